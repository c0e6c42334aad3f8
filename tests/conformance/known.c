/* known.c: what the suite has to know of each game
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "known.h"

#include "games/games-list.h"

#define GAME(folder) extern const KnownGame folder##_known;
GN_GAMES (GAME)
#undef GAME

#define GAME(folder) &folder##_known,
static const KnownGame *const games[] = { GN_GAMES (GAME) };
#undef GAME

const KnownGame *
known_game (const char *id)
{
  static const KnownGame nothing;

  for (guint i = 0; i < G_N_ELEMENTS (games); i++)
    if (g_str_equal (games[i]->id, id))
      return games[i];
  return &nothing;
}

gint64
known_number (const Playout *playout,
              gconstpointer  state,
              const char    *field,
              int            i,
              int            j)
{
  const int f = gn_game_find_field (playout->game, field);

  g_assert_cmpint (f, >=, 0);
  return gn_field_get (&playout->game->fields[f], state, i, j);
}

gboolean
known_is (const Playout *playout,
          gconstpointer  state,
          const char    *field,
          int            i,
          const char    *value)
{
  const int f = gn_game_find_field (playout->game, field);

  g_assert_cmpint (f, >=, 0);

  const gint16 wanted = gn_domain_find (&playout->game->domains[playout->game->fields[f].domain], value);

  g_assert_cmpint (wanted, !=, GN_NONE);
  return known_number (playout, state, field, i, -1) == wanted;
}

gboolean
known_option (const Playout *playout,
              const char    *option,
              const char    *choice)
{
  const int o = gn_game_find_option (playout->game, option);

  g_assert_cmpint (o, >=, 0);
  return g_strcmp0 (playout->game->options[o].choices[playout->match->option[o]].id, choice) == 0;
}
