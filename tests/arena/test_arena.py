import json
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

from petteia.arena.charts import SEATS
from petteia.arena.executor import on_processes, on_ray
from petteia.arena.play_game import play
from petteia.arena.ratings import ratings
from petteia.arena.report_words import PACKAGE, number, percent, wording
from petteia.arena.results_file import finished, keep, reopened, to_play
from petteia.arena.schedule import ArenaError, Pairing, line_ups, schedule
from petteia.arena.tally import interval, tallied
from petteia.cli import main
from petteia.core.match import Match
from petteia.core.record import Record
from petteia.core.words import LANGUAGES
from petteia.testing.word_checks import messages

Run = Callable[..., Result]
FEW = ["arena", "agora_lieske", "--bots", "random,greedy", "--games", "2", "--processes", "1"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    monkeypatch.chdir(tmp_path)
    return lambda *args: CliRunner().invoke(main, [*map(str, args)])


def test_every_bot_sits_on_every_seat_equally_often() -> None:
    for bots, players in ((["a", "b"], 2), (["a", "b", "c"], 2), (["a", "b"], 4), (["a"], 3)):
        sat = Counter(
            (name, seat)
            for pairing in schedule(bots, players, players)
            for seat, name in enumerate(pairing.bots)
        )
        assert set(sat) == {(name, seat) for name in bots for seat in range(players)}
        assert len(set(sat.values())) == 1


def test_with_fewer_bots_than_seats_one_meets_many() -> None:
    assert line_ups(["a", "b"], 3) == [("a", "b", "b"), ("b", "a", "a")]
    assert len(line_ups(["a", "b", "c", "d"], 3)) == 4
    with pytest.raises(ArenaError):
        line_ups(["a", "a"], 2)


def test_equal_seeds_play_equal_games() -> None:
    pairing = Pairing(3, ("greedy", "random"))
    first, second = (play("athens", {}, 7, pairing) for _ in range(2))
    assert first.moves == second.moves
    assert Match.of(first).standing().places == (first.meta or {})["places"]


def test_intervals() -> None:
    low, high = interval(75, 100)
    assert (round(low, 3), round(high, 3)) == (0.657, 0.825)
    assert interval(0, 0) == (0.0, 1.0)


def test_processes_play_what_one_would() -> None:
    games = schedule(["random", "greedy"], 2, 2)
    alone = list(on_processes("agora_lieske", {}, 1, games, workers=1))
    many = list(on_processes("agora_lieske", {}, 1, games, workers=2))
    assert {str(r.moves) for r in alone} == {str(r.moves) for r in many}


def test_the_better_bot_is_rated_higher() -> None:
    games = schedule(["random", "greedy"], 2, 4)
    records = [play("agora_lieske", {}, 5, pairing) for pairing in games]
    assert [rating.name for rating in ratings(records)] == ["greedy", "random"]
    assert tallied(records, 2).scores["greedy"].wins >= 3


def test_of_bots_that_won_equally_often_the_one_with_more_points_is_first() -> None:
    games = schedule(["random", "greedy", "search:iterations=40"], 3, 3)
    tally = tallied([play("offrandes", {}, 0, pairing) for pairing in games], 3)
    for score in tally.scores.values():
        score.wins = 1.0
    means = [score.mean() for _, score in tally.ranked()]
    assert means == sorted(means, reverse=True)
    tally.scores["random"].wins = 2.0
    assert tally.ranked()[0][0] == "random"


def test_the_command_writes_records_and_a_page_that_needs_nothing_else(run: Run) -> None:
    result = run(*FEW)
    assert result.exit_code == 0, result.stderr
    assert "2 of 2 games played" in result.stdout
    lines = Path("arena-agora_lieske-2.jsonl").read_text().splitlines()
    assert [json.loads(line)["meta"]["bots"] for line in lines] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ]
    page = Path("arena-agora_lieske-2.html").read_text()
    assert page.count("<svg") == 6
    assert not re.findall(r'(?:src|href)="(?!#)[^"]+"', page)


def test_without_matplotlib_only_the_pictures_are_missing(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("petteia.arena.charts.find_spec", lambda name: None)
    result = run(*FEW)
    assert result.exit_code == 0, result.stderr
    page = Path("arena-agora_lieske-2.html").read_text()
    assert "<table>" in page
    assert "<svg" not in page
    assert "pip install 'petteia[arena]'" in unescape(page)
    assert "pip install 'petteia[arena]'" in result.stdout


def headings(page: str) -> list[str]:
    return re.findall(r"<h[12]>(.*?)</h[12]>", Path(page).read_text("utf-8"))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", ["Astragaloi (the ancients), 2 players: 1 game", "Wins", "Points by source",
                "Length", "Seats", "How games ended"]),
        ("fr", ["Astragaloi (the ancients), 2 joueurs\u202f: 1 partie", "Victoires",
                "Points par source", "Durée", "Places", "Fins de partie"]),
    ],
)  # fmt: skip
def test_the_report_speaks_the_language_asked_for(run: Run, lang: str, told: list[str]) -> None:
    one = ["arena", "astragaloi", "--bots", "random", "--games", "1", "--processes", "1"]
    result = run(*one, "--lang", lang, "--report", "page.html")
    assert result.exit_code == 0, result.stderr
    assert headings("page.html") == told
    assert ("share of wins" in Path("page.html").read_text("utf-8")) == (lang == "en")


def test_the_pages_say_the_same_in_every_language() -> None:
    english, broken = messages(PACKAGE, "en")
    for language in LANGUAGES:
        assert messages(PACKAGE, language) == (english, [])
    assert broken == []


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert number(wording("en"), 37.52) == "37.5"
    assert percent(wording("en"), 0.125, "+.1f") == "+12.5%"
    assert percent(wording("en"), -0.0001, "+.1f") == "+0.0%"
    assert number(wording("fr"), 37.52) == "37,5"
    assert percent(wording("fr"), 0.125, "+.1f") == "+12,5\u00a0%"


def test_resume_plays_only_what_is_missing(run: Run) -> None:
    run(*FEW)
    file = Path("arena-agora_lieske-2.jsonl")
    whole = file.read_text()
    assert run(*FEW).exit_code == 2  # never overwritten
    file.write_text(whole[: whole.index("\n") + 50])  # cut short in the second game
    result = run(*FEW, "--resume")
    assert "2 of 2 games played" in result.stdout
    again = finished(file)
    assert [again[n].moves for n in (0, 1)] == [json.loads(x)["moves"] for x in whole.splitlines()]
    assert run("replay", file).exit_code == 0  # of the half line nothing is left


@pytest.mark.parametrize("missing", [1, 2, 100])
def test_what_is_added_after_a_kill_is_a_line_of_its_own(tmp_path: Path, missing: int) -> None:
    """However much of the last line is missing: its end, its last letter, or half of it."""
    file = tmp_path / "results.jsonl"
    first, second, third = on_processes(
        "astragaloi", {}, 1, [Pairing(n, ("random", "random")) for n in range(3)], workers=1
    )
    with reopened(file) as out:
        keep(out, first)
        keep(out, second)
    file.write_bytes(file.read_bytes()[:-missing])
    held = {0: first, 1: second} if missing == 1 else {0: first}
    assert finished(file) == held
    with reopened(file) as out:
        keep(out, third)
    assert finished(file) == {**held, 2: third}
    assert len(file.read_text("utf-8").splitlines()) == len(held) + 1


def test_ctrl_c_keeps_what_is_played_and_tells_how_to_go_on(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cut_short(*args: Any) -> Iterator[Record]:
        yield next(on_processes(*args))
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(sys.modules["petteia.cli.arena"], "on_processes", cut_short)
        result = run(*FEW)
    assert result.exit_code == 130
    assert "1 of 2 games played; --resume plays the rest" in result.stdout
    assert "random" in Path("arena-agora_lieske-2.html").read_text()
    result = run(*FEW, "--resume")
    assert result.exit_code == 0, result.stderr
    assert "2 of 2 games played\n" in result.stdout


def test_a_disk_that_fills_up_is_told_as_work_that_failed_halfway(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(sys.modules["petteia.cli.arena"], "keep", full)
    result = run(*FEW, "--out", "many.jsonl")
    assert result.exit_code == 1
    assert result.stderr.endswith("petteia: cannot write many.jsonl: No space left on device\n")


def test_another_tournament_is_not_resumed(run: Run) -> None:
    run(*FEW)
    result = run(*FEW, "--resume", "--seed", "9")
    assert result.exit_code == 2
    assert "another tournament" in result.stderr
    assert to_play("athens", {}, 0, schedule(["a", "b"], 2, 1), {}) == [Pairing(0, ("a", "b"))]
    other = ["arena", "athens", *FEW[2:], "--resume", "--out", "arena-agora_lieske-2.jsonl"]
    assert run(*other).exit_code == 2
    assert run(*FEW, "--resume", "--option", "open_hands=true").exit_code == 2


def test_games_that_were_not_asked_for_are_not_reported(run: Run) -> None:
    """Of fewer games a report would say “2 of 1”; of fewer bots it would show the others too."""
    run(*FEW)
    fewer = [*FEW[:-3], "1", *FEW[-2:]]
    result = run(*fewer, "--resume")
    assert result.exit_code == 2
    assert "more games than are asked for" in result.stderr


HALF = b"""{"petteia": 1, "game": "agora_lieske", "players": 2, "options": {}, "moves": [],
 "meta": {"number": 0, "bots": ["random", "greedy"], "seed": 0}}
""".replace(b"\n ", b" ")
FEWER = HALF.replace(
    b'"seed": 0', b'"seed": 0, "places": [1], "points": [{}, {}], "rounds": 1, "ending": "prison",'
    b' "decisions": [1, 1], "seconds": [0.1, 0.1]'
)  # fmt: skip


@pytest.mark.parametrize(
    "foreign", [b"hello\n", b"\xff\xfe", b'{"petteia": 1}\nhello\n', HALF, FEWER]
)
def test_a_file_that_is_no_tournament_is_left_alone(run: Run, foreign: bytes) -> None:
    Path("notes.txt").write_bytes(foreign)
    result = run(*FEW, "--resume", "--out", "notes.txt")
    assert result.exit_code == 2
    assert "not a result of a tournament" in result.stderr
    assert Path("notes.txt").read_bytes() == foreign


def test_what_cannot_begin_leaves_no_file(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run(*FEW, "--ray")
    assert result.exit_code == 2
    assert "pip install 'petteia[ray]'" in result.stderr
    assert not list(Path().iterdir())


def test_ray_plays_what_one_process_would(tmp_path: Path) -> None:
    """On a Ray of its own, on this machine, as it is started from a shell."""
    command = [sys.executable, "-m", "petteia.cli", *FEW, "--ray"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    there = finished(tmp_path / "arena-agora_lieske-2.jsonl")
    games = schedule(["random", "greedy"], 2, 2)
    here = {pairing.number: play("agora_lieske", {}, 0, pairing) for pairing in games}
    assert {n: r.moves for n, r in there.items()} == {n: r.moves for n, r in here.items()}


def test_without_ray_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match="needs the package ray"):
        list(on_ray("agora_lieske", {}, 1, schedule(["random", "greedy"], 2, 1), ""))


def test_seats_have_the_colours_of_the_page() -> None:
    style = Path(__file__).parents[2] / "frontend" / "src" / "style.css"
    light = dict(reversed(re.findall(r"--seat-(\d): (#\w+)", style.read_text(encoding="utf-8"))))
    assert [light[str(seat)] for seat in range(len(SEATS))] == list(SEATS)
    assert len(SEATS) == len(light)


def test_an_analysis_tells_luck_from_choice(run: Run) -> None:
    run("simulate", "astragaloi", "--games", "1", "--bots", "greedy", "--out", "one.json")
    result = run("analyse", "one.json", "--iterations", "16", "--lang", "en")
    assert result.exit_code == 0, result.stderr
    review = json.loads(Path("one-analysis.json").read_text())
    assert all(abs(sum(move["chances"]) - 1) < 0.01 for move in review["moves"])
    decisions = [move for move in review["moves"] if move["decision"]]
    assert decisions
    for move in decisions:
        assert move["played"] == move["decision"]["played"]["move"]
        assert move["decision"]["loss"] >= 0
        assert move["known"]["seat"] == move["actor"]
    assert abs(sum(seat["luck"] for seat in review["seats"])) < 0.01
    assert "Turning points" in headings("one-analysis.html")
    assert SEATS[1] in Path("one-analysis.html").read_text(encoding="utf-8")
    run("analyse", "one.json", "--iterations", "1", "--lang", "fr")
    assert headings("one-analysis.html") == [
        "Astragaloi (the ancients)\u202f: ce qui a décidé la partie",
        "Probabilité de victoire, coup par coup",
        "Précision",
        "Chance et choix",
        "Moments décisifs",
        "Les choix les plus coûteux",
        "Toutes les décisions",
    ]
