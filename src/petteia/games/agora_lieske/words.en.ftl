### Agora (Lieske) in English.

title = Agora
about = Send your citizens to market, school and court, and raise the finest monument in the city.
seat =
    { $number ->
        [0] Blue
        [1] Green
        [2] Yellow
       *[3] Red
    }

## Words of the notation

word-nobody = nobody
word-wood = wood
word-clay = clay
word-marble = marble
word-market-1 = dealer 1
word-market-2 = dealer 2
word-market-3 = dealer 3
word-exchange = the Exchange
word-exchange-1 = Exchange 1
word-exchange-2 = Exchange 2
word-exchange-3 = Exchange 3
word-exchange-4 = Exchange 4
word-stoa = the Stoa
word-court = the Court
word-monument = the Monument

## Sources of points

source-court = Court
source-monument = Monument
source-rhetoric = Rhetoric
source-majorities = Majorities

## Endings

ending-prison = the prison is full
ending-monument = somebody reached the top of the Monument
ending-rhetoric = somebody had two perfect orators
ending-turns = no game is longer
tie-break = Whoever stands higher on the Monument is better, then whoever has more rhetoric in all (L6.3).

## Options

option-open_hands = Everybody’s resource cards lie open
option-stoa_row = The gains of the Stoa’s spaces, in the order they are taken
word-plain = 2, 1, 1, 2, 1
word-even = 1, 2, 1, 2, 1 (kinder to the later seats)

## Prompts

prompt-start = The start player is chosen by lot.
prompt-demand = A demand marker is turned up.
prompt-dealers = A dealer is turned up.
prompt-place = { $seat }: send a citizen to a place.
prompt-exchange = { $seat }, citizen { $citizen } at the Exchange: trade { $paid } cards of one kind for { $taken } of another, or pass.
prompt-stoa = { $seat }, citizen { $citizen } in the Stoa: pay one card for { $gain } rhetoric, or pass.
prompt-accuse = { $seat }, prosecutor: accuse a dealer.
prompt-jury = Three lots are drawn for each player.
prompt-verdict = { $seat }, judge: is the { $resource } dealer at stall { $stall } guilty?
prompt-stack = { $seat }, judge: choose a stack for the new dealer.
prompt-dealer = The new dealer is turned up.
prompt-monument = { $seat }, citizen { $citizen } at the Monument: donate for level { $level }, or pass.
prompt-new-demand = A new demand marker is turned up.
prompt-discard = { $seat }: return cards until { $limit } remain.
prompt-over = The game is over.

## Choices

choice-start = { $seat } starts
choice-demand = { $resource } is demanded
choice-dealer = stall { $stall } sells { $resource }
choice-jury = { $seat }’s jurors are { $citizens }
choice-place = send { $citizen } to { $place }
choice-trade = trade { $count } { $paid } for { $received } { $taken }
choice-study = pay one { $resource }
choice-accuse = accuse the { $resource } dealer at stall { $stall }
choice-guilty = guilty
choice-acquit = not guilty
choice-stack = draw from stack { $stack }
choice-discard = return one { $resource }
choice-donate = donate { $gift }
choice-pass = pass

## Refusals

refused-not-now =
    { $step ->
        [place] Citizens are sent out now, each in turn; nobody may pass.
        [exchange] A trade or a pass is asked at the Exchange now.
        [stoa] A citizen in the Stoa is asked now: pay a card, or pass.
        [accuse] The prosecutor must accuse one of the dealers now.
        [verdict] The judge must decide now: guilty or not.
        [stack] The judge must choose a stack now.
        [monument] A donation or a pass is asked at the Monument now.
        [discard] Cards must be returned now.
       *[other] This cannot be drawn now.
    }
refused-not-at-home = Citizen { $citizen } stands on the board already.
refused-no-space = There is no empty space at { $place }.
refused-same-resource = Taking the kind you paid with is pointless: choose another.
refused-too-few-cards = This space asks for { $count } { $paid }, and you hold fewer.
refused-stock-too-small = The stock has fewer than { $received } { $taken }; there are no partial trades.
refused-no-such-card = You hold no card of that kind.
refused-empty-stack = Stack { $stack } is empty.
refused-wrong-gift = Level { $level } does not ask for { $gift }.
refused-gift-too-dear = Level { $level } asks for { $gift }, and you hold fewer.

## Events

event-start = { $seat } is the start player.
    .you = You are the start player.
event-demand = The Monument demands { $resource }.
event-dealer = A { $resource } dealer opens stall { $stall }.
event-turn = Turn { $number } begins; { $seat } starts.
    .you = Turn { $number } begins; you start.
event-placed = { $citizen ->
        [hidden] { $seat } sends a citizen to { $place }.
       *[other] { $seat } sends citizen { $citizen } to { $place }.
    }
    .you = { $citizen ->
            [hidden] You send a citizen to { $place }.
           *[other] You send citizen { $citizen } to { $place }.
        }
event-turned-up = { $seat } turns up { $citizens } at { $place }.
    .you = You turn up { $citizens } at { $place }.
event-served = { $seat } takes { $count } { $resource } at dealer { $stall }.
    .you = You take { $count } { $resource } at dealer { $stall }.
event-shortage = The stock is short: { $seat } goes without { $count } { $resource } at dealer { $stall }.
    .you = The stock is short: you go without { $count } { $resource } at dealer { $stall }.
event-traded = { $seat } trades { $count } { $paid } for { $received } { $taken }.
    .you = You trade { $count } { $paid } for { $received } { $taken }.
event-passed = { $seat } passes at { $section }.
    .you = You pass at { $section }.
event-studied = { $seat } pays one { $resource }: citizen { $citizen } rises to rhetoric { $rhetoric }.
    .you = You pay one { $resource }: citizen { $citizen } rises to rhetoric { $rhetoric }.
event-prosecutes = { $seat } is prosecutor with rhetoric { $sum }.
    .you = You are prosecutor with rhetoric { $sum }.
event-no-prosecutor = Nobody in Court prevails; nobody is accused.
event-accused = { $seat } accuses the { $resource } dealer at stall { $stall }.
    .you = You accuse the { $resource } dealer at stall { $stall }.
event-jury = { $seat }’s jurors are { $jurors }.
    .you = Your jurors are { $jurors }.
event-judges = { $seat } is judge with rhetoric { $sum }.
    .you = You are judge with rhetoric { $sum }.
event-no-judge = The jurors are completely tied: no judge, no verdict.
event-acquitted = { $seat } finds the { $resource } dealer at stall { $stall } not guilty.
    .you = You find the { $resource } dealer at stall { $stall } not guilty.
event-convicted = { $seat } finds the { $resource } dealer at stall { $stall } guilty: { $other_seat } gains a point, the dealer goes to prison.
    .you = You find the { $resource } dealer at stall { $stall } guilty: the prosecutor gains a point, the dealer goes to prison.
    .yours = { $seat } finds the { $resource } dealer at stall { $stall } guilty: you gain a point, the dealer goes to prison.
event-lost-rhetoric = { $seat }’s citizen { $citizen } falls to rhetoric { $rhetoric }.
    .you = Your citizen { $citizen } falls to rhetoric { $rhetoric }.
event-stack = { $seat } draws from stack { $stack }.
    .you = You draw from stack { $stack }.
event-thanked = { $points ->
        [0] The dealer thanks { $seat } with { $count } { $resource }.
       *[other] { $count ->
            [0] { $seat } gains a point; the new dealer has no { $resource } to give.
           *[other] { $seat } gains a point, and { $count } { $resource } from the new dealer.
        }
    }
    .you = { $points ->
            [0] The dealer thanks you with { $count } { $resource }.
           *[other] { $count ->
                [0] You gain a point; the new dealer has no { $resource } to give.
               *[other] You gain a point, and { $count } { $resource } from the new dealer.
            }
        }
event-donated = { $seat } donates { $gift } and reaches level { $level }.
    .you = You donate { $gift } and reach level { $level }.
event-demand-shuffled = All demand markers are shuffled.
event-discarded = { $seat } returns one { $resource }.
    .you = You return one { $resource }.
event-final-turn = This is the final turn: { $ending ->
        [prison] the prison is full.
        [monument] somebody reached the top of the Monument.
        [rhetoric] somebody has two perfect orators.
       *[turns] no game is longer.
    }
event-over = The game is over.

## The position

position-set-up = The game is being set up.
event-lost-point = { $seat } loses a point.
    .you = You lose a point.
position-turn = Turn { $number }; { $seat } is the start player.
position-dealer = Dealer { $stall } sells { $resource }, spaces of { $yields } cards: { $citizens }.
position-exchange = Exchange: { $spaces }.
position-stoa = Stoa, spaces of { $gains } rhetoric: { $citizens }.
position-court = Court: { $citizens }.
position-monument = Monument, { $count } spaces, demanding { $demand }: { $citizens }.
position-stock = Stock: { $cards }.
position-prison = Prison: { $dealers }. Markers in the stacks: { $stacks }.
position-trial = { $stall ->
        [0] { $seat } is prosecutor.
       *[other] { $seat } accuses dealer { $stall }.
    }
position-player = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    } on the track, Monument level { $level }, rhetoric { $citizens }, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } ({ $cards }).
position-final-turn = This is the final turn.
position-judge = { $seat } is judge.

## Hints: why a move is worth playing

hint-market = { $cards ->
        [one] This space brings a card, and cards build the Monument.
       *[other] This space brings { $cards } cards, and cards build the Monument.
    }
hint-exchange = A trade can bring the cards that the next level asks for.
hint-stoa = The Stoa teaches +{ $gain }: rhetoric pays points and wins the Court.
hint-court = With the best speech in Court you choose whom to accuse, and a conviction is a point.
hint-gift = Here the next level of the Monument is bought, and there are few spaces.
hint-guilty = A conviction gives the judge a point and two cards.
hint-acquit = An acquittal costs the prosecutor a point and spares the citizens at that stall.
hint-keep = These cards are worth more in hand than what they would buy here.
hint-donate = { $points ->
        [one] The next level of the Monument is worth { $points } point in all, and leads higher.
       *[other] The next level of the Monument is worth { $points } points in all.
    }
hint-trade = This brings the hand closer to the next level of the Monument.
hint-study = A card for rhetoric: points at the end, and a stronger voice in Court.
