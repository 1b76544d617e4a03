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
    .the = the Peasant
word-water = Water Carrier
    .the = the Water Carrier
word-flower = Flower Carrier
    .the = the Flower Carrier
word-temple = Temple Guardian
    .the = the Temple Guardian
word-priestess = Priestess
    .the = the Priestess
word-briber = Briber
    .the = the Briber
word-guardsman = Guardsman
    .the = the Guardsman
word-fowl = fowl
    .count = { $count ->
        [one] { $count } fowl
       *[other] { $count } fowl
    }
    .many = fowl
word-pig = pig
    .count = { $count ->
        [one] { $count } pig
       *[other] { $count } pigs
    }
    .many = pigs
word-goat = goat
    .count = { $count ->
        [one] { $count } goat
       *[other] { $count } goats
    }
    .many = goats
word-sheep = sheep
    .count = { $count ->
        [one] { $count } sheep
       *[other] { $count } sheep
    }
    .many = sheep
word-ox = ox
    .count = { $count ->
        [one] { $count } ox
       *[other] { $count } oxen
    }
    .many = oxen
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
ending-worship = a player has enough worship points (Priestess and sacrifices)
ending-rounds = the last round was played
tie-break = The player with more altars wins the tie (O6.2).

## Options

option-corruption_floor = Lowest level at which a character can be corrupted

## Prompts

prompt-first = The first player is drawn by lot.
prompt-pick = Waiting for { $seat } to choose three characters.
    .you = Choose three different characters to start with.
prompt-offer = Waiting for { $seat } to offer two tiles or end the turn.
    .you = You are auctioneer with { $money ->
            [one] { $money } drachma
           *[other] { $money } drachmae
        }: offer two tiles (lot { $lot } of { $lots }), or end your turn.
prompt-opening = Waiting for { $seat } to open the bidding for { $lot_the }.
    .you = Open the bidding for { $lot_the } with { $money ->
            [one] 1 drachma.
           *[other] 1 to { $money } drachmae.
        }
prompt-bid = Waiting for { $seat } to bid or pass; { $bidder_seat } bids { $bid } for { $lot_the }.
    .you = { $bidder_seat } bids { $bid } for { $lot_the }. You have { $money ->
            [one] { $money } drachma
           *[other] { $money } drachmae
        }: bid more, or pass.
prompt-corrupt = Waiting for { $seat } to corrupt a character or pass.
    .you = Your Briber is on level { $level }: corrupt one of your rivals’ characters, or skip.
prompt-sacrifice = Waiting for { $seat } to sacrifice or skip.
    .you = Sacrifice { $animals } on an altar of tier { $tier } or lower, or skip.
prompt-shortage = Waiting for { $seat } to sacrifice or skip.
    .you = { $left ->
            [0] No { $kind_many } left: bring a lesser animal to an altar of tier { $tier } or lower, or skip.
           *[other] Only { $rest } left: bring what is left, or a lesser animal, to an altar of tier { $tier } or lower, or skip.
        }
prompt-over = The game is over.

## Choices

choice-first = { $seat } goes first
choice-pick = choose { $characters_the }
choice-offer = offer { $characters_the }
choice-end = end the auction turn
choice-opening = open with { $bid }
choice-bid = bid { $bid }
choice-pass = pass
choice-corrupt = corrupt { $target_seat_of } { $character }
choice-no-corrupt = corrupt nobody
choice-sacrifice = sacrifice { $animals } to { $altar } for { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
choice-no-sacrifice = sacrifice nothing

## Refusals

refused-not-now =
    { $step ->
        [pick] Choose three different characters first.
        [offer] The auctioneer must offer two tiles or end the turn.
        [opening] The lot needs an opening bid first.
        [bid] Bid more or pass.
        [corrupt] Corrupt a character or skip; sacrifices come later.
        [sacrifice] Offer a sacrifice or skip.
       *[other] This cannot be drawn now.
    }
refused-tile-sold = Already sold this turn: { $characters }.
refused-beyond-purse = You have only { $money ->
        [one] { $money } drachma.
       *[other] { $money } drachmae.
    }
refused-not-higher = You must bid at least { $least }.
refused-not-an-opponent = You can only corrupt an opponent’s character.
refused-incorruptible = Bribers and Guardsmen cannot be corrupted.
refused-target-twice = { $target_seat } has already been corrupted in this phase.
refused-guarded = { $target_seat_of } Guardsman on level { $guardsman } stops your Briber on level { $briber }.
refused-target-too-low = { $target_seat_of } { $character } must be on level { $floor } or higher.
refused-own-last-space = Your own { $character } is already on the last space.
refused-target-last-space = { $target_seat_of } { $character } is on the last space: your Briber must be on its last space too.
refused-animal-too-good = Your Peasant does not provide { $kind_many }.
refused-no-shortage = Your Peasant provides { $best_many }, and the stable has enough of them.
refused-none-left = The stable has no { $kind_many } left.
refused-tier-too-high = { $altar } has an altar of tier { $tier }; your Temple Guardian only reaches tier { $reached }.
refused-too-few-animals = { $altar } already holds { $lying }: { $animals } would be too few.
refused-lesser-animal = { $altar } already holds { $lying }: { $kind_many } are worth less.
refused-same-offering = { $altar } already holds { $lying }: a new sacrifice must be better.

## Events

event-first = { $seat } goes first.
    .you = You go first.
event-picked = { $seat } starts with { $picked_the }.
    .you = You start with { $picked_the }.
event-round = Round { $round } begins; { $seat } goes first.
    .you = Round { $round } begins; you go first.
event-offers = { $seat } offers { $lot_the }.
    .you = You offer { $lot_the }.
event-turn-ended = { $seat } ends the auction turn.
    .you = You end the auction turn.
event-no-money = { $seat } has no money to run an auction.
    .you = You have no money to run an auction.
event-bids = { $seat } bids { $bid }.
    .you = You bid { $bid }.
event-passed = { $seat } passes.
    .you = You pass.
event-sold = { $seat } wins { $lot_the } for { $bid ->
        [one] { $bid } drachma.
       *[other] { $bid } drachmae.
    }
    .you = You win { $lot_the } for { $bid ->
            [one] { $bid } drachma.
           *[other] { $bid } drachmae.
        }
event-rose = { $seat_of } { $character } rises to level { $level }.
    .you = Your { $character } rises to level { $level }.
event-sent-back = { $seat_of } { $character } is pushed off the last space, back to level { $level }.
    .you = Your { $character } is pushed off the last space, back to level { $level }.
event-corrupted = { $seat } corrupts { $target_seat_of } { $character }.
    .you = You corrupt { $target_seat_of } { $character }.
    .yours = { $seat } corrupts your { $character }.
event-fell = { $seat_of } { $character } falls to level { $level }.
    .you = Your { $character } falls to level { $level }.
event-not-corrupting = { $seat } corrupts nobody.
    .you = You corrupt nobody.
event-prayed = { $seat_of } Priestess prays for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = Your Priestess prays for { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-sacrificed = { $seat } sacrifices { $animals } to { $altar } for { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
    .you = You sacrifice { $animals } to { $altar } for { $points ->
            [one] { $points } point.
           *[other] { $points } points.
        }
event-replaced = { $number ->
        [one] { $seat_of } { $animals } leaves the altar of { $altar }.
       *[other] { $seat_of } { $animals } leave the altar of { $altar }.
    }
    .you = { $number ->
            [one] Your { $animals } leaves the altar of { $altar }.
           *[other] Your { $animals } leave the altar of { $altar }.
        }
event-not-sacrificing = { $seat } sacrifices nothing.
    .you = You sacrifice nothing.
event-income = { $seat } receives { $drachmae } and now has { $money ->
        [one] { $money } drachma.
       *[other] { $money } drachmae.
    }
    .you = You receive { $drachmae } and now have { $money ->
            [one] { $money } drachma.
           *[other] { $money } drachmae.
        }
event-marker = The first-player marker passes to { $seat }.
    .you = The first-player marker passes to you.
event-over = { $ending ->
        [altars] Every altar has received a sacrifice.
        [worship] { $seats } passed { $worship ->
            [one] { $worship } worship point
           *[other] { $worship } worship points
        }.
       *[rounds] The last round has been played.
    }

## The position

position-set-up = The game is being set up.
position-round = { $number ->
        [0] First picks; { $seat } goes first.
       *[other] Round { $number }; { $seat } goes first.
    }
position-tiles = { $seat } is auctioneer. Tiles available: { $tiles }.
position-lot = { $bid ->
        [0] For sale: { $lot }, waiting for an opening bid.
       *[other] For sale: { $lot }; { $seat } bids { $bid }.
    }
position-out = Out of this lot: { $seats }.
position-targets = Corrupted in this phase: { $seats }.
position-stable = Stable: { $animals }.
position-empty-altar = { $altar } (tier { $tier }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }): empty.
position-altar = { $altar } (tier { $tier }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }): { $seat_of } { $animals }.
position-player = { $seat }: { $points ->
        [one] { $points } worship point
       *[other] { $points } worship points
    }, { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmae
    }; { $levels }.

## Hints: why a move is worth playing

hint-pick = These three bring you closest to a sacrifice, or score every round.
hint-offer = Sell first what your rivals want: a buyer is out of your next lots.
hint-enough = Nothing left to sell is worth its price.
hint-opening = Open close to what your rivals would pay, so the lot does not go too cheaply.
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
hint-corrupt = You rise where you need it, and a rival falls.
hint-spare = No corruption would help you now.
hint-altar = It scores at once, and the altar counts at the end.
hint-wait = Any sacrifice now would end the game too soon or give away an altar.
