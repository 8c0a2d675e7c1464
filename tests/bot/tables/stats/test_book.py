"""The sums of one place, added up from results that are written here: every figure of a career and of a board."""

from __future__ import annotations

from datetime import timedelta
from typing import Any, cast

import pytest

from bot.store.games.results import Census, Result, SeatResult
from bot.tables import Venue
from bot.tables.stats import leaderboard
from bot.tables.stats.leaderboard import Board, Leaderboards, PlayedAs, _Book
from bot.tables.stats.leaderboard_counts import Meetings, Tally
from engine.text import say
from tests.engine.toys import pebbles, toy

ADA, BRUNO, CELINA, DOROTA = 1, 2, 3, 4
NAMES = {ADA: "Ada", BRUNO: "Bruno", CELINA: "Celina", DOROTA: "Dorota"}
OTTER, HERON = say("pebbles-otter"), say("pebbles-heron")
Seated = tuple[int | str | None, int, int | None]
"""A person, or the level of a computer player, with the rank and the score."""


def result(number: int, *seated: Seated, kind: str = "pebbles", heap: object = 12) -> Result:
    chairs = tuple(
        SeatResult(
            seat,
            who if isinstance(who, int) else None,
            NAMES[who] if isinstance(who, int) else "Computer",
            who if isinstance(who, str) else None,
            None,
            rank,
            score,
            ("otter", "heron")[seat % 2],
        )
        for seat, (who, rank, score) in enumerate(seated)
    )
    return Result(number, kind, {"heap": heap}, 100 * number, chairs)


RESULTS = [
    result(1, (ADA, 1, 9), (BRUNO, 2, 3)),
    result(2, (BRUNO, 1, 6), (ADA, 1, 6)),
    result(3, (ADA, 1, 12), (BRUNO, 2, 0)),
    result(4, (ADA, 1, 7), (BRUNO, 2, 5)),
    result(5, (BRUNO, 1, None), (ADA, 2, None)),
    result(6, (CELINA, 1, 12)),
    result(7, (CELINA, 2, 4)),
    result(8, (DOROTA, 1, 12), heap=5),
    result(9, (ADA, 1, 8), ("greedy", 2, 4)),
    result(10, ("greedy", 1, 8), ("random", 2, 4)),
    result(11, (BRUNO, 1, 1), (CELINA, 2, 0), kind="gone"),
    result(12, (CELINA, 1, 12), heap="none that can be read"),
]


@pytest.fixture
def boards() -> Leaderboards:
    return Leaderboards(cast(Any, None), toy)


@pytest.fixture
def book(boards: Leaderboards) -> _Book:
    """Return the book of a place in which all these games were played."""
    found = _Book()
    boards._add(found, RESULTS)
    return found


def board(boards: Leaderboards, book: _Book, most: int = 9) -> Board:
    return boards._board(book, "pebbles", most)


def test_everybodys_games_are_counted(boards: Leaderboards, book: _Book) -> None:
    found = board(boards, book)
    careers = {each.person: each for each in (*found.careers, *found.unrated)}
    assert {person: each.name for person, each in careers.items()} == NAMES
    assert careers[ADA].tally == Tally(
        6, 4, 1, best=12, streak=1, longest=2, met={BRUNO: Meetings(ahead=3, behind=1, level=1)}
    )
    assert careers[BRUNO].tally == Tally(
        5, 1, 1, best=6, streak=1, longest=1, met={ADA: Meetings(ahead=1, behind=3, level=1)}
    )
    assert careers[CELINA].tally == Tally(3, 2, 0, best=12, streak=1, longest=1)
    assert careers[DOROTA].tally == Tally(1, 1, 0, best=12, streak=1, longest=1)
    assert careers[ADA].rivals == (("Bruno", careers[ADA].tally.met[BRUNO]),)
    assert [ended for ended, _ in careers[ADA].points] == [100, 200, 300, 400, 500, 900]
    assert careers[ADA].points[-1][1] == careers[ADA].rating.points
    assert {each.pace for each in careers.values()} == {None}


def test_the_rated_come_first_and_of_the_others_who_has_won_most_in_fewest_games(
    boards: Leaderboards, book: _Book
) -> None:
    found = board(boards, book)
    assert [(each.person, each.place, each.of) for each in found.careers] == [(ADA, 1, 2), (BRUNO, 2, 2)]
    assert [(each.person, each.place, each.of) for each in found.unrated] == [(CELINA, 0, 2), (DOROTA, 0, 2)]
    boards._add(book, [result(20, (DOROTA, 1, 1))])
    assert [each.person for each in board(boards, book).unrated] == [DOROTA, CELINA], "as many wins, sooner"
    boards._add(book, [result(21, (DOROTA, 2, 1))])
    assert [each.person for each in board(boards, book).unrated] == [CELINA, DOROTA], "alike: the first id"
    short = board(boards, book, 1)
    assert ([each.person for each in short.careers], [each.person for each in short.unrated]) == (
        [ADA],
        [CELINA],
    )
    assert short.careers[0].of == 2
    assert set(found.levels) == {"greedy"}
    assert (found.game_id, board(boards, _Book()).careers) == ("pebbles", ())


def test_games_are_counted_by_what_and_as_whom_they_were_played(
    boards: Leaderboards, book: _Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = say("pebbles-turn"), say("pebbles-pebble")

    def played_as(_: object, options: pebbles.PebbleOptions) -> list[object]:
        return [few] if options.heap < 6 else [many, OTTER]

    monkeypatch.setattr(pebbles.PebbleTelling, "played_as", played_as)
    found = board(boards, book)
    assert found.records == (PlayedAs(many, 2, 1), PlayedAs(OTTER, 2, 1), PlayedAs(few, 1, 1))
    assert found.characters == (PlayedAs(OTTER, 10, 9), PlayedAs(HERON, 5, 1))
    monkeypatch.setattr(leaderboard, "RECORDS", 1)
    assert board(boards, book).records == (PlayedAs(many, 2, 1),)
    book.games["pebbles"].characters["gone"] = (99, 99)
    assert board(boards, book).characters == (PlayedAs(OTTER, 10, 9),), "who is not known any more"
    assert boards._board(book, "gone", 9).records == ()
    assert [each.person for each in boards._board(book, "gone", 9).careers] == [BRUNO, CELINA]


def test_a_book_is_the_same_after_it_was_kept(
    boards: Leaderboards, book: _Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    book.census, book.last = Census(12, 14, 1), (1200, 12)
    again = _Book()
    again.load(book.dump())
    assert (again.census, again.last, again.names, again.kept) == (book.census, book.last, NAMES, 12)
    assert again.games.keys() == {"pebbles", "gone"}
    assert again.dump() == book.dump()
    assert board(boards, again) == board(boards, book)
    kept = book.dump()
    monkeypatch.setattr(leaderboard, "_RECKONING", [*leaderboard._RECKONING, "anew"])
    other = _Book()
    other.load(kept)
    assert other == _Book(lock=other.lock), "reckoned in another way"


def test_a_census_counts_who_is_there_and_who_has_gone() -> None:
    games = [*RESULTS[:3], Result(9, "pebbles", {}, 9, (SeatResult(0, None, "", "greedy", ADA, 1, 0),))]
    assert leaderboard._counted(Census(10, 20, 30), games) == Census(14, 26, 31)
    assert leaderboard._counted(Census(1, 2, 3), []) == Census(1, 2, 3)


@pytest.mark.parametrize(
    ("place", "where"), [(Venue(100), (None, 100)), (Venue(100, 10), (10, 0)), (Venue(5, 0), (0, 0))]
)
def test_a_server_is_one_place_and_a_private_channel_too(place: Venue, where: object) -> None:
    assert leaderboard._where(place) == where


def test_the_pace_of_a_career_is_the_time_in_the_middle(book: _Book) -> None:
    game = book.games["pebbles"]
    for waits, pace in (((), None), ((7000,), 7), ((1000, 2000, 60000), 2), ((1000, 2000), 1.5)):
        career = leaderboard._career(book, game, ADA, [BRUNO, ADA], waits)
        assert career.pace == (None if pace is None else timedelta(seconds=pace))
        assert (career.place, career.of) == (2, 2)
    assert leaderboard._career(_Book(), game, ADA, []).name == ""


def test_only_those_met_most_often_are_rivals() -> None:
    met = {who: Meetings(*([who % 3] * 3)) for who in range(1, 9)}
    tally = Tally(met=met)
    assert [who for who, _ in tally.rivals(leaderboard.RIVALS)] == [2, 5, 8, 1, 4]
    assert Meetings(1, 2, 4).games == 7
