### The table in the browser

## The page

table-skip = Skip to the content
table-home = Home
table-settings = Settings
table-account = Account
table-language = Language
table-rules = Rules
table-rules-close = Close the rules
table-undo = Undo
table-undo-long = Take back
table-close = Close
table-board = Board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-fit = Show the whole island
table-players = Players
table-log = Log
table-log-earlier = Earlier ({ $count })
table-log-more = The { $count } lines before
table-log-whole = The whole log
table-by-itself = by itself
table-by-itself-title = There was nothing else to choose, so this was done for you. Nobody else sees it.
table-ordered-title = As you ordered. Nobody else sees it.
table-log-empty = Nothing has happened yet.
table-chat = Chat
table-side = Question, players, log and chat
table-sheet = Pull the sheet up or down
table-lost = The connection is lost. Trying again…
table-back = The connection is back.
table-failed = That did not go through. Please try again.
table-your-turn-title = Your turn
table-where = Where we are in the game

## The question

table-notify = Tell me when it is my turn
table-waiting = Waiting for { $who }
table-thinking = { $who } is thinking
table-waiting-many = Waiting for { $count } players
table-deciding = { $who } is asked: “{ $question }”
table-watching = You are watching.
table-on-board = Choose on the board
table-on-board-count =
    { $count ->
        [one] { $count } place is marked in gold.
       *[other] { $count } places are marked in gold.
    }
table-as-list = All places as a list
table-why-not = Why not something else?
table-why-title = What is not possible now
table-why-none = Nothing else would be expected here. The rule says it all.
table-rule = Rule { $rule }
table-over = The game is over
table-wins = { $who } wins.
table-share-win = { $who } share the victory.
table-tie = With equal points, { $first } comes before { $second }: { $what }, { $more } to { $less }.
table-see-end = Ranking and chart

## Players

table-you = you
table-bot = bot
table-here = at the table
table-away = not here
table-clock = time left
table-turn-of = to play
table-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## The end

table-end-title = The end of the game
table-end-place = Place
table-end-player = Player
table-end-total = Points
table-end-chart = Points over time
table-end-chart-text = Points of each player after every choice, from the first to the last.
table-end-back = Back to the board
table-end-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
table-end-sources = Where the points come from

## Tempus

table-tempus-epoch-now = { $epoch }, the epoch being played
table-tempus-setup = Building the island
table-tempus-settlers = First settlers
table-tempus-hexes =
    { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
table-tempus-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
table-tempus-supply =
    { $count ->
        [one] { $count } token in supply
       *[other] { $count } tokens in supply
    }
table-tempus-actions =
    { $count ->
        [one] { $count } action left
       *[other] { $count } actions left
    }
table-tempus-cities-left = City tiles left: { $list }
table-tempus-first = plays first in this epoch
table-tempus-delayed = acts again next round
table-tempus-protected = may not be attacked
table-tempus-laid =
    { $count ->
        [one] { $count } card laid
       *[other] { $count } cards laid
    }
table-tempus-hand = Your hand
table-tempus-hand-empty = No idea cards in hand.
table-tempus-use-now = Now
table-tempus-use-later = Later
table-tempus-laid-title = Laid for Progress
table-tempus-background = background: { $terrain }
table-tempus-piles =
    { $deck ->
        [one] { $deck } card to draw
       *[other] { $deck } cards to draw
    } · { $discard } discarded
table-tempus-table = Epoch table
table-tempus-column-epoch = Epoch
table-tempus-ideas-value = { $draw }, hold { $limit }
table-tempus-yes = yes
table-tempus-no = no
table-tempus-hex-tokens =
    { $count ->
        [one] { $place }: { $count } token of { $who }
       *[other] { $place }: { $count } tokens of { $who }
    }
table-tempus-hex-city = { $place }: city of { $who }
table-tempus-bonus = room for { $count } more
table-tempus-tile = Tile { $number }
table-tempus-fight = Fight for { $hex }
table-tempus-ground = Ground: { $terrain }
table-tempus-ground-unknown = The defender names the ground.
table-tempus-attacks = attacks
table-tempus-defends = defends
table-tempus-base-tokens =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
table-tempus-base-city = city of value { $count }
table-tempus-matching = { $terrain } cards
table-tempus-arms-attack = Weapons
table-tempus-arms-defence = Weapons and Fortifications
table-tempus-face-down =
    { $count ->
        [one] { $count } card face down
       *[other] { $count } cards face down
    }
table-tempus-no-cards = no cards
table-tempus-rule-more = The attacker needs more points than the defender.
table-tempus-won-so = { $winner } takes the hex: { $attack } is more than { $defence }.
table-tempus-lost-so = { $winner } holds the hex: { $attack } is not more than { $defence }.
table-tempus-last-fight = How the fight for { $hex } ended

table-hint = What would a master do?
table-hint-thinking = A master is thinking…
table-hint-title = What a master would do
table-hint-none = A master sees nothing to choose here.
table-hint-outcome = { $likely }: wins { $percent } games in 100 from here, with about { $points } points.
table-hint-sure = As good as won
table-hint-likely = A good chance
table-hint-open = Wide open
table-hint-hard = Hard to win
table-hint-lost = Almost lost
table-chances-text = Everyone’s chance to win over the match
table-chances-moments = Where it turned
table-chances-moment = Choice { $at }: { $who } from { $before } % to { $after } %

# What lies beside the board, and how one gets back to it on a phone.
table-shelves = Beside the board
table-map = Map
# Opens what can be looked up about a player.
table-more = More
