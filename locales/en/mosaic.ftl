### Mosaic: what is asked, offered and told

## Groups of the box

mosaic-box-pieces = Players’ pieces
mosaic-box-map = Map: land + cache + port hexes
mosaic-box-goods = Goods
mosaic-box-caches = Caches
mosaic-box-leaders = Leaders
mosaic-box-governments = Governments
mosaic-box-wonders = Wonders
mosaic-box-golden = Golden ages
mosaic-box-achievements = Achievements
mosaic-box-build = Build cards
mosaic-box-population = Population cards
mosaic-box-tax = Tax & Tariff cards
mosaic-box-starting = Starting technologies
mosaic-box-standard = Standard technologies

## Pieces and amounts

mosaic-piece-city = city
mosaic-piece-port = port city
mosaic-piece-farm = farming town
mosaic-piece-craft = manufacturing town

mosaic-facts-none = –
mosaic-facts-list = { $all }
mosaic-facts-figures = { $figures }
mosaic-facts-copies = × { $count }: { $of }
mosaic-facts-bonus = { $track } +{ $by }
mosaic-facts-amount = { $amount } { $of }
mosaic-facts-people = population { $amount }
mosaic-facts-tech = needs { $needs }; grants { $grants }
mosaic-facts-government = cost { $cost }; needs { $needs }
mosaic-facts-least = from { $least } on
mosaic-facts-wonder = one in the box
mosaic-levy-tax = Tax
mosaic-levy-tariff = Tariff

# $n: how much.
mosaic-amount-stone = { $n } stone
mosaic-amount-food = { $n } food
mosaic-amount-ideas =
    { $n ->
        [one] 1 idea
       *[other] { $n } ideas
    }
mosaic-amount-money = { $n } money
mosaic-amount-people = { $n } population

# $region or $port: names. $hex: coordinates, such as F5.
mosaic-spot = { $region } { $hex }
mosaic-spot-port = { $port } ({ $hex })
mosaic-place-token = { $hex }: { $token }
mosaic-place-built = { $hex }: { $piece } of { $who }

## Headings of options

mosaic-group-actions = Actions
mosaic-group-cards = Cards
mosaic-group-without-card = Without a card
mosaic-group-technologies = Face-down technologies
mosaic-group-tiles = Golden ages and achievements
mosaic-group-government = Government
mosaic-group-leader = Leader
mosaic-group-recruit = Recruit for 5 money
mosaic-group-march = Move for 1 money

## Questions

mosaic-ask-leader = Which leader do you choose?
mosaic-ask-leader-context = A leader stays with you for the whole game.
mosaic-ask-draft = Which technology do you keep?
mosaic-ask-draft-context =
    { $left ->
        [one] This is the last card; it is yours.
       *[other] You keep one of { $left } and pass the others to the left.
    }
mosaic-ask-first-city = Where does your first city stand?
mosaic-ask-first-city-context = Any free hex that is not a port. You take what lies there.
mosaic-ask-unfold = Which technologies do you turn up?
mosaic-ask-unfold-context = Icons of your leader and of cards already turned up count. The others stay face down for later.
mosaic-ask-benefit = Which benefit do you take first?
mosaic-ask-benefit-context = Your leader and the cards you turned up, in any order.
mosaic-ask-action = What do you do?
mosaic-ask-action-context =
    { $actions ->
        [one] You have one action. Free things can come before and after it.
       *[other] You have { $actions } actions. Free things can come before, between and after them.
    }
mosaic-ask-after = Anything else before your turn ends?
mosaic-ask-after-context = Your action is done. Tiles, face-down technologies and other free things are still possible.
mosaic-ask-bonus = Which bonus action do you take?
mosaic-ask-work = What do your people produce?
mosaic-ask-work-context = Population plus the production track.
mosaic-ask-grow = Which population card do you take?
mosaic-ask-build = What do you build?
mosaic-ask-build-context = A card brings its benefit and its pillars; without a card you only get the piece.
mosaic-ask-wonder = Which wonder do you build?
mosaic-ask-wonder-context = It costs { $cost }: 5 stone and 5 food more for each wonder you have.
mosaic-ask-learn = Which technology do you take?
mosaic-ask-learn-context = It costs 5 ideas. Without its pillars it waits face down.
mosaic-ask-levy = Which Tax & Tariff card do you take?
mosaic-ask-levy-context =
    { $chest ->
        [0] The chest is empty.
       *[other] The { $chest } money in the chest come with it.
    }
mosaic-ask-govern = Which government do you form?
mosaic-ask-look = Look at the top card first? ({ $market })
mosaic-ask-bartered = For what do you spend extra money?
mosaic-ask-bartered-context = 2 money stand for 1 stone, food or idea.
mosaic-ask-replace = How much of the { $cost } do you replace with money?
mosaic-ask-play-now = Play { $tech } now?
mosaic-ask-play-gift = Play the technology you drew?
mosaic-ask-site = Where does it stand? ({ $piece })
mosaic-ask-wonder-site = Where does it stand? ({ $wonder })
mosaic-ask-library = Which pillar does the Great Library add to?
mosaic-ask-free-city = Where do you found a free city?
mosaic-ask-town-kind = Which kind of town?
mosaic-ask-campaign = Recruit or move?
mosaic-ask-campaign-context =
    { $recruits ->
        [0] No more recruits in this action.
        [one] You may recruit one more unit.
       *[other] You may recruit up to { $recruits } units.
    }
mosaic-ask-recruit = Where does it go? ({ $unit })
mosaic-ask-march = Where does it move from { $from }? ({ $unit })
mosaic-ask-deploy = In which region do you place { $count } { $unit }?
mosaic-ask-deploy-context = All in one region of your choice.
mosaic-ask-muster = Which unit do you place?
mosaic-ask-muster-context =
    { $left ->
        [one] The last one. Units are placed where you have a city.
       *[other] { $left } are left. Units are placed where you have a city.
    }
mosaic-ask-garrison = Which unit joins the new city in { $region }?
mosaic-ask-strike-in =
    { $count ->
        [one] In which region do you eliminate an enemy unit?
       *[other] In which region do you eliminate up to { $count } enemy units?
    }
mosaic-ask-strike = Which unit in { $region } do you eliminate? ({ $left } left)
mosaic-ask-take =
    { $left ->
        [one] Which token do you take?
       *[other] Which token do you take? ({ $left } left)
    }
mosaic-ask-explore = Which region do you explore?
mosaic-ask-explore-town = Where in { $region } does the farming town stand?
mosaic-ask-raise = Which production goes up by { $by }?
mosaic-ask-lower = Which production do you lower?
mosaic-ask-raise-instead = What grows instead? (from { $from })
mosaic-ask-shift-by = By how much? ({ $from } → { $to })
mosaic-ask-gain = What do you gain { $amount } of?
mosaic-ask-lock = Which region do you lock against others’ cities?
mosaic-ask-refresh = Which market do you refresh?
mosaic-ask-convert = Which city becomes yours?
mosaic-ask-before = Anything before the Empire Scoring?
mosaic-ask-before-context = Influence is counted next.
mosaic-ask-expel = Whose units do your diplomats move?
mosaic-ask-expel-to = Where do they go from { $from }?

## Options

mosaic-do-leader = { $leader }: { $start }
# What the actions bring or cost at this moment.
mosaic-do-act-work = { $action }: up to { $most }
mosaic-do-act-tax = { $action }: up to { $money }
mosaic-do-act-costs = { $action } ({ $cost })
# $mine and $best: influence of whoever is asked, and the most that another has.
mosaic-do-region = { $region } (influence: you { $mine }, best other { $best })
mosaic-do-build =
    { $free ->
        [1] { $card } (free)
       *[other] { $card } ({ $cost })
    }
mosaic-do-fallback-population = No card: population +2 for 15 food
mosaic-do-fallback-levy = { $levy } without a card
# $money: what the levy brings now.
mosaic-do-levy = { $levy }: { $money }
mosaic-do-top = From the top of the deck: { $card }
mosaic-do-top-unseen = The card on top of the deck
mosaic-do-look = Look at the top card
mosaic-do-leave = Put it back and choose another action
mosaic-do-barter = Pay more with money…
mosaic-do-replace-none = Nothing
mosaic-do-replace = { $units } for { $money }
mosaic-do-govern = { $government } ({ $cost })
mosaic-do-play = Play { $tech }
mosaic-do-keep = Keep it face down
mosaic-do-start = { $leader }
mosaic-do-claim = { $tile } ({ $reached } of { $least })
mosaic-do-refresh = Refresh: { $market }
mosaic-do-power = Use the leader’s power
mosaic-do-power-of = { $leader }: { $power }
mosaic-do-general = General: eliminate an enemy unit
mosaic-do-track = { $track } (now { $level })
mosaic-do-by = By { $by }
mosaic-do-pillar = { $pillar } (you have { $icons })
mosaic-do-unit = { $unit }
mosaic-do-march = { $unit } from { $region } ({ $count } there)
mosaic-do-strike = { $unit } of { $who }
mosaic-do-diplomats = Use the Diplomats
mosaic-do-expel =
    { $count ->
        [one] { $who }’s unit in { $region }
       *[other] { $who }’s { $count } units in { $region }
    }
mosaic-do-done = No, thanks
mosaic-do-done-unfold = That is all; keep the rest face down
mosaic-do-done-look = Don’t look
mosaic-do-done-campaign = End the action
mosaic-do-done-before = Nothing; score now
mosaic-do-done-build = Don’t build
mosaic-do-done-units = Place no more
mosaic-do-done-strike = Spare them
mosaic-do-end = End the turn
mosaic-order-end = End my turns by themselves once only my face-down technologies are left

## Log

mosaic-log-began = The markets are laid out. { $who } will go first.
mosaic-log-leader = { $who } chooses a leader: { $leader }.
mosaic-log-drafted = { $who } keeps { $tech }.
mosaic-log-drafted-unseen = { $who } keeps a technology.
mosaic-log-passed =
    { $left ->
        [one] The last card is passed to the left.
       *[other] The other { $left } cards are passed to the left.
    }
mosaic-log-settled = { $who } founds a first city: { $hex }.
mosaic-log-unfolded = { $who } turns up { $tech }.
mosaic-log-started = { $who } takes the start of the { $leader }.
mosaic-log-round = Round { $round } begins.
mosaic-log-acted = { $who } takes an action: { $action }.
mosaic-log-bonus = { $who } takes a bonus action: { $action }.
mosaic-log-produced = { $who } produces { $amount }.
mosaic-log-gained = { $who } gains { $amount }.
mosaic-log-raised = { $who }: { $track } +{ $by }.
mosaic-log-lowered = { $who }: { $track } −{ $by }.
mosaic-log-shifted = { $who } moves { $by } from { $from } to { $to }.
mosaic-log-grown = { $who }: population +{ $by }.
mosaic-log-emigrated = { $who }: population −{ $by }.
mosaic-log-card-grown = { $who } pays { $food } food: population +{ $by }.
mosaic-log-scored =
    { $points ->
        [one] { $who } scores 1 point.
       *[other] { $who } scores { $points } points.
    }
mosaic-log-card-built = { $who } takes a build card: { $card }.
mosaic-log-built = { $who } builds a { $piece }: { $hex }.
mosaic-log-wonder-built = { $who } builds a wonder, { $wonder }: { $hex }.
mosaic-log-shelved = { $who } adds two icons with the Great Library: { $pillar }.
mosaic-log-collected = { $who } collects on { $hex }: { $token }.
mosaic-log-wild = { $who } takes the wild good.
mosaic-log-chest-filled = { $amount } go into the chest.
mosaic-log-chest-taken = { $who } empties the chest of { $amount }.
mosaic-log-learned = { $who } takes { $tech }.
mosaic-log-played = { $who } plays { $tech }: { $text }
mosaic-log-kept = { $who } keeps { $tech } face down.
mosaic-log-gift = { $who } draws { $tech } in secret.
mosaic-log-gift-unseen = { $who } draws a technology in secret.
mosaic-log-levied = { $who } takes { $amount } with { $card }.
mosaic-log-placed = { $who } places { $count } { $unit } in { $region }.
mosaic-log-recruited = { $who } recruits { $unit } in { $region }.
mosaic-log-marched = { $who } moves { $unit } from { $from } to { $to }.
mosaic-log-struck = { $who } eliminates { $unit } of { $victim } in { $region }.
mosaic-log-expelled = { $who }’s diplomats move { $victim }’s units from { $from } to { $to }.
mosaic-log-locked = { $who } locks { $region }: nobody else builds cities there.
mosaic-log-governed = { $who } forms a government: { $government }.
mosaic-log-resigned = { $who } gives up a government: { $government }.
mosaic-log-golden = { $who } enters a { $tile }.
mosaic-log-achievement = { $who } claims an achievement: { $tile }.
mosaic-log-traded = { $who } gives up 1 population for { $wealth }.
mosaic-log-converted = { $who } takes over a city of { $victim }: { $hex }.
mosaic-log-refreshed = { $who } refreshes a market: { $market }.
mosaic-log-dealt = New in the { $market }: { $card }.
mosaic-log-scoring-card = An Empire Scoring card comes up. ({ $market })
mosaic-log-looked = { $who } looks at the top card. ({ $market })
mosaic-log-looked-at = { $who } looks at the top card: { $card }.
mosaic-log-left = { $who } puts the card back and chooses another action. ({ $market })
mosaic-log-top = { $who } takes the card from the top of the deck: { $card }.
mosaic-log-scoring = Empire Scoring { $number } begins.
mosaic-log-region-won = { $region }: { $who } dominates with { $influence } influence and scores { $points }.
mosaic-log-region-tied = { $region }: { $who } shares first place with { $influence } influence and scores { $points }.
mosaic-log-region-second = { $region }: { $who } comes second with { $influence } influence and scores { $points }.
mosaic-log-government-scored = { $who } scores { $points } with a government: { $government }.
mosaic-log-end-triggered = The end is near: this round is finished, then everyone has one more turn.
mosaic-log-last-round = The last round begins.
mosaic-log-epilogue = { $who } acts twice more as Scribe.
mosaic-log-ended = The last turn is over, and so is the game.

## Points

mosaic-score-empire = Empire Scorings
mosaic-score-cards = Scored at once by technologies
mosaic-score-cities = Cities
mosaic-score-towns = Towns
mosaic-score-wonders = Wonders
mosaic-score-golden = Golden ages
mosaic-score-achievements = Achievements
mosaic-score-projects = Great Projects
mosaic-score-technologies = Technologies
mosaic-score-workshops = Manufacturing towns with their goods
mosaic-score-leader = Leader
mosaic-score-unrest = Unrest
mosaic-tie-wonders = wonders
mosaic-tie-money = money

## Why not

mosaic-why-action-taken = Your action of this turn is taken.
mosaic-why-too-few-people = It takes { $need } population, and you have { $have }.
mosaic-why-too-little-stone = You have too little stone, and too little money to make up for it.
mosaic-why-too-little-food = You have too little food, and too little money to make up for it.
mosaic-why-too-few-ideas = You have too few ideas, and too little money to make up for them.
# $cost: what it takes. $have: what you have of that, and money.
mosaic-why-costs = It costs { $cost }, and you have { $have } (2 money stand in for 1).
mosaic-why-too-little-money = It costs { $need } money, and you have { $have }.
mosaic-why-market-empty = The market is empty.
mosaic-why-no-piece = You have no such piece left in your supply.
mosaic-why-no-piece-of = All { $count } of yours stand on the map.
mosaic-why-no-site = There is no hex where it could stand.
mosaic-why-no-city-next-to-it = A town stands next to one of your cities.
mosaic-why-occupied = Something stands there already.
mosaic-why-port-hex = Only port cities and two wonders stand on port hexes.
mosaic-why-not-a-port = It must stand on a port hex.
mosaic-why-region-locked = Another player’s Loyalty keeps your cities out of this region.
mosaic-why-no-city-in-region = You have no city in that region.
mosaic-why-too-few-cities = The Great Pyramid needs a region with three cities, one of them yours: { $count } so far.
mosaic-why-wonder-built = This wonder has been built.
# $icons: a list such as “Science 1 of 2”.
mosaic-why-icons-missing = You lack pillar icons: { $icons }.
mosaic-why-icons = { $pillar } { $have } of { $need }
mosaic-why-nearest-government = You lack the pillar icons of every government; the nearest is { $government }: { $icons }.
mosaic-why-kept-this-turn = You kept it face down this turn; it waits for another.
mosaic-why-government-icons-missing = You lack the pillar icons this government asks for.
mosaic-why-government-held = Another player holds this government.
mosaic-why-government-yours = This is your government already.
mosaic-why-tile-claimed = This tile is not to be had.
mosaic-why-condition-not-met = You are at { $have } of { $need }.
mosaic-why-refresh-used = You have used the refresh of this government.
mosaic-why-no-government = Only a government brings a refresh.
mosaic-why-nothing-to-deal = There is nothing to be dealt.
mosaic-why-power-used = You have used this power.
mosaic-why-no-city-to-convert =
    { $most ->
        [0] No opponent has a city.
        [1] Only who has 4 cities or more can lose one this way; your opponents have 1 at most.
        [2] Only who has 4 cities or more can lose one this way; your opponents have 2 at most.
        [3] Only who has 4 cities or more can lose one this way; your opponents have 3 at most.
       *[other] You have no piece left that could replace a city of an opponent’s.
    }
mosaic-why-nothing-to-command = You can neither recruit nor move.
mosaic-why-nothing-to-command-money =
    A recruit costs { $recruit } money and a move { $march }; you have { $money } money and { $units ->
        [0] no unit to move.
        [one] 1 unit to move.
       *[other] { $units } units to move.
    }
mosaic-why-recruit-limit = You have recruited { $most }, as many as a turn allows.
mosaic-why-no-siege-engines = Siege engines need the technology Siege Engines.
mosaic-why-no-city-to-recruit = Units are recruited where you have a city.
mosaic-why-all-moved = Every unit of that kind there has moved.
