/* component.h: reading a typed line as the values printed on a component
 *
 * "gnomunculus 3 diamonds 1 emerald 1" becomes attributes of its family, so that the host can enter a card as quickly
 * as they read it aloud. No display.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"

G_BEGIN_DECLS

/**
 * gn_effect_key:
 * @sample: a set with effects: the stand-in
 * @word: a word of the effect's vocabulary
 *
 * Returns: (transfer full) (nullable): the key of the figure in such an effect's object ("gold"); %NULL if it has
 *   none
 */
char   *gn_effect_key     (const GnSet *sample, guint family, const char *attr, const char *word);
/** gn_effect_figures: the figures of @word in @sample, each once, in order; (transfer full) (element-type gint) */
GArray *gn_effect_figures (const GnSet *sample, guint family, const char *attr, const char *word);
/**
 * gn_attr_printed: returns whether @attr of @family is printed on a component with the values @known (nullable); see
 * GnAttr.when
 */
gboolean gn_attr_printed  (const GnMatch *match, guint family, const GnAttr *attr, JsonObject *known);

/**
 * gn_component_typed:
 * @sample: (nullable): a set with effects
 * @known: (nullable): values that are settled already: its place shows that it is an artifact
 * @from: (nullable): the attribute to ask for first, of a component whose other values are @known. The line gives
 *   this attribute and, after it, others that are unknown. Known values are only repeated by name ("gold 3"). A line
 *   that begins with a slash gives all rows nevertheless
 * @text: words, figures and dice in English or in the user's language; words may be shortened as long as they are
 *   unambiguous
 * @leftover: (out) (optional) (nullable) (transfer full): the part that could not be used: words if no name is
 *   printed, and figures that fit nothing. They do not become the name of a component that has figures ("Odo 1 2 3"
 *   with one figure: "2 3"). %NULL: all was understood
 *
 * How figures are assigned:
 *
 * A figure belongs to the thing or the attribute after it ("3 rubies", "2 points"). A figure alone belongs to what
 * was just named if that has a figure ("alchemister 10"), otherwise to the next attribute that is a number.
 *
 * A number or dice ("12", "2d6+1", "none") belong to the next attribute that holds dice, after a slash to the last
 * one ("12 d8 / d10").
 *
 * Rows of figures come after slashes, in the order of their attributes: "/ 8 13 18 / 0 1 2"; "//" leaves one open, "/
 * none" is an empty one. Figures that fit nothing else start the first row without a slash.
 *
 * A figure alone belongs to an attribute that may be left out ("copies") only if no other attribute of that kind is
 * printed.
 *
 * Words without any other meaning are its name.
 *
 * Returns: (transfer full): an object with the attributes that were given, and only those
 */
JsonNode *gn_component_typed (const GnMatch *match,
                              guint family,
                              const GnSet *sample,
                              JsonObject *known,
                              const char *from,
                              const char *text,
                              char **leftover);

/** gn_component_shortest: @text with each word shortened as far as it still reads the same; (transfer full) */
char *
gn_component_shortest (const GnMatch *match, guint family, const GnSet *sample, JsonObject *known, const char *text);

/**
 * gn_component_fits: returns whether the @index-th component of the match's set agrees with @said
 * (gn_component_typed())
 */
gboolean gn_component_fits (const GnMatch *match, guint family, guint index, JsonObject *said);

/** gn_component_example: an example line, modeled on a component of @sample; (transfer full) (nullable) */
char *gn_component_example (const GnMatch *match, guint family, const GnSet *sample, JsonObject *known);

/**
 * gn_component_example_within: an example with many rows of figures, cut to the rows that fit in @chars characters.
 * The first row always stays, since nobody types a slash without seeing one: "Sedge red 4 / 7 12 17 / …". One without
 * rows is cut to the words that fit. (transfer full)
 */
char *gn_component_example_within (const char *example, guint chars);

/**
 * gn_component_its_name: the attribute for the name that is printed on each component of @family, as on all of
 * @sample (nullable), if lists and the log call it only by that: a new component needs it. (nullable): there is none,
 * or something else identifies the component
 */
const GnAttr *gn_component_its_name (const GnGame *game, guint family, const GnSet *sample);

G_END_DECLS
