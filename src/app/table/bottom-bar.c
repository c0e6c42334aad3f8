/* bottom-bar.c: bar that shows who has to decide, and the possible actions
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "bottom-bar.h"

#include <glib/gi18n.h>

#include "app/entry/action-grid.h"
#include "app/entry/by-hand.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/piece.h"
#include "app/widgets/rich-label.h"
#include "panels/drawing/parts.h"
#include "sheets/pieces.h"
#include "sheets/tile.h"
#include "turn-clock.h"

#define NARROW 900
#define TINY 520
#define MOST_IN_QUEUE 12
#define WIDE 1360
#define BESIDE 1180      /* below this width actions have a row of their own */
#define FEW_ACTIONS 3     /* so many stand beside the prompt */
#define ACTION_WIDTH 150  /* of each of them */

struct _GnBottomBar {
  GnContainer parent_instance;

  GnTableModel          *model;
  GnPanel         *panel;
  GPtrArray       *buttons;     /* by verb; NULL if it has no button */
  gboolean         narrow;
  gboolean         tiny;
  gboolean         beside;      /* wide enough for a few actions beside the prompt */

  GnMessageBar    *messages;
  GtkBox          *rows;
  GtkBox          *actions_row;
  GtkScrolledWindow *scroller;  /* in a very low window it has the actions */
  GtkBox          *prompt_row;
  GtkBox          *actions_place;
  GtkWidget       *prompt_stop; /* says where we are */
  GnSeatToken     *token;
  GnPiece         *chance_piece;
  GtkLabel        *prompt_label;
  GnTurnClock     *turn_clock;
  GnRichLabel        *queue;
  GtkBox          *entry_place;
  GnTypedEntry    *entry;
  GtkButton       *undo_button;
  GtkButton       *redo_button;
  GtkLabel        *undo_label;
  GtkLabel        *redo_label;
  GnActionGrid    *grid;
  GtkBox          *answers;     /* the buttons that are no verb's */
  GtkButton       *enter_button;
  GtkLabel        *enter_label;
  GtkWidget       *enter_key;
  GtkButton       *hand_button;
  GtkButton       *result_button;
  GtkWidget       *result_key;
  GtkBox          *low_row;
};

G_DEFINE_FINAL_TYPE (GnBottomBar, gn_bottom_bar, GN_TYPE_CONTAINER)

static void
move_to (GtkWidget *widget,
             GtkWidget *box)
{
  GtkWidget *old = gtk_widget_get_parent (widget);

  if (old == box)
    return;
  g_object_ref (widget);
  gtk_box_remove (GTK_BOX (old), widget);
  gtk_box_append (GTK_BOX (box), widget);
  g_object_unref (widget);
}

char *
gn_prompt_words (GnTableModel   *model,
                 GnPanel        *panel,
                 const GnPrompt *prompt,
                 gboolean        covered)
{
  GnPanelClass *klass = GN_PANEL_GET_CLASS (panel);
  char *question = klass->question && !gn_table_model_is_past (model) ? klass->question (panel) : NULL;

  if (question)
    return question;

  const GnMatch *match = gn_table_model_get_match (model);
  const int seat = gn_table_model_get_seat (model);
  g_autofree char *what = gn_say_text (match, &prompt->what, covered);

  if (gn_table_model_is_past (model))
    return g_strdup (_("An earlier moment"));
  if (*what)
    return g_steal_pointer (&what);
  if (gn_match_table_is_over (gn_table_model_get_table (model)))
    return g_strdup (_("The game is over."));
  return prompt->chance || seat < 0 ? g_strdup (_("Something has turned up."))
                                    : gn_fill (_("{who} decides."), "who", gn_match_name (match, seat), NULL);
}

void
gn_bottom_bar_show_prompt (GnBottomBar *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  int seat = gn_table_model_get_seat (self->model);
  gboolean over = gn_match_table_is_over (gn_table_model_get_table (self->model));
  g_autofree char *what = gn_prompt_words (self->model, self->panel, prompt,
                                            gn_table_model_get_covered (self->model));

  gtk_label_set_label (self->prompt_label, what);
  gn_set_tooltip (GTK_WIDGET (self->prompt_label), what);
  gn_say_name (self->prompt_stop, what);

  gtk_widget_set_visible (GTK_WIDGET (self->token),
                          seat >= 0 && !prompt->chance && !over && !gn_table_model_is_past (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->chance_piece),
                          seat < 0 || prompt->chance || over || gn_table_model_is_past (self->model));
  if (seat >= 0)
    gn_seat_token_set_colour (self->token, gn_pieces_seat_paint (match, seat));

  g_autofree char *emblem = gn_tile_of_match (match);

  gn_piece_set_name (self->chance_piece, emblem);
}

static void
show_queue (GnBottomBar *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  gint8 seat[MOST_IN_QUEUE];
  g_autofree char *then = NULL;
  guint n = 0;

  if (klass->queue && !gn_table_model_is_past (self->model)
      && !gn_match_table_is_over (gn_table_model_get_table (self->model)))
    n = klass->queue (self->panel, gn_table_model_state (self->model), seat, self->narrow ? 6 : MOST_IN_QUEUE, &then);

  gn_rich_label_clear (self->queue);
  if (n)
    {
      /* Translators: before the tokens of the players who act next */
      gn_rich_label_add (self->queue, _("then"));
      for (guint i = 0; i < n; i++)
        {
          gn_rich_label_add (self->queue, " ");
          gn_rich_label_add_seat (self->queue, gn_pieces_seat_paint (match, seat[i]), gn_match_name (match, seat[i]));
        }
    }
  if (then && !self->narrow)
    {
      if (n)
        gn_rich_label_add (self->queue, " ");
      gn_rich_label_add (self->queue, then);
    }
  if (!n && !then)
    {
      const GnPrompt *prompt = gn_table_model_prompt (self->model);
      g_autofree char *how = gn_say_text (match, &prompt->how, gn_table_model_get_covered (self->model));

      gn_rich_label_add (self->queue, how);
    }
  gn_rich_label_done (self->queue);
  gn_set_tooltip (GTK_WIDGET (self->queue), gn_rich_label_get_text (self->queue));
}

static void
show_undo (GnBottomBar *self)
{
  GnMatchTable *table = gn_table_model_get_table (self->model);
  gboolean can = gn_match_table_undo_target (table) < gn_match_table_get_n_steps (table);
  g_autofree char *undo = can ? gn_match_table_undo_name (table) : NULL;
  g_autofree char *redo = gn_match_table_redo_name (table);

  gn_unavailable_set (GTK_WIDGET (self->undo_button), undo ? NULL : _("Nothing has been entered yet."));
  gn_unavailable_set (GTK_WIDGET (self->redo_button), redo ? NULL : _("Nothing has been undone."));
  if (undo)
    {
      /* Translators: undoes the last entry: "Undo: Buy 3 rubies" */
      g_autofree char *name = gn_fill (_("Undo: {entry}"), "entry", undo, NULL);
      g_autofree char *tip = gn_fill (_("Undo: {entry} (Ctrl+Z)"), "entry", undo, NULL);

      gn_say_name (GTK_WIDGET (self->undo_button), name);
      gn_set_tooltip (GTK_WIDGET (self->undo_button), tip);
    }
  else
    gn_say_name (GTK_WIDGET (self->undo_button), _("Undo"));
  if (redo)
    {
      g_autofree char *name = gn_fill (_("Redo: {entry}"), "entry", redo, NULL);
      g_autofree char *tip = gn_fill (_("Redo: {entry} (Ctrl+Shift+Z)"), "entry", redo, NULL);

      gn_say_name (GTK_WIDGET (self->redo_button), name);
      gn_set_tooltip (GTK_WIDGET (self->redo_button), tip);
    }
  else
    gn_say_name (GTK_WIDGET (self->redo_button), _("Redo"));
}

static void
show_actions (GnBottomBar *self)
{
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  gboolean over = gn_match_table_is_over (gn_table_model_get_table (self->model));
  gboolean owed = !over && !gn_table_model_is_past (self->model)
                  && (prompt->chance || (prompt->host && gn_table_model_get_seat (self->model) < 0));
  GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  gboolean present = !over && !gn_table_model_is_past (self->model);
  guint64 placed = !over && klass->placed ? klass->placed (self->panel, gn_table_model_state (self->model)) : 0;
  gboolean enters = present && owed && klass->enters && klass->enters (self->panel, gn_table_model_state (self->model));
  /* If the panel shows the end on the table, its button for the result is there too. */
  gboolean celebrated = over && klass->celebrates
                        && klass->celebrates (self->panel, gn_table_model_state (self->model));
  guint64 shown = over || owed ? 0 : gn_table_model_shown_verbs (self->model) & ~placed;

  for (guint i = 0; i < self->buttons->len; i++)
    {
      GnActionButton *button = self->buttons->pdata[i];

      if (!button)
        continue;
      gtk_widget_set_visible (GTK_WIDGET (button), gn_verbs_has (shown, i));
      if (gn_verbs_has (shown, i))
        gn_action_button_refresh (button, self->panel);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->enter_button), owed && !enters);
  gtk_widget_set_visible (GTK_WIDGET (self->hand_button), present && gn_by_hand_is_due (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->result_button), over && !celebrated);
}

/* The rows keep their room, however many buttons they show now. */
static void
keep_room (GnBottomBar *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  const GnPanelClass *klass = GN_PANEL_GET_CLASS (self->panel);
  guint with_key = 0, elsewhere = 0;

  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i] && game->verbs[i].key && !(game->verbs[i].flags & (GN_VERB_PART | GN_VERB_CLOSE)))
      {
        with_key++;
        /* they are beside the typed line, unless the table has them */
        elsewhere += self->narrow && !klass->placed && (game->verbs[i].flags & GN_VERB_FREE);
      }

  const guint cells = (klass->most_actions < 0 ? with_key : (guint) klass->most_actions) - elsewhere;

  const gboolean beside = self->beside && cells <= FEW_ACTIONS;
  GtkWidget *place = GTK_WIDGET (beside ? self->actions_place : self->actions_row);

  gn_action_grid_set_cells (self->grid, cells, beside ? ACTION_WIDTH : 0, self->tiny);
  gtk_widget_set_visible (GTK_WIDGET (self->grid), cells > 0);
  gn_set_class (GTK_WIDGET (self->grid), "own-row", !beside);
  move_to (GTK_WIDGET (self->grid), place);
  move_to (GTK_WIDGET (self->entry), GTK_WIDGET (self->narrow ? self->low_row : self->entry_place));
  move_to (GTK_WIDGET (self->answers), GTK_WIDGET (self->narrow ? self->low_row : self->actions_place));
}

static void
gn_bottom_bar_dispose (GObject *object)
{
  GnBottomBar *self = GN_BOTTOM_BAR (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_bottom_bar_parent_class)->dispose (object);
}

static void
gn_bottom_bar_finalize (GObject *object)
{
  g_ptr_array_unref (GN_BOTTOM_BAR (object)->buttons);
  G_OBJECT_CLASS (gn_bottom_bar_parent_class)->finalize (object);
}

static void
gn_bottom_bar_class_init (GnBottomBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_bottom_bar_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_bottom_bar_finalize;
  g_type_ensure (GN_TYPE_MESSAGE_BAR);
  g_type_ensure (GN_TYPE_TYPED_ENTRY);
  g_type_ensure (GN_TYPE_ACTION_GRID);
  g_type_ensure (GN_TYPE_RICH_LABEL);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_TURN_CLOCK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/table/bottom-bar.ui");
  gn_bind_children (widget_class, GnBottomBar, rows, actions_row, scroller, messages, prompt_row, prompt_stop, token,
                    chance_piece, prompt_label, queue, turn_clock, actions_place, answers, entry_place, entry,
                    undo_button, redo_button, undo_label, redo_label, grid, enter_button, enter_label, enter_key,
                    hand_button, result_button, result_key, low_row);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_GRID_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "bottombar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_REGION);
}

static void
gn_bottom_bar_init (GnBottomBar *self)
{
  self->buttons = g_ptr_array_new ();
  self->beside = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_say_name (GTK_WIDGET (self), _("What to do now"));
  gn_set_tooltip (self->prompt_stop, _("Read out the current step (.)"));
}

void
gn_bottom_bar_set_model (GnBottomBar  *self,
                         GnTableModel *model,
                         GnPanel      *panel)
{
  const GnGame *game = gn_table_model_get_match (model)->game;

  g_set_object (&self->model, model);
  self->panel = panel;
  gn_typed_entry_set_model (self->entry, model);
  gn_turn_clock_set_model (self->turn_clock, model);

  for (guint i = 0; game->verbs[i].id; i++)
    {
      GtkWidget *button = gn_table_model_verb_offered (game, i) ? gn_action_button_new (model, i) : NULL;

      g_ptr_array_add (self->buttons, button);
      if (button)
        gn_action_grid_add (self->grid, button);
    }
  keep_room (self);
  gn_bottom_bar_refresh (self);
}

gboolean
gn_bottom_bar_grab_prompt (GnBottomBar *self)
{
  return gtk_widget_get_mapped (self->prompt_stop) && gtk_widget_grab_focus (self->prompt_stop);
}

GtkWidget *
gn_bottom_bar_get_prompt (GnBottomBar *self)
{
  return GTK_WIDGET (self->prompt_row);
}

gboolean
gn_bottom_bar_has_prompt (GnBottomBar *self)
{
  return gtk_widget_is_focus (self->prompt_stop);
}

void
gn_bottom_bar_refresh (GnBottomBar *self)
{
  gn_bottom_bar_show_prompt (self);
  show_queue (self);
  show_undo (self);
  show_actions (self);
  gn_turn_clock_refresh (self->turn_clock);
  gn_typed_entry_refresh (self->entry);
}

void
gn_bottom_bar_set_low (GnBottomBar *self,
                       gboolean     low)
{
  GtkWidget *row = GTK_WIDGET (self->actions_row);

  if (low == gtk_widget_get_visible (GTK_WIDGET (self->scroller)))
    return;
  g_object_ref (row);
  if (low)
    gtk_box_remove (self->rows, row);
  gtk_scrolled_window_set_child (self->scroller, low ? row : NULL);
  if (!low)
    gtk_box_append (self->rows, row);
  gtk_widget_set_visible (GTK_WIDGET (self->scroller), low);
  g_object_unref (row);
}

int
gn_bottom_bar_folds (GnBottomBar *self,
                     int          width)
{
  int least, most;

  if (!gtk_widget_get_visible (GTK_WIDGET (self->scroller)))
    return 0;
  gn_measure (GTK_WIDGET (self->scroller), GTK_ORIENTATION_VERTICAL, width, &least, NULL);
  gn_measure (GTK_WIDGET (self->actions_row), GTK_ORIENTATION_VERTICAL, width, &most, NULL);
  return MAX (most - least, 0);
}

void
gn_bottom_bar_set_width (GnBottomBar *self,
                         int          width)
{
  gboolean narrow = width < NARROW, tiny = width < TINY, beside = width >= BESIDE;
  const GnGame *game = self->model ? gn_table_model_get_match (self->model)->game : NULL;

  gn_message_bar_set_width (self->messages, width);
  gtk_widget_set_size_request (GTK_WIDGET (self->entry_place), width < WIDE ? 200 : 260, -1);
  gtk_widget_set_visible (GTK_WIDGET (self->undo_label), width >= WIDE);
  gtk_widget_set_visible (GTK_WIDGET (self->redo_label), width >= WIDE);
  if (self->narrow == narrow && self->tiny == tiny && self->beside == beside)
    return;

  if (self->narrow != narrow)
    {
      /* In the narrow layout, actions that do not end the turn are beside the typed line. */
      for (guint i = 0; i < self->buttons->len; i++)
        {
          GtkWidget *button = self->buttons->pdata[i];

          if (!button || !(game->verbs[i].flags & GN_VERB_FREE))
            continue;
          g_object_ref (button);
          if (narrow)
            {
              gn_action_grid_remove (self->grid, button);
              gtk_box_append (self->low_row, button);
            }
          else
            {
              gtk_box_remove (self->low_row, button);
              gn_action_grid_add (self->grid, button);
            }
          g_object_unref (button);
        }
    }
  self->narrow = narrow;
  self->tiny = tiny;
  self->beside = beside;
  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i])
      gn_action_button_set_tiny (self->buttons->pdata[i], tiny || (narrow && (game->verbs[i].flags & GN_VERB_FREE)));
  gtk_widget_set_visible (GTK_WIDGET (self->low_row), narrow);
  /* A long question takes two lines, or three smaller ones, because it has to be readable in full. */
  gtk_label_set_wrap (self->prompt_label, narrow);
  gtk_label_set_lines (self->prompt_label, narrow ? 3 : -1);
  gtk_label_set_wrap (self->enter_label, narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->queue), !narrow);
  gtk_widget_set_visible (self->result_key, !narrow);
  gtk_widget_set_visible (self->enter_key, !narrow);
  gtk_widget_set_visible (GTK_WIDGET (self->entry_place), !narrow);
  gn_set_class (GTK_WIDGET (self), "narrow", narrow);
  gn_set_class (GTK_WIDGET (self), "tiny", tiny);
  if (self->model)
    {
      keep_room (self);
      gn_bottom_bar_refresh (self);
    }
}

GnTypedEntry *
gn_bottom_bar_get_entry (GnBottomBar *self)
{
  return self->entry;
}

GnMessageBar *
gn_bottom_bar_get_messages (GnBottomBar *self)
{
  return self->messages;
}

GnActionButton *
gn_bottom_bar_get_button (GnBottomBar *self,
                          guint        verb)
{
  return verb < self->buttons->len ? self->buttons->pdata[verb] : NULL;
}

void
gn_bottom_bar_set_open_verb (GnBottomBar *self,
                             int          verb)
{
  for (guint i = 0; i < self->buttons->len; i++)
    if (self->buttons->pdata[i])
      gn_action_button_set_open (self->buttons->pdata[i], (int) i == verb);
}
