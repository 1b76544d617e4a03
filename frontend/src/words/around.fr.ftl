### Autour de la table : accueil, listes, dialogues, bulles, touches. En français.

## Accueil et listes

welcome = Jeux de société oubliés de la Grèce antique
welcome-about = Sans compte ni téléchargement : choisissez un jeu et jouez aussitôt contre des robots, ou invitez des amis.
finished-games = Parties terminées
all-my-games = Toutes mes parties
hide = Masquer
show-hidden =
    { $count ->
        [one] Afficher { $count } partie masquée
       *[other] Afficher { $count } parties masquées
    }
leave-open-sure = Abandonner votre place à cette table ? La partie n’a pas encore commencé.
ended-so = Fin de partie : { $reason }
result-won = Vous avez gagné
result-winner = Victoire : { $names }
result-place =
    { $place ->
        [one] { $place }er sur { $players }
       *[other] { $place }e sur { $players }
    }

## Une nouvelle table

new-table-time = Rythme et pendule
new-table-people = Public et classement

## Touches

keys-title = Raccourcis clavier
key-keys = affiche cette liste
key-choices = ouvre la liste des coups et va au premier
key-walk = parcourent la liste, et jouent
key-hint = demande un conseil
key-rules = ouvre la règle de ce que vous faites
key-legend = explique les signes du plateau
key-undo = annule
key-escape = repose ce qui est choisi, ferme ce qui est ouvert
key-tab = parcourt tout ce qui est jouable sur le plateau

## Bulles

tip-move = → { $move }
tip-moves =
    { $count ->
        [one] → { $count } coup
       *[other] → { $count } coups
    }
