"""The fit of the island's values: what it moves, what it learns of games, and what it writes down."""

from __future__ import annotations

import tomllib
from math import exp
from pathlib import Path

import pytest

from benchmarks import island_values
from benchmarks.island_values import (
    FILE,
    SHARE,
    begun,
    moved,
    moves,
    numbers,
    play,
    read,
    scale,
    slopes,
    stepped,
    turns_judged,
    version,
    with_numbers,
    written,
)
from engine.chance import Chance
from engine.games.spirit_island.evaluation.values import NOW, Values


def test_the_file_of_values_is_as_the_command_writes_it() -> None:
    assert written(NOW.values) == FILE.read_text(encoding="utf-8")


def test_all_numbers_are_put_in_place_and_others_have_another_version() -> None:
    found = numbers(NOW.values)
    assert with_numbers(NOW.values, found) == NOW.values
    other = with_numbers(NOW.values, {**found, "land.town": -3.0})
    assert other.land.town == -3.0
    assert version(other) != version(NOW.values)


def test_the_two_games_of_a_pair_have_values_moved_to_opposite_sides() -> None:
    found = {"land.town": -2.0, "island.terror_2": 0.0}
    up, down = (moved(found, [1.0, -1.0], way) for way in (1, -1))
    assert up == pytest.approx({"land.town": -2.0 + 2 * SHARE, "island.terror_2": -0.05 * SHARE})
    assert [up[name] + down[name] for name in found] == pytest.approx([2 * found[name] for name in found])
    assert moves(1, 60) == moves(1, 60) != moves(2, 60)


def test_a_value_that_decides_who_wins_is_found_and_moved() -> None:
    """Games go better by as much as the second of three values is moved up, and worse by half of the third."""
    pairs = []
    for pair in range(400):
        _, second, third = moves(pair, 3)
        gain = 0.2 * second - 0.1 * third
        pairs.append((pair, gain, -gain))
    slope, sure = slopes(pairs, 3)
    assert slope == pytest.approx([0.0, 0.2, -0.1], abs=0.05)
    assert abs(sure[0]) < 3 < sure[1]
    found = stepped({"one": 1.0, "two": 1.0, "three": 1.0}, slope, 1.0)
    assert found["two"] > found["one"] > found["three"]


def test_pairs_are_noted_one_by_one_and_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judged, log, own = [], tmp_path / "values.csv", NOW.values

    def score(pair: int) -> float:
        judged.append((pair, NOW.land.town))
        return 1.0 if NOW.land.town < own.land.town else 0.0

    monkeypatch.setattr(island_values, "score", score)
    play([0, 1], log)
    play([0, 1], log)
    assert [pair for pair, _ in judged] == [0, 0, 1, 1]
    assert sorted(up + down for _, up, down in read(log, version(own))) == [1.0, 1.0]
    assert [*read(log, "other")] == []
    assert NOW.values is own


def test_a_step_is_written_down_and_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, log, own = tmp_path / "values.toml", tmp_path / "values.csv", NOW.values
    file.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    log.write_text(f"{version(own)},0,1.00,0.00\n{version(own)},1,0.00,1.00\n", encoding="utf-8")
    monkeypatch.setattr(island_values, "FILE", file)
    monkeypatch.setattr(island_values, "card_gains", lambda tables: {**own.cards, "tsunami": float(tables)})
    monkeypatch.setattr(
        "sys.argv", ["island_values", "--log", str(log), "--step", "2", "--cards", "7", "--write"]
    )
    island_values.main()
    found = Values.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    pairs = [*read(log, version(own))]
    expected = stepped(numbers(own), slopes(pairs, len(numbers(own)))[0], 2)
    assert numbers(found) == pytest.approx(expected, abs=0.0006)
    assert numbers(found) != pytest.approx(numbers(own), abs=0.0006)
    assert found.cards == {**own.cards, "tsunami": 7.0}
    assert (found.even, found.slope) == (own.even, own.slope)


def test_deals_meet_every_adversary_and_none_and_begin_in_the_first_turn() -> None:
    tables = [begun(pair)[0] for pair in range(10)]
    assert {table.adversary for table in tables} == {None, "brandenburg-prussia", "england", "sweden"}
    assert {(table.turn, table.phase) for table in tables} == {(1, "spirit")}


def test_the_scale_of_the_chance_is_found_again_in_what_it_says() -> None:
    """Turns are won as often as a slope of 15 and 10 for each card say, by chance; the judgement's own level does not matter."""
    chance, turns = Chance(b"scale"), []
    for number in range(3000):
        short, found = number % 6, float(chance.below(120) - 60)
        won = chance.below(10**6) < 10**6 / (1 + exp(-(found + 10 * short - 40) / 15))
        turns.append((found, short, won))
    slope, late = scale(turns)
    assert slope == pytest.approx(15, rel=0.15)
    assert late == pytest.approx(10, rel=0.15)


def test_turns_are_judged_up_to_the_end_of_deals_with_an_adversary() -> None:
    turns = [*turns_judged(1)]
    assert len(turns) > 3
    assert len({won for _, _, won in turns}) == 1
    shorts = [short for _, short, _ in turns]
    assert shorts == sorted(shorts)
    assert shorts[-1] > shorts[0] == 0


def test_the_scale_is_written_down_and_what_is_even_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, own = tmp_path / "values.toml", NOW.values
    file.write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.setattr(island_values, "FILE", file)
    monkeypatch.setattr(island_values, "turns_judged", lambda deals: [(float(deals), 0, True)])
    monkeypatch.setattr(island_values, "scale", lambda turns: (turns[0][0], 3.14))
    monkeypatch.setattr("sys.argv", ["island_values", "--chance", "7", "--write"])
    island_values.main()
    found = Values.model_validate(tomllib.loads(file.read_text(encoding="utf-8")))
    assert (found.even, found.slope, found.late) == (own.even, 7.0, 3.1)
    assert numbers(found) == numbers(own)
