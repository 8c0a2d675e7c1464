"""Sums over finished games, in a real file."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.discord.commands.results.stats import _notes
from bot.store.games.results import Result, SeatResult
from bot.tables import Person, Table, Venue
from bot.tables.log.mapping import to_record
from bot.tables.stats.leaderboard import Leaderboards, _Book
from bot.tables.stats.leaderboard_counts import Meetings
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import ADA, BRUNO, CELINA, GROVE, MEADOW, House, file_at, house
from tests.engine.toys import CATALOGUES
from words.catalogue import Words, words

ELSEWHERE = Venue(200, 20)
PRIVATE = Venue(300)
EN = Words("en", CATALOGUES)
"""English, the words of the toys included."""


async def won(
    home: House, winner: Person, *others: Person, place: Venue = GROVE, level: str | None = None
) -> Table:
    """Play a game of one pebble, which whoever is first takes."""
    return await home.to_the_end(await home.playing(winner, *others, place=place, level=level, heap=1))


async def test_games_won_and_lost_are_counted_with_whom_one_has_met(home: House) -> None:
    for winner, other in ((ADA, BRUNO), (ADA, BRUNO), (BRUNO, ADA), (ADA, CELINA)):
        await won(home, winner, other)
    career = (await home.tables.leaderboards.careers(GROVE, ADA.id))["pebbles"]
    tally = career.tally
    assert (tally.played, tally.won, tally.shared, tally.best) == (4, 3, 0, 1)
    assert (tally.streak, tally.longest) == (1, 2)
    assert career.rivals == (("Bruno", Meetings(ahead=2, behind=1)), ("Celina", Meetings(ahead=1)))
    assert (career.place, career.of, career.rating.games) == (1, 3, 4)
    assert career.points[-1][1] == career.rating.points


async def test_the_board_has_the_best_first_and_computer_players_beside_them(home: House) -> None:
    await won(home, ADA, BRUNO)
    await won(home, ADA, level="random")
    board = await home.tables.leaderboards.board(GROVE, "pebbles", 10)
    assert [career.name for career in board.careers] == ["Ada", "Bruno"]
    assert list(board.levels) == ["random"]
    assert await home.tables.leaderboards.games_played(GROVE) == {"pebbles": 3}


async def test_games_of_people_are_counted_by_who_was_played_in_them(home: House) -> None:
    """Each at their own seat, against each other too; what a computer played is nobody's."""
    await won(home, ADA, BRUNO)
    await won(home, BRUNO, ADA)
    await won(home, ADA, level="random")
    board = await home.tables.leaderboards.board(GROVE, "pebbles", 10)
    told = [(EN.say(each.name), each.won, each.played) for each in board.characters]
    assert told == [("the otter", 3, 3), ("the heron", 0, 2)]
    said = "\n".join(_notes(board, EN))
    assert "By character: the otter: won 3 of 3 · the heron: won 0 of 2" in said


async def test_a_win_that_was_claimed_tells_of_no_character(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=9)
    assert [each.character for each in to_record(replace(table, claimed=Seat(0))).chairs] == [None, None]


async def test_who_left_their_only_game_has_the_name_that_the_seat_kept(home: House) -> None:
    table = await home.playing(ADA, BRUNO, CELINA, game="magpies")
    await home.to_the_end((await home.tables.resign(table.id, ADA, home.next)).table)
    board = await home.tables.leaderboards.board(GROVE, "magpies", 10)
    assert {career.person: career.name for career in board.careers}[ADA.id] == "Ada"


async def test_a_place_knows_only_its_own_games(home: House) -> None:
    """The channels of a server are one place; a conversation without a server is one by itself."""
    await won(home, ADA, BRUNO)
    await won(home, ADA, BRUNO, place=MEADOW)
    await won(home, BRUNO, ADA, place=ELSEWHERE)
    await won(home, CELINA, place=PRIVATE)
    played = [
        (await home.tables.leaderboards.careers(place, person.id))["pebbles"].tally.played
        for place, person in ((GROVE, ADA), (ELSEWHERE, ADA), (PRIVATE, CELINA))
    ]
    assert played == [2, 1, 1]
    assert await home.tables.leaderboards.careers(PRIVATE, ADA.id) == {}


async def test_games_that_go_on_or_were_given_up_do_not_count_but_their_times_do(home: House) -> None:
    table = await home.playing(ADA, BRUNO, heap=9)
    await home.act(table, ADA, "pick pebble")
    assert await home.tables.leaderboards.careers(GROVE, ADA.id) == {}
    await won(home, ADA, BRUNO, place=MEADOW)
    career = (await home.tables.leaderboards.careers(GROVE, ADA.id))["pebbles"]
    assert career.tally.played == 1
    assert career.pace is not None
    assert timedelta(0) < career.pace < timedelta(minutes=1)


async def test_what_is_kept_at_hand_is_what_another_process_reads_anew(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await won(home, ADA, BRUNO)
        await home.tables.leaderboards.board(GROVE, "pebbles", 10)
        await won(home, BRUNO, CELINA)
        kept = await home.tables.leaderboards.board(GROVE, "pebbles", 10)
        async with house(file_at(tmp_path), first=100) as other:
            fresh = await other.tables.leaderboards.board(GROVE, "pebbles", 10)
            assert fresh == kept
            await other.tables.privacy.forget(BRUNO)
        assert {career.name for career in kept.careers} == {"Ada", "Bruno", "Celina"}
        after = await home.tables.leaderboards.board(GROVE, "pebbles", 10)
        assert {career.name for career in after.careers} == {"Ada", "Celina"}


async def test_the_pace_is_what_half_of_the_moves_took_at_most(tmp_path: Path) -> None:
    time = [datetime(2026, 4, 1, tzinfo=UTC)]
    async with house(file_at(tmp_path), now=lambda: time[0]) as home:
        await won(home, ADA)
        table = await home.playing(ADA, heap=9)
        for seconds, action in (
            (1, "pick pebble"),
            (30, "pick pebble"),
            (2, "pick turn"),
            (90, "pick pebble"),
        ):
            time[0] += timedelta(seconds=seconds)
            table = (await home.act(table, ADA, action)).table
        assert (await home.tables.leaderboards.careers(GROVE, ADA.id))["pebbles"].pace == timedelta(seconds=2)


def finished(number: int, rank: int, **options: object) -> Result:
    """Return the result of a game of the island for two."""
    played = (("A", "lightnings-swift-strike"), ("B", "a spirit of another box"))
    chairs = tuple(
        SeatResult(seat, seat + 1, name, None, None, rank, 9, spirit)
        for seat, (name, spirit) in enumerate(played)
    )
    return Result(number, "spirit-island", options, number, chairs)


async def test_games_played_together_are_counted_by_how_hard_they_were_and_against_whom(home: House) -> None:
    """Also in what was kept for the next start; with options that nobody knows any more they are left out."""
    boards, book = Leaderboards(home.store, find), _Book()
    england = {"adversary": "england", "adversary_level": 1}
    results = [
        finished(1, 1),
        finished(2, 2, **england),
        finished(3, 1, **england),
        finished(4, 1, gone=True),
    ]
    boards._add(book, [*results, finished(5, 2, scenario="blitz")])
    kept = _Book()
    kept.load(book.dump())
    for board in (boards._board(each, "spirit-island", 5) for each in (book, kept)):
        told = {words("en").say(found.name, []): (found.won, found.played) for found in board.records}
        assert told["England 1"] == (1, 2)
        assert told["Blitz"] == (0, 1)
        assert told["difficulty 0"] == (1, 2), "the scenario is as hard as none"
        (spirit,) = board.characters
        assert words("en").say(spirit.name, []) == "Lightning's Swift Strike", "the other is not known here"
        assert (spirit.won, spirit.played) == (3, 5)
        assert [found.played for found in board.records] == sorted(
            (found.played for found in board.records), reverse=True
        )
    said = "\n".join(_notes(boards._board(kept, "spirit-island", 5), words("en")))
    assert "England 1: won 1 of 2" in said
