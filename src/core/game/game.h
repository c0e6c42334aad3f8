/* game.h: the contract of a game
 *
 * One const descriptor a game; the middle layer (match-table.h) does all
 * that is the same for every game; the faces know no rules.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"

G_BEGIN_DECLS

/**
 * NP_:
 * Singular and plural of one string in a table, for the two members that follow each other:
 * `.counted = NP_("{n} ruby", "{n} rubies")` fills counted and counted_plural, `.text = NP_ (…)` text and
 * plural. xgettext knows it, so that translations get as many plural forms as their language has.
 */
#define NP_(one, many) one, many

/* ---- Domains: what can be named --------------------------------------- */

/**
 * GnValue:
 * @id: for files and the protocol: "ruby"
 * @name: N_("ruby"), as within a sentence
 * @counted: N_("{n} ruby"), or %NULL where it is never counted
 * @counted_plural: N_("{n} rubies")
 * @words: N_("ruby|rubies|r"): what may be typed for it, or %NULL for the name
 * @icon: the piece that stands for it: "gem-ruby", or %NULL
 * @pictures: the pieces that say it without words, separated by spaces: "gem-diamond gem-ruby"; or
 * %NULL */
typedef struct {
  const char *id;
  const char *name;
  const char *counted;
  const char *counted_plural;
  const char *words;
  const char *icon;
  const char *pictures;
} GnValue;

/**
 * GnDomain:
 * @id: "gem"
 * @title: N_("Gem")
 * @values: the values, where they are the same in every match
 * @n_values: how many; with @family the most there can be
 * @family: 1 + the index of the family whose components are the values, or 0. Then @values is %NULL: components have
 * the names that the set gives them, and neither words, counted forms nor icons. Where these are wanted (colours,
 * suits), the values are a domain of their own, and an attribute of the component points to it
 * @several: the value that a list of several becomes where one is asked for, so
 *   that check() can refuse it with its clause; 0 means none (so such a value is never the first)
 * @unknown: the value that a name of nothing becomes, likewise
 * @hidden: from this value on they exist only to be refused: never offered or
 *   completed; 0 means all are shown
 * @printed: 1 + the index of the family that says what is printed on the values, which are the same in every match
 * (spaces of a board, the ability on a card); 0: none, or the family of the domain's name, whose components have the
 * values' ids
 * @named_as: what lies on a value (GnGame.lies) is what people say for it, too: the upgrade of a board for its slot
 * @printed_on: of a value the index of the component it is printed on, and @attr, its text that the value is called by
 * (%NULL: none). Where that is not known it is called by GnValue.name, whose gap {of} is the component's name: "{of}:
 * ability"
 * @numbered: N_("place {n}"), and no @values: things that are told apart by a number from 1 on. The number is their id,
 * may be typed alone, and up to 9 is their key. They have neither counted forms nor icons
 */
typedef struct {
  const char    *id;
  const char    *title;
  const GnValue *values;
  guint16        n_values;
  guint8         family;
  guint8         several;
  guint8         unknown;
  guint8         hidden;
  guint8         printed;
  gboolean       named_as;
  guint        (*printed_on) (guint value, const char **attr);
  const char    *numbered;
} GnDomain;

/* ---- Verbs: what can be said ------------------------------------------ */

typedef enum {
  GN_ARG_NONE = 0,  /* ends the list */
  GN_ARG_THING,     /* one value of the domain */
  GN_ARG_NUMBER,    /* a whole number */
  GN_ARG_LIST,      /* slot 0: length; then that many values */
  GN_ARG_BAG,       /* a count for each value of the domain, in its order */
} GnArgKind;

typedef enum {
  GN_ARG_USUAL    = 1 << 0,  /* left out, the first that legal() lists is meant */
  GN_ARG_OPTIONAL = 1 << 1,  /* may be absent (GN_NONE) in a complete move */
  GN_ARG_SECRET   = 1 << 2,  /* only the mover may read it until it is revealed */
  GN_ARG_NEW      = 1 << 3,  /* a component not in the set yet may be written out (teaches it) */
  GN_ARG_ANY_ORDER = 1 << 4, /* a list whose order says nothing: its values ascend in a normalised move */
} GnArgFlags;

/**
 * GnArg:
 * @name: "type"; never one of cmd, seat, verb, moves, as, why, agreed
 * @title: N_("Gem"), the label of its field in a form
 * @kind: what it is
 * @domain: of the value, the elements or the keys; %GN_DOMAIN_NUMBER for numbers and numbers in lists
 * @at: first slot in #GnMove.arg
 * @size: slots it takes: 1; a list 1 + its greatest length; a bag the values of its domain.
 *   A list or bag that is not given has GN_NONE in its first slot, zeros or GN_NONE after it are
 *   normalised to GN_NONE; unused places of a given list are GN_NONE
 * @min: least number that is ever lawful (numbers and counts)
 * @max: greatest number that is ever lawful
 * @several: what a list of several becomes where one thing or number is asked for (see #GnDomain); 0: none
 * @flags: #GnArgFlags
 * @secret_option: 1 + the index of an option; where that has the value @secret_is, only the mover may read it, till the
 * story tells it; 0: none
 */
typedef struct {
  const char *name;
  const char *title;
  GnArgKind   kind;
  guint8      domain;
  guint8      at;
  guint8      size;
  gint16      min;
  gint16      max;
  gint16      several;
  guint       flags;
  guint8      secret_option;
  gint16      secret_is;
} GnArg;

typedef enum {
  GN_VERB_CHANCE   = 1 << 0,  /* an outcome, said by GN_CHANCE */
  GN_VERB_HOST     = 1 << 1,  /* said by GN_HOST */
  GN_VERB_COARSE   = 1 << 2,  /* an outcome that tells less than an elementary one; not in legal() */
  GN_VERB_LOOKS    = 1 << 3,  /* shows a secret to somebody: undo past it is `seen-since` */
  GN_VERB_UNASKED  = 1 << 4,  /* said by the middle layer when it is all anybody can do */
  GN_VERB_REFUSED  = 1 << 5,  /* exists only to be refused with a reason */
  GN_VERB_ADJUST   = 1 << 6,  /* the host carries out free text; not in legal() */
  GN_VERB_OPENING  = 1 << 7,  /* begins a cut move */
  GN_VERB_PART     = 1 << 8,
  GN_VERB_CLOSE    = 1 << 9,
  GN_VERB_WHOLE    = 1 << 10, /* says opening, parts and close in one; not in legal(); see GnGame.take_apart */
  GN_VERB_FREE     = 1 << 11, /* does not end the turn (shown apart: "soil sample") */
  /* the host may say it at any time, beside the game (a fact of the box found out late); not in legal() */
  GN_VERB_ASIDE    = 1 << 12,
  GN_VERB_BARE     = 1 << 13, /* typed, its argument says it all: "farmer" for "take the farmer" */
  GN_VERB_ANSWER   = 1 << 14, /* only answers a question: while nobody asks there is no button for it */
} GnVerbFlags;

/**
 * GnVerb:
 * @id: "buy"; two verbs may have one id if they are said by different kinds: a seat, chance, the host
 * (gn_game_find_verb_of())
 * @title: N_("Buy gems"), a button's label
 * @words: N_("buy|b"), what may be typed for it
 * @phrase: N_("buy {n} {type}"), how it is written in the log, typed and read: gaps are names of
 *   arguments. "{n type}" writes a number and a thing as one counted word ("3 rubies"). A part in
 *   square brackets is left out when one of its gaps is absent: "buy {n type}[ with marker {marker}]"
 * @key: "B", or %NULL
 * @icon: the piece beside it, or %NULL
 * @clause: the clause that tells what it is, or %NULL
 * @hint: N_("one sentence of what it does"), or %NULL
 * @flags: #GnVerbFlags
 * @args: in the order in which they are said; ended by GN_ARG_NONE
 * @label: N_("buy {card}"), how people would call such a move where nothing has to be read back: on buttons, in "Undo
 * …"; gaps and brackets as in @phrase, but what it does not mention is left out; %NULL, or while a gap outside brackets
 * is open: the phrase
 */
typedef struct {
  const char *id;
  const char *title;
  const char *words;
  const char *phrase;
  const char *key;
  const char *icon;
  const char *clause;
  const char *hint;
  guint       flags;
  GnArg       args[GN_MAX_VERB_ARGS + 1];
  const char *label;
} GnVerb;

/* ---- Texts: what can be told ------------------------------------------ */

typedef enum {
  GN_TEXT_FACT = 0,
  GN_TEXT_REFUSAL,
  GN_TEXT_PROMPT,
  GN_TEXT_LABEL,      /* insights, scoresheet columns, descriptions */
} GnTextKind;

/**
 * GnText:
 * @kind: what it is for
 * @id: a refusal's code ("not-enough-gold"), a fact's name ("bought"); stable
 * @clause: "ZAV-039", or %NULL
 * @gaps: "who:seat n:number gem:gem cost:number": names and types of the arguments, in the order of
 *   #GnSay.arg. Types: `seat`, `number`, `signed`, `permille` (163 is "16.3 %"), `verb`, `clause` (a number, written
 * with the game's prefix), `words` (two arguments, in words by GnGame.words), a domain's id, `count/DOMAIN` (two
 * arguments: number, value; "3 rubies"), `bag/DOMAIN` (a count for each shown value; "2 rubies and 1 emerald"),
 *   `set/DOMAIN` or `set/seat` (some of its values, at most 60: "G1, G4 and G5"; filled by GN_SAY_SET1 (bits) …
 * GN_SAY_SET4, an argument for each fifteen values of the domain). The names who, from, to, n, was, now mean the same
 * in every game
 * @text: N_("{who} has {have} gold, {what} cost {need}.") with translator comment
 * @plural: its plural form, or %NULL; the gap named in @by counts
 * @by: see @plural
 * @covered: the form where a figure is covered on screen (gold held in the hand), or %NULL
 * @instruction: N_("{gem} arrow to {now}"): what the table does with the cardboard, or %NULL
 * @instruction_plural: its plural form, or %NULL; the gap named in @by counts there, too
 * @doer: who does that: the name of a gap of type seat, or a role ("banker", "observer", "all"), or %NULL
 * @icon: the piece beside fact or instruction: a name, or "{gem}" for the icon of the value in that gap; or %NULL
 * @milestone: a fact that the scoresheet tells again, under its round or turn: "Berta turns up the letter N."
 * @reason: a fact that only tells why: candidates that were passed over, how a tie was broken. It belongs to the facts
 * round it and is told below them, quieter
 * @chapter: a fact with which something new begins within all that follows from one entry: the next card that is played
 * by itself. Told as a heading over what follows
 * @by_round: a fact about a seat and a thing, which the scoresheet lists by seat and round: "Berta takes the
 * Hunter." */
typedef struct {
  GnTextKind  kind;
  const char *id;
  const char *clause;
  const char *gaps;
  const char *text;
  const char *plural;
  const char *by;
  const char *covered;
  const char *instruction;
  const char *instruction_plural;
  const char *doer;
  const char *icon;
  gboolean    milestone;
  gboolean    by_round;
  gboolean    reason;
  gboolean    chapter;
} GnText;

/* ---- Fields: what a state is made of ---------------------------------- */

typedef enum {
  GN_FIELD_END = 0,
  GN_FIELD_INT8,
  GN_FIELD_UINT8,
  GN_FIELD_INT16,
  GN_FIELD_UINT16,
  GN_FIELD_INT32,
  GN_FIELD_BITS8,    /* a set of values of the domain, as bits */
  GN_FIELD_BITS16,
  GN_FIELD_BITS32,
  GN_FIELD_BITS64,   /* of at most 63 values: the places of a board (grid.h) */
  GN_FIELD_PILE,     /* a GnPile (pile.h); domain: its cards */
} GnFieldType;

typedef enum {
  GN_KNOWN_ALL = 0,  /* public */
  GN_KNOWN_OWNER,    /* the seat that is the first index; others' copies hold @hidden_as */
  GN_KNOWN_NOBODY,   /* only GN_EVERYTHING */
  GN_KNOWN_COVERED,   /* public knowledge that is only covered on screen (GnGame.covered) */
  GN_KNOWN_PILE,     /* as the pile's layers say */
} GnKnown;

typedef enum {
  GN_FIELD_CLOCK   = 1 << 0,  /* counts rounds or turns: what charts are drawn over */
  GN_FIELD_FIXED   = 1 << 1,  /* not offered in the correction form */
  GN_FIELD_DERIVED = 1 << 2,  /* not in positions: settle() makes it */
  GN_FIELD_CHART   = 1 << 3,  /* drawn over the clock on the scoresheet, a line an index value ("Prices by round"; by
                               * seat in the seats' colours; without an index one line; sets count their members).
                               * Two charts fit a sheet; points by round are the first where there are points */
  GN_FIELD_SPARSE  = 1 << 5,  /* what is 0 is left out of positions: counts by card, of which few are not */
} GnFieldFlags;

/**
 * GnField:
 * @id: its key in a position: "gold"
 * @title: N_("Gold"), in the correction form
 * @group: N_("Players"): fields of one group stand together in the form
 * @type: how it is stored
 * @offset: of the first element, by offsetof()
 * @dim: declared lengths of the one or two array dimensions; 0: none. There is no third: of an array [a][b][c] each of
 * the a parts is a field of its own, with its own offset ("red", "blue", "green" by seat and place)
 * @index: the domains that the dimensions run over (%GN_DOMAIN_SEAT: only the seats of the match)
 * @domain: of the values; %GN_DOMAIN_NUMBER for numbers. A thing not there is −1 in signed types and
 *   written null
 * @min: least number
 * @max: greatest number
 * @known: who may know it
 * @hidden_as: what those see who may not
 * @flags: #GnFieldFlags
 *
 * In a position a field is a value; or with an index an object by the values' ids, with seats an
 * array in seat order (an object by seat numbers is read too); with two, these nested.
 */
typedef struct {
  const char *id;
  const char *title;
  const char *group;
  GnFieldType type;
  guint16     offset;
  guint8      dim[2];
  guint8      index[2];
  guint8      domain;
  gint32      min;
  gint32      max;
  GnKnown     known;
  gint16      hidden_as;
  guint       flags;
} GnField;

/* ---- Families: what lies in the box ----------------------------------- */

typedef enum {
  GN_ATTR_END = 0,
  GN_ATTR_NUMBER,
  GN_ATTR_THING,
  GN_ATTR_LIST,     /* values of the domain, repeats allowed */
  GN_ATTR_BAG,      /* value → count */
  GN_ATTR_TEXT,     /* as printed; names and read-aloud texts */
  GN_ATTR_EFFECT,   /* an object {"do": …, parameters}; the words are GnAttr.effects */
  GN_ATTR_DICE,     /* a number, dice ("2d6", "d8+2") or "none": nothing is printed there */
  GN_ATTR_EFFECTS,  /* a list of effects {"do": …, parameters}, which may hold lists; the words are GnAttr.vocabulary */
} GnAttrKind;

typedef enum {
  GN_NAMES_NOTHING = 0,
  GN_NAMES_IT,        /* a component without a name is called by this thing: "Gnomunculus" */
  GN_NAMES_NUMBERED,  /* by this thing and its number in the set: "jewelry 3"; where the other kind does not serve */
  GN_NAMES_PART,      /* by the two things of this kind, one after the other: "Turquefoss 3" */
} GnNaming;

typedef enum {
  GN_PARAM_END = 0,
  GN_PARAM_NUMBER,
  GN_PARAM_WORD,    /* one of @words; the first is meant where none is given */
  GN_PARAM_DICE,    /* dice as in GN_ATTR_DICE */
  GN_PARAM_TEXT,    /* words to be read aloud, as in GN_ATTR_TEXT */
  GN_PARAM_LIST,    /* effects */
  GN_PARAM_LISTS,   /* a list of lists of effects */
  GN_PARAM_ROWS,    /* a list of {"from": n, "to": n, "then": effects} */
} GnParamKind;

/**
 * GnParam:
 * @id: its key in an effect: "n"
 * @title: N_("How many")
 * @kind: what it holds
 * @min: least number, or fewest lists and rows
 * @max: greatest number, or most
 * @words: for GN_PARAM_WORD, %NULL-ended
 * @needed: it cannot be left out
 * @titles: (nullable): N_() for each of @words, as people call it; %NULL: the words themselves
 * @aside: seldom said: a form keeps it behind "more" as long as it says nothing unusual
 * @when: (nullable): ids of GN_PARAM_WORDs, with commas: it has a meaning only where one of these is (@unless: is not)
 * one of @is
 * @is: words, with commas
 */
typedef struct {
  const char        *id;
  const char        *title;
  GnParamKind        kind;
  gint16             min;
  gint16             max;
  const char *const *words;
  gboolean           needed;
  const char *const *titles;
  gboolean           aside;
  const char        *when;
  const char        *is;
  gboolean           unless;
} GnParam;

#define GN_MAX_PARAMS 20  /* what goes with a word at most */

/**
 * GnEffectWord:
 * @word: "lose-card"; a table of them is ended by an empty one
 * @title: N_("Loses cards"), in a list to choose from
 * @params: what goes with it; ended by GN_PARAM_END
 *
 * A word of a game's effect vocabulary (design, section 7).
 */
typedef struct {
  const char *word;
  const char *title;
  GnParam     params[GN_MAX_PARAMS + 1];
} GnEffectWord;

/**
 * GnAttr:
 * @id: its key in a component: "cost"
 * @title: N_("Cost")
 * @kind: what it holds
 * @domain: of things, list elements and bag keys
 * @min: least number or count
 * @max: greatest
 * @nullable: it may be unknown (null) for now
 * @effects: for GN_ATTR_EFFECT: the words of the vocabulary, %NULL-ended
 * @when: printed only where the attribute of this id is the thing @is ("kind" is "artifact"): elsewhere it is
 *   neither asked for nor missing; %NULL: printed on all
 * @is: see @when
 * @unless: the other way round: printed on all but those
 * @fixed: comes with the component and is never asked for: which clan it is
 * @instead: where the attribute of this id is known, this one is not missing: words that are read aloud stand for
 * effects
 * @own: everybody's box says it in its own words: presets (GnFamily.preset) come without it
 * @effect_titles: N_() for each of @effects, as people call it; %NULL: the words themselves
 * @effect_of: the effect goes without saying: of the component whose attribute of this id is the thing v, it is
 * effects[v], and only its figure is asked for
 * @usual: @min is what most components have: taken unless something else is said
 * @aside: seldom needed, or needed late: it stands last where a component is written out
 * @names: what a component is called that has no name of its own
 * @telling: bits of @effects whose figure belongs to that name: "Alchemister 10"
 * @vocabulary: for GN_ATTR_EFFECTS: its words
 * @optional: left out means that there is none, not that it is unknown
 * @ordered: of a list: which of them comes first matters
 */
typedef struct {
  const char        *id;
  const char        *title;
  GnAttrKind         kind;
  guint8             domain;
  gint16             min;
  gint16             max;
  gboolean           nullable;
  const char *const *effects;
  const char        *when;
  gint16             is;
  const char *const *effect_titles;
  const char        *effect_of;
  gboolean           usual;
  gboolean           aside;
  GnNaming           names;
  guint32            telling;
  const GnEffectWord *vocabulary;
  gboolean           optional;
  gboolean           ordered;
  gboolean           unless;
  gboolean           fixed;
  gboolean           own;
  const char        *instead;
} GnAttr;

/**
 * GnFamily:
 * @id: "items"
 * @title: N_("Artifacts and jewelry")
 * @one: N_("item"), a single one in a sentence
 * @group: which dealer switch it belongs to: "cards" or "dice" (protocol: `cards` is all but dice)
 * @attrs: what is printed on a component; %NULL for dice and families without components
 * @max: the most components a set can hold (its domain's n_values)
 * @expected: how many the box holds, or 0 where not known: a family with as many complete components is complete
 * @hint: N_("who shuffles …"), a sentence for the setup page, or %NULL
 * @preset: what everybody's box is known to hold: a set of one's own begins with the stand-in's components of it
 * @designed: the host thinks these up instead of reading them off the box (a board): the stand-in takes them too
 * (gn_library_save_set()), and those that did not ship can be taken out of a set again (gn_set_forget())
 * @copies: the attribute that tells how many copies of a component the box holds (left out: 1), for gn_set_copies();
 * then @expected counts copies, not kinds; %NULL: each is there once
 */
typedef struct {
  const char   *id;
  const char   *title;
  const char   *one;
  const char   *group;
  const GnAttr *attrs;
  guint16       max;
  guint16       expected;
  const char   *hint;
  const char   *copies;
  gboolean      preset;
  gboolean      designed;
} GnFamily;

/* ---- Options ----------------------------------------------------------- */

/**
 * GnChoice:
 * @id: "limited"
 * @title: N_("Limited")
 * @hint: N_("38 of each type, as in the box")
 */
typedef struct {
  const char *id;
  const char *title;
  const char *hint;
} GnChoice;

/**
 * GnOption:
 * @id: "gem-supply"
 * @title: N_("Gems in the bank")
 * @hint: N_("one sentence")
 * @clause: where it is explained: "ZAV-136", a ruling "R-10", or %NULL
 * @choices: ended by an empty one; the first is the default
 * @per_seat: each seat has its own
 * @expert: folded away under "more" at setup
 * @family: 1 + the index of a family whose components may be chosen as well, after @choices and by their ids (a board
 * of the set); 0: none
 * @suits: (nullable): is the component with that index one for so many players? What is not is not offered
 * @group: (nullable): N_("What the black dice show"): options that follow each other with the same one stand folded in
 * a row of their own
 */
typedef struct {
  const char     *id;
  const char     *title;
  const char     *hint;
  const char     *clause;
  const GnChoice *choices;
  gboolean        per_seat;
  gboolean        expert;
  guint8          family;
  gboolean      (*suits) (const GnSet *set, guint index, guint n_seats);
  const char     *group;
} GnOption;

/**
 * GnSetupStep:
 * @text: N_("{gold} gold to each; all else is the bank"), gaps filled by GnGame.setup_figure
 * @icon: piece, or %NULL
 * @clause: "ZAV-003"
 * @needs: a bit set: 1 only with the box, 2 only with the app
 *
 * A line of the checklist that the host ticks off before the first move.
 */
typedef struct {
  const char *text;
  const char *icon;
  const char *clause;
  guint       needs;
} GnSetupStep;

/**
 * GnSetupFigure:
 * @value: N_("{goal}") or N_("{artifacts_display} + {artifacts_pile}"), gaps filled by GnGame.setup_figure
 * @text: N_("points end the game"), gaps likewise
 *
 * One of the three or four numbers that matter most while a table is laid; shown large.
 */
typedef struct {
  const char *value;
  const char *text;
} GnSetupFigure;

/**
 * GnColour:
 * @id: "red"
 * @name: N_("red"), as the table calls it
 *
 * What the box calls a seat's colour, where its pieces have colours of their own. The house's shape and letter stay;
 * the fill is that of the house's palette under @id (gn_pieces_has_fill()).
 */
typedef struct {
  const char *id;
  const char *name;
} GnColour;

/* ---- The descriptor ---------------------------------------------------- */

/**
 * GnGame:
 *
 * The rules of one game. R is (const GnMatch *, gconstpointer state), W is
 * (const GnMatch *, gpointer state).
 *
 * @start: makes the state before the first move from zeroed bytes; FALSE with a reason if seats or options do not fit
 * @check: is @move lawful now? takes any number in any slot and any seat; changes nothing; @why may be %NULL
 * @apply: does a checked move and all that follows by itself up to the next decision or outcome; cannot
 *   fail; @story may be %NULL and never changes what happens
 * @legal: appends every lawful move of every seat, the host and chance's elementary outcomes where the box
 *   decides and the app alike, without duplicates, in table order; not adjust, wholes, coarse
 *   outcomes, teach. Lawful means: check() accepts it
 * @prompt: who does what now
 * @score: the scoresheet, valid at any time
 * @chance: the elementary outcomes of what is due now, with exact weights; empty when nothing is
 * @insights: odds, forecasts, hints
 * @describe: a sentence about a thing, for tooltip and screen reader
 * @redact: hides from @viewer what fields and piles alone do not; runs after them
 * @settle: completes a position of which only @given was said, and sets what no field holds: #GnHead.over among it, so
 * that the end must be told by the fields (a phase, a round after the last)
 * @audit: does every component still exist once? FALSE with the reason
 * @compile: the set as arrays, in one g_malloc() block, or %NULL with @error
 * @take_apart: writes the moves that a whole stands for into @parts
 * @setup_figure: the figure of a gap of a setup step or of the setup's summary: by seats and options
 * @named_as: what lies in a place, where people name that rather than the place (the card in a slot of the display); a
 *   thing with the value %GN_NONE: nothing that is known
 * @meaning: what a move comes to now, where its phrase is but a number: which of a card's lists "choose 2" is;
 * (transfer full), or %NULL
 * @words: the text behind the two arguments of a gap of type `words`; (transfer full)
 * @covered: TRUE when fields of %GN_KNOWN_COVERED are to be covered on screen in this match (option)
 * @seat_fill: the id of a fill of the house's palette (gn_pieces_has_fill()) for a seat of this match; shape and letter
 * stay the house's
 */
struct _GnGame {
  const char *id;
  const char *title;
  const char *blurb;      /* N_("2–4 players, 90 min") is made from these: */
  guint       minutes;
  const char *accent;     /* "zavandor": the class of its colours and its emblem "emblem-zavandor" */
  const char *prefix;     /* of clause ids: "ZAV" */
  guint       rules_version;
  guint8      min_seats, max_seats;
  gsize       state_size;

  const GnOption    *options;   /* ended by an empty one, as all tables here */
  const GnFamily    *families;
  const GnDomain    *domains;
  const GnVerb      *verbs;
  const GnText      *texts;     /* [0] is empty; refusals stand in the order in which they are given */
  const GnField     *fields;
  const GnSetupStep *setup;
  const char *const *roles;     /* "banker", "observer": seats may hold them (GnMatch.role); %NULL-ended or %NULL */
  const char *const *role_titles;

  gboolean (*start)  (const GnMatch *match, gpointer state, GnSay *why);
  gboolean (*check)  (const GnMatch *match, gconstpointer state, const GnMove *move, GnSay *why);
  void     (*apply)  (const GnMatch *match, gpointer state, const GnMove *move, GnStory *story);
  void     (*legal)  (const GnMatch *match, gconstpointer state, GnMoveList *list);
  void     (*prompt) (const GnMatch *match, gconstpointer state, GnPrompt *prompt);
  void     (*score)  (const GnMatch *match, gconstpointer state, GnScoresheet *sheet);

  void     (*chance)   (const GnMatch *match, gconstpointer state, GnOutcomes *outcomes);
  void     (*insights) (const GnMatch *match, gconstpointer state, GnInsights *insights);
  void     (*describe) (const GnMatch *match, gconstpointer state, GnThing thing, GnSay *say);
  void     (*redact)   (const GnMatch *match, gpointer state, int viewer);
  gboolean (*settle)   (const GnMatch *match, gpointer state, const GnGiven *given, GnSay *why);
  gboolean (*audit)    (const GnMatch *match, gconstpointer state, GnSay *why);
  gpointer (*compile)  (const GnSet *set, GError **error);
  guint    (*take_apart) (const GnMatch *match, gconstpointer state, const GnMove *whole, GnMoveList *parts);
  gint     (*setup_figure) (const GnMatch *match, const char *gap);
  gboolean (*covered)     (const GnMatch *match);
  char    *(*meaning)  (const GnMatch *match, gconstpointer state, const GnMove *move);
  char    *(*words)    (const GnMatch *match, int what, int which);

  const GnSetupFigure *figures;   /* ended by an empty one, or %NULL */

  GnThing  (*named_as)     (const GnMatch *match, gconstpointer state, GnThing place);

  const GnColour *colours;        /* by the seats' colours A, B, C …, ended by an empty one; or %NULL: the house's */

  gboolean together;              /* all win or lose together: "2–5 players together" */

  /* the fill of a seat's pieces, where it follows from the match (its tribe); may be %NULL */
  const char *(*seat_fill) (const GnMatch *match, int seat);
};

/* Which games there are: core knows none by name, each is registered by gn_games_init() or by a test. */
/** gn_game_register: @game stays for the life of the program; registering it again does nothing */
void          gn_game_register (const GnGame *game);
/** gn_game_find: by id, or %NULL */
const GnGame *gn_game_find     (const char *id);

/* Table look-ups; each returns the index, or -1. */
int  gn_game_find_verb   (const GnGame *game, const char *id);
/** gn_game_find_verb_of: of several of one id the one that @seat (a seat, %GN_CHANCE, %GN_HOST) may say; else the first
 */
int  gn_game_find_verb_of (const GnGame *game, const char *id, int seat);
/** gn_game_find_domain: "seat" is %GN_DOMAIN_SEAT; gn_game_find_family, gn_game_find_option: by id, too */
int  gn_game_find_domain (const GnGame *game, const char *id);
int  gn_game_find_field  (const GnGame *game, const char *id);
int  gn_game_find_family (const GnGame *game, const char *id);
int  gn_game_find_option (const GnGame *game, const char *id);
int  gn_game_find_text   (const GnGame *game, GnTextKind kind, const char *id);
/** gn_game_n_verbs, gn_game_n_families, …: how many rows a table has */
guint gn_game_n_verbs    (const GnGame *game);
guint gn_game_n_domains  (const GnGame *game);
guint gn_game_n_fields   (const GnGame *game);
guint gn_game_n_families (const GnGame *game);
guint gn_game_n_options  (const GnGame *game);
guint gn_game_n_texts    (const GnGame *game);
/** gn_domain_id, gn_domain_find: the id of a value and back, where the values are the same in every match (no family);
 * %GN_NONE: there is none of this id */
const char *gn_domain_id (const GnDomain *domain, guint value);
gint16 gn_domain_find    (const GnDomain *domain, const char *id);
/** gn_domain_name: what such a value is called: "place 3"; (transfer full) */
char *gn_domain_name     (const GnDomain *domain, guint value, gboolean english);
/** gn_verb_find_arg: by name; (transfer none), or %NULL */
const GnArg *gn_verb_find_arg (const GnVerb *verb, const char *name);

G_END_DECLS
