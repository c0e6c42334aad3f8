/* inv-clock.c: the letters G-N-O-M-E-S, and the gnome deck card by card
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-clock.h"

#include <glib/gi18n.h>

#include "panels/panel/tie.h"
#include "panels/things/chance.h"
#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/shrink.h"
#include "panels/things/space.h"
#include "core/words/text.h"
#include "games/invasion/inv-state.h"
#include "inv-strip.h"

struct _InvClockView {
  GnContainer   parent_instance;

  GtkWidget *letter[INV_LETTERS];
  GtkWidget *piece[INV_LETTERS];
  GtkWidget *letters;
  GtkWidget *head;
  GtkWidget *chance;
  GtkWidget *strip;
  GtkWidget *foot;
  GtkWidget *far;       /* distance to the sixth letter */
  GtkWidget *discard;
  gboolean   known;
  gboolean   was_out[INV_LETTERS];
};

G_DEFINE_FINAL_TYPE (InvClockView, inv_clock_view, GN_TYPE_CONTAINER)

static const InvLetterOut *
out_of (const InvClock *clock,
        int             letter)
{
  for (guint i = 0; i < clock->n_out; i++)
    if (clock->out[i].letter == letter)
      return &clock->out[i];
  return NULL;
}

/* Letters are kept in the order in which they came. */
static void
tie_letter (GtkWidget          *widget,
            const InvClock     *clock,
            const InvLetterOut *out)
{
  gn_untie (widget);
  gn_tie (widget, "n_letters", -1, -1);
  if (!out)
    return;
  gn_tie (widget, "letter", (int) (out - clock->out), -1);
  gn_tie (widget, "letter_seat", (int) (out - clock->out), -1);
  gn_tie (widget, "letter_turn", (int) (out - clock->out), -1);
}

static void
update_letter (InvClockView   *self,
               const InvScene *scene,
               int             letter,
               gboolean        news)
{
  const InvLetterOut *out = out_of (&scene->clock, letter);
  const char *id = gn_thing_id (scene->match, GN_THING (INV_DOMAIN_LETTER, letter));
  /* one that came up, or one that was only looked at */
  g_autofree char *spec = g_strdup_printf ("%s gnome=- letter=%s",
                                           scene->turn.wait == INV_WAIT_GNOME ? "gnome-up" : "seen", id);
  const gboolean asked = !out && scene->present && gn_panel_can (scene->panel, spec, NULL, NULL);
  g_autofree char *upper = g_ascii_strup (id, -1);
  g_autofree char *name = NULL;

  if (out)
    {
      g_autofree char *turn = gn_number_text (out->turn);

      /* Translators: a letter that is out: "N came in turn 12 (Cem)" */
      name = out->seat >= 0 ? gn_fill (_("{letter} came in turn {n} ({who})"), "letter", upper, "n", turn, "who",
                                       gn_match_name (scene->match, out->seat), NULL)
                            : gn_fill (_("{letter} came in turn {n}"), "letter", upper, "n", turn, NULL);
    }
  else
    /* Translators: a letter of GNOMES */
    name = gn_fill (_("{letter} is still in the gnome deck"), "letter", upper, NULL);

  tie_letter (self->letter[letter], &scene->clock, out);
  gn_space_bind (GN_SPACE (self->letter[letter]), scene->panel, name, NULL, asked ? spec : NULL, name);
  gn_set_class (self->letter[letter], "lit", out != NULL);
  if (!asked)
    {
      gn_set_class (self->letter[letter], "can", FALSE);
      gn_set_class (self->letter[letter], "cannot", FALSE);
    }
  gtk_widget_set_focusable (self->letter[letter], asked);
  gn_space_delta (GN_SPACE (self->letter[letter]), NULL, news && self->known && out && !self->was_out[letter]);
  self->was_out[letter] = out != NULL;
}

/* "Sixth letter: 6 to 15 cards away" */
static char *
far_words (const InvClock *clock)
{
  g_autofree char *from = gn_number_text (clock->earliest);
  g_autofree char *to = gn_number_text (clock->latest);

  if (clock->n_out == INV_LETTERS)
    return g_strdup (_("GNOMES is spelled."));
  if (clock->latest <= 0)
    return g_strdup (_("The last letter can no longer come."));
  if (clock->earliest == clock->latest)
    /* Translators: the number of gnome cards until the last letter comes for certain */
    return gn_fill (ngettext ("Last letter: {n} card away", "Last letter: {n} cards away", clock->latest), "n", to,
                    NULL);
  /* Translators: the range of gnome cards until the last letter */
  return gn_fill (_("Last letter: {from} to {to} cards away"), "from", from, "to", to, NULL);
}

static char *
discard_words (const InvClock *clock)
{
  const int seen = clock->discard - clock->discard_unseen;
  g_autofree char *n = gn_number_text (seen);
  g_autofree char *unseen = gn_number_text (clock->discard_unseen);

  if (!clock->discard_unseen)
    /* Translators: the gnome discard pile */
    return gn_fill (ngettext ("Gnome discard pile: {n}", "Gnome discard pile: {n}", seen), "n", n, NULL);
  /* Translators: the gnome discard pile: cards that everybody has seen, on top of those discarded unseen at setup */
  return gn_fill (_("Gnome discard pile: {n} on {unseen} unseen"), "n", n, "unseen", unseen, NULL);
}

void
inv_clock_view_update (InvClockView   *self,
                       const InvScene *scene,
                       gboolean        news)
{
  const InvClock *clock = &scene->clock;
  g_autofree char *cases = gn_odds_cases (clock->next_letter);
  g_autofree char *far = far_words (clock);
  g_autofree char *discard = discard_words (clock);
  g_autofree char *top = clock->discard_top >= 0 ? inv_gnome_name (scene->match, clock->discard_top) : NULL;
  g_autofree char *note = NULL;

  for (int letter = 0; letter < INV_LETTERS; letter++)
    update_letter (self, scene, letter, news);

  /* Translators: below the chance that the next card of the gnome deck is a letter; {cases}: "1/4" */
  note = cases ? gn_fill (_("letter next, {cases}"), "cases", cases, NULL) : g_strdup (_("letter next"));
  if (clock->cards > 0)
    gn_chance_set (GN_CHANCE_BAR (self->chance), clock->next_letter, note);
  else
    gn_chance_unset (GN_CHANCE_BAR (self->chance), _("the gnome deck is empty"));
  inv_strip_update (INV_STRIP (self->strip), scene);
  gtk_label_set_label (GTK_LABEL (self->far), far);
  gtk_label_set_label (GTK_LABEL (self->discard), discard);
  /* Translators: {gnome} is on top of the gnome discard pile */
  g_autofree char *tip = top ? gn_fill (_("On top: {gnome}"), "gnome", top, NULL) : NULL;
  gn_set_tooltip (self->discard, tip);
  gn_set_class (GTK_WIDGET (self), "danger", clock->n_out == INV_LETTERS - 1);
  self->known = TRUE;
}

void
inv_clock_view_set_narrow (InvClockView *self,
                           gboolean      narrow)
{
  for (int letter = 0; letter < INV_LETTERS; letter++)
    gn_piece_set_size (GN_PIECE (self->piece[letter]), narrow ? 34 : 44);
  gtk_box_set_spacing (GTK_BOX (self->head), narrow ? 3 : 5);
  gtk_box_set_spacing (GTK_BOX (self->letters), narrow ? 3 : 5);
  /* two lines, since side by side both would be cut off */
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->foot),
                                  narrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL);
  gtk_box_set_spacing (GTK_BOX (self->foot), narrow ? 0 : 12);
}

GtkWidget *
inv_clock_view_get_letter (InvClockView *self,
                           int           letter)
{
  return self->letter[CLAMP (letter, 0, INV_LETTERS - 1)];
}

GtkWidget *
inv_clock_view_get_deck (InvClockView *self)
{
  return self->strip;
}

static void
inv_clock_view_class_init (InvClockViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  GN_CONTAINER_CLASS (class)->cached = TRUE;
  g_type_ensure (GN_TYPE_CHANCE);
  g_type_ensure (GN_TYPE_SHRINK);
  g_type_ensure (INV_TYPE_STRIP);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/invasion/clock.ui");
  gn_bind_children (widget_class, InvClockView, letters, head, chance, strip, foot, far, discard);
  gtk_widget_class_set_css_name (widget_class, "gnomeclock");
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
inv_clock_view_init (InvClockView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  /* a word of the cards, which is not turned from right to left */
  gtk_widget_set_direction (self->letters, GTK_TEXT_DIR_LTR);
  gn_tie (self->strip, "gnomes", -1, -1);
  for (int part = 0; part < INV_DISCARDS; part++)
    gn_tie (self->discard, "gnome_discard", part, -1);
  gn_tie (self->discard, "drawn", -1, -1);
  gn_chance_set_align (GN_CHANCE_BAR (self->chance), 1);
  for (int letter = 0; letter < INV_LETTERS; letter++)
    {
      self->letter[letter] = gn_space_new (GN_SHAPE_BOX, -1, -1);
      self->piece[letter] = gn_piece_new (inv_letter_piece (letter), 44);
      gn_space_add (GN_SPACE (self->letter[letter]), self->piece[letter]);
      gn_add_classes (self->letter[letter], "letter");
      gtk_box_append (GTK_BOX (self->letters), self->letter[letter]);
    }
}
