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
N_ ("When the market is empty the match ends. Most points win; what is still in a hand counts nothing.")

/* Translators: rule EX-009 */
N_ ("Of those tied in points, most gems win. Those still tied share the place.")

/* Translators: rule EX-010 */
N_ ("Or draw the top card of the deck into your hand. Nobody else may see it. A hand holds three cards at most.")

/* Translators: rule EX-011 */
N_ ("Or play a card of your hand: lay it face up before you and pay its cost in gems to the bank.")

/* Translators: rule GW-001 */
N_ ("2, 3 or 4 players.")

/* Translators: rule GW-002 */
N_ ("In team play everybody is for the gnomes or the wizards, as many on each side.")

/* Translators: rule GW-003 */
N_ ("An odd number of players always plays every tribe for itself; any other number may.")

/* Translators: rule GW-004 */
N_ ("In team play gnomes and wizards sit alternately.")

/* Translators: rule GW-005 */
N_ ("Take one tribe, in team play of your race. Each tribe is there once.")

/* Translators: rule GW-006 */
N_ ("One leader and six clans, for the whole game.")

/* Translators: rule GW-007 */
N_ ("Everybody rolls the four black dice. Most horns begin; those who are tied roll again.")

/* Translators: rule GW-008 */
N_ ("Turns go clockwise from the first player.")

/* Translators: rule GW-009 */
N_ ("In team play the other side is the enemy. Your own units and those of your team are allies.")

/* Translators: rule GW-010 */
N_ ("The twelve tiles of each tribe in play; the others leave the game.")

/* Translators: rule GW-011 */
N_ ("With an even number of players, A tiles go on the A half and B tiles on the B half, six of each per tribe.")

/* Translators: rule GW-012 */
N_ ("With an odd number of players the letters do not matter.")

/* Translators: rule GW-013 */
N_ ("Mine tiles go on the mine places in the centre, all others elsewhere.")

/* Translators: rule GW-014 */
N_ ("Within its group each tile is laid at random, face up.")

/* Translators: rule GW-015 */
N_ ("The board for three has one place too many: a tile of an unused tribe, flipped from the start.")

/* Translators: rule GW-016 */
N_ ("Each clan has exactly two tiles.")

/* Translators: rule GW-017 */
N_ ("Count each player’s clans with both tiles on the rim. If the counts differ, swap tiles, deal until they are equal, or agree.")

/* Translators: rule GW-018 */
N_ ("Shuffle the ability cards and make two face-down piles.")

/* Translators: rule GW-019 */
N_ ("A leader starts with 15 HP, a clan with 10, each with its base defence.")

/* Translators: rule GW-020 */
N_ ("Each tracker starts on four dice.")

/* Translators: rule GW-021 */
N_ ("12 places per tribe, 2 of them mines, all joined; with an even number of players two equal halves with start tiles.")

/* Translators: rule GW-022 */
N_ ("In team play the first player chooses a side and places the leader on one of its start tiles; then the others, clockwise.")

/* Translators: rule GW-023 */
N_ ("Team mates start on the same side, the other team on the other.")

/* Translators: rule GW-024 */
N_ ("The start tiles of a side are those that lie furthest from the other side.")

/* Translators: rule GW-025 */
N_ ("Leaders of one team may share a start tile, enemies may not.")

/* Translators: rule GW-026 */
N_ ("Every tribe for itself: the leader goes on any rim tile without another leader.")

/* Translators: rule GW-027 */
N_ ("The game has 10 rounds.")

/* Translators: rule GW-028 */
N_ ("In rounds 1 to 5 no tiles are flipped.")

/* Translators: rule GW-029 */
N_ ("Flip, roll, assign, move and attack, call to war, collect.")

/* Translators: rule GW-030 */
N_ ("Flip, roll and assign are planning. Once the dice are assigned they stay.")

/* Translators: rule GW-031 */
N_ ("Counters with your ring end, lingering attacks hit again, your blockades go, then comes a comeback if one is due.")

/* Translators: rule GW-032 */
N_ ("Who is out has no turn, but that player’s counters and blockades still end.")

/* Translators: rule GW-033 */
N_ ("What was committed is final. A slip of the entry is corrected by the host.")

/* Translators: rule GW-034 */
N_ ("From round 6 on every turn begins with exactly two flips.")

/* Translators: rule GW-035 */
N_ ("A tile may be flipped only when no tile of a lower layer is left.")

/* Translators: rule GW-036 */
N_ ("The first flip is done wholly before the second is chosen.")

/* Translators: rule GW-037 */
N_ ("A mine is never flipped.")

/* Translators: rule GW-038 */
N_ ("Abilities may come before a declared flip. If the tile was flipped meanwhile, another is chosen.")

/* Translators: rule GW-039 */
N_ ("A flipped tile stays flipped.")

/* Translators: rule GW-040 */
N_ ("Tiles flipped by abilities count as done in their layer.")

/* Translators: rule GW-041 */
N_ ("If fewer than two can be flipped, flip what there is.")

/* Translators: rule GW-042 */
N_ ("It may be empty or hold any units, yours too.")

/* Translators: rule GW-043 */
N_ ("A flipped tile may be crossed; its symbol counts no more.")

/* Translators: rule GW-044 */
N_ ("You step on a flipped tile only if you can still reach a tile to land on.")

/* Translators: rule GW-045 */
N_ ("Every unit on a tile that is flipped loses 2 HP. Defence does not help.")

/* Translators: rule GW-046 */
N_ ("Survivors move to the closest tile that is not flipped, at no cost; their player chooses among equals.")

/* Translators: rule GW-047 */
N_ ("All are hurt at once, then move one by one, those of the current player first.")

/* Translators: rule GW-048 */
N_ ("Each enemy there that can attacks the newcomer once with its base attack.")

/* Translators: rule GW-049 */
N_ ("By players in turn order, each deciding on their own; they stop when the newcomer dies.")

/* Translators: rule GW-050 */
N_ ("These attacks use up no attack and tire nobody.")

/* Translators: rule GW-051 */
N_ ("Sleepers and units with No Movement move as well; the flip does not wake them.")

/* Translators: rule GW-052 */
N_ ("A clan with both tiles flipped can no longer be called or charged there.")

/* Translators: rule GW-053 */
N_ ("If blockades close every way, they do not count for this move.")

/* Translators: rule GW-054 */
N_ ("4 black, and 1 pink for each active clan; 10 at most.")

/* Translators: rule GW-055 */
N_ ("Its die comes with your next turn; that of a dead clan goes.")

/* Translators: rule GW-056 */
N_ ("You may roll any dice again, twice.")

/* Translators: rule GW-057 */
N_ ("When the roll is final, each crystal gives 1 to the reserve.")

/* Translators: rule GW-058 */
N_ ("Movement, attack, either of them, defence, horn, crystal.")

/* Translators: rule GW-059 */
N_ ("Each movement, attack, defence and either-die goes to an active unit of yours, as you like.")

/* Translators: rule GW-060 */
N_ ("Horns go aside or to the deck, never to a unit.")

/* Translators: rule GW-061 */
N_ ("You say when assigning whether it is movement or attack.")

/* Translators: rule GW-062 */
N_ ("A movement die gives its unit one step more this turn.")

/* Translators: rule GW-063 */
N_ ("An attack die adds one to the power of its unit’s attack this turn.")

/* Translators: rule GW-064 */
N_ ("A defence die raises the defence of its unit by one, up to the cap.")

/* Translators: rule GW-065 */
N_ ("Horns go aside in threes, for calls and charges; the others go to the deck, for drawing.")

/* Translators: rule GW-066 */
N_ ("Movement and attack end with the turn, defence stays until it is lost.")

/* Translators: rule GW-067 */
N_ ("A unit has its base movement, its dice and the effects of the turn.")

/* Translators: rule GW-068 */
N_ ("To a tile that shares an edge, one movement each.")

/* Translators: rule GW-069 */
N_ ("Each of your active units may move and attack once.")

/* Translators: rule GW-070 */
N_ ("Movement may be split round the attack.")

/* Translators: rule GW-071 */
N_ ("One unit finishes before the next begins.")

/* Translators: rule GW-072 */
N_ ("You pass and share tiles with allies freely.")

/* Translators: rule GW-073 */
N_ ("On entering a tile with an enemy a unit stops. It goes on only after its attack.")

/* Translators: rule GW-074 */
N_ ("If it has no attack left when it meets an enemy, its movement ends there.")

/* Translators: rule GW-075 */
N_ ("If no enemy to fight is left on the tile, the unit is free again.")

/* Translators: rule GW-076 */
N_ ("A unit that begins on a tile with enemies may leave without a fight.")

/* Translators: rule GW-077 */
N_ ("If one flies and the other does not, they cannot fight and nobody stops.")

/* Translators: rule GW-078 */
N_ ("After its attack a unit has one step less.")

/* Translators: rule GW-079 */
N_ ("While a unit moves its enemies cannot cast. When it halts, they can.")

/* Translators: rule GW-080 */
N_ ("Each time a unit steps onto a mine, 1 crystal goes to the reserve.")

/* Translators: rule GW-081 */
N_ ("All tiles it can reach and land on are shown.")

/* Translators: rule GW-082 */
N_ ("Only flying units step over blockades.")

/* Translators: rule GW-083 */
N_ ("Sleepers and units with No Movement stay where they are.")

/* Translators: rule GW-084 */
N_ ("A unit attacks once a turn, unless an ability says more.")

/* Translators: rule GW-085 */
N_ ("An enemy on the same tile; with several, name one.")

/* Translators: rule GW-086 */
N_ ("Base attack, dice and effects. 0 is allowed.")

/* Translators: rule GW-087 */
N_ ("The power; if the defence is as high or higher, half of it, rounded down.")

/* Translators: rule GW-088 */
N_ ("After any attack added defence drops by 1.")

/* Translators: rule GW-089 */
N_ ("The attacked unit does not strike back.")

/* Translators: rule GW-090 */
N_ ("A unit that is active, awake and without No Attack, if both fly or both do not.")

/* Translators: rule GW-091 */
N_ ("Abilities may come between the attack and its damage.")

/* Translators: rule GW-092 */
N_ ("If its target is gone, the attack does nothing and is spent.")

/* Translators: rule GW-093 */
N_ ("Nobody attacks on a flipped tile.")

/* Translators: rule GW-094 */
N_ ("Every unit starts at its base defence.")

/* Translators: rule GW-095 */
N_ ("Defence rises to the base and 5 more. What is lost can be gained again.")

/* Translators: rule GW-096 */
N_ ("Defence rises only by dice and abilities.")

/* Translators: rule GW-097 */
N_ ("Turns and rounds do not reset defence.")

/* Translators: rule GW-098 */
N_ ("Clans have at most 10 HP, leaders 15.")

/* Translators: rule GW-099 */
N_ ("At 0 HP a unit is dead for the rest of the game; its counters, crystals and card go.")

/* Translators: rule GW-100 */
N_ ("Its card goes to whoever dealt the last damage.")

/* Translators: rule GW-101 */
N_ ("Killing own units or those of the team scores nothing.")

/* Translators: rule GW-102 */
N_ ("A dead clan costs a die from the next roll on.")

/* Translators: rule GW-103 */
N_ ("The tribe plays on without its leader.")

/* Translators: rule GW-104 */
N_ ("With no active unit, you choose an inactive clan at the start of your turn; it comes on a start tile.")

/* Translators: rule GW-105 */
N_ ("If all start tiles are flipped, the nearest tiles to land on take their place.")

/* Translators: rule GW-106 */
N_ ("For a comeback it does not matter whether the clan’s tiles are flipped.")

/* Translators: rule GW-107 */
N_ ("A tribe with all seven dead has no more turns. Its trophies count.")

/* Translators: rule GW-108 */
N_ ("When only one side is left, the game ends at once.")

/* Translators: rule GW-109 */
N_ ("If your last unit dies in your turn, go on with what is possible without units.")

/* Translators: rule GW-110 */
N_ ("Call a clan, charge an ability, draw cards.")

/* Translators: rule GW-111 */
N_ ("Each call or charge costs a set of three horns.")

/* Translators: rule GW-112 */
N_ ("A unit of yours stands on a tile with the symbol of an inactive clan of yours: it appears there.")

/* Translators: rule GW-113 */
N_ ("Any active unit may call, asleep or flying too.")

/* Translators: rule GW-114 */
N_ ("A clan just called cannot move or attack this turn, but may receive crystals.")

/* Translators: rule GW-115 */
N_ ("A unit of yours stands on the symbol of an active clan of yours: one of its abilities is filled.")

/* Translators: rule GW-116 */
N_ ("A leader has no symbol tile, so its card cannot be filled in this way.")

/* Translators: rule GW-117 */
N_ ("Look at as many cards as horns on the deck, keep one, the others go under the pile.")

/* Translators: rule GW-118 */
N_ ("One horn or more will do for a draw, and no place is needed.")

/* Translators: rule GW-119 */
N_ ("Name one; if it runs short the other helps out.")

/* Translators: rule GW-120 */
N_ ("Calls, charges and the draw come in any order.")

/* Translators: rule GW-121 */
N_ ("Horns that are not used are lost.")

/* Translators: rule GW-122 */
N_ ("Cards you keep are hidden until used.")

/* Translators: rule GW-123 */
N_ ("At the end of your turn discard down to the hand limit.")

/* Translators: rule GW-124 */
N_ ("Attach a learned card to an active unit, leader included.")

/* Translators: rule GW-125 */
N_ ("A unit has one learned card. A new one replaces the old; its crystals go.")

/* Translators: rule GW-126 */
N_ ("Cards are attached in your own turn, from the roll on.")

/* Translators: rule GW-127 */
N_ ("Leaders have no ability of their own, but may learn one.")

/* Translators: rule GW-128 */
N_ ("Attached cards are seen by all.")

/* Translators: rule GW-129 */
N_ ("Used once from the hand, free of cost, whenever a charged ability could be cast.")

/* Translators: rule GW-130 */
N_ ("Ambitious abilities are not in this game.")

/* Translators: rule GW-131 */
N_ ("An ability can be cast when it holds as many crystals as it costs.")

/* Translators: rule GW-132 */
N_ ("An ability holds no more crystals than its cost.")

/* Translators: rule GW-133 */
N_ ("Crystals of dice and mines go to the reserve.")

/* Translators: rule GW-134 */
N_ ("Whatever is in the reserve when you collect is yours.")

/* Translators: rule GW-135 */
N_ ("Put all of it on your active abilities with room; what does not fit goes back.")

/* Translators: rule GW-136 */
N_ ("Crystals given by an ability go on abilities at once.")

/* Translators: rule GW-137 */
N_ ("Inactive or dead clans and cards in hand hold no crystals.")

/* Translators: rule GW-138 */
N_ ("Cast any number of charged abilities and secret cards, in anybody’s turn.")

/* Translators: rule GW-139 */
N_ ("The clan itself, or the unit with the learned card; it must be active.")

/* Translators: rule GW-140 */
N_ ("All crystals of a cast ability go; it must be charged anew.")

/* Translators: rule GW-141 */
N_ ("Nobody casts while an enemy moves, but you may while an ally moves.")

/* Translators: rule GW-142 */
N_ ("A unit that halts to attack or to cast lets everybody cast.")

/* Translators: rule GW-143 */
N_ ("Abilities go before flips, rolls, moves, attacks and the rest.")

/* Translators: rule GW-144 */
N_ ("Several abilities are carried out in turn order from the current player; your own as you announced them.")

/* Translators: rule GW-145 */
N_ ("Until an announced ability is carried out, others may still announce theirs.")

/* Translators: rule GW-146 */
N_ ("What is no longer possible drops out; the crystals stay spent.")

/* Translators: rule GW-147 */
N_ ("Targets must fit when they are announced.")

/* Translators: rule GW-148 */
N_ ("Attacks by an ability count like attacks; only sneak attacks differ.")

/* Translators: rule GW-149 */
N_ ("A unit with No Attack casts no ability that hurts; a sleeper none that makes it attack or move.")

/* Translators: rule GW-150 */
N_ ("For attacks by an ability, caster and target both fly or both do not.")

/* Translators: rule GW-151 */
N_ ("An attack by ability is no attack of the turn and tires nobody.")

/* Translators: rule GW-152 */
N_ ("The moved unit’s player chooses way and end.")

/* Translators: rule GW-153 */
N_ ("A unit moved by an ability goes over adjacent tiles, at no cost; mines count.")

/* Translators: rule GW-154 */
N_ ("Enemies there attack once each, and it stops; the rest of the ability is lost.")

/* Translators: rule GW-155 */
N_ ("For a unit that is brought or placed there is no way and there are no attacks: only the end counts.")

/* Translators: rule GW-156 */
N_ ("A unit with No Movement cannot be moved by abilities.")

/* Translators: rule GW-157 */
N_ ("An ability may flip tiles of any layer, but never a mine.")

/* Translators: rule GW-158 */
N_ ("A sneak attack has the base attack, and the target’s defence does not help.")

/* Translators: rule GW-159 */
N_ ("After a sneak attack, too, added defence drops by 1.")

/* Translators: rule GW-160 */
N_ ("Refused when an enemy of the target already shares its tile.")

/* Translators: rule GW-161 */
N_ ("Nobody who does not fly enters the tile of a blockade. There is one a tile at most.")

/* Translators: rule GW-162 */
N_ ("A blockade binds its creator too. Flying units ignore it.")

/* Translators: rule GW-163 */
N_ ("A blockade stands until its creator’s next turn.")

/* Translators: rule GW-164 */
N_ ("A counter has the ring of the player whose turn it is and ends with that player’s next turn.")

/* Translators: rule GW-165 */
N_ ("A unit carries no two counters of a kind.")

/* Translators: rule GW-166 */
N_ ("Counters work at once.")

/* Translators: rule GW-167 */
N_ ("A flying unit fights only with others that fly.")

/* Translators: rule GW-168 */
N_ ("A sleeper neither attacks nor moves, but may call, receive and cast.")

/* Translators: rule GW-169 */
N_ ("A sleeper wakes when attacked or touched by another’s ability.")

/* Translators: rule GW-170 */
N_ ("A lingering attack has power 3 now and power 2 at the ring player’s next turn.")

/* Translators: rule GW-171 */
N_ ("Both of its attacks belong to the caster’s player.")

/* Translators: rule GW-172 */
N_ ("If its bearer flies and the caster does not, the second attack is not made.")

/* Translators: rule GW-173 */
N_ ("A unit with a lingering attack cannot be given another.")

/* Translators: rule GW-174 */
N_ ("A unit with No Attack makes no attack of any kind.")

/* Translators: rule GW-175 */
N_ ("A unit with No Movement makes no step; only a flip moves it.")

/* Translators: rule GW-176 */
N_ ("Counters left over at the end do nothing.")

/* Translators: rule GW-177 */
N_ ("Other races are enemies; tribes of your race are both, as a text needs it.")

/* Translators: rule GW-178 */
N_ ("For stopping, attacks and points tribes of your race are enemies.")

/* Translators: rule GW-179 */
N_ ("A unit brought as an ally is not attacked by the caster’s tribe.")

/* Translators: rule GW-180 */
N_ ("Six rounds: it begins with round 5.")

/* Translators: rule GW-181 */
N_ ("In the shorter game the sixth clan is active from the start, on its mine tile.")

/* Translators: rule GW-182 */
N_ ("In the shorter game the first roll has five dice.")

/* Translators: rule GW-183 */
N_ ("In the shorter game tiles are flipped from round 7 on.")

/* Translators: rule GW-184 */
N_ ("Two enemies may ally; both have to say so.")

/* Translators: rule GW-185 */
N_ ("While an alliance lasts, their units are allies.")

/* Translators: rule GW-186 */
N_ ("Either partner may end an alliance at any moment.")

/* Translators: rule GW-187 */
N_ ("Alliances change no points.")

/* Translators: rule GW-188 */
N_ ("All variants may be combined.")

/* Translators: rule GW-189 */
N_ ("Any board that passes the checks may be used.")

/* Translators: rule GW-190 */
N_ ("The game ends after the last turn of round 10.")

/* Translators: rule GW-191 */
N_ ("At the end only mines are left unflipped.")

/* Translators: rule GW-192 */
N_ ("1 point for each HP left on active units.")

/* Translators: rule GW-193 */
N_ ("20 points for a clan killed, 30 for a leader.")

/* Translators: rule GW-194 */
N_ ("7 points less for each clan of yours that is dead, 12 for the leader.")

/* Translators: rule GW-195 */
N_ ("The scores of a team add up.")

/* Translators: rule GW-196 */
N_ ("Most points win.")

/* Translators: rule GW-197 */
N_ ("If tied, most HP left on active units.")

/* Translators: rule GW-198 */
N_ ("If still tied, most crystals on abilities of active units.")

/* Translators: rule GW-199 */
N_ ("If even that is equal, it is a tie.")

/* Translators: rule GW-200 */
N_ ("Between any two entries, but not while something is asked or an enemy moves.")

/* Translators: rule GW-201 */
N_ ("Flips, attacks, calls, charges and draws can be held for answers.")

/* Translators: rule GW-202 */
N_ ("One thing is held at a time; meanwhile only casts.")

/* Translators: rule GW-203 */
N_ ("What was held is then carried out, if it still can be.")

/* Translators: rule GW-204 */
N_ ("A cast that nobody answers is carried out at once.")

/* Translators: rule GW-205 */
N_ ("Announced casts are carried out one by one, in their order.")

/* Translators: rule GW-206 */
N_ ("There are no answers between the steps of a cast.")

/* Translators: rule GW-207 */
N_ ("Each attack on a unit that has left a flipped tile can be answered.")

/* Translators: rule GW-208 */
N_ ("A unit left on a flipped tile goes to the closest other one, unhurt.")

/* Translators: rule GW-209 */
N_ ("If a secret card needs somebody to do it, name a unit.")

/* Translators: rule GW-210 */
N_ ("When announcing, name the targets of all steps of your choice.")

/* Translators: rule GW-211 */
N_ ("A walk leads always further from where it began.")

/* Translators: rule GW-212 */
N_ ("Each step leads further away, or nearer.")

/* Translators: rule GW-213 */
N_ ("What is not known of a unit or ability is asked when it is needed.")

/* Translators: rule GW-214 */
N_ ("A card that lies elsewhere is refused.")

/* Translators: rule R-01 */
N_ ("Six faces, the same on black and pink, unless the table gives a colour its own; then, of dice that show the same, the pink ones are rolled again first.")

/* Translators: rule R-02 */
N_ ("Clan k is alike in every tribe, unless changed.")

/* Translators: rule R-03 */
N_ ("Base defence is meant; HP starts full.")

/* Translators: rule R-04 */
N_ ("Five above the base, again after losses. An option sets a fixed number.")

/* Translators: rule R-05 */
N_ ("Those who are tied roll again.")

/* Translators: rule R-06 */
N_ ("A common edge. An option counts corners for abilities.")

/* Translators: rule R-07 */
N_ ("Made after the numbers that the rule book keeps.")

/* Translators: rule R-08 */
N_ ("Two a tribe, in the centre.")

/* Translators: rule R-09 */
N_ ("Two for two players, four for four.")

/* Translators: rule R-10 */
N_ ("Two teams never start on one side.")

/* Translators: rule R-11 */
N_ ("Any tile of an unused tribe but a mine.")

/* Translators: rule R-12 */
N_ ("You are told and may go on. Options: must be equal, or not looked at. Gnomon deals until they are equal, at most 1000 times.")

/* Translators: rule R-13 */
N_ ("The shorter game has rounds 5 to 10.")

/* Translators: rule R-14 */
N_ ("One by one. An option: both at once.")

/* Translators: rule R-15 */
N_ ("It lapses.")

/* Translators: rule R-16 */
N_ ("There are none. An option: they happen.")

/* Translators: rule R-17 */
N_ ("Defence neither helps against a flip nor drops by it.")

/* Translators: rule R-18 */
N_ ("Whoever flipped scores it. An option: nobody.")

/* Translators: rule R-19 */
N_ ("No trophy; the penalty stands.")

/* Translators: rule R-20 */
N_ ("By steps, over flipped tiles, not through blockades.")

/* Translators: rule R-21 */
N_ ("In turn order, then as their player likes.")

/* Translators: rule R-22 */
N_ ("Only who could attack.")

/* Translators: rule R-23 */
N_ ("They move away too.")

/* Translators: rule R-24 */
N_ ("The flip step does not; an ability does.")

/* Translators: rule R-25 */
N_ ("It is refused beforehand.")

/* Translators: rule R-26 */
N_ ("Moved to a closest tile, unhurt.")

/* Translators: rule R-27 */
N_ ("Decided when assigned. An option: when used.")

/* Translators: rule R-28 */
N_ ("No die may be left out.")

/* Translators: rule R-29 */
N_ ("One action for each three horns. An option: once a turn only.")

/* Translators: rule R-30 */
N_ ("Allowed. An option forbids it.")

/* Translators: rule R-31 */
N_ ("Lost. An option: they may still draw.")

/* Translators: rule R-32 */
N_ ("Allowed.")

/* Translators: rule R-33 */
N_ ("Cards go under the pile they came from; used ones under the smaller. An option makes one pile.")

/* Translators: rule R-34 */
N_ ("3, until you enter the printed number.")

/* Translators: rule R-35 */
N_ ("In your own turn. An option: any time.")

/* Translators: rule R-37 */
N_ ("One for all. An option: one each.")

/* Translators: rule R-38 */
N_ ("Each entry counts. Options: once a turn, or only when left again.")

/* Translators: rule R-39 */
N_ ("Only when all abilities are full.")

/* Translators: rule R-40 */
N_ ("It never runs out. An option limits it.")

/* Translators: rule R-41 */
N_ ("Stop until you have attacked. Options: you must attack; the movement ends; nothing happens.")

/* Translators: rule R-42 */
N_ ("Free. An option: attack first.")

/* Translators: rule R-43 */
N_ ("The movement ends there.")

/* Translators: rule R-44 */
N_ ("With No Attack yes; with no fight possible no.")

/* Translators: rule R-45 */
N_ ("One step less, once.")

/* Translators: rule R-46 */
N_ ("The attack is spent. An option gives it back.")

/* Translators: rule R-47 */
N_ ("Allowed; defence drops and sleepers wake.")

/* Translators: rule R-48 */
N_ ("They cost 1 defence. An option: not.")

/* Translators: rule R-49 */
N_ ("Looked at when the attack is announced.")

/* Translators: rule R-50 */
N_ ("Without dice. An option: with them.")

/* Translators: rule R-52 */
N_ ("A clan just called does not move.")

/* Translators: rule R-53 */
N_ ("Any number.")

/* Translators: rule R-54 */
N_ ("The comeback comes first.")

/* Translators: rule R-55 */
N_ ("The nearest others take their place.")

/* Translators: rule R-56 */
N_ ("The game ends. An option plays on.")

/* Translators: rule R-57 */
N_ ("Crystals and counters back, card under the deck.")

/* Translators: rule R-58 */
N_ ("Nothing happens. An option: the ability is carried out.")

/* Translators: rule R-59 */
N_ ("Refused. An option allows them.")

/* Translators: rule R-60 */
N_ ("Allowed where none is needed.")

/* Translators: rule R-61 */
N_ ("Of whose turn it is. An option: of the caster.")

/* Translators: rule R-62 */
N_ ("With a ring as well.")

/* Translators: rule R-63 */
N_ ("One’s own ability does not wake. An option: it does.")

/* Translators: rule R-64 */
N_ ("Not moved by abilities. An option: it is.")

/* Translators: rule R-65 */
N_ ("Counters, then lingering attacks.")

/* Translators: rule R-66 */
N_ ("The second attack is not made.")

/* Translators: rule R-67 */
N_ ("Refused. An option: the first attack only.")

/* Translators: rule R-68 */
N_ ("On a tile. An option: between two tiles; so does an ability that says so.")

/* Translators: rule R-69 */
N_ ("The next turn of its creator.")

/* Translators: rule R-70 */
N_ ("No attacks. An option: they attack.")

/* Translators: rule R-71 */
N_ ("Every tile entered counts.")

/* Translators: rule R-72 */
N_ ("“n away” is exactly n, “within n” at most n.")

/* Translators: rule R-73 */
N_ ("Ally and enemy. An option: enemy only.")

/* Translators: rule R-74 */
N_ ("Stop as if just come.")

/* Translators: rule R-75 */
N_ ("Minus. An option: none.")

/* Translators: rule R-76 */
N_ ("All of it together.")

/* Translators: rule R-77 */
N_ ("Those on abilities.")

/* Translators: rule R-78 */
N_ ("It stays a tie. An option: more rounds.")

/* Translators: rule R-79 */
N_ ("Undo, as ever.")

/* Translators: rule R-80 */
N_ ("Tribes of an example that the list does not have are left out.")

/* Translators: rule R-81 */
N_ ("Healing stops at the most HP.")

/* Translators: rule R-82 */
N_ ("When somebody speaks up. An option: always.")

/* Translators: rule R-83 */
N_ ("Flips, attacks, calls, charges, draws.")

/* Translators: rule R-84 */
N_ ("Nothing happens; the horns stay.")

/* Translators: rule R-85 */
N_ ("There are no answers.")

/* Translators: rule R-86 */
N_ ("As announced.")

/* Translators: rule R-87 */
N_ ("No, always away.")

/* Translators: rule R-88 */
N_ ("A unit that you name.")

/* Translators: rule R-89 */
N_ ("Lost.")

/* Translators: rule R-91 */
N_ ("Stopped as if walked there.")

/* Translators: rule R-92 */
N_ ("Ten dice at most are rolled.")

/* Translators: rule R-93 */
N_ ("What has only one way, never a roll or anything hidden.")

/* Translators: rule INV-001 */
N_ ("The game is for 2 to 5 players.")

/* Translators: rule INV-002 */
N_ ("Six can play only with the expansion.")

/* Translators: rule INV-003 */
N_ ("From 10 years on; a recommendation, nothing more.")

/* Translators: rule INV-004 */
N_ ("Everybody plays together: all win or all lose.")

/* Translators: rule INV-005 */
N_ ("Together you need 3 rooms for each player.")

/* Translators: rule INV-006 */
N_ ("Only the sum counts. Somebody may have none at all.")

/* Translators: rule INV-007 */
N_ ("If the letters G, N, O, M, E and S are out before that, all lose.")

/* Translators: rule INV-008 */
N_ ("51 gnomes, 6 letters, and 150 boons: 34 rooms, 30 weapons, 28 items, 28 actions and 30 allies.")

/* Translators: rule INV-009 */
N_ ("At least one die each with 4, 6, 8, 10, 12 and 20 sides; a set for everybody is better.")

/* Translators: rule INV-010 */
N_ ("Take the six letters out and shuffle the gnome cards.")

/* Translators: rule INV-011 */
N_ ("Deal 9 gnome cards for each player, unseen.")

/* Translators: rule INV-012 */
N_ ("They make three equal piles.")

/* Translators: rule INV-013 */
N_ ("All other gnome cards are the gnome discard pile, face down.")

/* Translators: rule INV-014 */
N_ ("Shuffle the letters and put two into each pile, unseen.")

/* Translators: rule INV-015 */
N_ ("Shuffle each pile by itself.")

/* Translators: rule INV-016 */
N_ ("Put the piles on top of one another. So each third of the deck holds exactly two letters.")

/* Translators: rule INV-017 */
N_ ("The gnome deck lies in the middle, with room for the letters beside it.")

/* Translators: rule INV-020 */
N_ ("Shuffle all 150 boons.")

/* Translators: rule INV-021 */
N_ ("Everybody rolls a d4.")

/* Translators: rule INV-022 */
N_ ("Take one card more than you rolled: 2 to 5 cards.")

/* Translators: rule INV-023 */
N_ ("Hands may be of different size.")

/* Translators: rule INV-024 */
N_ ("Nobody starts with a room. Lay rooms aside and draw again until you have none.")

/* Translators: rule INV-030 */
N_ ("Shuffle all boons that are in nobody’s hand, rooms too.")

/* Translators: rule INV-031 */
N_ ("Two players: 2 decks of 25 cards.")

/* Translators: rule INV-032 */
N_ ("Three or more: a deck of 20 cards for each player.")

/* Translators: rule INV-033 */
N_ ("What is left goes into the box, unseen, and takes no part.")

/* Translators: rule INV-034 */
N_ ("Shuffle each boon deck and lay it face down.")

/* Translators: rule INV-035 */
N_ ("Lay the decks so that everybody reaches one or two.")

/* Translators: rule INV-036 */
N_ ("Lay the dice where everybody reaches them.")

/* Translators: rule INV-037 */
N_ ("Everybody rolls a d20. The highest begins.")

/* Translators: rule INV-038 */
N_ ("Turns go round clockwise.")

/* Translators: rule INV-039 */
N_ ("Nothing can be played before everything lies on the table.")

/* Translators: rule INV-040 */
N_ ("You may play any cards from your hand, face up before you, or none.")

/* Translators: rule INV-041 */
N_ ("A card that lies before you does not go back into the hand.")

/* Translators: rule INV-042 */
N_ ("Normally you have no more than one ally in play.")

/* Translators: rule INV-043 */
N_ ("Normally you have no more than one weapon in play.")

/* Translators: rule INV-044 */
N_ ("Steps 3 and 8 allow more, and so may a card.")

/* Translators: rule INV-045 */
N_ ("You play cards from your own hand.")

/* Translators: rule INV-050 */
N_ ("Choose a boon deck and turn up its top card. Choose first, then look.")

/* Translators: rule INV-051 */
N_ ("One boon a turn, unless a card gives you more.")

/* Translators: rule INV-052 */
N_ ("The card shows the value you need to acquire it.")

/* Translators: rule INV-053 */
N_ ("If the value is dice, roll them at once, before anybody helps.")

/* Translators: rule INV-060 */
N_ ("You may play more cards from your hand for the roll.")

/* Translators: rule INV-061 */
N_ ("Now you may play allies beyond the one.")

/* Translators: rule INV-062 */
N_ ("Extra allies are discarded at the end of the turn.")

/* Translators: rule INV-063 */
N_ ("You may ask your neighbours for help.")

/* Translators: rule INV-064 */
N_ ("A neighbour may play cards for you, or discard them for their dice. It is the neighbour’s choice.")

/* Translators: rule INV-065 */
N_ ("A second weapon may not be played yet, only in the fight.")

/* Translators: rule INV-070 */
N_ ("Roll your own d20, and every die from cards that you or your neighbours have played or discarded for it.")

/* Translators: rule INV-071 */
N_ ("A die that no card gives is not rolled.")

/* Translators: rule INV-072 */
N_ ("The sum of all dice must reach the value. Equal is enough.")

/* Translators: rule INV-073 */
N_ ("You take the card into your hand or put it into play.")

/* Translators: rule INV-074 */
N_ ("The card goes to the boon discard pile.")

/* Translators: rule INV-075 */
N_ ("A room counts for the team at once.")

/* Translators: rule INV-080 */
N_ ("If you have played a card that skips the fight, no gnome is turned up and the next player is on.")

/* Translators: rule INV-081 */
N_ ("Play it before the gnome is turned up.")

/* Translators: rule INV-085 */
N_ ("Turn up the top card of the gnome deck. You must.")

/* Translators: rule INV-086 */
N_ ("A card may let you take the gnome from the gnome discard pile. Then the deck is not touched.")

/* Translators: rule INV-087 */
N_ ("The card shows a value to reach, dice for it, or NONE.")

/* Translators: rule INV-088 */
N_ ("If it is dice, roll them now.")

/* Translators: rule INV-089 */
N_ ("There is no fight. Do what the card says.")

/* Translators: rule INV-090 */
N_ ("What the card does before the fight is done now.")

/* Translators: rule INV-091 */
N_ ("It goes to the other letters in the middle.")

/* Translators: rule INV-092 */
N_ ("A letter ends the turn. There is no fight.")

/* Translators: rule INV-095 */
N_ ("You may play more cards from your hand.")

/* Translators: rule INV-096 */
N_ ("You may play allies beyond the one.")

/* Translators: rule INV-097 */
N_ ("You may play a second weapon, not a third.")

/* Translators: rule INV-098 */
N_ ("The second weapon may be discarded for the dice it shows for that, if it shows any.")

/* Translators: rule INV-099 */
N_ ("Neighbours may play cards for you.")

/* Translators: rule INV-101 */
N_ ("If a gnome has stolen your d20, you fight without it.")

/* Translators: rule INV-102 */
N_ ("Then you roll only the dice that cards give.")

/* Translators: rule INV-103 */
N_ ("If the sum reaches the value, you win. Equal is enough.")

/* Translators: rule INV-104 */
N_ ("The gnome goes to the gnome discard pile, and you get what the card promises.")

/* Translators: rule INV-105 */
N_ ("If the sum is lower, you lose and do what the card says.")

/* Translators: rule INV-106 */
N_ ("Some gnomes do harm even when they are beaten.")

/* Translators: rule INV-110 */
N_ ("Actions and items that were played are discarded.")

/* Translators: rule INV-111 */
N_ ("Everybody keeps one ally and one weapon.")

/* Translators: rule INV-112 */
N_ ("Whoever has more chooses which one stays.")

/* Translators: rule INV-113 */
N_ ("Rooms stay where they are.")

/* Translators: rule INV-114 */
N_ ("The turn goes to the next player clockwise.")

/* Translators: rule INV-115 */
N_ ("The ally and the weapon that you keep stay in play for the next turns.")

/* Translators: rule INV-120 */
N_ ("All win when the team has the rooms it needs.")

/* Translators: rule INV-121 */
N_ ("All lose when the sixth letter is out.")

/* Translators: rule INV-122 */
N_ ("After that nothing is played.")

/* Translators: rule INV-130 */
N_ ("One of the letters lies at the very bottom of the gnome deck.")

/* Translators: rule INV-131 */
N_ ("10 gnome cards for each player, not 9.")

/* Translators: rule INV-132 */
N_ ("Fewer than 9 gnome cards for each player, for example 8.")

/* Translators: rule INV-133 */
N_ ("No piles: all gnome cards and letters are shuffled together.")

/* Translators: rule INV-134 */
N_ ("More than 3 rooms for each player, for example 4.")

/* Translators: rule INV-R01 */
N_ ("A turn has 12 steps. The rules count the last three from 1 again.")

/* Translators: rule INV-R02 */
N_ ("The steps are those of every player, not only of the first.")

/* Translators: rule INV-R03 */
N_ ("2 to 5. Six need the expansion, or 8 gnome cards each: the box has only 51.")

/* Translators: rule INV-R04 */
N_ ("As equal as can be: an extra card goes to the top pile, a second one to the middle. Options change that.")

/* Translators: rule INV-R05 */
N_ ("It does not matter. They are called top, middle and bottom as they lie in the deck.")

/* Translators: rule INV-R06 */
N_ ("It is laid aside unseen, and the bottom pile gets only one other. Then only the very last card can lose the game. Options take it from another pile.")

/* Translators: rule INV-R07 */
N_ ("With no piles, five letters are shuffled in and the sixth lies at the bottom.")

/* Translators: rule INV-R08 */
N_ ("The extra gnome cards are dealt before the piles are made.")

/* Translators: rule INV-R09 */
N_ ("1 to 10 gnome cards and at least 3 rooms for each player, as far as there are cards. Easier and harder may be mixed.")

/* Translators: rule INV-R10 */
N_ ("They are laid aside and go back before the boon decks are made. So all 34 rooms are in decks or box.")

/* Translators: rule INV-R11 */
N_ ("You roll once: the cards are that roll and one more.")

/* Translators: rule INV-R12 */
N_ ("In steps 3 and 8 everybody may discard cards that show dice for it, from hand or from play. An option allows you only the second weapon.")

/* Translators: rule INV-R13 */
N_ ("A card that is discarded gives its dice for that, no longer those for lying in play. An option adds both.")

/* Translators: rule INV-R14 */
N_ ("All other players. An option: only those to your left and right.")

/* Translators: rule INV-R15 */
N_ ("Cards from the hand, and cards that show dice when discarded. What already lies before a neighbour helps nobody else, unless it says so.")

/* Translators: rule INV-R16 */
N_ ("It lies before the neighbour until the end of the turn; then the neighbour too keeps one ally and one weapon. An option discards it always.")

/* Translators: rule INV-R17 */
N_ ("From each player one weapon helps to acquire and two help in a fight, discarded ones included. An option counts only those played.")

/* Translators: rule INV-R18 */
N_ ("You may play an ally or weapon over your old one, which is then discarded. An option forbids it.")

/* Translators: rule INV-R19 */
N_ ("An acquired ally or weapon may replace the one in play, or goes into the hand.")

/* Translators: rule INV-R20 */
N_ ("Any that is not empty. An option: only decks marked as in reach.")

/* Translators: rule INV-R21 */
N_ ("Items and actions help one roll, the one they were played for. Allies and weapons help every roll while they lie there. An option lets items and actions help both rolls of a turn.")

/* Translators: rule INV-R22 */
N_ ("Items and actions played to acquire a boon go at the end of the turn too.")

/* Translators: rule INV-R23 */
N_ ("What was played early and found no roll, because of a letter perhaps, stays for your next turn. An option discards it.")

/* Translators: rule INV-R24 */
N_ ("Once the dice are rolled, no card can be added to that roll, but those that say so.")

/* Translators: rule INV-R25 */
N_ ("A boon does not help to acquire itself. It may help in the fight of the same turn.")

/* Translators: rule INV-R26 */
N_ ("Yes. The roll costs nothing. If all boon decks are empty, there is no boon.")

/* Translators: rule INV-R27 */
N_ ("It stays empty. An option makes a new deck of the discards when all are empty.")

/* Translators: rule INV-R28 */
N_ ("The sum of the dice on the card and any number beside them, rolled once, for this attempt only. A d10 counts 1 to 10.")

/* Translators: rule INV-R29 */
N_ ("All dice and printed numbers together. The same die may be rolled several times. With no dice at all the sum is 0. A boon with the value NONE needs no roll.")

/* Translators: rule INV-R30 */
N_ ("The moment a room is gained, even before the fight of that turn. An option waits for the end of the turn.")

/* Translators: rule INV-R31 */
N_ ("The moment the sixth letter is out. If the last room and the last letter come with one and the same card, it is lost.")

/* Translators: rule INV-R32 */
N_ ("The letters may come in any order.")

/* Translators: rule INV-R33 */
N_ ("All that were gained, in play or shown in a hand. An option counts only those in play.")

/* Translators: rule INV-R34 */
N_ ("It no longer counts. A game that is won stays won.")

/* Translators: rule INV-R35 */
N_ ("If the decks no longer hold enough rooms, the table is told and may concede.")

/* Translators: rule INV-R36 */
N_ ("Then none is turned up. An option shuffles the gnome discard pile.")

/* Translators: rule INV-R37 */
N_ ("It goes to the gnome discard pile too. An option puts it under the deck.")

/* Translators: rule INV-R38 */
N_ ("The top one, unless the card says otherwise; if there is none, the top of the deck. Options make it random or your choice, and lay the first discards open.")

/* Translators: rule INV-R39 */
N_ ("It is missing in the fight only and comes back after it, unless the card says otherwise. Options change both.")

/* Translators: rule INV-R40 */
N_ ("First the value is rolled, then comes what the card does before the fight.")

/* Translators: rule INV-R41 */
N_ ("Read the card out, do what it says, enter what has changed, and confirm.")

/* Translators: rule INV-R42 */
N_ ("Do as much as you can. What is missing cannot be lost.")

/* Translators: rule INV-R43 */
N_ ("A gnome with NONE counts as neither.")

/* Translators: rule INV-R44 */
N_ ("The top card of a boon deck of your choice, without a roll, into your hand or into play.")

/* Translators: rule INV-R45 */
N_ ("A letter that comes with any other draw ends your turn too. Only looking does not count.")

/* Translators: rule INV-R46 */
N_ ("You yourself play it, at the latest just before the gnome is turned up. A neighbour cannot. If you have played both kinds, skipping goes first.")

/* Translators: rule INV-R48 */
N_ ("Everybody sees only their own hand; talking about it is allowed. An option plays with open hands.")

/* Translators: rule INV-R49 */
N_ ("You may hold as many cards as you like.")

/* Translators: rule INV-R50 */
N_ ("Some cards act on a roll already made. While such a card can still come, a miss or a fight waits for you to go on.")

/* Translators: rule INV-R51 */
N_ ("While your list is not complete, a card may turn up once more than it says. Chances of rooms and letters are exact all the same.")

/* Translators: rule INV-R52 */
N_ ("What a card does, the program does, one thing after the other; where there is a choice, it waits. Free text it leaves to you.")

/* Translators: rule INV-R53 */
N_ ("A card hits the player whose turn it is, unless it says otherwise. Who loses a card chooses it.")

/* Translators: rule INV-R54 */
N_ ("Won: the gnome goes, then the reward, then the harm. Lost: first what the card says, then the gnome goes.")

/* Translators: rule INV-R55 */
N_ ("A boon that goes unseen into a hand need not be named; say only that it is no room. Rooms, and what is played, always have a name.")

/* Translators: rule INV-R56 */
N_ ("Steps 2 to 5 are played once more, with new help.")

/* Translators: rule INV-R57 */
N_ ("Back to step 7 with a new gnome card. The sweep comes only after the last fight.")

/* Translators: rule INV-R58 */
N_ ("What is forced the program does by itself, never anything that depends on a hidden hand.")

/* Translators: rule INV-R59 */
N_ ("It can be corrected at any time. What has been rolled stays.")

/* Translators: rule INV-R60 */
N_ ("Some gnomes stay with a player for as long as their card says. Several add up.")

/* Translators: rule INV-R61 */
N_ ("With no box, Gnomon deals a set of its own. With your box its list starts empty and learns each card as it comes.")

/* Translators: rule INV-R62 */
N_ ("The player whose turn it is rolls all the dice, whoever gave them.")

/* Translators: rule INV-R63 */
N_ ("You may play them all the same.")

/* Translators: rule RISE-003 */
N_ ("Competitive and cutthroat. The cooperative and solo games stand in another booklet and are not in these rules.")

/* Translators: rule RISE-004 */
N_ ("2 to 5 players, each with a colour of their own.")

/* Translators: rule RISE-005 */
N_ ("Most victory points after five turns win, unless the Gnomes have most: then all players lose.")

/* Translators: rule RISE-006 */
N_ ("Each of the five turns has six phases: allies, brewers, action cards, Gnome cards, scoring, reset.")

/* Translators: rule RISE-007 */
N_ ("Clockwise from the player with the starting player card. Only phase 3 goes by cards and spaces.")

/* Translators: rule RISE-008 */
N_ ("The phase marker moves one barrel after each phase, the turn marker one space after each turn.")

/* Translators: rule RISE-009 */
N_ ("It goes to the left neighbour once a turn, in the reset, and stays after turn five.")

/* Translators: rule RISE-010 */
N_ ("White meeples, the sixth score token, monster and objective tokens and the special Gnome tile are not used.")

/* Translators: rule RISE-011 */
N_ ("What a race board, upgrade, ally or judge says goes before the general rule. Free texts are carried out by hand.")

/* Translators: rule RISE-012 */
N_ ("Upgrade tokens, 5 boats, gold and beer lie within everybody’s reach.")

/* Translators: rule RISE-013 */
N_ ("5 white breweries and 32 white cubes on the Gnome board; the Gnomes start with 0 points.")

/* Translators: rule RISE-014 */
N_ ("25 tiles for two, 31 for three, 37 for four or five players; the others go to the box.")

/* Translators: rule RISE-015 */
N_ ("Dragonkeep in the centre; round it one each of Mountain, Swamp, Forest, Plains, Highland and Desert, shuffled, face up.")

/* Translators: rule RISE-016 */
N_ ("Lay the lair aside, shuffle the other tiles and lay 12 face up round the green zone.")

/* Translators: rule RISE-017 */
N_ ("Shuffle the lair into the rest and lay all of it face down: 6 tiles for two, 12 for three, 18 for more.")

/* Translators: rule RISE-018 */
N_ ("Take the board of a colour and choose its side. Each colour is there once.")

/* Translators: rule RISE-019 */
N_ ("9 breweries in their boxes, an upgrade token beside five of them, 40 cubes, the barrel on the lowest production, 0 points.")

/* Translators: rule RISE-020 */
N_ ("Your first brewery goes to the start tile beside Dragonkeep, and your production rises by 1. It costs nothing.")

/* Translators: rule RISE-021 */
N_ ("The token beside it goes to an upgrade slot of your choice and works at once.")

/* Translators: rule RISE-022 */
N_ ("As many cubes as your board says go to your start tile, the leftmost first.")

/* Translators: rule RISE-023 */
N_ ("Take the beer and gold that your board says.")

/* Translators: rule RISE-024 */
N_ ("What stands under emptied boxes pays only in phase 5, not during setup.")

/* Translators: rule RISE-025 */
N_ ("The Gnomes get 2 gold, for bribes only. A brewery and 8 cubes of theirs go to Dragonkeep.")

/* Translators: rule RISE-026 */
N_ ("One Gnome cube on each land tile there that nobody occupies, but not on the Desert.")

/* Translators: rule RISE-027 */
N_ ("8 each for two players, 7 for three, 6 for four, 5 for five. One more waits for turn four.")

/* Translators: rule RISE-028 */
N_ ("One of seven levels: up is easier, down is harder. It changes the points of the Gnomes in each scoring.")

/* Translators: rule RISE-029 */
N_ ("The markers on their first spaces; the dragon on the score board, not on the map.")

/* Translators: rule RISE-030 */
N_ ("Shuffle the 10; lay 8 face up in two rows of four. The other 2 are unused this turn.")

/* Translators: rule RISE-031 */
N_ ("Shuffle the 38 allies, face down.")

/* Translators: rule RISE-032 */
N_ ("Shuffle the 50 Gnome cards, face down.")

/* Translators: rule RISE-033 */
N_ ("In the cutthroat game everybody is dealt Gnome cards in secret: 4 with two or three players, 3 with more.")

/* Translators: rule RISE-034 */
N_ ("Chosen in whatever way you like, or drawn by the program.")

/* Translators: rule RISE-035 */
N_ ("Everybody is dealt 3 judges and keeps exactly 2 in secret. The others go to the box, unseen.")

/* Translators: rule RISE-036 */
N_ ("Who is last in the first turn gets 2 gold, once.")

/* Translators: rule RISE-037 */
N_ ("DK is Dragonkeep, G1 to G6 the green ring, Y1 to Y12 the yellow, R1 to R18 the red, clockwise from the upper right corner.")

/* Translators: rule RISE-038 */
N_ ("Sea is water. The lair is neither land nor water; only the dragon takes it for sea. All else is land.")

/* Translators: rule RISE-039 */
N_ ("Two tiles that share a side are adjacent. No tile is adjacent to itself.")

/* Translators: rule RISE-040 */
N_ ("Face-up Sea tiles that touch one another are one body of water. A single one is a body too.")

/* Translators: rule RISE-041 */
N_ ("From land that touches a Sea tile with a boat, that whole body of water and all land touching it are adjacent.")

/* Translators: rule RISE-042 */
N_ ("A boat that does not lie beside the tile you start from cannot be used from there.")

/* Translators: rule RISE-043 */
N_ ("A boat belongs to nobody; all may use it.")

/* Translators: rule RISE-044 */
N_ ("The Gnomes use boats too, but not for their Caravan.")

/* Translators: rule RISE-045 */
N_ ("The dragon does not use boats.")

/* Translators: rule RISE-046 */
N_ ("On a Sea tile adjacent to a tile that you occupy. One boat a tile, five in all.")

/* Translators: rule RISE-047 */
N_ ("Where the dragon ends its movement, a boat goes back to the supply. What was turned up stays face up.")

/* Translators: rule RISE-048 */
N_ ("Touching tiles, and all face-up Sea tiles and the lair among one another, wherever they lie.")

/* Translators: rule RISE-049 */
N_ ("You occupy a tile with at least one cube or brewery of yours.")

/* Translators: rule RISE-050 */
N_ ("A cube counts 1, a brewery 2.")

/* Translators: rule RISE-051 */
N_ ("The highest market strength controls the tile, player or Gnomes.")

/* Translators: rule RISE-052 */
N_ ("If the highest strength is tied, nobody controls the tile.")

/* Translators: rule RISE-053 */
N_ ("Building. Who loses control loses nothing else, and the dragon changes no strength.")

/* Translators: rule RISE-054 */
N_ ("A face-down tile is turned up at once when a cube stands on a tile touching it. A brewery is not enough.")

/* Translators: rule RISE-055 */
N_ ("The dragon turns up no tile.")

/* Translators: rule RISE-056 */
N_ ("When a boat is built, all face-down tiles touching that body of water are turned up.")

/* Translators: rule RISE-057 */
N_ ("Sea that comes up and joins a body of water with a boat turns up its neighbours too, until nothing more follows.")

/* Translators: rule RISE-058 */
N_ ("When the lair comes up, the dragon goes there at once and stays on the map. It does not rampage.")

/* Translators: rule RISE-059 */
N_ ("Nobody enters, uses or crosses a face-down tile, neither Gnomes nor dragon.")

/* Translators: rule RISE-060 */
N_ ("Your cubes may stand on every face-up tile, on water, lair and Desert too.")

/* Translators: rule RISE-061 */
N_ ("Cubes leave your board from the left and come back from the right.")

/* Translators: rule RISE-062 */
N_ ("A player’s box is empty after 4 cubes, a Gnome box after 8. A box emptied in part counts nothing.")

/* Translators: rule RISE-063 */
N_ ("Breweries leave your board from the top and come back to the lowest empty box.")

/* Translators: rule RISE-064 */
N_ ("They leave the Gnome board from the left and come back from the right.")

/* Translators: rule RISE-065 */
N_ ("If a production icon stands under the brewery, your production rises by 1 at once.")

/* Translators: rule RISE-066 */
N_ ("If a brewery comes back onto such an icon, production falls by 1. What upgrades and allies gave stays.")

/* Translators: rule RISE-067 */
N_ ("It rises when the card is drafted.")

/* Translators: rule RISE-068 */
N_ ("A token beside the brewery goes at once to a free upgrade slot of your choice.")

/* Translators: rule RISE-069 */
N_ ("A slot takes one token.")

/* Translators: rule RISE-070 */
N_ ("A placed token stays to the end, even if the brewery comes back. Its box gives no second one.")

/* Translators: rule RISE-071 */
N_ ("The Brewery Upgrade action and allies give tokens from the supply. They stay too.")

/* Translators: rule RISE-072 */
N_ ("A token beside a brewery that is still on your board does nothing yet.")

/* Translators: rule RISE-073 */
N_ ("Nobody has more than 20 beer; what is above goes back to the supply.")

/* Translators: rule RISE-074 */
N_ ("Gold may stand in for beer, 1 for 1, in any mixture. Beer never stands in for gold.")

/* Translators: rule RISE-075 */
N_ ("It goes to 49; then turn the token to +50.")

/* Translators: rule RISE-076 */
N_ ("Turn up one ally more than there are players.")

/* Translators: rule RISE-077 */
N_ ("In turn order everybody takes one. Nobody passes.")

/* Translators: rule RISE-078 */
N_ ("Points and rewards come at once, and only once: points, goods, production, upgrade tokens, then gifts.")

/* Translators: rule RISE-079 */
N_ ("The card lies beside your board to the end. It serves only you.")

/* Translators: rule RISE-080 */
N_ ("Upgrade: betters an action card. Action: a space for a meeple. Ability: a rule of its own. Reward: once, now.")

/* Translators: rule RISE-081 */
N_ ("Its points go to the Gnomes, nothing else. Then it goes to the box for good.")

/* Translators: rule RISE-082 */
N_ ("In turn order, round after round, everybody places one meeple until none is left. Nobody passes.")

/* Translators: rule RISE-083 */
N_ ("Immediate spaces with a red exclamation mark, and spaces on action cards.")

/* Translators: rule RISE-084 */
N_ ("The action is performed at once.")

/* Translators: rule RISE-085 */
N_ ("It takes one meeple and is then closed until the reset, to you as well.")

/* Translators: rule RISE-086 */
N_ ("It takes any number of meeples.")

/* Translators: rule RISE-087 */
N_ ("An action with several of them is closed when all are taken.")

/* Translators: rule RISE-088 */
N_ ("All may use its spaces.")

/* Translators: rule RISE-089 */
N_ ("Spaces on your board and your allies are yours alone. One beside an upgrade opens only with its token.")

/* Translators: rule RISE-090 */
N_ ("An immediate space is taken only if its action can be done and paid. Your own Brew Beer is always open.")

/* Translators: rule RISE-091 */
N_ ("Take as much beer as you produce.")

/* Translators: rule RISE-092 */
N_ ("3 gold: a token from the supply goes to a vacant upgrade slot and works at once.")

/* Translators: rule RISE-093 */
N_ ("3 gold: build a brewery.")

/* Translators: rule RISE-094 */
N_ ("3 gold: the dragon takes 1 or 2 steps, then it rampages.")

/* Translators: rule RISE-095 */
N_ ("2 gold: on one tile remove up to 3 Gnome cubes and add up to 2 of yours. It need not be near.")

/* Translators: rule RISE-096 */
N_ ("1 gold: put one cube on a tile adjacent to one that you occupy, boats included.")

/* Translators: rule RISE-097 */
N_ ("Discard 3 gold or more: 1 point for every 3. The rest is lost.")

/* Translators: rule RISE-098 */
N_ ("Discard 3 beer and take 3 gold, once a meeple.")

/* Translators: rule RISE-099 */
N_ ("They do what is printed on them, for their owner only.")

/* Translators: rule RISE-100 */
N_ ("A meeple may go to any free space of the 8 open cards. Nothing is paid or chosen yet.")

/* Translators: rule RISE-101 */
N_ ("They are closed only in the solo game.")

/* Translators: rule RISE-102 */
N_ ("You must control the tile at that moment.")

/* Translators: rule RISE-103 */
N_ ("Not on Sea, lair, Desert or Gnomeland, unless something permits it. Dragonkeep is allowed.")

/* Translators: rule RISE-104 */
N_ ("One brewery of yours a tile, or two with a permission.")

/* Translators: rule RISE-105 */
N_ ("Breweries of others on the tile go back to their boards. Cubes stay.")

/* Translators: rule RISE-106 */
N_ ("The topmost brewery leaves your board: production and upgrade at once; points and gold in phase 5.")

/* Translators: rule RISE-107 */
N_ ("Pay; others go home; your brewery comes; production; bonus; upgrade.")

/* Translators: rule RISE-108 */
N_ ("2 points whenever your brewery replaces one of the Gnomes.")

/* Translators: rule RISE-109 */
N_ ("With all 9 out, you may move one from another tile instead. The price is the same; your board does not change.")

/* Translators: rule RISE-110 */
N_ ("Nothing is built on the dragon’s tile.")

/* Translators: rule RISE-111 */
N_ ("The upper row from left to right, then the lower row; on each card the spaces from top to bottom.")

/* Translators: rule RISE-112 */
N_ ("Pay exactly the printed beer and act, or decline. Nothing in part.")

/* Translators: rule RISE-113 */
N_ ("If the action cannot be done, nothing is paid.")

/* Translators: rule RISE-114 */
N_ ("Done or declined, it leaves the card and comes back in the reset.")

/* Translators: rule RISE-115 */
N_ ("Put 3 cubes on one tile adjacent to another that you occupy, boats included. With fewer left, all of them.")

/* Translators: rule RISE-116 */
N_ ("On a tile that you occupy with an opponent’s cube: remove up to 2 cubes of opponents, then add up to 2 of yours.")

/* Translators: rule RISE-117 */
N_ ("Put 3 cubes on one tile that you occupy. With fewer left, all of them.")

/* Translators: rule RISE-118 */
N_ ("Move 1 to 5 cubes of yours from one tile to tiles adjacent to it, in any split, all at once.")

/* Translators: rule RISE-119 */
N_ ("Build a brewery for the beer of the space; no gold.")

/* Translators: rule RISE-120 */
N_ ("With none on your board, take cubes from one other tile of yours for a Festival, Delivery or Competition.")

/* Translators: rule RISE-121 */
N_ ("Without any cube on the map you put 4 on one land tile of your choice, at once. It is compulsory.")

/* Translators: rule RISE-122 */
N_ ("Phase 3 begins with it, for those who lost their last cube before.")

/* Translators: rule RISE-123 */
N_ ("It comes even in the middle of an action, before the action goes on.")

/* Translators: rule RISE-124 */
N_ ("The Gnomes get no relief.")

/* Translators: rule RISE-125 */
N_ ("Who loses the last cube in another phase waits for the next phase 3.")

/* Translators: rule RISE-126 */
N_ ("While it waits on the score board it neither moves nor rampages.")

/* Translators: rule RISE-127 */
N_ ("The top of the Gnome card names a type of tile and Move or Fly.")

/* Translators: rule RISE-128 */
N_ ("To any face-up tile of that type but its own.")

/* Translators: rule RISE-129 */
N_ ("One step, to a tile of that type adjacent for the dragon.")

/* Translators: rule RISE-130 */
N_ ("Sea does not mean the lair.")

/* Translators: rule RISE-131 */
N_ ("The icon that comes first in the card’s order decides; with equal icons the starting player.")

/* Translators: rule RISE-132 */
N_ ("Who played the card chooses among all possible tiles.")

/* Translators: rule RISE-133 */
N_ ("If it can move it does. If not, it stays and does not rampage.")

/* Translators: rule RISE-134 */
N_ ("Every card may move it; it may rampage several times in a phase.")

/* Translators: rule RISE-135 */
N_ ("It crosses every kind of face-up tile.")

/* Translators: rule RISE-136 */
N_ ("Step by step over face-up tiles, as far as the action says, and it must end on another tile if it can.")

/* Translators: rule RISE-137 */
N_ ("After each movement, on the tile where it ends. A boat there sinks first.")

/* Translators: rule RISE-138 */
N_ ("First bribes are taken; then a brewery burns, then cubes are eaten.")

/* Translators: rule RISE-139 */
N_ ("Whoever occupies the tile may pay this turn’s bribe, in gold, whole or not at all. Asked in turn order, openly.")

/* Translators: rule RISE-140 */
N_ ("The Gnomes always pay if they have the gold.")

/* Translators: rule RISE-141 */
N_ ("Who has paid loses nothing this time.")

/* Translators: rule RISE-142 */
N_ ("One brewery of somebody who has not paid goes back to its board, never more than one.")

/* Translators: rule RISE-143 */
N_ ("In rounds, each who has not paid loses a cube, until the dragon’s fill of this turn is reached. The last round is finished.")

/* Translators: rule RISE-144 */
N_ ("Nobody acts into, out of or through the dragon’s tile. What needs no tile goes on as ever.")

/* Translators: rule RISE-145 */
N_ ("You are told which it is: the dragon cuts the water, it stands where you would start, the boat is out of reach, or nothing touches.")

/* Translators: rule RISE-146 */
N_ ("5 in turns one to three, 7 in turns four and five.")

/* Translators: rule RISE-147 */
N_ ("One after another: turn up the top card, do it, discard it.")

/* Translators: rule RISE-148 */
N_ ("In turn order everybody plays one card from the hand, round and round, until the number is reached. Nobody passes.")

/* Translators: rule RISE-149 */
N_ ("First the dragon, then the action of the Gnomes.")

/* Translators: rule RISE-150 */
N_ ("The primary action; if it is impossible the secondary; then the tertiary. At most one is done.")

/* Translators: rule RISE-151 */
N_ ("Go through its types from left to right. The first with a possible tile is it.")

/* Translators: rule RISE-152 */
N_ ("The icon that comes first in the card’s order decides.")

/* Translators: rule RISE-153 */
N_ ("The player with the starting player card chooses; in cutthroat whoever played the card.")

/* Translators: rule RISE-154 */
N_ ("If no tile fits, or the Gnome board lacks the cubes or the brewery for it.")

/* Translators: rule RISE-155 */
N_ ("With fewer cubes than needed, the Gnomes use those.")

/* Translators: rule RISE-156 */
N_ ("The dragon’s tile and face-down tiles are never possible.")

/* Translators: rule RISE-157 */
N_ ("3 cubes on a tile that the Gnomes occupy.")

/* Translators: rule RISE-158 */
N_ ("On a tile of theirs with player cubes: up to 2 of those go, then 2 Gnome cubes come.")

/* Translators: rule RISE-159 */
N_ ("A brewery where the Gnomes control and have none. Players’ breweries there go home.")

/* Translators: rule RISE-160 */
N_ ("3 Gnome cubes on any tile of the type; they need not be there yet.")

/* Translators: rule RISE-161 */
N_ ("3 cubes on a tile adjacent to another that the Gnomes occupy, boats included.")

/* Translators: rule RISE-162 */
N_ ("From one tile a Gnome cube goes to each land tile touching it, not onto Desert, water or the dragon’s tile. No boats.")

/* Translators: rule RISE-163 */
N_ ("Dragonkeep first, then by the order of icons; with equal icons the starting player chooses.")

/* Translators: rule RISE-164 */
N_ ("The Gnomes gain 2 points. It is always possible.")

/* Translators: rule RISE-165 */
N_ ("Who played the card chooses among all possible tiles of all listed types. What can be done must be done.")

/* Translators: rule RISE-166 */
N_ ("Gnome cubes turn up face-down tiles as yours do.")

/* Translators: rule RISE-167 */
N_ ("The icon of an action card on the Gnome card has no use here.")

/* Translators: rule RISE-168 */
N_ ("All players in turn order, then the Gnomes.")

/* Translators: rule RISE-169 */
N_ ("Points and gold of every row that your production has completed.")

/* Translators: rule RISE-170 */
N_ ("Points and gold of every emptied brewery box.")

/* Translators: rule RISE-171 */
N_ ("Points and gold of every emptied customer box.")

/* Translators: rule RISE-172 */
N_ ("2 points for a brewery of yours there.")

/* Translators: rule RISE-173 */
N_ ("Points and gold of every emptied brewery box of the Gnomes.")

/* Translators: rule RISE-174 */
N_ ("Points and gold of every emptied Gnome box of 8.")

/* Translators: rule RISE-175 */
N_ ("2 points with a Gnome brewery there.")

/* Translators: rule RISE-176 */
N_ ("Last the value of the level is added, which may be below 0. The Gnomes never have less than 0 points.")

/* Translators: rule RISE-177 */
N_ ("The same boxes pay again in each turn, the fifth included.")

/* Translators: rule RISE-178 */
N_ ("It is kept for bribes and never becomes points.")

/* Translators: rule RISE-179 */
N_ ("Then the judges are on at once.")

/* Translators: rule RISE-180 */
N_ ("To the left neighbour.")

/* Translators: rule RISE-181 */
N_ ("All meeples come back to their players.")

/* Translators: rule RISE-182 */
N_ ("Shuffle all 10 and lay out 8.")

/* Translators: rule RISE-183 */
N_ ("Phase marker back to the first barrel, turn marker one further.")

/* Translators: rule RISE-184 */
N_ ("Before turn four all face-down tiles are turned up. The lair brings the dragon.")

/* Translators: rule RISE-185 */
N_ ("Everybody gets the waiting meeple.")

/* Translators: rule RISE-186 */
N_ ("Hands are filled up again to 4 or 3 Gnome cards.")

/* Translators: rule RISE-187 */
N_ ("Shuffle the discards into a new deck.")

/* Translators: rule RISE-188 */
N_ ("In turn order everybody shows both judges and scores what they promise.")

/* Translators: rule RISE-189 */
N_ ("The Gnomes do no end scoring.")

/* Translators: rule RISE-190 */
N_ ("If the Gnomes have as many points as the best player, or more, they win and all players lose.")

/* Translators: rule RISE-191 */
N_ ("Otherwise most points win.")

/* Translators: rule RISE-192 */
N_ ("More beer and gold together wins.")

/* Translators: rule RISE-193 */
N_ ("Who is still tied shares the victory.")

/* Translators: rule RISE-001 */
N_ ("What is refused changes nothing. You are told what is lacking, where, with the numbers and the rule.")

/* Translators: rule RISE-002 */
N_ ("Of several reasons you are told one: who is on before the space, the space before the price, the price before the tile, the tile before the number.")

/* Translators: rule RISE-194 */
N_ ("What is asked now is answered first. Corrections and undo are always possible.")

/* Translators: rule RISE-195 */
N_ ("For every step of Gnomes and dragon you can read what was looked at, why it failed and what decided.")

/* Translators: rule RISE-196 */
N_ ("The host may move pieces and set values at any time, with a reason. Pieces are moved, never made.")

/* Translators: rule RISE-197 */
N_ ("What is not in the deck any more is refused, and you see what still is.")

/* Translators: rule RISE-198 */
N_ ("You can always see what phase 5 would pay everybody now.")

/* Translators: rule RISE-199 */
N_ ("Everything a player may do has a word. What is asked now goes before all else.")

/* Translators: rule RISE-200 */
N_ ("For a beer price your beer goes first, then gold, unless you say otherwise. It is paid exactly.")

/* Translators: rule RISE-201 */
N_ ("With the box you say what turned up; without it the program deals.")

/* Translators: rule RISE-202 */
N_ ("What is printed on a card or board is asked when it matters, and only once.")

/* Translators: rule RISE-203 */
N_ ("A boat, cubes, driving out Gnomes or moving the dragon: use it now or waive it. What cannot be used lapses.")

/* Translators: rule RISE-204 */
N_ ("Where only one thing can be done the program does it and says so. A card from a hand is always your choice.")

/* Translators: rule RISE-205 */
N_ ("Nothing that the Gnomes or the dragon do is without a sentence in the log.")

/* Translators: rule RUL-01 */
N_ ("Two rows of four. “Rows of five” counts the two face-down cards.")

/* Translators: rule RUL-02 */
N_ ("Rows, as one reads. An option goes by columns.")

/* Translators: rule RUL-03 */
N_ ("In each reset hands are filled up. Options: deal in full, deal afresh, or the first hand only.")

/* Translators: rule RUL-04 */
N_ ("The top card of the deck is played for you; it is your card all the same.")

/* Translators: rule RUL-18 */
N_ ("The token goes to the supply, without effect. The Brewery Upgrade action is refused.")

/* Translators: rule RUL-28 */
N_ ("Both start there, and both breweries stay. An option refuses the second.")

/* Translators: rule RUL-58 */
N_ ("Count on; the screen shows the number.")

/* Translators: rule RUL-61 */
N_ ("The starting player of turn five.")

/* Translators: rule RUL-62 */
N_ ("Of the left-over ally the Gnomes get only points.")

/* Translators: rule RUL-63 */
N_ ("They stay face up before their owner too.")

/* Translators: rule RUL-64 */
N_ ("Who has more goes on alone when the others have none left.")

/* Translators: rule RUL-65 */
N_ ("It comes on top of the number at the start.")

/* Translators: rule RUL-67 */
N_ ("18: the whole ring. 12: the ring without its corners. 6: the corners. Options allow other places.")

/* Translators: rule RUL-68 */
N_ ("As listed. All tiles come up when the turn marker goes from 3 to 4.")

/* Translators: rule RUL-70 */
N_ ("At once, before anything else.")

/* Translators: rule RUL-71 */
N_ ("The discards are shuffled then too.")

/* Translators: rule RUL-74 */
N_ ("It belongs to the first brewery box: covered again, it is lost again.")

/* Translators: rule RUL-79 */
N_ ("Any of them are used; they differ only by their icon.")

/* Translators: rule RUL-80 */
N_ ("A white one from the box stands in.")

/* Translators: rule RUL-08 */
N_ ("All cubes of one action come from one tile. An option allows several.")

/* Translators: rule RUL-09 */
N_ ("Only those are added; none come from tiles.")

/* Translators: rule RUL-10 */
N_ ("No: exactly three, or all you have. “Up to” leaves it to you. An option allows fewer.")

/* Translators: rule RUL-11 */
N_ ("No: the action has to be done. An option allows it.")

/* Translators: rule RUL-12 */
N_ ("No, not even the same player.")

/* Translators: rule RUL-13 */
N_ ("Refused; you decline instead.")

/* Translators: rule RUL-14 */
N_ ("At least 3, and any number above.")

/* Translators: rule RUL-15 */
N_ ("Allowed, in part or in full.")

/* Translators: rule RUL-16 */
N_ ("The limit holds for every gain of beer.")

/* Translators: rule RUL-17 */
N_ ("The barrel stays at the end; what is above it is lost.")

/* Translators: rule RUL-19 */
N_ ("Any face-up tile with a Gnome cube but the dragon’s. An option asks for one that is yours or adjacent.")

/* Translators: rule RUL-20 */
N_ ("On the same tile.")

/* Translators: rule RUL-21 */
N_ ("Allowed if another tile of yours is adjacent to it.")

/* Translators: rule RUL-22 */
N_ ("They take none from tiles.")

/* Translators: rule RUL-23 */
N_ ("Adjacency counts before the cubes are lifted.")

/* Translators: rule RUL-24 */
N_ ("No, only opponents’ cubes. An option allows it.")

/* Translators: rule RUL-25 */
N_ ("Only your own cubes.")

/* Translators: rule RUL-26 */
N_ ("Refused, unless a second is permitted.")

/* Translators: rule RUL-27 */
N_ ("Not by building, only at the start or by a free text.")

/* Translators: rule RUL-47 */
N_ ("Relief comes when phase 3 opens. An option gives it at once in every phase.")

/* Translators: rule RUL-48 */
N_ ("Relief comes before that action goes on. An option waits for its end.")

/* Translators: rule RUL-49 */
N_ ("No relief: lifting and setting down is one step.")

/* Translators: rule RUL-66 */
N_ ("The price comes first, then the gain.")

/* Translators: rule RUL-72 */
N_ ("The permission wins, as far as its text goes.")

/* Translators: rule RUL-73 */
N_ ("Each is strength 2; Dragonkeep pays its 2 points once.")

/* Translators: rule RUL-77 */
N_ ("A boat, cubes or a dragon move may be waived. Points, goods, production and tokens may not.")

/* Translators: rule RUL-81 */
N_ ("They add up. No price falls below 0, and a bribe of 0 counts as paid.")

/* Translators: rule RUL-30 */
N_ ("All but Sea and lair: Desert and Dragonkeep too.")

/* Translators: rule RUL-31 */
N_ ("Yes. An option forbids it on Sea and lair.")

/* Translators: rule RUL-32 */
N_ ("Not for bodies of water and boats. An option says yes.")

/* Translators: rule RUL-33 */
N_ ("It does not mean the lair. An option says it does.")

/* Translators: rule RUL-34 */
N_ ("From land touching the boat’s Sea tile, and only from there. An option adds the Sea tiles.")

/* Translators: rule RUL-35 */
N_ ("Allowed: all Sea tiles of the body are adjacent.")

/* Translators: rule RUL-36 */
N_ ("Its Sea tile drops out of the body of water while it is there. An option leaves it in.")

/* Translators: rule RUL-37 */
N_ ("Its tile makes nothing adjacent. An option lets it.")

/* Translators: rule RUL-38 */
N_ ("Only customer cubes do.")

/* Translators: rule RUL-39 */
N_ ("It passes the turning up on. An option: only when a boat is built.")

/* Translators: rule RUL-40 */
N_ ("No. An option lets a player’s dragon move enter them; they stay face down.")

/* Translators: rule RUL-41 */
N_ ("So there is no rampage on the lair.")

/* Translators: rule RUL-42 */
N_ ("It is never possible; if it is the only one, the dragon stays and does not rampage.")

/* Translators: rule RUL-43 */
N_ ("Refused: a dragon that can move must.")

/* Translators: rule RUL-44 */
N_ ("The Gnomes, then players in turn order, openly. An option shows all answers together.")

/* Translators: rule RUL-45 */
N_ ("The starting player chooses; in cutthroat who played the card; with a Tribute who paid it.")

/* Translators: rule RUL-46 */
N_ ("Cubes of one owner are alike; a round takes all at once.")

/* Translators: rule RUL-54 */
N_ ("A tile without an icon, or with one that the card lacks, comes last.")

/* Translators: rule RUL-69 */
N_ ("One step; in which order you enter them does not matter.")

/* Translators: rule RUL-76 */
N_ ("Turning up is not held back; only actions are.")

/* Translators: rule RUL-78 */
N_ ("It is asked for when it would decide, not before.")

/* Translators: rule RUL-05 */
N_ ("The brewery counts, control does not. An option turns it round.")

/* Translators: rule RUL-06 */
N_ ("The printed values are added; the sum in the rule book is taken for a misprint.")

/* Translators: rule RUL-07 */
N_ ("On the Gnome board, all of them. The dragon waits on the score board.")

/* Translators: rule RUL-29 */
N_ ("The list on the card decides; the ban is for players. An option binds the Gnomes too.")

/* Translators: rule RUL-50 */
N_ ("As many as possible; of which players, the starting player says. Options: whoever has most there, or the leader.")

/* Translators: rule RUL-51 */
N_ ("With none on the Gnome board they try the next action.")

/* Translators: rule RUL-52 */
N_ ("A tile with a Gnome cube, without the dragon, and with land beside it to go to.")

/* Translators: rule RUL-53 */
N_ ("Dragonkeep first, then who played the card chooses freely. An option goes by icons.")

/* Translators: rule RUL-55 */
N_ ("When production has reached the last number of the row.")

/* Translators: rule RUL-56 */
N_ ("All is added first; if the sum is below 0 it is 0.")

/* Translators: rule RUL-57 */
N_ ("Nobody has less than 0 points.")

/* Translators: rule RUL-59 */
N_ ("The sum of beer and gold decides; equal sums share. An option then counts beer.")

/* Translators: rule RUL-60 */
N_ ("All players lose.")

/* Translators: rule RUL-75 */
N_ ("The program takes it and says so.")

/* Translators: rule WIZ-003 */
N_ ("60 element cards, 7 character tiles, 25 element tokens, 3 Add-a-Gem tokens, 3 Level-Up tokens, and in each of 5 colours 8 gems, a level dial and a turn marker.")

/* Translators: rule WIZ-004 */
N_ ("Everybody takes a colour; no two the same.")

/* Translators: rule WIZ-005 */
N_ ("Take the dial and the marker of your colour. Your level is 1.")

/* Translators: rule WIZ-006 */
N_ ("Your 8 gems lie on the board. None is in the bag yet.")

/* Translators: rule WIZ-007 */
N_ ("Gems of colours that nobody plays go back into the box, 8 for each.")

/* Translators: rule WIZ-008 */
N_ ("31 tokens go into the bag: 5 of each of the five elements, 3 Add-a-Gem, 3 Level-Up. Mix them.")

/* Translators: rule WIZ-009 */
N_ ("Shuffle the 60 element cards and deal 3 to each player.")

/* Translators: rule WIZ-010 */
N_ ("You may look at your hand at any time, at nobody else’s.")

/* Translators: rule WIZ-011 */
N_ ("All other cards are the deck, face down, for everybody. Beside it is the place for the discard pile.")

/* Translators: rule WIZ-012 */
N_ ("The seven tiles lie in a row by number, from the Queen (1) on the left to the Wizard (7) on the right.")

/* Translators: rule WIZ-013 */
N_ ("For the first round the markers are drawn at random and put on spaces 1, 2, 3 … of the track, as many as there are players.")

/* Translators: rule WIZ-014 */
N_ ("That order holds for one round. After it the characters decide.")

/* Translators: rule WIZ-015 */
N_ ("Everybody gets a reference card.")

/* Translators: rule WIZ-020 */
N_ ("A round is an action phase, in which everybody has a turn, and then the clean-up.")

/* Translators: rule WIZ-021 */
N_ ("In an action phase everybody has exactly one turn.")

/* Translators: rule WIZ-022 */
N_ ("The marker on the lowest space goes first, then the next higher one. Spaces may be empty in between.")

/* Translators: rule WIZ-023 */
N_ ("Only the player whose turn it is may act.")

/* Translators: rule WIZ-024 */
N_ ("A turn is finished before the next player takes a tile.")

/* Translators: rule WIZ-025 */
N_ ("A turn has three steps, in this order: take a character, carry out its actions, turn in sets if you like.")

/* Translators: rule WIZ-026 */
N_ ("Markers do not move during the action phase, whatever tiles are taken.")

/* Translators: rule WIZ-030 */
N_ ("Take one tile from the row and put it before you.")

/* Translators: rule WIZ-031 */
N_ ("A tile that somebody has taken this round is not to be had.")

/* Translators: rule WIZ-032 */
N_ ("The first player of a round chooses from 7 tiles, the second from 6, and so on.")

/* Translators: rule WIZ-033 */
N_ ("You take exactly one tile and keep it for the turn.")

/* Translators: rule WIZ-034 */
N_ ("Before you have taken a tile you can do nothing else.")

/* Translators: rule WIZ-035 */
N_ ("In the next round every tile is free again, for you too.")

/* Translators: rule WIZ-040 */
N_ ("Carry out what your tile shows, now.")

/* Translators: rule WIZ-041 */
N_ ("Actions are carried out in the order in which they are printed.")

/* Translators: rule WIZ-042 */
N_ ("Only what your own tile shows, and each of it once.")

/* Translators: rule WIZ-043 */
N_ ("The number of your tile sets your place in the next round, nothing else.")

/* Translators: rule WIZ-044 */
N_ ("The top card of the deck goes into your hand.")

/* Translators: rule WIZ-045 */
N_ ("Choose a card from your hand and lay it face up before you.")

/* Translators: rule WIZ-046 */
N_ ("Draw one token from the bag without looking, and see what it does.")

/* Translators: rule WIZ-047 */
N_ ("Draw as many tokens as your dial shows: first all of them, then see what each one does.")

/* Translators: rule WIZ-048 */
N_ ("The number is fixed when you begin to draw. A level gained meanwhile draws nothing more.")

/* Translators: rule WIZ-049 */
N_ ("A gem that you add while drawing goes into the bag only for later draws.")

/* Translators: rule WIZ-050 */
N_ ("Nobody chooses tokens. Exactly the number that is due is drawn, and only what is in the bag can come out.")

/* Translators: rule WIZ-051 */
N_ ("A higher level draws more tokens for the Wizard and the Apprentice. It does nothing else.")

/* Translators: rule WIZ-052 */
N_ ("Look at the top cards of the deck, as many as the tile says, and keep as many of them as it says. The Oracle looks at 3 and keeps 1. Nobody else sees them.")

/* Translators: rule WIZ-053 */
N_ ("The cards you do not keep go to the discard pile.")

/* Translators: rule WIZ-054 */
N_ ("Before you have chosen what to keep, nothing else happens in the turn.")

/* Translators: rule WIZ-055 */
N_ ("Give one other player some of your face-up cards or tokens and get as many of theirs. The Trader gives 1. A card may be exchanged for a token.")

/* Translators: rule WIZ-056 */
N_ ("Only face-up cards and tokens are traded: no hand cards, no gems, no levels, no tiles.")

/* Translators: rule WIZ-057 */
N_ ("What you get in a trade you may turn in during the same turn.")

/* Translators: rule WIZ-060 */
N_ ("Move one of your gems from the board into the bag.")

/* Translators: rule WIZ-061 */
N_ ("Your level rises by 1.")

/* Translators: rule WIZ-062 */
N_ ("It is yours: lay it face up before you for your sets.")

/* Translators: rule WIZ-063 */
N_ ("Nothing happens, even if it is your own. Only with the Wizard does it win.")

/* Translators: rule WIZ-064 */
N_ ("You keep the element tokens. Everything else that was drawn goes back into the bag.")

/* Translators: rule WIZ-065 */
N_ ("Element tokens stay before you from round to round until you turn them in.")

/* Translators: rule WIZ-070 */
N_ ("Draw as many tokens as your dial shows, without looking.")

/* Translators: rule WIZ-071 */
N_ ("If at least one gem of your colour is among them, you win the game.")

/* Translators: rule WIZ-072 */
N_ ("Gems of other colours do nothing.")

/* Translators: rule WIZ-073 */
N_ ("For the Wizard all other tokens do nothing: no gem is added, no level gained, no element kept.")

/* Translators: rule WIZ-074 */
N_ ("If you have not won, everything that was drawn goes back into the bag, element tokens too.")

/* Translators: rule WIZ-075 */
N_ ("Then your turn is over. With the Wizard you turn in no sets.")

/* Translators: rule WIZ-076 */
N_ ("You may take the Wizard in any round in which the tile is free.")

/* Translators: rule WIZ-077 */
N_ ("The more of your gems are in the bag, and the higher your level, the better your chance. All other tokens make it smaller.")

/* Translators: rule WIZ-080 */
N_ ("Sets are turned in at the end of your own turn, after all actions of your tile.")

/* Translators: rule WIZ-081 */
N_ ("Nobody has to turn in a set. You may keep it for later rounds.")

/* Translators: rule WIZ-082 */
N_ ("Only your own face-up cards and your own tokens count. Hand cards do not.")

/* Translators: rule WIZ-083 */
N_ ("Cards and tokens may be mixed in a set.")

/* Translators: rule WIZ-084 */
N_ ("A set is of one element.")

/* Translators: rule WIZ-086 */
N_ ("One of your gems goes from the board into the bag.")

/* Translators: rule WIZ-087 */
N_ ("Your level rises by 2.")

/* Translators: rule WIZ-088 */
N_ ("Your level rises by 1, and one of your gems goes into the bag.")

/* Translators: rule WIZ-089 */
N_ ("Two of your gems go from the board into the bag.")

/* Translators: rule WIZ-090 */
N_ ("What counts is the symbols on cards and tokens, not how many pieces there are.")

/* Translators: rule WIZ-091 */
N_ ("With fewer symbols than a set needs, nothing can be turned in.")

/* Translators: rule WIZ-092 */
N_ ("You may turn in several sets in one turn, of the same or of different elements. Each brings its reward.")

/* Translators: rule WIZ-093 */
N_ ("You may turn in more symbols than needed. There is no change: what is left over is lost.")

/* Translators: rule WIZ-094 */
N_ ("Cards and tokens that you do not need may stay before you.")

/* Translators: rule WIZ-095 */
N_ ("Symbols turned in together may make several sets: 8 flowers, on cards of 3, 3 and 2, are two sets.")

/* Translators: rule WIZ-096 */
N_ ("They go to the discard pile.")

/* Translators: rule WIZ-097 */
N_ ("They are out of the game for good and do not go back into the bag.")

/* Translators: rule WIZ-098 */
N_ ("Shuffle the discard pile: it is the new deck.")

/* Translators: rule WIZ-099 */
N_ ("The reward is yours alone, and at once.")

/* Translators: rule WIZ-110 */
N_ ("Clean-up begins when everybody has had a turn.")

/* Translators: rule WIZ-111 */
N_ ("Your marker goes to the space with the number of your tile.")

/* Translators: rule WIZ-112 */
N_ ("The lowest number goes first. No two markers can stand on the same space.")

/* Translators: rule WIZ-113 */
N_ ("All tiles go back into the row. Then the next round begins.")

/* Translators: rule WIZ-114 */
N_ ("Levels, gems, bag, hands, cards and tokens before you: nothing else changes.")

/* Translators: rule WIZ-120 */
N_ ("There is one way to win: draw a gem of your own colour with the Wizard.")

/* Translators: rule WIZ-121 */
N_ ("The game is over at once. Whoever has not had a turn this round gets none.")

/* Translators: rule WIZ-122 */
N_ ("There are no points, and rounds are not counted.")

/* Translators: rule WIZ-123 */
N_ ("There is exactly one winner. Nobody else has a place.")

/* Translators: rule WIZ-R01 */
N_ ("No sets after the Wizard’s draw: its text says that the turn is over. An option allows them.")

/* Translators: rule WIZ-R02 */
N_ ("Tokens drawn together may be carried out in any order. The result is the same.")

/* Translators: rule WIZ-R03 */
N_ ("After each action that draws. So the same token can come twice in one turn. An option puts them back only after all actions of the tile.")

/* Translators: rule WIZ-R04 */
N_ ("“Draw 2 tokens” as one action: first draw both. Printed as two actions: two draws, one after the other.")

/* Translators: rule WIZ-R05 */
N_ ("If fewer tokens are in the bag than are due, all of them are drawn.")

/* Translators: rule WIZ-R06 */
N_ ("Move as many gems as there are on the board; the rest of the reward is lost. An option refuses a set that would bring nothing at all.")

/* Translators: rule WIZ-R07 */
N_ ("When a card is to be drawn and the deck is empty; the draw goes on from the new deck. If there is no card at all, nothing is drawn. An option shuffles as soon as the last card is taken.")

/* Translators: rule WIZ-R08 */
N_ ("Yes, as far as possible: with a card in your hand you play one. What is impossible is left out. An option lets everybody decline.")

/* Translators: rule WIZ-R09 */
N_ ("With the bag on the table it is enough to say whether your own gem came out. Nothing else matters.")

/* Translators: rule WIZ-R10 */
N_ ("You may take the Wizard with no gem of yours in the bag; you cannot win then. An option forbids it.")

/* Translators: rule WIZ-R11 */
N_ ("There is none, unless your dials stop somewhere. That number can be entered at any time; levels beyond it are lost.")

/* Translators: rule WIZ-R12 */
N_ ("Any character but the Wizard treats tokens like the Apprentice, the Farmer and the Hunter.")

/* Translators: rule WIZ-R13 */
N_ ("They lie open until they are turned in or traded. They never go back into the hand.")

/* Translators: rule WIZ-R14 */
N_ ("An element and some of your pieces. It brings as many rewards as there are whole sets in it. An option makes each set stand alone.")

/* Translators: rule WIZ-R15 */
N_ ("Its symbols of the element you turn in count, the others are lost.")

/* Translators: rule WIZ-R16 */
N_ ("As many cards in the hand and before you as you like.")

/* Translators: rule WIZ-R17 */
N_ ("Hands, and what an Oracle looks at. All else is open. An option hides the bag and the chances, for those who like it thrilling.")

/* Translators: rule WIZ-R18 */
N_ ("You may take the same character two rounds running.")

/* Translators: rule WIZ-R19 */
N_ ("Actions printed after the Wizard’s draw are not carried out.")

/* Translators: rule WIZ-R20 */
N_ ("Your own gem wins in the Wizard’s draw and nowhere else.")

/* Translators: rule WIZ-R21 */
N_ ("The table may stop at any time. Then nobody has won.")

/* Translators: rule WIZ-R22 */
N_ ("The table may also agree who begins, and enter it.")

/* Translators: rule WIZ-R23 */
N_ ("Each action reads the dial when it begins. A level gained by an earlier action of the same tile counts.")

/* Translators: rule WIZ-R24 */
N_ ("They go to the discard pile, face up.")

/* Translators: rule WIZ-R25 */
N_ ("No: the Trader decides, and may leave it alone. An option makes the trade an offer that the other may refuse.")

/* Translators: rule WIZ-R26 */
N_ ("What you got is yours in every respect. A card played in this turn may be traded too.")

/* Translators: rule WIZ-R27 */
N_ ("First the discard pile is shuffled; if there are still too few, look at what there is. With no card at all, this action is left out.")

/* Translators: rule WIZ-R28 */
N_ ("The cards the Oracle discards, not the one that is kept.")

/* Translators: rule WIZ-R29 */
N_ ("Neither more cards are kept nor fewer. Once you have looked, you must choose.")

/* Translators: rule WIZ-R30 */
N_ ("If you have nothing face up, or nobody else has, the trade is left out.")

/* Translators: rule WIZ-R31 */
N_ ("If your tiles read differently, change the set: names, numbers, actions, order.")

/* Translators: rule WIZ-R32 */
N_ ("A card with two elements is named as your set calls it.")

/* Translators: rule WIZ-R33 */
N_ ("Cards that only you may see stand behind the curtain.")

/* Translators: rule WIZ-R34 */
N_ ("What is forced the program does by itself: drawing, keeping the only card, ending a turn without a set, the clean-up. It never takes a tile, plays a card, trades or turns in.")

/* Translators: rule WIZ-R35 */
N_ ("With no box, Gnomon deals 60 cards of its own: 12 of each element, with one to three symbols. With your own box any card is accepted, until you have entered all 60.")

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
