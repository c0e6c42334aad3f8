/* json.c: a strict JSON parser for untrusted files and lines
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

/**
 * Reader:
 * @members: (nullable): receives the members of the outermost object
 */
typedef struct {
  const char *start;
  const char *p;
  const char *end;
  guint       first_line;
  guint       depth;
  GnJsonMembers *members;
  GError    **error;
} Reader;

/* @value: (out) (transfer full) (optional): without it the text is only checked, which needs no memory. */
static gboolean read_value (Reader *reader, JsonNode **value);

/* Sets the error once. @sentence has the gaps {line} and {what}. */
static void
fail (Reader     *reader,
      int         code,
      const char *sentence,
      const char *what,
      gsize       length)
{
  guint line = reader->first_line;

  for (const char *p = reader->start; p < reader->p; p++)
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
    /* Translators: {line} is the number of a line in a damaged file. */
    fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the text ends too early."), NULL, 0);
  else if (*reader->p == '\'')
    fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: text needs double quotes, not single quotes."), NULL, 0);
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

/* The value of four hex digits at @p, or -1. */
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

/* After "\u": appends the character and moves on. A lone surrogate and the character 0 are errors. */
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
      fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: “\\u{what}” is not a character."),
            reader->p, (gsize) MIN (4, reader->end - reader->p));
      return FALSE;
    }

  g_string_append_unichar (text, (gunichar) c);
  reader->p += 4;
  return TRUE;
}

/* After the opening quote. Nearly every string has no escapes and can be used directly. Returns: its length, or -1 */
static gssize
skip_plain_string (Reader *reader)
{
  const char *begin = reader->p, *p = begin;

  while (p < reader->end && *p != '"' && *p != '\\' && (guchar) *p >= 0x20)
    p++;
  if (p == reader->end || *p != '"')
    return -1;

  reader->p = p + 1;
  return p - begin;
}

/* After the opening quote. Returns: (transfer full): the string, or NULL with the error set. */
static char *
read_string (Reader *reader)
{
  g_autoptr (GString) text = g_string_new (NULL);

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
                _("Line {line}: a text has no end, or contains a control character."), NULL, 0);
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

static gboolean
read_number (Reader    *reader,
             JsonNode **node)
{
  const char *begin = reader->p, *p = begin, *end = reader->end;
  gboolean whole = TRUE, valid;
  char digits[64];

  p += *p == '-';
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
      return FALSE;
    }

  /* So few digits cannot overflow. */
  if (whole && length < 18 && !node)
    {
      reader->p = p;
      return TRUE;
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
            {
              if (node)
                *node = json_node_init_int (json_node_alloc (), value);
              return TRUE;
            }
        }
      else
        {
          const double value = g_ascii_strtod (digits, NULL);

          if (isfinite (value))
            {
              if (node)
                *node = json_node_init_double (json_node_alloc (), value);
              return TRUE;
            }
        }
      reader->p = begin;
    }

  fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the number {what} is larger than 64 bits can hold."), begin,
        length);
  return FALSE;
}

/* At the opening bracket. */
static gboolean
read_array (Reader    *reader,
            JsonArray *array)
{
  reader->p++;
  skip_blanks (reader);
  if (reader->p < reader->end && *reader->p == ']')
    {
      reader->p++;
      return TRUE;
    }

  while (TRUE)
    {
      JsonNode *value;

      if (!read_value (reader, array ? &value : NULL))
        return FALSE;
      if (array)
        json_array_add_element (array, value);

      skip_blanks (reader);
      if (reader->p < reader->end && *reader->p == ']')
        {
          reader->p++;
          return TRUE;
        }
      if (reader->p >= reader->end || *reader->p != ',')
        {
          fail_at (reader, _("Line {line}: a comma or “]” is missing before “{what}”."));
          return FALSE;
        }
      reader->p++;
    }
}

/* The keys of an object so far: the first ones as they are in the text; once there are more, all of them in a
 * table. */
typedef struct {
  guint       n;
  const char *at[16];
  gsize       length[16];
  GHashTable *table;
} Keys;

static void
keys_clear (Keys *keys)
{
  g_clear_pointer (&keys->table, g_hash_table_unref);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Keys, keys_clear)

/* @stays: @key is in the text itself, not in a copy without its escapes. Returns: FALSE if the key is a duplicate */
static gboolean
keys_add (Keys       *keys,
          const char *key,
          gsize       length,
          gboolean    stays)
{
  if (!keys->table)
    {
      for (guint i = 0; i < keys->n; i++)
        if (keys->length[i] == length && memcmp (keys->at[i], key, length) == 0)
          return FALSE;
      if (stays && keys->n < G_N_ELEMENTS (keys->at))
        {
          keys->at[keys->n] = key;
          keys->length[keys->n++] = length;
          return TRUE;
        }
      keys->table = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      for (guint i = 0; i < keys->n; i++)
        g_hash_table_add (keys->table, g_strndup (keys->at[i], keys->length[i]));
    }

  keys->n++;
  return g_hash_table_add (keys->table, g_strndup (key, length));
}

/* At the quote of a key. @key: (out): does not end with a NUL. @copy: (out): the unescaped copy, if it has escapes */
static gboolean
read_key (Reader      *reader,
          Keys        *keys,
          const char **key,
          gsize       *length,
          char       **copy)
{
  const char *at = reader->p;

  *key = ++reader->p;

  const gssize plain = skip_plain_string (reader);

  if (plain < 0 && !(*copy = read_string (reader)))
    return FALSE;
  if (*copy)
    *key = *copy;
  *length = *copy ? strlen (*copy) : (gsize) plain;

  if (keys->n == GN_JSON_MAX_KEYS)
    {
      g_autofree char *most = g_strdup_printf ("%d", GN_JSON_MAX_KEYS);

      fail (reader, GN_FILE_ERROR_TOO_LARGE, _("Line {line}: an object has more than {what} keys."), most,
            strlen (most));
      return FALSE;
    }
  if (!keys_add (keys, *key, *length, *copy == NULL))
    {
      reader->p = at;
      fail (reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: the key “{what}” appears twice."), *key, *length);
      return FALSE;
    }
  return TRUE;
}

/* Notes where the value that was just read is in the text. For the outermost object. */
static void
note_member (GnJsonMembers *members,
             const char    *key,
             gsize          key_length,
             gboolean       plain,
             const char    *begin,
             const char    *end)
{
  members->plain = members->plain && plain && members->n < GN_JSON_MAX_MEMBERS;
  if (members->plain)
    members->at[members->n++] = (GnJsonMember) { key, key_length, begin, (gsize) (end - begin) };
}

/* At the opening brace. */
static gboolean
read_object (Reader     *reader,
             JsonObject *object)
{
  g_auto (Keys) keys = { 0 };

  reader->p++;
  skip_blanks (reader);
  if (reader->p < reader->end && *reader->p == '}')
    {
      reader->p++;
      return TRUE;
    }

  while (TRUE)
    {
      g_autofree char *copy = NULL;
      const char *key;
      gsize length;
      JsonNode *value;

      skip_blanks (reader);
      if (reader->p >= reader->end || *reader->p != '"')
        {
          fail_at (reader, _("Line {line}: a key in double quotes is missing before “{what}”."));
          return FALSE;
        }
      if (!read_key (reader, &keys, &key, &length, &copy))
        return FALSE;

      skip_blanks (reader);
      if (reader->p >= reader->end || *reader->p != ':')
        {
          fail_at (reader, _("Line {line}: a colon is missing before “{what}”."));
          return FALSE;
        }
      reader->p++;
      skip_blanks (reader);

      const char *begin = reader->p;

      if (!read_value (reader, object ? &value : NULL))
        return FALSE;
      if (reader->members && reader->depth == 1)
        note_member (reader->members, key, length, copy == NULL, begin, reader->p);
      if (object)
        {
          if (!copy)
            copy = g_strndup (key, length);
          json_object_set_member (object, copy, value);
        }

      skip_blanks (reader);
      if (reader->p < reader->end && *reader->p == '}')
        {
          reader->p++;
          return TRUE;
        }
      if (reader->p >= reader->end || *reader->p != ',')
        {
          fail_at (reader, _("Line {line}: a comma or “}” is missing before “{what}”."));
          return FALSE;
        }
      reader->p++;
    }
}

/* At a bracket or a brace. This is the only recursion, and its depth is limited here. */
static gboolean
read_inner (Reader    *reader,
            JsonNode **value)
{
  g_autoptr (JsonObject) object = NULL;
  g_autoptr (JsonArray) array = NULL;
  gboolean ok;

  if (reader->depth == GN_JSON_MAX_DEPTH)
    {
      g_autofree char *most = g_strdup_printf ("%d", GN_JSON_MAX_DEPTH);

      fail (reader, GN_FILE_ERROR_NESTED, _("Line {line}: nested deeper than {what} levels."), most, strlen (most));
      return FALSE;
    }

  reader->depth++;
  if (*reader->p == '{')
    ok = read_object (reader, value ? (object = json_object_new ()) : NULL);
  else
    ok = read_array (reader, value ? (array = json_array_new ()) : NULL);
  reader->depth--;

  if (ok && object)
    *value = json_node_init_object (json_node_alloc (), object);
  else if (ok && array)
    *value = json_node_init_array (json_node_alloc (), array);
  return ok;
}

static gboolean
read_text (Reader    *reader,
           JsonNode **value)
{
  const char *begin = ++reader->p;
  const gssize plain = skip_plain_string (reader);

  if (plain >= 0 && !value)
    return TRUE;

  g_autofree char *text = plain >= 0 ? g_strndup (begin, (gsize) plain) : read_string (reader);

  if (text && value)
    *value = json_node_init_string (json_node_alloc (), text);
  return text != NULL;
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

static gboolean
read_value (Reader    *reader,
            JsonNode **value)
{
  gboolean truth;

  skip_blanks (reader);
  if (reader->p < reader->end)
    switch (*reader->p)
      {
      case '{':
      case '[':
        return read_inner (reader, value);

      case '"':
        return read_text (reader, value);

      case '-': case '0': case '1': case '2': case '3': case '4':
      case '5': case '6': case '7': case '8': case '9':
        return read_number (reader, value);

      default:
        if (read_word (reader, "null"))
          {
            if (value)
              *value = json_node_init_null (json_node_alloc ());
            return TRUE;
          }
        truth = read_word (reader, "true");
        if (truth || read_word (reader, "false"))
          {
            if (value)
              *value = json_node_init_boolean (json_node_alloc (), truth);
            return TRUE;
          }
      }

  fail_at (reader, _("Line {line}: “{what}” is not JSON."));
  return FALSE;
}

static gboolean
read_all (const char    *text,
          gsize          length,
          guint          line,
          GnJsonMembers *members,
          JsonNode     **value,
          GError       **error)
{
  Reader reader = { text, text, text + length, line, 0, members, error };
  const char *valid;

  if (!g_utf8_validate (text, (gssize) length, &valid))
    {
      reader.p = valid;
      fail (&reader, GN_FILE_ERROR_NOT_UTF8, _("Line {line}: this is not UTF-8 text."), NULL, 0);
      return FALSE;
    }

  /* Some editors put a byte order mark (U+FEFF) before the first line of a file. */
  if (line == 1 && length >= 3 && memcmp (text, "\xEF\xBB\xBF", 3) == 0)
    reader.p += 3;
  skip_blanks (&reader);
  if (reader.p == reader.end)
    {
      fail (&reader, GN_FILE_ERROR_SYNTAX, _("Line {line}: there is nothing here."), NULL, 0);
      return FALSE;
    }

  if (members)
    *members = (GnJsonMembers) { .plain = *reader.p == '{' };
  if (!read_value (&reader, value))
    return FALSE;

  skip_blanks (&reader);
  if (reader.p == reader.end)
    return TRUE;

  if (value)
    g_clear_pointer (value, json_node_unref);
  fail_at (&reader, _("Line {line}: “{what}” follows the end."));
  return FALSE;
}

static JsonNode *
parse (const char *text,
       gsize       length,
       guint       line,
       GError    **error)
{
  JsonNode *node = NULL;

  return read_all (text, length, line, NULL, &node, error) ? node : NULL;
}

gboolean
gn_json_scan (const char    *text,
              gsize          length,
              guint          line,
              GnJsonMembers *members,
              GError       **error)
{
  return read_all (text, length, line, members, NULL, error);
}

const GnJsonMember *
gn_json_member (const GnJsonMembers *members,
                const char          *key)
{
  const gsize length = strlen (key);

  for (guint i = 0; i < members->n; i++)
    if (members->at[i].key_length == length && memcmp (members->at[i].key, key, length) == 0)
      return &members->at[i];
  return NULL;
}

gboolean
gn_json_member_int (const GnJsonMember *member,
                    gint64             *number)
{
  char digits[24];

  if (!member || member->length >= sizeof digits)
    return FALSE;
  memcpy (digits, member->value, member->length);
  digits[member->length] = '\0';
  return g_ascii_string_to_signed (digits, 10, G_MININT64, G_MAXINT64, number, NULL);
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
      g_autofree char *message = gn_fill (_("This has {have} bytes; Gnomon reads at most {most}."),
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

  /* json-glib 1.6 does not escape this control character, and other readers may reject it. */
  if (!strchr (text, 0x1f))
    return g_steal_pointer (&text);

  g_auto (GStrv) parts = g_strsplit (text, "\x1f", -1);

  return g_strjoinv ("\\u001f", parts);
}
