/* gw-preview.c: the preview of a component of Gnômes & Wizards while it is being entered
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-preview.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "gw-figure.h"
#include "gw-scene.h"

static GtkWidget *
new_words (const char *text,
           const char *classes)
{
  GtkWidget *label = gn_label (text, classes);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 26);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  return label;
}

static GtkWidget *
new_card (const char *piece,
          const char *art_class,
          const char *title)
{
  GtkWidget *card = gn_column (4, "gw-preview"), *art = gn_row (0, art_class);

  gtk_widget_set_size_request (card, 210, -1);
  gtk_widget_set_valign (card, GTK_ALIGN_START);
  gtk_widget_set_halign (art, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (art), gn_piece_new (piece, art_class ? 48 : 64));
  gn_append (card, art, new_words (title, "gw-preview-title"), NULL);
  return card;
}

static void
add_stat (GtkWidget  *row,
          const char *piece,
          int         n)
{
  g_autofree char *text = n < 0 ? g_strdup ("?") : gn_number_text (n);

  gtk_box_append (GTK_BOX (row), gn_figure (piece, 18, text, "strong numeric"));
}

/* The effect of the ability in the words of the list that it was put together from, or NULL; (transfer full). */
static char *
effect_words (const GnMatch    *match,
              const GwAbility  *ability)
{
  const GwSet *set = gw_set (match);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ability->steps.n; i++)
    g_string_append_printf (text, "%s%s", i ? C_("list", ", ") : "",
                            gn_tr (gw_vocabulary[set->step[ability->steps.first + i].effect].title));
  return g_string_free (text, text->len == 0);
}

/* An ability's effect: its name, crystals and words. */
static void
add_ability (GtkWidget       *card,
             const GnMatch   *match,
             const GwAbility *ability,
             const char      *name,
             const char      *words)
{
  if (name && *name)
    gtk_box_append (GTK_BOX (card), new_words (name, "strong"));
  if (ability->cost > 0)
    {
      GtkWidget *pips = gw_pips_new (GW_PIPS_LARGE);

      gw_pips_set (pips, ability->cost, ability->cost);
      gtk_box_append (GTK_BOX (card), pips);
    }

  g_autofree char *effects = effect_words (match, ability);
  gtk_box_append (GTK_BOX (card), new_words (words && *words ? words
                                             : effects ? effects
                                                             : _("not entered yet"),
                                             "gw-preview-words"));
}

static GtkWidget *
preview_unit (const GnMatch *match,
              int            unit)
{
  const GwSet *set = gw_set (match);
  g_autofree char *name = gn_set_name (match->set, GW_FAMILY_UNITS, (guint) unit);
  g_autofree char *classes = g_strdup_printf ("gw-preview-art %s", gw_id (match, GW_DOMAIN_TRIBE, gw_tribe_of (unit)));
  GtkWidget *card = new_card (gw_unit_sign (match, unit), classes, name), *stats = gn_row (12, NULL);

  gtk_widget_set_halign (stats, GTK_ALIGN_CENTER);
  add_stat (stats, "gw-stat-movement", set->mov[unit]);
  add_stat (stats, "gw-stat-attack", set->atk[unit]);
  add_stat (stats, "gw-stat-defence", set->def[unit]);
  gtk_box_append (GTK_BOX (card), stats);
  if (!gw_is_leader (unit))
    add_ability (card, match, &set->clan[unit], gn_set_text (match->set, GW_FAMILY_UNITS, (guint) unit, "ability"),
                 gn_set_text (match->set, GW_FAMILY_UNITS, (guint) unit, "text"));
  return card;
}

static GtkWidget *
preview_card (const GnMatch *match,
              int            index)
{
  const GwAbility *ability = &gw_set (match)->card[index];
  g_autofree char *name = gn_set_name (match->set, GW_FAMILY_CARDS, (guint) index);
  g_autofree char *kind = gw_name (match, GW_DOMAIN_KIND, ability->kind);
  g_autofree char *upper = gn_upper_first (kind);
  GtkWidget *card = new_card (ability->kind == GW_LEARNED ? "gw-card-learned" : "gw-card-secret", NULL, name);

  gtk_box_append (GTK_BOX (card), new_words (upper, "note"));
  add_ability (card, match, ability, NULL, gn_set_text (match->set, GW_FAMILY_CARDS, (guint) index, "text"));
  return card;
}

GtkWidget *
gw_preview (const GnMatch *match,
            guint          family,
            int            index)
{
  if (index < 0)
    return NULL;
  if (family == GW_FAMILY_UNITS && index < GW_UNITS)
    return preview_unit (match, index);
  if (family == GW_FAMILY_CARDS && index < gw_set (match)->n_cards)
    return preview_card (match, index);
  return NULL;
}
