"""What bots value in Agora (Lieske), in points.

* **The Monument** is the great prize: 21 points for six levels. The first levels pay little by
  themselves but lead to the dear ones, so each counts nearly the average, as long as there are
  turns enough to climb on.
* **Cards** are worth what they build: about half a point each, more where the demand asks for
  them, less beyond what the next level needs, nothing but majorities at the very end.
* **Rhetoric** pays points in the upper columns and wins the Court before that. Three of five lots
  are drawn, so the sum of all five citizens counts.
* **The Court** pays the prosecutor a point and the judge a point and two cards; a conviction
  costs everybody at that stall rhetoric.
* Placing is a waiting game: who takes a weak space opens the strong one to the next player.
* A verdict is guilty unless it hurts oneself, helps a close leader, or ends the game too early.
"""

from typing import Final

from petteia.bots.heuristic import NEVER, Heuristic
from petteia.core.message import Message
from petteia.games.agora_lieske.model import (
    ACCUSE,
    ACCUSING,
    ACQUIT,
    CITIZENS,
    COURT,
    DEALER,
    DEMAND,
    DISCARD,
    DISCARDING,
    DONATE,
    DONATING,
    EXCHANGE,
    GUILTY,
    HOME,
    JUDGING,
    MARKET,
    MONUMENT,
    NONE,
    NOT_YET,
    PASS,
    PLACE,
    PLACING,
    PRISON,
    STOA,
    STUDY,
    STUDYING,
    TRADE,
    TRADING,
    Position,
)

CARD: Final = 0.55
"""A card that may still build."""
SPARE_CARD: Final = 0.25
"""A card beyond the fourth of its kind."""
READY: Final = 0.9
"""Having the cards of the next level together."""
INFLUENCE: Final = 0.05
"""A column of rhetoric, for each turn in which it may win the Court."""


def turns_left(s: Position) -> float:
    """Return about how many turns come after this one."""
    if s.ending != NOT_YET:
        return 0.0
    prison = s.markers[PRISON] + s.markers[PRISON + 1] + s.markers[PRISON + 2]
    highest = 0
    for seat in range(s.players):
        highest = max(highest, s.level[seat])
    convictions = float(s.setting.prison - prison)
    levels = float(s.setting.top - highest)
    return min(convictions * 1.3, levels * 1.2, 8.0)


def climbed(s: Position, level: int, left: float) -> float:
    """Return what a level of the Monument is worth with so many turns left."""
    top = s.setting.top
    now = float(s.setting.level_points[level])
    all_in_all = float(s.setting.level_points[top])
    sure = min(left / float(top - level), 1.0) if level < top else 1.0
    return now * (1.0 - 0.7 * sure) + 0.7 * sure * all_in_all * float(level) / float(top)


def spoken(s: Position, column: int, left: float) -> float:
    """Return what a citizen's rhetoric is worth: half points between the paying columns."""
    points = float(s.setting.rhetoric_points[column])
    above = points
    if column < s.setting.highest:
        above = float(s.setting.rhetoric_points[column + 1])
    early = min(left, 4.0) / 4.0
    return points + 0.4 * early * (above - points) + INFLUENCE * left * float(column)


def held(s: Position, seat: int, hand: list[float], left: float) -> float:
    """Return what a hand of cards is worth."""
    if s.ending != NOT_YET and s.filled[MONUMENT] == 0:
        return 0.02 * (hand[0] + hand[1] + hand[2])
    total = 0.0
    for resource in range(3):
        cards = hand[resource]
        total += CARD * min(cards, 4.0) + SPARE_CARD * max(cards - 4.0, 0.0)
    total *= min(left, 3.0) / 3.0 * 0.8 + 0.2
    return total + READY * nearness(s, s.level[seat], hand)


def nearness(s: Position, level: int, hand: list[float]) -> float:
    """Return how much of the next level's price a hand covers, as a part of 1, squared."""
    if level == s.setting.top or s.markers[DEMAND] == NONE or s.markers[DEMAND + 1] == NONE:
        return 0.0
    best = 0.0
    for way in s.setting.ways[level * 9 + s.markers[DEMAND] * 3 + s.markers[DEMAND + 1]]:
        gift = s.setting.gifts[way]
        due = 0.0
        paid = 0.0
        for resource in range(3):
            due += float(gift[resource])
            paid += min(float(gift[resource]), hand[resource])
        best = max(best, paid / due)
    return best * best


def hand_of(s: Position, seat: int) -> list[float]:
    """Return a seat's cards."""
    return [float(s.cards[seat * 3]), float(s.cards[seat * 3 + 1]), float(s.cards[seat * 3 + 2])]


def promised(s: Position, seat: int) -> list[float]:
    """Return a seat's cards with those its citizens at the stalls will bring."""
    hand = hand_of(s, seat)
    for stall in range(3):
        resource = s.markers[DEALER + stall]
        first = s.setting.first[MARKET + stall]
        due = 0.0
        mine = 0.0
        for space in range(s.filled[MARKET + stall]):
            cards = float(s.setting.yields[first + space])
            due += cards
            if s.spot[first + space] // CITIZENS == seat:
                mine += cards
        stock = float(s.cards[s.players * 3 + resource])
        hand[resource] += mine if due <= stock else mine * stock / due
    return hand


class AgoraHeuristic(Heuristic[Position]):
    """Monument, cards, rhetoric and the Court."""

    def worth(self, state: Position, seat: int) -> float:
        """Return the points a seat may hope to end with."""
        s = state
        left = turns_left(s)
        total = float(s.score[seat]) + climbed(s, s.level[seat], left)
        for citizen in range(seat * CITIZENS, seat * CITIZENS + CITIZENS):
            total += spoken(s, s.rhetoric[citizen], left)
        return total + held(s, seat, hand_of(s, seat), left)

    def scale(self, state: Position) -> float:
        """Return a lead that wins about three games of four."""
        return 1.5 + 0.5 * turns_left(state)

    def spread(self, state: Position) -> float:
        """Return a difference of rates that matters."""
        return 0.35

    def settled(self, state: Position) -> bool:
        """Return whether a turn begins."""
        return state.step == PLACING and state.cursor == 0

    def rates(self, state: Position, legal: list[int]) -> list[float]:
        """Return how many points each move is worth."""
        s = state
        if s.step == PLACING:
            return place_rates(s, legal)
        if s.step == JUDGING:
            return [verdict(s, move == GUILTY) for move in legal]
        if s.step == ACCUSING:
            return [accusation(s, move - ACCUSE) for move in legal]
        if s.step in (TRADING, STUDYING, DONATING, DISCARDING):
            left = turns_left(s)
            return [spent(s, move, left) for move in legal]
        return [0.0] * len(legal)

    def error(self) -> float:
        """The Market forgives a little."""
        return 0.9

    def reason(self, state: Position, move: int) -> Message | None:
        """Return what a move gains or prevents."""
        s = state
        is_highest = s.level[s.actor] + 1 >= len(s.setting.level_points)
        if s.step == PLACING:
            place = (move - PLACE) // CITIZENS
            if place < EXCHANGE:
                cards = s.setting.yields[s.setting.first[place] + s.filled[place]]
                return Message("L5.2.1", "hint-market", {"cards": cards})
            if place < STOA:
                return None if is_highest else Message("L5.2.2", "hint-exchange")
            if place == STOA:
                return Message("L5.2.3", "hint-stoa", {"gain": s.setting.gains[s.filled[STOA]]})
            return (
                Message("L5.2.4", "hint-court")
                if place == COURT
                else None
                if is_highest
                else Message("L5.2.5", "hint-gift")
            )
        if move == GUILTY:
            return Message("L5.2.4e", "hint-guilty")
        if move == ACQUIT:
            return Message("L5.2.4d", "hint-acquit")
        if move == PASS:
            return Message("L5.2", "hint-keep")
        if s.step == DONATING:
            gain = s.setting.level_points[s.level[s.actor] + 1]
            return Message("L5.2.5", "hint-donate", {"points": gain})
        if s.step == TRADING:
            return None if is_highest else Message("L5.2.2", "hint-trade")
        return Message("L5.2.3", "hint-study") if s.step == STUDYING else None


# ---- L5.1 Placing ----


def place_rates(s: Position, legal: list[int]) -> list[float]:
    """Rate every citizen at every place; of citizens with equal rhetoric only the first counts."""
    seat = s.actor
    left = turns_left(s)
    hand = promised(s, seat)
    places = [0.0] * 10
    for stall in range(3):
        places[MARKET + stall] = market_rate(s, seat, stall, hand, left)
    for space in range(4):
        places[EXCHANGE + space] = exchange_rate(s, seat, space, hand, left)
    places[MONUMENT] = monument_rate(s, seat, hand, left)
    cards = hand[0] + hand[1] + hand[2]
    result = []
    for move in legal:
        place, letter = divmod(move - PLACE, CITIZENS)
        citizen = seat * CITIZENS + letter
        rhetoric = s.rhetoric[citizen]
        if is_double(s, seat, letter):
            result.append(NEVER)
        elif place == STOA:
            result.append(stoa_rate(s, citizen, cards, left))
        elif place == COURT:
            result.append(court_rate(s, seat, rhetoric))
        else:
            result.append(places[place] - 0.04 * float(rhetoric))
    return result


def is_double(s: Position, seat: int, letter: int) -> bool:
    """Return whether a citizen at home before this one has the same rhetoric."""
    first = seat * CITIZENS
    for other in range(letter):
        if (
            s.where[first + other] == HOME
            and s.rhetoric[first + other] == s.rhetoric[first + letter]
        ):
            return True
    return False


def market_rate(s: Position, seat: int, stall: int, hand: list[float], left: float) -> float:
    """Rate the next space at a stall by the cards it will bring."""
    space = s.filled[MARKET + stall]
    if space >= s.setting.spaces[MARKET + stall]:
        return 0.0
    resource = s.markers[DEALER + stall]
    due = 0
    for other in range(3):
        if s.markers[DEALER + other] == resource:
            for taken in range(s.filled[MARKET + other]):
                due += s.setting.yields[s.setting.first[MARKET + other] + taken]
    at = s.setting.first[MARKET + stall] + space
    cards = float(s.setting.yields[at])
    stock = float(s.cards[s.players * 3 + resource])
    got = min(cards, max(stock - float(due), cards * 0.3))
    more = hand[:]
    more[resource] += got
    rate = held(s, seat, more, left) - held(s, seat, hand, left)
    if (
        space + 1 < s.setting.spaces[MARKET + stall]
        and s.setting.yields[at + 1] > s.setting.yields[at]
    ):
        rate -= 0.15
    return rate - 0.08


def exchange_rate(s: Position, seat: int, space: int, hand: list[float], left: float) -> float:
    """Rate a space of the Exchange by the best trade it will allow."""
    best = 0.0
    before = held(s, seat, hand, left)
    for paid in range(3):
        if hand[paid] < float(s.setting.pay[space]):
            continue
        for taken in range(3):
            if taken != paid:
                after = hand[:]
                after[paid] -= float(s.setting.pay[space])
                after[taken] += float(s.setting.take[space])
                best = max(best, held(s, seat, after, left) - before)
    return best


def monument_rate(s: Position, seat: int, hand: list[float], left: float) -> float:
    """Rate a space at the Monument by the level it will buy, if the cards will be there."""
    level = s.level[seat]
    rest = hand[:]
    first = s.setting.first[MONUMENT]
    for space in range(s.filled[MONUMENT]):
        if s.spot[first + space] // CITIZENS == seat and level < s.setting.top:
            pay_for(s, level, rest)
            level += 1
    if level >= s.setting.top:
        return -0.2
    near = nearness(s, level, rest)
    if near < 0.999:
        return 0.7 * near if near > 0.4 else 0.0
    after = rest[:]
    pay_for(s, level, after)
    gain = climbed(s, level + 1, left) - climbed(s, level, left)
    return gain + held(s, seat, after, left) - held(s, seat, rest, left) + 1.2


def pay_for(s: Position, level: int, hand: list[float]) -> None:
    """Take the price of a level from a hand, the way it covers best."""
    best = -1.0
    chosen = -1
    for way in s.setting.ways[level * 9 + s.markers[DEMAND] * 3 + s.markers[DEMAND + 1]]:
        gift = s.setting.gifts[way]
        rest = 0.0
        for resource in range(3):
            rest += min(hand[resource], float(gift[resource]))
        if rest > best:
            best = rest
            chosen = way
    gift = s.setting.gifts[chosen]
    for resource in range(3):
        hand[resource] = max(hand[resource] - float(gift[resource]), 0.0)


def stoa_rate(s: Position, citizen: int, cards: float, left: float) -> float:
    """Rate the next space of the Stoa by what the citizen will learn."""
    space = s.filled[STOA]
    if cards < 1.0 or space >= s.setting.spaces[STOA]:
        return -0.3
    now = s.rhetoric[citizen]
    then = min(now + s.setting.gains[space], s.setting.highest)
    rate = spoken(s, then, left) - spoken(s, now, left) - CARD * 0.7
    if space + 1 < s.setting.spaces[STOA] and s.setting.gains[space + 1] > s.setting.gains[space]:
        rate -= 0.15
    return rate


def court_rate(s: Position, seat: int, rhetoric: int) -> float:
    """Rate the Court by the chance to be prosecutor; more than enough is wasted."""
    sums = [0.0] * s.players
    first = s.setting.first[COURT]
    for space in range(s.filled[COURT]):
        citizen = s.spot[first + space]
        owner = citizen // CITIZENS
        sums[owner] += float(s.rhetoric[citizen]) if owner == seat else average(s, owner)
    rival = 0.0
    for other in range(s.players):
        if other != seat:
            rival = max(rival, sums[other])
    before = sums[seat] - rival
    after = before + float(rhetoric)
    if before > 1.5:
        return 0.0
    chance = 0.7 if after > 0.5 else 0.3 if after > -1.0 else 0.1
    return 0.75 * chance


def average(s: Position, seat: int) -> float:
    """Return a seat's rhetoric per citizen."""
    total = 0
    for citizen in range(seat * CITIZENS, seat * CITIZENS + CITIZENS):
        total += s.rhetoric[citizen]
    return float(total) / 5.0


# ---- L5.2 Actions ----


def spent(s: Position, move: int, left: float) -> float:
    """Rate a trade, a study, a donation or a discard by what it gains and what it costs."""
    if move == PASS:
        return 0.0
    seat = s.actor
    hand = hand_of(s, seat)
    before = held(s, seat, hand, left)
    gain = 0.0
    if move >= DONATE:
        gift = s.setting.gifts[move - DONATE]
        for resource in range(3):
            hand[resource] -= float(gift[resource])
        gain = climbed(s, s.level[seat] + 1, left) - climbed(s, s.level[seat], left) + READY
    elif move >= DISCARD:
        hand[move - DISCARD] -= 1.0
    elif move >= STUDY:
        hand[move - STUDY] -= 1.0
        now = s.rhetoric[s.spot[s.cursor]]
        gains = s.setting.gains[s.cursor - s.setting.first[STOA]]
        gain = spoken(s, min(now + gains, s.setting.highest), left) - spoken(s, now, left)
    else:
        space = s.cursor - s.setting.first[EXCHANGE]
        hand[(move - TRADE) // 3] -= float(s.setting.pay[space])
        hand[(move - TRADE) % 3] += float(s.setting.take[space])
    return gain + held(s, seat, hand, left) - before


def stalled(s: Position, seat: int, stall: int) -> float:
    """Return who would lose by a conviction at a stall: rivals less oneself."""
    total = 0.0
    first = s.setting.first[MARKET + stall]
    for space in range(s.filled[MARKET + stall]):
        citizen = s.spot[first + space]
        if s.rhetoric[citizen] > 0:
            total += 0.45 / float(s.players - 1) if citizen // CITIZENS != seat else -0.45
    return total


def accusation(s: Position, stall: int) -> float:
    """Rate an accusation by who would lose if the judge says guilty."""
    return stalled(s, s.actor, stall)


def verdict(s: Position, guilty: bool) -> float:
    """Rate a verdict for the judge: points and cards, citizens, the prosecutor, the end."""
    seat = s.actor
    mine = s.prosecutor == seat
    if not guilty:
        return CARD + (-1.0 if mine else 0.5 / float(s.players - 1))
    rate = 1.0 + 2 * CARD + stalled(s, seat, s.accused)
    rate += 1.0 if mine else -1.0 / float(s.players - 1)
    prison = s.markers[PRISON] + s.markers[PRISON + 1] + s.markers[PRISON + 2]
    if prison + 1 >= s.setting.prison and s.ending == NOT_YET:
        own = points_now(s, seat)
        for other in range(s.players):
            if other != seat and points_now(s, other) > own:
                return rate - 6.0
        return rate + 2.0
    return rate


def points_now(s: Position, seat: int) -> int:
    """Return a seat's points as if the game ended now."""
    return sum(s.points(seat))
