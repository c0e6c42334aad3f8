/* data-strings.c: names and headings of the data files
 *
 * Made by ./dev strings from data/: do not edit. Never compiled; xgettext reads it.
 *
 * Copyright 2026 The Gnomon authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* Translators: title of a component set of “example” */
N_ ("Stand-in market")

/* Translators: what is said of a component set of “example” */
N_ ("Made for the template game: 35 kinds of wares, 240 cards.")

/* Translators: name of a component of “example” (cards) */
N_ ("Pin")

/* Translators: name of a component of “example” (cards) */
N_ ("Bean")

/* Translators: name of a component of “example” (cards) */
N_ ("Candle")

/* Translators: name of a component of “example” (cards) */
N_ ("Ribbon")

/* Translators: name of a component of “example” (cards) */
N_ ("Whistle")

/* Translators: name of a component of “example” (cards) */
N_ ("Button")

/* Translators: name of a component of “example” (cards) */
N_ ("Pear")

/* Translators: name of a component of “example” (cards) */
N_ ("Spoon")

/* Translators: name of a component of “example” (cards) */
N_ ("Basket")

/* Translators: name of a component of “example” (cards) */
N_ ("Kite")

/* Translators: name of a component of “example” (cards) */
N_ ("Cork")

/* Translators: name of a component of “example” (cards) */
N_ ("Loaf")

/* Translators: name of a component of “example” (cards) */
N_ ("Mug")

/* Translators: name of a component of “example” (cards) */
N_ ("Lantern")

/* Translators: name of a component of “example” (cards) */
N_ ("Puppet")

/* Translators: name of a component of “example” (cards) */
N_ ("Pebble")

/* Translators: name of a component of “example” (cards) */
N_ ("Onion")

/* Translators: name of a component of “example” (cards) */
N_ ("Bowl")

/* Translators: name of a component of “example” (cards) */
N_ ("Scarf")

/* Translators: name of a component of “example” (cards) */
N_ ("Drum")

/* Translators: name of a component of “example” (cards) */
N_ ("Straw")

/* Translators: name of a component of “example” (cards) */
N_ ("Cheese")

/* Translators: name of a component of “example” (cards) */
N_ ("Jug")

/* Translators: name of a component of “example” (cards) */
N_ ("Boots")

/* Translators: name of a component of “example” (cards) */
N_ ("Fiddle")

/* Translators: name of a component of “example” (cards) */
N_ ("Feather")

/* Translators: name of a component of “example” (cards) */
N_ ("Ham")

/* Translators: name of a component of “example” (cards) */
N_ ("Kettle")

/* Translators: name of a component of “example” (cards) */
N_ ("Cloak")

/* Translators: name of a component of “example” (cards) */
N_ ("Clock")

/* Translators: name of a component of “example” (cards) */
N_ ("Acorn")

/* Translators: name of a component of “example” (cards) */
N_ ("Honey")

/* Translators: name of a component of “example” (cards) */
N_ ("Cauldron")

/* Translators: name of a component of “example” (cards) */
N_ ("Carpet")

/* Translators: name of a component of “example” (cards) */
N_ ("Crown")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Brindle Weir")

/* Translators: a line of humour about “Brindle Weir” of “gnomes-wizards” */
N_ ("Has never lost a boat, only left it somewhere wet.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Rillrunner")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Slipstream")

/* Translators: what is drawn on the tiles of “Rillrunner” of “gnomes-wizards” */
N_ ("paddle")

/* Translators: a line of humour about “Rillrunner” of “gnomes-wizards” */
N_ ("Late for everything, but always downstream.")

/* Translators: words on the component “Rillrunner” of “gnomes-wizards” (units) */
N_ ("An ally up to two tiles away walks up to two tiles.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Spraydancer")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Changing Partners")

/* Translators: what is drawn on the tiles of “Spraydancer” of “gnomes-wizards” */
N_ ("trout")

/* Translators: a line of humour about “Spraydancer” of “gnomes-wizards” */
N_ ("A waltz has three steps. Two of them are puddles.")

/* Translators: words on the component “Spraydancer” of “gnomes-wizards” (units) */
N_ ("Swap places with another unit of your tribe up to four tiles away.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Sluiceward")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Open the Gate")

/* Translators: what is drawn on the tiles of “Sluiceward” of “gnomes-wizards” */
N_ ("sluice gate")

/* Translators: a line of humour about “Sluiceward” of “gnomes-wizards” */
N_ ("Open at nine. Closed when you arrive.")

/* Translators: words on the component “Sluiceward” of “gnomes-wizards” (units) */
N_ ("An enemy on this or an adjacent tile is pushed two tiles away and loses 1 defense.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Eelspear")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Hook and Line")

/* Translators: what is drawn on the tiles of “Eelspear” of “gnomes-wizards” */
N_ ("eel")

/* Translators: a line of humour about “Eelspear” of “gnomes-wizards” */
N_ ("The eel is at the other end and quite well.")

/* Translators: words on the component “Eelspear” of “gnomes-wizards” (units) */
N_ ("An enemy up to two tiles away is pulled two tiles closer.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Millfist")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Grindstone")

/* Translators: what is drawn on the tiles of “Millfist” of “gnomes-wizards” */
N_ ("mill wheel")

/* Translators: a line of humour about “Millfist” of “gnomes-wizards” */
N_ ("Everything fine-ground, opponents included.")

/* Translators: words on the component “Millfist” of “gnomes-wizards” (units) */
N_ ("Attack an enemy on this or an adjacent tile with this unit’s base attack plus 1.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Wellkeeper")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Healing Spring")

/* Translators: what is drawn on the tiles of “Wellkeeper” of “gnomes-wizards” */
N_ ("well")

/* Translators: a line of humour about “Wellkeeper” of “gnomes-wizards” */
N_ ("Every third bucket grants a wish.")

/* Translators: words on the component “Wellkeeper” of “gnomes-wizards” (units) */
N_ ("All allies on this tile regain 2 HP.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Hazel Underbough")

/* Translators: a line of humour about “Hazel Underbough” of “gnomes-wizards” */
N_ ("Knows every tree by name. Some have answered.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Rootling")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Tanglefoot")

/* Translators: what is drawn on the tiles of “Rootling” of “gnomes-wizards” */
N_ ("root")

/* Translators: a line of humour about “Rootling” of “gnomes-wizards” */
N_ ("Stand still long enough and you are furniture.")

/* Translators: words on the component “Rootling” of “gnomes-wizards” (units) */
N_ ("An enemy up to two tiles away gets No Movement and loses 1 defense.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Squirrel Rider")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Winter Store")

/* Translators: what is drawn on the tiles of “Squirrel Rider” of “gnomes-wizards” */
N_ ("squirrel")

/* Translators: a line of humour about “Squirrel Rider” of “gnomes-wizards” */
N_ ("Forgets where it buried its own, never where you did.")

/* Translators: words on the component “Squirrel Rider” of “gnomes-wizards” (units) */
N_ ("Take up to 2 crystals from an ability of an enemy up to three tiles away.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Barkshield")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Grow Bark")

/* Translators: what is drawn on the tiles of “Barkshield” of “gnomes-wizards” */
N_ ("bark shield")

/* Translators: a line of humour about “Barkshield” of “gnomes-wizards” */
N_ ("Rough outside. Inside, a little rough too.")

/* Translators: words on the component “Barkshield” of “gnomes-wizards” (units) */
N_ ("All allies on this and all adjacent tiles gain 2 defense.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Hedger")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Hedge In")

/* Translators: what is drawn on the tiles of “Hedger” of “gnomes-wizards” */
N_ ("hedge")

/* Translators: a line of humour about “Hedger” of “gnomes-wizards” */
N_ ("Good fences. No neighbors left to ask.")

/* Translators: words on the component “Hedger” of “gnomes-wizards” (units) */
N_ ("Put a blockade on a tile up to two tiles away.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Stumpbreaker")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Timber")

/* Translators: what is drawn on the tiles of “Stumpbreaker” of “gnomes-wizards” */
N_ ("axe")

/* Translators: a line of humour about “Stumpbreaker” of “gnomes-wizards” */
N_ ("Calls it gardening.")

/* Translators: words on the component “Stumpbreaker” of “gnomes-wizards” (units) */
N_ ("Flip a tile up to two tiles away.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Beekeeper")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Homing Swarm")

/* Translators: what is drawn on the tiles of “Beekeeper” of “gnomes-wizards” */
N_ ("hive")

/* Translators: a line of humour about “Beekeeper” of “gnomes-wizards” */
N_ ("The bees vote. So far, against you.")

/* Translators: words on the component “Beekeeper” of “gnomes-wizards” (units) */
N_ ("Bring another unit of your tribe to this or an adjacent tile; it may attack at once with its base attack.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Cyriac Emberlow")

/* Translators: a line of humour about “Cyriac Emberlow” of “gnomes-wizards” */
N_ ("Never without a light, seldom without a fire.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Sparkreader")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Read the Sparks")

/* Translators: what is drawn on the tiles of “Sparkreader” of “gnomes-wizards” */
N_ ("spark")

/* Translators: a line of humour about “Sparkreader” of “gnomes-wizards” */
N_ ("Sees the future, mostly as holes in carpets.")

/* Translators: words on the component “Sparkreader” of “gnomes-wizards” (units) */
N_ ("Look at three cards and keep one.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Cinderkite")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Updraught")

/* Translators: what is drawn on the tiles of “Cinderkite” of “gnomes-wizards” */
N_ ("kite")

/* Translators: a line of humour about “Cinderkite” of “gnomes-wizards” */
N_ ("Hot air, put to use at last.")

/* Translators: words on the component “Cinderkite” of “gnomes-wizards” (units) */
N_ ("An ally on this or an adjacent tile flies.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Ashmonk")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Smother")

/* Translators: what is drawn on the tiles of “Ashmonk” of “gnomes-wizards” */
N_ ("urn")

/* Translators: a line of humour about “Ashmonk” of “gnomes-wizards” */
N_ ("Sworn to silence. Yours.")

/* Translators: words on the component “Ashmonk” of “gnomes-wizards” (units) */
N_ ("An enemy on this or an adjacent tile gets No Attack and loses 2 defense.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Lantern Duellist")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Flare")

/* Translators: what is drawn on the tiles of “Lantern Duellist” of “gnomes-wizards” */
N_ ("lantern")

/* Translators: a line of humour about “Lantern Duellist” of “gnomes-wizards” */
N_ ("Who blinks first pays for the oil.")

/* Translators: words on the component “Lantern Duellist” of “gnomes-wizards” (units) */
N_ ("An enemy up to two tiles away loses 2 HP.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Coalhand")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Smoulder")

/* Translators: what is drawn on the tiles of “Coalhand” of “gnomes-wizards” */
N_ ("tongs")

/* Translators: a line of humour about “Coalhand” of “gnomes-wizards” */
N_ ("Do not offer a handshake.")

/* Translators: words on the component “Coalhand” of “gnomes-wizards” (units) */
N_ ("Make a lingering attack on an enemy on this or an adjacent tile.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Furnace Warden")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Stoke")

/* Translators: what is drawn on the tiles of “Furnace Warden” of “gnomes-wizards” */
N_ ("furnace")

/* Translators: a line of humour about “Furnace Warden” of “gnomes-wizards” */
N_ ("One more shovel. It is always one more.")

/* Translators: words on the component “Furnace Warden” of “gnomes-wizards” (units) */
N_ ("Charge an ability of another ally that is not full.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Vesper Hollow")

/* Translators: a line of humour about “Vesper Hollow” of “gnomes-wizards” */
N_ ("Nobody has seen her. Everybody quotes her.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Husher")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Lullaby")

/* Translators: what is drawn on the tiles of “Husher” of “gnomes-wizards” */
N_ ("candle snuffer")

/* Translators: a line of humour about “Husher” of “gnomes-wizards” */
N_ ("A librarian on a night off.")

/* Translators: words on the component “Husher” of “gnomes-wizards” (units) */
N_ ("An enemy up to two tiles away falls asleep.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Gossipmonger")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Loose Talk")

/* Translators: what is drawn on the tiles of “Gossipmonger” of “gnomes-wizards” */
N_ ("mask")

/* Translators: a line of humour about “Gossipmonger” of “gnomes-wizards” */
N_ ("Told in confidence, to the whole market.")

/* Translators: words on the component “Gossipmonger” of “gnomes-wizards” (units) */
N_ ("An ability of an enemy up to three tiles away loses up to 3 crystals.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Mirror Guard")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Clear the Air")

/* Translators: what is drawn on the tiles of “Mirror Guard” of “gnomes-wizards” */
N_ ("mirror")

/* Translators: a line of humour about “Mirror Guard” of “gnomes-wizards” */
N_ ("Stares back until it gets embarrassing.")

/* Translators: words on the component “Mirror Guard” of “gnomes-wizards” (units) */
N_ ("An ally up to two tiles away loses all counters and regains 2 HP.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Duskwalker")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Moonbridge")

/* Translators: what is drawn on the tiles of “Duskwalker” of “gnomes-wizards” */
N_ ("bat")

/* Translators: a line of humour about “Duskwalker” of “gnomes-wizards” */
N_ ("Home before dawn, but not by the road.")

/* Translators: words on the component “Duskwalker” of “gnomes-wizards” (units) */
N_ ("Place one of your units on a mine.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Backstair Blade")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Knife in the Dark")

/* Translators: what is drawn on the tiles of “Backstair Blade” of “gnomes-wizards” */
N_ ("dagger")

/* Translators: a line of humour about “Backstair Blade” of “gnomes-wizards” */
N_ ("Uses the tradesmen’s entrance.")

/* Translators: words on the component “Backstair Blade” of “gnomes-wizards” (units) */
N_ ("Make a sneak attack on an enemy on an adjacent tile.")

/* Translators: name of a component of “gnomes-wizards” (units) */
N_ ("Quillwright")

/* Translators: name of an ability of “gnomes-wizards” */
N_ ("Whispered Order")

/* Translators: what is drawn on the tiles of “Quillwright” of “gnomes-wizards” */
N_ ("quill")

/* Translators: a line of humour about “Quillwright” of “gnomes-wizards” */
N_ ("Has the minutes of the battle written already.")

/* Translators: words on the component “Quillwright” of “gnomes-wizards” (units) */
N_ ("On your turn: an ally up to two tiles away gets +2 attack and +1 movement this turn.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Long Reach")

/* Translators: words on the component “Long Reach” of “gnomes-wizards” (cards) */
N_ ("Attack an enemy up to two tiles away with power 3. Leader: attack an enemy up to two tiles away with power 4.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Battle Rhythm")

/* Translators: words on the component “Battle Rhythm” of “gnomes-wizards” (cards) */
N_ ("On your turn, before the call to war: this unit may attack once more this turn. Leader: this unit may attack once more and gets +1 attack this turn.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Seven-League Socks")

/* Translators: words on the component “Seven-League Socks” of “gnomes-wizards” (cards) */
N_ ("On your turn, before the call to war: this unit gets +2 movement this turn. Leader: this unit gets +3 movement this turn.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Turtle Stance")

/* Translators: words on the component “Turtle Stance” of “gnomes-wizards” (cards) */
N_ ("This unit gains 2 defense. Leader: this unit gains 3 defense.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Field Kitchen")

/* Translators: words on the component “Field Kitchen” of “gnomes-wizards” (cards) */
N_ ("An ally on this tile regains 3 HP. Leader: an ally on this or an adjacent tile regains 3 HP.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Lead Boots")

/* Translators: words on the component “Lead Boots” of “gnomes-wizards” (cards) */
N_ ("An enemy on this or an adjacent tile gets No Movement. Leader: an enemy up to two tiles away gets No Movement.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Prospecting")

/* Translators: words on the component “Prospecting” of “gnomes-wizards” (cards) */
N_ ("Gain 2 crystals; draw a card. Leader: gain 2 crystals; look at two cards and keep one.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Measured Blow")

/* Translators: words on the component “Measured Blow” of “gnomes-wizards” (cards) */
N_ ("Attack an enemy on this tile with all of this unit’s attack this turn. Leader: attack an enemy on this or an adjacent tile with all of this unit’s attack this turn.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("War Drum")

/* Translators: words on the component “War Drum” of “gnomes-wizards” (cards) */
N_ ("On your turn: call one of your clans to this tile.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Spyglass")

/* Translators: words on the component “Spyglass” of “gnomes-wizards” (cards) */
N_ ("An enemy player discards a card at random. Leader: an enemy player discards a card at random; draw a card.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Ducked!")

/* Translators: words on the component “Ducked!” of “gnomes-wizards” (cards) */
N_ ("An ally gains 3 defense.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Sidestep")

/* Translators: words on the component “Sidestep” of “gnomes-wizards” (cards) */
N_ ("One of your units walks one tile.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Windfall")

/* Translators: words on the component “Windfall” of “gnomes-wizards” (cards) */
N_ ("Gain 3 crystals.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Loaded Die")

/* Translators: words on the component “Loaded Die” of “gnomes-wizards” (cards) */
N_ ("Before your roll: roll 1 more die.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Once More")

/* Translators: words on the component “Once More” of “gnomes-wizards” (cards) */
N_ ("After one of your rolls: re-roll once more.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Shooting Star")

/* Translators: words on the component “Shooting Star” of “gnomes-wizards” (cards) */
N_ ("Roll a die for an enemy: on attack or attack-or-movement it loses 3 HP; on movement or defense it loses 1 HP; on horn or crystal nothing happens.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Battering Ram")

/* Translators: words on the component “Battering Ram” of “gnomes-wizards” (cards) */
N_ ("Remove a blockade; gain 2 crystals.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Rallying Cry")

/* Translators: words on the component “Rallying Cry” of “gnomes-wizards” (cards) */
N_ ("On your turn: an ally gets +2 attack and +1 movement this turn.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("Light Fingers")

/* Translators: words on the component “Light Fingers” of “gnomes-wizards” (cards) */
N_ ("An enemy player discards a card at random; gain 1 crystal.")

/* Translators: name of a component of “gnomes-wizards” (cards) */
N_ ("A Toast")

/* Translators: words on the component “A Toast” of “gnomes-wizards” (cards) */
N_ ("All players raise a glass. Each player who does may put 1 crystal from the supply on one of their active abilities with room.")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Hexagon of 24")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Hexagon of 37")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Hexagon of 48")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Rhombus of 48")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Rhombus of 24")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Hourglass of 24")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Windmill of 37")

/* Translators: name of a component of “gnomes-wizards” (layouts) */
N_ ("Star of 48")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Kitchen")

/* Translators: words on the component “Kitchen” of “invasion” (boons) */
N_ ("Where every party ends up.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pantry")

/* Translators: words on the component “Pantry” of “invasion” (boons) */
N_ ("Best before: yes.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bedroom")

/* Translators: words on the component “Bedroom” of “invasion” (boons) */
N_ ("Ten to one it is under the bed.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bathroom")

/* Translators: words on the component “Bathroom” of “invasion” (boons) */
N_ ("Occupied.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Library")

/* Translators: words on the component “Library” of “invasion” (boons) */
N_ ("Quiet, please. Even you, gnome.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Attic")

/* Translators: words on the component “Attic” of “invasion” (boons) */
N_ ("Everything you were looking for in 1994.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Cellar")

/* Translators: words on the component “Cellar” of “invasion” (boons) */
N_ ("Mind your head. Gnomes need not.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Nursery")

/* Translators: words on the component “Nursery” of “invasion” (boons) */
N_ ("Small furniture. Suspiciously small.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Guest room")

/* Translators: words on the component “Guest room” of “invasion” (boons) */
N_ ("Room for one more, says everybody.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tool shed")

/* Translators: words on the component “Tool shed” of “invasion” (boons) */
N_ ("Two hands, two tools. Do the sum.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Panic room")

/* Translators: words on the component “Panic room” of “invasion” (boons) */
N_ ("Calm inside. That is the point.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Conservatory")

/* Translators: words on the component “Conservatory” of “invasion” (boons) */
N_ ("People in glass houses have a nice view.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Observatory")

/* Translators: words on the component “Observatory” of “invasion” (boons) */
N_ ("For stars, and for whoever climbs the fence.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Smithy")

/* Translators: words on the component “Smithy” of “invasion” (boons) */
N_ ("Strike while the iron is dear.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Laundry")

/* Translators: words on the component “Laundry” of “invasion” (boons) */
N_ ("One sock short, as the law demands.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Study")

/* Translators: words on the component “Study” of “invasion” (boons) */
N_ ("Nobody has ever studied here.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Ballroom")

/* Translators: words on the component “Ballroom” of “invasion” (boons) */
N_ ("Bring a partner. Or a mop.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sauna")

/* Translators: words on the component “Sauna” of “invasion” (boons) */
N_ ("Gnomes never take the hats off.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Music room")

/* Translators: words on the component “Music room” of “invasion” (boons) */
N_ ("The piano is locked. For a reason.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pigeon loft")

/* Translators: words on the component “Pigeon loft” of “invasion” (boons) */
N_ ("Letters leave here hourly.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Trophy room")

/* Translators: words on the component “Trophy room” of “invasion” (boons) */
N_ ("Second place, mostly.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Secret passage")

/* Translators: words on the component “Secret passage” of “invasion” (boons) */
N_ ("Behind the clock. Tell no one.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Waiting room")

/* Translators: words on the component “Waiting room” of “invasion” (boons) */
N_ ("The fish was here before you.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Dining room")

/* Translators: words on the component “Dining room” of “invasion” (boons) */
N_ ("Elbows off. Weapons too.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Broom cupboard")

/* Translators: words on the component “Broom cupboard” of “invasion” (boons) */
N_ ("Open at your own risk.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Garage")

/* Translators: words on the component “Garage” of “invasion” (boons) */
N_ ("A car was here once.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Chat room")

/* Translators: words on the component “Chat room” of “invasion” (boons) */
N_ ("Talk them out of it over biscuits.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Balcony")

/* Translators: words on the component “Balcony” of “invasion” (boons) */
N_ ("Serenades by appointment.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Room to improve")

/* Translators: words on the component “Room to improve” of “invasion” (boons) */
N_ ("There is always one.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Smallest room")

/* Translators: words on the component “Smallest room” of “invasion” (boons) */
N_ ("The only lock that works.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Mushroom")

/* Translators: words on the component “Mushroom” of “invasion” (boons) */
N_ ("It grew here overnight.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Greenhouse")

/* Translators: words on the component “Greenhouse” of “invasion” (boons) */
N_ ("The tomatoes saw everything.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hallway")

/* Translators: words on the component “Hallway” of “invasion” (boons) */
N_ ("All doors lead here, then somewhere else.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wine cellar")

/* Translators: words on the component “Wine cellar” of “invasion” (boons) */
N_ ("It improves with age. You will not.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rake")

/* Translators: words on the component “Rake” of “invasion” (boons) */
N_ ("Step on it and it works by itself.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spade")

/* Translators: words on the component “Spade” of “invasion” (boons) */
N_ ("Called one.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hoe")

/* Translators: words on the component “Hoe” of “invasion” (boons) */
N_ ("For weeds with hats.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pitchfork")

/* Translators: words on the component “Pitchfork” of “invasion” (boons) */
N_ ("Torch not included.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Frying pan")

/* Translators: words on the component “Frying pan” of “invasion” (boons) */
N_ ("Makes a note. B flat.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rolling pin")

/* Translators: words on the component “Rolling pin” of “invasion” (boons) */
N_ ("Flattening.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Feather duster")

/* Translators: words on the component “Feather duster” of “invasion” (boons) */
N_ ("They cannot fight while laughing.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Leaf blower")

/* Translators: words on the component “Leaf blower” of “invasion” (boons) */
N_ ("Sunday morning, seven o’clock.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Garden hose")

/* Translators: words on the component “Garden hose” of “invasion” (boons) */
N_ ("Aim twice, soak once.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lawnmower")

/* Translators: words on the component “Lawnmower” of “invasion” (boons) */
N_ ("They remember what it did to cousin Fern.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wet towel")

/* Translators: words on the component “Wet towel” of “invasion” (boons) */
N_ ("Snaps.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Umbrella")

/* Translators: words on the component “Umbrella” of “invasion” (boons) */
N_ ("Stops rain, mud and most arguments.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hedge shears")

/* Translators: words on the component “Hedge shears” of “invasion” (boons) */
N_ ("A little off the beard?")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fly swatter")

/* Translators: words on the component “Fly swatter” of “invasion” (boons) */
N_ ("It is all in the wrist.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Stern look")

/* Translators: words on the component “Stern look” of “invasion” (boons) */
N_ ("Inherited from a teacher.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Plunger")

/* Translators: words on the component “Plunger” of “invasion” (boons) */
N_ ("For blockages of any kind.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Old baguette")

/* Translators: words on the component “Old baguette” of “invasion” (boons) */
N_ ("Better than steel since Thursday.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Egg whisk")

/* Translators: words on the component “Egg whisk” of “invasion” (boons) */
N_ ("Stirring.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Croquet mallet")

/* Translators: words on the component “Croquet mallet” of “invasion” (boons) */
N_ ("Through the hoop with him.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tax return")

/* Translators: words on the component “Tax return” of “invasion” (boons) */
N_ ("Nobody has faced one without blinking.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Feather pillow")

/* Translators: words on the component “Feather pillow” of “invasion” (boons) */
N_ ("For soft targets.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Carpet beater")

/* Translators: words on the component “Carpet beater” of “invasion” (boons) */
N_ ("Hung on the wall. Waited.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Curtain rod")

/* Translators: words on the component “Curtain rod” of “invasion” (boons) */
N_ ("It is curtains for them.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Concrete gnome")

/* Translators: words on the component “Concrete gnome” of “invasion” (boons) */
N_ ("One of theirs. Was.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bagpipes")

/* Translators: words on the component “Bagpipes” of “invasion” (boons) */
N_ ("Not in the house! Oh, go on then.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Toaster")

/* Translators: words on the component “Toaster” of “invasion” (boons) */
N_ ("Airborne, it toasts on impact.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sharp remark")

/* Translators: words on the component “Sharp remark” of “invasion” (boons) */
N_ ("Thought of on the stairs, used at last.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Poker")

/* Translators: words on the component “Poker” of “invasion” (boons) */
N_ ("Always bluffing, always hot.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Potato in a sock")

/* Translators: words on the component “Potato in a sock” of “invasion” (boons) */
N_ ("Homemade.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Water pistol")

/* Translators: words on the component “Water pistol” of “invasion” (boons) */
N_ ("Not in the face. Well, once.")

/* Translators: words on the component “Lantern” of “invasion” (boons) */
N_ ("They hate to be seen.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Ladder")

/* Translators: words on the component “Ladder” of “invasion” (boons) */
N_ ("The bottom rung is for gnomes.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Apple pie")

/* Translators: words on the component “Apple pie” of “invasion” (boons) */
N_ ("Thrown or shared, it settles things.")

/* Translators: words on the component “Spyglass” of “invasion” (boons) */
N_ ("Sees trouble. Then sends it to the back.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spare die")

/* Translators: words on the component “Spare die” of “invasion” (boons) */
N_ ("Found under the sofa.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Biscuit tin")

/* Translators: words on the component “Biscuit tin” of “invasion” (boons) */
N_ ("Contains sewing things.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Unwelcome mat")

/* Translators: words on the component “Unwelcome mat” of “invasion” (boons) */
N_ ("It says: Oh. You.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Piggy bank")

/* Translators: words on the component “Piggy bank” of “invasion” (boons) */
N_ ("It has saved for this moment.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Magnifying glass")

/* Translators: words on the component “Magnifying glass” of “invasion” (boons) */
N_ ("The small print is quite large.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Door wedge")

/* Translators: words on the component “Door wedge” of “invasion” (boons) */
N_ ("A small thing, well placed.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Voucher")

/* Translators: words on the component “Voucher” of “invasion” (boons) */
N_ ("Not valid with other offers. Try.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tape measure")

/* Translators: words on the component “Tape measure” of “invasion” (boons) */
N_ ("Gnomes: up to 40 cm.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lucky sock")

/* Translators: words on the component “Lucky sock” of “invasion” (boons) */
N_ ("Unwashed since the last win.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Thermos flask")

/* Translators: words on the component “Thermos flask” of “invasion” (boons) */
N_ ("Still hot. Still soup.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Duct tape")

/* Translators: words on the component “Duct tape” of “invasion” (boons) */
N_ ("Holds houses together, and gnomes still.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Earplugs")

/* Translators: words on the component “Earplugs” of “invasion” (boons) */
N_ ("Instructions? What instructions?")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spare key")

/* Translators: words on the component “Spare key” of “invasion” (boons) */
N_ ("Under the third pot. Everyone knows.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Eraser")

/* Translators: words on the component “Eraser” of “invasion” (boons) */
N_ ("One letter less in the world.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Black coffee")

/* Translators: words on the component “Black coffee” of “invasion” (boons) */
N_ ("The day has two mornings now.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Furniture manual")

/* Translators: words on the component “Furniture manual” of “invasion” (boons) */
N_ ("Step 14 is missing. As ever.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fog machine")

/* Translators: words on the component “Fog machine” of “invasion” (boons) */
N_ ("Where did the house go?")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fishing rod")

/* Translators: words on the component “Fishing rod” of “invasion” (boons) */
N_ ("Catches boots, boons and colds.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rubber duck")

/* Translators: words on the component “Rubber duck” of “invasion” (boons) */
N_ ("Listens without interrupting.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Firework")

/* Translators: words on the component “Firework” of “invasion” (boons) */
N_ ("Hold at arm’s length. Or theirs.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Padlock")

/* Translators: words on the component “Padlock” of “invasion” (boons) */
N_ ("Whoever has the key has the room.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Snow globe")

/* Translators: words on the component “Snow globe” of “invasion” (boons) */
N_ ("Shake it and see what is coming.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sandwich")

/* Translators: words on the component “Sandwich” of “invasion” (boons) */
N_ ("Help arrives faster with mustard.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Monocle")

/* Translators: words on the component “Monocle” of “invasion” (boons) */
N_ ("Half the view, twice the certainty.")

/* Translators: words on the component “Whistle” of “invasion” (boons) */
N_ ("Half-time.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Play dead")

/* Translators: words on the component “Play dead” of “invasion” (boons) */
N_ ("Works on bears and some gnomes.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lights out")

/* Translators: words on the component “Lights out” of “invasion” (boons) */
N_ ("Nobody here but us lamps.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Nobody home")

/* Translators: words on the component “Nobody home” of “invasion” (boons) */
N_ ("Leave a message with the dog.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rummage")

/* Translators: words on the component “Rummage” of “invasion” (boons) */
N_ ("You know this one already.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Old friend")

/* Translators: words on the component “Old friend” of “invasion” (boons) */
N_ ("Better the gnome you know.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Blind date")

/* Translators: words on the component “Blind date” of “invasion” (boons) */
N_ ("He said he was taller.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rabbit’s foot")

/* Translators: words on the component “Rabbit’s foot” of “invasion” (boons) */
N_ ("The rabbit was less lucky.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Second thoughts")

/* Translators: words on the component “Second thoughts” of “invasion” (boons) */
N_ ("Usually better than the first.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("One more push")

/* Translators: words on the component “One more push” of “invasion” (boons) */
N_ ("Ask the whole street.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Encore")

/* Translators: words on the component “Encore” of “invasion” (boons) */
N_ ("They clapped. That is on them.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Yard sale")

/* Translators: words on the component “Yard sale” of “invasion” (boons) */
N_ ("Everything must go. To you.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Grand tour")

/* Translators: words on the component “Grand tour” of “invasion” (boons) */
N_ ("And on your left, another room.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Typo")

/* Translators: words on the component “Typo” of “invasion” (boons) */
N_ ("GNOMS.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Return to sender")

/* Translators: words on the component “Return to sender” of “invasion” (boons) */
N_ ("Insufficient postage.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pass the salt")

/* Translators: words on the component “Pass the salt” of “invasion” (boons) */
N_ ("And two cards, while you are there.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spring cleaning")

/* Translators: words on the component “Spring cleaning” of “invasion” (boons) */
N_ ("So that is where it was.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lost property")

/* Translators: words on the component “Lost property” of “invasion” (boons) */
N_ ("Black umbrella? We have forty.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Haggling")

/* Translators: words on the component “Haggling” of “invasion” (boons) */
N_ ("Not worth half of it, you say.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Flattery")

/* Translators: words on the component “Flattery” of “invasion” (boons) */
N_ ("What a handsome hat.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Small print")

/* Translators: words on the component “Small print” of “invasion” (boons) */
N_ ("Signed without reading.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Coin toss")

/* Translators: words on the component “Coin toss” of “invasion” (boons) */
N_ ("Heads, tails, or down the drain.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Eavesdropping")

/* Translators: words on the component “Eavesdropping” of “invasion” (boons) */
N_ ("Glass to the wall, finger to the lips.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Best of two")

/* Translators: words on the component “Best of two” of “invasion” (boons) */
N_ ("A rule invented just now.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Battle cry")

/* Translators: words on the component “Battle cry” of “invasion” (boons) */
N_ ("Mostly vowels.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Home advantage")

/* Translators: words on the component “Home advantage” of “invasion” (boons) */
N_ ("You know which stair creaks.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tea break")

/* Translators: words on the component “Tea break” of “invasion” (boons) */
N_ ("Even war stops at four.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Group hug")

/* Translators: words on the component “Group hug” of “invasion” (boons) */
N_ ("Awkward, but it holds.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Dog")

/* Translators: words on the component “Dog” of “invasion” (boons) */
N_ ("Good.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Cat")

/* Translators: words on the component “Cat” of “invasion” (boons) */
N_ ("Helps when it feels like it. It does not.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Aunt")

/* Translators: words on the component “Aunt” of “invasion” (boons) */
N_ ("Arrived for tea in 1987.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lodger")

/* Translators: words on the component “Lodger” of “invasion” (boons) */
N_ ("Pays rent in brawls.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Guard goose")

/* Translators: words on the component “Guard goose” of “invasion” (boons) */
N_ ("Outranks the dog.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Plumber")

/* Translators: words on the component “Plumber” of “invasion” (boons) */
N_ ("Between eight and four. Someday.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Grandma")

/* Translators: words on the component “Grandma” of “invasion” (boons) */
N_ ("Armed with knitting and opinions.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Estate agent")

/* Translators: words on the component “Estate agent” of “invasion” (boons) */
N_ ("Cozy, full of character, no roof.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Paperboy")

/* Translators: words on the component “Paperboy” of “invasion” (boons) */
N_ ("Hits any door at thirty meters.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hedgehog")

/* Translators: words on the component “Hedgehog” of “invasion” (boons) */
N_ ("Hugs at own risk.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Chimney sweep")

/* Translators: words on the component “Chimney sweep” of “invasion” (boons) */
N_ ("Lucky. Not for the carpet.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Scarecrow")

/* Translators: words on the component “Scarecrow” of “invasion” (boons) */
N_ ("Outstanding in the field.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Au pair")

/* Translators: words on the component “Au pair” of “invasion” (boons) */
N_ ("Here to learn the language. What language.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Butler")

/* Translators: words on the component “Butler” of “invasion” (boons) */
N_ ("It was him. This time with good reason.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Parrot")

/* Translators: words on the component “Parrot” of “invasion” (boons) */
N_ ("Repeats what the gnomes plan.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Handyman")

/* Translators: words on the component “Handyman” of “invasion” (boons) */
N_ ("Twelve projects, all nearly done.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Elephant in the room")

/* Translators: words on the component “Elephant in the room” of “invasion” (boons) */
N_ ("We should talk about it. Later.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Reformed burglar")

/* Translators: words on the component “Reformed burglar” of “invasion” (boons) */
N_ ("Left with your silver, came back with your die.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bee swarm")

/* Translators: words on the component “Bee swarm” of “invasion” (boons) */
N_ ("All of them have a point.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Babysitter")

/* Translators: words on the component “Babysitter” of “invasion” (boons) */
N_ ("Bed at eight. That includes gnomes.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Robot mower")

/* Translators: words on the component “Robot mower” of “invasion” (boons) */
N_ ("Has seen the future. It is short.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Night owl")

/* Translators: words on the component “Night owl” of “invasion” (boons) */
N_ ("Up anyway.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Imaginary friend")

/* Translators: words on the component “Imaginary friend” of “invasion” (boons) */
N_ ("Everybody has met him. He says.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Choir practice")

/* Translators: words on the component “Choir practice” of “invasion” (boons) */
N_ ("Tuesdays. Windows open.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Third cousin")

/* Translators: words on the component “Third cousin” of “invasion” (boons) */
N_ ("You have the same ears.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tortoise")

/* Translators: words on the component “Tortoise” of “invasion” (boons) */
N_ ("Will be with you shortly.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Architect")

/* Translators: words on the component “Architect” of “invasion” (boons) */
N_ ("Drew the house without stairs.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wrestling vicar")

/* Translators: words on the component “Wrestling vicar” of “invasion” (boons) */
N_ ("Turns the other cheek, then yours.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Teenager")

/* Translators: words on the component “Teenager” of “invasion” (boons) */
N_ ("In his room. Which one, nobody asks.")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Twin sisters")

/* Translators: words on the component “Twin sisters” of “invasion” (boons) */
N_ ("Finish each other’s fights.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Bramblebeard")

/* Translators: words on the component “Bramblebeard” of “invasion” (gnomes) */
N_ ("Combs it with a hedge.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Old Terracotta")

/* Translators: words on the component “Old Terracotta” of “invasion” (gnomes) */
N_ ("Fired twice, hired never.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Hob and Nob")

/* Translators: words on the component “Hob and Nob” of “invasion” (gnomes) */
N_ ("Beat one and you get the other free.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Light-fingered Lou")

/* Translators: words on the component “Light-fingered Lou” of “invasion” (gnomes) */
N_ ("Shake hands, then count your fingers.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Moss the Boss")

/* Translators: words on the component “Moss the Boss” of “invasion” (gnomes) */
N_ ("Grows on you.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Deputy Moss")

/* Translators: words on the component “Deputy Moss” of “invasion” (gnomes) */
N_ ("Somewhat smaller, a lot greener.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Critic")

/* Translators: words on the component “The Critic” of “invasion” (gnomes) */
N_ ("Has seen better weapons.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Countess Clay")

/* Translators: words on the component “Countess Clay” of “invasion” (gnomes) */
N_ ("Receives one guest at a time.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Town Crier")

/* Translators: words on the component “The Town Crier” of “invasion” (gnomes) */
N_ ("Spells everything out. Loudly.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Bailiff Burr")

/* Translators: words on the component “Bailiff Burr” of “invasion” (gnomes) */
N_ ("Sticks to you, then to the furniture.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Squatter Sid")

/* Translators: words on the component “Squatter Sid” of “invasion” (gnomes) */
N_ ("Only staying until Tuesday. No year was given.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Mortgage Mort")

/* Translators: words on the component “Mortgage Mort” of “invasion” (gnomes) */
N_ ("Owns your doorstep. And the door. And the step.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Nodding Ned")

/* Translators: words on the component “Nodding Ned” of “invasion” (gnomes) */
N_ ("Invaded at nine. Asleep by ten.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Proofreader")

/* Translators: words on the component “The Proofreader” of “invasion” (gnomes) */
N_ ("There is a letter here he does not like.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Peeping Tim")

/* Translators: words on the component “Peeping Tim” of “invasion” (gnomes) */
N_ ("Knows what is coming. Will not stop laughing.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Compost Colin")

/* Translators: words on the component “Compost Colin” of “invasion” (gnomes) */
N_ ("Nothing is ever really thrown away.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Lucky Lichen")

/* Translators: words on the component “Lucky Lichen” of “invasion” (gnomes) */
N_ ("Two organisms, one winning streak.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Drizzle")

/* Translators: words on the component “Drizzle” of “invasion” (gnomes) */
N_ ("Not proper rain. Just enough.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Bindweed")

/* Translators: words on the component “Bindweed” of “invasion” (gnomes) */
N_ ("Clingy.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Mildew")

/* Translators: words on the component “Mildew” of “invasion” (gnomes) */
N_ ("Puts buyers off.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Damp Desmond")

/* Translators: words on the component “Damp Desmond” of “invasion” (gnomes) */
N_ ("It is in the walls now.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Doorman")

/* Translators: words on the component “The Doorman” of “invasion” (gnomes) */
N_ ("No plus-ones.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Pickpocket Pip")

/* Translators: words on the component “Pickpocket Pip” of “invasion” (gnomes) */
N_ ("Twenty sides and he wanted every one.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Pawnbroker")

/* Translators: words on the component “The Pawnbroker” of “invasion” (gnomes) */
N_ ("Keep the ticket.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Short-change Sue")

/* Translators: words on the component “Short-change Sue” of “invasion” (gnomes) */
N_ ("Gave you a twelve for your twenty.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Salesman")

/* Translators: words on the component “The Salesman” of “invasion” (gnomes) */
N_ ("Then he will try next door.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Boomerang Bob")

/* Translators: words on the component “Boomerang Bob” of “invasion” (gnomes) */
N_ ("He will be back.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Dandelion")

/* Translators: words on the component “Dandelion” of “invasion” (gnomes) */
N_ ("Do not blow on him.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Handle with Care")

/* Translators: words on the component “Handle with Care” of “invasion” (gnomes) */
N_ ("This side up.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Taxman")

/* Translators: words on the component “The Taxman” of “invasion” (gnomes) */
N_ ("The more you have, the more he is.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Decorator")

/* Translators: words on the component “The Decorator” of “invasion” (gnomes) */
N_ ("Beige. All of it. By Friday.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("House Inspector")

/* Translators: words on the component “House Inspector” of “invasion” (gnomes) */
N_ ("Is that wall allowed to be there?")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Gossip Gert")

/* Translators: words on the component “Gossip Gert” of “invasion” (gnomes) */
N_ ("Has heard things about your friends.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Peace Envoy")

/* Translators: words on the component “Peace Envoy” of “invasion” (gnomes) */
N_ ("Violence only encourages her.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Customs Officer")

/* Translators: words on the component “Customs Officer” of “invasion” (gnomes) */
N_ ("Anything to declare?")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Stage-struck Stan")

/* Translators: words on the component “Stage-struck Stan” of “invasion” (gnomes) */
N_ ("Better with an audience.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Not a Dog Person")

/* Translators: words on the component “Not a Dog Person” of “invasion” (gnomes) */
N_ ("Nor cats. Nor aunts.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Minimalist")

/* Translators: words on the component “The Minimalist” of “invasion” (gnomes) */
N_ ("Owns one hat. Finds it fussy.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Beige Bernard")

/* Translators: words on the component “Beige Bernard” of “invasion” (gnomes) */
N_ ("You have met. You will not remember.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Whispering Wim")

/* Translators: words on the component “Whispering Wim” of “invasion” (gnomes) */
N_ ("Pass it on.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Tidy Tilda")

/* Translators: words on the component “Tidy Tilda” of “invasion” (gnomes) */
N_ ("Everything in its place. Her place.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Bully")

/* Translators: words on the component “The Bully” of “invasion” (gnomes) */
N_ ("Takes your lunch, lets you pick which.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Sore Loser")

/* Translators: words on the component “Sore Loser” of “invasion” (gnomes) */
N_ ("Tips the board over on his way out.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Wild Oats")

/* Translators: words on the component “Wild Oats” of “invasion” (gnomes) */
N_ ("Sown in haste.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Weathervane Wes")

/* Translators: words on the component “Weathervane Wes” of “invasion” (gnomes) */
N_ ("Firm opinions, from every direction.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Shy Violet")

/* Translators: words on the component “Shy Violet” of “invasion” (gnomes) */
N_ ("Please, one at a time.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Gambler")

/* Translators: words on the component “The Gambler” of “invasion” (gnomes) */
N_ ("Double or nothing. Mostly nothing.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Bribable Bert")

/* Translators: words on the component “Bribable Bert” of “invasion” (gnomes) */
N_ ("Never saw a thing, for a thing.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Choirmaster")

/* Translators: words on the component “The Choirmaster” of “invasion” (gnomes) */
N_ ("All together now.")

/* Translators: words on the component “The Choirmaster” of “invasion” (gnomes) */
N_ ("All players hum a song together. The first player to laugh discards a card from their hand.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Tunneller")

/* Translators: words on the component “The Tunneller” of “invasion” (gnomes) */
N_ ("Came up in the wrong house.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Census Taker")

/* Translators: words on the component “Census Taker” of “invasion” (gnomes) */
N_ ("How many are you? How many were you?")

/* Translators: title of a component set of “pad” */
N_ ("Score pads")

/* Translators: what is said of a component set of “pad” */
N_ ("Twelve pads for kinds of games. Make your own from any of them.")

/* Translators: name of a component of “pad” (pads) */
N_ ("Plain rounds")

/* Translators: name of a component of “pad” (pads) */
N_ ("Lowest wins")

/* Translators: name of a component of “pad” (pads) */
N_ ("First to a hundred")

/* Translators: name of a component of “pad” (pads) */
N_ ("Tricks with bids")

/* Translators: name of a component of “pad” (pads) */
N_ ("Seven categories")

/* Translators: categories of the pad “Seven categories” of “pad”, with commas between them */
N_ ("Battles, Coins, Wonders, Culture, Trade, Guilds, Science")

/* Translators: how ties are broken on the pad “Seven categories” of “pad”, after a colon */
N_ ("most coins, then shared")

/* Translators: name of a component of “pad” (pads) */
N_ ("Together")

/* Translators: name of a component of “pad” (pads) */
N_ ("Places only")

/* Translators: name of a component of “pad” (pads) */
N_ ("Dice sheet")

/* Translators: categories of the pad “Dice sheet” of “pad”, with commas between them */
N_ ("Ones, Twos, Threes, Fours, Fives, Sixes, Three alike, Four alike, Full house, Small run, Large run, Five alike, Chance")

/* Translators: name of a component of “pad” (pads) */
N_ ("Teams")

/* Translators: name of a component of “pad” (pads) */
N_ ("Duel")

/* Translators: name of a component of “pad” (pads) */
N_ ("Tournament of wins")

/* Translators: name of a component of “pad” (pads) */
N_ ("Countdown")

/* Translators: name of a component of “rise” (actions) */
N_ ("Barrel Delivery")

/* Translators: name of a component of “rise” (actions) */
N_ ("Beer Competition")

/* Translators: name of a component of “rise” (actions) */
N_ ("Brew Festival")

/* Translators: name of a component of “rise” (actions) */
N_ ("Caravan")

/* Translators: name of a component of “rise” (actions) */
N_ ("Expand")

/* Translators: name of a component of “rise” (allies) */
N_ ("Odo Fullsack")

/* Translators: name of a component of “rise” (allies) */
N_ ("Widow Tallow")

/* Translators: name of a component of “rise” (allies) */
N_ ("Nib the Carter")

/* Translators: name of a component of “rise” (allies) */
N_ ("Aunt Posset")

/* Translators: name of a component of “rise” (allies) */
N_ ("Gerrit Twokegs")

/* Translators: name of a component of “rise” (allies) */
N_ ("Ione Maltster")

/* Translators: name of a component of “rise” (allies) */
N_ ("Copperhand Bess")

/* Translators: name of a component of “rise” (allies) */
N_ ("The Old Warden")

/* Translators: name of a component of “rise” (allies) */
N_ ("Sister Barm")

/* Translators: name of a component of “rise” (allies) */
N_ ("Ferryman Cobb")

/* Translators: name of a component of “rise” (allies) */
N_ ("Piper Lusk")

/* Translators: name of a component of “rise” (allies) */
N_ ("Sergeant Brack")

/* Translators: name of a component of “rise” (allies) */
N_ ("Nan Ladlewright")

/* Translators: name of a component of “rise” (allies) */
N_ ("Tom Trestle")

/* Translators: name of a component of “rise” (allies) */
N_ ("Big Wilf")

/* Translators: name of a component of “rise” (allies) */
N_ ("Hob Axle")

/* Translators: name of a component of “rise” (allies) */
N_ ("Sour Meg")

/* Translators: name of a component of “rise” (allies) */
N_ ("Bright Annis")

/* Translators: name of a component of “rise” (allies) */
N_ ("Dromo of the Long Road")

/* Translators: name of a component of “rise” (allies) */
N_ ("Pedlar Quince")

/* Translators: name of a component of “rise” (allies) */
N_ ("Mason Durrow")

/* Translators: name of a component of “rise” (allies) */
N_ ("Thatcher Pim")

/* Translators: name of a component of “rise” (allies) */
N_ ("Corin the Taster")

/* Translators: name of a component of “rise” (allies) */
N_ ("Moneylender Gault")

/* Translators: name of a component of “rise” (allies) */
N_ ("Cellarer Ruth")

/* Translators: name of a component of “rise” (allies) */
N_ ("Bailiff Stark")

/* Translators: name of a component of “rise” (allies) */
N_ ("Wyrmsinger Ola")

/* Translators: name of a component of “rise” (allies) */
N_ ("Landlady Prue")

/* Translators: name of a component of “rise” (allies) */
N_ ("Recruiter Jast")

/* Translators: name of a component of “rise” (allies) */
N_ ("Shipwright Anneke")

/* Translators: name of a component of “rise” (allies) */
N_ ("Smoothtongue Vane")

/* Translators: name of a component of “rise” (allies) */
N_ ("Tiler Moss")

/* Translators: name of a component of “rise” (allies) */
N_ ("Well-digger Saba")

/* Translators: name of a component of “rise” (allies) */
N_ ("Piledriver Knut")

/* Translators: name of a component of “rise” (allies) */
N_ ("The Twin Coopers")

/* Translators: name of a component of “rise” (allies) */
N_ ("Cousin Tam")

/* Translators: name of a component of “rise” (allies) */
N_ ("Night Brewer Elin")

/* Translators: name of a component of “rise” (allies) */
N_ ("Keeper Alard")

/* Translators: name of a component of “rise” (judges) */
N_ ("Glorik Van Dyke")

/* Translators: name of a component of “rise” (judges) */
N_ ("Brother Sedge")

/* Translators: name of a component of “rise” (judges) */
N_ ("Ysolde Fernhelm")

/* Translators: name of a component of “rise” (judges) */
N_ ("Old Benna Crag")

/* Translators: name of a component of “rise” (judges) */
N_ ("Harvest Matthis")

/* Translators: name of a component of “rise” (judges) */
N_ ("Lady Stubble")

/* Translators: name of a component of “rise” (judges) */
N_ ("Fenreeve Ulm")

/* Translators: name of a component of “rise” (judges) */
N_ ("Woodreeve Ash")

/* Translators: name of a component of “rise” (judges) */
N_ ("Moorreeve Tilda")

/* Translators: name of a component of “rise” (judges) */
N_ ("Pitreeve Horst")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Crowd Counter")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Hearth Inspector")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Guild Archivist")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Kettle Master")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Far Wanderer")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Tide and Dune Club")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Map Maker")

/* Translators: name of a component of “rise” (judges) */
N_ ("The Purse Bearer")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Beer Production")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Hops Glen")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Port")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Long Table")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Dray Yard")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Sharp Tongues")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Stone Vault")

/* Translators: name of a component of “rise” (upgrades) */
N_ ("Second Cellar")

/* Translators: name of a component of “rise” (boards) */
N_ ("Sedge Stillhouse")

/* Translators: name of a component of “rise” (boards) */
N_ ("Lantern Fen")

/* Translators: name of a component of “rise” (boards) */
N_ ("Highseam Vaults")

/* Translators: name of a component of “rise” (boards) */
N_ ("Dune Adit")

/* Translators: name of a component of “rise” (boards) */
N_ ("Oldbark Hall")

/* Translators: name of a component of “rise” (boards) */
N_ ("Hollow Hive")

/* Translators: name of a component of “rise” (boards) */
N_ ("Heather Row")

/* Translators: name of a component of “rise” (boards) */
N_ ("Windterrace")

/* Translators: name of a component of “rise” (boards) */
N_ ("Barley Mile")

/* Translators: name of a component of “rise” (boards) */
N_ ("Three Mills")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Brewery Upgrade")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Build Brewery")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Dragon Tribute")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Employ Thugs")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Hire Bard")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Orctoberfest")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Tavern Sales")

/* Translators: name of a component of “rise” (spaces) */
N_ ("Brew Beer")

/* Translators: name of a component of “rise” (boxes) */
N_ ("brewery box 1")

/* Translators: name of a component of “rise” (boxes) */
N_ ("brewery box 2")

/* Translators: name of a component of “rise” (boxes) */
N_ ("brewery box 3")

/* Translators: name of a component of “rise” (boxes) */
N_ ("brewery box 4")

/* Translators: name of a component of “rise” (boxes) */
N_ ("brewery box 5")

/* Translators: name of a component of “rise” (boxes) */
N_ ("customer box 1")

/* Translators: name of a component of “rise” (boxes) */
N_ ("customer box 2")

/* Translators: name of a component of “rise” (boxes) */
N_ ("customer box 3")

/* Translators: name of a component of “rise” (boxes) */
N_ ("customer box 4")

/* Translators: name of a component of “rise” (levels) */
N_ ("Level 1")

/* Translators: name of a component of “rise” (levels) */
N_ ("Easy")

/* Translators: name of a component of “rise” (levels) */
N_ ("Level 3")

/* Translators: name of a component of “rise” (levels) */
N_ ("Level 4")

/* Translators: name of a component of “rise” (levels) */
N_ ("Level 5")

/* Translators: name of a component of “rise” (levels) */
N_ ("Level 6")

/* Translators: name of a component of “rise” (levels) */
N_ ("Difficult")

/* Translators: name of a component of “rise” (turns) */
N_ ("Turn 1")

/* Translators: name of a component of “rise” (turns) */
N_ ("Turn 2")

/* Translators: name of a component of “rise” (turns) */
N_ ("Turn 3")

/* Translators: name of a component of “rise” (turns) */
N_ ("Turn 4")

/* Translators: name of a component of “rise” (turns) */
N_ ("Turn 5")

/* Translators: name of a component of “rise” (zones) */
N_ ("Two Shores")

/* Translators: name of a component of “rise” (zones) */
N_ ("Three Bays")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Gnomunculus")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Alchemister 10")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Alchemister 12")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Convertor 2")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Emeromobile A")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Alchemister 18")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Convertor 3")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Emeromobile B")

/* Translators: name of a component of “zavandor” (items) */
N_ ("Hoovermatic")

/* Translators: title of a page of the help */
N_ ("Tonight and a new table")

/* Translators: what the picture of the help page “Tonight and a new table” shows */
N_ ("The page “New table”: the players around the table")

/* Translators: a paragraph of the help page “Tonight and a new table” */
N_ ("“Tonight” shows the tables that are open, the games on your shelf, and this evening’s results.")

/* Translators: a paragraph of the help page “Tonight and a new table” */
N_ ("Choose a game to set up a table: who sits where, who starts, and the options. The checklist shows how many cards and coins this number of players needs.")

/* Translators: a paragraph of the help page “Tonight and a new table” */
N_ ("Gnomon saves every entry before it shows it. You can close a table at any time, and continue later from “Tonight”.")

/* Translators: title of a page of the help */
N_ ("Who deals?")

/* Translators: what the picture of the help page “Who deals?” shows */
N_ ("The choice between “Gnomon deals” and “Box on the table”")

/* Translators: a paragraph of the help page “Who deals?” */
N_ ("“Gnomon deals”: Gnomon holds the cards and tiles, and shuffles them. You need no box.")

/* Translators: a paragraph of the help page “Who deals?” */
N_ ("“Box on the table”: you play with the cards and tiles of your box, and enter what turns up. Gnomon asks once for a card that it does not know. After that, you pick it from a list.")

/* Translators: a paragraph of the help page “Who deals?” */
N_ ("You can change this during the game: open the menu of the table and choose “Who deals…”.")

/* Translators: title of a page of the help */
N_ ("Entering a move")

/* Translators: what the picture of the help page “Entering a move” shows */
N_ ("The actions of a table, each with its key")

/* Translators: a paragraph of the help page “Entering a move” */
N_ ("Enter each move in whichever way is quickest.")

/* Translators: a paragraph of the help page “Entering a move” */
N_ ("Click the thing: a gem, a card, a tile or a die. Or press the key that is shown on the button, and then a letter, a number, or the arrow keys.")

/* Translators: a paragraph of the help page “Entering a move” */
N_ ("Or type the move in your own words, as you would announce it. A few letters of each word are enough, and one line may hold several moves. If Gnomon does not know a word, it suggests the closest one.")

/* Translators: title of a page of the help */
N_ ("At the table")

/* Translators: what the picture of the help page “At the table” shows */
N_ ("The line below the table: what to do with the pieces")

/* Translators: a paragraph of the help page “At the table” */
N_ ("After each entry, the line below the table tells you what to do with the pieces on your table.")

/* Translators: a paragraph of the help page “At the table” */
N_ ("Check it off when the pieces are in place. The line never waits for you: the next entry confirms it automatically.")

/* Translators: a paragraph of the help page “At the table” */
N_ ("The same line shows all other messages, the newest first. A number such as “+2” tells you how many messages are waiting.")

/* Translators: title of a page of the help */
N_ ("Why not?")

/* Translators: what the picture of the help page “Why not?” shows */
N_ ("A move that is not possible, with the reason and the rule")

/* Translators: a paragraph of the help page “Why not?” */
N_ ("A move that is not possible is dimmed. It tells you what is missing, for example how much gold.")

/* Translators: a paragraph of the help page “Why not?” */
N_ ("Choose the dimmed move to see the reason, the rule, and the closest moves that are possible. Choose the rule to read it in the side pane.")

/* Translators: a paragraph of the help page “Why not?” */
N_ ("The side pane also has the whole rules reference. The rules for the current step come first, and you can search them all.")

/* Translators: title of a page of the help */
N_ ("Undo and go back")

/* Translators: what the picture of the help page “Undo and go back” shows */
N_ ("The log of a match")

/* Translators: a paragraph of the help page “Undo and go back” */
N_ ("You can undo as many entries as you like, one by one, and redo them.")

/* Translators: a paragraph of the help page “Undo and go back” */
N_ ("The log lists every entry of the match. Choose one to view the table at that moment, or to go back to it.")

/* Translators: a paragraph of the help page “Undo and go back” */
N_ ("After you have fixed a mistake, Gnomon can enter the later moves again. It stops at the first one that no longer fits.")

/* Translators: a paragraph of the help page “Undo and go back” */
N_ ("If somebody has seen a secret since then, the players have to agree first.")

/* Translators: title of a page of the help */
N_ ("Correct the table")

/* Translators: what the picture of the help page “Correct the table” shows */
N_ ("The table with an outline around everything that can be corrected")

/* Translators: a paragraph of the help page “Correct the table” */
N_ ("Correct the table when the screen does not match the pieces. Everything that can be corrected has an outline: choose it, and change it there.")

/* Translators: a paragraph of the help page “Correct the table” */
N_ ("Or type several corrections in one line: the player, and then each field with its value.")

/* Translators: a paragraph of the help page “Correct the table” */
N_ ("Each change is listed with its old and its new value. Give a reason: it appears in the log and on the scoresheet. You can undo a correction as any other entry.")

/* Translators: title of a page of the help */
N_ ("Secrets and the second screen")

/* Translators: what the picture of the help page “Secrets and the second screen” shows */
N_ ("The curtain asks for the next player")

/* Translators: a paragraph of the help page “Secrets and the second screen” */
N_ ("Some figures and cards are for one player only. When that player has to decide, Gnomon covers the table and asks you to pass the laptop.")

/* Translators: a paragraph of the help page “Secrets and the second screen” */
N_ ("Hold the button to look. When you let go, everything is covered again.")

/* Translators: a paragraph of the help page “Secrets and the second screen” */
N_ ("The second screen is for a television or a projector. It shows the table to everybody, and never shows a secret.")

/* Translators: title of a page of the help */
N_ ("The end and the scoresheet")

/* Translators: what the picture of the help page “The end and the scoresheet” shows */
N_ ("The result: the ranking, and where the points came from")

/* Translators: a paragraph of the help page “The end and the scoresheet” */
N_ ("At the end, Gnomon adds up the points and breaks ties. After the celebration, the result shows the ranking, each step of a tie-break, and where the points came from.")

/* Translators: a paragraph of the help page “The end and the scoresheet” */
N_ ("Print the scoresheet, or save it as PDF, picture, spreadsheet or text. You can also share one picture of the result.")

/* Translators: a paragraph of the help page “The end and the scoresheet” */
N_ ("“Next table” sets up the same game with the same players.")

/* Translators: title of a page of the help */
N_ ("History")

/* Translators: what the picture of the help page “History” shows */
N_ ("The list of all matches, with its filters")

/* Translators: a paragraph of the help page “History” */
N_ ("“History” has all matches of the years. Search for a game, a player, a place, a day or a word of a note. Filters and the calendar narrow the list.")

/* Translators: a paragraph of the help page “History” */
N_ ("Open a match to see its result. There you can add a place, a note and a photo.")

/* Translators: a paragraph of the help page “History” */
N_ ("Choose several matches to print, export or delete them. You can undo a deletion.")

/* Translators: a paragraph of the help page “History” */
N_ ("“Leagues” count points over many evenings, by a table of your own. Playoffs can follow. The second screen shows them between matches.")

/* Translators: a paragraph of the help page “History” */
N_ ("The menu of “History” makes backups, shares a folder with other laptops, and imports matches of other programs.")

/* Translators: title of a page of the help */
N_ ("Players and games")

/* Translators: what the picture of the help page “Players and games” shows */
N_ ("The page of a player")

/* Translators: a paragraph of the help page “Players and games” */
N_ ("“Players” lists everybody who has played at your tables. Choose a name to see matches, wins, places and points for each game.")

/* Translators: a paragraph of the help page “Players and games” */
N_ ("Choose a rival to compare two players, match by match. Games against each other and games won together are counted separately.")

/* Translators: a paragraph of the help page “Players and games” */
N_ ("“Games” lists every game that you have played. Each one has a page with its players, lengths, points and records.")

/* Translators: a paragraph of the help page “Players and games” */
N_ ("Ratings are off at first. You can turn them on in the preferences.")

/* Translators: a paragraph of the help page “Players and games” */
N_ ("The menu on the page of a player renames that player, merges two names, or tells two players of one name apart.")

/* Translators: title of a page of the help */
N_ ("Any other game")

/* Translators: what the picture of the help page “Any other game” shows */
N_ ("A score pad with several players")

/* Translators: a paragraph of the help page “Any other game” */
N_ ("The score pad is for any game that Gnomon does not know. For a new table, choose “Another game…” and type its name. The next time, Gnomon suggests its pad and its options.")

/* Translators: a paragraph of the help page “Any other game” */
N_ ("Type a figure and press Enter, and the next player follows. You can also type a sum. Type over a figure to change it.")

/* Translators: a paragraph of the help page “Any other game” */
N_ ("There are pads for rounds, targets, countdowns, tricks with bids, categories, places and teams. You can make your own from the one that comes closest.")

/* Translators: a paragraph of the help page “Any other game” */
N_ ("A pad of your own can have a picture from a file.")

/* Translators: heading in the rules of “example” */
N_ ("Setting up")

/* Translators: EX-001: what this rule is about, in a word or two */
N_ ("players")

/* Translators: EX-002: what this rule is about, in a word or two */
N_ ("cards")

/* Translators: heading in the rules of “example” */
N_ ("The market")

/* Translators: EX-003: what this rule is about, in a word or two */
N_ ("six places")

/* Translators: heading in the rules of “example” */
N_ ("A turn")

/* Translators: EX-004: what this rule is about, in a word or two */
N_ ("taking a card")

/* Translators: EX-005: what this rule is about, in a word or two */
N_ ("earning")

/* Translators: EX-006: what this rule is about, in a word or two */
N_ ("the bank")

/* Translators: EX-007: what this rule is about, in a word or two */
N_ ("order")

/* Translators: heading in the rules of “example” */
N_ ("The end")

/* Translators: EX-008: what this rule is about, in a word or two */
N_ ("the end")

/* Translators: EX-009: what this rule is about, in a word or two */
N_ ("ties")

/* Translators: EX-010: what this rule is about, in a word or two */
N_ ("drawing")

/* Translators: EX-011: what this rule is about, in a word or two */
N_ ("playing")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Players and tribes")

/* Translators: GW-002: what this rule is about, in a word or two */
N_ ("teams")

/* Translators: GW-003: what this rule is about, in a word or two */
N_ ("every tribe for itself")

/* Translators: GW-004: what this rule is about, in a word or two */
N_ ("seats")

/* Translators: GW-005: what this rule is about, in a word or two */
N_ ("a tribe each")

/* Translators: GW-006: what this rule is about, in a word or two */
N_ ("your units")

/* Translators: GW-007: what this rule is about, in a word or two */
N_ ("first player")

/* Translators: GW-008: what this rule is about, in a word or two */
N_ ("clockwise")

/* Translators: GW-009: what this rule is about, in a word or two */
N_ ("allies and enemies")

/* Translators: GW-010: what this rule is about, in a word or two */
N_ ("tiles in the game")

/* Translators: GW-011: what this rule is about, in a word or two */
N_ ("A and B")

/* Translators: GW-012: what this rule is about, in a word or two */
N_ ("no letters")

/* Translators: GW-013: what this rule is about, in a word or two */
N_ ("mines in the middle")

/* Translators: GW-014: what this rule is about, in a word or two */
N_ ("at random")

/* Translators: GW-015: what this rule is about, in a word or two */
N_ ("the dead place")

/* Translators: GW-016: what this rule is about, in a word or two */
N_ ("two tiles per clan")

/* Translators: GW-017: what this rule is about, in a word or two */
N_ ("fair rims")

/* Translators: GW-018: what this rule is about, in a word or two */
N_ ("scroll cards")

/* Translators: GW-019: what this rule is about, in a word or two */
N_ ("HP and defense")

/* Translators: GW-020: what this rule is about, in a word or two */
N_ ("trackers")

/* Translators: GW-021: what this rule is about, in a word or two */
N_ ("a board of your own")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Placing leaders")

/* Translators: GW-022: what this rule is about, in a word or two */
N_ ("first leader")

/* Translators: GW-023: what this rule is about, in a word or two */
N_ ("one side per team")

/* Translators: GW-024: what this rule is about, in a word or two */
N_ ("start tiles")

/* Translators: GW-025: what this rule is about, in a word or two */
N_ ("sharing a start tile")

/* Translators: GW-026: what this rule is about, in a word or two */
N_ ("on the rim")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Rounds and turns")

/* Translators: GW-027: what this rule is about, in a word or two */
N_ ("ten rounds")

/* Translators: GW-028: what this rule is about, in a word or two */
N_ ("no flips yet")

/* Translators: GW-029: what this rule is about, in a word or two */
N_ ("a turn")

/* Translators: GW-030: what this rule is about, in a word or two */
N_ ("planning")

/* Translators: GW-031: what this rule is about, in a word or two */
N_ ("start of a turn")

/* Translators: GW-032: what this rule is about, in a word or two */
N_ ("eliminated players")

/* Translators: GW-033: what this rule is about, in a word or two */
N_ ("no taking back")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Flipping tiles")

/* Translators: GW-034: what this rule is about, in a word or two */
N_ ("two flips")

/* Translators: GW-035: what this rule is about, in a word or two */
N_ ("from the rim inward")

/* Translators: GW-036: what this rule is about, in a word or two */
N_ ("one by one")

/* Translators: GW-037: what this rule is about, in a word or two */
N_ ("mines")

/* Translators: GW-038: what this rule is about, in a word or two */
N_ ("time for an answer")

/* Translators: GW-039: what this rule is about, in a word or two */
N_ ("for good")

/* Translators: GW-040: what this rule is about, in a word or two */
N_ ("flipped before")

/* Translators: GW-041: what this rule is about, in a word or two */
N_ ("too few left")

/* Translators: GW-042: what this rule is about, in a word or two */
N_ ("any tile")

/* Translators: GW-043: what this rule is about, in a word or two */
N_ ("only to pass")

/* Translators: GW-044: what this rule is about, in a word or two */
N_ ("no landing")

/* Translators: GW-045: what this rule is about, in a word or two */
N_ ("two HP")

/* Translators: GW-046: what this rule is about, in a word or two */
N_ ("away from it")

/* Translators: GW-047: what this rule is about, in a word or two */
N_ ("several units")

/* Translators: GW-048: what this rule is about, in a word or two */
N_ ("met by enemies")

/* Translators: GW-049: what this rule is about, in a word or two */
N_ ("order of these attacks")

/* Translators: GW-050: what this rule is about, in a word or two */
N_ ("no cost")

/* Translators: GW-051: what this rule is about, in a word or two */
N_ ("sleepers too")

/* Translators: GW-052: what this rule is about, in a word or two */
N_ ("both tiles gone")

/* Translators: GW-053: what this rule is about, in a word or two */
N_ ("no way out")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Rolling")

/* Translators: GW-054: what this rule is about, in a word or two */
N_ ("number of dice")

/* Translators: GW-055: what this rule is about, in a word or two */
N_ ("a new clan")

/* Translators: GW-056: what this rule is about, in a word or two */
N_ ("re-rolls")

/* Translators: GW-057: what this rule is about, in a word or two */
N_ ("crystals")

/* Translators: GW-058: what this rule is about, in a word or two */
N_ ("faces")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Assigning")

/* Translators: GW-059: what this rule is about, in a word or two */
N_ ("to units")

/* Translators: GW-060: what this rule is about, in a word or two */
N_ ("horns and crystals")

/* Translators: GW-061: what this rule is about, in a word or two */
N_ ("either")

/* Translators: GW-062: what this rule is about, in a word or two */
N_ ("movement")

/* Translators: GW-063: what this rule is about, in a word or two */
N_ ("attack")

/* Translators: GW-064: what this rule is about, in a word or two */
N_ ("defense")

/* Translators: GW-065: what this rule is about, in a word or two */
N_ ("horns aside")

/* Translators: GW-066: what this rule is about, in a word or two */
N_ ("duration")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Movement")

/* Translators: GW-068: what this rule is about, in a word or two */
N_ ("a step")

/* Translators: GW-069: what this rule is about, in a word or two */
N_ ("once a turn")

/* Translators: GW-070: what this rule is about, in a word or two */
N_ ("before and after")

/* Translators: GW-071: what this rule is about, in a word or two */
N_ ("one after another")

/* Translators: GW-072: what this rule is about, in a word or two */
N_ ("with allies")

/* Translators: GW-073: what this rule is about, in a word or two */
N_ ("meeting an enemy")

/* Translators: GW-074: what this rule is about, in a word or two */
N_ ("no attack left")

/* Translators: GW-075: what this rule is about, in a word or two */
N_ ("the enemy is gone")

/* Translators: GW-076: what this rule is about, in a word or two */
N_ ("starting with an enemy")

/* Translators: GW-077: what this rule is about, in a word or two */
N_ ("no fight possible")

/* Translators: GW-078: what this rule is about, in a word or two */
N_ ("tired")

/* Translators: GW-079: what this rule is about, in a word or two */
N_ ("no enemy casts")

/* Translators: GW-081: what this rule is about, in a word or two */
N_ ("reachable tiles")

/* Translators: GW-082: what this rule is about, in a word or two */
N_ ("blockades")

/* Translators: GW-083: what this rule is about, in a word or two */
N_ ("units that stay")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Attack")

/* Translators: GW-084: what this rule is about, in a word or two */
N_ ("one attack")

/* Translators: GW-085: what this rule is about, in a word or two */
N_ ("the target")

/* Translators: GW-086: what this rule is about, in a word or two */
N_ ("power")

/* Translators: GW-087: what this rule is about, in a word or two */
N_ ("damage")

/* Translators: GW-088: what this rule is about, in a word or two */
N_ ("defense drops")

/* Translators: GW-089: what this rule is about, in a word or two */
N_ ("no hitting back")

/* Translators: GW-090: what this rule is about, in a word or two */
N_ ("units that can attack")

/* Translators: GW-092: what this rule is about, in a word or two */
N_ ("nothing left to hit")

/* Translators: GW-093: what this rule is about, in a word or two */
N_ ("not on flipped tiles")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Defense")

/* Translators: GW-094: what this rule is about, in a word or two */
N_ ("at the start")

/* Translators: GW-095: what this rule is about, in a word or two */
N_ ("the cap")

/* Translators: GW-096: what this rule is about, in a word or two */
N_ ("gaining defense")

/* Translators: GW-097: what this rule is about, in a word or two */
N_ ("it stays")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Death and comeback")

/* Translators: GW-098: what this rule is about, in a word or two */
N_ ("maximum HP")

/* Translators: GW-099: what this rule is about, in a word or two */
N_ ("dead")

/* Translators: GW-100: what this rule is about, in a word or two */
N_ ("the trophy")

/* Translators: GW-101: what this rule is about, in a word or two */
N_ ("your own")

/* Translators: GW-102: what this rule is about, in a word or two */
N_ ("fewer dice")

/* Translators: GW-103: what this rule is about, in a word or two */
N_ ("without a leader")

/* Translators: GW-104: what this rule is about, in a word or two */
N_ ("comeback")

/* Translators: GW-105: what this rule is about, in a word or two */
N_ ("no start tile left")

/* Translators: GW-106: what this rule is about, in a word or two */
N_ ("both tiles flipped")

/* Translators: GW-107: what this rule is about, in a word or two */
N_ ("out")

/* Translators: GW-108: what this rule is about, in a word or two */
N_ ("one side left")

/* Translators: GW-109: what this rule is about, in a word or two */
N_ ("on your own turn")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Call to war")

/* Translators: GW-110: what this rule is about, in a word or two */
N_ ("three things")

/* Translators: GW-111: what this rule is about, in a word or two */
N_ ("three horns")

/* Translators: GW-112: what this rule is about, in a word or two */
N_ ("calling")

/* Translators: GW-113: what this rule is about, in a word or two */
N_ ("units that can call")

/* Translators: GW-114: what this rule is about, in a word or two */
N_ ("just called")

/* Translators: GW-115: what this rule is about, in a word or two */
N_ ("charging")

/* Translators: GW-116: what this rule is about, in a word or two */
N_ ("leaders")

/* Translators: GW-118: what this rule is about, in a word or two */
N_ ("any number")

/* Translators: GW-119: what this rule is about, in a word or two */
N_ ("two piles")

/* Translators: GW-120: what this rule is about, in a word or two */
N_ ("any order")

/* Translators: GW-121: what this rule is about, in a word or two */
N_ ("unused horns")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Ability cards")

/* Translators: GW-122: what this rule is about, in a word or two */
N_ ("cards in hand")

/* Translators: GW-123: what this rule is about, in a word or two */
N_ ("hand limit")

/* Translators: GW-124: what this rule is about, in a word or two */
N_ ("learned cards")

/* Translators: GW-125: what this rule is about, in a word or two */
N_ ("one each")

/* Translators: GW-126: what this rule is about, in a word or two */
N_ ("time to attach")

/* Translators: GW-128: what this rule is about, in a word or two */
N_ ("open")

/* Translators: GW-129: what this rule is about, in a word or two */
N_ ("secret cards")

/* Translators: GW-130: what this rule is about, in a word or two */
N_ ("not used")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Crystals")

/* Translators: GW-131: what this rule is about, in a word or two */
N_ ("charged")

/* Translators: GW-132: what this rule is about, in a word or two */
N_ ("never more")

/* Translators: GW-133: what this rule is about, in a word or two */
N_ ("to the reserve")

/* Translators: GW-134: what this rule is about, in a word or two */
N_ ("one reserve")

/* Translators: GW-135: what this rule is about, in a word or two */
N_ ("collecting")

/* Translators: GW-136: what this rule is about, in a word or two */
N_ ("given by abilities")

/* Translators: GW-137: what this rule is about, in a word or two */
N_ ("no crystals")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Casting")

/* Translators: GW-138: what this rule is about, in a word or two */
N_ ("any time")

/* Translators: GW-139: what this rule is about, in a word or two */
N_ ("caster")

/* Translators: GW-140: what this rule is about, in a word or two */
N_ ("spent")

/* Translators: GW-141: what this rule is about, in a word or two */
N_ ("not while enemies move")

/* Translators: GW-142: what this rule is about, in a word or two */
N_ ("a halt")

/* Translators: GW-143: what this rule is about, in a word or two */
N_ ("before everything")

/* Translators: GW-144: what this rule is about, in a word or two */
N_ ("several casts")

/* Translators: GW-145: what this rule is about, in a word or two */
N_ ("answers to answers")

/* Translators: GW-146: what this rule is about, in a word or two */
N_ ("checked again")

/* Translators: GW-147: what this rule is about, in a word or two */
N_ ("targets")

/* Translators: GW-148: what this rule is about, in a word or two */
N_ ("attacks by ability")

/* Translators: GW-149: what this rule is about, in a word or two */
N_ ("units that cannot cast")

/* Translators: GW-150: what this rule is about, in a word or two */
N_ ("flying")

/* Translators: GW-152: what this rule is about, in a word or two */
N_ ("moved by others")

/* Translators: GW-153: what this rule is about, in a word or two */
N_ ("step by step")

/* Translators: GW-154: what this rule is about, in a word or two */
N_ ("met on the way")

/* Translators: GW-155: what this rule is about, in a word or two */
N_ ("brought or placed")

/* Translators: GW-156: what this rule is about, in a word or two */
N_ ("No Movement")

/* Translators: GW-157: what this rule is about, in a word or two */
N_ ("flips by ability")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Sneak attacks, blockades, counters")

/* Translators: GW-158: what this rule is about, in a word or two */
N_ ("sneak attack")

/* Translators: GW-159: what this rule is about, in a word or two */
N_ ("it costs defense")

/* Translators: GW-160: what this rule is about, in a word or two */
N_ ("not among enemies")

/* Translators: GW-161: what this rule is about, in a word or two */
N_ ("blockade")

/* Translators: GW-162: what this rule is about, in a word or two */
N_ ("blockades bind all")

/* Translators: GW-164: what this rule is about, in a word or two */
N_ ("rings")

/* Translators: GW-165: what this rule is about, in a word or two */
N_ ("one of a kind")

/* Translators: GW-166: what this rule is about, in a word or two */
N_ ("at once")

/* Translators: GW-168: what this rule is about, in a word or two */
N_ ("sleeping")

/* Translators: GW-169: what this rule is about, in a word or two */
N_ ("waking")

/* Translators: GW-170: what this rule is about, in a word or two */
N_ ("lingering")

/* Translators: GW-171: what this rule is about, in a word or two */
N_ ("owner of the attacks")

/* Translators: GW-172: what this rule is about, in a word or two */
N_ ("a flying bearer")

/* Translators: GW-173: what this rule is about, in a word or two */
N_ ("no second one")

/* Translators: GW-174: what this rule is about, in a word or two */
N_ ("No Attack")

/* Translators: GW-176: what this rule is about, in a word or two */
N_ ("at the end")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Variants")

/* Translators: GW-178: what this rule is about, in a word or two */
N_ ("tribes of your race")

/* Translators: GW-179: what this rule is about, in a word or two */
N_ ("brought as an ally")

/* Translators: GW-180: what this rule is about, in a word or two */
N_ ("shorter game")

/* Translators: GW-181: what this rule is about, in a word or two */
N_ ("the sixth clan")

/* Translators: GW-182: what this rule is about, in a word or two */
N_ ("first roll")

/* Translators: GW-183: what this rule is about, in a word or two */
N_ ("first flips")

/* Translators: GW-184: what this rule is about, in a word or two */
N_ ("alliances")

/* Translators: GW-185: what this rule is about, in a word or two */
N_ ("during an alliance")

/* Translators: GW-186: what this rule is about, in a word or two */
N_ ("ending it")

/* Translators: GW-187: what this rule is about, in a word or two */
N_ ("points")

/* Translators: GW-188: what this rule is about, in a word or two */
N_ ("together")

/* Translators: GW-189: what this rule is about, in a word or two */
N_ ("boards")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("End and points")

/* Translators: GW-191: what this rule is about, in a word or two */
N_ ("only mines")

/* Translators: GW-192: what this rule is about, in a word or two */
N_ ("HP")

/* Translators: GW-193: what this rule is about, in a word or two */
N_ ("trophies")

/* Translators: GW-194: what this rule is about, in a word or two */
N_ ("your dead")

/* Translators: GW-196: what this rule is about, in a word or two */
N_ ("the winner")

/* Translators: GW-197: what this rule is about, in a word or two */
N_ ("tie")

/* Translators: GW-198: what this rule is about, in a word or two */
N_ ("still tied")

/* Translators: GW-199: what this rule is about, in a word or two */
N_ ("even then")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("At the screen")

/* Translators: GW-200: what this rule is about, in a word or two */
N_ ("time to cast")

/* Translators: GW-201: what this rule is about, in a word or two */
N_ ("actions that can wait")

/* Translators: GW-202: what this rule is about, in a word or two */
N_ ("one at a time")

/* Translators: GW-203: what this rule is about, in a word or two */
N_ ("going on")

/* Translators: GW-206: what this rule is about, in a word or two */
N_ ("within a cast")

/* Translators: GW-207: what this rule is about, in a word or two */
N_ ("answers to attacks")

/* Translators: GW-208: what this rule is about, in a word or two */
N_ ("stranded")

/* Translators: GW-209: what this rule is about, in a word or two */
N_ ("caster of a secret card")

/* Translators: GW-210: what this rule is about, in a word or two */
N_ ("naming targets")

/* Translators: GW-211: what this rule is about, in a word or two */
N_ ("walking")

/* Translators: GW-212: what this rule is about, in a word or two */
N_ ("push and pull")

/* Translators: GW-213: what this rule is about, in a word or two */
N_ ("not known yet")

/* Translators: GW-214: what this rule is about, in a word or two */
N_ ("impossible cards")

/* Translators: heading in the rules of “gnomes-wizards” */
N_ ("Rulings")

/* Translators: R-01: what this rule is about, in a word or two */
N_ ("dice")

/* Translators: R-02: what this rule is about, in a word or two */
N_ ("units")

/* Translators: R-03: what this rule is about, in a word or two */
N_ ("least health")

/* Translators: R-04: what this rule is about, in a word or two */
N_ ("only five")

/* Translators: R-05: what this rule is about, in a word or two */
N_ ("tied at the start")

/* Translators: R-06: what this rule is about, in a word or two */
N_ ("adjacent")

/* Translators: R-10: what this rule is about, in a word or two */
N_ ("both on one side")

/* Translators: R-11: what this rule is about, in a word or two */
N_ ("the unused tile")

/* Translators: R-12: what this rule is about, in a word or two */
N_ ("unfair rims")

/* Translators: R-13: what this rule is about, in a word or two */
N_ ("rounds of the short game")

/* Translators: R-15: what this rule is about, in a word or two */
N_ ("a duty that cannot be done")

/* Translators: R-16: what this rule is about, in a word or two */
N_ ("flips of eliminated players")

/* Translators: R-17: what this rule is about, in a word or two */
N_ ("flip and defense")

/* Translators: R-18: what this rule is about, in a word or two */
N_ ("killed by a flip")

/* Translators: R-19: what this rule is about, in a word or two */
N_ ("your own dead")

/* Translators: R-20: what this rule is about, in a word or two */
N_ ("closest")

/* Translators: R-21: what this rule is about, in a word or two */
N_ ("several attackers")

/* Translators: R-22: what this rule is about, in a word or two */
N_ ("units that react")

/* Translators: R-23: what this rule is about, in a word or two */
N_ ("sleepers on a flipped tile")

/* Translators: R-24: what this rule is about, in a word or two */
N_ ("waking by a flip")

/* Translators: R-25: what this rule is about, in a word or two */
N_ ("ending on a flipped tile")

/* Translators: R-26: what this rule is about, in a word or two */
N_ ("halted on a flipped tile")

/* Translators: R-28: what this rule is about, in a word or two */
N_ ("leaving dice out")

/* Translators: R-29: what this rule is about, in a word or two */
N_ ("several sets")

/* Translators: R-30: what this rule is about, in a word or two */
N_ ("splitting horns")

/* Translators: R-31: what this rule is about, in a word or two */
N_ ("surplus horns")

/* Translators: R-32: what this rule is about, in a word or two */
N_ ("drawing with three horns")

/* Translators: R-33: what this rule is about, in a word or two */
N_ ("piles")

/* Translators: R-35: what this rule is about, in a word or two */
N_ ("attaching")

/* Translators: R-36: what this rule is about, in a word or two */
N_ ("drawing without units")

/* Translators: R-37: what this rule is about, in a word or two */
N_ ("reserves")

/* Translators: R-38: what this rule is about, in a word or two */
N_ ("mine crystals")

/* Translators: R-39: what this rule is about, in a word or two */
N_ ("crystals left over")

/* Translators: R-40: what this rule is about, in a word or two */
N_ ("the supply")

/* Translators: R-42: what this rule is about, in a word or two */
N_ ("leaving an enemy")

/* Translators: R-43: what this rule is about, in a word or two */
N_ ("a second enemy")

/* Translators: R-44: what this rule is about, in a word or two */
N_ ("units that stop")

/* Translators: R-45: what this rule is about, in a word or two */
N_ ("tiredness")

/* Translators: R-46: what this rule is about, in a word or two */
N_ ("a lost target")

/* Translators: R-47: what this rule is about, in a word or two */
N_ ("power 0")

/* Translators: R-48: what this rule is about, in a word or two */
N_ ("sneak attacks")

/* Translators: R-49: what this rule is about, in a word or two */
N_ ("already sharing")

/* Translators: R-51: what this rule is about, in a word or two */
N_ ("calling among enemies")

/* Translators: R-52: what this rule is about, in a word or two */
N_ ("moving at once")

/* Translators: R-53: what this rule is about, in a word or two */
N_ ("units on a tile")

/* Translators: R-54: what this rule is about, in a word or two */
N_ ("comeback and flips")

/* Translators: R-55: what this rule is about, in a word or two */
N_ ("start tiles gone")

/* Translators: R-57: what this rule is about, in a word or two */
N_ ("property of the dead")

/* Translators: R-58: what this rule is about, in a word or two */
N_ ("the caster dies")

/* Translators: R-59: what this rule is about, in a word or two */
N_ ("secret cards and moving enemies")

/* Translators: R-60: what this rule is about, in a word or two */
N_ ("secret cards without units")

/* Translators: R-61: what this rule is about, in a word or two */
N_ ("ring color")

/* Translators: R-62: what this rule is about, in a word or two */
N_ ("a counter on the caster")

/* Translators: R-63: what this rule is about, in a word or two */
N_ ("waking by own ability")

/* Translators: R-65: what this rule is about, in a word or two */
N_ ("order of endings")

/* Translators: R-66: what this rule is about, in a word or two */
N_ ("lingering and flying")

/* Translators: R-67: what this rule is about, in a word or two */
N_ ("lingering again")

/* Translators: R-68: what this rule is about, in a word or two */
N_ ("place of a blockade")

/* Translators: R-69: what this rule is about, in a word or two */
N_ ("end of a blockade")

/* Translators: R-70: what this rule is about, in a word or two */
N_ ("brought among enemies")

/* Translators: R-71: what this rule is about, in a word or two */
N_ ("the last tile too")

/* Translators: R-72: what this rule is about, in a word or two */
N_ ("distance")

/* Translators: R-73: what this rule is about, in a word or two */
N_ ("the same race")

/* Translators: R-74: what this rule is about, in a word or two */
N_ ("an alliance ends in a move")

/* Translators: R-75: what this rule is about, in a word or two */
N_ ("points of the dead")

/* Translators: R-76: what this rule is about, in a word or two */
N_ ("HP in a tie")

/* Translators: R-77: what this rule is about, in a word or two */
N_ ("crystals in a tie")

/* Translators: R-78: what this rule is about, in a word or two */
N_ ("the last tie")

/* Translators: R-79: what this rule is about, in a word or two */
N_ ("mistyped")

/* Translators: R-80: what this rule is about, in a word or two */
N_ ("other names")

/* Translators: R-81: what this rule is about, in a word or two */
N_ ("too much healing")

/* Translators: R-82: what this rule is about, in a word or two */
N_ ("waiting for answers")

/* Translators: R-83: what this rule is about, in a word or two */
N_ ("actions that can be answered")

/* Translators: R-84: what this rule is about, in a word or two */
N_ ("made impossible")

/* Translators: R-85: what this rule is about, in a word or two */
N_ ("inside an ability")

/* Translators: R-86: what this rule is about, in a word or two */
N_ ("your own order")

/* Translators: R-87: what this rule is about, in a word or two */
N_ ("to and fro")

/* Translators: R-88: what this rule is about, in a word or two */
N_ ("unit for a secret card")

/* Translators: R-89: what this rule is about, in a word or two */
N_ ("dice without units")

/* Translators: R-90: what this rule is about, in a word or two */
N_ ("coming back among enemies")

/* Translators: R-91: what this rule is about, in a word or two */
N_ ("moved in the middle of a move")

/* Translators: R-92: what this rule is about, in a word or two */
N_ ("more than ten dice")

/* Translators: R-93: what this rule is about, in a word or two */
N_ ("done for you")

/* Translators: INV-002: what this rule is about, in a word or two */
N_ ("six players")

/* Translators: INV-003: what this rule is about, in a word or two */
N_ ("age")

/* Translators: INV-006: what this rule is about, in a word or two */
N_ ("sharing the rooms")

/* Translators: INV-007: what this rule is about, in a word or two */
N_ ("the danger")

/* Translators: INV-008: what this rule is about, in a word or two */
N_ ("contents of the box")

/* Translators: INV-010: what this rule is about, in a word or two */
N_ ("letters apart")

/* Translators: INV-011: what this rule is about, in a word or two */
N_ ("number of gnomes")

/* Translators: INV-012: what this rule is about, in a word or two */
N_ ("three piles")

/* Translators: INV-013: what this rule is about, in a word or two */
N_ ("the other gnomes")

/* Translators: INV-014: what this rule is about, in a word or two */
N_ ("two letters per pile")

/* Translators: INV-015: what this rule is about, in a word or two */
N_ ("shuffle each pile")

/* Translators: INV-016: what this rule is about, in a word or two */
N_ ("stack the piles")

/* Translators: INV-017: what this rule is about, in a word or two */
N_ ("in the middle")

/* Translators: INV-020: what this rule is about, in a word or two */
N_ ("shuffle the boons")

/* Translators: INV-021: what this rule is about, in a word or two */
N_ ("roll for your hand")

/* Translators: INV-022: what this rule is about, in a word or two */
N_ ("starting hand")

/* Translators: INV-023: what this rule is about, in a word or two */
N_ ("different hands")

/* Translators: INV-024: what this rule is about, in a word or two */
N_ ("no rooms")

/* Translators: INV-030: what this rule is about, in a word or two */
N_ ("shuffle again")

/* Translators: INV-031: what this rule is about, in a word or two */
N_ ("boon decks for two")

/* Translators: INV-032: what this rule is about, in a word or two */
N_ ("boon decks for more")

/* Translators: INV-033: what this rule is about, in a word or two */
N_ ("the rest")

/* Translators: INV-034: what this rule is about, in a word or two */
N_ ("face down")

/* Translators: INV-035: what this rule is about, in a word or two */
N_ ("decks in reach")

/* Translators: INV-036: what this rule is about, in a word or two */
N_ ("dice in reach")

/* Translators: INV-039: what this rule is about, in a word or two */
N_ ("set up first")

/* Translators: heading in the rules of “invasion” */
N_ ("Step 1: playing cards")

/* Translators: INV-040: what this rule is about, in a word or two */
N_ ("play cards")

/* Translators: INV-041: what this rule is about, in a word or two */
N_ ("no return")

/* Translators: INV-042: what this rule is about, in a word or two */
N_ ("one ally")

/* Translators: INV-043: what this rule is about, in a word or two */
N_ ("one weapon")

/* Translators: INV-044: what this rule is about, in a word or two */
N_ ("exceptions")

/* Translators: INV-045: what this rule is about, in a word or two */
N_ ("your own hand")

/* Translators: heading in the rules of “invasion” */
N_ ("Step 2: the boon")

/* Translators: INV-050: what this rule is about, in a word or two */
N_ ("turn up a boon")

/* Translators: INV-051: what this rule is about, in a word or two */
N_ ("one per turn")

/* Translators: INV-052: what this rule is about, in a word or two */
N_ ("its value")

/* Translators: INV-053: what this rule is about, in a word or two */
N_ ("a rolled value")

/* Translators: heading in the rules of “invasion” */
N_ ("Step 3: help to acquire")

/* Translators: INV-060: what this rule is about, in a word or two */
N_ ("more cards")

/* Translators: INV-061: what this rule is about, in a word or two */
N_ ("more allies")

/* Translators: INV-062: what this rule is about, in a word or two */
N_ ("extra allies leave")

/* Translators: INV-063: what this rule is about, in a word or two */
N_ ("asking for help")

/* Translators: INV-064: what this rule is about, in a word or two */
N_ ("a neighbor’s help")

/* Translators: INV-065: what this rule is about, in a word or two */
N_ ("no second weapon")

/* Translators: heading in the rules of “invasion” */
N_ ("Steps 4 and 5: the roll")

/* Translators: INV-070: what this rule is about, in a word or two */
N_ ("your dice")

/* Translators: INV-071: what this rule is about, in a word or two */
N_ ("no other dice")

/* Translators: INV-072: what this rule is about, in a word or two */
N_ ("the sum")

/* Translators: INV-073: what this rule is about, in a word or two */
N_ ("acquired")

/* Translators: INV-074: what this rule is about, in a word or two */
N_ ("missed")

/* Translators: INV-075: what this rule is about, in a word or two */
N_ ("a room counts")

/* Translators: heading in the rules of “invasion” */
N_ ("Step 6: skipping the fight")

/* Translators: INV-080: what this rule is about, in a word or two */
N_ ("no gnome this turn")

/* Translators: INV-081: what this rule is about, in a word or two */
N_ ("in time")

/* Translators: heading in the rules of “invasion” */
N_ ("Step 7: the gnome")

/* Translators: INV-085: what this rule is about, in a word or two */
N_ ("turn up a gnome")

/* Translators: INV-086: what this rule is about, in a word or two */
N_ ("from the discard pile")

/* Translators: INV-087: what this rule is about, in a word or two */
N_ ("the gnome’s value")

/* Translators: INV-089: what this rule is about, in a word or two */
N_ ("NONE")

/* Translators: INV-090: what this rule is about, in a word or two */
N_ ("before the fight")

/* Translators: INV-091: what this rule is about, in a word or two */
N_ ("a letter")

/* Translators: INV-092: what this rule is about, in a word or two */
N_ ("the turn is over")

/* Translators: heading in the rules of “invasion” */
N_ ("Steps 8 to 10: the fight")

/* Translators: INV-097: what this rule is about, in a word or two */
N_ ("a second weapon")

/* Translators: INV-098: what this rule is about, in a word or two */
N_ ("discarding the second weapon")

/* Translators: INV-099: what this rule is about, in a word or two */
N_ ("neighbors")

/* Translators: INV-101: what this rule is about, in a word or two */
N_ ("a stolen d20")

/* Translators: INV-102: what this rule is about, in a word or two */
N_ ("the rest of your dice")

/* Translators: INV-103: what this rule is about, in a word or two */
N_ ("won")

/* Translators: INV-104: what this rule is about, in a word or two */
N_ ("the reward")

/* Translators: INV-105: what this rule is about, in a word or two */
N_ ("lost")

/* Translators: INV-106: what this rule is about, in a word or two */
N_ ("harm from beaten gnomes")

/* Translators: heading in the rules of “invasion” */
N_ ("Steps 11 and 12: the end of the turn")

/* Translators: INV-110: what this rule is about, in a word or two */
N_ ("sweep")

/* Translators: INV-111: what this rule is about, in a word or two */
N_ ("one of each")

/* Translators: INV-112: what this rule is about, in a word or two */
N_ ("you choose")

/* Translators: INV-113: what this rule is about, in a word or two */
N_ ("rooms stay")

/* Translators: INV-114: what this rule is about, in a word or two */
N_ ("the next player")

/* Translators: INV-115: what this rule is about, in a word or two */
N_ ("cards that stay")

/* Translators: heading in the rules of “invasion” */
N_ ("Winning and losing")

/* Translators: heading in the rules of “invasion” */
N_ ("Easier and harder")

/* Translators: INV-130: what this rule is about, in a word or two */
N_ ("easier: a letter last")

/* Translators: INV-131: what this rule is about, in a word or two */
N_ ("easier: more gnomes")

/* Translators: INV-132: what this rule is about, in a word or two */
N_ ("harder: fewer gnomes")

/* Translators: INV-133: what this rule is about, in a word or two */
N_ ("harder: letters anywhere")

/* Translators: INV-134: what this rule is about, in a word or two */
N_ ("harder: more rooms")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: the text")

/* Translators: INV-R01: what this rule is about, in a word or two */
N_ ("counting the steps")

/* Translators: INV-R02: what this rule is about, in a word or two */
N_ ("step 1")

/* Translators: INV-R03: what this rule is about, in a word or two */
N_ ("number of players")

/* Translators: INV-R04: what this rule is about, in a word or two */
N_ ("uneven piles")

/* Translators: INV-R05: what this rule is about, in a word or two */
N_ ("order of the piles")

/* Translators: INV-R06: what this rule is about, in a word or two */
N_ ("the last letter")

/* Translators: INV-R07: what this rule is about, in a word or two */
N_ ("both at once")

/* Translators: INV-R08: what this rule is about, in a word or two */
N_ ("time to add gnomes")

/* Translators: INV-R09: what this rule is about, in a word or two */
N_ ("possible settings")

/* Translators: INV-R10: what this rule is about, in a word or two */
N_ ("rooms in the first hand")

/* Translators: INV-R11: what this rule is about, in a word or two */
N_ ("one roll")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: helping and playing")

/* Translators: INV-R12: what this rule is about, in a word or two */
N_ ("discarding for dice")

/* Translators: INV-R13: what this rule is about, in a word or two */
N_ ("instead, not as well")

/* Translators: INV-R15: what this rule is about, in a word or two */
N_ ("cards for a neighbor")

/* Translators: INV-R16: what this rule is about, in a word or two */
N_ ("place of a neighbor’s cards")

/* Translators: INV-R17: what this rule is about, in a word or two */
N_ ("counting weapons")

/* Translators: INV-R18: what this rule is about, in a word or two */
N_ ("replacing")

/* Translators: INV-R19: what this rule is about, in a word or two */
N_ ("straight into play")

/* Translators: INV-R20: what this rule is about, in a word or two */
N_ ("choice of the deck")

/* Translators: INV-R21: what this rule is about, in a word or two */
N_ ("good for one roll")

/* Translators: INV-R22: what this rule is about, in a word or two */
N_ ("time to discard")

/* Translators: INV-R23: what this rule is about, in a word or two */
N_ ("not used yet")

/* Translators: INV-R24: what this rule is about, in a word or two */
N_ ("after the roll")

/* Translators: INV-R25: what this rule is about, in a word or two */
N_ ("not for itself")

/* Translators: INV-R26: what this rule is about, in a word or two */
N_ ("no passing")

/* Translators: INV-R27: what this rule is about, in a word or two */
N_ ("an empty boon deck")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: values and dice")

/* Translators: INV-R28: what this rule is about, in a word or two */
N_ ("rolled values")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: winning and losing")

/* Translators: INV-R30: what this rule is about, in a word or two */
N_ ("won at once")

/* Translators: INV-R31: what this rule is about, in a word or two */
N_ ("lost at once")

/* Translators: INV-R32: what this rule is about, in a word or two */
N_ ("in any order")

/* Translators: INV-R33: what this rule is about, in a word or two */
N_ ("rooms that count")

/* Translators: INV-R34: what this rule is about, in a word or two */
N_ ("a room lost again")

/* Translators: INV-R35: what this rule is about, in a word or two */
N_ ("out of reach")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: gnomes")

/* Translators: INV-R36: what this rule is about, in a word or two */
N_ ("no gnomes left")

/* Translators: INV-R37: what this rule is about, in a word or two */
N_ ("a gnome not beaten")

/* Translators: INV-R38: what this rule is about, in a word or two */
N_ ("choice of a discarded gnome")

/* Translators: INV-R39: what this rule is about, in a word or two */
N_ ("the stolen d20")

/* Translators: INV-R40: what this rule is about, in a word or two */
N_ ("order of the steps")

/* Translators: INV-R41: what this rule is about, in a word or two */
N_ ("odd texts")

/* Translators: INV-R42: what this rule is about, in a word or two */
N_ ("missing things")

/* Translators: INV-R43: what this rule is about, in a word or two */
N_ ("neither won nor lost")

/* Translators: INV-R44: what this rule is about, in a word or two */
N_ ("a boon as reward")

/* Translators: INV-R45: what this rule is about, in a word or two */
N_ ("a letter in another draw")

/* Translators: INV-R46: what this rule is about, in a word or two */
N_ ("skipping in time")

/* Translators: INV-R47: what this rule is about, in a word or two */
N_ ("equal rolls")

/* Translators: INV-R48: what this rule is about, in a word or two */
N_ ("hands")

/* Translators: INV-R49: what this rule is about, in a word or two */
N_ ("no limit")

/* Translators: heading in the rules of “invasion” */
N_ ("Rulings: at the screen")

/* Translators: INV-R50: what this rule is about, in a word or two */
N_ ("late cards")

/* Translators: INV-R51: what this rule is about, in a word or two */
N_ ("copies of a card")

/* Translators: INV-R52: what this rule is about, in a word or two */
N_ ("carrying out cards")

/* Translators: INV-R53: what this rule is about, in a word or two */
N_ ("affected player")

/* Translators: INV-R54: what this rule is about, in a word or two */
N_ ("order of effects")

/* Translators: INV-R55: what this rule is about, in a word or two */
N_ ("cards without a name")

/* Translators: INV-R56: what this rule is about, in a word or two */
N_ ("one more boon")

/* Translators: INV-R57: what this rule is about, in a word or two */
N_ ("one more gnome")

/* Translators: INV-R59: what this rule is about, in a word or two */
N_ ("a wrong card entry")

/* Translators: INV-R60: what this rule is about, in a word or two */
N_ ("attached gnomes")

/* Translators: INV-R61: what this rule is about, in a word or two */
N_ ("card list")

/* Translators: INV-R62: what this rule is about, in a word or two */
N_ ("rolling the dice")

/* Translators: INV-R63: what this rule is about, in a word or two */
N_ ("cards without effect")

/* Translators: heading in the rules of “pad” */
N_ ("The pad")

/* Translators: PAD-001: what this rule is about, in a word or two */
N_ ("what it is")

/* Translators: PAD-004: what this rule is about, in a word or two */
N_ ("rows")

/* Translators: PAD-005: what this rule is about, in a word or two */
N_ ("start")

/* Translators: heading in the rules of “pad” */
N_ ("Entering points")

/* Translators: PAD-010: what this rule is about, in a word or two */
N_ ("a figure")

/* Translators: PAD-011: what this rule is about, in a word or two */
N_ ("sums")

/* Translators: PAD-012: what this rule is about, in a word or two */
N_ ("limits")

/* Translators: heading in the rules of “pad” */
N_ ("Bids")

/* Translators: PAD-013: what this rule is about, in a word or two */
N_ ("bidding")

/* Translators: PAD-014: what this rule is about, in a word or two */
N_ ("what was made")

/* Translators: PAD-015: what this rule is about, in a word or two */
N_ ("points from bids")

/* Translators: PAD-016: what this rule is about, in a word or two */
N_ ("rounds won")

/* Translators: PAD-017: what this rule is about, in a word or two */
N_ ("places")

/* Translators: PAD-018: what this rule is about, in a word or two */
N_ ("the next round")

/* Translators: PAD-019: what this rule is about, in a word or two */
N_ ("bonus")

/* Translators: PAD-020: what this rule is about, in a word or two */
N_ ("beyond the target")

/* Translators: heading in the rules of “pad” */
N_ ("Mending")

/* Translators: PAD-021: what this rule is about, in a word or two */
N_ ("figures")

/* Translators: PAD-022: what this rule is about, in a word or two */
N_ ("bids")

/* Translators: PAD-030: what this rule is about, in a word or two */
N_ ("the last round")

/* Translators: PAD-031: what this rule is about, in a word or two */
N_ ("target")

/* Translators: PAD-032: what this rule is about, in a word or two */
N_ ("first to the target")

/* Translators: PAD-033: what this rule is about, in a word or two */
N_ ("when you say so")

/* Translators: PAD-034: what this rule is about, in a word or two */
N_ ("a full sheet")

/* Translators: PAD-035: what this rule is about, in a word or two */
N_ ("winning at once")

/* Translators: PAD-037: what this rule is about, in a word or two */
N_ ("after the end")

/* Translators: heading in the rules of “pad” */
N_ ("The winner")

/* Translators: PAD-041: what this rule is about, in a word or two */
N_ ("ties by category")

/* Translators: heading in the rules of “rise” */
N_ ("The game")

/* Translators: RISE-003: what this rule is about, in a word or two */
N_ ("ways to play")

/* Translators: RISE-005: what this rule is about, in a word or two */
N_ ("the aim")

/* Translators: RISE-006: what this rule is about, in a word or two */
N_ ("five turns, six phases")

/* Translators: RISE-007: what this rule is about, in a word or two */
N_ ("turn order")

/* Translators: RISE-008: what this rule is about, in a word or two */
N_ ("the two markers")

/* Translators: RISE-009: what this rule is about, in a word or two */
N_ ("starting player card")

/* Translators: RISE-010: what this rule is about, in a word or two */
N_ ("pieces left in the box")

/* Translators: RISE-011: what this rule is about, in a word or two */
N_ ("cards beat rules")

/* Translators: RISE-012: what this rule is about, in a word or two */
N_ ("supply")

/* Translators: RISE-013: what this rule is about, in a word or two */
N_ ("Gnome board")

/* Translators: RISE-014: what this rule is about, in a word or two */
N_ ("number of tiles")

/* Translators: RISE-015: what this rule is about, in a word or two */
N_ ("green zone")

/* Translators: RISE-016: what this rule is about, in a word or two */
N_ ("yellow zone")

/* Translators: RISE-017: what this rule is about, in a word or two */
N_ ("red zone")

/* Translators: RISE-018: what this rule is about, in a word or two */
N_ ("player board")

/* Translators: RISE-019: what this rule is about, in a word or two */
N_ ("filling the board")

/* Translators: RISE-020: what this rule is about, in a word or two */
N_ ("first brewery")

/* Translators: RISE-021: what this rule is about, in a word or two */
N_ ("first upgrade")

/* Translators: RISE-022: what this rule is about, in a word or two */
N_ ("start cubes")

/* Translators: RISE-023: what this rule is about, in a word or two */
N_ ("start goods")

/* Translators: RISE-024: what this rule is about, in a word or two */
N_ ("no income yet")

/* Translators: RISE-025: what this rule is about, in a word or two */
N_ ("the Gnomes start")

/* Translators: RISE-026: what this rule is about, in a word or two */
N_ ("around Dragonkeep")

/* Translators: RISE-027: what this rule is about, in a word or two */
N_ ("meeples")

/* Translators: RISE-028: what this rule is about, in a word or two */
N_ ("difficulty")

/* Translators: RISE-029: what this rule is about, in a word or two */
N_ ("the dragon waits")

/* Translators: RISE-030: what this rule is about, in a word or two */
N_ ("action cards")

/* Translators: RISE-031: what this rule is about, in a word or two */
N_ ("allies deck")

/* Translators: RISE-032: what this rule is about, in a word or two */
N_ ("Gnome deck")

/* Translators: RISE-033: what this rule is about, in a word or two */
N_ ("cutthroat hands")

/* Translators: RISE-035: what this rule is about, in a word or two */
N_ ("judges")

/* Translators: RISE-036: what this rule is about, in a word or two */
N_ ("gold for the last player")

/* Translators: heading in the rules of “rise” */
N_ ("The map")

/* Translators: RISE-037: what this rule is about, in a word or two */
N_ ("names of places")

/* Translators: RISE-038: what this rule is about, in a word or two */
N_ ("land and water")

/* Translators: RISE-040: what this rule is about, in a word or two */
N_ ("body of water")

/* Translators: RISE-041: what this rule is about, in a word or two */
N_ ("across by boat")

/* Translators: RISE-042: what this rule is about, in a word or two */
N_ ("boat out of reach")

/* Translators: RISE-043: what this rule is about, in a word or two */
N_ ("boats belong to nobody")

/* Translators: RISE-044: what this rule is about, in a word or two */
N_ ("Gnomes and boats")

/* Translators: RISE-045: what this rule is about, in a word or two */
N_ ("dragon and boats")

/* Translators: RISE-046: what this rule is about, in a word or two */
N_ ("building a boat")

/* Translators: RISE-047: what this rule is about, in a word or two */
N_ ("a boat sinks")

/* Translators: RISE-048: what this rule is about, in a word or two */
N_ ("adjacent for the dragon")

/* Translators: RISE-049: what this rule is about, in a word or two */
N_ ("occupying")

/* Translators: RISE-050: what this rule is about, in a word or two */
N_ ("market strength")

/* Translators: RISE-051: what this rule is about, in a word or two */
N_ ("control")

/* Translators: RISE-052: what this rule is about, in a word or two */
N_ ("tied for control")

/* Translators: RISE-053: what this rule is about, in a word or two */
N_ ("use of control")

/* Translators: RISE-054: what this rule is about, in a word or two */
N_ ("turning up tiles")

/* Translators: RISE-055: what this rule is about, in a word or two */
N_ ("not by the dragon")

/* Translators: RISE-056: what this rule is about, in a word or two */
N_ ("turned up by boats")

/* Translators: RISE-057: what this rule is about, in a word or two */
N_ ("chain of tiles")

/* Translators: RISE-058: what this rule is about, in a word or two */
N_ ("the dragon awakes")

/* Translators: RISE-059: what this rule is about, in a word or two */
N_ ("face-down tiles")

/* Translators: RISE-060: what this rule is about, in a word or two */
N_ ("cubes anywhere")

/* Translators: heading in the rules of “rise” */
N_ ("Boards and pieces")

/* Translators: RISE-061: what this rule is about, in a word or two */
N_ ("cubes off and on")

/* Translators: RISE-062: what this rule is about, in a word or two */
N_ ("customer boxes")

/* Translators: RISE-063: what this rule is about, in a word or two */
N_ ("brewery boxes")

/* Translators: RISE-064: what this rule is about, in a word or two */
N_ ("pieces of the Gnomes")

/* Translators: RISE-065: what this rule is about, in a word or two */
N_ ("production rises")

/* Translators: RISE-066: what this rule is about, in a word or two */
N_ ("production falls")

/* Translators: RISE-067: what this rule is about, in a word or two */
N_ ("production from allies")

/* Translators: RISE-068: what this rule is about, in a word or two */
N_ ("unlocking an upgrade")

/* Translators: RISE-069: what this rule is about, in a word or two */
N_ ("each upgrade once")

/* Translators: RISE-070: what this rule is about, in a word or two */
N_ ("upgrades stay")

/* Translators: RISE-071: what this rule is about, in a word or two */
N_ ("tokens from the supply")

/* Translators: RISE-072: what this rule is about, in a word or two */
N_ ("waiting tokens")

/* Translators: RISE-073: what this rule is about, in a word or two */
N_ ("20 beer")

/* Translators: RISE-074: what this rule is about, in a word or two */
N_ ("gold for beer")

/* Translators: RISE-075: what this rule is about, in a word or two */
N_ ("the score track")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 1: allies")

/* Translators: RISE-076: what this rule is about, in a word or two */
N_ ("the offer")

/* Translators: RISE-077: what this rule is about, in a word or two */
N_ ("drafting")

/* Translators: RISE-078: what this rule is about, in a word or two */
N_ ("rewards of an ally")

/* Translators: RISE-079: what this rule is about, in a word or two */
N_ ("allies stay")

/* Translators: RISE-080: what this rule is about, in a word or two */
N_ ("kinds of allies")

/* Translators: RISE-081: what this rule is about, in a word or two */
N_ ("the leftover ally")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 2: meeples")

/* Translators: RISE-083: what this rule is about, in a word or two */
N_ ("two kinds of spaces")

/* Translators: RISE-084: what this rule is about, in a word or two */
N_ ("immediate spaces")

/* Translators: RISE-085: what this rule is about, in a word or two */
N_ ("round spaces")

/* Translators: RISE-086: what this rule is about, in a word or two */
N_ ("oval spaces")

/* Translators: RISE-087: what this rule is about, in a word or two */
N_ ("several round spaces")

/* Translators: RISE-088: what this rule is about, in a word or two */
N_ ("action board")

/* Translators: RISE-089: what this rule is about, in a word or two */
N_ ("your own spaces")

/* Translators: RISE-090: what this rule is about, in a word or two */
N_ ("no empty actions")

/* Translators: RISE-099: what this rule is about, in a word or two */
N_ ("spaces of allies")

/* Translators: RISE-100: what this rule is about, in a word or two */
N_ ("spaces of action cards")

/* Translators: RISE-101: what this rule is about, in a word or two */
N_ ("spaces with two barrels")

/* Translators: heading in the rules of “rise” */
N_ ("Building a brewery")

/* Translators: RISE-103: what this rule is about, in a word or two */
N_ ("forbidden tiles")

/* Translators: RISE-104: what this rule is about, in a word or two */
N_ ("number of breweries")

/* Translators: RISE-105: what this rule is about, in a word or two */
N_ ("other breweries return")

/* Translators: RISE-106: what this rule is about, in a word or two */
N_ ("effects of building")

/* Translators: RISE-107: what this rule is about, in a word or two */
N_ ("order of building")

/* Translators: RISE-108: what this rule is about, in a word or two */
N_ ("Gnome brewery bonus")

/* Translators: RISE-109: what this rule is about, in a word or two */
N_ ("moving a brewery")

/* Translators: RISE-110: what this rule is about, in a word or two */
N_ ("not on the dragon’s tile")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 3: action cards")

/* Translators: RISE-112: what this rule is about, in a word or two */
N_ ("pay or decline")

/* Translators: RISE-113: what this rule is about, in a word or two */
N_ ("no paying for nothing")

/* Translators: RISE-114: what this rule is about, in a word or two */
N_ ("the meeple comes off")

/* Translators: RISE-120: what this rule is about, in a word or two */
N_ ("no cubes left")

/* Translators: RISE-121: what this rule is about, in a word or two */
N_ ("relief")

/* Translators: RISE-122: what this rule is about, in a word or two */
N_ ("relief at the start")

/* Translators: RISE-123: what this rule is about, in a word or two */
N_ ("relief in between")

/* Translators: RISE-124: what this rule is about, in a word or two */
N_ ("not for the Gnomes")

/* Translators: RISE-125: what this rule is about, in a word or two */
N_ ("only in phase 3")

/* Translators: heading in the rules of “rise” */
N_ ("The dragon")

/* Translators: RISE-126: what this rule is about, in a word or two */
N_ ("dragon not on the map")

/* Translators: RISE-127: what this rule is about, in a word or two */
N_ ("moved by a card")

/* Translators: RISE-128: what this rule is about, in a word or two */
N_ ("Fly")

/* Translators: RISE-129: what this rule is about, in a word or two */
N_ ("Move")

/* Translators: RISE-130: what this rule is about, in a word or two */
N_ ("exactly that type")

/* Translators: RISE-131: what this rule is about, in a word or two */
N_ ("several possible tiles")

/* Translators: RISE-132: what this rule is about, in a word or two */
N_ ("cutthroat dragon")

/* Translators: RISE-133: what this rule is about, in a word or two */
N_ ("the dragon must move")

/* Translators: RISE-134: what this rule is about, in a word or two */
N_ ("several moves")

/* Translators: RISE-135: what this rule is about, in a word or two */
N_ ("over land and sea")

/* Translators: RISE-136: what this rule is about, in a word or two */
N_ ("moved by a player")

/* Translators: RISE-137: what this rule is about, in a word or two */
N_ ("time of a rampage")

/* Translators: RISE-138: what this rule is about, in a word or two */
N_ ("bribes, then damage")

/* Translators: RISE-139: what this rule is about, in a word or two */
N_ ("bribing the dragon")

/* Translators: RISE-140: what this rule is about, in a word or two */
N_ ("bribe of the Gnomes")

/* Translators: RISE-141: what this rule is about, in a word or two */
N_ ("spared")

/* Translators: RISE-142: what this rule is about, in a word or two */
N_ ("a brewery burns")

/* Translators: RISE-143: what this rule is about, in a word or two */
N_ ("eating cubes")

/* Translators: RISE-144: what this rule is about, in a word or two */
N_ ("blocking")

/* Translators: RISE-145: what this rule is about, in a word or two */
N_ ("reason for not adjacent")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 4: Gnome cards")

/* Translators: RISE-146: what this rule is about, in a word or two */
N_ ("number of cards")

/* Translators: RISE-147: what this rule is about, in a word or two */
N_ ("competitive")

/* Translators: RISE-148: what this rule is about, in a word or two */
N_ ("cutthroat")

/* Translators: RISE-149: what this rule is about, in a word or two */
N_ ("two steps")

/* Translators: RISE-150: what this rule is about, in a word or two */
N_ ("three tries")

/* Translators: RISE-151: what this rule is about, in a word or two */
N_ ("types in order")

/* Translators: RISE-152: what this rule is about, in a word or two */
N_ ("several tiles of a type")

/* Translators: RISE-153: what this rule is about, in a word or two */
N_ ("the same icon")

/* Translators: RISE-154: what this rule is about, in a word or two */
N_ ("impossible")

/* Translators: RISE-155: what this rule is about, in a word or two */
N_ ("fewer cubes left")

/* Translators: RISE-156: what this rule is about, in a word or two */
N_ ("tiles never possible")

/* Translators: RISE-157: what this rule is about, in a word or two */
N_ ("Gnome Brew Festival")

/* Translators: RISE-158: what this rule is about, in a word or two */
N_ ("Gnome Beer Competition")

/* Translators: RISE-159: what this rule is about, in a word or two */
N_ ("Gnome Expand")

/* Translators: RISE-160: what this rule is about, in a word or two */
N_ ("Immigration")

/* Translators: RISE-161: what this rule is about, in a word or two */
N_ ("Gnome Barrel Delivery")

/* Translators: RISE-162: what this rule is about, in a word or two */
N_ ("Gnome Caravan")

/* Translators: RISE-163: what this rule is about, in a word or two */
N_ ("too few for a Caravan")

/* Translators: RISE-164: what this rule is about, in a word or two */
N_ ("Victory Point")

/* Translators: RISE-165: what this rule is about, in a word or two */
N_ ("cutthroat: choice of tile")

/* Translators: RISE-166: what this rule is about, in a word or two */
N_ ("Gnomes turn up tiles too")

/* Translators: RISE-167: what this rule is about, in a word or two */
N_ ("the last icon")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 5: scoring")

/* Translators: RISE-168: what this rule is about, in a word or two */
N_ ("order of scoring")

/* Translators: RISE-169: what this rule is about, in a word or two */
N_ ("production")

/* Translators: RISE-170: what this rule is about, in a word or two */
N_ ("breweries")

/* Translators: RISE-171: what this rule is about, in a word or two */
N_ ("customer cubes")

/* Translators: RISE-172: what this rule is about, in a word or two */
N_ ("Dragonkeep")

/* Translators: RISE-173: what this rule is about, in a word or two */
N_ ("Gnome breweries")

/* Translators: RISE-174: what this rule is about, in a word or two */
N_ ("Gnome cubes")

/* Translators: RISE-175: what this rule is about, in a word or two */
N_ ("Gnomes in Dragonkeep")

/* Translators: RISE-176: what this rule is about, in a word or two */
N_ ("the level")

/* Translators: RISE-177: what this rule is about, in a word or two */
N_ ("each turn again")

/* Translators: RISE-178: what this rule is about, in a word or two */
N_ ("gold of the Gnomes")

/* Translators: heading in the rules of “rise” */
N_ ("Phase 6: reset")

/* Translators: RISE-179: what this rule is about, in a word or two */
N_ ("not after turn five")

/* Translators: RISE-181: what this rule is about, in a word or two */
N_ ("meeples return")

/* Translators: RISE-182: what this rule is about, in a word or two */
N_ ("new action cards")

/* Translators: RISE-183: what this rule is about, in a word or two */
N_ ("the markers")

/* Translators: RISE-184: what this rule is about, in a word or two */
N_ ("turn four: all tiles")

/* Translators: RISE-185: what this rule is about, in a word or two */
N_ ("turn four: one more meeple")

/* Translators: RISE-186: what this rule is about, in a word or two */
N_ ("cutthroat: new cards")

/* Translators: RISE-187: what this rule is about, in a word or two */
N_ ("Gnome deck empty")

/* Translators: RISE-188: what this rule is about, in a word or two */
N_ ("judges at the end")

/* Translators: RISE-189: what this rule is about, in a word or two */
N_ ("no judges for the Gnomes")

/* Translators: RISE-190: what this rule is about, in a word or two */
N_ ("the Gnomes win")

/* Translators: RISE-193: what this rule is about, in a word or two */
N_ ("shared victory")

/* Translators: RISE-001: what this rule is about, in a word or two */
N_ ("refused")

/* Translators: RISE-002: what this rule is about, in a word or two */
N_ ("order of reasons")

/* Translators: RISE-194: what this rule is about, in a word or two */
N_ ("one thing at a time")

/* Translators: RISE-195: what this rule is about, in a word or two */
N_ ("explanations")

/* Translators: RISE-196: what this rule is about, in a word or two */
N_ ("by hand")

/* Translators: RISE-198: what this rule is about, in a word or two */
N_ ("forecast")

/* Translators: RISE-199: what this rule is about, in a word or two */
N_ ("words for moves")

/* Translators: RISE-200: what this rule is about, in a word or two */
N_ ("paying")

/* Translators: RISE-201: what this rule is about, in a word or two */
N_ ("chance")

/* Translators: RISE-202: what this rule is about, in a word or two */
N_ ("asked only when needed")

/* Translators: RISE-203: what this rule is about, in a word or two */
N_ ("gifts")

/* Translators: RISE-205: what this rule is about, in a word or two */
N_ ("a sentence for all")

/* Translators: heading in the rules of “rise” */
N_ ("Rulings: setting up and turns")

/* Translators: RUL-01: what this rule is about, in a word or two */
N_ ("layout of the cards")

/* Translators: RUL-02: what this rule is about, in a word or two */
N_ ("rows or columns")

/* Translators: RUL-03: what this rule is about, in a word or two */
N_ ("filling hands")

/* Translators: RUL-04: what this rule is about, in a word or two */
N_ ("no card in hand")

/* Translators: RUL-18: what this rule is about, in a word or two */
N_ ("no free slot")

/* Translators: RUL-28: what this rule is about, in a word or two */
N_ ("two on one start tile")

/* Translators: RUL-58: what this rule is about, in a word or two */
N_ ("100 points and more")

/* Translators: RUL-61: what this rule is about, in a word or two */
N_ ("first to show judges")

/* Translators: RUL-62: what this rule is about, in a word or two */
N_ ("other rewards")

/* Translators: RUL-63: what this rule is about, in a word or two */
N_ ("used rewards")

/* Translators: RUL-64: what this rule is about, in a word or two */
N_ ("extra meeples")

/* Translators: RUL-65: what this rule is about, in a word or two */
N_ ("the waiting meeple")

/* Translators: RUL-67: what this rule is about, in a word or two */
N_ ("places of the red tiles")

/* Translators: RUL-68: what this rule is about, in a word or two */
N_ ("order of the reset")

/* Translators: RUL-70: what this rule is about, in a word or two */
N_ ("placing a token")

/* Translators: RUL-71: what this rule is about, in a word or two */
N_ ("deck empty without hands")

/* Translators: RUL-74: what this rule is about, in a word or two */
N_ ("starting production")

/* Translators: RUL-79: what this rule is about, in a word or two */
N_ ("too many tiles of a type")

/* Translators: RUL-80: what this rule is about, in a word or two */
N_ ("more than nine meeples")

/* Translators: heading in the rules of “rise” */
N_ ("Rulings: paying and acting")

/* Translators: RUL-08: what this rule is about, in a word or two */
N_ ("source of cubes")

/* Translators: RUL-09: what this rule is about, in a word or two */
N_ ("one or two cubes left")

/* Translators: RUL-10: what this rule is about, in a word or two */
N_ ("fewer than three")

/* Translators: RUL-11: what this rule is about, in a word or two */
N_ ("a meeple only to block")

/* Translators: RUL-12: what this rule is about, in a word or two */
N_ ("twice on a round space")

/* Translators: RUL-13: what this rule is about, in a word or two */
N_ ("paying for nothing")

/* Translators: RUL-14: what this rule is about, in a word or two */
N_ ("fewer than 3 gold")

/* Translators: RUL-15: what this rule is about, in a word or two */
N_ ("paying Tavern Sales in gold")

/* Translators: RUL-16: what this rule is about, in a word or two */
N_ ("20 beer, always")

/* Translators: RUL-17: what this rule is about, in a word or two */
N_ ("ends of the production track")

/* Translators: RUL-19: what this rule is about, in a word or two */
N_ ("thugs far away")

/* Translators: RUL-20: what this rule is about, in a word or two */
N_ ("cubes added by thugs")

/* Translators: RUL-21: what this rule is about, in a word or two */
N_ ("a bard where you are")

/* Translators: RUL-22: what this rule is about, in a word or two */
N_ ("bard and thugs without cubes")

/* Translators: RUL-23: what this rule is about, in a word or two */
N_ ("delivering lifted cubes")

/* Translators: RUL-24: what this rule is about, in a word or two */
N_ ("removing your own")

/* Translators: RUL-25: what this rule is about, in a word or two */
N_ ("cubes of a Caravan")

/* Translators: RUL-26: what this rule is about, in a word or two */
N_ ("building where you have one")

/* Translators: RUL-27: what this rule is about, in a word or two */
N_ ("two owners on a tile")

/* Translators: RUL-47: what this rule is about, in a word or two */
N_ ("cubes lost earlier")

/* Translators: RUL-48: what this rule is about, in a word or two */
N_ ("in another’s action")

/* Translators: RUL-49: what this rule is about, in a word or two */
N_ ("a Caravan with all cubes")

/* Translators: RUL-66: what this rule is about, in a word or two */
N_ ("gold of the same action")

/* Translators: RUL-72: what this rule is about, in a word or two */
N_ ("permission against rule")

/* Translators: RUL-73: what this rule is about, in a word or two */
N_ ("a second brewery")

/* Translators: RUL-77: what this rule is about, in a word or two */
N_ ("declining a gift")

/* Translators: RUL-81: what this rule is about, in a word or two */
N_ ("several bonuses")

/* Translators: heading in the rules of “rise” */
N_ ("Rulings: map, boats and dragon")

/* Translators: RUL-30: what this rule is about, in a word or two */
N_ ("meaning of land")

/* Translators: RUL-31: what this rule is about, in a word or two */
N_ ("cubes on water")

/* Translators: RUL-32: what this rule is about, in a word or two */
N_ ("the lair as sea")

/* Translators: RUL-33: what this rule is about, in a word or two */
N_ ("a card that says Sea")

/* Translators: RUL-34: what this rule is about, in a word or two */
N_ ("start of a boat trip")

/* Translators: RUL-35: what this rule is about, in a word or two */
N_ ("a boat beyond a boat")

/* Translators: RUL-36: what this rule is about, in a word or two */
N_ ("through the dragon")

/* Translators: RUL-37: what this rule is about, in a word or two */
N_ ("starting at the dragon")

/* Translators: RUL-38: what this rule is about, in a word or two */
N_ ("breweries turn up no tiles")

/* Translators: RUL-39: what this rule is about, in a word or two */
N_ ("a new Sea tile")

/* Translators: RUL-40: what this rule is about, in a word or two */
N_ ("dragon and face-down tiles")

/* Translators: RUL-41: what this rule is about, in a word or two */
N_ ("waking is no movement")

/* Translators: RUL-42: what this rule is about, in a word or two */
N_ ("the dragon’s own tile")

/* Translators: RUL-43: what this rule is about, in a word or two */
N_ ("a Tribute of no steps")

/* Translators: RUL-44: what this rule is about, in a word or two */
N_ ("order of bribes")

/* Translators: RUL-45: what this rule is about, in a word or two */
N_ ("choice of the brewery")

/* Translators: RUL-46: what this rule is about, in a word or two */
N_ ("choice of the cube")

/* Translators: RUL-54: what this rule is about, in a word or two */
N_ ("no icon")

/* Translators: RUL-69: what this rule is about, in a word or two */
N_ ("several tiles at once")

/* Translators: RUL-76: what this rule is about, in a word or two */
N_ ("a boat beside the dragon")

/* Translators: RUL-78: what this rule is about, in a word or two */
N_ ("icon not entered")

/* Translators: heading in the rules of “rise” */
N_ ("Rulings: the Gnomes, scoring, the end")

/* Translators: RUL-05: what this rule is about, in a word or two */
N_ ("points of Dragonkeep")

/* Translators: RUL-06: what this rule is about, in a word or two */
N_ ("an example that does not add up")

/* Translators: RUL-07: what this rule is about, in a word or two */
N_ ("place of the Gnome pieces")

/* Translators: RUL-29: what this rule is about, in a word or two */
N_ ("Gnome building sites")

/* Translators: RUL-50: what this rule is about, in a word or two */
N_ ("cubes the Gnomes remove")

/* Translators: RUL-51: what this rule is about, in a word or two */
N_ ("Competition without cubes")

/* Translators: RUL-52: what this rule is about, in a word or two */
N_ ("start of a Caravan")

/* Translators: RUL-53: what this rule is about, in a word or two */
N_ ("cutthroat Caravan")

/* Translators: RUL-55: what this rule is about, in a word or two */
N_ ("a completed row")

/* Translators: RUL-56: what this rule is about, in a word or two */
N_ ("Gnomes below 0")

/* Translators: RUL-57: what this rule is about, in a word or two */
N_ ("players below 0")

/* Translators: RUL-59: what this rule is about, in a word or two */
N_ ("the tie-break")

/* Translators: RUL-60: what this rule is about, in a word or two */
N_ ("level with the Gnomes")

/* Translators: RUL-75: what this rule is about, in a word or two */
N_ ("only one way")

/* Translators: WIZ-004: what this rule is about, in a word or two */
N_ ("colors")

/* Translators: WIZ-005: what this rule is about, in a word or two */
N_ ("level 1")

/* Translators: WIZ-006: what this rule is about, in a word or two */
N_ ("gems on the board")

/* Translators: WIZ-007: what this rule is about, in a word or two */
N_ ("unused colors")

/* Translators: WIZ-008: what this rule is about, in a word or two */
N_ ("the bag")

/* Translators: WIZ-009: what this rule is about, in a word or two */
N_ ("three cards each")

/* Translators: WIZ-010: what this rule is about, in a word or two */
N_ ("hands are secret")

/* Translators: WIZ-011: what this rule is about, in a word or two */
N_ ("deck and discard pile")

/* Translators: WIZ-012: what this rule is about, in a word or two */
N_ ("the character row")

/* Translators: WIZ-013: what this rule is about, in a word or two */
N_ ("first turn order")

/* Translators: WIZ-014: what this rule is about, in a word or two */
N_ ("for one round only")

/* Translators: WIZ-015: what this rule is about, in a word or two */
N_ ("reference cards")

/* Translators: WIZ-020: what this rule is about, in a word or two */
N_ ("a round")

/* Translators: WIZ-021: what this rule is about, in a word or two */
N_ ("one turn each")

/* Translators: WIZ-023: what this rule is about, in a word or two */
N_ ("only on your turn")

/* Translators: WIZ-025: what this rule is about, in a word or two */
N_ ("three steps")

/* Translators: WIZ-026: what this rule is about, in a word or two */
N_ ("markers stay")

/* Translators: heading in the rules of “wizard” */
N_ ("Taking a character")

/* Translators: WIZ-030: what this rule is about, in a word or two */
N_ ("take one tile")

/* Translators: WIZ-031: what this rule is about, in a word or two */
N_ ("taken tiles")

/* Translators: WIZ-033: what this rule is about, in a word or two */
N_ ("no changing")

/* Translators: WIZ-034: what this rule is about, in a word or two */
N_ ("tile first")

/* Translators: WIZ-035: what this rule is about, in a word or two */
N_ ("free again")

/* Translators: heading in the rules of “wizard” */
N_ ("Actions")

/* Translators: WIZ-041: what this rule is about, in a word or two */
N_ ("in order")

/* Translators: WIZ-042: what this rule is about, in a word or two */
N_ ("only these")

/* Translators: WIZ-043: what this rule is about, in a word or two */
N_ ("use of the number")

/* Translators: WIZ-044: what this rule is about, in a word or two */
N_ ("draw a card")

/* Translators: WIZ-045: what this rule is about, in a word or two */
N_ ("play a card")

/* Translators: WIZ-046: what this rule is about, in a word or two */
N_ ("draw a token")

/* Translators: WIZ-047: what this rule is about, in a word or two */
N_ ("as many as your level")

/* Translators: WIZ-048: what this rule is about, in a word or two */
N_ ("counted at the start")

/* Translators: WIZ-049: what this rule is about, in a word or two */
N_ ("not in the same draw")

/* Translators: WIZ-050: what this rule is about, in a word or two */
N_ ("without looking")

/* Translators: WIZ-051: what this rule is about, in a word or two */
N_ ("use of the level")

/* Translators: WIZ-052: what this rule is about, in a word or two */
N_ ("look and keep")

/* Translators: WIZ-053: what this rule is about, in a word or two */
N_ ("the other cards")

/* Translators: WIZ-054: what this rule is about, in a word or two */
N_ ("finish looking first")

/* Translators: WIZ-055: what this rule is about, in a word or two */
N_ ("trade")

/* Translators: WIZ-056: what this rule is about, in a word or two */
N_ ("only face-up things")

/* Translators: WIZ-057: what this rule is about, in a word or two */
N_ ("in time for a set")

/* Translators: heading in the rules of “wizard” */
N_ ("Tokens")

/* Translators: WIZ-060: what this rule is about, in a word or two */
N_ ("Add-a-Gem")

/* Translators: WIZ-061: what this rule is about, in a word or two */
N_ ("Level-Up")

/* Translators: WIZ-062: what this rule is about, in a word or two */
N_ ("element token")

/* Translators: WIZ-063: what this rule is about, in a word or two */
N_ ("a gem")

/* Translators: WIZ-064: what this rule is about, in a word or two */
N_ ("after the draw")

/* Translators: WIZ-065: what this rule is about, in a word or two */
N_ ("tokens stay")

/* Translators: heading in the rules of “wizard” */
N_ ("The Wizard")

/* Translators: WIZ-070: what this rule is about, in a word or two */
N_ ("the Wizard draws")

/* Translators: WIZ-071: what this rule is about, in a word or two */
N_ ("your gem wins")

/* Translators: WIZ-072: what this rule is about, in a word or two */
N_ ("other gems")

/* Translators: WIZ-073: what this rule is about, in a word or two */
N_ ("other tokens")

/* Translators: WIZ-074: what this rule is about, in a word or two */
N_ ("everything goes back")

/* Translators: WIZ-076: what this rule is about, in a word or two */
N_ ("in any round")

/* Translators: WIZ-077: what this rule is about, in a word or two */
N_ ("the chance")

/* Translators: heading in the rules of “wizard” */
N_ ("Sets of elements")

/* Translators: WIZ-080: what this rule is about, in a word or two */
N_ ("time for sets")

/* Translators: WIZ-081: what this rule is about, in a word or two */
N_ ("if you like")

/* Translators: WIZ-082: what this rule is about, in a word or two */
N_ ("pieces that count")

/* Translators: WIZ-083: what this rule is about, in a word or two */
N_ ("cards and tokens")

/* Translators: WIZ-084: what this rule is about, in a word or two */
N_ ("one element")

/* Translators: WIZ-085: what this rule is about, in a word or two */
N_ ("4 flowers")

/* Translators: WIZ-086: what this rule is about, in a word or two */
N_ ("5 snails")

/* Translators: WIZ-087: what this rule is about, in a word or two */
N_ ("6 bones")

/* Translators: WIZ-088: what this rule is about, in a word or two */
N_ ("7 mushrooms")

/* Translators: WIZ-089: what this rule is about, in a word or two */
N_ ("8 potions")

/* Translators: WIZ-090: what this rule is about, in a word or two */
N_ ("count symbols")

/* Translators: WIZ-091: what this rule is about, in a word or two */
N_ ("too few")

/* Translators: WIZ-093: what this rule is about, in a word or two */
N_ ("too many")

/* Translators: WIZ-094: what this rule is about, in a word or two */
N_ ("keeping the rest")

/* Translators: WIZ-095: what this rule is about, in a word or two */
N_ ("several at once")

/* Translators: WIZ-096: what this rule is about, in a word or two */
N_ ("used cards")

/* Translators: WIZ-097: what this rule is about, in a word or two */
N_ ("used tokens")

/* Translators: WIZ-098: what this rule is about, in a word or two */
N_ ("the deck runs out")

/* Translators: heading in the rules of “wizard” */
N_ ("Clean-up")

/* Translators: WIZ-110: what this rule is about, in a word or two */
N_ ("start of clean-up")

/* Translators: WIZ-111: what this rule is about, in a word or two */
N_ ("markers move")

/* Translators: WIZ-112: what this rule is about, in a word or two */
N_ ("the next order")

/* Translators: WIZ-113: what this rule is about, in a word or two */
N_ ("tiles go back")

/* Translators: WIZ-114: what this rule is about, in a word or two */
N_ ("everything else stays")

/* Translators: WIZ-120: what this rule is about, in a word or two */
N_ ("how to win")

/* Translators: WIZ-121: what this rule is about, in a word or two */
N_ ("the end comes at once")

/* Translators: WIZ-122: what this rule is about, in a word or two */
N_ ("no other end")

/* Translators: WIZ-123: what this rule is about, in a word or two */
N_ ("one winner")

/* Translators: WIZ-R01: what this rule is about, in a word or two */
N_ ("sets and the Wizard")

/* Translators: WIZ-R02: what this rule is about, in a word or two */
N_ ("order of tokens")

/* Translators: WIZ-R03: what this rule is about, in a word or two */
N_ ("time to return tokens")

/* Translators: WIZ-R04: what this rule is about, in a word or two */
N_ ("drawing several")

/* Translators: WIZ-R05: what this rule is about, in a word or two */
N_ ("the bag is too small")

/* Translators: WIZ-R06: what this rule is about, in a word or two */
N_ ("no gems left")

/* Translators: WIZ-R07: what this rule is about, in a word or two */
N_ ("time to shuffle")

/* Translators: WIZ-R08: what this rule is about, in a word or two */
N_ ("no declining")

/* Translators: WIZ-R09: what this rule is about, in a word or two */
N_ ("short entries")

/* Translators: WIZ-R10: what this rule is about, in a word or two */
N_ ("without a gem")

/* Translators: WIZ-R11: what this rule is about, in a word or two */
N_ ("highest level")

/* Translators: WIZ-R12: what this rule is about, in a word or two */
N_ ("tokens of other characters")

/* Translators: WIZ-R13: what this rule is about, in a word or two */
N_ ("played cards")

/* Translators: WIZ-R14: what this rule is about, in a word or two */
N_ ("turning in")

/* Translators: WIZ-R15: what this rule is about, in a word or two */
N_ ("two elements on one card")

/* Translators: WIZ-R16: what this rule is about, in a word or two */
N_ ("no limits")

/* Translators: WIZ-R17: what this rule is about, in a word or two */
N_ ("secrets")

/* Translators: WIZ-R18: what this rule is about, in a word or two */
N_ ("the same again")

/* Translators: WIZ-R20: what this rule is about, in a word or two */
N_ ("only with the Wizard")

/* Translators: WIZ-R21: what this rule is about, in a word or two */
N_ ("stopping")

/* Translators: WIZ-R22: what this rule is about, in a word or two */
N_ ("first order by agreement")

/* Translators: WIZ-R23: what this rule is about, in a word or two */
N_ ("the level at the start")

/* Translators: WIZ-R24: what this rule is about, in a word or two */
N_ ("the Oracle’s other cards")

/* Translators: WIZ-R25: what this rule is about, in a word or two */
N_ ("no consent needed")

/* Translators: WIZ-R26: what this rule is about, in a word or two */
N_ ("after a trade")

/* Translators: WIZ-R27: what this rule is about, in a word or two */
N_ ("too few cards to look at")

/* Translators: WIZ-R28: what this rule is about, in a word or two */
N_ ("cards the others see")

/* Translators: WIZ-R29: what this rule is about, in a word or two */
N_ ("exact number")

/* Translators: WIZ-R30: what this rule is about, in a word or two */
N_ ("no trade possible")

/* Translators: WIZ-R31: what this rule is about, in a word or two */
N_ ("another box")

/* Translators: WIZ-R32: what this rule is about, in a word or two */
N_ ("odd cards")

/* Translators: WIZ-R33: what this rule is about, in a word or two */
N_ ("one screen for all players")

/* Translators: ZAV-002: what this rule is about, in a word or two */
N_ ("the board")

/* Translators: ZAV-003: what this rule is about, in a word or two */
N_ ("starting gold")

/* Translators: ZAV-005: what this rule is about, in a word or two */
N_ ("open and hidden")

/* Translators: ZAV-006: what this rule is about, in a word or two */
N_ ("the gnome’s place")

/* Translators: ZAV-007: what this rule is about, in a word or two */
N_ ("light tiles")

/* Translators: ZAV-008: what this rule is about, in a word or two */
N_ ("dark tiles")

/* Translators: ZAV-009: what this rule is about, in a word or two */
N_ ("sorting the cards")

/* Translators: ZAV-010: what this rule is about, in a word or two */
N_ ("cards taken out")

/* Translators: ZAV-011: what this rule is about, in a word or two */
N_ ("the two piles")

/* Translators: ZAV-012: what this rule is about, in a word or two */
N_ ("the display")

/* Translators: ZAV-013: what this rule is about, in a word or two */
N_ ("trader cards")

/* Translators: ZAV-014: what this rule is about, in a word or two */
N_ ("first prices")

/* Translators: ZAV-015: what this rule is about, in a word or two */
N_ ("gem and arrow")

/* Translators: ZAV-016: what this rule is about, in a word or two */
N_ ("observer and banker")

/* Translators: ZAV-017: what this rule is about, in a word or two */
N_ ("start player")

/* Translators: ZAV-019: what this rule is about, in a word or two */
N_ ("number of actions")

/* Translators: ZAV-020: what this rule is about, in a word or two */
N_ ("turns")

/* Translators: ZAV-024: what this rule is about, in a word or two */
N_ ("the eight actions")

/* Translators: ZAV-025: what this rule is about, in a word or two */
N_ ("end of the action round")

/* Translators: ZAV-026: what this rule is about, in a word or two */
N_ ("the figure goes on")

/* Translators: heading in the rules of “zavandor” */
N_ ("Soil samples")

/* Translators: ZAV-027: what this rule is about, in a word or two */
N_ ("time for samples")

/* Translators: ZAV-028: what this rule is about, in a word or two */
N_ ("cost")

/* Translators: ZAV-029: what this rule is about, in a word or two */
N_ ("tiles to sample")

/* Translators: ZAV-030: what this rule is about, in a word or two */
N_ ("secret samples")

/* Translators: ZAV-031: what this rule is about, in a word or two */
N_ ("no commitment")

/* Translators: heading in the rules of “zavandor” */
N_ ("The gem market")

/* Translators: ZAV-032: what this rule is about, in a word or two */
N_ ("lowest and highest")

/* Translators: ZAV-033: what this rule is about, in a word or two */
N_ ("the limits")

/* Translators: ZAV-034: what this rule is about, in a word or two */
N_ ("prices do not move")

/* Translators: ZAV-035: what this rule is about, in a word or two */
N_ ("gem and arrow agree")

/* Translators: ZAV-036: what this rule is about, in a word or two */
N_ ("gems, not cards")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying gems")

/* Translators: ZAV-037: what this rule is about, in a word or two */
N_ ("number of gems")

/* Translators: ZAV-038: what this rule is about, in a word or two */
N_ ("one type")

/* Translators: ZAV-040: what this rule is about, in a word or two */
N_ ("arrow")

/* Translators: heading in the rules of “zavandor” */
N_ ("Selling gems")

/* Translators: ZAV-043: what this rule is about, in a word or two */
N_ ("sale price")

/* Translators: heading in the rules of “zavandor” */
N_ ("Drawing cards")

/* Translators: ZAV-045: what this rule is about, in a word or two */
N_ ("choice of pile")

/* Translators: ZAV-046: what this rule is about, in a word or two */
N_ ("keep one")

/* Translators: ZAV-047: what this rule is about, in a word or two */
N_ ("the other one")

/* Translators: ZAV-048: what this rule is about, in a word or two */
N_ ("the old card")

/* Translators: ZAV-049: what this rule is about, in a word or two */
N_ ("one card only")

/* Translators: ZAV-051: what this rule is about, in a word or two */
N_ ("short piles")

/* Translators: ZAV-052: what this rule is about, in a word or two */
N_ ("it is free")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying a tile")

/* Translators: ZAV-053: what this rule is about, in a word or two */
N_ ("places to buy")

/* Translators: ZAV-055: what this rule is about, in a word or two */
N_ ("payment")

/* Translators: ZAV-056: what this rule is about, in a word or two */
N_ ("turn it up")

/* Translators: ZAV-058: what this rule is about, in a word or two */
N_ ("buying blind")

/* Translators: ZAV-059: what this rule is about, in a word or two */
N_ ("the gnome notices")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying an item")

/* Translators: ZAV-063: what this rule is about, in a word or two */
N_ ("lay it out")

/* Translators: ZAV-064: what this rule is about, in a word or two */
N_ ("fill the gap")

/* Translators: ZAV-065: what this rule is about, in a word or two */
N_ ("empty pile")

/* Translators: ZAV-066: what this rule is about, in a word or two */
N_ ("effect of an item")

/* Translators: heading in the rules of “zavandor” */
N_ ("Trader cards")

/* Translators: ZAV-068: what this rule is about, in a word or two */
N_ ("take one")

/* Translators: ZAV-069: what this rule is about, in a word or two */
N_ ("exchange it")

/* Translators: ZAV-071: what this rule is about, in a word or two */
N_ ("use it")

/* Translators: heading in the rules of “zavandor” */
N_ ("Taking gold")

/* Translators: ZAV-074: what this rule is about, in a word or two */
N_ ("four gold")

/* Translators: heading in the rules of “zavandor” */
N_ ("Mining")

/* Translators: ZAV-075: what this rule is about, in a word or two */
N_ ("players who mine")

/* Translators: ZAV-076: what this rule is about, in a word or two */
N_ ("yield")

/* Translators: ZAV-077: what this rule is about, in a word or two */
N_ ("two symbols")

/* Translators: ZAV-078: what this rule is about, in a word or two */
N_ ("gems of choice")

/* Translators: ZAV-079: what this rule is about, in a word or two */
N_ ("just one")

/* Translators: ZAV-081: what this rule is about, in a word or two */
N_ ("mined gems")

/* Translators: ZAV-082: what this rule is about, in a word or two */
N_ ("not optional")

/* Translators: ZAV-083: what this rule is about, in a word or two */
N_ ("arrows")

/* Translators: ZAV-084: what this rule is about, in a word or two */
N_ ("when the bank runs out")

/* Translators: ZAV-085: what this rule is about, in a word or two */
N_ ("new prices")

/* Translators: heading in the rules of “zavandor” */
N_ ("Expert discounts")

/* Translators: ZAV-086: what this rule is about, in a word or two */
N_ ("once a round")

/* Translators: ZAV-087: what this rule is about, in a word or two */
N_ ("first step")

/* Translators: ZAV-088: what this rule is about, in a word or two */
N_ ("turn it")

/* Translators: ZAV-089: what this rule is about, in a word or two */
N_ ("one more")

/* Translators: ZAV-090: what this rule is about, in a word or two */
N_ ("limit")

/* Translators: ZAV-091: what this rule is about, in a word or two */
N_ ("discount gems")

/* Translators: ZAV-092: what this rule is about, in a word or two */
N_ ("the discount")

/* Translators: ZAV-094: what this rule is about, in a word or two */
N_ ("back to the bank")

/* Translators: ZAV-095: what this rule is about, in a word or two */
N_ ("no discount")

/* Translators: heading in the rules of “zavandor” */
N_ ("Before the next round")

/* Translators: ZAV-096: what this rule is about, in a word or two */
N_ ("the gnome")

/* Translators: ZAV-097: what this rule is about, in a word or two */
N_ ("the gnome’s way")

/* Translators: ZAV-098: what this rule is about, in a word or two */
N_ ("nowhere to go")

/* Translators: ZAV-099: what this rule is about, in a word or two */
N_ ("never on Diamantina")

/* Translators: ZAV-100: what this rule is about, in a word or two */
N_ ("the correction")

/* Translators: ZAV-101: what this rule is about, in a word or two */
N_ ("gold for all players")

/* Translators: ZAV-102: what this rule is about, in a word or two */
N_ ("the most expensive gem")

/* Translators: ZAV-103: what this rule is about, in a word or two */
N_ ("several highest prices")

/* Translators: ZAV-104: what this rule is about, in a word or two */
N_ ("gems that count")

/* Translators: heading in the rules of “zavandor” */
N_ ("Artifacts")

/* Translators: ZAV-105: what this rule is about, in a word or two */
N_ ("five kinds")

/* Translators: ZAV-107: what this rule is about, in a word or two */
N_ ("several Gnomunculi")

/* Translators: ZAV-108: what this rule is about, in a word or two */
N_ ("Alchemister")

/* Translators: ZAV-109: what this rule is about, in a word or two */
N_ ("several Alchemisters")

/* Translators: ZAV-110: what this rule is about, in a word or two */
N_ ("gold comes late")

/* Translators: ZAV-111: what this rule is about, in a word or two */
N_ ("Convertor")

/* Translators: ZAV-112: what this rule is about, in a word or two */
N_ ("wild gems")

/* Translators: ZAV-113: what this rule is about, in a word or two */
N_ ("used once")

/* Translators: ZAV-114: what this rule is about, in a word or two */
N_ ("wild gems and arrows")

/* Translators: ZAV-115: what this rule is about, in a word or two */
N_ ("mixing")

/* Translators: ZAV-117: what this rule is about, in a word or two */
N_ ("toll")

/* Translators: ZAV-118: what this rule is about, in a word or two */
N_ ("affordable gems")

/* Translators: ZAV-119: what this rule is about, in a word or two */
N_ ("choice of gems")

/* Translators: ZAV-120: what this rule is about, in a word or two */
N_ ("gold at hand")

/* Translators: ZAV-121: what this rule is about, in a word or two */
N_ ("two owners")

/* Translators: ZAV-123: what this rule is about, in a word or two */
N_ ("Emeromobile")

/* Translators: ZAV-124: what this rule is about, in a word or two */
N_ ("a marker")

/* Translators: ZAV-126: what this rule is about, in a word or two */
N_ ("used up")

/* Translators: ZAV-127: what this rule is about, in a word or two */
N_ ("price and arrow")

/* Translators: ZAV-128: what this rule is about, in a word or two */
N_ ("the end is near")

/* Translators: ZAV-130: what this rule is about, in a word or two */
N_ ("play it out")

/* Translators: ZAV-132: what this rule is about, in a word or two */
N_ ("a tie")

/* Translators: ZAV-133: what this rule is about, in a word or two */
N_ ("wild gems in the sale")

/* Translators: ZAV-134: what this rule is about, in a word or two */
N_ ("worth nothing")

/* Translators: heading in the rules of “zavandor” */
N_ ("Supply")

/* Translators: ZAV-136: what this rule is about, in a word or two */
N_ ("gems")

/* Translators: ZAV-137: what this rule is about, in a word or two */
N_ ("ones and fours")

/* Translators: ZAV-138: what this rule is about, in a word or two */
N_ ("gold")

/* Translators: heading in the rules of “zavandor” */
N_ ("The host")

/* Translators: ZAV-141: what this rule is about, in a word or two */
N_ ("turned-up cards and tiles")

/* Translators: ZAV-143: what this rule is about, in a word or two */
N_ ("correcting the table")

/* Translators: R-01: what this rule is about, in a word or two */
N_ ("direction of the districts")

/* Translators: R-02: what this rule is about, in a word or two */
N_ ("four cards")

/* Translators: R-04: what this rule is about, in a word or two */
N_ ("passing")

/* Translators: R-05: what this rule is about, in a word or two */
N_ ("start of mining")

/* Translators: R-06: what this rule is about, in a word or two */
N_ ("deals")

/* Translators: R-07: what this rule is about, in a word or two */
N_ ("samples")

/* Translators: R-08: what this rule is about, in a word or two */
N_ ("limits at every step")

/* Translators: R-09: what this rule is about, in a word or two */
N_ ("by type")

/* Translators: R-10: what this rule is about, in a word or two */
N_ ("gems run out")

/* Translators: R-11: what this rule is about, in a word or two */
N_ ("gold runs out")

/* Translators: R-12: what this rule is about, in a word or two */
N_ ("wild gems cannot be bought")

/* Translators: R-13: what this rule is about, in a word or two */
N_ ("use of wild gems")

/* Translators: R-14: what this rule is about, in a word or two */
N_ ("wild gems and prices")

/* Translators: R-15: what this rule is about, in a word or two */
N_ ("overpaying")

/* Translators: R-17: what this rule is about, in a word or two */
N_ ("keeping the old card")

/* Translators: R-18: what this rule is about, in a word or two */
N_ ("empty slots")

/* Translators: R-19: what this rule is about, in a word or two */
N_ ("the same trader")

/* Translators: R-20: what this rule is about, in a word or two */
N_ ("limit of a trade")

/* Translators: R-21: what this rule is about, in a word or two */
N_ ("trade and prices")

/* Translators: R-22: what this rule is about, in a word or two */
N_ ("less mining")

/* Translators: R-23: what this rule is about, in a word or two */
N_ ("one type twice")

/* Translators: R-24: what this rule is about, in a word or two */
N_ ("wild symbols")

/* Translators: R-25: what this rule is about, in a word or two */
N_ ("order of mining")

/* Translators: R-26: what this rule is about, in a word or two */
N_ ("rounding the toll")

/* Translators: R-27: what this rule is about, in a word or two */
N_ ("a misprint")

/* Translators: R-28: what this rule is about, in a word or two */
N_ ("gems or tiles")

/* Translators: R-29: what this rule is about, in a word or two */
N_ ("several Hoovermatics")

/* Translators: R-30: what this rule is about, in a word or two */
N_ ("with the last action")

/* Translators: R-31: what this rule is about, in a word or two */
N_ ("new machines")

/* Translators: R-32: what this rule is about, in a word or two */
N_ ("upright and sideways")

/* Translators: R-35: what this rule is about, in a word or two */
N_ ("bank empty")

/* Translators: R-36: what this rule is about, in a word or two */
N_ ("small prices")

/* Translators: R-37: what this rule is about, in a word or two */
N_ ("Diamantina and the gnome")

/* Translators: R-38: what this rule is about, in a word or two */
N_ ("empty districts")

/* Translators: R-39: what this rule is about, in a word or two */
N_ ("emptied during a round")

/* Translators: R-42: what this rule is about, in a word or two */
N_ ("time of the correction")

/* Translators: R-44: what this rule is about, in a word or two */
N_ ("things you can sell")

/* Translators: R-46: what this rule is about, in a word or two */
N_ ("other places")

/* Translators: R-47: what this rule is about, in a word or two */
N_ ("gold in hand")

/* Translators: R-48: what this rule is about, in a word or two */
N_ ("no winner in sight")

/* Translators: R-49: what this rule is about, in a word or two */
N_ ("the card in hand")

/* Translators: R-50: what this rule is about, in a word or two */
N_ ("the first reason")

/* Translators: R-51: what this rule is about, in a word or two */
N_ ("table and screen")
