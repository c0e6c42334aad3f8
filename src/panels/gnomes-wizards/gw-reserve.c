/* gw-reserve.c: the crystals of the reserve, and the abilities they can go to
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-war.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"
#include "gw-figure.h"

struct _GwReserve {
  GnContainer       parent_instance;

  GtkWidget     *card;
  GtkWidget     *count;
  GtkWidget     *note;
  GtkWidget     *rows;
  GtkWidget     *button[GW_ABILITIES];
  const GwScene *scene;
  int            seat;      /* the seat whose abilities get crystals, or -1 */
};

G_DEFINE_FINAL_TYPE (GwReserve, gw_reserve, GN_TYPE_CONTAINER)

/* The seat that puts crystals down now, and how many: from the reserve, or crystals from an ability (GW-136). */
static int
who_collects (const GwScene *scene,
              int           *left)
{
  const GwFrame *top = gw_top (scene->state);

  if (top->kind == GW_FRAME_GIVE)
    {
      *left = top->b;
      return top->a;
    }
  *left = gw_reserve (scene->match, scene->state, scene->state->current);
  return scene->state->stage == GW_AT_COLLECT && scene->state->n_frames == 0 ? scene->state->current : -1;
}

static GtkWidget *
new_button (const GwScene *scene,
            const char    *id,
            int            n)
{
  g_autofree char *number = gn_number_text (n);
  /* Translators: a button: this many crystals go to this ability */
  g_autofree char *label = gn_fill (_("+{n}"), "n", number, NULL);
  g_autofree char *spec = g_strdup_printf ("collect-place ability=%s n=%d", id, n);
  GtkWidget *button = gtk_button_new_with_label (label);

  gn_add_classes (button, "gw-cast-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gn_panel_set_state_classes (button, GN_STATE_CLASSES_CANNOT);
  gn_panel_bind_move (scene->panel, button, spec);
  return button;
}

static void
add_row (GwReserve *self,
         int        value,
         int        left)
{
  const GwScene *scene = self->scene;
  const GwAbility *ability = gw_ability (scene->match, scene->state, value);
  const int room = gw_room (scene->match, scene->state, value), most = MIN (room, left);
  const char *id = gw_id (scene->match, GW_DOMAIN_ABILITY, value);
  g_autofree char *name = gw_ability_name (scene, value);
  g_autofree char *number = gn_number_text (gw_slot_of (value / 2) + 1);
  GtkWidget *row = gn_row (5, "gw-war-row"), *figure = gw_figure_new (24, FALSE),
            *title = gn_label (name, "gw-cast-name"), *pips = gw_pips_new (GW_PIPS_LARGE);

  gw_figure_set (GW_FIGURE (figure), scene->match, scene->state, value / 2);
  gw_pips_set (pips, scene->state->charge[value], ability->cost);
  /* a long name wraps to a second line before it is cut off */
  gtk_label_set_wrap (GTK_LABEL (title), TRUE);
  gtk_label_set_lines (GTK_LABEL (title), 2);
  gtk_label_set_ellipsize (GTK_LABEL (title), PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (GTK_LABEL (title), 0);
  gtk_widget_set_hexpand (title, TRUE);
  gn_append (row, gn_label (number, "key"), figure, title, pips, NULL);
  if (scene->present && most > 0)
    {
      self->button[value] = new_button (scene, id, 1);
      gtk_box_append (GTK_BOX (row), self->button[value]);
      if (most > 1)
        gtk_box_append (GTK_BOX (row), new_button (scene, id, most));
      else
        gtk_widget_add_css_class (self->button[value], "alone");
    }
  gn_set_class (row, "none", room == 0);
  gtk_box_append (GTK_BOX (self->rows), row);
}

void
gw_reserve_update (GwReserve     *self,
                   const GwScene *scene)
{
  const GwState *state = scene->state;
  int left = 0, rows = 0;
  g_autofree char *n = NULL;

  self->scene = scene;
  self->seat = who_collects (scene, &left);
  memset (self->button, 0, sizeof self->button);
  gn_box_clear (self->rows);
  gtk_widget_set_visible (GTK_WIDGET (self),
                          self->seat >= 0
                            || (state->stage >= GW_AT_COLLECT && state->stage <= GW_AT_TURN_END && !scene->over));
  n = gn_number_text (left);
  gtk_label_set_label (GTK_LABEL (self->count), n);
  gn_tie (self->count, "reserve", -1, -1);
  gn_set_class (self->card, "none", left == 0);
  if (self->seat >= 0)
    {
      const int first = 2 * gw_unit (gw_tribe (state, self->seat), 0);

      for (int value = first; value < first + 2 * GW_SLOTS; value++)
        {
          const GwAbility *ability = gw_ability (scene->match, state, value);

          /* an ability that is full keeps its row, so that the others stay where they are */
          if (scene->unit[value / 2].status != GW_ACTIVE || !ability || !ability->known || ability->cost <= 0)
            continue;
          add_row (self, value, left);
          rows += gw_room (scene->match, state, value) > 0;
        }
    }
  gtk_label_set_label (GTK_LABEL (self->note), self->seat < 0 ? _("one from each mine on the way")
                                               : rows == 0 ? _("no ability has room: the rest is lost")
                                               : left ? _("put them on abilities with room")
                                                              : _("all of them are placed"));
}

gboolean
gw_reserve_is_open (GwReserve *self)
{
  return self->seat >= 0;
}

gboolean
gw_reserve_key (GwReserve *self,
                guint      keyval)
{
  const int slot = (int) gdk_keyval_to_unicode (keyval) - '1';

  if (!self->scene || !self->scene->present || self->seat < 0 || slot < 0 || slot >= GW_SLOTS)
    return FALSE;
  for (int k = 0; k < 2; k++)
    {
      GtkWidget *button = self->button[2 * gw_unit (gw_tribe (self->scene->state, self->seat), slot) + k];

      if (button)
        {
          g_signal_emit_by_name (button, "clicked");
          return TRUE;
        }
    }
  return FALSE;
}

GtkWidget *
gw_reserve_get_button (GwReserve *self,
                       int        ability)
{
  return ability >= 0 && ability < GW_ABILITIES ? self->button[ability] : NULL;
}

static void
gw_reserve_class_init (GwReserveClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/reserve.ui");
  gn_bind_children (widget_class, GwReserve, card, count, note, rows);
  gtk_widget_class_set_css_name (widget_class, "gwreserve");
}

static void
gw_reserve_init (GwReserve *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->seat = -1;
}
