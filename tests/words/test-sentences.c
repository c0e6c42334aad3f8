/* test-sentences.c: every text of every game is a sentence of its language, whatever fills its gaps
 *
 * Run once a language: numbers from none to some, the longest name, and names that begin with a vowel. What is looked for
 * is what a program can see: gaps left, blanks and stops in the wrong place, one of something in the plural, a French word
 * that should have lost its vowel. `./dev words GAME` writes them out for the rest.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "every-text.h"

#include "games/games.h"

typedef struct {
  const char *language;   /* NULL: in all of them */
  const char *what, *pattern;
} Fault;

/* A number of things, and not "slot 1 stays empty", "G1", "1.5". */
#define COUNT   "(?i)(?<![0-9\\pL.,-])(?<!slot |place |space |round |level |box |card |deck |step |turn |phase |layer )"
#define ZAHL    "(?<![0-9\\pL.,-])(?<!Zug |Runde |Stufe |Feld |Fach |Karte |Platz |Phase |Lage |Stapel |Schritt )"
#define NOMBRE  "(?<![0-9\\pL.,-])(?<!tour |manche |niveau |case |carte |phase |couche |emplacement |pioche )"
#define WHITE   "white |wild |discount |discarded |gnome |boon |element |ability |action |victory "
#define NO_BREAK "\\x{a0}\\x{202f}"

static const Fault faults[] = {
  { NULL, "a gap stays open", "[{}]" },
  { NULL, "two blanks", "  " },
  { NULL, "a blank before a stop", " [.,]" },
  { NULL, "a blank at an end", "^ | $" },
  { NULL, "two stops", "[.?!][.?!]|[.,][.,]" },
  { "en", "one of many", COUNT "1 (" WHITE ")?(?!is\\b|was\\b|has\\b|less\\b|this\\b)[a-z-]+s\\b" },
  { "en", "one that are", COUNT "1 (are|were|have|stay|lie|come|remain|make)\\b" },
  { "de", "one of many", ZAHL "1 (\\pL+[en] )?\\pL*(Karten|karten|[Pp]unkte|steine|Zimmer[ns]|Gnome|Clans|Hörner|Kristalle"
    "|Schritte|Brauereien|Boote|Felder|Minen|Verbündete|Waffen|Buchstaben|Züge|Runden|Symbole|Aktionen|Einheiten"
    "|Stämme|Chips|Sätze|Gaben|Wesen|Personen|Gruppen|Orte)\\b" },
  { "de", "one that are", ZAHL "1 (sind|waren|haben|gehen|bleiben|liegen|kommen|wurden|werden|fehlen|stehen)\\b" },
  { "fr", "none or one of many", NOMBRE "[01] (?!fois\\b|hors\\b|dedans\\b|sous\\b|dans\\b|plus\\b|sans\\b|pas\\b|rubis\\b)\\pL+[sx]\\b" },
  { "fr", "none or one that are", NOMBRE "[01] (sont|étaient|ont|vont|restent|viennent|manquent|retournent)\\b" },
  { "fr", "a vowel to be dropped",
    "(?i)(?<![\\pL’])(de|que|le|la|je|ne|se|jusque|lorsque|puisque) (?!onze|oui)(?=[aeiouâàéèêëîïôöùû][\\pL’'])" },
  { "fr", "a mark without a blank that does not break", "[^" NO_BREAK ":;?!][;?!]|[^" NO_BREAK "\\d]:" },
  { "fr", "a blank at which the line may break", " [:;?!»]|« " },
};

static const char *language;

static void
check (const GnText *text,
       const char   *sentence)
{
  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (GRegex) regex = g_regex_new (faults[i].pattern, 0, 0, &error);
      g_autoptr (GMatchInfo) match = NULL;

      g_assert_no_error (error);
      if ((faults[i].language && !g_str_equal (faults[i].language, language))
          || !g_regex_match (regex, sentence, 0, &match))
        continue;

      g_autofree char *found = g_match_info_fetch (match, 0);

      g_test_message ("%s: %s (“%s”): %s", text->id, faults[i].what, found, sentence);
      g_test_fail ();
    }
}

/* What is told and what is refused ends as a sentence does, unless words from elsewhere end it. */
static void
check_end (const GnText *text,
           const char   *format,
           const char   *sentence)
{
  if (text->kind != GN_TEXT_FACT && text->kind != GN_TEXT_REFUSAL)
    return;
  if (g_str_has_suffix (format, "}") || g_str_has_suffix (sentence, ".") || g_str_has_suffix (sentence, "?")
      || g_str_has_suffix (sentence, "!"))
    return;

  g_test_message ("%s: no mark at the end: %s", text->id, sentence);
  g_test_fail ();
}

static void
test_sentences (gconstpointer data)
{
  const GnGame *game = data;
  g_autoptr (GnMatch) match = every_text_match (game);
  guint read = 0;

  for (guint i = 1; i < gn_game_n_texts (game); i++)
    for (guint fill = 0; fill < EVERY_TEXT_FILLS; fill++)
      {
        const GnText *text = &game->texts[i];
        GnSay say;

        every_text_fill (match, i, fill, &say);

        g_autofree char *sentence = text->text ? gn_say_text (match, &say, FALSE) : NULL;
        g_autofree char *covered = text->covered ? gn_say_text (match, &say, TRUE) : NULL;
        g_autofree char *instruction = text->instruction ? gn_say_instruction (match, &say, NULL) : NULL;

        if (sentence)
          {
            check (text, sentence);
            check_end (text, text->text, sentence);
            read++;
          }
        if (covered)
          {
            check (text, covered);
            check_end (text, text->covered, covered);
          }
        if (instruction)
          check (text, instruction);
      }
  g_assert_cmpuint (read, >, 0);
}

int
main (int   argc,
      char *argv[])
{
  gn_language_init ();
  g_test_init (&argc, &argv, NULL);
  gn_games_init ();
  language = argc > 1 ? argv[1] : "en";
  for (guint i = 0; gn_games ()[i]; i++)
    {
      g_autofree char *path = g_strdup_printf ("/sentences/%s", gn_games ()[i]->id);

      g_test_add_data_func (path, gn_games ()[i], test_sentences);
    }
  return g_test_run ();
}
