/* dealers.c: dialog that changes who shuffles and deals during a match
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "dealers.h"

#include <glib/gi18n.h>

#include "compat.h"
#include "panels/drawing/parts.h"
#include "segments.h"
#include "core/words/text.h"

/* Data of the dialog, freed with it. */
typedef struct {
  GnMatchTable *table;
  GtkWidget    *family[GN_MAX_FAMILIES];
  GtkLabel     *problem;
} Dealers;

static void
dealers_free (Dealers *self)
{
  g_object_unref (self->table);
  g_free (self);
}

GtkWidget *
gn_dealer_segments_new (void)
{
  GtkWidget *segments = gn_segments_new ();

  /* Translators: who shuffles and deals: the cardboard on the table. */
  gn_segments_add (GN_SEGMENTS (segments), _("Box on the table"),
                   _("You shuffle, draw and roll; Gnomon asks what came up."), FALSE);
  /* Translators: who shuffles and deals: Gnomon. */
  gn_segments_add (GN_SEGMENTS (segments), _("Gnomon deals"),
                   _("Gnomon shuffles, draws and rolls from a recorded seed."), FALSE);
  return segments;
}

static void
show (Dealers *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);

  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    if (self->family[i])
      gn_segments_set_selected (GN_SEGMENTS (self->family[i]), match->dealer[i] == GN_DEALER_APP);
}

/* A family with the name of its whole group (“cards”) would change the group too: keep the dealers of the others. */
static gboolean
set_one (Dealers  *self,
         guint     family,
         GnDealer  dealer,
         GError  **error)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnFamily *families = match->game->families;
  guint8 before[GN_MAX_FAMILIES];

  memcpy (before, match->dealer, sizeof before);
  if (!gn_match_table_set_dealer (self->table, families[family].id, dealer, error))
    return FALSE;
  for (guint i = 0; i < gn_game_n_families (match->game); i++)
    if (i != family && match->dealer[i] != before[i]
        && !gn_match_table_set_dealer (self->table, families[i].id, (GnDealer) before[i], error))
      return FALSE;
  return TRUE;
}

static void
on_chosen (GnSegments *segments,
           int         chosen,
           Dealers    *self)
{
  const guint family = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (segments), "family"));
  g_autoptr (GError) error = NULL;

  set_one (self, family, chosen == 1 ? GN_DEALER_APP : GN_DEALER_BOX, &error);
  gtk_label_set_label (self->problem, error ? error->message : "");
  gtk_widget_set_visible (GTK_WIDGET (self->problem), error != NULL);
  show (self);
}

GtkWidget *
gn_dealers_new (GnMatchTable *table)
{
  const GnGame *game = gn_match_table_get_match (table)->game;
  GtkWidget *dialog = gn_ask_new (
    _("Who shuffles and deals"),
    _("This applies from now on; everything dealt so far stays. The log records it."));
  GtkWidget *column = gn_column (12, NULL), *list = gtk_list_box_new ();
  Dealers *self = g_new0 (Dealers, 1);

  self->table = g_object_ref (table);
  g_object_set_data_full (G_OBJECT (dialog), "gn-dealers", self, (GDestroyNotify) dealers_free);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      if (!gn_family_is_dealt (&game->families[i]))
        continue;

      GtkWidget *row = adw_action_row_new ();

      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), gn_tr (game->families[i].title));
      self->family[i] = gn_dealer_segments_new ();
      gtk_widget_set_valign (self->family[i], GTK_ALIGN_CENTER);
      g_object_set_data (G_OBJECT (self->family[i]), "family", GUINT_TO_POINTER (i));
      gn_say_name (GTK_WIDGET (self->family[i]), gn_tr (game->families[i].title));
      g_signal_connect (self->family[i], "chosen", G_CALLBACK (on_chosen), self);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->family[i]);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_box_append (GTK_BOX (column), list);

  self->problem = GTK_LABEL (gn_label (NULL, "error"));
  gtk_label_set_wrap (self->problem, TRUE);
  gtk_label_set_xalign (self->problem, 0);
  gtk_label_set_max_width_chars (self->problem, 40);
  gtk_widget_set_visible (GTK_WIDGET (self->problem), FALSE);
  gtk_box_append (GTK_BOX (column), GTK_WIDGET (self->problem));
  gn_ask_set_extra_child (GN_ASK (dialog), column);

  gn_ask_add_response (GN_ASK (dialog), "close", _("_Close"));
  gn_ask_set_default_response (GN_ASK (dialog), "close");
  gn_ask_set_close_response (GN_ASK (dialog), "close");
  show (self);
  return dialog;
}
