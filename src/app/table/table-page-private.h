/* table-page-private.h: the table page's structure and functions shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-page.h"

#include "app/model/replay-rest.h"
#include "bottom-bar.h"
#include "curtain.h"
#include "hand-view.h"
#include "players-box.h"
#include "app/model/table-model.h"
#include "app/entry/entry-form.h"
#include "app/panes/log-pane.h"
#include "app/entry/move-form.h"
#include "app/panes/moves-pane.h"
#include "app/panes/odds-pane.h"
#include "panels/panel/panel.h"
#include "app/panes/rules-pane.h"
#include "app/widgets/rich-label.h"
#include "app/entry/why-popover.h"

G_BEGIN_DECLS

#define GN_PAGE_FOLDED 1100  /* below this width the side pane is over the table */
#define GN_PAGE_NARROW 900   /* below this the players are in a strip */
#define GN_PAGE_TINY   520   /* below this only the current question and everybody's progress */
#define GN_PAGE_LEAST  340   /* for a window of 360, less the desktop's frame around it */
#define GN_PAGE_LOW    320   /* below this height the strip of players scrolls, too */
#define GN_PAGE_LOWEST 245   /* for a window of 294, less its header bar */

struct _GnTablePage {
  GtkWidget parent_instance;

  /* Owned */
  GnMatchTable       *table;
  GnTableModel             *model;
  GSimpleActionGroup *actions;
  char               *subtitle;
  GnMove              unsaid;       /* the move that waits for the printed values of a component */
  gboolean            waits;
  const GnArg        *unsaid_new;   /* the argument of @unsaid that is the component being entered, or NULL */
  GnReplayRest            *again;        /* entries replayed after a correction of the past */
  GString            *typed;        /* text typed since the verb's key */
  guint               focus_source;
  gboolean            leaving;       /* by Tab, to the header bar */
  GtkEventController *beside[2];    /* of the window, for keys while the focus is beside the page */
  gint64              typed_at;
  GString            *keyed;        /* keys typed for the table itself */
  gint64              keyed_at;
  gboolean            in_word;      /* the keys were not shortcuts: the rest of a word */
  guint               keyed_steps;  /* number of entries when @keyed began */

  GnPanel            *panel;
  GPtrArray          *cards;        /* GnPlayerCard, by seat */
  GtkWidget          *above;        /* the game's part above the cards, or NULL */
  GtkWidget          *below;        /* and the part below them */
  gboolean            folded, narrow, tiny, low;
  gboolean            wants_pane;   /* show the pane again when the page is wide enough */
  guint               mode_idle;
  guint               pane_idle;    /* updates the side pane */
  int                 mode_width;
  gboolean            mode_low;     /* the strip of players is low */
  gboolean            bar_low;      /* and the bar at the bottom is */
  gboolean            was_over;
  gboolean            peeking;      /* H is held */
  gboolean            from_key;     /* a verb's key began the entry: its form is attached to the button */
  GnReplayRest       *later;        /* entries taken back, which can be entered again */
  guint               later_from;   /* number of steps before the first of them */
  guint               told_moment;  /* the moment for which a message was shown */
  guint               to_do_steps;  /* number of entries when the cardboard line was written */
  guint               owed_serial;  /* the serial for which the entry form was opened */
  GnMove              form_for;     /* the move for which the form was placed */
  GtkPopover         *form_popover;
  GnMoveForm         *form;
  GtkPopover         *entry_popover;
  GnEntryForm        *entry_form;
  GnWhyPopover       *why;
  GtkWidget          *made_with;    /* the thing or verb's button that the last entry began with, or NULL; weak */
  GtkWidget          *was_at;       /* what had the focus before it, or NULL; weak */
  GtkWidget          *refused_cell; /* where a figure was typed that @why is about, or NULL; weak */
  GtkPopover         *thing_popover;
  GtkWidget          *region;       /* where announcements are read from, on older GTK; not drawn */
  GPtrArray          *heard;        /* sentences that are announced together */
  guint               heard_source;
  guint               heard_steps;  /* number of steps when an entry was announced last */
  GnSay               heard_fact;   /* the fact that told it */
  char               *heard_moment; /* what was announced about the earlier moment shown, or NULL */
  guint               untold;       /* bits of the messages that could not be announced while somebody looked */
  gboolean            prompt_due;   /* who decides is still to be announced */

  /* Template */
  GtkWidget          *content;   /* everything but the curtain, which lies over it */
  AdwFlap            *flap;
  GtkBox             *body;
  GtkScrolledWindow  *player_scroller;
  GnPlayersBox       *player_box;
  GtkScrolledWindow  *panel_place;
  GnHandView         *hand;      /* of who looks without a curtain */
  GtkWidget          *side;
  GtkStack           *stack;
  GnMovesPane        *moves_pane;
  GnLogPane          *log_pane;
  GnOddsPane         *odds_pane;
  GnRulesPane        *rules_pane;
  GnBottomBar        *bottom;
  GnCurtain          *curtain;
};

/* table-page-actions.c */
void     gn_table_page_install_actions (GnTablePage *self);
/** gn_table_page_aloud: the text being carried out now, or NULL; (transfer full) */
char      *gn_table_page_aloud (GnTablePage *self);
/** gn_table_page_install_past: installs the actions that undo, correct and annotate */
void     gn_table_page_install_past    (GnTablePage *self);
/** gn_table_page_do_move: makes or opens the move in @spec, attached to @anchor (nullable: the focus) */
void     gn_table_page_explain      (GnTablePage *self, const GnMove *move, const GnSay *why);
void     gn_table_page_undo_to      (GnTablePage *self, guint to, void (*then) (GnTablePage *self));

/* table-page-later.c */
/** gn_table_page_keep_later: called before the table is taken back to step @to; remembers what is taken back */
void     gn_table_page_keep_later   (GnTablePage *self, guint to);
/** gn_table_page_keep_rest: remembers the entries of @rest from number @at on, which does not fit at the moment */
void     gn_table_page_keep_rest    (GnTablePage *self, const GnReplayRest *rest, guint at);
/** gn_table_page_offer_later: shows the message that offers to enter them again, or takes it away */
void     gn_table_page_offer_later  (GnTablePage *self);
/** gn_table_page_enter_again: enters them up to the first that does not fit any more, and tells which that is */
void     gn_table_page_enter_again  (GnTablePage *self);
/** gn_table_page_drop_later: forgets them if they are offered. Returns: FALSE if not */
gboolean gn_table_page_drop_later   (GnTablePage *self);
/** gn_table_page_stopped: how far entering again came, from entry @from to @at, and why no further (@why nullable);
 * (transfer full) */
char    *gn_table_page_stopped      (GnTablePage *self, const GnReplayRest *rest, guint from, guint at,
                                     const GnSay *why);

/* table-page-heard.c */
/** gn_table_page_hear: announces @text (nullable) together with what else happens now; everybody may know it */
void     gn_table_page_hear         (GnTablePage *self, const char *text);
/** gn_table_page_hear_at_once: why something is refused */
void     gn_table_page_hear_at_once (GnTablePage *self, const char *text);
/** gn_table_page_hear_first: announces @text before what has happened now */
void     gn_table_page_hear_first   (GnTablePage *self, const char *text);
/** gn_table_page_hear_prompt: announces who decides what, after what has happened now */
void     gn_table_page_hear_prompt  (GnTablePage *self);
/** gn_table_page_hear_entry: announces the entries made since the last call, if any, and the prompt */
void     gn_table_page_hear_entry   (GnTablePage *self);
/** gn_table_page_hear_pieces: announces what @story asks to do with the pieces */
void     gn_table_page_hear_pieces  (GnTablePage *self, const GnStory *story);
/** gn_table_page_hear_result: announces who has won, and how a tie was broken */
void     gn_table_page_hear_result  (GnTablePage *self);
/** gn_table_page_hear_moment: announces @text about the earlier moment shown now, or with %NULL that it is over */
void     gn_table_page_hear_moment  (GnTablePage *self, const char *text);
/** gn_table_page_hear_raised: announces to whom the laptop goes */
void     gn_table_page_hear_raised  (GnTablePage *self);
/** gn_table_page_hear_looking: announces that only @seat may see the screen now, and what they alone may read of
 * @story (nullable); or with @seat -1 that it is covered again */
void     gn_table_page_hear_looking (GnTablePage *self, int seat, const GnStory *story);
/** gn_table_page_public_prompt: who decides what, as everybody may know it; (transfer full) */
char    *gn_table_page_public_prompt (GnTablePage *self);
/** gn_table_page_entry_words: what the entry of step @n did, as everybody may know it, in the log's words; (transfer
 * full) */
char    *gn_table_page_entry_words  (GnTablePage *self, guint n);

/** gn_table_page_here: who decides what, what the player whose turn it is has, and the last entry, as everybody may
 * know it; (transfer full) */
char    *gn_table_page_here         (GnTablePage *self);
/** gn_table_page_around: how every player stands, as everybody may know it; (transfer full) */
char    *gn_table_page_around       (GnTablePage *self);

/* table-page-keys.c */
void     gn_table_page_install_keys (GnTablePage *self);
/** gn_table_page_type: gives the keys to the typed line, with @text (nullable) before the cursor */
void     gn_table_page_type         (GnTablePage *self, const char *text);

/* table-page-notices.c */
/** gn_table_page_show_subtitle: updates what the header says of the moment shown */
void     gn_table_page_show_subtitle (GnTablePage *self);
/** gn_table_page_show_messages: updates the line of messages; @story: (nullable): what has just happened */
void     gn_table_page_show_messages (GnTablePage *self, const GnStory *story);
/** gn_table_page_put_away: dismisses the message. Returns: FALSE if there was none */
gboolean gn_table_page_put_away      (GnTablePage *self);

/* table-page-focus.c */
/** gn_table_page_table_focus: what has the focus on the table itself, or %NULL */
GtkWidget *gn_table_page_table_focus (GnTablePage *self);
/** gn_table_page_close_scrollers: a scroller with nothing to focus keeps Tab for itself: closes those until
 * gn_table_page_open_scrollers() */
GPtrArray *gn_table_page_close_scrollers (GnTablePage *self);
/** gn_table_page_open_scrollers: @closed: (transfer full): what gn_table_page_close_scrollers() returned */
void     gn_table_page_open_scrollers  (GPtrArray *closed);
/** gn_table_page_enter_from: remembers where an entry begins: at the focus, or at @verb's button (-1: not there) */
void     gn_table_page_enter_from   (GnTablePage *self, int verb);
/** gn_table_page_mind_focus: after @delay milliseconds, gives the focus to the table if what has it is gone */
void     gn_table_page_mind_focus   (GnTablePage *self, guint delay);
/** gn_table_page_keep_focus: rebuilds the side pane; if the focus was in a removed widget, the table gets it, so
 * that keys still work */
void     gn_table_page_keep_focus   (GnTablePage *self);

/* table-page-popovers.c */
void     gn_table_page_make_popovers (GnTablePage *self);
/** gn_table_page_point: points @popover to @anchor, or to the focus, or to @verb's button */
void     gn_table_page_point        (GnTablePage *self, GtkPopover *popover, GtkWidget *anchor, int verb);
/** gn_table_page_clear: closes what is open over the table and gives up the entry, before another thing covers it */
void     gn_table_page_clear        (GnTablePage *self);
gboolean gn_table_page_owes_entry   (GnTablePage *self);
/** gn_table_page_asks_owed: whether the owed result is asked for in a list over the table or in a form of the
 * panel, because it has no place on the table itself */
gboolean gn_table_page_asks_owed    (GnTablePage *self);
/** gn_table_page_ask_owed: opens the form for what is owed, as soon as nothing covers the table */
void     gn_table_page_ask_owed     (GnTablePage *self);

/* table-page-width.c */
void gn_table_page_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline);
void     gn_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline);
/** gn_table_page_place_players: in a column, or in a strip where the page is narrow */
void     gn_table_page_place_players (GnTablePage *self);
/** gn_table_page_on_reveal: handles showing and hiding of the side pane */
void     gn_table_page_on_reveal     (GnTablePage *self);

/* table-page.c */
/** gn_table_page_raise: the curtain, over nothing that is still open; see gn_curtain_raise() */
void     gn_table_page_raise        (GnTablePage *self, int seat, const GnStory *story, gboolean decision);
void     gn_table_page_show_pane    (GnTablePage *self, const char *page);
void     gn_table_page_peek         (GnTablePage *self, gboolean peek);
/** gn_table_page_teach_first: asks for the printed values if @why says that @move waits for them; then @move goes
 * on. FALSE if it does not wait for them */
gboolean gn_table_page_teach_first (GnTablePage *self, const GnMove *move, const GnSay *why);

G_END_DECLS
