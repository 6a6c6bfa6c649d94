### Mosaic: what its words mean, and what each kind of question is about

## Terms

mosaic-term-points = victory points
mosaic-term-points-also = VP, point
mosaic-term-points-text = Most of them win. They come from Empire Scorings, tiles, wonders, governments and what cards score at the end.
mosaic-term-scoring = Empire Scoring
mosaic-term-scoring-also = scoring
mosaic-term-scoring-text = At most three times a game every region is scored by influence: when a scoring card is drawn, or when tiles of two kinds are gone.
mosaic-term-influence = influence
mosaic-term-influence-also = Influence
mosaic-term-influence-text = In a region: 2 for each city and wonder of yours, 1 for each town and unit.
mosaic-term-dominate = dominate
mosaic-term-dominate-also = dominates, dominated
mosaic-term-dominate-text = To have strictly more influence in a region than anyone else: 3 VP, and 1 more for each city and wonder there.
mosaic-term-pillars = Pillars
mosaic-term-pillar = pillar
mosaic-term-pillar-text = One of nine fields of a civilization. Leaders, technologies and build cards carry icons of them.
mosaic-term-pillar-one = A pillar. Its icons open technologies and governments, six of them a golden age; some cards score them at the end.
mosaic-term-icon = icon
mosaic-term-icon-text = A pillar on a card of yours that lies face up, or on your leader. Icons are never used up.
mosaic-term-needs = prerequisites
mosaic-term-needs-also = Needs, needs
mosaic-term-needs-text = The icons you must have to play a technology or take a government. They stay with you.
mosaic-term-face-down = face down
mosaic-term-face-down-also = face-down
mosaic-term-face-down-text = A technology without its prerequisites lies face down: no icons, no effect, no points. In a later turn you may turn it up for nothing.
mosaic-term-free = free things
mosaic-term-free-also = free thing
mosaic-term-free-text = Before or after your action you may claim tiles, turn up technologies and use the arrow of your government, as often as you like.
mosaic-term-golden = golden age
mosaic-term-golden-text = A tile for six icons of one pillar. Whoever claims it first has its gain at once and 6 VP at the end.
mosaic-term-achievement = achievement
mosaic-term-achievement-also = achievement tile
mosaic-term-achievement-text = A tile for whoever first meets its condition and claims it: 6 VP at the end. Nine lie out in each game.
mosaic-term-leader = leader
mosaic-term-leader-text = Chosen at the start and kept: one icon, something to begin with, and a power of its own.
mosaic-term-leader-one = { $pillar }. At the start: { $start } Power: { $power }
mosaic-term-draft = draft
mosaic-term-draft-text = At the start everyone keeps one of five technologies and passes the rest to the left, until all have five.
mosaic-term-unrest = unrest
mosaic-term-unrest-also = Unrest
mosaic-term-unrest-text = Tax & Tariff cards bring it. Each point costs 1 VP at the end, unless something lets you ignore it.
mosaic-term-chest = chest
mosaic-term-chest-text = Every city built puts 5 money into it, a port city 10. Whoever takes a Tax & Tariff card next gets it all.
mosaic-term-market = market
mosaic-term-market-text = The cards that lie face up and may be taken. A gap is filled from the deck.
mosaic-term-refresh = refresh
mosaic-term-refresh-also = arrow
mosaic-term-refresh-text = All face-up cards of a market go under the deck, and new ones are turned up. A government lets you do it once.
mosaic-term-population-card = population card
mosaic-term-population-card-text = Pay its food and your population grows by its number.
mosaic-term-tax-card = Tax
mosaic-term-tax-card-also = tax card
mosaic-term-tax-card-text = Gives money: the first number times your population, the second times your Government icons, and your tax production.
mosaic-term-tariff-card = Tariff
mosaic-term-tariff-card-also = tariff card
mosaic-term-tariff-card-text = Gives money: the first number times your unique goods, the second times your cities, and your tariff production.
mosaic-term-project = Great Project
mosaic-term-project-text = A build card for 5 stone and 5 ideas that stands before you, not on the map, and scores icons of one pillar at the end.
mosaic-term-supply = supply
mosaic-term-supply-text = Your pieces that are not on the map. Without the right one you cannot build or recruit.
mosaic-term-first = first player
mosaic-term-first-also = First player
mosaic-term-first-text = Drawn at the start and first in every round to the end.
mosaic-term-grants = Gives { $grants }.

## Actions

mosaic-action-work-also = Work
mosaic-action-work-text = Name stone, food or ideas: you gain your population plus that production track.
mosaic-action-population-text = Take a population card: pay its food, add its people.
mosaic-action-build-text = Take a build card for its benefit, icons and piece; a city, a port city or a town may also be built without one.
mosaic-action-wonder-text = 20 stone and 5 food for the first wonder, 5 of each more for every one you have. It stands where you have a city.
mosaic-action-technology-text = Pay 5 ideas for a face-up technology. With its prerequisites you may play it at once.
mosaic-action-tax-text = Take a card and the money it yields, with all that is in the chest. Its unrest stays with you.
mosaic-action-military-text = Recruit up to 2 units for 5 money each, and move units to neighbouring regions for 1 money each.
mosaic-action-government-text = Take a government nobody holds, if you have its prerequisites and its ideas. The old one goes back.

## Resources

mosaic-resource-stone-text = Builds cities, Great Projects and wonders. In a cost, 2 money stand for 1.
mosaic-resource-food-text = Pays for population cards and wonders. In a cost, 2 money stand for 1.
mosaic-resource-ideas-also = idea
mosaic-resource-ideas-text = Pay for technologies, governments and Great Projects. In a cost, 2 money stand for 1.
mosaic-resource-money-text = Pays for units and stands in for other resources, 2 for 1. It comes from Tax & Tariff cards.
mosaic-resource-population-also = Population
mosaic-resource-population-text = Your people: Work yields their number, Tax counts them, and each city takes 2 of them.
mosaic-track-stone-text = Added to what Work yields in stone.
mosaic-track-food-text = Added to what Work yields in food.
mosaic-track-ideas-text = Added to what Work yields in ideas.
mosaic-track-tax-text = Added to the money of every Tax card you take.
mosaic-track-tariff-text = Added to the money of every Tariff card you take.
mosaic-pillar-gov-text = A pillar. Its icons also count for every Tax card; six of them open a golden age.

## Pieces

mosaic-piece-city-also = city
mosaic-piece-city-text = 4 stone and 2 population. It stands on a free hex, takes what lies there, has influence 2 and lets you recruit in its region.
mosaic-piece-port-text = A city on a port hex, for 4 stone and 2 population; the chest gets 10 money. It takes the Fish that lies there.
mosaic-term-town = town
mosaic-term-town-text = A farming or manufacturing town: it costs nothing, stands next to one of your cities and has influence 1.
mosaic-piece-farm-text = A town next to one of your cities; its card raises food production.
mosaic-piece-craft-text = A town next to one of your cities; its card scores 5 VP if you have the three goods it shows.
mosaic-term-unit = unit
mosaic-term-unit-text = Infantry, cavalry or a siege engine. It is in a region as a whole, takes up no hex and has influence 1.
mosaic-term-infantry = infantry
mosaic-term-infantry-text = A unit for 5 money, influence 1. With Formations, 2 more in a region where you have it.
mosaic-term-cavalry = cavalry
mosaic-term-cavalry-text = A unit for 5 money, influence 1. With Horsemanship it may go two regions far.
mosaic-term-siege = siege engine
mosaic-term-siege-text = Where it stands, cities of opponents count no influence. Only the owner of Siege Engines recruits it.

## Map

mosaic-term-region = region
mosaic-term-region-text = One of seven parts of the map. Units stand in it as a whole, and Empire Scorings compare everyone’s influence there.
mosaic-term-hex = hex
mosaic-term-hex-also = hexes
mosaic-term-hex-text = Free as long as no city, town or wonder stands on it. Whoever builds there takes its good or cache.
mosaic-term-port-hex = port hex
mosaic-term-port-hex-also = Port
mosaic-term-port-hex-text = Only port cities stand here, and the two port wonders. A Fish lies on it.
mosaic-term-closed = closed
mosaic-term-closed-text = With few players some regions are not in play: nothing is built there, and they are never scored.
mosaic-term-good = good
mosaic-term-good-also = goods
mosaic-term-good-text = It lies on the map until somebody builds there, and then stays in their warehouse. Tariffs count different goods.
mosaic-term-good-bonus = A good. Whoever takes it: { $track } +{ $by }. It counts as a unique good, too.
mosaic-good-wild-text = It comes with Crafts, counts as one more unique good and may stand for any good.
mosaic-term-warehouse = warehouse
mosaic-term-warehouse-also = Warehouse
mosaic-term-warehouse-text = Where your goods stay to the end of the game.
mosaic-term-unique = unique goods
mosaic-term-unique-also = unique good
mosaic-term-unique-text = The different types of goods in your warehouse; three of one type are one.
mosaic-term-cache = cache
mosaic-term-cache-also = Cache
mosaic-term-cache-text = A token of the map that pays once, to whoever builds on its hex.

## The first time somebody meets a kind of question

mosaic-first-leader = Your leader stays with you: look for a start and a power that point the same way.
mosaic-first-draft = Keep what your leader’s icon already opens, or what brings icons that open much else.
mosaic-first-first-city = The city takes what lies on its hex. Regions where you build early are easier to dominate.
mosaic-first-unfold = Turned up, a technology counts at once; the others wait until you have their icons.
mosaic-first-benefit = The order is yours: take first what the next one counts.
mosaic-first-turn = One action a turn. Claim tiles and turn up technologies before or after it: that is free.
mosaic-first-bonus = A card gives you an action besides your own, under the usual rules.
mosaic-first-work = You gain your population plus the production track of what you name.
mosaic-first-grow = More people yield more with every Work, and every city takes two of them.
mosaic-first-build = A build card gives its benefit and icons besides the piece. Without a card you have the piece alone.
mosaic-first-wonder = Each wonder costs more than the last, but scores for the rest of the game.
mosaic-first-learn = Five ideas each. With its icons you may play it now; without, it waits face down.
mosaic-first-levy = The larger of what the cards yield is not all: unrest costs points at the end, and the chest goes along.
mosaic-first-govern = You hold one government at a time. It scores at each Empire Scoring and refreshes one market once.
mosaic-first-look = The Republic lets you see the top card of the deck and take that one instead.
mosaic-first-bartered = Two money stand for one stone, food or idea. You may keep your resources for something else.
mosaic-first-replace = Choose how many units are paid with money, at two for one.
mosaic-first-play-now = You have its icons: played now it works at once, later it is a free thing.
mosaic-first-play-gift = Only you have seen this technology. Face down it stays secret.
mosaic-first-site = The piece takes the good or cache of its hex, and adds to your influence in the region.
mosaic-first-wonder-site = It needs a region where you have a city, and adds 2 to your influence there.
mosaic-first-library = The pillar you name counts two icons more from now on, for technologies and at the end.
mosaic-first-free-city = It costs nothing, but is a city in every way: it takes what lies there and fills the chest.
mosaic-first-town-kind = Farming towns go with food, manufacturing towns with goods and tariffs.
mosaic-first-free-town = A town stands next to one of your cities, even across a border.
mosaic-first-campaign = Recruit and move in any order. Units decide regions at an Empire Scoring.
mosaic-first-recruit = A unit is recruited where you have a city.
mosaic-first-march = One region far for 1 money, once a turn for each unit.
mosaic-first-deploy = These units need no city of yours: any region in play will do, but all go to the same one.
mosaic-first-muster = Infantry and cavalry count the same; your cards may favour one of them.
mosaic-first-muster-in = It is placed in a region where you have a city.
mosaic-first-garrison = A new city brings one unit with it, in its own region.
mosaic-first-strike-in = You must have a unit there yourself. What is eliminated goes back to its owner.
mosaic-first-strike = Take those who are ahead of you in this region.
mosaic-first-take = Take a token that still lies on the map, without building there.
mosaic-first-explore = An infantry and a farming town go to a region where you have no city.
mosaic-first-explore-town = This town needs no city next to it.
mosaic-first-raise = Raise what you will Work for, or tax and tariff if you take such cards.
mosaic-first-lower = What you lower here is raised on another track.
mosaic-first-raise-instead = The steps you gave up come back on this track.
mosaic-first-shift-by = Move as many steps from one track to the other as you like.
mosaic-first-gain = Take what your next action will cost.
mosaic-first-lock = No opponent will found a city in that region any more. It must be one you dominate.
mosaic-first-refresh = All cards of one market are replaced. A scoring card may come up.
mosaic-first-convert = Once in the game, a city of somebody who has four or more becomes yours.
mosaic-first-before = The scoring is about to count influence: this is the last moment to change it.
mosaic-first-expel = Units that Diplomats send away count in another region.
mosaic-first-expel-to = They go to a neighbouring region and count there.
