### Offrandes in English.

title = Offrandes
about = Win helpers at auction, bribe those of your rivals, and bring the gods the finest sacrifices.
seat =
    { $number ->
        [0] Sparta
        [1] Corinth
        [2] Athens
        [3] Thebes
       *[4] Delos
    }

## Words of the notation

word-peasant = Peasant
word-water = Water Carrier
word-flower = Flower Carrier
word-temple = Temple Guardian
word-priestess = Priestess
word-briber = Briber
word-guardsman = Guardsman
word-fowl = fowl
word-fowl-many = fowl
word-pig = pig
word-pig-many = pigs
word-goat = goat
word-goat-many = goats
word-sheep = sheep
word-sheep-many = sheep
word-ox = ox
word-ox-many = oxen
word-hephaestus = Hephaestus
word-ares = Ares
word-hermes = Hermes
word-athena = Athena
word-hera = Hera
word-aphrodite = Aphrodite
word-artemis = Artemis
word-apollo = Apollo
word-hades = Hades
word-poseidon = Poseidon
word-zeus = Zeus

## Sources of points

source-priestess = Priestess
source-sacrifices = Sacrifices
source-altars = Altars

## Endings

ending-altars = every altar has received a sacrifice
ending-worship = someone has enough worship points (Priestess and sacrifices together)
ending-rounds = the last round was played
tie-break = More altars win (O6.2).

## Options

option-corruption_floor = The lowest level from which a character can be corrupted

## Prompts

prompt-first = The first player is chosen by lot.
prompt-pick = { $seat }: choose three different characters to start with.
prompt-offer = { $seat }, auctioneer with { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmae
    }: offer two tiles (lot { $lot } of { $lots }), or end your turn.
    .you = You are auctioneer with { $money ->
            [one] { $money } drachma
           *[other] { $money } drachmae
        }: offer two tiles (lot { $lot } of { $lots }), or end your turn.
prompt-opening = { $seat }: open the bidding for { $lot } with { $money ->
        [one] 1 drachma.
       *[other] 1 to { $money } drachmae.
    }
prompt-bid = { $seat }: { $bidder_seat } bids { $bid } for { $lot }. You have { $money }: bid more, or pass.
prompt-corrupt = { $seat }, Briber on level { $level }: corrupt one character of an opponent, or do not.
prompt-sacrifice = { $seat }: bring { $number } { $animals } to an altar up to tier { $tier }, or do not.
prompt-shortage = { $seat }: the stable is short of { $number } { $animals }. Bring the { $left } that are left, if any, or lesser animals, to an altar up to tier { $tier }, or do not.
prompt-over = The game is over.

## Choices

choice-first = { $seat } is first player
choice-pick = choose { $characters }
choice-offer = offer { $characters }
choice-end = end the auction turn
choice-opening = open with { $bid }
choice-bid = bid { $bid }
choice-pass = pass
choice-corrupt = corrupt { $target_seat }’s { $character }
choice-no-corrupt = corrupt nobody
choice-sacrifice = offer { $number } { $animals } to { $altar } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-no-sacrifice = sacrifice nothing

## Refusals

refused-not-now =
    { $step ->
        [pick] Three different characters must be chosen now.
        [offer] The auctioneer offers two tiles now, or ends the turn.
        [opening] The lot needs an opening bid now.
        [bid] Now is the time to bid more, or to pass.
        [corrupt] Now is the time to corrupt somebody, or nobody; sacrifices come after it.
        [sacrifice] Now is the time to offer a sacrifice, or none.
       *[other] This cannot be drawn now.
    }
refused-tile-sold = Already sold in this turn: { $characters }.
refused-beyond-purse = You have only { $money ->
        [one] { $money } drachma.
       *[other] { $money } drachmae.
    }
refused-not-higher = A bid must be at least { $least } now.
refused-not-an-opponent = Only an opponent can be corrupted.
refused-incorruptible = Bribers and Guardsmen cannot be corrupted.
refused-target-twice = { $target_seat } has been corrupted in this phase already.
refused-guarded = { $target_seat }’s Guardsman on level { $guardsman } holds off your Briber on level { $briber }.
refused-target-too-low = { $target_seat }’s { $character } must be on level { $floor } at least.
refused-own-last-space = Your own { $character } is on the last space already.
refused-target-last-space = { $target_seat }’s { $character } is on the last space: your Briber must be on its last space too.
refused-animal-too-good = Your Peasant does not provide { $kind }.
refused-no-shortage = Your Peasant provides { $best }, and the stable has enough of them.
refused-none-left = The stable has no { $kind } left.
refused-tier-too-high = { $altar } is an altar of tier { $tier }; your Temple Guardian leads to tier { $reached }.
refused-too-few-animals = { $altar } holds { $lying }: { $number } are too few.
refused-lesser-animal = { $altar } holds { $lying }: { $kind } are worth less.
refused-same-offering = { $altar } holds { $lying } already: the new sacrifice must be better.

## Events

event-first = { $seat } is the first player.
    .you = You are the first player.
event-picked = { $seat } starts with { $picked }.
    .you = You start with { $picked }.
event-round = Round { $round } begins; { $seat } is first player.
    .you = Round { $round } begins; you are first player.
event-offers = { $seat } offers { $lot }.
    .you = You offer { $lot }.
event-turn-ended = { $seat } ends the auction turn.
    .you = You end the auction turn.
event-no-money = { $seat } has no money to run an auction.
    .you = You have no money to run an auction.
event-bids = { $seat } bids { $bid }.
    .you = You bid { $bid }.
event-passed = { $seat } passes.
    .you = You pass.
event-sold = { $seat } wins { $lot } for { $bid }.
    .you = You win { $lot } for { $bid }.
event-rose = { $seat }’s { $character } rises to level { $level }.
    .you = Your { $character } rises to level { $level }.
event-sent-back = { $seat }’s { $character } is pushed off the last space, back to level { $level }.
    .you = Your { $character } is pushed off the last space, back to level { $level }.
event-corrupted = { $seat } corrupts { $target_seat }’s { $character }.
    .you = You corrupt { $target_seat }’s { $character }.
    .yours = { $seat } corrupts your { $character }.
event-fell = { $seat }’s { $character } falls to level { $level }.
    .you = Your { $character } falls to level { $level }.
event-not-corrupting = { $seat } corrupts nobody.
    .you = You corrupt nobody.
event-prayed = { $seat }’s Priestess prays for { $points } points.
    .you = Your Priestess prays for { $points } points.
event-sacrificed = { $seat } offers { $number } { $animals } to { $altar } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You offer { $number } { $animals } to { $altar } for { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-replaced = { $number ->
        [one] { $seat }’s { $number } { $animals } leaves the altar of { $altar }.
       *[other] { $seat }’s { $number } { $animals } leave the altar of { $altar }.
    }
    .you = { $number ->
            [one] Your { $number } { $animals } leaves the altar of { $altar }.
           *[other] Your { $number } { $animals } leave the altar of { $altar }.
        }
event-not-sacrificing = { $seat } sacrifices nothing.
    .you = You sacrifice nothing.
event-income = { $seat } receives { $drachmae } and has { $money ->
        [one] { $money } drachma.
       *[other] { $money } drachmae.
    }
    .you = You receive { $drachmae } and have { $money ->
            [one] { $money } drachma.
           *[other] { $money } drachmae.
        }
event-marker = The first-player marker passes to { $seat }.
    .you = The first-player marker passes to you.
event-over = { $ending ->
        [altars] Every altar has received a sacrifice: the game is over.
        [worship] The gods have been worshipped enough: the game is over.
       *[rounds] The last round is played: the game is over.
    }

## The position

position-set-up = The game is being set up.
position-round = { $number ->
        [0] First picks; { $seat } is first player.
       *[other] Round { $number }; { $seat } is first player.
    }
position-tiles = { $seat } is auctioneer. Tiles available: { $tiles }.
position-lot = { $bid ->
        [0] For sale: { $lot }, waiting for an opening bid.
       *[other] For sale: { $lot }; { $seat } bids { $bid }.
    }
position-out = Out of this lot: { $seats }.
position-targets = Corrupted in this phase: { $seats }.
position-stable = Stable: { $animals }.
position-empty-altar = { $altar } (tier { $tier }, { $points } points): empty.
position-altar = { $altar } (tier { $tier }, { $points } points): { $animals } of { $seat }.
position-player = { $seat }: { $points } worship points, { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmae
    }; { $levels }.

## Hints: why a move is worth playing

hint-pick = Of all threes this one promises the most: steps towards sacrifices, or points every round.
hint-offer = Sell first what the others want: a buyer is out of your next lots.
hint-enough = Nothing left to offer is worth its price.
hint-opening = Open near what the others would pay, so that nobody gets it too cheaply.
hint-worth-it = { $drachmae ->
        [one] These two levels are worth about { $drachmae } drachma to you.
       *[other] These two levels are worth about { $drachmae } drachmae to you.
    }
hint-too-dear = { $drachmae ->
        [one] These two levels are worth only about { $drachmae } drachma to you, and the next bid is { $price }.
       *[other] These two levels are worth only about { $drachmae } drachmae to you, and the next bid is { $price }.
    }
hint-outbid = { $drachmae ->
        [one] It keeps { $seat } from getting these two levels for { $drachmae } drachma.
       *[other] It keeps { $seat } from getting these two levels for { $drachmae } drachmae.
    }
hint-corrupt = You go up where you need it, and a rival goes down.
hint-spare = No corruption would help you now.
hint-altar = Points at once, and an altar that counts at the end.
hint-wait = Better no sacrifice than one that ends the game or gives an altar away.
