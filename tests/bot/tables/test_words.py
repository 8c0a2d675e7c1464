"""Everything a table says, in every language."""

from __future__ import annotations

import logging
import re

import pytest

from bot.tables.model import errors, log_events
from bot.tables.model.errors import (
    HintsNotAgreed,
    NotEnough,
    NotLate,
    OnlyHost,
    TableRefused,
    TooFewChairs,
    TooSlow,
)
from bot.tables.model.paces import ORDER
from engine.players import LEVELS
from engine.text import Text, say
from tests.catalogues import WHOLE
from words.catalogue import words

PEOPLE = ("Ada", "Bruno")

REFUSALS = [
    OnlyHost(host="Ada"),
    *(NotEnough(seats=("2", "3"), given=given) for given in (0, 1, 2, 5)),
    *(TooFewChairs(given=given, taken=6) for given in (1, 2, 5)),
    *(TooSlow(pace) for pace in ORDER),
    NotLate(who="Ada", hours=24),
    HintsNotAgreed(who="Ada"),
]

SAID: list[Text] = [
    *(refusal.text for refusal in REFUSALS),
    *(
        say(kind.key)
        for kind in TableRefused.__subclasses__()
        if kind.__module__ == errors.__name__ and not any(isinstance(r, kind) for r in REFUSALS)
    ),
    say("table-moved-on"),
    *(
        event.text
        for action in (
            "@resign @host 1",
            "@resign last",
            "@standin",
            "@back",
            "@take",
            "@pause",
            "@resume",
            "@offer",
            "@keep",
            "@ask replace 1",
            "@ask pause 0",
            "@ask abandon 0",
            "@grant @replace 1 @host 0",
            "@grant @abandon",
            "@refuse",
            "@withdraw",
            *(f"{mark} {count}" for mark in ("@undo", "@revoke", "@ask undo") for count in (1, 2, 5)),
        )
        for event in log_events.told(0, action).events
    ),
    log_events.told(None, "@ask replace 1").events[0].text,
    say("computer-name", number=1),
    *(say(f"level-{level}") for level in LEVELS),
    say("replay-setup"),
    say("replay-refused", action="take C1", why=errors.IsOver().text),
    say("replay-elsewhere", action="take C1"),
    say("replay-snapshot"),
    say("replay-unreadable"),
]


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("text", SAID, ids=lambda text: text.key)
def test_every_text_has_a_sentence(text: Text, language: str, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.ERROR):
        sentence = words(language).say(text, PEOPLE)
    assert not caplog.records
    assert sentence != text.key
    assert not re.search(r"[{}]", sentence)


def test_numbers_are_declined_in_polish() -> None:
    polish = words("pl")
    said = [polish.say(NotEnough(seats=("2", "3", "4"), given=given).text) for given in (1, 2, 5)]
    assert ["siedzi jedna osoba" in said[0], "siedzą 2 osoby" in said[1], "siedzi 5 osób" in said[2]] == [
        True
    ] * 3
