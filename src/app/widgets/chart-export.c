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

#define SCALE 2   /* pixels of the picture for one of the window */

typedef struct {
  char          *title;
  GtkWidget     *chart;
  GnChartFigures figures;
  GtkWidget     *source;
} Export;

/* What is written where the host says */
typedef struct {
  GtkWidget *chart;
  GBytes    *bytes;   /* or %NULL */
} Written;

static void
export_free (gpointer data,
             GClosure *closure)
{
  Export *export = data;

  g_free (export->title);
  g_object_unref (export->chart);
  g_object_unref (export->source);
  g_free (export);
}

static void
written_free (gpointer data,
              GClosure *closure)
{
  Written *written = data;

  g_object_unref (written->chart);
  g_clear_pointer (&written->bytes, g_bytes_unref);
  g_free (written);
}

GBytes *
gn_chart_picture (GtkWidget *chart)
{
  const int width = gtk_widget_get_width (chart) * SCALE, height = gtk_widget_get_height (chart) * SCALE;
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height);
  GtkWidget *parent = gtk_widget_get_parent (chart);
  GtkNative *native = gtk_widget_get_native (chart);
  GskRenderer *renderer = native ? gtk_native_get_renderer (native) : NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  GdkRGBA ground = { 1, 1, 1, 1 };
  graphene_point_t at;
  g_autoptr (GskRenderNode) node = NULL;
  g_autoptr (GdkTexture) texture = NULL;

  gtk_style_context_lookup_color (gtk_widget_get_style_context (chart), "card_color", &ground);
  gtk_snapshot_append_color (snapshot, &ground, &all);
  gtk_snapshot_scale (snapshot, SCALE, SCALE);
  /* as its parent paints it, also where the window has not done so yet */
  if (parent && gtk_widget_compute_point (chart, parent, &GRAPHENE_POINT_INIT (0, 0), &at))
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (-at.x, -at.y));
      gtk_widget_snapshot_child (parent, chart, snapshot);
    }
  node = gtk_snapshot_free_to_node (snapshot);
  /* and no wider where a word reaches a little beyond */
  texture = renderer && width ? gsk_renderer_render_texture (renderer, node, &all) : NULL;
  return texture ? gdk_texture_save_to_png_bytes (texture) : NULL;
}

static void
on_chosen (GtkNativeDialog *chooser,
           int              response,
           Written         *written)
{
  g_autoptr (GFile) file = response == GTK_RESPONSE_ACCEPT ? gtk_file_chooser_get_file (GTK_FILE_CHOOSER (chooser))
                                                           : NULL;
  g_autoptr (GError) error = NULL;

  if (file)
    {
      const gboolean fine = written->bytes && gn_file_write (file, g_bytes_get_data (written->bytes, NULL),
                                                             g_bytes_get_size (written->bytes), &error);

      gn_say_exported (written->chart, file, fine, error);
    }
  g_object_unref (chooser);
}

/* What is written is taken now: a chart in a popover is gone when the file has been chosen. @bytes: (transfer full) */
static void
ask_where (Export     *export,
           GBytes     *bytes,
           const char *ending)
{
  g_autofree char *name = g_strconcat (export->title, ending, NULL);
  GtkFileChooserNative *chooser = gtk_file_chooser_native_new (
    _("Export the chart"), GTK_WINDOW (gtk_widget_get_root (export->chart)), GTK_FILE_CHOOSER_ACTION_SAVE,
    _("_Export"), NULL);
  Written *written = g_new (Written, 1);

  *written = (Written) { g_object_ref (export->chart), bytes };
  g_strdelimit (name, "/", '-');
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (chooser), name);
  g_signal_connect_data (chooser, "response", G_CALLBACK (on_chosen), written, written_free, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (chooser));
}

static void
on_picture (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  Export *export = data;

  ask_where (export, gn_chart_picture (export->chart), ".png");
}

static void
on_figures (GSimpleAction *action,
            GVariant      *parameter,
            gpointer       data)
{
  Export *export = data;
  char *text = export->figures (export->source);

  ask_where (export, g_bytes_new_take (text, strlen (text)), ".csv");
}

GtkWidget *
gn_chart_export_button (const char    *title,
                        GtkWidget     *chart,
                        GnChartFigures figures,
                        GtkWidget     *source)
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

      *export = (Export) { g_strdup (title), g_object_ref (chart), figures, g_object_ref (source) };
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
