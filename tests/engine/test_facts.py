"""Facts are read from data, checked, and kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pydantic import ValidationError

from engine.facts import Facts, FactsError, facts, read
from engine.game import TableOptions
from engine.games.spirits_of_the_forest.model.facts import Components
from engine.games.spirits_of_the_forest.model.layout import LayoutsFacts
from engine.lesson import Lesson, LessonPart, Taught
from engine.rulebook import KnownQuestion, RuleEntry

GAME = "spirits-of-the-forest"


def test_a_file_is_read_once() -> None:
    assert facts(GAME, "components", Components) is facts(GAME, "components", Components)


def test_a_file_that_says_something_else_is_refused() -> None:
    with pytest.raises(FactsError, match=r"components\.toml: layouts: Field required"):
        facts(GAME, "components", LayoutsFacts)


def test_a_file_that_is_not_there_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        facts(GAME, "weather", Components)


def test_facts_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        Weather(sky="blue").sky = "grey"


def test_facts_and_options_have_no_fields_that_nobody_reads() -> None:
    """A field whose name is misspelled would change nothing, and nobody would know."""
    for kind, fields in (
        (Weather, {"sky": "blue"}),
        (TableOptions, {}),
        (Taught, {"name": "draw", "rule": "X-01"}),
        (LessonPart, {"name": "draw", "rule": "X-01"}),
        (Lesson, {"part": (), "sign": ()}),
        (RuleEntry, {"id": "X-01", "source": "page 3"}),
        (KnownQuestion, {"rules": ("X-01",), "asked": {}}),
    ):
        whole = kind.model_validate(fields)
        with pytest.raises(ValidationError, match="Extra inputs"):
            kind.model_validate({**fields, "weather": "fine"})
        if fields:
            with pytest.raises(ValidationError, match="frozen"):
                setattr(whole, next(iter(fields)), None)


class Weather(Facts):
    sky: str
    winds: tuple[int, ...] = ()

    def wrong(self) -> Iterator[str]:
        if self.sky != "blue":
            yield f"the sky is not {self.sky}"
        for wind in self.winds:
            if wind > 12:
                yield f"no wind has the force {wind}"


def written(home: Path, text: str) -> Path:
    path = home / "weather.toml"
    path.write_text(text)
    return path


def said(path: Path) -> list[str]:
    with pytest.raises(FactsError) as caught:
        read(path, Weather)
    return str(caught.value).replace(f"{path.parent.name}/", "").splitlines()


def test_everything_that_is_wrong_is_said_in_a_sentence_each(tmp_path: Path) -> None:
    assert said(written(tmp_path, 'sky = "green"\nwinds = [1, 13, 14]')) == [
        "weather.toml: the sky is not green.",
        "weather.toml: no wind has the force 13.",
        "weather.toml: no wind has the force 14.",
    ]


def test_what_does_not_fit_the_form_is_said_with_its_place(tmp_path: Path) -> None:
    (winds,) = said(written(tmp_path, 'sky = "blue"\nwinds = [1, "strong"]'))
    assert winds.startswith("weather.toml: winds 2: ")


def test_what_is_no_toml_is_said_with_its_line(tmp_path: Path) -> None:
    (fault,) = said(written(tmp_path, 'sky = "blue"\nwinds = green'))
    assert "no TOML" in fault
    assert "line 2" in fault


def test_what_can_be_true_is_read(tmp_path: Path) -> None:
    assert read(written(tmp_path, 'sky = "blue"\nwinds = [12]'), Weather).winds == (12,)
