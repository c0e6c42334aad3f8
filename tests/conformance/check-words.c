/* check-words.c: what a window asks of words: names and pictures of things, parts of sentences, examples to type
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#include "core/base/json.h"
#include "core/state/position.h"
#include "core/words/component.h"

#include <string.h>

/* To shorten a long line takes long: each of its words is tried. */
#define MOST_SHORTENED 60

/* ---- Things ------------------------------------------------------------------------ */

static void
check_thing (Playout *playout,
             guint    domain,
             int      value,
             int      n)
{
  const GnMatch *match = playout->match;
  const GnThing thing = GN_THING ((guint8) domain, (gint16) value);
  const char *id = gn_thing_id (match, thing);
  g_autofree char *name = gn_thing_name (match, thing);
  g_autofree char *one = gn_thing_counted (match, thing, 1);
  g_autofree char *less = gn_thing_counted (match, thing, -3);
  const char *icon = gn_thing_icon (match, thing), *pictures = gn_thing_pictures (match, thing);

  playout_require (playout, name && one && less, "value %d of domain %u has no name", value, domain);
  playout_require (playout, (!icon || *icon) && (!pictures || *pictures), "value %d of domain %u has an empty picture",
                   value, domain);
  gn_thing_key (match, thing);
  if (value < 0 || value >= n)
    playout_require (playout, !icon && !pictures, "value %d of domain %u does not exist, and has a picture", value, domain);
  else
    playout_require (playout, *name && id && gn_thing_find (match, domain, id) == value,
                     "value %d of domain %u is not found by “%s”", value, domain, id);
}

/* Each gap in what the checklist says has a figure. */
static void
check_figures (Playout    *playout,
               const char *text)
{
  for (const char *c = text ? strchr (text, '{') : NULL; c; c = strchr (c + 1, '{'))
    {
      g_autofree char *gap = g_strndup (c + 1, strcspn (c + 1, "}"));

      playout_require (playout, playout->game->setup_figure (playout->match, gap) >= 0, "“%s” has no figure {%s}", text, gap);
    }
}

/* Each gap of a text has a place of its own among the arguments. */
static void
check_gaps (Playout      *playout,
            guint         text,
            const char   *all)
{
  g_auto (GStrv) gaps = g_strsplit (all, " ", -1);
  GnSay say = { .text = (guint16) text };
  int last = 0;

  for (guint i = 0; i < G_N_ELEMENTS (say.arg); i++)
    say.arg[i] = (gint16) (i + 1);
  for (guint i = 0; gaps[i]; i++)
    {
      playout_require (playout, strchr (gaps[i], ':'), "%s: a gap “%s”", playout->game->texts[text].id, gaps[i]);
      *strchr (gaps[i], ':') = '\0';

      const int at = gn_say_get (playout->match, &say, gaps[i]);

      playout_require (playout, at > last && at <= (int) G_N_ELEMENTS (say.arg), "%s has no room for “%s”",
                       playout->game->texts[text].id, gaps[i]);
      last = at;
    }
}

/* ---- Figures of replays ------------------------------------------------------------------ */

/* The type of the gap @name of facts @id: "item"; (transfer full), or %NULL if none of them has it */
static char *
gap_type (const Playout *playout,
          const char    *id,
          const char    *name)
{
  const gsize length = strlen (name);

  for (guint i = 1; i < playout->n_texts; i++)
    {
      const GnText *text = &playout->game->texts[i];
      g_auto (GStrv) gaps = g_strsplit (text->gaps ? text->gaps : "", " ", -1);

      if (text->kind != GN_TEXT_FACT || g_strcmp0 (text->id, id) != 0)
        continue;
      for (guint k = 0; gaps[k]; k++)
        if (g_str_has_prefix (gaps[k], name) && gaps[k][length] == ':')
          return g_strdup (gaps[k] + length + 1);
    }
  return NULL;
}

static void
require_gap (Playout        *playout,
             const GnGather *gather,
             const char     *fact,
             const char     *gap,
             const char     *type)
{
  g_autofree char *is = fact && gap ? gap_type (playout, fact, gap) : NULL;

  playout_require (playout, is, "figure %s: there is no fact \"%s\" with a gap \"%s\"", gather->id, fact, gap);
  playout_require (playout, type ? g_str_equal (is, type) : gn_game_find_domain (playout->game, is) >= 0,
                   "figure %s: the gap \"%s\" of \"%s\" is a %s", gather->id, gap, fact, is);
}

/* The field exists, and what it holds and by what it is counted is what the figure needs. */
static void
require_field (Playout        *playout,
               const GnGather *gather,
               gboolean        by_things,
               guint           of)
{
  const int at = gather->field ? gn_game_find_field (playout->game, gather->field) : -1;
  const GnField *field = at >= 0 ? &playout->game->fields[at] : NULL;

  playout_require (playout, field, "figure %s: there is no field “%s”", gather->id, gather->field);
  playout_require (playout, field->type != GN_FIELD_PILE && !gn_field_is_bits (field) && field->domain == of
                   && !field->dim[1] && by_things == (field->dim[0] && field->index[0] < gn_game_n_domains (playout->game)),
                   "figure %s: the field “%s” holds something else", gather->id, gather->field);
}

static gboolean
has_clock (const GnGame *game)
{
  for (const GnField *field = game->fields; field->type != GN_FIELD_END; field++)
    if (field->flags & GN_FIELD_CLOCK)
      return TRUE;
  return FALSE;
}

static void
check_gather (Playout        *playout,
              const GnGather *gather)
{
  playout_require (playout, gather->kind == GN_GATHER_START || (gather->title && gather->about
                   && g_str_has_suffix (gather->about, ".")), "figure %s has no title or no meaning", gather->id);
  for (const GnGather *other = playout->game->gather; other < gather; other++)
    playout_require (playout, !g_str_equal (other->id, gather->id), "two figures are called %s", gather->id);

  switch (gather->kind)
    {
    case GN_GATHER_COURSE:
      require_field (playout, gather, TRUE, GN_DOMAIN_NUMBER);
      playout_require (playout, has_clock (playout->game), "figure %s has no clock", gather->id);
      break;
    case GN_GATHER_HELD:
      require_field (playout, gather, TRUE, GN_DOMAIN_NUMBER);
      break;
    case GN_GATHER_START:
      require_field (playout, gather, FALSE, GN_DOMAIN_SEAT);
      break;
    case GN_GATHER_TAKEN:
      require_gap (playout, gather, gather->fact, "who", "seat");
      require_gap (playout, gather, gather->fact, gather->thing, NULL);
      break;
    case GN_GATHER_CHANCE:
      require_gap (playout, gather, gather->fact, "who", "seat");
      require_gap (playout, gather, gather->fact, gather->thing, "permille");
      require_gap (playout, gather, gather->came, "who", "seat");
      break;
    case GN_GATHER_AMOUNT:
      if (gather->field)
        require_field (playout, gather, FALSE, GN_DOMAIN_NUMBER);
      else
        require_gap (playout, gather, gather->fact, gather->thing, "number");
      if (gather->undone)
        require_gap (playout, gather, gather->undone, gather->thing, "number");
      break;
    case GN_GATHER_OTHERS:
      break;
    case GN_GATHER_END:
    default:
      playout_fail (playout, "figure %s has no kind", gather->id);
    }
}

void
check_gathers (Playout *playout)
{
  for (const GnGather *gather = playout->game->gather; gather && gather->id; gather++)
    check_gather (playout, gather);
}

void
check_things (Playout *playout)
{
  for (guint text = 1; text < playout->n_texts; text++)
    if (playout->game->texts[text].gaps)
      check_gaps (playout, text, playout->game->texts[text].gaps);
  for (const GnSetupStep *step = playout->game->setup; step->text; step++)
    check_figures (playout, step->text);
  for (const GnSetupFigure *figure = playout->game->figures; figure && figure->text; figure++)
    {
      check_figures (playout, figure->value);
      check_figures (playout, figure->text);
    }

  const guint n_domains = gn_game_n_domains (playout->game);

  for (guint i = 0; i <= n_domains; i++)
    {
      const guint domain = i < n_domains ? i : GN_DOMAIN_SEAT;
      const int n = (int) gn_match_domain_size (playout->match, domain);

      for (int value = -2; value <= n; value++)
        check_thing (playout, domain, value, n);
      playout_require (playout, gn_thing_find (playout->match, domain, "no-such-thing") == GN_NONE
                       && gn_thing_find (playout->match, domain, NULL) == GN_NONE, "domain %u has anything", domain);
    }
}

/* ---- Sentences ------------------------------------------------------------------------ */

void
check_parts (Playout     *playout,
             const GnSay *say)
{
  const GnMatch *match = playout->match;
  const GnText *text = &playout->game->texts[say->text];
  g_autofree char *whole = gn_say_text (match, say, FALSE);
  g_autoptr (GArray) spans = gn_say_spans (match, say, FALSE, FALSE);
  g_autoptr (GArray) instruction = gn_say_spans (match, say, TRUE, FALSE);
  g_autoptr (GString) joined = g_string_new (NULL);
  g_autoptr (JsonObject) object = json_object_new ();
  g_auto (GStrv) gaps = g_strsplit (text->gaps ? text->gaps : "", " ", -1);
  const char *icon = gn_say_icon (match, say);

  for (guint i = 0; i < spans->len; i++)
    g_string_append (joined, g_array_index (spans, GnSpan, i).text);
  playout_require (playout, g_str_equal (joined->str, whole), "“%s” is “%s” by its parts", whole, joined->str);
  playout_require (playout, !icon || *icon, "“%s” has an empty picture", whole);
  playout_require (playout, g_str_equal (gn_say_code (match, say), text->id)
                   && g_strcmp0 (gn_say_clause (match, say), text->clause) == 0, "“%s” is another sentence", whole);
  gn_say_add_args (match, say, object);
  for (guint i = 0; gaps[i]; i++)
    {
      if (strchr (gaps[i], ':'))
        *strchr (gaps[i], ':') = '\0';
      playout_require (playout, !*gaps[i] || gn_say_get (match, say, gaps[i]) == GN_NONE
                       || json_object_has_member (object, gaps[i]), "%s is not told", gaps[i]);
    }
  playout_require (playout, gn_say_get (match, say, "no-such-gap") == GN_NONE, "“%s” has any gap", whole);
}

/* ---- Components ------------------------------------------------------------------------- */

static void
check_example (Playout    *playout,
               guint       family,
               JsonObject *known)
{
  const GnSet *sample = playout->truth->set;
  g_autofree char *example = gn_component_example (playout->match, family, sample, known);
  g_autofree char *cut = example ? gn_component_example_within (example, 24) : NULL;
  g_autofree char *shortest = NULL;
  g_autoptr (JsonNode) read = NULL, again = NULL;

  if (!example)
    return;
  playout_require (playout, *example && *cut && strlen (cut) <= strlen (example) + strlen (" / …"), "“%s” is cut to “%s”",
                   example, cut);
  if (strlen (example) > MOST_SHORTENED)
    return;
  shortest = gn_component_shortest (playout->match, family, sample, known, example);
  read = gn_component_typed (playout->match, family, sample, known, NULL, example, NULL);
  again = gn_component_typed (playout->match, family, sample, known, NULL, shortest, NULL);
  playout_require (playout, json_node_equal (read, again), "“%s” is another component than “%s”", shortest, example);
}

void
check_components (Playout *playout)
{
  g_autoptr (JsonNode) all = gn_set_to_json (playout->match->set);
  JsonObject *families = json_object_get_object_member (json_node_get_object (all), "components");

  for (guint f = 0; playout->game->families[f].id; f++)
    {
      const GnFamily *family = &playout->game->families[f];
      JsonArray *array = json_object_has_member (families, family->id)
                         ? json_object_get_array_member (families, family->id) : NULL;

      if (!family->attrs)
        continue;
      gn_component_its_name (playout->game, f, playout->truth->set);
      gn_component_its_name (playout->game, f, NULL);
      check_example (playout, f, NULL);
      for (guint i = 0; array && i < MIN (json_array_get_length (array), 6); i++)
        check_example (playout, f, json_array_get_object_element (array, i));
    }
}
