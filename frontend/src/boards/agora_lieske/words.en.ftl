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

agora_lieske-citizen = { $seat }’s { $citizen } with rhetoric { $rhetoric }
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
agora_lieske-if-now = if it ended now

## Market, stock and prison

agora_lieske-dealer = The dealer at stall { $stall } sells { $resource }
agora_lieske-dealer-none = Stall { $stall } has no dealer
agora_lieske-stall = Stall { $stall }, spaces of { $cards } cards; standing here: { $standing }
agora_lieske-stock = Stock
agora_lieske-stock-of = Stock: { $count } { $resource }
agora_lieske-stacks = New dealers
agora_lieske-stack = Stack { $stack } of new dealers: { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    }
agora_lieske-unseen = Still hidden in the stacks: { $dealers }
agora_lieske-prison = Prison
agora_lieske-prison-count = Prison: { $count } of { $cells } cells taken
agora_lieske-empty-cell = an empty cell

## Exchange and Stoa

agora_lieske-exchange = Exchange, space { $space }: { $pay } cards of one kind for { $take } of another; standing here: { $standing }
agora_lieske-stoa = Stoa, spaces of { $gains } rhetoric; standing here: { $standing }

## Court

agora_lieske-court = Court, room for all; standing here: { $standing }
agora_lieske-court-floor = the speakers’ floor
agora_lieske-speech = { $seat }: rhetoric { $sum } in Court
agora_lieske-role = { $role }: { $who }
agora_lieske-prosecutor = Prosecutor
agora_lieske-judge = Judge
agora_lieske-accused = Accused
agora_lieske-accused-dealer = Accused: the { $resource } dealer of stall { $stall }
agora_lieske-bench-empty = The bench of the accused is empty
agora_lieske-jury-title = Jury
agora_lieske-jury = { $seat }’s jurors: { $jurors }; together { $sum }
agora_lieske-jury-none = { $seat }’s jurors are not drawn

## Monument

agora_lieske-monument = Monument, { $count } spaces; standing here: { $standing }
agora_lieske-demand-title = Demand
agora_lieske-demand = The Monument demands { $resources }
agora_lieske-demand-left = Demands still in the stack: { $resources }
agora_lieske-any-one = { $count } of any one kind
agora_lieske-level = Level { $level }: worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, costs { $cost }; here: { $who }

## Hand, track, panels

agora_lieske-hand = Cards
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
    You lead five citizens, A to E, of a Greek city, and want the most points when the game ends. Points come from the Monument (the higher your step, the more), from the rhetoric of your citizens, from winning trials, and from owning the most cards of a kind.
    Every turn all citizens are first sent out face down; then the five sections of the square act in the order of their numbers: Market, Exchange, Stoa, Court, Monument.
    The game ends with the turn in which the prison is full, someone reaches the top step, or someone has two citizens with rhetoric 9.
lesson-agora_lieske-place =
    Send out one citizen: touch one of your five at the bottom, then a place on the square, or the other way round. Everybody sends one at a time until all stand; others see whose citizen it is, not which.
    The Market gives cards (the number under the space), the Exchange swaps them, the Stoa turns a card into rhetoric, the Court accuses a dealer, the Monument turns cards into points. Start with one or two at the Market, and one in the Stoa or at the Monument where you will be able to pay.
    Spaces fill from the left, so taking a weak one may open a strong one for the next player. Your good speakers belong in Court and where the stock may run short.
lesson-agora_lieske-exchange =
    Your highlighted citizen may trade once at its table. The label “3 → 2” means: pay three cards of one kind, take two of one other kind.
    Touch the kind you pay in your hand below, then the pile of the stock that you want, or touch “pass”. Look at the Monument’s demand to see which kinds you will need.
lesson-agora_lieske-stoa =
    Your highlighted citizen may study: touch a card of any kind in your hand to pay it, and the citizen’s rhetoric rises by the number under its space. Or touch “pass”.
    Rhetoric is worth points at the end (each citizen’s card shows how many), decides in Court, and comes first when a stall runs short. Pay with a kind the Monument does not demand, if you can.
lesson-agora_lieske-accuse =
    Your citizens speak best in Court, so you are the prosecutor and must accuse a dealer: touch one of the three at the Market.
    Then three citizens of every player are drawn as jurors, and whose jurors have the most rhetoric is judge. Guilty brings you a point, not guilty costs you one. Every citizen at the stall of a convicted dealer loses one rhetoric: accuse where others stand and the judge does not.
lesson-agora_lieske-verdict =
    Your jurors speak best, so you are the judge: touch “guilty” or “not guilty” in the Court.
    Guilty: you and the prosecutor gain a point each, all citizens at that stall lose one rhetoric, you turn up a new dealer and take two cards of its kind. Not guilty: the prosecutor loses a point and you take one card of the old dealer. Guilty is mostly better, unless your own citizens stand there, or the sixth prisoner would end the game too early for you.
lesson-agora_lieske-stack =
    The convicted dealer is in prison, and a new one comes. Touch one of the stacks of new dealers, right of the Market; you take two cards of whatever it sells.
    Nobody knows their order. The small numbers beside the stacks tell how many of each kind are still hidden.
lesson-agora_lieske-monument =
    Your highlighted citizen may give cards for your next step of the Monument, the golden one. Touch one of the gifts that are offered there, or touch “pass”.
    The two round markers show the kinds that are demanded. “2+3” under a step means two of one and three of the other; if both markers are equal, all in that kind; “3=” means three of any one kind. The higher number on each step is what it will be worth, so the steps grow more valuable the higher you climb.
lesson-agora_lieske-discard =
    At the end of a turn nobody keeps more cards than the limit. Touch cards in your hand to return them to the stock, one at a time.
    Keep the kinds that the new demand of the Monument asks for; at the end of the game, having the most cards of a kind is also a point.
