import pytest

from petteia.server import app

from .conftest import Run


def test_serve_listens_where_it_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = []
    monkeypatch.setattr(app, "serve", lambda host, port: heard.append((host, port)))
    assert run("serve").exit_code == 0
    assert run("serve", "--host", "::1", "--port", "9000").exit_code == 0
    assert heard == [("127.0.0.1", 8000), ("::1", 9000)]


def test_what_cannot_be_served_is_told_in_one_line(run: Run) -> None:
    with app.listen("127.0.0.1", 0) as taken:
        port = taken.getsockname()[1]
        result = run("serve", "--port", port)
    assert result.exit_code == 2
    assert result.stderr.startswith(f"petteia: cannot listen on 127.0.0.1 port {port}: ")
    assert result.stderr.count("\n") == 1
