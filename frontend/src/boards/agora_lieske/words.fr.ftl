### Le plateau d’Agora (Lieske) en français.

agora_lieske-section-market = Marché
agora_lieske-section-exchange = Bourse
agora_lieske-section-stoa = Stoa
agora_lieske-section-court = Tribunal
agora_lieske-section-monument = Monument
agora_lieske-done = terminé ce tour-ci
agora_lieske-nobody = personne
agora_lieske-final = Dernier tour : { $why }

## Les citoyens

agora_lieske-citizen = le citoyen { $citizen } de { $seat }, rhétorique { $rhetoric }
agora_lieske-citizen-hidden = un citoyen de { $seat }, face cachée
agora_lieske-own-citizen = Citoyen { $citizen }, { $where } : rhétorique { $rhetoric }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
agora_lieske-at-home = chez lui
agora_lieske-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agora_lieske-tableau = { $seat } : citoyens, cartes et points
agora_lieske-if-now = si c’était la fin

## Le Marché, la réserve et la prison

agora_lieske-dealer = Le marchand de l’étal { $stall } vend : { $resource }
agora_lieske-dealer-none = L’étal { $stall } n’a pas de marchand
agora_lieske-stall = Étal { $stall }, emplacements de { $cards } cartes ; s’y trouvent : { $standing }
agora_lieske-stock = Réserve
agora_lieske-stock-of = Réserve : { $count } { $resource }
agora_lieske-stacks = Nouveaux marchands
agora_lieske-stack = Pile { $stack } des nouveaux marchands : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
agora_lieske-unseen = Encore cachés dans les piles : { $dealers }
agora_lieske-prison = Prison
agora_lieske-prison-count = Prison : { $count } cellules occupées sur { $cells }
agora_lieske-empty-cell = une cellule vide

## La Bourse et la Stoa

agora_lieske-exchange = Bourse, emplacement { $space } : { $pay } cartes d’un type contre { $take } d’un autre ; s’y trouve : { $standing }
agora_lieske-stoa = Stoa, emplacements de { $gains } de rhétorique ; s’y trouvent : { $standing }

## Le Tribunal

agora_lieske-court = Tribunal, place pour tous ; s’y trouvent : { $standing }
agora_lieske-court-floor = la tribune des orateurs
agora_lieske-speech = { $seat } : { $sum } de rhétorique au Tribunal
agora_lieske-role = { $role } : { $who }
agora_lieske-prosecutor = Procureur
agora_lieske-judge = Juge
agora_lieske-accused = Accusé
agora_lieske-accused-dealer = Accusé : le marchand ({ $resource }) de l’étal { $stall }
agora_lieske-bench-empty = Le banc des accusés est vide
agora_lieske-jury-title = Jury
agora_lieske-jury = Jurés de { $seat } : { $jurors } ; ensemble { $sum }
agora_lieske-jury-none = Les jurés de { $seat } ne sont pas tirés

## Le Monument

agora_lieske-monument = Monument, { $count } emplacements ; s’y trouvent : { $standing }
agora_lieske-demand-title = Demande
agora_lieske-demand = Le Monument demande : { $resources }
agora_lieske-demand-left = Demandes restant dans la pile : { $resources }
agora_lieske-any-one = { $count } d’un même type, au choix
agora_lieske-level = Niveau { $level } : vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, coûte { $cost } ; s’y trouvent : { $who }

## La main, la piste, les panneaux

agora_lieske-hand = Cartes
agora_lieske-hand-of = Ma main : { $count } { $resource }
agora_lieske-track = Points sur la piste : { $scores }
agora_lieske-panel-rhetoric = Rhétorique : { $values }
agora_lieske-panel-home = { $count ->
        [one] { $count } citoyen chez lui
       *[other] { $count } citoyens chez eux
    }
agora_lieske-panel-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
agora_lieske-panel-level = Niveau { $level } du Monument
agora_lieske-starts = Premier joueur de ce tour

## La partie guidée

lesson-agora_lieske-welcome =
    Vous dirigez cinq citoyens, de A à E, d’une cité grecque, et il vous faut le plus de points à la fin de la partie. Les points viennent du Monument (plus votre marche est haute, plus elle vaut), de la rhétorique de vos citoyens, des procès gagnés et des majorités de cartes.
    À chaque tour, tous les citoyens sont d’abord envoyés face cachée ; puis les cinq sections de la place agissent dans l’ordre de leurs numéros : Marché, Bourse, Stoa, Tribunal, Monument.
    La partie s’achève avec le tour où la prison est pleine, où quelqu’un atteint la plus haute marche, ou bien a deux citoyens à 9 de rhétorique.
lesson-agora_lieske-place =
    Envoyez un citoyen : touchez l’un des cinq vôtres en bas, puis un lieu de la place, ou l’inverse. Chacun en envoie un à son tour jusqu’à ce que tous soient debout ; les autres voient à qui est le citoyen, mais pas lequel c’est.
    Le Marché donne des cartes (le nombre sous l’emplacement), la Bourse les échange, la Stoa change une carte en rhétorique, le Tribunal accuse un marchand, le Monument change les cartes en points. Pour commencer, envoyez-en un ou deux au Marché, et un à la Stoa ou au Monument si vous aurez de quoi payer.
    Les emplacements se remplissent depuis la gauche : prendre un faible peut en ouvrir un fort au joueur suivant. Vos bons orateurs servent au Tribunal et là où la réserve risque de manquer.
lesson-agora_lieske-exchange =
    Votre citoyen mis en lumière peut faire un échange à sa table. « 3 → 2 » veut dire : payez trois cartes d’un type, prenez-en deux d’un même autre type.
    Touchez le type que vous payez dans votre main, en bas, puis la pile voulue de la réserve ; ou touchez « passer ». La demande du Monument vous dit de quels types vous aurez besoin.
lesson-agora_lieske-stoa =
    Votre citoyen mis en lumière peut étudier : touchez une carte de votre main, de n’importe quel type, pour la payer, et sa rhétorique augmente du nombre inscrit sous son emplacement. Ou touchez « passer ».
    La rhétorique vaut des points à la fin (chaque citoyen montre combien), décide au Tribunal et passe d’abord quand un étal manque de cartes. Payez de préférence avec un type que le Monument ne demande pas.
lesson-agora_lieske-accuse =
    Vos citoyens parlent le mieux au Tribunal : vous êtes procureur et devez accuser un marchand. Touchez l’un des trois au Marché.
    On tire ensuite trois citoyens de chaque joueur comme jurés, et celui dont les jurés ont le plus de rhétorique est juge. Coupable vous rapporte un point, non coupable vous en coûte un. Tous les citoyens à l’étal d’un marchand condamné perdent 1 de rhétorique : accusez là où se tiennent les autres, mais pas le juge.
lesson-agora_lieske-verdict =
    Vos jurés parlent le mieux : vous êtes juge. Touchez « coupable » ou « non coupable » au Tribunal.
    Coupable : vous et le procureur gagnez un point chacun, tous les citoyens de cet étal perdent 1 de rhétorique, vous révélez un nouveau marchand et prenez deux cartes de son type. Non coupable : le procureur perd un point et vous prenez une carte de l’ancien marchand. Coupable est en général meilleur, sauf si vos propres citoyens sont à cet étal ou si le sixième prisonnier termine la partie trop tôt pour vous.
lesson-agora_lieske-stack =
    Le marchand condamné est en prison, un nouveau arrive. Touchez l’une des piles de nouveaux marchands, à droite du Marché ; vous prenez deux cartes de ce qu’il vend.
    Personne ne connaît leur ordre. Les petits nombres à côté des piles disent combien de chaque type sont encore cachés.
lesson-agora_lieske-monument =
    Votre citoyen mis en lumière peut donner des cartes pour votre prochaine marche du Monument, la dorée. Touchez l’un des dons proposés, ou touchez « passer ».
    Les deux marqueurs ronds montrent les types demandés. « 2+3 » sous une marche veut dire deux de l’un et trois de l’autre ; si les deux marqueurs sont pareils, tout dans ce type ; « 3= » veut dire trois d’un même type, au choix. Le grand nombre de chaque marche est ce qu’elle vaudra : plus on monte, plus une marche rapporte.
lesson-agora_lieske-discard =
    À la fin d’un tour, personne ne garde plus de cartes que la limite. Touchez des cartes de votre main pour les rendre à la réserve, une par une.
    Gardez les types que demande le Monument à présent ; à la fin de la partie, avoir seul le plus de cartes d’un type vaut aussi un point.
