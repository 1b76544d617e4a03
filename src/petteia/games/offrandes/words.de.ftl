### Offrandes auf Deutsch.

title = Offrandes
about = Ersteigere Helfer, bestich die deiner Rivalen und bringe den Göttern die schönsten Opfer dar.
seat =
    { $number ->
        [0] Sparta
        [1] Korinth
        [2] Athen
        [3] Theben
       *[4] Delos
    }

## Wörter der Notation

word-peasant = Bauer
    .nom = Der Bauer
    .the = den Bauern
    .with = dem Bauern
    .your = Dein Bauer
word-water = Wasserträgerin
    .nom = Die Wasserträgerin
    .the = die Wasserträgerin
    .with = der Wasserträgerin
    .your = Deine Wasserträgerin
word-flower = Blumenträgerin
    .nom = Die Blumenträgerin
    .the = die Blumenträgerin
    .with = der Blumenträgerin
    .your = Deine Blumenträgerin
word-temple = Tempelwächter
    .nom = Der Tempelwächter
    .the = den Tempelwächter
    .with = dem Tempelwächter
    .your = Dein Tempelwächter
word-priestess = Priesterin
    .nom = Die Priesterin
    .the = die Priesterin
    .with = der Priesterin
    .your = Deine Priesterin
word-briber = Bestecher
    .nom = Der Bestecher
    .the = den Bestecher
    .with = dem Bestecher
    .your = Dein Bestecher
word-guardsman = Leibwächter
    .nom = Der Leibwächter
    .the = den Leibwächter
    .with = dem Leibwächter
    .your = Dein Leibwächter
word-fowl = Huhn
    .count = { $count ->
        [one] { $count } Huhn
       *[other] { $count } Hühner
    }
    .many = Hühner
word-pig = Schwein
    .count = { $count ->
        [one] { $count } Schwein
       *[other] { $count } Schweine
    }
    .many = Schweine
word-goat = Ziege
    .count = { $count ->
        [one] { $count } Ziege
       *[other] { $count } Ziegen
    }
    .many = Ziegen
word-sheep = Schaf
    .count = { $count ->
        [one] { $count } Schaf
       *[other] { $count } Schafe
    }
    .many = Schafe
word-ox = Ochse
    .count = { $count ->
        [one] { $count } Ochse
       *[other] { $count } Ochsen
    }
    .many = Ochsen
word-hephaestus = Hephaistos
word-ares = Ares
word-hermes = Hermes
word-athena = Athene
word-hera = Hera
word-aphrodite = Aphrodite
word-artemis = Artemis
word-apollo = Apollon
word-hades = Hades
word-poseidon = Poseidon
word-zeus = Zeus

## Herkunft der Punkte

source-priestess = Priesterin
source-sacrifices = Opfer
source-altars = Altäre

## Spielende

ending-altars = jeder Altar hat ein Opfer erhalten
ending-worship = jemand hat genug Kultpunkte (Priesterin und Opfer)
ending-rounds = die letzte Runde ist gespielt
tie-break = Bei Gleichstand gewinnt, wer mehr Altäre hält (O6.2).

## Varianten

option-corruption_floor = Niedrigste Stufe, auf der eine Figur bestochen werden kann

## Aufforderungen

prompt-first = Das Los bestimmt den Startspieler.
prompt-pick = { $seat } muss drei Figuren wählen.
    .you = Wähle drei verschiedene Figuren für den Anfang.
prompt-offer = { $seat } muss zwei Plättchen anbieten oder den Zug beenden.
    .you = Du bist Auktionator mit { $money ->
            [one] { $money } Drachme
           *[other] { $money } Drachmen
        }: Biete zwei Plättchen an (Los { $lot } von { $lots }) oder beende deinen Zug.
prompt-opening = { $seat } muss das erste Gebot für { $lot_the } abgeben.
    .you = Eröffne die Auktion für { $lot_the } mit { $money ->
            [one] 1 Drachme.
           *[other] 1 bis { $money } Drachmen.
        }
prompt-bid = { $seat } muss bieten oder passen; { $bidder_seat } bietet { $bid } für { $lot_the }.
    .you = { $bidder_seat } bietet { $bid } für { $lot_the }. Du hast { $money ->
            [one] { $money } Drachme
           *[other] { $money } Drachmen
        }: Biete mehr oder passe.
prompt-corrupt = { $seat } darf eine Figur bestechen.
    .you = Dein Bestecher steht auf Stufe { $level }: Bestich eine gegnerische Figur oder verzichte.
prompt-sacrifice = { $seat } darf opfern.
    .you = Opfere { $animals } auf einem Altar bis Rang { $tier } oder verzichte.
prompt-shortage = { $seat } darf opfern.
    .you = { $left ->
            [0] Keine { $kind_many } mehr: Bringe geringere Tiere zu einem Altar bis Rang { $tier } oder verzichte.
           *[other] Nur noch { $rest }: Bringe diesen Rest oder geringere Tiere zu einem Altar bis Rang { $tier } oder verzichte.
        }
prompt-over = Das Spiel ist aus.

## Züge

choice-first = { $seat } beginnt
choice-pick = { $characters_the } wählen
choice-offer = { $characters_the } anbieten
choice-end = den Auktionszug beenden
choice-opening = mit { $bid } eröffnen
choice-bid = { $bid } bieten
choice-pass = passen
choice-corrupt = { $character_the } { $target_seat_of } bestechen
choice-no-corrupt = niemanden bestechen
choice-sacrifice = { $altar } { $animals } opfern, für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
choice-no-sacrifice = nichts opfern

## Ablehnungen

refused-not-now =
    { $step ->
        [pick] Wähle zuerst drei verschiedene Figuren.
        [offer] Der Auktionator muss zwei Plättchen anbieten oder den Zug beenden.
        [opening] Das Los braucht zuerst ein Eröffnungsgebot.
        [bid] Biete mehr oder passe.
        [corrupt] Bestich eine Figur oder verzichte; geopfert wird danach.
        [sacrifice] Bringe ein Opfer oder verzichte.
       *[other] Das kann jetzt nicht gezogen werden.
    }
refused-tile-sold = In diesem Zug schon verkauft: { $characters }.
refused-beyond-purse = Du hast nur { $money ->
        [one] { $money } Drachme.
       *[other] { $money } Drachmen.
    }
refused-not-higher = Du musst mindestens { $least } bieten.
refused-not-an-opponent = Du kannst nur gegnerische Figuren bestechen.
refused-incorruptible = Bestecher und Leibwächter sind unbestechlich.
refused-target-twice = { $target_seat } wurde in dieser Phase schon bestochen.
refused-guarded = Der Leibwächter { $target_seat_of } auf Stufe { $guardsman } hält deinen Bestecher auf Stufe { $briber } auf.
refused-target-too-low = { $character_nom } { $target_seat_of } muss mindestens auf Stufe { $floor } stehen.
refused-own-last-space = { $character_your } steht schon auf dem letzten Feld.
refused-target-last-space = { $character_nom } { $target_seat_of } steht auf dem letzten Feld: Dazu muss auch dein Bestecher auf seinem letzten Feld stehen.
refused-animal-too-good = Dein Bauer liefert keine { $kind_many }.
refused-no-shortage = Dein Bauer liefert { $best_many }, und der Stall hat genug davon.
refused-none-left = Im Stall sind keine { $kind_many } mehr.
refused-tier-too-high = Der Altar von { $altar } hat Rang { $tier }; dein Tempelwächter reicht nur bis Rang { $reached }.
refused-too-few-animals = Auf dem Altar von { $altar } liegt schon ein Opfer ({ $lying }): Deines ist zu klein ({ $animals }).
refused-lesser-animal = Auf dem Altar von { $altar } liegt schon ein Opfer ({ $lying }): { $kind_many } sind weniger wert.
refused-same-offering = Auf dem Altar von { $altar } liegt schon ein Opfer ({ $lying }): Das neue muss besser sein.

## Ereignisse

event-first = { $seat } beginnt.
    .you = Du beginnst.
event-picked = { $seat } startet mit { $picked_with }.
    .you = Du startest mit { $picked_with }.
event-round = Runde { $round } beginnt; { $seat } ist Startspieler.
    .you = Runde { $round } beginnt; du bist Startspieler.
event-offers = { $seat } bietet { $lot_the } an.
    .you = Du bietest { $lot_the } an.
event-turn-ended = { $seat } beendet den Auktionszug.
    .you = Du beendest den Auktionszug.
event-no-money = { $seat } hat kein Geld für eine Auktion.
    .you = Du hast kein Geld für eine Auktion.
event-bids = { $seat } bietet { $bid }.
    .you = Du bietest { $bid }.
event-passed = { $seat } passt.
    .you = Du passt.
event-sold = { $seat } ersteigert { $lot_the } für { $bid ->
        [one] { $bid } Drachme.
       *[other] { $bid } Drachmen.
    }
    .you = Du ersteigerst { $lot_the } für { $bid ->
            [one] { $bid } Drachme.
           *[other] { $bid } Drachmen.
        }
event-rose = { $character_nom } { $seat_of } steigt auf Stufe { $level }.
    .you = { $character_your } steigt auf Stufe { $level }.
event-sent-back = { $character_nom } { $seat_of } wird vom letzten Feld verdrängt, zurück auf Stufe { $level }.
    .you = { $character_your } wird vom letzten Feld verdrängt, zurück auf Stufe { $level }.
event-corrupted = { $seat } besticht { $character_the } { $target_seat_of }.
    .you = Du bestichst { $character_the } { $target_seat_of }.
    .yours = { $seat } besticht bei dir { $character_the }.
event-fell = { $character_nom } { $seat_of } fällt auf Stufe { $level }.
    .you = { $character_your } fällt auf Stufe { $level }.
event-not-corrupting = { $seat } besticht niemanden.
    .you = Du bestichst niemanden.
event-prayed = Die Priesterin { $seat_of } betet für { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
    .you = Deine Priesterin betet für { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
event-sacrificed = { $seat } opfert { $altar } { $animals } für { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
    .you = Du opferst { $altar } { $animals } für { $points ->
            [one] { $points } Punkt.
           *[other] { $points } Punkte.
        }
event-replaced = Das Opfer { $seat_of } ({ $animals }) verlässt den Altar von { $altar }.
    .you = Dein Opfer ({ $animals }) verlässt den Altar von { $altar }.
event-not-sacrificing = { $seat } opfert nichts.
    .you = Du opferst nichts.
event-income = { $seat } erhält { $drachmae } und hat jetzt { $money ->
        [one] { $money } Drachme.
       *[other] { $money } Drachmen.
    }
    .you = Du erhältst { $drachmae } und hast jetzt { $money ->
            [one] { $money } Drachme.
           *[other] { $money } Drachmen.
        }
event-marker = Der Startspielermarker geht an { $seat }.
    .you = Der Startspielermarker geht an dich.
event-over = { $ending ->
        [altars] Jeder Altar hat ein Opfer erhalten.
        [worship] Mehr als { $worship ->
            [one] { $worship } Kultpunkt
           *[other] { $worship } Kultpunkte
        }: { $seats }.
       *[rounds] Die letzte Runde ist gespielt.
    }

## Die Stellung

position-set-up = Das Spiel wird aufgebaut.
position-round = { $number ->
        [0] Erste Wahl; { $seat } beginnt.
       *[other] Runde { $number }; { $seat } ist Startspieler.
    }
position-tiles = { $seat } ist Auktionator. Verfügbare Plättchen: { $tiles }.
position-lot = { $bid ->
        [0] Zum Verkauf: { $lot }, noch ohne Gebot.
       *[other] Zum Verkauf: { $lot }; { $seat } bietet { $bid }.
    }
position-out = Aus dieser Auktion ausgeschieden: { $seats }.
position-targets = In dieser Phase bestochen: { $seats }.
position-stable = Stall: { $animals }.
position-empty-altar = { $altar } (Rang { $tier }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): leer.
position-altar = { $altar } (Rang { $tier }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }): { $animals } { $seat_of }.
position-player = { $seat }: { $points ->
        [one] { $points } Kultpunkt
       *[other] { $points } Kultpunkte
    }, { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }; { $levels }.

## Tipps: warum sich ein Zug lohnt

hint-pick = Diese drei bringen dich einem Opfer am nächsten oder jede Runde Punkte.
hint-offer = Verkaufe zuerst, was die anderen wollen: Wer kauft, scheidet aus deinen nächsten Auktionen aus.
hint-enough = Nichts, was noch zu verkaufen ist, ist seinen Preis wert.
hint-opening = Eröffne nahe an dem, was die anderen zahlen würden, damit das Los nicht zu billig weggeht.
hint-worth-it = { $drachmae ->
        [one] Diese beiden Stufen sind dir etwa { $drachmae } Drachme wert.
       *[other] Diese beiden Stufen sind dir etwa { $drachmae } Drachmen wert.
    }
hint-too-dear = { $drachmae ->
        [one] Diese beiden Stufen sind dir nur etwa { $drachmae } Drachme wert, und das nächste Gebot ist { $price }.
       *[other] Diese beiden Stufen sind dir nur etwa { $drachmae } Drachmen wert, und das nächste Gebot ist { $price }.
    }
hint-corrupt = Du steigst, wo du es brauchst, und ein Rivale fällt.
hint-spare = Im Moment hilft dir keine Bestechung.
hint-altar = Das bringt sofort Punkte, und der Altar zählt am Ende.
hint-wait = Ein Opfer würde das Spiel jetzt zu früh beenden oder einen Altar verschenken.
hint-outbid = { $drachmae ->
        [one] Das hindert { $seat } daran, diese beiden Stufen für { $drachmae } Drachme zu bekommen.
       *[other] Das hindert { $seat } daran, diese beiden Stufen für { $drachmae } Drachmen zu bekommen.
    }
