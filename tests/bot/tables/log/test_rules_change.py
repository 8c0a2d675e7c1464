"""Rules that change under tables that go on: what fits is kept, what does not is told."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.store.rows import GameRecord, deflated, inflated
from bot.tables import Status, find_differences
from bot.tables.history import replay_check
from engine.chance import Chance
from engine.errors import Malformed, Stale
from engine.event import Event
from engine.game import Game
from engine.guard import Objection
from engine.keeping import Keeping
from engine.text import Seat, say
from tests.bot.tables.house import ADA, BRUNO, GROVE, MEADOW, file_at, house
from tests.engine.toys import toy
from tests.engine.toys.pebbles import Heap, Pebbles, Pick


class BetweenTurns(Keeping[Heap]):
    def at_rest(self, table: Heap) -> bool:
        return not table.begun


class Turnwise(Pebbles):
    """Pebbles that are at rest only between turns."""

    keeping = BetweenTurns(Heap)


class Renumbered(Turnwise):
    """The same rules under a new number."""

    version = 2


class Handfuls(Turnwise):
    """New rules: a pick takes two where two are left."""

    version = 2

    def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
        if action.what == "pebble" and table.left > 1:
            table.left -= 1
        yield from super().play(table, seat, action, chance)


class Strict(Turnwise):
    """New rules: nobody picks more than one pebble in a turn."""

    version = 2

    def awaits(self, table: Heap) -> Any:
        asks = super().awaits(table)
        return {
            seat: type(ask)(ask.prompt, _only_first_pebbles(table, ask.legal)) for seat, ask in asks.items()
        }

    @property
    def guards(self) -> Any:
        return (*super().guards, _has_a_pebble)


def _only_first_pebbles(table: Heap, legal: Any) -> Any:
    return type(legal)(lambda: [pick for pick in legal if not _has_a_pebble(table, table.active, pick)])


def _has_a_pebble(table: Heap, seat: Seat, action: Pick) -> Objection | None:
    return Objection(say("pebbles-first-one"), None) if action.what == "pebble" and table.begun else None


def playing_by(game: Game[Any, Any]) -> Callable[[str], Game[Any, Any]]:
    def find(game_id: str) -> Game[Any, Any]:
        return game if game_id == game.id else toy(game_id)

    return find


@pytest.fixture
def url(tmp_path: Path) -> str:
    return file_at(tmp_path)


async def midway(url: str) -> tuple[int, int]:
    """Return a table in the middle of Bruno's turn, saved by the old rules; its id and moment."""
    async with house(url, playing_by(Turnwise())) as home:
        table = await home.playing(ADA, BRUNO)
        for action in ("pick pebble", "pick turn"):
            table = (await home.act(table, ADA, action)).table
        for _ in range(2):
            table = (await home.act(table, BRUNO, "pick pebble")).table
        await home.tables.cards.record(table.id, table.moment, GROVE.channel, 5000)
        return table.id, table.moment


async def test_rules_that_come_to_the_same_go_on_unnoticed(url: str) -> None:
    table_id, moment = await midway(url)
    async with house(url, playing_by(Renumbered()), first=100) as home:
        await home.tables.resume()
        table = await home.tables.table(table_id)
        assert (table.moment, table.notice, table.view(None).left) == (moment, None, 9)  # type: ignore[attr-defined]
        assert await home.tables.behind() == []
        change = await home.act(table, BRUNO, "pick turn")
        assert change.table.version == 2
        assert await find_differences(home.store, playing_by(Renumbered())) == []


@pytest.mark.parametrize("rules", [Handfuls(), Strict()], ids=["leads elsewhere", "refuses"])
async def test_steps_that_fit_no_more_are_taken_back_and_told(url: str, rules: Pebbles) -> None:
    table_id, moment = await midway(url)
    async with house(url, playing_by(rules), first=100) as home:
        await home.tables.resume()
        (table,) = await home.tables.behind()
        assert table.notice == say("rest-fallback", count=2)
        assert (table.moment, table.view(None).left) == (moment + 1, 11)  # type: ignore[attr-defined]
        with pytest.raises(Stale):
            await home.tables.act(table_id, BRUNO, "pick pebble", home.next, moment)
        change = await home.act(table, BRUNO, "pick pebble")
        assert change.table.notice is None
        assert [row.action for row in await home.store.rows(table_id)][-2:] == ["@fallback 2", "pick pebble"]
    async with house(url, playing_by(rules), first=200) as home:
        table = await home.tables.table(table_id)
        assert (table.notice, table.moment) == (None, moment + 2)
        actions = [told.action for told in await home.tables.history(table_id)]
        assert actions == ["pick pebble", "pick turn", "pick pebble"]


async def test_a_press_that_finds_the_fallback_first_is_stale(url: str) -> None:
    table_id, moment = await midway(url)
    async with house(url, playing_by(Handfuls()), first=100) as home:
        looked_at = await home.tables.table(table_id)
        assert looked_at.notice is not None
        with pytest.raises(Stale):
            await home.act(looked_at, BRUNO, "pick pebble")
        table = await home.tables.table(table_id)
        assert (table.moment, table.notice) == (moment + 1, looked_at.notice)


async def test_history_tells_no_events_from_where_the_rules_have_left_the_log(url: str) -> None:
    table_id, _ = await midway(url)
    async with house(url, playing_by(Strict())) as home:
        told = await home.tables.history(table_id)
        assert [bool(one.events) for one in told] == [True, True, True, False]


async def test_replaying_finds_the_tables_that_differ(url: str) -> None:
    table_id, moment = await midway(url)
    async with house(url, playing_by(Turnwise()), first=100) as home:
        assert await find_differences(home.store, playing_by(Turnwise())) == []
        (elsewhere,) = await find_differences(home.store, playing_by(Handfuls()))
        assert (elsewhere.table_id, elsewhere.live, elsewhere.version) == (table_id, True, 1)
        assert elsewhere.moment == 4
        assert elsewhere.why == say("replay-elsewhere", action="pick pebble")
        (refused,) = await find_differences(home.store, playing_by(Strict()))
        assert refused.moment == moment
        assert refused.why.key == "replay-refused"
        (gone,) = await find_differences(home.store, _no_games)
        assert gone.why.key == "malformed-game"


def _no_games(game_id: str) -> Game[Any, Any]:
    raise Malformed(say("malformed-game", game=game_id, games=""))


async def test_replaying_looks_at_finished_games_and_at_undone_moves_too(url: str) -> None:
    async with house(url) as home:
        table = await home.playing(ADA, BRUNO, heap=4)
        table = (await home.act(table, ADA, "pick pebble")).table
        table = (await home.tables.undo(table.id, ADA, home.next)).table
        table = (await home.tables.resign(table.id, BRUNO, home.next)).table
        while table.status is Status.PLAYING:
            table = (await home.act(table, ADA, "pick pebble")).table
        assert await find_differences(home.store, toy) == []
        (found,) = await find_differences(home.store, playing_by(Handfuls()))
        assert (found.live, found.table_id) == (False, table.id)


@pytest.mark.file
@pytest.mark.parametrize(
    ("tampered", "key"),
    [
        ("UPDATE actions SET action = 'pick turn' WHERE seq = 7", "replay-elsewhere"),
        ("UPDATE actions SET digest = '' WHERE action = '@start'", "replay-setup"),
        ("UPDATE games SET options = '{\"heap\": 0}'", "replay-unreadable"),
        ("DELETE FROM snapshots", "replay-snapshot"),
    ],
)
async def test_replaying_finds_what_was_written_by_another_hand(
    url: str, tmp_path: Path, tampered: str, key: str
) -> None:
    await midway(url)
    with sqlite3.connect(tmp_path / "grovekeeper.db") as file:
        file.execute(tampered)
    file.close()
    async with house(url) as home:
        (found,) = await find_differences(home.store, playing_by(Turnwise()))
        assert found.why.key == key


async def test_a_game_that_is_gone_does_not_keep_the_others_from_going_on(
    url: str, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, _ = await midway(url)
    async with house(url, _no_games) as home:
        await home.tables.resume()
        assert f"table {table_id} cannot go on" in caplog.text
        assert await home.tables.behind() == []


@pytest.mark.file
@pytest.mark.parametrize(("rules", "lost", "left"), [(Renumbered(), 0, 9), (Strict(), 1, 10)])
async def test_a_snapshot_that_cannot_be_read_is_made_anew_from_the_log(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, rules: Pebbles, lost: int, left: int
) -> None:
    table_id, moment = await midway(url)
    with sqlite3.connect(tmp_path / "grovekeeper.db") as file:
        ((kept,),) = file.execute('SELECT "table" FROM snapshots').fetchall()
        spoilt = json.dumps({key: each for key, each in json.loads(inflated(kept)).items() if key != "base"})
        file.execute('UPDATE snapshots SET "table" = ?', (deflated(spoilt),))
    file.close()
    async with house(url, playing_by(rules), first=100) as home:
        await home.tables.resume()
        table = await home.tables.table(table_id)
        assert "played again from its log" in caplog.text
        assert table.view(None).left == left  # type: ignore[attr-defined]
        assert table.notice == (say("rest-fallback", count=lost) if lost else None)
        assert table.moment == moment + bool(lost)
        after = (await home.act(table, BRUNO, "pick turn")).table
    async with house(url, playing_by(rules), first=200) as home:
        table = await home.tables.table(table_id)
        assert (table.moment, table.notice) == (after.moment, None)


async def test_a_row_that_is_no_move_must_come_to_what_it_says_too(url: str) -> None:
    table_id, moment = await midway(url)
    find = playing_by(Turnwise())
    async with house(url, find, first=100) as home:
        change = await home.tables.votes.pause(table_id, BRUNO, home.next)
        found = await home.store.game(table_id)
        assert found is not None
        rows = await home.store.rows(table_id)
        assert replay_check.difference(*found, rows, find) is None
        assert (rows[-1].seq, rows[-1].action[:4]) == (change.table.moment, "@ask")
        wrong = [*rows[:-1], replace(rows[-1], digest="another")]
        told = replay_check.difference(*found, wrong, find)
        assert told is not None
        why = say("replay-elsewhere", action=rows[-1].action)
        assert told == replay_check.Difference(table_id, "pebbles", 1, True, moment + 1, why)
        game, snapshot = found
        for text in (None, (snapshot or "").replace(rows[-1].digest, "0" * len(rows[-1].digest))):
            lost = replay_check.difference(game, text, rows, find)
            assert lost is not None
            assert (lost.moment, lost.why) == (game.moment, say("replay-snapshot"))


async def test_a_table_that_cannot_be_read_is_named_beside_the_others_that_differ(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table_id, _ = await midway(url)
    async with house(url, playing_by(Turnwise()), first=100) as home:
        other = await home.playing(ADA, BRUNO, place=MEADOW)
        game = home.store.game

        async def unreadable(each: int) -> tuple[GameRecord, str | None] | None:
            if each == other.id:
                raise KeyError("a secret")
            return await game(each)

        monkeypatch.setattr(home.store, "game", unreadable)
        found = await replay_check.find_differences(home.store, playing_by(Turnwise()))
        assert found == [replay_check.Difference(other.id, "", 0, False, 0, say("replay-unreadable"))]
        assert await replay_check.find_differences(home.store, playing_by(Turnwise()), [table_id, 99]) == []
        assert "KeyError" in caplog.text
        assert "a secret" not in caplog.text
