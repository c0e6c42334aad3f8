/* plain-panel.c: lists and figures made from a game's tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "plain-panel.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/game/pile.h"
#include "core/state/position.h"
#include "core/words/text.h"

struct _GnPlainPanel {
  GnPanel    parent_instance;

  GtkWidget *groups;
};

G_DEFINE_FINAL_TYPE (GnPlainPanel, gn_plain_panel, GN_TYPE_PANEL)

static GtkWidget *
new_label (const char *text,
           const char *class)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (class)
    gtk_widget_add_css_class (label, class);
  return label;
}

/* A thing with its picture and name; a click asks the frame for what can be done with it. */
static GtkWidget *
new_thing (const GnMatch *match,
           GnThing        thing)
{
  g_autofree char *name = gn_thing_name (match, thing);
  const char *icon = gn_thing_icon (match, thing);
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  if (icon)
    gtk_box_append (GTK_BOX (box), gn_piece_new (icon, 18));
  gtk_box_append (GTK_BOX (box), gtk_label_new (name));
  gtk_button_set_child (GTK_BUTTON (button), box);
  gn_say_name (button, name);

  if (thing.domain != GN_DOMAIN_SEAT)
    {
      g_autofree char *target = g_strdup_printf ("%s:%s", match->game->domains[thing.domain].id,
                                                 gn_thing_id (match, thing));

      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "table.thing");
    }
  return button;
}

static const GnPile *
pile_at (const GnField *field,
         gconstpointer  state,
         int            i,
         int            j)
{
  const guint stride = field->dim[1] ? field->dim[1] : 1;
  const guint at = MAX (i, 0) * stride + MAX (j, 0);

  return (const GnPile *) ((const char *) state + field->offset + at * sizeof (GnPile));
}

/* One element of a field, as a widget that does not react. */
static GtkWidget *
new_value (GnPanel       *panel,
           const GnField *field,
           gconstpointer  state,
           int            i,
           int            j)
{
  const GnMatch *match = gn_panel_get_match (panel);

  if (field->type == GN_FIELD_PILE)
    {
      const guint n = gn_pile_size (pile_at (field, state, i, j));
      g_autofree char *count = g_strdup_printf ("%u", n);
      /* Translators: the number of cards in a pile */
      g_autofree char *text = gn_fill (ngettext ("{n} card", "{n} cards", n), "n", count, NULL);

      return new_label (text, "numeric");
    }

  const gint64 value = gn_field_get (field, state, i, j);

  if (field->known == GN_KNOWN_COVERED && gn_panel_get_covered (panel))
    /* Translators: shown instead of a figure that is covered on screen */
    return new_label (_("covered"), "dim-label");

  if (gn_field_is_bits (field))
    {
      GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

      for (guint k = 0; k < gn_match_domain_size (match, field->domain); k++)
        if (value & (G_GINT64_CONSTANT (1) << k))
          gtk_box_append (GTK_BOX (box), new_thing (match, GN_THING (field->domain, k)));
      return box;
    }

  if (field->domain == GN_DOMAIN_NUMBER)
    {
      g_autofree char *text = g_strdup_printf ("%" G_GINT64_FORMAT, value);

      return new_label (text, "numeric");
    }
  if (value < 0)
    return new_label ("–", "dim-label");
  return new_thing (match, GN_THING (field->domain, value));
}

static GtkWidget *
new_cell (GnPanel       *panel,
          const GnField *field,
          gconstpointer  state,
          int            i)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const guint inner = field->dim[1] ? gn_field_length (match, field, 1) : 0;

  if (!inner)
    return new_value (panel, field, state, i, -1);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  for (guint j = 0; j < inner; j++)
    {
      GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
      g_autofree char *name = gn_thing_name (match, GN_THING (field->index[1], j));

      gtk_box_append (GTK_BOX (pair), new_label (name, "dim-label"));
      gtk_box_append (GTK_BOX (pair), new_value (panel, field, state, i, j));
      gtk_box_append (GTK_BOX (box), pair);
    }
  return box;
}

/* All fields of @group. Fields over the same index are side by side, with a row for each of its values. */
static GtkWidget *
new_group (GnPanel       *panel,
           gconstpointer  state,
           const char    *group)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const GnGame *game = match->game;
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  g_autoptr (GHashTable) grids = g_hash_table_new (NULL, NULL);

  gtk_widget_add_css_class (box, "card");
  gtk_widget_add_css_class (box, "plain-group");
  gtk_box_append (GTK_BOX (box), new_label (gn_tr (group), "heading"));

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    {
      if (g_strcmp0 (field->group, group) != 0 || (field->flags & GN_FIELD_DERIVED))
        continue;

      const guint length = field->dim[0] ? gn_field_length (match, field, 0) : 0;
      const gpointer key = GINT_TO_POINTER (length ? field->index[0] + 1 : 0);
      GtkWidget *grid = g_hash_table_lookup (grids, key);

      if (!grid)
        {
          grid = gtk_grid_new ();
          gtk_grid_set_column_spacing (GTK_GRID (grid), 18);
          gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
          gtk_box_append (GTK_BOX (box), grid);
          g_hash_table_insert (grids, key, grid);
          for (guint i = 0; i < length; i++)
            {
              g_autofree char *name = gn_thing_name (match, GN_THING (field->index[0], i));
              gtk_grid_attach (GTK_GRID (grid), new_label (name, NULL), 0, i + 1, 1, 1);
            }
        }

      const int column = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (grid), "columns")) + 1;
      g_object_set_data (G_OBJECT (grid), "columns", GINT_TO_POINTER (column));

      gtk_grid_attach (GTK_GRID (grid), new_label (gn_tr (field->title), "dim-label"), column, 0, 1, 1);
      if (!length)
        gtk_grid_attach (GTK_GRID (grid), new_cell (panel, field, state, -1), column, 1, 1, 1);
      for (guint i = 0; i < length; i++)
        gtk_grid_attach (GTK_GRID (grid), new_cell (panel, field, state, i), column, i + 1, 1, 1);
    }
  return box;
}

static void
gn_plain_panel_update (GnPanel       *panel,
                       gconstpointer  state,
                       const GnStory *story,
                       int            acting)
{
  GnPlainPanel *self = GN_PLAIN_PANEL (panel);
  const GnGame *game = gn_panel_get_match (panel)->game;
  g_autoptr (GHashTable) done = g_hash_table_new (g_str_hash, g_str_equal);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (self->groups)))
    gtk_box_remove (GTK_BOX (self->groups), child);

  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->group && !(field->flags & GN_FIELD_DERIVED) && g_hash_table_add (done, (gpointer) field->group))
      gtk_box_append (GTK_BOX (self->groups), new_group (panel, state, field->group));
}

static void
gn_plain_panel_class_init (GnPlainPanelClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panel/plain-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, GnPlainPanel, groups);
  GN_PANEL_CLASS (class)->update = gn_plain_panel_update;
}

static void
gn_plain_panel_init (GnPlainPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
