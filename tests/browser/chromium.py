"""A real Chromium, watched: what it says on its console and whom it asks for anything."""

import json
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1366, "height": 768}
PHONE = {"width": 360, "height": 740}
AXE = Path(__file__).parents[2] / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
FIRST_PREFERENCES = """
    if (!localStorage.getItem("preferences")) localStorage.setItem("preferences", '%s');
"""
"""Others' acts are shown at once and in silence, unless a test is about that."""
EXPECTED = ("WebSocket connection to", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET")
"""What Chromium itself says when a test has killed the server."""


def needed() -> str:
    """Return where Chromium is; without it these tests are skipped."""
    found = shutil.which("chromium")
    if found is None:
        pytest.skip("chromium is not installed (Debian's package chromium)")
    return found


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=needed(), args=ARGUMENTS)
        try:
            yield browser
        finally:
            browser.close()


class Watched:
    """One person's browser: its pages may not complain, nor ask any other host."""

    def __init__(self, browser: Browser, url: str, latency: int = 0, **options: Any) -> None:
        self.url = url
        self.latency = latency
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        options.setdefault("viewport", DESKTOP)
        options.setdefault("locale", "en-GB")
        options.setdefault("reduced_motion", "reduce")
        first = {"speed": options.pop("speed", "instant"), "sound": options.pop("sound", "off")}
        self.context: BrowserContext = browser.new_context(base_url=url, **options)
        self.context.add_init_script(FIRST_PREFERENCES % json.dumps(first))
        self.context.set_default_timeout(30_000)
        self.page = self.new_page()

    def new_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", lambda said: self._hear(said.type, said.text))
        page.on("pageerror", lambda error: self._hear("error", str(error)))
        page.on("request", lambda request: self._see(request.url))
        if self.latency:
            self.context.new_cdp_session(page).send(
                "Network.emulateNetworkConditions",
                {
                    "offline": False,
                    "latency": self.latency,
                    "downloadThroughput": -1,
                    "uploadThroughput": -1,
                },
            )
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(known in text for known in self.expected):
            self.complaints.append(f"{kind}: {text}")

    def _see(self, url: str) -> None:
        if not url.startswith((self.url, "data:", "blob:")):
            self.complaints.append(f"asked another host: {url}")

    def close(self) -> None:
        self.context.close()
        assert self.complaints == [], self.complaints


Arrive = Callable[..., Watched]
"""What lets somebody arrive with a browser of their own; what it is like may be said."""


def axe_finds(page: Page) -> list[str]:
    """Return what axe-core calls serious or critical on this page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{one['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:200]}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
