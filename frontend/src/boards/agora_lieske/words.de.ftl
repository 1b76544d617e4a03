### Der Spielplan von Agora (Lieske) auf Deutsch.

agora_lieske-section-market = Markt
agora_lieske-section-exchange = Börse
agora_lieske-section-stoa = Stoa
agora_lieske-section-court = Gericht
agora_lieske-section-monument = Monument
agora_lieske-done = in dieser Runde erledigt
agora_lieske-nobody = niemand
agora_lieske-final = Letzte Runde: { $why }

## Bürger

agora_lieske-citizen = { $seat }: Bürger { $citizen } mit Rhetorik { $rhetoric }
agora_lieske-citizen-hidden = { $seat }: ein verdeckter Bürger
agora_lieske-own-citizen = Bürger { $citizen }, { $where }: Rhetorik { $rhetoric }, am Ende { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert
agora_lieske-at-home = zu Hause
agora_lieske-worth = { $points } Pkt.
agora_lieske-tableau = { $seat }: Bürger, Karten und Punkte
agora_lieske-if-now = wenn jetzt Schluss wäre

## Markt, Vorrat und Gefängnis

agora_lieske-dealer = Händler { $roman } { $resource }, an Stand { $stall }
agora_lieske-dealer-none = { $roman } niemand: Stand { $stall } hat keinen Händler
agora_lieske-stall = Stand { $stall }; Karten je Feld: { $cards }; hier: { $standing }
agora_lieske-stock = Vorrat
agora_lieske-stock-of = Vorrat: { $count } { $resource }
agora_lieske-stacks = Neue Händler
agora_lieske-stack = Stapel { $stack } der neuen Händler: { $count ->
        [one] { $count } Marker
       *[other] { $count } Marker
    }
agora_lieske-unseen = Noch verdeckt in den Stapeln: { $dealers }
agora_lieske-prison = Gefängnis
agora_lieske-prison-count = Gefängnis: { $count } von { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    } belegt
agora_lieske-empty-cell = eine leere Zelle

## Börse und Stoa

agora_lieske-exchange = Börse, Feld { $space }: { $pay ->
        [one] { $pay } Karte
       *[other] { $pay } Karten
    } einer Sorte gegen { $take } einer anderen; hier: { $standing }
agora_lieske-stoa = Stoa; Rhetorik je Feld: { $gains }; hier: { $standing }

## Gericht

agora_lieske-court = Gericht, Platz für alle; hier: { $standing }
agora_lieske-court-floor = die Rednerbühne
agora_lieske-speech = { $seat }: Rhetorik { $sum } vor Gericht
agora_lieske-role = { $role }: { $who }
agora_lieske-prosecutor = Ankläger
agora_lieske-judge = Richter
agora_lieske-accused = Angeklagter
agora_lieske-accused-dealer = Angeklagt: der Händler an Stand { $stall } ({ $resource })
agora_lieske-bench-empty = Kein Händler ist angeklagt
agora_lieske-jury-title = Geschworene
agora_lieske-jury = Geschworene ({ $seat }): { $jurors }; zusammen { $sum }
agora_lieske-jury-none = Geschworene ({ $seat }): noch nicht ausgelost

## Monument

agora_lieske-monument = Monument, { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }; hier: { $standing }
agora_lieske-demand-title = Bedarf
agora_lieske-demand = Das Monument verlangt { $resources }
agora_lieske-demand-left = Bedarf noch im Stapel: { $resources }
agora_lieske-any-one = { $count } einer beliebigen Sorte
agora_lieske-level = Stufe { $level }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } wert, kostet { $cost }; hier: { $who }

## Hand, Leiste, Übersichten

agora_lieske-hand = Karten
agora_lieske-hand-limit = nach der Runde höchstens { $limit }
agora_lieske-hand-of = Meine Hand: { $count } { $resource }
agora_lieske-track = Punkte auf der Leiste: { $scores }
agora_lieske-panel-rhetoric = Rhetorik: { $values }
agora_lieske-panel-home = { $count ->
        [one] { $count } Bürger zu Hause
       *[other] { $count } Bürger zu Hause
    }
agora_lieske-panel-cards = { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
agora_lieske-panel-level = Stufe { $level } des Monuments
agora_lieske-starts = Startspieler dieser Runde

## Die geführte Partie

lesson-agora_lieske-welcome =
    Du führst fünf Bürger, A bis E, und willst am Ende die meisten Punkte: für deine Stufe am Monument, für die Rhetorik deiner Bürger, für gewonnene Prozesse und für die meisten Karten einer Sorte.
    In jeder Runde werden alle Bürger einzeln und verdeckt eingesetzt; dann sind die fünf Bereiche in der Reihenfolge ihrer Nummern dran.
    Das Spiel endet mit der Runde, in der das Gefängnis voll ist, jemand die oberste Stufe erreicht oder jemand zwei Bürger mit Rhetorik 9 hat.
lesson-agora_lieske-place =
    Klicke unten auf einen deiner Bürger, dann auf einen hervorgehobenen Ort. Der Markt gibt Karten (siehe die Zahl unter jedem Feld), die Börse tauscht sie, die Stoa macht aus einer Karte Rhetorik, das Gericht klagt einen Händler an, das Monument macht aus Karten Punkte.
    Die Felder füllen sich von links: Wer ein schwaches nimmt, macht vielleicht dem Nächsten ein starkes frei. Schicke zu Beginn zwei Bürger auf den Markt und die anderen dorthin, wo du Karten zum Zahlen haben wirst.
lesson-agora_lieske-exchange =
    Dein hervorgehobener Bürger darf tauschen: „3 → 2“ heißt, drei Karten einer Sorte zahlen und zwei einer anderen nehmen.
    Klicke in deiner Hand auf die Sorte, die du zahlst, dann auf den gewünschten Vorratsstapel, oder auf „passen“. Die zwei Bedarfsmarker am Monument zeigen, was du brauchen wirst.
lesson-agora_lieske-stoa =
    Dein hervorgehobener Bürger darf studieren: Klicke auf eine Karte deiner Hand, um sie zu zahlen, und seine Rhetorik steigt um die Zahl unter seinem Feld; oder klicke auf „passen“.
    Rhetorik bringt am Ende Punkte, entscheidet vor Gericht und wird zuerst bedient, wenn an einem Stand die Karten knapp sind. Zahle möglichst mit einer Sorte, die das Monument nicht verlangt.
lesson-agora_lieske-accuse =
    Deine Bürger sprechen vor Gericht am besten: Du bist Ankläger und musst einen Händler anklagen. Klicke auf einen der drei am Markt.
    Ein Schuldspruch bringt dir einen Punkt, ein Freispruch kostet dich einen; am Stand eines verurteilten Händlers verliert jeder Bürger eine Rhetorik. Richter wird, wessen drei ausgeloste Geschworene am besten sprechen. Klage also dort an, wo dieser Spieler nichts zu verlieren hat.
lesson-agora_lieske-verdict =
    Deine Geschworenen sprechen am besten: Du bist Richter. Klicke im Gericht auf „schuldig“ oder „nicht schuldig“.
    Schuldig: Du und der Ankläger gewinnt je einen Punkt, alle Bürger an diesem Stand verlieren eine Rhetorik, und du ziehst einen neuen Händler und zwei seiner Karten. Nicht schuldig: Der Ankläger verliert einen Punkt, und du nimmst eine Karte dieses Händlers.
    Schuldig ist meist besser, außer wenn deine eigenen Bürger dort stehen oder ein sechster Gefangener das Spiel beenden würde, während du zurückliegst.
lesson-agora_lieske-stack =
    Ein neuer Händler übernimmt den leeren Stand: Klicke auf einen der Stapel neuer Händler und nimm zwei Karten von dem, was er verkauft.
    Niemand kennt ihre Reihenfolge; die kleinen Zahlen daneben zeigen, wie viele jeder Sorte noch verdeckt sind.
lesson-agora_lieske-monument =
    Dein hervorgehobener Bürger darf Karten für deine nächste, goldene Stufe spenden: Klicke auf eine der angebotenen Spenden oder auf „passen“.
    Die große Zahl auf einer Stufe gibt ihre Punkte insgesamt an, die kleine ihren Preis in den beiden verlangten Sorten: „2+3“ sind zwei der einen und drei der anderen, eine einzelne Zahl ist alles in einer Sorte, und „3=“ sind drei einer beliebigen Sorte.
lesson-agora_lieske-discard =
    Niemand darf am Ende der Runde mehr Karten als das Handlimit behalten: Klicke auf Karten deiner Hand, um sie einzeln abzugeben.
    Behalte, was das Monument verlangt; auch die meisten Karten einer Sorte bringen am Ende einen Punkt.

agora_lieske-turn = Runde { $turn }
agora_lieske-track-name = Gerichtspunkte
agora_lieske-prison-ends = { $count } von { $cells }, dann Ende

## Was die Symbole bedeuten

agora_lieske-legend-citizens = Bürger
agora_lieske-legend-face-up = Ein Bürger des Spielers mit diesem Emblem; der Buchstabe ist sein Name, der Kreis seine Rhetorik.
agora_lieske-legend-face-down = Verdeckt: Nur sein Spieler weiß, welcher Bürger es ist.
agora_lieske-legend-veiled = Gestrichelter Umriss: für die anderen verdeckt, aber du kennst ihn.
agora_lieske-legend-ladder = Die Rhetorik eines Bürgers von 0 bis 9; daneben, was sie am Ende wert ist.
agora_lieske-legend-places = Der Platz
agora_lieske-legend-order = Die Reihenfolge, in der die Bereiche dran sind.
agora_lieske-legend-next = Gestrichelt: Der nächste Bürger hier kommt auf dieses Feld; die Felder füllen sich von links.
agora_lieske-legend-yield = So viele Karten nimmt der Bürger auf diesem Feld vom Händler dieses Standes.
agora_lieske-legend-exchange = Zahle drei Karten einer Sorte, nimm zwei einer anderen.
agora_lieske-legend-stoa = Zahle eine Karte: Die Rhetorik des Bürgers steigt um zwei.
agora_lieske-legend-dealer = Runde Punkte: ein Händler und was er verkauft.
agora_lieske-legend-stacks = Verdeckte Marker. Neue Händler liegen in drei Stapeln; die kleinen Zahlen daneben zeigen, wie viele jeder Sorte noch verdeckt sind.
agora_lieske-legend-prison = Händler im Gefängnis. Es hat { $cells ->
        [one] { $cells } Zelle
       *[other] { $cells } Zellen
    }. Ist es voll, ist das die letzte Runde des Spiels.
agora_lieske-legend-trial = Ankläger, angeklagter Händler und Richter des Prozesses; leer, bis sich jemand vor Gericht durchsetzt.
agora_lieske-legend-speech = Die Rhetorik aller Bürger, die dieser Spieler vor Gericht hat: Die höchste Summe stellt den Ankläger.
agora_lieske-legend-jury = Drei ausgeloste Bürger jedes Spielers mit ihrer Rhetorik: Die höchste Summe stellt den Richter.
agora_lieske-legend-guilty = Der durchbohrte Stimmstein: schuldig. Nur der Richter kann ihn während eines Prozesses anklicken.
agora_lieske-legend-acquit = Der volle Stimmstein: nicht schuldig.
agora_lieske-legend-track = Die Leiste um den Platz: vor Gericht gewonnene und verlorene Punkte, beginnend bei 5. Alle anderen Punkte kommen am Ende dazu.
agora_lieske-legend-demand = Strahlen: ein Rohstoff, den das Monument jetzt verlangt.
agora_lieske-legend-left = So oft liegt dieser Rohstoff noch im Bedarfsstapel.
agora_lieske-legend-step = Eine Stufe des Monuments. Oben: ihre Punkte insgesamt. Unten: ihr Preis, hier zwei Karten der einen verlangten Sorte und drei der anderen.
agora_lieske-legend-one-kind = Diese Stufe kostet drei Karten einer beliebigen Sorte.
agora_lieske-legend-next-step = Golden: deine nächste Stufe. Embleme stehen auf der Stufe, die jeder erreicht hat; wer die Spitze erreicht, macht dies zur letzten Runde.
agora_lieske-legend-monument-space = Die Reihenfolge, in der die Bürger am Monument spenden dürfen.
agora_lieske-legend-panels = Übersichten der Spieler
agora_lieske-legend-rhetoric = Ein Bürger und seine Rhetorik.
agora_lieske-legend-perfect = Goldener Rahmen: ein vollkommener Redner mit Rhetorik 9. Der zweite eines Spielers macht dies zur letzten Runde.
agora_lieske-legend-home = Bürger, die noch zu Hause sind.
agora_lieske-legend-cards = Rohstoffkarten auf der Hand.
agora_lieske-legend-level = Stufe des Monuments.
agora_lieske-legend-sum = Punkte, wenn das Spiel jetzt endete: { $sources }. Eine Mehrheit ist ein Punkt für jeden Rohstoff, von dem ein Spieler allein die meisten Karten hat; ein Gleichstand bringt nichts.
