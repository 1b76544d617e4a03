### The end of a game.

decided =
    { $lead ->
        [one] What decided it: { $source } ({ $winner } { $points }, { $next } { $other }). The final lead was { $lead } point.
       *[other] What decided it: { $source } ({ $winner } { $points }, { $next } { $other }). The final lead was { $lead } points.
    }
rating-now = { $rating } ({ $change })
share = Share
share-link = Copy link
share-image = Save image
share-image-alt = Score card: { $result }
