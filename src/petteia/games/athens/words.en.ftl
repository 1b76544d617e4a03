### Athens in English.

title = Athens
about = Lead the people of Athens in the age of Pericles: raise armies, make wine and oil, consult oracles, build temples.
seat =
    { $number ->
        [0] Blue
        [1] Green
        [2] Yellow
       *[3] Red
    }

## Words of the notation

word-upper = upper
word-middle = middle
word-lower = lower
word-blank = blank
word-barley = barley field
word-smithy = smithy
word-shipyard = shipyard
word-kiln = kiln
word-vineyard = vineyard
word-olive = olive grove
word-quarry = quarry
word-flipped = (flipped)
word-orange = orange (infantry)
word-green = green (cavalry)
word-blue = blue (galley)
word-brown = brown (wheat)
word-red = red (wine)
word-yellow = yellow (olive oil)
word-silver = silver (coin)
word-violet = violet (cloth)
word-filled = filled with
word-white = any colour
word-war = War
word-migration = Migration
word-festival = Festival
word-olympics = Olympics
word-drama = Drama
word-contest = Contest
word-barracks = Barracks
word-stable = Stable
word-piraeus = Piraeus Port
word-atelier = Atelier
word-trader = Trader
word-mine = Laurion Silver Mine
word-delphi = Delphi
word-village = Village
word-ecclesia = Ecclesia
word-agora = Agora
word-workshop = Workshop
word-parthenon = Parthenon
word-erechtheion = Erechtheion
word-stadium = Panathenaic Stadium
word-theater = Theater of Dionysus
word-nike = Temple of Athena Nike
word-propylaia = Propylaia
word-stoa = Stoa
word-hephaestus = Temple of Hephaestus
word-smile2 = two smiles
word-tear2 = two tears
word-smile = smile
word-tear = tear
word-left = clockwise
word-right = counter-clockwise

## Sources of points

source-events = Events
source-squares = Squares
source-bases = Flipped bases
source-villages = Villages
source-ecclesia = Ecclesia
source-agoras = Agoras
source-workshops = Workshops
source-monuments = Monuments
source-cylinders = Cylinders
source-oracles = Oracles

## Endings

ending-events = all events are closed
ending-rounds = the last round was played
tie-break = The icons on the base cards are compared, each player’s most frequent kind first (A5.3).

## Prompts

prompt-start = The starting player is chosen by lot.
prompt-monument = A monument is turned up.
prompt-roll = The white people dice are rolled.
prompt-order = The turn order die is rolled.
prompt-draw = A people tile is drawn for { $seat }.
    .you = A people tile is drawn for you.
prompt-drop = { $seat }: discard people until { $limit } remain.
prompt-take = { $seat }: take a base card.
prompt-act = { $seat }: flip a base card or choose an action card.
prompt-grey = The grey people dice are rolled for { $seat }.
    .you = The grey people dice are rolled for you.
prompt-swap = A people tile is drawn for { $seat }.
    .you = A people tile is drawn for you.
prompt-pay = { $seat }: choose the people to pay for { $card }.
prompt-give = { $seat }: choose the cubes to pay for { $card }.
prompt-under = { $seat }: choose two base cards to put under the Village.
prompt-agora = A people tile is drawn for { $seat }.
    .you = A people tile is drawn for you.
prompt-oracle = An oracle card is drawn for { $seat }.
    .you = An oracle card is drawn for you.
prompt-return = { $seat }: return one of the oracle cards you looked at.
prompt-new-monument = The next monument is turned up.
prompt-put = { $event ->
        [none] { $seat }: put cubes on one event card, or pass.
       *[other] { $seat }: put more cubes on the card { $event }, or pass.
    }
prompt-over = The game is over.

## Choices

choice-start = { $seat } starts
choice-monument = { $monument } is turned up
choice-roll = the white dice show { $dice }
choice-grey = the grey dice show { $dice }
choice-order = the turn order is { $order }
choice-draw = { $seat } draws { $person }
choice-drop = discard a tile: { $person } class
choice-take = take a base: { $base }
choice-reroll = roll the grey dice
choice-swap = exchange a tile: { $person } class
choice-flip = flip a base: { $base }
choice-use-own = choose { $card } and keep it
choice-use-make = { $card }: make { $colour }
choice-use-trade = { $card }: trade for { $gift }
choice-use-square = { $card }: put a cube on the { $colour } square
choice-use-oracle = { $card }: pay a cube for an oracle card
choice-use-wheat = { $card }: pay wheat, look at oracle cards and return one
choice-use-pray = { $card }: pay a cube for an oracle card
choice-pay = pay { $people }
choice-give = give { $gift }
choice-under = put { $pair } under the Village
choice-oracle = { $seat } draws the oracle { $oracle }
choice-return = return { $oracle }
choice-put = put { $colour } on { $event }, row { $row }, column { $column }, for { $points }
choice-pass = pass

## Refusals

refused-not-now =
    { $step ->
        [drop] People must be discarded now.
        [take] A base card must be taken now.
        [act] An action is asked now: flip a base card or choose an action card.
        [pay] The people to pay must be chosen now.
        [give] The cubes to pay must be chosen now.
        [under] Two base cards must go under the Village now.
        [return] One of the oracle cards looked at must be returned now.
        [put] Cubes are put on an event card now, or you pass.
       *[other] This cannot be drawn now.
    }
refused-no-such-tile = You have no { $person } tile.
refused-base-gone = No { $base } is left.
refused-no-base-to-flip = You have no unflipped { $base }.
refused-worker-there = A worker stands on { $card } already.
refused-deck-empty = No { $card } is left.
refused-anothers-card = { $card } belongs to another player.
refused-yours-already = { $card } is yours already.
refused-not-face-up = { $card } is not face up.
refused-not-your-temple = { $card } is not yours to pray at.
refused-lacks-icons = You lack the bases that { $card } asks for.
refused-lacks-bases = A Village needs two base cards of yours.
refused-lacks-cubes = You lack the cubes to pay for this.
refused-stock-empty = None of the cubes that { $card } gives for this is left.
refused-square-taken = The { $colour } square of { $card } is taken.
refused-no-cube-for-square = You have no { $colour } cube for the square of { $card }.
refused-lacks-oracles = The oracle deck has too few cards.
refused-lacks-people = You lack the people for this, even with the dice.
refused-not-the-price = { $people } is no payment for this card with these dice.
refused-pays-too-much = { $people } is more than you need to pay.
refused-no-reroll = You may roll the grey dice only once for each Ecclesia of yours.
refused-no-swap = You may exchange only one tile for each Agora of yours.
refused-other-cubes = { $gift } is not what this asks for.
refused-no-such-bases = You do not have { $pair } in front of you.
refused-not-looked-at = You did not look at a card with { $oracle }.
refused-event-is-closed = The event { $event } is closed.
refused-one-event = You have put cubes on { $other }; only one event a round.
refused-square-filled = That square of { $event } is filled.
refused-wrong-colour = That square of { $event } does not take { $colour }.
refused-no-such-cube = You have no { $colour } cube.

## Events

event-start = { $seat } takes Pericles.
    .you = You take Pericles.
event-monument = The next monument: { $monument }.
event-round = Round { $number } begins; { $seat } has Pericles.
    .you = Round { $number } begins; you have Pericles.
event-rolled = { $seat } rolls { $dice }.
    .you = You roll { $dice }.
event-ordered = The turn order is { $order }.
event-bag-refilled = All discarded people go back into the bag.
event-drew = { $seat } draws a tile: { $person } class.
    .you = You draw a tile: { $person } class.
event-dropped = { $seat } discards a tile: { $person } class.
    .you = You discard a tile: { $person } class.
event-took-base = { $seat } takes a base: { $base }.
    .you = You take a base: { $base }.
event-grey-rolled = { $seat } rolls the grey dice: { $dice }.
    .you = You roll the grey dice: { $dice }.
event-swapped = { $seat } exchanges a tile of the { $person } class.
    .you = You exchange a tile of the { $person } class.
event-flipped = { $seat } flips a base: { $base }.
    .you = You flip a base: { $base }.
event-used =
    { $option ->
        [own] { $seat } takes { $card }.
        [pray] { $seat } prays at { $card }.
       *[other] { $seat } sends a worker to { $card }.
    }
    .you = { $option ->
            [own] You take { $card }.
            [pray] You pray at { $card }.
           *[other] You send a worker to { $card }.
        }
event-paid = { $seat } pays { $people }.
    .you = You pay { $people }.
event-gave = { $seat } gives { $gift }.
    .you = You give { $gift }.
event-got = { $seat } gets { $count } { $colour }.
    .you = You get { $count } { $colour }.
event-filled-square = { $seat } puts one { $colour } cube on the card’s square: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You put one { $colour } cube on the card’s square: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-put-under = { $seat } puts { $pair } under the Village.
    .you = You put { $pair } under the Village.
event-oracle = { $oracle ->
        [hidden] { $seat } draws an oracle card.
       *[other] { $seat } draws an oracle card: { $oracle }.
    }
    .you = { $oracle ->
            [hidden] You draw an oracle card.
           *[other] You draw an oracle card: { $oracle }.
        }
event-returned = { $oracle ->
        [hidden] { $seat } returns an oracle card.
       *[other] { $seat } returns an oracle card: { $oracle }.
    }
    .you = { $oracle ->
            [hidden] You return an oracle card.
           *[other] You return an oracle card: { $oracle }.
        }
event-put = { $seat } puts { $colour } on { $event }, row { $row }, column { $column }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You put { $colour } on { $event }, row { $row }, column { $column }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-passed = { $seat } passes.
    .you = You pass.
event-row = Row { $row } of { $event } is full.
event-closed = { $event } is closed.
event-pericles = Pericles passes to { $seat }.
    .you = Pericles passes to you.
event-over = The game is over.

## The position

position-set-up = The game is being set up.
position-round = Round { $number }; { $seat } has Pericles; turn order { $order }.
position-dice = Dice: { $dice }.
position-grey = Grey dice instead: { $dice }.
position-bag = Bag: { $people }. Discarded: { $discards }.
position-bases = Base cards: { $cards }.
position-stock = Stock: { $cubes }.
position-decks = Decks: { $cards }.
position-oracles = Oracle cards in the deck: { $count }.
position-monument = { $monument ->
        [none] No monument is left.
       *[other] Monument: { $monument }, and { $count } more.
    }
position-workers = Workers: { $cards }.
position-squares = Empty squares: { $squares }.
position-event = { $event }: { $steps } of { $needed ->
        [one] { $needed } row
       *[other] { $needed } rows
    } filled.
position-row = { $event }, row { $row }: { $squares }.
position-closed = { $event } is closed.
position-player = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; people { $people }; cubes { $cubes }.
position-player-bases = { $seat }’s bases: { $cards }; flipped: { $flipped }; under Villages: { $under }.
position-player-cards = { $seat }’s cards: { $cards }; oracle cards: { $count } ({ $oracles }).
position-looked-at = Looked at: { $cards }.
position-returned = You returned an oracle card: { $oracle }.

## Hints: why a move is worth playing

hint-take = This base brings you closest to a workshop of cubes, or to a monument.
hint-flip = A flip brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } for nothing, and two icons.
hint-cubes = These cubes fit squares that pay more than a flip.
hint-square = The square pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and only once.
hint-own = This card is worth more than a flip, and it stays yours.
hint-oracle = An oracle is worth more than the cube it costs.
hint-luck = Other dice or people may open a better card.
hint-put = The square pays { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now; somebody else might take it.
hint-hold = The cubes you keep will be worth more later.
hint-spare = This costs you the least.
