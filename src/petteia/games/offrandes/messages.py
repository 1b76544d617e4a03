"""Messages of Offrandes: prompts, choices, refusals, events and the position."""

from petteia.core.message import Arg, Choice, Event, Message, Prompt, Refusal
from petteia.games.offrandes import codes
from petteia.games.offrandes.model import (
    ALTAR_NAMES,
    ALTARS,
    ANIMAL_NAMES,
    BRIBER,
    CHARACTER_NAMES,
    CHARACTERS,
    CORRUPT,
    CORRUPTING,
    ENDINGS,
    GUARDSMAN,
    LAST_ROUND,
    LAST_SPACE,
    NUMBER,
    OFFERED,
    OPENING,
    PAIRS,
    PEASANT,
    SACRIFICE,
    SACRIFICING,
    STEPS,
    TEMPLE,
    TRIPLES,
    Position,
)
from petteia.games.offrandes.rules import herd, highest_bid, lowest_bid, prepared
from petteia.games.offrandes.setting import names
from petteia.games.offrandes.view_types import Altar, OffrandesView

STEP_RULES = ("O0.1", "O0.2", "O1.2", "O1.2", "O1.3", "O2.1", "O3.2", "O6.1")
"""The rule of each step."""

REFUSALS = {
    codes.TILE_SOLD: ("O1.5", "refused-tile-sold"),
    codes.BEYOND_PURSE: ("O1.3", "refused-beyond-purse"),
    codes.NOT_HIGHER: ("O1.3", "refused-not-higher"),
    codes.NOT_AN_OPPONENT: ("O2.2", "refused-not-an-opponent"),
    codes.INCORRUPTIBLE: ("O2.2", "refused-incorruptible"),
    codes.TARGET_TWICE: ("O2.2", "refused-target-twice"),
    codes.GUARDED: ("O2.2", "refused-guarded"),
    codes.TARGET_TOO_LOW: ("O2.2", "refused-target-too-low"),
    codes.OWN_LAST_SPACE: ("O2.3", "refused-own-last-space"),
    codes.TARGET_LAST_SPACE: ("O2.4", "refused-target-last-space"),
    codes.ANIMAL_TOO_GOOD: ("O3.3", "refused-animal-too-good"),
    codes.NO_SHORTAGE: ("O3.3", "refused-no-shortage"),
    codes.NONE_LEFT: ("O3.3", "refused-none-left"),
    codes.TIER_TOO_HIGH: ("O3.4", "refused-tier-too-high"),
    codes.TOO_FEW_ANIMALS: ("O3.4", "refused-too-few-animals"),
    codes.LESSER_ANIMAL: ("O3.4", "refused-lesser-animal"),
    codes.SAME_OFFERING: ("O3.4", "refused-same-offering"),
}

# The names of the arguments an event has, in the order of its numbers.
EVENTS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    codes.FIRST_CHOSEN: ("O0.1", "event-first", ("seat",)),
    codes.PICKED: ("O0.2", "event-picked", ("seat", "picked")),
    codes.ROUND_BEGINS: ("O1.1", "event-round", ("round", "seat")),
    codes.OFFERS: ("O1.2", "event-offers", ("seat", "lot")),
    codes.TURN_ENDED: ("O1.2", "event-turn-ended", ("seat",)),
    codes.NO_MONEY: ("O1.2", "event-no-money", ("seat",)),
    codes.BIDS: ("O1.3", "event-bids", ("seat", "bid")),
    codes.PASSED_LOT: ("O1.3", "event-passed", ("seat",)),
    codes.SOLD: ("O1.3", "event-sold", ("seat", "lot", "bid")),
    codes.ROSE: ("O1.4", "event-rose", ("seat", "character", "level")),
    codes.SENT_BACK: ("O4.1", "event-sent-back", ("seat", "character", "level")),
    codes.CORRUPTED: ("O2.2", "event-corrupted", ("seat", "target_seat", "character")),
    codes.FELL: ("O2.2", "event-fell", ("seat", "character", "level")),
    codes.NOT_CORRUPTING: ("O2.1", "event-not-corrupting", ("seat",)),
    codes.PRAYED: ("O3.1", "event-prayed", ("seat", "points")),
    codes.SACRIFICED: ("O3.5", "event-sacrificed", ("seat", "number", "animal", "altar")),
    codes.REPLACED: ("O3.5", "event-replaced", ("seat", "number", "animal", "altar")),
    codes.NOT_SACRIFICING: ("O3.2", "event-not-sacrificing", ("seat",)),
    codes.INCOME: ("O5.1", "event-income", ("seat", "drachmae", "money")),
    codes.MARKER_PASSED: ("O5.1", "event-marker", ("seat",)),
    codes.GAME_OVER: ("O6.1", "event-over", ("ending",)),
}


def prompt(s: Position) -> Prompt:
    """Return the prompt for the actor."""
    args: dict[str, Arg] = {"seat": max(s.actor, 0)}
    name = STEPS[s.step]
    if name == "offer":
        args |= {"money": s.purse[s.actor], "lot": s.lots + 1, "lots": s.setting.lots}
    elif name in ("opening", "bid"):
        args |= {"lot": names(PAIRS[s.lot]), "bid": s.bid, "money": s.purse[s.actor]}
        args["bidder_seat"] = max(s.bidder, 0)
    elif name == "corrupt":
        args["level"] = s.level(s.actor, BRIBER)
    elif name == "sacrifice":
        animal = s.level(s.actor, PEASANT) - 1
        args |= {"number": prepared(s), "animals": _animals(prepared(s), animal)}
        args["tier"] = s.level(s.actor, TEMPLE)
        if herd(s, animal) < prepared(s):
            left = s.stable[animal]
            args |= {"left": left, "rest": _animals(left, animal), "kind": ANIMAL_NAMES[animal]}
            return Prompt("O3.3", "prompt-shortage", args)
    return Prompt(STEP_RULES[s.step], f"prompt-{name}", args)


def choice(s: Position, number: int) -> Choice:
    """Return a legal move as a choice."""
    text = s.catalogue().text(number)
    verb, *words = text.split(" ")
    actor = "*" if s.actor < 0 else s.actor
    key = f"choice-{verb}"
    rule = STEP_RULES[s.step]
    args: dict[str, Arg] = {}
    touches: list[str] = []
    if verb == "first":
        args = {"seat": int(words[0])}
    elif verb == "pick":
        args = {"characters": words}
        touches = [f"ladder-{character}" for character in words]
    elif verb == "offer":
        args = {"characters": words}
        touches = [f"tile-{character}" for character in words]
    elif verb == "bid":
        args = {"bid": int(words[0])}
        touches = ["bid"]
        key = "choice-opening" if s.step == OPENING else key
    elif verb == "corrupt":
        rule = "O2.2"
        args = {"target_seat": int(words[0]), "character": words[1]}
        touches = [f"ladder-{words[1]}", f"token-{words[1]}-{words[0]}"]
    elif verb == "sacrifice":
        rule = "O3.4"
        args = _offering(s, number)
        touches = [f"altar-{words[1]}"]
        animal = ANIMAL_NAMES.index(words[0])
        if animal != s.level(s.actor, PEASANT) - 1 or herd(s, animal) < prepared(s):
            touches.append(f"stable-{words[0]}")  # O3.3: only a shortage leaves a choice of animals
    else:
        touches = [verb]
        if s.step in (CORRUPTING, SACRIFICING):
            key = f"choice-no-{STEPS[s.step]}"
    return Choice(rule, key, args, text=f"{actor} {text}", touches=tuple(touches))


def refusal(s: Position, number: int, code: int) -> Refusal:
    """Return why a move is not legal."""
    if code not in REFUSALS:  # NOT_NOW, NOT_DRAWN: the rule of this step
        return Refusal(STEP_RULES[s.step], "refused-not-now", {"step": STEPS[s.step]})
    rule, key = REFUSALS[code]
    verb, *words = s.catalogue().text(number).split(" ")
    args: dict[str, Arg] = {}
    if verb == "offer":
        args = {"characters": [word for word in words if not _is_available(s, word)]}
    elif verb == "bid":
        rule = STEP_RULES[s.step]
        args = {"least": lowest_bid(s), "money": highest_bid(s)}
    elif verb == "corrupt":
        args = _corruption(s, number)
    elif verb == "sacrifice":
        args = _offering(s, number)
    return Refusal(rule, key, args)


def _is_available(s: Position, character: str) -> bool:
    return bool(s.tiles >> CHARACTER_NAMES.index(character) & 1)


def _corruption(s: Position, number: int) -> dict[str, Arg]:
    target, character = divmod(number - CORRUPT, CHARACTERS)
    args: dict[str, Arg] = {
        "target_seat": target,
        "character": CHARACTER_NAMES[character],
        "briber": s.level(s.actor, BRIBER),
        "floor": s.setting.floor,
    }
    if target < s.players:
        args["guardsman"] = s.level(target, GUARDSMAN)
    return args


def _offering(s: Position, number: int) -> dict[str, Arg]:
    animal, altar = divmod(number - SACRIFICE, ALTARS)
    count = herd(s, animal)
    best = s.level(s.actor, PEASANT) - 1
    args: dict[str, Arg] = {
        "number": count,
        "animals": _animals(count, animal),
        "kind": ANIMAL_NAMES[animal],
        "best": ANIMAL_NAMES[best],
        "altar": ALTAR_NAMES[altar],
        "tier": s.setting.tiers[altar],
        "reached": s.level(s.actor, TEMPLE),
        "points": s.setting.values[animal] * count,
    }
    lying = s.altar[NUMBER + altar]
    if lying:
        args["lying"] = _animals(lying, s.altar[OFFERED + altar])
    return args


def _animals(count: int, animal: int) -> str:
    """Return a number of animals, such as `2 ox`."""
    return f"{count} {ANIMAL_NAMES[animal]}"


def event(state: Position, entry: tuple[int, ...]) -> Event:
    """Return a log entry as an event."""
    rule, key, kinds = EVENTS[entry[0]]
    args = {kind: _argument(kind, n) for kind, n in zip(kinds, entry[1:], strict=False)}
    if entry[0] in (codes.SACRIFICED, codes.REPLACED):
        args["animals"] = _animals(entry[2], entry[3])
    if entry[0] == codes.SACRIFICED:
        args["points"] = state.setting.values[entry[3]] * entry[2]
    if entry[0] == codes.GAME_OVER:
        args |= {"worship": state.setting.worship, "seats": _worshippers(state)}
    return Event(_rule(entry, rule), key, args)


def _worshippers(s: Position) -> list[str]:
    """Return the seats with enough worship points to end the game (O6.1)."""
    points = [s.prayed[seat] + s.sacrificed[seat] for seat in range(s.players)]
    return _seats([seat for seat in range(s.players) if points[seat] > s.setting.worship])


def _rule(entry: tuple[int, ...], rule: str) -> str:
    """Return the rule of an event that more than one rule can cause."""
    if entry[0] == codes.BIDS and entry[3] == OPENING:
        return "O1.2"
    if entry[0] == codes.ROSE and entry[4] == CORRUPTING:
        return "O2.2"
    if entry[0] == codes.FELL and entry[3] == LAST_SPACE - 1:
        return "O2.4"
    if entry[0] == codes.GAME_OVER and entry[1] == LAST_ROUND:
        return "O6.3"
    return rule


def _argument(kind: str, n: int) -> Arg:
    if kind == "picked":
        return names(TRIPLES[n])
    if kind == "lot":
        return names(PAIRS[n])
    if kind == "character":
        return CHARACTER_NAMES[n]
    if kind == "animal":
        return ANIMAL_NAMES[n]
    if kind == "altar":
        return ALTAR_NAMES[n]
    return ENDINGS[n] if kind == "ending" else n


def position(seen: OffrandesView) -> list[Message]:
    """Return a view as messages."""
    if seen.first is None:
        lines = [Message("O0.1", "position-set-up")]
    else:
        lines = [Message("O1.1", "position-round", {"number": seen.round, "seat": seen.first})]
    if seen.auctioneer is not None:
        lines.append(
            Message("O1.1", "position-tiles", {"seat": seen.auctioneer, "tiles": seen.tiles})
        )
    if seen.lot is not None:
        lot: dict[str, Arg] = {"lot": list(seen.lot), "bid": seen.bid}
        lot["seat"] = 0 if seen.bidder is None else seen.bidder
        lines.append(Message("O1.3", "position-lot", lot))
        lines.append(Message("O1.3", "position-out", {"seats": _seats(seen.passed + seen.winners)}))
    if seen.targets:
        lines.append(Message("O2.2", "position-targets", {"seats": _seats(seen.targets)}))
    stable = [_animals(n, a) for a, n in enumerate(seen.stable)]
    lines.append(Message("O3.3", "position-stable", {"animals": stable}))
    lines += [_altar_line(altar) for altar in seen.altars]
    for seat in range(seen.players):
        levels = seen.ladders[seat]
        args: dict[str, Arg] = {
            "seat": seat,
            "points": seen.prayed[seat] + seen.sacrificed[seat],
            "money": seen.money[seat],
            "levels": [f"{CHARACTER_NAMES[c]} {levels[c]}" for c in range(CHARACTERS)],
        }
        lines.append(Message("O0.1", "position-player", args))
    return lines


def _altar_line(altar: Altar) -> Message:
    args: dict[str, Arg] = {"altar": altar.name, "tier": altar.tier, "points": altar.points}
    if altar.seat is None or altar.animal is None:
        return Message("O3.4", "position-empty-altar", args)
    animals = _animals(altar.number, ANIMAL_NAMES.index(altar.animal))
    return Message("O3.4", "position-altar", args | {"seat": altar.seat, "animals": animals})


def _seats(seats: list[int]) -> list[str]:
    return [f"@{seat}" for seat in sorted(seats)]
