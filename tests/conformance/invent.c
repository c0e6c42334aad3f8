/* invent.c: sets that somebody has invented: any words of the vocabulary, with any parameters
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "playout.h"

#define MOST_DEPTH 2
#define TRIES      4

static void add_effects (Playout *playout, const GnAttr *attr, guint n, guint depth, GString *text);

static void
add_number (Playout       *playout,
            const GnParam *param,
            GString       *text)
{
  /* Small ones are the usual ones. */
  const guint range = (guint) MAX (param->max - param->min + 1, 1);
  const guint below = gn_stream_below (&playout->stream, 4) ? MIN (range, 4) : range;

  g_string_append_printf (text, "%d", param->min + (int) gn_stream_below (&playout->stream, below));
}

static void
add_param (Playout       *playout,
           const GnAttr  *attr,
           const GnParam *param,
           guint          depth,
           GString       *text)
{
  static const char *const dice[] = { "d6", "2d4", "d8+1", "-d4", "d20" };
  const guint n = (guint) MAX (param->min, 1) + gn_stream_below (&playout->stream, 2);

  g_string_append_printf (text, ",\"%s\":", param->id);
  switch (param->kind)
    {
    case GN_PARAM_NUMBER:
      add_number (playout, param, text);
      break;
    case GN_PARAM_WORD:
      g_string_append_printf (text, "\"%s\"",
                              param->words[gn_stream_below (&playout->stream, g_strv_length ((char **) param->words))]);
      break;
    case GN_PARAM_DICE:
      g_string_append_printf (text, "\"%s\"", dice[gn_stream_below (&playout->stream, G_N_ELEMENTS (dice))]);
      break;
    case GN_PARAM_TEXT:
      g_string_append (text, "\"All sing.\"");
      break;
    case GN_PARAM_LIST:
      add_effects (playout, attr, 1 + gn_stream_below (&playout->stream, 2), depth + 1, text);
      break;
    case GN_PARAM_LISTS:
    case GN_PARAM_ROWS:
      for (guint i = 0; i < n; i++)
        {
          g_string_append_c (text, i ? ',' : '[');
          if (param->kind == GN_PARAM_ROWS)
            g_string_append_printf (text, "{\"from\":%u,\"to\":%u,\"then\":", 2 * i + 1, 2 * i + 2);
          add_effects (playout, attr, 1, depth + 1, text);
          g_string_append (text, param->kind == GN_PARAM_ROWS ? "}" : "");
        }
      g_string_append_c (text, ']');
      break;
    default:
      g_assert_not_reached ();
    }
}

static gboolean
has_lists (const GnEffectWord *word)
{
  for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
    if (param->kind >= GN_PARAM_LIST)
      return TRUE;
  return FALSE;
}

static void
add_effects (Playout      *playout,
             const GnAttr *attr,
             guint         n,
             guint         depth,
             GString      *text)
{
  guint words = 0;

  while (attr->vocabulary[words].word)
    words++;
  g_string_append_c (text, '[');
  for (guint i = 0; i < n;)
    {
      const GnEffectWord *word = &attr->vocabulary[gn_stream_below (&playout->stream, words)];

      if (depth >= MOST_DEPTH && has_lists (word))
        continue;
      g_string_append_printf (text, "%s{\"do\":\"%s\"", i++ ? "," : "", word->word);
      for (const GnParam *param = word->params; param->kind != GN_PARAM_END; param++)
        if (param->needed || gn_stream_below (&playout->stream, 2))
          add_param (playout, attr, param, depth, text);
      g_string_append_c (text, '}');
    }
  g_string_append_c (text, ']');
}

/* Tries it on one component. What the set or the game does not take is refused with a sentence, and what was printed before
 * is there again. */
static gboolean
invent (Playout      *playout,
        guint         family,
        guint         index,
        const GnAttr *attr)
{
  GnSet *set = playout->match->set;
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (JsonNode) old = gn_set_effects (set, family, index, attr->id)
                             ? json_node_copy (gn_set_effects (set, family, index, attr->id)) : json_node_new (JSON_NODE_NULL);
  g_autoptr (GError) error = NULL;
  JsonObject *back;

  g_string_printf (text, "{\"id\":\"%s\",\"%s\":", gn_set_id (set, family, index), attr->id);
  add_effects (playout, attr, 1 + gn_stream_below (&playout->stream, 2), 0, text);
  g_string_append_c (text, '}');

  g_autoptr (JsonNode) component = json_from_string (text->str, &error);

  playout_require (playout, component, "no JSON: %s", text->str);
  if (gn_set_teach (set, family, component, &error) < 0)
    {
      playout_require (playout, error && *error->message, "refused without a sentence: %s", text->str);
      return FALSE;
    }
  if (gn_match_recompile (playout->match, &error))
    return TRUE;

  playout_require (playout, error && *error->message, "refused without a sentence: %s", text->str);
  back = json_node_get_object (component);
  json_object_set_member (back, attr->id, g_steal_pointer (&old));
  g_clear_error (&error);
  if (gn_set_teach (set, family, component, &error) < 0)
    playout_fail (playout, "what was printed before is not taken back: %s", error->message);
  return FALSE;
}

guint
playout_invent (Playout *playout,
                guint    one_of)
{
  g_autoptr (GError) error = NULL;
  guint taken = 0;

  for (guint family = 0; family < gn_game_n_families (playout->game); family++)
    for (const GnAttr *attr = playout->game->families[family].attrs; attr && attr->id; attr++)
      for (guint i = 0; attr->kind == GN_ATTR_EFFECTS && i < gn_set_size (playout->match->set, family); i++)
        {
          const gboolean passed = one_of > 1 && gn_stream_below (&playout->stream, one_of);

          for (guint tries = 0; tries < TRIES && !passed; tries++)
            if (gn_stream_below (&playout->stream, 3) && invent (playout, family, i, attr))
              {
                taken++;
                break;
              }
        }
  /* The last one may have been refused. */
  if (!gn_match_recompile (playout->match, &error))
    playout_fail (playout, "what was printed before is not taken back: %s", error->message);
  return taken;
}
