/* match-table.h: the middle layer: the one holder of a changing state
 *
 * Everything that is the same for all games is here: saying moves, what follows unasked, chance, undo, the
 * record, earlier moments, amendments. Faces get a viewer's copy and hand back moves. No GTK.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "core/match/match.h"
#include "core/match/moves.h"
#include "core/record/record.h"
#include "core/game/scoresheet.h"
#include "core/base/story.h"

G_BEGIN_DECLS

#define GN_TYPE_MATCH_TABLE (gn_match_table_get_type ())
/**
 * GnMatchTable:
 *
 * Signals: "changed" (GnMatchTable *, const GnStep *step): something was said, taken back, corrected or learnt; @step
 * is what was done, %NULL for undo, teaching, terms and notes. States, prompts and lists obtained before are stale.
 * Properties: "trouble" (string, read only): why the record cannot be written, or %NULL.
 */
G_DECLARE_FINAL_TYPE (GnMatchTable, gn_match_table, GN, MATCH_TABLE, GObject)

typedef enum {
  GN_STEP_MOVES,   /* what was said at once and all that followed by itself */
  GN_STEP_AMEND,   /* the position was corrected, with a reason */
  GN_STEP_TEACH,   /* the set learnt a component */
  GN_STEP_TERMS,   /* dealers changed */
  GN_STEP_NOTE,    /* a remark of the table; changes nothing */
  GN_STEP_STOP,    /* ended by agreement */
} GnStepKind;

typedef enum {
  GN_STEP_LOOKED   = 1 << 0,  /* a secret came to light, or an outcome did: undo past it wants the table's agreement */
  GN_STEP_UNSEEN   = 1 << 1,  /* it was undone after that, with the table's agreement (kept in the log) */
  GN_STEP_UNDONE   = 1 << 2,  /* not part of the line of play any more, but kept in view (marked) */
} GnStepFlags;

/**
 * GnStep:
 * @number: 1, 2, … as in the record
 * @time: seconds since the start of the match
 * @moves: (element-type GnMove): what was said, drawn and done unasked, in order
 * @forced: bit k: moves[k] was said by the middle layer (first 64)
 * @story: the facts; each with who may read it
 * @why: reason or note, or %NULL
 */
typedef struct {
  GnStepKind kind;
  guint      number;
  guint      flags;
  gint64     time;
  GArray    *moves;
  guint64    forced;
  GnStory   *story;
  char      *why;
} GnStep;

/**
 * GnReply:
 * @ok: all of it was accepted
 * @taken: how many moves of the sentence were said before chance or another seat came between
 * @why: the refusal, when not ok
 * @private_to: the seat that alone may read @why, or -1: everybody
 * @open: when arguments are open: the first, as in #GnWays; else %NULL
 * @step: the step made, or %NULL
 */
typedef struct {
  gboolean      ok;
  guint         taken;
  GnSay         why;
  int           private_to;
  const GnArg  *open;
  const GnStep *step;
} GnReply;

/* Making and opening. A table without a record plays in memory. */

/**
 * gn_match_table_new:
 * @match: (transfer full): seats, options, dealers, set
 * @position: (nullable): where to start instead of the ordinary start
 * @why: (out) (optional): why the game refuses to start
 */
GnMatchTable *gn_match_table_new  (GnMatch *match, JsonNode *position, GnSay *why, GError **error);

/**
 * gn_match_table_open:
 * @writable: go on playing in this file; else only look at it
 * @notices: (out) (transfer full) (optional): sentences for the host: a torn line dropped, a stored position that
 * won */
GnMatchTable *gn_match_table_open (GFile *file, gboolean writable, GStrv *notices, GError **error);

/**
 * gn_match_table_record:
 *
 * Begins to keep a record in @file, from the start of the match, with all that was said so far; a record kept until
 * now is closed. Where the file cannot be made, FALSE with @error: the game goes on in memory, the trouble is told,
 * and each later entry tries again.
 */
gboolean      gn_match_table_record (GnMatchTable *self, GFile *file, GError **error);
/** gn_match_table_save: writes a copy of the whole record to a new @file; the record that is kept stays the one it is
 */
gboolean      gn_match_table_save (GnMatchTable *self, GFile *file, GError **error);
/** gn_match_table_close_record: writes the closing mark, releases the lock */
void          gn_match_table_close_record (GnMatchTable *self);
/** gn_match_table_get_file: where the record lies; (transfer none), or %NULL: it is kept nowhere */
GFile        *gn_match_table_get_file (GnMatchTable *self);

/* Looking. States are valid until the next change of the table. */
/** gn_match_table_get_match: (transfer none), as long as the table lives; only teach and terms change it */
const GnMatch *gn_match_table_get_match (GnMatchTable *self);
/** gn_match_table_state: what @viewer may know of the present state (transfer none) */
gconstpointer  gn_match_table_state    (GnMatchTable *self, int viewer);
/** gn_match_table_state_at: the state after step @n (0: the start) as @viewer may know it; (transfer full), g_free() */
gpointer       gn_match_table_state_at (GnMatchTable *self, guint n, int viewer);
guint          gn_match_table_get_n_steps (GnMatchTable *self);         /* in the present line of play */
const GnStep  *gn_match_table_get_step (GnMatchTable *self, guint n);   /* 1 … n_steps */
/** gn_match_table_get_log: everything that happened in order, also what was undone and amended. (element-type GnStep)
 * (transfer none) */
GPtrArray     *gn_match_table_get_log  (GnMatchTable *self);
void           gn_match_table_prompt   (GnMatchTable *self, int viewer, GnPrompt *prompt);
void           gn_match_table_legal    (GnMatchTable *self, int viewer, GnMoveList *list);
GnScoresheet  *gn_match_table_score    (GnMatchTable *self, int viewer);
/** gn_match_table_insights: as @viewer may know them; fills @insights, which is initialised, anew */
void           gn_match_table_insights (GnMatchTable *self, int viewer, GnInsights *insights);
/** gn_match_table_outcomes: what may come up now, with weights, as @viewer knows them; none where no outcome is due. As
 * with insights */
void           gn_match_table_outcomes (GnMatchTable *self, int viewer, GnOutcomes *outcomes);
gboolean       gn_match_table_is_over  (GnMatchTable *self);
/** gn_match_table_turn_seat: the seat that decides now (lowest of prompt.must), or -1 */
int            gn_match_table_turn_seat (GnMatchTable *self);
/** gn_match_table_series: each party's total at every clock value (round): value[round][party]; (element-type
 * gint32[GN_MAX_PARTIES]) */
GArray        *gn_match_table_series (GnMatchTable *self);
/** gn_match_table_get_elapsed: seconds played; gn_match_table_get_started: unix time of the header */
gint64         gn_match_table_get_elapsed (GnMatchTable *self);
gint64         gn_match_table_get_started (GnMatchTable *self);

/* Asking. */
/** gn_match_table_ask: how many ways, and what is open, from @viewer's copy */
void           gn_match_table_ask   (GnMatchTable *self, int viewer, const GnMove *partial, GnWays *ways);
/** gn_match_table_check: would it be accepted? @why: in the order of the rules */
gboolean       gn_match_table_check (GnMatchTable *self, int viewer, const GnMove *move, GnSay *why);
/** gn_match_table_preview: the story of @move on a copy, and the copy itself (both (transfer full), either may be
 * NULL); FALSE if refused */
gboolean gn_match_table_preview (GnMatchTable *self, int viewer, const GnMove *move, GnStory **story, gpointer *state);

/* Saying. Each is durable before it returns; "changed" is emitted after. */
/** gn_match_table_do: a sentence of @n moves: all of them, or none and the refusal in @reply, which may be %NULL; where
 * chance or another seat comes between them it ends, and @reply tells how many were taken (GnReply). FALSE: nothing has
 * changed */
gboolean       gn_match_table_do   (GnMatchTable *self, const GnMove *moves, guint n, GnReply *reply);
/** gn_match_table_do_as: the same; what is refused is explained from @viewer's copy instead of the mover's */
gboolean       gn_match_table_do_as (GnMatchTable *self, int viewer, const GnMove *moves, guint n, GnReply *reply);
/** gn_match_table_deal: the app draws what is due (only needed where nothing follows by itself) */
gboolean       gn_match_table_deal (GnMatchTable *self, GnReply *reply);
/** gn_match_table_set_patient: the app waits for gn_match_table_deal() where an outcome, or a step that nobody is asked
 * for, is a moment (GnPrompt.moment), one at a time. A matter of the face: the record knows nothing of it */
void           gn_match_table_set_patient (GnMatchTable *self, gboolean patient);
/** gn_match_table_is_waiting: does the app wait to be told to draw, or to go on? */
gboolean       gn_match_table_is_waiting  (GnMatchTable *self);
/** gn_match_table_undo: steps back to after step @to; without @agreed a step that showed something is refused
 * (`seen-since`) */
gboolean       gn_match_table_undo (GnMatchTable *self, guint to, gboolean agreed, GError **error);
/** gn_match_table_redo: does the next step again, and with it those after it that nobody said */
gboolean       gn_match_table_redo (GnMatchTable *self, GError **error);
/**
 * gn_match_table_replace:
 * @n: the step of the line of play that was entered wrongly
 * @moves: what it should have been
 * @agreed: see gn_match_table_undo()
 * @n_again: (out): how many of the later steps could be said again; the first that no longer fits ends it
 *
 * Corrects the past: takes back to before step @n, says @moves, then again what came later. FALSE with the refusal in
 * @reply or with @error, and nothing taken back.
 */
gboolean       gn_match_table_replace (GnMatchTable *self, guint n, const GnMove *moves, guint n_moves, gboolean agreed,
                                       GnReply *reply, guint *n_again, GError **error);
/** gn_match_table_undo_needs_agreement: does undoing to after @to pass something that was seen? */
gboolean       gn_match_table_undo_needs_agreement (GnMatchTable *self, guint to);
/** gn_match_table_undo_target: the @to of one step back as a person means it: steps that nobody said (the app's first
 * deal) go with the one before. The number of steps itself where there is nothing to take back */
guint          gn_match_table_undo_target (GnMatchTable *self);
/** gn_match_table_undo_name: "Buy 3 rubies" of the step that undo would take back, or NULL; (transfer full) */
char          *gn_match_table_undo_name (GnMatchTable *self);
/** gn_match_table_redo_name: the same of the step that redo would do again */
char          *gn_match_table_redo_name (GnMatchTable *self);
/** gn_match_table_get_n_redo: how many steps could be done again */
guint          gn_match_table_get_n_redo (GnMatchTable *self);
/** gn_match_table_step_text: the step in plain words ("Berta buys 3 rubies"); (transfer full) */
char          *gn_match_table_step_text (GnMatchTable *self, const GnStep *step, int viewer);
/** gn_match_table_amend: the host corrects the table: @position (transfer none), merged into the present one, for the
 * reason @why. FALSE, and the table as it was, with @error, and with the game's own reason in @refusal where it is one
 * of the rules (%GN_MATCH_TABLE_ERROR_REFUSED) */
gboolean gn_match_table_amend (GnMatchTable *self, JsonNode *position, const char *why, GnSay *refusal, GError **error);
/** gn_match_table_teach: @component (transfer none) joins the set of this match, or corrects the one of its id; @index
 * (out) (optional): its place for life. FALSE with @error naming path and reason */
gboolean       gn_match_table_teach (GnMatchTable *self, guint family, JsonNode *component, int *index, GError **error);
/** gn_match_table_set_dealer: from now on box or app deals @family (or "cards", "dice"). FALSE with @error where the
 * app cannot go on with this table */
gboolean       gn_match_table_set_dealer (GnMatchTable *self, const char *family, GnDealer dealer, GError **error);
void           gn_match_table_note  (GnMatchTable *self, const char *note);
/** gn_match_table_stop: the table agrees to end here (needs a game that can be scored at any time) */
gboolean       gn_match_table_stop  (GnMatchTable *self, GError **error);

/* Trouble with the disk: the game goes on in memory. */
/** gn_match_table_get_trouble: a sentence, or NULL; "notify::trouble" tells. Each later entry tries again, with all
 * that is missing */
const char    *gn_match_table_get_trouble (GnMatchTable *self);
/** gn_match_table_retry: tries to write what is missing now, to a new file where the old one is gone; FALSE with
 * @error, which is the trouble then */
gboolean       gn_match_table_retry (GnMatchTable *self, GError **error);

#define GN_MATCH_TABLE_ERROR (gn_match_table_error_quark ())
GQuark gn_match_table_error_quark (void);
typedef enum {
  GN_MATCH_TABLE_ERROR_START,      /* the game refused seats, options or position */
  GN_MATCH_TABLE_ERROR_SEEN_SINCE,
  GN_MATCH_TABLE_ERROR_NOTHING,    /* nothing to undo or redo */
  GN_MATCH_TABLE_ERROR_OVER,
  GN_MATCH_TABLE_ERROR_READ_ONLY,
  GN_MATCH_TABLE_ERROR_REFUSED,    /* an amendment that cannot be */
} GnMatchTableError;

G_END_DECLS
