/* effect-adder.c: choice of an effect to add to a card, and of its list
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "effect-adder.h"

#include <glib/gi18n.h>

#include "effects-field.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "panels/layout/split-layout.h"

struct _GnEffectAdder {
  GnContainer parent_instance;

  const GnAttr *attrs;
  GPtrArray    *lists;     /* const GnAttr */
  GPtrArray    *words;     /* const GnEffectWord, of the chosen list */
  GtkWidget    *box;
  GtkWidget    *title;     /* the effect's title, if it can go to one list only */
  GtkWidget    *when;
  GtkWidget    *what;
};

G_DEFINE_FINAL_TYPE (GnEffectAdder, gn_effect_adder, GN_TYPE_CONTAINER)

enum { ADD, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
set_names (GtkWidget *drop_down,
           GPtrArray *names)
{
  g_autoptr (GtkStringList) list = NULL;

  g_ptr_array_add (names, NULL);
  list = gtk_string_list_new ((const char *const *) names->pdata);
  gtk_drop_down_set_model (GTK_DROP_DOWN (drop_down), G_LIST_MODEL (list));
}

static void
on_when (GnEffectAdder *self)
{
  const guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->when));
  const GnAttr *attr = chosen < self->lists->len ? self->lists->pdata[chosen] : NULL;
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_ptr_array_set_size (self->words, 0);
  for (const GnEffectWord *word = attr ? attr->vocabulary : NULL; word && word->word; word++)
    if (gn_effect_word_is_plain (word))
      {
        g_ptr_array_add (self->words, (gpointer) word);
        g_ptr_array_add (names, (gpointer) gn_tr (word->title));
      }
  set_names (self->what, names);
}

static void
on_add (GnEffectAdder *self)
{
  const guint list = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->when));
  const guint word = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->what));

  if (list < self->lists->len && word < self->words->len)
    g_signal_emit (self, signals[ADD], 0, self->lists->pdata[list], self->words->pdata[word]);
}

void
gn_effect_adder_set_attrs (GnEffectAdder *self,
                           const GnAttr  *attrs)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  if (self->attrs == attrs)
    return;
  self->attrs = attrs;
  g_ptr_array_set_size (self->lists, 0);
  for (const GnAttr *attr = attrs; attr && attr->id; attr++)
    if (attr->kind == GN_ATTR_EFFECTS)
      {
        g_ptr_array_add (self->lists, (gpointer) attr);
        g_ptr_array_add (names, (gpointer) gn_tr (attr->title));
      }
  set_names (self->when, names);
  gtk_widget_set_visible (self->when, self->lists->len > 1);
  gtk_widget_set_visible (self->title, self->lists->len == 1);
  if (self->lists->len == 1)
    gtk_label_set_label (GTK_LABEL (self->title), gn_tr (((const GnAttr *) self->lists->pdata[0])->title));
  gtk_widget_set_visible (GTK_WIDGET (self), self->lists->len > 0);
  on_when (self);
}

static void
gn_effect_adder_finalize (GObject *object)
{
  g_ptr_array_unref (GN_EFFECT_ADDER (object)->lists);
  g_ptr_array_unref (GN_EFFECT_ADDER (object)->words);
  G_OBJECT_CLASS (gn_effect_adder_parent_class)->finalize (object);
}

static void
gn_effect_adder_class_init (GnEffectAdderClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = gn_effect_adder_finalize;
  gtk_widget_class_set_css_name (widget_class, "effectadder");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[ADD] = g_signal_new ("add", GN_TYPE_EFFECT_ADDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                               G_TYPE_POINTER, G_TYPE_POINTER);
}

static void
gn_effect_adder_init (GnEffectAdder *self)
{
  GtkWidget *add = gtk_button_new_with_label (_("Add"));

  self->lists = g_ptr_array_new ();
  self->words = g_ptr_array_new ();
  self->box = gn_row (5, "effect-adder");
  gtk_widget_set_layout_manager (self->box, g_object_new (GN_TYPE_SPLIT_LAYOUT, "narrow", 0, "end-width", -1,
                                                          "spacing", 5, NULL));
  self->title = gn_label (NULL, "quiet");
  self->when = gtk_drop_down_new (NULL, NULL);
  self->what = gtk_drop_down_new (NULL, NULL);
  /* Translators: which of a card's texts an effect belongs to: when played, when lost … */
  gn_say_name (self->when, _("When"));
  gn_say_name (self->what, _("Effect"));
  /* Translators: adds an effect to the card that is being entered */
  gn_say_name (add, _("Add the effect"));
  gtk_widget_set_hexpand (self->what, TRUE);
  gn_append (self->box, self->title, self->when, self->what, add, NULL);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
  g_signal_connect_swapped (self->when, "notify::selected", G_CALLBACK (on_when), self);
  g_signal_connect_swapped (add, "clicked", G_CALLBACK (on_add), self);
}

