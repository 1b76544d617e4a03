"""Pairings hold their promises over thousands of simulated tournaments."""

from collections import Counter
from itertools import permutations
from random import Random

import networkx as nx
import pytest

from petteia.tournaments.event import BOT, Format, History, Round, Terms, Tournament
from petteia.tournaments.groups import greedy_groups, repeats
from petteia.tournaments.pairing import next_round
from petteia.tournaments.seating import excess
from petteia.tournaments.standings import standings
from petteia.tournaments.table_sizes import table_sizes
from tests.tournaments.simulation import by_strength, people_of, steps, tournament

FORMATS: tuple[Format, ...] = ("swiss", "round_robin", "knockout")
TABLES = ((2, 2, 2), (3, 2, 4), (4, 2, 4), (3, 3, 5), (4, 3, 5), (5, 3, 5), (3, 3, 3), (4, 4, 4))
EVENTS = 1200
LONG_EVENTS = 6000


def random_event(number: int, most: int = 200) -> tuple[Tournament, Random, float]:
    """Return one of the simulated tournaments: most are small, as in a club, some are large."""
    random = Random(number)
    players = min(3 + int(random.expovariate(1 / 12)), most)
    if number % 100 == 0:
        players = random.randint(60, most)
    size, fewest, largest = random.choice(TABLES)
    kind = random.choice(FORMATS) if players <= 40 else random.choice(("swiss", "knockout"))
    terms = Terms(kind, size, fewest, largest, fill=random.random() < 0.2)
    return tournament(terms, players, random), random, random.choice((0.0, 0.0, 0.02, 0.1))


def check_round(event: Tournament, paired: Round) -> None:
    people = people_of(paired)
    assert len(set(people)) == len(people), "nobody plays twice in a round"
    active = {entrant.id for entrant in event.active()}
    assert set(people) <= active
    if event.terms.format != "knockout":
        assert set(people) == active, "everybody plays or has a bye"
    for table in paired.tables:
        assert event.terms.fewest <= len(table.seats) <= event.terms.most
        assert table.people, "no table is left to bots alone"
    if event.terms.fill and event.terms.format == "swiss":
        assert not paired.byes
    history = History.of(event.rounds)
    if event.terms.most == 2:
        check_couples(event, paired, history)
    elif event.terms.format != "knockout":
        check_groups(event, paired, history)
    for table in paired.tables:
        check_seats(table.seats, history, event)


def check_couples(event: Tournament, paired: Round, history: History) -> None:
    if event.terms.format == "knockout":
        return
    repeated = [t for t in paired.tables if BOT not in t.seats and history.meetings(*t.seats)]
    if event.terms.format == "round_robin":
        assert not repeated
        return
    players = [entrant.id for entrant in event.active()]
    if repeated:
        # A round without a repeat does not exist, whoever has the bye.
        assert not perfect(players, lambda one, other: not history.meetings(one, other))
    seats = uneven(paired, history)
    if seats and not repeated and not paired.byes and not event.terms.fill:
        # Every round without a repeat seats somebody unevenly.
        def fits(one: str, other: str) -> bool:
            ahead = lead(history, one) * lead(history, other) > 0
            return not history.meetings(one, other) and not ahead

        assert not perfect(players, fits) or rounds_left(event)


def lead(history: History, player: str) -> int:
    return history.seat_count(player, 0) - history.seat_count(player, 1)


def uneven(paired: Round, history: History) -> int:
    return sum(
        lead(history, table.seats[0]) > 0 or lead(history, table.seats[1]) < 0
        for table in paired.tables
        if BOT not in table.seats
    )


def rounds_left(event: Tournament) -> bool:
    """Tell whether the pairing may trade even seats for a later round without a repeat."""
    played = event.number + 1
    return played < (event.planned_rounds() or 0) and 2 * played >= len(event.active()) - 2


def perfect(players: list[str], fits: object) -> bool:
    field = [*players, BOT] if len(players) % 2 else players
    graph = nx.Graph()
    graph.add_nodes_from(field)
    for index, one in enumerate(field):
        for other in field[index + 1 :]:
            if BOT in (one, other) or fits(one, other):  # type: ignore[operator]
                graph.add_edge(one, other)
    return 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(field)


def check_groups(event: Tournament, paired: Round, history: History) -> None:
    order = [row.player for row in standings(event) if row.player in set(people_of(paired))]
    if event.terms.format == "round_robin":
        order = [entrant.id for entrant in event.active()]
    players = [player for player in order if player not in paired.byes]
    sizes = sorted((len(table.people) for table in paired.tables), reverse=True)
    baseline = greedy_groups(players, sizes, history)
    ours = sum(repeats(history, table.people) for table in paired.tables)
    assert ours <= sum(repeats(history, table) for table in baseline)


def check_seats(seats: tuple[str, ...], history: History, event: Tournament) -> None:
    """No other order of these players is more even; the circle's seats are fixed in advance."""
    if event.terms.format == "round_robin" and len(seats) == 2:
        return
    count = len(seats)

    def cost(order: tuple[str, ...]) -> int:
        return sum(excess(history, p, seat, count) ** 2 for seat, p in enumerate(order))

    assert cost(seats) == min(map(cost, permutations(seats)))


def check_byes(rounds: list[Round], settled: bool) -> None:
    """Nobody has a second bye while somebody who was there all the time has none."""
    byes = Counter(player for played in rounds for player in played.byes)
    if settled and byes:
        everybody = set(people_of(rounds[0]))
        assert max(byes.values()) - min(byes[player] for player in everybody) <= 1


def run_events(numbers: range) -> Counter[Format]:
    seen: Counter[Format] = Counter()
    for number in numbers:
        event, random, unrest = random_event(number)
        rounds = []
        for before, paired in steps(event, random, unrest=unrest):
            check_round(before, paired)
            rounds.append(paired)
        if event.terms.format == "swiss":
            check_byes(rounds, settled=not unrest)
        seen[event.terms.format] += bool(rounds)
    return seen


@pytest.mark.parametrize("part", range(4))
def test_promises_hold_in_simulated_tournaments(part: int) -> None:
    seen = run_events(range(part, EVENTS, 4))
    assert all(seen[kind] > 50 for kind in FORMATS)


@pytest.mark.long
@pytest.mark.parametrize("part", range(8))
def test_promises_hold_in_thousands_of_tournaments(part: int) -> None:
    run_events(range(EVENTS + part, EVENTS + LONG_EVENTS, 8))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 10, 11, 24, 25, 64])
def test_a_round_robin_of_two_is_complete_and_even(players: int) -> None:
    event = tournament(Terms("round_robin", 2, 2, 2), players, Random(players))
    rounds = [paired for _, paired in steps(event, Random(1))]
    history = History.of(rounds)
    assert len(rounds) == players - 1 + players % 2
    assert len(history.met) == players * (players - 1) // 2
    assert set(history.met.values()) == {1}
    for entrant in event.entrants:
        assert abs(lead(history, entrant.id)) <= 1
        assert history.byes[entrant.id] == players % 2


def test_a_swiss_event_ranks_64_players_in_7_rounds() -> None:
    for seed in range(10):
        random = Random(seed)
        event = tournament(Terms("swiss", 2, 2, 2, rounds=7), 64, random)
        *_, (before, last) = steps(event, random, by_strength)
        tables = tuple(type(t)(t.seats, by_strength(random, t.seats)) for t in last.tables)
        played = Tournament(before.terms, before.entrants, (*before.rounds, Round(tables)))
        ranks = [64 - int(row.player) for row in standings(played)]
        apart = sum((place - rank) ** 2 for place, rank in enumerate(ranks, 1))
        assert 1 - 6 * apart / (64 * (64**2 - 1)) > 0.9


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_the_strongest_wins_a_knockout(size: int) -> None:
    for players in range(size, 40):
        random = Random(players)
        event = tournament(Terms("knockout", size, size if size < 3 else 2, size), players, random)
        rounds = list(steps(event, random, by_strength))
        _, final = rounds[-1]
        assert len(final.tables) == 1
        assert str(players - 1) in final.tables[0].seats


def test_a_withdrawn_opponent_lets_the_other_go_on() -> None:
    event = tournament(Terms("knockout", 2, 2, 2), 4, Random(3))
    first = next_round(event)
    assert first is not None
    assert len(first.tables) == 2
    with_results = Round(tuple(type(t)(t.seats, (1, 2)) for t in first.tables))
    winner = first.tables[0].seats[0]
    entrants = tuple(
        type(e)(e.id, e.rating, left_before=1) if e.id == winner else e for e in event.entrants
    )
    assert next_round(Tournament(event.terms, entrants, (with_results,))) is None


def test_tables_are_close_to_the_size_agreed_on() -> None:
    four = Terms("swiss", 4, 2, 4)
    assert table_sizes(10, four) == ([4, 3, 3], 0)
    assert table_sizes(5, four) == ([3, 2], 0)
    assert table_sizes(5, Terms("swiss", 4, 3, 5)) == ([5], 0)
    assert table_sizes(5, Terms("swiss", 2, 2, 2)) == ([2, 2], 1)
    assert table_sizes(2, Terms("swiss", 4, 3, 5)) == ([], 2)


@pytest.mark.parametrize(("size", "fewest", "most"), [(1, 1, 2), (4, 5, 4), (3, 2, 6), (2, 3, 4)])
def test_terms_that_no_table_can_keep_are_refused(size: int, fewest: int, most: int) -> None:
    with pytest.raises(ValueError, match="2 to 5"):
        Terms("swiss", size, fewest, most)
