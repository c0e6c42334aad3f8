/* continue-card.c: card for a table that can be continued
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "continue-card.h"

#include <glib/gi18n.h>

#include "app/model/record-summary.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/state/position.h"
#include "core/words/text.h"
#include "sheets/pieces.h"

struct _GnContinueCard {
  GnContainer parent_instance;

  gboolean       first;
  gboolean       brief;
  GFile         *file;
  gint64         began;         /* Unix time: start of its last sitting, less the time played before */

  GtkWidget     *grid;
  GnPiece       *emblem;
  GtkWidget     *words;
  GtkLabel      *title;
  GtkLabel      *prompt;
  GtkLabel      *last;
  GtkWidget     *figures;
  GtkFlowBox    *seats;
  GtkWidget     *buttons;
  GtkMenuButton *more;
  GtkWidget     *button;
  GtkWidget     *key;
};

G_DEFINE_FINAL_TYPE (GnContinueCard, gn_continue_card, GN_TYPE_CONTAINER)

/* ---- Seats and figures ------------------------------------------------------------------------------------ */

static void
add_seat (GnContinueCard *self,
          const char     *name,
          int             colour,
          const char     *points,
          const char     *goal)
{
  GtkWidget *seat = gn_template_new ("tonight/continue-seat");

  gtk_label_set_max_width_chars (GTK_LABEL (gn_template_write (seat, "name", name)), self->first ? 16 : 10);
  gn_seat_token_set_colour (gn_template_part (seat, "token"), MAX (colour, 0));
  gn_template_write (seat, "points", points);
  gtk_widget_set_visible (gn_template_write (seat, "goal", goal), goal != NULL);
  gtk_widget_set_visible (gn_template_part (seat, "score"), points != NULL);
  gtk_flow_box_insert (self->seats, seat, -1);
}

static void
add_figure (GnContinueCard *self,
            const char     *icon,
            const char     *name,
            gint64          amount)
{
  g_autofree char *number = g_strdup_printf ("%" G_GINT64_FORMAT, amount);
  g_autofree char *words = g_strdup_printf ("%s %s", name, number);
  GtkWidget *box = gn_row (4, NULL);

  gn_append (box, icon ? gn_piece_new (icon, 20) : gn_label (name, "note"), gn_label (number, "count"), NULL);
  gtk_widget_set_tooltip_text (box, name);
  gn_say_name (box, words);
  gtk_box_append (GTK_BOX (self->figures), box);
}

/* The common figures, such as current prices: the fields with a chart, small, with their pictures. Figures of a
 * seat are with the seats. */
static void
add_figures (GnContinueCard *self,
             GnMatchTable   *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  const GnGame *game = match->game;
  gconstpointer state = gn_match_table_state (table, GN_PUBLIC);

  gn_container_clear (self->figures);
  for (guint f = 0; f < gn_game_n_fields (game); f++)
    {
      const GnField *field = &game->fields[f];

      if (!(field->flags & GN_FIELD_CHART) || field->known != GN_KNOWN_ALL
          || (field->dim[0] && field->index[0] == GN_DOMAIN_SEAT))
        continue;
      if (!field->dim[0])
        add_figure (self, NULL, gn_tr (field->title), gn_field_amount (field, state, -1, -1));
      for (guint i = 0; i < gn_field_length (match, field, 0); i++)
        {
          g_autofree char *name = gn_thing_name (match, GN_THING (field->index[0], i));

          add_figure (self, gn_thing_icon (match, GN_THING (field->index[0], i)), name,
                      gn_field_amount (field, state, (int) i, -1));
        }
    }
  gtk_widget_set_visible (self->figures, self->first && gtk_widget_get_first_child (self->figures) != NULL);
}

/* ---- The table -------------------------------------------------------------------------------------------- */

static char *
last_entry (GnMatchTable *table,
            gint64        began)
{
  guint n = gn_match_table_get_n_steps (table);

  if (!n)
    return g_strdup (_("Nothing has been entered yet."));

  const GnStep *step = gn_match_table_get_step (table, n);
  g_autofree char *entry = gn_match_table_step_text (table, step, GN_PUBLIC);
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (began + step->time);
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  gboolean today = when && g_date_time_to_unix (when) >= gn_evening_start (now);
  /* Translators: a day and a time of day, as strftime() writes them. */
  g_autofree char *time = when ? g_date_time_format (when, today ? "%H:%M" : _("%B %-e, %H:%M")) : g_strdup ("");

  /* Translators: {time} is a time of day, or a day and a time; {entry} a sentence of the log. */
  return gn_fill (_("Last entry at {time}: {entry}"), "time", g_strstrip (time), "entry", entry, NULL);
}

void
gn_continue_card_set_table (GnContinueCard *self,
                            GnMatchTable   *table)
{
  const GnMatch *match = gn_match_table_get_match (table);
  g_autoptr (GnScoresheet) score = gn_match_table_score (table, GN_PUBLIC);
  g_autofree char *last = last_entry (table, self->began);
  GnPrompt prompt = { 0 };
  GtkWidget *child;

  gn_match_table_prompt (table, GN_PUBLIC, &prompt);
  g_autofree char *what = gn_say_text (match, &prompt.what, FALSE);
  gtk_label_set_text (self->prompt, what);
  gtk_widget_set_visible (GTK_WIDGET (self->prompt), *what != '\0');
  if (!self->brief)
    gtk_label_set_text (self->last, last);
  gtk_widget_set_visible (GTK_WIDGET (self->last), self->first || self->brief);

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->seats))))
    gtk_flow_box_remove (self->seats, child);
  for (guint i = 0; score && i < score->n_parties; i++)
    {
      g_autofree char *points = gn_scoresheet_has_points (score) ? gn_number_text (score->total[i]) : NULL;
      g_autofree char *number = score->goal ? gn_number_text (score->goal) : NULL;
      /* Translators: after somebody's points: the number that ends the game. */
      g_autofree char *goal = number && self->first ? gn_fill (_("of {n}"), "n", number, NULL) : NULL;
      int seat = score->seat[i];

      if (seat >= 0)
        add_seat (self, gn_match_name (match, seat), gn_pieces_seat_paint (match, seat), points, goal);
    }
  add_figures (self, table);
}

static void
set_info (GnContinueCard     *self,
          const GnRecordInfo *info)
{
  const GnShelfEntry *entry = info->game_id ? gn_shelf_find (info->game_id) : NULL;
  g_autofree char *emblem = gn_record_emblem (info);
  g_autofree char *uri = g_file_get_uri (info->file);
  g_autofree char *title = gn_record_title (info);

  self->file = g_object_ref (info->file);
  self->began = gn_record_moment (info, 0);
  gn_piece_set_name (self->emblem, emblem);
  gn_piece_set_size (self->emblem, self->first ? 138 : self->brief ? 48 : 64);
  gtk_label_set_text (self->title, title);
  /* a file's name is long */
  gtk_label_set_wrap (self->title, entry != NULL);
  if (!self->first)
    gtk_label_set_ellipsize (self->title, entry ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->button), "s", uri);

  g_autofree char *label = gn_fill (_("Continue {game}"), "game", title, NULL);
  gn_say_name (GTK_WIDGET (self->button), label);
  g_autofree char *more = gn_fill (_("More about {game}"), "game", title, NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->more), more);
  gn_say_name (GTK_WIDGET (self->more), more);

  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GMenuItem) export = g_menu_item_new (_("_Export the record…"), NULL);
  g_autoptr (GMenuItem) delete = g_menu_item_new (_("_Delete this table…"), NULL);
  g_menu_item_set_action_and_target (export, "win.export", "s", uri);
  g_menu_item_set_action_and_target (delete, "win.delete", "s", uri);
  g_menu_append_item (menu, export);
  g_menu_append_item (menu, delete);
  gtk_menu_button_set_menu_model (self->more, G_MENU_MODEL (menu));

  if (info->trouble)
    {
      gtk_label_set_text (self->prompt, info->trouble);
      gtk_label_set_ellipsize (self->prompt, PANGO_ELLIPSIZE_NONE);
      gtk_widget_add_css_class (GTK_WIDGET (self->prompt), "bad");
      gtk_widget_set_visible (self->button, FALSE);
    }

  g_autoptr (GString) names = g_string_new (NULL);

  for (guint i = 0; i < info->n_seats; i++)
    {
      g_autofree char *name = gn_record_name (info, i);

      add_seat (self, name, info->colour[i], NULL, NULL);
      g_string_append_printf (names, "%s%s", i ? C_("list", ", ") : "", name);
    }
  gtk_label_set_text (self->last, names->str);
  gtk_widget_set_visible (GTK_WIDGET (self->last), self->brief);
  gtk_widget_set_visible (GTK_WIDGET (self->seats), !self->brief && info->n_seats > 0);
}

/* In the small card the seats are in a well below everything else. */
static void
lay_small (GnContinueCard *self)
{
  GtkLayoutManager *layout = gtk_widget_get_layout_manager (self->grid);

  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->emblem)), "row-span", 1, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, self->buttons), "row", 0, NULL);
  g_object_set (gtk_layout_manager_get_layout_child (layout, GTK_WIDGET (self->seats)), "column", 0, "column-span", 3,
                NULL);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (self->buttons, GTK_ALIGN_CENTER);
  gtk_widget_set_halign (GTK_WIDGET (self->seats), GTK_ALIGN_FILL);
  gtk_widget_add_css_class (GTK_WIDGET (self->seats), "well");
  gtk_widget_set_visible (gtk_widget_get_parent (self->key), FALSE);
  /* Whole, in as many lines as they take: GTK 4.8 measures fewer than it draws where words may be cut off. */
  gtk_label_set_lines (self->title, -1);
  gtk_label_set_ellipsize (self->prompt, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->prompt, -1);
  gtk_label_set_ellipsize (self->last, PANGO_ELLIPSIZE_NONE);
  gtk_label_set_lines (self->last, -1);
  gtk_widget_remove_css_class (GTK_WIDGET (self->title), "game-title");
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "heading");
}

void
gn_continue_card_grab (GnContinueCard *self)
{
  gtk_widget_grab_focus (gtk_widget_get_visible (self->button) ? self->button : GTK_WIDGET (self->more));
}

static void
gn_continue_card_dispose (GObject *object)
{
  GnContinueCard *self = GN_CONTINUE_CARD (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), GN_TYPE_CONTINUE_CARD);
  g_clear_object (&self->file);

  G_OBJECT_CLASS (gn_continue_card_parent_class)->dispose (object);
}

static void
gn_continue_card_class_init (GnContinueCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_continue_card_dispose;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_PIECE);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/continue-card.ui");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gn_bind_children (widget_class, GnContinueCard, grid, emblem, words, title, prompt, last, figures, seats, buttons,
                    more, button, key);
}

static void
gn_continue_card_init (GnContinueCard *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
gn_continue_card_new (const GnRecordInfo *info,
                      GnContinueSize      size)
{
  GnContinueCard *self = g_object_new (GN_TYPE_CONTINUE_CARD, NULL);

  self->first = size == GN_CONTINUE_LARGE;
  self->brief = size == GN_CONTINUE_BRIEF;
  gtk_widget_add_css_class (GTK_WIDGET (self), self->first ? "first" : "small");
  if (self->first)
    gn_add_classes (self->button, "suggested-action big-button");
  else
    lay_small (self);
  /* as high as the highest of its row */
  if (self->brief)
    gtk_widget_set_valign (self->grid, GTK_ALIGN_CENTER);
  set_info (self, info);
  return GTK_WIDGET (self);
}
