/* component.h: a component as a person says what is printed on it
 *
 * "gnomunculus 3 diamonds 1 emerald 1" is read into the attributes of its family, so that a card of the host's own box
 * is told as quickly as it is read aloud. No display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * gn_effect_key:
 * @sample: a set that knows effects: the stand-in
 * @word: of the effect's vocabulary
 *
 * Returns: (transfer full) (nullable): the key of the figure in such an effect's object ("gold"); %NULL: it has
 * none */
char   *gn_effect_key     (const GnSet *sample, guint family, const char *attr, const char *word);
/** gn_effect_figures: the figures that @word has in @sample, each once, in order. (transfer full) (element-type gint)
 */
GArray *gn_effect_figures (const GnSet *sample, guint family, const char *attr, const char *word);
/** gn_attr_printed: is @attr of @family printed on a component of which @known (nullable) is known? See GnAttr.when */
gboolean gn_attr_printed  (const GnMatch *match, guint family, const GnAttr *attr, JsonObject *known);

/**
 * gn_component_typed:
 * @sample: (nullable): a set that knows effects
 * @known: (nullable): what is settled already: its place tells that it is an artifact
 * @from: (nullable): the attribute that is asked for first, of a component of which the rest is @known: what is typed
 * is that, and what else is not known after it; what is known is only said anew by its name ("gold 3"). A line that
 * begins with a stroke tells all rows all the same
 * @text: words, figures and dice in English or in the user's language, shortened as far as they stay clear. A figure
 * belongs to the thing or the attribute that follows it ("3 rubies", "2 points"); a lone one to what was just named if
 * that has a figure
 *   ("alchemister 10"), else to the next attribute that is a number. A number or dice ("12", "2d6+1", "none") are for
 * the next attribute that holds such, after a stroke for the last ("12 d8 / d10"). Rows of figures stand behind strokes
 * in the order of their attributes: "/ 8 13 18 / 0 1 2", "//" leaves one open, "/ none" is an empty one; figures that
 * are for nothing else begin the first row without a stroke. A lone figure is what may be left out ("copies") only
 * where nothing else like that is printed. Words that mean nothing are its name
 * @leftover: (out) (optional) (nullable) (transfer full): what nothing was made of: words where no name is printed, and
 * figures that are for nothing: they are no name of what has figures ("Odo 1 2 3" with one figure: "2 3"); %NULL: all
 * was understood
 *
 * Returns: (transfer full): an object of the attributes that were said, and only of those
 */
JsonNode *gn_component_typed (const GnMatch *match,
                              guint family,
                              const GnSet *sample,
                              JsonObject *known,
                              const char *from,
                              const char *text,
                              char **leftover);

/** gn_component_shortest: @text with each word as short as it may be to be read the same; (transfer full) */
char *
gn_component_shortest (const GnMatch *match, guint family, const GnSet *sample, JsonObject *known, const char *text);

/** gn_component_fits: is the @index-th component of the match's set as was @said (gn_component_typed())? */
gboolean gn_component_fits (const GnMatch *match, guint family, guint index, JsonObject *said);

/** gn_component_example: how one could be typed, after one of @sample; (transfer full) (nullable) */
char *gn_component_example (const GnMatch *match, guint family, const GnSet *sample, JsonObject *known);

/** gn_component_example_within: of an example with many rows of figures as many rows as @chars characters hold, but the
 * first always: who does not see a stroke types none. (transfer full): "Sedge red 4 / 7 12 17 / …" */
char *gn_component_example_within (const char *example, guint chars);

/** gn_component_its_name: the name that is printed on each component of @family, as on all of @sample (nullable), where
 * it is all that one is called by in lists and in the log: a new one needs it. (nullable): there is none, or something
 * else says what it is */
const GnAttr *gn_component_its_name (const GnGame *game, guint family, const GnSet *sample);

G_END_DECLS
