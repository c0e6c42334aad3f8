/* wiz-keypad.c: a keypad with a key for each token that the bag can contain
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "wiz-keypad.h"

#include <glib/gi18n.h>

#include "panels/drawing/parts.h"
#include "panels/drawing/piece.h"
#include "panels/layout/heading.h"
#include "panels/layout/roving.h"
#include "panels/things/space.h"
#include "core/words/text.h"

#define PICTURE 32

/* A key: a kind of token, or one of the two that end the Wizard's draw. */
typedef struct {
  GtkWidget *space;
  GtkWidget *n;
  int        token;   /* or -1 */
  gunichar   key;
} Key;

enum { OWN, NONE, FIRST_TOKEN, N_KEYS = FIRST_TOKEN + WIZ_TOKENS };

struct _WizKeypad {
  GnContainer   parent_instance;

  GtkWidget *question;
  GtkWidget *rows;
  Key        key[N_KEYS];
  WizLook    look;
  WizPulled  pulled;
};

G_DEFINE_FINAL_TYPE (WizKeypad, wiz_keypad, GN_TYPE_CONTAINER)

static char *
question_text (guint n,
               guint all)
{
  /* Translators: asks for a token of a draw */
  static const char *const which[] = {
    N_("What came out first?"), N_("What came out second?"), N_("What came out third?"), N_("What came out fourth?"),
    N_("What came out fifth?"),
  };

  if (all == 1)
    /* Translators: asks for the only token of a draw */
    return g_strdup (_("What came out?"));
  if (n < G_N_ELEMENTS (which))
    return g_strdup (_(which[n]));

  g_autofree char *number = gn_number_text (n + 1);
  /* Translators: asks for the sixth, seventh … token of a draw */
  return gn_fill (_("What is token {n}?"), "n", number, NULL);
}

static GtkWidget *
new_key (WizKeypad  *self,
         int         at,
         GtkWidget  *picture,
         const char *name,
         const char *cap,
         const char *classes)
{
  Key *key = &self->key[at];
  GtkWidget *row = gn_row (5, NULL);
  GtkWidget *words = gn_column (0, NULL);
  GtkWidget *label = gn_label (name, "wiz-key-name");

  key->space = gn_space_new (GN_SHAPE_BOX, -1, 54);
  gn_add_classes (key->space, classes);
  gtk_box_append (GTK_BOX (row), picture);
  key->n = gn_label (NULL, "count");
  gtk_label_set_xalign (GTK_LABEL (key->n), 0);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  if (at == NONE)
    {
      /* the key without a figure has two lines for its words */
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_label_set_lines (GTK_LABEL (label), 2);
      gtk_label_set_max_width_chars (GTK_LABEL (label), 9);
      gtk_widget_set_margin_end (label, 22);
    }
  gn_append (words, key->n, label, NULL);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (row), words);
  gn_space_add (GN_SPACE (key->space), row);
  if (cap)
    {
      gn_space_add (GN_SPACE (key->space), wiz_key_label (cap));
      key->key = g_unichar_tolower (g_utf8_get_char (cap));
    }
  return key->space;
}

/* The letter for a token is that of its element. */
static char *
token_key (const WizLook *look,
           guint          token)
{
  const int seat = wiz_view_token_seat (look->match, token);

  if (seat >= 0)
    return gn_number_text (seat + 1);
  if (token < WIZ_ELEMENTS)
    return wiz_key (look->match, WIZ_DOMAIN_ELEMENT, token);
  /* Translators: keys of a keypad for the tokens Add-a-Gem and Level-Up: one letter each, different from the
   * elements' */
  return g_strdup (token == WIZ_TOKEN_ADD ? C_("key", "A") : C_("key", "L"));
}

static GtkWidget *
new_token_key (WizKeypad *self,
               guint      token)
{
  const WizLook *look = &self->look;
  const int seat = wiz_view_token_seat (look->match, token);
  g_autofree char *name = seat >= 0 ? g_strdup (wiz_look_name (look, seat))
                          : token < WIZ_ELEMENTS ? wiz_title (look->match, WIZ_DOMAIN_ELEMENT, token)
                                                 : wiz_title (look->match, WIZ_DOMAIN_TOKEN, token);
  g_autofree char *cap = token_key (look, token);
  GtkWidget *space = new_key (self, FIRST_TOKEN + token, wiz_token_picture (look, token, PICTURE), name, cap,
                              "card wiz-token-key");

  self->key[FIRST_TOKEN + token].token = token;
  return space;
}

/* Two rows: gems and special tokens, then elements. The two large keys come before them. */
static void
make_keys (WizKeypad *self)
{
  const WizLook *look = &self->look;
  const gboolean wizard = self->pulled.draw.wizard;
  const int own = wizard ? (int) wiz_view_seat_token (look->match, self->pulled.seat) : -1;
  GtkWidget *upper = gn_row (7, NULL), *lower = gn_row (7, NULL);
  GtkWidget *upper_keys = gn_row (7, NULL), *lower_keys = gn_row (7, NULL);
  struct {
    int seat, wizard, n, paint[GN_MAX_SEATS];
  } figures;

  memset (&figures, 0, sizeof figures);
  figures.seat = self->pulled.seat;
  figures.wizard = wizard;
  figures.n = look->match->n_seats;
  for (int i = 0; i < figures.n; i++)
    figures.paint[i] = wiz_look_paint (look, i);
  if (gn_unchanged (self->rows, &figures, sizeof figures))
    {
      GtkWidget *unused[] = { upper, lower, upper_keys, lower_keys };
      for (guint i = 0; i < G_N_ELEMENTS (unused); i++)
        {
          g_object_ref_sink (unused[i]);
          g_object_unref (unused[i]);
        }
      return;
    }

  gn_box_clear (self->rows);
  memset (self->key, 0, sizeof self->key);
  if (wizard)
    {
      /* Translators: the key for the player's gem in the Wizard's draw */
      g_autofree char *own_name = gn_fill (_("{who}’s gem"), "who", wiz_look_name (look, self->pulled.seat), NULL);
      /* Translators: the key for a draw without the player's gem */
      g_autofree char *none_name = gn_fill (_("None of {who}’s gems"), "who",
                                            wiz_look_name (look, self->pulled.seat), NULL);
      const GnVerb *verbs = look->match->game->verbs;
      GtkSizeGroup *same = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
      GtkWidget *big = new_key (self, OWN, wiz_token_picture (look, own, 42), own_name, gn_tr (verbs[WIZ_OWN_GEM].key),
                                "card wiz-token-key large own");
      GtkWidget *none = new_key (self, NONE, gn_piece_new ("wiz-bag", 34), none_name, gn_tr (verbs[WIZ_NO_OWN_GEM].key),
                                 "card wiz-token-key large");

      self->key[OWN].token = own;
      self->key[NONE].token = -1;
      gtk_widget_set_visible (self->key[NONE].n, FALSE);
      gtk_size_group_add_widget (same, big);
      gtk_size_group_add_widget (same, none);
      g_object_unref (same);
      gtk_box_append (GTK_BOX (upper), big);
      gtk_box_append (GTK_BOX (lower), none);
    }
  for (int seat = 0; seat < look->match->n_seats; seat++)
    if ((int) wiz_view_seat_token (look->match, seat) != own)
      gtk_box_append (GTK_BOX (upper_keys), new_token_key (self, wiz_view_seat_token (look->match, seat)));
  gn_append (upper_keys, new_token_key (self, WIZ_TOKEN_ADD), new_token_key (self, WIZ_TOKEN_LEVEL), NULL);
  for (guint element = 0; element < WIZ_ELEMENTS; element++)
    gtk_box_append (GTK_BOX (lower_keys), new_token_key (self, element));
  gtk_box_set_homogeneous (GTK_BOX (upper_keys), TRUE);
  gtk_box_set_homogeneous (GTK_BOX (lower_keys), TRUE);
  gtk_widget_set_hexpand (upper_keys, TRUE);
  gtk_widget_set_hexpand (lower_keys, TRUE);
  gtk_box_append (GTK_BOX (upper), upper_keys);
  gtk_box_append (GTK_BOX (lower), lower_keys);
  gn_append (self->rows, upper, lower, NULL);
}

void
wiz_keypad_update (WizKeypad       *self,
                   const WizLook   *look,
                   const WizPulled *pulled)
{
  const GnGame *game = look->match->game;
  g_autofree char *question = question_text (pulled->n, pulled->draw.all);
  WizBag bag;

  self->look = *look;
  self->pulled = *pulled;
  wiz_view_bag (look->match, look->state, &bag);
  make_keys (self);
  /* Translators: beside the question what came out */
  gn_heading_set (self->question, question, look->odds ? _("numbers show what is left in the bag") : NULL);

  for (int i = 0; i < N_KEYS; i++)
    {
      Key *key = &self->key[i];
      g_autofree char *spec = NULL;
      g_autofree char *name = NULL;

      if (!key->space)
        continue;
      if (i == OWN)
        spec = g_strdup (game->verbs[WIZ_OWN_GEM].id);
      else if (i == NONE)
        spec = g_strdup (game->verbs[WIZ_NO_OWN_GEM].id);
      else
        spec = g_strdup_printf ("%s %s=%s", game->verbs[WIZ_TOKEN_PULLED].id,
                                game->verbs[WIZ_TOKEN_PULLED].args[0].name,
                                gn_thing_id (look->match, GN_THING (WIZ_DOMAIN_TOKEN, key->token)));
      if (key->token >= 0)
        {
          g_autofree char *n = gn_number_text (bag.n[key->token]);

          name = wiz_title (look->match, WIZ_DOMAIN_TOKEN, key->token);
          gtk_label_set_label (GTK_LABEL (key->n), look->odds ? n : "");
          gn_set_class (key->space, "none", bag.n[key->token] == 0);
        }
      else
        name = gn_fill (_("None of {who}’s gems"), "who", wiz_look_name (look, pulled->seat), NULL);
      gn_space_bind (GN_SPACE (key->space), look->panel, name, NULL, spec, NULL);
    }
}

gboolean
wiz_keypad_key (WizKeypad *self,
                guint      keyval)
{
  const gunichar c = g_unichar_tolower (gdk_keyval_to_unicode (keyval));

  for (int i = 0; c && i < N_KEYS; i++)
    if (self->key[i].space && self->key[i].key == c)
      {
        g_signal_emit_by_name (self->key[i].space, "clicked");
        return TRUE;
      }
  /* The player's gem can be entered with its number, too. */
  if (self->key[OWN].space && c == (gunichar) ('1' + self->pulled.seat))
    {
      g_signal_emit_by_name (self->key[OWN].space, "clicked");
      return TRUE;
    }
  return FALSE;
}

static void
wiz_keypad_class_init (WizKeypadClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  g_type_ensure (GN_TYPE_HEADING);
  g_type_ensure (GN_TYPE_ROVING_BOX);
  gtk_widget_class_set_template_from_resource (widget_class, GN_RESOURCE_PATH "/ui/wizard/keypad.ui");
  gn_bind_children (widget_class, WizKeypad, question, rows);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "keypad");
}

static void
wiz_keypad_init (WizKeypad *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
