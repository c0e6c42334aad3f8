/* teach-form-private.h: the structure of the form for printed values, shared by its files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "attr-row.h"
#include "effect-adder.h"
#include "teach-form.h"

G_BEGIN_DECLS

struct _GnTeachForm {
  GnContainer parent_instance;

  const GnMatch *match;
  guint          family;
  int            index;
  /* values known before anything is entered: of the existing component, or from its place */
  JsonObject    *base;
  GPtrArray     *settled;   /* ids of attributes that the form does not ask for */
  GPtrArray     *now;       /* ids of attributes needed to go on, or NULL */
  GPtrArray     *rows;      /* GnAttrRow */
  GPtrArray     *labels;
  GtkSizeGroup  *titles;    /* of the labels */
  GnSet         *sample;    /* the stand-in, for the figures of effects */
  gpointer       grown;     /* the last row that got an effect; only compared */
  gboolean       quiet;
  gboolean       touched;   /* something was entered: from now on it says what is wrong */
  gboolean       offers_names;
  char          *leftover;  /* typed text that matches nothing printed there; NULL if all of it was understood */

  GtkWidget *box;
  GtkLabel  *title;
  GtkEntry  *line;
  GtkBox    *fields;
  GtkScrolledWindow *scroller;
  GtkBox    *picture;     /* the component as it will look on the table */
  GnEffectAdder *adder;
  GtkLabel  *hint;        /* says how few letters are enough */
  GtkLabel  *needed;      /* explains the marks */
  GtkLabel  *preview;
  GtkLabel  *problem;
  GtkButton *accept_button;
  GtkWidget *cancel_button;
};

/** gn_teach_form_find_row: the row of the attribute with this id, or %NULL */
GnAttrRow *gn_teach_form_find_row         (GnTeachForm *self, const char *id);
/** gn_teach_form_is_settled: whether the form does not ask for the attribute with this id */
gboolean   gn_teach_form_is_settled       (GnTeachForm *self, const char *id);
/** gn_teach_form_fit_height: in a low window the fields scroll; all else stays visible: the result and the button */
void       gn_teach_form_fit_height       (GnTeachForm *self);
/** gn_teach_form_show_picture: shows the component as it will look on the table; @node: (nullable) */
void       gn_teach_form_show_picture     (GnTeachForm *self, JsonNode *node);
/** gn_teach_form_describe: the component in words; (transfer full) */
char      *gn_teach_form_describe         (GnTeachForm *self, JsonObject *known);
/** gn_teach_form_show_fields: shows the fields of what can be printed there */
void       gn_teach_form_show_fields      (GnTeachForm *self, JsonObject *known);
/** gn_teach_form_lacks_name: whether a new component still lacks its name, in a family where nothing else identifies
 * a component */
gboolean   gn_teach_form_lacks_name       (GnTeachForm *self, JsonObject *known);
/** gn_teach_form_show_needed: marks missing attributes that are needed now */
void       gn_teach_form_show_needed      (GnTeachForm *self, JsonObject *known);
/** gn_teach_form_scroll_to_needed: a #GSourceFunc: scrolls the first of them into view */
gboolean   gn_teach_form_scroll_to_needed (gpointer data);

G_END_DECLS
