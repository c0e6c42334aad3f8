/* inv-helpers.c: the cards that could still add to the roll
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-helpers.h"

#include <glib/gi18n.h>

#include "panels/layout/shrink.h"
#include "panels/things/die.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define MOST  3    /* the best; the rest is in Moves */
#define DICE  5    /* so many dice and chips have room, one below the other */

typedef struct {
  GtkWidget *space;
  GtkWidget *token;
  GtkWidget *die;
  GtkWidget *name;
  GtkWidget *chance;
} Chip;

struct _InvHelpers {
  GnContainer   parent_instance;

  GtkWidget *column;
  Chip       chip[MOST];
  GtkWidget *ask;
};

G_DEFINE_FINAL_TYPE (InvHelpers, inv_helpers, GN_TYPE_CONTAINER)

char *
inv_if_spec (const InvScene *scene,
             const InvIf    *what)
{
  const char *card = inv_boon_id (scene->match, what->card);

  return what->spend
           ? g_strdup_printf ("@%d spend card=%s from=%s", what->seat, card, what->place == INV_PLAY ? "play" : "hand")
           : g_strdup_printf ("@%d play card=%s", what->seat, card);
}

static void
update_chip (Chip           *chip,
             const InvScene *scene,
             const InvIf    *what)
{
  g_autofree char *card = inv_boon_name (scene->match, what->card);
  g_autofree char *spec = inv_if_spec (scene, what);
  g_autofree char *now = gn_odds_percent (scene->roll.chance);
  g_autofree char *then = gn_odds_percent (what->chance);
  const char *who = gn_match_name (scene->match, what->seat);
  g_autofree char *name = NULL;
  InvBoonView view;
  int sides;

  inv_view_boon (scene->match, what->card, &view);
  sides = inv_expr_sides (what->spend ? view.discarded : view.played);
  gtk_widget_set_visible (chip->die, sides > 0);
  if (sides)
    gn_die_set (GN_DIE (chip->die), sides, 0, FALSE);
  gn_seat_token_set_colour (GN_SEAT_TOKEN (chip->token), MAX (gn_seat_paint (scene->match, what->seat), 0));

  /* Translators: a card that could still help, and the chance now and with it: "Berta's Lodger: 74% → 88%" */
  name = gn_fill (what->spend ? _("{who} discards {card}: {now} → {then}") : _("{who} plays {card}: {now} → {then}"),
                  "who", who, "card", card, "now", now, "then", then, NULL);

  /* Translators: a card on a small button, if it would be discarded for its dice */
  g_autofree char *label = what->spend ? gn_fill (_("discard {card}"), "card", card, NULL) : g_strdup (card);
  gtk_label_set_label (GTK_LABEL (chip->name), label);
  gtk_label_set_label (GTK_LABEL (chip->chance), then);
  gn_space_bind (GN_SPACE (chip->space), scene->panel, name, NULL, spec, name);
}

void
inv_helpers_update (InvHelpers     *self,
                    const InvScene *scene)
{
  const gboolean window = (scene->turn.step == INV_STEP_BOON_HELP || scene->turn.step == INV_STEP_FIGHT_HELP)
                          && scene->turn.wait == INV_WAIT_MOVE;
  const gboolean late = scene->turn.wait == INV_WAIT_LATE;
  const guint most = CLAMP (DICE - (int) scene->roll.n_dice, 1, MOST);
  guint n = 0;

  for (guint i = 0; (window || late) && i < scene->n_ifs && n < most; i++)
    if (scene->ifs[i].can && (scene->ifs[i].adds || late))
      update_chip (&self->chip[n++], scene, &scene->ifs[i]);
  for (guint i = 0; i < MOST; i++)
    gtk_widget_set_visible (self->chip[i].space, i < n);
  gtk_widget_set_visible (self->ask, window && scene->panel);
  gtk_label_set_label (GTK_LABEL (self->ask), scene->roll.no_help ? _("Nobody may help in this fight.")
                       : n ? _("Anybody else? Ask before the roll.") : _("Does anybody help? Ask before the roll."));
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 || (window && scene->panel));
}

static void
inv_helpers_class_init (InvHelpersClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/helpers.ui");
  gn_bind_children (widget_class, InvHelpers, column, ask);
  gtk_widget_class_set_css_name (widget_class, "helpers");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_helpers_init (InvHelpers *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < MOST; i++)
    {
      Chip *chip = &self->chip[i];
      GtkWidget *row = gn_row (5, NULL);

      chip->space = gn_space_new (GN_SHAPE_BOX, -1, -1);
      chip->token = gn_seat_token_new (0, 17);
      chip->die = gn_die_new (6, 20);
      chip->name = gn_label (NULL, "helper-name");
      chip->chance = gn_label (NULL, "helper-chance numeric");
      gtk_label_set_ellipsize (GTK_LABEL (chip->name), PANGO_ELLIPSIZE_END);
      gtk_label_set_xalign (GTK_LABEL (chip->name), 0);
      gtk_widget_set_hexpand (chip->name, TRUE);
      gn_append (row, chip->token, chip->die, gn_shrink_words (chip->name), chip->chance, NULL);
      gn_space_add (GN_SPACE (chip->space), row);
      gn_add_classes (chip->space, "helper");
      /* from the bottom up: the first one keeps its place */
      gtk_box_prepend (GTK_BOX (self->column), chip->space);
    }
}
