"""What bots value in Offrandes, in points.

* **What this round pays**: the Priestess by her level; a sacrifice by the Peasant's animal times
  the smaller of Water and Flower, and a part of what the Temple Guardian reaches. All four are
  needed, or nothing is brought.
* **What later rounds pay**: every level has a worth for each of them. Briber and Guardsman are
  worth the most: they pay nothing themselves, but every round somebody loses a level to a Briber,
  and his gain is the other's loss. The four of a sacrifice are worth more together.
* **Altars** count as far as they are safe: the better the offering, the harder to displace.
* **Money** is worth what it buys: levels, for as many rounds as they will still pay; what the
  limit would swallow is worth less.
* A lot is worth what its two levels add; one bids the least that leads, up to that worth, and
  offers first what the others want, for a buyer is out of the next lots.

The numbers were found by playing: what a level, a drachma and an altar had been worth at the end
of some thousand games, again and again with those who played by them.
"""

from typing import Final

from petteia.bots.heuristic import Heuristic
from petteia.core.message import Message
from petteia.games.offrandes.model import (
    ALTARS,
    BID,
    BIDDING,
    CHARACTERS,
    CORRUPTING,
    END,
    FINISHED,
    FLOWER,
    LAST_SPACE,
    NONE,
    NUMBER,
    OFFER,
    OFFERED,
    OFFERING,
    OPENING,
    OWNER,
    PAIRS,
    PASS,
    PEASANT,
    PICKING,
    PRIESTESS,
    SACRIFICING,
    TEMPLE,
    WATER,
    Position,
)

LEVELS: Final = (1.7, 1.7, 1.9, 1.35, 1.4, 3.1, 2.4)
"""Points that a level of each character brings in every round after this one."""
OX: Final = 0.25
"""The same for each step of the animal with each animal that can be carried,"""
OFFERING_UP: Final = 0.4
"""for each level that all four of a sacrifice have reached,"""
HEIGHT: Final = 0.2
"""and for each step to a higher altar with each animal."""
ALTAR: Final = 1.2
"""Points that a step to a higher altar brings in the round's sacrifice, beside the animals."""
DRACHMA: Final = 0.75
"""Points a drachma buys for each round left."""
LATE: Final = 0.2
"""Points by which a drachma is worth less, for the last ones come too late."""


def rounds_left(s: Position) -> float:
    """Return about how many rounds of sacrifices are still to come, this one included."""
    if s.step == FINISHED:
        return 0.0
    empty = 0
    for altar in range(ALTARS):
        if s.altar[OWNER + altar] == NONE:
            empty += 1
    most = 0
    for seat in range(s.players):
        most = max(most, s.prayed[seat] + s.sacrificed[seat])
    players = float(s.players)
    left = 5.43 - 0.28 * players - 0.506 * float(s.round)
    left += (0.03 + 0.633 / players) * float(empty)
    left += 0.014 * float(s.setting.worship - most)
    by_worship = 2.0 + float(s.setting.worship - most) / 16.0
    by_rounds = float(s.setting.rounds - s.round + 1)
    left = max(min(left, by_worship, by_rounds), 1.0)
    if empty == 0 or most > s.setting.worship:  # O6.1
        left = 1.0
    if s.step == SACRIFICING:
        left -= 1.0
    return max(left, 0.0)


def animals(s: Position, seat: int) -> int:
    """Return how many animals the seat's carriers can prepare (O3.3)."""
    return min(s.ladder[seat * CHARACTERS + WATER], s.ladder[seat * CHARACTERS + FLOWER])


def paid(s: Position, seat: int) -> float:
    """Return what this round pays with the levels as they are."""
    at = seat * CHARACTERS
    peasant = s.ladder[at + PEASANT]
    temple = s.ladder[at + TEMPLE]
    number = animals(s, seat)
    total = float(s.setting.prayers[s.ladder[at + PRIESTESS]])
    if peasant > 0 and number > 0 and temple > 0:
        total += float(s.setting.values[peasant - 1] * number) + ALTAR * float(temple)
    return total


def hoped(s: Position, seat: int, left: float) -> float:
    """Return what the seat's characters will pay in the rounds left."""
    at = seat * CHARACTERS
    each = 0.0
    for character in range(CHARACTERS):
        each += LEVELS[character] * float(s.ladder[at + character])
    peasant = s.ladder[at + PEASANT]
    temple = s.ladder[at + TEMPLE]
    number = animals(s, seat)
    each += OX * float(peasant * number) + HEIGHT * float(temple * number)
    each += OFFERING_UP * float(min(peasant, number, temple))
    return min(left, 1.0) * paid(s, seat) + max(left - 1.0, 0.0) * each


def drachma(left: float) -> float:
    """Return what a drachma is worth."""
    return max(DRACHMA * left - LATE, 0.05)


def saved(s: Position, seat: int, left: float) -> float:
    """Return what a purse is worth; what the limit swallows after the auctions is not."""
    purse = float(s.purse[seat])
    if s.step == CORRUPTING or s.step == SACRIFICING:
        purse = min(purse, float(s.setting.money_limit - s.setting.income))
        return purse * drachma(left - 1.0) if left > 1.0 else 0.0
    keep = float(s.setting.money_limit - s.setting.income)
    over = max(purse - keep, 0.0)
    return (purse - over * 0.3) * drachma(left)


class OffrandesHeuristic(Heuristic[Position]):
    """Rounds to come, altars, money."""

    def worth(self, state: Position, seat: int) -> float:
        """Return the points a seat may hope to end with."""
        s = state
        left = rounds_left(s)
        total = float(s.prayed[seat] + s.sacrificed[seat])
        for altar in range(ALTARS):
            if s.altar[OWNER + altar] == seat:
                total += float(s.setting.altar_points[altar]) * safety(s, altar, left)
        return total + hoped(s, seat, left) + saved(s, seat, left)

    def scale(self, state: Position) -> float:
        """Return a lead that wins about three games of four."""
        return 6.0 + 3.0 * rounds_left(state)

    def spread(self, state: Position) -> float:
        """Return a difference of rates that matters."""
        return 1.0 + 0.5 * rounds_left(state)

    def settled(self, state: Position) -> bool:
        """Return whether no lot is up and no sacrifice is being brought."""
        return state.step == OFFERING and state.lots == 0

    def near(self) -> int:
        """A short search looks to the end of an auctioneer's turn, a longer one beyond it."""
        return self.pace()

    def far(self, state: Position) -> bool:
        """Return whether a round begins: all lots, bribes and sacrifices are done."""
        return state.step == OFFERING and state.lots == 0 and state.auctioneer == state.first

    def is_open(self) -> bool:
        """Everything lies open, and chance only chooses who begins."""
        return True

    def rates(self, state: Position, legal: list[int]) -> list[float]:
        """Return how many points each move is worth."""
        s = state
        if s.step == BIDDING or s.step == OPENING:
            return bid_rates(s, legal)
        if s.step == OFFERING:
            return offer_rates(s, legal)
        seat = s.actor
        result = []
        for move in legal:
            after = state.copy()
            after.play(move)
            if s.step == PICKING:
                result.append(self.worth(after, seat))
            else:
                result.append(self.lead_over_all(after, seat))
        return result

    def lead_over_all(self, state: Position, seat: int) -> float:
        """Return the worth for a seat, less a part of what all others have."""
        total = self.worth(state, seat)
        for other in range(state.players):
            if other != seat:
                total -= 0.6 * self.worth(state, other) / float(state.players - 1)
        return total

    def error(self) -> float:
        """Return the boldness that loses most games: it pays too much, and for the wrong lots."""
        return 2.0

    def short(self) -> float:
        """Nothing is hidden, so even a very short search is strong."""
        return 0.02

    def long(self) -> float:
        """To look as far as a round takes longer."""
        return 3.0

    def reason(self, state: Position, move: int) -> Message | None:
        """Return what a move gains or prevents."""
        s = state
        if s.step == BIDDING:
            return bid_reason(s, move)
        if s.step == OPENING:
            return Message("O1.2", "hint-opening")
        if s.step == OFFERING:
            return Message("O1.2", "hint-enough" if move == END else "hint-offer")
        if s.step == CORRUPTING:
            return Message("O2.2", "hint-spare" if move == PASS else "hint-corrupt")
        if s.step == SACRIFICING:
            return Message("O3.4", "hint-wait" if move == PASS else "hint-altar")
        return Message("O0.2", "hint-pick")


def bid_reason(s: Position, move: int) -> Message | None:
    """Return why to bid so much, or to pass: never above the worth that is named, or below it."""
    worth = max(round(limit(s, s.actor, s.lot, rounds_left(s))), 0)
    if move == PASS:
        if worth > s.bid:
            return None
        return Message("O1.3", "hint-too-dear", {"drachmae": worth, "price": s.bid + 1})
    if move - BID <= worth:
        return Message("O1.3", "hint-worth-it", {"drachmae": worth})
    return Message("O1.3", "hint-outbid", {"seat": s.bidder, "drachmae": s.bid})


def safety(s: Position, altar: int, left: float) -> float:
    """Return how likely an altar is still its owner's at the end."""
    offered = (s.altar[OFFERED + altar] + 1) * s.altar[NUMBER + altar]
    strength = min(float(offered) / 14.0, 1.0)
    kept = 1.0 - 0.6 * min(left, 1.0) - 0.05 * left
    return strength + (1.0 - strength) * max(kept, 0.0)


# ---- O1 Auctions ----


def lot_worth(s: Position, seat: int, pair: int, left: float) -> float:
    """Return what the two levels of a lot add for a seat."""
    before = hoped(s, seat, left)
    at = seat * CHARACTERS
    risen: list[int] = []
    for character in PAIRS[pair]:
        if s.ladder[at + character] < LAST_SPACE:
            s.ladder[at + character] += 1
            risen.append(character)
    after = hoped(s, seat, left)
    for character in risen:
        s.ladder[at + character] -= 1
    return after - before


def limit(s: Position, seat: int, pair: int, left: float) -> float:
    """Return how many drachmae a lot is worth to a seat."""
    price = drachma(left)
    keep = s.setting.money_limit - s.setting.income
    over = float(max(s.purse[seat] - keep, 0))
    worth = lot_worth(s, seat, pair, left) / price + 0.4 * over
    return min(worth, float(s.purse[seat]))


def others_limit(s: Position, pair: int, left: float) -> float:
    """Return the most that any other player who may bid would pay for a lot."""
    most = 0.0
    for seat in range(s.players):
        if seat != s.actor and not s.winners >> seat & 1 and not s.passed >> seat & 1:
            most = max(most, limit(s, seat, pair, left))
    return most


def bid_rates(s: Position, legal: list[int]) -> list[float]:
    """Rate bids: the least that leads is best while the lot is worth more; else pass."""
    left = rounds_left(s)
    mine = limit(s, s.actor, s.lot, left)
    rival = others_limit(s, s.lot, left)
    price = drachma(left)
    least = float(s.bid + 1)
    result = []
    for move in legal:
        if move == PASS:
            result.append(0.0)
            continue
        bid = float(move - BID)
        gain = (mine - bid) * price
        if s.step == OPENING:
            aim = max(1.0, min(rival, mine) - 1.0) if rival < mine else max(1.0, mine * 0.85)
            result.append(gain * 0.2 - abs(bid - aim) * price * 0.5)
        else:
            result.append(gain - (bid - least) * price * 0.3)
    return result


def offer_rates(s: Position, legal: list[int]) -> list[float]:
    """Rate offers: early lots to make others pay, the last one to be bought oneself."""
    left = rounds_left(s)
    last = s.lots + 1 >= s.setting.lots
    price = drachma(left)
    result = []
    for move in legal:
        if move == END:
            result.append(-1.0)
            continue
        pair = move - OFFER
        mine = limit(s, s.actor, pair, left)
        rival = others_limit(s, pair, left)
        if last or rival < mine:
            result.append((mine - min(rival, mine)) * price)
        else:
            result.append((rival - mine) * price * 0.25)
    return result
