"""/journal, through the whole bot."""

from __future__ import annotations

from pathlib import Path

from tests.bot.discord.commands.test_stats import finished
from tests.bot.discord.grove import FOREST, asked, grove


async def test_the_journal_lists_the_chapters_and_says_which_is_next(tmp_path: Path) -> None:
    """Games of other kinds are not in it."""
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        first = (await asked(ada, "/journal")).text
        assert "0 of 28 chapters won" in first
        assert "Next: 1 · First Steps Under the Moonlight" in first
        await finished(running, ada, (ada, celina), kind=FOREST)
        await finished(running, ada, (ada, celina), kind="moonlight")
        own = (await asked(ada, "/journal")).text
        assert "1 of 28 chapters won" in own
        assert "1 · First Steps Under the Moonlight** – won: regular, 30 points at best" in own
        assert "Next: 2 · Forest Mirage" in own
        others = (await asked(ada, "/journal person:Celina")).text
        assert "The journal of Celina" in others
        assert "1 · First Steps Under the Moonlight – not won yet, played 1×" in others
