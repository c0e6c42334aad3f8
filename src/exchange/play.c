/* play.c: the matches of the library as other programs know them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "play.h"

#include "core/library/library.h"
#include "core/words/text.h"

GnPlay *
gn_play_new (void)
{
  GnPlay *play = g_new0 (GnPlay, 1);

  play->quantity = 1;
  play->players = g_ptr_array_new ();
  return play;
}

void
gn_play_free (GnPlay *play)
{
  if (!play)
    return;

  for (guint i = 0; i < play->players->len; i++)
    {
      GnPlayer *player = play->players->pdata[i];

      g_free (player->name);
      g_free (player->score);
      g_free (player->team);
      g_free (player->role);
      g_free (player);
    }
  g_ptr_array_unref (play->players);
  g_free (play->uuid);
  g_free (play->game);
  g_free (play->place);
  g_free (play->note);
  g_free (play);
}

GnPlayer *
gn_play_add (GnPlay     *play,
             const char *name)
{
  GnPlayer *player = g_new0 (GnPlayer, 1);

  player->name = g_strdup (name);
  player->score = g_strdup ("");
  player->team = g_strdup ("");
  player->role = g_strdup ("");
  g_ptr_array_add (play->players, player);
  return player;
}

char *
gn_play_hash (const char *text)
{
  return g_compute_checksum_for_string (G_CHECKSUM_MD5, text, -1);
}

static gboolean
is_low (const GnRecordInfo *info)
{
  for (guint i = 0; info->points && info->outcome != GN_OUTCOME_WON && i < info->n_seats; i++)
    for (guint k = 0; k < info->n_seats; k++)
      if (info->rank[i] && info->rank[k] > info->rank[i] && info->total[k] > info->total[i])
        return TRUE;
  return FALSE;
}

/* The number of sides; 0 if somebody plays alone, or the record does not tell */
static guint
n_sides (const GnRecordInfo *info)
{
  guint64 sides = 0;

  for (guint i = 0; info->sides && i < info->n_seats; i++)
    {
      if (!info->side[i] || info->side[i] > 63)
        return 0;
      sides |= G_GUINT64_CONSTANT (1) << info->side[i];
    }
  return (guint) __builtin_popcountll (sides);
}

static GnPlay *
play_of (const char *id,
         GFile      *file)
{
  GnRecordInfo *info = gn_library_read (file);
  g_autoptr (GnAbout) about = gn_about_load (file);
  const GnGame *game = gn_game_find (info->game_id);
  const gboolean ranked = info->outcome == GN_OUTCOME_RANKED || info->outcome == GN_OUTCOME_SHARED
                          || info->outcome == GN_OUTCOME_TIED;
  GnPlay *play = NULL;
  guint sides = 0;

  if (game && !info->trouble && info->over && info->n_seats)
    {
      play = gn_play_new ();
      play->uuid = g_ascii_strdown (id, 32);
      play->game = g_strdup (info->title ? info->title : gn_tr (game->title));
      play->place = g_strdup (about->place);
      play->note = g_strdup (about->note);
      play->started = info->started;
      play->minutes = (guint) (info->elapsed / 60);
      play->incomplete = info->stopped;
      play->together = game->together || info->outcome == GN_OUTCOME_ALL_WON
                       || (game->another && info->outcome == GN_OUTCOME_ALL_LOST);
      play->lowest = is_low (info);
      play->told = TRUE;
      sides = play->together ? 0 : n_sides (info);
      for (guint i = 0; i < info->n_seats; i++)
        {
          GnPlayer *player = gn_play_add (play, info->name[i]);

          if (sides > 1 && info->side[i] && info->side[i] <= 26)
            {
              g_free (player->team);
              player->team = g_strdup_printf ("%c", 'A' + info->side[i] - 1);
            }
          if (info->points)
            {
              g_free (player->score);
              player->score = g_strdup_printf ("%d", info->total[i]);
            }
          player->rank = ranked && !info->stopped ? info->rank[i] : 0;
          player->winner = !info->stopped && info->rank[i] == 1 && info->outcome != GN_OUTCOME_TIED;
        }
    }
  gn_record_info_free (info);
  return play;
}

static gint
by_time (gconstpointer a,
         gconstpointer b)
{
  const GnPlay *one = *(GnPlay *const *) a, *other = *(GnPlay *const *) b;

  if (one->started != other->started)
    return one->started < other->started ? -1 : 1;
  return g_strcmp0 (one->uuid, other->uuid);
}

GPtrArray *
gn_plays_collect (GCancellable *cancellable)
{
  GPtrArray *plays = g_ptr_array_new_with_free_func ((GDestroyNotify) gn_play_free);
  g_autoptr (GHashTable) ids = gn_library_ids ();
  GHashTableIter iter;
  gpointer id, file;

  g_hash_table_iter_init (&iter, ids);
  while (g_hash_table_iter_next (&iter, &id, &file) && !g_cancellable_is_cancelled (cancellable))
    {
      GnPlay *play = play_of (id, file);

      if (play)
        g_ptr_array_add (plays, play);
    }
  g_ptr_array_sort (plays, by_time);
  return plays;
}
