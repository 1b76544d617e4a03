"""A log of several pages: complete on the page, with links to the right moments, undos folded."""

import json
import re
import signal
from itertools import accumulate
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import APIRequestContext, Page, expect
from tests.browser.chromium import Arrive
from tests.server.processes import Nursery, ServerProcess

from petteia.server.settings import Limits

RECORDS = Path(__file__).parents[1] / "records" / "agora_lieske-2.jsonl"
TIMES = re.compile(r"\u00a0×(\d+)$")
SAYS = {"sit", "start", "undo", "end"}
"""Kinds of entries here, moves apart, that the log puts into words."""


class Line(NamedTuple):
    """A line of the log: the moment that its link leads to, and whether it is an undo's."""

    move: int
    undo: bool


def imported(api: APIRequestContext, moves: int | None = None) -> str:
    """Import a record, or its beginning, with every seat mine; returns the table."""
    with RECORDS.open(encoding="utf-8") as lines:
        record = json.loads(next(lines))
    record["moves"] = record["moves"][:moves]
    made = api.post("/api/records", data={"record": record})
    assert made.status == 201, made.text()
    table: str = made.json()["table"]["id"]
    return table


def arrived(person: Arrive, **more: Any) -> Page:
    page = person(**more).page
    page.goto("/")
    page.wait_for_selector("article")
    return page


def expected(api: APIRequestContext, table: str) -> list[Line]:
    """Return the lines that the server's whole log makes."""
    entries: list[dict[str, Any]] = []
    first = api.get(f"/api/tables/{table}").json()["number"] + 1
    while first > 1:
        page = api.get(f"/api/tables/{table}/entries?before={first}").json()["entries"]
        entries = page + entries
        first = page[0]["number"]
    lines: list[Line] = []
    move = 0
    for entry in entries:
        if entry["kind"] in SAYS:
            lines.append(Line(move, entry["kind"] == "undo"))
        elif entry["kind"] == "move" and not entry.get("taken_back", False):
            move += 1
            lines += [Line(move, False)] * len(entry["events"])
    return lines


def shown(page: Page) -> list[tuple[int, int]]:
    """Return the moment of each line of the page's log, and how many equal ones it stands for."""
    rows: list[tuple[str, str]] = page.locator(".log li").evaluate_all(
        """rows => rows.map(row => {
            const link = row.querySelector("a");
            return [link.getAttribute("href"), link.textContent];
        })"""
    )
    lines = []
    for href, text in rows:
        move = int(parse_qs(urlsplit(href).query)["move"][0])
        times = TIMES.search(text)
        lines.append((move, int(times[1]) if times else 1))
    return lines


def read(page: Page, table: str) -> list[Line]:
    """Open a table, wait until the first move is in its log, and compare it with the server's."""
    page.goto(f"/table/{table}")
    expect(page.locator(".log a[href$='?move=1']")).not_to_have_count(0)
    lines, rows = expected(page.request, table), shown(page)
    ends = list(accumulate(times for _, times in rows))
    assert ends[-1] == len(lines)
    assert [move for move, _ in rows] == [lines[begin].move for begin in [0, *ends[:-1]]]
    return lines


def test_the_log_of_a_long_game_is_complete_and_its_links_lead_to_their_moments(
    person: Arrive,
) -> None:
    owner, reader = arrived(person), arrived(person)
    table = imported(owner.request)
    number = owner.request.get(f"/api/tables/{table}").json()["number"]
    assert number > 2 * Limits().log_page
    lines = read(reader, table)
    assert {line.move for line in lines} == set(range(1, lines[-1].move + 1))
    for row in (0, 7, 60):
        reader.goto(f"/table/{table}")
        expect(reader.locator(".log a[href$='?move=1']")).not_to_have_count(0)
        link = reader.locator(".log a").nth(row)
        said = TIMES.sub("", link.text_content() or "")
        href = link.get_attribute("href") or ""
        link.click()
        reader.wait_for_url(f"**{href}")
        expect(reader.locator(".said")).to_contain_text(said)
        move = href.rpartition("=")[2]
        assert int(move) < number - Limits().log_page, "the line is in an earlier page"
        expect(reader.get_by_role("slider")).to_have_value(move)


def test_undone_moves_in_an_earlier_page_are_folded(
    person: Arrive, nursed: Nursery, tmp_path: Path
) -> None:
    server = ServerProcess(nursed, tmp_path, limits={"log_page": 20})
    server.start()
    try:
        owner, reader = (arrived(person, url=server.url) for _ in range(2))
        table = imported(owner.request, 60)
        for _ in range(2):
            act(owner.request, table, "undo")
        undone = seen(owner.request, table)["table"]["number"]
        while seen(owner.request, table)["table"]["number"] < undone + 45:
            act(owner.request, table, "move")
        for page in (reader, owner):
            lines = read(page, table)
            undos = [at for at, line in enumerate(lines) if line.undo]
            assert len(undos) == 2
            assert len(lines) - undos[-1] > 40, "they are not in the newest page"
            page.close()
    finally:
        server.end(signal.SIGKILL)


def seen(api: APIRequestContext, table: str) -> Any:
    info = api.get(f"/api/tables/{table}").json()
    return api.get(f"/api/tables/{table}/seen?seat={info['actor']}").json()


def act(api: APIRequestContext, table: str, what: str) -> None:
    """Make the first move that is offered, or take the last one back."""
    now = seen(api, table)
    command = {"do": what, "client": f"{what} {now['table']['number']}"}
    if what == "move":
        command["text"] = now["choices"][0]["text"]
    else:
        command["seat"] = now["seat"]
    done = api.post(f"/api/tables/{table}/commands", data=command)
    assert done.ok, done.text()
