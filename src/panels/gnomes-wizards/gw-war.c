/* gw-war.c: the call to war: what horns can do for each clan
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-war.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "core/words/text.h"
#include "gw-figure.h"

struct _GwWar {
  GnContainer       parent_instance;

  GtkWidget     *heading;
  GtkWidget     *card;
  GtkWidget     *button[GW_SLOTS];
  GtkWidget     *pile[2];
  gboolean       hold;                 /* entries are announcements only */
  const GwScene *scene;
};

G_DEFINE_FINAL_TYPE (GwWar, gw_war, GN_TYPE_CONTAINER)

/* Waiting for answers is not asked about each time: the switch beside the casts decides for all entries. Where the
 * table always waits, entries need no mark. */
static GtkWidget *
new_button (GwWar         *self,
            const GwScene *scene,
            const char    *label,
            const char    *said)
{
  GtkWidget *button = gtk_button_new_with_label (label);
  g_autofree char *spec = g_strconcat (said,
                                       gw_option (scene->match, GW_OPT_WINDOWS) == 1 ? NULL
                                       : self->hold ? " hold=yes"
                                                                                     : " hold=-",
                                       NULL);

  gn_add_classes (button, "gw-cast-button");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gn_panel_set_state_classes (button, GN_STATE_CLASSES_CANNOT);
  gn_panel_bind_move (scene->panel, button, spec);
  if (!gtk_widget_has_css_class (button, "cannot") && !gtk_widget_has_css_class (button, "unknown"))
    gn_add_classes (button, "suggested-action");
  return button;
}

/* The units on the clan's symbol, or the reason why it cannot be called. (transfer full) */
static char *
ready_words (const GwScene *scene,
             int            unit)
{
  const GwViewClan *clan = &scene->clan[unit];
  GString *names = g_string_new (NULL);

  if (clan->shut_off)
    return g_string_append (names, _("both of its tiles are flipped")), g_string_free (names, FALSE);
  GW_FOR_UNITS (caller)
    if (clan->callers >> caller & 1)
      {
        g_autofree char *name = gw_unit_name (scene->match, caller);

        g_string_append_printf (names, "%s%s", names->len ? ", " : "", name);
      }
  if (!names->len)
    return g_string_append (names, _("no unit is on its tiles")), g_string_free (names, FALSE);

  /* Translators: units that stand on a clan's tile and can call it */
  char *text = gn_fill (_("ready: {names}"), "names", names->str, NULL);
  g_string_free (names, TRUE);
  return text;
}

static void
add_row (GwWar         *self,
         const GwScene *scene,
         int            unit,
         const char    *name,
         const char    *words,
         GtkWidget     *button)
{
  GtkWidget *row = gn_row (6, "gw-war-row"), *column = gn_column (0, NULL), *title = gn_line (name, "gw-cast-name"),
            *note = gn_line (words, "gw-cast-words");
  GtkWidget *figure = gw_figure_new (26, FALSE);

  gw_figure_set (GW_FIGURE (figure), scene->match, scene->state, unit);
  gn_set_tooltip (note, words);
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gn_append (column, title, note, NULL);
  gtk_widget_set_visible (note, *words);
  gn_set_class (row, "none", !*words);
  gn_append (row, figure, column, NULL);
  if (button)
    gtk_box_append (GTK_BOX (row), button);
  gtk_box_append (GTK_BOX (self->card), row);
}

/* One button calls a clan or charges its ability, whichever is possible. Of two abilities the one with room is
 * charged. In the call to war every unit keeps its row, even if nothing can be done with it. */
static void
add_clan (GwWar         *self,
          const GwScene *scene,
          int            slot)
{
  const int unit = gw_unit (gw_tribe (scene->state, scene->state->current), slot);
  const GwViewUnit *view = &scene->unit[unit];
  const gboolean acts = scene->present && scene->state->stage == GW_AT_WAR;
  const gboolean fights = scene->state->stage == GW_AT_FIGHT;
  const gboolean active = view->status == GW_ACTIVE;
  int value = 2 * unit;

  if (fights && (view->status == GW_DEAD || active || !scene->clan[unit].callers))
    return;
  if (active && !gw_room (scene->match, scene->state, value))
    value++;
  if (view->status == GW_DEAD || (active && !gw_room (scene->match, scene->state, value)))
    {
      g_autofree char *nobody = gw_unit_name (scene->match, unit);

      add_row (self, scene, unit, nobody, view->status == GW_DEAD ? _("dead") : "", NULL);
      return;
    }

  g_autofree char *name = active ? gw_ability_name (scene, value) : gw_unit_name (scene->match, unit);
  g_autofree char *words = ready_words (scene, unit);
  g_autofree char *spec = active
                            ? g_strdup_printf ("war-charge ability=%s", gw_id (scene->match, GW_DOMAIN_ABILITY, value))
                            : g_strdup_printf ("war-call clan=%s", gw_id (scene->match, GW_DOMAIN_UNIT, unit));

  if (acts)
    /* Translators: buttons: an ability is filled with crystals; a clan is called to the board */
    self->button[slot] = new_button (self, scene, active ? _("Charge") : _("Call"), spec);
  add_row (self, scene, unit, name, words, self->button[slot]);
}

static void
add_piles (GwWar         *self,
           const GwScene *scene)
{
  const GwState *state = scene->state;
  GtkWidget *row;
  g_autofree char *n = gn_number_text (state->horns_deck);
  /* Translators: the draw of cards: as many as horns on the deck */
  g_autofree char *text = gn_fill (ngettext ("Draw {n} card, keep one", "Draw {n} cards, keep one", state->horns_deck),
                                   "n", n, NULL);
  GtkWidget *label;

  if (state->stage != GW_AT_WAR || state->horns_deck == 0 || state->drawn)
    return;
  row = gn_row (6, "gw-war-row");
  label = gn_paragraph (text, "gw-cast-name");
  gtk_widget_set_hexpand (label, TRUE);
  gn_append (row, gn_piece_new ("gw-card-back", 28), label, NULL);
  for (int pile = 0; pile < 2 && scene->present; pile++)
    {
      g_autofree char *left = gn_number_text ((int) gn_pile_size (&state->pile[pile]));
      g_autofree char *number = gn_number_text (pile + 1);
      /* Translators: a button: a pile of cards; and a tooltip: how many cards it has */
      g_autofree char *name = gn_fill (_("Pile {n}"), "n", number, NULL);
      g_autofree char *tip = gn_fill (_("Pile {n}: {left} cards"), "n", number, "left", left, NULL);
      g_autofree char *spec = g_strdup_printf ("war-draw pile=%d", pile + 1);

      self->pile[pile] = new_button (self, scene, name, spec);
      if (!gtk_widget_has_css_class (self->pile[pile], "cannot"))
        gn_set_tooltip (self->pile[pile], tip);
      gtk_box_append (GTK_BOX (row), self->pile[pile]);
    }
  gtk_box_append (GTK_BOX (self->card), row);
}

void
gw_war_update (GwWar         *self,
               const GwScene *scene)
{
  const GwState *state = scene->state;
  const gboolean shown = state->current >= 0 && (state->stage == GW_AT_WAR || state->stage == GW_AT_FIGHT)
                         && gw_tribe (state, state->current) >= 0;

  self->scene = scene;
  memset (self->button, 0, sizeof self->button);
  memset (self->pile, 0, sizeof self->pile);
  gn_box_clear (self->card);
  if (!shown)
    {
      gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
      return;
    }
  for (int slot = 0; slot < GW_SLOTS; slot++)
    add_clan (self, scene, slot);
  add_piles (self, scene);
  gtk_widget_set_visible (GTK_WIDGET (self), gtk_widget_get_first_child (self->card) != NULL);

  /* Horns that were used are no longer aside (R-29: with the option, one call or charge is all). */
  const gboolean once = gw_option (scene->match, GW_OPT_WAR_SETS) == 1;
  const int sets = once ? (state->horns_aside >= 3 && !state->war_used) : state->horns_aside / 3;
  g_autofree char *n = gn_number_text (MAX (0, sets));
  /* Translators: beside "Call to war": how often three horns can still be used */
  g_autofree char *note = sets > 0 ? gn_fill (ngettext ("{n} call or charge", "{n} calls or charges", (gulong) sets),
                                              "n", n, NULL)
                                   : g_strdup (_("fewer than three horns"));
  gn_heading_set (self->heading, _("Call to war"), note);
}

static gboolean
press (GtkWidget *button)
{
  if (!button)
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

gboolean
gw_war_key (GwWar *self,
            guint  keyval)
{
  const int slot = (int) gdk_keyval_to_unicode (keyval) - '1';

  if (!self->scene || !self->scene->present || self->scene->state->stage != GW_AT_WAR || self->scene->state->n_frames)
    return FALSE;
  return slot >= 0 && slot < GW_SLOTS && press (self->button[slot]);
}

void
gw_war_set_hold (GwWar    *self,
                 gboolean  hold)
{
  if (self->hold == hold)
    return;
  self->hold = hold;
  if (self->scene)
    gw_war_update (self, self->scene);
}

GtkWidget *
gw_war_get_button (GwWar *self,
                   int    slot)
{
  return slot >= 0 && slot < GW_SLOTS ? self->button[slot] : NULL;
}

static void
gw_war_class_init (GwWarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/war.ui");
  gn_bind_children (widget_class, GwWar, heading, card);
  gtk_widget_class_set_css_name (widget_class, "gwwar");
}

static void
gw_war_init (GwWar *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
