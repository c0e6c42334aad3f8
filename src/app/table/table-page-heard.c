/* table-page-heard.c: what a table page says aloud: entries, what to do with the pieces, who decides, refusals
 *
 * What happens in one go is one announcement, made when it is over: a screen reader would cut off the first of two.
 * Only what everybody may know goes into it. What one person alone may know is announced while they look, and at once.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-page-private.h"

#include <glib/gi18n.h>

#include "app/panes/log-item.h"
#include "core/words/text.h"
#include "panels/drawing/announce.h"
#include "panels/drawing/parts.h"
#include "panels/layout/holdings.h"
#include "panels/things/space.h"
#include "sheets/ending.h"

#define MOST_ENTRIES 3    /* told one by one; after more, only the last */

/* What everybody at the table knows about covered figures, whoever looks. */
static gboolean
is_covered (GnTablePage *self)
{
  const GnMatch *match = gn_match_table_get_match (self->table);

  return !gn_match_table_is_over (self->table) && match->game->covered && match->game->covered (match);
}

/* ---- One announcement ------------------------------------------------------------------------------- */

/* A line that does not begin as a sentence ends the one before: "and production +1". No place such as "d0.0". */
static gboolean
goes_on (const char *line)
{
  return line && g_unichar_islower (g_utf8_get_char (line))
         && !g_unichar_isdigit (g_utf8_get_char (g_utf8_next_char (line)));
}

/* “Well.” has a stop; “Well”, 74% and (1 of 2) have none. */
static gboolean
ends (const char *line)
{
  const char *at = line + strlen (line);
  gunichar c = 0;

  while (at > line)
    {
      GUnicodeType type;

      at = g_utf8_prev_char (at);
      c = g_utf8_get_char (at);
      type = g_unichar_type (c);
      if (type != G_UNICODE_INITIAL_PUNCTUATION && type != G_UNICODE_FINAL_PUNCTUATION
          && type != G_UNICODE_SPACE_SEPARATOR)
        break;
    }
  return c == '.' || c == '!' || c == '?' || c == ':' || c == ';' || c == 0x2026;
}

/* A prompt, an instruction and a line of a card are no whole sentences: without a stop they would run into the next. */
static void
add_sentence (GString    *text,
              const char *words)
{
  g_auto (GStrv) lines = g_strsplit (words, "\n", -1);

  for (char **line = lines; *line; line++)
    {
      if (!**line)
        continue;
      if (text->len)
        g_string_append_c (text, ' ');
      g_string_append (text, *line);
      if (!ends (*line) && !goes_on (line[1]))
        g_string_append_c (text, '.');
    }
}

/* While somebody passes the laptop round or looks, nobody decides what comes after that. */
static gboolean
is_prompt_due (GnTablePage *self)
{
  return self->prompt_due && !gn_table_model_is_past (self->model)
         && (!gn_curtain_is_up (self->curtain) || gn_curtain_is_decision (self->curtain));
}

static void
flush (GnTablePage *self)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GString) text = g_string_new (NULL);

  g_clear_handle_id (&self->heard_source, g_source_remove);
  for (guint i = 0; i < self->heard->len; i++)
    {
      GString *words = g_string_new (NULL);

      /* the same words are said once, whether they came with a stop or without */
      add_sentence (words, self->heard->pdata[i]);
      if (!g_ptr_array_find_with_equal_func (said, words->str, g_str_equal, NULL))
        add_sentence (text, words->str);
      g_ptr_array_add (said, g_string_free (words, FALSE));
    }
  g_ptr_array_set_size (self->heard, 0);
  if (is_prompt_due (self))
    {
      g_autofree char *prompt = gn_table_page_public_prompt (self);

      self->prompt_due = FALSE;
      add_sentence (text, prompt);
    }
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_announce (GTK_WIDGET (self), GN_POLITELY, text->str);
}

static gboolean
on_idle (gpointer data)
{
  GnTablePage *self = data;

  self->heard_source = 0;
  flush (self);
  return G_SOURCE_REMOVE;
}

static void
flush_soon (GnTablePage *self)
{
  if (!self->heard_source)
    self->heard_source = g_idle_add_full (G_PRIORITY_HIGH_IDLE, on_idle, self, NULL);
}

void
gn_table_page_hear (GnTablePage *self,
                    const char  *text)
{
  if (!text || !*text)
    return;
  g_ptr_array_add (self->heard, g_strdup (text));
  flush_soon (self);
}

void
gn_table_page_hear_at_once (GnTablePage *self,
                            const char  *text)
{
  flush (self);
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_announce (GTK_WIDGET (self), GN_AT_ONCE, text);
}

void
gn_table_page_hear_first (GnTablePage *self,
                          const char  *text)
{
  g_ptr_array_insert (self->heard, 0, g_strdup (text));
  flush_soon (self);
}

void
gn_table_page_hear_prompt (GnTablePage *self)
{
  self->prompt_due = TRUE;
  flush_soon (self);
}

/* ---- What has happened ------------------------------------------------------------------------------ */

char *
gn_table_page_public_prompt (GnTablePage *self)
{
  GnPrompt prompt = { 0 };

  gn_match_table_prompt (self->table, GN_PUBLIC, &prompt);
  return gn_prompt_words (self->model, self->panel, &prompt, is_covered (self));
}

/* @fact: (out): the fact that tells it, or the first text, which says nothing */
static char *
entry_words (GnTablePage *self,
             guint        n,
             GnSay       *fact)
{
  g_autoptr (GnLogItem) item = gn_log_item_new (self->table, gn_match_table_get_step (self->table, n), n, GN_PUBLIC);
  g_autofree char *text = NULL;

  *fact = item->headline >= 0 ? g_array_index (item->facts, GnSay, item->headline) : (GnSay) { 0 };
  text = gn_say_text (gn_match_table_get_match (self->table), fact, is_covered (self));
  return *text ? g_steal_pointer (&text) : g_strdup (item->text);
}

char *
gn_table_page_entry_words (GnTablePage *self,
                           guint        n)
{
  GnSay fact;

  return entry_words (self, n, &fact);
}

void
gn_table_page_hear_entry (GnTablePage *self)
{
  const guint n = gn_match_table_get_n_steps (self->table);
  const guint from = n > self->heard_steps && n - self->heard_steps > MOST_ENTRIES ? n : self->heard_steps + 1;

  if (n == self->heard_steps)
    return;
  for (guint i = from; i <= n; i++)
    {
      g_autofree char *text = entry_words (self, i, &self->heard_fact);

      gn_table_page_hear (self, text);
    }
  self->heard_steps = n;
  gn_table_page_hear_prompt (self);
}

/* "Give Ann 2 gold" and "Ann takes the ruby" name her already. */
static gboolean
names_doer (const GnMatch       *match,
            const GnInstruction *step,
            const char          *who,
            const char          *words)
{
  g_autoptr (GArray) spans = gn_say_spans (match, &step->say, TRUE, FALSE);

  if (g_str_has_prefix (words, who))
    return TRUE;
  for (guint i = 0; i < spans->len; i++)
    {
      const GnThing *thing = &g_array_index (spans, GnSpan, i).thing;

      if (thing->domain == GN_DOMAIN_SEAT && thing->value == step->doer && step->doer >= 0)
        return TRUE;
    }
  return FALSE;
}

/* What the entry's own sentence has just told is not told again. */
void
gn_table_page_hear_pieces (GnTablePage   *self,
                           const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GArray) steps = gn_instructions (match, story, GN_PUBLIC);

  for (guint i = 0; i < steps->len; i++)
    {
      const GnInstruction *step = &g_array_index (steps, GnInstruction, i);
      int doer;
      g_autofree char *words = gn_say_instruction (match, &step->say, &doer);
      const char *who = step->doer >= 0 ? gn_match_name (match, step->doer)
                        : step->role >= 0 && match->game->role_titles ? gn_tr (match->game->role_titles[step->role])
                        : NULL;

      if (memcmp (&step->say, &self->heard_fact, sizeof (GnSay)) == 0
          && gn_say_is_whole (match, &step->say, is_covered (self)))
        continue;

      g_autofree char *text = who && !names_doer (match, step, who, words)
                                ? gn_fill (_("{who}: {action}"), "who", who, "action", words, NULL)
                                : gn_upper_first (words);

      gn_table_page_hear (self, text);
    }
}

void
gn_table_page_hear_result (GnTablePage *self)
{
  g_autoptr (GnScoresheet) score = gn_match_table_score (self->table, GN_EVERYTHING);
  g_autoptr (GnEnding) ending = gn_ending_new (self->table, score);

  gn_table_page_hear (self, ending->headline);
  gn_table_page_hear (self, ending->reason);
  for (guint i = 0; i < ending->steps->len; i++)
    gn_table_page_hear (self, ending->steps->pdata[i]);
  /* the end takes the stage now, and from a page that is hidden nothing is announced */
  flush (self);
}

void
gn_table_page_hear_moment (GnTablePage *self,
                           const char  *text)
{
  if (text && g_strcmp0 (text, self->heard_moment) != 0)
    gn_table_page_hear (self, text);
  else if (!text && self->heard_moment)
    {
      gn_table_page_hear (self, _("This is the present."));
      gn_table_page_hear_prompt (self);
    }
  g_free (self->heard_moment);
  self->heard_moment = g_strdup (text);
}

/* ---- Secrets ---------------------------------------------------------------------------------------- */

void
gn_table_page_hear_raised (GnTablePage *self)
{
  const char *title = gn_get_name (GTK_WIDGET (self->curtain));
  g_autofree char *others = gn_curtain_others (gn_match_table_get_match (self->table),
                                               gn_curtain_get_seat (self->curtain));

  gn_table_page_hear (self, title);
  gn_table_page_hear (self, others);
}

void
gn_table_page_hear_looking (GnTablePage   *self,
                            int            seat,
                            const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);
  g_autoptr (GString) text = g_string_new (NULL);

  flush (self);
  if (seat < 0)
    {
      /* Translators: for a screen reader: what only one person may see is hidden again */
      gn_table_page_hear (self, _("Covered again"));
      return;
    }

  g_autofree char *title = gn_fill (_("Only {who} may see this"), "who", gn_match_name (match, seat), NULL);

  add_sentence (text, title);
  for (guint i = 0; story && i < story->n; i++)
    if (story->fact[i].viewers != GN_ALL_SEE && gn_fact_shown (&story->fact[i], seat))
      {
        g_autofree char *fact = gn_say_text (match, &story->fact[i].say, FALSE);

        add_sentence (text, fact);
      }
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    gn_announce (GTK_WIDGET (self), GN_POLITELY, text->str);
}

/* ---- Asked for -------------------------------------------------------------------------------------- */

/* The names of the parts of a player's card: "Gold: 24". Their own parts say no more. A button is something to do, but
 * among the holdings it shows them, and opens more. */
static void
add_parts (GString   *text,
           GtkWidget *widget,
           gboolean   holdings)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      const char *name = gn_get_name (child);

      if (!gtk_widget_get_mapped (child) || (GTK_IS_BUTTON (child) && !GN_IS_SPACE (child) && !holdings))
        continue;
      if (name && *name)
        add_sentence (text, name);
      else
        add_parts (text, child, holdings || GN_IS_HOLDINGS (child));
    }
}

static void
add_player (GnTablePage *self,
            GString     *text,
            int          seat)
{
  GtkWidget *card = seat >= 0 && (guint) seat < self->cards->len ? self->cards->pdata[seat] : NULL;

  /* the cards show more while somebody looks */
  if (!card || gn_table_model_get_viewer (self->model) != GN_PUBLIC)
    return;
  add_sentence (text, gn_get_name (card));
  add_parts (text, card, FALSE);
}

/* What holds for a while; what only the one who looks may know is not among it. */
static void
add_banners (GnTablePage *self,
             GString     *text)
{
  GnMessageBar *messages = gn_bottom_bar_get_messages (self->bottom);

  if (gn_table_model_get_viewer (self->model) != GN_PUBLIC || gn_table_model_is_past (self->model))
    return;
  for (guint i = 0; i < GN_MESSAGE_BANNERS; i++)
    {
      g_autofree char *words = gn_message_bar_words (messages, GN_MESSAGE_BANNER + i);

      if (words)
        add_sentence (text, words);
    }
}

char *
gn_table_page_here (GnTablePage *self)
{
  const guint n = gn_match_table_get_n_steps (self->table);
  GString *text = g_string_new (NULL);
  g_autofree char *prompt = gn_table_page_public_prompt (self);

  add_sentence (text, prompt);
  add_player (self, text, gn_table_model_get_seat (self->model));
  add_banners (self, text);
  if (n)
    {
      g_autofree char *entry = gn_table_page_entry_words (self, n);
      g_autofree char *last = gn_fill (_("Last entry: {entry}"), "entry", entry, NULL);

      add_sentence (text, last);
    }
  return g_string_free (text, FALSE);
}

char *
gn_table_page_around (GnTablePage *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->cards->len; i++)
    add_player (self, text, (int) i);
  add_banners (self, text);
  if (!text->len)
    g_string_append (text, _("The standings are read out only while no secret is shown."));
  return g_string_free (text, FALSE);
}
