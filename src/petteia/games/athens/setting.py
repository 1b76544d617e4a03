"""From numbers to the setting of a match: what every card costs, asks and gives."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

from mypy_extensions import i64

from petteia.core.catalogue import ListCatalogue
from petteia.core.errors import DataError
from petteia.core.vectors import append, rows, vec
from petteia.games.athens.data_checks import faults
from petteia.games.athens.event_rows import squares
from petteia.games.athens.model import (
    BASE_FACES,
    BASE_TYPES,
    BASES,
    BROWN,
    CARD_NAMES,
    CLASSES,
    COLOURS,
    DECKS,
    DELPHI,
    EVENT_CARDS,
    EVENTS,
    FACES,
    MAKE,
    MONUMENT,
    MONUMENTS,
    NONE,
    ORACLE,
    ORACLES,
    OWN,
    PEOPLE,
    PLAIN_ROLLS,
    PRAY,
    QUARRY,
    ROLLS,
    SEATS,
    SINGLES,
    SQUARE,
    SQUARE_COLOURS,
    TRADE,
    USE,
    VILLAGE,
    WHEAT,
    WHITE,
    Setting,
)


def setting(players: int, numbers: dict[str, Any], record: dict[str, Any]) -> Setting:
    """Return the setting for these numbers; numbers that cannot work are refused."""
    reasons = faults(players, numbers)
    if reasons:
        raise DataError(reasons)
    s = Setting()
    s.players = players
    s.options = record
    _people(s, numbers)
    _pieces(s, numbers)
    _owned(s, numbers)
    _payments(s, numbers)
    texts = _options(s, numbers)
    base_cards = range(BASE_TYPES * BASE_FACES)
    s.pairs = rows([list(pair) for pair in combinations_with_replacement(base_cards, 2)])
    s.pay_at = USE + len(texts) - 1
    s.give_at = s.pay_at + len(s.payments)
    s.put_at = s.give_at + len(s.gifts)
    _events(s, numbers["events"])
    s.catalogue = _catalogue(s, texts)
    return s


def _people(s: Setting, numbers: dict[str, Any]) -> None:
    faces = [numbers["die"][face] for face in FACES]
    s.people = vec[i64]([numbers["people"][person] for person in PEOPLE])
    rolls = ROLLS if numbers["die"]["blank"] else ROLLS[:PLAIN_ROLLS]
    s.roll_weights = vec[i64]([faces[a] * faces[b] * (1 if a == b else 2) for a, b in rolls])
    s.order_weights = vec[i64]([numbers["order"]["left"], numbers["order"]["right"]])
    s.first_draw = numbers["draw"]["first"]
    s.later_draw = numbers["draw"]["later"]
    s.people_limit = numbers["limits"]["people"]
    s.rounds = numbers["limits"]["rounds"]


def _pieces(s: Setting, numbers: dict[str, Any]) -> None:
    bases, oracles = numbers["bases"], numbers["oracles"]
    s.base_cards = bases["cards"][str(s.players)]
    s.icons = bases["icons"]
    s.flipped_icons = bases["flipped"]
    s.flipped_points = bases["points"]
    s.cubes = vec[i64]([numbers["cubes"][colour] for colour in COLOURS])
    s.oracles = vec[i64]([oracles[oracle] for oracle in ORACLES])
    s.oracle_points = oracles["points"]
    s.smiles = oracles["smiles"]
    s.gain = oracles["gain"]
    s.tears = oracles["tears"]
    s.loss = oracles["loss"]


def _events(s: Setting, events: dict[str, Any]) -> None:
    """Lay out the squares of the events behind the rest of the board, and number the puts."""
    before = EVENT_CARDS + s.card_squares
    s.event_of = vec[i64]([NONE] * before)
    s.square_colour = vec[i64]([NONE] * before)
    s.square_points = vec[i64]([0] * before)
    for event, name in enumerate(EVENTS):
        printed = [squares(row) for row in events[name]["rows"]]
        s.rows = append(s.rows, len(printed))
        s.columns = append(s.columns, len(printed[0]))
        s.steps = append(s.steps, events[name]["steps"])
        s.first_square = append(s.first_square, len(s.event_of))
        for row in printed:
            s.row_starts = append(s.row_starts, len(s.event_of))
            for colour, points in row:
                s.event_of = append(s.event_of, event)
                s.square_colour = append(s.square_colour, SQUARE_COLOURS.index(colour))
                s.square_points = append(s.square_points, points)
    s.first_square = append(s.first_square, len(s.event_of))
    _puts(s)


def _puts(s: Setting) -> None:
    """Number every cube on every square, also where the colour does not fit: that is refused."""
    squares_for: list[list[int]] = [[] for _ in COLOURS]
    puts_for: list[list[int]] = [[] for _ in COLOURS]
    for event in range(len(EVENTS)):
        for colour in range(len(COLOURS)):
            for square in range(s.first_square[event], s.first_square[event + 1]):
                if s.square_colour[square] in (colour, WHITE):
                    squares_for[colour].append(square)
                    puts_for[colour].append(s.put_at + len(s.put_square))
                s.put_square = append(s.put_square, square)
                s.put_colour = append(s.put_colour, colour)
    s.squares_for = rows(squares_for)
    s.puts_for = rows(puts_for)


def _owned(s: Setting, numbers: dict[str, Any]) -> None:
    agora, workshop = numbers["agora"], numbers["workshop"]
    s.deck_cards = vec[i64]([numbers[deck]["cards"] for deck in DECKS])
    s.village_points = numbers["village"]["points"]
    s.ecclesia_points = vec[i64](numbers["ecclesia"]["points"])
    s.agora_points = agora["points"]
    s.agora_draw = agora["draw"]
    s.agora_circles = agora["circles"]
    s.workshop_points = workshop["points"]
    s.workshop_circles = workshop["circles"]
    s.monument_points = vec[i64]([numbers["monuments"][name]["points"] for name in MONUMENTS])
    s.cylinder_points = numbers["cylinders"]["points"]


def counts(words: list[str], kinds: tuple[str, ...]) -> list[int]:
    """Return how often each kind is among the words."""
    return [words.count(kind) for kind in kinds]


def sparse(numbers: list[int]) -> list[int]:
    """Return what is not 0 as index, number, index, number …"""
    return [n for index, number in enumerate(numbers) if number for n in (index, number)]


def spelled(numbers: Iterable[int], kinds: tuple[str, ...]) -> list[str]:
    """Return the words that `counts` counts as these numbers."""
    return [kind for kind, number in zip(kinds, numbers, strict=True) for _ in range(number)]


# ---- A3.3 People costs ----


def _payments(s: Setting, numbers: dict[str, Any]) -> None:
    """Find for every card and roll the payments to choose from."""
    payments = _Numbering([[0, 0, 0]])
    ways = []
    cards = [numbers[name] for name in CARD_NAMES[:MONUMENT]]
    cards += [numbers["monuments"][name] for name in MONUMENTS]
    for card in [*cards, numbers["temple"]]:
        costs = [counts(payment.split(" "), PEOPLE) for payment in card["people"]]
        s.costs.append(costs)
        for roll in ROLLS[: len(s.roll_weights)]:
            left = [[max(cost[p] - roll.count(p), 0) for p in range(CLASSES)] for cost in costs]
            ways.append(sorted({payments.number(way) for way in minimal(left)}))
        ways += [[] for _ in ROLLS[len(s.roll_weights) :]]  # dice without a blank face
    s.ways = rows(ways)
    s.payments = rows(payments.entries)


def minimal(ways: list[list[int]]) -> list[list[int]]:
    """A3.3: without those that contain another.

    Who can pay the larger can pay the smaller, so this does not depend on anybody's people.
    """
    most = 1 + max((part for way in ways for part in way), default=0)
    unpaid = most  # more of the third class than any way asks for
    lowest = [[unpaid] * most for _ in range(most)]
    for a, b, c in ways:
        lowest[a][b] = min(lowest[a][b], c)
    exact = [row[:] for row in lowest]
    for a in range(most):
        for b in range(most):
            left = lowest[a][b - 1] if b else unpaid
            below = lowest[a - 1][b] if a else unpaid
            if min(left, below) <= exact[a][b]:
                exact[a][b] = -1  # a way with fewer of the first two asks for no more of the third
            lowest[a][b] = min(lowest[a][b], left, below)
    return [way for way in ways if exact[way[0]][way[1]] == way[2]]


class _Numbering:
    """Distinct entries in the order of their first appearance."""

    def __init__(self, entries: list[list[int]]) -> None:
        self.entries = entries
        self.numbers = {tuple(entry): number for number, entry in enumerate(entries)}

    def number(self, wanted: list[int]) -> int:
        """Return the number of an entry; a new one is added."""
        number = self.numbers.setdefault(tuple(wanted), len(self.entries))
        if number == len(self.entries):
            self.entries.append(wanted)
        return number


# ---- A3.2 Options ----


def _options(s: Setting, numbers: dict[str, Any]) -> list[str]:
    """List every option of every card and return their texts."""
    texts: list[str] = []
    gifts = _Numbering([])
    for card in range(SINGLES):
        s.first_option = append(s.first_option, len(texts))
        texts += _single(s, card, numbers[CARD_NAMES[card]], gifts)
    for card in range(VILLAGE, MONUMENT):
        s.first_option = append(s.first_option, len(texts))
        bases = numbers[CARD_NAMES[card]].get("bases", [])
        texts.append(_option(s, card, OWN, "", icons=counts(bases, BASES)))
    for monument, name in enumerate(MONUMENTS):
        s.first_option = append(s.first_option, len(texts))
        quarries = [0] * BASE_TYPES
        quarries[QUARRY] = numbers["monuments"][name]["quarries"]
        texts.append(_option(s, MONUMENT + monument, OWN, "", icons=quarries))
    for monument, name in enumerate(MONUMENTS):
        s.first_option = append(s.first_option, len(texts))
        if numbers["monuments"][name]["temple"]:
            pays = _gifts(gifts, numbers["temple"]["pay"], COLOURS)
            card = MONUMENT + len(MONUMENTS) + monument
            texts.append(_option(s, card, PRAY, " pray", gifts=pays, looks=1))
    s.first_option = append(s.first_option, len(texts))
    s.gifts = rows(gifts.entries)
    s.gift_cubes = rows([sparse(gift) for gift in gifts.entries])
    return texts


def _single(s: Setting, card: int, table: dict[str, Any], gifts: "_Numbering") -> list[str]:
    """List the options of a single card."""
    texts = []
    for colour, made in table.get("make", {}).items():
        icons = counts(made.get("bases", []), BASES)
        takes = counts([colour] * made["cubes"], COLOURS)
        texts.append(_option(s, card, MAKE, f" make {colour}", icons=icons, takes=takes))
    for trade in table.get("trade", {}).values():
        pays = _gifts(gifts, trade["pay"], tuple(trade["of"]))
        takes = counts(trade["receive"], COLOURS)
        text = " ".join(["", "trade", *spelled(takes, COLOURS)])
        texts.append(_option(s, card, TRADE, text, gifts=pays, takes=takes))
    for colour, points in table.get("square", {}).items():
        text = _option(s, card, SQUARE, f" square {colour}")
        s.option_square[-1] = s.card_squares
        s.option_colour[-1] = COLOURS.index(colour)
        s.option_points[-1] = points
        s.card_squares += 1
        texts.append(text)
    if card == DELPHI:
        pays = _gifts(gifts, table["oracle"]["pay"], COLOURS)
        texts.append(_option(s, card, ORACLE, " oracle", gifts=pays, looks=1))
        pays = _gifts(gifts, table["wheat"]["pay"], (COLOURS[BROWN],))
        looks = table["wheat"]["look"]
        texts.append(_option(s, card, WHEAT, " wheat", gifts=pays, looks=looks))
    return texts


def _option(
    s: Setting,
    card: int,
    kind: int,
    text: str,
    *,
    icons: list[int] | None = None,
    gifts: list[int] | None = None,
    takes: list[int] | None = None,
    looks: int = 0,
) -> str:
    """Add an option and return its text."""
    s.option_card = append(s.option_card, card)
    s.option_kind = append(s.option_kind, kind)
    s.option_icons = append(s.option_icons, vec[i64](sparse(icons or [])))
    s.option_gifts = append(s.option_gifts, vec[i64](gifts or []))
    s.option_takes = append(s.option_takes, vec[i64](sparse(takes or [])))
    s.option_looks = append(s.option_looks, looks)
    s.option_square = append(s.option_square, NONE)
    s.option_colour = append(s.option_colour, NONE)
    s.option_points = append(s.option_points, 0)
    return f"use {(*CARD_NAMES, *MONUMENTS)[card]}{text}"


def _gifts(gifts: "_Numbering", count: int, colours: tuple[str, ...]) -> list[int]:
    """Return the ways to give so many cubes of these colours."""
    ordered = [colour for colour in COLOURS if colour in colours]
    ways = combinations_with_replacement(ordered, count)
    return [gifts.number(counts(list(way), COLOURS)) for way in ways]


# ---- The catalogue ----


def _catalogue(s: Setting, uses: list[str]) -> ListCatalogue:
    """List all moves, in the order of the numbers in model.py."""
    seats = range(SEATS)
    rolls = [f"{FACES[a]} {FACES[b]}" for a, b in ROLLS]
    base_cards = [f"{base}{face}" for base in BASES for face in ("", "+")]
    chance = [
        *[f"start {seat}" for seat in seats],
        *[f"monument {name}" for name in MONUMENTS],
        *[f"roll {roll}" for roll in rolls],
        *["order left", "order right"],
        *[f"draw {seat} {person}" for seat in seats for person in PEOPLE],
        *[f"grey {roll}" for roll in rolls],
        *[f"oracle {seat} {oracle}" for seat in seats for oracle in ORACLES],
    ]
    moves = [
        *[f"drop {person}" for person in PEOPLE],
        *[f"take {base}" for base in BASES],
        *[f"return {oracle}" for oracle in ORACLES],
        "pass",
        *[f"under {base_cards[first]} {base_cards[second]}" for first, second in s.pairs],
        "reroll",
        *[f"swap {person}" for person in PEOPLE],
        *[f"flip {base}" for base in BASES],
        *uses,
        *[" ".join(["pay", *spelled(payment, PEOPLE)]) for payment in s.payments[1:]],
        *[" ".join(["give", *spelled(gift, COLOURS)]) for gift in s.gifts],
        *[_put(s, put) for put in range(len(s.put_square))],
    ]
    return ListCatalogue(chance, moves)


def _put(s: Setting, put: int) -> str:
    event = s.event_of[s.put_square[put]]
    place, columns = s.put_square[put] - s.first_square[event], s.columns[event]
    where = f"{place // columns + 1} {place % columns + 1}"
    return f"put {EVENTS[event]} {COLOURS[s.put_colour[put]]} {where}"
