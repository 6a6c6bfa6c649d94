### Mosaic: what only the table says

mosaic-table-picks = Leaders and draft
mosaic-table-markets = Markets
mosaic-table-realm = Your empire
mosaic-table-tiles = Tiles
mosaic-table-points = Points

## The map

# $region: its name. $hex: coordinates, such as F5.
mosaic-table-hex = { $region } { $hex }
mosaic-table-port = Port of { $port }, { $place }
mosaic-table-closed = { $region }: closed with so few players
mosaic-table-built = { $what } of { $who }
# $points: what first place is worth.
mosaic-table-prize = { $points } VP
mosaic-table-nobody = nobody yet
mosaic-table-presence =
    { $who }: influence { $influence }{ $infantry ->
        [0] {""}
       *[other] , { $infantry } infantry
    }{ $cavalry ->
        [0] {""}
       *[other] , { $cavalry } cavalry
    }{ $siege ->
        [0] {""}
        [one] , 1 siege engine
       *[other] , { $siege } siege engines
    }
mosaic-table-dominates = { $who } dominates
mosaic-table-locked = Closed to others’ cities by { $who }

## Markets and cards

mosaic-table-deck =
    { $count ->
        [0] pile empty
       *[other] { $count } in the pile
    }
mosaic-table-refresh = Refresh
mosaic-table-chest = Money in the chest
mosaic-table-empty = Empty slot
mosaic-table-top = Top of the pile, seen by you
mosaic-table-look = Look at the top card
mosaic-table-free = free
mosaic-table-needs = Needs:
mosaic-table-grants = Gives:
mosaic-table-start = Start:
mosaic-table-power = Power:
mosaic-table-unrest = Unrest
mosaic-resource-population-card = Population

## Picking and drafting

mosaic-table-leaders = Leaders
mosaic-table-leader = Your leader
mosaic-table-hand = Keep one, pass the rest to the left
mosaic-table-drafted = Kept by you, face down
mosaic-table-face-up = Face up
mosaic-table-picked = You keep this one
mosaic-table-no-hand = Wait for the next hand.
mosaic-table-thinks = { $who } is still choosing
mosaic-table-ready = { $who } has chosen

## A player’s board

mosaic-table-in-hand = In hand
mosaic-table-production = Production
mosaic-table-work = Work gives
mosaic-table-population = Population
mosaic-table-ledger = Where production comes from
mosaic-table-from-leader = Leader
mosaic-table-from-technology = Technologies
mosaic-table-from-build = Build cards
mosaic-table-from-goods = Goods
mosaic-table-from-government = Government
mosaic-table-from-golden = Golden ages
mosaic-table-from-engineer = Engineer’s buildings
mosaic-table-from-shifted = Shifted
mosaic-table-pillars = Pillars
mosaic-table-pillar =
    { $pillar }: { $count ->
        [one] 1 icon
       *[other] { $count } icons
    }
mosaic-table-golden-of = Golden age of { $who }
# $count: different goods.
mosaic-table-warehouse = Warehouse: { $count } unique
mosaic-table-on-map = On the map, of all you have
mosaic-table-units-left = On the map, of all there are
mosaic-table-government = Government:
mosaic-table-no-government = none
mosaic-table-refresh-left = refresh unused
mosaic-table-used = used
mosaic-table-unused = unused
mosaic-table-unrest-calm = Unrest { $unrest }, of which { $calm } can be ignored
mosaic-table-flood-plain = The next population card counts twice.
mosaic-table-diplomats = Diplomats: unused.
mosaic-table-loyal = Loyalty: { $region }.
mosaic-table-face-down = Face down
mosaic-table-secret = secret
mosaic-table-technologies = Technologies ({ $count })
mosaic-table-kept = Face down ({ $count })
mosaic-table-secret-count =
    { $count ->
        [one] 1 secret technology
       *[other] { $count } secret technologies
    }
mosaic-table-builds = Build cards
mosaic-table-built-cards = Build cards ({ $count })
mosaic-table-taxes = Tax & Tariff cards
mosaic-table-now = what it would bring you now
mosaic-table-cities =
    { $count ->
        [one] 1 city
       *[other] { $count } cities
    }
mosaic-table-first = First player

## Tiles

mosaic-table-next-wonder = Your next one costs

## Points

mosaic-table-if-scored = If an Empire Scoring came now
mosaic-table-if-scored-hint = influence, then points
mosaic-table-region = Region
mosaic-table-first-place = First place
mosaic-table-influence = Influence
mosaic-table-total = Total
mosaic-table-by-source = Points if the game ended now
mosaic-table-scoring = Empire Scoring { $number }
mosaic-table-scoring-rule = Most influence wins the region’s points; a lone winner leaves 2 for second place.

## Where we are

mosaic-table-phase-leaders = Leaders
mosaic-table-phase-draft = Draft
mosaic-table-phase-cities = First cities
mosaic-table-phase-opening = First technologies
mosaic-table-round = Round { $round }
mosaic-table-phase-epilogue = Last actions
mosaic-table-phase-over = Over
mosaic-table-scorings = Empire Scorings: { $count } of 3
mosaic-table-scorings-short = Empire Scorings
mosaic-table-ending =
    { $rounds ->
        [0] Last round
       *[other] The end is near
    }

## The terminal

mosaic-cli-legend = ⌂ city · ⌂~ port city · f farming town · m manufacturing town · W wonder · goods by their first letters · s7 a cache · + people · ~ free port
