"""The journal of a person, made from the results of a game with chapters."""

from __future__ import annotations

from typing import Any

from bot.store.games.results import Result, SeatResult
from bot.tables.stats.journal import Journal, Journals, levels_of, written
from engine.registry import find
from engine.text import Seat
from tests.bot.tables.house import CELINA, DOROTA, House

GAME = find("moonlight")
ADA, BRUNO = 1, 2


def result(*ranks: int, margin: int = 3, **options: Any) -> Result:
    """Return a game of Ada and whoever else had a seat; its id is the margin it was won by."""
    chairs = [
        SeatResult(seat, (ADA, BRUNO)[seat], "", None, None, rank, 40) for seat, rank in enumerate(ranks)
    ]
    return Result(margin, GAME.id, options, 1, tuple(chairs))


def journal(*results: Result, person: int = ADA) -> Journal:
    assert GAME.campaign is not None
    return written(GAME, GAME.campaign, results, person, {each.id: each.id for each in results})


def test_a_new_journal_has_all_chapters_and_begins_with_the_first() -> None:
    empty = journal()
    assert [chapter.number for chapter in empty.chapters] == list(range(1, 29))
    assert not any(chapter.played or chapter.won for chapter in empty.chapters)
    assert empty.next == 1


def test_the_best_margin_of_each_level_that_was_won_is_kept() -> None:
    told = journal(
        result(1, 1, margin=4, scenario=1),
        result(1, 1, margin=12, scenario=1),
        result(1, 1, margin=7, scenario=1),
        result(1, margin=1, scenario=1, difficulty="extreme"),
        result(2, 2, margin=-6, scenario=1),
    )
    assert told.chapters[0].won == {"regular": 12, "extreme": 1}
    assert told.chapters[0].played == 5
    assert told.next == 2


def test_a_chapter_has_the_levels_it_can_be_played_at() -> None:
    first, second, *_ = journal().chapters
    assert (first.levels, second.levels) == (["regular", "difficult", "extreme"], ["regular"])
    assert GAME.campaign is not None
    assert levels_of(GAME, GAME.campaign) == ("regular", "difficult", "extreme")


def test_what_was_lost_was_played_but_not_won() -> None:
    told = journal(result(2, 2, scenario=1), result(1, 1, scenario=2), result(2, 1, scenario=3))
    assert told.chapters[2].won == {}
    assert (told.chapters[0].played, told.chapters[0].won, told.next) == (1, {}, 1)


def test_games_against_each_other_and_options_of_the_past_do_not_count() -> None:
    told = journal(result(1, 2, scenario=1, against=True), result(1, 1, scenario=99), result(1, 1, gone=True))
    assert not any(chapter.played for chapter in told.chapters)


def test_after_the_last_chapter_none_is_next() -> None:
    assert journal(*(result(1, scenario=number) for number in range(1, 29))).next is None


async def test_the_margin_is_what_the_game_was_won_by_whoever_had_the_first_seat(home: House) -> None:
    table = await home.to_the_end(await home.playing(CELINA, DOROTA, heap=5))
    assert table.match is not None
    assert table.match.outcome is not None
    ahead = [table.match.outcome.ahead(Seat(seat)) for seat in (0, 1)]
    assert ahead[0] == -ahead[1] != 0
    assert await Journals(home.store, home.tables.table)._margin(table.id) == ahead[0]
