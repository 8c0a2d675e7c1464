"""The page's own words: a folder for each language makes one, whole or not, and every word of it is said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer
from playwright.async_api import expect

from standin.page import catalogues
from standin.page.catalogues import CATALOGUES, sentences
from standin.page.page import FOLDER
from standin.server import LocalDiscord
from tests.catalogues import entries
from tests.standin.conftest import Gardener
from tests.standin.page import browser
from tests.standin.page.browser import Tabs
from words.__main__ import main
from words.completeness import whole_languages

LOCALISED = """async locale => {
    const {speak, localised} = await import("/page/words.js");
    speak(locale);
    return localised({name: "grove", name_localizations: {fr: "bosquet"}}, "name");
}"""
"""Script that returns what a command is called in a locale."""


@pytest.mark.parametrize("language", sentences())
def test_the_page_reads_its_catalogues_as_fluent_does(language: str) -> None:
    written = FluentSerializer().serialize_entry
    read = {
        entry.id.name: written(entry).split(" = ", 1)[1].strip()
        for path in sorted((CATALOGUES / language).glob("*.ftl"))
        for entry in entries(path)
    }
    assert read == sentences()[language]


@pytest.mark.wordless
def test_no_whole_language_of_the_page_lacks_anything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(CATALOGUES) == 0
    assert "de/faults.ftl: all" in capsys.readouterr().out
    assert whole_languages(CATALOGUES) == ("en", "pl")


def test_the_page_asks_for_every_word_and_for_no_other() -> None:
    scripts = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.js"))
    said = sentences()["en"]
    asked = set(re.findall(r'\b(?:word|pieces)\("([\w-]+)"', scripts))
    asked |= {f"fault-{key}" for key in re.findall(r'\bsay\("([\w-]+)"', scripts)}
    assert asked - said.keys() == set()
    named = set(re.findall(r"[\w-]+", scripts))
    parts = {key: key.removeprefix("fault-").removesuffix("-about") for key in said}
    begun = ("theme_", "choose_", "not_", "too_", "route-", "scope-", "write_", "empty_")
    assert [key for key, part in parts.items() if part not in named and not part.startswith(begun)] == []


def test_a_language_is_found_by_its_folder(tmp_path: Path) -> None:
    for language, text in (("en", "close = Close\nyes = Yes\n"), ("fr", "yes = Oui { $name }\n")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "page.ftl").write_text(text, encoding="utf-8")
    assert sentences(tmp_path) == {"en": {"close": "Close", "yes": "Yes"}, "fr": {"yes": "Oui { $name }"}}
    assert catalogues.module(tmp_path).startswith("export const SENTENCES = {")


@pytest.mark.real("browser")
@browser.IN_A_BROWSER[1]
@browser.IN_A_BROWSER[2]
async def test_what_a_language_lacks_is_said_in_english(
    local: LocalDiscord, gardener: Gardener, tabs: Tabs
) -> None:
    ada = await tabs.open(local, "Ada")
    await ada.get_by_label("Language").select_option("de")
    await expect(ada.get_by_role("heading", name="Spielen als")).to_be_visible()
    await expect(ada.get_by_role("link", name="Bruno in einem neuen Tab öffnen")).to_be_visible()
    sidebar = await ada.locator("#sidebar").bounding_box()
    faults = ada.get_by_role("button", name="What could go wrong")
    place = await faults.bounding_box()
    assert sidebar is not None
    assert place is not None
    assert place["x"] + place["width"] < sidebar["x"] + sidebar["width"], "what is beside a long menu is seen"
    await faults.click()
    await expect(ada.get_by_role("button", name="Schließen")).to_be_visible()
    assert await ada.evaluate(LOCALISED, "fr") == "bosquet"
    assert await ada.evaluate(LOCALISED, "it") == "grove"
    assert tabs.complaints == []
