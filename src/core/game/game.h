/* game.h: the interface between a game and Gnomon
 *
 * Each game is one const descriptor, GnGame. The middle layer (match-table.h) does everything that is the same for
 * all games. The windows and the referee know no rules.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/base/types.h"
#include "core/game/gather.h"

#include <json-glib/json-glib.h>

G_BEGIN_DECLS

/**
 * NP_:
 *
 * Singular and plural of one string in a table, for two members in a row: `.counted = NP_("{n} ruby", "{n} rubies")`
 * sets counted and counted_plural, `.text = NP_ (…)` sets text and plural. xgettext knows NP_(), so translations have
 * as many plural forms as their language needs.
 */
#define NP_(one, many) one, many

/* ---- Domains: the things that have names ------------------------------ */

/**
 * GnValue:
 * @id: for files and the protocol: "ruby"
 * @name: N_("ruby"), as in the middle of a sentence
 * @counted: N_("{n} ruby"), or %NULL if it is never counted
 * @counted_plural: N_("{n} rubies")
 * @words: N_("ruby|rubies|r"): the words that can be typed for it, or %NULL for the name only
 * @icon: its picture: "gem-ruby", or %NULL
 * @pictures: pictures that show it without words, separated by spaces: "gem-diamond gem-ruby"; or %NULL
 */
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
 * @values: the values, if they are the same in every match
 * @n_values: number of values; with @family the maximum
 * @family: 1 + the index of the family whose components are the values, or 0. If set, @values is %NULL: the set gives
 *   the components their names, and they have no words, counted forms or icons. If these are needed (colors, suits),
 *   give the values a domain of their own and let an attribute of the component refer to it
 * @several: the value that replaces a list of several where only one is allowed, so that check() can refuse it with
 *   its clause; 0 for none (so it can never be the first value)
 * @unknown: the value that replaces a name that is not known; 0 for none, as with @several
 * @hidden: values from this one on exist only to be refused: never offered or completed; 0: all are shown
 * @printed: 1 + the index of the family that holds what is printed on the values, if these are the same in every
 *   match (the spaces of a board, the ability on a card). 0: none, or the family with the domain's name, whose
 *   components have the same ids as the values
 * @named_as: the thing on a value (GnGame.named_as) can be named for the value as well: the upgrade on a board for
 *   its slot
 * @printed_on: returns the index of the component that a value is printed on, and in @attr the text attribute that
 *   names the value (%NULL: none). While that text is unknown, the name is GnValue.name, with the component's name in
 *   its gap {of}: "{of}: ability"
 * @numbered: N_("place {n}"), with @values %NULL: things that differ only by their number, from 1 on. The number is
 *   the id, can be typed alone, and is the key up to 9. Such values have no counted forms and no icons
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

/* ---- Verbs: the moves of a game --------------------------------------- */

typedef enum {
  GN_ARG_NONE = 0,  /* ends the list */
  GN_ARG_THING,     /* one value of the domain */
  GN_ARG_NUMBER,    /* a whole number */
  GN_ARG_LIST,      /* slot 0 is the length; that many values follow */
  GN_ARG_BAG,       /* a count for each value of the domain, in domain order */
  GN_ARG_FIGURE,    /* a sum that keeps its terms (core/base/figure.h): "3+6+2". GnGame.figure_range says which are
                     * legal; legal() lists some of them */
} GnArgKind;

typedef enum {
  /* May be left out: the first that legal() lists is then meant. For an amount, or a thing of the player's own of which
   * nearly everybody means the first; never for whom or what a move is done to */
  GN_ARG_USUAL    = 1 << 0,
  GN_ARG_OPTIONAL = 1 << 1,  /* may be absent (GN_NONE) in a complete move */
  GN_ARG_SECRET   = 1 << 2,  /* only the player who moves may read it until it is revealed */
  GN_ARG_NEW      = 1 << 3,  /* a component that is not in the set yet can be entered (this teaches it) */
  GN_ARG_ANY_ORDER = 1 << 4, /* a list whose order has no meaning: normalizing sorts its values upward */
} GnArgFlags;

/**
 * GnArg:
 * @name: "type"; never one of cmd, seat, verb, moves, as, why, agreed
 * @title: N_("Gem"), the label of its field in a form
 * @kind: the type of the argument
 * @domain: of the value, of the list elements or of the bag keys; %GN_DOMAIN_NUMBER for numbers and lists of numbers
 * @at: first slot in #GnMove.arg
 * @size: number of slots: 1; for a list 1 + its maximum length; for a bag the number of values of its domain; for a
 *   figure %GN_FIGURE_SLOTS. A list, a figure
 *   or bag that is absent has GN_NONE in its first slot; normalizing turns zeros or GN_NONE after it into GN_NONE.
 *   Unused slots of a list that is present are GN_NONE
 * @min: the lowest number or count that can ever be legal
 * @max: the highest number or count that can ever be legal
 * @several: the value that replaces a list of several where one thing or number is asked for (see #GnDomain); 0: none
 * @flags: #GnArgFlags
 * @secret_option: 1 + the index of an option; if that has the value @secret_is, only the player who moves may read
 *   the argument, until a fact reveals it; 0: none
 * @secret_is: see @secret_option
 * @words: (nullable): other words, with "|" between them, that can be typed for its title: those that it had before
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
  const char *words;
} GnArg;

typedef enum {
  GN_VERB_CHANCE   = 1 << 0,  /* an outcome, entered by GN_CHANCE */
  GN_VERB_HOST     = 1 << 1,  /* made by GN_HOST */
  GN_VERB_COARSE   = 1 << 2,  /* an outcome that tells less than an elementary one; not in legal() */
  GN_VERB_LOOKS    = 1 << 3,  /* shows somebody a secret: undoing past it is refused as `seen-since` */
  GN_VERB_UNASKED  = 1 << 4,  /* made by the middle layer if it is the only possible move */
  GN_VERB_REFUSED  = 1 << 5,  /* exists only to be refused with a reason */
  GN_VERB_ADJUST   = 1 << 6,  /* the host carries out free text; not in legal() */
  GN_VERB_OPENING  = 1 << 7,  /* opens a move that is entered in parts */
  GN_VERB_PART     = 1 << 8,
  GN_VERB_CLOSE    = 1 << 9,
  GN_VERB_WHOLE    = 1 << 10, /* opening, parts and close in one move; not in legal(); see GnGame.take_apart */
  GN_VERB_FREE     = 1 << 11, /* does not end the turn (shown separately: "soil sample") */
  /* the host can make it at any time, outside the course of the game (a fact about the box that turns up late);
   * not in legal() */
  GN_VERB_ASIDE    = 1 << 12,
  GN_VERB_BARE     = 1 << 13, /* typed, its argument alone is enough: "farmer" for "take the farmer" */
  GN_VERB_ANSWER   = 1 << 14, /* only answers a question: it has no button unless someone is asked */
} GnVerbFlags;

/**
 * GnVerb:
 * @id: "buy"; two verbs may share an id if different kinds of player make them: a seat, chance, the host
 *   (gn_game_find_verb_of())
 * @title: N_("Buy gems"), the label of a button
 * @words: N_("buy|b"), the words that can be typed for it
 * @phrase: N_("buy {n} {type}"), the form in which it is logged, typed and parsed. Gaps are the names of arguments.
 *   "{n type}" writes a number and a thing as one counted word ("3 rubies"). A part in square brackets is dropped if
 *   one of its gaps is absent: "buy {n type}[ with marker {marker}]"
 * @key: "B", or %NULL
 * @icon: the picture beside it, or %NULL
 * @clause: the clause that explains it, or %NULL
 * @hint: N_("one sentence of what it does"), or %NULL
 * @flags: #GnVerbFlags
 * @args: in the order in which they are announced; ended by GN_ARG_NONE
 * @label: N_("buy {card}"), the name that people give such a move where it is never parsed: on buttons, in "Undo …".
 *   Gaps and brackets as in @phrase, but arguments may be missing. The phrase is used if this is %NULL, or while a
 *   gap outside brackets is open
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

/* ---- Texts: what a game reports --------------------------------------- */

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
 * @gaps: "who:seat n:number gem:gem cost:number": names and types of the arguments, in the order of #GnSay.arg.
 *   Types: `seat`, `number`, `signed`, `figure` (a number of any size, written by GN_SAY_FIGURE: two arguments),
 *   `permille` (163 is "16.3%"), `verb`, `clause` (a number, written with the
 *   game's prefix), `words` (two arguments, turned into words by GnGame.words), a domain's id, `count/DOMAIN` (two
 *   arguments: number, value; "3 rubies"), `bag/DOMAIN` (a count for each shown value; "2 rubies and 1 emerald"),
 *   `set/DOMAIN` or `set/seat` (some of its values, at most 60: "G1, G4 and G5"; filled by GN_SAY_SET1 (bits) …
 *   GN_SAY_SET4, one argument for each fifteen values of the domain). The names who, from, to, n, was, now mean the
 *   same in every game
 * @text: N_("{who} has {have} gold, {what} cost {need}.") with a comment for translators
 * @plural: its plural form, or %NULL; the gap named in @by selects the form
 * @by: see @plural
 * @covered: the form for a figure that is covered on screen (gold in hand), or %NULL
 * @brief: the form for a button that names the action, with no more than the reason: N_("{who} lacks {lack}"); or %NULL
 * @instruction: N_("{gem} arrow to {now}"): what to do with the cardboard, or %NULL
 * @instruction_plural: its plural form, or %NULL; the gap named in @by selects it, too
 * @doer: who does that: the name of a gap of type seat, or a role ("banker", "observer", "all"); or %NULL for what the
 *   text does not say, so that a screen reader is told both (gn_say_is_whole())
 * @icon: the picture beside the fact or instruction: a name, or "{gem}" for the icon of the value in that gap; or
 *   %NULL
 * @cost: of a fact: the gap with what the move costs its player (`who`), or with a plus in front what it brings ("+n"),
 *   in the first figure of a seat that has a picture (gold); or %NULL
 * @milestone: a fact that the scoresheet repeats under its round or turn: "Berta turns up the letter N."
 * @by_round: a fact about a seat and a thing, which the scoresheet lists by seat and round: "Berta takes the Hunter."
 * @reason: a fact that only gives a reason: candidates that were passed over, how a tie was broken. It belongs to the
 *   facts around it and is shown below them, less prominent
 * @chapter: a fact that starts a new section in what follows from one entry: the next card that is played
 *   automatically. Shown as a heading
 */
typedef struct {
  GnTextKind  kind;
  const char *id;
  const char *clause;
  const char *gaps;
  const char *text;
  const char *plural;
  const char *by;
  const char *covered;
  const char *brief;
  const char *instruction;
  const char *instruction_plural;
  const char *doer;
  const char *icon;
  const char *cost;
  gboolean    milestone;
  gboolean    by_round;
  gboolean    reason;
  gboolean    chapter;
} GnText;

/* ---- Fields: the members of a state ----------------------------------- */

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
  GN_FIELD_BITS64,   /* at most 63 values: the places of a board (grid.h) */
  GN_FIELD_PILE,     /* a GnPile (pile.h); domain: its cards */
} GnFieldType;

typedef enum {
  GN_KNOWN_ALL = 0,  /* by everyone */
  GN_KNOWN_OWNER,    /* by the seat that is the first index; other viewers' copies hold @hidden_as */
  GN_KNOWN_NOBODY,   /* by no one: only in the copy of GN_EVERYTHING */
  GN_KNOWN_COVERED,  /* public, but covered on screen (GnGame.covered); the first index is the seat that sees its own */
  GN_KNOWN_PILE,     /* as the layers of the pile tell */
} GnKnown;

typedef enum {
  GN_FIELD_CLOCK   = 1 << 0,  /* counts rounds or turns: the axis of charts */
  GN_FIELD_FIXED   = 1 << 1,  /* not changed by corrections: what Gnomon keeps in the middle of a step */
  GN_FIELD_DERIVED = 1 << 2,  /* not in positions: settle() derives it */
  GN_FIELD_CHART   = 1 << 3,  /* drawn over the clock on the scoresheet, one line per index value ("Prices by round";
                               * by seat in the seats' colors; without an index one line; sets count their members).
                               * Two charts fit on a sheet; points by round come first if there are points */
  GN_FIELD_SPARSE  = 1 << 5,  /* zeros are left out of positions: counts by card, most of which are 0 */
} GnFieldFlags;

/**
 * GnField:
 * @id: its key in a position: "gold"
 * @title: N_("Gold"), in the correction form
 * @group: N_("Players"): fields of one group are together in the form
 * @type: how it is stored
 * @offset: of the first element, by offsetof()
 * @dim: lengths of the one or two array dimensions as declared; 0: none. There is no third: make each of the a parts
 *   of an array [a][b][c] a field with its own offset ("red", "blue", "green" by seat and place)
 * @index: the domains that the dimensions run over (%GN_DOMAIN_SEAT: only the seats of the match)
 * @domain: of the values; %GN_DOMAIN_NUMBER for numbers. A thing that is absent is −1 in signed types and null in a
 *   position
 * @min: lowest number
 * @max: highest number
 * @known: who may know it
 * @hidden_as: the value that all other viewers see; of a covered figure: one with which every move is possible that
 *   some figure makes possible
 * @flags: #GnFieldFlags
 * @means: (nullable): for authors of other programs, in English: what its numbers stand for and in which order an
 *   index by numbers runs, if the title does not say so: "0: nobody; else 1 + the seat". Of a pile: its pools
 * @words: (nullable): as in #GnArg
 *
 * In a position a field is a value. With an index it is an object by the values' ids; for seats an array in seat
 * order (an object by seat numbers is accepted as well). With two indexes these are nested.
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
  const char *means;
  const char *words;
} GnField;

/* ---- Families: the components in the box ------------------------------ */

typedef enum {
  GN_ATTR_END = 0,
  GN_ATTR_NUMBER,
  GN_ATTR_THING,
  GN_ATTR_LIST,     /* values of the domain, which can repeat */
  GN_ATTR_BAG,      /* value → count */
  GN_ATTR_TEXT,     /* as printed; names and read-aloud texts */
  GN_ATTR_PICTURE,  /* a small picture of the host's own: JPEG or PNG in base64; sheets/tile.h draws it */
  GN_ATTR_EFFECT,   /* an object {"do": …, parameters}; the words are GnAttr.effects */
  GN_ATTR_DICE,     /* a number, dice ("2d6", "d8+2") or "none": nothing is printed there */
  GN_ATTR_EFFECTS,  /* a list of effects {"do": …, parameters}, which can contain lists; the words are
                     * GnAttr.vocabulary */
} GnAttrKind;

typedef enum {
  GN_NAMES_NOTHING = 0,
  GN_NAMES_IT,        /* names a component that has no name of its own: "Gnomunculus" */
  GN_NAMES_NUMBERED,  /* the same with its number in the set: "jewelry 3"; used if GN_NAMES_IT gives no name */
  GN_NAMES_PART,      /* two attributes of this kind, one after the other, are the name: "Turquefoss 3" */
} GnNaming;

typedef enum {
  GN_PARAM_END = 0,
  GN_PARAM_NUMBER,
  GN_PARAM_WORD,    /* one of @words; the first is the default */
  GN_PARAM_DICE,    /* dice as in GN_ATTR_DICE */
  GN_PARAM_TEXT,    /* words to read aloud, as in GN_ATTR_TEXT */
  GN_PARAM_LIST,    /* effects */
  GN_PARAM_LISTS,   /* a list of lists of effects */
  GN_PARAM_ROWS,    /* a list of {"from": n, "to": n, "then": effects} */
} GnParamKind;

/**
 * GnParam:
 * @id: its key in an effect: "n"
 * @title: N_("How many")
 * @kind: its type
 * @min: lowest number, or fewest lists and rows
 * @max: highest number, or most lists and rows
 * @words: for GN_PARAM_WORD, %NULL-ended
 * @needed: it cannot be left out
 * @titles: (nullable): N_() for each of @words, as people call it; %NULL: the words themselves
 * @aside: rarely used: a form keeps it behind "more" unless its value is unusual
 * @when: (nullable): ids of GN_PARAM_WORDs, separated by commas: this parameter has a meaning only if one of these is
 *   (with @unless: is not) one of @is
 * @is: words, separated by commas
 * @unless: see @when
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

#define GN_MAX_PARAMS 20  /* maximum number of parameters of a word */

/**
 * GnEffectWord:
 * @word: "lose-card"; an empty one ends a table of them
 * @title: N_("Loses cards"), in a list to choose from
 * @params: its parameters; ended by GN_PARAM_END
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
 * @kind: its type
 * @domain: of things, list elements and bag keys
 * @min: lowest number or count
 * @max: highest number or count
 * @nullable: it may be unknown (null) for now
 * @effects: for GN_ATTR_EFFECT: the words of the vocabulary, %NULL-ended
 * @when: printed only if the attribute with this id is the thing @is ("kind" is "artifact"); otherwise it is neither
 *   asked for nor missing. %NULL: printed on all
 * @is: see @when
 * @effect_titles: N_() for each of @effects, as people call it; %NULL: the words themselves
 * @effect_of: the effect follows from the attribute with this id: if that is the thing v, the effect is effects[v],
 *   and only its figure is asked for
 * @usual: @min is the value of most components and the default
 * @aside: rarely needed, or needed late: comes last in the form for a component
 * @names: how it helps to name a component that has no name of its own
 * @telling: bits of @effects whose figure is a part of that name: "Alchemister 10"
 * @vocabulary: for GN_ATTR_EFFECTS: its words
 * @optional: if left out, there is none; it is not unknown
 * @ordered: the order of the list matters
 * @unless: reverses @when: printed on all but those
 * @fixed: comes with the component and is never asked for: the clan it belongs to
 * @own: each host enters it from their own box: presets (GnFamily.preset) come without it
 * @instead: if the attribute with this id is known, this one is not missing: words to read aloud instead of effects
 * @words: (nullable): as in #GnArg
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
  const char        *words;
} GnAttr;

/**
 * GnFamily:
 * @id: "items"
 * @title: N_("Artifacts and jewelry")
 * @one: N_("item"), a single one in a sentence
 * @group: the dealer switch it belongs to: "cards" or "dice" (protocol: `cards` is all but dice)
 * @attrs: what is printed on a component; %NULL for dice and families without components
 * @max: maximum number of components in a set (its domain's n_values)
 * @expected: number in the box, or 0 if not known: a family with that many complete components is complete
 * @hint: N_("who shuffles …"), a sentence for the setup page, or %NULL
 * @copies: the attribute that holds how many copies of a component are in the box (left out: 1), for gn_set_copies();
 *   @expected then counts copies, not kinds. %NULL: one of each
 * @preset: the same in every box: a new set for the host's own box starts with these components of the stand-in
 * @designed: the host designs these instead of reading them off the box (a board). The stand-in accepts them as well
 *   (gn_library_save_set()), and those that did not ship can be removed from a set (gn_set_forget())
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
 * @clause: the clause that explains it: "ZAV-136", a ruling "R-10", or %NULL
 * @choices: ended by an empty one; the first is the default
 * @per_seat: each seat chooses for itself
 * @expert: hidden under "more" at setup
 * @family: 1 + the index of a family whose components are choices as well, by their ids and after @choices (a board
 *   of the set); 0: none
 * @suits: (nullable): returns whether the component with that index suits this number of players; others are not
 *   offered
 * @group: (nullable): N_("What the black dice show"): consecutive options with the same group are folded into one row
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
 * @icon: picture, or %NULL
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
 * GnFigureRange:
 * @least: the lowest figure
 * @most: the highest figure
 * @step: figures are multiples of it; at least 1
 *
 * The figures that an argument takes (GnGame.figure_range): the sum counts, not the terms.
 */
typedef struct {
  gint32 least;
  gint32 most;
  gint32 step;
} GnFigureRange;

/**
 * GnSetupFigure:
 * @value: N_("{goal}") or N_("{artifacts_display} + {artifacts_pile}"), gaps filled by GnGame.setup_figure
 * @text: N_("points end the game"), gaps likewise
 *
 * One of the three or four most important numbers when a table is set up; shown large.
 */
typedef struct {
  const char *value;
  const char *text;
} GnSetupFigure;

/**
 * GnColour:
 * @id: "red"
 * @name: N_("red"), as players call it
 *
 * The box's name for a seat's color, if its pieces have colors of their own. The seat keeps Gnomon's shape and
 * letter; the fill comes from Gnomon's palette under @id (gn_pieces_has_fill()).
 */
typedef struct {
  const char *id;
  const char *name;
} GnColour;

/* ---- The descriptor ---------------------------------------------------- */

/**
 * GnGame:
 *
 * The rules of one game. Functions that get a `gconstpointer state` only read it; those that get a `gpointer state`
 * change it.
 *
 * @start: makes the state before the first move from zeroed bytes; FALSE with a reason if seats or options do not fit.
 *   The number of seats comes first: it can be any
 * @check: returns whether @move is legal now; accepts any number in any slot and any seat; changes nothing; @why may
 *   be %NULL
 * @apply: makes a checked move and everything that follows automatically up to the next decision or outcome; cannot
 *   fail; @story may be %NULL and never changes what happens
 * @legal: appends every legal move of every seat and the host, and the elementary outcomes of chance, whether box or
 *   app decides; no duplicates, in table order; without adjustments, wholes, coarse outcomes and teaching. Legal
 *   means that check() accepts it. Of a move with a figure it lists some figures of figure_range(), the least and the
 *   highest among them, each as one term
 * @prompt: who has to do what now
 * @score: the scoresheet, valid at any time
 * @chance: the elementary outcomes of what is due now, with exact weights; empty if nothing is due
 * @insights: odds, forecasts, hints
 * @describe: a sentence about a thing, for tooltips and screen readers
 * @derived: adds to @figures what people read off the table although it is no field, because it follows from others:
 *   who controls a tile; may be %NULL
 * @redact: hides from @viewer what fields and piles alone do not hide; runs after they did
 * @settle: completes a position of which only @given was entered, and sets everything that is not in a position, such
 *   as #GnHead.over. The fields must therefore tell whether the match is over (a phase, a round after the last)
 * @audit: returns whether every component still exists exactly once; FALSE with the reason
 * @compile: the set as arrays, in one g_malloc() block, or %NULL with @error
 * @take_apart: writes the moves that a whole consists of into @parts
 * @setup_figure: the figure for a gap of a setup step or a setup figure, which depends on seats and options
 * @covered: TRUE if fields of %GN_KNOWN_COVERED are covered on screen in this match (an option)
 * @meaning: what a move means now if its phrase is only a number: which of a card's lists "choose 2" is; (transfer
 *   full), or %NULL
 * @words: the text for the two arguments of a gap of type `words`; (transfer full)
 * @named_as: the thing in a place, if people name the thing instead of the place (the card in a slot of the display);
 *   a thing with the value %GN_NONE if nothing known is there
 * @hides_odds: TRUE if this match tells nobody how likely an outcome is (an option); may be %NULL
 * @outside: says why a number is not among the choices of an option, if the rules have a reason of their own; FALSE if
 *   they do not; may be %NULL
 * @figure_range: for a move with a %GN_ARG_FIGURE whose other arguments are given: the figures that check() accepts, in
 *   any terms; FALSE if it accepts none. May be %NULL in a game without figures
 * @thing_name: the name of a value that follows from the match (the category in a row of a sheet), in English or in
 *   the user's language; (transfer full), or %NULL for the value's own name. May be %NULL
 * @incomplete: the refusal when the app shall deal a family of which the set does not know all: its numbers are how
 *   many are known and how many there are; 0 if the rules have none (gn_match_may_deal())
 * @seat_fill: the id of a fill in Gnomon's palette (gn_pieces_has_fill()) for a seat of this match; the seat keeps
 *   Gnomon's shape and letter
 * @title_of: what people call the game of this match if its set says so (a pad that scores one certain game); (transfer
 *   full), or %NULL: by the game's title; may be %NULL
 */
struct _GnGame {
  const char *id;
  const char *title;
  const char *blurb;      /* N_("2–4 players, 90 min") is made from the next members: */
  guint       minutes;
  const char *accent;     /* "zavandor": the style class of its colors, and its emblem "emblem-zavandor" */
  const char *prefix;     /* of clause ids: "ZAV" */
  guint       rules_version;
  guint8      min_seats, max_seats;
  gsize       state_size;

  const GnOption    *options;   /* ended by an empty one, as all tables here */
  const GnFamily    *families;
  const GnDomain    *domains;
  const GnVerb      *verbs;
  const GnText      *texts;     /* [0] is empty; refusals are in the order in which they are given */
  const GnField     *fields;
  const GnSetupStep *setup;
  const char *const *roles;     /* "banker", "observer": roles for seats (GnMatch.role); %NULL-ended or %NULL */
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
  void     (*derived)  (const GnMatch *match, gconstpointer state, JsonObject *figures);
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

  const GnColour *colours;        /* for seat colors A, B, C …, ended by an empty one; %NULL: Gnomon's own */

  gboolean together;              /* all players win or lose together: "2–5 players together" */
  gboolean another;               /* scores any game: it is offered as “Another game…”, and the host types the name of
                                   * the game that is played (GnMatch.title) */

  /* the fill of a seat's pieces, if it follows from the match (its tribe); may be %NULL */
  const char *(*seat_fill) (const GnMatch *match, int seat);
  gboolean (*hides_odds)   (const GnMatch *match);
  gboolean (*outside)      (const GnMatch *match, guint option, int number, GnSay *why);
  guint16 incomplete;

  gboolean keeps_secrets;         /* what is hidden stays hidden after the end: nobody's hand is ever shown */

  gboolean (*figure_range) (const GnMatch *match, gconstpointer state, const GnMove *move, GnFigureRange *range);
  char    *(*thing_name)   (const GnMatch *match, GnThing thing, gboolean english);
  char    *(*title_of)     (const GnMatch *match);

  const GnGather *gather;         /* what replayed matches tell, ended by an empty one; or %NULL */
};

/**
 * GN_APP_DEALS:
 *
 * The id of a refusal that every game with GnGame.chance has: the app draws this outcome, so nobody enters it. The
 * middle layer says it.
 */
#define GN_APP_DEALS "app-deals"

/* The list of games: core knows none by name; gn_games_init() or a test registers each of them. */
/** gn_game_register: @game must stay valid for the life of the program; registering it again does nothing */
void          gn_game_register (const GnGame *game);
/** gn_game_find: by id, or %NULL */
const GnGame *gn_game_find     (const char *id);

/* Lookups in tables; each returns the index, or -1. */
int  gn_game_find_verb   (const GnGame *game, const char *id);
/**
 * gn_game_find_verb_of: of several verbs with this id, the one that @seat (a seat, %GN_CHANCE, %GN_HOST) can make;
 * otherwise the first
 */
int  gn_game_find_verb_of (const GnGame *game, const char *id, int seat);
/** gn_game_find_domain, gn_game_find_family, gn_game_find_option: by id; the domain "seat" is %GN_DOMAIN_SEAT */
int  gn_game_find_domain (const GnGame *game, const char *id);
int  gn_game_find_field  (const GnGame *game, const char *id);
int  gn_game_find_family (const GnGame *game, const char *id);
int  gn_game_find_option (const GnGame *game, const char *id);
/** gn_game_find_text: the first text with this id */
int  gn_game_find_text   (const GnGame *game, const char *id);
/** gn_game_n_verbs, gn_game_n_families, …: number of rows in a table */
guint gn_game_n_verbs    (const GnGame *game);
guint gn_game_n_domains  (const GnGame *game);
guint gn_game_n_fields   (const GnGame *game);
guint gn_game_n_families (const GnGame *game);
/** gn_family_is_dealt: returns whether somebody draws or rolls it; not if it is on the table from the start */
gboolean gn_family_is_dealt (const GnFamily *family);
/** gn_game_is_dealt: returns whether that is so for any family of the game */
gboolean gn_game_is_dealt (const GnGame *game);
/** gn_game_is_printed: returns whether anything is read off a publisher's box; not if the host designs all of it
 * (GnFamily.designed) */
gboolean gn_game_is_printed (const GnGame *game);
/** gn_game_has_secrets: returns whether anything of its state is not known or shown to everybody */
gboolean gn_game_has_secrets (const GnGame *game);
guint gn_game_n_options  (const GnGame *game);
guint gn_game_n_texts    (const GnGame *game);
/**
 * gn_game_n_colours: how many of Gnomon's seat colors the seats of a match can have: six, or one for each seat if there
 * can be more seats
 */
guint gn_game_n_colours  (const GnGame *game);
/**
 * gn_domain_id, gn_domain_find: the id of a value and back, for domains whose values are the same in every match (no
 * family); %GN_NONE if no value has the id
 */
const char *gn_domain_id (const GnDomain *domain, guint value);
gint16 gn_domain_find    (const GnDomain *domain, const char *id);
/** gn_domain_name: the name of such a value: "place 3"; (transfer full) */
char *gn_domain_name     (const GnDomain *domain, guint value, gboolean english);
/** gn_verb_find_arg: by name; (transfer none), or %NULL */
const GnArg *gn_verb_find_arg (const GnVerb *verb, const char *name);

G_END_DECLS
