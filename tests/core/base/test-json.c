/* test-json.c: what the reader takes, what it refuses, and with which words
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "core/base/json.h"
#include "core/record/record.h"

#define MANY 4096

typedef struct {
  const char *text;
  int         code;
  const char *message;  /* NULL: it is taken */
} Case;

static const Case cases[] = {
  { "{}", 0, NULL },
  { " [1, -2 ,3.5e2,\ttrue,false,null,\"x\"]\r\n", 0, NULL },
  { "\"\\u00e4\\ud83c\\udfb2\\n\\/\"", 0, NULL },
  { "[1E5,1e+5,1e-5,0.5E-1,-0]", 0, NULL },
  { "9223372036854775807", 0, NULL },
  { "-9223372036854775808", 0, NULL },
  { "", GN_FILE_ERROR_SYNTAX, "Line 1: there is nothing here." },
  { " \n\n ", GN_FILE_ERROR_SYNTAX, "Line 3: there is nothing here." },
  { "{'a':1}", GN_FILE_ERROR_SYNTAX, "Line 1: text needs double quotes, not single quotes." },
  { "{\"a\":\n'b'}", GN_FILE_ERROR_SYNTAX, "Line 2: text needs double quotes, not single quotes." },
  { "{\"a\":1,\n\"b\":2,\n\"a\":3}", GN_FILE_ERROR_SYNTAX, "Line 3: the key “a” appears twice." },
  { "{\"a\":1,\"\\u0061\":3}", GN_FILE_ERROR_SYNTAX, "Line 1: the key “a” appears twice." },
  { "{\"n\":9223372036854775808}", GN_FILE_ERROR_SYNTAX,
    "Line 1: the number 9223372036854775808 is larger than 64 bits can hold." },
  { "-9223372036854775809", GN_FILE_ERROR_SYNTAX,
    "Line 1: the number -9223372036854775809 is larger than 64 bits can hold." },
  { "1e999", GN_FILE_ERROR_SYNTAX, "Line 1: the number 1e999 is larger than 64 bits can hold." },
  { "01", GN_FILE_ERROR_SYNTAX, "Line 1: “01” is not a number." },
  { "-", GN_FILE_ERROR_SYNTAX, "Line 1: “-” is not a number." },
  { "1.", GN_FILE_ERROR_SYNTAX, "Line 1: “1.” is not a number." },
  { "1e", GN_FILE_ERROR_SYNTAX, "Line 1: “1e” is not a number." },
  { "1e+", GN_FILE_ERROR_SYNTAX, "Line 1: “1e+” is not a number." },
  { "-x", GN_FILE_ERROR_SYNTAX, "Line 1: “-x” is not a number." },
  { "1.x", GN_FILE_ERROR_SYNTAX, "Line 1: “1.x” is not a number." },
  { "+1", GN_FILE_ERROR_SYNTAX, "Line 1: “+1” is not JSON." },
  { "NaN", GN_FILE_ERROR_SYNTAX, "Line 1: “NaN” is not JSON." },
  { "True", GN_FILE_ERROR_SYNTAX, "Line 1: “True” is not JSON." },
  { "[1,]", GN_FILE_ERROR_SYNTAX, "Line 1: “]” is not JSON." },
  { "[1 2]", GN_FILE_ERROR_SYNTAX, "Line 1: a comma or “]” is missing before “2]”." },
  { "{\"a\":1,}", GN_FILE_ERROR_SYNTAX, "Line 1: a key in double quotes is missing before “}”." },
  { "{a:1}", GN_FILE_ERROR_SYNTAX, "Line 1: a key in double quotes is missing before “a:1}”." },
  { "{\"a\" 1}", GN_FILE_ERROR_SYNTAX, "Line 1: a colon is missing before “1}”." },
  { "{\"a\":1 \"b\":2}", GN_FILE_ERROR_SYNTAX, "Line 1: a comma or “}” is missing before “\"b\":2}”." },
  { "{\"a\":1", GN_FILE_ERROR_SYNTAX, "Line 1: the text ends too early." },
  { "[", GN_FILE_ERROR_SYNTAX, "Line 1: the text ends too early." },
  { "\"abc", GN_FILE_ERROR_SYNTAX, "Line 1: the text ends too early." },
  { "\"a\nb\"", GN_FILE_ERROR_SYNTAX, "Line 1: a text has no end, or contains a control character." },
  { "\"\\x\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\x\"” is not JSON." },
  { "\"\\u12\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\u12\"” is not a character." },
  { "\"\\u0000\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\u0000” is not a character." },
  { "\"\\ud83c\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\ud83c” is not a character." },
  { "\"\\ud83cx\\udfb2\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\ud83c” is not a character." },
  { "\"\\ud83c\\u0041\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\ud83c” is not a character." },
  { "\"\\ud83c\\ue000\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\ud83c” is not a character." },
  { "\"\\ud83c\\nabcdef\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\ud83c” is not a character." },
  { "\"\\udfb2\\ud83c\"", GN_FILE_ERROR_SYNTAX, "Line 1: “\\udfb2” is not a character." },
  { "{} {}", GN_FILE_ERROR_SYNTAX, "Line 1: “{}” follows the end." },
  { "// no\n{}", GN_FILE_ERROR_SYNTAX, "Line 1: “//” is not JSON." },
  { "var x = {}", GN_FILE_ERROR_SYNTAX, "Line 1: “var” is not JSON." },
  { "\xef\xbb\xbf", GN_FILE_ERROR_SYNTAX, "Line 1: there is nothing here." },
  { "\xef\xbb\xbf\xef\xbb\xbf{}", GN_FILE_ERROR_SYNTAX, "Line 1: “\xef\xbb\xbf{}” is not JSON." },
  { "{}\xef\xbb\xbf", GN_FILE_ERROR_SYNTAX, "Line 1: “\xef\xbb\xbf” follows the end." },
  { "{\"a\":\"\xff\"}", GN_FILE_ERROR_NOT_UTF8, "Line 1: this is not UTF-8 text." },
  { "\n\"\xc3\"", GN_FILE_ERROR_NOT_UTF8, "Line 2: this is not UTF-8 text." },
};

static void
test_cases (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = gn_json_parse (cases[i].text, -1, MANY, &error);

      g_autoptr (GError) unfit = NULL;

      g_test_message ("case %u", i);
      g_assert_true (gn_json_scan (cases[i].text, strlen (cases[i].text), 1, NULL, &unfit) == (node != NULL));
      g_assert_cmpstr (unfit ? unfit->message : NULL, ==, cases[i].message);
      if (cases[i].message)
        {
          g_assert_null (node);
          g_assert_error (error, GN_FILE_ERROR, cases[i].code);
          g_assert_cmpstr (error->message, ==, cases[i].message);
        }
      else
        {
          g_assert_no_error (error);
          g_assert_nonnull (node);
        }
    }
}

/* Cut off anywhere, nothing that is not whole is taken. */
static void
test_cut (void)
{
  static const char text[] = "{\"a\":[1,{\"b\":\"\\u00e4\\ud83c\\udfb2ö\"},null,true],\"c\":-1.5e3}";

  for (gsize n = 0; n < sizeof text - 1; n++)
    {
      g_autoptr (GError) error = NULL;
      /* In a block of its own, so that reading past the end would be seen. */
      g_autofree char *part = g_memdup2 (text, n);
      g_autoptr (JsonNode) node = gn_json_parse (part ? part : "", (gssize) n, MANY, &error);

      g_assert_null (node);
      g_assert_nonnull (error);
    }
}

static void
test_values (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = gn_json_parse (
    "{\"i\":-9223372036854775808,\"d\":1.25,\"s\":\"\\u00e4\\ud83c\\udfb2\\t\",\"b\":true,\"n\":null,\"a\":[1,[]],"
    "\"o\":{}}",
    -1, MANY, &error);

  g_assert_no_error (error);

  JsonObject *object = json_node_get_object (node);

  g_assert_cmpint (gn_json_int (object, "i", 0), ==, G_MININT64);
  g_assert_cmpint (gn_json_int (object, "d", 7), ==, 7);
  g_assert_cmpint (gn_json_int (object, "none", 7), ==, 7);
  g_assert_cmpint (gn_json_int_within (object, "i", 0, -5, 5), ==, -5);
  g_assert_cmpint (gn_json_int_within (object, "none", 7, -5, 5), ==, 5);
  g_assert_cmpint (gn_json_int_within (object, "none", 3, -5, 5), ==, 3);
  g_assert_null (gn_json_node_object (NULL));
  g_assert_null (gn_json_node_object (json_object_get_member (object, "a")));
  g_assert_cmpstr (gn_json_node_string (json_object_get_member (object, "a"), "x"), ==, "x");
  g_assert_false (gn_json_is_int (json_object_get_member (object, "a")));
  g_assert_cmpfloat (json_object_get_double_member (object, "d"), ==, 1.25);
  g_assert_cmpstr (gn_json_string (object, "s"), ==, "ä🎲\t");
  g_assert_null (gn_json_string (object, "i"));
  g_assert_true (gn_json_bool (object, "b", FALSE));
  g_assert_false (gn_json_bool (object, "i", FALSE));
  g_assert_true (gn_json_bool (object, "a", TRUE));
  g_assert_true (gn_json_bool (object, "none", TRUE));
  g_assert_true (JSON_NODE_HOLDS_NULL (json_object_get_member (object, "n")));
  g_assert_cmpint (json_array_get_length (gn_json_array (object, "a")), ==, 2);
  g_assert_nonnull (gn_json_object (object, "o"));
  g_assert_null (gn_json_object (object, "a"));

  /* Members where they stand in the text. */
  static const char line[] = " {\"i\": -9223372036854775808 ,\"d\":1.0,\"a\":[{\"i\":1}]}";
  GnJsonMembers members;
  gint64 number = 7;

  g_assert_true (gn_json_scan (line, sizeof line - 1, 1, &members, &error));
  g_assert_true (members.plain);
  g_assert_cmpuint (members.n, ==, 3);
  g_assert_true (gn_json_member_int (gn_json_member (&members, "i"), &number));
  g_assert_cmpint (number, ==, G_MININT64);
  g_assert_false (gn_json_member_int (gn_json_member (&members, "d"), &number));
  g_assert_false (gn_json_member_int (gn_json_member (&members, "none"), &number));
  g_assert_cmpmem (gn_json_member (&members, "a")->value, gn_json_member (&members, "a")->length, "[{\"i\":1}]", 9);
  g_assert_true (gn_json_scan ("{\"\\u0069\":1}", 12, 1, &members, &error));
  g_assert_false (members.plain);
  static const char exact[] = "{\"n\":1.0000000000000000000000000}";
  g_assert_true (gn_json_scan (exact, sizeof exact - 1, 1, &members, &error));
  g_assert_false (gn_json_member_int (gn_json_member (&members, "n"), &number));
  g_assert_true (gn_json_scan ("[1]", 3, 1, &members, &error));
  g_assert_false (members.plain);

  /* Written and read again it is the same. */
  g_autofree char *text = gn_json_to_text (node);
  g_autoptr (JsonNode) again = gn_json_parse (text, -1, MANY, &error);

  g_assert_no_error (error);
  g_assert_true (json_node_equal (node, again));
}

static char *
nested (guint       depth,
        const char *open,
        const char *inner,
        const char *close)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < depth; i++)
    g_string_append (text, open);
  g_string_append (text, inner);
  for (guint i = 0; i < depth; i++)
    g_string_append (text, close);
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  for (guint kind = 0; kind < 2; kind++)
    {
      const char *open = kind ? "{\"a\":" : "[", *close = kind ? "}" : "]";
      g_autofree char *just = nested (GN_JSON_MAX_DEPTH, open, "1", close);
      g_autofree char *deeper = nested (GN_JSON_MAX_DEPTH + 1, open, "1", close);
      g_autofree char *abyss = nested (1000000, open, "1", close);
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = gn_json_parse (just, -1, MANY, &error);

      g_assert_no_error (error);
      g_assert_null (gn_json_parse (deeper, -1, MANY, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_NESTED);
      g_assert_cmpstr (error->message, ==, "Line 1: nested deeper than 32 levels.");
      g_clear_error (&error);
      g_assert_null (gn_json_parse (abyss, -1, G_MAXINT32, &error));
      g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_NESTED);
    }
}

static void
test_size (void)
{
  g_autofree char *text = g_strnfill (101, ' ');
  g_autoptr (GError) error = NULL;

  g_assert_null (gn_json_parse (text, -1, 100, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "This has 101 bytes; Gnomon reads at most 100.");
}

/* Every character that can be in a text comes back. */
static void
test_characters (void)
{
  for (gunichar c = 1; c < 0x300; c++)
    {
      char utf8[7] = { 0 };
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) node = json_node_alloc ();

      g_unichar_to_utf8 (c, utf8);
      json_node_init_string (node, utf8);

      g_autofree char *text = gn_json_to_text (node);
      g_autoptr (JsonNode) again = gn_json_parse (text, -1, MANY, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (json_node_get_string (again), ==, utf8);
      g_assert_null (strchr (text, '\n'));
    }
}

/* A hundred thousand keys are read in no time, and a key that is there twice is found among them. */
static void
test_many_keys (void)
{
  g_autoptr (GString) text = g_string_new ("{");
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < GN_JSON_MAX_KEYS - 1; i++)
    g_string_append_printf (text, "\"k%u\":%u,", i, i);

  const gsize fits = text->len;
  g_string_append (text, "\"k500\":1}");
  g_assert_null (gn_json_parse (text->str, -1, G_MAXINT32, &error));
  g_assert_cmpstr (error->message, ==, "Line 1: the key “k500” appears twice.");
  g_clear_error (&error);

  /* As many as fit, and one more. */
  g_string_truncate (text, fits);
  g_string_append (text, "\"last\":1}");
  g_autoptr (JsonNode) all = gn_json_parse (text->str, -1, G_MAXINT32, &error);
  g_assert_no_error (error);
  g_string_truncate (text, fits);
  g_string_append (text, "\"last\":1,\"over\":1}");
  g_assert_null (gn_json_parse (text->str, -1, G_MAXINT32, &error));
  g_assert_error (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE);
  g_assert_cmpstr (error->message, ==, "Line 1: an object has more than 1024 keys.");
}

static void
test_names (void)
{
  static const struct { const char *given, *plain; } names[] = {
    { "Ann", "Ann" },
    { "  Ann \n", "Ann" },
    { "A\tn\x01n", "Ann" },
    { "<b>Ann</b> & Co", "<b>Ann</b> & Co" },
    { "Ann\u202e nnA", "Ann nnA" },
    { "\u2067Ann\u2069", "Ann" },
    { "\u200fשרה", "\u200fשרה" },
    { "山田太郎", "山田太郎" },
    { "abcdefghij", "abcdefgh" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *plain = gn_plain_name (names[i].given, 8 + 64 * (i < 9 && i != 8));

      g_assert_cmpstr (plain, ==, names[i].plain);
      g_assert_true (gn_is_plain_name (plain, 72));
      g_assert_cmpint (gn_is_plain_name (names[i].given, 72), ==,
                       i == 8 || g_str_equal (names[i].given, names[i].plain));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/json/cases", test_cases);
  g_test_add_func ("/json/cut", test_cut);
  g_test_add_func ("/json/values", test_values);
  g_test_add_func ("/json/depth", test_depth);
  g_test_add_func ("/json/size", test_size);
  g_test_add_func ("/json/characters", test_characters);
  g_test_add_func ("/json/many-keys", test_many_keys);
  g_test_add_func ("/json/names", test_names);
  return g_test_run ();
}
