"""The plural forms that each language needs, and the catalogues that lack one."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from words.__main__ import main
from words.plural_forms import plural_faults, plural_forms


def test_a_language_has_the_forms_of_its_numbers() -> None:
    assert plural_forms("en") == (frozenset({"one"}), frozenset({"other"}))
    assert plural_forms("pl") == (frozenset({"one", "few"}), frozenset({"many", "other"}))


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        ("{ $count }", None),
        ("{ $count -> [one] { $count } kafel [few] { $count } kafle *[many] { $count } kafli }", None),
        ("{ $count -> [1] kafel [few] { $count } kafle *[other] { $count } kafli }", None),
        ("{ $count -> [one] kafel *[many] kafle }", None),
        ("{ $side -> [team] drużyna *[opponent] przeciwnik }", None),
        ("{ $count -> [one] { $count } kafel *[many] { $count } kafli }", "has no form for few."),
        ("{ $count -> [one] kafel *[few] kafle }", "has no form for many, other."),
        (
            "{ $count -> [one] kafel [two] dwa [few] { $count } kafle *[many] { $count } kafli }",
            "has a form for two, which is never said.",
        ),
        (
            "{ $count -> [zero] nic [one] kafel [few] { $count } kafle *[many] { $count } kafli }",
            "has a form for zero, which is never said.",
        ),
    ],
)
def test_a_form_that_is_missing_or_never_said_is_named(
    tmp_path: Path, message: str, fault: str | None
) -> None:
    (tmp_path / "pl").mkdir()
    source = re.sub(r"\*?\[| \}$", r"\n    \g<0>", f"tiles = {message}") + "\n"
    (tmp_path / "pl" / "tiles.ftl").write_text(source, encoding="utf-8")
    assert list(plural_faults(tmp_path, "pl")) == ([f"pl: tiles {fault}"] if fault else [])


def test_whoever_translates_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for language in ("en", "pl"):
        (tmp_path / language).mkdir()
        forms = "tiles = { $count ->\n    [one] { $count } tile\n   *[other] { $count } tiles\n }\n"
        (tmp_path / language / "tiles.ftl").write_text(forms, encoding="utf-8")
    assert main(tmp_path) == 1
    assert "pl: tiles has no form for few." in capsys.readouterr().out
