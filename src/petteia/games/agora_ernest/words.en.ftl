### Agora (Ernest) in English.

title = Agora
about = Lay cards on an open table at any angle, buy shops, keep your doors on the street and shut those of the others.
seat =
    { $number ->
        [0] Blue
        [1] Green
        [2] Yellow
       *[3] Red
    }

## Words of the notation

word-fire = fire
word-flood = flood
word-festival = festival
word-income = income
word-deck = deck

## Sources of points

source-start = Start
source-income = Income
source-festivals = Festivals
source-purchases = Purchases

## Endings

ending-income = somebody had enough coins after collecting income
ending-festival = somebody reached the goal at a festival
ending-deck = the deck is used up

## Options

option-first_player = Who begins
word-random = a random player
word-letter = who has the opening card’s letter

## Prompts

prompt-letters = The letters are dealt.
prompt-opening = The first card of the market is turned up.
prompt-first = The first player is chosen by lot.
prompt-draw = A card is drawn.
prompt-build = { $seat }: lay card { $card }, anywhere and at any angle.
prompt-buy = { $seat }: buy one unowned shop, or nothing.
prompt-over = The game is over.

## Choices

choice-letters = the letters are { $letters }
choice-card = the card is { $card }
choice-first = { $seat } begins
points = Coins
hint-choice-build = lay { $card } where the table shows it
choice-build = { $count ->
        [0] lay { $card } on open ground at ({ $right } | { $up }), turned by { $degrees }°
       *[other] lay { $card } against { $cards } at ({ $right } | { $up }), turned by { $degrees }°
    }
choice-buy = buy { $shop } for { $price }
choice-pass = buy nothing

## Refusals

refused-not-now =
    { $step ->
        [build] The drawn card must be laid now.
        [buy] An unowned shop may be bought now, or nothing.
       *[other] This cannot be drawn now.
    }
refused-off-table = The card would not lie wholly on the table.
refused-overlap = The card would overlap { $card }.
refused-grid = The card would touch { $card } along an edge without sharing its grid.
refused-turned = The card would touch { $card } turned by less than 5 degrees. Turn it by 5 degrees or more, or lay it on the grid.
refused-owners = The card would join shops of different owners.
refused-no-such-shop = { $shop } is not on the table.
refused-owned = The shop at { $shop } belongs to { $owner_seat }.
refused-no-circle = The shop at { $shop } has no circle for a counter.
refused-other-name = The shop at { $shop } goes by another name.

## Events

event-letter = { $seat } has the letter { $letter }.
    .you = You have the letter { $letter }.
event-opened = Card { $card } opens the market.
event-first = { $seat } begins.
    .you = You begin.
event-turn = Turn { $number }: { $seat }.
    .you = Turn { $number }: you.
event-earned = { $seat } collects { $count } and has { $coins }.
    .you = You collect { $count } and have { $coins }.
event-drawn = { $acts ->
        [0] { $seat } draws { $card }.
       *[other] { $seat } draws { $card }, with the own letter: { $effect }!
    }
    .you = { $acts ->
            [0] You draw { $card }.
           *[other] You draw { $card }, with your own letter: { $effect }!
        }
event-fire = { $count ->
        [one] Fire: { $seat }’s shop at { $shop } with { $count } counter burns down.
       *[other] Fire: { $seat }’s shop at { $shop } with { $count } counters burns down.
    }
    .you = { $count ->
            [one] Fire: your shop at { $shop } with { $count } counter burns down.
           *[other] Fire: your shop at { $shop } with { $count } counters burns down.
        }
event-burnt = { $card } is gone.
event-flood = { $count ->
        [one] Flood: { $seat }’s shop at { $shop } loses its counter.
       *[other] Flood: { $seat }’s shop at { $shop } loses its { $count } counters.
    }
    .you = { $count ->
            [one] Flood: your shop at { $shop } loses its counter.
           *[other] Flood: your shop at { $shop } loses its { $count } counters.
        }
event-nothing-hit = No shop is alone the largest: the { $effect } does nothing.
event-festival = Festival: everybody collects, { $seat } first.
    .you = Festival: everybody collects, you first.
event-celebrated = { $seat } collects { $count } at the festival and has { $coins }.
    .you = You collect { $count } at the festival and have { $coins }.
event-built = { $count ->
        [0] { $seat } lays { $card } on free ground.
        [1] { $seat } lays { $card } against another card.
       *[other] { $seat } lays { $card } against { $count } cards.
    }
    .you = { $count ->
            [0] You lay { $card } on free ground.
            [1] You lay { $card } against another card.
           *[other] You lay { $card } against { $count } cards.
        }
event-aside = There is no room for { $card }: { $seat } sets it aside.
    .you = There is no room for { $card }: you set it aside.
event-grew = { $count ->
        [0] { $seat }’s shop at { $shop } grows, without a new counter.
       *[other] { $seat }’s shop at { $shop } grows by { $count } to { $counters } counters.
    }
    .you = { $count ->
            [0] Your shop at { $shop } grows, without a new counter.
           *[other] Your shop at { $shop } grows by { $count } to { $counters } counters.
        }
event-doors-shut = { $count ->
        [1] One of { $seat }’s doors is shut.
       *[other] { $count } of { $seat }’s doors are shut.
    }
    .you = { $count ->
            [1] One of your doors is shut.
           *[other] { $count } of your doors are shut.
        }
event-bought = { $seat } buys { $shop } for { $price } and has { $coins }.
    .you = You buy { $shop } for { $price } and have { $coins }.
event-passed = { $seat } buys nothing.
    .you = You buy nothing.
event-over = { $reason ->
        [deck] The deck is used up: the game is over.
        [festival] The goal is reached at the festival: the game is over.
       *[other] { $seat } reaches the goal: the game is over.
    }
    .you = { $reason ->
            [deck] The deck is used up: the game is over.
            [festival] The goal is reached at the festival: the game is over.
           *[other] You reach the goal: the game is over.
        }

## The position

position-set-up = The game is being set up.
position-turn = Turn { $number } of { $seat }; { $deck } cards in the deck.
position-player = { $seat }, letter { $letter }: { $coins } coins, income { $income }, shops { $shops }.
position-card = { $card } ({ $effect }) at ({ $right } | { $up }), turned by { $degrees }°.
position-shop = { $seat }’s shop { $shop }: { $cells } cells, { $counters } counters, { $doors } open doors.
position-free-shop = { $circles ->
        [0] Shop { $shop }: { $cells } cells, no circle, { $doors } open doors; it cannot be bought.
       *[other] Unowned shop { $shop }: { $cells } cells, { $circles } circles, price { $doors }.
    }
position-alleys = Enclosed alleys: { $count }.
position-drawn = { $card } is to be laid.
position-burnt = Burnt: { $cards }.
position-aside = Set aside: { $cards }.

## The picture

picture-title = The market of Agora

## Hints: why a move is worth playing

hint-shop = { $doors ->
        [one] Its one open door pays for itself in one turn.
       *[other] Its { $doors } open doors pay for themselves in one turn.
    }
hint-free-shop = It costs nothing, and every door it opens later pays.
hint-no-shop = No shop would earn its price back in the turns that are left.
hint-more-doors = { $doors ->
        [one] Your shops get { $doors } open door more.
       *[other] Your shops get { $doors } open doors more.
    }
hint-shut-doors = { $doors ->
        [one] It shuts { $doors } open door of { $seat }.
       *[other] It shuts { $doors } open doors of { $seat }.
    }
hint-harmless = It shuts none of your doors.
