### La page en français.

skip-to-main = Aller au contenu principal
no-such-page = Page introuvable
to-home = Accueil
loading = Chargement…
part-missing = Une partie de la page n’a pas pu être chargée. Le serveur ou votre connexion est peut-être en panne.
try-again = Réessayer
close = Fermer
yes = oui
no = non
search = Chercher
send = Envoyer
copy = Copier
copied = Copié
keep = Enregistrer
footer = Les règles sont écrites avec nos propres mots ; tous les dessins sont les nôtres.

## En-tête

nav = Pages
nav-rules = Règles
nav-stats = Classements
nav-api = API
language = Langue
theme = Clair ou sombre
theme-auto = Thème : système
theme-light = Thème : clair
theme-dark = Thème : sombre
theme-switch = Changer de thème
menu = Menu
aside = Journal et règles
legend = Légende
legend-title = Légende des symboles
legend-all = Sur tous les plateaux
legend-glow = En surbrillance : vous pouvez cliquer dessus.
legend-picked = Sélectionné ; cliquez de nouveau pour désélectionner.
legend-hinted = Suggéré par le conseil.

## Accueil

games = Jeux
game = Jeu
before-christ = { $year } av. J.-C.
facts = { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } · environ { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
play-now = Jouer
players-number = Joueurs
players-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
strength = Force des robots
strength-novice = Novice
strength-citizen = Citoyen
strength-strategos = Stratège
strength-oracle = Oracle
learn = Partie guidée
play-friends = Jouer entre amis
pass-and-play = À tour de rôle sur cet appareil
my-tables-none = Aucune table pour l’instant. Choisissez un jeu pour commencer.
my-games = Mes parties
open-tables = Tables ouvertes
open-tables-none = Aucune table ouverte pour le moment.
waiting-for-me = à vous de jouer
state-open = attend des joueurs
state-playing = en cours
state-over = terminée
me = Vous
name = Nom
name-ask = Votre nom (les parties commencées gardent l’ancien)
name-change = Vous êtes { $name } : changer de nom
name-kept = Nom enregistré.
name-wrong = Ce nom n’est pas autorisé.
transfer = Continuer sur un autre appareil
transfer-about = Ouvrez ce lien sur l’autre appareil dans l’heure. Il ne sert qu’une fois.
forget = Supprimer mon compte
forget-sure = Supprimer votre nom et toutes vos données ? Vos parties gardent leurs coups, sans votre nom.
claim = Continuer ici
claim-about = Cet appareil se connectera sous votre nom, avec vos places et vos parties.
claim-yes = Continuer ici
claim-failed = Ce lien a déjà servi ou a expiré.
passkey-make = Protéger mes parties avec une clé d’accès
passkey-sign-in = Se connecter avec une clé d’accès
passkey-made = Cette clé ouvre maintenant vos parties sur tout appareil.
passkey-failed = La clé n’a pas fonctionné.
passkey-one = Clé du { $date }
passkey-drop = Retirer
access = Appareils et liens
access-here = Cet appareil
access-cookie = Un autre appareil
access-token = Programme avec un jeton
access-transfer = Lien non utilisé pour un autre appareil
access-invitation = Invitation à une table
access-unused = { $what }, création le { $since }
access-used = { $what }, création le { $since }, dernière utilisation le { $used }
access-revoke = Révoquer
notices-push = Me prévenir dans ce navigateur quand c’est à moi
notices-push-end = Arrêter les notifications dans ce navigateur
notices-mail = M’envoyer un courriel quand c’est à moi
notices-mail-asked = Consultez votre boîte et confirmez l’adresse.
notices-mail-confirmed = Vous recevez un courriel quand c’est à vous de jouer.
notices-mail-end = Arrêter les courriels
notices-failed = Le réglage n’a pas pu être enregistré.
import-record = Ouvrir une partie (JSON)
import-failed = La partie n’a pas pu être lue : { $problem }
import-no-record = ce fichier n’est pas une partie enregistrée.

## Nouvelle table

seat-number = Place { $number }
seat-here = Joueur sur cet appareil
seat-friend = Ami, par lien
seat-free = place libre
variants = Variantes des règles
pace = Rythme
pace-live = En direct
pace-days = Au long cours
clock = Pendule
clock-none = aucune
clock-move = par coup
clock-bank = partie entière
clock-in-minutes = Minutes
clock-in-days = Jours
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
at-zero = Quand le temps est écoulé
at-zero-bot = un robot prend le relais
at-zero-lose = le joueur perd
at-zero-nothing = rien ne se passe
watch = Qui peut regarder
watch-link = toute personne qui a le lien
watch-anyone = tout le monde
watch-nobody = personne
public = Publique
rated = Classée (sans conseil ; pas d’annulation après une révélation)
rated-needs-clock = Une partie classée a besoin d’une pendule et d’une règle pour la fin du temps.
make-table = Créer la table

## Avant la partie

waiting-for-players = En attente de joueurs
begins-when-full = La partie commence dès que toutes les places sont prises.
start-waits = Tout le monde est assis. La partie commencera dès que cette page sera ouverte chez : { $names }.
seat-lost = { $name } n’était pas là au moment de commencer : sa place est de nouveau libre.
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
sit = Prendre cette place
leave-seat = Quitter ma place
invite-link = Envoyez ce lien à vos amis
invite-new = Créer un lien d’invitation

## À la table

your-turn = À vous !
rule = Règle { $rule }
choices = Tous les coups en toutes lettres
choices-count =
    { $count ->
        [one] { $count } choix en toutes lettres
       *[other] { $count } choix en toutes lettres
    }
glow-above = ↑ En surbrillance
glow-below = ↓ En surbrillance
choices-later = Tous les choix, à votre tour
choices-more = Afficher { $count } de plus
unpick = Recommencer
picked-next = Cliquez maintenant sur un élément en surbrillance.
confirm = Ce coup ne pourra pas être annulé : { $move }.
confirm-unnamed = Ce coup ne pourra pas être annulé.
confirm-yes = Confirmer
confirm-no = Annuler
why-not = Impossible :
hint = Conseil
hint-thinking = Réflexion…
hint-says = Conseil :
hint-play = Jouer ce coup
undo = Annuler
undo-about = Annule votre sélection ou votre dernier coup. Les cartes et les dés qui suivaient sont tirés de nouveau.
undo-redrawn = Coup annulé. Les cartes et les dés qui suivaient sont tirés de nouveau et peuvent différer.
return = Reprendre ma place
leave = Partir (un robot prend le relais)
leave-sure = Quitter cette partie ? Un robot jouera pour vous ; vous pourrez reprendre votre place plus tard.
resign = Abandonner
resign-sure = Abandonner cette partie ?
ask-end = Proposer de terminer la partie
wish-undo = { $name } voudrait annuler un coup.
wish-end = { $name } propose de terminer la partie.
wish-waits = En attente de la réponse des autres.
agree = Accepter
disagree = Refuser
sound-on = Me prévenir quand c’est à moi
sound-off = Ne plus me prévenir
download-record = Télécharger la partie
fair-chance = Hasard équitable
fair-about =
    Avant la partie, votre page a choisi un nombre aléatoire, gardé secret jusqu’à ce que tous les
    joueurs et le serveur aient fixé le leur. Les cartes et les dés découlent de tous ces nombres :
    personne n’a pu les choisir.
fair-nonce = Nombre aléatoire de votre page (nonce)
fair-seal = Sceau de tout ce qui a été fixé
fair-later = À la fin de la partie, l’enregistrement montre toutes les parts et cette page les vérifie.
fair-checked = L’enregistrement contient votre nombre, et son sceau est celui que votre page a vu avant la partie.
fair-command = Pour vérifier vous-même chaque carte et chaque dé, téléchargez la partie et lancez :
fair-wrong = L’enregistrement ne correspond pas à ce que votre page a vu avant la partie. Le hasard n’a pas été tiré comme promis.
fair-no-proof = Cette partie en prolonge une autre, dont le hasard n’a pas été tiré à cette table : il n’y a rien à vérifier.
fair-void = Ce nombre n’a pas servi : le lancement a recommencé sans lui.
fair-none = Ce navigateur n’a apporté aucun nombre aléatoire à cette partie : il n’a rien à vérifier.
replay = Revoir
replay-of = Revoir la partie : { $game }
players = Joueurs
player = Joueur
you = Vous
bot = robot
bot-name = Robot { $strength }
stands-in = remplacé par un robot
connected = en ligne
away = hors ligne
points = Points
reconnecting = Connexion perdue. Reconnexion… Rien de ce que vous avez envoyé n’est perdu.
happened = Ce qui s’est passé
happened-so-far = Le début de la partie
go-on = Continuer
since-replay = Revoir sur le plateau
tab-log = Journal
to-board = Retour au plateau
tab-talk = Discussion
tab-rules = Règles
log = Ce qui s’est passé
chat = Discussion
chat-say = Écrire un message
chat-about = Message { $name_of }
chat-mute = Masquer { $name }
chat-report = Signaler
chat-reported = Signalé à la personne qui gère ce serveur.
chat-muted = Vous avez masqué { $name }.
chat-unmute = Ne plus masquer
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
note = Note privée
note-kept = Enregistrée. Vous seul la voyez.
note-not-kept = Pas encore enregistrée
board = Plateau
what-is-known = Ce que vous savez
no-such-table = Cette table n’existe pas, ou on ne peut pas la regarder.

log-sit = { $name } prend place.
    .you = Vous prenez place.
log-leave = { $name } part.
    .you = Vous partez.
log-leave-silent = { $name } était absent trop longtemps et perd sa place.
log-restart = Le lancement de la partie recommence.
log-start =
    { $text ->
        [unrated] La partie commence. Elle n’est pas classée : des joueurs partagent un réseau, ou une personne occupe plusieurs places.
       *[other] La partie commence.
    }
log-return = { $name } est de retour.
    .you = Vous êtes de retour.
log-undo = { $name } annule un coup.
    .you = Vous annulez un coup.
log-ask = { $name } demande aux autres.
    .you = Vous demandez aux autres.
log-answer-yes = { $name } accepte.
    .you = Vous acceptez.
log-answer-no = { $name } refuse.
    .you = Vous refusez.
log-resign = { $name } abandonne.
    .you = Vous abandonnez.
log-time = Le temps { $name_of } est écoulé.
    .you = Votre temps est écoulé.
log-stand-in = Un robot remplace { $name }.
    .you = Un robot vous remplace.
log-end = La partie se termine.
log-pause = Le serveur était en panne ; les pendules étaient arrêtées.

pass-on = Passez l’appareil
pass-on-to = Passez l’appareil à { $name }
pass-on-ready = Je suis prêt

## La fin

game-over = Partie terminée
you-won = Vous avez gagné
somebody-won = { $names } a gagné
several-won = { $names } se partagent la victoire
not-rated = Cette partie n’a pas été classée.
ending-agreed = d’un commun accord
ending-resigned = abandon d’un joueur
ending-abandoned = personne n’est revenu
ending-time = temps écoulé
place = Rang
place-number =
    { $place ->
        [one] { $place }er
       *[other] { $place }e
    }
tie-broken = Égalité de points : le départage a décidé.
rematch = Revanche
to-rematch = Aller à la revanche
show-result = Montrer le résultat

## Revoir

to-start = Premier coup
to-end = Dernier coup
back = Coup précédent
on = Coup suivant
run = Lecture
pause = Pause
move-slider = Coup
move-of = Coup { $move } sur { $moves }
link-here = Lien vers ce moment
to-table = Retour à la table
play-on = Continuer à partir d’ici
play-on-not-over = Cette partie est classée et encore en cours ; vous pourrez continuer à partir d’ici quand elle sera finie.
play-on-as = Vous êtes
play-on-against = Contre
play-on-from = Continuer à partir du coup { $move }

## Règles

rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-reconstructed = ✻ signale une valeur reconstituée : nous ne connaissons pas la valeur imprimée.
rules-ours = ◊ signale une règle à nous, absente de tout livret.
rules-figure = Une position du milieu d’une partie, vue par un spectateur.
rules-none = Ce jeu n’a pas de page de règles.

## Classements

ratings-none = Aucune partie classée pour l’instant. Une table créée par « Jouer entre amis » peut être classée.
rating-about = La cote est une force presque certainement atteinte. Elle part de 0 et monte avec les victoires et la certitude. Les petits chiffres montrent l’estimation actuelle et son incertitude.
rating = Cote
games-played = Parties
games-with-bots = avec robots

## La partie guidée

understood = Compris
fold = Replier
unfold = Déplier
coach-your-turn = C’est à vous : la ligne du haut dit quoi faire. Je peux aussi vous proposer un coup.
coach-wait = Les autres jouent. Le journal montre ce qu’ils font.
coach-suggest = Proposer un coup
coach-over = C’était votre première partie. La page des règles explique tout dans l’ordre.

## Problèmes

problem-other = Cela n’a pas marché ({ $problem }).
problem-no-connection = Le serveur est injoignable.
problem-not-your-turn = Ce n’est pas à vous de jouer.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-invited = Il faut une invitation pour cette table.
problem-seat-taken = Cette place est prise.
problem-already-started = La partie a déjà commencé.
problem-already-asked = La question est déjà posée aux autres.
problem-rated-needs-clock = Une partie classée se joue avec une pendule : à la fin du temps, un robot prend le relais ou le joueur perd.
problem-rated-undo = Dans une partie classée, vous ne pouvez annuler qu’un coup qui n’a rien révélé.
problem-no-time-left = Votre temps est écoulé ; un robot joue à votre place.
problem-rated = Une partie classée n’a ni conseils ni aperçus.
problem-too-many-tables = Vous avez créé beaucoup de tables ; attendez un peu.
problem-too-many-requests = Trop de requêtes ; attendez un peu.
problem-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
problem-running-game = Cette partie est encore en cours ici ; attendez qu’elle soit finie.
problem-too-many-mutes = Votre liste de personnes masquées est pleine.
problem-no-such-key = Cet accès a déjà été révoqué.
problem-too-many-keys = Vous avez trop d’appareils et de liens ; révoquez-en d’abord.
problem-no-such-secret = Ce lien n’est plus valable ; demandez-en un autre.
problem-not-to-be-watched = Seuls ses joueurs peuvent voir cette table.
problem-not-your-table = Seule la personne qui a créé cette table peut le faire.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas terminée.
problem-nobody-stands-in = Aucun robot ne joue à cette place.
problem-nothing-asked = Cette proposition n’est plus ouverte.
problem-already-agreed = Vous avez déjà accepté.
problem-already-left = Vous avez déjà quitté cette partie.
problem-secret-moves = Certains coups joués jusqu’ici sont secrets ; vous pourrez repartir d’ici quand la partie sera terminée.
problem-not-written = Le serveur n’a pas pu l’enregistrer, rien n’a donc été fait ; réessayez.
problem-broken-off = La connexion a été perdue en chemin ; réessayez.
problem-too-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-too-large = C’est trop volumineux.
problem-too-many-guests = Trop d’invités sont venus de votre réseau ; attendez un peu.
problem-unknown-token = Le jeton de ce programme n’est pas connu ici.
problem-wrong-options = La partie ne peut pas se jouer ainsi : { $detail }
problem-wrong-body = Le serveur n’a pas compris : { $detail }
problem-banned = Vous ne pouvez plus utiliser ce serveur.
problem-no-session = Vous n’êtes pas connecté ; rechargez la page.
problem-hash-known = Votre part du hasard est déjà fixée.
problem-not-called = Les parts de hasard des joueurs ne sont pas encore demandées.
problem-wrong-nonce = Ce nombre n’est pas celui qui a été annoncé.
problem-over = La partie est terminée.
problem-resigned = Ce joueur a abandonné.
problem-wrong-name = Ce nom n’est pas autorisé.
problem-wrong-passkey = Cette clé d’accès n’est pas connue ici.
problem-too-many-mails = Trop de courriels demandés ; attendez un peu.
problem-mail-not-sent = Le courriel n’a pas pu être envoyé.
problem-other-rules = Cette table a commencé avec d’autres règles et ne peut pas continuer ici.
problem-too-much-computing = Vous avez beaucoup sollicité le serveur ; attendez quelques secondes.
problem-too-many-hints = Vous avez demandé beaucoup de conseils ; attendez un peu.
problem-too-much-chat = Vous écrivez trop vite ; attendez un peu.
problem-chat-full = La discussion de cette table est pleine.
problem-log-full = Le journal de cette table est plein : on ne peut plus y ajouter que des coups.
problem-too-many-bot-tables = Plusieurs de vos parties entre robots sont en cours ; attendez que l’une se termine.
problem-too-many-open-tables = Plusieurs de vos tables publiques attendent encore des joueurs ; complétez-en ou fermez-en une d’abord.
problem-too-many-sockets = Trop de connexions depuis votre réseau ; fermez quelques onglets.
problem-too-many-restarts = Vous avez fait recommencer trop souvent le départ de cette partie ; vous ne pouvez plus y prendre place.
over-agreed = Tous les joueurs ont accepté de terminer la partie.
over-resigned = { $name } a abandonné.
over-abandoned = Personne n’est revenu.
over-time = Le temps { $name_of } est écoulé.
