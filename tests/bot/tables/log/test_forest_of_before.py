"""A forest saved under its first version goes on under the present rules, by which a gem step is not asked that was asked then."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.tables import Status, Table, find_differences
from engine.action import to_text
from engine.errors import Sealed
from engine.game import Game
from engine.games.spirits_of_the_forest.game import SpiritsOfTheForest
from engine.games.spirits_of_the_forest.model.facts import components
from engine.games.spirits_of_the_forest.model.table import Table as Forest
from engine.games.spirits_of_the_forest.pieces import gem
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, House, file_at, house

FIRST, *MOVES = (
    """
take B12; place D3; take B1; place B9; take A12; place C12; take C12 - supply; place D8; take B11; place D2; take C1; move B9 C8; take D1;
place B6; take D2 A11 D8; move C8 C4; take B2; place D12; take D3 - C4; plus; place A8; take B10; place A6; take A1 D12 - A8; keep
""".replace("\n", " ")
    .strip()
    .split("; ")
)
"""Moves of a game with the seed below, and the "keep" which the rules of before still asked for."""
SEED = b"seed 12"


class FirstForest(SpiritsOfTheForest):
    """The forest under its first number."""

    version = 1


def may_use_plus(table: Forest, seat: Seat) -> bool:
    """Return whether the first version took it that the seat could use a '+'."""
    player = table.players[seat]
    hidden = any(not each.spent and (not each.known or each.face == "plus") for each in player.favours)
    spent = sum(favour.spent for each in table.players for favour in each.favours)
    return player.removed > 0 and hidden and spent < components().favours["plus"]


def first_forest(_: str) -> Game[Any, Any]:
    return FirstForest()


async def begun(url: str, count: int, monkeypatch: pytest.MonkeyPatch) -> Table:
    """Return the table of a game that was played by the first version up to that number of moves."""
    with monkeypatch.context() as before:
        before.setattr(gem, "may_use_plus", may_use_plus)
        async with house(url, first_forest) as home:
            home.tables._new_seed = lambda: SEED
            lobby = await home.lobby(ADA, BRUNO, game="spirits-of-the-forest", events="forgotten-grove")
            table = (await home.tables.start(lobby.id, ADA, home.next)).table
            for line in [FIRST, *MOVES][:count]:
                table = await moved(home, table, line)
            assert table.version == 1
            return table


async def moved(home: House, table: Table, line: str) -> Table:
    """Return the table after a move of whoever can make it."""
    [person] = [each for each in (ADA, BRUNO) if line in map(to_text, table.legal(each.id))]
    return (await home.act(table, person, line)).table


@pytest.mark.rule("SF-GEM-16", "SF-FAVOUR-10")
@pytest.mark.parametrize("count", [24, 25], ids=["at the step that is not asked any more", "after it"])
async def test_a_forest_of_the_first_version_goes_on_past_a_gem_step_that_is_not_asked_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    """It is not lost, nothing of it is taken back, and what the rules do not come to any more is told as what it was, not guessed."""
    url = file_at(tmp_path)
    before = await begun(url, count, monkeypatch)
    async with house(url, find, first=100) as home:
        await home.tables.resume()
        table = await home.tables.table(before.id)
        assert (table.moment, table.notice, table.lost) == (before.moment, None, 0)
        assert [chair.seat for chair in table.awaiting] == [chair.seat for chair in before.awaiting]
        with pytest.raises(Sealed):
            home.tables.undoable(table, ADA.id)
        with pytest.raises(Sealed, match="sealed-rules"):
            await home.tables.votes.revocable(table, ADA.id)
        if count == 24:
            assert [*map(to_text, table.legal(ADA.id))] == ["keep"]
            table = await moved(home, table, "keep")
            assert table.version == 2
        assert [chair.person for chair in table.awaiting] == [BRUNO.id]
        told = await home.tables.history(table.id)
        assert [each.action for each in told if each.events] == [FIRST, *MOVES[:22]]
        assert [each.action for each in told if not each.events] == MOVES[22:]
        over = await home.to_the_end(table)
        assert over.status is Status.OVER
        [left] = await find_differences(home.store, find)
        assert (left.why.key, left.moment) == ("replay-elsewhere", 27)
        assert (await home.tables.prove(over.id)).difference == left
