"""From a sentence on the screen to its lines: every key is found, and so is what people read."""

from __future__ import annotations

import pytest

from tests.catalogues import messages
from tests.engine.toys import TOYS
from tests.where import asking, keys_like, main


def test_the_lines_that_ask_for_a_sentence_are_found_for_every_key() -> None:
    ours = (key for key, _ in messages("en") if key.split("-")[0] not in TOYS)
    assert [key for key in ours if not asking(key)] == []


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("spirits-of-the-forest-verb-take", "class Take"),
        ("spirit-island-option-scenario-blitz", "scenario:"),
        ("SF-TAKE-03", 'id = "SF-TAKE-03"'),
        ("moonlight-guided-begin", "seed ="),
        ("button-undo", "undo"),
    ],
)
def test_a_key_leads_to_the_line_that_asks_for_it(key: str, line: str) -> None:
    assert any(line in found for found in asking(key))


def test_a_sentence_is_found_as_it_stands_on_the_screen(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("This game is for 4 players; 2 have joined.") == 0
    told = capsys.readouterr().out
    assert told.startswith("table-not-enough\n")
    assert "data/text/en/refusals.ftl" in told
    assert "data/text/pl/refusals.ftl" in told
    assert "bot/tables/model/errors.py" in told


def test_nothing_asked_for_is_told_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(" ") == 1
    assert "make where KEY=table-over" in capsys.readouterr().out


def test_a_polish_sentence_leads_to_the_same_key_as_the_english_one() -> None:
    assert keys_like("Ta gra już się skończyła. Wynik pokaże")[0] == "table-over"
    assert keys_like("This game is over. /scores shows how")[0] == "table-over"


def test_words_that_nobody_says_are_answered_by_what_to_try(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("quite another programme altogether") == 1
    assert "Try fewer words" in capsys.readouterr().out
