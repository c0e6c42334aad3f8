/* moves-line.c: writing and reading the moves in a record's lines, without a JSON tree
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "core/base/figure.h"
#include "core/base/json.h"
#include "moves.h"

/* ---- Writing ----------------------------------------------------------- */

static void
append_value (const GnMatch *match,
              const GnArg   *arg,
              gint16         value,
              GString       *line)
{
  if (arg->domain == GN_DOMAIN_NUMBER || arg->domain == GN_DOMAIN_SEAT)
    {
      gn_json_append_int (line, value);
      return;
    }

  /* Ids are plain letters, digits, dots and dashes: nothing to escape. */
  g_string_append_c (line, '"');
  g_string_append (line, gn_thing_id (match, GN_THING (arg->domain, value)));
  g_string_append_c (line, '"');
}

/* A figure of one term is a number, a sum a string: "3+6+2". */
static void
append_figure (const gint16 *slot,
               GString      *line)
{
  char text[GN_FIGURE_TEXT];

  gn_figure_text (slot, text);
  g_string_append_printf (line, slot[0] == 1 ? "%s" : "\"%s\"", text);
}

void
gn_move_to_line (const GnMatch *match,
                 const GnMove  *move,
                 GString       *line)
{
  const GnVerb *verb = &match->game->verbs[move->verb];

  g_string_append_c (line, '[');
  gn_json_append_int (line, move->seat);
  g_string_append (line, ",\"");
  g_string_append (line, verb->id);
  g_string_append_c (line, '"');

  gsize used = line->len;

  for (const GnArg *arg = verb->args; arg->kind != GN_ARG_NONE; arg++)
    {
      const gint16 *slot = &move->arg[arg->at];
      const char *comma = "";

      g_string_append_c (line, ',');
      if (slot[0] == GN_NONE || slot[0] == GN_OPEN)
        {
          g_string_append (line, "null");
          continue;
        }
      if (arg->kind == GN_ARG_BAG)
        {
          g_string_append_c (line, '{');
          for (gint16 i = 0; i < arg->size; i++)
            if (slot[i])
              {
                g_string_append_printf (line, "%s\"%s\":%d", comma, gn_thing_id (match, GN_THING (arg->domain, i)),
                                        slot[i]);
                comma = ",";
              }
          g_string_append_c (line, '}');
        }
      else if (arg->kind == GN_ARG_LIST)
        {
          g_string_append_c (line, '[');
          for (gint i = 0; i < slot[0]; i++)
            {
              g_string_append (line, comma);
              append_value (match, arg, slot[1 + i], line);
              comma = ",";
            }
          g_string_append_c (line, ']');
        }
      else if (arg->kind == GN_ARG_FIGURE)
        append_figure (slot, line);
      else
        append_value (match, arg, slot[0], line);
      used = line->len;
    }
  g_string_truncate (line, used);
  g_string_append_c (line, ']');
}

/* ---- Reading ----------------------------------------------------------- */

/* The text is known to be valid JSON. Every list in it is closed, so nothing is read beyond its end. */

static gboolean
eat (const char **p,
     char         c)
{
  if (**p != c)
    return FALSE;
  (*p)++;
  return TRUE;
}

static gboolean
eat_number (const char **p,
            gint        *number)
{
  const gboolean below = eat (p, '-');
  const char *begin = *p;

  *number = 0;
  while (g_ascii_isdigit (**p) && *p - begin < 6)
    *number = *number * 10 + *(*p)++ - '0';
  if (below)
    *number = -*number;
  return *p > begin && strchr (",]}", **p) != NULL;
}

static gboolean
eat_id (const char **p,
        char         id[64])
{
  guint n = 0;

  if (!eat (p, '"'))
    return FALSE;
  while (**p != '"' && **p != '\\' && n < 63)
    id[n++] = *(*p)++;
  id[n] = '\0';
  return eat (p, '"');
}

static gboolean
eat_value (const GnMatch *match,
           const GnArg   *arg,
           const char   **p,
           gint16        *value)
{
  char id[64];
  gint number;

  if (**p == '"' && arg->domain != GN_DOMAIN_NUMBER)
    {
      *value = eat_id (p, id) ? gn_thing_find (match, arg->domain, id) : GN_NONE;
      return *value != GN_NONE;
    }

  if (!eat_number (p, &number) || number <= GN_OPEN || number > G_MAXINT16)
    return FALSE;
  *value = (gint16) number;
  return arg->domain == GN_DOMAIN_NUMBER || (arg->domain == GN_DOMAIN_SEAT && number >= 0 && number < match->n_seats);
}

static gboolean
eat_list (const GnMatch *match,
          const GnArg   *arg,
          const char   **p,
          gint16        *slot)
{
  slot[0] = 0;
  if (!eat (p, '['))
    return FALSE;
  if (eat (p, ']'))
    return TRUE;

  do
    {
      gint16 value;

      if (!eat_value (match, arg, p, &value) || slot[0] + 1 >= arg->size)
        return FALSE;
      slot[++slot[0]] = value;
    }
  while (eat (p, ','));
  return eat (p, ']');
}

static gboolean
eat_bag (const GnMatch *match,
         const GnArg   *arg,
         const char   **p,
         gint16        *slot)
{
  for (guint i = 0; i < arg->size; i++)
    slot[i] = 0;
  if (!eat (p, '{'))
    return FALSE;
  if (eat (p, '}'))
    return TRUE;

  do
    {
      gint16 value;
      gint count;

      if (**p != '"' || !eat_value (match, arg, p, &value) || !eat (p, ':') || !eat_number (p, &count)
          || value >= arg->size || count <= GN_OPEN || count > G_MAXINT16)
        return FALSE;
      slot[value] = (gint16) count;
    }
  while (eat (p, ','));
  return eat (p, '}');
}

static gboolean
eat_figure (const char **p,
            gint16      *slot)
{
  char text[GN_FIGURE_TEXT];
  gint number;
  guint n = 0;

  if (**p != '"')
    {
      if (!eat_number (p, &number) || ABS (number) > GN_FIGURE_TERM)
        return FALSE;
      gn_figure_set (slot, &number, 1);
      return TRUE;
    }
  for ((*p)++; **p != '"' && **p != '\\' && n + 1 < sizeof text; (*p)++)
    text[n++] = **p;
  text[n] = '\0';
  return eat (p, '"') && n > 0 && gn_figure_parse (text, slot) == n;
}

static gboolean
eat_arg (const GnMatch *match,
         const GnArg   *arg,
         const char   **p,
         GnMove        *move)
{
  gint16 *slot = &move->arg[arg->at];

  for (guint i = 0; i < arg->size; i++)
    slot[i] = GN_NONE;
  if (**p == 'n')
    {
      *p += strlen ("null");
      return TRUE;
    }
  if (arg->kind == GN_ARG_BAG)
    return eat_bag (match, arg, p, slot);
  if (arg->kind == GN_ARG_FIGURE)
    return eat_figure (p, slot);
  return arg->kind == GN_ARG_LIST ? eat_list (match, arg, p, slot) : eat_value (match, arg, p, slot);
}

static gboolean
eat_move (const GnMatch *match,
          const char   **p,
          GnMove        *move)
{
  const GnGame *game = match->game;
  char id[64];
  gint seat;

  if (!eat (p, '[') || !eat_number (p, &seat) || seat < GN_HOST || seat >= match->n_seats)
    return FALSE;
  if (!eat (p, ',') || !eat_id (p, id))
    return FALSE;

  const int verb = gn_game_find_verb_of (game, id, seat);

  if (verb < 0)
    return FALSE;

  gn_move_init (move, seat, (guint) verb);
  for (const GnArg *arg = game->verbs[verb].args; arg->kind != GN_ARG_NONE && eat (p, ','); arg++)
    if (!eat_arg (match, arg, p, move))
      return FALSE;

  gn_move_normalise (game, move);
  return eat (p, ']');
}

gboolean
gn_moves_from_text (const GnMatch *match,
                    const char    *text,
                    gsize          length,
                    GArray        *moves)
{
  const char *p = text;

  if (!eat (&p, '['))
    return FALSE;
  do
    {
      GnMove move;

      if (!eat_move (match, &p, &move))
        return FALSE;
      g_array_append_val (moves, move);
    }
  while (eat (&p, ','));
  return eat (&p, ']') && p == text + length;
}
