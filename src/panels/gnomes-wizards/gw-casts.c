/* gw-casts.c: the abilities that can be cast now, and by whom
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "gw-casts.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/name.h"
#include "panels/layout/shrink.h"
#include "panels/layout/slot.h"
#include "core/words/text.h"
#include "gw-figure.h"

struct _GwCasts {
  GnContainer       parent_instance;

  GtkWidget     *hold;                    /* the switch: announce only */
  GtkWidget     *rows;
  GtkWidget     *button[GW_ABILITIES];    /* for charged abilities */
  GtkWidget     *row[GW_ABILITIES];
  const GwScene *scene;
};

G_DEFINE_FINAL_TYPE (GwCasts, gw_casts, GN_TYPE_CONTAINER)

enum { CAST, HOLDS, N_SIGNALS };
static guint signals[N_SIGNALS];

/* ---- Entering -------------------------------------------------------------------------------- */

static gboolean
announces (GwCasts *self)
{
  return gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->hold)) && !(self->scene && self->scene->state->n_casts);
}

static void
on_hold (GwCasts *self)
{
  g_signal_emit (self, signals[HOLDS], 0, gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (self->hold)));
}

static void
on_cast (GwCasts   *self,
         GtkWidget *button)
{
  const char *said = g_object_get_data (G_OBJECT (button), "gw-cast");
  /* GW-124: nobody answers when a card is learned */
  const gboolean answered = !strstr (said, " attach");
  g_autofree char *spec = g_strconcat (said, answered && announces (self) ? " hold=yes" : NULL, NULL);

  if (g_object_get_data (G_OBJECT (button), "gw-off"))
    gtk_widget_activate_action (button, "table.why", "s", spec);
  else
    g_signal_emit (self, signals[CAST], 0, spec);
}

/* ---- Rows ------------------------------------------------------------------------------------ */

static GtkWidget *
new_row (GwCasts    *self,
         GtkWidget  *picture,
         const char *name,
         const char *words,
         GtkWidget  *pips,
         const char *spec,
         const char *button_label,
         gboolean    untold,
         GtkWidget **button_out)
{
  const GwScene *scene = self->scene;
  GtkWidget *row = gn_column (1, "gw-cast"), *head = gn_row (6, NULL), *title = gn_name_new (NULL, "gw-cast-name"),
            *button;
  const char *clause = NULL;
  g_autofree char *why = NULL;
  /* a card of the host's own box may still be unknown: then casting asks for it */
  const gboolean can = scene->present && (gn_panel_can (scene->panel, spec, &why, &clause) || untold);
  /* nobody has named a target yet: the reason is that no target is possible */
  if (!can && g_strcmp0 (clause, "GW-147") == 0)
    {
      g_free (why);
      /* Translators: why an ability cannot be cast now: nothing that it could be aimed at is near enough, or there is
       * none at all */
      why = g_strdup (_("No target in reach now."));
    }
  g_autofree char *reason = !can && why ? (clause ? g_strdup_printf ("%s %s", why, clause) : g_strdup (why)) : NULL;
  GtkWidget *note = gn_paragraph (reason ? reason : words ? words : "", "gw-cast-words");

  gn_name_set_sentence (GN_NAME (title), scene->match, name);
  gtk_widget_set_hexpand (title, TRUE);
  /* below everything else, so that the whole sentence can be read in every language */
  gtk_label_set_wrap_mode (GTK_LABEL (note), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_visible (note, reason || (words && *words));
  gn_append (head, picture, title, NULL);
  gn_append (row, head, note, NULL);
  button = gtk_button_new_with_label (button_label);
  gn_add_classes (button, can ? "gw-cast-button suggested-action" : "gw-cast-button cannot");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  g_object_set_data_full (G_OBJECT (button), "gw-cast", g_strdup (spec), g_free);
  g_object_set_data (G_OBJECT (button), "gw-off", GINT_TO_POINTER (!can));
  g_object_set_data (G_OBJECT (button), "gn-clause", (gpointer) clause);
  g_signal_connect_object (button, "clicked", G_CALLBACK (on_cast), self, G_CONNECT_SWAPPED);
  gtk_widget_set_visible (button, scene->present);
  if (pips)
    {
      gtk_widget_set_valign (pips, GTK_ALIGN_CENTER);
      gtk_box_append (GTK_BOX (head), pips);
    }
  gtk_box_append (GTK_BOX (head), button);
  gn_set_class (row, "cannot", !can);
  g_autofree char *tip = reason && words ? g_strdup_printf ("%s\n%s", words, reason)
                                         : g_strdup (reason ? reason : words);
  gn_set_tooltip (row, tip);
  /* Translators: a button's name for a screen reader: "Cast: Slipstream" */
  g_autofree char *said = gn_fill (_("{verb}: {name}"), "verb", button_label, "name", name, NULL);
  gn_say_name (button, said);
  gtk_box_append (GTK_BOX (self->rows), row);
  if (button_out)
    *button_out = button;
  return row;
}

static guint
add_abilities (GwCasts *self,
               int      seat)
{
  const GwScene *scene = self->scene;
  const int tribe = gw_tribe (scene->state, seat);
  guint n = 0;

  for (int slot = 0; slot < GW_SLOTS && tribe >= 0; slot++)
    for (int k = 0; k < 2; k++)
      {
        const int unit = gw_unit (tribe, slot), value = 2 * unit + k;
        const GwAbility *ability = gw_ability (scene->match, scene->state, value);

        if (scene->unit[unit].status != GW_ACTIVE || !ability || !ability->known || ability->cost == 0
            || scene->state->charge[value] < ability->cost)
          continue;

        g_autofree char *name = gw_ability_name (scene, value);
        g_autofree char *words = gw_ability_words (scene, value);
        g_autofree char *spec = g_strdup_printf ("@%d cast ability=%s", seat,
                                                 gw_id (scene->match, GW_DOMAIN_ABILITY, value));
        GtkWidget *figure = gw_figure_new (28, FALSE), *pips = gw_pips_new (GW_PIPS_LARGE);

        gw_figure_set (GW_FIGURE (figure), scene->match, scene->state, unit);
        gw_pips_set (pips, scene->state->charge[value], ability->cost);
        /* Translators: a button: an ability is cast */
        self->row[value] = new_row (self, figure, name, words, pips, spec, _("Cast"), FALSE, &self->button[value]);
        n++;
      }
  return n;
}

/* Cards in a hand: by name those that the viewer knows, the others as a number of backs. */
static guint
add_cards (GwCasts *self,
           int      seat)
{
  const GwScene *scene = self->scene;
  const GnPile *hand = &scene->state->hand[seat];
  const GwSet *set = gw_set (scene->match);
  guint n = 0, unseen = 0;

  for (guint i = 0; i < hand->n; i++)
    {
      const int card = hand->layer[i].card;

      if (card < 0)
        {
          unseen += hand->layer[i].n;
          continue;
        }

      const gboolean learned = card < set->n_cards && set->card[card].kind == GW_LEARNED;
      g_autofree char *name = gn_set_name (scene->match->set, GW_FAMILY_CARDS, (guint) card);
      g_autofree char *spec = g_strdup_printf ("@%d %s card=%s", seat, learned ? "attach" : "play",
                                               gw_id (scene->match, GW_DOMAIN_CARD, card));

      /* Translators: buttons: a card of the hand is put under a unit, or played */
      new_row (self, gn_piece_new (learned ? "gw-card-learned" : "gw-card-secret", 28), name,
               gn_set_text (scene->match->set, GW_FAMILY_CARDS, (guint) card, "text"), NULL, spec,
               learned ? _("Learn") : _("Play"), FALSE, NULL);
      n++;
    }
  if (unseen)
    {
      g_autofree char *number = gn_number_text ((int) unseen);
      /* Translators: cards in a hand that nobody else can see */
      g_autofree char *name = gn_fill (ngettext ("{who}: {n} hidden card", "{who}: {n} hidden cards", unseen), "who",
                                       gn_match_name (scene->match, seat), "n", number, NULL);
      g_autofree char *spec = g_strdup_printf ("@%d play", seat), *learns = g_strdup_printf ("@%d attach", seat);
      const gboolean untold = !gn_set_complete (scene->match->set, GW_FAMILY_CARDS);

      new_row (self, gn_piece_new ("gw-card-back", 28), name, NULL, NULL, spec, _("Play"), untold, NULL);
      n++;
      /* GW-124: during the player's own turn */
      if (seat == scene->state->current && scene->state->stage >= GW_AT_ROLL && scene->state->n_frames == 0)
        {
          new_row (self, gn_piece_new ("gw-card-back", 28), name, NULL, NULL, learns, _("Learn"), untold, NULL);
          n++;
        }
    }
  return n;
}

/* Everything that the rows show. */
typedef struct {
  guint8  charge[GW_ABILITIES], learned[GW_UNITS], status[GW_UNITS];
  GnPile  hand[GW_SEATS];
  guint8  stage, n_frames, moving, acting, n_casts;
  gint8   current, asked;
  gboolean present;
  int     learnt;
} Figures;

static void
show_rows (GwCasts *self)
{
  const GwScene *scene = self->scene;
  guint n = 0;

  gn_box_clear (self->rows);
  memset (self->button, 0, sizeof self->button);
  memset (self->row, 0, sizeof self->row);
  for (int k = 0; k < scene->n_seats; k++)
    {
      const int seat = (MAX (scene->state->current, 0) + k) % scene->n_seats;

      if (gw_eliminated (scene->state, seat))
        continue;
      n += add_abilities (self, seat);
      n += add_cards (self, seat);
    }
  gtk_widget_set_visible (GTK_WIDGET (self), n > 0 && scene->state->stage >= GW_AT_FLIP && !scene->over);
  gn_keep_place (self->hold, scene->present && scene->state->n_casts == 0);
}

void
gw_casts_update (GwCasts       *self,
                 const GwScene *scene)
{
  const GwState *state = scene->state;
  Figures figures;

  self->scene = scene;
  memset (&figures, 0, sizeof figures);
  memcpy (figures.charge, state->charge, sizeof figures.charge);
  memcpy (figures.learned, state->learned, sizeof figures.learned);
  memcpy (figures.status, state->status, sizeof figures.status);
  memcpy (figures.hand, state->hand, sizeof figures.hand);
  figures.stage = state->stage;
  figures.n_frames = state->n_frames;
  figures.moving = state->moving;
  figures.acting = state->acting;
  figures.n_casts = state->n_casts;
  figures.current = state->current;
  figures.asked = (gint8) scene->asked;
  figures.present = scene->present;
  figures.learnt = gw_set (scene->match)->n_steps;
  /* A unit's position decides what is in range, so a move may change what can be cast. There are few rows to
   * rebuild. */
  if (scene->present || !gn_unchanged (GTK_WIDGET (self), &figures, sizeof figures))
    show_rows (self);
}

GtkWidget *
gw_casts_get_button (GwCasts *self,
                     int      ability)
{
  return ability >= 0 && ability < GW_ABILITIES ? self->button[ability] : NULL;
}

/* Marks the ability whose targets are being named. */
void
gw_casts_set_aim (GwCasts    *self,
                  const char *spec)
{
  for (int value = 0; value < GW_ABILITIES; value++)
    if (self->row[value])
      {
        const char *own = g_object_get_data (G_OBJECT (self->button[value]), "gw-cast");

        /* the caster is left out of the aimed spec ("@1 cast …") */
        own = *own == '@' && strchr (own, ' ') ? strchr (own, ' ') + 1 : own;
        gn_set_class (self->row[value], "aimed", spec && g_str_has_prefix (spec, own));
      }
}

/* ---- The widget ------------------------------------------------------------------------------------- */

static void
gw_casts_class_init (GwCastsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_SHRINK);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/gnomes-wizards/casts.ui");
  gn_bind_children (widget_class, GwCasts, hold, rows);
  gtk_widget_class_bind_template_callback (widget_class, on_hold);
  gtk_widget_class_set_css_name (widget_class, "gwcasts");
  signals[CAST] = g_signal_new ("cast", GW_TYPE_CASTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                G_TYPE_STRING);
  signals[HOLDS] = g_signal_new ("holds", GW_TYPE_CASTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1,
                                 G_TYPE_BOOLEAN);
}

static void
gw_casts_init (GwCasts *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
