/* playoffs-dialog.c: dialog that chooses who is in the playoffs of a league, and in which order
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "playoffs-dialog.h"

#include <glib/gi18n.h>

#include "app/leagues/day-row.h"
#include "app/leagues/league-changes.h"
#include "app/leagues/league-words.h"
#include "app/widgets/template.h"
#include "core/base/json.h"
#include "core/words/text.h"
#include "history/person.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"

#define USUAL 8   /* so many of the standings are proposed at most */

struct _GnPlayoffsDialog {
  GnAsk            parent_instance;

  GtkWidget       *page;
  char            *id;        /* of the league */
  GPtrArray       *people;    /* utf8, by seed */
  GPtrArray       *known;     /* utf8: all who can play: those of the standings first */
  GHashTable      *colours;   /* of each by name, and 1 */
  guint            n_ranked;  /* so many of @known are in the standings */
  guint32          day;       /* that the form began with */

  GtkWidget       *form;
  GtkListBox      *list;
  AdwExpanderRow  *others;
  GPtrArray       *other_rows;   /* in @others */
  GtkWidget       *ranked_row, *lots, *third_row, *day_row;
  GtkSpinButton   *ranked;
  AdwEntryRow     *newcomer;
  GtkSwitch       *third;
  GtkLabel        *first_round, *fault;
};

G_DEFINE_FINAL_TYPE (GnPlayoffsDialog, gn_playoffs_dialog, GN_TYPE_ASK)

static void fill (GnPlayoffsDialog *self, int focus);
static void on_newcomer (GnPlayoffsDialog *self);

/* ---- What it says --------------------------------------------------------------------------------------------- */

static gboolean
is_in (const GPtrArray *names,
       const char      *name)
{
  return g_ptr_array_find_with_equal_func ((GPtrArray *) names, name, g_str_equal, NULL);
}

static void
know (GnPlayoffsDialog *self,
      const char       *name,
      int               colour)
{
  if (!*name || is_in (self->known, name))
    return;
  g_ptr_array_add (self->known, g_strdup (name));
  g_hash_table_insert (self->colours, g_strdup (name), GINT_TO_POINTER (colour + 1));
}

static const char *
fault_of (GnPlayoffsDialog *self)
{
  return self->people->len < 2 || self->people->len > GN_PLAYOFFS_MAX ? _("Choose 2 to 16 players.") : NULL;
}

static void
take (GnPlayoffsDialog *self,
      GnLeague         *league)
{
  const guint32 day = gn_day_row_get (self->day_row);
  GnPlayoffs *playoffs = league->playoffs ? league->playoffs : gn_playoffs_new ();

  if (!league->playoffs)
    playoffs->since = g_get_real_time () / G_USEC_PER_SEC;
  if (day != self->day)
    playoffs->since = gn_history_evening_begin (day);
  gn_playoffs_set (playoffs, self->people, gtk_switch_get_active (self->third));
  league->playoffs = playoffs;
}

static void
on_response (GnPlayoffsDialog *self,
             const char       *response)
{
  g_autoptr (GnLeague) league = g_str_equal (response, "save") ? gn_league_load (self->id) : NULL;
  char *text;

  /* a name that was typed, and not entered before */
  if (league && self->people->len < GN_PLAYOFFS_MAX)
    on_newcomer (self);
  if (!league || league->trouble || fault_of (self))
    return;
  text = league->playoffs ? gn_fill (_("Changed the playoffs of “{league}”"), "league", league->name, NULL)
                          : gn_fill (_("Made playoffs for “{league}”"), "league", league->name, NULL);
  take (self, league);
  gn_league_changes_save (gn_league_changes_get (), self->page, league, text);
}

/* ---- Who plays ------------------------------------------------------------------------------------------------ */

static void
move (GnPlayoffsDialog *self,
      guint             at,
      int               by)
{
  const int to = (int) at + by;

  if (to < 0 || to >= (int) self->people->len)
    return;

  gpointer name = self->people->pdata[at];

  self->people->pdata[at] = self->people->pdata[to];
  self->people->pdata[to] = name;
  fill (self, to);
}

static guint
place_of (GtkWidget *widget)
{
  GtkWidget *row = gtk_widget_get_ancestor (widget, GTK_TYPE_LIST_BOX_ROW);

  return (guint) gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

static void
on_up (GnPlayoffsDialog *self,
       GtkWidget        *button)
{
  move (self, place_of (button), -1);
}

static void
on_down (GnPlayoffsDialog *self,
         GtkWidget        *button)
{
  move (self, place_of (button), 1);
}

static void
leave_out (GnPlayoffsDialog *self,
           guint             at)
{
  g_ptr_array_remove_index (self->people, at);
  fill (self, (int) MIN (at, self->people->len ? self->people->len - 1 : 0));
}

static void
on_leave_out (GnPlayoffsDialog *self,
              GtkWidget        *button)
{
  leave_out (self, place_of (button));
}

static void
on_add (GnPlayoffsDialog *self,
        AdwActionRow     *row)
{
  const char *name = g_object_get_data (G_OBJECT (row), "name");
  guint at = 0;

  g_ptr_array_find (self->other_rows, row, &at);
  g_ptr_array_add (self->people, g_strdup (name));
  fill (self, -1);
  /* keys go on with the next one */
  if (self->other_rows->len)
    gtk_widget_grab_focus (self->other_rows->pdata[MIN (at, self->other_rows->len - 1)]);
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->newcomer));
}

/* Who is meant by a name that was typed: it may be recorded of somebody who is called otherwise now, or differ from a
 * known one in capitals only. */
static const char *
meant_by (GnPlayoffsDialog *self,
          const GnNames    *names,
          const char       *typed)
{
  const char *shown = gn_names_show (names, typed);
  g_autofree char *wanted = g_utf8_casefold (shown, -1);

  for (guint i = 0; i < self->known->len && !is_in (self->known, shown); i++)
    {
      g_autofree char *known = g_utf8_casefold (self->known->pdata[i], -1);

      if (g_str_equal (known, wanted))
        return self->known->pdata[i];
    }
  return shown;
}

/* Somebody who has not played here yet, or a name that is known. */
static void
on_newcomer (GnPlayoffsDialog *self)
{
  g_autofree char *typed = gn_plain_name (gtk_editable_get_text (GTK_EDITABLE (self->newcomer)), GN_MAX_NAME);
  g_autoptr (GnNames) names = gn_names_get ();
  const char *name = *typed ? meant_by (self, names, typed) : typed;

  if (*name && !is_in (self->people, name))
    {
      know (self, name, (int) (self->people->len % GN_MAX_SEATS));
      g_ptr_array_add (self->people, g_strdup (name));
    }
  gtk_editable_set_text (GTK_EDITABLE (self->newcomer), "");
  fill (self, -1);
}

static void
on_ranked (GnPlayoffsDialog *self)
{
  const guint n = (guint) gtk_spin_button_get_value_as_int (self->ranked);

  g_ptr_array_set_size (self->people, 0);
  for (guint i = 0; i < MIN (n, self->n_ranked); i++)
    g_ptr_array_add (self->people, g_strdup (self->known->pdata[i]));
  fill (self, -1);
}

static void
on_lots (GnPlayoffsDialog *self)
{
  for (guint i = self->people->len; i > 1; i--)
    {
      const guint k = (guint) g_random_int_range (0, (gint32) i);
      gpointer name = self->people->pdata[i - 1];

      self->people->pdata[i - 1] = self->people->pdata[k];
      self->people->pdata[k] = name;
    }
  fill (self, -1);
}

/* On a row: Alt and an arrow move it, Delete takes it out. */
static gboolean
on_key (GnPlayoffsDialog *self,
        guint             keyval,
        guint             keycode,
        GdkModifierType   modifiers)
{
  GtkWidget *row = gtk_widget_get_focus_child (GTK_WIDGET (self->list));

  if (!row)
    return FALSE;
  if (modifiers & GDK_ALT_MASK && (keyval == GDK_KEY_Up || keyval == GDK_KEY_Down))
    {
      move (self, place_of (row), keyval == GDK_KEY_Up ? -1 : 1);
      return TRUE;
    }
  if (keyval != GDK_KEY_Delete)
    return FALSE;
  leave_out (self, place_of (row));
  return TRUE;
}

static GtkWidget *
button_new (GnPlayoffsDialog *self,
            const char       *icon,
            const char       *sentence,
            const char       *who,
            GCallback         clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);
  g_autofree char *said = gn_fill (sentence, "who", who, NULL);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gn_say_name (button, said);
  gn_set_tooltip (button, said);
  g_signal_connect_object (button, "clicked", clicked, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
row_new (GnPlayoffsDialog *self,
         const char       *name,
         const char       *title)
{
  GtkWidget *row = adw_action_row_new ();
  const int colour = GPOINTER_TO_INT (g_hash_table_lookup (self->colours, name));
  GtkWidget *token = gn_seat_token_new (colour ? colour - 1 : 0, 28);

  gtk_widget_set_valign (token, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), token);
  return row;
}

static void
fill_list (GnPlayoffsDialog *self)
{
  GtkListBoxRow *old;

  while ((old = gtk_list_box_get_row_at_index (self->list, 0)))
    gtk_list_box_remove (self->list, GTK_WIDGET (old));
  for (guint i = 0; i < self->people->len; i++)
    {
      const char *name = self->people->pdata[i], *shown = *name ? name : "…";
      g_autofree char *number = gn_number_text (i + 1);
      g_autofree char *title = gn_fill (_("{place}. {who}"), "place", number, "who", shown, NULL);
      GtkWidget *row = row_new (self, name, title);
      GtkWidget *up = button_new (self, "go-up-symbolic", _("Move {who} up"), shown, G_CALLBACK (on_up));
      GtkWidget *down = button_new (self, "go-down-symbolic", _("Move {who} down"), shown, G_CALLBACK (on_down));
      GtkWidget *out = button_new (self, "list-remove-symbolic", _("Leave {who} out"), shown,
                                   G_CALLBACK (on_leave_out));

      gtk_widget_set_sensitive (up, i > 0);
      gtk_widget_set_sensitive (down, i + 1 < self->people->len);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), up);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), down);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), out);
      gtk_list_box_append (self->list, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->list), self->people->len > 0);
}

static void
fill_others (GnPlayoffsDialog *self)
{
  for (guint i = 0; i < self->other_rows->len; i++)
    adw_expander_row_remove (self->others, self->other_rows->pdata[i]);
  g_ptr_array_set_size (self->other_rows, 0);
  for (guint i = 0; i < self->known->len; i++)
    {
      const char *name = self->known->pdata[i];
      GtkWidget *row;

      if (is_in (self->people, name))
        continue;
      row = row_new (self, name, name);
      g_object_set_data_full (G_OBJECT (row), "name", g_strdup (name), g_free);
      gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), gtk_image_new_from_icon_name ("list-add-symbolic"));
      g_signal_connect_object (row, "activated", G_CALLBACK (on_add), self, G_CONNECT_SWAPPED);
      adw_expander_row_add_row (self->others, row);
      g_ptr_array_add (self->other_rows, row);
    }
  gtk_widget_set_visible (GTK_WIDGET (self->others), self->other_rows->len > 0);
}

/* Who meets whom first: "Ann – Dora · Ben – Cy"; (transfer full) */
static char *
first_round_of (const GPtrArray *people)
{
  g_autoptr (GString) text = g_string_new (NULL);
  const guint size = 1u << gn_playoffs_rounds (people->len);

  for (guint slot = 0; slot + 1 < size; slot += 2)
    {
      const guint one = gn_playoffs_seed (people->len, slot), other = gn_playoffs_seed (people->len, slot + 1);
      const char *first = people->pdata[one - 1], *second = other ? people->pdata[other - 1] : NULL;
      g_autofree char *pair = second ? gn_league_pair (*first ? first : "…", *second ? second : "…")
                                     /* Translators: {who} has nobody to play against in the first round. */
                                     : gn_fill (_("{who} goes on"), "who", *first ? first : "…", NULL);

      g_string_append_printf (text, "%s%s", slot ? " · " : "", pair);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* @focus: the row that has it afterwards, or -1 */
static void
fill (GnPlayoffsDialog *self,
      int               focus)
{
  const char *fault = fault_of (self);
  g_autofree char *pairs = fault ? NULL : first_round_of (self->people);
  g_autofree char *first = pairs ? gn_fill (_("First round: {pairs}"), "pairs", pairs, NULL) : NULL;
  GtkListBoxRow *row;

  fill_list (self);
  fill_others (self);
  gtk_label_set_label (self->first_round, first ? first : "");
  gtk_widget_set_visible (GTK_WIDGET (self->first_round), first != NULL);
  gtk_label_set_label (self->fault, fault ? fault : "");
  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_visible (self->third_row, self->people->len >= 4);
  gtk_widget_set_sensitive (self->lots, self->people->len >= 2);
  gn_ask_set_response_enabled (GN_ASK (self), "save", !fault);
  row = focus >= 0 ? gtk_list_box_get_row_at_index (self->list, focus) : NULL;
  if (row)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else if (focus >= 0)
    gtk_widget_grab_focus (GTK_WIDGET (self->newcomer));
}

/* ---- The dialog ----------------------------------------------------------------------------------------------- */

static void
gn_playoffs_dialog_init (GnPlayoffsDialog *self)
{
  GnAsk *dialog = GN_ASK (self);
  GtkEventController *keys = gtk_event_controller_key_new ();

  self->people = g_ptr_array_new_with_free_func (g_free);
  self->known = g_ptr_array_new_with_free_func (g_free);
  self->other_rows = g_ptr_array_new ();
  self->colours = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  gn_ask_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "save");
  gn_ask_set_close_response (dialog, "cancel");
  self->form = gn_template_new ("leagues/playoffs-form");
  self->list = gn_template_part (self->form, "list");
  self->others = gn_template_part (self->form, "others");
  self->ranked_row = gn_template_part (self->form, "ranked_row");
  self->ranked = gn_template_part (self->form, "ranked");
  self->newcomer = gn_template_part (self->form, "newcomer");
  self->lots = gn_template_part (self->form, "lots");
  self->third_row = gn_template_part (self->form, "third_row");
  self->third = gn_template_part (self->form, "third");
  self->day_row = gn_template_part (self->form, "day_row");
  self->first_round = gn_template_part (self->form, "first_round");
  self->fault = gn_template_part (self->form, "fault");
  gn_ask_set_extra_child (dialog, self->form);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (on_key), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self->list), keys);
  g_signal_connect (self, "response", G_CALLBACK (on_response), NULL);
}

static void
gn_playoffs_dialog_dispose (GObject *object)
{
  GnPlayoffsDialog *self = GN_PLAYOFFS_DIALOG (object);

  g_clear_object (&self->page);
  g_clear_pointer (&self->id, g_free);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->known, g_ptr_array_unref);
  g_clear_pointer (&self->other_rows, g_ptr_array_unref);
  g_clear_pointer (&self->colours, g_hash_table_unref);
  G_OBJECT_CLASS (gn_playoffs_dialog_parent_class)->dispose (object);
}

static void
gn_playoffs_dialog_class_init (GnPlayoffsDialogClass *class)
{
  G_OBJECT_CLASS (class)->dispose = gn_playoffs_dialog_dispose;
}

/* Those of the standings, then all others who played here or are in the league. */
static void
know_all (GnPlayoffsDialog *self,
          GnHistoryIndex   *index,
          const GnLeague   *league,
          const GArray     *standings)
{
  g_autoptr (GArray) people = gn_history_index_people (index);

  for (guint i = 0; i < standings->len; i++)
    {
      const GnStanding *standing = &g_array_index (standings, GnStanding, i);

      know (self, standing->name, standing->colour);
    }
  self->n_ranked = self->known->len;
  for (guint i = 0; i < people->len; i++)
    {
      const GnPersonSummary *person = &g_array_index (people, GnPersonSummary, i);

      know (self, person->name, person->colour);
    }
  for (guint i = 0; league->playoffs && i < league->playoffs->people->len; i++)
    know (self, league->playoffs->people->pdata[i], (int) (i % GN_MAX_SEATS));
}

/* As many as make whole rounds: 2, 4 or 8 of those who have played. */
static guint
proposal (const GArray *standings)
{
  guint n = 0, size = 1;

  while (n < standings->len && g_array_index (standings, GnStanding, n).rank)
    n++;
  while (size * 2 <= MIN (n, USUAL))
    size *= 2;
  return size < 2 ? 0 : size;
}

void
gn_playoffs_dialog_open (GtkWidget      *widget,
                         GnHistoryIndex *index,
                         const GnLeague *league,
                         const GArray   *standings)
{
  GnPlayoffsDialog *self = g_object_new (GN_TYPE_PLAYOFFS_DIALOG, "heading", _("Playoffs"), NULL);
  const GnPlayoffs *playoffs = league->playoffs;
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;

  self->page = g_object_ref (widget);
  self->id = g_strdup (league->id);
  know_all (self, index, league, standings);
  for (guint i = 0; playoffs && i < playoffs->people->len; i++)
    if (!*(char *) playoffs->people->pdata[i] || !is_in (self->people, playoffs->people->pdata[i]))
      g_ptr_array_add (self->people, g_strdup (playoffs->people->pdata[i]));
  for (guint i = 0; !playoffs && i < proposal (standings); i++)
    g_ptr_array_add (self->people, g_strdup (self->known->pdata[i]));
  self->day = playoffs && !playoffs->since ? 0 : gn_history_evening (playoffs ? playoffs->since : now);
  gn_day_row_init (self->day_row, self->day, NULL, NULL);
  gtk_switch_set_active (self->third, playoffs && playoffs->third);
  gtk_widget_set_visible (self->ranked_row, self->n_ranked >= 2);
  gtk_spin_button_set_range (self->ranked, self->people->len ? 2 : 0, MAX (2, MIN (self->n_ranked, GN_PLAYOFFS_MAX)));
  gtk_spin_button_set_value (self->ranked, self->people->len);
  g_signal_connect_object (self->ranked, "value-changed", G_CALLBACK (on_ranked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->newcomer, "apply", G_CALLBACK (on_newcomer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->lots, "clicked", G_CALLBACK (on_lots), self, G_CONNECT_SWAPPED);
  fill (self, -1);
  gn_league_changes_guard (GTK_WIDGET (self));
  gn_ask_open (GTK_WIDGET (self), widget);
  if (self->n_ranked >= 2)
    gtk_widget_grab_focus (GTK_WIDGET (self->ranked));
  else if (gtk_widget_get_visible (GTK_WIDGET (self->others)))
    {
      adw_expander_row_set_expanded (self->others, TRUE);
      gtk_widget_grab_focus (GTK_WIDGET (self->others));
    }
  else
    gtk_widget_grab_focus (GTK_WIDGET (self->newcomer));
}
