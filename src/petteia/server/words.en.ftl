# What mail, push and the pages behind links say.

turn-subject = It is your turn: { $text }
turn-with = It is your turn in { $text } with { $reason }.
turn-mail-stop = No more mail of this kind:
mail-confirm-subject = Is this your address?
mail-confirm-open = Somebody wants Petteia to write to this address when it is their turn. If it was you, open this link:
mail-confirm-else = Otherwise do nothing, and you will hear no more of it.

mail-confirm-title = Mail about your turns
mail-confirm-ask = Shall Petteia write to this address when it is your turn?
mail-confirm-yes = Yes, write to me
mail-confirmed = Petteia will write to you when it is your turn and you are not here.
mail-stop-title = No more mail
mail-stop-ask = Shall Petteia stop writing to this address?
mail-stop-yes = Yes, stop
mail-stopped = Petteia will not write to you any more.
mail-link-old = This link is not good any more.
mail-back = To the tables
