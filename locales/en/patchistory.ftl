### Patchistory

## The game

patchistory-name = Patchistory
patchistory-tagline = Sew a history of your own, tile over tile, from the first farms to the Moon.
patchistory-time = Two to three hours among people, half an hour against bots.
patchistory-about = For three Eras you buy land tiles and lay them over and under your territory, send workers to fields and trade routes, ally with your neighbours or fight them, and stake Votes on what you are best at. Patchistory was designed by Jun-Hyup Kim and Yeon-Min Jung, came out in 2013 and is for 2 to 4 players. Most tile layouts, many powers and the spaces of the routes are our own, because no source gives them; they are marked with A.
patchistory-edition-2013 = 2013 edition

## Set-up options

patchistory-option-capital = Side of the capitals
patchistory-option-capital-equality = Equality (everyone alike)
patchistory-option-capital-liberty = Liberty (everyone different)

## The box

patchistory-box-eras = Eras
patchistory-box-capitals = Capitals
patchistory-box-general = General buildings
patchistory-box-tiles = Land tiles
patchistory-box-buildings = Building tiles
patchistory-box-people = People track
patchistory-box-routes = Trade routes
patchistory-box-prosperity = Prosperity cards
patchistory-era-1 = Era I
patchistory-era-2 = Era II
patchistory-era-3 = Era III
patchistory-side-equality = Equality
patchistory-side-liberty = Liberty
patchistory-capital-equality = Equality
patchistory-capital-balanced = Liberty: Balance
patchistory-capital-farmers = Liberty: Farmers
patchistory-capital-merchants = Liberty: Merchants
patchistory-capital-warriors = Liberty: Warriors
patchistory-capital-road = Road
patchistory-people =
    { $count ->
        [one] { $count } worker out
       *[other] { $count } workers out
    }
patchistory-route-principal = Principal route
patchistory-route-allied = Allied route
patchistory-facts-era =
    territory up to { $size }×{ $size }; Trade { $trade } Food, Train { $train } Food, Honour Heroes { $heroes } Food, Honour Wonders { $wonders ->
        [one] { $wonders } Resource
       *[other] { $wonders } Resources
    }; preparing a war { $preparation ->
        [one] { $preparation } Resource
       *[other] { $preparation } Resources
    }; a war won { $attack } Culture as an Aggressor, { $defence } as the Defender
patchistory-facts-square = { $kind }: { $base }
patchistory-facts-square-bare = { $kind }
patchistory-facts-square-framed = { $kind }: { $frame } with a worker
patchistory-facts-square-both = { $kind }: { $base }, with a worker { $frame } more
patchistory-facts-capital = { $squares }
patchistory-facts-capital-square = { $name } ({ $gives })
patchistory-facts-tile = white: { $white }; black: { $black }
patchistory-facts-feature = { $icons }. { $text }
patchistory-facts-feature-bare = { $text }
patchistory-facts-building = { $gives }; costs { $cost } Resources; { $copies } tiles
patchistory-facts-people = { $food } Food a round
patchistory-facts-route = { $goods }, one after the other; { $count } in the box
patchistory-tile = { $number } ({ $feature })
patchistory-tile-white = { $number }
patchistory-tile-side = { $tile }, { $side } side
patchistory-offer = tile { $number }
patchistory-face-white = white
patchistory-face-black = black

## Icons

patchistory-icon-money = Money
patchistory-icon-food = Food
patchistory-icon-resource = Resource
patchistory-icon-culture = Culture
patchistory-icon-politics = Politics
patchistory-icon-transport = Transport
patchistory-icon-military = Military
patchistory-icon-defence = Defence
patchistory-amount-money = { $count } Money
patchistory-amount-food = { $count } Food
patchistory-amount-resource =
    { $count ->
        [one] { $count } Resource
       *[other] { $count } Resources
    }
patchistory-amount-culture = { $count } Culture
patchistory-amount-politics =
    { $count ->
        [one] { $count } Politics point
       *[other] { $count } Politics points
    }
patchistory-amount-transport = { $count } Transport
patchistory-amount-military = { $count } Military
patchistory-amount-defence = { $count } Defence

## Kinds of squares

patchistory-kind-money = Industry–Money
patchistory-kind-food = Industry–Food
patchistory-kind-resource = Industry–Resource
patchistory-kind-culture = Culture
patchistory-kind-politics = Politics
patchistory-kind-transport = Transport
patchistory-kind-military = Military
patchistory-kind-wasteland = Wasteland
patchistory-kind-sea = Sea
patchistory-kind-hero = Hero
patchistory-kind-wonder = Wonder
patchistory-kind-special = Special building
patchistory-feature-kind-hero = Heroes
patchistory-feature-kind-wonder = Wonders
patchistory-feature-kind-special = Special buildings
patchistory-general-field = Field
patchistory-general-farm = Farm
patchistory-general-irrigated-terraces = Irrigated terraces
patchistory-general-quarry = Quarry
patchistory-general-mine = Mine
patchistory-general-smithy = Smithy
patchistory-general-stall = Stall
patchistory-general-market = Market
patchistory-general-caravanserai = Caravanserai
patchistory-general-shrine = Shrine
patchistory-general-temple = Temple
patchistory-general-academy = Academy
patchistory-general-tribune = Tribune
patchistory-general-council = Council
patchistory-general-palace = Palace
patchistory-general-stable = Stable
patchistory-general-paved-road = Paved road
patchistory-general-anchorage = Anchorage
patchistory-general-barracks = Barracks
patchistory-general-archery-range = Archery range
patchistory-general-fort = Fort
patchistory-general-palisade = Palisade
patchistory-general-watchtower = Watchtower
patchistory-general-manor-farm = Manor farm
patchistory-general-windmill = Windmill
patchistory-general-crop-rotation = Crop rotation
patchistory-general-sawmill = Sawmill
patchistory-general-foundry = Foundry
patchistory-general-saltworks = Saltworks
patchistory-general-fair = Fair
patchistory-general-counting-house = Counting house
patchistory-general-merchant-house = Merchant house
patchistory-general-church = Church
patchistory-general-theatre = Theatre
patchistory-general-monastery = Monastery
patchistory-general-town-hall = Town hall
patchistory-general-royal-court = Royal court
patchistory-general-chancellery = Chancellery
patchistory-general-post-relay = Post relay
patchistory-general-port = Port
patchistory-general-canal = Canal
patchistory-general-armoury = Armoury
patchistory-general-tournament-ground = Tournament ground
patchistory-general-stronghold = Stronghold
patchistory-general-rampart = Rampart
patchistory-general-keep = Keep
patchistory-general-mechanised-farm = Mechanised farm
patchistory-general-cannery = Cannery
patchistory-general-agronomy-station = Agronomy station
patchistory-general-steelworks = Steelworks
patchistory-general-oil-field = Oil field
patchistory-general-coal-mine = Coal mine
patchistory-general-department-store = Department store
patchistory-general-investment-bank = Investment bank
patchistory-general-shopping-street = Shopping street
patchistory-general-cinema = Cinema
patchistory-general-opera = Opera
patchistory-general-television-studio = Television studio
patchistory-general-ministry = Ministry
patchistory-general-embassy = Embassy
patchistory-general-press-house = Press house
patchistory-general-railway = Railway
patchistory-general-airport = Airport
patchistory-general-motorway = Motorway
patchistory-general-tank-works = Tank works
patchistory-general-air-base = Air base
patchistory-general-army-base = Army base
patchistory-general-bunker = Bunker
patchistory-general-radar-station = Radar station
patchistory-general-wasteland = Wasteland
patchistory-general-sea = Sea
patchistory-general-cleared = Sanitised wasteland
patchistory-general-razed = Bombed wasteland

## Building tiles

patchistory-building-granary = Granary
patchistory-building-orchard = Orchard
patchistory-building-workshop = Workshop
patchistory-building-shop = Shop
patchistory-building-garden = Garden
patchistory-building-assembly = Assembly
patchistory-building-bridge = Bridge
patchistory-building-militia-hall = Militia hall
patchistory-building-tower = Tower
patchistory-building-estate = Estate
patchistory-building-ironworks = Ironworks
patchistory-building-trading-post = Trading post
patchistory-building-museum = Museum
patchistory-building-city-hall = City hall
patchistory-building-harbour = Harbour
patchistory-building-garrison = Garrison
patchistory-building-citadel = Citadel
patchistory-building-monument = Monument

## Heroes, wonders and special buildings

patchistory-feature-constantine-i = Constantine I
patchistory-feature-constantine-i-text = When placed, you may lay an Allied route between you and anyone you are not yet allied with, for nothing; nobody can refuse. You choose your end of it. Every war declared between you two is called off.
patchistory-feature-cyrus-the-great = Cyrus the Great
patchistory-feature-cyrus-the-great-text = Each time one of your workers brings goods from a route, gain 1 Culture more.
patchistory-feature-moses = Moses
patchistory-feature-moses-text = When placed, take a worker from your People track for nothing and put it on any free location.
patchistory-feature-aristotle = Aristotle
patchistory-feature-aristotle-text = When you end your Administration, gain 1 Culture for each Politics point left, 2 at most.
patchistory-feature-alexander-the-great = Alexander the Great
patchistory-feature-alexander-the-great-text = As an Aggressor, you have 2 Power more.
patchistory-feature-homer = Homer
patchistory-feature-homer-text = Honouring Heroes costs you 1 Politics point less.
patchistory-feature-julius-caesar = Julius Caesar
patchistory-feature-julius-caesar-text = A Threat costs you 1 Politics point less.
patchistory-feature-socrates = Socrates
patchistory-feature-socrates-text = A Campaign brings you 1 Vote more.
patchistory-feature-gwanggaeto-the-great = Gwanggaeto the Great
patchistory-feature-gwanggaeto-the-great-text = A Principal route costs you 1 Resource instead of 2.
patchistory-feature-great-wall-of-china = Great Wall of China
patchistory-feature-great-wall-of-china-text = Defence +1 for each worker you control.
patchistory-feature-hanging-gardens-of-babylon = Hanging Gardens of Babylon
patchistory-feature-hanging-gardens-of-babylon-text = Once a round, in your Administration, you may send a worker back to your People track and gain 5 Culture.
patchistory-feature-petra = Petra
patchistory-feature-petra-text = Money +1 for each Principal route that starts from you and each Allied route you share.
patchistory-feature-pyramids-of-giza = Pyramids of Giza
patchistory-feature-pyramids-of-giza-text = At the end of an Era, gain 1 Culture for each worker you control.
patchistory-feature-ziggurat-of-ur = Ziggurat of Ur
patchistory-feature-ziggurat-of-ur-text = At the end of an Era, discard 3 Culture.
patchistory-feature-stonehenge = Stonehenge
patchistory-feature-stonehenge-text = Before a Vote, gain 2 Votes.
patchistory-feature-lighthouse-of-alexandria = Lighthouse of Alexandria
patchistory-feature-lighthouse-of-alexandria-text = Trade costs you 1 Food less.
patchistory-feature-parthenon = Parthenon
patchistory-feature-parthenon-text = Honouring Wonders costs you 1 Politics point less.
patchistory-feature-colosseum = Colosseum
patchistory-feature-colosseum-text = After your production and before upkeep, you may discard up to 3 Food and gain 1 Culture for each.
patchistory-feature-aqueduct = Aqueduct
patchistory-feature-aqueduct-text = Training costs you 1 Food less.
patchistory-feature-great-granary = Great Granary
patchistory-feature-great-granary-text = Its icons only.
patchistory-feature-circus-maximus = Circus Maximus
patchistory-feature-circus-maximus-text = For each Prosperity card scored on which you are first, gain 1 Culture more.
patchistory-feature-senate = Senate
patchistory-feature-senate-text = Its icons only.
patchistory-feature-legion-camp = Legion Camp
patchistory-feature-legion-camp-text = Its icons only.
patchistory-feature-city-walls = City Walls
patchistory-feature-city-walls-text = Its icons only.
patchistory-feature-royal-road = Royal Road
patchistory-feature-royal-road-text = Its icons only.
patchistory-feature-christopher-columbus = Christopher Columbus
patchistory-feature-christopher-columbus-text = Once a round, in your Administration, you may send a worker back to your People track and gain 3 Resources.
patchistory-feature-genghis-khan = Genghis Khan
patchistory-feature-genghis-khan-text = Trade costs you exactly 1 Food, whatever else there is. Military +1 for each Principal route that starts from you and each Allied route you share.
patchistory-feature-joan-of-arc = Joan of Arc
patchistory-feature-joan-of-arc-text = In a war you may spend Votes as well as Resources; each adds 1 Power.
patchistory-feature-vasco-da-gama = Vasco da Gama
patchistory-feature-vasco-da-gama-text = Once an Era, before the first bid, you may take one of the tiles on offer for nothing. You then take no part in that auction.
patchistory-feature-yi-sun-sin = Yi Sun-sin
patchistory-feature-yi-sun-sin-text = When you spend Resources in a war, you may also send a worker back to your People track, though not the one who stands for that war: 4 Power more.
patchistory-feature-elizabeth-i = Elizabeth I
patchistory-feature-elizabeth-i-text = For an Exchange, your Transport counts as 2 more.
patchistory-feature-leonardo-da-vinci = Leonardo da Vinci
patchistory-feature-leonardo-da-vinci-text = Constructing a Building costs you 1 Politics point less and brings you 2 Culture.
patchistory-feature-johannes-gutenberg = Johannes Gutenberg
patchistory-feature-johannes-gutenberg-text = A Campaign with at least 2 Politics points brings you 2 Votes more.
patchistory-feature-sejong-the-great = Sejong the Great
patchistory-feature-sejong-the-great-text = Culture +1 for every 2 workers of your territory.
patchistory-feature-angkor-wat = Angkor Wat
patchistory-feature-angkor-wat-text = Wherever your wastelands are counted, your seas count as wastelands too. They stay seas when tiles are placed.
patchistory-feature-chichen-itza = Chichen Itza
patchistory-feature-chichen-itza-text = Before a Vote, you may send any number of workers back to your People track and gain 5 Culture for each.
patchistory-feature-kremlin = Kremlin
patchistory-feature-kremlin-text = Once a round, in Diplomacy or Administration, you may send a worker back to your People track and have 4 Politics points more in this round.
patchistory-feature-machu-picchu = Machu Picchu
patchistory-feature-machu-picchu-text = Food +1 for each wasteland of your territory, 4 at most.
patchistory-feature-notre-dame-de-paris = Notre-Dame de Paris
patchistory-feature-notre-dame-de-paris-text = Each time you Honour Wonders, gain 2 Culture more.
patchistory-feature-taj-mahal = Taj Mahal
patchistory-feature-taj-mahal-text = At the end of an Era it needs 2 Resources instead of 1.
patchistory-feature-forbidden-city = Forbidden City
patchistory-feature-forbidden-city-text = Nobody can threaten you.
patchistory-feature-hagia-sophia = Hagia Sophia
patchistory-feature-hagia-sophia-text = At the end of an Era, gain 3 Culture for each Allied route you share.
patchistory-feature-sistine-chapel = Sistine Chapel
patchistory-feature-sistine-chapel-text = Culture +1 for each hero of your territory, 3 at most.
patchistory-feature-university = University
patchistory-feature-university-text = Its icons only.
patchistory-feature-cathedral = Cathedral
patchistory-feature-cathedral-text = Before a Vote, gain 1 Vote.
patchistory-feature-castle = Castle
patchistory-feature-castle-text = As the Defender, you lose no Culture to a Memorable Victory.
patchistory-feature-merchant-bank = Merchant Bank
patchistory-feature-merchant-bank-text = Its icons only.
patchistory-feature-guildhall = Guildhall
patchistory-feature-guildhall-text = Its icons only.
patchistory-feature-royal-shipyard = Royal Shipyard
patchistory-feature-royal-shipyard-text = Your workers enter seas of your territory without using up a step.
patchistory-feature-parliament = Parliament
patchistory-feature-parliament-text = Its icons only.
patchistory-feature-che-guevara = Che Guevara
patchistory-feature-che-guevara-text = Your Politics level is exactly 6, whatever else there is.
patchistory-feature-karl-marx = Karl Marx
patchistory-feature-karl-marx-text = Your workers eat exactly 5 Food a round.
patchistory-feature-mahatma-gandhi = Mahatma Gandhi
patchistory-feature-mahatma-gandhi-text = Your Threats find a Defence Power of 0 and always succeed, even without a sword; the larger demand takes 5 of them. At the end of the game, gain 1 Culture for each Industry–Food location of your territory.
patchistory-feature-otto-von-bismarck = Otto von Bismarck
patchistory-feature-otto-von-bismarck-text = Each time one of your Threats succeeds, gain 5 Culture from the stock.
patchistory-feature-napoleon-bonaparte = Napoleon Bonaparte
patchistory-feature-napoleon-bonaparte-text = As an Aggressor, you prepare wars for nothing and win a tie against a Defender.
patchistory-feature-general-patton = General Patton
patchistory-feature-general-patton-text = Your workers on Principal routes may go 2 spaces further, even without any Transport.
patchistory-feature-albert-einstein = Albert Einstein
patchistory-feature-albert-einstein-text = At the end of the game, gain 3 Culture for each special building and each constructed Building of your territory, 15 at most.
patchistory-feature-abraham-lincoln = Abraham Lincoln
patchistory-feature-abraham-lincoln-text = Before a Vote, gain 1 Vote for each worker you control.
patchistory-feature-marie-curie = Marie Curie
patchistory-feature-marie-curie-text = Once a round, in your Administration, you may discard 2 Resources and gain 5 Culture.
patchistory-feature-apollo-11 = Apollo 11
patchistory-feature-apollo-11-text = Culture +1 for each Principal route that starts from you and each Allied route you share.
patchistory-feature-schwerer-gustav = Schwerer Gustav
patchistory-feature-schwerer-gustav-text = In a war in which you are an Aggressor, you may first discard a Principal route that starts from you or an Allied route you share, though not the route of that war: 5 Power more. Workers on it go home; an alliance ends.
patchistory-feature-statue-of-liberty = Statue of Liberty
patchistory-feature-statue-of-liberty-text = Nothing may cover it. Once it stands, your territory has no size limit. At the end of the game, gain 3 Culture for each wasteland you made yourself by Sanitation.
patchistory-feature-stealth-bomber = Stealth Bomber
patchistory-feature-stealth-bomber-text = Once a round, in your Administration, you may sanitise a 1×1 location of somebody who is not your ally, for nothing but a building tile; then you draw a new one.
patchistory-feature-wall-street = Wall Street
patchistory-feature-wall-street-text = At the end of the game, gain 1 Culture for every 2 Money you own.
patchistory-feature-eiffel-tower = Eiffel Tower
patchistory-feature-eiffel-tower-text = Its icons only.
patchistory-feature-red-cross = Red Cross
patchistory-feature-red-cross-text = Each time you offer Aid, gain 2 Culture more, accepted or refused.
patchistory-feature-panama-canal = Panama Canal
patchistory-feature-panama-canal-text = Each time one of your workers brings goods from a route, gain 2 Money more.
patchistory-feature-hollywood = Hollywood
patchistory-feature-hollywood-text = Before a Vote, gain 3 Votes.
patchistory-feature-power-station = Power Station
patchistory-feature-power-station-text = Its icons only.
patchistory-feature-grand-railway-station = Grand Railway Station
patchistory-feature-grand-railway-station-text = Its icons only.
patchistory-feature-assembly-plant = Assembly Plant
patchistory-feature-assembly-plant-text = Constructing a Building costs you 1 Resource less.
patchistory-feature-united-nations = United Nations
patchistory-feature-united-nations-text = Its icons only.
patchistory-feature-military-complex = Military Complex
patchistory-feature-military-complex-text = The first Resource you spend in a war adds 2 Power instead of 1.
patchistory-feature-national-museum = National Museum
patchistory-feature-national-museum-text = At the end of an Era, gain 1 Culture for each hero and each wonder of your territory.
patchistory-feature-fallout-shelter = Fallout Shelter
patchistory-feature-fallout-shelter-text = Its icons only.

## Prosperity cards

patchistory-prosperity-military = Military force
patchistory-prosperity-military-text = Most swords.
patchistory-prosperity-food = Food production
patchistory-prosperity-food-text = Highest Food level.
patchistory-prosperity-culture = Culture production
patchistory-prosperity-culture-text = Highest Culture level.
patchistory-prosperity-wastelands = Wastelands
patchistory-prosperity-wastelands-text = Most wastelands, printed or sanitised.
patchistory-prosperity-heroes = Heroes
patchistory-prosperity-heroes-text = Most heroes.
patchistory-prosperity-routes = Trade routes
patchistory-prosperity-routes-text = Most Principal routes of your own and Allied routes together.
patchistory-prosperity-wonders = Wonders
patchistory-prosperity-wonders-text = Most wonders.
patchistory-prosperity-money = Money production
patchistory-prosperity-money-text = Highest Money level.
patchistory-prosperity-resource = Resource production
patchistory-prosperity-resource-text = Highest Resource level.
patchistory-prosperity-politics = Politics
patchistory-prosperity-politics-text = Highest Politics level.
patchistory-prosperity-transport = Transport
patchistory-prosperity-transport-text = Highest Transport level.
patchistory-prosperity-defence = Defence power
patchistory-prosperity-defence-text = Most swords and shields together.
patchistory-prosperity-people = People
patchistory-prosperity-people-text = Most workers in the territory and on routes.
patchistory-prosperity-architecture = Architecture
patchistory-prosperity-architecture-text = Most special and constructed buildings.
patchistory-prosperity-extent = Extent
patchistory-prosperity-extent-text = Most squares of territory.

## Actions

patchistory-deed-aid = Aid
patchistory-deed-threat = Threat
patchistory-deed-trade = Trade
patchistory-deed-exchange = Exchange
patchistory-deed-train = Train a worker
patchistory-deed-honour-heroes = Honour Heroes
patchistory-deed-honour-wonders = Honour Wonders
patchistory-deed-build-route = Build a route
patchistory-deed-sanitise = Sanitise a square
patchistory-deed-construct = Construct a building
patchistory-deed-campaign = Campaign
patchistory-group-diplomacy = Diplomacy
patchistory-group-general = General actions
patchistory-group-honour = Honours
patchistory-group-construction = Construction
patchistory-group-campaign = Campaign
patchistory-group-powers = Heroes and wonders

## Places

patchistory-place = { $what } { $cell }
patchistory-place-new = { $cell }
patchistory-route-from-to = route { $number } from { $from } to { $to }
patchistory-route-between = Allied route { $number } of { $one } and { $other }
patchistory-route-number = route { $number }
patchistory-quarter-nw = upper left
patchistory-quarter-ne = upper right
patchistory-quarter-sw = lower left
patchistory-quarter-se = lower right
patchistory-order = Refuse Aid and stake no Votes until I am asked something else

## Questions

patchistory-ask-take = Do you take a tile for nothing?
patchistory-ask-take-context = { $feature } lets you, once an Era. You then take no part in this auction.
patchistory-ask-bid = How much on which tile?
patchistory-ask-bid-context = The number is your whole stake there. It must be the highest, and it is lost in any case.
patchistory-ask-bid-first-context = In this first auction you may also wait until your next turn.
patchistory-ask-secret-bid-context = You bid in secret. Both bids are lost; the larger one takes the tile you both want.
patchistory-ask-side = Which side of { $tile } is up?
patchistory-ask-at = Where does { $tile } go?
patchistory-ask-layers = What lies over, what under?
patchistory-ask-layers-context = The tile lies with its upper left square on { $cell }.
patchistory-ask-stay = Where does the worker stay?
patchistory-ask-stay-context = { $feature } is covered.
patchistory-ask-home = Where does the worker go?
patchistory-ask-home-context = Any free location of your territory. A gold frame counts at once.
patchistory-ask-partner = With whom do you ally?
patchistory-ask-partner-context = { $feature } brings an Allied route; nobody can refuse.
patchistory-ask-route-end = Which end of the Allied route is yours?
patchistory-ask-route-end-context = { $who } gets the other one.
patchistory-ask-diplomacy = What do you do in Diplomacy?
patchistory-ask-administration = What do you do in Administration?
patchistory-ask-points =
    { $points ->
        [one] You have { $points } Politics point.
       *[other] You have { $points } Politics points.
    }
patchistory-ask-offer = Which goods do you offer { $who }?
patchistory-ask-offer-context = You gain { $accepted } Culture if they are accepted, { $refused } if not.
patchistory-ask-answer-aid = Do you accept { $goods } from { $who }?
patchistory-ask-answer-aid-context = If you do, you offer no Aid in this round.
patchistory-ask-demand = What do you demand of { $who }?
patchistory-ask-send-back = Which worker goes back to the People track? ({ $feature })
patchistory-ask-send-back-context = { $text }
patchistory-ask-send-back-any-context = { $culture } Culture for each.
patchistory-ask-trade-from = Which worker sets out?
patchistory-ask-trade-by = On which route?
patchistory-ask-give = What do you exchange?
patchistory-ask-give-context =
    { $units ->
        [one] { $units } unit of one good at most.
       *[other] { $units } units of one good at most.
    }
patchistory-ask-get = What do you take for { $goods }?
patchistory-ask-with = Which building tile do you use up?
patchistory-ask-with-context = It lies wasteland side up; nobody sees its face.
patchistory-ask-on = Which square of { $who } becomes wasteland?
patchistory-ask-on-construct = Where does the building stand?
patchistory-ask-against = Whose territory do you bomb?
patchistory-ask-against-context = { $feature } sanitises a square of somebody who is not your ally.
patchistory-ask-move = Which worker moves?
patchistory-ask-move-context =
    { $range ->
        [one] Each may go { $range } location far.
       *[other] Each may go { $range } locations far.
    }
patchistory-ask-move-to = Where does it go?
patchistory-ask-move-to-context =
    { $range ->
        [one] From { $cell }, { $range } location far at most.
       *[other] From { $cell }, { $range } locations far at most.
    }
patchistory-ask-along = How far does your worker go on { $route }?
patchistory-ask-along-context =
    { $range ->
        [one] At most { $range } space.
       *[other] At most { $range } spaces.
    }
patchistory-ask-meet = Which negotiation is first?
patchistory-ask-colour = War with { $who }, or not?
patchistory-ask-colour-context =
    { $cost ->
        [0] Red declares war, at no cost. Two blues may ally.
       *[other] Red declares war and costs { $cost ->
            [one] { $cost } Resource
           *[other] { $cost } Resources
        }. Two blues may ally.
    }
patchistory-ask-alliance = Do you want an alliance with { $who }?
patchistory-ask-alliance-context = Both must agree. Allies neither threaten nor fight each other.
patchistory-ask-fight = Which war is first?
patchistory-ask-give-up = Do you give up a route?
patchistory-ask-give-up-context = { $feature }: { $power } Power more in this war.
patchistory-ask-spend = What do you spend in the war against { $who }?
patchistory-ask-spend-context = Your Power is { $mine }, theirs { $theirs }. Whatever is spent is lost.
patchistory-ask-feast = How much Food becomes Culture? ({ $most } at most)
patchistory-ask-card = Which card do you put forward?
patchistory-ask-card-context = The cards are shuffled: nobody is told whose is whose.
patchistory-ask-stake = How many Votes on { $card }?

## Options

patchistory-do-bid = { $money } Money
patchistory-do-wait = Wait
patchistory-do-take = Take { $tile }
patchistory-do-no = No
patchistory-do-side = The { $side } side
patchistory-do-discard = Discard the tile
patchistory-do-at = { $cell }
patchistory-do-layers-over = All squares on top
patchistory-do-layers-all-under = All squares underneath
patchistory-do-layers-under = Under: { $squares }
patchistory-do-stay = { $place }
patchistory-do-home = { $place }
patchistory-do-aid = Offer Aid to { $who }
patchistory-do-offer = { $goods }
patchistory-do-accept = Accept
patchistory-do-refuse = Refuse
patchistory-do-threaten = Threaten { $who }
patchistory-do-demand = { $what }
patchistory-do-break = Break the alliance with { $who }
patchistory-do-use = Use { $feature }
patchistory-do-send = Send the worker back: { $place }
patchistory-do-end = That is all
patchistory-do-from = { $place }
patchistory-do-by = { $route }
patchistory-do-give = { $goods }
patchistory-do-get = { $goods }
patchistory-do-route = Build a Principal route to { $who }
patchistory-do-on = { $place }
patchistory-do-against = { $who }
patchistory-do-construct = Construct { $building }
patchistory-do-campaign =
    { $points ->
        [one] Campaign with { $points } point
       *[other] Campaign with { $points } points
    }
patchistory-do-move = { $place }
patchistory-do-to = { $place }
patchistory-do-done = That is all
patchistory-do-go =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }
patchistory-do-rest = Rest, then come home
patchistory-do-red = Red: war
patchistory-do-blue = Blue: no war
patchistory-do-ally = Ally
patchistory-do-ally-with = Ally with { $who }
patchistory-do-near = The end near 3 Money
patchistory-do-far = The end near 3 Culture
patchistory-do-give-up = Give up { $route }
patchistory-do-spend =
    { $resources ->
        [one] { $resources } Resource
       *[other] { $resources } Resources
    }{ $votes ->
        [0] { "" }
       *[other] { "," } { $votes ->
            [one] { $votes } Vote
           *[other] { $votes } Votes
        }
    }{ $worker ->
        [0] { "" }
       *[other] { "," } a worker
    }
patchistory-do-spend-fighter = { $spent }, worker: { $place }
patchistory-do-feast = { $food } Food
patchistory-do-stake =
    { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }

## Why not

patchistory-why-no-overlap = The tile would touch no square of yours.
patchistory-why-too-large = Your territory would become larger than the { $size } squares either way that the Era allows.
patchistory-why-sea-there = A sea lies there: nothing goes over or under it.
patchistory-why-sea-under = A sea may not lie under another square.
patchistory-why-seas-meet = Two seas would lie side by side.
patchistory-why-half-hidden = The new hero, wonder or special building would be half hidden.
patchistory-why-half-covered = A hero, wonder or special building would be half covered.
patchistory-why-never-covered = The Statue of Liberty may not be covered.
patchistory-why-no-points = It takes { $need }, and you have { $have }.
patchistory-why-no-food = It takes { $need }, and you have { $have }.
patchistory-why-no-resources = It takes { $need }, and you have { $have }.
patchistory-why-not-connected = No route joins you.
patchistory-why-no-goods = Aid is { $need } units, and you own { $have }.
patchistory-why-aid-accepted = You have accepted Aid in this round.
patchistory-why-no-principal = No Principal route joins you.
patchistory-why-allied = You are allied.
patchistory-why-untouchable = The Forbidden City protects them.
patchistory-why-too-weak = You have { $have } swords; their swords and shields are { $need }, and you must have more.
patchistory-why-not-first = Only as your first Diplomacy action of the round.
patchistory-why-no-ally = You are not allied.
patchistory-why-no-worker-at-home = No worker of yours is in your territory.
patchistory-why-no-free-route = No route of yours is free.
patchistory-why-nothing-to-exchange = You have nothing to exchange.
patchistory-why-no-transport = You have no Transport.
patchistory-why-no-worker-left = All { $count } of your workers are out: none is left on your People track.
patchistory-why-no-room = No location is free.
patchistory-why-no-hero = You have no hero.
patchistory-why-no-wonder = You have no wonder.
patchistory-why-route-built = You have built a route in this round.
patchistory-why-no-route-left = All { $count } Principal routes are built.
patchistory-why-no-tile = You have no building tile.
patchistory-why-not-single = Only on a location of one square.
patchistory-why-on-sea = Nothing is built on a sea.
patchistory-why-campaigned = You have campaigned in this round.
patchistory-why-used = Used in this round.
patchistory-why-no-worker = You have no worker to send back.
patchistory-why-fixed-points = Your Politics points are fixed.
patchistory-why-nobody-to-raze = There is nobody you could do it to.
patchistory-why-cannot-prepare = Preparing a war takes { $need }, and you have { $have }.
patchistory-why-shared = In the end two workers would share a location.
patchistory-why-out-of-reach = It is { $away } steps away, and your Transport is { $range }.
patchistory-why-no-way = No way leads there.

## Log

patchistory-log-round = { $era }, round { $round } begins; { $who } is the first player.
patchistory-log-tile-shown = On offer: { $tile }.
patchistory-log-tile-taken = { $who } takes { $tile } for nothing ({ $feature }).
patchistory-log-tile-left = { $who } gets { $tile } without a bid.
patchistory-log-emergency = { $who } discards { $culture } Culture for 1 Money.
patchistory-log-bid = { $who } has { $money } Money on { $tile }.
patchistory-log-waited = { $who } waits.
patchistory-log-won = { $who } wins { $tile } for { $money } Money.
patchistory-log-placed =
    { $who } places { $tile }, on { $cell }{ $under ->
        [0] { "" }
        [2] { "," } wholly underneath
       *[other] { "," } partly underneath
    }.
patchistory-log-tile-discarded = { $who } discards { $tile }.
patchistory-log-feature-lost = { $who } loses { $feature }.
patchistory-log-worker-came = A worker of { $who } stands on { $cell }.
patchistory-log-worker-to-track = No location of { $who } is free: the worker goes to the People track.
patchistory-log-aid-offered = { $who } offers { $goods } to { $to }.
patchistory-log-aid-accepted = { $to } accepts; { $who } gains { $culture } Culture.
patchistory-log-aid-refused = { $to } refuses; { $who } gains { $culture } Culture.
patchistory-log-threatened =
    { $who } threatens { $target } and gets { $what }{ $culture ->
        [0] { "." }
       *[other] { "," } and { $culture } Culture from the stock.
    }
patchistory-log-alliance-broken =
    { $who } breaks the alliance with { $ally } and gains { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }.
patchistory-log-sent-back = { $who } sends a worker back to the People track ({ $feature }): { $what }.
patchistory-log-traded = A worker of { $who } sets out on { $route } for { $food } Food.
patchistory-log-exchanged = { $who } exchanges { $given } for { $got }.
patchistory-log-trained = { $who } trains a worker for { $food } Food.
patchistory-log-honoured-heroes = { $who } honours heroes and gains { $culture } Culture.
patchistory-log-honoured-wonders = { $who } honours wonders and gains { $culture } Culture.
patchistory-log-route-built =
    { $who } builds a Principal route to { $to } for { $resources ->
        [one] { $resources } Resource
       *[other] { $resources } Resources
    }.
patchistory-log-sanitised = { $who } sanitises { $cell }.
patchistory-log-sanitised-with = { $who } sanitises { $cell }, using { $building }.
patchistory-log-razed = { $who } bombs { $cell } of { $owner }.
patchistory-log-razed-with = { $who } bombs { $cell } of { $owner }, using { $building }.
patchistory-log-constructed =
    { $who } constructs { $building } on { $cell }{ $culture ->
        [0] { "." }
       *[other] { " " }and gains { $culture } Culture.
    }
patchistory-log-drew = { $who } draws a building tile.
patchistory-log-drew-this = { $who } draws the building tile { $building }.
patchistory-log-campaigned =
    { $who } campaigns with { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and gains { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    }.
patchistory-log-refined =
    { $who } turns { $resources ->
        [one] { $resources } Resource
       *[other] { $resources } Resources
    } into { $culture } Culture ({ $feature }).
patchistory-log-points-left = { $who } gains { $culture } Culture for points left.
patchistory-log-moved = { $who } moves a worker from { $from } to { $to }.
patchistory-log-went-along = A worker of { $who } goes to space { $space } of { $route }.
patchistory-log-prepares = A worker of { $who } comes to Return/Preparation of { $route }.
patchistory-log-goes-to-war = A worker of { $who } comes to War/Return of { $route }.
patchistory-log-rested = A worker of { $who } rests beside { $route }.
patchistory-log-came-home = A worker of { $who } comes home from { $route }.
patchistory-log-both-blue = { $who } and { $with } are both blue: no war.
patchistory-log-both-red = { $who } and { $with } are both red: each is an Aggressor.
patchistory-log-one-red = { $who } is red, { $with } blue: war is declared.
patchistory-log-prepared =
    { $resources ->
        [0] { $who } prepares the war at no cost.
       *[other] { $who } prepares the war for { $resources ->
            [one] { $resources } Resource
           *[other] { $resources } Resources
        }.
    }
patchistory-log-allied = { $who } and { $with } are allies now.
patchistory-log-not-allied = { $who } and { $with } do not ally.
patchistory-log-war-cancelled = The war between { $who } and { $with } is called off.
patchistory-log-route-given-up = { $who } gives up { $route } ({ $feature }): { $power } Power more.
patchistory-log-powers = War: { $who } has a Power of { $power }, { $other } of { $other-power }.
patchistory-log-spent =
    { $who } spends { $resources ->
        [one] { $resources } Resource
       *[other] { $resources } Resources
    }{ $votes ->
        [0] { "" }
       *[other] { "," } { $votes ->
            [one] { $votes } Vote
           *[other] { $votes } Votes
        }
    }{ $worker ->
        [0] { "" }
       *[other] { "," } a worker
    }: { $power } Power in all.
patchistory-log-worker-fought = { $who } sends a worker back to the People track ({ $feature }): { $power } Power more in this war.
patchistory-log-war-won =
    { $who } wins the war against { $over } and gains { $culture } Culture{ $taken ->
        [0] { "." }
       *[other] { "," } and takes { $taken } from the loser.
    }
patchistory-log-war-lost-by-both = { $who } and { $other } tie: both lose the war.
patchistory-log-produced = { $who } produces { $goods }.
patchistory-log-produced-nothing = { $who } produces nothing.
patchistory-log-route-yielded = A worker of { $who } brings { $what } from { $route }.
patchistory-log-bonus = { $who } gains { $what } more ({ $feature }).
patchistory-log-feasted = { $who } turns { $food } Food into Culture.
patchistory-log-fed =
    The workers of { $who } eat { $food } Food{ $culture ->
        [0] { "." }
       *[other] { "," } and { $culture } Culture is lost for what is missing.
    }
patchistory-log-kept =
    { $who } keeps heroes and wonders for { $food } Food and { $resources ->
        [one] { $resources } Resource
       *[other] { $resources } Resources
    }{ $culture ->
        [0] { "." }
       *[other] { "," } and loses { $culture } Culture for what is missing.
    }
patchistory-log-votes =
    { $who } gains { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    } ({ $feature }).
patchistory-log-cards = Cards of the Vote: { $cards }.
patchistory-log-staked =
    { $who } stakes { $votes ->
        [one] { $votes } Vote
       *[other] { $votes } Votes
    } on { $card }.
patchistory-log-card-dropped = The card { $card } has the fewest Votes ({ $votes }) and is dropped.
patchistory-log-all-dropped = Several cards share the fewest Votes: none is scored.
patchistory-log-card-gained = { $card }: { $who }, rank { $rank }, gains { $culture } Culture.
patchistory-log-card-lost = { $card }: { $who }, rank { $rank }, loses { $culture } Culture.
patchistory-log-card-nothing = { $card }: { $who }, rank { $rank }, gains nothing.
patchistory-log-first-rank = { $who } gains { $culture } Culture more for being first.
patchistory-log-end-gained = { $who } gains { $culture } Culture ({ $feature }).
patchistory-log-end-lost = { $who } loses { $culture } Culture ({ $feature }).
patchistory-log-era-ended = { $era } is over.
patchistory-log-ended = The game is over.

## Points

patchistory-score-culture = Culture
