/* narrow-set.c: component sets in a narrow window: their list, and the form that teaches each component
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "narrow-look.h"

#include "app/teach/attr-row.h"
#include "app/teach/set-window.h"

/* A set of its own that knows what Gnomon's own does. */
static GnSet *
known_set (const GnGame *game)
{
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL), own = gn_set_new_empty (game, "own-box", "Own box");
  g_autoptr (JsonNode) node = gn_set_to_json (stand_in);
  JsonObject *all = json_object_get_object_member (json_node_get_object (node), "components");

  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      JsonArray *components = json_object_has_member (all, game->families[i].id)
                                ? json_object_get_array_member (all, game->families[i].id)
                                : NULL;

      for (guint k = 0; components && k < json_array_get_length (components); k++)
        gn_set_teach (own, i, json_array_get_element (components, k), NULL);
    }
  return g_steal_pointer (&own);
}

/* Chips in several lines: none stands alone below a line of many. */
static void
look_at_chips (Look      *look,
               GtkWidget *box)
{
  float top = -1;
  guint first = 0, line = 0;
  graphene_rect_t at;

  for (GtkWidget *chip = gtk_widget_get_first_child (box); chip; chip = gtk_widget_get_next_sibling (chip))
    {
      if (!gtk_widget_get_mapped (chip) || !gtk_widget_compute_bounds (chip, box, &at))
        continue;
      if (at.origin.y > top + 4)
        {
          first = first ? first : line;
          line = 0;
          top = at.origin.y;
        }
      line++;
    }
  if (first > 2 && line == 1)
    look_blame (look, box, "one chip stands alone in the last line");
}

/* @left: where the first field begins, or -1. */
static void
look_below (Look      *look,
            GtkWidget *widget,
            float     *left)
{
  graphene_rect_t at;

  if (!gtk_widget_get_mapped (widget))
    return;
  if (GN_IS_ATTR_ROW (widget) && gtk_widget_compute_bounds (widget, look->root, &at))
    {
      if (*left >= 0 && ABS (at.origin.x - *left) > 1)
        look_blame (look, widget, "a field is not below the others");
      *left = *left < 0 ? at.origin.x : *left;
    }
  if (GTK_IS_BUTTON (gtk_widget_get_first_child (widget))
      && gtk_widget_has_css_class (gtk_widget_get_first_child (widget), "attr-chip"))
    look_at_chips (look, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    look_below (look, child, left);
}

/* Beside their titles all fields of a form begin below each other. */
static void
look_at_fields (Look  *look,
                GnSet *set)
{
  const GnGame *game = gn_set_game (set);
  GtkWidget *window = gn_set_window_new (set);

  look->root = adw_window_get_content (ADW_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 760, 720);
  gtk_window_present (GTK_WINDOW (window));
  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      float left = -1;
      if (!game->families[i].attrs || (gn_set_is_stand_in (set) && !game->families[i].designed))
        continue;
      look->where = game->families[i].id;
      gn_set_window_open (GN_SET_WINDOW (window), i, -1, NULL);
      fixture_settle ();
      look_below (look, look->root, &left);
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* The list, and a component of each family: a new one and each kind of those that are known. */
static void
look_at_set (Look  *look,
             GnSet *set)
{
  const GnGame *game = gn_set_game (set);
  GtkWidget *window = gn_set_window_new (set);
  float left;

  look->root = adw_window_get_content (ADW_WINDOW (window));
  gtk_window_set_default_size (GTK_WINDOW (window), 360, 640);
  gtk_window_present (GTK_WINDOW (window));
  look_round (look);
  look_check_width (look);
  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      const int size = (int) gn_set_size (set, i);

      if (!game->families[i].attrs || (gn_set_is_stand_in (set) && !game->families[i].designed))
        continue;
      for (int k = -1; k < size; k += MAX (1, size / 4))
        {
          g_autofree char *where = g_strdup_printf ("%s %s %d", game->id, game->families[i].id, k);

          look->where = where;
          gn_set_window_open (GN_SET_WINDOW (window), i, k, NULL);
          look_round (look);
          look_check_width (look);
          left = -1;
          look_below (look, look->root, &left);
        }
    }
  gtk_window_destroy (GTK_WINDOW (window));
  fixture_settle ();
}

/* The component sets of a game: Gnomon's own, and one of the host's that is whole. */
void
look_test_set (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GHashTable) wrong = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GnSet) stand_in = gn_set_new_stand_in (game, NULL), own = known_set (game);
  Look look = { .wrong = wrong, .width = 360, .where = game->id };

  look_at_set (&look, stand_in);
  look_at_set (&look, own);
  look_at_fields (&look, own);
  look_tell (&look);
}
