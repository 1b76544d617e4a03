"""What views of our games may hold that random games do not show, for the layouts that are kept."""

from collections.abc import Callable
from typing import TypeAlias

from petteia.core.state import State
from petteia.games.agora_ernest import model as ernest
from petteia.games.agora_ernest.moves import NAMES
from petteia.games.agora_lieske import model as lieske
from petteia.games.athens import model as athens
from petteia.games.offrandes import model as offrandes
from petteia.research.shapes import Many, Number, Parts, Shape, Word, joined

Wider: TypeAlias = dict[str, Shape]
"""Shapes by the path of their field: `events[].name` is the name of each of the events."""


def _words(words: tuple[str, ...] | list[str]) -> Word:
    return Word(sorted(word for word in words if word))


def _agora_lieske(first: State) -> Wider:
    return {"step": _words(lieske.STEPS), "final_turn": _words(lieske.ENDINGS)}


def _offrandes(first: State) -> Wider:
    seats = Many(Number(), 0, first.players)
    return {
        "step": _words(offrandes.STEPS),
        "ending": _words(offrandes.ENDINGS),
        "altars[].animal": _words(offrandes.ANIMAL_NAMES),
        "winners": seats,
        "passed": seats,
        "targets": seats,
    }


def _athens(first: State) -> Wider:
    catalogue = first.catalogue()
    texts = [catalogue.text(number) for number in catalogue.moves(chance=False)]
    options = [text.partition(" ")[2] for text in texts if text.startswith("use ")]
    kinds = len(athens.ORACLES)
    returned: dict[str, Shape] = {
        "oracle": _words(athens.ORACLES),
        "held": Many(Number(), first.players, first.players),
    }
    return {
        "step": _words(athens.STEPS),
        "phase": _words(athens.PHASES),
        "order": _words(("left", "right")),
        "using": _words(options),
        "ending": _words(athens.ENDINGS),
        "areas[].monuments[]": _words(athens.MONUMENTS),
        "events[].rows[][]": _words(athens.COLOURS),
        "looked_at": Many(Number(), kinds, kinds, absent=True),
        "returned": Many(Parts(returned), 0, kinds),
    }


def _agora_ernest(first: State) -> Wider:
    cards = Many(_words(NAMES), 0, len(NAMES))
    return {
        "step": _words(ernest.STEPS),
        "ending": _words(ernest.ENDINGS),
        "deck": cards,
        "burnt": cards,
        "aside": cards,
    }


BEYOND: dict[str, Callable[[State], Wider]] = {
    "agora_ernest": _agora_ernest,
    "agora_lieske": _agora_lieske,
    "athens": _athens,
    "offrandes": _offrandes,
}


def widened(shape: Parts, name: str, first: State) -> Parts:
    """Return the shape of a game's views with room for what is written here."""
    found: Shape = shape
    for path, more in BEYOND[name](first).items() if name in BEYOND else ():
        found = _widened(found, path.replace("[]", ".[]").split("."), more)
    assert isinstance(found, Parts)
    return found


def _widened(shape: Shape, path: list[str], more: Shape) -> Shape:
    if not path:
        return joined(shape, more)
    step, *rest = path
    if isinstance(shape, Many) and step == "[]":
        inner = _widened(shape.item, rest, more)
        return Many(inner, shape.shortest, shape.longest, shape.absent)
    assert isinstance(shape, Parts), path
    return Parts({**shape.parts, step: _widened(shape.parts[step], rest, more)}, shape.absent)
