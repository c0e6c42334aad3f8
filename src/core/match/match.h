/* match.h: a match: seats, options, dealers and set, as decided before the first move
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/game/game.h"
#include "core/set/set.h"

G_BEGIN_DECLS

typedef enum {
  GN_DEALER_BOX = 0,  /* the physical box decides; the host enters what came up */
  GN_DEALER_APP = 1,  /* the seed decides */
} GnDealer;

/**
 * GnSeat:
 * @name: the player's name, as entered
 * @colour: 0…11, Gnomon's seat colors A…L (each with a shape and a letter), below gn_game_n_colours()
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
 * @title: the name of the game that is played, as entered, if @game scores any game (GnGame.another); or %NULL
 * @n_seats: number of seats
 * @seat: the seats and their players
 * @option: the choice for each of the game's options
 * @dealer: who supplies the chance of each family
 * @role: the seat that holds each of the game's roles, or -1
 * @unasked: whether forced moves are made automatically
 * @seed: the source of what the app deals; drawn at creation, kept in the record
 * @set: the component set; owned
 * @compiled: the game's data made from the set; remade after teaching
 *
 * One play of a game. Only teaching, terms and corrections change it.
 */
struct _GnMatch {
  const GnGame *game;
  char         *title;
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

/** GN_FOR_SEATS: a loop over the seats of @match; a block or a statement follows */
#define GN_FOR_SEATS(match, seat) for (int seat = 0; seat < (match)->n_seats; seat++)

/**
 * gn_match_new:
 * @game: the rules
 * @n_seats: number of seats; not checked here (GnGame.start does)
 * @set: (transfer full) (nullable): the component set; %NULL for the game's stand-in
 *
 * Makes a match with default options, unnamed players and a fresh seed. The box deals families that are not complete
 * in the set; the app deals the others.
 *
 * Returns: (transfer full): the match, or %NULL with @error if the set does not compile
 */
GnMatch *gn_match_new  (const GnGame *game, guint n_seats, GnSet *set, GError **error);
/** gn_match_copy: a copy with its own set, compiled again; (transfer full) */
GnMatch *gn_match_copy (const GnMatch *match);
void     gn_match_free (GnMatch *match);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnMatch, gn_match_free)

/**
 * gn_match_set_name: sets the name of a seat below GN_MAX_SEATS, shortened and cleaned for the screen (GN_MAX_NAME);
 * empty or %NULL for none
 */
void     gn_match_set_name (GnMatch *match, guint seat, const char *name);

/**
 * gn_match_set_title: sets the name of the game that is played, cleaned as the name of a seat is; empty or %NULL for
 * none. It has to be a match of a game that scores any game (GnGame.another)
 */
void     gn_match_set_title (GnMatch *match, const char *title);

/**
 * gn_match_recompile: compiles the set again after it changed. Returns: FALSE with @error; the match is then
 * unchanged
 */
gboolean gn_match_recompile (GnMatch *match, GError **error);

/** gn_match_set_option: sets an option by ids. Returns: FALSE if there is no such option or choice */
gboolean gn_match_set_option (GnMatch *match, const char *option, const char *choice);

/**
 * gn_match_set_seat_option: sets one seat's own option by ids; the k-th of the per-seat options is in
 * GnSeat.option[k]
 */
gboolean gn_match_set_seat_option (GnMatch *match, guint seat, const char *option, const char *choice);

/**
 * gn_match_set_dealer:
 * @family: a family's id, or "cards" or "dice" for the group
 *
 * Returns: FALSE with @error if the app cannot deal the family (the set is not complete), or if there is no such
 *   family
 */
gboolean gn_match_set_dealer (GnMatch *match, const char *family, GnDealer dealer, GError **error);

/**
 * gn_match_may_deal:
 * @family: as in gn_match_set_dealer()
 * @why: (optional): the game's own refusal, if it has one (GnGame.incomplete)
 *
 * Returns: FALSE if the set does not know enough for the app to deal the family
 */
gboolean gn_match_may_deal (const GnMatch *match, const char *family, GnSay *why);

/** gn_match_title: the name of the game wherever a match shows it: as entered, as the game calls it in this match
 * (GnGame.title_of), or the game's title, translated; (transfer full) */
char *gn_match_title (const GnMatch *match);

/** gn_match_name: the seat's name; never %NULL ("Player 2", translated, if none was entered) */
const char *gn_match_name (const GnMatch *match, int seat);

/* Names and ids of things in this match. */
/** gn_match_domain_size: values are from 0 to below this; 0 for numbers, which have no limit */
guint       gn_match_domain_size (const GnMatch *match, guint domain);
/** gn_match_domain_shown: the same without the values that exist only to be refused (GnDomain.hidden) */
guint       gn_match_domain_shown (const GnMatch *match, guint domain);
/* gn_thing_id: "ruby", "jew-07", "0" for the first seat, "" for none; never NULL */
const char *gn_thing_id   (const GnMatch *match, GnThing thing);
/* gn_thing_name: translated; "unknown" for no value; (transfer full) */
char       *gn_thing_name (const GnMatch *match, GnThing thing);
char       *gn_thing_counted (const GnMatch *match, GnThing thing, gint n);  /* "3 rubies" */
const char *gn_thing_icon (const GnMatch *match, GnThing thing);  /* or NULL */
/** gn_thing_pictures: pictures that show it without words (GnValue.pictures), or NULL */
const char *gn_thing_pictures (const GnMatch *match, GnThing thing);
gint16      gn_thing_find (const GnMatch *match, guint domain, const char *id);  /* by id; GN_NONE if there is none */

/**
 * gn_arg_is_secret: returns whether only the player who moves may read the argument in this match (GN_ARG_SECRET, or
 * an option says so)
 */
gboolean gn_arg_is_secret (const GnMatch *match, const GnArg *arg);

G_END_DECLS
