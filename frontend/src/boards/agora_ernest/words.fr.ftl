### Le plateau d’Agora (Ernest) en français.

agora_ernest-table = La table et toutes les cartes
agora_ernest-table-keys = La table. Tab parcourt les places proposées, les flèches déplacent la carte, Q et E la tournent, Entrée la pose, Échap la reprend et libère Tab.
agora_ernest-sight = Affichage
agora_ernest-nearer = Zoom avant (+)
agora_ernest-farther = Zoom arrière (−)
agora_ernest-fit = Tout afficher (0)
agora_ernest-helps = Aides à la pose
agora_ernest-magnet = Aligner sur la grille des cartes proches
agora_ernest-places = Afficher les places proposées ; cliquez sur une carte pour ne voir que celles qui la bordent
agora_ernest-places-at = Seulement les places contre { $card }
agora_ernest-tools = La carte en main
agora_ernest-previous = Place proposée précédente (P)
agora_ernest-next = Place proposée suivante (N)
agora_ernest-turn-left = Tourner à gauche (Q)
agora_ernest-turn-right = Tourner à droite (E)
agora_ernest-lift = Reprendre en main (Échap)
agora_ernest-lay = Poser ici

## À côté de la table

agora_ernest-drawn = La carte piochée
agora_ernest-letter-nobody = Personne n’a la lettre { $letter } : sans effet.
agora_ernest-letter-rests = La lettre { $letter } est celle { $name_of }, qui ne l’a pas piochée : sans effet.
    .you = La lettre { $letter } est la vôtre, mais vous ne l’avez pas piochée : sans effet.
agora_ernest-letter-acts =
    { $effect ->
        [fire] Lettre { $name_of } : la boutique qui a le plus de jetons brûle, sauf égalité.
        [flood] Lettre { $name_of } : la boutique qui a le plus de jetons les perd, sauf égalité.
       *[festival] Lettre { $name_of } : tout le monde touche ses revenus une fois de plus.
    }
    .you =
        { $effect ->
            [fire] Votre propre lettre : la boutique qui a le plus de jetons brûle, sauf égalité.
            [flood] Votre propre lettre : la boutique qui a le plus de jetons les perd, sauf égalité.
           *[festival] Votre propre lettre : tout le monde touche ses revenus une fois de plus.
        }
agora_ernest-do-away = Pointez ou cliquez sur la table pour y placer la carte.
agora_ernest-do-follow = Cliquez pour la placer ; la molette la tourne.
agora_ernest-do-set = Faites-la glisser, tournez-la par sa poignée, puis posez-la.
agora_ernest-do-sent = Pose de la carte…
agora_ernest-do-buy = Cliquez sur une boutique marquée d’une pièce : le nombre est son prix et son revenu par tour. Ou n’achetez rien.
agora_ernest-wait-build = { $name } doit poser la carte.
agora_ernest-wait-buy = { $name } peut acheter une boutique.
agora_ernest-pass = Ne rien acheter
agora_ernest-touch-again = Cliquez encore pour l’acheter.
agora_ernest-sale = Boutiques à vendre
agora_ernest-sale-shop = Boutique { $shop } : { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }, { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }
agora_ernest-door-open = porte ouverte
agora_ernest-door-shut = bloquée
agora_ernest-door-alley = sur une ruelle : ne rapporte rien
agora_ernest-keys = Touches
agora_ernest-keys-list =
    Molette, Q, E : tourner de 15° ; Maj + Q, E : de 90°
    Maj + molette, [ et ] : de 1° ; { "{" } et { "}" } : de 0,1°
    Flèches : une demi-case ; avec Maj : 1/50
    N, P, ou Tab sur la table : places proposées
    Entrée : placer, poser ; Échap : reprendre
    +, −, 0 ou Ctrl + molette : zoom ; glisser : déplacer la vue
agora_ernest-deck =
    { $count ->
        [one] { $count } carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
agora_ernest-left =
    { $count ->
        [one] { $count } carte de lettre { $letter } dans la pioche
       *[other] { $count } cartes de lettre { $letter } dans la pioche
    }
agora_ernest-alley =
    { $doors ->
        [one] Une ruelle : la porte qui y donne ne rapporte rien.
       *[other] Une ruelle : les { $doors } portes qui y donnent ne rapportent rien.
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

agora_ernest-verdict-same = Revenus inchangés
agora_ernest-verdict-alley =
    { $count ->
        [one] ferme une ruelle
       *[other] ferme { $count } ruelles
    }
agora_ernest-incomes = Revenu par tour
# Ce qui arrive aux boutiques d’un joueur, à la suite : « Novice : 2 portes de plus, 1 fermée ».
agora_ernest-for-player = { $name } : { $what }
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
        [one] { $count } bloquée
       *[other] { $count } bloquées
    }
agora_ernest-joined =
    { $counters ->
        [0] une boutique s’agrandit
        [one] une boutique s’agrandit, { $counters } jeton gratuit
       *[other] une boutique s’agrandit, { $counters } jetons gratuits
    }
agora_ernest-alley-closed =
    { $count ->
        [one] Ferme une ruelle : sa porte ne rapporte plus rien.
       *[other] Ferme une ruelle : ses { $count } portes ne rapportent plus rien.
    }
agora_ernest-alley-opened =
    { $count ->
        [one] Ouvre une ruelle : sa porte revient sur la rue.
       *[other] Ouvre une ruelle : ses { $count } portes reviennent sur la rue.
    }
agora_ernest-joined-free =
    { $count ->
        [one] { $count } boutique libre en rejoint une autre.
       *[other] { $count } boutiques libres n’en font plus qu’une.
    }
agora_ernest-for-sale =
    { $doors ->
        [one] Meilleure boutique à vendre ensuite : { $doors } porte pour { $doors } pièce.
       *[other] Meilleure boutique à vendre ensuite : { $doors } portes pour { $doors } pièces.
    }

## Un joueur

agora_ernest-letter = Lettre de ce joueur : ses cartes ont un effet quand il les pioche
agora_ernest-income = +{ $income } par tour
agora_ernest-shops =
    { $count ->
        [one] { $count } boutique
       *[other] { $count } boutiques
    }
agora_ernest-largest = plus grande : { $count }
agora_ernest-way = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } sur { $goal }

## La partie guidée

lesson-agora_ernest-welcome =
    Vous bâtissez un marché carte après carte, sur une table libre et sous n’importe quel angle. Possédez des boutiques dont les portes donnent sur la rue : chaque porte ouverte rapporte une pièce au début de votre tour. Le premier à 50 pièces gagne ; si la pioche s’épuise, c’est le plus riche.
    Une carte qui touche le milieu d’une porte la bloque, et les portes d’une ruelle fermée ne rapportent rien. Gardez vos portes ouvertes et bloquez celles de vos rivaux.
lesson-agora_ernest-build =
    Vous avez pioché une carte et devez la poser. Cliquez sur la table pour l’y placer, faites-la glisser, tournez-la par sa poignée ou avec les boutons ; près d’autres cartes, elle s’aligne sur leur grille. Rouge : elle ne peut pas être là, et la ligne du haut dit pourquoi.
    À côté de la table, vous voyez les nouveaux revenus de chacun. Des cases côte à côte forment une seule boutique : agrandir la vôtre est gratuit et ajoute des portes, tandis qu’un coin posé de biais contre le milieu de la porte d’un rival la bloque. Si vous piochez votre propre lettre, le symbole de la carte prend effet : incendie, inondation ou fête.
lesson-agora_ernest-buy =
    Vous pouvez maintenant acheter une boutique libre, où qu’elle soit. La pièce indique son prix : une pièce par porte ouverte, et c’est aussi ce qu’elle rapporte à chaque tour. Elle est donc remboursée en un tour, et acheter est presque toujours bon, sauf tout à la fin. Vous pouvez même vous endetter.
    Cliquez sur une boutique en surbrillance, ou choisissez « Ne rien acheter ».

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

agora_ernest-short-in = zoom +
agora_ernest-short-out = zoom −
agora_ernest-short-fit = tout
agora_ernest-short-magnet = aimant
agora_ernest-short-places = places
agora_ernest-short-previous = préc.
agora_ernest-short-next = suiv.
agora_ernest-short-left = gauche
agora_ernest-short-right = droite
agora_ernest-short-lift = reprendre

## Ce que veulent dire les signes

agora_ernest-legend-cards = Cartes et boutiques
agora_ernest-legend-coin = Une boutique à vendre. Le nombre est son prix et son revenu par tour : celui de ses portes ouvertes.
agora_ernest-legend-circle = Un cercle sans jeton : si vous achetez la boutique, un jeton s’y pose.
agora_ernest-legend-counter = Le jeton désigne le propriétaire ; le nombre compte les portes ouvertes.
agora_ernest-legend-hatched = Pas de cercle : cette boutique ne s’achète pas.
agora_ernest-legend-tint = Le sol a la couleur du propriétaire.
agora_ernest-legend-open = Une porte ouverte sur la rue : une pièce par tour pour son propriétaire.
agora_ernest-legend-shut = Une porte bloquée : une carte touche son milieu. Elle ne rapporte rien.
agora_ernest-legend-alley = Une porte sur une ruelle fermée. Elle ne rapporte rien.
agora_ernest-legend-alley-ground = Une ruelle : du terrain fermé de tous côtés.
agora_ernest-legend-fire = Incendie : quand le joueur de la lettre pioche la carte, la boutique qui a le plus de jetons brûle.
agora_ernest-legend-flood = Inondation : quand le joueur de la lettre pioche la carte, la boutique qui a le plus de jetons les perd et redevient libre.
agora_ernest-legend-festival = Fête : quand le joueur de la lettre pioche la carte, tout le monde touche ses revenus une fois de plus.
agora_ernest-legend-letter = La lettre d’un joueur : ses cartes ont un effet quand il les pioche.
agora_ernest-legend-left = Cartes de cette lettre encore dans la pioche ; un carré vide est une lettre que personne n’a.
agora_ernest-legend-tools = Boutons au-dessus de la table
agora_ernest-legend-holding = Quand vous tenez une carte
agora_ernest-legend-red = Rouge : la carte ne peut pas être posée ici ; la ligne du haut dit pourquoi.
agora_ernest-legend-green = Vert : elle peut être posée ici ; en haut et à côté on voit ce que cela change.
agora_ernest-legend-marks = Une marque ronde sur une porte : elle s’ouvre (✓), est bloquée (porte barrée) ou donne sur une ruelle.

agora_ernest-lies =
    { $right ->
        [one] { $right } case
       *[other] { $right } cases
    } à droite et { $up ->
        [one] { $up } case
       *[other] { $up } cases
    } au-dessus du centre, tournée de { $degrees ->
        [one] { $degrees } degré
       *[other] { $degrees } degrés
    }
agora_ernest-touches = touche { $cards }
lesson-agora_ernest-doors =
    Les portes sont votre revenu : à chaque tour, une boutique rapporte une pièce par porte ouverte. Une carte posée contre une porte la ferme.
    Regardez les arcs dorés : gardez les vôtres sur la rue, et fermez celles d’un rival avec cette carte.
lesson-agora_ernest-alleys =
    Les ruelles : une rue fermée de tous côtés devient une ruelle, et les portes qui y donnent ne rapportent rien.
    L’aperçu la hachure en violet avant la pose. Enfermez les portes d’un rival, jamais les vôtres.
lesson-agora_ernest-corner =
    Un coin qui bloque : une carte se pose à n’importe quel angle. Un peu tournée, son coin ferme une porte dès qu’il en touche le milieu, même là où aucune carte droite n’entre.
    Tournez-la avec Q et E, ou par son bouton, et suivez les revenus à côté de la table.
lesson-agora_ernest-fire =
    Un incendie se déclare quand le joueur dont il porte la lettre le pioche : la boutique possédée qui porte le plus de jetons brûle, et ses cartes quittent la table. L’inondation n’emporte que les jetons ; en cas d’égalité, rien n’arrive.
    Ne possédez donc pas longtemps, seul, la plus grande boutique. Vous connaissez tout le jeu : jouez jusqu’au bout.
