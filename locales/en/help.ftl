### Help at the table: what words mean, what happened meanwhile, first-time hints

## What is this?

help-glossary = Glossary
help-glossary-of = Glossary of { $game }
help-glossary-lead = What every word, symbol and card of the game means, with the rule that says it all.
help-glossary-filter = Search
help-glossary-go = Show
help-glossary-none = Nothing here is called that.
help-rule = Rule
help-no-game = There is no game of that name.
help-no-entry = The glossary of this game has no “{ $word }”.
# Said of the small card, to those who hear the page.
help-what = What is this?
help-close = Close
help-keys = Press i for what something means.

## Headings

help-terms = Terms
help-course = Course of the game
help-actions = Actions
help-map = Map
help-goods = Resources and tokens
help-symbols = Symbols

## What happened meanwhile

help-since = While you were away
help-since-before =
    { $count ->
        [one] { $count } line before these is in the log.
       *[other] { $count } lines before these are in the log.
    }
help-since-step = Step through on the board

## First-time hints

help-hints-off = No more hints
