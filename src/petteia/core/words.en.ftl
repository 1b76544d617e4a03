### Sentences that every game needs.

seat = Seat { $number }
none = nothing

refused-not-a-move = “{ $text }” is not a move: { $reason }
refused-unknown-move = This game has no move “{ $text }”.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-your-turn = It is { $actor_seat_of } turn, not { $seat_of }.
refused-no-chance-now = Nothing is drawn now: it is { $actor_seat_of } turn.
refused-chance-decides = { $seat } cannot move now: chance decides.
refused-over = The game is over.
refused-undo = Nothing to undo: you have not moved yet, or something has been drawn or revealed, or another player has moved since.
list = { $items } and { $last }
name = { $name }
    .of = { $name }’s
turn-of = { $seat_of } turn. { $text }
