/* say.c: writing facts, refusals and prompts as sentences: the gaps of a text and their values
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "text.h"

#include "phrase.h"

#include <glib/gi18n-lib.h>

/* ---- Gaps -------------------------------------------------------------- */

typedef enum
{
  GAP_NUMBER,
  GAP_SIGNED,
  GAP_SEAT,
  GAP_THING,
  GAP_COUNT,
  GAP_BAG,
  GAP_SET,
  GAP_VERB,
  GAP_CLAUSE,
  GAP_PERMILLE,
  GAP_WORDS,
  GAP_FIGURE
} GapKind;

typedef struct {
  GapKind kind;
  guint   domain;
  guint   at;
} Gap;

/* Each type is one that there is, and a text has room for all its gaps: the conformance suite asks this of every game
 * (check_things()). */
static void
gap_of_type (const GnMatch *match,
             const char    *type,
             gsize          length,
             Gap           *gap)
{
  static const struct { const char *type; GapKind kind; } simple[] = {
    { "number", GAP_NUMBER }, { "signed", GAP_SIGNED }, { "seat", GAP_SEAT }, { "verb", GAP_VERB },
      { "clause", GAP_CLAUSE },
    { "permille", GAP_PERMILLE }, { "words", GAP_WORDS }, { "figure", GAP_FIGURE },
  };
  g_autofree char *name = g_strndup (type, length);
  const char *id = name;
  int domain;

  for (guint i = 0; i < G_N_ELEMENTS (simple); i++)
    if (g_str_equal (name, simple[i].type))
      {
        gap->kind = simple[i].kind;
        gap->domain = GN_DOMAIN_SEAT;
        return;
      }

  gap->kind = GAP_THING;
  if (g_str_has_prefix (name, "count/"))
    gap->kind = GAP_COUNT;
  else if (g_str_has_prefix (name, "bag/"))
    gap->kind = GAP_BAG;
  else if (g_str_has_prefix (name, "set/"))
    gap->kind = GAP_SET;
  if (gap->kind != GAP_THING)
    id = strchr (name, '/') + 1;
  domain = gap->kind == GAP_SET && g_str_equal (id, "seat") ? GN_DOMAIN_SEAT : gn_game_find_domain (match->game, id);
  g_assert (domain >= 0);
  gap->domain = (guint) domain;
}

static guint
gap_size (const GnMatch *match,
          const Gap     *gap)
{
  switch (gap->kind)
    {
    case GAP_COUNT:
    case GAP_WORDS:
    case GAP_FIGURE:
      return 2;
    case GAP_BAG:
      return gn_match_domain_shown (match, gap->domain);
    case GAP_SET:
      /* the maximum number of values in the domain: how the gap is filled does not depend on how many there are
       * now */
      return gap->domain == GN_DOMAIN_SEAT
               ? 1
               : (match->game->domains[gap->domain].n_values + GN_SAY_SET_BITS - 1) / GN_SAY_SET_BITS;
    default:
      return 1;
    }
}

/* Finds the gap @name of @length bytes in "who:seat n:number gem:gem". */
static gboolean
find_gap (const GnMatch *match,
          const GnText  *text,
          const char    *name,
          gsize          length,
          Gap           *gap)
{
  guint at = 0;

  for (const char *c = text->gaps ? text->gaps : ""; *c;)
    {
      gsize word = strcspn (c, " ");
      gsize colon = strcspn (c, ":");

      gap_of_type (match, c + colon + 1, word - colon - 1, gap);
      gap->at = at;
      if (colon == length && strncmp (c, name, length) == 0)
        return TRUE;
      at += gap_size (match, gap);
      c += word;
      c += strspn (c, " ");
    }
  return FALSE;
}

/* What says nothing is the first text, which is empty. */
static const GnText *
text_of (const GnMatch *match,
         const GnSay   *say)
{
  return &match->game->texts[say->text];
}

/* ---- Writing ------------------------------------------------------------ */

static void
span_clear (gpointer data)
{
  GnSpan *span = data;

  g_free (span->text);
}

static void
add_span (GArray  *spans,
          char    *text,      /* (transfer full) */
          GnThing  thing,
          int      n)
{
  GnSpan span = { .text = text, .thing = thing, .n = (gint16) n };

  g_array_append_val (spans, span);
}

static void
add_words (GArray     *spans,
           const char *words,
           gsize       length)
{
  if (length > 0)
    add_span (spans, g_strndup (words, length), GN_THING (0, GN_NONE), GN_NONE);
}

static char *
seat_text (const GnMatch *match,
           int            seat)
{
  if (seat >= 0 && seat < match->n_seats)
    return g_strdup (gn_match_name (match, seat));
  /* Translators: who does it, if it is the person at the laptop */
  if (seat == GN_HOST)
    return g_strdup (_("the host"));

  /* Translators: in place of a name, if it belongs to no one */
  return g_strdup (_("nobody"));
}

/* Adds the text before item @done of @items: nothing, a comma, or an "and". */
static void
add_joint (GArray *spans,
           guint   done,
           guint   items)
{
  const char *pattern = gn_phrase_and (done == items, FALSE);
  const char *from = strchr (pattern, '}'), *to = strrchr (pattern, '{');

  if (done > 1 && from && to && to > from)
    add_words (spans, from + 1, to - from - 1);
}

static guint64
read_set (const GnMatch *match,
          const Gap     *gap,
          const GnSay   *say)
{
  const guint n = gap_size (match, gap);
  guint64 set = 0;

  for (guint i = 0; i < n; i++)
    if (say->arg[gap->at + i] > 0)
      set |= (guint64) say->arg[gap->at + i] << (i * GN_SAY_SET_BITS);
  return set;
}

/* "G1, G4 and G5", each item as a span of its own. */
static void
add_set (GArray        *spans,
         const GnMatch *match,
         const Gap     *gap,
         const GnSay   *say)
{
  const guint64 set = read_set (match, gap, say);
  const guint items = (guint) __builtin_popcountll (set);
  guint done = 0;

  if (items == 0)
    {
      const char *nothing = gn_phrase_nothing (FALSE);

      add_words (spans, nothing, strlen (nothing));
    }
  for (guint i = 0; i < 64; i++)
    if (set >> i & 1)
      {
        const GnThing thing = GN_THING (gap->domain, i);

        add_joint (spans, ++done, items);
        add_span (spans, gap->domain == GN_DOMAIN_SEAT ? seat_text (match, (int) i) : gn_thing_name (match, thing),
                  thing, GN_NONE);
      }
}

/* "{first} and {last}" between the items of a bag, each item as a span of its own. */
static void
add_bag (GArray        *spans,
         const GnMatch *match,
         const Gap     *gap,
         const GnSay   *say)
{
  guint items = 0, done = 0, n = gap_size (match, gap);

  for (guint i = 0; i < n; i++)
    items += say->arg[gap->at + i] > 0;
  if (items == 0)
    {
      const char *nothing = gn_phrase_nothing (FALSE);

      add_words (spans, nothing, strlen (nothing));
    }

  for (guint i = 0; i < n; i++)
    {
      int count = say->arg[gap->at + i];
      GnThing thing = GN_THING (gap->domain, i);

      if (count <= 0)
        continue;
      add_joint (spans, ++done, items);
      add_span (spans, gn_thing_counted (match, thing, count), thing, count);
    }
}

static void
add_gap (GArray        *spans,
         const GnMatch *match,
         const Gap     *gap,
         const GnSay   *say,
         const char    *sentence)
{
  gint16 value = say->arg[gap->at];
  g_autofree char *text = NULL;

  if (value == GN_NONE && gap->kind != GAP_BAG && gap->kind != GAP_SET)
    {
      text = g_strdup (gap->kind == GAP_THING ? gn_phrase_nothing (FALSE) : "–");
      add_words (spans, text, strlen (text));
      return;
    }

  switch (gap->kind)
    {
    case GAP_SEAT:
      {
        g_autofree char *name = seat_text (match, value);

        add_span (spans, gn_isolated (name, sentence), GN_THING (GN_DOMAIN_SEAT, value >= 0 ? value : GN_NONE),
                  GN_NONE);
        return;
      }

    case GAP_THING:
      add_span (spans, gn_thing_name (match, GN_THING (gap->domain, value)), GN_THING (gap->domain, value), GN_NONE);
      return;

    case GAP_COUNT:
      {
        GnThing thing = GN_THING (gap->domain, say->arg[gap->at + 1]);

        add_span (spans, gn_thing_counted (match, thing, value), thing, value);
        return;
      }

    case GAP_BAG:
      add_bag (spans, match, gap, say);
      return;

    case GAP_SET:
      add_set (spans, match, gap, say);
      return;

    case GAP_WORDS:
      text = match->game->words (match, value, say->arg[gap->at + 1]);
      break;

    case GAP_FIGURE:
      text = gn_number_text (value * (gint64) GN_SAY_FIGURE_BASE + say->arg[gap->at + 1]);
      break;

    case GAP_SIGNED:
      {
        g_autofree char *number = gn_number_text (value);

        text = g_strconcat (value > 0 ? "+" : "", number, NULL);
        break;
      }

    case GAP_VERB:
      text = g_strdup (gn_tr (match->game->verbs[value].title));
      break;

    case GAP_CLAUSE:
      text = g_strdup_printf ("%s-%03d", match->game->prefix, value);
      break;

    case GAP_PERMILLE:
      {
        g_autofree char *percent = g_strdup_printf (value % 1000 ? "%.1f" : "%.0f", value / 10.0);

        /* Translators: a chance in percent */
        text = gn_fill (gn_tr (N_("{percent}%")), "percent", percent, NULL);
        break;
      }

    case GAP_NUMBER:
    default:
      text = gn_number_text (value);
      break;
    }
  add_words (spans, text, strlen (text));
}

/* "de " before "Élise" becomes "d’", in the span of words before the one at @at. */
static void
elide (GArray *spans,
       guint   at)
{
  if (at == 0 || at >= spans->len)
    return;

  GnSpan *before = &g_array_index (spans, GnSpan, at - 1);
  const gsize elided = gn_elision (before->text, g_array_index (spans, GnSpan, at).text);

  if (elided)
    {
      g_autofree char *rest = g_strndup (before->text, strlen (before->text) - elided);

      g_free (before->text);
      before->text = g_strconcat (rest, "’", NULL);
    }
}

static gboolean
is_stop (const char *words)
{
  return *words == '.' && (!words[1] || words[1] == ' ');
}

/* Whether a name is last that ends a sentence itself, such as "Ducked!" */
static gboolean
ends_itself (GArray *spans)
{
  const char *last = spans->len ? g_array_index (spans, GnSpan, spans->len - 1).text : "";

  return g_str_has_suffix (last, "!") || g_str_has_suffix (last, "?");
}

static GArray *
write_spans (const GnMatch *match,
             const GnText  *text,
             const GnSay   *say,
             const char    *format)
{
  GArray *spans = g_array_new (FALSE, TRUE, sizeof (GnSpan));
  const char *from = format;

  g_array_set_clear_func (spans, span_clear);
  for (const char *c = format; *c; c++)
    {
      const char *end = *c == '{' ? strchr (c, '}') : NULL;
      Gap gap;

      if (!end || !find_gap (match, text, c + 1, end - c - 1, &gap))
        continue;
      add_words (spans, from, c - from);

      const guint at = spans->len;

      add_gap (spans, match, &gap, say, format);
      elide (spans, at);
      from = end + 1;
      if (is_stop (from) && ends_itself (spans))
        from++;
      c = end;
    }
  add_words (spans, from, strlen (from));
  return spans;
}

static const char *
format_of (const GnMatch *match,
           const GnText  *text,
           const GnSay   *say,
           gboolean       instruction,
           gboolean       covered)
{
  const char *one = instruction ? text->instruction : covered && text->covered ? text->covered : text->text;
  const char *many = instruction ? text->instruction_plural : covered && text->covered ? NULL : text->plural;
  Gap gap;

  if (many && find_gap (match, text, text->by, strlen (text->by), &gap))
    {
      int n = say->arg[gap.at];

      return g_dngettext (GETTEXT_PACKAGE, one, many, ABS (n));
    }
  return gn_tr (one);
}

/* "Ruby target 4 → 5.": a sentence begins with a capital, even if it begins with a thing. */
static void
capitalise (GArray *spans)
{
  if (!spans->len)
    return;

  GnSpan *first = &g_array_index (spans, GnSpan, 0);
  gunichar c = g_utf8_get_char (first->text);

  /* No place such as "d0.0". */
  if (first->thing.value == GN_NONE || first->thing.domain == GN_DOMAIN_SEAT || !g_unichar_islower (c)
      || !g_unichar_isalpha (g_utf8_get_char (g_utf8_next_char (first->text))))
    return;

  char *text = g_strdup (first->text);
  char letter[8] = "";

  letter[g_unichar_to_utf8 (g_unichar_totitle (c), letter)] = '\0';
  g_free (first->text);
  first->text = g_strconcat (letter, g_utf8_next_char (text), NULL);
  g_free (text);
}

GArray *
gn_say_spans (const GnMatch *match,
              const GnSay   *say,
              gboolean       instruction,
              gboolean       covered)
{
  const GnText *text = text_of (match, say);
  const char *format = format_of (match, text, say, instruction, covered);

  GArray *spans = write_spans (match, text, say, format ? format : "");

  if (format && !instruction && (text->kind == GN_TEXT_FACT || text->kind == GN_TEXT_REFUSAL))
    capitalise (spans);
  return spans;
}

GArray *
gn_say_brief (const GnMatch *match,
              const GnSay   *say)
{
  const GnText *text = text_of (match, say);

  if (!text->brief)
    return NULL;

  GArray *spans = write_spans (match, text, say, gn_tr (text->brief));

  for (guint i = 1; i + 1 < spans->len; i++)
    {
      GnSpan *between = &g_array_index (spans, GnSpan, i);

      if (between->n == GN_NONE && between[-1].n != GN_NONE && between[1].n != GN_NONE)
        {
          g_free (between->text);
          between->text = g_strdup (" ");
        }
    }
  return spans;
}

/* The words of all spans in one string */
static char *
gn_span_array_text (GArray *spans)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++)
    g_string_append (text, g_array_index (spans, GnSpan, i).text);
  return g_string_free (text, FALSE);
}

char *
gn_say_text (const GnMatch *match,
             const GnSay   *say,
             gboolean       covered)
{
  g_autoptr (GArray) spans = gn_say_spans (match, say, FALSE, covered);

  return gn_span_array_text (spans);
}

static int
find_doer (const GnMatch *match,
           const GnText  *text,
           const GnSay   *say)
{
  Gap gap;

  if (!text->doer)
    return -1;
  if (find_gap (match, text, text->doer, strlen (text->doer), &gap))
    return MAX (say->arg[gap.at], -1);
  for (guint i = 0; match->game->roles && match->game->roles[i]; i++)
    if (g_str_equal (match->game->roles[i], text->doer))
      return match->role[i];
  return -1;
}

char *
gn_say_instruction (const GnMatch *match,
                    const GnSay   *say,
                    int           *doer)
{
  const GnText *text = text_of (match, say);

  if (doer)
    *doer = find_doer (match, text, say);
  if (!text->instruction)
    return NULL;

  g_autoptr (GArray) spans = gn_say_spans (match, say, TRUE, FALSE);

  return gn_span_array_text (spans);
}

gboolean
gn_say_is_whole (const GnMatch *match,
                 const GnSay   *say,
                 gboolean       covered)
{
  const GnText *text = text_of (match, say);
  const char *sentence = format_of (match, text, say, FALSE, covered);
  const char *instruction = format_of (match, text, say, TRUE, covered);
  gboolean names = FALSE;

  if (!text->doer)
    return FALSE;
  for (const char *from = instruction; from && (from = strchr (from, '{')) != NULL; from++)
    {
      g_autofree char *gap = g_strndup (from, strcspn (from, "}") + 1);
      Gap what;

      if (!sentence || !strstr (sentence, gap))
        return FALSE;
      names |= find_gap (match, text, gap + 1, strlen (gap) - 2, &what) && what.kind != GAP_SEAT;
    }
  return names;
}

const char *
gn_say_icon (const GnMatch *match,
             const GnSay   *say)
{
  const GnText *text = text_of (match, say);
  Gap gap;

  if (!text->icon || *text->icon != '{')
    return text->icon;
  find_gap (match, text, text->icon + 1, strcspn (text->icon + 1, "}"), &gap);
  return gn_thing_icon (match, GN_THING (gap.domain, say->arg[gap.kind == GAP_COUNT ? gap.at + 1 : gap.at]));
}

gint16
gn_say_get (const GnMatch *match,
            const GnSay   *say,
            const char    *name)
{
  const GnText *text = text_of (match, say);
  Gap gap;

  return find_gap (match, text, name, strlen (name), &gap) ? say->arg[gap.at] : GN_NONE;
}

static JsonNode *
int_node (int n)
{
  return json_node_init_int (json_node_alloc (), n);
}

static JsonNode *
string_node (const char *string)
{
  return json_node_init_string (json_node_alloc (), string);
}

/* The value of a gap as JSON. */
static JsonNode *
gap_node (const GnMatch *match,
          const Gap     *gap,
          const GnSay   *say)
{
  const gint16 *arg = &say->arg[gap->at];

  if (gap->kind == GAP_BAG || gap->kind == GAP_COUNT)
    {
      g_autoptr (JsonObject) counts = json_object_new ();

      if (gap->kind == GAP_COUNT)
        json_object_set_int_member (counts, gn_thing_id (match, GN_THING (gap->domain, arg[1])), arg[0]);
      for (guint i = 0; gap->kind == GAP_BAG && i < gap_size (match, gap); i++)
        if (arg[i] > 0)
          json_object_set_int_member (counts, gn_thing_id (match, GN_THING (gap->domain, i)), arg[i]);
      return json_node_init_object (json_node_alloc (), counts);
    }

  if (gap->kind == GAP_SET)
    {
      g_autoptr (JsonArray) things = json_array_new ();
      const guint64 set = read_set (match, gap, say);

      for (guint i = 0; i < 64; i++)
        if (set >> i & 1)
          {
            if (gap->domain == GN_DOMAIN_SEAT)
              json_array_add_int_element (things, i);
            else
              json_array_add_string_element (things, gn_thing_id (match, GN_THING (gap->domain, i)));
          }
      return json_node_init_array (json_node_alloc (), things);
    }

  if (arg[0] == GN_NONE)
    return json_node_init_null (json_node_alloc ());

  switch (gap->kind)
    {
    case GAP_THING:
      return string_node (gn_thing_id (match, GN_THING (gap->domain, arg[0])));

    case GAP_VERB:
      return string_node (match->game->verbs[arg[0]].id);

    case GAP_CLAUSE:
      {
        g_autofree char *clause = g_strdup_printf ("%s-%03d", match->game->prefix, arg[0]);

        return string_node (clause);
      }

    case GAP_FIGURE:
      return int_node (arg[0] * (gint64) GN_SAY_FIGURE_BASE + arg[1]);

    case GAP_NUMBER:
    case GAP_SIGNED:
    case GAP_PERMILLE:
    case GAP_SEAT:
    case GAP_COUNT:
    case GAP_BAG:
    case GAP_SET:
    default:
      return int_node (arg[0]);
    }
}

void
gn_say_add_args (const GnMatch *match,
                 const GnSay   *say,
                 JsonObject    *object)
{
  const GnText *text = text_of (match, say);
  g_auto (GStrv) gaps = g_strsplit (text->gaps ? text->gaps : "", " ", -1);

  for (guint i = 0; gaps[i]; i++)
    {
      g_autofree char *name = g_strndup (gaps[i], strcspn (gaps[i], ":"));
      Gap gap;

      find_gap (match, text, name, strlen (name), &gap);
      json_object_set_member (object, name, gap_node (match, &gap, say));
    }
}

const char *
gn_say_code (const GnMatch *match,
             const GnSay   *say)
{
  const GnText *text = text_of (match, say);

  return text->id;
}

const char *
gn_say_clause (const GnMatch *match,
               const GnSay   *say)
{
  const GnText *text = text_of (match, say);

  return text->clause;
}
