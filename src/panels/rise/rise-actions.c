/* rise-actions.c: the action board, one row for each action, and the own spaces of the player who places a meeple
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-meeples.h"

#include <glib/gi18n.h>

#include "panels/layout/heading.h"
#include "panels/layout/shrink.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/roving.h"
#include "panels/panel/tie.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "rise-words.h"

#define FIRST RISE_UPGRADE
#define ROWS  (RISE_BREW - FIRST + 1)
#define MOST_MEEPLES 5   /* more are not shown one by one */

typedef struct {
  GtkWidget *space;
  GtkWidget *row;
} Row;

struct _RiseActions {
  GnContainer   parent_instance;

  GtkWidget *heading;
  GtkWidget *list;
  Row        row[ROWS];
  GtkWidget *own_heading;
  Row        own[RISE_VIEW_SPACES];
};

G_DEFINE_FINAL_TYPE (RiseActions, rise_actions, GN_TYPE_CONTAINER)

enum { CHOSEN, N_SIGNALS };
static guint signals[N_SIGNALS];

const char *
rise_action_asks (int action)
{
  switch (action)
    {
    case RISE_BUILD:
      return "build tile=%s";
    case RISE_TRIBUTE:
      return "tribute path=%s";
    case RISE_THUGS:
      return "thugs tile=%s";
    case RISE_BARD:
      return "bard tile=%s";
    default:
      return NULL;
    }
}

const char *
rise_action_verb (int action)
{
  return action >= FIRST && action < RISE_N_ACTIONS ? rise_action_values[action].id : NULL;
}

/* ---- Rows --------------------------------------------------------------------------------------- */

/* What a row shows, besides whether a meeple can go there now. */
typedef struct {
  const char *piece;
  guint       name;             /* its hash */
  int         beer, gold;       /* 0: free */
  int         production;       /* of the asked seat; -1: not shown */
  gboolean    oval;             /* one space for all, not @singles */
  int         singles;
  guint8      meeples[RISE_SEATS];
  int         paint[RISE_SEATS];
} Look;

static GtkWidget *
add_spot (GtkWidget  *row,
          const char *classes)
{
  GtkWidget *spot = gn_row (0, classes);

  gtk_widget_set_hexpand (spot, FALSE);
  gtk_widget_set_valign (spot, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), spot);
  return spot;
}

static void
add_price (GtkWidget  *row,
           int         n,
           const char *piece)
{
  if (n <= 0)
    return;

  g_autofree char *text = gn_number_text (n);
  GtkWidget *price = gn_row (1, "rise-price");

  gn_append (price, gn_label (text, "numeric"), gn_piece_new (piece, 13), NULL);
  gtk_widget_set_valign (price, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), price);
}

/* The space for all: meeples one beside the other; if there are too many, one of each player and their number. */
static void
add_crowd (GtkWidget       *row,
           const RiseScene *scene,
           const Look      *look)
{
  GtkWidget *oval = add_spot (row, "rise-spot oval");
  guint all = 0;

  for (int seat = 0; seat < scene->n_seats; seat++)
    all += look->meeples[seat];

  const int size = all <= 3 ? 16 : 12;

  for (int seat = 0; seat < scene->n_seats; seat++)
    for (guint k = 0; k < look->meeples[seat]; k++)
      {
        GtkWidget *meeple = rise_meeple_new (scene->match, seat, size);

        gtk_box_append (GTK_BOX (oval), meeple);
        if (all <= MOST_MEEPLES)
          continue;
        gtk_widget_set_hexpand (meeple, FALSE);
        if (look->meeples[seat] > 1)
          {
            g_autofree char *n = gn_number_text (look->meeples[seat]);

            gtk_box_append (GTK_BOX (oval), gn_label (n, "numeric"));
          }
        break;
      }
}

static void
add_meeples (GtkWidget       *row,
             const RiseScene *scene,
             const Look      *look)
{
  int n = 0;

  if (look->oval)
    {
      add_crowd (row, scene, look);
      return;
    }
  for (int seat = 0; seat < scene->n_seats; seat++)
    for (guint k = 0; k < look->meeples[seat]; k++, n++)
      if (n < look->singles)
        gtk_box_append (GTK_BOX (add_spot (row, "rise-spot round")), rise_meeple_new (scene->match, seat, 17));
  for (; n < look->singles; n++)
    add_spot (row, "rise-spot round");
}

static void
show_look (Row             *row,
           const RiseScene *scene,
           Look            *look,
           const char      *name,
           gboolean         can)
{
  look->name = g_str_hash (name);
  for (int seat = 0; seat < scene->n_seats; seat++)
    look->paint[seat] = gn_seat_paint (scene->match, seat);
  if (!gn_unchanged (row->space, look, sizeof *look))
    {
      GtkWidget *label = gn_line (name, "rise-action-name");

      gn_box_clear (row->row);
      gtk_widget_set_hexpand (label, TRUE);
      gn_append (row->row, gn_piece_new (look->piece, 22), gn_shrink_words (label), NULL);
      add_price (row->row, look->beer, "rise-beer");
      add_price (row->row, look->gold, "rise-gold");
      if (look->production >= 0)
        {
          g_autofree char *more = rise_signed (look->production);
          GtkWidget *figure = gn_label (more, "rise-price numeric");

          /* its sign stays before it from right to left, too */
          gtk_widget_set_direction (figure, GTK_TEXT_DIR_LTR);
          gtk_box_append (GTK_BOX (row->row), figure);
        }
      add_meeples (row->row, scene, look);
    }
  /* whether a meeple can go there changes with every turn */
  for (GtkWidget *spot = gtk_widget_get_last_child (row->row); spot && gtk_widget_has_css_class (spot, "rise-spot");
       spot = gtk_widget_get_prev_sibling (spot))
    gn_set_class (spot, "free", can && (look->oval || !gtk_widget_get_first_child (spot)));
}

/* ---- The action board --------------------------------------------------------------------------- */

static char *
action_text (const char          *name,
             const RiseGroupView *view)
{
  g_autofree char *left = gn_number_text (view->left);
  g_autofree char *line = view->multiple
                            ? g_strdup (_("any number of meeples"))
                            : gn_fill (ngettext ("{n} space free", "{n} spaces free", view->left), "n", left, NULL);

  return g_strdup_printf ("%s\n%s", name, line);
}

static void
show_action (RiseActions     *self,
             const RiseScene *scene,
             int              action)
{
  const RiseGroupView *view = &scene->group[action];
  Row *row = &self->row[action - FIRST];
  const char *verb = rise_action_verb (action);
  const gboolean turn = scene->present && scene->state->stage == RISE_AT_TURN;
  const gboolean can = turn && gn_panel_can (scene->panel, verb, NULL, NULL);
  const int price = action == RISE_ORCTOBERFEST ? 3 : scene->asked >= 0 ? view->price_for : view->price;
  g_autofree char *name = rise_action_name (scene->match, action);
  g_autofree char *text = action_text (name, view);
  Look look;

  gn_space_bind (GN_SPACE (row->space), scene->present ? scene->panel : NULL, text, NULL, turn ? verb : NULL, text);
  for (int seat = 0; seat < scene->n_seats; seat++)
    gn_tie (row->space, "on_board", seat, action);
  /* a tile completes the move: the map asks for it */
  if (can && rise_action_asks (action))
    g_object_set_data (G_OBJECT (row->space), "gn-move", NULL);

  memset (&look, 0, sizeof look);
  look.piece = rise_action_piece (action);
  *(action == RISE_TAVERN ? &look.beer : &look.gold) = price;
  look.production = action == RISE_BREW && scene->asked >= 0 ? scene->seat[scene->asked].production : -1;
  look.oval = view->multiple || action == RISE_BREW;
  look.singles = look.oval ? 0 : view->singles;
  memcpy (look.meeples, view->meeples, sizeof look.meeples);
  show_look (row, scene, &look, name, can);
}

/* ---- Players' own spaces ------------------------------------------------------------------------ */

static gboolean
show_own (RiseActions         *self,
          const RiseScene     *scene,
          guint                k,
          int                  seat,
          const RiseSpaceView *view)
{
  Row *row = &self->own[k];
  const RiseSeatView *mine = &scene->seat[seat];
  const RiseSet *set = rise_set (scene->match);
  const gboolean ally = view->ally >= 0;
  const int index = ally ? view->ally : view->slot >= 0 ? mine->slot[view->slot] : -1;

  if (view->locked)
    return FALSE;

  g_autofree char *name = index < 0 ? g_strdup ("")
                          : rise_name (scene->match, ally ? RISE_DOMAIN_ALLY : RISE_DOMAIN_UPGRADE, index);
  g_autofree char *what = index < 0 ? g_strdup ("")
                          : ally    ? rise_space_text (scene->match, &set->ally[index].space, RISE_FAMILY_ALLIES, index)
                                    : rise_space_text (scene->match, &set->upgrade[index].space, RISE_FAMILY_UPGRADES,
                                                       index);
  g_autofree char *spec = ally ? g_strdup_printf ("use ally=%s", rise_id (scene->match, RISE_DOMAIN_ALLY, index))
                               : g_strdup_printf ("use slot=%d", view->slot + 1);
  g_autofree char *text = g_strdup_printf ("%s\n%s", name, what);
  const gboolean turn = scene->present && scene->state->stage == RISE_AT_TURN;
  const gboolean can = turn && gn_panel_can (scene->panel, spec, NULL, NULL);
  Look look;

  gn_space_bind (GN_SPACE (row->space), scene->present ? scene->panel : NULL, text, NULL, turn ? spec : NULL, text);
  gn_untie (row->space);
  if (ally)
    gn_tie (row->space, "on_ally", index, -1);
  else if (view->slot >= 0)
    gn_tie (row->space, "on_slot", seat, view->slot);

  memset (&look, 0, sizeof look);
  look.piece = ally ? "rise-ally" : "rise-upgrade";
  look.beer = view->beer;
  look.gold = view->gold;
  look.production = -1;
  look.oval = view->kind == RISE_MULTIPLE;
  look.singles = !look.oval;
  look.meeples[seat] = view->meeples;
  show_look (row, scene, &look, name, can);
  return TRUE;
}

static void
make_row (Row       *row,
          GtkWidget *list)
{
  row->space = gn_space_new (GN_SHAPE_BOX, -1, 24);
  row->row = gn_row (5, NULL);
  gn_add_classes (row->space, "rise-action");
  gn_panel_set_state_classes (row->space, GN_STATE_CLASSES_STATES);
  gn_space_add (GN_SPACE (row->space), row->row);
  gtk_box_append (GTK_BOX (list), row->space);
}

void
rise_actions_update (RiseActions     *self,
                     const RiseScene *scene)
{
  const int seat = scene->asked;
  guint n = 0;

  for (int action = FIRST; action < RISE_N_ACTIONS; action++)
    show_action (self, scene, action);
  for (guint k = 0; seat >= 0 && k < scene->seat[seat].n_spaces && n < RISE_VIEW_SPACES; k++)
    {
      if (!self->own[n].space)
        make_row (&self->own[n], self->list);
      if (show_own (self, scene, n, seat, &scene->seat[seat].space[k]))
        gtk_widget_set_visible (self->own[n++].space, TRUE);
    }
  for (; n < RISE_VIEW_SPACES && self->own[n].space; n++)
    gtk_widget_set_visible (self->own[n].space, FALSE);
}

void
rise_actions_set_chosen (RiseActions *self,
                         int          action)
{
  for (int i = 0; i < ROWS; i++)
    gn_set_class (self->row[i].space, "chosen", FIRST + i == action);
  /* Translators: beside the action board once an action is chosen that begins with a tile */
  gn_heading_set (self->heading, _("Action board"), action >= 0 ? _("click a ringed tile") : NULL);
}

static void
on_row (GtkWidget   *space,
        RiseActions *self)
{
  const int action = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (space), "rise-action"));

  if (rise_action_asks (action) && (gtk_widget_get_state_flags (space) & GTK_STATE_FLAG_CHECKED))
    g_signal_emit (self, signals[CHOSEN], 0, gtk_widget_has_css_class (space, "chosen") ? -1 : action);
}

GtkWidget *
rise_actions_get_row (RiseActions *self,
                      int          action)
{
  return action >= FIRST && action < RISE_N_ACTIONS ? self->row[action - FIRST].space : NULL;
}

static void
rise_actions_class_init (RiseActionsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  signals[CHOSEN] = g_signal_new ("chosen", G_TYPE_FROM_CLASS (class), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, G_TYPE_INT);
  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/actions.ui");
  gn_bind_children (widget_class, RiseActions, heading, list);
  gtk_widget_class_set_css_name (widget_class, "riseactions");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
rise_actions_init (RiseActions *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < ROWS; i++)
    {
      g_autofree char *name = g_strdup_printf ("action-%s", rise_action_values[FIRST + i].id);

      make_row (&self->row[i], self->list);
      gtk_widget_set_name (self->row[i].space, name);
      g_object_set_data (G_OBJECT (self->row[i].space), "rise-action", GINT_TO_POINTER (FIRST + i));
      g_signal_connect (self->row[i].space, "clicked", G_CALLBACK (on_row), self);
    }
}
