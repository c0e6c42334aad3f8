/* steps.c: a row of named steps: done, current and to come
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "steps.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

#define GAP   6
#define BESIDE 5         /* between number and word */
#define LEAST 0.85       /* smaller words are hard to read */
#define STEP  (1 / 20.0) /* the current word is bold: its width does not change the size of all */

/* Which words there are */
typedef enum {
  ALL,
  BRIEF,
  CURRENT,   /* only that of the current step */
} Words;

/* The widgets of a cell, kept and updated. */
typedef struct {
  GtkWidget   *box;
  GtkWidget   *number;
  GtkWidget   *token;
  GtkWidget   *word, *brief;
  GnStepState  state;
  gboolean     has_word;
} Cell;

struct _GnSteps {
  GnContainer  parent_instance;

  GArray   *cells;
  Words     words;
};

G_DEFINE_FINAL_TYPE (GnSteps, gn_steps, GN_TYPE_CONTAINER)

static const char *const state_class[] = { "ahead", "now", "done", "struck" };

static Cell *
cell_at (GnSteps *self,
         guint    i)
{
  return &g_array_index (self->cells, Cell, i);
}

/* Whether step @i keeps its word where there is no room for all: the current one; if there is none, before the match
 * and after it, the first to come or else the last. Numbers and tokens say enough. */
static gboolean
keeps_word (GnSteps *self,
            guint    i)
{
  guint kept = self->cells->len;

  for (guint k = self->cells->len; k-- > 0;)
    {
      const Cell *cell = cell_at (self, k);

      if (!cell->has_word)
        continue;
      if (cell->state == GN_STEP_NOW)
        return cell_at (self, i)->has_word && cell_at (self, i)->state == GN_STEP_NOW;
      if (gtk_widget_get_visible (cell->number) || gtk_widget_get_visible (cell->token))
        return FALSE;
      if (kept == self->cells->len || cell->state == GN_STEP_AHEAD)
        kept = k;
    }
  return i == kept;
}

/* The label that step @i shows, or NULL */
static GtkWidget *
word_of (GnSteps *self,
         guint    i,
         Words    words)
{
  Cell *cell = cell_at (self, i);

  if (words == BRIEF && cell->has_word)
    return *gtk_label_get_label (GTK_LABEL (cell->brief)) ? cell->brief : cell->word;
  return (words == ALL ? cell->has_word : keeps_word (self, i)) ? cell->word : NULL;
}

/* The width with these words. */
static int
width_with (GnSteps *self,
            Words    words)
{
  int width = 0;

  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = cell_at (self, i);
      GtkWidget *wanted = word_of (self, i, words);
      GtkWidget *shown = gtk_widget_get_visible (cell->word) ? cell->word
                         : gtk_widget_get_visible (cell->brief) ? cell->brief : NULL;
      int own = gn_least_of (cell->box, GTK_ORIENTATION_HORIZONTAL), word;

      /* a hidden label is not measured, so ask the label itself for its natural width */
      if (shown != wanted && shown)
        own -= gn_least_of (shown, GTK_ORIENTATION_HORIZONTAL) + BESIDE;
      if (shown != wanted && wanted)
        {
          pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (wanted)), &word, NULL);
          own += word + BESIDE;
        }
      width += own + (i ? GAP : 0);
    }
  return width;
}

static void
gn_steps_measure (GtkWidget      *widget,
                  GtkOrientation  orientation,
                  int             for_size,
                  int            *minimum,
                  int            *natural,
                  int            *minimum_baseline,
                  int            *natural_baseline)
{
  GnSteps *self = GN_STEPS (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = width_with (self, CURRENT);
      *natural = MAX (*minimum, width_with (self, ALL));
      return;
    }
  *minimum = 0;
  for (guint i = 0; i < self->cells->len; i++)
    *minimum = MAX (*minimum, gn_least_of (cell_at (self, i)->box, orientation));
  *natural = *minimum;
}

static void
show_words (GnSteps *self)
{
  for (guint i = 0; i < self->cells->len; i++)
    {
      Cell *cell = cell_at (self, i);
      GtkWidget *word = word_of (self, i, self->words);

      gtk_widget_set_visible (cell->word, word == cell->word);
      gtk_widget_set_visible (cell->brief, word == cell->brief);
    }
}

static gboolean
settle (gpointer data)
{
  show_words (data);
  return G_SOURCE_REMOVE;
}

/* Returns whether the cell shows any text. If words are too long, every step except the current one becomes a mere
 * mark. */
static gboolean
speaks (GnSteps *self,
        int      i)
{
  const Cell *cell = cell_at (self, i);

  return gtk_widget_get_visible (cell->number) || gtk_widget_get_visible (cell->token)
         || gtk_widget_get_visible (cell->word) || gtk_widget_get_visible (cell->brief);
}

/* How much smaller the row is drawn where it needs @wish; 0: too small */
static double
scale_to (int wish,
          int width)
{
  const double scale = wish > width ? floor (width / (wish * STEP)) * STEP : 1;

  return scale < LEAST - 0.001 ? 0 : scale;
}

/* Words keep their width. Space left over is shared among the cells that show text. */
static void
gn_steps_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  GnSteps *self = GN_STEPS (widget);
  const gboolean reversed = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  const Words words = scale_to (width_with (self, ALL), width) > 0     ? ALL
                      : scale_to (width_with (self, BRIEF), width) > 0 ? BRIEF
                                                                       : CURRENT;
  const int n = self->cells->len;
  int sum = MAX (n - 1, 0) * GAP, left = 0, speak = 0, at = 0;

  for (int i = 0; i < n; i++)
    {
      sum += gn_least_of (cell_at (self, i)->box, GTK_ORIENTATION_HORIZONTAL);
      speak += speaks (self, i);
    }

  const double fit = scale_to (sum, width), scale = fit > 0 ? fit : 1;
  const int wide = (int) (width / scale), high = (int) (height / scale);

  for (int i = 0; i < n; i++)
    {
      GtkWidget *box = cell_at (self, i)->box;
      const int over = MAX (wide - sum, 0);
      const int more = speaks (self, i) ? over * (at + 1) / speak - over * at / speak : 0;
      const int own = gn_least_of (box, GTK_ORIENTATION_HORIZONTAL) + more;
      GskTransform *place = scale < 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL;

      gtk_widget_allocate (box, own, high, -1,
                           gsk_transform_translate (place, &GRAPHENE_POINT_INIT (reversed ? wide - left - own : left,
                                                                                 0)));
      left += own + GAP;
      at += speaks (self, i);
    }
  if (words != self->words)
    {
      self->words = words;
      g_idle_add_full (G_PRIORITY_HIGH_IDLE, settle, g_object_ref (self), g_object_unref);
    }
}

static void
gn_steps_finalize (GObject *object)
{
  g_array_unref (GN_STEPS (object)->cells);
  G_OBJECT_CLASS (gn_steps_parent_class)->finalize (object);
}

static void
gn_steps_class_init (GnStepsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_steps_finalize;
  widget_class->measure = gn_steps_measure;
  widget_class->size_allocate = gn_steps_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "steps");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_LIST);
}

static void
gn_steps_init (GnSteps *self)
{
  self->cells = g_array_new (FALSE, TRUE, sizeof (Cell));
}

static void
add_cell (GnSteps *self)
{
  Cell cell = { 0 };

  cell.box = g_object_new (GTK_TYPE_BOX, "spacing", BESIDE, "css-name", "stepcell",
                           "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM, NULL);
  cell.number = gn_label (NULL, "step-number numeric");
  cell.token = gn_seat_token_new (0, 20);
  cell.word = gn_label (NULL, NULL);
  cell.brief = gn_label (NULL, NULL);
  gtk_widget_set_hexpand (cell.number, TRUE);
  gtk_widget_set_halign (cell.number, GTK_ALIGN_END);
  gtk_widget_set_hexpand (cell.word, TRUE);
  gtk_widget_set_halign (cell.word, GTK_ALIGN_START);
  gtk_widget_set_hexpand (cell.brief, TRUE);
  gn_append (cell.box, cell.number, cell.token, cell.word, cell.brief, NULL);
  gtk_widget_set_parent (cell.box, GTK_WIDGET (self));
  g_array_append_val (self->cells, cell);
}

/* The name of a step for screen readers. */
static char *
cell_name (const GnStepCell *what)
{
  const char *word = what->tip ? what->tip : what->word ? what->word : what->number ? what->number : "";

  switch (what->state)
    {
    case GN_STEP_NOW:
      /* Translators: a step of a turn, for a screen reader */
      return gn_fill (_("{step}, now"), "step", word, NULL);
    case GN_STEP_DONE:
      /* Translators: a step of a turn, for a screen reader */
      return gn_fill (_("{step}, done"), "step", word, NULL);
    case GN_STEP_STRUCK:
      /* Translators: a step of a turn, for a screen reader: it is skipped this time */
      return gn_fill (_("{step}, skipped"), "step", word, NULL);
    case GN_STEP_AHEAD:
    default:
      return g_strdup (word);
    }
}

static void
write_cell (Cell             *cell,
            const GnStepCell *what)
{
  g_autofree char *name = cell_name (what);

  for (guint i = 0; i < G_N_ELEMENTS (state_class); i++)
    gn_set_class (cell->box, state_class[i], i == what->state);
  gtk_label_set_label (GTK_LABEL (cell->number), what->number ? what->number : "");
  gtk_widget_set_visible (cell->number, what->number != NULL);
  gtk_label_set_label (GTK_LABEL (cell->word), what->word ? what->word : "");
  gtk_label_set_label (GTK_LABEL (cell->brief), what->brief ? what->brief : "");
  cell->has_word = what->word != NULL;
  cell->state = what->state;
  gtk_widget_set_halign (cell->number, what->word || what->colour >= 0 ? GTK_ALIGN_END : GTK_ALIGN_CENTER);
  gtk_widget_set_halign (cell->word, what->number || what->colour >= 0 ? GTK_ALIGN_START : GTK_ALIGN_CENTER);
  gtk_widget_set_halign (cell->brief, gtk_widget_get_halign (cell->word));
  if (what->colour >= 0)
    gn_seat_token_set_colour (GN_SEAT_TOKEN (cell->token), what->colour);
  gtk_widget_set_visible (cell->token, what->colour >= 0);
  gn_say_name (cell->box, name);
  gn_set_tooltip (cell->box, what->tip);
}

void
gn_steps_set (GnSteps          *self,
              const GnStepCell *cells,
              guint             n)
{
  g_return_if_fail (GN_IS_STEPS (self));

  while (self->cells->len < n)
    add_cell (self);
  while (self->cells->len > n)
    {
      gtk_widget_unparent (cell_at (self, self->cells->len - 1)->box);
      g_array_set_size (self->cells, self->cells->len - 1);
    }
  for (guint i = 0; i < n; i++)
    write_cell (cell_at (self, i), &cells[i]);
  show_words (self);
}
