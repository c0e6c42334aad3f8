/* gn-record-dialogs.h: what is asked before a record is taken in, given out or thrown away
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "gn-window.h"

G_BEGIN_DECLS

/** gn_record_import: asks for *.gnomon files and opens them */
void gn_record_import (GnWindow *window);
/** gn_record_export: asks where a copy of @file goes */
void gn_record_export (GnWindow *window, GFile *file);
/** gn_record_delete: asks whether; a table that is open is closed first. @after: what has to be shown anew */
void gn_record_delete (GnWindow *window, GFile *file, void (*after) (GnWindow *window));
/** gn_record_delete_now: without asking; FALSE if it could not be, which is said in the window */
gboolean gn_record_delete_now (GnWindow *window, GFile *file);

G_END_DECLS
