"""Messages of Agora (Ernest): prompts, choices, refusals, events and the position."""

from petteia.core.message import Arg, Choice, Event, Message, Prompt, Refusal
from petteia.games.agora_ernest import codes
from petteia.games.agora_ernest.geometry import QUARTER
from petteia.games.agora_ernest.model import EFFECTS, ENDINGS, LETTERS, NONE, STEPS, Position
from petteia.games.agora_ernest.moves import BUILD, BUY, NAMES, PASS, build_angle
from petteia.games.agora_ernest.placement import fit_of
from petteia.games.agora_ernest.view import AgoraErnestView, cell_name

STEP_RULES = ("E0.1", "E0.2", "E0.2", "E2.1", "E3.1", "E4.1", "E5.1")
"""The rule of each step."""

REFUSALS = {
    codes.NOT_ON_TABLE: ("E3.1", "refused-off-table"),
    codes.CARDS_OVERLAP: ("E3.2", "refused-overlap"),
    codes.GRID_DIFFERS: ("E3.3", "refused-grid"),
    codes.OWNERS_JOIN: ("E3.4", "refused-owners"),
    codes.NO_SUCH_SHOP: ("E4.1", "refused-no-such-shop"),
    codes.SHOP_OWNED: ("E4.1", "refused-owned"),
    codes.NO_CIRCLE: ("E4.1", "refused-no-circle"),
    codes.OTHER_NAME: ("E4.1", "refused-other-name"),
}

# The names of the arguments an event has, in the order of its numbers.
EVENTS: dict[int, tuple[str, str, tuple[str, ...]]] = {
    codes.LETTER_DEALT: ("E0.1", "event-letter", ("seat", "letter")),
    codes.OPENED: ("E0.2", "event-opened", ("card",)),
    codes.FIRST_CHOSEN: ("E0.2", "event-first", ("seat",)),
    codes.TURN_BEGINS: ("E1.1", "event-turn", ("number", "seat")),
    codes.EARNED: ("E1.1", "event-earned", ("seat", "count", "coins")),
    codes.DRAWN: ("E2.1", "event-drawn", ("seat", "card", "effect", "acts")),
    codes.FIRE: ("E2.2", "event-fire", ("seat", "shop", "count")),
    codes.BURNT: ("E2.2", "event-burnt", ("card",)),
    codes.FLOOD: ("E2.3", "event-flood", ("seat", "shop", "count")),
    codes.NOTHING_HIT: ("E2.2", "event-nothing-hit", ("effect",)),
    codes.FESTIVAL: ("E2.4", "event-festival", ("seat",)),
    codes.CELEBRATED: ("E2.4", "event-celebrated", ("seat", "count", "coins")),
    codes.BUILT: ("E3.1", "event-built", ("seat", "card", "count")),
    codes.SET_ASIDE: ("E3.1", "event-aside", ("seat", "card")),
    codes.GREW: ("E3.5", "event-grew", ("seat", "shop", "count", "counters")),
    codes.DOORS_SHUT: ("E1.2", "event-doors-shut", ("seat", "count")),
    codes.BOUGHT: ("E4.1", "event-bought", ("seat", "shop", "price", "coins")),
    codes.PASSED: ("E4.1", "event-passed", ("seat",)),
    codes.GAME_OVER: ("E5.1", "event-over", ("reason", "seat")),
}


def prompt(state: Position) -> Prompt:
    """Return the prompt for the actor."""
    args: dict[str, Arg] = {"seat": max(state.actor, 0)}
    if state.drawn != NONE:
        args["card"] = NAMES[state.drawn]
    return Prompt(STEP_RULES[state.step], f"prompt-{STEPS[state.step]}", args)


def choice(state: Position, number: int) -> Choice:
    """Return a legal move as a choice."""
    text = state.catalogue().text(number)
    verb, *words = text.split(" ")
    actor = "*" if state.actor < 0 else state.actor
    args: dict[str, Arg] = {}
    touches: list[str] = []
    if verb == "build":
        touches = [NAMES[card] for card in fit_of(state, number).touching]
        args = _lying(NAMES[state.drawn], int(words[0]), int(words[1]), int(words[2]))
        args["count"] = len(touches)
        args["cards"] = list(touches)
    elif verb == "buy":
        shop = state.setting.run_of[number - BUY]
        args = {
            "shop": words[0],
            "price": state.shops.doors[shop],
            "counters": state.shops.circles[shop],
        }
        touches = [words[0]]
    elif verb == "card":
        args = {"card": words[0]}
    elif verb == "letters":
        args = {"letters": list(words[0])}
    elif verb == "first":
        args = {"seat": int(words[0])}
    rule = STEP_RULES[state.step]
    return Choice(rule, f"choice-{verb}", args, text=f"{actor} {text}", touches=tuple(touches))


def _lying(card: str, x: int, y: int, angle: int) -> dict[str, Arg]:
    """Return where a card lies: in the notation's numbers, and in cells and degrees (G1)."""
    return {
        "card": card,
        "x": x,
        "y": y,
        "angle": angle,
        "right": f"{x / 1000:g}",
        "up": f"{y / 1000:g}",
        "degrees": f"{angle / 100:g}",
    }


def refusal(state: Position, number: int, code: int) -> Refusal:
    """Return why a move is not legal."""
    if code not in REFUSALS:  # NOT_NOW, NOT_DRAWN: the rule of this step
        return Refusal(STEP_RULES[state.step], "refused-not-now", {"step": STEPS[state.step]})
    rule, key = REFUSALS[code]
    args: dict[str, Arg] = {}
    if number >= BUILD:
        against = fit_of(state, number).against
        if against != NONE:
            args["card"] = NAMES[against]
        if code == codes.GRID_DIFFERS and is_turned(state, number, against):
            rule, key = "G4", "refused-turned"
    elif BUY <= number < PASS:
        args["shop"] = cell_name(number - BUY)
        shop = state.shops.of[state.setting.run_of[number - BUY]]
        if code == codes.SHOP_OWNED:
            args["owner_seat"] = state.shops.owner[shop]
    return Refusal(rule, key, args)


def is_turned(s: Position, move: int, card: int) -> bool:
    """G4, ER5: whether a touching card is turned against another, so by less than 5 degrees."""
    return (build_angle(move) - s.market.angle[card]) % QUARTER != 0


def event(state: Position, entry: tuple[int, ...]) -> Event:
    """Return a log entry as an event."""
    rule, key, kinds = EVENTS[entry[0]]
    args = {kind: _argument(kind, n) for kind, n in zip(kinds, entry[1:], strict=False)}
    if entry[0] == codes.NOTHING_HIT:
        rule = "E2.3" if args["effect"] == "flood" else "E2.2"
    elif entry[0] == codes.GAME_OVER:
        goal = state.setting.goal
        args["goal"] = goal
        args["seats"] = [f"@{seat}" for seat in range(state.players) if state.purse(seat) >= goal]
    return Event(rule, key, args)


def _argument(kind: str, n: int) -> Arg:
    if kind == "letter":
        return LETTERS[n]
    if kind == "card":
        return NAMES[n]
    if kind == "effect":
        return EFFECTS[n]
    if kind == "shop":
        return cell_name(n)
    if kind == "reason":
        return ENDINGS[n]
    return n


def position(seen: AgoraErnestView) -> list[Message]:
    """Return a view as messages."""
    number: dict[str, Arg] = {"number": seen.round, "deck": len(seen.deck)}
    if seen.active is None:
        lines = [Message("E0.1", "position-set-up")]
    else:
        lines = [Message("E1.1", "position-turn", {**number, "seat": seen.active})]
    for seat in range(seen.players):
        lines.append(
            Message(
                "E1.1",
                "position-player",
                {
                    "seat": seat,
                    "letter": seen.letters[seat] or "?",
                    "coins": seen.coins[seat],
                    "income": seen.incomes[seat],
                    "shops": [shop.name for shop in seen.shops if shop.owner == seat],
                },
            )
        )
    for laid in seen.table:
        lines.append(
            Message(
                "E3.1",
                "position-card",
                {**_lying(laid.card, laid.x, laid.y, laid.angle), "effect": laid.effect},
            )
        )
    for shop in seen.shops:
        args: dict[str, Arg] = {
            "shop": shop.name,
            "cells": len(shop.cells),
            "doors": shop.open_doors,
            "counters": shop.counters,
            "circles": shop.circles,
        }
        if shop.owner is None:
            lines.append(Message("E4.1", "position-free-shop", args))
        else:
            lines.append(Message("E4.2", "position-shop", {**args, "seat": shop.owner}))
    if seen.regions > 1:
        lines.append(Message("E1.3", "position-alleys", {"count": seen.regions - 1}))
    if seen.drawn is not None:
        lines.append(Message("E2.1", "position-drawn", {"card": seen.drawn}))
    if seen.burnt:
        lines.append(Message("E2.2", "position-burnt", {"cards": seen.burnt}))
    if seen.aside:
        lines.append(Message("E3.1", "position-aside", {"cards": seen.aside}))
    return lines
