/* component.c: reading a typed line into the attributes of a component
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "component-private.h"

#include "core/game/dice.h"
#include "text.h"
#include "words.h"

#define MOST_COUNT 99 /* no count on cardboard is higher */

typedef struct {
  const GnMatch *match;
  guint          family;
  const GnAttr  *attrs;
  const GnSet   *sample;
  GnLexicon     *lexicon;
  GArray        *tokens;
  const char    *text;
  JsonObject    *known;    /* known before, and read now */
  JsonObject    *said;
  GString       *name;
  GString       *leftover; /* the words that could not be used */
  const GnAttr  *figured;  /* the effect that was just named and has one of several figures */
  const GnAttr  *last;     /* read last */
  const GnAttr  *row;      /* the row of figures that was read last */
  gboolean       naming;   /* the previous word is part of a name */
  gboolean       ordered;  /* there are several lists of the same things: print is read from top to bottom */
  /* the attribute to ask for first, if the rest of the component is known; NULL: all of it is read */
  const GnAttr  *from;
  JsonObject    *told;     /* the known values */
} Reading;

static gboolean
is_asked (Reading      *reading,
          const GnAttr *attr)
{
  return !attr->fixed && gn_attr_printed (reading->match, reading->family, attr, reading->known);
}

/* If most of the component is known, a word that does not name its attribute belongs to a missing one. These are
 * the attributes from the first one that is asked for. Of those before it, only the name and the kind can be
 * meant, if they are still missing. */
static gboolean
may_be_meant (Reading      *reading,
              const GnAttr *attr)
{
  if (!is_asked (reading, attr))
    return FALSE;
  return !reading->from || attr == reading->from
         || ((attr > reading->from || gn_attr_is_name (attr) || attr->kind == GN_ATTR_THING)
             && (!json_object_has_member (reading->told, attr->id)
                 || json_object_get_null_member (reading->told, attr->id)));
}

static gboolean
is_open (Reading      *reading,
         const GnAttr *attr)
{
  return may_be_meant (reading, attr) && !json_object_has_member (reading->said, attr->id);
}

static void
say_node (Reading      *reading,
          const GnAttr *attr,
          JsonNode     *value)
{
  json_object_set_member (reading->known, attr->id, json_node_copy (value));
  json_object_set_member (reading->said, attr->id, value);
  reading->last = attr;
}

static void
say_number (Reading      *reading,
            const GnAttr *attr,
            gint64        n)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_int (node, CLAMP (n, attr->min, attr->max > attr->min ? attr->max : G_MAXINT16));
  say_node (reading, attr, node);
}

/* The value of @domain that best fits the tokens from @at on; −1 if there is none, or several are equally good. */
static int
thing_at (Reading *reading,
          guint    domain,
          guint    at,
          guint   *taken,
          int     *penalty)
{
  GPtrArray *values = gn_lexicon_domain (reading->lexicon, domain);
  const GnDomain *d = &reading->match->game->domains[domain];
  guint n = values->len;
  int best = -1;
  gboolean several = FALSE;

  if (d->hidden)
    n = MIN (n, d->hidden);
  *penalty = G_MAXINT;
  for (guint i = 0; i < n; i++)
    {
      guint words;
      int p = gn_words_match (reading->tokens, at, values->pdata[i], &words);

      if (p < 0)
        continue;
      p -= 15 * ((int) words - 1);
      several = p == *penalty ? TRUE : p < *penalty ? FALSE : several;
      if (p < *penalty)
        {
          *penalty = p;
          *taken = words;
          best = i;
        }
    }
  return several ? -1 : best;
}

/* Returns whether the tokens are the attribute's title. */
static gboolean
title_at (Reading      *reading,
          const GnAttr *attr,
          guint         at,
          guint        *taken)
{
  return gn_words_match (reading->tokens, at, gn_words_forms (attr->title), taken) >= 0
         || gn_words_match (reading->tokens, at, gn_words_forms (gn_tr (attr->title)), taken) >= 0
         || (attr->words && gn_words_match (reading->tokens, at, gn_words_forms (attr->words), taken) >= 0);
}

static void
say_figure (Reading      *reading,
            const GnAttr *attr,
            const char   *word,
            gint          figure)
{
  g_autofree char *key = gn_effect_key (reading->sample, reading->family, attr->id, word);
  JsonObject *object = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_set_string_member (object, "do", word);
  if (key && figure >= 0)
    json_object_set_int_member (object, key, figure);
  json_node_take_object (node, object);
  say_node (reading, attr, node);
}

/* Sets the effect by its word; a figure that is always the same need not be typed. */
static void
say_effect (Reading      *reading,
            const GnAttr *attr,
            const char   *word)
{
  g_autoptr (GArray) figures = gn_effect_figures (reading->sample, reading->family, attr->id, word);

  say_figure (reading, attr, word, figures->len == 1 ? g_array_index (figures, gint, 0) : -1);
  reading->figured = figures->len > 1 ? attr : NULL;
}

static void
say_thing (Reading      *reading,
           const GnAttr *attr,
           int           value)
{
  JsonNode *node = json_node_new (JSON_NODE_VALUE);

  json_node_set_string (node, gn_thing_id (reading->match, GN_THING (attr->domain, value)));
  say_node (reading, attr, node);
  for (const GnAttr *effect = reading->attrs; effect->id; effect++)
    if (effect->kind == GN_ATTR_EFFECT && g_strcmp0 (effect->effect_of, attr->id) == 0)
      say_effect (reading, effect, effect->effects[value]);
}

static void
say_count (Reading      *reading,
           const GnAttr *attr,
           int           value,
           gint64        n)
{
  const char *id = gn_thing_id (reading->match, GN_THING (attr->domain, value));
  JsonNode *old = json_object_get_member (reading->said, attr->id);
  JsonNode *node = old ? json_node_copy (old)
                       : json_node_new (attr->kind == GN_ATTR_BAG ? JSON_NODE_OBJECT : JSON_NODE_ARRAY);

  n = CLAMP (n, 0, attr->max > 0 ? attr->max : MOST_COUNT);
  if (attr->kind == GN_ATTR_BAG)
    {
      JsonObject *bag = json_object_new ();
      g_autoptr (GList) keys = old ? json_object_get_members (json_node_get_object (old)) : NULL;

      for (GList *l = keys; l; l = l->next)
        json_object_set_int_member (bag, l->data, json_object_get_int_member (json_node_get_object (old), l->data));
      json_object_set_int_member (bag, id, MIN (n + json_object_get_int_member_with_default (bag, id, 0), MOST_COUNT));
      json_node_take_object (node, bag);
    }
  else
    {
      JsonArray *list = json_array_new ();

      for (guint i = 0; old && i < json_array_get_length (json_node_get_array (old)); i++)
        json_array_add_string_element (list, json_array_get_string_element (json_node_get_array (old), i));
      while (n-- > 0)
        json_array_add_string_element (list, id);
      json_node_take_array (node, list);
    }
  say_node (reading, attr, node);
}

static gboolean
counts (const GnAttr *attr)
{
  return (attr->kind == GN_ATTR_BAG || attr->kind == GN_ATTR_LIST) && !gn_attr_is_row (attr);
}

/* The end of a run of dice and numbers without blanks: "2d6+1", "d8", "12". German dice are "W6". */
static guint
dice_end (const char *text,
          guint       from)
{
  guint at = from;

  while (g_ascii_isdigit (text[at]) || (strchr ("dDwW", text[at]) && text[at] && g_ascii_isdigit (text[at + 1]))
         || (at > from && strchr ("+-", text[at]) && text[at]
             && (g_ascii_isdigit (text[at + 1]) || strchr ("dDwW", text[at + 1]))))
    at++;
  return at;
}

/* After a slash comes the last attribute of its kind: "12 d8 / d10". */
static gboolean
after_stroke (Reading *reading,
              guint    at)
{
  guint from = g_array_index (reading->tokens, GnToken, at).from;

  while (from > 0 && strchr (" \t/", reading->text[from - 1]))
    if (reading->text[--from] == '/')
      return TRUE;
  return FALSE;
}

static const GnAttr *
next_dice (Reading *reading,
           gboolean last)
{
  const GnAttr *found = NULL;

  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    if (attr->kind == GN_ATTR_DICE && is_open (reading, attr) && (!found || last))
      found = attr;
  return found;
}

/* Reads a number or dice for the next attribute that holds dice, or for @named. Returns: the number of tokens read */
static guint
read_dice (Reading      *reading,
           guint         at,
           const GnAttr *named)
{
  const GnToken *token = &g_array_index (reading->tokens, GnToken, at);
  const GnAttr *attr = named ? named : next_dice (reading, after_stroke (reading, at));
  const guint end = dice_end (reading->text, token->from);
  guint taken = 0;
  GnDiceExpr expr;

  if (!attr)
    return 0;
  if ((token->is_nothing || g_str_equal (token->word, "none")) && !attr->optional)
    {
      say_node (reading, attr, json_node_init_string (json_node_alloc (), "none"));
      return 1;
    }

  g_autofree char *said = g_strndup (reading->text + token->from, end - token->from);
  g_strdelimit (said, "DwW", 'd');
  if (!*said || !gn_dice_parse (said, &expr))
    return 0;
  while (at + taken < reading->tokens->len && g_array_index (reading->tokens, GnToken, at + taken).from < end)
    taken++;
  if (expr.n)
    {
      g_autofree char *printed = gn_dice_print (&expr);

      say_node (reading, attr, json_node_init_string (json_node_alloc (), printed));
    }
  else
    say_node (reading, attr, json_node_init_int (json_node_alloc (), expr.flat));
  return taken;
}

/* Adds a figure to a row; starts the row again if it was not read last. */
static void
say_in_row (Reading      *reading,
            const GnAttr *attr,
            gboolean      any,
            gint64        n)
{
  JsonNode *old = reading->last == attr ? json_object_get_member (reading->said, attr->id) : NULL;
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);
  JsonArray *list = json_array_new ();

  for (guint i = 0; old && i < json_array_get_length (json_node_get_array (old)); i++)
    json_array_add_int_element (list, json_array_get_int_element (json_node_get_array (old), i));
  if (any)
    json_array_add_int_element (list, CLAMP (n, G_MININT16, G_MAXINT16));
  json_node_take_array (node, list);
  say_node (reading, attr, node);
  reading->row = attr;
}

/* The number of slashes before the token. */
static guint
strokes (Reading *reading,
         guint    at)
{
  guint from = g_array_index (reading->tokens, GnToken, at).from, n = 0;

  while (from > 0 && strchr (" \t/", reading->text[from - 1]))
    n += reading->text[--from] == '/';
  return n;
}

/* Rows of figures come after slashes, in the printed order from the top: "/ 8 13 18 / 0 1 2"; "//" leaves one
 * open, "/ none" is an empty one. */
static guint
read_row (Reading *reading,
          guint    at)
{
  const GnToken *token = &g_array_index (reading->tokens, GnToken, at);
  const gboolean none = token->is_nothing || g_str_equal (token->word, "none");
  guint skip = strokes (reading, at);
  const GnAttr *attr = NULL;

  if (reading->from && !reading->last && skip)
    reading->from = NULL;   /* a line that begins with a slash gives all rows */
  else if (reading->from && !reading->last && gn_attr_is_row (reading->from))
    skip = 1;
  if (!token->is_number && !(none && skip))
    return 0;
  if (!skip)
    attr = reading->last && gn_attr_is_row (reading->last) ? reading->last : NULL;
  else
    {
      attr = reading->row ? reading->row + 1 : reading->attrs;
      for (; attr->id; attr++)
        if (gn_attr_is_row (attr) && may_be_meant (reading, attr) && --skip == 0)
          break;
    }
  if (!attr || !attr->id)
    return 0;

  say_in_row (reading, attr, !none, token->number);
  return 1;
}

/* The place for a figure that fits nothing else: the first row, as if a slash came before it; otherwise an
 * attribute that may be left out, if there is exactly one. */
static const GnAttr *
place_left (Reading *reading)
{
  const GnAttr *only = NULL;

  for (const GnAttr *attr = reading->attrs; !reading->row && attr->id; attr++)
    if (gn_attr_is_row (attr) && !attr->optional && is_open (reading, attr))
      return attr;
  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    if (attr->kind == GN_ATTR_NUMBER && attr->optional && !attr->aside && is_asked (reading, attr))
      {
        if (only)
          return NULL;
        only = attr;
      }
  return only && is_open (reading, only) ? only : NULL;
}

/* Reads a figure at @at and the thing or attribute it belongs to. Returns: the number of tokens read */
static guint
read_number (Reading *reading,
             guint    at)
{
  gint64 n = g_array_index (reading->tokens, GnToken, at).number;
  const GnAttr *figured = reading->figured, *best = NULL;
  guint taken = 0, words;
  int value = -1, penalty, least = G_MAXINT;

  reading->figured = NULL;
  for (const GnAttr *attr = reading->attrs; at + 1 < reading->tokens->len && attr->id; attr++)
    if (attr->kind == GN_ATTR_NUMBER && is_asked (reading, attr) && title_at (reading, attr, at + 1, &words))
      {
        say_number (reading, attr, n);
        return 1 + words;
      }
  for (const GnAttr *attr = reading->attrs; at + 1 < reading->tokens->len && attr->id; attr++)
    if (counts (attr) && may_be_meant (reading, attr))
      {
        int thing = thing_at (reading, attr->domain, at + 1, &words, &penalty);

        if (thing >= 0 && penalty < least)
          best = attr, value = thing, taken = words, least = penalty;
      }
  if (best)
    {
      say_count (reading, best, value, n);
      return 1 + taken;
    }
  if (figured)
    {
      g_autofree char *word = g_strdup (
        json_object_get_string_member (json_object_get_object_member (reading->said, figured->id), "do"));

      say_figure (reading, figured, word, (gint) MIN (n, G_MAXINT16));
      return 1;
    }
  if ((taken = read_dice (reading, at, NULL)))
    return taken;
  /* Attributes with a usual value come last: people rarely type these. */
  for (guint usual = 0; usual < 2; usual++)
    for (const GnAttr *attr = reading->attrs; attr->id; attr++)
      if (attr->kind == GN_ATTR_NUMBER && !attr->optional && (guint) attr->usual == usual && is_open (reading, attr))
        {
          say_number (reading, attr, n);
          return 1;
        }
  if (!(best = place_left (reading)))
    return 0;
  if (gn_attr_is_row (best))
    say_in_row (reading, best, TRUE, n);
  else
    say_number (reading, best, n);
  return 1;
}

/* "outlined diamond", "points 3": the attribute comes first. */
static guint
read_title (Reading *reading,
            guint    at)
{
  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    {
      guint words, more;
      int penalty, value;

      if (!is_asked (reading, attr) || !title_at (reading, attr, at, &words) || at + words >= reading->tokens->len)
        continue;

      const GnToken *next = &g_array_index (reading->tokens, GnToken, at + words);

      if (attr->kind == GN_ATTR_NUMBER && next->is_number)
        {
          say_number (reading, attr, next->number);
          return words + 1;
        }
      if (attr->kind == GN_ATTR_DICE && (more = read_dice (reading, at + words, attr)))
        return words + more;
      if (attr->kind == GN_ATTR_THING && !next->is_number
          && (value = thing_at (reading, attr->domain, at + words, &more, &penalty)) >= 0)
        {
          say_thing (reading, attr, value);
          return words + more;
        }
      if (counts (attr))
        return words;   /* the next token is a count anyway */
    }
  return 0;
}

/* On a card with several lists of the same things, each word belongs to the list that the reader has reached:
 * "move desert, delivery mountain swamp, expand plains" is read from top to bottom, as printed. */
static const GnAttr *
in_order (Reading      *reading,
          const GnAttr *best)
{
  const GnAttr *last = reading->last, *first = NULL;
  guint lists = 0;

  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    /* including the known ones */
    lists += attr->kind == GN_ATTR_LIST && attr->domain == best->domain && is_asked (reading, attr);

  /* An attribute of this kind was read already: continue with the next one of that kind. */
  if (best->kind == GN_ATTR_THING && lists == 0 && reading->ordered && json_object_has_member (reading->said, best->id))
    {
      for (const GnAttr *attr = best + 1; attr->id; attr++)
        if (attr->kind == GN_ATTR_THING && attr->domain == best->domain && is_open (reading, attr))
          return attr;
      return best;
    }
  if (lists < 2 || (best->kind != GN_ATTR_THING && best->kind != GN_ATTR_LIST))
    return best;

  if (last && last->kind == GN_ATTR_LIST && last->domain == best->domain)
    return last;
  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    {
      const gboolean open = attr->kind == GN_ATTR_LIST
                            || (attr->kind == GN_ATTR_THING && !json_object_has_member (reading->said, attr->id));

      if (attr->domain != best->domain || !open || !may_be_meant (reading, attr))
        continue;
      if (last && attr > last)
        return attr;
      if (!first && attr->kind == GN_ATTR_LIST)
        first = attr;
    }
  return first ? first : best;
}

/* Returns whether a word that could be @attr, shortened, is rather part of a name. "Hedge In" does not also mean
 * "in one's turn". A small word within a name ("Distillerie des Laîches"), or a capitalized one at its start ("Le
 * bras long"), is not a desert. */
static gboolean
is_of_name (Reading      *reading,
            const GnAttr *attr,
            guint         at)
{
  const GnToken *token = &g_array_index (reading->tokens, GnToken, at);

  if (reading->naming)
    return attr->optional || token->is_filler;
  return token->is_filler && g_unichar_isupper (g_utf8_get_char (reading->text + token->from));
}

static guint
read_word (Reading *reading,
           guint    at)
{
  const GnAttr *best = NULL;
  /* dice before titles: the d of "d8" is not "dice", shortened */
  guint taken = read_dice (reading, at, NULL), words;
  int value = -1, least = G_MAXINT, penalty;

  if (taken || (taken = read_title (reading, at)))
    return taken;
  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    {
      if (!may_be_meant (reading, attr))
        continue;
      if (attr->kind == GN_ATTR_THING || counts (attr))
        {
          int thing = thing_at (reading, attr->domain, at, &words, &penalty);

          if (penalty > 0 && is_of_name (reading, attr, at))
            continue;
          /* Counted attributes come before single things: gems are more likely a price than an outline. */
          if (thing >= 0 && (penalty < least || (penalty == least && counts (attr) && !counts (best))))
            best = attr, value = thing, taken = words, least = penalty;
        }
    }
  if (!best)
    return 0;

  best = in_order (reading, best);
  reading->figured = NULL;
  if (counts (best))
    say_count (reading, best, value, 1);
  else
    say_thing (reading, best, value);
  return taken;
}

static void
leave_over (Reading    *reading,
            const char *words)
{
  if (*words)
    g_string_append_printf (reading->leftover, "%s%s", reading->leftover->len ? " " : "", words);
}

/* Returns whether it has figures: a figure that fits nothing is then not part of its name. */
static gboolean
has_figures (Reading *reading)
{
  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    if ((attr->kind == GN_ATTR_NUMBER || attr->kind == GN_ATTR_DICE || gn_attr_is_row (attr))
        && is_asked (reading, attr))
      return TRUE;
  return FALSE;
}

/* Stores the collected words in the next name that is still empty: "Rillrunner 2 1 1 Slipstream 2" names the clan and
 * then its ability. */
static void
say_name (Reading *reading)
{
  const GnAttr *attr = reading->attrs;

  g_strstrip (reading->name->str);
  while (attr->id && (!gn_attr_is_name (attr) || !is_open (reading, attr)))
    attr++;
  if (attr->id && *reading->name->str)
    say_node (reading, attr, json_node_init_string (json_node_alloc (), reading->name->str));
  else
    leave_over (reading, reading->name->str);
  g_string_truncate (reading->name, 0);
}

static guint
count_names (Reading *reading)
{
  guint n = 0;

  for (const GnAttr *attr = reading->attrs; attr->id; attr++)
    n += gn_attr_is_name (attr) && is_asked (reading, attr);
  return n;
}

/* Words without any meaning become the name, as they were typed. */
static void
take_as_name (Reading    *reading,
              const char *text,
              guint       at)
{
  guint from = g_array_index (reading->tokens, GnToken, at).from;
  guint to = at + 1 < reading->tokens->len ? g_array_index (reading->tokens, GnToken, at + 1).from : strlen (text);
  g_autofree char *word = g_strndup (text + from, to - from);

  g_strdelimit (word, ",;", ' ');
  if (g_array_index (reading->tokens, GnToken, at).is_number && has_figures (reading))
    {
      g_strdelimit (word, "/", ' ');
      leave_over (reading, g_strstrip (word));
    }
  else
    g_string_append (reading->name, word);
}

static JsonNode *
read_text (const GnMatch *match,
           GnLexicon     *lexicon,
           guint          family,
           const GnSet   *sample,
           JsonObject    *known,
           const char    *from,
           const char    *text,
           char         **leftover)
{
  const GnAttr *aloud = gn_family_find_attr (&match->game->families[family], "text");
  const char *colon = aloud && gn_attr_printed (match, family, aloud, known)
                        ? strchr (text, ':')
                        : NULL;
  g_autofree char *head = colon ? g_strndup (text, (gsize) (colon - text)) : g_strdup (text);
  g_autofree char *tail = colon ? g_strstrip (g_strdup (colon + 1)) : NULL;
  g_autoptr (GArray) tokens = gn_tokens (head);
  g_autoptr (JsonNode) all = json_node_new (JSON_NODE_OBJECT);
  JsonNode *said = json_node_new (JSON_NODE_OBJECT);
  Reading reading = { match, family, gn_family_attrs (&match->game->families[family]), sample, lexicon, tokens, head,
                      json_object_new (), json_object_new (), g_string_new (NULL), g_string_new (NULL), NULL, NULL,
                      NULL, FALSE, FALSE,
                      from && known ? gn_family_find_attr (&match->game->families[family], from) : NULL, known };
  gboolean several;
  guint large = G_MAXUINT;
  g_autoptr (GList) keys = known ? json_object_get_members (known) : NULL;

  json_node_take_object (all, reading.known);
  json_node_take_object (said, reading.said);
  for (GList *l = keys; l; l = l->next)
    json_object_set_member (reading.known, l->data, json_node_copy (json_object_get_member (known, l->data)));
  gn_words_classify (tokens);
  reading.ordered = gn_attrs_are_ordered (reading.attrs);
  several = count_names (&reading) > 1;

  for (guint at = 0; at < tokens->len; )
    {
      const GnToken *token = &g_array_index (tokens, GnToken, at);
      guint taken = read_row (&reading, at);

      if (!taken)
        taken = token->is_number ? read_number (&reading, at) : read_word (&reading, at);

      reading.naming = !taken && (!token->is_filler || reading.name->len);
      /* "The Map Maker": if a name follows, small words before it belong to it from the first capitalized one on. */
      for (guint i = large; reading.naming && i < at; i++)
        take_as_name (&reading, head, i);
      if (taken || reading.naming)
        large = G_MAXUINT;
      else if (large > at && g_unichar_isupper (g_utf8_get_char (head + token->from)))
        large = at;
      if (reading.naming)
        take_as_name (&reading, head, at);
      else if (taken && several && reading.name->len)
        say_name (&reading);
      at += MAX (taken, 1);
    }

  say_name (&reading);
  if (colon && *tail)
    say_node (&reading, aloud, json_node_init_string (json_node_alloc (), tail));
  g_string_free (reading.name, TRUE);
  if (leftover)
    *leftover = reading.leftover->len ? g_strdup (reading.leftover->str) : NULL;
  g_string_free (reading.leftover, TRUE);
  return said;
}

JsonNode *
gn_component_typed (const GnMatch *match,
                    guint          family,
                    const GnSet   *sample,
                    JsonObject    *known,
                    const char    *from,
                    const char    *text,
                    char         **leftover)
{
  g_autoptr (GnLexicon) lexicon = gn_lexicon_new (match);

  return read_text (match, lexicon, family, sample, known, from, text, leftover);
}

char *
gn_component_shortest (const GnMatch *match,
                       guint          family,
                       const GnSet   *sample,
                       JsonObject    *known,
                       const char    *text)
{
  g_autoptr (GnLexicon) lexicon = gn_lexicon_new (match);
  g_autofree char *left = NULL;
  g_autoptr (JsonNode) meant = read_text (match, lexicon, family, sample, known, NULL, text, &left);
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  for (guint i = 0; words[i]; i++)
    {
      g_autofree char *whole = g_steal_pointer (&words[i]);
      const glong letters = g_utf8_strlen (whole, -1);

      for (glong n = 1; n <= letters && !words[i]; n++)
        {
          g_autoptr (JsonNode) read = NULL;
          g_autofree char *line = NULL, *other = NULL;

          words[i] = g_utf8_substring (whole, 0, n);
          line = g_strjoinv (" ", words);
          read = read_text (match, lexicon, family, sample, known, NULL, line, &other);
          if (n < letters && (!json_node_equal (read, meant) || g_strcmp0 (other, left) != 0))
            g_clear_pointer (&words[i], g_free);
        }
    }
  return g_strjoinv (" ", words);
}
