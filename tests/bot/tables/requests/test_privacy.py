"""Personal data: shown, taken away, and forgotten, while every log goes on verifying."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any, NoReturn
from zipfile import ZipFile

import pytest
from sqlalchemy import insert, select

from bot.store.errors import Failed
from bot.store.privacy.forgotten_list import Forgotten
from bot.store.privacy.personal_data import PersonalDataStore
from bot.store.rows import NOBODY
from bot.store.schema import attempts, challengers, forks, metadata, notices, orders, people
from bot.tables import Person, Status, Venue, find_differences
from bot.tables.model.errors import NotSeated
from bot.tables.requests.privacy import HalfForgotten, archive
from engine.errors import Malformed
from engine.text import say
from tests.bot.tables.house import BRUNO, CELINA, DOROTA, EVERYBODY, MEADOW, House, file_at, house
from tests.engine.toys import toy

PEBBLE = "pick pebble"


FRIDA = Person(987_654_321, "Frida")
"""A person whom nothing else in the file looks like."""


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(EVERYBODY, FRIDA.id, FRIDA)


async def places_with(home: House, person: Person) -> set[str]:
    """Return the columns of the whole file, whatever there are, in which a person is named or known."""
    found = set()
    async with home.store.reading() as connection:
        for table in metadata.sorted_tables:
            for row in (await connection.execute(select(table))).mappings():
                found |= {
                    f"{table.name}.{name}"
                    for name, value in row.items()
                    if str(person.id) in str(value) or person.name in str(value)
                }
    return found


async def belongings(home: House, game: int, person: int) -> None:
    """Write something of a person into each table that the games themselves do not fill."""
    async with home.store.writing() as connection:
        await connection.execute(insert(people).values(id=person, settings={"pings": "none"}))
        await connection.execute(insert(orders).values(game=game, seat=0, person=person, plan={}, given=0))
        await connection.execute(insert(forks).values(person=person, game=game, seq=1, table="{}"))
        await connection.execute(insert(attempts).values(person=person, day=739_942, game=game))
        await connection.execute(insert(challengers).values(person=person, guild=10))
    cup = await home.tables.tournaments.open(Venue(700, 10), FRIDA, "pebbles", {}, "en", 10_000)
    await home.tables.tournaments.join(cup.id, FRIDA)


async def test_a_person_vanishes_from_everything_and_every_log_still_verifies(home: House) -> None:
    over = await home.to_the_end(await home.playing(FRIDA, BRUNO, heap=3))
    going = await home.playing(BRUNO, FRIDA, heap=9, place=MEADOW)
    await home.act(going, BRUNO, PEBBLE)
    await belongings(home, going.id, FRIDA.id)
    assert len(await places_with(home, FRIDA)) == 12

    changes = await home.tables.privacy.forget(FRIDA)

    assert [change.table.id for change in changes] == [going.id]
    assert await places_with(home, FRIDA) == set()
    assert await home.tables.tournaments.at(700) is None
    assert (await home.tables.table(over.id)).people == ("Player 1", "Bruno")
    after = await home.tables.table(going.id)
    assert after.people == ("Bruno", "Player 2")
    assert (after.status, after.chairs[1].computer) == (Status.PLAYING, "greedy")
    assert await find_differences(home.store, toy) == []


async def test_the_game_goes_on_after_somebody_was_forgotten(home: House) -> None:
    table = await home.playing(FRIDA, BRUNO, heap=9)
    table = (await home.act(table, FRIDA, PEBBLE)).table
    await home.act(table, FRIDA, "pick turn")
    [change] = await home.tables.privacy.forget(FRIDA)
    assert change.told
    with pytest.raises(NotSeated):
        await home.act(change.table, FRIDA, PEBBLE)
    after = await home.tables.table(table.id)
    assert after.host == BRUNO.id
    ended = await home.to_the_end(after)
    assert ended.status is Status.OVER
    assert await find_differences(home.store, toy) == []


async def test_who_left_a_game_before_is_forgotten_in_it_while_it_goes_on(home: House) -> None:
    table = await home.playing(BRUNO, FRIDA, heap=9)
    await home.tables.resign(table.id, FRIDA, home.next)
    assert (await home.tables.privacy.kept(FRIDA.id)).live == ()
    [change] = await home.tables.privacy.forget(FRIDA)
    assert change.told == ()
    assert change.table.people == ("Bruno", "Player 2")
    assert change.table.chairs[1].resigned == NOBODY
    assert await find_differences(home.store, toy) == []


async def test_a_lobby_is_left_and_one_of_oneself_alone_ends(home: House) -> None:
    shared = await home.lobby(FRIDA, BRUNO)
    own = await home.lobby(FRIDA, place=MEADOW)
    await home.tables.privacy.forget(FRIDA)
    after = await home.tables.table(shared.id)
    assert (after.people, after.host) == (("Bruno",), BRUNO.id)
    assert (await home.tables.table(own.id)).status is Status.ABANDONED
    assert await places_with(home, FRIDA) == set()


async def test_what_notified_somebody_is_deleted_and_what_notified_others_stays(home: House) -> None:
    table = await home.playing(FRIDA, BRUNO, heap=9)
    async with home.store.writing() as connection:
        known = {"game": table.id, "kind": "turn", "channel": 1, "message": 1}
        rest = {c.name: 0 for c in notices.columns if c.name not in (*known, "seat") and not c.nullable}
        for seat in (0, 1):
            await connection.execute(insert(notices).values(**known, **rest, seat=seat))
    await home.tables.privacy.forget(FRIDA)
    async with home.store.reading() as connection:
        assert list(await connection.scalars(select(notices.c.seat))) == [1]


async def test_an_export_holds_ones_own_and_nobody_elses(home: House) -> None:
    over = await home.to_the_end(await home.playing(FRIDA, BRUNO, heap=2))
    going = await home.playing(BRUNO, FRIDA, heap=9, place=MEADOW)
    await home.act(going, BRUNO, PEBBLE)
    await belongings(home, going.id, FRIDA.id)
    found = await home.tables.privacy.export(FRIDA.id)
    packed = archive("Read me", found)
    with ZipFile(io.BytesIO(packed)) as zipped:
        texts = {name: zipped.read(name).decode() for name in zipped.namelist()}
    whole = "".join(texts.values())
    assert texts["README.txt"] == "Read me"
    assert "Bruno" not in whole
    assert "Frida" in texts["games.json"]
    for table in (over, going):
        assert table.secret.hex() not in whole
    moves: list[dict[str, Any]] = json.loads(texts["moves.json"])
    assert {move["game"] for move in moves} == {over.id}
    assert json.loads(texts["settings.json"]) == {"pings": "none"}
    assert json.loads(texts["challenges.json"]) == [{"day": 739_942, "game": going.id}]
    assert json.loads(texts["boards.json"]) == [{"guild": 10}]
    [cup] = json.loads(texts["tournaments.json"])
    assert (cup["kind"], cup["name"]) == ("pebbles", "Frida")
    [first, second] = json.loads(texts["games.json"])
    assert [seat["seat"] for seat in first["results"]] == [0, 1]
    assert (first["my_seat"], second["my_seat"]) == (0, 1)
    assert first["ended"].startswith("2026-04-01T")


async def test_of_a_seat_that_changed_hands_everybody_gets_their_own_moves(home: House) -> None:
    table = await home.playing(FRIDA, BRUNO, heap=20)
    await home.act(table, FRIDA, PEBBLE)
    await home.tables.seats.offer(table.id, FRIDA, CELINA.id, home.next)
    change = await home.tables.seats.take(table.id, CELINA, table.chairs[0].seat, home.next)
    await home.act(change.table, CELINA, PEBBLE)
    await home.act(await home.tables.table(table.id), CELINA, PEBBLE)
    of_ada = (await home.tables.privacy.export(FRIDA.id))["moves"]
    of_celina = (await home.tables.privacy.export(CELINA.id))["moves"]
    assert [move["action"] for move in of_ada if "@" not in move["action"]] == [PEBBLE]
    assert [move["action"] for move in of_celina if "@" not in move["action"]] == [PEBBLE] * 2
    await home.tables.privacy.forget(FRIDA)
    assert (await home.tables.table(table.id)).people == ("Celina", "Bruno")
    assert await places_with(home, FRIDA) == set()


async def test_of_a_seat_that_has_passed_through_many_hands_everybody_gets_their_own_and_no_names(
    home: House,
) -> None:
    table = await home.playing(FRIDA, BRUNO, heap=20)
    seat = table.chairs[0].seat
    await home.act(table, FRIDA, PEBBLE)
    for giver, taker in ((FRIDA, CELINA), (CELINA, DOROTA), (DOROTA, FRIDA), (FRIDA, CELINA)):
        await home.tables.seats.offer(table.id, giver, taker.id, home.next)
        change = await home.tables.seats.take(table.id, taker, seat, home.next)
        await home.act(change.table, taker, PEBBLE)
    made = {}
    for person in (FRIDA, CELINA, DOROTA):
        found = await home.tables.privacy.export(person.id)
        assert [(game["id"], game["my_seat"]) for game in found["games"]] == [(table.id, 0)]
        assert len(found["games"][0]["results"]) == 2
        made[person.name] = [move["action"] for move in found["moves"]].count(PEBBLE)
        kept = (await home.tables.privacy.kept(person.id)).data
        assert (kept.games, kept.moves) == (1, len(found["moves"]))
        others = {"Frida", "Bruno", "Celina", "Dorota"} - {person.name}
        assert not [name for name in others if name in str(found)]
    assert made == {"Frida": 2, "Celina": 2, "Dorota": 1}
    await home.tables.privacy.forget(DOROTA)
    assert (await home.tables.privacy.export(DOROTA.id))["games"] == []
    again = (await home.tables.privacy.export(FRIDA.id))["moves"]
    assert [move["action"] for move in again].count(PEBBLE) == 2


async def test_what_there_is_is_counted(home: House) -> None:
    assert (await home.tables.privacy.kept(FRIDA.id)).data.games == 0
    table = await home.playing(FRIDA, BRUNO, heap=9)
    await home.act(table, FRIDA, PEBBLE)
    await belongings(home, table.id, FRIDA.id)
    kept = await home.tables.privacy.kept(FRIDA.id)
    data = kept.data
    assert (data.games, data.moves, data.orders, data.trials, data.challenges) == (1, 1, 1, 1, 1)
    assert data.tournaments == 1
    assert data.has_settings
    assert [each.id for each in kept.live] == [table.id]


async def test_a_game_that_ends_meanwhile_keeps_nobody_from_being_forgotten(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await home.playing(FRIDA, BRUNO)
    live = PersonalDataStore.live

    async def and_then_it_ends(store: PersonalDataStore, person: int) -> list[int]:
        found = await live(store, person)
        await home.to_the_end(table)
        return found

    monkeypatch.setattr(PersonalDataStore, "live", and_then_it_ends)
    assert await home.tables.privacy.forget(FRIDA) == []
    over = await home.tables.table(table.id)
    assert (over.status, over.people) == (Status.OVER, ("Player 1", "Bruno"))
    assert await places_with(home, FRIDA) == set()


async def test_who_is_only_half_forgotten_is_told_so_and_is_forgotten_with_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(FRIDA, BRUNO, heap=9)
        await belongings(home, table.id, FRIDA.id)

        async def fail(*_: object) -> NoReturn:
            raise Failed("the disk is gone")

        monkeypatch.setattr(home.tables.privacy._store, "erase", fail)
        with pytest.raises(HalfForgotten, match="the disk is gone"):
            await home.tables.privacy.forget(FRIDA)
        assert await places_with(home, FRIDA) != set()
        monkeypatch.undo()
        monkeypatch.setitem(EVERYBODY, FRIDA.id, FRIDA)
        assert home.store.file is not None
        asked = Forgotten(home.store.file)
        assert await home.tables.privacy.forget_again(asked) == 1
        assert await places_with(home, FRIDA) == set()
        assert await home.tables.privacy.forget_again(asked) == 0
        assert (await home.tables.table(table.id)).seat_of(BRUNO.id) == 1


async def test_a_game_that_cannot_be_read_any_more_keeps_nobody_from_being_forgotten(tmp_path: Path) -> None:
    def gone(game_id: str) -> NoReturn:
        raise Malformed(say("malformed-game", game=game_id, games=""))

    async with house(file_at(tmp_path)) as home:
        await home.playing(FRIDA, BRUNO, heap=9)
    async with house(file_at(tmp_path), find=gone) as home:
        assert await home.tables.privacy.forget(FRIDA) == []
        assert await places_with(home, FRIDA) == set()
