/* fuzz-set.c: any bytes as a component set: read and played with, or refused with a reason
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_init ();

  for (guint i = 0; i < 2; i++)
    {
      const GnGame *game = fuzz_game ((uint8_t) i);
      g_autoptr (GBytes) bytes = g_bytes_new_static (data, size);
      g_autoptr (GError) error = NULL;
      g_autoptr (GnSet) set = gn_set_new_from_bytes (game, bytes, &error);

      g_assert ((set == NULL) == (error != NULL));
      if (!set)
        continue;

      /* Written and read again it is the same. */
      g_autoptr (JsonNode) node = gn_set_to_json (set);
      g_autoptr (GnSet) again = gn_set_new_from_json (game, node, &error);

      g_assert_no_error (error);
      g_autoptr (JsonNode) node_again = gn_set_to_json (again);
      g_assert_true (json_node_equal (node, node_again));

      for (guint family = 0; game->families[family].id; family++)
        for (guint k = 0; k < gn_set_size (set, family); k++)
          {
            g_autofree char *name = gn_set_name (set, family, k);

            g_assert_true (g_utf8_validate (name, -1, NULL));
            gn_set_complete (set, family);
          }

      g_autoptr (GnMatch) match = fuzz_match (game, game->min_seats, g_steal_pointer (&again));
      g_autofree guint8 *state = match ? fuzz_state (match) : NULL;

      if (state)
        fuzz_look (match, state);
    }
  return 0;
}
