import json

from .conftest import Run, Write

COURT = "0 place A court"


def test_a_seat_acts_with_whole_moves_in_code_point_order(run: Run, write: Write) -> None:
    result = run("legal", write("game.json", COURT), "--json")
    assert result.exit_code == 0
    told = json.loads(result.stdout)
    assert list(told) == ["actor", "legal"]
    assert told["actor"] == 1
    assert told["legal"] == sorted(told["legal"])
    assert told["legal"][0] == "1 place A court"
    assert len(told["legal"]) == 50


def test_chance_acts_with_weights_beside_its_moves(run: Run, write: Write) -> None:
    moves = ["* start 1", "* demand wood"]
    told = json.loads(run("legal", write("game.json", moves=moves), "--json").stdout)
    assert told == {
        "actor": "*",
        "legal": ["* demand clay", "* demand marble", "* demand wood"],
        "weights": [3, 3, 2],
    }


def test_nobody_acts_when_the_game_is_over(run: Run) -> None:
    run("simulate", "agora_lieske", "--games", 1, "--out", "one.json")
    assert json.loads(run("legal", "one.json", "--json").stdout) == {"actor": None, "legal": []}
    assert run("legal", "one.json").stdout == "The game is over.\n"


def test_for_people_each_move_has_its_words(run: Run, write: Write) -> None:
    lines = run("legal", write("game.json", COURT)).stdout.splitlines()
    assert lines[0] == "Green’s turn. Send a citizen to a place."
    assert lines[1] == "1 place A court       send A to the Court"
    assert len(lines) == 51
    lines = run("legal", write("start.json", moves=[])).stdout.splitlines()
    assert lines[1] == "* start 0  Blue starts  (1 in 2)"


def test_many_records_get_a_line_each(run: Run, write: Write) -> None:
    write("many.jsonl", moves=[])
    write("many.jsonl", "0 fly")
    file = write("many.jsonl", COURT)
    result = run("legal", file, "--json")
    assert result.exit_code == 1
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert (first["actor"], third["actor"]) == ("*", 1)
    assert second["error"]["index"] == 6
    result = run("legal", file)
    assert result.exit_code == 1
    assert f"{file}, record 3:\n" in result.stdout
    assert "record 2: move 6" in result.stderr
