"""Several moves by one request, and moves that are the only ones left."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.tables import Table
from engine.action import to_text
from engine.errors import Illegal, Stale
from engine.registry import find
from engine.text import say
from tests.bot.tables.house import ADA, House, file_at, house

RIVER = ("embody river-surges-in-sunlight", "grow 2", "energy", "plays")


async def island(home: House, *lines: str, **options: Any) -> Table:
    """Begin a game alone and make these moves; a track alone stands for presence from it, in any land."""
    table = await home.playing(ADA, game="spirit-island", seats=1, **options)
    for line in lines:
        table = (await home.act(table, ADA, placed(table, line) if " " not in line else line)).table
    return table


def placed(table: Table, track: str) -> str:
    """Return some move that adds presence from a track."""
    return next(line for line in map(to_text, table.legal(ADA.id)) if line.split()[0::3] == ["place", track])


def chosen(line: str, table: Table) -> object:
    """Return the move of these words at a table. Raises Illegal where it is not legal."""
    found = next((action for action in table.legal(ADA.id) if to_text(action) == line), None)
    if found is None:
        raise Illegal(say("refusal-not-among"))
    return found


def choose(*lines: str) -> list[Callable[[Table], object]]:
    return [partial(chosen, line) for line in lines]


async def test_several_moves_of_one_request_are_made_in_turn_and_told_together(tmp_path: Path) -> None:
    """Made again, the request is answered again; of a moment that is past, and of a first move that is not legal, nothing is made."""
    async with house(file_at(tmp_path), find=find) as home:
        table, request = await island(home, *RIVER), home.next
        wanted = choose("play boon-of-vigor", "play flash-floods", "ready")
        change = await home.tables.act_together(table.id, ADA, wanted, request, table.moment)
        assert [told.action for told in change.told] == ["play boon-of-vigor", "play flash-floods", "ready"]
        assert change.table.moment == table.moment + 3
        again = await home.tables.act_together(table.id, ADA, wanted, request, table.moment)
        assert (again.repeated, again.told) == (True, change.told)
        with pytest.raises(Stale):
            await home.tables.act_together(table.id, ADA, choose("done"), home.next, table.moment)
        now = change.table.moment
        with pytest.raises(Illegal):
            await home.tables.act_together(table.id, ADA, choose("ready"), home.next, now)
        assert (await home.tables.table(table.id)).moment == now


async def test_they_end_with_the_first_that_has_become_impossible(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find=find) as home:
        table = await island(home, *RIVER)
        wanted = choose("play boon-of-vigor", "play boon-of-vigor", "ready")
        change = await home.tables.act_together(table.id, ADA, wanted, home.next, table.moment)
        assert [told.action for told in change.told] == ["play boon-of-vigor"]
        assert change.table.match is not None
        assert not change.table.match.over


@pytest.mark.rule("SI-GROWTH-02")
async def test_growth_that_can_be_done_in_one_way_is_done_by_itself_and_taken_back_with_the_rest(
    tmp_path: Path,
) -> None:
    async with house(file_at(tmp_path), find=find) as home:
        table = await island(home, "embody river-surges-in-sunlight", "grow 3", progressions=True)
        change = await home.act(table, ADA, place := placed(table, "energy"))
        assert [told.action for told in change.told] == [place, "gain progression"]
        back = await home.tables.undo(table.id, ADA, home.next)
        assert [told.action for told in back.taken_back][-2:] == [place, "gain progression"]
        assert len(back.told) == 1
