### Sentences that every game needs.

seat = Seat { $number }
none = nothing

refused-not-a-move = “{ $text }” is not a move: { $reason }
refused-unknown-move = This game has no move “{ $text }”.
refused-no-such-seat = There is no seat { $number } at this table.
refused-not-your-turn = It is not { $seat }’s turn, it is { $actor_seat }’s.
refused-no-chance-now = Nothing is drawn now: it is { $actor_seat }’s turn.
refused-chance-decides = It is not { $seat }’s turn: chance decides now.
refused-over = The game is over.
refused-undo = Nothing can be taken back: you have not moved yet, or since then chance was drawn, a secret was told or somebody else has moved.

