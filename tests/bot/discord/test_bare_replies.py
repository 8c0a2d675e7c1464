"""Replies of Discord to our answers, of which the id alone is read."""

from __future__ import annotations

from pathlib import Path

import pytest
from discord import components

from tests.bot.discord.grove import asked, card_of, grove, playing


async def test_nothing_is_made_of_the_components_of_what_was_sent_as_an_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def note(kind: type[components.Component]) -> None:
        begin = kind.__init__

        def noted(self: components.Component, *args: object, **options: object) -> None:
            made.append(kind.__name__)
            begin(self, *args, **options)

        monkeypatch.setattr(kind, "__init__", noted)

    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        note(components.TextDisplay)
        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Ada keeps")
        await running.tidied()
        assert made == []
