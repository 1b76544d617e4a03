### Agora (Ernest) en français.

title = Agora
about = Posez des cartes sous n’importe quel angle sur une table libre, achetez des boutiques, gardez vos portes sur la rue et bloquez celles des autres.
seat =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }

## Les mots de la notation

word-fire = incendie
    .the = l’incendie
word-flood = inondation
    .the = l’inondation
word-festival = fête
word-income = revenu
word-deck = pioche

## Les sources de points

source-start = Départ
source-income = Revenus
source-festivals = Fêtes
source-purchases = Achats

## Les fins de partie

ending-income = un joueur a atteint l’objectif en touchant ses revenus
ending-festival = un joueur a atteint l’objectif pendant une fête
ending-deck = la pioche est épuisée

## Les options

option-first_player = Qui commence
word-random = un joueur au hasard
word-letter = le joueur qui a la lettre de la première carte

## Ce qu’il faut faire

prompt-letters = Les lettres sont distribuées.
prompt-opening = La première carte du marché est révélée.
prompt-first = Le premier joueur est tiré au sort.
prompt-draw = Une carte est piochée.
prompt-build = { $seat } doit poser la carte { $card }.
    .you = Posez la carte { $card }, n’importe où et sous n’importe quel angle.
prompt-buy = { $seat } peut acheter une boutique.
    .you = Achetez une boutique libre, ou passez.
prompt-over = La partie est terminée.

## Les choix

choice-letters = les lettres sont { $letters }
choice-card = la carte est { $card }
choice-first = { $seat } commence
points = Pièces
hint-choice-build = poser { $card } à l’endroit indiqué
choice-build = { $count ->
        [0] poser { $card } sur un terrain libre en ({ $right } | { $up }), tournée de { $degrees }°
       *[other] poser { $card } contre { $cards } en ({ $right } | { $up }), tournée de { $degrees }°
    }
choice-buy = acheter { $shop } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }
choice-pass = ne rien acheter

## Les refus

refused-not-now =
    { $step ->
        [build] Posez d’abord la carte piochée.
        [buy] Vous pouvez seulement acheter une boutique libre, ou rien.
       *[other] Ce tirage n’est pas possible maintenant.
    }
refused-off-table = La carte doit reposer entièrement sur la table.
refused-overlap = La carte chevaucherait { $card }.
refused-grid = La carte toucherait un bord de { $card } sans s’aligner sur sa grille.
refused-turned = La carte toucherait { $card } avec un angle de moins de 5 degrés. Tournez-la d’au moins 5 degrés, ou alignez-la sur la grille.
refused-owners = La carte réunirait des boutiques de propriétaires différents.
refused-no-such-shop = { $shop } n’est pas sur la table.
refused-owned = La boutique en { $shop } appartient à { $owner_seat }.
refused-no-circle = La boutique en { $shop } n’a pas de cercle pour un jeton : elle n’est pas à vendre.
refused-other-name = La boutique en { $shop } porte un autre nom.

## Ce qui arrive

event-letter = { $seat } a la lettre { $letter }.
    .you = Vous avez la lettre { $letter }.
event-opened = La carte { $card } ouvre le marché.
event-first = { $seat } commence.
    .you = Vous commencez.
event-turn = Tour { $number } : { $seat }.
    .you = Tour { $number } : à vous.
event-earned = { $seat } touche { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } et en a maintenant { $coins }.
    .you = Vous touchez { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        } et en avez maintenant { $coins }.
event-drawn = { $acts ->
        [0] { $seat } pioche { $card }.
       *[other] { $seat } pioche { $card }, sa propre lettre : { $effect } !
    }
    .you = { $acts ->
            [0] Vous piochez { $card }.
           *[other] Vous piochez { $card }, votre propre lettre : { $effect } !
        }
event-fire = { $count ->
        [one] Incendie : la boutique { $seat_of } en { $shop } ({ $count } jeton) brûle.
       *[other] Incendie : la boutique { $seat_of } en { $shop } ({ $count } jetons) brûle.
    }
    .you = { $count ->
            [one] Incendie : votre boutique en { $shop } ({ $count } jeton) brûle.
           *[other] Incendie : votre boutique en { $shop } ({ $count } jetons) brûle.
        }
event-burnt = La carte { $card } est retirée.
event-flood = { $count ->
        [one] Inondation : la boutique { $seat_of } en { $shop } perd son jeton.
       *[other] Inondation : la boutique { $seat_of } en { $shop } perd ses { $count } jetons.
    }
    .you = { $count ->
            [one] Inondation : votre boutique en { $shop } perd son jeton.
           *[other] Inondation : votre boutique en { $shop } perd ses { $count } jetons.
        }
event-nothing-hit = Aucune boutique n’est plus grande que toutes les autres : { $effect_the } est sans effet.
event-festival = Fête : tout le monde touche ses revenus, { $seat } en premier.
    .you = Fête : tout le monde touche ses revenus, vous en premier.
event-celebrated = { $seat } touche { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } à la fête et en a maintenant { $coins }.
    .you = Vous touchez { $count ->
            [one] { $count } pièce
           *[other] { $count } pièces
        } à la fête et en avez maintenant { $coins }.
event-built = { $count ->
        [0] { $seat } pose { $card } sur un terrain libre.
        [one] { $seat } pose { $card } contre une autre carte.
       *[other] { $seat } pose { $card } contre { $count } cartes.
    }
    .you = { $count ->
            [0] Vous posez { $card } sur un terrain libre.
            [one] Vous posez { $card } contre une autre carte.
           *[other] Vous posez { $card } contre { $count } cartes.
        }
event-aside = Pas de place pour { $card } : { $seat } la met de côté.
    .you = Pas de place pour { $card } : vous la mettez de côté.
event-grew = { $count ->
        [0] La boutique { $seat_of } en { $shop } s’agrandit, sans nouveau jeton.
       *[other] La boutique { $seat_of } en { $shop } gagne { $count ->
            [one] { $count } jeton
           *[other] { $count } jetons
        } et en a maintenant { $counters }.
    }
    .you = { $count ->
            [0] Votre boutique en { $shop } s’agrandit, sans nouveau jeton.
           *[other] Votre boutique en { $shop } gagne { $count ->
                [one] { $count } jeton
               *[other] { $count } jetons
            } et en a maintenant { $counters }.
        }
event-doors-shut = { $count ->
        [one] Une porte { $seat_of } est bloquée.
       *[other] { $count } portes { $seat_of } sont bloquées.
    }
    .you = { $count ->
            [one] Une de vos portes est bloquée.
           *[other] { $count } de vos portes sont bloquées.
        }
event-bought = { $seat } achète { $shop } pour { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    } et en a maintenant { $coins }.
    .you = Vous achetez { $shop } pour { $price ->
            [one] { $price } pièce
           *[other] { $price } pièces
        } et en avez maintenant { $coins }.
event-passed = { $seat } n’achète rien.
    .you = Vous n’achetez rien.
event-over = { $reason ->
        [deck] La pioche est épuisée.
        [festival] Objectif de { $goal ->
            [one] { $goal } pièce
           *[other] { $goal } pièces
        } atteint à la fête : { $seats }.
       *[other] { $seat } a atteint { $goal ->
            [one] { $goal } pièce
           *[other] { $goal } pièces
        }.
    }
    .you = { $reason ->
            [deck] La pioche est épuisée.
            [festival] Objectif de { $goal ->
            [one] { $goal } pièce
           *[other] { $goal } pièces
        } atteint à la fête : { $seats }.
           *[other] Vous avez atteint { $goal ->
            [one] { $goal } pièce
           *[other] { $goal } pièces
        }.
        }

## La position

position-set-up = La partie se prépare.
position-turn = Tour { $number } : { $seat } ; { $deck ->
        [one] { $deck } carte
       *[other] { $deck } cartes
    } dans la pioche.
position-player = { $seat }, lettre { $letter } : { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, revenu { $income }, boutiques : { $shops }.
position-card = { $card } ({ $effect }) en ({ $right } | { $up }), tournée de { $degrees }°.
position-shop = Boutique { $shop } { $seat_of } : { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }, { $counters ->
        [one] { $counters } jeton
       *[other] { $counters } jetons
    }, { $doors ->
        [one] { $doors } porte ouverte
       *[other] { $doors } portes ouvertes
    }.
position-free-shop = { $circles ->
        [0] Boutique { $shop } : { $cells ->
            [one] { $cells } case
           *[other] { $cells } cases
        }, aucun cercle, { $doors ->
            [one] { $doors } porte ouverte
           *[other] { $doors } portes ouvertes
        } ; pas à vendre.
       *[other] Boutique libre { $shop } : { $cells ->
            [one] { $cells } case
           *[other] { $cells } cases
        }, { $circles ->
            [one] { $circles } cercle
           *[other] { $circles } cercles
        }, prix { $doors }.
    }
position-alleys = Ruelles fermées : { $count }.
position-drawn = { $card } reste à poser.
position-burnt = Brûlées : { $cards }.
position-aside = Mises de côté : { $cards }.

## L’image

picture-title = Le marché d’Agora

## Conseils : pourquoi un coup vaut la peine

hint-shop = { $doors ->
        [one] Avec sa porte ouverte, elle est remboursée en un tour.
       *[other] Avec ses { $doors } portes ouvertes, elle est remboursée en un tour.
    }
hint-free-shop = Elle ne coûte rien, et chaque porte qu’elle ouvrira rapportera.
hint-no-shop = Aucune boutique ne serait remboursée avant la fin de la partie.
hint-more-doors = { $doors ->
        [one] Vos boutiques gagnent { $doors } porte ouverte.
       *[other] Vos boutiques gagnent { $doors } portes ouvertes.
    }
hint-shut-doors = { $doors ->
        [one] Cela bloque { $doors } porte ouverte { $seat_of }.
       *[other] Cela bloque { $doors } portes ouvertes { $seat_of }.
    }
hint-harmless = Cela ne bloque aucune de vos portes.
