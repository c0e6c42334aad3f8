/* table-model-teach.c: moves that are not possible yet only because the values printed on a component are unknown
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-model.h"

#include "core/match/moves.h"
#include "core/words/text.h"

gboolean
gn_table_model_to_teach (const GnMatch *match,
                         const GnSay   *why,
                         guint         *family,
                         int           *index,
                         const char   **id)
{
  const GnGame *game = match->game;

  if (g_strcmp0 (gn_say_code (match, why), "teach-first") != 0)
    return FALSE;

  g_autoptr (GArray) spans = gn_say_spans (match, why, FALSE, FALSE);

  for (guint i = 0; i < spans->len; i++)
    {
      const GnThing thing = g_array_index (spans, GnSpan, i).thing;

      if (thing.value < 0 || thing.domain >= GN_DOMAIN_SEAT)
        continue;
      *id = gn_thing_id (match, thing);
      *index = game->domains[thing.domain].family ? thing.value : -1;
      *family = game->domains[thing.domain].family - 1;
      if (*index >= 0)
        return game->families[*family].attrs && (guint) *index < gn_set_size (match->set, *family);

      if (game->domains[thing.domain].printed)
        {
          const char *attr;

          *family = game->domains[thing.domain].printed - 1;
          *index = (int) game->domains[thing.domain].printed_on (thing.value, &attr);
          return (guint) *index < gn_set_size (match->set, *family);
        }

      /* Some things are the same in every match but have something printed on them: spaces of a board. Their
       * family lists them by id and is named after them. */
      for (guint f = 0; game->families[f].id; f++)
        if (game->families[f].attrs && g_str_has_prefix (game->families[f].id, game->domains[thing.domain].id))
          {
            *family = f;
            *index = gn_set_find (match->set, f, *id);
            return TRUE;
          }
    }
  return FALSE;
}

/* A match in which one more component is known: it exists and has this @attr. */
typedef struct {
  guint    family;
  gint16   value;
  GnMatch *match;   /* NULL: there cannot be one */
  int      index;
} Blank;

static void
blank_free (gpointer data)
{
  Blank *blank = data;

  g_clear_pointer (&blank->match, gn_match_free);
  g_free (blank);
}

static Blank *
new_blank (const GnMatch *match,
           guint          family,
           const GnAttr  *attr,
           gint16         value)
{
  Blank *blank = g_new0 (Blank, 1);
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  *blank = (Blank) { family, value, gn_match_copy (match), -1 };
  json_node_take_object (node, object);
  if (attr)
    json_object_set_string_member (object, attr->id, gn_thing_id (match, GN_THING (attr->domain, value)));
  blank->index = gn_set_teach (blank->match->set, family, node, NULL);
  if (blank->index < 0 || !gn_match_recompile (blank->match, NULL))
    g_clear_pointer (&blank->match, gn_match_free);
  return blank;
}

/* Cached while the table does not change, because copying a match is expensive. */
static Blank *
blank_of (GnTableModel       *self,
          guint         family,
          const GnAttr *attr,
          gint16        value)
{
  GPtrArray *blanks = g_object_get_data (G_OBJECT (self), "gn-blanks");
  guint serial = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self), "gn-blanks-serial"));

  if (!blanks || serial != gn_table_model_serial (self))
    {
      blanks = g_ptr_array_new_with_free_func (blank_free);
      g_object_set_data_full (G_OBJECT (self), "gn-blanks", blanks, (GDestroyNotify) g_ptr_array_unref);
      g_object_set_data (G_OBJECT (self), "gn-blanks-serial", GUINT_TO_POINTER (gn_table_model_serial (self)));
    }
  for (guint i = 0; i < blanks->len; i++)
    {
      Blank *blank = blanks->pdata[i];

      if (blank->family == family && blank->value == value)
        return blank;
    }
  g_ptr_array_add (blanks, new_blank (gn_table_model_get_match (self), family, attr, value));
  return blanks->pdata[blanks->len - 1];
}

/* Whether @partial would be lawful, or wait for printed values, with an unknown component whose @attr is @value. */
static gboolean
would_do (GnTableModel       *self,
          const GnMove *partial,
          const GnArg  *arg,
          const GnAttr *attr,
          gint16        value)
{
  Blank *blank = blank_of (self, gn_table_model_get_match (self)->game->domains[arg->domain].family - 1, attr, value);
  g_auto (GnWays) ways = { 0 };
  GnMove move = *partial;
  const char *id;
  guint family;
  int index;

  if (!blank->match)
    return FALSE;
  move.arg[arg->at] = blank->index;
  gn_moves_ways (blank->match, gn_match_table_state (gn_table_model_get_table (self), gn_table_model_get_viewer (self)),
                 &move, &ways);
  return ways.ways || gn_table_model_to_teach (blank->match, &ways.why, &family, &index, &id);
}

/* A place contains one certain thing and no other. */
static gboolean
lies_there (GnTableModel       *self,
            const GnMove *partial,
            const GnArg  *arg)
{
  for (const GnArg *place = gn_table_model_get_match (self)->game->verbs[partial->verb].args; place->kind; place++)
    if (place != arg && place->kind == GN_ARG_THING && partial->arg[place->at] >= 0
        && gn_table_model_named_as (self, GN_THING (place->domain, partial->arg[place->at])).domain == arg->domain)
      return TRUE;
  return FALSE;
}

const GnArg *
gn_table_model_new_component (GnTableModel *self,
                              const GnMove *partial,
                              const char  **is,
                              gint16       *is_value)
{
  const GnMatch *match = gn_table_model_get_match (self);

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind; arg++)
    {
      guint family = arg->kind == GN_ARG_THING && arg->domain < GN_DOMAIN_SEAT
                       ? match->game->domains[arg->domain].family
                       : 0;
      const GnAttr *attr = family ? match->game->families[family - 1].attrs : NULL;

      if (!(arg->flags & GN_ARG_NEW) || partial->arg[arg->at] != GN_OPEN || !attr
          || gn_set_complete (match->set, family - 1) || lies_there (self, partial, arg))
        continue;

      /* An attribute that every component has to have ("artifact or jewelry") may follow from its place. */
      while (attr->id && (attr->kind != GN_ATTR_THING || attr->nullable || attr->when))
        attr++;
      *is = NULL;
      if (!attr->id)
        return would_do (self, partial, arg, NULL, 0) ? arg : NULL;

      /* If several values are possible, ask for it like all the others. */
      guint n = 0;

      for (guint value = 0; value < gn_match_domain_size (match, attr->domain); value++)
        if (would_do (self, partial, arg, attr, value))
          {
            *is_value = value;
            n++;
          }
      if (n == 1)
        *is = attr->id;
      if (n)
        return arg;
    }
  return NULL;
}

static gboolean
waits (GnTableModel       *self,
       const GnMove *partial)
{
  const GnMatch *match = gn_table_model_get_match (self);
  g_auto (GnWays) ways = { 0 };
  guint family;
  int index;
  const char *id;
  gint16 is_value;

  gn_match_table_ask (gn_table_model_get_table (self), gn_table_model_get_viewer (self), partial, &ways);
  return ways.ways == 0
         && (gn_table_model_to_teach (match, &ways.why, &family, &index, &id)
             || gn_table_model_new_component (self, partial, &id, &is_value));
}

#define MOST_SAMPLES 8   /* a value that fits is among the first */

/* ---- Attributes that are needed now ------------------------------------------- */

/* Whether @move would still wait for printed values if @component were taught. @bad: it cannot be taught like this
 * at all. */
static gboolean
waits_with (GnTableModel       *self,
            const GnMove *move,
            const GnArg  *arg,
            guint         family,
            JsonNode     *component,
            gboolean      bad)
{
  g_autoptr (GnMatch) trial = gn_match_copy (gn_table_model_get_match (self));
  const int index = gn_set_teach (trial->set, family, component, NULL);
  g_auto (GnWays) ways = { 0 };
  GnMove whole = *move;
  const char *id;
  guint other;
  int at;

  if (index < 0 || !gn_match_recompile (trial, NULL))
    return bad;
  if (arg)
    whole.arg[arg->at] = (gint16) index;
  gn_moves_ways (trial, gn_match_table_state (gn_table_model_get_table (self), gn_table_model_get_viewer (self)),
                 &whole, &ways);
  return ways.ways == 0 && gn_table_model_to_teach (trial, &ways.why, &other, &at, &id);
}

static gboolean
is_open (JsonObject   *object,
         const GnAttr *attr)
{
  return !attr->optional && !attr->fixed
         && (!json_object_has_member (object, attr->id) || json_object_get_null_member (object, attr->id));
}

/* Whether it names other components. The stand-in's components are not in the box. */
static gboolean
refers (const GnMatch *match,
        const GnAttr  *attr)
{
  return (attr->kind == GN_ATTR_THING || attr->kind == GN_ATTR_LIST || attr->kind == GN_ATTR_BAG)
         && attr->domain < GN_DOMAIN_SEAT && match->game->domains[attr->domain].family;
}

/* The attributes of @known, as entered so far, that @move still waits for. */
static GPtrArray *
needed_of (GnTableModel       *self,
           const GnMove *move,
           const GnArg  *arg,
           guint         family,
           JsonNode     *known)
{
  const GnMatch *match = gn_table_model_get_match (self);
  const GnAttr *attrs = match->game->families[family].attrs;
  g_autoptr (GnSet) sample = gn_set_new_stand_in (match->game, NULL);
  GPtrArray *needed = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; sample && i < MIN (gn_set_size (sample, family), MOST_SAMPLES) && needed->len == 0; i++)
    {
      g_autofree char *text = json_to_string (known, FALSE);
      g_autoptr (JsonNode) full = json_from_string (text, NULL);
      g_autoptr (JsonNode) other = gn_set_component_to_json (sample, family, i);
      JsonObject *filled = json_node_get_object (full), *values = json_node_get_object (other);

      for (const GnAttr *attr = attrs; attr && attr->id; attr++)
        if (is_open (filled, attr) && json_object_has_member (values, attr->id) && !refers (match, attr))
          json_object_set_member (filled, attr->id, json_object_dup_member (values, attr->id));
      if (waits_with (self, move, arg, family, full, TRUE))
        continue;
      for (const GnAttr *attr = attrs; attr && attr->id; attr++)
        {
          g_autoptr (JsonNode) value = is_open (json_node_get_object (known), attr) && attr->nullable
                                           && !refers (match, attr) && json_object_has_member (filled, attr->id)
                                         ? json_object_dup_member (filled, attr->id)
                                         : NULL;

          if (!value || JSON_NODE_HOLDS_NULL (value))
            continue;
          json_object_set_null_member (filled, attr->id);
          if (waits_with (self, move, arg, family, full, TRUE))
            g_ptr_array_add (needed, g_strdup (attr->id));
          json_object_set_member (filled, attr->id, g_steal_pointer (&value));
        }
    }
  /* all of these are known, so it waits for the other components that it names */
  for (const GnAttr *attr = attrs; attr && attr->id && needed->len == 0; attr++)
    if (attr->nullable && refers (match, attr) && is_open (json_node_get_object (known), attr))
      g_ptr_array_add (needed, g_strdup (attr->id));
  return needed;
}

GPtrArray *
gn_table_model_needed (GnTableModel *self,
                       const GnMove *move,
                       const GnArg  *arg,
                       guint         family,
                       int           index)
{
  const GnMatch *match = gn_table_model_get_match (self);
  g_autoptr (JsonObject) nothing = json_object_new ();
  g_autoptr (JsonNode) known = index >= 0 ? gn_set_component_to_json (match->set, family, index)
                                          : json_node_init_object (json_node_alloc (), nothing);

  return needed_of (self, move, arg, family, known);
}

GPtrArray *
gn_table_model_lacking (GnTableModel *self,
                        const GnMove *move,
                        const GnArg  *arg,
                        guint         family,
                        JsonNode     *component)
{
  if (!waits_with (self, move, arg, family, component, FALSE))
    return g_ptr_array_new_with_free_func (g_free);
  return needed_of (self, move, arg, family, component);
}

GArray *
gn_table_model_teach_values (GnTableModel *self,
                             const GnMove *partial,
                             const GnArg  *arg)
{
  const GnMatch *match = gn_table_model_get_match (self);
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));
  guint n = arg->kind == GN_ARG_THING && arg->domain < GN_DOMAIN_SEAT ? gn_match_domain_size (match, arg->domain) : 0;
  GnMove move = *partial;

  if (!gn_table_model_asks_values (self))
    return values;
  if (n && match->game->domains[arg->domain].hidden)
    n = MIN (n, match->game->domains[arg->domain].hidden);
  for (guint i = 0; i < n; i++)
    {
      gint16 value = i;

      move.arg[arg->at] = value;
      if (waits (self, &move))
        g_array_append_val (values, value);
    }
  return values;
}

gboolean
gn_table_model_asks_first (GnTableModel *self,
                           const GnMove *partial)
{
  const GnVerb *verb = &gn_table_model_get_match (self)->game->verbs[partial->verb];
  g_autoptr (GArray) values = NULL;
  const char *is;
  gint16 is_value;

  if (!gn_table_model_asks_values (self) || verb->args[0].kind != GN_ARG_THING)
    return FALSE;
  if (partial->arg[verb->args[0].at] != GN_OPEN)
    return gn_table_model_new_component (self, partial, &is, &is_value) != NULL;
  /* While the set has nothing from the box, the first component is entered by its printed values. */
  if (verb->args[0].domain < GN_DOMAIN_SEAT
      && gn_match_domain_size (gn_table_model_get_match (self), verb->args[0].domain) == 0)
    return gn_table_model_new_component (self, partial, &is, &is_value) != NULL;
  values = gn_table_model_teach_values (self, partial, &verb->args[0]);
  /* All known ones may be refused while an unknown one would be lawful: a second player's board. */
  return values->len > 0 || gn_table_model_new_component (self, partial, &is, &is_value) != NULL;
}
