/* table-model.c: state of the table page: who decides, which moves are possible, and the move being entered
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-model.h"

#include "core/words/text.h"

struct _GnTableModel {
  GObject parent_instance;

  GnMatchTable *table;
  int           viewer;

  guint         serial;
  guint         n_steps;       /* at the last refresh */
  GnPrompt      prompt;
  GnMoveList    legal;
  GnVerbState  *verb;          /* by verb; filled on demand */
  guint8       *verb_known;
  gboolean      asks_values;   /* the set lacks printed values that may be asked for */

  gboolean      past;
  guint         moment;
  gpointer      past_state;

  gboolean      entering;
  GnMove        partial;
  GnWays        ways;
};

G_DEFINE_FINAL_TYPE (GnTableModel, gn_table_model, G_TYPE_OBJECT)

enum { REFRESHED, ENTRY, REFUSED, PRIVATE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
refresh (GnTableModel        *self,
         const GnStory *story)
{
  const GnMatch *match = gn_match_table_get_match (self->table);

  self->serial++;
  gn_match_table_prompt (self->table, self->viewer, &self->prompt);
  self->legal.n = 0;
  gn_match_table_legal (self->table, self->viewer, &self->legal);
  memset (self->verb_known, 0, gn_game_n_verbs (match->game));
  self->asks_values = FALSE;
  for (guint i = 0; match->set && i < gn_game_n_families (match->game) && !self->asks_values; i++)
    self->asks_values = match->game->families[i].attrs && !gn_set_complete (match->set, i);
  g_signal_emit (self, signals[REFRESHED], 0, story);
}

static void
drop_entry (GnTableModel *self)
{
  if (!self->entering)
    return;

  self->entering = FALSE;
  gn_ways_clear (&self->ways);
  g_signal_emit (self, signals[ENTRY], 0);
}

static void
on_changed (GnTableModel *self)
{
  guint n = gn_match_table_get_n_steps (self->table);
  const GnStep *step = n == self->n_steps + 1 ? gn_match_table_get_step (self->table, n) : NULL;

  self->n_steps = n;
  self->past = FALSE;
  g_clear_pointer (&self->past_state, g_free);
  drop_entry (self);
  refresh (self, step ? step->story : NULL);
}

static void
gn_table_model_finalize (GObject *object)
{
  GnTableModel *self = GN_TABLE_MODEL (object);

  g_signal_handlers_disconnect_by_data (self->table, self);
  if (self->entering)
    gn_ways_clear (&self->ways);
  gn_move_list_clear (&self->legal);
  g_free (self->verb);
  g_free (self->verb_known);
  g_free (self->past_state);
  g_object_unref (self->table);
  G_OBJECT_CLASS (gn_table_model_parent_class)->finalize (object);
}

static void
gn_table_model_class_init (GnTableModelClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->finalize = gn_table_model_finalize;

  signals[REFRESHED] = g_signal_new ("refreshed", GN_TYPE_TABLE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                     G_TYPE_NONE, 1, G_TYPE_POINTER);
  signals[ENTRY] = g_signal_new ("entry", GN_TYPE_TABLE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REFUSED] = g_signal_new ("refused", GN_TYPE_TABLE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_POINTER, G_TYPE_POINTER);
  signals[PRIVATE] = g_signal_new ("private", GN_TYPE_TABLE_MODEL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_POINTER);
}

static void
gn_table_model_init (GnTableModel *self)
{
  self->viewer = GN_PUBLIC;
  gn_move_list_init (&self->legal);
}

GnTableModel *
gn_table_model_new (GnMatchTable *table)
{
  GnTableModel *self = g_object_new (GN_TYPE_TABLE_MODEL, NULL);
  guint n_verbs = gn_game_n_verbs (gn_match_table_get_match (table)->game);

  self->table = g_object_ref (table);
  gn_match_table_set_on_screen (table);
  self->verb = g_new0 (GnVerbState, n_verbs);
  self->verb_known = g_new0 (guint8, n_verbs);
  self->n_steps = gn_match_table_get_n_steps (table);
  g_signal_connect_swapped (table, "changed", G_CALLBACK (on_changed), self);
  refresh (self, NULL);
  return self;
}

GnMatchTable *
gn_table_model_get_table (GnTableModel *self)
{
  return self->table;
}

const GnMatch *
gn_table_model_get_match (GnTableModel *self)
{
  return gn_match_table_get_match (self->table);
}

/* ---- The viewer -------------------------------------------------------- */

int
gn_table_model_get_viewer (GnTableModel *self)
{
  return self->viewer;
}

void
gn_table_model_set_viewer (GnTableModel *self,
                           int           viewer)
{
  if (self->viewer == viewer)
    return;

  self->viewer = viewer;
  drop_entry (self);
  if (self->past)
    {
      g_free (self->past_state);
      self->past_state = gn_match_table_state_at (self->table, self->moment, viewer);
    }
  refresh (self, NULL);
}

gboolean
gn_table_model_get_covered_of (GnTableModel *self,
                               int           seat)
{
  const GnMatch *match = gn_table_model_get_match (self);

  return (seat < 0 || self->viewer != seat) && !gn_match_table_is_over (self->table)
         && match->game->covered && match->game->covered (match);
}

gboolean
gn_table_model_get_covered (GnTableModel *self)
{
  return gn_table_model_get_covered_of (self, gn_table_model_get_seat (self));
}

/* ---- The state shown --------------------------------------------------- */

GnThing
gn_table_model_named_as (GnTableModel *self,
                         GnThing       thing)
{
  const GnMatch *match = gn_table_model_get_match (self);

  if (!match->game->named_as || thing.value < 0)
    return thing;

  GnThing named_as = match->game->named_as (match, gn_table_model_state (self), thing);

  return named_as.value >= 0 ? named_as : thing;
}

gconstpointer
gn_table_model_state (GnTableModel *self)
{
  return self->past ? self->past_state : gn_match_table_state (self->table, self->viewer);
}

const GnPrompt *
gn_table_model_prompt (GnTableModel *self)
{
  return &self->prompt;
}

const GnMoveList *
gn_table_model_legal (GnTableModel *self)
{
  return &self->legal;
}

guint
gn_table_model_serial (GnTableModel *self)
{
  return self->serial;
}

const GnVerbState *
gn_table_model_verb (GnTableModel *self,
                     guint         verb)
{
  if (!self->verb_known[verb])
    {
      const GnGame *game = gn_table_model_get_match (self)->game;
      GnMove open;
      g_auto (GnWays) ways = { 0 };

      gn_move_open (game, &open, gn_table_model_speaker (self, verb), verb);
      gn_match_table_ask (self->table, self->viewer, &open, &ways);
      self->verb[verb] = (GnVerbState) { .ways = ways.ways, .why = ways.why };
      if (ways.ways == 1)
        self->verb[verb].only = ways.only;
      self->verb[verb].teach = ways.ways <= 1 && gn_table_model_asks_first (self, &open);
      self->verb_known[verb] = TRUE;
    }
  return &self->verb[verb];
}

gboolean
gn_table_model_asks_values (GnTableModel *self)
{
  return self->asks_values;
}

gboolean
gn_table_model_is_past (GnTableModel *self)
{
  return self->past;
}

guint
gn_table_model_get_moment (GnTableModel *self)
{
  return self->past ? self->moment : gn_match_table_get_n_steps (self->table);
}

void
gn_table_model_look_at (GnTableModel *self,
                        guint         step)
{
  if (step >= gn_match_table_get_n_steps (self->table))
    {
      gn_table_model_come_back (self);
      return;
    }

  drop_entry (self);
  g_free (self->past_state);
  self->past = TRUE;
  self->moment = step;
  self->past_state = gn_match_table_state_at (self->table, step, self->viewer);
  refresh (self, NULL);
}

void
gn_table_model_come_back (GnTableModel *self)
{
  if (!self->past)
    return;

  self->past = FALSE;
  g_clear_pointer (&self->past_state, g_free);
  refresh (self, NULL);
}

/* ---- The player who enters a move -------------------------------------- */

int
gn_table_model_get_seat (GnTableModel *self)
{
  guint n = gn_table_model_get_match (self)->n_seats;

  for (guint i = 0; i < n; i++)
    if (self->prompt.must & GN_SEES (i))
      return (int) i;
  for (guint i = 0; i < n; i++)
    if (self->prompt.may & GN_SEES (i))
      return (int) i;
  return -1;
}

int
gn_table_model_speaker (GnTableModel *self,
                        guint         verb)
{
  guint flags = gn_table_model_get_match (self)->game->verbs[verb].flags;

  if (flags & GN_VERB_CHANCE)
    return GN_CHANCE;
  if (flags & (GN_VERB_HOST | GN_VERB_ADJUST))
    return GN_HOST;
  return MAX (gn_table_model_get_seat (self), 0);
}

/* ---- Entering moves ---------------------------------------------------- */

gboolean
gn_table_model_is_entering (GnTableModel *self)
{
  return self->entering;
}

const GnMove *
gn_table_model_get_partial (GnTableModel *self)
{
  return self->entering ? &self->partial : NULL;
}

const GnWays *
gn_table_model_get_ways (GnTableModel *self)
{
  return self->entering ? &self->ways : NULL;
}

gboolean
gn_table_model_whole (GnTableModel *self,
                      GnMove       *move)
{
  if (!self->entering || (self->ways.ways != 1 && !(self->ways.ways && self->ways.settled)))
    return FALSE;

  *move = self->ways.only;
  return TRUE;
}

void
gn_table_model_enter (GnTableModel *self,
                      const GnMove *partial)
{
  if (self->past)
    return;
  if (self->entering && gn_move_equal (&self->partial, partial))
    return;

  GnMove copy = *partial;

  if (self->entering)
    gn_ways_clear (&self->ways);
  self->entering = TRUE;
  self->partial = copy;
  self->ways = (GnWays) { 0 };
  gn_match_table_ask (self->table, self->viewer, &self->partial, &self->ways);
  g_signal_emit (self, signals[ENTRY], 0);
}

void
gn_table_model_cancel (GnTableModel *self)
{
  drop_entry (self);
}

gboolean
gn_table_model_say_all (GnTableModel *self,
                        const GnMove *moves,
                        guint         n)
{
  GnReply reply = { .private_to = -1 };
  g_autofree GnMove *copies = g_memdup2 (moves, n * sizeof (GnMove));

  if (self->past || n == 0)
    return FALSE;
  if (gn_match_table_do (self->table, copies, n, &reply))
    return TRUE;

  GnMove copy = copies[reply.at];

  if (reply.private_to >= 0 && self->viewer != reply.private_to)
    {
      /* The reason would reveal something that only the player knows, so it is shown behind the curtain. */
      g_autoptr (GnStory) story = gn_story_new ();

      gn_story_add (story, GN_SEES (reply.private_to), 0);
      story->fact[0].say = reply.why;
      g_signal_emit (self, signals[PRIVATE], 0, reply.private_to, story);
    }
  else
    g_signal_emit (self, signals[REFUSED], 0, &copy, &reply.why);
  return FALSE;
}

gboolean
gn_table_model_say (GnTableModel *self,
                    const GnMove *move)
{
  return gn_table_model_say_all (self, move, 1);
}

gboolean
gn_table_model_accept (GnTableModel *self)
{
  GnMove move;

  if (gn_table_model_whole (self, &move))
    return gn_table_model_say (self, &move);

  if (self->entering && self->ways.ways == 0)
    {
      GnMove partial = self->partial;
      GnSay why = self->ways.why;

      g_signal_emit (self, signals[REFUSED], 0, &partial, &why);
    }
  return FALSE;
}

/* Whether an open argument may be a component that nobody has entered yet. Then the known one is not the only way. */
static gboolean
may_be_new (GnTableModel       *self,
            const GnMove *partial)
{
  const GnMatch *match = gn_table_model_get_match (self);

  for (const GnArg *arg = match->game->verbs[partial->verb].args; arg->kind; arg++)
    {
      const guint family = arg->domain < GN_DOMAIN_SEAT ? match->game->domains[arg->domain].family : 0;

      if ((arg->flags & GN_ARG_NEW) && partial->arg[arg->at] == GN_OPEN && family
          && !gn_set_complete (match->set, family - 1))
        return TRUE;
    }
  return FALSE;
}

gboolean
gn_table_model_choose (GnTableModel *self,
                       const GnMove *partial)
{
  g_auto (GnWays) ways = { 0 };
  GnMove copy = *partial;

  if (self->past)
    return FALSE;

  gn_match_table_ask (self->table, self->viewer, &copy, &ways);
  if (ways.ways == 0)
    {
      GnSay why = ways.why;

      /* If several moves only wait for printed values, the user chooses one first. */
      if (gn_table_model_asks_first (self, &copy))
        {
          gn_table_model_enter (self, &copy);
          return FALSE;
        }
      g_signal_emit (self, signals[REFUSED], 0, &copy, &why);
      return FALSE;
    }
  /* The only way among known components is not the only way if others wait for their printed values. */
  if (ways.ways == 1 && !gn_table_model_asks_first (self, &copy) && !may_be_new (self, &copy))
    return gn_table_model_say (self, &ways.only);

  gn_table_model_enter (self, &copy);
  return TRUE;
}

gboolean
gn_table_model_spec (GnTableModel *self,
                     const char   *spec,
                     GnMove       *move,
                     GError      **error)
{
  const GnMatch *match = gn_table_model_get_match (self);
  const char *from = *spec == '@' && strchr (spec, ' ') ? strchr (spec, ' ') + 1 : spec;
  g_autofree char *word = g_strndup (from, strcspn (from, " "));
  int verb = gn_game_find_verb (match->game, word);
  int seat = verb < 0 ? 0 : gn_table_model_speaker (self, verb);

  return gn_move_from_spec (match, seat, spec, move, error);
}

/* ---- Questions that all views ask -------------------------------------- */

gboolean
gn_table_model_verb_offered (const GnGame *game,
                             guint         verb)
{
  return !(game->verbs[verb].flags
           & (GN_VERB_CHANCE | GN_VERB_REFUSED | GN_VERB_COARSE | GN_VERB_ADJUST | GN_VERB_WHOLE | GN_VERB_ASIDE));
}

/* The verb belongs to another phase or step altogether; each game uses one of these codes. */
static gboolean
is_elsewhere (GnTableModel *self,
              guint   verb)
{
  const char *code = gn_say_code (gn_table_model_get_match (self), &gn_table_model_verb (self, verb)->why);

  return g_strcmp0 (code, "wrong-phase") == 0 || g_strcmp0 (code, "wrong-step") == 0;
}

/* A seat and the host may both make this move: one button is enough. */
static gboolean
is_said_before (GnTableModel *self,
                guint   verb)
{
  const GnGame *game = gn_table_model_get_match (self)->game;

  for (guint i = 0; i < verb; i++)
    if (g_str_equal (game->verbs[i].id, game->verbs[verb].id) && gn_table_model_verb_offered (game, i)
        && gn_table_model_verb (self, i)->ways)
      return TRUE;
  return FALSE;
}

guint64
gn_table_model_shown_verbs (GnTableModel *self)
{
  const GnGame *game = gn_table_model_get_match (self)->game;
  guint n = MIN (gn_game_n_verbs (game), 64);
  guint64 common = 0, common_can = 0, others = 0;
  g_autoptr (GHashTable) by_reason = g_hash_table_new (NULL, NULL);
  guint n_can = 0, n_refused = 0, n_same_reason = 0;
  int usual_reason = 0;

  for (guint i = 0; i < n; i++)
    {
      const GnVerb *verb = &game->verbs[i];
      gboolean fixed = verb->key && !(verb->flags & (GN_VERB_HOST | GN_VERB_PART | GN_VERB_CLOSE));

      /* verbs that only answer are hidden while nothing is asked: a dozen of them would bury the possible ones */
      if (!gn_table_model_verb_offered (game, i) || is_said_before (self, i)
          || ((verb->flags & GN_VERB_ANSWER) && !gn_table_model_verb (self, i)->ways
              && !gn_table_model_verb (self, i)->teach))
        continue;
      if (fixed && (gn_table_model_verb (self, i)->ways || gn_table_model_verb (self, i)->teach
                    || !is_elsewhere (self, i)))
        {
          common |= (guint64) 1 << i;
          if (gn_table_model_verb (self, i)->ways == 0 && !gn_table_model_verb (self, i)->teach)
            {
              gpointer reason = GUINT_TO_POINTER (gn_table_model_verb (self, i)->why.text);
              guint so_far = GPOINTER_TO_UINT (g_hash_table_lookup (by_reason, reason)) + 1;

              g_hash_table_insert (by_reason, reason, GUINT_TO_POINTER (so_far));
              if (so_far > n_same_reason)
                {
                  n_same_reason = so_far;
                  usual_reason = gn_table_model_verb (self, i)->why.text;
                }
              n_refused++;
            }
          else
            n_can++;
        }
      if (gn_table_model_verb (self, i)->ways)
        *(fixed ? &common_can : &others) |= (guint64) 1 << i;
    }

  /* Something has to be done before anything else, and nearly all other verbs would repeat that reason: hide them. */
  if (common_can && n_same_reason >= 3 && n_refused > n_can && n_refused <= n_same_reason + n_same_reason / 3)
    return common_can | others;
  /* Nothing is possible yet, because something it needs is still unknown. Verbs that ask for it have a different
   * reason. */
  if (!common_can && !others && n_same_reason >= 3)
    {
      guint64 alone = 0;

      for (guint i = 0; i < n; i++)
        if (gn_verbs_has (common, i) && gn_table_model_verb (self, i)->why.text != usual_reason)
          alone |= (guint64) 1 << i;
      if (alone)
        return alone;
    }
  return others && !common_can ? others : common | others;
}

/* Whether there is only one verb, and its possible moves differ between the seat and the public: a card from a
 * hand that nobody else sees. Then the seat chooses where nobody else can look. */
static gboolean
rests_on_secret (GnTableModel           *self,
                 int               seat,
                 const GnMoveList *own)
{
  const GnGame *game = gn_table_model_get_match (self)->game;
  g_auto (GnMoveList) all = { 0 };
  int verb = -1;
  guint n_own = 0, n_same = 0, n_all = 0;

  for (guint i = 0; i < own->n; i++)
    if (own->move[i].seat == seat)
      {
        /* "Roll", or another verb: then nobody has to look first */
        if (!game->verbs[own->move[i].verb].args[0].kind || (verb >= 0 && verb != own->move[i].verb))
          return FALSE;
        verb = own->move[i].verb;
        n_own++;
      }
  if (verb < 0)
    return FALSE;

  gn_match_table_legal (self->table, GN_PUBLIC, &all);
  for (guint i = 0; i < all.n; i++)
    if (all.move[i].seat == seat && all.move[i].verb == verb)
      {
        n_all++;
        for (guint k = 0; k < own->n; k++)
          if (gn_move_equal (&all.move[i], &own->move[k]))
            {
              n_same++;
              break;
            }
      }
  return n_same != n_own || n_all != n_own;
}

gboolean
gn_table_model_secret_decision (GnTableModel *self)
{
  const GnMatch *match = gn_table_model_get_match (self);
  const GnGame *game = match->game;
  int seat = gn_table_model_get_seat (self);
  g_auto (GnMoveList) own = { 0 };
  gboolean any = FALSE;

  if (seat < 0 || gn_match_table_is_over (self->table))
    return FALSE;

  /* Use the seat's own view: the public copy may not know enough to list the choices at all. */
  gn_match_table_legal (self->table, seat, &own);
  for (guint i = 0; i < own.n; i++)
    {
      const GnVerb *verb = &game->verbs[own.move[i].verb];
      gboolean secret = FALSE;

      if (own.move[i].seat != seat)
        continue;
      for (const GnArg *arg = verb->args; arg->kind; arg++)
        secret |= gn_arg_is_secret (match, arg) && own.move[i].arg[arg->at] != GN_NONE;
      if (!secret)
        return rests_on_secret (self, seat, &own);
      any = TRUE;
    }
  return any;
}

guint
gn_table_model_private_seats (const GnStory *story)
{
  guint seats = 0;

  for (guint i = 0; story && i < story->n; i++)
    if (story->fact[i].viewers != GN_ALL_SEE)
      seats |= story->fact[i].viewers;
  return seats;
}

GArray *
gn_table_model_arg_values (GnTableModel *self,
                           const GnMove *partial,
                           const GnArg  *arg)
{
  const GnGame *game = gn_table_model_get_match (self)->game;
  GArray *values = g_array_new (FALSE, FALSE, sizeof (gint16));
  GnMove open = *partial;

  for (guint i = 0; i < arg->size; i++)
    open.arg[arg->at + i] = i == 0 ? GN_OPEN : GN_NONE;

  for (guint i = 0; i < self->legal.n; i++)
    {
      const GnMove *move = &self->legal.move[i];
      gint16 value = move->arg[arg->at];
      gboolean known = FALSE;

      if (move->verb != open.verb || move->seat != open.seat || !gn_move_fits (game, &open, move))
        continue;
      for (guint k = 0; k < values->len && !known; k++)
        known = g_array_index (values, gint16, k) == value;
      if (!known)
        g_array_append_val (values, value);
    }
  return values;
}
