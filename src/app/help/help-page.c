/* help-page.c: page with the help: a list of its topics, and the one that is chosen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "help-page.h"

#include "app/help/help.h"
#include "app/widgets/first-fit.h"
#include "panels/layout/split-layout.h"
#include "panels/drawing/parts.h"

struct _GnHelpPage {
  AdwBin             parent_instance;

  const GnHelpTopic *topic;    /* shown */
  GtkWidget         *back;
  GtkListBox        *list;
  GtkWidget         *scrolled;
  GtkLabel          *title;
  GtkPicture        *picture;
  GtkWidget         *text;
  GtkGrid           *keys;
};

G_DEFINE_FINAL_TYPE (GnHelpPage, gn_help_page, ADW_TYPE_BIN)

/* Of a page in the user's language, or else in English. */
static char *
find_picture (const char *id,
              const char *shade)
{
  for (const char *const *language = g_get_language_names (); *language; language++)
    {
      char *path = g_strdup_printf (GN_RESOURCE_PATH "/help/%s/%s%s.png", *language, id, shade);

      if (g_resources_get_info (path, G_RESOURCE_LOOKUP_FLAGS_NONE, NULL, NULL, NULL))
        return path;
      g_free (path);
    }
  return g_strdup_printf (GN_RESOURCE_PATH "/help/en/%s%s.png", id, shade);
}

/* As light or dark as the window. */
static void
show_picture (GnHelpPage *self)
{
  g_autofree char *path = NULL;

  if (!self->topic)
    return;
  path = find_picture (self->topic->id, adw_style_manager_get_dark (adw_style_manager_get_default ()) ? "-dark" : "");
  gtk_picture_set_resource (self->picture, path);
  gtk_picture_set_alternative_text (self->picture, self->topic->picture);
}

/* "Ctrl+K" or "/", each on a key of its own. */
static GtkWidget *
new_keys (const char *accels)
{
  GtkWidget *row = gn_row (6, NULL);
  g_auto (GStrv) accel = g_strsplit (accels, " ", -1);

  for (guint i = 0; accel[i]; i++)
    {
      GdkModifierType modifiers;
      guint key;
      g_autofree char *label = NULL;

      if (!gtk_accelerator_parse (accel[i], &key, &modifiers))
        g_error ("“%s” is no key", accel[i]);
      label = gtk_accelerator_get_label (key, modifiers);
      gtk_box_append (GTK_BOX (row), gn_label (label, "key help-key"));
    }
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  gtk_widget_set_valign (row, GTK_ALIGN_CENTER);
  return row;
}

static void
show_topic (GnHelpPage        *self,
            const GnHelpTopic *topic)
{
  g_autoptr (GString) all = g_string_new (NULL);
  GtkWidget *child;

  self->topic = topic;
  gtk_label_set_label (self->title, topic->title);
  show_picture (self);
  gn_box_clear (self->text);
  for (guint i = 0; topic->text[i]; i++)
    {
      gtk_box_append (GTK_BOX (self->text), gn_paragraph (topic->text[i], "help-text"));
      g_string_append_printf (all, "%s%s", i ? " " : "", topic->text[i]);
    }
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->keys))))
    gtk_grid_remove (self->keys, child);
  for (guint i = 0; i < topic->n_keys; i++)
    {
      GtkWidget *does = gn_paragraph (topic->keys[i].does, "help-text");

      gtk_widget_set_hexpand (does, TRUE);
      gtk_grid_attach (self->keys, new_keys (topic->keys[i].accels), 0, (int) i, 1, 1);
      gtk_grid_attach (self->keys, does, 1, (int) i, 1, 1);
    }
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scrolled)), 0);
  /* Tab leads here from the list, and a screen reader tells the page. */
  gn_say_name (self->scrolled, topic->title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->scrolled), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, all->str, -1);
}

static void
on_selected (GnHelpPage    *self,
             GtkListBoxRow *row)
{
  guint n;
  const GnHelpTopic *topics = gn_help (&n);

  if (row)
    show_topic (self, &topics[gtk_list_box_row_get_index (row)]);
}

/* Tab leaves the list, in which it would go from row to row; the keys that scroll a text do so from here. */
static gboolean
on_key (GnHelpPage      *self,
        guint            keyval,
        guint            keycode,
        GdkModifierType  state)
{
  gboolean done = FALSE;

  if (state & (GDK_CONTROL_MASK | GDK_ALT_MASK))
    return FALSE;
  switch (keyval)
    {
    case GDK_KEY_Tab:
      return gtk_widget_grab_focus (self->scrolled);
    case GDK_KEY_ISO_Left_Tab:
      return gtk_widget_grab_focus (self->back);
    case GDK_KEY_space:
    case GDK_KEY_Page_Down:
    case GDK_KEY_Page_Up:
      g_signal_emit_by_name (self->scrolled, "scroll-child",
                             keyval == GDK_KEY_Page_Up ? GTK_SCROLL_PAGE_UP : GTK_SCROLL_PAGE_DOWN, FALSE, &done);
      return TRUE;
    default:
      return FALSE;
    }
}

void
gn_help_page_open (GnHelpPage *self)
{
  GtkListBoxRow *first = gtk_list_box_get_row_at_index (self->list, 0);

  gtk_list_box_select_row (self->list, first);
  gtk_widget_grab_focus (GTK_WIDGET (first));
}

static void
gn_help_page_class_init (GnHelpPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (GN_TYPE_FIRST_FIT);
  g_type_ensure (GN_TYPE_SPLIT_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/help/help-page.ui");
  gn_bind_children (widget_class, GnHelpPage, back, list, scrolled, title, picture, text, keys);
  gtk_widget_class_bind_template_callback (widget_class, on_selected);
  gtk_widget_class_bind_template_callback (widget_class, on_key);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Escape, 0, "win.back", NULL);
}

static void
gn_help_page_init (GnHelpPage *self)
{
  guint n;
  const GnHelpTopic *topics = gn_help (&n);

  gtk_widget_init_template (GTK_WIDGET (self));
  for (guint i = 0; i < n; i++)
    gtk_list_box_append (self->list, gn_paragraph (topics[i].title, NULL));
  g_signal_connect_object (adw_style_manager_get_default (), "notify::dark", G_CALLBACK (show_picture), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
gn_help_page_new (void)
{
  return g_object_new (GN_TYPE_HELP_PAGE, NULL);
}
