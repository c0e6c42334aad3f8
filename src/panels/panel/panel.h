/* panel.h: the base of the panels: a table as it lies there
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>
#include "core/table/match-table.h"

G_BEGIN_DECLS

/**
 * GnPanel:
 *
 * A panel is a pure function of a viewer's state: update() paints it anew. It never says a move itself: its widgets
 * activate the actions of the table page, which knows how to go on:
 *
 *  - `table.move` (s): a partial move, as gn_move_from_spec() reads it ("buy type=ruby"): one way is played, several
 * open the form, hung from the widget that has the focus; none: why not. Several whole moves with "; " between them are
 * said in one breath: all of them, or none ("move unit=T2 place=d1.0; move unit=T2 place=u2.0")
 *  - `table.thing` (s): "DOMAIN:ID" ("gem:ruby"): all that can be done with the thing
 *  - `table.why` (s): a partial move: opens "why not?" with reason and clause
 *  - `table.rule` (s): a clause's id: shows it in the Rules pane
 *  - `table.look` (i): hold to look at what the seat may see (curtain first)
 *  - `table.deal` (i): the app draws so many outcomes that it waited with (gn_match_table_is_waiting()), 0: all of them
 *  - `table.result`: goes to the result
 *
 * Properties: "table" (GnMatchTable), "viewer" (int: whose copy; default GN_PUBLIC), "covered" (boolean: covered
 * figures do not show).
 */
#define GN_TYPE_PANEL (gn_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnPanel, gn_panel, GN, PANEL, GtkWidget)

/**
 * GnPanelClass:
 * @update: paint @state; @story: what has just happened (for flash and motion), or %NULL when the moment changed
 *   otherwise (the first one shown, undo, an earlier moment, another viewer); @acting: the seat whose decision it is,
 * or -1
 * @ghost: paint the outcome of a move being entered, or take it away (@state %NULL)
 * @fly: a fact of what has just happened, which the viewer may read: what it moved flies over the table
 * (gn_panel_fly()). Called after update(), fact by fact
 * @make_player: the part of a seat's card that is this game's own (holdings), below the frame's name, points and bar;
 *   updated by update_player. Where it has a property "compact" (boolean), the frame sets it in the folded strip: one
 * line
 * @form: a form of the game's own for an open move (mining choice, payment …), or %NULL for the common one;
 *   (transfer full). The form activates `table.move` with the whole move
 * @action_hint: a short live hint for a verb's button ("up to 4"), (transfer full) or %NULL
 */
struct _GnPanelClass {
  GtkWidgetClass parent_class;

  void       (*update)        (GnPanel *self, gconstpointer state, const GnStory *story, int acting);
  void       (*fly)           (GnPanel *self, const GnSay *say);
  void       (*ghost)         (GnPanel *self, gconstpointer state, const GnMove *move);
  GtkWidget *(*make_player)   (GnPanel *self, int seat);
  void       (*update_player) (GnPanel *self, GtkWidget *player, int seat, gconstpointer state, int acting);
  GtkWidget *(*form)          (GnPanel *self, const GnMove *partial, const GnWays *ways);
  char      *(*action_hint)   (GnPanel *self, guint verb, gconstpointer state);
  /* a widget for the big screen: the same table, nothing secret, readable from three metres; NULL: the panel itself */
  GtkWidget *(*make_public)   (GnPanel *self);
  /* points of a seat, its goal (0: none), pips: left, in all, of those extra; for the frame's player card */
  void       (*standing)      (GnPanel *self, gconstpointer state, int seat, int *points, int *goal, int *left,
  int *all, int *extra);
  /* banners to show now: (element-type GnPanelBanner), or NULL */
  GPtrArray *(*banners)       (GnPanel *self, gconstpointer state);
  /* seats still to act this round, in order, after the acting one: up to @max into @seat, returns how many;
   * @then: what comes after them ("then mining"), translated, (transfer full) or NULL */
  guint      (*queue)         (GnPanel *self, gconstpointer state, gint8 *seat, guint max, char **then);

  /* a key that means something on this table now ("3": the third tile, "F": a Flower came out), before the frame tries
   * verbs and typed words; TRUE: it was that */
  gboolean   (*key)           (GnPanel *self, guint keyval);
  /* verbs that have a place of their own on the table now, as bits: the frame has no button for them */
  guint64    (*placed)        (GnPanel *self, gconstpointer state);
  /* what is owed now (an outcome, the host's carrying out) is entered on the table itself: the frame lays no list over
   * it */
  gboolean   (*enters)        (GnPanel *self, gconstpointer state);
  /* what stands at the head of a player's card where there are no points; update_player updates it too; NULL: points */
  GtkWidget *(*make_standing) (GnPanel *self, int seat);

  /* the end is shown on the table itself, as it deserves: the frame goes to the result only when asked to */
  gboolean   (*celebrates)    (GnPanel *self, gconstpointer state);

  /* a component as it will lie on the table, while it is told; of a match whose set holds it already. Asked of the
   * class, not of a panel; (transfer full) or NULL: nothing to show */
  GtkWidget *(*preview)       (const GnMatch *match, guint family, int index);

  /* whose turn it is, also while nobody is asked (a token is due), or -1; NULL: who is asked */
  int        (*turn)          (GnPanel *self, gconstpointer state);

  /* what stands above the players' cards (who would win now) and below them (a party that no seat plays), or NULL;
   * update() paints them. In the strip of a narrow window the one above is not shown; a property "compact" is set as
   * with make_player */
  GtkWidget *(*make_above)    (GnPanel *self);
  GtkWidget *(*make_below)    (GnPanel *self);

  /* the words of the card that is read aloud and carried out by hand now, (transfer full) or NULL */
  char      *(*aloud)         (GnPanel *self, gconstpointer state);

  /* does the panel ask for what is owed in a form of its own on the table? @open: opens it, too. The frame has it
   * opened where it would lay its list, and has a button for it */
  gboolean   (*asks)          (GnPanel *self, gboolean open);

  /* is Space a key that a button of the table shows now? Else it ticks off what is to be done with the pieces, before
   * key() has it */
  gboolean   (*takes_space)   (GnPanel *self);

  /* a move is half entered (or none any more: @partial NULL): what may come next can be chosen on the table, too */
  void       (*entering)      (GnPanel *self, const GnMove *partial);

  /* what the game's widgets show, read once for each moment into a value of @scene_size bytes that was zeroed at first
   * (gn_panel_scene()); @panel: NULL where nothing can be done (@looks_only). @state: a copy that stays */
  void       (*read)          (gpointer scene, GnPanel *panel, const GnMatch *match, gconstpointer state);
  gsize      scene_size;
  gboolean   looks_only;
};

/**
 * GnPanelEntry:
 * @type: of its panel, a #GnPanel
 * @editors: of the families of its set that no form of fields can hold, each a #GnSetEditor; ended by an empty one
 *
 * What a game brings for its table. The constant is named after the game's folder (`example_panel`): gn_panels_init()
 * registers it.
 */
typedef struct {
  const char *game_id;
  GType     (*type) (void);
  struct {
    const char *family_id;
    GType     (*type) (void);
  } editors[4];
} GnPanelEntry;

/** gn_panel_register: @entry must live as long as the program; once more does no harm */
void  gn_panel_register   (const GnPanelEntry *entry);
/** gn_panel_editor_for: the type of the #GnSetEditor that the game with that id has for a family of its set, or
 * %G_TYPE_INVALID: a form of fields will do */
GType gn_panel_editor_for (const char *game_id, const char *family_id);

/** GnPanelBanner: one sentence that matters to all, with its clause */
typedef struct {
  char       *text;
  const char *icon;
  const char *clause;
  int         seat;     /* whom it is about, or -1 */
  gboolean    strong;   /* on the accent */
} GnPanelBanner;
void       gn_panel_banner_free (GnPanelBanner *banner);
/** gn_panel_banner_add: to *@banners, which is made with the first one; @text: (transfer full) */
void
gn_panel_banner_add (GPtrArray **banners, char *text, const char *icon, const char *clause, int seat, gboolean strong);

/** gn_panel_get_table, gn_panel_get_viewer, gn_panel_get_covered: see the properties; (transfer none) */
GnMatchTable *gn_panel_get_table  (GnPanel *self);
int           gn_panel_get_viewer (GnPanel *self);
gboolean      gn_panel_get_covered   (GnPanel *self);
/** gn_panel_is_present: FALSE while an earlier moment is shown: nothing can be done then */
gboolean      gn_panel_is_present (GnPanel *self);
/** gn_panel_get_match: short for the table's match */
const GnMatch *gn_panel_get_match (GnPanel *self);
/**
 * gn_panel_scene:
 * @state: a moment that the frame asks about, or %NULL: the one that was read last
 *
 * Before update() the moment to be shown is read in any case: the same state may be shown to somebody else,
 * after a card was taught, or as an earlier moment. After that it is read anew only when @state is another one.
 *
 * Returns: (transfer none) (nullable): what GnPanelClass.read made of it; %NULL before the first
 */
gconstpointer gn_panel_scene      (GnPanel *self, gconstpointer state);
/** gn_seat_paint: what a seat's token is painted with, -1 for no seat */
int           gn_seat_paint       (const GnMatch *match, int seat);
/** gn_panel_acting: the seat whose decision the shown moment is, or -1 */
int           gn_panel_acting     (GnPanel *self);
/** gn_panel_get_legal: what can be said at the shown moment, from the viewer's copy; (transfer none), till the next
 * update */
const GnMoveList *gn_panel_get_legal (GnPanel *self);
/** gn_panel_make_player, gn_panel_make_standing: for the frame: the panel's own part of a seat's card, and what stands
 * at its head; or %NULL */
GtkWidget    *gn_panel_make_player   (GnPanel *self, int seat);
GtkWidget    *gn_panel_make_standing (GnPanel *self, int seat);
/** gn_panel_get_player, gn_panel_get_standing: the same while the frame shows them, or %NULL: what flies there, what
 * update() paints */
GtkWidget    *gn_panel_get_player    (GnPanel *self, int seat);
GtkWidget    *gn_panel_get_standing  (GnPanel *self, int seat);
/** GnStanding: see GnPanelClass.standing */
typedef struct {
  int points;
  int goal;
  int left;
  int all;
  int extra;
} GnStanding;
/** gn_panel_standing: what the class says of a seat; without a word of its own the total of the scoresheet */
void          gn_panel_standing      (GnPanel *self, gconstpointer state, int seat, GnStanding *standing);
/** gn_panel_fly: from update() and fly(): a piece flies from the middle of @from to the middle of @to (%NULL: it does
 * not) */
void          gn_panel_fly           (GnPanel *self, const char *piece, int size, GtkWidget *from, GtkWidget *to);
/** gn_panel_refresh: update() with the present state of the viewer */
void          gn_panel_refresh    (GnPanel *self, const GnStory *story);
/** gn_panel_follow: from now on it refreshes itself with every entry: a panel that nobody else refreshes */
void          gn_panel_follow     (GnPanel *self);
/** gn_panel_show_state: update() with another moment's state */
void          gn_panel_show_state (GnPanel *self, gconstpointer state);

/** gn_panel_new_for: the panel of the table's game, or a plain one (lists and figures from the game's tables) where it
 * has none */
GnPanel      *gn_panel_new_for    (GnMatchTable *table);

/** gn_panel_preview: GnPanelClass.preview of the match's game; (transfer full) (nullable) */
GtkWidget    *gn_panel_preview     (const GnMatch *match, guint family, int index);

/* For panels: what is lawful on things of the table, from the acting seat's view. */
/** gn_panel_can: is there a legal move that fits @spec? @why: the sentence why not, (transfer full), or NULL */
gboolean      gn_panel_can        (GnPanel *self, const char *spec, char **why, const char **clause);
/** GnStateClasses: the state classes that a widget wears of itself when it is bound */
typedef enum {
  GN_STATE_CLASSES_NOTHING = 0,
  GN_STATE_CLASSES_CAN     = 1,
  GN_STATE_CLASSES_CANNOT  = 2,
  GN_STATE_CLASSES_BOTH    = 3,
} GnStateClasses;
/** gn_panel_set_state_classes: once a widget, where it says otherwise what can be done, or nothing of it. Taking a
 * class away after each bind would have the widget and all in it styled anew at each entry */
void          gn_panel_set_state_classes   (GtkWidget *widget, GnStateClasses wear);
/** gn_panel_bind_state: only the state classes, tooltip and accessible state of gn_panel_bind_move(): for a widget
 * whose click does something else (table.thing) */
void          gn_panel_bind_state (GnPanel *self, GtkWidget *widget, const char *spec);
/** gn_panel_bind_move: makes @widget (a GtkButton or any widget with a click) carry out @spec: state classes `can`,
 * `cannot`, tooltip with the reason, accessible description and disabled state, action. What only waits for what is
 * printed on a component wears `unknown` and is not off: a click asks for it. Call again at every update */
void          gn_panel_bind_move  (GnPanel *self, GtkWidget *widget, const char *spec);
/** gn_panel_set_move: what the next click on a bound widget says, and no more than that: for a click with Shift, say */
void          gn_panel_set_move   (GtkWidget *widget, const char *format, ...) G_GNUC_PRINTF (2, 3);

G_END_DECLS
