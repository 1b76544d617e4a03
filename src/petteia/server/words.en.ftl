# Mail, push notifications and the pages behind links in mail.

turn-subject = Your turn: { $text }
turn-with = It’s your turn in { $text } with { $reason }.
turn-mail-stop = Unsubscribe:
mail-confirm-subject = Confirm your email address
mail-confirm-open = Someone asked Petteia to notify this address when it is their turn. If that was you, confirm the address here:
mail-confirm-else = If it wasn’t you, ignore this message. You won’t hear from us again.

mail-confirm-title = Turn notifications
mail-confirm-ask = Do you want an email at this address when it’s your turn?
mail-confirm-yes = Notify me
mail-confirmed = Address confirmed. We’ll email you when it’s your turn and you’re away.
mail-stop-title = Unsubscribe
mail-stop-ask = Do you want to stop turn notifications to this address?
mail-stop-yes = Unsubscribe
mail-stopped = You’re unsubscribed.
mail-link-old = This link has expired.
mail-back = Home

# The score card of a finished game.
card-won =
    { $count ->
        [one] { $text } won
       *[other] { $text } share the victory
    }
card-over = Game over
card-nobody = Free seat
card-novice = Novice bot
card-citizen = Citizen bot
card-strategos = Strategos bot
card-oracle = Oracle bot
