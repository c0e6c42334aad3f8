/* instruction-bar.c: bar with instructions for the pieces after the last entry
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "instruction-bar.h"

#include <glib/gi18n.h>

#include "app/model/table-model.h"
#include "panels/layout/container.h"
#include "app/widgets/unavailable.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "sheets/pieces.h"

#define MARGINS 24   /* of the line, left and right together */

struct _GnInstructionBar {
  GnContainer parent_instance;

  const GnMatch *match;
  GArray        *steps;     /* GnInstruction */
  guint          at;        /* the first one not ticked off */
  guint          shown;     /* number of instructions shown from there */
  int            room;
  int            lines;

  GtkWidget *heading;

  GtkWidget *box;
  GtkLabel  *count_label;
  GnRichLabel  *rich_label;
  GtkButton *done_button;
  GtkWidget *done_key;
};

G_DEFINE_FINAL_TYPE (GnInstructionBar, gn_instruction_bar, GN_TYPE_CONTAINER)

static guint changed_signal;

/* ---- Pure functions ----------------------------------------------------- */

static gboolean
is_another (const GnInstruction *a,
            const GnInstruction *b)
{
  return a->role != b->role || a->doer != b->doer;
}

GArray *
gn_instructions (const GnMatch *match,
                 const GnStory *story,
                 int            viewer)
{
  GArray *steps = g_array_new (FALSE, TRUE, sizeof (GnInstruction));
  const GnGame *game = match->game;

  for (guint i = 0; story && i < story->n; i++)
    {
      GnInstruction step = { .say = story->fact[i].say, .doer = -1, .role = -1 };
      const GnText *text = &game->texts[step.say.text];

      if (!gn_fact_shown (&story->fact[i], viewer))
        continue;

      g_autofree char *words = gn_say_instruction (match, &step.say, &step.doer);

      if (!words || !*words)
        continue;
      for (int k = 0; game->roles && text->doer && game->roles[k]; k++)
        if (g_str_equal (game->roles[k], text->doer) && match->role[k] >= 0)
          step.role = k;
      g_array_append_val (steps, step);
    }

  /* All tasks of a role are together; the others keep the order of events (GLib's sort is not stable). */
  for (guint i = 1; i < steps->len; i++)
    {
      GnInstruction step = g_array_index (steps, GnInstruction, i);
      guint k = i;

      for (; k > 0 && g_array_index (steps, GnInstruction, k - 1).role > step.role; k--)
        g_array_index (steps, GnInstruction, k) = g_array_index (steps, GnInstruction, k - 1);
      g_array_index (steps, GnInstruction, k) = step;
    }
  return steps;
}

/* ---- The widget --------------------------------------------------------- */

static void
add_step (GnInstructionBar     *self,
          GnRichLabel            *rich_label,
          const GnInstruction *step,
          gboolean             with_doer)
{
  const GnGame *game = self->match->game;

  if (with_doer && step->doer >= 0)
    {
      gn_rich_label_add_seat (rich_label, gn_pieces_seat_paint (self->match, step->doer),
                              gn_match_name (self->match, step->doer));
      gn_rich_label_add (rich_label, " ");
    }
  if (with_doer && step->role >= 0 && game->role_titles)
    {
      /* Translators: a role at the table, before its task: "banker: " */
      g_autofree char *role = gn_fill (_("{role}: "), "role", gn_tr (game->role_titles[step->role]), NULL);

      gn_rich_label_add (rich_label, role);
    }
  gn_rich_label_add_say (rich_label, self->match, &step->say, TRUE, FALSE);
}

static void
count (GnInstructionBar *self,
       guint            n)
{
  g_autofree char *which = n > 1 ? g_strdup_printf ("%u–%u", self->at + 1, self->at + n)
                                 : g_strdup_printf ("%u", self->at + 1);
  g_autofree char *all = g_strdup_printf ("%u", self->steps->len);
  /* Translators: the position among all instructions for the pieces: "1 of 3" */
  g_autofree char *text = gn_fill (_("{n} of {all}"), "n", which, "all", all, NULL);

  gtk_label_set_label (self->count_label, text);
  gtk_widget_set_visible (GTK_WIDGET (self->count_label), n < self->steps->len);
}

/* Writes @n instructions, from the current one on. */
static void
write_to (GnInstructionBar *self,
          GnRichLabel        *rich_label,
          guint            n)
{
  gn_rich_label_clear (rich_label);
  for (guint i = self->at; i < self->at + n; i++)
    {
      const GnInstruction *step = &g_array_index (self->steps, GnInstruction, i);
      const GnInstruction *before = i > self->at ? step - 1 : NULL;
      gboolean other = !before || is_another (before, step);

      if (before)
        gn_rich_label_add (rich_label, other ? "   │   " : " · ");
      add_step (self, rich_label, step, other);
    }
  gn_rich_label_done (rich_label);
}

static void
put (GnInstructionBar *self,
     guint            n)
{
  self->shown = n;
  count (self, n);
  write_to (self, self->rich_label, n);
}

/* Words that take several lines do not fill the end of each. */
static gboolean
fits (GnInstructionBar *self)
{
  const int words = gn_width_of (GTK_WIDGET (self->rich_label));
  const int room = self->room - MARGINS - (gn_width_of (self->box) - words);

  return self->room <= 0 || words <= room * (self->lines > 1 ? self->lines - 0.2 : 1);
}

/* As many as fit into the line, at least one. */
static void
show (GnInstructionBar *self)
{
  const guint left = self->steps->len - self->at;

  if (left == 0)
    {
      g_signal_emit (self, changed_signal, 0);
      return;
    }

  put (self, left);
  if (left > 1 && !fits (self))
    {
      guint n = 1;

      while (n + 1 < left && (put (self, n + 1), fits (self)))
        n++;
      put (self, n);
    }
  gn_set_tooltip (GTK_WIDGET (self->rich_label), gn_rich_label_get_text (self->rich_label));
  g_signal_emit (self, changed_signal, 0);
}

static void
on_done (GnInstructionBar *self)
{
  gn_instruction_bar_tick (self);
}

static void
gn_instruction_bar_finalize (GObject *object)
{
  g_array_unref (GN_INSTRUCTION_BAR (object)->steps);
  G_OBJECT_CLASS (gn_instruction_bar_parent_class)->finalize (object);
}

static void
gn_instruction_bar_class_init (GnInstructionBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = gn_instruction_bar_finalize;
  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/instruction-bar.ui");
  gn_bind_children (widget_class, GnInstructionBar, box, heading, count_label, rich_label, done_button, done_key);
  gtk_widget_class_bind_template_callback (widget_class, on_done);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "cardboard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_STATUS);
  changed_signal = g_signal_new ("changed", GN_TYPE_INSTRUCTION_BAR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

static void
gn_instruction_bar_init (GnInstructionBar *self)
{
  self->steps = g_array_new (FALSE, TRUE, sizeof (GnInstruction));
  self->lines = 1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
gn_instruction_bar_show_story (GnInstructionBar *self,
                               const GnMatch    *match,
                               const GnStory    *story,
                               int               viewer)
{
  self->match = match;
  g_array_unref (self->steps);
  self->steps = gn_instructions (match, story, viewer);
  self->at = 0;
  show (self);
}

gboolean
gn_instruction_bar_tick (GnInstructionBar *self)
{
  if (gn_instruction_bar_is_empty (self))
    return FALSE;

  self->at += self->shown;
  show (self);
  return TRUE;
}

gboolean
gn_instruction_bar_is_empty (GnInstructionBar *self)
{
  return self->at >= self->steps->len;
}

void
gn_instruction_bar_set_width (GnInstructionBar *self,
                              int               width,
                              int               lines)
{
  if (self->room == width && self->lines == lines)
    return;

  self->room = width;
  self->lines = lines;
  gtk_widget_set_visible (self->heading, lines == 1);
  gn_rich_label_set_lines (self->rich_label, lines);
  show (self);
}

void
gn_instruction_bar_set_key (GnInstructionBar *self,
                            gboolean          has_key)
{
  /* it keeps its room, so that the button keeps its place */
  gtk_widget_set_opacity (self->done_key, has_key ? 1 : 0);
}

gboolean
gn_instruction_bar_write (GnInstructionBar *self,
                          GnRichLabel      *rich_label)
{
  write_to (self, rich_label, self->steps->len - self->at);
  return !gn_instruction_bar_is_empty (self);
}
