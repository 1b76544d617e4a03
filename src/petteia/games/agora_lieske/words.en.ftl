### Agora (Lieske) in English.

title = Agora
about = Send your citizens to market, school and court, and build the finest monument in the city.
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
word-exchange-1 = the Exchange (space 1)
word-exchange-2 = the Exchange (space 2)
word-exchange-3 = the Exchange (space 3)
word-exchange-4 = the Exchange (space 4)
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
ending-monument = a player reached the top of the Monument
ending-rhetoric = a player had two perfect orators
ending-turns = the turn limit was reached
tie-break = The player higher on the Monument wins the tie, then the one with more rhetoric in total (L6.3).

## Options

option-open_hands = All resource cards are open
option-stoa_row = Rhetoric gained on the Stoa’s spaces, in the order they fill
word-plain = 2, 1, 1, 2, 1
word-even = 1, 2, 1, 2, 1 (fairer to later seats)

## Prompts

prompt-start = The start player is drawn by lot.
prompt-demand = A demand marker is turned up.
prompt-dealers = A dealer is turned up.
prompt-place = Waiting for { $seat } to send a citizen.
    .you = Send a citizen to a place.
prompt-exchange = Waiting for { $seat } to trade at the Exchange or pass.
    .you = Citizen { $citizen } at the Exchange: trade { $paid ->
            [one] { $paid } card
           *[other] { $paid } cards
        } of one kind for { $taken } of another, or pass.
prompt-stoa = Waiting for { $seat } to pay a card in the Stoa or pass.
    .you = Citizen { $citizen } in the Stoa: pay one card for +{ $gain } rhetoric, or pass.
prompt-accuse = Waiting for { $seat } to accuse a dealer.
    .you = You are prosecutor: accuse a dealer.
prompt-jury = Three jurors are drawn for each player.
prompt-verdict = Waiting for { $seat } to judge the { $resource } dealer at stall { $stall }.
    .you = You are judge: is the { $resource } dealer at stall { $stall } guilty?
prompt-stack = Waiting for { $seat } to choose a stack for the new dealer.
    .you = You are judge: choose a stack for the new dealer.
prompt-dealer = The new dealer is turned up.
prompt-monument = Waiting for { $seat } to donate at the Monument or pass.
    .you = Citizen { $citizen } at the Monument: donate for level { $level }, or pass.
prompt-new-demand = A new demand marker is turned up.
prompt-discard = Waiting for { $seat } to return cards.
    .you = Return cards until you hold { $limit }.
prompt-over = The game is over.

## Choices

choice-start = { $seat } starts
choice-demand = the Monument demands { $resource }
choice-dealer = stall { $stall } sells { $resource }
choice-jury = { $seat_of } jurors are { $citizens }
choice-place = send { $citizen } to { $place }
choice-trade = trade { $pays } for { $gets }
choice-study = pay one { $resource } card
choice-accuse = accuse the { $resource } dealer at stall { $stall }
choice-guilty = guilty
choice-acquit = not guilty
choice-stack = draw from stack { $stack }
choice-discard = return one { $resource } card
choice-donate = donate { $gift }
choice-pass = pass

## Refusals

refused-not-now =
    { $step ->
        [place] Send a citizen out now; you cannot pass.
        [exchange] Trade at the Exchange now, or pass.
        [stoa] Pay a card in the Stoa now, or pass.
        [accuse] The prosecutor must accuse a dealer now.
        [verdict] The judge must decide now: guilty or not guilty.
        [stack] The judge must choose a stack now.
        [monument] Donate to the Monument now, or pass.
        [discard] Return cards now.
       *[other] This cannot be drawn now.
    }
refused-not-at-home = Citizen { $citizen } is already on the board.
refused-no-space = No free space at { $place }.
refused-same-resource = You cannot take the kind you pay: choose another.
refused-too-few-cards = This space costs { $pays }, and you hold fewer.
refused-stock-too-small = The stock has fewer than { $gets }, and partial trades are not allowed.
refused-no-such-card = You hold no card of that kind.
refused-empty-stack = Stack { $stack } is empty.
refused-wrong-gift = Level { $level } does not ask for { $gift }.
refused-gift-too-dear = Level { $level } costs { $gift }, and you hold fewer.

## Events

event-start = { $seat } is the start player.
    .you = You are the start player.
event-demand = The Monument demands { $resource }.
event-dealer = A { $resource } dealer opens stall { $stall }.
event-turn = Turn { $number } begins; { $seat } goes first.
    .you = Turn { $number } begins; you go first.
event-placed = { $citizen ->
        [hidden] { $seat } sends a citizen to { $place }.
       *[other] { $seat } sends citizen { $citizen } to { $place }.
    }
    .you = { $citizen ->
            [hidden] You send a citizen to { $place }.
           *[other] You send citizen { $citizen } to { $place }.
        }
event-turned-up = { $seat } reveals { $citizens } at { $place }.
    .you = You reveal { $citizens } at { $place }.
event-served = { $seat } takes { $cards } from dealer { $stall }.
    .you = You take { $cards } from dealer { $stall }.
event-shortage = The stock has run out: { $seat } misses { $cards } at dealer { $stall }.
    .you = The stock has run out: you miss { $cards } at dealer { $stall }.
event-traded = { $seat } trades { $pays } for { $gets }.
    .you = You trade { $pays } for { $gets }.
event-passed = { $seat } passes at { $section }.
    .you = You pass at { $section }.
event-studied = { $seat } pays one { $resource } card: citizen { $citizen } rises to rhetoric { $rhetoric }.
    .you = You pay one { $resource } card: citizen { $citizen } rises to rhetoric { $rhetoric }.
event-prosecutes = { $seat } becomes prosecutor with rhetoric { $sum }.
    .you = You become prosecutor with rhetoric { $sum }.
event-no-prosecutor = The Court is tied or empty: nobody is accused.
event-accused = { $seat } accuses the { $resource } dealer at stall { $stall }.
    .you = You accuse the { $resource } dealer at stall { $stall }.
event-jury = { $seat_of } jurors are { $jurors }.
    .you = Your jurors are { $jurors }.
event-judges = { $seat } becomes judge with rhetoric { $sum }.
    .you = You become judge with rhetoric { $sum }.
event-no-judge = All juries are tied: no judge, no verdict.
event-acquitted = { $seat } finds the { $resource } dealer at stall { $stall } not guilty.
    .you = You find the { $resource } dealer at stall { $stall } not guilty.
event-convicted = { $seat } finds the { $resource } dealer at stall { $stall } guilty: { $other_seat } gains a point, and the dealer goes to prison.
    .you = You find the { $resource } dealer at stall { $stall } guilty: { $other_seat } gains a point, and the dealer goes to prison.
    .yours = { $seat } finds the { $resource } dealer at stall { $stall } guilty: you gain a point, and the dealer goes to prison.
event-lost-rhetoric = { $seat_of } citizen { $citizen } falls to rhetoric { $rhetoric }.
    .you = Your citizen { $citizen } falls to rhetoric { $rhetoric }.
event-stack = { $seat } draws from stack { $stack }.
    .you = You draw from stack { $stack }.
event-thanked = { $points ->
        [0] The dealer thanks { $seat } with { $cards }.
       *[other] { $count ->
            [0] { $seat } gains a point; the stock has no { $resource } left.
           *[other] { $seat } gains a point, and { $cards } from the new dealer.
        }
    }
    .you = { $points ->
            [0] The dealer thanks you with { $cards }.
           *[other] { $count ->
                [0] You gain a point; the stock has no { $resource } left.
               *[other] You gain a point, and { $cards } from the new dealer.
            }
        }
event-donated = { $seat } donates { $gift } and reaches level { $level }.
    .you = You donate { $gift } and reach level { $level }.
event-demand-shuffled = All demand markers are shuffled.
event-discarded = { $seat } returns one { $resource } card.
    .you = You return one { $resource } card.
event-final-turn = This is the final turn: { $ending ->
        [prison] the prison is full.
        [monument] { $seats } reached the top of the Monument.
        [rhetoric] { $seats } reached two perfect orators.
       *[turns] the turn limit is reached.
    }
event-over = { $ending ->
        [prison] The prison is full.
        [monument] { $seats } reached the top of the Monument.
        [rhetoric] { $players ->
            [0] A player had two perfect orators.
           *[other] { $seats } reached two perfect orators.
        }
       *[turns] The turn limit was reached.
    }

## The position

position-set-up = The game is being set up.
event-lost-point = { $seat } loses a point.
    .you = You lose a point.
position-turn = Turn { $number }; { $seat } goes first.
position-dealer = Dealer { $stall } sells { $resource }; cards per space: { $yields }; standing here: { $citizens }.
position-exchange = Exchange: { $spaces }.
position-stoa = Stoa; rhetoric per space: { $gains }; standing here: { $citizens }.
position-court = Court: { $citizens }.
position-monument = Monument, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, demands { $demand }; standing here: { $citizens }.
position-stock = Stock: { $cards }.
position-prison = Prison: { $dealers }. Markers left in the stacks: { $stacks }.
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
    } in hand: { $cards }.
position-final-turn = This is the final turn.
position-judge = { $seat } is judge.

## Hints: why a move is worth playing

hint-market = { $cards ->
        [one] This space brings { $cards } card for the Monument.
       *[other] This space brings { $cards } cards for the Monument.
    }
hint-exchange = A trade can bring the cards that the next level needs.
hint-stoa = The Stoa teaches +{ $gain }: rhetoric scores points and wins in Court.
hint-court = The best speaker in Court chooses whom to accuse, and a conviction is worth a point.
hint-gift = This is where you buy the next level of the Monument, and spaces are few.
hint-guilty = A conviction gives the judge a point and two cards.
hint-acquit = An acquittal costs the prosecutor a point and spares the citizens at that stall.
hint-keep = These cards are worth more in your hand than what they would buy here.
hint-donate = { $points ->
        [one] It takes you to { $points } point on the Monument, and opens the next level.
       *[other] It takes you to { $points } points on the Monument.
    }
hint-trade = It brings your hand closer to the next level of the Monument.
hint-study = One card buys rhetoric: points at the end, and a stronger voice in Court.
