# Ce que disent les courriels, les notifications et les pages derrière les liens.

turn-subject = C’est à vous : { $text }
turn-with = C’est à vous de jouer à { $text } avec { $reason }.
turn-mail-stop = Ne plus recevoir ces courriels :
mail-confirm-subject = Est-ce votre adresse ?
mail-confirm-open = Quelqu’un demande à Petteia d’écrire à cette adresse quand c’est à lui de jouer. Si c’est vous, ouvrez ce lien :
mail-confirm-else = Sinon, ne faites rien : vous n’en entendrez plus parler.

mail-confirm-title = Courriels sur vos tours
mail-confirm-ask = Petteia doit-il écrire à cette adresse quand c’est à vous de jouer ?
mail-confirm-yes = Oui, écrivez-moi
mail-confirmed = Petteia vous écrira quand c’est à vous de jouer et que vous n’êtes pas là.
mail-stop-title = Plus de courriels
mail-stop-ask = Petteia doit-il cesser d’écrire à cette adresse ?
mail-stop-yes = Oui, cessez
mail-stopped = Petteia ne vous écrira plus.
mail-link-old = Ce lien n’est plus valable.
mail-back = Vers les tables
