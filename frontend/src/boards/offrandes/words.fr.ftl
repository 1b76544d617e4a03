### Le plateau d’Offrandes en français.

## Les parties du plateau

offrandes-ladders = Les sept échelles
offrandes-stand = L’estrade : ce qui se passe maintenant
offrandes-altars = Les autels de l’Olympe
offrandes-stable = Étable
offrandes-tier = Autels de rang { $tier }

## Noms courts, où la place manque

offrandes-short-peasant = Paysan
offrandes-short-water = Eau
offrandes-short-flower = Fleurs
offrandes-short-temple = Temple
offrandes-short-priestess = Prê­tresse
offrandes-short-briber = Corrup­teur
offrandes-short-guardsman = Garde

## La manche

offrandes-round = Manche { $round }
offrandes-picks = Premiers choix
offrandes-auctions = Enchères
offrandes-corruption = Corruption
offrandes-sacrifices = Sacrifices

## Les échelles

offrandes-ladder =
    { $about }. { $levels }.{ $tile ->
        [for-sale] { " " }Cette tuile est en vente.
        [sold] { " " }Cette tuile est vendue.
        [there] { " " }Cette tuile peut être proposée.
       *[none] { "" }
    }
offrandes-about-peasant = Paysan : quelle bête vous menez
offrandes-about-water = Porteuse d’eau : combien de bêtes vous menez (la plus basse des deux porteuses compte)
offrandes-about-flower = Porteuse de fleurs : combien de bêtes vous menez (la plus basse des deux porteuses compte)
offrandes-about-temple = Gardien du temple : jusqu’à quel rang d’autels vous allez
offrandes-about-priestess = Prêtresse : des points à chaque manche
offrandes-about-briber = Corrupteur : corrompt là où le Garde est plus bas
offrandes-about-guardsman = Garde : arrête les Corrupteurs qui ne sont pas plus hauts
offrandes-on-level = { $name } { $level }
offrandes-token = { $character } { $name_of }, niveau { $level }

## Les premiers choix

offrandes-pick-three = Cliquez sur trois échelles
offrandes-picking = Chacun choisit trois personnages

## Les enchères

offrandes-lot = Lot { $lot } sur { $lots }
offrandes-bid-now = { $name } enchérit à { $bid }
offrandes-no-bid = Pas encore d’enchère
offrandes-your-bid = Votre enchère
offrandes-less = Moins
offrandes-more = Plus
offrandes-amount = Votre enchère, de { $least } à { $most }
offrandes-between = de { $least } à { $most }
offrandes-purse =
    { $money ->
        [one] { $money } drachme
       *[other] { $money } drachmes
    }
offrandes-stands-auctioneer = vend
offrandes-stands-asked = à jouer
offrandes-stands-highest = enchérit à { $bid }
offrandes-stands-passed = a passé
offrandes-stands-won = a gagné
offrandes-stands-in = { " " }

## Corruption, sacrifices, étable

offrandes-corrupted = corrompue
offrandes-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
offrandes-stall = Étable : { $animals } en réserve

## La fin et les joueurs

offrandes-winner = Victoire : { $name }
offrandes-first = premier
offrandes-points-told = { $prayed ->
        [one] { $prayed } point
       *[other] { $prayed } points
    } de la Prêtresse, { $sacrificed } des sacrifices, { $points } sur { $altars ->
        [one] { $altars } autel
       *[other] { $altars } autels
    }
offrandes-points-brief = culte { $worship } · autels { $altars }

## La partie guidée

lesson-offrandes-welcome =
    Vous menez une cité grecque et voulez plaire aux dieux plus que les autres. À chaque manche, vous gagnez des serviteurs aux enchères, vous pouvez corrompre ceux de vos rivaux, et vous menez un sacrifice à un autel de l’Olympe ; les échelles montrent ce que valent les serviteurs de chacun.
    Les points viennent de la Prêtresse, des bêtes que vous offrez et, à la fin, des autels que vous tenez encore. La partie s’arrête quand les 11 autels ont servi ou que un joueur dépasse 100 points de culte ; rien n’est caché.
lesson-offrandes-pick =
    Pour commencer, cliquez sur trois échelles différentes : votre jeton y monte d’un niveau.
    Un sacrifice demande quatre serviteurs au niveau 1 ou plus : le Paysan (quelle bête), la Porteuse d’eau et la Porteuse de fleurs (combien ; la plus basse compte) et le Gardien du temple (quels autels). En choisir maintenant, c’est en acheter moins plus tard aux enchères. La Prêtresse se passe d’eux et rapporte des points à chaque manche : elle aussi vaut un choix.
lesson-offrandes-offer =
    Vous menez les enchères. Cliquez sur deux tuiles au pied des échelles pour les vendre ensemble ; l’acheteur monte d’un niveau sur les deux échelles. Ou terminez votre tour avec le bouton de l’estrade.
    Un acheteur est exclu de vos lots suivants. Vendez donc d’abord ce que veut un rival riche, et gardez pour la suite ce qu’il vous faut : ce sera moins cher. Dès que vous achetez vous-même un lot, votre tour est fini.
lesson-offrandes-opening =
    Votre lot est sur l’estrade et vous devez ouvrir vous-même les enchères. Cliquez sur un nombre, ou réglez un montant et appuyez sur le bouton à côté.
    Si personne ne surenchérit, vous payez ce montant et gagnez les deux tuiles. Misez donc ce que vous paieriez volontiers, ou un peu moins que les autres ne paieraient.
lesson-offrandes-bid =
    Deux tuiles sont en vente au milieu. Cliquez sur un nombre pour surenchérir, réglez un montant à vous, ou passez. Si vous passez, vous êtes exclu de ce lot ; seul le gagnant paie.
    Les bourses de tous sont autour de la table : personne ne peut miser plus qu’il n’a. Gardez de quoi acheter, ou vendre, plus tard dans la manche : vous ne recevez que 10 drachmes par manche et n’en aurez jamais plus de 25.
lesson-offrandes-corrupt =
    Votre Corrupteur peut maintenant prendre un niveau à un rival et vous le donner. Cliquez sur le jeton en surbrillance d’un rival sur une échelle, ou d’abord sur l’échelle, puis sur le rival sur l’estrade. Vous pouvez aussi ne corrompre personne.
    Il faut que le Garde de la cité visée soit plus bas que votre Corrupteur, et chaque cité ne peut être corrompue qu’une fois dans cette phase. Prenez ce qui vous manque pour un sacrifice, ou ce qu’il faut au meneur.
lesson-offrandes-sacrifice =
    Menez vos bêtes à un autel : cliquez sur l’un de ceux en surbrillance sur l’Olympe. L’estrade montre ce que vous offrez et ses points. Vous les marquez aussitôt, et les points de l’autel (en or) à la fin, si votre offrande y est encore.
    Sur un autel occupé, il faut mieux : au moins autant de bêtes, au moins aussi bonnes, et pas exactement les mêmes. Un autel élevé avec une forte offrande est difficile à vous reprendre.
lesson-offrandes-shortage =
    L’étable n’a pas assez de vos bêtes. Cliquez sur un autel en surbrillance, puis sur les bêtes de l’étable : ou tout ce qui reste de votre espèce, ou une espèce moindre.
    Comparez leurs points sur l’estrade, et demandez-vous si les autres pourraient facilement faire mieux.

offrandes-price = Enchère

## Ce que veulent dire les signes

offrandes-legend-token = Où chacun se trouve sur une échelle ; votre pion a un bord clair.
offrandes-legend-animal = La bête que mène un Paysan de ce niveau.
offrandes-legend-times = Nombre de bêtes d’une porteuse de ce niveau.
offrandes-legend-tier = Les autels jusqu’à ce rang sont ouverts à un Gardien du temple de ce niveau.
offrandes-legend-prayer = Points d’une Prêtresse de ce niveau à chaque manche.
offrandes-legend-level = La force d’un Corrupteur ou d’un Garde de ce niveau.
offrandes-legend-wreath = La dernière case n’a de place que pour un joueur. Un nouveau venu repousse le précédent.
offrandes-legend-empty-foot = Pas de tuile au pied d’une échelle : elle est en vente, ou vendue pendant ce tour d’enchères.
offrandes-legend-gavel = Le joueur qui mène les enchères.
offrandes-legend-purse = Drachmes d’une bourse.
offrandes-legend-price = La plus haute enchère. Elle montre seulement le prix ; on enchérit avec les boutons en dessous.
offrandes-legend-raise = Une enchère possible d’un clic.
offrandes-legend-points = Points pour le joueur qui tient cet autel à la fin.
offrandes-legend-offering = L’offrande sur un autel, le nombre de bêtes, et de qui elle vient.
offrandes-legend-bowl = Un autel vide.
offrandes-legend-beast = { $animal }, d’un Paysan de niveau { $level } ; le nombre à l’étable dit combien il en reste.
offrandes-legend-panels = Les panneaux des joueurs
offrandes-legend-first = Le premier joueur de cette manche.
offrandes-legend-mark = Le niveau de ce personnage ; les sept signes sont ceux des échelles ci-dessus.
offrandes-legend-sources = Points jusqu’ici : le culte (prières et sacrifices) et les autels tenus maintenant.
