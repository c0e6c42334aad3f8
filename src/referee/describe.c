/* describe.c: a game's tables as JSON, for authors of other programs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "referee.h"

#include "core/words/text.h"

static void
set_text (JsonObject *object,
          const char *key,
          const char *text)
{
  if (text && *text)
    json_object_set_string_member (object, key, gn_tr (text));
}

static void
set_string (JsonObject *object,
            const char *key,
            const char *string)
{
  if (string && *string)
    json_object_set_string_member (object, key, string);
}

static const char *
domain_id (const GnGame *game,
           guint         domain)
{
  if (domain == GN_DOMAIN_NUMBER)
    return "number";
  if (domain == GN_DOMAIN_SEAT)
    return "seat";
  return domain < gn_game_n_domains (game) ? game->domains[domain].id : "number";
}

static void
set_range (JsonObject *object,
           int         min,
           int         max)
{
  if (min == 0 && max == 0)
    return;
  json_object_set_int_member (object, "min", min);
  json_object_set_int_member (object, "max", max);
}

/* ---- Options, families, domains -------------------------------------------- */

static JsonArray *
describe_options (const GnGame *game)
{
  JsonArray *array = json_array_new ();

  for (const GnOption *option = game->options; option && option->id; option++)
    {
      JsonObject *object = json_object_new ();
      JsonArray *choices = json_array_new ();

      json_object_set_string_member (object, "id", option->id);
      set_text (object, "title", option->title);
      set_text (object, "hint", option->hint);
      set_string (object, "clause", option->clause);
      json_object_set_boolean_member (object, "per_seat", option->per_seat);
      for (const GnChoice *choice = option->choices; choice->id; choice++)
        {
          JsonObject *entry = json_object_new ();

          json_object_set_string_member (entry, "id", choice->id);
          set_text (entry, "title", choice->title);
          set_text (entry, "hint", choice->hint);
          json_object_set_boolean_member (entry, "default", choice == option->choices);
          json_array_add_object_element (choices, entry);
        }
      json_object_set_array_member (object, "choices", choices);
      /* for a set, the ids of its components too */
      if (option->family)
        json_object_set_string_member (object, "family", game->families[option->family - 1].id);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonObject *
describe_attr (const GnGame *game,
               const GnAttr *attr)
{
  static const char *const kinds[] = { "", "number", "thing", "list", "bag", "text", "effect" };
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", attr->id);
  set_text (object, "title", attr->title);
  json_object_set_string_member (object, "kind", kinds[MIN (attr->kind, G_N_ELEMENTS (kinds) - 1)]);
  if (attr->kind == GN_ATTR_THING || attr->kind == GN_ATTR_LIST || attr->kind == GN_ATTR_BAG)
    json_object_set_string_member (object, "domain", domain_id (game, attr->domain));
  set_range (object, attr->min, attr->max);
  json_object_set_boolean_member (object, "nullable", attr->nullable);
  if (attr->effects)
    {
      JsonArray *words = json_array_new ();

      for (guint i = 0; attr->effects[i]; i++)
        json_array_add_string_element (words, attr->effects[i]);
      json_object_set_array_member (object, "effects", words);
    }
  return object;
}

static JsonArray *
describe_families (const GnGame *game)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < gn_game_n_families (game); i++)
    {
      const GnFamily *family = &game->families[i];
      JsonObject *object = json_object_new ();
      JsonArray *attrs = json_array_new ();

      json_object_set_string_member (object, "id", family->id);
      set_text (object, "title", family->title);
      set_text (object, "one", family->one);
      set_string (object, "group", family->group);
      json_object_set_int_member (object, "max", family->max);
      json_object_set_int_member (object, "expected", family->expected);
      for (const GnAttr *attr = family->attrs; attr && attr->id; attr++)
        json_array_add_object_element (attrs, describe_attr (game, attr));
      json_object_set_array_member (object, "attrs", attrs);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonObject *
describe_value (const GnDomain *domain,
                guint           value)
{
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "id", gn_domain_id (domain, value));
  if (domain->numbered || domain->values[value].name)
    {
      g_autofree char *name = gn_domain_name (domain, value, FALSE);

      set_string (object, "name", name);
    }
  if (domain->values)
    {
      set_text (object, "words", domain->values[value].words);
      set_string (object, "icon", domain->values[value].icon);
    }
  if (domain->hidden && value >= domain->hidden)
    json_object_set_boolean_member (object, "hidden", TRUE);
  return object;
}

static JsonArray *
describe_domains (const GnGame *game)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < gn_game_n_domains (game); i++)
    {
      const GnDomain *domain = &game->domains[i];
      JsonObject *object = json_object_new ();
      JsonArray *values = json_array_new ();

      json_object_set_string_member (object, "id", domain->id);
      set_text (object, "title", domain->title);
      if (domain->family)
        json_object_set_string_member (object, "family", game->families[domain->family - 1].id);
      for (guint v = 0; !domain->family && v < domain->n_values; v++)
        json_array_add_object_element (values, describe_value (domain, v));
      json_object_set_array_member (object, "values", values);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* ---- Verbs and texts --------------------------------------------------------- */

static JsonArray *
describe_flags (guint              flags,
                const char *const *names,
                guint              n)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < n; i++)
    if (flags & (1u << i))
      json_array_add_string_element (array, names[i]);
  return array;
}

static JsonObject *
describe_arg (const GnGame *game,
              const GnArg  *arg)
{
  static const char *const kinds[] = { "", "thing", "number", "list", "bag", "figure" };
  static const char *const flags[] = { "usual", "optional", "secret", "new" };
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "name", arg->name);
  set_text (object, "title", arg->title);
  json_object_set_string_member (object, "kind", kinds[MIN (arg->kind, G_N_ELEMENTS (kinds) - 1)]);
  json_object_set_string_member (object, "domain", domain_id (game, arg->domain));
  if (arg->kind == GN_ARG_LIST)
    json_object_set_int_member (object, "longest", arg->size - 1);
  set_range (object, arg->min, arg->max);
  json_object_set_array_member (object, "flags", describe_flags (arg->flags, flags, G_N_ELEMENTS (flags)));
  return object;
}

static JsonArray *
describe_verbs (const GnGame *game)
{
  static const char *const flags[] = {
    "chance", "host", "coarse", "looks", "unasked", "refused", "adjust", "opening", "part", "close", "whole", "free",
    "aside", "bare", "answer",
  };
  JsonArray *array = json_array_new ();

  for (guint i = 0; i < gn_game_n_verbs (game); i++)
    {
      const GnVerb *verb = &game->verbs[i];
      JsonObject *object = json_object_new ();
      JsonArray *args = json_array_new ();

      json_object_set_string_member (object, "id", verb->id);
      set_text (object, "title", verb->title);
      set_text (object, "words", verb->words);
      set_text (object, "phrase", verb->phrase);
      set_string (object, "key", verb->key);
      set_string (object, "clause", verb->clause);
      set_text (object, "hint", verb->hint);
      json_object_set_array_member (object, "flags", describe_flags (verb->flags, flags, G_N_ELEMENTS (flags)));
      for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
        json_array_add_object_element (args, describe_arg (game, arg));
      json_object_set_array_member (object, "args", args);
      json_array_add_object_element (array, object);
    }
  return array;
}

static JsonObject *
describe_gaps (const char *gaps)
{
  JsonObject *object = json_object_new ();
  g_auto (GStrv) words = g_strsplit (gaps ? gaps : "", " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      char *colon = strchr (words[i], ':');

      if (colon)
        {
          *colon = '\0';
          json_object_set_string_member (object, words[i], colon + 1);
        }
    }
  return object;
}

static JsonArray *
describe_texts (const GnGame *game)
{
  static const char *const kinds[] = { "fact", "refusal", "prompt", "label" };
  JsonArray *array = json_array_new ();

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    {
      const GnText *text = &game->texts[i];
      JsonObject *object = json_object_new ();

      if (!text->id || !*text->id)
        {
          json_object_unref (object);
          continue;
        }
      json_object_set_string_member (object, "kind", kinds[MIN (text->kind, G_N_ELEMENTS (kinds) - 1)]);
      json_object_set_string_member (object, "id", text->id);
      set_string (object, "clause", text->clause);
      json_object_set_object_member (object, "gaps", describe_gaps (text->gaps));
      set_text (object, "text", text->text);
      set_text (object, "veiled", text->covered);
      set_text (object, "instruction", text->instruction);
      set_string (object, "doer", text->doer);
      if (text->reason)
        json_object_set_boolean_member (object, "reason", TRUE);
      json_array_add_object_element (array, object);
    }
  return array;
}

/* ---- Schemas ------------------------------------------------------------------ */

static JsonObject *
schema_of (const char *type)
{
  JsonObject *schema = json_object_new ();

  json_object_set_string_member (schema, "type", type);
  return schema;
}

static void
set_limits (JsonObject *schema,
            int         min,
            int         max)
{
  if (min == 0 && max == 0)
    return;
  json_object_set_int_member (schema, "minimum", min);
  json_object_set_int_member (schema, "maximum", max);
}

/* The ids that a value of the domain may have, where they are the same in every match. */
static JsonArray *
ids_of (const GnGame *game,
        guint         domain)
{
  JsonArray *ids;

  if (domain >= GN_DOMAIN_SEAT || game->domains[domain].family)
    return NULL;

  ids = json_array_new ();
  for (guint v = 0; v < game->domains[domain].n_values; v++)
    json_array_add_string_element (ids, gn_domain_id (&game->domains[domain], v));
  return ids;
}

static JsonObject *
thing_schema (const GnGame *game,
              guint         domain,
              gboolean      nullable)
{
  JsonArray *ids = ids_of (game, domain);
  JsonObject *schema;

  if (domain == GN_DOMAIN_SEAT)
    {
      schema = schema_of ("integer");
      json_object_set_int_member (schema, "minimum", 0);
      json_object_set_int_member (schema, "maximum", game->max_seats - 1);
    }
  else
    {
      schema = schema_of ("string");
      json_object_set_string_member (schema, "domain", game->domains[domain].id);
    }
  if (ids && nullable)
    json_array_add_null_element (ids);
  if (ids)
    json_object_set_array_member (schema, "enum", ids);
  if (nullable)
    json_object_set_boolean_member (schema, "nullable", TRUE);
  return schema;
}

static gboolean
is_signed (GnFieldType type)
{
  return type == GN_FIELD_INT8 || type == GN_FIELD_INT16 || type == GN_FIELD_INT32;
}

static JsonObject *
element_schema (const GnGame  *game,
                const GnField *field)
{
  JsonObject *schema;

  switch (field->type)
    {
    case GN_FIELD_PILE:
      schema = schema_of ("array");
      json_object_set_string_member (schema, "description",
                                     "layers, the top one first: a known card, or n unseen ones of a pool");
      return schema;

    case GN_FIELD_BITS8:
    case GN_FIELD_BITS16:
    case GN_FIELD_BITS32:
    case GN_FIELD_BITS64:
      schema = schema_of ("array");
      if (field->domain != GN_DOMAIN_NUMBER)
        json_object_set_object_member (schema, "items", thing_schema (game, field->domain, FALSE));
      return schema;

    case GN_FIELD_INT8:
    case GN_FIELD_UINT8:
    case GN_FIELD_INT16:
    case GN_FIELD_UINT16:
    case GN_FIELD_INT32:
    case GN_FIELD_END:
    default:
      break;
    }

  if (field->domain != GN_DOMAIN_NUMBER)
    return thing_schema (game, field->domain, is_signed (field->type) && field->min < 0);
  schema = schema_of ("integer");
  set_limits (schema, field->min, field->max);
  return schema;
}

/* Wraps @inner in a dimension: an array by seat or number, or an object by the ids of a domain. */
static JsonObject *
dimension_schema (const GnGame  *game,
                  const GnField *field,
                  guint          dimension,
                  JsonObject    *inner)
{
  guint domain = field->index[dimension];
  JsonArray *ids = ids_of (game, domain);
  JsonObject *schema;

  if (domain >= GN_DOMAIN_SEAT)
    {
      schema = schema_of ("array");
      json_object_set_string_member (schema, "by", domain_id (game, domain));
      json_object_set_object_member (schema, "items", inner);
      json_object_set_int_member (schema, "maxItems", field->dim[dimension]);
      return schema;
    }

  schema = schema_of ("object");
  json_object_set_string_member (schema, "by", game->domains[domain].id);
  if (ids)
    {
      JsonObject *names = json_object_new ();

      json_object_set_array_member (names, "enum", ids);
      json_object_set_object_member (schema, "propertyNames", names);
    }
  json_object_set_object_member (schema, "additionalProperties", inner);
  return schema;
}

/* What the title does not say. This is for authors of programs, so it is not translated. */
static void
describe_meaning (JsonObject    *entry,
                  const GnField *field)
{
  g_autofree char *meaning = NULL;

  if (field->means && json_object_has_member (entry, "description"))
    meaning = g_strdup_printf ("%s; %s", json_object_get_string_member (entry, "description"), field->means);
  else if (!field->means && field->domain == GN_DOMAIN_NUMBER && field->min == 0 && field->max == 1)
    meaning = g_strdup ("0: no; 1: yes");
  if (meaning || field->means)
    json_object_set_string_member (entry, "description", meaning ? meaning : field->means);
}

static JsonObject *
describe_position (const GnGame *game)
{
  static const char *const known[] = { "all", "owner", "nobody", "veiled", "pile" };
  JsonObject *schema = schema_of ("object"), *properties = json_object_new ();

  for (guint i = 0; i < gn_game_n_fields (game); i++)
    {
      const GnField *field = &game->fields[i];
      JsonObject *entry;

      if (field->flags & GN_FIELD_DERIVED)
        continue;
      entry = element_schema (game, field);
      for (int dimension = 1; dimension >= 0; dimension--)
        if (field->dim[dimension])
          entry = dimension_schema (game, field, dimension, entry);
      set_text (entry, "title", field->title);
      describe_meaning (entry, field);
      json_object_set_string_member (entry, "known", known[MIN (field->known, G_N_ELEMENTS (known) - 1)]);
      json_object_set_object_member (properties, field->id, entry);
    }
  json_object_set_object_member (schema, "properties", properties);
  json_object_set_boolean_member (schema, "additionalProperties", FALSE);
  return schema;
}

static JsonArray *
describe_roles (const GnGame *game)
{
  JsonArray *array = json_array_new ();

  for (guint i = 0; game->roles && game->roles[i]; i++)
    json_array_add_string_element (array, game->roles[i]);
  return array;
}

static JsonArray *
describe_setup (const GnGame *game)
{
  JsonArray *array = json_array_new ();

  for (const GnSetupStep *step = game->setup; step && step->text; step++)
    {
      JsonObject *object = json_object_new ();

      set_text (object, "text", step->text);
      set_string (object, "clause", step->clause);
      if (step->needs)
        json_object_set_string_member (object, "only", step->needs == 1 ? "box" : "app");
      json_array_add_object_element (array, object);
    }
  return array;
}

JsonNode *
gn_referee_describe (const GnGame *game)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonArray *seats = json_array_new ();

  json_array_add_int_element (seats, game->min_seats);
  json_array_add_int_element (seats, game->max_seats);
  json_object_set_string_member (object, "id", game->id);
  set_text (object, "title", game->title);
  json_object_set_string_member (object, "program", GN_VERSION);
  json_object_set_int_member (object, "rules_version", game->rules_version);
  json_object_set_array_member (object, "seats", seats);
  if (game->another)
    json_object_set_boolean_member (object, "another", TRUE);
  json_object_set_array_member (object, "roles", describe_roles (game));
  json_object_set_array_member (object, "options", describe_options (game));
  json_object_set_array_member (object, "families", describe_families (game));
  json_object_set_array_member (object, "domains", describe_domains (game));
  json_object_set_array_member (object, "verbs", describe_verbs (game));
  json_object_set_array_member (object, "texts", describe_texts (game));
  json_object_set_object_member (object, "position", describe_position (game));
  json_object_set_array_member (object, "setup", describe_setup (game));
  return json_node_init_object (json_node_alloc (), object);
}
