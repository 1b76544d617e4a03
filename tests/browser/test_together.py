"""Several people at one table: hidden information, watching, a server that dies, taking back."""

import signal
from pathlib import Path

from playwright.sync_api import Page, expect
from tests.browser.chromium import EXPECTED, PHONE, Arrive, Watched
from tests.browser.player import (
    begin,
    close_list,
    made,
    moves,
    open_list,
    play,
    ready,
    resign,
    settle,
)
from tests.server.processes import ServerProcess

from petteia.server.admin import backup, ban, opened, restore
from petteia.server.settings import Settings

AGORA = ("agora_lieske", "Agora (Harald Lieske)")


RENAME = """name => fetch('/api/me', {
    method: 'PUT', headers: {'Content-Type': 'application/json'}, body: JSON.stringify({name})
})"""


def table_for_two(person: Arrive) -> tuple[Watched, Watched]:
    """One makes a table of Agora and invites the other, of the same name, by link."""
    host, guest = person(), person()
    page = host.page
    page.goto("/")
    page.wait_for_selector("article")  # before, the page may still become a guest
    page.evaluate(RENAME, "Phryne")
    card = page.locator("article", has=page.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Play with friends").click()
    card.get_by_role("button", name="Create table").click()
    link = page.get_by_label("Send this link").input_value()
    guest.page.goto(link)
    sit = guest.page.get_by_role("button", name="Sit here")
    sit.wait_for()
    guest.page.evaluate(RENAME, "Phryne")
    sit.click()
    for one in (host, guest):
        one.page.wait_for_selector(f"[data-board={AGORA[0]}] > *")
    return host, guest


def whose_turn(host: Watched, guest: Watched, moves_made: int) -> Watched:
    """Return who is to move once both know of the moves made; setting up takes one more."""
    for one in (host, guest):
        one.page.wait_for_selector(f"[data-moves='{moves_made + 1}']", state="attached")
    return host if host.page.locator(".prompt.mine").count() else guest


def test_two_people_see_their_own_secrets_only(person: Arrive) -> None:
    host, guest = table_for_two(person)
    watcher = person()
    watcher.page.goto(host.page.url)
    watcher.page.wait_for_selector(f"[data-board={AGORA[0]}] > *")
    names = watcher.page.locator(".players .name")
    expect(names).to_contain_text(["Phryne 1", "Phryne 2"])
    for made_so_far in range(4):
        one = whose_turn(host, guest, 5 + made_so_far)
        before = moves(one.page)
        open_list(one.page)
        one.page.locator("[data-move*=' place ']").first.click()
        settle(one.page, before)
    # A citizen lies face down: its owner's log names it, the log of others does not.
    whose_turn(host, guest, 9)
    own = host.page.locator(".log li", has_text="You send citizen")
    others = host.page.locator(".log li", has_text="sends a citizen")
    assert own.count() == 2
    assert others.count() == 2
    expect(watcher.page.locator(".log li", has_text="sends a citizen")).to_have_count(4)
    assert watcher.page.locator(".log li", has_text="sends citizen").count() == 0
    # A spectator is offered nothing.
    assert watcher.page.locator("[data-move]").count() == 0
    assert watcher.page.locator("[data-board] .spot.glow").count() == 0


def test_taking_back_is_asked_of_others_and_chat_arrives(person: Arrive) -> None:
    host, guest = table_for_two(person)
    first, second = (host, guest) if host.page.locator(".prompt.mine").count() else (guest, host)
    first.page.wait_for_selector(".prompt.mine")
    by_first = moves(first.page)
    open_list(first.page)
    first.page.locator("[data-move]").first.click()
    settle(first.page, by_first)
    second.page.wait_for_selector(".prompt.mine")
    open_list(second.page)
    second.page.locator("[data-move]").first.click()
    settle(second.page, by_first + 1)
    first.page.wait_for_selector(".prompt.mine")
    first.page.get_by_role("button", name="Undo").click()
    second.page.get_by_role("button", name="Agree").click()
    expect(first.page.locator("[data-state]")).to_have_attribute("data-moves", str(by_first))
    for page in (first.page, second.page):
        close_list(page)
    second.page.get_by_role("tab", name="Chat").click()
    second.page.get_by_label("Say something").fill("<b>chaire</b>")
    second.page.get_by_role("button", name="Send").click()
    first.page.get_by_role("tab", name="Chat 1 new message").click()
    expect(first.page.get_by_text("<b>chaire</b>")).to_be_visible()


def test_chat_is_muted_read_again_and_reported(person: Arrive) -> None:
    host, guest = table_for_two(person)
    for page in (host.page, guest.page):
        page.get_by_role("tab", name="Chat").click()
    say(guest.page, "first")
    line = host.page.locator(".said li", has_text="first")
    line.locator("summary").click()
    line.get_by_role("button", name="Report").click()
    expect(line.get_by_role("status")).to_contain_text("Reported")
    line.get_by_role("button", name="Mute").click()
    expect(line).to_have_count(0)
    say(guest.page, "second")
    say(host.page, "mine")
    expect(host.page.locator(".said li", has_text="mine")).to_be_visible()
    expect(host.page.locator(".said li", has_text="second")).to_have_count(0)
    assert host.page.locator(".said details").count() == 0, "nobody mutes or reports themselves"
    host.page.get_by_role("button", name="Unmute").click()
    for told in ("first", "second"):
        expect(host.page.locator(".said li", has_text=told)).to_be_visible()


def say(page: Page, text: str) -> None:
    page.get_by_label("Say something").fill(text)
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".said li", has_text=text)).to_be_visible()


def test_whoever_is_invited_reads_the_terms_first_and_sees_the_clock(person: Arrive) -> None:
    host, guest = person().page, person(viewport=PHONE, has_touch=True).page
    host.goto("/")
    card = host.locator("article", has=host.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Play with friends").click()
    card.get_by_text("Rule variants").click()
    card.get_by_label("All resource cards are open").select_option("yes")
    card.get_by_label("Clock").select_option("per move")
    card.get_by_label("Minutes").fill("1")
    card.get_by_label("When time runs out").select_option("the player loses")
    card.get_by_label("Rated").check()
    card.get_by_role("button", name="Create table").click()
    guest.goto(host.get_by_label("Send this link").input_value())
    for term in (
        "1 minute per move",
        "the player loses",
        "Rated (no hints",
        "All resource cards are open",
        "The game starts as soon as every seat is taken.",
    ):
        expect(guest.locator(".lobby")).to_contain_text(term)
    expect(guest.get_by_role("button", name="Log")).to_have_count(0)
    guest.get_by_role("button", name="Sit here").tap()
    guest.wait_for_selector(f"[data-board={AGORA[0]}] > *")
    expect(guest.locator(".standing [role=timer]").first).to_be_in_viewport()
    expect(guest.get_by_role("button", name="Log")).to_be_visible()


def test_a_rematch_waits_for_whoever_has_not_asked_for_it(person: Arrive) -> None:
    host, guest = (one.page for one in table_for_two(person))
    first = host.url
    resign(host)
    host.get_by_role("button", name="Rematch").click()
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    guest.get_by_role("button", name="Go to the rematch").click()
    for page in (host, guest):
        page.wait_for_selector(f"[data-board={AGORA[0]}] > *")
        page.wait_for_selector("[data-state=playing]", state="attached")
        assert page.url != first


def test_a_link_is_copied_without_https_too(person: Arrive) -> None:
    watched = person()
    watched.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = watched.page
    page.goto("/")
    asked = {"game": AGORA[0], "seats": [{"who": "me"}, {"who": "open"}]}
    made = page.request.post("/api/tables", data=asked).json()
    clipboard = page.evaluate_handle("navigator.clipboard")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    page.evaluate(
        "([id, secret]) => sessionStorage.setItem(`invitation ${id}`, secret)",
        [made["table"]["id"], "secret"],
    )
    page.evaluate("id => { history.pushState(null, '', `/table/${id}`) }", made["table"]["id"])
    page.evaluate("dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    text = clipboard.evaluate("clipboard => clipboard.readText()")
    assert text == page.get_by_label("Send this link").input_value()


def test_a_game_lost_by_the_clock_says_so(person: Arrive) -> None:
    page = person().page
    page.goto("/")
    asked = {
        "game": AGORA[0],
        "seats": [{"who": "me"}, {"who": "bot", "strength": "novice"}],
        "terms": {"clock": {"kind": "move", "seconds": 1, "at_zero": "lose"}},
    }
    table = page.request.post("/api/tables", data=asked).json()["table"]["id"]
    page.goto(f"/table/{table}")
    end = page.locator("section.end")
    expect(end).to_contain_text("ran out of time.")
    expect(end).not_to_contain_text("tie-break")
    log = page.locator(".log")
    expect(log).to_contain_text("You ran out of time.")
    expect(log).not_to_contain_text("resign")
    expect(page.locator("[role=timer]")).to_have_count(0)


def test_undo_against_bots_is_free_and_why_not_names_the_rule(person: Arrive) -> None:
    page = person().page
    begin(page, *AGORA)
    ready(page)
    before = moves(page)
    open_list(page)
    page.locator("[data-move]").first.click()
    settle(page, before)
    page.wait_for_selector(".prompt.mine")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector(f"[data-moves='{before}']", state="attached")
    # In the market phase nobody can be judged: touching the verdict says why.
    idle = page.locator("[data-board] .spot.idle", has_text="not guilty")
    assert idle.count() > 0
    idle.first.dispatch_event("click")
    expect(page.locator(".box.no")).to_contain_text("Not possible")
    expect(page.locator(".box.no")).to_contain_text("Rule L")


def test_the_server_is_killed_in_mid_game_and_nothing_is_lost(
    person: Arrive, own_server: ServerProcess
) -> None:
    watched = person(own_server.url)
    watched.expected = EXPECTED
    page = watched.page
    begin(page, *AGORA)
    assert play(page, "list", 5, most=4) == 4
    ready(page)
    before = moves(page)
    own_server.end(signal.SIGKILL)
    expect(page.locator("p.lost")).to_be_visible()
    own_server.start()
    expect(page.locator("p.lost")).to_be_hidden()
    assert moves(page) == before
    assert play(page, "list", 6, most=3) == 3


def test_a_move_sent_while_the_server_is_away_is_made_once(
    person: Arrive, own_server: ServerProcess
) -> None:
    watched = person(own_server.url)
    watched.expected = (*EXPECTED, "Failed to load resource")
    page = watched.page
    begin(page, *AGORA)
    ready(page)
    page.evaluate("localStorage.setItem('confirm', 'never')")
    before = moves(page)
    open_list(page)
    hint = page.locator("[data-move]").first.get_attribute("data-move")
    assert hint is not None
    own_server.end(signal.SIGKILL)
    expect(page.locator("p.lost")).to_be_visible()
    page.locator(f"[data-move='{hint}']").click()
    assert moves(page) == before
    own_server.start()
    expect(page.locator("p.lost")).to_be_hidden()
    page.wait_for_selector(made(before), state="attached")
    log = page.locator(".log li", has_text="You send citizen")
    expect(log).to_have_count(1)


def test_a_device_without_a_network_says_so_at_once_and_goes_on(person: Arrive) -> None:
    watched = person()
    watched.expected = EXPECTED
    page = watched.page
    begin(page, *AGORA)
    ready(page)
    before = moves(page)
    open_list(page)
    page.context.set_offline(True)
    expect(page.locator("p.lost")).to_be_visible()
    page.locator("[data-move]").first.click()
    page.context.set_offline(False)
    page.wait_for_selector(made(before), state="attached")
    expect(page.locator("p.lost")).to_be_hidden()


def test_pass_and_play_puts_a_screen_between_two(person: Arrive) -> None:
    page = person().page
    page.goto("/")
    card = page.locator("article", has=page.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Pass and play").click()
    card.get_by_role("button", name="Create table").click()
    page.wait_for_selector(f"[data-board={AGORA[0]}] > *")
    screen = page.get_by_role("dialog")
    expect(screen).to_contain_text("Pass the device to")  # whoever begins is not known before
    page.reload()  # nor does a reload show anybody's hand
    for _ in range(2):
        expect(screen).to_be_visible()
        page.get_by_role("button", name="I’m ready").click()
        expect(screen).to_have_count(0)
        page.wait_for_selector(".prompt.mine")
        before = moves(page)
        open_list(page)
        page.locator("[data-move]").first.click()
        settle(page, before)
    page.wait_for_selector("[role=dialog]")
    assert page.locator(".log li", has_text="You send citizen").count() == 1


def test_an_open_page_follows_a_server_that_was_put_back(
    person: Arrive, own_server: ServerProcess, tmp_path: Path
) -> None:
    watched = person(own_server.url)
    watched.expected = EXPECTED
    page = watched.page
    begin(page, *AGORA)
    assert play(page, "list", 5, most=2) == 2
    ready(page)
    lost, log = page.locator("p.lost"), page.locator(".log li")
    before, told = moves(page), log.all_inner_texts()
    backup(Settings(data=tmp_path), tmp_path / "kept.db")
    assert play(page, "list", 5, most=2) == 2
    own_server.end(signal.SIGKILL)
    expect(lost).to_be_visible()
    restore(Settings(data=tmp_path), tmp_path / "kept.db", replace=True)
    own_server.start()
    expect(lost).to_be_hidden()
    page.wait_for_selector(f"[data-moves='{before}']", state="attached")
    assert log.all_inner_texts() == told
    assert play(page, "list", 6, most=2) == 2


def test_a_banned_player_reads_why(
    person: Arrive, own_server: ServerProcess, tmp_path: Path
) -> None:
    watched = person(own_server.url)
    watched.expected = ("Failed to load resource", "The page could not be started")
    page = watched.page
    player = page.request.get("/api/me").json()["player"]
    own_server.end(signal.SIGKILL)
    with opened(Settings(data=tmp_path)) as store, store.writer.begin() as connection:
        ban(connection, player, banned=True)
    own_server.start()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("You can no longer use this server")
    expect(page.get_by_role("alert")).not_to_contain_text("away")


def test_a_table_without_a_clock_is_not_offered_as_rated(person: Arrive) -> None:
    host = person().page
    host.goto("/")
    card = host.locator("article", has=host.locator(f"[aria-label^='Play now: {AGORA[1]}']"))
    card.get_by_role("button", name="Play with friends").click()
    rated, needed = card.get_by_label("Rated"), card.get_by_text("A rated game needs a clock")
    expect(rated).to_be_disabled()
    expect(needed).to_be_visible()
    card.get_by_label("Clock").select_option("per move")
    rated.check()
    expect(needed).to_have_count(0)
    card.get_by_label("When time runs out").select_option("nothing happens")
    expect(rated).to_be_disabled()
    card.get_by_role("button", name="Create table").click()
    expect(host.locator(".lobby")).to_contain_text("per move")
    expect(host.locator(".lobby")).not_to_contain_text("Rated")
