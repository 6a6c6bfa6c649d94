### The API: what each request does, and what goes with it. What stands between backticks is written as it is.

api-get-list = Your tables, and the listed ones.

api-post-create = Makes a table. It begins by itself when every seat is taken.
api-new-table-edition = The edition; the usual one when not given.
api-new-table-game = Which game, by its title such as `tempus` or `clash-2012`.
api-new-table-listed = Whether anyone may find and watch it.
api-new-table-names = What those who play `here` are called, one for each seat; empty where nobody is.
api-new-table-options = The game’s options by key.
api-new-table-pace = `none` (usual), `days-N` for each move, `clock-N` minutes for each player.
api-new-table-seats = One for each seat: `me`, `here`, `invite`, `anyone`, or a bot: a level such as `bot-casual`, or `bot-random` or `bot-greedy`, which cost next to nothing.
api-new-table-stand-in = The level that plays a seat its player has left, such as `strong` (usual).
api-new-table-takebacks = `agreed` (usual: a slip at once, anything else if all agree), `strict` (only a slip), `free` (anything, without asking).
api-new-table-timeout = When time is up: `bot` (usual) or `lose`.

api-get-view = A table as you see it: seats, who is waited for, the game’s view, scores (`point` of them make a point), the log from line `from` on (your own choices that made themselves are among its lines, `ordered` where a standing order made them), and the result: whoever has lost on time (`late` is 2) or resigned (3) is ranked last; `late` is 1 where a bot plays for somebody who may come back. What concerns only the table stands in the log with `table`. `takebacks` is the table’s rule, `proposals` is what somebody asks the table and who has not agreed yet, and `foreknown` says that whoever set it up may know its seed.

api-get-chat = What was said.

api-post-chat = Says something to the table.
api-say-text = What.

api-post-choose = Takes a choice. The answer is the table as you see it then; the choice is on the disk.
api-choose-choice = The choice in notation, as listed by the decision.
api-choose-seat = The seat, where you play several.
api-choose-sequence = The sequence it answers; an older one is refused with 409 and changes nothing.

api-get-decision = What you are asked, with every option; null when you are not. `can_undo` is whether `undo` works without asking anyone.

api-post-join = Sits down at an open seat, or by an invite.
api-join-invite = The secret of an invite.
api-join-seat = An open seat.

api-post-propose = Asks the table for something that needs the consent of all. It is done when all other people at the table have agreed: at once where they are bots. Any choice made meanwhile makes a takeback void; after a refusal you act before you ask again.
api-propose-kind = `takeback` (take choices of yours back, and everything since), `return` (have a seat again that was left: your own at once, unless it has lost), `replace` (let a bot play for somebody who has not answered for two days) or `end` (end the match here, without a result).
api-propose-seat = Of a takeback: the seat you take back for, where you play several. Of a return or a replacement: the seat it is about; of a return usually yours.
api-propose-sequence = Of a takeback: the sequence you have seen.
api-propose-times = Of a takeback: how many choices made of your own will; usually 1.

api-post-reply = Agrees to what somebody proposes, refuses it, or withdraws what you have proposed. You answer for all of your seats.
api-answer-reply = `agree`, `refuse`, or `withdraw` what you have proposed.

api-get-record = The record, once the match is over. Where a match cannot be played here any more, those at the table can have its record before, without the seed.

api-post-resign = Gives up: a bot plays on, and you will be last. What all agree to may bring you back: a `return` is proposed.
api-resign-seat = The seat, where you play several.
api-resign-sure = `true`: a slip of a program shall not give up.

api-get-stream = Server-sent events: `change` with the sequence whenever something has changed.

api-post-undo = Takes your last choice back, as far as that needs nobody’s consent: what needs it is proposed.
api-undo-seat = The seat, where you play several.
api-undo-sequence = The sequence it answers.
