/* rules.h: the rules reference of a game: its clauses in plain sentences, as data
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "game.h"

G_BEGIN_DECLS

/**
 * GnClause:
 * @id: "ZAV-039" or a ruling "R-12"
 * @topic: the heading above it, translated ("Buying gems")
 * @title: a word or two ("cost"), translated
 * @text: one to three plain sentences, translated
 * @also: ids of related clauses, space-separated, or %NULL
 */
typedef struct {
  const char *id;
  const char *topic;
  const char *title;
  const char *text;
  const char *also;
} GnClause;

/** gn_rules_load: the clauses of @game in order, from resource /gnomon/rules/GAME.json; loaded once. (transfer none)
 * (element-type GnClause) */
GPtrArray      *gn_rules_load (const GnGame *game);
/** gn_rules_find: by id, or NULL */
const GnClause *gn_rules_find (const GnGame *game, const char *id);
/**
 * gn_rules_search: clauses with every word of @text in id, topic, title or text, regardless of case and accents.
 * (transfer container)
 */
GPtrArray      *gn_rules_search (const GnGame *game, const char *text);

G_END_DECLS
