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

## Tasten

keys-title = Tastenkürzel
key-keys = zeigt diese Liste
key-choices = öffnet die Liste der Züge und geht zum ersten
key-walk = durch die Liste gehen und spielen
key-hint = fragt nach einem Tipp
key-rules = öffnet die Regel zu dem, was gerade ansteht
key-legend = erklärt die Zeichen des Bretts
key-undo = nimmt zurück
key-escape = legt Gewähltes zurück, schließt Offenes
key-tab = geht durch alles, womit du auf dem Brett spielen kannst

## Kurzinfos

tip-move = → { $move }
tip-moves =
    { $count ->
        [one] → { $count } Zug
       *[other] → { $count } Züge
    }
