### Die Seite auf Deutsch.

skip-to-main = Zum Inhalt springen
no-such-page = Seite nicht gefunden
to-home = Startseite
loading = Wird geladen …
part-missing = Ein Teil der Seite konnte nicht geladen werden. Vielleicht ist der Server oder deine Verbindung gestört.
try-again = Erneut versuchen
close = Schließen
yes = ja
no = nein
search = Suchen
send = Senden
copy = Kopieren
copied = Kopiert
keep = Speichern
footer = Die Regeln sind in eigenen Worten verfasst, alle Zeichnungen sind unsere eigenen.

## Kopfzeile

nav = Seiten
nav-rules = Regeln
nav-stats = Ranglisten
nav-api = API
language = Sprache
theme = Hell oder dunkel
theme-auto = Design: System
theme-light = Design: hell
theme-dark = Design: dunkel
theme-switch = Design wechseln
menu = Menü
aside = Protokoll und Regeln
legend = Legende
legend-title = Was die Symbole bedeuten
legend-all = Auf jedem Spielplan
legend-glow = Hervorgehoben: Das kannst du jetzt anklicken.
legend-picked = Ausgewählt; klicke noch einmal, um die Auswahl aufzuheben.
legend-hinted = Vom Tipp vorgeschlagen.

## Startseite

games = Spiele
game = Spiel
before-christ = { $year } v. Chr.
facts = { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    } · etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
play-now = Jetzt spielen
players-number = Spieler
players-count =
    { $count ->
        [one] { $count } Spieler
       *[other] { $count } Spieler
    }
strength = Stärke der Bots
strength-novice = Neuling
strength-citizen = Bürger
strength-strategos = Stratege
strength-oracle = Orakel
learn = Spielend lernen
play-friends = Mit Freunden spielen
pass-and-play = Reihum an diesem Gerät
my-tables-none = Noch keine Tische. Wähle ein Spiel, um zu beginnen.
my-games = Meine Partien
open-tables = Offene Tische
open-tables-none = Im Moment keine offenen Tische.
waiting-for-me = du bist am Zug
state-open = wartet auf Spieler
state-playing = läuft
state-over = beendet
me = Du
name = Name
name-ask = Dein Name (begonnene Partien behalten den alten)
name-change = Du bist { $name }: Namen ändern
name-kept = Name gespeichert.
name-wrong = Dieser Name ist nicht erlaubt.
transfer = Auf einem anderen Gerät weiterspielen
transfer-about = Öffne diesen Link innerhalb einer Stunde auf dem anderen Gerät. Er gilt nur einmal.
forget = Konto löschen
forget-sure = Deinen Namen und alle deine Daten löschen? Deine Partien behalten ihre Züge, aber ohne deinen Namen.
claim = Hier weiterspielen
claim-about = Dieses Gerät meldet sich als du an, mit deinen Plätzen und Partien.
claim-yes = Hier weiterspielen
claim-failed = Dieser Link wurde schon benutzt oder ist abgelaufen.
passkey-make = Meine Partien mit einem Passkey sichern
passkey-sign-in = Mit einem Passkey anmelden
passkey-made = Mit diesem Passkey öffnest du deine Partien jetzt auf jedem Gerät.
passkey-failed = Der Passkey hat nicht funktioniert.
passkey-one = Passkey vom { $date }
passkey-drop = Entfernen
access = Geräte und Links
access-here = Dieses Gerät
access-cookie = Ein anderes Gerät
access-token = Programm mit Token
access-transfer = Unbenutzter Link für ein anderes Gerät
access-invitation = Einladung an einen Tisch
access-unused = { $what }, erstellt am { $since }
access-used = { $what }, erstellt am { $since }, zuletzt benutzt am { $used }
access-revoke = Widerrufen
notices-push = In diesem Browser benachrichtigen, wenn ich am Zug bin
notices-push-end = Benachrichtigungen in diesem Browser beenden
notices-mail = E-Mail schicken, wenn ich am Zug bin
notices-mail-asked = Sieh in dein Postfach und bestätige die Adresse.
notices-mail-confirmed = Du bekommst eine E-Mail, wenn du am Zug bist.
notices-mail-end = Keine E-Mails mehr
notices-failed = Die Einstellung konnte nicht gespeichert werden.
import-record = Partie öffnen (JSON)
import-failed = Die Partie konnte nicht gelesen werden: { $problem }
import-no-record = Diese Datei ist keine gespeicherte Partie.

## Neuer Tisch

seat-number = Platz { $number }
seat-here = Jemand an diesem Gerät
seat-friend = Freund, per Link
seat-free = freier Platz
variants = Regelvarianten
pace = Tempo
pace-live = Echtzeit
pace-days = Fernpartie
clock = Uhr
clock-none = keine
clock-move = pro Zug
clock-bank = ganze Partie
clock-in-minutes = Minuten
clock-in-days = Tage
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
at-zero = Wenn die Zeit abläuft
at-zero-bot = übernimmt ein Bot
at-zero-lose = ist die Partie verloren
at-zero-nothing = passiert nichts
watch = Wer zuschauen darf
watch-link = alle mit dem Link
watch-anyone = alle
watch-nobody = niemand
public = Öffentlich
rated = Gewertet (keine Tipps; kein Zurücknehmen, sobald etwas aufgedeckt ist)
rated-needs-clock = Eine gewertete Partie braucht eine Uhr und eine Regel für den Ablauf der Zeit.
make-table = Tisch erstellen

## Vor der Partie

waiting-for-players = Warten auf Spieler
begins-when-full = Die Partie beginnt, sobald alle Plätze besetzt sind.
start-waits = Alle sitzen. Die Partie beginnt, sobald diese Seite hier offen ist: { $names }.
seat-lost = { $name } war beim Start nicht da, der Platz ist wieder frei.
clock-minutes =
    { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
sit = Hier Platz nehmen
leave-seat = Meinen Platz verlassen
invite-link = Schicke diesen Link an deine Freunde
invite-new = Einladungslink erstellen

## Am Tisch

your-turn = Du bist am Zug!
rule = Regel { $rule }
choices = Alle Züge als Text
choices-count =
    { $count ->
        [one] Alle Züge ({ $count })
       *[other] Alle { $count } Züge
    }
glow-above = ↑ Hervorgehoben
glow-below = ↓ Hervorgehoben
choices-later = Alle Züge, wenn du am Zug bist
choices-more = { $count } weitere anzeigen
unpick = Neu beginnen
picked-next = Klicke jetzt auf etwas Hervorgehobenes.
confirm = Das kannst du nicht zurücknehmen: { $move }.
confirm-unnamed = Das kannst du nicht zurücknehmen.
confirm-yes = Bestätigen
confirm-no = Abbrechen
why-not = Nicht möglich:
hint = Tipp
hint-thinking = Denkt nach …
hint-says = Vorschlag:
hint-play = Diesen Zug spielen
undo = Rückgängig
undo-about = Nimmt deine Auswahl oder deinen letzten Zug zurück. Karten und Würfel danach werden neu gezogen.
undo-redrawn = Zurückgenommen. Karten und Würfel seither werden neu gezogen und können anders ausfallen.
return = Meinen Platz wieder einnehmen
leave = Verlassen (ein Bot übernimmt)
leave-sure = Diese Partie verlassen? Ein Bot spielt für dich; du kannst deinen Platz später wieder einnehmen.
resign = Aufgeben
resign-sure = Diese Partie aufgeben?
ask-end = Vorschlagen, die Partie zu beenden
wish-undo = { $name } möchte einen Zug zurücknehmen.
wish-end = { $name } schlägt vor, die Partie zu beenden.
wish-waits = Die anderen müssen noch antworten.
agree = Zustimmen
disagree = Ablehnen
sound-on = Benachrichtigen, wenn ich am Zug bin
sound-off = Benachrichtigungen ausschalten
download-record = Partie herunterladen
fair-chance = Fairer Zufall
fair-about =
    Vor der Partie hat deine Seite eine Zufallszahl gewählt und geheim gehalten, bis alle Spieler und
    der Server sich festgelegt hatten. Karten und Würfel ergeben sich aus allen Zahlen zusammen:
    Niemand konnte sie bestimmen.
fair-nonce = Zufallszahl deiner Seite (Nonce)
fair-seal = Siegel über alle festgelegten Zahlen
fair-later = Nach der Partie zeigt die Partiedatei alle Teile, und diese Seite prüft sie.
fair-checked = Die Partiedatei enthält deine Zahl, und ihr Siegel stimmt mit dem überein, das deine Seite vor der Partie gesehen hat.
fair-command = Um jede Karte und jeden Würfel selbst zu prüfen, lade die Partie herunter und führe aus:
fair-wrong = Die Partiedatei passt nicht zu dem, was deine Seite vor der Partie gesehen hat. Karten und Würfel wurden nicht wie versprochen gezogen.
fair-no-proof = Diese Partie setzt eine andere fort, deren Zufall nicht an diesem Tisch gezogen wurde. Es gibt nichts zu prüfen.
fair-void = Diese Zahl wurde nicht verwendet: Der Start wurde ohne sie wiederholt.
fair-none = Dieser Browser hat keine Zufallszahl zu dieser Partie beigetragen und hat nichts zu prüfen.
replay = Ansehen
replay-of = Partie ansehen: { $game }
players = Spieler
player = Spieler
you = Du
bot = Bot
bot-name = Bot ({ $strength })
stands-in = ein Bot vertritt
connected = online
away = offline
points = Punkte
reconnecting = Verbindung verloren. Neuer Versuch … Nichts, was du gesendet hast, geht verloren.
happened = Was geschah
happened-so-far = Was bisher geschah
go-on = Weiter
since-replay = Auf dem Plan zeigen
tab-log = Protokoll
to-board = Zurück zum Plan
tab-talk = Chat
tab-rules = Regeln
log = Was geschah
chat = Chat
chat-say = Nachricht schreiben
chat-about = Nachricht { $name_of }
chat-mute = { $name } stummschalten
chat-report = Melden
chat-reported = Dem Betreiber dieses Servers gemeldet.
chat-muted = Du hast { $name } stummgeschaltet.
chat-unmute = Stummschaltung aufheben
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
note = Private Notiz
note-kept = Gespeichert. Nur du siehst sie.
note-not-kept = Noch nicht gespeichert
board = Spielplan
what-is-known = Was du weißt
no-such-table = Diesen Tisch gibt es nicht, oder du darfst nicht zuschauen.

log-sit = { $name } nimmt Platz.
    .you = Du nimmst Platz.
log-leave = { $name } geht.
    .you = Du gehst.
log-leave-silent = { $name } war zu lange weg und hat den Platz verloren.
log-restart = Der Start wird wiederholt.
log-start =
    { $text ->
        [unrated] Die Partie beginnt. Sie wird nicht gewertet: Spieler teilen sich ein Netzwerk, oder jemand hat mehrere Plätze.
       *[other] Die Partie beginnt.
    }
log-return = { $name } ist zurück.
    .you = Du bist zurück.
log-undo = { $name } nimmt einen Zug zurück.
    .you = Du nimmst einen Zug zurück.
log-ask = { $name } fragt die anderen.
    .you = Du fragst die anderen.
log-answer-yes = { $name } stimmt zu.
    .you = Du stimmst zu.
log-answer-no = { $name } lehnt ab.
    .you = Du lehnst ab.
log-resign = { $name } gibt auf.
    .you = Du gibst auf.
log-time = Die Zeit { $name_of } ist abgelaufen.
    .you = Deine Zeit ist abgelaufen.
log-stand-in = Ein Bot spielt für { $name }.
    .you = Ein Bot spielt für dich.
log-end = Die Partie endet.
log-pause = Der Server war ausgefallen; die Uhren standen still.

pass-on = Gerät weitergeben
pass-on-to = Gib das Gerät an { $name }
pass-on-ready = Ich bin bereit

## Das Ende

game-over = Spielende
you-won = Du hast gewonnen
somebody-won = { $names } hat gewonnen
several-won = { $names } teilen sich den Sieg
not-rated = Diese Partie wurde nicht gewertet.
ending-agreed = in gegenseitigem Einvernehmen
ending-resigned = jemand hat aufgegeben
ending-abandoned = niemand ist zurückgekommen
ending-time = jemandes Zeit ist abgelaufen
place = Platz
place-number = { $place }.
tie-broken = Gleichstand nach Punkten: Der Tie-Break hat entschieden.
rematch = Revanche
to-rematch = Zur Revanche
show-result = Ergebnis zeigen

## Ansehen

to-start = Erster Zug
to-end = Letzter Zug
back = Voriger Zug
on = Nächster Zug
run = Abspielen
pause = Pause
move-slider = Zug
move-of = Zug { $move } von { $moves }
link-here = Link zu dieser Stelle
to-table = Zurück zum Tisch
play-on = Von hier weiterspielen
play-on-not-over = Diese Partie ist gewertet und läuft noch; nach ihrem Ende kannst du von hier weiterspielen.
play-on-as = Du bist
play-on-against = Gegen
play-on-from = Ab Zug { $move } weiterspielen

## Regeln

rules-search = Regeln durchsuchen
rules-found =
    { $count ->
        [one] { $count } Stelle
       *[other] { $count } Stellen
    }
rules-reconstructed = ✻ kennzeichnet einen rekonstruierten Wert: Den gedruckten kennen wir nicht.
rules-ours = ◊ kennzeichnet eine eigene Regel, die in keiner Anleitung steht.
rules-figure = Eine Stellung mitten in einer Partie, aus Sicht der Zuschauer.
rules-none = Zu diesem Spiel gibt es keine Regelseite.

## Ranglisten

ratings-none = Noch keine gewerteten Partien. Tische, die mit „Mit Freunden spielen“ erstellt werden, können gewertet werden.
rating-about = Die Wertung ist eine Stärke, die fast sicher erreicht ist. Sie beginnt bei 0 und steigt mit Siegen und mit Gewissheit. Die kleinen Zahlen zeigen die aktuelle Schätzung und ihre Unsicherheit.
rating = Wertung
games-played = Partien
games-with-bots = mit Bots

## Die geführte Partie

understood = Verstanden
fold = Einklappen
unfold = Aufklappen
coach-your-turn = Du bist am Zug: Die Zeile oben sagt, was zu tun ist. Ich kann dir auch einen Zug vorschlagen.
coach-wait = Die anderen sind am Zug. Im Protokoll steht, was sie tun.
coach-suggest = Zug vorschlagen
coach-over = Das war deine erste Partie. Auf der Regelseite steht alles der Reihe nach.

## Probleme

problem-other = Das hat nicht geklappt ({ $problem }).
problem-no-connection = Der Server ist nicht erreichbar.
problem-not-your-turn = Du bist nicht am Zug.
problem-not-your-seat = Das ist nicht dein Platz.
problem-not-invited = Für diesen Tisch brauchst du eine Einladung.
problem-seat-taken = Dieser Platz ist besetzt.
problem-already-started = Die Partie hat schon begonnen.
problem-already-asked = Die anderen sind schon gefragt.
problem-rated-needs-clock = Eine gewertete Partie braucht eine Uhr: Läuft die Zeit ab, übernimmt ein Bot, oder die Partie ist verloren.
problem-rated-undo = In einer gewerteten Partie kannst du nur einen Zug zurücknehmen, der nichts aufgedeckt hat.
problem-no-time-left = Deine Zeit ist abgelaufen; ein Bot spielt für dich.
problem-rated = In gewerteten Partien gibt es keine Tipps und keine Vorschau.
problem-too-many-tables = Du hast viele Tische erstellt; warte einen Moment.
problem-too-many-requests = Zu viele Anfragen; warte einen Moment.
problem-no-such-table = Diesen Tisch gibt es nicht, oder du darfst ihn nicht sehen.
problem-running-game = Diese Partie läuft hier noch; warte, bis sie zu Ende ist.
problem-too-many-mutes = Deine Liste der Stummgeschalteten ist voll.
problem-no-such-key = Das wurde schon widerrufen.
problem-too-many-keys = Du hast zu viele Geräte und Links; widerrufe zuerst einige.
problem-no-such-secret = Dieser Link ist nicht mehr gültig; bitte um einen neuen.
problem-not-to-be-watched = Diesen Tisch sehen nur seine Spieler.
problem-not-your-table = Das kann nur, wer diesen Tisch erstellt hat.
problem-not-started = Die Partie hat noch nicht begonnen.
problem-not-over = Die Partie läuft noch.
problem-nobody-stands-in = An diesem Platz spielt kein Bot.
problem-nothing-asked = Dieser Vorschlag steht nicht mehr offen.
problem-already-agreed = Du hast schon zugestimmt.
problem-already-left = Du hast diese Partie schon verlassen.
problem-secret-moves = Einige Züge bis hierher sind geheim; nach dem Ende der Partie kannst du von hier weiterspielen.
problem-not-written = Der Server konnte das nicht speichern, deshalb ist nichts geschehen. Versuche es noch einmal.
problem-broken-off = Die Verbindung ist unterwegs abgebrochen. Versuche es noch einmal.
problem-too-busy = Der Server ist überlastet. Versuche es gleich noch einmal.
problem-too-large = Das ist zu groß.
problem-too-many-guests = Zu viele Gäste aus deinem Netzwerk; warte einen Moment.
problem-unknown-token = Das Token dieses Programms ist hier nicht gültig.
problem-wrong-options = So lässt sich das Spiel nicht spielen: { $detail }
problem-wrong-body = Der Server hat das nicht verstanden: { $detail }
problem-banned = Du kannst diesen Server nicht mehr benutzen.
problem-no-session = Du bist nicht angemeldet; lade die Seite neu.
problem-hash-known = Dein Teil des Zufalls steht schon fest.
problem-not-called = Die Zufallszahlen der Spieler werden noch nicht gebraucht.
problem-wrong-nonce = Diese Zahl ist nicht die, auf die sich deine Seite festgelegt hat.
problem-over = Das Spiel ist aus.
problem-resigned = Dieser Spieler hat aufgegeben.
problem-wrong-name = Dieser Name ist nicht erlaubt.
problem-wrong-passkey = Dieser Passkey ist hier nicht bekannt.
problem-too-many-mails = Zu viele E-Mails angefordert; warte einen Moment.
problem-mail-not-sent = Die E-Mail konnte nicht gesendet werden.
problem-other-rules = Dieser Tisch wurde mit anderen Regeln begonnen und kann hier nicht fortgesetzt werden.
problem-too-much-computing = Du hast dem Server viel Arbeit geschickt; warte ein paar Sekunden.
problem-too-many-hints = Du hast um viele Tipps gebeten; warte einen Moment.
problem-too-much-chat = Du schreibst zu schnell; warte einen Moment.
problem-chat-full = Der Chat dieses Tisches ist voll.
problem-log-full = Das Protokoll dieses Tisches ist voll: Nur Züge können noch dazukommen.
problem-too-many-restarts = Der Start wurde deinetwegen zu oft wiederholt; du kannst hier nicht mehr Platz nehmen.
problem-too-many-bot-tables = Mehrere deiner reinen Bot-Partien laufen noch; warte, bis eine endet.
problem-too-many-open-tables = Mehrere deiner öffentlichen Tische warten noch auf Spieler; fülle oder schließe zuerst einen.
problem-too-many-sockets = Zu viele Verbindungen aus deinem Netzwerk; schließe einige Tabs.
over-agreed = Alle waren einverstanden, die Partie zu beenden.
over-resigned = { $name } hat aufgegeben.
over-abandoned = Niemand ist zurückgekommen.
over-time = Die Zeit { $name_of } ist abgelaufen.
