/* zav-script.h: the scripts of Zavandor: `is` knows vp, bank, bank_wild, left, piles, `score` sale; see tests/script/script.h
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "script.h"

typedef ScriptCase ZavCase;

void zav_add_cases (const char *group, const ZavCase *cases, guint n);

void zav_add_setup (void);
void zav_add_turns (void);
void zav_add_market (void);
void zav_add_items (void);
void zav_add_mining (void);
void zav_add_rounds (void);
void zav_add_artifacts (void);
void zav_add_end (void);
void zav_add_entries (void);
void zav_add_options (void);
void zav_add_examples (void);
void zav_add_order (void);
void zav_add_views (void);
void zav_add_words (void);
void zav_add_corners (void);
