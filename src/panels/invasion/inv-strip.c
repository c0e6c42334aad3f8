/* inv-strip.c: the gnome deck as a strip of cards
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-strip.h"

#include <glib/gi18n.h>
#include <math.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/style.h"
#include "core/words/text.h"

#define MOST     96
#define PARTS    40
#define PART_GAP 12
#define WORDS_IN 3   /* beside a line round all of it */
#define CARD_GAP 2
#define LEAST_WORDS 52

typedef enum { GONE, NOW, BACK, LETTER, KNOWN } Look;

/* A group of cards: a third of the deck, or a layer of it. */
typedef struct {
  guint  from, n;
  char  *words;       /* under them */
} Part;

struct _InvStrip {
  GtkWidget parent_instance;

  int       card_height;
  guint8    look[MOST];
  gint8     letter[MOST];
  guint     n;
  Part      part[PARTS];
  guint     n_parts;
};

G_DEFINE_FINAL_TYPE (InvStrip, inv_strip, GTK_TYPE_WIDGET)

/* ---- Contents ------------------------------------------------------------------- */

static void
add_part (InvStrip *self,
          guint     from,
          char     *words)
{
  if (self->n > from && self->n_parts < PARTS)
    self->part[self->n_parts++] = (Part) { from, self->n - from, words };
  else
    g_free (words);
}

static void
add_card (InvStrip *self,
          Look      look,
          int       letter)
{
  if (self->n == MOST)
    return;
  self->look[self->n] = (guint8) look;
  self->letter[self->n++] = (gint8) letter;
}

/* The letter that came up as the @k-th card of the deck, or -1. */
static int
letter_at (const InvClock *clock,
           int             k)
{
  for (guint i = 0; i < clock->n_out; i++)
    if (clock->out[i].card == k)
      return clock->out[i].letter;
  return -1;
}

static char *
left_words (int cards,
            int letters)
{
  g_autofree char *n = gn_number_text (cards);
  g_autofree char *k = gn_number_text (letters);
  /* Translators: of a layer of the gnome deck; joined as "4 left, 1 letter" */
  g_autofree char *left = gn_fill (ngettext ("{n} left", "{n} left", cards), "n", n, NULL);
  g_autofree char *what = gn_fill (ngettext ("{n} letter", "{n} letters", letters), "n", k, NULL);

  return g_strdup_printf ("%s, %s", left, what);
}

static void
add_drawn (InvStrip       *self,
           const InvScene *scene,
           int             from,
           int             to)
{
  const gboolean revealed = scene->roll.kind == INV_ROLL_GNOME && !scene->turn.from_discard
                            && (scene->turn.step >= INV_STEP_GNOME && scene->turn.step <= INV_STEP_FIGHT_RESULT);

  for (int k = from; k < to; k++)
    {
      const int letter = letter_at (&scene->clock, k + 1);

      add_card (self, letter >= 0 ? LETTER : revealed && k == scene->clock.drawn - 1 ? NOW : GONE, letter);
    }
}

static void
add_layer (InvStrip           *self,
           const InvDeckLayer *layer)
{
  for (int k = 0; k < layer->cards; k++)
    add_card (self, layer->letter >= 0 ? LETTER : layer->gnome >= 0 ? KNOWN : BACK, layer->letter);
}

static char *
third_gone_words (guint third,
                  guint n)
{
  static const char *const words[] = { N_("top third gone"), N_("middle third gone"), N_("bottom third gone") };

  return g_strdup (n == 3 && third < 3 ? _(words[third]) : "");
}

void
inv_strip_update (InvStrip       *self,
                  const InvScene *scene)
{
  const InvClock *clock = &scene->clock;
  int all = 0, at = 0;
  guint layer = 0;

  for (guint i = 0; i < self->n_parts; i++)
    g_free (self->part[i].words);
  self->n = self->n_parts = 0;
  for (guint i = 0; i < clock->n_thirds; i++)
    all += clock->third[i];

  if (clock->drawn + clock->cards == all)
    {
      /* as set up: each third with the cards gone and the cards left */
      for (guint third = 0; third < clock->n_thirds; third++)
        {
          const guint from = self->n;
          const int end = at + clock->third[third];
          int cards = 0, letters = 0;

          add_drawn (self, scene, at, MIN (clock->drawn, end));
          at = end;
          while (layer < clock->n_layers
                 && cards + clock->layer[layer].cards <= end - MAX (clock->drawn, end - clock->third[third]))
            {
              add_layer (self, &clock->layer[layer]);
              cards += clock->layer[layer].cards;
              letters += clock->layer[layer++].letters;
            }
          add_part (self, from, cards ? left_words (cards, letters) : third_gone_words (third, clock->n_thirds));
        }
    }
  else
    {
      /* shuffled since, or cards have come back: the present layers */
      const guint from = self->n;

      add_drawn (self, scene, MAX (0, clock->drawn - 12), clock->drawn);
      add_part (self, from, g_strdup (""));
      for (; layer < clock->n_layers; layer++)
        {
          const guint start = self->n;

          add_layer (self, &clock->layer[layer]);
          add_part (self, start,
                    clock->layer[layer].cards > 2 ? left_words (clock->layer[layer].cards, clock->layer[layer].letters)
                                                  : g_strdup (""));
        }
    }
  gtk_widget_queue_draw (GTK_WIDGET (self));

  g_autofree char *cards = gn_number_text (clock->cards);
  g_autofree char *letters = gn_number_text (clock->letters);
  /* Translators: the gnome deck, for assistive technology */
  g_autofree char *name = gn_fill (_("Gnome deck: {n} cards left, {k} of them letters"), "n", cards, "k", letters,
                                   NULL);
  gn_say_name (GTK_WIDGET (self), name);
}

/* The text below grows with the cards: the second screen is read from afar. */
static double
words_size (InvStrip *self)
{
  return MAX (12, self->card_height * 0.56);
}

/* ---- Drawing --------------------------------------------------------------------- */

static void
inv_strip_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  InvStrip *self = INV_STRIP (widget);

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 140;
      *natural = 440;
      return;
    }
  *minimum = *natural = self->card_height + (int) words_size (self) * 3 / 2 + 1;
}

static void
append_text (GtkWidget   *widget,
             GtkSnapshot *snapshot,
             const char  *text,
             double       size,
             PangoWeight  weight,
             const char  *colour,
             double       x,
             double       y,
             double       width,
             gboolean     middle)
{
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (widget, text);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (gtk_widget_get_pango_context (widget)));
  GdkRGBA rgba;
  int w, h;

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  if (!middle)
    {
      pango_layout_get_pixel_size (layout, &w, &h);
      /* without room for both, how many cards are left */
      if (w > width && strstr (text, ", "))
        pango_layout_set_text (layout, text, (int) (strstr (text, ", ") - text));
      pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
    }
  pango_layout_get_pixel_size (layout, &w, &h);
  gn_colour (widget, colour, &rgba);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
    snapshot, &GRAPHENE_POINT_INIT ((float) (middle ? x + (width - w) / 2.0 : x), (float) (middle ? y - h / 2.0 : y)));
  gtk_snapshot_append_layout (snapshot, layout, &rgba);
  gtk_snapshot_restore (snapshot);
}

static void
append_card (InvStrip    *self,
             GtkSnapshot *snapshot,
             guint        i,
             double       x,
             double       width)
{
  static const char *const fills[] = { [GONE] = "well_color", [NOW] = "card_color", [BACK] = "inv_back",
                                       [LETTER] = "inv_letter", [KNOWN] = "inv_face" };
  static const char *const lines[] = { [GONE] = "line_color", [NOW] = "accent_ring", [BACK] = "inv_line",
                                       [LETTER] = "inv_line", [KNOWN] = "inv_line" };
  static const char *const letters[INV_LETTERS] = { "G", "N", "O", "M", "E", "S" };
  GtkWidget *widget = GTK_WIDGET (self);
  const Look look = self->look[i];
  GskRoundedRect outline;
  GdkRGBA fill, line;

  gn_colour (widget, fills[look], &fill);
  gn_colour (widget, lines[look], &line);
  gsk_rounded_rect_init_from_rect (
    &outline, &GRAPHENE_RECT_INIT ((float) x, 0, (float) width, (float) self->card_height), (float) MIN (3, width / 3));

  const float thick = look == GONE ? 1 : look == NOW ? 2 : 1.4f;
  const float border[4] = { thick, thick, thick, thick };
  const GdkRGBA colours[4] = { line, line, line, line };

  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  gtk_snapshot_append_color (snapshot, &fill, &outline.bounds);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &outline, border, colours);
  if (look == LETTER && self->letter[i] >= 0 && width >= 7)
    append_text (widget, snapshot, letters[self->letter[i]], MIN (self->card_height * 0.62, width * 1.05),
                 PANGO_WEIGHT_ULTRABOLD, "inv_line", x, self->card_height / 2.0, width, TRUE);
  else if (look == KNOWN && width >= 7)
    append_text (widget, snapshot, "•", self->card_height * 0.7, PANGO_WEIGHT_BOLD, "inv_line", x,
                 self->card_height / 2.0, width, TRUE);
}

static void
inv_strip_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  InvStrip *self = INV_STRIP (widget);

  if (!self->n)
    return;

  /* many small layers are closer together */
  const double gap = self->n_parts > 5 ? PART_GAP / 2.0 : PART_GAP;
  const double all = gtk_widget_get_width (widget);
  const double room = all - (self->n_parts - 1.0) * gap;
  const double step = MIN ((room + CARD_GAP) / self->n, self->card_height * 0.9);
  double x = 0;

  for (guint p = 0; p < self->n_parts; p++)
    {
      const Part *part = &self->part[p];
      const double start = x;
      double end = x;
      guint next = p + 1;

      for (guint i = 0; i < part->n; i++, x += step)
        append_card (self, snapshot, part->from + i, x, MAX (step - CARD_GAP, 2));

      /* a part's text may extend under following parts that have none */
      end = x + gap;
      for (; next < self->n_parts && !(self->part[next].words && *self->part[next].words); next++)
        end += self->part[next].n * step + gap;
      if (next == self->n_parts)
        end = all + 6;
      if (part->words && *part->words && end - 6 - start >= LEAST_WORDS)
        append_text (widget, snapshot, part->words, words_size (self), PANGO_WEIGHT_NORMAL, "ink2_color",
                     start + WORDS_IN, self->card_height + 2, end - 6 - start - WORDS_IN, FALSE);
      x += gap;
    }
}

static void
inv_strip_finalize (GObject *object)
{
  InvStrip *self = INV_STRIP (object);

  for (guint i = 0; i < self->n_parts; i++)
    g_free (self->part[i].words);
  G_OBJECT_CLASS (inv_strip_parent_class)->finalize (object);
}

static void
inv_strip_class_init (InvStripClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = inv_strip_finalize;
  gn_class_field (G_OBJECT_CLASS (class), G_TYPE_INT, "card-height", G_STRUCT_OFFSET (InvStrip, card_height));
  widget_class->measure = inv_strip_measure;
  widget_class->snapshot = inv_strip_snapshot;
  widget_class->css_changed = gn_restyled;
  gtk_widget_class_set_css_name (widget_class, "gnomestrip");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
inv_strip_init (InvStrip *self)
{
}
