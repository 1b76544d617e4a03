"""The kit can fail: games that break a promise on purpose are caught, with a record."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from mypy_extensions import i32

from petteia.core.game import Game
from petteia.core.layout import Layout
from petteia.core.match import IllegalMove, Match
from petteia.core.message import Event, Refusal
from petteia.core.move import Move
from petteia.core.observer import Observer
from petteia.core.record import loads
from petteia.core.registry import game
from petteia.core.rng import Rng
from petteia.core.state import CHANCE, State
from petteia.core.vectors import vec
from petteia.games.agora_lieske import messages, view
from petteia.games.agora_lieske.model import CITIZENS
from petteia.games.agora_lieske.state import AgoraState
from petteia.games.agora_lieske.view_types import Stander
from petteia.testing import Broken, Story, check_golden, fuzz, make_golden, unproven_rules, unsaid
from petteia.testing.promises import copies_are_independent, some_move
from petteia.testing.rules import anchors, following

AGORA = game("agora_lieske")


def broken(sabotaged: Game, monkeypatch: pytest.MonkeyPatch, longest: int = 20_000) -> str:
    """Fuzz a sabotaged game, expect it to be caught, and return what is said."""
    monkeypatch.setattr("petteia.core.match.game_named", lambda name: sabotaged)
    with pytest.raises(Broken) as caught:
        fuzz(sabotaged, 3, 6, seed=1, longest=longest)
    said, _, record = str(caught.value).rpartition("\n")
    assert loads(record).game == "agora_lieske"
    return said


def with_rules(**changed: Any) -> Game:
    """Return Agora (Lieske) with other functions as its rules."""
    return replace(AGORA, rules=replace(AGORA.rules, **changed), beginnings={})


def with_wording(**changed: Any) -> Game:
    """Return Agora (Lieske) with other words."""
    return replace(AGORA, wording=replace(AGORA.wording, **changed))


def with_state(change: Callable[[type[AgoraState]], None]) -> Game:
    """Return Agora (Lieske) with another kind of state."""

    class Sabotaged(AgoraState):
        def copy(self) -> "AgoraState":
            other = Sabotaged(self.setting)
            for name in AGORA.rules.fields:
                value = getattr(self, name)
                setattr(other, name, value[:] if isinstance(value, list) else value)
            return other

    change(Sabotaged)

    def begin(*args: Any) -> State:
        honest = AGORA.rules.begin(*args)
        assert isinstance(honest, AgoraState)
        state = Sabotaged(honest.setting)
        for name, value in AGORA.snapshot(honest).items():
            setattr(state, name, value)
        return state

    return with_rules(begin=begin)


def placing(game: Game) -> State:
    """Return a position in which citizens are placed."""
    state: State = game.new(2)
    rng = Rng(1)
    while state.actor == CHANCE:
        state.play(some_move(state, rng))
    return state


def test_the_honest_double_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    double = with_state(lambda cls: None)
    monkeypatch.setattr("petteia.core.match.game_named", lambda name: double)
    fuzz(double, 2, 1, seed=1)


def test_a_legal_move_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        honest = AgoraState.refuse
        monkeypatch.setattr(
            cls, "refuse", lambda s, m: 1 if m == 60 else honest(s, m), raising=False
        )

    assert "legal and refused" in broken(with_state(change), monkeypatch)


def test_a_move_that_is_neither_legal_nor_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        honest = AgoraState.legal
        monkeypatch.setattr(cls, "legal", lambda s: honest(s)[:40], raising=False)

    assert "neither legal nor refused" in broken(with_state(change), monkeypatch)


def test_a_span_that_leaves_a_legal_move_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        monkeypatch.setattr(cls, "span", lambda s: (60, 30), raising=False)

    assert "outside the span" in broken(with_state(change), monkeypatch)


def test_odds_that_are_not_the_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        monkeypatch.setattr(cls, "odds", lambda s: (0, [1, 1, 2]), raising=False)

    assert "odds differ" in broken(with_state(change), monkeypatch)


def test_a_copy_that_shares_a_list(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        honest = cls.copy

        def copy(s: AgoraState) -> AgoraState:
            other = honest(s)
            other.where = s.where
            return other

        monkeypatch.setattr(cls, "copy", copy, raising=False)

    sharing = with_state(change)
    assert broken(sharing, monkeypatch)
    with pytest.raises(AssertionError, match="changed the original"):
        copies_are_independent(sharing, placing(sharing), Rng(1))


def test_a_card_that_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    def change(cls: type[AgoraState]) -> None:
        def give(s: AgoraState, seat: int, resource: int, count: int) -> None:
            s.cards[seat * 3 + resource] -= count

        monkeypatch.setattr(cls, "give", give, raising=False)

    assert "creates or loses" in broken(with_state(change), monkeypatch)


def test_a_log_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def event(state: AgoraState, entry: tuple[int, ...]) -> Event:
        honest = messages.event(state, entry)
        return Event(honest.rule, honest.key, honest.args)

    assert "reads another log" in broken(with_wording(event=event), monkeypatch)


def test_a_view_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen_by_all(state: AgoraState, seat: int | None) -> Any:
        mine = view.view(state, seat)
        letters = [
            next(s.citizen for s in view.view(state, stander.seat).board
                 if (s.place, s.space) == (stander.place, stander.space))
            for stander in mine.board
        ]  # fmt: skip
        pairs = zip(mine.board, letters, strict=True)
        board = [Stander(s.place, s.space, s.seat, letter) for s, letter in pairs]
        return msgspec.structs.replace(mine, board=board)

    assert "sees another view" in broken(with_rules(view=seen_by_all, views=None), monkeypatch)


def test_views_made_together_that_mix_up_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    def views(state: AgoraState, seats: Sequence[int | None]) -> list[Any]:
        return [view.view(state, seats[-1]) for _ in seats]

    assert "made together" in broken(with_rules(views=views), monkeypatch)


class Peeping(Observer):
    """Writes where another seat's first citizen stands and which it is."""

    def __init__(self, players: int) -> None:
        layout = Layout(players)
        self.place = layout.numbers("where", players)
        super().__init__(layout)

    def write(self, state: State, seat: int, out: "vec[i32]", at: int) -> None:
        assert isinstance(state, AgoraState)
        for owner in range(state.players):
            out[at + self.place + owner] = int(state.where[owner * CITIZENS])


def test_an_observation_of_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_rules(observer=lambda first: Peeping(first.players))
    assert "observes what it cannot know: ['where[" in broken(game, monkeypatch)


def test_an_imagined_position_that_looks_different(monkeypatch: pytest.MonkeyPatch) -> None:
    def fill(state: AgoraState, seen: Any, rng: Rng) -> None:
        view.fill(state, seen, rng)
        state.round += 1

    assert "imagined position" in broken(with_rules(fill=fill), monkeypatch)


def test_a_refusal_that_tells_a_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    def refusal(state: AgoraState, number: int, code: int) -> Refusal:
        honest = messages.refusal(state, number, code)
        return Refusal(honest.rule, honest.key, honest.args | {"letters": list(state.where)})

    assert "refused in other words" in broken(with_wording(refusal=refusal), monkeypatch)


def test_a_record_that_tells_a_secret_ends_no_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(now: State, move: Move, made: int, seat: int | None) -> Move:
        return Move(move.actor, move.verb, ("?", *move.args[1:])) if move.args else move

    said = broken(with_rules(seen=seen), monkeypatch)  # hides what everybody knows
    assert "sees another view" in said or "reads another log" in said


def test_a_game_without_an_end_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "does not end" in broken(AGORA, monkeypatch, longest=50)


def test_an_ending_without_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "why it ended" in broken(with_rules(ending=lambda s: ""), monkeypatch)


def test_a_golden_record_that_changes(tmp_path: Path) -> None:
    path = tmp_path / "golden.jsonl"
    make_golden(path, AGORA, 2, 2)
    assert check_golden(path) == 2
    raw = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    raw[1]["meta"]["result"]["scores"][0] += 1
    path.write_text("\n".join(json.dumps(r) for r in raw), encoding="utf-8")
    with pytest.raises(AssertionError, match="line 2"):
        check_golden(path)
    raw[0]["moves"].insert(9, "0 dance")
    path.write_text(json.dumps(raw[0]), encoding="utf-8")
    with pytest.raises(IllegalMove):
        check_golden(path)


def test_rules_without_code_or_test_are_listed() -> None:
    page = '<a id="L1.1"></a> <a id="L1.2a"></a> <a id="L1.2b"></a> <a id="L1.3"></a>'
    assert anchors(page) == ["L1.1", "L1.2a", "L1.2b", "L1.3"]
    source = "# L1.1\n# L1.2a, b"
    tests = "def test_L1_1_x(): ...\ndef test_L1_2a_y(): ..."
    assert unproven_rules(page, source, tests) == [
        "L1.2b: no test is named by it",
        "L1.3: not cited in the code",
        "L1.3: no test is named by it",
    ]
    follows = "L1.2b follows from L1.2a: the same\nL1.3 follows from L9: nothing"
    assert following(follows) == {"L1.2b": "L1.2a", "L1.3": "L9"}
    assert unproven_rules(page, source, tests, follows) == [
        "L1.3: follows from L9, which is no rule"
    ]
    assert unproven_rules(page + page, source, tests, follows)[0] == "L1.1: two anchors"


def test_missing_and_broken_words_are_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "mute"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "words.en.ftl").write_text("title = Mute\ntitle = Twice\nbad = { $\n", "utf-8")
    (package / "words.fr.ftl").write_text("title = Muet\nabout = Rien\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    faults = unsaid(replace(AGORA, package="mute"))
    for fault in ("mute en: no about", "mute en: title is said twice", "mute en: cannot read",
                  "mute: no source-court", "mute: no option-open_hands"):  # fmt: skip
        assert any(fault in found for found in faults), fault


def test_a_story_fails_on_what_it_does_not_expect() -> None:
    story = Story(AGORA, 2)
    with pytest.raises(AssertionError, match=r"refused by L4\.3"):
        story.tell("0 place A court")
    with pytest.raises(AssertionError, match="was not refused"):
        story.refused("* start 0")
    assert Story.keys(story, story.tell("* demand wood")) == ["event-demand"]


def test_a_broken_game_prints_a_record_that_reproduces_it() -> None:
    with pytest.raises(Broken) as caught:
        fuzz(AGORA, 2, 1, longest=20)
    match = Match.of(loads(str(caught.value).rpartition("\n")[2]))
    assert len(match.moves) == 20
