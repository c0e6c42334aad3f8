/* table-page-private.h: what the page's own files share
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "table-page.h"

#include "app/model/replay-rest.h"
#include "bottom-bar.h"
#include "curtain.h"
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

#define GN_PAGE_FOLDED 1100  /* under this width the side pane lies over the table */
#define GN_PAGE_NARROW 900   /* under this the players are a strip */
#define GN_PAGE_TINY   520   /* under this only what is asked now, and how far everybody is */
#define GN_PAGE_LEAST  340   /* of a window of 360, with what the desktop draws round it */
#define GN_PAGE_BANNERS 3

/* One sentence that matters to all. */
typedef struct {
  GtkWidget *row;
  GtkWidget *picture;
  GnRichLabel  *text;
  GtkWidget *clause;
} GnBannerRow;

struct _GnTablePage {
  GtkWidget parent_instance;

  /* Owned */
  GnMatchTable       *table;
  GnTableModel             *model;
  GSimpleActionGroup *actions;
  char               *title;
  char               *subtitle;
  GnMove              unsaid;       /* what waits for what is printed on a component */
  gboolean            waits;
  const GnArg        *unsaid_new;   /* the component that is being told is this argument of it, or NULL */
  GnReplayRest            *again;        /* what is said again after a correction of the past */
  GString            *typed;        /* what was typed since the verb's key */
  guint               focus_source;
  gint64              typed_at;
  GString            *keyed;        /* what was typed of keys of the table itself */
  gint64              keyed_at;
  gboolean            in_word;      /* they were no keys: the rest of a word */
  guint               keyed_steps;  /* how many entries there were when that began */

  GnPanel            *panel;
  GPtrArray          *cards;        /* GnPlayerCard, by seat */
  GtkWidget          *above;        /* what the game has above the cards, or NULL */
  GtkWidget          *below;        /* and below them */
  GnBannerRow         banner[GN_PAGE_BANNERS];
  gboolean            folded, narrow, tiny;
  gboolean            wants_pane;   /* while it is folded away by the width */
  guint               mode_idle;
  guint               pane_idle;    /* the side pane follows the table */
  int                 mode_width;
  gboolean            was_over;
  gboolean            peeking;      /* H is held */
  gboolean            from_key;     /* the entry was begun by a verb's key: its form hangs from the button */
  guint               told_moment;  /* the table that something was told about */
  guint               to_do_steps;  /* how many entries there were when the cardboard line was written */
  guint               owed_serial;  /* the entry form was opened for this moment */
  GtkPopover         *form_popover;
  GnMoveForm         *form;
  GtkPopover         *entry_popover;
  GnEntryForm        *entry_form;
  GnWhyPopover       *why;
  GtkPopover         *thing_popover;

  /* Template */
  GtkWidget          *overlay;
  GtkWidget          *told;
  GtkLabel           *told_label;
  GtkButton          *told_button;
  GtkRevealer        *past_revealer;
  GtkLabel           *past_label;
  GtkBox             *banner_box;
  GtkRevealer        *notice_revealer;
  GnRichLabel           *notice_text;
  GtkButton          *notice_clause;
  AdwFlap            *flap;
  GtkBox             *body;
  GtkScrolledWindow  *player_scroller;
  GtkBox             *player_box;
  GtkScrolledWindow  *panel_place;
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
/** gn_table_page_aloud: the words that are carried out now, or NULL; (transfer full) */
char      *gn_table_page_aloud (GnTablePage *self);
/** gn_table_page_install_past: of these, what takes back, corrects and notes */
void     gn_table_page_install_past    (GnTablePage *self);
/** gn_table_page_do_move: plays or opens what @spec says, hung from @anchor (nullable: the focus) */
void     gn_table_page_explain      (GnTablePage *self, const GnMove *move, const GnSay *why);
void     gn_table_page_undo_to      (GnTablePage *self, guint to, void (*then) (GnTablePage *self));

/* table-page-keys.c */
void     gn_table_page_install_keys (GnTablePage *self);
/** gn_table_page_type: the typed line takes the keys, @text (nullable) before the cursor */
void     gn_table_page_type         (GnTablePage *self, const char *text);

/* table-page-notices.c */
/** gn_table_page_show_subtitle and the like: what is told beside the table is that of the moment shown */
void     gn_table_page_show_subtitle (GnTablePage *self);
void     gn_table_page_make_banner   (GnTablePage *self, GnBannerRow *banner);
void     gn_table_page_show_banners  (GnTablePage *self);
void     gn_table_page_show_notice   (GnTablePage *self, const GnStory *story);
void     gn_table_page_show_past     (GnTablePage *self);
/** gn_table_page_put_away: what was told has been read. Returns: FALSE: nothing was */
gboolean gn_table_page_put_away      (GnTablePage *self);
/** gn_table_page_show_instructions: what is to be done with the pieces stays till it is ticked off or something else is
 * said: who looks behind the curtain or at an earlier moment has done neither */
void     gn_table_page_show_instructions (GnTablePage *self, const GnStory *story);

/* table-page-width.c */
void gn_table_page_measure (GtkWidget *widget,
                            GtkOrientation orientation,
                            int for_size,
                            int *minimum,
                            int *natural,
                            int *minimum_baseline,
                            int *natural_baseline);
void     gn_table_page_size_allocate (GtkWidget *widget, int width, int height, int baseline);
/** gn_table_page_on_reveal: the side pane was shown or hidden */
void     gn_table_page_on_reveal     (GnTablePage *self);

/* table-page.c */
/** gn_table_page_point: lets @popover point to @anchor, or to what has the focus, or to @verb's button */
void     gn_table_page_point        (GnTablePage *self, GtkPopover *popover, GtkWidget *anchor, int verb);
void     gn_table_page_show_pane    (GnTablePage *self, const char *page);
void     gn_table_page_peek         (GnTablePage *self, gboolean peek);
/** gn_table_page_keep_focus: the side pane is made anew; where the focus was in what is gone then, the table has it, or
 * keys would go nowhere */
void     gn_table_page_keep_focus   (GnTablePage *self);
gboolean gn_table_page_owes_entry   (GnTablePage *self);
/** gn_table_page_teach_first: asks for what is printed, where @why says that @move waits for it; then @move goes on.
 * FALSE: it does not */
gboolean gn_table_page_teach_first (GnTablePage *self, const GnMove *move, const GnSay *why);
/** gn_table_page_asks_owed: is it asked for: in a list over the table or a form of the panel's, as it has no place on
 * the table itself? */
gboolean gn_table_page_asks_owed (GnTablePage *self);

G_END_DECLS
