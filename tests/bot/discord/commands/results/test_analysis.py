"""/analysis as people use it, through the unmodified bot."""

from __future__ import annotations

from pathlib import Path

from bot.store.games.analyses import AnalysisStore
from engine.analysis import Analyst
from engine.players import SearchPlayer
from tests.bot.discord.commands.results.test_history import finished, taken_in
from tests.bot.discord.grove import asked, card_of, grove, playing, pressed

SLOW = Analyst(SearchPlayer(positions=1_000_000), suspects=100, positions=1_000_000)
QUICK = Analyst(SearchPlayer(positions=20), suspects=3, positions=10)


async def test_a_finished_game_is_analysed_once_and_told_to_whoever_asks(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina", analyst=QUICK) as (running, (ada, celina)):
        await taken_in(ada, finished(seats=2).encode())
        card = await card_of(ada, "Guest")
        first = await pressed(ada, card, "Analysis")
        await ada.until(lambda: bool(first.pictures), "the analysis")
        assert first.is_ephemeral
        assert first.text.startswith("### How it went")
        assert "Guest 0: 5" in first.alt_texts[0]
        assert "in the end" in first.alt_texts[0]
        assert await AnalysisStore(running.store).of((await running.table(ada)).id)
        again = await asked(celina, "/analysis")
        await celina.until(lambda: bool(again.pictures), "what is kept of it")
        assert "Przebieg gry" in again.text
        assert again.edits == 1, (
            "Discord is told at once that it takes a moment, for the whole game is played again"
        )


async def test_a_bot_that_stops_in_the_middle_says_so_when_it_is_back(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", analyst=SLOW) as (running, (ada,)):
        await taken_in(ada, finished(seats=2).encode())
        asks = await pressed(ada, await card_of(ada, "Guest"), "Analysis")
        await ada.until(lambda: "▱" in asks.text, "the bar")
        await running.stop()
        assert "▱" in asks.text
        running.analyst = QUICK
        await running.start()
        await ada.until(lambda: "I was stopped" in asks.text, "what has happened")
        await ada.bot_ready()
        again = await pressed(ada, asks, "Analysis")
        await ada.until(lambda: bool(again.pictures), "the analysis")
        assert again.id == asks.id
        assert await running.tables.unfinished.left() == []


async def test_a_game_that_goes_on_is_not_analysed(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", analyst=QUICK) as (_, (ada, bruno)):
        await playing(ada, bruno)
        refused = await asked(ada, "/analysis")
        assert refused.is_ephemeral
        assert "not over yet" in refused.text
