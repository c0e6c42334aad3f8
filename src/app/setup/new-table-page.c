/* new-table-page.c: page that sets up a table: game, seats, options and checklist
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "new-table-page.h"

#include <glib/gi18n.h>

#include "checklist.h"
#include "game-name.h"
#include "app/correct/correct-dialog.h"
#include "app/model/record-summary.h"
#include "app/widgets/first-fit.h"
#include "games/games.h"
#include "core/library/library.h"
#include "core/table/match-table.h"
#include "core/match/option.h"
#include "panels/drawing/piece.h"
#include "core/state/position.h"
#include "app/widgets/row-layout.h"
#include "app/widgets/template.h"
#include "seat-ring.h"
#include "seat-row.h"
#include "app/teach/set-dialogs.h"
#include "app/teach/set-window.h"
#include "app/settings/settings.h"
#include "setup-options.h"
#include "panels/layout/split-layout.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"
#include "app/widgets/messages.h"
#include "panels/drawing/parts.h"
#include "panels/layout/container.h"
#include "panels/layout/grow.h"

#define MAX_CHIPS 3

struct _GnNewTablePage {
  AdwBin             parent_instance;

  GnDraft           *draft;
  GPtrArray         *people;       /* GnPerson: the roster */
  char              *accent;
  GSimpleActionGroup *actions;
  GtkWidget         *row[GN_MAX_SEATS];

  GtkLabel          *title;
  GtkMenuButton     *game_button;
  GtkPopover        *game_popover;
  GnMatchTable      *scratch;     /* the table behind the form for a start in the middle of a game */
  GnPiece           *emblem;
  GtkWidget         *games;
  GtkWidget         *another;      /* the button for a game that scores any game */
  GnGameName        *game_name;
  GtkWidget         *start;
  GtkLabel          *start_label;
  GtkLabel          *left;
  GtkRevealer       *problem;
  GtkLabel          *problem_label;
  GtkLabel          *seats_note;
  GtkLabel          *starter_note;
  GtkWidget         *lots;
  GnSeatRing        *ring;
  GtkListBox        *seats;
  GtkWidget         *roster_row;
  GtkWidget         *roster;
  GtkEditable       *new_name;
  GtkWidget         *figures;
  GnSetupOptions    *options;
  GnChecklist       *checklist;
};

G_DEFINE_FINAL_TYPE (GnNewTablePage, gn_new_table_page, ADW_TYPE_BIN)

enum { BEGIN, GAME_CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- People of the roster ---------------------------------------------------------------------------------------- */

static void
on_chip (GtkButton      *chip,
         GnNewTablePage *self)
{
  GnPerson *person = g_object_get_data (G_OBJECT (chip), "person");

  gtk_editable_set_text (self->new_name, "");
  gn_draft_add_person (self->draft, person->name, person->colour);
}

static void
show_roster (GnNewTablePage *self)
{
  g_autofree char *wanted = g_utf8_casefold (gtk_editable_get_text (self->new_name), -1);
  gboolean full = gn_draft_get_n_seats (self->draft) >= gn_draft_get_game (self->draft)->max_seats;
  guint shown = 0, room = 0;

  gn_container_clear (self->roster);
  for (guint i = 0; i < self->people->len && shown < MAX_CHIPS && !full; i++)
    {
      GnPerson *person = g_ptr_array_index (self->people, i);
      g_autofree char *name = g_utf8_casefold (person->name, -1);
      guint length = g_utf8_strlen (person->name, -1);

      if (gn_draft_find_person (self->draft, person->name) >= 0 || !g_str_has_prefix (name, wanted)
          || (shown && room + length > 22))
        continue;
      GtkWidget *chip = gn_template_new ("setup/person-chip");
      g_autofree char *words = gn_fill (_("Seat {who}"), "who", person->name, NULL);

      gn_template_write (chip, "name", person->name);
      gtk_widget_set_tooltip_text (chip, words);
      gn_say_name (chip, words);
      g_object_set_data (G_OBJECT (chip), "person", person);
      g_signal_connect_object (chip, "clicked", G_CALLBACK (on_chip), self, 0);
      gtk_box_append (GTK_BOX (self->roster), chip);
      room += length;
      shown++;
    }
  gtk_widget_set_visible (self->roster_row, !full);
  gtk_widget_set_visible (self->roster, shown > 0);
}

static void
on_new_name_changed (GnNewTablePage *self)
{
  show_roster (self);
}

static void
on_new_name (GnNewTablePage *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->new_name)));
  int colour = -1;

  if (!*name)
    {
      gtk_widget_activate_action (GTK_WIDGET (self), "draft.start", NULL);
      return;
    }
  if (gn_draft_find_person (self->draft, name) >= 0)
    {
      g_autofree char *text = gn_fill (_("{who} is already at this table."), "who", name, NULL);
      gn_toast (GTK_WIDGET (self), text);
      return;
    }
  for (guint i = 0; i < self->people->len; i++)
    {
      GnPerson *person = g_ptr_array_index (self->people, i);
      if (g_str_equal (person->name, name))
        colour = person->colour;
    }
  /* Use seats without a name first. */
  for (guint i = 0; i < gn_draft_get_n_seats (self->draft); i++)
    if (!*gn_draft_get_name (self->draft, i))
      {
        gtk_editable_set_text (self->new_name, "");
        gn_draft_set_name (self->draft, i, name);
        return;
      }
  gtk_editable_set_text (self->new_name, "");
  gn_draft_add_person (self->draft, name, colour);
}

/* ---- The game ---------------------------------------------------------------------------------------------------- */

static void
apply_preferences (GnNewTablePage *self)
{
  static const char *const groups[] = { "cards", "dice" };

  for (guint i = 0; i < G_N_ELEMENTS (groups); i++)
    gn_draft_set_group_dealer (self->draft, groups[i], gn_settings_dealer (groups[i]), NULL);
  gn_draft_set_unasked (self->draft, g_settings_get_boolean (gn_settings (), "forced-moves"));
}

static void
fill_seats (GnNewTablePage *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  guint wanted = CLAMP (3, game->min_seats, game->max_seats);

  for (guint i = 0; i < self->people->len && gn_draft_get_n_seats (self->draft) < wanted; i++)
    {
      GnPerson *person = g_ptr_array_index (self->people, i);
      if (gn_draft_find_person (self->draft, person->name) < 0)
        gn_draft_add_person (self->draft, person->name, person->colour);
    }
  while (gn_draft_get_n_seats (self->draft) < wanted)
    gn_draft_add_person (self->draft, "", -1);
}

void
gn_new_table_page_set_game (GnNewTablePage *self,
                            const char     *id)
{
  const GnGame *game = gn_games_find (id);

  if (!game || game == gn_draft_get_game (self->draft))
    return;
  gn_draft_change_game (self->draft, game);
  apply_preferences (self);
  fill_seats (self);
}

static void
on_game (GtkButton      *button,
         GnNewTablePage *self)
{
  const GnShelfEntry *entry = g_object_get_data (G_OBJECT (button), "entry");

  if (!entry->game)
    {
      g_autofree char *text = gn_fill (_("“{game}” is not available yet; it will come with a later version of Gnomon."),
                                       "game", gn_tr (entry->title), NULL);
      gn_toast (GTK_WIDGET (self), text);
      return;
    }
  gtk_popover_popdown (self->game_popover);
  gn_new_table_page_set_game (self, entry->id);
  if (entry->game->another)
    gn_new_table_page_grab (self);
}

/* The game on the shelf that scores any game, or NULL. */
static const GnGame *
another_game (void)
{
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  for (guint i = 0; i < n; i++)
    if (entries[i].game && entries[i].game->another)
      return entries[i].game;
  return NULL;
}

static void
on_another (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  gn_new_table_page_set_game (data, another_game ()->id);
  gn_new_table_page_grab (data);
}

/* At once: GTK would show the button pressed for a quarter of a second, and whoever types on would lose letters. */
static gboolean
on_another_mnemonic (GtkWidget *button,
                     gboolean   cycling,
                     gpointer   page)
{
  if (!cycling)
    gtk_widget_activate_action (button, "draft.another", NULL);
  return !cycling;
}

static void
make_games (GnNewTablePage *self)
{
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  for (guint i = 0; i < n; i++)
    {
      GtkWidget *button = gn_template_new ("setup/game-button"), *piece = gn_template_part (button, "emblem");
      g_autofree char *emblem = g_strconcat ("emblem-", entries[i].accent, NULL);
      g_autofree char *text = entries[i].game ? gn_shelf_blurb (&entries[i]) : g_strdup (_("not available yet"));
      g_autofree char *label = g_strdup_printf ("%s, %s", gn_shelf_title (&entries[i]), text);

      gn_piece_set_name (GN_PIECE (piece), emblem);
      gn_piece_set_dim (GN_PIECE (piece), entries[i].game == NULL);
      gn_template_write (button, "title", gn_shelf_title (&entries[i]));
      gn_template_write (button, "blurb", text);
      g_object_set_data (G_OBJECT (button), "entry", (gpointer) &entries[i]);
      gn_say_name (button, label);
      if (!entries[i].game)
        gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, TRUE, -1);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_game), self, 0);
      gtk_box_append (GTK_BOX (self->games), button);
    }
}

/* ---- Updates from the draft -------------------------------------------------------------------------------------- */

static char *
fill_figures (GnDraft    *draft,
              const char *format)
{
  GString *text = g_string_new (NULL);

  for (const char *p = format; *p; )
    {
      const char *end = *p == '{' ? strchr (p, '}') : NULL;
      if (end)
        {
          g_autofree char *gap = g_strndup (p + 1, end - p - 1);
          g_string_append_printf (text, "%d", gn_draft_figure (draft, gap));
          p = end + 1;
        }
      else
        g_string_append_c (text, *p++);
    }
  return g_string_free (text, FALSE);
}

static void
show_figures (GnNewTablePage *self)
{
  const GnSetupFigure *figures = gn_draft_get_game (self->draft)->figures;

  gn_container_clear (self->figures);
  for (guint i = 0; figures && figures[i].value; i++)
    {
      g_autofree char *value = fill_figures (self->draft, gn_tr (figures[i].value));
      g_autofree char *text = fill_figures (self->draft, gn_tr (figures[i].text));
      GtkWidget *box = gn_template_new ("setup/setup-figure");

      gn_template_write (box, "value", value);
      gn_template_write (box, "text", text);
      gtk_box_append (GTK_BOX (self->figures), box);
    }
  gtk_widget_set_visible (self->figures, figures && figures[0].value);
}

static void
show_game (GnNewTablePage *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);

  if (g_strcmp0 (self->accent, game->accent) == 0)
    return;
  if (self->accent)
    {
      g_autofree char *old = g_strconcat ("game-", self->accent, NULL);
      gtk_widget_remove_css_class (GTK_WIDGET (self), old);
    }
  g_free (self->accent);
  self->accent = g_strdup (game->accent);
  g_autofree char *class = g_strconcat ("game-", self->accent, NULL);
  gn_style_accent (self->accent);
  g_signal_emit (self, signals[GAME_CHANGED], 0);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
}

static void
show_emblem (GnNewTablePage *self)
{
  g_autofree char *emblem = gn_draft_emblem (self->draft);

  gn_piece_set_name (self->emblem, emblem);
}

static void
on_moved (GnSeatRow      *row,
          guint           to,
          GnNewTablePage *self)
{
  gn_seat_row_grab (GN_SEAT_ROW (self->row[to]));
}

/* Enter moves from name to name, then to a new one, and finally to the start button. */
static void
on_entered (GnSeatRow      *row,
            GnNewTablePage *self)
{
  guint seat = 0;

  while (seat < GN_MAX_SEATS && self->row[seat] != GTK_WIDGET (row))
    seat++;
  if (seat + 1 < gn_draft_get_n_seats (self->draft))
    gn_seat_row_grab (GN_SEAT_ROW (self->row[seat + 1]));
  else if (gtk_widget_get_visible (self->roster_row))
    gtk_widget_grab_focus (GTK_WIDGET (self->new_name));
  else
    gtk_widget_grab_focus (self->start);
}

/* Rows are made when people sit down on them: most tables need three or four. */
static void
add_row (GnNewTablePage *self,
         guint           seat)
{
  self->row[seat] = gn_seat_row_new (self->draft, seat);
  gtk_list_box_append (self->seats, self->row[seat]);
  g_signal_connect_object (self->row[seat], "moved", G_CALLBACK (on_moved), self, 0);
  g_signal_connect_object (self->row[seat], "entered", G_CALLBACK (on_entered), self, 0);
}

static void
follow (GnNewTablePage *self)
{
  const GnGame *game = gn_draft_get_game (self->draft);
  guint left = gn_draft_n_left (self->draft);
  int role = gn_draft_starter_role (self->draft), starter = role >= 0 ? gn_draft_get_role (self->draft, role) : -1;
  g_autofree char *problem = gn_draft_problem (self->draft);
  g_autofree char *min = g_strdup_printf ("%u", game->min_seats);
  g_autofree char *max = g_strdup_printf ("%u", game->max_seats);
  /* Translators: the number of players, as a note beside the heading "Seats". */
  g_autofree char *note = gn_fill (_("{min} to {max}, clockwise around the table"), "min", min, "max", max, NULL);

  const char *title = game->another ? gn_draft_get_title (self->draft) : gn_tr (game->title);

  show_game (self);
  gtk_label_set_label (self->title, *title ? title : gn_shelf_title (gn_shelf_find (game->id)));
  gtk_widget_set_visible (self->another, another_game () && !game->another);
  gn_game_name_show (self->game_name, self->draft);
  for (guint i = 0; i < gn_draft_get_n_seats (self->draft); i++)
    if (!self->row[i])
      add_row (self, i);
  for (guint i = 0; i < GN_MAX_SEATS && self->row[i]; i++)
    gn_seat_row_follow (GN_SEAT_ROW (self->row[i]));
  gn_seat_ring_show (self->ring, self->draft);
  show_emblem (self);
  gn_setup_options_show (self->options, self->draft);
  gn_checklist_show (self->checklist, self->draft);
  show_figures (self);
  show_roster (self);

  gtk_label_set_text (self->seats_note, note);
  gtk_widget_set_visible (self->lots, role >= 0);
  gtk_widget_set_visible (GTK_WIDGET (self->starter_note), role >= 0);
  if (role >= 0 && starter < 0)
    gtk_label_set_text (self->starter_note, _("first player drawn at random"));
  else if (role >= 0)
    {
      g_autofree char *name = gn_draft_show_name (self->draft, starter);
      g_autofree char *text = gn_fill (_("{who} starts"), "who", name, NULL);
      gtk_label_set_text (self->starter_note, text);
    }

  g_autofree char *n = g_strdup_printf ("%u", left);
  g_autofree char *to_go = gn_fill (ngettext ("{n} step to go", "{n} steps to go", left), "n", n, NULL);
  gtk_label_set_text (self->left, left ? to_go : "");
  gtk_widget_set_visible (GTK_WIDGET (self->left), left > 0);
  gtk_label_set_label (self->start_label, left ? _("Check all and _start") : _("_Start the game"));
  gn_say_name (GTK_WIDGET (self->start), gtk_label_get_text (self->start_label));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions), "start")),
                               problem == NULL);
  gtk_widget_set_tooltip_text (self->start, problem ? problem : _("Enter, or Ctrl+Enter from anywhere on this page"));
  if (problem)
    gtk_label_set_text (self->problem_label, problem);
  gtk_revealer_set_reveal_child (self->problem, problem != NULL);
}


/* ---- Starting
 * ----------------------------------------------------------------------------------------------------------- */

static GnMatchTable *
make_table (GnNewTablePage *self,
            JsonNode       *position)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_draft_match (self->draft, &error);
  GnSay why = { 0 };
  GnMatchTable *table = match ? gn_match_table_new (match, position, &why, &error) : NULL;

  if (!table)
    gn_complain (GTK_WIDGET (self), _("The game cannot start like this"), error ? error->message : NULL);
  return table;
}

static void
on_start (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnNewTablePage *self = data;

  gn_draft_tick_all (self->draft);
  g_autoptr (GnMatchTable) table = make_table (self, NULL);
  if (table)
    g_signal_emit (self, signals[BEGIN], 0, table);
}

/* ---- Start in the middle of a game ------------------------------------------------------------------------------- */

/* The table starts with everything that the form showed, including unchanged values drawn at random or dealt by
 * Gnomon. */
GnMatchTable *
gn_table_begun_at (GnMatchTable  *scratch,
                   JsonNode      *position,
                   GError       **error)
{
  g_autoptr (JsonNode) whole = NULL;
  GnSay why = { 0 };

  if (!gn_match_table_amend (scratch, position, _("Started in the middle"), &why, error))
    return NULL;
  whole = gn_position_to_json (gn_match_table_get_match (scratch), gn_match_table_state (scratch, GN_EVERYTHING),
                               GN_EVERYTHING);
  return gn_match_table_new (gn_match_copy (gn_match_table_get_match (scratch)), whole, &why, error);
}

static void
on_position (GnNewTablePage *self,
             JsonNode       *position)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = self->scratch ? gn_table_begun_at (self->scratch, position, &error) : NULL;

  g_clear_object (&self->scratch);
  if (table)
    g_signal_emit (self, signals[BEGIN], 0, table);
  else
    gn_complain (GTK_WIDGET (self), _("The game cannot start like this"), error ? error->message : NULL);
}

/* The form edits a table of its own; the real one starts from its final position. */
static void
on_middle (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  GnNewTablePage *self = data;
  g_autoptr (GnMatchTable) scratch = make_table (self, NULL);

  if (!scratch)
    return;
  g_set_object (&self->scratch, scratch);
  GtkWidget *form = gn_correct_dialog_new_for_start (scratch);
  gtk_window_set_transient_for (GTK_WINDOW (form), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (form, "position", G_CALLBACK (on_position), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (form));
}

static void
on_lots (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnNewTablePage *self = data;
  guint seat = gn_draft_lot (self->draft);
  g_autofree char *name = gn_draft_show_name (self->draft, seat);
  /* Translators: Gnomon has drawn the player who takes the first turn. */
  g_autofree char *text = gn_fill (_("{who} was drawn to start."), "who", name, NULL);

  gn_toast (GTK_WIDGET (self), text);
}

static void
on_import_set (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  gn_set_import (GTK_WIDGET (data), GN_NEW_TABLE_PAGE (data)->draft);
}

static void
on_export_set (GSimpleAction *action,
               GVariant      *parameter,
               gpointer       data)
{
  gn_set_export (GTK_WIDGET (data), GN_NEW_TABLE_PAGE (data)->draft);
}

static void
on_set_changed (GnNewTablePage *self,
                GnSet          *set)
{
  gn_draft_set_set (self->draft, set, NULL);
}

static void
on_show_set (GSimpleAction *action,
             GVariant      *parameter,
             gpointer       data)
{
  GnNewTablePage *self = data;
  GtkWidget *window = gn_set_window_new (gn_draft_get_set (self->draft));

  if (!window)
    return;
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (window, "changed", G_CALLBACK (on_set_changed), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (window));
}

static gboolean
close_window (gpointer window)
{
  gtk_window_close (window);
  return G_SOURCE_REMOVE;
}

/* A board that was just drawn is chosen for the match. */
static void
on_kept (GnNewTablePage *self,
         guint           family,
         const char     *id,
         GtkWindow      *window)
{
  const GnGame *game = gn_draft_get_game (self->draft);

  for (guint i = 0; i < gn_game_n_options (game); i++)
    if (game->options[i].family == family + 1)
      {
        const int choice = gn_option_find (&game->options[i], gn_draft_get_set (self->draft), id);

        if (choice >= 0
            && gn_option_suits (&game->options[i], gn_draft_get_set (self->draft), choice,
                                gn_draft_get_n_seats (self->draft)))
          {
            g_autofree char *name = gn_option_title (&game->options[i], gn_draft_get_set (self->draft), choice);

            gn_draft_set_option (self->draft, i, choice);
            if (game->another && !*gn_draft_get_title (self->draft))
              gn_draft_set_title (self->draft, name);
          }
      }
  /* The window was opened for this, so close it once it has finished its work. */
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, close_window, g_object_ref (window), g_object_unref);
}

/* The components that an option chooses from: opens the chosen one, to change it or to begin from it. */
static void
on_edit_choice (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  GnNewTablePage *self = data;
  GnSet *set = gn_draft_get_set (self->draft);
  const guint index = g_variant_get_uint32 (parameter);
  const GnOption *option = &gn_draft_get_game (self->draft)->options[index];
  const char *id = gn_option_id (option, set, gn_draft_get_option (self->draft, index));
  int component = id ? gn_set_find (set, option->family - 1u, id) : -1;
  GtkWidget *window = gn_set_window_new (set);

  /* Nothing chosen: the first that suits this number of players. */
  for (guint i = 0; component < 0 && i < gn_set_size (set, option->family - 1u); i++)
    if (!option->suits || option->suits (set, i, gn_draft_get_n_seats (self->draft)))
      component = (int) i;
  if (!window)
    return;
  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (window, "changed", G_CALLBACK (on_set_changed), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (window, "kept", G_CALLBACK (on_kept), self, G_CONNECT_SWAPPED);
  gn_set_window_open (GN_SET_WINDOW (window), option->family - 1u, component, gn_draft_get_title (self->draft));
  gtk_window_present (GTK_WINDOW (window));
}

static const GActionEntry entries[] = {
  { "show-set", on_show_set },
  { "edit-choice", on_edit_choice, "u" },
  { "start", on_start },
  { "another", on_another },
  { "middle", on_middle },
  { "lots", on_lots },
  { "import-set", on_import_set },
  { "export-set", on_export_set },
};

/* ---- The object
 * ------------------------------------------------------------------------------------------------------------ */

GnDraft *
gn_new_table_page_get_draft (GnNewTablePage *self)
{
  return self->draft;
}

void
gn_new_table_page_take_seats (GnNewTablePage *self,
                              const GnMatch  *match)
{
  if (gn_games_find (match->game->id) && gn_draft_get_game (self->draft) != match->game)
    gn_draft_change_game (self->draft, match->game);
  gn_draft_take_seats (self->draft, match);
}

void
gn_new_table_page_grab (GnNewTablePage *self)
{
  const gboolean asks = gn_draft_get_game (self->draft)->another && !*gn_draft_get_title (self->draft);

  gtk_widget_grab_focus (asks ? GTK_WIDGET (self->game_name) : self->start);
}

static void
on_map (GnNewTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), self->start);
}

static void
on_unmap (GnNewTablePage *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (GTK_IS_WINDOW (root))
    gtk_window_set_default_widget (GTK_WINDOW (root), NULL);
}

static void
gn_new_table_page_dispose (GObject *object)
{
  GnNewTablePage *self = GN_NEW_TABLE_PAGE (object);

  g_clear_object (&self->scratch);

  if (self->draft)
    g_signal_handlers_disconnect_by_data (self->draft, self);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "draft", NULL);
  g_clear_object (&self->actions);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->people, g_ptr_array_unref);
  g_clear_pointer (&self->accent, g_free);

  G_OBJECT_CLASS (gn_new_table_page_parent_class)->dispose (object);
}

static void
gn_new_table_page_class_init (GnNewTablePageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_new_table_page_dispose;
  signals[BEGIN] = g_signal_new ("begin", GN_TYPE_NEW_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 1, GN_TYPE_MATCH_TABLE);
  signals[GAME_CHANGED] = g_signal_new ("game-changed", GN_TYPE_NEW_TABLE_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                        G_TYPE_NONE, 0);
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_PIECE);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  g_type_ensure (GN_TYPE_ROW_LAYOUT);
  g_type_ensure (GN_TYPE_SEAT_RING);
  g_type_ensure (GN_TYPE_SETUP_OPTIONS);
  g_type_ensure (GN_TYPE_CHECKLIST);
  g_type_ensure (GN_TYPE_GAME_NAME);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/setup/new-table-page.ui");
  gn_bind_children (widget_class, GnNewTablePage, title, game_button, game_popover, emblem, games, another,
                    game_name, start, start_label, left, problem, problem_label, seats_note, starter_note, lots, ring,
                    seats, roster_row, roster, new_name, figures, options, checklist);
  gtk_widget_class_bind_template_callback (widget_class, on_new_name_changed);
  gtk_widget_class_bind_template_callback (widget_class, on_new_name);
  gtk_widget_class_bind_template_callback (widget_class, on_another_mnemonic);

  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Return, GDK_CONTROL_MASK, "draft.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_KP_Enter, GDK_CONTROL_MASK, "draft.start", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
gn_new_table_page_init (GnNewTablePage *self)
{
  const GnGame *const *games = gn_games ();

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_header_keep_title (gtk_widget_get_ancestor (GTK_WIDGET (self->title), ADW_TYPE_HEADER_BAR));
  gn_grow_popover (self->game_popover, gtk_popover_get_child (self->game_popover));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "draft", G_ACTION_GROUP (self->actions));
  g_signal_connect (self, "map", G_CALLBACK (on_map), NULL);
  g_signal_connect (self, "unmap", G_CALLBACK (on_unmap), NULL);

  self->people = gn_roster_load ();
  if (!self->people)
    self->people = g_ptr_array_new ();
  self->draft = gn_draft_new (games[0]);
  apply_preferences (self);
  fill_seats (self);
  make_games (self);
  g_signal_connect_object (self->draft, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  follow (self);
}

GtkWidget *
gn_new_table_page_new (void)
{
  return g_object_new (GN_TYPE_NEW_TABLE_PAGE, NULL);
}
