### Clash of Cultures, both editions

## The game

clash-monumental-name = Clash of Cultures: Monumental Edition
clash-monumental-tagline = Explore, found, build, trade and fight through six ages.
clash-monumental-time = About an hour a player, an hour or two against bots.
clash-monumental-about = Lead a people from its first city into an unknown land: learn 48 advances, raise wonders, spread your culture and fight where it pays. Designed by Christian Marcussen; the Monumental Edition came out in 2021 and is for 2 to 4 players. You may play it with the fifteen peoples of its Civilizations expansion or without. Where the rulebook gives no fact we use public ones (P), and ours where there is none (A).
clash-monumental-edition-monumental = Monumental Edition
clash-2012-name = Clash of Cultures (2012)
clash-2012-tagline = The first edition: levels of culture and mood, barbarian raids.
clash-2012-time = About an hour a player, an hour or two against bots.
clash-2012-about = The first edition of Clash of Cultures, designed by Christian Marcussen, came out in 2012 and is for 2 to 4 players. Wonders lie open for all, barbarians raid cities, and culture and mood levels bring the events. Card texts the rulebook does not give follow the Monumental Edition (P) or are ours (A).
clash-2012-edition-2012 = 2012 edition

## Options

clash-monumental-option-events = Events
clash-monumental-option-events-full = Icon and text
clash-monumental-option-events-icons = Icon only
clash-monumental-option-events-optional = The player who draws decides
clash-monumental-option-length = Length
clash-monumental-option-length-standard = Six ages
clash-monumental-option-length-short = Four ages
clash-monumental-option-length-roll = Up to seven ages, ended by a die
clash-monumental-option-length-wonder = Up to seven ages, ended by a wonder
clash-monumental-option-wonders = Wonders
clash-monumental-option-wonders-secret = Kept in hand
clash-monumental-option-wonders-announced = Announced for all
clash-2012-option-events = { clash-monumental-option-events }
clash-2012-option-events-full = { clash-monumental-option-events-full }
clash-2012-option-events-icons = { clash-monumental-option-events-icons }
clash-2012-option-events-optional = { clash-monumental-option-events-optional }
clash-2012-option-length = { clash-monumental-option-length }
clash-2012-option-length-standard = { clash-monumental-option-length-standard }
clash-2012-option-length-short = { clash-monumental-option-length-short }
clash-2012-option-length-roll = { clash-monumental-option-length-roll }
clash-2012-option-length-wonder = { clash-monumental-option-length-wonder }

## Terrains and places

clash-grassland = grassland
clash-mountain = mountain
clash-forest = forest
clash-desert = desert
clash-sea = sea
clash-place = { $terrain } { $space }
clash-place-unknown = unknown land { $space }
clash-place-city = city { $space } of { $who } (size { $size }, { $mood })
clash-place-own-city = your city { $space } (size { $size }, { $mood })
clash-angry = angry
clash-neutral = neutral
clash-happy = happy

## Resources, units, buildings

clash-nothing = nothing
clash-caused = { $goods } ({ $cause })
clash-food = { $count } food
clash-ore = { $count } ore
clash-wood = { $count } wood
clash-ideas =
    { $count ->
        [one] { $count } idea
       *[other] { $count } ideas
    }
clash-gold = { $count } gold
clash-culture = { $count } culture
clash-mood = { $count } mood
clash-settler = settler
clash-infantry = infantry
clash-ship = ship
clash-settlers =
    { $count ->
        [one] { $count } settler
       *[other] { $count } settlers
    }
clash-infantries = { $count } infantry
clash-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
clash-barbarians = the barbarians
clash-settlement = settlement
clash-academy = academy
clash-fortress = fortress
clash-port = port
clash-temple = temple
clash-action-cards =
    { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
clash-objective-cards =
    { $count ->
        [one] { $count } objective card
       *[other] { $count } objective cards
    }
clash-wonder-cards =
    { $count ->
        [one] { $count } wonder card
       *[other] { $count } wonder cards
    }

## Groups of advances

clash-group-agriculture = Agriculture
clash-group-construction = Construction
clash-group-seafaring = Seafaring
clash-group-education = Education
clash-group-warfare = Warfare
clash-group-spirituality = Spirituality
clash-group-economy = Economy
clash-group-culture = Culture
clash-group-science = Science
clash-group-democracy = Democracy
clash-group-autocracy = Autocracy
clash-group-theocracy = Theocracy

## What is in the box

clash-box-boards = Boards
clash-box-board = Board for { $players } players
clash-box-regions = Regions
clash-box-region = Region { $number }
clash-box-start-a = Start region, face A
clash-box-start-b = Start region, face B
clash-box-units = Units
clash-box-buildings = City pieces
clash-box-dice = Dice
clash-box-die = Die, its faces
clash-box-wonders = Wonders
clash-box-actions = Action cards
clash-box-tactics = Tactics
clash-box-objectives = Objective cards
clash-box-events = Event cards
clash-facts-board = { $regions } regions, { $spaces } spaces
clash-facts-region = { $terrains }
clash-facts-unit = { $cost }; { $count } each
clash-facts-barbarians = { $settlements } settlements, { $units } units
clash-facts-settlement = { $count } each
clash-facts-building = { $cost }; { $count } each; opened by { $advance }
clash-facts-die = twelve faces, 1 to 6 twice; one 3, one 5 and both 6 show infantry
clash-facts-die-2012 = six faces, 1 to 6
clash-facts-advance = { $text } ({ $also })
clash-facts-brings = brings { $goods }
clash-facts-needs = needs { $advance }
clash-facts-wonder = { $cost }; needs { $advance }. { $text }
clash-facts-action = { $card }. { $text } Tactics: { $tactic }
clash-facts-army = army
clash-facts-tactic =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; played with { $pieces }. { $text }
clash-facts-objective = { $card }. { $upper } / { $lower }
clash-facts-event = { $card }. { $text }

## Points

clash-score-pieces = City pieces
clash-score-advances = Advances
clash-score-objectives = Objectives
clash-score-wonders = Wonders
clash-score-events = Events
clash-tie-pyramids = the Pyramids
clash-tie-pieces = points for city pieces
clash-tie-advances = advances
clash-tie-objectives = points for objectives
clash-tie-wonders = points for wonders
clash-tie-events = points from events
clash-tie-half-pieces = half points for city pieces
clash-tie-half-events = half points from events

## Actions

clash-act-advance = Advance
clash-act-found = Found a city
clash-act-collect = Collect
clash-act-construct = Construct
clash-act-recruit = Recruit
clash-act-move = Move
clash-act-happiness = Increase happiness
clash-act-influence = Influence culture
clash-group-actions = Actions
clash-group-advances = Advances and wonders
clash-group-units = Units
clash-group-cards = Cards
clash-group-objectives = Objectives
clash-group-trade = Trade
clash-group-give = You give
clash-group-want = You ask for

## Questions

clash-ask-turn = What do you do?
clash-ask-turn-free = Anything else before your turn ends?
clash-ask-turn-context =
    Age { $age }, round { $round }. { $actions ->
        [0] No action left.
        [one] { $actions } action left.
       *[other] { $actions } actions left.
    }
clash-ask-may-talk = Offer { $who } a trade?
clash-ask-learn = Which advance do you learn?
clash-ask-learn-context =
    { $cubes ->
        [one] The last cube of your event box: an event follows.
       *[other] { $cubes } cubes in your event box.
    }
clash-ask-learn-free = Which advance do you gain?
clash-ask-learn-from = From whom do you learn?
clash-ask-priesthood = Does the priesthood make { $advance } free?
clash-ask-free-education = Pay 1 more idea for 1 mood?
clash-ask-borrow = Which advance does the Great Library lend you this turn?
clash-ask-reform = Change your government for 1 culture and 1 mood?
clash-ask-reform-into = Which other advance of { $group } do you take?
clash-ask-pay = How do you pay { $goods }?
clash-ask-gold-for = How much of { $goods } do you pay in gold?
clash-ask-pay-mood = With what do you pay the next of { $left } mood?
clash-ask-pay-hire = With what do you pay the mercenaries?
clash-ask-take-token = Mood or culture?
clash-ask-take-reward = What do you take for the card?
clash-ask-take-resource = Which resource do you take ({ $left } left)?
clash-ask-trade-gold =
    { $count ->
        [one] One trade route: gold or food?
       *[other] { $count } trade routes: how many give gold?
    }
clash-ask-theater = Which token do you exchange?
clash-ask-barter = What do you exchange (up to { $left })?
clash-ask-found = Where do you found a city?
clash-ask-collect-with = Which city collects?
clash-ask-collect = What does { $place } collect?
clash-ask-from-gardens = What does a grassland of the Great Gardens give instead of food?
clash-ask-husbandry = Use Husbandry for { $goods }?
clash-ask-construct-in = Which city builds?
clash-ask-construct = What is built in { $place }?
clash-ask-construct-by-card = Which building, and where?
clash-ask-port-at = Which sea does the port of { $place } face?
clash-ask-sanitation = Pay 1 food for a settler in { $place }?
clash-ask-recruit-in = Which city recruits?
clash-ask-recruit = Which unit does { $place } recruit?
clash-ask-left =
    { $left ->
        [0] None left within the size.
        [one] { $left } left.
       *[other] { $left } left.
    }
clash-ask-take-unit-from = Your supply is empty: from where do you take the { $unit }?
clash-ask-medicine = Which resource do you take back?
clash-ask-place-unit = Where do you place the { $unit }?
clash-ask-raise = Which city grows happier?
clash-ask-cheer = Which city grows happier?
clash-ask-cheer-more = Pay 1 mood to raise one more city?
clash-ask-cheer-steps = By how many steps does { $place } rise?
clash-ask-lighthouse = Where does the Great Lighthouse place a ship?
clash-ask-reserve = Which wonder do you reserve?
clash-ask-raze = Raze a city of size 1 for 1 gold?
clash-ask-keep-city = Keep { $place }? Razing it gives 1 gold.
clash-ask-influence = Which city do you influence?
clash-ask-influence-from = { $place }: which city wins a building back? It cannot boost its own attempt.
clash-ask-boost = Spend { $count } of your { $have } culture to succeed at { $place }?
clash-ask-exchange = Which building of { $place } becomes yours?
clash-ask-take-over-unit = Which unit takes the place of the barbarians at { $place }?
clash-ask-pyramids = Attempt an influence from the Great Pyramids ({ $left } left)?
clash-ask-squad = Which squad moves?
clash-ask-move-to = Where does the squad from { $place } go?
clash-ask-move-who = Who goes to { $place }?
clash-ask-fresh-ones = Do those in { $place } who have not moved go first?
clash-ask-roads = Use Roads for { $goods }, to ignore the terrain of { $place }?
clash-ask-road-by = By which way to { $place }?
clash-ask-toll = Which token do you pay to attack the Great Mausoleum?
clash-ask-lie = How does the new region at { $place } lie?
clash-ask-moor = Where do the ships anchor?
clash-ask-natives = Where do the barbarians of the region live?
clash-ask-explore-region = Which region do you reveal?
clash-ask-settle-explored = Found a city there for 2 food?
clash-ask-siege-die = Pay 2 wood to cancel the die of the fortress?
clash-ask-siege-protection = Pay 2 ore to cancel the protection of the fortress?
clash-ask-steel = Pay 1 ore for steel weapons (+{ $bonus })?
clash-ask-tactics-attack = Which tactics do you use to attack?
clash-ask-tactics-defend = Which tactics do you use to defend?
clash-ask-battle-context = { $place }, round { $round }.
clash-ask-withdraw = Where do you withdraw to from { $place }?
clash-ask-pay-siege = Pay 2 food against the siege?
clash-ask-arena = Spend a token in the Great Arena to turn { $value } into one more?
clash-ask-fight-on = Fight on at { $place } after round { $round }?
clash-ask-drown = Which unit at { $place } is lost with the ships?
clash-ask-raid-loss = What does { $place } lose to the raid?
clash-ask-discard-action = Which action card do you discard?
clash-ask-discard-objective = Which objective card do you discard?
clash-ask-take-discarded-action = Take the last discarded action card instead of drawing?
clash-ask-take-discarded-event = Take the last discarded event card instead of drawing?
clash-ask-spy-on = Whose cards do you look at?
clash-ask-spy-swap = Swap a card with { $who }?
clash-ask-new-plans = Keep one of the new objectives for one of yours?
clash-ask-negotiate = With whom do you make peace?
clash-ask-assassinate = Who loses an action?
clash-ask-hire = Whom do you hire?
clash-ask-claim = Complete an objective?
clash-ask-status-objectives = Which objective do you complete?
clash-ask-whole-event = Resolve the whole event, not the icon alone?
clash-ask-exhaust = Which land is exhausted?
clash-ask-barbarians-appear = Where do barbarians appear?
clash-ask-barbarians-reinforce = Which barbarian city is reinforced?
clash-ask-barbarians-next = Which barbarian army moves next?
clash-ask-barbarians-march = Where do the barbarians of { $place } go?
clash-ask-raid-from = Which barbarian camp attacks?
clash-ask-raid-on = Which city does the camp at { $place } attack?
clash-ask-lower-mood = The mood of which city falls?
clash-ask-myths = Pay 1 mood so that { $place } keeps its mood?
clash-ask-lose-unit = Which unit do you lose?
clash-ask-civil-war = Which city suffers the civil war?
clash-ask-volcano = Which city does the volcano bury?
clash-ask-earthquake = Which city piece does the earthquake take?
clash-ask-earthquake-context =
    { $count ->
        [0] One to three pieces.
       *[other] Taken so far: { $count }.
    }
clash-ask-event-context = { $name }: “{ $text }”
clash-ask-revolution-action = Lose an action, or an army unit?
clash-ask-revolution-government = Change the government, or lose an army unit?
clash-ask-share-food = Who gets food ({ $left } left)?
clash-ask-choose-opponent = Which opponent?
clash-ask-take-person = Take the { $card } for { $count } culture?
clash-ask-put-together = What do you offer { $who }?
clash-ask-answer-offer = Do you accept the offer of { $who }?
clash-ask-offer-context = Gives: { $give }. Asks for: { $want }.
clash-ask-part-with = Which card do you part with?
clash-ask-choose-first = Who goes first in the next age?

## Choices

clash-do-use = { $name }
clash-do-wonder-at = { $name } in { $place }
clash-do-play = Play { $name }
clash-do-claim = Complete { $name }
clash-do-trade = Trade with { $who }
clash-do-end = End the turn
clash-do-march = { $place }: { $units }
clash-do-sail = { $place }: { $units }
clash-do-squad = { $units }
clash-do-seat = { $who }
clash-do-pay = Pay { $goods }
clash-do-take = Take { $goods }
clash-do-count = { $count }
clash-do-count-gold = { $count } in gold
clash-do-count-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
clash-do-piece = { $name }, { $place }
clash-do-lose = { $unit }
clash-do-lose-at = { $unit }, { $place }
clash-do-lay = { $name }: { $text }
clash-do-pass = No card
clash-do-lie-straight = As it is
clash-do-lie-turned = Turned by half
clash-do-fight = Fight on
clash-do-retreat = Retreat
clash-do-swap = { $give } for { $take }
clash-do-offer = Make this offer
clash-do-cancel = No trade
clash-do-accept = Accept
clash-do-refuse = Refuse
clash-do-counter = Make another offer
clash-order = Refuse every trade until I am asked something else
clash-order-end = End my turns by themselves once only trade and cards are left; met objectives are completed
clash-do-exchange = { $mine } for { $theirs }
clash-do-yes = Yes
clash-do-no = No
clash-do-done = Done
clash-do-lose-action = Lose an action

## The log

clash-log-round = Age { $age }, round { $round }. { $who } goes first.
clash-log-turn = { $who } takes a turn.
clash-log-status = Status phase of age { $age }.
clash-log-end-rolled = The end roll is { $roll }: no more turns.
clash-log-end-not-rolled = The end roll is { $roll }: the game goes on.
clash-log-first = { $who } has { $first } go first.
clash-log-ended = The game is over.
clash-log-acted = { $who }: { $action }.
clash-log-used = { $who } uses { $name }.
clash-log-borrowed = The Great Library lends { $who } { $name }.
clash-log-paid = { $who } pays { $goods }.
clash-log-gained = { $who } gains { $goods }.
clash-log-traded = Trade routes bring { $who } { $goods }.
clash-log-learned = { $who } gains { $name }.
clash-log-reformed = { $who } changes government: { $name }.
clash-log-founded = { $who } founds a city at { $space }.
clash-log-collected = { $who } collects { $goods } with { $space }.
clash-log-built = { $who } builds a new { $name } at { $space }.
clash-log-wonder-built = { $who } builds the { $name } at { $space }.
clash-log-recruited = { $who } recruits at { $space }: { $units }.
clash-log-placed = { $who } places a unit at { $space }: { $unit }.
clash-log-lost = { $who } loses a unit at { $space }: { $unit }.
clash-log-mood-rose = The city { $space } of { $who } is now { $mood }.
clash-log-mood-fell = The city { $space } of { $who } is now { $mood }.
clash-log-influence-rolled = { $who } tries to influence { $space } and rolls { $roll }.
clash-log-influence-rolled-more = { $who } tries to influence { $space } and rolls { $roll }, plus { $bonus } ({ $cause }).
clash-log-influence-failed = The attempt of { $who } at { $space } fails.
clash-log-influenced = { $who } wins a building at { $space }: { $name }.
clash-log-taken-over = { $who } takes over the barbarian city at { $space }.
clash-log-marched = { $who } moves from { $from } to { $to }: { $units }.
clash-log-sailed = { $who } sails from { $from } towards { $to }: { $units }.
clash-log-turned-up = { $who } turns up region { $tile } at { $space }.
clash-log-explored = { $who } lays the region at { $space }.
clash-log-battle-began = Battle at { $space }: { $attacker } against { $defender }.
clash-log-tactics-laid = { $who } lays a card.
clash-log-tactics-none = { $who } lays no card.
clash-log-tactics-played = { $who } uses { $name }.
clash-log-shot-hit = The archers of { $who } roll { $roll } and hit.
clash-log-shot-missed = The archers of { $who } roll { $roll } and miss.
clash-log-shielded = The peltasts of { $who } roll { $roll } and cancel a hit.
clash-log-not-shielded = The peltasts of { $who } roll { $roll } in vain.
clash-log-rolled = Round { $round }: { $attacker } { $attack }; { $defender } { $defence }.
clash-log-guarded = { $hits ->
        [one] A hit on { $who } is cancelled ({ $cause }).
       *[other] { $hits } hits on { $who } are cancelled ({ $cause }).
    }
clash-log-casualties = Losses: { $attacker } { $attack }; { $defender } { $defence }.
clash-log-encircled = Encircled, further losses: { $attacker } { $attack }; { $defender } { $defence }.
clash-log-losses = { $units }
clash-log-losses-none = none
clash-log-losses-due =
    { $count ->
        [one] 1 unit of their choice
       *[other] { $count } units of their choice
    }
clash-log-fell = Lost by { $who }: { $units }.
clash-log-retreated = { $who } retreats to { $space }.
clash-log-battle-won = Victory at { $space }: { $who }.
clash-log-battle-drawn = Nobody wins at { $space }.
clash-log-conquered = The city { $space } passes from { $from } to { $who }.
clash-log-destroyed = The city at { $space } is destroyed.
clash-log-razed = { $who } razes the city at { $space }.
clash-log-played = { $who } plays { $name }.
clash-log-discarded = { $who } discards { $name }.
clash-log-drew-known = { $who } draws { $name }.
clash-log-drew-action = { $who } draws an action card.
clash-log-drew-objective = { $who } draws an objective card.
clash-log-drew-wonder = { $who } draws a wonder card.
clash-log-reserved = { $who } reserves the { $name }.
clash-log-spy-swapped = { $who } swaps a card with { $victim }.
clash-log-completed = { $who } completes { $name }.
clash-log-event = { $who } draws an event: { $name }. “{ $text }”
clash-log-person-taken = { $who } takes the { $name } into service.
clash-log-exhausted = The land at { $space } is exhausted.
clash-log-barbarians-appeared = Barbarians settle at { $space }.
clash-log-barbarians-grew = The barbarians at { $space } are reinforced.
clash-log-barbarians-marched =
    { $count ->
        [one] { $count } barbarian marches from { $from } to { $to }.
       *[other] { $count } barbarians march from { $from } to { $to }.
    }
clash-log-buried = A volcano buries the city of { $who } at { $space }.
clash-log-quaked = The earth shakes under the cities of { $who }.
clash-log-named = { $who } names { $other }.
clash-log-talk = { $who } proposes a trade to { $to }.
clash-log-offered = { $who } offers { $to } { $give } for { $want }.
clash-log-countered = { $who } makes { $to } another offer.
clash-log-deal = { $to } accepts from { $who }: { $give } for { $want }.
clash-log-talk-ended = { $who } ends the talk with { $to }.

## Why not

clash-why-needs = You need { $advance }.
clash-why-already-affected = They are affected already.
clash-why-city-size = The city, of size { $have }, recruits no more units this time.
clash-why-no-room-aboard = No ship of yours there has room.
clash-why-cannot-attack = Nobody there can attack it this turn.
clash-why-already-happy = It cannot be happier.
clash-why-angry = The city is angry.
clash-why-angry-once = An angry city is activated once a turn.
clash-why-built-already = The city has one already.
clash-why-cannot-move-again = These units cannot move again now.
clash-why-city-stays = Only neutral and happy cities of size 1 move.
clash-why-city-halted = The city cannot move again now.
clash-why-too-large = A city of size { $have } is too large for that.
clash-why-cannot-pay = You cannot pay for it.
clash-why-costs = It costs { $goods }, and you have { $have }.
clash-why-city-there = There is a city.
clash-why-desert = No city stands in the desert.
clash-why-enemy-there = An enemy is there.
clash-why-exhausted = The land is exhausted.
clash-why-influenced-already = One success a turn.
clash-why-largest-size = The city is as large as can be.
clash-why-no-academy = You have no academy.
clash-why-no-action-left = No action is left.
clash-why-no-card = There is no card for it.
clash-why-no-city = There is no city.
clash-why-no-coast = The city is not on a coast.
clash-why-no-conquest = You have just conquered no city to learn from.
clash-why-no-mood-to-raise = No city’s mood can be raised and paid for.
clash-why-no-piece = No piece is left in your supply.
clash-why-no-port = The city has no port.
clash-why-no-settlement = No settlement is left in your supply.
clash-why-all-out = All { $count } of yours are in play.
clash-why-no-settler = No settler of yours is there.
clash-why-no-site = No settler stands where a city can be founded.
clash-why-no-victory = No victory of this turn is left to answer to.
clash-why-no-wonder = You do not have this wonder.
clash-why-nobody-angry = None of your cities is angry.
clash-why-nobody-there = Nobody of yours is there.
clash-why-nobody-to-hire = No barbarians nearby can be hired.
clash-why-nobody-to-influence = No city can be influenced.
clash-why-nobody-to-learn-from = No opponent nearby has anything to teach you.
clash-why-not-happy = The city must be happy.
clash-why-not-land = It is not land.
clash-why-not-usable = It works by itself.
clash-why-nothing-to-build = No city of yours can build anything now.
clash-why-nothing-to-collect = Nothing can be collected.
clash-why-nothing-to-explore = No region near your cities is unknown.
clash-why-nothing-to-influence = No building there can become yours.
clash-why-nothing-to-learn = There is no advance you can gain now.
clash-why-nothing-to-move = None of your units can move.
clash-why-nothing-to-recruit = No city of yours can recruit now.
clash-why-nothing-to-trade = Neither of you has anything to trade.
clash-why-nowhere-to-go = There is nowhere to go.
clash-why-once-per-turn = Once a turn.
clash-why-only-collect = It must be the only collect of the turn.
clash-why-other-government = You have another government.
clash-why-out-of-range = It is out of range.
clash-why-range =
    { $away ->
        [one] The nearest way is { $away } space, from { $from }, which reaches { $range } for nothing: it takes { $need } culture, and you have { $have }.
       *[other] The nearest way is { $away } spaces, from { $from }, which reaches { $range } for nothing: it takes { $need } culture, and you have { $have }.
    }
clash-why-owned-already = You have it already.
clash-why-pestilence = The pestilence forbids it without { $advance }.
clash-why-sheltered = Its owner’s monuments shelter it.
clash-why-stack-limit =
    { $there ->
        [0] At most { $most } units may stand there, and more would come.
        [one] { $there } unit stands there; with those who come there would be more than { $most }.
       *[other] { $there } units stand there, and at most { $most } may.
    }
clash-why-talked-already = You have talked this turn already.
clash-why-too-few-cities = A city of size { $size } grows once you have more cities than that; you have { $cities }.
clash-why-too-late = Only before your first action.
clash-why-truce = You have made peace with them.
clash-why-wonder-there = The city has a wonder already.
clash-why-wrong-pieces = It needs pieces you do not have in this battle.
clash-why-wrong-side = It is not for this side or this battle.

## Advances

clash-advance-farming = Farming
clash-advance-farming-text = Your cities collect food from grassland and wood from forest.
clash-advance-storage = Storage
clash-advance-storage-text = You may keep up to 7 food instead of 2.
clash-advance-irrigation = Irrigation
clash-advance-irrigation-text = Your cities collect food from desert. Famines do not touch you.
clash-advance-husbandry = Husbandry
clash-advance-husbandry-text = Once a turn, one collected space may lie 2 land spaces away (two of them with Roads).
clash-advance-mining = Mining
clash-advance-mining-text = Your cities collect ore from mountains.
clash-advance-engineering = Engineering
clash-advance-engineering-text = Draw a wonder card. You may build wonders in happy cities.
clash-advance-sanitation = Sanitation
clash-advance-sanitation-text = When you recruit, 1 mood buys one extra settler. Pestilence and epidemics do not touch you.
clash-advance-roads = Roads
clash-advance-roads-text = A land squad leaving or reaching your city may pay 1 food and 1 ore to move 2 spaces and ignore terrain.
clash-advance-fishing = Fishing
clash-advance-fishing-text = Your cities collect food from one sea space. Opens the port.
clash-advance-navigation = Navigation
clash-advance-navigation-text = Your ships sail round the edge of the map to the next ocean.
clash-advance-war-ships = War Ships
clash-advance-war-ships-text = In the first round at sea, or of a landing, cancel 1 hit.
clash-advance-cartography = Cartography
clash-advance-cartography-text = After a move with ships, gain 1 idea, and 1 culture if you went round the edge.
clash-advance-writing = Writing
clash-advance-writing-text = Draw an action card and an objective card. Opens the academy.
clash-advance-public-education = Public Education
clash-advance-public-education-text = Once a turn, collecting in a city with an academy gives 1 idea.
clash-advance-free-education = Free Education
clash-advance-free-education-text = When you pay for an advance with ideas or gold, 1 more idea gives 1 mood.
clash-advance-philosophy = Philosophy
clash-advance-philosophy-text = Gain 1 idea now and with each Science advance.
clash-advance-tactics = Tactics
clash-advance-tactics-text = Your armies may move, and you may use tactics cards. Opens the fortress.
clash-advance-siegecraft = Siegecraft
clash-advance-siegecraft-text = Against a fortress: 2 wood cancel its die, 2 ore its protection.
clash-advance-steel-weapons = Steel Weapons
clash-advance-steel-weapons-text = Before a combat, pay 1 ore for +2 every round (+1 if the enemy has them too).
clash-advance-draft = Draft
clash-advance-draft-text = When you recruit, 1 mood buys one extra infantry.
clash-advance-myths = Myths
clash-advance-myths-text = When an event lowers the mood of a city, 1 mood prevents it. Opens the temple.
clash-advance-rituals = Rituals
clash-advance-rituals-text = Resources may replace mood when you raise happiness.
clash-advance-priesthood = Priesthood
clash-advance-priesthood-text = Once a turn, a Science advance is free.
clash-advance-state-religion = State Religion
clash-advance-state-religion-text = Once a turn, a temple costs no food.
clash-advance-bartering = Bartering
clash-advance-bartering-text = Once a turn, discard an action card for 1 gold or 1 culture.
clash-advance-trade-routes = Trade Routes
clash-advance-trade-routes-text = At the start of your turn, 1 food for each settler or ship near a different opponent’s city, up to 4.
clash-advance-taxes = Taxes
clash-advance-taxes-text = Action, once a turn: pay 1 mood for one resource a city.
clash-advance-currency = Currency
clash-advance-currency-text = Trade routes and taxes may give gold.
clash-advance-arts = Arts
clash-advance-arts-text = Once a turn, pay 1 culture to influence culture without an action.
clash-advance-sports = Sports
clash-advance-sports-text = Action: pay 1 or 2 culture to raise a city by as many steps.
clash-advance-monuments = Monuments
clash-advance-monuments-text = Draw a wonder card. Your cities with wonders cannot be influenced.
clash-advance-theaters = Theaters
clash-advance-theaters-text = Once a turn, exchange 1 mood and 1 culture for each other.
clash-advance-math = Math
clash-advance-math-text = Engineering and Roads cost no food.
clash-advance-astronomy = Astronomy
clash-advance-astronomy-text = Navigation and Cartography cost no food.
clash-advance-medicine = Medicine
clash-advance-medicine-text = After recruiting, take back 1 resource you paid.
clash-advance-metallurgy = Metallurgy
clash-advance-metallurgy-text = Collecting 2 ore or more, turn 1 into gold. Steel Weapons cost no ore to use.
clash-advance-voting = Voting
clash-advance-voting-text = Pay 1 mood to raise happiness without an action.
clash-advance-separation-of-power = Separation of Power
clash-advance-separation-of-power-text = Opponents cannot boost attempts at your happy cities.
clash-advance-civil-liberties = Civil Liberties
clash-advance-civil-liberties-text = Action: gain 3 mood. Draft costs 2 mood.
clash-advance-free-economy = Free Economy
clash-advance-free-economy-text = Once a turn, pay 1 mood to collect without an action; it must be your only collect.
clash-advance-nationalism = Nationalism
clash-advance-nationalism-text = After recruiting army units or ships, gain 1 mood or 1 culture.
clash-advance-totalitarianism = Totalitarianism
clash-advance-totalitarianism-text = Opponents cannot boost attempts at your cities with an army.
clash-advance-absolute-power = Absolute Power
clash-advance-absolute-power-text = Once a turn, pay 2 mood for an extra action.
clash-advance-forced-labor = Forced Labor
clash-advance-forced-labor-text = Once a turn, pay 1 mood: your angry cities work like neutral ones.
clash-advance-dogma = Dogma
clash-advance-dogma-text = A new temple brings a free Theocracy advance. You keep at most 2 ideas.
clash-advance-devotion = Devotion
clash-advance-devotion-text = Opponents cannot boost attempts at your cities with a temple.
clash-advance-conversion = Conversion
clash-advance-conversion-text = +1 to your influence rolls; each success gives 1 culture.
clash-advance-fanaticism = Fanaticism
clash-advance-fanaticism-text = +2 in the first round in a city with a temple. If you lose there, place 1 infantry.

## Developments of 2012

clash-advance-farming-2012 = Farming
clash-advance-farming-2012-text = { clash-advance-farming-text }
clash-advance-storage-2012 = Storage
clash-advance-storage-2012-text = You may keep up to 8 food instead of 2.
clash-advance-irrigation-2012 = Irrigation
clash-advance-irrigation-2012-text = { clash-advance-irrigation-text }
clash-advance-husbandry-2012 = Husbandry
clash-advance-husbandry-2012-text = Once a turn, pay 1 food (nothing with Roads) to collect from land up to 2 spaces away.
clash-advance-mining-2012 = Mining
clash-advance-mining-2012-text = { clash-advance-mining-text }
clash-advance-engineering-2012 = Engineering
clash-advance-engineering-2012-text = Reveal a wonder. You may build open wonders in cities that are not angry.
clash-advance-sanitation-2012 = Sanitation
clash-advance-sanitation-2012-text = When you enlarge a city, 1 food buys a settler there. Pestilence and epidemics do not touch you.
clash-advance-roads-2012 = Roads
clash-advance-roads-2012-text = A land squad leaving or reaching your city may pay 1 food to move 2 spaces and 1 ore to ignore terrain.
clash-advance-fishing-2012 = Fishing
clash-advance-fishing-2012-text = { clash-advance-fishing-text }
clash-advance-navigation-2012 = Navigation
clash-advance-navigation-2012-text = { clash-advance-navigation-text }
clash-advance-war-ships-2012 = War Ships
clash-advance-war-ships-2012-text = { clash-advance-war-ships-text }
clash-advance-cartography-2012 = Cartography
clash-advance-cartography-2012-text = Action, once a turn: 1 culture and 1 idea for each region with your ships.
clash-advance-writing-2012 = Writing
clash-advance-writing-2012-text = Once you have a government, draw an action card and an objective card. Opens the academy.
clash-advance-public-education-2012 = Public Education
clash-advance-public-education-2012-text = Collecting in a city with an academy gives 1 idea.
clash-advance-free-education-2012 = Free Education
clash-advance-free-education-2012-text = Once a turn, paying for a development with ideas and gold alone gives 1 mood.
clash-advance-philosophy-2012 = Philosophy
clash-advance-philosophy-2012-text = { clash-advance-philosophy-text }
clash-advance-tactics-2012 = Tactics
clash-advance-tactics-2012-text = { clash-advance-tactics-text }
clash-advance-siegecraft-2012 = Siegecraft
clash-advance-siegecraft-2012-text = { clash-advance-siegecraft-text }
clash-advance-steel-weapons-2012 = Steel Weapons
clash-advance-steel-weapons-2012-text = Costs 2 ore more. In the first round on land, 1 more hit on enemies without them.
clash-advance-draft-2012 = Draft
clash-advance-draft-2012-text = { clash-advance-draft-text }
clash-advance-myths-2012 = Myths
clash-advance-myths-2012-text = { clash-advance-myths-text }
clash-advance-rituals-2012 = Rituals
clash-advance-rituals-2012-text = Resources other than ideas may replace mood when you raise happiness.
clash-advance-priesthood-2012 = Priesthood
clash-advance-priesthood-2012-text = { clash-advance-priesthood-text }
clash-advance-state-religion-2012 = State Religion
clash-advance-state-religion-2012-text = { clash-advance-state-religion-text }
clash-advance-bartering-2012 = Bartering
clash-advance-bartering-2012-text = Action: exchange up to 3 resources for as many gold or culture.
clash-advance-trade-routes-2012 = Trade Routes
clash-advance-trade-routes-2012-text = { clash-advance-trade-routes-text }
clash-advance-taxes-2012 = Taxation
clash-advance-taxes-2012-text = Action, once a turn: pay 1 mood for 1 gold a city.
clash-advance-currency-2012 = Currency
clash-advance-currency-2012-text = Trade routes may give gold.
clash-advance-arts-2012 = Arts & Sculptures
clash-advance-arts-2012-text = { clash-advance-arts-text }
clash-advance-sports-2012 = Circus & Sports
clash-advance-sports-2012-text = Your cities count as one smaller when you raise happiness.
clash-advance-monuments-2012 = Monuments
clash-advance-monuments-2012-text = Reveal a wonder and reserve one: only you may build it, and without an action.
clash-advance-theaters-2012 = Drama & Music
clash-advance-theaters-2012-text = { clash-advance-theaters-text }
clash-advance-math-2012 = Mathematics
clash-advance-math-2012-text = { clash-advance-math-text }
clash-advance-astronomy-2012 = Astronomy
clash-advance-astronomy-2012-text = { clash-advance-astronomy-text }
clash-advance-medicine-2012 = Chemistry
clash-advance-medicine-2012-text = Metallurgy costs no food.
clash-advance-metallurgy-2012 = Metallurgy
clash-advance-metallurgy-2012-text = Steel Weapons cost nothing; if you have them already, gain 2 ore.
clash-advance-voting-2012 = Voting
clash-advance-voting-2012-text = { clash-advance-voting-text }
clash-advance-separation-of-power-2012 = Separation of Powers
clash-advance-separation-of-power-2012-text = { clash-advance-separation-of-power-text }
clash-advance-civil-liberties-2012 = Civil Rights
clash-advance-civil-liberties-2012-text = { clash-advance-civil-liberties-text }
clash-advance-free-economy-2012 = Economic Liberty
clash-advance-free-economy-2012-text = Your first collect of a turn costs no action; each further one costs 2 mood besides.
clash-advance-nationalism-2012 = Nationalism
clash-advance-nationalism-2012-text = { clash-advance-nationalism-text }
clash-advance-totalitarianism-2012 = Totalitarianism
clash-advance-totalitarianism-2012-text = { clash-advance-totalitarianism-text }
clash-advance-absolute-power-2012 = Absolute Power
clash-advance-absolute-power-2012-text = { clash-advance-absolute-power-text }
clash-advance-forced-labor-2012 = Forced Labor
clash-advance-forced-labor-2012-text = { clash-advance-forced-labor-text }
clash-advance-dogma-2012 = Dogma
clash-advance-dogma-2012-text = { clash-advance-dogma-text }
clash-advance-devotion-2012 = Devotion
clash-advance-devotion-2012-text = { clash-advance-devotion-text }
clash-advance-conversion-2012 = Conversion
clash-advance-conversion-2012-text = { clash-advance-conversion-text }
clash-advance-fanaticism-2012 = Fanaticism
clash-advance-fanaticism-2012-text = { clash-advance-fanaticism-text }

## Action cards

clash-card-quick-advance = Quick Advance
clash-card-quick-advance-text = 1 culture: gain an advance for free.
clash-card-inspiration = Inspiration
clash-card-exchange-of-ideas = Exchange of Ideas
clash-card-inspiration-text = Gain for free an advance of an opponent within 2 spaces.
clash-card-hero-general = Hero General
clash-card-hero-general-text = After a won combat: raise a city 1 step, and for 1 mood one more step.
clash-card-spy = Spy
clash-card-spy-text = Action and 1 culture: look at an opponent’s cards; you may swap one.
clash-card-ideas = Ideas
clash-card-ideas-text = 1 idea for each of your cities with an academy.
clash-card-great-ideas = Great Ideas
clash-card-great-ideas-text = After a conquest or a won combat: 2 ideas.
clash-card-mercenaries = Mercenaries
clash-card-mercenaries-text = Action: pay barbarian armies nearby, 1 each, and move them.
clash-card-mercenaries-2012-text = Action: pay a barbarian camp nearby, 1 for each unit, to attack an opponent.
clash-card-cultural-takeover = Cultural Takeover
clash-card-cultural-takeover-text = Your next influence this turn may win a barbarian city of size 1.
clash-card-city-development = City Development
clash-card-city-development-text = Action and 1 culture: construct a building for free.
clash-card-production-focus = Production Focus
clash-card-production-focus-text = Your next collect this turn may take several from the same space.
clash-card-explorer = Explorer
clash-card-explorer-text = Action and 1 culture: reveal a region near a city, place a settler, or both.
clash-card-negotiations = Negotiations
clash-card-negotiations-text = At the start of your turn, 1 culture: you and an opponent cannot attack each other for a turn.
clash-card-leadership = Leadership
clash-card-leadership-text = 1 culture: an extra action.
clash-card-assassination = Assassination
clash-card-assassination-text = 1 culture: an opponent has one action fewer next turn.
clash-card-mass-production = Mass Production
clash-card-mass-production-text = Your next collect this turn takes 2 more.
clash-card-new-plans = New Plans
clash-card-new-plans-text = Action and 1 culture: draw 2 objectives; you may keep one for one of yours.
clash-card-synergies = Synergies
clash-card-synergies-text = Action: buy two advances of the same group.
clash-card-teach-us = Teach Us!
clash-card-teach-us-text = Right after conquering a city: gain for free an advance of its former owner.
clash-card-militia = Militia
clash-card-militia-text = 1 culture: place an infantry in one of your cities.
clash-card-technology-trade = Technology Trade
clash-card-technology-trade-text = Gain for free an advance of an opponent within 2 spaces, who then gains one of yours.
clash-card-new-ideas = New Ideas
clash-card-new-ideas-text = Action: buy an advance, then gain 2 ideas.

## Tactics

clash-tactic-peltasts = Peltasts
clash-tactic-peltasts-text = Roll a die for each army unit: any 5 or 6 cancels 1 hit.
clash-tactic-encircled = Encircled
clash-tactic-encircled-text = If the enemy lost at least as many as you, on 5 or 6 they lose one more.
clash-tactic-wedge-formation = Wedge Formation
clash-tactic-wedge-formation-text = Attacker: +1 for each enemy army unit.
clash-tactic-high-morale = High Morale
clash-tactic-high-morale-text = +2.
clash-tactic-heavy-resistance = Heavy Resistance
clash-tactic-heavy-resistance-text = Defender: the attacker has −1 for each of their own units.
clash-tactic-high-ground = High Ground
clash-tactic-high-ground-text = Not when attacking a city: the enemy’s icons do not count this round.
clash-tactic-high-ground-2012-text = Not when attacking a city: each 6 you roll gives another die.
clash-tactic-surprise = Surprise
clash-tactic-surprise-text = +1; draw an action card if the enemy loses a unit.
clash-tactic-siege = Siege
clash-tactic-siege-text = Attacking a city: +1; the defender pays 2 food or their icons do not count.
clash-tactic-siege-2012-text = Attacking a city: +1; the defender pays 2 food or has −2.
clash-tactic-for-the-people = For the People!
clash-tactic-for-the-people-text = Defending a city: 1 more die.
clash-tactic-improved-defenses = Improved Defenses
clash-tactic-improved-defenses-text = Defending a city: cancel 1 hit.
clash-tactic-tactical-retreat = Tactical Retreat
clash-tactic-tactical-retreat-text = Defender: withdraw to a free space next door; the enemy wins.
clash-tactic-defensive-formation = Defensive Formation
clash-tactic-defensive-formation-text = Defender: 1 more die.
clash-tactic-scout = Scout
clash-tactic-scout-text = Cancel the enemy’s card and take it.
clash-tactic-martyr = Martyr
clash-tactic-martyr-text = Both sides lose a unit; the enemy’s card is cancelled.
clash-tactic-archers = Archers
clash-tactic-archers-text = Roll a die: on 5 or 6 the enemy loses a unit at once.
clash-tactic-flanking = Flanking
clash-tactic-flanking-text = Attacker: 1 more die.

## Objectives

clash-objective-card = { $upper } / { $lower }
clash-objective-large-civilization = Large Civilization
clash-objective-large-civilization-text = 6 cities or more.
clash-objective-draft-twice = Draft
clash-objective-draft-twice-text = Use Draft in two recruit actions of a turn.
clash-objective-scientific-lead = Scientific Lead
clash-objective-scientific-lead-text = More cities with an academy than each opponent.
clash-objective-conqueror = Conqueror
clash-objective-conqueror-text = Conquer an opponent’s city that was defended.
clash-objective-coastal-culture = Coastal Culture
clash-objective-coastal-culture-text = More cities with a port than each opponent.
clash-objective-warmonger = Warmonger
clash-objective-warmonger-text = Fight two combats in different places in a turn and win one.
clash-objective-advanced-culture = Advanced Culture
clash-objective-advanced-culture-text = More advances than each opponent, and at least 6.
clash-objective-religious-fervor = Religious Fervor
clash-objective-religious-fervor-text = More cities with a temple than each opponent.
clash-objective-general = General
clash-objective-general-text = Eliminate 3 enemy army units in one combat.
clash-objective-city-planner = City Planner
clash-objective-city-planner-text = All 4 Construction advances.
clash-objective-great-battle = Great Battle
clash-objective-great-battle-text = Fight a combat begun with 6 army units or more.
clash-objective-eureka = Eureka!
clash-objective-eureka-text = Have 5 ideas and pay 2.
clash-objective-defiance = Defiance
clash-objective-defiance-text = Beat an opponent who began with more units.
clash-objective-happy-population = Happy Population
clash-objective-happy-population-text = 4 happy cities.
clash-objective-education-lead = Education Lead
clash-objective-education-lead-text = All 4 Education advances.
clash-objective-sea-blockade = Sea Blockade
clash-objective-sea-blockade-text = 2 ships at opponents’ ports.
clash-objective-optimized-storage = Optimized Storage
clash-objective-optimized-storage-text = 3 food, 3 ore and 3 wood.
clash-objective-naval-assault = Naval Assault
clash-objective-naval-assault-text = Conquer an opponent’s city from the sea.
clash-objective-wealth = Wealth
clash-objective-wealth-text = Have 5 gold and pay 2.
clash-objective-large-fleet = Large Fleet
clash-objective-large-fleet-text = 4 ships, or 2 and more than each opponent.
clash-objective-ore-supplies = Ore Supplies
clash-objective-ore-supplies-text = Have 5 ore and pay 2.
clash-objective-large-army = Large Army
clash-objective-large-army-text = 4 army units more than each opponent.
clash-objective-wood-supplies = Wood Supplies
clash-objective-wood-supplies-text = Have 5 wood and pay 2.
clash-objective-fortifications = Fortifications
clash-objective-fortifications-text = More cities with a fortress than each opponent.
clash-objective-food-supplies = Food Supplies
clash-objective-food-supplies-text = Have 5 food and pay 2.
clash-objective-standing-army = Standing Army
clash-objective-standing-army-text = Army units in 4 of your cities.
clash-objective-architecture = Architecture
clash-objective-architecture-text = 4 kinds of building of your colour in your cities.
clash-objective-militarized = Militarized
clash-objective-militarized-text = All 4 Warfare advances.
clash-objective-goal-focused = Goal Focused
clash-objective-goal-focused-text = More complete groups of advances than each opponent.
clash-objective-bold = Bold
clash-objective-bold-text = Beat an opponent with more Warfare advances or more units at the start.
clash-objective-colony = Colony
clash-objective-colony-text = A city 5 spaces or more from your start space.
clash-objective-threat = Threat
clash-objective-threat-text = 4 army units next to opponents’ cities.
clash-objective-culture-focus = Culture Focus
clash-objective-culture-focus-text = All 4 Culture advances.
clash-objective-legendary-battle = Legendary Battle
clash-objective-legendary-battle-text = Attack a city of size 5 with a wonder with 3 army units or more.
clash-objective-legendary-battle-2012-text = Attack a city of size 5 with a wonder with 3 army units or more; size 4 will do while there is none.
clash-objective-consulate = Consulate
clash-objective-consulate-text = 2 cities of others under your influence.
clash-objective-science-focus = Science Focus
clash-objective-science-focus-text = All 4 Science advances.
clash-objective-trade-focus = Trade Focus
clash-objective-trade-focus-text = All 4 Economy advances.
clash-objective-scavenger = Scavenger
clash-objective-scavenger-text = Eliminate a settler or ship with which an opponent could trade.
clash-objective-metropolis = Metropolis
clash-objective-metropolis-text = A city of size 5.
clash-objective-seafarers = Seafarers
clash-objective-seafarers-text = All 4 Seafaring advances.
clash-objective-aggressor = Aggressor
clash-objective-aggressor-text = As attacker, win a combat and eliminate 2 army units.
clash-objective-government = Government
clash-objective-government-text = All 4 advances of a government.
clash-objective-barbarian-conquest = Barbarian Conquest
clash-objective-barbarian-conquest-text = Conquer a barbarian city that held 2 units or more.
clash-objective-expansionist = Expansionist
clash-objective-expansionist-text = 4 of your cities have no city next to them.
clash-objective-military-might = Military Might
clash-objective-military-might-text = 12 army units and ships together.
clash-objective-city-founder = City Founder
clash-objective-city-founder-text = Found a city 5 spaces or more from your start space.
clash-objective-resistance = Resistance
clash-objective-resistance-text = Beat barbarians in a city, eliminating 2 of them.
clash-objective-resistance-2012-text = Your city withstands a barbarian attack that costs them a unit, or you capture a settlement, eliminating 2.
clash-objective-trade-power = Trade Power
clash-objective-trade-power-text = 3 trade routes could be formed.
clash-objective-shipping-routes = Shipping Routes
clash-objective-shipping-routes-text = 2 trade routes could be formed with ships alone.
clash-objective-terror-regime = Terror Regime
clash-objective-terror-regime-text = 4 of your cities are angry.
clash-objective-diversified-research = Diversified Research
clash-objective-diversified-research-text = Advances in 9 groups.
clash-objective-culture-power = Culture Power
clash-objective-culture-power-text = More buildings of your colour in others’ cities than each opponent.
clash-objective-magnificent-culture = Magnificent Culture
clash-objective-magnificent-culture-text = Build a wonder, or be the only one who did in the last round.
clash-objective-outpost = Outpost
clash-objective-outpost-text = Armies in 3 spaces away from your cities.

## Wonders

clash-wonder-arena = Great Arena
clash-wonder-arena-text = Mood and culture replace each other when you spend them. Once a combat, a token gives +1.
clash-wonder-gardens = Great Gardens
clash-wonder-gardens-text = This city collects anything from grassland. Squads that entered grassland this turn cannot attack it.
clash-wonder-gardens-2012-text = Collecting with this city gives 1 food more. Action: pay 1 mood to raise a city 1 step.
clash-wonder-library = Great Library
clash-wonder-library-text = Once a turn, use an advance you do not have until the end of the turn.
clash-wonder-library-2012-text = 2 ideas when built; 1 idea a turn when your left neighbour learns something new to you.
clash-wonder-lighthouse = Great Lighthouse
clash-wonder-lighthouse-text = Activating this city may place a ship anywhere at sea. You choose the first player.
clash-wonder-lighthouse-2012-text = A ship when built; after activating this city you may move a ship.
clash-wonder-mausoleum = Great Mausoleum
clash-wonder-mausoleum-text = Instead of drawing an action or event card, you may take the last one discarded. Yours go under the pile.
clash-wonder-mausoleum-2012-text = Attackers of this city pay a token for each army unit. Temples do not activate their city.
clash-wonder-pyramids = Great Pyramids
clash-wonder-pyramids-text = 5 points to the builder, always. You win ties.
clash-wonder-pyramids-2012-text = You win ties. When built, two attempts at influence from this city.
clash-wonder-statue = Great Statue
clash-wonder-statue-text = An objective card when built. Once a turn, discard an objective card for an extra action.
clash-wonder-statue-2012-text = +1 range from this city. This city and yours within 2 spaces cannot be influenced.
clash-wonder-wall = Great Wall
clash-wonder-wall-text = Attackers of your happy cities have −2 in the first round. Barbarians lose against your cities.
clash-wonder-wall-2012-text = Barbarians do not attack your cities. Against your fortresses one needs Siegecraft.

## Event cards

clash-event-pestilence = Pestilence
clash-event-pestilence-text = Everyone with 2 cities or more and no Sanitation lowers the mood of one, or of two with Roads, Navigation or Trade Routes. It stays: without Sanitation nothing is built.
clash-event-pestilence-2012-text = { clash-event-pestilence-text }
clash-event-epidemics = Epidemics
clash-event-epidemics-text = Everyone with 2 units or more and no Sanitation loses one, or two with Roads, Navigation or Trade Routes.
clash-event-epidemics-2012-text = { clash-event-epidemics-text }
clash-event-famine = Famine
clash-event-famine-text = Pay 1 food, and gold will not do, or one of your cities becomes angry. Irrigation protects you.
clash-event-severe-famine = Severe Famine
clash-event-severe-famine-text = Pay 2 food, and gold will not do; if you pay less, one of your cities becomes angry. Irrigation protects you.
clash-event-good-year = A Good Year
clash-event-good-year-text = You gain 1 food.
clash-event-good-year-all-text = Everyone gains 1 food.
clash-event-good-year-shared-text = You gain 1 food, and so does an opponent of your choice.
clash-event-awesome-year = An Awesome Year
clash-event-awesome-year-text = You gain 2 food.
clash-event-awesome-year-all-text = Everyone gains 2 food.
clash-event-awesome-year-shared-text = You gain 2 food and share out 2 more among your opponents.
clash-event-fantastic-year = A Fantastic Year
clash-event-fantastic-year-text = You gain 3 food.
clash-event-fantastic-year-all-text = Everyone gains 3 food.
clash-event-fantastic-year-shared-text = You gain 3 food and share out 3 more among your opponents.
clash-event-great-explorer = Great Explorer
clash-event-great-explorer-text = Great person. Action: gain a free Seafaring advance; then you may reveal a region near your cities and found a city there for 2 food.
clash-event-great-artist = Great Artist
clash-event-great-artist-text = Great person. Action: gain a free Culture advance; then one of your cities becomes happy.
clash-event-great-prophet = Great Prophet
clash-event-great-prophet-text = Great person. Action: gain a free Spirituality advance; then you may pay for a temple in a city without activating it.
clash-event-great-philosopher = Great Philosopher
clash-event-great-philosopher-text = Great person. Action: gain a free Education advance, then 2 ideas.
clash-event-great-scientist = Great Scientist
clash-event-great-scientist-text = Great person. Action: gain a free Science advance, then 1 idea and an action card.
clash-event-elder-statesman = Elder Statesman
clash-event-elder-statesman-text = Great person. Action: gain a free advance of a government open to you, then draw 2 action cards.
clash-event-great-warlord = Great Warlord
clash-event-great-warlord-text = Great person. Action: gain a free Warfare advance, then move; the first conflict this begins is fought at +2.
clash-event-great-merchant = Great Merchant
clash-event-great-merchant-text = Great person. Action: gain a free Economy advance; then your Trade Routes pay once more.
clash-event-great-merchant-2012-text = { clash-event-great-merchant-text }
clash-event-great-engineer = Great Engineer
clash-event-great-engineer-text = Great person. Action: gain a free Construction advance; then you may pay for a building in a city without activating it.
clash-event-population-boom = Population Boom
clash-event-population-boom-text = Place a settler in one of your cities; then an opponent of your choice does the same.
clash-event-volcano = Volcano
clash-event-volcano-text = If you have 4 cities or more, one is buried with all its units. Each of its pieces scores 2 points in the end; a wonder scores as ever but works no more.
clash-event-volcano-2012-text = If you have 4 cities or more, one is buried with all its units. Each of its pieces, a wonder too, scores 2 points in the end; the wonder itself is lost.
clash-event-earthquake = Earthquake
clash-event-earthquake-text = If you have 3 cities or more, one to three of your city pieces are buried: each scores 2 points in the end, a wonder as ever but it works no more. The cities hit grow sadder.
clash-event-earthquake-2012-text = If you have 3 cities or more, one to three of your buildings or settlements are buried and score 2 points each in the end. The cities hit grow sadder.
clash-event-heavy-earthquake = Heavy Earthquake
clash-event-heavy-earthquake-text = Everyone with 3 cities or more has one to three city pieces buried: each scores 2 points in the end, a wonder as ever but it works no more. The cities hit grow sadder.
clash-event-heavy-earthquake-2012-text = Everyone with 3 cities or more has one to three buildings or settlements buried; they score 2 points each in the end. The cities hit grow sadder.
clash-event-flood = Flood
clash-event-flood-text = The mood of one of your coastal cities falls.
clash-event-heavy-flood = Heavy Flood
clash-event-heavy-flood-text = The mood of one coastal city of each player falls.
clash-event-migration = Migration
clash-event-migration-text = An opponent of your choice places a settler in a city; the mood of one of your cities falls.
clash-event-civil-war = Civil War
clash-event-civil-war-text = In a city of yours that is not happy, lose an infantry and lower the mood; if you have none with infantry, the mood of one city falls.
clash-event-revolution = Revolution
clash-event-revolution-text = Lose an action, then change your government for free if you can. An army unit given up spares you either.

## Icons of event cards

clash-event-face = { $icon }. { $text }
clash-icon-appear = Barbarians appear
clash-icon-appear-text = A barbarian city with one infantry appears two land spaces from your cities, or next to them if it must; then a barbarian city of your choice gets an infantry.
clash-icon-appear-2012 = Barbarians arrive
clash-icon-appear-2012-text = A barbarian settlement with one unit appears within 2 spaces of your cities; then a settlement of your choice gets a unit.
clash-icon-advance = Barbarians move
clash-icon-advance-text = Barbarian armies within 2 land spaces of your cities go one space towards the nearest; then barbarian cities that near get an infantry. With no such army, a barbarian city appears.
clash-icon-advance-2012 = Barbarians attack
clash-icon-advance-2012-text = The largest barbarian settlement within 2 spaces of your cities attacks the nearest for one round.
clash-icon-exhausted = Land is exhausted
clash-icon-exhausted-text = An empty land space next to one of your cities, no desert, gives nothing more and takes no city.
clash-icon-gold-mine = A gold mine
clash-icon-gold-mine-text = You gain 2 gold.

# Peoples, leaders and pirates: what is asked and told

clash-group-powers = Powers of your people
clash-any-government = any government
clash-ask-people = Which people do you lead?
clash-ask-leader = Which leader comes to { $place }?
clash-ask-power = { $name } for { $goods }?
clash-ask-share-space = { $place }: share the space with the pirates, or attack them?
clash-do-share-space = Share the space
clash-do-attack-pirates = Attack the pirates
clash-ask-power-free = Use { $name }?
clash-ask-power-at = { $name }: where?
clash-ask-power-who = { $name }: who?
clash-ask-power-take = { $name }: what do you take?
clash-ask-power-pay = { $name }: what do you give?
clash-ask-power-count = { $name }: how many?
clash-ask-place-pirate = Where does a pirate ship appear?
clash-ask-take-pirate = Which pirate ship do you take off the map?
clash-ask-pirate-raid = Pirates raid your coast. What do you lose?
clash-ask-fall = Which unit falls at { $place }?
clash-ask-fall-context =
    { $left ->
        [one] { $left } unit falls.
       *[other] { $left } units fall.
    }
clash-ask-barbarian-unit = Which unit joins the barbarians at { $place }?
clash-log-people = { $who } leads the { $people }.
clash-log-awakened = { $who } gains { $name }.
clash-log-leader-came = { $leader } comes to lead { $who }, at { $space }.
clash-log-leader-slain = { $leader } of { $who } falls to { $by }.
clash-log-leader-gone = { $leader } no longer leads { $who }.
clash-log-pirates-appeared = A pirate ship appears at { $space }.
clash-log-raided = Pirates take { $goods } from { $who }.
clash-log-barbarians-grew-by = The barbarians at { $space } get { $unit }.
clash-why-no-tactics = You cannot play tactics this round.
clash-why-no-market = The city has no market.
clash-why-no-leader = You have no leader left to recruit.
clash-facts-die-civilizations = twelve faces, 1 to 6 twice: four show infantry, three cavalry, three an elephant, both 1 a leader
clash-facts-civilization = { $leaders }
clash-facts-leader = { $people }. { $one }, { $two }
clash-facts-power = { $from }. { $text }
clash-ask-instead = How many of { $goods } do you pay in { $by }?
clash-ask-waive = How many of { $goods } are spared ({ $cause })?
clash-good-food = food
clash-good-ore = ore
clash-good-wood = wood
clash-good-ideas = ideas
clash-good-gold = gold
clash-good-culture = culture
clash-good-mood = mood
clash-ask-pay-token = Which token do you pay?
clash-why-no-leader-city = Your leader is in no city of yours.
clash-why-closed = The city has acted as happy and does nothing more this turn.
clash-why-pinned = Raiders keep these settlers from their work.
clash-why-not-aboard = Your leader is not aboard a ship.
clash-do-roam = The city, with { $units }
clash-do-roam-alone = The city alone
clash-log-held-back = { $who } keeps the barbarians at { $space } from marching ({ $name }).
clash-log-foiled = { $who } cancels the card of { $by } ({ $name }).
clash-log-roamed = { $who } moves the city at { $from } to { $to }.
clash-log-reshaped = At { $space } { $who } turns { $from } into { $into } ({ $name }).
clash-ask-foil = { $who } plays { $name }. Discard a card to cancel it?
clash-log-swayed = { $who } wins over { $space }: { $name }.
clash-ask-tuition = How do you pay for { $advance }?
clash-do-usual-price = The usual price
clash-ask-link = Which link do you form with Trade Routes?
clash-ask-link-gives = What does the link of { $place } with { $city } give?
clash-do-link = { $from } with { $city }
clash-log-routed = { $unit } of { $who } flees to { $space }.
clash-ask-uprising = Uprising: which tokens do you lay on the card?
clash-ask-take-envoy = Take the envoy’s { $name } instead of drawing a wonder card?
clash-ask-trojan-horse = Pay 1 wood and 1 culture for the trojan horse at { $place }?
clash-ask-guillotine = Which leader comes after the guillotine?
clash-ask-take-tokens =
    { $count ->
        [one] Which token do you take?
       *[other] Which { $count } tokens do you take?
    }
clash-ask-convert = Which temple of { $who } becomes yours?
clash-ask-lose-thing =
    { $left ->
        [one] What do you lose?
       *[other] What do you lose? { $left } things in all.
    }
clash-ask-fire = Which city of yours does the forest fire reach?
clash-ask-architect = Which wonder does the architect raise, and where?
clash-ask-athlete = Which tokens do you turn into others?
clash-ask-foretell = Which objective card is { $who } to draw next?
clash-do-no-leader = No leader: 2 points
# $halves: half points, for the plural. $points: the same as points, such as 1½.
clash-log-scored =
    { $halves ->
        [1] { $who } scores { $points } point ({ $name }).
        [2] { $who } scores { $points } point ({ $name }).
       *[other] { $who } scores { $points } points ({ $name }).
    }
clash-log-overthrown = { $name } of { $who } falls to anarchy.
clash-log-envoy = The envoy brings { $name }.
clash-log-foretold = { $who } promises { $to } an objective card.
clash-why-peace = A diplomat keeps the peace: attacking costs 2 culture first.
clash-do-captive = { $unit } of { $who }
clash-log-captured = { $who } takes prisoners from { $of }: { $units }.
clash-log-given-up = { $who } gives up a prisoner of { $of }: { $unit }.
clash-log-called-off = { $who } calls off the event { $name }.
clash-log-foresaw = { $who } looks at the next event card: { $name }.
clash-log-foresaw-hidden = { $who } looks at the next event card.
clash-log-put-under = { $who } puts the next event card under the deck.
clash-log-rebuilt = { $who } replaces a building at { $space }: { $from } by { $into }.
clash-log-fled = { $who } drives a unit of { $of } from { $from } to { $to }: { $unit }.
clash-why-no-prisoners =
    { $have ->
        [0] You hold no prisoner.
        [one] You hold { $have } prisoner, and it takes more.
       *[other] You hold { $have } prisoners, and it takes more.
    }
clash-ask-play-freely = { $name }: which card do you play?
