/* fuzz-position.c: any bytes as a position, laid over the start of a game: it fits together, or changes nothing
 *
 * The first byte chooses the game, the second the seats; what follows is the position.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fuzz.h"

#include "core/base/json.h"
#include "core/state/position.h"

int
LLVMFuzzerTestOneInput (const uint8_t *data,
                        size_t         size)
{
  fuzz_init ();
  if (size < 2)
    return 0;

  static GHashTable *matches[GN_MAX_SEATS + 1];  /* by game, each made once: most of the time would go there */
  const GnGame *game = fuzz_game (data[0]);
  const guint n = game->min_seats + data[1] % (game->max_seats - game->min_seats + 1u);

  if (!matches[n])
    matches[n] = g_hash_table_new (NULL, NULL);
  if (!g_hash_table_contains (matches[n], game))
    g_hash_table_insert (matches[n], (gpointer) game, fuzz_match (game, n, NULL));

  const GnMatch *match = g_hash_table_lookup (matches[n], game);
  g_autofree guint8 *state = match ? fuzz_state (match) : NULL;
  g_autoptr (JsonNode) node = gn_json_parse ((const char *) data + 2, (gssize) size - 2, 1 << 20, NULL);

  if (!state || !node)
    return 0;

  g_autofree guint8 *before = g_memdup2 (state, game->state_size);
  g_autoptr (GError) error = NULL;
  GnSay why = { 0 };

  if (!gn_position_merge (match, state, node, &why, &error))
    {
      g_assert_nonnull (error);
      g_assert_cmpmem (before, game->state_size, state, game->state_size);
      return 0;
    }

  /* Written out and laid over the start again, it is the same. */
  g_autoptr (JsonNode) whole = gn_position_to_json (match, state, GN_EVERYTHING);

  if (!gn_position_merge (match, before, whole, &why, &error))
    g_error ("a position that cannot be read again: %s", error->message);
  g_assert_cmpmem (before, game->state_size, state, game->state_size);

  fuzz_look (match, state);
  for (int seat = 0; seat < match->n_seats; seat++)
    {
      g_autofree guint8 *copy = g_memdup2 (state, game->state_size);

      gn_state_redact (match, copy, seat);
      fuzz_look (match, copy);
    }
  return 0;
}
