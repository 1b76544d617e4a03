"""The list of candidates: legal, finite, in its stated order, and no dearer than it must be."""

from __future__ import annotations

import pytest

from petteia.core.rng import Rng
from petteia.core.state import NOBODY
from petteia.games.agora_ernest import candidates, placement, proposals
from petteia.games.agora_ernest.codes import OWNERS_JOIN
from petteia.games.agora_ernest.geometry import NO_GRID, angle_of, half_x, half_y
from petteia.games.agora_ernest.market import FITS
from petteia.games.agora_ernest.model import BUILDING, NONE
from petteia.games.agora_ernest.moves import BUILD, build, build_angle, build_x, build_y
from petteia.games.agora_ernest.rules import shops_with
from petteia.games.agora_ernest.state import AgoraState

from .oracle import OracleCard, oracle_fit
from .scenes import GAME, opened

REFUSALS = {"": 0, "E3.1": 3, "E3.2": 4, "E3.3": 5}


def building_positions(players: int, seed: int, every: int = 1) -> list[AgoraState]:
    """Play a random game and return positions in which a card is to be laid."""
    state = GAME.new(players)
    assert isinstance(state, AgoraState)
    rng = Rng(seed)
    found = []
    while state.actor != NOBODY:
        if state.step == BUILDING and state.round % every == 0:
            found.append(state.copy())
        legal = state.legal()
        state.play(legal[rng.below(len(legal))])
    return found


def joins_owners(state: AgoraState, move: int) -> bool:
    """E3.4 by force: lay the card and look for counters of two owners in one shop."""
    shops = shops_with(state, state.drawn, placement.fit_of(state, move))
    owners: dict[int, set[int]] = {}
    for run, owner in enumerate(state.counters):
        if owner != NONE:
            owners.setdefault(shops.of[run], set()).add(owner)
    return any(len(found) > 1 for found in owners.values())


@pytest.mark.many
@pytest.mark.parametrize("players", [2, 3, 4])
def test_E3_1_candidates_are_legal_finite_and_the_same_again(players: int) -> None:
    for state in building_positions(players, 50 + players, every=4):
        offered = candidates.candidates(state)
        assert 0 < len(offered) <= proposals.LIMIT
        assert len(set(offered)) == len(offered)
        assert offered == candidates.candidates(state.copy())
        restored = GAME.restore(players, {}, GAME.snapshot(state))
        assert offered == restored.legal()
        cards = oracle_cards(state)
        for move in offered:
            assert move >= BUILD
            assert state.refuse(move) == 0
            assert oracle_fit(cards, coordinates(move)) == ""
            assert not joins_owners(state, move)


def oracle_cards(state: AgoraState) -> list[OracleCard]:
    laid = state.laid
    return [OracleCard((laid[at + 1], laid[at + 2], laid[at + 3])) for at in range(0, len(laid), 4)]


def coordinates(move: int) -> tuple[int, int, int]:
    return build_x(move), build_y(move), build_angle(move)


@pytest.mark.many
@pytest.mark.parametrize("seed", range(6))
def test_E3_2_E3_3_E3_4_refusals_agree_with_the_oracle(seed: int) -> None:
    """Random placements and near misses within a few thousandths of the tolerances."""
    rng = Rng(900 + seed)
    counted = {0: 0, 3: 0, 4: 0, 5: 0}
    for state in building_positions(2 + seed % 3, seed, every=2):
        cards = oracle_cards(state)
        for _ in range(8):
            for move in GAME.probes.tries(state, rng):
                code = state.refuse(move)
                expected = REFUSALS[oracle_fit(cards, coordinates(move))]
                if expected == 0 and joins_owners(state, move):
                    expected = OWNERS_JOIN
                assert code == expected, state.catalogue().text(move)
                counted[code] = counted.get(code, 0) + 1
    assert all(counted[code] for code in (0, 3, 4, 5)), counted


def test_candidates_that_change_an_income_come_first() -> None:
    for state in building_positions(3, 77, every=3):
        offered = candidates.candidates(state)
        found = proposals.Proposals(state)
        found.walked = proposals.SEALS_WALKED  # doors only, no streets
        matters = []
        for move in offered:
            found.fit = placement.fit_of(state, move)
            matters.append(found.rank(False) > 0)
        last = max((place for place, matter in enumerate(matters) if matter), default=-1)
        # Before the last that blocks or adds a door there are only those that cut doors off.
        between = [place for place in range(last) if not matters[place]]
        assert len(between) <= proposals.SEALS_WALKED


@pytest.mark.many
def test_candidates_hold_every_kind() -> None:
    kinds = set()
    for state in building_positions(4, 0)[-6:] + building_positions(4, 1)[-6:]:
        for move in candidates.candidates(state):
            fit = placement.fit_of(state, move)
            offsets = list(fit.offsets[: fit.count])
            if not fit.touching:
                kinds.add("free ground")
            elif offsets.count(NO_GRID) > 1:
                kinds.add("seal")
            elif NO_GRID in offsets:
                kinds.add("corner block")
            else:
                kinds.add("grid contact")
    assert kinds == {"free ground", "corner block", "seal", "grid contact"}


def test_every_free_edge_has_a_grid_contact() -> None:
    story = opened()
    story.tell("* card D7")
    offered = story.state.legal()
    # A lone card: 16 places the same way and 16 across, each both ways round.
    on_grid = [move for move in offered if placement.fit_of(story.state, move).touching]
    assert len(on_grid) == 64


def test_without_proposals_the_first_fifty_lattice_places_are_offered() -> None:
    story = opened()
    story.tell("* card D7")
    offered = proposals.kept(proposals.Proposals(story.state))
    assert len(offered) == 50
    assert offered[0] == build(-16500, 11000, 0)
    for move in offered:
        assert build_x(move) % 500 == 0
        assert build_y(move) % 500 == 0
        assert build_angle(move) in (0, 4500, 9000, 13500)
        assert story.state.refuse(move) == 0


@pytest.mark.many
def test_the_work_for_a_list_grows_no_faster_than_the_cards() -> None:
    per_card = []
    for seed in range(2):
        for state in building_positions(4, seed, every=3):
            before = state.market.work
            candidates.candidates(state)
            per_card.append((state.market.work - before) / len(state.market.laid))
    # Pairs compared for each laid card: at most so many proposals, each with its near cards.
    assert max(per_card) <= 900


def test_angles_are_found_without_trigonometry() -> None:
    for angle in range(0, 36000, 7):
        found = angle_of(half_x(angle), half_y(angle))
        assert min((found - angle) % 36000, (angle - found) % 36000) <= 1


def test_a_lattice_place_is_judged_like_any_other() -> None:
    story = opened()
    story.tell("* card D7")
    state = story.state
    places = placement.lattice_place(state, 400)
    assert len(places) == 400
    for move in places:
        assert state.market.fit(build_x(move), build_y(move), build_angle(move)).verdict == FITS
