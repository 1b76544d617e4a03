"""What bots value in Offrandes, in points.

* **What every round pays**: the Priestess by her level; a sacrifice by the Peasant's animal times
  the smaller of Water and Flower; an altar by what the Temple Guardian reaches. All four of a
  sacrifice are needed, so the weakest of them is worth the most. What is not there yet counts as
  far as it can be built up in time.
* **Altars** count as far as they are safe: the better the offering, the harder to displace.
* **Money** is worth what it buys: levels, for as many rounds as they will still pay; what the
  limit would swallow is worth nothing, and nothing is in the last round.
* **Briber and Guardsman** are worth a little more the more rounds are left.
* A lot is worth what its two levels add; one bids the least that leads, up to that worth, and
  offers first what the others want, for a buyer is out of the next lots.
"""

from typing import Final

from petteia.bots.heuristic import Heuristic
from petteia.core.line import Line
from petteia.core.state import State
from petteia.games.offrandes.model import (
    ALTARS,
    ANIMALS,
    BID,
    BIDDING,
    BRIBER,
    CHARACTERS,
    CORRUPTING,
    END,
    FLOWER,
    GUARDSMAN,
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

DRACHMA: Final = 0.25
"""Points a drachma buys for each round that its levels will still pay."""
ALTAR_KEPT: Final = 0.5
"""How much of a reachable altar's points a sacrifice brings on average."""


def rounds_left(s: Position) -> float:
    """Return about how many rounds of sacrifices are still to come, this one included."""
    empty = 0
    for altar in range(ALTARS):
        if s.altar[OWNER + altar] == NONE:
            empty += 1
    most = 0
    for seat in range(s.players):
        most = max(most, s.prayed[seat] + s.sacrificed[seat])
    by_altars = 1.0 + empty / (0.55 * float(s.players))
    by_worship = 1.0 + float(s.setting.worship - most) / 22.0
    by_rounds = float(s.setting.rounds - s.round + 1)
    left = min(by_altars, by_worship, by_rounds, 8.0)
    if s.step == SACRIFICING:
        left -= 1.0
    return max(left, 0.0)


def round_worth(s: Position, levels: list[float]) -> float:
    """Return what a round pays with these levels."""
    peasant = levels[PEASANT]
    animals = min(levels[WATER], levels[FLOWER])
    temple = levels[TEMPLE]
    prayer = levels[PRIESTESS] * float(s.setting.prayers[LAST_SPACE]) / LAST_SPACE
    ready = min(1.0, min(peasant, animals, temple))
    offering = max(peasant, 1.0) * animals * float(s.setting.values[ANIMALS - 1]) / ANIMALS
    return prayer + ready * (offering + ALTAR_KEPT * 5.0 * temple)


def hoped(s: Position, seat: int, left: float) -> float:
    """Return what the seat's characters will pay in the rounds left."""
    now = [0.0] * CHARACTERS
    later = [0.0] * CHARACTERS
    growth = min(left, 4.0) * 0.35
    for character in range(CHARACTERS):
        level = float(s.ladder[seat * CHARACTERS + character])
        now[character] = level
        later[character] = min(level + growth, 4.6) if level < LAST_SPACE else 4.8
    first = min(left, 1.0)
    total = first * round_worth(s, now) + (left - first) * round_worth(s, later)
    guard = now[GUARDSMAN]
    bribe = now[BRIBER]
    each = 0.9 * left / float(s.players - 1)
    for other in range(s.players):
        if other != seat:
            at = other * CHARACTERS
            if bribe > float(s.ladder[at + GUARDSMAN]):
                total += each
            if float(s.ladder[at + BRIBER]) > guard:
                total -= each
    return total + 0.15 * left * (bribe + guard)


def drachma(s: Position, left: float) -> float:
    """Return what a drachma is worth."""
    return DRACHMA * max(left - 0.8, 0.0)


def saved(s: Position, seat: int, left: float) -> float:
    """Return what a purse is worth; what the limit swallows after the auctions is not."""
    purse = float(s.purse[seat])
    if s.step == CORRUPTING or s.step == SACRIFICING:
        purse = min(purse, float(s.setting.money_limit - s.setting.income))
        return purse * drachma(s, max(left - 1.0, 0.0))
    keep = float(s.setting.money_limit - s.setting.income)
    over = max(purse - keep, 0.0)
    return (purse - over) * drachma(s, left) + over * drachma(s, left) * 0.7


class OffrandesHeuristic(Heuristic):
    """Rounds to come, altars, money."""

    def worth(self, state: State, seat: int) -> float:
        """Return the points a seat may hope to end with."""
        assert isinstance(state, Position)
        s = state
        left = rounds_left(s)
        total = float(s.prayed[seat] + s.sacrificed[seat])
        for altar in range(ALTARS):
            if s.altar[OWNER + altar] == seat:
                total += float(s.setting.altar_points[altar]) * safety(s, altar, left)
        return total + hoped(s, seat, left) + saved(s, seat, left)

    def scale(self, state: State) -> float:
        """Return a lead that wins about three games of four."""
        assert isinstance(state, Position)
        return 6.0 + 3.0 * rounds_left(state)

    def spread(self, state: State) -> float:
        """Return a difference of rates that matters."""
        assert isinstance(state, Position)
        return 1.0 + 0.5 * rounds_left(state)

    def settled(self, state: State) -> bool:
        """Return whether no lot is up and no sacrifice is being brought."""
        assert isinstance(state, Position)
        return state.step == OFFERING and state.lots == 0

    def is_open(self) -> bool:
        """Everything lies open, and chance only chooses who begins."""
        return True

    def rates(self, state: State, legal: list[int]) -> list[float]:
        """Return how many points each move is worth."""
        assert isinstance(state, Position)
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

    def lead_over_all(self, state: State, seat: int) -> float:
        """Return the worth for a seat, less a part of what all others have."""
        total = self.worth(state, seat)
        for other in range(state.players):
            if other != seat:
                total -= 0.6 * self.worth(state, other) / float(state.players - 1)
        return total

    def error(self) -> float:
        """Every lot can be made good by the next, so only wild bids lose."""
        return 8.0

    def reason(self, state: State, move: int) -> Line:
        """Return why a move is worth playing."""
        assert isinstance(state, Position)
        s = state
        if s.step == BIDDING:
            worth = round(limit(s, s.actor, s.lot, rounds_left(s)))
            key = "hint-too-dear" if move == PASS else "hint-worth-it"
            return Line("O1.3", key, {"drachmae": max(worth, 0)})
        if s.step == OPENING:
            return Line("O1.2", "hint-opening")
        if s.step == OFFERING:
            return Line("O1.2", "hint-enough" if move == END else "hint-offer")
        if s.step == CORRUPTING:
            return Line("O2.2", "hint-spare" if move == PASS else "hint-corrupt")
        if s.step == SACRIFICING:
            return Line("O3.4", "hint-wait" if move == PASS else "hint-altar")
        return Line("O0.2", "hint-pick")


def safety(s: Position, altar: int, left: float) -> float:
    """Return how likely an altar is still its owner's at the end."""
    offered = (s.altar[OFFERED + altar] + 1) * s.altar[NUMBER + altar]
    strength = min(float(offered) / 14.0, 1.0)
    return 1.0 - (1.0 - strength) * min(left, 5.0) * 0.13


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
    price = max(drachma(s, left), 0.05)
    keep = s.setting.money_limit - s.setting.income
    over = float(max(s.purse[seat] - keep, 0))
    worth = lot_worth(s, seat, pair, left) / price + 0.3 * over
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
    price = max(drachma(s, left), 0.05)
    least = float(s.bid + 1)
    result = []
    for move in legal:
        if move == PASS:
            result.append(0.0)
            continue
        bid = float(move - BID)
        gain = (mine - bid) * price
        if s.step == OPENING:
            aim = max(1.0, min(rival, mine) - 1.0) if rival < mine else max(1.0, mine * 0.5)
            result.append(gain * 0.2 - abs(bid - aim) * price * 0.5)
        else:
            result.append(gain - (bid - least) * price * 0.3)
    return result


def offer_rates(s: Position, legal: list[int]) -> list[float]:
    """Rate offers: early lots to make others pay, the last one to be bought oneself."""
    left = rounds_left(s)
    last = s.lots + 1 >= s.setting.lots
    price = max(drachma(s, left), 0.05)
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
