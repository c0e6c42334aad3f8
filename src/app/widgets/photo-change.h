/* photo-change.h: adding, replacing and removing the photo of a match, so that it can be undone
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** GnPhotoChange: a change of the photo beside @record; @before: the file before it, or %NULL if there was none */
typedef struct {
  GFile  *record;
  GBytes *before;
} GnPhotoChange;

void     gn_photo_change_free (GnPhotoChange *change);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (GnPhotoChange, gn_photo_change_free)

/**
 * gn_photo_change_new: makes @picture (nullable: none) the photo of the match; complains in the window of @widget if
 * that is not possible. (transfer full) (nullable): the change, or %NULL if there is none
 */
GnPhotoChange *gn_photo_change_new (GtkWidget *widget, GFile *record, GFile *picture);
/** gn_photo_change_undo: puts back what was there before; FALSE after a complaint in the window of @widget */
gboolean       gn_photo_change_undo (const GnPhotoChange *change, GtkWidget *widget);

/** gn_photo_choose: asks for a picture; @title: of the window; @record: (nullable); @chosen: called with @widget, the
 * record, and the file */
void gn_photo_choose (GtkWidget *widget, const char *title, GFile *record,
                      void (*chosen) (GtkWidget *widget, GFile *record, GFile *picture));
/** gn_photo_drop: lets a picture be dropped on @target; @chosen: called with @data and the file */
void gn_photo_drop   (GtkWidget *target, void (*chosen) (gpointer data, GFile *picture), gpointer data);

G_END_DECLS
