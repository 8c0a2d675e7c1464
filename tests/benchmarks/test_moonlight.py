"""The table of who wins Moonlight, as it stands on the page of its scenarios, and the log it is made from."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import moonlight
from benchmarks.moonlight import (
    OPEN,
    PAGE,
    Key,
    Log,
    found_course,
    is_won_by,
    map_of,
    options_of,
    outdated,
    read,
    search,
    table,
    with_kept,
    with_table,
)
from engine.players import LEVELS, SearchPlayer
from engine.players.search import POSITIONS

EASY: Key = (5, "regular", OPEN)


def test_the_page_shows_all_that_was_written_down() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page, table(read())) == page


def test_every_number_was_played_on_the_map_as_it_is() -> None:
    assert outdated() == set(), "play these scenarios again: python -m benchmarks.moonlight"


def test_the_table_takes_the_place_of_the_old_one_and_of_nothing_else() -> None:
    found: dict[Key, tuple[int, int]] = {(1, "regular", "open"): (3, 4), (2, "extreme", "expert"): (0, 2)}
    lines = [*table(found)]
    assert lines[0] == "| scenario | regular, open | extreme, expert |"
    assert lines[2:4] == ["| 1 | 3 of 4 | – |", "| 2 | – | 0 of 2 |"]
    page = "before\n\n| scenario | old |\n|---|---|\n| 1 | 9 |\n\nafter\n"
    once = with_table(page, lines)
    assert once == "\n".join(("before", "", *lines, "", "after", ""))
    assert with_table(once, lines) == once


def test_a_command_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    first = Log(path)
    first.add(EASY, 0, 3, won=False)
    first.add(EASY, 1, 3, won=True)
    first.add(EASY, 0, 6, won=True)
    again = Log(path)
    assert again.sums() == first.sums() == {EASY: (2, 2)}
    first.add(EASY, 2, 3, won=False)
    again = Log(path)
    assert again.sums() == {EASY: (2, 3)}
    assert [again.has(EASY, 2, width) for width in (1, 3, 6)] == [True, True, False]
    assert [again.has(EASY, deal, 99) for deal in range(4)] == [True, True, False, False]
    assert [again.is_enough(EASY, deals) for deals in (3, 4, 5)] == [True, True, False]


def test_what_was_played_on_another_map_does_not_count(tmp_path: Path) -> None:
    path = tmp_path / "log.csv"
    path.write_text(f"5,regular,open,0,3,1,{map_of(5)}\n5,regular,open,1,3,1,00000000\n", encoding="utf-8")
    assert Log(path).sums() == {EASY: (1, 1)}


def test_a_new_log_takes_nothing_away_and_adds_where_it_has_more_deals(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = tmp_path / "moonlight.csv"
    monkeypatch.setattr(moonlight, "RECORD", record)
    hard: Key = (5, "extreme", OPEN)
    moonlight.write({EASY: (2, 4), hard: (1, 9), (6, "regular", OPEN): (3, 4)})
    record.write_text(record.read_text(encoding="utf-8").replace(map_of(6), "00000000"), encoding="utf-8")
    found: dict[Key, tuple[int, int]] = {EASY: (3, 4), hard: (5, 5), (7, "regular", OPEN): (0, 1)}
    assert with_kept(found) == {EASY: (3, 4), hard: (1, 9), (7, "regular", OPEN): (0, 1)}


def test_moves_that_win_are_played_by_the_rules_and_with_more_gems_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The search wins a deal with one gem each; what it has found wins the same deal with three, and no other deal."""
    course = found_course(options_of(5, "extreme"), 0, 1)
    assert course is not None
    assert [is_won_by(course, options_of(5, "regular"), deal) for deal in (0, 1)] == [True, False]
    assert not is_won_by(course[:-1], options_of(5, "regular"), 0)
    monkeypatch.setattr(moonlight, "found_course", lambda *_: course)
    log = Log(tmp_path / "log.csv")
    search(log, 5, 0, 1, ["difficult", "extreme"])
    assert log.sums() == {(5, each, OPEN): (1, 1) for each in ("extreme", "regular", "difficult")}


def test_a_pair_is_told_beside_who_sees_everything_in_the_scenarios_that_both_have_played() -> None:
    found: dict[Key, tuple[int, int]] = {
        (1, "regular", OPEN): (20, 20),
        (2, "regular", OPEN): (10, 20),
        (3, "regular", OPEN): (0, 20),
        (1, "regular", "expert"): (3, 4),
        (2, "regular", "expert"): (0, 1),
        (4, "regular", "medium"): (1, 1),
    }
    assert [*moonlight.rows(found)] == [
        (
            "moonlight, regular, won by expert, 2 scenarios, 5 deals",
            ">= 38%",
            "38%; 75% by who sees everything",
        )
    ]


def test_a_pair_thinks_as_its_levels_do_at_a_table_and_remembers_no_other_game() -> None:
    levels = {name: level for name, level in LEVELS.items() if isinstance(level, SearchPlayer)}
    deep, greedy = (moonlight.thinker(name) for name in moonlight.PAIRS["careless"])
    assert isinstance(deep, SearchPlayer)
    assert isinstance(greedy, SearchPlayer)
    assert (deep.positions, deep.noise, greedy.noise) == (4 * POSITIONS, 0, levels["greedy"].noise)
    assert greedy.positions == levels["greedy"].positions > 0
    assert deep.memory is not None
    assert deep.memory is not levels["deep"].memory
