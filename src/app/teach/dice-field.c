/* dice-field.c: field for a number, dice or nothing, as printed on a card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "dice-field.h"

#include <glib/gi18n.h>

#include "core/game/dice.h"
#include "panels/things/die.h"
#include "panels/drawing/parts.h"
#include "core/words/text.h"
#include "app/widgets/wrap-layout.h"

struct _GnDiceField {
  GnContainer parent_instance;

  gboolean   quiet;
  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *none;
};

G_DEFINE_FINAL_TYPE (GnDiceField, gn_dice_field, GN_TYPE_CONTAINER)

enum { CHANGED, N_SIGNALS };
static guint signals[N_SIGNALS];

static const char *
written (GnDiceField *self)
{
  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

/* Dice in the user's language; what is not dice as it is */
static char *
in_language (const char *text)
{
  GnDiceExpr expr;

  return gn_dice_parse (text, &expr) ? gn_dice_text (&expr) : g_strdup (text);
}

static void
on_entry (GnDiceField *self)
{
  GnDiceExpr expr;
  const gboolean wrong = *written (self) && !gn_dice_parse (written (self), &expr);

  gn_set_class (self->entry, "error", wrong);
  if (self->quiet)
    return;
  if (self->none && *written (self))
    {
      self->quiet = TRUE;
      gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->none), FALSE);
      self->quiet = FALSE;
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* Adds one more of these dice. */
static void
on_die (GnDiceField *self,
        GtkWidget   *button)
{
  const int sides = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (button), "sides"));
  GnDiceExpr expr;

  if (!gn_dice_parse (written (self), &expr))
    memset (&expr, 0, sizeof expr);

  guint at = 0;
  while (at < expr.n && expr.sides[at] != sides)
    at++;
  if (at == expr.n && expr.n < GN_DICE_TERMS)
    {
      expr.sides[at] = (guint8) sides;
      expr.count[at] = 0;
      expr.n++;
    }
  if (at < expr.n && expr.count[at] < 20)
    expr.count[at]++;

  g_autofree char *text = gn_dice_text (&expr);
  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
}

static void
on_none (GnDiceField *self)
{
  if (self->quiet)
    return;
  self->quiet = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), "");
  self->quiet = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}

JsonNode *
gn_dice_field_get_value (GnDiceField *self)
{
  const char *text = written (self);
  GnDiceExpr expr;
  gint64 number;

  if (self->none && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->none)))
    return json_node_init_string (json_node_alloc (), "none");
  if (!*text)
    return NULL;
  if (g_ascii_string_to_signed (text, 10, -999, 999, &number, NULL))
    return json_node_init_int (json_node_alloc (), number);

  /* What is wrong is said where the value is checked. */
  g_autofree char *printed = gn_dice_parse (text, &expr) ? gn_dice_print (&expr) : g_strdup (text);
  return json_node_init_string (json_node_alloc (), printed);
}

void
gn_dice_field_set_value (GnDiceField *self,
                         JsonNode    *value)
{
  const gboolean held = value && JSON_NODE_HOLDS_VALUE (value);
  const gboolean number = held && json_node_get_value_type (value) == G_TYPE_INT64;
  g_autofree char *text = !held ? g_strdup ("")
                          : number ? g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (value))
                                   : in_language (json_node_get_string (value));
  const gboolean none = g_strcmp0 (text, "none") == 0;

  self->quiet = TRUE;
  gtk_editable_set_text (GTK_EDITABLE (self->entry), none ? "" : text ? text : "");
  if (self->none)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->none), none);
  self->quiet = FALSE;
}

char *
gn_dice_field_get_text (GnDiceField *self)
{
  if (self->none && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->none)))
    return g_strdup (_("nothing"));
  return *written (self) ? g_strdup (written (self)) : NULL;
}

static void
gn_dice_field_class_init (GnDiceFieldClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_css_name (widget_class, "dicefield");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  signals[CHANGED] = g_signal_new ("changed", GN_TYPE_DICE_FIELD, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                   0);
}

static void
gn_dice_field_init (GnDiceField *self)
{
  static const int sides[] = { 4, 6, 8, 10, 12, 20 };
  GtkWidget *dice = gn_even_box (0);

  self->box = gn_wrap_box (0, FALSE);
  self->entry = gtk_entry_new ();
  gtk_entry_set_max_length (GTK_ENTRY (self->entry), 23);
  gtk_editable_set_width_chars (GTK_EDITABLE (self->entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->entry), 7);
  g_signal_connect_swapped (self->entry, "changed", G_CALLBACK (on_entry), self);
  gtk_box_append (GTK_BOX (self->box), self->entry);
  gtk_widget_set_valign (dice, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->box), dice);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      GtkWidget *button = gtk_button_new ();
      g_autofree char *die = gn_die_text (sides[i]);
      /* Translators: for a click on a die while the dice of a card are entered: adds one more of it */
      g_autofree char *name = gn_fill (_("Another {die}"), "die", die, NULL);

      gtk_button_set_child (GTK_BUTTON (button), gn_die_new (sides[i], 24));
      gn_add_classes (button, "attr-chip die-chip");
      g_object_set_data (G_OBJECT (button), "sides", GINT_TO_POINTER (sides[i]));
      gn_set_tooltip (button, name);
      gn_say_name (button, name);
      g_signal_connect_swapped (button, "clicked", G_CALLBACK (on_die), self);
      gtk_box_append (GTK_BOX (dice), button);
    }
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
gn_dice_field_new (const char *name,
                   gboolean    none)
{
  GnDiceField *self = g_object_new (GN_TYPE_DICE_FIELD, NULL);

  gn_say_name (self->entry, name);
  /* Translators: in a field for a number or dice */
  gtk_entry_set_placeholder_text (GTK_ENTRY (self->entry), none ? _("12, 2d6") : "–");
  if (none)
    {
      /* Translators: a card without a value to reach: nothing is printed there */
      self->none = gtk_toggle_button_new_with_label (_("none"));
      gn_add_classes (self->none, "attr-chip");
      g_signal_connect_swapped (self->none, "toggled", G_CALLBACK (on_none), self);
      gtk_widget_set_valign (self->none, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (self->box), self->none);
    }
  return GTK_WIDGET (self);
}
