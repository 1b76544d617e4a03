### Rund um den Tisch: Startseite, Listen, Dialoge, Tooltips, Tasten. Auf Deutsch.

## Startseite und Listen

welcome = Vergessene Brettspiele aus dem alten Griechenland
welcome-about = Kein Konto, kein Download: Wähle ein Spiel und spiele sofort gegen Bots, oder lade Freunde ein.
finished-games = Beendete Partien
all-my-games = Alle meine Partien
hide = Ausblenden
show-hidden =
    { $count ->
        [one] { $count } ausgeblendete Partie zeigen
       *[other] { $count } ausgeblendete Partien zeigen
    }
leave-open-sure = Deinen Platz an diesem Tisch aufgeben? Die Partie hat noch nicht begonnen.
ended-so = Beendet: { $reason }
result-won = Du hast gewonnen
result-winner = { $names } hat gewonnen
result-place = { $place }. von { $players }

## Ein neuer Tisch

new-table-time = Tempo und Uhr
new-table-people = Wer zuschauen darf und ob die Partie zählt
