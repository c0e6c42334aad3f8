/* faces.c: faces of gnomes, composed from hats, beards, noses and eyes
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "faces.h"

#include <string.h>

/* Everything is drawn on the pieces' square of 64. Outlines have the classes of the other pieces (s-pl, f-pl), so
 * that the dark palette finds them. */
#define LINE " class=\"s-pl\" stroke=\"#2a2520\" stroke-width=\"2.3\" stroke-linejoin=\"round\""
#define THIN " class=\"s-pl\" fill=\"none\" stroke=\"#2a2520\" stroke-width=\"1.9\"" \
  " stroke-linecap=\"round\" stroke-linejoin=\"round\""
#define BOLD " class=\"s-pl\" fill=\"none\" stroke=\"#2a2520\" stroke-width=\"3.2\" stroke-linecap=\"round\""
#define INK  " class=\"f-pl\" fill=\"#2a2520\""

static const char *const hat_colours[] = {
  "#c8372d", "#2c5cc0", "#e0a526", "#8a3f7a", "#2f8a5f", "#d2652a", "#3d4a57", "#c0497e", "#6b4fb3", "#1f7f8c",
  "#8a5a33", "#7da33a", "#e9e0cf",
};
static const char *const coat_colours[] = {
  "#3c6fa3", "#556b2f", "#6b4a2f", "#7a3b4f", "#3f6b57", "#b5722a", "#4d5a66", "#5d4692", "#a33b31", "#c9a23f",
};
static const char *const beard_colours[] = {
  "#f7f2e6", "#cfd3cf", "#8f7a66", "#d5793a", "#4a3a30", "#e8c56a", "#a9b590", "#f7f2e6", "#b8b3ad",
};
/* colors of the face and of the nose on it */
static const char *const skin_colours[][2] = {
  { "#f2cda6", "#e8a07c" }, { "#e9b48a", "#d8845f" }, { "#f7dcc4", "#ee9f9a" }, { "#c98f62", "#ad6e46" },
    { "#dfc79d", "#c98a5a" },
};

typedef struct {
  const char *crown;    /* the hat's shape */
  const char *facet;    /* its lit side */
  const char *more;     /* bobbles, bells, spots, drawn over it */
  gboolean    fixed;    /* metal or straw: @crown has a color of its own */
} Hat;

static const Hat hats[] = {
  { "M11 30C20 22 22 8 36 2c5 8 8 10 17 28-14-5-28-5-42 0z", "M17 26C23 19 26 9 34 5c-5 7-6 13-9 20z", NULL, FALSE },
  { "M12 30C20 20 27 8 32 1c5 7 12 19 20 29-13-5-27-5-40 0z", "M17 26C23 19 28 10 31 5c-1 7-3 13-5 19z", NULL, FALSE },
  { "M11 30C14 14 24 3 38 4c9 1 17 8 20 17l-9 0c1 3 3 6 4 9-14-5-28-5-42 0z",
    "M16 26C19 15 26 7 36 6c-8 5-11 11-12 18z",
    "<circle cx=\"58\" cy=\"23\" r=\"4.6\" fill=\"#fffdf8\"" LINE "/>", FALSE },
  { "M12 30C12 15 21 9 32 9s20 6 20 21c-13-5-27-5-40 0z", "M16 27c0-9 5-14 13-16-5 5-6 9-6 14z",
    "<circle cx=\"32\" cy=\"7\" r=\"5.4\" fill=\"#fffdf8\"" LINE "/><path d=\"M12 30c13-5 27-5 40 "
                                                                 "0l0-6c-13-5-27-5-40 0z\" fill=\"#fff\" "
                                                                 "fill-opacity=\".35\"" LINE "/>", FALSE },
  { "M17 27V5c10-3 20-3 30 0v22l10 1c0 4-2 5-5 5-13-5-27-5-40 0-3 0-5-1-5-5z", "M19 25V7l8-1v18z", NULL, FALSE },
  { "M2 26c8-2 12-3 16-5C19 10 25 5 32 5s13 5 14 16c4 2 8 3 16 5-5 5-15 6-30 6S7 31 2 26z",
    "M20 21C21 13 24 8 30 7c-3 4-4 9-4 15z", NULL, FALSE },
  { "M5 29C6 13 18 4 32 4s26 9 27 25c-17-5-37-5-54 0z", "M9 25C11 15 18 8 28 6c-7 5-10 11-11 17z",
    "<circle cx=\"21\" cy=\"18\" r=\"4\" fill=\"#fffdf8\"/><circle cx=\"38\" cy=\"11\" r=\"4.6\" "
    "fill=\"#fffdf8\"/><circle cx=\"49\" cy=\"21\" r=\"3.4\" fill=\"#fffdf8\"/>", FALSE },
  { "M12 30C7 24 5 22 1 24 4 9 20 5 32 16 44 5 60 9 63 24c-4-2-6 0-11 6-13-5-27-5-40 0z",
    "M14 26c-4-5-6-6-9-6 5-8 15-9 23 0-5 1-8 2-14 6z",
    "<circle cx=\"3\" cy=\"25\" r=\"3.4\" fill=\"#f0c133\"" LINE "/><circle cx=\"61\" cy=\"25\" r=\"3.4\" "
                                                                 "fill=\"#f0c133\"" LINE "/>", FALSE },
  { "M12 29C11 15 19 8 32 8s21 7 20 21c-13-4-27-4-40 0z", "M16 26c0-9 4-14 12-16-4 5-5 9-5 15z",
    "<path d=\"M51 19h11v5H52z\" fill=\"#8a5a33\"" LINE "/>"
    "<circle cx=\"32\" cy=\"6\" r=\"3\" fill=\"#8a5a33\"" LINE "/>", TRUE },
  { "M8 30c0-10 5-14 10-15C22 6 28 3 34 3c-2 5 2 8 8 9 8 1 13 8 14 18-15-5-33-5-48 0z",
    "M13 26c1-6 4-8 8-9 3-7 6-10 10-11-3 8-6 13-9 18z",
    "<path d=\"M33 3c5-3 9-3 12 0-3 4-8 4-12 0z\" fill=\"#5f9a3f\"" LINE "/>", FALSE },
};

typedef struct {
  const char *shape;
  gboolean    chin;     /* the face continues below the hat */
} Beard;

static const Beard beards[] = {
  { "M15 33c4 4 6 2 9 4 2-5 14-5 16 0 3-2 5 0 9-4 1 14-7 25-17 28C22 58 14 47 15 33z", FALSE },
  { "M13 33c4 4 8 2 11 4 3-4 13-4 16 0 3-2 7 0 11-4 5 11 1 25-9 26-4 3-16 3-20 0C12 58 8 44 13 33z", FALSE },
  { "M15 33c4 4 6 2 9 4 2-5 14-5 16 0 3-2 5 0 9-4 1 12-1 22-8 29-4-2-7-6-9-11-2 5-5 9-9 11-7-7-9-17-8-29z", FALSE },
  { "M32 41c-5-5-14-4-21 5 8 3 17 2 21-2 4 4 13 5 21 2-7-9-16-10-21-5z", TRUE },
  { "M24 43c2-4 14-4 16 0 2 3 1 6-2 7 0 5-3 10-6 13-3-3-6-8-6-13-3-1-4-4-2-7z", TRUE },
  { "M14 31c-4 11 1 20 10 22-4-6-4-13-3-19zM50 31c4 11-1 20-10 22 4-6 4-13 3-19z", TRUE },
  { "M15 33c-5 2-5 8-1 10-4 4-1 9 4 9-1 6 7 8 11 5 3 3 7 3 9 0 5 2 10-1 9-6 5 0 7-6 3-9 4-2 4-7-1-9-3 3-6 1-9 "
    "4-2-5-14-5-16 0-3-3-6-1-9-4z", FALSE },
  { "M15 32c4 4 6 2 9 5 2-5 14-5 16 0 3-3 5-1 9-5v28l-5-4-4 5-4-4-4 5-4-5-4 4-4-5-5 4z", FALSE },
  { "M15 33c4 4 6 2 9 4 2-5 14-5 16 0 3-2 5 0 9-4 0 9-4 15-11 18l2 5-4 6h-8l-4-6 2-5c-7-3-11-9-11-18z", FALSE },
  { NULL, TRUE },
};
#define BRAIDED   8
#define NO_BEARD  9
#define N_BEARDS  G_N_ELEMENTS (beards)

static const char *const noses[] = {
  "<circle cx=\"32\" cy=\"37\" r=\"5.5\"",
  "<circle cx=\"32\" cy=\"37\" r=\"7.2\"",
  "<path d=\"M30 31c1 5 11 7 11 12-2 4-11 2-13-2-1-4 0-7 2-10z\"",
  "<ellipse cx=\"32\" cy=\"37.5\" rx=\"8\" ry=\"4.8\"",
  "<path d=\"M32 30c3 4 6 8 5 11-2 3-8 3-10 0-1-3 2-7 5-11z\"",
};

/* Both eyes. Some looks prescribe them. */
enum { DOTS, ROUND, NARROW, WINK, GLASSES, ASLEEP, PATCH, CROSSED, N_EYES, MASK = N_EYES, MONOCLE, SHADES };

static const char *const eyes[] = {
  [DOTS] = "<circle cx=\"25\" cy=\"32.500\" r=\"2.200\"" INK "/><circle cx=\"39\" cy=\"32.500\" r=\"2.200\"" INK "/>",
  [ROUND] = "<circle cx=\"24.500\" cy=\"32\" r=\"4\" fill=\"#fff\"" LINE "/><circle cx=\"39.500\" cy=\"32\" r=\"4\" "
                                                                         "fill=\"#fff\"" LINE "/>"
            "<circle cx=\"25.500\" cy=\"32.500\" r=\"1.800\"" INK "/>"
            "<circle cx=\"38.500\" cy=\"32.500\" r=\"1.800\"" INK "/>",
  [NARROW] = "<path d=\"M21 32.500h7.500M35.500 32.500h7.500\"" BOLD "/>",
  [WINK] = "<circle cx=\"25\" cy=\"32.500\" r=\"2.300\"" INK "/><path d=\"M35.500 33.500q3.500-3 7 0\"" THIN "/>",
  [GLASSES] = "<circle cx=\"24.500\" cy=\"32.500\" r=\"5.200\" fill=\"#e8f4f5\"" LINE "/><circle cx=\"39.500\" "
                                                                                      "cy=\"32.500\" r=\"5.200\" "
                                                                                      "fill=\"#e8f4f5\"" LINE "/>"
              "<path d=\"M29.700 32q2.300-1.500 4.600 0\"" THIN "/><circle cx=\"25\" cy=\"33\" r=\"1.900\"" INK "/>"
              "<circle cx=\"39\" cy=\"33\" r=\"1.900\"" INK "/>",
  [ASLEEP] = "<path d=\"M21 31.500q4 4 8 0M35 31.500q4 4 8 0\"" THIN "/>",
  [PATCH] = "<path d=\"M15 29l34 5\"" THIN "/><path d=\"M34 29h11c1 5-2 8-5.500 8S33 34 34 29z\"" INK "/>"
            "<circle cx=\"25\" cy=\"32.500\" r=\"2.200\"" INK "/>",
  [CROSSED] = "<circle cx=\"24.500\" cy=\"32\" r=\"4\" fill=\"#fff\"" LINE "/><circle cx=\"39.500\" cy=\"32\" "
                                                                           "r=\"4\" fill=\"#fff\"" LINE "/>"
              "<circle cx=\"26.800\" cy=\"33\" r=\"1.800\"" INK "/>"
              "<circle cx=\"37.200\" cy=\"33\" r=\"1.800\"" INK "/>",
  [MASK] = "<path d=\"M14 27.500h36v6c0 4-10 5-13 1.500-2-2-8-2-10 0-3 3.500-13 2.500-13-1.500z\"" INK "/>"
           "<circle cx=\"25\" cy=\"32\" r=\"2.100\" fill=\"#fff\"/><circle cx=\"39\" cy=\"32\" r=\"2.100\" "
           "fill=\"#fff\"/>",
  [MONOCLE] = "<circle cx=\"25\" cy=\"32.500\" r=\"2.200\"" INK "/><circle cx=\"39.500\" cy=\"32.500\" r=\"5.600\" "
                                                                "fill=\"#e8f4f5\" stroke=\"#b98a1e\" "
                                                                "stroke-width=\"2.600\"/>"
              "<path d=\"M45 34c3 5 4 12 3 20\" fill=\"none\" stroke=\"#b98a1e\" stroke-width=\"1.700\"/><circle "
              "cx=\"39.500\" cy=\"33\" r=\"2.200\"" INK "/>",
  [SHADES] = "<path d=\"M14 29h36M17 29h13v4c0 6-12 6-13 0zM34 29h13v4c-1 6-13 6-13 0z\"" LINE " fill=\"#2a2520\"/>"
             "<path d=\"M20 31l5 0M37 31l5 0\" stroke=\"#8aa0ac\" stroke-width=\"1.600\" fill=\"none\"/>",
};

/* Above the eyes, on the rim of the hat. */
static const char *const brows[] = {
  "",
  "<path d=\"M19 26.500l10 3.500M45 26.500l-10 3.500\"" BOLD "/>",
  "<path d=\"M20 29.500l8-3M44 29.500l-8-3\"" BOLD "/>",
  "<path d=\"M19 28c3-3 7-3 10-1M35 27c3-2 7-2 10 1\" fill=\"none\" stroke=\"#2a2520\" class=\"s-pl\" "
  "stroke-width=\"6\" stroke-linecap=\"round\"/>"
  "<path d=\"M19 28c3-3 7-3 10-1M35 27c3-2 7-2 10 1\" fill=\"none\" stroke=\"%s\" stroke-width=\"3\" "
  "stroke-linecap=\"round\"/>",
};
enum { NO_BROWS, ANGRY, WORRIED, BUSHY };

static const char *const mouths[] = {
  "<path d=\"M27 46q5 4 10 0\"" THIN "/>",
  "<path d=\"M27 48q5-4 10 0\"" THIN "/>",
  "<path d=\"M26 45h12c0 7-12 7-12 0z\" fill=\"#7a2a22\"" LINE "/><path d=\"M29 46h3v2.500h-3z\" fill=\"#fff\"/>",
  "<path d=\"M28 47h8\"" THIN "/>",
};

/* Additional features; the last entries are empty. */
static const char *const extras[] = {
  "<path d=\"M37 47l14 5v-7h8v9c0 4-7 5-9 1L36 50z\" fill=\"#7a4a2a\"" LINE "/>"
  "<path d=\"M55 41c-3-4 3-6 0-10\"" THIN "/>",
  "<path d=\"M36 47L56 41\" stroke=\"#2a2520\" class=\"s-pl\" stroke-width=\"4\" stroke-linecap=\"round\"/><path "
  "d=\"M36 47L56 41\" stroke=\"#9bbf4d\" stroke-width=\"2\" stroke-linecap=\"round\"/>",
  "<circle cx=\"20\" cy=\"39\" r=\"3\" fill=\"#e2705a\" fill-opacity=\".55\"/><circle cx=\"44\" cy=\"39\" r=\"3\" "
  "fill=\"#e2705a\" fill-opacity=\".55\"/>",
  "<path d=\"M42 36l5 5M47 37l-4 3\" stroke=\"#a33b31\" stroke-width=\"1.700\" fill=\"none\" "
  "stroke-linecap=\"round\"/>",
  "<circle cx=\"50\" cy=\"40\" r=\"3\" fill=\"none\" stroke=\"#d9a017\" stroke-width=\"2.200\"/>",
  "", "", "",
};

/* Decoration on the hat. */
static const char *const trimmings[] = {
  "<path d=\"M44 22C46 10 52 4 60 2c0 9-5 17-13 21z\" fill=\"#fff8ea\"" LINE "/>",
  "<g transform=\"translate(22 22)\"><g fill=\"#fffdf8\"" LINE "><circle cx=\"0\" cy=\"-4\" r=\"3.4\"/><circle "
                                                               "cx=\"4\" cy=\"-1\" r=\"3.4\"/><circle cx=\"2.500\" "
                                                               "cy=\"3.500\" r=\"3.4\"/>"
  "<circle cx=\"-2.500\" cy=\"3.500\" r=\"3.4\"/><circle cx=\"-4\" cy=\"-1\" r=\"3.4\"/></g><circle r=\"2.800\" "
  "fill=\"#f0c133\"/></g>",
  "<path d=\"M30 14l8-2 2 8-8 2z\" fill=\"#d9b47a\"" LINE "/><path d=\"M31 17l7-2M34 13l2 8\" stroke=\"#2a2520\" "
                                                          "stroke-width=\"1.200\" stroke-dasharray=\"1.6 1.6\" "
                                                          "fill=\"none\"/>",
  "<path d=\"M29 17h7v7h-7z\" fill=\"#f0c133\"" LINE "/>",
  "<path d=\"M18 24c5-6 10-6 12 0-4 3-8 3-12 0z\" fill=\"#5f9a3f\"" LINE "/>",
  "", "", "", "",
};

static const char crown[] =
  "<path d=\"M13 29L9 8l12 8L32 3l11 13 12-8-4 21c-12-4-26-4-38 0z\" fill=\"#e9b83f\"" LINE "/><path d=\"M15 26L12 "
                                                                                            "12l9 6 9-11-6 18z\" "
                                                                                            "fill=\"#fff\" "
                                                                                            "fill-opacity=\".35\"/>"
  "<circle cx=\"32\" cy=\"18\" r=\"3\" fill=\"#c4283f\"/><circle cx=\"21\" cy=\"22\" r=\"2\" "
  "fill=\"#2c5cc0\"/><circle cx=\"43\" cy=\"22\" r=\"2\" fill=\"#2c5cc0\"/>";

/* ---- Choosing ------------------------------------------------------------- */

static guint64
spread (guint64 x)
{
  x ^= x >> 30;
  x *= G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  x ^= x >> 27;
  x *= G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return x ^ (x >> 31);
}

/* The same seed always gives the same face, on every machine. */
static guint64
seed_of (const char *text)
{
  guint64 hash = G_GUINT64_CONSTANT (0xcbf29ce484222325);

  for (; *text; text++)
    hash = (hash ^ (guchar) *text) * G_GUINT64_CONSTANT (0x100000001b3);
  return hash;
}

static guint
pick (guint64 *state,
      guint    n)
{
  *state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15);
  return (guint) (spread (*state) % n);
}

/* ---- Looks ------------------------------------------------------------------ */

enum { LOOK_MASK = 1 << 0, LOOK_MONOCLE = 1 << 1, LOOK_CROWN = 1 << 2, LOOK_SLEEP = 1 << 3, LOOK_SHADES = 1 << 4,
       LOOK_TWO = 1 << 5, LOOK_CROSS = 1 << 6, LOOK_LADY = 1 << 7 };

static const struct { const char *word; guint look; } looks[] = {
  { "mask-", LOOK_MASK }, { "monocle-", LOOK_MONOCLE }, { "crown-", LOOK_CROWN }, { "sleep-", LOOK_SLEEP },
  { "shades-", LOOK_SHADES }, { "two-", LOOK_TWO }, { "cross-", LOOK_CROSS }, { "lady-", LOOK_LADY },
};

static guint
read_looks (const char **seed)
{
  guint look = 0;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    if (g_str_has_prefix (*seed, looks[i].word))
      {
        look |= looks[i].look;
        *seed += strlen (looks[i].word);
        i = (guint) -1;
      }
  return look;
}

/* ---- Drawing ------------------------------------------------------------------ */

static void
add_lady (GString    *svg,
          const char *hair)
{
  g_string_append_printf (
    svg,
    "<path d=\"M15 27c-8 6-9 18-4 30 5-3 8-10 8-26zM49 27c8 6 9 18 4 30-5-3-8-10-8-26z\" fill=\"%s\"" LINE "/>"
    "<path d=\"M8 44l9 2M56 44l-9 2\"" THIN "/>",
    hair);
}

static void
add_head (GString *svg,
          guint64 *dice,
          guint    look)
{
  const Hat *hat = &hats[pick (dice, G_N_ELEMENTS (hats))];
  const char *hat_colour = hat_colours[pick (dice, G_N_ELEMENTS (hat_colours))];
  const char *coat = coat_colours[pick (dice, G_N_ELEMENTS (coat_colours))];
  const char *hair = beard_colours[pick (dice, G_N_ELEMENTS (beard_colours))];
  const guint skin = pick (dice, G_N_ELEMENTS (skin_colours));
  /* some gnomes are ladies, with braids instead of a beard */
  const gboolean lady = (pick (dice, 6) == 0) | ((look & (LOOK_LADY | LOOK_CROWN)) != 0);
  const guint any_beard = pick (dice, N_BEARDS - 1);
  const guint beard = lady ? NO_BEARD : any_beard;
  const char *nose = noses[pick (dice, G_N_ELEMENTS (noses))];
  guint eye = pick (dice, N_EYES);
  guint brow = pick (dice, G_N_ELEMENTS (brows));
  const char *mouth = mouths[pick (dice, G_N_ELEMENTS (mouths))];
  const char *extra = extras[pick (dice, G_N_ELEMENTS (extras))];
  const char *trimming = trimmings[pick (dice, G_N_ELEMENTS (trimmings))];

  eye = look & LOOK_MASK ? MASK
        : look & LOOK_MONOCLE ? MONOCLE
        : look & LOOK_SLEEP ? ASLEEP
        : look & LOOK_SHADES ? SHADES
                              : eye;
  if (look & LOOK_CROSS)
    brow = ANGRY;
  else if (eye == ASLEEP || eye == GLASSES || eye >= N_EYES)
    brow = NO_BROWS;
  if (lady && brow == BUSHY)
    brow = NO_BROWS;

  if (lady)
    add_lady (svg, hair);
  g_string_append_printf (svg, "<path d=\"M10 62c1-13 9-17 22-17s21 4 22 17z\" fill=\"%s\"" LINE "/>", coat);
  if (beards[beard].chin)
    g_string_append_printf (svg, "<path d=\"M17 28h30v8c0 11-6 18-15 18s-15-7-15-18z\" fill=\"%s\"" LINE "/>",
                            skin_colours[skin][0]);
  else
    g_string_append_printf (svg, "<path d=\"M19 28h26v13H19z\" fill=\"%s\"" LINE "/>", skin_colours[skin][0]);
  if (beards[beard].chin && beard != 4)
    g_string_append (svg, mouth);
  if (beards[beard].shape)
    g_string_append_printf (svg, "<path d=\"%s\" fill=\"%s\"" LINE "/>", beards[beard].shape, hair);
  if (beard == BRAIDED)
    g_string_append_printf (svg, "<path d=\"M26 50h12v5H26z\" fill=\"%s\"" LINE "/>", hat_colour);
  g_string_append_printf (svg, "%s fill=\"%s\"" LINE "/>", nose, skin_colours[skin][1]);
  g_string_append (svg, eyes[eye]);
  if (lady && (eye == DOTS || eye == ROUND))
    g_string_append (svg, "<path d=\"M21 30l-3-2M43 30l3-2\"" THIN "/>");
  if (look & LOOK_CROWN)
    g_string_append (svg, crown);
  else
    {
      g_string_append_printf (svg,
                              "<path d=\"%s\" fill=\"%s\"" LINE "/><path d=\"%s\" fill=\"#fff\" fill-opacity=\".3\"/>",
                              hat->crown, hat->fixed ? "#9aa3ab" : hat_colour, hat->facet);
      if (hat->more)
        g_string_append (svg, hat->more);
      else
        g_string_append (svg, trimming);
    }
  if (brow == BUSHY)
    g_string_append_printf (svg, brows[BUSHY], hair);
  else
    g_string_append (svg, brows[brow]);
  if (beards[beard].chin || !g_str_has_prefix (extra, "<p"))
    g_string_append (svg, extra);
}

char *
gn_face_svg (const char *name)
{
  if (!name || !g_str_has_prefix (name, GN_FACE_PREFIX) || !name[strlen (GN_FACE_PREFIX)])
    return NULL;

  const char *seed = name + strlen (GN_FACE_PREFIX);
  const guint look = read_looks (&seed);
  guint64 dice = seed_of (seed);
  GString *svg = g_string_new (
    "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 64 64\" width=\"64\" height=\"64\">");

  if (look & LOOK_TWO)
    {
      g_string_append (svg, "<g transform=\"translate(20 2) scale(.72)\">");
      add_head (svg, &dice, look);
      g_string_append (svg, "</g><g transform=\"translate(-3 17) scale(.72)\">");
      add_head (svg, &dice, look);
      g_string_append (svg, "</g>");
    }
  else
    add_head (svg, &dice, look);
  g_string_append (svg, "</svg>");
  return g_string_free (svg, FALSE);
}
