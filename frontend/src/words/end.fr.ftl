### La fin d’une partie.

decided =
    { $lead ->
        [one] Décisif : { $source } ({ $winner } { $points }, { $next } { $other }). Avance finale : { $lead } point.
       *[other] Décisif : { $source } ({ $winner } { $points }, { $next } { $other }). Avance finale : { $lead } points.
    }
rating-now = { $rating } ({ $change })
share = Partager
share-link = Copier le lien
share-image = Enregistrer l’image
share-image-alt = Résultat : { $result }
