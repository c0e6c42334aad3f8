/* test-cover.c: nothing that opens or lies over a table covers what it is about
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "match-plan.h"
#include "match-list.h"

#include "panels/drawing/parts.h"
#include "panels/gnomes-wizards/gw-map.h"
#include "panels/layout/board.h"
#include "panels/things/space.h"

#define MOST_ENTRIES 64
#define FEW_ENTRIES  16     /* with GNOMON_QUICK, and where the box deals */
#define LOOK_EVERY   16    /* entries between two looks at everything */
#define EACH         6     /* how many things a look passes over for one that it clicks */
#define PIXEL        1.5   /* as much as rounding may bring where something is drawn larger or smaller */

static const struct {
  int width, height;
} sizes[] = { { 1280, 720 }, { 1366, 768 }, { 1920, 1080 } };

/* What opens popovers of a panel's own: one of each has to be among those that are looked at. */
static const char *const openers[][4] = {
  { "gnomes-wizards", "GwMap", "GwHoldings" },
  { "rise", "RiseMap", "RiseHoldings", "RiseWatchView" },
};

typedef struct {
  Sitting     s;
  const char *size;
  guint       entry, clicks, asked;
  guint       looked;    /* how much was looked at: a test of nothing fails */
  GHashTable *own;       /* names of types: what has opened a popover of the panel's own */
  gboolean    on_board;  /* one of them over a space, in this window */
  GPtrArray  *wrong;     /* sentences */
} Cover;

static void G_GNUC_PRINTF (2, 3)
tell (Cover      *c,
      const char *format,
      ...)
{
  va_list list;

  va_start (list, format);
  g_autofree char *said = g_strdup_vprintf (format, list);
  va_end (list);
  g_ptr_array_add (c->wrong, g_strdup_printf ("%s, entry %u: %s", c->size, c->entry, said));
}

static const char *
name_of (GtkWidget *widget)
{
  const char *name = gn_get_name (widget);

  return name ? name : G_OBJECT_TYPE_NAME (widget);
}

/* ---- Notes over a board ------------------------------------------------------------------------------------ */

/* What is painted over a point of @space and is no part of it, or of the pictures that lie over a whole board. */
static GtkWidget *
covers (GtkWidget *ground,
        GtkWidget *space,
        double     x,
        double     y)
{
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_point (space, ground, &GRAPHENE_POINT_INIT ((float) x, (float) y), &at));

  GtkWidget *over = gtk_widget_pick (ground, at.x, at.y, GTK_PICK_NON_TARGETABLE | GTK_PICK_INSENSITIVE);

  for (GtkWidget *widget = over; widget; widget = gtk_widget_get_parent (widget))
    if (GN_IS_BOARD (widget) || widget == space)
      return NULL;
  return over;
}

static void
look_at_space (Cover     *c,
               GtkWidget *ground,
               GtkWidget *space,
               const char *when)
{
  const int width = gtk_widget_get_width (space), height = gtk_widget_get_height (space);

  for (int k = 0; k < 25; k++)
    {
      const double x = width * (0.1 + 0.2 * (k % 5)), y = height * (0.1 + 0.2 * (k / 5));
      GtkWidget *over = gtk_widget_contains (space, x, y) ? covers (ground, space, x, y) : NULL;

      if (over)
        {
          g_auto (GStrv) classes = gtk_widget_get_css_classes (over);
          g_autofree char *joined = g_strjoinv (".", classes);

          tell (c, "%s: %s is covered by a %s.%s", when, name_of (space), G_OBJECT_TYPE_NAME (over), joined);
          return;
        }
    }
}

static void
all_spaces (GtkWidget *widget,
            GPtrArray *spaces)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (GN_IS_SPACE (widget))
    g_ptr_array_add (spaces, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    all_spaces (child, spaces);
}

static void
look_at_board (Cover *c)
{
  GtkWidget *board = fixture_find_type (GTK_WIDGET (c->s.page->panel), GN_TYPE_BOARD);
  GtkWidget *map = fixture_find_type (GTK_WIDGET (c->s.page->panel), GW_TYPE_MAP);
  g_autoptr (GPtrArray) spaces = g_ptr_array_new ();
  const int units = map ? GW_UNITS : 1;

  if (!board || !gtk_widget_get_mapped (board))
    return;
  all_spaces (board, spaces);
  for (int unit = -1; unit < units; unit++)
    {
      if (map)
        gw_map_choose (GW_MAP (map), unit);
      if (unit >= 0 && (!map || gw_map_get_chosen (GW_MAP (map)) != unit))
        continue;
      for (guint i = c->entry % 3; i < spaces->len; i += 3)
        {
          gtk_widget_grab_focus (spaces->pdata[i]);
          fixture_settle ();
          for (guint k = 0; k < spaces->len; k++)
            look_at_space (c, GTK_WIDGET (c->s.page->panel), spaces->pdata[k], name_of (spaces->pdata[i]));
          c->looked++;
        }
    }
  if (map)
    gw_map_choose (GW_MAP (map), -1);
}

/* ---- Popovers ---------------------------------------------------------------------------------------------- */

/* In pixels of the window's surface. */
static graphene_rect_t
on_surface (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);
  graphene_rect_t bounds;
  double x, y;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (native), &bounds));
  gtk_native_get_surface_transform (native, &x, &y);
  graphene_rect_offset (&bounds, (float) x, (float) y);
  if (GTK_IS_POPOVER (native))
    {
      GdkPopup *popup = GDK_POPUP (gtk_native_get_surface (native));

      graphene_rect_offset (&bounds, gdk_popup_get_position_x (popup), gdk_popup_get_position_y (popup));
    }
  return bounds;
}

static void
look_at_popover (Cover      *c,
                 GtkPopover *popover,
                 GtkWidget  *about)
{
  GtkWidget *child = gtk_popover_get_child (popover);
  const graphene_rect_t is = on_surface (child), thing = on_surface (about);
  const graphene_rect_t window = on_surface (c->s.window);
  const graphene_rect_t prompt = on_surface (fixture_child (c->s.page->bottom, "prompt_label"));
  graphene_rect_t both;
  int least, wide;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &wide, NULL, NULL, NULL);
  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (child), &least, NULL, NULL, NULL);
  c->looked++;
  if (gtk_widget_get_height (child) < least || gtk_widget_get_width (child) < wide)
    tell (c, "%s: the popover has %d × %d of %d × %d", name_of (about), gtk_widget_get_width (child),
          gtk_widget_get_height (child), wide, least);
  if (is.origin.x < window.origin.x - PIXEL || is.origin.y < window.origin.y - PIXEL
      || is.origin.x + is.size.width > window.origin.x + window.size.width + PIXEL
      || is.origin.y + is.size.height > window.origin.y + window.size.height + PIXEL)
    tell (c, "%s: the popover is at %.0f,%.0f %.0f×%.0f, outside the window", name_of (about), is.origin.x, is.origin.y,
          is.size.width, is.size.height);
  if (graphene_rect_intersection (&is, &thing, &both) && both.size.width > PIXEL && both.size.height > PIXEL)
    tell (c, "%s: the popover covers it, %.0f×%.0f", name_of (about), both.size.width, both.size.height);
  if (graphene_rect_intersection (&is, &prompt, &both) && both.size.width > PIXEL && both.size.height > PIXEL)
    tell (c, "%s: the popover covers the prompt", name_of (about));
}

static void
all_clickable (GtkWidget *widget,
               GType      type,
               GPtrArray *things)
{
  if (!gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget))
    return;
  if (G_TYPE_CHECK_INSTANCE_TYPE (widget, type) && gtk_widget_get_focusable (widget)
      && gtk_widget_get_sensitive (widget))
    g_ptr_array_add (things, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    all_clickable (child, type, things);
}

static GtkPopover *
opened (GtkWidget *widget)
{
  GtkPopover *popover = NULL;

  if (GTK_IS_POPOVER (widget))
    return gtk_widget_get_mapped (widget) ? GTK_POPOVER (widget) : NULL;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !popover;
       child = gtk_widget_get_next_sibling (child))
    popover = opened (child);
  return popover;
}

/* Of whose own @popover is: what lies between it and the page. */
static void
note_opener (Cover      *c,
             GtkPopover *popover,
             GtkWidget  *thing)
{
  const gpointer within[] = { c->s.page->panel, c->s.page->player_box };

  for (guint i = 0; i < G_N_ELEMENTS (within); i++)
    if (gtk_widget_is_ancestor (GTK_WIDGET (popover), within[i]))
      {
        c->on_board |= GN_IS_SPACE (thing);
        for (GtkWidget *at = GTK_WIDGET (popover); at != within[i]; at = gtk_widget_get_parent (at))
          g_hash_table_add (c->own, (gpointer) G_OBJECT_TYPE_NAME (at));
      }
}

static void
click_on (GtkWidget *thing)
{
  g_signal_emit_by_name (thing, "clicked");
  fixture_settle ();
}

static gboolean
opens_nothing (Cover *c,
               guint  steps)
{
  return gn_match_table_get_n_steps (c->s.table) == steps && !opened (GTK_WIDGET (c->s.page));
}

/* After a click that asks where: the place to click, each time another. */
static GtkWidget *
another_place (Cover *c)
{
  GtkWidget *board = fixture_find_type (GTK_WIDGET (c->s.page->panel), GN_TYPE_BOARD);
  g_autoptr (GPtrArray) spaces = g_ptr_array_new ();

  if (board)
    all_spaces (board, spaces);
  for (guint i = spaces->len; i--;)
    if (!gtk_widget_has_css_class (spaces->pdata[i], "can"))
      g_ptr_array_remove_index (spaces, i);
  return spaces->len ? spaces->pdata[c->asked++ % spaces->len] : NULL;
}

/* A click on everything: what opens is looked at, what was entered is undone. */
static void
look_at_popovers (Cover *c)
{
  GnTablePage *page = c->s.page;
  const guint steps = gn_match_table_get_n_steps (c->s.table);
  g_autoptr (GPtrArray) things = g_ptr_array_new_with_free_func (g_object_unref);

  all_clickable (GTK_WIDGET (page->panel), GTK_TYPE_BUTTON, things);
  all_clickable (GTK_WIDGET (page->player_box), GTK_TYPE_BUTTON, things);
  all_clickable (GTK_WIDGET (page->bottom), GN_TYPE_ACTION_BUTTON, things);
  for (guint i = 0; i < things->len; i++)
    g_object_ref (things->pdata[i]);
  c->clicks++;
  for (guint i = 0; i < things->len; i++)
    {
      GtkWidget *thing = things->pdata[i], *place;
      GtkPopover *popover;

      /* every button of the panel's own, and every space until one has opened a popover of the board */
      if ((i + c->clicks) % EACH && (GN_IS_SPACE (thing) ? c->on_board : GN_IS_ACTION_BUTTON (thing)))
        continue;
      /* what was open of itself is about something else */
      if ((popover = opened (GTK_WIDGET (page))))
        gtk_popover_popdown (popover);
      if (!gtk_widget_get_mapped (thing) || !gtk_widget_grab_focus (thing))
        continue;
      fixture_settle ();   /* a list scrolls to what has the focus */
      click_on (thing);
      if (!c->on_board && opens_nothing (c, steps) && (place = another_place (c)))
        {
          click_on (place);
          thing = place;
        }
      if (gn_match_table_get_n_steps (c->s.table) == steps && (popover = opened (GTK_WIDGET (page)))
          && gtk_widget_get_mapped (thing))
        {
          look_at_popover (c, popover, thing);
          note_opener (c, popover, thing);
        }
      gn_table_page_clear (page);
      if (gn_match_table_get_n_steps (c->s.table) != steps)
        g_assert_true (gn_match_table_undo (c->s.table, steps, TRUE, NULL));
      if (gn_curtain_is_up (page->curtain))
        gn_curtain_lower (page->curtain);
      fixture_settle ();
    }
}

/* ---- Matches ----------------------------------------------------------------------------------------------- */

static void
play (const MatchPlan *plan,
      guint            seats,
      guint            most,
      GHashTable      *own,
      void           (*look) (Cover *c))
{
  g_autoptr (GPtrArray) wrong = g_ptr_array_new_with_free_func (g_free);
  guint looked = 0;

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (plan->seed);
      g_autoptr (GnMatchTable) table = fixture_table_dealt (plan->game, seats, plan->dealer);
      GnWindow *window = GN_WINDOW (gn_window_new (fixture_app ()));
      g_autofree char *size = g_strdup_printf ("%d×%d", sizes[i].width, sizes[i].height);
      Cover c = { .s = { .table = table, .window = GTK_WIDGET (window) }, .size = size, .own = own, .wrong = wrong };

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[i].width, sizes[i].height);
      gtk_window_present (GTK_WINDOW (window));
      c.s.page = GN_TABLE_PAGE (gn_table_tab_get_page (gn_window_begin (window, table)));
      fixture_settle ();
      for (; c.entry < most && !gn_match_table_is_over (table); c.entry++)
        {
          GnReply reply = { 0 };
          GnMove move;

          if (gn_match_table_is_waiting (table))
            g_assert_true (gn_match_table_deal (table, &reply));
          else
            {
              g_assert_true (plan_any_move (c.s.table, plan, rand, &move));
              g_assert_true (gn_match_table_do (table, &move, 1, &reply));
            }
          if (gn_curtain_is_up (c.s.page->curtain))
            gn_curtain_lower (c.s.page->curtain);
          if (c.entry % LOOK_EVERY == LOOK_EVERY - 1)
            {
              fixture_settle ();
              look (&c);
            }
        }
      looked += c.looked;
      gtk_window_destroy (GTK_WINDOW (window));
      fixture_settle ();
    }
  for (guint i = 0; i < wrong->len; i++)
    g_test_message ("%s", (const char *) wrong->pdata[i]);
  g_test_message ("%s: looked %u times", plan->game, looked);
  g_assert_cmpuint (wrong->len, ==, 0);
}

static gboolean
quick (void)
{
  return g_getenv ("GNOMON_QUICK") != NULL;
}

/* With three players where that is possible: the board of 37 tiles of Gnômes & Wizards fills its corners. */
static void
test_board (gconstpointer plan)
{
  play (plan, 3, quick () ? FEW_ENTRIES : MOST_ENTRIES, NULL, look_at_board);
}

static void
test_popovers (gconstpointer data)
{
  const MatchPlan *plan = data;
  g_autoptr (GHashTable) own = g_hash_table_new (g_str_hash, g_str_equal);
  gboolean all = TRUE;

  play (plan, plan->seats, quick () ? FEW_ENTRIES : MOST_ENTRIES, own, look_at_popovers);
  /* a board that is told, tile after tile */
  if (plan[1].game)
    play (plan + 1, plan[1].seats, FEW_ENTRIES, own, look_at_popovers);
  if (quick ())
    return;
  for (guint i = 0; i < G_N_ELEMENTS (openers); i++)
    for (guint k = 1; g_str_equal (openers[i][0], plan->game) && k < G_N_ELEMENTS (openers[i]) && openers[i][k]; k++)
      if (!g_hash_table_contains (own, openers[i][k]))
        {
          g_test_message ("no popover of %s was looked at", openers[i][k]);
          all = FALSE;
        }
  g_assert_true (all);
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
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    for (const MatchPlan *plan = games[i]; plan->game; plan++)
      if (plan == games[i])
        {
          g_autofree char *board = g_strdup_printf ("/cover/%s/board", plan->game);
          g_autofree char *popovers = g_strdup_printf ("/cover/%s/popovers", plan->game);

          g_test_add_data_func (board, plan, test_board);
          g_test_add_data_func (popovers, plan, test_popovers);
        }
  return g_test_run ();
}
