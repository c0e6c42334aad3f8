/* pool.c: dice that are rolled together, each with its source
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "pool.h"

#include <glib/gi18n.h>

#include "die.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/shrink.h"
#include "space.h"
#include "core/words/text.h"

#define GAP   4
#define HIGH  45
#define LOW   29
#define LEAST 130   /* width of a row */
#define NARROW 200
#define WORDS  150   /* below this a row has no room for words: they are in its tooltip and its name */
#define ICON   96    /* nor, below this, for the icon */

typedef struct {
  GtkWidget *space;
  GtkWidget *die;
  GtkWidget *sides;
  GtkWidget *flat;     /* in place of a die: a number added */
  GtkWidget *token;
  GtkWidget *words;    /* title and note */
  GtkWidget *title;
  GtkWidget *note;
  GtkWidget *icon;
  gboolean   has_icon;
} Row;

struct _GnPool {
  GnContainer  parent_instance;

  GArray   *rows;      /* Row, kept */
  guint     n;         /* number of rows shown */
  gboolean  low;       /* there is no room for large rows */
  gboolean  narrow;    /* nor for the number of sides, which the die shows by its shape */
  gboolean  bare;      /* nor for words */
  gboolean  tight;     /* nor for the icon */
};

G_DEFINE_FINAL_TYPE (GnPool, gn_pool, GN_TYPE_CONTAINER)

/* ---- Layout --------------------------------------------------------------- */

/* Of a row that is low: what large type needs, too. */
static int
low_height (GnPool *self)
{
  const Row *first = self->rows->len ? &g_array_index (self->rows, Row, 0) : NULL;

  return first ? MAX (LOW, gn_least_of (first->sides, GTK_ORIENTATION_VERTICAL)) : LOW;
}

static int
height_in (guint n,
           int   row)
{
  return n ? (int) n * (row + GAP) - GAP : 0;
}

static void
gn_pool_measure (GtkWidget      *widget,
                 GtkOrientation  orientation,
                 int             for_size,
                 int            *minimum,
                 int            *natural,
                 int            *minimum_baseline,
                 int            *natural_baseline)
{
  GnPool *self = GN_POOL (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = 2 * LEAST;
      return;
    }
  *minimum = height_in (MIN (self->n, 2), low_height (self));
  *natural = height_in (self->n, HIGH);
}

static void
set_low (GnPool *self,
         Row    *row)
{
  const gboolean low = self->low;

  gtk_widget_set_visible (row->words, !self->bare);
  gtk_widget_set_visible (row->icon, row->has_icon && !self->tight);
  gtk_widget_set_visible (row->sides, gtk_widget_get_visible (row->die) && !self->narrow);
  gn_set_class (row->space, "low", low);
  gn_die_set_size (GN_DIE (row->die), low ? 26 : 38);
  gtk_box_set_spacing (GTK_BOX (gtk_widget_get_parent (row->die)), low ? 5 : 8);
  gtk_widget_set_visible (row->note, !low && *gtk_label_get_label (GTK_LABEL (row->note)));
}

/* Called once the height is known, to hide anything that needs more height. Never during allocation. */
static gboolean
settle (gpointer data)
{
  GnPool *self = data;

  for (guint i = 0; i < self->n; i++)
    set_low (self, &g_array_index (self->rows, Row, i));
  return G_SOURCE_REMOVE;
}

static void
gn_pool_size_allocate (GtkWidget *widget,
                       int        width,
                       int        height,
                       int        baseline)
{
  GnPool *self = GN_POOL (widget);
  const gboolean low = width < NARROW || height < height_in (self->n, HIGH);
  const int least_high = low_height (self);
  const guint columns = low && height < height_in (self->n, least_high)
                          ? ((int) self->n > 2 * MAX (height / (least_high + GAP), 1) ? 3 : 2)
                          : 1;
  const guint rows = (self->n + columns - 1) / MAX (columns, 1);
  const int wide = (width - (int) (columns - 1) * 6) / (int) columns;
  const gboolean bare = wide < WORDS, narrow = bare || width < NARROW, tight = wide < ICON;
  int high = low ? least_high : MAX (HIGH, least_high);

  if (rows && height_in (rows, high) > height)
    high = MAX ((height + GAP) / (int) rows - GAP, 18);

  for (guint i = 0; i < self->rows->len; i++)
    {
      Row *row = &g_array_index (self->rows, Row, i);
      int least;

      gtk_widget_set_child_visible (row->space, i < self->n);
      if (i >= self->n)
        continue;
      gn_measure (row->space, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
      gtk_widget_size_allocate (row->space,
                                &(GtkAllocation) { (int) (i / rows) * (wide + 6), (int) (i % rows) * (high + GAP),
                                                   MAX (wide, least), high }, -1);
    }

  if (low != self->low || narrow != self->narrow || bare != self->bare || tight != self->tight)
    {
      self->tight = tight;
      self->bare = bare;
      self->low = low;
      self->narrow = narrow;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, g_object_ref (self), g_object_unref);
    }
}

/* ---- Rows ------------------------------------------------------------------- */

static Row *
row_at (GnPool *self,
        guint   i)
{
  if (i >= self->rows->len)
    {
      Row row;
      GtkWidget *line = gn_row (8, NULL);
      GtkWidget *words = gn_column (0, NULL);

      row.space = gn_space_new (GN_SHAPE_BOX, -1, -1);
      row.die = gn_die_new (20, 38);
      row.sides = gn_label (NULL, "pool-sides numeric");
      row.flat = gn_label (NULL, "pool-flat numeric");
      row.token = gn_seat_token_new (0, 22);
      row.title = gn_label (NULL, "pool-title");
      row.note = gn_label (NULL, "pool-note");
      row.icon = gn_piece_new ("kind-item", 24);
      gtk_label_set_ellipsize (GTK_LABEL (row.title), PANGO_ELLIPSIZE_END);
      gtk_label_set_xalign (GTK_LABEL (row.title), 0);
      gtk_label_set_xalign (GTK_LABEL (row.note), 0);
      /* a name in the note is whole, or left to the tooltip and the token of the one whose turn it is */
      gn_append (words, gn_shrink_words (row.title), gn_shrink_or_none (row.note), NULL);
      row.words = words;
      gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
      gtk_widget_set_hexpand (words, TRUE);
      gn_append (line, row.die, row.flat, row.sides, row.token, words, row.icon, NULL);
      gn_space_add (GN_SPACE (row.space), line);
      gn_add_classes (row.space, "pool-row");
      gtk_widget_set_parent (row.space, GTK_WIDGET (self));
      g_array_append_val (self->rows, row);
    }
  return &g_array_index (self->rows, Row, i);
}

/* "d8 from Berta: Lodger, shows 5" */
static char *
say_row (const GnPoolDie *die)
{
  g_autofree char *sides = gn_die_text (die->sides);
  g_autofree char *result = gn_number_text (die->result);

  if (!die->sides)
    return g_strdup_printf ("%s: %s%s", die->title, die->result >= 0 ? "+" : "", result);
  if (die->out)
    /* Translators: a die that does not count: "d20, Player’s d20: does not count" */
    return gn_fill (_("{die}, {what}: does not count"), "die", sides, "what", die->title, NULL);
  if (die->result)
    /* Translators: a die that was rolled: "d8, Lodger: shows 5" */
    return gn_fill (_("{die}, {what}: shows {n}"), "die", sides, "what", die->title, "n", result, NULL);
  return g_strdup_printf ("%s, %s", sides, die->title);
}

static void
set_row (Row             *row,
         GnPanel         *panel,
         const GnPoolDie *die,
         gboolean         rolls)
{
  g_autofree char *sides = gn_die_text (die->sides);
  g_autofree char *flat = g_strdup_printf ("%s%d", die->result >= 0 ? "+" : "−", ABS (die->result));
  g_autofree char *name = say_row (die);
  g_autofree char *tip = die->note && *die->note ? g_strdup_printf ("%s · %s", name, die->note) : g_strdup (name);

  gtk_widget_set_visible (row->die, die->sides > 0);
  gtk_widget_set_visible (row->sides, die->sides > 0);
  gtk_widget_set_visible (row->flat, die->sides == 0);
  if (die->sides)
    gn_die_set (GN_DIE (row->die), die->sides, die->result, rolls && !die->out);
  gn_die_set_out (GN_DIE (row->die), die->out);
  gtk_label_set_label (GTK_LABEL (row->sides), sides);
  gtk_label_set_label (GTK_LABEL (row->flat), flat);
  gtk_widget_set_visible (row->token, die->paint >= 0);
  if (die->paint >= 0)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (row->token), die->paint);
  gtk_label_set_label (GTK_LABEL (row->title), die->title ? die->title : "");
  gtk_label_set_label (GTK_LABEL (row->note), die->note ? die->note : "");
  row->has_icon = die->icon != NULL;
  if (die->icon)
    gn_piece_set_name (GN_PIECE (row->icon), die->icon);
  gn_set_class (row->space, "out", die->out);
  gn_space_bind (GN_SPACE (row->space), die->thing ? panel : NULL, name, die->thing, NULL, tip);
  gn_set_tooltip (row->space, tip);
  gtk_widget_set_focusable (row->space, die->thing != NULL);
  gtk_widget_set_can_target (row->space, TRUE);
}

void
gn_pool_set (GnPool          *self,
             GnPanel         *panel,
             const GnPoolDie *dice,
             guint            n,
             gboolean         rolls)
{
  const gboolean more = self->n != n;

  self->n = n;
  for (guint i = 0; i < n; i++)
    {
      Row *row = row_at (self, i);

      set_row (row, panel, &dice[i], rolls);
      set_low (self, row);
    }
  if (more)
    gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* ---- The widget ----------------------------------------------------------------- */

static void
gn_pool_finalize (GObject *object)
{
  g_array_unref (GN_POOL (object)->rows);
  G_OBJECT_CLASS (gn_pool_parent_class)->finalize (object);
}

static void
gn_pool_class_init (GnPoolClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_pool_finalize;
  widget_class->measure = gn_pool_measure;
  widget_class->size_allocate = gn_pool_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "pool");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
gn_pool_init (GnPool *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
}
