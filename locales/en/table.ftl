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
# $name: a power or the like that is offered now and again.
table-waive = No, and do not offer { $name } again
table-close = Close
table-board = Board
table-zoom-in = Zoom in
table-zoom-out = Zoom out
# An option and what it costs now.
table-priced = { $label } ({ $price })
table-fit = Show the whole map
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
table-hurry = Skip to my turn
table-waiting-many = Waiting for { $count } players
table-deciding = { $who } is asked: “{ $question }”
table-watching = You are watching.
table-on-board = Choose on the board
table-on-board-count =
    { $count ->
        [one] { $count } place is marked in gold.
       *[other] { $count } places are marked in gold.
    }
table-as-list = All options as a list
table-on-amounts = Choose an amount
table-on-amounts-count =
    { $count ->
        [one] { $count } amount is marked in gold.
       *[other] { $count } amounts are marked in gold.
    }
table-on-cards = Choose on the cards
table-on-cards-count =
    { $count ->
        [one] { $count } of them is marked in gold.
       *[other] { $count } of them are marked in gold.
    }
table-reach = What you can do with it
table-reach-place = What you can do at { $place }
table-reach-none = Nothing, at the moment. “Why not something else?” tells more.
table-map-alone = The map alone
table-grip = Size the shelf: drag, or arrow keys
table-why-not = Why not something else?
table-why-title = What is not possible now
table-why-none = Nothing else would be expected here. The rule says it all.
table-rule = Rule { $rule }
table-over = The game is over
table-wins = { $who } wins.
table-share-win = { $who } share the victory.
table-tie = With equal points, { $first } comes before { $second }: { $what }, { $more } to { $less }.
table-see-end = Ranking and chart
table-see-replay = See how it went

## Players

table-you = you
table-bot = bot
table-here = at the table
table-away = not here
table-clock = time left
table-turn-of = to play
table-points-hidden = Behind the screen
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
