/* set-schema.c: checking components against their family: every fault with its path and reason
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/json.h"
#include "set-private.h"
#include "core/base/language.h"

#include <glib/gi18n.h>

#define MAX_FAULTS 20

void
gn_faults_add (GnFaults   *faults,
               const char *path,
               const char *sentence,
               const char *what,
               const char *other)
{
  faults->n++;
  if (faults->n > MAX_FAULTS)
    return;

  /* Path and word come from an untrusted file: keys and texts of any length, in any direction, over many lines. */
  g_autofree char *flat = g_strdelimit (g_strdup (path), "\n", ' ');
  g_autofree char *where = gn_plain_lines (flat, 2 * GN_MAX_NAME);
  g_autofree char *quote = gn_plain_quote (what ? what : "");
  g_autofree char *line = gn_fill (sentence, "path", where, "what", quote, "other", other ? other : "", NULL);

  if (!faults->text)
    faults->text = g_string_new (NULL);
  else
    g_string_append_c (faults->text, '\n');
  g_string_append (faults->text, line);
}

gboolean
gn_faults_raise (GnFaults  *faults,
                 GError   **error)
{
  if (faults->n == 0)
    return TRUE;

  if (faults->n > MAX_FAULTS)
    {
      const guint more = faults->n - MAX_FAULTS;
      g_autofree char *number = g_strdup_printf ("%u", more);
      /* Translators: after a list of faults in a file. */
      g_autofree char *line = gn_fill (ngettext ("… and {n} more fault", "… and {n} more faults", more), "n", number,
                                       NULL);

      g_string_append_printf (faults->text, "\n%s", line);
    }

  g_set_error_literal (error, GN_SET_ERROR, GN_SET_ERROR_SCHEMA, faults->text->str);
  g_string_free (faults->text, TRUE);
  *faults = (GnFaults) { NULL, 0 };
  return FALSE;
}

/* The value, short enough for a sentence. */
static char *
shown (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  if (g_utf8_strlen (text, -1) <= 30)
    return g_steal_pointer (&text);

  g_autofree char *begin = g_utf8_substring (text, 0, 29);

  return g_strconcat (begin, "…", NULL);
}

static void
fault (GnFaults   *faults,
       const char *path,
       const char *sentence,
       JsonNode   *value)
{
  g_autofree char *what = shown (value);

  gn_faults_add (faults, path, sentence, what, NULL);
}

static void
check_one_text (JsonNode   *node,
                guint       max,
                gboolean    lines,
                const char *path,
                GnFaults   *faults)
{
  g_autofree char *most = g_strdup_printf ("%u", max);

  if (!gn_json_is_string (node))
    {
      /* Translators: {path} is a place in a file, as in "components.items[3].cost"; {what} is the value there. */
      fault (faults, path, _("{path}: a text was expected, not {what}."), node);
      return;
    }

  const char *text = json_node_get_string (node);
  g_autofree char *flat = lines ? g_strdelimit (g_strdup (text), "\n\t", ' ') : g_strdup (text);

  if (!*text)
    gn_faults_add (faults, path, _("{path}: the text is empty."), NULL, NULL);
  else if (g_utf8_strlen (text, -1) > max)
    gn_faults_add (faults, path, _("{path}: the text is longer than {other} characters."), NULL, most);
  else if (!gn_is_plain_name (g_strstrip (flat), max))
    gn_faults_add (faults, path, _("{path}: the text contains control characters."), NULL, NULL);
}

void
gn_set_check_text (JsonNode   *node,
                   guint       max,
                   gboolean    lines,
                   const char *path,
                   GnFaults   *faults)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      check_one_text (node, max, lines, path, faults);
      return;
    }

  JsonObject *texts = json_node_get_object (node);

  if (json_object_get_size (texts) == 0)
    gn_faults_add (faults, path, _("{path}: the text is empty."), NULL, NULL);

  GN_FOR_MEMBERS (texts, language, text)
    {
      g_autofree char *below = g_strdup_printf ("%s.%s", path, language);
      gsize n = strspn (language, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_@-");

      if (n < 2 || language[n] || n > 16)
        gn_faults_add (faults, path, _("{path}: “{what}” is not a language code such as “de” or “pt_BR”."),
                       language, NULL);
      else
        check_one_text (text, max, lines, below, faults);
    }
}

gboolean
gn_set_check_id (JsonNode   *node,
                 const char *path,
                 GnFaults   *faults)
{
  const char *id = gn_json_node_string (node, "");
  gsize n = strspn (id, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-");

  if (n > 0 && !id[n] && n <= GN_SET_MAX_ID)
    return TRUE;

  fault (faults, path, _("{path}: {what} is not an id: 1 to 32 letters, digits, “.”, “-” or “_”."), node);
  return FALSE;
}

const GnAttr *
gn_family_attrs (const GnFamily *family)
{
  static const GnAttr none;

  return family->attrs ? family->attrs : &none;
}

const GnAttr *
gn_family_find_attr (const GnFamily *family,
                     const char     *id)
{
  for (const GnAttr *attr = gn_family_attrs (family); attr->kind != GN_ATTR_END; attr++)
    if (g_str_equal (attr->id, id))
      return attr;

  return NULL;
}

const GnAttr *
gn_family_find_picture (const GnFamily *family)
{
  for (const GnAttr *attr = gn_family_attrs (family); attr->kind != GN_ATTR_END; attr++)
    if (attr->kind == GN_ATTR_PICTURE)
      return attr;

  return NULL;
}

gboolean
gn_attr_is_printed (const GnSet  *set,
                    guint         family,
                    const GnAttr *attr,
                    JsonObject   *values)
{
  const GnAttr *when = attr->when ? gn_family_find_attr (&set->game->families[family], attr->when) : NULL;
  const char *known = when ? gn_json_string (values, when->id) : NULL;

  return !known || (gn_set_find_value (set, when->domain, known) == attr->is) != attr->unless;
}

gint16
gn_set_find_value (const GnSet *set,
                   guint        domain,
                   const char  *id)
{
  const GnDomain *table = &set->game->domains[domain];

  if (table->family)
    {
      const int index = gn_set_find (set, table->family - 1u, id);

      return index < 0 ? GN_NONE : (gint16) index;
    }

  const gint16 value = gn_domain_find (table, id);

  return table->hidden && value >= table->hidden ? GN_NONE : value;
}

/* A number without limits of its own has those of its storage type. */
static void
limits (const GnAttr *attr,
        gint         *min,
        gint         *max)
{
  const gboolean free_range = attr->min == 0 && attr->max == 0;

  *min = free_range ? -G_MAXINT16 : attr->min;
  *max = free_range ? G_MAXINT16 : attr->max;
}

static void
check_number (JsonNode   *node,
              gint        min,
              gint        max,
              const char *path,
              GnFaults   *faults)
{
  if (!gn_json_is_int (node))
    {
      fault (faults, path, _("{path}: a whole number was expected, not {what}."), node);
      return;
    }

  const gint64 value = json_node_get_int (node);

  if (value < min || value > max)
    {
      g_autofree char *range = g_strdup_printf ("%d…%d", min, max);
      g_autofree char *what = g_strdup_printf ("%" G_GINT64_FORMAT, value);

      gn_faults_add (faults, path, _("{path}: {what} is not within {other}."), what, range);
    }
}

static void
check_thing (const GnSet *set,
             guint        domain,
             JsonNode    *node,
             const char  *path,
             GnFaults    *faults)
{
  if (!gn_json_is_string (node))
    fault (faults, path, _("{path}: a text was expected, not {what}."), node);
  else if (gn_set_find_value (set, domain, json_node_get_string (node)) == GN_NONE)
    {
      const char *title = gn_tr (set->game->domains[domain].title);

      /* Translators: {other} is the title of a kind of things: "Gem". */
      gn_faults_add (faults, path, _("{path}: there is no “{what}” ({other})."),
                     json_node_get_string (node), title);
    }
}

static void
check_list (const GnSet  *set,
            const GnAttr *attr,
            JsonNode     *node,
            const char   *path,
            GnFaults     *faults)
{
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      fault (faults, path, _("{path}: a list was expected, not {what}."), node);
      return;
    }

  JsonArray *array = json_node_get_array (node);
  const guint n = json_array_get_length (array);
  const guint most = attr->max > 0 && attr->domain != GN_DOMAIN_NUMBER ? (guint) attr->max : 255;

  if (n > most)
    {
      g_autofree char *number = g_strdup_printf ("%u", most);

      gn_faults_add (faults, path, _("{path}: the list has more than {other} entries."), NULL, number);
      return;
    }

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *below = g_strdup_printf ("%s[%u]", path, i);

      if (attr->domain == GN_DOMAIN_NUMBER)
        {
          gint min, max;

          limits (attr, &min, &max);
          check_number (json_array_get_element (array, i), min, max, below, faults);
        }
      else
        check_thing (set, attr->domain, json_array_get_element (array, i), below, faults);
    }
}

static void
check_bag (const GnSet  *set,
           const GnAttr *attr,
           JsonNode     *node,
           const char   *path,
           GnFaults     *faults)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      fault (faults, path, _("{path}: an object of counts was expected, not {what}."), node);
      return;
    }

  GN_FOR_MEMBERS (json_node_get_object (node), key, count)
    {
      g_autofree char *below = g_strdup_printf ("%s.%s", path, key);

      if (gn_set_find_value (set, attr->domain, key) == GN_NONE)
        gn_faults_add (faults, below, _("{path}: there is no “{what}” ({other})."), key,
                       gn_tr (set->game->domains[attr->domain].title));
      else
        check_number (count, 0, attr->max > 0 ? attr->max : G_MAXINT16, below, faults);
    }
}

static void
check_effect (const GnAttr *attr,
              JsonNode     *node,
              const char   *path,
              GnFaults     *faults)
{
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      fault (faults, path, _("{path}: an object with “do” was expected, not {what}."), node);
      return;
    }

  JsonObject *effect = json_node_get_object (node);
  const char *word = gn_json_string (effect, "do");

  if (!word || !g_strv_contains (attr->effects, word))
    {
      g_autofree char *words = g_strjoinv (", ", (char **) attr->effects);

      gn_faults_add (faults, path, _("{path}: “{what}” is not an effect of this game. Its effects: {other}."),
                     word ? word : "", words);
    }

  GN_FOR_MEMBERS (effect, key, value)
    {
      g_autofree char *below = g_strdup_printf ("%s.%s", path, key);

      if (g_str_equal (key, "do") || JSON_NODE_HOLDS_NULL (value))
        continue;
      if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_BOOLEAN)
        continue;
      if (gn_json_is_string (value))
        check_one_text (value, GN_MAX_NAME, FALSE, below, faults);
      else
        check_number (value, -G_MAXINT16, G_MAXINT16, below, faults);
    }
}

/* ---- Dice ------------------------------------------------------------------ */

gboolean
gn_set_read_dice (JsonNode   *node,
                  GnDiceExpr *expr)
{
  *expr = (GnDiceExpr) { 0 };
  if (gn_json_is_int (node))
    {
      const gint64 n = json_node_get_int (node);

      expr->flat = (gint16) CLAMP (n, -999, 999);
      return n >= -999 && n <= 999;
    }
  return gn_json_is_string (node) && gn_dice_parse (json_node_get_string (node), expr);
}

static void
check_dice (JsonNode   *node,
            const char *path,
            GnFaults   *faults)
{
  GnDiceExpr expr;

  if (gn_json_is_string (node) && g_str_equal (json_node_get_string (node), "none"))
    return;
  if (!gn_set_read_dice (node, &expr))
    fault (faults, path, _("{path}: a number, dice as in “2d6” or “d8+2”, or “none” was expected, not {what}."), node);
}

/* ---- Lists of effects ---------------------------------------------------------- */

#define MAX_EFFECT_DEPTH 4
#define MAX_EFFECTS      8   /* in one list */

static void check_effects (const GnAttr *attr, JsonNode *node, guint depth, const char *path, GnFaults *faults);

static gboolean
is_array (JsonNode   *node,
          guint       min,
          guint       max,
          const char *path,
          GnFaults   *faults)
{
  if (!JSON_NODE_HOLDS_ARRAY (node))
    {
      fault (faults, path, _("{path}: a list was expected, not {what}."), node);
      return FALSE;
    }

  const guint n = json_array_get_length (json_node_get_array (node));

  if (n > max)
    {
      g_autofree char *number = g_strdup_printf ("%u", max);

      gn_faults_add (faults, path, _("{path}: the list has more than {other} entries."), NULL, number);
      return FALSE;
    }
  if (n < min)
    {
      g_autofree char *range = g_strdup_printf ("%u…%u", min, max);
      g_autofree char *what = g_strdup_printf ("%u", n);

      gn_faults_add (faults, path, _("{path}: {what} is not within {other}."), what, range);
      return FALSE;
    }
  return TRUE;
}

static void
check_row (const GnAttr *attr,
           JsonNode     *node,
           guint         depth,
           const char   *path,
           GnFaults     *faults)
{
  static const char *const keys[] = { "from", "to" };

  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      fault (faults, path, _("{path}: an object was expected, not {what}."), node);
      return;
    }

  JsonObject *row = json_node_get_object (node);
  g_autofree char *then = g_strconcat (path, ".then", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_autofree char *below = g_strdup_printf ("%s.%s", path, keys[i]);

      if (json_object_has_member (row, keys[i]))
        check_number (json_object_get_member (row, keys[i]), 1, 999, below, faults);
      else
        gn_faults_add (faults, below, _("{path}: this is missing."), NULL, NULL);
    }
  if (json_object_has_member (row, "then"))
    check_effects (attr, json_object_get_member (row, "then"), depth + 1, then, faults);
}

static void
check_param (const GnAttr  *attr,
             const GnParam *param,
             JsonNode      *node,
             guint          depth,
             const char    *path,
             GnFaults      *faults)
{
  switch (param->kind)
    {
    case GN_PARAM_NUMBER:
      check_number (node, param->min, param->max, path, faults);
      break;
    case GN_PARAM_WORD:
      if (!gn_json_is_string (node) || !g_strv_contains (param->words, json_node_get_string (node)))
        {
          g_autofree char *words = g_strjoinv (", ", (char **) param->words);
          g_autofree char *what = shown (node);

          gn_faults_add (faults, path, _("{path}: {what} is not one of: {other}."), what, words);
        }
      break;
    case GN_PARAM_DICE:
      check_dice (node, path, faults);
      break;
    case GN_PARAM_TEXT:
      gn_set_check_text (node, GN_SET_MAX_TEXT, TRUE, path, faults);
      break;
    case GN_PARAM_LIST:
      check_effects (attr, node, depth + 1, path, faults);
      break;
    case GN_PARAM_LISTS:
    case GN_PARAM_ROWS:
      if (!is_array (node, (guint) param->min, (guint) param->max, path, faults))
        break;
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        {
          JsonNode *element = json_array_get_element (json_node_get_array (node), i);
          g_autofree char *below = g_strdup_printf ("%s[%u]", path, i);

          if (param->kind == GN_PARAM_LISTS)
            check_effects (attr, element, depth + 1, below, faults);
          else
            check_row (attr, element, depth, below, faults);
        }
      break;
    case GN_PARAM_END:
    default:
      g_assert_not_reached ();
    }
}

static void
check_one_effect (const GnAttr *attr,
                  JsonNode     *node,
                  guint         depth,
                  const char   *path,
                  GnFaults     *faults)
{
  const GnEffectWord *word = attr->vocabulary;
  const char *name = JSON_NODE_HOLDS_OBJECT (node) ? gn_json_string (json_node_get_object (node), "do") : NULL;

  while (name && word->word && !g_str_equal (word->word, name))
    word++;
  if (!name || !word->word)
    {
      g_autoptr (GString) words = g_string_new (NULL);

      for (word = attr->vocabulary; word->word; word++)
        g_string_append_printf (words, "%s%s", words->len ? ", " : "", word->word);
      gn_faults_add (faults, path, _("{path}: “{what}” is not an effect of this game. Its effects: {other}."),
                     name ? name : "", words->str);
      return;
    }

  GN_FOR_MEMBERS (json_node_get_object (node), key, value)
    {
      g_autofree char *below = g_strdup_printf ("%s.%s", path, key);
      const GnParam *param = word->params;

      if (g_str_equal (key, "do") || JSON_NODE_HOLDS_NULL (value))
        continue;
      while (param->kind != GN_PARAM_END && !g_str_equal (param->id, key))
        param++;
      if (param->kind == GN_PARAM_END)
        gn_faults_add (faults, below, _("{path}: “{what}” has no field of this name."), name, NULL);
      else
        check_param (attr, param, value, depth, below, faults);
    }

  for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
    if (param->needed && !json_object_has_member (json_node_get_object (node), param->id))
      {
        g_autofree char *below = g_strdup_printf ("%s.%s", path, param->id);

        gn_faults_add (faults, below, _("{path}: this is missing."), NULL, NULL);
      }
}

static void
check_effects (const GnAttr *attr,
               JsonNode     *node,
               guint         depth,
               const char   *path,
               GnFaults     *faults)
{
  if (depth >= MAX_EFFECT_DEPTH)
    {
      gn_faults_add (faults, path, _("{path}: lists of effects are nested too deep."), NULL, NULL);
      return;
    }
  if (!is_array (node, 0, MAX_EFFECTS, path, faults))
    return;

  for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
    {
      g_autofree char *below = g_strdup_printf ("%s[%u]", path, i);

      check_one_effect (attr, json_array_get_element (json_node_get_array (node), i), depth, below, faults);
    }
}

/* What the picture is like is checked by whoever draws it. */
static void
check_picture (JsonNode   *node,
               const char *path,
               GnFaults   *faults)
{
  const char *text = gn_json_node_string (node, "");
  const gsize n = strspn (text, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/");
  const gsize rest = strspn (text + n, "=");

  /* so begin the two kinds in base64 */
  if ((!g_str_has_prefix (text, "/9j/") && !g_str_has_prefix (text, "iVBORw0KGgo")) || text[n + rest] || rest > 2
      || (n + rest) % 4 != 0 || n + rest > GN_SET_MAX_PICTURE)
    gn_faults_add (faults, path, _("{path}: this is no small JPEG or PNG picture in base64."), NULL, NULL);
}

static void
check_attr (const GnSet  *set,
            const GnAttr *attr,
            JsonNode     *node,
            const char   *path,
            GnFaults     *faults)
{
  gint min, max;

  switch (attr->kind)
    {
    case GN_ATTR_NUMBER:
      limits (attr, &min, &max);
      check_number (node, min, max, path, faults);
      break;
    case GN_ATTR_THING:
      check_thing (set, attr->domain, node, path, faults);
      break;
    case GN_ATTR_LIST:
      check_list (set, attr, node, path, faults);
      break;
    case GN_ATTR_BAG:
      check_bag (set, attr, node, path, faults);
      break;
    case GN_ATTR_TEXT:
      gn_set_check_text (node, GN_SET_MAX_TEXT, TRUE, path, faults);
      break;
    case GN_ATTR_PICTURE:
      check_picture (node, path, faults);
      break;
    case GN_ATTR_EFFECT:
      check_effect (attr, node, path, faults);
      break;
    case GN_ATTR_DICE:
      check_dice (node, path, faults);
      break;
    case GN_ATTR_EFFECTS:
      check_effects (attr, node, 0, path, faults);
      break;
    case GN_ATTR_END:
      g_assert_not_reached ();
    }
}

void
gn_set_check_values (const GnSet *set,
                     guint        family,
                     JsonObject  *values,
                     const char  *path,
                     GnFaults    *faults)
{
  const GnFamily *table = &set->game->families[family];
  const char *dot = *path ? "." : "";

  GN_FOR_MEMBERS (values, key, node)
    {
      g_autofree char *below = g_strconcat (path, dot, key, NULL);
      const GnAttr *attr = gn_family_find_attr (table, key);

      if (g_str_equal (key, "id"))
        continue;

      if (g_str_equal (key, "name") && (!attr || attr->kind == GN_ATTR_TEXT))
        {
          if (!JSON_NODE_HOLDS_NULL (node))
            gn_set_check_text (node, GN_MAX_NAME, FALSE, below, faults);
        }
      else if (!attr || (!JSON_NODE_HOLDS_NULL (node) && !gn_attr_is_printed (set, family, attr, values)))
        gn_faults_add (faults, below, _("{path}: nothing of this name is printed on it."), NULL, NULL);
      else if (!JSON_NODE_HOLDS_NULL (node))
        check_attr (set, attr, node, below, faults);
      else if (!attr->nullable && !attr->optional && attr->kind != GN_ATTR_TEXT)
        gn_faults_add (faults, below, _("{path}: this must be known."), NULL, NULL);
    }

  for (const GnAttr *attr = table->attrs; attr->kind != GN_ATTR_END; attr++)
    if (!attr->nullable && !attr->optional && attr->kind != GN_ATTR_TEXT && !json_object_has_member (values, attr->id)
        && gn_attr_is_printed (set, family, attr, values))
      {
        g_autofree char *below = g_strconcat (path, dot, attr->id, NULL);

        gn_faults_add (faults, below, _("{path}: this is missing."), NULL, NULL);
      }
}
