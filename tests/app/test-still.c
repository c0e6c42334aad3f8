/* test-still.c: the table stands still: during whole matches no widget that can be focused moves or changes its size
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"
#include "match-list.h"

#include <math.h>

#define MOST_ENTRIES 400
#define FEW_ENTRIES  80   /* where everything is slow */
#define TOLD_EVERY   9    /* entries between two messages, and between two looks at the past */

/* Where a widget was. */
typedef struct {
  guint           look;
  graphene_rect_t at;
} Seen;

typedef struct {
  Sitting    s;
  guint      look;
  guint      entry;
  GPtrArray *moved;     /* sentences */
} Watch;

static void
on_painted (gboolean *painted)
{
  *painted = TRUE;
}

/* Until the table has been painted and nothing is left to do. */
static void
paint (Sitting *s)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (s->window);
  gboolean painted = FALSE;
  gulong id = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (on_painted), &painted);

  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_widget_queue_draw (GTK_WIDGET (s->page));
  gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
  while (!painted)
    g_main_context_iteration (NULL, TRUE);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_signal_handler_disconnect (clock, id);
}

static char *
path_of (GtkWidget *widget,
         GtkWidget *root)
{
  GString *path = g_string_new (NULL);

  for (; widget && widget != root; widget = gtk_widget_get_parent (widget))
    {
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *joined = g_strjoinv (".", classes);

      g_string_append_printf (path, "%s%s%s%s", path->len ? " < " : "", G_OBJECT_TYPE_NAME (widget),
                              *joined ? "." : "", joined);
    }
  return g_string_free (path, FALSE);
}

/* Rows of lists scroll, popovers and the curtain lie above the table, the panes list what is possible now, and a
 * message is as long as it is. */
static gboolean
is_left_out (Watch     *w,
             GtkWidget *widget)
{
  return GTK_IS_POPOVER (widget) || GTK_IS_LIST_VIEW (widget) || GTK_IS_LIST_BOX (widget)
         || widget == GTK_WIDGET (w->s.page->curtain) || widget == GTK_WIDGET (w->s.page->stack)
         || gtk_widget_has_css_class (widget, "message-text");
}

/* By more than a pixel, which rounding may bring where something is drawn smaller. */
static gboolean
has_moved (const graphene_rect_t *was,
           const graphene_rect_t *is)
{
  const float most = MAX (MAX (fabsf (was->origin.x - is->origin.x), fabsf (was->origin.y - is->origin.y)),
                          MAX (fabsf (was->size.width - is->size.width), fabsf (was->size.height - is->size.height)));

  return most > 1.2;
}

/* @ground: the window, or what is scrolled, in which the place of @widget is measured: to be scrolled is no movement.
 * @from: where what is scrolled is seen */
static void
look_at (Watch            *w,
         GtkWidget        *widget,
         GtkWidget        *ground,
         graphene_point_t  from,
         const char       *after)
{
  if (!gtk_widget_get_mapped (widget) || is_left_out (w, widget))
    return;
  if (gtk_widget_get_focusable (widget))
    {
      Seen *seen = g_object_get_data (G_OBJECT (widget), "gn-seen");
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (widget, ground, &at));
      graphene_rect_offset (&at, from.x, from.y);
      if (!seen)
        g_object_set_data_full (G_OBJECT (widget), "gn-seen", seen = g_new0 (Seen, 1), g_free);
      if (seen->look && seen->look == w->look - 1 && has_moved (&seen->at, &at))
        {
          g_autofree char *path = path_of (widget, w->s.window);

          g_ptr_array_add (w->moved, g_strdup_printf ("entry %u, %s: %.0f,%.0f %.0f×%.0f → %.0f,%.0f %.0f×%.0f: %s",
                                                      w->entry, after, seen->at.origin.x, seen->at.origin.y,
                                                      seen->at.size.width, seen->at.size.height, at.origin.x,
                                                      at.origin.y, at.size.width, at.size.height, path));
        }
      seen->look = w->look;
      seen->at = at;
    }
  if (GTK_IS_VIEWPORT (widget))
    {
      graphene_rect_t at;

      g_assert_true (gtk_widget_compute_bounds (widget, ground, &at));
      from = GRAPHENE_POINT_INIT (from.x + at.origin.x, from.y + at.origin.y);
      ground = gtk_viewport_get_child (GTK_VIEWPORT (widget));
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_at (w, child, ground, from, after);
}

static void
look (Watch      *w,
      const char *after)
{
  paint (&w->s);
  w->look++;
  look_at (w, w->s.window, w->s.window, GRAPHENE_POINT_INIT (0, 0), after);
}

/* What comes and goes between two entries. */
static void
come_and_go (Watch *w)
{
  gn_table_page_tell (w->s.page, "Something that has to be read, with a button.", "Redo", "table.redo");
  look (w, "a message");
  gn_table_page_put_away (w->s.page);
  look (w, "no message");
  gn_table_model_look_at (w->s.page->model, gn_match_table_get_n_steps (w->s.table) / 2);
  paint (&w->s);
  gn_table_model_come_back (w->s.page->model);
  look (w, "an earlier moment");
}

static void
test_still (gconstpointer data)
{
  if (gtk_get_minor_version () > 8)
    {
      /* there the tabs are higher than the title */
      g_test_skip ("the header of newer libadwaita is not held yet");
      return;
    }

  const MatchPlan *plan = data;
  g_autoptr (GRand) rand = g_rand_new_with_seed (plan->seed);
  g_autoptr (GPtrArray) moved = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GnMatchTable) table = fixture_table_dealt (plan->game, plan->seats, plan->dealer);
  g_autoptr (GnMatchTable) other = fixture_table ("example", 2);
  GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
  const guint most = g_getenv ("GNOMON_QUICK") ? FEW_ENTRIES : MOST_ENTRIES;
  Watch w = { .moved = moved, .s = { .table = table, .window = GTK_WIDGET (window) } };

  gtk_window_set_default_size (GTK_WINDOW (window), 1366, 768);
  gtk_window_present (GTK_WINDOW (window));
  GnTableTab *tab = gn_window_begin (window, table);
  w.s.page = GN_TABLE_PAGE (gn_table_tab_get_page (tab));
  fixture_settle ();
  look (&w, "the beginning");
  /* a second table: its tab moves nothing */
  gn_window_begin (window, other);
  paint (&w.s);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.tab", "u", 0);
  fixture_settle ();
  look (&w, "a second tab");

  for (; w.entry < most && !gn_match_table_is_over (table); w.entry++)
    {
      GnReply reply = { 0 };
      GnMove move;

      if (gn_match_table_is_waiting (table))
        {
          g_assert_true (gn_match_table_deal (table, &reply));
        }
      else
        {
          g_assert_true (plan_any_move (w.s.table, plan, rand, &move));
          g_assert_true (gn_match_table_do (table, &move, 1, &reply));
        }
      if (gn_curtain_is_up (w.s.page->curtain))
        gn_curtain_lower (w.s.page->curtain);
      look (&w, gn_match_table_get_match (table)->game->verbs[move.verb].id);
      if (w.entry % TOLD_EVERY == TOLD_EVERY - 1)
        come_and_go (&w);
    }
  g_assert_cmpuint (w.entry, >, 20);
  for (guint i = 0; i < moved->len; i++)
    g_test_message ("%s", (const char *) moved->pdata[i]);
  g_assert_cmpuint (moved->len, ==, 0);
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

#define PLANS(folder) extern const MatchPlan folder##_plans[];
GN_MATCH_PLANS (PLANS)
#undef PLANS

#define PLANS(folder) folder##_plans,
static const MatchPlan *const games[] = { GN_MATCH_PLANS (PLANS) };
#undef PLANS

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MatchPlan *plan = games[i]; plan->game; plan++)
      {
        g_autofree char *path = g_strdup_printf ("/table/still/%s/%s", plan->game,
                                                 plan->dealer == GN_DEALER_APP ? "app" : "box");

        g_test_add_data_func (path, plan, test_still);
      }
  return g_test_run ();
}
