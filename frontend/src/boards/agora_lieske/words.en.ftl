### The board of Agora (Lieske) in English.

agora_lieske-section-market = Market
agora_lieske-section-exchange = Exchange
agora_lieske-section-stoa = Stoa
agora_lieske-section-court = Court
agora_lieske-section-monument = Monument
agora_lieske-done = done this turn
agora_lieske-nobody = nobody
agora_lieske-final = Final turn: { $why }

## Citizens

agora_lieske-citizen = { $seat }: citizen { $citizen } with rhetoric { $rhetoric }
agora_lieske-citizen-hidden = a citizen of { $seat }, face down
agora_lieske-own-citizen = Citizen { $citizen }, { $where }: rhetoric { $rhetoric }, worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    } at the end
agora_lieske-at-home = at home
agora_lieske-worth = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
agora_lieske-tableau = { $seat }: citizens, cards and points
agora_lieske-if-now = if the game ended now

## Market, stock and prison

agora_lieske-dealer = Dealer { $roman } { $resource }, at stall { $stall }
agora_lieske-dealer-none = { $roman } nobody: stall { $stall } has no dealer
agora_lieske-stall = Stall { $stall }; cards per space: { $cards }; standing here: { $standing }
agora_lieske-stock = Stock
agora_lieske-stock-of = Stock: { $count } { $resource }
agora_lieske-stacks = New dealers
agora_lieske-stack = Stack { $stack } of new dealers: { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
agora_lieske-unseen = Still hidden in the stacks: { $dealers }
agora_lieske-prison = Prison
agora_lieske-prison-count = Prison: { $count } of { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    } taken
agora_lieske-empty-cell = an empty cell

## Exchange and Stoa

agora_lieske-exchange = Exchange, space { $space }: { $pay ->
        [one] { $pay } card
       *[other] { $pay } cards
    } of one kind for { $take } of another; standing here: { $standing }
agora_lieske-stoa = Stoa; rhetoric per space: { $gains }; standing here: { $standing }

## Court

agora_lieske-court = Court, unlimited spaces; standing here: { $standing }
agora_lieske-court-floor = the speakers’ floor
agora_lieske-speech = { $seat }: rhetoric { $sum } in Court
agora_lieske-role = { $role }: { $who }
agora_lieske-prosecutor = Prosecutor
agora_lieske-judge = Judge
agora_lieske-accused = Accused
agora_lieske-accused-dealer = Accused: the { $resource } dealer of stall { $stall }
agora_lieske-bench-empty = No dealer is accused
agora_lieske-jury-title = Jury
agora_lieske-jury = Jurors of { $seat }: { $jurors }; total { $sum }
agora_lieske-jury-none = Jurors of { $seat }: not drawn yet

## Monument

agora_lieske-monument = Monument, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }; standing here: { $standing }
agora_lieske-demand-title = Demand
agora_lieske-demand = The Monument demands { $resources }
agora_lieske-demand-left = Demands left in the stack: { $resources }
agora_lieske-any-one = { $count } of any one kind
agora_lieske-level = Level { $level }: worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs { $cost }; here: { $who }

## Hand, track, panels

agora_lieske-hand = Cards
agora_lieske-hand-limit = at most { $limit } after the turn
agora_lieske-hand-of = My hand: { $count } { $resource }
agora_lieske-track = Points on the track: { $scores }
agora_lieske-panel-rhetoric = Rhetoric: { $values }
agora_lieske-panel-home = { $count ->
        [one] { $count } citizen at home
       *[other] { $count } citizens at home
    }
agora_lieske-panel-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
agora_lieske-panel-level = Monument level { $level }
agora_lieske-starts = Start player of this turn

## The guided game

lesson-agora_lieske-welcome =
    You lead five citizens, A to E, and want the most points at the end: for your level on the Monument, for your citizens’ rhetoric, for trials won, and for holding the most cards of a kind.
    Each turn, all citizens are sent out face down, one by one; then the five sections act in the order of their numbers.
    The game ends with the turn in which the prison is full, a player reaches the top level, or a player has two citizens with rhetoric 9.
lesson-agora_lieske-place =
    Click one of your citizens at the bottom, then a highlighted place. The Market gives cards (see the number under each space), the Exchange trades them, the Stoa turns a card into rhetoric, the Court accuses a dealer, the Monument turns cards into points.
    Spaces fill from the left, so taking a weak one may open a strong one for the next player. To begin, send two citizens to the Market and the others where you will have cards to pay.
lesson-agora_lieske-exchange =
    Your raised citizen may trade: “3 → 2” means pay three cards of one kind and take two of one other kind.
    Click the kind you pay in your hand, then the pile of the stock you want, or “pass”. The two demand markers at the Monument show what you will need.
lesson-agora_lieske-stoa =
    Your raised citizen may study: click a card in your hand to pay it, and the citizen’s rhetoric rises by the number under its space; or click “pass”.
    Rhetoric scores points at the end, decides in Court, and is served first when a stall runs short. If you can, pay with a kind that the Monument does not demand.
lesson-agora_lieske-accuse =
    Your citizens speak best in Court: you are prosecutor and must accuse a dealer. Click one of the three at the Market.
    A guilty verdict earns you a point, an acquittal costs you one; at the stall of a convicted dealer every citizen loses one rhetoric. The player whose three jurors, drawn by lot, speak best will be judge, so accuse a dealer where that player has nothing to lose.
lesson-agora_lieske-verdict =
    Your jurors speak best: you are judge. Click “guilty” or “not guilty” in the Court.
    Guilty: you and the prosecutor gain a point, all citizens at that stall lose one rhetoric, and you draw a new dealer and two of its cards. Not guilty: the prosecutor loses a point and you take one card of this dealer.
    Guilty is usually better, unless your own citizens stand there or a sixth prisoner would end the game while you are behind.
lesson-agora_lieske-stack =
    A new dealer takes the empty stall: click one of the stacks of new dealers, and take two cards of what that dealer sells.
    Nobody knows their order; the small numbers beside them show how many of each kind are still hidden.
lesson-agora_lieske-monument =
    Your raised citizen may donate cards for your next level, the golden one: click one of the offered gifts, or “pass”.
    The large number on a level is its points in total, the small one its price in the two demanded kinds: “2+3” is two of one and three of the other, a single number is all of one kind, and “3=” is three of any one kind.
lesson-agora_lieske-discard =
    No player may keep more cards than the limit at the end of a turn: click cards in your hand to return them, one at a time.
    Keep what the Monument demands; holding the most cards of a kind is worth a point at the end, too.

agora_lieske-turn = Turn { $turn }
agora_lieske-track-name = Court points
agora_lieske-prison-ends = { $count } of { $cells }, then it ends

## What the signs mean

agora_lieske-legend-citizens = Citizens
agora_lieske-legend-face-up = A citizen of the player with this emblem; the letter is its name, the circle its rhetoric.
agora_lieske-legend-face-down = Face down: only its player knows which citizen it is.
agora_lieske-legend-veiled = Dashed outline: face down for the others, but you know who it is.
agora_lieske-legend-ladder = A citizen’s rhetoric from 0 to 9; beside it the points it is worth at the end.
agora_lieske-legend-places = The square
agora_lieske-legend-order = The order in which the sections act.
agora_lieske-legend-next = Dashed: the next citizen here takes this space; spaces fill from the left.
agora_lieske-legend-yield = Cards of this stall’s dealer that the citizen on this space takes.
agora_lieske-legend-exchange = Pay three cards of one kind, take two of another.
agora_lieske-legend-stoa = Pay one card: the citizen’s rhetoric rises by two.
agora_lieske-legend-dealer = Round dots: a dealer and the resource on sale.
agora_lieske-legend-stacks = Face-down markers. New dealers are in three stacks; the small numbers beside them show how many of each kind are still hidden.
agora_lieske-legend-prison = Dealers in prison, which has { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }. When the prison is full, this is the last turn of the game.
agora_lieske-legend-trial = Prosecutor, accused dealer and judge of the trial; empty until a player prevails in Court.
agora_lieske-legend-speech = The total rhetoric of this player’s citizens in Court: the highest total makes the prosecutor.
agora_lieske-legend-jury = Three citizens of each player, drawn by lot, with their rhetoric: the highest total makes the judge.
agora_lieske-legend-guilty = The pierced ballot: guilty. Only the judge can click it, during a trial.
agora_lieske-legend-acquit = The solid ballot: not guilty.
agora_lieske-legend-track = The track around the square: points won and lost in Court, starting from 5. All other points are added at the end.
agora_lieske-legend-demand = Rays: a resource that the Monument demands now.
agora_lieske-legend-left = Demands for this resource left in the stack.
agora_lieske-legend-step = A level of the Monument. Top: its points in total. Bottom: its price, here two cards of one demanded kind and three of the other.
agora_lieske-legend-one-kind = This level costs three cards of any one kind.
agora_lieske-legend-next-step = Golden: your next level. Emblems show the level each player has reached; reaching the top makes this the final turn.
agora_lieske-legend-monument-space = The order in which citizens at the Monument may donate.
agora_lieske-legend-panels = Players’ panels
agora_lieske-legend-rhetoric = A citizen and its rhetoric.
agora_lieske-legend-perfect = Golden frame: a perfect orator with rhetoric 9. A player’s second one makes this the final turn.
agora_lieske-legend-home = Citizens still at home.
agora_lieske-legend-cards = Resource cards in the hand.
agora_lieske-legend-level = Level on the Monument.
agora_lieske-legend-sum = Points if the game ended now: { $sources }. A majority is one point for each resource of which a player alone holds the most cards; a tie scores nothing.
