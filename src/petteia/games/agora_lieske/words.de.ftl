### Agora (Lieske) auf Deutsch.

title = Agora
about = Schicke deine Bürger auf den Markt, in die Schule und vor Gericht und errichte das schönste Monument der Stadt.
seat =
    { $number ->
        [0] Blau
        [1] Grün
        [2] Gelb
       *[3] Rot
    }

## Wörter der Notation

word-nobody = niemand
word-wood = Holz
word-clay = Ton
word-marble = Marmor
word-market-1 = Händler 1
    .to = zu Händler 1
    .at = bei Händler 1
word-market-2 = Händler 2
    .to = zu Händler 2
    .at = bei Händler 2
word-market-3 = Händler 3
    .to = zu Händler 3
    .at = bei Händler 3
word-exchange = Börse
    .to = zur Börse
    .at = an der Börse
word-exchange-1 = Börse, Feld 1
    .to = zur Börse (Feld 1)
    .at = an der Börse (Feld 1)
word-exchange-2 = Börse, Feld 2
    .to = zur Börse (Feld 2)
    .at = an der Börse (Feld 2)
word-exchange-3 = Börse, Feld 3
    .to = zur Börse (Feld 3)
    .at = an der Börse (Feld 3)
word-exchange-4 = Börse, Feld 4
    .to = zur Börse (Feld 4)
    .at = an der Börse (Feld 4)
word-stoa = Stoa
    .to = in die Stoa
    .at = in der Stoa
word-court = Gericht
    .to = vor Gericht
    .at = vor Gericht
word-monument = Monument
    .to = zum Monument
    .at = am Monument

## Herkunft der Punkte

source-court = Gericht
source-monument = Monument
source-rhetoric = Rhetorik
source-majorities = Mehrheiten

## Spielende

ending-prison = das Gefängnis ist voll
ending-monument = jemand hat die Spitze des Monuments erreicht
ending-rhetoric = jemand hatte zwei vollkommene Redner
ending-turns = die Höchstzahl an Runden ist gespielt
tie-break = Bei Gleichstand gewinnt, wer am Monument höher steht, dann, wer insgesamt mehr Rhetorik hat (L6.3).

## Varianten

option-open_hands = Alle Rohstoffkarten liegen offen
option-stoa_row = Rhetorikgewinn auf den Feldern der Stoa, in der Reihenfolge der Besetzung
word-plain = 2, 1, 1, 2, 1
word-even = 1, 2, 1, 2, 1 (fairer für die hinteren Plätze)

## Aufforderungen

prompt-start = Das Los bestimmt den Startspieler.
prompt-demand = Ein Bedarfsmarker wird aufgedeckt.
prompt-dealers = Ein Händler wird aufgedeckt.
prompt-place = { $seat } muss einen Bürger einsetzen.
    .you = Schicke einen Bürger an einen Ort.
prompt-exchange = { $seat } darf an der Börse tauschen.
    .you = Bürger { $citizen } an der Börse: Tausche { $paid ->
            [one] { $paid } Karte
           *[other] { $paid } Karten
        } einer Sorte gegen { $taken } einer anderen oder passe.
prompt-stoa = { $seat } darf in der Stoa eine Karte zahlen.
    .you = Bürger { $citizen } in der Stoa: Zahle eine Karte für +{ $gain } Rhetorik oder passe.
prompt-accuse = { $seat } muss einen Händler anklagen.
    .you = Du bist Ankläger: Klage einen Händler an.
prompt-jury = Für alle werden je drei Geschworene ausgelost.
prompt-verdict = { $seat } urteilt über den Händler an Stand { $stall } ({ $resource }).
    .you = Du bist Richter: Ist der Händler an Stand { $stall } ({ $resource }) schuldig?
prompt-stack = { $seat } muss einen Stapel für den neuen Händler wählen.
    .you = Du bist Richter: Wähle einen Stapel für den neuen Händler.
prompt-dealer = Der neue Händler wird aufgedeckt.
prompt-monument = { $seat } darf am Monument spenden.
    .you = Bürger { $citizen } am Monument: Spende für Stufe { $level } oder passe.
prompt-new-demand = Ein neuer Bedarfsmarker wird aufgedeckt.
prompt-discard = { $seat } muss Karten abgeben.
    .you = Gib Karten ab, bis du noch { $limit } hast.
prompt-over = Das Spiel ist aus.

## Züge

choice-start = { $seat } beginnt
choice-demand = das Monument verlangt { $resource }
choice-dealer = Stand { $stall } verkauft { $resource }
choice-jury = Geschworene { $seat_of }: { $citizens }
choice-place = { $citizen } { $place_to } schicken
choice-trade = { $pays } gegen { $gets } tauschen
choice-study = eine Karte { $resource } zahlen
choice-accuse = den Händler an Stand { $stall } ({ $resource }) anklagen
choice-guilty = schuldig
choice-acquit = nicht schuldig
choice-stack = von Stapel { $stack } ziehen
choice-discard = eine Karte { $resource } abgeben
choice-donate = { $gift } spenden
choice-pass = passen

## Ablehnungen

refused-not-now =
    { $step ->
        [place] Schicke jetzt einen Bürger los; du kannst nicht passen.
        [exchange] Tausche jetzt an der Börse oder passe.
        [stoa] Zahle jetzt in der Stoa eine Karte oder passe.
        [accuse] Der Ankläger muss jetzt einen Händler anklagen.
        [verdict] Der Richter muss jetzt urteilen: schuldig oder nicht schuldig.
        [stack] Der Richter muss jetzt einen Stapel wählen.
        [monument] Spende jetzt am Monument oder passe.
        [discard] Gib jetzt Karten ab.
       *[other] Das kann jetzt nicht gezogen werden.
    }
refused-not-at-home = Bürger { $citizen } steht schon auf dem Plan.
refused-no-space = Kein freies Feld mehr { $place_at }.
refused-same-resource = Du kannst nicht die Sorte nehmen, mit der du zahlst: Wähle eine andere.
refused-too-few-cards = Dieses Feld kostet { $pays }, und du hast weniger.
refused-stock-too-small = Der Vorrat hat weniger als { $gets }, und teilweise tauschen ist nicht erlaubt.
refused-no-such-card = Du hast keine Karte dieser Sorte.
refused-empty-stack = Stapel { $stack } ist leer.
refused-wrong-gift = Stufe { $level } verlangt nicht { $gift }.
refused-gift-too-dear = Stufe { $level } kostet { $gift }, und du hast weniger.

## Ereignisse

event-start = { $seat } ist Startspieler.
    .you = Du bist Startspieler.
event-demand = Das Monument verlangt { $resource }.
event-dealer = An Stand { $stall } eröffnet ein Händler ({ $resource }).
event-turn = Runde { $number } beginnt; { $seat } fängt an.
    .you = Runde { $number } beginnt; du fängst an.
event-placed = { $citizen ->
        [hidden] { $seat } schickt einen Bürger { $place_to }.
       *[other] { $seat } schickt Bürger { $citizen } { $place_to }.
    }
    .you = { $citizen ->
            [hidden] Du schickst einen Bürger { $place_to }.
           *[other] Du schickst Bürger { $citizen } { $place_to }.
        }
event-turned-up = { $seat } deckt { $place_at } { $citizens } auf.
    .you = Du deckst { $place_at } { $citizens } auf.
event-served = { $seat } nimmt { $cards } von Händler { $stall }.
    .you = Du nimmst { $cards } von Händler { $stall }.
event-shortage = Der Vorrat ist erschöpft: { $seat } entgehen { $cards } bei Händler { $stall }.
    .you = Der Vorrat ist erschöpft: Dir entgehen { $cards } bei Händler { $stall }.
event-traded = { $seat } tauscht { $pays } gegen { $gets }.
    .you = Du tauschst { $pays } gegen { $gets }.
event-passed = { $seat } passt { $section_at }.
    .you = Du passt { $section_at }.
event-studied = { $seat } zahlt eine Karte { $resource }: Bürger { $citizen } steigt auf Rhetorik { $rhetoric }.
    .you = Du zahlst eine Karte { $resource }: Bürger { $citizen } steigt auf Rhetorik { $rhetoric }.
event-prosecutes = { $seat } wird mit Rhetorik { $sum } Ankläger.
    .you = Du wirst mit Rhetorik { $sum } Ankläger.
event-no-prosecutor = Gleichstand oder niemand vor Gericht: Niemand wird angeklagt.
event-accused = { $seat } klagt den Händler an Stand { $stall } ({ $resource }) an.
    .you = Du klagst den Händler an Stand { $stall } ({ $resource }) an.
event-jury = Geschworene { $seat_of }: { $jurors }.
    .you = Deine Geschworenen: { $jurors }.
event-judges = { $seat } wird mit Rhetorik { $sum } Richter.
    .you = Du wirst mit Rhetorik { $sum } Richter.
event-no-judge = Gleichstand aller Geschworenen: kein Richter, kein Urteil.
event-acquitted = { $seat } spricht den Händler an Stand { $stall } ({ $resource }) frei.
    .you = Du sprichst den Händler an Stand { $stall } ({ $resource }) frei.
event-convicted = { $seat } verurteilt den Händler an Stand { $stall } ({ $resource }): { $other_seat } gewinnt einen Punkt, der Händler kommt ins Gefängnis.
    .you = Du verurteilst den Händler an Stand { $stall } ({ $resource }): { $other_seat } gewinnt einen Punkt, der Händler kommt ins Gefängnis.
    .yours = { $seat } verurteilt den Händler an Stand { $stall } ({ $resource }): Du gewinnst einen Punkt, der Händler kommt ins Gefängnis.
event-lost-rhetoric = Bürger { $citizen } { $seat_of } fällt auf Rhetorik { $rhetoric }.
    .you = Dein Bürger { $citizen } fällt auf Rhetorik { $rhetoric }.
event-stack = { $seat } zieht von Stapel { $stack }.
    .you = Du ziehst von Stapel { $stack }.
event-thanked = { $points ->
        [0] Der Händler dankt { $seat } mit { $cards }.
       *[other] { $count ->
            [0] { $seat } gewinnt einen Punkt; vom Rohstoff { $resource } ist nichts mehr im Vorrat.
           *[other] { $seat } gewinnt einen Punkt und { $cards } vom neuen Händler.
        }
    }
    .you = { $points ->
            [0] Der Händler dankt dir mit { $cards }.
           *[other] { $count ->
                [0] Du gewinnst einen Punkt; vom Rohstoff { $resource } ist nichts mehr im Vorrat.
               *[other] Du gewinnst einen Punkt und { $cards } vom neuen Händler.
            }
        }
event-donated = { $seat } spendet { $gift } und erreicht Stufe { $level }.
    .you = Du spendest { $gift } und erreichst Stufe { $level }.
event-demand-shuffled = Alle Bedarfsmarker werden gemischt.
event-discarded = { $seat } gibt eine Karte { $resource } ab.
    .you = Du gibst eine Karte { $resource } ab.
event-final-turn = Das ist die letzte Runde: { $ending ->
        [prison] Das Gefängnis ist voll.
        [monument] Spitze des Monuments erreicht ({ $seats }).
        [rhetoric] Zwei vollkommene Redner ({ $seats }).
       *[turns] Die Höchstzahl an Runden ist erreicht.
    }
event-over = { $ending ->
        [prison] Das Gefängnis ist voll.
        [monument] Spitze des Monuments erreicht: { $seats }.
        [rhetoric] { $players ->
            [0] Jemand hatte zwei vollkommene Redner.
           *[other] Zwei vollkommene Redner: { $seats }.
        }
       *[turns] Die Höchstzahl an Runden ist gespielt.
    }

## Die Stellung

position-set-up = Das Spiel wird aufgebaut.
event-lost-point = { $seat } verliert einen Punkt.
    .you = Du verlierst einen Punkt.
position-turn = Runde { $number }; { $seat } fängt an.
position-dealer = Händler { $stall } verkauft { $resource }; Karten je Feld: { $yields }; hier: { $citizens }.
position-exchange = Börse: { $spaces }.
position-stoa = Stoa; Rhetorik je Feld: { $gains }; hier: { $citizens }.
position-court = Gericht: { $citizens }.
position-monument = Monument, { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }, verlangt { $demand }; hier: { $citizens }.
position-stock = Vorrat: { $cards }.
position-prison = Gefängnis: { $dealers }. Marker in den Stapeln: { $stacks }.
position-trial = { $stall ->
        [0] { $seat } ist Ankläger.
       *[other] { $seat } klagt Händler { $stall } an.
    }
position-player = { $seat }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } auf der Leiste, Monument Stufe { $level }, Rhetorik { $citizens }, { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auf der Hand: { $cards }.
position-final-turn = Das ist die letzte Runde.
position-judge = { $seat } ist Richter.

## Tipps: warum sich ein Zug lohnt

hint-market = { $cards ->
        [one] Dieses Feld bringt { $cards } Karte für das Monument.
       *[other] Dieses Feld bringt { $cards } Karten für das Monument.
    }
hint-exchange = Ein Tausch kann die Karten bringen, die die nächste Stufe verlangt.
hint-stoa = Die Stoa lehrt +{ $gain }: Rhetorik bringt Punkte und entscheidet vor Gericht.
hint-court = Der beste Redner vor Gericht wählt den Angeklagten, und eine Verurteilung bringt einen Punkt.
hint-gift = Hier kaufst du die nächste Stufe des Monuments, und die Felder sind knapp.
hint-guilty = Eine Verurteilung bringt dem Richter einen Punkt und zwei Karten.
hint-acquit = Ein Freispruch kostet den Ankläger einen Punkt und schont die Bürger an diesem Stand.
hint-keep = Auf der Hand sind diese Karten mehr wert als das, was sie hier kaufen.
hint-donate = { $points ->
        [one] Damit stehst du bei { $points } Punkt am Monument, und die nächste Stufe wird frei.
       *[other] Damit stehst du bei { $points } Punkten am Monument.
    }
hint-trade = Das bringt deine Hand der nächsten Stufe des Monuments näher.
hint-study = Eine Karte für Rhetorik: Punkte am Ende und eine stärkere Stimme vor Gericht.
