### Clash of Cultures: what only the table says

## Board

clash-table-exhausted = Exhausted: nothing is collected here
clash-table-city = { $place }: { $things }
clash-table-foreign = { $name } of { $who }
clash-table-city-activated =
    { $count ->
        [one] activated this turn
       *[other] activated { $count } times this turn
    }
clash-table-units = { $who }, { $place }: { $units }
clash-table-under-way = on their way
clash-table-age = Age { $age }, round { $round }
clash-table-age-status = Age { $age }, status phase
clash-table-over = Game over
clash-table-battle = Battle at { $space }
clash-table-battle-round = Battle at { $space }, round { $round }
clash-table-round = Round { $round }
clash-table-attacks = attacker
clash-table-defends = defender
clash-table-rule-hits = Every 5 points are a hit; every hit costs a unit. Both sides fight at the same time.
clash-table-undefended = Nobody stood up to the attack.
clash-table-walled = The Great Wall stopped the attack.
clash-table-no-card = No card
clash-table-face-down = Card, face down
clash-table-only-you = Only you see it now.
clash-table-undone = Cancelled by the enemy’s card.
clash-table-dice = Dice
clash-table-icons = infantry icons
clash-table-enemy-card = { $name } (enemy’s card)
clash-table-enemy-power = { $name } (enemy)
clash-table-further-dice =
    { $count ->
        [one] One die from { $cause }
       *[other] { $count } dice from { $cause }
    }
clash-table-value = Combat value
clash-table-hits =
    { $count ->
        [0] no hit
        [one] 1 hit
       *[other] { $count } hits
    }
clash-table-one-more = One of them by { $cause }.
clash-table-losses =
    { $count ->
        [0] no losses
        [one] 1 unit lost
       *[other] { $count } units lost
    }
clash-table-fell = Lost:
clash-table-guarded =
    { $count ->
        [one] { $cause } cancels a hit.
       *[other] { $cause } cancels { $count } hits.
    }
clash-table-cancelled =
    { $count ->
        [one] 1 hit was cancelled.
       *[other] { $count } hits were cancelled.
    }
clash-table-die = die: { $value }
clash-table-die-icon = die: { $value }, { $unit } icon
clash-table-shot-hit = Archers: a unit falls.
clash-table-shot-missed = Archers: missed.
clash-table-shield-held = Peltasts: a hit will be cancelled.
clash-table-shield-failed = Peltasts: no help.

## Shelves

clash-table-realm = Realm
clash-table-advances = Advances
clash-table-hand = Cards
clash-table-wonders = Wonders
clash-table-trade = Trade
clash-table-news = Events
clash-table-food = Food
clash-table-ore = Ore
clash-table-wood = Wood
clash-table-ideas = Ideas
clash-table-gold = Gold
clash-table-culture = Culture
clash-table-mood = Mood
clash-table-short = { $count } short
clash-table-free = free
clash-table-amounts = { $amounts }
clash-table-waived = { $count } less
# $name: the power that allows it.
clash-table-prisoner-for-token =
    { $most ->
        [one] { $name }: a prisoner may stand for a token
       *[other] { $name }: up to { $most } prisoners may stand for tokens
    }
clash-table-prisoner-for-resources =
    { $most ->
        [one] { $name }: a prisoner may stand for { $count } resources
       *[other] { $name }: up to { $most } prisoners may stand for { $count } resources each
    }
clash-table-culture-for-resources = { $name }: a culture token may stand for { $count } resources
clash-table-only-in = only in { $spaces }
clash-table-army = Army units
clash-table-fortress = Fortress
clash-table-ships = Ships
clash-table-deck =
    { $count ->
        [one] { $count } card in the deck
       *[other] { $count } cards in the deck
    }
clash-table-missing = missing
clash-table-needs = Needs

clash-table-stock = Resources and tokens
clash-table-have = { $what }: { $have }
clash-table-have-of = { $what }: { $have } of { $limit }
clash-table-have-of-by = { $what }: { $have } of { $limit } ({ $cause })
clash-table-level = { $what } level { $level }
clash-table-levels = Culture level { $culture }, mood level { $mood }
clash-table-level-events = Levels 3, 5 and 7 bring an event.
clash-table-cubes =
    { $count ->
        [one] Event box: the next advance brings an event
       *[other] Event box: { $count } advances to an event
    }
clash-table-cities =
    { $count ->
        [one] { $count } city
       *[other] { $count } cities
    }
clash-table-no-city = No city is left.
clash-table-size = size { $size }
clash-table-piece-of = { $name } of { $who }
clash-table-activated =
    { $count ->
        [one] activated
       *[other] activated { $count } times
    }
clash-table-supply = Pieces left
clash-table-no-government = No government yet
clash-table-fewer =
    { $count ->
        [one] One action fewer in the next turn
       *[other] { $count } actions fewer in the next turn
    }
clash-table-completed = Completed:
clash-table-reserved = Reserved:

clash-table-learnable = Something here can be chosen
clash-table-one-government = 1 of 3
clash-table-one-only = one government only
clash-table-of-four = { $count } of 4
clash-table-govern = Change to this government
clash-table-borrowed = borrowed
clash-table-use = use now
clash-table-brings = Brings 1: { $what }
clash-table-no-advances = No advances yet
clash-table-advances-count =
    { $count ->
        [one] { $count } advance
       *[other] { $count } advances
    }

clash-table-actions =
    { $count ->
        [one] { $count } action card
       *[other] { $count } action cards
    }
clash-table-no-actions = You hold no action card.
clash-table-objectives =
    { $count ->
        [one] { $count } objective card
       *[other] { $count } objective cards
    }
clash-table-no-objectives = You hold no objective card.
clash-table-one-of-two = One half of each card counts, 2 points.
clash-table-when-status = in the status phase
clash-table-when-instant = when it happens
clash-table-when-both = when it happens, or in the status phase
clash-table-met = met
clash-table-progress = { $have } of { $need }
clash-table-persons = Great persons
clash-table-looked-at = New objectives to choose from
clash-table-spied = The cards of { $who }

clash-table-wonder-held = Yours to build
clash-table-wonder-open = Open to all
clash-table-wonder-envoy = With the envoy
clash-table-wonder-reserved = Reserved by { $who }
clash-table-wonder-unseen = Not seen yet
clash-table-wonder-built = Built by { $who }
clash-table-wonder-owned = Now of { $who }
clash-table-wonder-at = in { $space }
clash-table-wonder-buried = under a volcano
clash-table-wonder-gone = destroyed
clash-table-wonders-held =
    { $count ->
        [one] { $count } wonder card
       *[other] { $count } wonder cards
    }

clash-table-trade-with = With whom do you trade?
clash-table-trade-free = Talking costs no action.
clash-table-no-goods = no resources
clash-table-you-give = You give
clash-table-gives = { $who } gives
clash-table-offer-to-you = { $who } offers you
clash-table-offer-of = { $who } makes { $to } an offer
clash-table-talk = { $who } and { $to } talk about a trade
clash-table-talk-waits = { $who } is putting an offer together.
clash-table-your-offer = Your offer to { $who }
clash-table-take-out = Take the last thing out

clash-table-event-now = Happening now
clash-table-event-staying = Lasting events
clash-table-event-past = Past events
clash-table-no-event = No event has happened yet.
clash-table-asked = { $who }: { $question }

clash-table-status = Status phase
clash-table-status-of = Status phase of age { $age }
clash-table-step-objectives = Complete objectives
clash-table-step-advance = A free advance
clash-table-step-cards = Draw cards
clash-table-step-raze = Raze a small city
clash-table-step-government = Change government
clash-table-step-first = Choose the first player
clash-table-step-round = round { $round } of 2
clash-table-step-done = { $who } is done
clash-table-step-now = { $who } is choosing
clash-table-step-later = { $who } comes later

clash-table-first = Goes first
clash-table-actions-left =
    { $count ->
        [0] No action left
        [one] { $count } action left
       *[other] { $count } actions left
    }
clash-table-points = Points by source
clash-table-total = Total
# $points: with halves. $goods: letters and numbers.
clash-table-player = { $points } pts · { $goods } · advances { $advances } · action cards { $actions } · objectives { $objectives }

## Peoples

clash-table-people = People
clash-table-people-home = Has a start region of its own.
clash-table-comes-with = comes with { $name }
clash-table-leader-here = in play
clash-table-leader-at = in play at { $space }
clash-table-leader-waits = can be recruited
clash-table-leaders-lost = lost: { $names }
clash-table-leaders-waiting = to be recruited: { $names }
clash-table-leader-lost = lost
clash-table-leader-lost-to = eliminated by { $who }
clash-table-prisoners-of = Prisoners of { $who }:
clash-table-trophy = { $name }, eliminated
clash-table-druids = Culture of the druids in { $spaces }
clash-table-runes =
    { $count ->
        [one] 1 obelisk for the fallen
       *[other] { $count } obelisks for the fallen
    }
clash-table-explored =
    { $count ->
        [one] 1 region marked
       *[other] { $count } regions marked
    }
clash-table-anarchy =
    { $count ->
        [one] 1 advance lost to anarchy
       *[other] { $count } advances lost to anarchy
    }
clash-table-lent = Also works like { $names }
clash-table-charmed =
    { $count ->
        [one] 1 culture must be paid to attack it
       *[other] { $count } culture must be paid to attack it
    }
clash-table-druid = culture of the druids
clash-table-marked-by = region marked by { $who }
clash-table-shields =
    { $count ->
        [one] Elephants cancel a hit.
       *[other] Elephants cancel { $count } hits.
    }
clash-table-die-used = used
clash-table-die-spent = cancels a hit instead of its value
clash-table-die-again = rolled again for the leader
# $parts: a list.
clash-table-die-said = { $parts }
