/* ceremony.c: the stage at the end of a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "ceremony.h"

#include <math.h>
#include <glib/gi18n.h>

#include "app/widgets/compat.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/drawing/style.h"
#include "sheets/ending.h"
#include "sheets/pieces.h"

#define RAYS   18
#define NARROW 560   /* a telephone */
#define LEAST  320
#define LARGE  1700  /* as large as a second screen */

struct _GnCeremony {
  GnContainer   parent_instance;

  GnMatchTable *table;
  gboolean      public;
  int           size;     /* of a plate, for the present width */

  GtkWidget    *stage;
  GtkWidget    *plates;
  GtkLabel     *headline;
  GtkLabel     *reason;
  GtkLabel     *steps;
  GtkLabel     *last;
  GtkWidget    *buttons;
  GtkWidget    *on;
};

G_DEFINE_FINAL_TYPE (GnCeremony, gn_ceremony, GN_TYPE_CONTAINER)

enum { RESULT, LEFT, UNDO, N_SIGNALS };
static guint signals[N_SIGNALS];

gboolean
gn_ceremony_is_due (GnMatchTable *table)
{
  if (!gn_match_table_is_over (table))
    return FALSE;

  g_autoptr (GnScoresheet) score = gn_match_table_score (table, GN_EVERYTHING);
  g_autoptr (GnEnding) ending = gn_ending_new (table, score);

  return ending->mood != GN_MOOD_SO_FAR;
}

/* ---- Contents ------------------------------------------------------------------------------------------------- */

/* A picture on a plate, with a name below it where several stand there. */
static void
add_plate (GnCeremony *self,
           GtkWidget  *picture,
           const char *name,
           guint       at,
           guint       in_row)
{
  GtkWidget *who = gn_column (8, NULL), *plate = adw_bin_new ();

  adw_bin_set_child (ADW_BIN (plate), picture);
  gn_add_classes (plate, "plate ceremony-plate");
  gtk_widget_set_halign (plate, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (who), plate);
  if (name)
    {
      GtkWidget *label = gn_label (name, "ceremony-name");

      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 12);
      gtk_box_append (GTK_BOX (who), label);
    }
  gtk_widget_set_hexpand (who, TRUE);
  gtk_grid_attach (GTK_GRID (self->plates), who, (int) (at % in_row), (int) (at / in_row), 1, 1);
}

static void
show_plates (GnCeremony         *self,
             const GnScoresheet *score,
             const GnEnding     *ending)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const guint n = ending->n_stage;
  /* on a telephone two or three are beside each other, elsewhere all, or half of them */
  const guint in_row = self->size >= 100 ? (n > 6 ? (n + 1) / 2 : n) : n == 4 ? 2 : MIN (n, 3);
  /* many stand smaller */
  const int size = n > 6 ? self->size / 2 : n > 1 ? self->size * 2 / 3 : self->size;

  gn_container_clear (self->plates);
  /* many share the whole width: what is centered and wraps is measured for a height that may be too little for it */
  gtk_widget_set_halign (self->plates, n > 6 ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->plates), n > 6);
  if (ending->mood == GN_MOOD_LOST && ending->villain)
    {
      add_plate (self, gn_piece_new (ending->villain, self->size), NULL, 0, 1);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      const int seat = score->seat[ending->stage[i]];
      g_autofree char *name = gn_party_name (match, score, ending->stage[i]);

      add_plate (self, seat >= 0 ? gn_seat_token_new (gn_pieces_seat_paint (match, seat), size)
                                 : gn_piece_new ("gnome", size),
                 n > 1 ? name : NULL, i, in_row);
    }
}

/* What ended the match: the last milestone before the result itself: "Zoë turns up the letter S: 6 of 6 are out." */
static char *
last_event (GnCeremony *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const guint n = gn_match_table_get_n_steps (self->table);
  const GnStory *story = n ? gn_match_table_get_step (self->table, n)->story : NULL;
  const GnSay *last = NULL, *result = NULL;

  for (guint i = 0; story && i < story->n; i++)
    if (match->game->texts[story->fact[i].say.text].milestone)
      {
        last = result;
        result = &story->fact[i].say;
      }
  return last ? gn_say_text (match, last, FALSE) : g_strdup ("");
}

static void
show (GnCeremony *self)
{
  static const char *const classes[] = { [GN_MOOD_SO_FAR] = "so-far", [GN_MOOD_WON] = "won", [GN_MOOD_TIED] = "tied",
                                         [GN_MOOD_LOST] = "lost" };
  g_autoptr (GnScoresheet) score = gn_match_table_score (self->table, GN_EVERYTHING);
  g_autoptr (GnEnding) ending = gn_ending_new (self->table, score);
  g_autofree char *last = last_event (self);
  g_autoptr (GString) steps = g_string_new (NULL);

  for (guint i = 0; i < ending->steps->len; i++)
    g_string_append_printf (steps, "%s%s", i ? "\n" : "", (const char *) ending->steps->pdata[i]);
  gtk_label_set_text (self->headline, ending->headline);
  gtk_label_set_text (self->reason, ending->reason);
  gtk_widget_set_visible (GTK_WIDGET (self->reason), *ending->reason);
  gtk_label_set_text (self->steps, steps->str);
  gtk_widget_set_visible (GTK_WIDGET (self->steps), steps->len > 0);
  gtk_label_set_text (self->last, last);
  gtk_widget_set_visible (GTK_WIDGET (self->last), *last != 0);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gn_set_class (GTK_WIDGET (self), classes[i], i == ending->mood);
  show_plates (self, score, ending);
  gn_say_name (GTK_WIDGET (self), ending->headline);
}

/* ---- Rays behind the winners ------------------------------------------------------------------------------------ */

static void
add_rays (GtkSnapshot           *snapshot,
          const graphene_rect_t *plates,
          double                 width,
          double                 height)
{
  const double x = plates->origin.x + plates->size.width / 2, y = plates->origin.y + plates->size.height / 2;
  const double far = width + height;
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  cairo_set_source_rgba (cr, 1, 1, 1, 0.09);
  for (guint i = 0; i < RAYS; i++)
    {
      const double from = 2 * G_PI * i / RAYS, to = from + G_PI / RAYS;

      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x + far * cos (from), y + far * sin (from));
      cairo_line_to (cr, x + far * cos (to), y + far * sin (to));
      cairo_close_path (cr);
    }
  cairo_fill (cr);
  cairo_destroy (cr);
}

static void
gn_ceremony_snapshot (GtkWidget   *widget,
                      GtkSnapshot *snapshot)
{
  GnCeremony *self = GN_CEREMONY (widget);
  graphene_rect_t plates;

  if (gtk_widget_has_css_class (widget, "won") && gtk_widget_compute_bounds (self->plates, widget, &plates))
    add_rays (snapshot, &plates, gtk_widget_get_width (widget), gtk_widget_get_height (widget));
  gtk_widget_snapshot_child (widget, self->stage, snapshot);
}

/* ---- Size ------------------------------------------------------------------------------------------------------- */

static gboolean
show_again (gpointer data)
{
  show (data);
  return G_SOURCE_REMOVE;
}

static void
gn_ceremony_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  GnCeremony *self = GN_CEREMONY (widget);
  const int size = width < NARROW || height < 420 ? 76 : width >= LARGE && height >= 800 ? 230 : 132;

  const int wide = MAX (width, gn_least_of (self->stage, GTK_ORIENTATION_HORIZONTAL));

  /* too wide for a moment only: smaller plates follow */
  gtk_widget_size_allocate (self->stage, &(GtkAllocation) { 0, 0, wide, height }, baseline);
  if (size == self->size)
    return;
  self->size = size;
  gn_set_class (widget, "narrow", size < 100);
  gn_set_class (widget, "large", size > 200);
  g_idle_add_full (GTK_PRIORITY_RESIZE - 5, show_again, g_object_ref (self), g_object_unref);
}

static void
gn_ceremony_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  gn_measure (GN_CEREMONY (widget)->stage, orientation, for_size, minimum, natural);
  /* it can become narrow: the plates then stand in several rows */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, LEAST);
}

/* ---- Keys ------------------------------------------------------------------------------------------------------- */

static void
on_result (GnCeremony *self)
{
  g_signal_emit (self, signals[RESULT], 0);
}

static void
on_left (GnCeremony *self)
{
  g_signal_emit (self, signals[LEFT], 0);
}

static gboolean
on_key (GtkWidget *widget,
        GVariant  *signal,
        gpointer   data)
{
  GnCeremony *self = GN_CEREMONY (widget);

  if (self->public)
    return FALSE;
  g_signal_emit (self, signals[g_variant_get_uint32 (signal)], 0);
  return TRUE;
}

void
gn_ceremony_grab (GnCeremony *self)
{
  gtk_widget_grab_focus (self->on);
}

static void
gn_ceremony_dispose (GObject *object)
{
  GnCeremony *self = GN_CEREMONY (object);

  g_clear_object (&self->table);
  G_OBJECT_CLASS (gn_ceremony_parent_class)->dispose (object);
}

static void
gn_ceremony_class_init (GnCeremonyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint on_keys[] = { GDK_KEY_Return, GDK_KEY_KP_Enter };

  G_OBJECT_CLASS (klass)->dispose = gn_ceremony_dispose;
  widget_class->snapshot = gn_ceremony_snapshot;
  widget_class->size_allocate = gn_ceremony_size_allocate;
  widget_class->measure = gn_ceremony_measure;
  signals[RESULT] = g_signal_new ("result", GN_TYPE_CEREMONY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", GN_TYPE_CEREMONY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[UNDO] = g_signal_new ("undo", GN_TYPE_CEREMONY, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/result/ceremony.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_bind_template_callback (widget_class, on_result);
  gtk_widget_class_bind_template_callback (widget_class, on_left);
  for (guint i = 0; i < G_N_ELEMENTS (on_keys); i++)
    gtk_widget_class_add_binding (widget_class, on_keys[i], 0, on_key, "u", RESULT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_key, "u", LEFT);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, on_key, "u", UNDO);
  gn_bind_children (widget_class, GnCeremony, stage, plates, headline, reason, steps, last, buttons, on);
}

static void
gn_ceremony_init (GnCeremony *self)
{
  self->size = 132;
  gn_style_tables ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_ceremony_new (GnMatchTable *table,
                 gboolean      public)
{
  GnCeremony *self = g_object_new (GN_TYPE_CEREMONY, NULL);
  g_autofree char *class = g_strconcat ("game-", gn_match_table_get_match (table)->game->accent, NULL);

  gn_style_accent (gn_match_table_get_match (table)->game->accent);
  self->table = g_object_ref (table);
  self->public = public;
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gtk_widget_set_visible (self->buttons, !public);
  show (self);
  return GTK_WIDGET (self);
}
