### The board of Offrandes in English.

## Parts of the board

offrandes-ladders = The seven ladders
offrandes-stand = The stand: what is going on now
offrandes-altars = The altars on Olympus
offrandes-stable = Stable
offrandes-tier = Altars of tier { $tier }

## Short names, where there is little room

offrandes-short-peasant = Peas­ant
offrandes-short-water = Water
offrandes-short-flower = Flow­ers
offrandes-short-temple = Temple
offrandes-short-priestess = Priest­ess
offrandes-short-briber = Briber
offrandes-short-guardsman = Guards­man

## The round

offrandes-round = Round { $round }
offrandes-picks = First picks
offrandes-auctions = Auctions
offrandes-corruption = Corruption
offrandes-sacrifices = Sacrifices

## Ladders

offrandes-ladder =
    { $about }. { $levels }.{ $tile ->
        [for-sale] { " " }This tile is for sale now.
        [sold] { " " }This tile is sold.
        [there] { " " }This tile can be offered.
       *[none] { "" }
    }
offrandes-about-peasant = Peasant: which animal you bring
offrandes-about-water = Water Carrier: how many animals you bring (the lower of the two carriers counts)
offrandes-about-flower = Flower Carrier: how many animals you bring (the lower of the two carriers counts)
offrandes-about-temple = Temple Guardian: up to which tier of altars you may go
offrandes-about-priestess = Priestess: points every round
offrandes-about-briber = Briber: corrupts where the Guardsman is lower
offrandes-about-guardsman = Guardsman: keeps out Bribers that are not higher
offrandes-on-level = { $name } { $level }
offrandes-token = { $name }’s { $character } on level { $level }

## First picks

offrandes-pick-three = Touch three ladders
offrandes-picking = Everyone picks three characters

## Auction

offrandes-lot = Lot { $lot } of { $lots }
offrandes-bid-now = { $name } bids { $bid }
offrandes-no-bid = No bid yet
offrandes-your-bid = Your bid
offrandes-less = Less
offrandes-more = More
offrandes-amount = Your bid, { $least } to { $most }
offrandes-between = { $least } to { $most }
offrandes-purse =
    { $money ->
        [one] { $money } drachma
       *[other] { $money } drachmae
    }
offrandes-stands-auctioneer = sells
offrandes-stands-asked = to act
offrandes-stands-highest = bids { $bid }
offrandes-stands-passed = passed
offrandes-stands-won = has won
offrandes-stands-in = { " " }

## Corruption, sacrifices, stable

offrandes-corrupted = corrupted
offrandes-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
offrandes-stall = Stable: { $count } { $animals } left

## End and panels

offrandes-winner = { $name } wins
offrandes-first = first
offrandes-points-told = { $prayed } points from the Priestess, { $sacrificed } from sacrifices, { $points } on { $altars ->
        [one] { $altars } altar
       *[other] { $altars } altars
    }
offrandes-points-brief = worship { $worship } · altars { $altars }

## The guided game

lesson-offrandes-welcome =
    You lead a Greek city and want to please the gods most. Every round you buy helpers at auction, may bribe those of your rivals, and bring one sacrifice to an altar on Olympus; the ladders show how good everybody’s helpers are.
    Points come from the Priestess, from the animals you bring, and at the end from the altars you still hold. The game ends when all 11 altars are used or somebody has more than 100 worship points; nothing is hidden.
lesson-offrandes-pick =
    To begin, touch three different ladders: your token goes up one level on each.
    A sacrifice needs four helpers on level 1 or higher: the Peasant (which animal), the Water Carrier and the Flower Carrier (how many; the lower one counts) and the Temple Guardian (which altars). With some of these now you lack fewer later; the others are bought at auction. The Priestess needs none of them and earns points every round, so she is worth a pick, too.
lesson-offrandes-offer =
    You are the auctioneer. Touch two tiles at the feet of the ladders to sell them together; their buyer goes up one level on both. Or end your turn with the button on the stand.
    Whoever buys is out of your next lots. So sell first what a rich rival wants, and keep what you need for later, when it is cheaper. Once you buy a lot yourself, your turn is over.
lesson-offrandes-opening =
    Your lot lies on the stand and you must open with a bid of your own. Touch a number, or set any amount and press the button beside it.
    If nobody goes higher, you pay this and get both tiles. So bid what you would gladly pay, or a little less than the others would.
lesson-offrandes-bid =
    Two tiles are for sale in the middle. Touch a number to go higher, set an amount of your own, or pass. Who passes is out of this lot; only the winner pays.
    The purses of all bidders stand around the table: nobody can bid more than they have. Keep some money if you still want to buy, or sell, in this round: you get only 10 a round and can never hold more than 25.
lesson-offrandes-corrupt =
    Your Briber can now take one level from a rival and give it to you. Touch the glowing token of a rival on a ladder, or the ladder first and then the rival on the stand. You may also corrupt nobody.
    It works against a city whose Guardsman is lower than your Briber, and each city can be corrupted only once in this phase. Take what you lack for a sacrifice, or what the leader needs.
lesson-offrandes-sacrifice =
    Bring your animals to an altar: touch one that glows on Olympus. The stand shows what you bring and its points. You score them at once, and the altar’s own points (in gold) at the end, if your offering still lies there.
    On an altar that is taken yours must be better: at least as many animals, at least as good, not just the same. A high altar with a strong offering is hard to take from you.
lesson-offrandes-shortage =
    The stable has too few of your animals. Touch an altar that glows, then the animals in the stable: either all that are left of your kind, or a lesser kind.
    Compare the points of each on the stand, and think of how easily the others could outdo what you lay down.

offrandes-price = Bid

## What the signs mean

offrandes-legend-token = How high everybody stands on a ladder; your own token has a bright rim.
offrandes-legend-animal = The animal a Peasant on this level brings.
offrandes-legend-times = So many animals a carrier on this level brings.
offrandes-legend-tier = Altars up to this tier are open to a Temple Guardian on this level.
offrandes-legend-prayer = Points of a Priestess on this level in every round.
offrandes-legend-level = The strength of a Briber or a Guardsman on this level.
offrandes-legend-wreath = The last space: room for one player only. Who comes there pushes the former one down.
offrandes-legend-empty-foot = No tile at the foot of a ladder: it is for sale or sold in this auction turn.
offrandes-legend-gavel = The auctioneer, who sells now.
offrandes-legend-purse = Drachmae in a purse.
offrandes-legend-price = The highest bid so far. It only shows the price; you bid with the buttons below.
offrandes-legend-raise = A bid you can make with one touch.
offrandes-legend-points = Points for whoever holds this altar at the end.
offrandes-legend-offering = The offering on an altar, how many animals it has, and whose it is.
offrandes-legend-bowl = An empty altar.
offrandes-legend-beast = { $animal }, from a Peasant on level { $level }; the number in the stable tells how many are left.
offrandes-legend-panels = Players’ panels
offrandes-legend-first = The first player of this round.
offrandes-legend-mark = The level of this character; the seven signs are those of the ladders above.
offrandes-legend-sources = Points so far: worship (prayers and sacrifices), and the altars held now.
