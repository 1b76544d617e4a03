### The board of Offrandes in English.

## Parts of the board

offrandes-ladders = The seven ladders
offrandes-stand = The stand: what is happening now
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
offrandes-about-temple = Temple Guardian: the highest tier of altars you can use
offrandes-about-priestess = Priestess: points every round
offrandes-about-briber = Briber: corrupts where the Guardsman is lower
offrandes-about-guardsman = Guardsman: stops Bribers that are not higher
offrandes-on-level = { $name } { $level }
offrandes-token = { $name_of } { $character } on level { $level }

## First picks

offrandes-pick-three = Click three ladders
offrandes-picking = Everyone picks three characters

## Auction

offrandes-lot = Lot { $lot } of { $lots }
offrandes-bid-now = { $name } bids { $bid }
offrandes-no-bid = No bid yet
offrandes-your-bid = Your bid
offrandes-less = Lower
offrandes-more = Higher
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
offrandes-stands-won = out: already bought
offrandes-stands-in = { " " }

## Corruption, sacrifices, stable

offrandes-corrupted = corrupted
offrandes-worth =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
offrandes-stall = Stable: { $animals } left

## End and panels

offrandes-winner = { $name } wins
offrandes-first = first
offrandes-points-told = { $prayed ->
        [one] { $prayed } point
       *[other] { $prayed } points
    } from the Priestess, { $sacrificed } from sacrifices, { $points } on { $altars ->
        [one] { $altars } altar
       *[other] { $altars } altars
    }
offrandes-points-brief = worship { $worship } · altars { $altars }

## The guided game

lesson-offrandes-welcome =
    You lead a Greek city and want to please the gods most. Every round you buy helpers at auction, may bribe those of your rivals, and bring one sacrifice to an altar on Olympus; the ladders show how good everyone’s helpers are.
    Points come from the Priestess, from the animals you bring, and at the end from the altars you still hold. The game ends when all 11 altars are used or a player has more than 100 worship points; nothing is hidden.
lesson-offrandes-pick =
    To begin, click three different ladders: your token goes up one level on each.
    A sacrifice needs four helpers on level 1 or higher: the Peasant (which animal), the Water Carrier and the Flower Carrier (how many; the lower one counts) and the Temple Guardian (which altars). The more of these you have now, the fewer you have to buy at auction. The Priestess needs none of them and scores every round, so she is worth a pick too.
lesson-offrandes-offer =
    You are the auctioneer. Click two tiles at the foot of the ladders to sell them together; the buyer goes up one level on both. Or end your turn with the button on the stand.
    A buyer is out of your next lots. So sell first what a rich rival wants, and keep what you need for later, when it is cheaper. Once you buy a lot yourself, your turn is over.
lesson-offrandes-opening =
    Your lot is on the stand and you must open with a bid of your own. Click a number, or set any amount and press the button beside it.
    If nobody goes higher, you pay this and get both tiles. So bid what you would gladly pay, or a little less than the others would.
lesson-offrandes-bid =
    Two tiles are for sale in the middle. Click a number to go higher, set your own amount, or pass. Once you pass, you are out of this lot; only the winner pays.
    The purses of all bidders stand around the table: nobody can bid more than they have. Keep some money if you still want to buy or sell this round: you get only 10 drachmae per round and can never hold more than 25.
lesson-offrandes-corrupt =
    Your Briber can now take one level from a rival and give it to you. Click a rival’s highlighted token on a ladder, or the ladder first and then the rival on the stand. You may also skip this.
    It works against a city whose Guardsman is lower than your Briber, and each city can be corrupted only once per phase. Take what you lack for a sacrifice, or what the leader needs.
lesson-offrandes-sacrifice =
    Bring your animals to an altar: click a highlighted one on Olympus. The stand shows what you bring and its points. You score them at once, and the altar’s own points (in gold) at the end, if your offering is still there.
    On an occupied altar yours must be better: at least as many animals, at least as good, and not just the same. A high altar with a strong offering is hard to take from you.
lesson-offrandes-shortage =
    The stable has too few of your animals. Click a highlighted altar, then the animals in the stable: either all that are left of your kind, or a lesser kind.
    Compare the points of each on the stand, and consider how easily the others could outdo your offering.

offrandes-price = Bid

## What the signs mean

offrandes-legend-token = Everyone’s level on a ladder; your own token has a bright rim.
offrandes-legend-animal = The animal a Peasant on this level brings.
offrandes-legend-times = How many animals a carrier on this level brings.
offrandes-legend-tier = A Temple Guardian on this level can use altars up to this tier.
offrandes-legend-prayer = Points a Priestess on this level scores every round.
offrandes-legend-level = The strength of a Briber or a Guardsman on this level.
offrandes-legend-wreath = The last space has room for one player. A new arrival pushes the previous one down.
offrandes-legend-empty-foot = No tile at the foot of a ladder: it is for sale, or was sold this auction turn.
offrandes-legend-gavel = The auctioneer.
offrandes-legend-purse = Drachmae in a purse.
offrandes-legend-price = The highest bid so far. It only shows the price; you bid with the buttons below.
offrandes-legend-raise = A bid you can make with one click.
offrandes-legend-points = Points for the player who holds this altar at the end.
offrandes-legend-offering = The offering on an altar, its number of animals, and its owner.
offrandes-legend-bowl = An empty altar.
offrandes-legend-beast = { $animal }, from a Peasant on level { $level }; the number in the stable shows how many are left.
offrandes-legend-panels = Players’ panels
offrandes-legend-first = The first player of this round.
offrandes-legend-mark = The level of this character; the seven symbols are those of the ladders above.
offrandes-legend-sources = Points so far: worship (prayers and sacrifices), and the altars held now.
