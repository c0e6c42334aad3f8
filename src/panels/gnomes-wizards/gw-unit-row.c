/* gw-unit-row.c: the row of a unit whose player has the turn: its figures for this turn and its dice
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-unit-row.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "gw-figure.h"

#define DISC     26
#define DIE      22
#define USE      26
#define DICE_IN_ROW 3    /* of more dice, only one of each kind is shown, with a number */

enum { STEPS, POWER, DEFENCE, N_STATS };

struct _GwUnitRow {
  GnContainer   parent_instance;

  GtkWidget *space;
  GtkWidget *figure;
  GtkWidget *number;
  GtkWidget *stat[N_STATS];
  GtkWidget *stats;
  GtkWidget *dice;
  GtkWidget *use[2];
};

G_DEFINE_FINAL_TYPE (GwUnitRow, gw_unit_row, GN_TYPE_CONTAINER)

enum { CLICKED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
on_space (GwUnitRow *self)
{
  g_signal_emit (self, signals[CLICKED], 0);
}

static void
gw_unit_row_measure (GtkWidget      *widget,
                     GtkOrientation  orientation,
                     int             for_size,
                     int            *minimum,
                     int            *natural,
                     int            *minimum_baseline,
                     int            *natural_baseline)
{
  gn_measure (GW_UNIT_ROW (widget)->space, orientation, for_size, minimum, natural);
}

/* The uses lie on the row, where its dice are otherwise: the row itself stays as wide as it is. */
static void
gw_unit_row_size_allocate (GtkWidget *widget,
                           int        width,
                           int        height,
                           int        baseline)
{
  GwUnitRow *self = GW_UNIT_ROW (widget);
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;

  gtk_widget_size_allocate (self->space, &(GtkAllocation) { 0, 0, width, height }, -1);
  for (int use = 0; use < 2; use++)
    {
      const int x = width - (2 - use) * (USE + 3) - 1;

      if (gtk_widget_should_layout (self->use[use]))
        gtk_widget_size_allocate (self->use[use], &(GtkAllocation) { rtl ? width - x - USE : x, (height - USE) / 2, USE,
                                                                     USE }, -1);
    }
}

static void
gw_unit_row_class_init (GwUnitRowClass *class)
{
  GTK_WIDGET_CLASS (class)->measure = gw_unit_row_measure;
  GTK_WIDGET_CLASS (class)->size_allocate = gw_unit_row_size_allocate;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (class), "gwunitrow");
  signals[CLICKED] = g_signal_new ("clicked", GW_TYPE_UNIT_ROW, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static GtkWidget *
add_stat (GtkWidget  *row,
          const char *piece)
{
  GtkWidget *box = gn_row (2, "gw-stat"), *label = gn_label (NULL, "numeric");

  gn_append (box, gn_piece_new (piece, 15), label, NULL);
  gtk_box_append (GTK_BOX (row), box);
  return label;
}

static void
gw_unit_row_init (GwUnitRow *self)
{
  static const char *const pieces[N_STATS] = { "gw-stat-movement", "gw-stat-attack", "gw-stat-defence" };
  GtkWidget *row = gn_row (3, NULL);

  self->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
  gn_add_classes (self->space, "gw-unit-row");
  gtk_widget_set_hexpand (self->space, TRUE);
  self->figure = gw_figure_new (DISC, FALSE);
  self->number = gn_label (NULL, "key");
  gtk_widget_set_valign (self->number, GTK_ALIGN_CENTER);
  gn_append (row, self->number, self->figure, NULL);
  self->stats = gn_row (3, NULL);
  for (int i = 0; i < N_STATS; i++)
    self->stat[i] = add_stat (self->stats, pieces[i]);
  gtk_box_append (GTK_BOX (row), self->stats);
  self->dice = gn_row (2, NULL);
  gtk_widget_set_hexpand (self->dice, TRUE);
  gtk_widget_set_halign (self->dice, GTK_ALIGN_END);
  gtk_box_append (GTK_BOX (row), self->dice);
  gn_space_add (GN_SPACE (self->space), gn_shrink_new (row));
  g_signal_connect_object (self->space, "clicked", G_CALLBACK (on_space), self, G_CONNECT_SWAPPED);
  gtk_widget_set_parent (self->space, GTK_WIDGET (self));
  for (int use = 0; use < 2; use++)
    {
      self->use[use] = gn_space_new (GN_SHAPE_BOX, USE, USE);
      gn_add_classes (self->use[use], "gw-use");
      gn_space_add (GN_SPACE (self->use[use]),
                    gn_piece_new (use == GW_USE_MOVEMENT ? "gw-stat-movement" : "gw-stat-attack", 18));
      gtk_widget_set_visible (self->use[use], FALSE);
      gtk_widget_set_parent (self->use[use], GTK_WIDGET (self));
    }
}

GtkWidget *
gw_unit_row_new (void)
{
  return g_object_new (GW_TYPE_UNIT_ROW, NULL);
}

/* ---- Contents ------------------------------------------------------------------------------- */

static void
show_stat (GtkWidget *label,
           int        n,
           gboolean   up,
           gboolean   unknown)
{
  g_autofree char *text = unknown ? g_strdup ("?") : gn_number_text (n);

  gtk_label_set_label (GTK_LABEL (label), text);
  gn_set_class (label, "up", up && !unknown);
}

/* How a die counts: an attack-or-movement die counts as what it is used for. */
static int
face_of (const GwRowDie *die)
{
  return die->as == GW_AS_EITHER_MOVE ? GW_MOVEMENT : die->as == GW_AS_EITHER_ATTACK ? GW_ATTACK : die->face;
}

/* Three dice fit side by side. Of more, only one of each kind is shown, with a number, because a wider row would make
 * the board jump. While the use of the next die is being chosen, the uses are shown instead (@little). */
static void
show_dice (GwUnitRow      *self,
           const GwRowDie *dice,
           guint           n,
           gboolean        little)
{
  struct {
    GwRowDie die[GW_DICE_MOST];
    guint    n;
    gboolean little;
  } figures;
  guint of[GW_N_FACES] = { 0 };
  GtkWidget *last[GW_N_FACES] = { NULL };

  memset (&figures, 0, sizeof figures);
  memcpy (figures.die, dice, sizeof *dice * MIN (n, GW_DICE_MOST));
  figures.n = n;
  figures.little = little;
  if (gn_unchanged (self->dice, &figures, sizeof figures))
    return;
  gn_box_clear (self->dice);
  for (guint i = 0; i < n; i++)
    {
      const int face = face_of (&dice[i]);

      if (of[face]++ && n > DICE_IN_ROW)
        continue;

      GtkWidget *die = gw_die_new (DIE);
      gw_die_set (die, face, dice[i].pink, FALSE);
      gtk_box_append (GTK_BOX (self->dice), die);
      if (n > DICE_IN_ROW)
        last[face] = die;
    }
  for (int face = 0; face < GW_N_FACES; face++)
    if (last[face] && of[face] > 1)
      gtk_box_insert_child_after (GTK_BOX (self->dice), gn_label_number ((int) of[face], "numeric gw-of-a-kind"),
                                  last[face]);
  gtk_widget_set_visible (self->dice, !little || n <= 1);
  gtk_widget_set_margin_end (self->dice, little ? 2 * (USE + 3) : 0);
}

static char *
row_name (const GwScene *scene,
          int            unit)
{
  const GwViewUnit *view = &scene->unit[unit];
  g_autofree char *name = gw_unit_name (scene->match, unit);
  g_autofree char *hp = gn_number_text (view->hp);
  g_autofree char *all = gn_number_text (view->max_hp);
  g_autofree char *speed = gn_number_text (view->speed);
  g_autofree char *power = gn_number_text (view->power);
  g_autofree char *def = gn_number_text (view->def);

  /* Translators: a unit and its figures in this turn; a tooltip and what a screen reader says */
  return gn_fill (_("{unit}: {hp} of {all} HP, movement {speed}, attack {power}, defense {def}"), "unit", name, "hp",
                  hp, "all", all, "speed", speed, "power", power, "def", def, NULL);
}

static void
show_uses (GwUnitRow     *self,
           const GwScene *scene,
           int            unit,
           gboolean       split)
{
  for (int use = 0; use < 2; use++)
    {
      gtk_widget_set_visible (self->use[use], split);
      if (!split)
        continue;

      g_autofree char *name = gw_unit_name (scene->match, unit);
      /* Translators: an attack-or-movement die for a unit */
      g_autofree char *tip = gn_fill (
        use == GW_USE_MOVEMENT ? _("{unit}: as movement (M)") : _("{unit}: as attack (A)"), "unit", name, NULL);
      g_autofree char *spec = g_strdup_printf ("assign face=either n=1 unit=%s use=%s",
                                               gw_id (scene->match, GW_DOMAIN_UNIT, unit),
                                               use == GW_USE_MOVEMENT ? "movement" : "attack");

      gn_space_bind (GN_SPACE (self->use[use]), scene->panel, tip, NULL, spec, tip);
    }
}

void
gw_unit_row_set (GwUnitRow      *self,
                 const GwScene  *scene,
                 int             unit,
                 const GwRowDie *dice,
                 guint           n,
                 const char     *spec,
                 gboolean        split)
{
  const GwViewUnit *view = &scene->unit[unit];
  const GwSet *set = gw_set (scene->match);
  const gboolean fights = scene->state->stage == GW_AT_FIGHT;
  g_autofree char *name = row_name (scene, unit);
  g_autofree char *number = gn_number_text (gw_slot_of (unit) + 1);

  gtk_label_set_label (GTK_LABEL (self->number), number);
  gw_figure_set (GW_FIGURE (self->figure), scene->match, scene->state, unit);
  gn_keep_place (self->number, TRUE);
  gn_keep_place (self->stats, TRUE);
  gn_keep_place (self->dice, TRUE);
  gtk_widget_set_can_target (GTK_WIDGET (self), TRUE);
  gtk_widget_set_focusable (self->space, TRUE);
  gn_set_class (GTK_WIDGET (self), "absent", FALSE);
  show_stat (self->stat[STEPS], fights ? view->left : view->speed, view->speed > set->mov[unit], !view->known);
  show_stat (self->stat[POWER], view->power, view->power > set->atk[unit], !view->known);
  show_stat (self->stat[DEFENCE], view->def, view->def > view->base_def, !view->known);
  gn_set_class (gtk_widget_get_parent (self->stat[POWER]), "spent", fights && !view->may_attack);
  gn_set_class (GTK_WIDGET (self), "done", fights && (view->done || (view->left == 0 && !view->may_attack)));
  show_dice (self, dice, n, split);
  show_uses (self, scene, unit, split);
  gn_space_bind (GN_SPACE (self->space), scene->panel, name, NULL, spec, name);
}

void
gw_unit_row_set_absent (GwUnitRow     *self,
                        const GwScene *scene,
                        int            unit)
{
  g_autofree char *name = unit >= 0 ? gw_unit_name (scene->match, unit) : NULL;

  gn_keep_place (self->figure, unit >= 0);
  if (unit >= 0)
    gw_figure_set (GW_FIGURE (self->figure), scene->match, scene->state, unit);
  gn_keep_place (self->number, FALSE);
  gn_keep_place (self->stats, FALSE);
  gn_keep_place (self->dice, FALSE);
  for (int use = 0; use < 2; use++)
    gtk_widget_set_visible (self->use[use], FALSE);
  gn_space_bind (GN_SPACE (self->space), NULL, name ? name : "", NULL, NULL, NULL);
  gw_unit_row_set_chosen (self, FALSE);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
  gtk_widget_set_focusable (self->space, FALSE);
  gn_set_class (GTK_WIDGET (self), "absent", TRUE);
  gn_set_class (GTK_WIDGET (self), "done", FALSE);
}

void
gw_unit_row_set_chosen (GwUnitRow *self,
                        gboolean   chosen)
{
  gn_set_class (self->space, "chosen", chosen);
}

GtkWidget *
gw_unit_row_get_space (GwUnitRow *self)
{
  return self->space;
}

GtkWidget *
gw_unit_row_get_use (GwUnitRow *self,
                     int        use)
{
  return self->use[use == GW_USE_ATTACK];
}
