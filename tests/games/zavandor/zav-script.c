/* zav-script.c: what the scripts of Zavandor have besides the usual (tests/script)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "zav-script.h"

#include "games/zavandor/zav-view.h"
#include "games/zavandor/zavandor.h"

#define BASE \
  "{'phase':'action','round':3,'start':0,'active':0,'gnome':'IV'," \
  "'slot':{'artifact-1':'a01','artifact-2':'a03','artifact-3':'a06','jewelry-1':'j06','jewelry-2':'j01','jewelry-3':'j10'}}"

/* Figures that are worked out, beside the members of the position. */
static void
derive (const GnMatch *match,
        gconstpointer  data,
        JsonObject    *object)
{
  const ZavState *state = data;
  JsonArray *vp = json_array_new (), *left = json_array_new ();
  JsonObject *piles = json_object_new ();

  for (int seat = 0; seat < match->n_seats; seat++)
    {
      json_array_add_int_element (vp, zav_points (zav_set (match), state, seat));
      json_array_add_int_element (left, zav_actions_left (zav_set (match), state, seat));
    }
  json_object_set_int_member (piles, "artifact", zav_view_pile (state, ZAV_ARTIFACT));
  json_object_set_int_member (piles, "jewelry", zav_view_pile (state, ZAV_JEWELRY));
  json_object_set_array_member (object, "vp", vp);
  json_object_set_array_member (object, "left", left);
  json_object_set_object_member (object, "piles", piles);
}

/* The rows come to the points, the sale spelled out to its sum. */
static void
score (const GnMatch      *match,
       gconstpointer       state,
       const GnScoresheet *sheet,
       JsonObject         *object)
{
  JsonArray *sale = json_array_new ();

  for (guint seat = 0; seat < sheet->n_parties; seat++)
    {
      gint32 points = 0;

      for (guint row = 0; row < 4; row++)
        points += sheet->row[row].cell[seat].value;
      g_assert_cmpint (points, ==, sheet->total[seat]);
      g_assert_cmpint (sheet->row[4].cell[seat].value, ==, sheet->total[seat]);
      if (sheet->n_ties > 0 && (sheet->tie[0].among & GN_SEES (seat)))
        {
          gint32 sum = 0;

          for (guint row = 0; row < sheet->tie[0].n_rows; row++)
            sum += sheet->tie[0].row[row].cell[seat].value;
          g_assert_cmpint (sum, ==, sheet->tie[0].value[seat]);
          json_array_add_int_element (sale, sheet->tie[0].value[seat]);
        }
      else
        json_array_add_null_element (sale);
    }
  json_object_set_array_member (object, "sale", sale);
}

static const ScriptGame about = { &zavandor_game, "3", BASE, NULL, derive, score };

void
zav_add_cases (const char    *group,
               const ZavCase *cases,
               guint          n)
{
  script_add_cases (&about, group, cases, n);
}
