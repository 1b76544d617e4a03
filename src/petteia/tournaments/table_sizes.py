"""How many tables a round has, and how many players sit at each."""

from collections.abc import Sequence

from petteia.tournaments.event import BOT, Terms


def table_sizes(players: int, terms: Terms) -> tuple[list[int], int]:
    """Return the sizes of the tables, largest first, and how many players are left over.

    As many as possible play; then the tables are as close as possible to the size agreed on, and
    differ by at most one player.
    """
    fewest = -(-players // terms.most)
    most = players // terms.fewest
    if fewest <= most:
        tables = min(max(round(players / terms.size), fewest), most)
        seated = players
    else:
        tables = most
        seated = tables * terms.most
    if not tables:
        return [], players
    small, larger = divmod(seated, tables)
    return [small + 1] * larger + [small] * (tables - larger), players - seated


def filled_sizes(players: int, terms: Terms) -> tuple[list[int], list[int]]:
    """Return for each table how many people and how many bots sit there, if bots fill up."""
    sizes, left_over = table_sizes(players, terms)
    if not left_over:
        return sizes, [0] * len(sizes)
    tables = -(-players // terms.size)
    few, more = divmod(players, tables)
    people = [few + 1] * more + [few] * (tables - more)
    return people, [terms.size - count for count in people]


def with_bots(tables: Sequence[Sequence[str]], bots: Sequence[int]) -> list[list[str]]:
    """Return the tables with bots on the seats that are missing."""
    counts = bots or [0] * len(tables)
    return [[*table, *[BOT] * count] for table, count in zip(tables, counts, strict=True)]
