/* rules-strings.c: the sentences of the rules references
 *
 * Made by ./dev strings from data/rules/: do not edit. Never compiled; xgettext reads it.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Translators: rule EX-001 */
N_ ("The game is for two to four players. Each player starts with 3 gems.")

/* Translators: rule EX-002 */
N_ ("Shuffle the 240 cards into a face-down deck. Each card costs 1 to 7 gems and is worth 0 to 4 points.")

/* Translators: rule EX-003 */
N_ ("The market has six places. Fill an empty place from the deck at once, the lowest first.")

/* Translators: rule EX-004 */
N_ ("Take one card from the market and pay its cost in gems to the bank. You must have that many gems.")

/* Translators: rule EX-005 */
N_ ("Or earn 3 gems from the bank. You cannot pass.")

/* Translators: rule EX-006 */
N_ ("The bank never runs out, but a player may have at most 999 gems.")

/* Translators: rule EX-007 */
N_ ("Turns go around in seat order. The first seat starts.")

/* Translators: rule EX-008 */
N_ ("The match ends when the market is empty. The player with the most points wins. Cards still in hand count nothing.")

/* Translators: rule EX-009 */
N_ ("Among players tied in points, the one with the most gems wins. Players who are still tied share the place.")

/* Translators: rule EX-010 */
N_ ("Or draw the top card of the deck into your hand. Nobody else may see it. You may have at most three cards in hand.")

/* Translators: rule EX-011 */
N_ ("Or play a card from your hand: lay it face up in front of you and pay its cost in gems to the bank.")

/* Translators: rule GW-001 */
N_ ("The game is for 2, 3 or 4 players.")

/* Translators: rule GW-002 */
N_ ("In team play, each player joins the gnomes or the wizards. Both sides have the same number of players.")

/* Translators: rule GW-003 */
N_ ("With an odd number of players, every tribe plays for itself. Any other number may play that way too.")

/* Translators: rule GW-004 */
N_ ("In team play, gnome and wizard players alternate around the table.")

/* Translators: rule GW-005 */
N_ ("Take one tribe; in team play, take one of your race. There is only one of each tribe.")

/* Translators: rule GW-006 */
N_ ("You have one leader and six clans for the whole game.")

/* Translators: rule GW-007 */
N_ ("Each player rolls the four black dice. The player with the most horns goes first; tied players roll again.")

/* Translators: rule GW-008 */
N_ ("Turns go clockwise from the first player.")

/* Translators: rule GW-009 */
N_ ("In team play, the other side is the enemy. Your own units and your team’s units are allies.")

/* Translators: rule GW-010 */
N_ ("Use the twelve tiles of each tribe in play. The others leave the game.")

/* Translators: rule GW-011 */
N_ ("With an even number of players, A tiles go on the A half and B tiles on the B half: six of each per tribe.")

/* Translators: rule GW-012 */
N_ ("With an odd number of players, the letters do not matter.")

/* Translators: rule GW-013 */
N_ ("Mine tiles go on the mine places in the center. All other tiles go elsewhere.")

/* Translators: rule GW-014 */
N_ ("Lay the tiles of each group at random, face up.")

/* Translators: rule GW-015 */
N_ ("The board for three players has one place too many. Put a tile of an unused tribe there, flipped from the start.")

/* Translators: rule GW-016 */
N_ ("Each clan has exactly two tiles.")

/* Translators: rule GW-017 */
N_ ("Count each player’s clans with both tiles on the rim. If the counts differ, swap tiles, deal until they are equal, or agree.")

/* Translators: rule GW-018 */
N_ ("Shuffle the ability cards into two face-down piles.")

/* Translators: rule GW-019 */
N_ ("A leader starts with 15 HP and a clan with 10. Each starts with its base defense.")

/* Translators: rule GW-020 */
N_ ("Each tracker starts on four dice.")

/* Translators: rule GW-021 */
N_ ("A board needs 12 places per tribe, 2 of them mines, all connected. With an even number of players, it needs two equal halves with start tiles.")

/* Translators: rule GW-022 */
N_ ("In team play, the first player chooses a side and puts the leader on one of its start tiles. The others follow clockwise.")

/* Translators: rule GW-023 */
N_ ("Teammates start on the same side; the other team starts on the other side.")

/* Translators: rule GW-024 */
N_ ("The start tiles of a side are the tiles furthest from the other side.")

/* Translators: rule GW-025 */
N_ ("Leaders of one team may share a start tile. Enemy leaders may not.")

/* Translators: rule GW-026 */
N_ ("When every tribe plays for itself, the leader goes on any rim tile without another leader.")

/* Translators: rule GW-027 */
N_ ("The game has 10 rounds.")

/* Translators: rule GW-028 */
N_ ("In rounds 1 to 5, no tiles are flipped.")

/* Translators: rule GW-029 */
N_ ("A turn has these steps: flip, roll, assign, move and attack, call to war, collect.")

/* Translators: rule GW-030 */
N_ ("Flip, roll and assign are the planning steps. Once the dice are assigned, they stay.")

/* Translators: rule GW-031 */
N_ ("At the start of your turn, counters with your ring end and lingering attacks hit again. Then your blockades are removed. A comeback that is due comes last.")

/* Translators: rule GW-032 */
N_ ("An eliminated player has no turn, but that player’s counters and blockades still end.")

/* Translators: rule GW-033 */
N_ ("A committed action is final. The host can correct a wrong entry.")

/* Translators: rule GW-034 */
N_ ("From round 6 on, every turn starts with exactly two flips.")

/* Translators: rule GW-035 */
N_ ("You may flip a tile only when no tile of a lower layer is left.")

/* Translators: rule GW-036 */
N_ ("Finish the first flip completely before you choose the second.")

/* Translators: rule GW-037 */
N_ ("A mine is never flipped.")

/* Translators: rule GW-038 */
N_ ("Abilities may be cast before a declared flip. If the tile is flipped in the meantime, choose another.")

/* Translators: rule GW-039 */
N_ ("A flipped tile stays flipped.")

/* Translators: rule GW-040 */
N_ ("Tiles flipped by abilities count as done in their layer.")

/* Translators: rule GW-041 */
N_ ("If fewer than two tiles can be flipped, flip what you can.")

/* Translators: rule GW-042 */
N_ ("You may flip an empty tile or one with any units, even your own.")

/* Translators: rule GW-043 */
N_ ("Units may cross a flipped tile. Its symbol no longer counts.")

/* Translators: rule GW-044 */
N_ ("You may step on a flipped tile only if you can still reach a tile to land on.")

/* Translators: rule GW-045 */
N_ ("Every unit on a tile that is flipped loses 2 HP. Defense does not help.")

/* Translators: rule GW-046 */
N_ ("Survivors move to the closest tile that is not flipped, at no cost. If several are equally close, their player chooses.")

/* Translators: rule GW-047 */
N_ ("All units on the tile are hurt at once. Then they move one by one, those of the current player first.")

/* Translators: rule GW-048 */
N_ ("Each enemy there that is able to attacks the newcomer once with its base attack.")

/* Translators: rule GW-049 */
N_ ("Players attack in turn order, each choosing the order of their own units. The attacks stop when the newcomer dies.")

/* Translators: rule GW-050 */
N_ ("Attacks on a newcomer do not use up a unit’s attack and do not tire it.")

/* Translators: rule GW-051 */
N_ ("Sleepers and units with No Movement move away from a flipped tile too. The flip does not wake them.")

/* Translators: rule GW-052 */
N_ ("A clan with both tiles flipped can no longer be called or charged.")

/* Translators: rule GW-053 */
N_ ("If blockades close every way off a flipped tile, they do not count for that move.")

/* Translators: rule GW-054 */
N_ ("Roll 4 black dice and 1 pink die for each active clan, 10 at most.")

/* Translators: rule GW-055 */
N_ ("A new clan’s die joins on your next turn. The die of a dead clan goes.")

/* Translators: rule GW-056 */
N_ ("You may re-roll any dice, twice.")

/* Translators: rule GW-057 */
N_ ("When the roll is final, each crystal adds 1 crystal to the reserve.")

/* Translators: rule GW-058 */
N_ ("The six faces are movement, attack, either of them, defense, horn and crystal.")

/* Translators: rule GW-059 */
N_ ("Each die that shows movement, attack, either or defense goes to an active unit of yours, as you choose.")

/* Translators: rule GW-060 */
N_ ("Horns go aside or to the deck, never to a unit. Crystals go to the reserve.")

/* Translators: rule GW-061 */
N_ ("When you assign a die that shows either, choose movement or attack.")

/* Translators: rule GW-062 */
N_ ("A movement die gives its unit one more step this turn.")

/* Translators: rule GW-063 */
N_ ("An attack die adds one to the power of its unit’s attack this turn.")

/* Translators: rule GW-064 */
N_ ("A defense die raises its unit’s defense by one, up to the cap.")

/* Translators: rule GW-065 */
N_ ("Set horns aside in threes, for calls and charges. The other horns go to the deck, for drawing.")

/* Translators: rule GW-066 */
N_ ("Movement and attack dice end with the turn. Defense stays until it is lost.")

/* Translators: rule GW-067 */
N_ ("A unit has its base movement plus its dice and the effects of the turn.")

/* Translators: rule GW-068 */
N_ ("A step goes to a tile that shares an edge and costs one movement.")

/* Translators: rule GW-069 */
N_ ("Each of your active units may move and attack once.")

/* Translators: rule GW-070 */
N_ ("You may split a unit’s movement around its attack.")

/* Translators: rule GW-071 */
N_ ("Finish with one unit before you start with the next.")

/* Translators: rule GW-072 */
N_ ("You may pass through and share tiles with allies freely.")

/* Translators: rule GW-073 */
N_ ("A unit that enters a tile with an enemy stops. It may go on only after its attack.")

/* Translators: rule GW-074 */
N_ ("If a unit has no attack left when it meets an enemy, its movement ends there.")

/* Translators: rule GW-075 */
N_ ("If no enemy that it can fight is left on the tile, the unit is free again.")

/* Translators: rule GW-076 */
N_ ("A unit that starts on a tile with enemies may leave without a fight.")

/* Translators: rule GW-077 */
N_ ("If one unit flies and the other does not, they cannot fight and do not stop for each other.")

/* Translators: rule GW-078 */
N_ ("After its attack, a unit has one step less.")

/* Translators: rule GW-079 */
N_ ("While a unit moves, its enemies cannot cast. When it halts, they can.")

/* Translators: rule GW-080 */
N_ ("Each time a unit steps onto a mine, add 1 crystal to the reserve.")

/* Translators: rule GW-081 */
N_ ("Gnomon shows all tiles that the unit can reach and land on.")

/* Translators: rule GW-082 */
N_ ("Only flying units can step over blockades.")

/* Translators: rule GW-083 */
N_ ("Sleepers and units with No Movement cannot move.")

/* Translators: rule GW-084 */
N_ ("A unit attacks once a turn, unless an ability allows more.")

/* Translators: rule GW-085 */
N_ ("A unit attacks an enemy on its own tile. If there are several, name one.")

/* Translators: rule GW-086 */
N_ ("The power of an attack is the base attack plus dice and effects. It may be 0.")

/* Translators: rule GW-087 */
N_ ("The damage equals the power. If the target’s defense is equal or higher, it is half the power, rounded down.")

/* Translators: rule GW-088 */
N_ ("After any attack on a unit, its added defense drops by 1.")

/* Translators: rule GW-089 */
N_ ("The attacked unit does not hit back.")

/* Translators: rule GW-090 */
N_ ("A unit can attack if it is active, awake and without No Attack. Both units must fly, or neither.")

/* Translators: rule GW-091 */
N_ ("Abilities may be cast between the attack and its damage.")

/* Translators: rule GW-092 */
N_ ("If its target is gone, the attack does nothing and is used up.")

/* Translators: rule GW-093 */
N_ ("Nobody attacks on a flipped tile.")

/* Translators: rule GW-094 */
N_ ("Every unit starts with its base defense.")

/* Translators: rule GW-095 */
N_ ("Defense can rise to 5 above the base. You can regain what is lost.")

/* Translators: rule GW-096 */
N_ ("Defense rises only by dice and abilities.")

/* Translators: rule GW-097 */
N_ ("Defense does not reset at the end of a turn or round.")

/* Translators: rule GW-098 */
N_ ("A clan has at most 10 HP, a leader 15.")

/* Translators: rule GW-099 */
N_ ("A unit at 0 HP is dead for the rest of the game. Its counters, crystals and card go.")

/* Translators: rule GW-100 */
N_ ("The dead unit’s card goes to the player who dealt the last damage.")

/* Translators: rule GW-101 */
N_ ("Killing your own or your team’s units scores nothing.")

/* Translators: rule GW-102 */
N_ ("A dead clan means one die less from the next roll on.")

/* Translators: rule GW-103 */
N_ ("The tribe plays on without its leader.")

/* Translators: rule GW-104 */
N_ ("If you have no active unit, choose an inactive clan at the start of your turn. It comes back on a start tile.")

/* Translators: rule GW-105 */
N_ ("If all start tiles are flipped, use the nearest tiles to land on instead.")

/* Translators: rule GW-106 */
N_ ("A clan can come back even if both of its tiles are flipped.")

/* Translators: rule GW-107 */
N_ ("A tribe with all seven units dead has no more turns. Its trophies still count.")

/* Translators: rule GW-108 */
N_ ("When only one side is left, the game ends at once.")

/* Translators: rule GW-109 */
N_ ("If your last unit dies on your own turn, go on with everything that needs no units.")

/* Translators: rule GW-110 */
N_ ("In this step you may call a clan, charge an ability and draw cards.")

/* Translators: rule GW-111 */
N_ ("Each call or charge costs a set of three horns.")

/* Translators: rule GW-112 */
N_ ("You may call an inactive clan of yours if one of your units is on a tile with its symbol. The clan appears there.")

/* Translators: rule GW-113 */
N_ ("Any active unit may call, even if it is asleep or flying.")

/* Translators: rule GW-114 */
N_ ("A clan just called cannot move or attack this turn, but it may receive crystals.")

/* Translators: rule GW-115 */
N_ ("You may fill one ability of an active clan of yours if one of your units is on a tile with its symbol.")

/* Translators: rule GW-116 */
N_ ("A leader has no symbol tile, so you cannot charge its card with horns.")

/* Translators: rule GW-117 */
N_ ("Look at as many cards as there are horns on the deck. Keep one and put the others under the pile.")

/* Translators: rule GW-118 */
N_ ("One horn or more is enough to draw. You do not need to be on any special tile.")

/* Translators: rule GW-119 */
N_ ("Name one pile. If it runs short, take the rest from the other.")

/* Translators: rule GW-120 */
N_ ("Calls, charges and the draw may come in any order.")

/* Translators: rule GW-121 */
N_ ("Unused horns are lost.")

/* Translators: rule GW-122 */
N_ ("Cards you keep are hidden until you use them.")

/* Translators: rule GW-123 */
N_ ("At the end of your turn, discard down to the hand limit.")

/* Translators: rule GW-124 */
N_ ("Attach a learned card to an active unit. Leaders may have one too.")

/* Translators: rule GW-125 */
N_ ("A unit has one learned card. A new card replaces the old one, whose crystals go.")

/* Translators: rule GW-126 */
N_ ("Attach cards on your own turn, from the roll on.")

/* Translators: rule GW-127 */
N_ ("Leaders have no ability of their own, but they may learn one.")

/* Translators: rule GW-128 */
N_ ("All players can see attached cards.")

/* Translators: rule GW-129 */
N_ ("Use a secret card once from your hand, at no cost. You may do so whenever a charged ability could be cast.")

/* Translators: rule GW-130 */
N_ ("Ambitious abilities are not part of this game.")

/* Translators: rule GW-131 */
N_ ("You can cast an ability when it holds as many crystals as it costs.")

/* Translators: rule GW-132 */
N_ ("An ability holds no more crystals than its cost.")

/* Translators: rule GW-133 */
N_ ("Crystals from dice and mines go to the reserve.")

/* Translators: rule GW-134 */
N_ ("Everything in the reserve when you collect is yours.")

/* Translators: rule GW-135 */
N_ ("Put all crystals of the reserve on your active abilities with room. Surplus crystals go back to the supply.")

/* Translators: rule GW-136 */
N_ ("Crystals from an ability go on your abilities at once.")

/* Translators: rule GW-137 */
N_ ("Inactive or dead clans and cards in hand hold no crystals.")

/* Translators: rule GW-138 */
N_ ("You may cast any number of charged abilities and secret cards, on any player’s turn.")

/* Translators: rule GW-139 */
N_ ("The clan casts its own ability; a unit casts its learned card. The caster must be active.")

/* Translators: rule GW-140 */
N_ ("A cast ability loses all its crystals. You have to charge it again.")

/* Translators: rule GW-141 */
N_ ("You cannot cast while an enemy moves. You can while an ally moves.")

/* Translators: rule GW-142 */
N_ ("When a unit halts to attack or to cast, all players may cast.")

/* Translators: rule GW-143 */
N_ ("Abilities come before flips, rolls, moves, attacks and all other actions.")

/* Translators: rule GW-144 */
N_ ("Resolve several abilities in turn order from the current player. Resolve your own in the order in which you announced them.")

/* Translators: rule GW-145 */
N_ ("Until an announced ability is resolved, other players may still announce theirs.")

/* Translators: rule GW-146 */
N_ ("Parts that are no longer possible drop out. The crystals stay spent.")

/* Translators: rule GW-147 */
N_ ("A target must be legal when you announce it.")

/* Translators: rule GW-148 */
N_ ("Attacks by an ability work like other attacks. Only sneak attacks differ.")

/* Translators: rule GW-149 */
N_ ("A unit with No Attack cannot cast an ability that deals damage. A sleeper cannot cast one that makes it attack or move.")

/* Translators: rule GW-150 */
N_ ("For an attack by an ability, caster and target must both fly, or neither.")

/* Translators: rule GW-151 */
N_ ("An attack by an ability does not use up the unit’s attack and does not tire it.")

/* Translators: rule GW-152 */
N_ ("The player of the moved unit chooses its path and where it ends.")

/* Translators: rule GW-153 */
N_ ("A unit moved by an ability goes over adjacent tiles, at no cost. Mines give crystals.")

/* Translators: rule GW-154 */
N_ ("Where the moved unit meets enemies, it stops and each of them attacks it once. The rest of the ability is lost.")

/* Translators: rule GW-155 */
N_ ("A unit that is brought or placed does not walk, and nobody attacks it. Only the tile where it ends counts.")

/* Translators: rule GW-156 */
N_ ("A unit with No Movement cannot be moved by abilities.")

/* Translators: rule GW-157 */
N_ ("An ability may flip tiles of any layer, but never a mine.")

/* Translators: rule GW-158 */
N_ ("A sneak attack uses the base attack. The target’s defense does not help.")

/* Translators: rule GW-159 */
N_ ("A sneak attack also lowers added defense by 1.")

/* Translators: rule GW-160 */
N_ ("You cannot make a sneak attack if an enemy of the target is already on its tile.")

/* Translators: rule GW-161 */
N_ ("Only flying units can enter a tile with a blockade. A tile holds one blockade at most.")

/* Translators: rule GW-162 */
N_ ("A blockade stops its creator too. Flying units ignore it.")

/* Translators: rule GW-163 */
N_ ("A blockade lasts until its creator’s next turn.")

/* Translators: rule GW-164 */
N_ ("A counter gets the ring of the player whose turn it is. It ends when that player’s next turn starts.")

/* Translators: rule GW-165 */
N_ ("A unit cannot have two counters of the same kind.")

/* Translators: rule GW-166 */
N_ ("Counters take effect at once.")

/* Translators: rule GW-167 */
N_ ("A flying unit can fight only other flying units.")

/* Translators: rule GW-168 */
N_ ("A sleeper cannot attack or move. It may call, receive and cast.")

/* Translators: rule GW-169 */
N_ ("A sleeper wakes when it is attacked or affected by another unit’s ability.")

/* Translators: rule GW-170 */
N_ ("A lingering attack hits with power 3 now, and with power 2 when the ring player’s next turn starts.")

/* Translators: rule GW-171 */
N_ ("Both hits of a lingering attack belong to the caster’s player.")

/* Translators: rule GW-172 */
N_ ("If the unit with the counter flies and the caster does not, the second hit is not made.")

/* Translators: rule GW-173 */
N_ ("A unit with a lingering attack cannot get another.")

/* Translators: rule GW-174 */
N_ ("A unit with No Attack cannot make any kind of attack.")

/* Translators: rule GW-175 */
N_ ("A unit with No Movement cannot step. Only a flip moves it.")

/* Translators: rule GW-176 */
N_ ("Counters left at the end of the game do nothing.")

/* Translators: rule GW-177 */
N_ ("When every tribe plays for itself, other races are enemies. Other tribes of your race are allies or enemies, whichever a text needs.")

/* Translators: rule GW-178 */
N_ ("Other tribes of your race are enemies for stopping, attacks and points.")

/* Translators: rule GW-179 */
N_ ("The caster’s tribe does not attack a unit that is brought as an ally.")

/* Translators: rule GW-180 */
N_ ("The shorter game has six rounds and starts with round 5.")

/* Translators: rule GW-181 */
N_ ("In the shorter game, the sixth clan is active from the start, on its mine tile.")

/* Translators: rule GW-182 */
N_ ("In the shorter game, the first roll has five dice.")

/* Translators: rule GW-183 */
N_ ("In the shorter game, tiles are flipped from round 7 on.")

/* Translators: rule GW-184 */
N_ ("Two enemies may form an alliance if both agree.")

/* Translators: rule GW-185 */
N_ ("During an alliance, the partners’ units are allies.")

/* Translators: rule GW-186 */
N_ ("Either partner may end an alliance at any moment.")

/* Translators: rule GW-187 */
N_ ("Alliances do not change any points.")

/* Translators: rule GW-188 */
N_ ("You may combine all variants.")

/* Translators: rule GW-189 */
N_ ("You may use any board that passes the checks.")

/* Translators: rule GW-190 */
N_ ("The game ends after the last turn of round 10.")

/* Translators: rule GW-191 */
N_ ("At the end, only mines are left unflipped.")

/* Translators: rule GW-192 */
N_ ("Score 1 point for each HP left on your active units.")

/* Translators: rule GW-193 */
N_ ("Score 20 points for each clan you killed and 30 for each leader.")

/* Translators: rule GW-194 */
N_ ("Lose 7 points for each dead clan of yours and 12 for your dead leader.")

/* Translators: rule GW-195 */
N_ ("A team’s score is the sum of its players’ scores.")

/* Translators: rule GW-196 */
N_ ("The player or team with the most points wins.")

/* Translators: rule GW-197 */
N_ ("In a tie, the side with the most HP left on active units wins.")

/* Translators: rule GW-198 */
N_ ("If still tied, the side with the most crystals on abilities of active units wins.")

/* Translators: rule GW-199 */
N_ ("If that is equal too, the game is a tie.")

/* Translators: rule GW-200 */
N_ ("You may cast between any two entries, but not while a question is open or an enemy moves.")

/* Translators: rule GW-201 */
N_ ("Flips, attacks, calls, charges and draws can be held for answers.")

/* Translators: rule GW-202 */
N_ ("Only one action is held at a time. Until it is resolved, only casts are allowed.")

/* Translators: rule GW-203 */
N_ ("A held action is then carried out, if it is still possible.")

/* Translators: rule GW-204 */
N_ ("A cast that nobody answers is carried out at once.")

/* Translators: rule GW-205 */
N_ ("Announced casts are carried out one by one, in their order.")

/* Translators: rule GW-206 */
N_ ("Nobody can answer between the steps of a cast.")

/* Translators: rule GW-207 */
N_ ("Each attack on a unit that has left a flipped tile can be answered.")

/* Translators: rule GW-208 */
N_ ("A unit left on a flipped tile goes to the closest tile that is not flipped, unhurt.")

/* Translators: rule GW-209 */
N_ ("If a secret card needs a unit to carry it out, name one of yours.")

/* Translators: rule GW-210 */
N_ ("When you announce an ability, name the targets of every step that lets you choose.")

/* Translators: rule GW-211 */
N_ ("Each step of a walk leads further from where it started.")

/* Translators: rule GW-212 */
N_ ("Each step of a push leads further away; each step of a pull leads nearer.")

/* Translators: rule GW-213 */
N_ ("Gnomon asks for missing values of a unit or ability when they are needed.")

/* Translators: rule GW-214 */
N_ ("Gnomon refuses a card that is known to be elsewhere.")

/* Translators: rule R-01 */
N_ ("Black and pink dice have the same six faces, unless the table gives a color its own. Then, of dice that show the same face, the pink ones are re-rolled first.")

/* Translators: rule R-02 */
N_ ("Clans with the same number are alike in every tribe, unless you change them.")

/* Translators: rule R-03 */
N_ ("“Least health” means base defense. HP starts full.")

/* Translators: rule R-04 */
N_ ("Defense rises to five above the base, also after losses. Option: to a fixed number.")

/* Translators: rule R-05 */
N_ ("Players who are tied at the start roll again.")

/* Translators: rule R-06 */
N_ ("Adjacent tiles share an edge. Option: corners count for abilities.")

/* Translators: rule R-07 */
N_ ("The boards follow the numbers given in the rulebook.")

/* Translators: rule R-08 */
N_ ("There are two mines per tribe, in the center.")

/* Translators: rule R-09 */
N_ ("Each side has two start tiles with two players, four with four.")

/* Translators: rule R-10 */
N_ ("Two teams never start on the same side.")

/* Translators: rule R-11 */
N_ ("The extra place on the board for three players gets any tile of an unused tribe except a mine.")

/* Translators: rule R-12 */
N_ ("Gnomon warns you about unfair rims, and you may go on. Options: rims must be equal, or are not checked. Gnomon deals until they are equal, at most 1000 times.")

/* Translators: rule R-13 */
N_ ("The shorter game has rounds 5 to 10.")

/* Translators: rule R-14 */
N_ ("Flip the two tiles one by one. Option: both at once.")

/* Translators: rule R-15 */
N_ ("A duty that cannot be done is dropped.")

/* Translators: rule R-16 */
N_ ("An eliminated player’s flips do not happen. Option: they happen.")

/* Translators: rule R-17 */
N_ ("Defense does not help against a flip and does not drop because of it.")

/* Translators: rule R-18 */
N_ ("The player who flipped the tile scores the kill. Option: nobody scores it.")

/* Translators: rule R-19 */
N_ ("You get no trophy for your own dead, and the penalty still applies.")

/* Translators: rule R-20 */
N_ ("The closest tile is the one with the fewest steps. Flipped tiles may be crossed, blockades may not.")

/* Translators: rule R-21 */
N_ ("Players attack in turn order, each choosing the order of their own units.")

/* Translators: rule R-22 */
N_ ("Only units that could attack the newcomer do so.")

/* Translators: rule R-23 */
N_ ("Sleepers on a flipped tile move away too.")

/* Translators: rule R-24 */
N_ ("The flip step does not wake a sleeper; a flip by an ability does.")

/* Translators: rule R-25 */
N_ ("A move that would end on a flipped tile is refused in advance.")

/* Translators: rule R-26 */
N_ ("A unit halted on a flipped tile is moved to a closest tile, unhurt.")

/* Translators: rule R-27 */
N_ ("You choose movement or attack when you assign the die. Option: when you use it.")

/* Translators: rule R-28 */
N_ ("You must assign every die.")

/* Translators: rule R-29 */
N_ ("Each three horns pay for one action. Option: only one action a turn.")

/* Translators: rule R-30 */
N_ ("You may split horns between calls and drawing. Option: you may not.")

/* Translators: rule R-31 */
N_ ("Surplus horns are lost. Option: you may still use them to draw.")

/* Translators: rule R-32 */
N_ ("You may draw with three horns or more.")

/* Translators: rule R-33 */
N_ ("Cards go back under the pile they came from, used cards under the smaller pile. Option: one pile.")

/* Translators: rule R-34 */
N_ ("The hand limit is 3 until you enter the printed number.")

/* Translators: rule R-35 */
N_ ("Attach cards on your own turn. Option: at any time.")

/* Translators: rule R-36 */
N_ ("You may draw even without units.")

/* Translators: rule R-37 */
N_ ("All players share one reserve. Option: one each.")

/* Translators: rule R-38 */
N_ ("Each entry to a mine gives a crystal. Options: once a turn, or only if the unit leaves again.")

/* Translators: rule R-39 */
N_ ("Crystals are left over only when all your abilities are full.")

/* Translators: rule R-40 */
N_ ("The crystal supply never runs out. Option: it is limited.")

/* Translators: rule R-41 */
N_ ("A unit that meets an enemy stops until it has attacked. Options: it must attack; its movement ends; it does not stop.")

/* Translators: rule R-42 */
N_ ("A unit may leave an enemy freely. Option: it must attack first.")

/* Translators: rule R-43 */
N_ ("A unit that meets a second enemy ends its movement there.")

/* Translators: rule R-44 */
N_ ("A unit with No Attack stops too. If no fight is possible because only one unit flies, neither stops.")

/* Translators: rule R-45 */
N_ ("A tired unit has one step less, once.")

/* Translators: rule R-46 */
N_ ("If the target is lost, the attack is used up. Option: the unit keeps it.")

/* Translators: rule R-47 */
N_ ("A unit may attack with power 0. Defense drops and sleepers wake.")

/* Translators: rule R-48 */
N_ ("Sneak attacks cost the target 1 defense. Option: they do not.")

/* Translators: rule R-49 */
N_ ("Gnomon checks for enemies on the target’s tile when the sneak attack is announced.")

/* Translators: rule R-50 */
N_ ("Attacks by an ability do not use dice. Option: they do.")

/* Translators: rule R-51 */
N_ ("You may call a clan to a tile with enemies.")

/* Translators: rule R-52 */
N_ ("A clan just called cannot move this turn.")

/* Translators: rule R-53 */
N_ ("A tile may hold any number of units.")

/* Translators: rule R-54 */
N_ ("The comeback comes before the flips.")

/* Translators: rule R-55 */
N_ ("If all start tiles are flipped, use the nearest tiles to land on.")

/* Translators: rule R-56 */
N_ ("The game ends when only one side is left. Option: play goes on.")

/* Translators: rule R-57 */
N_ ("A dead unit’s crystals and counters go back, and its card goes under the deck.")

/* Translators: rule R-58 */
N_ ("If the caster dies, its ability does nothing. Option: it is still carried out.")

/* Translators: rule R-59 */
N_ ("You cannot play a secret card while an enemy moves. Option: you can.")

/* Translators: rule R-60 */
N_ ("You may play a secret card without units if it needs none.")

/* Translators: rule R-61 */
N_ ("A counter gets the ring of the player whose turn it is. Option: the caster’s.")

/* Translators: rule R-62 */
N_ ("A counter on the caster itself gets a ring too.")

/* Translators: rule R-63 */
N_ ("A unit’s own ability does not wake it. Option: it does.")

/* Translators: rule R-64 */
N_ ("Abilities do not move a unit with No Movement. Option: they do.")

/* Translators: rule R-65 */
N_ ("Counters end first, then lingering attacks hit again.")

/* Translators: rule R-66 */
N_ ("The second hit is not made on a unit that flies.")

/* Translators: rule R-67 */
N_ ("A second lingering attack on the same unit is refused. Option: only its first hit is made.")

/* Translators: rule R-68 */
N_ ("A blockade is on a tile. Option: between two tiles. An ability may say so too.")

/* Translators: rule R-69 */
N_ ("A blockade ends with the start of its creator’s next turn.")

/* Translators: rule R-70 */
N_ ("Enemies do not attack a unit that is brought among them. Option: they do.")

/* Translators: rule R-71 */
N_ ("Every tile that the unit enters counts, the last one too.")

/* Translators: rule R-72 */
N_ ("“n away” means exactly n tiles away. “Within n” means at most n.")

/* Translators: rule R-73 */
N_ ("A unit of the same race is both ally and enemy. Option: enemy only.")

/* Translators: rule R-74 */
N_ ("If an alliance ends during a move, the unit stops as if it had just entered the tile.")

/* Translators: rule R-75 */
N_ ("The points of your dead are subtracted. Option: they do not count.")

/* Translators: rule R-76 */
N_ ("In a tie, add up all HP of active units.")

/* Translators: rule R-77 */
N_ ("In a tie, only crystals on abilities count.")

/* Translators: rule R-78 */
N_ ("The last tie stays a tie. Option: play more rounds.")

/* Translators: rule R-79 */
N_ ("Undo corrects a mistyped entry, as always.")

/* Translators: rule R-80 */
N_ ("Tribes in a rulebook example that are not in the list are left out.")

/* Translators: rule R-81 */
N_ ("Healing stops at the maximum HP.")

/* Translators: rule R-82 */
N_ ("An action waits for answers when a player speaks up. Option: always.")

/* Translators: rule R-83 */
N_ ("Players can answer flips, attacks, calls, charges and draws.")

/* Translators: rule R-84 */
N_ ("An action made impossible does nothing. You keep the horns.")

/* Translators: rule R-85 */
N_ ("Nobody can answer inside an ability.")

/* Translators: rule R-86 */
N_ ("Your own abilities are resolved in the order in which you announced them.")

/* Translators: rule R-87 */
N_ ("A walk cannot go back and forth; it always leads away.")

/* Translators: rule R-88 */
N_ ("The unit that you name carries out the secret card.")

/* Translators: rule R-89 */
N_ ("Dice without a unit to take them are lost.")

/* Translators: rule R-90 */
N_ ("A clan may come back on a tile with enemies.")

/* Translators: rule R-91 */
N_ ("A unit moved by an ability in the middle of its own move stops as if it had walked there.")

/* Translators: rule R-92 */
N_ ("At most ten dice are rolled.")

/* Translators: rule R-93 */
N_ ("Gnomon does what can be done in only one way, but never a roll or anything hidden.")

/* Translators: rule INV-001 */
N_ ("The game is for 2 to 5 players.")

/* Translators: rule INV-002 */
N_ ("Six players need the expansion.")

/* Translators: rule INV-003 */
N_ ("The game is recommended for ages 10 and up. This is only advice.")

/* Translators: rule INV-004 */
N_ ("All players play together: all win or all lose.")

/* Translators: rule INV-005 */
N_ ("Together you need 3 rooms for each player.")

/* Translators: rule INV-006 */
N_ ("Only the total counts. A player may have no room at all.")

/* Translators: rule INV-007 */
N_ ("If the letters G, N, O, M, E and S are all out before then, all players lose.")

/* Translators: rule INV-008 */
N_ ("The box contains 51 gnomes, 6 letters and 150 boons. The boons are 34 rooms, 30 weapons, 28 items, 28 actions and 30 allies.")

/* Translators: rule INV-009 */
N_ ("You need at least one die each with 4, 6, 8, 10, 12 and 20 sides. A set for each player is better.")

/* Translators: rule INV-010 */
N_ ("Take out the six letters and shuffle the gnome cards.")

/* Translators: rule INV-011 */
N_ ("Deal 9 gnome cards for each player, without looking at them.")

/* Translators: rule INV-012 */
N_ ("Divide these cards into three equal piles.")

/* Translators: rule INV-013 */
N_ ("All other gnome cards form the gnome discard pile, face down.")

/* Translators: rule INV-014 */
N_ ("Shuffle the letters and put two into each pile, without looking at them.")

/* Translators: rule INV-015 */
N_ ("Shuffle each pile separately.")

/* Translators: rule INV-016 */
N_ ("Put the piles on top of one another. Each third of the deck then has exactly two letters.")

/* Translators: rule INV-017 */
N_ ("The gnome deck goes in the middle, with room for the letters beside it.")

/* Translators: rule INV-020 */
N_ ("Shuffle all 150 boons.")

/* Translators: rule INV-021 */
N_ ("Each player rolls a d4.")

/* Translators: rule INV-022 */
N_ ("Take one card more than you rolled: 2 to 5 cards.")

/* Translators: rule INV-023 */
N_ ("Players may have hands of different sizes.")

/* Translators: rule INV-024 */
N_ ("Nobody starts with a room. Set rooms aside and draw again until you have none.")

/* Translators: rule INV-030 */
N_ ("Shuffle all boons that are not in a hand, including the rooms.")

/* Translators: rule INV-031 */
N_ ("With two players, make 2 decks of 25 cards.")

/* Translators: rule INV-032 */
N_ ("With three or more, make a deck of 20 cards for each player.")

/* Translators: rule INV-033 */
N_ ("The remaining boons go back into the box unseen. They are not used.")

/* Translators: rule INV-034 */
N_ ("Shuffle each boon deck and lay it face down.")

/* Translators: rule INV-035 */
N_ ("Place the decks so that each player can reach one or two.")

/* Translators: rule INV-036 */
N_ ("Place the dice where all players can reach them.")

/* Translators: rule INV-037 */
N_ ("Each player rolls a d20. The highest roll goes first.")

/* Translators: rule INV-038 */
N_ ("Turns go clockwise.")

/* Translators: rule INV-039 */
N_ ("Finish the setup before you play.")

/* Translators: rule INV-040 */
N_ ("You may play any cards from your hand face up in front of you, or none.")

/* Translators: rule INV-041 */
N_ ("A card in front of you cannot go back into your hand.")

/* Translators: rule INV-042 */
N_ ("Normally you have no more than one ally in play.")

/* Translators: rule INV-043 */
N_ ("Normally you have no more than one weapon in play.")

/* Translators: rule INV-044 */
N_ ("Steps 3 and 8 allow more, and a card may too.")

/* Translators: rule INV-045 */
N_ ("You may play cards only from your own hand.")

/* Translators: rule INV-050 */
N_ ("Choose a boon deck and turn up its top card. Choose first, then look.")

/* Translators: rule INV-051 */
N_ ("You get one boon per turn, unless a card gives you more.")

/* Translators: rule INV-052 */
N_ ("The card shows the value you need to acquire it.")

/* Translators: rule INV-053 */
N_ ("If the value is given in dice, roll them at once, before anyone helps.")

/* Translators: rule INV-060 */
N_ ("You may play more cards from your hand for this roll.")

/* Translators: rule INV-061 */
N_ ("You may now play more than one ally.")

/* Translators: rule INV-062 */
N_ ("Extra allies are discarded at the end of the turn.")

/* Translators: rule INV-063 */
N_ ("You may ask your neighbors for help.")

/* Translators: rule INV-064 */
N_ ("A neighbor may play cards for you, or discard them for their dice. The choice is the neighbor’s.")

/* Translators: rule INV-065 */
N_ ("You cannot play a second weapon yet, only in the fight.")

/* Translators: rule INV-070 */
N_ ("Roll your own d20 and every die from cards that you or your neighbors have played or discarded for this roll.")

/* Translators: rule INV-071 */
N_ ("Do not roll a die that no card gives.")

/* Translators: rule INV-072 */
N_ ("The sum of all dice must reach the value. Equal is enough.")

/* Translators: rule INV-073 */
N_ ("Take the acquired card into your hand or put it into play.")

/* Translators: rule INV-074 */
N_ ("A missed card goes to the boon discard pile.")

/* Translators: rule INV-075 */
N_ ("A room counts for the team at once.")

/* Translators: rule INV-080 */
N_ ("If you have played a card that skips the fight, no gnome is turned up. The next player’s turn starts.")

/* Translators: rule INV-081 */
N_ ("Play a card that skips the fight before the gnome is turned up.")

/* Translators: rule INV-085 */
N_ ("You must turn up the top card of the gnome deck.")

/* Translators: rule INV-086 */
N_ ("A card may let you take the gnome from the gnome discard pile instead of the deck.")

/* Translators: rule INV-087 */
N_ ("The gnome card shows a value to reach, dice for it, or NONE.")

/* Translators: rule INV-088 */
N_ ("If the gnome’s value is given in dice, roll them now.")

/* Translators: rule INV-089 */
N_ ("A gnome with NONE brings no fight. Do what the card says.")

/* Translators: rule INV-090 */
N_ ("Carry out now what the card does before the fight.")

/* Translators: rule INV-091 */
N_ ("A letter goes to the other letters in the middle.")

/* Translators: rule INV-092 */
N_ ("A letter ends the turn without a fight.")

/* Translators: rule INV-095 */
N_ ("You may play more cards from your hand for the fight.")

/* Translators: rule INV-096 */
N_ ("You may play more than one ally for the fight.")

/* Translators: rule INV-097 */
N_ ("You may play a second weapon, but not a third.")

/* Translators: rule INV-098 */
N_ ("You may discard the second weapon for its discard dice, if it shows any.")

/* Translators: rule INV-099 */
N_ ("Your neighbors may play cards for you.")

/* Translators: rule INV-101 */
N_ ("If a gnome has stolen your d20, you fight without it.")

/* Translators: rule INV-102 */
N_ ("Without your d20, roll only the dice that cards give.")

/* Translators: rule INV-103 */
N_ ("If the sum reaches the value, you win. Equal is enough.")

/* Translators: rule INV-104 */
N_ ("The beaten gnome goes to the gnome discard pile. You get the reward on its card.")

/* Translators: rule INV-105 */
N_ ("If the sum is lower than the value, you lose. Do what the card says.")

/* Translators: rule INV-106 */
N_ ("Some gnomes do harm even when you beat them.")

/* Translators: rule INV-110 */
N_ ("Discard the actions and items that were played.")

/* Translators: rule INV-111 */
N_ ("Each player keeps one ally and one weapon.")

/* Translators: rule INV-112 */
N_ ("A player with more than one chooses which one to keep.")

/* Translators: rule INV-113 */
N_ ("Rooms stay where they are.")

/* Translators: rule INV-114 */
N_ ("The next player clockwise takes a turn.")

/* Translators: rule INV-115 */
N_ ("The ally and the weapon that you keep stay in play for the next turns.")

/* Translators: rule INV-120 */
N_ ("All players win when the team has the rooms it needs.")

/* Translators: rule INV-121 */
N_ ("All players lose when the sixth letter is out.")

/* Translators: rule INV-122 */
N_ ("Nothing can be played after that.")

/* Translators: rule INV-130 */
N_ ("One of the letters goes to the very bottom of the gnome deck.")

/* Translators: rule INV-131 */
N_ ("Deal 10 gnome cards for each player, not 9.")

/* Translators: rule INV-132 */
N_ ("Deal fewer than 9 gnome cards for each player, for example 8.")

/* Translators: rule INV-133 */
N_ ("Make no piles: shuffle all gnome cards and letters together.")

/* Translators: rule INV-134 */
N_ ("You need more than 3 rooms for each player, for example 4.")

/* Translators: rule INV-R01 */
N_ ("A turn has 12 steps. The rulebook starts again from 1 for the last three.")

/* Translators: rule INV-R02 */
N_ ("“Step 1” is a step of every player’s turn, not only of the first player’s.")

/* Translators: rule INV-R03 */
N_ ("The game is for 2 to 5 players. Six need the expansion, or 8 gnome cards each, because the box has only 51.")

/* Translators: rule INV-R04 */
N_ ("Make the piles as equal as you can. An extra card goes to the top pile, a second one to the middle pile. Options: the bottom pile first, or the sizes you enter.")

/* Translators: rule INV-R05 */
N_ ("The order of the piles does not matter. They are called top, middle and bottom by their place in the deck.")

/* Translators: rule INV-R06 */
N_ ("Set the last letter aside unseen; the bottom pile gets only one other. Then only the very last card can lose the game. Options: the top or middle pile gets only one.")

/* Translators: rule INV-R07 */
N_ ("Without piles, shuffle five letters in. The sixth goes to the bottom.")

/* Translators: rule INV-R08 */
N_ ("Deal the extra gnome cards before you make the piles.")

/* Translators: rule INV-R09 */
N_ ("You may set 1 to 10 gnome cards and at least 3 rooms for each player, if there are enough cards. You may mix easier and harder options.")

/* Translators: rule INV-R10 */
N_ ("Set rooms aside and put them back before you make the boon decks. All 34 rooms are then in the decks or the box.")

/* Translators: rule INV-R11 */
N_ ("Roll once: you get that many cards and one more.")

/* Translators: rule INV-R12 */
N_ ("In steps 3 and 8, each player may discard cards for their discard dice, from hand or from play. Option: you may discard only the second weapon.")

/* Translators: rule INV-R13 */
N_ ("A discarded card gives its discard dice instead of its dice in play. Option: it gives both.")

/* Translators: rule INV-R14 */
N_ ("All other players are neighbors. Option: only the players to your left and right.")

/* Translators: rule INV-R15 */
N_ ("A neighbor can play cards from the hand and discard cards for their dice. Cards already in front of a neighbor help nobody else, unless they say so.")

/* Translators: rule INV-R16 */
N_ ("A neighbor’s cards stay in front of the neighbor until the end of the turn. Then the neighbor too keeps one ally and one weapon. Option: these cards are always discarded.")

/* Translators: rule INV-R17 */
N_ ("From each player, one weapon helps to acquire and two help in a fight, including discarded ones. Option: only played weapons count.")

/* Translators: rule INV-R18 */
N_ ("You may play an ally or weapon over your old one, which is then discarded. Option: you may not.")

/* Translators: rule INV-R19 */
N_ ("An acquired ally or weapon may replace the one in play, or it goes into your hand.")

/* Translators: rule INV-R20 */
N_ ("You may choose any deck that is not empty. Option: only decks marked as in reach.")

/* Translators: rule INV-R21 */
N_ ("Items and actions help only the roll they were played for. Allies and weapons help every roll while they are in play. Option: items and actions help both rolls of a turn.")

/* Translators: rule INV-R22 */
N_ ("Items and actions played to acquire a boon are discarded at the end of the turn too.")

/* Translators: rule INV-R23 */
N_ ("A card played early that found no roll, because of a letter for example, stays for your next turn. Option: it is discarded.")

/* Translators: rule INV-R24 */
N_ ("Once the dice are rolled, you cannot add a card to that roll, unless the card says so.")

/* Translators: rule INV-R25 */
N_ ("A boon cannot help to acquire itself. It may help in the fight of the same turn.")

/* Translators: rule INV-R26 */
N_ ("You must turn up a boon and roll; the roll costs nothing. If all boon decks are empty, there is no boon.")

/* Translators: rule INV-R27 */
N_ ("An empty boon deck stays empty. Option: when all are empty, the discard pile becomes a new deck.")

/* Translators: rule INV-R28 */
N_ ("A rolled value is the sum of the dice on the card and any number beside them. Roll it once, for this attempt only. A d10 counts 1 to 10.")

/* Translators: rule INV-R29 */
N_ ("Add all dice and printed numbers. You may roll the same die several times. With no dice at all, the sum is 0. A boon with the value NONE needs no roll.")

/* Translators: rule INV-R30 */
N_ ("You win the moment the last room is gained, even before the fight of that turn. Option: at the end of the turn.")

/* Translators: rule INV-R31 */
N_ ("You lose the moment the sixth letter is out. If one card brings both the last room and the last letter, you lose.")

/* Translators: rule INV-R32 */
N_ ("The letters may come in any order.")

/* Translators: rule INV-R33 */
N_ ("All rooms that were gained count, whether in play or shown in a hand. Option: only those in play.")

/* Translators: rule INV-R34 */
N_ ("A room that is lost no longer counts. A game that is won stays won.")

/* Translators: rule INV-R35 */
N_ ("If the decks no longer have enough rooms, Gnomon says so. The table may concede.")

/* Translators: rule INV-R36 */
N_ ("If the gnome deck is empty, no gnome is turned up. Option: the gnome discard pile is shuffled.")

/* Translators: rule INV-R37 */
N_ ("A gnome that is not beaten goes to the gnome discard pile too. Option: it goes under the deck.")

/* Translators: rule INV-R38 */
N_ ("Take the top gnome, unless the card says otherwise. If there is none, take the top of the deck. Options: a random gnome, or your choice; the first discards are face up.")

/* Translators: rule INV-R39 */
N_ ("The stolen d20 is missing only in the fight and comes back afterward, unless the card says otherwise. Options: it is missing in every roll; it stays away until the thief is beaten or the host returns it.")

/* Translators: rule INV-R40 */
N_ ("Roll the value first, then carry out what the card does before the fight.")

/* Translators: rule INV-R41 */
N_ ("Read the card aloud, do what it says, enter what has changed, and confirm.")

/* Translators: rule INV-R42 */
N_ ("Do as much as you can. You cannot lose what you do not have.")

/* Translators: rule INV-R43 */
N_ ("A gnome with NONE counts as neither won nor lost.")

/* Translators: rule INV-R44 */
N_ ("Take the top card of a boon deck of your choice, without a roll. It goes into your hand or into play.")

/* Translators: rule INV-R45 */
N_ ("A letter that comes with another draw ends your turn too. Looking at the deck does not count.")

/* Translators: rule INV-R46 */
N_ ("Only you may play a card that skips the fight or takes the gnome from the discard pile. Play it at the latest just before the gnome is turned up. If you have played both kinds, skipping goes first.")

/* Translators: rule INV-R47 */
N_ ("Tied players roll again.")

/* Translators: rule INV-R48 */
N_ ("Only you see your hand, but you may talk about it. Option: hands are open.")

/* Translators: rule INV-R49 */
N_ ("You may hold as many cards as you like.")

/* Translators: rule INV-R50 */
N_ ("Some cards change a roll that has already been made. While such a card can still come, Gnomon waits for you after a miss or a fight.")

/* Translators: rule INV-R51 */
N_ ("While your list is not complete, a card may turn up once more than the list says. The odds of rooms and letters are exact all the same.")

/* Translators: rule INV-R52 */
N_ ("Gnomon carries out what a card does, one step at a time. It waits when there is a choice. Free text is left to you.")

/* Translators: rule INV-R53 */
N_ ("A card affects the player whose turn it is, unless it says otherwise. The player who loses a card chooses it.")

/* Translators: rule INV-R54 */
N_ ("If you win, the gnome goes, then the reward comes, then the harm. If you lose, do what the card says first, then the gnome goes.")

/* Translators: rule INV-R55 */
N_ ("You need not name a boon that goes into a hand unseen; enter only that it is not a room. Rooms and played cards always have a name.")

/* Translators: rule INV-R56 */
N_ ("An extra boon means playing steps 2 to 5 once more, with new help.")

/* Translators: rule INV-R57 */
N_ ("An extra gnome takes you back to step 7 with a new gnome card. Discard cards only after the last fight.")

/* Translators: rule INV-R58 */
N_ ("Gnomon makes forced moves automatically, but never one that depends on a hidden hand.")

/* Translators: rule INV-R59 */
N_ ("You can correct a card’s entry at any time. Dice already rolled stay.")

/* Translators: rule INV-R60 */
N_ ("Some gnomes stay with a player for as long as their card says. Their effects add up.")

/* Translators: rule INV-R61 */
N_ ("Without the box, Gnomon deals a set of its own. With your box, its list starts empty and learns each card as it comes.")

/* Translators: rule INV-R62 */
N_ ("The player whose turn it is rolls all the dice, no matter who gave them.")

/* Translators: rule INV-R63 */
N_ ("You may play cards that do not help the roll.")

/* Translators: rule PAD-001 */
N_ ("The score pad keeps the points of any game. A pad says what is written down, who wins, and when the match ends. Choose one, or make your own in the component set.")

/* Translators: rule PAD-002 */
N_ ("A pad can be for a certain number of players. Without one it is for 1 to 12.")

/* Translators: rule PAD-003 */
N_ ("On a pad for teams each team has one column. Players are in the teams in turn, as they sit: with two teams, every second player is in the same one. Any member can enter the team’s figures.")

/* Translators: rule PAD-004 */
N_ ("A round is one row, or one row for each category of the pad. A sheet has at most 40 rows.")

/* Translators: rule PAD-005 */
N_ ("A pad can give everybody points at the start: 20 lives, or 501 to count down from.")

/* Translators: rule PAD-010 */
N_ ("Enter a figure into any empty cell of the current round, in any order. Gnomon offers the next empty cell: row by row in seat order, or player by player. Bids of a round always come first.")

/* Translators: rule PAD-011 */
N_ ("A figure can be a sum: 3+6+2 or 12-4. It has at most 12 terms, each up to 99,999. The terms are kept and shown, up to 960 on a sheet; after that only the sum is kept.")

/* Translators: rule PAD-012 */
N_ ("A pad can have a lowest and a highest figure, and figures can have to be multiples of a number. It is the sum that counts.")

/* Translators: rule PAD-013 */
N_ ("On a pad with bids each player bids before the round is played: 0 to 99.")

/* Translators: rule PAD-014 */
N_ ("After the round enter what each player made: 0 to 99. A player who has not bid has made nothing. Where bids are only noted, the points come last.")

/* Translators: rule PAD-015 */
N_ ("The pad can work out the points. An exact bid brings fixed points and points for each that was bid. A missed bid costs points for each that it was missed by. Extra points are entered by changing the cell.")

/* Translators: rule PAD-016 */
N_ ("On a pad that counts rounds won, enter who wins the round. The winner gets 1, everybody else 0.")

/* Translators: rule PAD-017 */
N_ ("On a pad for places enter each player’s place. Several players can share one. The match ends when everybody has a place.")

/* Translators: rule PAD-018 */
N_ ("When all cells of a round are complete, the next round starts. The round can also be closed with empty cells, which count nothing, if anything was entered in it.")

/* Translators: rule PAD-019 */
N_ ("A pad can give a bonus in each round if the first categories bring enough together: 63 in the first six bring 35.")

/* Translators: rule PAD-020 */
N_ ("On some pads figures are subtracted. A pad can also refuse to go beyond the target: such a figure does not count, and the total stays as it was.")

/* Translators: rule PAD-021 */
N_ ("Any figure can be changed until the match ends, in any round. The log shows the old figure and the new one. An empty cell of a closed round can be filled in the same way.")

/* Translators: rule PAD-022 */
N_ ("Bids and what was made can be changed in the same way.")

/* Translators: rule PAD-030 */
N_ ("A pad with a number of rounds ends after the last one.")

/* Translators: rule PAD-031 */
N_ ("A pad can end after the round in which somebody reaches the target. The target is reached from the points at the start, upward or downward.")

/* Translators: rule PAD-032 */
N_ ("A pad can end as soon as somebody reaches the target, in the middle of a round.")

/* Translators: rule PAD-033 */
N_ ("A pad without such an end goes on until the table finishes the match. Any match can be ended early by agreement.")

/* Translators: rule PAD-034 */
N_ ("When the sheet has no room for another round, cells can still be changed, and the table finishes the match.")

/* Translators: rule PAD-035 */
N_ ("On some pads a player can win at once, whatever the points are. Nobody else has a place then.")

/* Translators: rule PAD-036 */
N_ ("On a pad for players who play together, enter whether they win or lose. Points can be kept beside it. After the last round no more points are entered, and the table says how it ended.")

/* Translators: rule PAD-037 */
N_ ("After the end nothing is entered. To mend a figure, undo the end or correct the table.")

/* Translators: rule PAD-040 */
N_ ("The most points win, or the fewest, as the pad says.")

/* Translators: rule PAD-041 */
N_ ("A pad can name categories that break ties. Tied players compare them in that order; what is better in points is better there, too.")

/* Translators: rule PAD-042 */
N_ ("Players who are still tied share the place. A pad can say in words how its game breaks ties; the words are on the scoresheet.")

/* Translators: rule PAD-043 */
N_ ("Members of a team share its points and its place.")

/* Translators: rule RISE-003 */
N_ ("Gnomon supports the competitive and cutthroat games. The cooperative and solo games have their own booklet and are not supported.")

/* Translators: rule RISE-004 */
N_ ("2 to 5 people play, each with a different color.")

/* Translators: rule RISE-005 */
N_ ("The player with the most victory points after five turns wins. If the Gnomes have the most, all players lose.")

/* Translators: rule RISE-006 */
N_ ("Each of the five turns has six phases: allies, meeples, action cards, Gnome cards, scoring, reset.")

/* Translators: rule RISE-007 */
N_ ("Play goes clockwise from the player with the starting player card. Only phase 3 follows the order of cards and spaces.")

/* Translators: rule RISE-008 */
N_ ("The phase marker moves one barrel after each phase. The turn marker moves one space after each turn.")

/* Translators: rule RISE-009 */
N_ ("The starting player card goes to the left neighbor once a turn, in the reset. After turn five it stays.")

/* Translators: rule RISE-010 */
N_ ("White meeples, the sixth score token, monster and objective tokens and the special Gnome tile are not used.")

/* Translators: rule RISE-011 */
N_ ("A race board, upgrade, ally or judge overrides the general rule. Carry out free card texts by hand.")

/* Translators: rule RISE-012 */
N_ ("Put upgrade tokens, 5 boats, gold and beer within everyone’s reach.")

/* Translators: rule RISE-013 */
N_ ("Put 5 white breweries and 32 white cubes on the Gnome board. The Gnomes start with 0 points.")

/* Translators: rule RISE-014 */
N_ ("Use 25 tiles for two players, 31 for three, 37 for four or five. Return the others to the box.")

/* Translators: rule RISE-015 */
N_ ("Dragonkeep goes in the center. Shuffle one each of Mountain, Swamp, Forest, Plains, Highland and Desert and lay them face up around it.")

/* Translators: rule RISE-016 */
N_ ("Set the lair aside and shuffle the other tiles. Lay 12 of them face up around the green zone.")

/* Translators: rule RISE-017 */
N_ ("Shuffle the lair into the remaining tiles and lay them all face down: 6 for two players, 12 for three, 18 for more.")

/* Translators: rule RISE-018 */
N_ ("Take the board of one color and choose its side. There is one board of each color.")

/* Translators: rule RISE-019 */
N_ ("Put 9 breweries in their boxes, an upgrade token beside five of them, and 40 cubes on your board. The barrel goes on the lowest production, your score on 0.")

/* Translators: rule RISE-020 */
N_ ("Your first brewery goes to the start tile beside Dragonkeep, and your production rises by 1. It is free.")

/* Translators: rule RISE-021 */
N_ ("The token beside your first brewery goes to an upgrade slot of your choice and works at once.")

/* Translators: rule RISE-022 */
N_ ("Put as many cubes on your start tile as your board shows, starting with the leftmost.")

/* Translators: rule RISE-023 */
N_ ("Take the beer and gold that your board shows.")

/* Translators: rule RISE-024 */
N_ ("Emptied boxes pay only in phase 5, not during setup.")

/* Translators: rule RISE-025 */
N_ ("The Gnomes get 2 gold, for bribes only. One of their breweries and 8 of their cubes go to Dragonkeep.")

/* Translators: rule RISE-026 */
N_ ("Put one Gnome cube on each unoccupied land tile next to Dragonkeep, but not on the Desert.")

/* Translators: rule RISE-027 */
N_ ("Each player has 8 meeples with two players, 7 with three, 6 with four, 5 with five. One more per player waits for turn four.")

/* Translators: rule RISE-028 */
N_ ("Choose one of seven levels: moving up is easier, moving down is harder. The level changes the Gnomes’ points in each scoring.")

/* Translators: rule RISE-029 */
N_ ("Put the markers on their first spaces and the dragon on the score board, not on the map.")

/* Translators: rule RISE-030 */
N_ ("Shuffle the 10 action cards and lay 8 face up in two rows of four. The other 2 are not used this turn.")

/* Translators: rule RISE-031 */
N_ ("Shuffle the 38 allies into a face-down deck.")

/* Translators: rule RISE-032 */
N_ ("Shuffle the 50 Gnome cards into a face-down deck.")

/* Translators: rule RISE-033 */
N_ ("In the cutthroat game, deal each player a secret hand of Gnome cards: 4 with two or three players, 3 with more.")

/* Translators: rule RISE-034 */
N_ ("Choose the first player in any way you like, or let Gnomon draw one.")

/* Translators: rule RISE-035 */
N_ ("Deal 3 judges to each player. Keep exactly 2 in secret; the others go back to the box unseen.")

/* Translators: rule RISE-036 */
N_ ("The player who is last in the first turn gets 2 gold, once.")

/* Translators: rule RISE-037 */
N_ ("DK is Dragonkeep, G1 to G6 the green ring, Y1 to Y12 the yellow, R1 to R18 the red. Each ring counts clockwise from the upper right corner.")

/* Translators: rule RISE-038 */
N_ ("Sea is water. The lair is neither land nor water, but the dragon treats it as sea. All other tiles are land.")

/* Translators: rule RISE-039 */
N_ ("Two tiles that share a side are adjacent. No tile is adjacent to itself.")

/* Translators: rule RISE-040 */
N_ ("Face-up Sea tiles that touch one another are one body of water. A single one is a body too.")

/* Translators: rule RISE-041 */
N_ ("From land touching a Sea tile with a boat, its whole body of water and all land touching that water are adjacent.")

/* Translators: rule RISE-042 */
N_ ("You cannot use a boat from a tile that its Sea tile does not touch.")

/* Translators: rule RISE-043 */
N_ ("Boats belong to nobody; anyone may use them.")

/* Translators: rule RISE-044 */
N_ ("The Gnomes use boats too, but not for their Caravan.")

/* Translators: rule RISE-045 */
N_ ("The dragon does not use boats.")

/* Translators: rule RISE-046 */
N_ ("Build a boat on a Sea tile adjacent to a tile that you occupy. There is one boat per tile, and five in all.")

/* Translators: rule RISE-047 */
N_ ("A boat on the tile where the dragon ends its movement goes back to the supply. Tiles already turned up stay face up.")

/* Translators: rule RISE-048 */
N_ ("For the dragon, touching tiles are adjacent. All face-up Sea tiles and the lair are adjacent to one another too, wherever they are.")

/* Translators: rule RISE-049 */
N_ ("You occupy a tile if you have at least one cube or brewery on it.")

/* Translators: rule RISE-050 */
N_ ("In market strength, a cube counts 1 and a brewery 2.")

/* Translators: rule RISE-051 */
N_ ("The player with the highest market strength on a tile controls it. The Gnomes can control tiles too.")

/* Translators: rule RISE-052 */
N_ ("If the highest strength is tied, nobody controls the tile.")

/* Translators: rule RISE-053 */
N_ ("You need control only to build. Losing it costs you nothing else. The dragon does not change any strength.")

/* Translators: rule RISE-054 */
N_ ("Turn up a face-down tile as soon as there is a cube on a tile touching it. A brewery is not enough.")

/* Translators: rule RISE-055 */
N_ ("The dragon does not turn up tiles.")

/* Translators: rule RISE-056 */
N_ ("When a boat is built, turn up all face-down tiles touching its body of water.")

/* Translators: rule RISE-057 */
N_ ("When a new Sea tile joins a body of water with a boat, turn up the face-down tiles touching it too. Repeat until no more tiles follow.")

/* Translators: rule RISE-058 */
N_ ("When the lair is turned up, the dragon goes there at once and stays on the map. It does not rampage.")

/* Translators: rule RISE-059 */
N_ ("Nobody can enter, use or cross a face-down tile, not even the Gnomes or the dragon.")

/* Translators: rule RISE-060 */
N_ ("Your cubes may be on any face-up tile, even on water, the lair or the Desert.")

/* Translators: rule RISE-061 */
N_ ("Cubes leave your board from the left and return from the right.")

/* Translators: rule RISE-062 */
N_ ("A player’s customer box is empty after 4 cubes, a Gnome box after 8. A partly emptied box counts nothing.")

/* Translators: rule RISE-063 */
N_ ("Breweries leave your board from the top and return to the lowest empty box.")

/* Translators: rule RISE-064 */
N_ ("Gnome pieces leave the Gnome board from the left and return from the right.")

/* Translators: rule RISE-065 */
N_ ("If there is a production icon under the brewery, your production rises by 1 at once.")

/* Translators: rule RISE-066 */
N_ ("If a brewery returns to a box with a production icon, production falls by 1. Production from upgrades and allies stays.")

/* Translators: rule RISE-067 */
N_ ("Production from an ally rises when you draft the card.")

/* Translators: rule RISE-068 */
N_ ("A token beside the brewery goes to a free upgrade slot of your choice at once.")

/* Translators: rule RISE-069 */
N_ ("An upgrade slot holds one token.")

/* Translators: rule RISE-070 */
N_ ("A placed token stays until the end, even if its brewery returns. That box does not give a second token.")

/* Translators: rule RISE-071 */
N_ ("The Brewery Upgrade action and allies give tokens from the supply. These tokens stay too.")

/* Translators: rule RISE-072 */
N_ ("A token has no effect while its brewery is still on your board.")

/* Translators: rule RISE-073 */
N_ ("You cannot have more than 20 beer; return any excess to the supply.")

/* Translators: rule RISE-074 */
N_ ("You may pay gold instead of beer, 1 for 1, in any mix. You may never pay beer instead of gold.")

/* Translators: rule RISE-075 */
N_ ("The score track ends at 49. From there, turn the token to +50.")

/* Translators: rule RISE-076 */
N_ ("Turn up one more ally than there are players.")

/* Translators: rule RISE-077 */
N_ ("In turn order, each player takes one ally. Nobody may pass.")

/* Translators: rule RISE-078 */
N_ ("You get the card’s rewards once, at once: points, goods, production, upgrade tokens, then gifts.")

/* Translators: rule RISE-079 */
N_ ("The ally stays beside your board until the end. It works only for you.")

/* Translators: rule RISE-080 */
N_ ("An upgrade ally improves an action card. An action ally has a space for a meeple. An ability ally has a rule of its own. A reward ally gives its reward once, now.")

/* Translators: rule RISE-081 */
N_ ("The Gnomes get the leftover ally’s points and nothing else. Then the card goes back to the box for good.")

/* Translators: rule RISE-082 */
N_ ("In turn order, round after round, each player places one meeple until none are left. Nobody may pass.")

/* Translators: rule RISE-083 */
N_ ("There are immediate spaces, with a red exclamation mark, and spaces on action cards.")

/* Translators: rule RISE-084 */
N_ ("Perform the action of an immediate space at once.")

/* Translators: rule RISE-085 */
N_ ("A round space takes one meeple. Then it is closed until the reset, even to you.")

/* Translators: rule RISE-086 */
N_ ("An oval space takes any number of meeples.")

/* Translators: rule RISE-087 */
N_ ("An action with several round spaces is closed when all of them are taken.")

/* Translators: rule RISE-088 */
N_ ("All players may use the spaces of the action board.")

/* Translators: rule RISE-089 */
N_ ("Only you may use the spaces on your board and your allies. A space beside an upgrade opens only with its token.")

/* Translators: rule RISE-090 */
N_ ("You may take an immediate space only if you can do its action and pay for it. Your own Brew Beer space is always open.")

/* Translators: rule RISE-091 */
N_ ("Take as much beer as you produce.")

/* Translators: rule RISE-092 */
N_ ("Pay 3 gold. A token from the supply goes to a free upgrade slot and works at once.")

/* Translators: rule RISE-093 */
N_ ("Pay 3 gold and build a brewery.")

/* Translators: rule RISE-094 */
N_ ("Pay 3 gold. The dragon takes 1 or 2 steps, then it rampages.")

/* Translators: rule RISE-095 */
N_ ("Pay 2 gold. On one tile, remove up to 3 Gnome cubes and add up to 2 of yours. The tile need not be near.")

/* Translators: rule RISE-096 */
N_ ("Pay 1 gold. Put one cube on a tile adjacent to one that you occupy. Boats count.")

/* Translators: rule RISE-097 */
N_ ("Discard 3 gold or more and gain 1 point for every 3. The rest is lost.")

/* Translators: rule RISE-098 */
N_ ("Discard 3 beer and take 3 gold, once per meeple.")

/* Translators: rule RISE-099 */
N_ ("A space on an ally does what is printed on it, for its owner only.")

/* Translators: rule RISE-100 */
N_ ("You may put a meeple on any free space of the 8 face-up action cards. You do not pay or choose anything yet.")

/* Translators: rule RISE-101 */
N_ ("Spaces with two barrels are closed only in the solo game.")

/* Translators: rule RISE-102 */
N_ ("You must control the tile at the moment you build.")

/* Translators: rule RISE-103 */
N_ ("You cannot build on Sea, the lair, Desert or Gnomeland unless something permits it. Dragonkeep is allowed.")

/* Translators: rule RISE-104 */
N_ ("You may have one brewery per tile, or two if something permits it.")

/* Translators: rule RISE-105 */
N_ ("Other owners’ breweries on the tile return to their boards. Cubes stay.")

/* Translators: rule RISE-106 */
N_ ("The topmost brewery leaves your board. Production and the upgrade come at once, points and gold in phase 5.")

/* Translators: rule RISE-107 */
N_ ("Building has this order: pay; other breweries return; place yours; raise production; score the bonus; place the upgrade token.")

/* Translators: rule RISE-108 */
N_ ("You gain 2 points whenever your brewery replaces a Gnome brewery.")

/* Translators: rule RISE-109 */
N_ ("If all 9 breweries are out, you may move one from another tile instead. The price is the same, and your board does not change.")

/* Translators: rule RISE-110 */
N_ ("Nobody can build on the dragon’s tile.")

/* Translators: rule RISE-111 */
N_ ("Play the upper row from left to right, then the lower row. On each card, go through the spaces from top to bottom.")

/* Translators: rule RISE-112 */
N_ ("Pay exactly the printed beer and act, or decline. You cannot pay or act in part.")

/* Translators: rule RISE-113 */
N_ ("If you cannot do the action, you do not pay.")

/* Translators: rule RISE-114 */
N_ ("Whether you act or decline, the meeple leaves the card. It returns to you in the reset.")

/* Translators: rule RISE-115 */
N_ ("Put 3 cubes on one tile adjacent to another tile that you occupy. Boats count. If you have fewer left, put all of them.")

/* Translators: rule RISE-116 */
N_ ("Choose a tile that you occupy with an opponent’s cube on it. Remove up to 2 of opponents’ cubes, then add up to 2 of yours.")

/* Translators: rule RISE-117 */
N_ ("Put 3 cubes on one tile that you occupy. If you have fewer left, put all of them.")

/* Translators: rule RISE-118 */
N_ ("Move 1 to 5 of your cubes from one tile to tiles adjacent to it, split as you like, all at once.")

/* Translators: rule RISE-119 */
N_ ("Build a brewery for the beer shown on the space. It costs no gold.")

/* Translators: rule RISE-120 */
N_ ("If your board has no cubes left, you may take cubes from one other tile of yours for a Festival, Delivery or Competition.")

/* Translators: rule RISE-121 */
N_ ("If you have no cubes on the map, put 4 on one land tile of your choice at once. You must do this.")

/* Translators: rule RISE-122 */
N_ ("At the start of phase 3, players who lost their last cube earlier get relief.")

/* Translators: rule RISE-123 */
N_ ("Relief comes even in the middle of an action, before that action goes on.")

/* Translators: rule RISE-124 */
N_ ("The Gnomes get no relief.")

/* Translators: rule RISE-125 */
N_ ("If you lose your last cube in another phase, relief waits for the next phase 3.")

/* Translators: rule RISE-126 */
N_ ("While the dragon is on the score board, it does not move or rampage.")

/* Translators: rule RISE-127 */
N_ ("The top of the Gnome card names a tile type and Move or Fly.")

/* Translators: rule RISE-128 */
N_ ("The dragon flies to any face-up tile of that type except its own.")

/* Translators: rule RISE-129 */
N_ ("The dragon moves one step to a tile of that type that is adjacent for the dragon.")

/* Translators: rule RISE-130 */
N_ ("Only tiles of exactly the named type count: Sea does not include the lair.")

/* Translators: rule RISE-131 */
N_ ("The dragon goes to the tile whose icon comes first in the card’s order. If icons are equal, the starting player chooses.")

/* Translators: rule RISE-132 */
N_ ("In the cutthroat game, the player who played the card chooses among all possible tiles.")

/* Translators: rule RISE-133 */
N_ ("If the dragon can move, it must. If not, it stays and does not rampage.")

/* Translators: rule RISE-134 */
N_ ("Every card may move the dragon. It may rampage several times in a phase.")

/* Translators: rule RISE-135 */
N_ ("The dragon can cross every type of face-up tile.")

/* Translators: rule RISE-136 */
N_ ("Move the dragon step by step over face-up tiles, as far as the action allows. It must end on another tile if it can.")

/* Translators: rule RISE-137 */
N_ ("The dragon rampages after each movement, on the tile where it ends. A boat there sinks first.")

/* Translators: rule RISE-138 */
N_ ("The dragon takes bribes first. Then it burns a brewery, then it eats cubes.")

/* Translators: rule RISE-139 */
N_ ("Each player on the tile may pay this turn’s bribe, in gold, in full or not at all. Players answer openly, in turn order.")

/* Translators: rule RISE-140 */
N_ ("The Gnomes always pay if they have the gold.")

/* Translators: rule RISE-141 */
N_ ("A player who paid the bribe loses nothing in this rampage.")

/* Translators: rule RISE-142 */
N_ ("One brewery of an owner who has not paid returns to its board. Only one brewery burns.")

/* Translators: rule RISE-143 */
N_ ("In each round, every owner who has not paid loses a cube. Rounds go on until the dragon’s fill for this turn is reached. Finish the last round.")

/* Translators: rule RISE-144 */
N_ ("Nobody can act into, out of or through the dragon’s tile. Actions that need no tile are not blocked.")

/* Translators: rule RISE-145 */
N_ ("Gnomon names the reason: the dragon cuts the water, the dragon is where you would start, the boat is out of reach, or nothing touches.")

/* Translators: rule RISE-146 */
N_ ("Play 5 Gnome cards in turns one to three, 7 in turns four and five.")

/* Translators: rule RISE-147 */
N_ ("One after another, turn up the top card, carry it out and discard it.")

/* Translators: rule RISE-148 */
N_ ("In turn order, each player plays one card from the hand. Go around until the number is reached. Nobody may pass.")

/* Translators: rule RISE-149 */
N_ ("The dragon comes first, then the Gnomes’ action.")

/* Translators: rule RISE-150 */
N_ ("The Gnomes try the primary action, then the secondary, then the tertiary. They do only the first one that is possible.")

/* Translators: rule RISE-151 */
N_ ("Go through the action’s tile types from left to right. The first type with a possible tile is used.")

/* Translators: rule RISE-152 */
N_ ("The tile whose icon comes first in the card’s order is used.")

/* Translators: rule RISE-153 */
N_ ("If icons are equal, the starting player chooses. In cutthroat, the player who played the card chooses.")

/* Translators: rule RISE-154 */
N_ ("An action is impossible if no tile fits, or if the Gnome board lacks the cubes or the brewery for it.")

/* Translators: rule RISE-155 */
N_ ("If the Gnomes have fewer cubes than needed, they use the ones they have.")

/* Translators: rule RISE-156 */
N_ ("The dragon’s tile and face-down tiles are never possible.")

/* Translators: rule RISE-157 */
N_ ("Put 3 Gnome cubes on a tile that the Gnomes occupy.")

/* Translators: rule RISE-158 */
N_ ("Choose a tile that the Gnomes occupy and that has player cubes. Remove up to 2 player cubes, then add 2 Gnome cubes.")

/* Translators: rule RISE-159 */
N_ ("Put a Gnome brewery on a tile that the Gnomes control and where they have none. Players’ breweries there return.")

/* Translators: rule RISE-160 */
N_ ("Put 3 Gnome cubes on any tile of the type. The Gnomes need not occupy it.")

/* Translators: rule RISE-161 */
N_ ("Put 3 Gnome cubes on a tile adjacent to another one that the Gnomes occupy. Boats count.")

/* Translators: rule RISE-162 */
N_ ("From one tile, a Gnome cube goes to each land tile touching it, but not to Desert, water or the dragon’s tile. Boats do not count.")

/* Translators: rule RISE-163 */
N_ ("If there are too few cubes, Dragonkeep comes first, then the order of icons. If icons are equal, the starting player chooses.")

/* Translators: rule RISE-164 */
N_ ("The Gnomes gain 2 points. This action is always possible.")

/* Translators: rule RISE-165 */
N_ ("The player who played the card chooses among all possible tiles of all listed types. If an action is possible, it must be done.")

/* Translators: rule RISE-166 */
N_ ("Gnome cubes turn up face-down tiles just as yours do.")

/* Translators: rule RISE-167 */
N_ ("The action card icon on the Gnome card is not used in these games.")

/* Translators: rule RISE-168 */
N_ ("All players score in turn order, then the Gnomes.")

/* Translators: rule RISE-169 */
N_ ("Collect points and gold for every row that your production has completed.")

/* Translators: rule RISE-170 */
N_ ("Collect points and gold for every emptied brewery box.")

/* Translators: rule RISE-171 */
N_ ("Collect points and gold for every emptied customer box.")

/* Translators: rule RISE-172 */
N_ ("Gain 2 points for a brewery of yours in Dragonkeep.")

/* Translators: rule RISE-173 */
N_ ("The Gnomes collect points and gold for every emptied brewery box of theirs.")

/* Translators: rule RISE-174 */
N_ ("The Gnomes collect points and gold for every emptied Gnome box of 8 cubes.")

/* Translators: rule RISE-175 */
N_ ("The Gnomes gain 2 points if they have a brewery in Dragonkeep.")

/* Translators: rule RISE-176 */
N_ ("Last, add the value of the level, which may be below 0. The Gnomes’ points never fall below 0.")

/* Translators: rule RISE-177 */
N_ ("The same boxes pay again in each turn, including the fifth.")

/* Translators: rule RISE-178 */
N_ ("The Gnomes keep their gold for bribes; it never becomes points.")

/* Translators: rule RISE-179 */
N_ ("There is no reset after turn five. The judges come at once.")

/* Translators: rule RISE-180 */
N_ ("The starting player card goes to the left neighbor.")

/* Translators: rule RISE-181 */
N_ ("All meeples return to their players.")

/* Translators: rule RISE-182 */
N_ ("Shuffle all 10 action cards and lay out 8.")

/* Translators: rule RISE-183 */
N_ ("The phase marker goes back to the first barrel. The turn marker moves one space.")

/* Translators: rule RISE-184 */
N_ ("Before turn four, turn up all face-down tiles. The lair brings the dragon.")

/* Translators: rule RISE-185 */
N_ ("Before turn four, each player gets the meeple that has been waiting.")

/* Translators: rule RISE-186 */
N_ ("Fill hands up to 4 or 3 Gnome cards again.")

/* Translators: rule RISE-187 */
N_ ("If the Gnome deck is empty, shuffle the discard pile into a new deck.")

/* Translators: rule RISE-188 */
N_ ("In turn order, each player shows both judges and scores them.")

/* Translators: rule RISE-189 */
N_ ("The Gnomes have no judges and no end scoring.")

/* Translators: rule RISE-190 */
N_ ("If the Gnomes have as many points as the best player, or more, they win and all players lose.")

/* Translators: rule RISE-191 */
N_ ("Otherwise the player with the most points wins.")

/* Translators: rule RISE-192 */
N_ ("Among tied players, the one with more beer and gold together wins.")

/* Translators: rule RISE-193 */
N_ ("Players who are still tied share the victory.")

/* Translators: rule RISE-001 */
N_ ("A refused move changes nothing. Gnomon tells you what is missing and where, with the numbers and the rule.")

/* Translators: rule RISE-002 */
N_ ("If several things are wrong, you are told one, in this order: player, space, price, tile, number.")

/* Translators: rule RISE-194 */
N_ ("Answer the pending question first. You can always correct and undo.")

/* Translators: rule RISE-195 */
N_ ("For every step of the Gnomes and the dragon, you can read what was tried, why it failed and what decided.")

/* Translators: rule RISE-196 */
N_ ("The host may move pieces and set values at any time, with a reason. Pieces can be moved but not created.")

/* Translators: rule RISE-197 */
N_ ("Gnomon refuses a card that is no longer in the deck and shows you what the deck still contains.")

/* Translators: rule RISE-198 */
N_ ("You can always see what phase 5 would pay each player now.")

/* Translators: rule RISE-199 */
N_ ("Every move that a player may make has a word. The pending question comes before everything else.")

/* Translators: rule RISE-200 */
N_ ("For a beer price, you pay beer first, then gold, unless you enter otherwise. You pay the exact price.")

/* Translators: rule RISE-201 */
N_ ("With the box on the table, you enter what was turned up. Otherwise Gnomon deals.")

/* Translators: rule RISE-202 */
N_ ("Gnomon asks what is printed on a card or board only when it matters, and only once.")

/* Translators: rule RISE-203 */
N_ ("A gift is a boat, cubes, driving out Gnomes or moving the dragon. Use it now or decline it. If you cannot use it, it is lost.")

/* Translators: rule RISE-204 */
N_ ("When only one thing is possible, Gnomon does it and says so. A card from a hand is always your choice.")

/* Translators: rule RISE-205 */
N_ ("The log has a sentence for everything that the Gnomes and the dragon do.")

/* Translators: rule RUL-01 */
N_ ("The cards are in two rows of four. “Rows of five” counts the two face-down cards.")

/* Translators: rule RUL-02 */
N_ ("Play the cards row by row, as in reading. Option: column by column.")

/* Translators: rule RUL-03 */
N_ ("Hands are filled up in each reset. Options: add a full hand, replace the hand, or never refill it.")

/* Translators: rule RUL-04 */
N_ ("The top card of the deck is played for you. It still counts as your card.")

/* Translators: rule RUL-18 */
N_ ("A token without a free slot goes to the supply and has no effect. The Brewery Upgrade action is refused.")

/* Translators: rule RUL-28 */
N_ ("Both players start on the tile, and both breweries stay. Option: the second brewery is refused.")

/* Translators: rule RUL-58 */
N_ ("Keep counting from 100; the screen shows the number.")

/* Translators: rule RUL-61 */
N_ ("The starting player of turn five shows judges first.")

/* Translators: rule RUL-62 */
N_ ("The Gnomes get only points from the leftover ally.")

/* Translators: rule RUL-63 */
N_ ("Used rewards stay face up in front of their owner too.")

/* Translators: rule RUL-64 */
N_ ("A player with more meeples continues alone when the others have none left.")

/* Translators: rule RUL-65 */
N_ ("The meeple that waits for turn four is not one of those you start with.")

/* Translators: rule RUL-67 */
N_ ("18 tiles fill the whole ring, 12 fill it except for its corners, and 6 fill only the corners. Options: other places.")

/* Translators: rule RUL-68 */
N_ ("The reset has this order: starting player card, meeples, action cards, phase marker, turn marker, hands. All tiles are turned up when the turn marker goes from 3 to 4.")

/* Translators: rule RUL-70 */
N_ ("Place the token at once, before anything else.")

/* Translators: rule RUL-71 */
N_ ("If the deck is empty in a game without hands, shuffle the discard pile then too.")

/* Translators: rule RUL-74 */
N_ ("The first production point belongs to the first brewery box. If that box is covered again, you lose it.")

/* Translators: rule RUL-79 */
N_ ("If there are more tiles of a type than needed, use any of them; they differ only by their icon.")

/* Translators: rule RUL-80 */
N_ ("For a tenth meeple, use a white one from the box.")

/* Translators: rule RUL-08 */
N_ ("All cubes of one action come from one tile. Option: from several tiles.")

/* Translators: rule RUL-09 */
N_ ("With one or two cubes left, you add only those. You take none from tiles.")

/* Translators: rule RUL-10 */
N_ ("You place exactly three cubes, or all you have if there are fewer. “Up to” leaves the number to you. Option: you may place fewer.")

/* Translators: rule RUL-11 */
N_ ("You cannot place a meeple only to block; you have to do the action. Option: blocking is allowed.")

/* Translators: rule RUL-12 */
N_ ("A round space can be taken only once a turn, even by the same player.")

/* Translators: rule RUL-13 */
N_ ("You cannot pay for an action that does nothing. Decline instead.")

/* Translators: rule RUL-14 */
N_ ("Discard at least 3 gold, and as much more as you like.")

/* Translators: rule RUL-15 */
N_ ("You may pay Tavern Sales in gold, in part or in full.")

/* Translators: rule RUL-16 */
N_ ("The limit of 20 applies to every gain of beer.")

/* Translators: rule RUL-17 */
N_ ("The barrel stays at the end of the production track; any excess is lost.")

/* Translators: rule RUL-19 */
N_ ("Thugs work on any face-up tile with a Gnome cube, except the dragon’s tile. Option: only on a tile that is yours or adjacent.")

/* Translators: rule RUL-20 */
N_ ("Thugs add cubes on the same tile.")

/* Translators: rule RUL-21 */
N_ ("A bard may add a cube to a tile you occupy if you occupy another tile adjacent to it.")

/* Translators: rule RUL-22 */
N_ ("A bard or thugs cannot take cubes from tiles.")

/* Translators: rule RUL-23 */
N_ ("Adjacency is checked before the cubes are lifted.")

/* Translators: rule RUL-24 */
N_ ("You remove only opponents’ cubes, not your own. Option: your own too.")

/* Translators: rule RUL-25 */
N_ ("A Caravan moves only your own cubes.")

/* Translators: rule RUL-26 */
N_ ("You cannot build where you have a brewery, unless a second is permitted.")

/* Translators: rule RUL-27 */
N_ ("Two owners’ breweries cannot share a tile by building, only at the start or by a free card text.")

/* Translators: rule RUL-47 */
N_ ("Relief comes when phase 3 starts. Option: at once in every phase.")

/* Translators: rule RUL-48 */
N_ ("Relief comes before the other player’s action goes on. Option: at the end of that action.")

/* Translators: rule RUL-49 */
N_ ("A Caravan with all your cubes brings no relief: lifting and setting down is one step.")

/* Translators: rule RUL-66 */
N_ ("You pay the price first, then you take the gain.")

/* Translators: rule RUL-72 */
N_ ("A permission overrides the rule, but only as far as its text says.")

/* Translators: rule RUL-73 */
N_ ("Each of two breweries has strength 2. Dragonkeep pays its 2 points once.")

/* Translators: rule RUL-77 */
N_ ("You may decline a boat, cubes or a dragon move. You may not decline points, goods, production or tokens.")

/* Translators: rule RUL-81 */
N_ ("Several bonuses add up. No price falls below 0. A bribe of 0 counts as paid.")

/* Translators: rule RUL-30 */
N_ ("Every tile except Sea and the lair is land, including Desert and Dragonkeep.")

/* Translators: rule RUL-31 */
N_ ("Cubes may be on water. Option: not on Sea and the lair.")

/* Translators: rule RUL-32 */
N_ ("The lair does not count as sea for bodies of water and boats. Option: it does.")

/* Translators: rule RUL-33 */
N_ ("A card that says Sea does not mean the lair. Option: it does.")

/* Translators: rule RUL-34 */
N_ ("A boat starts from land touching its Sea tile, and only from there. Option: from the Sea tiles too.")

/* Translators: rule RUL-35 */
N_ ("You may build a boat beyond a boat, because all Sea tiles of the body are adjacent.")

/* Translators: rule RUL-36 */
N_ ("The dragon’s Sea tile is not part of the body of water while the dragon is there. Option: it is.")

/* Translators: rule RUL-37 */
N_ ("The dragon’s tile makes no tile adjacent. Option: it does.")

/* Translators: rule RUL-38 */
N_ ("Only customer cubes turn up tiles.")

/* Translators: rule RUL-39 */
N_ ("A new Sea tile turns up the tiles touching it too. Option: only building a boat does.")

/* Translators: rule RUL-40 */
N_ ("The dragon cannot enter face-down tiles. Option: a player’s dragon move can; the tiles stay face down.")

/* Translators: rule RUL-41 */
N_ ("Waking is not a movement, so the dragon does not rampage on the lair.")

/* Translators: rule RUL-42 */
N_ ("The dragon’s own tile is never possible. If it is the only one, the dragon stays and does not rampage.")

/* Translators: rule RUL-43 */
N_ ("A Tribute of no steps is refused: the dragon must move if it can.")

/* Translators: rule RUL-44 */
N_ ("The Gnomes answer first, then players in turn order, openly. Option: all answers are shown together.")

/* Translators: rule RUL-45 */
N_ ("The starting player chooses which brewery burns. In cutthroat, the player who played the card does; with a Tribute, the player who paid it.")

/* Translators: rule RUL-46 */
N_ ("Cubes of one owner are alike. All cubes of a round are eaten at once.")

/* Translators: rule RUL-54 */
N_ ("A tile without an icon comes last. So does a tile with an icon that the card lacks.")

/* Translators: rule RUL-69 */
N_ ("Turning up several tiles is one step. You may enter them in any order.")

/* Translators: rule RUL-76 */
N_ ("The dragon blocks actions only; tiles beside a boat are still turned up.")

/* Translators: rule RUL-78 */
N_ ("Gnomon asks for an icon when it would decide, not before.")

/* Translators: rule RUL-05 */
N_ ("The brewery in Dragonkeep counts, control does not. Option: control counts, the brewery does not.")

/* Translators: rule RUL-06 */
N_ ("Add the printed values. The sum in the rulebook is taken as a misprint.")

/* Translators: rule RUL-07 */
N_ ("All Gnome pieces start on the Gnome board. The dragon waits on the score board.")

/* Translators: rule RUL-29 */
N_ ("The list on the card decides; the ban on tile types is for players. Option: it binds the Gnomes too.")

/* Translators: rule RUL-50 */
N_ ("The Gnomes remove as many as possible; the starting player chooses whose. Options: from the player with the most cubes there, or from the leader.")

/* Translators: rule RUL-51 */
N_ ("If the Gnome board has no cubes, the Gnomes try the next action.")

/* Translators: rule RUL-52 */
N_ ("A Caravan starts from a tile with a Gnome cube, without the dragon, and with land beside it to go to.")

/* Translators: rule RUL-53 */
N_ ("Dragonkeep comes first. Then the player who played the card chooses freely. Option: the icons decide.")

/* Translators: rule RUL-55 */
N_ ("A row is completed when production reaches its last number.")

/* Translators: rule RUL-56 */
N_ ("Add everything first. If the sum is below 0, it is 0.")

/* Translators: rule RUL-57 */
N_ ("A player’s points cannot fall below 0.")

/* Translators: rule RUL-59 */
N_ ("The sum of beer and gold decides. Players with equal sums share the victory. Option: then beer decides.")

/* Translators: rule RUL-60 */
N_ ("If the Gnomes tie with the best player, all players lose.")

/* Translators: rule RUL-75 */
N_ ("When there is only one way, Gnomon takes it and says so.")

/* Translators: rule WIZ-003 */
N_ ("The box contains 60 element cards, 7 character tiles, 25 element tokens, 3 Add-a-Gem tokens and 3 Level-Up tokens. Each of 5 colors has 8 gems, a level dial and a turn marker.")

/* Translators: rule WIZ-004 */
N_ ("Each player takes a different color.")

/* Translators: rule WIZ-005 */
N_ ("Take the dial and the marker of your color. Your level is 1.")

/* Translators: rule WIZ-006 */
N_ ("Your 8 gems are on the board. The bag has no gems yet.")

/* Translators: rule WIZ-007 */
N_ ("Put the gems of unused colors back into the box, 8 per color.")

/* Translators: rule WIZ-008 */
N_ ("Put 31 tokens into the bag and mix them: 5 of each of the five elements, 3 Add-a-Gem and 3 Level-Up.")

/* Translators: rule WIZ-009 */
N_ ("Shuffle the 60 element cards and deal 3 to each player.")

/* Translators: rule WIZ-010 */
N_ ("You may look at your own hand at any time, but not at another player’s.")

/* Translators: rule WIZ-011 */
N_ ("All other cards form the deck, face down, for all players. Leave space for the discard pile beside it.")

/* Translators: rule WIZ-012 */
N_ ("Lay the seven tiles in a row by number, from the Queen (1) on the left to the Wizard (7) on the right.")

/* Translators: rule WIZ-013 */
N_ ("For the first round, draw the markers at random. Put them on spaces 1, 2, 3 … of the track, one per player.")

/* Translators: rule WIZ-014 */
N_ ("The first order lasts one round. After that, the characters decide.")

/* Translators: rule WIZ-015 */
N_ ("Each player gets a reference card.")

/* Translators: rule WIZ-020 */
N_ ("A round is an action phase, in which each player has a turn, followed by clean-up.")

/* Translators: rule WIZ-021 */
N_ ("In an action phase, each player has exactly one turn.")

/* Translators: rule WIZ-022 */
N_ ("The player whose marker is on the lowest space goes first, then the next higher one. There may be empty spaces in between.")

/* Translators: rule WIZ-023 */
N_ ("Only the player whose turn it is may act.")

/* Translators: rule WIZ-024 */
N_ ("Each turn ends before the next player takes a tile.")

/* Translators: rule WIZ-025 */
N_ ("A turn has three steps, in this order: take a character, carry out its actions, turn in sets if you like.")

/* Translators: rule WIZ-026 */
N_ ("Markers do not move during the action phase, no matter which tiles are taken.")

/* Translators: rule WIZ-030 */
N_ ("Take one tile from the row and put it in front of you.")

/* Translators: rule WIZ-031 */
N_ ("You cannot take a tile that another player has taken this round.")

/* Translators: rule WIZ-032 */
N_ ("The first player of a round chooses from 7 tiles, the second from 6, and so on.")

/* Translators: rule WIZ-033 */
N_ ("You take exactly one tile and keep it for the turn.")

/* Translators: rule WIZ-034 */
N_ ("You can do nothing else before you have taken a tile.")

/* Translators: rule WIZ-035 */
N_ ("In the next round, every tile is free again, even your own.")

/* Translators: rule WIZ-040 */
N_ ("Carry out the actions on your tile at once.")

/* Translators: rule WIZ-041 */
N_ ("Carry out actions in the order in which they are printed.")

/* Translators: rule WIZ-042 */
N_ ("Carry out only the actions on your own tile, each of them once.")

/* Translators: rule WIZ-043 */
N_ ("The number of your tile sets your place in the next round and nothing else.")

/* Translators: rule WIZ-044 */
N_ ("Draw the top card of the deck into your hand.")

/* Translators: rule WIZ-045 */
N_ ("Choose a card from your hand and lay it face up in front of you.")

/* Translators: rule WIZ-046 */
N_ ("Draw one token from the bag without looking, then carry out what it does.")

/* Translators: rule WIZ-047 */
N_ ("Draw as many tokens as your dial shows. Draw all of them first, then carry out what each one does.")

/* Translators: rule WIZ-048 */
N_ ("The number is fixed when you start to draw. A level gained during the draw does not add to it.")

/* Translators: rule WIZ-049 */
N_ ("A gem added during a draw goes into the bag only for later draws.")

/* Translators: rule WIZ-050 */
N_ ("Tokens are drawn blind. Draw exactly the number that is due; only tokens in the bag can be drawn.")

/* Translators: rule WIZ-051 */
N_ ("A higher level draws more tokens for the Wizard and the Apprentice. It has no other effect.")

/* Translators: rule WIZ-052 */
N_ ("Look at as many cards from the top of the deck as the tile says, and keep as many as it says. The Oracle looks at 3 and keeps 1. Nobody else sees them.")

/* Translators: rule WIZ-053 */
N_ ("The cards you do not keep go to the discard pile.")

/* Translators: rule WIZ-054 */
N_ ("Choose what to keep before anything else happens in the turn.")

/* Translators: rule WIZ-055 */
N_ ("Give another player some of your face-up cards or tokens and take the same number of theirs. The Trader gives 1. You may exchange a card for a token.")

/* Translators: rule WIZ-056 */
N_ ("You may trade only face-up cards and tokens: no cards in hand, gems, levels or tiles.")

/* Translators: rule WIZ-057 */
N_ ("You may turn in what you get in a trade during the same turn.")

/* Translators: rule WIZ-060 */
N_ ("An Add-a-Gem token moves one of your gems from the board into the bag.")

/* Translators: rule WIZ-061 */
N_ ("A Level-Up token raises your level by 1.")

/* Translators: rule WIZ-062 */
N_ ("Keep an element token face up in front of you for your sets.")

/* Translators: rule WIZ-063 */
N_ ("A gem has no effect, even if it is your own. Only with the Wizard does it win.")

/* Translators: rule WIZ-064 */
N_ ("Keep the element tokens. Everything else you drew goes back into the bag.")

/* Translators: rule WIZ-065 */
N_ ("Element tokens stay in front of you from round to round until you turn them in.")

/* Translators: rule WIZ-070 */
N_ ("With the Wizard, draw as many tokens as your dial shows, without looking.")

/* Translators: rule WIZ-071 */
N_ ("If you draw at least one gem of your color, you win the game.")

/* Translators: rule WIZ-072 */
N_ ("Gems of other colors have no effect.")

/* Translators: rule WIZ-073 */
N_ ("With the Wizard, all other tokens have no effect: you add no gem, gain no level and keep no element.")

/* Translators: rule WIZ-074 */
N_ ("If you have not won, everything you drew goes back into the bag, including element tokens.")

/* Translators: rule WIZ-075 */
N_ ("After the Wizard’s draw, your turn is over. With the Wizard you turn in no sets.")

/* Translators: rule WIZ-076 */
N_ ("You may take the Wizard in any round in which its tile is free.")

/* Translators: rule WIZ-077 */
N_ ("Your chance is better the more of your gems are in the bag and the higher your level is. All other tokens make it smaller.")

/* Translators: rule WIZ-080 */
N_ ("You turn in sets at the end of your own turn, after all actions of your tile.")

/* Translators: rule WIZ-081 */
N_ ("You do not have to turn in a set. You may keep it for later rounds.")

/* Translators: rule WIZ-082 */
N_ ("Only your own face-up cards and your own tokens count. Cards in hand do not.")

/* Translators: rule WIZ-083 */
N_ ("You may mix cards and tokens in a set.")

/* Translators: rule WIZ-084 */
N_ ("All symbols of a set show the same element.")

/* Translators: rule WIZ-085 */
N_ ("4 flowers raise your level by 1.")

/* Translators: rule WIZ-086 */
N_ ("5 snails move one of your gems from the board into the bag.")

/* Translators: rule WIZ-087 */
N_ ("6 bones raise your level by 2.")

/* Translators: rule WIZ-088 */
N_ ("7 mushrooms raise your level by 1 and move one of your gems into the bag.")

/* Translators: rule WIZ-089 */
N_ ("8 potions move two of your gems from the board into the bag.")

/* Translators: rule WIZ-090 */
N_ ("Count the symbols on cards and tokens, not the number of pieces.")

/* Translators: rule WIZ-091 */
N_ ("You cannot turn in fewer symbols than a set needs.")

/* Translators: rule WIZ-092 */
N_ ("You may turn in several sets in one turn, of the same or of different elements. Each set gives its reward.")

/* Translators: rule WIZ-093 */
N_ ("You may turn in more symbols than needed. There is no change: the surplus is lost.")

/* Translators: rule WIZ-094 */
N_ ("Cards and tokens that you do not need may stay in front of you.")

/* Translators: rule WIZ-095 */
N_ ("Symbols turned in together may make several sets: 8 flowers, on cards of 3, 3 and 2, are two sets.")

/* Translators: rule WIZ-096 */
N_ ("Used cards go to the discard pile.")

/* Translators: rule WIZ-097 */
N_ ("Used tokens leave the game for good and do not go back into the bag.")

/* Translators: rule WIZ-098 */
N_ ("If the deck runs out, shuffle the discard pile into a new deck.")

/* Translators: rule WIZ-099 */
N_ ("You alone get the reward, and you get it at once.")

/* Translators: rule WIZ-110 */
N_ ("Clean-up starts when each player has had a turn.")

/* Translators: rule WIZ-111 */
N_ ("Your marker goes to the space with the number of your tile.")

/* Translators: rule WIZ-112 */
N_ ("The lowest number goes first. Two markers cannot be on the same space.")

/* Translators: rule WIZ-113 */
N_ ("All tiles go back into the row. Then the next round starts.")

/* Translators: rule WIZ-114 */
N_ ("Nothing else changes: levels, gems, bag, hands, and the cards and tokens in front of you stay.")

/* Translators: rule WIZ-120 */
N_ ("The only way to win is to draw a gem of your own color with the Wizard.")

/* Translators: rule WIZ-121 */
N_ ("The game ends at once. Players who have not had a turn this round get none.")

/* Translators: rule WIZ-122 */
N_ ("There are no points, and rounds are not counted.")

/* Translators: rule WIZ-123 */
N_ ("There is exactly one winner. The other players are not ranked.")

/* Translators: rule WIZ-R01 */
N_ ("You turn in no sets after the Wizard’s draw, because its text says that the turn is over. Option: you may.")

/* Translators: rule WIZ-R02 */
N_ ("You may carry out tokens drawn together in any order. The result is the same.")

/* Translators: rule WIZ-R03 */
N_ ("Tokens go back after each action that draws, so the same token can come twice in one turn. Option: they go back after all actions of the tile.")

/* Translators: rule WIZ-R04 */
N_ ("For “Draw 2 tokens” as one action, draw both first. If it is printed as two actions, draw twice, one after the other.")

/* Translators: rule WIZ-R05 */
N_ ("If the bag has fewer tokens than are due, draw all of them.")

/* Translators: rule WIZ-R06 */
N_ ("Move as many gems as there are on the board; the rest of the reward is lost. Option: a set with no effect at all is refused.")

/* Translators: rule WIZ-R07 */
N_ ("Shuffle when you have to draw a card and the deck is empty, then go on drawing. If there is no card at all, draw nothing. Option: shuffle as soon as the last card is taken.")

/* Translators: rule WIZ-R08 */
N_ ("You must carry out each action as far as you can: if you have a card in hand, play one. Skip what is impossible. Option: you may decline.")

/* Translators: rule WIZ-R09 */
N_ ("With the bag on the table, just enter whether your own gem was drawn. Nothing else matters.")

/* Translators: rule WIZ-R10 */
N_ ("You may take the Wizard with no gem of yours in the bag, but then you cannot win. Option: you may not.")

/* Translators: rule WIZ-R11 */
N_ ("There is no highest level, unless your dials stop somewhere. You can enter that number at any time; levels beyond it are lost.")

/* Translators: rule WIZ-R12 */
N_ ("All characters except the Wizard treat tokens like the Apprentice, the Farmer and the Hunter.")

/* Translators: rule WIZ-R13 */
N_ ("Played cards stay face up until they are turned in or traded. They never go back into your hand.")

/* Translators: rule WIZ-R14 */
N_ ("You turn in one element and some of your pieces. You get a reward for each complete set among them. Option: turn in each set separately.")

/* Translators: rule WIZ-R15 */
N_ ("Only the symbols of the element you turn in count. The card’s other symbols are lost.")

/* Translators: rule WIZ-R16 */
N_ ("You may have as many cards as you like, in hand and in front of you.")

/* Translators: rule WIZ-R17 */
N_ ("Hands are secret, and so are the cards an Oracle looks at. Everything else is open. Option: the bag and the odds are hidden too, for more suspense.")

/* Translators: rule WIZ-R18 */
N_ ("You may take the same character in two rounds in a row.")

/* Translators: rule WIZ-R19 */
N_ ("Skip actions printed after the Wizard’s draw.")

/* Translators: rule WIZ-R20 */
N_ ("Your own gem wins only in the Wizard’s draw.")

/* Translators: rule WIZ-R21 */
N_ ("The table may stop at any time. Then nobody wins.")

/* Translators: rule WIZ-R22 */
N_ ("The table may also agree on the first turn order and enter it.")

/* Translators: rule WIZ-R23 */
N_ ("Each action reads the dial when it starts. A level gained by an earlier action of the same tile counts.")

/* Translators: rule WIZ-R24 */
N_ ("The Oracle’s other cards go to the discard pile face up.")

/* Translators: rule WIZ-R25 */
N_ ("The Trader decides on the trade, and may also decline it. Option: the trade is an offer that the other player may refuse.")

/* Translators: rule WIZ-R26 */
N_ ("Anything you got in a trade is fully yours. You may also trade a card played this turn.")

/* Translators: rule WIZ-R27 */
N_ ("Shuffle the discard pile first. If there are still too few cards, look at the ones there are. If there are none, skip this action.")

/* Translators: rule WIZ-R28 */
N_ ("Other players see the cards the Oracle discards, but not the one that is kept.")

/* Translators: rule WIZ-R29 */
N_ ("Keep exactly the given number of cards. Once you have looked, you must choose.")

/* Translators: rule WIZ-R30 */
N_ ("If you have nothing face up, or if nobody else has, skip the trade.")

/* Translators: rule WIZ-R31 */
N_ ("If your tiles differ, change the set: names, numbers, actions, order.")

/* Translators: rule WIZ-R32 */
N_ ("A card with two elements has the name given in your set.")

/* Translators: rule WIZ-R33 */
N_ ("Cards that only you may see are behind the curtain.")

/* Translators: rule WIZ-R34 */
N_ ("Gnomon makes forced moves automatically: drawing, keeping the only card, ending a turn without a set, clean-up. It never takes a tile, plays a card, trades or turns in.")

/* Translators: rule WIZ-R35 */
N_ ("Without the box, Gnomon deals 60 cards of its own: 12 of each element, with one to three symbols. With your own box, it accepts any card until you have entered all 60.")

/* Translators: rule ZAV-002 */
N_ ("Diamantina is in the middle, with districts I, II, III, IV and V around it, clockwise in that order. All players can see the gem market.")

/* Translators: rule ZAV-003 */
N_ ("Each player starts with 23 gold and nothing else.")

/* Translators: rule ZAV-004 */
N_ ("The bank has all other gold, 38 gems of each type and 6 wild gems.")

/* Translators: rule ZAV-005 */
N_ ("Keep your gold in your hand. Gems and wild gems are always face up in front of you, including mined ones.")

/* Translators: rule ZAV-006 */
N_ ("The wandering gnome starts in one of the districts I to V, drawn at random, never on Diamantina. Only one of the two figures is used.")

/* Translators: rule ZAV-007 */
N_ ("Shuffle the 4 light tiles and lay one face down on each space of Diamantina.")

/* Translators: rule ZAV-008 */
N_ ("Shuffle the 20 dark tiles and lay them face down on the spaces of the districts. Light tiles go only on Diamantina, dark ones only in the districts.")

/* Translators: rule ZAV-009 */
N_ ("Sort artifacts and jewelry by kind and by the number on the back. Shuffle each of the five groups separately.")

/* Translators: rule ZAV-010 */
N_ ("With 3 players, take 1 artifact I and 1 jewelry I out of the game unseen. With 2 players, take out 2 of each; with 4 players, none.")

/* Translators: rule ZAV-011 */
N_ ("In the artifact pile, level I is above II. In the jewelry pile, I is above II and II above III.")

/* Translators: rule ZAV-012 */
N_ ("Turn up the top 3 cards of each pile: 3 artifacts and 3 pieces of jewelry.")

/* Translators: rule ZAV-013 */
N_ ("All 6 trader cards are face up. There is one for each pair of gem types.")

/* Translators: rule ZAV-014 */
N_ ("The gem and the arrow of each type start at its first price: diamond 5, ruby 4, sapphire 4, emerald 3.")

/* Translators: rule ZAV-015 */
N_ ("The gem on the scale shows the current price. The arrow shows the target, which is the price of the next round. They are two separate figures even when they are equal.")

/* Translators: rule ZAV-016 */
N_ ("One player observes the market and another is the banker. They carry out steps on the table and decide nothing.")

/* Translators: rule ZAV-017 */
N_ ("One player is the start player, takes the figure and acts first in round 1.")

/* Translators: rule ZAV-018 */
N_ ("Each round is an action round followed by a mining round, unless the game ends after the action round.")

/* Translators: rule ZAV-019 */
N_ ("You have 3 actions in an action round, and 1 more for each Gnomunculus you own.")

/* Translators: rule ZAV-020 */
N_ ("Beginning with the start player, players take 1 action each in turn, round and round, until nobody has any left. A player without actions is skipped. The last one with actions takes them one after another.")

/* Translators: rule ZAV-021 */
N_ ("In a turn you take any number of soil samples, then exactly one action. A draw is finished when you have kept a card.")

/* Translators: rule ZAV-022 */
N_ ("You must use all your actions. If nothing else appeals, take 4 gold.")

/* Translators: rule ZAV-023 */
N_ ("Only the player whose turn it is may act, and only in the step that is due. Nothing can be played after the end.")

/* Translators: rule ZAV-024 */
N_ ("The actions are: buy gems, sell gems, draw cards, buy a tile, buy an item, take a trader card, use it, take 4 gold. You may repeat any of them. Players do not give, lend or sell anything to one another.")

/* Translators: rule ZAV-025 */
N_ ("When all players have used all actions, the mining round follows or the game ends.")

/* Translators: rule ZAV-026 */
N_ ("After each mining round, the start player figure goes to the next player clockwise.")

/* Translators: rule ZAV-027 */
N_ ("Before your action, you may take as many soil samples as you like, one after another. You may not take them after it or on other players’ turns.")

/* Translators: rule ZAV-028 */
N_ ("Each sample costs 1 gold, which you pay before you look. It uses no action.")

/* Translators: rule ZAV-029 */
N_ ("You may sample any tile still on the board, wherever the gnome is, including Diamantina. You may look at the same tile again for another gold.")

/* Translators: rule ZAV-030 */
N_ ("Only you see the tile, and it goes back face down. Everyone may know which tile you looked at.")

/* Translators: rule ZAV-031 */
N_ ("A sample reserves nothing and commits you to nothing. You can buy without one.")

/* Translators: rule ZAV-032 */
N_ ("Prices and targets are between 1 and 15.")

/* Translators: rule ZAV-033 */
N_ ("Every single change stops at 1 and at 15. The excess is lost and is not made up for later.")

/* Translators: rule ZAV-034 */
N_ ("During an action round, all players buy and sell at the same prices. Only the arrows move.")

/* Translators: rule ZAV-035 */
N_ ("At the start of every action round, each gem is at the same price as its arrow.")

/* Translators: rule ZAV-036 */
N_ ("“Up to 4 cards” means up to 4 gems. A card with 4 gems is only change, and making change is always free.")

/* Translators: rule ZAV-037 */
N_ ("You buy 1, 2, 3 or 4 gems in one action.")

/* Translators: rule ZAV-038 */
N_ ("All gems you buy in one action are of one type. You cannot buy wild gems.")

/* Translators: rule ZAV-039 */
N_ ("Pay the bank the number of gems times the current price, in gold.")

/* Translators: rule ZAV-040 */
N_ ("The target goes up by 1, whether you bought 1 or 4 gems. At 15 it stays at 15.")

/* Translators: rule ZAV-041 */
N_ ("The bank must have the gems.")

/* Translators: rule ZAV-042 */
N_ ("You sell 1 to 4 gems of one type in one action.")

/* Translators: rule ZAV-043 */
N_ ("You get the number of gems times the current price, in gold.")

/* Translators: rule ZAV-044 */
N_ ("The target goes down by 1, whether you sold 1 or 4 gems. At 1 it stays at 1.")

/* Translators: rule ZAV-045 */
N_ ("Name a pile, artifacts or jewelry, and take its top 2 cards. The other players do not see them.")

/* Translators: rule ZAV-046 */
N_ ("Keep exactly one of the two drawn cards in hand. You cannot keep your old card instead.")

/* Translators: rule ZAV-047 */
N_ ("The other drawn card goes face down under its pile.")

/* Translators: rule ZAV-048 */
N_ ("If you had a card in hand, it goes under the pile of its own kind.")

/* Translators: rule ZAV-049 */
N_ ("No player has more than one card in hand after an action.")

/* Translators: rule ZAV-050 */
N_ ("If two cards go under the same pile, you choose their order. If you do not say, the drawn card goes above the old one.")

/* Translators: rule ZAV-051 */
N_ ("You cannot draw from an empty pile. From a pile of one card, you draw that card and must keep it.")

/* Translators: rule ZAV-052 */
N_ ("Drawing costs nothing and moves no arrow.")

/* Translators: rule ZAV-053 */
N_ ("You can always buy a tile from Diamantina, and one from the district where the gnome is. An empty space has nothing to sell.")

/* Translators: rule ZAV-054 */
N_ ("Pay exactly the gems printed on the space. You cannot pay gold instead.")

/* Translators: rule ZAV-055 */
N_ ("The gems go to the bank.")

/* Translators: rule ZAV-056 */
N_ ("Turn up the tile in front of you. Its symbols and points count from now on. The space stays empty for good.")

/* Translators: rule ZAV-057 */
N_ ("For each type you pay with, the target goes up by the number of gems you paid.")

/* Translators: rule ZAV-058 */
N_ ("You do not need a soil sample to buy.")

/* Translators: rule ZAV-059 */
N_ ("Your purchase counts as a tile bought in this round, so the gnome will move.")

/* Translators: rule ZAV-060 */
N_ ("You may buy an item from the display or from your own hand only.")

/* Translators: rule ZAV-061 */
N_ ("Pay exactly the gems on the upper part of the card.")

/* Translators: rule ZAV-063 */
N_ ("The card stays face up in front of you until the end. Its points count, and an artifact works at once.")

/* Translators: rule ZAV-064 */
N_ ("Fill the gap in the display at once from the pile of that kind. If you buy the card in your hand, there is no gap.")

/* Translators: rule ZAV-065 */
N_ ("If the pile is empty, the slot stays empty. When a card comes back to that pile, it fills a gap at once, from the left.")

/* Translators: rule ZAV-066 */
N_ ("Jewelry gives points only. Artifacts give points and the effect of their kind.")

/* Translators: rule ZAV-067 */
N_ ("For each type, your own gems and your wild gems together must equal the cost. If you do not say, your own gems go first and wild gems fill the gaps.")

/* Translators: rule ZAV-068 */
N_ ("Take a trader card from the supply and put it in front of you. You cannot take one that a player owns.")

/* Translators: rule ZAV-069 */
N_ ("If you already have a trader card, it goes back first; all this is one action. You cannot take the same card again.")

/* Translators: rule ZAV-070 */
N_ ("No player has more than one trader card.")

/* Translators: rule ZAV-071 */
N_ ("Give 1 or 2 gems of one type on your card and take the same number of the other type, either way around. The bank must have them.")

/* Translators: rule ZAV-072 */
N_ ("The card stays with you. You can use it again, even in this round.")

/* Translators: rule ZAV-073 */
N_ ("Trading costs no gold and moves no arrow.")

/* Translators: rule ZAV-074 */
N_ ("Take 4 gold from the bank. This is always possible.")

/* Translators: rule ZAV-075 */
N_ ("After the action round, all players with tiles mine. There are no actions, samples or sales now.")

/* Translators: rule ZAV-076 */
N_ ("For each type, you get 1 gem for your first tile that shows it and 2 for each further one.")

/* Translators: rule ZAV-077 */
N_ ("A tile with two types counts for both. A wild symbol beside a type gives its gem as well.")

/* Translators: rule ZAV-078 */
N_ ("For each wild symbol, you get 1 gem of any type. You choose each one separately. Wild gems cannot be mined.")

/* Translators: rule ZAV-079 */
N_ ("A gem of choice is always just 1 gem and does not count as a tile.")

/* Translators: rule ZAV-080 */
N_ ("Players choose clockwise from the start player. Each finishes before the next one starts.")

/* Translators: rule ZAV-081 */
N_ ("The gems come from the bank and are face up in front of you.")

/* Translators: rule ZAV-082 */
N_ ("You must take everything that you are entitled to and can pay toll for, no less and no more.")

/* Translators: rule ZAV-083 */
N_ ("When all players have mined, each target goes down by the number of gems of its type that were mined. It stops at 1.")

/* Translators: rule ZAV-084 */
N_ ("Players are served in order. Gems that the bank lacks are lost. Only gems really taken lower the target and cost toll.")

/* Translators: rule ZAV-085 */
N_ ("At the end of the mining round each price becomes its target.")

/* Translators: rule ZAV-086 */
N_ ("With the expert option only, each of the three displayed artifacts takes one step a round, after the prices are set.")

/* Translators: rule ZAV-087 */
N_ ("If there is nothing above the artifact, lay a gem of its gold-outlined type sideways above it.")

/* Translators: rule ZAV-088 */
N_ ("If there is a sideways gem, turn it upright and add nothing.")

/* Translators: rule ZAV-089 */
N_ ("If there are only upright gems, add another one sideways.")

/* Translators: rule ZAV-090 */
N_ ("There are never more gems than the gold-outlined number. When all of these are upright, nothing more happens.")

/* Translators: rule ZAV-091 */
N_ ("The gems come from the bank. If it has none, nothing is added this time.")

/* Translators: rule ZAV-092 */
N_ ("The player who buys the artifact from the display pays one gem less for each upright gem. The discount always applies in full.")

/* Translators: rule ZAV-093 */
N_ ("Only gems really paid move an arrow.")

/* Translators: rule ZAV-094 */
N_ ("When the artifact is bought, all gems above it go back to the bank.")

/* Translators: rule ZAV-095 */
N_ ("Jewelry, cards in hand and cards in a pile never get a discount. A card that fills a slot starts without one.")

/* Translators: rule ZAV-096 */
N_ ("If at least one tile was bought in the action round, the gnome moves; otherwise it stays. Diamantina counts.")

/* Translators: rule ZAV-097 */
N_ ("The gnome goes clockwise to the next district that still has a tile.")

/* Translators: rule ZAV-098 */
N_ ("If no other district has a tile, the gnome stays.")

/* Translators: rule ZAV-099 */
N_ ("The gnome is never on Diamantina.")

/* Translators: rule ZAV-100 */
N_ ("At the start of round 2, the market is corrected, once.")

/* Translators: rule ZAV-101 */
N_ ("Each player gets as much gold as the highest price, once.")

/* Translators: rule ZAV-102 */
N_ ("Then the price and target of the most expensive type drop by 1 for every 4 of its gems that players own.")

/* Translators: rule ZAV-103 */
N_ ("If several types share the highest price, each of them drops by its own count.")

/* Translators: rule ZAV-104 */
N_ ("Only gems of that type in front of players count. Wild gems and the bank’s gems do not.")

/* Translators: rule ZAV-105 */
N_ ("The kinds are Gnomunculus, Alchemister, Convertor, Hoovermatic and Emeromobile. An artifact works for its owner from its purchase until the end. A card in hand does not work.")

/* Translators: rule ZAV-106 */
N_ ("A Gnomunculus gives you 1 more action in every round, including this one, even if you bought it with your last action.")

/* Translators: rule ZAV-107 */
N_ ("Several Gnomunculi add up: with 3 of them you have 6 actions.")

/* Translators: rule ZAV-108 */
N_ ("An Alchemister gives you 10, 12 or 18 gold in every mining round, including this one.")

/* Translators: rule ZAV-109 */
N_ ("If you have several Alchemisters, their gold adds up.")

/* Translators: rule ZAV-110 */
N_ ("Alchemister gold comes after all toll has been paid.")

/* Translators: rule ZAV-111 */
N_ ("When you buy a Convertor, take 2 or 3 wild gems, once. They cannot pay for that Convertor.")

/* Translators: rule ZAV-112 */
N_ ("A wild gem stands for one gem of any type. Use it to pay for tiles and items, to sell, or to give in a trade.")

/* Translators: rule ZAV-113 */
N_ ("A used wild gem goes back to the bank for good.")

/* Translators: rule ZAV-114 */
N_ ("A wild gem moves the arrow of the type it stands for.")

/* Translators: rule ZAV-115 */
N_ ("You may mix your own gems and wild gems. When you sell or trade, say how many are wild; the limits include them.")

/* Translators: rule ZAV-116 */
N_ ("All other players pay the owner of a Hoovermatic gold for each gem they mine, including gems of choice.")

/* Translators: rule ZAV-117 */
N_ ("The toll per gem is 2 gold with 2 players and 1 with 4. With 3 players it is 1½, and the total is rounded up.")

/* Translators: rule ZAV-118 */
N_ ("You mine only as many gems as you have gold for.")

/* Translators: rule ZAV-119 */
N_ ("If you cannot pay for all your gems, you choose which ones to take.")

/* Translators: rule ZAV-120 */
N_ ("You can spend only the gold you have when you mine. You cannot sell anything to raise more.")

/* Translators: rule ZAV-121 */
N_ ("Two owners are both paid, and they pay each other. Two machines of one owner take toll once.")

/* Translators: rule ZAV-122 */
N_ ("A Hoovermatic bought in this action round takes toll in the mining round that follows.")

/* Translators: rule ZAV-123 */
N_ ("When you buy it, take its 5 discount markers.")

/* Translators: rule ZAV-124 */
N_ ("In a buying action, one marker lowers the price of every gem by its number. A gem still costs at least 1 gold.")

/* Translators: rule ZAV-125 */
N_ ("You may use one marker in a buying action, and only when you buy gems.")

/* Translators: rule ZAV-126 */
N_ ("A used marker leaves the game.")

/* Translators: rule ZAV-127 */
N_ ("The price itself does not change. The arrow goes up by 1 as always.")

/* Translators: rule ZAV-128 */
N_ ("If a player has 20 points (2 players), 18 (3) or 16 (4) after an action, this is the last round.")

/* Translators: rule ZAV-129 */
N_ ("Only tiles, artifacts and jewelry in front of you give points.")

/* Translators: rule ZAV-130 */
N_ ("Play the action round to its end, with all actions. There is no mining after it.")

/* Translators: rule ZAV-131 */
N_ ("The player with the most points wins, no matter who reached the goal first.")

/* Translators: rule ZAV-132 */
N_ ("Players tied for the most points sell all their gems to the bank at the current prices. The player with the most gold wins.")

/* Translators: rule ZAV-133 */
N_ ("A wild gem sells at the highest price of the four.")

/* Translators: rule ZAV-134 */
N_ ("Cards in hand, markers, traders, tiles and artifacts bring no gold in this sale.")

/* Translators: rule ZAV-135 */
N_ ("Players who are still tied share the win.")

/* Translators: rule ZAV-136 */
N_ ("There are 38 gems of each type. No more can be in play.")

/* Translators: rule ZAV-137 */
N_ ("The split of gems into cards of 1 and 4 never prevents anything.")

/* Translators: rule ZAV-138 */
N_ ("Gold never runs out.")

/* Translators: rule ZAV-139 */
N_ ("Wild gems come only from Convertors. The 6 in the box are always enough.")

/* Translators: rule ZAV-140 */
N_ ("If several rules forbid something, a fixed order decides which of them is named.")

/* Translators: rule ZAV-141 */
N_ ("Enter a card or tile when it is turned up; until then the game waits. Gnomon never asks for anything that a player may keep secret.")

/* Translators: rule ZAV-142 */
N_ ("A card that is elsewhere, of another kind or not in the box cannot have been turned up. Gnomon says where it has the card.")

/* Translators: rule ZAV-143 */
N_ ("The host may correct anything on the table, with a reason. The correction stays in the log and on the scoresheet.")

/* Translators: rule ZAV-144 */
N_ ("The table may agree to stop at any time. The game is then scored as it is.")

/* Translators: rule R-01 */
N_ ("The districts run clockwise, from I to V and back to I.")

/* Translators: rule R-02 */
N_ ("“4 cards” of gems are 4 gems. You cannot buy or sell 0 gems.")

/* Translators: rule R-03 */
N_ ("Mined gems are face up, like all gems.")

/* Translators: rule R-04 */
N_ ("You cannot pass. You can always take 4 gold.")

/* Translators: rule R-05 */
N_ ("Mining starts after all players have used all their actions, including extra ones.")

/* Translators: rule R-06 */
N_ ("Players make no deals with one another. The eight actions are the only ones.")

/* Translators: rule R-07 */
N_ ("You may sample the same tile twice and spend gold that you meant for the action. You need not buy a tile you have seen.")

/* Translators: rule R-08 */
N_ ("Prices stop at 1 and 15 at every single change, not only at the end.")

/* Translators: rule R-09 */
N_ ("Each type rises by the number of gems of that type that were paid.")

/* Translators: rule R-10 */
N_ ("There are 38 gems of each type, and you cannot buy or trade for more. In mining, players served later lose the rest. Option: no limit.")

/* Translators: rule R-11 */
N_ ("Gold never runs out. If the gold cards do, Gnomon’s figure counts.")

/* Translators: rule R-12 */
N_ ("Wild gems can be neither bought nor mined. They come only from Convertors.")

/* Translators: rule R-13 */
N_ ("You may pay with wild gems, sell them as any type and give them in a trade. Option: payments only.")

/* Translators: rule R-14 */
N_ ("Wild gems count as the type they stand for. Option: they move no price.")

/* Translators: rule R-15 */
N_ ("You cannot pay more than the cost. You may spend a wild gem instead of one of your own gems.")

/* Translators: rule R-16 */
N_ ("If one card is left, draw it and keep it. If none is left, you cannot draw. Option: you cannot draw a single card either.")

/* Translators: rule R-17 */
N_ ("You cannot keep the old card: you keep one of the drawn cards, and the old one goes back.")

/* Translators: rule R-18 */
N_ ("Empty slots stay empty until a card comes back to the pile.")

/* Translators: rule R-19 */
N_ ("You cannot exchange a card for itself, because that would be a pass.")

/* Translators: rule R-20 */
N_ ("One action trades 1 or 2 gems in all, in one direction.")

/* Translators: rule R-21 */
N_ ("Trading moves no arrow.")

/* Translators: rule R-22 */
N_ ("You cannot mine less than you are due. Option: players who owe toll may take less.")

/* Translators: rule R-23 */
N_ ("A tile that shows a type twice counts once for it. Option: each symbol counts.")

/* Translators: rule R-24 */
N_ ("Wild symbols count on any tile.")

/* Translators: rule R-25 */
N_ ("Go player by player from the start player: toll, tiles, gems of choice. You may spend toll you have just received.")

/* Translators: rule R-26 */
N_ ("Each payer’s toll of 1½ gold per gem is added up and rounded up once.")

/* Translators: rule R-27 */
N_ ("The rulebook’s example should say 2 diamonds for 3 gold.")

/* Translators: rule R-28 */
N_ ("If you cannot pay for all your gems, you choose single gems. Option: whole tiles.")

/* Translators: rule R-29 */
N_ ("Each owner is paid once, no matter how many machines that owner has. Option: once per machine.")

/* Translators: rule R-30 */
N_ ("A Gnomunculus bought with your last action still gives its extra action in this round.")

/* Translators: rule R-31 */
N_ ("An Alchemister or Hoovermatic works in the mining round that follows.")

/* Translators: rule R-32 */
N_ ("If there are both upright and sideways gems, turn the sideways one and add nothing.")

/* Translators: rule R-33 */
N_ ("You cannot decline a discount; it always applies in full.")

/* Translators: rule R-34 */
N_ ("All discount gems go back to the bank when the artifact is bought.")

/* Translators: rule R-35 */
N_ ("If the bank has no gem of the type, no discount gem is added. Try again next round.")

/* Translators: rule R-36 */
N_ ("A gem bought with a marker still costs at least 1 gold. Option: 0 gold.")

/* Translators: rule R-37 */
N_ ("A tile bought on Diamantina moves the gnome too. Option: only district tiles do.")

/* Translators: rule R-38 */
N_ ("The gnome skips empty districts. If there is no other district with a tile, it stays.")

/* Translators: rule R-39 */
N_ ("If the gnome’s district is emptied, no district sells tiles for the rest of the round. Diamantina still does.")

/* Translators: rule R-40 */
N_ ("Gold is paid once, and each type with the highest price drops. Option: gold is paid for each type.")

/* Translators: rule R-41 */
N_ ("Wild gems do not count in the correction.")

/* Translators: rule R-42 */
N_ ("The correction comes after the gnome and the start player figure have moved, before the first action of round 2.")

/* Translators: rule R-43 */
N_ ("The last round is played to its end. There is no mining after it.")

/* Translators: rule R-44 */
N_ ("Only gems and wild gems are sold.")

/* Translators: rule R-46 */
N_ ("Other players are ranked by points and share a place if they are equal. Players tied for the win are ranked by the gold of their sale.")

/* Translators: rule R-47 */
N_ ("Each player’s gold is hidden, although every payment is public. Option: gold is open.")

/* Translators: rule R-48 */
N_ ("If nobody can reach the goal, the game goes on. The table may agree to stop.")

/* Translators: rule R-49 */
N_ ("The card in your hand is worth nothing at the end.")

/* Translators: rule R-50 */
N_ ("The order of reasons is fixed, so you always get the same one.")

/* Translators: rule R-51 */
N_ ("If table and screen differ, the table wins. Undo, correct, and play on.")
