### Tempus

## The game

tempus-name = Tempus
tempus-tagline = Lead a young people from the first writing to the first flight.
tempus-time = An hour to an hour and a half among people, half an hour against bots.
tempus-about = In ten epochs you build an island together, spread your people over it, gather ideas, found cities and race to open the next epoch. Tempus was designed by Martin Wallace, came out in 2006 and is for 3 to 5 players. Where no source gives a fact (map tile layouts, card counts, parts of the epoch table), we authored it ourselves and mark it with A.

tempus-edition-2006 = 2006 edition

## Set-up options

tempus-option-actions = Actions column
tempus-option-actions-standard = Standard (extra actions spread out)
tempus-option-actions-late = Late (fewer at Roads, more at Ships)
tempus-option-protection = Protection from attack
tempus-option-protection-tokens = Count hexes with tokens only
tempus-option-protection-cities = Count cities too

## Terrains

tempus-meadow = meadow
tempus-field = field
tempus-hill = hill
tempus-forest = forest
tempus-mountain = mountain
tempus-no-terrain = no terrain

## Places

# $terrain: name of a terrain. $hex: coordinates, such as C4.
tempus-place = { $terrain } { $hex }
tempus-place-city = city of value { $value } on { $hex }
tempus-place-sea = sea { $hex }

## Epochs

tempus-epoch-start = Start
tempus-epoch-writing = Writing
tempus-epoch-agriculture = Agriculture
tempus-epoch-cities = Cities
tempus-epoch-roads = Roads
tempus-epoch-trade = Trade
tempus-epoch-ships = Ships
tempus-epoch-printing = Printing
tempus-epoch-industry = Industry
tempus-epoch-trains = Trains
tempus-epoch-flight = Flight

# Headings of the epoch table.
tempus-column-moves = Move
tempus-column-distance = Distance
tempus-column-children = Children
tempus-column-stack = Stack
tempus-column-ships = Ships
tempus-column-ideas = Ideas
tempus-column-actions = Actions

## Actions

tempus-action-move = Move people
tempus-action-children = Have children
tempus-action-fight = Fight
tempus-action-idea = Have an idea
tempus-action-build = Build a city

## Idea cards

# $idea: name of a kind. $terrain: name of the background.
tempus-card = { $idea } ({ $terrain })

tempus-idea-education = Education
tempus-idea-fortifications = Fortifications
tempus-idea-medicine = Medicine
tempus-idea-military-leader = Military Leader
tempus-idea-transport = Transport
tempus-idea-sanitation = Sanitation
tempus-idea-weapons = Weapons
tempus-idea-religion = Religion
tempus-idea-government = Government

# On the face of the card.
tempus-idea-education-text = +1 in Progress.
tempus-idea-fortifications-text = +2 in defence.
tempus-idea-medicine-text = One more child.
tempus-idea-military-leader-text = One free attack.
tempus-idea-transport-text = One more token moves.
tempus-idea-sanitation-text = A hex holds one more token.
tempus-idea-weapons-text = +1 in a fight.
tempus-idea-religion-text = Convert a token next door.
tempus-idea-government-text = Act twice now, or one round later.

## What is in the box

tempus-box-epochs = Epoch table
tempus-box-ideas = Idea cards
tempus-box-tiles = Map tiles
tempus-tile = Tile { $number }
tempus-box-pieces = Players’ pieces
tempus-box-tokens = People tokens
tempus-box-cities = City tiles
tempus-box-action-tiles = Action tiles
tempus-box-cubes = Epoch cubes
tempus-box-sea = Sea of Tempus
tempus-box-sea-board = Board
tempus-facts-epoch =
    { $moves ->
        [one] { $moves } token moves
       *[other] { $moves } tokens move
    } { $distance ->
        [one] { $distance } step
       *[other] up to { $distance } steps
    }, { $children ->
        [one] { $children } child
       *[other] { $children } children
    }, at most { $stack } tokens on a hex, { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } drawn and { $limit } held, { $actions } actions
tempus-facts-epoch-ships =
    { $moves ->
        [one] { $moves } token moves
       *[other] { $moves } tokens move
    } { $distance ->
        [one] { $distance } step
       *[other] up to { $distance } steps
    }, also across the sea, { $children ->
        [one] { $children } child
       *[other] { $children } children
    }, at most { $stack } tokens on a hex, { $draw ->
        [one] { $draw } card
       *[other] { $draw } cards
    } drawn and { $limit } held, { $actions } actions
tempus-facts-reached = counts { $terrain }; { $row }
tempus-facts-idea = { $count } cards: { $copies }
tempus-facts-copies = { $count } { $terrain }
tempus-facts-tile = { $middle } in the middle; around it, clockwise from the north: { $around }
tempus-facts-each = { $count } for each of five players
tempus-facts-cities = for each of five players { $cities }
tempus-facts-city = { $count } of value { $value }
tempus-facts-sea = { $columns } columns of { $rows } hexes

## Questions

tempus-ask-tile = Where does tile { $number } go?
# $left: map tiles that follow this one.
tempus-ask-tile-context =
    { $left ->
        [0] It is the last one.
        [one] { $left } more tile follows.
       *[other] { $left } more tiles follow.
    }
tempus-ask-turn = Which way round does it go?

tempus-ask-settle = Where does a starting token go?
tempus-ask-settle-context =
    { $left ->
        [one] { $left } token left to place, joined to the others.
       *[other] { $left } tokens left to place, all in one group.
    }

tempus-ask-action = What do you do?
# $actions: still to be taken in this turn. $tiles: action tiles left in this epoch, those included.
tempus-ask-action-context =
    { $actions ->
        [one] { $actions } action to take this turn,
       *[other] { $actions } actions to take this turn,
    } { $tiles ->
        [one] { $tiles } action tile left in this epoch.
       *[other] { $tiles } action tiles left in this epoch.
    }
tempus-ask-after = Play a card before the turn ends?
tempus-ask-after-context = You have acted; cards may still follow.
tempus-ask-passed-context = Your action waits for the next round; cards may still follow.

tempus-ask-move = Which token moves?
tempus-ask-move-context =
    { $left ->
        [one] { $left } token may still move.
       *[other] { $left } tokens may still move.
    }
tempus-ask-move-to = Where does it go?
tempus-ask-move-to-context =
    { $distance ->
        [one] From { $hex }, { $distance } step by land at most.
       *[other] From { $hex }, { $distance } steps by land at most.
    }

tempus-ask-birth = Where is a child born?
tempus-ask-birth-context =
    { $left ->
        [one] { $left } child may still be born.
       *[other] { $left } children may still be born.
    }

tempus-ask-attack = Which hex do you attack?
tempus-ask-attack-context = Next to your tokens only; a player down to three hexes is safe.
tempus-ask-attack-from = Where does the attack come from?
tempus-ask-attack-from-context = Target: { $hex }. All tokens on the hex you choose will fight.
tempus-ask-name = Which terrain do you name for the city?
tempus-ask-name-context = Under attack: { $hex }. Cards of that terrain will be worth 1 point more.
tempus-ask-lay-attack = Which card do you lay face down?
tempus-ask-lay-attack-context =
    { $laid ->
        [0] Combat terrain: { $terrain }. No card laid yet
        [one] Combat terrain: { $terrain }. { $laid } card laid
       *[other] Combat terrain: { $terrain }. { $laid } cards laid
    } against a defence of { $defence }.
tempus-ask-defend = Which card do you play in defence?
# $attackers: tokens. $cards: a number, of cards face down.
tempus-ask-defend-context =
    Combat terrain: { $terrain }. { $attackers ->
        [one] { $attackers } token attacks
       *[other] { $attackers } tokens attack
    } { $cards ->
        [0] without cards.
        [one] with { $cards } card face down.
       *[other] with { $cards } cards face down.
    } You defend with { $defence }; a tie is yours.
tempus-ask-advance = How many tokens move in?
tempus-ask-advance-context = Captured hex: { $hex }.

tempus-ask-site = Where do you build the city?
tempus-ask-site-context = All tokens there go back to your supply.
tempus-ask-city = Which city do you build?
tempus-ask-city-context =
    { $tokens ->
        [one] Whatever its value, { $tokens } token goes back to your supply.
       *[other] Whatever its value, { $tokens } tokens go back to your supply.
    }

tempus-ask-discard = Which card do you discard?
tempus-ask-discard-context =
    { $over ->
        [one] { $over } card over your hand limit.
       *[other] { $over } cards over your hand limit.
    }

tempus-ask-raise = Which hex may hold one more token?
tempus-ask-convert = Whose token do you convert?
tempus-ask-convert-into = Which hex does it join?
tempus-ask-convert-into-context = The token comes from { $hex }.

tempus-ask-lay-progress = Which card do you lay to reach { $epoch }?
tempus-ask-lay-progress-context = Terrain: { $terrain }. That background gives 1 point, and so does Education.

## Options

tempus-group-actions = Actions
tempus-group-cards = Cards

tempus-do-tile = Centre on { $hex }
tempus-do-turn-not = As it is
tempus-do-turn = Turned { $degrees }° clockwise
tempus-do-act-move =
    { $tokens ->
        [one] Move people: { $tokens } token
       *[other] Move people: { $tokens } tokens
    }, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps each
    }
tempus-do-act-children =
    { $count ->
        [one] Have { $count } child
       *[other] Have { $count } children
    }
tempus-do-act-idea =
    { $count ->
        [one] Have an idea: draw { $count } card
       *[other] Have an idea: draw { $count } cards
    }
tempus-do-settle = { $hex }

tempus-do-play = Play { $card }
tempus-do-double = { $card }: one more action this turn
tempus-do-delay = { $card }: pass and act next round
tempus-do-end = End the turn

# Where a token moves from, or an attack comes from.
tempus-do-from =
    { $tokens ->
        [one] { $hex } ({ $tokens } token)
       *[other] { $hex } ({ $tokens } tokens)
    }
tempus-do-to = { $place }
tempus-do-to-near =
    { $way ->
        [north] { $place }, to the north
        [northeast] { $place }, to the north-east
        [southeast] { $place }, to the south-east
        [south] { $place }, to the south
        [southwest] { $place }, to the south-west
       *[northwest] { $place }, to the north-west
    }
tempus-do-stop-move = Stop moving
tempus-do-birth =
    { $tokens ->
        [one] { $hex } ({ $tokens } token there)
       *[other] { $hex } ({ $tokens } tokens there)
    }
tempus-do-stop-birth = No more children

tempus-do-attack =
    { $tokens ->
        [one] { $who }, { $hex } ({ $tokens } token)
       *[other] { $who }, { $hex } ({ $tokens } tokens)
    }
tempus-do-attack-city = { $who }, { $hex }
tempus-do-lay =
    { $points ->
        [0] { $card } (no points here)
       *[other] { $card } (+{ $points })
    }
tempus-do-ready = No more cards
tempus-order = Play no cards in defence until I am asked something else
tempus-order-end = End my turns by themselves once I have acted, without playing more cards
tempus-do-advance =
    { $count ->
        [0] No token
        [one] { $count } token
       *[other] { $count } tokens
    }

tempus-do-site =
    { $tokens ->
        [one] { $hex } ({ $tokens } token)
       *[other] { $hex } ({ $tokens } tokens)
    }
tempus-do-city = City of value { $value }
tempus-do-discard = Discard { $card }
tempus-do-raise =
    { $tokens ->
        [one] { $hex } ({ $tokens } token there)
       *[other] { $hex } ({ $tokens } tokens there)
    }
tempus-do-convert =
    { $tokens ->
        [one] { $who }, { $hex } ({ $tokens } token)
       *[other] { $who }, { $hex } ({ $tokens } tokens)
    }
tempus-do-into =
    { $tokens ->
        [one] { $hex } ({ $tokens } token there)
       *[other] { $hex } ({ $tokens } tokens there)
    }

## Log: the island

tempus-log-tile-drawn = { $who } draws tile { $number }.
tempus-log-tile-placed = { $who } places tile { $number } with its centre on { $hex }.
tempus-log-island =
    { $tiles ->
        [one] The island is complete: { $tiles } tile
       *[other] The island is complete: { $tiles } tiles
    } { $lakes ->
        [0] and no lake.
        [one] and { $lakes } lake.
       *[other] and { $lakes } lakes.
    }
tempus-log-settled = { $who } settles on { $hexes }.
tempus-log-settled-one = { $hex }
tempus-log-settled-two = { $hex } (2 tokens)

## Log: actions

# $epoch: a number, from 1 to 10.
tempus-log-epoch = Epoch { $epoch } begins, and { $who } goes first.
tempus-log-acted = { $who } uses an action tile: { $action }.
tempus-log-moved = { $who } moves a token from { $from } to { $to }.
tempus-log-moved-lake = { $who } takes a token across the lake, from { $from } to { $to }.
tempus-log-moved-sea = { $who } sends a token over the sea, from { $from } to { $to }.
tempus-log-born = { $who } has a child on { $hex }.
tempus-log-built = { $who } builds a city of value { $value } on { $hex }.
# $known: 1 when the reader may see the cards, else 0.
tempus-log-drew =
    { $count ->
        [0] { $who } finds no card left to draw.
        [one] { $known ->
            [1] { $who } draws { $cards }.
           *[0] { $who } draws { $count } card.
        }
       *[other] { $known ->
            [1] { $who } draws { $count } cards: { $cards }.
           *[0] { $who } draws { $count } cards.
        }
    }
tempus-log-discarded = { $who } discards { $card }.
tempus-log-reshuffled = The discard pile is shuffled into a new draw pile.

## Log: fights

tempus-log-attacked = { $who } attacks { $defender } on { $target } from { $from }.
tempus-log-named = { $who } names a terrain for the city: { $terrain }.
tempus-log-laid-attack =
    { $count ->
        [0] { $who } attacks without cards.
        [one] { $known ->
            [1] { $who } lays { $count } card face down: { $cards }.
           *[0] { $who } lays { $count } card face down.
        }
       *[other] { $known ->
            [1] { $who } lays { $count } cards face down: { $cards }.
           *[0] { $who } lays { $count } cards face down.
        }
    }
tempus-log-defended =
    { $count ->
        [0] { $who } defends without cards.
       *[other] { $who } defends with { $cards }.
    }
# $attack-sum and $defence-sum: where the totals come from, such as 3 + 1 + 1. $cards: the attacker’s.
tempus-log-fight-won =
    { $count ->
        [0] { $attacker } attacks { $defender } on { $target } and wins: { $attack } against { $defence }.
       *[other] { $attacker } attacks { $defender } on { $target }, reveals { $cards } and wins: { $attack } against { $defence }.
    } { $city ->
        [0] { $lost ->
            [one] { $defender } loses { $lost } token.
           *[other] { $defender } loses { $lost } tokens.
        }
       *[other] { $defender } loses the city.
    }
tempus-log-fight-lost =
    { $count ->
        [0] { $attacker } attacks { $defender } on { $target } and fails: { $attack } against { $defence }. { $attacker } loses 1 token.
       *[other] { $attacker } attacks { $defender } on { $target }, reveals { $cards } and fails: { $attack } against { $defence }. { $attacker } loses 1 token.
    }
tempus-log-advanced =
    { $count ->
        [0] { $who } leaves { $hex } empty.
        [one] { $who } moves { $count } token into { $hex }.
       *[other] { $who } moves { $count } tokens into { $hex }.
    }

## Log: idea cards

tempus-log-played = { $who } plays { $card }.
tempus-log-limit = { $who } makes room for one more token on { $hex }.
tempus-log-converted = { $who } converts one of { $victim }’s tokens on { $from }; it joins { $into }.
tempus-log-doubled = { $who } plays Government for one more action this turn.
tempus-log-delayed = { $who } plays Government to pass and act in the next round.

## Log: Progress and the end

tempus-log-caught-up = { $who } catches up to { $epoch }.
tempus-log-laid-progress =
    { $count ->
        [0] { $who } lays no card for Progress.
        [one] { $known ->
            [1] { $who } lays { $count } card for Progress: { $cards }.
           *[0] { $who } lays { $count } card for Progress.
        }
       *[other] { $known ->
            [1] { $who } lays { $count } cards for Progress: { $cards }.
           *[0] { $who } lays { $count } cards for Progress.
        }
    }
# $tokens, $cities and $from-cards: the points each of them gives. $count: cards laid.
tempus-log-progress =
    { $points ->
        [one] { $who } has { $points } Progress point:
       *[other] { $who } has { $points } Progress points:
    } { $count ->
        [0] { $tokens } for tokens and { $cities } for cities.
        [one] { $tokens } for tokens, { $cities } for cities and { $from-cards } for the card { $cards }.
       *[other] { $tokens } for tokens, { $cities } for cities and { $from-cards } for the cards { $cards }.
    }
tempus-log-reached = { $who } reaches { $epoch }.
tempus-log-ended = The last epoch is over, and so is the game.

## Scoring

tempus-score-hexes = Hexes with tokens
tempus-score-cities = Cities
tempus-score-flight = Flight
tempus-tie-cards = cards in hand
tempus-tie-cities = cities

## Why not

tempus-why-already-born = A child was already born here in this action.
tempus-why-already-moved = These tokens have already moved.
tempus-why-cannot-delay-now = A turn can be put off at its very start only.
tempus-why-cannot-delay-twice = No Government right after a delay.
tempus-why-city-in-the-way = A city stands there.
tempus-why-city-next-door = The city on { $city } is next door.
tempus-why-city-on-mountain = No city can stand on a mountain.
tempus-why-enemy-in-the-way = Another player’s tokens stand there.
tempus-why-full =
    { $tokens ->
        [one] { $tokens } token stands there, and the stacking limit is { $limit }.
       *[other] { $tokens } tokens stand there, and the stacking limit is { $limit }.
    }
tempus-why-full-everywhere = The stacking limit leaves no room on your hexes.
tempus-why-no-room-for = At most { $limit } tokens stand on a hex of yours.
tempus-why-no-birth-left = No further child could be born.
tempus-why-no-city-tile = You have no city tile of value { $tokens } or less.
tempus-why-no-conversion = No token next to yours can be converted.
tempus-why-no-free-token = You need a token in your supply, and all { $tokens } are on the island.
tempus-why-no-move-left = No further token could move.
tempus-why-no-other-tile = You have no other action tile for this turn.
tempus-why-no-site =
    { $most ->
        [0] You have no tokens to build a city from.
        [one] A city needs 2 tokens on a hex, and you have 1 at most.
       *[other] None of your hexes takes a city: it wants 2 tokens, no mountain and no city next door.
    }
tempus-why-no-target = There is nobody to attack next to your tokens.
tempus-why-nobody-there = You need a token of yours on the hex.
tempus-why-not-inside-action = This card has to wait until the action is over.
tempus-why-not-meadow = Children are born on meadows only.
tempus-why-nothing-to-move = No token here has anywhere to go.
tempus-why-only-in-defence = This ability works in defence only.
tempus-why-only-in-fights = This ability works in fights only.
tempus-why-only-in-progress = This ability works in Progress only.
tempus-why-only-with-children = This ability goes with Have children only.
tempus-why-only-with-moving = This ability goes with Move people only.
tempus-why-out-of-reach =
    { $steps ->
        [one] It is { $away } steps away by land, and the token goes { $steps } step.
       *[other] It is { $away } steps away by land, and the token goes { $steps }.
    }
tempus-why-no-way-by-land = No way by land leads there.
tempus-why-protected = A player with three hexes or fewer is protected.
tempus-why-protected-player =
    { $hexes ->
        [one] { $who } has { $hexes } hex: with three or fewer a player is protected.
       *[other] { $who } has { $hexes } hexes: with three or fewer a player is protected.
    }
tempus-why-supply-empty = All { $tokens } of your tokens are on the island.
tempus-why-too-few-tokens =
    { $tokens ->
        [one] A city needs at least 2 tokens, and { $tokens } is there.
       *[other] A city needs at least 2 tokens, and { $tokens } are there.
    }
tempus-why-action-taken = Your action for this turn is taken.
tempus-why-city-has-no-token = A city is never converted.
tempus-why-double-between-actions = Government is played before, between or after actions.
tempus-why-no-hex-of-yours = You have no tokens on the island.
tempus-why-way-barred = Another player bars the way.
