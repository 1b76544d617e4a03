# Courriels, notifications et pages derrière les liens des courriels.

turn-subject = À vous de jouer : { $text }
turn-with = C’est à vous de jouer à { $text } avec { $reason }.
turn-mail-stop = Se désabonner :
mail-confirm-subject = Confirmez votre adresse
mail-confirm-open = Quelqu’un a demandé à Petteia de prévenir cette adresse quand vient son tour. Si c’est vous, confirmez l’adresse ici :
mail-confirm-else = Sinon, ignorez ce message : vous n’en recevrez pas d’autre.

mail-confirm-title = Notifications de tour
mail-confirm-ask = Voulez-vous recevoir un courriel à cette adresse quand c’est à vous de jouer ?
mail-confirm-yes = Me prévenir
mail-confirmed = Adresse confirmée. Vous recevrez un courriel quand c’est à vous de jouer en votre absence.
mail-stop-title = Désabonnement
mail-stop-ask = Ne plus recevoir de notifications à cette adresse ?
mail-stop-yes = Se désabonner
mail-stopped = Vous êtes désabonné.
mail-link-old = Ce lien n’est plus valable.
mail-back = Accueil

# L’image du résultat.
card-won =
    { $count ->
        [one] { $text } a gagné
       *[other] { $text } se partagent la victoire
    }
card-over = Partie terminée
card-nobody = Place libre
card-novice = Robot novice
card-citizen = Robot citoyen
card-strategos = Robot stratège
card-oracle = Robot oracle
