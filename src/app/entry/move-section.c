/* move-section.c: part of the form for one argument of a move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "move-section.h"

#include <glib/gi18n.h>

#include "app/model/change.h"
#include "app/entry/figure-field.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "app/widgets/template.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "panels/layout/grow.h"

#define MANY_THINGS 12    /* more things than these are packed closely; once one is chosen, only that one is shown */
/* up to this number, bags and lists are offered as a whole; beyond it they are composed piece by piece */
#define FEW_WAYS    8
#define CAP 24   /* size of a key cap in the corner of a choice */
#define NARROW 760   /* width of a window in pixels up to which columns give way, */
#define CELL   84    /* that of a choice without its name, */
#define LETTER 8     /* and of each letter */

struct _GnMoveSection {
  GtkBox parent_instance;

  GnTableModel      *model;
  const GnArg *arg;
  GArray      *choices;    /* GnChoiceValue: those shown */
  GPtrArray   *buttons;    /* GtkToggleButton, reused */
  gboolean     steppers;
  gint16       count[GN_MAX_ARGS];  /* for a bag that is composed here */

  GtkLabel  *title;
  GtkWidget *grid;
  GtkWidget *figure;     /* the field for a figure, instead of choices; or NULL */
  GtkWidget *why_row;
  GnRichLabel  *why;
  GtkWidget *why_clause;
  GtkWidget *more_button;
  GtkButton *new_button;
  gboolean   all;        /* of many choices, show all even though one is chosen */
  gboolean   refreshing;
};

G_DEFINE_FINAL_TYPE (GnMoveSection, gn_move_section, GTK_TYPE_BOX)

/* ---- Choosing ----------------------------------------------------------- */

static void
choose_slots (GnMoveSection *self,
              const gint16  *slots)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  g_auto (GnWays) ways = { 0 };
  GnMove move;

  if (!partial)
    return;
  move = *partial;
  memcpy (&move.arg[self->arg->at], slots, self->arg->size * sizeof *slots);
  gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &move, &ways);
  if (ways.ways == 0)
    {
      /* Later arguments may not fit the new choice; they are asked for again. */
      GnMove again = gn_move_opened_from (game, partial, self->arg);

      memcpy (&again.arg[self->arg->at], slots, self->arg->size * sizeof *slots);
      move = again;
    }
  gn_table_model_enter (self->model, &move);
}

/* The reason why a choice is not possible, with its clause as a link. */
static void
show_why (GnMoveSection *self,
          const gint16  *slots)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMove *partial = gn_table_model_get_partial (self->model);
  g_auto (GnWays) ways = { 0 };
  GnMove move;
  const char *clause;

  if (!partial)
    return;
  move = gn_move_opened_from (match->game, partial, self->arg);
  memcpy (&move.arg[self->arg->at], slots, self->arg->size * sizeof *slots);
  gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &move, &ways);
  if (ways.ways)
    return;

  gn_rich_label_set_say (self->why, match, &ways.why, FALSE, gn_table_model_get_covered (self->model));
  clause = gn_say_clause (match, &ways.why);
  gtk_widget_set_visible (self->why_clause, clause != NULL);
  if (clause)
    {
      gtk_button_set_label (GTK_BUTTON (self->why_clause), clause);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why_clause), "s", clause);
    }
  gtk_widget_set_visible (self->why_row, TRUE);
}

/* ---- Figures ------------------------------------------------------------ */

static void
on_figure (GnMoveSection *self)
{
  gint16 slots[GN_FIGURE_SLOTS];

  if (self->refreshing || !gn_table_model_get_partial (self->model))
    return;
  if (!gn_figure_field_read (self->figure, slots))
    for (guint i = 0; i < GN_FIGURE_SLOTS; i++)
      slots[i] = i ? GN_NONE : GN_OPEN;
  choose_slots (self, slots);
}

static void
on_figure_entered (GnMoveSection *self)
{
  if (!gn_table_model_accept (self->model))
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
make_figure (GnMoveSection *self)
{
  self->figure = gn_figure_field_new (gn_tr (self->arg->title));
  gtk_box_insert_child_after (GTK_BOX (self), self->figure, GTK_WIDGET (self->title));
  gtk_widget_set_visible (self->grid, FALSE);
  g_signal_connect_swapped (self->figure, "changed", G_CALLBACK (on_figure), self);
  g_signal_connect_swapped (self->figure, "activate", G_CALLBACK (on_figure_entered), self);
}

/* Chosen as if it were known: Gnomon asks for the printed values, and the entry goes on. */
static void
ask_first (GnMoveSection *self,
           const gint16  *slots)
{
  GnMove move = gn_move_opened_from (gn_table_model_get_match (self->model)->game,
                                     gn_table_model_get_partial (self->model), self->arg);

  memcpy (&move.arg[self->arg->at], slots, self->arg->size * sizeof *slots);
  gn_table_model_choose (self->model, &move);
}

static void
on_clicked (GtkButton     *button,
            GnMoveSection *self)
{
  guint i;

  if (self->refreshing || !g_ptr_array_find (self->buttons, button, &i) || i >= self->choices->len)
    return;

  GnChoiceValue choice = g_array_index (self->choices, GnChoiceValue, i);

  if (choice.can)
    choose_slots (self, choice.slot);
  else if (choice.teach)
    ask_first (self, choice.slot);
  else
    {
      gn_move_section_refresh (self);
      show_why (self, choice.slot);
    }
}

static void
on_step (GnMoveSection *self,
         guint          key,
         int            by)
{
  gint16 slots[GN_MAX_ARGS];

  self->count[key] = CLAMP (self->count[key] + by, 0, self->arg->max > 0 ? self->arg->max : 99);
  for (guint i = 0; i < self->arg->size; i++)
    slots[i] = self->count[i];
  choose_slots (self, slots);
}

static void
on_less (GtkButton     *button,
         GnMoveSection *self)
{
  on_step (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key")), -1);
}

static void
on_more (GtkButton     *button,
         GnMoveSection *self)
{
  on_step (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "key")), 1);
}

/* ---- Showing ------------------------------------------------------------ */

/* The choice in words and pictures. */
static void
write_choice (GnMoveSection *self,
              GnRichLabel      *rich_label,
              const gint16  *slots)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnArg *arg = self->arg;
  gboolean any = FALSE;

  gn_rich_label_clear (rich_label);
  if (slots[0] == GN_NONE)
    /* Translators: nothing is chosen here: no marker, no wild gem */
    gn_rich_label_add (rich_label, _("none"));
  else if (arg->kind == GN_ARG_NUMBER)
    {
      g_autofree char *n = gn_number_text (slots[0]);

      gn_rich_label_add (rich_label, n);
    }
  else if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_LIST)
    {
      guint from = arg->kind == GN_ARG_LIST, n = arg->kind == GN_ARG_LIST ? (guint) slots[0] : 1;

      for (guint i = from; i < from + n; i++)
        {
          GnThing thing = arg->kind == GN_ARG_THING
                            ? gn_table_model_named_as (self->model, GN_THING (arg->domain, slots[i]))
                            : GN_THING (arg->domain, slots[i]);
          g_autofree char *name = thing.domain == GN_DOMAIN_NUMBER ? gn_number_text (thing.value)
                                                                   : gn_thing_name (match, thing);
          const char *icon = arg->domain == GN_DOMAIN_NUMBER ? NULL : gn_thing_icon (match, thing);

          if (any)
            gn_rich_label_add (rich_label, icon ? " " : ", ");
          if (icon)
            gn_rich_label_add_icon (rich_label, icon, name);
          else
            gn_rich_label_add (rich_label, name);
          any = TRUE;
        }
      if (!any)
        gn_rich_label_add (rich_label, _("none"));
    }
  else
    {
      for (guint i = 0; i < arg->size; i++)
        if (slots[i] > 0)
          {
            GnThing thing = GN_THING (arg->domain, i);
            g_autofree char *counted = gn_thing_counted (match, thing, slots[i]);
            g_autofree char *n = g_strdup_printf ("%d\302\240", slots[i]);
            const char *icon = gn_thing_icon (match, thing);

            if (any)
              gn_rich_label_add (rich_label, icon ? " " : ", ");
            if (icon)
              {
                gn_rich_label_add (rich_label, n);
                gn_rich_label_add_icon (rich_label, icon, counted);
              }
            else
              gn_rich_label_add (rich_label, counted);
            any = TRUE;
          }
      if (!any)
        gn_rich_label_add (rich_label, _("none"));
    }
  gn_rich_label_done (rich_label);
}

/* The cost of the choice, if its facts contain one. */
static void
write_cost (GnMoveSection *self,
            GnRichLabel      *note,
            const gint16  *slots)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMove *partial = gn_table_model_get_partial (self->model);
  GnMatchTable *table = gn_table_model_get_table (self->model);
  g_auto (GnWays) ways = { 0 };
  g_autoptr (GnStory) story = NULL;
  g_autofree gpointer after = NULL;
  GnMove move = gn_move_opened_from (match->game, partial, self->arg);

  memcpy (&move.arg[self->arg->at], slots, self->arg->size * sizeof *slots);
  gn_rich_label_clear (note);
  gn_match_table_ask (table, gn_table_model_get_viewer (self->model), &move, &ways);
  if ((ways.ways == 1 || (ways.ways && ways.settled))
      && gn_match_table_preview (table, gn_table_model_get_viewer (self->model), &ways.only, &story, &after))
    {
      g_autoptr (GArray) changes = gn_changes_made (match, story, gn_table_model_state (self->model), after,
                                                    ways.only.seat, FALSE);
      g_autofree char *cost = gn_changes_cost (match, changes);

      if (cost)
        {
          gn_rich_label_add (note, cost);
          gn_rich_label_add (note, "\302\240");
          gn_rich_label_add_icon (note, g_array_index (changes, GnChange, 0).icon, NULL);
        }
    }
  gn_rich_label_done (note);
  gtk_widget_set_visible (GTK_WIDGET (note), *gn_rich_label_get_text (note) != '\0');
}

/* If no other argument is a number, the first nine things have a digit each. */
static gboolean
has_digits (GnMoveSection *self)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const GnWays *ways = gn_table_model_get_ways (self->model);
  const GnArg *asked = ways ? ways->open : NULL;

  if (!partial || self->arg->kind != GN_ARG_THING || self->choices->len > 9)
    return FALSE;
  for (const GnArg *arg = gn_table_model_get_match (self->model)->game->verbs[partial->verb].args; arg->kind; arg++)
    {
      if (arg->kind == GN_ARG_NUMBER && !(arg->flags & GN_ARG_OPTIONAL))
        return FALSE;
      /* Of several arguments, the one that is asked for now. An argument with only one value is not asked for,
       * even if it is open. */
      if (asked != self->arg && arg != self->arg && arg->kind == GN_ARG_THING && partial->arg[arg->at] == GN_OPEN
          && (arg < self->arg || partial->arg[self->arg->at] != GN_OPEN))
        return FALSE;
    }
  return TRUE;
}

static void
write_button (GnMoveSection       *self,
              GtkWidget           *button,
              const GnChoiceValue *choice,
              gboolean             chosen)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GnPiece *piece = gn_template_part (button, "piece");
  GnRichLabel *rich_label = gn_template_part (button, "words");
  GnRichLabel *note = gn_template_part (button, "note");
  GtkWidget *cap = gn_template_part (button, "key");
  GnThing thing = GN_THING (self->arg->domain, choice->slot[0]);
  gboolean one = self->arg->kind == GN_ARG_THING && choice->slot[0] != GN_NONE;
  GnThing named_as = one ? gn_table_model_named_as (self->model, thing) : thing;
  const char *icon = one ? gn_thing_icon (match, named_as) : NULL;
  gunichar key = one ? gn_thing_key (match, thing) : 0;
  guint at;

  if (one && key == 0 && has_digits (self) && g_ptr_array_find (self->buttons, button, &at))
    key = '1' + at;
  g_autofree char *reason = NULL;

  if (!icon && one)
    icon = gn_thing_icon (match, thing);
  const char *pictures = one ? gn_thing_pictures (match, named_as) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (piece), icon != NULL && !pictures);
  if (pictures)
    {
      g_autofree char *name = gn_thing_name (match, named_as);

      gn_rich_label_set_icon_size (rich_label, 26);
      gn_rich_label_set_pictures (rich_label, pictures, name);
      gn_set_tooltip (button, name);
    }
  else if (icon)
    {
      g_autofree char *name = gn_thing_name (match, named_as);
      g_autofree char *upper = gn_upper_first (name);

      gn_piece_set_name (piece, icon);
      gn_rich_label_set_text (rich_label, upper);
    }
  else
    write_choice (self, rich_label, choice->slot);

  gtk_widget_set_visible (cap, key != 0);
  /* keep the space under the key cap empty */
  gtk_widget_set_margin_end (gn_template_part (button, "box"), key != 0 ? CAP : 0);
  if (key)
    {
      char letter[8] = { 0 };

      g_unichar_to_utf8 (g_unichar_toupper (key), letter);
      gtk_label_set_label (GTK_LABEL (cap), letter);
    }

  if (self->arg->kind == GN_ARG_NUMBER)
    {
      gtk_widget_add_css_class (button, "number");
      if (choice->can)
        write_cost (self, note, choice->slot);
    }
  if (self->arg->kind != GN_ARG_NUMBER || !choice->can)
    gtk_widget_set_visible (GTK_WIDGET (note), FALSE);

  gn_set_class (button, "unknown", choice->teach);
  if (!choice->can && !choice->teach)
    {
      const GnMove *partial = gn_table_model_get_partial (self->model);
      g_auto (GnWays) ways = { 0 };
      GnMove move = gn_move_opened_from (match->game, partial, self->arg);

      memcpy (&move.arg[self->arg->at], choice->slot, self->arg->size * sizeof (gint16));
      gn_match_table_ask (gn_table_model_get_table (self->model), gn_table_model_get_viewer (self->model), &move,
                          &ways);
      reason = gn_unavailable_reason (match, &ways.why, gn_table_model_get_covered (self->model));
    }
  gn_unavailable_set (button, reason);
  gn_say_name (button, gn_rich_label_get_text (rich_label));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), chosen);
}

/* In a narrow window no more than have room for most of the names. */
static guint
fit_columns (GnMoveSection *self,
             guint          columns)
{
  guint cell = CELL;
  int width, height;

  gn_grow_room (GTK_WIDGET (self), &width, &height);
  if (width <= GN_GROW_FRAME || width > NARROW)
    return columns;
  cell += LETTER * gn_choices_letters (gn_table_model_get_match (self->model), self->arg->domain, self->choices);
  return CLAMP ((guint) (width - GN_GROW_FRAME) / cell, 1, columns);
}

static guint
columns_for (GnMoveSection *self,
             guint          n)
{
  if (self->arg->kind == GN_ARG_NUMBER)
    return n <= 6 ? MAX (n, 1) : 6;
  if (self->arg->kind == GN_ARG_THING)
    return fit_columns (self, n <= 4 ? MAX (n, 1) : n <= 6 ? 3 : n <= MANY_THINGS ? 4 : 5);
  return 2;
}

static void
clear_grid (GnMoveSection *self)
{
  gn_container_clear (self->grid);
  g_ptr_array_set_size (self->buttons, 0);
}

/* A bag of many possible contents: for each thing a row with less and more. */
static void
make_steppers (GnMoveSection *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  guint row = 0;

  clear_grid (self);
  gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), FALSE);
  for (guint key = 0; key < self->arg->size; key++)
    {
      GnThing thing = GN_THING (self->arg->domain, key);
      gint16 most = 0;

      for (guint i = 0; i < self->choices->len; i++)
        most = MAX (most, g_array_index (self->choices, GnChoiceValue, i).slot[key]);
      if (most <= 0)
        continue;

      g_autofree char *name = gn_thing_name (match, thing);
      GnRichLabel *rich_label = GN_RICH_LABEL (gn_rich_label_new ());
      GtkWidget *less = gtk_button_new_from_icon_name ("list-remove-symbolic");
      GtkWidget *more = gtk_button_new_from_icon_name ("list-add-symbolic");
      GtkWidget *label = gn_label ("0", "count");

      gn_rich_label_set_name (rich_label, gn_thing_icon (match, thing), name);
      gtk_widget_set_hexpand (GTK_WIDGET (rich_label), TRUE);
      gtk_label_set_width_chars (GTK_LABEL (label), 3);
      g_object_set_data (G_OBJECT (less), "key", GUINT_TO_POINTER (key));
      g_object_set_data (G_OBJECT (more), "key", GUINT_TO_POINTER (key));
      g_object_set_data (G_OBJECT (label), "key", GUINT_TO_POINTER (key));
      g_autofree char *fewer_name = gn_fill (_("Fewer: {thing}"), "thing", name, NULL);
      g_autofree char *more_name = gn_fill (_("More: {thing}"), "thing", name, NULL);
      gn_say_name (less, fewer_name);
      gn_say_name (more, more_name);
      gn_set_tooltip (less, fewer_name);
      gn_set_tooltip (more, more_name);
      g_signal_connect (less, "clicked", G_CALLBACK (on_less), self);
      g_signal_connect (more, "clicked", G_CALLBACK (on_more), self);
      gtk_grid_attach (GTK_GRID (self->grid), GTK_WIDGET (rich_label), 0, row, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), less, 1, row, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), label, 2, row, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), more, 3, row, 1, 1);
      g_ptr_array_add (self->buttons, label);
      row++;
    }
}

gboolean
gn_move_section_refresh (GnMoveSection *self)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  const GnArg *arg = self->arg;
  guint can = 0;

  if (!partial)
    return FALSE;
  if (self->figure)
    {
      self->refreshing = TRUE;
      gn_figure_field_show (self->figure, &partial->arg[arg->at]);
      self->refreshing = FALSE;
      return TRUE;
    }

  self->refreshing = TRUE;
  g_array_unref (self->choices);
  self->choices = gn_arg_choices (self->model, partial, arg);
  for (guint i = 0; i < self->choices->len; i++)
    can += g_array_index (self->choices, GnChoiceValue, i).can || g_array_index (self->choices, GnChoiceValue, i).teach;
  gtk_widget_set_visible (self->why_row, FALSE);

  gboolean many = self->choices->len > MANY_THINGS, any_hidden = FALSE;

  gn_set_class (self->grid, "dense", many);

  gboolean steppers = arg->kind == GN_ARG_BAG && self->choices->len > FEW_WAYS;

  if (steppers)
    {
      if (!self->steppers)
        make_steppers (self);
      for (guint i = 0; i < arg->size; i++)
        self->count[i] = partial->arg[arg->at + i] > 0 ? partial->arg[arg->at + i] : 0;
      for (guint i = 0; i < self->buttons->len; i++)
        {
          guint key = GPOINTER_TO_UINT (g_object_get_data (self->buttons->pdata[i], "key"));
          g_autofree char *n = gn_number_text (self->count[key]);

          gtk_label_set_label (self->buttons->pdata[i], n);
        }
    }
  else
    {
      const GnMatch *match = gn_table_model_get_match (self->model);
      guint columns = columns_for (self, self->choices->len);
      guint old = self->buttons->len;
      guint laid = columns, old_laid = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (self->grid), "laid"));
      g_autofree guint16 *place = g_new0 (guint16, self->choices->len + 1);
      guint rows = 1;

      for (guint i = 1; i < self->choices->len; i++)
        rows += gn_choices_new_row (match, arg, self->choices, i);
      if (2 * rows > self->choices->len)
        rows = 0;   /* kinds that alternate: each would have a row of its own */
      for (guint i = 1; i < self->choices->len; i++)
        {
          guint row = place[i - 1] / columns;

          place[i] = many && rows && gn_choices_new_row (match, arg, self->choices, i) ? (row + 1) * columns
                                                                                       : place[i - 1] + 1u;
          laid = laid * 31 + place[i];
        }
      GnMove usual;
      gboolean settled = gn_table_model_whole (self->model, &usual);

      if (self->steppers || old_laid != laid)
        {
          clear_grid (self);
          gtk_grid_set_column_homogeneous (GTK_GRID (self->grid), TRUE);
          old = 0;
        }
      g_object_set_data (G_OBJECT (self->grid), "laid", GUINT_TO_POINTER (laid));
      for (guint i = old; i < self->choices->len; i++)
        {
          GtkWidget *button = gn_template_new ("entry/choice");

          g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), self);
          gtk_widget_set_hexpand (button, TRUE);
          gtk_grid_attach (GTK_GRID (self->grid), button, place[i] % columns, place[i] / columns, 1, 1);
          g_ptr_array_add (self->buttons, button);
        }
      for (guint i = 0; i < self->buttons->len; i++)
        {
          gboolean shown = i < self->choices->len;

          gtk_widget_set_visible (self->buttons->pdata[i], shown);
          if (!shown)
            continue;

          const GnChoiceValue *choice = &g_array_index (self->choices, GnChoiceValue, i);
          const gint16 *now = partial->arg[arg->at] != GN_OPEN ? &partial->arg[arg->at]
                              : settled ? &usual.arg[arg->at]
                                                               : NULL;
          gboolean chosen = now && gn_slots_equal (now, choice->slot, arg->size);

          write_button (self, self->buttons->pdata[i], choice, chosen);
          if (many && now && !chosen && !self->all)
            {
              gtk_widget_set_visible (self->buttons->pdata[i], FALSE);
              any_hidden = TRUE;
            }
        }
    }
  self->steppers = steppers;
  self->refreshing = FALSE;
  gtk_widget_set_visible (self->more_button, any_hidden);

  gboolean earlier_open = FALSE, place_open = FALSE;

  for (const GnArg *a = gn_table_model_get_match (self->model)->game->verbs[partial->verb].args; a != arg; a++)
    if (partial->arg[a->at] == GN_OPEN)
      {
        /* Nothing waits for an optional argument. */
        earlier_open |= !(a->flags & GN_ARG_OPTIONAL);
        place_open |= a->kind == GN_ARG_THING;
      }

  /* The user enters the printed values of an unknown component, once its use is clear. */
  const char *is;
  gint16 is_value;
  gboolean new = (arg->flags & GN_ARG_NEW)
                 && !place_open &&gn_table_model_new_component (self->model, partial, &is, &is_value) == arg;

  gtk_widget_set_visible (GTK_WIDGET (self->new_button), new);
  if (new)
    {
      const GnGame *game = gn_table_model_get_match (self->model)->game;
      g_autofree char *label = gn_fill (_("Another {one}: describe it"), "one",
                                        gn_tr (game->families[game->domains[arg->domain].family - 1].one), NULL);

      gtk_button_set_label (self->new_button, label);
    }

  /* Nothing to choose: an optional argument that cannot be used, or only one way to pay. */
  gboolean hide = self->choices->len == 0
                  || (can <= 1 && (arg->flags & (GN_ARG_OPTIONAL | GN_ARG_USUAL)))
                  || (can <= 1 && arg->kind != GN_ARG_NUMBER && arg->kind != GN_ARG_THING)
                  || gn_arg_named_by_place (self->model, partial, self->arg);

  hide = (hide && !new) || ((arg->flags & GN_ARG_NEW) && place_open);

  /* The payment is asked for once its purpose is clear. */
  hide |= earlier_open && arg->kind != GN_ARG_NUMBER && arg->kind != GN_ARG_THING;
  gtk_widget_set_visible (GTK_WIDGET (self), !hide);

  /* A number that the player cannot afford says so in advance. */
  if (!hide && arg->kind == GN_ARG_NUMBER && can > 0 && !earlier_open)
    for (guint i = 0; i < self->choices->len; i++)
      if (!g_array_index (self->choices, GnChoiceValue, i).can)
        {
          show_why (self, g_array_index (self->choices, GnChoiceValue, i).slot);
          break;
        }
  return !hide;
}

void
gn_move_section_hush (GnMoveSection *self)
{
  gtk_widget_set_visible (self->why_row, FALSE);
}

gboolean
gn_move_section_key (GnMoveSection *self,
                     guint          keyval)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  gunichar letter = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  if (!gtk_widget_get_visible (GTK_WIDGET (self)) || self->steppers || letter == 0)
    return FALSE;
  if (self->figure)
    return gn_figure_field_key (self->figure, keyval);

  for (guint i = 0; i < self->choices->len; i++)
    {
      GnChoiceValue choice = g_array_index (self->choices, GnChoiceValue, i);
      gboolean meant = FALSE;

      if (choice.slot[0] == GN_NONE)
        continue;
      if (self->arg->kind == GN_ARG_NUMBER)
        meant = letter >= '0' && letter <= '9' && choice.slot[0] == (gint16) (letter - '0');
      else if (self->arg->kind == GN_ARG_THING)
        meant = gn_thing_key (match, GN_THING (self->arg->domain, choice.slot[0])) == letter
                || (letter >= '1' && letter <= '9' && i == letter - '1' && has_digits (self));
      else
        meant = letter >= '1' && letter <= '9' && i == letter - '1';
      if (!meant)
        continue;

      if (choice.can)
        choose_slots (self, choice.slot);
      else if (choice.teach)
        ask_first (self, choice.slot);
      else
        show_why (self, choice.slot);
      return TRUE;
    }
  return FALSE;
}

gboolean
gn_move_section_grab (GnMoveSection *self)
{
  GtkWidget *first = NULL;

  if (!gtk_widget_get_visible (GTK_WIDGET (self)))
    return FALSE;
  if (self->figure)
    return gtk_widget_grab_focus (self->figure);
  if (self->steppers)
    return gtk_widget_child_focus (self->grid, GTK_DIR_TAB_FORWARD);

  for (guint i = 0; i < self->buttons->len && i < self->choices->len; i++)
    {
      if (gtk_toggle_button_get_active (self->buttons->pdata[i]))
        return gtk_widget_grab_focus (self->buttons->pdata[i]);
      if (!first
          && (g_array_index (self->choices, GnChoiceValue, i).can
              || g_array_index (self->choices, GnChoiceValue, i).teach))
        first = self->buttons->pdata[i];
    }
  if (!first && gtk_widget_get_visible (GTK_WIDGET (self->new_button)))
    first = GTK_WIDGET (self->new_button);
  return first && gtk_widget_grab_focus (first);
}

/* ---- The widget --------------------------------------------------------- */

static void
on_more_choices (GnMoveSection *self)
{
  self->all = TRUE;
  gn_move_section_refresh (self);
  gn_move_section_grab (self);
}

static void
gn_move_section_dispose (GObject *object)
{
  GnMoveSection *self = GN_MOVE_SECTION (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_move_section_parent_class)->dispose (object);
}

static void
gn_move_section_finalize (GObject *object)
{
  GnMoveSection *self = GN_MOVE_SECTION (object);

  g_array_unref (self->choices);
  g_ptr_array_unref (self->buttons);
  G_OBJECT_CLASS (gn_move_section_parent_class)->finalize (object);
}

static void
gn_move_section_class_init (GnMoveSectionClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_move_section_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_move_section_finalize;
  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/move-section.ui");
  gn_bind_children (widget_class, GnMoveSection, title, grid, why_row, why, why_clause, more_button, new_button);
  gtk_widget_class_bind_template_callback (widget_class, on_more_choices);
}

static void
gn_move_section_init (GnMoveSection *self)
{
  self->choices = g_array_new (FALSE, TRUE, sizeof (GnChoiceValue));
  self->buttons = g_ptr_array_new ();
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_move_section_new (GnTableModel      *model,
                     const GnArg *arg)
{
  GnMoveSection *self = g_object_new (GN_TYPE_MOVE_SECTION, NULL);

  self->model = g_object_ref (model);
  self->arg = arg;
  gtk_label_set_label (self->title, gn_tr (arg->title ? arg->title : arg->name));
  if (arg->kind == GN_ARG_FIGURE)
    make_figure (self);
  gn_say_name (GTK_WIDGET (self), gn_tr (arg->title ? arg->title : arg->name));
  return GTK_WIDGET (self);
}

const GnArg *
gn_move_section_get_arg (GnMoveSection *self)
{
  return self->arg;
}
