/* component-ask.c: questions about printed components
 *
 * Is an attribute printed? Which figures does an effect have? Does a component fit a typed line? What could be typed?
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "component-private.h"

#include "core/base/json.h"
#include "core/game/dice.h"
#include "text.h"

#define WORD_CHARS    24 /* for a thing's name: a longer one is a description */
#define EXAMPLE_CHARS 16 /* for text that is read aloud: an example has to fit in a line */

/* ---- Effects ------------------------------------------------------------ */

/* The effect's object of the @index-th component of @sample, if its word is @word; (transfer none). */
static JsonObject *
effect_object (JsonNode   *component,
               const char *attr,
               const char *word)
{
  JsonNode *effect = json_object_get_member (json_node_get_object (component), attr);
  JsonObject *object = gn_json_node_object (effect);

  return object && g_strcmp0 (json_object_get_string_member_with_default (object, "do", NULL), word) == 0 ? object
                                                                                                          : NULL;
}

char *
gn_effect_key (const GnSet *sample,
               guint        family,
               const char  *attr,
               const char  *word)
{
  for (guint i = 0; sample && i < gn_set_size (sample, family); i++)
    {
      g_autoptr (JsonNode) component = gn_set_component_to_json (sample, family, i);
      JsonObject *object = effect_object (component, attr, word);
      g_autoptr (GList) keys = object ? json_object_get_members (object) : NULL;

      for (GList *l = keys; l; l = l->next)
        if (!g_str_equal (l->data, "do"))
          return g_strdup (l->data);
    }
  return NULL;
}

static int
by_size (gconstpointer a,
         gconstpointer b)
{
  return *(const gint *) a - *(const gint *) b;
}

GArray *
gn_effect_figures (const GnSet *sample,
                   guint        family,
                   const char  *attr,
                   const char  *word)
{
  GArray *figures = g_array_new (FALSE, FALSE, sizeof (gint));
  g_autofree char *key = gn_effect_key (sample, family, attr, word);

  for (guint i = 0; key && i < gn_set_size (sample, family); i++)
    {
      gint value;
      gboolean known = FALSE;

      if (g_strcmp0 (gn_set_effect_word (sample, family, i, attr), word) != 0
          || !gn_set_effect (sample, family, i, attr, key, &value))
        continue;
      for (guint k = 0; k < figures->len; k++)
        known |= g_array_index (figures, gint, k) == value;
      if (!known)
        g_array_append_val (figures, value);
    }
  g_array_sort (figures, by_size);
  return figures;
}

gboolean
gn_attr_printed (const GnMatch *match,
                 guint          family,
                 const GnAttr  *attr,
                 JsonObject    *known)
{
  const GnAttr *on = attr->when ? gn_family_find_attr (&match->game->families[family], attr->when) : NULL;
  JsonNode *value = on && known ? json_object_get_member (known, on->id) : NULL;

  if (!attr->when)
    return TRUE;
  return value && JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_STRING
         && (gn_thing_find (match, on->domain, json_node_get_string (value)) == attr->is) != attr->unless;
}

/* ---- Kinds of attributes -------------------------------------------------- */

/* A list of plain figures, entered in a row. */
gboolean
gn_attr_is_row (const GnAttr *attr)
{
  return attr->kind == GN_ATTR_LIST && attr->domain == GN_DOMAIN_NUMBER;
}

/* Returns whether it is a name: the component's own, or that of something on it. Text to read aloud is typed after
 * a colon; the picture is Gnomon's own and printed nowhere. */
gboolean
gn_attr_is_name (const GnAttr *attr)
{
  return attr->kind == GN_ATTR_TEXT && !attr->aside && !g_str_equal (attr->id, "text")
         && !g_str_equal (attr->id, "icon");
}

/* Returns whether there are several lists of the same things; print is then read from top to bottom. */
gboolean
gn_attrs_are_ordered (const GnAttr *attrs)
{
  for (const GnAttr *a = attrs; a->id; a++)
    for (const GnAttr *b = a + 1; b->id; b++)
      if (a->kind == GN_ATTR_LIST && b->kind == GN_ATTR_LIST && a->domain == b->domain && a->domain != GN_DOMAIN_NUMBER)
        return TRUE;
  return FALSE;
}

/* ---- Finding ------------------------------------------------------------- */

static guint
times (JsonArray  *list,
       const char *id)
{
  guint n = 0;

  for (guint i = 0; i < json_array_get_length (list); i++)
    n += g_strcmp0 (json_array_get_string_element (list, i), id) == 0;
  return n;
}

static gboolean
same_value (const GnAttr *attr,
            JsonNode     *a,
            JsonNode     *b)
{
  if (!b || JSON_NODE_TYPE (a) != JSON_NODE_TYPE (b))
    return FALSE;
  if (attr->kind == GN_ATTR_BAG || attr->kind == GN_ATTR_EFFECT)
    {
      g_autoptr (GList) keys = json_object_get_members (json_node_get_object (a));

      for (GList *l = keys; l; l = l->next)
        if (attr->kind == GN_ATTR_BAG
              ? json_object_get_int_member_with_default (json_node_get_object (b), l->data, 0)
            != json_object_get_int_member (json_node_get_object (a), l->data)
              : !json_object_has_member (json_node_get_object (b), l->data)
            || !json_node_equal (json_object_get_member (json_node_get_object (a), l->data),
                                 json_object_get_member (json_node_get_object (b), l->data)))
          return FALSE;
      return TRUE;
    }
  if (attr->kind == GN_ATTR_LIST && !gn_attr_is_row (attr))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (a)); i++)
        {
          const char *id = json_array_get_string_element (json_node_get_array (a), i);

          if (times (json_node_get_array (a), id) != times (json_node_get_array (b), id))
            return FALSE;
        }
      return TRUE;
    }
  return json_node_equal (a, b);
}

gboolean
gn_component_fits (const GnMatch *match,
                   guint          family,
                   guint          index,
                   JsonObject    *said)
{
  g_autoptr (JsonNode) component = gn_set_component_to_json (match->set, family, index);
  g_autoptr (GList) keys = json_object_get_members (said);

  for (GList *l = keys; l; l = l->next)
    {
      const GnAttr *attr = gn_family_find_attr (&match->game->families[family], l->data);

      if (attr->kind == GN_ATTR_TEXT)
        {
          g_autofree char *name = gn_set_name (match->set, family, index);
          g_autofree char *whole = gn_fold (name);
          g_autofree char *part = gn_fold (json_object_get_string_member (said, l->data));

          if (!strstr (whole, part))
            return FALSE;
        }
      else if (!same_value (attr, json_object_get_member (said, l->data),
                            json_object_get_member (json_node_get_object (component), l->data)))
        return FALSE;
    }
  return TRUE;
}

/* ---- An example ---------------------------------------------------------- */

static void
add_word (GString    *text,
          const char *word)
{
  if (word && *word)
    g_string_append_printf (text, "%s%s", text->len ? " " : "", word);
}

/* A thing in its typed form. If its name is long, the first word that can be typed for it: "built" for "tiles
 * occupied, with a brewery of one's own". */
static char *
typed_word (const GnMatch *match,
            GnThing        thing)
{
  g_autofree char *name = gn_thing_name (match, thing);
  const GnDomain *domain = &match->game->domains[thing.domain];
  const char *words = !domain->values || (guint) thing.value >= domain->n_values ? NULL
                                                                                 : domain->values[thing.value].words;

  if (g_utf8_strlen (name, -1) <= WORD_CHARS || !words)
    return g_steal_pointer (&name);
  words = gn_tr (words);
  return g_strndup (words, strcspn (words, "|"));
}

/* Returns whether there is more than one name on it. */
static gboolean
has_names (const GnMatch *match,
           guint          family,
           JsonObject    *component)
{
  guint n = 0;

  for (const GnAttr *attr = match->game->families[family].attrs; attr->id; attr++)
    n += gn_attr_is_name (attr) && gn_attr_printed (match, family, attr, component);
  return n > 1;
}

static void
add_printed (const GnMatch *match,
             GString       *text,
             const GnSet   *sample,
             guint          family,
             guint          index)
{
  const char *aloud = gn_set_text (sample, family, index, "text");

  for (const GnAttr *attr = match->game->families[family].attrs; attr->id; attr++)
    {
      gint number;

      if (gn_attr_is_name (attr))
        add_word (text, gn_set_text (sample, family, index, attr->id));
      else if (attr->kind == GN_ATTR_NUMBER && !attr->aside && gn_set_number (sample, family, index, attr->id, &number))
        {
          g_autofree char *word = gn_number_text (number);

          add_word (text, word);
        }
    }
  if (aloud)
    {
      g_autofree char *some = g_utf8_strlen (aloud, -1) > EXAMPLE_CHARS ? g_utf8_substring (aloud, 0, EXAMPLE_CHARS)
                                                                        : g_strdup (aloud);
      char *blank = g_utf8_strlen (aloud, -1) > EXAMPLE_CHARS ? strrchr (some, ' ') : NULL;

      if (blank)
        *blank = '\0';
      g_string_append_printf (text, blank ? ": %s …" : ": %s", some);
    }
}

char *
gn_component_example (const GnMatch *match,
                      guint          family,
                      const GnSet   *sample,
                      JsonObject    *known)
{
  const GnAttr *attrs = gn_family_attrs (&match->game->families[family]);
  GString *text = g_string_new (NULL);

  for (guint i = 0; sample && !text->len && i < gn_set_size (sample, family); i++)
    {
      g_autoptr (JsonNode) component = gn_set_component_to_json (sample, family, i);
      gboolean fits = TRUE;

      for (const GnAttr *attr = attrs; attr->id; attr++)
        if (attr->kind == GN_ATTR_THING && known && json_object_has_member (known, attr->id))
          fits &= g_strcmp0 (
                    json_object_get_string_member_with_default (known, attr->id, NULL),
                    json_object_get_string_member_with_default (json_node_get_object (component), attr->id, NULL))
                  == 0;
      if (!fits)
        continue;

      /* In this order: its own name if it has one; its kind, the things it shows, its figures. */
      gboolean own_name = gn_family_find_attr (&match->game->families[family], "name") != NULL;

      for (const GnAttr *attr = attrs; attr->id; attr++)
        own_name &= attr->names == GN_NAMES_NOTHING || attr->fixed;
      if (own_name && !has_names (match, family, json_node_get_object (component)))
        add_word (text, gn_set_text (sample, family, i, "name"));
      /* Something on it has a name as well: write names and figures as they are printed, and the text to read
       * aloud. */
      if (has_names (match, family, json_node_get_object (component)))
        {
          add_printed (match, text, sample, family, i);
          continue;
        }
      for (guint pass = 0; pass < 4; pass++)
        for (const GnAttr *attr = attrs; attr->id; attr++)
          {
            gint16 values[64] = { 0 };
            GnDiceExpr expr;
            guint n = attr->domain < GN_DOMAIN_SEAT ? MIN (gn_match_domain_size (match, attr->domain), 64) : 0;
            gint number;

            if (attr->aside || attr->fixed || !gn_attr_printed (match, family, attr, json_node_get_object (component))
                || (known && json_object_has_member (known, attr->id)))
              continue;
            if (pass == 3 && gn_attr_is_row (attr))
              {
                const gint all = gn_set_list (sample, family, i, attr->id, values, 64);

                add_word (text, all == 0 ? "/ none" : "/");
                for (gint k = 0; k < all; k++)
                  g_string_append_printf (text, " %d", values[k]);
              }
            else if (pass == 0 && attr->kind == GN_ATTR_THING)
              {
                gint16 value = gn_set_thing (sample, family, i, attr->id);
                g_autofree char *word = value < 0 ? NULL : typed_word (match, GN_THING (attr->domain, value));

                add_word (text, word);
              }
            else if (pass == 1 && attr->kind == GN_ATTR_BAG && gn_set_bag (sample, family, i, attr->id, values, n))
              {
                for (guint k = 0; k < n; k++)
                  {
                    g_autofree char *word = values[k] > 0
                                              ? gn_thing_counted (match, GN_THING (attr->domain, k), values[k])
                                              : NULL;

                    add_word (text, word);
                  }
              }
            else if (pass == (gn_attrs_are_ordered (attrs) ? 0 : 1) && attr->kind == GN_ATTR_LIST
                     && attr->domain != GN_DOMAIN_NUMBER && match->game->domains[attr->domain].family == 0)
              for (gint k = 0, all = gn_set_list (sample, family, i, attr->id, values, 64); k < all; k++)
                {
                  g_autofree char *word = gn_thing_name (match, GN_THING (attr->domain, values[k]));

                  add_word (text, word);
                }
            else if (pass == 2 && attr->kind == GN_ATTR_DICE && gn_set_dice (sample, family, i, attr->id, &expr))
              {
                JsonNode *printed = json_object_get_member (json_node_get_object (component), attr->id);
                g_autofree char *word = json_node_get_value_type (printed) == G_TYPE_INT64
                                          ? g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (printed))
                                          : g_strdup (json_node_get_string (printed));

                add_word (text, word);
              }
            else if (pass == 2 && attr->kind == GN_ATTR_NUMBER && !attr->usual && !attr->optional
                     && gn_set_number (sample, family, i, attr->id, &number))
              {
                g_autofree char *word = gn_number_text (number);

                add_word (text, word);
              }
          }
    }
  return g_string_free (text, text->len == 0);
}

char *
gn_component_example_within (const char *example,
                             guint       chars)
{
  const char *first = strchr (example, '/'), *end = NULL;

  if (g_utf8_strlen (example, -1) <= (glong) chars)
    return g_strdup (example);
  for (const char *stroke = first ? strchr (first + 1, '/') : NULL; stroke; stroke = strchr (stroke + 1, '/'))
    if (!end || g_utf8_strlen (example, stroke - example) <= (glong) chars)
      end = stroke;
  /* without rows, to the words that fit */
  if (!first)
    for (const char *space = strchr (example, ' '); space; space = strchr (space + 1, ' '))
      if (!end || g_utf8_strlen (example, space - example) <= (glong) chars)
        end = space;
  if (!end)
    return g_strdup (example);

  g_autofree char *some = g_strndup (example, (gsize) (end - example));

  return g_strconcat (some, first ? "/ …" : " …", NULL);
}

const GnAttr *
gn_component_its_name (const GnGame *game,
                       guint         family,
                       const GnSet  *sample)
{
  const GnAttr *name = gn_family_find_attr (&game->families[family], "name");

  for (guint i = 0; sample && i < gn_set_size (sample, family); i++)
    if (!gn_set_text (sample, family, i, "name"))
      return NULL;
  for (const GnAttr *attr = gn_family_attrs (&game->families[family]); name && attr->id; attr++)
    if (attr->names != GN_NAMES_NOTHING)
      return NULL;
  return name && name->kind == GN_ATTR_TEXT && !name->aside && sample && gn_set_size (sample, family) ? name : NULL;
}
