/* tonight-page.c: the Tonight page: tables to continue, the shelf, this evening's results and standings
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "tonight-page.h"

#include <glib/gi18n.h>

#include "continue-card.h"
#include "app/model/record-summary.h"
#include "app/widgets/first-fit.h"
#include "app/widgets/menu.h"
#include "panels/drawing/piece.h"
#include "app/widgets/scrolled.h"
#include "shelf-card.h"
#include "app/widgets/row-layout.h"
#include "panels/layout/split-layout.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"
#include "panels/layout/container.h"
#include "panels/layout/shrink.h"

/* The large card and two small ones beside it; the history has the rest. */
#define MAX_CARDS 3    /* with their scores */
#define MAX_BRIEF 6    /* with names only, if there are more */

#define MOST_TOKENS  6     /* winners that fit in a narrow window; the words name them all */
#define MOST_AT_ONCE 500   /* number of records that are read before the first frame: 5 ms */

struct _GnTonightPage {
  AdwBin            parent_instance;

  GtkLabel         *title;
  GtkWidget        *new_table;
  GtkWidget        *open_tables;
  AdwButtonContent *open_tables_content;
  GtkMenuButton    *menu;
  GMenuModel       *primary_menu;
  GtkWidget        *continue_section;
  GtkWidget        *continue_box;
  GtkWidget        *continue_rows;
  GtkWidget        *first_run;
  GtkWidget        *evening, *whole;
  guint             first_id;
  GtkWidget        *first;       /* contains the two forms of the first card */
  GtkButton        *more_open;
  GtkWidget        *shelf;
  GtkLabel         *results_note;
  GtkListBox       *results;
  GtkListBox       *standings;

  GPtrArray        *records;     /* GnRecordInfo; NULL until they are read */
  GPtrArray        *tables;      /* GnMatchTable: open in tabs */
  GPtrArray        *cards;       /* the cards that still wait for their table; not owned */
  guint             fill_id;
  gboolean          painted;     /* the records may be read now */
  guint             read_id;
};

G_DEFINE_FINAL_TYPE (GnTonightPage, gn_tonight_page, ADW_TYPE_BIN)

/* ---- Continue --------------------------------------------------------------------------------------------- */

typedef struct {
  GnContinueCard *card;
  GFile          *file;
} Waiting;

static void
waiting_free (gpointer data)
{
  Waiting *waiting = data;

  g_object_unref (waiting->card);
  g_object_unref (waiting->file);
  g_free (waiting);
}

/* The table of @file if it is open in a tab. */
static GnMatchTable *
find_open (GnTonightPage *self,
           GFile         *file)
{
  for (guint i = 0; i < self->tables->len; i++)
    {
      GFile *other = gn_match_table_get_file (self->tables->pdata[i]);

      if (other && g_file_equal (other, file))
        return self->tables->pdata[i];
    }
  return NULL;
}

/* One card at each idle moment, so that the page is on the screen first. */
static gboolean
fill_next (gpointer data)
{
  GnTonightPage *self = data;

  if (!self->cards->len)
    {
      self->fill_id = 0;
      return G_SOURCE_REMOVE;
    }

  Waiting *waiting = g_ptr_array_index (self->cards, 0);
  GnMatchTable *open = find_open (self, waiting->file);
  g_autoptr (GError) error = NULL;
  g_autoptr (GnMatchTable) table = open ? g_object_ref (open)
                                        : gn_match_table_open (waiting->file, FALSE, NULL, &error);

  if (table)
    gn_continue_card_set_table (waiting->card, table);
  else
    g_debug ("%s", error->message);
  g_ptr_array_remove_index (self->cards, 0);
  return G_SOURCE_CONTINUE;
}

static void
wait_for (GnTonightPage      *self,
          GtkWidget          *card,
          const GnRecordInfo *info)
{
  if (info->trouble)
    return;

  Waiting *waiting = g_new (Waiting, 1);
  waiting->card = g_object_ref (GN_CONTINUE_CARD (card));
  waiting->file = g_object_ref (info->file);
  g_ptr_array_add (self->cards, waiting);
}

static void
show_open (GnTonightPage *self)
{
  g_autoptr (GPtrArray) open = gn_evening_open (self->records);

  g_ptr_array_set_size (self->cards, 0);
  self->first = NULL;
  gn_container_clear (self->continue_box);
  gn_container_clear (self->continue_rows);

  GtkWidget *column = NULL;
  const gboolean many = open->len > MAX_CARDS;
  const guint shown = MIN (open->len, many ? MAX_BRIEF : MAX_CARDS);
  for (guint i = 0; i < shown; i++)
    {
      GnRecordInfo *info = g_ptr_array_index (open, i);
      GtkWidget *card = gn_continue_card_new (info, many     ? GN_CONTINUE_BRIEF
                                                    : i == 0 ? GN_CONTINUE_LARGE
                                                             : GN_CONTINUE_SMALL);

      if (many)
        {
          gtk_box_append (GTK_BOX (self->continue_rows), card);
          if (i == 0)
            self->first = card;
        }
      else if (i == 0)
        {
          /* If there is no room for the large card, a small one takes its place. */
          GtkWidget *either = gn_first_fit_box (), *small = gn_continue_card_new (info, GN_CONTINUE_SMALL);
          gn_append (either, card, small, NULL);
          gtk_box_append (GTK_BOX (self->continue_box), either);
          self->first = either;
          wait_for (self, small, info);
        }
      else
        {
          if (!column)
            {
              column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
              gtk_box_append (GTK_BOX (self->continue_box), column);
            }
          gtk_widget_set_vexpand (card, i == 1);
          gtk_box_append (GTK_BOX (column), card);
        }
      wait_for (self, card, info);
    }

  gtk_widget_set_visible (self->continue_section, open->len > 0);
  gtk_widget_set_visible (self->continue_box, !many);
  gtk_widget_set_visible (self->continue_rows, many);
  gtk_widget_set_visible (GTK_WIDGET (self->more_open), open->len > shown);
  if (open->len > shown)
    {
      g_autofree char *n = g_strdup_printf ("%u", open->len - shown);
      g_autofree char *text = gn_fill (ngettext ("{n} more open table", "{n} more open tables", open->len - shown), "n",
                                       n, NULL);
      gtk_button_set_label (self->more_open, text);
    }
  if (self->cards->len && !self->fill_id)
    self->fill_id = g_idle_add_full (G_PRIORITY_LOW, fill_next, self, NULL);
}

/* ---- Shelf -------------------------------------------------------------------------------------------------- */

static void
show_shelf (GnTonightPage *self)
{
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  gn_container_clear (self->shelf);

  g_autofree const char **accents = g_new0 (const char *, n);
  for (guint i = 0; i < n; i++)
    accents[i] = entries[i].accent;
  gn_style_accents (accents, n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *history = self->records ? gn_record_history (self->records, entries[i].id) : NULL;

      gtk_box_append (GTK_BOX (self->shelf), gn_shelf_card_new (&entries[i], history ? history : ""));
    }
}

/* ---- This evening ------------------------------------------------------------------------------------------- */

static void
add_empty (GtkListBox *list,
           const char *text)
{
  GtkWidget *label = gn_label (text, "quiet empty-row");

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_list_box_append (list, label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (gtk_widget_get_parent (label)), FALSE);
  gtk_widget_set_focusable (gtk_widget_get_parent (label), FALSE);
}

static void
add_result (GnTonightPage *self,
            GnRecordInfo  *info)
{
  GtkWidget *row = gn_template_new ("tonight/result-row"), *sheet = gn_template_part (row, "sheet");
  g_autoptr (GDateTime) when = g_date_time_new_from_unix_local (info->changed);
  g_autofree char *time = when ? g_date_time_format (when, "%H:%M") : g_strdup ("");
  g_autofree char *minutes = gn_minutes_text (MAX (1, info->elapsed / 60));
  g_autofree char *emblem = gn_record_emblem (info);
  g_autofree char *verdict = gn_record_verdict (info);
  g_autofree char *scores = gn_record_scores (info);
  g_autofree char *uri = g_file_get_uri (info->file);
  g_autofree char *title = gn_record_title (info);
  g_autofree char *label = gn_fill (_("Scoresheet of {game}"), "game", title, NULL);

  gn_template_write (row, "time", time);
  gn_piece_set_name (gn_template_part (row, "emblem"), emblem);
  gn_template_write (row, "title", title);
  gn_template_write (row, "minutes", minutes);
  gn_template_write (row, "verdict", verdict);
  gn_template_write (row, "scores", scores);
  for (guint i = 0, shown = 0; i < info->n_seats && shown < MOST_TOKENS; i++)
    if (info->rank[i] == 1)
      {
        gtk_box_append (gn_template_part (row, "tokens"), gn_seat_token_new (info->colour[i], 18));
        shown++;
      }
  gtk_actionable_set_action_target (GTK_ACTIONABLE (sheet), "s", uri);
  gn_say_name (sheet, label);
  gtk_list_box_append (self->results, row);
}

static void
add_standing (GnTonightPage *self,
              GnEveningWins *standing,
              guint          most)
{
  GtkWidget *row = gn_template_new ("tonight/standing-row");
  g_autofree char *n = g_strdup_printf ("%u", standing->wins);
  g_autofree char *words = gn_fill (ngettext ("{who}: {n} win", "{who}: {n} wins", standing->wins), "who",
                                    standing->name, "n", n, NULL);

  gn_seat_token_set_colour (gn_template_part (row, "token"), standing->colour);
  gn_template_write (row, "name", standing->name);
  for (guint i = 0; i < standing->wins && i < 8; i++)
    {
      GtkWidget *bar = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);
      gtk_widget_set_size_request (bar, most > 4 ? 24 : 58, 10);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_widget_add_css_class (bar, "win-bar");
      gn_set_seat_class (bar, standing->colour);
      gtk_box_append (gn_template_part (row, "bars"), bar);
    }
  gn_template_write (row, "wins", n);
  gn_say_name (row, words);
  gtk_list_box_append (self->standings, row);
}

static void
clear_list (GtkListBox *list)
{
  GtkWidget *row;

  while ((row = GTK_WIDGET (gtk_list_box_get_row_at_index (list, 0))))
    gtk_list_box_remove (list, row);
}

static void
show_evening (GnTonightPage *self,
              GDateTime     *now)
{
  g_autoptr (GPtrArray) finished = gn_evening_finished (self->records, gn_evening_start (now));
  g_autoptr (GPtrArray) standings = gn_evening_standings (finished);
  g_autofree char *n = g_strdup_printf ("%u", finished->len);
  g_autofree char *note = gn_fill (ngettext ("{n} table finished", "{n} tables finished", finished->len), "n", n, NULL);

  clear_list (self->results);
  clear_list (self->standings);
  gtk_label_set_text (self->results_note, finished->len ? note : "");
  gtk_widget_set_visible (self->whole, finished->len > 0);
  for (guint i = 0; i < finished->len; i++)
    add_result (self, g_ptr_array_index (finished, i));
  for (guint i = 0; i < standings->len; i++)
    add_standing (self, g_ptr_array_index (standings, i), ((GnEveningWins *) g_ptr_array_index (standings, 0))->wins);
  if (!finished->len)
    {
      add_empty (self->results, _("No table has been finished this evening."));
      add_empty (self->standings, _("The winner of each table appears here."));
    }
}

/* Three pictures stand where the evening's results will be. They come after the first frame, which they would delay;
 * nothing is below them that could move. */
static gboolean
show_first_run (gpointer data)
{
  GnTonightPage *self = data;

  self->first_id = 0;
  gtk_box_append (GTK_BOX (self->first_run), gn_template_new ("tonight/first-run"));
  gtk_widget_set_visible (self->first_run, self->records->len == 0);
  return G_SOURCE_REMOVE;
}

static void
show_first_run_or_evening (GnTonightPage *self)
{
  const gboolean first = self->records->len == 0, made = gtk_widget_get_first_child (self->first_run)
                                                         != gtk_widget_get_last_child (self->first_run);

  gtk_widget_set_visible (self->evening, !first);
  gtk_widget_set_visible (self->first_run, first && made);
  if (first && !made && !self->first_id)
    self->first_id = g_idle_add_full (G_PRIORITY_LOW, show_first_run, self, NULL);
}

/* ---- The page ------------------------------------------------------------------------------------------------ */

static void
read_records (GnTonightPage *self)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  /* Translators: today's date below "Tonight", as strftime() writes it: "Friday, November 20". */
  g_autofree char *today = g_date_time_format (now, _("%A, %B %-e"));

  gtk_label_set_label (self->title, today);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  self->records = gn_library_list (&error);
  if (!self->records)
    {
      self->records = g_ptr_array_new ();
      gtk_label_set_label (self->title, error->message);
    }
  show_open (self);
  show_shelf (self);
  show_evening (self, now);
  show_first_run_or_evening (self);
}

/* If there are many, the first frame does not wait for them. */
static gboolean
read_first (gpointer data)
{
  GnTonightPage *self = data;
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (data));
  const gboolean on_shelf = focus && gtk_widget_is_ancestor (focus, self->shelf);

  self->read_id = 0;
  read_records (self);
  if (on_shelf)
    gn_tonight_page_grab (self);
  return G_SOURCE_REMOVE;
}

static void
on_painted (GnTonightPage *self,
            GdkFrameClock *clock)
{
  g_signal_handlers_disconnect_by_func (clock, on_painted, self);
  self->painted = TRUE;
  self->read_id = g_idle_add (read_first, self);
}

static void
gn_tonight_page_realize (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (gn_tonight_page_parent_class)->realize (widget);
  if (!GN_TONIGHT_PAGE (widget)->painted)
    g_signal_connect_object (gtk_widget_get_frame_clock (widget), "after-paint", G_CALLBACK (on_painted), widget,
                             G_CONNECT_SWAPPED);
}

void
gn_tonight_page_refresh (GnTonightPage *self,
                         GPtrArray     *tables)
{
  g_clear_pointer (&self->tables, g_ptr_array_unref);
  self->tables = g_ptr_array_copy (tables, (GCopyFunc) g_object_ref, NULL);
  g_ptr_array_set_free_func (self->tables, g_object_unref);

  const guint tabs = tables->len;

  if (tabs)
    {
      g_autofree char *n = g_strdup_printf ("%u", tabs);
      /* Translators: a button that goes to the tables open in tabs. */
      g_autofree char *label = gn_fill (ngettext ("To the _table", "To the {n} _tables", tabs), "n", n, NULL);
      adw_button_content_set_label (self->open_tables_content, label);
    }
  gtk_widget_set_visible (self->open_tables, tabs > 0);

  if (self->painted)
    read_records (self);
  else
    show_shelf (self);
}

void
gn_tonight_page_grab (GnTonightPage *self)
{
  if (self->first)
    gn_continue_card_grab (GN_CONTINUE_CARD (GN_IS_CONTINUE_CARD (self->first) ? self->first
                                                                              : gn_first_fit_shown (self->first)));
  else
    gtk_widget_grab_focus (gtk_widget_get_first_child (self->shelf));
}

gboolean
gn_tonight_page_grab_game (GnTonightPage *self,
                           const char    *id)
{
  GtkWidget *card = gtk_widget_get_first_child (self->shelf);
  guint n;
  const GnShelfEntry *entries = gn_shelf (&n);

  /* The cards are in the order of the shelf. */
  for (guint i = 0; i < n && card; i++, card = gtk_widget_get_next_sibling (card))
    if (g_str_equal (entries[i].id, id))
      return gtk_widget_grab_focus (card);
  return FALSE;
}

void
gn_tonight_page_popup_menu (GnTonightPage *self)
{
  gtk_menu_button_popup (self->menu);
}

static void
gn_tonight_page_dispose (GObject *object)
{
  GnTonightPage *self = GN_TONIGHT_PAGE (object);

  g_clear_handle_id (&self->fill_id, g_source_remove);
  g_clear_handle_id (&self->read_id, g_source_remove);
  g_clear_handle_id (&self->first_id, g_source_remove);
  g_clear_pointer (&self->cards, g_ptr_array_unref);
  g_clear_pointer (&self->records, g_ptr_array_unref);
  g_clear_pointer (&self->tables, g_ptr_array_unref);

  G_OBJECT_CLASS (gn_tonight_page_parent_class)->dispose (object);
}

static void
gn_tonight_page_class_init (GnTonightPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_tonight_page_dispose;
  widget_class->realize = gn_tonight_page_realize;
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_SCROLLED);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  g_type_ensure (GN_TYPE_ROW_LAYOUT);
  g_type_ensure (GN_TYPE_SHRINK);
  g_type_ensure (GN_TYPE_PIECE);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/tonight/tonight-page.ui");
  gn_bind_children (widget_class, GnTonightPage, title, new_table, open_tables, open_tables_content, menu,
                    primary_menu, continue_section, continue_box, continue_rows, more_open, shelf, first_run,
                    evening, whole, results_note, results, standings);
}

static void
gn_tonight_page_init (GnTonightPage *self)
{
  self->cards = g_ptr_array_new_with_free_func (waiting_free);
  self->tables = g_ptr_array_new ();
  /* A few records are read at once, so that nothing moves after the first frame. */
  self->painted = !gn_library_has_more_than (MOST_AT_ONCE);
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_menu_on_demand (self->menu, self->primary_menu);
}
