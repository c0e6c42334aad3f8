/* wiz-table.c: the layout of characters, sets, bag and cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-table.h"

#include "panels/drawing/parts.h"

/* As drawn (mockups/README-games): the table at 1366 × 768 without its padding. */
#define WIDTH  802
#define HEIGHT 612
#define GAP    10
#define STORE  356   /* width of bag and cards */
#define ROOMY  330   /* minimum of that width, so that figures do not touch */
#define FRONT  344   /* height of the characters, whatever is printed on them */
#define BELOW  244   /* and of the question, whatever is asked */

struct _WizTable {
  GnScaledBox    parent_instance;

  GtkWidget *front;     /* characters, or the draw */
  GtkWidget *row;
  GtkWidget *drawing;
  GtkWidget *ask;
  GtkWidget *store;
  gboolean   draws;
};

G_DEFINE_FINAL_TYPE (WizTable, wiz_table, GN_TYPE_SCALED_BOX)

/* In a language with long words it may be more than drawn. */
static int
least_below (WizTable *self)
{
  return MAX (BELOW, MAX (gn_least_of (self->ask, GTK_ORIENTATION_VERTICAL),
                          gn_least_of (self->store, GTK_ORIENTATION_VERTICAL)));
}

static void
wiz_table_lay (GnScaledBox *stage,
               double   width,
               double   height)
{
  WizTable *self = WIZ_TABLE (stage);

  gtk_widget_set_child_visible (self->ask, !self->draws);
  gtk_widget_set_child_visible (self->store, !self->draws);
  if (self->draws)
    {
      gn_scaled_box_put (stage, self->front, 0, 0, width, height);
      return;
    }

  const int below = least_below (self);
  int needed;
  gn_measure (self->front, GTK_ORIENTATION_VERTICAL, width, &needed, NULL);
  needed = MAX (needed, FRONT);
  /* space left over goes to both, to the characters first */
  const double front = MIN (MAX (needed, height * 0.59), MAX (height - GAP - below, needed));
  /* the question is never cut off as long as the bag has its minimum */
  const double least = gn_least_of (self->store, GTK_ORIENTATION_HORIZONTAL);
  const double most = width - GAP - gn_least_of (self->ask, GTK_ORIENTATION_HORIZONTAL);
  const double store = MAX (MIN (CLAMP (width * STORE / WIDTH, ROOMY, STORE * 1.2), most), least);

  gn_scaled_box_put (stage, self->front, 0, 0, width, front);
  gn_scaled_box_put (stage, self->ask, 0, front + GAP, width - GAP - store, height - GAP - front);
  gn_scaled_box_put (stage, self->store, width - store, front + GAP, store, height - GAP - front);
}

static int
wiz_table_least_height (GnScaledBox *stage)
{
  WizTable *self = WIZ_TABLE (stage);
  int front;

  /* The text on the characters wraps at the actual width, which depends on the window. At the drawn width it needs
   * this height. */
  gn_measure (self->front, GTK_ORIENTATION_VERTICAL, WIDTH, &front, NULL);
  if (self->draws)
    return front;
  return MAX (front, FRONT) + GAP + least_below (self);
}

/* The characters may be in two rows. */
static int
wiz_table_least_page (GnScaledBox *stage,
                      int          width)
{
  WizTable *self = WIZ_TABLE (stage);
  int front;

  gn_measure (self->front, GTK_ORIENTATION_VERTICAL, width, &front, NULL);
  return MAX (front, MAX (gn_least_of (self->ask, GTK_ORIENTATION_VERTICAL),
                          gn_least_of (self->store, GTK_ORIENTATION_VERTICAL)));
}

static void
wiz_table_settled (GnScaledBox *stage,
                   gboolean narrow,
                   gboolean pages)
{
  wiz_ask_set_tight (WIZ_ASK (WIZ_TABLE (stage)->ask), narrow && !pages);
  wiz_row_set_tight (WIZ_ROW (WIZ_TABLE (stage)->row), pages);
  wiz_drawing_set_tight (WIZ_DRAWING (WIZ_TABLE (stage)->drawing), pages);
}

static void
wiz_table_class_init (WizTableClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);
  GnScaledBoxClass *stage_class = GN_SCALED_BOX_CLASS (class);

  stage_class->lay = wiz_table_lay;
  stage_class->least_height = wiz_table_least_height;
  stage_class->least_page = wiz_table_least_page;
  stage_class->settled = wiz_table_settled;
  g_type_ensure (WIZ_TYPE_ASK);
  g_type_ensure (WIZ_TYPE_DRAWING);
  g_type_ensure (WIZ_TYPE_ROW);
  g_type_ensure (WIZ_TYPE_STORE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/table.ui");
  gn_bind_children (widget_class, WizTable, front, row, drawing, ask, store);
  gtk_widget_class_set_css_name (widget_class, "wizardtable");
}

static void
wiz_table_init (WizTable *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gn_scaled_box_set_drawn (GN_SCALED_BOX (self), WIDTH, HEIGHT, 1.6);
}

GtkWidget *
wiz_table_new (void)
{
  return g_object_new (WIZ_TYPE_TABLE, NULL);
}

/* In a narrow window the page with the question comes to the front. */
static GtkWidget *
page_for (WizTable      *self,
          const WizLook *look)
{
  switch (look->step)
    {
    case WIZ_STEP_CHOOSE:
    case WIZ_STEP_TOKENS:
    case WIZ_STEP_OVER:
      return self->front;
    default:
      return self->ask;
    }
}

void
wiz_table_update (WizTable        *self,
                  const WizLook   *look,
                  const WizPulled *pulled)
{
  const gboolean draws = pulled != NULL;

  gtk_widget_set_visible (self->row, !draws);
  gtk_widget_set_visible (self->drawing, draws);
  if (draws)
    wiz_drawing_update (WIZ_DRAWING (self->drawing), look, pulled);
  else
    wiz_row_update (WIZ_ROW (self->row), look);
  wiz_ask_update (WIZ_ASK (self->ask), look);
  wiz_store_update (WIZ_STORE (self->store), look);
  gn_scaled_box_show (GN_SCALED_BOX (self), draws ? self->front : page_for (self, look));
  if (draws != self->draws)
    {
      self->draws = draws;
      gtk_widget_queue_resize (GTK_WIDGET (self));
    }
}

WizRow *
wiz_table_get_row (WizTable *self)
{
  return WIZ_ROW (self->row);
}

WizAsk *
wiz_table_get_ask (WizTable *self)
{
  return WIZ_ASK (self->ask);
}

WizStore *
wiz_table_get_store (WizTable *self)
{
  return WIZ_STORE (self->store);
}

WizDrawing *
wiz_table_get_drawing (WizTable *self)
{
  return WIZ_DRAWING (self->drawing);
}
