### Der Spielplan von Agora (Ernest) auf Deutsch.

agora_ernest-table = Der Tisch mit allen Karten
agora_ernest-table-keys = Der Tisch. Tab geht durch die vorgeschlagenen Stellen, Pfeiltasten bewegen die Karte, Q und E drehen sie, Enter legt sie, Escape nimmt sie wieder auf und gibt Tab frei.
agora_ernest-sight = Ansicht
agora_ernest-nearer = Vergrößern (+)
agora_ernest-farther = Verkleinern (−)
agora_ernest-fit = Alle Karten zeigen (0)
agora_ernest-helps = Hilfen beim Legen
agora_ernest-magnet = Am Raster naher Karten einrasten
agora_ernest-places = Vorgeschlagene Stellen zeigen; klicke auf eine Karte, um nur die daneben zu sehen
agora_ernest-places-at = Nur Stellen neben { $card }
agora_ernest-tools = Die Karte in deiner Hand
agora_ernest-previous = Vorige Stelle (P)
agora_ernest-next = Nächste Stelle (N)
agora_ernest-turn-left = Nach links drehen (Q)
agora_ernest-turn-right = Nach rechts drehen (E)
agora_ernest-lift = Wieder aufnehmen (Escape)
agora_ernest-lay = Hier legen

## Neben dem Tisch

agora_ernest-drawn = Die gezogene Karte
agora_ernest-letter-nobody = Niemand hat den Buchstaben { $letter }: keine Wirkung.
agora_ernest-letter-rests = Der Buchstabe { $letter } gehört { $name }, die Karte hat aber jemand anders gezogen: keine Wirkung.
    .you = Der Buchstabe { $letter } gehört dir, aber du hast die Karte nicht gezogen: keine Wirkung.
agora_ernest-letter-acts =
    { $effect ->
        [fire] Eigener Buchstabe { $name_of }: Der Laden mit den meisten Markern brennt ab, außer bei Gleichstand.
        [flood] Eigener Buchstabe { $name_of }: Der Laden mit den meisten Markern verliert sie, außer bei Gleichstand.
       *[festival] Eigener Buchstabe { $name_of }: Alle kassieren noch einmal.
    }
    .you =
        { $effect ->
            [fire] Dein eigener Buchstabe: Der Laden mit den meisten Markern brennt ab, außer bei Gleichstand.
            [flood] Dein eigener Buchstabe: Der Laden mit den meisten Markern verliert sie, außer bei Gleichstand.
           *[festival] Dein eigener Buchstabe: Alle kassieren noch einmal.
        }
agora_ernest-do-away = Zeige oder tippe auf den Tisch, um die Karte dort abzulegen.
agora_ernest-do-follow = Klicke, um sie abzulegen; das Mausrad dreht sie.
agora_ernest-do-set = Ziehe sie, drehe sie am Griff und lege sie dann.
agora_ernest-do-sent = Die Karte wird gelegt …
agora_ernest-do-buy = Klicke auf einen Laden mit einer Münze: Die Zahl ist sein Preis und sein Ertrag pro Zug. Oder kaufe nichts.
agora_ernest-wait-build = { $name } muss die Karte legen.
agora_ernest-wait-buy = { $name } darf einen Laden kaufen.
agora_ernest-pass = Nichts kaufen
agora_ernest-touch-again = Klicke noch einmal, um ihn zu kaufen.
agora_ernest-sale = Läden zum Verkauf
agora_ernest-sale-shop = Laden { $shop }: { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }, { $counters ->
        [one] { $counters } Marker
       *[other] { $counters } Marker
    }
agora_ernest-door-open = offene Tür
agora_ernest-door-shut = versperrt
agora_ernest-door-alley = an einer Gasse: bringt nichts ein
agora_ernest-keys = Tasten
agora_ernest-keys-list =
    Mausrad, Q, E: um 15° drehen; Umschalt + Q, E: um 90°
    Umschalt + Mausrad, [ und ]: um 1°; { "{" } und { "}" }: um 0,1°
    Pfeile: ein halbes Feld; mit Umschalt: 1/50
    N, P oder Tab auf dem Tisch: vorgeschlagene Stellen
    Enter: ablegen, legen; Escape: aufnehmen
    +, −, 0 oder Strg + Mausrad: Zoom; ziehen: Ausschnitt verschieben
agora_ernest-deck =
    { $count ->
        [one] { $count } Karte im Stapel
       *[other] { $count } Karten im Stapel
    }
agora_ernest-left =
    { $count ->
        [one] { $count } Karte mit dem Buchstaben { $letter } ist noch im Stapel
       *[other] { $count } Karten mit dem Buchstaben { $letter } sind noch im Stapel
    }
agora_ernest-alley =
    { $doors ->
        [one] Eine Gasse: Die Tür daran bringt nichts ein.
       *[other] Eine Gasse: Die { $doors } Türen daran bringen nichts ein.
    }
agora_ernest-alleys =
    { $count ->
        [one] { $count } Gasse
       *[other] { $count } Gassen
    }
agora_ernest-burnt = { $count } abgebrannt
agora_ernest-aside = { $count } beiseitegelegt

## Was ein Anlegen bewirkt

agora_ernest-verdict-same = Einkommen unverändert
agora_ernest-verdict-alley =
    { $count ->
        [one] schließt eine Gasse
       *[other] schließt { $count } Gassen
    }
agora_ernest-incomes = Einkommen pro Zug
# Was mit den Läden eines Spielers geschieht, der Reihe nach: „Neuling: 2 Türen mehr, 1 versperrt“.
agora_ernest-for-player = { $name }: { $what }
agora_ernest-brought =
    { $count ->
        [one] { $count } Tür mehr
       *[other] { $count } Türen mehr
    }
agora_ernest-opened =
    { $count ->
        [one] { $count } wird frei
       *[other] { $count } werden frei
    }
agora_ernest-shut =
    { $count ->
        [one] { $count } wird versperrt
       *[other] { $count } werden versperrt
    }
agora_ernest-joined =
    { $counters ->
        [0] ein Laden wächst
        [one] ein Laden wächst, { $counters } Marker gratis
       *[other] ein Laden wächst, { $counters } Marker gratis
    }
agora_ernest-alley-closed =
    { $count ->
        [one] Schließt eine Gasse: Die Tür daran bringt nichts mehr ein.
       *[other] Schließt eine Gasse: Die { $count } Türen daran bringen nichts mehr ein.
    }
agora_ernest-alley-opened =
    { $count ->
        [one] Öffnet eine Gasse: Ihre Tür liegt wieder an der Straße.
       *[other] Öffnet eine Gasse: Ihre { $count } Türen liegen wieder an der Straße.
    }
agora_ernest-joined-free =
    { $count ->
        [one] { $count } freier Laden schließt sich einem anderen an.
       *[other] { $count } freie Läden werden zu einem.
    }
agora_ernest-for-sale =
    { $doors ->
        [one] Bester Laden zum Verkauf danach: { $doors } Tür für { $doors } Münze.
       *[other] Bester Laden zum Verkauf danach: { $doors } Türen für { $doors } Münzen.
    }

## Ein Spieler

agora_ernest-letter = Buchstabe dieses Spielers: Karten damit wirken, wenn dieser Spieler sie zieht
agora_ernest-income = +{ $income } pro Zug
agora_ernest-shops =
    { $count ->
        [one] { $count } Laden
       *[other] { $count } Läden
    }
agora_ernest-largest = größter: { $count }
agora_ernest-way = { $coins } von { $goal ->
        [one] { $goal } Münze
       *[other] { $goal } Münzen
    }

## Die geführte Partie

lesson-agora_ernest-welcome =
    Du baust Karte für Karte einen Markt auf, auf freiem Tisch und in jedem Winkel. Besitze Läden mit Türen zur Straße: Jede offene Tür bringt dir zu Beginn deines Zuges eine Münze. Wer zuerst 50 Münzen hat, gewinnt; ist der Stapel aufgebraucht, gewinnt der Reichste.
    Eine Karte, die die Mitte einer Tür berührt, versperrt sie, und Türen an einer geschlossenen Gasse bringen nichts ein. Halte deine Türen offen und versperre die deiner Rivalen.
lesson-agora_ernest-build =
    Du hast eine Karte gezogen und musst sie legen. Klicke auf den Tisch, um sie abzulegen, ziehe sie und drehe sie am Griff oder mit den Knöpfen; in der Nähe anderer Karten rastet sie an deren Raster ein. Rot heißt, dass sie dort nicht liegen kann; die Zeile oben sagt, warum.
    Neben dem Tisch siehst du die neuen Einkommen. Felder nebeneinander werden ein Laden: Den eigenen Laden zu vergrößern kostet nichts und bringt Türen, während eine schräg angesetzte Ecke in der Mitte einer gegnerischen Tür sie versperrt. Ziehst du deinen eigenen Buchstaben, wirkt das Symbol der Karte: Feuer, Flut oder Fest.
lesson-agora_ernest-buy =
    Jetzt darfst du einen beliebigen freien Laden kaufen. Die Münze zeigt den Preis: eine Münze pro offener Tür, und so viel bringt er auch in jedem Zug ein. Er macht sich also in einem Zug bezahlt, und Kaufen ist fast immer richtig, nur ganz am Ende nicht. Du darfst sogar Schulden machen.
    Klicke auf einen hervorgehobenen Laden oder wähle „Nichts kaufen“.

## Wo auf einer Karte, so wie sie liegt

part =
    { $side ->
        [0] { $whole } (rechts)
        [1] { $whole } (oben rechts)
        [2] { $whole } (oben)
        [3] { $whole } (oben links)
        [4] { $whole } (links)
        [5] { $whole } (unten links)
        [6] { $whole } (unten)
       *[7] { $whole } (unten rechts)
    }

## Knöpfe in einem Wort

agora_ernest-short-in = größer
agora_ernest-short-out = kleiner
agora_ernest-short-fit = alles
agora_ernest-short-magnet = Raster
agora_ernest-short-places = Stellen
agora_ernest-short-previous = zurück
agora_ernest-short-next = weiter
agora_ernest-short-left = links
agora_ernest-short-right = rechts
agora_ernest-short-lift = aufnehmen

## Was die Symbole bedeuten

agora_ernest-legend-cards = Karten und Läden
agora_ernest-legend-coin = Ein Laden zum Verkauf. Die Zahl ist sein Preis und sein Ertrag pro Zug: Sie zählt seine offenen Türen.
agora_ernest-legend-circle = Ein Kreis ohne Marker: Kaufst du den Laden, kommt hier ein Marker hin.
agora_ernest-legend-counter = Ein Marker zeigt den Besitzer; die Zahl zählt die offenen Türen des Ladens.
agora_ernest-legend-hatched = Kein Kreis: Dieser Laden ist nicht zu kaufen.
agora_ernest-legend-tint = Der Boden hat die Farbe des Besitzers.
agora_ernest-legend-open = Eine offene Tür zur Straße: eine Münze pro Zug für den Besitzer.
agora_ernest-legend-shut = Eine versperrte Tür: Eine Karte berührt ihre Mitte. Sie bringt nichts ein.
agora_ernest-legend-alley = Eine Tür an einer Gasse. Sie bringt nichts ein.
agora_ernest-legend-alley-ground = Eine Gasse: rundum eingeschlossene Fläche.
agora_ernest-legend-fire = Feuer: Zieht der Spieler dieses Buchstabens die Karte, brennt der Laden mit den meisten Markern ab.
agora_ernest-legend-flood = Flut: Zieht der Spieler dieses Buchstabens die Karte, verliert der Laden mit den meisten Markern diese und ist wieder zu kaufen.
agora_ernest-legend-festival = Fest: Zieht der Spieler dieses Buchstabens die Karte, kassieren alle noch einmal.
agora_ernest-legend-letter = Der Buchstabe eines Spielers: Karten damit wirken, wenn dieser Spieler sie zieht.
agora_ernest-legend-left = Karten mit diesem Buchstaben im Stapel; ein hohles Quadrat ist ein Buchstabe, den niemand hat.
agora_ernest-legend-tools = Knöpfe über dem Tisch
agora_ernest-legend-holding = Während du eine Karte hältst
agora_ernest-legend-red = Rot: Die Karte kann hier nicht liegen; die Zeile oben sagt, warum.
agora_ernest-legend-green = Grün: Sie kann hier liegen; oben und neben dem Tisch siehst du, was sie verändert.
agora_ernest-legend-marks = Eine runde Marke auf einer Tür: Sie wird frei (✓), wird versperrt (verriegelte Tür) oder liegt dann an einer Gasse.

agora_ernest-lies =
    { $right ->
        [one] { $right } Feld
       *[other] { $right } Felder
    } rechts und { $up ->
        [one] { $up } Feld
       *[other] { $up } Felder
    } oberhalb der Mitte, um { $degrees } Grad gedreht
agora_ernest-touches = berührt { $cards }
lesson-agora_ernest-doors =
    Türen sind dein Einkommen: Jede Runde bringt ein Laden eine Münze je offener Tür. Eine Karte an einer Tür schließt sie.
    Achte auf die goldenen Bögen: Lass deine zur Straße offen und schließe mit dieser Karte die eines Rivalen.
lesson-agora_ernest-alleys =
    Gassen: Eine rundum eingeschlossene Straße wird zur Gasse, und Türen dorthin bringen nichts.
    Die Vorschau schraffiert sie violett, bevor du legst. Schließe Türen eines Rivalen ein, nie deine eigenen.
lesson-agora_ernest-corner =
    Eine Ecke, die sperrt: Karten liegen in jedem Winkel. Leicht gedreht schließt ihre Ecke eine Tür, sobald sie deren Mitte berührt, auch wo keine gerade Karte passt.
    Drehe mit Q und E oder am Knopf und beobachte die Einkommen neben dem Tisch.
lesson-agora_ernest-fire =
    Ein Feuer bricht aus, wenn der Spieler, dessen Buchstaben es trägt, es zieht: Der Laden mit den meisten Markern brennt ab, und seine Karten verlassen den Tisch. Eine Flut nimmt nur seine Marker; bei Gleichstand geschieht nichts.
    Besitze also nie lange allein den größten Laden. Jetzt kennst du das ganze Spiel: Spiele es zu Ende.
