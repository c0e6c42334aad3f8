/* test-bites.c: the suite finds what it is there to find
 *
 * The same small game once as it should be, and once with each of many faults: the first passes, the others fail
 * with the right words.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"
#include "sealed.h"

#define MATCHES 60

static const struct { const char *name, *words; } faults[N_FAULTS] = {
  [FAULT_LEGAL_MISSES] = { "legal-misses", "*check accepts what legal does not list*" },
  [FAULT_LEGAL_TWICE] = { "legal-twice", "*legal lists a move twice*" },
  [FAULT_LEGAL_REFUSED] = { "legal-refused", "*legal lists what check refuses*" },
  [FAULT_CHECK_BEYOND] = { "check-beyond", "*check accepts what legal does not list*" },
  [FAULT_NO_REASON] = { "no-reason", "*a refusal without a reason*" },
  [FAULT_PROMPT_FORGETS] = { "prompt-forgets", "*is not asked and has*" },
  [FAULT_PROMPT_INVENTS] = { "prompt-invents", "*is asked and has no move*" },
  [FAULT_STORY_ACTS] = { "story-acts", "*the story changes what happens*" },
  [FAULT_STORY_LEAKS] = { "story-leaks", "*a hidden outcome shows viewer*" },
  [FAULT_BID_SHOWS] = { "bid-shows", "*a secret answer shows in the copy*" },
  [FAULT_CARD_SHOWS] = { "card-shows", "*a hidden outcome shows in the copy*" },
  [FAULT_CARD_TELLS] = { "card-tells", "*a hidden outcome shows in the copy*" },
  [FAULT_ORDER_MATTERS] = { "order-matters", "*do not commute*" },
  [FAULT_WHOLE_TOO_MUCH] = { "whole-too-much", "*a whole is accepted, its part*" },
  [FAULT_FIELD_MISSING] = { "field-missing", "*the position does not come back*" },
  [FAULT_TOKEN_LOST] = { "token-lost", "*the audit finds: A token is lost.*" },
  [FAULT_NO_END] = { "no-end", "*it does not end*" },
  [FAULT_APP_DIFFERS] = { "app-differs", "*the public sees another table than the box shows*" },
  [FAULT_CHANCE_DIFFERS] = { "chance-differs", "*chance lists 3 outcomes, legal 4*" },
  [FAULT_TEXT_OPEN] = { "text-open", "*says \"Go on, {who}\"*" },
  [FAULT_GATHERS_NOTHING] = { "gathers-nothing", "*figure bids: there is no fact \"bet\" with a gap \"who\"*" },
};

static void
play_all (SealedFault fault)
{
  const GnGame *game = sealed_game (fault);

  for (guint number = 0; number < MATCHES; number++)
    playout_run (game, number);
}

static void
test_fault (gconstpointer data)
{
  SealedFault fault = GPOINTER_TO_UINT (data);

  if (g_test_subprocess ())
    {
      play_all (fault);
      return;
    }

  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_failed ();
  g_test_trap_assert_stderr (faults[fault].words);
}

static void
test_none (void)
{
  play_all (FAULT_NONE);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/bites/none", test_none);
  for (guint fault = 1; fault < N_FAULTS; fault++)
    {
      g_autofree char *path = g_strconcat ("/bites/", faults[fault].name, NULL);

      g_test_add_data_func (path, GUINT_TO_POINTER (fault), test_fault);
    }
  return g_test_run ();
}
