/* phrase.c: writing moves as phrases
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "phrase.h"

#include "core/base/figure.h"
#include "core/base/json.h"
#include "text.h"

#include <glib/gi18n-lib.h>

static void
piece_clear (gpointer data)
{
  GnPhrasePiece *piece = data;

  g_free (piece->words);
}

static void
add_words (GArray     *pieces,
           const char *words,
           gsize       length,
           guint       bracket)
{
  if (length == 0)
    return;

  GnPhrasePiece piece = { .words = g_strndup (words, length), .bracket = bracket };

  g_array_append_val (pieces, piece);
}

/* "{type}", "{n type}": FALSE if they are not arguments of the verb. */
static gboolean
add_gap (GArray       *pieces,
         const GnVerb *verb,
         const char   *inside,
         guint         bracket)
{
  g_auto (GStrv) names = g_strsplit (inside, " ", 2);
  GnPhrasePiece piece = { .bracket = bracket };

  g_assert (names[0]);
  piece.arg = gn_verb_find_arg (verb, names[1] ? names[1] : names[0]);
  if (names[1])
    piece.number = gn_verb_find_arg (verb, names[0]);
  if (!piece.arg || (names[1] && !piece.number))
    return FALSE;

  g_array_append_val (pieces, piece);
  return TRUE;
}

GArray *
gn_phrase_split (const GnVerb *verb,
                 const char   *phrase)
{
  GArray *pieces = g_array_new (FALSE, TRUE, sizeof (GnPhrasePiece));
  guint bracket = 0, brackets = 0;
  const char *from = phrase;

  g_array_set_clear_func (pieces, piece_clear);
  for (const char *c = phrase; *c; c++)
    {
      const char *end;

      if (*c == '{' && (end = strchr (c, '}')))
        {
          g_autofree char *inside = g_strndup (c + 1, end - c - 1);

          add_words (pieces, from, c - from, bracket);
          from = add_gap (pieces, verb, inside, bracket) ? end + 1 : c;
          c = end;
        }
      else if (*c == '[' || *c == ']')
        {
          add_words (pieces, from, c - from, bracket);
          bracket = *c == '[' ? ++brackets : 0;
          from = c + 1;
        }
    }
  add_words (pieces, from, strlen (from), bracket);
  return pieces;
}

const char *
gn_phrase_and (gboolean last,
               gboolean english)
{
  if (last)
    /* Translators: the last two items of a list: "2 rubies and 1 emerald". The word between the gaps can also be
     * typed there. */
    return english ? "{first} and {last}" : _("{first} and {last}");

  /* Translators: two neighbors in a list of more than two: "2 rubies, 1 emerald …" */
  return english ? "{first}, {next}" : _("{first}, {next}");
}

const char *
gn_phrase_nothing (gboolean english)
{
  /* Translators: an empty list: "pays nothing" */
  return english ? "nothing" : _("nothing");
}

static char *
gn_phrase_number (gint64   n,
                  gboolean english)
{
  return english ? g_strdup_printf ("%" G_GINT64_FORMAT, n) : gn_number_text (n);
}

/* A text of a component in English, regardless of the locale: its name; NULL if it has none. */
static char *
english_text (const GnMatch *match,
              guint          family,
              guint          index,
              const char    *attr)
{
  g_autoptr (JsonNode) node = attr && index < gn_set_size (match->set, family)
                                ? gn_set_component_to_json (match->set, family, index)
                                : NULL;
  JsonNode *name = node ? json_object_get_member (json_node_get_object (node), attr) : NULL;

  if (name && JSON_NODE_HOLDS_OBJECT (name))
    return g_strdup (gn_json_string (json_node_get_object (name), "en"));
  return name && gn_json_is_string (name) ? json_node_dup_string (name) : NULL;
}

/* The name of a value that is printed on a component and named by, or after, one of its texts. */
static char *
english_printed (const GnMatch *match,
                 GnThing        thing)
{
  const GnDomain *domain = &match->game->domains[thing.domain];
  const char *attr = NULL;
  const guint family = domain->printed - 1, index = domain->printed_on (thing.value, &attr);
  g_autofree char *text = english_text (match, family, index, attr);
  g_autofree char *of = text ? NULL : english_text (match, family, index, "name");

  return text ? g_steal_pointer (&text)
              : gn_fill (domain->values[thing.value].name, "of",
                         of ? of
                         : index < gn_set_size (match->set, family) ? gn_set_id (match->set, family, index)
                                                                    : "?",
                         NULL);
}

char *
gn_phrase_name (const GnMatch *match,
                GnThing        thing,
                gboolean       english)
{
  const GnDomain *domain;

  if (thing.domain == GN_DOMAIN_SEAT || thing.domain == GN_DOMAIN_NUMBER)
    {
      if (thing.domain == GN_DOMAIN_NUMBER)
        return gn_phrase_number (thing.value, english);
      if (english && thing.value >= 0 && thing.value < match->n_seats)
        {
          const char *name = match->seat[thing.value].name;

          return name ? g_strdup (name) : g_strdup_printf ("Player %d", thing.value + 1);
        }
      return gn_thing_name (match, thing);
    }
  if (!english)
    return gn_thing_name (match, thing);

  char *own = thing.value >= 0 && match->game->thing_name ? match->game->thing_name (match, thing, TRUE) : NULL;

  if (own)
    return own;
  domain = &match->game->domains[thing.domain];
  if (thing.value < 0)
    return g_strdup ("");
  if (domain->family > 0)
    {
      char *name = english_text (match, domain->family - 1, thing.value, "name");

      if (name)
        return name;
    }
  else if (domain->printed)
    {
      return english_printed (match, thing);
    }
  else
    {
      return gn_domain_name (domain, (guint) thing.value, TRUE);
    }
  return g_strdup (gn_thing_id (match, thing));
}

/* Returns whether other components of the family have the same name. */
static gboolean
is_shared (const GnMatch *match,
           GnThing        thing,
           const char    *name,
           gboolean       english)
{
  if (thing.domain >= GN_DOMAIN_SEAT || match->game->domains[thing.domain].family == 0)
    return FALSE;

  for (guint i = 0; i < gn_match_domain_size (match, thing.domain); i++)
    if ((gint16) i != thing.value)
      {
        g_autofree char *other = gn_phrase_name (match, GN_THING (thing.domain, i), english);

        if (g_strcmp0 (other, name) == 0)
          return TRUE;
      }
  return FALSE;
}

/* The name by which a thing is written and read, followed by its id if several things of its domain have that name */
static char *
gn_phrase_thing (const GnMatch *match,
                 GnThing        thing,
                 gboolean       english)
{
  g_autofree char *name = gn_phrase_name (match, thing, english);

  if (is_shared (match, thing, name, english))
    return g_strdup_printf ("%s %s", name, gn_thing_id (match, thing));
  return g_steal_pointer (&name);
}

static char *
counted (const GnMatch *match,
         GnThing        thing,
         int            n,
         gboolean       english)
{
  const GnDomain *domain = &match->game->domains[thing.domain];

  if (domain->values && thing.value >= 0 && thing.value < domain->n_values && domain->values[thing.value].counted)
    {
      const GnValue *value = &domain->values[thing.value];
      g_autofree char *number = gn_phrase_number (n, english);
      const char *format = english
        ? (ABS (n) == 1 ? value->counted : value->counted_plural)
        : g_dngettext (GETTEXT_PACKAGE, value->counted, value->counted_plural, ABS (n));

      return gn_fill (format, "n", number, NULL);
    }

  g_autofree char *number = gn_phrase_number (n, english);
  g_autofree char *name = gn_phrase_thing (match, thing, english);

  return g_strdup_printf ("%s %s", number, name);
}

/* Joins "a", "b", "c" into "a, b and c"; takes ownership of the strings. */
static char *
join (GPtrArray *parts,
      gboolean   english)
{
  if (parts->len == 0)
    return g_strdup (gn_phrase_nothing (english));

  g_autofree char *text = g_strdup (parts->pdata[0]);

  for (guint i = 1; i < parts->len; i++)
    {
      gboolean last = i + 1 == parts->len;
      char *longer = gn_fill (gn_phrase_and (last, english), "first", text, last ? "last" : "next", parts->pdata[i],
                              NULL);

      g_free (text);
      text = longer;
    }
  return g_steal_pointer (&text);
}

static gboolean
is_given (const GnMove *move,
          const GnArg  *arg)
{
  return move->arg[arg->at] != GN_NONE && move->arg[arg->at] != GN_OPEN;
}

/* Returns whether it holds nothing: an empty list, an empty bag, a number 0. A list that may be absent is written
 * even if empty: naming no tiles differs from not naming tiles. */
static gboolean
is_empty (const GnMove *move,
          const GnArg  *arg)
{
  switch (arg->kind)
    {
    case GN_ARG_LIST:
      return move->arg[arg->at] == 0 && !(arg->flags & GN_ARG_OPTIONAL);

    case GN_ARG_BAG:
      for (guint i = 0; i < arg->size; i++)
        if (move->arg[arg->at + i] > 0)
          return FALSE;
      return TRUE;

    case GN_ARG_NUMBER:
      return move->arg[arg->at] == 0;

    case GN_ARG_THING:
    case GN_ARG_FIGURE:
    case GN_ARG_NONE:
    default:
      return FALSE;
    }
}

/* "3+6−2": each term in the digits of the user's language. */
static char *
figure_text (const gint16 *slot,
             gboolean      english)
{
  gint32 term[GN_FIGURE_TERMS];
  const guint n = gn_figure_read (slot, term, NULL);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = gn_phrase_number (term[i], english);

      if (i > 0 && term[i] >= 0)
        g_string_append_c (text, '+');
      g_string_append (text, number);
    }
  return g_string_free (text, FALSE);
}

static char *
arg_text (const GnMatch *match,
          const GnMove  *move,
          const GnArg   *arg,
          gboolean       english)
{
  const gint16 *slot = &move->arg[arg->at];

  if (slot[0] == GN_NONE)
    return g_strdup ("");
  if (slot[0] == GN_OPEN)
    return g_strdup ("…");

  switch (arg->kind)
    {
    case GN_ARG_NUMBER:
      return gn_phrase_number (slot[0], english);

    case GN_ARG_FIGURE:
      return figure_text (slot, english);

    case GN_ARG_LIST:
    case GN_ARG_BAG:
      {
        g_autoptr (GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);

        if (arg->kind == GN_ARG_LIST)
          for (int i = 0; i < slot[0] && i + 1 < arg->size; i++)
            g_ptr_array_add (parts, gn_phrase_thing (match, GN_THING (arg->domain, slot[i + 1]), english));
        else
          for (int i = 0; i < arg->size; i++)
            if (slot[i] > 0)
              g_ptr_array_add (parts, counted (match, GN_THING (arg->domain, i), slot[i], english));
        return join (parts, english);
      }

    case GN_ARG_THING:
    case GN_ARG_NONE:
    default:
      return gn_phrase_thing (match, GN_THING (arg->domain, slot[0]), english);
    }
}

/* "{n type}": "3 rubies", or the part of it that is given. */
static char *
counted_text (const GnMatch       *match,
              const GnMove        *move,
              const GnPhrasePiece *piece,
              gboolean             english)
{
  if (is_given (move, piece->number) && is_given (move, piece->arg))
    return counted (match, GN_THING (piece->arg->domain, move->arg[piece->arg->at]), move->arg[piece->number->at],
                    english);

  g_autofree char *n = arg_text (match, move, piece->number, english);
  g_autofree char *thing = arg_text (match, move, piece->arg, english);

  if (!is_given (move, piece->number) && !is_given (move, piece->arg))
    return g_strdup (*n ? n : thing);
  return g_strjoin (*n && *thing ? " " : "", n, thing, NULL);
}

/* A part in brackets is written if all of it is given and not all of it is nothing: "for 0 beer and 1 gold". */
static gboolean
bracket_is_wanted (GArray       *pieces,
                   guint         bracket,
                   const GnMove *move)
{
  gboolean gaps = FALSE, something = FALSE;

  for (guint i = 0; i < pieces->len; i++)
    {
      const GnPhrasePiece *piece = &g_array_index (pieces, GnPhrasePiece, i);

      if (piece->bracket != bracket || !piece->arg)
        continue;
      if (!is_given (move, piece->arg) || (piece->number && !is_given (move, piece->number)))
        return FALSE;
      if (is_empty (move, piece->arg) && piece->arg->kind != GN_ARG_NUMBER)
        return FALSE;
      gaps = TRUE;
      something |= !is_empty (move, piece->arg) && (!piece->number || !is_empty (move, piece->number));
    }
  return something || !gaps;
}

static gboolean
is_mentioned (GArray      *pieces,
              const GnArg *arg)
{
  for (guint i = 0; i < pieces->len; i++)
    {
      const GnPhrasePiece *piece = &g_array_index (pieces, GnPhrasePiece, i);

      if (piece->arg == arg || piece->number == arg)
        return TRUE;
    }
  return FALSE;
}

/* The phrase with its gaps filled. */
static GString *
fill_pieces (const GnMatch *match,
             const GnMove  *move,
             GArray        *pieces,
             gboolean       english)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < pieces->len; i++)
    {
      const GnPhrasePiece *piece = &g_array_index (pieces, GnPhrasePiece, i);
      g_autofree char *filled = NULL;

      if (piece->bracket && !bracket_is_wanted (pieces, piece->bracket, move))
        continue;
      if (piece->number)
        filled = counted_text (match, move, piece, english);
      else if (piece->arg)
        filled = arg_text (match, move, piece->arg, english);
      g_string_append (text, piece->words ? piece->words : filled);
    }
  return text;
}

char *
gn_phrase_label (const GnMatch *match,
                 const GnMove  *move)
{
  const GnVerb *verb = &match->game->verbs[move->verb];
  g_autoptr (GArray) pieces = verb->label ? gn_phrase_split (verb, gn_tr (verb->label)) : NULL;
  g_autoptr (GString) text = NULL;

  for (guint i = 0; pieces && i < pieces->len; i++)
    {
      const GnPhrasePiece *piece = &g_array_index (pieces, GnPhrasePiece, i);

      if (!piece->bracket
          && ((piece->arg && !is_given (move, piece->arg)) || (piece->number && !is_given (move, piece->number))))
        return gn_phrase_write (match, move, FALSE);
    }
  if (!pieces)
    return gn_phrase_write (match, move, FALSE);
  text = fill_pieces (match, move, pieces, FALSE);
  return g_strdup (g_strstrip (text->str));
}

char *
gn_phrase_write (const GnMatch *match,
                 const GnMove  *move,
                 gboolean       english)
{
  const GnVerb *verb = &match->game->verbs[move->verb];
  const char *phrase = verb->phrase;
  g_autoptr (GArray) pieces = gn_phrase_split (verb, english ? phrase : gn_tr (phrase));
  g_autoptr (GString) text = fill_pieces (match, move, pieces, english);

  /* Arguments that the phrase does not mention are added after it, so that two moves never read the same. */
  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    if (!is_mentioned (pieces, arg) && is_given (move, arg) && !is_empty (move, arg))
      {
        g_autofree char *filled = arg_text (match, move, arg, english);

        g_string_append_printf (text, ", %s: %s", english ? arg->title : gn_tr (arg->title), filled);
      }
  g_strstrip (text->str);
  return g_strdup (text->str);
}
