import json
import resource
import signal
import subprocess
from pathlib import Path
from typing import Any

import pytest

from petteia.core.match import Match
from petteia.core.record import loads

from .conftest import SET_UP, Run, Start, Terminal, Write, command, read_to

PLAY = ["play", "agora_lieske", "--players", "2", "--seed", "5"]
MINE = "agora_lieske-1.json"


def saved(path: str = MINE) -> Any:
    return json.loads(Path(path).read_text(encoding="utf-8"))


def alone(write: Write, *moves: str, **changed: Any) -> Path:
    """A game where seat 0 has two citizens in the Stoa and is asked for both in a row."""
    placed = [
        *("0 place A stoa", "1 place A market 1", "0 place B stoa", "1 place B market 1"),
        *("0 place C market 2", "1 place C court", "0 place D market 2", "1 place D court"),
        *("0 place E market 3", "1 place E court"),
    ]
    return write("left.json", *placed, *moves, **changed)


def test_the_position_and_numbered_choices_are_shown(run: Run) -> None:
    result = run(*PLAY)
    assert "You are Blue (seat 0), against Green (Citizen).\n" in result.stdout
    assert f"The game is kept in {MINE}." in result.stdout
    assert "Blue’s turn. Send a citizen to a place.\n 1 send A to dealer 1\n" in result.stdout
    assert "Dealer 1 sells " in result.stdout


def test_a_number_or_a_text_is_a_move(run: Run) -> None:
    run(*PLAY, stdin="1\nplace B court\n0 place C court\n  place   D   court \n")
    mine = [move for move in saved()["moves"] if move.startswith("0 ")]
    assert mine == ["0 place A market 1", "0 place B court", "0 place C court", "0 place D court"]


def test_what_happened_since_is_told_as_the_seat_may_know_it(run: Run) -> None:
    shown = run(*PLAY, stdin="place A court\n").stdout.split("Blue> ")[1]
    told = shown.splitlines()[1:4]
    assert told[0] == "- Blue sends citizen A to the Court."
    assert told[1].startswith("- Green sends a citizen to ")
    assert told[2] == ""
    assert "Court: Blue A" in shown


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("? place A stoa", "Not legal (L5.1.1): Citizen A is already on the board."),
        ("? 0 place A stoa", "Not legal (L5.1.1): Citizen A is already on the board."),
        ("? 1 place B stoa", "Not legal (L5.1.1): It is Blue’s turn, not Green’s."),
        ("? * start 1", "Not legal (L5.1.1): Nothing is drawn now: it is Blue’s turn."),
        ("?pass", "Not legal (L5.1.1): Send a citizen out now; you cannot pass."),
        ("? place B court", "“0 place B court” is legal (L5.1.2): send B to the Court."),
        ("? 1", "“0 place B market 1” is legal (L5.1.2): send B to dealer 1."),
        ("? 99", "The choices are numbered 1 to "),
        ("99", "The choices are numbered 1 to "),
        ("0", "The choices are numbered 1 to "),
        ("9" * 5000, "The choices are numbered 1 to "),
        ("²", "Not legal (notation): "),
        ("fly", "Not legal (notation): This game has no move “0 fly”."),
        ("place A stoa", "Not legal (L5.1.1): Citizen A is already on the board."),
        ("l", " 1 send B to dealer 1\n"),
        ("?", "  3            make choice number 3\n"),
        ("u", "Nothing to undo: "),
        ("", ""),
    ],
)
def test_questions_and_slips_change_nothing(run: Run, asked: str, told: str) -> None:
    result = run(*PLAY, stdin=f"place A court\n{asked}\n")
    _, _, answer, after = result.stdout.split("Blue> ")
    assert answer.startswith(told)
    assert after.startswith("\nThe record (")
    moves = saved()["moves"]
    assert [move for move in moves if move.startswith("0 ")] == ["0 place A court"]


def test_undo_goes_back_to_the_edge(run: Run, write: Write) -> None:
    file = alone(write)
    result = run("play", "--resume", file, stdin="study clay\nu\nu\npass\nu\nq\n")
    assert result.exit_code == 0
    answers = result.stdout.split("Blue> ")
    assert "Citizen B in the Stoa" in answers[1]
    assert answers[2].startswith("Taken back.\n")
    assert "Citizen A in the Stoa" in answers[2]
    assert answers[3].startswith("Nothing to undo: ")
    assert "- Blue passes at the Stoa." in answers[4]
    assert answers[5].startswith("Taken back.\n")
    assert saved(str(file))["moves"][-1] == "1 place E court"


def test_equal_seeds_give_equal_games(run: Run) -> None:
    answers = "1\n" * 40
    run(*PLAY, "--save", "one.json", stdin=answers)
    run(*PLAY, "--save", "two.json", stdin=answers)
    run(*PLAY, "--save", "three.json", "--seed", "6", stdin=answers)
    assert saved("one.json") == saved("two.json")
    assert saved("one.json")["moves"] != saved("three.json")["moves"]


def test_resuming_has_the_luck_of_one_sitting(run: Run) -> None:
    run(*PLAY, "--save", "one.json", stdin="1\n" * 9)
    run(*PLAY, "--save", "two.json", stdin="1\n" * 4)
    result = run("play", "--resume", "two.json", stdin="1\n" * 5)
    assert result.stdout.count("Blue> ") == 6
    assert saved("one.json") == saved("two.json")


def test_the_record_is_saved_after_every_move(start: Start) -> None:
    process = start(*PLAY, "--save", "game.json")
    assert process.stdin is not None
    for turn in range(4):
        read_to(process, "Blue’s turn. Send")
        moves = Match.of(loads(Path("game.json").read_text())).moves
        assert [move.actor for move in moves].count(0) == turn
        process.stdin.write("1\n")
        process.stdin.flush()


def test_a_new_file_is_named_and_never_anothers(run: Run) -> None:
    Path(MINE).write_text("mine")
    result = run(*PLAY)
    assert "The game is kept in agora_lieske-2.json." in result.stdout
    assert Path(MINE).read_text() == "mine"
    run(*PLAY, "--save", "kept.json")
    before = Path("kept.json").read_bytes()
    result = run(*PLAY, "--save", "kept.json", stdin="1\n")
    assert result.exit_code == 2
    assert result.stderr.startswith("petteia: kept.json is there already: ")
    assert Path("kept.json").read_bytes() == before


def test_a_resumed_game_may_be_saved_elsewhere(run: Run) -> None:
    run(*PLAY, "--save", "one.json")
    before = Path("one.json").read_bytes()
    run("play", "--resume", "one.json", "--save", "two.json", stdin="1\n")
    assert Path("one.json").read_bytes() == before
    run("play", "--resume", "one.json", "--save", "./one.json", stdin="1\n")
    assert Path("one.json").read_bytes() == Path("two.json").read_bytes()


def test_ctrl_c_leaves_a_record_that_resume_continues() -> None:
    terminal = Terminal(*PLAY)
    terminal.expect("Blue> ")
    terminal.type("place A court\n")
    terminal.expect("Blue> ")
    terminal.interrupt()
    terminal.expect(f"petteia play --resume {MINE}")
    assert terminal.leave() == 130
    left = saved()
    assert "0 place A court" in left["moves"]
    terminal = Terminal("play", "--resume", MINE)
    terminal.expect("- Blue sends citizen A to the Court.")
    terminal.expect("Blue> ")
    terminal.type("place B court\n")
    terminal.expect("Blue> ")
    terminal.type("\x04")
    terminal.expect(f"petteia play --resume {MINE}")
    assert terminal.leave() == 130
    now = saved()
    assert now["moves"][: len(left["moves"])] == left["moves"]
    assert now["moves"][len(left["moves"])] == "0 place B court"
    assert now["meta"] == left["meta"]


def test_an_interrupt_is_heard_through_pipes_too(start: Start) -> None:
    process = start(*PLAY)
    read_to(process, "Blue’s turn. Send")
    process.send_signal(signal.SIGINT)
    told, error = process.communicate()
    assert process.returncode == 130
    assert told.endswith(f"Go on with: petteia play --resume {MINE}\n")
    assert error == ""


@pytest.mark.parametrize("columns", [80, 160])
def test_a_terminal_shows_choices_in_columns(columns: int) -> None:
    terminal = Terminal(*PLAY, columns=columns)
    shown = terminal.expect("Blue> ")
    (line,) = [line for line in shown.splitlines() if "1 send A to dealer 1" in line]
    assert line.count(" send ") == (2 if columns == 80 else 4)
    assert len(line) <= columns
    terminal.type("q\n")
    assert terminal.leave() == 0


def test_q_leaves_with_the_record_kept(run: Run) -> None:
    result = run(*PLAY, stdin="1\nq\n")
    assert result.exit_code == 0
    assert result.stdout.endswith(f"Go on with: petteia play --resume {MINE}\n")
    assert run("replay", MINE).exit_code == 0


def test_a_whole_game_ends_with_points_by_source_and_places(run: Run) -> None:
    result = run(*PLAY, stdin="1\n" * 2000)
    assert result.exit_code == 0
    told = json.loads(run("replay", MINE, "--json").stdout)
    assert told["over"]
    table = result.stdout[result.stdout.index("\nOver after ") :]
    rows = {line.split()[0]: line.split()[1:] for line in table.splitlines() if line.strip()}
    assert rows["Court"] == [str(by_source["court"]) for by_source in told["points"]]
    assert rows["Place"] == [str(place) for place in told["places"]]
    assert "--resume" not in table
    before = Path(MINE).read_bytes()
    result = run("play", "--resume", MINE)
    assert result.exit_code == 0
    assert table.startswith(result.stdout.rstrip())
    assert Path(MINE).read_bytes() == before


def test_another_seat(run: Run) -> None:
    result = run(*PLAY, "--seat", "1", stdin="1\n")
    assert "You are Green (seat 1), against Blue (Citizen).\n" in result.stdout
    assert saved()["meta"] == {"seat": 1, "seed": 5, "bots": "Citizen"}
    assert "You are Green (seat 1)" in run("play", "--resume", MINE).stdout
    assert "You are Blue (seat 0)" in run("play", "--resume", MINE, "--seat", "0").stdout
    assert "You are Blue (seat 0)" in run("play", "--resume", MINE).stdout


def test_what_else_stands_in_a_record_is_kept(run: Run, write: Write) -> None:
    meta = {"names": ["Ann", "Bob"], "date": "2024-02-29", "seat": 0}
    file = alone(write, meta=meta, chance={"commit": "c0ffee"})
    run("play", "--resume", file, "--seed", "3", stdin="1\n")
    assert saved(str(file))["meta"] == {**meta, "seed": 3, "bots": "Citizen"}
    assert saved(str(file))["chance"] == {"commit": "c0ffee"}


def test_odd_meta_does_no_harm(run: Run, write: Write) -> None:
    file = write("game.json", meta={"seat": "first", "seed": True})
    assert "You are Blue (seat 0)" in run("play", "--resume", file).stdout
    file = write("high.json", meta={"seat": 4})
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert "there is no seat 4" in result.stderr


def test_resume_refuses_what_is_not_legal(run: Run, write: Write) -> None:
    file = write("game.json", "0 place A court", "0 place B court")
    before = file.read_bytes()
    result = run("play", "--resume", file)
    assert result.exit_code == 1
    assert result.stderr == (
        f"petteia: {file}: move 7 “0 place B court” is not legal (L5.1.1):"
        " It is Green’s turn, not Blue’s.\n"
    )
    assert file.read_bytes() == before


def test_resume_refuses_many_records(run: Run, write: Write) -> None:
    file = write("many.jsonl")
    assert run("play", "--resume", file).exit_code == 130
    write("many.jsonl")
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert "many records" in result.stderr
    Path("none.jsonl").touch()
    assert run("play", "--resume", "none.jsonl").exit_code == 2


def test_options_are_in_the_record(run: Run) -> None:
    run(*PLAY, "--option", "open_hands=true")
    assert saved()["options"] == {"open_hands": True}


def test_a_game_in_french(run: Run) -> None:
    result = run(*PLAY, "--lang", "fr", stdin="? pass\n")
    told = "Envoyez maintenant un citoyen\N{NARROW NO-BREAK SPACE}; vous ne pouvez pas passer."
    assert told in result.stdout


@pytest.mark.parametrize("room", [0, 600])
def test_a_full_disk_loses_nothing(room: int, run: Run) -> None:
    done = subprocess.run(
        command(*PLAY, "--save", "game.json"),
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (room, room)),
        input="1\n" * 12,
        capture_output=True,
        text=True,
        check=False,
    )
    if room == 0:
        assert done.returncode == 2
        assert done.stderr == "petteia: cannot write game.json: File too large\n"
        assert not list(Path().iterdir())
        return
    assert done.stdout.count("The game goes on; every move tries again.") == 1
    assert done.returncode == 130
    *_, told, line = done.stdout.splitlines()
    assert told == "This line is the whole record; keep it in a .json file:"
    kept = saved("game.json")["moves"]
    whole = json.loads(line)["moves"]
    assert whole[: len(kept)] == kept
    assert len([move for move in whole if move.startswith("0 ")]) == 12
    assert len(whole) > len(kept) > len(SET_UP)
    assert [path.name for path in Path().iterdir()] == ["game.json"]
    Path("rescued.json").write_text(line)
    assert run("replay", "rescued.json").exit_code == 0


def test_bytes_that_are_no_text_are_no_move() -> None:
    typed = b"\xff\xfe\n\x00\n\x1b[A\n"
    done = subprocess.run(command(*PLAY), input=typed, capture_output=True, check=False)
    assert done.returncode == 130
    assert done.stderr == b""
    assert done.stdout.count(b"Not legal (notation)") == 3
    assert b"\x1b" not in done.stdout


def test_bots_are_named_and_remembered(run: Run) -> None:
    run(*PLAY, "--bots", "random", stdin="q\n")
    assert json.loads(Path("agora_lieske-1.json").read_text())["meta"]["bots"] == "random"
    result = run("play", "--resume", "agora_lieske-1.json", stdin="q\n")
    assert "against Green (random).\n" in result.stdout


def test_wrong_bots_are_refused_in_one_line(run: Run) -> None:
    result = run(*PLAY, "--bots", "Zeus")
    assert result.exit_code == 2
    assert result.stderr.startswith("petteia: there is no bot 'Zeus'; there are random, greedy")
    assert result.stderr.count("\n") == 1
    result = run(*PLAY, "--bots", "random,random,random")
    assert "3 bots for 2 seats; name one for each seat or one for all" in result.stderr
