/* play-date.h: days as other programs write them
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "play.h"

G_BEGIN_DECLS

/**
 * gn_play_time:
 * @date: "2015-12-27", "2017-08-27 15:04:05", "2017-08-27T13:04:05Z", "27.08.2017", "8/27/2017 15:04"
 * @time: (nullable): "15:04:05", if it is not in @date
 *
 * Returns: Unix seconds, noon where only the day is told; 0 for anything else
 */
gint64      gn_play_time         (const char *date, const char *time, GnPlayDates dates);
/**
 * gn_play_dates_decide:
 * @dates: (element-type utf8): all of a column
 * @open: (out): whether it could be either
 *
 * A number above 12 is a day. With points between them the day comes first; without either, the user's language
 * decides.
 */
GnPlayDates gn_play_dates_decide (GPtrArray *dates, gboolean *open);

G_END_DECLS
