/* match-table-private.h: internals of the middle layer, shared by match-table*.c
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "match-table.h"

G_BEGIN_DECLS

/**
 * GnTableStep:
 * @step: the public part
 * @refs: references; the line of play and the log may both hold it
 * @said: how many of its moves people entered; the middle layer made the others
 * @position: of a correction: the position that was entered
 * @decides: a seat decided something in it
 * @shows: an outcome or a look revealed something in it
 * @shows_after: … at or after a decision in it
 */
typedef struct {
  GnStep   step;
  guint    refs;
  guint    said;
  JsonNode *position;
  gboolean decides;
  gboolean shows;
  gboolean shows_after;
} GnTableStep;

/* The limit for the cost of reading a record (gn_table_step_cost()), for it may come from a stranger. A table goes on
 * in another file before its record comes to it. */
#define GN_TABLE_MAX_COST G_GUINT64_CONSTANT (1000000000)
#define GN_TABLE_FULL_AT  (GN_TABLE_MAX_COST / 4 * 3)

/* Each seat and the public has its own copy of the present state. */
#define GN_N_VIEWS (GN_MAX_SEATS + 1)

struct _GnMatchTable {
  GObject    parent_instance;

  GnMatch   *match;
  gsize      size;          /* of a state */
  gboolean   has_unasked;   /* whether any verb of the game is GN_VERB_UNASKED */
  guint16    dealt_text;    /* the refusal of an outcome that the app draws (GN_APP_DEALS) */
  gboolean   set_complete;  /* whether every family of the match's set is complete; updated when the set changes */
  gboolean   on_screen;     /* covered figures are covered */
  gboolean   patient;       /* the app waits before it draws at big moments */

  /* The contents of the record's header, kept because the set may learn and dealers may change. */
  GnSet     *first_set;
  guint8     first_dealer[GN_MAX_FAMILIES];
  JsonNode  *first_position;
  gint64     started;

  /* The line of play: states[k] is the state after step k; those beyond n_steps can be redone. */
  guint8    *states;
  guint      states_allocated;
  GPtrArray *line;          /* GnTableStep, including those beyond n_steps */
  guint      n_steps;
  GPtrArray *log;           /* GnStep, each of them a GnTableStep */

  gpointer   view[GN_N_VIEWS];
  guint32    view_fresh;    /* one bit per view */
  gpointer   scratch;       /* a state to try a sentence on */
  gpointer   public_scratch;

  gint64     opened;        /* monotonic time */
  gint64     before;        /* seconds played before it was opened */

  /* The record: all lines so far, and how many bytes of them are on disk. */
  GnRecord  *record;
  GFile     *file;
  gboolean   wants_record;  /* a record is wanted, but could not be created yet */
  GString   *journal;
  gsize      written;
  guint      number;        /* of the last entry */
  gint64     told;          /* seconds of play in the last line with a time in this session; -1: none yet */
  guint      unmarked;      /* lines since the last mark */
  GPtrArray *opened_lines;  /* utf8: the lines of an opened file, which are not in @journal */
  guint64    cost;          /* of reading the steps in this file again */
  guint64    full_at;       /* the cost at which the table goes on in another file; tests come to it sooner */
  guint      base;          /* steps in the files before this one, which can no longer be undone */
  char      *trouble;
  gboolean   read_only;

  GnMoveList    list;       /* reused */
  GnOutcomes    outcomes;
};

/* ---- match-table-replay.c ---- */
/** gn_table_step_cost: what it costs to read a step with @n_moves again, roughly in nanoseconds */
guint64       gn_table_step_cost   (GnMatchTable *self, GnStepKind kind, guint n_moves);

/* ---- match-table-time.c ---- */
/** gn_table_last_line: the time of the last line of the record, in seconds */
gint64        gn_table_last_line   (GnMatchTable *self);

/* ---- match-table.c ---- */
static inline gpointer
gn_table_state_after (GnMatchTable *self,
                      guint         n)
{
  return self->states + n * self->size;
}

static inline gpointer
gn_table_now (GnMatchTable *self)
{
  return gn_table_state_after (self, self->n_steps);
}

GnMatchTable *gn_table_new_empty   (GnMatch *match);
/** gn_table_set_changed: call after the match got another set, or its set learned something */
void          gn_table_set_changed (GnMatchTable *self);
/** gn_table_start: makes the state before the first move, or FALSE with the reason */
gboolean      gn_table_start       (GnMatchTable *self, JsonNode *position, GnSay *why, GError **error);
GnTableStep  *gn_table_step_new    (GnStepKind kind);
GnTableStep  *gn_table_step_ref    (GnTableStep *step);
void          gn_table_step_unref  (gpointer step);
/** gn_table_push: plays @step, which leads to @state; discards the steps that could be redone */
void          gn_table_push        (GnMatchTable *self, GnTableStep *step, gconstpointer state);
/** gn_table_changed: marks views as stale and emits "changed". @step: the step, or NULL */
void          gn_table_changed     (GnMatchTable *self, const GnTableStep *step);
void          gn_table_stale       (GnMatchTable *self);
gint64        gn_table_elapsed     (GnMatchTable *self);
gboolean      gn_table_may_change  (GnMatchTable *self, GError **error);

/* ---- match-table-say.c ---- */
/**
 * gn_table_is_dealt: returns whether @move is an outcome that the app draws, so that nobody enters it; says @why
 * @state: the true state: that the app draws is no secret, but what it can draw is
 */
gboolean      gn_table_is_dealt    (GnMatchTable *self, gconstpointer state, const GnMove *move, GnSay *why);
/** gn_table_apply: makes a checked move on @state: counts the app's draw, notes what it reveals, adds it to @step */
void          gn_table_apply       (GnMatchTable *self, gpointer state, const GnMove *move, GnTableStep *step);
/** gn_table_step_done: call when all moves are in @step: sets its flags and which moves were forced */
void          gn_table_step_done   (GnMatchTable *self, GnTableStep *step);
/** gn_table_follow: makes the automatic moves on @state, up to the next decision of a person */
void          gn_table_follow      (GnMatchTable *self, gpointer state, GnTableStep *step);
/** gn_table_follow_now: the same as a step of its own, if the present state calls for it; otherwise NULL */
const GnTableStep *gn_table_follow_now (GnMatchTable *self);
/** gn_table_keep: keeps @step, which led to the state in scratch, and begins its line; the caller writes the rest */
GString      *gn_table_keep        (GnMatchTable *self, GnTableStep *step);
/** gn_table_kept: call when the line is complete: writes it to disk, then emits "changed" */
void          gn_table_kept        (GnMatchTable *self, GnTableStep *step);

/**
 * gn_table_try: tries a sentence on @state; the new state is left in scratch
 * @viewer: whose copy explains a refusal, or GN_TABLE_MOVER
 *
 * Returns: (transfer full): the step, or NULL with the reason in @reply
 */
GnTableStep  *gn_table_try         (GnMatchTable *self, gconstpointer state, int viewer, const GnMove *moves, guint n,
                                    GnReply *reply);
#define GN_TABLE_MOVER G_MININT

/* ---- match-table-undo.c ---- */
/** gn_table_undo: Returns: the cost, in log entries that were looked at or moved */
guint64       gn_table_undo        (GnMatchTable *self, guint to, gboolean agreed);
void          gn_table_redo        (GnMatchTable *self);

/* ---- match-table-amend.c ---- */
/** gn_table_goes_on: returns whether the game is over in @state or somebody can make a move; otherwise sets @error */
gboolean      gn_table_goes_on     (GnMatchTable *self, gconstpointer state, GError **error);
gboolean      gn_table_teach       (GnMatchTable *self, guint family, JsonNode *component, int *index, GError **error);
void          gn_table_log         (GnMatchTable *self, GnStepKind kind, guint number, gint64 time, const char *why);
void          gn_table_stop        (GnHead *head);

/* ---- match-table-record.c ---- */
/** gn_table_entry: begins the next line of the journal; the caller adds members and calls gn_table_entry_end() */
GString      *gn_table_entry       (GnMatchTable *self, gint64 time);
void          gn_table_entry_end   (GnMatchTable *self);
void          gn_table_moves_line  (GnMatchTable *self, const GnTableStep *step, GString *line);
void          gn_table_mark        (GnMatchTable *self, gboolean closed);
/** gn_table_set_trouble: sets the sentence for gn_match_table_get_trouble(), or %NULL once the trouble is over */
void          gn_table_set_trouble (GnMatchTable *self, const char *trouble);

/* ---- match-table-replay.c ---- */

/** gn_table_replay: plays the lines of a record after its header; @notices: what the host should know of */
gboolean      gn_table_replay      (GnMatchTable *self, GPtrArray *lines, GPtrArray *notices, GError **error);

G_END_DECLS
