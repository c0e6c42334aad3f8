/* compat.c: what newer versions of libadwaita have in other widgets
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "compat.h"

#include <math.h>

#include "grow-dialog.h"
#include "panels/layout/grow.h"

#define ROWS_HEIGHT 680   /* their width is libadwaita's */

/* Newer functions are said not to be there yet: the floor is libadwaita 1.2. */
G_GNUC_BEGIN_IGNORE_DEPRECATIONS

/* ---- A question ------------------------------------------------------------------------------------------------ */

#if ADW_CHECK_VERSION (1, 5, 0)
# define ADW_ASK(name) adw_alert_dialog_##name
#else
# define ADW_ASK(name) adw_message_dialog_##name
#endif

GType
gn_ask_get_type (void)
{
  return ADW_ASK (get_type) ();
}

GtkWidget *
gn_ask_new (const char *heading,
            const char *body)
{
  return g_object_new (GN_TYPE_ASK, "heading", heading, "body", body, NULL);
}

void
gn_ask_set_heading (GnAsk      *self,
                    const char *heading)
{
  ADW_ASK (set_heading) (self, heading);
}

const char *
gn_ask_get_heading (GnAsk *self)
{
  return ADW_ASK (get_heading) (self);
}

void
gn_ask_set_body (GnAsk      *self,
                 const char *body)
{
  ADW_ASK (set_body) (self, body);
}

const char *
gn_ask_get_body (GnAsk *self)
{
  return ADW_ASK (get_body) (self);
}

void
gn_ask_set_extra_child (GnAsk     *self,
                        GtkWidget *child)
{
  ADW_ASK (set_extra_child) (self, child);
}

GtkWidget *
gn_ask_get_extra_child (GnAsk *self)
{
  return ADW_ASK (get_extra_child) (self);
}

void
gn_ask_add_response (GnAsk      *self,
                     const char *id,
                     const char *label)
{
  ADW_ASK (add_response) (self, id, label);
}

void
gn_ask_add_responses (GnAsk      *self,
                      const char *id,
                      ...)
{
  va_list rest;

  va_start (rest, id);
  for (; id; id = va_arg (rest, const char *))
    gn_ask_add_response (self, id, va_arg (rest, const char *));
  va_end (rest);
}

const char *
gn_ask_get_response_label (GnAsk      *self,
                           const char *id)
{
  return ADW_ASK (get_response_label) (self, id);
}

void
gn_ask_set_response_appearance (GnAsk                 *self,
                                const char            *id,
                                AdwResponseAppearance  appearance)
{
  ADW_ASK (set_response_appearance) (self, id, appearance);
}

void
gn_ask_set_response_enabled (GnAsk      *self,
                             const char *id,
                             gboolean    enabled)
{
  ADW_ASK (set_response_enabled) (self, id, enabled);
}

gboolean
gn_ask_get_response_enabled (GnAsk      *self,
                             const char *id)
{
  return ADW_ASK (get_response_enabled) (self, id);
}

void
gn_ask_set_default_response (GnAsk      *self,
                             const char *id)
{
  ADW_ASK (set_default_response) (self, id);
}

void
gn_ask_set_close_response (GnAsk      *self,
                           const char *id)
{
  ADW_ASK (set_close_response) (self, id);
}

/* ---- What lies over a window ----------------------------------------------------------------------------------- */

#if ADW_CHECK_VERSION (1, 5, 0)
/* The keys of an application go to its window before they go to what has the focus. While a dialog lies in the window,
 * they wait, as they do when a dialog is a window of its own: Ctrl+Z is not for the table behind it. (From libadwaita
 * 1.7 with GTK 4.18 on, keys stay within the dialog by themselves.) */
static void
on_visible_dialog (GtkWidget *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (window);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (!g_strcmp0 (gtk_event_controller_get_name (controller), "gtk-application-shortcuts"))
        gtk_event_controller_set_propagation_phase (controller, gn_window_dialog (window) ? GTK_PHASE_NONE
                                                                                          : GTK_PHASE_CAPTURE);
    }
}

static void
present (AdwDialog *dialog,
         GtkWidget *widget)
{
  GtkWidget *window = widget ? GTK_WIDGET (gtk_widget_get_root (widget)) : NULL;

  if (window && (ADW_IS_APPLICATION_WINDOW (window) || ADW_IS_WINDOW (window))
      && !g_signal_handler_find (window, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, on_visible_dialog, NULL))
    g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (on_visible_dialog), NULL);
  adw_dialog_present (dialog, widget);
}
#endif

GtkWidget *
gn_window_dialog (GtkWidget *window)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  if (ADW_IS_APPLICATION_WINDOW (window))
    return GTK_WIDGET (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window)));
  if (ADW_IS_WINDOW (window))
    return GTK_WIDGET (adw_window_get_visible_dialog (ADW_WINDOW (window)));
#endif
  return NULL;
}

void
gn_ask_open (GtkWidget *dialog,
             GtkWidget *widget)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  present (ADW_DIALOG (dialog), widget);
#else
  GtkRoot *window = gtk_widget_get_root (widget);

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_IS_WINDOW (window) ? GTK_WINDOW (window) : NULL);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

void
gn_dialog_close (GtkWidget *dialog)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  adw_dialog_close (ADW_DIALOG (dialog));
#else
  gtk_window_close (GTK_WINDOW (dialog));
#endif
}

gboolean
gn_ask_is_open (GtkWidget *dialog)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  GtkRoot *root = gtk_widget_get_root (dialog);

  return root && gn_window_dialog (GTK_WIDGET (root)) == dialog;
#else
  return gtk_widget_get_visible (dialog);
#endif
}

/* What has an own size has the room for the type of a large @parent. */
static void
present_foreign (GtkWidget *dialog,
                 GtkWindow *parent)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  const double scale = parent ? gn_grow_window_scale (parent) : 1;
  AdwDialog *sheet = ADW_DIALOG (dialog);

  adw_dialog_set_content_width (sheet, (int) ceil (adw_dialog_get_content_width (sheet) * scale));
  if (adw_dialog_get_content_height (sheet) > 0)
    adw_dialog_set_content_height (sheet, (int) ceil (adw_dialog_get_content_height (sheet) * scale));
  gn_grow_clamps (dialog, scale);
  present (sheet, GTK_WIDGET (parent));
#else
  gtk_window_set_transient_for (GTK_WINDOW (dialog), parent);
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gn_grow_foreign (GTK_WINDOW (dialog), parent);
  gtk_window_present (GTK_WINDOW (dialog));
#endif
}

/* ---- The rest ---------------------------------------------------------------------------------------------------- */

GtkWidget *
gn_credits_open (GtkWindow  *parent,
                 const char *property,
                 ...)
{
  GtkWidget *about;
  va_list values;

  va_start (values, property);
#if ADW_CHECK_VERSION (1, 5, 0)
  about = GTK_WIDGET (g_object_new_valist (ADW_TYPE_ABOUT_DIALOG, property, values));
#else
  about = GTK_WIDGET (g_object_new_valist (ADW_TYPE_ABOUT_WINDOW, property, values));
#endif
  va_end (values);
  present_foreign (about, parent);
  return about;
}

static GtkWidget *
first_row (GtkWidget *widget)
{
  GtkWidget *row = GTK_IS_LIST_BOX_ROW (widget) && gtk_widget_get_visible (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child && !row;
       child = gtk_widget_get_next_sibling (child))
    row = first_row (child);
  return row;
}

#if ADW_CHECK_VERSION (1, 5, 0)
static gboolean
on_frame (GtkWidget     *row,
          GdkFrameClock *clock,
          gpointer       data)
{
  gtk_widget_grab_focus (row);
  return G_SOURCE_REMOVE;
}

/* In a narrow window the dialog becomes a sheet at the lower edge after it has been shown. Its rows are mapped again,
 * and libadwaita moves the keyboard on from wherever it was. */
static void
on_map (GtkWidget *row)
{
  gtk_widget_add_tick_callback (row, on_frame, NULL, NULL);
}
#endif

/* The keyboard starts at the first row. */
GtkWidget *
gn_rows_open (GtkWindow          *parent,
              AdwPreferencesPage *page)
{
#if ADW_CHECK_VERSION (1, 5, 0)
  AdwDialog *sheet = adw_preferences_dialog_new ();

  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (sheet), page);
  adw_dialog_set_content_height (sheet, ROWS_HEIGHT);
  g_signal_connect (first_row (GTK_WIDGET (page)), "map", G_CALLBACK (on_map), NULL);
  present_foreign (GTK_WIDGET (sheet), parent);
  return GTK_WIDGET (sheet);
#else
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "search-enabled", FALSE, "default-height", ROWS_HEIGHT,
                                    NULL);

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  gtk_window_set_focus (GTK_WINDOW (window), first_row (GTK_WIDGET (page)));
  present_foreign (window, parent);
  return window;
#endif
}

void
gn_header_keep_title (GtkWidget *bar)
{
  GtkWidget *box = gtk_widget_get_first_child (bar);

  while (box && !GTK_IS_CENTER_BOX (box))
    box = gtk_widget_get_first_child (box);
  if (box && g_object_class_find_property (G_OBJECT_GET_CLASS (box), "shrink-center-last"))
    g_object_set (box, "shrink-center-last", TRUE, NULL);
}

G_GNUC_END_IGNORE_DEPRECATIONS
