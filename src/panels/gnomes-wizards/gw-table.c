/* gw-table.c: the table of Gnômes & Wizards: rounds and steps, the board, and beside it the parts that the step needs
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-table.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/layout/heading.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "panels/things/steps.h"
#include "gw-casts.h"
#include "gw-layers.h"
#include "gw-look-over.h"
#include "gw-pad.h"
#include "gw-track.h"
#include "gw-tray.h"
#include "gw-war.h"

#define WIDTH  802    /* as drawn (mockups/README-games): the table at 1366 × 768 without its padding */
#define HEIGHT 610
#define GAP    6
#define ASIDE  258
#define NARROW 720
#define PAGES  620

struct _GwTable {
  GnScaledBox    parent_instance;

  GtkWidget *track;
  GtkWidget *map;
  GtkWidget *aside;      /* what the step needs, what can be cast, the layers, each in a place of its own */
  GtkWidget *step;       /* one of the places that follow */
  GtkWidget *look_place, *stack_place, *war_place, *reserve_place;
  GtkWidget *card_place; /* over the two below it, while a tile is looked at */
  GtkWidget *card_box;
  GtkWidget *stack;
  GtkWidget *pad;
  GtkWidget *tray;
  GtkWidget *war, *plan; /* in the call to war; and before, in the fight */
  GtkWidget *reserve;
  GtkWidget *casts_place, *answers, *casts;
  GtkWidget *look;
  GtkWidget *layers;
};

G_DEFINE_FINAL_TYPE (GwTable, gw_table, GN_TYPE_SCALED_BOX)

/* ---- Layout ---------------------------------------------------------------------------- */

static int
gw_table_least_width (GnScaledBox *stage)
{
  GwTable *self = GW_TABLE (stage);

  return MAX (gn_least_of (self->aside, GTK_ORIENTATION_HORIZONTAL),
              gn_least_of (self->map, GTK_ORIENTATION_HORIZONTAL));
}

static int
gw_table_least_height (GnScaledBox *stage)
{
  GwTable *self = GW_TABLE (stage);
  int aside;

  gn_measure (self->aside, GTK_ORIENTATION_VERTICAL, ASIDE, &aside, NULL);
  return gn_height_of (self->track) + GAP + MAX (aside, 480);
}

static void
gw_table_lay (GnScaledBox *stage,
              double   width,
              double   height)
{
  GwTable *self = GW_TABLE (stage);
  const double track = gn_height_of (self->track), top = track + GAP;
  int least;

  gn_measure (self->aside, GTK_ORIENTATION_HORIZONTAL, -1, &least, NULL);
  const double aside = MAX (ASIDE, least);
  gn_scaled_box_put (stage, self->track, 0, 0, width, track);
  gn_scaled_box_put (stage, self->map, 0, top, width - aside - 8, height - top);
  gn_scaled_box_put (stage, self->aside, width - aside, top, aside, height - top);
}

/* The track belongs to the whole table; where the parts are pages it is left out. */
static void
gw_table_size_allocate (GtkWidget *widget,
                        int        width,
                        int        height,
                        int        baseline)
{
  gtk_widget_set_child_visible (GW_TABLE (widget)->track, width >= PAGES);
  GTK_WIDGET_CLASS (gw_table_parent_class)->size_allocate (widget, width, height, baseline);
}

/* The button that Enter presses now, which shows the key; %NULL where no button answers the question. */
static GtkWidget *
enter_button (GwTable *self)
{
  GtkWidget *look = gw_look_over_get_button (self->look), *stack = gw_stack_get_button (GW_STACK (self->stack));

  return look ? look : stack ? stack : gw_tray_get_button (GW_TRAY (self->tray));
}

/* Moves the focus to what goes on: the button that Enter presses, else the first tile where something can be done,
 * else the first thing there is. It does not go to a neighbor of a button that has disappeared. */
static gboolean
gw_table_focus (GtkWidget        *widget,
                GtkDirectionType  direction)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *button = enter_button (GW_TABLE (widget)), *focus = root ? gtk_root_get_focus (root) : NULL;

  if (direction == GTK_DIR_TAB_FORWARD && !(focus && gtk_widget_is_ancestor (focus, widget)))
    {
      gtk_widget_set_focus_child (widget, NULL);
      if (button ? gtk_widget_get_mapped (button) && gtk_widget_grab_focus (button)
                 : gw_map_focus_first (GW_MAP (GW_TABLE (widget)->map)))
        return TRUE;
    }
  return GTK_WIDGET_CLASS (gw_table_parent_class)->focus (widget, direction);
}

/* ---- Board and rows keep the same choice -------------------------------------------------------- */

static void
on_map_chosen (GwTable *self,
               int      unit)
{
  gw_tray_set_chosen (GW_TRAY (self->tray), unit);
}

static void
on_row_chosen (GwTable *self,
               int      unit)
{
  GwMap *map = GW_MAP (self->map);

  gw_map_choose (map, gw_map_get_chosen (map) == unit ? -1 : unit);
  gn_scaled_box_show (GN_SCALED_BOX (self), self->map);
}

/* Targets are named on the board; for a cast that is not possible now, the frame gives the reason. */
static void
on_cast (GwTable    *self,
         const char *spec)
{
  if (gw_map_aim (GW_MAP (self->map), spec))
    {
      gn_scaled_box_show (GN_SCALED_BOX (self), self->map);
      gtk_widget_child_focus (self->map, GTK_DIR_TAB_FORWARD);
    }
  else
    gtk_widget_activate_action (GTK_WIDGET (self), "table.move", "s", spec);
}

static void
on_holds (GwTable  *self,
          gboolean  holds)
{
  gw_map_set_hold (GW_MAP (self->map), holds);
  gw_war_set_hold (GW_WAR (self->war), holds);
  gw_war_set_hold (GW_WAR (self->plan), holds);
}

static void
on_aimed (GwTable *self)
{
  gw_casts_set_aim (GW_CAST_ROWS (self->casts), gw_map_get_aim (GW_MAP (self->map)));
  gw_stack_set_aim (GW_STACK (self->stack), gw_map_get_aim (GW_MAP (self->map)) != NULL);
}

/* Where the table is pages, one at a time, the card stays on the board. */
static void
gw_table_settled (GnScaledBox *stage,
                  gboolean     narrow,
                  gboolean     pages)
{
  GwTable *self = GW_TABLE (stage);

  gw_map_lend_card (GW_MAP (self->map), pages ? NULL : self->card_box);
  gtk_widget_set_visible (self->card_place, !pages && gtk_widget_get_visible (gw_map_get_card (GW_MAP (self->map))));
}

static void
on_card (GwTable    *self,
         GParamSpec *pspec,
         GtkWidget  *card)
{
  gtk_widget_set_visible (self->card_place, gtk_widget_get_visible (card)
                                              && gtk_widget_get_parent (card) == self->card_box);
}

static void
gw_table_class_init (GwTableClass *class)
{
  GnScaledBoxClass *stage_class = GN_SCALED_BOX_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_SLOT);
  g_type_ensure (GN_TYPE_STEPS);
  g_type_ensure (GW_TYPE_CASTS);
  g_type_ensure (GW_TYPE_MAP);
  g_type_ensure (GW_TYPE_PAD);
  g_type_ensure (GW_TYPE_RESERVE);
  g_type_ensure (GW_TYPE_STACK);
  g_type_ensure (GW_TYPE_TRAY);
  g_type_ensure (GW_TYPE_WAR);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/table.ui");
  gn_bind_children (widget_class, GwTable, track, map, aside, step, look_place, stack_place, war_place, reserve_place,
                    casts_place, answers, card_place, card_box, stack, pad, tray, war, plan, reserve, casts, look,
                    layers);
  gtk_widget_class_bind_template_callback (widget_class, on_map_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_aimed);
  gtk_widget_class_bind_template_callback (widget_class, on_row_chosen);
  gtk_widget_class_bind_template_callback (widget_class, on_cast);
  gtk_widget_class_bind_template_callback (widget_class, on_holds);
  stage_class->lay = gw_table_lay;
  stage_class->settled = gw_table_settled;
  stage_class->least_height = gw_table_least_height;
  stage_class->least_width = gw_table_least_width;
  widget_class->size_allocate = gw_table_size_allocate;
  widget_class->focus = gw_table_focus;
  gtk_widget_class_set_css_name (widget_class, "gw");
}

static void
gw_table_init (GwTable *self)
{
  GnScaledBox *stage = GN_SCALED_BOX (self);

  gtk_widget_init_template (GTK_WIDGET (self));

  /* a part that needs more width than there is, is drawn smaller: the board keeps its size */
  const struct { GtkWidget *place, *part; } parts[] = {
    { self->look_place, self->look },       { self->stack_place, self->stack },
    { self->war_place, self->war },         { self->reserve_place, self->reserve },
    { self->casts_place, self->answers },
  };

  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (parts[i].place), gn_shrink_new (parts[i].part));
  gn_scaled_box_set_drawn (stage, WIDTH, HEIGHT, 1.6);
  gn_scaled_box_set_widths (stage, NARROW, PAGES);
  gtk_widget_set_parent (self->track, GTK_WIDGET (self));
  /* Translators: pages of the table in a narrow window */
  gn_scaled_box_add (stage, self->map, _("Board"));
  gn_scaled_box_add (stage, self->aside, _("Turn"));
  g_signal_connect_object (gw_map_get_card (GW_MAP (self->map)), "notify::visible", G_CALLBACK (on_card), self,
                           G_CONNECT_SWAPPED);
  gw_table_settled (stage, FALSE, FALSE);
}

/* ---- The parts needed now ---------------------------------------------------------------------- */

/* What has the place of the step: what is being decided, over what goes on afterwards. */
static GtkWidget *
step_of (GwTable       *self,
         const GwScene *scene)
{
  return gw_look_over_get_button (self->look)             ? self->look_place
         : gw_reserve_is_open (GW_RESERVE (self->reserve)) ? self->reserve_place
         : gtk_widget_get_visible (self->stack)            ? self->stack_place
         : gw_tray_is_shown (GW_TRAY (self->tray))         ? self->tray
         : scene->over                                     ? NULL
         : scene->state->stage == GW_AT_WAR                ? self->war_place
         : scene->state->stage > GW_AT_WAR                 ? self->reserve_place
                                                           : NULL;
}

void
gw_table_update (GwTable       *self,
                 const GwScene *scene,
                 const GnStory *story)
{
  gw_track_update (self->track, scene);
  gw_map_update (GW_MAP (self->map), scene->panel, scene->match, scene->state, story);
  gw_layers_update (self->layers, scene);
  gw_look_over_update (self->look, scene);
  gw_stack_update (GW_STACK (self->stack), scene);
  gw_pad_update (GW_PAD (self->pad), scene);
  gw_tray_update (GW_TRAY (self->tray), scene, story);
  gw_reserve_update (GW_RESERVE (self->reserve), scene);
  gw_war_update (GW_WAR (self->war), scene);
  gw_war_update (GW_WAR (self->plan), scene);
  if (scene->state->stage == GW_AT_WAR)
    gtk_widget_set_visible (self->plan, FALSE);
  gw_casts_update (GW_CAST_ROWS (self->casts), scene);
  gn_slot_show (GN_SLOT (self->step), step_of (self, scene));
  on_map_chosen (self, gw_map_get_chosen (GW_MAP (self->map)));
  on_aimed (self);
}

gboolean
gw_table_key (GwTable *self,
              guint    keyval)
{
  GtkWidget *button = gw_look_over_get_button (self->look) ? gw_look_over_get_button (self->look)
                                                           : gw_stack_get_button (GW_STACK (self->stack));

  /* Enter accepts the board and carries out what waits, unless a target is being named */
  if (button && !gw_map_get_aim (GW_MAP (self->map)) && (keyval == GDK_KEY_Return || keyval == GDK_KEY_KP_Enter))
    {
      g_signal_emit_by_name (button, "clicked");
      return TRUE;
    }
  return gw_pad_key (GW_PAD (self->pad), keyval) || gw_tray_key (GW_TRAY (self->tray), keyval)
         || gw_reserve_key (GW_RESERVE (self->reserve), keyval) || gw_war_key (GW_WAR (self->war), keyval)
         || gw_map_key (GW_MAP (self->map), keyval);
}

GwMap *
gw_table_get_map (GwTable *self)
{
  return GW_MAP (self->map);
}

/* Dice of the box are entered on the pad, tiles of the box on the board. The board is looked over there too: nobody
 * wants a list of some 400 swaps. */
gboolean
gw_table_enters (GwTable       *self,
                 const GwScene *scene)
{
  return gw_pad_owes (scene) || gw_look_over_get_button (self->look)
         || (scene->state->stage == GW_AT_BOARD && scene->match->dealer[GW_FAMILY_TILES] == GN_DEALER_BOX);
}

GwTray *
gw_table_get_tray (GwTable *self)
{
  return GW_TRAY (self->tray);
}

GwWar *
gw_table_get_war (GwTable *self)
{
  return GW_WAR (self->war);
}

GwReserve *
gw_table_get_reserve (GwTable *self)
{
  return GW_RESERVE (self->reserve);
}
