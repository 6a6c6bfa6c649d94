### Tempus: what only the table says

tempus-table-epoch-now = { $epoch }, the epoch being played
tempus-table-setup = Building the island
tempus-table-settlers = First settlers
tempus-table-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
tempus-table-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tempus-table-supply =
    { $count ->
        [one] { $count } token in supply
       *[other] { $count } tokens in supply
    }
tempus-table-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
tempus-table-cities-left = City tiles left: { $list }
tempus-table-first = plays first in this epoch
tempus-table-delayed = acts again next round
tempus-table-protected = may not be attacked
tempus-table-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
tempus-table-hand = Your hand
tempus-table-hand-empty = No idea cards in hand.
tempus-table-use-now = Now
tempus-table-use-later = Later
tempus-table-laid-title = Laid for Progress
tempus-table-background = background: { $terrain }
tempus-table-piles =
    { $deck ->
        [one] { $deck } card to draw
       *[other] { $deck } cards to draw
    } · { $discard } discarded
tempus-table-table = Epoch table
tempus-table-column-epoch = Epoch
tempus-table-ideas-value = { $draw }, hold { $limit }
tempus-table-yes = yes
tempus-table-no = no
tempus-table-hex-tokens =
    { $count ->
        [one] { $place }: { $count } token of { $who }
       *[other] { $place }: { $count } tokens of { $who }
    }
tempus-table-hex-city = { $place }: city of { $who }
tempus-table-bonus = room for { $count } more
tempus-table-tile = Tile { $number }
tempus-table-fight = Fight for { $hex }
tempus-table-ground = Ground: { $terrain }
tempus-table-ground-unknown = The defender names the ground.
tempus-table-attacks = attacks
tempus-table-defends = defends
tempus-table-base-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
tempus-table-base-city = city of value { $count }
tempus-table-matching = { $terrain } cards
tempus-table-arms-attack = Weapons
tempus-table-arms-defence = Weapons and Fortifications
tempus-table-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
tempus-table-no-cards = no cards
tempus-table-rule-more = The attacker needs more points than the defender.
tempus-table-won-so = { $winner } takes the hex: { $attack } is more than { $defence }.
tempus-table-lost-so = { $winner } holds the hex: { $attack } is not more than { $defence }.
tempus-table-last-fight = How the fight for { $hex } ended

tempus-table-player =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } · { $supply ->
        [one] { $supply } token in supply
       *[other] { $supply } tokens in supply
    } · cities left { $cities } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } · { $tiles ->
        [one] { $tiles } action
       *[other] { $tiles } actions
    }
