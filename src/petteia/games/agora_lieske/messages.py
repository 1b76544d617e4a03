"""Messages of Agora (Lieske): prompts, choices, refusals, events and the position."""

from functools import lru_cache

from petteia.core.message import Arg, Choice, Event, Message, Prompt, Refusal
from petteia.core.move import Move
from petteia.games.agora_lieske import codes
from petteia.games.agora_lieske.model import (
    CITIZENS,
    DEALER,
    DEMAND,
    ENDINGS,
    EXCHANGE,
    JURIES,
    LAST_TURN,
    LETTER_DIGIT,
    LETTERS,
    MONUMENT,
    PLACE_NAMES,
    RESOURCES,
    STEPS,
    STOA,
    Position,
)
from petteia.games.agora_lieske.rules import two_at_highest
from petteia.games.agora_lieske.view import is_hidden
from petteia.games.agora_lieske.view_types import AgoraLieskeView

STEP_RULES = ("L4.3", "L4.2", "L4.2", "L5.1.1", "L5.2.2", "L5.2.3", "L5.2.4a", "L5.2.4b",
              "L5.2.4d", "L5.2.4e", "L5.2.4e", "L5.2.5", "L5.3.2", "L5.3.3", "L6.1")  # fmt: skip
"""The rule of each step."""

COURT_STEPS = ("accuse", "jury", "verdict", "stack", "dealer")
"""The steps in which somebody stands accused."""

REFUSALS = {
    codes.NOT_AT_HOME: ("L5.1.1", "refused-not-at-home"),
    codes.NO_SPACE: ("L5.1.2", "refused-no-space"),
    codes.SAME_RESOURCE: ("L5.2.2a", "refused-same-resource"),
    codes.TOO_FEW_CARDS: ("L5.2.2a", "refused-too-few-cards"),
    codes.STOCK_TOO_SMALL: ("L5.2.2a", "refused-stock-too-small"),
    codes.EMPTY_STACK: ("L5.2.4e", "refused-empty-stack"),
    codes.WRONG_GIFT: ("L5.2.5a", "refused-wrong-gift"),
    codes.GIFT_TOO_DEAR: ("L5.2.5a", "refused-gift-too-dear"),
}

# The names of the arguments an event has, in the order of its numbers.
EVENTS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    codes.START_CHOSEN: ("L4.3", "event-start", ("seat",)),
    codes.DEMANDED: ("L4.2", "event-demand", ("resource",)),
    codes.DEALER_TURNED: ("L4.2", "event-dealer", ("stall", "resource")),
    codes.TURN_BEGINS: ("L5.1.1", "event-turn", ("number", "seat")),
    codes.PLACED: ("L5.1.2", "event-placed", ("seat", "citizen", "place")),
    codes.TURNED_UP: ("L5.2.0", "event-turned-up", ("seat", "place", "citizens")),
    codes.SERVED: ("L5.2.1b", "event-served", ("seat", "count", "resource", "stall")),
    codes.SHORTAGE: ("L5.2.1c", "event-shortage", ("seat", "count", "resource", "stall")),
    codes.TRADED: ("L5.2.2a", "event-traded", ("seat", "paid", "taken", "space")),
    codes.PASSED: ("L5.2.2", "event-passed", ("seat", "section")),
    codes.STUDIED: ("L5.2.3", "event-studied", ("seat", "citizen", "resource", "rhetoric")),
    codes.PROSECUTES: ("L5.2.4a", "event-prosecutes", ("seat", "sum")),
    codes.NO_PROSECUTOR: ("L5.2.4a", "event-no-prosecutor", ()),
    codes.ACCUSED: ("L5.2.4a", "event-accused", ("seat", "stall", "resource")),
    codes.JURY_DRAWN: ("L5.2.4b", "event-jury", ("seat", "jurors")),
    codes.JUDGES: ("L5.2.4c", "event-judges", ("seat", "sum")),
    codes.NO_JUDGE: ("L5.2.4c", "event-no-judge", ()),
    codes.ACQUITTED: ("L5.2.4d", "event-acquitted", ("seat", "stall", "resource")),
    codes.LOST_POINT: ("L5.2.4d", "event-lost-point", ("seat",)),
    codes.CONVICTED: ("L5.2.4e", "event-convicted", ("seat", "other_seat", "stall", "resource")),
    codes.LOST_RHETORIC: ("L5.2.4e", "event-lost-rhetoric", ("seat", "citizen", "rhetoric")),
    codes.STACK_CHOSEN: ("L5.2.4e", "event-stack", ("seat", "stack")),
    codes.THANKED: ("L5.2.4e", "event-thanked", ("seat", "count", "resource", "points")),
    codes.DONATED: ("L5.2.5", "event-donated", ("seat", "level", "gift")),
    codes.DEMAND_SHUFFLED: ("L5.3.2", "event-demand-shuffled", ()),
    codes.DISCARDED: ("L5.3.3", "event-discarded", ("seat", "resource")),
    codes.FINAL_TURN: ("L6.1", "event-final-turn", ("ending",)),
    codes.GAME_OVER: ("L6.1", "event-over", ("ending",)),
}


def prompt(state: Position) -> Prompt:
    """Return the prompt for the actor."""
    args: dict[str, Arg] = {"seat": max(state.actor, 0)}
    name = STEPS[state.step]
    first = state.setting.first
    if name in ("exchange", "stoa", "monument"):
        args["citizen"] = LETTERS[state.spot[state.cursor] % CITIZENS]
    if name == "exchange":
        space = state.cursor - first[EXCHANGE]
        args |= {"paid": state.setting.pay[space], "taken": state.setting.take[space]}
    elif name == "stoa":
        gain = state.setting.gains[state.cursor - first[STOA]]
        args["gain"] = min(gain, state.setting.highest - state.rhetoric[state.spot[state.cursor]])
    elif name == "verdict":
        args |= _dealer(state, state.accused)
    elif name == "discard":
        args["limit"] = state.setting.hand_limit
    elif name == "monument":
        args["level"] = state.level[state.actor] + 1
    rule = "L6.4" if name == "over" and state.ending == LAST_TURN else STEP_RULES[state.step]
    return Prompt(rule, f"prompt-{name}", args)


def _trade(paid: str, pay: int, taken: str, take: int) -> dict[str, Arg]:
    return {
        "paid": paid, "count": pay, "taken": taken, "received": take,
        "pays": f"{pay} {paid}", "gets": f"{take} {taken}",
    }  # fmt: skip


def _dealer(s: Position, stall: int) -> dict[str, Arg]:
    return {"stall": stall + 1, "resource": RESOURCES[s.markers[DEALER + stall]]}


def choice(state: Position, number: int) -> Choice:
    """Return a legal move as a choice."""
    text, rule = state.catalogue().text(number), STEP_RULES[state.step]
    if not text.startswith(("trade ", "accuse ")):
        return _choice(state.actor, text, rule)
    verb, *words = text.split(" ")
    if verb == "trade":
        space = state.cursor - state.setting.first[EXCHANGE]
        pay, take = 0, 0  # no citizen at the Exchange is due: the refusal says so
        if 0 <= space < len(state.setting.pay):
            pay, take = state.setting.pay[space], state.setting.take[space]
        args = _trade(words[0], pay, words[1], take)
        touches = [f"hand-{words[0]}", f"stock-{words[1]}"]
    else:
        args = _dealer(state, int(words[0]) - 1)
        touches = [f"dealer-{words[0]}"]
    made = _of(state.actor, text)
    return Choice(rule, f"choice-{verb}", args, text=made, touches=tuple(touches))


@lru_cache(10_000)
def _choice(actor: int, text: str, rule: str) -> Choice:
    """Return a choice that depends on its text alone; cached, because there are many."""
    verb, *words = text.split(" ")
    args: dict[str, Arg] = {}
    touches: list[str] = []
    if verb == "place":
        args = {"citizen": words[0], "place": "-".join(words[1:])}
        touches = ["-".join(words[1:]), f"citizen-{words[0]}"]
        rule = "L5.1.2"
    elif verb in ("study", "discard"):
        args = {"resource": words[0]}
        touches = [f"hand-{words[0]}"]
    elif verb == "stack":
        args = {"stack": int(words[0])}
        touches = [f"stack-{words[0]}"]
    elif verb == "donate":
        args = {"gift": _gift(words)}
        touches = ["monument", *[f"hand-{r}" for r in words[::2]]]
    elif verb == "dealer":
        args = {"stall": int(words[0]), "resource": words[1]}
    elif verb == "jury":
        args = {"seat": int(words[0]), "citizens": list(words[1])}
    elif verb == "start":
        args = {"seat": int(words[0])}
    elif verb == "demand":
        args = {"resource": words[0]}
    else:
        touches = [verb]
        rule = "L5.2.4e" if verb == "guilty" else rule
    return Choice(rule, f"choice-{verb}", args, text=_of(actor, text), touches=tuple(touches))


def _of(actor: int, text: str) -> str:
    return f"{'*' if actor < 0 else actor} {text}"


def refusal(s: Position, number: int, code: int) -> Refusal:
    """Return why a move is not legal."""
    if code not in REFUSALS:  # NOT_NOW, NOT_DRAWN, NO_SUCH_CARD: the rule of this step
        key = "refused-no-such-card" if code == codes.NO_SUCH_CARD else "refused-not-now"
        return Refusal(STEP_RULES[s.step], key, {"step": STEPS[s.step]})
    rule, key = REFUSALS[code]
    verb, *words = s.catalogue().text(number).split(" ")
    args: dict[str, Arg] = {}
    if verb == "place":
        args = {"citizen": words[0], "place": "-".join(words[1:])}
    elif verb == "trade":
        space = s.cursor - s.setting.first[EXCHANGE]
        args = _trade(words[0], s.setting.pay[space], words[1], s.setting.take[space])
    elif verb == "stack":
        args = {"stack": int(words[0])}
    elif verb == "donate":
        level = s.level[s.actor]
        top = level == s.setting.top
        if s.markers[DEMAND] == s.markers[DEMAND + 1] and not (top or s.setting.any_type[level]):
            rule = "L5.2.5b"
        args = {"gift": _gift(words), "level": s.level[s.actor] + 1}
    return Refusal(rule, key, args)


def event(state: Position, entry: tuple[int, ...]) -> Event:
    """Return a log entry as an event."""
    rule, key, kinds = EVENTS[entry[0]]
    args = {kind: _argument(state, kind, n) for kind, n in zip(kinds, entry[1:], strict=False)}
    if entry[0] == codes.TRADED:
        space = entry[4]
        paid, taken = str(args["paid"]), str(args["taken"])
        args |= _trade(paid, state.setting.pay[space], taken, state.setting.take[space])
    elif entry[0] in (codes.SERVED, codes.SHORTAGE, codes.THANKED):
        args["cards"] = f"{args['count']} {args['resource']}"
    elif entry[0] in (codes.FINAL_TURN, codes.GAME_OVER):
        seats = _enders(state, entry[1])
        args |= {"seats": [f"@{seat}" for seat in seats], "players": len(seats)}
    rule = _event_rule(entry) or rule
    if entry[0] == codes.PLACED:  # L5.1.3
        return Event(rule, key, args, seats=(entry[1],), secret=("citizen",))
    return Event(rule, key, args)


def _enders(s: Position, ending: int) -> list[int]:
    """Return the seats that brought the end about (L6.1); nobody fills the prison alone."""
    seats = range(s.players)
    if ENDINGS[ending] == "monument":
        return [seat for seat in seats if s.level[seat] == s.setting.top]
    if ENDINGS[ending] != "rhetoric":
        return []
    return [seat for seat in seats if two_at_highest(s, seat)]


def _event_rule(entry: tuple[int, ...]) -> str | None:
    """Return the rule of an event that more than one rule can cause."""
    what, one, two, three, four = entry
    if what == codes.PASSED:
        return {EXCHANGE: "L5.2.2", STOA: "L5.2.3", MONUMENT: "L5.2.5"}[two]
    if what == codes.DEMANDED and two:
        return "L5.3.2"
    if what == codes.DEALER_TURNED and three:
        return "L5.2.4e"
    if what == codes.THANKED and not four:
        return "L5.2.4d"
    return "L6.4" if what in (codes.FINAL_TURN, codes.GAME_OVER) and one == LAST_TURN else None


def _letters(row: int) -> list[str]:
    """Return the letters of a row of citizens, in order of their spaces."""
    letters: list[str] = []
    while row:
        row, digit = divmod(row, LETTER_DIGIT)
        letters.insert(0, LETTERS[digit - 1])
    return letters


def _argument(s: Position, kind: str, n: int) -> Arg:
    if kind in ("resource", "paid", "taken"):
        return RESOURCES[n]
    if kind == "citizen":
        return LETTERS[n]
    if kind == "citizens":
        return _letters(n)
    if kind == "ending":
        return ENDINGS[n]
    if kind == "jurors":
        return [LETTERS[letter] for letter in JURIES[n]]
    if kind == "place":
        return PLACE_NAMES[n].replace(" ", "-")
    if kind == "section":
        return PLACE_NAMES[n].split(" ")[0]
    if kind == "gift":
        cards = s.setting.gifts[n]
        return [f"{cards[r]} {RESOURCES[r]}" for r in range(3) if cards[r]]
    return n + 1 if kind in ("stall", "stack", "space") else n


def _gift(words: list[str]) -> list[str]:
    return [f"{count} {r}" for r, count in zip(words[::2], words[1::2], strict=True)]


def seen(now: Position, move: Move, made: int, seat: int | None) -> Move:
    """Return a move with `?` for a letter that still stands face down (L5.1.3)."""
    if move.verb != "place" or made != now.round:
        return move
    place = PLACE_NAMES.index(" ".join(move.args[1:]))
    if not is_hidden(now, place, move.actor, seat):
        return move
    return Move(move.actor, "place", ("?", *move.args[1:]))


def position(seen: AgoraLieskeView) -> list[Message]:
    """Return a view as messages."""
    lines = [Message("L4.2", "position-set-up")]
    if seen.round and seen.start is not None:
        turn: dict[str, Arg] = {"number": seen.round, "seat": seen.start}
        lines = [Message("L5.1.1", "position-turn", turn)]
    for stall, resource in enumerate(seen.dealers, 1):
        args: dict[str, Arg] = {
            "stall": stall,
            "resource": resource or "?",
            "yields": seen.yields[stall - 1],
            "citizens": _standers(seen, f"market {stall}"),
        }
        lines.append(Message("L5.2.1a", "position-dealer", args))
    exchange = [
        f"{pay}:{take} {' '.join(_standers(seen, f'exchange {space}'))}"
        for space, (pay, take) in enumerate(seen.ratios, 1)
    ]
    monument = _standers(seen, "monument")
    lines += [
        Message("L5.2.2", "position-exchange", {"spaces": exchange}),
        Message("L5.2.3", "position-stoa",
             {"gains": seen.gains, "citizens": _standers(seen, "stoa")}),
        Message("L5.2.4a", "position-court", {"citizens": _standers(seen, "court")}),
        Message("L5.2.5", "position-monument",
             {"citizens": monument, "demand": [r or "?" for r in seen.demand],
              "count": seen.monument_spaces}),
        Message("L4.3", "position-stock", {"cards": _cards(seen.stock)}),
        Message("L5.2.4e", "position-prison",
             {"dealers": _cards(seen.prison), "stacks": seen.stacks}),
    ]  # fmt: skip
    if seen.prosecutor is not None and seen.step in COURT_STEPS:
        trial: dict[str, Arg] = {"seat": seen.prosecutor, "stall": seen.accused or 0}
        lines.append(Message("L5.2.4a", "position-trial", trial))
        if seen.judge is not None:
            lines.append(Message("L5.2.4c", "position-judge", {"seat": seen.judge}))
    for seat in range(seen.players):
        citizens = [f"{LETTERS[i]}{value}" for i, value in enumerate(seen.rhetoric[seat])]
        hand = seen.hands[seat]
        known = seat == seen.seat or seen.open_hands
        args = {
            "seat": seat,
            "points": seen.scores[seat],
            "level": seen.levels[seat],
            "citizens": citizens,
            "count": sum(hand),
            "cards": _cards(hand) if known else ["?"],
        }
        lines.append(Message("L4.1", "position-player", args))
    if seen.final_turn and seen.step != "over":
        rule = "L6.4" if seen.final_turn == ENDINGS[LAST_TURN] else "L6.1"
        lines.append(Message(rule, "position-final-turn"))
    return lines


def _standers(seen: AgoraLieskeView, place: str) -> list[str]:
    names = [f"@{s.seat} {s.citizen or '?'}" for s in seen.board if s.place == place]
    return names or ["nobody"]


def _cards(counts: list[int]) -> list[str]:
    return [f"{count} {RESOURCES[r]}" for r, count in enumerate(counts) if count]
