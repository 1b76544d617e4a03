### Agora (Ernest) auf Deutsch.

title = Agora
about = Lege Karten in beliebigem Winkel auf den freien Tisch, kaufe Läden, halte deine Türen zur Straße offen und versperre die der anderen.
seat =
    { $number ->
        [0] Blau
        [1] Grün
        [2] Gelb
       *[3] Rot
    }

## Wörter der Notation

word-fire = Feuer
    .the = Das Feuer
word-flood = Flut
    .the = Die Flut
word-festival = Fest
word-income = Einkommen
word-deck = Nachziehstapel

## Herkunft der Punkte

source-start = Start
source-income = Einkommen
source-festivals = Feste
source-purchases = Käufe

## Spielende

ending-income = jemand hat beim Kassieren das Münzziel erreicht
ending-festival = jemand hat bei einem Fest das Münzziel erreicht
ending-deck = der Nachziehstapel ist aufgebraucht

## Varianten

option-first_player = Wer beginnt
word-random = jemand, den das Los bestimmt
word-letter = wer den Buchstaben der ersten Karte hat

## Aufforderungen

prompt-letters = Die Buchstaben werden verteilt.
prompt-opening = Die erste Karte des Marktes wird aufgedeckt.
prompt-first = Das Los bestimmt, wer beginnt.
prompt-draw = Eine Karte wird gezogen.
prompt-build = { $seat } muss Karte { $card } legen.
    .you = Lege Karte { $card }: überall und in jedem Winkel.
prompt-buy = { $seat } darf einen Laden kaufen.
    .you = Kaufe einen freien Laden oder passe.
prompt-over = Das Spiel ist aus.

## Züge

choice-letters = die Buchstaben sind { $letters }
choice-card = die Karte ist { $card }
choice-first = { $seat } beginnt
points = Münzen
hint-choice-build = { $card } an die markierte Stelle legen
choice-build = { $count ->
        [0] { $card } frei auf den Tisch legen, bei ({ $right } | { $up }), um { $degrees }° gedreht
       *[other] { $card } an { $cards } legen, bei ({ $right } | { $up }), um { $degrees }° gedreht
    }
choice-buy = { $shop } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } kaufen
choice-pass = nichts kaufen

## Ablehnungen

refused-not-now =
    { $step ->
        [build] Lege zuerst die gezogene Karte.
        [buy] Jetzt kannst du nur einen freien Laden kaufen oder passen.
       *[other] Das kann jetzt nicht gezogen werden.
    }
refused-off-table = Die Karte muss ganz auf dem Tisch liegen.
refused-overlap = Die Karte würde { $card } überlappen.
refused-grid = Die Karte würde eine Kante von { $card } berühren, ohne an deren Raster ausgerichtet zu sein.
refused-turned = Die Karte würde { $card } um weniger als 5 Grad gedreht berühren. Drehe sie um mindestens 5 Grad oder richte sie am Raster aus.
refused-owners = Die Karte würde Läden verschiedener Besitzer verbinden.
refused-no-such-shop = { $shop } liegt nicht auf dem Tisch.
refused-owned = Der Laden bei { $shop } gehört { $owner_seat }.
refused-no-circle = Der Laden bei { $shop } hat keinen Kreis für einen Marker und ist nicht zu kaufen.
refused-other-name = Der Laden bei { $shop } heißt anders.

## Ereignisse

event-letter = { $seat } hat den Buchstaben { $letter }.
    .you = Du hast den Buchstaben { $letter }.
event-opened = Karte { $card } eröffnet den Markt.
event-first = { $seat } beginnt.
    .you = Du beginnst.
event-turn = Zug { $number }: { $seat }.
    .you = Zug { $number }: Du bist dran.
event-earned = { $seat } kassiert { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } und hat jetzt { $coins }.
    .you = Du kassierst { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        } und hast jetzt { $coins }.
event-drawn = { $acts ->
        [0] { $seat } zieht { $card }.
       *[other] { $seat } zieht { $card }, den eigenen Buchstaben: { $effect }!
    }
    .you = { $acts ->
            [0] Du ziehst { $card }.
           *[other] Du ziehst { $card }, deinen eigenen Buchstaben: { $effect }!
        }
event-fire = { $count ->
        [one] Feuer: Der Laden { $seat_of } bei { $shop } mit { $count } Marker brennt ab.
       *[other] Feuer: Der Laden { $seat_of } bei { $shop } mit { $count } Markern brennt ab.
    }
    .you = { $count ->
            [one] Feuer: Dein Laden bei { $shop } mit { $count } Marker brennt ab.
           *[other] Feuer: Dein Laden bei { $shop } mit { $count } Markern brennt ab.
        }
event-burnt = Karte { $card } kommt aus dem Spiel.
event-flood = { $count ->
        [one] Flut: Der Laden { $seat_of } bei { $shop } verliert seinen Marker.
       *[other] Flut: Der Laden { $seat_of } bei { $shop } verliert seine { $count } Marker.
    }
    .you = { $count ->
            [one] Flut: Dein Laden bei { $shop } verliert seinen Marker.
           *[other] Flut: Dein Laden bei { $shop } verliert seine { $count } Marker.
        }
event-nothing-hit = Kein Laden ist allein der größte. { $effect_the } bleibt ohne Wirkung.
event-festival = Fest: Alle kassieren, { $seat } zuerst.
    .you = Fest: Alle kassieren, du zuerst.
event-celebrated = { $seat } kassiert beim Fest { $count ->
        [one] { $count } Münze
       *[other] { $count } Münzen
    } und hat jetzt { $coins }.
    .you = Du kassierst beim Fest { $count ->
            [one] { $count } Münze
           *[other] { $count } Münzen
        } und hast jetzt { $coins }.
event-built = { $count ->
        [0] { $seat } legt { $card } frei auf den Tisch.
        [one] { $seat } legt { $card } an eine andere Karte.
       *[other] { $seat } legt { $card } an { $count } Karten.
    }
    .you = { $count ->
            [0] Du legst { $card } frei auf den Tisch.
            [one] Du legst { $card } an eine andere Karte.
           *[other] Du legst { $card } an { $count } Karten.
        }
event-aside = Für { $card } ist kein Platz: { $seat } legt die Karte beiseite.
    .you = Für { $card } ist kein Platz: Du legst die Karte beiseite.
event-grew = { $count ->
        [0] Der Laden { $seat_of } bei { $shop } wächst, ohne neuen Marker.
       *[other] Der Laden { $seat_of } bei { $shop } wächst um { $count } auf { $counters } Marker.
    }
    .you = { $count ->
            [0] Dein Laden bei { $shop } wächst, ohne neuen Marker.
           *[other] Dein Laden bei { $shop } wächst um { $count } auf { $counters } Marker.
        }
event-doors-shut = { $count ->
        [one] Eine Tür { $seat_of } ist versperrt.
       *[other] { $count } Türen { $seat_of } sind versperrt.
    }
    .you = { $count ->
            [one] Eine deiner Türen ist versperrt.
           *[other] { $count } deiner Türen sind versperrt.
        }
event-bought = { $seat } kauft { $shop } für { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    } und hat jetzt { $coins }.
    .you = Du kaufst { $shop } für { $price ->
            [one] { $price } Münze
           *[other] { $price } Münzen
        } und hast jetzt { $coins }.
event-passed = { $seat } kauft nichts.
    .you = Du kaufst nichts.
event-over = { $reason ->
        [deck] Der Nachziehstapel ist aufgebraucht.
        [festival] Beim Fest { $goal ->
            [one] { $goal } Münze
           *[other] { $goal } Münzen
        } erreicht: { $seats }.
       *[other] { $seat } hat { $goal ->
            [one] { $goal } Münze
           *[other] { $goal } Münzen
        } erreicht.
    }
    .you = { $reason ->
            [deck] Der Nachziehstapel ist aufgebraucht.
            [festival] Beim Fest { $goal ->
            [one] { $goal } Münze
           *[other] { $goal } Münzen
        } erreicht: { $seats }.
           *[other] Du hast { $goal ->
            [one] { $goal } Münze
           *[other] { $goal } Münzen
        } erreicht.
        }

## Die Stellung

position-set-up = Das Spiel wird aufgebaut.
position-turn = Zug { $number }: { $seat }; { $deck ->
        [one] { $deck } Karte
       *[other] { $deck } Karten
    } im Nachziehstapel.
position-player = { $seat }, Buchstabe { $letter }: { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }, Einkommen { $income }, Läden: { $shops }.
position-card = { $card } ({ $effect }) bei ({ $right } | { $up }), um { $degrees }° gedreht.
position-shop = Laden { $shop } { $seat_of }: { $cells ->
        [one] { $cells } Feld
       *[other] { $cells } Felder
    }, { $counters ->
        [one] { $counters } Marker
       *[other] { $counters } Marker
    }, { $doors ->
        [one] { $doors } offene Tür
       *[other] { $doors } offene Türen
    }.
position-free-shop = { $circles ->
        [0] Laden { $shop }: { $cells ->
            [one] { $cells } Feld
           *[other] { $cells } Felder
        }, kein Kreis, { $doors ->
            [one] { $doors } offene Tür
           *[other] { $doors } offene Türen
        }; nicht zu kaufen.
       *[other] Freier Laden { $shop }: { $cells ->
            [one] { $cells } Feld
           *[other] { $cells } Felder
        }, { $circles ->
            [one] { $circles } Kreis
           *[other] { $circles } Kreise
        }, Preis { $doors }.
    }
position-alleys = Geschlossene Gassen: { $count }.
position-drawn = { $card } ist noch zu legen.
position-burnt = Abgebrannt: { $cards }.
position-aside = Beiseitegelegt: { $cards }.

## Das Bild

picture-title = Der Markt von Agora

## Tipps: warum sich ein Zug lohnt

hint-shop = { $doors ->
        [one] Mit seiner offenen Tür macht er sich in einer Runde bezahlt.
       *[other] Mit seinen { $doors } offenen Türen macht er sich in einer Runde bezahlt.
    }
hint-no-shop = Kein Laden würde seinen Preis bis zum Spielende wieder einbringen.
hint-more-doors = { $doors ->
        [one] Deine Läden gewinnen { $doors } offene Tür.
       *[other] Deine Läden gewinnen { $doors } offene Türen.
    }
hint-shut-doors = { $doors ->
        [one] Das versperrt { $doors } offene Tür { $seat_of }.
       *[other] Das versperrt { $doors } offene Türen { $seat_of }.
    }
hint-harmless = Das versperrt keine deiner Türen.
hint-free-shop = Er kostet nichts, und jede Tür, die er später öffnet, bringt etwas ein.
