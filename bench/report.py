"""Tables and a picture from what was measured."""

import json
import sys
from pathlib import Path
from typing import Any

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "performance.md"
BEGIN, END = "<!-- measured by script/bench -->", "<!-- end of what is measured -->"
COLOURS = {"petteia": "#b5472a", "OpenSpiel": "#2e6f8e", "PettingZoo": "#4f8a4c",
           "RLCard": "#8a6d3b", "pgx": "#6b5b95"}  # fmt: skip


def rate(data: dict[str, Any], project: str, game: str, how: str, players: int = 0) -> float:
    """Return decisions a second of one case; 0 if it was not measured."""
    for one in data["measured"]:
        if [one[k] for k in ("project", "game", "how", "players")] == [project, game, how, players]:
            return float(one["decisions"])
    return 0.0


def times(ours: float, theirs: float) -> str:
    """Return how many times faster, as a table shows it."""
    return f"{ours / theirs:.1f}" if ours and theirs else "-"


def per_call(number: float) -> str:
    """Return microseconds of one call."""
    return f"{1e6 / number:.2f}" if number else "-"


def table(data: dict[str, Any]) -> str:
    """Return everything that was measured as Markdown."""
    return "\n".join([_ours(data), "", _doors(data), "", _peers(data), "", _quarters(data)])


def _tables(data: dict[str, Any]) -> list[tuple[str, int]]:
    found = [(m["game"], m["players"]) for m in data["measured"] if m["project"] == "petteia"]
    return list(dict.fromkeys(found))


def _ours(data: dict[str, Any]) -> str:
    gin = rate(data, "OpenSpiel", "gin_rummy", "stepped")
    eights = rate(data, "OpenSpiel", "crazy_eights(players=4)", "stepped")
    inside = rate(data, "OpenSpiel", "crazy_eights(players=4)", "inside")
    rows = [
        "| game | players | decisions/s | games/s | x gin_rummy | x crazy_eights"
        " | x crazy_eights in C++ | stepped/s | x gin_rummy | x crazy_eights"
        " | copy µs | legal µs |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    for game, players in _tables(data):
        whole, step, copy, legal = (
            rate(data, "petteia", game, how, players)
            for how in ("inside", "stepped", "copy", "legal")
        )
        a_second = next(
            m["games"]
            for m in data["measured"]
            if (m["game"], m["players"], m["project"]) == (game, players, "petteia")
        )
        rows.append(
            f"| {game} | {players} | {whole:,.0f} | {a_second:,.0f} | {times(whole, gin)}"
            f" | {times(whole, eights)} | {times(whole, inside)} | {step:,.0f}"
            f" | {times(step, gin)} | {times(step, eights)}"
            f" | {per_call(copy)} | {per_call(legal)} |"
        )
    return "\n".join(rows)


def _doors(data: dict[str, Any]) -> str:
    holdem = rate(data, "PettingZoo", "texas_holdem_v4", "pettingzoo")
    hanabi = rate(data, "PettingZoo", "hanabi_v5", "pettingzoo")
    rows = [
        "| game | players | PettingZoo steps/s | x texas_holdem | x hanabi | batched steps/s |",
        "|---|--:|--:|--:|--:|--:|",
    ]
    for game, players in _tables(data):
        zoo = rate(data, "petteia", game, "pettingzoo", players)
        batched = rate(data, "petteia", game, "batched", players)
        rows.append(
            f"| {game} | {players} | {zoo:,.0f} | {times(zoo, holdem)} | {times(zoo, hanabi)}"
            f" | {batched:,.0f} |"
        )
    return "\n".join(rows)


def _peers(data: dict[str, Any]) -> str:
    rows = ["| project | game | driven | decisions/s | games/s |", "|---|---|---|--:|--:|"]
    rows += [
        f"| {m['project']} | {m['game']} | {m['how']} | {m['decisions']:,.0f} | {m['games']:,.0f} |"
        for m in data["measured"]
        if m["project"] != "petteia"
    ]
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

    shown = [m for m in data["measured"] if m["how"] not in ("copy", "legal")]
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
