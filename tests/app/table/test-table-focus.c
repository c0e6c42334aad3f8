/* test-table-focus.c: the prompt is read first, the focus is where the next entry is likely, a count is told once; the
 * clock beside the prompt
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "app/settings/settings.h"
#include "app/table/turn-clock.h"
#include "panels/drawing/parts.h"
#include "panels/things/space.h"

static GtkWidget *
focus_of (Sitting *s)
{
  return gtk_root_get_focus (GTK_ROOT (s->window));
}

/* Fails unless what has the focus is called @name, or begins with it. */
static void
check_focus (Sitting    *s,
             const char *name)
{
  GtkWidget *focus;
  const char *is;

  fixture_settle ();
  focus = focus_of (s);
  is = focus ? gn_get_name (focus) : NULL;
  if (!is || !g_str_has_prefix (is, name))
    g_error ("The focus is on %s “%s” instead of “%s”", focus ? G_OBJECT_TYPE_NAME (focus) : "nothing", is ? is : "",
             name);
}

/* The first below @widget that can have the focus, as a screen reader reads on. */
static GtkWidget *
first_read (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (!gtk_widget_get_mapped (widget))
    return NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = gtk_widget_get_mapped (child) && gtk_widget_get_focusable (child) ? child : first_read (child);
  return found;
}

static void
test_prompt (void)
{
  const char *const game[] = { "zavandor", "wizard", "invasion", "rise", "gnomes-wizards", "pad" };
  const int width[] = { 1280, 720, 360 };

  for (guint i = 0; i < G_N_ELEMENTS (game); i++)
    {
      Sitting s;
      GtkWidget *stop;

      sitting_new (&s, fixture_table (game[i], 2));
      stop = fixture_child (s.page->bottom, "prompt_stop");
      for (guint j = 0; j < G_N_ELEMENTS (width); j++)
        {
          graphene_rect_t bar, table;
          guint tabs = 0;

          gtk_window_set_default_size (GTK_WINDOW (s.window), width[j], 768);
          fixture_settle ();
          if (first_read (GTK_WIDGET (s.page)) != stop)
            g_error ("%s: first is read “%s”", game[i], gn_get_name (first_read (GTK_WIDGET (s.page))));
          while (focus_of (&s) != stop && tabs++ < 200)
            gtk_widget_child_focus (s.window, GTK_DIR_TAB_FORWARD);
          if (focus_of (&s) != stop)
            g_error ("%s, %d wide: Tab does not come to the prompt, but to “%s”", game[i], width[j],
                     gn_get_name (focus_of (&s)));

          /* it stands below the table all the same */
          g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (s.page->bottom), s.window, &bar));
          g_assert_true (gtk_widget_compute_bounds (GTK_WIDGET (s.page->panel_place), s.window, &table));
          g_assert_cmpfloat (bar.origin.y, >=, table.origin.y + table.size.height);
          g_assert_cmpfloat (bar.size.width, ==, gtk_widget_get_width (GTK_WIDGET (s.page)));
        }
      sitting_clear (&s);
    }
}

/* Stays with what an entry began with: a verb's button, a thing on the table; or where it was before. */
static void
test_made_with (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  press (&s, GDK_KEY_b, 0);
  press (&s, GDK_KEY_r, 0);
  press (&s, GDK_KEY_1, 0);
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 2);
  check_focus (&s, "Buy");

  /* given up, it goes back as well */
  press (&s, GDK_KEY_b, 0);
  fixture_settle ();
  press (&s, GDK_KEY_Escape, 0);
  check_focus (&s, "Buy");

  GtkWidget *tile = fixture_find (GTK_WIDGET (s.page->panel), GN_TYPE_SPACE, "I-1");
  gtk_widget_grab_focus (tile);
  act (&s, "move", "buy type=sapphire");
  press (&s, GDK_KEY_1, 0);
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 3);
  check_focus (&s, "I-1");

  GtkWidget *other = fixture_find (GTK_WIDGET (s.page->panel), GN_TYPE_SPACE, "I-2");
  gtk_widget_grab_focus (other);
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "gold");
  press (&s, GDK_KEY_Return, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 4);
  check_focus (&s, "I-2");

  /* an entry made with one key leaves it where it is */
  press (&s, GDK_KEY_g, 0);
  g_assert_cmpuint (gn_match_table_get_n_steps (s.table), ==, 5);
  check_focus (&s, "I-2");
  sitting_clear (&s);
}

/* What is suggested comes first. */
static void
test_suggested (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("invasion", 3));
  press (&s, GDK_KEY_slash, 0);
  type_text (&s, "open 1");
  press (&s, GDK_KEY_Return, 0);
  fixture_settle ();
  g_assert_nonnull (focus_of (&s));
  g_assert_true (gtk_widget_has_css_class (focus_of (&s), "suggested-action"));
  sitting_clear (&s);
}

/* The first link to another rule below @widget. */
static GtkWidget *
first_link (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && strstr (gtk_label_get_label (GTK_LABEL (widget)), "<a href"))
    return gtk_widget_get_mapped (widget) ? widget : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !found;
       child = gtk_widget_get_next_sibling (child))
    found = first_link (child);
  return found;
}

/* Rules are listed anew while a link has the focus: the keys do not go to the row that has gone. */
static void
test_rules (void)
{
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  act (&s, "page", "rules");
  fixture_settle ();
  GtkWidget *link = first_link (GTK_WIDGET (s.page->rules_pane));
  g_assert_nonnull (link);
  g_assert_true (gtk_widget_grab_focus (link));
  g_assert_true (focus_of (&s) == link);
  act (&s, "rule", "ZAV-032");
  g_assert_true (!focus_of (&s) || gtk_widget_get_root (focus_of (&s)) == GTK_ROOT (s.window));
  g_assert_true (focus_of (&s) != link);
  fixture_settle ();
  g_assert_nonnull (focus_of (&s));
  press (&s, GDK_KEY_k, GDK_CONTROL_MASK);
  g_assert_true (gn_typed_entry_has_focus (gn_bottom_bar_get_entry (s.page->bottom)));
  sitting_clear (&s);
}

static void
on_told (GnMessageBar *bar,
         GnMessageKind kind,
         const char   *text,
         GString      *told)
{
  g_string_append_printf (told, "%s|", text);
}

/* A message that counts on is told when it comes, and found later as it is then. */
static void
test_counting (void)
{
  g_autoptr (GString) told = g_string_new (NULL);
  Sitting s;

  sitting_new (&s, fixture_table ("zavandor", 3));
  GnMessageBar *bar = gn_bottom_bar_get_messages (s.page->bottom);
  GnMessage message = { .text = "3 left", .seat = -1, .clause = "ZAV-128", .counts = TRUE };

  g_signal_connect (bar, "told", G_CALLBACK (on_told), told);
  gn_message_bar_set (bar, GN_MESSAGE_BANNER, &message);
  message.text = "2 left";
  gn_message_bar_set (bar, GN_MESSAGE_BANNER, &message);
  g_assert_cmpstr (told->str, ==, "3 left|");

  g_autofree char *words = gn_message_bar_words (bar, GN_MESSAGE_BANNER);
  g_autofree char *here = gn_table_page_here (s.page), *around = gn_table_page_around (s.page);

  g_assert_cmpstr (words, ==, "2 left");
  g_assert_nonnull (strstr (here, "2 left."));
  g_assert_nonnull (strstr (around, "2 left."));

  /* another one in its place; and the same one, which comes again */
  message.clause = "ZAV-102";
  message.text = "1 left";
  gn_message_bar_set (bar, GN_MESSAGE_BANNER, &message);
  gn_message_bar_set (bar, GN_MESSAGE_BANNER, NULL);
  g_assert_null (gn_message_bar_words (bar, GN_MESSAGE_BANNER));
  gn_message_bar_set (bar, GN_MESSAGE_BANNER, &message);
  g_assert_cmpstr (told->str, ==, "3 left|1 left|1 left|");
  g_signal_handlers_disconnect_by_data (bar, told);
  sitting_clear (&s);
}

/* The clock beside the prompt is there only if it is wanted, tells whose time it is, and never changes its width. */
static void
test_turn_clock (void)
{
  g_autoptr (GnMatchTable) table = fixture_table ("zavandor", 3);
  GnWindow *window = fixture_window ();
  GnTableTab *tab = gn_window_begin (window, table);
  GtkWidget *clock = fixture_find_type (gn_table_tab_get_page (tab), GN_TYPE_TURN_CLOCK), *label;
  int wide;

  fixture_settle ();
  g_assert_nonnull (clock);
  g_assert_false (gtk_widget_get_visible (clock));
  g_settings_set_boolean (gn_settings (), "turn-clock", TRUE);
  fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (clock));
  label = gtk_widget_get_first_child (clock);
  g_assert_nonnull (strstr (gtk_label_get_label (GTK_LABEL (label)), "0:0"));
  g_assert_true (g_str_has_prefix (gn_get_tooltip (clock), gn_match_name (gn_match_table_get_match (table),
                                                                         gn_match_table_turn_seat (table))));
  wide = gtk_widget_get_width (clock);
  gtk_label_set_label (GTK_LABEL (label), "14:59");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (clock), ==, wide);
  gtk_label_set_label (GTK_LABEL (label), "");
  fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (clock), ==, wide);
  g_settings_reset (gn_settings (), "turn-clock");
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/table/focus/prompt", test_prompt);
  g_test_add_func ("/table/focus/made-with", test_made_with);
  g_test_add_func ("/table/focus/suggested", test_suggested);
  g_test_add_func ("/table/focus/rules", test_rules);
  g_test_add_func ("/table/counting", test_counting);
  g_test_add_func ("/table/turn-clock", test_turn_clock);
  return g_test_run ();
}
