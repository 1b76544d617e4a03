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
word-water = Porteuse d’eau
word-flower = Porteuse de fleurs
word-temple = Gardien du temple
word-priestess = Prêtresse
word-briber = Corrupteur
word-guardsman = Garde
word-fowl = volaille
word-fowl-many = volailles
word-pig = cochon
word-pig-many = cochons
word-goat = chèvre
word-goat-many = chèvres
word-sheep = mouton
word-sheep-many = moutons
word-ox = bœuf
word-ox-many = bœufs
word-hephaestus = Héphaïstos
word-ares = Arès
word-hermes = Hermès
word-athena = Athéna
word-hera = Héra
word-aphrodite = Aphrodite
word-artemis = Artémis
word-apollo = Apollon
word-hades = Hadès
word-poseidon = Poséidon
word-zeus = Zeus

## Les sources de points

source-priestess = Prêtresse
source-sacrifices = Sacrifices
source-altars = Autels

## Les fins de partie

ending-altars = chaque autel a reçu un sacrifice
ending-worship = quelqu’un a assez de points de culte (Prêtresse et sacrifices ensemble)
ending-rounds = la dernière manche est jouée
tie-break = Le plus d’autels l’emporte (O6.2).

## Les options

option-corruption_floor = Le niveau le plus bas où un personnage peut être corrompu

## Ce qu’il faut faire

prompt-first = Le premier joueur est tiré au sort.
prompt-pick = { $seat } : choisissez trois personnages différents pour commencer.
prompt-offer = { $seat }, aux enchères avec { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    } : proposez deux tuiles (lot { $lot } sur { $lots }), ou terminez votre tour.
    .you = Vous menez les enchères avec { $money ->
            [one] { $money } drachme
           *[other] { $money } drachmes
        } : proposez deux tuiles (lot { $lot } sur { $lots }), ou terminez votre tour.
prompt-opening = { $seat } : ouvrez les enchères pour { $lot }, { $money ->
        [one] pour 1 drachme.
       *[other] de 1 à { $money } drachmes.
    }
prompt-bid = { $seat } : { $bidder_seat } offre { $bid } pour { $lot }. Vous avez { $money } : surenchérissez ou passez.
prompt-corrupt = { $seat }, Corrupteur au niveau { $level } : corrompez un personnage adverse, ou non.
prompt-sacrifice = { $seat } : menez { $number } { $animals } à un autel jusqu’au rang { $tier }, ou non.
prompt-shortage = { $seat } : l’étable n’a pas { $number } { $animals }. Menez ce qui en reste ({ $left }) ou des bêtes moindres à un autel jusqu’au rang { $tier }, ou rien.
prompt-over = La partie est terminée.

## Les choix

choice-first = { $seat } est premier joueur
choice-pick = choisir { $characters }
choice-offer = proposer { $characters }
choice-end = terminer le tour d’enchères
choice-opening = ouvrir à { $bid }
choice-bid = offrir { $bid }
choice-pass = passer
choice-corrupt = corrompre { $character } ({ $target_seat })
choice-no-corrupt = ne corrompre personne
choice-sacrifice = offrir { $number } { $animals } à { $altar } pour { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-no-sacrifice = ne rien sacrifier

## Les refus

refused-not-now =
    { $step ->
        [pick] Il faut maintenant choisir trois personnages différents.
        [offer] On attend deux tuiles à vendre, ou la fin du tour.
        [opening] On attend une première enchère pour ce lot.
        [bid] C’est le moment de surenchérir, ou de passer.
        [corrupt] C’est le moment de corrompre quelqu’un, ou personne ; les sacrifices viennent après.
        [sacrifice] C’est le moment d’offrir un sacrifice, ou aucun.
       *[other] Ceci ne peut pas être tiré maintenant.
    }
refused-tile-sold = Déjà vendu pendant ce tour : { $characters }.
refused-beyond-purse = Vous n’avez que { $money ->
        [one] { $money } drachme.
       *[other] { $money } drachmes.
    }
refused-not-higher = Il faut maintenant offrir au moins { $least }.
refused-not-an-opponent = On ne corrompt qu’un adversaire.
refused-incorruptible = On ne corrompt ni Corrupteur ni Garde.
refused-target-twice = { $target_seat } a déjà été corrompue pendant cette phase.
refused-guarded = Le Garde de { $target_seat }, au niveau { $guardsman }, arrête votre Corrupteur de niveau { $briber }.
refused-target-too-low = { $character } ({ $target_seat }) doit être au moins au niveau { $floor }.
refused-own-last-space = Vous êtes déjà sur la dernière case : { $character }.
refused-target-last-space = { $character } ({ $target_seat }) est sur la dernière case : votre Corrupteur doit être sur la sienne.
refused-animal-too-good = Votre Paysan ne fournit pas de { $kind }.
refused-no-shortage = Votre Paysan fournit des { $best }, et l’étable en a assez.
refused-none-left = L’étable n’a plus de { $kind }.
refused-tier-too-high = { $altar } est un autel de rang { $tier } ; votre Gardien du temple mène au rang { $reached }.
refused-too-few-animals = { $altar } a déjà { $lying } : { $number }, c’est trop peu.
refused-lesser-animal = { $altar } a déjà { $lying } : les { $kind } valent moins.
refused-same-offering = { $altar } a déjà { $lying } : le nouveau sacrifice doit être meilleur.

## Les événements

event-first = { $seat } est premier joueur.
    .you = Vous êtes premier joueur.
event-picked = { $seat } commence avec { $picked }.
    .you = Vous commencez avec { $picked }.
event-round = La manche { $round } commence ; { $seat } est premier joueur.
    .you = La manche { $round } commence ; vous êtes premier joueur.
event-offers = { $seat } propose { $lot }.
    .you = Vous proposez { $lot }.
event-turn-ended = { $seat } termine son tour d’enchères.
    .you = Vous terminez votre tour d’enchères.
event-no-money = { $seat } n’a pas d’argent pour une enchère.
    .you = Vous n’avez pas d’argent pour une enchère.
event-bids = { $seat } offre { $bid }.
    .you = Vous offrez { $bid }.
event-passed = { $seat } passe.
    .you = Vous passez.
event-sold = { $seat } obtient { $lot } pour { $bid }.
    .you = Vous obtenez { $lot } pour { $bid }.
event-rose = { $seat } : { $character } monte au niveau { $level }.
    .you = Chez vous, { $character } monte au niveau { $level }.
event-sent-back = { $seat } : { $character } perd la dernière case et recule au niveau { $level }.
    .you = Chez vous, { $character } perd la dernière case et recule au niveau { $level }.
event-corrupted = { $seat } corrompt { $character } ({ $target_seat }).
    .you = Vous corrompez { $character } ({ $target_seat }).
    .yours = { $seat } corrompt { $character }, chez vous.
event-fell = { $seat } : { $character } descend au niveau { $level }.
    .you = Chez vous, { $character } descend au niveau { $level }.
event-not-corrupting = { $seat } ne corrompt personne.
    .you = Vous ne corrompez personne.
event-prayed = La Prêtresse de { $seat } prie pour { $points } points.
    .you = Votre Prêtresse prie pour { $points } points.
event-sacrificed = { $seat } offre { $number } { $animals } à { $altar } pour { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Vous offrez { $number } { $animals } à { $altar } pour { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-replaced = L’offrande de { $seat } ({ $number } { $animals }) quitte l’autel : { $altar }.
    .you = Votre offrande ({ $number } { $animals }) quitte l’autel : { $altar }.
event-not-sacrificing = { $seat } ne sacrifie rien.
    .you = Vous ne sacrifiez rien.
event-income = { $seat } reçoit { $drachmae } et possède { $money ->
        [one] { $money } drachme.
       *[other] { $money } drachmes.
    }
    .you = Vous recevez { $drachmae } et possédez { $money ->
            [one] { $money } drachme.
           *[other] { $money } drachmes.
        }
event-marker = Le marqueur de premier joueur passe à { $seat }.
    .you = Le marqueur de premier joueur vous revient.
event-over = { $ending ->
        [altars] Chaque autel a reçu un sacrifice : la partie est terminée.
        [worship] Les dieux ont été assez honorés : la partie est terminée.
       *[rounds] La dernière manche est jouée : la partie est terminée.
    }

## La position

position-set-up = La partie se met en place.
position-round = { $number ->
        [0] Premiers choix ; { $seat } est premier joueur.
       *[other] Manche { $number } ; { $seat } est premier joueur.
    }
position-tiles = { $seat } mène les enchères. Tuiles disponibles : { $tiles }.
position-lot = { $bid ->
        [0] En vente : { $lot }, en attente d’une première enchère.
       *[other] En vente : { $lot } ; { $seat } offre { $bid }.
    }
position-out = Hors de cette vente : { $seats }.
position-targets = Corrompus pendant cette phase : { $seats }.
position-stable = Étable : { $animals }.
position-empty-altar = { $altar } (rang { $tier }, { $points } points) : vide.
position-altar = { $altar } (rang { $tier }, { $points } points) : { $animals } ({ $seat }).
position-player = { $seat } : { $points } points de culte, { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    } ; { $levels }.

## Conseils : pourquoi un coup vaut la peine

hint-pick = De tous les trios, celui-ci promet le plus : des pas vers les sacrifices, ou des points à chaque manche.
hint-offer = Vendez d’abord ce que veulent les autres : un acheteur est hors de vos lots suivants.
hint-enough = Rien de ce qui reste à proposer ne vaut son prix.
hint-opening = Ouvrez près de ce que les autres paieraient, pour que personne ne l’ait trop bon marché.
hint-worth-it = { $drachmae ->
        [one] Ces deux niveaux valent environ { $drachmae } drachme pour vous.
       *[other] Ces deux niveaux valent environ { $drachmae } drachmes pour vous.
    }
hint-too-dear = { $drachmae ->
        [one] Ces deux niveaux ne valent qu’environ { $drachmae } drachme pour vous, et la prochaine enchère est de { $price }.
       *[other] Ces deux niveaux ne valent qu’environ { $drachmae } drachmes pour vous, et la prochaine enchère est de { $price }.
    }
hint-outbid = { $drachmae ->
        [one] Cela empêche { $seat } d’obtenir ces deux niveaux pour { $drachmae } drachme.
       *[other] Cela empêche { $seat } d’obtenir ces deux niveaux pour { $drachmae } drachmes.
    }
hint-corrupt = Vous montez où il le faut, et un rival descend.
hint-spare = Aucune corruption ne vous aiderait maintenant.
hint-altar = Des points tout de suite, et un autel qui compte à la fin.
hint-wait = Mieux vaut ne pas sacrifier que finir la partie ou céder un autel.
