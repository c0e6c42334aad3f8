/* unavailable.c: unavailable widgets that still take the focus and give the reason
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "unavailable.h"

#include <glib/gi18n.h>

#include "core/words/text.h"
#include "panels/drawing/parts.h"

static GQuark
off_quark (void)
{
  return g_quark_from_static_string ("gn-off");
}

void
gn_unavailable_set (GtkWidget  *widget,
                    const char *reason)
{
  const char *old = g_object_get_qdata (G_OBJECT (widget), off_quark ());

  if (g_strcmp0 (old, reason) == 0)
    return;

  g_object_set_qdata_full (G_OBJECT (widget), off_quark (), g_strdup (reason), g_free);
  if (reason)
    {
      gtk_widget_add_css_class (widget, "cannot");
      gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, reason, -1);
    }
  else
    {
      gtk_widget_remove_css_class (widget, "cannot");
      gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION);
    }
  gtk_accessible_update_state (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_STATE_DISABLED, reason != NULL, -1);
  gn_set_tooltip (widget, reason);
}

gboolean
gn_unavailable_get (GtkWidget *widget)
{
  return g_object_get_qdata (G_OBJECT (widget), off_quark ()) != NULL;
}

char *
gn_unavailable_reason (const GnMatch *match,
                       const GnSay   *why,
                       gboolean       covered)
{
  g_autofree char *text = gn_say_text (match, why, covered);
  const char *clause = gn_say_clause (match, why);

  if (*text == '\0')
    return g_strdup (_("This is not possible now."));
  if (!clause)
    return g_steal_pointer (&text);

  /* Translators: a reason why something is not possible, and its rule */
  return gn_fill (_("{reason} · {clause}"), "reason", text, "clause", clause, NULL);
}

gboolean
gn_key_is (const char *key,
           guint       keyval)
{
  if (!key || !*key)
    return FALSE;
  return g_unichar_tolower (g_utf8_get_char (key)) == g_unichar_tolower (gdk_keyval_to_unicode (keyval));
}

char *
gn_without_gaps (const char *phrase)
{
  g_auto (GStrv) words = g_strsplit (phrase, " ", -1);
  GString *text = g_string_new (NULL);

  for (guint i = 0; words[i]; i++)
    if (*words[i] && !g_str_equal (words[i], "…"))
      g_string_append_printf (text, "%s%s", text->len ? " " : "", words[i]);
  return g_string_free (text, FALSE);
}
