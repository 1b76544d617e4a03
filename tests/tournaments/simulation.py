"""Plays tournaments without games: results come from strengths and a seeded generator."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from petteia.tournaments.event import BOT, Entrant, Round, Table, Terms, Tournament
from petteia.tournaments.pairing import next_round

Result = Callable[[Random, tuple[str, ...]], tuple[int, ...]]


def by_chance(random: Random, seats: tuple[str, ...]) -> tuple[int, ...]:
    places = [random.randint(1, len(seats)) for _ in seats]
    return tuple(1 + sum(other < place for other in places) for place in places)


def by_strength(random: Random, seats: tuple[str, ...]) -> tuple[int, ...]:
    order = sorted(seats, key=lambda player: int(player or -1), reverse=True)
    return tuple(order.index(player) + 1 for player in seats)


def tournament(terms: Terms, players: int, random: Random) -> Tournament:
    order = list(range(players))
    random.shuffle(order)
    return Tournament(
        terms, tuple(Entrant(str(number), rating=order[number]) for number in range(players))
    )


def steps(
    event: Tournament, random: Random, result: Result = by_chance, unrest: float = 0.0
) -> Iterator[tuple[Tournament, Round]]:
    """Yield each tournament before a round with that round, until there is none.

    With `unrest`, people leave and enter between the rounds with this probability each.
    """
    for _ in range(4 * len(event.entrants) + 4):
        if unrest and event.number:
            event = _unsettled(event, random, unrest)
        paired = next_round(event)
        if paired is None:
            return
        yield event, paired
        tables = tuple(Table(table.seats, result(random, table.seats)) for table in paired.tables)
        event = replace(event, rounds=(*event.rounds, Round(tables, paired.byes)))
    raise AssertionError("the tournament does not end")


def _unsettled(event: Tournament, random: Random, unrest: float) -> Tournament:
    entrants = [
        replace(entrant, left_before=event.number)
        if entrant.left_before is None and random.random() < unrest
        else entrant
        for entrant in event.entrants
    ]
    if event.terms.format != "knockout":
        for number in range(len(entrants)):
            if random.random() < unrest / 2 and event.number < 4:
                late = Entrant(f"{1000 * event.number + number}", first_round=event.number)
                entrants.append(late)
    return replace(event, entrants=tuple(entrants))


def people_of(paired: Round) -> list[str]:
    return [*paired.byes, *(p for table in paired.tables for p in table.seats if p != BOT)]
