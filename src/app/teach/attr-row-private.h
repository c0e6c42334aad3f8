/* attr-row-private.h: the structure of an attribute row, shared by its files
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
  GnContainer parent_instance;

  const GnMatch *match;
  guint          family;
  const GnAttr  *attr;
  const GnSet   *sample;
  const char    *effect;     /* the effect's word, if it needs no choice */
  gboolean       quiet;

  GPtrArray     *chips;      /* GtkToggleButton; "value" is the value of each */
  GtkWidget     *figures;    /* box with the effect's figures */
  GPtrArray     *figure_chips;
  GtkWidget     *figure;     /* GtkEntry beside number chips, for other numbers */
  GtkWidget     *drop_down;
  GtkWidget     *text;
  GtkWidget     *picture;    /* GnPiece */
  GtkWidget     *remove;     /* the button that takes the picture away */
  char          *base64;     /* the picture, or NULL */
  GtkWidget     *dice;       /* GnDiceField */
  GtkWidget     *effects;    /* GnEffectsField */
  GPtrArray     *counts;     /* GtkLabel by value, for bags and lists */
  GtkWidget     *numbers;    /* GtkEntry: a list of figures, typed in a row */
  GtkWidget     *names;      /* GtkEntry: names of components that nobody has entered yet */
  GtkWidget     *nothing;    /* GtkToggleButton: a list that is known to be empty */
  gint16         count[MOST_VALUES];
  gboolean       counted;    /* the counts are known */
  /* the values of a list in the order of entry: a card is read from left to right */
  guint8         line[MOST_LINE];
  guint          n_line;
  int            number;     /* the value of a number, or of an effect's figure */
  gboolean       number_known;
};

/** gn_attr_row_may_be_empty: whether nothing may be chosen: it may be unknown, or there may be none */
gboolean gn_attr_row_may_be_empty (GnAttrRow *self);
/** gn_attr_row_changed: the user has changed the value */
void gn_attr_row_changed (GnAttrRow *self);
/** gn_attr_row_n_values: the number of possible values */
guint gn_attr_row_n_values (GnAttrRow *self);
/** gn_attr_row_new_chip: @piece and @text: (nullable): left out if %NULL. (transfer floating) */
GtkWidget *gn_attr_row_new_chip (const char *piece, const char *text, const char *name, int value);
/** gn_attr_row_chip_value: the value that the chip was made with */
int gn_attr_row_chip_value (GtkWidget *chip);
/** gn_attr_row_make_counts: makes a counter for each thing. (transfer floating) */
GtkWidget *gn_attr_row_make_counts (GnAttrRow *self);
/** gn_attr_row_make_number_list: makes an entry for a list of figures. (transfer floating) */
GtkWidget *gn_attr_row_make_number_list (GnAttrRow *self);
/** gn_attr_row_make_picture: makes a picture with the buttons that choose and remove it. (transfer floating) */
GtkWidget *gn_attr_row_make_picture (GnAttrRow *self);
/** gn_attr_row_show_picture: @base64: (nullable) */
void gn_attr_row_show_picture (GnAttrRow *self, const char *base64);
/** gn_attr_row_pressed: the value of the pressed chip, or -1 */
int gn_attr_row_pressed (GPtrArray *chips);
/** gn_attr_row_press: presses only the chip with that value, or none */
void gn_attr_row_press (GnAttrRow *self, GPtrArray *chips, gboolean any, int value);
/** gn_attr_row_show_number: shows the number if it is known */
void gn_attr_row_show_number (GnAttrRow *self);
/** gn_attr_row_line_up: makes the list hold @value as often as it is counted: adds it at the end, or removes the
 * last one */
void gn_attr_row_line_up (GnAttrRow *self, guint value);
/** gn_attr_row_show_counts: shows the counts if they are known */
void gn_attr_row_show_counts (GnAttrRow *self);
/** gn_attr_row_make_figures: makes the chips for the effect's figures */
gboolean gn_attr_row_make_figures (GnAttrRow *self);
/** gn_attr_row_numbers: the figures of the list, as far as they are numbers; (transfer full) */
GArray *gn_attr_row_numbers (GnAttrRow *self);
/** gn_attr_row_effect_word: the chosen effect, or NULL */
const char *gn_attr_row_effect_word (GnAttrRow *self);

G_END_DECLS
