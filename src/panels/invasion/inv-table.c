/* inv-table.c: the table of Gnome Invasion: steps, house, decks, letters, and the card turned up
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-table.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/things/steps.h"
#include "panels/panel/tie.h"
#include "core/words/text.h"

#define WIDTH  802    /* as drawn (mockups/README-games): the table at 1366 × 768 without its padding */
#define HEIGHT 598    /* and as much as its parts need at most */
#define LEAST  328
#define GAP    10
#define LEFT   0.365  /* of the width: house and boon decks */
#define STEPS  30
#define DECKS  134
#define CLOCK  126
#define NARROW 720
#define PAGES  600

struct _InvTable {
  GnScaledBox    parent_instance;

  GtkWidget *steps;
  GtkWidget *house;
  GtkWidget *decks;
  GtkWidget *clock;
  GtkWidget *arena;
};

G_DEFINE_FINAL_TYPE (InvTable, inv_table, GN_TYPE_SCALED_BOX)

/* ---- The twelve steps ------------------------------------------------------------- */

/* Steps that are skipped this turn: the boon (none left, or missed), the fight (skipped, a letter, no value). */
static gboolean
falls_away (const InvScene *scene,
            InvStep         step)
{
  const InvTurn *turn = &scene->turn;

  if (turn->misses_boon && step >= INV_STEP_BOON && step <= INV_STEP_BOON_RESULT)
    return TRUE;
  if ((turn->skipping || turn->misses_fight) && step >= INV_STEP_GNOME && step <= INV_STEP_FIGHT_RESULT)
    return TRUE;
  if (scene->roll.kind == INV_ROLL_LETTER && step >= INV_STEP_FIGHT_HELP && step <= INV_STEP_FIGHT_RESULT)
    return TRUE;
  return scene->roll.kind == INV_ROLL_GNOME && !scene->roll.has_value && g_str_equal (scene->roll.printed, "none")
         && step >= INV_STEP_FIGHT_HELP && step <= INV_STEP_FIGHT_ROLL;
}

void
inv_steps_update (GtkWidget      *steps,
                  const InvScene *scene)
{
  /* Translators: the twelve steps of a turn of Gnome Invasion, one short word each, on a track above the table */
  static const char *const words[12] = {
    N_("Prepare"), N_("Boon"), N_("Help"), N_("Roll"), N_("Result"), N_("Skip?"), N_("Gnome"), N_("Help"), N_("Roll"),
    N_("Result"), N_("Sweep"), N_("Next"),
  };
  static const char *const tips[12] = {
    N_("Play cards from your hand"), N_("Turn up a boon from a deck"), N_("Cards and help for the boon"),
    N_("Roll for it"), N_("Take the boon or not"),
    N_("Last chance to skip the fight"), N_("Turn up a gnome card"), N_("Cards and help for the fight"),
    N_("Roll for the fight"),
    N_("Win or lose, then what the card says"), N_("Used cards are discarded; one ally and one weapon stay"),
    N_("The next player"),
  };
  GnStepCell cells[12];
  char number[12][4];

  for (int i = 0; i < 12; i++)
    {
      const InvStep step = INV_STEP_PREP + i;

      g_snprintf (number[i], sizeof number[i], "%d", i + 1);
      cells[i] = (GnStepCell) { number[i], _(words[i]), _(tips[i]), -1,
                                step == scene->turn.step ? GN_STEP_NOW : falls_away (scene, step) ? GN_STEP_STRUCK
                                : step < scene->turn.step ? GN_STEP_DONE : GN_STEP_AHEAD };
    }
  gn_steps_set (GN_STEPS (steps), cells, 12);
  gn_tie (steps, "stage", -1, -1);
}

/* ---- Layout ---------------------------------------------------------------------------- */

static int
inv_table_least_width (GnScaledBox *stage)
{
  return LEAST;
}

static int
inv_table_least_height (GnScaledBox *stage)
{
  return HEIGHT;
}

/* The decks and the letters need more for a text that is longer than expected, or in large letters. */
static void
inv_table_lay (GnScaledBox *stage,
               double   width,
               double   height)
{
  InvTable *self = INV_TABLE (stage);
  const double left = floor ((width - 16) * LEFT), right = width - left - 16;
  const double top = STEPS + GAP;
  int decks, clock;

  gn_measure (self->decks, GTK_ORIENTATION_VERTICAL, (int) left, &decks, NULL);
  gn_measure (self->clock, GTK_ORIENTATION_VERTICAL, (int) right, &clock, NULL);
  decks = MAX (decks, DECKS);
  clock = MAX (clock, CLOCK);
  gn_scaled_box_put (stage, self->steps, 0, 0, width, STEPS);
  gn_scaled_box_put (stage, self->house, 0, top - 4, left, height - top - decks - GAP + 4);
  gn_scaled_box_put (stage, self->decks, 0, height - decks, left, decks);
  gn_scaled_box_put (stage, self->clock, left + 16, top, right, clock);
  gn_scaled_box_put (stage, self->arena, left + 16, top + clock + GAP, right, height - top - clock - GAP);
}

/* The steps are not a page: if the parts are pages, the prompt names the step. */
static void
inv_table_size_allocate (GtkWidget *widget,
                         int        width,
                         int        height,
                         int        baseline)
{
  gtk_widget_set_child_visible (INV_TABLE (widget)->steps, width >= PAGES);
  GTK_WIDGET_CLASS (inv_table_parent_class)->size_allocate (widget, width, height, baseline);
}

/* Focus starts at the next step: the button that Enter presses, otherwise the first widget. */
static gboolean
inv_table_focus (GtkWidget        *widget,
                 GtkDirectionType  direction)
{
  InvTable *self = INV_TABLE (widget);
  GtkWidget *primary = inv_arena_get_primary (INV_ARENA (self->arena));

  if (direction == GTK_DIR_TAB_FORWARD && !gtk_widget_get_focus_child (widget) && primary
      && gtk_widget_get_mapped (primary) && gtk_widget_grab_focus (primary))
    return TRUE;
  return GTK_WIDGET_CLASS (inv_table_parent_class)->focus (widget, direction);
}

static void
inv_table_settled (GnScaledBox  *stage,
                   gboolean  narrow,
                   gboolean  pages)
{
  inv_clock_view_set_narrow (INV_CLOCK_VIEW (INV_TABLE (stage)->clock), narrow);
}

static void
inv_table_class_init (InvTableClass *class)
{
  GnScaledBoxClass *stage_class = GN_SCALED_BOX_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  stage_class->lay = inv_table_lay;
  stage_class->least_height = inv_table_least_height;
  stage_class->least_width = inv_table_least_width;
  stage_class->settled = inv_table_settled;
  widget_class->size_allocate = inv_table_size_allocate;
  widget_class->focus = inv_table_focus;
  g_type_ensure (GN_TYPE_STEPS);
  g_type_ensure (INV_TYPE_ARENA);
  g_type_ensure (INV_TYPE_CLOCK_VIEW);
  g_type_ensure (INV_TYPE_DECKS_VIEW);
  g_type_ensure (INV_TYPE_HOUSE_VIEW);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/table.ui");
  gn_bind_children (widget_class, InvTable, steps, house, decks, clock, arena);
  gtk_widget_class_set_css_name (widget_class, "invasion");
}

static void
inv_table_init (InvTable *self)
{
  GnScaledBox *stage = GN_SCALED_BOX (self);

  gtk_widget_init_template (GTK_WIDGET (self));
  gn_scaled_box_set_drawn (stage, WIDTH, HEIGHT, 1.6);
  gn_scaled_box_set_widths (stage, NARROW, PAGES);
}

GtkWidget *
inv_table_new (void)
{
  return g_object_new (INV_TYPE_TABLE, NULL);
}

void
inv_table_update (InvTable       *self,
                  const InvScene *scene,
                  gboolean        news,
                  gboolean        rolled)
{
  inv_steps_update (self->steps, scene);
  inv_house_view_update (INV_HOUSE_VIEW (self->house), scene, news);
  inv_decks_view_update (INV_DECKS_VIEW (self->decks), scene, news);
  inv_clock_view_update (INV_CLOCK_VIEW (self->clock), scene, news);
  inv_arena_update (INV_ARENA (self->arena), scene, news, rolled);
}

InvArena *
inv_table_get_arena (InvTable *self)
{
  return INV_ARENA (self->arena);
}

InvHouseView *
inv_table_get_house (InvTable *self)
{
  return INV_HOUSE_VIEW (self->house);
}

InvDecksView *
inv_table_get_decks (InvTable *self)
{
  return INV_DECKS_VIEW (self->decks);
}

InvClockView *
inv_table_get_clock (InvTable *self)
{
  return INV_CLOCK_VIEW (self->clock);
}
