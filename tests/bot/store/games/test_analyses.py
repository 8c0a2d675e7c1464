"""Analyses: the newest of each game."""

from __future__ import annotations

from bot.store import Store
from bot.store.games.analyses import AnalysisStore
from tests.bot.store.records import ADA, table


async def test_the_newest_analysis_of_a_game_is_kept(store: Store) -> None:
    analyses = AnalysisStore(store)
    one, other = [(await table(store, ADA)).id for _ in range(2)]
    await analyses.keep(one, "first")
    await analyses.keep(other, "of the other")
    await analyses.keep(one, "second")
    assert [await analyses.of(game) for game in (one, other, other + 1)] == ["second", "of the other", None]
