import sqlite3
from contextlib import closing
from multiprocessing import synchronize
from pathlib import Path

import pytest

from petteia.server import run as server
from petteia.server.settings import Settings

from .conftest import Run


def test_serve_listens_where_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int, Settings, int]] = []
    monkeypatch.setattr(server, "serve", lambda *told: heard.append(told))
    monkeypatch.setenv("PETTEIA_PORT", "7000")
    assert run("serve").exit_code == 0
    assert run("serve", "--host", "::1", "--port", "9000", "--data", "club").exit_code == 0
    assert run("serve", "--database", "postgresql://db/petteia").exit_code == 0
    assert [told[:2] for told in heard] == [
        ("127.0.0.1", 7000),
        ("::1", 9000),
        ("127.0.0.1", 7000),
    ]
    assert heard[0][2].url.endswith("petteia.db")
    assert heard[1][2].url == f"sqlite:///{Path('club') / 'petteia.db'}"
    assert heard[2][2].url == "postgresql+psycopg://db/petteia"


def test_what_cannot_be_served_is_told_in_one_line(run: Run) -> None:
    with server.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"petteia: cannot listen on 127.0.0.1 port {port}: ")
    assert result.stderr.count("\n") == 1


def test_a_system_without_semaphores_is_told_in_one_line(
    run: Run, here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def denied(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(synchronize.SemLock, "__init__", denied)
    told = run("serve", "--port", "0", "--data", here)
    assert told.exit_code == 2
    assert told.stderr.startswith("petteia: cannot start processes for bots: Permission denied")
    assert told.stderr.count("\n") == 1


def test_a_database_that_cannot_be_used_is_told_in_one_line(run: Run, here: Path) -> None:
    (here / "file").write_text("in the way")
    (here / "newer").mkdir()
    with closing(sqlite3.connect(here / "newer" / "petteia.db")) as newer:
        newer.execute("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        newer.execute("INSERT INTO alembic_version VALUES ('9999')")
        newer.commit()
    for args, reason in (
        (["--database", "club"], "the database's URL must be written as"),
        (["--database", "postgresql://me@127.0.0.1:1/club"], "cannot use the database postgres"),
        (["--data", here / "file" / "b"], "Not a directory"),
        (["--data", here / "newer"], "a newer version of Petteia has written it"),
    ):
        told = run("serve", "--port", "0", *args)
        assert told.exit_code == 2
        assert told.stdout == ""
        assert reason in told.stderr
        assert told.stderr.count("\n") == 1


def test_a_directory_in_which_no_process_can_begin_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    server.leave_closed_directory()
    assert Path.cwd() == tmp_path
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    server.leave_closed_directory()
    assert Path.cwd() == Path("/")


def test_a_misspelt_setting_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "serve", lambda *told: None)
    monkeypatch.setenv("PETTEIA_DATA", "here")
    assert run("serve").stderr == ""
    monkeypatch.setenv("PETTEIA_MAILFROM", "club@example.org")
    told = run("serve")
    assert (told.exit_code, told.stderr.count("\n")) == (0, 1)
    assert told.stderr.startswith("petteia: PETTEIA_MAILFROM is not a setting; there are PETTEIA_")
    assert "'x' is not a whole number" in run("serve", "--port", "x").stderr


def test_mail_and_push_are_offered_when_all_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, int, Settings, int]] = []
    monkeypatch.setattr(server, "serve", lambda *told: heard.append(told))
    monkeypatch.setenv("PETTEIA_SMTP", "smtps://me:secret@mail.example")
    assert "--mail-from and --public-url" in run("serve").stderr
    told = ["--mail-from", "club@example.org", "--public-url", "https://club.example/"]
    assert run("serve", *told).exit_code == 0
    assert heard[0][2].notices.smtp == "smtps://me:secret@mail.example"
    assert heard[0][2].notices.public_url == "https://club.example"
    assert "mailto:" in run("serve", *told, "--push-contact", "club@example.org").stderr
    assert run("serve", *told, "--push-contact", "mailto:club@example.org").exit_code == 0
    assert heard[1][2].notices.push_contact == "mailto:club@example.org"
    monkeypatch.delenv("PETTEIA_SMTP")
    assert run("serve").exit_code == 0
    assert not heard[2][2].notices.any
    assert not heard[2][2].rate_same_network


def test_rated_games_within_one_network_count_when_the_operator_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[tuple[str, int, Settings, int]] = []
    monkeypatch.setattr(server, "serve", lambda *told: heard.append(told))
    assert run("serve", "--rate-same-network").exit_code == 0
    monkeypatch.setenv("PETTEIA_RATE_SAME_NETWORK", "1")
    assert run("serve").exit_code == 0
    assert [settings.rate_same_network for _, _, settings, _ in heard] == [True, True]


def test_limits_are_chosen_by_option_or_variable(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[tuple[str, int, Settings, int]] = []
    monkeypatch.setattr(server, "serve", lambda *told: heard.append(told))
    assert run("serve", "--limit", "sockets=5", "--limit", "chat_per_minute=0.5").exit_code == 0
    monkeypatch.setenv("PETTEIA_LIMITS", "joined=7 header=9000")
    assert run("serve", "--compute-workers", "2").exit_code == 0
    first, second = (told[2] for told in heard)
    assert (first.limits.sockets, first.limits.chat_per_minute) == (5, 0.5)
    assert (second.limits.joined, second.limits.header) == (7, 9000)
    assert (first.compute_workers, second.compute_workers) == (1, 2)
    for wrong, reason in (("nope=3", "is not a limit"), ("sockets=x", "a number is needed")):
        told = run("serve", "--limit", wrong)
        assert told.exit_code == 2
        assert reason in told.stderr


@pytest.mark.parametrize(
    ("option", "wrong", "reason"),
    [
        ("--smtp", "mail.example", "--smtp is written as"),
        ("--smtp", "smtp://", "--smtp is written as"),
        ("--smtp", "smtp://mail.example:abc", "--smtp is written as"),
        ("--smtp", "smtps://me:sec/ret@mail.example", "--smtp is written as"),
        ("--smtp", "smtps://me:a@sec/ret@mail.example", "--smtp is written as"),
        ("--smtp", "smtps://me:12#sec/ret@mail.example", "--smtp is written as"),
        ("--mail-from", "club", "--mail-from is an address"),
        ("--public-url", "games.example.org", "--public-url is written as"),
        ("--public-url", "https://", "--public-url is written as"),
        ("--public-url", "https://club.example/games", "--public-url is written as"),
    ],
)
def test_settings_of_mail_that_could_send_none_are_refused(
    run: Run, monkeypatch: pytest.MonkeyPatch, option: str, wrong: str, reason: str
) -> None:
    monkeypatch.setattr(server, "serve", lambda *told: None)
    told = {
        "--smtp": "smtps://me:secret@mail.example:465",
        "--mail-from": "club@example.org",
        "--public-url": "https://club.example",
    }
    assert run("serve", *[word for pair in told.items() for word in pair]).exit_code == 0
    told[option] = wrong
    refused = run("serve", *[word for pair in told.items() for word in pair])
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"petteia: {reason}")
    assert refused.stderr.count("\n") == 1
    assert "sec/ret" not in refused.stderr
