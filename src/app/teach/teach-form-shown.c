/* teach-form-shown.c: what the form for printed values shows of them: fields, marks, description, picture (a part of
 * GnTeachForm)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "teach-form-private.h"

#include <glib/gi18n.h>

#include "core/words/component.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/grow.h"
#include "panels/layout/popover.h"
#include "panels/panel/panel.h"

#define NARROW 800   /* pixels: below this width there is no room for a picture beside the fields */
#define FIELDS_MOST   520  /* height in pixels of the visible fields, */
#define FIELDS_LEAST  120  /* and in a low window */
#define PHONE         480  /* width in pixels below which little of the fields would be seen beside the rest */
#define AROUND        150  /* the rest of a window's height: its bars and the form's margins */

GnAttrRow *
gn_teach_form_find_row (GnTeachForm *self,
                        const char  *id)
{
  for (guint i = 0; id && i < self->rows->len; i++)
    if (g_str_equal (gn_attr_row_get_attr (self->rows->pdata[i])->id, id))
      return self->rows->pdata[i];
  return NULL;
}

gboolean
gn_teach_form_is_settled (GnTeachForm *self,
                          const char  *id)
{
  return g_ptr_array_find_with_equal_func (self->settled, id, g_str_equal, NULL);
}

/* Whether the form asks for it: it is printed on such a component, and not sure already. */
static gboolean
is_asked (GnTeachForm  *self,
          const GnAttr *attr,
          JsonObject   *known)
{
  return gn_attr_printed (self->match, self->family, attr, known) && !gn_teach_form_is_settled (self, attr->id);
}

static void
room_of (GnTeachForm *self,
         int         *width,
         int         *height)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gn_grow_room (GTK_WIDGET (self), width, height);
  /* not laid out yet */
  if (!*width && GTK_IS_WINDOW (root))
    gtk_window_get_default_size (GTK_WINDOW (root), width, height);
}

/* In a narrow window the fields need the full width. */
static gboolean
is_narrow (GnTeachForm *self)
{
  int width, height;

  room_of (self, &width, &height);
  return width > 0 && width < NARROW;
}

/* The width there is; in a popover, which may have shown another component before, the one it would like. */
static int
width_of (GnTeachForm *self,
          GtkWidget   *widget,
          int          room)
{
  const int now = gtk_widget_get_width (widget), least = gn_least_of (widget, GTK_ORIENTATION_HORIZONTAL);

  return now && !gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_POPOVER)
           ? now : MIN (gn_width_of (widget), MAX (room - GN_GROW_FRAME, least));
}

static int
height_of (GtkWidget *widget,
           int        width)
{
  int height;

  gn_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height);
  return height;
}

/* In a narrow window what stands below the fields scrolls with them: they would have no height beside it. */
static void
place_below (GnTeachForm *self,
             gboolean     inside)
{
  GtkWidget *part[] = { GTK_WIDGET (self->adder), GTK_WIDGET (self->needed), GTK_WIDGET (self->preview) };
  GtkWidget *after = inside ? GTK_WIDGET (self->fields) : GTK_WIDGET (self->scroller);

  for (guint i = 0; i < G_N_ELEMENTS (part); after = part[i++])
    if (gtk_widget_get_parent (part[i]) != gtk_widget_get_parent (after))
      {
        g_object_ref (part[i]);
        gtk_box_remove (GTK_BOX (gtk_widget_get_parent (part[i])), part[i]);
        gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (after)), part[i], after);
        g_object_unref (part[i]);
      }
}

/* In a low window the fields scroll; everything else stays visible: the result and the button. */
void
gn_teach_form_fit_height (GnTeachForm *self)
{
  int width, height, all, fields, most = FIELDS_MOST;

  room_of (self, &width, &height);
  if (height > 0)
    {
      place_below (self, width < PHONE);

      GtkWidget *inside = gtk_widget_get_parent (GTK_WIDGET (self->fields));
      const int wide = width_of (self, gtk_widget_get_parent (GTK_WIDGET (self->scroller)), width);

      all = height_of (self->box, width_of (self, self->box, width));
      fields = height_of (GTK_WIDGET (self->scroller), wide);

      const int room = gn_popover_room (GTK_WIDGET (self)), whole = height - AROUND - (all - fields);

      most = room ? MIN (room - (all - fields), whole) : whole;
      /* a form that cannot leave the prompt in view takes the height that there is */
      most = CLAMP (most < FIELDS_LEAST ? whole : most, FIELDS_LEAST, FIELDS_MOST);
      /* a scrolled window would ask for the height with each title above its field, and leave a gap below them */
      most = MIN (most, height_of (inside, wide));
    }
  if (most != gtk_scrolled_window_get_max_content_height (self->scroller))
    gtk_scrolled_window_set_max_content_height (self->scroller, most);
}

/* The component as it will look on the table: the game's panel draws it from a match that has learned it. */
void
gn_teach_form_show_picture (GnTeachForm *self,
                            JsonNode    *node)
{
  g_autoptr (GnMatch) trial = node ? gn_match_copy (self->match) : NULL;
  const int index = trial ? gn_set_teach (trial->set, self->family, node, NULL) : -1;
  GtkWidget *picture = index >= 0 && gn_match_recompile (trial, NULL) ? gn_panel_preview (trial, self->family, index)
                                                                      : NULL;

  if (!picture && node)
    return;
  gn_box_clear (GTK_WIDGET (self->picture));
  if (picture)
    gtk_box_append (self->picture, picture);
  gtk_widget_set_visible (GTK_WIDGET (self->picture), picture != NULL && !is_narrow (self));
}

/* Most components have none: "Beer for the space: 0" is not worth showing. */
static gboolean
goes_without_saying (GnAttrRow *row)
{
  const GnAttr *attr = gn_attr_row_get_attr (row);
  const gboolean read = attr->optional && (attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_LIST);
  g_autoptr (JsonNode) value = read ? gn_attr_row_get_value (row) : NULL;

  if (attr->optional && attr->kind == GN_ATTR_LIST)
    return !value || json_array_get_length (json_node_get_array (value)) == 0;
  return attr->optional
         && (attr->kind == GN_ATTR_THING ? gn_attr_row_get_thing (row) == 0
                                         : value && json_node_get_int (value) == attr->min);
}

char *
gn_teach_form_describe (GnTeachForm *self,
                        JsonObject  *known)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < self->rows->len; i++)
    {
      const GnAttr *attr = gn_attr_row_get_attr (self->rows->pdata[i]);
      const gboolean asked = is_asked (self, attr, known);
      g_autofree char *value = asked ? gn_attr_row_get_text (self->rows->pdata[i]) : NULL;

      if (value && !goes_without_saying (self->rows->pdata[i]))
        /* Translators: an attribute of a card and its value: "Cost: 2 rubies" */
        g_ptr_array_add (parts, gn_fill (_("{what}: {value}"), "what", gn_tr (attr->title), "value", value, NULL));
    }
  g_ptr_array_add (parts, NULL);
  return g_strjoinv (" · ", (char **) parts->pdata);
}

void
gn_teach_form_show_fields (GnTeachForm *self,
                           JsonObject  *known)
{
  gboolean does = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      GnAttrRow *row = self->rows->pdata[i];
      const GnAttr *attr = gn_attr_row_get_attr (row);
      gboolean shown = is_asked (self, attr, known);

      if (attr->kind == GN_ATTR_EFFECT && attr->effect_of)
        {
          GnAttrRow *of = gn_teach_form_find_row (self, attr->effect_of);
          int thing = of ? gn_attr_row_get_thing (of) : -1;

          shown &= gn_attr_row_set_effect (row, thing >= 0 ? attr->effects[thing] : NULL);
        }
      if (attr->kind == GN_ATTR_EFFECTS)
        {
          g_autofree char *effects = gn_attr_row_get_text (row);

          does = does || shown;
          /* an effect that the card does not have needs no row: it can be added below; if the game asks for it, it
           * may be empty */
          shown &= effects != NULL
                   || (attr->nullable && self->now
                       && g_ptr_array_find_with_equal_func (self->now, attr->id, g_str_equal, NULL));
        }
      gtk_widget_set_visible (GTK_WIDGET (row), shown);
      gtk_widget_set_visible (self->labels->pdata[i], shown);
    }
  /* a leader has no ability */
  gtk_widget_set_visible (GTK_WIDGET (self->adder), does);
}

/* Whether a new component still lacks its name, in a family where nothing else identifies a component. */
gboolean
gn_teach_form_lacks_name (GnTeachForm *self,
                          JsonObject  *known)
{
  return self->index < 0 && !json_object_has_member (self->base, "id")
         && gn_component_its_name (self->match->game, self->family, self->sample)
         && !json_object_has_member (known, "name");
}

/* Whether @attr is needed now. A place of which nothing is known needs all its printed values. */
static gboolean
is_needed (GnTeachForm  *self,
           const GnAttr *attr)
{
  if (self->now)
    return g_ptr_array_find_with_equal_func (self->now, attr->id, g_str_equal, NULL);
  return self->index < 0 && json_object_has_member (self->base, "id") && attr->nullable && !attr->optional
         && !attr->aside;
}

/* Marks missing attributes that are needed now. */
void
gn_teach_form_show_needed (GnTeachForm *self,
                           JsonObject  *known)
{
  gboolean any = FALSE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const GnAttr *attr = gn_attr_row_get_attr (self->rows->pdata[i]);
      const gboolean lacks = is_needed (self, attr)
                             && (!json_object_has_member (known, attr->id)
                                 || json_object_get_null_member (known, attr->id));
      const gboolean marked = lacks || (g_str_equal (attr->id, "name") && gn_teach_form_lacks_name (self, known));
      /* Translators: before a value that is needed now: the sign that is explained below the form */
      g_autofree char *title = marked ? gn_fill (_("• {what}"), "what", gn_tr (attr->title), NULL)
                                      : g_strdup (gn_tr (attr->title));

      gtk_label_set_label (self->labels->pdata[i], title);
      gn_set_class (self->labels->pdata[i], "needed", marked);
      any = any || (marked && gtk_widget_get_visible (self->labels->pdata[i]));
    }
  gtk_widget_set_visible (GTK_WIDGET (self->needed), any);
}

/* Scrolls the first of them into view. */
gboolean
gn_teach_form_scroll_to_needed (gpointer data)
{
  GnTeachForm *self = data;

  for (guint i = 0; self->match && i < self->rows->len; i++)
    if (gtk_widget_has_css_class (self->labels->pdata[i], "needed"))
      {
        graphene_rect_t bounds;
        if (gtk_widget_compute_bounds (self->rows->pdata[i], GTK_WIDGET (self->fields), &bounds))
          gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller),
                                    MAX (0, bounds.origin.y - 60));
        break;
      }
  return G_SOURCE_REMOVE;
}
