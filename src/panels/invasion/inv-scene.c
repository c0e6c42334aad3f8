/* inv-scene.c: everything that Gnome Invasion's widgets show, read once for each moment
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "inv-scene.h"

#include <glib/gi18n.h>

#include "sheets/pieces.h"
#include "core/words/text.h"
#include "games/invasion/inv-state.h"

/* Returns whether dice are owed that were rolled on the table. They are entered there. Cards are picked from the
 * frame's list. */
static gboolean
owes_dice (const InvScene *scene)
{
  const GnMoveList *legal = gn_panel_get_legal (scene->panel);

  for (guint i = 0; i < legal->n; i++)
    if (legal->move[i].verb == INV_V_DIE || legal->move[i].verb == INV_V_HAND_ROLL
        || legal->move[i].verb == INV_V_FIRST)
      return TRUE;
  return scene->turn.wait == INV_WAIT_DICE;
}

void
inv_scene_read (gpointer       data,
                GnPanel       *panel,
                const GnMatch *match,
                gconstpointer  shown)
{
  InvScene *scene = data;
  const InvState *state = shown;

  scene->panel = panel;
  scene->match = match;
  scene->state = state;
  scene->present = panel && gn_panel_is_present (panel);
  scene->n_players = match->n_seats;
  inv_view_turn (match, state, &scene->turn);
  inv_view_house (match, state, &scene->house);
  inv_view_clock (match, state, &scene->clock);
  inv_view_decks (match, state, &scene->decks);
  for (guint seat = 0; seat < scene->n_players; seat++)
    inv_view_player (match, state, (int) seat, &scene->player[seat]);
  inv_view_roll (match, state, &scene->roll);
  inv_view_due (match, state, &scene->due);
  scene->n_ifs = inv_view_ifs (match, state, scene->ifs, INV_SCENE_IFS);
  inv_view_result (match, state, &scene->result);
  /* a text to carry out is large on the table, with its button, so no list covers it */
  scene->enters = scene->present && (owes_dice (scene) || scene->turn.wait == INV_WAIT_TEXT);
}

/* ---- Names ------------------------------------------------------------------ */

char *
inv_boon_name (const GnMatch *match,
               int            boon)
{
  g_autofree char *name = gn_thing_name (match, GN_THING (INV_DOMAIN_BOON, boon));

  /* a card that nobody has named yet has the name of its kind */
  if (*name)
    return g_steal_pointer (&name);

  InvBoonView view;
  inv_view_boon (match, boon, &view);
  return g_strdup (inv_kind_name (view.kind));
}

char *
inv_gnome_name (const GnMatch *match,
                int            gnome)
{
  return gn_thing_name (match, GN_THING (INV_DOMAIN_GNOME, gnome));
}

const char *
inv_boon_id (const GnMatch *match,
             int            boon)
{
  return gn_thing_id (match, GN_THING (INV_DOMAIN_BOON, boon));
}

const char *
inv_kind_name (InvKind kind)
{
  static const char *const names[INV_N_KINDS] = {
    /* Translators: the five kinds of boon cards in Gnome Invasion, on a card */
    N_("Room"), N_("Weapon"), N_("Item"), N_("Action"), N_("Ally"),
  };

  return kind < INV_N_KINDS ? _(names[kind]) : "";
}

/* ---- Pictures --------------------------------------------------------------- */

const char *
inv_kind_piece (InvKind kind)
{
  static const char *const pieces[INV_N_KINDS] = { "kind-room", "kind-weapon", "kind-item", "kind-action",
                                                   "kind-ally" };

  return kind < INV_N_KINDS ? pieces[kind] : "boon-back";
}

const char *
inv_letter_piece (int letter)
{
  static const char *const pieces[INV_LETTERS] = { "letter-g", "letter-n", "letter-o", "letter-m", "letter-e",
                                                   "letter-s" };

  return letter >= 0 && letter < INV_LETTERS ? pieces[letter] : "gnome-back";
}

/* A card with the same name as a card with a picture gets that picture: "Küche" is a kitchen in the host's own box
 * too. */
static const char *
piece_by_name (const char *kind,
               const char *name)
{
  static GHashTable *known;   /* folded name → piece */

  if (!known)
    {
      g_auto (GStrv) pieces = gn_pieces_list ();

      known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (char **piece = pieces; *piece; piece++)
        if (g_str_has_prefix (*piece, "room-") || g_str_has_prefix (*piece, "weapon-")
            || g_str_has_prefix (*piece, "item-") || g_str_has_prefix (*piece, "action-")
            || g_str_has_prefix (*piece, "ally-"))
          g_hash_table_insert (known, g_strdup (*piece), (gpointer) g_intern_string (*piece));
    }

  g_autofree char *folded = gn_fold (name);
  g_strdelimit (folded, " ", '-');
  g_autofree char *key = g_strdup_printf ("%s-%s", kind, folded);
  return g_hash_table_lookup (known, key);
}

const char *
inv_boon_piece (const GnMatch *match,
                int            boon)
{
  static const char *const kinds[INV_N_KINDS] = { "room", "weapon", "item", "action", "ally" };
  InvBoonView view;

  if (boon < 0)
    return "boon-back";
  inv_view_boon (match, boon, &view);
  if (view.icon && gn_pieces_has (view.icon))
    return g_intern_string (view.icon);

  g_autofree char *name = gn_thing_name (match, GN_THING (INV_DOMAIN_BOON, boon));
  const char *drawn = view.kind < INV_N_KINDS ? piece_by_name (kinds[view.kind], name) : NULL;
  return drawn ? drawn : inv_kind_piece (view.kind);
}

const char *
inv_gnome_piece (const GnMatch *match,
                 int            gnome)
{
  InvGnomeView view;

  if (gnome < 0)
    return "gnome-back";
  inv_view_gnome (match, gnome, &view);
  if (view.icon && gn_pieces_has (view.icon))
    return g_intern_string (view.icon);

  g_autofree char *face = g_strconcat ("face-", view.steals ? "mask-" : "",
                                       gn_thing_id (match, GN_THING (INV_DOMAIN_GNOME, gnome)), NULL);
  return g_intern_string (face);
}

/* ---- Cards in words ------------------------------------------------------------ */

const char *
inv_dice_words (const char *printed)
{
  return g_str_equal (printed, "none") ? "" : printed;
}

int
inv_expr_sides (const char *printed)
{
  GnDiceExpr expr;

  if (!*inv_dice_words (printed) || !gn_dice_parse (printed, &expr))
    return 0;
  return (int) gn_dice_expr_sides (&expr, 0, NULL);
}

static void
add_line (GString    *text,
          const char *line)
{
  if (line && *line)
    g_string_append_printf (text, "%s%s", text->len ? "\n" : "", line);
}

static const char *
scope_words (InvScope scope)
{
  /* Translators: the rolls that a card's dice are for, after them: "d8 in fights" */
  return scope == INV_ACQUIRE ? _("for boons") : scope == INV_COMBAT ? _("in fights") : _("for boons and in fights");
}

char *
inv_boon_tip (const GnMatch *match,
              int            boon)
{
  static const char *const slots[] = { "on-play", "in-play", "on-gain" };
  GString *text = g_string_new (NULL);
  g_autofree char *name = inv_boon_name (match, boon);
  InvBoonView view;

  inv_view_boon (match, boon, &view);
  /* Translators: a card's name and kind: "Rake (weapon)" */
  g_autofree char *head = gn_fill (_("{name} ({kind})"), "name", name, "kind", inv_kind_name (view.kind), NULL);
  add_line (text, head);
  if (*inv_dice_words (view.played))
    {
      /* Translators: dice a card gives while it is in play: "d8 in fights" */
      g_autofree char *line = gn_fill (_("{dice} {when}"), "dice", view.played, "when", scope_words (view.played_for),
                                       NULL);
      add_line (text, line);
    }
  if (*inv_dice_words (view.discarded))
    {
      /* Translators: dice a card gives when it is discarded: "Discarded: d10 in fights" */
      g_autofree char *line = gn_fill (_("Discarded: {dice} {when}"), "dice", view.discarded, "when",
                                       scope_words (view.discarded_for), NULL);
      add_line (text, line);
    }
  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      g_autofree char *effects = inv_view_effects (match, -1, boon, slots[i]);
      add_line (text, effects);
    }
  add_line (text, view.text);
  return g_string_free (text, FALSE);
}

char *
inv_gnome_tip (const GnMatch *match,
               int            gnome)
{
  static const char *const slots[] = { "before", "during", "reward", "on-win", "on-lose", "directions", "lasting" };
  GString *text = g_string_new (NULL);
  g_autofree char *name = inv_gnome_name (match, gnome);
  InvGnomeView view;

  inv_view_gnome (match, gnome, &view);
  add_line (text, name);
  for (guint i = 0; i < G_N_ELEMENTS (slots); i++)
    {
      g_autofree char *effects = inv_view_effects (match, gnome, -1, slots[i]);
      add_line (text, effects);
    }
  add_line (text, view.text);
  return g_string_free (text, FALSE);
}

const char *
inv_active_name (const InvScene *scene)
{
  return gn_match_name (scene->match, MAX (scene->turn.active, 0));
}

gboolean
inv_plays_from_hand (const InvScene *scene,
                     int             seat,
                     const char     *verb)
{
  const char *clause = NULL;

  if (!scene->present || !scene->panel || seat < 0)
    return FALSE;

  g_autofree char *spec = g_strdup_printf ("@%d %s", seat, verb);

  if (gn_panel_can (scene->panel, spec, NULL, &clause))
    return TRUE;
  /* Only the card's name is missing (INV-R55): it is written out as it is played. */
  return scene->player[seat].unseen > 0 && g_strcmp0 (clause, "INV-R55") == 0;
}
