### Was ein Platz um die Worte seines Spiels herum liest, und warum eine Antwort nicht gelesen wird.

you = Du bist { $text } (Platz { $number }) an einem Tisch mit { $players } Spielern: { $reason }.
how =
    Immer wenn du am Zug bist, liest du die Stellung und deine Züge. Beende deine Antwort mit einer
    Zeile, die nur deinen Zug enthält: die Nummer eines Zuges, den Zug in Notation oder seine Worte.
    In den Zeilen davor darfst du deine Überlegungen aufschreiben.

news = Was geschah:
position = Die Stellung:
choices = Deine Züge:
more =
    { $rest ->
        [one] Ein weiterer Vorschlag ist nicht aufgeführt.
       *[other] { $rest } weitere Vorschläge sind nicht aufgeführt.
    } Jeder legale Zug darf in derselben Notation geschrieben werden.
over = Das Spiel ist aus:
result = { $text }: Platz { $place }, { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}.

refused = Nicht erlaubt ({ $step }):
again = { $tries ->
    [one] Du darfst noch einmal antworten.
   *[other] Du darfst noch { $tries }-mal antworten.
}
default = Es kam keine legale Antwort, deshalb wurde ein zufälliger legaler Zug gespielt:

unread-empty = Deine Antwort ist leer.
unread-long = Die letzte Zeile deiner Antwort ist zu lang für einen Zug.
unread-several = Deine Antwort lässt sich auf zwei Arten lesen, „{ $text }“ und „{ $reason }“.
unread-number = Es gibt keinen Zug { $text }: Sie sind von 1 bis { $reason } nummeriert.
unread-foreign = „{ $text }“ ist weder ein Zug noch die Nummer oder die Worte eines Zuges.
ended-played = bis zum Ende gespielt
ended-resigned = jemand hat aufgegeben
ended-time = jemandes Zeit ist abgelaufen
ended-agreed = die Spieler haben sich auf das Ende geeinigt
ended-abandoned = abgebrochen
ended-closed = geschlossen
legal = „{ $text }“ ist erlaubt.
waiting = Warten auf { $text }.
