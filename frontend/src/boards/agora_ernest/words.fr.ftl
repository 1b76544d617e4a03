### Le plateau d’Agora (Ernest) en français.

agora_ernest-table = La table et les cartes posées
agora_ernest-table-keys = La table. Tab parcourt les places proposées, les flèches déplacent la carte, Q et E la tournent, Entrée la pose, Échap la reprend et rend Tab à la page.
agora_ernest-sight = Ce qui est visible
agora_ernest-nearer = Plus près (+)
agora_ernest-farther = Plus loin (−)
agora_ernest-fit = Voir toutes les cartes (0)
agora_ernest-helps = Aide à la pose
agora_ernest-magnet = Sauter sur la grille des cartes proches
agora_ernest-places = Voir les places proposées ; touchez une carte pour ne voir que celles qui la bordent
agora_ernest-places-at = Seulement les places contre { $card }
agora_ernest-tools = La carte en main
agora_ernest-previous = La place précédente (P)
agora_ernest-next = La place proposée suivante (N)
agora_ernest-turn-left = Tourner à gauche (Q)
agora_ernest-turn-right = Tourner à droite (E)
agora_ernest-lift = La reprendre en main (Échap)
agora_ernest-lay = Poser ici

## À côté de la table

agora_ernest-drawn = La carte piochée
agora_ernest-letter-nobody = Personne n’a la lettre { $letter } : sans effet.
agora_ernest-letter-rests = La lettre { $letter } est celle de { $name }, qui ne l’a pas piochée : sans effet.
    .you = La lettre { $letter } est la vôtre, mais vous ne l’avez pas piochée : sans effet.
agora_ernest-letter-acts =
    { $effect ->
        [fire] La lettre de { $name } : la boutique la plus riche en jetons brûle, sauf égalité.
        [flood] La lettre de { $name } : la plus grande boutique perd ses jetons, sauf égalité.
       *[festival] La lettre de { $name } : chacun encaisse une fois de plus.
    }
    .you =
        { $effect ->
            [fire] Votre propre lettre : la boutique qui a le plus de jetons brûle, sauf égalité.
            [flood] Votre propre lettre : la plus grande boutique perd ses jetons, sauf égalité.
           *[festival] Votre propre lettre : tout le monde encaisse encore une fois.
        }
agora_ernest-do-away = Pointez la table, ou touchez-la, pour y mettre la carte.
agora_ernest-do-follow = Cliquez pour la mettre là ; la molette la tourne.
agora_ernest-do-set = Glissez-la, tournez-la par son bouton, puis posez-la.
agora_ernest-do-sent = La carte est posée…
agora_ernest-do-buy = Touchez une boutique avec une pièce : c’est son prix, et ce qu’elle rapporte par tour. Ou n’achetez rien.
agora_ernest-wait-build = { $name } pose la carte.
agora_ernest-wait-buy = { $name } peut acheter une boutique.
agora_ernest-pass = Ne rien acheter
agora_ernest-touch-again = Touchez-la encore pour l’acheter.
agora_ernest-sale = Boutiques à vendre
agora_ernest-sale-shop = Boutique { $shop } : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }
agora_ernest-door-open = porte ouverte
agora_ernest-door-shut = fermée
agora_ernest-door-alley = sur une ruelle, sans rapport
agora_ernest-keys = Touches
agora_ernest-keys-list =
    Molette, Q, E : tourner de 15° ; Maj + Q, E : de 90°
    Maj + molette, [ et ] : de 1° ; { "{" } et { "}" } : de 0,1°
    Flèches : une demi-case ; avec Maj : 1/50
    N, P, ou Tab sur la table : places proposées
    Entrée : mettre là, poser ; Échap : reprendre
    +, −, 0 ou Ctrl + molette : zoom ; glisser : déplacer la table
agora_ernest-deck =
    { $count ->
        [one] { $count } carte à venir
       *[other] { $count } cartes à venir
    }
agora_ernest-left =
    { $count ->
        [one] { $count } carte à la lettre { $letter } encore à venir
       *[other] { $count } cartes à la lettre { $letter } encore à venir
    }
agora_ernest-alley =
    { $doors ->
        [one] Une ruelle : la porte qui y donne ne rapporte rien.
       *[other] Une ruelle : les { $doors } portes qui y donnent ne rapportent rien.
    }
agora_ernest-alleys =
    { $count ->
        [one] { $count } ruelle
       *[other] { $count } ruelles
    }
agora_ernest-burnt =
    { $count ->
        [one] { $count } brûlée
       *[other] { $count } brûlées
    }
agora_ernest-aside = { $count } de côté

## Ce que fait une pose

agora_ernest-verdict-same = Aucun revenu ne change
agora_ernest-verdict-alley =
    { $count ->
        [one] ferme une ruelle
       *[other] ferme { $count } ruelles
    }
agora_ernest-incomes = Revenu par tour
# Ce qui arrive aux boutiques d’un joueur, à la suite : « Novice : 2 portes de plus, 1 fermée ».
agora_ernest-for-player = { $name } : { $what }
agora_ernest-brought =
    { $count ->
        [one] { $count } porte de plus
       *[other] { $count } portes de plus
    }
agora_ernest-opened =
    { $count ->
        [one] { $count } ouverte
       *[other] { $count } ouvertes
    }
agora_ernest-shut =
    { $count ->
        [one] { $count } fermée
       *[other] { $count } fermées
    }
agora_ernest-joined =
    { $counters ->
        [0] une boutique grandit
        [one] une boutique grandit, { $counters } jeton gratuit
       *[other] une boutique grandit, { $counters } jetons gratuits
    }
agora_ernest-alley-closed =
    { $count ->
        [one] Ferme une ruelle : sa porte ne rapporte plus rien.
       *[other] Ferme une ruelle : ses { $count } portes ne rapportent plus rien.
    }
agora_ernest-alley-opened =
    { $count ->
        [one] Ouvre une ruelle : sa porte revient sur la rue.
       *[other] Ouvre une ruelle : ses { $count } portes reviennent sur la rue.
    }
agora_ernest-joined-free = { $count } boutiques libres n’en font plus qu’une.
agora_ernest-for-sale =
    { $doors ->
        [one] La meilleure boutique à vendre ensuite : { $doors } porte, { $doors } pièce.
       *[other] La meilleure boutique à vendre ensuite : { $doors } portes, { $doors } pièces.
    }

## Un joueur

agora_ernest-letter = La lettre dont les cartes agissent quand ce joueur les pioche
agora_ernest-income = +{ $income } par tour
agora_ernest-shops =
    { $count ->
        [one] { $count } boutique
       *[other] { $count } boutiques
    }
agora_ernest-largest = plus grande : { $count }
agora_ernest-way = { $coins } pièces sur { $goal }

## La partie guidée

lesson-agora_ernest-welcome =
    Vous bâtissez un marché carte après carte, sur une table ouverte et sous n’importe quel angle. Possédez des boutiques dont les portes donnent sur la rue : chaque porte ouverte rapporte une pièce au début de votre tour. Le premier à 50 pièces gagne ; si la pioche s’épuise, c’est le plus riche.
    Une carte qui touche le milieu d’une porte la ferme, et une ruelle close de tous côtés aussi. Gardez vos portes ouvertes et fermez celles des autres.
lesson-agora_ernest-build =
    Vous avez pioché une carte et devez la poser. Touchez la table pour l’y mettre, glissez-la, tournez-la par son bouton rond ou ceux du bas ; près d’autres cartes elle saute sur leur grille. Le rouge dit qu’elle ne peut pas être là, et la ligne du haut dit pourquoi.
    À côté de la table, vous voyez ce que deviennent les revenus de chacun. Des cases côte à côte font une seule boutique : agrandir la vôtre est gratuit et apporte des portes, tandis qu’un coin glissé de biais au milieu de la porte d’un rival la ferme. Si vous piochez votre propre lettre, le signe de la carte a eu lieu : incendie, inondation ou fête.
lesson-agora_ernest-buy =
    Vous pouvez maintenant acheter une boutique libre, où qu’elle soit. La pièce dessinée dit son prix : autant de pièces que de portes ouvertes, et c’est aussi ce qu’elle rapporte à chaque tour. Elle se rembourse donc en un tour, et acheter est presque toujours bon, sauf tout à la fin. Vous pouvez même vous endetter.
    Touchez une boutique qui brille, ou choisissez « Ne rien acheter ».

## Où sur une carte, comme elle est posée

part =
    { $side ->
        [0] { $whole } (à droite)
        [1] { $whole } (en haut à droite)
        [2] { $whole } (en haut)
        [3] { $whole } (en haut à gauche)
        [4] { $whole } (à gauche)
        [5] { $whole } (en bas à gauche)
        [6] { $whole } (en bas)
       *[7] { $whole } (en bas à droite)
    }

## Les boutons en un mot

agora_ernest-short-in = plus près
agora_ernest-short-out = plus loin
agora_ernest-short-fit = tout
agora_ernest-short-magnet = aimant
agora_ernest-short-places = places
agora_ernest-short-previous = avant
agora_ernest-short-next = après
agora_ernest-short-left = gauche
agora_ernest-short-right = droite
agora_ernest-short-lift = reprendre

## Ce que veulent dire les signes

agora_ernest-legend-cards = Cartes et boutiques
agora_ernest-legend-coin = Une boutique à vendre : son prix, et ce qu’elle rapporte à chaque tour, car c’est le nombre de ses portes ouvertes.
agora_ernest-legend-circle = Un cercle sans jeton : acheter la boutique y pose un jeton.
agora_ernest-legend-counter = Un jeton : à qui est la boutique ; le nombre dit combien de ses portes sont ouvertes.
agora_ernest-legend-hatched = Pas de cercle : cette boutique ne s’achète pas.
agora_ernest-legend-tint = Le sol a la couleur du propriétaire.
agora_ernest-legend-open = Une porte ouverte sur la rue : une pièce par tour pour son propriétaire.
agora_ernest-legend-shut = Une porte fermée : une carte touche son milieu. Elle ne rapporte rien.
agora_ernest-legend-alley = Une porte sur une ruelle close. Elle ne rapporte rien.
agora_ernest-legend-alley-ground = Une ruelle close : du sol fermé de tous côtés.
agora_ernest-legend-fire = Incendie : la boutique qui a le plus de jetons brûle, quand le joueur de la lettre tire la carte.
agora_ernest-legend-flood = Inondation : la boutique qui a le plus de jetons les perd et redevient libre, quand le joueur de la lettre tire la carte.
agora_ernest-legend-festival = Fête : chacun encaisse une fois de plus, quand le joueur de la lettre tire la carte.
agora_ernest-legend-letter = La lettre d’un joueur : ses cartes agissent quand ce joueur les tire.
agora_ernest-legend-left = Tant de cartes de cette lettre sont encore à venir ; la lettre d’un carré vide n’est à personne.
agora_ernest-legend-tools = Les boutons de la table
agora_ernest-legend-holding = Quand vous tenez une carte
agora_ernest-legend-red = Rouge : la carte ne peut pas être posée ici ; la ligne du haut dit pourquoi.
agora_ernest-legend-green = Vert : elle peut être posée ici ; en haut et à côté on voit ce que cela change.
agora_ernest-legend-marks = Une marque ronde sur une porte : elle s’ouvre (✓), se ferme (porte barrée), ou donne sur une ruelle close.
