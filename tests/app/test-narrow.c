/* test-narrow.c: in a narrow window nothing lies beyond its edge and nobody's name is cut off with "…"
 *
 * With the most seats and names of twenty letters, at a table, where it ends, where it is corrected, and on the pages
 * without a table, component sets and the forms that teach them: at 360 and 420, as on a telephone, and a table at 720.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "narrow-look.h"

#include "app/correct/correct-dialog-private.h"
#include "app/history/history-page-private.h"
#include "app/people/person-page.h"
#include "app/people/players-page.h"
#include "app/model/draft.h"
#include "app/setup/new-table-page.h"
#include "app/table/players-box.h"
#include "app/window/public-window.h"
#include "app/window/window.h"
#include "core/library/library.h"
#include "panels/drawing/style.h"
#include "games/games.h"

#define ENTRIES 60
#define MOST    600   /* in which a match comes to its end, or it is stopped */
#define FEW     12    /* where everything is slow */
#define FRAME   16    /* round a pop-over */
#define EVERY   4     /* looked at after so many entries, at 360 after each */

static GtkWidget *
window_of (int width,
           int height)
{
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));

  /* where nothing composes the windows GTK draws a frame of 5 within */
  if (!gdk_display_is_composited (gdk_display_get_default ()))
    width += 10;
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  fixture_settle ();
  return GTK_WIDGET (window);
}

static void
test_game (gconstpointer data)
{
  static const int widths[][2] = { { 720, 900 }, { 420, 760 }, { 360, 640 } };
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const guint most = g_getenv ("GNOMON_QUICK") ? FEW : ENTRIES;

  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
      GtkWidget *window = window_of (widths[w][0], widths[w][1]);
      GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
      GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
      Look look = { .wrong = wrong, .root = GTK_WIDGET (tab), .width = widths[w][0], .where = game->id,
                    .curtain = GTK_WIDGET (page->curtain), .at_table = TRUE };
      GnStream stream;

      gn_stream_init (&stream, 3);
      for (guint i = 0; i < most && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
        {
          if (i % EVERY && widths[w][0] > 360)
            continue;
          if (gn_curtain_is_up (page->curtain))
            gn_curtain_lower (page->curtain);
          look_round (&look);
          /* actions scroll in a lower window only */
          g_assert_false (gtk_widget_get_visible (fixture_child (page->bottom, "scroller")));
        }
      look.at_table = FALSE;
      if (w > 0)
        {
          static const char *const panes[] = { "moves", "log", "odds", "rules" };

          for (guint i = 0; i < G_N_ELEMENTS (panes); i++)
            {
              look.where = panes[i];
              gn_table_page_show_pane (page, panes[i]);
              look_round (&look);
            }
        }
      look.where = "result";
      look.of_page = TRUE;
      gn_table_tab_set_result (tab, TRUE);
      look_round (&look);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }

  Look look = { .wrong = wrong };
  look_tell (&look);
}

/* The column of the players ends with it: none of its cards, nor what the game has there, is cut at its lower edge. */
static void
look_at_column (Look      *look,
                GtkWidget *column)
{
  const int height = gtk_widget_get_height (column);

  for (GtkWidget *card = gtk_widget_get_first_child (column); card; card = gtk_widget_get_next_sibling (card))
    {
      graphene_rect_t at;

      if (gtk_widget_get_mapped (card) && gtk_widget_compute_bounds (card, column, &at)
          && at.origin.y + at.size.height > height + 1)
        {
          g_autofree char *what = g_strdup_printf ("its card ends at %.0f of %d", at.origin.y + at.size.height, height);

          look_blame (look, card, what);
        }
    }
}

/* Every sentence of a panel with one of these names, up to the end of a match, on the smallest laptop. */
static void
test_laptop (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
  GtkWidget *window = window_of (1280, 720);
  GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  Look look = { .wrong = wrong, .root = GTK_WIDGET (page->panel), .width = 1280, .where = game->id, .of_page = TRUE,
                .of_laptop = TRUE };
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i < MOST && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    {
      if (i % EVERY && !gn_match_table_is_over (table))
        continue;
      if (gn_curtain_is_up (page->curtain))
        gn_curtain_lower (page->curtain);
      look_round (&look);
      look_at_column (&look, fixture_find_type (GTK_WIDGET (page), GN_TYPE_PLAYERS_BOX));
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  look_tell (&look);
}

/* A box deals: also what says that something has come up is whole. */
static void
test_box (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table_dealt (game->id, MIN (game->max_seats, 3), GN_DEALER_BOX);
  GtkWidget *window = window_of (360, 640);
  GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  Look look = { .wrong = wrong, .root = GTK_WIDGET (page->bottom), .width = 360, .where = game->id };
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i < ENTRIES && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    {
      if (i % EVERY)
        continue;
      look_round (&look);
      look_check_width (&look);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  look_tell (&look);
}

/* What the button of a form says is whole, in as many lines as it needs. */
static void
test_forms (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table (game->id, MIN (game->max_seats, 3));
  GtkWidget *window = window_of (360, 640);
  GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
  GnTablePage *page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  Look look = { .wrong = wrong, .root = GTK_WIDGET (page), .width = 360, .where = game->id };
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i < ENTRIES && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    {
      if (i % EVERY)
        continue;
      if (gn_curtain_is_up (page->curtain))
        gn_curtain_lower (page->curtain);
      fixture_settle ();
      for (guint verb = 0; game->verbs[verb].id; verb++)
        {
          GtkWidget *button = GTK_WIDGET (gn_bottom_bar_get_button (page->bottom, verb));

          if (!button || !gtk_widget_get_mapped (button))
            continue;
          g_signal_emit_by_name (button, "clicked");
          fixture_settle ();
          if (!gtk_widget_get_visible (GTK_WIDGET (page->form_popover)))
            continue;
          look_at_button (&look, fixture_child (GTK_WIDGET (page->form), "accept_text"));
          gtk_popover_popdown (page->form_popover);
          fixture_settle ();
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  look_tell (&look);
}

/* How the table stands when the match is over. */
static void
test_end (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
  GnStream stream;

  gn_stream_init (&stream, 3);
  for (guint i = 0; i < MOST && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    ;
  if (!gn_match_table_is_over (table))
    g_assert_true (gn_match_table_stop (table, NULL));

  GtkWidget *window = window_of (360, 640);
  GnTableTab *tab = gn_window_begin (GN_WINDOW (window), table);
  Look look = { .wrong = wrong, .root = GTK_WIDGET (tab), .width = 360, .where = game->id, .at_table = TRUE,
                .at_end = TRUE };

  look_round (&look);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  look_tell (&look);
}

/* Names of one long word, in the headline and in the ranking, are not broken. */
static void
test_long_names (void)
{
  static const char *const names[] = { "Bartholomäusschmidt", "Constantinvonthurn", "Theodorapapadopoulou" };
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_named ((*game)->id, names, G_N_ELEMENTS (names));
      GtkWidget *window;
      GnTableTab *tab;
      Look look = { .wrong = wrong, .width = 360, .where = "result", .of_page = TRUE };
      GnStream stream;

      gn_stream_init (&stream, 3);
      for (guint i = 0; i < MOST && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
        ;
      if (!gn_match_table_is_over (table))
        g_assert_true (gn_match_table_stop (table, NULL));
      window = window_of (360, 640);
      tab = gn_window_begin (GN_WINDOW (window), table);
      gn_table_tab_set_result (tab, TRUE);
      look.root = GTK_WIDGET (tab);
      look_round (&look);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }

  Look look = { .wrong = wrong };
  look_tell (&look);
}

/* A table that is stopped, so that it has a result, or that waits. */
static void
keep_evening (const GnGame *game,
              gboolean      stopped)
{
  g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
  g_autoptr (GFile) file = gn_library_new_file (gn_match_table_get_match (table));
  GnStream stream;

  gn_roster_remember (gn_match_table_get_match (table));
  g_assert_true (gn_match_table_record (table, file, NULL));
  gn_stream_init (&stream, 3);
  for (guint i = 0; i < FEW && enter_any (table, &stream); i++)
    ;
  if (stopped && !gn_match_table_is_over (table))
    g_assert_true (gn_match_table_stop (table, NULL));
  gn_match_table_close_record (table);
}

static void
look_at_tonight (GHashTable *wrong,
                 guint       n,
                 int         width)
{
  g_autofree char *where = g_strdup_printf ("tonight with %u tables", n + 1);
  GtkWidget *window = window_of (width, 640);
  Look look = { .wrong = wrong, .root = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)),
                .width = width, .where = where, .of_page = TRUE };

  look_round (&look);
  look_check_width (&look);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* With the bar of several chosen; the pages of one player and of three, with the bar of a change. */
static void
look_at_players (Look      *look,
                 GtkWidget *window)
{
  GtkWidget *players = fixture_find_type (window, GN_TYPE_PLAYERS_PAGE);
  g_autoptr (GVariant) three = g_variant_ref_sink (g_variant_new_strv (look_names, 3));

  gtk_widget_activate_action (players, "players.select", NULL);
  look_round (look);
  look_check_width (look);
  gtk_widget_activate_action (players, "players.select", NULL);
  look->where = "group";
  gtk_widget_activate_action_variant (window, "win.group", three);
  look_round (look);
  look_check_width (look);
  look->where = "person";
  gtk_widget_activate_action (window, "win.person", "s", look_names[0]);
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_PERSON_PAGE), "person.hide", NULL);
  look_round (look);
  look_check_width (look);
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_PERSON_PAGE), "people.undo", NULL);
}

/* Whether @text is read somewhere. */
static gboolean
is_read (GtkWidget  *widget,
         const char *text)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (is_read (child, text))
      return TRUE;
  return FALSE;
}

/* The pages before anything was played */
static void
test_empty (void)
{
  static const char *const pages[] = { "tonight", "history", "leagues", "players", "games" };
  static const int widths[][2] = { { 420, 760 }, { 360, 640 } };
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  fixture_empty_library ();
  for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
    {
      GtkWidget *window = window_of (widths[w][0], widths[w][1]);
      Look look = { .wrong = wrong, .root = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)),
                    .width = widths[w][0], .of_page = TRUE };

      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          g_autofree char *action = g_strconcat ("win.", pages[i], NULL);

          look.where = pages[i];
          gtk_widget_activate_action (window, action, NULL);
          /* from the start: a window that had to grow for it would stay so */
          look_check_width (&look);
          fixture_settle ();
          /* until the history knows that there is nothing */
          if (g_str_equal (pages[i], "history"))
            while (GN_HISTORY_PAGE (fixture_find_type (window, GN_TYPE_HISTORY_PAGE))->updating)
              g_main_context_iteration (NULL, TRUE);
          look_round (&look);
          look_check_width (&look);
        }
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }

  Look look = { .wrong = wrong };
  look_tell (&look);
}

/* The pages without a table: an evening of all games, stopped and going on, and whatever can be set up. */
static void
test_pages (void)
{
  static const char *const pages[] = { "tonight", "history", "leagues", "players", "games", "help" };
  /* (on a screen it is names that are looked for, which are alike in each language) */
  static const int widths[][2] = { { 1280, 720 }, { 720, 900 }, { 420, 760 }, { 360, 640 } };
  const guint from = g_getenv ("GNOMON_QUICK") || g_strcmp0 (g_getenv ("LANGUAGE"), "en") ? 2 : 0;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  fixture_empty_library ();
  /* short names, which are never cut off */
  g_autoptr (GnMatchTable) others = fixture_table (gn_games ()[0]->id, 2);
  gn_roster_remember (gn_match_table_get_match (others));
  for (guint n = 0; gn_games ()[n]; n++)
    {
      keep_evening (gn_games ()[n], TRUE);
      keep_evening (gn_games ()[n], FALSE);
      /* up to a few the tables that wait are large, then small */
      look_at_tonight (wrong, n, 360);
      look_at_tonight (wrong, n, 420);
    }
  /* and won again and again */
  for (guint i = 0; i < 8; i++)
    keep_evening (gn_games ()[0], TRUE);
  for (guint w = from; w < G_N_ELEMENTS (widths); w++)
    {
      GtkWidget *window = window_of (widths[w][0], widths[w][1]), *page;
      Look look = { .wrong = wrong, .root = adw_application_window_get_content (ADW_APPLICATION_WINDOW (window)),
                    .width = widths[w][0], .of_page = TRUE };

      for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
        {
          look.where = pages[i];
          gn_window_show (GN_WINDOW (window), pages[i]);
          look_round (&look);
          look_check_width (&look);
          for (guint n = 0; gn_games ()[n] && g_str_equal (pages[i], "games"); n++)
            {
              look.where = gn_games ()[n]->id;
              gtk_widget_activate_action (window, "win.game", "(ss)", gn_games ()[n]->id, "");
              look_round (&look);
              look_check_width (&look);
            }
          if (g_str_equal (pages[i], "history"))
            {
              /* with the bar of several chosen, and the one of a deletion */
              GtkWidget *history = fixture_find_type (window, GN_TYPE_HISTORY_PAGE);

              gtk_widget_activate_action (history, "history.select-all", NULL);
              look_round (&look);
              look_check_width (&look);
              gtk_widget_activate_action (history, "history.delete", NULL);
              look_round (&look);
              look_check_width (&look);
              gtk_widget_activate_action (history, "history.undo", NULL);
            }
          if (g_str_equal (pages[i], "players"))
            look_at_players (&look, window);
        }
      for (const GnGame *const *game = gn_games (); *game; game++)
        {
          g_autofree char *where = g_strconcat ("new table of ", (*game)->id, NULL);

          look.where = where;
          gtk_widget_activate_action (window, "win.new-table-of", "s", (*game)->id);
          page = fixture_find_type (window, GN_TYPE_NEW_TABLE_PAGE);
          /* those who may sit down too, before all seats are taken */
          look_round (&look);
          for (guint dealer = 0; dealer < 2; dealer++)
            {
              GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));

              for (guint i = 0; i < (*game)->max_seats; i++)
                if (i < gn_draft_get_n_seats (draft))
                  gn_draft_set_name (draft, i, look_names[i]);
                else
                  gn_draft_add_person (draft, look_names[i], i);
              for (guint i = 0; i < gn_game_n_families (*game); i++)
                gn_draft_set_dealer (draft, i, dealer ? GN_DEALER_BOX : GN_DEALER_APP, NULL);
              for (guint i = 0; dealer && i < gn_draft_get_n_roles (draft); i++)
                gn_draft_set_role (draft, i, i);
              if (dealer && gn_game_n_options (*game))
                gn_draft_set_option (draft, 0, 1);
              look_round (&look);
              look_check_width (&look);
              if (!is_read (look.root, gn_tr ("New table")))
                look_blame (&look, look.root, "its title is nowhere");
            }
        }
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }

  Look look = { .wrong = wrong };
  look_tell (&look);
  fixture_empty_library ();
}

/* Looks at the bars at the top of what is shown. */
static void
look_at_bars (Look      *look,
              GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (ADW_IS_HEADER_BAR (widget))
    {
      look->root = widget;
      look_round (look);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at_bars (look, child);
}

/* Beside all three buttons of a window, the title of a page is whole or left out. */
static void
test_buttons (void)
{
  static const char *const pages[] = { "tonight", "history", "leagues", "players", "games", "help" };
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Look look = { .wrong = wrong, .width = 360, .of_page = TRUE };

  fixture_empty_library ();
  keep_evening (gn_games ()[0], TRUE);
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":minimize,maximize,close", NULL);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autoptr (GnMatchTable) table = fixture_table_named ((*game)->id, look_names, (*game)->max_seats);
      GtkWidget *window = window_of (360, 640);

      for (guint i = 0; i < G_N_ELEMENTS (pages) && game == gn_games (); i++)
        {
          look.where = pages[i];
          gn_window_show (GN_WINDOW (window), pages[i]);
          fixture_settle ();
          look_at_bars (&look, window);
        }
      look.where = (*game)->id;
      gtk_widget_activate_action (window, "win.game", "(ss)", (*game)->id, "");
      fixture_settle ();
      look_at_bars (&look, window);
      gn_window_begin (GN_WINDOW (window), table);
      fixture_settle ();
      look_at_bars (&look, window);
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
  g_object_set (gtk_settings_get_default (), "gtk-decoration-layout", ":close", NULL);
  look_tell (&look);
  fixture_empty_library ();
}

static void
test_preferences (void)
{
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GnWindow *window = fixture_window_of (360, 640);
  Look look = { .wrong = wrong, .width = 360, .where = "preferences" };

  look.root = fixture_preferences (window);
  look_round (&look);
  look_check_width (&look);
  fixture_leave (look.root);
  fixture_close (window);
  look_tell (&look);
}

/* The window for everybody, with five seats or the most there are. */
static void
test_public (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
  Look look = { .wrong = wrong, .width = 1920, .where = "public window" };
  g_autofree char *longest = NULL, *half = NULL, *told = NULL;
  GnStream stream;

  if (gtk_check_version (4, 14, 0) == NULL)
    {
      /* GTK 4.18 warns, now and then, that a box of its own has a baseline beyond its height. */
      g_test_skip ("measured as GTK lays it out before 4.14");
      return;
    }
  gn_stream_init (&stream, 3);
  gn_style_game (game->accent);
  look.root = gn_public_window_new (table);
  gtk_window_set_default_size (GTK_WINDOW (look.root), 1920, 1080);
  gtk_window_present (GTK_WINDOW (look.root));
  look_round (&look);
  GtkWidget *card = fixture_find_class (look.root, "big-news");   /* not on a pad */
  GtkLabel *news = card ? GTK_LABEL (fixture_find_class (card, "big-words")) : NULL;

  for (guint i = 0; i < FEW && enter_any (table, &stream); i++)
    if (news && (!longest || strlen (gtk_label_get_label (news)) > strlen (longest)))
      {
        g_free (longest);
        longest = g_strdup (gtk_label_get_label (news));
      }
  look_round (&look);
  if (longest)
    {
      /* half as long again: other matches tell more */
      half = g_utf8_substring (longest, 0, g_utf8_strlen (longest, -1) / 2);
      told = g_strconcat (longest, " ", half, NULL);
      g_test_message ("%s", told);
      gtk_label_set_label (news, told);
      look_round (&look);
      if (pango_layout_is_ellipsized (gtk_label_get_layout (news)))
        look_blame (&look, GTK_WIDGET (news), "the news is cut off");
    }
  gtk_window_destroy (GTK_WINDOW (look.root));
  fixture_settle ();
  look_tell (&look);
}

static const char *const views[] = { "table", "changes", "fields" };

static gboolean
has_cantarell (void)
{
  PangoFontFamily **families;
  gboolean found = FALSE;
  int n;

  pango_font_map_list_families (pango_cairo_font_map_get_default (), &families, &n);
  for (int i = 0; i < n; i++)
    found |= g_str_equal (pango_font_family_get_name (families[i]), "Cantarell");
  g_free (families);
  return found;
}

static void
collect_marks (GtkWidget *widget,
               GPtrArray *marks)
{
  if (gtk_widget_has_css_class (widget, "touch"))
    g_ptr_array_add (marks, g_object_ref (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    collect_marks (child, marks);
}

/* One form for each kind of thing; a pop-over may be as wide as the window. */
static void
look_at_forms (Look            *look,
               GnCorrectDialog *dialog)
{
  g_autoptr (GPtrArray) marks = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  collect_marks (dialog->touch, marks);
  g_assert_cmpuint (marks->len, >, 0);
  for (guint i = 0; i < marks->len; i++)
    {
      guint n;
      const GnTie *ties = gn_touch_table_get_ties (marks->pdata[i], &n);
      int least;

      if (!n || !g_hash_table_add (seen, g_strdup_printf ("%s/%u", ties->field, n)))
        continue;
      look->where = ties->field;
      g_signal_emit_by_name (marks->pdata[i], "clicked");
      fixture_settle ();
      least = gn_least_of (gtk_popover_get_child (dialog->thing), GTK_ORIENTATION_HORIZONTAL);
      if (least + FRAME > look->width)
        {
          g_autofree char *what = g_strdup_printf ("its form asks for %d", least + FRAME);

          look_blame (look, look_culprit (gtk_popover_get_child (dialog->thing), look->width - FRAME), what);
        }
      gtk_popover_popdown (dialog->thing);
    }
}

/* Correct the table: each page and each form that opens at a thing, also for what is secret. */
static void
test_correct (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = fixture_table_named (game->id, look_names, game->max_seats);
  Look look = { .wrong = wrong, .width = 360 };
  GnCorrectDialog *dialog;
  GnStream stream;

  if (gtk_check_version (4, 14, 0) == NULL || !has_cantarell ())
    {
      g_test_skip ("measured with Cantarell as GTK draws it before 4.14");
      return;
    }
  gn_stream_init (&stream, 3);
  for (guint i = 0; i < ENTRIES && !gn_match_table_is_over (table) && enter_any (table, &stream); i++)
    ;
  dialog = GN_CORRECT_DIALOG (gn_correct_dialog_new (table));
  look.root = adw_window_get_content (ADW_WINDOW (dialog));
  gtk_window_set_default_size (GTK_WINDOW (dialog), 360, 640);
  gtk_window_present (GTK_WINDOW (dialog));
  fixture_settle ();
  gtk_switch_set_active (GTK_SWITCH (dialog->secret_switch), TRUE);
  gtk_check_button_set_active (dialog->all_check, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      look.where = views[i];
      gtk_stack_set_visible_child_name (dialog->views, views[i]);
      if (g_str_equal (views[i], "fields"))
        for (guint k = 0; k <= dialog->pages->len; k++)
          {
            look.where = k < dialog->pages->len ? dialog->pages->pdata[k] : "as-text";
            gtk_stack_set_visible_child_name (dialog->stack, look.where);
            look_round (&look);
            look_check_width (&look);
          }
      look_round (&look);
      look_check_width (&look);
    }
  gtk_stack_set_visible_child_name (dialog->views, "table");
  fixture_settle ();
  look_at_forms (&look, dialog);
  gtk_window_set_default_size (GTK_WINDOW (dialog), 1280, 720);
  look.width = 1280;
  look.where = "laptop";
  look_round (&look);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
  look_tell (&look);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", NULL);
  g_test_add_func ("/narrow/empty", test_empty);
  g_test_add_func ("/narrow/pages", test_pages);
  g_test_add_func ("/narrow/buttons", test_buttons);
  g_test_add_func ("/narrow/long-names", test_long_names);
  g_test_add_func ("/narrow/preferences", test_preferences);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/narrow/table/", (*game)->id, NULL);
      g_autofree char *laptop = g_strconcat ("/narrow/laptop/", (*game)->id, NULL);
      g_autofree char *box = g_strconcat ("/narrow/box/", (*game)->id, NULL);
      g_autofree char *forms = g_strconcat ("/narrow/forms/", (*game)->id, NULL);
      g_autofree char *end = g_strconcat ("/narrow/end/", (*game)->id, NULL);
      g_autofree char *correct = g_strconcat ("/narrow/correct/", (*game)->id, NULL);
      g_autofree char *set = g_strconcat ("/narrow/set/", (*game)->id, NULL);
      g_autofree char *public = g_strconcat ("/narrow/public/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
      g_test_add_data_func (laptop, *game, test_laptop);
      if (!(*game)->another)
        g_test_add_data_func (box, *game, test_box);
      g_test_add_data_func (forms, *game, test_forms);
      g_test_add_data_func (end, *game, test_end);
      g_test_add_data_func (set, *game, look_test_set);
      g_test_add_data_func (public, *game, test_public);
      g_test_add_data_func (correct, *game, test_correct);
    }
  return g_test_run ();
}
