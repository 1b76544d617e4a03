"""The promises of a game at one position. Each function checks one and raises AssertionError."""

import json

import msgspec

from petteia.core.game import Game
from petteia.core.match import Match
from petteia.core.message import Message
from petteia.core.move import Move, parse
from petteia.core.record import loads
from petteia.core.rng import Rng
from petteia.core.standing import seen_standing, standing
from petteia.core.state import CHANCE, NOBODY, State
from petteia.core.undo import encoded
from petteia.core.urn import Urn
from petteia.core.words import LANGUAGES, Words

PLAYED_ON = 12
"""How many moves copies and restored positions are played on."""


def some_move(state: State, rng: Rng) -> int:
    """Return a random legal move; for chance by its weight."""
    legal = state.legal()
    if state.actor == CHANCE:
        return legal[rng.weighted(state.weights())]
    return legal[rng.below(len(legal))]


def everything(game: Game, state: State, rng: Rng) -> list[int]:
    """Return all moves worth judging: the catalogue, what is legal, and the game's own tries."""
    catalogue = state.catalogue()
    found = {*catalogue.moves(True), *catalogue.moves(False), *state.legal()}
    return sorted(found | set(game.probes.tries(state, rng)))


def legal_is_what_is_not_refused(game: Game, state: State) -> None:
    """Over the catalogue, exactly the moves that are not refused are legal."""
    legal = state.legal()
    assert len(set(legal)) == len(legal), "a move is offered twice"
    assert legal or state.actor == NOBODY, "a dead end: nothing is legal"
    if state.actor == NOBODY:
        return
    text = state.catalogue().text
    refuse = state.refuse
    for move in legal:
        assert refuse(move) == 0, f"{text(move)!r} is legal and refused"
    offered = set(legal)
    for chance in (True, False):
        for move in state.catalogue().moves(chance):
            if refuse(move) == 0:
                assert move in offered, f"{text(move)!r} is neither legal nor refused"


def chance_has_weights(game: Game, state: State) -> None:
    """At chance every result has a positive weight; elsewhere nothing is drawn."""
    if state.actor == CHANCE:
        weights = state.weights()
        assert len(weights) == len(state.legal()), "weights do not match the results"
        assert all(weight > 0 for weight in weights), "a result has no weight"


def hints_are_true(game: Game, state: State) -> None:
    """What playouts draw, from what, and what batches find is what `legal` and `weights` say."""
    legal = state.legal()
    found = Urn()
    state.find(found)
    assert found.listed() == legal, "other moves are found than are legal"
    if state.actor != NOBODY:
        drawn = state.draw(Rng(len(legal)))
        assert drawn in legal, f"{drawn} was drawn and is not legal"
    if state.actor == CHANCE:
        first, odds = state.odds()
        likely = {first + index: weight for index, weight in enumerate(odds) if weight}
        if odds:
            assert likely == dict(zip(legal, state.weights(), strict=True)), "odds differ"
    elif state.actor != NOBODY:
        first, count = state.span()
        if count:
            outside = set(legal) - set(range(first, first + count))
            assert not outside, f"legal moves outside the span: {sorted(outside)}"


def texts_go_both_ways(game: Game, state: State) -> None:
    """Number to text to number, and text to typed move to text."""
    for number in state.legal():
        move = game.move(state, number)
        found = state.catalogue().number(move.words, move.actor == CHANCE)
        assert game.rules.canonical(state, found) == number, f"{move} has another number"
        assert parse(str(move)) == move, f"{move} reads differently"


def json_goes_both_ways(game: Game, state: State, options: dict[str, object], rng: Rng) -> None:
    """A position and every view survive JSON, and the restored position plays on the same."""
    snapshot = game.snapshot(state)
    restored = game.restore(state.players, options, json.loads(json.dumps(snapshot)))
    assert game.snapshot(restored) == snapshot, "a position changes in JSON"
    for viewer in (None, *range(state.players)):
        view = game.rules.view(state, viewer)
        again = msgspec.json.decode(msgspec.json.encode(view), type=game.rules.view_type)
        assert again == view, f"the view of {viewer} changes in JSON"
    try:
        plays_on_the_same(game, restored, state.copy(), rng)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise AssertionError(f"a restored position cannot be played: {error!r}") from error


def plays_on_the_same(game: Game, restored: State, original: State, rng: Rng) -> None:
    """A restored position is that of the original, and stays so for some moves."""
    same_to_everybody(game, restored, original)
    for _ in range(PLAYED_ON):
        if original.actor == NOBODY:
            break
        move = some_move(original, rng)
        assert not restored.refuse(move), "a restored position refuses a legal move"
        original.play(move)
        restored.play(move)
    same_to_everybody(game, restored, original)


def same_to_everybody(game: Game, restored: State, original: State) -> None:
    """A restored position has the moves, views, points and places of the original."""
    assert restored.actor == original.actor, "another seat plays in a restored position"
    assert restored.legal() == original.legal(), "a restored position plays differently"
    if original.actor == CHANCE:
        assert restored.weights() == original.weights(), "a restored position has other odds"
    for viewer in (None, *range(original.players)):
        assert encoded(game, restored, viewer) == encoded(game, original, viewer), (
            f"the view of {viewer} differs in a restored position"
        )
        assert seen_standing(game, restored, viewer) == seen_standing(game, original, viewer), (
            f"{viewer} counts other points in a restored position"
        )
    assert standing(game, restored) == standing(game, original), (
        "a restored position has lost points"
    )
    assert restored.standing() == original.standing(), "a restored position has other places"


def shorter_ways_agree(game: Game, state: State) -> None:
    """Views made together are the views made one by one."""
    viewers = (None, *range(state.players))
    if game.rules.views is not None:
        views = [game.rules.view(state, viewer) for viewer in viewers]
        assert game.rules.views(state, viewers) == views, "views made together differ"


def copies_are_independent(game: Game, state: State, rng: Rng) -> None:
    """Playing on a copy changes only the copy, and both reach the same positions."""
    before = game.snapshot(state)
    one, two = state.copy(), state.copy()
    assert one.log is None, "a copy tells events"
    assert game.snapshot(one) == before, "a copy differs"
    for _ in range(PLAYED_ON):
        if one.actor == NOBODY:
            break
        move = some_move(one, rng)
        one.play(move)
        two.play(move)
        assert game.snapshot(state) == before, "playing on a copy changed the original"
    assert game.snapshot(one) == game.snapshot(two), "two copies play differently"


def places_follow_points(game: Game, state: State) -> None:
    """Every source has a number; places are like 1, 1, 3 and never against the points."""
    scores = []
    for seat in range(state.players):
        points = state.points(seat)
        assert len(points) == len(game.sources), "points and sources differ"
        scores.append(sum(points))
    places = state.standing()
    for place in places:
        assert place == 1 + sum(other < place for other in places), f"places {places}"
    for one in range(state.players):
        for other in range(state.players):
            if scores[one] > scores[other]:
                assert places[one] < places[other], f"scores {scores}, places {places}"


def imagined_looks_the_same(game: Game, state: State, rng: Rng) -> None:
    """A seat cannot tell an imagined position from the real one: view, choices, refusals."""
    for viewer in (None, *range(state.players)):
        view = game.rules.view(state, viewer)
        other = game.imagine(view, rng)
        assert encoded(game, other, viewer) == encoded(game, state, viewer), (
            f"seat {viewer} sees an imagined position differently"
        )
        assert seen_standing(game, other, viewer) == seen_standing(game, state, viewer), (
            f"seat {viewer} counts other points in an imagined position"
        )
        same_observation(game, state, other, viewer)
        if viewer is not None and viewer == state.actor:
            same_choices(game, state, other, rng)


def same_observation(game: Game, one: State, other: State, viewer: int | None) -> None:
    """What a game writes for a seat is equal in positions that look the same to it."""
    if game.rules.observer is None or viewer is None:
        return
    observer = game.rules.observer(one)
    mine, others = list(observer.row(one, viewer)), list(observer.row(other, viewer))
    named = zip(observer.names, mine, others, strict=True)
    differing = [name for name, number, another in named if number != another]
    assert not differing, f"seat {viewer} observes what it cannot know: {differing}"


def same_choices(game: Game, one: State, other: State, rng: Rng) -> None:
    """The actor is offered and refused the same, in the same words, in both positions."""
    encode, wording = msgspec.json.encode, game.wording
    assert one.legal() == other.legal(), "other moves are legal"
    assert encode(wording.prompt(one)) == encode(wording.prompt(other)), "another prompt"
    for number in one.legal():
        assert encode(wording.choice(one, number)) == encode(wording.choice(other, number)), (
            "a choice is offered differently"
        )
    for number in everything(game, one, rng):
        code = one.refuse(number)
        assert code == other.refuse(number), "refused by another rule"
        if code:
            first = wording.refusal(one, number, code)
            second = wording.refusal(other, number, code)
            assert encode(first) == encode(second), "refused in other words"


def others_are_refused(match: Match) -> None:
    """Every move of everybody but the actor is refused, and nothing changes."""
    game, state = match.game, match.state
    before = game.snapshot(state)
    for chance in (True, False):
        for number in state.catalogue().moves(chance):
            verb, *args = state.catalogue().text(number).split(" ")
            for seat in [CHANCE] if chance else range(state.players + 1):
                if seat != state.actor:
                    move = Move(seat, verb, tuple(args))
                    assert match.refuse(move) is not None, f"{move} out of turn"
                    assert match.refuse(str(move)) is not None, f"{move} out of turn"
    assert game.snapshot(state) == before, "a refused move changed something"


def all_is_said(match: Match, rng: Rng) -> None:
    """Prompt, choices, refusals, log and position have words in every language."""
    game, state = match.game, match.state
    lines: list[Message] = [game.wording.prompt(state), *match.choices()]
    if state.actor != NOBODY:
        judged = [(number, state.refuse(number)) for number in everything(game, state, rng)]
        lines += [game.wording.refusal(state, number, code) for number, code in judged if code]
    for viewer in (None, *range(state.players)):
        lines += game.wording.position(match.view(viewer))
        lines += [event for _, event in match.log(viewer)[-20:]]
    one_of_each = {f"{line.key} {sorted(line.args)}": line for line in lines}
    for language in LANGUAGES:
        words = Words(game.package, language)
        for line in one_of_each.values():
            words.say(line)


def replays_equal(match: Match) -> None:
    """The record, through its JSON, gives the same position, events and record again."""
    record = match.record()
    again = Match.of(loads(record.dumps()))
    game = match.game
    assert game.snapshot(again.state) == game.snapshot(match.state), "a replay ends elsewhere"
    assert again.events == match.events, "a replay tells another story"
    assert again.record() == record, "a replay gives another record"


def undo_is_to_the_edge(match: Match) -> None:
    """Only the last player can undo, and undo restores the exact position."""
    game = match.game
    count = match.undoable()
    last = match.moves[-count:] if count else []
    actors = {move.actor for move in last}
    assert len(actors) <= 1, "somebody else's move may be taken back"
    assert CHANCE not in actors, "chance may be taken back"
    record = match.record()
    for back in range(1, count + 1):
        record.moves.pop()
        assert match.undo(last[0].actor) is None, "undo is refused before the edge"
        shorter = Match.of(record)
        assert game.snapshot(match.state) == game.snapshot(shorter.state), f"undo {back} differs"
    for move in last:
        match.submit(move)
    for seat in range(match.state.players):
        if not match.moves or match.moves[-1].actor != seat:
            assert match.undo(seat) is not None, "a seat takes back what is not its own"
