/* json.c: a strict reader of JSON, for files and lines that come from strangers
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"

#include "json.h"
#include "language.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <math.h>

G_DEFINE_QUARK (gn-file-error-quark, gn_file_error)

typedef struct {
  const char *start;
  const char *p;
  const char *end;
  guint       first_line;
  guint       depth;
  GError    **error;
} Reader;

static JsonNode *read_value (Reader *reader);

/* Sets the error once: @sentence has the gaps {line} and {what}. */
static void
fail (Reader     *reader,
      int         code,
      const char *sentence,
      const char *what,
      gsize       length)
{
  guint line = reader->first_line;

  for (const char *p = reader->start; p < reader->p && p < reader->end; p++)
    line += *p == '\n';

  g_autofree char *number = g_strdup_printf ("%u", line);
  g_autofree char *valid = g_utf8_make_valid (what ? what : "", (gssize) MIN (length, 40));
  g_autofree char *piece = gn_plain_name (valid, 40);
  g_autofree char *message = gn_fill (sentence, "line", number, "what", piece, NULL);

  g_set_error_literal (reader->error, GN_FILE_ERROR, code, message);
}

static void
fail_at (Reader     *reader,
         const char *sentence)
{
  gsize n = 0;

  while (reader->p + n < reader->end && n < 12 && !g_ascii_isspace (reader->p[n]))
    n++;

  if (reader->p >= reader->end)
    /* Translators: {line} is the number of a line in a file that is damaged. */
    fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the text ends too early."), NULL, 0);
  else if (*reader->p == '\'')
    fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: texts stand in double quotes, not in single ones."), NULL, 0);
  else
    fail (reader, GN_FILE_ERROR_SYNTAX, sentence, reader->p, n);
}

static void
skip_blanks (Reader *reader)
{
  while (reader->p < reader->end
         && (*reader->p == ' ' || *reader->p == '\n' || *reader->p == '\r' || *reader->p == '\t'))
    reader->p++;
}

/* Four hex digits at @p, or -1. */
static gint32
read_hex (Reader     *reader,
          const char *p)
{
  gint32 value = 0;

  if (reader->end - p < 4)
    return -1;

  for (guint i = 0; i < 4; i++)
    {
      if (!g_ascii_isxdigit (p[i]))
        return -1;
      value = value * 16 + g_ascii_xdigit_value (p[i]);
    }
  return value;
}

/* After "\u": appends the character and moves on. A lone half of a pair and the character 0 are no text. */
static gboolean
read_unicode (Reader  *reader,
              GString *text)
{
  gint32 c = read_hex (reader, reader->p);
  gint32 low = -1;

  if (c >= 0xd800 && c < 0xdc00 && reader->end - reader->p >= 10 && reader->p[4] == '\\' && reader->p[5] == 'u')
    low = read_hex (reader, reader->p + 6);

  if (low >= 0xdc00 && low < 0xe000)
    {
      g_string_append_unichar (text, 0x10000 + ((gunichar) (c - 0xd800) << 10) + (gunichar) (low - 0xdc00));
      reader->p += 10;
      return TRUE;
    }

  if (c <= 0 || (c >= 0xd800 && c < 0xe000))
    {
      fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: “\\u{what}” is no character."),
            reader->p, (gsize) MIN (4, reader->end - reader->p));
      return FALSE;
    }

  g_string_append_unichar (text, (gunichar) c);
  reader->p += 4;
  return TRUE;
}

/* At the opening quote. Returns: (transfer full): the text, or NULL with the error set. */
static char *
read_string (Reader *reader)
{
  const char *begin = ++reader->p;

  while (reader->p < reader->end && *reader->p != '"' && *reader->p != '\\' && (guchar) *reader->p >= 0x20)
    reader->p++;

  /* Nearly every text: nothing to replace. */
  if (reader->p < reader->end && *reader->p == '"')
    return g_strndup (begin, (gsize) (reader->p++ - begin));

  g_autoptr (GString) text = g_string_new_len (begin, reader->p - begin);

  while (reader->p < reader->end)
    {
      const char c = *reader->p;

      if (c == '"')
        {
          reader->p++;
          return g_string_free (g_steal_pointer (&text), FALSE);
        }
      if ((guchar) c < 0x20)
        {
          fail (reader, GN_FILE_ERROR_SYNTAX,
                _("Line {line}: a text is not ended, or has a control character in it."), NULL, 0);
          return NULL;
        }
      if (c != '\\')
        {
          g_string_append_c (text, c);
          reader->p++;
          continue;
        }

      static const char escapes[] = "\"\\/bfnrt", meant[] = "\"\\/\b\f\n\r\t";
      const char e = reader->end - reader->p > 1 ? reader->p[1] : '\0';
      const char *at = e ? strchr (escapes, e) : NULL;

      if (at)
        {
          g_string_append_c (text, meant[at - escapes]);
          reader->p += 2;
        }
      else if (e == 'u')
        {
          reader->p += 2;
          if (!read_unicode (reader, text))
            return NULL;
        }
      else
        {
          fail_at (reader, _("Line {line}: “{what}” is not JSON."));
          return NULL;
        }
    }

  fail_at (reader, "");
  return NULL;
}

static JsonNode *
read_number (Reader *reader)
{
  const char *begin = reader->p, *p = begin, *end = reader->end;
  gboolean whole = TRUE, valid;
  char digits[64];

  p += p < end && *p == '-';
  valid = p < end && g_ascii_isdigit (*p) && !(*p == '0' && p + 1 < end && g_ascii_isdigit (p[1]));
  while (p < end && g_ascii_isdigit (*p))
    p++;

  if (valid && p < end && *p == '.')
    {
      whole = FALSE;
      p++;
      valid = p < end && g_ascii_isdigit (*p);
      while (p < end && g_ascii_isdigit (*p))
        p++;
    }
  if (valid && p < end && (*p == 'e' || *p == 'E'))
    {
      whole = FALSE;
      p++;
      p += p < end && (*p == '+' || *p == '-');
      valid = p < end && g_ascii_isdigit (*p);
      while (p < end && g_ascii_isdigit (*p))
        p++;
    }

  const gsize length = (gsize) (p - begin);

  if (!valid)
    {
      fail_at (reader, _("Line {line}: “{what}” is not a number."));
      return NULL;
    }

  if (length < sizeof digits)
    {
      memcpy (digits, begin, length);
      digits[length] = '\0';
      reader->p = p;

      if (whole)
        {
          gint64 value;

          if (g_ascii_string_to_signed (digits, 10, G_MININT64, G_MAXINT64, &value, NULL))
            return json_node_init_int (json_node_alloc (), value);
        }
      else
        {
          const double value = g_ascii_strtod (digits, NULL);

          if (isfinite (value))
            return json_node_init_double (json_node_alloc (), value);
        }
      reader->p = begin;
    }

  fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the number {what} is larger than 64 bits can hold."), begin, length);
  return NULL;
}

/* At the bracket. */
static JsonNode *
read_array (Reader *reader)
{
  g_autoptr (JsonArray) array = json_array_new ();

  reader->p++;
  skip_blanks (reader);
  if (reader->p < reader->end && *reader->p == ']')
    reader->p++;
  else
    while (TRUE)
      {
        JsonNode *value = read_value (reader);

        if (!value)
          return NULL;
        json_array_add_element (array, value);

        skip_blanks (reader);
        if (reader->p < reader->end && *reader->p == ']')
          {
            reader->p++;
            break;
          }
        if (reader->p >= reader->end || *reader->p != ',')
          {
            fail_at (reader, _("Line {line}: a comma or “]” is missing before “{what}”."));
            return NULL;
          }
        reader->p++;
      }

  return json_node_init_array (json_node_alloc (), array);
}

/* At the brace. */
static JsonNode *
read_object (Reader *reader)
{
  g_autoptr (JsonObject) object = json_object_new ();

  reader->p++;
  skip_blanks (reader);
  if (reader->p < reader->end && *reader->p == '}')
    reader->p++;
  else
    while (TRUE)
      {
        skip_blanks (reader);
        if (reader->p >= reader->end || *reader->p != '"')
          {
            fail_at (reader, _("Line {line}: a key in double quotes is missing before “{what}”."));
            return NULL;
          }

        const char *at = reader->p;
        g_autofree char *key = read_string (reader);

        if (!key)
          return NULL;
        if (json_object_get_size (object) == GN_JSON_MAX_KEYS)
          {
            g_autofree char *most = g_strdup_printf ("%d", GN_JSON_MAX_KEYS);

            fail (reader, GN_FILE_ERROR_TOO_LARGE, _("Line {line}: an object has more than {what} keys."), most, strlen (most));
            return NULL;
          }
        if (json_object_has_member (object, key))
          {
            reader->p = at;
            fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the key “{what}” is there twice."), key, strlen (key));
            return NULL;
          }

        skip_blanks (reader);
        if (reader->p >= reader->end || *reader->p != ':')
          {
            fail_at (reader, _("Line {line}: a colon is missing before “{what}”."));
            return NULL;
          }
        reader->p++;

        JsonNode *value = read_value (reader);

        if (!value)
          return NULL;
        json_object_set_member (object, key, value);

        skip_blanks (reader);
        if (reader->p < reader->end && *reader->p == '}')
          {
            reader->p++;
            break;
          }
        if (reader->p >= reader->end || *reader->p != ',')
          {
            fail_at (reader, _("Line {line}: a comma or “}” is missing before “{what}”."));
            return NULL;
          }
        reader->p++;
      }

  return json_node_init_object (json_node_alloc (), object);
}

static gboolean
read_word (Reader     *reader,
           const char *word)
{
  const gsize length = strlen (word);

  if ((gsize) (reader->end - reader->p) < length || memcmp (reader->p, word, length) != 0)
    return FALSE;

  reader->p += length;
  return TRUE;
}

static JsonNode *
read_value (Reader *reader)
{
  skip_blanks (reader);
  if (reader->p < reader->end)
    switch (*reader->p)
      {
      case '{':
      case '[':
        {
          JsonNode *node;

          /* The only recursion there is, and it ends here. */
          if (reader->depth == GN_JSON_MAX_DEPTH)
            {
              g_autofree char *most = g_strdup_printf ("%d", GN_JSON_MAX_DEPTH);

              fail (reader, GN_FILE_ERROR_NESTED, _("Line {line}: nested deeper than {what} levels."), most, strlen (most));
              return NULL;
            }
          reader->depth++;
          node = *reader->p == '{' ? read_object (reader) : read_array (reader);
          reader->depth--;
          return node;
        }

      case '"':
        {
          g_autofree char *text = read_string (reader);

          return text ? json_node_init_string (json_node_alloc (), text) : NULL;
        }

      case '-': case '0': case '1': case '2': case '3': case '4':
      case '5': case '6': case '7': case '8': case '9':
        return read_number (reader);

      default:
        if (read_word (reader, "null"))
          return json_node_init_null (json_node_alloc ());
        if (read_word (reader, "true"))
          return json_node_init_boolean (json_node_alloc (), TRUE);
        if (read_word (reader, "false"))
          return json_node_init_boolean (json_node_alloc (), FALSE);
      }

  fail_at (reader, _("Line {line}: “{what}” is not JSON."));
  return NULL;
}

static JsonNode *
parse (const char *text,
       gsize       length,
       guint       line,
       GError    **error)
{
  Reader reader = { text, text, text + length, line, 0, error };
  const char *valid;
  JsonNode *node;

  if (!g_utf8_validate (text, (gssize) length, &valid))
    {
      reader.p = valid;
      fail (&reader, GN_FILE_ERROR_NOT_UTF8, _("Line {line}: this is not text in UTF-8."), NULL, 0);
      return NULL;
    }

  skip_blanks (&reader);
  if (reader.p == reader.end)
    {
      fail (&reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: there is nothing here."), NULL, 0);
      return NULL;
    }

  node = read_value (&reader);
  skip_blanks (&reader);
  if (node && reader.p < reader.end)
    {
      g_clear_pointer (&node, json_node_unref);
      fail_at (&reader, _("Line {line}: “{what}” stands after the end."));
    }
  return node;
}

JsonNode *
gn_json_parse (const char *text,
               gssize      length,
               gsize       max_bytes,
               GError    **error)
{
  const gsize n = length < 0 ? strlen (text) : (gsize) length;

  if (n > max_bytes)
    {
      g_autofree char *have = g_strdup_printf ("%" G_GSIZE_FORMAT, n);
      g_autofree char *most = g_strdup_printf ("%" G_GSIZE_FORMAT, max_bytes);
      g_autofree char *message = gn_fill (_("This has {have} bytes; more than {most} are not read."),
                                          "have", have, "most", most, NULL);

      g_set_error_literal (error, GN_FILE_ERROR, GN_FILE_ERROR_TOO_LARGE, message);
      return NULL;
    }
  return parse (text, n, 1, error);
}

JsonNode *
gn_json_parse_line (const char *text,
                    gsize       length,
                    guint       line,
                    GError    **error)
{
  return parse (text, length, line, error);
}

gboolean
gn_json_is_int (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64;
}

gboolean
gn_json_is_string (JsonNode *node)
{
  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

const char *
gn_json_string (JsonObject *object,
                const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return gn_json_is_string (node) ? json_node_get_string (node) : NULL;
}

gint64
gn_json_int (JsonObject *object,
             const char *key,
             gint64      otherwise)
{
  JsonNode *node = json_object_get_member (object, key);

  return gn_json_is_int (node) ? json_node_get_int (node) : otherwise;
}

gboolean
gn_json_bool (JsonObject *object,
              const char *key,
              gboolean    otherwise)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN
         ? json_node_get_boolean (node) : otherwise;
}

JsonObject *
gn_json_object (JsonObject *object,
                const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

JsonArray *
gn_json_array (JsonObject *object,
               const char *key)
{
  JsonNode *node = json_object_get_member (object, key);

  return node && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

void
gn_json_append_int (GString *text,
                    gint64   number)
{
  char digits[24];
  guint k = sizeof digits;
  guint64 rest = number < 0 ? -(guint64) number : (guint64) number;

  do
    digits[--k] = (char) ('0' + rest % 10);
  while ((rest /= 10));
  if (number < 0)
    digits[--k] = '-';
  g_string_append_len (text, digits + k, (gssize) (sizeof digits - k));
}

char *
gn_json_to_text (JsonNode *node)
{
  g_autofree char *text = json_to_string (node, FALSE);

  /* json-glib 1.6 forgets this one of the control characters, and is not the only reader. */
  if (!strchr (text, 0x1f))
    return g_steal_pointer (&text);

  g_auto (GStrv) parts = g_strsplit (text, "\x1f", -1);

  return g_strjoinv ("\\u001f", parts);
}

static gboolean
stands_in_a_name (gunichar c)
{
  const gboolean turns = (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);

  return !turns && !g_unichar_iscntrl (c) && c != 0x2028 && c != 0x2029;
}

char *
gn_plain_name (const char *name,
               guint       max)
{
  g_autofree char *valid = g_utf8_make_valid (name, -1);
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *p = g_strchug (valid); *p && n < max; p = g_utf8_next_char (p))
    if (stands_in_a_name (g_utf8_get_char (p)))
      {
        g_string_append_unichar (plain, g_utf8_get_char (p));
        n++;
      }

  g_strstrip (plain->str);
  return g_string_free (plain, FALSE);
}

gboolean
gn_is_plain_name (const char *name,
                  guint       max)
{
  g_autofree char *plain = gn_plain_name (name, max);

  return g_str_equal (plain, name);
}

char *
gn_plain_lines (const char *text,
                guint       max)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GString *plain = g_string_new (NULL);
  guint n = 0;

  for (const char *p = valid; *p; p = g_utf8_next_char (p))
    {
      const gunichar c = g_utf8_get_char (p);

      if (c != '\n' && !stands_in_a_name (c))
        continue;
      if (n++ == max)
        {
          g_string_append (plain, "…");
          break;
        }
      g_string_append_unichar (plain, c);
    }
  return g_string_free (plain, FALSE);
}

static char *
on_one_line (const char *text,
             guint       max)
{
  g_autofree char *flat = g_strdelimit (g_strdup (text), "\n\r\t", ' ');

  return gn_plain_lines (g_strstrip (flat), max);
}

char *
gn_plain_quote (const char *text)
{
  return on_one_line (text, GN_MAX_NAME);
}

char *
gn_plain_note (const char *text)
{
  return on_one_line (text, GN_MAX_NOTE);
}
