### Agora (Lieske) en français.

title = Agora
about = Envoyez vos citoyens au marché, à l’école et au tribunal, et élevez le plus beau monument de la cité.
seat =
    { $number ->
        [0] Bleu
        [1] Vert
        [2] Jaune
       *[3] Rouge
    }

## Les mots de la notation

word-nobody = personne
word-wood = bois
    .of = de bois
    .count = { $count } bois
word-clay = argile
    .of = d’argile
    .count = { $count ->
        [one] { $count } argile
       *[other] { $count } argiles
    }
word-marble = marbre
    .of = de marbre
    .count = { $count ->
        [one] { $count } marbre
       *[other] { $count } marbres
    }
word-market-1 = marchand 1
    .to = chez le marchand 1
word-market-2 = marchand 2
    .to = chez le marchand 2
word-market-3 = marchand 3
    .to = chez le marchand 3
word-exchange = Bourse
    .to = à la Bourse
word-exchange-1 = Bourse, case 1
    .to = à la Bourse (case 1)
word-exchange-2 = Bourse, case 2
    .to = à la Bourse (case 2)
word-exchange-3 = Bourse, case 3
    .to = à la Bourse (case 3)
word-exchange-4 = Bourse, case 4
    .to = à la Bourse (case 4)
word-stoa = Stoa
    .to = à la Stoa
word-court = Tribunal
    .to = au Tribunal
word-monument = Monument
    .to = au Monument

## Les sources de points

source-court = Tribunal
source-monument = Monument
source-rhetoric = Rhétorique
source-majorities = Majorités

## Les fins de partie

ending-prison = la prison est pleine
ending-monument = un joueur a atteint le sommet du Monument
ending-rhetoric = un joueur avait deux orateurs parfaits
ending-turns = le nombre maximal de tours est atteint
tie-break = En cas d’égalité, le joueur le plus haut sur le Monument l’emporte, puis celui qui a le plus de rhétorique au total (L6.3).

## Les options

option-open_hands = Les cartes ressource sont visibles de tous
option-stoa_row = Rhétorique gagnée sur les cases de la Stoa, dans l’ordre où elles se remplissent
word-plain = 2, 1, 1, 2, 1
word-even = 1, 2, 1, 2, 1 (plus équitable pour les derniers)

## Ce qu’il faut faire

prompt-start = Le premier joueur est tiré au sort.
prompt-demand = Un marqueur de demande est révélé.
prompt-dealers = Un marchand est révélé.
prompt-place = { $seat } doit envoyer un citoyen.
    .you = Envoyez un citoyen quelque part.
prompt-exchange = { $seat } peut échanger à la Bourse.
    .you = Citoyen { $citizen } à la Bourse : échangez { $paid ->
            [one] { $paid } carte
           *[other] { $paid } cartes
        } d’un type contre { $taken } d’un autre, ou passez.
prompt-stoa = { $seat } peut payer une carte à la Stoa.
    .you = Citoyen { $citizen } à la Stoa : payez une carte pour +{ $gain } en rhétorique, ou passez.
prompt-accuse = { $seat } doit accuser un marchand.
    .you = Vous êtes procureur : accusez un marchand.
prompt-jury = On tire trois jurés pour chaque joueur.
prompt-verdict = { $seat } juge le marchand de l’étal { $stall } ({ $resource }).
    .you = Vous êtes juge : le marchand de l’étal { $stall } ({ $resource }) est-il coupable ?
prompt-stack = { $seat } doit choisir une pile pour le nouveau marchand.
    .you = Vous êtes juge : choisissez une pile pour le nouveau marchand.
prompt-dealer = Le nouveau marchand est révélé.
prompt-monument = { $seat } peut faire un don au Monument.
    .you = Citoyen { $citizen } au Monument : faites un don pour le niveau { $level }, ou passez.
prompt-new-demand = Un nouveau marqueur de demande est révélé.
prompt-discard = { $seat } doit rendre des cartes.
    .you = Rendez des cartes jusqu’à n’en garder que { $limit }.
prompt-over = La partie est terminée.

## Les choix

choice-start = { $seat } commence
choice-demand = le Monument demande { $resource }
choice-dealer = étal { $stall } : { $resource }
choice-jury = jurés { $seat_of } : { $citizens }
choice-place = envoyer { $citizen } { $place_to }
choice-trade = échanger { $pays } contre { $gets }
choice-study = payer une carte { $resource_of }
choice-accuse = accuser le marchand de l’étal { $stall } ({ $resource })
choice-guilty = coupable
choice-acquit = non coupable
choice-stack = piocher dans la pile { $stack }
choice-discard = rendre une carte { $resource_of }
choice-donate = donner { $gift }
choice-pass = passer

## Les refus

refused-not-now =
    { $step ->
        [place] Envoyez maintenant un citoyen ; vous ne pouvez pas passer.
        [exchange] Échangez maintenant à la Bourse, ou passez.
        [stoa] Payez maintenant une carte à la Stoa, ou passez.
        [accuse] Le procureur doit maintenant accuser un marchand.
        [verdict] Le juge doit maintenant décider : coupable ou non coupable.
        [stack] Le juge doit maintenant choisir une pile.
        [monument] Faites maintenant un don au Monument, ou passez.
        [discard] Rendez maintenant des cartes.
       *[other] Ce tirage n’est pas possible maintenant.
    }
refused-not-at-home = Le citoyen { $citizen } est déjà sur le plateau.
refused-no-space = Plus de case libre { $place_to }.
refused-same-resource = Vous ne pouvez pas reprendre le type que vous payez : choisissez-en un autre.
refused-too-few-cards = Cette case coûte { $pays } : vous n’en avez pas assez.
refused-stock-too-small = La réserve a moins de { $gets }, et un échange ne peut pas être partiel.
refused-no-such-card = Vous n’avez aucune carte de ce type.
refused-empty-stack = La pile { $stack } est vide.
refused-wrong-gift = Le niveau { $level } ne demande pas { $gift }.
refused-gift-too-dear = Le niveau { $level } coûte { $gift } : vous n’en avez pas assez.

## Les événements

event-start = { $seat } est premier joueur.
    .you = Vous êtes premier joueur.
event-demand = Le Monument demande : { $resource }.
event-dealer = L’étal { $stall } accueille un marchand ({ $resource }).
event-turn = Le tour { $number } commence ; { $seat } joue en premier.
    .you = Le tour { $number } commence ; vous jouez en premier.
event-placed = { $citizen ->
        [hidden] { $seat } envoie un citoyen { $place_to }.
       *[other] { $seat } envoie le citoyen { $citizen } { $place_to }.
    }
    .you = { $citizen ->
            [hidden] Vous envoyez un citoyen { $place_to }.
           *[other] Vous envoyez le citoyen { $citizen } { $place_to }.
        }
event-turned-up = { $seat } révèle { $citizens } { $place_to }.
    .you = Vous révélez { $citizens } { $place_to }.
event-served = { $seat } prend { $cards } chez le marchand { $stall }.
    .you = Vous prenez { $cards } chez le marchand { $stall }.
event-shortage = La réserve est épuisée : { $seat } perd { $cards } chez le marchand { $stall }.
    .you = La réserve est épuisée : vous perdez { $cards } chez le marchand { $stall }.
event-traded = { $seat } échange { $pays } contre { $gets }.
    .you = Vous échangez { $pays } contre { $gets }.
event-passed = { $seat } passe { $section_to }.
    .you = Vous passez { $section_to }.
event-studied = { $seat } paie une carte { $resource_of } : le citoyen { $citizen } monte à { $rhetoric } en rhétorique.
    .you = Vous payez une carte { $resource_of } : le citoyen { $citizen } monte à { $rhetoric } en rhétorique.
event-prosecutes = { $seat } devient procureur avec { $sum } en rhétorique.
    .you = Vous devenez procureur avec { $sum } en rhétorique.
event-no-prosecutor = Tribunal vide ou à égalité : personne n’est accusé.
event-accused = { $seat } accuse le marchand de l’étal { $stall } ({ $resource }).
    .you = Vous accusez le marchand de l’étal { $stall } ({ $resource }).
event-jury = Jurés { $seat_of } : { $jurors }.
    .you = Vos jurés : { $jurors }.
event-judges = { $seat } devient juge avec { $sum } en rhétorique.
    .you = Vous devenez juge avec { $sum } en rhétorique.
event-no-judge = Égalité entre tous les jurys : ni juge ni verdict.
event-acquitted = { $seat } acquitte le marchand de l’étal { $stall } ({ $resource }).
    .you = Vous acquittez le marchand de l’étal { $stall } ({ $resource }).
event-convicted = { $seat } condamne le marchand de l’étal { $stall } ({ $resource }) : { $other_seat } gagne un point, et le marchand va en prison.
    .you = Vous condamnez le marchand de l’étal { $stall } ({ $resource }) : { $other_seat } gagne un point, et le marchand va en prison.
    .yours = { $seat } condamne le marchand de l’étal { $stall } ({ $resource }) : vous gagnez un point, et le marchand va en prison.
event-lost-rhetoric = Le citoyen { $citizen } { $seat_of } descend à { $rhetoric } en rhétorique.
    .you = Votre citoyen { $citizen } descend à { $rhetoric } en rhétorique.
event-stack = { $seat } pioche dans la pile { $stack }.
    .you = Vous piochez dans la pile { $stack }.
event-thanked = { $points ->
        [0] Le marchand remercie { $seat } : { $cards }.
       *[other] { $count ->
            [0] { $seat } gagne un point ; la réserve est épuisée ({ $resource }).
           *[other] { $seat } gagne un point, et { $cards } du nouveau marchand.
        }
    }
    .you = { $points ->
            [0] Le marchand vous remercie : { $cards }.
           *[other] { $count ->
                [0] Vous gagnez un point ; la réserve est épuisée ({ $resource }).
               *[other] Vous gagnez un point, et { $cards } du nouveau marchand.
            }
        }
event-donated = { $seat } donne { $gift } et atteint le niveau { $level }.
    .you = Vous donnez { $gift } et atteignez le niveau { $level }.
event-demand-shuffled = Tous les marqueurs de demande sont mélangés.
event-discarded = { $seat } rend une carte { $resource_of }.
    .you = Vous rendez une carte { $resource_of }.
event-final-turn = C’est le dernier tour : { $ending ->
        [prison] la prison est pleine.
        [monument] { $seats } au sommet du Monument.
        [rhetoric] deux orateurs parfaits pour { $seats }.
       *[turns] le nombre maximal de tours est atteint.
    }
event-over = { $ending ->
        [prison] La prison est pleine.
        [monument] Sommet du Monument atteint : { $seats }.
        [rhetoric] { $players ->
            [0] Un joueur avait deux orateurs parfaits.
           *[other] Deux orateurs parfaits : { $seats }.
        }
       *[turns] Le nombre maximal de tours est atteint.
    }

## La position

position-set-up = La partie se met en place.
event-lost-point = { $seat } perd un point.
    .you = Vous perdez un point.
position-turn = Tour { $number } ; { $seat } joue en premier.
position-dealer = Marchand { $stall } : { $resource } ; cartes par case : { $yields } ; présents : { $citizens }.
position-exchange = Bourse : { $spaces }.
position-stoa = Stoa ; rhétorique par case : { $gains } ; présents : { $citizens }.
position-court = Tribunal : { $citizens }.
position-monument = Monument, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    }, demande { $demand } ; présents : { $citizens }.
position-stock = Réserve : { $cards }.
position-prison = Prison : { $dealers }. Marqueurs restant dans les piles : { $stacks }.
position-trial = { $stall ->
        [0] { $seat } est procureur.
       *[other] { $seat } accuse le marchand { $stall }.
    }
position-player = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur la piste, Monument niveau { $level }, rhétorique { $citizens }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } en main : { $cards }.
position-final-turn = C’est le dernier tour.
position-judge = { $seat } est juge.

## Conseils : pourquoi un coup vaut la peine

hint-market = { $cards ->
        [one] Cette case rapporte { $cards } carte pour le Monument.
       *[other] Cette case rapporte { $cards } cartes pour le Monument.
    }
hint-exchange = Un échange peut apporter les cartes du prochain niveau.
hint-stoa = La Stoa donne +{ $gain } : la rhétorique rapporte des points et décide au Tribunal.
hint-court = Le meilleur orateur au Tribunal choisit l’accusé, et une condamnation vaut un point.
hint-gift = C’est ici que s’achète le prochain niveau du Monument, et les cases sont rares.
hint-guilty = Une condamnation donne au juge un point et deux cartes.
hint-acquit = Un acquittement coûte un point au procureur et épargne les citoyens de cet étal.
hint-keep = Ces cartes valent plus en main que ce qu’elles achèteraient ici.
hint-donate = { $points ->
        [one] Vous passez à { $points } point sur le Monument et ouvrez le niveau suivant.
       *[other] Vous passez à { $points } points sur le Monument.
    }
hint-trade = Cela vous rapproche du prochain niveau du Monument.
hint-study = Une carte contre de la rhétorique : des points à la fin, et plus de poids au Tribunal.
