"""Messages of Athens: prompts, choices, refusals and events."""

from petteia.core.message import Arg, Choice, Event, Prompt, Refusal
from petteia.core.move import Move
from petteia.games.athens import codes
from petteia.games.athens.model import (
    BASE_FACES,
    BASES,
    CARD_NAMES,
    COLOURS,
    ENDINGS,
    EVENTS,
    FACES,
    MONUMENT,
    MONUMENTS,
    ORACLES,
    PEOPLE,
    ROLLS,
    STEPS,
    Position,
)
from petteia.games.athens.setting import spelled
from petteia.games.athens.sheet import option_id
from petteia.games.athens.view import knows, option_text

STEP_RULES = ("A0.1", "A0.1", "A1.1", "A1.1", "A1.2", "A1.3", "A2.1", "A3.2", "A3.4", "A3.5",
              "A3.3", "A3.7", "A3.6", "A3.11", "A3.9", "A3.9", "A3.10", "A4.1",
              "A5.1")  # fmt: skip
"""The rule of each step."""

REFUSALS = {
    codes.BASE_GONE: ("A2.1", "refused-base-gone"),
    codes.NO_BASE_TO_FLIP: ("A3.1", "refused-no-base-to-flip"),
    codes.WORKER_THERE: ("A3.2", "refused-worker-there"),
    codes.DECK_EMPTY: ("A3.2", "refused-deck-empty"),
    codes.ANOTHERS_CARD: ("A3.2", "refused-anothers-card"),
    codes.YOURS_ALREADY: ("A3.10", "refused-yours-already"),
    codes.NOT_FACE_UP: ("A3.10", "refused-not-face-up"),
    codes.NOT_YOUR_TEMPLE: ("A3.2", "refused-not-your-temple"),
    codes.LACKS_ICONS: ("A3.6", "refused-lacks-icons"),
    codes.LACKS_BASES: ("A3.6", "refused-lacks-bases"),
    codes.LACKS_CUBES: ("A3.2", "refused-lacks-cubes"),
    codes.STOCK_EMPTY: ("A3.7", "refused-stock-empty"),
    codes.SQUARE_TAKEN: ("A3.7", "refused-square-taken"),
    codes.NO_CUBE_FOR_SQUARE: ("A3.8", "refused-no-cube-for-square"),
    codes.LACKS_ORACLES: ("A3.9", "refused-lacks-oracles"),
    codes.LACKS_PEOPLE: ("A3.3", "refused-lacks-people"),
    codes.NOT_THE_PRICE: ("A3.3", "refused-not-the-price"),
    codes.PAYS_TOO_MUCH: ("A3.3", "refused-pays-too-much"),
    codes.NO_REROLL: ("A3.4", "refused-no-reroll"),
    codes.NO_SWAP: ("A3.5", "refused-no-swap"),
    codes.OTHER_CUBES: ("A3.2", "refused-other-cubes"),
    codes.NO_SUCH_BASES: ("A3.6", "refused-no-such-bases"),
    codes.NOT_LOOKED_AT: ("A3.9", "refused-not-looked-at"),
    codes.EVENT_IS_CLOSED: ("A4.2", "refused-event-is-closed"),
    codes.ONE_EVENT: ("A4.1", "refused-one-event"),
    codes.SQUARE_FILLED: ("A4.1", "refused-square-filled"),
    codes.WRONG_COLOUR: ("A4.1", "refused-wrong-colour"),
    codes.NO_SUCH_CUBE: ("A4.1", "refused-no-such-cube"),
}

# The names of the arguments an event has, in the order of its numbers.
EVENT_LINES: dict[int, tuple[str, str, tuple[str, ...]]] = {
    codes.START_CHOSEN: ("A0.1", "event-start", ("seat",)),
    codes.MONUMENT_TURNED: ("A3.10", "event-monument", ("monument",)),
    codes.ROUND_BEGINS: ("A1.1", "event-round", ("number", "seat")),
    codes.ROLLED: ("A1.1", "event-rolled", ("seat", "dice")),
    codes.ORDERED: ("A1.1", "event-ordered", ("order",)),
    codes.BAG_REFILLED: ("A1.2", "event-bag-refilled", ()),
    codes.DREW: ("A1.2", "event-drew", ("seat", "person")),
    codes.DROPPED: ("A1.3", "event-dropped", ("seat", "person")),
    codes.TOOK_BASE: ("A2.1", "event-took-base", ("seat", "base")),
    codes.GREY_ROLLED: ("A3.4", "event-grey-rolled", ("seat", "dice")),
    codes.SWAPPED: ("A3.5", "event-swapped", ("seat", "person")),
    codes.FLIPPED: ("A3.1", "event-flipped", ("seat", "base")),
    codes.USED: ("A3.2", "event-used", ("seat", "card")),
    codes.PAID: ("A3.3", "event-paid", ("seat", "people")),
    codes.GAVE: ("A3.7", "event-gave", ("seat", "gift")),
    codes.GOT: ("A3.7", "event-got", ("seat", "count", "colour")),
    codes.FILLED_SQUARE: ("A3.7", "event-filled-square", ("seat", "colour", "points")),
    codes.PUT_UNDER: ("A3.6", "event-put-under", ("seat", "pair")),
    codes.ORACLE_DRAWN: ("A3.9", "event-oracle", ("seat", "oracle")),
    codes.ORACLE_RETURNED: ("A3.9", "event-returned", ("seat", "oracle")),
    codes.PUT_CUBE: ("A4.1", "event-put", ("seat", "square", "colour", "points")),
    codes.PASSED: ("A4.1", "event-passed", ("seat",)),
    codes.ROW_FILLED: ("A4.2", "event-row", ("event", "row")),
    codes.EVENT_CLOSED: ("A4.2", "event-closed", ("event",)),
    codes.PERICLES_PASSED: ("A4.3", "event-pericles", ("seat",)),
    codes.GAME_OVER: ("A5.1", "event-over", ()),
}


def prompt(s: Position) -> Prompt:
    """Return the prompt for the actor."""
    name = STEPS[s.step]
    whose = "for_seat" if s.actor < 0 else "seat"  # chance draws for a player
    args: dict[str, Arg] = {whose: max(s.seat, 0)}
    if name == "drop":
        args["limit"] = s.setting.people_limit
    elif name in ("pay", "give"):
        args["card"] = option_text(s, s.option).partition(" ")[0]
    elif name == "put":
        args["event"] = "none" if s.event < 0 else EVENTS[s.event]
    return Prompt(STEP_RULES[s.step], f"prompt-{name}", args)


def choice(s: Position, number: int) -> Choice:
    """Return a legal move as a choice."""
    text = s.catalogue().text(number)
    verb, *words = text.split(" ")
    actor = "*" if s.actor < 0 else s.actor
    rule = CHOICE_RULES.get(verb, STEP_RULES[s.step])
    key = verb
    args: dict[str, Arg] = {}
    touches: list[str] = []
    if verb == "use":
        key, rule, args, touches = _use(words)
    elif verb in ("drop", "swap"):
        args, touches = {"person": words[0]}, [f"people-{words[0]}"]
    elif verb == "take":
        args, touches = {"base": words[0]}, [f"deck-{words[0]}"]
    elif verb == "flip":
        args, touches = {"base": words[0]}, [f"base-{words[0]}"]
    elif verb == "pay":
        args, touches = {"people": words}, [f"people-{word}" for word in dict.fromkeys(words)]
    elif verb == "give":
        args, touches = {"gift": words}, [f"cube-{word}" for word in dict.fromkeys(words)]
    elif verb == "under":
        args = {"pair": [_base_card(word) for word in words]}
        touches = [f"base-{word}" for word in dict.fromkeys(words)]
    elif verb == "return":
        args, touches = {"oracle": words[0]}, [f"oracle-{words[0]}"]
    elif verb == "put":
        event, colour, row, column = words
        args = {"event": event, "colour": colour, "row": int(row), "column": int(column)}
        square = s.setting.put_square[number - s.setting.put_at]
        args["points"] = s.setting.square_points[square]
        touches = [event, f"{event}-{row}-{column}", f"cube-{colour}"]
    elif verb in ("roll", "grey"):
        args = {"dice": words}
    elif verb in ("start", "draw", "oracle"):
        args = {"seat": int(words[0])}
        if verb != "start":
            args |= {"person" if verb == "draw" else "oracle": words[1]}
    elif verb in ("monument", "order"):
        args = {verb: words[0]}
    else:
        touches = [verb]
    if verb in WHOLE:
        touches.append(option_id([verb, *words]))
    return Choice(rule, f"choice-{key}", args, text=f"{actor} {text}", touches=tuple(touches))


WHOLE = ("pay", "give", "under")
"""Moves whose parts do not tell them apart (two of one, one of another): they are touched whole."""
CHOICE_RULES = {"reroll": "A3.4", "swap": "A3.5", "flip": "A3.1"}
USE_RULES = {"make": "A3.6", "trade": "A3.7", "square": "A3.8", "oracle": "A3.9", "wheat": "A3.9",
             "pray": "A3.9"}  # fmt: skip


def _use(words: list[str]) -> tuple[str, str, dict[str, Arg], list[str]]:
    """Return key, rule, arguments and touches of an option."""
    card, *option = words
    if not option:
        number = CARD_NAMES.index(card)
        rule = "A3.10" if number >= MONUMENT else "A3.2"
        return "use-own", rule, {"card": card}, [card]
    kind, *colours = option
    args: dict[str, Arg] = {"card": card}
    if kind in ("make", "square"):
        args["colour"] = colours[0]
    elif kind == "trade":
        args["gift"] = colours
    return f"use-{kind}", USE_RULES[kind], args, [card, option_id(words)]


def refusal(s: Position, number: int, code: int) -> Refusal:
    """Return why a move is not legal."""
    verb, *words = s.catalogue().text(number).split(" ")
    if code == codes.NO_SUCH_TILE:
        rule = CHOICE_RULES.get(verb, STEP_RULES[s.step])
        return Refusal(rule, "refused-no-such-tile", {"person": words[0]})
    if code not in REFUSALS:  # NOT_NOW, NOT_DRAWN: the rule of this step
        return Refusal(STEP_RULES[s.step], "refused-not-now", {"step": STEPS[s.step]})
    rule, key = REFUSALS[code]
    args: dict[str, Arg] = {}
    if verb == "use":
        args = {"card": words[0]}
        if words[1:2] == ["square"]:
            args["colour"] = words[2]
    elif verb in ("take", "flip"):
        args = {"base": words[0]}
    elif verb == "pay":
        args = {"people": words}
    elif verb == "give":
        args = {"gift": words}
    elif verb == "under":
        args = {"pair": [_base_card(word) for word in words]}
    elif verb == "return":
        args = {"oracle": words[0]}
    elif verb == "put":
        args = {"event": words[0], "colour": words[1]}
        if code == codes.ONE_EVENT:
            args["other"] = EVENTS[s.event]
    return Refusal(rule, key, args)


def event(state: Position, entry: tuple[int, ...]) -> Event:
    """Return a log entry as an event."""
    rule, key, kinds = EVENT_LINES[entry[0]]
    args: dict[str, Arg] = {}
    for kind, n in zip(kinds, entry[1:], strict=False):
        args |= _arguments(state, kind, n)
    if entry[0] == codes.GOT:
        args["cubes"] = f"{args['count']} {args['colour']}"
    elif entry[0] == codes.GAME_OVER:
        args["ending"] = ENDINGS[state.ending]
    if entry[0] in (codes.ORACLE_DRAWN, codes.ORACLE_RETURNED):  # A3.9
        return Event(rule, key, args, seats=(entry[1],), secret=("oracle",))
    return Event(rule, key, args)


WORDS_OF = {"person": PEOPLE, "base": BASES, "colour": COLOURS, "event": EVENTS,
            "monument": MONUMENTS, "oracle": ORACLES, "order": ("left", "right")}  # fmt: skip


def _arguments(s: Position, kind: str, n: int) -> dict[str, Arg]:
    """Return what a number of an event says."""
    if kind in WORDS_OF:
        return {kind: WORDS_OF[kind][n]}
    if kind == "dice":
        return {kind: [FACES[face] for face in ROLLS[n]]}
    if kind == "people":
        return {kind: spelled(s.setting.payments[n], PEOPLE)}
    if kind == "gift":
        return {kind: spelled(s.setting.gifts[n], COLOURS)}
    if kind == "pair":
        cards = [divmod(int(card), BASE_FACES) for card in s.setting.pairs[n]]
        return {kind: [_base_card(BASES[base] + "+" * face) for base, face in cards]}
    if kind == "card":
        card, _, option = option_text(s, n).partition(" ")
        return {"card": card, "option": option.partition(" ")[0] or "own"}
    if kind == "square":
        event = s.setting.event_of[n]
        place, columns = n - s.setting.first_square[event], s.setting.columns[event]
        return {"event": EVENTS[event], "row": place // columns + 1, "column": place % columns + 1}
    return {kind: n + 1 if kind == "row" else n}


def _base_card(word: str) -> str:
    """Return a base card in words: a flipped one is written with a plus."""
    return word[:-1] + " flipped" if word.endswith("+") else word


def seen(now: Position, move: Move, made: int, seat: int | None) -> Move:
    """Return a move with `?` for an oracle card that the seat may not know (A3.9)."""
    if move.verb == "oracle" and not knows(now, int(move.args[0]), seat):
        return Move(move.actor, "oracle", (move.args[0], "?"))
    if move.verb == "return" and not knows(now, move.actor, seat):
        return Move(move.actor, "return", ("?",))
    return move
