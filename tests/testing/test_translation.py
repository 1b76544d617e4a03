"""The list of what a translation lacks: complete for every language, and able to find a gap."""

import shutil
from pathlib import Path

import pytest

from petteia.core.words import LANGUAGES
from petteia.testing.translation import main, missing

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    assert missing(ROOT, language) == []


def test_gaps_are_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    core, rules = tmp_path / "src" / "core", tmp_path / "docs" / "rules"
    core.mkdir(parents=True)
    rules.mkdir(parents=True)
    (core / "words.en.ftl").write_text("one = One\n    .you = You\ntwo = Two\n")
    (core / "words.de.ftl").write_text("one = Eins\nthree = { $\n")
    (core / "page.en.ftl").write_text("page = Page\n")
    shutil.copy(ROOT / "docs" / "rules" / "athens.md", rules)
    (rules / "athens.de.md").write_text('<a id="A0.1"></a>**A0.1** Anfang')
    found = missing(tmp_path, "de")
    assert "src/core/words.de.ftl: no one.you" in found
    assert "src/core/words.de.ftl: no two" in found
    assert any("cannot read 'three" in fault for fault in found)
    assert "src/core/page.de.ftl: no such file" in found
    assert "docs/rules/athens.de.md: no rule A1.1" in found
    assert "docs/rules/athens.de.md: no rule A0.1" not in found
    monkeypatch.chdir(tmp_path)
    assert main("de") == 1
    assert "core/languages.json: no it" in missing(tmp_path, "it")
