/* shots-places.c: the pictures that are kept: "store": those that the metainfo names; "help-pictures": of the help
 * (data/help/README.md); "readme": of the README (data/screenshots/README.md); and those to look at: "pads": of every
 * score pad, "years": of every page of the years
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "gnomon-shots.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/entry/entry-form.h"
#include "app/leagues/league-page.h"
#include "app/model/draft.h"
#include "app/result/result-page.h"
#include "app/setup/new-table-page.h"
#include "app/table/table-page-private.h"
#include "app/teach/teach-form.h"
#include "core/base/figure.h"
#include "core/match/option.h"
#include "games/games.h"
#include "records.h"

typedef struct {
  const char *name;      /* of its file */
  const char *scene;     /* or NULL: @go */
  void      (*go) (GnWindow *window);
  const char *game;
  gboolean    dark;
} Picture;

/* What lies over the window. */
static GtkWidget *popover;

static void
set_dark (gboolean dark)
{
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
}

static void
draw (GtkSnapshot *snapshot,
      GtkWidget   *widget)
{
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (widget);

  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
}

/* Saves a part of what is shown, with the pop-over where it lies; @alone: of the pop-over only. */
static void
save (GtkWidget             *window,
      gboolean               alone,
      const graphene_rect_t *part,
      const char            *path)
{
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  draw (snapshot, alone ? popover : window);
  if (popover && !alone)
    {
      GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (GTK_NATIVE (popover)));
      double x, y, own_x, own_y;

      gtk_native_get_surface_transform (GTK_NATIVE (window), &x, &y);
      gtk_native_get_surface_transform (GTK_NATIVE (popover), &own_x, &own_y);
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (
        (float) (gdk_popup_get_position_x (popup) + own_x - x), (float) (gdk_popup_get_position_y (popup) + own_y - y)));
      draw (snapshot, popover);
    }

  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  graphene_rect_t shown = *part;

  /* a pop-over lies in the middle */
  if (alone)
    shown.origin.x = (gtk_widget_get_width (popover) - shown.size.width) / 2;
  g_assert_true (gsk_renderer_realize (renderer, NULL, NULL));
  g_autoptr (GdkTexture) texture = gsk_renderer_render_texture (renderer, node, &shown);
  g_assert_true (gdk_texture_save_to_png (texture, path));
  gsk_renderer_unrealize (renderer);
}

static void
shoot (const Picture         *picture,
       const char            *folder,
       int                    width,
       int                    height,
       const graphene_rect_t *part)
{
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, picture->name);

  if (!picture->game)
    shots_evening ();
  shots_ask (picture->game);
  set_dark (picture->dark);
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  if (picture->scene)
    shots_go (window, picture->scene);
  else
    picture->go (window);
  fixture_settle ();
  fixture_settle ();
  save (shots_shown (window), popover && part, part ? part : &GRAPHENE_RECT_INIT (0, 0, width, height), path);
  popover = NULL;
  shots_close (window);
}

/* ---- Of the metainfo, no larger than a store shows them ------------------------------------------------------------ */

static const Picture store[] = {
  { "zavandor-middle-1000x700", "middle", NULL, "zavandor", FALSE },
  { "wizard-middle-1000x700-dark", "middle", NULL, "wizard", TRUE },
  { "invasion-table-1000x700", "table", NULL, "invasion", FALSE },
  { "rise-table-1000x700", "table", NULL, "rise", FALSE },
  { "gnomes-wizards-table-1000x700-dark", "table", NULL, "gnomes-wizards", TRUE },
  { "tonight-1000x700", "tonight", NULL, NULL, FALSE },
  { "result-1000x700-dark", "result", NULL, NULL, TRUE },
};

/* ---- Of the help ----------------------------------------------------------------------------------------------------- */

static void
go_why (GnWindow *window)
{
  GnTablePage *page;

  shots_go (window, "table");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_TABLE_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (page), "table.why", "s", "item");
  fixture_settle ();
  popover = GTK_WIDGET (page->why);
}

static void
go_secret (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = shots_hands ();

  gn_window_begin (window, table);
}

/* Played with a box, so that there is something to do with the pieces. */
static void
go_line (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = fixture_table_dealt ("zavandor", 3, GN_DEALER_BOX);

  fixture_play (table, 24, 3);
  gn_window_begin (window, table);
  fixture_settle ();
  fixture_play (table, 1, 3);
}

static void
go_pad (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = fixture_table ("pad", 3);

  shots_figures (table);
  gn_window_begin (window, table);
}

/* From the heading of the options on. */
static void
go_dealer (GnWindow *window)
{
  GtkWidget *page, *heading, *scrolled;
  graphene_rect_t at;

  shots_go (window, "new-table");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE);
  heading = fixture_find (page, GTK_TYPE_LABEL, _("Options"));
  scrolled = gtk_widget_get_ancestor (heading, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (heading, scrolled, &at));
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scrolled)),
                            gtk_adjustment_get_value (gtk_scrolled_window_get_vadjustment (
                              GTK_SCROLLED_WINDOW (scrolled))) + at.origin.y - 10);
}

/* From its top: the focus is on a button further down. */
static void
go_result (GnWindow *window)
{
  GtkWidget *page;

  shots_go (window, "result");
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_RESULT_PAGE);
  gtk_adjustment_set_value (
    gtk_scrolled_window_get_vadjustment (fixture_find_type (page, GTK_TYPE_SCROLLED_WINDOW)), 0);
}

/* Parts of pages, all of one width. */
static const struct {
  Picture         picture;
  int             width, height;
  graphene_rect_t part;
} helps[] = {
  { { "history", "history" }, 680, 640, { { 0, 0 }, { 680, 360 } } },
  { { "players", "person" }, 680, 640, { { 0, 0 }, { 680, 360 } } },
  { { "tonight", "new-table" }, 680, 900, { { 0, 48 }, { 680, 350 } } },
  { { "dealer", NULL, go_dealer }, 680, 420, { { 0, 48 }, { 680, 210 } } },
  { { "move", "table", NULL, "zavandor" }, 1366, 720, { { 0, 563 }, { 680, 157 } } },
  { { "line", NULL, go_line, "zavandor" }, 1280, 720, { { 0, 565 }, { 680, 155 } } },
  { { "why", NULL, go_why, "zavandor" }, 1000, 640, { { 0, 0 }, { 680, 356 } } },
  { { "undo", "log", NULL, "zavandor" }, 1366, 640, { { 680, 44 }, { 680, 340 } } },
  { { "correct", "correct", NULL, "zavandor" }, 1000, 640, { { 8, 96 }, { 680, 340 } } },
  { { "secret", NULL, go_secret, "rise" }, 800, 560, { { 60, 130 }, { 680, 320 } } },
  { { "end", NULL, go_result }, 680, 900, { { 0, 48 }, { 680, 400 } } },
  { { "pad", NULL, go_pad, "pad" }, 680, 640, { { 0, 44 }, { 680, 340 } } },
};

static void
shoot_help (const char *folder)
{
  for (guint i = 0; i < 2 * G_N_ELEMENTS (helps); i++)
    {
      Picture picture = helps[i / 2].picture;
      g_autofree char *name = g_strconcat (picture.name, i % 2 ? "-dark" : "", NULL);

      picture.name = name;
      picture.dark = i % 2;
      shoot (&picture, folder, helps[i / 2].width, helps[i / 2].height, &helps[i / 2].part);
    }
}

/* ---- Of the README --------------------------------------------------------------------------------------------------- */

#define YEARS 800   /* records of three years */
#define SEED  7
#define WHO   "Berta"

/* The years are made after the pictures of one evening, without the golden score pads, whose figures are not of this
 * world. */
static void
make_years (void)
{
  static gboolean made;

  if (made)
    return;
  made = TRUE;
  fixture_empty_library ();
  years_make (YEARS, SEED);
  for (guint i = 0; i < YEARS; i++)
    {
      g_autoptr (GFile) file = years_file (i);
      g_autofree char *text = NULL;

      if (g_file_load_contents (file, NULL, &text, NULL, NULL, NULL) && strstr (text, "\"game\":\"pad\""))
        g_file_delete (file, NULL, NULL);
    }
  fixture_league ("winter", "open");
}

/* fixture_play() would swap the tiles of a board for ever. */
static void
accept_board (GnMatchTable *table)
{
  const GnGame *game = gn_match_table_get_match (table)->game;
  g_auto (GnMoveList) list = { 0 };
  GnReply reply = { 0 };

  gn_move_list_init (&list);
  gn_match_table_legal (table, GN_EVERYTHING, &list);
  for (guint k = 0; k < list.n; k++)
    if (g_str_equal (game->verbs[list.move[k].verb].id, "accept-board"))
      {
        gn_match_table_do (table, &list.move[k], 1, &reply);
        return;
      }
}

/* In the midst of a match: at a question of that kind, after so many entries. */
static void
go_amid (GnWindow   *window,
         const char *game,
         const char *asked,
         guint       least)
{
  for (guint seed = 1; seed < 60; seed++)
    {
      g_autoptr (GnMatchTable) table = fixture_table (game, 3);

      for (guint n = 0; n < 300 && fixture_play (table, 1, seed + n) > 0 && !gn_match_table_is_over (table); n++)
        {
          g_autofree char *text = NULL;
          GnPrompt prompt;

          accept_board (table);
          gn_match_table_prompt (table, GN_EVERYTHING, &prompt);
          text = gn_say_text (gn_match_table_get_match (table), &prompt.what, FALSE);
          if (n < least || !strstr (text, asked))
            continue;
          gn_window_begin (window, table);
          return;
        }
    }
  g_error ("%s is never asked in %s", asked, game);
}

static void
go_invasion (GnWindow *window)
{
  go_amid (window, "invasion", "roll", 30);
}

static void
go_rise (GnWindow *window)
{
  go_amid (window, "rise", "meeple", 30);
}

static void
go_gnomes_wizards (GnWindow *window)
{
  go_amid (window, "gnomes-wizards", "assign", 40);
}

static void
go_wizard (GnWindow *window)
{
  go_amid (window, "wizard", "choose a character", 30);
}

/* The Wizard draws the last token of the bag on the table. */
static void
go_draw (GnWindow *window)
{
  for (guint seed = 1; seed < 100; seed++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_dealt ("wizard", 4, GN_DEALER_BOX);

      for (guint n = 0; n < 400 && fixture_play (table, 1, seed + n) > 0; n++)
        {
          g_autofree char *text = NULL;
          GnPrompt prompt;

          gn_match_table_prompt (table, GN_EVERYTHING, &prompt);
          text = gn_say_text (gn_match_table_get_match (table), &prompt.what, FALSE);
          if (strstr (text, "Wizard draws") && strstr (text, "token 3 of 3"))
            {
              gn_window_begin (window, table);
              return;
            }
        }
    }
}

/* A card of a box that nobody has written out yet. */
static void
go_teach (GnWindow *window)
{
  static const char *const names[] = { "Alphonse", "Berta", "Caroline" };
  const GnGame *game = gn_games_find ("invasion");
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (game, G_N_ELEMENTS (names), gn_set_new_empty (game, "own", "Own box"), &error);
  GnSay why = { 0 };
  g_autoptr (GnMatchTable) table = NULL;
  GnTablePage *page;
  GtkWidget *button;

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    gn_match_set_name (match, i, names[i]);
  for (guint i = 0; i < gn_game_n_families (game); i++)
    match->dealer[i] = GN_DEALER_BOX;
  table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  fixture_play (table, 60, 3);
  gn_window_begin (window, table);
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_TABLE_PAGE);
  gtk_widget_activate_action (GTK_WIDGET (page), "table.owed", NULL);
  fixture_settle ();
  button = fixture_find (GTK_WIDGET (page->entry_form), GTK_TYPE_BUTTON, "describe it");
  if (button)
    g_signal_emit_by_name (button, "clicked");
  gn_teach_form_type (gn_entry_form_get_teach (page->entry_form), "Pitchfork w 12 d8 / d10");
  fixture_settle ();
  popover = GTK_WIDGET (page->entry_popover);
}

static void
go_history (GnWindow *window)
{
  make_years ();
  gn_window_show (window, "history");
}

static void
go_person (GnWindow *window)
{
  make_years ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", WHO);
}

static void
go_evening (GnWindow *window)
{
  g_autoptr (GnHistoryIndex) index = NULL;
  g_autoptr (GArray) days = NULL;
  const GnHistoryCount *most = NULL;

  make_years ();
  index = fixture_index ();
  days = gn_history_index_count (index, &(GnHistoryQuery) { 0 }, GN_HISTORY_BY_DAY);
  for (guint i = 0; i < days->len; i++)
    if (!most || g_array_index (days, GnHistoryCount, i).n > most->n)
      most = &g_array_index (days, GnHistoryCount, i);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.evening", "u", most->number);
}

static void
go_league (GnWindow *window)
{
  make_years ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.league", "s", "winter");
}

static void
go_figures (GnWindow *window)
{
  make_years ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", "zavandor", "");
}

static void
go_players (GnWindow *window)
{
  make_years ();
  gn_window_show (window, "players");
}

static void
go_games (GnWindow *window)
{
  make_years ();
  gn_window_show (window, "games");
}

static void
go_leagues (GnWindow *window)
{
  make_years ();
  fixture_league ("spring", "knock-out");
  fixture_league ("summer", "round-robin");
  gn_window_show (window, "leagues");
}

/* The league from its playoffs on */
static void
go_playoffs (GnWindow *window)
{
  GtkWidget *page, *inner;
  GtkScrolledWindow *scroller;
  graphene_rect_t bounds;

  go_league (window);
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_LEAGUE_PAGE);
  scroller = fixture_find_type (page, GTK_TYPE_SCROLLED_WINDOW);
  inner = gtk_widget_get_first_child (gtk_scrolled_window_get_child (scroller));
  if (gtk_widget_compute_bounds (fixture_child (page, "bracket"), inner, &bounds))
    gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (scroller), bounds.origin.y - 60);
}

static const Picture readme[] = {
  { "tonight", "tonight", NULL, NULL, FALSE },
  { "new-table-dark", "new-table", NULL, NULL, TRUE },
  { "result-dark", NULL, go_result, NULL, TRUE },
  { "help-dark", "help", NULL, NULL, TRUE },
  { "table-light", "middle", NULL, "zavandor", FALSE },
  { "table-dark", "middle", NULL, "zavandor", TRUE },
  { "wizard-light", NULL, go_wizard, "wizard", FALSE },
  { "wizard-draw", NULL, go_draw, "wizard", FALSE },
  { "invasion-light", NULL, go_invasion, "invasion", FALSE },
  { "invasion-teach", NULL, go_teach, "invasion", FALSE },
  { "rise-light", NULL, go_rise, "rise", FALSE },
  { "gnomes-wizards-light", NULL, go_gnomes_wizards, "gnomes-wizards", FALSE },
  { "pad-dark", NULL, go_pad, "pad", TRUE },
  { "history-light", NULL, go_history, NULL, FALSE },
  { "person-dark", NULL, go_person, NULL, TRUE },
  { "evening-light", NULL, go_evening, NULL, FALSE },
  { "league-dark", NULL, go_league, NULL, TRUE },
  { "game-light", NULL, go_figures, NULL, FALSE },
  { "players-light", NULL, go_players, NULL, FALSE },
  { "games-dark", NULL, go_games, NULL, TRUE },
  { "playoffs-dark", NULL, go_playoffs, NULL, TRUE },
  { "leagues-light", NULL, go_leagues, NULL, FALSE },   /* last: it adds leagues */
};

/* ---- Of the years: to look at, none is kept -------------------------------------------------------------------------- */

static void
go_rivalry (GnWindow *window)
{
  make_years ();
  gtk_widget_activate_action (GTK_WIDGET (window), "win.rivalry", "(ss)", WHO, "Ann");
}

static void
go_group (GnWindow *window)
{
  static const char *const names[] = { WHO, "Ann", "Emil", "Zoë", NULL };
  g_autoptr (GVariant) group = g_variant_ref_sink (g_variant_new_strv (names, -1));

  make_years ();
  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.group", group);
}

static void
go_robin (GnWindow *window)
{
  make_years ();
  fixture_league ("summer", "round-robin");
  gtk_widget_activate_action (GTK_WIDGET (window), "win.league", "s", "summer");
}

static const Picture years[] = {
  { "history", NULL, go_history },
  { "evening", NULL, go_evening },
  { "players", NULL, go_players },
  { "person", NULL, go_person },
  { "rivalry", NULL, go_rivalry },
  { "group", NULL, go_group },
  { "games", NULL, go_games },
  { "game", NULL, go_figures },
  { "leagues", NULL, go_leagues },
  { "league", NULL, go_league },
  { "round-robin", NULL, go_robin },
  { "playoffs", NULL, go_playoffs },
};

/* ---- Of the score pads: to look at, none is kept ---------------------------------------------------------------------- */

static guint pad;         /* which of those that ship, */
static gboolean at_end;   /* in play or at its end, */

/* with as many players as it is for, who have long names. */
static GnMatchTable *
pad_table (void)
{
  static const char *const names[GN_MAX_SEATS] = {
    "Maximiliane Auguste", "Bartholomäus", "Caroline", "Diane-Charlotte", "Emil", "Friederike Wilhelmine", "Gustav",
    "Hannelore", "Ida", "Jonas", "Konstantin der Große", "Lena" };
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find ("pad"));
  const GnOption *option = &gn_draft_get_game (draft)->options[0];
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  guint seats = GN_MAX_SEATS;

  gn_draft_set_option (draft, 0, pad);
  while (!gn_option_suits (option, gn_draft_get_set (draft), pad, seats))
    seats--;
  for (guint i = 0; i < seats; i++)
    gn_draft_add_person (draft, names[i], (int) i);
  gn_draft_set_title (draft, "Rummy");

  GnMatch *match = gn_draft_match (draft, &error);

  g_assert_no_error (error);
  GnMatchTable *table = gn_match_table_new (match, NULL, &why, &error);
  g_assert_no_error (error);
  return table;
}

/* Enters what comes first: the figure of the next cell, a bid, what was made, a place. */
static void
go_any_pad (GnWindow *window)
{
  static const char *const figures[] = { "12", "5", "17", "0", "30+8", "9", "25", "3", "40", "15" };
  g_autoptr (GnMatchTable) table = pad_table ();
  const GnMatch *match = gn_match_table_get_match (table);

  const guint most = at_end ? 400 : 3 * match->n_seats + 2u;

  for (guint i = 0; i < most && !gn_match_table_is_over (table); i++)
    {
      g_auto (GnMoveList) list = { 0 };
      GnReply reply = { 0 };
      gboolean done = FALSE;

      gn_move_list_init (&list);
      gn_match_table_legal (table, GN_EVERYTHING, &list);
      for (guint k = 0; k < list.n && !done; k++)
        {
          const GnVerb *verb = &match->game->verbs[list.move[k].verb];

          /* (nothing is mended, and no match ended, before its time) */
          if (list.n > 1 && (verb->args[0].kind == GN_ARG_THING || g_str_equal (verb->id, "win")))
            continue;
          if (verb->args[0].kind == GN_ARG_FIGURE)
            {
              g_autofree char *place = g_strdup_printf ("%u", i + 1);
              const gboolean places = g_str_equal (verb->id, "place");

              gn_figure_parse (places ? place : figures[i % G_N_ELEMENTS (figures)], list.move[k].arg);
              /* (on a pad of multiples of five) */
              if (!gn_match_table_check (table, GN_EVERYTHING, &list.move[k], NULL))
                gn_figure_parse ("15", list.move[k].arg);
            }
          done = gn_match_table_do (table, &list.move[k], 1, &reply);
        }
      if (!done)
        break;
    }
  if (at_end && !gn_match_table_is_over (table))
    gn_match_table_stop (table, NULL);
  gn_table_tab_set_result (gn_window_begin (window, table), at_end);
}

static void
shoot_pads (const char *folder)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1920, 1080 }, { 360, 640 } };
  g_autoptr (GnSet) pads = gn_set_new_stand_in (gn_games_find ("pad"), NULL);

  for (pad = 0; pad < gn_set_size (pads, 0); pad++)
    for (guint i = 0; i < 2 * G_N_ELEMENTS (sizes); i++)
      {
        const int *size = sizes[i / 2];
        g_autofree char *name = NULL;

        at_end = i % 2;
        name = g_strdup_printf ("%s%s-%dx%d", gn_set_id (pads, 0, pad), at_end ? "-end" : "", size[0], size[1]);
        shoot (&(Picture) { name, NULL, go_any_pad, "pad", pad % 2 }, folder, size[0], size[1], NULL);
      }
}

static void
shoot_years (const char *folder)
{
  static const int sizes[][2] = { { 1280, 720 }, { 1366, 768 }, { 1920, 1080 }, { 360, 640 } };

  for (guint i = 0; i < G_N_ELEMENTS (years); i++)
    for (guint k = 0; k < 2 * G_N_ELEMENTS (sizes); k++)
      {
        Picture picture = years[i];
        const int *size = sizes[k / 2];
        g_autofree char *name = g_strdup_printf ("%s-%dx%d%s", picture.name, size[0], size[1], k % 2 ? "-dark" : "");

        picture.name = name;
        picture.dark = k % 2;
        shoot (&picture, folder, size[0], size[1], NULL);
      }
}

gboolean
shots_of_place (const char *folder,
                const char *place)
{
  if (g_str_equal (place, "help-pictures"))
    shoot_help (folder);
  else if (g_str_equal (place, "store"))
    for (guint i = 0; i < G_N_ELEMENTS (store); i++)
      shoot (&store[i], folder, 1000, 700, NULL);
  else if (g_str_equal (place, "readme"))
    for (guint i = 0; i < G_N_ELEMENTS (readme); i++)
      shoot (&readme[i], folder, 1366, 768, NULL);
  else if (g_str_equal (place, "years"))
    shoot_years (folder);
  else if (g_str_equal (place, "pads"))
    shoot_pads (folder);
  else
    return FALSE;
  return TRUE;
}
