/* rng.h: counter-based random numbers: the k-th number of a seed for a source
 *
 * A draw that is undone and made again gives the same result: there is no stream to rewind.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "types.h"

G_BEGIN_DECLS

#define GN_RNG_NAME "philox2x64-10"  /* the name in records */

/** gn_rng_draw: the @k-th number of @source, uniform in 0…@total - 1 (by rejection, without modulo bias) */
guint64 gn_rng_draw (const guint8 seed[16], guint source, guint k, guint64 total);
/** gn_rng_philox: the function itself, for the known-answer tests: two words of @counter under @key */
void     gn_rng_philox (const guint64 counter[2], guint64 key, guint64 out[2]);
/**
 * gn_rng_seed: a fresh seed from the system; test programs get the same sequence of seeds in every run
 *
 * gn_rng_seed_from_hex: a seed from up to 32 hex digits; FALSE if they are not hex
 */
void     gn_rng_seed (guint8 seed[16]);
gboolean gn_rng_seed_from_hex (guint8 seed[16], const char *hex);
/** gn_rng_seed_to_hex: writes 32 digits and a NUL */
void     gn_rng_seed_to_hex (const guint8 seed[16], char hex[33]);

/* A small, fast stream for playouts and tests; not for dealing. */
typedef struct { guint64 s[2]; } GnStream;
/**
 * gn_stream_init: any @seed is valid, 0 included
 *
 * gn_stream_next: 64 bits
 *
 * gn_stream_below: from 0 to @n - 1; @n must not be 0
 */
void    gn_stream_init (GnStream *stream, guint64 seed);
guint64 gn_stream_next (GnStream *stream);
guint   gn_stream_below (GnStream *stream, guint n);

G_END_DECLS
