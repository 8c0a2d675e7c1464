"""Moves in words, as somebody reads them who is choosing one."""

from __future__ import annotations

import pytest

from bot.discord.cards.move_words import MoveWords
from bot.discord.ui.trail import Trail
from engine.match import Match
from engine.registry import find
from tests.bot.discord.cards.test_every_card import table_of
from words.catalogue import words

TAKEN = Trail("take", ("A1", None, None, None))


def forest() -> MoveWords:
    """Return the words for whoever moves first in a forest, where the first tile of a row is taken alone or with the next."""
    game = find("spirits-of-the-forest")
    table = table_of(Match.new(game, game.Options(), 2, b"seed"), "en")
    person = table.awaiting[0].person
    assert person is not None
    return MoveWords(table, person, words("en"))


def test_so_far_stands_what_was_chosen_and_not_what_was_left_no_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = forest()
    tile = said.name(Trail("take", ()), "A1")
    assert said.so_far(Trail("take", ())) == "Take tiles"
    assert said.so_far(TAKEN) == said.so_far(Trail("take", ("A1",))) == f"Take tiles → {tile}"
    monkeypatch.setattr(type(said.game.telling), "quick_verbs", frozenset({"take"}))
    assert said.so_far(TAKEN).split(" → ")[:2] == ["Take tiles", tile]
    assert said.so_far(TAKEN).count(" → ") == len(TAKEN.chosen), "what is made at once is told whole"
