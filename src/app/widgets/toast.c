/* toast.c: a sentence over a page, where it covers nothing that can be clicked, nor read if there is such a place
 *
 * AdwToastOverlay has its toasts at the bottom, over the buttons of a bar there, and until their time is over. (To
 * dismiss one while its window closes crashes libadwaita 1.2.)
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "toast.h"

#include <adwaita.h>

#include "panels/drawing/announce.h"
#include "panels/drawing/parts.h"

#define STAYS  5    /* seconds */
#define MARGIN 16   /* to the edges of the page */
#define EDGE   2    /* to its upper edge */
#define GAP    6    /* to what is beside it */
#define STEP   4    /* pixels between two places that are tried */
#define ACROSS 16   /* places beside each other, less one */
#define LONG_WORD 60
#define NARROW    500   /* pages less wide have no free place: they end above it */

/* What is below, in the overlay. */
typedef struct {
  float x, y, right, bottom;
  int   worth;    /* how bad it is to cover a pixel of it */
} Taken;

enum { TITLE = 1, WORDS = 4, CLICKED = 1000 };

typedef struct {
  GtkWidget *overlay, *toast;
  GArray    *taken;    /* Taken */
} Ground;

static void
take (Ground                *ground,
      graphene_rect_t        at,
      const graphene_rect_t *seen,
      int                    worth)
{
  if (graphene_rect_intersection (&at, seen, &at))
    {
      const Taken taken = { at.origin.x, at.origin.y, at.origin.x + at.size.width, at.origin.y + at.size.height,
                            worth };

      g_array_append_val (ground->taken, taken);
    }
}

/* Where the words of a label are. */
static graphene_rect_t
words_in (GtkLabel              *label,
          const graphene_rect_t *at)
{
  int x, y, width, height;

  gtk_label_get_layout_offsets (label, &x, &y);
  pango_layout_get_pixel_size (gtk_label_get_layout (label), &width, &height);
  /* (smaller, in a box that draws it smaller) */
  return GRAPHENE_RECT_INIT (at->origin.x + MAX (MIN (x, at->size.width - width), 0), at->origin.y + MAX (y, 0),
                             MIN (width, at->size.width), MIN (height, at->size.height));
}

/* Collects what can be clicked, written in or read. A page or a list may take the focus as a whole: what counts is in
 * it. @seen: the part of it that is not scrolled away. */
static void
collect (Ground                *ground,
         GtkWidget             *widget,
         const graphene_rect_t *seen,
         int                    words)
{
  graphene_rect_t at, within;
  GtkWidget *first = gtk_widget_get_first_child (widget), *parent = gtk_widget_get_parent (widget);

  if (widget == ground->toast || !gtk_widget_get_mapped (widget) || GTK_IS_POPOVER (widget)
      || !gtk_widget_compute_bounds (widget, ground->overlay, &at)
      || (GTK_IS_STACK (parent) && gtk_stack_get_visible_child (GTK_STACK (parent)) != widget))
    return;
  if (GTK_IS_BUTTON (widget) || GTK_IS_EDITABLE (widget) || GTK_IS_SWITCH (widget)
      || (GTK_IS_LIST_BOX_ROW (widget) && gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget))))
    take (ground, at, seen, CLICKED);
  else if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)))
    take (ground, words_in (GTK_LABEL (widget), &at), seen, words);
  else if (!first && !GTK_IS_LABEL (widget) && !GTK_IS_BOX (widget) && !GTK_IS_SEPARATOR (widget)
           && !ADW_IS_BIN (widget))
    take (ground, at, seen, words);
  if (GTK_IS_SCROLLABLE (widget) && graphene_rect_intersection (&at, seen, &within))
    seen = &within;
  if (ADW_IS_WINDOW_TITLE (widget))
    words = TITLE;
  for (; first; first = gtk_widget_get_next_sibling (first))
    collect (ground, first, seen, words);
}

static double
covered (GArray             *taken,
         const GdkRectangle *at)
{
  double sum = 0;

  for (guint i = 0; i < taken->len; i++)
    {
      const Taken *below = &g_array_index (taken, Taken, i);
      const double wide = MIN (below->right, at->x + at->width + GAP) - MAX (below->x, at->x - GAP);
      const double tall = MIN (below->bottom, at->y + at->height) - MAX (below->y, at->y);

      if (wide > 0 && tall > 0)
        sum += wide * tall * below->worth;
    }
  return sum;
}

/* From the bottom up, in the middle or at a side, in one line or more: the first place that covers nothing, also beside
 * the title at the top, or the one that covers least. */
static gboolean
place (GtkOverlay   *overlay,
       GtkWidget    *toast,
       GdkRectangle *at)
{
  const int width = gtk_widget_get_width (GTK_WIDGET (overlay)), height = gtk_widget_get_height (GTK_WIDGET (overlay));
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (Taken));
  Ground ground = { GTK_WIDGET (overlay), toast, taken };
  const GdkRectangle *last = g_object_get_data (G_OBJECT (toast), "gn-place");
  double least = G_MAXDOUBLE;
  int min, natural;

  if (!gtk_widget_get_visible (toast))
    return FALSE;
  collect (&ground, GTK_WIDGET (overlay), &GRAPHENE_RECT_INIT (0, 0, width, height), WORDS);
  gtk_widget_measure (toast, GTK_ORIENTATION_HORIZONTAL, -1, &min, &natural, NULL, NULL);
  /* while one scrolls it stays where it is, as long as that is free */
  if (last && last->width >= min && last->y + last->height <= height && last->x + last->width <= width
      && covered (taken, last) == 0)
    {
      *at = *last;
      return TRUE;
    }
  for (guint lines = 1; lines <= 3 && least > 0; lines++)
    {
      const int wish = natural / (int) lines + (lines > 1 ? LONG_WORD : 0);
      GdkRectangle here = { .width = MAX (MIN (wish, width - 2 * MARGIN), min) };

      gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, here.width, &here.height, NULL, NULL, NULL);
      for (int y = MAX (height - MARGIN - here.height, 0); y >= EDGE && least > 0; y -= STEP)
        for (int i = 0; i <= ACROSS && least > 0; i++)
          {
            /* the middle first, then each side of it */
            const int part = ACROSS / 2 + (i % 2 ? 1 : -1) * ((i + 1) / 2);

            here.x = MARGIN + (width - 2 * MARGIN - here.width) * part / ACROSS;
            here.y = y;

            const double covers = covered (taken, &here);

            if (covers < least)
              {
                least = covers;
                *at = here;
              }
          }
    }
  g_object_set_data_full (G_OBJECT (toast), "gn-place", g_memdup2 (at, sizeof *at), g_free);
  return TRUE;
}

/* A narrow page is full from edge to edge: it ends above the toast while there is one. What it scrolls stays where it
 * is; only a bar at its bottom moves, up, and no other button comes where its buttons were. */
static void
make_room (GtkWidget *toast)
{
  GtkWidget *overlay = gtk_widget_get_parent (toast);
  GtkWidget *page = overlay ? gtk_overlay_get_child (GTK_OVERLAY (overlay)) : NULL;
  const int width = overlay ? gtk_widget_get_width (overlay) : 0;
  int room = 0, least = 0;

  if (!page)
    return;
  if (gtk_widget_get_visible (toast) && width > 0 && width < NARROW)
    {
      gtk_widget_measure (toast, GTK_ORIENTATION_VERTICAL, width - 2 * MARGIN, &room, NULL, NULL, NULL);
      room += MARGIN + EDGE;
      gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, width, &least, NULL, NULL, NULL);
      least -= gtk_widget_get_margin_bottom (page);
    }
  gtk_widget_set_margin_bottom (page, least + room <= gtk_widget_get_height (overlay) ? room : 0);
}

static void
on_scrolled (GObject *scrolls)
{
  gtk_widget_queue_allocate (g_object_get_data (scrolls, "gn-overlay"));
}

/* What scrolls below the toast, from now on until it is told otherwise. */
static void
watch (GtkWidget *widget,
       GObject   *scrolls)
{
  if (!gtk_widget_get_mapped (widget))
    return;
  if (GTK_IS_SCROLLED_WINDOW (widget))
    g_signal_connect_object (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (widget)), "value-changed",
                             G_CALLBACK (on_scrolled), scrolls, G_CONNECT_SWAPPED);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child; child = gtk_widget_get_next_sibling (child))
    watch (child, scrolls);
}

/* The toast is placed anew while one scrolls. */
static void
watch_scrolling (GtkWidget *toast,
                 gboolean   shown)
{
  GtkWidget *overlay = gtk_widget_get_parent (toast);
  GObject *scrolls = shown && overlay ? g_object_new (G_TYPE_OBJECT, NULL) : NULL;

  g_object_set_data_full (G_OBJECT (toast), "gn-scrolls", scrolls, scrolls ? g_object_unref : NULL);
  if (!scrolls)
    return;
  g_object_set_data (scrolls, "gn-overlay", overlay);
  watch (overlay, scrolls);
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

/* It stays till there was time to read it, and to hear it, once somebody can. */
static void
on_heard (GtkWidget *toast)
{
  if (!gtk_widget_get_visible (toast))
    return;
  stop_time (toast);
  gn_say_name (toast, gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (toast))));
  g_object_set_data (G_OBJECT (toast), "gn-time", GUINT_TO_POINTER (g_timeout_add_seconds (STAYS, on_time, toast)));
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
  g_object_set_data (G_OBJECT (toast), "gn-place", NULL);
  g_object_set_data_full (G_OBJECT (toast), "gn-offer", offer, offer_free);
  gtk_label_set_label (GTK_LABEL (words), text ? text : "");
  gtk_button_set_label (GTK_BUTTON (button), label ? label : "");
  gtk_widget_set_visible (button, label != NULL);
  gtk_widget_set_can_target (toast, label != NULL);
  gn_say_name (toast, NULL);
  gtk_widget_set_visible (toast, text != NULL);
  make_room (toast);
  watch_scrolling (toast, text != NULL);
  if (text)
    gn_when_heard (toast, on_heard);
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
