"""The review of a finished game in words."""

from petteia.core.match import Match
from petteia.core.words import Words
from petteia.review.review import Reviewer
from petteia.review.summary import Review, complete

DEAREST = 8
"""How many of the costliest decisions are listed."""


def review(match: Match, iterations: int, lang: str = "en") -> str:
    """Review a game that has ended."""
    reviewer = Reviewer(match)
    found = complete(
        reviewer.start.means, list(reviewer.graph()), dict(reviewer.decisions(iterations))
    )
    words = Words(match.game.package, lang)
    lines = ["Accuracy is from 0 to 100; chances to win are estimates."]
    lines += _seats(found, words)
    lines += ["", "Turning points (the change of each player's chance to win):"]
    for point in found.turning_points:
        changes = ", ".join(f"{words.name(s)} {c:+.0%}" for s, c in enumerate(point.change))
        lines.append(f"move {point.index} “{match.moves[point.index]}”: {changes}")
    return "\n".join([*lines, "", *_dearest(found, words)])


def _seats(found: Review, words: Words) -> list[str]:
    lines = []
    for number, seat in enumerate(found.seats):
        accuracy = "no choice" if seat.accuracy is None else f"accuracy {seat.accuracy:.1f}"
        mistakes = f"{seat.marks.get('mistake', 0)} mistakes"
        luck = f"luck {seat.luck:+.0%}"
        lines.append(f"{words.name(number)} (seat {number}): {accuracy}, {mistakes}, {luck}")
    return lines


def _dearest(found: Review, words: Words) -> list[str]:
    decided = [(move, move.decision) for move in found.moves if move.decision is not None]
    marked = [pair for pair in decided if pair[1].mark in ("inaccuracy", "mistake")]
    marked.sort(key=lambda pair: -pair[1].loss)
    lines = ["The costliest choices:" if marked else "No choice lost much."]
    for move, decision in marked[:DEAREST]:
        assert move.actor is not None
        lines.append(
            f"move {move.index}, {words.name(move.actor)}: “{move.played}” lost "
            f"{decision.loss:.0%}; “{decision.best.move}” was better"
        )
    return lines
