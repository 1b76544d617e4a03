### Offrandes en français.

title = Offrandes
about = Gagnez des serviteurs aux enchères, corrompez ceux de vos rivaux et offrez aux dieux les plus beaux sacrifices.
seat =
    { $number ->
        [0] Sparte
        [1] Corinthe
        [2] Athènes
        [3] Thèbes
       *[4] Délos
    }

## Les mots de la notation

word-peasant = Paysan
    .the = le Paysan
word-water = Porteuse d’eau
    .the = la Porteuse d’eau
word-flower = Porteuse de fleurs
    .the = la Porteuse de fleurs
word-temple = Gardien du temple
    .the = le Gardien du temple
word-priestess = Prêtresse
    .the = la Prêtresse
word-briber = Corrupteur
    .the = le Corrupteur
word-guardsman = Garde
    .the = le Garde
word-fowl = volaille
    .count = { $count ->
        [one] { $count } volaille
       *[other] { $count } volailles
    }
    .many = volailles
word-pig = cochon
    .count = { $count ->
        [one] { $count } cochon
       *[other] { $count } cochons
    }
    .many = cochons
word-goat = chèvre
    .count = { $count ->
        [one] { $count } chèvre
       *[other] { $count } chèvres
    }
    .many = chèvres
word-sheep = mouton
    .count = { $count ->
        [one] { $count } mouton
       *[other] { $count } moutons
    }
    .many = moutons
word-ox = bœuf
    .count = { $count ->
        [one] { $count } bœuf
       *[other] { $count } bœufs
    }
    .many = bœufs
word-hephaestus = Héphaïstos
    .of = d’Héphaïstos
word-ares = Arès
    .of = d’Arès
word-hermes = Hermès
    .of = d’Hermès
word-athena = Athéna
    .of = d’Athéna
word-hera = Héra
    .of = d’Héra
word-aphrodite = Aphrodite
    .of = d’Aphrodite
word-artemis = Artémis
    .of = d’Artémis
word-apollo = Apollon
    .of = d’Apollon
word-hades = Hadès
    .of = d’Hadès
word-poseidon = Poséidon
    .of = de Poséidon
word-zeus = Zeus
    .of = de Zeus

## Les sources de points

source-priestess = Prêtresse
source-sacrifices = Sacrifices
source-altars = Autels

## Les fins de partie

ending-altars = chaque autel a reçu un sacrifice
ending-worship = un joueur a assez de points de culte (Prêtresse et sacrifices)
ending-rounds = la dernière manche a été jouée
tie-break = En cas d’égalité, le joueur qui tient le plus d’autels l’emporte (O6.2).

## Les options

option-corruption_floor = Niveau minimal auquel un personnage peut être corrompu

## Ce qu’il faut faire

prompt-first = Le premier joueur est tiré au sort.
prompt-pick = { $seat } doit choisir trois personnages.
    .you = Choisissez trois personnages différents pour commencer.
prompt-offer = { $seat } doit mettre deux tuiles en vente ou terminer son tour.
    .you = Vous menez les enchères avec { $money ->
            [one] { $money } drachme
           *[other] { $money } drachmes
        } : mettez deux tuiles en vente (lot { $lot } sur { $lots }), ou terminez votre tour.
prompt-opening = { $seat } doit ouvrir les enchères pour { $lot_the }.
    .you = Ouvrez les enchères pour { $lot_the }, { $money ->
            [one] à 1 drachme.
           *[other] de 1 à { $money } drachmes.
        }
prompt-bid = { $seat } doit enchérir ou passer ; { $bidder_seat } est à { $bid } pour { $lot_the }.
    .you = { $bidder_seat } enchérit à { $bid } pour { $lot_the }. Vous avez { $money ->
            [one] { $money } drachme
           *[other] { $money } drachmes
        } : surenchérissez ou passez.
prompt-corrupt = { $seat } peut corrompre un personnage.
    .you = Votre Corrupteur est au niveau { $level } : corrompez un personnage adverse, ou passez.
prompt-sacrifice = { $seat } peut sacrifier.
    .you = Sacrifiez { $animals } sur un autel de rang { $tier } au plus, ou passez.
prompt-shortage = { $seat } peut sacrifier.
    .you = { $left ->
            [0] Plus de { $kind_many } : menez une bête de moindre valeur à un autel de rang { $tier } au plus, ou passez.
           *[other] Il ne reste que { $rest } : menez ce reste, ou une bête de moindre valeur, à un autel de rang { $tier } au plus, ou passez.
        }
prompt-over = La partie est terminée.

## Les choix

choice-first = { $seat } joue en premier
choice-pick = choisir { $characters_the }
choice-offer = mettre en vente { $characters_the }
choice-end = terminer le tour d’enchères
choice-opening = ouvrir à { $bid }
choice-bid = enchérir à { $bid }
choice-pass = passer
choice-corrupt = corrompre { $character_the } { $target_seat_of }
choice-no-corrupt = ne corrompre personne
choice-sacrifice = sacrifier { $animals } à { $altar } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-no-sacrifice = ne rien sacrifier

## Les refus

refused-not-now =
    { $step ->
        [pick] Choisissez d’abord trois personnages différents.
        [offer] Il faut mettre deux tuiles en vente ou terminer le tour.
        [opening] Il faut d’abord ouvrir les enchères pour ce lot.
        [bid] Surenchérissez ou passez.
        [corrupt] Corrompez un personnage ou passez ; les sacrifices viennent ensuite.
        [sacrifice] Offrez un sacrifice ou passez.
       *[other] Ce tirage n’est pas possible maintenant.
    }
refused-tile-sold = Déjà vendu ce tour-ci : { $characters }.
refused-beyond-purse = Vous n’avez que { $money ->
        [one] { $money } drachme.
       *[other] { $money } drachmes.
    }
refused-not-higher = Il faut enchérir à { $least } au moins.
refused-not-an-opponent = On ne corrompt que les personnages d’un adversaire.
refused-incorruptible = On ne peut corrompre ni un Corrupteur ni un Garde.
refused-target-twice = Un personnage { $target_seat_of } a déjà été corrompu pendant cette phase.
refused-guarded = Le Garde { $target_seat_of }, au niveau { $guardsman }, arrête votre Corrupteur de niveau { $briber }.
refused-target-too-low = Chez { $target_seat }, { $character_the } doit être au niveau { $floor } au moins.
refused-own-last-space = Chez vous, { $character_the } est déjà sur la dernière case.
refused-target-last-space = Chez { $target_seat }, { $character_the } est sur la dernière case : votre Corrupteur doit être sur la sienne.
refused-animal-too-good = Votre Paysan ne fournit pas de { $kind_many }.
refused-no-shortage = Votre Paysan fournit des { $best_many }, et l’étable en a assez.
refused-none-left = L’étable n’a plus de { $kind_many }.
refused-tier-too-high = L’autel { $altar_of } est de rang { $tier } ; votre Gardien du temple n’atteint que le rang { $reached }.
refused-too-few-animals = L’autel { $altar_of } porte déjà { $lying } : { $animals }, c’est trop peu.
refused-lesser-animal = L’autel { $altar_of } porte déjà { $lying } : les { $kind_many } valent moins.
refused-same-offering = L’autel { $altar_of } porte déjà { $lying } : le nouveau sacrifice doit être meilleur.

## Les événements

event-first = { $seat } joue en premier.
    .you = Vous jouez en premier.
event-picked = { $seat } commence avec { $picked_the }.
    .you = Vous commencez avec { $picked_the }.
event-round = La manche { $round } commence ; { $seat } joue en premier.
    .you = La manche { $round } commence ; vous jouez en premier.
event-offers = { $seat } met en vente { $lot_the }.
    .you = Vous mettez en vente { $lot_the }.
event-turn-ended = { $seat } termine son tour d’enchères.
    .you = Vous terminez votre tour d’enchères.
event-no-money = { $seat } n’a pas d’argent pour mener une enchère.
    .you = Vous n’avez pas d’argent pour mener une enchère.
event-bids = { $seat } enchérit à { $bid }.
    .you = Vous enchérissez à { $bid }.
event-passed = { $seat } passe.
    .you = Vous passez.
event-sold = { $seat } remporte { $lot_the } pour { $bid ->
        [one] { $bid } drachme.
       *[other] { $bid } drachmes.
    }
    .you = Vous remportez { $lot_the } pour { $bid ->
            [one] { $bid } drachme.
           *[other] { $bid } drachmes.
        }
event-rose = Chez { $seat }, { $character_the } monte au niveau { $level }.
    .you = Chez vous, { $character_the } monte au niveau { $level }.
event-sent-back = Chez { $seat }, { $character_the } perd la dernière case et recule au niveau { $level }.
    .you = Chez vous, { $character_the } perd la dernière case et recule au niveau { $level }.
event-corrupted = { $seat } corrompt { $character_the } { $target_seat_of }.
    .you = Vous corrompez { $character_the } { $target_seat_of }.
    .yours = { $seat } corrompt { $character_the } chez vous.
event-fell = Chez { $seat }, { $character_the } descend au niveau { $level }.
    .you = Chez vous, { $character_the } descend au niveau { $level }.
event-not-corrupting = { $seat } ne corrompt personne.
    .you = Vous ne corrompez personne.
event-prayed = La Prêtresse { $seat_of } prie pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Votre Prêtresse prie pour { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-sacrificed = { $seat } sacrifie { $animals } à { $altar } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous sacrifiez { $animals } à { $altar } pour { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-replaced = L’offrande { $seat_of } ({ $animals }) quitte l’autel { $altar_of }.
    .you = Votre offrande ({ $animals }) quitte l’autel { $altar_of }.
event-not-sacrificing = { $seat } ne sacrifie rien.
    .you = Vous ne sacrifiez rien.
event-income = { $seat } reçoit { $drachmae } et a maintenant { $money ->
        [one] { $money } drachme.
       *[other] { $money } drachmes.
    }
    .you = Vous recevez { $drachmae } et avez maintenant { $money ->
            [one] { $money } drachme.
           *[other] { $money } drachmes.
        }
event-marker = Le marqueur de premier joueur passe à { $seat }.
    .you = Le marqueur de premier joueur vous revient.
event-over = { $ending ->
        [altars] Chaque autel a reçu un sacrifice.
        [worship] Plus de { $worship ->
            [one] { $worship } point
           *[other] { $worship } points
        } de culte : { $seats }.
       *[rounds] La dernière manche a été jouée.
    }

## La position

position-set-up = La partie se met en place.
position-round = { $number ->
        [0] Premiers choix ; { $seat } joue en premier.
       *[other] Manche { $number } ; { $seat } joue en premier.
    }
position-tiles = { $seat } mène les enchères. Tuiles disponibles : { $tiles }.
position-lot = { $bid ->
        [0] En vente : { $lot }, en attente d’une première enchère.
       *[other] En vente : { $lot } ; { $seat } est à { $bid }.
    }
position-out = Hors de cette vente : { $seats }.
position-targets = Corrompus pendant cette phase : { $seats }.
position-stable = Étable : { $animals }.
position-empty-altar = { $altar } (rang { $tier }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : vide.
position-altar = { $altar } (rang { $tier }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }) : { $animals } { $seat_of }.
position-player = { $seat } : { $points ->
        [one] { $points } point de culte
       *[other] { $points } points de culte
    }, { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    } ; { $levels }.

## Conseils : pourquoi un coup vaut la peine

hint-pick = Ces trois-là vous rapprochent le plus d’un sacrifice, ou rapportent des points à chaque manche.
hint-offer = Vendez d’abord ce que veulent vos rivaux : un acheteur est exclu de vos lots suivants.
hint-enough = Rien de ce qui reste à vendre ne vaut son prix.
hint-opening = Ouvrez près de ce que vos rivaux paieraient, pour ne pas céder le lot trop bon marché.
hint-worth-it = { $drachmae ->
        [one] Ces deux niveaux valent environ { $drachmae } drachme pour vous.
       *[other] Ces deux niveaux valent environ { $drachmae } drachmes pour vous.
    }
hint-too-dear = { $drachmae ->
        [one] Ces deux niveaux ne valent qu’environ { $drachmae } drachme pour vous, et l’enchère suivante est de { $price }.
       *[other] Ces deux niveaux ne valent qu’environ { $drachmae } drachmes pour vous, et l’enchère suivante est de { $price }.
    }
hint-outbid = { $drachmae ->
        [one] Cela empêche { $seat } d’obtenir ces deux niveaux pour { $drachmae } drachme.
       *[other] Cela empêche { $seat } d’obtenir ces deux niveaux pour { $drachmae } drachmes.
    }
hint-corrupt = Vous montez là où il le faut, et un rival descend.
hint-spare = Aucune corruption ne vous aiderait maintenant.
hint-altar = Des points tout de suite, et un autel qui compte à la fin.
hint-wait = Un sacrifice maintenant finirait la partie trop tôt ou céderait un autel.
