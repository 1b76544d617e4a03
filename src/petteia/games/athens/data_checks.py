"""Validates the numbers of Athens, with messages for the author of a data file."""

from math import comb
from typing import Any

from petteia.games.athens.event_rows import squares
from petteia.games.athens.model import (
    BASES,
    CARD_NAMES,
    COLOURS,
    EVENTS,
    MONUMENT,
    MONUMENTS,
    PEOPLE,
    SINGLES,
    SQUARE_COLOURS,
)

LARGEST_PRICE = 8
"""No card asks for more people or cubes; keeps the catalogue small."""
MOST_WAYS = 500
"""Ways to give the cubes of one price; printed are 15 at most, and each is a move."""
MOST_ROWS = 4
MOST_COLUMNS = 6
"""An event card is not larger; keeps board and catalogue small."""
MOST_STEPS = 10


def faults(players: int, numbers: dict[str, Any]) -> list[str]:
    """Say everything that makes these numbers impossible to play with."""
    reasons = _supplies(players, numbers)
    for event in EVENTS:
        reasons += _event(f"events.{event}", numbers["events"][event])
    for name in CARD_NAMES[:MONUMENT]:
        reasons += _people(name, numbers[name])
    for name in CARD_NAMES[:SINGLES]:
        reasons += _single(name, numbers[name])
    for name in MONUMENTS:
        monument = numbers["monuments"][name]
        reasons += _people(f"monuments.{name}", monument)
        reasons += _need(
            monument["quarries"] <= LARGEST_PRICE,
            f"monuments.{name}.quarries: at most {LARGEST_PRICE}",
        )
    reasons += _people("temple", numbers["temple"])
    every = len(COLOURS)
    for path, pay, colours in (
        ("delphi.oracle.pay", numbers["delphi"]["oracle"]["pay"], every),
        ("delphi.wheat.pay", numbers["delphi"]["wheat"]["pay"], 1),
        ("temple.pay", numbers["temple"]["pay"], every),
    ):
        reasons += _price(path, pay, colours)
    reasons += _words("workshop.bases", numbers["workshop"]["bases"], BASES)
    return reasons


def _price(path: str, pay: int, colours: int) -> list[str]:
    """A price is of a few cubes, and can be paid in a few ways."""
    if not 0 < pay <= LARGEST_PRICE:
        return [f"{path}: 1 to {LARGEST_PRICE} cubes"]
    ways = comb(max(colours, 1) + pay - 1, pay)
    return _need(ways <= MOST_WAYS, f"{path}: {ways} ways to pay, at most {MOST_WAYS}")


def _need(good: bool, reason: str) -> list[str]:
    return [] if good else [reason]


def _supplies(players: int, numbers: dict[str, Any]) -> list[str]:
    """A1.2, A2.1: there must be enough to draw and to take in every round."""
    rounds = numbers["limits"]["rounds"]
    bases = numbers["bases"]["cards"][str(players)] * len(BASES)
    tiles = sum(numbers["people"].values())
    draw = numbers["draw"]
    held = numbers["limits"]["people"] + numbers["agora"]["draw"] + draw["later"]
    most = players * max(held, draw["first"])
    look = numbers["delphi"]["wheat"]["look"]
    return [
        *_need(rounds > 0, "limits.rounds: at least one round"),
        *_need(
            bases >= rounds * players,
            f"bases.cards: {bases} cards are too few for {players} players and {rounds} rounds",
        ),
        *_need(
            tiles >= most,
            f"people: {tiles} tiles are fewer than the {most} that {players} players may hold",
        ),
        *_need(sum(numbers["die"].values()) > 0, "die: at least one face is needed"),
        *_need(sum(numbers["order"].values()) > 0, "order: at least one face is needed"),
        *_need(look > 1, "delphi.wheat.look: at least 2 cards, of which one is returned"),
        *_need(
            bool(numbers["ecclesia"]["points"]),
            "ecclesia.points: at least one number, for one card",
        ),
    ]


def _event(path: str, event: dict[str, Any]) -> list[str]:
    """A4: rows of equal length, for cubes move up within their column."""
    rows = [squares(row) for row in event["rows"]]
    if not 0 < len(rows) <= MOST_ROWS:
        return [f"{path}.rows: 1 to {MOST_ROWS} rows"]
    reasons = []
    for row, text in zip(rows, event["rows"], strict=True):
        if ("", 0) in row:
            reasons.append(f"{path}.rows: write {text!r} like 'orange 5, white 4'")
        else:
            reasons += _words(f"{path}.rows", [colour for colour, _ in row], SQUARE_COLOURS)
    columns = {len(row) for row in rows}
    reasons += _need(len(columns) == 1, f"{path}.rows: cubes move up, so rows must be equally long")
    reasons += _need(max(columns) <= MOST_COLUMNS, f"{path}.rows: at most {MOST_COLUMNS} columns")
    reasons += _need(0 < event["steps"] <= MOST_STEPS, f"{path}.steps: 1 to {MOST_STEPS}")
    return reasons


def _people(path: str, card: dict[str, Any]) -> list[str]:
    """A3.3: a cost is one payment or more, each of a few people."""
    reasons = _need(bool(card["people"]), f"{path}.people: at least one payment")
    for payment in card["people"]:
        words = payment.split(" ")
        reasons += _words(f"{path}.people", words, PEOPLE)
        reasons += _need(
            len(words) <= LARGEST_PRICE, f"{path}.people: at most {LARGEST_PRICE} people"
        )
    return reasons


def _single(name: str, card: dict[str, Any]) -> list[str]:
    reasons = []
    for colour, made in card.get("make", {}).items():
        path = f"{name}.make.{colour}"
        reasons += _words(f"{path}.bases", made.get("bases", []), BASES)
        reasons += _need(0 < made["cubes"] <= LARGEST_PRICE, f"{path}.cubes: 1 to {LARGEST_PRICE}")
    received: list[list[str]] = []
    for key, trade in card.get("trade", {}).items():
        path = f"{name}.trade.{key}"
        reasons += _words(f"{path}.of", trade["of"], COLOURS)
        reasons += _words(f"{path}.receive", trade["receive"], COLOURS)
        reasons += _price(f"{path}.pay", trade["pay"], len(set(trade["of"])))
        reasons += _need(bool(trade["of"]), f"{path}.of: at least one colour")
        reasons += _need(
            0 < len(trade["receive"]) <= LARGEST_PRICE,
            f"{path}.receive: 1 to {LARGEST_PRICE} cubes",
        )
        reasons += _need(
            sorted(trade["receive"]) not in received,
            f"{path}.receive: another trade of the {name} gives the same",
        )
        received.append(sorted(trade["receive"]))
    return reasons


def _words(path: str, words: list[str], known: tuple[str, ...]) -> list[str]:
    return [
        f"{path}: {word!r} is none of {', '.join(known)}"
        for word in dict.fromkeys(words)
        if word not in known
    ]
