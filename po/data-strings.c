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

/* Translators: name of a component of “invasion” (boons) */
N_ ("Kitchen")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pantry")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bedroom")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bathroom")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Library")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Attic")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Cellar")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Nursery")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Guest room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tool shed")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Panic room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Conservatory")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Observatory")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Smithy")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Laundry")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Study")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Ballroom")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sauna")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Music room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pigeon loft")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Trophy room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Secret passage")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Waiting room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Dining room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Broom cupboard")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Garage")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Chat room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Balcony")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Room to improve")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Smallest room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Mushroom")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Greenhouse")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hallway")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wine cellar")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rake")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spade")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hoe")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pitchfork")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Frying pan")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rolling pin")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Feather duster")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Leaf blower")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Garden hose")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lawnmower")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wet towel")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Umbrella")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hedge shears")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fly swatter")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Stern look")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Plunger")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Old baguette")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Egg whisk")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Croquet mallet")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tax return")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Feather pillow")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Carpet beater")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Curtain rod")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Concrete gnome")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bagpipes")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Toaster")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sharp remark")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Poker")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Potato in a sock")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Water pistol")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Ladder")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Apple pie")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spyglass")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spare die")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Biscuit tin")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Unwelcome mat")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Piggy bank")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Magnifying glass")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Door wedge")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Voucher")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tape measure")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lucky sock")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Thermos flask")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Duct tape")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Earplugs")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spare key")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Eraser")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Black coffee")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Furniture manual")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fog machine")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Fishing rod")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rubber duck")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Firework")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Padlock")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Snow globe")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Sandwich")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Monocle")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Play dead")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lights out")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Nobody home")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rummage")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Old friend")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Blind date")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Rabbit’s foot")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Second thoughts")

/* Translators: name of a component of “invasion” (boons) */
N_ ("One more push")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Encore")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Yard sale")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Grand tour")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Typo")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Return to sender")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Pass the salt")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Spring cleaning")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lost property")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Haggling")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Flattery")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Small print")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Coin toss")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Eavesdropping")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Best of two")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Battle cry")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Home advantage")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tea break")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Group hug")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Dog")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Cat")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Aunt")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Lodger")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Guard goose")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Plumber")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Grandma")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Estate agent")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Paperboy")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Hedgehog")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Chimney sweep")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Scarecrow")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Au pair")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Butler")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Parrot")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Handyman")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Elephant in the room")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Reformed burglar")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Bee swarm")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Babysitter")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Robot mower")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Night owl")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Imaginary friend")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Choir practice")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Third cousin")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Tortoise")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Architect")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Wrestling vicar")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Teenager")

/* Translators: name of a component of “invasion” (boons) */
N_ ("Twin sisters")

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
N_ ("Everybody hums one song together. Whoever laughs first discards a card from the hand.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("The Tunneller")

/* Translators: words on the component “The Tunneller” of “invasion” (gnomes) */
N_ ("Came up in the wrong house.")

/* Translators: name of a component of “invasion” (gnomes) */
N_ ("Census Taker")

/* Translators: words on the component “Census Taker” of “invasion” (gnomes) */
N_ ("How many are you? How many were you?")

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
N_ ("when it ends")

/* Translators: EX-009: what this rule is about, in a word or two */
N_ ("ties")

/* Translators: ZAV-002: what this rule is about, in a word or two */
N_ ("the board")

/* Translators: ZAV-003: what this rule is about, in a word or two */
N_ ("what you start with")

/* Translators: ZAV-005: what this rule is about, in a word or two */
N_ ("open and hidden")

/* Translators: ZAV-006: what this rule is about, in a word or two */
N_ ("the gnome's place")

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

/* Translators: heading in the rules of “zavandor” */
N_ ("Rounds and turns")

/* Translators: ZAV-018: what this rule is about, in a word or two */
N_ ("a round")

/* Translators: ZAV-019: what this rule is about, in a word or two */
N_ ("how many actions")

/* Translators: ZAV-020: what this rule is about, in a word or two */
N_ ("turns")

/* Translators: ZAV-021: what this rule is about, in a word or two */
N_ ("a turn")

/* Translators: ZAV-022: what this rule is about, in a word or two */
N_ ("no passing")

/* Translators: ZAV-023: what this rule is about, in a word or two */
N_ ("whose turn")

/* Translators: ZAV-024: what this rule is about, in a word or two */
N_ ("the eight actions")

/* Translators: ZAV-025: what this rule is about, in a word or two */
N_ ("end of the action round")

/* Translators: ZAV-026: what this rule is about, in a word or two */
N_ ("the figure goes on")

/* Translators: heading in the rules of “zavandor” */
N_ ("Soil samples")

/* Translators: ZAV-027: what this rule is about, in a word or two */
N_ ("when")

/* Translators: ZAV-028: what this rule is about, in a word or two */
N_ ("cost")

/* Translators: ZAV-029: what this rule is about, in a word or two */
N_ ("where")

/* Translators: ZAV-030: what this rule is about, in a word or two */
N_ ("who sees it")

/* Translators: ZAV-031: what this rule is about, in a word or two */
N_ ("no strings")

/* Translators: heading in the rules of “zavandor” */
N_ ("The gem market")

/* Translators: ZAV-032: what this rule is about, in a word or two */
N_ ("lowest and highest")

/* Translators: ZAV-033: what this rule is about, in a word or two */
N_ ("the limits")

/* Translators: ZAV-034: what this rule is about, in a word or two */
N_ ("prices stand still")

/* Translators: ZAV-035: what this rule is about, in a word or two */
N_ ("gem and arrow agree")

/* Translators: ZAV-036: what this rule is about, in a word or two */
N_ ("gems, not cards")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying gems")

/* Translators: ZAV-037: what this rule is about, in a word or two */
N_ ("how many")

/* Translators: ZAV-038: what this rule is about, in a word or two */
N_ ("one type")

/* Translators: ZAV-040: what this rule is about, in a word or two */
N_ ("arrow")

/* Translators: ZAV-041: what this rule is about, in a word or two */
N_ ("supply")

/* Translators: heading in the rules of “zavandor” */
N_ ("Selling gems")

/* Translators: ZAV-043: what this rule is about, in a word or two */
N_ ("what you get")

/* Translators: heading in the rules of “zavandor” */
N_ ("Drawing cards")

/* Translators: ZAV-045: what this rule is about, in a word or two */
N_ ("which pile")

/* Translators: ZAV-046: what this rule is about, in a word or two */
N_ ("keep one")

/* Translators: ZAV-047: what this rule is about, in a word or two */
N_ ("the other one")

/* Translators: ZAV-048: what this rule is about, in a word or two */
N_ ("the old hand card")

/* Translators: ZAV-049: what this rule is about, in a word or two */
N_ ("one card only")

/* Translators: ZAV-051: what this rule is about, in a word or two */
N_ ("short piles")

/* Translators: ZAV-052: what this rule is about, in a word or two */
N_ ("it is free")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying a tile")

/* Translators: ZAV-055: what this rule is about, in a word or two */
N_ ("where it goes")

/* Translators: ZAV-056: what this rule is about, in a word or two */
N_ ("turn it up")

/* Translators: ZAV-058: what this rule is about, in a word or two */
N_ ("blind is fine")

/* Translators: ZAV-059: what this rule is about, in a word or two */
N_ ("the gnome notices")

/* Translators: heading in the rules of “zavandor” */
N_ ("Buying an item")

/* Translators: ZAV-060: what this rule is about, in a word or two */
N_ ("where from")

/* Translators: ZAV-063: what this rule is about, in a word or two */
N_ ("lay it out")

/* Translators: ZAV-064: what this rule is about, in a word or two */
N_ ("fill the gap")

/* Translators: ZAV-065: what this rule is about, in a word or two */
N_ ("when the pile is empty")

/* Translators: ZAV-066: what this rule is about, in a word or two */
N_ ("what it brings")

/* Translators: ZAV-067: what this rule is about, in a word or two */
N_ ("paying")

/* Translators: heading in the rules of “zavandor” */
N_ ("Trader cards")

/* Translators: ZAV-068: what this rule is about, in a word or two */
N_ ("take one")

/* Translators: ZAV-069: what this rule is about, in a word or two */
N_ ("exchange it")

/* Translators: ZAV-070: what this rule is about, in a word or two */
N_ ("one each")

/* Translators: ZAV-071: what this rule is about, in a word or two */
N_ ("use it")

/* Translators: ZAV-072: what this rule is about, in a word or two */
N_ ("it stays")

/* Translators: heading in the rules of “zavandor” */
N_ ("Taking gold")

/* Translators: ZAV-074: what this rule is about, in a word or two */
N_ ("four gold")

/* Translators: heading in the rules of “zavandor” */
N_ ("Mining")

/* Translators: ZAV-075: what this rule is about, in a word or two */
N_ ("who mines")

/* Translators: ZAV-076: what this rule is about, in a word or two */
N_ ("yield")

/* Translators: ZAV-077: what this rule is about, in a word or two */
N_ ("two symbols")

/* Translators: ZAV-078: what this rule is about, in a word or two */
N_ ("gems of choice")

/* Translators: ZAV-079: what this rule is about, in a word or two */
N_ ("just one")

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

/* Translators: ZAV-092: what this rule is about, in a word or two */
N_ ("the discount")

/* Translators: ZAV-094: what this rule is about, in a word or two */
N_ ("back to the bank")

/* Translators: ZAV-095: what this rule is about, in a word or two */
N_ ("what gets none")

/* Translators: heading in the rules of “zavandor” */
N_ ("Before the next round")

/* Translators: ZAV-096: what this rule is about, in a word or two */
N_ ("the gnome")

/* Translators: ZAV-098: what this rule is about, in a word or two */
N_ ("nowhere to go")

/* Translators: ZAV-099: what this rule is about, in a word or two */
N_ ("never there")

/* Translators: ZAV-100: what this rule is about, in a word or two */
N_ ("the correction")

/* Translators: ZAV-101: what this rule is about, in a word or two */
N_ ("gold for all")

/* Translators: ZAV-102: what this rule is about, in a word or two */
N_ ("the dearest gem")

/* Translators: ZAV-103: what this rule is about, in a word or two */
N_ ("several dearest")

/* Translators: ZAV-104: what this rule is about, in a word or two */
N_ ("what counts")

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
N_ ("what you can pay")

/* Translators: ZAV-119: what this rule is about, in a word or two */
N_ ("which ones")

/* Translators: ZAV-120: what this rule is about, in a word or two */
N_ ("gold at hand")

/* Translators: ZAV-121: what this rule is about, in a word or two */
N_ ("two owners")

/* Translators: ZAV-122: what this rule is about, in a word or two */
N_ ("at once")

/* Translators: ZAV-123: what this rule is about, in a word or two */
N_ ("Emeromobile")

/* Translators: ZAV-124: what this rule is about, in a word or two */
N_ ("a marker")

/* Translators: ZAV-125: what this rule is about, in a word or two */
N_ ("one at a time")

/* Translators: ZAV-126: what this rule is about, in a word or two */
N_ ("used up")

/* Translators: ZAV-127: what this rule is about, in a word or two */
N_ ("price and arrow")

/* Translators: ZAV-128: what this rule is about, in a word or two */
N_ ("the end is near")

/* Translators: ZAV-129: what this rule is about, in a word or two */
N_ ("points")

/* Translators: ZAV-130: what this rule is about, in a word or two */
N_ ("play it out")

/* Translators: ZAV-131: what this rule is about, in a word or two */
N_ ("who wins")

/* Translators: ZAV-132: what this rule is about, in a word or two */
N_ ("a tie")

/* Translators: ZAV-133: what this rule is about, in a word or two */
N_ ("wild gems in the sale")

/* Translators: ZAV-134: what this rule is about, in a word or two */
N_ ("worth nothing")

/* Translators: ZAV-135: what this rule is about, in a word or two */
N_ ("still tied")

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

/* Translators: ZAV-140: what this rule is about, in a word or two */
N_ ("which reason first")

/* Translators: ZAV-141: what this rule is about, in a word or two */
N_ ("what turns up")

/* Translators: ZAV-142: what this rule is about, in a word or two */
N_ ("cannot be")

/* Translators: ZAV-143: what this rule is about, in a word or two */
N_ ("correcting the table")

/* Translators: ZAV-144: what this rule is about, in a word or two */
N_ ("stopping")

/* Translators: heading in the rules of “zavandor” */
N_ ("Rulings")

/* Translators: R-01: what this rule is about, in a word or two */
N_ ("which way round")

/* Translators: R-02: what this rule is about, in a word or two */
N_ ("four cards")

/* Translators: R-03: what this rule is about, in a word or two */
N_ ("mined gems")

/* Translators: R-04: what this rule is about, in a word or two */
N_ ("passing")

/* Translators: R-05: what this rule is about, in a word or two */
N_ ("when mining begins")

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
N_ ("what wild gems can do")

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
N_ ("how much trade")

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

/* Translators: R-33: what this rule is about, in a word or two */
N_ ("declining")

/* Translators: R-34: what this rule is about, in a word or two */
N_ ("discount gems")

/* Translators: R-35: what this rule is about, in a word or two */
N_ ("bank empty")

/* Translators: R-36: what this rule is about, in a word or two */
N_ ("small prices")

/* Translators: R-37: what this rule is about, in a word or two */
N_ ("Diamantina and the gnome")

/* Translators: R-38: what this rule is about, in a word or two */
N_ ("empty districts")

/* Translators: R-39: what this rule is about, in a word or two */
N_ ("emptied in mid-round")

/* Translators: R-40: what this rule is about, in a word or two */
N_ ("several dearest types")

/* Translators: R-42: what this rule is about, in a word or two */
N_ ("when exactly")

/* Translators: R-43: what this rule is about, in a word or two */
N_ ("the last round")

/* Translators: R-44: what this rule is about, in a word or two */
N_ ("what is sold")

/* Translators: R-46: what this rule is about, in a word or two */
N_ ("other places")

/* Translators: R-47: what this rule is about, in a word or two */
N_ ("gold in hand")

/* Translators: R-48: what this rule is about, in a word or two */
N_ ("nobody gets there")

/* Translators: R-49: what this rule is about, in a word or two */
N_ ("the hand card")

/* Translators: R-50: what this rule is about, in a word or two */
N_ ("the first reason")

/* Translators: R-51: what this rule is about, in a word or two */
N_ ("table and screen")
