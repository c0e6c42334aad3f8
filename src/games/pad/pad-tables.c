/* pad-tables.c: the tables of the score pad: domains, verbs, texts, fields, families, options, setup
 *
 * There are no rules in here. Parser, forms, files, log and translators read these tables.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "gn-config.h"
#include "pad-state.h"
#include "core/game/rows.h"

#include <glib/gi18n-lib.h>

/* ---- Options and setup ------------------------------------------------- */

/* The pads of the set are the choices. */
CHOICES (no_pads, { NULL });

CHOICES (team_numbers,
  { "2", N_("Two"), N_("Every second player is in the same team.") },
  { "3", N_("Three"), N_("Every third player is in the same team.") },
  { "4", N_("Four"), N_("Every fourth player is in the same team.") },
  { "5", N_("Five"), N_("Every fifth player is in the same team.") },
  { "6", N_("Six"), N_("Every sixth player is in the same team.") },
  { NULL });

CHOICES (orders,
  { "rows", N_("Row by row"), N_("All players of a row, then the next row.") },
  { "players", N_("Player by player"), N_("All open cells of a player, then the next player.") },
  { NULL });

/* Whether a pad is for so many players (PAD-002) */
static gboolean
pad_suits (const GnSet *set,
           guint        index,
           guint        n_seats)
{
  gint least, most;

  if (!gn_set_number (set, PAD_FAMILY_PADS, index, "least-seats", &least))
    least = 1;
  if (!gn_set_number (set, PAD_FAMILY_PADS, index, "most-seats", &most))
    most = PAD_SEATS;
  return (guint) least <= n_seats && n_seats <= (guint) most;
}

const GnOption pad_options[] = {
  [PAD_OPTION_PAD] = {
    .id = "pad",
    .title = N_("Pad"),
    .hint = N_("The rows, the winner, and the end of the match."),
    .clause = "PAD-001",
    .choices = no_pads,
    .family = 1 + PAD_FAMILY_PADS,
    .suits = pad_suits,
  },
  EXPERT_OPTION (PAD_OPTION_TEAMS, "teams", N_("Teams"), N_("Number of teams, on a pad for teams."), "PAD-003",
                 team_numbers),
  EXPERT_OPTION (PAD_OPTION_ORDER, "order", N_("Next cell"),
                 N_("The order in which Gnomon offers empty cells."), "PAD-010", orders),
  { NULL }
};

const GnSetupStep pad_setup[] = {
  { N_("Write down points here instead of on paper: {pad_rows} rows, {pad_columns} columns."), NULL, "PAD-001" },
  { NULL }
};

/* ---- Families of components -------------------------------------------- */

#define RULE_ATTR(id, title, ...) NUMBER_ATTR (id, title, -PAD_LIMIT, PAD_LIMIT, .optional = TRUE, __VA_ARGS__)

static const GnAttr pad_attrs[] = {
  TEXT_ATTR ("name", N_("Name")),
  TEXT_ATTR ("letter", N_("Letter of the picture"), .optional = TRUE, .aside = TRUE),
  THING_ATTR ("color", N_("Color of the picture"), PAD_DOMAIN_COLOUR, .optional = TRUE, .aside = TRUE),
  PICTURE_ATTR ("picture", N_("Picture from a file"), .optional = TRUE, .aside = TRUE),
  NUMBER_ATTR ("least-seats", N_("Fewest players"), 1, PAD_SEATS, .optional = TRUE),
  NUMBER_ATTR ("most-seats", N_("Most players"), 1, PAD_SEATS, .optional = TRUE),
  THING_ATTR ("columns", N_("Columns"), PAD_DOMAIN_COLUMN, .optional = TRUE),
  NUMBER_ATTR ("rounds", N_("Rounds"), 1, PAD_ROWS, .optional = TRUE),
  TEXT_ATTR ("categories", N_("Categories, separated by commas"), .optional = TRUE),
  THING_ATTR ("wins", N_("Winner"), PAD_DOMAIN_WINS, .optional = TRUE),
  THING_ATTR ("end", N_("End"), PAD_DOMAIN_END, .optional = TRUE),
  RULE_ATTR ("target", N_("Target")),
  RULE_ATTR ("start", N_("Points at the start"), .aside = TRUE),
  THING_ATTR ("counting", N_("Figures"), PAD_DOMAIN_COUNTING, .optional = TRUE, .aside = TRUE),
  THING_ATTR ("bust", N_("A figure beyond the target is lost"), PAD_DOMAIN_YES, .optional = TRUE, .aside = TRUE),
  RULE_ATTR ("least", N_("Lowest figure"), .aside = TRUE),
  RULE_ATTR ("most", N_("Highest figure"), .aside = TRUE),
  NUMBER_ATTR ("step", N_("Figures are multiples of"), 1, PAD_LIMIT, .optional = TRUE, .aside = TRUE),
  THING_ATTR ("bids", N_("Bids"), PAD_DOMAIN_BIDS, .optional = TRUE),
  RULE_ATTR ("exact", N_("Points for an exact bid"), .aside = TRUE),
  RULE_ATTR ("each", N_("Points for each that was bid"), .aside = TRUE),
  RULE_ATTR ("miss", N_("Points off for each missed"), .aside = TRUE),
  THING_ATTR ("at-once", N_("A player can win at once"), PAD_DOMAIN_YES, .optional = TRUE, .aside = TRUE),
  NUMBER_ATTR ("bonus-rows", N_("Categories that count towards a bonus"), 1, PAD_CATEGORIES, .optional = TRUE,
               .aside = TRUE),
  RULE_ATTR ("bonus-from", N_("Sum that brings the bonus"), .aside = TRUE),
  RULE_ATTR ("bonus", N_("Bonus"), .aside = TRUE),
  LIST_ATTR ("tie-order", N_("Categories that break ties"), PAD_DOMAIN_CATEGORY, PAD_CATEGORIES, .optional = TRUE,
             .ordered = TRUE, .aside = TRUE),
  TEXT_ATTR ("tie", N_("How ties are broken"), .optional = TRUE, .aside = TRUE),
  { NULL }
};

const GnFamily pad_families[] = {
  [PAD_FAMILY_PADS] = {
    .id = "pads",
    .title = N_("Score pads"),
    .one = N_("score pad"),
    .group = "board",
    .attrs = pad_attrs,
    .max = PAD_PADS,
    .preset = TRUE,
    .designed = TRUE,
  },
  { NULL }
};

/* ---- Domains ------------------------------------------------------------ */

static const GnValue colours[] = {
  { "red", N_("red") }, { "blue", N_("blue") }, { "yellow", N_("yellow") }, { "green", N_("green") },
  { "purple", N_("purple") }, { "turquoise", N_("turquoise") }, { "ochre", N_("ochre") },
  { "crimson", N_("crimson") }, { "violet", N_("violet") },
};

static const GnValue column_values[] = {
  [PAD_FOR_PLAYERS] = { "players", N_("one for each player") },
  [PAD_FOR_TEAMS] = { "teams", N_("one for each team") },
};

static const GnValue win_values[] = {
  [PAD_HIGHEST] = { "highest", N_("most points") },
  [PAD_LOWEST] = { "lowest", N_("fewest points") },
  [PAD_TOGETHER] = { "together", N_("the players win or lose together") },
  [PAD_PLACES] = { "places", N_("places entered by hand") },
};

static const GnValue end_values[] = {
  [PAD_END_ROUNDS] = { "rounds", N_("after the last round") },
  [PAD_END_TARGET] = { "target", N_("after the round in which the target is reached") },
  [PAD_END_FIRST] = { "first", N_("as soon as the target is reached") },
  [PAD_END_OPEN] = { "open", N_("when the table says so") },
};

static const GnValue bid_values[] = {
  [PAD_BIDS_NONE] = { "none", N_("no bids") },
  [PAD_BIDS_ONLY] = { "noted", N_("bids are noted, points are entered") },
  [PAD_BIDS_RULE] = { "rule", N_("points follow from bids") },
};

static const GnValue yes_values[] = { { "no", N_("no") }, { "yes", N_("yes") } };

static const GnValue counting_values[] = {
  [PAD_COUNT_UP] = { "up", N_("are added") },
  [PAD_COUNT_DOWN] = { "down", N_("are subtracted") },
  [PAD_COUNT_WINS] = { "wins", N_("are rounds won: one for the winner") },
};

static const GnValue team_values[PAD_TEAMS] = {
  { "a", N_("Team A") }, { "b", N_("Team B") }, { "c", N_("Team C") }, { "d", N_("Team D") }, { "e", N_("Team E") },
  { "f", N_("Team F") },
};

static const GnValue ended_values[] = {
  [PAD_RUNNING] = { "no", N_("not by an entry") },
  [PAD_FINISHED] = { "finished", N_("the table ended the match") },
  [PAD_WON_TOGETHER] = { "won", N_("the players won") },
  [PAD_LOST_TOGETHER] = { "lost", N_("the players lost") },
  [PAD_WON_AT_ONCE] = { "at-once", N_("a player won at once") },
};

const GnDomain pad_domains[] = {
  /* Translators: {n} is the number of a row on a score sheet */
  [PAD_DOMAIN_ROW] = { .id = "row", .title = N_("Row"), .numbered = N_("row {n}"), .n_values = PAD_ROWS },
  /* Translators: {n} is the number of a category of a score pad */
  [PAD_DOMAIN_CATEGORY] = { .id = "category", .title = N_("Category"), .numbered = N_("category {n}"),
    .n_values = PAD_CATEGORIES },
  FAMILY_DOMAIN (PAD_DOMAIN_PAD, "pad", N_("Score pad"), PAD_PADS, PAD_FAMILY_PADS),
  DOMAIN (PAD_DOMAIN_COLOUR, "color", N_("Color"), colours),
  DOMAIN (PAD_DOMAIN_COLUMN, "columns", N_("Columns"), column_values),
  DOMAIN (PAD_DOMAIN_WINS, "wins", N_("Winner"), win_values),
  DOMAIN (PAD_DOMAIN_END, "end", N_("End"), end_values),
  DOMAIN (PAD_DOMAIN_BIDS, "bids", N_("Bids"), bid_values),
  DOMAIN (PAD_DOMAIN_YES, "yes", N_("Yes or no"), yes_values),
  DOMAIN (PAD_DOMAIN_COUNTING, "counting", N_("Figures"), counting_values),
  /* Translators: {n} is a number; where Gnomon keeps the terms of sums, a name that hardly anybody sees */
  [PAD_DOMAIN_TERMS] = { .id = "terms", .title = N_("Terms"), .numbered = N_("terms {n}"), .n_values = PAD_TERM_ROWS },
  DOMAIN (PAD_DOMAIN_TEAM, "team", N_("Team"), team_values),
  DOMAIN (PAD_DOMAIN_ENDED, "ended", N_("Ending"), ended_values),
  { NULL }
};

/* ---- Verbs -------------------------------------------------------------- */

#define THE_FIGURE FIGURE_ARG ("figure", N_("Figure"), PAD_FIGURE)
#define THE_ROW(...) THING_ARG ("row", N_("Row"), PAD_DOMAIN_ROW, PAD_ROW, __VA_ARGS__)

const GnVerb pad_verbs[] = {
  [PAD_VERB_SCORE] = {
    .id = "score",
    .title = N_("Enter points"),
    .words = N_("score|points|s"),
    .phrase = N_("score {figure} in {row}"),
    .key = "S",
    .clause = "PAD-010",
    .hint = N_("Enter a figure, or a sum such as 3+6+2, into the player’s cell."),
    .flags = GN_VERB_BARE,
    .args = { THE_FIGURE, THE_ROW (USUAL) },
    .label = N_("score {figure}"),
  },
  [PAD_VERB_BID] = {
    .id = "bid",
    .title = N_("Bid"),
    .words = N_("bid|b"),
    .phrase = N_("bid {figure}"),
    .key = "B",
    .clause = "PAD-013",
    .hint = N_("Enter what the player bids in this round."),
    .flags = GN_VERB_BARE,
    .args = { THE_FIGURE },
  },
  [PAD_VERB_MADE] = {
    .id = "made",
    .title = N_("Made"),
    .words = N_("made|m"),
    .phrase = N_("made {figure}"),
    .key = "M",
    .clause = "PAD-014",
    .hint = N_("Enter what the player made in this round."),
    .flags = GN_VERB_BARE,
    .args = { THE_FIGURE },
  },
  [PAD_VERB_TAKE] = {
    .id = "take",
    .title = N_("Win the round"),
    .words = N_("take|takes|round|t"),
    .phrase = N_("take the round"),
    .key = "T",
    .clause = "PAD-016",
    .hint = N_("The player wins this round: one for the winner, nothing for the others."),
  },
  [PAD_VERB_PLACE] = {
    .id = "place",
    .title = N_("Place"),
    .words = N_("place|rank|p"),
    .phrase = N_("place {figure}"),
    .key = "P",
    .clause = "PAD-017",
    .hint = N_("Enter the player’s place. Several players may share one."),
    .flags = GN_VERB_BARE,
    .args = { THE_FIGURE },
  },
  [PAD_VERB_WIN] = {
    .id = "win",
    .title = N_("Win at once"),
    .words = N_("win|wins at once"),
    .phrase = N_("win at once"),
    .key = "W",
    .clause = "PAD-035",
    .hint = N_("The player wins the match now, whatever the points are."),
  },
  [PAD_VERB_CHANGE] = {
    .id = "change",
    .title = N_("Change a figure"),
    .words = N_("change|mend|c"),
    .phrase = N_("change {row} to {figure}"),
    .key = "C",
    .clause = "PAD-021",
    .hint = N_("Mend a figure that is already on the sheet. The log shows the old and the new one."),
    .args = { THE_ROW (.flags = 0), THE_FIGURE },
  },
  [PAD_VERB_REBID] = {
    .id = "rebid",
    .title = N_("Change a bid"),
    .words = N_("rebid|change the bid"),
    .phrase = N_("change the bid in {row} to {figure}"),
    .clause = "PAD-022",
    .hint = N_("Mend a bid that is already on the sheet."),
    .args = { THE_ROW (.flags = 0), THE_FIGURE },
  },
  [PAD_VERB_REMADE] = {
    .id = "remade",
    .title = N_("Change what was made"),
    .words = N_("remade|change made"),
    .phrase = N_("change made in {row} to {figure}"),
    .clause = "PAD-022",
    .hint = N_("Mend what a player made."),
    .args = { THE_ROW (.flags = 0), THE_FIGURE },
  },
  [PAD_VERB_NEXT] = {
    .id = "next",
    .title = N_("Close the round"),
    .words = N_("next|next round|n"),
    .phrase = N_("next round"),
    .key = "N",
    .clause = "PAD-018",
    .hint = N_("Close the round although cells are empty; they count nothing."),
    .flags = GN_VERB_HOST,
  },
  [PAD_VERB_FINISH] = {
    .id = "finish",
    .title = N_("Finish the match"),
    .words = N_("finish|end|f"),
    .phrase = N_("finish the match"),
    .key = "F",
    .clause = "PAD-033",
    .hint = N_("End the match now and count the points."),
    .flags = GN_VERB_HOST,
  },
  [PAD_VERB_WON] = {
    .id = "won",
    .title = N_("Won together"),
    .words = N_("won|victory"),
    .phrase = N_("won together"),
    .key = "V",
    .clause = "PAD-036",
    .hint = N_("The players have won."),
    .flags = GN_VERB_HOST,
  },
  [PAD_VERB_LOST] = {
    .id = "lost",
    .title = N_("Lost together"),
    .words = N_("lost|defeat"),
    .phrase = N_("lost together"),
    .key = "L",
    .clause = "PAD-036",
    .hint = N_("The players have lost."),
    .flags = GN_VERB_HOST,
  },
  { NULL }
};

/* ---- Texts -------------------------------------------------------------- */

const GnText pad_texts[] = {
  { .id = "" },
#define ROW(name, ...) { __VA_ARGS__ },
#include "pad-texts.inc"
  { 0 }
};

/* ---- Fields of the state ------------------------------------------------ */

#define STATE PadState
#define SHEET N_("Sheet")
#define BY_CELL BY_TWO (PAD_ROWS, PAD_DOMAIN_ROW, PAD_SEATS, GN_DOMAIN_SEAT)

const GnField pad_fields[] = {
  NUMBER_FIELD (round, N_("Round"), SHEET, GN_FIELD_UINT8, 1, PAD_ROWS + 1),
  NUMBER_FIELD (clock, N_("Round"), SHEET, GN_FIELD_UINT8, 1, PAD_ROWS, .flags = GN_FIELD_CLOCK | GN_FIELD_DERIVED),
  NUMBER_FIELD (figure, N_("Figures"), SHEET, GN_FIELD_INT32, -GN_FIGURE_TERMS * GN_FIGURE_TERM,
                GN_FIGURE_TERMS * GN_FIGURE_TERM, BY_CELL, SPARSE),
  NUMBER_FIELD (terms, N_("Terms of the figures"), SHEET, GN_FIELD_UINT8, 0, GN_FIGURE_TERMS, BY_CELL, SPARSE,
                MEANS ("0: the cell is empty; otherwise the number of terms that the figure was entered as")),
  NUMBER_FIELD (bid, N_("Bids"), SHEET, GN_FIELD_UINT8, 0, 1 + PAD_BID, BY_CELL, SPARSE,
                MEANS ("0: none; otherwise 1 + the bid")),
  NUMBER_FIELD (made, N_("Made"), SHEET, GN_FIELD_UINT8, 0, 1 + PAD_BID, BY_CELL, SPARSE,
                MEANS ("0: none; otherwise 1 + what was made")),
  NUMBER_FIELD (term, N_("Terms"), SHEET, GN_FIELD_INT32, -GN_FIGURE_TERM, GN_FIGURE_TERM,
                BY_TWO (PAD_TERM_ROWS, PAD_DOMAIN_TERMS, PAD_TERMS / PAD_TERM_ROWS, GN_DOMAIN_NUMBER), INNER,
                MEANS ("the terms of all cells that have two or more, by row, seat and term, one after the other")),
  FIELD (ended, N_("Ended by an entry"), SHEET, GN_FIELD_UINT8, PAD_DOMAIN_ENDED),
  NUMBER_FIELD (winner, N_("Winner at once"), SHEET, GN_FIELD_UINT8, 0, PAD_SEATS,
                MEANS ("0: nobody; otherwise 1 + the seat")),
  { NULL }
};
