/* toy.c: a game that is all files
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "toy.h"

#include "core/base/json.h"

#include <glib/gstdio.h>
#include <stdlib.h>

static const GnValue gems[] = {
  { "ruby", "ruby", NULL, NULL, NULL, NULL },
  { "emerald", "emerald", NULL, NULL, NULL, NULL },
  { "several", "several", NULL, NULL, NULL, NULL },
};

static const GnDomain domains[] = {
  { .id = "gem", .title = "Gem", .values = gems, .n_values = 3, .several = 2, .hidden = 2 },
  { .id = "card", .title = "Card", .n_values = 5, .family = 1 + TOY_CARDS },
  { NULL }
};

static const char *const effects[] = { "gold", "draw", NULL };

static const GnAttr card_attrs[] = {
  { .id = "cost", .title = "Cost", .kind = GN_ATTR_BAG, .domain = TOY_GEM, .max = 9, .nullable = TRUE },
  { .id = "vp", .title = "VP", .kind = GN_ATTR_NUMBER, .max = 5, .nullable = TRUE },
  { .id = "outlined", .title = "Outlined", .kind = GN_ATTR_THING, .domain = TOY_GEM, .nullable = TRUE },
  { .id = "after", .title = "After", .kind = GN_ATTR_THING, .domain = TOY_CARD, .nullable = TRUE },
  { .id = "symbols", .title = "Symbols", .kind = GN_ATTR_LIST, .domain = TOY_GEM, .max = 3, .nullable = TRUE },
  { .id = "years", .title = "Years", .kind = GN_ATTR_LIST, .domain = GN_DOMAIN_NUMBER, .nullable = TRUE,
    .when = "outlined", .is = 0 },
  { .id = "effect", .title = "Effect", .kind = GN_ATTR_EFFECT, .nullable = TRUE, .effects = effects },
  { .id = "text", .title = "Text", .kind = GN_ATTR_TEXT },
  { NULL }
};

static const GnAttr token_attrs[] = {
  { .id = "worth", .title = "Worth", .kind = GN_ATTR_NUMBER, .min = 1, .max = 3 },
  { NULL }
};

static const GnFamily families[] = {
  { .id = "cards", .title = "Cards", .one = "card", .group = "cards", .attrs = card_attrs, .max = 5, .expected = 2 },
  { .id = "tokens", .title = "Tokens", .one = "token", .group = "cards", .attrs = token_attrs, .max = 3 },
  { .id = "dice", .title = "Dice", .one = "die", .group = "dice" },
  { NULL }
};

static const GnChoice lengths[] = { { "long", "Long", NULL }, { "short", "Short", NULL }, { NULL } };
static const GnChoice levels[] = { { "plain", "Plain", NULL }, { "expert", "Expert", NULL }, { NULL } };

static const GnOption options[] = {
  { .id = "length", .title = "Length", .choices = lengths },
  { .id = "level", .title = "Level", .choices = levels, .per_seat = TRUE },
  { NULL }
};

static const GnVerb verbs[] = { { 0 } };
static const GnText texts[] = { { 0 } };
static const GnField fields[] = { { 0 } };
static const char *const roles[] = { "banker", NULL };

static const GnGame game = {
  .id = "toy", .title = "Toy", .prefix = "TOY", .rules_version = 2, .min_seats = 2, .max_seats = 3, .another = TRUE,
  .state_size = sizeof (GnHead), .options = options, .families = families, .domains = domains,
  .verbs = verbs, .texts = texts, .fields = fields, .roles = roles,
};

const GnGame *
toy_game (void)
{
  gn_game_register (&game);
  return &game;
}

char *
toy_quotes (const char *text)
{
  return g_strdelimit (g_strdup (text), "'", '"');
}

JsonNode *
toy_json (const char *text)
{
  g_autofree char *quoted = toy_quotes (text);
  g_autoptr (GError) error = NULL;
  JsonNode *node = gn_json_parse (quoted, -1, 1 << 20, &error);

  g_assert_no_error (error);
  return node;
}

GnSet *
toy_set (void)
{
  g_autoptr (JsonNode) node = toy_json (
    "{'gnomon':'components','version':1,'game':'toy','id':'stand-in','title':'Toy box','stand_in':true,'components':{"
    "'cards':[{'id':'a','name':'Ämsel','cost':{'ruby':2},'vp':1,'outlined':'ruby','after':'b','symbols':['ruby','ruby'],"
    "'years':[7,-7],'effect':{'do':'gold','gold':12}},"
    "{'id':'b','cost':{},'vp':0,'outlined':'emerald','after':'a','symbols':[],'effect':{'do':'draw'}}],"
    "'tokens':[{'id':'t','worth':3}]}}");
  g_autoptr (GError) error = NULL;
  GnSet *set = gn_set_new_from_json (toy_game (), node, &error);

  g_assert_no_error (error);
  return set;
}

GnMatch *
toy_match (void)
{
  g_autoptr (GError) error = NULL;
  GnMatch *match = gn_match_new (toy_game (), 2, toy_set (), &error);

  g_assert_no_error (error);
  gn_match_set_name (match, 0, "Ann");
  gn_match_set_name (match, 1, "Ben \"<b>\" \\ Łukasz 🎲");
  match->seat[0].colour = 3;
  match->seat[1].colour = 1;
  match->seat[1].option[0] = 1;
  match->option[0] = 1;
  match->role[0] = 1;
  match->unasked = FALSE;
  for (guint i = 0; i < 16; i++)
    match->seed[i] = (guint8) (i * 17);
  return match;
}

static char *folder;

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir && (name = g_dir_read_name (dir)))
    {
      g_autofree char *inner = g_build_filename (path, name, NULL);

      remove_all (inner);
    }
  g_remove (path);
}

static void
remove_folder (void)
{
  remove_all (folder);
}

GFile *
toy_folder (void)
{
  if (!folder)
    {
      /* In memory where that can be had: a thousand entries made durable take half a minute on a busy disk. */
      g_autofree char *memory = g_strdup ("/dev/shm/gnomon-XXXXXX");

      folder = g_mkdtemp (memory) ? g_steal_pointer (&memory) : g_dir_make_tmp ("gnomon-XXXXXX", NULL);
      atexit (remove_folder);
    }
  return g_file_new_for_path (folder);
}

void
toy_library (void)
{
  g_autoptr (GFile) own = toy_folder ();

  g_setenv ("XDG_DATA_HOME", g_file_peek_path (own), TRUE);
}

GFile *
toy_file (const char *name)
{
  g_autoptr (GFile) own = toy_folder ();
  GFile *file = g_file_get_child (own, name);

  g_unlink (g_file_peek_path (file));
  return file;
}

void
toy_write (GFile      *file,
           const char *text,
           gssize      length)
{
  g_autoptr (GError) error = NULL;

  g_file_set_contents (g_file_peek_path (file), text, length, &error);
  g_assert_no_error (error);
}

char *
toy_read (GFile *file,
          gsize *length)
{
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (g_file_peek_path (file), &text, length, &error);
  g_assert_no_error (error);
  return text;
}

char *
toy_replaced (const char *text,
              const char *find,
              const char *instead)
{
  const char *at = strstr (text, find);

  g_assert_nonnull (at);
  return g_strdup_printf ("%.*s%s%s", (int) (at - text), text, instead, at + strlen (find));
}

char *
toy_record_text (guint n)
{
  g_autoptr (GFile) file = toy_file ("text.gnomon");
  g_autoptr (GnMatch) match = toy_match ();
  g_autoptr (GError) error = NULL;
  GnRecord *record = gn_record_create (file, match, NULL, 1795262400, &error);

  g_assert_no_error (error);
  for (guint i = 1; i <= n; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"i\":%u,\"t\":%u,\"m\":[[0,\"take\",\"a\"]]}", i, i * 3);

      g_assert_true (gn_record_append (record, line, &error));
    }
  gn_record_close (record);
  return toy_read (file, NULL);
}
