### Mosaic: what is printed on cards, tiles and board

## The game

mosaic-name = Mosaic
mosaic-tagline = Piece together a civilization around the ancient Mediterranean.
mosaic-time = About two hours among people, three quarters of an hour against bots.
mosaic-about = One action a turn: you put your people to work, found cities, raise wonders, study technologies, collect taxes and march, while the icons of nine pillars add up to a civilization of your own. Up to three Empire Scorings reward influence in seven regions. Mosaic: A Story of Civilization was designed by Glenn Drover, came out in 2022 and is for 2 to 6 players. Where no source gives a fact (most pillar icons, copies of cards, values of population, tax and tariff cards, the mix of goods and caches, the map), we authored it ourselves and mark it with A.

mosaic-edition-standard = 2022 edition

## Actions

mosaic-action-work = Work
mosaic-action-population = Population
mosaic-action-build = Build
mosaic-action-wonder = Wonder
mosaic-action-technology = Technology
mosaic-action-tax = Tax & Tariff
mosaic-action-military = Military
mosaic-action-government = Government

## Markets

mosaic-market-build = Build market
mosaic-market-technology = Technology market
mosaic-market-population = Population market
mosaic-market-tax = Tax & Tariff market

## Resources and tracks

mosaic-resource-stone = stone
mosaic-resource-food = food
mosaic-resource-ideas = ideas
mosaic-resource-money = money
mosaic-resource-population = population

mosaic-track-stone = stone production
mosaic-track-food = food production
mosaic-track-ideas = ideas production
mosaic-track-tax = tax production
mosaic-track-tariff = tariff production

## Pillars

mosaic-pillar-sci = Science
mosaic-pillar-eco = Economy
mosaic-pillar-agr = Agriculture
mosaic-pillar-pop = Population/Health
mosaic-pillar-con = Construction
mosaic-pillar-cul = Culture
mosaic-pillar-gov = Government
mosaic-pillar-mil = Military/Empire
mosaic-pillar-urb = Urbanization

## Units

# $n: how many. Only the noun is given, not the number.
mosaic-unit-infantry = infantry
mosaic-unit-cavalry = cavalry
mosaic-unit-siege =
    { $n ->
        [one] siege engine
       *[other] siege engines
    }

## Regions and ports

mosaic-region-hispania = Hispania
mosaic-region-gaul = Gaul
mosaic-region-italy = Italy
mosaic-region-greece = Greece
mosaic-region-assyria = Assyria
mosaic-region-egypt = Egypt
mosaic-region-numidia = Numidia

mosaic-port-gades = Gades
mosaic-port-tarraco = Tarraco
mosaic-port-massilia = Massilia
mosaic-port-ostia = Ostia
mosaic-port-syracuse = Syracuse
mosaic-port-piraeus = Piraeus
mosaic-port-thessalonica = Thessalonica
mosaic-port-tyre = Tyre
mosaic-port-alexandria = Alexandria
mosaic-port-carthage = Carthage

## Goods and caches

mosaic-good-fish = Fish
mosaic-good-food = Food
mosaic-good-stone = Stone
mosaic-good-bronze = Bronze
mosaic-good-textiles = Textiles
mosaic-good-wine = Wine
mosaic-good-olive-oil = Olive oil
mosaic-good-timber = Timber
mosaic-good-ivory = Ivory
mosaic-good-gems = Gems
mosaic-good-incense = Incense
mosaic-good-dyes = Dyes
mosaic-good-wild = Wild good

# $n: the amount.
mosaic-cache-ideas = Cache: { $n } ideas
mosaic-cache-stone = Cache: { $n } stone
mosaic-cache-food = Cache: { $n } food
mosaic-cache-money = Cache: { $n } money
mosaic-cache-population = Cache: { $n } population

## Leaders

mosaic-leader-magistrate = Magistrate
mosaic-leader-magistrate-start = 5 food, 10 stone. Population +1. Food, stone and tax production +2 each.
mosaic-leader-magistrate-power = Once, on your turn: give up 1 population for 20 stone, 20 food or 20 ideas.
mosaic-leader-engineer = Engineer
mosaic-leader-engineer-start = 10 stone, 10 money. Stone production +5, ideas production +3.
mosaic-leader-engineer-power = Whenever you build a city, a port city or a manufacturing town: stone production +1.
mosaic-leader-general = General
mosaic-leader-general-start = 20 money. 1 infantry in the region of your starting city. Population +1. Tax production +10.
mosaic-leader-general-power = Your recruiting limit is 3, not 2. Before each Empire Scoring you may eliminate 1 enemy unit where you have infantry or cavalry.
mosaic-leader-scribe = Scribe
mosaic-leader-scribe-start = 10 food, 5 ideas. +5 on a production track of your choice.
mosaic-leader-scribe-power = 1 extra action on your first turn, 2 at the end of the game. Gain 10 money whenever any player builds a wonder.
mosaic-leader-artist = Artist
mosaic-leader-artist-start = 15 money, 5 ideas. Ideas production +5.
mosaic-leader-artist-power = At the end: 1 VP per Culture icon, the Artist’s included, and ignore 3 unrest.
mosaic-leader-priestess = Priestess
mosaic-leader-priestess-start = 15 money, 5 food. Tax production +6, food production +3.
mosaic-leader-priestess-power = Once, on your turn: replace a city of an opponent who has at least 4 with one of yours. At the end: ignore 3 unrest.
mosaic-leader-philosopher = Philosopher
mosaic-leader-philosopher-start = 10 ideas, 10 money. Ideas production +8, and +3 on another track of your choice. 1 technology from the top of the deck.
mosaic-leader-philosopher-power = No further power.
mosaic-leader-farmer = Farmer
mosaic-leader-farmer-start = 10 food, 10 money. Food production +5. 1 farming town.
mosaic-leader-farmer-power = Each population card you take gives 1 more population.
mosaic-leader-merchant = Merchant
mosaic-leader-merchant-start = 30 money. Tariff production +5. 1 manufacturing town.
mosaic-leader-merchant-power = Each Tax card you take gives 2 more money per unique good you have.

## Governments

# Every government has this too.
mosaic-government-refresh = Once, on your turn: refresh one market.

mosaic-government-tyranny = Tyranny
mosaic-government-tyranny-text = At each Empire Scoring: 2 VP per region you dominate; 3 VP with four or more players.
mosaic-government-city-state = City-State
mosaic-government-city-state-text = At each Empire Scoring: 1 VP per city of yours in one region of your choice.
mosaic-government-theocracy = Theocracy
mosaic-government-theocracy-text = At each Empire Scoring: 2 VP per region where you have a city.
mosaic-government-monarchy = Monarchy
mosaic-government-monarchy-text = While you hold it: food and stone production +5 each. At each Empire Scoring: 3 VP per wonder you own.
mosaic-government-oligarchy = Oligarchy
mosaic-government-oligarchy-text = While you hold it: tax and tariff production +5 each. At each Empire Scoring: 1 VP per golden age and achievement you have; 2 VP with four or more players.
mosaic-government-republic = Republic
mosaic-government-republic-text = When you take a card, you may first look at the top of its deck and take that card instead. At each Empire Scoring: 1 VP per 2 population.

## Wonders

mosaic-wonder-colosseum = Colosseum of Rome
mosaic-wonder-colosseum-text = At the end: 4 VP per region you dominate, and ignore 4 unrest.
mosaic-wonder-hanging-gardens = Hanging Gardens
mosaic-wonder-hanging-gardens-text = At the end: 3 VP per city of yours next to it, and ignore 3 unrest.
mosaic-wonder-stonehenge = Stonehenge
mosaic-wonder-stonehenge-text = At the end: 1 VP per 2 population.
mosaic-wonder-colossus = Colossus of Rhodes
mosaic-wonder-colossus-text = Stands on a port hex. At the end: 2 VP per city of yours in its region.
mosaic-wonder-great-library = Great Library
mosaic-wonder-great-library-text = When built: choose a pillar; from now on you have 2 more icons of it. At the end: 5 VP.
mosaic-wonder-lighthouse = Lighthouse of Alexandria
mosaic-wonder-lighthouse-text = Stands on a port hex. At the end: 1 VP per unique good you have.
mosaic-wonder-temple-artemis = Temple of Artemis
mosaic-wonder-temple-artemis-text = At the end: 1 VP per unit in its region, whoever owns it.
mosaic-wonder-great-pyramid = Great Pyramid
mosaic-wonder-great-pyramid-text = Needs a region with at least 3 cities, at least 1 of them yours. At the end: 12 VP.
mosaic-wonder-sphinx = Sphinx
mosaic-wonder-sphinx-text = At the end: 4 VP per wonder of yours in its region, itself included.

## Golden ages

mosaic-golden-medicine = Golden Age of Medicine
mosaic-golden-medicine-text = 6 Population icons. Population +2. At the end: 6 VP.
mosaic-golden-architecture = Golden Age of Architecture
mosaic-golden-architecture-text = 6 Construction icons. Stone production +3. At the end: 6 VP.
mosaic-golden-art = Golden Age of Art
mosaic-golden-art-text = 6 Culture icons. Gain 10 stone, 10 food or 10 ideas. At the end: 6 VP.
mosaic-golden-kings = Golden Age of Kings
mosaic-golden-kings-text = 6 Government icons. Tax production +3. At the end: 6 VP.
mosaic-golden-public-games = Golden Age of Public Games
mosaic-golden-public-games-text = 6 Agriculture icons. Food production +3. At the end: 6 VP.
mosaic-golden-city-states = Golden Age of City-States
mosaic-golden-city-states-text = 6 Urbanization icons. Found a city for free. At the end: 6 VP.
mosaic-golden-science = Golden Age of Science
mosaic-golden-science-text = 6 Science icons. Ideas production +3. At the end: 6 VP.
mosaic-golden-commerce = Golden Age of Commerce
mosaic-golden-commerce-text = 6 Economy icons. Tariff production +3. At the end: 6 VP.
mosaic-golden-heroes = Golden Age of Heroes
mosaic-golden-heroes-text = 6 Military icons. Place 2 infantry or cavalry where you have cities. At the end: 6 VP.

## Achievements

mosaic-achievement-natalist = Natalist
mosaic-achievement-natalist-text = Population of 12 or more. At the end: 6 VP.
mosaic-achievement-administrative = Administrative
mosaic-achievement-administrative-text = Tax production of 12 or more. At the end: 6 VP.
mosaic-achievement-builder = Builder
mosaic-achievement-builder-text = 5 or more Great Projects and wonders together. At the end: 6 VP.
mosaic-achievement-merchant-civ = Merchant
mosaic-achievement-merchant-civ-text = 7 or more unique goods. At the end: 6 VP.
mosaic-achievement-maritime = Maritime
mosaic-achievement-maritime-text = 3 port cities. At the end: 6 VP.
mosaic-achievement-opulent = Opulent
mosaic-achievement-opulent-text = 60 money or more in hand. At the end: 6 VP.
mosaic-achievement-imperial = Imperial
mosaic-achievement-imperial-text = Dominate 4 regions; 3 with four or more players. At the end: 6 VP.
mosaic-achievement-eclectic = Eclectic
mosaic-achievement-eclectic-text = At least 1 icon of every pillar. At the end: 6 VP.
mosaic-achievement-erudite = Erudite
mosaic-achievement-erudite-text = Ideas production of 15 or more. At the end: 6 VP.
mosaic-achievement-agricultural = Agricultural
mosaic-achievement-agricultural-text = Food production of 15 or more. At the end: 6 VP.
mosaic-achievement-urban = Urban
mosaic-achievement-urban-text = 5 or more cities. At the end: 6 VP.
mosaic-achievement-quarrying-civ = Quarrying
mosaic-achievement-quarrying-civ-text = Stone production of 15 or more. At the end: 6 VP.
mosaic-achievement-warlike = Warlike
mosaic-achievement-warlike-text = 6 or more units on the map. At the end: 6 VP.
mosaic-achievement-trading = Trading
mosaic-achievement-trading-text = Tariff production of 12 or more. At the end: 6 VP.
mosaic-achievement-scientific = Scientific
mosaic-achievement-scientific-text = 15 or more technologies face up. At the end: 6 VP.

## Build cards

mosaic-build-farming-town = Farming Town
mosaic-build-farming-town-text = Gain 5 food. Food production +1. Place a farming town.
mosaic-build-manufacturing-town = Manufacturing Town
mosaic-build-manufacturing-town-text = Gain 5 money. Tariff production +1. Place a manufacturing town. At the end: 5 VP if you have the three goods of the card.
mosaic-build-mt-jewellers = Manufacturing Town (jewellers)
mosaic-build-mt-jewellers-text = Gain 5 money. Tariff production +1. Place a manufacturing town. At the end: 5 VP if you have Bronze, Gems and Ivory.
mosaic-build-mt-weavers = Manufacturing Town (weavers)
mosaic-build-mt-weavers-text = Gain 5 money. Tariff production +1. Place a manufacturing town. At the end: 5 VP if you have Textiles, Dyes and Incense.
mosaic-build-mt-coopers = Manufacturing Town (coopers)
mosaic-build-mt-coopers-text = Gain 5 money. Tariff production +1. Place a manufacturing town. At the end: 5 VP if you have Wine, Olive oil and Timber.
mosaic-build-port-city = Port City
mosaic-build-port-city-text = Gain 10 money. Place a port city.
mosaic-build-architectural-city = Architectural City
mosaic-build-architectural-city-text = Gain 5 stone. Place a city.
mosaic-build-capital = Capital
mosaic-build-capital-text = You may refresh one market. Place a city.
mosaic-build-teeming-city = Teeming City
mosaic-build-teeming-city-text = Population +1. Place a city.
mosaic-build-cultural-city = Cultural City
mosaic-build-cultural-city-text = Place a city. At the end: ignore 3 unrest.
mosaic-build-merchant-city = Merchant City
mosaic-build-merchant-city-text = Tariff production +3. Place a city.
mosaic-build-research-city = Research City
mosaic-build-research-city-text = Ideas production +3. Place a city.
mosaic-build-agricultural-city = Agricultural City
mosaic-build-agricultural-city-text = Food production +3. Place a city.
mosaic-build-garrison-city = Garrison Town
mosaic-build-garrison-city-text = Place a city, then 1 infantry or cavalry in its region.
mosaic-build-gp-walls = City Walls
mosaic-build-gp-walls-text = Great Project. At the end: 1 VP per Military icon.
mosaic-build-gp-aqueduct = Aqueduct
mosaic-build-gp-aqueduct-text = Great Project. At the end: 1 VP per Population icon.
mosaic-build-gp-granaries = Granaries
mosaic-build-gp-granaries-text = Great Project. At the end: 1 VP per Agriculture icon.
mosaic-build-gp-quarries = Quarries
mosaic-build-gp-quarries-text = Great Project. At the end: 1 VP per Construction icon.
mosaic-build-gp-baths = Public Baths
mosaic-build-gp-baths-text = Great Project. At the end: 1 VP per Culture icon.
mosaic-build-gp-roads = Roads
mosaic-build-gp-roads-text = Great Project. At the end: 1 VP per Economy icon.
mosaic-build-gp-admin = Administrative Centre
mosaic-build-gp-admin-text = Great Project. At the end: 1 VP per Government icon.
mosaic-build-gp-hospital = Hospital
mosaic-build-gp-hospital-text = Great Project. At the end: 1 VP per Science icon.
mosaic-build-gp-forum = Forum
mosaic-build-gp-forum-text = Great Project. At the end: 1 VP per Urbanization icon.

## Population cards

# $food: what it costs. $people: what it gives.
mosaic-population-card = Population +{ $people } for { $food } food
mosaic-population-card-text = Pay { $food } food. Population +{ $people }.

## Tax & Tariff cards

# $a and $b: the two multipliers. $unrest: what it costs at the end.
mosaic-tax-card = Tax { $a }/{ $b } (unrest { $unrest })
mosaic-tax-card-text = Gain { $a } × population + { $b } × Government icons + tax production. Unrest { $unrest }.
mosaic-tariff-card = Tariff { $a }/{ $b } (unrest { $unrest })
mosaic-tariff-card-text = Gain { $a } × unique goods + { $b } × cities + tariff production. Unrest { $unrest }.

## Starting technologies

mosaic-tech-agricultural-colony = Agricultural Colony
mosaic-tech-agricultural-colony-text = Food production +3.
mosaic-tech-agriculture = Agriculture
mosaic-tech-agriculture-text = Food production +3.
mosaic-tech-alphabet = Alphabet
mosaic-tech-alphabet-text = Ideas production +3.
mosaic-tech-arch = Arch
mosaic-tech-arch-text = Population +1. Ideas production +2.
mosaic-tech-architecture = Architecture
mosaic-tech-architecture-text = Population +1. Stone production +1.
mosaic-tech-art = Art
mosaic-tech-art-text = Gain 5 ideas. At the end: 3 VP.
mosaic-tech-bows = Bows
mosaic-tech-bows-text = Place 2 cavalry together in any region. Then eliminate 1 enemy unit where you have cavalry.
mosaic-tech-bronze = Bronze
mosaic-tech-bronze-text = Place 3 infantry together in any region. Take 1 Bronze from the map.
mosaic-tech-cartography = Cartography
mosaic-tech-cartography-text = Take any 1 good or cache from the map. Gain 5 money.
mosaic-tech-citizen-levy = Citizen Levy
mosaic-tech-citizen-levy-text = From now on: recruit 1 more unit per Military action.
mosaic-tech-city-state-tech = City-State
mosaic-tech-city-state-tech-text = Tax production +3. At the end: 2 VP.
mosaic-tech-clay-bricks = Clay Bricks
mosaic-tech-clay-bricks-text = Stone production +2. Population +1.
mosaic-tech-construction-tech = Construction
mosaic-tech-construction-tech-text = At the end: your best Great Project scores a second time.
mosaic-tech-craft-town = Craft Town
mosaic-tech-craft-town-text = Gain 10 money.
mosaic-tech-crafts = Crafts
mosaic-tech-crafts-text = Take the wild good into your warehouse.
mosaic-tech-dance = Dance
mosaic-tech-dance-text = Gain 5 ideas. At the end: 3 VP.
mosaic-tech-dietary-laws = Dietary Laws
mosaic-tech-dietary-laws-text = Population +1. Food production +1.
mosaic-tech-drama = Drama
mosaic-tech-drama-text = Gain 5 ideas. At the end: 3 VP.
mosaic-tech-exploration = Exploration
mosaic-tech-exploration-text = Choose a region without a city of yours. Place 1 infantry and 1 farming town there; the town needs no city beside it.
mosaic-tech-fishing = Fishing
mosaic-tech-fishing-text = Food production +3. Take 1 Fish from the map, which adds its own +3.
mosaic-tech-history = History
mosaic-tech-history-text = At the end: 1 VP per Military icon and 2 VP per achievement you have.
mosaic-tech-irrigation = Irrigation
mosaic-tech-irrigation-text = Food production +2 per Agriculture icon you have now, this card’s included.
mosaic-tech-law-code = Law Code
mosaic-tech-law-code-text = +3 on a production track of your choice.
mosaic-tech-magistrates = Magistrates
mosaic-tech-magistrates-text = +3 on a production track of your choice.
mosaic-tech-music = Music
mosaic-tech-music-text = Gain 5 ideas. At the end: 3 VP.
mosaic-tech-numerals = Numerals
mosaic-tech-numerals-text = Ideas production +3.
mosaic-tech-oral-tradition = Oral Tradition
mosaic-tech-oral-tradition-text = Ideas production +3.
mosaic-tech-philosophy = Philosophy
mosaic-tech-philosophy-text = At the end: 1 VP per Science icon.
mosaic-tech-poetry = Poetry
mosaic-tech-poetry-text = Gain 5 ideas. At the end: 3 VP.
mosaic-tech-pottery = Pottery
mosaic-tech-pottery-text = Food production +2. Tariff production +3.
mosaic-tech-quarrying = Quarrying
mosaic-tech-quarrying-text = Stone production +3.
mosaic-tech-royal-house = Royal House
mosaic-tech-royal-house-text = Tax production +3. Gain 10 money. At the end: 2 VP.
mosaic-tech-seeds = Seeds
mosaic-tech-seeds-text = Food production +3.
mosaic-tech-spears = Spears
mosaic-tech-spears-text = Place 2 infantry together in any region. Then eliminate 1 enemy unit where you have infantry.
mosaic-tech-tiles = Tiles
mosaic-tech-tiles-text = Stone production +2. At the end: 2 VP per wonder you own.
mosaic-tech-trade-routes = Trade Routes
mosaic-tech-trade-routes-text = Tariff production +3. Gain 10 money.
mosaic-tech-villages = Villages
mosaic-tech-villages-text = Population +1. Food production +1.
mosaic-tech-wheel = Wheel
mosaic-tech-wheel-text = Tariff production +2. Stone production +2.
mosaic-tech-writing = Writing
mosaic-tech-writing-text = Ideas production +1 per Science icon you have now, this card’s included.

## Standard technologies

mosaic-tech-animal-domestication = Animal Domestication
mosaic-tech-animal-domestication-text = Food production +3. Place 1 cavalry where you have a city.
mosaic-tech-armor = Armor
mosaic-tech-armor-text = From now on: nobody can eliminate your units.
mosaic-tech-astronomy = Astronomy
mosaic-tech-astronomy-text = Ideas production +3. Take any 1 good from the map.
mosaic-tech-bureaucracy = Bureaucracy
mosaic-tech-bureaucracy-text = Tax production +3. Then do a Work action as a bonus.
mosaic-tech-calendar = Calendar
mosaic-tech-calendar-text = Food production +2 per Science icon you have now, this card’s included, up to +10.
mosaic-tech-caste-system = Caste System
mosaic-tech-caste-system-text = Food production +2. Stone production +2. From now on: take governments without having their pillars.
mosaic-tech-cavalry-tactics = Cavalry Tactics
mosaic-tech-cavalry-tactics-text = Eliminate 2 enemy units where you have cavalry. At each Empire Scoring: +2 influence in every region with cavalry of yours.
mosaic-tech-cement = Cement
mosaic-tech-cement-text = Stone production +3. At the end: 2 VP per Great Project you own.
mosaic-tech-census = Census
mosaic-tech-census-text = Tax production +3. Population +1.
mosaic-tech-chemistry = Chemistry
mosaic-tech-chemistry-text = Ideas production +3.
mosaic-tech-cisterns = Cisterns and Wells
mosaic-tech-cisterns-text = Population +2.
mosaic-tech-cities = Cities
mosaic-tech-cities-text = Found a city for free.
mosaic-tech-citizenship = Citizenship
mosaic-tech-citizenship-text = Score 1 VP now per population, up to 10.
mosaic-tech-colony = Colony
mosaic-tech-colony-text = Found a city for free in a region where you have none.
mosaic-tech-composite-bow = Composite Bow
mosaic-tech-composite-bow-text = Place 2 cavalry together in any region. Then eliminate 2 enemy units where you have cavalry.
mosaic-tech-crop-rotation = Crop Rotation
mosaic-tech-crop-rotation-text = From now on: gain 5 food whenever you produce stone or ideas with Work.
mosaic-tech-coinage = Coinage
mosaic-tech-coinage-text = Tariff production +3. Gain 10 money.
mosaic-tech-customs-houses = Customs Houses
mosaic-tech-customs-houses-text = Tariff production +5 per port city you own now.
mosaic-tech-diplomats = Diplomats
mosaic-tech-diplomats-text = Once, just before an Empire Scoring: drive all of an opponent’s units out of one region into one next to it.
mosaic-tech-dynasty = Dynasty
mosaic-tech-dynasty-text = At the end: 1 VP per Government icon.
mosaic-tech-fundamental-research = Fundamental Research
mosaic-tech-fundamental-research-text = Ideas production +4. Score 1 VP now per face-up technology of yours, this one included, up to 10.
mosaic-tech-empires = Empires
mosaic-tech-empires-text = At the end: 1 VP per city you own.
mosaic-tech-engineering = Engineering
mosaic-tech-engineering-text = Stone production +3. Place a town of either kind for free.
mosaic-tech-fermentation = Fermentation
mosaic-tech-fermentation-text = At the end: 1 VP per Agriculture icon.
mosaic-tech-fertilizer = Fertilizer
mosaic-tech-fertilizer-text = Food production +3. Then gain twice your food production in food.
mosaic-tech-festivals = Festivals
mosaic-tech-festivals-text = At the end: 1 VP per Culture icon.
mosaic-tech-flood-plain-farming = Flood-Plain Farming
mosaic-tech-flood-plain-farming-text = Food production +2. Once: your next population card gives twice its population.
mosaic-tech-food-preservation = Food Preservation
mosaic-tech-food-preservation-text = Place 2 infantry or cavalry where you have cities. Gain 5 food. Population +1.
mosaic-tech-formations = Formations
mosaic-tech-formations-text = Eliminate 2 enemy units where you have infantry. At each Empire Scoring: +2 influence in every region with infantry of yours.
mosaic-tech-harbor = Harbor
mosaic-tech-harbor-text = Tariff production +2. Food production +2.
mosaic-tech-horsemanship = Horsemanship
mosaic-tech-horsemanship-text = Place 2 cavalry together in any region. Then eliminate 1 enemy unit where you have cavalry. From now on: a cavalry move may cover 2 regions.
mosaic-tech-iron = Iron
mosaic-tech-iron-text = Stone production +3. Eliminate 2 enemy units where you have infantry or cavalry.
mosaic-tech-lighthouse-tech = Lighthouse
mosaic-tech-lighthouse-tech-text = Take any 1 good from the map per port city you own now, up to 3.
mosaic-tech-literature = Literature
mosaic-tech-literature-text = At the end: ignore 5 unrest and score 2 VP.
mosaic-tech-loyalty = Loyalty
mosaic-tech-loyalty-text = Choose a region you dominate now. From now on it is closed to new cities of the others.
mosaic-tech-luxury = Luxury
mosaic-tech-luxury-text = At the end: 1 VP per Economy icon.
mosaic-tech-machines = Machines
mosaic-tech-machines-text = Ideas, food and stone production +2 each.
mosaic-tech-manufacturing = Manufacturing
mosaic-tech-manufacturing-text = Gain 10 money per manufacturing town you own now.
mosaic-tech-masonry = Masonry
mosaic-tech-masonry-text = Found a city for free on a hex next to one of your cities.
mosaic-tech-mathematics = Mathematics
mosaic-tech-mathematics-text = Ideas production +3. Then do any action as a bonus, at its usual cost.
mosaic-tech-medicine = Medicine
mosaic-tech-medicine-text = Population +2.
mosaic-tech-mercantilism = Mercantilism
mosaic-tech-mercantilism-text = Gain 5 money per good you have now; duplicates count.
mosaic-tech-merchants = Merchants
mosaic-tech-merchants-text = From now on, whenever any player builds a city: gain 5 money, or 10 for a port city.
mosaic-tech-metallurgy = Metallurgy
mosaic-tech-metallurgy-text = Place 1 infantry or cavalry where you have a city. From now on: gain 5 stone whenever you produce stone or ideas with Work.
mosaic-tech-migration = Migration
mosaic-tech-migration-text = Lose 1 population to found a city, for free, in a region next to one where you have a city.
mosaic-tech-military-organization = Military Organization
mosaic-tech-military-organization-text = Place 1 infantry or cavalry, where you have cities, per Military icon you have now, this card’s included.
mosaic-tech-mining = Mining
mosaic-tech-mining-text = Stone production +3. Tax production +2.
mosaic-tech-monuments = Monuments
mosaic-tech-monuments-text = At the end: 1 VP per Construction icon.
mosaic-tech-agronomy = Agronomy
mosaic-tech-agronomy-text = Food production +3. Place a farming town for free.
mosaic-tech-plow = Plow
mosaic-tech-plow-text = Food production +2 per farming town you own now.
mosaic-tech-plumbing = Plumbing
mosaic-tech-plumbing-text = Population +2.
mosaic-tech-public-games = Public Games
mosaic-tech-public-games-text = At the end: ignore 1 unrest per Agriculture icon.
mosaic-tech-raiders = Raiders
mosaic-tech-raiders-text = Per unit you have on the map now: gain 5 food, 5 stone or 5 money.
mosaic-tech-religion = Religion
mosaic-tech-religion-text = Tax production +3. At the end: ignore 1 unrest per Culture icon.
mosaic-tech-sailing = Sailing
mosaic-tech-sailing-text = Food production +2. Tariff production +2.
mosaic-tech-schools-of-thought = Schools of Thought
mosaic-tech-schools-of-thought-text = Shift as many steps as you like from one of your stone, food and ideas productions to another.
mosaic-tech-scientific-method = Scientific Method
mosaic-tech-scientific-method-text = Ideas production +3. Then refresh the technology market.
mosaic-tech-sewers = Sewers
mosaic-tech-sewers-text = Population +1 per city you own now, up to +5.
mosaic-tech-siege-engines = Siege Engines
mosaic-tech-siege-engines-text = From now on: you may recruit siege engines. At each Empire Scoring, a siege engine strips opposing cities in its region of their influence.
mosaic-tech-specialization = Specialization
mosaic-tech-specialization-text = All five productions +2.
mosaic-tech-organized-labor = Organized Labor
mosaic-tech-organized-labor-text = Stone production +1 per population you have now, up to +10.
mosaic-tech-stonecutting = Stonecutting
mosaic-tech-stonecutting-text = Stone production +3. Gain 10 stone.
mosaic-tech-taxation = Taxation
mosaic-tech-taxation-text = Tax production +4.
mosaic-tech-textiles = Textiles
mosaic-tech-textiles-text = Gain 15 money. Take 1 Textiles from the map.
mosaic-tech-vineyard = Vineyard
mosaic-tech-vineyard-text = Gain 10 money per farming town you own now.
mosaic-tech-weights-measures = Weights and Measures
mosaic-tech-weights-measures-text = Ideas production +3.
