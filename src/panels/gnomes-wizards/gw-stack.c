/* gw-stack.c: the stack of what waits while others answer, the next item on top (5.3)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-casts.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/phrase.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "panels/layout/slot.h"
#include "core/words/text.h"

struct _GwStack {
  GnContainer   parent_instance;

  GtkWidget *heading;
  GtkWidget *card;
  GtkWidget *rows;
  GtkWidget *foot;
  GtkWidget *answers;      /* players who could cast now */
  GtkWidget *button;
  GtkWidget *enter;        /* its key */
  guint      again;        /* source that measures the lines once more */
};

G_DEFINE_FINAL_TYPE (GwStack, gw_stack, GN_TYPE_CONTAINER)

/* ---- Words ------------------------------------------------------------------------------------ */

static void
fill_list (GnMove       *move,
           int           at,
           const gint16 *values,
           int           most)
{
  int n = 0;

  while (n < most && values[n])
    {
      move->arg[at + 1 + n] = (gint16) (values[n] - 1);
      n++;
    }
  move->arg[at] = (gint16) (n ? n : GN_NONE);
}

/* (transfer full) */
static char *
cast_words (const GnMatch *match,
            const GwCast  *cast)
{
  GnMove move;

  gn_move_open (match->game, &move, cast->seat - 1, cast->ability ? GW_V_CAST : GW_V_PLAY);
  for (guint i = 0; i < G_N_ELEMENTS (move.arg); i++)
    move.arg[i] = GN_NONE;
  move.arg[GW_A_ABILITY] = (gint16) (cast->ability ? cast->ability - 1 : cast->card - 1);
  if (!cast->ability)
    move.arg[GW_A_SOURCE] = (gint16) (cast->source ? cast->source - 1 : GN_NONE);
  fill_list (&move, GW_A_UNITS, cast->unit, GW_NAMED);
  fill_list (&move, GW_A_TILES, cast->tile, GW_NAMED_TILES);
  fill_list (&move, GW_A_ABILITIES, cast->target, 2);
  move.arg[GW_A_PLAYER] = (gint16) (cast->player ? cast->player - 1 : GN_NONE);
  return gn_phrase_label (match, &move);
}

/* The announced action that waits (GW-201, GW-204). (transfer full) */
static char *
held_words (const GwScene *scene,
            const GwFrame *frame)
{
  const GnMatch *match = scene->match;
  GnMove move;

  if (frame->a == GW_V_NEXT)
    {
      g_autofree char *unit = gw_unit_name (match, frame->b);
      g_autofree char *to = gw_unit_name (match, frame->c);

      /* Translators: an attack that answers an arrival (GW-048) */
      return gn_fill (_("{unit} strikes {to}, who arrived there"), "unit", unit, "to", to, NULL);
    }
  gn_move_open (match->game, &move, MAX (0, scene->state->opener - 1), (guint) frame->a);
  for (guint i = 0; i < G_N_ELEMENTS (move.arg); i++)
    move.arg[i] = GN_NONE;
  move.arg[0] = frame->b;
  if (frame->a == GW_V_ATTACK || frame->a == GW_V_WAR_CALL || frame->a == GW_V_WAR_CHARGE)
    move.arg[1] = frame->c;
  return gn_phrase_label (match, &move);
}

/* The part that goes on after the present question, or NULL if it is the question itself. (transfer full) */
static char *
frame_words (const GwScene *scene,
             const GwFrame *frame,
             int           *seat)
{
  *seat = -1;
  switch ((GwFrameKind) frame->kind)
    {
    case GW_FRAME_HELD:
      *seat = scene->state->opener - 1;
      return held_words (scene, frame);
    case GW_FRAME_RUN:
      {
        *seat = scene->state->run.seat - 1;
        return cast_words (scene->match, &scene->state->run);
      }
    case GW_FRAME_LEAVE:
      {
        g_autofree char *place = gw_name (scene->match, GW_DOMAIN_PLACE, frame->a);

        /* Translators: what goes on: a tile was flipped, and the units on it go elsewhere */
        return gn_fill (_("the units leave {place}"), "place", place, NULL);
      }
    case GW_FRAME_REACT:
      {
        g_autofree char *unit = gw_unit_name (scene->match, frame->a);

        /* Translators: what goes on: enemies strike a unit that came to them */
        return gn_fill (_("{unit} is struck by the enemies it came to"), "unit", unit, NULL);
      }
    case GW_FRAME_LINGER:
      *seat = frame->a;
      return g_strdup (_("lingering abilities strike again"));
    default:
      return NULL;
    }
}

/* ---- Rows --------------------------------------------------------------------------------------------- */

static void
add_row (GwStack       *self,
         const GwScene *scene,
         int            number,
         int            seat,
         const char    *words,
         const char    *note)
{
  GtkWidget *row = gn_row (6, number == 1 ? "gw-waits first" : "gw-waits"), *column = gn_column (0, NULL);
  g_autofree char *n = gn_number_text (number);
  g_autofree char *upper = gn_upper_first (words);
  GtkWidget *label = gn_paragraph (upper, "gw-waits-words");

  gtk_box_append (GTK_BOX (row), gn_label (n, "key"));
  if (seat >= 0)
    gtk_box_append (GTK_BOX (row), gn_seat_token_new (gn_seat_paint (scene->match, seat), 20));
  gtk_widget_set_hexpand (column, TRUE);
  gtk_widget_set_valign (column, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), label);
  if (note)
    {
      GtkWidget *small = gn_paragraph (note, "note");

      gtk_box_append (GTK_BOX (column), small);
    }
  gtk_box_append (GTK_BOX (row), column);
  gtk_box_append (GTK_BOX (self->rows), row);
}

/* The player and the step that go on when nothing waits any longer. (transfer full) */
static char *
base_words (const GwScene *scene)
{
  const GwState *state = scene->state;
  const int unit = state->acting - 1;
  g_autofree char *stage = gw_name (scene->match, GW_DOMAIN_STAGE, state->stage);

  if (unit >= 0 && state->stage == GW_AT_FIGHT)
    {
      g_autofree char *name = gw_unit_name (scene->match, unit);
      g_autofree char *n = gn_number_text (scene->unit[unit].left);

      /* Translators: what goes on when nothing is waiting */
      return gn_fill (ngettext ("then {unit} goes on, {n} step left", "then {unit} goes on, {n} steps left",
                                (gulong) scene->unit[unit].left),
                      "unit", name, "n", n, NULL);
    }
  /* Translators: what goes on when nothing is waiting: a step of the turn ("the call to war") */
  return gn_fill (_("then {stage} goes on"), "stage", stage, NULL);
}

static void
show_answers (GwStack       *self,
              const GwScene *scene)
{
  gn_box_clear (self->answers);
  if (!scene->window.open)
    return;
  /* Translators: before the tokens of players who could cast something now */
  gtk_box_append (GTK_BOX (self->answers),
                  scene->window.may ? gn_label (_("May answer:"), "note")
                                    : gn_paragraph (_("No player has an answer ready"), "note"));
  for (int seat = 0; seat < scene->n_seats; seat++)
    if (scene->window.may >> seat & 1)
      {
        GtkWidget *token = gn_seat_token_new (gn_seat_paint (scene->match, seat), 18);

        gn_set_tooltip (token, gn_match_name (scene->match, seat));
        gtk_box_append (GTK_BOX (self->answers), token);
      }
}

/* Lines made while the stack was hidden may have been measured before they had their style, so they are measured
 * again. */
static gboolean
measure_again (gpointer stack)
{
  GwStack *self = stack;

  self->again = 0;
  for (GtkWidget *row = gtk_widget_get_first_child (self->rows); row; row = gtk_widget_get_next_sibling (row))
    for (GtkWidget *label = gtk_widget_get_first_child (gtk_widget_get_last_child (row)); label;
         label = gtk_widget_get_next_sibling (label))
      gtk_widget_queue_resize (label);
  return G_SOURCE_REMOVE;
}

gboolean
gw_stack_update (GwStack       *self,
                 const GwScene *scene)
{
  const GwState *state = scene->state;
  const GwViewWindow *window = &scene->window;
  int number = 0;

  gn_box_clear (self->rows);
  for (int i = state->n_frames; i-- > 0;)
    {
      const GwFrame *frame = &state->frame[i];
      int seat;

      if (frame->kind == GW_FRAME_CASTS)
        {
          for (guint k = 0; k < window->n; k++)
            {
              const GwCast *cast = &state->cast[window->order[k]];
              g_autofree char *words = cast_words (scene->match, cast);
              const gboolean own = cast->seat - 1 == state->current;

              number++;
              /* Translators: why an announced cast has this place in the order (the priority scale, GW-144) */
              add_row (self, scene, number, cast->seat - 1, words,
                       window->n < 2 ? NULL
                       : own ? _("first: the player whose turn it is")
                                     : _("then in turn order"));
            }
          continue;
        }

      g_autofree char *words = frame_words (scene, frame, &seat);

      if (words)
        add_row (self, scene, ++number, seat, words,
                 frame->kind == GW_FRAME_RUN ? _("is being carried out")
                 : frame->kind == GW_FRAME_HELD && window->n ? _("last: actions come after casts")
                                                             : NULL);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), number > 0);
  if (number == 0)
    {
      gtk_widget_set_visible (self->button, FALSE);
      return FALSE;
    }

  g_autofree char *base = base_words (scene);
  add_row (self, scene, number + 1, state->current, base, NULL);
  show_answers (self, scene);
  gtk_widget_set_visible (self->foot, window->open);
  gtk_widget_set_visible (self->button,
                          window->open && scene->present && gn_panel_can (scene->panel, "resolve", NULL, NULL));
  if (gtk_widget_get_visible (self->button))
    gn_panel_bind_move (scene->panel, self->button, "resolve");
  gn_heading_set (self->heading, _("Waiting"), NULL);
  if (!self->again)
    self->again = g_idle_add_full (GDK_PRIORITY_REDRAW + 20, measure_again, self, NULL);
  return TRUE;
}

void
gw_stack_set_aim (GwStack *self,
                  gboolean aims)
{
  gn_keep_place (self->enter, !aims);
}

GtkWidget *
gw_stack_get_button (GwStack *self)
{
  return gtk_widget_get_visible (self->button) ? self->button : NULL;
}

static void
gw_stack_dispose (GObject *object)
{
  g_clear_handle_id (&GW_STACK (object)->again, g_source_remove);
  G_OBJECT_CLASS (gw_stack_parent_class)->dispose (object);
}

static void
gw_stack_class_init (GwStackClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/stack.ui");
  gn_bind_children (widget_class, GwStack, heading, card, rows, foot, answers, button, enter);
  G_OBJECT_CLASS (class)->dispose = gw_stack_dispose;
  gtk_widget_class_set_css_name (widget_class, "gwstack");
}

static void
gw_stack_init (GwStack *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
