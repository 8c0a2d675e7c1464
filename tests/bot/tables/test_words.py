"""Everything a table says, in every language."""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bot.tables import log, refusals
from bot.tables.refusals import NotEnough, OnlyHost, TableRefused, TooFewChairs
from engine.players import LEVELS
from engine.text import Seat, Text, say
from render.words import LANGUAGES, words

CATALOGUES = Path(__file__).parents[3] / "data" / "text"
PEOPLE = ("Ada", "Bruno")

REFUSALS = [
    OnlyHost(host="Ada"),
    *(NotEnough(seats=("2", "3"), given=given) for given in (0, 1, 2, 5)),
    *(TooFewChairs(given=given, taken=6) for given in (1, 2, 5)),
]

SAID: list[Text] = [
    *(refusal.text for refusal in REFUSALS),
    *(
        say(kind.key)
        for kind in TableRefused.__subclasses__()
        if not any(isinstance(r, kind) for r in REFUSALS)
    ),
    say("table-moved-on"),
    log.resigned(Seat(1)).events[0].text,
    *(log.undone(Seat(0), count).events[0].text for count in (1, 2, 5)),
    say("computer-name", number=1),
    *(say(f"level-{level}") for level in LEVELS),
    say("replay-setup"),
    say("replay-refused", action="take C1", why=refusals.IsOver().text),
    say("replay-elsewhere", action="take C1"),
    say("replay-snapshot"),
    say("replay-unreadable"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text", SAID, ids=lambda text: text.key)
def test_every_text_has_a_sentence(text: Text, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        sentence = words(language).say(text, PEOPLE)
    assert not caplog.records
    assert sentence != text.key
    assert not re.search(r"[{}]", sentence)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_left_over(language: str) -> None:
    catalogue = FluentParser().parse((CATALOGUES / language / "tables.ftl").read_text(encoding="utf-8"))
    keys = {entry.id.name for entry in catalogue.body if isinstance(entry, Message)}
    assert keys == {text.key for text in SAID}


def test_numbers_are_declined_in_polish() -> None:
    polish = words("pl")
    said = [polish.say(NotEnough(seats=("2", "3", "4"), given=given).text) for given in (1, 2, 5)]
    assert ["siedzi jedna osoba" in said[0], "siedzą 2 osoby" in said[1], "siedzi 5 osób" in said[2]] == [
        True
    ] * 3
