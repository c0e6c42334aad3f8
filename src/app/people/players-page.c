/* players-page.c: page with the people who have played at these tables
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "players-page.h"

#include <glib/gi18n.h>

#include "app/people/change-bar.h"
#include "app/people/people-changes.h"
#include "app/people/people-words.h"
#include "app/people/person-actions.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/wrap-layout.h"
#include "core/library/library.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "app/widgets/search.h"
#include "panels/drawing/parts.h"

#define SEARCHED 8   /* with more players than these there is a search */

struct _GnPlayersPage {
  AdwBin          parent_instance;

  GnHistoryIndex *index;
  char           *opened;    /* whose page was opened last */
  char           *wanted;    /* the same, once this page is shown again: it gets the focus */
  AdwWindowTitle *title;
  GtkStack       *stack;
  GtkEditable    *search;
  GtkListBox     *list;
  GtkToggleButton *select;
  GtkWidget      *chosen_bar;
  GtkLabel       *chosen_label;
  gboolean        choosing;
  gboolean        told;      /* that the file of names cannot be used */
  GPtrArray      *chosen;    /* names, in the order in which they were chosen */
};

G_DEFINE_FINAL_TYPE (GnPlayersPage, gn_players_page, ADW_TYPE_BIN)

static void
on_search (GnPlayersPage *self)
{
  gtk_list_box_invalidate_filter (self->list);
}

static gboolean
fits (GtkListBoxRow *row,
      gpointer       data)
{
  GnPlayersPage *self = data;
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (self->search), -1);
  g_autofree char *name = g_utf8_casefold (g_object_get_data (G_OBJECT (row), "name"), -1);

  return strstr (name, wanted) != NULL;
}

static void fill (GnPlayersPage *self);

static const char *
name_of (gpointer row)
{
  return g_object_get_data (G_OBJECT (row), "name");
}

/* ---- Choosing several ------------------------------------------------------------------------------------------- */

static gboolean
is_chosen (GnPlayersPage *self,
           const char    *name,
           guint         *at)
{
  return g_ptr_array_find_with_equal_func (self->chosen, name, g_str_equal, at);
}

static void
show_chosen (GnPlayersPage *self)
{
  const guint n = self->chosen->len;
  g_autofree char *number = g_strdup_printf ("%u", n);
  g_autofree char *text = gn_fill (ngettext ("{n} player chosen", "{n} players chosen", n), "n", number, NULL);
  GtkListBoxRow *row;

  gtk_label_set_label (self->chosen_label, text);
  gtk_widget_set_visible (self->chosen_bar, self->choosing);
  gtk_toggle_button_set_active (self->select, self->choosing);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.compare", n > 1);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "players.merge", n == 2);
  for (int i = 0; (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    {
      GtkWidget *check = g_object_get_data (G_OBJECT (row), "check");
      const gboolean chosen = is_chosen (self, name_of (row), NULL);

      gtk_widget_set_visible (check, self->choosing);
      gtk_check_button_set_active (GTK_CHECK_BUTTON (check), chosen);
      if (self->choosing)
        gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED, chosen, -1);
      else
        gtk_accessible_reset_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED);
    }
}

static void
set_choosing (GnPlayersPage *self,
              gboolean       choosing)
{
  self->choosing = choosing;
  if (!choosing)
    g_ptr_array_set_size (self->chosen, 0);
  show_chosen (self);
}

static void
toggle (GnPlayersPage *self,
        const char    *name)
{
  guint at;

  if (is_chosen (self, name, &at))
    g_ptr_array_remove_index (self->chosen, at);
  else if (self->chosen->len < GN_MAX_SEATS)
    g_ptr_array_add (self->chosen, g_strdup (name));
  show_chosen (self);
}

static GtkWidget *
focused_row (GnPlayersPage *self)
{
  return gtk_widget_get_focus_child (GTK_WIDGET (self->list));
}

static void
act_select (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);

  set_choosing (self, !self->choosing);
}

static void
act_compare (GtkWidget  *widget,
             const char *action,
             GVariant   *parameter)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);
  g_autoptr (GVariant) names = g_variant_ref_sink (
    g_variant_new_strv ((const char *const *) self->chosen->pdata, (gssize) self->chosen->len));

  g_free (self->opened);
  self->opened = g_strdup (self->chosen->pdata[0]);
  gtk_widget_activate_action_variant (widget, "win.group", names);
}

/* The one chosen last becomes the one chosen first. */
static void
act_merge (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);

  gn_person_join (widget, self->index, self->chosen->pdata[0], self->chosen->pdata[1]);
}

static void
act_rename (GtkWidget  *widget,
            const char *action,
            GVariant   *parameter)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);
  GtkWidget *row = focused_row (self);

  if (row)
    gn_person_rename (widget, self->index, name_of (row));
}

/* Esc goes back one step: choosing, then the page. */
static void
act_leave (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);

  if (self->choosing)
    set_choosing (self, FALSE);
  else
    gtk_widget_activate_action (widget, "win.back", NULL);
}

/* The space bar chooses a row; on the button in it, it presses that. With several chosen Enter compares them. */
static gboolean
on_key (GnPlayersPage  *self,
        guint           keyval,
        guint           code,
        GdkModifierType modifiers)
{
  GtkWidget *row = focused_row (self);

  if ((modifiers & gtk_accelerator_get_default_mod_mask ()) || !row || !gtk_widget_has_focus (row))
    return FALSE;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && self->choosing && self->chosen->len > 1)
    return gtk_widget_activate_action (GTK_WIDGET (self), "players.compare", NULL);
  if (keyval != GDK_KEY_space)
    return FALSE;
  self->choosing = TRUE;
  toggle (self, name_of (row));
  return TRUE;
}

static void
on_forget (GtkButton     *button,
           GnPlayersPage *self)
{
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (button), GTK_TYPE_LIST_BOX_ROW);
  g_autofree char *name = g_strdup (name_of (row));
  g_autoptr (GnNames) names = gn_names_get ();
  const GnNamed *person = gn_names_find (names, name);
  g_autofree char *text = gn_fill (_("{who} is no longer suggested for new tables; the records are unchanged."), "who",
                                   name, NULL);

  gn_roster_forget (person ? person->name : name);
  gn_toast (GTK_WIDGET (self), text);
  fill (self);
}

/* @colour, @plays, @last: of the index, or of somebody who has not finished a match. @suggested: for new tables */
static void
add_person (GnPlayersPage *self,
            const char    *name,
            int            colour,
            guint          plays,
            gint64         last,
            gboolean       suggested)
{
  GtkWidget *row = adw_action_row_new (), *token = gn_seat_token_new (colour, 30),
            *forget = gtk_button_new_from_icon_name ("user-trash-symbolic"), *check = gtk_check_button_new ();
  g_autofree char *n = gn_number_text (plays), *day = gn_people_day (last, FALSE);
  g_autofree char *played = gn_fill (ngettext ("{n} match, last on {day}", "{n} matches, last on {day}", plays), "n", n,
                                     "day", day, NULL);
  g_autofree char *label = gn_fill (_("No longer suggest {who}"), "who", name, NULL);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), plays ? played : _("No finished match yet"));
  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), token);
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gtk_widget_set_focusable (check, FALSE);
  gtk_widget_set_can_target (check, FALSE);
  gtk_widget_set_visible (check, FALSE);
  gn_say_name (check, name);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), check);
  g_object_set_data (G_OBJECT (row), "check", check);
  gtk_widget_set_valign (forget, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (forget, "flat");
  gtk_widget_set_tooltip_text (forget, label);
  gn_say_name (forget, label);
  gtk_widget_set_visible (forget, suggested);
  g_signal_connect_object (forget, "clicked", G_CALLBACK (on_forget), self, 0);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), forget);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("go-next-symbolic"));
  g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name), g_free);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_list_box_append (self->list, row);
}

static void
focus_name (GnPlayersPage *self,
            const char    *name)
{
  GtkListBoxRow *row;

  for (int i = 0; name && (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (name_of (row), name))
      gtk_widget_grab_focus (GTK_WIDGET (row));
}

static void
fill (GnPlayersPage *self)
{
  g_autoptr (GPtrArray) roster = gn_roster_load ();
  g_autoptr (GArray) people = gn_history_index_people (self->index);
  g_autoptr (GHashTable) suggested = g_hash_table_new (g_str_hash, g_str_equal);
  g_autoptr (GnNames) names = gn_names_get ();
  const guint n_roster = roster ? roster->len : 0;
  GtkWidget *at = focused_row (self);
  g_autofree char *focused = at ? g_strdup (name_of (at)) : NULL;
  GtkListBoxRow *row;
  guint n = people->len;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (row));
  for (guint i = 0; i < n_roster; i++)
    g_hash_table_add (suggested, (char *) gn_names_show (names, ((GnPerson *) roster->pdata[i])->name));
  for (guint i = 0; i < people->len; i++)
    {
      const GnPersonSummary *person = &g_array_index (people, GnPersonSummary, i);

      add_person (self, person->name, person->colour, person->plays, person->last,
                  g_hash_table_remove (suggested, person->name));
    }
  /* those whose records are gone */
  for (guint i = 0; i < n_roster; i++)
    {
      const GnPerson *person = roster->pdata[i];

      const char *shown = gn_names_show (names, person->name);

      if (!g_hash_table_contains (suggested, shown))
        continue;
      add_person (self, shown, person->colour, 0, person->last, TRUE);
      n++;
    }
  gtk_widget_set_visible (GTK_WIDGET (self->search), n > SEARCHED);
  gtk_stack_set_visible_child_name (self->stack, n ? "list" : "empty");
  show_chosen (self);
  focus_name (self, focused);
}

static void
on_changed (GnPlayersPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

/* The row of whoever was changed has the focus again. */
static void
on_people_changed (GnPlayersPage *self,
                   const char    *old,
                   const char    *now)
{
  if (!gtk_widget_get_mapped (GTK_WIDGET (self)) || (!old && !now))
    return;
  set_choosing (self, FALSE);
  gn_history_index_catch_up (self->index);
  fill (self);
  focus_name (self, now);
}

static gboolean
forget_wanted (gpointer data)
{
  g_clear_pointer (&GN_PLAYERS_PAGE (data)->wanted, g_free);
  return G_SOURCE_REMOVE;
}

void
gn_players_page_refresh (GnPlayersPage *self)
{
  g_free (self->wanted);
  self->wanted = g_steal_pointer (&self->opened);
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, forget_wanted, g_object_ref (self), g_object_unref);
  gn_history_index_catch_up (self->index);
  gtk_editable_set_text (self->search, "");
  set_choosing (self, FALSE);
  fill (self);

  g_autoptr (GnNames) names = gn_names_get ();

  if (gn_names_trouble (names) && !self->told)
    gn_complain (GTK_WIDGET (self), _("Names as in the records"), gn_names_trouble (names));
  self->told = gn_names_trouble (names) != NULL;
}

static void
on_activated (GnPlayersPage *self,
              GtkListBoxRow *row)
{
  if (self->choosing)
    {
      toggle (self, name_of (row));
      return;
    }
  g_free (self->opened);
  self->opened = g_strdup (name_of (row));
  gtk_widget_activate_action (GTK_WIDGET (self), "win.person", "s", self->opened);
}

/* When the page is shown both the stack and the window give it the focus. */
static gboolean
gn_players_page_focus (GtkWidget       *widget,
                       GtkDirectionType direction)
{
  GnPlayersPage *self = GN_PLAYERS_PAGE (widget);
  GtkListBoxRow *row;

  for (int i = 0; self->wanted && (row = gtk_list_box_get_row_at_index (self->list, i)); i++)
    if (g_str_equal (name_of (row), self->wanted))
      return gtk_widget_grab_focus (GTK_WIDGET (row));
  return GTK_WIDGET_CLASS (gn_players_page_parent_class)->focus (widget, direction);
}

static void
gn_players_page_dispose (GObject *object)
{
  g_clear_pointer (&GN_PLAYERS_PAGE (object)->opened, g_free);
  g_clear_pointer (&GN_PLAYERS_PAGE (object)->wanted, g_free);
  g_clear_pointer (&GN_PLAYERS_PAGE (object)->chosen, g_ptr_array_unref);
  g_clear_object (&GN_PLAYERS_PAGE (object)->index);
  G_OBJECT_CLASS (gn_players_page_parent_class)->dispose (object);
}

static void
gn_players_page_class_init (GnPlayersPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_players_page_dispose;
  widget_class->focus = gn_players_page_focus;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  gn_change_bar_install (widget_class);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/people/players-page.ui");
  gn_bind_children (widget_class, GnPlayersPage, title, stack, search, list, select, chosen_bar,
                    chosen_label);
  gtk_widget_class_bind_template_callback (widget_class, on_search);
  gtk_widget_class_bind_template_callback (widget_class, on_activated);
  gtk_widget_class_bind_template_callback (widget_class, gn_search_left);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_install_action (widget_class, "players.select", NULL, act_select);
  gtk_widget_class_install_action (widget_class, "players.compare", NULL, act_compare);
  gtk_widget_class_install_action (widget_class, "players.merge", NULL, act_merge);
  gtk_widget_class_install_action (widget_class, "players.rename", NULL, act_rename);
  gtk_widget_class_install_action (widget_class, "players.leave", NULL, act_leave);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_F2, 0, "players.rename", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "players.leave", NULL);
}

static void
gn_players_page_init (GnPlayersPage *self)
{
  self->chosen = g_ptr_array_new_with_free_func (g_free);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_list_box_set_filter_func (self->list, fits, self, NULL);
  self->index = gn_history_index_new ();
  g_signal_connect_object (self->index, "changed", G_CALLBACK (on_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (gn_people_changes_get (), "changed", G_CALLBACK (on_people_changed), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
gn_players_page_new (void)
{
  return g_object_new (GN_TYPE_PLAYERS_PAGE, NULL);
}
