/* blocks.c: a drawing in blocks, of which GTK paints only those that changed
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "blocks.h"

#include <math.h>
#include <string.h>

#include "cached-snapshot.h"

#define SIDE 64   /* device pixels */
#define KEY  "gn-blocks"

typedef struct {
  cairo_surface_t *picture;
  GskRenderNode   *node;      /* paints the picture; NULL: nothing is there */
} Block;

typedef struct {
  GnDevice device;
  int      columns, rows;
  Block   *block;             /* row by row */
} Blocks;

static void
clear_block (Block *block)
{
  g_clear_pointer (&block->picture, cairo_surface_destroy);
  g_clear_pointer (&block->node, gsk_render_node_unref);
}

static void
clear_blocks (Blocks *blocks)
{
  for (int i = 0; i < blocks->columns * blocks->rows; i++)
    clear_block (&blocks->block[i]);
  g_clear_pointer (&blocks->block, g_free);
  blocks->columns = blocks->rows = 0;
}

static void
blocks_free (gpointer data)
{
  clear_blocks (data);
  g_free (data);
}

/* Those of the last snapshot, if they are for the same pixels. */
static Blocks *
blocks_of (GtkWidget      *widget,
           const GnDevice *device,
           int             columns,
           int             rows)
{
  Blocks *blocks = g_object_get_data (G_OBJECT (widget), KEY);

  if (!blocks)
    {
      blocks = g_new0 (Blocks, 1);
      g_object_set_data_full (G_OBJECT (widget), KEY, blocks, blocks_free);
    }
  if (blocks->columns != columns || blocks->rows != rows || !gn_device_equal (&blocks->device, device))
    {
      clear_blocks (blocks);
      blocks->columns = columns;
      blocks->rows = rows;
      blocks->block = g_new0 (Block, columns * rows);
    }
  blocks->device = *device;
  return blocks;
}

static gboolean
is_empty (const guchar *pixels,
          int           stride)
{
  static const guchar nothing[SIDE * 4];

  for (int y = 0; y < SIDE; y++)
    if (memcmp (pixels + y * stride, nothing, sizeof nothing) != 0)
      return FALSE;
  return TRUE;
}

static gboolean
is_same (cairo_surface_t *picture,
         const guchar    *pixels,
         int              stride)
{
  const guchar *before = cairo_image_surface_get_data (picture);
  const int before_stride = cairo_image_surface_get_stride (picture);

  for (int y = 0; y < SIDE; y++)
    if (memcmp (pixels + y * stride, before + y * before_stride, SIDE * 4) != 0)
      return FALSE;
  return TRUE;
}

/* @left, @top: of the block in the widget, in device pixels */
static void
fill_block (Block        *block,
            const guchar *pixels,
            int           stride,
            double        left,
            double        top,
            double        scale)
{
  block->picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_surface_flush (block->picture);
  for (int y = 0; y < SIDE; y++)
    memcpy (cairo_image_surface_get_data (block->picture) + y * cairo_image_surface_get_stride (block->picture),
            pixels + y * stride, SIDE * 4);
  cairo_surface_mark_dirty (block->picture);

  block->node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (left / scale, top / scale, SIDE / scale, SIDE / scale));
  cairo_t *cr = gsk_cairo_node_get_draw_context (block->node);
  cairo_scale (cr, 1 / scale, 1 / scale);
  cairo_set_source_surface (cr, block->picture, left, top);
  cairo_paint (cr);
  cairo_destroy (cr);
}

void
gn_blocks_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot,
                    GnDrawFunc   draw)
{
  const int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GnDevice device;

  if (!gn_is_painted_by_cairo (widget) || !gn_device_of (widget, &device))
    {
      cairo_t *direct = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

      draw (widget, direct);
      cairo_destroy (direct);
      return;
    }

  /* the first block begins where a pixel of the device does */
  const int columns = (int) ceil ((width * device.scale + device.x) / SIDE);
  const int rows = (int) ceil ((height * device.scale + device.y) / SIDE);
  Blocks *blocks = blocks_of (widget, &device, columns, rows);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, columns * SIDE, rows * SIDE);
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, device.x, device.y);
  cairo_scale (cr, device.scale, device.scale);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_clip (cr);
  draw (widget, cr);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  const int stride = cairo_image_surface_get_stride (picture);

  for (int i = 0; i < columns * rows; i++)
    {
      const int x = i % columns * SIDE, y = i / columns * SIDE;
      const guchar *pixels = cairo_image_surface_get_data (picture) + y * stride + x * 4;
      Block *block = &blocks->block[i];

      if (block->picture && !is_same (block->picture, pixels, stride))
        clear_block (block);
      if (!block->picture && !is_empty (pixels, stride))
        fill_block (block, pixels, stride, x - device.x, y - device.y, device.scale);
      if (block->node)
        gtk_snapshot_append_node (snapshot, block->node);
    }
  cairo_surface_destroy (picture);
}
