/* rise-table.c: the table of Rise of the Gnomes: turns and phases, the map, and beside it the parts needed now
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "rise-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/layout/heading.h"
#include "panels/things/steps.h"
#include "core/words/text.h"
#include "rise-parties.h"

/* As drawn, at 1366 × 768: a map of six columns and seven rows needs nearly all of that, at a side of 52 for a hex, so
 * the margins are narrow. These sizes are all known beforehand: nothing is measured, and nothing moves. */
#define WIDTH  799
#define HEIGHT 611
#define TRACK  30
#define GAP    3
#define ASIDE  246
#define BESIDE 6      /* between the map and what is beside it */
#define BUTTON 40     /* kept below the parts for the button that goes on */
#define NARROW 720
#define PAGES  620
#define LEAST  320

struct _RiseTable {
  GnScaledBox    parent_instance;

  GtkWidget *track;
  GtkWidget *map;
  GtkWidget *aside;      /* the column, and over it the account, whose buttons are at the bottom */
  GtkWidget *column;     /* parts one below the other, as the phase needs them */
  GtkWidget *cards;
  GtkWidget *actions;
  GtkWidget *offer;      /* allies, below the cards */
  GtkWidget *choices;    /* upgrades and boards, without them */
  GtkWidget *needs;
  GtkWidget *rampage;
  GtkWidget *account;
  GtkWidget *forecast;
};

G_DEFINE_FINAL_TYPE (RiseTable, rise_table, GN_TYPE_SCALED_BOX)

/* ---- Layout ---------------------------------------------------------------------------- */

static int
rise_table_least_width (GnScaledBox *stage)
{
  return LEAST;
}

static int
rise_table_least_height (GnScaledBox *stage)
{
  return HEIGHT;
}

static void
rise_table_lay (GnScaledBox *stage,
                double       width,
                double       height)
{
  RiseTable *self = RISE_TABLE (stage);
  const double top = TRACK + GAP;

  gn_scaled_box_put (stage, self->track, 0, 0, width, TRACK);
  gn_scaled_box_put (stage, self->map, 0, top, MAX (width - ASIDE - BESIDE, 1), height - top);
  gn_scaled_box_put (stage, self->aside, width - ASIDE, top + 3, ASIDE, height - top - 3);
}

/* The track is not a page of its own: where the parts are pages, the prompt names the phase. */
static void
rise_table_size_allocate (GtkWidget *widget,
                          int        width,
                          int        height,
                          int        baseline)
{
  gtk_widget_set_child_visible (RISE_TABLE (widget)->track, width >= PAGES);
  GTK_WIDGET_CLASS (rise_table_parent_class)->size_allocate (widget, width, height, baseline);
}

/* Moves the focus to what goes on: the button that Enter presses, else the first thing there is. */
static gboolean
rise_table_focus (GtkWidget        *widget,
                  GtkDirectionType  direction)
{
  GtkWidget *button = rise_account_get_button (RISE_ACCOUNT (RISE_TABLE (widget)->account));

  if (direction == GTK_DIR_TAB_FORWARD && !gtk_widget_get_focus_child (widget) && button
      && gtk_widget_get_mapped (button) && gtk_widget_grab_focus (button))
    return TRUE;
  return GTK_WIDGET_CLASS (rise_table_parent_class)->focus (widget, direction);
}

static void
rise_table_class_init (RiseTableClass *class)
{
  GnScaledBoxClass *stage_class = GN_SCALED_BOX_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_STEPS);
  g_type_ensure (RISE_TYPE_ACCOUNT);
  g_type_ensure (RISE_TYPE_ACTIONS);
  g_type_ensure (RISE_TYPE_CARDS);
  g_type_ensure (RISE_TYPE_MAP);
  g_type_ensure (RISE_TYPE_OFFER);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/rise/table.ui");
  gn_bind_children (widget_class, RiseTable, track, map, aside, column, cards, actions, offer, choices, needs, rampage,
                    account, forecast);
  stage_class->lay = rise_table_lay;
  stage_class->least_height = rise_table_least_height;
  stage_class->least_width = rise_table_least_width;
  widget_class->size_allocate = rise_table_size_allocate;
  widget_class->focus = rise_table_focus;
  gtk_widget_class_set_css_name (widget_class, "rise");
}

static void
rise_table_init (RiseTable *self)
{
  GnScaledBox *stage = GN_SCALED_BOX (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_overlay_set_measure_overlay (GTK_OVERLAY (self->aside), self->account, TRUE);
  gn_scaled_box_set_drawn (stage, WIDTH, HEIGHT, 1.6);
  gn_scaled_box_set_widths (stage, NARROW, PAGES);
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));
  /* Translators: pages of the table in a narrow window */
  gn_scaled_box_add (stage, self->map, _("Map"));
  gn_scaled_box_add (stage, self->aside, _("Actions"));
}

/* ---- The parts needed now ---------------------------------------------------------------------- */

void
rise_table_update (RiseTable       *self,
                   const RiseScene *scene,
                   const GnStory   *story)
{
  const RiseState *state = scene->state;
  const gboolean gnomes = state->phase == 4 || scene->has_gnome;
  const gboolean allies = rise_offer_update (RISE_OFFER (self->offer), scene, TRUE);
  const gboolean alone = rise_offer_update (RISE_OFFER (self->choices), scene, FALSE);
  const gboolean pays = state->phase >= 5 || scene->over;

  rise_track_update (self->track, scene);
  rise_map_update (RISE_MAP (self->map), scene->panel, scene->match, state, story);
  rise_cards_update (RISE_CARDS (self->cards), scene);
  rise_actions_update (RISE_ACTIONS (self->actions), scene);
  rise_account_update (RISE_ACCOUNT (self->account), scene);
  if (state->phase == 3)
    rise_needs_update (self->needs, scene);

  gtk_widget_set_visible (self->cards, !gnomes && !pays && !alone);
  gtk_widget_set_visible (self->offer, allies);
  gtk_widget_set_visible (self->choices, alone);
  gtk_widget_set_visible (self->actions, !gnomes && !pays && !allies && !alone && state->phase != 3
                                           && !scene->rampages);
  gtk_widget_set_visible (self->account, gnomes || scene->waits || scene->goes_on);
  /* apart from the Gnomes' phase only the button is there, below everything else */
  gtk_widget_set_vexpand (self->account, gnomes);
  gtk_widget_set_valign (self->account, gnomes ? GTK_ALIGN_FILL : GTK_ALIGN_END);
  gtk_widget_set_margin_bottom (self->column, !gnomes && (scene->waits || scene->goes_on) ? BUTTON : 0);
  gtk_widget_set_visible (self->rampage, !gnomes && rise_rampage_update (self->rampage, scene));
  gtk_widget_set_visible (self->needs, state->phase == 3);
  gtk_widget_set_visible (self->forecast, pays);
  gn_box_clear (self->forecast);
  if (pays)
    gtk_box_append (GTK_BOX (self->forecast), rise_forecast_new (scene));
}

RiseMap *
rise_table_get_map (RiseTable *self)
{
  return RISE_MAP (self->map);
}

RiseCards *
rise_table_get_cards (RiseTable *self)
{
  return RISE_CARDS (self->cards);
}

RiseActions *
rise_table_get_actions (RiseTable *self)
{
  return RISE_ACTIONS (self->actions);
}

RiseOffer *
rise_table_get_offer (RiseTable *self)
{
  return RISE_OFFER (gtk_widget_get_visible (self->choices) ? self->choices : self->offer);
}

RiseAccount *
rise_table_get_account (RiseTable *self)
{
  return RISE_ACCOUNT (self->account);
}
