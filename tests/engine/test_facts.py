"""Facts are read from data, checked, and kept."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.components import Components
from engine.games.spirits_of_the_forest.layout import LayoutsFacts

GAME = "spirits-of-the-forest"


def test_a_file_is_read_once() -> None:
    assert facts(GAME, "components", Components) is facts(GAME, "components", Components)


def test_a_file_that_says_something_else_is_refused() -> None:
    with pytest.raises(ValidationError):
        facts(GAME, "components", LayoutsFacts)


def test_a_file_that_is_not_there_is_missed() -> None:
    with pytest.raises(FileNotFoundError):
        facts(GAME, "weather", Components)


def test_facts_cannot_be_changed() -> None:
    class Weather(Facts):
        sky: str

    with pytest.raises(ValidationError):
        Weather(sky="blue").sky = "grey"
