/* test-box-match.c: a whole match with the box on the table, told to a program that has never seen the box
 *
 * The cardboard is the stand-in set, shuffled here; the window knows nothing of it but what is typed or clicked, as a
 * host would: what turned up is written out once, and picked from the list ever after.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "table-fixture.h"

#include "core/words/component.h"
#include "core/state/position.h"
#include "core/words/text.h"

#define MOST_ENTRIES 2500
#define SPACES       28

/* The cardboard. Indices are those of the stand-in set. */
typedef struct {
  const GnSet   *set;
  const GnMatch *match;      /* of nobody, so that things have names */
  GRand         *rand;
  int            items, tiles, spaces, markers;
  GQueue         pile[2];    /* artifacts, jewelry; the top at the head */
  int            hand[4];
  int            tile[SPACES];
  int            emeromobile;   /* whose markers are owed */
  GHashTable    *told;       /* stand-in component → what the table calls it */
  guint          by_typing, by_list, by_clicks, afterwards, in_part;
} Box;

static void
shuffle (GRand *rand,
         int   *card,
         guint  n)
{
  for (guint i = n; i > 1; i--)
    {
      guint k = g_rand_int_range (rand, 0, i);
      int other = card[i - 1];

      card[i - 1] = card[k];
      card[k] = other;
    }
}

static void
stack (Box        *box,
       guint       kind,
       const char *level)
{
  g_autoptr (GArray) cards = g_array_new (FALSE, FALSE, sizeof (int));
  const GnGame *game = gn_set_game (box->set);

  for (int i = 0; i < (int) gn_set_size (box->set, box->items); i++)
    {
      gint16 at = gn_set_thing (box->set, box->items, i, "level");
      int domain = gn_game_find_domain (game, "level");

      if (gn_set_thing (box->set, box->items, i, "kind") == (gint16) kind
          && g_strcmp0 (gn_thing_id (box->match, GN_THING (domain, at)), level) == 0)
        g_array_append_val (cards, i);
    }
  shuffle (box->rand, (int *) cards->data, cards->len);
  /* With two players two of level I go back into the box, unseen. */
  for (guint i = g_str_equal (level, "I") ? 2 : 0; i < cards->len; i++)
    g_queue_push_tail (&box->pile[kind], GINT_TO_POINTER (g_array_index (cards, int, i)));
}

static void
lay_tiles (Box *box)
{
  const GnGame *game = gn_set_game (box->set);
  int space = gn_game_find_domain (game, "space");
  int light[8], dark[32];
  guint n_light = 0, n_dark = 0;

  for (int i = 0; i < (int) gn_set_size (box->set, box->tiles); i++)
    if (gn_set_thing (box->set, box->tiles, i, "back") == 0)
      light[n_light++] = i;
    else
      dark[n_dark++] = i;
  shuffle (box->rand, light, n_light);
  shuffle (box->rand, dark, n_dark);
  for (guint i = 0; i < gn_match_domain_size (box->match, space) && i < SPACES; i++)
    {
      const char *id = gn_thing_id (box->match, GN_THING (space, i));

      if (gn_set_find (box->set, box->spaces, id) < 0)
        continue;
      box->tile[i] = g_str_has_prefix (id, "Diamantina") ? light[--n_light] : dark[--n_dark];
    }
}

static void
lay_out (Box *box)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      g_queue_clear (&box->pile[kind]);
      for (guint level = 0; level < 3; level++)
        stack (box, kind, ((const char *[]) { "I", "II", "III" })[level]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (box->hand); i++)
    box->hand[i] = -1;
  lay_tiles (box);
}

static void
box_init (Box  *box,
          guint seed)
{
  const GnGame *game = gn_game_find ("zavandor");

  *box = (Box) { .rand = g_rand_new_with_seed (seed), .hand = { -1, -1, -1, -1 }, .emeromobile = -1 };
  box->match = gn_match_new (game, 2, NULL, NULL);
  box->set = box->match->set;
  box->items = gn_game_find_family (game, "items");
  box->tiles = gn_game_find_family (game, "tiles");
  box->spaces = gn_game_find_family (game, "spaces");
  box->markers = gn_game_find_family (game, "markers");
  box->told = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  lay_out (box);
}

static void
box_clear (Box *box)
{
  for (guint kind = 0; kind < 2; kind++)
    g_queue_clear (&box->pile[kind]);
  g_hash_table_unref (box->told);
  g_rand_free (box->rand);
  gn_match_free ((GnMatch *) box->match);
}

static void
add_counts (GString     *text,
            const GnSet *set,
            guint        family,
            guint        index,
            const char  *attr)
{
  gint16 counts[8] = { 0 };

  gn_set_bag (set, family, index, attr, counts, 4);
  for (guint i = 0; i < 4; i++)
    if (counts[i])
      g_string_append_printf (text, " %d%c", counts[i], "drse"[i]);
}

/* What is printed on it, as it is read aloud; @half: the cost is hidden under somebody's beer. */
static char *
read_aloud (Box     *box,
            guint    family,
            guint    index,
            gboolean half)
{
  GString *text = g_string_new (NULL);
  gint vp = 0, figure;

  if ((int) family == box->items)
    {
      static const char *const machines[] = { "gnomunculus", "alchemister", "convertor", "hoovermatic", "emeromobile" };
      gint16 machine = gn_set_thing (box->set, family, index, "type");

      if (machine >= 0)
        {
          g_string_append (text, machines[machine]);
          if (gn_set_effect (box->set, family, index, "effect", "gold", &figure)
              || (machine == 2 && gn_set_effect (box->set, family, index, "effect", "n", &figure)))
            g_string_append_printf (text, " %d", figure);
        }
      if (!half)
        add_counts (text, box->set, family, index, "cost");
      gn_set_number (box->set, family, index, "vp", &vp);
      g_string_append_printf (text, " %d", vp);
      if (machine < 0)
        g_string_append_printf (text, " %s", gn_set_text (box->set, family, index, "name"));
    }
  else if ((int) family == box->spaces)
    add_counts (text, box->set, family, index, "cost");
  else
    {
      gint16 symbols[8];
      gint n = gn_set_list (box->set, family, index, "symbols", symbols, 8), wild = 0;

      for (gint i = 0; i < n; i++)
        g_string_append_printf (text, "%c ", "drse"[symbols[i]]);
      gn_set_number (box->set, family, index, "vp", &vp);
      gn_set_number (box->set, family, index, "wild", &wild);
      g_string_append_printf (text, "%d %d", vp, wild);
    }
  return g_string_free (text, FALSE);
}

/* ---- Telling -------------------------------------------------------------- */

static GnTeachForm *
teach_of (Sitting *s)
{
  return gn_entry_form_get_teach (s->page->entry_form);
}

static GtkWidget *
accept_of (Sitting *s)
{
  return fixture_find (GTK_WIDGET (teach_of (s)), GTK_TYPE_BUTTON, "Save as printed");
}

static void
write_out (Sitting    *s,
           Box        *box,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = NULL;

  gn_teach_form_type (teach_of (s), text);
  node = gn_teach_form_get_component (teach_of (s), &error);
  if (!node)
    g_error ("“%s”: %s", text, error->message);
  click (accept_of (s));
  box->by_typing++;
}

/* A tile that was bought counts at once. Told without its points it is not learnt by halves: what lacks is marked, and
 * what was typed stands there still. */
static void
tell_in_part (Sitting    *s,
              Box        *box,
              const char *text)
{
  g_autofree char *symbols = g_strndup (text, strcspn (text, "0123456789"));
  const guint steps = gn_match_table_get_n_steps (s->table),
              before = gn_set_size (gn_match_table_get_match (s->table)->set, box->tiles);

  if (!*symbols)
    return;
  /* Written out before anything is typed, it says from the beginning what it cannot do without. */
  if (before == 0)
    g_assert_nonnull (fixture_find_class (GTK_WIDGET (teach_of (s)), "needed"));
  write_out (s, box, symbols);
  g_assert_cmpuint (gn_set_size (gn_match_table_get_match (s->table)->set, box->tiles), ==, before);
  g_assert_cmpuint (gn_match_table_get_n_steps (s->table), ==, steps);
  g_assert_true (gn_table_page_owes_entry (s->page));
  g_assert_nonnull (fixture_find_class (GTK_WIDGET (teach_of (s)), "needed"));

  g_autoptr (JsonNode) node = gn_teach_form_get_component (teach_of (s), NULL);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (json_node_get_object (node), "symbols")), >,
                    0);
  box->in_part++;
}

/* What the table calls a component that it knows. */
static char *
known_name (const GnMatch *match,
            guint          family,
            const char    *id)
{
  guint domain = 0;

  while (match->game->domains[domain].family != family + 1)
    domain++;
  return gn_thing_name (match, GN_THING (domain, gn_set_find (match->set, family, id)));
}

/* What turned up: picked where it is known, else written out. */
static void
tell (Sitting *s,
      Box     *box,
      guint    family,
      guint    index)
{
  const char *id = gn_set_id (box->set, family, index);
  const char *known = g_hash_table_lookup (box->told, id);
  const GnMatch *match = gn_match_table_get_match (s->table);
  gboolean half = !known && (int) family == box->items && g_rand_int_range (box->rand, 0, 3) == 0;
  g_autofree char *text = read_aloud (box, family, index, half);

  gn_entry_form_refresh (s->page->entry_form);
  if (known)
    {
      g_autofree char *whole = read_aloud (box, family, index, FALSE);

      /* By what is printed on it, as far as the table knows it. */
      if (gn_set_knows_all (match->set, family, gn_set_find (match->set, family, known)))
        fixture_type (s->page->entry_form, "search", whole);

      g_autofree char *name = known_name (match, family, known);

      g_assert_true (gn_entry_form_choose (s->page->entry_form, (guint) fixture_row (s->page->entry_form, "list", name)));
      box->by_list++;
      return;
    }

  guint before = gn_set_size (match->set, family);
  GtkWidget *another = fixture_find (GTK_WIDGET (s->page->entry_form), GTK_TYPE_BUTTON, "describe it");

  if (before)
    {
      /* Searched for first, as anybody would: what was typed is kept. */
      fixture_type (s->page->entry_form, "search", text);
      if (fixture_rows (s->page->entry_form, "list") == 0 || another)
        click (another);
    }
  if ((int) family == box->tiles)
    tell_in_part (s, box, text);
  write_out (s, box, text);
  match = gn_match_table_get_match (s->table);
  g_assert_cmpuint (gn_set_size (match->set, family), ==, before + 1);
  g_hash_table_insert (box->told, (gpointer) id, g_strdup (gn_set_id (match->set, family, before)));
}

static int
pop (Box  *box,
     guint kind)
{
  return g_queue_is_empty (&box->pile[kind]) ? -1 : GPOINTER_TO_INT (g_queue_pop_head (&box->pile[kind]));
}

static void
tell_owed (Sitting *s,
           Box     *box)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnPrompt *prompt = gn_table_model_prompt (s->page->model);
  const char *verb = match->game->verbs[prompt->verb].id;

  g_assert_true (prompt->chance);
  if (g_str_equal (verb, "turn"))
    tell (s, box, box->items, pop (box, prompt->is_value));
  else if (g_str_equal (verb, "face"))
    {
      gint16 space = gn_say_get (match, &prompt->what, "space");

      g_assert_cmpint (space, >=, 0);
      tell (s, box, box->tiles, box->tile[space]);
    }
  else
    {
      /* The lots, and a marker's value: a digit takes what stands beside it. */
      gn_entry_form_refresh (s->page->entry_form);
      g_assert_cmpuint (fixture_rows (s->page->entry_form, "list"), >, 0);
      g_assert_true (gn_entry_form_choose (
        s->page->entry_form, g_rand_int_range (box->rand, 0, fixture_rows (s->page->entry_form, "list"))));
    }
}

/* ---- Playing --------------------------------------------------------------- */

static gboolean
can_pay (Sitting    *s,
         Box        *box,
         guint       family,
         guint       index)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnField *field = &match->game->fields[gn_game_find_field (match->game, "gems")];
  gint16 cost[8] = { 0 };

  gn_set_bag (box->set, family, index, "cost", cost, 4);
  for (guint i = 0; i < 4; i++)
    if (gn_field_get (field, gn_match_table_state (s->table, GN_PUBLIC), gn_table_model_get_seat (s->page->model), i)
        < cost[i])
      return FALSE;
  return TRUE;
}

/* Said in the line, as a host would: what is printed there is asked for when it matters, and then the entry goes on. */
static void
say (Sitting    *s,
     Box        *box,
     const char *text,
     guint       family,
     guint       index)
{
  guint steps = gn_match_table_get_n_steps (s->table);

  press (s, GDK_KEY_Escape, 0);
  press (s, GDK_KEY_k, GDK_CONTROL_MASK);
  if (*fixture_words (gn_bottom_bar_get_entry (s->page->bottom), "text"))
    {
      press (s, GDK_KEY_Escape, 0);
      press (s, GDK_KEY_k, GDK_CONTROL_MASK);
    }
  type_text (s, text);
  press (s, GDK_KEY_Return, 0);
  if (gn_match_table_get_n_steps (s->table) == steps && s->page->waits)
    {
      g_autofree char *printed = read_aloud (box, family, index, FALSE);

      write_out (s, box, printed);
      box->afterwards++;
      fixture_settle ();
      if (gn_table_model_is_entering (s->page->model))
        gn_move_form_accept (s->page->form);
    }
}

/* A tile or a card that can be paid for, whether the program knows it or not. */
static gboolean
buy_something (Sitting *s,
               Box     *box)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnGame *game = match->game;
  int space = gn_game_find_domain (game, "space"), slot = gn_game_find_domain (game, "slot");
  g_auto (GnWays) ways = { 0 };
  guint tile = gn_game_find_verb (game, "tile"), steps = gn_match_table_get_n_steps (s->table);
  GnMove move;

  for (guint i = 0; i < gn_match_domain_size (match, slot); i++)
    {
      GnThing lies = gn_table_model_named_as (s->page->model, GN_THING (slot, i));

      if (lies.domain == slot)
        continue;

      GHashTableIter iter;
      gpointer id, told;

      g_hash_table_iter_init (&iter, box->told);
      while (g_hash_table_iter_next (&iter, &id, &told))
        if (g_str_equal (told, gn_thing_id (match, lies)))
          {
            int card = gn_set_find (box->set, box->items, id);
            g_autofree char *place = gn_thing_name (match, GN_THING (slot, i));
            g_autofree char *text = g_strdup_printf ("item from %s", place);

            if (card < 0 || !can_pay (s, box, box->items, card))
              break;
            say (s, box, text, box->items, card);
            if (gn_match_table_get_n_steps (s->table) == steps)
              g_error ("“%s” was not said: %s", text, fixture_words (s->page->why, "heading"));
            return TRUE;
          }
    }
  for (guint i = 0; i < gn_match_domain_size (match, space) && i < SPACES; i++)
    {
      const char *id = gn_thing_id (match, GN_THING (space, i));
      int printed = gn_set_find (box->set, box->spaces, id);
      g_autofree char *text = g_strdup_printf ("tile %s", id);

      if (printed < 0 || !can_pay (s, box, box->spaces, printed))
        continue;
      gn_move_open (game, &move, gn_table_model_get_seat (s->page->model), tile);
      move.arg[0] = i;
      gn_match_table_ask (s->table, GN_PUBLIC, &move, &ways);
      if (ways.ways == 0 && g_strcmp0 (gn_say_code (match, &ways.why), "teach-first") != 0)
        continue;
      say (s, box, text, box->spaces, printed);
      if (gn_match_table_get_n_steps (s->table) == steps)
        g_error ("“%s” was not said: %s", text, fixture_words (s->page->why, "heading"));
      return TRUE;
    }
  return FALSE;
}

/* The card in the hand: which one it is nobody has told yet. It is written out as part of what is said. */
static gboolean
buy_from_hand (Sitting *s,
               Box     *box)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  int seat = gn_table_model_get_seat (s->page->model), card = box->hand[seat];
  guint steps = gn_match_table_get_n_steps (s->table);
  GnMove move;

  if (card < 0 || g_hash_table_contains (box->told, gn_set_id (box->set, box->items, card))
      || !can_pay (s, box, box->items, card))
    return FALSE;
  gn_move_open (match->game, &move, seat, gn_game_find_verb (match->game, "item"));
  move.arg[0] = gn_thing_find (match, gn_game_find_domain (match->game, "slot"), "hand");
  gn_table_model_choose (s->page->model, &move);
  g_assert_true (gn_table_model_is_entering (s->page->model));
  act (s, "write-out", NULL);
  g_assert_true (s->page->waits);

  g_autofree char *printed = read_aloud (box, box->items, card, FALSE);
  guint before = gn_set_size (match->set, box->items);

  write_out (s, box, printed);
  match = gn_match_table_get_match (s->table);
  g_hash_table_insert (box->told, (gpointer) gn_set_id (box->set, box->items, card),
                       g_strdup (gn_set_id (match->set, box->items, before)));
  g_assert_true (gn_table_model_is_entering (s->page->model));
  gn_move_form_accept (s->page->form);
  g_assert_cmpuint (gn_match_table_get_n_steps (s->table), >, steps);
  box->hand[seat] = -1;
  box->afterwards++;
  return TRUE;
}

static void
take_turn (Sitting *s,
           Box     *box)
{
  const GnMatch *match = gn_match_table_get_match (s->table);
  const GnMoveList *legal = gn_table_model_legal (s->page->model);
  int seat = gn_table_model_get_seat (s->page->model);
  guint own = 0, steps = gn_match_table_get_n_steps (s->table);

  if (g_strcmp0 (gn_table_model_prompt (s->page->model)->step, "action") == 0
      && (buy_from_hand (s, box) || buy_something (s, box)))
    return;
  for (guint i = 0; i < legal->n; i++)
    own += legal->move[i].seat == seat;
  g_assert_cmpuint (own, >, 0);

  GnMove move = { 0 };
  guint at;

  do
    {
      at = g_rand_int_range (box->rand, 0, legal->n);
      move = legal->move[at];
    }
  while (move.seat != seat
         /* whose gold is covered knows what it does not suffice for */
         || !match->game->check (match, gn_match_table_state (s->table, GN_EVERYTHING), &move, NULL)
         || ((match->game->verbs[move.verb].flags & GN_VERB_FREE) && g_rand_int_range (box->rand, 0, 12)));

  const char *verb = match->game->verbs[move.verb].id;
  g_autofree char *text = gn_move_text (match, &move);

  /* Nobody asks what was drawn or seen. */
  if (g_str_equal (verb, "draw") && move.arg[0] >= 0)
    {
      int keep = pop (box, move.arg[0]), back = pop (box, move.arg[0]), old = box->hand[seat];

      box->hand[seat] = keep;
      if (back >= 0)
        g_queue_push_tail (&box->pile[move.arg[0]], GINT_TO_POINTER (back));
      if (old >= 0)
        g_queue_push_tail (&box->pile[gn_set_thing (box->set, box->items, old, "kind")], GINT_TO_POINTER (old));
    }
  say (s, box, text, box->spaces, 0);
  if (gn_match_table_get_n_steps (s->table) == steps)
    g_error ("“%s” was not said: %s", text, fixture_words (s->page->why, "heading"));
  g_assert_false (gn_curtain_is_up (s->page->curtain));
}

/* One match; returns what the host's set knows after it. */
static GnSet *
play (Box   *box,
      GnSet *set)
{
  GnMatch *match = gn_match_new (gn_set_game (set), 2, set, NULL);
  GnSay why = { 0 };
  g_autoptr (GError) error = NULL;
  Sitting s;

  for (guint i = 0; i < GN_MAX_FAMILIES; i++)
    match->dealer[i] = GN_DEALER_BOX;
  box->by_typing = box->by_list = box->afterwards = box->in_part = 0;
  sitting_new (&s, gn_match_table_new (match, NULL, &why, &error));
  g_assert_no_error (error);
  for (guint n = 0; n < MOST_ENTRIES && !gn_match_table_is_over (s.table); n++)
    {
      if (gn_table_page_owes_entry (s.page))
        tell_owed (&s, box);
      else
        take_turn (&s, box);
      /* Nothing secret is ever asked for, nor shown: there is no curtain. */
      g_assert_false (gn_curtain_is_up (s.page->curtain));
      if (n % 40 == 0)
        fixture_settle ();
    }
  g_test_message ("%u written out, %u picked, %u asked for afterwards; %u entries", box->by_typing, box->by_list,
                  box->afterwards, gn_match_table_get_n_steps (s.table));
  g_assert_true (gn_match_table_is_over (s.table));
  set = gn_set_copy (gn_match_table_get_match (s.table)->set);
  sitting_clear (&s);
  return set;
}

static void
test_box (void)
{
  const GnGame *game = gn_game_find ("zavandor");
  g_autoptr (GnSet) first = NULL, second = NULL;
  Box box;

  box_init (&box, 5);
  first = play (&box, gn_set_new_empty (game, "own", "Own box"));
  g_assert_cmpuint (box.by_typing, >, 20);
  g_assert_cmpuint (box.afterwards, >, 3);
  g_assert_cmpuint (box.in_part, >, 3);

  /* The next evening, shuffled anew: what was told once is picked. */
  lay_out (&box);
  second = play (&box, gn_set_copy (first));
  g_assert_cmpuint (box.by_list, >, 5);
  for (guint i = 0; i < gn_game_n_families (game); i++)
    if (game->families[i].expected)
      g_assert_cmpuint (gn_set_size (second, i), <=, game->families[i].expected);
  box_clear (&box);
}

int
main (int    argc,
      char **argv)
{
  fixture_init (&argc, &argv);
  fixture_paint_nothing ();
  g_test_add_func ("/table/box-match", test_box);
  return g_test_run ();
}
