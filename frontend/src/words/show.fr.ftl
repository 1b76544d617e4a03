### Ce que font les autres, montré pas à pas.

show-skip = Passer
show-skip-about = Aller directement à votre tour (Espace)
happened-more =
    { $count ->
        [one] { $count } de plus
       *[other] { $count } de plus
    }
happened-fewer = Moins
log-undone =
    { $count ->
        [one] { $count } coup annulé
       *[other] { $count } coups annulés
    }
said-scores = { $name } : { $points }
