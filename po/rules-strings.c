/* rules-strings.c: the sentences of the rules references
 *
 * Made by ./dev strings from data/rules/: do not edit. Never compiled; xgettext reads it.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Translators: rule EX-001 */
N_ ("Two to four people play. Each begins with 3 gems.")

/* Translators: rule EX-002 */
N_ ("240 cards are shuffled into a face-down deck. Each shows a cost from 1 to 7 gems and a worth from 0 to 4 points.")

/* Translators: rule EX-003 */
N_ ("The market has six places. An empty place is filled from the deck at once, the lowest first.")

/* Translators: rule EX-004 */
N_ ("Take one card from the market and pay its cost in gems to the bank. You need that many.")

/* Translators: rule EX-005 */
N_ ("Or earn 3 gems from the bank. Nobody may pass.")

/* Translators: rule EX-006 */
N_ ("The bank never runs out; but nobody holds more than 999 gems.")

/* Translators: rule EX-007 */
N_ ("Turns go round in seat order. The first seat begins.")

/* Translators: rule EX-008 */
N_ ("When the market is empty the match ends. Most points win.")

/* Translators: rule EX-009 */
N_ ("Of those tied in points, most gems win. Those still tied share the place.")

/* Translators: rule ZAV-001 */
N_ ("The game is for 2, 3 or 4 players.")

/* Translators: rule ZAV-002 */
N_ ("Diamantina lies in the middle, the districts I, II, III, IV and V round it, clockwise in that order. The gem market is open to all.")

/* Translators: rule ZAV-003 */
N_ ("Everybody starts with 23 gold and nothing else.")

/* Translators: rule ZAV-004 */
N_ ("All other gold, 38 gems of each type and 6 wild gems are the bank.")

/* Translators: rule ZAV-005 */
N_ ("You keep your gold in your hand. Gems and wild gems always lie openly before you, mined ones too.")

/* Translators: rule ZAV-006 */
N_ ("The wandering gnome starts on one of the districts I to V, drawn at random, never on Diamantina. Only one of the two figures is used.")

/* Translators: rule ZAV-007 */
N_ ("Shuffle the 4 light tiles and lay them face down, one on each space of Diamantina.")

/* Translators: rule ZAV-008 */
N_ ("Shuffle the 20 dark tiles and lay them face down on the spaces of the districts. Light tiles belong to Diamantina only, dark ones to the districts only.")

/* Translators: rule ZAV-009 */
N_ ("Sort artifacts and jewelry by kind and by the number on their backs, and shuffle each of the five groups by itself.")

/* Translators: rule ZAV-010 */
N_ ("With 3 players take 1 artifact I and 1 jewelry I out of the game, with 2 players 2 of each, unseen. With 4 players none.")

/* Translators: rule ZAV-011 */
N_ ("Artifacts: I above II. Jewelry: I above II above III.")

/* Translators: rule ZAV-012 */
N_ ("Turn up the top 3 cards of each pile: 3 artifacts and 3 pieces of jewelry.")

/* Translators: rule ZAV-013 */
N_ ("All 6 trader cards lie face up, one for each pair of gem types.")

/* Translators: rule ZAV-014 */
N_ ("Diamond 5, ruby 4, sapphire 4, emerald 3: the gem and the arrow of each type start there.")

/* Translators: rule ZAV-015 */
N_ ("The gem on the scale shows the price now, the arrow the target: the price of the next round. They are two figures, even while they are equal.")

/* Translators: rule ZAV-016 */
N_ ("One player watches the market, another is banker. They carry out steps on the table and decide nothing.")

/* Translators: rule ZAV-017 */
N_ ("One player is start player, takes the figure and acts first in round 1.")

/* Translators: rule ZAV-018 */
N_ ("Every round is an action round and then a mining round, unless the game ends after the action round.")

/* Translators: rule ZAV-019 */
N_ ("You have 3 actions in an action round, and 1 more for each Gnomunculus you own.")

/* Translators: rule ZAV-020 */
N_ ("Beginning with the start player, everybody in turn carries out 1 action, round and round, until nobody has one left. Whoever has none left is skipped; whoever is left alone acts several times running.")

/* Translators: rule ZAV-021 */
N_ ("Any number of soil samples, then exactly one action. A draw is finished when a card has been kept.")

/* Translators: rule ZAV-022 */
N_ ("All actions must be used. If nothing else appeals, take 4 gold.")

/* Translators: rule ZAV-023 */
N_ ("Only the player whose turn it is may act, and only in the step that is due. After the end nothing is played any more.")

/* Translators: rule ZAV-024 */
N_ ("Buy gems, sell gems, draw cards, buy a tile, buy an item, take a trader card, use it, take 4 gold. Any of them again and again. Players give, lend and sell one another nothing.")

/* Translators: rule ZAV-025 */
N_ ("When everybody has used all actions, the mining round follows, or the game ends.")

/* Translators: rule ZAV-026 */
N_ ("After each mining round the start player figure goes to the next player clockwise.")

/* Translators: rule ZAV-027 */
N_ ("Before your action you may take as many soil samples as you like, one after the other. Not after it, and not in other players' turns.")

/* Translators: rule ZAV-028 */
N_ ("Each sample costs 1 gold, paid before you look. It uses no action.")

/* Translators: rule ZAV-029 */
N_ ("Any tile that is still on the board, wherever the gnome stands, Diamantina too. You may look at the same one again, for another gold.")

/* Translators: rule ZAV-030 */
N_ ("Only you see the tile. It goes back face down; all may know which one you looked at.")

/* Translators: rule ZAV-031 */
N_ ("A sample reserves nothing and obliges you to nothing, and no purchase needs one.")

/* Translators: rule ZAV-032 */
N_ ("Prices and targets lie between 1 and 15.")

/* Translators: rule ZAV-033 */
N_ ("Every single change stops at 1 and at 15. What is cut off is lost and not made up for later.")

/* Translators: rule ZAV-034 */
N_ ("During an action round everybody buys and sells at the same prices. Only the arrows move.")

/* Translators: rule ZAV-035 */
N_ ("At the start of every action round each gem lies where its arrow stands.")

/* Translators: rule ZAV-036 */
N_ ("“Up to 4 cards” means up to 4 gems. A card with 4 gems is only change, and changing is always free.")

/* Translators: rule ZAV-037 */
N_ ("1, 2, 3 or 4 gems in one action.")

/* Translators: rule ZAV-038 */
N_ ("All of one type. Wild gems are not for sale.")

/* Translators: rule ZAV-039 */
N_ ("The number of gems times the price now, in gold, to the bank.")

/* Translators: rule ZAV-040 */
N_ ("The target goes up by 1, whether 1 or 4 gems were bought. At 15 it stays at 15.")

/* Translators: rule ZAV-041 */
N_ ("The bank must have the gems.")

/* Translators: rule ZAV-042 */
N_ ("1 to 4 gems of one type in one action.")

/* Translators: rule ZAV-043 */
N_ ("The number of gems times the price now, in gold.")

/* Translators: rule ZAV-044 */
N_ ("The target goes down by 1, whether 1 or 4 gems were sold. At 1 it stays at 1.")

/* Translators: rule ZAV-045 */
N_ ("Name a pile, artifacts or jewelry, and take its top 2 cards. The others do not see them.")

/* Translators: rule ZAV-046 */
N_ ("You keep exactly one of the two drawn cards in your hand, not the old hand card instead.")

/* Translators: rule ZAV-047 */
N_ ("The other drawn card goes face down under its pile.")

/* Translators: rule ZAV-048 */
N_ ("If you had a hand card, it goes under the pile of its own kind.")

/* Translators: rule ZAV-049 */
N_ ("Nobody holds more than one hand card after an action.")

/* Translators: rule ZAV-050 */
N_ ("If two cards go under the same pile, you choose their order. Said nothing: the drawn one first, the old one below it.")

/* Translators: rule ZAV-051 */
N_ ("From an empty pile nothing can be drawn. From a pile of one card you draw that card and must keep it.")

/* Translators: rule ZAV-052 */
N_ ("Drawing costs nothing and moves no arrow.")

/* Translators: rule ZAV-053 */
N_ ("From Diamantina always, and from the district where the gnome stands. An empty space sells nothing.")

/* Translators: rule ZAV-054 */
N_ ("Exactly the gems printed for the space. Gold cannot stand in for gems.")

/* Translators: rule ZAV-055 */
N_ ("The gems go to the bank.")

/* Translators: rule ZAV-056 */
N_ ("You turn the tile up before you; its symbols and points count from now on. The space stays empty for good.")

/* Translators: rule ZAV-057 */
N_ ("Each type you pay with: its target goes up by as many gems as you paid.")

/* Translators: rule ZAV-058 */
N_ ("You need no soil sample to buy.")

/* Translators: rule ZAV-059 */
N_ ("It counts as a tile bought in this round, so the gnome will move.")

/* Translators: rule ZAV-060 */
N_ ("From the display or from your own hand, nowhere else.")

/* Translators: rule ZAV-061 */
N_ ("Exactly the gems on the upper part of the card.")

/* Translators: rule ZAV-063 */
N_ ("The card lies face up before you to the end; its points count, and an artifact works at once.")

/* Translators: rule ZAV-064 */
N_ ("The gap in the display is filled at once from the pile of that kind. Buying your hand card leaves no gap.")

/* Translators: rule ZAV-065 */
N_ ("Then the slot stays empty until a card comes back to that pile; it fills the gap at once, from the left.")

/* Translators: rule ZAV-066 */
N_ ("Jewelry brings points only, artifacts points and what their kind does.")

/* Translators: rule ZAV-067 */
N_ ("For each type your own gems and wild gems together must be exactly the cost. If you say nothing, own gems go first and wild gems fill the gaps.")

/* Translators: rule ZAV-068 */
N_ ("Take a trader card from the supply and lay it before you. One that somebody owns is not to be had.")

/* Translators: rule ZAV-069 */
N_ ("If you have one already, it goes back first; all that is one action. The same card again is not allowed.")

/* Translators: rule ZAV-070 */
N_ ("Nobody owns more than one trader card.")

/* Translators: rule ZAV-071 */
N_ ("Give 1 or 2 gems of one type on your card and take as many of the other. Either way round. The bank must have them.")

/* Translators: rule ZAV-072 */
N_ ("The card stays with you and can be used again, also in this round.")

/* Translators: rule ZAV-073 */
N_ ("Trading costs no gold and moves no arrow.")

/* Translators: rule ZAV-074 */
N_ ("Take 4 gold from the bank. That is always possible.")

/* Translators: rule ZAV-075 */
N_ ("After the action round everybody with tiles mines. No actions, samples or sales now.")

/* Translators: rule ZAV-076 */
N_ ("For each type: 1 gem for your first tile that shows it, 2 for each further one.")

/* Translators: rule ZAV-077 */
N_ ("A tile with two types counts for both. A wild symbol beside a type comes on top.")

/* Translators: rule ZAV-078 */
N_ ("For each wild symbol you get 1 gem of a type you choose, each by itself. Wild gems cannot be mined.")

/* Translators: rule ZAV-079 */
N_ ("A gem of choice is always just 1 and counts as no tile.")

/* Translators: rule ZAV-080 */
N_ ("Players choose clockwise from the start player, each completely before the next.")

/* Translators: rule ZAV-081 */
N_ ("The gems come from the bank and lie openly before you.")

/* Translators: rule ZAV-082 */
N_ ("You take all that you are entitled to and can pay toll for, no less and no more.")

/* Translators: rule ZAV-083 */
N_ ("When all have mined, each target goes down by the gems of its type that were mined, at most to 1.")

/* Translators: rule ZAV-084 */
N_ ("Players are served in order. What the bank lacks is lost, and only what was really taken lowers the target and costs toll.")

/* Translators: rule ZAV-085 */
N_ ("At the end of the mining round each price becomes its target.")

/* Translators: rule ZAV-086 */
N_ ("Only with this option: after the prices are set, each of the three displayed artifacts takes one step.")

/* Translators: rule ZAV-087 */
N_ ("Nothing above the artifact: lay a gem of its gold-outlined type sideways above it.")

/* Translators: rule ZAV-088 */
N_ ("A sideways gem lies there: turn it upright, and add nothing.")

/* Translators: rule ZAV-089 */
N_ ("Only upright gems: add another one sideways.")

/* Translators: rule ZAV-090 */
N_ ("Never more gems than the gold-outlined number. When all are upright, nothing more happens.")

/* Translators: rule ZAV-091 */
N_ ("The gems come from the bank. If it has none, nothing is added this time.")

/* Translators: rule ZAV-092 */
N_ ("Whoever buys the artifact from the display pays one gem less for each upright one. It always applies in full.")

/* Translators: rule ZAV-093 */
N_ ("Only gems really paid move an arrow.")

/* Translators: rule ZAV-094 */
N_ ("When it is bought, all gems above it go back to the bank.")

/* Translators: rule ZAV-095 */
N_ ("Jewelry, hand cards and cards in a pile never get a discount. A card that fills a slot starts without one.")

/* Translators: rule ZAV-096 */
N_ ("If at least one tile was bought in the action round, the gnome moves; else it stays. Diamantina counts.")

/* Translators: rule ZAV-097 */
N_ ("Clockwise to the next district that still has a tile.")

/* Translators: rule ZAV-098 */
N_ ("If no other district has a tile, it stays.")

/* Translators: rule ZAV-099 */
N_ ("The gnome never stands on Diamantina.")

/* Translators: rule ZAV-100 */
N_ ("Once, at the start of round 2, the market is corrected.")

/* Translators: rule ZAV-101 */
N_ ("Everybody gets as much gold as the highest price, once.")

/* Translators: rule ZAV-102 */
N_ ("Then the dearest type, price and target, drops by 1 for every 4 of its gems that players own.")

/* Translators: rule ZAV-103 */
N_ ("If several types share the highest price, each of them drops by its own count.")

/* Translators: rule ZAV-104 */
N_ ("Only gems of that type before players. Wild gems and the bank's do not count.")

/* Translators: rule ZAV-105 */
N_ ("Gnomunculus, Alchemister, Convertor, Hoovermatic, Emeromobile. An artifact works for its owner from the moment it is bought, to the end. A hand card does not work.")

/* Translators: rule ZAV-106 */
N_ ("1 more action in every round, this one too, even if it was bought with your last action.")

/* Translators: rule ZAV-107 */
N_ ("They add up: with 3 of them you have 6 actions.")

/* Translators: rule ZAV-108 */
N_ ("In every mining round, this one too, you get 10, 12 or 18 gold.")

/* Translators: rule ZAV-109 */
N_ ("They add up.")

/* Translators: rule ZAV-110 */
N_ ("Alchemister gold comes after all toll has been paid.")

/* Translators: rule ZAV-111 */
N_ ("When you buy it, take 2 or 3 wild gems, once. They cannot pay for the Convertor itself.")

/* Translators: rule ZAV-112 */
N_ ("A wild gem stands for one gem of any type: to pay for tiles and items, to sell, to give in a trade.")

/* Translators: rule ZAV-113 */
N_ ("A used wild gem goes back to the bank for good.")

/* Translators: rule ZAV-114 */
N_ ("A wild gem moves the arrow of the type it stands for.")

/* Translators: rule ZAV-115 */
N_ ("Own and wild gems can be mixed. When you sell or trade, say how many are wild; the limits count them too.")

/* Translators: rule ZAV-116 */
N_ ("Everybody else pays its owner gold for each gem they mine, gems of choice too.")

/* Translators: rule ZAV-117 */
N_ ("For n gems: with 2 players 2 gold each, with 3 players 1½ each, rounded up in all, with 4 players 1 each.")

/* Translators: rule ZAV-118 */
N_ ("You mine only as many gems as you have gold for.")

/* Translators: rule ZAV-119 */
N_ ("If you cannot pay for all, you choose which gems you take.")

/* Translators: rule ZAV-120 */
N_ ("What counts is the gold you hold when you mine. Nothing can be sold to raise it.")

/* Translators: rule ZAV-121 */
N_ ("Two owners are both paid, also by each other. Two machines of one owner take toll once.")

/* Translators: rule ZAV-122 */
N_ ("A Hoovermatic bought in this action round takes toll in the mining round that follows.")

/* Translators: rule ZAV-123 */
N_ ("When you buy it, take its 5 discount markers.")

/* Translators: rule ZAV-124 */
N_ ("In a buying action one marker makes every gem cheaper by its number, at least 1 gold each.")

/* Translators: rule ZAV-125 */
N_ ("One marker in a buying action, and only when you buy gems.")

/* Translators: rule ZAV-126 */
N_ ("A used marker is out of the game.")

/* Translators: rule ZAV-127 */
N_ ("The price itself does not change; the arrow goes up by 1 as always.")

/* Translators: rule ZAV-128 */
N_ ("After each action: has somebody 20 points (2 players), 18 (3) or 16 (4)? Then this is the last round.")

/* Translators: rule ZAV-129 */
N_ ("From tiles, artifacts and jewelry lying before you, and from nothing else.")

/* Translators: rule ZAV-130 */
N_ ("The action round is played to its end, with all actions. There is no mining after it.")

/* Translators: rule ZAV-131 */
N_ ("The player with the most points, whoever reached the goal first.")

/* Translators: rule ZAV-132 */
N_ ("Those tied for the most points sell all gems to the bank at the prices now. Most gold wins.")

/* Translators: rule ZAV-133 */
N_ ("A wild gem brings the highest price of the four.")

/* Translators: rule ZAV-134 */
N_ ("Hand cards, markers, traders, tiles and artifacts bring no gold in this sale.")

/* Translators: rule ZAV-135 */
N_ ("Then they share the win.")

/* Translators: rule ZAV-136 */
N_ ("38 of each type; no more can be in play.")

/* Translators: rule ZAV-137 */
N_ ("How the gems are split into cards never forbids anything.")

/* Translators: rule ZAV-138 */
N_ ("Gold never runs out.")

/* Translators: rule ZAV-139 */
N_ ("They come from Convertors only, and 6 are always enough.")

/* Translators: rule ZAV-140 */
N_ ("If several rules forbid something, one fixed order decides which of them is named.")

/* Translators: rule ZAV-141 */
N_ ("What the cardboard shows is entered when it comes to light; until then the game waits. Nothing that a player may keep secret is ever asked for.")

/* Translators: rule ZAV-142 */
N_ ("A card that lies elsewhere, is of another kind or is not in the box cannot have turned up. The program says where it has it.")

/* Translators: rule ZAV-143 */
N_ ("The host may correct everything on the table, with a reason. It stays in the log and on the scoresheet.")

/* Translators: rule ZAV-144 */
N_ ("The table may agree to stop at any time. It is scored as it stands.")

/* Translators: rule R-01 */
N_ ("The districts run clockwise, I to V and back to I.")

/* Translators: rule R-02 */
N_ ("“4 cards” of gems are 4 gems. Nothing at all is not a purchase.")

/* Translators: rule R-03 */
N_ ("They lie openly, like all gems.")

/* Translators: rule R-04 */
N_ ("Nobody can pass; 4 gold are always to be had.")

/* Translators: rule R-05 */
N_ ("After everybody has used all actions, extra ones too.")

/* Translators: rule R-06 */
N_ ("There are no deals between players. The eight actions are all there is.")

/* Translators: rule R-07 */
N_ ("The same tile may be sampled twice, gold meant for the action may be spent, and nothing seen has to be bought.")

/* Translators: rule R-08 */
N_ ("Prices stop at 1 and 15 at every single change, not only at the end.")

/* Translators: rule R-09 */
N_ ("Each type rises by the gems of that type that were paid.")

/* Translators: rule R-10 */
N_ ("38 of each type: no purchase or trade beyond them; in mining, those served later lose the rest. An option lifts the limit.")

/* Translators: rule R-11 */
N_ ("It does not. If the cards run out, the program's figure counts.")

/* Translators: rule R-12 */
N_ ("Nor mined; they come from Convertors only.")

/* Translators: rule R-13 */
N_ ("Pay, be sold as any type, be given in a trade. An option allows payments only.")

/* Translators: rule R-14 */
N_ ("They count as the type they stand for. An option makes them move nothing.")

/* Translators: rule R-15 */
N_ ("The cost is the cost. Spending a wild gem in place of an own one is allowed.")

/* Translators: rule R-16 */
N_ ("One card left: draw it and keep it. None: no draw. An option refuses the first as well.")

/* Translators: rule R-17 */
N_ ("Not possible: one of the drawn cards is kept, the old one goes back.")

/* Translators: rule R-18 */
N_ ("They stay empty until a card comes back to the pile.")

/* Translators: rule R-19 */
N_ ("Exchanging a card for itself is refused; it would be a pass.")

/* Translators: rule R-20 */
N_ ("One action trades 1 or 2 gems in all, in one direction.")

/* Translators: rule R-21 */
N_ ("Trading moves no arrow.")

/* Translators: rule R-22 */
N_ ("Mining is not optional. An option lets those who owe toll take less.")

/* Translators: rule R-23 */
N_ ("A tile that shows a type twice counts once for it. An option counts each symbol.")

/* Translators: rule R-24 */
N_ ("They count on whatever tile they are.")

/* Translators: rule R-25 */
N_ ("Player by player from the start player: toll, tiles, gems of choice. Toll just received may be spent.")

/* Translators: rule R-26 */
N_ ("1½ gold is rounded up once for each payer, on all of that payer's gems.")

/* Translators: rule R-27 */
N_ ("The rulebook's example should say 2 diamonds for 3 gold.")

/* Translators: rule R-28 */
N_ ("Whoever cannot pay for all chooses single gems. An option makes it whole tiles.")

/* Translators: rule R-29 */
N_ ("Each owner is paid once, however many machines that owner has. An option counts machines.")

/* Translators: rule R-30 */
N_ ("A Gnomunculus bought with the last action still gives its extra action in this round.")

/* Translators: rule R-31 */
N_ ("Alchemister and Hoovermatic work in the mining round that follows at once.")

/* Translators: rule R-32 */
N_ ("If both lie there, the sideways one is turned and nothing is added.")

/* Translators: rule R-33 */
N_ ("A discount always applies in full.")

/* Translators: rule R-34 */
N_ ("All of them go back to the bank when the artifact is bought.")

/* Translators: rule R-35 */
N_ ("No discount gem is added then; it is tried again next round.")

/* Translators: rule R-36 */
N_ ("With a marker a gem still costs at least 1 gold. An option allows 0.")

/* Translators: rule R-37 */
N_ ("A tile bought there moves the gnome too. An option counts district tiles only.")

/* Translators: rule R-38 */
N_ ("The gnome skips them, and stays where it is if there is no other.")

/* Translators: rule R-39 */
N_ ("Then no district sells tiles for the rest of the round; Diamantina still does.")

/* Translators: rule R-40 */
N_ ("Gold is paid once, the drop is applied to each. An option pays for each.")

/* Translators: rule R-41 */
N_ ("They do not count in the correction.")

/* Translators: rule R-42 */
N_ ("After gnome and start player figure have moved, before the first action of round 2.")

/* Translators: rule R-43 */
N_ ("It is played out; there is no mining after it.")

/* Translators: rule R-44 */
N_ ("Only gems and wild gems.")

/* Translators: rule R-45 */
N_ ("The win is shared.")

/* Translators: rule R-46 */
N_ ("By points; the same points share a place, but those tied for the win are placed by the gold of their sale.")

/* Translators: rule R-47 */
N_ ("Each player's gold is covered, though every payment is public. An option leaves it open.")

/* Translators: rule R-48 */
N_ ("The game goes on; the table may agree to stop.")

/* Translators: rule R-49 */
N_ ("It is worth nothing at the end.")

/* Translators: rule R-50 */
N_ ("The order of reasons is fixed, so that the same one is always given.")

/* Translators: rule R-51 */
N_ ("What lies on the table wins: step back, correct, and play on.")
