import json
import signal
from pathlib import Path

import pytest

from petteia.core.registry import games

from .conftest import SET_UP, Run, Start, Write

RECORDS = Path(__file__).parent.parent / "records"
OURS = [game for game in games().values() if game.package.startswith("petteia.games.")]
GOLDEN = [RECORDS / f"{game.name}-{players}.jsonl" for game in OURS for players in game.seats]


def test_the_result_of_an_unfinished_game(run: Run, write: Write) -> None:
    result = run("replay", write("game.json", "0 place A court"), "--json")
    assert result.exit_code == 0
    assert result.stdout.count("\n") == 1
    points = {"court": 5, "monument": 0, "rhetoric": 0, "majorities": 0}
    assert json.loads(result.stdout) == {
        "over": False,
        "scores": [5, 5],
        "places": None,
        "rounds": 1,
        "points": [points, points],
    }
    assert list(json.loads(result.stdout)) == ["over", "scores", "places", "rounds", "points"]


def test_no_moves_are_a_record_too(run: Run, write: Write) -> None:
    told = json.loads(run("replay", write("game.json", moves=[]), "--json").stdout)
    assert (told["over"], told["rounds"]) == (False, 0)


def test_a_finished_game_as_a_table(run: Run) -> None:
    run("simulate", "agora_lieske", "--games", 1, "--players", 3, "--out", "one.json")
    told = json.loads(run("replay", "one.json", "--json").stdout)
    result = run("replay", "one.json")
    assert result.exit_code == 0
    assert f"Over after {told['rounds']} rounds: the prison is full." in result.stdout
    rows = {
        line.split()[0]: line.split()[1:] for line in result.stdout.splitlines() if line.strip()
    }
    assert rows["Points"] == ["Blue", "(0)", "Green", "(1)", "Yellow", "(2)"]
    assert rows["Court"] == [str(by_source["court"]) for by_source in told["points"]]
    assert rows["Score"] == [str(score) for score in told["scores"]]
    assert rows["Place"] == [str(place) for place in told["places"]]


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_points_sum_to_scores_and_places_follow(run: Run, file: Path) -> None:
    lines = run("replay", file, "--json").stdout.splitlines()
    assert len(lines) == len(file.read_text(encoding="utf-8").splitlines())
    for told in map(json.loads, lines):
        assert told["scores"] == [sum(by_source.values()) for by_source in told["points"]]
        assert told["over"] == (told["places"] is not None)
        assert not told["over"] or 1 in told["places"]


def test_L5_1_1_an_illegal_move_is_told_with_index_rule_and_reason(run: Run, write: Write) -> None:
    file = write("game.json", "0 place A court", "1 place A stoa", "0 place A stoa", "junk")
    result = run("replay", file, "--json")
    assert result.exit_code == 1
    reason = "Citizen A is already on the board."
    assert json.loads(result.stdout) == {"error": {"index": 8, "rule": "L5.1.1", "reason": reason}}
    result = run("replay", file)
    assert result.exit_code == 1
    assert result.stdout == f"{file}: move 8 “0 place A stoa” is not legal (L5.1.1): {reason}\n"
    french = json.loads(run("replay", file, "--json", "--lang", "fr").stdout)
    assert french["error"]["reason"] == "Le citoyen A est déjà sur le plateau."


def test_texts_that_are_no_moves_are_illegal(run: Run, write: Write) -> None:
    for text in ["", "0", "00 pass", "place A court", "0  pass", "0 fly", "9 pass", "-1 pass",
                 "9" * 5000 + " pass", "* fly", "0 place A court ", "0 pass\n1 pass",
                 "\ud800 pass", "0 place \x1b[31m court"]:  # fmt: skip
        Path("game.json").unlink(missing_ok=True)
        write("game.json", text)
        result = run("replay", "game.json", "--json")
        assert result.exit_code == 1
        assert result.stdout.count("\n") == 1
        assert json.loads(result.stdout)["error"]["index"] == len(SET_UP)
        result = run("replay", "game.json")
        assert result.stdout.count("\n") == 1
        assert "\x1b" not in result.stdout


def test_a_move_after_the_end_is_illegal(run: Run) -> None:
    run("simulate", "agora_lieske", "--games", 1, "--out", "one.json")
    record = json.loads(Path("one.json").read_text())
    record["moves"].append("0 pass")
    Path("one.json").write_text(json.dumps(record))
    told = json.loads(run("replay", "one.json", "--json").stdout)["error"]
    assert told["index"] == len(record["moves"]) - 1
    assert (told["rule"], told["reason"]) == ("L6.1", "The game is over.")


def test_many_records_get_a_line_each_in_order(run: Run, write: Write) -> None:
    file = write("many.jsonl")
    with file.open("a") as more:
        more.write("\n  \n")  # empty lines are no records
    write("many.jsonl", "0 fly")
    write("many.jsonl", "0 place A court", players=3)
    result = run("replay", file, "--json")
    assert result.exit_code == 1
    first, second, third = map(json.loads, result.stdout.splitlines())
    assert first["scores"] == [5, 5]
    assert second["error"]["index"] == 6
    assert third["scores"] == [5, 5, 5]
    result = run("replay", file)
    assert result.exit_code == 1
    first, second, third = result.stdout.splitlines()
    told = "Blue 5, Green 5. Not over, 1 round begun (6 moves)."
    assert first == f"{file}, record 1: {told}"
    assert "record 2: move 6 “0 fly” is not legal (notation)" in second
    assert "Yellow 5. Not over, 1 round begun (7 moves)." in third


def test_options_come_on_top_of_the_record(run: Run, write: Write) -> None:
    file = write("game.json", options={"data": {"score": {"start": 8}}})
    Path("mine.toml").write_text("[limits]\nhand = 5\n")
    args = ["--json", "--option", "stoa_row=even", "--data", "mine.toml"]
    assert json.loads(run("replay", file, *args).stdout)["scores"] == [8, 8]
    assert "stoa_row=even, data, 6 moves" in run("replay", file, *args[1:]).stdout
    Path("mine.toml").write_text("[score]\nstart = 3\n")
    assert json.loads(run("replay", file, *args).stdout)["scores"] == [3, 3]
    recorded = write("even.json", options={"stoa_row": "even"})
    assert "stoa_row=even" in run("replay", recorded).stdout
    assert "stoa_row" not in run("replay", recorded, "--option", "stoa_row=plain").stdout


def test_a_long_replay_tells_its_progress_and_stops_with_ctrl_c(start: Start, write: Write) -> None:
    record = (RECORDS / "agora_lieske-2.jsonl").read_bytes().splitlines(keepends=True)[0]
    Path("many.jsonl").write_bytes(record * 5_000)
    with Path("result").open("w") as result:
        process = start("replay", "many.jsonl", "--json", stdout=result)
        assert process.stderr is not None
        assert process.stderr.readline().startswith("many.jsonl: ")
        process.send_signal(signal.SIGINT)
        _, told = process.communicate()
    assert process.returncode == 130
    assert told.splitlines()[-1] == "petteia: stopped"
    lines = Path("result").read_text().splitlines()
    assert lines
    assert all(json.loads(line)["over"] for line in lines)


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_golden_records_are_told_one_a_line(run: Run, file: Path) -> None:
    result = run("replay", file)
    assert result.exit_code == 0
    assert result.stdout.count("\n") == len(file.read_text(encoding="utf-8").splitlines())
