/* attr-row-value.c: value of an attribute row, as the set stores it and in words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "attr-row-private.h"

#include <glib/gi18n.h>

#include "core/base/json.h"
#include "core/words/component.h"
#include "dice-field.h"
#include "effects-field.h"
#include "core/words/text.h"

gboolean
gn_attr_row_may_be_empty (GnAttrRow *self)
{
  return self->attr->nullable || self->attr->optional;
}

int
gn_attr_row_get_thing (GnAttrRow *self)
{
  if (self->attr->kind != GN_ATTR_THING)
    return -1;
  if (!self->drop_down)
    return gn_attr_row_pressed (self->chips);

  guint selected = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->drop_down));

  return selected == GTK_INVALID_LIST_POSITION ? -1 : (int) selected - gn_attr_row_may_be_empty (self);
}

static JsonNode *
counts_node (GnAttrRow *self)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  gboolean bag = self->attr->kind == GN_ATTR_BAG;
  g_autoptr (GArray) numbers = self->numbers ? gn_attr_row_numbers (self) : NULL;

  if (bag)
    json_builder_begin_object (builder);
  else
    json_builder_begin_array (builder);
  for (guint i = 0; bag && i < self->counts->len; i++)
    if (self->count[i])
      {
        json_builder_set_member_name (builder, gn_thing_id (self->match, GN_THING (self->attr->domain, i)));
        json_builder_add_int_value (builder, self->count[i]);
      }
  for (guint k = 0; numbers && k < numbers->len; k++)
    json_builder_add_int_value (builder, g_array_index (numbers, gint64, k));
  for (guint k = 0; !bag && k < self->n_line; k++)
    json_builder_add_string_value (builder, gn_thing_id (self->match, GN_THING (self->attr->domain, self->line[k])));
  if (self->names)
    {
      guint family;
      g_autoptr (GPtrArray) named = gn_attr_row_get_named (self, &family);

      for (guint k = 0; k < named->len; k++)
        json_builder_add_string_value (builder,
                                       json_object_get_string_member (json_node_get_object (named->pdata[k]), "id"));
    }
  if (bag)
    json_builder_end_object (builder);
  else
    json_builder_end_array (builder);
  return json_builder_get_root (builder);
}

JsonNode *
gn_attr_row_get_value (GnAttrRow *self)
{
  const GnAttr *attr = self->attr;
  int thing;

  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      return self->number_known ? json_node_init_int (json_node_alloc (), self->number) : NULL;
    case GN_ATTR_THING:
      thing = gn_attr_row_get_thing (self);
      return thing < 0
               ? NULL
               : json_node_init_string (json_node_alloc (), gn_thing_id (self->match, GN_THING (attr->domain, thing)));
    case GN_ATTR_BAG:
    case GN_ATTR_LIST:
      return self->counted ? counts_node (self) : NULL;
    case GN_ATTR_TEXT:
      return *gtk_editable_get_text (GTK_EDITABLE (self->text))
             ? json_node_init_string (json_node_alloc (), gtk_editable_get_text (GTK_EDITABLE (self->text))) : NULL;
    case GN_ATTR_PICTURE:
      return self->base64 ? json_node_init_string (json_node_alloc (), self->base64) : NULL;
    case GN_ATTR_EFFECT:
      {
        const char *word = gn_attr_row_effect_word (self);
        g_autofree char *key = word ? gn_effect_key (self->sample, self->family, attr->id, word) : NULL;
        g_autoptr (JsonObject) object = json_object_new ();

        if (!word)
          return NULL;
        json_object_set_string_member (object, "do", word);
        if (key && self->number_known)
          json_object_set_int_member (object, key, self->number);
        return json_node_init_object (json_node_alloc (), object);
      }
    case GN_ATTR_DICE:
      return gn_dice_field_get_value (GN_DICE_FIELD (self->dice));
    case GN_ATTR_EFFECTS:
      return gn_effects_field_get_value (GN_EFFECTS_FIELD (self->effects));
    case GN_ATTR_END:
    default:
      return NULL;
    }
}

static void
set_counts (GnAttrRow *self,
            JsonNode  *value)
{
  JsonArray *list = value && JSON_NODE_HOLDS_ARRAY (value) ? json_node_get_array (value) : NULL;

  memset (self->count, 0, sizeof self->count);
  self->n_line = 0;
  self->counted = value != NULL || !self->attr->nullable
                  || (self->names && *gtk_editable_get_text (GTK_EDITABLE (self->names)));
  if (self->numbers)
    {
      GString *text = g_string_new (NULL);

      for (guint k = 0; list && k < json_array_get_length (list); k++)
        g_string_append_printf (text, "%s%" G_GINT64_FORMAT, k ? " " : "", json_array_get_int_element (list, k));
      gtk_editable_set_text (GTK_EDITABLE (self->numbers), text->str);
      g_string_free (text, TRUE);
      gn_attr_row_show_counts (self);
      return;
    }
  for (guint i = 0; value && JSON_NODE_HOLDS_OBJECT (value) && i < self->counts->len; i++)
    self->count[i] = (gint16) json_object_get_int_member_with_default (
      json_node_get_object (value), gn_thing_id (self->match, GN_THING (self->attr->domain, i)), 0);
  for (guint k = 0; list && k < json_array_get_length (list); k++)
    for (guint i = 0; i < self->counts->len; i++)
      if (g_strcmp0 (json_array_get_string_element (list, k),
                     gn_thing_id (self->match, GN_THING (self->attr->domain, i)))
          == 0)
        {
          self->count[i]++;
          gn_attr_row_line_up (self, i);
        }
  gn_attr_row_show_counts (self);
}

static void
set_effect_value (GnAttrRow  *self,
                  JsonObject *effect)
{
  const char *word = effect ? json_object_get_string_member_with_default (effect, "do", NULL) : NULL;

  for (guint i = 0; i < self->chips->len; i++)
    if (word && g_strcmp0 (self->attr->effects[i], word) == 0)
      gn_attr_row_press (self, self->chips, TRUE, i);
  if (!word)
    gn_attr_row_press (self, self->chips, FALSE, 0);
  if (self->attr->effect_of)
    self->effect = g_intern_string (word);
  gn_attr_row_make_figures (self);

  g_autofree char *key = word ? gn_effect_key (self->sample, self->family, self->attr->id, word) : NULL;

  if (key && json_object_has_member (effect, key))
    {
      self->number = (int) json_object_get_int_member (effect, key);
      self->number_known = TRUE;
      gn_attr_row_show_number (self);
    }
}

void
gn_attr_row_set_value (GnAttrRow *self,
                       JsonNode  *value)
{
  const GnAttr *attr = self->attr;
  int thing;

  if (value && JSON_NODE_HOLDS_NULL (value))
    value = NULL;
  self->quiet = TRUE;
  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      self->number_known = value != NULL || !gn_attr_row_may_be_empty (self) || attr->usual;
      self->number = value ? (int) json_node_get_int (value) : attr->min;
      gn_attr_row_show_number (self);
      break;
    case GN_ATTR_THING:
      thing = value ? gn_thing_find (self->match, attr->domain, json_node_get_string (value))
                    : gn_attr_row_may_be_empty (self) ? -1 : 0;
      if (self->drop_down)
        gtk_drop_down_set_selected (GTK_DROP_DOWN (self->drop_down), MAX (thing, -1) + gn_attr_row_may_be_empty (self));
      else
        gn_attr_row_press (self, self->chips, thing >= 0, thing);
      break;
    case GN_ATTR_BAG:
    case GN_ATTR_LIST:
      set_counts (self, value);
      break;
    case GN_ATTR_TEXT:
      gtk_editable_set_text (GTK_EDITABLE (self->text),
                             value && JSON_NODE_HOLDS_VALUE (value) ? json_node_get_string (value) : "");
      break;
    case GN_ATTR_PICTURE:
      gn_attr_row_show_picture (self, value && JSON_NODE_HOLDS_VALUE (value) ? json_node_get_string (value) : NULL);
      break;
    case GN_ATTR_EFFECT:
      set_effect_value (self, gn_json_node_object (value));
      break;
    case GN_ATTR_DICE:
      gn_dice_field_set_value (GN_DICE_FIELD (self->dice), value);
      break;
    case GN_ATTR_EFFECTS:
      gn_effects_field_set_value (GN_EFFECTS_FIELD (self->effects), value);
      break;
    case GN_ATTR_END:
    default:
      break;
    }
  self->quiet = FALSE;
}

char *
gn_attr_row_get_text (GnAttrRow *self)
{
  const GnAttr *attr = self->attr;
  int thing;

  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      return self->number_known ? gn_number_text (self->number) : NULL;
    case GN_ATTR_THING:
      thing = gn_attr_row_get_thing (self);
      return thing < 0 ? NULL : gn_thing_name (self->match, GN_THING (attr->domain, thing));
    case GN_ATTR_BAG:
    case GN_ATTR_LIST:
      {
        GString *list = g_string_new (NULL);

        const gboolean bag = attr->kind == GN_ATTR_BAG;
        guint64 told = 0;
        g_autoptr (GArray) numbers = self->numbers ? gn_attr_row_numbers (self) : NULL;

        for (guint k = 0; numbers && k < numbers->len; k++)
          {
            g_autofree char *n = gn_number_text ((int) g_array_index (numbers, gint64, k));

            g_string_append_printf (list, "%s%s", k ? " " : "", n);
          }
        for (guint k = 0; !numbers && k < (bag ? self->counts->len : self->n_line); k++)
          {
            const guint i = bag ? k : self->line[k];

            if (self->count[i] == 0 || (!attr->ordered && told & (guint64) 1 << i))
              continue;
            told |= (guint64) 1 << i;

            /* a row shows each at its position; otherwise they are counted */
            g_autofree char *counted = attr->ordered
                                         ? gn_thing_name (self->match, GN_THING (attr->domain, i))
                                         : gn_thing_counted (self->match, GN_THING (attr->domain, i), self->count[i]);
            g_string_append_printf (list, "%s%s", list->len ? C_("list", ", ") : "", counted);
          }
        if (self->names && *gtk_editable_get_text (GTK_EDITABLE (self->names)))
          g_string_append_printf (list, "%s%s", list->len ? C_("list", ", ") : "",
                                  gtk_editable_get_text (GTK_EDITABLE (self->names)));
        if (!self->counted)
          return g_string_free (list, TRUE);
        if (!list->len)
          g_string_append (list, _("nothing"));
        return g_string_free (list, FALSE);
      }
    case GN_ATTR_TEXT:
      return *gtk_editable_get_text (GTK_EDITABLE (self->text))
               ? g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->text)))
               : NULL;
    case GN_ATTR_DICE:
      return gn_dice_field_get_text (GN_DICE_FIELD (self->dice));
    case GN_ATTR_EFFECTS:
      return gn_effects_field_get_text (GN_EFFECTS_FIELD (self->effects));
    case GN_ATTR_EFFECT:
    case GN_ATTR_PICTURE:
    case GN_ATTR_END:
    default:
      return NULL;
    }
}
