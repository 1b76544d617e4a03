"""One hostile address beside honest play: the attack gains nothing and nobody else notices it.

Each attack runs in a process of its own against a server with its default limits, while honest
people play, a bot answers one of them and newcomers arrive. Short runs only count. With
`--abuse-seconds 60` every attack lasts that long, and the server's memory and the honest players'
waits are printed and held against their bounds.
"""

import asyncio
import json
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

import httpx2
import pytest

from .crowd import Player, Watch, seated
from .processes import Nursery, ServerProcess, nursery
from .test_never_lost import check

ROOT = Path(__file__).parents[2]
HONEST, NEWCOMERS = "127.0.0.2", "127.0.0.4"
THINKING = (0.03, 0.15)
"""Seconds an honest player thinks in a short and in a long run: no game ends before the attack."""
AGAINST_A_BOT = 0.1
"""The same for a player who alone makes half the moves, within the allowed rate of frames."""
PATIENCE = 600
"""How often honest moves are looked for before they count as missing."""
P99 = 0.250
GROWTH = 200_000_000


@dataclass
class Outcome:
    """What came of an attack and of the honest play beside it."""

    attack: Counter[str]
    seconds: float
    """How long it lasted."""
    watch: Watch
    during: int
    """Honest moves that were acknowledged while it lasted."""
    pauses: int
    """How often an honest player could have thought about a move meanwhile."""
    bot_turns: int
    """Turns of the honest players' bot while it lasted."""
    newcomers: Counter[int]
    growth: int
    """Bytes by which the server and its workers have grown."""
    alone: int
    """Bytes by which the server itself has grown."""
    is_listed: bool
    """Whether an honest table that waits for players is still in the lobby."""

    def wait(self, share: float) -> float:
        """Return the seconds in which this share of honest moves was acknowledged."""
        waits = sorted(self.watch.waits)
        return waits[int(len(waits) * share)]


def memory(pid: int, whole: bool = True) -> int:
    """Return the bytes in memory of a process and, on the whole, of those it has started."""
    try:
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if whole else []
    except FileNotFoundError:
        return 0
    return pages * 4096 + sum(memory(int(child)) for child in children)


def honest_people(url: str, pause: float) -> tuple[list[Player], str]:
    """Seat people at three tables and one against a bot; return them and a table left open."""
    players = seated([url], 3, 4, source=HONEST, pause=pause)
    transport = httpx2.HTTPTransport(local_address=HONEST)
    with httpx2.Client(base_url=url, timeout=60, transport=transport) as client:
        token = client.post("/api/me/token").json()["secret"]
        client.cookies.clear()
        client.headers["authorization"] = f"Bearer {token}"
        made = []
        for second in ({"who": "bot", "strength": "novice"}, {"who": "open"}):
            asked = {"game": "agora_lieske", "seats": [{"who": "me"}, second], "public": True}
            made.append(client.post("/api/tables", json=asked).json()["table"]["id"])
    players.append(Player([url], token, "bot-0", made[0], 1, HONEST, AGAINST_A_BOT))
    return players, made[1]


async def arrive(url: str, watch: Watch) -> Counter[int]:
    """Let newcomers look in, one after the other; return the statuses of their answers."""
    found: Counter[int] = Counter()
    transport = httpx2.AsyncHTTPTransport(local_address=NEWCOMERS)
    async with httpx2.AsyncClient(base_url=url, timeout=60, transport=transport) as client:
        while not watch.stop.is_set():
            found[(await client.get("/api/me")).status_code] += 1
            found[(await client.get("/api/tables")).status_code] += 1
            client.cookies.clear()
            await asyncio.sleep(1)
    return found


async def acknowledged(watch: Watch, players: Sequence[Player], more: int) -> None:
    """Wait until so many more moves were acknowledged, or every game is over, or all wait."""
    enough = len(watch.acked) + more
    for _ in range(PATIENCE):
        if len(watch.acked) >= enough or watch.finished == len(players):
            break
        await asyncio.sleep(0.05)


async def attacked(server: ServerProcess, names: Sequence[str], seconds: float) -> Outcome:
    """Run attacks, one after the other, while people play."""
    pause = THINKING[seconds > 0]
    players, waiting = honest_people(server.url, pause)
    watch = Watch()
    playing = asyncio.gather(*(player.play(watch) for player in players))
    coming = asyncio.create_task(arrive(server.url, watch))
    while players[-1].sent < 3:  # the bot has answered, so its worker is there
        await asyncio.sleep(0.05)
    before, alone = memory(server.pid), memory(server.pid, False)
    asked = [sys.executable, "-m", "tests.server.abuse", server.url, str(seconds)]
    asked += [f"{name}={BOUNDS[name].rounds}" for name in names]
    process = await asyncio.create_subprocess_exec(*asked, cwd=ROOT, stdout=subprocess.PIPE)
    assert process.stdout is not None
    await process.stdout.readline()  # it has prepared everything
    acked, against_bot, begun = len(watch.acked), players[-1].sent, monotonic()
    reading = asyncio.create_task(process.communicate())
    most, most_alone, pauses = before, alone, 0
    while not reading.done():
        await asyncio.wait([reading], timeout=pause)
        pauses += 1
        most = max(most, memory(server.pid))
        most_alone = max(most_alone, memory(server.pid, False))
    lasted, during = monotonic() - begun, len(watch.acked) - acked
    bot_turns = players[-1].sent - against_bot
    await acknowledged(watch, players, len(players))
    lobby = httpx2.get(f"{server.url}/api/tables").json()["tables"]
    watch.stop.set()
    await playing
    assert process.returncode == 0, "the attack itself broke"
    return Outcome(
        attack=Counter(json.loads((await reading)[0].splitlines()[-1])),
        seconds=lasted,
        watch=watch,
        during=during,
        pauses=pauses,
        bot_turns=bot_turns,
        newcomers=await coming,
        growth=most - before,
        alone=most_alone - alone,
        is_listed=waiting in [table["id"] for table in lobby],
    )


@dataclass(frozen=True)
class Bound:
    """How long an attack runs in short tests, and what it may achieve at most."""

    rounds: int = 1
    most: dict[str, tuple[int, float]] = field(default_factory=dict)
    """At once, and more with every second."""
    holds: Callable[[Outcome], bool] = lambda outcome: True
    """What else must hold."""


FREE_PAUSES = 6


def is_unnoticed(outcome: Outcome) -> bool:
    """Whether others are served while expensive answers are computed.

    At four tables one move is made in each pause, or nearly; one in two pauses is far too few.
    An attack that is refused at once may end before anybody has thought: the first pauses are free.
    """
    return outcome.during >= (outcome.pauses - FREE_PAUSES) / 2


NOTHING = (0, 0.0)
BOUNDS = {
    "large_options": Bound(2, {"tables made": NOTHING}, is_unnoticed),
    "questions": Bound(1, holds=is_unnoticed),
    "imports": Bound(1, holds=is_unnoticed),
    "slow_readers": Bound(1, holds=lambda outcome: outcome.alone < 64_000_000),
    "joins": Bound(),
    "fast_players": Bound(),
    "fast_builders": Bound(),
    "chatter": Bound(1, {"lines said": (10, 0.5)}),
    "hints": Bound(
        1,
        {"hints given": (6, 0.2), "bot tables": (4, 4 / 60)},
        lambda outcome: outcome.bot_turns >= outcome.attack["hints given"],
    ),
    "crowding": Bound(
        1,
        {"open tables": (60, 0), "sockets": (60, 0), "connections": (600, 0)},
        lambda outcome: outcome.is_listed,
    ),
    "burst": Bound(1, {"burst answered": (3000, 200)}, is_unnoticed),
    "clock_refills": Bound(
        2, {"milliseconds gained by undo": NOTHING, "milliseconds gained by leaving": NOTHING}
    ),
    "undo_after_resigning": Bound(1, {"undone": NOTHING}),
    "arranged_results": Bound(1, {"rated": NOTHING}),
    "borrowed_hints": Bound(1, {"imported": NOTHING}),
    "listening_on": Bound(1, {"overheard": NOTHING}),
    "push_endpoints": Bound(1, {"subscribed": NOTHING}),
    "odd_texts": Bound(1, {"accepted": NOTHING}),
    "foreign_reports": Bound(3, {"reported": NOTHING}),
    "endless_header": Bound(1, {"bytes taken": (16_000_000, 0)}),
    "large_bodies": Bound(1, holds=lambda outcome: outcome.alone < 150_000_000),
    "after_forgetting": Bound(2, {"done": NOTHING}),
}
TOGETHER = (
    ("large_options",),
    ("questions",),
    ("imports",),
    ("slow_readers",),
    ("hints",),
    ("crowding",),
    ("burst",),
    ("clock_refills", "undo_after_resigning", "chatter"),
    ("arranged_results", "borrowed_hints", "listening_on"),
    ("large_bodies",),
    ("push_endpoints", "odd_texts", "foreign_reports", "endless_header", "after_forgetting"),
)
"""Attacks that share honest players in short runs; long ones run each by itself, and those whose
effect is only time as well."""
NOTICES = {
    "smtp": "smtp://127.0.0.1:9",
    "sender": "Petteia <club@club.example>",
    "public_url": "https://club.example",
    "push_contact": "mailto:club@club.example",
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "names" in metafunc.fixturenames:
        seconds = metafunc.config.getoption("--abuse-seconds")
        groups = [(name,) for name in BOUNDS] if seconds else TOGETHER
        metafunc.parametrize("names", groups, ids=["-".join(names) for names in groups])


@pytest.fixture(scope="module")
def servers() -> Iterator[Nursery]:
    with nursery() as found:
        yield found


def test_an_attack_achieves_nothing_beside_honest_play(
    servers: Nursery, tmp_path: Path, names: Sequence[str], pytestconfig: pytest.Config,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    seconds = pytestconfig.getoption("--abuse-seconds")
    server = servers.server(tmp_path, bots=1, notices=NOTICES, guarded=True)
    outcome = asyncio.run(attacked(server, names, seconds))
    if seconds:
        with capsys.disabled():
            print("\n" + told(names[0], outcome), flush=True)
    check(f"sqlite:///{tmp_path / 'petteia.db'}", outcome.watch)
    assert outcome.watch.mistakes == []
    assert set(outcome.newcomers) == {200}, "a newcomer was shut out"
    assert not outcome.attack["failed"], "the server failed to answer"
    for name in names:
        for what, (at_once, every_second) in BOUNDS[name].most.items():
            assert outcome.attack[what] <= at_once + every_second * outcome.seconds, outcome.attack
        assert BOUNDS[name].holds(outcome), outcome
    if seconds:
        assert outcome.wait(0.99) < P99
        assert outcome.growth < GROWTH


def told(name: str, outcome: Outcome) -> str:
    """Return a line of the report."""
    counts = ", ".join(f"{count} {what}" for what, count in outcome.attack.items())
    return (
        f"{name}: {outcome.seconds:.0f} s; {len(outcome.watch.acked)} honest moves,"
        f" p50 {outcome.wait(0.5) * 1000:.0f} ms, p99 {outcome.wait(0.99) * 1000:.0f} ms;"
        f" {outcome.growth / 1e6:.0f} MB; {counts}"
    )


def test_sixty_people_behind_one_address_play_undisturbed(servers: Nursery, tmp_path: Path) -> None:
    server = servers.server(tmp_path, guarded=True)
    players = seated([server.url], 30, source=HONEST, pause=0.5)

    async def run() -> Watch:
        watch = Watch()
        playing = asyncio.gather(*(player.play(watch) for player in players))
        await acknowledged(watch, players, 200)
        watch.stop.set()
        await playing
        return watch

    watch = asyncio.run(run())
    check(f"sqlite:///{tmp_path / 'petteia.db'}", watch)
    assert watch.mistakes == []
    assert len({acked.table for acked in watch.acked}) == 30
