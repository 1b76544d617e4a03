### Athens auf Deutsch.

title = Athens
about = Führe das Volk von Athen im Zeitalter des Perikles: Hebe Heere aus, keltere Wein, presse Öl, befrage Orakel, baue Tempel.
seat =
    { $number ->
        [0] Blau
        [1] Grün
        [2] Gelb
       *[3] Rot
    }

## Wörter der Notation

word-upper = Oberschicht
    .a = ein Plättchen der Oberschicht
    .count = { $count ->
        [one] { $count } Plättchen der Oberschicht
       *[other] { $count } Plättchen der Oberschicht
    }
    .faces = { $count } × Oberschicht
word-middle = Mittelschicht
    .a = ein Plättchen der Mittelschicht
    .count = { $count ->
        [one] { $count } Plättchen der Mittelschicht
       *[other] { $count } Plättchen der Mittelschicht
    }
    .faces = { $count } × Mittelschicht
word-lower = Unterschicht
    .a = ein Plättchen der Unterschicht
    .count = { $count ->
        [one] { $count } Plättchen der Unterschicht
       *[other] { $count } Plättchen der Unterschicht
    }
    .faces = { $count } × Unterschicht
word-blank = leere Seite
    .count = { $count ->
        [one] { $count } leere Seite
       *[other] { $count } leere Seiten
    }
    .faces = { $count } × leer
word-barley = Gerstenfeld
    .a = ein Gerstenfeld
    .count = { $count ->
        [one] { $count } Gerstenfeld
       *[other] { $count } Gerstenfelder
    }
word-smithy = Schmiede
    .a = eine Schmiede
    .count = { $count ->
        [one] { $count } Schmiede
       *[other] { $count } Schmieden
    }
word-shipyard = Werft
    .a = eine Werft
    .count = { $count ->
        [one] { $count } Werft
       *[other] { $count } Werften
    }
word-kiln = Brennofen
    .a = einen Brennofen
    .count = { $count ->
        [one] { $count } Brennofen
       *[other] { $count } Brennöfen
    }
word-vineyard = Weinberg
    .a = einen Weinberg
    .count = { $count ->
        [one] { $count } Weinberg
       *[other] { $count } Weinberge
    }
word-olive = Olivenhain
    .a = einen Olivenhain
    .count = { $count ->
        [one] { $count } Olivenhain
       *[other] { $count } Olivenhaine
    }
word-quarry = Steinbruch
    .a = einen Steinbruch
    .count = { $count ->
        [one] { $count } Steinbruch
       *[other] { $count } Steinbrüche
    }
word-flipped = (umgedreht)
word-orange = Infanterie
    .count = { $count } Infanterie
    .cube = Infanterie
    .colour = { $count } orange (Infanterie)
word-green = Kavallerie
    .count = { $count } Kavallerie
    .cube = Kavallerie
    .colour = { $count } grün (Kavallerie)
word-blue = Galeere
    .count = { $count ->
        [one] { $count } Galeere
       *[other] { $count } Galeeren
    }
    .cube = eine Galeere
    .colour = { $count } blau (Galeere)
word-brown = Weizen
    .count = { $count } Weizen
    .cube = Weizen
    .colour = { $count } braun (Weizen)
word-red = Wein
    .count = { $count } Wein
    .cube = Wein
    .colour = { $count } rot (Wein)
word-yellow = Olivenöl
    .count = { $count } Olivenöl
    .cube = Olivenöl
    .colour = { $count } gelb (Olivenöl)
word-silver = Silbermünze
    .count = { $count ->
        [one] { $count } Silbermünze
       *[other] { $count } Silbermünzen
    }
    .cube = eine Silbermünze
    .colour = { $count } silbern (Münze)
word-violet = Tuch
    .count = { $count } Tuch
    .cube = Tuch
    .colour = { $count } violett (Tuch)
word-filled = belegt mit
word-white = beliebige Farbe
    .cube = ein beliebiges Klötzchen
word-war = Krieg
word-migration = Wanderung
word-festival = Fest
word-olympics = Olympia
word-drama = Schauspiel
word-contest = Wettstreit
word-barracks = Kaserne
    .the = die Kaserne
    .to = in die Kaserne
word-stable = Reitstall
    .the = den Reitstall
    .to = in den Reitstall
word-piraeus = Hafen von Piräus
    .the = den Hafen von Piräus
    .to = zum Hafen von Piräus
word-atelier = Werkstatt
    .the = die Werkstatt
    .to = in die Werkstatt
word-trader = Händler
    .the = den Händler
    .to = zum Händler
word-mine = Silbermine von Laurion
    .the = die Silbermine von Laurion
    .to = in die Silbermine von Laurion
word-delphi = Delphi
    .the = Delphi
    .to = nach Delphi
word-village = Dorf
    .the = ein Dorf
    .to = ins Dorf
    .count = { $count ->
        [one] { $count } Dorf
       *[other] { $count } Dörfer
    }
word-ecclesia = Ekklesia
    .the = eine Ekklesia
    .to = in die Ekklesia
    .count = { $count ->
        [one] { $count } Ekklesia
       *[other] { $count } Ekklesien
    }
word-agora = Agora
    .the = eine Agora
    .to = auf die Agora
    .count = { $count ->
        [one] { $count } Agora
       *[other] { $count } Agoren
    }
word-workshop = Bauhütte
    .the = eine Bauhütte
    .to = in die Bauhütte
    .count = { $count ->
        [one] { $count } Bauhütte
       *[other] { $count } Bauhütten
    }
word-parthenon = Parthenon
    .the = den Parthenon
    .to = im Parthenon
word-erechtheion = Erechtheion
    .the = das Erechtheion
    .to = im Erechtheion
word-stadium = Panathenäisches Stadion
    .the = das Panathenäische Stadion
    .to = im Panathenäischen Stadion
word-theater = Dionysostheater
    .the = das Dionysostheater
    .to = im Dionysostheater
word-nike = Niketempel
    .the = den Niketempel
    .to = im Niketempel
word-propylaia = Propyläen
    .the = die Propyläen
    .to = in den Propyläen
word-stoa = Stoa
    .the = die Stoa
    .to = in der Stoa
word-hephaestus = Hephaistostempel
    .the = den Hephaistostempel
    .to = im Hephaistostempel
word-smile2 = zwei Lächeln
    .count = { $count } mit zwei Lächeln
word-tear2 = zwei Tränen
    .count = { $count } mit zwei Tränen
word-smile = ein Lächeln
    .count = { $count } mit ein Lächeln
word-tear = eine Träne
    .count = { $count } mit eine Träne
word-left = im Uhrzeigersinn
word-right = gegen den Uhrzeigersinn

## Herkunft der Punkte

source-events = Ereignisse
source-squares = Felder
source-bases = Umgedrehte Basen
source-villages = Dörfer
source-ecclesia = Ekklesia
source-agoras = Agoren
source-workshops = Bauhütten
source-monuments = Monumente
source-cylinders = Zylinder
source-oracles = Orakel

## Spielende

ending-events = alle Ereignisse sind abgeschlossen
ending-rounds = die letzte Runde ist gespielt
tie-break = Verglichen werden die Symbole auf den Basiskarten, beginnend mit der jeweils häufigsten Sorte (A5.3).

## Aufforderungen

prompt-start = Das Los bestimmt den Startspieler.
prompt-monument = Ein Monument wird aufgedeckt.
prompt-roll = Die weißen Volkswürfel werden geworfen.
prompt-order = Der Würfel für die Zugrichtung wird geworfen.
prompt-draw = Für { $for_seat } wird ein Volksplättchen gezogen.
    .yours = Für dich wird ein Volksplättchen gezogen.
prompt-drop = { $seat } muss Volksplättchen abwerfen.
    .you = Wirf Volksplättchen ab, bis du noch { $limit } hast.
prompt-take = { $seat } muss eine Basiskarte nehmen.
    .you = Nimm eine Basiskarte.
prompt-act = { $seat } muss eine Aktion wählen.
    .you = Drehe eine Basiskarte um oder wähle eine Aktionskarte.
prompt-grey = Für { $for_seat } werden die grauen Volkswürfel geworfen.
    .yours = Für dich werden die grauen Volkswürfel geworfen.
prompt-swap = Für { $for_seat } wird ein Volksplättchen gezogen.
    .yours = Für dich wird ein Volksplättchen gezogen.
prompt-pay = { $seat } muss { $card_the } bezahlen.
    .you = Wähle die Plättchen, mit denen du { $card_the } bezahlst.
prompt-give = { $seat } muss { $card_the } bezahlen.
    .you = Wähle die Klötzchen, mit denen du { $card_the } bezahlst.
prompt-under = { $seat } muss zwei Basiskarten unter das Dorf legen.
    .you = Wähle zwei Basiskarten, die unter das Dorf kommen.
prompt-agora = Für { $for_seat } wird ein Volksplättchen gezogen.
    .yours = Für dich wird ein Volksplättchen gezogen.
prompt-oracle = Für { $for_seat } wird eine Orakelkarte gezogen.
    .yours = Für dich wird eine Orakelkarte gezogen.
prompt-return = { $seat } muss eine Orakelkarte zurückgeben.
    .you = Gib eine der angesehenen Orakelkarten zurück.
prompt-new-monument = Das nächste Monument wird aufgedeckt.
prompt-put = { $seat } darf Klötzchen auf eine Ereigniskarte legen.
    .you = { $event ->
            [none] Lege Klötzchen auf eine Ereigniskarte oder passe.
           *[other] Lege weitere Klötzchen auf die Karte { $event } oder passe.
        }
prompt-over = Das Spiel ist aus.

## Züge

choice-start = { $seat } beginnt
choice-monument = aufgedecktes Monument: { $monument }
choice-roll = weiße Würfel: { $dice_faces }
choice-grey = graue Würfel: { $dice_faces }
choice-order = gespielt wird { $order }
choice-draw = { $seat } zieht { $person_a }
choice-drop = { $person_a } abwerfen
choice-take = { $base_a } nehmen
choice-reroll = die grauen Würfel werfen
choice-swap = { $person_a } austauschen
choice-flip = { $base_a } umdrehen
choice-use-own = { $card_the } nehmen
choice-use-make = { $card }: { $colour_cube } herstellen
choice-use-trade = { $card }: gegen { $gift_count } tauschen
choice-use-square = { $card }: { $colour_cube } auf das Feld legen
choice-use-oracle = { $card }: ein Klötzchen für eine Orakelkarte zahlen
choice-use-wheat = { $card }: Weizen zahlen, Orakelkarten ansehen und eine zurückgeben
choice-use-pray = { $card }: ein Klötzchen für eine Orakelkarte zahlen
choice-pay = { $people_count } zahlen
choice-give = { $gift_count } zahlen
choice-under = { $pair_count } unter das Dorf legen
choice-oracle = { $seat } zieht eine Orakelkarte: { $oracle }
choice-return = die Karte mit { $oracle } zurückgeben
choice-put = { $colour_cube } auf die Karte { $event } legen, Reihe { $row }, Spalte { $column }, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
choice-pass = passen

## Ablehnungen

refused-not-now =
    { $step ->
        [drop] Wirf zuerst Volksplättchen ab.
        [take] Nimm zuerst eine Basiskarte.
        [act] Wähle eine Aktion: Drehe eine Basiskarte um oder wähle eine Aktionskarte.
        [pay] Wähle zuerst die Plättchen, mit denen du zahlst.
        [give] Wähle zuerst die Klötzchen, mit denen du zahlst.
        [under] Lege zuerst zwei Basiskarten unter das Dorf.
        [return] Gib zuerst eine der angesehenen Orakelkarten zurück.
        [put] Lege Klötzchen auf eine Ereigniskarte oder passe.
       *[other] Das kann jetzt nicht gezogen werden.
    }
refused-no-such-tile = Du hast kein Plättchen der { $person }.
refused-base-gone = Der Stapel ist leer: { $base }.
refused-no-base-to-flip = Du hast keine Karte zum Umdrehen: { $base }.
refused-worker-there = Auf dieser Karte steht schon ein Arbeiter: { $card }.
refused-deck-empty = Der Stapel ist leer: { $card }.
refused-anothers-card = Diese Karte gehört jemand anderem: { $card }.
refused-yours-already = Du besitzt { $card_the } schon.
refused-not-face-up = Diese Karte liegt nicht offen: { $card }.
refused-not-your-temple = Du besitzt { $card_the } nicht.
refused-lacks-icons = Dir fehlen Basen für { $card_the }.
refused-lacks-bases = Ein Dorf braucht zwei deiner Basiskarten.
refused-lacks-cubes = Dir fehlen die Klötzchen, um das zu bezahlen.
refused-stock-empty = Was diese Karte dafür gibt, ist nicht mehr im Vorrat: { $card }.
refused-square-taken = Dieses Feld ist schon belegt: { $card }, { $colour }.
refused-no-cube-for-square = Dir fehlt für das Feld dieser Karte ({ $card }): { $colour }.
refused-lacks-oracles = Es sind zu wenige Orakelkarten übrig.
refused-lacks-people = Dir fehlen Volksplättchen, auch mit den Würfeln.
refused-not-the-price = Damit lässt sich diese Karte bei diesen Würfeln nicht bezahlen: { $people_count }.
refused-pays-too-much = Das wäre mehr als der Preis: { $people_count }.
refused-no-reroll = Die grauen Würfel darfst du nur einmal je Ekklesia werfen.
refused-no-swap = Du darfst nur ein Plättchen je Agora austauschen.
refused-other-cubes = Das ist nicht der verlangte Preis: { $gift_count }.
refused-no-such-bases = Diese Basen liegen nicht vor dir: { $pair_count }.
refused-not-looked-at = Du hast keine Karte mit { $oracle } angesehen.
refused-event-is-closed = Dieses Ereignis ist abgeschlossen: { $event }.
refused-one-event = Du hast schon Klötzchen auf die Karte { $other } gelegt: nur ein Ereignis pro Runde.
refused-square-filled = Dieses Feld ist schon belegt: { $event }.
refused-wrong-colour = Dieses Feld nimmt { $colour } nicht an: { $event }.
refused-no-such-cube = Das hast du nicht: { $colour }.

## Ereignisse

event-start = { $seat } erhält Perikles.
    .you = Du erhältst Perikles.
event-monument = Das nächste Monument: { $monument }.
event-round = Runde { $number } beginnt; { $seat } hat Perikles.
    .you = Runde { $number } beginnt; du hast Perikles.
event-rolled = { $seat } würfelt { $dice_faces }.
    .you = Du würfelst { $dice_faces }.
event-ordered = Gespielt wird { $order }.
event-bag-refilled = Alle abgeworfenen Volksplättchen kommen zurück in den Beutel.
event-drew = { $seat } zieht { $person_a }.
    .you = Du ziehst { $person_a }.
event-dropped = { $seat } wirft { $person_a } ab.
    .you = Du wirfst { $person_a } ab.
event-took-base = { $seat } nimmt { $base_a }.
    .you = Du nimmst { $base_a }.
event-grey-rolled = { $seat } wirft die grauen Würfel: { $dice_faces }.
    .you = Du wirfst die grauen Würfel: { $dice_faces }.
event-swapped = { $seat } tauscht { $person_a } aus.
    .you = Du tauschst { $person_a } aus.
event-flipped = { $seat } dreht { $base_a } um.
    .you = Du drehst { $base_a } um.
event-used =
    { $option ->
        [own] { $seat } nimmt { $card_the }.
        [pray] { $seat } betet { $card_to }.
       *[other] { $seat } schickt einen Arbeiter { $card_to }.
    }
    .you = { $option ->
            [own] Du nimmst { $card_the }.
            [pray] Du betest { $card_to }.
           *[other] Du schickst einen Arbeiter { $card_to }.
        }
event-paid = { $seat } zahlt { $people_count }.
    .you = Du zahlst { $people_count }.
event-gave = { $seat } zahlt { $gift_count }.
    .you = Du zahlst { $gift_count }.
event-got = { $seat } erhält { $cubes }.
    .you = Du erhältst { $cubes }.
event-filled-square = { $seat } legt { $colour_cube } auf das Feld der Karte: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
    .you = Du legst { $colour_cube } auf das Feld der Karte: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
event-put-under = { $seat } legt { $pair_count } unter das Dorf.
    .you = Du legst { $pair_count } unter das Dorf.
event-oracle = { $oracle ->
        [hidden] { $seat } zieht eine Orakelkarte.
       *[other] { $seat } zieht eine Orakelkarte: { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Du ziehst eine Orakelkarte.
           *[other] Du ziehst eine Orakelkarte: { $oracle }.
        }
event-returned = { $oracle ->
        [hidden] { $seat } gibt eine Orakelkarte zurück.
       *[other] { $seat } gibt eine Orakelkarte zurück: { $oracle }.
    }
    .you = { $oracle ->
            [hidden] Du gibst eine Orakelkarte zurück.
           *[other] Du gibst eine Orakelkarte zurück: { $oracle }.
        }
event-put = { $seat } legt { $colour_cube } auf die Karte { $event }, Reihe { $row }, Spalte { $column }: { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
    .you = Du legst { $colour_cube } auf die Karte { $event }, Reihe { $row }, Spalte { $column }: { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
event-passed = { $seat } passt.
    .you = Du passt.
event-row = { $event }: Reihe { $row } ist voll.
event-closed = { $event }: Das Ereignis ist abgeschlossen.
event-pericles = Perikles geht an { $seat }.
    .you = Perikles geht an dich.
event-over = { $ending ->
        [events] Alle Ereignisse sind abgeschlossen.
       *[rounds] Die letzte Runde ist gespielt.
    }

## Die Stellung

position-set-up = Das Spiel wird aufgebaut.
position-round = Runde { $number }; { $seat } hat Perikles; gespielt wird { $order }.
position-dice = Würfel: { $dice_faces }.
position-grey = Stattdessen graue Würfel: { $dice_faces }.
position-bag = Beutel: { $people_count }. Abgeworfen: { $discards }.
position-bases = Basiskarten: { $cards }.
position-stock = Vorrat: { $cubes_colour }.
position-decks = Stapel: { $cards }.
position-oracles = Orakelkarten im Stapel: { $count }.
position-monument = { $monument ->
        [none] Kein Monument mehr übrig.
       *[other] Monument: { $monument }, und { $count } weitere.
    }
position-workers = Arbeiter: { $cards }.
position-squares = Freie Felder: { $squares }.
position-event = { $event }: { $steps } von { $needed ->
        [one] { $needed } Reihe
       *[other] { $needed } Reihen
    } gefüllt.
position-row = { $event }, Reihe { $row }: { $squares }.
position-closed = { $event }: Das Ereignis ist abgeschlossen.
position-player = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; Volk: { $people }; Klötzchen: { $cubes }.
position-player-bases = Basen { $seat_of }: { $cards }; umgedreht: { $flipped }; unter Dörfern: { $under }.
position-player-cards = Karten { $seat_of }: { $cards }; Orakelkarten: { $count ->
        [0] keine.
       *[other] { $count } ({ $oracles }).
    }
position-looked-at = Angesehen: { $cards }.
position-returned = Du hast eine Orakelkarte zurückgegeben: { $oracle }.

## Tipps: warum sich ein Zug lohnt

hint-take = Diese Basis bringt dich der Herstellung von Gütern oder einem Monument am nächsten.
hint-flip = Umdrehen kostet nichts und bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } und ein zweites Symbol.
hint-cubes = Diese Klötzchen passen auf Felder, die mehr bringen als Umdrehen.
hint-square = Das Feld bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, und nur einmal.
hint-own = Diese Karte bringt mehr als Umdrehen und bleibt bei dir.
hint-oracle = Ein Orakel ist mehr wert als das Klötzchen, das es kostet.
hint-luck = Neue Würfel oder Plättchen können eine bessere Karte möglich machen.
hint-put = Das Feld bringt jetzt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; jemand anders könnte es besetzen.
hint-hold = Deine Klötzchen bringen später mehr.
hint-spare = Das kostet dich am wenigsten.
