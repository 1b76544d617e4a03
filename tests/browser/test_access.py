"""Access on the page: devices and links are listed and revoked; a private table left is shut."""

from collections.abc import Callable

from playwright.sync_api import expect
from tests.browser.chromium import Watched

MADE = """async () => {
    const answer = await fetch("/api/tables", {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: JSON.stringify({
            game: "agora_lieske",
            seats: [{who: "me"}, {who: "open"}],
            terms: {watch: "nobody"},
        }),
    });
    return (await answer.json()).table.id;
}"""
ME = 'async () => (await (await fetch("/api/me")).json()).player'


def test_a_device_is_listed_and_revoked(person: Callable[..., Watched]) -> None:
    laptop, phone = person().page, person().page
    laptop.goto("/")
    laptop.get_by_role("button", name="another device").click()
    link = laptop.locator("input[readonly]").input_value()
    phone.goto(link)
    phone.locator("main").get_by_role("button").click()
    phone.wait_for_url("**/")
    assert phone.evaluate(ME) == laptop.evaluate(ME)
    laptop.get_by_role("button", name="Devices and links").click()
    expect(laptop.get_by_text("This device, created")).to_be_visible()
    row = laptop.get_by_role("listitem").filter(has_text="Another device, created")
    row.get_by_role("button", name="Revoke").click()
    expect(row).to_have_count(0)
    assert phone.evaluate(ME) != laptop.evaluate(ME)


def test_the_page_of_a_private_table_that_was_left_is_shut(
    person: Callable[..., Watched],
) -> None:
    page = person().page
    page.goto("/")
    table = page.evaluate(MADE)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(
        """async (table) => await fetch(`/api/tables/${table}/commands`, {
            method: "POST",
            headers: {"Content-Type": "application/json"},
            body: JSON.stringify({do: "leave", client: "x", seat: 0}),
        })""",
        table,
    )
    expect(page.get_by_role("heading", name="Only its players can see this table.")).to_be_visible()
