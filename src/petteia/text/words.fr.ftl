### Ce qu’une place lit autour des mots de son jeu, et pourquoi une réponse n’est pas lue.

you = Vous êtes { $text } (place { $number }) à une table de { $players } : { $reason }.
how =
    À chacun de vos tours, vous lisez la position et vos choix. Terminez votre réponse par une ligne
    qui ne contient que votre coup : le numéro d’un choix, le coup en notation, ou les mots du
    choix. Vous pouvez écrire vos réflexions dans les lignes qui précèdent.

news = Ce qui s’est passé :
position = La position :
choices = Vos choix :
waiting = En attente de { $text }.
more =
    { $rest ->
        [one] Une autre proposition n’est pas listée.
       *[other] { $rest } autres propositions ne sont pas listées.
    } Tout coup légal peut être écrit dans la même notation.
over = La partie est finie :
result = { $text } : place { $place }, { $score ->
    [one] { $score } point
   *[other] { $score } points
}.

ended-played = la partie est allée à son terme
ended-resigned = quelqu’un a abandonné
ended-time = le temps de quelqu’un est écoulé
ended-agreed = les joueurs sont convenus d’arrêter
ended-abandoned = elle a été délaissée
ended-closed = elle a été fermée

legal = « { $text } » est légal.
refused = Coup refusé ({ $step }) :
again = { $tries ->
    [one] Vous pouvez répondre encore une fois.
   *[other] Vous pouvez répondre encore { $tries } fois.
}
default = Aucune réponse légale n’est venue, un coup légal a été tiré au sort :

unread-empty = Votre réponse est vide.
unread-long = La dernière ligne de votre réponse est trop longue pour un coup.
unread-several = Votre réponse peut se lire de deux façons, « { $text } » et « { $reason } ».
unread-number = Il n’y a pas de choix { $text } : ils sont numérotés de 1 à { $reason }.
unread-foreign = « { $text } » n’est ni un coup, ni le numéro ou les mots d’un choix.
