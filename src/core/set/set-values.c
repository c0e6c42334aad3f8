/* set-values.c: reading the values of a component, and its effects
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "set-private.h"
#include "core/base/language.h"

#include <glib/gi18n-lib.h>

/* ---- Sets and components ------------------------------------------------ */

/* A text as it is, or the first one available of the user's languages. */
static const char *
in_language (const GnSet *set,
             JsonNode    *node)
{
  if (gn_json_is_string (node))
    return set->stand_in ? gn_tr (json_node_get_string (node)) : json_node_get_string (node);

  if (!node)
    return NULL;

  /* A text has one of two forms: checked where it was read. */
  JsonObject *texts = json_node_get_object (node);
  const char *const *languages = g_get_language_names ();
  const char *text = NULL;

  for (guint i = 0; languages[i] && !text; i++)
    text = gn_json_string (texts, languages[i]);

  if (!text)
    text = gn_json_string (texts, "en");
  if (!text)
    {
      JsonObjectIter iter;
      const char *key;
      JsonNode *first;

      json_object_iter_init_ordered (&iter, texts);
      json_object_iter_next_ordered (&iter, &key, &first);
      text = json_node_get_string (first);
    }
  return text;
}

const GnGame *
gn_set_game (const GnSet *set)
{
  return set->game;
}

const char *
gn_set_get_id (const GnSet *set)
{
  return set->id;
}

const char *
gn_set_get_title (const GnSet *set)
{
  return in_language (set, set->title);
}

gboolean
gn_set_is_stand_in (const GnSet *set)
{
  return set->stand_in;
}

const GnComponent *
gn_set_component_at (const GnSet *set,
                     guint        family,
                     guint        index)
{
  g_return_val_if_fail (family < GN_MAX_FAMILIES && index < set->family[family].components->len, NULL);

  return g_ptr_array_index (set->family[family].components, index);
}

guint
gn_set_size (const GnSet *set,
             guint        family)
{
  g_return_val_if_fail (family < GN_MAX_FAMILIES, 0);

  return set->family[family].components->len;
}

const char *
gn_set_id (const GnSet *set,
           guint        family,
           guint        index)
{
  const GnComponent *component = gn_set_component_at (set, family, index);

  return component ? component->id : NULL;
}

int
gn_set_find (const GnSet *set,
             guint        family,
             const char  *id)
{
  g_return_val_if_fail (family < GN_MAX_FAMILIES, -1);

  return (int) GPOINTER_TO_UINT (g_hash_table_lookup (set->family[family].index, id)) - 1;
}

/* The value of @attr, or NULL if it is unknown. */
static JsonNode *
value_of (const GnSet *set,
          guint        family,
          guint        index,
          const char  *attr)
{
  const GnComponent *component = gn_set_component_at (set, family, index);
  JsonNode *node = component ? json_object_get_member (component->values, attr) : NULL;

  return node && !JSON_NODE_HOLDS_NULL (node) ? node : NULL;
}

gboolean
gn_set_knows_all (const GnSet *set,
                  guint        family,
                  guint        index)
{
  for (const GnAttr *attr = set->game->families[family].attrs; attr->kind != GN_ATTR_END; attr++)
    if (attr->kind != GN_ATTR_TEXT && !attr->optional && !value_of (set, family, index, attr->id)
        && !(attr->instead && value_of (set, family, index, attr->instead))
        && gn_attr_is_printed (set, family, attr, gn_set_component_at (set, family, index)->values))
      return FALSE;

  return TRUE;
}

gboolean
gn_set_complete (const GnSet *set,
                 guint        family)
{
  const GnFamily *table = &set->game->families[family];
  const guint n = gn_set_size (set, family);

  if (!table->attrs)
    return TRUE;
  guint copies = 0;

  for (guint i = 0; i < n; i++)
    {
      if (!gn_set_knows_all (set, family, i))
        return FALSE;
      copies += gn_set_copies (set, family, i);
    }

  /* What is preset and not in every box may be left out altogether. */
  return copies >= (table->expected > 0 ? table->expected : table->preset ? 0u : 1u);
}

guint
gn_set_copies (const GnSet *set,
               guint        family,
               guint        index)
{
  const GnFamily *table = &set->game->families[family];
  const char *attr = table->copies;
  gint copies;

  /* The components have the attribute, but the game's table does not name it: every answer would be 1, and it
   * would be hard to find out why. */
  for (const GnAttr *a = table->attrs; !attr && a && a->id; a++)
    if (g_str_equal (a->id, "copies"))
      g_critical ("%s: components of “%s” say how many copies there are; GnFamily.copies has to say so too",
                  set->game->id, table->id);

  return attr && gn_set_number (set, family, index, attr, &copies) ? (guint) copies : 1;
}

/* ---- Values ------------------------------------------------------------- */

gboolean
gn_set_dice (const GnSet *set,
             guint        family,
             guint        index,
             const char  *attr,
             GnDiceExpr  *expr)
{
  return gn_set_read_dice (value_of (set, family, index, attr), expr);
}

gboolean
gn_set_is_none (const GnSet *set,
                guint        family,
                guint        index,
                const char  *attr)
{
  JsonNode *node = value_of (set, family, index, attr);

  return gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "none");
}

JsonNode *
gn_set_effects (const GnSet *set,
                guint        family,
                guint        index,
                const char  *attr)
{
  JsonNode *node = value_of (set, family, index, attr);

  return node;
}

gboolean
gn_set_number (const GnSet *set,
               guint        family,
               guint        index,
               const char  *attr,
               gint        *value)
{
  JsonNode *node = value_of (set, family, index, attr);

  if (!gn_json_is_int (node))
    return FALSE;

  *value = (gint) json_node_get_int (node);
  return TRUE;
}

gint16
gn_set_thing (const GnSet *set,
              guint        family,
              guint        index,
              const char  *attr)
{
  JsonNode *node = value_of (set, family, index, attr);
  const GnAttr *table = gn_family_find_attr (&set->game->families[family], attr);

  if (!gn_json_is_string (node))
    return GN_NONE;

  return gn_set_find_value (set, table->domain, json_node_get_string (node));
}

gboolean
gn_set_bag (const GnSet *set,
            guint        family,
            guint        index,
            const char  *attr,
            gint16      *counts,
            guint        n)
{
  JsonNode *node = value_of (set, family, index, attr);
  const GnAttr *table = gn_family_find_attr (&set->game->families[family], attr);

  for (guint i = 0; i < n; i++)
    counts[i] = 0;

  if (!node)
    return FALSE;

  GN_FOR_MEMBERS (json_node_get_object (node), key, count)
    {
      const gint16 value = gn_set_find_value (set, table->domain, key);

      if ((guint) value < n)
        counts[value] = (gint16) json_node_get_int (count);
    }
  return TRUE;
}

gint
gn_set_list (const GnSet *set,
             guint        family,
             guint        index,
             const char  *attr,
             gint16      *values,
             guint        max)
{
  JsonNode *node = value_of (set, family, index, attr);
  const GnAttr *table = gn_family_find_attr (&set->game->families[family], attr);

  if (!node)
    return -1;

  JsonArray *array = json_node_get_array (node);
  const guint n = MIN (json_array_get_length (array), max);

  for (guint i = 0; i < n; i++)
    values[i] = table->domain == GN_DOMAIN_NUMBER
                ? (gint16) json_array_get_int_element (array, i)
                : gn_set_find_value (set, table->domain, json_array_get_string_element (array, i));
  return (gint) n;
}

const char *
gn_set_text (const GnSet *set,
             guint        family,
             guint        index,
             const char  *attr)
{
  return in_language (set, value_of (set, family, index, attr));
}

const char *
gn_set_text_as_written (const GnSet *set,
                        guint        family,
                        guint        index,
                        const char  *attr)
{
  JsonNode *node = value_of (set, family, index, attr);

  if (node && JSON_NODE_HOLDS_OBJECT (node))
    return gn_json_string (json_node_get_object (node), "en");
  return gn_json_node_string (node, NULL);
}

const char *
gn_set_words (const GnSet *set,
              JsonNode    *text)
{
  return in_language (set, text);
}

/* ---- Effects ------------------------------------------------------------ */

static JsonObject *
effect_of (const GnSet *set,
           guint        family,
           guint        index,
           const char  *attr)
{
  JsonNode *node = value_of (set, family, index, attr);

  return gn_json_node_object (node);
}

const char *
gn_set_effect_word (const GnSet *set,
                    guint        family,
                    guint        index,
                    const char  *attr)
{
  JsonObject *effect = effect_of (set, family, index, attr);

  return effect ? gn_json_string (effect, "do") : NULL;
}

gboolean
gn_set_effect (const GnSet *set,
               guint        family,
               guint        index,
               const char  *attr,
               const char  *key,
               gint        *value)
{
  JsonObject *effect = effect_of (set, family, index, attr);

  if (!effect || !gn_json_is_int (json_object_get_member (effect, key)))
    return FALSE;

  *value = (gint) gn_json_int (effect, key, 0);
  return TRUE;
}

int
gn_effect_find (const GnEffectWord *vocabulary,
                JsonObject         *effect)
{
  const char *name = gn_json_string (effect, "do");

  for (int word = 0; vocabulary[word].word; word++)
    if (g_strcmp0 (vocabulary[word].word, name) == 0)
      return word;
  return -1;
}

guint8
gn_effect_choice (const GnEffectWord *vocabulary,
                  guint               word,
                  JsonObject         *effect,
                  const char         *key)
{
  const char *said = gn_json_string (effect, key);

  for (const GnParam *param = vocabulary[word].params; said && param->kind != GN_PARAM_END; param++)
    if (param->kind == GN_PARAM_WORD && g_str_equal (param->id, key))
      for (guint8 i = 0; param->words[i]; i++)
        if (g_str_equal (param->words[i], said))
          return i;
  return 0;
}

/* ---- Faults ------------------------------------------------------------- */

gboolean
gn_set_fault (const GnSet  *set,
              guint         family,
              guint         index,
              const char   *sentence,
              GError      **error)
{
  g_autofree char *path = g_strdup_printf ("components.%s[%u]", set->game->families[family].id, index);

  /* Translators: a place in a file, the name of the component there, and what is wrong with it */
  g_set_error (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, _("%s (%s): %s"), path, gn_set_id (set, family, index),
               sentence);
  return FALSE;
}
