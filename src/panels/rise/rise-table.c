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
#include "panels/things/steps.h"
#include "core/words/text.h"
#include "rise-parties.h"

#define WIDTH  802    /* as drawn (mockups/README-games): the table at 1366 × 768 without its padding */
#define HEIGHT 610
#define GAP    6
#define ASIDE  248
#define NARROW 720
#define PAGES  620

struct _RiseTable {
  GnScaledBox    parent_instance;

  GtkWidget *track;
  GtkWidget *map;
  GtkWidget *aside;      /* parts one below the other, as the phase needs them */
  GtkWidget *cards;
  GtkWidget *actions;
  GtkWidget *offer;
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
  RiseTable *self = RISE_TABLE (stage);

  return MAX (gn_least_of (self->aside, GTK_ORIENTATION_HORIZONTAL),
              gn_least_of (self->map, GTK_ORIENTATION_HORIZONTAL));
}

static int
rise_table_least_height (GnScaledBox *stage)
{
  RiseTable *self = RISE_TABLE (stage);
  int aside;

  gn_measure (self->aside, GTK_ORIENTATION_VERTICAL, ASIDE, &aside, NULL);
  return gn_height_of (self->track) + GAP + MAX (aside, 480);
}

static void
rise_table_lay (GnScaledBox *stage,
                double   width,
                double   height)
{
  RiseTable *self = RISE_TABLE (stage);
  const double track = gn_height_of (self->track), top = track + GAP;
  int least;

  gn_measure (self->aside, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
  const double aside = MAX (ASIDE, least);
  gn_scaled_box_put (stage, self->track, 0, 0, width, track);
  gn_scaled_box_put (stage, self->map, 0, top, MAX (width - aside - 8, 1), height - top);
  gn_scaled_box_put (stage, self->aside, width - aside, top, aside, height - top);
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
  gn_bind_children (widget_class, RiseTable, track, map, aside, cards, actions, offer, needs, rampage, account,
                    forecast);
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
  const gboolean offers = rise_offer_update (RISE_OFFER (self->offer), scene);
  const gboolean pays = state->phase >= 5 || scene->over;
  const gboolean sets_up = state->phase == 0;

  rise_track_update (self->track, scene);
  rise_map_update (RISE_MAP (self->map), scene->panel, scene->match, state, story);
  rise_cards_update (RISE_CARDS (self->cards), scene);
  rise_actions_update (RISE_ACTIONS (self->actions), scene);
  rise_account_update (RISE_ACCOUNT (self->account), scene);
  if (state->phase == 3)
    rise_needs_update (self->needs, scene);

  gtk_widget_set_visible (self->cards, !gnomes && !pays && !((sets_up || scene->unlocks >= 0) && offers));
  gtk_widget_set_visible (self->offer, offers);
  gtk_widget_set_visible (self->actions, !gnomes && !pays && !offers && state->phase != 3 && !scene->rampages);
  gtk_widget_set_visible (self->account, gnomes || scene->waits || scene->goes_on);
  /* in low windows too, only the button is visible below the table of a scoring */
  gtk_widget_set_vexpand (self->account, gnomes);
  gtk_widget_set_visible (self->rampage, rise_rampage_update (self->rampage, scene));
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
  return RISE_OFFER (self->offer);
}

RiseAccount *
rise_table_get_account (RiseTable *self)
{
  return RISE_ACCOUNT (self->account);
}
