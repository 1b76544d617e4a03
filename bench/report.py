"""Tables and a picture from what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

from bench import limit
from bench.bounds import judged
from bench.speeds import EIGHTS, GIN, HANABI, HOLDEM, PLAYED, Speeds

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "performance.md"
BEGIN, END = "<!-- measured by script/bench -->", "<!-- end of what is measured -->"
COLOURS = {"petteia": "#b5472a", "OpenSpiel": "#2e6f8e", "PettingZoo": "#4f8a4c",
           "RLCard": "#8a6d3b", "pgx": "#6b5b95", "C limit": "#555555"}  # fmt: skip


def times(ours: float, theirs: float) -> str:
    """Return how many times faster, as a table shows it; two places say enough."""
    if not (ours and theirs):
        return ""
    ratio = ours / theirs
    return f"{ratio:.0f}" if ratio >= 9.5 else f"{ratio:.1f}" if ratio >= 0.95 else f"{ratio:.2g}"


def number(value: float) -> str:
    """Return decisions or games a second."""
    return f"{value:,.0f}" if value >= 9.5 else f"{value:.2g}" if value else ""


def per_call(a_second: float) -> str:
    """Return microseconds of one call."""
    return f"{1e6 / a_second:.2f}" if a_second else ""


def table(data: dict[str, Any]) -> str:
    """Return everything that was measured as Markdown."""
    parts = [_speeds(data), *([_quarters(data)] if data["quarters"] else []), _limit(data)]
    return "\n\n".join([*filter(None, parts), judged(data)])


def _limit(data: dict[str, Any]) -> str:
    """Return what share of the C kernel's speed the engine reaches in the same games."""
    speeds = Speeds(data)
    rows = []
    for players in limit.SEATS:
        kernel = speeds.decisions(limit.PROJECT, limit.GAME, players, "inside")
        mine = speeds.ours(limit.GAME, players, "inside")
        if kernel and mine:
            rows.append(
                f"| {limit.GAME} | {players} | {number(mine)} | {number(kernel)}"
                f" | {mine / kernel:.0%} | {kernel / mine:.2f} |"
            )
    if not rows:
        return ""
    head = "| game | players | inside/s | C limit/s | share of the limit | C, times ours |"
    return "\n".join([head, "|---|--:|--:|--:|--:|--:|", *rows])


def _speeds(data: dict[str, Any]) -> str:
    """Return the one table: a row for each game, ours and others, each with its ratios."""
    speeds = Speeds(data)
    gin, eights = speeds.peer((*GIN, "stepped")), speeds.peer((*EIGHTS, "stepped"))
    eights_inside = speeds.peer((*EIGHTS, "inside"))
    holdem, hanabi = speeds.peer(HOLDEM), speeds.peer(HANABI)
    rows = [
        "| project | game | players | games/s | inside/s | × gin | × eights | × eights C++"
        " | stepped/s | × gin | × eights | PettingZoo/s | × holdem | × hanabi | batched/s"
        " | copy µs | inside | legal µs |",
        "|---|---|" + "--:|" * 16,
    ]
    for row in speeds.rows():
        inside, stepped, zoo, batched, copy, copied, legal = (
            speeds.decisions(*row, how) for how in (*PLAYED, "copy", "copy inside", "legal")
        )
        cells = [
            *(row[0], row[1].replace("(players=4)", ""), row[2] or ""),
            *(number(speeds.games(*row)), number(inside)),
            *(times(inside, gin), times(inside, eights), times(inside, eights_inside)),
            *(number(stepped), times(stepped, gin), times(stepped, eights)),
            *(number(zoo), times(zoo, holdem), times(zoo, hanabi), number(batched)),
            *(per_call(copy), per_call(copied), per_call(legal)),
        ]
        rows.append(f"| {' | '.join(map(str, cells))} |")
    return "\n".join(rows)


def _quarters(data: dict[str, Any]) -> str:
    rows = [
        "| game | players | decisions in a game | µs a decision | 1st quarter | 2nd | 3rd | 4th |",
        "|---|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for one in data["measured"]:
        key = f"{one['game']} {one['players']}"
        if one["how"] == "inside" and key in data["quarters"]:
            parts = " | ".join(f"{part:.2f}" for part in data["quarters"][key])
            length = one["decisions"] / one["games"]
            rows.append(
                f"| {one['game']} | {one['players']} | {length:,.0f}"
                f" | {1e6 / one['decisions']:.2f} | {parts} |"
            )
    return "\n".join(rows)


def write(data: dict[str, Any]) -> None:
    """Put the tables into the page and draw the picture."""
    text = PAGE.read_text(encoding="utf-8")
    before, after = text.partition(BEGIN)[0], text.partition(END)[2]
    said = f"Python {data['python']}, best of {data['rounds']} rounds."
    PAGE.write_text(f"{before}{BEGIN}\n\n{said}\n\n{table(data)}\n\n{END}{after}", encoding="utf-8")
    draw(data, DOCS / "performance.svg")


def draw(data: dict[str, Any], path: Path) -> None:
    """Draw decisions a second of everything, on a logarithmic scale."""
    import matplotlib

    matplotlib.use("svg")
    matplotlib.rcParams["svg.hashsalt"] = "petteia"  # equal numbers, equal files
    from matplotlib import pyplot
    from matplotlib.patches import Rectangle

    shown = [m for m in data["measured"] if m["how"] in PLAYED]
    shown.sort(key=lambda m: m["decisions"])
    names = [f"{m['game']} {m['players'] or ''} ({m['how']})".replace("  ", " ") for m in shown]
    figure, axes = pyplot.subplots(figsize=(9, 0.19 * len(shown) + 1))
    axes.barh(names, [m["decisions"] for m in shown], color=[COLOURS[m["project"]] for m in shown])
    axes.set_xscale("log")
    axes.set_xlabel("decisions a second on one core")
    axes.tick_params(axis="y", labelsize=6)
    axes.margins(y=0.005)
    projects = list(dict.fromkeys(m["project"] for m in reversed(shown)))
    handles = [Rectangle((0, 0), 1, 1, color=COLOURS[project]) for project in projects]
    axes.legend(handles, projects, loc="lower right", fontsize=7)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


if __name__ == "__main__":
    write(json.loads(Path(sys.argv[1]).read_text()))
