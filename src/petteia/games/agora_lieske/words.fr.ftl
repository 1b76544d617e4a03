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
word-clay = argile
word-marble = marbre
word-market-1 = marchand 1
word-market-2 = marchand 2
word-market-3 = marchand 3
word-exchange = Bourse
word-exchange-1 = Bourse 1
word-exchange-2 = Bourse 2
word-exchange-3 = Bourse 3
word-exchange-4 = Bourse 4
word-stoa = Stoa
word-court = Tribunal
word-monument = Monument

## Les sources de points

source-court = Tribunal
source-monument = Monument
source-rhetoric = Rhétorique
source-majorities = Majorités

## Les fins de partie

ending-prison = la prison est pleine
ending-monument = quelqu’un a atteint le sommet du Monument
ending-rhetoric = quelqu’un a eu deux orateurs parfaits
ending-turns = aucune partie n’est plus longue
tie-break = Le plus haut sur le Monument l’emporte, puis la plus grande somme de rhétorique (L6.3).

## Les options

option-open_hands = Les cartes ressource de tous sont visibles
option-stoa_row = Les gains des places de la Stoa, dans l’ordre où on les prend
word-plain = 2, 1, 1, 2, 1
word-even = 1, 2, 1, 2, 1 (plus doux pour les derniers)

## Ce qu’il faut faire

prompt-start = Le premier joueur est tiré au sort.
prompt-demand = Un marqueur de demande est révélé.
prompt-dealers = Un marchand est révélé.
prompt-place = { $seat } : envoyez un citoyen quelque part.
prompt-exchange = { $seat }, citoyen { $citizen } à la Bourse : échangez { $paid } cartes d’un type contre { $taken } d’un autre, ou passez.
prompt-stoa = { $seat }, citoyen { $citizen } à la Stoa : payez une carte pour { $gain } de rhétorique, ou passez.
prompt-accuse = { $seat }, procureur : accusez un marchand.
prompt-jury = On tire trois lots pour chaque joueur.
prompt-verdict = { $seat }, juge : le marchand ({ $resource }) de l’étal { $stall } est-il coupable ?
prompt-stack = { $seat }, juge : choisissez une pile pour le nouveau marchand.
prompt-dealer = Le nouveau marchand est révélé.
prompt-monument = { $seat }, citoyen { $citizen } au Monument : donnez pour le niveau { $level }, ou passez.
prompt-new-demand = Un nouveau marqueur de demande est révélé.
prompt-discard = { $seat } : rendez des cartes jusqu’à n’en garder que { $limit }.
prompt-over = La partie est terminée.

## Les choix

choice-start = { $seat } commence
choice-demand = on demande : { $resource }
choice-dealer = étal { $stall } : { $resource }
choice-jury = jurés de { $seat } : { $citizens }
choice-place = envoyer { $citizen } : { $place }
choice-trade = échanger { $count } × { $paid } contre { $received } × { $taken }
choice-study = payer une carte { $resource }
choice-accuse = accuser le marchand ({ $resource }) de l’étal { $stall }
choice-guilty = coupable
choice-acquit = non coupable
choice-stack = piocher dans la pile { $stack }
choice-discard = rendre une carte { $resource }
choice-donate = donner { $gift }
choice-pass = passer

## Les refus

refused-not-now =
    { $step ->
        [place] On place ses citoyens, chacun à son tour ; personne ne peut passer.
        [exchange] On attend un échange ou un refus à la Bourse.
        [stoa] On attend un citoyen à la Stoa : payer une carte ou passer.
        [accuse] Le procureur doit maintenant accuser un marchand.
        [verdict] Le juge doit maintenant décider : coupable ou non.
        [stack] Le juge doit maintenant choisir une pile.
        [monument] On attend un don ou un refus au Monument.
        [discard] Il faut maintenant rendre des cartes.
       *[other] Ceci ne peut pas être tiré maintenant.
    }
refused-not-at-home = Le citoyen { $citizen } est déjà sur le plateau.
refused-no-space = Plus d’emplacement libre : { $place }.
refused-same-resource = Reprendre le type payé ne sert à rien : choisissez-en un autre.
refused-too-few-cards = Cet emplacement demande { $count } × { $paid }, et vous en avez moins.
refused-stock-too-small = La réserve a moins de { $received } × { $taken } ; pas d’échange partiel.
refused-no-such-card = Vous n’avez aucune carte de ce type.
refused-empty-stack = La pile { $stack } est vide.
refused-wrong-gift = Le niveau { $level } ne demande pas { $gift }.
refused-gift-too-dear = Le niveau { $level } demande { $gift }, et vous en avez moins.

## Les événements

event-start = { $seat } commence.
    .you = Vous commencez.
event-demand = Le Monument demande : { $resource }.
event-dealer = Un marchand ({ $resource }) ouvre l’étal { $stall }.
event-turn = Le tour { $number } commence ; { $seat } débute.
    .you = Le tour { $number } commence ; vous débutez.
event-placed = { $citizen ->
        [hidden] { $seat } envoie un citoyen : { $place }.
       *[other] { $seat } envoie le citoyen { $citizen } : { $place }.
    }
    .you = { $citizen ->
            [hidden] Vous envoyez un citoyen : { $place }.
           *[other] Vous envoyez le citoyen { $citizen } : { $place }.
        }
event-turned-up = { $seat } révèle { $citizens } ({ $place }).
    .you = Vous révélez { $citizens } ({ $place }).
event-served = { $seat } prend { $count } × { $resource } chez le marchand { $stall }.
    .you = Vous prenez { $count } × { $resource } chez le marchand { $stall }.
event-shortage = La réserve ne suffit pas : il manque à { $seat } { $count } × { $resource } chez le marchand { $stall }.
    .you = La réserve ne suffit pas : il vous manque { $count } × { $resource } chez le marchand { $stall }.
event-traded = { $seat } échange { $count } × { $paid } contre { $received } × { $taken }.
    .you = Vous échangez { $count } × { $paid } contre { $received } × { $taken }.
event-passed = { $seat } passe ({ $section }).
    .you = Vous passez ({ $section }).
event-studied = { $seat } paie une carte { $resource } : le citoyen { $citizen } atteint { $rhetoric } de rhétorique.
    .you = Vous payez une carte { $resource } : le citoyen { $citizen } atteint { $rhetoric } de rhétorique.
event-prosecutes = { $seat } est procureur avec { $sum } de rhétorique.
    .you = Vous êtes procureur avec { $sum } de rhétorique.
event-no-prosecutor = Personne ne l’emporte au Tribunal ; personne n’est accusé.
event-accused = { $seat } accuse le marchand ({ $resource }) de l’étal { $stall }.
    .you = Vous accusez le marchand ({ $resource }) de l’étal { $stall }.
event-jury = Jurés de { $seat } : { $jurors }.
    .you = Vos jurés : { $jurors }.
event-judges = { $seat } est juge avec { $sum } de rhétorique.
    .you = Vous êtes juge avec { $sum } de rhétorique.
event-no-judge = Égalité parfaite des jurés : ni juge ni verdict.
event-acquitted = { $seat } acquitte le marchand ({ $resource }) de l’étal { $stall }.
    .you = Vous acquittez le marchand ({ $resource }) de l’étal { $stall }.
event-convicted = { $seat } condamne le marchand ({ $resource }) de l’étal { $stall } : { $other_seat } gagne un point, le marchand va en prison.
    .you = Vous condamnez le marchand ({ $resource }) de l’étal { $stall } : le procureur gagne un point, le marchand va en prison.
    .yours = { $seat } condamne le marchand ({ $resource }) de l’étal { $stall } : vous gagnez un point, le marchand va en prison.
event-lost-rhetoric = Le citoyen { $citizen } de { $seat } tombe à { $rhetoric } de rhétorique.
    .you = Votre citoyen { $citizen } tombe à { $rhetoric } de rhétorique.
event-stack = { $seat } pioche dans la pile { $stack }.
    .you = Vous piochez dans la pile { $stack }.
event-thanked = { $points ->
        [0] Le marchand remercie { $seat } avec { $count } × { $resource }.
       *[other] { $count ->
            [0] { $seat } gagne un point ; le nouveau marchand n’a rien à donner ({ $resource }).
           *[other] { $seat } gagne un point, et { $count } × { $resource } du nouveau marchand.
        }
    }
    .you = { $points ->
            [0] Le marchand vous remercie avec { $count } × { $resource }.
           *[other] { $count ->
                [0] Vous gagnez un point ; le nouveau marchand n’a rien à donner ({ $resource }).
               *[other] Vous gagnez un point, et { $count } × { $resource } du nouveau marchand.
            }
        }
event-donated = { $seat } donne { $gift } et atteint le niveau { $level }.
    .you = Vous donnez { $gift } et atteignez le niveau { $level }.
event-demand-shuffled = Tous les marqueurs de demande sont mélangés.
event-discarded = { $seat } rend une carte { $resource }.
    .you = Vous rendez une carte { $resource }.
event-final-turn = C’est le dernier tour : { $ending ->
        [prison] la prison est pleine.
        [monument] quelqu’un a atteint le sommet du Monument.
        [rhetoric] quelqu’un a deux orateurs parfaits.
       *[turns] aucune partie n’est plus longue.
    }
event-over = La partie est terminée.

## La position

position-set-up = La partie se met en place.
event-lost-point = { $seat } perd un point.
    .you = Vous perdez un point.
position-turn = Tour { $number } ; { $seat } est premier joueur.
position-dealer = Marchand { $stall } : { $resource }, emplacements de { $yields } cartes : { $citizens }.
position-exchange = Bourse : { $spaces }.
position-stoa = Stoa, emplacements de { $gains } de rhétorique : { $citizens }.
position-court = Tribunal : { $citizens }.
position-monument = Monument, { $count } emplacements, demande { $demand } : { $citizens }.
position-stock = Réserve : { $cards }.
position-prison = Prison : { $dealers }. Marqueurs dans les piles : { $stacks }.
position-trial = { $stall ->
        [0] { $seat } est procureur.
       *[other] { $seat } accuse le marchand { $stall }.
    }
position-player = { $seat } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } sur la piste, Monument niveau { $level }, rhétorique { $citizens }, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ({ $cards }).
position-final-turn = C’est le dernier tour.
position-judge = { $seat } est juge.

## Conseils : pourquoi un coup vaut la peine

hint-market = { $cards ->
        [one] Cette case rapporte une carte, et les cartes bâtissent le Monument.
       *[other] Cette case rapporte { $cards } cartes, et les cartes bâtissent le Monument.
    }
hint-exchange = Un échange peut apporter les cartes que demande le prochain niveau.
hint-stoa = La Stoa enseigne +{ $gain } : la rhétorique rapporte des points et gagne au tribunal.
hint-court = Qui parle le mieux au tribunal choisit l’accusé, et une condamnation vaut un point.
hint-gift = Ici s’achète le prochain niveau du Monument, et les cases sont rares.
hint-guilty = Une condamnation donne au juge un point et deux cartes.
hint-acquit = Un acquittement coûte un point au procureur et épargne les citoyens de cet étal.
hint-keep = Ces cartes valent plus en main que ce qu’elles achèteraient ici.
hint-donate = { $points ->
        [one] Le prochain niveau du Monument vaut { $points } point en tout, et mène plus haut.
       *[other] Le prochain niveau du Monument vaut { $points } points en tout.
    }
hint-trade = La main se rapproche du prochain niveau du Monument.
hint-study = Une carte contre de la rhétorique : des points à la fin, et plus de poids au tribunal.
