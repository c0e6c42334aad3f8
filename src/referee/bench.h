/* bench.h: the benchmark of the rules
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** gn_bench_main: runs `gnomon-referee bench [GAME]`, which prints its figures as JSON on the standard output.
 * Returns: the exit status */
int gn_bench_main (int argc, char **argv);

G_END_DECLS
