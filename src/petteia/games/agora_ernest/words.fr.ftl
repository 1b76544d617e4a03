### Agora (Ernest) en français.

title = Agora
about = Posez des cartes sur une table ouverte, sous n’importe quel angle, achetez des boutiques, gardez vos portes sur la rue et fermez celles des autres.
seat =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }

## Les mots de la notation

word-fire = incendie
word-flood = inondation
word-festival = fête
word-income = revenu
word-deck = pioche

## Les sources de points

source-start = Départ
source-income = Revenus
source-festivals = Fêtes
source-purchases = Achats

## Les fins de partie

ending-income = quelqu’un avait assez de pièces après avoir touché ses revenus
ending-festival = le but est atteint pendant une fête
ending-deck = la pioche est épuisée

## Les options

option-first_player = Qui commence
word-random = un joueur au hasard
word-letter = qui a la lettre de la première carte

## Ce qu’il faut faire

prompt-letters = Les lettres sont distribuées.
prompt-opening = La première carte du marché est révélée.
prompt-first = Le premier joueur est tiré au sort.
prompt-draw = Une carte est piochée.
prompt-build = { $seat } : posez la carte { $card }, n’importe où et sous n’importe quel angle.
prompt-buy = { $seat } : achetez une boutique libre, ou rien.
prompt-over = La partie est finie.

## Les choix

choice-letters = les lettres sont { $letters }
choice-card = la carte est { $card }
choice-first = { $seat } commence
points = Pièces
hint-choice-build = poser { $card } là où la table le montre
choice-build = { $count ->
        [0] poser { $card } sur un terrain libre en ({ $right } | { $up }), tournée de { $degrees }°
       *[other] poser { $card } contre { $cards } en ({ $right } | { $up }), tournée de { $degrees }°
    }
choice-buy = acheter { $shop } pour { $price }
choice-pass = ne rien acheter

## Les refus

refused-not-now =
    { $step ->
        [build] La carte piochée doit être posée maintenant.
        [buy] On peut acheter une boutique libre maintenant, ou rien.
       *[other] Ceci ne peut pas être tiré maintenant.
    }
refused-off-table = La carte ne serait pas entièrement sur la table.
refused-overlap = La carte chevaucherait { $card }.
refused-grid = La carte toucherait { $card } par un bord sans partager sa grille.
refused-turned = La carte toucherait { $card } en étant tournée de moins de 5 degrés. Tournez-la de 5 degrés ou plus, ou posez-la sur la grille.
refused-owners = La carte réunirait des boutiques de propriétaires différents.
refused-no-such-shop = { $shop } n’est pas sur la table.
refused-owned = La boutique en { $shop } appartient à { $owner_seat }.
refused-no-circle = La boutique en { $shop } n’a pas de cercle pour un jeton.
refused-other-name = La boutique en { $shop } porte un autre nom.

## Ce qui arrive

event-letter = { $seat } a la lettre { $letter }.
    .you = Vous avez la lettre { $letter }.
event-opened = La carte { $card } ouvre le marché.
event-first = { $seat } commence.
    .you = Vous commencez.
event-turn = Tour { $number } : { $seat }.
    .you = Tour { $number } : à vous.
event-earned = { $seat } encaisse { $count } et possède { $coins }.
    .you = Vous encaissez { $count } et possédez { $coins }.
event-drawn = { $acts ->
        [0] { $seat } pioche { $card }.
       *[other] { $seat } pioche { $card }, à sa propre lettre : { $effect } !
    }
    .you = { $acts ->
            [0] Vous piochez { $card }.
           *[other] Vous piochez { $card }, à votre propre lettre : { $effect } !
        }
event-fire = { $count ->
        [one] Incendie : la boutique de { $seat } en { $shop }, { $count } jeton, brûle.
       *[other] Incendie : la boutique de { $seat } en { $shop }, { $count } jetons, brûle.
    }
    .you = { $count ->
            [one] Incendie : votre boutique en { $shop }, { $count } jeton, brûle.
           *[other] Incendie : votre boutique en { $shop }, { $count } jetons, brûle.
        }
event-burnt = { $card } disparaît.
event-flood = { $count ->
        [one] Inondation : la boutique de { $seat } en { $shop } perd son jeton.
       *[other] Inondation : la boutique de { $seat } en { $shop } perd ses { $count } jetons.
    }
    .you = { $count ->
            [one] Inondation : votre boutique en { $shop } perd son jeton.
           *[other] Inondation : votre boutique en { $shop } perd ses { $count } jetons.
        }
event-nothing-hit = Aucune boutique n’est seule la plus grande : sans effet ({ $effect }).
event-festival = Fête : tout le monde encaisse, { $seat } d’abord.
    .you = Fête : tout le monde encaisse, vous d’abord.
event-celebrated = { $seat } encaisse { $count } à la fête et possède { $coins }.
    .you = Vous encaissez { $count } à la fête et possédez { $coins }.
event-built = { $count ->
        [0] { $seat } pose { $card } sur un terrain libre.
        [1] { $seat } pose { $card } contre une autre carte.
       *[other] { $seat } pose { $card } contre { $count } cartes.
    }
    .you = { $count ->
            [0] Vous posez { $card } sur un terrain libre.
            [1] Vous posez { $card } contre une autre carte.
           *[other] Vous posez { $card } contre { $count } cartes.
        }
event-aside = Il n’y a pas de place pour { $card } : { $seat } la met de côté.
    .you = Il n’y a pas de place pour { $card } : vous la mettez de côté.
event-grew = { $count ->
        [0] La boutique de { $seat } en { $shop } grandit, sans nouveau jeton.
       *[other] La boutique de { $seat } en { $shop } grandit de { $count }, à { $counters } jetons.
    }
    .you = { $count ->
            [0] Votre boutique en { $shop } grandit, sans nouveau jeton.
           *[other] Votre boutique en { $shop } grandit de { $count }, à { $counters } jetons.
        }
event-doors-shut = { $count ->
        [1] Une porte de { $seat } est fermée.
       *[other] { $count } portes de { $seat } sont fermées.
    }
    .you = { $count ->
            [1] Une de vos portes est fermée.
           *[other] { $count } de vos portes sont fermées.
        }
event-bought = { $seat } achète { $shop } pour { $price } et possède { $coins }.
    .you = Vous achetez { $shop } pour { $price } et possédez { $coins }.
event-passed = { $seat } n’achète rien.
    .you = Vous n’achetez rien.
event-over = { $reason ->
        [deck] La pioche est épuisée : la partie est finie.
        [festival] Le but est atteint pendant la fête : la partie est finie.
       *[other] { $seat } atteint le but : la partie est finie.
    }
    .you = { $reason ->
            [deck] La pioche est épuisée : la partie est finie.
            [festival] Le but est atteint pendant la fête : la partie est finie.
           *[other] Vous atteignez le but : la partie est finie.
        }

## La position

position-set-up = La partie se prépare.
position-turn = Tour { $number }, à { $seat } ; { $deck } cartes dans la pioche.
position-player = { $seat }, lettre { $letter } : { $coins } pièces, revenu { $income }, boutiques { $shops }.
position-card = { $card } ({ $effect }) en ({ $right } | { $up }), tournée de { $degrees }°.
position-shop = Boutique { $shop } de { $seat } : { $cells } cases, { $counters } jetons, { $doors } portes ouvertes.
position-free-shop = { $circles ->
        [0] Boutique { $shop } : { $cells } cases, aucun cercle, { $doors } portes ouvertes ; elle n’est pas à vendre.
       *[other] Boutique libre { $shop } : { $cells } cases, { $circles } cercles, prix { $doors }.
    }
position-alleys = Ruelles fermées : { $count }.
position-drawn = { $card } est à poser.
position-burnt = Brûlées : { $cards }.
position-aside = Mises de côté : { $cards }.

## L’image

picture-title = Le marché d’Agora

## Conseils : pourquoi un coup vaut la peine

hint-shop = { $doors ->
        [one] Sa seule porte ouverte se rembourse en un tour.
       *[other] Ses { $doors } portes ouvertes se remboursent en un tour.
    }
hint-free-shop = Elle ne coûte rien, et chaque porte qu’elle ouvrira rapportera.
hint-no-shop = Aucune boutique ne regagnerait son prix dans les tours qui restent.
hint-more-doors = { $doors ->
        [one] Vos boutiques gagnent { $doors } porte ouverte.
       *[other] Vos boutiques gagnent { $doors } portes ouvertes.
    }
hint-shut-doors = { $doors ->
        [one] Cela ferme { $doors } porte ouverte de { $seat }.
       *[other] Cela ferme { $doors } portes ouvertes de { $seat }.
    }
hint-harmless = Cela ne ferme aucune de vos portes.
