### Athens en français.

title = Athens
about = Menez le peuple d’Athènes au temps de Périclès : levez des armées, faites le vin et l’huile, consultez les oracles, bâtissez des temples.
seat =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }

## Les mots de la notation

word-upper = haute classe
word-middle = classe moyenne
word-lower = basse classe
word-blank = face vide
word-barley = champ d’orge
word-smithy = forge
word-shipyard = chantier naval
word-kiln = four
word-vineyard = vigne
word-olive = oliveraie
word-quarry = carrière
word-flipped = (retournée)
word-orange = orange (infanterie)
word-green = vert (cavalerie)
word-blue = bleu (galère)
word-brown = marron (blé)
word-red = rouge (vin)
word-yellow = jaune (huile d’olive)
word-silver = argent (pièce d’argent)
word-violet = violet (étoffe)
word-filled = occupée par
word-white = toute couleur
word-war = Guerre
word-migration = Migration
word-festival = Fête
word-olympics = Jeux olympiques
word-drama = Théâtre
word-contest = Concours
word-barracks = Caserne
word-stable = Écurie
word-piraeus = Port du Pirée
word-atelier = Atelier
word-trader = Marchand
word-mine = Mine d’argent du Laurion
word-delphi = Delphes
word-village = Village
word-ecclesia = Ecclésia
word-agora = Agora
word-workshop = Chantier
word-parthenon = Parthénon
word-erechtheion = Érechthéion
word-stadium = Stade panathénaïque
word-theater = Théâtre de Dionysos
word-nike = Temple d’Athéna Niké
word-propylaia = Propylées
word-stoa = Stoa
word-hephaestus = Temple d’Héphaïstos
word-smile2 = deux sourires
word-tear2 = deux larmes
word-smile = sourire
word-tear = larme
word-left = horaire
word-right = antihoraire

## Les sources de points

source-events = Événements
source-squares = Cases
source-bases = Bases retournées
source-villages = Villages
source-ecclesia = Ecclésia
source-agoras = Agoras
source-workshops = Chantiers
source-monuments = Monuments
source-cylinders = Cylindres
source-oracles = Oracles

## Les fins de partie

ending-events = tous les événements sont clos
ending-rounds = la dernière manche est jouée
tie-break = On compare les icônes des cartes base, en commençant par la sorte la plus nombreuse de chacun (A5.3).

## Ce qu’il faut faire

prompt-start = Le premier joueur est tiré au sort.
prompt-monument = Un monument est révélé.
prompt-roll = On lance les dés blancs.
prompt-order = On lance le dé d’ordre du tour.
prompt-draw = On pioche une tuile pour { $seat }.
    .you = On pioche une tuile pour vous.
prompt-drop = { $seat } : défaussez jusqu’à n’avoir que { $limit } tuiles.
prompt-take = { $seat } : prenez une carte base.
prompt-act = { $seat } : retournez une carte base ou choisissez une carte action.
prompt-grey = On lance les dés gris pour { $seat }.
    .you = On lance les dés gris pour vous.
prompt-swap = On pioche une tuile pour { $seat }.
    .you = On pioche une tuile pour vous.
prompt-pay = { $seat } : choisissez le peuple à payer ({ $card }).
prompt-give = { $seat } : choisissez les cubes à payer ({ $card }).
prompt-under = { $seat } : choisissez deux cartes base à glisser sous le Village.
prompt-agora = On pioche une tuile pour { $seat }.
    .you = On pioche une tuile pour vous.
prompt-oracle = On pioche une carte oracle pour { $seat }.
    .you = On pioche une carte oracle pour vous.
prompt-return = { $seat } : rendez une des cartes oracle regardées.
prompt-new-monument = Le monument suivant est révélé.
prompt-put = { $event ->
        [none] { $seat } : posez des cubes sur une carte événement, ou passez.
       *[other] { $seat } : posez d’autres cubes sur la carte { $event }, ou passez.
    }
prompt-over = La partie est terminée.

## Les choix

choice-start = { $seat } commence
choice-monument = monument révélé : { $monument }
choice-roll = dés blancs : { $dice }
choice-grey = dés gris : { $dice }
choice-order = sens du tour : { $order }
choice-draw = { $seat } pioche : { $person }
choice-drop = défausser : { $person }
choice-take = prendre : { $base }
choice-reroll = lancer les dés gris
choice-swap = échanger : { $person }
choice-flip = retourner : { $base }
choice-use-own = choisir et garder : { $card }
choice-use-make = { $card } : produire { $colour }
choice-use-trade = { $card } : échanger contre { $gift }
choice-use-square = { $card } : poser un cube sur la case { $colour }
choice-use-oracle = { $card } : payer un cube pour une carte oracle
choice-use-wheat = { $card } : payer du blé, regarder des oracles et en rendre un
choice-use-pray = { $card } : payer un cube pour une carte oracle
choice-pay = payer { $people }
choice-give = donner { $gift }
choice-under = glisser sous le Village : { $pair }
choice-oracle = { $seat } pioche l’oracle : { $oracle }
choice-return = rendre : { $oracle }
choice-put = poser { $colour } : { $event }, rangée { $row }, colonne { $column }, pour { $points }
choice-pass = passer

## Les refus

refused-not-now =
    { $step ->
        [drop] Il faut maintenant défausser des tuiles.
        [take] Il faut maintenant prendre une carte base.
        [act] On attend une action : retourner une carte base ou choisir une carte action.
        [pay] Il faut maintenant choisir le peuple à payer.
        [give] Il faut maintenant choisir les cubes à payer.
        [under] Deux cartes base doivent maintenant aller sous le Village.
        [return] Il faut maintenant rendre une des cartes oracle regardées.
        [put] On pose maintenant des cubes sur une carte événement, ou on passe.
       *[other] Ceci ne peut pas être tiré maintenant.
    }
refused-no-such-tile = Vous n’avez aucune tuile : { $person }.
refused-base-gone = Plus aucune carte { $base }.
refused-no-base-to-flip = Vous n’avez aucune carte { $base } à retourner.
refused-worker-there = Un ouvrier se trouve déjà là : { $card }.
refused-deck-empty = Plus aucune carte { $card }.
refused-anothers-card = { $card } : cette carte est à un autre joueur.
refused-yours-already = { $card } : cette carte est déjà à vous.
refused-not-face-up = { $card } : cette carte n’est pas visible.
refused-not-your-temple = { $card } : ce temple n’est pas à vous.
refused-lacks-icons = Il vous manque les bases demandées ({ $card }).
refused-lacks-bases = Un Village demande deux de vos cartes base.
refused-lacks-cubes = Il vous manque les cubes à payer.
refused-stock-empty = Il ne reste aucun des cubes que donne { $card }.
refused-square-taken = { $card } : la case { $colour } est prise.
refused-no-cube-for-square = { $card } : vous n’avez aucun cube { $colour } pour la case.
refused-lacks-oracles = Il ne reste pas assez de cartes oracle.
refused-lacks-people = Il vous manque le peuple, même avec les dés.
refused-not-the-price = { $people } : ce n’est pas un paiement de cette carte avec ces dés.
refused-pays-too-much = { $people } : c’est plus que nécessaire.
refused-no-reroll = Un seul lancer de dés gris par Ecclésia.
refused-no-swap = Un seul échange de tuile par Agora.
refused-other-cubes = { $gift } : ce n’est pas ce qui est demandé.
refused-no-such-bases = Vous n’avez pas devant vous : { $pair }.
refused-not-looked-at = Vous n’avez pas regardé de carte { $oracle }.
refused-event-is-closed = { $event } : cet événement est clos.
refused-one-event = Vous avez posé des cubes ici : { $other } ; un seul événement par manche.
refused-square-filled = { $event } : cette case est remplie.
refused-wrong-colour = { $event } : cette case n’accepte pas { $colour }.
refused-no-such-cube = Vous n’avez aucun cube { $colour }.

## Les événements

event-start = { $seat } reçoit Périclès.
    .you = Vous recevez Périclès.
event-monument = Le monument suivant : { $monument }.
event-round = La manche { $number } commence ; { $seat } a Périclès.
    .you = La manche { $number } commence ; vous avez Périclès.
event-rolled = { $seat } lance : { $dice }.
    .you = Vous lancez : { $dice }.
event-ordered = Sens du tour : { $order }.
event-bag-refilled = Toutes les tuiles défaussées retournent dans le sac.
event-drew = { $seat } pioche : { $person }.
    .you = Vous piochez : { $person }.
event-dropped = { $seat } défausse : { $person }.
    .you = Vous défaussez : { $person }.
event-took-base = { $seat } prend : { $base }.
    .you = Vous prenez : { $base }.
event-grey-rolled = { $seat } lance les dés gris : { $dice }.
    .you = Vous lancez les dés gris : { $dice }.
event-swapped = { $seat } échange une tuile : { $person }.
    .you = Vous échangez une tuile : { $person }.
event-flipped = { $seat } retourne : { $base }.
    .you = Vous retournez : { $base }.
event-used =
    { $option ->
        [own] { $seat } prend la carte { $card }.
        [pray] { $seat } prie : { $card }.
       *[other] { $seat } envoie un ouvrier : { $card }.
    }
    .you = { $option ->
            [own] Vous prenez la carte { $card }.
            [pray] Vous priez : { $card }.
           *[other] Vous envoyez un ouvrier : { $card }.
        }
event-paid = { $seat } paie : { $people }.
    .you = Vous payez : { $people }.
event-gave = { $seat } donne : { $gift }.
    .you = Vous donnez : { $gift }.
event-got = { $seat } reçoit { $count } { $colour }.
    .you = Vous recevez { $count } { $colour }.
event-filled-square = { $seat } pose un cube { $colour } sur la case de la carte : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous posez un cube { $colour } sur la case de la carte : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-put-under = { $seat } glisse sous le Village : { $pair }.
    .you = Vous glissez sous le Village : { $pair }.
event-oracle = { $oracle ->
        [hidden] { $seat } pioche une carte oracle.
       *[other] { $seat } pioche une carte oracle : { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Vous piochez une carte oracle.
           *[other] Vous piochez une carte oracle : { $oracle }.
        }
event-returned = { $oracle ->
        [hidden] { $seat } rend une carte oracle.
       *[other] { $seat } rend une carte oracle : { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Vous rendez une carte oracle.
           *[other] Vous rendez une carte oracle : { $oracle }.
        }
event-put = { $seat } pose { $colour } : { $event }, rangée { $row }, colonne { $column } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous posez { $colour } : { $event }, rangée { $row }, colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-passed = { $seat } passe.
    .you = Vous passez.
event-row = { $event } : la rangée { $row } est pleine.
event-closed = { $event } : l’événement est clos.
event-pericles = Périclès passe à { $seat }.
    .you = Périclès passe à vous.
event-over = La partie est terminée.

## La position

position-set-up = La partie se met en place.
position-round = Manche { $number } ; { $seat } a Périclès ; sens { $order }.
position-dice = Dés : { $dice }.
position-grey = Dés gris à la place : { $dice }.
position-bag = Sac : { $people }. Défausse : { $discards }.
position-bases = Cartes base : { $cards }.
position-stock = Réserve : { $cubes }.
position-decks = Paquets : { $cards }.
position-oracles = Cartes oracle dans le paquet : { $count }.
position-monument = { $monument ->
        [none] Il ne reste aucun monument.
       *[other] Monument : { $monument }, et { $count } autres.
    }
position-workers = Ouvriers : { $cards }.
position-squares = Cases libres : { $squares }.
position-event = { $event } : { $steps ->
        [one] { $steps } rangée remplie
       *[other] { $steps } rangées remplies
    } sur { $needed }.
position-row = { $event }, rangée { $row } : { $squares }.
position-closed = { $event } : l’événement est clos.
position-player = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; peuple { $people } ; cubes { $cubes }.
position-player-bases = Bases de { $seat } : { $cards } ; retournées : { $flipped } ; sous des Villages : { $under }.
position-player-cards = Cartes de { $seat } : { $cards } ; cartes oracle : { $count } ({ $oracles }).
position-looked-at = Cartes regardées : { $cards }.
position-returned = Vous avez rendu une carte oracle : { $oracle }.

## Conseils : pourquoi un coup vaut la peine

hint-take = Cette base vous rapproche le plus d’un atelier de cubes, ou d’un monument.
hint-flip = Retourner rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour rien, et deux icônes.
hint-cubes = Ces cubes vont sur des cases qui paient plus qu’une base retournée.
hint-square = La case paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, et une seule fois.
hint-own = Cette carte vaut plus qu’une base retournée, et elle reste à vous.
hint-oracle = Un oracle vaut plus que le cube qu’il coûte.
hint-luck = D’autres dés ou d’autres gens peuvent ouvrir une meilleure carte.
hint-put = La case paie { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant ; un autre pourrait la prendre.
hint-hold = Les cubes gardés vaudront plus tard davantage.
hint-spare = C’est ce qui vous coûte le moins.
