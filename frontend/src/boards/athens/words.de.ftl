### Der Spielplan von Athens: Beschriftungen und die Lektionen der geführten Partie.

athens-letter-upper = O
athens-letter-middle = M
athens-letter-lower = U
athens-nothing = nichts
athens-or = oder
athens-empty = leer
athens-any = ein beliebiges Klötzchen
athens-good = Klötzchen: { $colour }

athens-free = gratis
athens-price = zahle { $price }
athens-price-saved = { $cost }; Würfel sparen { $saved }: zahle { $price }
athens-price-free = { $cost }; Würfel sparen { $saved }: gratis

athens-round = Runde { $round } von { $rounds }
athens-phases = Phasen der Runde
athens-phase-people = Volk
athens-phase-base = Basis
athens-phase-action = Aktion
athens-phase-event = Ereignis
athens-order = Zugrichtung: { $order }
athens-pericles = Perikles: beginnt diese Runde
athens-dice = Weiße Würfel: { $dice }
athens-dice-save = Würfel sparen
athens-grey = Graue Würfel: { $dice }
athens-reroll = Graue Würfel werfen
athens-pass = Passen

athens-events = Ereignisse
athens-event = { $event }: { $steps } von { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } gefüllt
athens-event-closed = { $event } ist abgeschlossen
athens-rows-filled = { $steps } von { $rows ->
        [one] { $rows } Reihe
       *[other] { $rows } Reihen
    } gefüllt
athens-closed = abgeschlossen
athens-square = { $event }, Reihe { $row }, Spalte { $column }: { $colour }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; darauf: { $cube }

athens-actions = Aktionskarten
athens-card = { $card }. { $price }. Arbeiter: { $worker }.
athens-no-worker = keiner
athens-deck-card = { $card }. { $price }. Braucht: { $needs }. { $effect } Punkte: { $points }. Übrig: { $left }.
athens-left = noch { $count }
athens-keep = { $count } behalten
athens-option-make = { $card }: mit { $needs } erhältst du { $gives }
athens-option-trade = { $card }: { $count } Klötzchen ({ $of }) zahlen, { $gives } erhalten
athens-option-square =
    { $filled ->
        [true] { $card }: Das Feld ({ $colour }) ist belegt
       *[false] { $card }: ein Klötzchen auf das Feld ({ $colour }) legen, { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }
    }
athens-option-oracle = { $card }: ein beliebiges Klötzchen zahlen, eine Orakelkarte erhalten
athens-option-wheat = { $card }: Weizen zahlen, { $oracles ->
        [one] { $oracles } Orakelkarte
       *[other] { $oracles } Orakelkarten
    } ansehen und eine zurückgeben
athens-option-pray = { $card }: ein beliebiges Klötzchen zahlen, eine Orakelkarte erhalten
athens-option-own = { $card }
athens-effect-village = 2 Basen darunter: zählt als eine beliebige Basis (Joker)
athens-effect-ecclesia = Würfel einmal pro Zug neu werfen
athens-effect-agora = jetzt 3 Volksplättchen, pro Zug 1 austauschen; 1 Kreis
athens-effect-workshop = 3 Kreise für Zylinder
athens-effect-monument = mit einem Zylinder
athens-effect-temple = mit einem Zylinder; Orakel für Klötzchen
athens-no-monument = Kein Monument mehr übrig.

athens-bases = Basen
athens-decks = Stapel
athens-unflipped = Deine Basen
athens-flipped = Umge­dreht
athens-flipped-points = Punkte für jede umgedrehte Basis
athens-base-deck = Stapel { $base }: noch { $count }
athens-base-mine = { $base }, nicht umgedreht: { $count }
athens-base-flipped = { $base }, umgedreht: { $count }

athens-mine = Vor dir
athens-people = Volk, { $person }: { $count }
athens-bag = Beutel
athens-discards = Abgeworfen
athens-cubes = { $cube }: { $count }; im Vorrat: { $stock }
athens-stock = Vorrat { $stock }
athens-under = { $count } darunter
athens-pray = Beten: { $temple }. { $price }
athens-no-cards = Du hast noch keine Karten
athens-cylinders = Zylinder: { $count }; Kreise dafür: { $circles }
athens-oracle-deck = Orakelkarten im Stapel: { $count }
athens-oracle = Orakelkarte, { $oracle }: { $count }
athens-oracles-hidden = Orakelkarten: { $count }

athens-decide-pay = Wie bezahlst du?
athens-decide-give = Welche Klötzchen zahlst du?
athens-decide-under = Welche zwei Basen kommen unter das Dorf?
athens-decide-return = Welche Karte gibst du zurück?
athens-decide-put = Welches Klötzchen?
athens-decide-first = Klicke zuerst auf eine deiner hervorgehobenen Basen.

## Die geführte Partie

lesson-athens-welcome = Du führst Athen höchstens vierzehn Runden lang und willst die meisten Punkte. Jede Runde hat vier Phasen, sie stehen oben auf dem Plan: Das Volk kommt, alle nehmen eine Basiskarte, alle führen eine Aktion aus, dann dürfen alle Klötzchen auf ein Ereignis legen. Basen liefern Symbole, Symbole liefern Klötzchen, und Klötzchen bringen auf Feldern Punkte. Nur die Orakelkarten sind verdeckt.
lesson-athens-drop = Du hast mehr Volk, als du behalten darfst. Klicke auf das Plättchen, das du abwirfst. Ein Plättchen der Oberschicht (O) ist selten und bezahlt viele Karten allein; eines der Unterschicht (U) ist am wenigsten wert.
lesson-athens-take = Nimm eine Karte von einem der sieben hervorgehobenen Stapel; sie kommt in deine Reihe darunter. Die kleinen Bilder auf den Aktionskarten zeigen, was sie brauchen: Zwei Brennöfen und zwei Weinberge ergeben in der Werkstatt Wein, zwei Gerstenfelder und zwei Schmieden ergeben Infanterie. Eine umgedrehte Karte zählt doppelt, zwei umgedrehte genügen also. Steinbrüche brauchst du für Monumente und Bauhütten.
lesson-athens-act = Wähle deine Aktion für diese Runde. Am einfachsten: Klicke auf eine deiner Basen, um sie umzudrehen; sie zeigt dann zwei Symbole und ist 5 Punkte wert. Oder wähle eine hervorgehobene Aktionskarte und bezahle ihr Volk: Durchgestrichene Plättchen bezahlen die weißen Würfel, du nur den Rest. Eine Aktion sollte dir mehr als 5 Punkte bringen. Klicke auf eine nicht hervorgehobene Karte, um zu erfahren, warum sie nicht geht.
lesson-athens-pay = Diese Karte lässt sich auf mehrere Arten bezahlen. Wähle die Plättchen, die du entbehren kannst; die Oberschicht ist am seltensten.
lesson-athens-give = Wähle die Klötzchen, die du zahlst; sie gehen zurück in den Vorrat. Behalte, wofür noch gute Felder frei sind, auf den Ereignissen oder den Aktionskarten.
lesson-athens-under = Ein Dorf nimmt zwei deiner Basen: Sie kommen darunter und zählen nicht mehr. Klicke auf zwei davon, am besten auf solche, die du nicht brauchst und die nicht umgedreht sind, denn eine umgedrehte verliert ihre 5 Punkte. Das Dorf selbst ist 6 Punkte wert und steht für ein beliebiges Symbol.
lesson-athens-return = Du hast drei Orakelkarten angesehen und behältst zwei. Jedes Orakel ist 9 Punkte wert; zwei oder mehr Lächeln bringen zusammen 2 Punkte, zwei oder mehr Tränen kosten 2. Gib also eher eine Träne zurück.
lesson-athens-put = Du darfst Klötzchen auf eine der Ereigniskarten oben legen. Klicke auf ein Feld in der Farbe eines deiner Klötzchen oder auf ein weißes Feld, das jedes nimmt: Die Punkte erhältst du sofort. Mach mit derselben Karte weiter, oder passe und heb deine Klötzchen auf. Eine volle Reihe wird am Ende der Runde geleert; zwei volle Reihen schließen die Karte ab.

athens-worker = Arbeiter { $name_of }: kommt mit der nächsten Basis zurück

## Was die Symbole bedeuten

athens-legend-prices = Volk und Preise
athens-legend-person = Ein Volksplättchen: { $person }.
athens-legend-saved = Durchgestrichen: Dieses Plättchen bezahlen die Würfel.
athens-legend-enough = Grüner Rahmen: Das kannst du jetzt bezahlen.
athens-legend-dashed = Gestrichelter Rahmen: Dafür fehlt dir Volk.
athens-legend-or = Oder: verschiedene Arten zu bezahlen.
athens-legend-dice = Ein weißer Würfel: Er spart in dieser Runde allen bei jeder Karte ein Plättchen seiner Schicht.
athens-legend-grey = Ein grauer Würfel vom Wurf einer Ekklesia: Für diesen Spieler ersetzt er die weißen Würfel.
athens-legend-goods = Güter
athens-legend-any = Ein beliebiges Klötzchen.
athens-legend-bases = Basen
athens-legend-flipped = Umgedreht: Diese Basis zählt doppelt.
athens-legend-flipped-points = Punkte für jede umgedrehte Basis am Ende.
athens-legend-count = Karten im Stapel oder Karten, die dir gehören.
athens-legend-make = Mit diesen Basen vor dir (du behältst sie) erhältst du diese Klötzchen.
athens-legend-trade = Zahle diese Klötzchen, erhalte jene.
athens-legend-square = Ein Feld der Karte: Lege einmal ein solches Klötzchen darauf und erhalte sofort diese Punkte. Auf einem belegten Feld liegt ein Klötzchen, und die Punkte sind durchgestrichen.
athens-legend-worker = Ein Arbeiter: Dieser Spieler hat die Karte benutzt, in dieser Runde kann sie niemand mehr benutzen. Mit der nächsten Basis kommt er zurück.
athens-legend-oracle = Du ziehst eine Orakelkarte.
athens-legend-keep = Sieh drei Orakelkarten an und behalte zwei.
athens-legend-points = Punkte der Karte am Ende.
athens-legend-ecclesia = Punkte für deine erste, die ersten zwei, drei oder vier und mehr dieser Karten.
athens-legend-event-square = Ein Feld eines Ereignisses: Lege ein solches Klötzchen darauf und erhalte diese Punkte.
athens-legend-white = Ein weißes Feld nimmt jedes Klötzchen.
athens-legend-rows = Gefüllte Reihen; sind es alle, ist das Ereignis abgeschlossen.
athens-legend-skipped = Wer kein passendes Klötzchen hat, überspringt die Ereignisphase.
athens-legend-mine = Vor dir
athens-legend-deck = Ein Auge und eine Zahl: Orakelkarten im Stapel.
athens-legend-smile = Eine Orakelkarte mit einem Lächeln.
athens-legend-tear = Eine Orakelkarte mit einer Träne.
athens-legend-joker = Joker: Ein Dorf steht für eine beliebige Basis.
athens-legend-circle = Kreise auf Agoren und Bauhütten: Jeder nimmt einen Zylinder deiner Monumente auf.
athens-legend-monuments = Monumente: { $plain }. Punkte am Ende und ein Zylinder.
athens-legend-temples = Tempel: { $temples }. Ebenso; außerdem bekommt der Besitzer für ein Klötzchen eine Orakelkarte.
athens-legend-cylinder = Deine Zylinder, einer je Monument, und deine Kreise: Jeder Zylinder auf einem Kreis bringt einen Punkt.
athens-legend-bag = Volksplättchen nach Schicht: O Oberschicht, M Mittelschicht, U Unterschicht.
athens-legend-back = In der Übersicht eines Spielers: zwei Basen, davon eine umgedreht.
