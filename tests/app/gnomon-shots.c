/* gnomon-shots.c: pictures of every page, light and dark, at the sizes that matter: gnomon-shots [FOLDER [WHAT [SCENE]]]
 *
 * WHAT is a scene, a game (and one SCENE of it), a record, whose end it shows, or a place that has pictures
 * (shots-places.c).
 *
 * Whoever adds a page adds a scene: a function that brings the window there. Pictures are for looking at: no test
 * compares them.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gnomon-shots.h"
#include "app/people/players-page.h"
#include "app/correct/correct-dialog.h"
#include "app/correct/touch-table.h"
#include "app/model/draft.h"
#include "app/model/record-summary.h"
#include "games/games.h"
#include "core/base/figure.h"
#include "core/library/library.h"
#include "sheets/share.h"
#include "app/setup/new-table-page.h"
#include "app/table/table-page-private.h"
#include "app/teach/set-window.h"
#include "app/window/public-window.h"

typedef struct {
  const char *name;
  void      (*go) (GnWindow *window);
  const char *action;    /* of the window, where it alone leads there */
} Scene;

#define SOON 3    /* seeds that are tried for a large hand */

static GFile *open_game, *finished_game;

/* ---- The evening that the pictures show ------------------------------------------------------------------ */

static GFile *
keep (GnMatchTable *table)
{
  g_autoptr (GError) error = NULL;
  GFile *file = gn_library_new_file (gn_match_table_get_match (table));

  gn_roster_remember (gn_match_table_get_match (table));
  g_assert_true (gn_match_table_record (table, file, &error));
  return file;
}

/* fixture_play() tries the largest. */
void
shots_figures (GnMatchTable *table)
{
  static const char *const figures[] = { "12", "7", "15", "9", "3+8", "6", "14", "5", "10", "2", "21", "8", "11" };
  const GnGame *game = gn_match_table_get_match (table)->game;

  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    {
      g_auto (GnMoveList) list = { 0 };
      GnReply reply = { 0 };

      gn_move_list_init (&list);
      gn_match_table_legal (table, GN_EVERYTHING, &list);
      for (guint k = 0; k < list.n; k++)
        if (g_str_equal (game->verbs[list.move[k].verb].id, "score"))
          {
            gn_figure_parse (figures[i], list.move[k].arg);
            gn_match_table_do (table, &list.move[k], 1, &reply);
            break;
          }
    }
}

/* A match of the game that scores any game, stopped. */
static void
make_another (void)
{
  const GnGame *const *game = gn_games ();

  while (*game && !(*game)->another)
    game++;
  if (!*game)
    return;

  g_autoptr (GnMatchTable) table = fixture_table ((*game)->id, 5);

  g_object_unref (keep (table));
  shots_figures (table);
  if (!gn_match_table_is_over (table))
    gn_match_table_stop (table, NULL);
  gn_match_table_close_record (table);
}

static void
make_evening (void)
{
  const char *game = gn_shelf_find ("zavandor")->game ? "zavandor" : "example";
  g_autoptr (GnMatchTable) finished = fixture_table (game, 3), open = fixture_table (game, 3),
                           other = fixture_table (game, 4);

  finished_game = keep (finished);
  fixture_play (finished, 4000, 4);
  if (!gn_match_table_is_over (finished))
    gn_match_table_stop (finished, NULL);
  gn_match_table_close_record (finished);

  make_another ();
  g_object_unref (keep (other));
  fixture_play (other, 120, 5);
  gn_match_table_close_record (other);
  g_usleep (1100000);   /* the last changed comes first, by the second */

  open_game = keep (open);
  fixture_play (open, 90, 8);
  gn_match_table_close_record (open);
}

/* ---- Scenes --------------------------------------------------------------------------------------------------- */

static void
go_tonight (GnWindow *window)
{
  gn_window_show (window, "tonight");
  fixture_settle ();
}

/* A night with six tables that wait. */
static void
go_tonight_many (GnWindow *window)
{
  static gboolean made;

  for (guint i = 0; !made && i < 4; i++)
    {
      g_autoptr (GnMatchTable) table = fixture_table (gn_games ()[1 + i]->id, 3);

      g_object_unref (keep (table));
      fixture_play (table, 60, 7);
      gn_match_table_close_record (table);
    }
  made = TRUE;
  go_tonight (window);
}

static void
go_new_table (GnWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table-of", "s", "zavandor");
}

static void
go_new_table_box (GnWindow *window)
{
  go_new_table (window);
  fixture_settle ();
  GtkWidget *page = fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL);
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));
  for (guint i = 0; i < gn_game_n_families (gn_draft_get_game (draft)); i++)
    gn_draft_set_dealer (draft, i, GN_DEALER_BOX, NULL);
  for (guint i = 0; i < 8 && i < gn_draft_get_n_steps (draft); i++)
    gn_draft_set_done (draft, i, TRUE);
  gn_draft_set_option (draft, 0, 1);
  if (gn_draft_get_n_roles (draft) > 2)
    {
      gn_draft_set_role (draft, 0, 1);
      gn_draft_set_role (draft, 1, 2);
      gn_draft_set_role (draft, 2, 0);
    }
}

static void
go_table (GnWindow *window)
{
  gn_window_open (window, open_game);
}

static void
go_result (GnWindow *window)
{
  gn_window_open (window, finished_game);
}

static void
go_preview (GnWindow *window)
{
  gn_window_open (window, finished_game);
  fixture_settle ();
  GtkWidget *button = fixture_find (GTK_WIDGET (gn_window_get_tab (window)), GTK_TYPE_BUTTON, "Preview");
  if (button)
    g_signal_emit_by_name (button, "clicked");
}

/* A table that ended level: how the tie was broken. */
static void
go_tie (GnWindow *window)
{
  for (guint seed = 1; seed < 400; seed++)
    {
      g_autoptr (GnMatchTable) table = fixture_table ("example", 4);

      fixture_play (table, 2000, seed);
      g_autoptr (GnScoresheet) score = gn_match_table_score (table, GN_EVERYTHING);
      if (!gn_match_table_is_over (table) || !score->n_ties)
        continue;
      gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
      return;
    }
}

static void
go_history (GnWindow *window)
{
  gn_window_show (window, "history");
}

static void
go_person (GnWindow *window)
{
  g_autoptr (GPtrArray) people = gn_roster_load ();

  if (people && people->len)
    gtk_widget_activate_action (GTK_WIDGET (window), "win.person", "s", ((GnPerson *) people->pdata[0])->name);
}

static void
go_game_figures (GnWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "(ss)", "zavandor", "");
}

/* What was asked for by a game's id: gnomon-shots FOLDER ferry */
static const GnGame *asked_game;

static GnMatchTable *
new_asked (void)
{
  return fixture_table (asked_game->id, MIN (3, asked_game->max_seats));
}

static void
go_game (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = new_asked ();

  fixture_play (table, 24, 3);
  gn_window_begin (window, table);
}

/* Much has happened by now. */
static void
go_game_middle (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = new_asked ();

  fixture_play (table, 260, 5);
  gn_window_begin (window, table);
}

/* Three of the roster, chosen, and their page. */
static void
go_group (GnWindow *window)
{
  g_autoptr (GPtrArray) people = gn_roster_load ();
  const char *names[4] = { NULL };

  for (guint i = 0; people && i < MIN (people->len, 3); i++)
    names[i] = ((GnPerson *) people->pdata[i])->name;

  g_autoptr (GVariant) three = g_variant_ref_sink (g_variant_new_strv (names, -1));

  gtk_widget_activate_action_variant (GTK_WIDGET (window), "win.group", three);
}

static void
go_players_chosen (GnWindow *window)
{
  gn_window_show (window, "players");
  gtk_widget_activate_action (fixture_find_type (GTK_WIDGET (window), GN_TYPE_PLAYERS_PAGE), "players.select", NULL);
}

/* A table whose players hold cards, played on till the one who plays holds some; so many if that comes soon. */
static GnMatchTable *
new_hands (guint wish)
{
  static const GnGame *game;      /* of which it is known where that is: a search takes long */
  static guint seed, least, wished;

  if (game != asked_game || wished != wish)
    {
      game = asked_game;
      wished = least = wish;
      seed = 0;
    }
  for (; least; least = least > 1 ? 1 : 0, seed = 0)
    for (seed = MAX (seed, 1); seed < (least > 1 ? SOON : 40); seed++)
      {
        GnMatchTable *table = fixture_table_hands (game->id, MIN (3, game->max_seats));

        if (fixture_play_to_hand (table, seed, least, FALSE) >= 0)
          return table;
        g_object_unref (table);
      }
  return NULL;
}

/* Who plays looks at the hand. */
static void
go_game_hand (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = new_hands (3);
  GnTablePage *page;

  if (!table)
    return;
  gn_window_begin (window, table);
  fixture_settle ();
  page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_TABLE_PAGE);
  if (gn_curtain_is_up (page->curtain))
    gn_curtain_hold (page->curtain, TRUE);
  else
    gn_table_page_peek (page, TRUE);
}

static void
go_game_log (GnWindow *window)
{
  go_game_middle (window);
  fixture_settle ();
  gn_table_page_show_pane (fixture_find_type (GTK_WIDGET (window), GN_TYPE_TABLE_PAGE), "log");
}

/* The table that is corrected by touching it: shown in the window's place. */
static GtkWidget *asked_dialog, *asked_form;

static void
go_game_correct (GnWindow *window)
{
  int width, height;

  go_game_middle (window);
  fixture_settle ();

  GnTablePage *page = fixture_find_type (GTK_WIDGET (window), GN_TYPE_TABLE_PAGE);

  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  asked_dialog = gn_correct_dialog_new (page->table);
  gtk_window_set_default_size (GTK_WINDOW (asked_dialog), width, height);
  gtk_window_present (GTK_WINDOW (asked_dialog));
}

/* And the small form at one of its things. */
static void
go_game_correct_open (GnWindow *window)
{
  go_game_correct (window);
  fixture_settle ();
  fixture_settle ();

  GtkWidget *last = NULL;

  for (GtkWidget *mark = gtk_widget_get_first_child (fixture_find_type (asked_dialog, GN_TYPE_TOUCH_TABLE)); mark;
       mark = gtk_widget_get_next_sibling (mark))
    if (gtk_widget_has_css_class (mark, "touch"))
      last = mark;
    else if (GTK_IS_POPOVER (mark))
      asked_form = mark;
  if (last)
    g_signal_emit_by_name (last, "clicked");
}

static void
go_game_correct_fields (GnWindow *window)
{
  go_game_correct (window);
  fixture_settle ();
  gtk_stack_set_visible_child_name (fixture_child (asked_dialog, "views"), "fields");
}

/* The form for a component of an own box. */
static void
go_game_set (GnWindow *window)
{
  g_autoptr (GnSet) own = gn_set_new_empty (asked_game, "own-box", "Own box"),
                    stand_in = gn_set_new_stand_in (asked_game, NULL);
  int width, height;
  guint family = 0;

  for (guint i = 0; i < gn_game_n_families (asked_game); i++)
    if (asked_game->families[i].attrs && !asked_game->families[i].designed
        && gn_set_size (stand_in, i) >= gn_set_size (stand_in, family))
      family = i;
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  asked_dialog = gn_set_window_new (own);
  gtk_window_set_default_size (GTK_WINDOW (asked_dialog), MIN (width, 760), MIN (height, 720));
  gtk_window_present (GTK_WINDOW (asked_dialog));
  gn_set_window_open (GN_SET_WINDOW (asked_dialog), family, -1, NULL);
}

static void
go_game_end (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = new_asked ();

  fixture_play (table, 4000, 3);
  gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
}

static void
go_game_new (GnWindow *window)
{
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table-of", "s", asked_game->id);
}

/* The same with as many people as the game allows. */
static void
go_game_new_full (GnWindow *window)
{
  static const char *const names[GN_MAX_SEATS] = { "Alphonse", "Berta", "Caroline", "Diane", "Emil", "Frida",
                                                   "Gustav", "Hanna", "Ida", "Jonas", "Klara", "Lena" };

  go_game_new (window);
  fixture_settle ();
  GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (
    fixture_find (GTK_WIDGET (window), GN_TYPE_NEW_TABLE_PAGE, NULL)));

  gn_draft_set_title (draft, "Rummy");
  for (guint i = 0; i < asked_game->max_seats; i++)
    if (i < gn_draft_get_n_seats (draft))
      gn_draft_set_name (draft, i, names[i]);
    else
      gn_draft_add_person (draft, names[i], -1);
}

/* A record that was asked for: gnomon-shots FOLDER some.gnomon */
static GFile *asked_record;

static void
go_record_result (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = gn_match_table_open (asked_record, FALSE, NULL, NULL);

  gn_table_tab_set_result (gn_window_begin (window, table), TRUE);
}

static void
go_record_ceremony (GnWindow *window)
{
  g_autoptr (GnMatchTable) table = fixture_before_end (asked_record);

  gn_window_begin (window, table);
  fixture_settle ();
  g_assert_true (gn_match_table_redo (table, NULL));
  fixture_settle ();
}

static const Scene record_scenes[] = {
  { "ceremony", go_record_ceremony },
  { "result", go_record_result },
};

static const Scene game_scenes[] = {
  { "table", go_game },
  { "middle", go_game_middle },
  { "hand", go_game_hand },
  { "log", go_game_log },
  { "correct", go_game_correct },
  { "correct-open", go_game_correct_open },
  { "correct-fields", go_game_correct_fields },
  { "set", go_game_set },
  { "end", go_game_end },
  { "new", go_game_new },
  { "new-full", go_game_new_full },
};

static const Scene scenes[] = {
  { "tonight", go_tonight },
  { "new-table", go_new_table },
  { "new-table-box", go_new_table_box },
  { "table", go_table },
  { "result", go_result },
  { "preview", go_preview },
  { "tie", go_tie },
  { "history", go_history },
  { "players", NULL, "win.players" },
  { "person", go_person },
  { "help", NULL, "win.help" },
  { "players-chosen", go_players_chosen },
  { "group", go_group },
  { "games", NULL, "win.games" },
  { "game-figures", go_game_figures },
  { "tonight-many", go_tonight_many },   /* last: it adds to the evening */
};

/* ---- Windows of their own --------------------------------------------------------------------------------------- */

static void
shoot_window (GtkWidget  *window,
              const char *folder,
              const char *name)
{
  g_autofree char *path = g_strdup_printf ("%s/%s.png", folder, name);

  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  fixture_settle ();
  fixture_shot (window, path);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

typedef struct {
  int width, height;
} Size;

static void
shoot_scene (const Scene *scene,
             const char  *folder,
             int          width,
             int          height,
             gboolean     dark)
{
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  g_autofree char *of = asked_record ? g_file_get_basename (asked_record) : g_strdup (asked_game ? asked_game->id : "");
  g_autofree char *path = g_strdup_printf ("%s/%s%s%s-%dx%d%s.png", folder, of, *of ? "-" : "", scene->name, width,
                                           height, dark ? "-dark" : "");

  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  if (scene->action)
    gtk_widget_activate_action (GTK_WIDGET (window), scene->action, NULL);
  else
    scene->go (window);
  fixture_settle ();
  fixture_settle ();
  fixture_shot (asked_dialog ? asked_dialog : GTK_WIDGET (window), path);
  if (asked_form)
    {
      g_autofree char *form = g_strconcat (path, "-form.png", NULL);   /* a window of its own */

      fixture_shot (asked_form, form);
      gtk_popover_popdown (GTK_POPOVER (asked_form));
      fixture_settle ();
    }
  asked_form = NULL;
  if (asked_dialog)
    gtk_window_destroy (GTK_WINDOW (asked_dialog));
  asked_dialog = NULL;
  gtk_window_close (GTK_WINDOW (window));
  fixture_settle ();
}

static void
shoot_asked (const char *folder)
{
  g_autoptr (GnMatchTable) table = new_asked ();
  g_autofree char *name = g_strconcat (asked_game->id, "-public-1920x1080", NULL);

  fixture_play (table, 24, 3);
  GtkWidget *public = gn_public_window_new (table);
  gtk_window_set_default_size (GTK_WINDOW (public), 1920, 1080);
  shoot_window (public, folder, name);
}

static void
shoot_others (const char *folder)
{
  g_autoptr (GnMatchTable) table = gn_match_table_open (open_game, FALSE, NULL, NULL);

  GnWindow *window = fixture_window_of (1280, 720);
  GtkWidget *preferences = fixture_preferences (window);
  g_autofree char *path = g_strdup_printf ("%s/preferences.png", folder);

  fixture_shot (GTK_WIDGET (gtk_widget_get_root (preferences)), path);
  fixture_leave (preferences);
  fixture_close (window);
  GtkWidget *public = gn_public_window_new (table);
  gtk_window_set_default_size (GTK_WINDOW (public), 1920, 1080);
  shoot_window (public, folder, "public-1920x1080");
}

/* How a record ends: the pages, light and dark, and what is printed and sent. */
static void
shoot_record (const char *folder,
              const Size *size,
              guint       n)
{
  g_autoptr (GnMatchTable) table = gn_match_table_open (asked_record, FALSE, NULL, NULL);
  g_autoptr (GnSheet) sheet = gn_sheet_new (table, GN_EVERYTHING);
  g_autofree char *name = g_file_get_basename (asked_record);
  g_autofree char *path = g_strdup_printf ("%s/%s-sheet.png", folder, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_autofree char *shared = g_strdup_printf ("%s/%s-share.png", folder, name);
  g_autoptr (GFile) share = g_file_new_for_path (shared);

  g_assert_true (gn_sheet_write (sheet, file, GN_PAPER_A4, NULL));
  g_assert_true (gn_share_write (sheet, share, NULL));
  GtkWidget *public = gn_public_window_new (table);
  g_autofree char *large = g_strconcat (name, "-public-1920x1080", NULL);

  gtk_window_set_default_size (GTK_WINDOW (public), 1920, 1080);
  shoot_window (public, folder, large);

  for (guint dark = 0; dark < 2; dark++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint s = 0; s < n; s++)
        for (guint i = 0; i < G_N_ELEMENTS (record_scenes); i++)
          shoot_scene (&record_scenes[i], folder, size[s].width, size[s].height, dark);
    }
}

/* ---- For shots-places.c ------------------------------------------------------------------------------------------ */

void
shots_ask (const char *game)
{
  asked_game = game ? gn_games_find (game) : NULL;
}

void
shots_evening (void)
{
  if (!open_game)
    make_evening ();
}

void
shots_go (GnWindow   *window,
          const char *name)
{
  const Scene *scene = asked_game ? game_scenes : scenes;

  while (!g_str_equal (scene->name, name))
    scene++;
  if (scene->action)
    gtk_widget_activate_action (GTK_WIDGET (window), scene->action, NULL);
  else
    scene->go (window);
  fixture_settle ();
  fixture_settle ();
}

GnMatchTable *
shots_hands (void)
{
  return new_hands (1);
}

GtkWidget *
shots_shown (GnWindow *window)
{
  return asked_dialog ? asked_dialog : GTK_WIDGET (window);
}

void
shots_close (GnWindow *window)
{
  if (asked_dialog)
    gtk_window_destroy (GTK_WINDOW (asked_dialog));
  asked_dialog = NULL;
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  static const Size sizes[] = { { 1280, 720 }, { 1366, 768 }, { 1920, 1080 }, { 2560, 1440 }, { 720, 900 }, { 360, 640 } };
  g_autofree char *folder = g_strdup (argc > 1 ? argv[1] : ".");
  g_autofree char *only = argc > 2 ? g_strdup (argv[2]) : NULL, *of_game = argc > 3 ? g_strdup (argv[3]) : NULL;

  argc = 1;
  fixture_init (&argc, &argv);
  g_mkdir_with_parents (folder, 0755);
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", "Cantarell 11", NULL);
  fixture_app ();
  asked_game = only ? gn_games_find (only) : NULL;
  asked_record = only && g_str_has_suffix (only, ".gnomon") ? g_file_new_for_commandline_arg (only) : NULL;
  if (asked_record)
    {
      shoot_record (folder, sizes, G_N_ELEMENTS (sizes));
      return 0;
    }
  if (only && shots_of_place (folder, only))
    return 0;
  if (!asked_game)
    make_evening ();

  for (guint dark = 0; dark < 2; dark++)
    {
      adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                          dark ? ADW_COLOR_SCHEME_FORCE_DARK : ADW_COLOR_SCHEME_FORCE_LIGHT);
      for (guint s = 0; s < G_N_ELEMENTS (sizes); s++)
        for (guint i = 0; i < (asked_game ? G_N_ELEMENTS (game_scenes) : G_N_ELEMENTS (scenes)); i++)
          {
            const Scene *scene = asked_game ? &game_scenes[i] : &scenes[i];

            if ((only && !asked_game && !g_str_equal (only, scene->name))
                || (of_game && !g_str_equal (of_game, scene->name)) || (dark && s > 0 && !only))
              continue;
            shoot_scene (scene, folder, sizes[s].width, sizes[s].height, dark);
          }
    }
  if (asked_game)
    shoot_asked (folder);
  else if (!only)
    shoot_others (folder);
  return 0;
}
