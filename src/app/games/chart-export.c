/* chart-export.c: a button that writes a chart to a file: its picture, or its figures
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "chart-export.h"

#include <glib/gi18n.h>

#include "app/widgets/compat.h"
#include "app/widgets/messages.h"
#include "core/base/file.h"
#include "panels/drawing/parts.h"

#define SCALE   2      /* pixels of the picture for one of the window */
#define FIGURES ".csv"
#define PICTURE ".png"

typedef struct {
  char          *title;
  GtkWidget     *chart;
  GnFigureTable *table;
} Export;

static void
export_free (gpointer data,
             GClosure *closure)
{
  Export *export = data;

  g_free (export->title);
  g_object_unref (export->chart);
  g_object_unref (export->table);
  g_free (export);
}

/* As it is in the window, on the color of its card. Returns: (transfer full) (nullable) */
static GBytes *
picture_of (GtkWidget *chart)
{
  const int width = gtk_widget_get_width (chart) * SCALE, height = gtk_widget_get_height (chart) * SCALE;
  GtkNative *native = gtk_widget_get_native (chart);
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;
  g_autoptr (GdkPaintable) paintable = gtk_widget_paintable_new (chart);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GdkRGBA ground = { 1, 1, 1, 1 };
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (chart), "card_color", &ground);
  gtk_snapshot_append_color (snapshot, &ground, &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = renderer && width ? gsk_renderer_render_texture (renderer, node, NULL) : NULL;
  return texture ? gdk_texture_save_to_png_bytes (texture) : NULL;
}

gboolean
gn_chart_export (GtkWidget     *chart,
                 GnFigureTable *table,
                 GFile         *file,
                 GError       **error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = g_str_has_suffix (name, FIGURES) ? gn_figure_table_csv (table) : NULL;
  g_autoptr (GBytes) bytes = text ? g_bytes_new (text, strlen (text)) : picture_of (chart);

  return bytes && gn_file_write (file, g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), error);
}

static void
on_chosen (GtkNativeDialog *chooser,
           int              response,
           Export          *export)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                           : NULL;
  g_autoptr (GError) error = NULL;

  if (file)
    {
      const gboolean fine = gn_chart_export (export->chart, export->table, file, &error);

      gn_say_exported (export->chart, file, fine, error);
    }
  g_object_unref (chooser);
}

static void
ask_where (Export     *export,
           const char *ending)
{
  g_autofree char *name = g_strconcat (export->title, ending, NULL);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _("Export the chart"), GTK_WINDOW (gtk_widget_get_root (export->chart)), GTK_FILE_CHOOSER_ACTION_SAVE,
    _("_Export"), NULL);
  Export *copy = g_new0 (Export, 1);

  *copy = (Export) { g_strdup (export->title), g_object_ref (export->chart), g_object_ref (export->table) };
  g_strdelimit (name, "/", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (on_chosen), copy, export_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_picture (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  ask_where (data, PICTURE);
}

static void
on_figures (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  ask_where (data, FIGURES);
}

GtkWidget *
gn_chart_export_button (const char    *title,
                        GtkWidget     *chart,
                        GnFigureTable *table)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();
  g_autoptr (GSimpleActionGroup) group = g_simple_action_group_new ();
  static void (*const activated[]) (GSimpleAction *, GVariant *, gpointer) = { on_picture, on_figures };
  static const char *const names[] = { "picture", "figures" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (GSimpleAction) action = g_simple_action_new (names[i], NULL);
      Export *export = g_new0 (Export, 1);

      *export = (Export) { g_strdup (title), g_object_ref (chart), g_object_ref (table) };
      g_signal_connect_data (action, "activate", G_CALLBACK (activated[i]), export, export_free, 0);
      g_action_map_add_action (G_ACTION_MAP (group), G_ACTION (action));
    }
  /* Translators: a chart is written to a file, as a picture or as its figures. */
  g_menu_append (menu, _("Picture (PNG)…"), "chart.picture");
  g_menu_append (menu, _("Figures (CSV)…"), "chart.figures");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "document-save-symbolic");
  gn_add_classes (button, "flat");
  gn_set_tooltip (button, _("Export the chart"));
  gn_say_name (button, _("Export the chart"));
  gtk_widget_insert_action_group (button, "chart", G_ACTION_GROUP (group));
  gtk_widget_set_valign (button, GTK_ALIGN_END);
  return button;
}
