### The terminal

cli-player = Player
cli-welcome = Type a number, or h for help. Your game is kept after every choice.
cli-keys = number or notation · ? why not · m master · u take back · l log · r rule · w word · s save · h help · q quit
cli-keys-order = { cli-keys } · d standing order
cli-keys-end = · e end turns by themselves
cli-help =
    Choose an option by its number, by its notation (“to G6”), or by the place alone (“G6”).
      ?  what is not possible now, and why
      m  what a master would do, and why; “m 5” compares option 5
      u  take back your last choice
      d  give or end the standing order, where the game has one
      e  let your turns end by themselves, or no longer, where the game has that
      n  no, and do not offer this again; elsewhere: offer everything again
      l  the log from the beginning
      r  the rule behind this question
      w  what the words of the game mean; “w token” says what that one means
      s  save the record; “s FILE” saves it elsewhere
      q  quit; the game is kept and can be resumed
cli-order-given = Ordered: { $order }. { $key } ends it.
cli-order-ended = No longer ordered: { $order }.
# $name: a power or the like that is offered now and again.
cli-keys-waive = · n do not offer { $name } again
cli-waived = { $name } is not offered any more. n, when something else is asked, ends that.
# $names: what had been declined for good.
cli-offered-again = Offered again: { $names }.
cli-nothing-waived = Nothing has been declined for good.
cli-no-order = This game has no standing order.
cli-empty = Type a number from 1 to { $count }, or h for help.
cli-unclear = “{ $text }” is not one of the { $count } options. Type a number from 1 to { $count }, or h for help.
cli-on-board = The { $count } options are numbered on the board; type a number or a coordinate.
cli-only-option = (the only option: { $option })
cli-blocked = { $what }: { $why }
cli-nothing-blocked = Nothing else would be expected here; r shows the rule.
cli-saved = The game is kept in { $file }. Go on with: tessera play --resume { $file }
cli-finished = The record is kept in { $file }. Check the dice with: tessera verify { $file }
cli-waiting = { $who } is asked: { $question }
cli-hand-over = Hand the terminal to { $who }, then press Enter.
cli-hand = Your hand
cli-undo-nothing = There is nothing of yours to take back.
cli-undo-others-acted = Too late: somebody else has acted since.
cli-undo-random = Too late: chance has decided something since.
cli-undo-revealed = Too late: something hidden has been revealed since.
cli-seats = { $min } to { $max } players
cli-sources = R: stated in the rulebook · P: a public fact · A: authored by us, because no source gives it
cli-revision = Rules revision

cli-backup = { $file } holds all of it: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}.
cli-restored = { $place } holds { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}. Start the server there.
cli-restored-older = The backup was of an older version and has been brought up to date.
cli-copy-without-key = There is no cookie.key with it: everyone will have to log in again, guests lose their matches, and invite links end.
cli-moved-table = { $table }: { $rows ->
    [one] 1 row
   *[other] { $rows } rows
}, the same on both sides, { $hash }
cli-moved = { $place } holds all of it now: { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} and { $people ->
    [one] 1 person
   *[other] { $people } people
}. Start the server there, and keep the old place until you are sure.
cli-serving = Tessera is at { $address } (Ctrl-C ends it)

cli-menu-title = civilization games at your terminal
cli-menu-begin = Play against bots, { $least } to { $most } seats (more than { $least }: a second number, as in “1 { $most }”)
cli-menu-count = This game is for { $least } to { $most } players.
cli-menu-resume = Go on with { $file }
cli-menu-learn = Learn it, lesson by lesson
cli-menu-rules = The rules
cli-menu-about = What is in the box
cli-menu-quit = Quit
cli-thinking = { $who } is thinking…
