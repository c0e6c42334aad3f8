/* by-hand.c: window for moves that the host makes by hand: carrying out a text, a fact of the box, giving up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "by-hand.h"

#include <glib/gi18n.h>
#include <stdlib.h>

#include "app/widgets/grow-dialog.h"
#include "app/model/hand-search.h"
#include "app/widgets/unavailable.h"
#include "panels/drawing/parts.h"
#include "app/widgets/rich-label.h"
#include "core/words/text.h"
#include "panels/layout/container.h"

#define MOST_DONE 6    /* number of recent moves that stay in view */

/* A choice in the form. */
typedef struct {
  const GnArg *arg;
  GtkWidget   *widget;    /* GtkDropDown or GtkEntry */
  GArray      *values;    /* gint16: values of the drop-down */
} Field;

struct _GnByHand {
  AdwWindow  parent_instance;

  GnTableModel    *model;
  GArray    *verbs;       /* guint: the verbs that are possible now */
  GnMove     move;
  gboolean   chosen;
  guint      said;        /* bit k: the user chose the k-th argument; it was not adapted to another choice */
  GPtrArray *fields;
  GPtrArray *done;        /* the moves made so far, in words */
  gboolean   refreshing;
  Field     *picked;      /* the field whose drop-down tells of its selection */

  GtkLabel  *heading;
  GtkLabel  *aloud;
  GtkWidget *verb_box;
  GtkWidget *form;
  GtkLabel  *hint;
  GnRichLabel  *told;
  GtkWidget *accept;
  GtkLabel  *list;
  GtkWidget *finish;
};

G_DEFINE_FINAL_TYPE (GnByHand, gn_by_hand, ADW_TYPE_WINDOW)

static void
field_free (gpointer data)
{
  Field *field = data;

  g_clear_pointer (&field->values, g_array_unref);
  g_free (field);
}

/* ---- Which verbs ------------------------------------------------------------------------------ */

static gboolean
by_hand (const GnVerb *verb)
{
  return (verb->flags & (GN_VERB_ADJUST | GN_VERB_ASIDE)) && !(verb->flags & (GN_VERB_CHANCE | GN_VERB_REFUSED));
}

static gboolean
can_be_said (GnTableModel *model,
             guint   verb,
             GnMove *move)
{
  return gn_hand_first (gn_table_model_get_match (model), gn_table_model_state (model), verb, move);
}

gboolean
gn_by_hand_ever (const GnGame *game)
{
  for (guint verb = 0; game->verbs[verb].id; verb++)
    if (by_hand (&game->verbs[verb]))
      return TRUE;
  return FALSE;
}

gboolean
gn_by_hand_can (GnTableModel *model)
{
  const GnGame *game = gn_table_model_get_match (model)->game;
  GnMove move;

  if (gn_table_model_is_past (model) || gn_match_table_is_over (gn_table_model_get_table (model)))
    return FALSE;
  for (guint verb = 0; game->verbs[verb].id; verb++)
    if (by_hand (&game->verbs[verb]) && can_be_said (model, verb, &move))
      return TRUE;
  return FALSE;
}

gboolean
gn_by_hand_is_due (GnTableModel *model)
{
  const GnGame *game = gn_table_model_get_match (model)->game;
  const GnPrompt *prompt = gn_table_model_prompt (model);
  GnMove move;

  if (!prompt->host || prompt->chance || gn_table_model_is_past (model)
      || gn_match_table_is_over (gn_table_model_get_table (model)))
    return FALSE;
  /* Giving up and similar moves are always possible, so they alone do not count. */
  for (guint verb = 0; game->verbs[verb].id; verb++)
    if ((game->verbs[verb].flags & GN_VERB_ADJUST) && game->verbs[verb].args[0].kind
        && can_be_said (model, verb, &move))
      return TRUE;
  return FALSE;
}

/* ---- The form ----------------------------------------------------------------------------------- */

static void refresh (GnByHand *self);

/* If there are several things to choose from, the first possible one is not a choice yet. */
static gboolean
is_open (GnByHand *self)
{
  for (guint i = 0; !self->said && i < self->fields->len; i++)
    {
      const Field *field = self->fields->pdata[i];

      if (field->arg->kind == GN_ARG_THING && field->values->len > 1)
        return TRUE;
    }
  return FALSE;
}

/* The first choice, while the user has not chosen anything. */
static gboolean
is_first_open (GnByHand    *self,
               const Field *field)
{
  for (guint i = 0; !self->said && i < self->fields->len; i++)
    {
      const Field *other = self->fields->pdata[i];

      if (other->arg->kind == GN_ARG_THING && other->values->len > 1)
        return other == field;
    }
  return FALSE;
}

/* Leaves out arguments that nobody has chosen and nothing needs. */
static void
drop_needless (GnByHand *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnArg *args = match->game->verbs[self->move.verb].args;

  for (const GnArg *arg = args; arg->kind; arg++)
    if ((arg->flags & GN_ARG_OPTIONAL) && !(self->said >> (arg - args) & 1) && self->move.arg[arg->at] != GN_NONE)
      {
        GnMove less = self->move;

        less.arg[arg->at] = GN_NONE;
        if (gn_hand_is_lawful (match, gn_table_model_state (self->model), &less))
          self->move = less;
      }
}

static void
on_value (GnByHand *self,
          Field    *field,
          gint16    value)
{
  GnMove move = self->move;

  move.arg[field->arg->at] = value;
  /* The other values adapt to this one; if no move fits, the reason is shown. */
  gn_hand_fit (gn_table_model_get_match (self->model), gn_table_model_state (self->model), field->arg, &move);
  self->move = move;
  self->said |= 1u << (field->arg - gn_table_model_get_match (self->model)->game->verbs[move.verb].args);
  drop_needless (self);
  refresh (self);
}

static Field *
field_of (GnByHand  *self,
          GtkWidget *widget)
{
  for (guint i = 0; i < self->fields->len; i++)
    if (((Field *) self->fields->pdata[i])->widget == widget)
      return self->fields->pdata[i];
  return NULL;
}

static void
on_selected (GnByHand    *self,
             GParamSpec  *pspec,
             GtkDropDown *drop_down)
{
  Field *field = field_of (self, GTK_WIDGET (drop_down));
  const guint at = gtk_drop_down_get_selected (drop_down);

  if (self->refreshing || !field || at >= field->values->len)
    return;
  self->picked = field;
  on_value (self, field, g_array_index (field->values, gint16, at));
  self->picked = NULL;
}

static void
on_typed (GnByHand    *self,
          GtkEditable *entry)
{
  Field *field = field_of (self, GTK_WIDGET (entry));
  const char *text = gtk_editable_get_text (entry);
  char *end = NULL;
  long n = strtol (text, &end, 10);

  if (self->refreshing || !field)
    return;
  if (end == text && (*text || !(field->arg->flags & GN_ARG_OPTIONAL)))
    return;    /* nothing so far, or only a minus */
  on_value (self, field, *text ? (gint16) CLAMP (n, -30000, 30000) : GN_NONE);
}

static GtkWidget *
find_search (GtkWidget *widget)
{
  if (GTK_IS_SEARCH_ENTRY (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_search (child);

      if (found)
        return found;
    }
  return NULL;
}

static gboolean
grab_search (gpointer search)
{
  if (gtk_widget_get_mapped (search))
    gtk_widget_grab_focus (search);
  return G_SOURCE_REMOVE;
}

/* In an open list the user can go on typing. */
static void
on_search_shown (GtkWidget *search)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, grab_search, g_object_ref (search), g_object_unref);
}

/* Enter takes the first item with that beginning. */
static void
on_search_entered (GnByHand  *self,
                   GtkWidget *search)
{
  GtkWidget *widget = gtk_widget_get_ancestor (search, GTK_TYPE_DROP_DOWN);
  Field *field = widget ? field_of (self, widget) : NULL;
  GListModel *names = field ? gtk_drop_down_get_model (GTK_DROP_DOWN (widget)) : NULL;
  g_autofree char *typed = g_utf8_casefold (gtk_editable_get_text (GTK_EDITABLE (search)), -1);

  for (guint i = 0; names && *typed && i < g_list_model_get_n_items (names); i++)
    {
      g_autofree char *name = g_utf8_casefold (gtk_string_list_get_string (GTK_STRING_LIST (names), i), -1);

      if (g_str_has_prefix (name, typed))
        {
          gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_ancestor (search, GTK_TYPE_POPOVER)));
          gtk_drop_down_set_selected (GTK_DROP_DOWN (widget), i);
          gtk_widget_grab_focus (widget);
          return;
        }
    }
}

static GtkWidget *
new_widget (GnByHand    *self,
            const GnArg *arg)
{
  GtkWidget *widget;

  if (arg->kind == GN_ARG_NUMBER)
    {
      widget = gtk_entry_new ();
      gtk_editable_set_max_width_chars (GTK_EDITABLE (widget), 6);
      gtk_entry_set_activates_default (GTK_ENTRY (widget), TRUE);
      g_signal_connect_object (widget, "changed", G_CALLBACK (on_typed), self, G_CONNECT_SWAPPED);
    }
  else
    {
      GtkExpression *words = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");

      widget = gtk_drop_down_new (NULL, words);
      g_signal_connect_object (widget, "notify::selected", G_CALLBACK (on_selected), self, G_CONNECT_SWAPPED);

      GtkWidget *search = find_search (widget);

      if (search)
        {
          g_signal_connect (search, "map", G_CALLBACK (on_search_shown), NULL);
          g_signal_connect_object (search, "activate", G_CALLBACK (on_search_entered), self, G_CONNECT_SWAPPED);
        }
    }
  gtk_widget_set_hexpand (widget, arg->kind != GN_ARG_NUMBER);
  gtk_widget_set_halign (widget, arg->kind == GN_ARG_NUMBER ? GTK_ALIGN_START : GTK_ALIGN_FILL);
  gn_say_name (widget, gn_tr (arg->title ? arg->title : arg->name));
  return widget;
}

static void
build (GnByHand *self)
{
  const GnVerb *verb = &gn_table_model_get_match (self->model)->game->verbs[self->move.verb];
  int row = 0;

  gn_container_clear (self->form);
  g_ptr_array_set_size (self->fields, 0);
  for (const GnArg *arg = verb->args; arg->kind; arg++)
    if (arg->kind == GN_ARG_THING || arg->kind == GN_ARG_NUMBER)
      {
        Field *field = g_new0 (Field, 1);
        GtkWidget *label = gn_label (gn_tr (arg->title ? arg->title : arg->name), "note");

        field->arg = arg;
        field->widget = new_widget (self, arg);
        field->values = g_array_new (FALSE, FALSE, sizeof (gint16));
        g_ptr_array_add (self->fields, field);
        gtk_label_set_xalign (GTK_LABEL (label), 0);
        gtk_grid_attach (GTK_GRID (self->form), label, 0, row, 1, 1);
        gtk_grid_attach (GTK_GRID (self->form), field->widget, 1, row++, 1, 1);
      }
}

static char *
value_words (GnByHand    *self,
             const GnArg *arg,
             gint16       value)
{
  if (value == GN_NONE)
    /* Translators: a part of a move that is left out */
    return g_strdup (_("not specified"));
  g_autofree char *name = gn_thing_name (gn_table_model_get_match (self->model), GN_THING (arg->domain, value));

  return gn_upper_first (name);
}

static void
show_field (GnByHand *self,
            Field    *field)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const gint16 now = self->move.arg[field->arg->at];

  /* A drop-down that tells of its selection does not survive another list. */
  if (field == self->picked)
    return;
  if (field->arg->kind == GN_ARG_NUMBER)
    {
      const char *text = gtk_editable_get_text (GTK_EDITABLE (field->widget));
      g_autofree char *n = now == GN_NONE ? g_strdup ("") : g_strdup_printf ("%d", now);

      if (strtol (text, NULL, 10) != (now == GN_NONE ? 0 : now) || (*text == '\0') != (now == GN_NONE))
        gtk_editable_set_text (GTK_EDITABLE (field->widget), n);
      return;
    }

  g_autoptr (GArray) values = gn_hand_values (match, gn_table_model_state (self->model), &self->move, field->arg);
  guint selected = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; i < values->len; i++)
    if (g_array_index (values, gint16, i) == now)
      selected = i;
  if (values->len != field->values->len
      || memcmp (values->data, field->values->data, values->len * sizeof (gint16)) != 0)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (NULL);

      for (guint i = 0; i < values->len; i++)
        gtk_string_list_take (list, value_words (self, field->arg, g_array_index (values, gint16, i)));
      g_array_set_size (field->values, 0);
      g_array_append_vals (field->values, values->data, values->len);
      gtk_drop_down_set_model (GTK_DROP_DOWN (field->widget), G_LIST_MODEL (list));
      gtk_drop_down_set_enable_search (GTK_DROP_DOWN (field->widget), values->len > 9);
    }
  gtk_drop_down_set_selected (GTK_DROP_DOWN (field->widget),
                              is_first_open (self, field) ? GTK_INVALID_LIST_POSITION : selected);
  gtk_widget_set_sensitive (field->widget, values->len > 1);
}

static void
show_verbs (GnByHand *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  guint i = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (self->verb_box); child;
       child = gtk_widget_get_next_sibling (child), i++)
    {
      GtkWidget *button = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (child));

      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button),
                                    self->chosen && g_array_index (self->verbs, guint, i) == self->move.verb);
    }
  gtk_label_set_label (
    self->hint, self->chosen && game->verbs[self->move.verb].hint ? gn_tr (game->verbs[self->move.verb].hint) : "");
}

static void
refresh (GnByHand *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const gboolean covered = gn_table_model_get_covered (self->model);
  GnSay why = { 0 };

  self->refreshing = TRUE;
  show_verbs (self);
  for (guint i = 0; i < self->fields->len; i++)
    show_field (self, self->fields->pdata[i]);
  self->refreshing = FALSE;
  if (!self->chosen || is_open (self))
    {
      gn_rich_label_set_text (self->told, "");
      gn_unavailable_set (self->accept, _("Choose an action first."));
      return;
    }

  if (match->game->check (match, gn_table_model_state (self->model), &self->move, &why))
    {
      g_autofree char *phrase = gn_move_label (match, &self->move);
      g_autofree char *text = gn_upper_first (phrase);

      gn_rich_label_set_text (self->told, text);
      gn_unavailable_set (self->accept, NULL);
    }
  else
    {
      g_autofree char *reason = gn_unavailable_reason (match, &why, covered);

      gn_rich_label_set_say (self->told, match, &why, FALSE, covered);
      gn_unavailable_set (self->accept, reason);
    }
}

gboolean
gn_by_hand_choose (GnByHand *self,
                   guint     verb)
{
  GnMove move;

  if (!can_be_said (self->model, verb, &move))
    return FALSE;
  self->move = move;
  self->chosen = TRUE;
  self->said = 0;
  drop_needless (self);
  build (self);
  refresh (self);
  return TRUE;
}

static void
on_verb (GtkButton *button,
         GnByHand  *self)
{
  if (self->refreshing)
    return;
  gn_by_hand_choose (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "verb")));
  if (self->fields->len)
    gtk_widget_grab_focus (((Field *) self->fields->pdata[0])->widget);
}

static void
list_verbs (GnByHand *self)
{
  const GnGame *game = gn_table_model_get_match (self->model)->game;
  GtkWidget *child;
  GnMove move;

  self->refreshing = TRUE;
  while ((child = gtk_widget_get_first_child (self->verb_box)))
    gtk_flow_box_remove (GTK_FLOW_BOX (self->verb_box), child);
  g_array_set_size (self->verbs, 0);
  /* First the moves that carry out a text, then those that are possible at any time. */
  for (guint pass = 0; pass < 2; pass++)
    for (guint verb = 0; game->verbs[verb].id; verb++)
      if (by_hand (&game->verbs[verb])
          && (!game->verbs[verb].args[0].kind || (game->verbs[verb].flags & GN_VERB_ASIDE)) == (pass == 1)
          && can_be_said (self->model, verb, &move))
        {
          GtkWidget *button = gtk_toggle_button_new_with_label (gn_tr (game->verbs[verb].title));

          g_array_append_val (self->verbs, verb);
          g_object_set_data (G_OBJECT (button), "verb", GUINT_TO_POINTER (verb));
          gn_set_tooltip (button, game->verbs[verb].hint ? gn_tr (game->verbs[verb].hint) : NULL);
          g_signal_connect_object (button, "clicked", G_CALLBACK (on_verb), self, 0);
          gtk_flow_box_append (GTK_FLOW_BOX (self->verb_box), button);
          gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
        }
  self->refreshing = FALSE;
}

/* ---- Carried out --------------------------------------------------------------------------------- */

/* The host's move that ends the carrying out, if there is exactly one: "Carried out". */
static const GnMove *
ending (GnByHand *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMoveList *legal = gn_table_model_legal (self->model);
  const GnMove *found = NULL;

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].seat == GN_HOST && !match->game->verbs[legal->move[i].verb].args[0].kind)
      {
        if (found)
          return NULL;
        found = &legal->move[i];
      }
  return found;
}

static void
show_ending (GnByHand *self)
{
  const GnMove *move = ending (self);

  gtk_widget_set_visible (self->finish, move != NULL);
  if (move)
    gtk_button_set_label (GTK_BUTTON (self->finish),
                          gn_tr (gn_table_model_get_match (self->model)->game->verbs[move->verb].title));
}

static void
show_heading (GnByHand *self)
{
  const GnPrompt *prompt = gn_table_model_prompt (self->model);
  g_autofree char *what = gn_by_hand_is_due (self->model)
                            ? gn_say_text (gn_table_model_get_match (self->model), &prompt->what,
                                           gn_table_model_get_covered (self->model))
                            : NULL;

  gtk_label_set_label (self->heading,
                       what && *what ? what : _("The log records this as entered by the host."));
}

static void
on_accept (GnByHand *self)
{
  const GnMatch *match = gn_table_model_get_match (self->model);
  const GnMove move = self->move;
  g_autofree char *phrase = NULL;

  if (!self->chosen || is_open (self) || !gn_hand_is_lawful (match, gn_table_model_state (self->model), &move))
    return;
  phrase = gn_move_label (match, &move);
  if (!gn_table_model_say (self->model, &move))
    return;

  g_ptr_array_add (self->done, gn_upper_first (phrase));
  if (self->done->len > MOST_DONE)
    g_ptr_array_remove_index (self->done, 0);
  if (!gn_by_hand_can (self->model))
    {
      gtk_window_close (GTK_WINDOW (self));
      return;
    }

  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->done->len; i++)
    g_string_append_printf (text, "%s✓ %s", i ? "\n" : "", (const char *) self->done->pdata[i]);
  gtk_label_set_label (self->list, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->list), TRUE);
  g_string_free (text, TRUE);

  list_verbs (self);
  show_heading (self);
  show_ending (self);
  self->chosen = FALSE;
  gn_by_hand_choose (self, move.verb);
  refresh (self);
}

static void
on_finish (GnByHand *self)
{
  const GnMove *move = ending (self);
  GnMove copy;

  if (!move)
    return;
  copy = *move;
  if (gn_table_model_say (self->model, &copy))
    gtk_window_close (GTK_WINDOW (self));
}

/* ---- The window --------------------------------------------------------------------------------- */

static void
gn_by_hand_dispose (GObject *object)
{
  g_clear_object (&GN_BY_HAND (object)->model);
  G_OBJECT_CLASS (gn_by_hand_parent_class)->dispose (object);
}

static void
gn_by_hand_finalize (GObject *object)
{
  GnByHand *self = GN_BY_HAND (object);

  g_array_unref (self->verbs);
  g_ptr_array_unref (self->fields);
  g_ptr_array_unref (self->done);
  G_OBJECT_CLASS (gn_by_hand_parent_class)->finalize (object);
}

static void
gn_by_hand_class_init (GnByHandClass *class)
{
  G_OBJECT_CLASS (class)->dispose = gn_by_hand_dispose;
  G_OBJECT_CLASS (class)->finalize = gn_by_hand_finalize;
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (class), GDK_KEY_Escape, 0, "window.close", NULL);
  g_type_ensure (GN_TYPE_RICH_LABEL);
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (class), GN_RESOURCE_PATH "/ui/entry/by-hand.ui");
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, heading);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, aloud);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, verb_box);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, form);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, hint);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, told);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, accept);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, list);
  gtk_widget_class_bind_template_child (GTK_WIDGET_CLASS (class), GnByHand, finish);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (class), on_accept);
  gtk_widget_class_bind_template_callback (GTK_WIDGET_CLASS (class), on_finish);
}

static void
gn_by_hand_init (GnByHand *self)
{
  self->verbs = g_array_new (FALSE, FALSE, sizeof (guint));
  self->fields = g_ptr_array_new_with_free_func (field_free);
  self->done = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_grow_dialog (ADW_WINDOW (self));
  gtk_window_set_default_widget (GTK_WINDOW (self), self->accept);
}

GtkWidget *
gn_by_hand_new (GnTableModel     *model,
                const char *aloud)
{
  GnByHand *self = g_object_new (GN_TYPE_BY_HAND, NULL);

  self->model = g_object_ref (model);
  list_verbs (self);
  show_heading (self);
  show_ending (self);
  /* The window covers the card, so it repeats its text. */
  gtk_label_set_label (self->aloud, aloud ? aloud : "");
  gtk_widget_set_visible (GTK_WIDGET (self->aloud), aloud && *aloud);
  /* Only one verb: show its choices at once. */
  if (self->verbs->len == 1)
    gn_by_hand_choose (self, g_array_index (self->verbs, guint, 0));
  refresh (self);
  return GTK_WIDGET (self);
}
