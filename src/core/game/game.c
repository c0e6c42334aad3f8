/* game.c: lookups in a game's tables, and the registry of games
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game.h"
#include "core/base/language.h"

/* All tables end with a row that has no id. The first text is empty too, but does not end the table. */
#define COUNT(table, from) \
  G_STMT_START { \
    guint n_ = (from); \
    while ((table)[n_].id) \
      n_++; \
    return n_; \
  } G_STMT_END

/* A row begins with its id; a game without such a thing has no table. */
static int
find_row (gconstpointer table,
          gsize         size,
          const char   *id)
{
  const char *row = table;

  for (int i = 0; row && *(const char *const *) row; i++, row += size)
    if (g_strcmp0 (*(const char *const *) row, id) == 0)
      return i;
  return -1;
}

static guint
count_rows (gconstpointer table,
            gsize         size)
{
  const char *row = table;
  guint n = 0;

  for (; row && *(const char *const *) row; row += size)
    n++;
  return n;
}

#define FIND(table, id) return find_row ((table), sizeof *(table), (id))

guint
gn_game_n_verbs (const GnGame *game)
{
  COUNT (game->verbs, 0);
}

guint
gn_game_n_domains (const GnGame *game)
{
  COUNT (game->domains, 0);
}

guint
gn_game_n_fields (const GnGame *game)
{
  return count_rows (game->fields, sizeof *game->fields);
}

guint
gn_game_n_families (const GnGame *game)
{
  return count_rows (game->families, sizeof *game->families);
}

gboolean
gn_family_is_dealt (const GnFamily *family)
{
  return !family->preset || g_strcmp0 (family->group, "board") != 0;
}

gboolean
gn_game_is_dealt (const GnGame *game)
{
  for (guint i = 0; i < gn_game_n_families (game); i++)
    if (gn_family_is_dealt (&game->families[i]))
      return TRUE;
  return FALSE;
}

gboolean
gn_game_is_printed (const GnGame *game)
{
  for (guint i = 0; i < gn_game_n_families (game); i++)
    if (!game->families[i].designed)
      return TRUE;
  return FALSE;
}

gboolean
gn_game_has_secrets (const GnGame *game)
{
  for (guint i = 0; i < gn_game_n_fields (game); i++)
    if (game->fields[i].known != GN_KNOWN_ALL)
      return TRUE;
  return FALSE;
}

guint
gn_game_n_options (const GnGame *game)
{
  return count_rows (game->options, sizeof *game->options);
}

guint
gn_game_n_texts (const GnGame *game)
{
  COUNT (game->texts, 1);
}

guint
gn_game_n_colours (const GnGame *game)
{
  return CLAMP (game->max_seats, 6, GN_MAX_SEATS);
}

int
gn_game_find_verb (const GnGame *game,
                   const char   *id)
{
  FIND (game->verbs, id);
}

int
gn_game_find_verb_of (const GnGame *game,
                      const char   *id,
                      int           seat)
{
  const guint who = seat == GN_CHANCE ? GN_VERB_CHANCE : seat == GN_HOST ? GN_VERB_HOST : 0;

  for (guint i = 0; game->verbs[i].id; i++)
    if (g_strcmp0 (game->verbs[i].id, id) == 0 && (game->verbs[i].flags & (GN_VERB_CHANCE | GN_VERB_HOST)) == who)
      return (int) i;
  return gn_game_find_verb (game, id);
}

int
gn_game_find_domain (const GnGame *game,
                     const char   *id)
{
  if (g_strcmp0 (id, "seat") == 0)
    return GN_DOMAIN_SEAT;

  FIND (game->domains, id);
}

const char *
gn_domain_id (const GnDomain *domain,
              guint           value)
{
  char digits[8];

  if (!domain->numbered)
    return domain->values[value].id;
  g_snprintf (digits, sizeof digits, "%u", value + 1);
  return g_intern_string (digits);
}

char *
gn_domain_name (const GnDomain *domain,
                guint           value,
                gboolean        english)
{
  if (domain->numbered)
    {
      g_autofree char *number = gn_number_text (value + 1);

      return english ? gn_fill (domain->numbered, "n", gn_domain_id (domain, value), NULL)
                     : gn_fill (gn_tr (domain->numbered), "n", number, NULL);
    }

  const GnValue *row = &domain->values[value];

  return g_strdup (english ? row->name : gn_tr (row->name));
}

gint16
gn_domain_find (const GnDomain *domain,
                const char     *id)
{
  for (guint i = 0; (domain->values || domain->numbered) && i < domain->n_values; i++)
    if (g_str_equal (gn_domain_id (domain, i), id))
      return (gint16) i;
  return GN_NONE;
}

int
gn_game_find_field (const GnGame *game,
                    const char   *id)
{
  FIND (game->fields, id);
}

int
gn_game_find_family (const GnGame *game,
                     const char   *id)
{
  FIND (game->families, id);
}

int
gn_game_find_option (const GnGame *game,
                     const char   *id)
{
  FIND (game->options, id);
}

int
gn_game_find_text (const GnGame *game,
                   const char   *id)
{
  const guint n = gn_game_n_texts (game);

  for (guint i = 1; i < n; i++)
    if (g_str_equal (game->texts[i].id, id))
      return (int) i;
  return -1;
}

const GnArg *
gn_verb_find_arg (const GnVerb *verb,
                  const char   *name)
{
  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    if (g_strcmp0 (arg->name, name) == 0)
      return arg;
  return NULL;
}

/* ---- The registry ------------------------------------------------------ */

static const GnGame *games[32];
static guint         n_games;

void
gn_game_register (const GnGame *game)
{
  g_return_if_fail (game && game->id);
  g_return_if_fail (game->state_size >= sizeof (GnHead) && game->state_size <= GN_MAX_STATE);
  for (guint i = GN_SET_VERBS; i < gn_game_n_verbs (game); i++)
    if (!(game->verbs[i].flags
          & (GN_VERB_WHOLE | GN_VERB_ADJUST | GN_VERB_ASIDE | GN_VERB_COARSE | GN_VERB_REFUSED | GN_VERB_CHANCE)))
      g_critical ("%s: “%s” has a button, so it has to be among the first %d verbs", game->id, game->verbs[i].id,
                  GN_SET_VERBS);
  g_return_if_fail (gn_game_n_verbs (game) <= GN_MAX_VERBS && gn_game_n_options (game) <= GN_MAX_OPTIONS);

  if (game->chance && gn_game_find_text (game, GN_APP_DEALS) < 0)
    g_critical ("%s: there is no refusal “%s”", game->id, GN_APP_DEALS);

  for (guint i = 0; i < n_games; i++)
    if (games[i] == game)
      return;

  g_return_if_fail (n_games < G_N_ELEMENTS (games));
  games[n_games++] = game;
}

const GnGame *
gn_game_find (const char *id)
{
  for (guint i = 0; i < n_games; i++)
    if (g_strcmp0 (games[i]->id, id) == 0)
      return games[i];
  return NULL;
}
