/* rows.h: the rows of a game's tables
 *
 * Each macro writes one row, or a part of one, with the members that such rows always have. Others follow by name:
 * `THING_ARG ("card", N_("Card"), EX_DOMAIN_CARD, EX_CARD, NEW)`. A row that is like no other needs no macro.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/figure.h"
#include "game.h"

/* ---- Options ------------------------------------------------------------ */

#define CHOICES(name, ...) static const GnChoice name[] = { __VA_ARGS__, { NULL } }
#define OPTION(at, id, title, hint, clause, choices) [at] = { id, title, hint, clause, choices }
#define EXPERT_OPTION(at, id, title, hint, clause, choices) [at] = { id, title, hint, clause, choices, .expert = TRUE }

/* ---- Domains ------------------------------------------------------------ */

#define DOMAIN(at, id, title, list, ...) [at] = { id, title, list, G_N_ELEMENTS (list), __VA_ARGS__ }
/* Its values are the components of a family. */
#define FAMILY_DOMAIN(at, id, title, most, which) [at] = { id, title, NULL, most, 1 + (which) }

/* ---- Arguments of verbs ------------------------------------------------- */

#define THING_ARG(name, title, of, at, ...) { name, title, GN_ARG_THING, of, at, 1, __VA_ARGS__ }
#define NUMBER_ARG(name, title, at, least, most, ...) \
  { name, title, GN_ARG_NUMBER, GN_DOMAIN_NUMBER, at, 1, least, most, __VA_ARGS__ }
#define LIST_ARG(name, title, of, at, longest, ...) { name, title, GN_ARG_LIST, of, at, 1 + (longest), __VA_ARGS__ }
#define BAG_ARG(name, title, of, at, n_values, most, ...) \
  { name, title, GN_ARG_BAG, of, at, n_values, 0, most, __VA_ARGS__ }
#define FIGURE_ARG(name, title, at, ...) \
  { name, title, GN_ARG_FIGURE, GN_DOMAIN_NUMBER, at, GN_FIGURE_SLOTS, __VA_ARGS__ }

#define MAYBE  .flags = GN_ARG_OPTIONAL
#define USUAL  .flags = GN_ARG_USUAL
#define SECRET .flags = GN_ARG_SECRET
#define NEW    .flags = GN_ARG_NEW

/* ---- Fields of the state ------------------------------------------------ */

/* STATE is the type of the game's state. A field has the name of its member, or with _AS one of its own. */
#define FIELD_AS(id, title, group, member, type, of, ...) \
  { id, title, group, type, G_STRUCT_OFFSET (STATE, member), .domain = of, __VA_ARGS__ }
#define FIELD(member, title, group, type, of, ...) FIELD_AS (#member, title, group, member, type, of, __VA_ARGS__)
#define NUMBER_FIELD_AS(id, title, group, member, type, least, most, ...) \
  FIELD_AS (id, title, group, member, type, GN_DOMAIN_NUMBER, .min = least, .max = most, __VA_ARGS__)
#define NUMBER_FIELD(member, title, group, type, least, most, ...) \
  NUMBER_FIELD_AS (#member, title, group, member, type, least, most, __VA_ARGS__)
/* A thing, or -1 for none */
#define THING_FIELD(member, title, group, type, of, ...) FIELD (member, title, group, type, of, .min = -1, __VA_ARGS__)
#define PILE_FIELD(member, title, group, of, ...) \
  FIELD (member, title, group, GN_FIELD_PILE, of, .known = GN_KNOWN_PILE, __VA_ARGS__)

#define BY(n, of) .dim = { n }, .index = { of }
#define BY_TWO(n, of, n_2, of_2) .dim = { n, n_2 }, .index = { of, of_2 }
#define FIXED  .flags = GN_FIELD_FIXED
#define SPARSE .flags = GN_FIELD_SPARSE
#define INNER  .flags = GN_FIELD_FIXED | GN_FIELD_SPARSE
#define MEANS(text) .means = text

/* ---- Attributes of components ------------------------------------------- */

#define NUMBER_ATTR(id, title, least, most, ...) \
  { id, title, GN_ATTR_NUMBER, GN_DOMAIN_NUMBER, least, most, __VA_ARGS__ }
#define THING_ATTR(id, title, of, ...) { id, title, GN_ATTR_THING, of, __VA_ARGS__ }
#define LIST_ATTR(id, title, of, most, ...) { id, title, GN_ATTR_LIST, of, .max = most, __VA_ARGS__ }
#define BAG_ATTR(id, title, of, most, ...) { id, title, GN_ATTR_BAG, of, 0, most, __VA_ARGS__ }
#define TEXT_ATTR(id, title, ...) { id, title, GN_ATTR_TEXT, __VA_ARGS__ }
#define PICTURE_ATTR(id, title, ...) { id, title, GN_ATTR_PICTURE, __VA_ARGS__ }
#define EFFECTS_ATTR(id, title, words, ...) { id, title, GN_ATTR_EFFECTS, .vocabulary = words, __VA_ARGS__ }

/* ---- Parameters of effects ---------------------------------------------- */

#define NUMBER_PARAM(id, title, least, most, ...) { id, title, GN_PARAM_NUMBER, least, most, __VA_ARGS__ }
/* LIST is for files, LIST_titles for people. */
#define WORD_PARAM(id, title, list, ...) \
  { id, title, GN_PARAM_WORD, .words = list, .titles = list##_titles, __VA_ARGS__ }
#define AS_MANY_TITLES(list) G_STATIC_ASSERT (G_N_ELEMENTS (list) == G_N_ELEMENTS (list##_titles) + 1)
