# The course of Mosaic; lessons/mosaic.lessons names these messages. At most 60 words a step.

mosaic-what = Piece together a civilization around the ancient Mediterranean, one action a turn. Influence in its regions and the finest works at the end decide.
mosaic-length = 90–150 minutes
mosaic-weight = medium to heavy

## 1

mosaic-lesson-first = A city by the sea
mosaic-lesson-first-build = You do one action a turn, and points come from what you build. Build a city: choose “Build”, then the Merchant City from the market, which also makes trade pay better. Place it on I11 in Numidia, where a cache of 20 money lies.
mosaic-lesson-first-not-build = You will need that soon. This lesson is about building.
mosaic-lesson-first-not-merchant = A fine piece, but the Merchant City brings a city and tariff production besides.
mosaic-lesson-first-not-here = A city may stand on almost any free hex. On I11 you pick up 20 money.
mosaic-lesson-first-port = The money is yours, the hex too, and nobody else is in Numidia. Now a port city: “Build”, then the port without a card. Place it on M7, which is Ostia: the Fish there raises your food production.
mosaic-lesson-first-not-port = Take the port city without a card; cards cost you nothing extra, but none here is a port.
mosaic-lesson-first-not-there = Ports stand on port hexes. Take Ostia, M7.
mosaic-lesson-first-end = Two turns, two cities: each counts 2 influence in its region, and points at the end. Cities cost population, and food, which you have just begun to produce, brings new people.

## 2

mosaic-lesson-work = Work and ideas
mosaic-lesson-work-work = Stone builds, food feeds, ideas are for technologies. When something runs short, put your people to work: you get your population plus the level of that track. You are short of ideas. Work for ideas.
mosaic-lesson-work-not-work = For that you lack something, or it can wait. Work first.
mosaic-lesson-work-not-ideas = That track would pay, too. But technologies cost ideas.
mosaic-lesson-work-learn = Enough for a technology: each costs 5 ideas. Choose “Technology” and take Mining from the market; then play it at once.
mosaic-lesson-work-not-learn = The ideas want to be used: choose “Technology”.
mosaic-lesson-work-not-mining = Good as well. Here we take Mining, which raises a production track.
mosaic-lesson-work-not-keep = Face down it does nothing. You have its prerequisites: play it.
mosaic-lesson-work-end = Work, then spend: that is the heartbeat of the game. High tracks make every Work worth more, so technologies that raise them early pay for themselves.

## 3

mosaic-lesson-towns = Towns and goods
mosaic-lesson-towns-town = Beside cities stand towns: free, but with less influence. The coopers’ town in the market pays 5 money, raises your tariff, and scores 5 points at the end if you own Wine, Olive oil and Timber. Build it on J11: Stone lies there.
mosaic-lesson-towns-not-build = Towns come by “Build”.
mosaic-lesson-towns-not-coopers = Take the coopers’ manufacturing town from the market.
mosaic-lesson-towns-not-here = Possible. On J11, next to your city, lies a good you can have for nothing.
mosaic-lesson-towns-weavers = Stone production +2, and it is your turn again. Tariffs pay for different goods, and some cards ask for certain ones: the weavers in the market for Textiles, Dyes and Incense. Build their town on I10, where Incense lies.
mosaic-lesson-towns-not-again = One more town first: choose “Build”.
mosaic-lesson-towns-not-weavers = The weavers pay 5 money and raise your tariff. A town without a card does neither.
mosaic-lesson-towns-same = Stone again. A second good of a kind adds nothing to tariffs.
mosaic-lesson-towns-ivory = New as well. But these weavers want Incense, on I10.
mosaic-lesson-towns-not-there = Take the good that the weavers ask for: Incense, on I10.
mosaic-lesson-towns-end = What lies on a hex is yours: goods stay in your warehouse and make tariffs pay, caches are spent at once.

## 4

mosaic-lesson-technology = Technologies and pillars
mosaic-lesson-technology-take = A technology shows icons of the nine pillars. Many ask for icons you must already have; without them a card waits face down. Take Migration, which asks for nothing.
mosaic-lesson-technology-not-technology = Choose “Technology”: you have the ideas for one.
mosaic-lesson-technology-not-migration = Look at the icons before the arrow: that is what a card asks for. Migration asks for none.
mosaic-lesson-technology-play = Play it now: Migration founds a city for one population, without an action of its own, in a region next to one of your cities. Put it on N4 in Italy, where Bronze lies.
mosaic-lesson-technology-not-keep = Kept face down it would help you later. A city helps now.
mosaic-lesson-technology-not-here = Allowed. But N4 has Bronze, and Italy is worth most.
mosaic-lesson-technology-end = Icons do three things: they open other technologies, they win golden ages, and many cards count them at the end. Collect a few pillars, not all nine.

## 5

mosaic-lesson-tax = Tax and tariff
mosaic-lesson-tax-ivory = Money comes by “Tax & Tariff”. A tariff pays for every different good in your warehouse, for cities, and for your tariff track. One more good first: build the jewellers’ town on H11, where Ivory lies.
mosaic-lesson-tax-not-build = You could levy now. One turn more, and it pays better: build.
mosaic-lesson-tax-not-jewellers = The jewellers bring 5 money and a better tariff besides.
mosaic-lesson-tax-not-here = You have that, or nothing lies there. Ivory on H11 is new to you.
mosaic-lesson-tax-levy = Seven different goods: that also won you the tile “Merchant”. The best tariff has gone up from 38 money to 42. Choose “Tax & Tariff”, and the card that pays most, although it brings unrest 3.
mosaic-lesson-tax-not-tax = Your warehouse is full of different goods: let them pay.
mosaic-lesson-tax-not-best = A little less unrest, a good deal less money. The other tariff pays 42.
mosaic-lesson-tax-end = Whoever levies also empties the chest, into which every city built puts money. Unrest costs a point each at the end, unless cards of yours calm it.

## 6

mosaic-lesson-military = Influence by the sword
mosaic-lesson-military-recruit = The plate of each region says who has how much influence there. In Italy you are level. A unit is 1 influence. Choose “Military” and recruit one in Italy.
mosaic-lesson-military-not-military = Look at Italy: both of you have 4 influence. One unit decides.
mosaic-lesson-military-not-unit = Marching adds nobody. Recruit.
mosaic-lesson-military-not-italy = Italy first: there you are level.
mosaic-lesson-military-second = You may recruit two units a turn. In Greece you are level, too: recruit there, then end the action.
mosaic-lesson-military-not-greece = Italy is settled. Greece is not.
mosaic-lesson-military-not-done = Enough for now: end the action.
mosaic-lesson-military-end = Units stand in a region, never on a hex, and fight no battles: they add influence. Only certain cards remove them.

## 7

mosaic-lesson-tiles = Achievements
mosaic-lesson-tiles-empire = Tiles beside the board are worth 6 points each for whoever is first. “Imperial” wants you to dominate four regions: to have most influence there. Egypt is empty. Recruit in Italy, then march the infantry from Assyria to Egypt, and end the action.
mosaic-lesson-tiles-not-military = Your people must get to Egypt: choose “Military”.
mosaic-lesson-tiles-follow = First a unit in Italy, then the march from Assyria to Egypt, then done.
mosaic-lesson-tiles-claim = The condition is met. Nothing is claimed for you: say so before your turn ends. Claim “Imperial”.
mosaic-lesson-tiles-not-claim = Somebody else could be faster. Claim it now.
mosaic-lesson-tiles-end = Six points, and nobody can take them back, even if your troops leave. Golden ages work the same way: they ask for six icons of a pillar.

## 8

mosaic-lesson-wonder = A wonder
mosaic-lesson-wonder-wonder = Nine wonders lie open, each for one player only. They cost much, but bring points and a power. You have what it takes for the Great Library. Build it on P3.
mosaic-lesson-wonder-not-wonder = You have saved long enough. Choose “Wonder”.
mosaic-lesson-wonder-not-library = Take the Great Library: it adds to your pillars.
mosaic-lesson-wonder-not-here = On P3 in Greece lies a cache of ideas, too.
mosaic-lesson-wonder-pillar = The Library strengthens a pillar by two icons. You collect Culture: with it a golden age is near.
mosaic-lesson-wonder-not-culture = You have few of those. Culture is your strong side.
mosaic-lesson-wonder-end = Look at the wonders early: whoever knows which one suits them works towards it for half the game.

## 9

mosaic-lesson-government = A government, and a scoring
mosaic-lesson-government-govern = A government is paid once and scores in every Empire Scoring from then on. Tyranny is the one in your reach. Choose “Government”; in thanks you may refresh a market.
mosaic-lesson-government-not-government = Whatever you do, a scoring card is near. A government makes it pay.
mosaic-lesson-government-refresh = Refresh the population market and see what comes up from its pile.
mosaic-lesson-government-not-refresh = Take the population market: it is about to bring something.
mosaic-lesson-government-end = An Empire Scoring came up: in each region whoever has most influence scores its points, a second place 2. Look at the log. The third such card starts the end.

## 10

mosaic-lesson-end = The last scoring
mosaic-lesson-end-second = The third Empire Scoring may come up any moment. In Assyria you have nobody, and a second place there is worth 2 points. Choose “Military”, march one infantry from Greece to Assyria, and end the action.
mosaic-lesson-end-not-now = Nothing that costs so little brings 2 points. Choose “Military”.
mosaic-lesson-end-march = March one infantry from Greece to Assyria, then end the action.
mosaic-lesson-end-last = There it was: 2 points for one soldier in Assyria. Now comes your last turn, and no influence will be scored again, so anything goes. Send a recruit to Italy, end the action, and see the count.
mosaic-lesson-end-not-military = A last parade: choose “Military”.
mosaic-lesson-end-follow = A unit, Italy, done: that is all.
mosaic-lesson-end-end = Scorings, cities, towns, wonders, tiles, technologies, projects, less unrest: that is the whole count. You have 187, the winner 235, 84 of them from regions. Fight for those first.

## 11

mosaic-lesson-game = Your first game
