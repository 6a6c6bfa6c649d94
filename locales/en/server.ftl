### Pages, lobby, accounts

server-home = Home
server-home-title = Pull up a chair
server-home-lead = Board games at your own table: against bots right now, or with friends by a link.
server-home-yours = Your matches
server-home-yours-empty = No match yet. “Play now” seats you with bots in one click; you need no account.
server-home-open = Open tables
server-home-open-empty = Nobody is waiting for players just now. Set up a table and let anyone join:
server-home-watch = Being played
server-home-finished = Finished
server-home-finished-empty = Matches you have finished are kept here, to be replayed step by step.
server-play-now = Play now
server-players = { $min }–{ $max } players
server-rules = Rules
server-rules-contents = Contents
server-rule = Rule
server-about = About this game
server-result = Result
server-replay = Replay
server-to-home = Home
server-back = Back
server-back-to-table = Back to the table
server-save = Save
server-saved = Saved.
server-your-turn = Your turn
server-turn-of = Waiting for { $who }
server-won-by = Won by { $who }
server-missing =
    { $count ->
        [one] { $count } seat free
       *[other] { $count } seats free
    }
# What guests are called who have not said: a word of each list, which have thirty each.
server-guest = { $kind } { $animal }
server-guest-kinds = Amber, Azure, Bronze, Copper, Coral, Crimson, Dusky, Ebony, Emerald, Gentle, Gilded, Golden, Indigo, Ivory, Jade, Jolly, Lucky, Marble, Merry, Nimble, Ochre, Olive, Pearl, Quiet, Ruby, Russet, Scarlet, Silver, Swift, Violet
server-guest-animals = Badger, Bison, Crane, Curlew, Dolphin, Eagle, Falcon, Finch, Fox, Gazelle, Gecko, Hare, Heron, Hoopoe, Ibex, Ibis, Kestrel, Lion, Lynx, Marten, Otter, Owl, Panther, Pelican, Plover, Raven, Stork, Swallow, Tortoise, Wren
# Nobody calls themselves this.
server-guest-word = Guest
server-someone = someone
server-player-number = Player { $number }
server-seat-free = free seat
server-unreadable = cannot be read here
server-tag-free = free takebacks
server-tag-foreknown = its maker may know what comes
server-spectator = Spectator

## New table

server-new-title = New table
server-new-game = Game
server-new-edition = Edition
server-new-seats = Seats
server-new-seats-hint = For { $min } to { $max } players. Leave the other seats empty.
server-new-how = How you play
server-new-takebacks = Taking back
server-new-takebacks-agreed = A slip at once, anything else if all agree
server-new-takebacks-strict = Strict: only a slip, at once
server-new-takebacks-free = Free, among friends: any own choice, without asking
server-new-listed = Who sees it
server-new-listed-private = Private: only those who play
server-new-listed-listed = Listed: anyone may watch
server-new-pace = Pace
server-new-pace-none = No limit
server-new-pace-days-1 = A day for each move
server-new-pace-days-3 = Three days for each move
server-new-pace-days-7 = A week for each move
server-new-pace-clock-15 = 15 minutes for each player
server-new-pace-clock-30 = 30 minutes for each player
server-new-pace-clock-60 = An hour for each player
server-new-pace-clock-120 = Two hours for each player
server-new-timeout = When time is up
server-new-timeout-bot = A bot plays on
server-new-timeout-lose = The seat loses
server-new-stand-in = Who plays for those who leave
server-new-create = Set up the table
server-new-no-seat = Take a seat yourself: set one of them to “Me”.
server-seat = Seat { $number }
server-seat-none = Empty
server-seat-me = Me
server-seat-invite = A friend, by a link
server-seat-anyone = Anyone
server-seat-here = Another person at this screen
server-seat-name = Name at seat { $number }
server-seat-bot = Bot: { $level }
server-bot-random = random
server-bot-beginner = beginner
server-bot-casual = casual
server-bot-strong = strong
server-bot-master = master
server-level-beginner = Knows the rules and often overlooks things: for a first match.
server-level-casual = Plays soundly, one action at a time, and answers at once.
server-level-strong = Thinks ahead for a moment before each choice.
server-level-master = Thinks ahead as long as people bear to wait: the hardest.

## Lobby

server-lobby-lead = The match begins by itself when every seat is taken.
server-lobby-sit = Sit down here
server-lobby-bot = A bot instead
server-lobby-link = Link for one friend
server-lobby-revoke = New link
server-lobby-invited = by invitation
server-lobby-leave = Get up again
server-lobby-cancel = Take the table away
server-lobby-listed = Listed: everybody can see this table.
server-lobby-private = Private: only those with a seat or a link can see this table.
server-copy = Copy
server-copied = Copied
server-invite-title = { $who } invites you to a match of { $game }

## Terms of a table

server-terms-option = { $name }: { $value }
server-terms-agreed = Taking back: a slip at once, until somebody else acts or something is revealed; anything else if all at the table agree.
server-terms-strict = Taking back: only a slip, until somebody else acts or something is revealed.
server-terms-free = Free takebacks, for a table among friends: everyone may take back any choice of their own without asking, and with it everything since.
server-terms-foreknown = This match goes on from a record. Its maker, and whoever has the record, may know what chance will bring.
server-terms-stand-in = A { $level } bot plays on for whoever leaves; they can come back.
server-terms-pace-none = No time limit.
server-terms-pace-days =
    { $count ->
        [one] A day for each move.
       *[other] { $count } days for each move.
    }
server-terms-pace-clock =
    { $count ->
        [one] A minute for each player, for the whole match.
       *[other] { $count } minutes for each player, for the whole match.
    }
server-terms-timeout-bot = When time is up, a bot plays on.
server-terms-timeout-lose = When time is up, the seat loses.

## At the table

server-elsewhere = Elsewhere
server-chat = Chat
server-chat-empty = Nothing said yet.
server-chat-say = Say something to the table
server-chat-send = Send
server-bot-trouble = { $name } cannot act at the moment: the server has a difficulty and keeps trying. Nothing is lost.
server-watchers =
    { $count ->
        [one] { $count } person watches.
       *[other] { $count } people watch.
    }
server-commitment = Dice sealed:
# $name: a power or the like that is offered now and again.
server-order-waived = Do not offer me { $name }
server-order-obvious = Make choices for me that have no alternative
server-cover-title = { $name }, your turn
server-cover-hint = Take the screen. The others look away.
server-cover-show = I am { $name }: show my hand
server-why-title = Why not?
server-late-bot = away: a bot plays on
server-late-lost = lost on time
server-late-resigned = resigned
server-proposal-yours = You ask the table
server-proposal-theirs = { $who } asks the table
server-proposal-takeback =
    { $count ->
        [one] To take back the last choice, and everything since.
       *[other] To take back the last { $count } choices, and everything since.
    }
server-proposal-return-self = To have the seat back that was lost on time.
server-proposal-return-self-resigned = To have the seat back, after resigning.
server-proposal-return = To let { $whom } back in, whose time was up.
server-proposal-return-resigned = To let { $whom } back in, who resigned.
server-proposal-return-away = To let { $whom } back in.
server-proposal-waiting = Waiting for { $who }.
server-proposal-agree = Agree
server-proposal-refuse = Refuse
server-proposal-withdraw = Withdraw
server-propose-takeback = Ask to take back…
server-propose-times =
    { $count ->
        [one] my last choice
       *[other] my last { $count } choices
    }
server-propose-ask = Ask the others
server-propose-hint = If all agree, everything since goes back too.
server-propose-return-self = Ask for my seat back
server-propose-return = Ask { $whom } back in
server-left-seconds = less than a minute left
server-left-minutes = { $count } min left
server-left-hours = { $count } h left
server-left-days =
    { $count ->
        [one] { $count } day left
       *[other] { $count } days left
    }

## Leaving

server-leave = Leave or end the match…
server-resign = Resign
server-resign-hint = To resign: a { $level } bot plays on for you, and you are placed last. You come back only if all agree.
server-resign-sure = Yes, I give up
server-resign-who = Who resigns
server-end-propose = Ask all to end the match
server-end-hint = If all agree, the match ends here without a result. It stays among the finished ones and can be replayed, and played on.
server-end-alone = End the match
server-end-alone-hint = You play with bots alone: the match ends here without a result. It can be replayed, and played on.
server-ended = Ended by agreement, without a result
server-closed = Ended by whoever runs this site, without a result
server-ended-tag = ended
server-hide = Hide
server-unhide = Show again
server-remove = End and remove
server-home-hidden =
    { $count ->
        [one] { $count } hidden match
       *[other] { $count } hidden matches
    }
server-absent = { $whom } has not answered for days.
server-propose-replace = Let a { $level } bot play for { $whom }
server-proposal-replace = To let a bot play for { $whom }, who has not answered for days. They may come back at any time.
server-proposal-end = To end the match here, without a result.
server-take-seat-back = Take my seat back
server-happened-late = { $who } ran out of time; a { $level } bot plays on.
server-happened-lost = { $who } lost on time; a { $level } bot plays on.
server-happened-resigned = { $who } resigned; a { $level } bot plays on.
server-happened-replaced = The table has waited long enough: a { $level } bot plays for { $who }.
server-happened-gone = { $who } has left for good; a { $level } bot plays on.
server-happened-returned = { $who } is back.
server-happened-ended = All have agreed to end the match here.
server-happened-refused-takeback = { $who } does not agree to taking that back.
server-happened-refused-return = { $who } does not agree to the return.
server-happened-refused-replace = { $who } would rather wait longer.
server-happened-refused-end = { $who } would rather play on.
server-happened-away = { $who } is away for a while; a { $level } bot plays on.
server-happened-closed = Whoever runs this site has ended the match here.

## The end

server-rematch = Rematch
server-rematch-go = To the rematch
server-record = Download the record
server-fair-title = Were the dice fair?
server-fair-text = Before the first choice we showed the seal. It is the SHA-256 of seed and salt, which decide every die and every card. Download the record and check it yourself:
server-fair-commitment = Seal
server-fair-seed = Seed
server-fair-salt = Salt

## Replay

server-replay-at = Choice { $at } of { $last }
server-replay-first = First
server-replay-back = Back
server-replay-next = Next
server-replay-last = Last
server-replay-play = Play
server-replay-pause = Pause
server-replay-speed = Speed
server-replay-where = Position in the match
server-replay-go = Go
server-replay-round-back = Round before
server-replay-round-next = Next round
server-replay-more = Rounds, eyes, analysis, play on…
server-replay-rounds = Rounds
server-replay-eyes = Seen by
server-replay-share = Link to this position
server-play-on = Play on from here
server-play-on-as = as
server-upload-title = Open a record
server-upload-text = A record (.tessera) of a finished match opens as a replay; one of an unfinished match can be played on.
server-upload-file = File
server-upload-others = The other players of an unfinished match
server-upload-go = Open

## About

server-about-box = In the box
server-about-sources = R: stated in the rulebook · P: a public fact · A: authored by us, because no source gives it
server-about-what = What
server-about-facts = Facts
server-about-source = Source
server-about-revision = Rules revision

## Settings

server-settings = Settings
server-prefs-language = Language
server-prefs-language-en = English
server-prefs-language-fr = Français
server-prefs-theme = Theme
server-prefs-theme-auto = As the system
server-prefs-theme-light = Light
server-prefs-theme-dark = Dark
server-prefs-palette = Colours
server-prefs-palette-standard = Standard
server-prefs-palette-blind = Safe for colour-blind eyes
server-prefs-text = Text
server-prefs-text-normal = Normal
server-prefs-text-large = Large
server-prefs-sound = Sound
server-prefs-sound-on = On
server-prefs-sound-off = Off
server-prefs-animation = Moving pieces
server-prefs-animation-on = On
server-prefs-animation-off = Off
server-prefs-hints = First-time hints
server-prefs-hints-on = On
server-prefs-hints-off = Off
server-prefs-bots = Bots
server-prefs-bots-usual = Pause a moment before they act
server-prefs-bots-calm = Take their time, for easy following
server-prefs-bots-quick = Act at once

## Account

server-account = Account
server-name = Name
server-name-new = New name
server-name-change = Change the name
server-name-changed = Your name is changed.
server-password-changed = Your password is changed.
server-guest-title = What you are called
server-your-name = Your name
server-your-name-hint = How the others see you
server-password = Password
server-register-title = Keep your matches
server-register-text = You play as a guest. With a name and a password your matches are yours on every device.
server-register = Make an account
server-login-title = Already have an account?
server-login = Log in
server-logout = Log out
server-logout-everywhere = Log out everywhere
server-sessions-title = Where you are logged in
server-session-browser = A browser
server-session-here = this browser
server-session-used = { $days ->
    [0] used today
    [1] used yesterday
   *[other] used { $days } days ago
}
server-session-end = Log out there
server-password-title = Change your password
server-password-text = Every other browser is logged out, and all tokens for programs end.
server-password-old = Old password
server-password-new = New password
server-password-change = Change it
server-delete-title = Delete everything about me
server-delete-text = Your name disappears and becomes “someone”. Matches stay for the others; a bot takes your seat.
server-delete-chat = Also what I said in chats; otherwise it stays, by “someone”
server-delete-sure = Yes, for good
server-delete = Delete
server-tokens-title = Tokens for programs
server-tokens-text = Programs and bots of your own play with a token in your name. How:
server-token-new = Keep it now, it is not shown again:
server-token-label = What for
server-token-make = Make a token
server-token-revoke = Revoke

server-data-title = Everything about me
server-data-text = One file with all that is kept here about you: account, sessions, matches, what you said, addresses for notices, lessons, reports and blocks.
server-data-get = Download it

## Newcomers

server-welcome-title = By invitation
server-welcome-text = This site is for people who were invited. Give the code of your invitation.
server-welcome-account = Already have an account?
server-welcome-enter = Come in
server-code = Invitation code
server-register-closed = With the code of an invitation, a name and a password you are at home here on every device.

## Report and block

server-people-link = Report or block somebody…
server-people-title = The others at this table
server-people-lead = You can report somebody to whoever runs this site, or stop hearing from them. Nobody is told that you did.
server-people-nobody = Nobody else sits at this table.
server-block-text = Blocked, what they say is not shown to you, and they cannot sit down at tables that you set up.
server-block-who = Block { $who }
server-block-is = You have blocked { $who }: what they say is not shown to you, and they cannot sit down at tables that you set up.
server-blocked = Blocked. You find everyone you have blocked on your account page.
server-unblock = Unblock
server-unblock-who = Unblock { $who }
server-unblocked = No longer blocked.
server-blocks-title = People you have blocked
server-blocks-text = What they say is not shown to you, and they cannot sit down at tables that you set up. They are not told.
server-report-who = Report { $who }…
server-report-kind = What is wrong?
server-report-abuse = Insults, hate or threats
server-report-spam = Advertising or nonsense
server-report-cheating = Cheating
server-report-stalling = Keeps others waiting on purpose
server-report-name = An offensive name
server-report-other = Something else
server-report-line = Is it about something they said?
server-report-no-line = No, or not here
server-report-text = What happened? (up to 500 characters)
server-report-block = Also block them
server-report-hint = Whoever runs this site reads it, with your name and a link to this table. The person you report never learns who it was.
server-report-send = Send the report
server-reported = Thank you. Your account page says what becomes of your report.
server-reports-title = What you have reported
server-report-open = not looked at yet
server-report-seen = being looked at
server-report-none = closed: nothing had to be done
server-report-warned = closed: the person was warned
server-report-suspended = closed: the person was suspended
server-report-gone = closed: the person is gone
server-warned-title = A word from whoever runs this site
server-warned-read = I have read this
server-warnings-title = What you were told
server-days-ago = { $days ->
    [0] today
    [1] yesterday
   *[other] { $days } days ago
}
server-suspended = This lasts until it is lifted. The reason: { $reason }
server-suspended-days =
    { $days ->
        [one] This lasts another day. The reason: { $reason }
       *[other] This lasts another { $days } days. The reason: { $reason }
    }

## API

server-api-title = API
server-api-text = The same things for programs. Send a token (from your account page) as `Authorization: Bearer …`. Errors are `problem+json`.
server-api-answers = Answers:

## Refusals

server-error-title = That did not work
server-error-not-found = There is nothing here. The address may be mistyped, or the table is gone.
server-error-private = This table is private. Ask whoever set it up for an invite link.
server-error-forbidden = This is not yours to do: somebody else sits there.
server-error-csrf = This form is too old or came from another site. Go back, reload the page and try again.
server-error-stale = This has changed meanwhile. Here is the fresh table.
server-error-not-now = This is not possible at the moment.
server-error-invite = This invite has been used or revoked. Ask for a new one.
server-error-token = A valid token is needed.
server-error-bad = The request could not be understood.
server-error-refused = The rules do not allow this now.
server-error-tables = You have very many tables that are not over. Finish or cancel some of them first.
server-error-advice = The master is still thinking about what you asked before. Wait for that first.
server-error-streams = Very many live pages are open for you or your address. Close some of them, then reload this one.
server-error-often = Too many requests in a short time. Wait a moment.
server-error-guests = Very many newcomers have come from your address. Log in, or try again in a few minutes.
server-error-uploads = That was a lot of records in a short time. Try again in a few minutes.
server-error-guesses = There were too many wrong passwords. Wait a few minutes, or use a browser you have been logged in with before.
server-error-crowd = Very many people are logging in right now. Nothing is lost; try again in a few seconds.
server-error-unavailable = The server cannot do this right now. Nothing is lost; try again in a moment.
server-error-invitation = This site is for people who were invited. Give the code of your invitation, or log in.
server-error-code = This code is not valid: it may be mistyped, used up or too old.
server-error-suspended = You cannot play here at the moment: you are suspended.
server-error-reports = That was a lot of reports for one day. What you have sent is read; come back tomorrow.
server-error-downloads = You have just had this file several times. Try again in an hour.
server-error-tokens = You have very many tokens. Revoke some of them on your account page first.
server-error-chat = You have said a lot just now. Wait a moment before you go on.
server-error-blocks = You have blocked very many people. Unblock some of them on your account page first.
server-error-undo-nothing = There is nothing of yours to take back.
server-error-undo-others-acted = Too late: somebody else has acted since.
server-error-undo-random = Too late: chance has decided something since.
server-error-undo-revealed = Too late: something hidden has been revealed since.
server-error-undo-not-agreed = At this table nothing is taken back by agreement.
server-error-proposed = Something of the kind is being asked already. Answer that first.
server-error-asked-enough = The others have been asked. Make a choice of your own before you ask again.
server-error-not-absent = Nobody is replaced before they have kept the table waiting for two days.
server-error-unreadable = This match cannot be played here any more: it does not fit the rules of this server. What was played is kept.
server-error-name = A name has 2 to 24 visible characters of one script, without brackets, and is not one that we give to guests or bots.
server-error-name-taken = This name, or one that looks like it, is taken.
server-error-password = A password has at least 8 characters.
server-error-password-old = The old password is not right.
server-error-login = Name and password do not fit.

## Reasons

server-reason-game = There is no game of that name here.
server-reason-seats =
    This game is for { $min } to { $max } players; you have set { $found ->
        [one] { $found } place
       *[other] { $found } places
    }.
server-reason-name = Seat { $seat } needs a name on one line, 40 characters at most.
server-reason-edition = There is no edition “{ $edition }” of this game.
server-reason-option = This game has no option “{ $option }”.
server-reason-option-edition = The edition “{ $edition }” has no option “{ $option }”.
server-reason-value = The option “{ $option }” cannot have that value.
server-reason-takebacks = Taking back is agreed, strict or free, not “{ $found }”.
server-reason-newer = This comes from a newer Tessera. The server needs an update first.
server-reason-damaged = What is stored of it is damaged.
server-reason-deed = Choice { $number } is not possible by the rules of this server.
server-reason-broken = Playing it broke down. Whoever runs this server finds more in its log.
server-reason-foreign = This is not a Tessera record. Choose a .tessera file, as the end page gives it.
server-reason-secret = The match is not over and its seed is still secret: it cannot be replayed.
server-reason-commitment = The seed is not the one promised at the start: the chance in this match cannot be trusted.
server-reason-content = This match was played with components that differ from ours in what the rules count.
server-reason-long = This is too long for a match.
server-reason-line = Line { $line }: { $problem }
server-reason-expected = a line “{ $due }” is due here.
server-reason-unreadable = “{ $found }” cannot be read.
server-reason-truncated = the record stops here, without its end.
server-reason-order = choice { $expected } is due, not { $found }.
server-reason-trailing = nothing may follow the end.
server-reason-refused = that choice was not possible at that moment.
server-reason-result = the result it claims is not the one of the match.

## Advice

server-hint-title = What a master would do
server-analysis = Chances to win
server-analysis-text = A strong bot looks back at the match: who was likely to win, and when it turned.
server-analysis-begin = Analyse this match
server-analysis-progress = Looking back at the match: { $percent } %
