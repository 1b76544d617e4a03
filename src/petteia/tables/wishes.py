"""What may need consent: taking moves back, and ending a game early."""

from petteia import wire
from petteia.core.message import Refusal
from petteia.tables import rating_rules
from petteia.tables.events import Answered, AskedToEnd, AskedToUndo, Ended, TookBack, WishKind
from petteia.tables.play import resign
from petteia.tables.table import Effect, Objection, Table
from petteia.wire import Problem


def undo(effect: Effect, seat: int, client: str) -> Objection | None:
    """Take back to the edge; past it, at once if only bots would be asked, else ask the people.

    Under a clock the people are asked too once the turn has passed on to one of them.
    """
    table = effect.table
    moves = table.match.moves
    in_edge = bool(moves) and moves[-1].actor == seat and table.undoable() > 0
    if in_edge and not passed_on(table, seat):
        effect.add(TookBack(moves=1, seat=seat), client)
        return None
    mine = next((i for i in range(len(moves) - 1, -1, -1) if moves[i].actor == seat), None)
    if mine is None:
        return Refusal("undo", "refused-undo", {"seat": seat})
    if table.rated and not in_edge:
        return Problem(problem="rated-undo")
    count = len(moves) - mine
    if all(table.seats[n].player == table.seats[seat].player for n in table.people()):
        effect.add(TookBack(moves=count, seat=seat, unrated=True), client)
        return None
    if "undo" in table.wishes:
        return Problem(problem="already-asked")
    effect.add(AskedToUndo(seat=seat, moves=count, in_edge=in_edge), client)
    return None


def agree(effect: Effect, command: wire.Agree, client: str) -> Objection | None:
    """Answer a wish; the first to agree to end a game asks the others."""
    table, seat, what = effect.table, command.seat, command.what
    wish = table.wishes.get(what)
    if what == "undo" and command.yes and table.rated and not table.wish_in_edge:
        return Problem(problem="rated-undo")
    if what == "end" and command.yes and rating_rules.ends_alone(table, seat):
        return resign(effect, seat, client)
    if wish is None:
        if what == "undo" or not command.yes:
            return Problem(problem="nothing-asked")
        effect.add(AskedToEnd(seat=seat), client)
    elif seat in wish.seats and command.yes:
        return Problem(problem="already-agreed")
    else:
        effect.add(Answered(seat=seat, what=what, yes=command.yes), client)
    grant_when_all_agree(effect, what)
    return None


def grant_when_all_agree(effect: Effect, what: WishKind) -> None:
    """Do what was asked once every person at the table has agreed."""
    table = effect.table
    wish = table.wishes.get(what)
    if wish is None:
        return
    people = {table.seats[n].player for n in table.people()}
    if people != {table.seats[n].player for n in wish.seats}:
        return
    if what == "undo":
        unrated = not table.wish_in_edge
        event = TookBack(moves=wish.moves, seat=wish.seats[0], unrated=unrated, consent=True)
        effect.add(event)
    else:
        effect.add(Ended(reason="agreed"))


def passed_on(table: Table, seat: int) -> bool:
    """Return whether another person's clock runs because of the seat's last move."""
    return table.actor in clocked_rivals(table, seat)


def clocked_rivals(table: Table, seat: int) -> list[int]:
    """Return the seats that other people play under a clock."""
    if not table.clocks.limited:
        return []
    player = table.seats[seat].player
    return [n for n, s in enumerate(table.seats) if s.played_by is None and s.player != player]
