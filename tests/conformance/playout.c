/* playout.c: a random match of any game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "known.h"

#include "core/match/option.h"

#include <stdarg.h>
#include <stdlib.h>

#define USUAL_WEIGHT 2

/* ---- Setting up --------------------------------------------------------- */

static gboolean
is_lost (JsonNode  *name,
         JsonArray *known)
{
  if (JSON_NODE_HOLDS_ARRAY (name))
    {
      for (guint i = 0; i < json_array_get_length (json_node_get_array (name)); i++)
        if (is_lost (json_array_get_element (json_node_get_array (name), i), known))
          return TRUE;
      return FALSE;
    }
  for (guint i = 0; i < json_array_get_length (known); i++)
    if (g_strcmp0 (json_object_get_string_member (json_array_get_object_element (known, i), "id"),
                   json_node_get_string (name))
        == 0)
      return FALSE;
  return TRUE;
}

static void
forget_lost (JsonArray  *components,
             const char *attr,
             JsonArray  *known)
{
  for (guint i = 0; i < json_array_get_length (components); i++)
    {
      JsonObject *component = json_array_get_object_element (components, i);
      JsonNode *value = json_object_get_member (component, attr);

      if (value && !JSON_NODE_HOLDS_NULL (value) && is_lost (value, known))
        json_object_set_null_member (component, attr);
    }
}

/* Takes away what a host who plays with an own box may not know yet: values, and @whole components. */
static GnSet *
forget_half (const GnGame *game,
             GnSet        *full,
             gboolean      whole,
             GnStream     *stream)
{
  g_autoptr (JsonNode) shared = gn_set_to_json (full);
  g_autofree char *text = json_to_string (shared, FALSE);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  JsonObject *families = json_object_get_object_member (json_node_get_object (node), "components");

  for (guint f = 0; game->families[f].id; f++)
    {
      const GnFamily *family = &game->families[f];

      if (!family->attrs || family->preset || !json_object_has_member (families, family->id))
        continue;

      JsonArray *all = json_object_get_array_member (families, family->id);
      guint n = json_array_get_length (all);

      for (guint i = 0; i < n; i++)
        {
          JsonObject *component = json_array_get_object_element (all, i);

          for (const GnAttr *attr = family->attrs; attr->id; attr++)
            if (attr->nullable && json_object_has_member (component, attr->id) && gn_stream_below (stream, 3) == 0)
              json_object_set_null_member (component, attr->id);
        }

      guint gone = whole ? n - gn_stream_below (stream, n + 1) : 0;

      for (guint i = 0; i < gone; i++)
        json_array_remove_element (all, json_array_get_length (all) - 1);
    }

  /* What names a component that is gone is not known either. */
  for (guint f = 0; game->families[f].id; f++)
    for (const GnAttr *attr = game->families[f].attrs; attr && attr->id; attr++)
      if (attr->nullable && attr->domain < gn_game_n_domains (game) && game->domains[attr->domain].family
          && json_object_has_member (families, game->families[f].id))
        forget_lost (
          json_object_get_array_member (families, game->families[f].id), attr->id,
          json_object_get_array_member (families, game->families[game->domains[attr->domain].family - 1].id));

  g_autoptr (GError) error = NULL;
  GnSet *half = gn_set_new_from_json (game, node, &error);

  g_assert_no_error (error);
  return half;
}

void
playout_forget (Playout *playout)
{
  GnMatch *match = playout->match;
  GnSet *half = forget_half (playout->game, match->set, gn_stream_below (&playout->stream, 4) == 0, &playout->stream);
  g_autoptr (GError) error = NULL;

  gn_set_unref (match->set);
  match->set = half;
  gn_match_recompile (match, &error);
  g_assert_no_error (error);
}

/* The first numbers go through seats, dealers and every choice of every option one by one; the rest is drawn. Where
 * that does not go together the seats are first told apart (no two may have the same tribe), then nothing is
 * drawn. */
static void
set_options (Playout *playout,
             guint    attempt)
{
  const GnOption *options = playout->game->options;
  guint turn = playout->number / 4, passed = 0;
  guint own = 0;

  for (guint i = 0; options && options[i].id; i++)
    {
      const guint n = gn_option_n_choices (&options[i], playout->match->set);

      for (guint seat = 0; seat < (options[i].per_seat ? playout->match->n_seats : 1u); seat++)
        {
          guint8 *choice = options[i].per_seat ? &playout->match->seat[seat].option[own] : &playout->match->option[i];
          const gboolean its_turn = turn >= passed && turn < passed + n;

          if (attempt == 0 && its_turn)
            *choice = (guint8) (turn - passed);
          else if (attempt == 0 && playout->number % 3 == 2)
            *choice = (guint8) gn_stream_below (&playout->stream, n);
          else if (attempt == 1 && options[i].per_seat && *choice)
            *choice = (guint8) ((*choice + seat) % n);
          else if (attempt == 2 && !its_turn)
            *choice = 0;
          while (!gn_option_suits (&options[i], playout->match->set, *choice, playout->match->n_seats))
            *choice = (guint8) ((*choice + 1) % n);
        }
      passed += n;
      own += options[i].per_seat;
    }
}

static void
tell_options (Playout *playout,
              GString *about)
{
  guint own = 0;

  for (const GnOption *option = playout->game->options; option && option->id; option++)
    {
      for (guint seat = 0; seat < (option->per_seat ? playout->match->n_seats : 1u); seat++)
        {
          const guint choice = option->per_seat ? playout->match->seat[seat].option[own]
                                                : playout->match->option[option - playout->game->options];

          if (choice > 0)
            g_string_append_printf (about, " %s=%s", option->id, gn_option_id (option, playout->match->set, choice));
        }
      own += option->per_seat;
    }
}

Playout *
playout_new (const GnGame *game,
             guint         number)
{
  g_autoptr (Playout) playout = g_new0 (Playout, 1);
  g_autoptr (GString) about = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  guint seats = game->min_seats + number % (game->max_seats - game->min_seats + 1);

  playout->game = game;
  playout->number = number;
  playout->n_texts = gn_game_n_texts (game);
  playout->often = g_getenv ("GNOMON_CASE") ? 1 : g_getenv ("GNOMON_LONG") ? 6 : 20;
  gn_stream_init (&playout->stream, number * 7919ull + g_str_hash (game->id));
  playout->moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  playout->lookup = g_hash_table_new (gn_move_hash, (GEqualFunc) gn_move_equal);
  gn_move_list_init (&playout->legal);

  playout->truth = gn_match_new (game, seats, NULL, &error);
  if (!playout->truth)
    g_error ("%s: its own set does not compile: %s", game->id, error->message);
  playout->half = number % 5 == 3;

  GnSet *set = playout->half ? forget_half (game, playout->truth->set, TRUE, &playout->stream)
                             : gn_set_copy (playout->truth->set);

  playout->match = gn_match_new (game, seats, set, &error);
  if (!playout->match)
    g_error ("%s: half of the set is taught, and it does not compile: %s", game->id, error->message);
  playout->match->unasked = FALSE;
  for (guint i = 0; i < 16; i++)
    playout->match->seed[i] = (guint8) gn_stream_below (&playout->stream, 256);

  /* The app deals what it can, unless the box deals all. */
  gboolean box = number % 4 >= 2;

  if (box)
    for (guint f = 0; game->families[f].id; f++)
      playout->match->dealer[f] = GN_DEALER_BOX;
  g_string_append_printf (about, "%u seats, %s deals, %s set,", seats, box ? "the box" : "the app",
                          playout->half ? "half a" : "full");

  GnSay why = { 0 };
  gboolean begun = FALSE;

  playout->state = g_malloc0 (game->state_size);
  for (guint attempt = 0; attempt < 3 && !begun; attempt++)
    {
      set_options (playout, attempt);
      memset (playout->state, 0, game->state_size);
      why = (GnSay) { 0 };
      begun = game->start (playout->match, playout->state, &why);
    }
  tell_options (playout, about);
  memcpy (playout->truth->option, playout->match->option, sizeof playout->match->option);
  memcpy (playout->truth->dealer, playout->match->dealer, sizeof playout->match->dealer);
  for (guint seat = 0; seat < seats; seat++)
    memcpy (playout->truth->seat[seat].option, playout->match->seat[seat].option,
            sizeof playout->match->seat[seat].option);
  playout->about = g_strdup (about->str);

  if (!begun)
    {
      /* Not every choice fits every number of seats; but it is said why not. */
      g_assert_cmpint (why.text, >, 0);
      g_assert_cmpint (game->texts[why.text].kind, ==, GN_TEXT_REFUSAL);
      return NULL;
    }
  return g_steal_pointer (&playout);
}

Playout *
playout_new_at (GnMatch    *match,
                gpointer    state,
                const char *about)
{
  Playout *playout = g_new0 (Playout, 1);

  playout->game = match->game;
  playout->n_texts = gn_game_n_texts (match->game);
  playout->lent = TRUE;
  playout->often = 20;
  playout->match = playout->truth = match;
  playout->state = state;
  gn_stream_init (&playout->stream, g_str_hash (about));
  playout->moves = g_array_new (FALSE, FALSE, sizeof (GnMove));
  playout->lookup = g_hash_table_new (gn_move_hash, (GEqualFunc) gn_move_equal);
  playout->about = g_strdup (about);
  return playout;
}

void
playout_free (Playout *playout)
{
  if (!playout)
    return;

  if (!playout->lent)
    {
      g_clear_pointer (&playout->match, gn_match_free);
      g_clear_pointer (&playout->truth, gn_match_free);
      g_free (playout->state);
    }
  g_clear_pointer (&playout->lookup, g_hash_table_unref);
  g_clear_pointer (&playout->moves, g_array_unref);
  gn_move_list_clear (&playout->legal);
  g_free (playout->about);
  g_free (playout);
}

/* ---- Failing ------------------------------------------------------------- */

void
playout_fail (Playout    *playout,
              const char *format,
              ...)
{
  g_autofree char *message = NULL;
  g_autoptr (GString) line = g_string_new (NULL);
  guint from = playout->moves->len > 12 ? playout->moves->len - 12 : 0;
  va_list args;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);

  g_printerr ("\n%s, match %u (%s) after %u moves: %s\n", playout->game->id, playout->number, playout->about,
              playout->moves->len, message);
  for (guint i = from; i < playout->moves->len; i++)
    {
      g_string_truncate (line, 0);
      gn_move_to_line (playout->match, &g_array_index (playout->moves, GnMove, i), line);
      g_printerr ("  %u: %s\n", i + 1, line->str);
    }
  g_printerr ("Play it again with GNOMON_CASE=%s:%u\n", playout->game->id, playout->number);
  abort ();
}

/* ---- Playing ------------------------------------------------------------- */

void
playout_look (Playout *playout)
{
  playout->legal.n = 0;
  playout->game->legal (playout->match, playout->state, &playout->legal);
  playout->asked = (GnPrompt) { 0 };
  playout->game->prompt (playout->match, playout->state, &playout->asked);

  g_hash_table_remove_all (playout->lookup);
  for (guint i = 0; i < playout->legal.n; i++)
    if (!g_hash_table_add (playout->lookup, &playout->legal.move[i]))
      playout_fail (playout, "legal lists a move twice: number %u", i);
}

static guint
verb_weight (const GnGame *game,
             guint         verb)
{
  const KnownGame *known = known_game (game->id);

  for (guint i = 0; known->preferred[i].verb; i++)
    if (g_str_equal (known->preferred[i].verb, game->verbs[verb].id))
      return known->preferred[i].weight;
  return USUAL_WEIGHT;
}

/* By weight, from the match's seed where the app deals, so that what is drawn is what a table would see. */
static const GnMove *
draw_one (Playout          *playout,
          const GnOutcomes *outcomes)
{
  GnHead *head = playout->state;
  guint64 number;
  guint i = 0;

  if (playout->match->dealer[playout->asked.family] == GN_DEALER_APP)
    number = gn_rng_draw (playout->match->seed, outcomes->source, head->draws[outcomes->source]++, outcomes->total);
  else
    number = gn_stream_next (&playout->stream) % outcomes->total;

  while (number >= outcomes->outcome[i].weight)
    number -= outcomes->outcome[i++].weight;
  return g_hash_table_lookup (playout->lookup, &outcomes->outcome[i].move);
}

/* Any outcome that legal lists, as people may enter them, in any order. */
static const GnMove *
enter_any (Playout *playout)
{
  const GnMove *move = NULL;
  guint n = 0;

  for (guint i = 0; i < playout->legal.n; i++)
    if (playout->legal.move[i].seat == GN_CHANCE && gn_stream_below (&playout->stream, ++n) == 0)
      move = &playout->legal.move[i];
  return move;
}

static const GnMove *
draw (Playout *playout)
{
  gboolean box = playout->match->dealer[playout->asked.family] == GN_DEALER_BOX;
  gboolean any = box && gn_stream_below (&playout->stream, 4) == 0;
  g_auto (GnOutcomes) outcomes = { 0 };

  playout->game->chance (playout->match, playout->state, &outcomes);

  /* Who does not know all cards accepts more than the box can show: only what it can show turns up. */
  for (guint i = 0; i < 200; i++)
    {
      const GnMove *move = outcomes.n == 0 || any ? enter_any (playout) : draw_one (playout, &outcomes);

      if (move && (!playout->half || playout->game->check (playout->truth, playout->state, move, NULL)))
        return move;
    }
  return NULL;
}

const GnMove *
playout_choose (Playout *playout)
{
  const GnGame *game = playout->game;
  guint8 weight[256] = { 0 };
  guint first[256], all = 0;

  if (playout->legal.n == 0)
    return NULL;

  /* Where chance and somebody else may speak, either does. */
  if (playout->asked.chance && (!playout->asked.must || gn_stream_below (&playout->stream, 2)))
    return draw (playout);

  /* First the verb, then one of its moves: a verb with a hundred ways to pay is not said a hundred times more. */
  for (guint i = 0; i < playout->legal.n; i++)
    {
      guint verb = playout->legal.move[i].verb;

      if (playout->legal.move[i].seat == GN_CHANCE)
        continue;
      if (weight[verb] == 0)
        {
          weight[verb] = (guint8) verb_weight (game, verb);
          all += weight[verb];
          first[verb] = i;
        }
    }
  if (all == 0)
    return draw (playout);

  guint pick = gn_stream_below (&playout->stream, all), verb = 0;

  while (pick >= weight[verb])
    pick -= weight[verb++];

  guint n = 0, chosen = first[verb];

  for (guint i = first[verb]; i < playout->legal.n; i++)
    if (playout->legal.move[i].verb == verb && playout->legal.move[i].seat != GN_CHANCE
        && gn_stream_below (&playout->stream, ++n) == 0)
      chosen = i;
  playout->drawn = playout->legal.move[chosen];
  figure_draw (playout, &playout->drawn);
  return &playout->drawn;
}

static gboolean
give_back (Playout    *playout,
           guint       family,
           const char *id,
           JsonObject *original)
{
  GnSet *set = playout->match->set;
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (GError) error = NULL;

  json_node_init_object (node, original);
  if (gn_set_teach (set, family, node, &error) < 0 || !gn_match_recompile (playout->match, &error))
    playout_fail (playout, "%s could not be taught: %s", id, error->message);
  return TRUE;
}

gboolean
playout_teach (Playout *playout)
{
  g_autoptr (JsonNode) node = gn_set_to_json (playout->truth->set);
  g_autoptr (JsonNode) now = gn_set_to_json (playout->match->set);
  JsonObject *families = json_object_get_object_member (json_node_get_object (node), "components");
  JsonObject *known = json_object_get_object_member (json_node_get_object (now), "components");

  for (guint f = 0; playout->game->families[f].id; f++)
    {
      const char *family = playout->game->families[f].id;

      if (!playout->game->families[f].attrs || !json_object_has_member (families, family))
        continue;

      JsonArray *all = json_object_get_array_member (families, family);

      for (guint i = 0; i < json_array_get_length (all); i++)
        {
          JsonObject *original = json_array_get_object_element (all, i);
          const char *id = json_object_get_string_member (original, "id");
          int at = gn_set_find (playout->match->set, f, id);

          if (at < 0
              || !json_object_equal (
                original, json_array_get_object_element (json_object_get_array_member (known, family), (guint) at)))
            return give_back (playout, f, id, original);
        }
    }
  return FALSE;
}

/* ---- States by bytes ------------------------------------------------------ */

gpointer
playout_dup (const Playout *playout,
             gconstpointer  state)
{
  return g_memdup2 (state, playout->game->state_size);
}

gboolean
playout_same (const Playout *playout,
              gconstpointer  a,
              gconstpointer  b)
{
  return memcmp (a, b, playout->game->state_size) == 0;
}

void
playout_apply (const Playout *playout,
               gpointer       state,
               const GnMove  *move,
               GnStory       *story)
{
  playout->game->apply (playout->match, state, move, story);
}

char *
playout_difference (const Playout *playout,
                    gconstpointer  a,
                    gconstpointer  b)
{
  const guint8 *x = a, *y = b;
  gsize at = 0;
  const GnField *best = NULL;

  while (at < playout->game->state_size && x[at] == y[at])
    at++;
  if (at == playout->game->state_size)
    return g_strdup ("nothing");

  if (at == G_STRUCT_OFFSET (GnHead, over))
    return g_strdup_printf (
      "“over” in the head: %u and %u; it stands in no position, so settle() has to set it from the fields", x[at],
      y[at]);
  for (const GnField *field = playout->game->fields; field->type != GN_FIELD_END; field++)
    if (field->offset <= at && (!best || field->offset > best->offset))
      best = field;
  return g_strdup_printf ("byte %" G_GSIZE_FORMAT " (%s%s): %u and %u", at, best ? "at or after field " : "in the head",
                          best ? best->id : "", x[at], y[at]);
}

gboolean
playout_say (GnMatchTable *table,
             const GnMove *move,
             GnReply      *reply)
{
  if (move->seat == GN_CHANCE && gn_match_table_is_waiting (table))
    return gn_match_table_deal (table, reply);
  return gn_match_table_do (table, move, 1, reply);
}
