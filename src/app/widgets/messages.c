/* messages.c: messages to the user that belong to no particular page
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "messages.h"

#include "compat.h"
#include "core/base/file.h"
#include "core/base/json.h"
#include "core/words/text.h"

#include <glib/gi18n-lib.h>

void
gn_toast (GtkWidget  *widget,
          const char *text)
{
  gtk_widget_activate_action (widget, "win.tell", "s", text);
}

void
gn_complain (GtkWidget  *widget,
             const char *text,
             const char *detail)
{
  /* A quotation may be long, but a message has to fit the screen. */
  g_autofree char *plain = gn_plain_lines (detail ? detail : "", 4 * GN_MAX_FAULT);
  GtkWidget *dialog = gn_ask_new (text, plain);

  /* Translators: closes a message that needs no other answer. */
  gn_ask_add_response (GN_ASK (dialog), "close", _("_Understood"));
  gn_ask_open (dialog, widget);
}

void
gn_say_exported (GtkWidget    *widget,
                 GFile        *file,
                 gboolean      fine,
                 const GError *error)
{
  g_autofree char *name = gn_file_name (file);
  /* Translators: {file} is a file's name. */
  g_autofree char *text = gn_fill (fine ? _("Exported as “{file}”.") : _("“{file}” cannot be saved"), "file", name,
                                   NULL);

  if (fine)
    gn_toast (widget, text);
  else
    gn_complain (widget, text, error ? error->message : NULL);
}
