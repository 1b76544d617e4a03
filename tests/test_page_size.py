"""The built page is small: it must open quickly on a slow line too."""

from pathlib import Path

PAGE = Path(__file__).parents[1] / "src" / "petteia" / "server" / "static" / "page"
MOST = 250_000


def test_all_script_and_style_together_stay_small_when_compressed() -> None:
    packed = [path for path in PAGE.rglob("*.gz") if path.name.endswith((".js.gz", ".css.gz"))]
    assert len(packed) > 10
    assert sum(path.stat().st_size for path in packed) < MOST
