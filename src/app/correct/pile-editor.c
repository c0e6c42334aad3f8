/* pile-editor.c: editor for the contents of a pile, layer by layer
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "pile-editor.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "core/words/text.h"

struct _GnPileEditor {
  GtkBox parent_instance;

  const GnMatch *match;
  const GnField *field;
  GnPile         pile;
  GnViewers      seen;
  guint          pool;
  guint          n_cards;  /* number of cards that can be named */
  gboolean       writing;
  guint          again;    /* idle source: rebuilds the rows later, because a row may still be handling a signal */

  GtkWidget     *rows;
  GtkWidget     *name;     /* GtkDropDown: a known card for the top */
};

G_DEFINE_FINAL_TYPE (GnPileEditor, gn_pile_editor, GTK_TYPE_BOX)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void build (GnPileEditor *self);

/* ---- The pile ------------------------------------------------------------------ */

static gboolean
build_again (gpointer data)
{
  GnPileEditor *self = data;

  self->again = 0;
  build (self);
  return G_SOURCE_REMOVE;
}

static void
changed (GnPileEditor *self)
{
  g_signal_emit (self, signals[CHANGED], 0);
  if (!self->again)
    self->again = g_idle_add (build_again, self);
}

/* Each known card is a layer, and the number of layers is limited: at the limit no more cards can be named. */
static gboolean
has_room (GnPileEditor *self)
{
  return self->pile.n < GN_PILE_LAYERS;
}

/* Replaces layer @at of @self's pile with @first and @then. */
static void
replace (GnPileEditor *self,
         guint         at,
         GnLayer       first,
         GnLayer       then)
{
  const GnPile was = self->pile;

  gn_pile_clear (&self->pile);
  for (guint k = 0; k < was.n; k++)
    if (k == at)
      {
        gn_pile_put_layer_bottom (&self->pile, first);
        gn_pile_put_layer_bottom (&self->pile, then);
      }
    else
      gn_pile_put_layer_bottom (&self->pile, was.layer[k]);
  changed (self);
}

static void
swap (GnPileEditor *self,
      guint         a,
      guint         b)
{
  GnPile was = self->pile;
  const GnLayer layer = was.layer[a];

  was.layer[a] = was.layer[b];
  was.layer[b] = layer;
  gn_pile_clear (&self->pile);
  for (guint k = 0; k < was.n; k++)
    gn_pile_put_layer_bottom (&self->pile, was.layer[k]);
  changed (self);
}

static GnLayer
known (GnPileEditor *self,
       int           card,
       guint         pool)
{
  return (GnLayer) { .card = (gint16) card, .n = 1, .pool = pool & 0x1f, .seen = self->seen };
}

/* ---- Rows ---------------------------------------------------------------------- */

static guint
layer_of (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "layer"));
}

static void
on_number (GnPileEditor  *self,
           GtkSpinButton *spin)
{
  const guint at = layer_of (spin);
  GnLayer layer;

  if (self->writing || at >= self->pile.n)
    return;
  /* The row stays while its arrows are held down. Without cards the layer is gone, and only then the rows change. */
  layer = self->pile.layer[at];
  layer.n = (guint8) gtk_spin_button_get_value_as_int (spin);
  if (layer.n)
    {
      self->pile.layer[at].n = layer.n;
      g_signal_emit (self, signals[CHANGED], 0);
    }
  else
    replace (self, at, layer, (GnLayer) { 0 });
}

static void
on_up (GtkButton    *button,
       GnPileEditor *self)
{
  const guint at = layer_of (button);

  if (at > 0 && at < self->pile.n)
    swap (self, at, at - 1);
}

static void
on_away (GtkButton    *button,
         GnPileEditor *self)
{
  replace (self, layer_of (button), (GnLayer) { 0 }, (GnLayer) { 0 });
}

/* Turns a known card into an unseen one. */
static void
on_forget (GtkButton    *button,
           GnPileEditor *self)
{
  const guint at = layer_of (button);

  replace (self, at, (GnLayer) { .card = -1, .n = 1, .pool = self->pile.layer[at].pool }, (GnLayer) { 0 });
}

/* Names the top card of an unseen layer. */
static void
on_named (GnPileEditor *self,
          GParamSpec   *pspec,
          GtkDropDown  *list)
{
  const guint at = layer_of (list), chosen = gtk_drop_down_get_selected (list);

  if (self->writing || chosen == 0 || chosen > self->n_cards || at >= self->pile.n || !has_room (self))
    return;

  GnLayer layer = self->pile.layer[at];

  layer.n--;
  replace (self, at, known (self, (int) chosen - 1, layer.pool), layer);
}

static void
on_top (GnPileEditor *self)
{
  const guint chosen = gtk_drop_down_get_selected (GTK_DROP_DOWN (self->name));
  GnPile pile = { 0 };

  if (self->writing || chosen == 0 || chosen > self->n_cards || !has_room (self))
    return;
  gn_pile_put_layer_bottom (&pile,
                            known (self, (int) chosen - 1, self->pile.n ? self->pile.layer[0].pool : self->pool));
  for (guint k = 0; k < self->pile.n; k++)
    gn_pile_put_layer_bottom (&pile, self->pile.layer[k]);
  self->pile = pile;
  changed (self);
}

static void
on_unseen (GnPileEditor *self)
{
  if (!has_room (self))
    return;
  gn_pile_put_unseen_bottom (&self->pile, self->pile.n ? self->pile.layer[self->pile.n - 1].pool : self->pool, 1);
  changed (self);
}

static GtkWidget *
button_of (GnPileEditor *self,
           guint         at,
           const char   *icon,
           const char   *name,
           GCallback     clicked)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_add_css_class (button, "flat");
  gn_set_tooltip (button, name);
  gn_say_name (button, name);
  g_object_set_data (G_OBJECT (button), "layer", GUINT_TO_POINTER (at));
  g_signal_connect (button, "clicked", clicked, self);
  return button;
}

/* @first: the text shown before a card is chosen */
static GtkWidget *
list_of (GnPileEditor *self,
         const char   *first)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);
  GtkWidget *list;

  gtk_string_list_append (names, first);
  for (guint i = 0; i < self->n_cards; i++)
    gtk_string_list_take (names, gn_thing_name (self->match, GN_THING (self->field->domain, (gint16) i)));
  list = gtk_drop_down_new (G_LIST_MODEL (g_steal_pointer (&names)),
                            gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, NULL, "string"));
  gtk_drop_down_set_enable_search (GTK_DROP_DOWN (list), self->n_cards > 8);
  gn_say_name (list, first);
  return list;
}

static GtkWidget *
unseen_row (GnPileEditor *self,
            guint         at)
{
  const GnLayer *layer = &self->pile.layer[at];
  GtkWidget *row = gn_row (8, NULL), *spin = gtk_spin_button_new_with_range (0, G_MAXUINT8, 1), *list;

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), layer->n);
  g_object_set_data (G_OBJECT (spin), "layer", GUINT_TO_POINTER (at));
  gn_say_name (spin, _("Unseen cards"));
  g_signal_connect_swapped (spin, "value-changed", G_CALLBACK (on_number), self);
  gn_append (row, spin, gn_label (_("unseen"), NULL), gn_spring (), NULL);
  /* Translators: a list: names one of the unseen cards of a pile */
  list = list_of (self, _("The top unseen card is…"));
  g_object_set_data (G_OBJECT (list), "layer", GUINT_TO_POINTER (at));
  gtk_widget_set_sensitive (list, has_room (self));
  g_signal_connect_swapped (list, "notify::selected", G_CALLBACK (on_named), self);
  gtk_box_append (GTK_BOX (row), list);
  if (at)
    gtk_box_append (GTK_BOX (row), button_of (self, at, "go-up-symbolic", _("Move up"), G_CALLBACK (on_up)));
  return row;
}

static GtkWidget *
known_row (GnPileEditor *self,
           guint         at)
{
  GtkWidget *row = gn_row (8, NULL), *label;
  g_autofree char *name = gn_thing_name (self->match, GN_THING (self->field->domain, self->pile.layer[at].card));

  label = gn_label (name, "strong");
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gn_append (row, label, gn_spring (),
             button_of (self, at, "edit-clear-symbolic", _("No longer known"), G_CALLBACK (on_forget)),
             button_of (self, at, "list-remove-symbolic", _("Not in this pile"), G_CALLBACK (on_away)), NULL);
  if (at)
    gtk_box_append (GTK_BOX (row), button_of (self, at, "go-up-symbolic", _("Move up"), G_CALLBACK (on_up)));
  return row;
}

static void
build (GnPileEditor *self)
{
  self->writing = TRUE;
  gn_box_clear (self->rows);
  if (self->pile.n == 0)
    gtk_box_append (GTK_BOX (self->rows), gn_label (_("There is no card here."), "note"));
  else if (gn_pile_size (&self->pile) > 1)
    gtk_box_append (GTK_BOX (self->rows), gn_label (_("From the top:"), "note"));
  for (guint k = 0; k < self->pile.n; k++)
    gtk_box_append (GTK_BOX (self->rows), self->pile.layer[k].card >= 0 ? known_row (self, k) : unseen_row (self, k));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (self->name), 0);
  gtk_widget_set_sensitive (self->name, has_room (self));
  self->writing = FALSE;
}

/* ---- The widget ---------------------------------------------------------------- */

static void
gn_pile_editor_dispose (GObject *object)
{
  GnPileEditor *self = GN_PILE_EDITOR (object);

  g_clear_handle_id (&self->again, g_source_remove);
  G_OBJECT_CLASS (gn_pile_editor_parent_class)->dispose (object);
}

static void
gn_pile_editor_class_init (GnPileEditorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = gn_pile_editor_dispose;
  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_PILE_EDITOR, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
gn_pile_editor_init (GnPileEditor *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 10);
  gn_add_classes (GTK_WIDGET (self), "pile-editor");
}

GtkWidget *
gn_pile_editor_new (const GnMatch *match,
                    const GnField *field,
                    const GnPile  *pile,
                    GnViewers      seen,
                    guint          pool)
{
  GnPileEditor *self = g_object_new (GN_TYPE_PILE_EDITOR, NULL);
  const GnDomain *domain = &match->game->domains[field->domain];
  guint n = gn_match_domain_size (match, field->domain);
  GtkWidget *foot = gn_column (6, NULL), *unseen = gtk_button_new_with_label (_("Add an unseen card"));

  if (domain->hidden)
    n = MIN (n, domain->hidden);
  self->match = match;
  self->field = field;
  self->pile = *pile;
  self->seen = seen;
  self->pool = pool;
  self->n_cards = n;
  self->rows = gn_column (6, NULL);
  gtk_box_append (GTK_BOX (self), self->rows);
  /* Translators: a list: adds a known card on top of a pile */
  self->name = list_of (self, _("Add a card on top…"));
  g_signal_connect_swapped (self->name, "notify::selected", G_CALLBACK (on_top), self);
  gtk_box_append (GTK_BOX (foot), self->name);
  g_signal_connect_swapped (unseen, "clicked", G_CALLBACK (on_unseen), self);
  gtk_box_append (GTK_BOX (foot), unseen);
  gtk_box_append (GTK_BOX (self), foot);
  build (self);
  return GTK_WIDGET (self);
}

GnPile
gn_pile_editor_get_pile (GnPileEditor *self)
{
  return self->pile;
}
