### The board of Athens: its labels, and the lessons of a guided game.

athens-letter-upper = U
athens-letter-middle = M
athens-letter-lower = L
athens-nothing = nothing
athens-or = or
athens-empty = empty
athens-any = any cube
athens-good = { $colour } cube

athens-free = free
athens-price = pay { $price }
athens-price-saved = { $cost }; dice save { $saved }: pay { $price }
athens-price-free = { $cost }; dice save { $saved }: free

athens-round = Round { $round } of { $rounds }
athens-phases = Phases of the round
athens-phase-people = People
athens-phase-base = Base
athens-phase-action = Action
athens-phase-event = Event
athens-order = Turn order: { $order }
athens-pericles = Pericles: starts this round
athens-dice = White dice: { $dice }
athens-dice-save = Dice save
athens-grey = Grey dice: { $dice }
athens-reroll = Roll the grey dice
athens-pass = Pass

athens-events = Events
athens-event = { $event }: { $steps } of { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } filled
athens-event-closed = { $event } is closed
athens-rows-filled = { $steps } of { $rows ->
        [one] { $rows } row
       *[other] { $rows } rows
    } filled
athens-closed = closed
athens-square = { $event }, row { $row }, column { $column }: { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; on it: { $cube }

athens-actions = Action cards
athens-card = { $card }. { $price }. Worker: { $worker }.
athens-no-worker = none
athens-deck-card = { $card }. { $price }. Needs: { $needs }. { $effect } Points: { $points }. Left: { $left }.
athens-left = { $count } left
athens-keep = keep { $count }
athens-option-make = { $card }: with { $needs }, get { $gives }
athens-option-trade = { $card }: pay { $count ->
        [one] { $count } cube
       *[other] { $count } cubes
    } ({ $of }), get { $gives }
athens-option-square =
    { $filled ->
        [true] { $card }: the { $colour } square is filled
       *[false] { $card }: put a cube on the { $colour } square, { $points ->
            [one] { $points } point
           *[other] { $points } points
        }
    }
athens-option-oracle = { $card }: pay any cube, get an oracle card
athens-option-wheat = { $card }: pay wheat, look at { $oracles ->
        [one] { $oracles } oracle card
       *[other] { $oracles } oracle cards
    } and return one
athens-option-pray = { $card }: pay any cube, get an oracle card
athens-option-own = { $card }
athens-effect-village = 2 bases under it: counts as any one base (joker)
athens-effect-ecclesia = reroll your dice once per turn
athens-effect-agora = 3 people now, exchange 1 per turn; 1 circle
athens-effect-workshop = 3 circles for cylinders
athens-effect-monument = with a cylinder
athens-effect-temple = with a cylinder; oracles for cubes
athens-no-monument = No monument is left.

athens-bases = Bases
athens-decks = Decks
athens-unflipped = Your bases
athens-flipped = Flipped
athens-flipped-points = points for each flipped base
athens-base-deck = Deck { $base }: { $count } left
athens-base-mine = { $base }, not flipped: { $count }
athens-base-flipped = { $base }, flipped: { $count }

athens-mine = In front of you
athens-people = People, { $person }: { $count }
athens-bag = Bag
athens-discards = Discards
athens-cubes = { $cube }: { $count }; in stock: { $stock }
athens-stock = stock { $stock }
athens-under = { $count } under it
athens-pray = Pray at { $temple }. { $price }
athens-no-cards = You own no cards yet
athens-cylinders = Cylinders: { $count }; circles for them: { $circles }
athens-oracle-deck = Oracle cards in the deck: { $count }
athens-oracle = Oracle card, { $oracle }: { $count }
athens-oracles-hidden = Oracle cards: { $count }

athens-decide-pay = How do you pay?
athens-decide-give = Which cubes do you pay?
athens-decide-under = Which two bases go under the Village?
athens-decide-return = Which card goes back?
athens-decide-put = Which cube?
athens-decide-first = First click one of your highlighted bases.

## The guided game

lesson-athens-welcome = You lead Athens for up to fourteen rounds and want the most points. Each round has four phases, shown at the top of the board: people arrive, everyone takes a base card, everyone does one action, then everyone may put cubes on an event. Bases give icons, icons give cubes, and cubes score on squares. Only the oracle cards are hidden.
lesson-athens-drop = You have more people than you may keep. Click the tile you want to discard. An upper-class tile (U) is rare and pays for many cards on its own; a lower-class tile (L) is worth least.
lesson-athens-take = Take a card from one of the seven highlighted decks; it joins your own row below. The small pictures on the action cards show what they need: two kilns and two vineyards make wine at the Atelier, two barley fields and two smithies make infantry. A flipped card counts twice, so two flipped ones are enough. Quarries are for monuments and Workshops.
lesson-athens-act = Choose your action for this round. The simplest: click one of your bases to flip it; it then shows two icons and is worth 5 points. Or choose a highlighted action card and pay its people: the white dice pay for the tiles struck out, you pay the rest. An action should bring you more than 5 points. Click a card that is not highlighted to learn why.
lesson-athens-pay = There is more than one way to pay for this card. Choose the tiles you can spare; the upper class is the rarest.
lesson-athens-give = Choose the cubes you pay; they go back to the stock. Keep the goods for which good squares are left, on the events or on the action cards.
lesson-athens-under = A Village takes two of your bases: they go under it and no longer count. Click two of them, best those you do not need and have not flipped: a flipped one loses its 5 points. The Village itself is worth 6 points and stands for one icon of any kind.
lesson-athens-return = You looked at three oracle cards and keep two. Each oracle is worth 9 points; two or more smiles in total add 2 points, two or more tears cost 2. So give back a tear if you can.
lesson-athens-put = You may put cubes on one event card, at the top. Click a square in the colour of one of your cubes, or a white square, which takes any cube: you score its points at once. Continue with the same card, or pass and keep your cubes for later. A full row is emptied at the end of the round; two full rows close the card.

athens-worker = { $name_of } worker: returns when the next base is taken

## What the signs mean

athens-legend-prices = People and prices
athens-legend-person = A people tile: { $person }.
athens-legend-saved = Struck out: the dice pay for this tile.
athens-legend-enough = Green frame: you can pay this now.
athens-legend-dashed = Dashed frame: you lack the people for this.
athens-legend-or = Or: alternative ways to pay.
athens-legend-dice = A white die: this round it saves every player one tile of its class on each card.
athens-legend-grey = A grey die from an Ecclesia’s reroll: for its player it replaces the white dice.
athens-legend-goods = Goods
athens-legend-any = Any cube.
athens-legend-bases = Bases
athens-legend-flipped = Flipped: this base counts as two.
athens-legend-flipped-points = Points for each flipped base at the end.
athens-legend-count = Cards left in the deck, or cards you own.
athens-legend-make = With these bases in front of you (you keep them), you get these cubes.
athens-legend-trade = Pay these cubes, get those.
athens-legend-square = A square of the card: put a cube of this kind there for these points. Each square scores once; a filled one holds a cube and its points are struck out.
athens-legend-worker = A worker: this player has used the card, so nobody can use it again this round. The worker returns when the next base is taken.
athens-legend-oracle = You draw an oracle card.
athens-legend-keep = Look at three oracle cards and keep two.
athens-legend-points = Points of the card at the end.
athens-legend-ecclesia = Points for your first, first two, three, or four and more of these cards.
athens-legend-event-square = A square of an event: put a cube of this kind there for these points.
athens-legend-white = A white square takes any cube.
athens-legend-rows = Rows filled; once all are, the event is closed.
athens-legend-skipped = A player without a fitting cube skips the event phase.
athens-legend-mine = In front of you
athens-legend-deck = An eye and a number: oracle cards still in the deck.
athens-legend-smile = An oracle card with a smile.
athens-legend-tear = An oracle card with a tear.
athens-legend-joker = Joker: a Village stands for one base of any kind.
athens-legend-circle = Circles on Agoras and Workshops: each holds one cylinder from your monuments.
athens-legend-monuments = Monuments: { $plain }. Points at the end, and a cylinder.
athens-legend-temples = Temples: { $temples }. The same, and the owner can pay a cube for an oracle card.
athens-legend-cylinder = Your cylinders, one per monument, and your circles: each cylinder on a circle scores a point.
athens-legend-bag = People tiles by class: U upper, M middle, L lower.
athens-legend-back = In a player’s panel: two bases, and one flipped.
