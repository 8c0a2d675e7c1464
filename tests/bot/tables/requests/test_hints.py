"""Hints: one a turn, whatever a turn is in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tables.model.errors import HintSpent
from engine.players import LEVELS
from engine.registry import find
from tests.bot.tables.house import ADA, BRUNO, file_at, house


async def test_where_all_act_in_one_turn_the_moves_of_others_bring_no_new_hint(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find, {"greedy": LEVELS["greedy"]}) as home:
        await home.tables.preferences.set(BRUNO.id, hints=True)
        table = await home.playing(ADA, BRUNO, game="spirit-island", spirits="easy")
        await home.tables.hints.give(table.id, ADA.id)
        table = (await home.act(table, BRUNO, table.legal(BRUNO.id).under("grow")[0])).table
        with pytest.raises(HintSpent):
            await home.tables.hints.give(table.id, ADA.id)
