### Was die anderen tun, Schritt für Schritt.

show-skip = Überspringen
show-skip-about = Direkt zu Ihrem Zug (Leertaste)
happened-more =
    { $count ->
        [one] { $count } weitere
       *[other] { $count } weitere
    }
happened-fewer = Weniger
log-undone =
    { $count ->
        [one] { $count } Zug zurückgenommen
       *[other] { $count } Züge zurückgenommen
    }
said-scores = { $name }: { $points }
