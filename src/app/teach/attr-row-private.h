/* attr-row-private.h: what the row of a component's attribute is made of
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "attr-row.h"

G_BEGIN_DECLS

#define MOST_VALUES 64
#define MOST_LINE 256

struct _GnAttrRow {
  GtkWidget parent_instance;

  const GnMatch *match;
  guint          family;
  const GnAttr  *attr;
  const GnSet   *sample;
  const char    *effect;     /* the word, where it goes without saying */
  gboolean       quiet;

  GPtrArray     *chips;      /* GtkToggleButton; "value" is what each stands for */
  GtkWidget     *figures;    /* the box of the effect's figures */
  GPtrArray     *figure_chips;
  GtkWidget     *figure;     /* GtkEntry beside number chips: what lies beyond them */
  GtkWidget     *drop_down;
  GtkWidget     *text;
  GtkWidget     *dice;       /* GnDiceField */
  GtkWidget     *effects;    /* GnEffectsField */
  GPtrArray     *counts;     /* GtkLabel by value, of bags and lists */
  GtkWidget     *numbers;    /* GtkEntry: a list of figures, typed in a row */
  GtkWidget     *names;      /* GtkEntry: components that nobody has told yet, by their names */
  GtkWidget     *nothing;    /* GtkToggleButton: a list that is known to be empty */
  gint16         count[MOST_VALUES];
  gboolean       counted;    /* the counts are known */
  /* what a list holds, in the order in which it was told: a card is read from left to right */
  guint8         line[MOST_LINE];
  guint          n_line;
  int            number;     /* of a number or an effect's figure */
  gboolean       number_known;
};

/** gn_attr_row_changed: something was told by hand */
void gn_attr_row_changed (GnAttrRow *self);
/** gn_attr_row_n_values: of how many things it may be */
guint gn_attr_row_n_values (GnAttrRow *self);
/** gn_attr_row_new_chip: @piece and @text are each left out where %NULL. (transfer floating) */
GtkWidget *gn_attr_row_new_chip (const char *piece, const char *text, const char *name, int value);
/** gn_attr_row_chip_value: the value it was made with */
int gn_attr_row_chip_value (GtkWidget *chip);
/** gn_attr_row_make_counts: a counter for each thing. (transfer floating) */
GtkWidget *gn_attr_row_make_counts (GnAttrRow *self);
/** gn_attr_row_make_number_list: a line for a list of figures. (transfer floating) */
GtkWidget *gn_attr_row_make_number_list (GnAttrRow *self);
/** gn_attr_row_pressed: value of the chip that is pressed, or -1 */
int gn_attr_row_pressed (GPtrArray *chips);
/** gn_attr_row_press: the chip of a value alone, or none */
void gn_attr_row_press (GnAttrRow *self, GPtrArray *chips, gboolean any, int value);
/** gn_attr_row_show_number: the figure as it is known */
void gn_attr_row_show_number (GnAttrRow *self);
/** gn_attr_row_line_up: the line holds @value as often as it is counted; one more goes to its end, one fewer is its
 * last */
void gn_attr_row_line_up (GnAttrRow *self, guint value);
/** gn_attr_row_show_counts: the counts as they are known */
void gn_attr_row_show_counts (GnAttrRow *self);
/** gn_attr_row_make_figures: the figures that go with the effect */
gboolean gn_attr_row_make_figures (GnAttrRow *self);
/** gn_attr_row_numbers: the figures of the list, as far as they are any; (transfer full) */
GArray *gn_attr_row_numbers (GnAttrRow *self);
/** gn_attr_row_effect_word: the effect chosen, or NULL */
const char *gn_attr_row_effect_word (GnAttrRow *self);

G_END_DECLS
