### The board of Athens: its labels, and the lessons of a guided game.

athens-letter-upper = U
athens-letter-middle = M
athens-letter-lower = L
athens-nothing = nothing
athens-or = or
athens-empty = empty
athens-any = any cube
athens-good = { $colour } cube ({ $good })
athens-good-orange = infantry
athens-good-green = cavalry
athens-good-blue = galley
athens-good-brown = wheat
athens-good-red = wine
athens-good-yellow = olive oil
athens-good-silver = silver coin
athens-good-violet = cloth

athens-price = pay { $price }
athens-price-saved = { $cost }, dice save { $saved }: pay { $price }
athens-price-free = { $cost }, dice save { $saved }: free

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

athens-events = Events
athens-event = { $event }: { $steps } of { $rows } rows filled
athens-event-closed = { $event } is closed
athens-rows-filled = { $steps } of { $rows } rows filled
athens-closed = closed
athens-square = { $event }, row { $row }, column { $column }: { $colour }, { $points } points; on it: { $cube }

athens-actions = Action cards
athens-card = { $card }. { $price }. Worker: { $worker }.
athens-no-worker = none
athens-deck-card = { $card }. { $price }. Needs: { $needs }. { $effect } Points: { $points }. Left: { $left }.
athens-left = { $count } left
athens-keep = keep { $count }
athens-option-make = { $card }: with { $needs }, get { $gives }
athens-option-trade = { $card }: give { $count } cubes ({ $of }), get { $gives }
athens-option-square =
    { $filled ->
        [true] { $card }: the { $colour } square is filled
       *[false] { $card }: put a cube on the { $colour } square, { $points } points
    }
athens-option-oracle = { $card }: give any cube, get an oracle card
athens-option-wheat = { $card }: give wheat, look at { $oracles } oracle cards and return one
athens-option-pray = { $card }: give any cube, get an oracle card
athens-option-own = { $card }
athens-effect-village = 2 bases under it: a joker icon
athens-effect-ecclesia = reroll your dice, once each turn
athens-effect-agora = 3 people now, exchange 1 each turn; 1 circle
athens-effect-workshop = 3 circles for cylinders
athens-effect-monument = with a cylinder
athens-effect-temple = with a cylinder; oracles for cubes
athens-no-monument = No monument is left.

athens-bases = Bases
athens-decks = Decks
athens-unflipped = Yours
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
athens-stock = of { $stock }
athens-under = { $count } under
athens-pray = Pray at { $temple }. { $price }
athens-no-cards = No cards of your own yet
athens-oracle-deck = Oracle cards in the deck: { $count }
athens-oracle = Oracle card, { $oracle }: { $count }
athens-oracles-hidden = Oracle cards: { $count }
athens-icons = { $base } icons: { $count }

athens-decide-pay = How do you pay?
athens-decide-give = Which cubes do you give?
athens-decide-under = Which two bases go under the Village?
athens-decide-return = Which card goes back?
athens-decide-put = Which cube?
athens-decide-first = Touch one of yours below first.
