"""Pages bring nonces of their own: without a click, through reloads, and shown afterwards."""

import json
import signal
from functools import partial
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from playwright.sync_api import Page, Route, WebSocket, expect
from tests.browser.chromium import Arrive, Watched, axe_finds
from tests.browser.player import begin, resign
from tests.server.processes import Nursery, ServerProcess

from petteia.cli import main

AGORA = ("agora_lieske", "Agora (Harald Lieske)")
BOARD = f"[data-board={AGORA[0]}] > *"


def open_table(page: Page, name: str) -> str:
    """Make a table for friends and return the link for them."""
    page.goto("/")
    page.wait_for_selector("article")
    page.request.put("/api/me", data={"name": name})
    card = page.locator("article", has=page.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Play with friends").click()
    card.get_by_role("button", name="Create table").click()
    return page.get_by_label("Send this link").input_value()


def sit(page: Page, link: str, name: str) -> None:
    page.goto("/")
    page.wait_for_selector("article")
    page.request.put("/api/me", data={"name": name})
    page.goto(link)
    page.get_by_role("button", name="Sit here").first.click()


def table_of(page: Page) -> Any:
    return page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}").json()


def verified(page: Page, tmp_path: Path) -> str:
    """Look at the replay of a finished game: what its page shows is what verify confirms."""
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    page.get_by_text("Fair chance").click()
    expect(page.locator("[data-checked]")).to_contain_text("The record contains your number")
    nonce, seal = (page.locator(f"[data-{one}]").inner_text() for one in ("nonce", "seal"))
    assert axe_finds(page) == []
    file = tmp_path / "game.json"
    file.write_text(page.request.get(f"/api/tables/{table}/record").text())
    told = CliRunner().invoke(main, ["verify", str(file), "--nonce", nonce, "--seal", seal])
    assert told.exit_code == 0, told.output
    return told.stdout


def test_a_game_against_bots_begins_at_once_with_a_nonce_of_the_page(
    person: Arrive, tmp_path: Path
) -> None:
    page = person().page
    joined: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", hear)

    def hear(data: str | bytes) -> None:
        frame = json.loads(data)
        if frame["type"] == "joined":
            joined.append(frame["seen"]["table"]["state"])

    page.on("websocket", listen)
    begin(page, *AGORA)
    resign(page)
    first = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != first)
    page.wait_for_selector("[data-state=playing]", state="attached")
    assert joined == ["playing", "playing"], "the page showed no table that waits"
    resign(page)
    assert verified(page, tmp_path).startswith("fair for seat ")
    page.goto(first)
    assert verified(page, tmp_path).startswith("fair for seat 0 ")


def test_a_reload_keeps_the_nonce(person: Arrive, tmp_path: Path) -> None:
    host, guest = person().page, person().page
    link = open_table(host, "Phryne")
    hashes = table_of(host)["nonces"]["hashes"]
    host.reload()
    host.wait_for_selector(".lobby")
    assert table_of(host)["nonces"]["hashes"] == hashes
    sit(guest, link, "Lysias")
    for page in (host, guest):
        page.wait_for_selector(BOARD)
    guest.reload()
    guest.wait_for_selector(BOARD)
    resign(guest)
    host.wait_for_selector("[data-state=over]", state="attached")
    for page in (host, guest):
        told = verified(page, tmp_path)
        assert told.startswith("fair for seat 0 (Phryne), seat 1 (Lysias): ")
        assert "void" not in told


def test_the_game_waits_for_a_closed_page_and_begins_when_any_page_opens(person: Arrive) -> None:
    host, guest = person(), person().page
    link = open_table(host.page, "Phryne")
    host.page.close()
    sit(guest, link, "Lysias")
    waits = guest.get_by_text("The game starts once these players have this page open: Phryne.")
    expect(waits).to_be_visible()
    host.new_page().goto("/")
    guest.wait_for_selector(BOARD)


def test_another_device_without_the_nonce_lets_the_game_start_too(
    person: Arrive, tmp_path: Path
) -> None:
    laptop, guest = person(), person().page
    link = open_table(laptop.page, "Phryne")
    address = laptop.page.url
    phone = person(storage_state={"cookies": laptop.context.cookies(), "origins": []})
    laptop.page.close()
    sit(guest, link, "Lysias")
    phone.page.goto(address)
    for page in (guest, phone.page):
        page.wait_for_selector(BOARD)
    resign(guest)
    phone.page.wait_for_selector("[data-state=over]", state="attached")
    for page in (guest, phone.page):
        told = verified(page, tmp_path)
        assert told.startswith("fair for seat 0 (Phryne), seat 1 (Lysias): ")
        assert "start 1 was void: seat 0 lost the nonce and hashed another one" in told


def test_whoever_stays_away_loses_the_seat_and_the_others_begin_with_somebody_else(
    person: Arrive, nursed: Nursery, tmp_path: Path
) -> None:
    server = ServerProcess(nursed, tmp_path)
    server.asked["reveal_live"] = 2.0
    server.start()
    try:
        host, guest, third = (person(url=server.url) for _ in range(3))
        link = open_table(host.page, "Phryne")
        host.page.close()
        sit(guest.page, link, "Lysias")
        lost = guest.page.get_by_text("Phryne was away when the game was about to start")
        expect(lost).to_be_visible()
        sit(third.page, link, "Menon")
        for one in (guest, third):
            one.page.wait_for_selector(BOARD)
        for one in (guest, third):
            log = one.page.locator(".log li")
            said = log.filter(has_text="Phryne was away too long and lost the seat.")
            expect(said).to_have_count(1)
            expect(log.filter(has_text="The start is repeated.")).to_have_count(1)
        resign(third.page)
        told = verified(third.page, tmp_path)
        assert "start 1 was void: seat 0 did not reveal a nonce in time" in told
    finally:
        _leave(host, guest, third)
        server.end(signal.SIGKILL)


def _leave(*people: Watched) -> None:
    for one in people:
        for page in one.context.pages:
            page.close()


def test_a_record_that_was_changed_afterwards_is_found_by_the_page(person: Arrive) -> None:
    page = person().page
    begin(page, *AGORA)
    resign(page)
    table = page.url.rpartition("/")[2]
    record = page.request.get(f"/api/tables/{table}/record").json()
    chance = record["chance"]
    for key, value in (("commit", "0" * 64), ("nonces", ["0" * 64, "0" * 64])):
        lie = json.dumps(record | {"chance": chance | {key: value}})
        page.route("**/record", partial(Route.fulfill, body=lie, content_type="application/json"))
        page.goto(f"/replay/{table}")
        page.get_by_text("Fair chance").click()
        expect(page.get_by_role("alert")).to_contain_text("does not match what your page saw")
        page.unroute("**/record")


def test_several_people_on_one_device_bring_one_nonce(person: Arrive, tmp_path: Path) -> None:
    page = person().page
    page.goto("/")
    card = page.locator("article", has=page.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Pass and play").click()
    card.get_by_role("button", name="Create table").click()
    page.wait_for_selector("[data-state=playing]", state="attached")
    table = page.url.rpartition("/")[2]
    for seat in (0, 1):
        command = {"do": "resign", "client": str(seat), "seat": seat}
        page.request.post(f"/api/tables/{table}/commands", data=command)
    told = verified(page, tmp_path)
    assert told.startswith("fair for seat 0 ")
    assert told.count("derived by the server") == 1
