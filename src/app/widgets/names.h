/* names.h: names of buttons where GTK puts them together wrongly, and scrollers that Tab does not leave
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** gn_names_init: from now on mends the name of each button that is shown, and lets Tab leave each scroller, if GTK is
 * older than 4.10. A button is named by what gn_say_name() or its template says, or else by the first label in it */
void gn_names_init (void);

G_END_DECLS
