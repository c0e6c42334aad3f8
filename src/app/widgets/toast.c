/* toast.c: a sentence over a page, where it covers nothing that can be clicked
 *
 * AdwToastOverlay has its toasts at the bottom, over the buttons of a bar there, and until their time is over. (To
 * dismiss one while its window closes crashes libadwaita 1.2.)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "toast.h"

#include "panels/drawing/parts.h"

#define STAYS  5    /* seconds */
#define MARGIN 16   /* to the edges of the page */
#define STEP   4    /* pixels between two places that are tried */

/* Collects the bounds in @overlay of what can be clicked or written in. */
static void
collect (GtkWidget *widget,
         GtkWidget *overlay,
         GtkWidget *toast,
         GArray    *taken)
{
  graphene_rect_t bounds;

  if (widget == toast || !gtk_widget_get_mapped (widget))
    return;
  /* a page or a list may take the focus as a whole: what counts is in it */
  if ((GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_LIST_BOX_ROW (widget) || GTK_IS_SWITCH (widget))
      && gtk_widget_compute_bounds (widget, overlay, &bounds))
    g_array_append_val (taken, bounds);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
      collect (child, overlay, toast, taken);
}

static double
covered (GArray                *taken,
         const graphene_rect_t *at)
{
  graphene_rect_t common;
  double sum = 0;

  for (guint i = 0; i < taken->len; i++)
    if (graphene_rect_intersection (&g_array_index (taken, graphene_rect_t, i), at, &common))
      sum += common.size.width * common.size.height;
  return sum;
}

/* From the bottom up, in the middle or at a side: the first place that covers nothing, or the one that covers least. */
static gboolean
place (GtkOverlay   *overlay,
       GtkWidget    *toast,
       GdkRectangle *at)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay)), height = gtk_widget_get_height (GTK_WIDGET (overlay));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  double least = G_MAXDOUBLE;
  int wide, tall;

  collect (GTK_WIDGET (overlay), GTK_WIDGET (overlay), toast, taken);
  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &wide, NULL, NULL);
  wide = MAX (MIN (wide, width - 2 * MARGIN), 1);
  gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, wide, &tall, NULL, NULL, NULL);
  const int bottom = MAX (height - MARGIN - tall, 0), across[] = { (width - wide) / 2, MARGIN, width - MARGIN - wide };

  *at = (GdkRectangle) { across[0], bottom, wide, tall };
  for (guint i = 0; i < G_N_ELEMENTS (across); i++)
    for (int y = bottom; y >= MARGIN && least > 0; y -= STEP)
      {
        const graphene_rect_t here = GRAPHENE_RECT_INIT (across[i], y, wide, tall);
        const double covers = covered (taken, &here);

        if (covers < least)
          {
            least = covers;
            at->x = across[i];
            at->y = y;
          }
      }
  return TRUE;
}

static gboolean
on_time (gpointer toast)
{
  g_object_set_data (toast, "gn-time", NULL);
  gn_toast_say (toast, NULL);
  return G_SOURCE_REMOVE;
}

static void
stop_time (GtkWidget *toast)
{
  const guint time = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (toast), "gn-time"));

  if (time)
    g_source_remove (time);
  g_object_set_data (G_OBJECT (toast), "gn-time", NULL);
}

/* What the button of the present sentence does. */
typedef struct {
  void         (*callback) (gpointer data);
  gpointer       data;
  GDestroyNotify destroy;
} Offer;

static void
offer_free (gpointer data)
{
  Offer *offer = data;

  if (offer->destroy)
    offer->destroy (offer->data);
  g_free (offer);
}

static void
on_clicked (GtkButton *button,
            GtkWidget *toast)
{
  Offer *offer = g_object_steal_data (G_OBJECT (toast), "gn-offer");

  gn_toast_say (toast, NULL);
  if (!offer)
    return;
  offer->callback (offer->data);
  offer_free (offer);
}

void
gn_toast_offer (GtkWidget     *toast,
                const char    *text,
                const char    *label,
                void         (*callback) (gpointer data),
                gpointer       data,
                GDestroyNotify destroy)
{
  GtkWidget *words = gtk_widget_get_first_child (toast), *button = gtk_widget_get_last_child (toast);
  Offer *offer = NULL;

  if (callback)
    {
      offer = g_new (Offer, 1);
      *offer = (Offer) { callback, data, destroy };
    }
  stop_time (toast);
  g_object_set_data_full (G_OBJECT (toast), "gn-offer", offer, offer_free);
  gtk_label_set_label (GTK_LABEL (words), text ? text : "");
  gtk_button_set_label (GTK_BUTTON (button), label ? label : "");
  gtk_widget_set_visible (button, label != NULL);
  gtk_widget_set_can_target (toast, label != NULL);
  gn_say_name (toast, text);
  gtk_widget_set_visible (toast, text != NULL);
  if (text)
    g_object_set_data (G_OBJECT (toast), "gn-time", GUINT_TO_POINTER (g_timeout_add_seconds (STAYS, on_time, toast)));
}

void
gn_toast_say (GtkWidget  *toast,
              const char *text)
{
  gn_toast_offer (toast, text, NULL, NULL, NULL, NULL);
}

GtkWidget *
gn_toast_slot (GtkOverlay *overlay)
{
  GtkWidget *toast = g_object_new (GTK_TYPE_BOX, "visible", FALSE, "spacing", 10, "can-target", FALSE,
                                   "accessible-role", GTK_ACCESSIBLE_ROLE_ALERT, NULL);
  GtkWidget *button = gtk_button_new ();

  gtk_box_append (GTK_BOX (toast), g_object_new (GTK_TYPE_LABEL, "wrap", TRUE, "max-width-chars", 60, NULL));
  gtk_button_set_use_underline (GTK_BUTTON (button), TRUE);
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (toast), button);
  g_signal_connect (button, "clicked", G_CALLBACK (on_clicked), toast);
  gtk_widget_add_css_class (toast, "said");
  gtk_overlay_add_overlay (overlay, toast);
  g_object_set_data (G_OBJECT (overlay), "gn-toast", toast);
  g_signal_connect (overlay, "get-child-position", G_CALLBACK (place), NULL);
  g_signal_connect (toast, "destroy", G_CALLBACK (stop_time), NULL);
  return toast;
}

GtkWidget *
gn_toast_of (GtkWidget *widget)
{
  GtkWidget *toast = NULL;

  while (widget && !toast)
    {
      toast = g_object_get_data (G_OBJECT (widget), "gn-toast");
      widget = gtk_widget_get_parent (widget);
    }
  return toast;
}
