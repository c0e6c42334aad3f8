/* parts.h: the small things all panels are made of
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnStamp:
 * A piece with a figure on it: points on a shield, a price on an arrow, a marker's value. The figure's colour is the
 * widget's own, the palette of the piece that of the widget it stands in.
 */
#define GN_TYPE_STAMP (gn_stamp_get_type ())
G_DECLARE_FINAL_TYPE (GnStamp, gn_stamp, GN, STAMP, GtkWidget)

/** gn_stamp_new: @class: style class of its own, or NULL */
GtkWidget *gn_stamp_new       (const char *piece, int size, const char *text, const char *class);
/** gn_stamp_set_text: another figure; (nullable) */
void       gn_stamp_set_text  (GnStamp *self, const char *text);
/** gn_stamp_set_shift: moves the figure, in parts of the piece's size */
void       gn_stamp_set_shift (GnStamp *self, double right, double down);
/** gn_stamp_set_mirrored: the piece points the other way, the figure stays readable */
void       gn_stamp_set_mirrored (GnStamp *self, gboolean mirrored);

/**
 * gn_class_field:
 * @type: G_TYPE_INT or G_TYPE_STRING (the field owns it)
 * @name: what a template says
 * @offset: of the field in the instance: G_STRUCT_OFFSET (GnStamp, size)
 *
 * A property that a template sets when it makes the widget. A class that has one installs its others so
 * too. */
void       gn_class_field (GObjectClass *class, GType type, const char *name, glong offset);

/** gn_label: a label with style classes, separated by spaces; or NULL */
GtkWidget *gn_label        (const char *text, const char *classes);
/** gn_label_number: a number in the language's digits, in figures of one width; gn_row, gn_column: a box with style
 * classes */
GtkWidget *gn_label_number (int n, const char *classes);
GtkWidget *gn_row          (int spacing, const char *classes);
GtkWidget *gn_column       (int spacing, const char *classes);
/** gn_words_row, gn_words_row_add: a row with one child whose words wrap, which a box would measure six times for one
 * height */
GtkWidget *gn_words_row     (int spacing, const char *classes);
void       gn_words_row_add (GtkWidget *row, GtkWidget *child);
/** gn_count: so many of a piece: picture and figure, "{piece}3" or, @before, "3{piece}" */
GtkWidget *gn_count        (const char *piece, int size, int n, gboolean before, const char *classes);
/** gn_figure: a piece and a word or figure beside it, of the class `numeric` where @classes is NULL */
GtkWidget *gn_figure       (const char *piece, int size, const char *text, const char *classes);
/** gn_heading: what a part of the table is, and on the right a quiet note about it, or NULL. Style classes: part-title,
 * part-note. In a template it is a GnHeading with the property "title" */
#define GN_TYPE_HEADING (gn_heading_get_type ())
G_DECLARE_FINAL_TYPE (GnHeading, gn_heading, GN, HEADING, GtkBox)
GtkWidget *gn_heading      (const char *title, const char *note);
/** gn_heading_set: new words for a heading */
void       gn_heading_set  (GtkWidget *heading, const char *title, const char *note);
/** gn_set_seat_class: `seat-a` … `seat-f` by a seat's colour 0 … 5, none for -1: bars and rules are painted with it */
void       gn_set_seat_class (GtkWidget *widget, int colour);
/** gn_spring: takes what room is left */
GtkWidget *gn_spring       (void);
void       gn_box_clear    (GtkWidget *box);
void       gn_set_class    (GtkWidget *widget, const char *class, gboolean on);
void       gn_add_classes  (GtkWidget *widget, const char *classes);
/** gn_colour: a colour of the palette, by its name in the style sheets */
void       gn_colour       (GtkWidget *widget, const char *name, GdkRGBA *rgba);
/**
 * gn_unchanged:
 * @figures: all that the widget's content is made from, in one zeroed struct
 *
 * Tells whether they are the same as the last time it was asked for @widget, and keeps them: making widgets anew costs
 * more than all rules together, so what shows the same stays.
 */
gboolean   gn_unchanged    (GtkWidget *widget, gconstpointer figures, gsize size);
/** gn_set_tooltip: what gtk_widget_set_tooltip_text() does, but without asking the display server where the pointer is
 * each time, which costs more than all else of an update; gn_get_tooltip: (transfer none) */
void       gn_set_tooltip  (GtkWidget *widget, const char *text);
const char *gn_get_tooltip (GtkWidget *widget);
/** gn_say_name: what assistive technology calls the widget */
void       gn_say_name     (GtkWidget *widget, const char *name);
/** gn_redraw: the widget and all in it: pictures have to be made anew when a board scales them */
void       gn_redraw       (GtkWidget *widget);

/** gn_open_beside: a popover with @child at @button, gone when it is closed */
void       gn_open_beside  (GtkWidget *button, GtkWidget *child);

G_END_DECLS
