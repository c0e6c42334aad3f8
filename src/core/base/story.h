/* story.h: what a game reports: facts, prompts, outcomes and insights
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "types.h"

G_BEGIN_DECLS

/**
 * GnFact:
 * @say: what happened
 * @viewers: who may read it
 */
typedef struct {
  GnSay     say;
  GnViewers viewers;
} GnFact;

/** gn_fact_shown: returns whether @viewer (a seat, %GN_PUBLIC, %GN_EVERYTHING) may read @fact */
static inline gboolean
gn_fact_shown (const GnFact *fact,
               int           viewer)
{
  if (viewer == GN_EVERYTHING)
    return TRUE;
  return viewer < 0 ? fact->viewers == GN_ALL_SEE : (fact->viewers & GN_SEES (viewer)) != 0;
}

/**
 * GnStory:
 * @fact: the facts, in the order in which they happened
 *
 * What a move did, with everything that followed from it automatically. The log, the instructions and the animations
 * are made from it.
 */
struct _GnStory {
  GnFact *fact;
  guint   n;
  guint   allocated;
};

GnStory *gn_story_new   (void);
void     gn_story_free  (GnStory *story);
GnStory *gn_story_copy  (const GnStory *story);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnStory, gn_story_free)

/**
 * gn_story_add:
 * @story: (nullable): does nothing without one, as in playouts
 * @viewers: who may read it: %GN_ALL_SEE or bits by seat
 * @text: index into the game's texts
 * @...: the values for its gaps, as ints, in order; the macro counts them
 */
#define gn_story_add(story, viewers, ...) \
  G_STMT_START { \
    if (story) \
      { \
        const int gn_say_[] = { __VA_ARGS__ }; \
        gn_story_add_values ((story), (viewers), gn_say_, G_N_ELEMENTS (gn_say_)); \
      } \
  } G_STMT_END
/** gn_story_tell: as gn_story_add(), a fact that everybody may read */
#define gn_story_tell(story, ...) gn_story_add (story, GN_ALL_SEE, __VA_ARGS__)
/**
 * gn_story_add_values, gn_say_values: what the macros expand to
 * @text_and_args: the text, then up to 7 arguments, truncated to 16 bits
 */
void gn_story_add_values (GnStory *story, GnViewers viewers, const int *text_and_args, guint n);

/**
 * GN_SAY_SET1, GN_SAY_SET2, GN_SAY_SET3, GN_SAY_SET4:
 *
 * The arguments for a gap of type `set/DOMAIN`, from a set as bits (a guint64). Each argument holds fifteen values of
 * the domain. For a domain of 37 places: `gn_story_tell (story, TEXT_PASSED, GN_SAY_SET3 (places));`
 */
#define GN_SAY_SET_BITS 15
#define GN_SAY_SET_PART(set, k) ((int) ((guint64) (set) >> (GN_SAY_SET_BITS * (k)) & 0x7fff))
#define GN_SAY_SET1(set) GN_SAY_SET_PART (set, 0)
#define GN_SAY_SET2(set) GN_SAY_SET_PART (set, 0), GN_SAY_SET_PART (set, 1)
#define GN_SAY_SET3(set) GN_SAY_SET2 (set), GN_SAY_SET_PART (set, 2)
#define GN_SAY_SET4(set) GN_SAY_SET3 (set), GN_SAY_SET_PART (set, 3)

/**
 * GN_SAY_FIGURE:
 *
 * The two arguments for a gap of type `figure`, from a number within ±327 million: `gn_say (why, TEXT_TOO_MUCH,
 * GN_SAY_FIGURE (sum));`
 */
#define GN_SAY_FIGURE_BASE 10000
#define GN_SAY_FIGURE(n) (int) ((n) / GN_SAY_FIGURE_BASE), (int) ((n) % GN_SAY_FIGURE_BASE)

/**
 * gn_say:
 * @say: (nullable): where to write; does nothing without one
 * @...: text index, then the values for its gaps
 *
 * Fills a #GnSay. The value is the constant FALSE, so that a check can end with `return gn_say (why, TEXT_X, …);`.
 * (The builtin keeps the compiler from warning where nobody uses it.)
 */
#define gn_say(say, ...) \
  __builtin_expect ((gn_say_values ((say), (const int[]) { __VA_ARGS__ }, \
                                    sizeof ((const int[]) { __VA_ARGS__ }) / sizeof (int)), FALSE), FALSE)
void gn_say_values (GnSay *say, const int *text_and_args, guint n);

/**
 * GnPrompt:
 * @must: seats that have to decide, as bits
 * @may: seats that may act now although nobody waits for them (reactions, help)
 * @host: the host decides (an entry, or free text to carry out)
 * @chance: an outcome is due
 * @family: the family of that outcome
 * @source: the source in the match that Gnomon would draw it from
 * @verb: the verb that enters it
 * @viewers: who gets to see the outcome
 * @is: id of an attribute whose value is certain: the component that comes up has @is_value there (only jewelry is in
 *   a jewelry slot); or %NULL
 * @is_value: see @is
 * @moment: a big moment: this outcome, or this automatic step. A table that likes to watch it
 *   (gn_match_table_set_patient()) is asked before Gnomon draws or goes on
 * @what: what is to be done: "Berta: second of 3 actions"
 * @how: one line on how to do it, or text 0
 * @step: a stable word for the step of the game ("action", "choose", "mine"), never %NULL
 * @clauses: static; ids of the clauses that matter in this step, space-separated, most important first
 */
struct _GnPrompt {
  GnViewers   must;
  GnViewers   may;
  gboolean    host;
  gboolean    chance;
  guint8      family;
  guint8      source;
  guint8      verb;
  GnViewers   viewers;
  const char *is;
  gint16      is_value;
  gboolean    moment;
  GnSay       what;
  GnSay       how;
  const char *step;
  const char *clauses;
};

/**
 * gn_prompt_due: sets the outcome that is due
 * @family: its family
 * @source: what it is drawn from
 * @verb: the verb that enters it
 * @viewers: who gets to see it
 */
static inline void
gn_prompt_due (GnPrompt  *prompt,
               guint      family,
               guint      source,
               guint      verb,
               GnViewers  viewers)
{
  prompt->chance = TRUE;
  prompt->family = (guint8) family;
  prompt->source = (guint8) source;
  prompt->verb = (guint8) verb;
  prompt->viewers = viewers;
}

/**
 * GnOutcome: one elementary outcome of chance and its weight (the number of equally likely cases)
 */
typedef struct {
  GnMove  move;
  guint64 weight;
} GnOutcome;

/**
 * GnOutcomes:
 * @source: what is drawn from; Gnomon takes the seed's draws[source]-th number for it
 * @about: the weights are not exact (a pile whose pools were joined)
 *
 * All outcomes that are possible now, with their weights and the sum of these.
 */
struct _GnOutcomes {
  GnOutcome *outcome;
  guint      n;
  guint      allocated;
  guint64    total;
  guint8     source;
  gboolean   about;
};

void    gn_outcomes_init  (GnOutcomes *outcomes);
void    gn_outcomes_clear (GnOutcomes *outcomes);
/**
 * gn_outcomes_add:
 *
 * Returns: (transfer none): the new outcome's move with all slots GN_NONE; valid until the next one is added
 */
GnMove *gn_outcomes_add   (GnOutcomes *outcomes, guint verb, guint64 weight);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnOutcomes, gn_outcomes_clear)

typedef enum {
  GN_INSIGHT_NUMBER,    /* a */
  GN_INSIGHT_RANGE,     /* a to b */
  GN_INSIGHT_FRACTION,  /* a of b, as a chance */
  GN_INSIGHT_NOTE,      /* only the label */
} GnInsightKind;

/**
 * GnInsight:
 * @label: what the figure means
 * @seat: the seat it is about, or -1
 * @thing: the thing it is about, or value %GN_NONE
 * @about: the figure is not exact
 * @odds: the figure is a chance: not shown if the table wants no odds
 */
typedef struct {
  GnInsightKind kind;
  GnSay         label;
  gint8         seat;
  GnThing       thing;
  gint64        a, b;
  gboolean      about;
  gboolean      odds;
} GnInsight;

struct _GnInsights {
  GnInsight *insight;
  guint      n;
  guint      allocated;
};

void       gn_insights_init  (GnInsights *insights);
void       gn_insights_clear (GnInsights *insights);
/**
 * gn_insights_add:
 *
 * Returns: (transfer none): a zeroed insight with seat -1 and no thing; valid until the next one is added
 */
GnInsight *gn_insights_add   (GnInsights *insights, GnInsightKind kind);
/**
 * gn_insights_about:
 * @seat: the seat it is about, or GN_NONE
 * @domain, @value: the thing it is about; @value GN_NONE for none
 * @a, @b: the number, the range, or the fraction
 *
 * Returns: (transfer none): as gn_insights_add(), with everything set but its label and @odds
 */
GnInsight *
gn_insights_about (GnInsights *insights, GnInsightKind kind, int seat, guint domain, int value, gint64 a, gint64 b);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (GnInsights, gn_insights_clear)

G_END_DECLS
