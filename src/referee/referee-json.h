/* referee-json.h: the referee's answers as JSON
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/table/match-table.h"

G_BEGIN_DECLS

JsonObject *gn_answer_ok      (void);
/** gn_answer_fault: the answer to a request that cannot be read: {"ok":false,"fault":"…"} */
JsonObject *gn_answer_fault   (const char *format, ...) G_GNUC_PRINTF (1, 2);
/** gn_answer_error: the same from an error; takes @error */
JsonObject *gn_answer_error   (GError *error);
/** gn_answer_refusal: {"ok":false,"refusal":{"code","clause","message"}}; @private_to: the only seat that may read
 * it, or -1 */
JsonObject *gn_answer_refusal (const GnMatch *match, const GnSay *why, int private_to);
/** gn_answer_refusal_words: a refusal by the middle layer, without a clause */
JsonObject *gn_answer_refusal_words (const char *code, const char *message);
/** gn_answer_ways: the open arguments, or the only move; @ok: TRUE after a question; FALSE after a move that was
 * entered but is not complete */
JsonObject *gn_answer_ways    (const GnMatch *match, const GnMove *partial, GnWays *ways, gboolean ok);

/** gn_prompt_to_json, gn_story_to_json, gn_score_to_json, gn_insights_to_json, gn_outcomes_to_json, gn_legal_to_json:
 * the contents of the answers with these names; (transfer full) */
JsonObject *gn_prompt_to_json   (const GnMatch *match, const GnPrompt *prompt, gboolean over);
JsonArray  *gn_story_to_json    (const GnMatch *match, const GnStory *story, int viewer);
JsonObject *gn_score_to_json    (const GnMatch *match, const GnScoresheet *sheet);
JsonArray  *gn_insights_to_json (const GnMatch *match, const GnInsights *insights);
JsonArray  *gn_outcomes_to_json (const GnMatch *match, const GnOutcomes *outcomes);
JsonArray  *gn_legal_to_json    (const GnMatch *match, const GnMoveList *list, int seat, gboolean texts);

G_END_DECLS
