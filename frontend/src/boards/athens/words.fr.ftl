### Le plateau d’Athens : ses étiquettes et les leçons de la partie guidée.

athens-letter-upper = H
athens-letter-middle = M
athens-letter-lower = B
athens-nothing = rien
athens-or = ou
athens-empty = rien
athens-any = n’importe quel cube
athens-good = cube : { $colour }

athens-free = gratuit
athens-price = payer { $price }
athens-price-saved = { $cost }, les dés épargnent { $saved } : payer { $price }
athens-price-free = { $cost }, les dés épargnent { $saved } : gratuit

athens-round = Manche { $round } sur { $rounds }
athens-phases = Phases de la manche
athens-phase-people = Peuple
athens-phase-base = Base
athens-phase-action = Action
athens-phase-event = Événement
athens-order = Sens du tour : { $order }
athens-pericles = Périclès : commence cette manche
athens-dice = Dés blancs : { $dice }
athens-dice-save = Les dés paient
athens-grey = Dés gris : { $dice }
athens-reroll = Lancer les dés gris
athens-pass = Passer

athens-events = Événements
athens-event = { $event } : { $steps ->
        [one] { $steps } rangée remplie
       *[other] { $steps } rangées remplies
    } sur { $rows }
athens-event-closed = { $event } : événement clos
athens-rows-filled = { $steps ->
        [one] { $steps } rangée remplie
       *[other] { $steps } rangées remplies
    } sur { $rows }
athens-closed = clos
athens-square = { $event }, rangée { $row }, colonne { $column } : { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; dessus : { $cube }

athens-actions = Cartes action
athens-card = { $card }. { $price }. Ouvrier : { $worker }.
athens-no-worker = aucun
athens-deck-card = { $card }. { $price }. Demande : { $needs }. { $effect } Points : { $points }. Restent : { $left }.
athens-left = reste { $count }
athens-keep = en garder { $count }
athens-option-make = { $card } : avec { $needs }, recevoir { $gives }
athens-option-trade = { $card } : payer { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } ({ $of }), recevoir { $gives }
athens-option-square =
    { $filled ->
        [true] { $card } : la case ({ $colour }) est remplie
       *[false] { $card } : poser un cube sur la case ({ $colour }), { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
athens-option-oracle = { $card } : payer un cube au choix, recevoir une carte oracle
athens-option-wheat = { $card } : payer du blé, regarder { $oracles ->
        [one] { $oracles } carte oracle
       *[other] { $oracles } cartes oracle
    } et en rendre une
athens-option-pray = { $card } : payer un cube au choix, recevoir une carte oracle
athens-option-own = { $card }
athens-effect-village = 2 bases dessous : compte comme une base au choix (joker)
athens-effect-ecclesia = relancer les dés, une fois par tour
athens-effect-agora = 3 tuiles peuple, puis 1 échange par tour ; 1 rond
athens-effect-workshop = 3 ronds pour cylindres
athens-effect-monument = avec un cylindre
athens-effect-temple = avec un cylindre ; oracles contre cubes
athens-no-monument = Il ne reste aucun monument.

athens-bases = Bases
athens-decks = Paquets
athens-unflipped = Vos bases
athens-flipped = Retour­nées
athens-flipped-points = points par base retournée
athens-base-deck = Paquet { $base } : reste { $count }
athens-base-mine = { $base }, non retournée : { $count }
athens-base-flipped = { $base }, retournée : { $count }

athens-mine = Devant vous
athens-people = Peuple, { $person } : { $count }
athens-bag = Sac
athens-discards = Défausse
athens-cubes = { $cube } : { $count } ; en réserve : { $stock }
athens-stock = rés. { $stock }
athens-under = { $count } dessous
athens-pray = Prier : { $temple }. { $price }
athens-no-cards = Vous n’avez pas encore de carte
athens-cylinders = Cylindres : { $count } ; ronds pour eux : { $circles }
athens-oracle-deck = Cartes oracle dans le paquet : { $count }
athens-oracle = Carte oracle, { $oracle } : { $count }
athens-oracles-hidden = Cartes oracle : { $count }

athens-decide-pay = Comment payez-vous ?
athens-decide-give = Quels cubes payez-vous ?
athens-decide-under = Quelles deux bases vont sous le Village ?
athens-decide-return = Quelle carte rendez-vous ?
athens-decide-put = Quel cube ?
athens-decide-first = Cliquez d’abord sur une de vos bases en surbrillance.

## La partie guidée

lesson-athens-welcome = Vous menez Athènes pendant quatorze manches au plus, et vous voulez le plus de points. Chaque manche a quatre phases, en haut du plateau : des gens arrivent, chacun prend une carte base, chacun fait une action, puis chacun peut poser des cubes sur un événement. Les bases donnent des icônes, les icônes donnent des cubes, et les cubes rapportent des points sur les cases. Rien n’est caché, sauf les cartes oracle.
lesson-athens-drop = Vous avez plus de gens qu’il n’est permis de garder. Cliquez, parmi vos tuiles, sur celle que vous rendez. Une tuile haute classe (H) est rare et paie seule bien des cartes ; une tuile basse classe (B) vaut le moins.
lesson-athens-take = Prenez une carte dans l’un des sept paquets en surbrillance ; elle vient juste en dessous, dans votre rangée. Les petites images des cartes action montrent ce qu’il faut : deux fours et deux vignes font du vin à l’Atelier, deux orges et deux forges des soldats. Une carte retournée compte double : deux cartes retournées suffisent donc. Les carrières servent aux monuments et aux Chantiers.
lesson-athens-act = Votre action de cette manche. La plus simple : cliquez sur une de vos bases, elle se retourne, montre deux icônes et vaut 5 points. Ou bien choisissez une carte action en surbrillance et payez son peuple : les tuiles barrées sont payées par les dés blancs, vous ne payez que le reste. Une action doit donc valoir plus que 5 points ; touchez ce qui ne brille pas pour savoir pourquoi.
lesson-athens-pay = On peut payer cette carte de plusieurs façons. Choisissez les tuiles dont vous pouvez vous passer ; la haute classe est la plus rare.
lesson-athens-give = Choisissez les cubes que vous donnez ; ils retournent à la réserve. Gardez la couleur pour laquelle il reste de bonnes cases, sur les événements ou sur les cartes action.
lesson-athens-under = Un Village coûte deux de vos bases : elles vont dessous et ne comptent plus. Cliquez sur deux d’entre elles, de préférence de celles qui ne vous servent pas, et non retournées, car une carte retournée perd ses 5 points. Le Village lui-même vaut 6 points et remplace une icône de n’importe quelle sorte.
lesson-athens-return = Vous avez regardé trois cartes oracle et en gardez deux. Chaque oracle vaut 9 points ; au moins deux sourires en tout ajoutent 2 points, au moins deux larmes en retirent 2. Rendez donc plutôt une larme.
lesson-athens-put = Vous pouvez poser des cubes sur une seule carte événement, en haut. Cliquez sur une case de la couleur d’un de vos cubes, ou une case blanche, qui les prend tous : ses points sont à vous aussitôt. Continuez sur la même carte, ou passez et gardez vos cubes pour plus tard. Une rangée pleine se vide à la fin de la manche ; deux rangées ferment la carte.

athens-worker = Ouvrier { $name_of } : il revient avec la prochaine base

## Ce que veulent dire les signes

athens-legend-prices = Peuple et prix
athens-legend-person = Une tuile peuple : { $person }.
athens-legend-saved = Barrée : les dés paient cette tuile pour vous.
athens-legend-enough = Cadre vert : vous pouvez le payer maintenant.
athens-legend-dashed = Cadre en tirets : il vous manque du peuple.
athens-legend-or = Ou : une de ces façons de payer.
athens-legend-dice = Un dé blanc : pendant cette manche il épargne à chacun une tuile de sa classe à chaque carte.
athens-legend-grey = Un dé gris : la relance d’une Ecclésia ; il compte pour son joueur à la place des dés blancs.
athens-legend-goods = Marchandises
athens-legend-any = N’importe quel cube.
athens-legend-bases = Bases
athens-legend-flipped = Retournée : une base qui compte double.
athens-legend-flipped-points = Points de chaque base retournée à la fin.
athens-legend-count = Cartes restant dans le paquet, ou que vous possédez.
athens-legend-make = Avec ces bases devant vous (vous les gardez), vous recevez ces cubes.
athens-legend-trade = Payez ces cubes, recevez ceux-là.
athens-legend-square = Une case de la carte : posez-y une seule fois un cube de cette sorte, pour ces points, tout de suite. Une case remplie porte un cube, ses points sont barrés.
athens-legend-worker = Un ouvrier : ce joueur s’est servi de la carte, et plus personne ne le peut pendant cette manche. Il le reprend avec sa prochaine base.
athens-legend-oracle = Vous piochez une carte oracle.
athens-legend-keep = Regardez trois cartes oracle et gardez-en deux.
athens-legend-points = Points de la carte à la fin.
athens-legend-ecclesia = Points pour une, deux, trois, ou quatre de ces cartes et plus.
athens-legend-event-square = Une case d’événement : posez-y un cube de cette sorte pour ces points.
athens-legend-white = Une case blanche prend n’importe quel cube.
athens-legend-rows = Rangées remplies ; quand toutes le sont, l’événement est clos.
athens-legend-skipped = Un joueur sans cube adapté saute la phase d’événement.
athens-legend-mine = Devant vous
athens-legend-deck = Un œil et un nombre : cartes oracle encore dans la pile.
athens-legend-smile = Une carte oracle avec un sourire.
athens-legend-tear = Une carte oracle avec une larme.
athens-legend-joker = Joker : le Village remplace une base, n’importe laquelle.
athens-legend-circle = Les ronds des Agoras et des Chantiers : chacun reçoit un cylindre de vos monuments.
athens-legend-monuments = Monuments : { $plain }. Des points à la fin, et un cylindre.
athens-legend-temples = Temples : { $temples }. De même ; et chez vous, un cube y donne une carte oracle.
athens-legend-cylinder = Vos cylindres, un par monument, et vos cercles : chaque cylindre qui trouve un cercle vaut un point.
athens-legend-bag = Tuiles de peuple par classe : les lettres en sont les initiales.
athens-legend-back = Dans le panneau d’un joueur : deux bases, et une retournée.
