/* script-private.h: what the runner of scripts tells occurs.c
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

/** script_occurs: a script has come to this: "fact" and its id, or "option", its id and the @choice (%NULL for facts) */
void script_occurs (const char *what, const char *id, const char *choice);
/** script_counts: a case has been added or, with @run, run */
void script_counts (gboolean run);
