/* panel.h: the base class of the panels, which show a game's table
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
 * A panel is a pure function of a viewer's state: update() paints it again. It never says a move itself. Its
 * widgets activate the actions of the table page, which continues from there:
 *
 * - `table.move` (s): a partial move, as gn_move_from_spec() reads it ("buy type=ruby"). If there is one way to
 *   complete it, that is played. If there are several, the form opens, attached to the focused widget. If there are
 *   none, the reason is shown. Several whole moves with "; " between them are said together: all of them, or none
 *   ("move unit=T2 place=d1.0; move unit=T2 place=u2.0"). A figure is written as it was typed ("score row=3
 *   figure=3+6+2"; see #GnFigureCell)
 * - `table.thing` (s): "DOMAIN:ID" ("gem:ruby"): offers everything that can be done with the thing
 * - `table.why` (s): a partial move: opens "why not?" with reason and clause
 * - `table.rule` (s): a clause's id: shows it in the Rules pane
 * - `table.look` (i): hold to look at what the seat may see (curtain first)
 * - `table.deal` (i): the app draws this many of the outcomes that wait (gn_match_table_is_waiting()), 0: all of
 *   them
 * - `table.result`: goes to the result
 * - `table.ask`: what the table itself asks (@question) has changed
 *
 * Properties: "table" (GnMatchTable), "viewer" (int: whose copy; default GN_PUBLIC), "covered" (boolean: covered
 * figures are hidden).
 */
#define GN_TYPE_PANEL (gn_panel_get_type ())
G_DECLARE_DERIVABLE_TYPE (GnPanel, gn_panel, GN, PANEL, GtkWidget)

/**
 * GnPanelClass:
 * @update: paints @state; @story: the last events (for flash and motion), or %NULL if the moment changed for
 *   another reason (the first one shown, undo, an earlier moment, another viewer); @acting: the seat whose decision
 *   it is, or -1
 * @ghost: paints the outcome of a move that is being entered, or removes it (@state %NULL)
 * @fly: a fact of the last events, which the viewer may read: flies what it moved over the table (gn_panel_fly()).
 *   Called after update(), fact by fact
 * @make_player: the game's own part of a seat's card (holdings), below the frame's name, points and bar; updated by
 *   update_player. If it has a property "compact" (boolean), the frame sets it in the folded strip, which has one
 *   line
 * @form: the game's own form for an open move (mining choice, payment …), or %NULL for the common one;
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
  /* a widget for the second screen: the same table, nothing secret, readable from three metres; NULL: the panel
   * itself */
  GtkWidget *(*make_public)   (GnPanel *self);
  /* points of a seat, its goal (0: none), pips: left, in all, and how many of those are extra; for the frame's
   * player card */
  void       (*standing)      (GnPanel *self, gconstpointer state, int seat, int *points, int *goal, int *left,
  int *all, int *extra);
  /* banners to show now: (element-type GnPanelBanner), or NULL */
  GPtrArray *(*banners)       (GnPanel *self, gconstpointer state);
  /* seats still to act this round, in order, after the acting one: up to @max into @seat; returns their number.
   * Sets @then to the words for what follows them ("then mining"), translated, (transfer full) or NULL */
  guint      (*queue)         (GnPanel *self, gconstpointer state, gint8 *seat, guint max, char **then);

  /* handles a key with a meaning on this table ("3": the third tile, "F": a Flower came out), before the frame
   * tries verbs and typed words; TRUE if handled */
  gboolean   (*key)           (GnPanel *self, guint keyval);
  /* verbs that have their own place on the table now, as bits: the frame has no button for them */
  guint64    (*placed)        (GnPanel *self, gconstpointer state);
  /* the most verbs at once that have no place of their own: the frame keeps room for so many buttons. -1, the
   * default: as many as there are verbs with a key */
  int          most_actions;
  /* TRUE if what is owed now (an outcome, a step for the host) is entered on the table itself: the frame then shows
   * no list over it */
  gboolean   (*enters)        (GnPanel *self, gconstpointer state);
  /* the head of a player's card in a game without points; update_player updates it too; NULL: points */
  GtkWidget *(*make_standing) (GnPanel *self, int seat);

  /* TRUE if the table itself shows the end in a fitting way: the frame goes to the result only when asked to */
  gboolean   (*celebrates)    (GnPanel *self, gconstpointer state);

  /* a preview of a component while it is taught, as it will be on the table; the set of @match holds it already. A
   * class method, called without a panel; (transfer full) or NULL: nothing to show */
  GtkWidget *(*preview)       (const GnMatch *match, guint family, int index);

  /* the seat whose turn it is, even while nobody is asked (a token is due), or -1; NULL: the seat that is asked */
  int        (*turn)          (GnPanel *self, gconstpointer state);

  /* widgets above the players' cards (who would win now) and below them (a party that no seat plays), or NULL.
   * update() paints them. The strip of a narrow window does not show the one above. A property "compact" is set as
   * with make_player */
  GtkWidget *(*make_above)    (GnPanel *self);
  GtkWidget *(*make_below)    (GnPanel *self);

  /* the words of the card that is read aloud and carried out by hand now, (transfer full) or NULL */
  char      *(*aloud)         (GnPanel *self, gconstpointer state);

  /* TRUE if the panel asks for what is owed in its own form on the table; @open: opens it, too. The frame calls it
   * where it would show its list, and has a button for it */
  gboolean   (*asks)          (GnPanel *self, gboolean open);

  /* TRUE if a button of the table shows Space as its key now. Otherwise Space ticks off what is to be done with the
   * pieces, before key() gets it */
  gboolean   (*takes_space)   (GnPanel *self);

  /* called while a move is half entered, and with @partial NULL when it no longer is: the next part can be chosen
   * on the table, too */
  void       (*entering)      (GnPanel *self, const GnMove *partial);

  /* reads what the game's widgets show, once for each moment, into a zeroed value of @scene_size bytes
   * (gn_panel_scene()). @panel: NULL if nothing can be done (@looks_only). @state: a copy that stays valid */
  void       (*read)          (gpointer scene, GnPanel *panel, const GnMatch *match, gconstpointer state);
  gsize      scene_size;
  gboolean   looks_only;

  /* the cards that @seat holds or chooses from behind the curtain, from its own copy of the state: (element-type
   * GnHandCard) (transfer full), or NULL. The frame shows them large while @seat looks, and plays them by a click */
  GPtrArray *(*hand)         (GnPanel *self, gconstpointer state, int seat);

  /* ids of the fields that the frame's part of a player's card shows (tie.h): whose turn it is, and the points of a
   * seat; NULL: there is no such field, or points are added up */
  const char  *turn_field;
  const char  *points_field;

  /* TRUE if the table itself shows the players and their points, as a sheet of scores does: the frame, or the second
   * screen, then has no cards for them */
  gboolean     shows_players;

  /* what the table itself asks, while something chosen on it waits for its place: the frame shows it instead of the
   * prompt. (transfer full), or NULL: nothing. After each change the panel activates `table.ask` */
  char      *(*question)      (GnPanel *self);

  /* where the next entry is made, in a game that goes from one place to the next, or NULL; without it, where one was
   * made last, unless something is suggested */
  GtkWidget *(*likely)        (GnPanel *self);
};

/**
 * GnPanelEntry:
 * @type: the type of its panel, a #GnPanel
 * @editors: types for the families of its set that do not fit a form of fields, each a #GnSetEditor; ended by an
 *   empty entry
 *
 * The parts that a game contributes to its table. The constant is named after the game's folder (`example_panel`):
 * gn_panels_init() registers it.
 */
typedef struct {
  const char *game_id;
  GType     (*type) (void);
  struct {
    const char *family_id;
    GType     (*type) (void);
  } editors[4];
} GnPanelEntry;

/** gn_panel_register: @entry must live as long as the program; registering it again has no effect */
void  gn_panel_register   (const GnPanelEntry *entry);
/** gn_panel_editor_for: the type of the #GnSetEditor that the game with that id has for a family of its set, or
 * %G_TYPE_INVALID if a form of fields is enough */
GType gn_panel_editor_for (const char *game_id, const char *family_id);

/** GnPanelBanner: one sentence that matters to everybody, with its clause */
typedef struct {
  char       *text;
  const char *icon;
  const char *clause;
  int         seat;     /* the seat it is about, or -1 */
  gboolean    strong;   /* on the accent color */
  gboolean    counts;   /* its figures change as long as it stays: it is announced only when it comes */
} GnPanelBanner;
void       gn_panel_banner_free (GnPanelBanner *banner);
/** gn_panel_banner_add: adds a banner to *@banners, which is created with the first one; @text: (transfer full).
 * Returns: (transfer none): it */
GnPanelBanner *
gn_panel_banner_add (GPtrArray **banners, char *text, const char *icon, const char *clause, int seat, gboolean strong);

/** gn_panel_get_table, gn_panel_get_viewer, gn_panel_get_covered: see the properties; (transfer none) */
GnMatchTable *gn_panel_get_table  (GnPanel *self);
int           gn_panel_get_viewer (GnPanel *self);
gboolean      gn_panel_get_covered   (GnPanel *self);
/** gn_panel_is_present: FALSE while an earlier moment is shown: nothing can be done then */
gboolean      gn_panel_is_present (GnPanel *self);
/** gn_panel_set_corrected: the table is shown to be corrected, as it lies: without a stage that stands before it.
 * gn_panel_is_corrected: whether it is */
void     gn_panel_set_corrected (GnPanel *self);
gboolean gn_panel_is_corrected  (GnPanel *self);
/** gn_panel_get_match: short for the table's match */
const GnMatch *gn_panel_get_match (GnPanel *self);
/**
 * gn_panel_scene:
 * @state: a moment that the frame asks about, or %NULL: the one that was read last
 *
 * The moment to be shown is always read before update(), even if the state is the same. It may be shown to another
 * viewer, after a card was taught, or as an earlier moment. After that it is read again only if @state is a
 * different one.
 *
 * Returns: (transfer none) (nullable): the scene that GnPanelClass.read made; %NULL before the first
 */
gconstpointer gn_panel_scene      (GnPanel *self, gconstpointer state);
/** gn_seat_paint: the paint of a seat's token, -1 for no seat */
int           gn_seat_paint       (const GnMatch *match, int seat);
/** gn_panel_acting: the seat whose decision the shown moment is, or -1 */
int           gn_panel_acting     (GnPanel *self);
/** gn_panel_get_legal: the moves that can be said at the shown moment, from the viewer's copy; (transfer none),
 * until the next update */
const GnMoveList *gn_panel_get_legal (GnPanel *self);
/** gn_panel_make_player, gn_panel_make_standing: for the frame: the panel's own part of a seat's card, and the head
 * of the card; or %NULL */
GtkWidget    *gn_panel_make_player   (GnPanel *self, int seat);
GtkWidget    *gn_panel_make_standing (GnPanel *self, int seat);
/** gn_panel_get_player, gn_panel_get_standing: the same widgets while the frame shows them, or %NULL: for flights,
 * and for update() */
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
/** gn_panel_standing: calls the class's standing(); without one, the total of the scoresheet */
void          gn_panel_standing      (GnPanel *self, gconstpointer state, int seat, GnStanding *standing);
/** gn_panel_fly: for update() and fly(): a piece flies from the middle of @from to the middle of @to (nothing
 * happens if either is %NULL) */
void          gn_panel_fly           (GnPanel *self, const char *piece, int size, GtkWidget *from, GtkWidget *to);
/** gn_panel_refresh: calls update() with the present state of the viewer */
void          gn_panel_refresh    (GnPanel *self, const GnStory *story);
/** gn_panel_follow: refreshes the panel with every entry from now on: for a panel that nothing else refreshes */
void          gn_panel_follow     (GnPanel *self);
/** gn_panel_show_state: calls update() with another moment's state */
void          gn_panel_show_state (GnPanel *self, gconstpointer state);

/** gn_panel_new_for: makes the panel of the table's game, or a plain one (lists and figures from the game's tables)
 * if it has none */
GnPanel      *gn_panel_new_for    (GnMatchTable *table);

/** gn_panel_preview: GnPanelClass.preview of the match's game; (transfer full) (nullable) */
GtkWidget    *gn_panel_preview     (const GnMatch *match, guint family, int index);

/* For panels: what is legal with things on the table, from the acting seat's view. */
/** gn_panel_can: returns whether a legal move fits @spec; @why: the reason if there is none, (transfer full), or
 * NULL */
gboolean      gn_panel_can        (GnPanel *self, const char *spec, char **why, const char **clause);
/** GnStateClasses: the state classes that a widget gets automatically when it is bound */
typedef enum {
  GN_STATE_CLASSES_NOTHING = 0,
  GN_STATE_CLASSES_CAN     = 1,
  GN_STATE_CLASSES_CANNOT  = 2,
  GN_STATE_CLASSES_BOTH    = 3,
  GN_STATE_CLASSES_STATES  = 4,   /* no classes, but the states `:checked` and `:indeterminate`; see gn_set_state() */
} GnStateClasses;
/** gn_panel_set_state_classes: once per widget, for a widget that shows in another way what can be done, or does
 * not show it. Removing a class after each bind would restyle the widget and all its children at each entry */
void          gn_panel_set_state_classes   (GtkWidget *widget, GnStateClasses wear);
/** gn_panel_bind_state: sets only the state classes, tooltip and accessible state of gn_panel_bind_move(): for a
 * widget whose click does something else (table.thing) */
void          gn_panel_bind_state (GnPanel *self, GtkWidget *widget, const char *spec);
/** gn_panel_bind_move: makes @widget (a GtkButton or any widget with a click) carry out @spec: state classes `can`,
 * `cannot`, tooltip with the reason, accessible description and disabled state, action. A move that only needs the
 * printed values of a component gets `unknown` and stays enabled: a click asks for them. Call it again at every
 * update */
void          gn_panel_bind_move  (GnPanel *self, GtkWidget *widget, const char *spec);
/** gn_panel_set_move: sets only the move of the next click on a bound widget: for example for a click with Shift */
void          gn_panel_set_move   (GtkWidget *widget, const char *format, ...) G_GNUC_PRINTF (2, 3);
/** gn_panel_likely: where the next entry is likely: what is suggested on the table, else @last (nullable), else the
 * first thing that something can be done with, or %NULL */
GtkWidget    *gn_panel_likely     (GnPanel *self, GtkWidget *last);

G_END_DECLS
