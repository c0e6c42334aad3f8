/* text.h: sentences in the user's language from data
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/language.h"
#include "core/match/match.h"
#include "core/base/story.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * gn_say_text:
 * @covered: use the form for covered figures if the text has one
 *
 * The sentence of @say in the user's language. Every gap is written by its type: names of seats as entered, things by
 * their translated name, numbers in the locale, bags as a list with "and".
 *
 * Returns: (transfer full): plain text, no markup; "" for text 0
 */
char *gn_say_text (const GnMatch *match, const GnSay *say, gboolean covered);

/**
 * gn_say_instruction: what to do with the cardboard, or %NULL; (transfer full)
 * @doer: (out) (optional): the seat that does it (the holder of the role if there is one), or -1
 */
char *gn_say_instruction (const GnMatch *match, const GnSay *say, int *doer);

/**
 * gn_say_is_whole: returns whether the sentence of @say names all that its instruction names, and the thing that is
 * moved is among it: whoever hears the sentence needs no instruction. "Ann buys 3 rubies for 12 gold": "Bank gives 3
 * rubies to Ann and takes 12 gold". What nobody in particular does is not in the sentence: "Ann casts Field Kitchen":
 * "Take the crystals off Field Kitchen"
 */
gboolean gn_say_is_whole (const GnMatch *match, const GnSay *say, gboolean covered);

/** gn_clock_text: a time of play: "0:42", "12:05", "1:02:05"; (transfer full) */
char *gn_clock_text (gint64 seconds);

/** gn_say_icon: the picture beside it, or %NULL; (transfer none) */
const char *gn_say_icon (const GnMatch *match, const GnSay *say);

/** gn_say_get: the value of the gap @name, or GN_NONE */
gint16 gn_say_get (const GnMatch *match, const GnSay *say, const char *name);

/**
 * gn_say_add_args: adds the values of the gaps to @object, by name: things by id, people by seat, bags and counts as
 * objects of counts, sets as arrays; existing members stay
 */
void gn_say_add_args (const GnMatch *match, const GnSay *say, JsonObject *object);

/** gn_say_code, gn_say_clause: the id and the clause of its text; the clause may be NULL */
const char *gn_say_code   (const GnMatch *match, const GnSay *say);
const char *gn_say_clause (const GnMatch *match, const GnSay *say);

/**
 * GnSpan: a part of a sentence: words, and the thing or seat that they name (so that a window can put its picture
 * there)
 */
typedef struct {
  char   *text;
  GnThing thing;   /* value GN_NONE: words only */
  gint16  n;       /* count before the thing, or GN_NONE */
} GnSpan;
/**
 * gn_say_spans:
 * @instruction: TRUE for the instruction instead of the text
 *
 * Returns: (transfer full) (element-type GnSpan)
 */
GArray *gn_say_spans (const GnMatch *match, const GnSay *say, gboolean instruction, gboolean covered);

/** gn_say_brief: the spans of its form for a button, with nothing between the things of a list, since a button shows
 * them as pictures; %NULL if the text has no such form; (transfer full) */
GArray *gn_say_brief (const GnMatch *match, const GnSay *say);

/**
 * gn_move_text:
 *
 * The phrase of @move in the user's language: "buy 3 rubies". gn_typed_parse() accepts the result in the same
 * language.
 *
 * Returns: (transfer full)
 */
char *gn_move_text (const GnMatch *match, const GnMove *move);
/**
 * gn_move_label: the name that people give @move, for a button or "Undo …" (GnVerb.label); cannot be parsed.
 * (transfer full)
 */
char *gn_move_label (const GnMatch *match, const GnMove *move);
/**
 * gn_move_meaning: what @move means now, if its phrase does not tell: "choose 2" (GnGame.meaning); (transfer full),
 * or NULL
 */
char *gn_move_meaning (const GnMatch *match, gconstpointer state, const GnMove *move);
/** gn_move_text_c: as gn_move_text(), in English regardless of the locale: for records, tests, the protocol */
char *gn_move_text_c (const GnMatch *match, const GnMove *move);

/** gn_thing_key: the letter that selects a thing: a word of one letter that can be typed for it; 0 for none */
gunichar gn_thing_key (const GnMatch *match, GnThing thing);

G_END_DECLS
