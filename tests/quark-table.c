/* quark-table.c: keeps the leak checker from taking GLib's first table of quarks for a leak
 *
 * With more than 2048 quarks GLib makes a larger table and lets the first one go on purpose, for others may be reading
 * it without a lock. It was made before main(), where no leak can be excused, and its stack ends within GLib, so that
 * no suppression knows it. So it is held on to from here. Only in builds with sanitizers.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stddef.h>

/* QUARK_BLOCK_SIZE of glib/gquark.c, and how its table grows. */
#define QUARK_BLOCK 2048

void __sanitizer_malloc_hook (const volatile void *block, size_t size);

/* The first block of each size it has had: what a test itself may leak of such a size comes later. */
static const volatile void *tables[2];

/* Called by the sanitizer for each block that is allocated. */
void
__sanitizer_malloc_hook (const volatile void *block,
                         size_t               size)
{
  for (size_t i = 0; i < sizeof tables / sizeof tables[0]; i++)
    if (!tables[i] && size == (i + 1) * QUARK_BLOCK * sizeof (char *))
      tables[i] = block;
}
