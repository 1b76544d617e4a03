from pathlib import Path

from .conftest import Run, Write

MOVES = ["0 place A court", "1 place B stoa"]


def test_a_spectator_sees_what_all_know(run: Run, write: Write) -> None:
    told = run("show", write("game.json", *MOVES)).stdout
    assert "as a spectator sees it" in told
    assert "Court: Blue ?." in told
    assert "Stoa; rhetoric per space: 2, 1 and 1; standing here: Green ?." in told
    assert "Blue’s turn. Send a citizen to a place." in told
    assert "   6 Blue sends a citizen to the Court." in told
    assert told.index("The position") < told.index("The log")


def test_a_seat_sees_its_own_secrets(run: Run, write: Write) -> None:
    file = write("game.json", *MOVES)
    told = run("show", file, "--seat", 0).stdout
    assert "as Blue (0) sees it" in told
    assert "Court: Blue A." in told
    assert "Stoa; rhetoric per space: 2, 1 and 1; standing here: Green ?." in told
    assert "   6 Blue sends citizen A to the Court." in told
    assert "   7 Green sends a citizen to the Stoa." in told
    assert (
        "Stoa; rhetoric per space: 2, 1 and 1; standing here: Green B."
        in run("show", file, "--seat", 1).stdout
    )


def test_a_finished_game_shows_its_result(run: Run) -> None:
    run("simulate", "agora_lieske", "--games", 1, "--out", "one.json")
    told = run("show", "one.json").stdout
    assert "The game is over.\nOver after" in told
    assert "\nPlace " in told


def test_many_records_have_a_heading_each(run: Run, write: Write) -> None:
    write("many.jsonl")
    write("many.jsonl", "0 fly")
    file = write("many.jsonl", players=3)
    result = run("show", file, "--seat", 2)
    assert result.exit_code == 1
    assert f"=== {file}, record 3 ===" in result.stdout
    assert "=== " not in run("show", write("game.json")).stdout
    first, second = result.stderr.splitlines()
    assert first == f"petteia: {file}, record 1: there is no seat 2: 2 players sit on 0 to 1"
    assert "record 2: move 6" in second


def test_an_illegal_record_is_refused(run: Run, write: Write) -> None:
    result = run("show", write("game.json", "0 fly"))
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "move 6 “0 fly” is not legal (notation)" in result.stderr


def test_the_table_is_drawn_as_a_picture(run: Run) -> None:
    run("simulate", "agora_ernest", "--games", 1, "--out", "one.json")
    assert run("show", "one.json", "--svg", "table.svg").exit_code == 0
    assert Path("table.svg").read_text(encoding="utf-8").startswith("<svg ")
    result = run("show", "one.json", "--svg", "no/such/table.svg")
    assert result.exit_code == 2
    assert result.stderr.startswith("petteia: cannot write no/such/table.svg: ")
    assert result.stdout == ""


def test_a_picture_never_takes_the_place_of_its_record(run: Run) -> None:
    run("simulate", "agora_ernest", "--games", 1, "--out", "one.json")
    record = Path("one.json").read_text(encoding="utf-8")
    result = run("show", "one.json", "--svg", "one.json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "petteia: one.json would be written over: name another file\n"
    assert Path("one.json").read_text(encoding="utf-8") == record


def test_a_picture_is_of_one_record_of_a_game_that_has_one(run: Run, write: Write) -> None:
    result = run("show", write("game.json"), "--svg", "table.svg")
    assert result.exit_code == 2
    assert result.stderr == "petteia: agora_lieske has no picture\n"
    file = write("many.jsonl")
    result = run("show", file, "--svg", "table.svg")
    assert result.exit_code == 2
    assert "a picture is drawn of one record" in result.stderr
