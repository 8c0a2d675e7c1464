"""The past of a game: any moment as one reader could see it then, what somebody has missed, and games that travel as a text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bot.store.rows import Row
from bot.tables import Person, Status, Table
from bot.tables.history import export
from bot.tables.history.timeline import NewsSince, Timeline, _numbered, _Turn
from bot.tables.model.errors import AlreadyRunning
from engine.action import to_text
from engine.errors import Malformed
from engine.registry import find
from engine.text import Seat, Text
from render.sheets.changes import MOST
from tests.bot.tables.house import ADA, BRUNO, CELINA, EVERYBODY, MEADOW, House, file_at, house
from tests.bot.tables.log.test_rules_change import Handfuls, midway, playing_by
from tests.engine.toys import toy


async def walked(home: House, table: Table) -> list[Table]:
    """Return every reading of a table from here to the end of the game."""
    readings = [table]
    while table.status is Status.PLAYING:
        person = EVERYBODY[table.awaiting[0].person or 0]
        table = (await home.act(table, person, table.legal(person.id).actions[-1])).table
        readings.append(table)
    return readings


async def test_every_moment_is_seen_again_as_it_was_seen_then(home: House) -> None:
    readings = await walked(home, await home.playing(ADA, BRUNO, game="magpies"))
    past = await home.tables.timeline(readings[0].id)
    history = await home.tables.history(readings[0].id)
    for person_id in (ADA.id, BRUNO.id, CELINA.id, None):
        for number, then in enumerate(readings):
            moment = past.at(person_id, number)
            assert moment.view == then.view(person_id)
            assert moment.told == (history[number - 1] if number else None)
    assert past.at(ADA.id, 999).number == len(history)
    seats = {seat: person.id for seat, person in ((Seat(0), ADA), (Seat(1), BRUNO))}
    wanted = [(number, seat) for number in range(len(readings)) for seat in seats]
    assert past.seen_by(wanted) == {
        (number, seat): readings[number].view(seats[seat]) for number, seat in wanted
    }
    assert past.seen_by([]) == {}


async def test_what_is_taken_back_is_no_moment(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    before = await home.act(table, ADA, "pick pebble")
    await home.act(before.table, ADA, "pick pebble")
    await home.tables.undo(table.id, ADA, home.next)
    assert len((await home.tables.timeline(table.id)).steps) == 0


async def test_what_the_setup_told_is_told_as_the_game_begins_and_whenever_somebody_looks_back(
    tmp_path: Path,
) -> None:
    """On an island with spirits that were dealt the invaders have explored before anybody acts."""
    async with house(file_at(tmp_path), find) as home:
        lobby, interaction = await home.lobby(ADA, game="spirit-island", spirits="random", seats=1), home.next
        begun = await home.tables.start(lobby.id, ADA, interaction)
        [told] = begun.told
        assert [event.text.key for event in told.events] == ["spirit-island-event-explore"]
        again = await home.tables.start(lobby.id, ADA, interaction)
        assert (again.repeated, again.told) == (True, begun.told)
        assert await home.tables.prelude(lobby.id) == begun.told
        assert (await home.tables.timeline(lobby.id)).at(ADA.id, 0).told == told
        assert await home.tables.history(lobby.id) == []
        grown = await home.act(begun.table, ADA, begun.table.legal(ADA.id).under("grow")[0])
        assert not {event.text.key for each in grown.told for event in each.events} & {
            event.text.key for event in told.events
        }


async def turns_of_pebbles(home: House) -> Timeline:
    """Play Ada's turn, Bruno's, and half of Ada's next."""
    table = await home.playing(ADA, BRUNO)
    for person, line in (
        (ADA, "pick pebble"),
        (ADA, "pick turn"),
        (BRUNO, "pick pebble"),
        (BRUNO, "pick turn"),
        (ADA, "pick pebble"),
    ):
        table = (await home.act(table, person, line)).table
    return await home.tables.timeline(table.id)


@pytest.mark.parametrize(
    ("person", "before", "turns"), [(ADA, 2, {1: 1, 0: 2}), (BRUNO, 4, {0: 1}), (CELINA, 2, {1: 1, 0: 2})]
)
async def test_what_was_missed_is_every_turn_since_the_own_last_one(
    home: House, person: Person, before: int, turns: dict[int, int]
) -> None:
    past = await turns_of_pebbles(home)
    missed = past.missed(person.id)
    assert missed.seen is not None
    assert missed.seen.before == past.at(person.id, before).view
    assert missed.seen.now == past.at(person.id, 5).view
    assert {turn.seat: turn.number for turn in missed.seen.turns} == turns
    events = [event.text for one in missed.told for told in one for event in told.events]
    assert [event for turn in missed.seen.turns for event in turn.events] == events
    told = await home.tables.history(past.table.id)
    assert [each for one in missed.told for each in one] == told[before:]


async def test_nobody_missed_what_they_were_not_to_read(home: House) -> None:
    """Nothing of it is counted on the picture either."""
    table = await home.playing(ADA, BRUNO, game="magpies")
    for person in (BRUNO, ADA):
        table = (await home.act(table, person, table.legal(person.id).actions[0])).table
    past = await home.tables.timeline(table.id)
    for person, kept in ((BRUNO, 0), (ADA, 1), (CELINA, 0)):
        seen = past.missed(person.id).seen
        told = [event.key for turn in seen.turns for event in turn.events] if seen else []
        assert told.count("magpies-kept-card") == kept


async def test_what_was_missed_is_told_from_where_it_is_said_to_begin(home: House) -> None:
    table = await home.playing(ADA, BRUNO)
    said: list[tuple[str, ...]] = []

    async def look() -> None:
        past = await home.tables.timeline(table.id)
        said.append(tuple(past.missed(person.id).since for person in (ADA, BRUNO, CELINA)))

    await look()
    for person in (ADA, BRUNO, ADA):
        for line in ("pick pebble", "pick turn"):
            table = (await home.act(table, person, line)).table
            await look()
    own, earlier, beginning, lately = "own-turn", "earlier-turn", "beginning", "lately"
    assert said == [
        *[(beginning, beginning, lately)] * 3,
        *[(own, beginning, lately)] * 2,
        (own, own, lately),
        (earlier, own, lately),
    ]
    rows = [
        replace(row, person=CELINA.id) if row.person == BRUNO.id else row
        for row in await home.store.rows(table.id)
    ]
    assert Timeline(table, rows).missed(BRUNO.id).since is NewsSince.EARLIER_TURN


@pytest.mark.parametrize("count", [1, 2, MOST - 1, MOST, MOST + 1, 2 * MOST])
@given(dice=st.randoms(use_true_random=False))
def test_the_turns_that_were_missed_are_numbered_without_a_gap_and_those_of_one_seat_alike(
    count: int, dice: Random
) -> None:
    seats: list[int | None] = [None]
    while len(seats) < count:
        seats.append(dice.choice([seat for seat in (None, 0, 1, 2, 3) if seat != seats[-1]]))
    numbers, kept = _numbered([_Turn(seat, end) for end, seat in enumerate(seats)]), seats[-MOST:]
    assert len(numbers) == len(kept)
    assert list(dict.fromkeys(numbers)) == list(range(1, max(numbers) + 1))
    has_older = count > MOST  # Those have the first number together.
    assert not has_older or 1 not in numbers[1:]
    turns = {*zip(numbers[has_older:], kept[has_older:], strict=True)}
    assert len(turns) == len({number for number, _ in turns}) == len({seat for _, seat in turns})


async def test_a_phase_that_the_own_last_move_let_run_was_missed_as_nobodys_turn(tmp_path: Path) -> None:
    async with house(file_at(tmp_path), find) as home:
        table = await home.playing(ADA, BRUNO, game="spirit-island", spirits="easy")
        rows = list(await home.store.rows(table.id))
    assert table.match is not None
    match, grammar, phase = table.match.copy(), table.game.grammar, list[Text]()

    def play(seat: int, *lines: str) -> None:
        for line in lines:
            phase[:] = [event.text for event in match.play(Seat(seat), grammar.read(line))]
            rows.append(Row(len(rows) + 1, seat, line, len(rows), match.digest, 0))

    def first(seat: int) -> str:
        return to_text(match.legal(Seat(seat)).actions[0])

    seat = 0
    while "spirit-island-event-explore" not in {text.key for text in phase}:
        seat = 1 if Seat(1) in match.awaiting else 0
        verbs = match.legal(Seat(seat)).verbs
        play(seat, next((verb for verb in ("done", "ready") if verb in verbs), first(seat)))
    assert seat == 0
    told = [*phase]
    play(1, first(1))
    play(0, first(0))
    past = Timeline(replace(table, moment=len(rows)), rows)
    missed = past.missed(ADA.id)
    assert missed.seen is not None
    assert [(turn.seat, turn.number) for turn in missed.seen.turns] == [(None, 1), (1, 2), (0, 3)]
    assert [event.text for step in missed.told[0] for event in step.events] == told
    assert missed.seen.before == past.at(ADA.id, len(past.steps) - 3).view


async def test_turns_beyond_what_one_picture_tells_are_folded_into_its_first_number(
    home: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tables.history.timeline.MOST", 1)
    past = await turns_of_pebbles(home)
    missed = past.missed(ADA.id)
    assert [len(one) for one in missed.told] == [3]
    assert missed.seen is not None
    assert [(turn.number, len(turn.events)) for turn in missed.seen.turns] == [(1, 3)]
    assert missed.seen.now == past.at(ADA.id, 5).view


async def test_what_one_seat_does_between_the_others_has_one_number(home: House) -> None:
    past = await turns_of_pebbles(home)
    rows = await home.store.rows(past.table.id)
    pause = Row(0, 0, "@pause", None, "", 0)
    paused = Timeline(replace(past.table, moment=99), [*rows[:6], pause, *rows[6:]])
    missed = paused.missed(ADA.id)
    assert [told.action for told in missed.told[0]] == ["pick pebble", "@pause", "pick turn"]
    assert missed.seen is not None
    assert [turn.number for turn in missed.seen.turns] == [1, 1, 2]


async def test_what_an_order_or_a_stand_in_has_moved_was_not_the_own_last_turn(home: House) -> None:
    past = await turns_of_pebbles(home)
    rows = [
        replace(row, interaction=None) if row.seat == 1 and not row.action.startswith("@") else row
        for row in await home.store.rows(past.table.id)
    ]
    missed = Timeline(past.table, rows).missed(BRUNO.id)
    assert [[told.seat for told in one] for one in missed.told] == [[0, 0, 0], [1, 1]]


async def test_views_end_where_new_rules_leave_the_log(tmp_path: Path) -> None:
    table_id, _ = await midway(file_at(tmp_path))
    async with house(file_at(tmp_path), playing_by(Handfuls())) as home:
        past = await home.tables.timeline(table_id)
        assert past.at(ADA.id, len(past.steps)).view is None
        assert past.missed(ADA.id).seen is None


async def test_a_finished_game_travels_to_another_house_and_is_the_same_there(
    home: House, tmp_path: Path
) -> None:
    table = await home.to_the_end(await home.playing(ADA, BRUNO, game="magpies"))
    past = await home.tables.timeline(table.id)
    written = past.record(home.tables.now())
    assert written is not None
    (tmp_path / "elsewhere").mkdir()
    async with house(file_at(tmp_path / "elsewhere"), first=50) as other:
        change = await other.tables.bring_in(MEADOW, CELINA, written.encode(), "pl", 50)
        twin = change.table
        assert (twin.status, twin.people, twin.seed) == (Status.OVER, table.people, table.seed)
        assert twin.match is not None
        assert table.match is not None
        assert twin.match.digest == table.match.digest
        assert await other.tables.at(MEADOW.channel) is twin
        assert await other.tables.history(twin.id) == await home.tables.history(table.id)
        assert (await other.tables.timeline(twin.id)).record(other.tables.now()) == written
        again = await other.tables.bring_in(MEADOW, CELINA, written.encode(), "pl", 50)
        assert (again.repeated, again.table.id) == (True, twin.id)
        assert twin.seat_of(ADA.id) is None


async def test_a_game_that_goes_on_has_no_record(home: House) -> None:
    table = await home.playing(ADA, BRUNO, game="magpies")
    assert (await home.tables.timeline(table.id)).record(home.tables.now()) is None
    await home.tables.resign(table.id, ADA, home.next)
    await home.tables.resign(table.id, BRUNO, home.next)
    assert (await home.tables.timeline(table.id)).record(home.tables.now()) is None


async def test_no_game_is_brought_in_where_one_is_going_on(home: House) -> None:
    over = await home.to_the_end(await home.playing(ADA, BRUNO))
    written = (await home.tables.timeline(over.id)).record(home.tables.now()) or ""
    await home.lobby(ADA)
    with pytest.raises(AlreadyRunning):
        await home.tables.bring_in(over.place, ADA, written.encode(), "en", home.next)


WRITTEN = """grovekeeper-record 1
game: pebbles
rules: 1
options: {"heap":3}
seat: Ada
seat: Bruno
seed: 00
digest: none

1 pick pebble
"""


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("grovekeeper-record 1", "PNG", "record-none"),
        ("game: pebbles", "game: chess", "malformed-game"),
        ("game: pebbles\n", "", "record-part"),
        ("seed: 00", "seed: " + "00" * 65, "record-part"),
        ("rules: 1", "rules: ²", "record-part"),
        ('{"heap":3}', "[" * 5000, "record-part"),
        ('{"heap":3}', '{"heap":"many"}', "record-part"),
        ("seat: Bruno", "seat: Bruno\nseat: Celina", "malformed-seats"),
        ("seat: Bruno", "chair: Bruno", "record-line"),
        ("1 pick pebble", "3 pick pebble", "record-line"),
        ("1 pick pebble", "pebble", "record-line"),
        ("1 pick pebble", "2 pick pebble", "record-refused"),
        ("1 pick pebble", "1 sing", "record-refused"),
        ("1 pick pebble", "1 pick pebble", "record-unfinished"),
        ("1 pick pebble", "1 pick pebble\n1 pick pebble\n1 pick pebble", "record-elsewhere"),
        ("1 pick pebble", "\n" * export.LARGEST, "record-too-large"),
    ],
)
async def test_a_bad_record_is_refused_with_its_own_sentence(
    home: House, old: str, new: str, why: str
) -> None:
    assert old in WRITTEN
    data = WRITTEN.replace(old, new).encode()
    with pytest.raises(Malformed) as refused:
        await home.tables.bring_in(MEADOW, ADA, data, "en", home.next)
    assert refused.value.text.key == why
    assert await home.tables.at(MEADOW.channel) is None


def test_a_line_that_says_nothing_is_named_by_its_number_in_the_file() -> None:
    lines = WRITTEN.replace("1 pick pebble", "1 pick pebble\npebble", 1).splitlines()
    with pytest.raises(Malformed) as refused:
        export.read("\n".join(lines).encode(), toy)
    assert dict(refused.value.text.args)["line"] == 1 + lines.index("pebble")


def test_a_name_stays_on_its_line() -> None:
    lines = WRITTEN.replace("Ada", "A\u2028da\x07").encode()
    assert export.read(lines.replace("\u2028".encode(), b" "), toy).names[0] == "A da"


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, len(WRITTEN)), cut=st.integers(0, 40), put=st.binary(max_size=12))
def test_whatever_is_done_to_a_record_it_is_read_or_refused(place: int, cut: int, put: bytes) -> None:
    data = WRITTEN.encode()
    data = data[:place] + put + data[place + cut :]
    try:
        for _, seat, _ in export.positions(export.read(data, toy)):
            assert seat in (None, *map(Seat, range(25)))
    except Malformed:
        pass
