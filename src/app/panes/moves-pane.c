/* moves-pane.c: pane with all possible moves, to browse and to search
 *
 * Widgets are reused: a refresh creates new ones only if there are more moves than ever before.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "moves-pane.h"

#include <glib/gi18n.h>

#include "app/entry/move-chip.h"
#include "app/entry/move-section.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"

#define MOST_CHIPS 60     /* for each verb; the others are found by searching */
#define MOST_FOUND 40
#define MOST_NUMBERS 8
/* things to choose from; if there are more, one row opens the form, where they can be searched */
#define MOST_THINGS 24

/* A verb's group. */
typedef struct {
  guint      verb;
  GtkWidget *box;
  GtkGrid   *grid;
  GPtrArray *chips;    /* GnMoveChip */
  GPtrArray *icons;    /* GnRichLabel at the head of a row of numbers */
} Group;

struct _GnMovesPane {
  GnContainer parent_instance;

  GnTableModel    *model;
  guint      serial;
  GPtrArray *groups;   /* Group */
  GPtrArray *found;    /* GnMoveChip */

  GtkSearchEntry *search;
  GtkBox         *group_box;
  GtkBox         *found_box;
  GtkLabel       *nothing;
};

G_DEFINE_FINAL_TYPE (GnMovesPane, gn_moves_pane, GN_TYPE_CONTAINER)

static void
group_free (gpointer data)
{
  Group *group = data;

  g_ptr_array_unref (group->chips);
  g_ptr_array_unref (group->icons);
  g_free (group);
}

static GnMoveChip *
chip_at (Group *group,
         guint  i,
         guint  column,
         guint  row,
         guint  span)
{
  GnMoveChip *chip;

  while (i >= group->chips->len)
    {
      chip = gn_move_chip_new ();
      g_ptr_array_add (group->chips, chip);
      gtk_grid_attach (group->grid, chip->button, column, row, span, 1);
      g_object_set_data (G_OBJECT (chip->button), "at", GUINT_TO_POINTER (column | row << 8 | span << 20));
    }
  chip = group->chips->pdata[i];

  guint at = column | row << 8 | span << 20;

  if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (chip->button), "at")) != at)
    {
      GtkLayoutManager *layout = gtk_widget_get_layout_manager (GTK_WIDGET (group->grid));
      GtkGridLayoutChild *child = GTK_GRID_LAYOUT_CHILD (gtk_layout_manager_get_layout_child (layout, chip->button));

      gtk_grid_layout_child_set_column (child, column);
      gtk_grid_layout_child_set_row (child, row);
      gtk_grid_layout_child_set_column_span (child, span);
      g_object_set_data (G_OBJECT (chip->button), "at", GUINT_TO_POINTER (at));
    }
  gtk_widget_set_visible (chip->button, TRUE);
  return chip;
}

/* Whether a number is impossible with every thing, always for the same reason without a name or figure. Then the
 * things do not matter: no action card has a fourth space. */
static gboolean
is_beside_the_point (GnMovesPane *self,
                     GnMove      *open,
                     const GnArg *thing_arg,
                     const GnArg *number_arg,
                     GArray      *things,
                     gint16       number)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GnSay reason = { 0 };
  gboolean beside = things->len > 1;

  for (guint i = 0; i < things->len && beside; i++)
    {
      const GnChoiceValue *choice = &g_array_index (things, GnChoiceValue, i);
      g_auto (GnWays) ways = { 0 };
      GnMove partial = *open;

      if (choice->slot[0] == GN_NONE)
        continue;
      partial.arg[thing_arg->at] = choice->slot[0];
      partial.arg[number_arg->at] = number;
      gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &partial,
                          &ways);
      beside = ways.ways == 0 && ways.why.text && !*match->game->texts[ways.why.text].gaps
               && (!reason.text || reason.text == ways.why.text);
      reason = ways.why;
    }
  return beside;
}

/* Things in rows, numbers in columns: "buy <ruby> 1 2 3 4". */
static guint
show_table (GnMovesPane *self,
            Group       *group,
            GnMove      *open,
            guint       *n_rows)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[group->verb];
  const GnArg *thing_arg = &verb->args[0], *number_arg = &verb->args[1];
  guint n = 0, rows = 0;
  g_autoptr (GArray) things = gn_arg_choices (self->model, open, thing_arg);
  int most = number_arg->max;

  while (most > number_arg->min && most - number_arg->min < MOST_NUMBERS
         && is_beside_the_point (self, open, thing_arg, number_arg, things, most))
    most--;

  for (guint i = 0; i < things->len; i++)
    {
      const GnChoiceValue *choice = &g_array_index (things, GnChoiceValue, i);
      GnThing thing = GN_THING (thing_arg->domain, choice->slot[0]);
      GnRichLabel *head;
      guint column = 1;

      /* A few things are all shown, with the reason; of many, only the possible ones. */
      if (choice->slot[0] == GN_NONE || (!choice->can && things->len > 8))
        continue;

      /* A place is shown by its name, with the picture of the thing there. */
      const GnThing named_as = gn_table_model_named_as (self->model, thing);
      g_autofree char *name = gn_thing_name (match, thing);
      g_autofree char *lying = gn_thing_name (match, named_as);
      const char *picture = named_as.domain != thing.domain ? gn_thing_icon (match, named_as) : NULL;
      const char *icon = picture ? picture : gn_thing_icon (match, thing);

      if (rows >= group->icons->len)
        {
          head = GN_RICH_LABEL (gn_rich_label_new ());
          gn_rich_label_set_lines (head, 2);
          gn_rich_label_set_icon_size (head, 20);
          g_ptr_array_add (group->icons, head);
          gtk_grid_attach (group->grid, GTK_WIDGET (head), 0, rows, 1, 1);
        }
      head = group->icons->pdata[rows];
      gtk_widget_set_visible (GTK_WIDGET (head), TRUE);
      gn_rich_label_clear (head);
      if (picture)
        {
          gn_rich_label_add (head, name);
          gn_rich_label_add (head, "\302\240");
        }
      if (icon)
        gn_rich_label_add_icon (head, icon, lying);
      else
        gn_rich_label_add (head, name);
      gn_rich_label_done (head);
      gn_set_tooltip (GTK_WIDGET (head), lying);

      open->arg[thing_arg->at] = thing.value;

      g_autoptr (GArray) numbers = gn_arg_choices (self->model, open, number_arg);

      for (guint k = 0; k < MIN (numbers->len, MOST_NUMBERS); k++)
        {
          const GnChoiceValue *number = &g_array_index (numbers, GnChoiceValue, k);
          GnMove partial = *open;

          if (number->slot[0] > most)
            continue;

          GnMoveChip *chip = chip_at (group, n++, column++, rows, 1);
          g_autofree char *figure = gn_number_text (number->slot[0]);
          g_autofree char *why = NULL;

          partial.arg[number_arg->at] = number->slot[0];
          if (!number->can)
            why = gn_move_chip_why_not (self->model, &partial);
          gn_move_chip_bind (chip, self->model, &partial, why);
          gn_rich_label_clear (chip->text);
          gn_rich_label_add_strong (chip->text, figure);
          if (number->can)
            {
              g_autofree char *cost = gn_move_chip_cost (self->model, &partial);

              if (cost)
                {
                  gn_rich_label_add (chip->text, "\302\240 ");
                  gn_rich_label_add (chip->text, cost);
                }
            }
          gn_rich_label_done (chip->text);
          g_autofree char *said = gn_move_text (match, &partial);
          gn_say_name (chip->button, said);
        }
      open->arg[thing_arg->at] = GN_OPEN;
      rows++;
    }
  *n_rows = rows;
  return n;
}

/* A sentence from the game about the thing, or NULL. */
static char *
describe (GnMovesPane *self,
          GnThing      thing)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GnSay say = { 0 };

  if (!match->game->describe || thing.domain >= GN_DOMAIN_SEAT)
    return NULL;
  match->game->describe (match, gn_table_model_state (self->model), thing, &say);
  return say.text ? gn_say_text (match, &say, gn_table_model_get_covered (self->model)) : NULL;
}

/* The picture before a single move: of the thing at its target, or of the place, if it has a picture. */
static const char *
icon_of (GnMovesPane  *self,
         const GnMove *move)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[move->verb];
  const GnArg *arg = &verb->args[0];
  const char *icon = NULL;

  if (arg->kind == GN_ARG_THING && move->arg[arg->at] >= 0)
    {
      const GnThing thing = GN_THING (arg->domain, move->arg[arg->at]);

      icon = gn_thing_icon (match, gn_table_model_named_as (self->model, thing));
      icon = icon ? icon : gn_thing_icon (match, thing);
    }
  return icon ? icon : verb->icon;
}

static guint
show_things (GnMovesPane *self,
             Group       *group,
             GnMove      *open)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[group->verb];
  const GnArg *arg = &verb->args[0];
  g_autoptr (GArray) things = gn_arg_choices (self->model, open, arg);
  guint n = 0, row = 0, column = 0;

  for (guint i = 0; i < things->len && n < MOST_CHIPS; i++)
    {
      const GnChoiceValue *choice = &g_array_index (things, GnChoiceValue, i);
      GnThing thing = GN_THING (arg->domain, choice->slot[0]);
      GnMove partial = *open;
      g_autofree char *why = NULL;
      const char *icon;

      if (choice->slot[0] == GN_NONE)
        continue;

      /* People name the card in a slot, not the slot. */
      GnThing named_as = gn_table_model_named_as (self->model, thing);
      g_autofree char *name = gn_thing_name (match, named_as);

      icon = gn_thing_icon (match, named_as);
      partial.arg[arg->at] = choice->slot[0];
      if (!choice->can && !choice->teach)
        why = gn_move_chip_why_not (self->model, &partial);

      /* Six columns; a long name takes more than one. */
      const char *pictures = gn_thing_pictures (match, named_as);
      guint length = pictures ? 7 : g_utf8_strlen (name, -1) + (icon ? 3 : 0);
      guint span = length <= 5 ? 1 : length <= 9 ? 2 : length <= 16 ? 3 : 6;

      if (column + span > 6)
        {
          column = 0;
          row++;
        }

      GnMoveChip *chip = chip_at (group, n++, column, row, span);

      column += span;
      gn_move_chip_bind (chip, self->model, &partial, why);
      if (pictures)
        gn_rich_label_set_pictures (chip->text, pictures, name);
      else
        gn_rich_label_set_name (chip->text, icon, name);

      g_autofree char *said = gn_move_text (match, &partial);

      gn_say_name (chip->button, said);
      if (!why)
        {
          g_autofree char *told = describe (self, thing);

          gn_set_tooltip (chip->button, told ? told : said);
        }
    }
  return n;
}

/* Moves whose phrase is only a number get a row each, with their effect; 0: the phrases say enough. */
static guint
show_meanings (GnMovesPane *self,
               Group       *group,
               GnMove      *open)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  guint n = 0;

  for (guint i = 0; match->game->meaning && i < legal->n && n < MOST_CHIPS; i++)
    {
      const GnMove *move = &legal->move[i];
      g_autofree char *meaning = NULL;
      GnMoveChip *chip;

      if (move->verb != group->verb || move->seat != open->seat
          || !(meaning = gn_move_meaning (match, gn_table_model_state (self->model), move)))
        continue;
      chip = chip_at (group, n, 0, n, 6);
      n++;
      gn_move_chip_bind (chip, self->model, move, NULL);
      gn_rich_label_set_lines (chip->text, 0);
      gn_rich_label_set_name (chip->text, NULL, meaning);
      gn_say_name (chip->button, meaning);
    }
  return n;
}

static gboolean
rest_is_usual (const GnVerb *verb,
               guint         from)
{
  for (const GnArg *arg = &verb->args[from]; arg->kind; arg++)
    if (!(arg->flags & (GN_ARG_USUAL | GN_ARG_OPTIONAL)))
      return FALSE;
  return TRUE;
}

/* A number that is the same for every thing is not a choice: "Barrel Delivery" always brings three. GN_NONE: it is
 * a choice. */
static int
settled_number (GnMovesPane  *self,
                const GnMove *open,
                const GnArg  *arg)
{
  const GnMoveList *legal = gn_table_model_legal (self->model);
  int number = GN_NONE;

  for (guint i = 0; i < legal->n && arg->flags & GN_ARG_USUAL; i++)
    {
      const GnMove *move = &legal->move[i];

      if (move->verb != open->verb || move->seat != open->seat)
        continue;
      if (number != GN_NONE && move->arg[arg->at] != number)
        return GN_NONE;
      number = move->arg[arg->at];
    }
  return number;
}

static guint
n_things (GnMovesPane  *self,
          GnMove       *open,
          const GnArg  *arg)
{
  g_autoptr (GArray) values = gn_table_model_arg_values (self->model, open, arg);

  return values->len;
}

/* Adds a button for a card from a hand that nobody has entered yet; the form asks for its printed values. */
static guint
show_new (GnMovesPane *self,
          Group       *group,
          GnMove      *open,
          guint        n)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnArg *arg = &match->game->verbs[group->verb].args[0];
  const char *is;
  gint16 is_value;

  if (!(arg->flags & GN_ARG_NEW) || gn_table_model_new_component (self->model, open, &is, &is_value) != arg)
    return 0;

  guint row = 0;

  for (guint i = 0; i < n; i++)
    {
      const guint at = GPOINTER_TO_UINT (
        g_object_get_data (G_OBJECT (((GnMoveChip *) group->chips->pdata[i])->button), "at"));

      row = MAX (row, (at >> 8 & 0xfff) + 1);
    }

  GnMoveChip *chip = chip_at (group, n, 0, row, 6);
  g_autofree char *label = gn_fill (_("Another {one}: describe it"), "one",
                                    gn_tr (match->game->families[match->game->domains[arg->domain].family - 1].one),
                                    NULL);

  gn_move_chip_bind (chip, self->model, open, NULL);
  g_object_set (chip->text, "xalign", 0.5f, NULL);
  gn_rich_label_set_name (chip->text, NULL, label);
  gn_say_name (chip->button, label);
  return 1;
}

static void
show_group (GnMovesPane *self,
            Group       *group)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[group->verb];
  const GnVerbState *state = gn_table_model_verb (self->model, group->verb);
  GnMove open;
  guint n = 0, rows = 0;
  int settled = GN_NONE;

  gn_move_open (match->game, &open, gn_table_model_speaker (self->model, group->verb), group->verb);
  if (verb->args[0].kind == GN_ARG_THING && verb->args[1].kind == GN_ARG_NUMBER && state->ways > 0)
    settled = settled_number (self, &open, &verb->args[1]);
  g_autofree char *figure = gn_number_text (settled);
  g_autofree char *note = settled != GN_NONE ? gn_fill (_("{name}: {value}"), "name", gn_tr (verb->args[1].title),
                                                        "value", figure, NULL)
                                             : NULL;
  gn_template_write (group->box, "note", note);

  if (state->teach)
    {
      n = show_things (self, group, &open);
      n += show_new (self, group, &open, n);
    }
  else if (state->ways == 0)
    {
      g_autofree char *why = gn_unavailable_reason (match, &state->why, gn_table_model_get_covered (self->model));
      GnMoveChip *chip = chip_at (group, 0, 0, 0, 6);

      n = 1;
      gn_move_chip_bind (chip, self->model, &open, why);
      /* whoever looks here wants to read the reason */
      gn_rich_label_set_lines (chip->text, 0);
      g_object_set (chip->text, "xalign", 0.0f, NULL);
      gn_rich_label_clear (chip->text);
      gn_rich_label_add_say_of (chip->text, match, &state->why, gn_table_model_get_covered (self->model),
                                gn_table_model_get_seat (self->model));
      gn_rich_label_done (chip->text);
      gn_say_name (chip->button, gn_tr (verb->title));
    }
  else if ((n = show_meanings (self, group, &open)) > 0)
    ;
  else if (verb->args[0].kind == GN_ARG_THING && verb->args[1].kind == GN_ARG_NUMBER
           && !(verb->args[1].flags & GN_ARG_OPTIONAL) && rest_is_usual (verb, 2) && settled == GN_NONE)
    n = show_table (self, group, &open, &rows);
  else if (verb->args[0].kind == GN_ARG_THING && state->ways > 1
           && (settled != GN_NONE || n_things (self, &open, &verb->args[0]) <= MOST_THINGS))
    {
      n = show_things (self, group, &open);
      n += show_new (self, group, &open, n);
    }
  else
    {
      GnMoveChip *chip = chip_at (group, 0, 0, 0, 6);
      g_autofree char *text = state->ways == 1 ? gn_move_label (match, &state->only) : NULL;
      g_autofree char *upper = gn_upper_first (text ? text : gn_tr (verb->title));

      n = 1;
      g_object_set (chip->text, "xalign", 0.5f, NULL);
      gn_move_chip_bind (chip, self->model, state->ways == 1 ? &state->only : &open, NULL);
      gn_rich_label_set_name (chip->text, state->ways == 1 ? icon_of (self, &state->only) : verb->icon, upper);
      gn_say_name (chip->button, upper);
      /* if there are many, the form handles the new one too */
      if (state->ways == 1)
        n += show_new (self, group, &open, n);
    }

  if (state->ways > 0 || state->teach)
    {
      GnMoveChip *first = group->chips->len ? group->chips->pdata[0] : NULL;

      if (first)
        g_object_set (first->text, "xalign", 0.5f, NULL);
    }
  for (guint i = n; i < group->chips->len; i++)
    gtk_widget_set_visible (((GnMoveChip *) group->chips->pdata[i])->button, FALSE);
  /* only a table has words at the head of its rows */
  for (guint i = rows; i < group->icons->len; i++)
    gtk_widget_set_visible (group->icons->pdata[i], FALSE);
}

/* An owed result has to be entered first; otherwise every move would repeat that. */
static gboolean
owes (GnMovesPane *self)
{
  const GnPrompt *prompt = gn_table_model_prompt (self->model);

  return prompt->chance || (prompt->host && gn_table_model_get_seat (self->model) < 0);
}

static void
show_groups (GnMovesPane *self)
{
  guint64 shown = gn_table_model_is_past (self->model)
                      || gn_match_table_is_over (gn_table_model_get_table (self->model)) || owes (self)
                    ? 0
                    : gn_table_model_shown_verbs (self->model);

  for (guint i = 0; i < self->groups->len; i++)
    {
      Group *group = self->groups->pdata[i];
      gboolean visible = gn_verbs_has (shown, group->verb);

      gtk_widget_set_visible (group->box, visible);
      if (visible)
        show_group (self, group);
    }
}

static gboolean
has_all_words (const char  *folded,
               char       **words)
{
  for (guint i = 0; words[i]; i++)
    if (*words[i] && !strstr (folded, words[i]))
      return FALSE;
  return TRUE;
}

static guint
show_found (GnMovesPane *self,
            const char  *text)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  g_autofree char *folded = gn_fold (text);
  g_auto (GStrv) words = g_strsplit (folded, " ", -1);
  guint n = 0;

  for (guint i = 0; i < legal->n && n < MOST_FOUND; i++)
    {
      if (!gn_table_model_verb_offered (match->game, legal->move[i].verb) || gn_table_model_is_past (self->model))
        continue;

      g_autofree char *phrase = gn_move_text (match, &legal->move[i]);
      g_autofree char *whole = gn_fold (phrase);

      if (!has_all_words (whole, words))
        continue;
      if (n >= self->found->len)
        {
          GnMoveChip *chip = gn_move_chip_new ();

          g_object_set (chip->text, "xalign", 0.0f, NULL);
          g_ptr_array_add (self->found, chip);
          gtk_box_append (self->found_box, chip->button);
        }

      GnMoveChip *chip = self->found->pdata[n++];
      g_autofree char *upper = gn_upper_first (phrase);

      gn_move_chip_bind (chip, self->model, &legal->move[i], NULL);
      gn_rich_label_set_name (chip->text, icon_of (self, &legal->move[i]), upper);
      gn_say_name (chip->button, phrase);
      gtk_widget_set_visible (chip->button, TRUE);
    }
  for (guint i = n; i < self->found->len; i++)
    gtk_widget_set_visible (((GnMoveChip *) self->found->pdata[i])->button, FALSE);
  return n;
}

/* Whether a move is impossible only because the values printed there are unknown. */
static gboolean
waits_for_box (GnMovesPane *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;

  for (guint verb = 0; game->verbs[verb].id; verb++)
    if (gn_table_model_verb_offered (game, verb) && gn_table_model_verb (self->model, verb)->teach)
      return TRUE;
  return FALSE;
}

void
gn_moves_pane_refresh (GnMovesPane *self)
{
  const char *text;
  guint n = 0;

  if (!self->model || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->serial = 0;
      return;
    }

  self->serial = gn_table_model_serial (self->model);
  text = gtk_editable_get_text (GTK_EDITABLE (self->search));
  if (!*text)
    {
      const GnMoveList *legal = gn_table_model_legal (self->model);

      for (guint i = 0; i < legal->n && !gn_table_model_is_past (self->model); i++)
        n += gn_table_model_verb_offered (gn_table_model_get_match (self->model)->game, legal->move[i].verb);

      g_autofree char *hint = g_strdup_printf (ngettext ("Find among %u move", "Find among %u moves", n), n);

      g_object_set (self->search, "placeholder-text", hint, NULL);
      gn_set_tooltip (GTK_WIDGET (self->search), hint);   /* large type has no room for it */
      show_groups (self);
    }
  else
    n = show_found (self, text);
  gtk_widget_set_visible (GTK_WIDGET (self->group_box), !*text);
  gtk_widget_set_visible (GTK_WIDGET (self->found_box), *text != '\0');

  g_autofree char *asked = owes (self) && !gn_match_table_is_over (gn_table_model_get_table (self->model))
    ? gn_say_text (gn_table_model_get_match (self->model), &gn_table_model_prompt (self->model)->what, FALSE) : NULL;

  gtk_label_set_label (self->nothing, gn_table_model_is_past (self->model)
                                        ? _("This is an earlier moment. Come back to go on.")
                                      : asked && *asked ? asked
                                      : *text ? _("No possible move has these words.")
                                      : waits_for_box (self) ? _("Gnomon first asks what is printed there.")
                                                             : _("No move is possible now."));
  gtk_widget_set_visible (GTK_WIDGET (self->nothing), n == 0);
}

static void
on_search (GnMovesPane *self)
{
  gn_moves_pane_refresh (self);
}

static void
gn_moves_pane_map (GtkWidget *widget)
{
  GnMovesPane *self = GN_MOVES_PANE (widget);

  GTK_WIDGET_CLASS (gn_moves_pane_parent_class)->map (widget);
  if (self->model && self->serial != gn_table_model_serial (self->model))
    gn_moves_pane_refresh (self);
}

static void
gn_moves_pane_dispose (GObject *object)
{
  GnMovesPane *self = GN_MOVES_PANE (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_moves_pane_parent_class)->dispose (object);
}

static void
gn_moves_pane_finalize (GObject *object)
{
  GnMovesPane *self = GN_MOVES_PANE (object);

  g_ptr_array_unref (self->groups);
  g_ptr_array_unref (self->found);
  G_OBJECT_CLASS (gn_moves_pane_parent_class)->finalize (object);
}

static void
gn_moves_pane_class_init (GnMovesPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_moves_pane_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_moves_pane_finalize;
  widget_class->map = gn_moves_pane_map;
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/panes/moves-pane.ui");
  gn_bind_children (widget_class, GnMovesPane, search, group_box, found_box, nothing);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "movespane");
}

static void
gn_moves_pane_init (GnMovesPane *self)
{
  self->groups = g_ptr_array_new_with_free_func (group_free);
  self->found = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
}

static Group *
new_group (const GnVerb *verb,
           guint         index)
{
  Group *group = g_new0 (Group, 1);

  group->verb = index;
  group->chips = g_ptr_array_new_with_free_func (g_free);
  group->icons = g_ptr_array_new ();
  group->box = gn_template_new ("panes/move-group");
  group->grid = gn_template_part (group->box, "grid");
  gn_template_write (group->box, "title", gn_tr (verb->title));
  return group;
}

void
gn_moves_pane_set_model (GnMovesPane  *self,
                         GnTableModel *model)
{
  const GnGame *game = gn_table_model_get_match (model)->game;

  g_set_object (&self->model, model);
  /* Moves that do not end the turn come last, because they are rarer. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; game->verbs[i].id; i++)
      if (gn_table_model_verb_offered (game, i) && (guint) ((game->verbs[i].flags & GN_VERB_FREE) != 0) == pass)
        {
          Group *group = new_group (&game->verbs[i], i);

          g_ptr_array_add (self->groups, group);
          gtk_box_append (self->group_box, group->box);
        }
  gn_moves_pane_refresh (self);
}
