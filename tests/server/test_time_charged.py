"""The time charged to a seat is the time that passed on its turns, less outages."""

from random import Random

import pytest

from petteia.server.errors import NotDone
from petteia.tables.events import TookBack
from petteia.tables.outage import Outage

from .seated import GAMES, Seated, follows_from_the_log

SEEDS = [*range(3), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(3, 60))]


class Model:
    """What each seat is charged, computed from what happened and not from the log."""

    def __init__(self, seats: int) -> None:
        self.charges: list[tuple[int, int]] = []
        """Whose turn it was, and for how long."""
        self.settled: list[tuple[int, int]] = []
        """The same of moves that were taken back with consent."""
        self.made: list[int] = []
        """How many charges there were when each move of the match was made."""
        self.passed: list[tuple[int, int]] = []
        """The moves by which a person's turn passed on, with the seat."""
        self.seats = range(seats)

    def undo(self, seat: int, moves: int, consent: bool) -> None:
        since = self.made[moves]
        if consent:  # everybody has paid for their own time
            self.settled += self.charges[since:]
            del self.charges[since:]
        else:  # the turn never passed on
            self.charges[since:] = [(seat, each) for _, each in self.charges[since:]]
        del self.made[moves:]
        self.passed = [(move, who) for move, who in self.passed if move < moves]

    def charged(self) -> list[int]:
        charges = self.charges + self.settled
        return [sum(ms for who, ms in charges if who == seat) for seat in self.seats]

    def increments(self) -> list[int]:
        return [sum(who == seat for _, who in self.passed) for seat in self.seats]


DEEDS = ["move"] * 10 + ["undo"] * 4 + ["leave", "return", "outage", "agree", "agree", "chat"]


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("who", ["ab", "a-b", "a--", "aab"])
@pytest.mark.parametrize("name", GAMES)
def test_the_time_charged_is_the_time_that_passed_less_outages(
    name: str, who: str, seed: int
) -> None:
    random = Random(f"{name} {who} {seed}")
    kind = random.choice(["bank", "move"])
    start = 10**6
    clock = {"kind": kind, "seconds": start, "increment": 7, "at_zero": "lose"}
    seated = Seated(name, who, clock=clock)
    who = seated.who
    model, outages = Model(len(who)), [Outage(0, 0)]
    model.made = [0] * len(seated.table.match.moves)
    for _ in range(50):
        passed = random.randrange(20_000)
        seated.now += passed
        actor = seated.actor
        model.charges.append((actor, passed))
        deed = random.choice(DEEDS)
        if len(who) > 2 and random.random() < 0.01:
            deed = "resign"
        seat = random.choice([n for n in range(len(who)) if who[n] != "-"])
        if deed == "outage":
            begin = seated.now
            seated.now += random.randrange(20_001, 10**6)
            outages.append(Outage(begin, seated.now))
        seated.settle(outages)
        person = seated.table.bots_turn is None
        rows = seated.table.number
        try:
            if deed == "move":
                seated.move(random.randrange(10**6))
            elif deed != "outage":
                more = {"what": random.choice(["undo"])} if deed == "agree" else {}
                more |= {"text": "χαῖρε"} if deed == "chat" else {}
                seated.do(deed, seat, **more)
        except NotDone:
            assert seated.table.number == rows
        table = seated.table
        if table.over:
            break
        for row in table.rows[rows:]:
            if isinstance(row.event, TookBack):
                assert row.event.seat is not None
                model.undo(row.event.seat, len(table.match.moves), row.event.consent)
        new = len(table.match.moves) - len(model.made)
        if new and person and deed == "move" and seated.actor != actor:
            model.passed.append((len(model.made), actor))
        model.made += [len(model.charges)] * new
        clocks = table.clocks
        assert clocks.since is not None
        charged = clocks.charged[:]
        charged[seated.actor] += seated.now - clocks.since
        assert charged == model.charged()
        if kind == "bank":
            for each in model.seats:
                bank = start * 1000 + 7_000 * model.increments()[each] - charged[each]
                assert seated.left(each) == bank
    follows_from_the_log(seated)
