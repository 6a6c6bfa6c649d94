# Telling people what happens while they are not at the table.

## What a notice says
notice-turn-title = { $game }: it is your turn
notice-turn-body = The table waits for your answer. You play with { $others }.
notice-time-title = { $game }: your time is running out
notice-time-body = Answer soon, or your time at this table is up. You play with { $others }.
notice-invite-title = { $game }: play again?
notice-invite-body = A new table is set up after your match with { $others }, and a seat is free for you.
notice-over-title = { $game }: the game is over
notice-over-body = Your match with { $others } has come to its end.
notice-chat-title = { $game }: somebody wrote to the table
notice-chat-body = There is something new in the chat of your table with { $others }.
notice-digest-title =
    { $count ->
        [one] One table has news for you
       *[other] { $count } pieces of news from your tables
    }
notice-footer = You get this because you play here and asked to be told by e-mail. To stop it, without logging in: { $link }
notice-confirm-title = Is this your e-mail address?
notice-confirm-body = { $name } wants to get news of their tables at this address. If that is you, follow the link within a day. If not, do nothing: no further mail will come.
notice-reset-title = A new password
notice-reset-body = Somebody, most likely you, wants a new password for the account { $name }. The link is good for an hour, once. If it was not you, do nothing: your password stays as it is.

## The page
notices-title = Notices
notices-text = Be told when it is your turn, also while no page of the game is open.
notices-choose = Choose how
notices-none = This server is not set up to tell anybody anything outside its pages.
notices-guest = With an account you can also be told by e-mail or by a webhook.
notices-dead = One of your addresses for notices no longer works, and nothing is sent there any more.
notices-dead-gone = Nobody is at this address any more, so it was switched off. Add it again if that was a mistake.
notices-dead-silent = This address did not answer for days, so it was switched off. Add it again once it works.
notices-dead-refused = This address refused what we sent, several times, so it was switched off. Add it again once it takes notices.
notices-unconfirmed = Not confirmed yet: follow the link in the mail we sent there.
notices-channel-mail = E-mail
notices-channel-push = Browser
notices-channel-webhook = Webhook
notices-kinds = Tell me here when
notices-kind-turn = my answer is waited for
notices-kind-time = my time is running out
notices-kind-invite = I am invited to a table
notices-kind-over = a game is over
notices-kind-chat = somebody writes to the table
notices-save = Save
notices-remove = Remove
notices-mail-title = By e-mail
notices-mail-text = We send a link there first, to be sure that it is yours. With it you can also get a new password should you forget yours.
notices-mail-address = E-mail address
notices-mail-do = Send the link
notices-done-mail = If a mail can be sent there, it is on its way. Follow the link in it.
notices-done-push = This browser will tell you.
notices-done-removed = Removed.
notices-push-title = In this browser
notices-push-text = Notices appear even while no page of the game is open.
notices-push-do = Turn on here
notices-push-denied = The browser did not allow it. Its settings for this site say what is allowed.
notices-push-script = To be told by this browser, allow scripts for this site.
notices-webhook-title = By webhook
notices-webhook-text = A message to a room on Discord or Slack, or signed JSON to a program of your own.
notices-webhook-url = Address of the webhook
notices-webhook-form = What it understands
notices-webhook-do = Add
notices-webhook-secret = Secret that signs what is sent:
notices-form-guess = Tell by its address
notices-form-json = JSON, signed
notices-form-discord = Discord
notices-form-slack = Slack
notices-when-title = When
notices-when-text = Between these hours nothing is sent; what is still true afterwards comes then. Leave them empty to be told at any hour.
notices-zone = Your time
notices-quiet-from = Quiet from
notices-quiet-to = Quiet until
notices-digest = All mails in one, each day at
notices-wrong-quiet = Quiet hours need a beginning and an end.
notices-wrong-url = This is not an address that can be called. It begins with https:// and has no password in it.
notices-wrong-inside = This address is not on the open internet.
notices-wrong-push = The browser has not given what is needed. Try again.
notices-confirm-title = Confirm an e-mail address
notices-confirm-text = Is { $address } yours, and do you want news of your tables there?
notices-confirm-do = Yes, it is mine
notices-confirmed = Thank you. News of your tables will come there.
notices-forgot-title = Password forgotten?
notices-forgot-text = Give the e-mail address that you have confirmed for your account. We send a link there for a new password.
notices-forgot-do = Send the link
notices-forgot-sent = If an account has this address, a mail is on its way. Its link is good for an hour.
notices-reset-title = A new password
notices-reset-text = Everyone who is logged in to the account, you too, has to log in again with it.
notices-unsubscribe-title = Stop e-mails
notices-unsubscribe-text = Do you no longer want a mail when { $kind }?
notices-unsubscribe-all-text = Do you no longer want any news of your tables by e-mail?
notices-unsubscribe-do = No more of these
notices-unsubscribe-all = No more mails at all
notices-unsubscribed = Done. You can change your mind on your account page.
server-error-mail = This is not an e-mail address we can write to.
server-error-mails = Enough mails have been asked for. Try again later.
server-error-addresses = You have enough addresses for notices. Remove one first.
server-error-link = This link is no longer good, or not complete. Ask for a new one.
