### Ce que disent les pages de l’arène : le rapport d’un tournoi et l’analyse d’une partie.

## Les nombres

point = { "," }
percent = { $text } %
from-to = { $low } à { $high }

## Les deux pages

pictures-need = Les images demandent matplotlib : { $text }.

## Le rapport d’un tournoi

report-title =
    { $text }, { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
report-about = Les barres de victoires montrent des intervalles à 95 % ; une première place partagée compte en partage ; le trait interrompu est la part équitable.

section-wins = Victoires
section-ratings = Cotes
section-sources = Points par source
section-length = Durée
section-seats = Places
section-endings = Fins de partie

head-bot = robot
head-games = parties
head-wins = victoires
head-interval = 95 %
head-rating = cote
head-points = points
head-pace = ms par décision

axis-wins = part des victoires
axis-rating = cote
axis-points = points, moyenne par partie
axis-rounds = manches
axis-games = parties
axis-seat = place

## L’analyse d’une partie

analysis-title = { $text } : ce qui a décidé la partie
section-chances = Chances de gagner, coup par coup
section-luck = Hasard et choix
section-turning = Moments décisifs
section-dearest = Les choix les plus coûteux
section-decisions = Toutes les décisions

luck-about = Le hasard est ce qu’ont changé les tirages, les choix ce qu’ont changé les coups de chacun. Un choix perd ce que le meilleur promettait de plus, pour autant que son joueur pouvait le savoir.
moves-about = Les coups sont comptés à partir de 0 et écrits comme dans le fichier de la partie : { $text }, * est le hasard.
decisions-about = Chacune s’ouvre : les chances de gagner que promettaient ses meilleurs choix, et ce que son joueur pouvait savoir.
known = Ce que { $text } pouvait savoir :
seat-is = { $number } est { $text }

head-player = joueur
head-luck = hasard
head-choices = choix
head-lost = perdu par ses propres choix, au total
head-move = coup
head-played = joué
head-better = mieux
head-loss = perte
head-choice = choix
head-chance = chances de gagner

axis-move = coup
axis-chance = chances de gagner
