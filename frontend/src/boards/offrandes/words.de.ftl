### Der Spielplan von Offrandes auf Deutsch.

## Teile des Plans

offrandes-ladders = Die sieben Leitern
offrandes-stand = Das Podest: was gerade geschieht
offrandes-altars = Die Altäre auf dem Olymp
offrandes-stable = Stall
offrandes-tier = Altäre von Rang { $tier }

## Kurze Namen, wo wenig Platz ist

offrandes-short-peasant = Bauer
offrandes-short-water = Wasser
offrandes-short-flower = Blumen
offrandes-short-temple = Tempel
offrandes-short-priestess = Priesterin
offrandes-short-briber = Bestecher
offrandes-short-guardsman = Leib­wächter

## Die Runde

offrandes-round = Runde { $round }
offrandes-picks = Erste Wahl
offrandes-auctions = Auktionen
offrandes-corruption = Bestechung
offrandes-sacrifices = Opfer

## Leitern

offrandes-ladder =
    { $about }. { $levels }.{ $tile ->
        [for-sale] { " " }Dieses Plättchen steht zum Verkauf.
        [sold] { " " }Dieses Plättchen ist verkauft.
        [there] { " " }Dieses Plättchen kann angeboten werden.
       *[none] { "" }
    }
offrandes-about-peasant = Bauer: welches Tier du bringst
offrandes-about-water = Wasserträgerin: wie viele Tiere du bringst (die niedrigere der beiden Trägerinnen zählt)
offrandes-about-flower = Blumenträgerin: wie viele Tiere du bringst (die niedrigere der beiden Trägerinnen zählt)
offrandes-about-temple = Tempelwächter: bis zu welchem Rang du Altäre nutzen kannst
offrandes-about-priestess = Priesterin: Punkte in jeder Runde
offrandes-about-briber = Bestecher: besticht, wo der Leibwächter niedriger steht
offrandes-about-guardsman = Leibwächter: hält Bestecher auf, die nicht höher stehen
offrandes-on-level = { $name } { $level }
offrandes-token = { $character } { $name_of } auf Stufe { $level }

## Erste Wahl

offrandes-pick-three = Klicke auf drei Leitern
offrandes-picking = Alle wählen drei Figuren

## Auktion

offrandes-lot = Los { $lot } von { $lots }
offrandes-bid-now = { $name } bietet { $bid }
offrandes-no-bid = Noch kein Gebot
offrandes-your-bid = Dein Gebot
offrandes-less = Weniger
offrandes-more = Mehr
offrandes-amount = Dein Gebot, { $least } bis { $most }
offrandes-between = { $least } bis { $most }
offrandes-purse =
    { $money ->
        [one] { $money } Drachme
       *[other] { $money } Drachmen
    }
offrandes-stands-auctioneer = verkauft
offrandes-stands-asked = am Zug
offrandes-stands-highest = bietet { $bid }
offrandes-stands-passed = hat gepasst
offrandes-stands-won = hat schon gekauft
offrandes-stands-in = { " " }

## Bestechung, Opfer, Stall

offrandes-corrupted = bestochen
offrandes-worth =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
offrandes-stall = Stall: noch { $animals }

## Ende und Übersichten

offrandes-winner = { $name } gewinnt
offrandes-first = zuerst
offrandes-points-told = { $prayed ->
        [one] { $prayed } Punkt
       *[other] { $prayed } Punkte
    } von der Priesterin, { $sacrificed } aus Opfern, { $points } auf { $altars ->
        [one] { $altars } Altar
       *[other] { $altars } Altären
    }
offrandes-points-brief = Kult { $worship } · Altäre { $altars }

## Die geführte Partie

lesson-offrandes-welcome =
    Du führst eine griechische Stadt und willst den Göttern am besten gefallen. In jeder Runde ersteigerst du Helfer, darfst die deiner Rivalen bestechen und bringst ein Opfer zu einem Altar auf dem Olymp; die Leitern zeigen, wie gut die Helfer aller sind.
    Punkte gibt es durch die Priesterin, durch die Tiere, die du bringst, und am Ende durch die Altäre, die du noch hältst. Das Spiel endet, wenn alle 11 Altäre benutzt sind oder jemand mehr als 100 Kultpunkte hat; nichts ist verdeckt.
lesson-offrandes-pick =
    Klicke zu Beginn auf drei verschiedene Leitern: Dein Stein steigt auf jeder um eine Stufe.
    Ein Opfer braucht vier Helfer auf Stufe 1 oder höher: den Bauern (welches Tier), die Wasserträgerin und die Blumenträgerin (wie viele; die niedrigere zählt) und den Tempelwächter (welche Altäre). Je mehr davon du jetzt hast, desto weniger musst du ersteigern. Die Priesterin braucht keinen davon und bringt jede Runde Punkte, auch sie ist also eine Wahl wert.
lesson-offrandes-offer =
    Du bist Auktionator. Klicke auf zwei Plättchen am Fuß der Leitern, um sie zusammen zu verkaufen; der Käufer steigt auf beiden um eine Stufe. Oder beende deinen Zug mit dem Knopf auf dem Podest.
    Wer kauft, scheidet aus deinen nächsten Auktionen aus. Verkaufe also zuerst, was ein reicher Rivale will, und heb auf, was du selbst brauchst: Später ist es billiger. Sobald du selbst ein Los kaufst, ist dein Zug vorbei.
lesson-offrandes-opening =
    Dein Los liegt auf dem Podest, und du musst selbst das erste Gebot abgeben. Klicke auf eine Zahl, oder stelle einen Betrag ein und drücke den Knopf daneben.
    Überbietet dich niemand, zahlst du diesen Betrag und bekommst beide Plättchen. Biete also, was du gern zahlen würdest, oder etwas weniger, als die anderen zahlen würden.
lesson-offrandes-bid =
    In der Mitte stehen zwei Plättchen zum Verkauf. Klicke auf eine Zahl, um höher zu gehen, stelle einen eigenen Betrag ein oder passe. Wer passt, ist aus diesem Los heraus; nur der Gewinner zahlt.
    Um den Tisch stehen die Beutel aller Bieter: Niemand kann mehr bieten, als er hat. Behalte etwas Geld, wenn du in dieser Runde noch kaufen oder verkaufen willst: Du bekommst nur 10 Drachmen pro Runde und kannst nie mehr als 25 besitzen.
lesson-offrandes-corrupt =
    Dein Bestecher kann jetzt einem Rivalen eine Stufe nehmen und sie dir geben. Klicke auf den hervorgehobenen Stein eines Rivalen auf einer Leiter oder zuerst auf die Leiter und dann auf den Rivalen auf dem Podest. Du kannst auch verzichten.
    Das geht bei einer Stadt, deren Leibwächter niedriger steht als dein Bestecher, und jede Stadt kann pro Phase nur einmal bestochen werden. Nimm, was dir für ein Opfer fehlt, oder was der Führende braucht.
lesson-offrandes-sacrifice =
    Bring deine Tiere zu einem Altar: Klicke auf einen hervorgehobenen auf dem Olymp. Das Podest zeigt, was du bringst und wie viele Punkte es gibt. Die bekommst du sofort, und die Punkte des Altars (in Gold) am Ende, wenn dein Opfer dann noch dort liegt.
    Auf einem besetzten Altar muss deines besser sein: mindestens so viele Tiere, mindestens so gute und nicht genau dasselbe. Ein hoher Altar mit einem starken Opfer ist dir schwer zu nehmen.
lesson-offrandes-shortage =
    Der Stall hat zu wenige von deinen Tieren. Klicke auf einen hervorgehobenen Altar, dann auf die Tiere im Stall: entweder alle, die von deiner Sorte übrig sind, oder eine geringere Sorte.
    Vergleiche die Punkte auf dem Podest, und überlege, wie leicht die anderen dein Opfer übertreffen könnten.

offrandes-price = Gebot

## Was die Symbole bedeuten

offrandes-legend-token = Wie hoch alle auf einer Leiter stehen; dein eigener Stein hat einen hellen Rand.
offrandes-legend-animal = Das Tier, das ein Bauer auf dieser Stufe bringt.
offrandes-legend-times = Wie viele Tiere eine Trägerin auf dieser Stufe bringt.
offrandes-legend-tier = Ein Tempelwächter auf dieser Stufe kann Altäre bis zu diesem Rang nutzen.
offrandes-legend-prayer = Punkte einer Priesterin auf dieser Stufe in jeder Runde.
offrandes-legend-level = Die Stärke eines Bestechers oder Leibwächters auf dieser Stufe.
offrandes-legend-wreath = Auf dem letzten Feld ist nur für einen Spieler Platz. Wer neu dazukommt, verdrängt den vorigen.
offrandes-legend-empty-foot = Kein Plättchen am Fuß einer Leiter: Es steht zum Verkauf oder wurde in diesem Auktionszug verkauft.
offrandes-legend-gavel = Der Auktionator.
offrandes-legend-purse = Drachmen in einem Beutel.
offrandes-legend-price = Das höchste Gebot bisher. Es zeigt nur den Preis; geboten wird mit den Knöpfen darunter.
offrandes-legend-raise = Ein Gebot, das du mit einem Klick abgeben kannst.
offrandes-legend-points = Punkte für den, der diesen Altar am Ende hält.
offrandes-legend-offering = Das Opfer auf einem Altar, die Zahl der Tiere und von wem es ist.
offrandes-legend-bowl = Ein leerer Altar.
offrandes-legend-beast = { $animal }, von einem Bauern auf Stufe { $level }; die Zahl im Stall zeigt, wie viele noch da sind.
offrandes-legend-panels = Übersichten der Spieler
offrandes-legend-first = Der Startspieler dieser Runde.
offrandes-legend-mark = Die Stufe dieser Figur; die sieben Symbole sind die der Leitern oben.
offrandes-legend-sources = Punkte bisher: Kult (Gebete und Opfer) und die jetzt gehaltenen Altäre.
