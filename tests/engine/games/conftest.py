"""Whatever a test of a game makes a game say, can be said: a key without words, or words without an argument, fail the test."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, TypeAlias

import pytest

from engine.ask import Ask
from engine.text import Text
from tests.catalogues import WHOLE
from words.catalogue import words

PEOPLE = ("Ada", "Bruno", "Celina", "Dorota")
Kind: TypeAlias = tuple[str, tuple[str, ...]]
"""The key of a sentence and the names of its arguments."""

QUESTION = "-ask-"
"""Part of the key of a question: some are made only for their key, before it is known who is asked. What a seat is asked is said."""
_NAME = itemgetter(0)
_SAYABLE: set[Kind] = set()
"""Kinds of sentences that are known to be sayable already."""


@pytest.fixture(autouse=True)
def _everything_has_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> Iterator[None]:
    made: dict[Kind, Text] = {}
    begin, begin_ask = Text.__init__, Ask.__init__

    def note(text: Text, key: str, args: tuple[tuple[str, Any], ...] = ()) -> None:
        begin(text, key, args)
        if QUESTION not in key:
            keep(text)

    def note_prompt(ask: Ask[Any], prompt: Text, *args: Any, **named: Any) -> None:
        begin_ask(ask, prompt, *args, **named)
        keep(prompt)

    def keep(text: Text) -> None:
        kind = text.key, tuple(map(_NAME, text.args))
        if kind not in _SAYABLE:
            made.setdefault(kind, text)

    with monkeypatch.context() as patched:
        patched.setattr(Text, "__init__", note)
        patched.setattr(Ask, "__init__", note_prompt)
        yield
    for text in made.values():
        for language in WHOLE:
            words(language).say(text, PEOPLE)
    assert [record.getMessage() for record in caplog.records if record.name == "words.catalogue"] == []
    _SAYABLE.update(made)
