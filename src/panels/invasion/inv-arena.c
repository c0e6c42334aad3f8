/* inv-arena.c: the middle of the table: the card turned up, the dice against it, helpers, and the chance
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-arena.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/things/chance.h"
#include "panels/things/dice-pad.h"
#include "panels/things/die.h"
#include "panels/things/histogram.h"
#include "core/match/moves.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/panel/tie.h"
#include "panels/things/pool.h"
#include "panels/things/space.h"
#include "core/base/story.h"
#include "core/words/text.h"
#include "inv-card.h"
#include "inv-choices.h"
#include "inv-ending.h"
#include "inv-helpers.h"
#include "inv-idle.h"
#include "inv-owed.h"
#include "games/invasion/inv-state.h"

/* Everything has a fixed place, as large as the game can ever need it. */
#define CARD     152   /* width, the same as that of the verdict below it */
#define ART      124
#define BESIDE   14
#define HEADING  26
#define CHANCE   100   /* height of the verdict and the curve */
#define PAD      142   /* the same where dice are entered */
#define BUTTON   44
#define LOW      38    /* of the second row of buttons, where all of them are narrower than a row */
#define GAP      8
#define ONE_ROW  380   /* least width for the buttons in one row */
#define PLAYS    0.235 /* of the width: the button that plays a card, and the one that discards it */
#define SPENDS   0.275
#define UPPER    232   /* least height above the verdict */
#define SHORT    22    /* letters of a heading that has room for a note beside it */
#define LEAST    304
#define WIDE     467

struct _InvArena {
  GnContainer   parent_instance;

  GtkWidget *card;
  GtkWidget *heading;
  GtkWidget *pool;
  GtkWidget *choices;
  GtkWidget *reading;      /* scrolls: the three below */
  GtkWidget *words;        /* a text to read aloud, what is due, the result */
  GtkWidget *helpers;
  InvIdle    idle;         /* before a card is turned up: the dice that would be rolled */
  InvEnding  ending;       /* after the end */
  GtkWidget *bottom;
  GtkWidget *chance;
  GtkWidget *total;
  GtkWidget *verdict_note;
  GtkWidget *primary;
  GtkWidget *primary_label;
  GtkWidget *play;         /* a card from the hand, or one in play for its dice */
  GtkWidget *spend;
  GtkWidget *lower;        /* GtkStack: curve, pad, or the last events */
  GtkWidget *curve;
  GtkWidget *pad;

  gboolean   padding;      /* the pad has asked for dice */
  gboolean   pads;         /* at this table dice are entered */
  gboolean   full;         /* what is in the upper part needs the lower one, too */
  gboolean   wide;         /* what is in the upper part needs the card's place in a narrow window */
  InvOwed    owed;
};

G_DEFINE_FINAL_TYPE (InvArena, inv_arena, GN_TYPE_CONTAINER)

/* ---- Words --------------------------------------------------------------------- */

/* "14", or "3d6" before it is rolled; "–" if there is no value to reach. */
static char *
value_words (const InvRoll *roll)
{
  if (!roll->has_value)
    return g_strdup (*roll->printed ? "–" : "?");
  if (!roll->value_known)
    return g_strdup (roll->printed);
  return gn_number_text (roll->value);
}

static void
update_card (InvArena       *self,
             const InvScene *scene)
{
  const InvRoll *roll = &scene->roll;
  InvCardView *card = INV_CARD_VIEW (self->card);
  static const char *const fields[] = { "boon", "from_deck", "gnome", "value", "change" };

  for (guint i = 0; i < G_N_ELEMENTS (fields); i++)
    gn_tie (self->card, fields[i], -1, -1);
  gn_tie (self->total, "total", -1, -1);
  g_autofree char *value = value_words (roll);

  switch (roll->kind)
    {
    case INV_ROLL_BOON:
      inv_card_view_show_boon (card, scene->match, roll->card, value);
      break;
    case INV_ROLL_GNOME:
      inv_card_view_show_gnome (card, scene->match, roll->card, value);
      break;
    case INV_ROLL_LETTER:
      {
        g_autofree char *n = gn_number_text (scene->clock.n_out);

        /* Translators: on the card that has just come out of the gnome deck, a letter of GNOMES */
        g_autofree char *note = gn_fill (_("{n} of 6 are out. No fight this turn."), "n", n, NULL);
        inv_card_view_show_letter (card, roll->letter, _("A letter"), note);
        break;
      }
    case INV_ROLL_NONE:
    default:
      if (scene->turn.step >= INV_STEP_FORK && scene->turn.step <= INV_STEP_FIGHT_RESULT)
        inv_card_view_show_back (card, "gnome-back", _("The gnome deck"),
                                 scene->turn.skipping ? _("The fight is skipped.") : NULL);
      else if (scene->turn.step == INV_STEP_SWEEP)
        /* Translators: the end of a turn: used cards are discarded, one ally and one weapon stay */
        inv_card_view_show_back (card, "action-clean", _("The sweep"),
                                 _("Used cards are discarded; one ally and one weapon stay."));
      else if (scene->turn.step == INV_STEP_OVER)
        inv_card_view_show_back (card, inv_ending_picture (scene), NULL, NULL);
      else if (scene->turn.step == INV_STEP_SETUP)
        inv_card_view_show_back (card, "emblem-invasion", _("Before the first turn"), NULL);
      else
        inv_card_view_show_back (card, "boon-back", _("A boon"), NULL);
    }
  inv_card_view_mark (card, roll->result == INV_RESULT_HIT ? TRUE : roll->result == INV_RESULT_MISS ? FALSE : -1);
}

/* ---- The pool ------------------------------------------------------------------- */

static char *
die_title (const InvScene *scene,
           const InvDie   *die)
{
  if (die->from == INV_DIE_OWN)
    {
      g_autofree char *sides = gn_die_text (die->sides);

      /* Translators: the die that every player always rolls: "Player’s d20" */
      return gn_fill (_("Player’s {die}"), "die", sides, NULL);
    }
  if (die->card >= 0)
    return inv_boon_name (scene->match, die->card);
  return g_strdup (_("Card text"));
}

static char *
die_note (const InvScene *scene,
          const InvDie   *die)
{
  const gboolean neighbour = die->seat >= 0 && die->seat != scene->turn.active;

  if (die->from == INV_DIE_OWN)
    {
      const InvPlayer *player = &scene->player[CLAMP (scene->turn.active, 0, INV_SEATS - 1)];

      if (player->d20 == INV_D20_STOLEN && die->out)
        {
          g_autofree char *thief = player->thief >= 0 ? inv_gnome_name (scene->match, player->thief) : NULL;

          /* Translators: a player's d20 */
          return thief ? gn_fill (_("stolen by {gnome}"), "gnome", thief, NULL) : g_strdup (_("stolen"));
        }
      return g_strdup (die->twice > 0 ? _("rolled twice, the better counts")
                       : die->twice < 0 ? _("rolled twice, the worse counts")
                                        : "");
    }
  if (die->card < 0)
    return g_strdup ("");

  if (die->out)
    /* Translators: a die that does not count because of the gnome */
    return g_strdup (_("ignored in this fight"));
  if (neighbour)
    /* Translators: a die that a neighbor gives to the active player */
    return gn_fill (die->from == INV_DIE_SPENT ? _("discarded for {who}") : _("helps {who}"), "who",
                    inv_active_name (scene), NULL);
  /* Translators: a die from the active player's card */
  return g_strdup (die->from == INV_DIE_SPENT ? _("discarded") : _("in play"));
}

static void
update_pool (InvArena       *self,
             const InvScene *scene,
             gboolean        rolled)
{
  const InvRoll *roll = &scene->roll;
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);
  GnPoolDie dice[INV_DICE_MAX + 1];
  guint n = 0;

  for (guint i = 0; i < roll->n_dice && n < INV_DICE_MAX; i++)
    {
      const InvDie *die = &roll->die[i];
      char *title = die_title (scene, die), *note = die_note (scene, die);
      InvBoonView view = { 0 };

      if (die->card >= 0)
        inv_view_boon (scene->match, die->card, &view);
      g_ptr_array_add (strings, title);
      g_ptr_array_add (strings, note);
      dice[n++] = (GnPoolDie) { die->sides, die->result, die->out, gn_seat_paint (scene->match, die->seat), title, note,
                                die->card >= 0 ? inv_kind_piece (view.kind) : NULL, NULL };
    }
  if (roll->flat)
    dice[n++] = (GnPoolDie) { 0, roll->flat, FALSE, -1, _("Card texts"), "", NULL, NULL };
  gn_pool_set (GN_POOL (self->pool), scene->panel, dice, n, rolled);
}

static void
update_heading (InvArena       *self,
                const InvScene *scene,
                guint           n_choices,
                gboolean        with_pool)
{
  const InvRoll *roll = &scene->roll;
  g_autofree char *from = gn_number_text (roll->min);
  g_autofree char *to = gn_number_text (roll->max);
  g_autofree char *half = gn_number_text (roll->mean_2 / 2);
  const char *point = roll->mean_2 % 2 ? _("½") : "";
  g_autofree char *mean = g_strconcat (half, point, NULL);
  g_autofree char *title = NULL;
  g_autofree char *note = NULL;

  if (n_choices > 0)
    {
      note = inv_choices_note (n_choices);
      title = note ? g_strdup (_("To choose")) : inv_choices_title (scene);
    }
  else if (with_pool)
    {
      /* Translators: above the dice that are rolled: "Anna's dice" */
      title = gn_fill (_("{who}’s dice"), "who", inv_active_name (scene), NULL);
      /* Translators: minimum, maximum and mean total of a pool of dice */
      if (g_utf8_strlen (title, -1) <= SHORT && gtk_widget_get_width (GTK_WIDGET (self)) >= ONE_ROW)
        note = gn_fill (_("{from} to {to}, mean {mean}"), "from", from, "to", to, "mean", mean, NULL);
    }
  gn_heading_set (self->heading, title ? title : "", note);
  gtk_widget_set_visible (self->heading, title != NULL);
}

/* The scroller of what is read has what it shows as its name: it can have the focus, to be scrolled by keys. */
static void
name_reading (InvArena   *self,
              const char *words)
{
  const char *idle = gtk_label_get_text (GTK_LABEL (self->idle.words));

  gn_say_name (self->reading, words && *words ? words : idle);
}

/* ---- Words for the pending step ------------------------------------------------------ */

static char *
words_now (const InvScene *scene)
{
  const InvTurn *turn = &scene->turn;

  if (turn->step == INV_STEP_OVER)
    return NULL;
  if (turn->wait == INV_WAIT_TEXT && scene->due.text)
    return g_strdup (scene->due.text);
  if (scene->roll.kind == INV_ROLL_LETTER)
    return gn_fill (_("The letter ends {who}’s turn."), "who", inv_active_name (scene), NULL);
  if (turn->skipping && turn->step == INV_STEP_FORK)
    return gn_fill (_("{who} skips the fight."), "who", inv_active_name (scene), NULL);
  return NULL;
}

/* ---- The verdict: the chance, or the result --------------------------------------------- */

static void
show_chance (InvArena   *self,
             GnOdds      odds,
             const char *note)
{
  g_autofree char *cases = gn_odds_cases (odds);
  g_autofree char *both = cases ? g_strdup_printf ("%s\n%s", note, cases) : g_strdup (note);

  gtk_widget_set_visible (self->chance, TRUE);
  gtk_widget_set_visible (self->total, FALSE);
  gtk_widget_set_visible (self->verdict_note, FALSE);
  gn_chance_set (GN_CHANCE_BAR (self->chance), odds, both);
}

static void
show_total (InvArena       *self,
            const InvScene *scene)
{
  const InvRoll *roll = &scene->roll;
  g_autofree char *total = gn_number_text (roll->total);
  g_autofree char *by = gn_number_text (ABS (roll->by));
  g_autofree char *value = gn_number_text (roll->value);
  g_autofree char *note = NULL;

  if (roll->by > 0)
    /* Translators: below the total of a roll: its excess over the value */
    note = gn_fill (_("{n} over {value}"), "n", by, "value", value, NULL);
  else if (roll->by == 0)
    note = gn_fill (_("exactly {value}: enough"), "value", value, NULL);
  else
    note = gn_fill (_("{n} short of {value}"), "n", by, "value", value, NULL);

  gtk_widget_set_visible (self->chance, FALSE);
  gtk_widget_set_visible (self->total, TRUE);
  gtk_widget_set_visible (self->verdict_note, TRUE);
  gtk_label_set_label (GTK_LABEL (self->total), total);
  gtk_label_set_label (GTK_LABEL (self->verdict_note), note);
  gn_set_class (self->total, "missed", roll->by < 0);
}

static void
show_note (InvArena   *self,
           const char *note)
{
  gtk_widget_set_visible (self->chance, FALSE);
  gtk_widget_set_visible (self->total, FALSE);
  gtk_widget_set_visible (self->verdict_note, note && *note);
  gtk_label_set_label (GTK_LABEL (self->verdict_note), note ? note : "");
}

static void
update_verdict (InvArena       *self,
                const InvScene *scene)
{
  const InvRoll *roll = &scene->roll;
  const InvTurn *turn = &scene->turn;

  if (turn->step == INV_STEP_OVER || turn->step == INV_STEP_SETUP)
    show_note (self, NULL);
  else if (roll->kind == INV_ROLL_LETTER)
    show_note (self, NULL);
  else if (roll->rolled && roll->has_value)
    show_total (self, scene);
  else if (roll->kind != INV_ROLL_NONE && roll->has_value)
    {
      g_autofree char *value = gn_number_text (roll->value);
      /* Translators: below the chance to roll enough */
      g_autofree char *note = roll->value_known ? gn_fill (_("to reach {value}"), "value", value, NULL)
                                                : gn_fill (_("to reach {value}"), "value", roll->printed, NULL);
      show_chance (self, roll->chance, note);
    }
  else if (roll->kind != INV_ROLL_NONE)
    show_note (self, *roll->printed ? _("Nothing to roll: the card says what happens.") : NULL);
  else if (turn->step == INV_STEP_FORK || turn->step == INV_STEP_GNOME)
    /* Translators: below a chance: the next card of the gnome deck is a letter */
    show_chance (self, scene->clock.next_letter, _("a letter is next"));
  else if (turn->step == INV_STEP_PREP || turn->step == INV_STEP_BOON)
    /* Translators: below a chance: the next boon is a room */
    show_chance (self, scene->decks.next, _("a room is next"));
  else
    show_note (self, NULL);
}

/* ---- The pad ------------------------------------------------------------------------------ */

static void
on_entered (InvArena *self)
{
  g_autofree char *spec = inv_owed_spec (&self->owed, GN_DICE_PAD (self->pad));

  gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec);
}

static void
update_pad (InvArena       *self,
            const InvScene *scene,
            gboolean        news)
{
  const gboolean owed = inv_owed_read (&self->owed, scene);

  if (owed)
    gn_dice_pad_ask (GN_DICE_PAD (self->pad), self->owed.sides, self->owed.n, self->owed.flat,
                     self->owed.verb == INV_V_ROLL);
  if (owed && (news || !self->padding))
    gn_dice_pad_clear (GN_DICE_PAD (self->pad));
  self->padding = owed;
}

/* ---- The next step ---------------------------------------------------------------------------- */

/* The moves that simply go on; the first legal one is used. */
static const guint going[] = { INV_V_THROW, INV_V_REVEAL, INV_V_TAKE, INV_V_GO_ON, INV_V_CARRIED_OUT, INV_V_OPEN };

static const GnMove *
primary_move (const InvScene *scene)
{
  const GnMoveList *legal = scene->present ? gn_panel_get_legal (scene->panel) : NULL;

  for (guint k = 0; legal && k < G_N_ELEMENTS (going); k++)
    for (guint i = 0; i < legal->n; i++)
      if (legal->move[i].verb == going[k] && legal->move[i].seat != GN_CHANCE)
        return &legal->move[i];
  return NULL;
}

/* "Roll d20 + d6 + d4" */
static char *
primary_words (const InvScene *scene,
               const GnMove   *move)
{
  const InvRoll *roll = &scene->roll;

  if (move->verb == INV_V_THROW)
    {
      GString *dice = g_string_new (NULL);
      guint n = 0;

      for (guint i = 0; i < roll->n_dice; i++)
        if (!roll->die[i].out)
          {
            g_autofree char *die = gn_die_text (roll->die[i].sides);

            g_string_append_printf (dice, "%s%s", n ? " + " : "", die);
            n++;
          }
      if (roll->flat)
        g_string_append_printf (dice, " %s %d", roll->flat > 0 ? "+" : "−", ABS (roll->flat));
      g_autofree char *count = gn_number_text (n);
      char *text = n > 5 ? gn_fill (ngettext ("Roll {n} die", "Roll {n} dice", n), "n", count, NULL)
                   : n ? gn_fill (_("Roll {dice}"), "dice", dice->str, NULL) : g_strdup (_("Roll nothing: no dice"));
      g_string_free (dice, TRUE);
      return text;
    }
  if (move->verb == INV_V_TAKE)
    return g_strdup (move->arg[INV_A_TO] == INV_PLAY ? _("Put it into play") : _("Take it into your hand"));
  if (move->verb == INV_V_GO_ON && scene->turn.step == INV_STEP_FORK)
    return g_strdup (_("Go on without a fight"));
  return g_strdup (gn_tr (scene->match->game->verbs[move->verb].title));
}

static void
update_primary (InvArena       *self,
                const InvScene *scene)
{
  const GnMove *move = primary_move (scene);

  gtk_widget_set_visible (self->primary, move != NULL);
  if (!move)
    return;

  g_autofree char *words = primary_words (scene, move);
  g_autofree char *bare = gn_move_to_spec (scene->match, move);
  g_autofree char *spec = move->seat >= 0 ? g_strdup_printf ("@%d %s", move->seat, bare) : g_strdup (bare);

  gtk_label_set_label (GTK_LABEL (self->primary_label), words);
  gn_panel_bind_move (scene->panel, self->primary, spec);
  gn_say_name (self->primary, words);
}

guint64
inv_arena_places (const InvScene *scene)
{
  static const guint here[] = { INV_V_PLAY, INV_V_SPEND, INV_V_OPEN, INV_V_THROW, INV_V_REVEAL, INV_V_GO_ON };
  guint64 verbs = inv_choices_verbs ();

  for (guint i = 0; i < G_N_ELEMENTS (here); i++)
    verbs |= G_GUINT64_CONSTANT (1) << here[i];
  /* The button that ends a text is also below: next to the way to carry it out by hand, and visible in a small
   * window. */
  return verbs;
}

static void
update_secondary (GtkWidget      *button,
                  const InvScene *scene,
                  const char     *verb)
{
  g_autofree char *spec = g_strdup_printf ("@%d %s", scene->turn.active, verb);

  gtk_widget_set_visible (button, scene->panel && scene->turn.active >= 0 && scene->turn.step != INV_STEP_OVER);
  if (!gtk_widget_get_visible (button))
    return;
  gn_panel_bind_move (scene->panel, button, spec);
  gn_set_class (button, "cannot", !inv_plays_from_hand (scene, scene->turn.active, verb));
}

/* ---- All together ------------------------------------------------------------------------------- */

static void
update_curve (InvArena       *self,
              const InvScene *scene)
{
  const InvRoll *roll = &scene->roll;

  if (!roll->has_dice || !roll->n_dice)
    return;
  gn_histogram_set (GN_HISTOGRAM (self->curve), roll->dice.low, roll->dice.way, roll->dice.n,
                    roll->has_value && roll->value_known ? roll->value : roll->dice.low + roll->dice.n);

  g_autofree char *odds = gn_odds_text (roll->chance);
  /* Translators: the curve of a roll, for assistive technology */
  g_autofree char *name = gn_fill (_("What the dice can add up to; chance of success: {chance}"), "chance", odds, NULL);
  gn_say_name (self->curve, name);
}

void
inv_arena_update (InvArena       *self,
                  const InvScene *scene,
                  gboolean        news,
                  gboolean        rolled)
{
  const InvRoll *roll = &scene->roll;
  g_autofree char *words = words_now (scene);
  const gboolean over = scene->turn.step == INV_STEP_OVER;

  update_card (self, scene);
  update_primary (self, scene);
  update_secondary (self->play, scene, "play");
  update_secondary (self->spend, scene, "spend");
  update_pad (self, scene, news);

  const gboolean with_curve = roll->has_dice && roll->n_dice && !over && roll->kind != INV_ROLL_LETTER;
  const gboolean idle = inv_idle_update (&self->idle, scene, with_curve || self->padding || over);
  const guint n_choices = inv_choices_update (INV_CHOICES (self->choices), scene, primary_move (scene));
  const gboolean with_pool = roll->n_dice > 0 && !over && n_choices < 5 && !(words && *words);

  gtk_widget_set_visible (self->choices, n_choices > 0);
  update_heading (self, scene, n_choices, with_pool);
  gtk_widget_set_visible (self->pool, with_pool);
  if (with_pool)
    update_pool (self, scene, rolled);
  gtk_widget_set_visible (self->words, words && *words);
  gtk_label_set_label (GTK_LABEL (self->words), words ? words : "");
  gn_set_class (self->words, "aloud", scene->turn.wait == INV_WAIT_TEXT);
  inv_ending_update (&self->ending, scene);
  gtk_widget_set_visible (self->reading, idle || over || (words && *words));
  gtk_widget_set_focusable (self->reading, !over && n_choices == 0);
  name_reading (self, words);
  inv_helpers_update (INV_HELPERS (self->helpers), scene);
  update_verdict (self, scene);
  update_curve (self, scene);

  self->wide = over || idle || n_choices > 0;
  self->full = over || n_choices > 5;
  self->pads = scene->panel && scene->match->dealer[INV_FAMILY_DICE] == GN_DEALER_BOX;
  gtk_widget_set_visible (self->bottom, !self->full);
  gtk_stack_set_visible_child (GTK_STACK (self->lower),
                               self->padding ? self->pad : with_curve ? self->curve : self->idle.last);
  gn_set_class (GTK_WIDGET (self), "won", scene->result.cause == INV_END_WON);
  gn_set_class (GTK_WIDGET (self), "lost", scene->result.cause == INV_END_LETTERS);
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

gboolean
inv_arena_key (InvArena *self,
               guint     keyval)
{
  if (self->padding && gn_dice_pad_key (GN_DICE_PAD (self->pad), keyval))
    return TRUE;
  if (inv_choices_key (INV_CHOICES (self->choices), keyval))
    return TRUE;
  if ((keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter) && gtk_widget_get_visible (self->primary))
    {
      g_signal_emit_by_name (self->primary, "clicked");
      return TRUE;
    }
  return FALSE;
}

GtkWidget *
inv_arena_get_card (InvArena *self)
{
  return self->card;
}

GtkWidget *
inv_arena_get_primary (InvArena *self)
{
  return gtk_widget_get_visible (self->primary) ? self->primary : self->padding ? self->pad : NULL;
}

/* ---- Layout ------------------------------------------------------------------------------------------ */

/* What a button needs in large type. */
static int
button_height (GtkWidget *button,
               int        width,
               int        least)
{
  const int wide = MAX (width, gn_least_of (button, GTK_ORIENTATION_HORIZONTAL));
  int high;

  gn_measure (button, GTK_ORIENTATION_VERTICAL, wide, &high, NULL);
  return MAX (least, high);
}

/* In one row the two for the hand and the large one, else the large one above them. */
typedef struct {
  int plays, spends, primary;
  int high, low;
} Buttons;

static Buttons
buttons_of (InvArena *self,
            int       width)
{
  const int all = width - 2 * GAP;
  Buttons b = { (width - GAP) / 2, (width - GAP) / 2, width, BUTTON, LOW };

  if (width >= ONE_ROW)
    {
      b.plays = (int) (all * PLAYS);
      b.spends = (int) (all * SPENDS);
      b.primary = all - b.plays - b.spends;
    }
  b.high = button_height (self->primary, b.primary, BUTTON);
  b.low = MAX (button_height (self->play, b.plays, LOW), button_height (self->spend, b.spends, LOW));
  if (width >= ONE_ROW)
    b.high = b.low = MAX (b.high, b.low);
  return b;
}

static int
buttons_height (InvArena *self,
                int       width)
{
  const Buttons b = buttons_of (self, width >= 0 ? width : LEAST);

  return width >= ONE_ROW ? b.high : b.high + GAP + b.low;
}

/* Of the verdict and what is beside it. */
static int
bottom_height (InvArena *self,
               int       width)
{
  return button_height (self->bottom, width, self->pads ? PAD : CHANCE);
}

static GtkSizeRequestMode
inv_arena_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
inv_arena_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  InvArena *self = INV_ARENA (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = LEAST;
      *natural = WIDE;
      return;
    }
  *minimum = *natural = UPPER + bottom_height (self, for_size >= 0 ? for_size : LEAST) + GAP
                        + buttons_height (self, for_size);
}

/* A part that is not visible leaves its place empty. */
static void
put (GtkWidget *part,
     int        x,
     int        y,
     int        width,
     int        height)
{
  int least;

  if (!gtk_widget_get_visible (part))
    return;
  width = MAX (width, gn_least_of (part, GTK_ORIENTATION_HORIZONTAL));
  gn_measure (part, GTK_ORIENTATION_VERTICAL, width, &least, NULL);
  gtk_widget_size_allocate (part, &(GtkAllocation) { x, y, width, MAX (height, least) }, -1);
}

static int
natural_height (GtkWidget *part,
                int        width)
{
  int height = 0;

  if (gtk_widget_get_visible (part))
    gn_measure (part, GTK_ORIENTATION_VERTICAL, width, NULL, &height);
  return height;
}

static void
put_buttons (InvArena *self,
             int       top,
             int       width)
{
  const Buttons b = buttons_of (self, width);
  const gboolean row = width >= ONE_ROW;
  const int low = row ? top : top + b.high + GAP;

  put (self->play, 0, low, b.plays, b.low);
  put (self->spend, row ? b.plays + GAP : (width + GAP) / 2, low, b.spends, b.low);
  put (self->primary, row ? b.plays + b.spends + 2 * GAP : 0, top, b.primary, b.high);
}

/* The heading, then what is chosen, read and rolled; the helpers are at the bottom, for dice come and go above. */
static void
inv_arena_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  InvArena *self = INV_ARENA (widget);
  /* after the end there is no button */
  const gboolean over = gtk_widget_get_visible (self->ending.box);
  const int buttons = over ? height + GAP : height - buttons_height (self, width);
  const int bottom = buttons - GAP - bottom_height (self, width);
  const gboolean alone = self->wide && width < ONE_ROW;
  const int left = alone ? 0 : CARD + BESIDE, wide = width - left;
  int top = HEADING, end = bottom - GAP, high;

  gtk_widget_set_child_visible (self->card, !alone);
  put (self->card, 0, 0, CARD, (self->full ? buttons : bottom) - GAP);
  put (self->heading, left, 0, wide, HEADING - 4);
  if (!gtk_widget_get_visible (self->heading))
    top = 0;
  high = natural_height (self->choices, wide);
  put (self->choices, left, top, wide, high);
  top += high ? high + GAP : 0;
  high = natural_height (self->helpers, wide);
  put (self->helpers, left, end - high, wide, high);
  end -= high ? high + GAP : 0;
  if (self->full)
    end = buttons - GAP;
  put (self->reading, left, top, wide, end - top);
  put (self->pool, left, top, wide, end - top);
  put (self->bottom, 0, bottom, width, buttons - GAP - bottom);
  put_buttons (self, buttons, width);
}

/* ---- The widget ------------------------------------------------------------------------------------- */

static void
inv_arena_class_init (InvArenaClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->get_request_mode = inv_arena_get_request_mode;
  widget_class->measure = inv_arena_measure;
  widget_class->size_allocate = inv_arena_size_allocate;
  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (GN_TYPE_DICE_PAD);
  g_type_ensure (GN_TYPE_HISTOGRAM);
  g_type_ensure (GN_TYPE_POOL);
  g_type_ensure (INV_TYPE_CARD_VIEW);
  g_type_ensure (INV_TYPE_CHOICES);
  g_type_ensure (INV_TYPE_HELPERS);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/arena.ui");
  gn_bind_children (widget_class, InvArena, card, heading, pool, choices, reading, words, helpers, bottom, chance,
                    total, verdict_note, primary, primary_label, play, spend, lower, curve, pad);
  gtk_widget_class_bind_template_child_full (widget_class, "idle", FALSE, G_STRUCT_OFFSET (InvArena, idle.box));
  gtk_widget_class_bind_template_child_full (widget_class, "idle_words", FALSE, G_STRUCT_OFFSET (InvArena, idle.words));
  gtk_widget_class_bind_template_child_full (widget_class, "idle_boon", FALSE, G_STRUCT_OFFSET (InvArena, idle.boon));
  gtk_widget_class_bind_template_child_full (widget_class, "idle_fight", FALSE, G_STRUCT_OFFSET (InvArena, idle.fight));
  gtk_widget_class_bind_template_child_full (widget_class, "idle_last", FALSE, G_STRUCT_OFFSET (InvArena, idle.last));
  gtk_widget_class_bind_template_child_full (widget_class, "idle_news", FALSE, G_STRUCT_OFFSET (InvArena, idle.news));
  gtk_widget_class_bind_template_child_full (widget_class, "ending", FALSE, G_STRUCT_OFFSET (InvArena, ending.box));
  gtk_widget_class_bind_template_child_full (widget_class, "ending_title", FALSE,
                                             G_STRUCT_OFFSET (InvArena, ending.title));
  gtk_widget_class_bind_template_child_full (widget_class, "ending_words", FALSE,
                                             G_STRUCT_OFFSET (InvArena, ending.words));
  gtk_widget_class_bind_template_child_full (widget_class, "ending_figures", FALSE,
                                             G_STRUCT_OFFSET (InvArena, ending.figures));
  gtk_widget_class_bind_template_callback (widget_class, on_entered);
  gtk_widget_class_set_css_name (widget_class, "arena");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_arena_init (InvArena *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  inv_card_view_set_size (INV_CARD_VIEW (self->card), CARD, ART);
  gn_chance_set_align (GN_CHANCE_BAR (self->chance), 0);
  gn_panel_set_state_classes (self->primary, GN_STATE_CLASSES_CANNOT);
  gn_panel_set_state_classes (self->play, GN_STATE_CLASSES_NOTHING);
  gn_panel_set_state_classes (self->spend, GN_STATE_CLASSES_NOTHING);
}
