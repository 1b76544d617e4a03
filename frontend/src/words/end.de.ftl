### Das Ende einer Partie.

decided =
    { $lead ->
        [one] Entscheidend: { $source } ({ $winner } { $points }, { $next } { $other }). Vorsprung am Ende: { $lead } Punkt.
       *[other] Entscheidend: { $source } ({ $winner } { $points }, { $next } { $other }). Vorsprung am Ende: { $lead } Punkte.
    }
rating-now = { $rating } ({ $change })
share = Teilen
share-link = Link kopieren
share-image = Bild speichern
share-image-alt = Ergebnis: { $result }
