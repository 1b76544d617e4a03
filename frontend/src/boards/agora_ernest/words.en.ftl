### The board of Agora (Ernest) in English.

agora_ernest-table = The table with the laid cards
agora_ernest-table-keys = The table. Tab goes through the offered places, arrow keys move the card, Q and E turn it, Enter lays it, Escape takes it back and lets Tab go on.
agora_ernest-sight = What is in view
agora_ernest-nearer = Nearer (+)
agora_ernest-farther = Farther (−)
agora_ernest-fit = Show all cards (0)
agora_ernest-helps = Help with laying
agora_ernest-magnet = Jump to the grid of near cards
agora_ernest-places = Show offered places; touch a card to see only those beside it
agora_ernest-places-at = Only places beside { $card }
agora_ernest-tools = The card in your hand
agora_ernest-previous = The place before (P)
agora_ernest-next = The next offered place (N)
agora_ernest-turn-left = Turn left (Q)
agora_ernest-turn-right = Turn right (E)
agora_ernest-lift = Take it up again (Escape)
agora_ernest-lay = Lay it here

## Beside the table

agora_ernest-drawn = The drawn card
agora_ernest-letter-nobody = Nobody has the letter { $letter }: it has no effect.
agora_ernest-letter-rests = The letter { $letter } is { $name }’s, who did not draw it: no effect.
    .you = The letter { $letter } is yours, but you did not draw it: no effect.
agora_ernest-letter-acts =
    { $effect ->
        [fire] { $name }’s own letter: the shop with the most counters burns, unless two are equal.
        [flood] { $name }’s own letter: the largest shop loses its counters, unless two are equal.
       *[festival] { $name }’s own letter: everybody collects once more.
    }
    .you =
        { $effect ->
            [fire] Your own letter: the shop with the most counters burns, unless two are equal.
            [flood] Your own letter: the largest shop loses its counters, unless two are equal.
           *[festival] Your own letter: everybody collects once more.
        }
agora_ernest-do-away = Point at the table, or tap it, to put the card there.
agora_ernest-do-follow = Click to put it down; the wheel turns it.
agora_ernest-do-set = Drag it, turn it by its knob, then lay it.
agora_ernest-do-sent = The card is laid …
agora_ernest-do-buy = Touch a shop with a coin: that is its price, and what it earns each turn. Or buy nothing.
agora_ernest-wait-build = { $name } lays the card.
agora_ernest-wait-buy = { $name } may buy a shop.
agora_ernest-pass = Buy nothing
agora_ernest-touch-again = Touch it again to buy it.
agora_ernest-sale = Shops for sale
agora_ernest-sale-shop = Shop { $shop }: { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
agora_ernest-door-open = open door
agora_ernest-door-shut = shut
agora_ernest-door-alley = on an alley, earns nothing
agora_ernest-keys = Keys
agora_ernest-keys-list =
    Wheel, Q, E: turn by 15°; with Shift Q, E: 90°
    Shift + wheel, [ and ]: by 1°; { "{" } and { "}" }: by 0.1°
    Arrows: half a cell; with Shift: 1/50
    N, P, or Tab on the table: offered places
    Enter: put down, lay; Escape: take up
    +, −, 0 or Ctrl + wheel: zoom; drag: move the table
agora_ernest-deck =
    { $count ->
        [one] { $count } card to come
       *[other] { $count } cards to come
    }
agora_ernest-left =
    { $count ->
        [one] { $count } card with the letter { $letter } is still to come
       *[other] { $count } cards with the letter { $letter } are still to come
    }
agora_ernest-alley =
    { $doors ->
        [one] An alley: the door on it earns nothing.
       *[other] An alley: the { $doors } doors on it earn nothing.
    }
agora_ernest-alleys =
    { $count ->
        [one] { $count } alley
       *[other] { $count } alleys
    }
agora_ernest-burnt = { $count } burnt
agora_ernest-aside = { $count } set aside

## What a placement does

agora_ernest-verdict-same = No income changes
agora_ernest-verdict-alley =
    { $count ->
        [one] closes an alley
       *[other] closes { $count } alleys
    }
agora_ernest-incomes = Income each turn
# What happens to one player's shops, one after the other: "Novice: 2 doors more, 1 shuts".
agora_ernest-for-player = { $name }: { $what }
agora_ernest-brought =
    { $count ->
        [one] { $count } door more
       *[other] { $count } doors more
    }
agora_ernest-opened =
    { $count ->
        [one] { $count } opens
       *[other] { $count } open
    }
agora_ernest-shut =
    { $count ->
        [one] { $count } shuts
       *[other] { $count } shut
    }
agora_ernest-joined =
    { $counters ->
        [0] a shop grows
        [one] a shop grows, { $counters } counter free
       *[other] a shop grows, { $counters } counters free
    }
agora_ernest-alley-closed =
    { $count ->
        [one] Closes an alley: the door on it earns nothing.
       *[other] Closes an alley: the { $count } doors on it earn nothing.
    }
agora_ernest-alley-opened =
    { $count ->
        [one] Opens an alley: its door is on the street again.
       *[other] Opens an alley: its { $count } doors are on the street again.
    }
agora_ernest-joined-free = { $count } unowned shops become one.
agora_ernest-for-sale =
    { $doors ->
        [one] The best shop for sale then: { $doors } door, { $doors } coin.
       *[other] The best shop for sale then: { $doors } doors, { $doors } coins.
    }

## A player

agora_ernest-letter = The letter whose cards act when this player draws them
agora_ernest-income = +{ $income } a turn
agora_ernest-shops =
    { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
agora_ernest-largest = largest: { $count }
agora_ernest-way = { $coins } of { $goal } coins

## The guided game

lesson-agora_ernest-welcome =
    You build a market card by card, on an open table and at any angle. Own shops whose doors open onto the street: every open door brings one coin at the start of your turn. The first with 50 coins wins; if the deck runs out, the richest does.
    Cards that touch a door’s middle shut it, and so does an alley that is closed on all sides. Keep your doors open, and shut those of the others.
lesson-agora_ernest-build =
    You drew a card and must lay it. Touch the table to put it there, drag it, and turn it by its knob or the buttons; near other cards it jumps to their grid. Red means that it cannot lie there, and the line above says why.
    Beside the table you see what everybody’s income becomes. Cells side by side become one shop: enlarging your own shop is free and brings more doors, while a corner set askew into the middle of a rival’s door shuts it. If you draw your own letter, the sign on the card has happened: fire, flood or festival.
lesson-agora_ernest-buy =
    Now you may buy one unowned shop anywhere. The coin on it shows the price: as many coins as it has open doors, which is also what it earns every turn. So it pays for itself in one turn, and buying is nearly always right, except at the very end. You may even go into debt.
    Touch a shop that glows, or choose “Buy nothing”.

## Where on a card, as it lies

part =
    { $side ->
        [0] { $whole } (right)
        [1] { $whole } (top right)
        [2] { $whole } (top)
        [3] { $whole } (top left)
        [4] { $whole } (left)
        [5] { $whole } (bottom left)
        [6] { $whole } (bottom)
       *[7] { $whole } (bottom right)
    }

## Buttons in a word

agora_ernest-short-in = nearer
agora_ernest-short-out = farther
agora_ernest-short-fit = all
agora_ernest-short-magnet = snap
agora_ernest-short-places = places
agora_ernest-short-previous = before
agora_ernest-short-next = next
agora_ernest-short-left = left
agora_ernest-short-right = right
agora_ernest-short-lift = take up

## What the signs mean

agora_ernest-legend-cards = Cards and shops
agora_ernest-legend-coin = A shop for sale: its price, and what it earns each turn, for it is the number of its open doors.
agora_ernest-legend-circle = A circle without a counter: buying the shop puts a counter on it.
agora_ernest-legend-counter = A counter: whose shop it is; the number tells how many of its doors are open.
agora_ernest-legend-hatched = No circle: this shop cannot be bought.
agora_ernest-legend-tint = The floor has the colour of the shop’s owner.
agora_ernest-legend-open = An open door on the street: one coin for its owner each turn.
agora_ernest-legend-shut = A shut door: a card touches its middle. It earns nothing.
agora_ernest-legend-alley = A door on an alley. It earns nothing.
agora_ernest-legend-alley-ground = An alley: ground that is closed on all sides.
agora_ernest-legend-fire = Fire: the shop with the most counters burns down, when the letter’s own player draws the card.
agora_ernest-legend-flood = Flood: the shop with the most counters loses them and is for sale again, when the letter’s own player draws the card.
agora_ernest-legend-festival = Festival: everybody collects once more, when the letter’s own player draws the card.
agora_ernest-legend-letter = A player’s letter: cards with it act when this player draws them.
agora_ernest-legend-left = So many cards with this letter are still to come; nobody has the letter of a hollow square.
agora_ernest-legend-tools = Buttons over the table
agora_ernest-legend-holding = While you hold a card
agora_ernest-legend-red = Red: the card cannot lie here; the line above says why.
agora_ernest-legend-green = Green: it can lie here; above and beside the table you see what it changes.
agora_ernest-legend-marks = A round mark on a door: it opens (✓), shuts (a barred door), or comes onto an alley.
