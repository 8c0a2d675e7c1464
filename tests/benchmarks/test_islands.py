"""The table of islands saved: which deals count, what a row says, and that deals are the same for everybody."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from benchmarks import islands
from benchmarks.islands import CHALLENGES, Cell, Fate, begun, counted, note, player_now, read, row
from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.view import SpiritIslandView

CELL = Cell("deep", 2, "low", "level 2")
FATE = Fate("deep", 2, "low", "level 2", 0, "older", "england", 1, "fear", 9, 100, 0.2, 1.5, 1.6)


def spirits_of(cell: Cell, deal: int) -> list[str | None]:
    view = begun(cell, deal).view(None)
    assert isinstance(view, SpiritIslandView)
    return [spirit.spirit for spirit in view.spirits]


@pytest.mark.parametrize("complexity", islands.COMPLEXITIES)
def test_spirits_are_of_the_complexity_that_the_cell_names(complexity: str) -> None:
    found = spirits_of(replace(CELL, spirits=complexity), 3)
    assert {spirits()[spirit].complexity for spirit in found if spirit} == {complexity}
    assert len({*found}) == 2


def test_a_deal_is_the_same_for_all_levels_and_another_for_each_number() -> None:
    one = begun(CELL, 1)
    assert begun(replace(CELL, level="brief"), 1).digest == one.digest
    assert begun(CELL, 4).digest != one.digest


@pytest.mark.parametrize("challenge", CHALLENGES)
def test_adversaries_take_turns_at_the_level_of_the_cell(challenge: str) -> None:
    dumped = [begun(replace(CELL, challenge=challenge), deal).options.model_dump() for deal in range(3)]
    met = {(each["adversary"], each["adversary_level"]) for each in dumped}
    asked = CHALLENGES[challenge]
    assert met == {(each.get("adversary", "none"), each.get("adversary_level", 0)) for each in asked}


def test_what_was_noted_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(islands, "RECORD", tmp_path / "islands.csv")
    assert read() == []
    note(FATE)
    note(replace(FATE, deal=1, won=0))
    assert read() == [FATE, replace(FATE, deal=1, won=0)]


@pytest.mark.parametrize(
    ("named", "cells"),
    [
        (["deep", "level 2"], [("deep", "level 2")]),
        (["deep", "well", "level 4"], [("well", "level 4"), ("deep", "level 4")]),
        (["deep", "no adversary", "level 2"], [("deep", "no adversary"), ("deep", "level 2")]),
        (["deep"], [("deep", challenge) for challenge in CHALLENGES]),
    ],
)
def test_a_command_plays_every_cell_that_it_names(
    named: list[str], cells: list[tuple[str, str]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one(cell: Cell, deal: int) -> Fate:
        return replace(FATE, level=cell.level, challenge=cell.challenge, deal=deal, player=player_now())

    monkeypatch.setattr(islands, "RECORD", tmp_path / "islands.csv")
    monkeypatch.setattr(islands, "played", one)
    monkeypatch.setattr("sys.argv", ["islands", "1", *named])
    islands.main()
    assert [(fate.level, fate.challenge) for fate in read()] == cells
    islands.main()
    assert len(read()) == len(cells), "what was played is not played again"


def test_a_deal_counts_once_by_the_players_of_today_where_they_have_played_it() -> None:
    today = replace(FATE, player=player_now(), won=0)
    later = replace(FATE, player="other")
    assert counted([FATE, later]) == {CELL: [later]}
    assert counted([FATE, today, later]) == {CELL: [today]}
    other = replace(FATE, deal=1)
    assert counted([today, other]) == {CELL: [today, other]}


def test_a_row_says_the_share_its_error_and_by_whom_it_was_played() -> None:
    lost = replace(FATE, deal=1, against="sweden", won=0, player=player_now(), turn=7, p99=2.0)
    what, budget, said = row(CELL, [FATE, replace(FATE, deal=3), lost, replace(lost, deal=4)])
    assert what == "the island saved by 2 of deep, spirits of low complexity, level 2"
    assert budget == ">= 75 %"
    assert said == (
        "2 of 4, 50% ± 20 (england 2 of 2, sweden 0 of 2), turn 8; "
        "a decision 0.20 / 2.00 s of processor; 2 by today's players"
    )
    assert Cell("deep", 4, "low", "level 2").budget == "-"


def test_the_record_in_the_project_can_be_read_and_names_deals_once_for_each_player() -> None:
    found = [(fate.cell, fate.deal, fate.player) for fate in read()]
    assert len(found) == len({*found})
    assert found
