/* typed-line.c: what a line of typed moves means so far, and how it may go on
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "typed-line.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "core/words/typed.h"
#include "core/words/words.h"
#include "move-section.h"
#include "app/widgets/unavailable.h"

static void
completion_free (gpointer data)
{
  GnCompletion *completion = data;

  g_free (completion->text);
  g_free (completion);
}

char *
gn_line_spelled_out (GnTableModel *model,
                     const char   *typed,
                     GnMove       *first)
{
  const GnMatch *match = gn_table_model_get_match (model);
  char *line = gn_typed_spell_out (match, gn_table_model_state (model), gn_table_model_get_seat (model),
                                   typed);

  if (line)
    {
      g_autofree char *part = g_strndup (line, strcspn (line, ";"));

      gn_typed_parse (match, gn_table_model_state (model), gn_table_model_get_seat (model), part, first,
                      NULL);
    }
  return line;
}

gboolean
gn_line_begins (const char *typed,
                const char *text)
{
  g_autoptr (GArray) words = gn_tokens (typed), all = gn_tokens (text);
  guint named = 0;

  gn_words_classify (words);
  for (guint i = 0; i < words->len; i++)
    {
      const GnToken *word = &g_array_index (words, GnToken, i);
      gboolean there = FALSE;

      for (guint k = 0; k < all->len && !there; k++)
        there = g_str_has_prefix (g_array_index (all, GnToken, k).word, word->word);
      if (there && !word->is_filler)
        named++;
      else if (!there && !word->is_filler)
        return FALSE;
    }
  return named > 0;
}

/* The number of bytes of @text that are typed already. */
static guint
typed_part (const char *text,
            const char *typed)
{
  g_autofree char *a = g_utf8_casefold (text, -1);
  g_autofree char *b = g_utf8_casefold (typed, -1);

  return g_str_has_prefix (a, b) ? MIN (strlen (typed), strlen (text)) : 0;
}

/* The line has a verb: the ways to continue with the first open argument, impossible ones last. */
static GPtrArray *
go_on (GnTableModel *model,
       const GnMove *move,
       const char   *typed)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const GnVerb *verb = &match->game->verbs[move->verb];
  GPtrArray *completions = g_ptr_array_new_with_free_func (completion_free);

  for (const GnArg *arg = verb->args; arg->kind; arg++)
    {
      if (move->arg[arg->at] != GN_OPEN)
        continue;
      if ((arg->flags & (GN_ARG_USUAL | GN_ARG_OPTIONAL)) || (arg->kind != GN_ARG_THING && arg->kind != GN_ARG_NUMBER))
        break;

      g_autoptr (GArray) choices = gn_arg_choices (model, move, arg);

      for (guint pass = 0; pass < 2; pass++)
        for (guint i = 0; i < choices->len; i++)
          {
            const GnChoiceValue *choice = &g_array_index (choices, GnChoiceValue, i);
            g_auto (GnWays) ways = { 0 };
            GnMove said = *move;
            GnCompletion *completion;

            if (choice->slot[0] == GN_NONE || completions->len >= GN_LINE_ROWS)
              continue;
            said.arg[arg->at] = choice->slot[0];
            gn_match_table_ask (gn_table_model_get_table (model), gn_table_model_get_viewer (model), &said,
                                &ways);
            if ((ways.ways > 0) != (pass == 0))
              continue;

            completion = g_new0 (GnCompletion, 1);
            completion->move = ways.ways == 1 || (ways.ways && ways.settled) ? ways.only : said;

            g_autofree char *phrase = gn_move_text (match, &completion->move);

            completion->text = gn_without_gaps (phrase);
            completion->typed = typed_part (completion->text, typed);
            completion->lawful = ways.ways > 0;
            completion->why = ways.why;
            g_ptr_array_add (completions, completion);
          }
      break;
    }
  return completions;
}

static GPtrArray *
complete_move (GnTableModel *model,
               const char   *typed)
{
  const GnMatch *match = gn_table_model_get_match (model);
  g_autoptr (GPtrArray) on = NULL;
  GPtrArray *completions;
  GnMove move;

  switch (gn_typed_parse (match, gn_table_model_state (model), gn_table_model_get_seat (model), typed,
                          &move, NULL))
    {
    case GN_TYPED_PARTLY:
      on = go_on (model, &move, typed);
      if (on->len)
        return g_steal_pointer (&on);
      break;
    case GN_TYPED_WHOLE:
      {
        /* Nothing is left to complete: show the move, and its effect or the reason why it is not possible. */
        GnCompletion *whole = g_new0 (GnCompletion, 1);
        g_auto (GnWays) ways = { 0 };

        gn_match_table_ask (gn_table_model_get_table (model), gn_table_model_get_viewer (model), &move,
                            &ways);
        whole->move = ways.ways ? ways.only : move;
        whole->text = gn_move_text (match, &whole->move);
        whole->typed = typed_part (whole->text, typed);
        whole->lawful = ways.ways > 0;
        whole->why = ways.why;

        g_autofree char *line = ways.ways ? NULL : gn_line_spelled_out (model, typed, &whole->move);
        if (line)
          {
            /* the whole text is in the line already */
            g_free (whole->text);
            whole->text = g_strdup (typed);
            whole->typed = strlen (typed);
            whole->lawful = TRUE;
          }
        completions = g_ptr_array_new_with_free_func (completion_free);
        g_ptr_array_add (completions, whole);
        return completions;
      }
    case GN_TYPED_NOTHING:
    default:
      break;
    }
  completions = gn_typed_complete (match, gn_table_model_state (model), gn_table_model_get_seat (model),
                                   typed, GN_LINE_ROWS);
  g_ptr_array_set_free_func (completions, completion_free);
  return completions;
}

/* The sentence about a word that is not known: what was understood before it, and the nearest that is known. */
static char *
lost_sentence (const char *understood,
               const char *word,
               const char *nearest)
{
  if (*understood && nearest)
    /* Translators: below the line where moves are typed: "Understood: buy. Not known: rubis → ruby?" */
    return gn_fill (_("Understood: {text}. Not known: {word} → {known}?"), "text", understood, "word", word, "known",
                    nearest, NULL);
  if (*understood)
    return gn_fill (_("Understood: {text}. Not known: {word}"), "text", understood, "word", word, NULL);
  return nearest ? gn_fill (_("Not known: {word} → {known}?"), "word", word, "known", nearest, NULL) : NULL;
}

/* A word is not known, nor the beginning of one. Returns: (nullable): the completions of the line with the nearest
 * that is */
static GPtrArray *
complete_lost (GnTableModel *model,
               const char   *typed,
               char        **lost,
               char        **lost_text)
{
  const GnMatch *match = gn_table_model_get_match (model);
  gconstpointer state = gn_table_model_state (model);
  const int seat = gn_table_model_get_seat (model);
  g_autofree char *nearest = NULL, *line = NULL, *understood = NULL;
  GnMove move;
  int at;

  const GnTypedResult result = gn_typed_parse (match, state, seat, typed, &move, &at);
  g_autofree char *spelled = at >= 0 ? gn_typed_spell_out (match, state, seat, typed) : NULL;
  g_autoptr (GPtrArray) begun = at >= 0 ? gn_typed_complete (match, state, seat, typed, 1) : NULL;

  if (begun)
    g_ptr_array_set_free_func (begun, completion_free);
  if (at < 0 || spelled || begun->len || typed[gn_typed_first (match, state, seat, typed)])
    return NULL;
  line = gn_typed_nearest (match, state, seat, typed, lost, &nearest);
  if (!*lost)
    return NULL;
  if (result == GN_TYPED_PARTLY)
    {
      g_autofree char *phrase = gn_move_text (match, &move);

      understood = g_strstrip (gn_without_gaps (phrase));
    }
  *lost_text = lost_sentence (understood ? understood : "", *lost, nearest);
  return line ? complete_move (model, line) : g_ptr_array_new ();
}

/* The last of several moves, in the state that those before it lead to. */
static GPtrArray *
complete_last (GnTableModel *model,
               const char   *typed,
               char        **lost_text)
{
  const GnMatch *match = gn_table_model_get_match (model);
  const char *last = strrchr (typed, ';') + 1 + strspn (strrchr (typed, ';') + 1, " ");
  int seat = gn_table_model_get_seat (model);
  g_autofree gpointer after = gn_typed_after (match, gn_table_model_state (model), &seat, typed);
  GPtrArray *completions = after && *last ? gn_typed_complete (match, after, seat, last, GN_LINE_ROWS)
                                          : g_ptr_array_new ();

  g_ptr_array_set_free_func (completions, completion_free);
  for (guint i = 0; i < completions->len; i++)
    {
      GnCompletion *completion = completions->pdata[i];
      char *text = g_strdup_printf ("%.*s%s", (int) (last - typed), typed, completion->text);

      g_free (completion->text);
      completion->text = text;
      completion->typed += (guint) (last - typed);
    }
  /* nothing that is wrong, but nothing to tell beforehand either */
  *lost_text = g_strdup (_("Press Enter to make these moves, one after the other."));
  return completions;
}

GPtrArray *
gn_line_complete (GnTableModel *model,
                  const char   *typed,
                  char        **lost,
                  char        **lost_text)
{
  GPtrArray *completions;

  *lost = *lost_text = NULL;
  if (strchr (typed, ';'))
    return complete_last (model, typed, lost_text);
  completions = complete_lost (model, typed, lost, lost_text);
  return completions ? completions : complete_move (model, typed);
}
