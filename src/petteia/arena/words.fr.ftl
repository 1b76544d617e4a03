### Ce que disent les pages de l’arène : le rapport d’un tournoi et l’analyse d’une partie.

## Les nombres

point = { "," }
percent = { $text } %
from-to = { $low } à { $high }

## Les deux pages

pictures-need = Les graphiques nécessitent matplotlib : { $text }.

## Le rapport d’un tournoi

report-title =
    { $text }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
report-about = Les barres d’erreur montrent les intervalles à 95 %. Une première place partagée compte pour une part de victoire. Le trait pointillé indique la part équitable.

section-wins = Victoires
section-ratings = Cotes
section-sources = Points par source
section-length = Durée
section-seats = Places
section-endings = Fins de partie

head-bot = robot
head-games = parties
head-wins = victoires
head-interval = intervalle à 95 %
head-rating = cote
head-points = points
head-pace = ms par décision

axis-wins = part des victoires
axis-rating = cote
axis-points = points par partie, en moyenne
axis-rounds = manches
axis-games = parties
axis-seat = place

## L’analyse d’une partie

analysis-title = { $text } : ce qui a décidé la partie
section-chances = Probabilité de victoire, coup par coup
section-luck = Chance et choix
section-turning = Moments décisifs
section-accuracy = Précision
section-costliest = Les choix les plus coûteux
section-decisions = Toutes les décisions

accuracy-about = Un choix est jugé d’après ce que son joueur pouvait savoir. Il perd ce que le meilleur choix promettait de plus ; une perte inférieure à son incertitude n’est pas marquée. Une perte de 10 % divise par deux la précision d’une décision.
luck-about = La chance est ce que les tirages ont changé aux chances de gagner d’un joueur (intervalle à 95 %) ; les choix, ce que les coups de tous ont changé. Le résultat corrigé ne tient pas compte de la chance.
moves-about = Les coups sont numérotés à partir de 0 et notés comme dans le fichier de la partie : { $text } ; * est le hasard.
decisions-about = Ouvrez une décision pour voir la probabilité de victoire de ses meilleurs choix et ce que le joueur pouvait savoir.
known = Ce que { $text } pouvait savoir :
seat-is = { $number } est { $text }

head-player = joueur
head-luck = hasard
head-choices = choix
head-lost = concédé
head-accuracy = précision
head-best = meilleurs
head-good = bons
head-inaccuracies = imprécisions
head-mistakes = erreurs
head-result = résultat
head-adjusted = corrigé de la chance
head-move = coup
head-played = joué
head-better = mieux
head-loss = perte
head-choice = choix
head-chance = probabilité de victoire

mark-best = meilleur
mark-good = bon
mark-inaccuracy = imprécision
mark-mistake = erreur

axis-move = coup
axis-chance = probabilité de victoire
