"""Rule ids: every anchor of a game's rules is cited in its code and named by a test."""

import re
from pathlib import Path

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.testing.promises import everything, some_move

ANCHOR = re.compile(r'<a id="([A-Z]{1,2}\d[\w.]*)"></a>')
"""A rule (`L5.2.4a`), or a ruling of ours where the rulebook is silent (`LR3`)."""
TEST = re.compile(r"def test_(\w+)")


def anchors(text: str) -> list[str]:
    """Return the rule ids of a rules page, in order."""
    return ANCHOR.findall(text)


def following(text: str) -> dict[str, str]:
    """Read lines `ID follows from ID: reason` of ids that need no code or test of their own."""
    found = re.findall(r"^(\S+) follows from ([^\s:]+)", text, re.MULTILINE)
    return dict(found)


def cited(folder: Path) -> str:
    """Return all of a folder's Python source: what cites rules."""
    return "\n".join(p.read_text(encoding="utf-8") for p in sorted(folder.rglob("*.py")))


def unproven_rules(page: str, source: str, tests: str, follows: str = "") -> list[str]:
    """List every rule id that the code does not cite, or that no test is named by.

    `L5.2.4a` is cited as itself, or as `a` in a list after `L5.2.4` (`L5.2.4a, b`); a test named
    by it begins `test_L5_2_4a_`.
    """
    ids = anchors(page)
    missing = [f"{rule}: two anchors" for rule in sorted(set(ids)) if ids.count(rule) > 1]
    excused = following(follows)
    names = TEST.findall(tests)
    for rule in ids:
        if rule in excused:
            if excused[rule] not in ids:
                missing.append(f"{rule}: follows from {excused[rule]}, which is no rule")
            continue
        if not re.search(rf"\b{re.escape(rule)}(?![\w])(?!\.\d)", _spelled_out(source)):
            missing.append(f"{rule}: not cited in the code")
        stem = rule.replace(".", "_") + "_"
        if not any(name.startswith(stem) for name in names):
            missing.append(f"{rule}: no test is named by it")
    return missing


def _spelled_out(source: str) -> str:
    """Write `L5.2.4d, e` as `L5.2.4d, L5.2.4e`."""
    pattern = re.compile(r"\b([A-Z]\d+(?:\.\d+)+)([a-z])((?:(?:,| and) [a-z]\b)+)")
    return pattern.sub(
        lambda m: m[1] + m[2] + "".join(f", {m[1]}{x}" for x in re.findall(r"[a-z]\b", m[3])),
        source,
    )


def told_rules(game: Game, players: int, games: int = 2) -> set[str]:
    """Return every rule id that prompts, choices, refusals, events and positions cite."""
    told = set()
    for seed in range(games):
        match, rng = Match(game, players), Rng(seed)
        while match.state.actor != NOBODY:
            state = match.state
            told.add(game.wording.prompt(state).rule)
            told |= {choice.rule for choice in match.choices()}
            told |= {line.rule for line in game.wording.position(match.view(None))}
            for number in everything(game, state, rng):
                code = state.refuse(number)
                if code:
                    told.add(game.wording.refusal(state, number, code).rule)
            match.submit(game.move(state, some_move(state, rng)))
            told |= {event.rule for event in match.events[-1]}
    return told
