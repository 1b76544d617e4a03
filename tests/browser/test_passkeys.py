"""Passkeys with Chromium's own authenticator: made on one device, used on another."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, expect
from tests.server.processes import Nursery

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
ASK = """
const ask = async (path, body) => {
    const answer = await fetch(path, {
        method: "POST",
        headers: {"Content-Type": "application/json"},
        body: body && JSON.stringify(body),
    });
    return await answer.json();
};
"""
ME = 'async () => await (await fetch("/api/me")).json()'
MAKE = f"""async () => {{
    {ASK}
    const {{options}} = await ask("/api/me/passkeys/options");
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const made = await navigator.credentials.create({{publicKey}});
    return await ask("/api/me/passkeys", {{credential: made.toJSON(), name: "This device"}});
}}"""
SIGN_IN = f"""async () => {{
    {ASK}
    const {{options}} = await ask("/api/signin/options");
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const shown = await navigator.credentials.get({{publicKey}});
    return await ask("/api/signin", {{credential: shown.toJSON()}});
}}"""


class Device:
    """A browser with an authenticator in it."""

    def __init__(self, page: Page, tools: CDPSession) -> None:
        self.page = page
        self.tools = tools
        tools.send("WebAuthn.enable")
        made = tools.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.authenticator: str = made["authenticatorId"]

    def keys(self) -> list[Any]:
        asked = {"authenticatorId": self.authenticator}
        return list(self.tools.send("WebAuthn.getCredentials", asked)["credentials"])

    def synchronise(self, keys: list[Any]) -> None:
        for key in keys:
            asked = {"authenticatorId": self.authenticator, "credential": key}
            self.tools.send("WebAuthn.addCredential", asked)


@contextmanager
def device(browser: Browser, url: str) -> Iterator[Device]:
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/health")
    try:
        yield Device(page, context.new_cdp_session(page))
    finally:
        context.close()


def test_a_passkey_made_on_one_device_opens_ones_games_on_another(
    browser: Browser, nursed: Nursery, tmp_path: Path
) -> None:
    running = nursed.server(tmp_path)
    url = running.url.replace("127.0.0.1", "localhost")  # a key is bound to a name
    with device(browser, url) as laptop, device(browser, url) as phone:
        me = laptop.page.evaluate(ME)
        made = laptop.page.evaluate(MAKE)
        assert [key["name"] for key in made["passkeys"]] == ["This device"]
        assert phone.page.evaluate(ME)["player"] != me["player"]
        for each in (laptop, phone, phone):
            if each is phone and not phone.keys():
                phone.synchronise(laptop.keys())
            assert each.page.evaluate(SIGN_IN)["player"] == me["player"]
            assert each.page.evaluate(ME)["player"] == me["player"]


def test_a_key_the_server_does_not_know_opens_nothing(
    browser: Browser, nursed: Nursery, tmp_path: Path
) -> None:
    here, elsewhere = (nursed.server(tmp_path / name) for name in ("here", "elsewhere"))
    urls = [each.url.replace("127.0.0.1", "localhost") for each in (here, elsewhere)]
    with device(browser, urls[0]) as laptop:
        laptop.page.evaluate(ME)
        laptop.page.evaluate(MAKE)
        laptop.page.goto(f"{urls[1]}/health")  # the same name: the browser offers the key
        before = laptop.page.evaluate(ME)
        assert laptop.page.evaluate(SIGN_IN)["problem"] == "wrong-passkey"
        assert laptop.page.evaluate(ME) == before


def test_the_page_makes_and_uses_passkeys(
    browser: Browser, nursed: Nursery, tmp_path: Path
) -> None:
    running = nursed.server(tmp_path)
    url = running.url.replace("127.0.0.1", "localhost")
    with device(browser, url) as laptop, device(browser, url) as phone:
        laptop.page.goto("/")
        laptop.page.get_by_role("button", name="Protect my games with a passkey").click()
        expect(
            laptop.page.get_by_text("open your games on any device with this passkey")
        ).to_be_visible()
        me = laptop.page.evaluate(ME)
        phone.page.goto("/")
        assert phone.page.evaluate(ME)["player"] != me["player"]
        phone.synchronise(laptop.keys())
        phone.page.get_by_role("button", name="Sign in with a passkey").click()
        expect(phone.page.get_by_text("Passkey of")).to_be_visible()
        expect(phone.page.get_by_label("Name", exact=True)).to_have_value(me["name"])
        assert phone.page.evaluate(ME)["player"] == me["player"]
