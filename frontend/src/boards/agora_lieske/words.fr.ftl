### Le plateau d’Agora (Lieske) en français.

agora_lieske-section-market = Marché
agora_lieske-section-exchange = Bourse
agora_lieske-section-stoa = Stoa
agora_lieske-section-court = Tribunal
agora_lieske-section-monument = Monument
agora_lieske-done = terminé ce tour-ci
agora_lieske-nobody = personne
agora_lieske-final = Dernier tour : { $why }

## Les citoyens

agora_lieske-citizen = { $seat } : citoyen { $citizen }, rhétorique { $rhetoric }
agora_lieske-citizen-hidden = { $seat } : un citoyen, face cachée
agora_lieske-own-citizen = Citoyen { $citizen }, { $where } : rhétorique { $rhetoric }, soit { $points ->
        [one] { $points } point
       *[other] { $points } points
    } à la fin
agora_lieske-at-home = chez lui
agora_lieske-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agora_lieske-tableau = { $seat } : citoyens, cartes et points
agora_lieske-if-now = si la partie s’arrêtait là

## Le Marché, la réserve et la prison

agora_lieske-dealer = Marchand { $roman } { $resource }, à l’étal { $stall }
agora_lieske-dealer-none = { $roman } personne : l’étal { $stall } n’a pas de marchand
agora_lieske-stall = Étal { $stall } ; cartes par case : { $cards } ; présents : { $standing }
agora_lieske-stock = Réserve
agora_lieske-stock-of = Réserve : { $count } { $resource }
agora_lieske-stacks = Nouveaux marchands
agora_lieske-stack = Pile { $stack } des nouveaux marchands : { $count ->
        [one] { $count } marqueur
       *[other] { $count } marqueurs
    }
agora_lieske-unseen = Encore cachés dans les piles : { $dealers }
agora_lieske-prison = Prison
agora_lieske-prison-count = Prison : { $count ->
        [one] { $count } cellule occupée
       *[other] { $count } cellules occupées
    } sur { $cells }
agora_lieske-empty-cell = une cellule vide

## La Bourse et la Stoa

agora_lieske-exchange = Bourse, case { $space } : { $pay ->
        [one] { $pay } carte
       *[other] { $pay } cartes
    } d’un type contre { $take } d’un autre ; présent : { $standing }
agora_lieske-stoa = Stoa ; rhétorique par case : { $gains } ; présents : { $standing }

## Le Tribunal

agora_lieske-court = Tribunal, places illimitées ; présents : { $standing }
agora_lieske-court-floor = la tribune des orateurs
agora_lieske-speech = { $seat } : { $sum } en rhétorique au Tribunal
agora_lieske-role = { $role } : { $who }
agora_lieske-prosecutor = Procureur
agora_lieske-judge = Juge
agora_lieske-accused = Accusé
agora_lieske-accused-dealer = Accusé : le marchand ({ $resource }) de l’étal { $stall }
agora_lieske-bench-empty = Aucun marchand n’est accusé
agora_lieske-jury-title = Jury
agora_lieske-jury = Jurés ({ $seat }) : { $jurors } ; total { $sum }
agora_lieske-jury-none = Jurés ({ $seat }) : pas encore tirés

## Le Monument

agora_lieske-monument = Monument, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } ; présents : { $standing }
agora_lieske-demand-title = Demande
agora_lieske-demand = Le Monument demande : { $resources }
agora_lieske-demand-left = Demandes restant dans la pile : { $resources }
agora_lieske-any-one = { $count } d’un même type au choix
agora_lieske-level = Niveau { $level } : vaut { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, coûte { $cost } ; s’y trouvent : { $who }

## La main, la piste, les panneaux

agora_lieske-hand = Cartes
agora_lieske-hand-limit = { $limit } au plus après le tour
agora_lieske-hand-of = Ma main : { $count } { $resource }
agora_lieske-track = Points sur la piste : { $scores }
agora_lieske-panel-rhetoric = Rhétorique : { $values }
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
    Vous dirigez cinq citoyens, de A à E, et voulez le plus de points à la fin : pour votre niveau du Monument, la rhétorique de vos citoyens, les procès gagnés et les majorités de cartes.
    À chaque tour, tous les citoyens sont envoyés face cachée, un par un ; puis les cinq sections agissent dans l’ordre de leurs numéros.
    La partie s’achève avec le tour où la prison est pleine, où un joueur atteint le plus haut niveau, ou bien a deux citoyens à 9 en rhétorique.
lesson-agora_lieske-place =
    Cliquez sur l’un de vos citoyens en bas, puis sur un lieu en surbrillance. Le Marché donne des cartes (voyez le nombre sous chaque case), la Bourse les échange, la Stoa change une carte en rhétorique, le Tribunal accuse un marchand, le Monument change les cartes en points.
    Les cases se remplissent depuis la gauche : en prendre une faible peut en ouvrir une forte au joueur suivant. Pour commencer, envoyez-en deux au Marché et les autres là où vous aurez des cartes à payer.
lesson-agora_lieske-exchange =
    Votre citoyen mis en avant peut échanger : « 3 → 2 » veut dire payer trois cartes d’un type et en prendre deux d’un même autre type.
    Cliquez sur le type que vous payez dans votre main, puis la pile voulue de la réserve, ou « passer ». Les deux marqueurs de demande du Monument montrent ce qu’il vous faudra.
lesson-agora_lieske-stoa =
    Votre citoyen mis en avant peut étudier : cliquez sur une carte de votre main pour la payer, et sa rhétorique augmente du nombre inscrit sous sa case ; ou cliquez sur « passer ».
    La rhétorique donne des points à la fin, décide au Tribunal et donne la priorité quand un étal manque de cartes. Payez de préférence avec un type que le Monument ne demande pas.
lesson-agora_lieske-accuse =
    Vos citoyens parlent le mieux au Tribunal : vous êtes procureur et devez accuser un marchand. Cliquez sur l’un des trois au Marché.
    Un verdict de culpabilité vous rapporte un point, un acquittement vous en coûte un ; à l’étal d’un marchand condamné, chaque citoyen perd 1 de rhétorique. Le juge sera celui dont les trois jurés, tirés au sort, parlent le mieux : accusez là où il n’a rien à perdre.
lesson-agora_lieske-verdict =
    Vos jurés parlent le mieux : vous êtes juge. Touchez « coupable » ou « non coupable » au Tribunal.
    Coupable : vous et le procureur gagnez un point, tous les citoyens de cet étal perdent 1 de rhétorique, et vous piochez un nouveau marchand et deux de ses cartes. Non coupable : le procureur perd un point et vous prenez une carte de ce marchand.
    Coupable est en général meilleur, sauf si vos propres citoyens sont là ou si un sixième prisonnier terminait la partie alors que vous êtes derrière.
lesson-agora_lieske-stack =
    Un nouveau marchand prend l’étal vide : cliquez sur l’une des piles de nouveaux marchands, et prenez deux cartes de ce qu’il vend.
    Personne ne connaît leur ordre ; les petits nombres à côté disent combien de chaque type sont encore cachés.
lesson-agora_lieske-monument =
    Votre citoyen mis en avant peut donner des cartes pour votre prochain niveau, en doré : cliquez sur un don proposé, ou « passer ».
    Le grand nombre d’un niveau est ce qu’il vaut en tout, le petit son prix dans les deux types demandés : « 2+3 » veut dire deux de l’un et trois de l’autre, un seul nombre tout dans un type, et « 3= » trois d’un même type, au choix.
lesson-agora_lieske-discard =
    Personne ne garde plus de cartes que la limite d’un tour à l’autre : cliquez sur des cartes de votre main pour les rendre, une par une.
    Gardez ce que le Monument demande ; à la fin, avoir seul le plus de cartes d’un type vaut aussi un point.

agora_lieske-turn = Tour { $turn }
agora_lieske-track-name = Points du Tribunal
agora_lieske-prison-ends = { $count } sur { $cells }, puis la fin

## Ce que veulent dire les signes

agora_lieske-legend-citizens = Les citoyens
agora_lieske-legend-face-up = Un citoyen du joueur dont il porte l’emblème ; la lettre est son nom, le rond sa rhétorique.
agora_lieske-legend-face-down = Face cachée : seul son joueur sait qui c’est.
agora_lieske-legend-veiled = Contour en tirets : face cachée pour les autres, mais vous le connaissez.
agora_lieske-legend-ladder = La rhétorique d’un citoyen, de 0 à 9 ; à côté, ce qu’elle vaut à la fin.
agora_lieske-legend-places = La place
agora_lieske-legend-order = L’ordre dans lequel les lieux agissent.
agora_lieske-legend-next = Tirets : le prochain citoyen se place ici ; on remplit depuis la gauche.
agora_lieske-legend-yield = Cartes du marchand de cet étal que prend le citoyen placé ici.
agora_lieske-legend-exchange = Payez trois cartes d’une sorte, prenez-en deux d’une autre.
agora_lieske-legend-stoa = Payez une carte : la rhétorique du citoyen monte de deux.
agora_lieske-legend-dealer = Points ronds : un marchand et ce qu’il vend.
agora_lieske-legend-stacks = Jetons face cachée. Les nouveaux marchands sont en trois piles ; les petits nombres disent combien de chaque sorte sont encore cachés.
agora_lieske-legend-prison = Marchands en prison, sur { $cells ->
        [one] { $cells } cellule
       *[other] { $cells } cellules
    }. Quand la prison est pleine, c’est le dernier tour de la partie.
agora_lieske-legend-trial = Procureur, marchand accusé et juge du procès ; vides tant que personne ne l’emporte au Tribunal.
agora_lieske-legend-speech = La rhétorique de tous les citoyens que ce joueur a au Tribunal : la plus forte fait le procureur.
agora_lieske-legend-jury = Trois citoyens de chaque joueur, tirés au sort, avec leur rhétorique : les trois meilleurs font le juge.
agora_lieske-legend-guilty = Le vote percé : coupable. Seul le juge peut cliquer dessus, pendant un procès.
agora_lieske-legend-acquit = Le vote plein : non coupable.
agora_lieske-legend-track = La piste autour de la place : points gagnés et perdus au Tribunal, à partir de 5. Tous les autres s’ajoutent à la fin.
agora_lieske-legend-demand = Rayons : une ressource que le Monument demande maintenant.
agora_lieske-legend-left = Tant de demandes de cette ressource sont encore dans la pile.
agora_lieske-legend-step = Un niveau du Monument. En haut : ses points en tout. En bas : son prix, deux cartes d’une sorte demandée et trois de l’autre.
agora_lieske-legend-one-kind = Ce niveau coûte trois cartes d’une même sorte, n’importe laquelle.
agora_lieske-legend-next-step = Doré : votre prochain niveau. Les emblèmes sont sur le niveau atteint ; qui arrive en haut fait de ce tour le dernier.
agora_lieske-legend-monument-space = L’ordre dans lequel les citoyens au Monument peuvent donner.
agora_lieske-legend-panels = Les panneaux des joueurs
agora_lieske-legend-rhetoric = Un citoyen et sa rhétorique.
agora_lieske-legend-perfect = Cadre doré : un orateur parfait, de rhétorique 9. Le deuxième d’un joueur fait de ce tour le dernier.
agora_lieske-legend-home = Citoyens encore chez eux.
agora_lieske-legend-cards = Cartes de ressources en main.
agora_lieske-legend-level = Marche du Monument.
agora_lieske-legend-sum = Points si la partie finissait maintenant : { $sources }. Une majorité vaut un point, pour chaque ressource dont un joueur est seul à tenir le plus de cartes ; une égalité ne donne rien.
