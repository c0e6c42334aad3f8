/* message-bar.h: line between the table and the prompt: one message at a time, newest first
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "instruction-bar.h"

G_BEGIN_DECLS

/**
 * GnMessageBar:
 * Everything that is told beside the table shares this line: instructions for the pieces, what was done by itself,
 * what holds for a while, answers and errors. The line is always there and always as high, so that no message moves
 * the table. The newest message is shown; a button counts the others and shows the next. A message too long for the
 * line opens when it is clicked.
 *
 * Signals: "told" (GnMessageKind, string): a new message, in words; not of GN_MESSAGE_LAST and
 * GN_MESSAGE_INSTRUCTIONS.
 */
#define GN_TYPE_MESSAGE_BAR (gn_message_bar_get_type ())
G_DECLARE_FINAL_TYPE (GnMessageBar, gn_message_bar, GN, MESSAGE_BAR, GnContainer)

#define GN_MESSAGE_BANNERS 3

/**
 * GnMessageKind:
 * @GN_MESSAGE_LAST: what was entered last; shown when there is nothing else
 * @GN_MESSAGE_BANNER: the first of GN_MESSAGE_BANNERS that hold for a while
 * @GN_MESSAGE_NOTICE: a move that was made by itself
 * @GN_MESSAGE_OPENED: about the record, on opening it
 * @GN_MESSAGE_LATER: entries that were taken back can be entered again
 * @GN_MESSAGE_TOLD: the answer to what somebody has just done
 * @GN_MESSAGE_TROUBLE: why the record cannot be written
 * @GN_MESSAGE_INSTRUCTIONS: the instruction bar, which writes itself
 */
typedef enum {
  GN_MESSAGE_LAST,
  GN_MESSAGE_BANNER,
  GN_MESSAGE_NOTICE = GN_MESSAGE_BANNER + GN_MESSAGE_BANNERS,
  GN_MESSAGE_OPENED,
  GN_MESSAGE_LATER,
  GN_MESSAGE_TOLD,
  GN_MESSAGE_TROUBLE,
  GN_MESSAGE_INSTRUCTIONS,
  GN_N_MESSAGES
} GnMessageKind;

/**
 * GnMessage:
 * @text: with marks for pieces, as in gn_rich_label_set_marked(), if @match
 * @icon: (nullable): a piece before it
 * @seat: color of the seat whose token stands before it, or -1
 * @clause: (nullable): the clause that says so
 * @button, @action: (nullable): a button and the action it activates
 * @closes: it can be put away
 * @strong: in the game's color
 * @counts: its figures change as long as it stays; "told" is emitted when it comes, and no more
 */
typedef struct {
  const char    *text;
  const GnMatch *match;
  const char    *icon;
  int            seat;
  const char    *clause;
  const char    *button;
  const char    *action;
  gboolean       closes;
  gboolean       strong;
  gboolean       counts;
} GnMessage;

/** gn_message_bar_set: sets or with %NULL takes away the message of @kind; one with another text than before becomes
 * the newest. GN_MESSAGE_INSTRUCTIONS is set by the instruction bar itself */
void     gn_message_bar_set  (GnMessageBar *self, GnMessageKind kind, const GnMessage *message);
/** gn_message_bar_tell: emits "told" for the message of @kind, if there is one, although it is not new */
void     gn_message_bar_tell (GnMessageBar *self, GnMessageKind kind);
/** gn_message_bar_words: the message of @kind in words, as "told" has it, or %NULL; (transfer full) */
char    *gn_message_bar_words (GnMessageBar *self, GnMessageKind kind);
/** gn_message_bar_has: whether there is a message of @kind */
gboolean gn_message_bar_has  (GnMessageBar *self, GnMessageKind kind);
/** gn_message_bar_get_shown: the message that the line shows; GN_MESSAGE_LAST if there is none */
GnMessageKind gn_message_bar_get_shown (GnMessageBar *self);
/** gn_message_bar_next: shows the next older message, after the oldest the newest */
void     gn_message_bar_next (GnMessageBar *self);
/** gn_message_bar_set_past: @text: (nullable): the earlier moment that is shown; then the line has the buttons that
 * lead through time instead of messages */
void     gn_message_bar_set_past (GnMessageBar *self, const char *text);
/** gn_message_bar_set_width: below @width 520 the line has room for two lines of words */
void     gn_message_bar_set_width (GnMessageBar *self, int width);
/** gn_message_bar_tick: ticks off the instructions if they are what the line shows. Returns: FALSE if not */
gboolean gn_message_bar_tick (GnMessageBar *self);
GnInstructionBar *gn_message_bar_get_instructions (GnMessageBar *self);

G_END_DECLS
