"""Pairings: the next round of a tournament as a function of what has been played.

Nothing here is random: the same tournament always gives the same round.
"""

from petteia.tournaments import knockout, round_robin, swiss
from petteia.tournaments.event import Round, Tournament


def next_round(tournament: Tournament) -> Round | None:
    """Return the next round, or nothing when the tournament is over."""
    planned = tournament.planned_rounds()
    if planned is not None and tournament.number >= planned:
        return None
    if len(tournament.active()) < 2:
        return None
    if tournament.terms.format == "swiss":
        return swiss.next_round(tournament)
    if tournament.terms.format == "round_robin":
        return round_robin.next_round(tournament)
    return knockout.next_round(tournament)
