/* application.c: the program: single instance, files to open, style sheets, actions of every window
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "application.h"

#include <glib/gi18n.h>

#include "games/games.h"
#include "sheets/pieces.h"
#include "app/history/shared-folder.h"
#include "app/people/people-words.h"
#include "app/settings/preferences.h"
#include "app/settings/settings.h"
#include "app/widgets/messages.h"
#include "app/widgets/names.h"
#include "core/words/text.h"
#include "panels/drawing/style.h"
#include "panels/panels.h"
#include "gn-ui.h"
#include "window.h"

struct _GnApplication {
  AdwApplication parent_instance;
  gboolean       no_theme;   /* GTK_THEME is ours until the display is open */
};

G_DEFINE_FINAL_TYPE (GnApplication, gn_application, ADW_TYPE_APPLICATION)

static GnWindow *
window_of (GnApplication *self)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l; l = l->next)
    if (GN_IS_WINDOW (l->data))
      return l->data;

  return GN_WINDOW (gn_window_new (GTK_APPLICATION (self)));
}

/* The window over which a dialog opens: never the one for everybody, even if that has the keyboard. */
static GtkWindow *
host_window (GnApplication *self)
{
  GtkWindow *window = GTK_WINDOW (window_of (self));

  gtk_window_present (window);
  return window;
}

static void
on_about (GSimpleAction *action,
          GVariant      *parameter,
          gpointer       data)
{
  gn_credits_open (
    host_window (data), "application-name", "Gnomon", "application-icon",
    GN_APPLICATION_ID, "version", GN_VERSION,
    /* Translators: the authors of Gnomon. */
    "developer-name", _("The Gnomon authors"), "copyright", "© 2026 The Gnomon authors", "license-type",
    GTK_LICENSE_GPL_3_0,
    /* Translators: one sentence about Gnomon in its about window. */
    "comments", _("Runs a board-game night: mirrors the table, knows the rules, keeps the score."),
    /* Translators: put your name here, and your address if you like; one translator per line. */
    "translator-credits", _("translator-credits"), NULL);
}

static void
on_preferences (GSimpleAction *action,
                GVariant      *parameter,
                gpointer       data)
{
  gn_preferences_open (host_window (data));
}

/* Asks every window to close. Tables are on disk after each entry, so nothing has to be saved first. */
static void
on_quit (GSimpleAction *action,
         GVariant      *parameter,
         gpointer       data)
{
  g_autoptr (GList) windows = g_list_copy (gtk_application_get_windows (GTK_APPLICATION (data)));

  for (GList *l = windows; l; l = l->next)
    gtk_window_close (l->data);
}

/* Also used by the launcher's "New table" and by --new-table. */
static void
on_new_table (GSimpleAction *action,
              GVariant      *parameter,
              gpointer       data)
{
  GnWindow *window = window_of (data);

  gtk_window_present (GTK_WINDOW (window));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.new-table", NULL);
}

static const GActionEntry actions[] = {
  { "new-table", on_new_table },
  { "about", on_about },
  { "preferences", on_preferences },
  { "quit", on_quit },
};

/* The keyboard shortcuts, apart from those of the table page (which keeps its own). */
static const struct {
  const char *action;
  const char *keys[3];
} accels[] = {
  { "app.quit", { "<Control>q" } },
  { "app.preferences", { "<Control>comma" } },
  { "win.help", { "<Shift>F1" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.new-table", { "<Control>n" } },
  { "win.import", { "<Control>o" } },
  { "win.history", { "<Control>h" } },
  { "win.players", { "<Control>p" } },
  { "win.games", { "<Control>g" } },
  { "win.leagues", { "<Control>l" } },
  { "win.close-tab", { "<Control>w" } },
  { "win.tonight", { "<Alt>Home" } },
  { "win.public", { "F11" } },
  { "win.menu", { "F10" } },
};

static void
follow_color_scheme (GSettings  *settings,
                     const char *key,
                     gpointer    data)
{
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (scheme, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                      : g_str_equal (scheme, "light") ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : ADW_COLOR_SCHEME_DEFAULT);
}

/* The desktop can switch all motion off. Gnomon can too, but it cannot switch it on against the desktop's setting. */
static void
follow_motion (GSettings  *settings,
               const char *key,
               gpointer    data)
{
  if (g_settings_get_boolean (settings, "motion"))
    gtk_settings_reset_property (gtk_settings_get_default (), "gtk-enable-animations");
  else
    g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
}

static void
follow_style (AdwStyleManager *manager)
{
  gn_style_apply (adw_style_manager_get_dark (manager), adw_style_manager_get_high_contrast (manager));
}

void
gn_app_init (void)
{
  static gsize done;

  if (!g_once_init_enter (&done))
    return;
  gn_ui_get_resource ();
  gn_pieces_init ();
  gn_games_init ();
  gn_panels_init ();
  gn_people_init ();
  g_once_init_leave (&done, 1);
}

#define THEME "GTK_THEME"

/* GTK reads a theme of its own as soon as there is a display, and libadwaita puts it away a moment later: that is a
 * seventh of the time to the first frame. So GTK is given libadwaita's empty theme from the start, unless the host
 * has named a theme. The variable is set before the program has threads, or not at all where GTK has begun already,
 * and taken away before libadwaita looks at it. */
static void
begin_without_theme (GnApplication *self)
{
  self->no_theme = !gtk_is_initialized () && !g_getenv (THEME) && g_setenv (THEME, "Adwaita-empty", FALSE);
}

static void
read_settings (GnApplication *self)
{
  gtk_init ();
  gtk_settings_get_default ();
  if (self->no_theme)
    g_unsetenv (THEME);
  self->no_theme = FALSE;
}

/* Once, wherever the host is */
static void
tell_shared (GnSharedFolder *shared)
{
  static char *told;
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (g_application_get_default ()));
  const char *trouble = gn_shared_folder_trouble (shared);

  if (trouble && window && GN_IS_WINDOW (window) && g_strcmp0 (told, trouble) != 0)
    {
      g_autofree char *text = gn_fill (_("Shared folder: {trouble}"), "trouble", trouble, NULL);

      gn_toast (GTK_WIDGET (window), text);
    }
  g_free (told);
  told = g_strdup (trouble);
}

static void
gn_application_startup (GApplication *application)
{
  GnApplication *self = GN_APPLICATION (application);

  read_settings (self);
  gn_names_init ();
  G_APPLICATION_CLASS (gn_application_parent_class)->startup (application);
  gn_app_init ();

  g_action_map_add_action_entries (G_ACTION_MAP (self), actions, G_N_ELEMENTS (actions), self);
  for (guint i = 0; i < G_N_ELEMENTS (accels); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (self), accels[i].action,
                                           (const char *const *) accels[i].keys);

  AdwStyleManager *manager = adw_style_manager_get_default ();
  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (follow_style), manager, 0);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (follow_style), manager, 0);
  follow_style (manager);
  gn_style_load ("tonight");
  gtk_window_set_default_icon_name (GN_APPLICATION_ID);
  g_signal_connect_object (gn_settings (), "changed::color-scheme", G_CALLBACK (follow_color_scheme), self, 0);
  follow_color_scheme (gn_settings (), NULL, NULL);
  g_signal_connect_object (gn_settings (), "changed::motion", G_CALLBACK (follow_motion), self, 0);
  if (!g_settings_get_boolean (gn_settings (), "motion"))
    follow_motion (gn_settings (), NULL, NULL);
  g_signal_connect_object (gn_shared_folder_get (), "changed", G_CALLBACK (tell_shared), gn_shared_folder_get (), 0);
}

static void
style_tables (gpointer unused)
{
  gn_style_tables ();
}

/* Loads the tables' styles after the first frame: nobody opens a table sooner, and an opened table loads them
 * itself. */
static void
frame_painted (GdkFrameClock *clock,
               gpointer       unused)
{
  g_signal_handlers_disconnect_by_func (clock, frame_painted, unused);
  g_timeout_add_once (400, style_tables, NULL);
}

static void
gn_application_activate (GApplication *application)
{
  GtkWidget *window = GTK_WIDGET (window_of (GN_APPLICATION (application)));

  gtk_window_present (GTK_WINDOW (window));
  if (gtk_widget_get_realized (window))
    g_signal_connect (gtk_widget_get_frame_clock (window), "after-paint", G_CALLBACK (frame_painted), NULL);
}

static void
gn_application_open (GApplication  *application,
                     GFile        **files,
                     int            n_files,
                     const char    *hint)
{
  GnWindow *window = window_of (GN_APPLICATION (application));

  gtk_window_present (GTK_WINDOW (window));
  for (int i = 0; i < n_files; i++)
    gn_window_open (window, files[i]);
}

/* --new-table activates an action of the running instance. */
static int
gn_application_handle_local_options (GApplication *application,
                                     GVariantDict *options)
{
  g_autoptr (GError) error = NULL;

  if (!g_variant_dict_contains (options, "new-table"))
    return -1;
  if (!g_application_register (application, NULL, &error))
    {
      g_printerr ("%s\n", error->message);
      return 1;
    }
  g_action_group_activate_action (G_ACTION_GROUP (application), "new-table", NULL);
  return g_application_get_is_remote (application) ? 0 : -1;
}

/* After a layout, GTK tells the window under the pointer where the pointer is. GTK 4.8 does so only when the next
 * event wakes the frame clock. If that event is the pointer's entering a popover opened meanwhile, the window gets
 * its event after the popover. GTK then takes the window for the one under the pointer, and a click in the popover
 * goes to the widget below it. So wake the clock at once, but not within the frame: then it would run at full
 * speed during animations. */
#define WAKES "gn-wakes-clock"

static gboolean
wake_clock (gpointer window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (window);

  g_object_set_data (window, WAKES, NULL);
  if (clock)
    gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_FLUSH_EVENTS);
  return G_SOURCE_REMOVE;
}

static void
on_layout (GtkWidget *window)
{
  if (g_object_get_data (G_OBJECT (window), WAKES))
    return;

  g_object_set_data (G_OBJECT (window), WAKES, window);
  g_idle_add_full (GDK_PRIORITY_REDRAW + 20, wake_clock, g_object_ref (window), g_object_unref);
}

static void
on_realize (GtkWidget *window)
{
  g_signal_connect_object (gtk_native_get_surface (GTK_NATIVE (window)), "layout", G_CALLBACK (on_layout), window,
                           G_CONNECT_SWAPPED);
}

static void
gn_application_window_added (GtkApplication *application,
                             GtkWindow      *window)
{
  GTK_APPLICATION_CLASS (gn_application_parent_class)->window_added (application, window);
  g_signal_connect (window, "realize", G_CALLBACK (on_realize), NULL);
  if (gtk_widget_get_realized (GTK_WIDGET (window)))
    on_realize (GTK_WIDGET (window));
}

static void
gn_application_window_removed (GtkApplication *application,
                               GtkWindow      *window)
{
  g_signal_handlers_disconnect_by_func (window, on_realize, NULL);
  GTK_APPLICATION_CLASS (gn_application_parent_class)->window_removed (application, window);
  /* The tables are closed, and nothing changes any more. */
  if (!gtk_application_get_windows (application))
    gn_shared_folder_write (gn_shared_folder_get ());
}

/* Avoids two costs before the first frame. GTK would add an icon folder below our resources, which does not exist,
 * to the theme and read the theme a second time. And libadwaita would read all our style sheets, of which we need
 * one or two. */
static void
gn_application_constructed (GObject *object)
{
  G_OBJECT_CLASS (gn_application_parent_class)->constructed (object);
  g_application_set_resource_base_path (G_APPLICATION (object), NULL);
}

static void
gn_application_class_init (GnApplicationClass *klass)
{
  GApplicationClass *application_class = G_APPLICATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = gn_application_constructed;
  application_class->startup = gn_application_startup;
  application_class->activate = gn_application_activate;
  application_class->open = gn_application_open;
  application_class->handle_local_options = gn_application_handle_local_options;
  GTK_APPLICATION_CLASS (klass)->window_added = gn_application_window_added;
  GTK_APPLICATION_CLASS (klass)->window_removed = gn_application_window_removed;
}

static void
gn_application_init (GnApplication *self)
{
  static const GOptionEntry options[] = {
    { "new-table", 'n', 0, G_OPTION_ARG_NONE, NULL, N_("Set up a new table"), NULL },
    { NULL }
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  begin_without_theme (self);
}

GnApplication *
gn_application_new (void)
{
  return g_object_new (GN_TYPE_APPLICATION,
                       "application-id", GN_APPLICATION_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       NULL);
}
