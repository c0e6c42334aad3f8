/* style.c: loading of style sheets, and the accent color of the current table
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "style.h"

#include <gtk/gtk.h>

#define HOUSE "accent"   /* accent_fill …: the program's own colors, for a game without colors */

static void
add (GtkCssProvider *provider,
     guint           priority)
{
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), priority);
}

static GtkCssProvider *
provider_of (const char *sheet)
{
  g_autofree char *path = g_strconcat (GN_RESOURCE_PATH "/", sheet, ".css", NULL);

  if (!g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
    return NULL;

  GtkCssProvider *provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_resource (provider, path);
  return provider;
}

void
gn_style_apply (gboolean dark,
                gboolean high_contrast)
{
  static const char *const sheet[] = { "style", "style-dark", "style-hc", "style-hc-dark" };
  static GtkCssProvider *provider[G_N_ELEMENTS (sheet)];
  static gboolean worn[G_N_ELEMENTS (sheet)];
  const gboolean wanted[] = { TRUE, dark, high_contrast, dark && high_contrast };

  for (guint i = 0; i < G_N_ELEMENTS (sheet); i++)
    {
      if (worn[i] == !!wanted[i])
        continue;
      worn[i] = !!wanted[i];
      if (worn[i] && !provider[i])
        provider[i] = provider_of (sheet[i]);
      if (worn[i])
        add (provider[i], GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      else
        gtk_style_context_remove_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider[i]));
    }
}

/* They come after the program's own sheet and have the same priority. */
void
gn_style_load (const char *sheet)
{
  static GHashTable *loaded;

  if (!loaded)
    loaded = g_hash_table_new (g_str_hash, g_str_equal);
  if (!g_hash_table_add (loaded, (gpointer) g_intern_string (sheet)))
    return;

  g_autoptr (GtkCssProvider) provider = provider_of (sheet);

  if (provider)
    add (provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
gn_style_tables (void)
{
  gn_style_load ("pages");
  gn_style_load ("table");
  gn_style_load ("panels");
}

/* A hyphen in the accent is a _ in the palette. A game without colors there gets the program's. (transfer full) */
static char *
colours_of (const char *accent)
{
  static GtkWidget *probe;
  g_autofree char *name = g_strdelimit (g_strdup (accent), "-", '_');
  g_autofree char *ring = g_strconcat (name, "_ring", NULL);
  GdkRGBA rgba;

  if (!probe)
    probe = g_object_ref_sink (gtk_label_new (NULL));
  return gtk_style_context_lookup_color (gtk_widget_get_style_context (probe), ring, &rgba) ? g_steal_pointer (&name)
                                                                                            : g_strdup (HOUSE);
}

/* Returns the accent, interned, or NULL if its rules are loaded already. Remembers the loaded ones. */
static const char *
undressed (const char *accent)
{
  static GHashTable *dressed;
  const char *name = g_intern_string (accent);

  if (!dressed)
    dressed = g_hash_table_new (g_str_hash, g_str_equal);
  return name && g_hash_table_add (dressed, (gpointer) name) ? name : NULL;
}

void
gn_style_accents (const char *const *accents,
                  guint              n)
{
  g_autoptr (GBytes) pattern = g_resources_lookup_data (GN_RESOURCE_PATH "/accent.css", G_RESOURCE_LOOKUP_FLAGS_NONE,
                                                        NULL);
  g_autoptr (GString) css = g_string_new (NULL);

  for (guint i = 0; i < n && pattern; i++)
    {
      const char *accent = undressed (accents[i]);

      if (!accent)
        continue;

      g_autoptr (GString) one = g_string_new_len (g_bytes_get_data (pattern, NULL),
                                                  (gssize) g_bytes_get_size (pattern));
      g_autofree char *colours = colours_of (accent);

      g_string_replace (one, "$class", accent, 0);
      g_string_replace (one, "$colour", colours, 0);
      g_string_append_len (css, one->str, (gssize) one->len);
    }
  if (!css->len)
    return;

  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_data (provider, css->str, (gssize) css->len);
  add (provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

void
gn_style_accent (const char *accent)
{
  gn_style_accents (&accent, 1);
}

void
gn_style_game (const char *accent)
{
  gn_style_tables ();
  gn_style_accent (accent);
  if (accent)
    gn_style_load (accent);
}

void
gn_style_set_accent (const char *accent)
{
  static GtkCssProvider *provider;
  static const char *worn = HOUSE;
  g_autofree char *name = accent ? colours_of (accent) : g_strdup (HOUSE);

  if (g_str_equal (name, worn))
    return;
  worn = g_intern_string (name);

  if (!provider)
    {
      provider = gtk_css_provider_new ();
      add (provider, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION + 1);
    }
  g_autofree char *css =
    g_str_equal (name, HOUSE)
      ? g_strdup ("")
      : g_strdup_printf (
        "@define-color accent_fill @%s_fill;\n@define-color accent_ink @%s_ink;\n@define-color accent_text @%s_text;\n"
        "@define-color accent_ring @%s_ring;\n@define-color accent_soft mix(@card_color, @%s_ring, 0.2);\n",
        name, name, name, name, name);
  gtk_css_provider_load_from_data (provider, css, -1);
}

double
gn_style_type (void)
{
  int dpi = 0;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return CLAMP (dpi / (96.0 * 1024), 1, 2);
}

gboolean
gn_style_has_large_type (void)
{
  return gn_style_type () > 1.04;
}

static GtkCssProvider *larger;
static double          larger_by = 1;

/* A point is as many pixels as the desktop's type says, times the scale. */
static void
write_larger (GtkSettings *settings)
{
  g_autofree char *css = NULL;
  int dpi = 0;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  if (larger_by > 1)
    css = g_strdup_printf ("popover.menu, tooltip, window.messagedialog, window.preferences, window.about, "
                           "dialog.alert, dialog.about, dialog.preferences, window.shortcuts "
                           "{ -gtk-dpi: %d; }\n"
                           /* within a window they have inherited its size in pixels */
                           "dialog.alert, dialog.about, dialog.preferences { font-size: initial; }\n",
                           (int) ((dpi > 0 ? dpi / 1024.0 : 96) * larger_by));
  gtk_css_provider_load_from_data (larger, css ? css : "", -1);
}

void
gn_style_grow (double scale)
{
  if (scale == larger_by)
    return;
  larger_by = scale;
  if (!larger)
    {
      larger = gtk_css_provider_new ();
      add (larger, GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
      g_signal_connect (gtk_settings_get_default (), "notify::gtk-xft-dpi", G_CALLBACK (write_larger), NULL);
    }
  write_larger (gtk_settings_get_default ());
}

void
gn_restyled (GtkWidget         *widget,
             GtkCssStyleChange *change)
{
  GtkWidgetClass *class = g_type_class_peek (GTK_TYPE_WIDGET);

  class->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}
