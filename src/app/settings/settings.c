/* settings.c: the preferences as one object for the whole program
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "settings.h"

#include <gtk/gtk.h>

GSettings *
gn_settings (void)
{
  static GSettings *settings;

  if (g_once_init_enter (&settings))
    {
      GSettings *made = g_settings_new (GN_APPLICATION_ID);
      g_once_init_leave (&settings, made);
    }
  return settings;
}

GnPaper
gn_settings_paper (void)
{
  g_autofree char *paper = g_settings_get_string (gn_settings (), "paper-size");

  if (g_str_equal (paper, "letter"))
    return GN_PAPER_LETTER;
  if (g_str_equal (paper, "a4"))
    return GN_PAPER_A4;
  return g_str_equal (gtk_paper_size_get_default (), GTK_PAPER_NAME_LETTER) ? GN_PAPER_LETTER : GN_PAPER_A4;
}

GnDealer
gn_settings_dealer (const char *group)
{
  g_autofree char *key = g_strconcat ("dealer-", g_str_equal (group, "dice") ? "dice" : "cards", NULL);
  g_autofree char *dealer = g_settings_get_string (gn_settings (), key);

  return g_str_equal (dealer, "box") ? GN_DEALER_BOX : GN_DEALER_APP;
}
