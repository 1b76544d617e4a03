"""A view of Athens as a list of messages."""

from petteia.core.message import Arg, Message
from petteia.games.athens.model import BASES, COLOURS, DECKS, ORACLES, PEOPLE
from petteia.games.athens.sheet import EventPrint
from petteia.games.athens.view_types import Area, AthensView, EventCard


def position(seen: AthensView) -> list[Message]:
    """Return a view as messages."""
    if seen.start is None:
        lines = [Message("A0.1", "position-set-up")]
    else:
        args: dict[str, Arg] = {"number": seen.round, "seat": seen.start, "order": seen.order}
        lines = [Message("A1.1", "position-round", args)]
    if seen.white:
        lines.append(Message("A1.1", "position-dice", {"dice": seen.white}))
    if seen.grey:
        lines.append(Message("A3.4", "position-grey", {"dice": seen.grey}))
    lines += _supplies(seen)
    lines += _cards(seen)
    for event, printed in zip(seen.events, seen.sheet.events, strict=True):
        lines += _event(event, printed)
    for seat, area in enumerate(seen.areas):
        lines += _area(seat, area)
    if seen.looked_at:
        lines.append(
            Message("A3.9", "position-looked-at", {"cards": _some(seen.looked_at, ORACLES)})
        )
    for returned in seen.returned:
        lines.append(Message("A3.9", "position-returned", {"oracle": returned.oracle}))
    return lines


def _supplies(seen: AthensView) -> list[Message]:
    monument: dict[str, Arg] = {"monument": seen.monument or "none", "count": seen.monument_deck}
    return [
        Message("A1.2", "position-bag",
             {"people": _some(seen.bag, PEOPLE), "discards": _some(seen.discards, PEOPLE)}),
        Message("A2.1", "position-bases", {"cards": _some(seen.base_decks, BASES)}),
        Message("A3.7", "position-stock", {"cubes": _some(seen.stock, COLOURS)}),
        Message("A3.2", "position-decks", {"cards": _some(seen.decks, DECKS)}),
        Message("A3.9", "position-oracles", {"count": seen.oracle_deck}),
        Message("A3.10", "position-monument", monument),
    ]  # fmt: skip


def _cards(seen: AthensView) -> list[Message]:
    workers = [f"@{card.worker} → {card.name}" for card in seen.cards if card.worker is not None]
    empty = [f"{square.card} {square.colour}" for square in seen.squares if not square.filled]
    return [
        Message("A3.2", "position-workers", {"cards": workers}),
        Message("A3.8", "position-squares", {"squares": empty}),
    ]


def _event(event: EventCard, printed: EventPrint) -> list[Message]:
    if event.closed:
        return [Message("A4.2", "position-closed", {"event": event.name})]
    args: dict[str, Arg] = {"event": event.name, "steps": event.steps, "needed": printed.steps}
    lines = [Message("A4.2", "position-event", args)]
    rows = zip(event.rows, printed.colours, printed.points, strict=True)
    for row, (cubes, colours, points) in enumerate(rows, 1):
        empty = [f"{colour} {value}" for colour, value in zip(colours, points, strict=True)]
        squares = [
            f"filled {cube}" if cube else square for cube, square in zip(cubes, empty, strict=True)
        ]
        args = {"event": event.name, "row": row, "squares": squares}
        lines.append(Message("A4.1", "position-row", args))
    return lines


def _area(seat: int, area: Area) -> list[Message]:
    owned = _some(area.cards, DECKS)
    oracles: Arg = ["?"] if area.oracles is None else _some(area.oracles, ORACLES)
    return [
        Message("A5.2", "position-player", {"seat": seat, "points": area.points,
             "people": _some(area.people, PEOPLE), "cubes": _some(area.cubes, COLOURS)}),
        Message("A3.1", "position-player-bases", {"seat": seat, "cards": _some(area.bases, BASES),
             "flipped": _some(area.flipped, BASES), "under": sum(area.under)}),
        Message("A3.2", "position-player-cards", {"seat": seat, "cards": owned + area.monuments,
             "count": area.oracle_count, "oracles": oracles}),
    ]  # fmt: skip


def _some(counts: list[int], names: tuple[str, ...]) -> list[str]:
    return [f"{count} {name}" for count, name in zip(counts, names, strict=True) if count]
