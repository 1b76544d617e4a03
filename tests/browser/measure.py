"""What a page shows, in pixels: its smallest text, its smallest target, the board's share."""

from typing import Any

from playwright.sync_api import Page

VISIBLE = """
const box = (node) => node.getBoundingClientRect();
const meets = (one, other) =>
    one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
/** Whether an element can be seen: nothing hides it, clips it away or scrolls it out. */
const visible = (element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
    if (element.closest(".hidden-words, title, option, dialog:not([open])")) return false;
    const own = box(element);
    if (own.width <= 1 || own.height <= 1) return false;
    for (let up = element.parentElement; up; up = up.parentElement) {
        if (up === document.documentElement) continue;
        if (getComputedStyle(up).overflow !== "visible" && !meets(own, box(up))) return false;
    }
    return true;
};
const named = (element) =>
    `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""} ` +
    `${element.getAttribute("data-id") ?? ""} "${(element.textContent ?? "").trim().slice(0, 30)}"`;
"""

TEXTS = f"""(least) => {{
    {VISIBLE}
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {{
        const element = node.parentElement;
        if (!node.data.trim() || !element || !visible(element)) continue;
        const matrix = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
        const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
        const size = parseFloat(getComputedStyle(element).fontSize) * scale;
        if (size < least - 0.05) found.add(`${{size.toFixed(1)}} ${{named(element)}}`);
    }}
    return [...found];
}}"""

TARGETS = f"""(least) => {{
    {VISIBLE}
    const all = document.querySelectorAll(
        "button, a[href], input, select, textarea, summary, [role=button], [role=tab]",
    );
    const found = [];
    for (const element of all) {{
        // What only explains itself is no target; a box to tick is as large as its label.
        if (element.matches(".spot.idle, :disabled") || !visible(element)) continue;
        const {{ width, height }} = box(element.closest("label") ?? element);
        if (Math.min(width, height) < least - 0.5)
            found.push(`${{width.toFixed(0)}}x${{height.toFixed(0)}} ${{named(element)}}`);
    }}
    return found;
}}"""

SHARE = """() => {
    const { top, bottom } = document.querySelector("[data-board]").getBoundingClientRect();
    const above = [...document.querySelectorAll(".table > header, main > .top")];
    const from = Math.max(0, top, ...above.map((part) => part.getBoundingClientRect().bottom));
    return (Math.min(bottom, innerHeight) - from) / innerHeight;
}"""


def small_texts(page: Page, least: float) -> list[str]:
    """Return every visible text smaller than this many pixels."""
    found: list[str] = page.evaluate(TEXTS, least)
    return found


def small_targets(page: Page, least: float) -> list[str]:
    """Return everything that can be pressed and is narrower or lower than this many pixels."""
    found: list[str] = page.evaluate(TARGETS, least)
    return found


def board_share(page: Page) -> float:
    """Return which part of the window's height shows the board."""
    found: Any = page.evaluate(SHARE)
    return float(found)
