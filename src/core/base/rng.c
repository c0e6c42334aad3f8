/* rng.c: counter-based random numbers: the k-th number of a seed for a source
 *
 * Philox2x64-10 (Salmon, Moraes, Dror, Shaw: Parallel random numbers: as easy as 1, 2, 3; 2011): ten rounds of
 * multiplication and exclusive or on a counter, with a key. There is no state between two draws.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "rng.h"

#include <errno.h>
#include <sys/random.h>

__extension__ typedef unsigned __int128 Wide;

#define PHILOX_ROUNDS   10
#define PHILOX_MULTIPLY G_GUINT64_CONSTANT (0xd2b74407b1ce6e93)
#define PHILOX_WEYL     G_GUINT64_CONSTANT (0x9e3779b97f4a7c15)

void
gn_rng_philox (const guint64 counter[2],
               guint64       key,
               guint64       out[2])
{
  guint64 a = counter[0], b = counter[1];

  for (guint round = 0; round < PHILOX_ROUNDS; round++)
    {
      Wide product = (Wide) PHILOX_MULTIPLY * a;

      a = (guint64) (product >> 64) ^ key ^ b;
      b = (guint64) product;
      key += PHILOX_WEYL;
    }

  out[0] = a;
  out[1] = b;
}

/* Eight bytes as a little-endian number, the same on every machine. */
static guint64
read_64 (const guint8 *bytes)
{
  guint64 value = 0;

  for (int i = 7; i >= 0; i--)
    value = value << 8 | bytes[i];
  return value;
}

guint64
gn_rng_draw (const guint8 seed[16],
             guint        source,
             guint        k,
             guint64      total)
{
  g_return_val_if_fail (total > 0, 0);

  /* Numbers above @last would make small remainders likelier, so they are rejected and the next attempt is used. */
  guint64 excess = (G_MAXUINT64 % total + 1) % total;
  guint64 last = G_MAXUINT64 - excess;
  guint64 key = read_64 (seed);
  guint64 counter[2] = { (guint64) k << 32, read_64 (seed + 8) ^ source };
  guint64 out[2];

  do
    {
      gn_rng_philox (counter, key, out);
      counter[0]++;
    }
  while (out[0] > last);

  return out[0] % total;
}

void
gn_rng_seed (guint8 seed[16])
{
  static guint64 tested[2];
  gsize done = 0;

  /* Test programs use a fixed sequence of seeds, so that a failure can be repeated. */
  if (g_test_initialized ())
    {
      guint64 out[2];

      tested[0]++;
      gn_rng_philox (tested, 0, out);
      memcpy (seed, out, sizeof out);
      return;
    }

  while (done < 16)
    {
      gssize got = getrandom (seed + done, 16 - done, 0);

      if (got > 0)
        done += (gsize) got;
      else if (errno != EINTR)
        g_error ("The system gives no random numbers: %s", g_strerror (errno));
    }
}

gboolean
gn_rng_seed_from_hex (guint8      seed[16],
                      const char *hex)
{
  gsize length = strlen (hex);
  guint8 read[16] = { 0 };

  if (length == 0 || length > 32)
    return FALSE;

  /* The last digit is the last of the seed, so that "1" and "01" are the same seed. */
  for (gsize i = 0; i < length; i++)
    {
      int digit = g_ascii_xdigit_value (hex[length - 1 - i]);

      if (digit < 0)
        return FALSE;
      read[15 - i / 2] |= (guint8) (i % 2 ? digit << 4 : digit);
    }

  memcpy (seed, read, sizeof read);
  return TRUE;
}

void
gn_rng_seed_to_hex (const guint8 seed[16],
                    char         hex[33])
{
  static const char digits[] = "0123456789abcdef";

  for (guint i = 0; i < 16; i++)
    {
      hex[2 * i] = digits[seed[i] >> 4];
      hex[2 * i + 1] = digits[seed[i] & 15];
    }
  hex[32] = '\0';
}

/* xoroshiro128+ (Blackman and Vigna, 2018); splitmix64 fills its state. */

static guint64
split_mix (guint64 *state)
{
  guint64 z = (*state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

static inline guint64
rotate_left (guint64 value,
             guint   by)
{
  return value << by | value >> (64 - by);
}

void
gn_stream_init (GnStream *stream,
                guint64   seed)
{
  stream->s[0] = split_mix (&seed);
  stream->s[1] = split_mix (&seed);
}

guint64
gn_stream_next (GnStream *stream)
{
  guint64 a = stream->s[0], b = stream->s[1];
  guint64 result = a + b;

  b ^= a;
  stream->s[0] = rotate_left (a, 24) ^ b ^ b << 16;
  stream->s[1] = rotate_left (b, 37);
  return result;
}

guint
gn_stream_below (GnStream *stream,
                 guint     n)
{
  /* The high half is more random; the bias of the multiplication is below n / 2^32. */
  return (guint) ((gn_stream_next (stream) >> 32) * n >> 32);
}
