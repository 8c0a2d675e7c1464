"""The personal data of one person: counted, given to them, and taken out, while everybody else's stays."""

from __future__ import annotations

import itertools
from pathlib import Path

from sqlalchemy import select

from bot.store import Store
from bot.store.competitions.challenge import ChallengeStore
from bot.store.competitions.tournaments import RUNNING, EntrantRecord, TournamentStore
from bot.store.games.notices import SOON, Notice, Notices
from bot.store.games.orders import OrderRecord, OrderStore
from bot.store.games.results import Results
from bot.store.games.trials import TrialRecord, TrialStore
from bot.store.privacy.forgotten_list import Forgotten
from bot.store.privacy.personal_data import PersonalData, PersonalDataStore
from bot.store.rows import NOBODY, TAKE, GameRecord, Row, SeatRecord, Status
from bot.store.schema import metadata, people
from bot.store.settings.preferences import PreferencesStore
from tests.bot.store.competitions.test_tournaments import opened
from tests.bot.store.records import ADA, BRUNO, CELINA, GUILD, chair, ended, table

ROWS = (
    Row(1, None, "@open", 50, "", 100),
    Row(2, 0, "pick a", 51, "", 300, 7),
    Row(3, 1, "pick b", 52, "", 400),
    Row(4, 0, "pick c", None, "", 500),
)


async def known(store: Store, person: int) -> GameRecord:
    """Write everything there can be of a person who plays with Bruno, and of Bruno; return the game, which is over."""
    game = await ended(store, person, BRUNO, at=600, scores=(3, 1), rows=ROWS, host=person)
    alone = await ended(
        store, person, at=500, scores=(9,), guild=None, also=ChallengeStore.attempt(person, 7)
    )
    assert alone.id != game.id
    for each in (person, BRUNO):
        await TrialStore(store).put(TrialRecord(each, game.id, 1, "table"))
        await ChallengeStore(store).enter(GUILD, each)
        await PreferencesStore(store).change(each, lambda _: ({"zone": "UTC"}, None))
    tournament = await opened(store, host=person)
    for each in (person, BRUNO):
        await TournamentStore(store).join(tournament.id, each, "Name")
    return game


def name(language: str, seat: int) -> str:
    return f"{language} {seat + 1}"


async def test_all_there_is_of_a_person_is_counted_and_given_to_them(store: Store) -> None:
    game, data = await known(store, ADA), PersonalDataStore(store)
    assert await data.count(ADA) == PersonalData(2, 1, 0, 1, 1, 1, has_settings=True)
    assert await data.count(BRUNO) == PersonalData(1, 1, 0, 1, 0, 1, has_settings=True)
    assert await data.count(CELINA) == PersonalData(0, 0, 0, 0, 0, 0, has_settings=False)
    found = await data.everything(ADA)
    assert found["settings"] == {"zone": "UTC"}
    assert [(each["my_seat"], each["my_name"]) for each in found["games"]] == [(0, "Ada"), (0, "Ada")]
    assert [(each["seat"], each["score"]) for each in found["seats"]] == [(0, 3), (1, 1), (0, 9)]
    assert [(each["seq"], each["action"], each["waited"]) for each in found["moves"]] == [(2, "pick a", 7)]
    assert found["trials"] == [{"game": game.id, "seq": 1}]
    assert [each["day"] for each in found["challenges"]] == [7]
    assert [each["number"] for each in found["tournaments"]] == [0]
    assert found["boards"] == [{"guild": GUILD}]
    assert game.seed not in str(found)
    assert (await data.everything(CELINA)) == {each: {} if each == "settings" else [] for each in found}


async def test_whoever_organizes_a_tournament_without_playing_in_it_is_given_it(store: Store) -> None:
    made, data = await opened(store, host=ADA), PersonalDataStore(store)
    await TournamentStore(store).join(made.id, BRUNO, "Bruno")
    for person, is_organizer, called in ((ADA, True, None), (BRUNO, False, "Bruno")):
        [found] = (await data.everything(person))["tournaments"]
        assert (found["id"], found["organizer"], found["name"]) == (made.id, is_organizer, called)
        assert (await data.count(person)).tournaments == 1
    await data.erase(ADA, name)
    assert (await data.everything(ADA))["tournaments"] == []
    assert (await data.count(ADA)).tournaments == 0


async def test_whoever_leaves_a_tournament_that_has_begun_keeps_a_place_without_a_name(store: Store) -> None:
    made, tournaments = await opened(store, host=ADA), TournamentStore(store)
    for person in (ADA, BRUNO):
        await tournaments.join(made.id, person, "Name")
    assert await tournaments.advance(made, RUNNING, [])
    await PersonalDataStore(store).erase(ADA, name)
    found = await tournaments.read(made.id)
    assert found is not None
    assert found[0].host == BRUNO
    assert found[1] == (EntrantRecord(0, None, "pl 1", True), EntrantRecord(1, BRUNO, "Name", False))


async def test_of_a_seat_that_went_on_everybody_is_given_their_own_moves(store: Store) -> None:
    rows = (
        *ROWS,
        Row(5, 0, f"{TAKE} Celina", 53, "", 600, person=ADA),
        Row(6, 0, "pick d", 54, "", 700),
    )
    taken = (chair(0, CELINA, resigned=ADA), chair(1, BRUNO))
    await table(store, chairs=taken, rows=rows, moment=6)
    data = PersonalDataStore(store)
    moves = {
        person: [each["seq"] for each in (await data.everything(person))["moves"]]
        for person in (ADA, BRUNO, CELINA)
    }
    assert moves == {ADA: [2], BRUNO: [3], CELINA: [5, 6]}
    names = {
        person: [each["my_name"] for each in (await data.everything(person))["games"]] for person in moves
    }
    assert names == {ADA: [None], BRUNO: ["Bruno"], CELINA: ["Celina"]}, "and nobody's name is another's"
    assert [(await data.count(person)).moves for person in moves] == [1, 1, 2]


async def test_the_tables_that_go_on_are_those_of_seats_offers_and_hosts(store: Store) -> None:
    sat = await table(store, ADA, host=BRUNO)
    left = await table(store, chairs=(chair(0, BRUNO, resigned=ADA),), host=BRUNO)
    offered = await table(store, chairs=(chair(0, BRUNO, offered=ADA),), host=BRUNO)
    hosted = await table(store, BRUNO, host=ADA, status=Status.LOBBY)
    await table(store, BRUNO, CELINA, host=BRUNO)
    await ended(store, ADA, at=300, scores=(1,))
    assert await PersonalDataStore(store).live(ADA) == [sat.id, left.id, offered.id, hosted.id]


async def test_a_person_is_taken_out_and_nobody_else_is(store: Store) -> None:
    game, data = await known(store, ADA), PersonalDataStore(store)
    live = await table(store, ADA, BRUNO)
    await Results(store).keep((GUILD, 0), b"reckoned")
    assert game.id in await data.erase(ADA, name, tokens=["token"])
    found = await store.game(game.id)
    assert found is not None
    assert [(each.person, each.name, each.rank) for each in found[0].chairs] == [
        (None, "en 1", 1),
        (BRUNO, "Bruno", 2),
    ]
    assert found[0].host == NOBODY
    assert await store.rows(game.id) == list(ROWS)
    kept = await store.game(live.id)
    assert kept is not None
    assert kept[0] == live, "a game that goes on is left alone where it is not named"
    assert await data.count(ADA) == PersonalData(1, 0, 0, 0, 0, 0, has_settings=False)
    assert await data.count(BRUNO) == PersonalData(2, 1, 0, 1, 0, 1, has_settings=True)
    assert await Results(store).reckoned((GUILD, 0)) is None
    tournament = await TournamentStore(store).read(1)
    assert tournament is not None
    assert tournament[0].host == BRUNO
    assert tournament[1] == (EntrantRecord(1, BRUNO, "Name", False),)
    assert await data.erase(ADA, name, also=[live.id]) == [live.id]
    assert await data.count(ADA) == PersonalData(0, 0, 0, 0, 0, 0, has_settings=False)


async def test_who_left_or_was_offered_a_seat_is_taken_out_of_it(store: Store) -> None:
    chairs = (chair(0, None, rank=1, score=2), chair(1, BRUNO, offered=ADA, rank=2, score=1))
    gone = (chair(0, BRUNO, resigned=ADA, rank=1, score=2),)
    offered = await table(store, chairs=chairs, status=Status.OVER, ended=300)
    left = await table(store, chairs=gone, status=Status.OVER, ended=300)
    assert await PersonalDataStore(store).erase(ADA, name) == [offered.id, left.id]
    for game, has_left in ((offered, set()), (left, {NOBODY})):
        found = await store.game(game.id)
        assert found is not None
        assert {each.offered for each in found[0].chairs} == {None}
        assert {each.resigned for each in found[0].chairs} - {None} == has_left
        assert "Bruno" in [each.name for each in found[0].chairs]


async def test_a_seat_that_somebody_else_has_left_keeps_the_name(store: Store) -> None:
    left = chair(0, None, rank=1, score=2), SeatRecord(1, None, "Bruno", "greedy", BRUNO, rank=2, score=1)
    game = await table(store, chairs=(*left, chair(2, ADA, rank=3, score=0)), status=Status.OVER, ended=300)
    await PersonalDataStore(store).erase(ADA, name)
    found = await store.game(game.id)
    assert found is not None
    assert [(each.name, each.resigned) for each in found[0].chairs] == [
        ("Computer", None),
        ("Bruno", BRUNO),
        ("en 3", None),
    ]


async def test_what_would_notify_a_person_is_silenced(store: Store) -> None:
    chairs = (
        chair(0, ADA, since=1, reminder=5, deadline=9),
        chair(1, BRUNO, since=1, reminder=5, deadline=9),
    )
    game, notices = await table(store, chairs=chairs), Notices(store)
    for seat in (0, 1):
        assert await notices.claim(Notice(game.id, seat, SOON, 9), 5)
    await PersonalDataStore(store).silence(ADA)
    assert [each.notice.seat for each in (await notices.due(0)).unsent] == [1]


async def test_whoever_asked_since_a_backup_is_forgotten_again(store: Store, tmp_path: Path) -> None:
    await known(store, ADA)
    data, asked = PersonalDataStore(store), Forgotten(tmp_path / "list.db")
    tokens = {person: asked.add(person) for person in (ADA, BRUNO, CELINA)}
    assert await data.to_forget_again(asked) == {ADA: [tokens[ADA]], BRUNO: [tokens[BRUNO]]}
    await data.erase(ADA, name, tokens=[tokens[ADA]])
    assert await data.to_forget_again(asked) == {BRUNO: [tokens[BRUNO]]}
    assert (await data.enlist(ADA) is None) is (store.file is None)


NAMING = (
    *(
        column
        for each in metadata.sorted_tables
        for column in each.c
        if column.name in {"person", "host", "resigned", "offered"}
    ),
    people.c.id,
)
"""Every column of the database in which a person may stand."""


async def test_whoever_stands_anywhere_is_known_and_taken_out(store: Store, tmp_path: Path) -> None:
    """In each column stands another person, who stands in no other one."""
    numbers = itertools.count(CELINA + 1)
    (sat, left, offered, host, moved, tries, daily, asked_for, ordered, organizer, entrant, set_up) = (
        next(numbers) for _ in range(12)
    )
    seat = SeatRecord(0, sat, "Somebody", None, left, offered=offered)
    rows = ROWS[0], Row(2, 0, "pick a", 51, "", 300, person=moved)
    game = await table(
        store, chairs=(seat,), host=host, rows=rows, moment=2, also=ChallengeStore.attempt(daily, 7)
    )
    await TrialStore(store).put(TrialRecord(tries, game.id, 1, "table"))
    await ChallengeStore(store).enter(GUILD, asked_for)
    await OrderStore(store).give(OrderRecord(0, game.id, 0, ordered, {}, 9))
    await TournamentStore(store).join((await opened(store, host=organizer)).id, entrant, "Name")
    await PreferencesStore(store).change(set_up, lambda _: ({"zone": "UTC"}, None))

    async def standing() -> list[set[int | None]]:
        async with store.reading() as connection:
            return [{*await connection.scalars(select(column))} for column in NAMING]

    everybody, data, asked = (
        [*range(sat, set_up + 1)],
        PersonalDataStore(store),
        Forgotten(tmp_path / "list.db"),
    )
    assert sorted(each for column in await standing() for each in column if each) == everybody
    assert all({*column} & {*everybody} for column in await standing())
    tokens = {person: [asked.add(person)] for person in everybody}
    assert await data.to_forget_again(asked) == tokens
    for person in everybody:
        await data.erase(person, name, [game.id], tokens[person])
    assert not any(column - {None, NOBODY} for column in await standing())
