"""What bots value in Athens, in points.

* There are only fourteen actions. **A flip is a free 5 points**, so every card is measured
  against it.
* **Cubes** are worth the empty event squares they fit, the better square first, for placing them
  costs no action; a little more where a square on an action card or an oracle could take them.
  At the end they are worth nothing.
* **Workshops of cubes** (Atelier with kiln and vineyard or olive grove, Barracks and Stable with
  barley and smithy, Piraeus with barley and shipyard) are worth the rounds they can still work;
  half of one counts less than half. A Village stands for any missing icon. Quarries open
  Workshops and monuments.
* **People** are worth what they spare later: upper more than middle more than lower. Only three
  can be kept, so the weakest of many is nearly free.
* Ecclesia and Agora pay a little more the earlier they come; temples turn spare cubes into
  oracles.
"""

from typing import Final

from petteia.bots.heuristic import Heuristic
from petteia.bots.heuristics.athens_cubes import (
    cube_value,
    cubes_given,
    cubes_taken,
    cubes_worth,
    outlets,
)
from petteia.core.message import Message
from petteia.games.athens.actions import refuse_tiles, ways
from petteia.games.athens.model import (
    ACTING,
    AGORA,
    BASE_ROWS,
    BASE_TYPES,
    CLASSES,
    CUBE_COLOURS,
    DROP,
    DROPPING,
    ECCLESIA,
    FLIP,
    FLIPPED,
    GIVING,
    LAY_UNDER,
    MAKE,
    MONUMENT,
    ORACLE,
    OWN,
    PASS,
    PAYING,
    PRAY,
    PUTTING,
    QUARRY,
    REROLL,
    RETURN,
    RETURNING,
    SQUARE,
    SWAP,
    TAKE,
    TAKING,
    TEMPLE,
    TRADE,
    UNDERLAYING,
    USE,
    VILLAGE,
    WHEAT,
    WORKSHOP,
    Position,
)
from petteia.games.athens.scoring import ecclesia_points, oracle_points

PERSON: Final = (2.2, 1.3, 0.7)
"""An upper, a middle and a lower tile."""
WORKING: Final = 0.55
"""What a workshop of cubes brings above a flip, for each round it may work."""
SECOND: Final = 0.35
"""How much of that a second and further workshops add."""


def rounds_left(s: Position) -> int:
    """Return how many rounds come after this one."""
    return s.setting.rounds - s.round


def engine(s: Position, seat: int) -> float:
    """Return what the seat's icons are worth in the rounds left."""
    left = float(rounds_left(s))
    setting = s.setting
    jokers = float(s.owned(seat, VILLAGE))
    best = 0.0
    total = 0.0
    for option in range(setting.first_option[VILLAGE]):
        if setting.option_kind[option] != MAKE:
            continue
        icons = setting.option_icons[option]
        need = 0.0
        have = 0.0
        for at in range(0, len(icons), 2):
            need += float(icons[at + 1])
            have += float(min(s.icons(seat, icons[at]), icons[at + 1]))
        if need == 0.0:
            continue
        part = min((have + jokers) / need, 1.0)
        value = part * part * WORKING * left
        best = max(best, value)
        total += value
    quarries = min(float(s.icons(seat, QUARRY)) + jokers, 2.0)
    return best + SECOND * (total - best) + 0.22 * left * quarries


def people_worth(s: Position, seat: int) -> float:
    """Return what a seat's people are worth; beyond the limit the weakest are nothing."""
    total = 0.0
    room = s.setting.people_limit
    for person in range(CLASSES):
        tiles = min(s.people[seat * CLASSES + person], room)
        room -= tiles
        total += float(tiles) * PERSON[person]
    return total * (1.0 if rounds_left(s) else 0.2)


class AthensHeuristic(Heuristic[Position]):
    """Points, cubes, icons and people."""

    def worth(self, state: Position, seat: int) -> float:
        """Return the points a seat may hope to end with."""
        s = state
        total = float(sum(s.points(seat))) + cubes_worth(s, seat, outlets(s))
        return total + engine(s, seat) + people_worth(s, seat)

    def scale(self, state: Position) -> float:
        """Return a lead that wins about three games of four."""
        return 4.0 + 0.7 * rounds_left(state)

    def spread(self, state: Position) -> float:
        """Return a difference of rates that matters."""
        return 1.2

    def settled(self, state: Position) -> bool:
        """Return whether a round begins (bases are to be taken, nobody has yet)."""
        return state.step == TAKING and state.turn == 0

    def rates(self, state: Position, legal: list[int]) -> list[float]:
        """Return how many points each move is worth."""
        s = state
        step = s.step
        if step == ACTING:
            return action_rates(s, legal)
        if step == TAKING:
            return [changed(s, s.seat * BASE_ROWS + move - TAKE, -1) for move in legal]
        if step == PUTTING:
            open_squares = outlets(s)
            return [put_rate(s, move, open_squares) for move in legal]
        if step == DROPPING:
            return [-PERSON[move - DROP] for move in legal]
        if step == PAYING:
            return [-people_cost(s, move - s.setting.pay_at) for move in legal]
        if step == GIVING:
            open_squares = outlets(s)
            return [-cubes_given(s, move - s.setting.give_at, open_squares) for move in legal]
        if step == UNDERLAYING:
            return [under_rate(s, move - LAY_UNDER) for move in legal]
        if step == RETURNING:
            return [return_rate(s, move - RETURN) for move in legal]
        return [0.0] * len(legal)

    def error(self) -> float:
        """One plan spoilt is a game lost."""
        return 0.5

    def short(self) -> float:
        """A look at the next cards already saves many an action."""
        return 0.12

    def reason(self, state: Position, move: int) -> Message | None:
        """Return what a move gains or prevents."""
        s = state
        if s.step == TAKING:
            return Message("A2.1", "hint-take")
        if s.step == PUTTING:
            if move == PASS:
                return Message("A4.1", "hint-hold")
            points = put_points(s, move)
            return Message("A4.1", "hint-put", {"points": points})
        if s.step != ACTING:
            return Message("A3", "hint-spare")
        if move >= USE:
            return option_reason(s, move - USE)
        if move >= FLIP:
            return Message("A3.1", "hint-flip", {"points": s.setting.flipped_points})
        return Message("A3.4", "hint-luck")


def option_reason(s: Position, option: int) -> Message | None:
    """Return what a card's option gains; nothing if a flip would gain as much."""
    kind = s.setting.option_kind[option]
    if kind == SQUARE:
        return Message("A3.8", "hint-square", {"points": s.setting.option_points[option]})
    if option_rate(s, option, outlets(s)) <= float(s.setting.flipped_points):
        return None
    if kind == MAKE or kind == TRADE:
        return Message("A3.7", "hint-cubes")
    if kind == OWN:
        return Message("A3.2", "hint-own")
    return Message("A3.9", "hint-oracle")


def changed(s: Position, card: int, flipped: int) -> float:
    """Return what the icons gain if a base card came to the seat, or were flipped."""
    before = engine(s, s.seat)
    s.bases[card] += 1
    if flipped >= 0:
        s.bases[flipped] -= 1
    after = engine(s, s.seat)
    s.bases[card] -= 1
    if flipped >= 0:
        s.bases[flipped] += 1
    return after - before


# ---- A3 Action ----


def action_rates(s: Position, legal: list[int]) -> list[float]:
    """Rate the actions of a turn."""
    open_squares = outlets(s)
    result = []
    for move in legal:
        if move >= USE:
            option = move - USE
            cost = cheapest(s, s.setting.option_card[option])
            result.append(option_rate(s, option, open_squares) - cost)
        elif move >= FLIP:
            at = s.seat * BASE_ROWS + move - FLIP
            result.append(float(s.setting.flipped_points) + changed(s, at + FLIPPED, at))
        elif move >= SWAP:
            result.append(5.6 - PERSON[move - SWAP] if rounds_left(s) else 4.0)
        else:
            assert move == REROLL
            result.append(6.2 if s.grey < 0 else 5.4)
    return result


def cheapest(s: Position, card: int) -> float:
    """Return the worth of the people a card costs, paid the cheapest way."""
    best = 99.0
    for payment in ways(s, card):
        if not refuse_tiles(s, payment):
            best = min(best, people_cost(s, payment))
    return best


def people_cost(s: Position, payment: int) -> float:
    """Return what the people of a payment are worth to the seat."""
    tiles = s.setting.payments[payment]
    total = 0.0
    for person in range(CLASSES):
        total += float(tiles[person]) * PERSON[person]
    return total * (0.8 if rounds_left(s) else 0.0)


def option_rate(s: Position, option: int, open_squares: list[float]) -> float:
    """Rate what a card's option brings."""
    setting = s.setting
    kind = setting.option_kind[option]
    if kind == SQUARE:
        colour = setting.option_colour[option]
        points = float(setting.option_points[option])
        return points - cube_value(s, colour, 0, open_squares)
    if kind == OWN:
        return own_rate(s, setting.option_card[option])
    paid = 0.0
    gifts = setting.option_gifts[option]
    if gifts:
        paid = 99.0
        for gift in gifts:
            if has_cubes(s, gift):
                paid = min(paid, cubes_given(s, gift, open_squares))
    if kind == ORACLE or kind == PRAY:
        return float(setting.oracle_points) + 0.3 - paid
    if kind == WHEAT:
        return 2.0 * float(setting.oracle_points) + 0.9 - paid
    return cubes_taken(s, setting.option_takes[option], open_squares) - paid


def has_cubes(s: Position, gift: int) -> bool:
    """Return whether the seat has the cubes of a gift."""
    cubes = s.setting.gifts[gift]
    for colour in range(CUBE_COLOURS):
        if s.cubes[s.seat * CUBE_COLOURS + colour] < cubes[colour]:
            return False
    return True


def own_rate(s: Position, card: int) -> float:
    """Rate a card of one's own: a Village, an Ecclesia, an Agora, a Workshop, a monument."""
    seat = s.seat
    setting = s.setting
    left = float(rounds_left(s))
    circles = s.owned(seat, AGORA) * setting.agora_circles
    circles += s.owned(seat, WORKSHOP) * setting.workshop_circles
    monuments = 0
    for other in range(MONUMENT, TEMPLE):
        if s.holder[other] == seat:
            monuments += 1
    if card == ECCLESIA:
        cards = s.owned(seat, ECCLESIA)
        more = ecclesia_points(s, cards + 1) - ecclesia_points(s, cards)
        return float(more) + 0.12 * left
    if card == AGORA:
        tiles = 0
        for person in range(seat * CLASSES, (seat + 1) * CLASSES):
            tiles += s.people[person]
        drawn = 0.9 * float(max(min(setting.people_limit - tiles + 2, setting.agora_draw), 0))
        return float(setting.agora_points) + (drawn + 0.1 * left if left > 0.0 else 0.0)
    if card == WORKSHOP:
        filled = min(setting.workshop_circles, max(monuments - circles, 0))
        return float(setting.workshop_points + filled)
    if card == VILLAGE:
        spare = 0
        for base in range(BASE_TYPES):
            spare += s.bases[seat * BASE_ROWS + base]
        buried = float(max(2 - spare, 0) * setting.flipped_points)
        jokers = s.owned(seat, VILLAGE)
        share = 0.25 if jokers < 2 else 0.05
        return float(setting.village_points) - buried + share * left
    monument = card - MONUMENT
    points = float(setting.monument_points[monument])
    if circles > monuments:
        points += float(setting.cylinder_points)
    at = TEMPLE + monument
    if setting.first_option[at] < setting.first_option[at + 1]:
        points += 0.25 * left
    return points


def under_rate(s: Position, pair: int) -> float:
    """Rate two base cards to put under a Village: what they would still have given."""
    loss = 0.0
    for base_card in s.setting.pairs[pair]:
        at = s.seat * BASE_ROWS + base_card % 2 * FLIPPED + base_card // 2
        s.bases[at] -= 1
        if base_card % 2:
            loss += float(s.setting.flipped_points)
    value = engine(s, s.seat)
    for base_card in s.setting.pairs[pair]:
        s.bases[s.seat * BASE_ROWS + base_card % 2 * FLIPPED + base_card // 2] += 1
    return value - loss


def return_rate(s: Position, oracle: int) -> float:
    """Rate the hand of oracles that stays when one is returned."""
    s.oracles[s.seat * 4 + oracle] -= 1
    points = float(oracle_points(s, s.seat))
    s.oracles[s.seat * 4 + oracle] += 1
    return points


# ---- A4 Event ----


def put_points(s: Position, move: int) -> int:
    """Return the points of the square that a move puts a cube on."""
    return s.setting.square_points[s.setting.put_square[move - s.setting.put_at]]


def put_rate(s: Position, move: int, open_squares: list[float]) -> float:
    """Rate a cube on a square against keeping it for a better one."""
    if move == PASS:
        return 0.0
    points = float(put_points(s, move))
    colour = s.setting.put_colour[move - s.setting.put_at]
    kept = 0.8 * cube_value(s, colour, 0, open_squares) if rounds_left(s) else 0.0
    return points - kept
