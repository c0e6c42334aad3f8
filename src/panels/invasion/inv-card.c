/* inv-card.c: the card that is turned up: boon, gnome or letter, or the back of the next one
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-card.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/things/die.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "core/words/text.h"

#define LEAST_SCALE 0.65   /* with more text than has room, the whole card is drawn smaller */

struct _InvCardView {
  GnContainer   parent_instance;

  int        width;
  GtkWidget *art;        /* the colored ground */
  GtkWidget *piece;
  GtkWidget *badge;
  GtkWidget *badge_note;
  GtkWidget *badge_value;
  GtkWidget *body;       /* all text below the picture */
  GtkWidget *title;
  GtkWidget *kind;
  GtkWidget *dice;       /* a boon's dice: in play, discarded */
  GtkWidget *played;     /* a line: a die, the number of them, the rolls they are for */
  GtkWidget *discarded;
  GtkWidget *text;
  GtkWidget *flavour;
};

G_DEFINE_FINAL_TYPE (InvCardView, inv_card_view, GN_TYPE_CONTAINER)

static const char *const grounds[] = { "room", "weapon", "item", "action", "ally", "gnome", "letter", "back" };
enum { GROUND_GNOME = 5, GROUND_LETTER, GROUND_BACK };

static void
set_ground (InvCardView *self,
            int          which)
{
  for (int i = 0; i < (int) G_N_ELEMENTS (grounds); i++)
    gn_set_class (self->art, grounds[i], i == which);
  gn_set_class (self->badge, "boon", which < GROUND_GNOME);
  gtk_widget_set_visible (self->body, TRUE);
}

static void
set_label (GtkWidget  *label,
           const char *text,
           gboolean    markup)
{
  gtk_widget_set_visible (label, text && *text);
  if (markup)
    gtk_label_set_markup (GTK_LABEL (label), text ? text : "");
  else
    gtk_label_set_label (GTK_LABEL (label), text ? text : "");
}

static void
set_badge (InvCardView *self,
           const char  *note,
           const char  *value)
{
  gtk_widget_set_visible (self->badge, value && *value);
  gtk_label_set_label (GTK_LABEL (self->badge_value), value ? value : "");
  set_label (self->badge_note, note, FALSE);
  gn_set_class (self->badge, "long", value && g_utf8_strlen (value, -1) > 2);
}

/* ---- A gnome's texts --------------------------------------------------------------- */

static void
add_slot (GString       *markup,
          const GnMatch *match,
          int            gnome,
          int            boon,
          const char    *slot,
          const char    *head)
{
  g_autofree char *effects = inv_view_effects (match, gnome, boon, slot);

  if (!*effects)
    return;
  g_strdelimit (effects, "\n", ' ');
  g_autofree char *escaped = g_markup_escape_text (effects, -1);

  if (head)
    {
      g_autofree char *strong = g_markup_escape_text (head, -1);
      g_string_append_printf (markup, "%s<b>%s</b> %s", markup->len ? "\n" : "", strong, escaped);
    }
  else
    g_string_append_printf (markup, "%s%s", markup->len ? "\n" : "", escaped);
}

void
inv_card_view_show_gnome (InvCardView   *self,
                          const GnMatch *match,
                          int            gnome,
                          const char    *value)
{
  GString *markup = g_string_new (NULL);
  g_autofree char *name = inv_gnome_name (match, gnome);
  g_autofree char *tip = inv_gnome_tip (match, gnome);
  InvGnomeView view;

  inv_view_gnome (match, gnome, &view);
  set_ground (self, GROUND_GNOME);
  gn_piece_set_name (GN_PIECE (self->piece), inv_gnome_piece (match, gnome));
  set_badge (self, NULL, value);
  set_label (self->title, name, FALSE);
  gtk_widget_set_visible (self->kind, FALSE);
  gtk_widget_set_visible (self->dice, FALSE);

  /* Translators: headings of the texts on a gnome card: before the fight, if it is won, if it is lost */
  add_slot (markup, match, gnome, -1, "directions", NULL);
  add_slot (markup, match, gnome, -1, "before", _("Before:"));
  add_slot (markup, match, gnome, -1, "during", _("In the fight:"));
  add_slot (markup, match, gnome, -1, "reward", _("Win:"));
  add_slot (markup, match, gnome, -1, "on-win", _("Win:"));
  add_slot (markup, match, gnome, -1, "on-lose", _("Lose:"));
  add_slot (markup, match, gnome, -1, "lasting", _("Stays:"));
  set_label (self->text, markup->str, TRUE);
  g_string_free (markup, TRUE);
  set_label (self->flavour, view.text, FALSE);
  gn_say_name (GTK_WIDGET (self), tip);
  gn_set_tooltip (GTK_WIDGET (self), tip);
}

/* ---- A boon ------------------------------------------------------------------------- */

/* Lines are kept from card to card: a new line would be laid out before its wrapping is known. */
static gboolean
set_line (GtkWidget  *line,
          const char *printed,
          InvScope    scope,
          gboolean    discarded)
{
  const int sides = inv_expr_sides (printed);
  const gboolean gives = *inv_dice_words (printed) != 0;
  GtkWidget *die = gtk_widget_get_first_child (line);
  GtkWidget *dice = gtk_widget_get_next_sibling (die);

  gtk_widget_set_visible (line, gives);
  if (!gives)
    return FALSE;

  /* Translators: on a card, after its dice: the rolls they are for */
  const char *when = scope == INV_ACQUIRE ? _("for boons") : scope == INV_COMBAT ? _("in fights") : _("in any roll");
  /* Translators: on a card, for dice that it gives when it is discarded: "discarded, in fights" */
  g_autofree char *words = discarded ? gn_fill (_("discarded, {when}"), "when", when, NULL) : g_strdup (when);

  gtk_widget_set_visible (die, sides > 0);
  if (sides)
    gn_die_set (GN_DIE (die), sides, 0, FALSE);
  gtk_label_set_label (GTK_LABEL (dice), printed);
  gtk_label_set_label (GTK_LABEL (gtk_widget_get_last_child (line)), words);
  return TRUE;
}

void
inv_card_view_show_boon (InvCardView   *self,
                         const GnMatch *match,
                         int            boon,
                         const char    *value)
{
  GString *markup = g_string_new (NULL);
  g_autofree char *name = inv_boon_name (match, boon);
  g_autofree char *tip = inv_boon_tip (match, boon);
  InvBoonView view;

  inv_view_boon (match, boon, &view);
  set_ground (self, (int) view.kind);
  gn_piece_set_name (GN_PIECE (self->piece), inv_boon_piece (match, boon));
  /* Translators: small, above the value that a roll has to reach to get a card */
  set_badge (self, _("needs"), value);
  set_label (self->title, name, FALSE);
  set_label (self->kind, inv_kind_name (view.kind), FALSE);

  const gboolean played = set_line (self->played, view.played, view.played_for, FALSE);
  const gboolean discarded = set_line (self->discarded, view.discarded, view.discarded_for, TRUE);

  gtk_widget_set_visible (self->dice, played || discarded);
  add_slot (markup, match, -1, boon, "on-play", NULL);
  add_slot (markup, match, -1, boon, "in-play", NULL);
  add_slot (markup, match, -1, boon, "on-gain", NULL);
  set_label (self->text, markup->str, TRUE);
  g_string_free (markup, TRUE);
  set_label (self->flavour, view.text, FALSE);
  gn_say_name (GTK_WIDGET (self), tip);
  gn_set_tooltip (GTK_WIDGET (self), tip);
}

/* ---- Others ------------------------------------------------------------------------- */

static void
show_plain (InvCardView *self,
            int          ground,
            const char  *piece,
            const char  *title,
            const char  *note)
{
  set_ground (self, ground);
  gn_piece_set_name (GN_PIECE (self->piece), piece);
  set_badge (self, NULL, NULL);
  set_label (self->title, title, FALSE);
  gtk_widget_set_visible (self->kind, FALSE);
  gtk_widget_set_visible (self->dice, FALSE);
  set_label (self->text, note, FALSE);
  gtk_widget_set_visible (self->flavour, FALSE);
  gtk_widget_set_visible (self->body, title || note);
  gn_say_name (GTK_WIDGET (self), title ? title : "");
  gn_set_tooltip (GTK_WIDGET (self), NULL);
}

void
inv_card_view_show_letter (InvCardView *self,
                           int          letter,
                           const char  *title,
                           const char  *note)
{
  show_plain (self, GROUND_LETTER, inv_letter_piece (letter), title, note);
}

void
inv_card_view_show_back (InvCardView *self,
                         const char  *piece,
                         const char  *title,
                         const char  *note)
{
  show_plain (self, GROUND_BACK, piece, title, note);
}

void
inv_card_view_mark (InvCardView *self,
                    int          won)
{
  gn_set_class (GTK_WIDGET (self), "won", won == TRUE);
  gn_set_class (GTK_WIDGET (self), "lost", won == FALSE);
}

/* ---- The widget ----------------------------------------------------------------------- */

static GtkSizeRequestMode
inv_card_view_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

/* The height of the card at the scale at which it is drawn; then more words fit on a line. */
static int
height_at (InvCardView *self,
           double       scale)
{
  int height;

  gn_measure (gtk_widget_get_first_child (GTK_WIDGET (self)), GTK_ORIENTATION_VERTICAL,
              (int) ceil (self->width / scale), NULL, &height);
  return (int) ceil (height * scale);
}

static void
inv_card_view_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  InvCardView *self = INV_CARD_VIEW (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = *natural = self->width;
      return;
    }
  *natural = height_at (self, 1);
  *minimum = MIN (*natural, self->width);
}

static void
inv_card_view_size_allocate (GtkWidget *widget,
                             int        width,
                             int        height,
                             int        baseline)
{
  InvCardView *self = INV_CARD_VIEW (widget);
  double scale = 1;
  int wish = height_at (self, 1);

  /* half as high is less than half the scale away, for lines are longer then */
  while (wish > height && scale > LEAST_SCALE)
    {
      scale = MAX (floor (20 * scale * MIN (sqrt ((double) height / wish), 0.96)) / 20, LEAST_SCALE);
      wish = height_at (self, scale);
    }

  GskTransform *transform = scale < 1 ? gsk_transform_scale (NULL, (float) scale, (float) scale) : NULL;

  gtk_widget_allocate (gtk_widget_get_first_child (widget), (int) ceil (self->width / scale),
                       (int) ceil (wish / scale), -1, transform);
}

static void
inv_card_view_class_init (InvCardViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  GN_CONTAINER_CLASS (class)->cached = TRUE;
  widget_class->get_request_mode = inv_card_view_get_request_mode;
  widget_class->measure = inv_card_view_measure;
  widget_class->size_allocate = inv_card_view_size_allocate;
  g_type_ensure (GN_TYPE_DIE);
  g_type_ensure (GN_TYPE_PIECE);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/card.ui");
  gn_bind_children (widget_class, InvCardView, art, piece, badge, badge_note, badge_value, body, title, kind, dice,
                    played, discarded, text, flavour);
  gtk_widget_class_set_css_name (widget_class, "turnedcard");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
inv_card_view_init (InvCardView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
inv_card_view_set_size (InvCardView *self,
                        int          width,
                        int          art)
{
  self->width = width;
  gtk_widget_set_size_request (self->art, -1, art);
  gn_piece_set_size (GN_PIECE (self->piece), art * 4 / 5);
}
