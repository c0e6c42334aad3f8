/* match-table.h: the middle layer: the only holder of a changing state
 *
 * Everything that is the same for all games is here: entering moves, automatic moves, chance, undo, the record,
 * earlier moments, corrections. Windows get a viewer's copy of the state and hand back moves. No GTK.
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
 * Signals: "changed" (GnMatchTable *, const GnStep *step): a move was entered, undone or corrected, or the set
 * learned something. @step is the new step, %NULL for undo, teaching, terms and notes. States, prompts and lists
 * obtained before are stale.
 *
 * Properties: "trouble" (string, read only): why the record cannot be written, or %NULL.
 */
G_DECLARE_FINAL_TYPE (GnMatchTable, gn_match_table, GN, MATCH_TABLE, GObject)

typedef enum {
  GN_STEP_MOVES,   /* one entry and everything that followed automatically */
  GN_STEP_AMEND,   /* the position was corrected, with a reason */
  GN_STEP_TEACH,   /* the set learned a component */
  GN_STEP_TERMS,   /* dealers changed */
  GN_STEP_NOTE,    /* a remark by the players; changes nothing */
  GN_STEP_STOP,    /* ended by agreement */
} GnStepKind;

typedef enum {
  GN_STEP_LOOKED   = 1 << 0,  /* a secret or an outcome came to light: undoing past it needs the players' agreement */
  GN_STEP_UNSEEN   = 1 << 1,  /* it was undone after that, with the players' agreement (kept in the log) */
  GN_STEP_UNDONE   = 1 << 2,  /* no longer part of the line of play, but still shown (marked) */
} GnStepFlags;

/**
 * GnStep:
 * @number: 1, 2, … as in the record
 * @time: seconds since the start of the match
 * @since: when the table began to wait for it: the time of the line before it in the record, which may be undone, or
 *   of its closing in the evening
 * @moves: (element-type GnMove): the moves that were entered, drawn and made automatically, in order
 * @forced: bit k: the middle layer made moves[k] (first 64)
 * @story: the facts; each with its viewers
 * @why: reason or note, or %NULL
 */
typedef struct {
  GnStepKind kind;
  guint      number;
  guint      flags;
  gint64     time;
  gint64     since;
  GArray    *moves;
  guint64    forced;
  GnStory   *story;
  char      *why;
} GnStep;

/**
 * GnReply:
 * @ok: all of it was accepted
 * @taken: number of moves of the sentence that were made before chance or another seat came between
 * @at: if not @ok, the move of the sentence that is refused or open
 * @why: the refusal, if not @ok
 * @private_to: the only seat that may read @why, or -1 for everyone
 * @open: the first open argument if there is one, as in #GnWays; otherwise %NULL
 * @step: the new step, or %NULL
 */
typedef struct {
  gboolean      ok;
  guint         taken;
  guint         at;
  GnSay         why;
  int           private_to;
  const GnArg  *open;
  const GnStep *step;
} GnReply;

/* Creating and opening. A table without a record plays in memory. */

/**
 * gn_match_table_new:
 * @match: (transfer full): seats, options, dealers, set
 * @position: (nullable): a starting position instead of the ordinary start
 * @why: (out) (optional): why the game refuses to start
 */
GnMatchTable *gn_match_table_new  (GnMatch *match, JsonNode *position, GnSay *why, GError **error);

/**
 * gn_match_table_open:
 * @writable: TRUE to go on playing in this file; FALSE to look at it only
 * @notices: (out) (transfer full) (optional): sentences for the host: a torn line was dropped, a stored position
 *   replaced a state
 */
GnMatchTable *gn_match_table_open (GFile *file, gboolean writable, GStrv *notices, GError **error);

/**
 * gn_match_table_record:
 *
 * Starts to keep a record in @file, from the start of the match, including all entries so far; closes the previous
 * record. If the file cannot be created, returns FALSE with @error: the game goes on in memory, "trouble" is set, and
 * each later entry tries again.
 */
gboolean      gn_match_table_record (GnMatchTable *self, GFile *file, GError **error);
/** gn_match_table_save: writes a copy of the whole record to a new @file; the present record stays in use */
gboolean      gn_match_table_save (GnMatchTable *self, GFile *file, GError **error);
/** gn_match_table_close_record: writes the closing mark and releases the lock */
void          gn_match_table_close_record (GnMatchTable *self);
/** gn_match_table_get_file: the file of the record; (transfer none), or %NULL if there is none */
GFile        *gn_match_table_get_file (GnMatchTable *self);

/* Looking. States are valid until the table changes. */
/** gn_match_table_get_match: (transfer none), valid as long as the table; only teaching and terms change it */
const GnMatch *gn_match_table_get_match (GnMatchTable *self);
/** gn_match_table_state: the present state as @viewer may know it, or on a screen, may see it; (transfer none) */
gconstpointer  gn_match_table_state    (GnMatchTable *self, int viewer);
/** gn_match_table_state_at: the state after step @n (0: the start), in the same way; (transfer full), g_free() */
gpointer       gn_match_table_state_at (GnMatchTable *self, guint n, int viewer);
guint          gn_match_table_get_n_steps (GnMatchTable *self);         /* in the present line of play */
const GnStep  *gn_match_table_get_step (GnMatchTable *self, guint n);   /* 1 … n_steps */
/**
 * gn_match_table_get_log: everything that happened, in order, including undone and corrected steps. (element-type
 * GnStep) (transfer none)
 */
GPtrArray     *gn_match_table_get_log  (GnMatchTable *self);
void           gn_match_table_prompt   (GnMatchTable *self, int viewer, GnPrompt *prompt);
void           gn_match_table_legal    (GnMatchTable *self, int viewer, GnMoveList *list);
GnScoresheet  *gn_match_table_score    (GnMatchTable *self, int viewer);
/**
 * gn_match_table_insights: the insights that @viewer may have; clears @insights, which must be initialized, and fills
 * it
 */
void           gn_match_table_insights (GnMatchTable *self, int viewer, GnInsights *insights);
/**
 * gn_match_table_outcomes: the outcomes that can come up now, with weights as @viewer knows them; none if no outcome
 * is due, or if the match hides odds (GnGame.hides_odds) and @viewer is not %GN_EVERYTHING. Clears and fills
 * @outcomes
 */
void           gn_match_table_outcomes (GnMatchTable *self, int viewer, GnOutcomes *outcomes);
gboolean       gn_match_table_is_over  (GnMatchTable *self);
/** gn_match_table_turn_seat: the seat that decides now (lowest of prompt.must), or -1 */
int            gn_match_table_turn_seat (GnMatchTable *self);
/**
 * gn_match_table_series: each party's total at every clock value (round): value[round][party]; (element-type
 * gint32[GN_MAX_PARTIES])
 */
GArray        *gn_match_table_series (GnMatchTable *self);
/**
 * gn_match_table_get_elapsed: seconds played; after the end, up to the last entry
 *
 * gn_match_table_get_started: Unix time from the header
 */
gint64         gn_match_table_get_elapsed (GnMatchTable *self);
gint64         gn_match_table_get_started (GnMatchTable *self);

/** gn_match_table_set_past: for a match that was played somewhere else: when it began, Unix seconds, and how many
 * seconds it took. Call it before the first entry */
void           gn_match_table_set_past (GnMatchTable *self, gint64 started, gint64 seconds);

/* A wait that is longer, in seconds, is a pause, and nobody's thinking time. */
#define GN_PAUSE (15 * 60)
/**
 * gn_match_table_thinking:
 * @seconds: (out): by seat: how long the table has waited for its decisions
 *
 * Adds up the waits before the entries that stand: each belongs to the only seat that had to decide, or if there were
 * several, to the one that did. Pauses do not count, nor do entries that were undone.
 *
 * Returns: FALSE if the record has no times
 */
gboolean       gn_match_table_thinking (GnMatchTable *self, gint64 seconds[GN_MAX_SEATS]);
/** gn_match_table_get_waiting: seconds since the last entry or undo; 0 after the end and in a pause */
gint64         gn_match_table_get_waiting (GnMatchTable *self);

/* Asking. */
/** gn_match_table_ask: how many legal moves fit @partial, and what is open, from @viewer's copy */
void           gn_match_table_ask   (GnMatchTable *self, int viewer, const GnMove *partial, GnWays *ways);
/** gn_match_table_ask_after: the same for the last of @n moves, after the ones before it, which can be made */
void           gn_match_table_ask_after (GnMatchTable *self, int viewer, const GnMove *moves, guint n, GnWays *ways);
/** gn_match_table_check: returns whether @move would be accepted; @why follows the order of the rules */
gboolean       gn_match_table_check (GnMatchTable *self, int viewer, const GnMove *move, GnSay *why);
/**
 * gn_match_table_preview: makes @move on a copy, and returns its story and the copy (both (transfer full), either may
 * be NULL); FALSE if refused
 */
gboolean gn_match_table_preview (GnMatchTable *self, int viewer, const GnMove *move, GnStory **story, gpointer *state);

/* Entering moves. Each entry is durable before the call returns; "changed" is emitted after that. */
/**
 * gn_match_table_do: enters a sentence of @n moves
 * @reply: (out) (optional): the result, with the refusal if there is one
 *
 * If a move is refused, none are made. If chance or another seat comes between them, the sentence ends there, and
 * @reply has the number of moves made (GnReply.taken).
 *
 * Returns: FALSE if nothing has changed
 */
gboolean       gn_match_table_do   (GnMatchTable *self, const GnMove *moves, guint n, GnReply *reply);
/** gn_match_table_do_as: as gn_match_table_do(), but explains a refusal from @viewer's copy instead of the mover's */
gboolean       gn_match_table_do_as (GnMatchTable *self, int viewer, const GnMove *moves, guint n, GnReply *reply);
/** gn_match_table_deal: lets the app draw what is due (only needed if nothing follows automatically) */
gboolean       gn_match_table_deal (GnMatchTable *self, GnReply *reply);
/**
 * gn_match_table_set_patient: makes the app wait for gn_match_table_deal() before each outcome or automatic step that
 * is a big moment (GnPrompt.moment). This concerns only the display: it is not in the record
 */
void           gn_match_table_set_patient (GnMatchTable *self, gboolean patient);
/**
 * gn_match_table_set_on_screen: from now on everything that this class reads for a viewer counts covered figures of
 * others as any (gn_state_cover()): states, moves, refusals asked for, insights. What is entered is judged as it is.
 * This concerns only the display: it is not in the record
 */
void           gn_match_table_set_on_screen (GnMatchTable *self);
/** gn_match_table_is_waiting: returns whether the app waits for gn_match_table_deal() to draw or go on */
gboolean       gn_match_table_is_waiting  (GnMatchTable *self);
/**
 * gn_match_table_undo: goes back to after step @to; without @agreed it refuses to undo a step that showed something
 * (`seen-since`)
 */
gboolean       gn_match_table_undo (GnMatchTable *self, guint to, gboolean agreed, GError **error);
/** gn_match_table_redo: redoes the next step, and the automatic steps after it */
gboolean       gn_match_table_redo (GnMatchTable *self, GError **error);
/**
 * gn_match_table_replace:
 * @n: the step in the line of play that was entered wrongly
 * @moves: the correct moves
 * @agreed: see gn_match_table_undo()
 * @n_again: (out): how many of the later steps could be made again; the first that no longer fits ends this
 *
 * Corrects the past: goes back to before step @n, makes @moves, then the later steps again. Returns FALSE with the
 * refusal in @reply, or with @error; nothing is undone then.
 */
gboolean       gn_match_table_replace (GnMatchTable *self, guint n, const GnMove *moves, guint n_moves, gboolean agreed,
                                       GnReply *reply, guint *n_again, GError **error);
/** gn_match_table_undo_needs_agreement: returns whether undoing to after @to passes something that was seen */
gboolean       gn_match_table_undo_needs_agreement (GnMatchTable *self, guint to);
/**
 * gn_match_table_undo_target: the @to for one step back as a person means it: automatic steps (the app's first deal)
 * go with the one before. The number of steps if there is nothing to undo
 */
guint          gn_match_table_undo_target (GnMatchTable *self);
/**
 * gn_match_table_undo_name: the name of the step that undo would take back, "Buy 3 rubies", or NULL; (transfer full)
 */
char          *gn_match_table_undo_name (GnMatchTable *self);
/** gn_match_table_redo_name: the same for the step that redo would make again; (transfer full) */
char          *gn_match_table_redo_name (GnMatchTable *self);
/** gn_match_table_get_n_redo: how many steps could be redone */
guint          gn_match_table_get_n_redo (GnMatchTable *self);
/**
 * GnStepChance:
 * @move: an outcome of chance that a step holds
 * @weight, @total: it had so many of all cases
 * @about: the weights are not exact
 */
typedef struct {
  GnMove   move;
  guint64  weight, total;
  gboolean about;
} GnStepChance;
/**
 * gn_match_table_step_chances: the outcomes in step @n that everybody saw, with their odds as @viewer knew them; those
 * that were certain are left out. (transfer full) (element-type GnStepChance)
 */
GArray        *gn_match_table_step_chances (GnMatchTable *self, guint n, int viewer);
/** gn_match_table_step_said: how many of the step's moves, from the first on, people entered in one line; 0: none */
guint          gn_match_table_step_said (const GnStep *step);
/** gn_match_table_step_text: the step in plain words ("Berta buys 3 rubies"); (transfer full) */
char          *gn_match_table_step_text (GnMatchTable *self, const GnStep *step, int viewer);
/**
 * gn_match_table_amend: corrects the table on behalf of the host
 * @position: (transfer none): merged into the present position
 * @why: the reason for the correction
 * @refusal: (out): the game's own reason, if a rule refuses it (%GN_MATCH_TABLE_ERROR_REFUSED)
 *
 * Returns: FALSE with @error; the table is then unchanged
 */
gboolean gn_match_table_amend (GnMatchTable *self, JsonNode *position, const char *why, GnSay *refusal, GError **error);
/**
 * gn_match_table_teach: adds a component to the set of this match, or corrects the one with the same id
 * @component: (transfer none): the component in JSON form
 * @index: (out) (optional): its index for life
 *
 * Returns: FALSE with @error naming path and reason
 */
gboolean       gn_match_table_teach (GnMatchTable *self, guint family, JsonNode *component, int *index, GError **error);
/**
 * gn_match_table_set_dealer: from now on the box or the app deals @family (or "cards", "dice"). FALSE with @error if
 * the app cannot go on with this table
 */
gboolean       gn_match_table_set_dealer (GnMatchTable *self, const char *family, GnDealer dealer, GError **error);
void           gn_match_table_note  (GnMatchTable *self, const char *note);
/** gn_match_table_stop: ends the match by agreement (for games that can be scored at any time) */
gboolean       gn_match_table_stop  (GnMatchTable *self, GError **error);

/* Trouble with the disk. The game goes on in memory. */
/**
 * gn_match_table_get_trouble: a sentence, or NULL; "notify::trouble" is emitted when it changes. Each later entry
 * tries to write everything that is missing
 */
const char    *gn_match_table_get_trouble (GnMatchTable *self);
/**
 * gn_match_table_retry: tries to write what is missing now, to a new file if the old one is gone. FALSE with @error,
 * which is then the trouble
 */
gboolean       gn_match_table_retry (GnMatchTable *self, GError **error);

#define GN_MATCH_TABLE_ERROR (gn_match_table_error_quark ())
GQuark gn_match_table_error_quark (void);
typedef enum {
  GN_MATCH_TABLE_ERROR_START,      /* the game refused seats, options or position */
  GN_MATCH_TABLE_ERROR_SEEN_SINCE,
  GN_MATCH_TABLE_ERROR_NOTHING,    /* nothing to undo or redo */
  GN_MATCH_TABLE_ERROR_OVER,
  GN_MATCH_TABLE_ERROR_READ_ONLY,
  GN_MATCH_TABLE_ERROR_REFUSED,    /* a correction that is impossible */
  GN_MATCH_TABLE_ERROR_FIXED,      /* a correction of a field that is %GN_FIELD_FIXED */
  GN_MATCH_TABLE_ERROR_STUCK,      /* a correction or position after which nobody can make a move */
} GnMatchTableError;

G_END_DECLS
