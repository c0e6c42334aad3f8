/* check-rows.c: a row that opens to a list of things of which any can be chosen
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "check-rows.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"

/* With the expander. @checks: GtkCheckButton, row by row */
typedef struct {
  GPtrArray *checks;
  char      *none;
} Rows;

static void
rows_free (gpointer data)
{
  Rows *rows = data;

  g_ptr_array_unref (rows->checks);
  g_free (rows->none);
  g_free (rows);
}

static Rows *
rows_of (gpointer expander)
{
  return g_object_get_data (G_OBJECT (expander), "rows");
}

static void
show (GtkWidget *expander)
{
  const Rows *rows = rows_of (expander);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < rows->checks->len; i++)
    if (gtk_check_button_get_active (rows->checks->pdata[i]))
      g_string_append_printf (text, "%s%s", text->len ? C_("list", ", ") : "",
                              (const char *) g_object_get_data (rows->checks->pdata[i], "title"));
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (expander), text->len ? text->str : rows->none);
}

void
gn_check_rows_init (GtkWidget  *expander,
                    const char *none,
                    GCallback   changed,
                    gpointer    object)
{
  Rows *rows = g_new0 (Rows, 1);

  rows->checks = g_ptr_array_new ();
  rows->none = g_strdup (none);
  g_object_set_data_full (G_OBJECT (expander), "rows", rows, rows_free);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (expander), FALSE);
  g_signal_connect_object (expander, "notify::subtitle", changed, object, G_CONNECT_SWAPPED);
  show (expander);
}

void
gn_check_rows_add (GtkWidget     *expander,
                   const char    *title,
                   const char    *subtitle,
                   GtkWidget     *sign,
                   gboolean       checked,
                   gpointer       data,
                   GDestroyNotify free)
{
  Rows *rows = rows_of (expander);
  GtkWidget *row = adw_action_row_new (), *check = gtk_check_button_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  if (sign)
    {
      gtk_widget_set_valign (sign, GTK_ALIGN_CENTER);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), sign);
    }
  gtk_widget_set_valign (check, GTK_ALIGN_CENTER);
  gn_say_name (check, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), check);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), check);
  g_object_set_data_full (G_OBJECT (check), "title", g_strdup (title), g_free);
  g_object_set_data_full (G_OBJECT (check), "data", data, free);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), checked);
  g_ptr_array_add (rows->checks, check);
  g_signal_connect_object (check, "toggled", G_CALLBACK (show), expander, G_CONNECT_SWAPPED);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (expander), row);
  if (checked)
    show (expander);
}

guint
gn_check_rows_n (GtkWidget *expander)
{
  return rows_of (expander) ? rows_of (expander)->checks->len : 0;
}

gpointer
gn_check_rows_data (GtkWidget *expander,
                    guint      i)
{
  return g_object_get_data (rows_of (expander)->checks->pdata[i], "data");
}

gboolean
gn_check_rows_is_checked (GtkWidget *expander,
                          guint      i)
{
  return gtk_check_button_get_active (rows_of (expander)->checks->pdata[i]);
}
