"""Languages beside English: the share of messages that they have, what they lack, and what is wrong in them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from words.catalogue import read
from words.completeness import faults, lacks, share, whole_languages


def catalogues(folder: Path, **languages: Mapping[str, str]) -> Path:
    """Write the catalogues of languages, each by its name, and return their folder."""
    for language, files in languages.items():
        (folder / language).mkdir()
        for name, source in files.items():
            (folder / language / f"{name}.ftl").write_text(source, encoding="utf-8")
    read.cache_clear()
    return folder


def messages(*keys: object) -> str:
    return "".join(f"{key} = words\n" for key in keys)


@pytest.mark.parametrize(("has", "is_whole"), [(20, True), (18, True), (17, False), (0, False)])
def test_a_language_is_meant_to_be_whole_from_nine_messages_of_ten(
    tmp_path: Path, has: int, is_whole: bool
) -> None:
    keys = [f"key-{number}" for number in range(20)]
    own = messages("more", *keys[:has])
    folder = catalogues(tmp_path, en={"some": messages(*keys)}, pl={"some": own})
    assert share(folder, "pl") == has / 20, "what only one language says does not count"
    assert whole_languages(folder) == (("en", "pl") if is_whole else ("en",))


def test_terms_are_no_messages_and_of_none_a_language_has_all(tmp_path: Path) -> None:
    folder = catalogues(tmp_path, en={"some": messages("-bird")}, pl={"some": messages("-tree")})
    assert share(folder, "pl") == 1.0
    assert [*faults(folder, "pl")] == []


def test_what_is_lacking_is_named_catalogue_by_catalogue_wherever_else_it_is_said(tmp_path: Path) -> None:
    english = {"bees": messages("b", "-bird"), "ants": messages("a", "aa", "aaa"), "cats": messages("c")}
    folder = catalogues(tmp_path, en=english, pl={"ants": messages("aa", "c")})
    assert [*lacks(folder, "pl")] == ["pl/ants.ftl: 2 of 3: a, aaa", "pl/bees.ftl: all 1"]


def test_what_nobody_says_or_gives_is_a_fault(tmp_path: Path) -> None:
    english = {"some": "a = { $one } { $two-x }\nb = none\n"}
    own = {"some": "a = { $two-x } { $three } { $Four }\nb = none\nc = more\n-term = { $any }\n"}
    folder = catalogues(tmp_path, en=english, pl=own)
    assert [*faults(folder, "pl")] == [
        "pl: a asks for Four, three, which nobody gives.",
        "pl: c is no message of en.",
    ]
    assert [*faults(folder, "en")] == []
