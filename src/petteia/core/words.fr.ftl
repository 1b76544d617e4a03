### Les phrases communes à tous les jeux.

seat = Place { $number }
none = rien

refused-not-a-move = « { $text } » n’est pas un coup : { $reason }
refused-unknown-move = Ce jeu ne connaît pas le coup « { $text } ».
refused-no-such-seat = Il n’y a pas de place { $number } à cette table.
refused-not-your-turn = Ce n’est pas à { $seat } de jouer, c’est au tour de { $actor_seat }.
refused-no-chance-now = Rien n’est tiré maintenant : c’est au tour de { $actor_seat }.
refused-chance-decides = Ce n’est pas à { $seat } de jouer : le hasard décide.
refused-over = La partie est terminée.
refused-undo = Rien ne peut être repris : vous n’avez pas encore joué, ou depuis le hasard a parlé, un secret a été révélé ou quelqu’un d’autre a joué.

