### Athens en français.

title = Athens
about = Menez le peuple d’Athènes au temps de Périclès : levez des armées, faites le vin et l’huile, consultez les oracles, bâtissez des temples.
seat =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }

## Les mots de la notation

word-upper = haute classe
    .a = une tuile de la haute classe
    .count = { $count ->
        [one] { $count } tuile de la haute classe
       *[other] { $count } tuiles de la haute classe
    }
    .faces = { $count ->
        [one] { $count } face « haute classe »
       *[other] { $count } faces « haute classe »
    }
word-middle = classe moyenne
    .a = une tuile de la classe moyenne
    .count = { $count ->
        [one] { $count } tuile de la classe moyenne
       *[other] { $count } tuiles de la classe moyenne
    }
    .faces = { $count ->
        [one] { $count } face « classe moyenne »
       *[other] { $count } faces « classe moyenne »
    }
word-lower = basse classe
    .a = une tuile de la basse classe
    .count = { $count ->
        [one] { $count } tuile de la basse classe
       *[other] { $count } tuiles de la basse classe
    }
    .faces = { $count ->
        [one] { $count } face « basse classe »
       *[other] { $count } faces « basse classe »
    }
word-blank = face vide
    .count = { $count ->
        [one] { $count } face vide
       *[other] { $count } faces vides
    }
    .faces = { $count ->
        [one] { $count } face vide
       *[other] { $count } faces vides
    }
word-barley = champ d’orge
    .a = un champ d’orge
    .count = { $count ->
        [one] { $count } champ d’orge
       *[other] { $count } champs d’orge
    }
word-smithy = forge
    .a = une forge
    .count = { $count ->
        [one] { $count } forge
       *[other] { $count } forges
    }
word-shipyard = chantier naval
    .a = un chantier naval
    .count = { $count ->
        [one] { $count } chantier naval
       *[other] { $count } chantiers navals
    }
word-kiln = four
    .a = un four
    .count = { $count ->
        [one] { $count } four
       *[other] { $count } fours
    }
word-vineyard = vigne
    .a = une vigne
    .count = { $count ->
        [one] { $count } vigne
       *[other] { $count } vignes
    }
word-olive = oliveraie
    .a = une oliveraie
    .count = { $count ->
        [one] { $count } oliveraie
       *[other] { $count } oliveraies
    }
word-quarry = carrière
    .a = une carrière
    .count = { $count ->
        [one] { $count } carrière
       *[other] { $count } carrières
    }
word-flipped = (face retournée)
word-orange = infanterie
    .count = { $count ->
        [one] { $count } cube d’infanterie
       *[other] { $count } cubes d’infanterie
    }
    .cube = un cube d’infanterie
    .of = d’infanterie
    .colour = { $count } orange (infanterie)
word-green = cavalerie
    .count = { $count ->
        [one] { $count } cube de cavalerie
       *[other] { $count } cubes de cavalerie
    }
    .cube = un cube de cavalerie
    .of = de cavalerie
    .colour = { $count } vert (cavalerie)
word-blue = galère
    .count = { $count ->
        [one] { $count } cube de galère
       *[other] { $count } cubes de galère
    }
    .cube = un cube de galère
    .of = de galère
    .colour = { $count } bleu (galère)
word-brown = blé
    .count = { $count ->
        [one] { $count } cube de blé
       *[other] { $count } cubes de blé
    }
    .cube = un cube de blé
    .of = de blé
    .colour = { $count } marron (blé)
word-red = vin
    .count = { $count ->
        [one] { $count } cube de vin
       *[other] { $count } cubes de vin
    }
    .cube = un cube de vin
    .of = de vin
    .colour = { $count } rouge (vin)
word-yellow = huile d’olive
    .count = { $count ->
        [one] { $count } cube d’huile d’olive
       *[other] { $count } cubes d’huile d’olive
    }
    .cube = un cube d’huile d’olive
    .of = d’huile d’olive
    .colour = { $count } jaune (huile d’olive)
word-silver = argent
    .count = { $count ->
        [one] { $count } cube d’argent
       *[other] { $count } cubes d’argent
    }
    .cube = un cube d’argent
    .of = d’argent
    .colour = { $count } argenté (pièce)
word-violet = étoffe
    .count = { $count ->
        [one] { $count } cube d’étoffe
       *[other] { $count } cubes d’étoffe
    }
    .cube = un cube d’étoffe
    .of = d’étoffe
    .colour = { $count } violet (étoffe)
word-filled = occupée par
word-white = toute couleur
    .cube = un cube au choix
    .of = de toute couleur
word-war = Guerre
word-migration = Migration
word-festival = Fête
word-olympics = Jeux olympiques
word-drama = Théâtre
word-contest = Concours
word-barracks = Caserne
    .the = la Caserne
    .to = à la Caserne
word-stable = Écurie
    .the = l’Écurie
    .to = à l’Écurie
word-piraeus = Port du Pirée
    .the = le Port du Pirée
    .to = au Port du Pirée
word-atelier = Atelier
    .the = l’Atelier
    .to = à l’Atelier
word-trader = Marchand
    .the = le Marchand
    .to = chez le Marchand
word-mine = Mine d’argent du Laurion
    .the = la Mine d’argent du Laurion
    .to = à la Mine d’argent du Laurion
word-delphi = Delphes
    .the = Delphes
    .to = à Delphes
word-village = Village
    .the = un Village
    .to = au Village
    .count = { $count ->
        [one] { $count } Village
       *[other] { $count } Villages
    }
word-ecclesia = Ecclésia
    .the = une Ecclésia
    .to = à l’Ecclésia
    .count = { $count ->
        [one] { $count } Ecclésia
       *[other] { $count } Ecclésias
    }
word-agora = Agora
    .the = une Agora
    .to = à l’Agora
    .count = { $count ->
        [one] { $count } Agora
       *[other] { $count } Agoras
    }
word-workshop = Chantier
    .the = un Chantier
    .to = au Chantier
    .count = { $count ->
        [one] { $count } Chantier
       *[other] { $count } Chantiers
    }
word-parthenon = Parthénon
    .the = le Parthénon
    .to = au Parthénon
word-erechtheion = Érechthéion
    .the = l’Érechthéion
    .to = à l’Érechthéion
word-stadium = Stade panathénaïque
    .the = le Stade panathénaïque
    .to = au Stade panathénaïque
word-theater = Théâtre de Dionysos
    .the = le Théâtre de Dionysos
    .to = au Théâtre de Dionysos
word-nike = Temple d’Athéna Niké
    .the = le Temple d’Athéna Niké
    .to = au Temple d’Athéna Niké
word-propylaia = Propylées
    .the = les Propylées
    .to = aux Propylées
word-stoa = Stoa
    .the = la Stoa
    .to = à la Stoa
word-hephaestus = Temple d’Héphaïstos
    .the = le Temple d’Héphaïstos
    .to = au Temple d’Héphaïstos
word-smile2 = deux sourires
    .count = { $count } avec deux sourires
word-tear2 = deux larmes
    .count = { $count } avec deux larmes
word-smile = un sourire
    .count = { $count } avec un sourire
word-tear = une larme
    .count = { $count } avec une larme
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
ending-rounds = la dernière manche a été jouée
tie-break = On compare les icônes des cartes base, en commençant par la sorte la plus nombreuse de chacun (A5.3).

## Ce qu’il faut faire

prompt-start = Le premier joueur est tiré au sort.
prompt-monument = Un monument est révélé.
prompt-roll = On lance les dés blancs.
prompt-order = On lance le dé d’ordre du tour.
prompt-draw = On pioche une tuile pour { $for_seat }.
    .yours = On pioche une tuile pour vous.
prompt-drop = { $seat } doit défausser des tuiles.
    .you = Défaussez des tuiles jusqu’à n’en garder que { $limit }.
prompt-take = { $seat } doit prendre une carte base.
    .you = Prenez une carte base.
prompt-act = { $seat } doit choisir une action.
    .you = Retournez une carte base ou choisissez une carte action.
prompt-grey = On lance les dés gris pour { $for_seat }.
    .yours = On lance les dés gris pour vous.
prompt-swap = On pioche une tuile pour { $for_seat }.
    .yours = On pioche une tuile pour vous.
prompt-pay = { $seat } doit payer { $card_the }.
    .you = Choisissez les tuiles pour payer { $card_the }.
prompt-give = { $seat } doit payer { $card_the }.
    .you = Choisissez les cubes pour payer { $card_the }.
prompt-under = { $seat } doit glisser deux cartes base sous le Village.
    .you = Choisissez deux cartes base à glisser sous le Village.
prompt-agora = On pioche une tuile pour { $for_seat }.
    .yours = On pioche une tuile pour vous.
prompt-oracle = On pioche une carte oracle pour { $for_seat }.
    .yours = On pioche une carte oracle pour vous.
prompt-return = { $seat } doit rendre une carte oracle.
    .you = Rendez une des cartes oracle que vous avez regardées.
prompt-new-monument = Le monument suivant est révélé.
prompt-put = { $seat } peut poser des cubes sur une carte événement.
    .you = { $event ->
            [none] Posez des cubes sur une carte événement, ou passez.
           *[other] Posez d’autres cubes sur la carte { $event }, ou passez.
        }
prompt-over = La partie est terminée.

## Les choix

choice-start = { $seat } commence
choice-monument = monument révélé : { $monument }
choice-roll = dés blancs : { $dice_faces }
choice-grey = dés gris : { $dice_faces }
choice-order = sens du tour : { $order }
choice-draw = { $seat } pioche { $person_a }
choice-drop = défausser { $person_a }
choice-take = prendre { $base_a }
choice-reroll = lancer les dés gris
choice-swap = échanger { $person_a }
choice-flip = retourner { $base_a }
choice-use-own = prendre { $card_the }
choice-use-make = { $card } : produire { $colour_cube }
choice-use-trade = { $card } : échanger contre { $gift_count }
choice-use-square = { $card } : poser { $colour_cube } sur sa case
choice-use-oracle = { $card } : payer un cube pour une carte oracle
choice-use-wheat = { $card } : payer du blé, regarder des cartes oracle et en rendre une
choice-use-pray = { $card } : payer un cube pour une carte oracle
choice-pay = payer { $people_count }
choice-give = payer { $gift_count }
choice-under = glisser { $pair_count } sous le Village
choice-oracle = { $seat } pioche une carte oracle : { $oracle }
choice-return = rendre la carte avec { $oracle }
choice-put = poser { $colour_cube } sur la carte { $event }, rangée { $row }, colonne { $column }, pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-pass = passer

## Les refus

refused-not-now =
    { $step ->
        [drop] Défaussez d’abord des tuiles.
        [take] Prenez d’abord une carte base.
        [act] Choisissez une action : retourner une carte base ou choisir une carte action.
        [pay] Choisissez d’abord les tuiles à payer.
        [give] Choisissez d’abord les cubes à payer.
        [under] Glissez d’abord deux cartes base sous le Village.
        [return] Rendez d’abord une des cartes oracle regardées.
        [put] Posez des cubes sur une carte événement, ou passez.
       *[other] Ce tirage n’est pas possible maintenant.
    }
refused-no-such-tile = Vous n’avez pas de tuile de la { $person }.
refused-base-gone = Le paquet est vide : { $base }.
refused-no-base-to-flip = Vous n’avez rien à retourner ici : { $base }.
refused-worker-there = Un ouvrier occupe déjà cette carte : { $card }.
refused-deck-empty = Le paquet est vide : { $card }.
refused-anothers-card = Cette carte appartient à un autre joueur : { $card }.
refused-yours-already = Vous possédez déjà { $card_the }.
refused-not-face-up = Cette carte n’est pas visible : { $card }.
refused-not-your-temple = Vous ne possédez pas { $card_the }.
refused-lacks-icons = Il vous manque des bases pour { $card_the }.
refused-lacks-bases = Un Village demande deux de vos cartes base.
refused-lacks-cubes = Il vous manque les cubes à payer.
refused-stock-empty = La réserve n’a aucun des cubes que donnerait { $card_the }.
refused-square-taken = La case { $colour_of } de cette carte est déjà occupée : { $card }.
refused-no-cube-for-square = Vous n’avez pas { $colour_cube } pour la case de cette carte : { $card }.
refused-lacks-oracles = Il ne reste pas assez de cartes oracle.
refused-lacks-people = Il vous manque des tuiles, même avec les dés.
refused-not-the-price = Ces tuiles ne paient pas la carte avec ces dés : { $people_count }.
refused-pays-too-much = Ce serait payer plus que le prix : { $people_count }.
refused-no-reroll = Vous pouvez lancer les dés gris une fois par Ecclésia.
refused-no-swap = Vous pouvez échanger une tuile par Agora.
refused-other-cubes = Ce n’est pas le prix demandé : { $gift_count }.
refused-no-such-bases = Vous n’avez pas ces bases devant vous : { $pair_count }.
refused-not-looked-at = Vous n’avez pas regardé de carte avec { $oracle }.
refused-event-is-closed = Cet événement est clos : { $event }.
refused-one-event = Vous avez déjà posé des cubes sur la carte { $other } : un seul événement par manche.
refused-square-filled = Cette case est déjà occupée : { $event }.
refused-wrong-colour = Cette case n’accepte pas { $colour_cube } : { $event }.
refused-no-such-cube = Il vous manque { $colour_cube }.

## Les événements

event-start = { $seat } reçoit Périclès.
    .you = Vous recevez Périclès.
event-monument = Le monument suivant est { $monument_the }.
event-round = La manche { $number } commence ; { $seat } a Périclès.
    .you = La manche { $number } commence ; vous avez Périclès.
event-rolled = { $seat } obtient { $dice_faces }.
    .you = Vous obtenez { $dice_faces }.
event-ordered = Sens du tour : { $order }.
event-bag-refilled = Toutes les tuiles défaussées retournent dans le sac.
event-drew = { $seat } pioche { $person_a }.
    .you = Vous piochez { $person_a }.
event-dropped = { $seat } défausse { $person_a }.
    .you = Vous défaussez { $person_a }.
event-took-base = { $seat } prend { $base_a }.
    .you = Vous prenez { $base_a }.
event-grey-rolled = { $seat } lance les dés gris : { $dice_faces }.
    .you = Vous lancez les dés gris : { $dice_faces }.
event-swapped = { $seat } échange { $person_a }.
    .you = Vous échangez { $person_a }.
event-flipped = { $seat } retourne { $base_a }.
    .you = Vous retournez { $base_a }.
event-used =
    { $option ->
        [own] { $seat } prend { $card_the }.
        [pray] { $seat } prie { $card_to }.
       *[other] { $seat } envoie un ouvrier { $card_to }.
    }
    .you = { $option ->
            [own] Vous prenez { $card_the }.
            [pray] Vous priez { $card_to }.
           *[other] Vous envoyez un ouvrier { $card_to }.
        }
event-paid = { $seat } paie { $people_count }.
    .you = Vous payez { $people_count }.
event-gave = { $seat } paie { $gift_count }.
    .you = Vous payez { $gift_count }.
event-got = { $seat } reçoit { $cubes }.
    .you = Vous recevez { $cubes }.
event-filled-square = { $seat } pose { $colour_cube } sur la case de la carte : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous posez { $colour_cube } sur la case de la carte : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-put-under = { $seat } glisse { $pair_count } sous le Village.
    .you = Vous glissez { $pair_count } sous le Village.
event-oracle = { $oracle ->
        [hidden] { $seat } pioche une carte oracle.
       *[other] { $seat } pioche une carte oracle : { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Vous piochez une carte oracle.
           *[other] Vous piochez une carte oracle : { $oracle }.
        }
event-returned = { $oracle ->
        [hidden] { $seat } rend une carte oracle.
       *[other] { $seat } rend une carte oracle : { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Vous rendez une carte oracle.
           *[other] Vous rendez une carte oracle : { $oracle }.
        }
event-put = { $seat } pose { $colour_cube } sur la carte { $event }, rangée { $row }, colonne { $column } : { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous posez { $colour_cube } sur la carte { $event }, rangée { $row }, colonne { $column } : { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-passed = { $seat } passe.
    .you = Vous passez.
event-row = { $event } : la rangée { $row } est complète.
event-closed = { $event } : l’événement est clos.
event-pericles = Périclès revient à { $seat }.
    .you = Périclès vous revient.
event-over = { $ending ->
        [events] Tous les événements sont clos.
       *[rounds] La dernière manche a été jouée.
    }

## La position

position-set-up = La partie se met en place.
position-round = Manche { $number } ; { $seat } a Périclès ; sens { $order }.
position-dice = Dés : { $dice_faces }.
position-grey = Dés gris à la place : { $dice_faces }.
position-bag = Sac : { $people_count }. Défausse : { $discards }.
position-bases = Cartes base : { $cards }.
position-stock = Réserve : { $cubes_colour }.
position-decks = Paquets : { $cards }.
position-oracles = Cartes oracle dans le paquet : { $count }.
position-monument = { $monument ->
        [none] Il ne reste aucun monument.
       *[other] Monument : { $monument }, et { $count ->
            [one] { $count } autre
           *[other] { $count } autres
        }.
    }
position-workers = Ouvriers : { $cards }.
position-squares = Cases libres : { $squares }.
position-event = { $event } : { $steps ->
        [one] { $steps } rangée remplie
       *[other] { $steps } rangées remplies
    } sur { $needed }.
position-row = { $event }, rangée { $row } : { $squares }.
position-closed = { $event } : l’événement est clos.
position-player = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; peuple : { $people } ; cubes : { $cubes }.
position-player-bases = Bases { $seat_of } : { $cards } ; retournées : { $flipped } ; sous des Villages : { $under }.
position-player-cards = Cartes { $seat_of } : { $cards } ; cartes oracle : { $count ->
        [0] aucune.
       *[other] { $count } ({ $oracles }).
    }
position-looked-at = Cartes regardées : { $cards }.
position-returned = Vous avez rendu une carte oracle : { $oracle }.

## Conseils : pourquoi un coup vaut la peine

hint-take = Cette base vous rapproche le plus d’une production de cubes, ou d’un monument.
hint-flip = Retourner une base ne coûte rien et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } et une seconde icône.
hint-cubes = Ces cubes vont sur des cases qui rapportent plus qu’une base retournée.
hint-square = La case rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, une seule fois.
hint-own = Cette carte rapporte plus qu’une base retournée, et elle reste à vous.
hint-oracle = Un oracle vaut plus que le cube qu’il coûte.
hint-luck = De nouveaux dés ou d’autres tuiles peuvent donner accès à une meilleure carte.
hint-put = La case rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } maintenant ; un autre joueur pourrait la prendre.
hint-hold = Vos cubes rapporteront plus tard davantage.
hint-spare = C’est ce qui vous coûte le moins.
