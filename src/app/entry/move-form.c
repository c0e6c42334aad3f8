/* move-form.c: the common form for an unfinished move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "move-form.h"

#include <glib/gi18n.h>

#include "move-section.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/grow.h"
#include "panels/layout/popover.h"
#include "preview.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "sheets/pieces.h"

#define MOST_HEIGHT  380   /* of the choices in view, in pixels, */
#define LEAST_HEIGHT 120   /* and in a low window */

struct _GnMoveForm {
  GnContainer parent_instance;

  GnTableModel    *model;
  GnPanel   *panel;
  int        verb;          /* the verb of the sections, or -1 */
  GPtrArray *sections;
  GtkWidget *own;           /* the panel's form, or NULL */
  GnMove     own_for;

  GnSeatToken   *token;
  GtkLabel      *title;
  GtkLabel      *hint;
  GtkBox        *section_box;
  GnPreview     *preview;
  GtkWidget     *why_row;
  GnRichLabel      *why;
  GtkButton     *why_clause;
  GtkWidget     *buttons;
  GtkButton     *accept_button;
  GnRichLabel      *accept_text;
};

G_DEFINE_FINAL_TYPE (GnMoveForm, gn_move_form, GN_TYPE_CONTAINER)

static void
clear_sections (GnMoveForm *self)
{
  gn_container_clear (GTK_WIDGET (self->section_box));
  g_ptr_array_set_size (self->sections, 0);
  self->own = NULL;
  self->verb = -1;
}

static void
build (GnMoveForm   *self,
       const GnMove *partial)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[partial->verb];
  GnPanelClass *klass = self->panel ? GN_PANEL_GET_CLASS (self->panel) : NULL;

  clear_sections (self);
  self->verb = partial->verb;

  if (klass && klass->form)
    self->own = klass->form (self->panel, partial, gn_table_model_get_ways (self->model));
  if (self->own)
    {
      self->own_for = *partial;
      gtk_box_append (self->section_box, self->own);
      return;
    }

  for (const GnArg *arg = verb->args; arg->kind; arg++)
    {
      GtkWidget *section = gn_move_section_new (self->model, arg);

      g_ptr_array_add (self->sections, section);
      gtk_box_append (self->section_box, section);
    }
}

static void
show_title (GnMoveForm   *self,
            const GnMove *partial)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnVerb *verb = &match->game->verbs[partial->verb];
  g_autofree char *title = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->token), partial->seat >= 0);
  if (partial->seat >= 0)
    {
      gn_seat_token_set_colour (self->token, gn_pieces_seat_paint (match, partial->seat));
      /* Translators: the head of a form: the player and the action: "Berta: Buy gems" */
      title = gn_fill (_("{who}: {action}"), "who", gn_match_name (match, partial->seat), "action",
                       gn_tr (verb->title), NULL);
    }
  gtk_label_set_label (self->title, title ? title : gn_tr (verb->title));
  gtk_label_set_label (self->hint, verb->hint ? gn_tr (verb->hint) : "");
  gn_set_tooltip (GTK_WIDGET (self->hint), verb->hint ? gn_tr (verb->hint) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), verb->hint != NULL);
}

static void
show_outcome (GnMoveForm *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnWays *ways = gn_table_model_get_ways (self->model);
  int viewer = gn_table_model_get_viewer (self->model);
  gboolean covered = gn_table_model_get_covered (self->model);
  g_autoptr (GnStory) story = NULL;
  g_autofree gpointer state = NULL;
  GnPanelClass *klass = self->panel ? GN_PANEL_GET_CLASS (self->panel) : NULL;
  GnMove move;
  gboolean whole = gn_table_model_whole (self->model, &move);
  g_autofree char *text = NULL;
  g_autofree char *reason = NULL;

  if (whole && !gn_match_table_preview (gn_table_model_get_table (self->model), viewer, &move, &story, &state))
    whole = FALSE;
  gn_preview_show (self->preview, match, whole ? story : NULL, viewer, covered, gn_table_model_state (self->model),
                   whole ? state : NULL, move.seat);
  if (klass && klass->ghost)
    klass->ghost (self->panel, whole ? state : NULL, whole ? &move : NULL);

  /* Show it once: the reason for the whole move replaces that of a single number. */
  gboolean asks = ways->ways == 0 && gn_table_model_asks_first (self->model, gn_table_model_get_partial (self->model));
  gboolean none = ways->ways == 0 && !asks;

  gtk_widget_set_visible (self->why_row, none);
  for (guint i = 0; none && i < self->sections->len; i++)
    gn_move_section_hush (self->sections->pdata[i]);
  if (asks)
    reason = g_strdup (_("Choose one; Gnomon then asks what is printed there."));
  else if (none)
    {
      const char *clause = gn_say_clause (match, &ways->why);

      gn_rich_label_set_say (self->why, match, &ways->why, FALSE, covered);
      gtk_widget_set_visible (GTK_WIDGET (self->why_clause), clause != NULL);
      if (clause)
        {
          gtk_button_set_label (self->why_clause, clause);
          gtk_actionable_set_action_target (GTK_ACTIONABLE (self->why_clause), "s", clause);
        }
      reason = gn_unavailable_reason (match, &ways->why, covered);
    }
  else if (!whole && ways->open)
    reason = gn_fill (_("Still to choose: {what}"), "what",
                      gn_tr (ways->open->title ? ways->open->title : ways->open->name), NULL);

  if (whole)
    {
      g_autofree char *phrase = gn_move_label (match, &move);

      text = gn_upper_first (phrase);
    }
  gn_rich_label_set_text (self->accept_text, whole ? text : gn_tr (match->game->verbs[self->verb].title));
  gn_say_name (GTK_WIDGET (self->accept_button), gn_rich_label_get_text (self->accept_text));
  gn_unavailable_set (GTK_WIDGET (self->accept_button), whole ? NULL : reason ? reason : _("The move is incomplete."));
}

static GtkScrolledWindow *
scroller_of (GnMoveForm *self)
{
  return GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (GTK_WIDGET (self->section_box), GTK_TYPE_SCROLLED_WINDOW));
}

/* At the width that a popover gives it. */
static int
height_of (GtkWidget *widget,
           int        room)
{
  int width, height;

  gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, MIN (width, room), NULL, &height, NULL, NULL);
  return height;
}

/* The choices scroll only if they do not fit above the prompt, because a popover gives a scrolled child less than its
 * natural size. */
static void
leave_room (GnMoveForm *self)
{
  GtkScrolledWindow *scroller = scroller_of (self);
  GtkWidget *all = gtk_widget_get_parent (GTK_WIDGET (scroller));
  const int room = gn_popover_room (GTK_WIDGET (self));
  int width, height, most = MOST_HEIGHT;

  gn_grow_room (GTK_WIDGET (self), &width, &height);
  width = width ? MAX (width - GN_GROW_FRAME, 1) : G_MAXINT;
  gtk_scrolled_window_set_min_content_height (scroller, -1);
  if (room)
    {
      most = room - height_of (all, width) + height_of (GTK_WIDGET (scroller), width);
      /* then the choices need the height of what explains them */
      if (most < 2 * LEAST_HEIGHT && width < 2 * MOST_HEIGHT && gtk_widget_get_visible (GTK_WIDGET (self->hint)))
        {
          most += height_of (GTK_WIDGET (self->hint), width);
          gtk_widget_set_visible (GTK_WIDGET (self->hint), FALSE);
        }
      most = CLAMP (most, LEAST_HEIGHT, MOST_HEIGHT);
    }
  gtk_scrolled_window_set_max_content_height (scroller, most);
  gtk_scrolled_window_set_min_content_height (scroller, MIN (height_of (GTK_WIDGET (self->section_box), width), most));
}

void
gn_move_form_refresh (GnMoveForm *self)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);
  GnPanelClass *klass = self->panel ? GN_PANEL_GET_CLASS (self->panel) : NULL;

  if (klass && klass->entering)
    klass->entering (self->panel, partial);
  if (!partial)
    {
      if (self->verb >= 0 && klass && klass->ghost)
        klass->ghost (self->panel, NULL, NULL);
      clear_sections (self);
      return;
    }

  if (self->verb != partial->verb || (self->own && !gn_move_equal (&self->own_for, partial)))
    build (self, partial);
  show_title (self, partial);

  /* a game's own form has the button that accepts; a secret decision cannot be given up */
  gtk_widget_set_visible (GTK_WIDGET (self->buttons),
                          self->own == NULL || !gn_table_model_secret_decision (self->model));
  gtk_widget_set_visible (GTK_WIDGET (self->accept_button), self->own == NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->hint), self->own == NULL && *gtk_label_get_label (self->hint));
  if (self->own)
    {
      gtk_widget_set_visible (GTK_WIDGET (self->preview), FALSE);
      gtk_widget_set_visible (self->why_row, FALSE);
      /* The form's own height, not that of the form before. */
      gtk_scrolled_window_set_min_content_height (scroller_of (self), -1);
      gtk_scrolled_window_set_max_content_height (scroller_of (self), MOST_HEIGHT);
      return;
    }
  for (guint i = 0; i < self->sections->len; i++)
    gn_move_section_refresh (self->sections->pdata[i]);
  show_outcome (self);
  leave_room (self);
}

/* The @n-th widget of that class in a panel's form, in reading order. */
static GtkWidget *
find_class (GtkWidget  *widget,
            const char *class,
            guint      *n)
{
  if (!gtk_widget_get_visible (widget))
    return NULL;
  if (gtk_widget_has_css_class (widget, class) && (*n)-- == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_class (child, class, n);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
press (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    g_signal_emit_by_name (widget, "clicked");
  else
    return gtk_widget_activate (widget);
  return TRUE;
}

gboolean
gn_move_form_accept (GnMoveForm *self)
{
  guint first = 0;
  GtkWidget *button = self->own ? find_class (self->own, "suggested-action", &first) : NULL;

  if (button)
    return press (button);
  return gn_table_model_accept (self->model);
}

gboolean
gn_move_form_is_own (GnMoveForm *self)
{
  return self->own != NULL;
}

static void
on_accept (GnMoveForm *self)
{
  gn_move_form_accept (self);
}

static void
on_cancel (GnMoveForm *self)
{
  gn_table_model_cancel (self->model);
}

static void
grab_next (GnMoveForm *self)
{
  const GnMove *partial = gn_table_model_get_partial (self->model);

  for (guint i = 0; i < self->sections->len; i++)
    {
      const GnArg *arg = gn_move_section_get_arg (self->sections->pdata[i]);

      if ((arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER || arg->kind == GN_ARG_FIGURE)
          && partial->arg[arg->at] == GN_OPEN && gn_move_section_grab (self->sections->pdata[i]))
        return;
    }
}

gboolean
gn_move_form_key (GnMoveForm *self,
                  guint       keyval)
{
  if (self->verb < 0)
    return FALSE;
  if (self->own)
    {
      /* In a panel's own form, digits pick its choices in order. */
      guint n = keyval >= GDK_KEY_1 && keyval <= GDK_KEY_9 ? keyval - GDK_KEY_1 : G_MAXUINT;
      GtkWidget *choice = n < 9 ? find_class (self->own, "choice", &n) : NULL;

      return choice && press (choice);
    }

  for (guint i = 0; i < self->sections->len; i++)
    if (gn_move_section_key (self->sections->pdata[i], keyval))
      {
        GnMove whole;

        /* Focus the next open choice. */
        if (self->verb >= 0 && gn_table_model_is_entering (self->model) && !gn_table_model_whole (self->model, &whole))
          grab_next (self);
        return TRUE;
      }
  return FALSE;
}

gboolean
gn_move_form_grab (GnMoveForm *self)
{
  const GnWays *ways = gn_table_model_get_ways (self->model);

  if (self->own)
    {
      guint first = 0;
      GtkWidget *choice = find_class (self->own, "choice", &first);

      return (choice && gtk_widget_grab_focus (choice)) || gtk_widget_child_focus (self->own, GTK_DIR_TAB_FORWARD);
    }
  for (guint i = 0; i < self->sections->len; i++)
    if (ways && ways->open == gn_move_section_get_arg (self->sections->pdata[i])
        && gn_move_section_grab (self->sections->pdata[i]))
      return TRUE;
  for (guint i = 0; i < self->sections->len; i++)
    if (gn_move_section_grab (self->sections->pdata[i]))
      return TRUE;
  return gtk_widget_grab_focus (GTK_WIDGET (self->accept_button));
}

static void
gn_move_form_dispose (GObject *object)
{
  GnMoveForm *self = GN_MOVE_FORM (object);

  g_clear_object (&self->model);
  G_OBJECT_CLASS (gn_move_form_parent_class)->dispose (object);
}

static void
gn_move_form_finalize (GObject *object)
{
  g_ptr_array_unref (GN_MOVE_FORM (object)->sections);
  G_OBJECT_CLASS (gn_move_form_parent_class)->finalize (object);
}

static void
gn_move_form_class_init (GnMoveFormClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_move_form_dispose;
  G_OBJECT_CLASS (klass)->finalize = gn_move_form_finalize;
  g_type_ensure (GN_TYPE_RICH_LABEL);
  g_type_ensure (GN_TYPE_PREVIEW);
  g_type_ensure (GN_TYPE_SEAT_TOKEN);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/entry/move-form.ui");
  gn_bind_children (widget_class, GnMoveForm, token, title, hint, section_box, preview, why_row, why, why_clause,
                    buttons, accept_button, accept_text);
  gtk_widget_class_bind_template_callback (widget_class, on_accept);
  gtk_widget_class_bind_template_callback (widget_class, on_cancel);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "moveform");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_FORM);
}

static void
gn_move_form_init (GnMoveForm *self)
{
  self->sections = g_ptr_array_new ();
  self->verb = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_move_form_new (GnTableModel  *model,
                  GnPanel *panel)
{
  GnMoveForm *self = g_object_new (GN_TYPE_MOVE_FORM, NULL);

  self->model = g_object_ref (model);
  self->panel = panel;
  return GTK_WIDGET (self);
}
