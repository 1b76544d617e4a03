### The board of Agora (Ernest) in English.

agora_ernest-table = The table with all cards
agora_ernest-table-keys = The table. Tab cycles through the offered places, arrow keys move the card, Q and E turn it, Enter lays it, Escape picks it up again so that Tab can move on.
agora_ernest-sight = View
agora_ernest-nearer = Zoom in (+)
agora_ernest-farther = Zoom out (−)
agora_ernest-fit = Fit all cards (0)
agora_ernest-helps = Placement aids
agora_ernest-magnet = Snap to the grid of nearby cards
agora_ernest-places = Show offered places; click a card to see only those beside it
agora_ernest-places-at = Only places beside { $card }
agora_ernest-tools = The card in your hand
agora_ernest-previous = Previous offered place (P)
agora_ernest-next = The next offered place (N)
agora_ernest-turn-left = Turn left (Q)
agora_ernest-turn-right = Turn right (E)
agora_ernest-lift = Pick up again (Escape)
agora_ernest-lay = Lay it here

## Beside the table

agora_ernest-drawn = The drawn card
agora_ernest-letter-nobody = Nobody has the letter { $letter }: no effect.
agora_ernest-letter-rests = The letter { $letter } belongs to { $name }, who did not draw it: no effect.
    .you = The letter { $letter } is yours, but you did not draw it: no effect.
agora_ernest-letter-acts =
    { $effect ->
        [fire] { $name } drew their own letter: the shop with the most counters burns down, unless there is a tie.
        [flood] { $name } drew their own letter: the shop with the most counters loses them, unless there is a tie.
       *[festival] { $name } drew their own letter: everyone collects once more.
    }
    .you =
        { $effect ->
            [fire] Your own letter: the shop with the most counters burns down, unless there is a tie.
            [flood] Your own letter: the shop with the most counters loses them, unless there is a tie.
           *[festival] Your own letter: everyone collects once more.
        }
agora_ernest-do-away = Point at the table, or tap it, to place the card.
agora_ernest-do-follow = Click to place it; the wheel turns it.
agora_ernest-do-set = Drag it, turn it by its handle, then lay it.
agora_ernest-do-sent = Laying the card…
agora_ernest-do-buy = Click a shop marked with a coin: the number is its price and what it earns each turn. Or buy nothing.
agora_ernest-wait-build = Waiting for { $name } to lay the card.
agora_ernest-wait-buy = { $name } may buy a shop.
agora_ernest-pass = Buy nothing
agora_ernest-touch-again = Click again to buy it.
agora_ernest-sale = Shops for sale
agora_ernest-sale-shop = Shop { $shop }: { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }, { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }
agora_ernest-door-open = open door
agora_ernest-door-shut = blocked
agora_ernest-door-alley = on an alley, earns nothing
agora_ernest-keys = Keys
agora_ernest-keys-list =
    Wheel, Q, E: turn by 15°; Shift + Q, E: by 90°
    Shift + wheel, [ and ]: by 1°; { "{" } and { "}" }: by 0.1°
    Arrows: half a cell; with Shift: 1/50
    N, P, or Tab on the table: offered places
    Enter: place, lay; Escape: pick up
    +, −, 0 or Ctrl + wheel: zoom; drag: pan
agora_ernest-deck =
    { $count ->
        [one] { $count } card left in the deck
       *[other] { $count } cards left in the deck
    }
agora_ernest-left =
    { $count ->
        [one] { $count } card with the letter { $letter } is left in the deck
       *[other] { $count } cards with the letter { $letter } are left in the deck
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

agora_ernest-verdict-same = No change in income
agora_ernest-verdict-alley =
    { $count ->
        [one] closes an alley
       *[other] closes { $count } alleys
    }
agora_ernest-incomes = Income per turn
# What happens to one player's shops, one after the other: "Novice: 2 doors more, 1 shuts".
agora_ernest-for-player = { $name }: { $what }
agora_ernest-brought =
    { $count ->
        [one] { $count } more door
       *[other] { $count } more doors
    }
agora_ernest-opened =
    { $count ->
        [one] { $count } opens
       *[other] { $count } open
    }
agora_ernest-shut =
    { $count ->
        [one] { $count } is blocked
       *[other] { $count } are blocked
    }
agora_ernest-joined =
    { $counters ->
        [0] a shop grows
        [one] a shop grows, with { $counters } free counter
       *[other] a shop grows, with { $counters } free counters
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
agora_ernest-joined-free =
    { $count ->
        [one] { $count } unowned shop joins another.
       *[other] { $count } unowned shops become one.
    }
agora_ernest-for-sale =
    { $doors ->
        [one] Best shop for sale after that: { $doors } door for { $doors } coin.
       *[other] Best shop for sale after that: { $doors } doors for { $doors } coins.
    }

## A player

agora_ernest-letter = This player’s letter: cards with it take effect when this player draws them
agora_ernest-income = +{ $income } per turn
agora_ernest-shops =
    { $count ->
        [one] { $count } shop
       *[other] { $count } shops
    }
agora_ernest-largest = largest: { $count }
agora_ernest-way = { $coins } of { $goal ->
        [one] { $goal } coin
       *[other] { $goal } coins
    }

## The guided game

lesson-agora_ernest-welcome =
    You build a market card by card, on an open table and at any angle. Own shops with doors on the street: each open door earns one coin at the start of your turn. The first player with 50 coins wins; if the deck runs out, the richest player wins.
    A card that touches the middle of a door blocks it, and doors on an enclosed alley earn nothing. Keep your doors open, and block those of your rivals.
lesson-agora_ernest-build =
    You drew a card and must lay it. Click the table to place it, drag it, and turn it by its handle or with the buttons; near other cards it snaps to their grid. Red means that it cannot lie there, and the line above says why.
    Beside the table you see everyone’s new income. Cells side by side become one shop: enlarging your own shop is free and adds doors, while a corner set askew against the middle of a rival’s door blocks it. If you draw your own letter, the card’s symbol takes effect: fire, flood or festival.
lesson-agora_ernest-buy =
    Now you may buy one unowned shop anywhere. The coin on it shows the price: one coin per open door, which is also what it earns each turn. It pays for itself in one turn, so buying is nearly always right, except at the very end. You may even go into debt.
    Click a highlighted shop, or choose “Buy nothing”.

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

agora_ernest-short-in = zoom in
agora_ernest-short-out = zoom out
agora_ernest-short-fit = fit
agora_ernest-short-magnet = snap
agora_ernest-short-places = places
agora_ernest-short-previous = previous
agora_ernest-short-next = next
agora_ernest-short-left = left
agora_ernest-short-right = right
agora_ernest-short-lift = pick up

## What the signs mean

agora_ernest-legend-cards = Cards and shops
agora_ernest-legend-coin = A shop for sale. The number is its price and its income per turn: it counts its open doors.
agora_ernest-legend-circle = A circle without a counter: if you buy the shop, a counter goes here.
agora_ernest-legend-counter = A counter shows the owner; the number counts the shop’s open doors.
agora_ernest-legend-hatched = No circle: this shop cannot be bought.
agora_ernest-legend-tint = The floor has the owner’s colour.
agora_ernest-legend-open = An open door on the street: one coin per turn for its owner.
agora_ernest-legend-shut = A blocked door: a card touches its middle. It earns nothing.
agora_ernest-legend-alley = A door on an alley. It earns nothing.
agora_ernest-legend-alley-ground = An alley: ground enclosed on all sides.
agora_ernest-legend-fire = Fire: when the letter’s owner draws the card, the shop with the most counters burns down.
agora_ernest-legend-flood = Flood: when the letter’s owner draws the card, the shop with the most counters loses them and is for sale again.
agora_ernest-legend-festival = Festival: when the letter’s owner draws the card, everyone collects once more.
agora_ernest-legend-letter = A player’s letter: cards with it take effect when this player draws them.
agora_ernest-legend-left = Cards with this letter left in the deck; a hollow square is a letter nobody has.
agora_ernest-legend-tools = Buttons above the table
agora_ernest-legend-holding = While you hold a card
agora_ernest-legend-red = Red: the card cannot lie here; the line above says why.
agora_ernest-legend-green = Green: it can lie here; above and beside the table you see what it changes.
agora_ernest-legend-marks = A round mark on a door: it opens (✓), is blocked (a barred door), or ends up on an alley.

agora_ernest-lies =
    { $right ->
        [one] { $right } cell
       *[other] { $right } cells
    } right and { $up ->
        [one] { $up } cell
       *[other] { $up } cells
    } up of the middle, turned by { $degrees ->
        [one] { $degrees } degree
       *[other] { $degrees } degrees
    }
agora_ernest-touches = touches { $cards }
lesson-agora_ernest-doors =
    Doors are your income: every turn a shop earns one coin for each open door. A card laid against a door shuts it.
    Look at the gold arcs: keep yours facing the street, and use this card to shut a rival’s.
lesson-agora_ernest-alleys =
    Alleys: a street that is closed in on all sides is an alley, and doors on it earn nothing.
    The preview hatches it in purple before you lay the card. Close in a rival’s doors, never your own.
lesson-agora_ernest-corner =
    A blocking corner: you may lay a card at any angle. Turned a little, its corner shuts a door wherever it touches the middle of it, even where no straight card fits.
    Turn it with Q and E, or by its knob, and watch the incomes beside the table.
lesson-agora_ernest-fire =
    A Fire burns when the player whose letter it bears draws it: the owned shop with the most counters burns down, and its cards leave the table. A Flood takes only that shop’s counters; if two shops tie for the most, nothing happens.
    So never own the largest shop alone for long. Now you know the whole game: play it to the end.
