/* set.h: component sets: a game's cards, tiles and boards as data
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/dice.h"
#include "core/game/game.h"
#include <gio/gio.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define GN_SET_ERROR (gn_set_error_quark ())
GQuark gn_set_error_quark (void);

typedef enum {
  GN_SET_ERROR_FILE,    /* cannot be read, too large, not UTF-8, nested too deep */
  GN_SET_ERROR_SYNTAX,  /* not JSON */
  GN_SET_ERROR_SCHEMA,  /* a value is missing, unknown or out of range: the message names the path */
  GN_SET_ERROR_GAME,    /* for another game, or for a newer version of it */
} GnSetError;

/**
 * GnSet:
 *
 * Reference counted, and unchanging but for gn_set_teach(); a component's index in its family is for life.
 * The JSON form: {"gnomon":"components","version":1,"game":"zavandor","id":"stand-in","title":"…",
 * "note":"…","stand_in":true,"components":{"items":[{"id":"a01",…},…],"tiles":[…]}}.
 *
 * A component has an "id" (1 to 32 letters, digits, ".", "-", "_"), may have a "name", and has of its family's
 * attributes those that are known; null or left out is not known, where the attribute may be unknown. A bag is an
 * object of counts (left out: 0), a list an array, a text a string or an object of strings by language
 * ({"en":…,"de":…}). Titles and names of a set with "stand_in" are in English and translated by the program's own
 * catalogues. A number without limits in the table (0 and 0) has those of 16 bits.
 */
GnSet      *gn_set_ref   (GnSet *set);
void        gn_set_unref (GnSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSet, gn_set_unref)

/** gn_set_new_empty: a set without components: the host's own box before anything was seen */
GnSet      *gn_set_new_empty   (const GnGame *game, const char *id, const char *title);
/** gn_set_new_stand_in: the set that ships with the game (resource, or data folder under GNOMON_DATA) */
GnSet      *gn_set_new_stand_in (const GnGame *game, GError **error);
/** gn_set_new_from_json, gn_set_new_from_bytes: a set for @game; (transfer full), or %NULL with @error (%GN_SET_ERROR)
 * listing every fault with its path */
GnSet      *gn_set_new_from_json (const GnGame *game, JsonNode *node, GError **error);
GnSet      *gn_set_new_from_bytes (const GnGame *game, GBytes *bytes, GError **error);
GnSet      *gn_set_load  (const GnGame *game, GFile *file, GError **error);
gboolean    gn_set_save  (const GnSet *set, GFile *file, GError **error);
/** gn_set_to_json: as it is saved; (transfer full) */
JsonNode   *gn_set_to_json (const GnSet *set);
GnSet      *gn_set_copy  (const GnSet *set);

const GnGame *gn_set_game    (const GnSet *set);
const char *gn_set_get_id    (const GnSet *set);
const char *gn_set_get_title (const GnSet *set);   /* translated for shipped sets */
/** gn_set_is_stand_in: it ships with the game and is nobody's box */
gboolean    gn_set_is_stand_in (const GnSet *set);

guint       gn_set_size      (const GnSet *set, guint family);
const char *gn_set_id        (const GnSet *set, guint family, guint index);
int         gn_set_find      (const GnSet *set, guint family, const char *id);  /* -1 */
/** gn_set_name: the component's name in the user's language; made from its id where it has none */
char       *gn_set_name      (const GnSet *set, guint family, guint index);
/** gn_set_complete: as many components as the box holds, none with an unknown value */
gboolean    gn_set_complete  (const GnSet *set, guint family);
/** gn_set_knows_all: nothing that is printed on it is unknown; texts do not count */
gboolean    gn_set_knows_all (const GnSet *set, guint family, guint index);
/** gn_set_component_to_json: as it stands in the set; not to be changed. (transfer full) */
JsonNode   *gn_set_component_to_json (const GnSet *set, guint family, guint index);

/* Attributes. Each returns FALSE (or GN_NONE, or -1) where the value is not known (null or absent). */
/** gn_set_number: within the attribute's range; gn_set_bag: @counts of @n values; gn_set_list: how many, at most @max
 */
gboolean    gn_set_number (const GnSet *set, guint family, guint index, const char *attr, gint *value);
gint16      gn_set_thing  (const GnSet *set, guint family, guint index, const char *attr);
gboolean    gn_set_bag    (const GnSet *set, guint family, guint index, const char *attr, gint16 *counts, guint n);
gint        gn_set_list   (const GnSet *set, guint family, guint index, const char *attr, gint16 *values, guint max);
const char *gn_set_text   (const GnSet *set, guint family, guint index, const char *attr);
/** gn_set_text_as_written: a text as it stands in the set, in no other language: what a picture is named after; or
 * %NULL */
const char *gn_set_text_as_written (const GnSet *set, guint family, guint index, const char *attr);
/** gn_set_words: a text inside an effect (gn_set_effects()): a string, or strings by language, in the user's.
 * (nullable) (transfer none) */
const char *gn_set_words  (const GnSet *set, JsonNode *text);
/** gn_set_copies: how many copies of a component the box holds (GnFamily.copies), 1 where it does not say */
guint       gn_set_copies (const GnSet *set, guint family, guint index);
/** gn_set_dice: a GN_ATTR_DICE. Returns: FALSE where it is not known, or "none": then @expr has 0 terms and @flat is 0;
 * gn_set_is_none() tells these apart */
gboolean    gn_set_dice (const GnSet *set, guint family, guint index, const char *attr, GnDiceExpr *expr);
gboolean    gn_set_is_none (const GnSet *set, guint family, guint index, const char *attr);
/** gn_set_read_dice: the same of a JSON value */
gboolean    gn_set_read_dice (JsonNode *node, GnDiceExpr *expr);
/** gn_set_effects: a GN_ATTR_EFFECTS as it stands in the set, an array; %NULL where there is none. (transfer none) */
JsonNode   *gn_set_effects (const GnSet *set, guint family, guint index, const char *attr);
/** gn_set_effect: a number of the effect's object: gn_set_effect (…, "effect", "gold", &n); the word itself by
 * gn_set_effect_word() */
const char *gn_set_effect_word (const GnSet *set, guint family, guint index, const char *attr);
gboolean    gn_set_effect (const GnSet *set, guint family, guint index, const char *attr, const char *key, gint *value);

/* What a game's compile() asks of effects (GN_ATTR_EFFECTS), which are objects that name one of its words. */
/** gn_effect_find: which word of @vocabulary @effect says ("do"); -1: none */
int         gn_effect_find   (const GnEffectWord *vocabulary, JsonObject *effect);
/** gn_effect_choice: which of the words of the parameter @key stands in @effect; 0, the usual one, where none does */
guint8      gn_effect_choice (const GnEffectWord *vocabulary, guint word, JsonObject *effect, const char *key);

/** gn_set_fault: tells in @error which component compile() stopped at and why (@sentence, translated). Returns: %FALSE
 */
gboolean    gn_set_fault (const GnSet *set, guint family, guint index, const char *sentence, GError **error);

/**
 * gn_set_check_component:
 * Checks a component written as JSON against the family's schema.
 * Returns: FALSE with @error naming the path and the reason
 */
gboolean    gn_set_check_component (const GnSet *set, guint family, JsonNode *component, GError **error);

/**
 * gn_set_teach:
 * Adds @component, or corrects the one of the same id (keys given replace, null forgets, others stay).
 * A component without "id" gets one.
 * Returns: its index, or -1 with @error and the set unchanged
 */
int         gn_set_teach (GnSet *set, guint family, JsonNode *component, GError **error);

/**
 * gn_set_forget:
 * Takes a component out of a set, of a family that the host designs (GnFamily.designed): those after it move up, so
 * this is for a copy that no match uses.
 */
void        gn_set_forget (GnSet *set, guint family, guint index);

/** gn_set_name_by_id: gn_set_name() of a component that may not have been told yet: what is printed on the place with
 * that id is asked for by the place's name. (transfer full) */
char *gn_set_name_by_id (const GnSet *set, guint family, const char *id);

G_END_DECLS
