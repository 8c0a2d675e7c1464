"""Nobody is shown anything else than when a conversation was recorded, unless that is meant, and nothing in a language of others."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.discord.commands.help import rules
from engine.match import Match
from engine.registry import find, games
from render import pictures
from tests.bot.recorded.conversation import conversation
from tests.bot.recorded.readers import Readers
from tests.bot.recorded.records import RECORDS, followed

MOST_SHOWN = 3
"""Maximum number of changed steps of which a failure says what people are shown."""


@pytest.mark.parametrize("game", RECORDS.names())
async def test_a_conversation_goes_as_it_was_recorded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """Each is answered in their language, too, and all read that of the table."""
    async with conversation(tmp_path, monkeypatch) as talk:
        changed, wrong, readers = list[str](), list[str](), Readers(talk)
        for digest, step in RECORDS.read(game):
            today, shown = await followed(talk, step)
            if today != digest:
                changed.append("\n".join((str(step), *shown)))
            wrong += [f"{step}: {each}" for each in await readers.go_on()]
    assert not wrong, "\n".join(wrong)
    assert not changed, "\n\n".join(
        (
            "python -m tests.bot.recorded --help says how to see what has changed, and what to do if it is meant",
            *changed[:MOST_SHOWN],
        )
    )


async def test_what_is_remembered_by_language_is_made_of_sentences_again_after_a_conversation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with conversation(tmp_path, monkeypatch) as talk:
        await talk.do(("Ada", "command", ["/rules question:Entwined Power game:spirit-island"]))
    monkeypatch.undo()
    _, named = rules._names("en", games()["spirit-island"])
    assert "Entwined Power" in named


async def test_nothing_that_was_drawn_before_is_shown_in_a_conversation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"drawn before")
    match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    cells = tuple(dict.fromkeys(action.to for action in match.legal(match.awaiting[0]).under("place")))

    def told() -> str:
        drawn = pictures.choice(match.game.id, match.view(None), "to", cells, ("Ada", "Bruno"), "en")
        assert drawn is not None
        return drawn.alt

    before = told()
    async with conversation(tmp_path, monkeypatch):
        assert told() != before
    monkeypatch.undo()
    assert told() == before
