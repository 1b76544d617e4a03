import json
import resource
import signal
import subprocess
from pathlib import Path

import pytest

from petteia.cli.simulate import CtrlC
from petteia.core.match import Match
from petteia.core.record import loads

from .conftest import Run, Start, Terminal, Write, command

FEW = ["simulate", "agora_lieske", "--players", "3", "--games", "4", "--seed", "7"]


def test_the_table(run: Run) -> None:
    result = run(*FEW, "--out", "many.jsonl")
    assert result.exit_code == 0
    matches = [Match.of(loads(line)) for line in Path("many.jsonl").read_text().splitlines()]
    assert len(matches) == 4
    standings = [match.standing() for match in matches]
    lines = result.stdout.splitlines()
    assert lines[0] == "Agora (agora_lieske), 3 players, seed 7, random play: 4 games"
    rows = {line[:22].strip(): line[22:].split() for line in lines if line[:1].strip()}
    rounds = [standing.rounds for standing in standings]
    told = [f"{sum(rounds) / 4:.1f}", str(min(rounds)), str(max(rounds))]
    assert rows["Rounds"] == told
    decisions = [sum(move.actor >= 0 for move in match.moves) for match in matches]
    told = [f"{sum(decisions) / 4:.1f}", str(min(decisions)), str(max(decisions))]
    assert rows["Decisions"] == told
    moves = [len(match.moves) for match in matches]
    assert rows["Moves, chance included"][1:] == [str(min(moves)), str(max(moves))]
    for source in ("court", "monument", "rhetoric", "majorities"):
        (line,) = [line for line in lines if line.startswith(source.capitalize())]
        means = [sum(s.points[seat][source] for s in standings) / 4 for seat in range(3)]
        assert line.split()[1:] == [f"{mean:.2f}" for mean in means]
    (line,) = [line for line in lines if line.startswith("Score")]
    means = [sum(s.scores[seat] for s in standings) / 4 for seat in range(3)]
    assert line.split()[1:] == [f"{mean:.2f}" for mean in means]
    assert [line for line in lines if line.startswith("How games ended")]
    assert "the prison is full" in result.stdout
    assert " decisions per second (4 games in " in lines[-1]


def test_one_game_is_a_game(run: Run) -> None:
    lines = run("simulate", "agora_lieske", "--games", "1").stdout.splitlines()
    assert lines[0].endswith(": 1 game")
    assert "(1 game in " in lines[-1]


def test_a_shared_first_place_is_shared(run: Run) -> None:
    Path("mine.toml").write_text("[limits]\nturns = 1\n")
    args = ["--games", "60", "--data", "mine.toml", "--out", "many.jsonl"]
    lines = run("simulate", "agora_lieske", *args).stdout.splitlines()
    (wins,) = [line for line in lines if line.startswith("Wins")]
    (ends,) = [line for line in lines if line.startswith("the turn limit was reached")]
    assert ends.split()[-2:] == ["60", "100.0%"]
    places = [
        Match.of(loads(line)).standing().places
        for line in Path("many.jsonl").read_text().splitlines()
    ]
    assert [1, 1] in places
    won = [sum((p[seat] == 1) / p.count(1) for p in places if p) for seat in range(2)]
    assert wins.split()[1:] == [f"{share / 60:.1%}" for share in won]


def test_equal_seeds_give_equal_files(run: Run) -> None:
    run(*FEW, "--out", "one.jsonl")
    run(*FEW, "--out", "two.jsonl")
    run(*FEW, "--out", "fewer.jsonl", "--games", "2")
    run(*FEW, "--out", "other.jsonl", "--seed", "8")
    one = Path("one.jsonl").read_bytes()
    assert Path("two.jsonl").read_bytes() == one
    assert one.startswith(Path("fewer.jsonl").read_bytes())
    assert not set(one.splitlines()) & set(Path("other.jsonl").read_bytes().splitlines())


def test_games_without_a_file_are_the_same_games(run: Run) -> None:
    with_file = run(*FEW, "--out", "many.jsonl").stdout.splitlines()
    assert run(*FEW).stdout.splitlines()[:-1] == with_file[:-1]


def test_records_hold_the_options(run: Run) -> None:
    Path("mine.toml").write_text("[limits]\nturns = 2\n")
    args = ["--option", "open_hands=true", "--option", "stoa_row=plain", "--data", "mine.toml"]
    assert run(*FEW, *args, "--out", "many.jsonl").exit_code == 0
    for line in Path("many.jsonl").read_text().splitlines():
        told = json.loads(line)
        assert told["options"] == {"open_hands": True, "data": {"limits": {"turns": 2}}}
    assert run("replay", "many.jsonl").exit_code == 0


def test_an_old_file_is_replaced_only_by_games(run: Run, write: Write) -> None:
    file = write("many.jsonl")
    before = file.read_bytes()
    run(*FEW, "--players", "9", "--out", file)
    assert file.read_bytes() == before
    run(*FEW, "--out", file)
    assert len(file.read_bytes().splitlines()) == 4


def test_a_terminal_shows_a_bar_and_then_the_table() -> None:
    terminal = Terminal(*FEW)
    terminal.expect("simulating agora_lieske")
    terminal.expect("games")
    terminal.expect("decisions per second")
    assert terminal.leave() == 0


def test_ctrl_c_keeps_the_finished_games_and_their_table(start: Start) -> None:
    args = ["simulate", "agora_lieske", "--games", "1000000", "--out", "many.jsonl"]
    process = start(*args)
    assert process.stderr is not None
    assert process.stderr.readline().startswith("simulating agora_lieske: ")
    process.send_signal(signal.SIGINT)
    told, _ = process.communicate()
    assert process.returncode == 130
    games = Path("many.jsonl").read_text().splitlines()
    assert told.startswith(
        f"Agora (agora_lieske), 2 players, seed 0, random play: {len(games):,} games"
        " of 1,000,000 finished\n"
    )
    assert "decisions per second" in told
    assert Path("many.jsonl").read_bytes().endswith(b"\n")
    assert Match.of(loads(games[-1])).standing().over


def test_ctrl_c_waits_for_the_record_of_a_finished_game() -> None:
    with CtrlC() as ctrl_c:
        ctrl_c.hold()
        signal.raise_signal(signal.SIGINT)
        with pytest.raises(KeyboardInterrupt):
            ctrl_c.allow()
        ctrl_c.asked = False
        ctrl_c.allow()
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
        signal.raise_signal(signal.SIGINT)  # once is enough


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_told(run: Run) -> None:
    result = run(*FEW, "--out", "/dev/full")
    assert result.exit_code == 1
    assert result.stderr == "petteia: cannot write /dev/full: No space left on device\n"
    assert "0 games of 4 finished" in result.stdout


def test_a_disk_that_fills_up_keeps_whole_games(run: Run) -> None:
    done = subprocess.run(
        command(*FEW, "--games", "1000", "--out", "many.jsonl"),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, 30_000)),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "petteia: cannot write many.jsonl: File too large\n" in done.stderr
    games = Path("many.jsonl").read_text().splitlines()
    assert 0 < len(games) < 1000
    assert f"{len(games)} games of 1,000 finished" in done.stdout
    assert run("replay", "many.jsonl").exit_code == 0


def test_bots_play_and_their_records_replay(run: Run) -> None:
    args = ["--games", "2", "--seed", "3", "--bots", "greedy,random", "--out", "many.jsonl"]
    result = run("simulate", "agora_lieske", *args)
    assert "seed 3, greedy,random: 2 games" in result.stdout
    places = [
        Match.of(loads(line)).standing().places
        for line in Path("many.jsonl").read_text().splitlines()
    ]
    assert places == [[1, 2], [1, 2]]
    assert run("replay", "many.jsonl").exit_code == 0
