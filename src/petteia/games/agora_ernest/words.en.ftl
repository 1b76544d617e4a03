### Agora (Ernest) in English.

title = Agora
about = Lay cards at any angle on an open table, buy shops, keep your doors on the street and block those of your rivals.
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

ending-income = a player reached the coin goal after collecting income
ending-festival = a player reached the coin goal at a festival
ending-deck = the deck ran out

## Options

option-first_player = Who goes first
word-random = a random player
word-letter = the player with the opening card’s letter

## Prompts

prompt-letters = The letters are dealt.
prompt-opening = The first card of the market is turned up.
prompt-first = The first player is drawn by lot.
prompt-draw = A card is drawn.
prompt-build = Waiting for { $seat } to lay card { $card }.
    .you = Lay card { $card }, anywhere and at any angle.
prompt-buy = Waiting for { $seat } to buy a shop or pass.
    .you = Buy one unowned shop, or nothing.
prompt-over = The game is over.

## Choices

choice-letters = the letters are { $letters }
choice-card = the card is { $card }
choice-first = { $seat } goes first
points = Coins
hint-choice-build = lay { $card } in the marked place
choice-build = { $count ->
        [0] lay { $card } on open ground at ({ $right } | { $up }), turned { $degrees }°
       *[other] lay { $card } against { $cards } at ({ $right } | { $up }), turned { $degrees }°
    }
choice-buy = buy { $shop } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
choice-pass = buy nothing

## Refusals

refused-not-now =
    { $step ->
        [build] Lay the drawn card first.
        [buy] Now you can only buy an unowned shop, or nothing.
       *[other] This cannot be drawn now.
    }
refused-off-table = The card must lie entirely on the table.
refused-overlap = The card would overlap { $card }.
refused-grid = The card would touch { $card } along an edge without lining up with its grid.
refused-turned = The card would touch { $card } at an angle of less than 5 degrees. Turn it 5 degrees or more, or line it up with the grid.
refused-owners = The card would join shops of different owners.
refused-no-such-shop = { $shop } is not on the table.
refused-owned = The shop at { $shop } belongs to { $owner_seat }.
refused-no-circle = The shop at { $shop } has no circle for a counter, so it cannot be bought.
refused-other-name = The shop at { $shop } goes by another name.

## Events

event-letter = { $seat } has the letter { $letter }.
    .you = You have the letter { $letter }.
event-opened = Card { $card } opens the market.
event-first = { $seat } goes first.
    .you = You go first.
event-turn = Turn { $number }: { $seat }.
    .you = Turn { $number }: your turn.
event-earned = { $seat } collects { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } and now has { $coins }.
    .you = You collect { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        } and now have { $coins }.
event-drawn = { $acts ->
        [0] { $seat } draws { $card }.
       *[other] { $seat } draws { $card }, their own letter: { $effect }!
    }
    .you = { $acts ->
            [0] You draw { $card }.
           *[other] You draw { $card }, your own letter: { $effect }!
        }
event-fire = { $count ->
        [one] Fire: { $seat_of } shop at { $shop }, with { $count } counter, burns down.
       *[other] Fire: { $seat_of } shop at { $shop }, with { $count } counters, burns down.
    }
    .you = { $count ->
            [one] Fire: your shop at { $shop }, with { $count } counter, burns down.
           *[other] Fire: your shop at { $shop }, with { $count } counters, burns down.
        }
event-burnt = Card { $card } is removed.
event-flood = { $count ->
        [one] Flood: { $seat_of } shop at { $shop } loses its counter.
       *[other] Flood: { $seat_of } shop at { $shop } loses its { $count } counters.
    }
    .you = { $count ->
            [one] Flood: your shop at { $shop } loses its counter.
           *[other] Flood: your shop at { $shop } loses its { $count } counters.
        }
event-nothing-hit = No single shop is the largest: the { $effect } does nothing.
event-festival = Festival: everyone collects, starting with { $seat }.
    .you = Festival: everyone collects, starting with you.
event-celebrated = { $seat } collects { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    } at the festival and now has { $coins }.
    .you = You collect { $count ->
            [one] { $count } coin
           *[other] { $count } coins
        } at the festival and now have { $coins }.
event-built = { $count ->
        [0] { $seat } lays { $card } on open ground.
        [one] { $seat } lays { $card } against another card.
       *[other] { $seat } lays { $card } against { $count } cards.
    }
    .you = { $count ->
            [0] You lay { $card } on open ground.
            [one] You lay { $card } against another card.
           *[other] You lay { $card } against { $count } cards.
        }
event-aside = No room for { $card }: { $seat } sets it aside.
    .you = No room for { $card }: you set it aside.
event-grew = { $count ->
        [0] { $seat_of } shop at { $shop } grows, without a new counter.
       *[other] { $seat_of } shop at { $shop } grows by { $count } to { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
    }
    .you = { $count ->
            [0] Your shop at { $shop } grows, without a new counter.
           *[other] Your shop at { $shop } grows by { $count } to { $counters ->
            [one] { $counters } counter
           *[other] { $counters } counters
        }.
        }
event-doors-shut = { $count ->
        [one] One of { $seat_of } doors is blocked.
       *[other] { $count } of { $seat_of } doors are blocked.
    }
    .you = { $count ->
            [one] One of your doors is blocked.
           *[other] { $count } of your doors are blocked.
        }
event-bought = { $seat } buys { $shop } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    } and now has { $coins }.
    .you = You buy { $shop } for { $price ->
            [one] { $price } coin
           *[other] { $price } coins
        } and now have { $coins }.
event-passed = { $seat } buys nothing.
    .you = You buy nothing.
event-over = { $reason ->
        [deck] The deck ran out.
        [festival] { $seats } reached { $goal ->
            [one] { $goal } coin
           *[other] { $goal } coins
        } at the festival.
       *[other] { $seat } reached { $goal ->
            [one] { $goal } coin
           *[other] { $goal } coins
        }.
    }
    .you = { $reason ->
            [deck] The deck ran out.
            [festival] { $seats } reached { $goal ->
            [one] { $goal } coin
           *[other] { $goal } coins
        } at the festival.
           *[other] You reached { $goal ->
            [one] { $goal } coin
           *[other] { $goal } coins
        }.
        }

## The position

position-set-up = The game is being set up.
position-turn = Turn { $number }: { $seat }; { $deck ->
        [one] { $deck } card
       *[other] { $deck } cards
    } in the deck.
position-player = { $seat }, letter { $letter }: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, income { $income }, shops: { $shops }.
position-card = { $card } ({ $effect }) at ({ $right } | { $up }), turned { $degrees }°.
position-shop = { $seat_of } shop { $shop }: { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }, { $counters ->
        [one] { $counters } counter
       *[other] { $counters } counters
    }, { $doors ->
        [one] { $doors } open door
       *[other] { $doors } open doors
    }.
position-free-shop = { $circles ->
        [0] Shop { $shop }: { $cells ->
            [one] { $cells } cell
           *[other] { $cells } cells
        }, no circle, { $doors ->
            [one] { $doors } open door
           *[other] { $doors } open doors
        }; not for sale.
       *[other] Unowned shop { $shop }: { $cells ->
            [one] { $cells } cell
           *[other] { $cells } cells
        }, { $circles ->
            [one] { $circles } circle
           *[other] { $circles } circles
        }, price { $doors }.
    }
position-alleys = Enclosed alleys: { $count }.
position-drawn = { $card } is waiting to be laid.
position-burnt = Burnt: { $cards }.
position-aside = Set aside: { $cards }.

## The picture

picture-title = The market of Agora

## Hints: why a move is worth playing

hint-shop = { $doors ->
        [one] With its one open door it pays for itself in one turn.
       *[other] With its { $doors } open doors it pays for itself in one turn.
    }
hint-free-shop = It costs nothing, and every door it opens later pays.
hint-no-shop = No shop would earn its price back before the game ends.
hint-more-doors = { $doors ->
        [one] Your shops gain { $doors } open door.
       *[other] Your shops gain { $doors } open doors.
    }
hint-shut-doors = { $doors ->
        [one] It blocks { $doors } of { $seat_of } open doors.
       *[other] It blocks { $doors } of { $seat_of } open doors.
    }
hint-harmless = It blocks none of your doors.
