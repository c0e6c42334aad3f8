/* rise-tile-form.c: a form that enters with one click what is printed on a newly revealed tile
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-tile-form.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "rise-hex.h"

#define CELL 52

static const GnArg *
arg_of (const GnVerb *verb,
        int           domain)
{
  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    if (arg->kind == GN_ARG_THING && arg->domain == domain)
      return arg;
  return NULL;
}

static int
value_of (const GnMove *move,
          const GnArg  *arg)
{
  return arg ? move->arg[arg->at] : GN_NONE;
}

/* The move of a cell, or NULL if it is not possible (no tile of that kind is left). */
static const GnMove *
move_of (const GnWays *ways,
         const GnArg  *type_arg,
         int           type,
         const GnArg  *icon_arg,
         int           icon)
{
  for (guint i = 0; i < ways->fit.n; i++)
    if (value_of (&ways->fit.move[i], type_arg) == type && value_of (&ways->fit.move[i], icon_arg) == icon)
      return &ways->fit.move[i];
  return NULL;
}

/* The values in use, in the order of the domain; a single GN_NONE where the moves name none. */
static guint
values_of (const GnWays *ways,
           const GnArg  *arg,
           int           most,
           gint16       *value)
{
  guint n = 0;

  for (int v = 0; arg && v < most; v++)
    for (guint i = 0; i < ways->fit.n; i++)
      if (value_of (&ways->fit.move[i], arg) == v)
        {
          value[n++] = v;
          break;
        }
  for (guint i = 0; i < ways->fit.n; i++)
    if (value_of (&ways->fit.move[i], arg) == GN_NONE)
      {
        value[n++] = GN_NONE;
        break;
      }
  return n;
}

static void
draw_ground (GtkDrawingArea *area,
             cairo_t        *cr,
             int             width,
             int             height,
             gpointer        type)
{
  GdkRGBA ground;

  rise_type_colour (GPOINTER_TO_INT (type), &ground);
  gn_shape_trace (cr, GN_SHAPE_HEX, width / 2.0, height / 2.0, height / 2.0, 1);
  gdk_cairo_set_source_rgba (cr, &ground);
  cairo_fill_preserve (cr);
  cairo_set_source_rgba (cr, 0.165, 0.145, 0.125, 0.55);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
}

static GtkWidget *
new_cell (GnPanel    *panel,
          const char *spec,
          int         type,
          int         icon)
{
  GtkWidget *cell = gn_space_new (GN_SHAPE_HEX, (int) (CELL * 0.866), CELL);
  GtkWidget *ground = gtk_drawing_area_new ();
  GtkWidget *pieces = gn_row (1, NULL);
  g_autofree char *name = NULL;

  gtk_drawing_area_set_draw_func (GTK_DRAWING_AREA (ground), draw_ground, GINT_TO_POINTER (type), NULL);
  gtk_widget_set_can_target (ground, FALSE);
  gn_space_add (GN_SPACE (cell), ground);

  gtk_widget_set_halign (pieces, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (pieces, GTK_ALIGN_CENTER);
  if (rise_type_piece (type))
    gtk_box_append (GTK_BOX (pieces), gn_piece_new (rise_type_piece (type), rise_icon_piece (icon) ? 22 : 28));
  if (rise_icon_piece (icon))
    gtk_box_append (GTK_BOX (pieces), gn_piece_new (rise_icon_piece (icon), 18));
  gn_space_add (GN_SPACE (cell), pieces);
  gtk_widget_add_css_class (cell, "rise-kind");

  if (type < 0)
    name = g_strdup (_(rise_icon_values[icon].name));
  else if (icon <= RISE_ICON_NONE)
    name = g_strdup (_(rise_type_values[type].name));
  else
    /* Translators: what is printed on a tile: "Plains, lion" */
    name = gn_fill (_("{type}, {icon}"), "type", _ (rise_type_values[type].name), "icon",
                    _ (rise_icon_values[icon].name), NULL);
  gn_space_bind (GN_SPACE (cell), panel, name, NULL, spec, NULL);
  return cell;
}

/* The label above a column. */
static GtkWidget *
new_head (int icon)
{
  if (rise_icon_piece (icon))
    return gn_piece_new (rise_icon_piece (icon), 18);
  /* Translators: heading of a column of tiles: no symbol is printed in their corner, or it will be entered later */
  return gn_label (icon == RISE_ICON_NONE ? _("none") : _("later"), "small-note");
}

/* The icon may wait until it decides (RISE-202). Returns the move that enters the type alone, or NULL where more is
 * already known. */
static char *
type_alone (GnPanel *panel,
            int      place,
            int      type)
{
  const GnMatch *match = gn_panel_get_match (panel);
  char *spec = g_strdup_printf ("land tile=%s type=%s", match->game->domains[RISE_DOMAIN_TILE].values[place].id,
                                rise_type_values[type].id);

  if (!gn_panel_can (panel, spec, NULL, NULL))
    g_clear_pointer (&spec, g_free);
  return spec;
}

GtkWidget *
rise_tile_form_new (GnPanel      *panel,
                    const GnMove *partial,
                    const GnWays *ways)
{
  const GnMatch *match = gn_panel_get_match (panel);
  const GnVerb *verb = &match->game->verbs[partial->verb];
  const GnArg *place_arg = arg_of (verb, RISE_DOMAIN_TILE);
  const GnArg *type_arg = arg_of (verb, RISE_DOMAIN_TYPE);
  const GnArg *icon_arg = arg_of (verb, RISE_DOMAIN_ICON);
  gint16 type[RISE_N_TYPES + 1], icon[RISE_N_ICONS + 2];

  if (!place_arg || (!type_arg && !icon_arg) || ways->fit.n < 2)
    return NULL;
  /* for one tile only */
  for (guint i = 1; i < ways->fit.n; i++)
    if (value_of (&ways->fit.move[i], place_arg) != value_of (&ways->fit.move[0], place_arg))
      return NULL;

  const guint n_types = values_of (ways, type_arg, RISE_N_TYPES, type);
  const guint n_icons = values_of (ways, icon_arg, RISE_N_ICONS, icon);
  const int place = value_of (&ways->fit.move[0], place_arg);
  gboolean later = FALSE;
  for (guint t = 0; t < n_types && n_icons > 1 && !later; t++)
    {
      g_autofree char *spec = type[t] >= 0 ? type_alone (panel, place, type[t]) : NULL;

      later = spec != NULL;
    }
  icon[n_icons] = RISE_ICON_OPEN;

  g_autofree char *tile = gn_thing_name (match, GN_THING (RISE_DOMAIN_TILE, place));
  /* Translators: above pictures of tiles: which of them is the one at {tile} ("R5")? */
  g_autofree char *title = gn_fill (_("What is on {tile}?"), "tile", tile, NULL);

  GtkWidget *form = gn_column (8, "rise-tile-form");
  GtkWidget *heading = gn_label (title, "strong");
  gtk_widget_set_halign (heading, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (form), heading);

  /* types by column: nine at most, which is as broad as a form may be */
  GtkWidget *box = gn_roving_box_new (GTK_ORIENTATION_HORIZONTAL, 6, title);
  gtk_box_append (GTK_BOX (form), box);
  if (n_icons > 1)
    {
      GtkWidget *heads = gn_column (3, NULL);

      for (guint i = 0; i < n_icons + later; i++)
        {
          GtkWidget *head = new_head (icon[i]);

          gtk_widget_set_size_request (head, -1, CELL);
          gtk_widget_set_valign (head, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (heads), head);
        }
      gtk_box_append (GTK_BOX (box), heads);
    }
  for (guint t = 0; t < n_types; t++)
    {
      GtkWidget *column = gn_column (3, NULL);

      for (guint i = 0; i < n_icons + later; i++)
        {
          const GnMove *move = i < n_icons ? move_of (ways, type_arg, type[t], icon_arg, icon[i]) : NULL;
          g_autofree char *spec = i == n_icons ? type_alone (panel, place, type[t])
                                  : move       ? gn_move_to_spec (match, move)
                                               : NULL;
          GtkWidget *cell = spec ? new_cell (panel, spec, type[t], icon[i]) : gn_label (NULL, NULL);

          gtk_widget_set_size_request (cell, (int) (CELL * 0.866), CELL);
          gtk_box_append (GTK_BOX (column), cell);
        }
      if (type[t] >= 0)
        {
          GtkWidget *name = gn_label (_(rise_type_values[type[t]].name), "small-note");

          gtk_widget_set_halign (name, GTK_ALIGN_CENTER);
          gtk_box_append (GTK_BOX (column), name);
        }
      gtk_box_append (GTK_BOX (box), column);
    }
  return form;
}
