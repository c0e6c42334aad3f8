/* parts.h: small widgets and helpers that all panels use
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * GnStamp:
 * A piece with a figure on it: points on a shield, a price on an arrow, a marker's value. The figure has the
 * widget's own color. The piece takes its palette from the widget around it.
 */
#define GN_TYPE_STAMP (gn_stamp_get_type ())
G_DECLARE_FINAL_TYPE (GnStamp, gn_stamp, GN, STAMP, GtkWidget)

/** gn_stamp_new: @class: the stamp's own style class, or NULL */
GtkWidget *gn_stamp_new       (const char *piece, int size, const char *text, const char *class);
/** gn_stamp_set_text: replaces the figure; @text: (nullable) */
void       gn_stamp_set_text  (GnStamp *self, const char *text);
/** gn_stamp_set_shift: moves the figure, in fractions of the piece's size */
void       gn_stamp_set_shift (GnStamp *self, double right, double down);
/** gn_stamp_set_mirrored: mirrors the piece; the figure stays readable */
void       gn_stamp_set_mirrored (GnStamp *self, gboolean mirrored);

/**
 * gn_class_field:
 * @type: G_TYPE_INT or G_TYPE_STRING (the field owns the string)
 * @name: the name in a template
 * @offset: of the field in the instance: G_STRUCT_OFFSET (GnStamp, size)
 *
 * Adds a property that a template sets when it makes the widget or layout. A class with such a property installs all
 * its properties this way.
 */
void       gn_class_field (GObjectClass *class, GType type, const char *name, glong offset);

/**
 * gn_bind_children:
 *
 * Binds one or more (up to 40) children of a template to the fields of their names:
 *
 *     gn_bind_children (widget_class, InvTable, house, fight, clock);
 */
#define gn_bind_children(class, Type, ...) \
  G_STMT_START { GN_REPEAT (GN_BIND_CHILD (class, Type, __VA_ARGS__)) } G_STMT_END

/* The preprocessor expands a macro once per reading, so a list is read again for each of its elements. */
#define GN_REPEAT(...)   GN_REPEAT_1 (GN_REPEAT_1 (GN_REPEAT_1 (__VA_ARGS__)))
#define GN_REPEAT_1(...) GN_REPEAT_2 (GN_REPEAT_2 (GN_REPEAT_2 (__VA_ARGS__)))
#define GN_REPEAT_2(...) GN_REPEAT_3 (GN_REPEAT_3 (GN_REPEAT_3 (__VA_ARGS__)))
#define GN_REPEAT_3(...) __VA_ARGS__
#define GN_BIND_CHILD(class, Type, child, ...) \
  gtk_widget_class_bind_template_child (class, Type, child); \
  __VA_OPT__ (GN_BIND_NEXT GN_PARENTHESES (class, Type, __VA_ARGS__))
#define GN_PARENTHESES ()
#define GN_BIND_NEXT() GN_BIND_CHILD

/** gn_label: a label with style classes, separated by spaces, or NULL for none */
GtkWidget *gn_label        (const char *text, const char *classes);
/** gn_line: a label that starts its line and ends in an ellipsis if there is little room; gn_paragraph: one that
 * starts its line and wraps */
GtkWidget *gn_line         (const char *text, const char *classes);
GtkWidget *gn_paragraph    (const char *text, const char *classes);
/** gn_label_number: a number in the language's digits, all of the same width; gn_row, gn_column: a box with style
 * classes */
GtkWidget *gn_label_number (int n, const char *classes);
GtkWidget *gn_row          (int spacing, const char *classes);
GtkWidget *gn_column       (int spacing, const char *classes);
/** gn_words_row, gn_words_row_add: a row whose only wrapping child is measured cheaply. A GtkBox would measure that
 * child six times for one height */
GtkWidget *gn_words_row     (int spacing, const char *classes);
void       gn_words_row_add (GtkWidget *row, GtkWidget *child);
/** gn_count: a piece and how many of it there are: "{piece}3", or with @before "3{piece}" */
GtkWidget *gn_count        (const char *piece, int size, int n, gboolean before, const char *classes);
/** gn_figure: a piece with a word or figure beside it; the style class is `numeric` if @classes is NULL */
GtkWidget *gn_figure       (const char *piece, int size, const char *text, const char *classes);
/** gn_set_seat_class: sets `seat-a` … `seat-l` for a seat's color 0 … 11, none for -1. Bars and rules take their
 * color from it */
void       gn_set_seat_class (GtkWidget *widget, int colour);
/** gn_spring: an empty widget that takes the space left over */
GtkWidget *gn_spring       (void);
/** gn_append: appends the widgets that follow to a GtkBox, then NULL. They are made in no certain order */
void       gn_append       (GtkWidget *box, ...) G_GNUC_NULL_TERMINATED;
void       gn_box_clear    (GtkWidget *box);
void       gn_set_class    (GtkWidget *widget, const char *class, gboolean on);
/** gn_set_state: a state (`:checked`, `:visited` …) instead of a class, for a widget with many others inside: a class
 * that changes makes GTK match the rules of nearly everything inside again, a state only of what a rule with it
 * names */
void       gn_set_state    (GtkWidget *widget, GtkStateFlags state, gboolean on);
void       gn_add_classes  (GtkWidget *widget, const char *classes);
/** gn_colour: looks up a color of the palette by its name in the style sheets */
void       gn_colour       (GtkWidget *widget, const char *name, GdkRGBA *rgba);
/**
 * gn_unchanged:
 * @figures: everything that the widget's content depends on, in one zeroed struct
 *
 * Returns whether the figures are the same as in the last call for @widget, and keeps them. Making widgets costs
 * more time than all the rules together, so content that shows the same stays.
 */
gboolean   gn_unchanged    (GtkWidget *widget, gconstpointer figures, gsize size);
/** gn_button_enter: puts @content on the button, with the mark that Enter presses it; a label is its name, too */
void       gn_button_enter (GtkWidget *button, GtkWidget *content);
/** gn_set_tooltip: replaces gtk_widget_set_tooltip_text(), which asks the display server for the pointer each time
 * and costs more than the rest of an update; gn_get_tooltip: (transfer none) */
void       gn_set_tooltip  (GtkWidget *widget, const char *text);
const char *gn_get_tooltip (GtkWidget *widget);
/** gn_say_name: sets the widget's name for assistive technology, which hears of it only if it is another one;
 * gn_get_name: the name; (transfer none) (nullable) */
void       gn_say_name     (GtkWidget *widget, const char *name);
const char *gn_get_name    (GtkWidget *widget);
/** gn_say_figure: the same for what shows a figure alone: "Hidden cards in hand: 3" */
void       gn_say_figure   (GtkWidget *widget, const char *what, const char *value);
/** gn_be_text_box: makes @text a text box for assistive technology, once it has been made. A GtkText alone has no role
 * until GTK 4.14, and its focus is not heard; from then on it has its own, and loses what is typed with another */
void       gn_be_text_box  (GtkText *text);
/** gn_redraw: redraws the widget and everything in it. Pictures have to be made again when a board scales them */
void       gn_redraw       (GtkWidget *widget);

/** gn_leave_focus: takes the focus from @widget and all below it. Before it is unparented: the window would go on to
 * give it the keys */
void       gn_leave_focus (GtkWidget *widget);
/** gn_show_page: shows @page of @stack, and lets only it have the focus: a click or a timer that is still to come would
 * take it back to a page that has gone */
void       gn_show_page   (GtkStack *stack, GtkWidget *page);

G_END_DECLS
