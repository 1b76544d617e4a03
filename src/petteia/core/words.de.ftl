### Sätze, die jedes Spiel braucht.

seat = Platz { $number }
none = nichts
list = { $items } und { $last }
name = { $name }
    .of = von { $name }
turn-of = { $seat } ist am Zug. { $text }

refused-not-a-move = „{ $text }“ ist kein Zug: { $reason }
refused-unknown-move = Dieses Spiel kennt den Zug „{ $text }“ nicht.
refused-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refused-not-your-turn = { $actor_seat } ist am Zug, nicht { $seat }.
refused-no-chance-now = Jetzt wird nichts gezogen: { $actor_seat } ist am Zug.
refused-chance-decides = { $seat } ist nicht am Zug: Jetzt entscheidet der Zufall.
refused-over = Das Spiel ist aus.
refused-undo = Es gibt nichts zurückzunehmen: Du hast noch nicht gezogen, oder seither wurde etwas aufgedeckt oder gezogen, oder jemand anders war am Zug.
