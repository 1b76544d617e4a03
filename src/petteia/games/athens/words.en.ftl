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

word-upper = upper class
    .a = an upper-class tile
    .count = { $count ->
        [one] { $count } upper-class tile
       *[other] { $count } upper-class tiles
    }
    .faces = { $count ->
        [one] { $count } upper-class face
       *[other] { $count } upper-class faces
    }
word-middle = middle class
    .a = a middle-class tile
    .count = { $count ->
        [one] { $count } middle-class tile
       *[other] { $count } middle-class tiles
    }
    .faces = { $count ->
        [one] { $count } middle-class face
       *[other] { $count } middle-class faces
    }
word-lower = lower class
    .a = a lower-class tile
    .count = { $count ->
        [one] { $count } lower-class tile
       *[other] { $count } lower-class tiles
    }
    .faces = { $count ->
        [one] { $count } lower-class face
       *[other] { $count } lower-class faces
    }
word-blank = blank
    .count = { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    }
    .faces = { $count ->
        [one] { $count } blank face
       *[other] { $count } blank faces
    }
word-barley = barley field
    .a = a barley field
    .count = { $count ->
        [one] { $count } barley field
       *[other] { $count } barley fields
    }
word-smithy = smithy
    .a = a smithy
    .count = { $count ->
        [one] { $count } smithy
       *[other] { $count } smithies
    }
word-shipyard = shipyard
    .a = a shipyard
    .count = { $count ->
        [one] { $count } shipyard
       *[other] { $count } shipyards
    }
word-kiln = kiln
    .a = a kiln
    .count = { $count ->
        [one] { $count } kiln
       *[other] { $count } kilns
    }
word-vineyard = vineyard
    .a = a vineyard
    .count = { $count ->
        [one] { $count } vineyard
       *[other] { $count } vineyards
    }
word-olive = olive grove
    .a = an olive grove
    .count = { $count ->
        [one] { $count } olive grove
       *[other] { $count } olive groves
    }
word-quarry = quarry
    .a = a quarry
    .count = { $count ->
        [one] { $count } quarry
       *[other] { $count } quarries
    }
word-flipped = (flipped)
word-orange = infantry
    .count = { $count } infantry
    .cube = an infantry cube
    .colour = { $count } orange (infantry)
word-green = cavalry
    .count = { $count } cavalry
    .cube = a cavalry cube
    .colour = { $count } green (cavalry)
word-blue = galley
    .count = { $count ->
        [one] { $count } galley
       *[other] { $count } galleys
    }
    .cube = a galley cube
    .colour = { $count } blue (galley)
word-brown = wheat
    .count = { $count } wheat
    .cube = a wheat cube
    .colour = { $count } brown (wheat)
word-red = wine
    .count = { $count } wine
    .cube = a wine cube
    .colour = { $count } red (wine)
word-yellow = olive oil
    .count = { $count } olive oil
    .cube = an olive oil cube
    .colour = { $count } yellow (olive oil)
word-silver = silver coin
    .count = { $count ->
        [one] { $count } silver coin
       *[other] { $count } silver coins
    }
    .cube = a silver cube
    .colour = { $count } silver (coin)
word-violet = cloth
    .count = { $count } cloth
    .cube = a cloth cube
    .colour = { $count } violet (cloth)
word-filled = filled with
word-white = any colour
    .cube = any cube
word-war = War
word-migration = Migration
word-festival = Festival
word-olympics = Olympics
word-drama = Drama
word-contest = Contest
word-barracks = Barracks
    .the = the Barracks
word-stable = Stable
    .the = the Stable
word-piraeus = Piraeus Port
    .the = Piraeus Port
word-atelier = Atelier
    .the = the Atelier
word-trader = Trader
    .the = the Trader
word-mine = Laurion Silver Mine
    .the = the Laurion Silver Mine
word-delphi = Delphi
    .the = Delphi
word-village = Village
    .the = a Village
    .count = { $count ->
        [one] { $count } Village
       *[other] { $count } Villages
    }
word-ecclesia = Ecclesia
    .the = an Ecclesia
    .count = { $count ->
        [one] { $count } Ecclesia
       *[other] { $count } Ecclesias
    }
word-agora = Agora
    .the = an Agora
    .count = { $count ->
        [one] { $count } Agora
       *[other] { $count } Agoras
    }
word-workshop = Workshop
    .the = a Workshop
    .count = { $count ->
        [one] { $count } Workshop
       *[other] { $count } Workshops
    }
word-parthenon = Parthenon
    .the = the Parthenon
word-erechtheion = Erechtheion
    .the = the Erechtheion
word-stadium = Panathenaic Stadium
    .the = the Panathenaic Stadium
word-theater = Theater of Dionysus
    .the = the Theater of Dionysus
word-nike = Temple of Athena Nike
    .the = the Temple of Athena Nike
word-propylaia = Propylaia
    .the = the Propylaia
word-stoa = Stoa
    .the = the Stoa
word-hephaestus = Temple of Hephaestus
    .the = the Temple of Hephaestus
word-smile2 = two smiles
    .count = { $count } with two smiles
word-tear2 = two tears
    .count = { $count } with two tears
word-smile = one smile
    .count = { $count } with one smile
word-tear = one tear
    .count = { $count } with one tear
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
tie-break = Compare the icons on your base cards, starting with each player’s most frequent kind (A5.3).

## Prompts

prompt-start = The starting player is drawn by lot.
prompt-monument = A monument is turned up.
prompt-roll = The white people dice are rolled.
prompt-order = The turn order die is rolled.
prompt-draw = A people tile is drawn for { $for_seat }.
    .yours = A people tile is drawn for you.
prompt-drop = Waiting for { $seat } to discard people.
    .you = Discard people until { $limit } remain.
prompt-take = Waiting for { $seat } to take a base card.
    .you = Take a base card.
prompt-act = Waiting for { $seat } to choose an action.
    .you = Flip a base card or choose an action card.
prompt-grey = The grey people dice are rolled for { $for_seat }.
    .yours = The grey people dice are rolled for you.
prompt-swap = A people tile is drawn for { $for_seat }.
    .yours = A people tile is drawn for you.
prompt-pay = Waiting for { $seat } to pay for { $card_the }.
    .you = Choose the people to pay for { $card_the }.
prompt-give = Waiting for { $seat } to pay for { $card_the }.
    .you = Choose the cubes to pay for { $card_the }.
prompt-under = Waiting for { $seat } to put two base cards under the Village.
    .you = Choose two base cards to put under the Village.
prompt-agora = A people tile is drawn for { $for_seat }.
    .yours = A people tile is drawn for you.
prompt-oracle = An oracle card is drawn for { $for_seat }.
    .yours = An oracle card is drawn for you.
prompt-return = Waiting for { $seat } to return an oracle card.
    .you = Return one of the oracle cards you looked at.
prompt-new-monument = The next monument is turned up.
prompt-put = Waiting for { $seat } to put cubes on an event card or pass.
    .you = { $event ->
            [none] Put cubes on one event card, or pass.
           *[other] Put more cubes on the { $event } card, or pass.
        }
prompt-over = The game is over.

## Choices

choice-start = { $seat } starts
choice-monument = { $monument } is turned up
choice-roll = the white dice show { $dice_faces }
choice-grey = the grey dice show { $dice_faces }
choice-order = play goes { $order }
choice-draw = { $seat } draws { $person_a }
choice-drop = discard { $person_a }
choice-take = take { $base_a }
choice-reroll = roll the grey dice
choice-swap = exchange { $person_a }
choice-flip = flip { $base_a }
choice-use-own = take { $card_the }
choice-use-make = { $card }: make { $colour_cube }
choice-use-trade = { $card }: trade for { $gift_count }
choice-use-square = { $card }: put { $colour_cube } on its square
choice-use-oracle = { $card }: pay a cube for an oracle card
choice-use-wheat = { $card }: pay wheat, look at oracle cards and return one
choice-use-pray = { $card }: pay a cube for an oracle card
choice-pay = pay { $people_count }
choice-give = pay { $gift_count }
choice-under = put { $pair_count } under the Village
choice-oracle = { $seat } draws an oracle card: { $oracle }
choice-return = return the card with { $oracle }
choice-put = put { $colour_cube } on { $event }, row { $row }, column { $column }, for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-pass = pass

## Refusals

refused-not-now =
    { $step ->
        [drop] Discard people first.
        [take] Take a base card first.
        [act] Choose an action: flip a base card or choose an action card.
        [pay] Choose the people to pay first.
        [give] Choose the cubes to pay first.
        [under] Put two base cards under the Village first.
        [return] Return one of the oracle cards you looked at first.
        [put] Put cubes on an event card, or pass.
       *[other] This cannot be drawn now.
    }
refused-no-such-tile = You have no tile of the { $person }.
refused-base-gone = The { $base } deck is empty.
refused-no-base-to-flip = You have no unflipped { $base }.
refused-worker-there = { $card } already has a worker.
refused-deck-empty = No { $card } cards are left.
refused-anothers-card = { $card } belongs to another player.
refused-yours-already = You already own { $card_the }.
refused-not-face-up = { $card } is not face up.
refused-not-your-temple = You do not own { $card_the }.
refused-lacks-icons = You lack the bases for { $card_the }.
refused-lacks-bases = A Village needs two of your base cards.
refused-lacks-cubes = You lack the cubes to pay for this.
refused-stock-empty = The stock has none of the cubes that { $card_the } would give you.
refused-square-taken = The { $colour } square of { $card_the } is filled.
refused-no-cube-for-square = You do not have { $colour_cube } for the square of { $card_the }.
refused-lacks-oracles = Too few oracle cards are left.
refused-lacks-people = You lack the people for this, even with the dice.
refused-not-the-price = { $people_count } cannot pay for this card with these dice.
refused-pays-too-much = { $people_count } would be more than the price.
refused-no-reroll = You may roll the grey dice once per Ecclesia you own.
refused-no-swap = You may exchange one tile per Agora you own.
refused-other-cubes = { $gift_count } is not the right price.
refused-no-such-bases = You do not have { $pair_count } in front of you.
refused-not-looked-at = You did not look at a card with { $oracle }.
refused-event-is-closed = { $event } is closed.
refused-one-event = You have already put cubes on { $other }: only one event per round.
refused-square-filled = That square of { $event } is filled.
refused-wrong-colour = That square of { $event } does not take { $colour }.
refused-no-such-cube = You do not have { $colour_cube }.

## Events

event-start = { $seat } takes Pericles.
    .you = You take Pericles.
event-monument = The next monument is { $monument_the }.
event-round = Round { $number } begins; { $seat } has Pericles.
    .you = Round { $number } begins; you have Pericles.
event-rolled = { $seat } rolls { $dice_faces }.
    .you = You roll { $dice_faces }.
event-ordered = Play goes { $order }.
event-bag-refilled = All discarded people return to the bag.
event-drew = { $seat } draws { $person_a }.
    .you = You draw { $person_a }.
event-dropped = { $seat } discards { $person_a }.
    .you = You discard { $person_a }.
event-took-base = { $seat } takes { $base_a }.
    .you = You take { $base_a }.
event-grey-rolled = { $seat } rolls the grey dice: { $dice_faces }.
    .you = You roll the grey dice: { $dice_faces }.
event-swapped = { $seat } exchanges { $person_a }.
    .you = You exchange { $person_a }.
event-flipped = { $seat } flips { $base_a }.
    .you = You flip { $base_a }.
event-used =
    { $option ->
        [own] { $seat } takes { $card_the }.
        [pray] { $seat } prays at { $card_the }.
       *[other] { $seat } sends a worker to { $card_the }.
    }
    .you = { $option ->
            [own] You take { $card_the }.
            [pray] You pray at { $card_the }.
           *[other] You send a worker to { $card_the }.
        }
event-paid = { $seat } pays { $people_count }.
    .you = You pay { $people_count }.
event-gave = { $seat } pays { $gift_count }.
    .you = You pay { $gift_count }.
event-got = { $seat } gets { $cubes }.
    .you = You get { $cubes }.
event-filled-square = { $seat } puts { $colour_cube } on the card’s square: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You put { $colour_cube } on the card’s square: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-put-under = { $seat } puts { $pair_count } under the Village.
    .you = You put { $pair_count } under the Village.
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
event-put = { $seat } puts { $colour_cube } on { $event }, row { $row }, column { $column }: { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You put { $colour_cube } on { $event }, row { $row }, column { $column }: { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-passed = { $seat } passes.
    .you = You pass.
event-row = Row { $row } of { $event } is full.
event-closed = { $event } is closed.
event-pericles = Pericles passes to { $seat }.
    .you = Pericles passes to you.
event-over = { $ending ->
        [events] All events are closed.
       *[rounds] The last round has been played.
    }

## The position

position-set-up = The game is being set up.
position-round = Round { $number }; { $seat } has Pericles; play goes { $order }.
position-dice = Dice: { $dice_faces }.
position-grey = Grey dice instead: { $dice_faces }.
position-bag = Bag: { $people_count }. Discarded: { $discards }.
position-bases = Base cards: { $cards }.
position-stock = Stock: { $cubes_colour }.
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
    }; people: { $people }; cubes: { $cubes }.
position-player-bases = { $seat_of } bases: { $cards }; flipped: { $flipped }; under Villages: { $under }.
position-player-cards = { $seat_of } cards: { $cards }; oracle cards: { $count ->
        [0] none.
       *[other] { $count } ({ $oracles }).
    }
position-looked-at = Looked at: { $cards }.
position-returned = You returned an oracle card: { $oracle }.

## Hints: why a move is worth playing

hint-take = This base brings you closest to making cubes, or to a monument.
hint-flip = A flip costs nothing and brings { $points ->
        [one] { $points } point
       *[other] { $points } points
    } and a second icon.
hint-cubes = These cubes fit squares that score more than a flip.
hint-square = The square scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and only once.
hint-own = This card scores more than a flip, and you keep it.
hint-oracle = An oracle is worth more than the cube it costs.
hint-luck = New dice or people may open up a better card.
hint-put = The square scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    } now; another player might take it.
hint-hold = Your cubes will score more later.
hint-spare = This costs you the least.
