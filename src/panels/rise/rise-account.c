/* rise-account.c: the account of what the Gnomes and the dragon do, step by step, with reasons
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-account.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/layout/slot.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "rise-gnome-card.h"
#include "rise-offer.h"

#define FAR_BACK 60    /* most entries to look back at since the card was turned up */

struct _RiseAccount {
  GnContainer   parent_instance;

  GtkWidget *title;
  GtkWidget *card;
  GtkWidget *scroller;
  GtkWidget *blocks;
  GtkWidget *rampage;
  GtkWidget *buttons;
  GtkWidget *run;
  GtkWidget *next, *next_words;
};

G_DEFINE_FINAL_TYPE (RiseAccount, rise_account, GN_TYPE_CONTAINER)

/* ---- A block ------------------------------------------------------------------------- */

typedef enum { BLOCK_PLAIN, BLOCK_DONE, BLOCK_FAILED, BLOCK_NOW } BlockState;

typedef struct {
  BlockState state;
  char      *icon;
  char      *title;
  GString   *body;
  GString   *clauses;
  gboolean   tries;      /* the step began with an attempt: its outcome becomes the title */
} Block;

static void
block_clear (Block *block)
{
  g_free (block->icon);
  g_free (block->title);
  if (block->body)
    g_string_free (block->body, TRUE);
  if (block->clauses)
    g_string_free (block->clauses, TRUE);
}

static void
add_words (GString    *text,
           const char *words,
           const char *between)
{
  if (words && *words && !strstr (text->str, words))
    g_string_append_printf (text, "%s%s", text->len ? between : "", words);
}

static Block *
begin (GArray *blocks)
{
  Block block = { .body = g_string_new (NULL), .clauses = g_string_new (NULL) };

  g_array_append_val (blocks, block);
  return &g_array_index (blocks, Block, blocks->len - 1);
}

static Block *
last_of (GArray *blocks)
{
  return blocks->len ? &g_array_index (blocks, Block, blocks->len - 1) : NULL;
}

/* A fact that gives a reason belongs to the step recorded next, or to the one that has just begun. */
static void
tell (GArray          *blocks,
      const RiseScene *scene,
      const GnSay     *say)
{
  const GnText *text = &scene->match->game->texts[say->text];
  g_autofree char *words = gn_say_text (scene->match, say, FALSE);
  const char *clause = gn_say_clause (scene->match, say);
  const gboolean tries = say->text == RISE_F_TRY || say->text == RISE_F_TRY_POINTS;
  Block *block = last_of (blocks);

  if (!block || tries || (block->title && !block->tries && !text->reason))
    block = begin (blocks);
  if (tries)
    {
      /* the card shows which action and types */
      block->tries = TRUE;
      block->icon = g_strdup (gn_say_icon (scene->match, say));
    }
  else if (text->reason)
    {
      add_words (block->body, words, " ");
    }
  else
    {
      if (block->title)
        add_words (block->body, words, " ");
      else
        block->title = g_strdup (words);
      if (!block->icon)
        block->icon = g_strdup (gn_say_icon (scene->match, say));
      block->state = say->text == RISE_F_IMPOSSIBLE || say->text == RISE_F_NOTHING_POSSIBLE
                         || say->text == RISE_F_DRAGON_STAYS
                       ? BLOCK_FAILED
                       : BLOCK_DONE;
      block->tries = FALSE;
    }
  add_words (block->clauses, clause, ", ");
}

/* The outcome of each line of a card that is no longer on the table. */
static void
follow (RiseGnomeCardView *last,
        guint16            text,
        int               *line)
{
  switch (text)
    {
    case RISE_F_TRY:
    case RISE_F_TRY_POINTS:
      *line = MIN (*line + 1, 3);
      last->line[*line] = RISE_LINE_DONE;
      break;
    case RISE_F_IMPOSSIBLE:
      last->line[*line] = RISE_LINE_FAILED;
      break;
    case RISE_F_DRAGON_WAITS:
    case RISE_F_DRAGON_STAYS:
      last->line[0] = RISE_LINE_FAILED;
      break;
    case RISE_F_DRAGON_ONLY:
    case RISE_F_DRAGON_ICON:
    case RISE_F_DRAGON_TIE:
    case RISE_F_DRAGON_CHOSEN:
    case RISE_F_DRAGON_FORCED:
      last->line[0] = RISE_LINE_DONE;
      break;
    default:
      break;
    }
}

/* Collects facts since the card was turned up; @last: that card. Returns: FALSE if there is no card */
static gboolean
read_done (GArray            *blocks,
           const RiseScene   *scene,
           RiseGnomeCardView *last)
{
  GnMatchTable *table = scene->panel ? gn_panel_get_table (scene->panel) : NULL;
  const guint n = table ? gn_match_table_get_n_steps (table) : 0;
  const GnText *texts = scene->match->game->texts;
  const int viewer = scene->panel ? gn_panel_get_viewer (scene->panel) : GN_PUBLIC;
  guint first = n + 1, from = 0;
  int line = 0;

  if (!scene->present)
    return FALSE;
  for (guint k = n; k > 0 && k + FAR_BACK > n && first > n; k--)
    {
      const GnStep *step = gn_match_table_get_step (table, k);

      gboolean turn = FALSE;

      for (guint i = step->story ? step->story->n : 0; i > 0 && !turn; i--)
        if (step->story->fact[i - 1].say.text == RISE_F_TURN)
          turn = TRUE;    /* anything before this belongs to the previous turn */
        else if (texts[step->story->fact[i - 1].say.text].chapter)
          {
            const GnSay *say = &step->story->fact[i - 1].say;

            first = k;
            from = i;
            rise_view_gnome (
              scene->match,
              CLAMP (gn_say_get (scene->match, say, "gnome"), 0, (int) rise_set (scene->match)->n_gnomes - 1), last);
            last->number = (guint8) gn_say_get (scene->match, say, "n");
            last->of = (guint8) gn_say_get (scene->match, say, "of");
            break;
          }
      if (turn)
        break;
    }
  for (guint k = first; k <= n; k++, from = 0)
    {
      const GnStep *step = gn_match_table_get_step (table, k);

      for (guint i = from; step->story && i < step->story->n; i++)
        if (gn_fact_shown (&step->story->fact[i], viewer))
          {
            tell (blocks, scene, &step->story->fact[i].say);
            follow (last, step->story->fact[i].say.text, &line);
          }
    }
  for (int k = line + 1; first <= n && k < 4; k++)
    last->line[k] = RISE_LINE_SKIPPED;
  return first <= n;
}

static GtkWidget *
new_block (const Block *block)
{
  static const char *const classes[] = { "plain", "done", "failed", "now" };
  GtkWidget *card = gn_column (2, "rise-step");
  GtkWidget *head = gn_row (7, NULL);
  GtkWidget *title = gn_paragraph (block->title ? block->title : "", "rise-step-title");

  gtk_widget_add_css_class (card, classes[block->state]);
  gtk_box_append (GTK_BOX (head), gn_piece_new (block->icon && *block->icon ? block->icon : "rise-gnome", 20));
  gtk_widget_set_hexpand (title, TRUE);
  gtk_box_append (GTK_BOX (head), title);
  if (block->state == BLOCK_DONE || block->state == BLOCK_FAILED)
    gtk_box_append (GTK_BOX (head), gn_label (block->state == BLOCK_DONE ? "✓" : "✕",
                                              block->state == BLOCK_DONE ? "rise-line-done" : "rise-line-failed"));
  gtk_box_append (GTK_BOX (card), head);
  if (block->body->len)
    {
      GtkWidget *body = gn_paragraph (block->body->str, "rise-step-body");

      gtk_box_append (GTK_BOX (card), body);
    }
  if (block->clauses->len)
    gn_set_tooltip (card, block->clauses->str);
  return card;
}

/* ---- What comes next ---------------------------------------------------------------------- */

/* The step that is due, before it is taken. */
static void
read_next (GArray          *blocks,
           const RiseScene *scene)
{
  const RiseStepView *step = &scene->step;
  GArray *told = g_array_new (FALSE, TRUE, sizeof (Block));
  GnPrompt prompt = { 0 };
  Block *block;

  if (!scene->present || !scene->has_step || step->n_reasons == 0)
    {
      g_array_unref (told);
      return;
    }
  for (guint i = 0; i < step->n_reasons && i < RISE_STEP_REASONS; i++)
    tell (told, scene, &step->reason[i]);
  gn_match_table_prompt (gn_panel_get_table (scene->panel), gn_panel_get_viewer (scene->panel), &prompt);

  block = begin (blocks);
  block->state = BLOCK_NOW;
  block->title = prompt.what.text ? gn_say_text (scene->match, &prompt.what, FALSE) : NULL;
  block->icon = g_strdup (step->action >= 0 ? rise_union_piece (step->action) : "rise-dragon");
  for (guint i = 0; i < told->len; i++)
    {
      Block *one = &g_array_index (told, Block, i);

      add_words (block->body, one->body->str, " ");
      if (one->title && g_strcmp0 (one->title, block->title) != 0)
        add_words (block->body, one->title, " ");
      add_words (block->clauses, one->clauses->str, ", ");
      block_clear (one);
    }
  g_array_unref (told);
}

/* ---- All at once --------------------------------------------------------------------------- */

static gboolean
stops (GnMatchTable *table)
{
  return ((const RiseState *) gn_match_table_state (table, GN_PUBLIC))->stage == RISE_AT_RESET;
}

gboolean
rise_run_through (GnPanel *panel)
{
  GnMatchTable *table = gn_panel_get_table (panel);
  const gboolean waited = gn_match_table_is_waiting (table);
  guint done;

  do
    done = gn_match_table_get_n_steps (table);
  while (gn_match_table_is_waiting (table) && gtk_widget_activate_action (GTK_WIDGET (panel), "table.deal", "i", 1)
         && gn_match_table_get_n_steps (table) > done && !stops (table));
  return waited;
}

static void
on_run (GtkWidget *account)
{
  rise_run_through (GN_PANEL (gtk_widget_get_ancestor (account, GN_TYPE_PANEL)));
}

/* ---- The widget ---------------------------------------------------------------------------- */

static gboolean
to_the_end (gpointer data)
{
  RiseAccount *self = data;
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));

  gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  return G_SOURCE_REMOVE;
}

static void
show_head (RiseAccount             *self,
           const RiseScene         *scene,
           const RiseGnomeCardView *view)
{
  g_autofree char *n = gn_number_text (view ? view->number : 0);
  g_autofree char *of = gn_number_text (view ? view->of : 0);
  /* Translators: which Gnome card of the turn: "Gnome card 3 of 5" */
  g_autofree char *title = view ? gn_fill (_("Gnome card {n} of {of}"), "n", n, "of", of, NULL)
                                : g_strdup (_("The Gnomes"));
  const char *who = scene->has_gnome && scene->gnome.seat >= 0 ? gn_match_name (scene->match, scene->gnome.seat) : NULL;

  gn_heading_set (self->title, title, who);
  rise_gnome_card_show (RISE_GNOME_CARD (self->card), scene->match, view, scene->has_step ? scene->step.type_at : -1);
}

static gboolean
can_run (const RiseScene *scene)
{
  return scene->waits && scene->state->stage != RISE_AT_RESET;
}

static void
show_buttons (RiseAccount     *self,
              const RiseScene *scene,
              gboolean         gnomes)
{
  GnPrompt prompt = { 0 };

  const gboolean on = scene->waits || scene->goes_on;

  /* in the Gnomes' phase both keep their places when they cannot be pressed */
  gtk_widget_set_visible (self->buttons, gnomes || on);
  gtk_widget_set_visible (self->run, gnomes || (on && can_run (scene)));
  gn_keep_place (self->run, can_run (scene));
  gn_keep_place (self->next, on);
  if (!on)
    return;
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next), scene->waits ? "table.deal" : "table.move");
  if (scene->waits)
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "i", 1);
  else
    gtk_actionable_set_action_target (GTK_ACTIONABLE (self->next), "s", "go-on");
  gn_match_table_prompt (gn_panel_get_table (scene->panel), GN_PUBLIC, &prompt);
  /* Translators: buttons for what Gnomon waits for: turning up the next Gnome card, drawing something else, or
   * confirming that the step shown is done on the table and the next one may come */
  gtk_label_set_label (GTK_LABEL (self->next_words), !prompt.chance ? _("Done, next")
                                                     : scene->state->stage == RISE_AT_GNOME_CARD ? _("Next card")
                                                                                                 : _("Draw"));
  gn_say_name (self->next, gtk_label_get_label (GTK_LABEL (self->next_words)));
}

void
rise_account_update (RiseAccount     *self,
                     const RiseScene *scene)
{
  g_autoptr (GArray) blocks = g_array_new (FALSE, TRUE, sizeof (Block));
  RiseGnomeCardView last = { 0 };
  const gboolean gnomes = scene->state->phase == 4 || scene->has_gnome;
  const gboolean told = gnomes && read_done (blocks, scene, &last);

  /* after a scoring only the button remains */
  gtk_widget_set_visible (self->title, gnomes);
  gtk_widget_set_visible (self->card, gnomes);
  gtk_widget_set_visible (self->scroller, gnomes);
  show_head (self, scene, scene->has_gnome ? &scene->gnome : told ? &last : NULL);
  show_buttons (self, scene, gnomes);
  read_next (blocks, scene);
  gn_box_clear (self->blocks);
  for (guint i = 0; i < blocks->len; i++)
    {
      Block *block = &g_array_index (blocks, Block, i);

      if (block->title || block->body->len)
        gtk_box_append (GTK_BOX (self->blocks), new_block (block));
      block_clear (block);
    }
  gtk_widget_set_visible (self->rampage, gnomes && rise_rampage_update (self->rampage, scene));
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, to_the_end, g_object_ref (self), g_object_unref);
}

GtkWidget *
rise_account_get_button (RiseAccount *self)
{
  return gtk_widget_get_visible (self->buttons) && gtk_widget_get_child_visible (self->next) ? self->next : NULL;
}

static void
rise_account_class_init (RiseAccountClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (RISE_TYPE_GNOME_CARD);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/account.ui");
  gn_bind_children (widget_class, RiseAccount, title, card, scroller, blocks, rampage, buttons, run, next, next_words);
  gtk_widget_class_bind_template_callback (widget_class, on_run);
  gtk_widget_class_set_css_name (widget_class, "riseaccount");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_account_init (RiseAccount *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
