/* person-actions.c: what can be changed about a person, each asked for in a dialog
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "person-actions.h"

#include <glib/gi18n.h>

#include "app/model/draft.h"
#include "app/people/people-changes.h"
#include "app/people/people-words.h"
#include "app/widgets/compat.h"
#include "app/widgets/messages.h"
#include "core/base/json.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"
#include "history/group.h"
#include "panels/drawing/piece.h"

/* What a dialog is about. */
typedef struct {
  GtkWidget      *page;
  GnHistoryIndex *index;
  char           *shown, *other;
  GtkWidget      *field;
} Ask;

static void
ask_free (gpointer data)
{
  Ask *ask = data;

  g_clear_object (&ask->page);
  g_clear_object (&ask->index);
  g_free (ask->shown);
  g_free (ask->other);
  g_free (ask);
}

static GnAsk *
dialog_new (GtkWidget      *page,
            GnHistoryIndex *index,
            const char     *shown,
            const char     *heading,
            const char     *body,
            Ask           **ask)
{
  GtkWidget *dialog = gn_ask_new (heading, body);

  *ask = g_new0 (Ask, 1);
  (*ask)->page = g_object_ref (page);
  (*ask)->index = index ? g_object_ref (index) : NULL;
  (*ask)->shown = g_strdup (shown);
  g_object_set_data_full (G_OBJECT (dialog), "ask", *ask, ask_free);
  return GN_ASK (dialog);
}

static Ask *
ask_of (GnAsk *dialog)
{
  return g_object_get_data (G_OBJECT (dialog), "ask");
}

static void
did (GtkWidget  *page,
     gboolean    fine,
     GnNames    *before,
     char       *text,
     const char *old,
     const char *now,
     GError     *error)
{
  gn_people_changes_did (gn_people_changes_get (), page, fine, before, text, old, now, error);
}

/* What the person is called, also if a stand-in is shown. */
static char *
name_of (const char *shown)
{
  g_autoptr (GnNames) names = gn_names_get ();
  const GnNamed *person = gn_names_find (names, shown);

  return g_strdup (person ? person->name : shown);
}

/* ---- Two are one ----------------------------------------------------------------------------------------------- */

static void
on_join (GnAsk      *dialog,
         const char *response)
{
  const Ask *ask = ask_of (dialog);
  g_autoptr (GError) error = NULL;
  GnNames *before;

  if (!g_str_equal (response, "merge"))
    return;
  before = gn_names_get ();
  did (ask->page, gn_names_merge (ask->shown, ask->other, &error), before,
       gn_fill (_("{other} is now {who}"), "other", ask->other, "who", ask->shown, NULL), ask->other, ask->shown,
       error);
}

/* Two people who sat at one table are two. */
static gboolean
may_join (GtkWidget      *page,
          GnHistoryIndex *index,
          const char     *shown,
          const char     *other)
{
  gint64 last;

  if (!gn_history_index_met (index, shown, other, &last))
    return TRUE;

  g_autofree char *day = gn_people_day (last, FALSE);
  g_autofree char *text = gn_fill (_("{who} and {other} sat at one table on {day}."), "who", shown, "other", other,
                                   "day", day, NULL);

  gn_complain (page, _("They cannot be one player"), text);
  return FALSE;
}

void
gn_person_join (GtkWidget      *page,
                GnHistoryIndex *index,
                const char     *shown,
                const char     *other)
{
  g_autofree char *heading = gn_fill (_("Is {other} the same player as {who}?"), "other", other, "who", shown, NULL);
  g_autofree char *body = gn_fill (_("All matches of {other} then count for {who}. The records stay as they are."),
                                   "other", other, "who", shown, NULL);
  GnAsk *dialog;
  Ask *ask;

  if (!may_join (page, index, shown, other))
    return;
  dialog = dialog_new (page, index, shown, heading, body, &ask);
  ask->other = g_strdup (other);
  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "merge", _("_Merge"), NULL);
  gn_ask_set_response_appearance (dialog, "merge", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "merge");
  gn_ask_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_join), NULL);
  gn_ask_open (GTK_WIDGET (dialog), page);
}

static void
on_merge (GnAsk      *dialog,
          const char *response)
{
  const Ask *ask = ask_of (dialog);
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (GTK_DROP_DOWN (ask->field));
  const char *other = chosen ? gtk_string_object_get_string (chosen) : NULL;
  g_autoptr (GError) error = NULL;
  GnNames *before;

  if (!g_str_equal (response, "merge") || !other || !may_join (ask->page, ask->index, ask->shown, other))
    return;
  before = gn_names_get ();
  did (ask->page, gn_names_merge (ask->shown, other, &error), before,
       gn_fill (_("{other} is now {who}"), "other", other, "who", ask->shown, NULL), other, ask->shown, error);
}

void
gn_person_merge (GtkWidget      *page,
                 GnHistoryIndex *index,
                 const char     *shown)
{
  g_autoptr (GArray) people = gn_history_index_people (index);
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  g_autoptr (GtkExpression) text = gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string");
  g_autofree char *heading = gn_fill (_("Who else is {who}?"), "who", shown, NULL);
  g_autofree char *body = gn_fill (_("All matches of the other player then count for {who}. The records stay as they "
                                     "are."), "who", shown, NULL);
  GnAsk *dialog;
  Ask *ask;

  for (guint i = 0; i < people->len; i++)
    if (!g_str_equal (g_array_index (people, GnPersonSummary, i).name, shown))
      gtk_string_list_append (names, g_array_index (people, GnPersonSummary, i).name);
  if (!g_list_model_get_n_items (G_LIST_MODEL (names)))
    return;
  dialog = dialog_new (page, index, shown, heading, body, &ask);
  ask->field = gtk_drop_down_new (g_object_ref (G_LIST_MODEL (names)), NULL);
  gtk_drop_down_set_expression (GTK_DROP_DOWN (ask->field), text);
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (ask->field), TRUE);
  gn_say_name (ask->field, _("The other player"));
  gn_ask_set_extra_child (dialog, ask->field);
  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "merge", _("_Merge"), NULL);
  gn_ask_set_response_appearance (dialog, "merge", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "merge");
  gn_ask_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_merge), NULL);
  gn_ask_open (GTK_WIDGET (dialog), page);
  gtk_widget_grab_focus (ask->field);
}

/* ---- Another name ---------------------------------------------------------------------------------------------- */

static void
on_rename (GnAsk      *dialog,
           const char *response)
{
  const Ask *ask = ask_of (dialog);
  g_autofree char *name = gn_plain_name (gtk_editable_get_text (GTK_EDITABLE (ask->field)), GN_MAX_NAME);
  g_autofree char *before_name = name_of (ask->shown);
  g_autoptr (GnNames) before = NULL;
  g_autoptr (GError) error = NULL;
  GnPersonSummary other = { 0 };
  gboolean taken;

  if (!g_str_equal (response, "rename") || !*name || g_str_equal (name, before_name))
    return;
  before = gn_names_get ();
  /* One of the person's own names is nobody else's. */
  taken = !g_str_equal (gn_names_show (before, name), ask->shown) && gn_history_index_person (ask->index, name, &other);
  g_free (other.name);
  if (taken)
    {
      gn_person_join (ask->page, ask->index, name, ask->shown);
      return;
    }
  did (ask->page, gn_names_rename (ask->shown, name, &error), g_steal_pointer (&before),
       gn_fill (_("{who} is now called {name}"), "who", ask->shown, "name", name, NULL), ask->shown, name, error);
}

void
gn_person_rename (GtkWidget      *page,
                  GnHistoryIndex *index,
                  const char     *shown)
{
  g_autofree char *heading = gn_fill (_("Rename {who}"), "who", shown, NULL);
  g_autofree char *name = name_of (shown);
  Ask *ask;
  GnAsk *dialog = dialog_new (
    page, index, shown, heading, _("The records stay as they are; the name is another one wherever they are shown."),
    &ask);

  ask->field = gtk_entry_new ();
  gtk_editable_set_text (GTK_EDITABLE (ask->field), name);
  gtk_entry_set_max_length (GTK_ENTRY (ask->field), GN_MAX_NAME);
  gtk_entry_set_activates_default (GTK_ENTRY (ask->field), TRUE);
  gn_say_name (ask->field, _("New name"));
  gn_ask_set_extra_child (dialog, ask->field);
  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  gn_ask_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "rename");
  gn_ask_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_rename), NULL);
  gn_ask_open (GTK_WIDGET (dialog), page);
  gtk_widget_grab_focus (ask->field);
}

/* ---- Other names ----------------------------------------------------------------------------------------------- */

static void
on_split (GtkButton *button,
          gpointer   dialog)
{
  const Ask *ask = ask_of (dialog);
  const char *name = g_object_get_data (G_OBJECT (button), "name");
  GnNames *before = gn_names_get ();
  g_autoptr (GError) error = NULL;

  did (ask->page, gn_names_split (ask->shown, name, &error), before,
       gn_fill (_("{name} is a player again"), "name", name, NULL), ask->shown, ask->shown, error);
  gn_dialog_close (dialog);
}

void
gn_person_names (GtkWidget  *page,
                 const char *shown)
{
  g_autoptr (GnNames) names = gn_names_get ();
  const GnNamed *person = gn_names_find (names, shown);
  g_autofree char *heading = gn_fill (_("Other names of {who}"), "who", shown, NULL);
  GtkWidget *list, *scrolled;
  GnAsk *dialog;
  Ask *ask;

  if (!person || !person->names->len)
    return;
  dialog = dialog_new (page, NULL, shown, heading, _("These names are in records. Each can be a player again."), &ask);
  list = gtk_list_box_new ();
  scrolled = gtk_scrolled_window_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_widget_add_css_class (list, "name-list");
  gn_say_name (list, heading);
  for (guint i = 0; i < person->names->len; i++)
    {
      const char *name = person->names->pdata[i];
      GtkWidget *row = adw_action_row_new (), *button = gtk_button_new_with_mnemonic (_("_Split off"));
      g_autofree char *label = gn_fill (_("Split off {who}"), "who", name, NULL);

      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
      gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
      gn_say_name (button, label);
      g_object_set_data_full (G_OBJECT (button), "name", g_strdup (name), g_free);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_split), dialog, 0);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
      adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), button);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), 320);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), list);
  gn_ask_set_extra_child (dialog, scrolled);
  gn_ask_add_response (dialog, "close", _("_Close"));
  gn_ask_set_close_response (dialog, "close");
  gn_ask_open (GTK_WIDGET (dialog), page);
}

/* ---- Color ----------------------------------------------------------------------------------------------------- */

static void
on_colour (GtkButton *button,
           gpointer   dialog)
{
  const Ask *ask = ask_of (dialog);
  GnNames *before = gn_names_get ();
  g_autoptr (GError) error = NULL;

  did (ask->page,
       gn_names_colour (ask->shown, GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "colour")), &error), before,
       gn_fill (_("{who} has another color"), "who", ask->shown, NULL), ask->shown, ask->shown, error);
  gn_dialog_close (dialog);
}

void
gn_person_colour (GtkWidget  *page,
                  const char *shown,
                  int         colour)
{
  g_autofree char *heading = gn_fill (_("Color and shape of {who}"), "who", shown, NULL);
  GtkWidget *grid = gtk_grid_new (), *first = NULL;
  Ask *ask;
  GnAsk *dialog = dialog_new (page, NULL, shown, heading, _("A new table offers them first."), &ask);

  gtk_grid_set_row_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_widget_set_halign (grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < GN_MAX_SEATS; i++)
    {
      GtkWidget *button = gtk_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), gn_seat_token_new (i, 30));
      gtk_widget_add_css_class (button, "flat");
      gtk_widget_set_tooltip_text (button, gn_draft_colour_words (i));
      gn_say_name (button, gn_draft_colour_words (i));
      g_object_set_data (G_OBJECT (button), "colour", GINT_TO_POINTER (i));
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_colour), dialog, 0);
      gtk_grid_attach (GTK_GRID (grid), button, i % 4, i / 4, 1, 1);
      if (i == colour)
        first = button;
    }
  gn_ask_set_extra_child (dialog, grid);
  gn_ask_add_response (dialog, "cancel", _("_Cancel"));
  gn_ask_set_close_response (dialog, "cancel");
  gn_ask_open (GTK_WIDGET (dialog), page);
  if (first)
    gtk_widget_grab_focus (first);
}

/* ---- No name --------------------------------------------------------------------------------------------------- */

void
gn_person_hide (GtkWidget  *page,
                const char *shown)
{
  GnNames *before = gn_names_get ();
  const GnNamed *person = gn_names_find (before, shown);
  const gboolean hide = !person || !person->anonymous;
  g_autofree char *name = g_strdup (person ? person->name : shown);
  g_autoptr (GnNames) after = NULL;
  g_autoptr (GError) error = NULL;
  const gboolean fine = gn_names_hide (shown, hide, &error);

  after = gn_names_get ();

  const char *now = gn_names_show (after, name);

  did (page, fine, before,
       hide ? gn_fill (_("{who} is now anonymous"), "who", shown, NULL)
            : gn_fill (_("{who} has a name again"), "who", now, NULL),
       shown, now, error);
}

static void
on_forget (GnAsk      *dialog,
           const char *response)
{
  const Ask *ask = ask_of (dialog);

  if (g_str_equal (response, "forget"))
    gn_people_changes_forget (gn_people_changes_get (), ask->page, ask->shown);
}

void
gn_person_forget (GtkWidget  *page,
                  const char *shown)
{
  g_autofree char *heading = gn_fill (_("Forget {who}?"), "who", shown, NULL);
  Ask *ask;
  GnAsk *dialog = dialog_new (
    page, NULL, shown, heading,
    _("The name is erased from all records, their file names, notes and the list of players. The results stay. This "
      "can be undone until something else is changed or Gnomon is closed. What was exported or printed keeps the "
      "name."),
    &ask);

  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "forget", _("_Forget"), NULL);
  gn_ask_set_response_appearance (dialog, "forget", ADW_RESPONSE_DESTRUCTIVE);
  gn_ask_set_default_response (dialog, "cancel");
  gn_ask_set_close_response (dialog, "cancel");
  g_signal_connect (dialog, "response", G_CALLBACK (on_forget), NULL);
  gn_ask_open (GTK_WIDGET (dialog), page);
}
