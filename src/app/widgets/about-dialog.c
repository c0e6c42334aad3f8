/* about-dialog.c: dialog for what people write about a match: place, expansion, note
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "about-dialog.h"

#include <glib/gi18n.h>

#include "app/widgets/messages.h"
#include "app/widgets/template.h"
#include "app/widgets/wrap-layout.h"
#include "core/library/library.h"
#include "core/words/text.h"
#include "panels/drawing/parts.h"

#define MOST_PLACES 6

struct _GnAboutDialog {
  GnAsk          parent_instance;

  GtkWidget     *page;
  GFile         *record;
  GtkEditable   *place;
  GtkEditable   *expansion;
  GtkTextBuffer *note;
  GtkWidget     *form;
};

G_DEFINE_FINAL_TYPE (GnAboutDialog, gn_about_dialog, GN_TYPE_ASK)

static guint saved_signal;

static void
on_response (GnAboutDialog *self,
             const char    *response)
{
  GtkTextIter start, end;
  g_autoptr (GError) error = NULL;

  if (!g_str_equal (response, "save"))
    return;
  gtk_text_buffer_get_bounds (self->note, &start, &end);
  g_autofree char *note = gtk_text_buffer_get_text (self->note, &start, &end, FALSE);
  const GnAbout about = { (char *) gtk_editable_get_text (self->place),
                          (char *) gtk_editable_get_text (self->expansion), g_strstrip (note) };

  if (gn_about_save (self->record, &about, &error))
    g_signal_emit (self, saved_signal, 0);
  else
    gn_complain (self->page, _("The note cannot be saved"),
                 error->message);
}

static void
on_place (GtkButton     *button,
          GnAboutDialog *self)
{
  gtk_editable_set_text (self->place, gtk_button_get_label (button));
  gtk_widget_grab_focus (GTK_WIDGET (self->place));
}

static void
gn_about_dialog_init (GnAboutDialog *self)
{
  GnAsk *dialog = GN_ASK (self);
  GtkTextView *note;

  g_type_ensure (GN_TYPE_WRAP_LAYOUT);
  gn_ask_set_heading (dialog, _("Place and note"));
  gn_ask_add_responses (dialog, "cancel", _("_Cancel"), "save", _("_Save"), NULL);
  gn_ask_set_response_appearance (dialog, "save", ADW_RESPONSE_SUGGESTED);
  gn_ask_set_default_response (dialog, "save");
  gn_ask_set_close_response (dialog, "cancel");
  self->form = gn_template_new ("history/about-form");
  self->place = gn_template_part (self->form, "place");
  self->expansion = gn_template_part (self->form, "expansion");
  note = gn_template_part (self->form, "note");
  self->note = gtk_text_view_get_buffer (note);
  gn_ask_set_extra_child (dialog, self->form);
  g_signal_connect (self, "response", G_CALLBACK (on_response), NULL);
}

static void
gn_about_dialog_finalize (GObject *object)
{
  g_clear_object (&GN_ABOUT_DIALOG (object)->page);
  g_clear_object (&GN_ABOUT_DIALOG (object)->record);
  G_OBJECT_CLASS (gn_about_dialog_parent_class)->finalize (object);
}

static void
gn_about_dialog_class_init (GnAboutDialogClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = gn_about_dialog_finalize;
  saved_signal = g_signal_new ("saved", GN_TYPE_ABOUT_DIALOG, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

GnAboutDialog *
gn_about_dialog_open (GtkWidget         *widget,
                      GFile             *record,
                      const char *const *places)
{
  GnAboutDialog *self = g_object_new (GN_TYPE_ABOUT_DIALOG, NULL);
  g_autoptr (GnAbout) about = gn_about_load (record);
  GtkWidget *box = gn_template_part (self->form, "places");

  self->page = g_object_ref (widget);
  self->record = g_object_ref (record);
  gtk_editable_set_text (self->place, about->place);
  gtk_editable_set_text (self->expansion, about->expansion);
  gtk_text_buffer_set_text (self->note, about->note, -1);
  for (guint i = 0; places && places[i] && i < MOST_PLACES; i++)
    {
      GtkWidget *button = gtk_button_new_with_label (places[i]);
      /* Translators: a button that writes the name of a place into the field. */
      g_autofree char *name = gn_fill (_("Place: {place}"), "place", places[i], NULL);

      gtk_label_set_ellipsize (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))), PANGO_ELLIPSIZE_END);
      gtk_widget_add_css_class (button, "pill-place");
      gn_say_name (button, name);
      g_signal_connect_object (button, "clicked", G_CALLBACK (on_place), self, 0);
      gtk_box_append (GTK_BOX (box), button);
    }
  gtk_widget_set_visible (box, places && places[0]);
  gn_ask_open (GTK_WIDGET (self), widget);
  gtk_widget_grab_focus (GTK_WIDGET (self->place));
  return self;
}
