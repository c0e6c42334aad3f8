/* history-list.h: the matches found, as a list model that reads from the index only what is asked for
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "history/index.h"

G_BEGIN_DECLS

#define GN_TYPE_HISTORY_ITEM (gn_history_item_get_type ())
/** GnHistoryItem: a match in the list */
G_DECLARE_FINAL_TYPE (GnHistoryItem, gn_history_item, GN, HISTORY_ITEM, GObject)

gint64                gn_history_item_get_id    (GnHistoryItem *self);
/** gn_history_item_get_entry: read when it is first asked for; %NULL if the match is not in the index any more */
const GnHistoryEntry *gn_history_item_get_entry (GnHistoryItem *self);

#define GN_TYPE_HISTORY_LIST (gn_history_list_get_type ())
G_DECLARE_FINAL_TYPE (GnHistoryList, gn_history_list, GN, HISTORY_LIST, GObject)

GnHistoryList *gn_history_list_new (GnHistoryIndex *index);
/** gn_history_list_ask: what fits the query now; tells only of what is another than before */
void           gn_history_list_ask (GnHistoryList *self, const GnHistoryQuery *query);
/** gn_history_list_get_place: of the match at @position; valid until the list changes */
const GnHistoryPlace *gn_history_list_get_place (GnHistoryList *self, guint position);
/** gn_history_list_evening: how many matches the evening has that begins the list anew at @position; 0 if it began
 * before */
guint          gn_history_list_evening (GnHistoryList *self, guint position);
/** gn_history_list_month: the same for the month */
guint          gn_history_list_month (GnHistoryList *self, guint position);
/** gn_history_list_ends_evening: is the match at @position the last one of its evening? */
gboolean       gn_history_list_ends_evening (GnHistoryList *self, guint position);

G_END_DECLS
