/* result-page.c: page with the result, final or so far: places, ties, charts, scoresheet
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "result-page.h"

#include <glib/gi18n.h>

#include "chart-view.h"
#include "panels/drawing/piece.h"
#include "photo-view.h"
#include "result-rows.h"
#include "result-table.h"
#include "app/settings/settings.h"
#include "sheet-view.h"
#include "app/widgets/first-fit.h"
#include "panels/layout/shrink.h"
#include "panels/layout/split-layout.h"
#include "app/widgets/wrap-layout.h"
#include "app/widgets/toast.h"
#include "app/widgets/template.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "record-words.h"
#include "history/game-figures.h"
#include "app/widgets/about-dialog.h"
#include "app/widgets/messages.h"
#include "app/widgets/photo-change.h"
#include "app/widgets/print.h"
#include "sheets/pieces.h"
#include "sheets/share.h"
#include "panels/layout/container.h"

#define PICTURE "picture"  /* what is exported: the picture to send */
#define RECORD "gnomon"
#define IN_A_ROW 3  /* as many plates as there is room for beside the words */

/* ---- The headline ---------------------------------------------------------------------------------- */

/* A box that is a stop of Tab before what is in it, so that its words can be heard again. */
#define GN_TYPE_RESULT_HERO (gn_result_hero_get_type ())
G_DECLARE_FINAL_TYPE (GnResultHero, gn_result_hero, GN, RESULT_HERO, GtkBox)

struct _GnResultHero {
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (GnResultHero, gn_result_hero, GTK_TYPE_BOX)

static gboolean
gn_result_hero_focus (GtkWidget       *widget,
                      GtkDirectionType direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root ? gtk_root_get_focus (root) : NULL;
  const gboolean within = focus && gtk_widget_is_ancestor (focus, widget);

  if (direction == GTK_DIR_TAB_FORWARD && focus != widget && !within)
    return gtk_widget_grab_focus (widget);
  if (focus == widget && direction == GTK_DIR_TAB_BACKWARD)
    return FALSE;
  return GTK_WIDGET_CLASS (gn_result_hero_parent_class)->focus (widget, direction)
         || (direction == GTK_DIR_TAB_BACKWARD && focus != widget && gtk_widget_grab_focus (widget));
}

static void
gn_result_hero_class_init (GnResultHeroClass *class)
{
  GTK_WIDGET_CLASS (class)->focus = gn_result_hero_focus;
}

static void
gn_result_hero_init (GnResultHero *self)
{
}

/* ---- The page -------------------------------------------------------------------------------------- */

struct _GnResultPage {
  AdwBin              parent_instance;

  GnMatchTable       *table;
  GnSheet            *sheet;
  GSimpleActionGroup *actions;

  GtkStack           *stack;
  GtkWidget          *hero;
  GtkWidget          *plates;
  GtkLabel           *headline;
  GtkLabel           *reason;
  GtkWidget          *star;
  GtkLabel           *records;
  GnHistoryIndex     *index;          /* to ask whether a record was broken */
  guint               asking;         /* questions that have no answer yet */
  GtkListBox         *ranking;
  GtkFlowBox         *legend;
  GtkWidget          *figures_section;
  GtkBox             *figures;
  GtkWidget          *table_section;
  GtkBox             *rows;
  GtkWidget          *thinking_section;
  GtkBox             *thinking;
  GtkWidget          *milestones_section;
  GtkBox             *milestones;
  GtkWidget          *tie_section;
  GtkBox             *ties;
  GtkWidget          *about_section;
  GnPhotoView        *photo;
  GtkWidget          *photo_button;
  GtkLabel           *about;
  GtkLabel           *notes;
  GtkLabel           *points_title;
  GtkWidget          *points_card;
  GnChartView        *points;
  GtkWidget          *figures_title;
  GtkExpander        *points_figures;
  GtkLabel           *fields_title;
  GtkWidget          *fields_card;
  GnChartView        *fields;
  GtkExpander        *fields_figures;
  GtkFlowBox         *exports;
  GtkWidget          *main_button;
  GtkWidget          *again;
  GtkWidget          *preview_back;
  GnSheetView        *preview;
  GnPhotoChange      *photo_change;   /* the last one, which Ctrl+Z undoes first */
};

G_DEFINE_FINAL_TYPE (GnResultPage, gn_result_page, ADW_TYPE_BIN)

enum { LEFT, UNDO, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Contents --------------------------------------------------------------------------------------------------- */

/* Its rows are made when somebody wants to see them. */
static void
on_figures (GtkExpander  *figures,
            GParamSpec   *spec,
            GnResultPage *self)
{
  const GnChart *chart = &self->sheet->chart[figures == self->fields_figures];

  if (gtk_expander_get_expanded (figures) && !gtk_expander_get_child (figures))
    gtk_expander_set_child (figures, gn_chart_figures (chart));
}

static void
show_chart (GtkLabel      *title,
            GtkWidget     *card,
            GnChartView   *view,
            GtkExpander   *figures,
            const GnChart *chart)
{
  gboolean any = chart->n_points > 1 && chart->n_lines > 0;

  gtk_widget_set_visible (GTK_WIDGET (title), any);
  gtk_widget_set_visible (card, any);
  gtk_widget_set_visible (GTK_WIDGET (figures), any);
  gtk_expander_set_expanded (figures, FALSE);
  gtk_expander_set_child (figures, NULL);
  gtk_expander_set_label (figures, any && chart->title ? chart->title : "");
  gn_say_name (GTK_WIDGET (figures), any && chart->title ? chart->title : "");
  gtk_label_set_text (title, any && chart->title ? chart->title : "");
  gn_chart_view_set_chart (view, any ? chart : NULL);
}

/* A plate for each of those on the stage; for a loss what has won. */
static void
show_plates (GnResultPage *self)
{
  const GnScoresheet *score = self->sheet->score;
  const GnMatch *match = gn_match_table_get_match (self->table);
  const GnEnding *ending = self->sheet->ending;
  const gboolean lost = ending->mood == GN_MOOD_LOST;
  const guint n = lost ? ending->villain != NULL : ending->n_stage;
  const guint in_row = n > IN_A_ROW ? (n + 1) / 2 : n;

  gn_container_clear (self->plates);
  for (guint i = 0; i < n; i++)
    {
      const int seat = lost ? -1 : score->seat[ending->stage[i]];
      const int size = n > IN_A_ROW ? 24 : n > 1 ? 40 : 56;
      GtkWidget *plate = adw_bin_new ();

      adw_bin_set_child (ADW_BIN (plate), lost ? gn_piece_new (ending->villain, size)
                                          : seat >= 0 ? gn_seat_token_new (gn_pieces_seat_paint (match, seat), size)
                                                      : gn_piece_new ("gnome", size));
      gtk_widget_add_css_class (plate, "plate");
      gtk_grid_attach (GTK_GRID (self->plates), plate, (int) (i % in_row), (int) (i / in_row), 1, 1);
    }
  gtk_widget_set_visible (self->plates, n > 0);
}

static void
show_hero (GnResultPage *self)
{
  static const char *const classes[] = { [GN_MOOD_SO_FAR] = "so-far", [GN_MOOD_WON] = "won", [GN_MOOD_TIED] = "tied",
                                         [GN_MOOD_LOST] = "lost" };
  const GnEnding *ending = self->sheet->ending;
  const char *reason = *ending->reason ? ending->reason : self->sheet->subtitle;

  gtk_label_set_text (self->headline, ending->headline);
  gtk_label_set_text (self->reason, reason);
  gn_say_name (self->hero, ending->headline);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->hero), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
  show_plates (self);
  gtk_widget_set_visible (self->star, ending->mood == GN_MOOD_WON);
  for (guint i = 0; i < G_N_ELEMENTS (classes); i++)
    gn_set_class (self->hero, classes[i], i == ending->mood);
}

static void
show_notes (GnResultPage *self)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < self->sheet->notes->len; i++)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", (char *) g_ptr_array_index (self->sheet->notes, i));
  for (guint i = 0; i < self->sheet->amendments->len; i++)
    {
      GnSheetEvent *amendment = g_ptr_array_index (self->sheet->amendments, i);
      /* Translators: a correction of the table by the host: the time and the reason given. */
      g_autofree char *line = gn_fill (_("Corrected by the host ({when}): {why}"), "when", amendment->when, "why",
                                       amendment->text, NULL);
      g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
    }
  gtk_label_set_text (self->notes, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->notes), text->len > 0);
  g_string_free (text, TRUE);
}

/* What people kept about the match: its photo, a line for place and expansion, the note. */
static void
show_about (GnResultPage *self)
{
  GnSheet *sheet = self->sheet;
  const gboolean record = gn_match_table_get_file (self->table) != NULL;
  g_autofree char *text = g_strconcat (sheet->where, *sheet->where && *sheet->note ? "\n" : "", sheet->note, NULL);
  /* Translators: a photo of people who played; {game} is a game’s title, {when} is day and time. */
  g_autofree char *photo = gn_fill (_("Photo of the match: {game}, {when}"), "game", sheet->title, "when",
                                    sheet->subtitle, NULL);

  gn_photo_view_set_photo (self->photo, sheet->photo, photo);
  gtk_widget_set_visible (GTK_WIDGET (self->photo), sheet->photo != NULL);
  gtk_button_set_label (GTK_BUTTON (self->photo_button), sheet->photo ? _("Replace the ph_oto…") : _("Add a ph_oto…"));
  g_simple_action_set_enabled (G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (self->actions),
                                                                            "remove-photo")), sheet->photo != NULL);
  gtk_label_set_text (self->about, text);
  gtk_widget_set_visible (GTK_WIDGET (self->about), *text != '\0');
  gtk_widget_set_visible (self->about_section, record);
}

/* Records that the match broke, once the index has it. */
static void
on_indexed (GObject      *index,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GnResultPage) self = g_weak_ref_get (data);
  GFile *file = self && self->index ? gn_match_table_get_file (self->table) : NULL;

  g_weak_ref_clear (data);
  g_free (data);
  gn_history_index_update_finish (GN_HISTORY_INDEX (index), result, NULL);
  if (self)
    self->asking--;
  if (!file || !gn_match_table_is_over (self->table))
    return;

  g_autoptr (GArray) broken = gn_history_index_broken (self->index, file);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < broken->len; i++)
    {
      g_autofree char *line = gn_record_broken_text (&g_array_index (broken, GnRecordBroken, i));

      g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
    }
  gtk_label_set_text (self->records, text->str);
  gtk_widget_set_visible (GTK_WIDGET (self->records), text->len > 0);
}

static void
ask_records (GnResultPage *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self->records), FALSE);
  if (!gn_match_table_is_over (self->table) || !gn_match_table_get_file (self->table))
    return;
  if (!self->index)
    self->index = gn_history_index_new ();

  GWeakRef *page = g_new0 (GWeakRef, 1);

  g_weak_ref_init (page, self);
  self->asking++;
  gn_history_index_update_async (self->index, NULL, on_indexed, page);
}

gboolean
gn_result_page_is_asking (GnResultPage *self)
{
  return self->asking > 0;
}

void
gn_result_page_refresh (GnResultPage *self)
{
  gboolean over = gn_match_table_is_over (self->table);

  gn_chart_view_set_chart (self->points, NULL);
  gn_chart_view_set_chart (self->fields, NULL);
  gn_sheet_view_set_sheet (self->preview, NULL, gn_settings_paper ());
  g_clear_pointer (&self->sheet, gn_sheet_free);
  self->sheet = gn_sheet_new (self->table, over ? GN_EVERYTHING : GN_PUBLIC);

  show_hero (self);
  gtk_widget_set_visible (self->figures_section, gn_result_figures (self->figures, self->sheet));
  gtk_widget_set_visible (self->table_section, gn_result_table (self->rows, self->sheet));
  gtk_widget_set_visible (self->thinking_section, gn_result_thinking (self->thinking, self->sheet));
  gtk_widget_set_visible (self->milestones_section, gn_result_milestones (self->milestones, self->sheet));
  /* also if all have lost: by how much, and the parts of the score */
  gtk_widget_set_visible (GTK_WIDGET (self->ranking), gn_result_ranking (self->ranking, self->sheet));
  gn_result_legend (self->legend, self->sheet);
  gtk_widget_set_visible (self->tie_section, gn_result_ties (self->ties, self->sheet));
  ask_records (self);
  show_about (self);
  show_notes (self);
  show_chart (self->points_title, self->points_card, self->points, self->points_figures, &self->sheet->chart[0]);
  show_chart (self->fields_title, self->fields_card, self->fields, self->fields_figures, &self->sheet->chart[1]);
  gtk_widget_set_visible (self->figures_title, gtk_widget_get_visible (self->points_card)
                                               || gtk_widget_get_visible (self->fields_card));
  gn_sheet_view_set_sheet (self->preview, self->sheet, gn_settings_paper ());

  gtk_button_set_label (GTK_BUTTON (self->main_button), over ? _("_Next table") : _("_Back to the table"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->main_button), over ? "win.new-table" : "result.table");
  gtk_widget_set_visible (self->again, over);
}

/* ---- Exports
 * ------------------------------------------------------------------------------------------------------- */

/* The record's name with another @ending, its dot included. */
static char *
suggest_name (GnResultPage *self,
              const char   *ending)
{
  GFile *file = gn_match_table_get_file (self->table);
  g_autofree char *base = file ? g_file_get_basename (file)
                               : g_strdup (gn_match_table_get_match (self->table)->game->id);
  char *dot = g_strrstr (base, ".gnomon");

  if (dot)
    *dot = '\0';
  return g_strconcat (base, ending, NULL);
}

static void
on_export_chosen (GtkNativeDialog *chooser,
                  int              response,
                  GnResultPage    *self)
{
  if (response == GTK_RESPONSE_ACCEPT && self->sheet)
    {
      g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser));
      g_autoptr (GError) error = NULL;

      const char *form = g_object_get_data (G_OBJECT (chooser), "form");
      /* The chosen format counts, not the file's name: a play for BG Stats is JSON too. */
      g_autofree char *play = g_strcmp0 (form, "bgsplay") == 0 ? gn_sheet_to_bgstats (self->sheet) : NULL;

      const gboolean picture = g_strcmp0 (form, PICTURE) == 0;
      const gboolean fine =
        picture ? gn_share_write (self->sheet, file, &error)
        : play
          ? g_file_replace_contents (file, play, strlen (play), NULL, FALSE, G_FILE_CREATE_NONE, NULL, NULL, &error)
          : gn_sheet_write (self->sheet, file, gn_settings_paper (), &error);

      gn_say_exported (GTK_WIDGET (self), file, fine, error);
    }
  g_object_unref (chooser);
}

/* Asks where to write it in a @form: an extension, or PICTURE. */
static void
ask_where (GnResultPage *self,
           const char   *title,
           const char   *name,
           const char   *form)
{
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (title,
                                                               GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                                               GTK_FILE_CHOOSER_ACTION_SAVE, _("_Export"), NULL);

  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_object_set_data_full (G_OBJECT (chooser), "form", g_strdup (form), g_free);
  g_signal_connect_object (chooser, "response", G_CALLBACK (on_export_chosen), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_export (GSimpleAction *action,
           GVariant      *parameter,
           gpointer       data)
{
  const char *form = g_variant_get_string (parameter, NULL);
  GFile *file = gn_match_table_get_file (GN_RESULT_PAGE (data)->table);
  g_autofree char *uri = file && g_str_equal (form, RECORD) ? g_file_get_uri (file) : NULL;

  if (uri)
    {
      gtk_widget_activate_action (data, "win.export", "s", uri);
      return;
    }

  g_autofree char *ending = g_strconcat (".", form, NULL);
  g_autofree char *name = suggest_name (data, ending);

  ask_where (data, _("Export the scoresheet"), name, form);
}

static void
on_share (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  g_autofree char *name = suggest_name (data, "-result.png");

  ask_where (data, _("Share a picture of the result"), name, PICTURE);
}

static void
on_copy (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  GnResultPage *self = data;
  g_autofree char *text = gn_sheet_to_text (self->sheet);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  gn_toast (GTK_WIDGET (self), _("Copied the scoresheet as text."));
}

/* ---- Printing ---------------------------------------------------------------------------------------------------- */

static GnSheet *
make_sheet (guint    i,
            gpointer table)
{
  return gn_sheet_new (table, gn_match_table_is_over (table) ? GN_EVERYTHING : GN_PUBLIC);
}

static void
on_print (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnResultPage *self = data;
  g_autofree char *name = suggest_name (self, ".pdf");
  g_autoptr (GtkPrintOperation) print = gn_print_new (name, gn_settings_paper (), 1, make_sheet,
                                                      g_object_ref (self->table), g_object_unref);

  gn_print_run (print, data);
}

/* ---- Place and note ----------------------------------------------------------------------------------------- */

static void
on_about (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GnResultPage *self = data;
  GFile *file = gn_match_table_get_file (self->table);
  g_autoptr (GnHistoryIndex) index = gn_history_index_new ();
  g_auto (GStrv) places = gn_history_index_places (index);

  if (file)
    g_signal_connect_object (gn_about_dialog_open (data, file, (const char *const *) places), "saved",
                             G_CALLBACK (gn_result_page_refresh), self, G_CONNECT_SWAPPED);
}

/* ---- Photo -------------------------------------------------------------------------------------------------- */

static void
undo_photo (gpointer data)
{
  GnResultPage *self = data;
  g_autoptr (GnPhotoChange) change = g_steal_pointer (&self->photo_change);
  GtkWidget *toast = gn_toast_of (data);

  if (toast)
    gn_toast_say (toast, NULL);
  if (change && gn_photo_change_undo (change, data))
    gn_result_page_refresh (self);
}

/* @picture: (nullable): none from now on */
static void
change_photo (GnResultPage *self,
              GFile        *picture)
{
  GFile *file = gn_match_table_get_file (self->table);
  GnPhotoChange *change = file ? gn_photo_change_new (GTK_WIDGET (self), file, picture) : NULL;
  GtkWidget *toast = gn_toast_of (GTK_WIDGET (self));

  if (!change)
    return;
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  self->photo_change = change;
  gn_result_page_refresh (self);
  if (toast && change->before)
    gn_toast_offer (toast, picture ? _("The photo was replaced.") : _("The photo was removed."), _("_Undo"), undo_photo,
                    g_object_ref (self), g_object_unref);
  if (!picture)
    gtk_widget_grab_focus (self->photo_button);
}

static void
on_photo_chosen (GtkWidget *widget,
                 GFile     *record,
                 GFile     *picture)
{
  change_photo (GN_RESULT_PAGE (widget), picture);
}

static void
on_photo_dropped (gpointer data,
                  GFile   *picture)
{
  change_photo (data, picture);
}

static void
on_photo (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  GFile *file = gn_match_table_get_file (GN_RESULT_PAGE (data)->table);

  if (file)
    gn_photo_choose (data, _("Photo of the match"), file, on_photo_chosen);
}

static void
on_remove_photo (GSimpleAction *action,
                 GVariant      *parameter,
                 gpointer       data)
{
  change_photo (data, NULL);
}

/* ---- Navigation -------------------------------------------------------------------------------------------------- */

static void
on_preview (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  gtk_stack_set_visible_child_name (GN_RESULT_PAGE (data)->stack, "preview");
  gtk_widget_grab_focus (GN_RESULT_PAGE (data)->preview_back);
}

static void
on_back (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  gtk_stack_set_visible_child_name (GN_RESULT_PAGE (data)->stack, "result");
  gn_result_page_grab (data);
}

static void
on_table (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  g_signal_emit (data, signals[LEFT], 0);
}

void
gn_result_page_grab (GnResultPage *self)
{
  /* After the end the headline has the focus, so that Enter, pressed once too often, begins nothing. */
  gtk_widget_grab_focus (gn_match_table_is_over (self->table) ? self->hero : self->main_button);
}

/* Esc goes back one step: from the preview, or else from the result. */
static gboolean
on_escape (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  GnResultPage *self = GN_RESULT_PAGE (widget);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "preview") == 0)
    on_back (NULL, NULL, self);
  else
    on_table (NULL, NULL, self);
  return TRUE;
}

static void
on_undo (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  if (GN_RESULT_PAGE (data)->photo_change)
    undo_photo (data);
  else
    g_signal_emit (data, signals[UNDO], 0);
}

static const GActionEntry entries[] = {
  { "about", on_about },
  { "photo", on_photo },
  { "remove-photo", on_remove_photo },
  { "undo", on_undo },
  { "export", on_export, "s" },
  { "share", on_share },
  { "copy", on_copy },
  { "print", on_print },
  { "preview", on_preview },
  { "back", on_back },
  { "table", on_table },
};

/* The export actions, in the order of their buttons. */
static const struct {
  const char *icon;
  const char *label;
  const char *hint;
  const char *action;
  const char *target;
} ways_out[] = {
  { "emblem-shared-symbolic", N_("Share picture…"), N_("The result as one picture, to share (Ctrl+S)"), "result.share",
    NULL },
  { "document-print-preview-symbolic", N_("Preview"), N_("The scoresheet as it will be printed"), "result.preview",
    NULL },
  { "document-save-symbolic", N_("PDF"), N_("Vector drawing with selectable text"), "result.export", "pdf" },
  { "printer-symbolic", N_("Print"), NULL, "result.print", NULL },
  { "edit-copy-symbolic", N_("Copy text"), N_("Copy the scoresheet to the clipboard as plain text"), "result.copy",
    NULL },
  { NULL, N_("PNG"), N_("A picture"), "result.export", "png" },
  { NULL, N_("SVG"), N_("A drawing that can be edited"), "result.export", "svg" },
  { NULL, N_("CSV"), N_("For a spreadsheet"), "result.export", "csv" },
  { NULL, N_("JSON"), N_("For other programs"), "result.export", "json" },
  { NULL, N_("BG Stats"), N_("A play to import into BG Stats"), "result.export", "bgsplay" },
  { NULL, N_("Record"), N_("The match with its note and photo, for another Gnomon"), "result.export", "gnomon" },
};

static void
make_exports (GnResultPage *self)
{
  for (guint i = 0; i < G_N_ELEMENTS (ways_out); i++)
    {
      GtkWidget *button = gn_template_new ("result/export-button"), *icon = gn_template_part (button, "icon");

      gtk_image_set_from_icon_name (GTK_IMAGE (icon), ways_out[i].icon);
      gtk_widget_set_visible (icon, ways_out[i].icon != NULL);
      gn_template_write (button, "label", _(ways_out[i].label));
      if (ways_out[i].hint)
        gtk_widget_set_tooltip_text (button, _(ways_out[i].hint));
      if (ways_out[i].target)
        gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", ways_out[i].target);
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), ways_out[i].action);
      gn_say_name (button, _(ways_out[i].label));
      gtk_flow_box_insert (self->exports, button, -1);
      gtk_widget_set_focusable (gtk_widget_get_parent (button), FALSE);
    }
}

/* ---- The object
 * --------------------------------------------------------------------------------------------------------- */

static void
gn_result_page_dispose (GObject *object)
{
  GnResultPage *self = GN_RESULT_PAGE (object);

  if (self->points)
    {
      gn_chart_view_set_chart (self->points, NULL);
      gn_chart_view_set_chart (self->fields, NULL);
      gn_sheet_view_set_sheet (self->preview, NULL, GN_PAPER_A4);
    }
  gtk_widget_insert_action_group (GTK_WIDGET (self), "result", NULL);
  g_clear_object (&self->actions);
  g_clear_object (&self->index);
  g_clear_pointer (&self->sheet, gn_sheet_free);
  g_clear_pointer (&self->photo_change, gn_photo_change_free);
  g_clear_object (&self->table);

  G_OBJECT_CLASS (gn_result_page_parent_class)->dispose (object);
}

static void
gn_result_page_class_init (GnResultPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = gn_result_page_dispose;
  signals[LEFT] = g_signal_new ("left", GN_TYPE_RESULT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[UNDO] = g_signal_new ("undo", GN_TYPE_RESULT_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  g_type_ensure (GN_TYPE_RESULT_HERO);
  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_SHRINK);
  g_type_ensure (GN_TYPE_CHART_VIEW);
  g_type_ensure (GN_TYPE_PHOTO_VIEW);
  g_type_ensure (GN_TYPE_SHEET_VIEW);

  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/result/result-page.ui");
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Escape, 0, on_escape, NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "result.share", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_z, GDK_CONTROL_MASK, "result.undo", NULL);
  gn_bind_children (widget_class, GnResultPage, stack, hero, plates, headline, reason, star, records, ranking, legend,
                    figures_section, figures, table_section, rows, thinking_section, thinking,
                    milestones_section, milestones, tie_section, ties, about_section, photo,
                    photo_button, about, notes, points_title, points_card, points, fields_title, fields_card, fields,
                    figures_title, points_figures, fields_figures, exports, main_button, again, preview_back, preview);
}

static void
gn_result_page_init (GnResultPage *self)
{
  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_insert_action_group (GTK_WIDGET (self), "result", G_ACTION_GROUP (self->actions));
  make_exports (self);
  g_signal_connect (self->points_figures, "notify::expanded", G_CALLBACK (on_figures), self);
  g_signal_connect (self->fields_figures, "notify::expanded", G_CALLBACK (on_figures), self);
  gn_photo_drop (GTK_WIDGET (self->stack), on_photo_dropped, self);
}

GtkWidget *
gn_result_page_new (GnMatchTable *table)
{
  GnResultPage *self = g_object_new (GN_TYPE_RESULT_PAGE, NULL);
  g_autofree char *class = g_strconcat ("game-", gn_match_table_get_match (table)->game->accent, NULL);

  self->table = g_object_ref (table);
  gtk_widget_add_css_class (GTK_WIDGET (self), class);
  gn_result_page_refresh (self);
  return GTK_WIDGET (self);
}
