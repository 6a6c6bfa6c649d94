### Patchistory: what only the table says

patchistory-table-offer = Auction
patchistory-table-realm = Behind your screen
patchistory-table-levels = Levels
patchistory-table-vote = Vote

## Where we are

# $round: the round of the Era.
patchistory-table-round = Round { $round } of 5
patchistory-table-phase-1 = Auction and tiles
patchistory-table-phase-2 = Diplomacy and Administration
patchistory-table-phase-3 = Movement
patchistory-table-phase-4 = Negotiation and war
patchistory-table-phase-5 = Production
patchistory-table-phase-6 = Upkeep of heroes and wonders
patchistory-table-phase-7 = Vote
patchistory-table-phase-8 = The game is over

## The board

patchistory-table-worker = A worker of { $who }
patchistory-table-road-war = { $number }: war between { $from } and { $to }
patchistory-table-look = Look at a territory
patchistory-table-look-at = Look at the territory of { $who }

## Laying a tile

patchistory-table-lay = Lay it here
patchistory-table-swap = Over or under
patchistory-table-slide = Drag the tile, tap a square or use the arrow keys. The list has every place, too.
# Before the names of heroes and wonders.
patchistory-table-loses = You lose

## The auction

patchistory-table-no-stake = No stake yet
patchistory-table-tiles-left =
    { $count ->
        [0] No tile of this Era is left.
        [one] 1 tile of this Era is left.
       *[other] { $count } tiles of this Era are left.
    }
patchistory-table-your-bid = Your secret bid: { $money } Money
patchistory-table-bids = The bids are shown

## Behind the screen

patchistory-table-goods = Goods, as this round stands
patchistory-table-good = Good
patchistory-table-owned = Owned
patchistory-table-comes = Comes
patchistory-table-goes = Goes
patchistory-table-then = Then
# $level: what the territory produces. $routes: what workers bring from routes.
patchistory-table-comes-from = { $level } from the territory, { $routes } from routes
patchistory-table-missing = What is missing will cost you { $culture } Culture.
patchistory-table-votes = Votes
patchistory-table-track = People track
patchistory-table-people =
    { $out ->
        [0] No worker is out yet.
        [one] 1 worker is out and eats { $food } Food a round.
       *[other] { $out } workers are out and eat { $food } Food a round.
    }
patchistory-table-points-left =
    { $points ->
        [one] 1 Politics point left
       *[other] { $points } Politics points left
    }
patchistory-table-buildings = Building tiles
patchistory-table-cards = Prosperity cards
patchistory-table-hand =
    { $buildings ->
        [one] 1 building tile
       *[other] { $buildings } building tiles
    }, { $cards ->
        [one] 1 Prosperity card
       *[other] { $cards } Prosperity cards
    }
patchistory-table-first = First player
patchistory-table-player =
    { $points } Politics left · { $out ->
        [one] 1 worker out, eating { $food }
       *[other] { $out } workers out, eating { $food }
    } · { $buildings ->
        [one] 1 building tile
       *[other] { $buildings } building tiles
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }

## Levels

patchistory-table-produced = Produced every round
patchistory-table-capacity = At your command
patchistory-table-level = Level
patchistory-table-side-by-side = Side by side

## The Vote, and secrets

patchistory-table-ballot = Cards of this Vote
patchistory-table-votes-on =
    { $count ->
        [one] 1 Vote
       *[other] { $count } Votes
    }
patchistory-table-vote-on = Votes on { $card }
patchistory-table-negotiation = Negotiation
patchistory-table-war = War
patchistory-table-aggressor = Aggressor
patchistory-table-defender = Defender
