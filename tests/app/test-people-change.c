/* test-people-change.c: who is who: renamed, merged, split, anonymous, colored, forgotten, compared, by keys
 *
 * With $GNOMON_SHOTS it saves pictures of pages and dialogs there.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "app-fixture.h"

#include "app/people/change-bar.h"
#include "app/people/group-page.h"
#include "app/people/people-changes.h"
#include "app/people/person-page.h"
#include "app/people/players-page.h"
#include "core/library/leagues.h"
#include "core/library/library.h"
#include "core/library/names.h"
#include "history/group.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "real-keys.h"
#include "records.h"

#define SEED 11
#define FEW  25   /* not everybody has met everybody */

typedef struct {
  GnWindow       *window;
  GnPlayersPage  *players;
  GnHistoryIndex *index;
  char           *one, *other;   /* who never sat at one table */
} S;

static void
shoot (GtkWidget  *widget,
       const char *name)
{
  const char *folder = g_getenv ("GNOMON_SHOTS");
  g_autofree char *path = folder ? g_strdup_printf ("%s/change-%s.png", folder, name) : NULL;

  fixture_settle ();
  if (path)
    fixture_shot (widget, path);
}

static void
update (S *s)
{
  g_autoptr (GError) error = NULL;

  gn_history_index_update (s->index, NULL, &error);
  g_assert_no_error (error);
}

static void
find_strangers (S *s)
{
  g_autoptr (GArray) people = gn_history_index_people (s->index);

  for (guint i = 0; i < people->len && !s->one; i++)
    for (guint k = 0; k < i && !s->one; k++)
      {
        const char *a = g_array_index (people, GnPersonSummary, i).name;
        const char *b = g_array_index (people, GnPersonSummary, k).name;
        gint64 last;

        if (gn_history_index_met (s->index, a, b, &last))
          continue;
        s->one = g_strdup (a);
        s->other = g_strdup (b);
      }
  g_assert_nonnull (s->one);
}

static gboolean
start (S *s)
{
  g_autoptr (GFile) dir = gn_library_dir (NULL, NULL), names = g_file_get_child (dir, "names.json");

  if (!real_keys_can ())
    {
      g_test_skip ("no XTEST");
      return FALSE;
    }
  fixture_empty_library ();
  g_file_delete (names, NULL, NULL);
  years_make (FEW, SEED);
  s->index = gn_history_index_new ();
  update (s);
  find_strangers (s);
  s->window = GN_WINDOW (gn_window_new (fixture_app ()));
  gtk_window_set_default_size (GTK_WINDOW (s->window), 1280, 720);
  gtk_window_present (GTK_WINDOW (s->window));
  fixture_settle ();
  gn_window_show (s->window, "players");
  fixture_settle ();
  real_keys_to (GTK_WINDOW (s->window));
  s->players = fixture_find_type (GTK_WIDGET (s->window), GN_TYPE_PLAYERS_PAGE);
  return TRUE;
}

static void
stop (S *s)
{
  g_object_unref (s->index);
  g_free (s->one);
  g_free (s->other);
  gtk_window_destroy (GTK_WINDOW (s->window));
  fixture_settle ();
}

static GtkWidget *
row_of (S          *s,
        const char *name)
{
  GtkListBox *list = fixture_child (s->players, "list");
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (list, i)); i++)
    if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), name))
      return GTK_WIDGET (row);
  return NULL;
}

/* To the row, as with the arrow keys. */
static void
go_to (S          *s,
       const char *name)
{
  GtkWidget *row = row_of (s, name);

  g_assert_nonnull (row);
  gtk_widget_grab_focus (row);
  fixture_settle ();
}

static void
back (S *s)
{
  fixture_settle ();
  g_assert_null (fixture_question ());
  real_keys_to (GTK_WINDOW (s->window));
  fixture_settle ();
}

static void
type_name (S          *s,
           const char *name)
{
  GtkWidget *entry = fixture_find (real_keys_to_question (), GTK_TYPE_ENTRY, NULL);

  gtk_editable_set_text (GTK_EDITABLE (entry), name);
  real_key_answer (GDK_KEY_Return);
}

/* ---- In the list ------------------------------------------------------------------------------------------------- */

static void
test_rename (void)
{
  S s = { 0 };
  guint n;

  if (!start (&s))
    return;
  n = fixture_rows (s.players, "list");
  go_to (&s, s.one);
  real_key_settled (GDK_KEY_F2, 0);
  shoot (real_keys_to_question (), "rename");
  type_name (&s, "Zebedee");
  back (&s);
  g_assert_null (row_of (&s, s.one));
  g_assert_nonnull (row_of (&s, "Zebedee"));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (s.window)) == row_of (&s, "Zebedee"));
  shoot (GTK_WIDGET (s.window), "renamed");

  /* A name that is somebody's: a question, and then one player less. */
  real_key_settled (GDK_KEY_F2, 0);
  type_name (&s, s.other);
  shoot (real_keys_to_question (), "join");
  real_key_answer (GDK_KEY_Return);
  back (&s);
  g_assert_null (row_of (&s, "Zebedee"));
  g_assert_cmpuint (fixture_rows (s.players, "list"), ==, n - 1);

  /* Only the last change is undone. */
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_nonnull (row_of (&s, "Zebedee"));
  g_assert_nonnull (row_of (&s, s.other));
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_nonnull (row_of (&s, "Zebedee"));

  /* The new table offers the new name once the person is in the roster: nothing of that breaks a record. */
  g_autoptr (GPtrArray) records = gn_library_list (NULL);

  for (guint i = 0; i < records->len; i++)
    for (guint k = 0; k < ((GnRecordInfo *) records->pdata[i])->n_seats; k++)
      g_assert_cmpstr (((GnRecordInfo *) records->pdata[i])->recorded[k], !=, "Zebedee");
  stop (&s);
}

/* Two who sat at one table stay two. */
static void
test_refused (void)
{
  S s = { 0 };
  g_autoptr (GArray) rivals = NULL;
  const char *friend;
  guint n;

  if (!start (&s))
    return;
  rivals = gn_history_index_rivals (s.index, s.one, 1);
  friend = g_array_index (rivals, GnPersonOther, 0).name;
  n = fixture_rows (s.players, "list");
  go_to (&s, s.one);
  real_key_settled (GDK_KEY_space, 0);
  go_to (&s, friend);
  real_key_settled (GDK_KEY_space, 0);
  shoot (GTK_WIDGET (s.window), "chosen");
  gtk_widget_activate_action (GTK_WIDGET (s.players), "players.merge", NULL);
  fixture_settle ();
  g_assert_nonnull (fixture_find (real_keys_to_question (), GTK_TYPE_LABEL, "sat at one table"));
  shoot (real_keys_to_question (), "refused");
  real_key_answer (GDK_KEY_Escape);
  back (&s);
  g_assert_cmpuint (fixture_rows (s.players, "list"), ==, n);

  /* Escape leaves choosing, then the page. */
  go_to (&s, s.one);
  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "players");
  g_assert_false (gtk_widget_get_visible (fixture_child (s.players, "chosen_bar")));
  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "tonight");
  stop (&s);
}

/* ---- On the page of a person --------------------------------------------------------------------------------------- */

static GnPersonPage *
person_page (S *s)
{
  return fixture_find_type (GTK_WIDGET (s->window), GN_TYPE_PERSON_PAGE);
}

static void
test_page (void)
{
  S s = { 0 };
  GnPersonPage *page;
  GnPersonSummary person = { 0 };
  GtkWidget *button;
  guint plays, both;

  if (!start (&s))
    return;
  g_assert_true (gn_history_index_person (s.index, s.one, &person));
  plays = person.plays;
  g_free (person.name);
  g_assert_true (gn_history_index_person (s.index, s.other, &person));
  both = plays + person.plays;
  g_free (person.name);

  go_to (&s, s.one);
  real_key_settled (GDK_KEY_Return, 0);
  page = person_page (&s);
  g_assert_cmpstr (fixture_words (page, "headline"), ==, s.one);
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "others")));

  /* merged, by the list of all others */
  gtk_widget_activate_action (GTK_WIDGET (page), "person.merge", NULL);
  fixture_settle ();
  GtkDropDown *choice = GTK_DROP_DOWN (fixture_find (real_keys_to_question (), GTK_TYPE_DROP_DOWN, NULL));
  GListModel *all = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (all), i), s.other))
      gtk_drop_down_set_selected (choice, i);
  shoot (real_keys_to_question (), "merge");
  fixture_answer ("merge");
  back (&s);
  update (&s);
  g_assert_true (gn_history_index_person (s.index, s.one, &person));
  g_assert_cmpuint (person.plays, ==, both);
  g_free (person.name);
  g_assert_nonnull (strstr (fixture_words (page, "others"), s.other));
  shoot (GTK_WIDGET (s.window), "person");

  /* anonymous, and not: the page goes along */
  gtk_widget_activate_action (GTK_WIDGET (page), "person.hide", NULL);
  fixture_settle ();
  g_assert_cmpstr (fixture_words (page, "headline"), ==, "Anonymous 1");
  g_assert_false (gtk_widget_get_visible (fixture_child (page, "others")));
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  g_assert_cmpstr (fixture_words (page, "headline"), ==, s.one);

  /* split */
  gtk_widget_activate_action (GTK_WIDGET (page), "person.names", NULL);
  fixture_settle ();
  shoot (real_keys_to_question (), "names");
  button = fixture_find (real_keys_to_question (), GTK_TYPE_BUTTON, "Split off");
  gtk_widget_grab_focus (button);
  real_key_answer (GDK_KEY_Return);
  back (&s);
  update (&s);
  g_assert_true (gn_history_index_person (s.index, s.one, &person));
  g_assert_cmpuint (person.plays, ==, plays);
  g_free (person.name);

  /* a color */
  gtk_widget_activate_action (GTK_WIDGET (page), "person.colour", NULL);
  fixture_settle ();
  shoot (real_keys_to_question (), "color");
  button = fixture_find (real_keys_to_question (), GTK_TYPE_BUTTON, "H, purple cross");
  gtk_widget_grab_focus (button);
  real_key_answer (GDK_KEY_Return);
  back (&s);
  g_assert_true (gn_history_index_person (s.index, s.one, &person));
  g_assert_cmpuint (person.colour, ==, 7);
  g_free (person.name);
  stop (&s);
}

/* ---- Forgotten ------------------------------------------------------------------------------------------------------ */

static void
wait_for_thread (void)
{
  double part;

  while (gn_people_changes_busy (gn_people_changes_get (), &part))
    g_main_context_iteration (NULL, TRUE);
  fixture_settle ();
}

static void
test_forget (void)
{
  S s = { 0 };
  GnPersonPage *page;
  guint n;

  if (!start (&s))
    return;
  n = fixture_rows (s.players, "list");
  go_to (&s, s.one);
  real_key_settled (GDK_KEY_Return, 0);
  page = person_page (&s);

  /* Enter alone forgets nobody. */
  gtk_widget_activate_action (GTK_WIDGET (page), "person.forget", NULL);
  fixture_settle ();
  shoot (real_keys_to_question (), "forget");
  real_key_answer (GDK_KEY_Return);
  back (&s);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "person");

  gtk_widget_activate_action (GTK_WIDGET (page), "person.forget", NULL);
  fixture_settle ();
  fixture_answer ("forget");
  fixture_settle ();
  wait_for_thread ();
  back (&s);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "players");
  g_assert_null (row_of (&s, s.one));
  g_assert_cmpuint (fixture_rows (s.players, "list"), ==, n - 1);
  shoot (GTK_WIDGET (s.window), "forgotten");

  gtk_widget_grab_focus (GTK_WIDGET (fixture_child (s.players, "list")));
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  wait_for_thread ();
  g_assert_nonnull (row_of (&s, s.one));
  g_assert_cmpuint (fixture_rows (s.players, "list"), ==, n);
  g_assert_null (gn_people_changes_text (gn_people_changes_get ()));
  stop (&s);
}

/* ---- Two of one name ------------------------------------------------------------------------------------------------ */

static void
test_part (void)
{
  S s = { 0 };
  GnPersonPage *page;
  GnPersonSummary person = { 0 };
  GtkWidget *dialog;
  GtkListBoxRow *row;
  guint before, after;

  if (!start (&s))
    return;
  const GnHistoryQuery hers = { .person = s.one };
  g_autoptr (GArray) places = gn_history_index_find (s.index, &hers);
  g_autoptr (GnHistoryEntry) entry = gn_history_index_load (s.index, g_array_index (places, GnHistoryPlace, 0).id);
  g_autofree char *text = NULL, *again = NULL;
  g_autoptr (GnLeague) league = gn_league_new (), listed = NULL;
  g_autoptr (GBytes) league_before = NULL, league_after = NULL;
  const char *path = g_file_peek_path (entry->info->file);

  league->name = g_strdup ("League");
  g_ptr_array_add (league->people, g_strdup (s.one));
  g_assert_true (gn_league_save (league, NULL));
  league_before = gn_league_bytes (league->id);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  before = places->len;
  g_assert_cmpuint (before, >, 1);
  go_to (&s, s.one);
  real_key_settled (GDK_KEY_Return, 0);
  page = person_page (&s);
  gtk_widget_activate_action (GTK_WIDGET (page), "person.part", NULL);
  fixture_settle ();
  dialog = real_keys_to_question ();

  /* Without a name and a match there is nothing to do. */
  g_assert_false (gn_ask_get_response_enabled (GN_ASK (dialog), "part"));
  gtk_editable_set_text (GTK_EDITABLE (fixture_find (dialog, GTK_TYPE_ENTRY, NULL)), "Zora <Z.>");
  g_assert_false (gn_ask_get_response_enabled (GN_ASK (dialog), "part"));
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (fixture_find_type (dialog, GTK_TYPE_LIST_BOX)), 0);
  gtk_widget_activate (GTK_WIDGET (row));
  fixture_settle ();
  g_assert_nonnull (fixture_find (dialog, GTK_TYPE_LABEL, "1 match chosen"));
  g_assert_true (gn_ask_get_response_enabled (GN_ASK (dialog), "part"));
  shoot (dialog, "part");
  fixture_answer ("part");
  fixture_settle ();
  wait_for_thread ();
  back (&s);
  update (&s);
  g_autoptr (GArray) left = gn_history_index_find (s.index, &hers);
  after = left->len;
  g_assert_cmpuint (after, ==, before - 1);
  const GnHistoryQuery others = { .person = "Zora <Z.>" };
  g_autoptr (GArray) moved = gn_history_index_find (s.index, &others);
  g_assert_cmpuint (moved->len, ==, 1);
  listed = gn_league_load (league->id);
  g_assert_cmpuint (listed->people->len, ==, 2);
  g_assert_cmpstr (listed->people->pdata[1], ==, "Zora <Z.>");
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "person");
  g_assert_cmpstr (fixture_words (page, "headline"), ==, s.one);

  /* and back, to the last byte, but that the seat tells when it got its name: other laptops follow */
  real_key_settled (GDK_KEY_z, GDK_CONTROL_MASK);
  wait_for_thread ();
  update (&s);
  g_autoptr (GArray) back_again = gn_history_index_find (s.index, &hers);
  g_assert_cmpuint (back_again->len, ==, before);
  g_assert_false (gn_history_index_person (s.index, "Zora <Z.>", &person));
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_autoptr (GRegex) since = g_regex_new (",\"parted\":[0-9]+", 0, 0, NULL);
  g_autofree char *without = g_regex_replace (since, again, -1, 0, "", 0, NULL);

  g_assert_cmpstr (again, !=, text);
  g_assert_cmpstr (without, ==, text);
  league_after = gn_league_bytes (league->id);
  g_assert_true (g_bytes_equal (league_after, league_before));
  stop (&s);
}

/* ---- A group -------------------------------------------------------------------------------------------------------- */

static void
test_group (void)
{
  S s = { 0 };
  g_autoptr (GPtrArray) records = NULL;
  const GnRecordInfo *three = NULL;
  GnGroupPage *page;

  if (!start (&s))
    return;
  records = gn_library_list (NULL);
  for (guint i = 0; i < records->len && !three; i++)
    {
      const GnRecordInfo *info = records->pdata[i];

      if (info->n_seats > 2 && info->over && !info->stopped && !info->trouble && *info->name[0] && *info->name[1]
          && *info->name[2])
        three = info;
    }
  g_assert_nonnull (three);
  for (guint i = 0; i < 3; i++)
    {
      go_to (&s, three->name[i]);
      real_key_settled (GDK_KEY_space, 0);
    }
  g_assert_cmpstr (fixture_words (s.players, "chosen_label"), ==, "3 players chosen");
  real_key_settled (GDK_KEY_Return, 0);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "group");
  page = fixture_find_type (GTK_WIDGET (s.window), GN_TYPE_GROUP_PAGE);

  const char *names[] = { three->name[0], three->name[1], three->name[2], NULL };
  g_autoptr (GArray) matches = gn_history_index_group_matches (s.index, names);

  g_assert_cmpuint (fixture_rows (fixture_child (page, "pairs"), "list"), ==, 3 + 1);   /* and the heads */
  g_assert_cmpuint (fixture_rows (fixture_child (page, "matches"), "list"), ==, MIN (matches->len, 20));
  shoot (GTK_WIDGET (s.window), "group");

  /* Head to head only from three matches on */
  for (int i = 1; i <= 3; i++)
    {
      GtkListBoxRow *pair = gtk_list_box_get_row_at_index (fixture_child (fixture_child (page, "pairs"), "list"), i);
      const guint one = i < 3 ? 0 : 1, other = i == 1 ? 1 : 2;
      g_autoptr (GArray) met = gn_history_index_rivalry (s.index, names[one], names[other]);
      guint plays = 0;

      for (guint k = 0; k < met->len; k++)
        plays += g_array_index (met, GnRivalGame, k).plays;
      g_assert_true ((plays < GN_RIVAL_MIN_PLAYS) == (strstr (gn_get_name (GTK_WIDGET (pair)), "Above: –") != NULL));
    }

  /* A pair opens the page for two; Escape leads back to the list. */
  GtkListBoxRow *row = gtk_list_box_get_row_at_index (fixture_child (fixture_child (page, "pairs"), "list"), 1);

  gtk_widget_grab_focus (GTK_WIDGET (row));
  real_key_settled (GDK_KEY_Return, 0);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "rivalry");
  gn_window_show (s.window, "group");
  fixture_settle ();
  real_key_settled (GDK_KEY_Escape, 0);
  g_assert_cmpstr (gn_window_get_page (s.window), ==, "players");
  stop (&s);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add_func ("/people-change/rename", test_rename);
  g_test_add_func ("/people-change/refused", test_refused);
  g_test_add_func ("/people-change/page", test_page);
  g_test_add_func ("/people-change/forget", test_forget);
  g_test_add_func ("/people-change/part", test_part);
  g_test_add_func ("/people-change/group", test_group);
  return g_test_run ();
}
