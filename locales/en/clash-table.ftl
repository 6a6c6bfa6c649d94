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
clash-table-cancelled =
    { $count ->
        [one] 1 hit was cancelled.
       *[other] { $count } hits were cancelled.
    }
clash-table-die = die: { $value }
clash-table-die-icon = die: { $value } with the infantry icon
clash-table-shot-hit = Archers: a unit falls.
clash-table-shot-missed = Archers: missed.
clash-table-shield-held = Peltasts: a hit will be cancelled.
clash-table-shield-failed = Peltasts: no help.
