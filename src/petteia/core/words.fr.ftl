### Les phrases communes à tous les jeux.

seat = Place { $number }
none = rien

refused-not-a-move = « { $text } » n’est pas un coup : { $reason }
refused-unknown-move = Ce jeu ne connaît pas le coup « { $text } ».
refused-no-such-seat = Il n’y a pas de place { $number } à cette table.
refused-not-your-turn = C’est au tour { $actor_seat_of }, pas { $seat_of }.
refused-no-chance-now = Il n’y a rien à tirer au sort : c’est au tour { $actor_seat_of }.
refused-chance-decides = { $seat } ne peut pas jouer : le hasard décide.
refused-over = La partie est terminée.
refused-undo = Rien à annuler : vous n’avez pas encore joué, ou depuis lors une carte a été tirée, un secret révélé, ou un autre joueur a joué.
list = { $items } et { $last }
name = { $name }
    .of = { $vowel ->
        [yes] d’{ $name }
       *[no] de { $name }
    }
turn-of = Au tour { $seat_of }. { $text }
