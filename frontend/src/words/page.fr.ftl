### La page en français.

skip-to-main = Aller à la partie principale
no-such-page = Cette page n’existe pas
to-home = Vers l’accueil
loading = Un instant …
part-missing = Une partie de la page n’a pas pu être chargée. Le serveur est peut-être absent un instant, ou votre connexion.
try-again = Réessayer
close = Fermer
yes = oui
no = non
search = Chercher
send = Envoyer
copy = Copier
copied = Copié
keep = Garder
footer = Les règles sont écrites avec nos propres mots ; tous les dessins sont les nôtres.

## En-tête

nav = Pages
nav-rules = Règles
nav-stats = Classements
nav-api = Pour les programmes
language = Langue
language-en = English
language-fr = Français
theme = Clair ou sombre
theme-auto = Thème : auto
theme-light = Thème : clair
theme-dark = Thème : sombre
theme-switch = Clair ou sombre
menu = Menu
aside = Journal et règles
legend = Légende
legend-title = Ce que veulent dire les signes
legend-all = Sur tous les plateaux
legend-glow = Ce qui brille peut être touché maintenant.
legend-picked = Vous l’avez touché ; touchez-le encore pour y renoncer.
legend-hinted = Proposé par le conseil.

## Accueil

games = Jeux
game = Jeu
before-christ = { $year } av. J.-C.
facts = { $players } joueurs · environ { $minutes } minutes
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
pass-and-play = À plusieurs ici
my-tables-none = Vous n’avez pas encore de table : un clic sur un jeu suffit.
my-games = Mes parties
open-tables = Tables ouvertes
open-tables-none = Personne n’attend de joueurs.
waiting-for-me = c’est à vous
state-open = attend des joueurs
state-playing = en cours
state-over = terminée
me = Vous
name = Nom
name-ask = Comment vous appelez-vous ? (Les parties commencées gardent votre ancien nom.)
name-change = Vous êtes { $name } : changer de nom
name-kept = C’est désormais votre nom.
name-wrong = Ce nom ne convient pas.
transfer = Continuer sur un autre appareil
transfer-about = Ouvrez ce lien sur l’autre appareil dans l’heure. Il sert une seule fois.
forget = M’oublier
forget-sure = Effacer votre nom et tout ce que nous savons de vous ? Vos parties gardent leurs coups, sans votre nom.
claim = Continuer ici
claim-about = Cet appareil deviendra vous, avec vos places et vos parties.
claim-yes = Continuer ici
claim-failed = Ce lien a déjà servi ou il est trop vieux.
passkey-make = Garder mes parties avec une clé d’accès
passkey-sign-in = Se connecter avec une clé d’accès
passkey-made = Cette clé ouvre désormais vos parties sur tout appareil.
passkey-failed = La clé n’a pas servi.
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
notices-push = M’avertir de mes tours dans ce navigateur
notices-push-end = Ne plus m’avertir dans ce navigateur
notices-mail = M’avertir de mes tours par courriel
notices-mail-asked = Un courriel vous demande de confirmer l’adresse.
notices-mail-confirmed = Vos tours vous sont annoncés par courriel.
notices-mail-end = Plus de courriel
notices-failed = Cela n’a pas pu être réglé.
import-record = Ouvrir une partie (JSON)
import-failed = La partie n’a pas pu être lue : { $problem }
import-no-record = ce fichier ne contient pas de partie.

## Nouvelle table

seat-number = Place { $number }
seat-here = Quelqu’un ici
seat-friend = Un ami, par lien
seat-free = place libre
variants = Variantes des règles
pace = Rythme
pace-live = maintenant, en direct
pace-days = sur plusieurs jours
clock = Pendule
clock-none = aucune
clock-move = par coup
clock-bank = pour toute la partie
clock-in-minutes = Minutes
clock-in-days = Jours
clock-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
at-zero = Quand le temps est écoulé
at-zero-bot = un robot continue
at-zero-lose = la partie est perdue
at-zero-nothing = rien ne se passe
watch = Qui peut regarder
watch-link = qui a le lien
watch-anyone = tout le monde
watch-nobody = personne
public = Visible pour tous
rated = Classée (sans conseil, ni reprise après une révélation)
rated-needs-clock = Pour une partie classée, choisissez une pendule et ce qui se passe quand le temps est écoulé.
make-table = Ouvrir la table

## Avant la partie

waiting-for-players = En attente de joueurs
begins-when-full = La partie commence dès que toutes les places sont prises.
start-waits = Tout le monde est là. La partie commencera dès que cette page sera ouverte chez : { $names }.
seat-lost = { $name } n’a pas répondu à temps au moment de commencer : sa place est de nouveau libre.
clock-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
sit = S’asseoir ici
leave-seat = Quitter ma place
invite-link = Envoyez ce lien à vos amis
invite-new = Faire un lien pour des amis

## À la table

your-turn = À vous !
not-yet = En attente.
rule = Règle { $rule }
choices = Tous les choix en mots
choices-count =
    { $count ->
        [one] { $count } choix en mots
       *[other] { $count } choix en mots
    }
glow-above = ↑ Ce qui brille
glow-below = ↓ Ce qui brille
choices-later = Choix en mots, à votre tour
choices-more = Montrer { $count } autres
unpick = Recommencer
picked-next = Touchez maintenant ce qui brille.
confirm = Ce coup ne peut pas être repris : { $move }.
confirm-unnamed = Ce coup ne peut pas être repris.
confirm-yes = Jouer
confirm-no = Pas encore
why-not = Impossible :
hint = Conseil
hint-thinking = Réflexion …
hint-says = Conseil :
hint-play = Le jouer
undo = Annuler
undo-about = Annuler ce qui a été touché, ou votre dernier coup. Ce qui a été tiré ou lancé depuis le sera de nouveau.
undo-redrawn = Repris. Ce qui avait été tiré ou lancé depuis le sera de nouveau : le hasard peut en décider autrement.
return = Reprendre ma place
leave = Partir (un robot continue)
leave-sure = Quitter cette partie ? Un robot jouera pour vous ; vous pourrez reprendre votre place plus tard.
resign = Abandonner
resign-sure = Abandonner cette partie ?
ask-end = Proposer de finir la partie
wish-undo = { $name } demande à reprendre un coup.
wish-end = { $name } propose de finir la partie.
wish-waits = La question est posée aux autres.
agree = Accepter
disagree = Refuser
sound-on = M’appeler quand c’est à moi
sound-off = Ne plus m’appeler
download-record = Télécharger la partie
fair-chance = Hasard équitable
fair-about =
    Avant la partie, votre page a choisi un nombre aléatoire et l’a caché jusqu’à ce que la part de
    chacun, serveur compris, soit fixée. Les cartes et les dés découlent de toutes ces parts
    réunies : personne n’a pu les choisir.
fair-nonce = Nombre aléatoire de votre page (nonce)
fair-seal = Sceau de tout ce qui a été fixé
fair-later = À la fin de la partie, l’enregistrement montre toutes les parts et cette page les vérifie.
fair-checked = L’enregistrement contient votre nombre, et son sceau est celui que votre page a vu avant la partie.
fair-command = Pour vérifier aussi chaque carte et chaque dé, téléchargez la partie et lancez :
fair-wrong = L’enregistrement ne correspond pas à ce que votre page a vu avant la partie. Le hasard n’a pas été tiré comme promis.
fair-no-proof = Cette partie en prolonge une autre, dont le hasard n’a pas été tiré à cette table : il n’y a rien à vérifier.
fair-void = Ce nombre n’a pas compté : le lancement a recommencé sans lui.
fair-none = Ce navigateur n’a apporté aucun nombre aléatoire à cette partie : il n’a rien à vérifier.
replay = Revoir
replay-of = Reprise : { $game }
players = Joueurs
player = Joueur
you = Vous
bot = robot
bot-name = Robot { $strength }
stands-in = un robot joue
connected = présent
away = absent
points = Points
reconnecting = La connexion est perdue. Nouvel essai ; rien de ce que vous avez envoyé n’est perdu.
happened = Ce qui s’est passé
happened-so-far = Le début de la partie
happened-all = Les { $count } lignes
happened-less = L’essentiel
go-on = Continuer
since-replay = Le revoir
tab-log = Journal
to-board = Retour au plateau
tab-talk = Discussion
tab-rules = Règles
log = Ce qui s’est passé
chat = Discussion
chat-say = Dire quelque chose
chat-about = À propos du message de { $name }
chat-mute = Ne plus lire { $name }
chat-report = Signaler
chat-reported = Signalé à la personne qui gère ce serveur.
chat-muted = Vous ne lisez pas { $name }.
chat-unmute = Lire de nouveau
chat-unread =
    { $count ->
        [one] { $count } nouveau message
       *[other] { $count } nouveaux messages
    }
note = Ma note
note-kept = Gardée. Personne d’autre ne la voit.
note-not-kept = Pas encore gardée
board = Plateau
what-is-known = Ce que l’on sait
no-such-table = Cette table n’existe pas, ou on ne peut pas la regarder.

log-sit = { $name } s’assoit.
    .you = Vous vous asseyez.
log-leave = { $name } s’en va.
    .you = Vous partez.
log-leave-silent = { $name } n’a pas répondu à temps et perd sa place.
log-restart = Le lancement de la partie recommence.
log-start =
    { $text ->
        [unrated] La partie commence. Elle n’est pas classée : des joueurs partagent un réseau, ou une personne occupe plusieurs places.
       *[other] La partie commence.
    }
log-return = { $name } est de retour.
    .you = Vous êtes de retour.
log-undo = { $name } reprend un coup.
    .you = Vous reprenez un coup.
log-ask = { $name } demande aux autres.
    .you = Vous demandez aux autres.
log-answer-yes = { $name } accepte.
    .you = Vous acceptez.
log-answer-no = { $name } refuse.
    .you = Vous refusez.
log-resign = { $name } abandonne.
    .you = Vous abandonnez.
log-time = { $name } n’a plus de temps.
    .you = Vous n’avez plus de temps.
log-stand-in = Un robot remplace { $name }.
    .you = Un robot vous remplace.
log-end = La partie se termine.
log-pause = Le serveur était absent ; aucune pendule n’a couru.
log-taken-back = repris

pass-on = Passez l’appareil
pass-on-to = Passez l’appareil à { $name }
pass-on-ready = Me voici

## La fin

game-over = La partie est terminée
you-won = Vous avez gagné
somebody-won = { $names } a gagné
several-won = { $names } se partagent la victoire
not-rated = Cette partie n’a pas été classée.
ended-because = Fin de partie : { $reason }.
ending-agreed = tous étaient d’accord
ending-resigned = un joueur a abandonné
ending-abandoned = personne n’est revenu
ending-time = le temps est écoulé
place = Rang
place-number =
    { $place ->
        [one] { $place }er
       *[other] { $place }e
    }
tie-broken = Égalité : le départage a décidé.
rematch = Revanche
to-rematch = Vers la revanche
show-result = Montrer le résultat

## Revoir

to-start = Au début
to-end = À la fin
back = Un coup en arrière
on = Un coup en avant
run = Lancer
pause = Pause
move-slider = Coup
move-of = Coup { $move } sur { $moves }
link-here = Lien vers ce moment
to-table = Retour à la table
play-on = Continuer d’ici
play-on-not-over = Cette partie est classée et se joue encore ; vous pourrez continuer d’ici quand elle sera finie.
play-on-as = Vous êtes
play-on-against = Contre
play-on-from = Continuer du coup { $move }

## Règles

rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [one] { $count } passage
       *[other] { $count } passages
    }
rules-reconstructed = ✻ signale une valeur reconstituée : nous ne connaissons pas la valeur imprimée.
rules-ours = ◊ signale une règle ajoutée par nous : aucun livret ne la contient.
rules-figure = Une position du milieu d’une partie, vue par un spectateur.
rules-none = Ce jeu n’apporte pas de page de règles.

## Classements

ratings-none = Aucune partie classée de ce jeu n’est encore terminée. Une table ouverte par « Jouer entre amis » peut être classée.
rating-about = La cote est la force que l’on atteint presque sûrement : elle part de 0 et monte avec les victoires et la certitude. En petit à côté : la force telle qu’elle est estimée, et de combien elle peut s’écarter.
rating = Cote
games-played = Parties
games-with-bots = dont avec robots

## La partie guidée

understood = Compris
fold = Replier
unfold = Lire
coach-your-turn = C’est à vous : la ligne du haut dit quoi faire. Je peux aussi vous proposer un coup.
coach-wait = Les autres jouent. Le journal dit ce qu’ils font.
coach-suggest = Proposer un coup
coach-over = C’était votre première partie. La page des règles dit tout dans l’ordre.

## Problèmes

problem-other = Cela n’a pas marché ({ $problem }).
problem-no-connection = Le serveur ne répond pas.
problem-not-your-turn = Ce n’est pas à vous.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-invited = Il faut une invitation pour cette table.
problem-seat-taken = Cette place est prise.
problem-already-started = La partie a commencé.
problem-already-asked = La question est déjà posée aux autres.
problem-rated-needs-clock = Une partie classée se joue avec une pendule : quand le temps est écoulé, un robot continue ou la partie est perdue.
problem-rated-undo = Dans une partie classée, vous ne pouvez reprendre qu’un coup qui n’a rien révélé.
problem-no-time-left = Votre temps est écoulé ; le robot joue à votre place.
problem-rated = Dans une partie classée, il n’y a ni conseil ni essai.
problem-too-many-tables = Vous avez ouvert beaucoup de tables ; attendez un peu.
problem-too-many-requests = Trop vite ; attendez un peu.
problem-no-such-table = Cette table n’existe pas, ou vous ne pouvez pas la voir.
problem-running-game = Cette partie se joue encore ici : attendez qu’elle soit finie.
problem-too-many-mutes = La liste des personnes que vous ne lisez plus est pleine.
problem-no-such-key = Cet accès a déjà été révoqué.
problem-too-many-keys = Vous avez trop d’appareils et de liens ; révoquez-en d’abord.
problem-no-such-secret = Ce lien n’est plus valable ; demandez-en un autre.
problem-not-to-be-watched = Seuls ses joueurs peuvent voir cette table.
problem-not-your-table = Seule la personne qui a créé cette table peut le faire.
problem-not-started = La partie n’a pas encore commencé.
problem-not-over = La partie n’est pas terminée.
problem-nobody-stands-in = Aucun robot ne joue à cette place.
problem-nothing-asked = Il n’y a plus rien à décider.
problem-already-agreed = Vous avez déjà accepté.
problem-already-left = Vous avez déjà quitté cette partie.
problem-secret-moves = Certains coups joués jusqu’ici sont secrets ; vous pourrez repartir d’ici quand la partie sera terminée.
problem-not-written = Le serveur n’a pas pu l’enregistrer, rien n’a donc été fait ; réessayez.
problem-broken-off = La connexion a été perdue en chemin ; réessayez.
problem-too-busy = Le serveur est très occupé ; réessayez dans un instant.
problem-too-large = C’est trop volumineux.
problem-too-many-guests = Trop d’invités sont venus de votre réseau ; attendez un peu.
problem-unknown-token = Le jeton de ce programme n’est pas connu ici.
problem-wrong-options = La partie ne peut pas se jouer ainsi : { $detail }
problem-wrong-body = Le serveur n’a pas compris : { $detail }
problem-banned = Vous ne pouvez plus utiliser ce serveur.
problem-no-session = Vous n’êtes pas connu ici ; rechargez la page.
problem-hash-known = Votre part du hasard est déjà fixée.
problem-not-called = Les parts de hasard des joueurs ne sont pas encore demandées.
problem-wrong-nonce = Ce nombre n’est pas celui qui a été annoncé.
problem-over = La partie est terminée.
problem-resigned = Ce joueur a abandonné.
problem-wrong-name = Ce nom ne peut pas être utilisé.
problem-wrong-passkey = Cette clé d’accès n’est pas connue ici.
problem-too-many-mails = Beaucoup de courriels ont été demandés ; attendez un peu.
problem-mail-not-sent = Le courriel n’a pas pu être envoyé.
problem-other-rules = Cette table a commencé avec d’autres règles et ne peut pas continuer ici.
problem-too-much-computing = Vous avez beaucoup sollicité le serveur ; attendez quelques secondes.
problem-too-many-hints = Vous avez demandé beaucoup de conseils ; attendez un peu.
problem-too-much-chat = Vous écrivez trop vite ; attendez un peu.
problem-chat-full = La discussion de cette table est pleine.
problem-log-full = Le journal de cette table est plein : on ne peut plus y ajouter que des coups.
problem-too-many-bot-tables = Plusieurs de vos parties entre robots sont en cours ; attendez que l’une se termine.
problem-too-many-open-tables = Plusieurs de vos tables publiques attendent encore des joueurs ; complétez-en ou fermez-en une d’abord.
problem-too-many-sockets = Trop de connexions depuis votre réseau ; fermez quelques onglets.
problem-too-many-restarts = Vous avez fait recommencer trop souvent le départ de cette partie ; vous ne pouvez plus y prendre place.
