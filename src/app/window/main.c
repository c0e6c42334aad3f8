/* main.c: entry point of the program
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include <locale.h>
#include <glib/gi18n.h>

#include "application.h"

int
main (int    argc,
      char **argv)
{
  const char *locales = g_getenv ("GNOMON_LOCALE_DIR");

  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, locales ? locales : GN_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Gnomon");
  g_set_prgname (GN_APPLICATION_ID);

  g_autoptr (GnApplication) application = gn_application_new ();
  return g_application_run (G_APPLICATION (application), argc, argv);
}
