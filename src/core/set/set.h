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
  GN_SET_ERROR_GAME,    /* for another game, or for a newer version of this one */
} GnSetError;

/**
 * GnSet:
 *
 * Reference-counted. Only gn_set_teach() changes it, and gn_set_forget() in a copy that no match uses. A component
 * keeps its index in its family for life.
 *
 * The JSON form: {"gnomon":"components","version":1,"game":"zavandor","id":"stand-in","title":"…",
 * "note":"…","stand_in":true,"components":{"items":[{"id":"a01",…},…],"tiles":[…]}}.
 *
 * A component has an "id" (1 to 32 letters, digits, ".", "-", "_"), may have a "name", and has the known attributes
 * of its family. If an attribute may be unknown, null or a missing key means that it is. A bag is an object of counts
 * (missing: 0), a list an array, a picture a string (JPEG or PNG in base64), a text a string or an object of strings
 * by language ({"en":…,"de":…}). Titles and
 * names of a set with "stand_in" are in English, and Gnomon's own catalogs translate them. A number without limits in
 * the table (0 and 0) has a range of 16 bits.
 */
GnSet      *gn_set_ref   (GnSet *set);
void        gn_set_unref (GnSet *set);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnSet, gn_set_unref)

/** gn_set_new_empty: a set without components: the host's own box before anything has come up */
GnSet      *gn_set_new_empty   (const GnGame *game, const char *id, const char *title);
/** gn_set_new_stand_in: the set that ships with the game (a resource, or a data folder under GNOMON_DATA) */
GnSet      *gn_set_new_stand_in (const GnGame *game, GError **error);
/**
 * gn_set_new_from_json, gn_set_new_from_bytes: a set for @game; (transfer full), or %NULL with @error (%GN_SET_ERROR)
 * that lists every fault with its path
 */
GnSet      *gn_set_new_from_json (const GnGame *game, JsonNode *node, GError **error);
GnSet      *gn_set_new_from_bytes (const GnGame *game, GBytes *bytes, GError **error);
GnSet      *gn_set_load  (const GnGame *game, GFile *file, GError **error);
gboolean    gn_set_save  (const GnSet *set, GFile *file, GError **error);
/** gn_set_to_json: the set in the form in which it is saved; (transfer full) */
JsonNode   *gn_set_to_json (const GnSet *set);
GnSet      *gn_set_copy  (const GnSet *set);

const GnGame *gn_set_game    (const GnSet *set);
const char *gn_set_get_id    (const GnSet *set);
const char *gn_set_get_title (const GnSet *set);   /* translated for shipped sets */
/** gn_set_is_stand_in: returns whether it ships with the game and is not the host's own box */
gboolean    gn_set_is_stand_in (const GnSet *set);

guint       gn_set_size      (const GnSet *set, guint family);
const char *gn_set_id        (const GnSet *set, guint family, guint index);
int         gn_set_find      (const GnSet *set, guint family, const char *id);  /* or -1 */
/** gn_set_name: the component's name in the user's language, or one made from its id; (transfer full) */
char       *gn_set_name      (const GnSet *set, guint family, guint index);
/** gn_set_complete: returns whether there are as many components as in the box, all without unknown values */
gboolean    gn_set_complete  (const GnSet *set, guint family);
/** gn_set_knows_all: returns whether everything printed on it is known; texts do not count */
gboolean    gn_set_knows_all (const GnSet *set, guint family, guint index);
/** gn_set_component_to_json: the component as in the set; do not change it. (transfer full) */
JsonNode   *gn_set_component_to_json (const GnSet *set, guint family, guint index);

/* Attributes. Each function returns FALSE (or GN_NONE, or -1) if the value is unknown (null or absent). */
/**
 * gn_set_number: a number within the attribute's range
 *
 * gn_set_bag: @counts of @n values
 *
 * gn_set_list: returns the number of values, at most @max
 */
gboolean    gn_set_number (const GnSet *set, guint family, guint index, const char *attr, gint *value);
gint16      gn_set_thing  (const GnSet *set, guint family, guint index, const char *attr);
gboolean    gn_set_bag    (const GnSet *set, guint family, guint index, const char *attr, gint16 *counts, guint n);
gint        gn_set_list   (const GnSet *set, guint family, guint index, const char *attr, gint16 *values, guint max);
const char *gn_set_text   (const GnSet *set, guint family, guint index, const char *attr);
/**
 * gn_set_text_as_written: a text as it is in the set, never in another language: pictures are named after it; or
 * %NULL
 */
const char *gn_set_text_as_written (const GnSet *set, guint family, guint index, const char *attr);
/** gn_family_find_picture: the attribute with a picture of the host's own (%GN_ATTR_PICTURE), or %NULL; its value is a
 * text */
const GnAttr *gn_family_find_picture (const GnFamily *family);
/**
 * gn_set_words: a text inside an effect (gn_set_effects()), which is a string or strings by language, in the user's
 * language. (nullable) (transfer none)
 */
const char *gn_set_words  (const GnSet *set, JsonNode *text);
/** gn_set_copies: the number of copies of a component in the box (GnFamily.copies); 1 if it does not say */
guint       gn_set_copies (const GnSet *set, guint family, guint index);
/**
 * gn_set_dice: a GN_ATTR_DICE
 *
 * Returns: FALSE if it is unknown or "none": @expr then has 0 terms and @flat 0; gn_set_is_none() tells the two apart
 */
gboolean    gn_set_dice (const GnSet *set, guint family, guint index, const char *attr, GnDiceExpr *expr);
gboolean    gn_set_is_none (const GnSet *set, guint family, guint index, const char *attr);
/** gn_set_read_dice: the same for a JSON value */
gboolean    gn_set_read_dice (JsonNode *node, GnDiceExpr *expr);
/** gn_set_effects: a GN_ATTR_EFFECTS as it is in the set, an array; %NULL if there is none. (transfer none) */
JsonNode   *gn_set_effects (const GnSet *set, guint family, guint index, const char *attr);
/**
 * gn_set_effect_word: the word of a GN_ATTR_EFFECT
 *
 * gn_set_effect: a number from the effect's object: gn_set_effect (…, "effect", "gold", &n)
 */
const char *gn_set_effect_word (const GnSet *set, guint family, guint index, const char *attr);
gboolean    gn_set_effect (const GnSet *set, guint family, guint index, const char *attr, const char *key, gint *value);

/* Helpers for a game's compile() to read effects (GN_ATTR_EFFECTS). Each effect is an object that names one of the
 * words. */
/** gn_effect_find: the index in @vocabulary of the word that @effect names ("do"), or -1 */
int         gn_effect_find   (const GnEffectWord *vocabulary, JsonObject *effect);
/** gn_effect_choice: which of the words of the parameter @key is in @effect; 0, the default, if none is */
guint8      gn_effect_choice (const GnEffectWord *vocabulary, guint word, JsonObject *effect, const char *key);

/**
 * gn_set_fault: sets @error to say at which component compile() stopped and why (@sentence, translated). Returns:
 * %FALSE
 */
gboolean    gn_set_fault (const GnSet *set, guint family, guint index, const char *sentence, GError **error);

/**
 * gn_set_check_component:
 *
 * Checks a component in JSON form against the family's schema.
 *
 * Returns: FALSE with @error naming the path and the reason
 */
gboolean    gn_set_check_component (const GnSet *set, guint family, JsonNode *component, GError **error);

/**
 * gn_set_teach:
 *
 * Adds @component, or corrects the one with the same id: keys that are given replace, null makes a value unknown, the
 * others stay. A component without an "id" gets one.
 *
 * Returns: its index, or -1 with @error; the set is then unchanged
 */
int         gn_set_teach (GnSet *set, guint family, JsonNode *component, GError **error);

/**
 * gn_set_forget:
 *
 * Removes a component from a set, of a family that the host designs (GnFamily.designed). Later components move up, so
 * use this only on a copy that no match uses.
 */
void        gn_set_forget (GnSet *set, guint family, guint index);

/**
 * gn_set_name_by_id: gn_set_name() for a component that may not have been entered yet: until then, a place's printed
 * component has the place's name. (transfer full)
 */
char *gn_set_name_by_id (const GnSet *set, guint family, const char *id);

G_END_DECLS
