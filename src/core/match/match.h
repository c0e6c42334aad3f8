/* match.h: what is settled before the first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"
#include "core/set/set.h"

G_BEGIN_DECLS

typedef enum {
  GN_DEALER_BOX = 0,  /* the cardboard decides, the host types in what came up */
  GN_DEALER_APP = 1,  /* the seed decides */
} GnDealer;

/**
 * GnSeat:
 * @name: the person's name, as given
 * @colour: 0…5, the seat colours A…F of the house (with shape and letter)
 * @option: the seat's own options
 */
typedef struct {
  char   *name;
  guint8  colour;
  guint8  option[GN_MAX_SEAT_OPTIONS];
} GnSeat;

/**
 * GnMatch:
 * @game: the rules
 * @n_seats: how many sit at the table
 * @seat: who they are
 * @option: the choice taken of each of the game's options
 * @dealer: who supplies each family's chance
 * @role: the seat that holds each of the game's roles, or -1
 * @unasked: whether forced moves are said by themselves
 * @seed: what the app deals by; drawn at creation, kept in the record
 * @set: the component set; owned
 * @compiled: what the game made of it; remade after teaching
 *
 * One play of a game: seats, options, dealers, component set. Only teach, terms and amend change
 * it. */
struct _GnMatch {
  const GnGame *game;
  guint8        n_seats;
  GnSeat        seat[GN_MAX_SEATS];
  guint8        option[GN_MAX_OPTIONS];
  guint8        dealer[GN_MAX_FAMILIES];
  gint8         role[4];
  gboolean      unasked;
  guint8        seed[16];
  GnSet        *set;
  gpointer      compiled;
};

/**
 * gn_match_new:
 * @game: the rules
 * @n_seats: how many; not checked here (GnGame.start does)
 * @set: (transfer full) (nullable): the component set; %NULL for the game's stand-in
 *
 * A match with default options, everybody nameless, the box dealing where the set is not complete and
 * the app otherwise, and a fresh seed.
 *
 * Returns: (transfer full): the match, or %NULL with @error when the set does not compile
 */
GnMatch *gn_match_new  (const GnGame *game, guint n_seats, GnSet *set, GError **error);
/** gn_match_copy: with a set of its own, compiled anew; (transfer full) */
GnMatch *gn_match_copy (const GnMatch *match);
void     gn_match_free (GnMatch *match);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnMatch, gn_match_free)

/** gn_match_set_name: of a seat below GN_MAX_SEATS, cut and cleaned as a name for the screen (GN_MAX_NAME); empty or
 * %NULL: none */
void     gn_match_set_name (GnMatch *match, guint seat, const char *name);

/** gn_match_recompile: after the set has changed. Returns: FALSE with @error, the match untouched */
gboolean gn_match_recompile (GnMatch *match, GError **error);

/** gn_match_set_option: by ids. Returns: FALSE if there is no such option or choice */
gboolean gn_match_set_option (GnMatch *match, const char *option, const char *choice);

/** gn_match_set_seat_option: one seat's own option; the k-th of the per-seat options lies in GnSeat.option[k] */
gboolean gn_match_set_seat_option (GnMatch *match, guint seat, const char *option, const char *choice);

/** gn_match_set_dealer: @family: a family's id, or "cards" or "dice" for the group; FALSE with @error if the
 * app cannot deal it (its catalogue is not complete) or there is none */
gboolean gn_match_set_dealer (GnMatch *match, const char *family, GnDealer dealer, GError **error);

/** gn_match_name: the seat's name; never %NULL ("Player 2" translated, where none was given) */
const char *gn_match_name (const GnMatch *match, int seat);

/* Names and ids of things in this match. */
/** gn_match_domain_size: values are 0 to below this; 0 for numbers, which have no end */
guint       gn_match_domain_size (const GnMatch *match, guint domain);
/* "ruby", "jew-07", "0" for the first seat, "" for none; never NULL */
const char *gn_thing_id   (const GnMatch *match, GnThing thing);
/* translated; (transfer full); "unknown" for no value */
char       *gn_thing_name (const GnMatch *match, GnThing thing);
char       *gn_thing_counted (const GnMatch *match, GnThing thing, gint n);  /* "3 rubies" */
const char *gn_thing_icon (const GnMatch *match, GnThing thing);  /* or NULL */
/** gn_thing_pictures: the pieces that say it without words (GnValue.pictures), or NULL */
const char *gn_thing_pictures (const GnMatch *match, GnThing thing);
gint16      gn_thing_find (const GnMatch *match, guint domain, const char *id);  /* by id; GN_NONE */

/** gn_arg_is_secret: may only the mover read it, in this match? (GN_ARG_SECRET, or an option says so) */
gboolean gn_arg_is_secret (const GnMatch *match, const GnArg *arg);

G_END_DECLS
