### Die Seiten der Arena: der Bericht über ein Turnier und die Analyse einer Partie.

## Zahlen

point = { "," }
percent = { $text } %
from-to = { $low } bis { $high }

## Beide Seiten

pictures-need = Diagramme brauchen matplotlib: { $text }.

## Der Bericht über ein Turnier

report-title =
    { $text }, { $players ->
        [one] { $players } Spieler
       *[other] { $players } Spieler
    }: { $games ->
        [one] { $games } Partie
       *[other] { $games } Partien
    }
report-about = Die Fehlerbalken zeigen 95-%-Intervalle. Ein geteilter erster Platz zählt als Anteil eines Sieges. Die gestrichelte Linie ist der faire Anteil.

section-wins = Siege
section-ratings = Wertungen
section-sources = Punkte nach Herkunft
section-length = Dauer
section-seats = Plätze
section-endings = Spielenden

head-bot = Bot
head-games = Partien
head-wins = Siege
head-interval = 95-%-Intervall
head-rating = Wertung
head-points = Punkte
head-pace = ms je Entscheidung

axis-wins = Anteil der Siege
axis-rating = Wertung
axis-points = Punkte je Partie im Mittel
axis-rounds = Runden
axis-games = Partien
axis-seat = Platz

## Die Analyse einer Partie

analysis-title = { $text }: was die Partie entschied
section-chances = Gewinnwahrscheinlichkeit, Zug für Zug
section-luck = Glück und Können
section-turning = Wendepunkte
section-decisions = Alle Entscheidungen

luck-about = Glück ist, wie stark der Zufall die Gewinnwahrscheinlichkeit verändert hat (mit 95-%-Intervall); Entscheidungen sind, was die Züge aller verändert haben. Das bereinigte Ergebnis lässt das Glück außer Acht.
moves-about = Züge sind ab 0 nummeriert und wie in der Partiedatei notiert: { $text }; * ist der Zufall.
decisions-about = Jede Entscheidung lässt sich aufklappen: die Gewinnwahrscheinlichkeit der besten Züge und was der Spieler wissen konnte.
known = Was { $text } wissen konnte:
seat-is = { $number } ist { $text }

head-player = Spieler
head-luck = Glück
head-choices = Entscheidungen
head-lost = verschenkt
head-move = Zug
head-played = gespielt
head-better = besser
head-loss = Verlust
head-choice = Zug
head-chance = Gewinnwahrscheinlichkeit

axis-move = Zug
axis-chance = Gewinnwahrscheinlichkeit
section-accuracy = Genauigkeit
section-costliest = Die teuersten Züge
accuracy-about = Ein Zug wird danach beurteilt, was der Spieler wissen konnte. Er verliert, was der beste Zug mehr versprach; ein Verlust innerhalb seiner Unsicherheit wird nicht markiert. Ein Verlust von 10 % halbiert die Genauigkeit einer Entscheidung.
head-accuracy = Genauigkeit
head-best = beste
head-good = gute
head-inaccuracies = Ungenauigkeiten
head-mistakes = Fehler
head-result = Ergebnis
head-adjusted = ohne Glück
mark-best = bester
mark-good = gut
mark-inaccuracy = ungenau
mark-mistake = Fehler
