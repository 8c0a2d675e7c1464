"""The defects that `make mutants` puts in: where a person could notice them, one at a time, and never a file that cannot be read."""

from __future__ import annotations

import ast
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.mutants.defects import Defect, defects, with_defect
from tests.mutants.shares import Share, keep
from tests.mutants.swap import CannotSwap, swap
from tests.mutants.unnoticeable import sign, unnoticeable

CODE = '''"""Tiles that are taken."""
import logging

log = logging.getLogger(__name__)


def taken(tiles: list[int], most: int = 3) -> list[int]:
    """Return the tiles that can be taken."""
    log.debug("asked")
    assert most
    if len(tiles) > most:
        log.debug("more than can be taken")
    if not tiles:
        raise ValueError("no tile")
    return [tile for tile in tiles if tile < most and tile != 7]


def paired(tiles: list[int]) -> list[tuple[int, int]]:
    return list(
        zip(
            tiles,
            reversed(tiles),
            strict=True,
        )
    )


from typing import Callable, Literal
Take = Callable[[int, Literal["first", "second"]], None]
'''


@pytest.fixture
def found(tmp_path: Path) -> list[Defect]:
    path = tmp_path / "taking.py"
    path.write_text(CODE, encoding="utf-8")
    return defects(path)


def test_operators_conditions_numbers_statements_and_results_are_changed(found: list[Defect]) -> None:
    told = {(each.line, each.before, each.after) for each in found}
    assert {
        (7, "3", "4"),
        (7, "3", "2"),
        (13, "not tiles", "tiles"),
        (14, "raise ValueError('no tile')", "(left out)"),
        (15, "tile < most", "tile <= most"),
        (15, "tile < most and tile != 7", "tile < most or tile != 7"),
        (15, "tile < most and tile != 7", "(left out)"),
        (15, "tile != 7", "(left out)"),
        (15, "return [tile for tile in tiles if tile < most and tile != 7]", "return []"),
    } <= told


def test_what_nobody_who_plays_could_notice_is_left_alone(found: list[Defect]) -> None:
    assert not {1, 2, 4, 8, 9, 10, 11, 12, 23, 29} & {each.line for each in found}


def test_each_is_another_program_that_can_be_read(found: list[Defect]) -> None:
    assert len({each.number for each in found}) == len(found)
    changed = {ast.unparse(with_defect(each)) for each in found}
    assert len(changed) == len(found)
    assert ast.unparse(ast.parse(CODE)) not in changed
    for each in found:
        compile(with_defect(each), str(each.path), "exec")


def test_a_function_at_hand_gets_the_code_with_the_defect(tmp_path: Path) -> None:
    path = tmp_path / "taking.py"
    path.write_text(CODE, encoding="utf-8")
    before = compile(CODE, str(path), "exec")
    swapped, refused = [], []
    for each in defects(path):
        program: dict[str, Any] = {"__name__": "taking"}
        exec(before, program)
        try:
            swap(path, before, compile(with_defect(each), str(path), "exec"))
        except CannotSwap:
            refused.append((each.line, each.after))
        else:
            with suppress(ValueError):
                swapped.append((each.after, program["taken"]([1, 5, 7], 8)))
    assert refused == [(7, "4"), (7, "2")]
    assert ("tile < most or tile != 7", [1, 5, 7]) in swapped
    assert ("tile == 7", [7]) in swapped


def test_what_is_listed_as_unnoticeable_is_still_a_defect_of_its_file() -> None:
    listed = unnoticeable()
    possible = {sign(each) for path in {path for path, *_ in listed} for each in defects(Path(path))}
    assert listed.keys() <= possible
    assert all(listed.values())


def test_the_table_of_shares_keeps_what_was_noticed_at_first(tmp_path: Path) -> None:
    table = tmp_path / "SHARES.md"
    for share in (
        Share("engine/players", 30, 900, "autumn", "80%", "80%"),
        Share("bot/store", 30, 2000, "autumn", "90%", "90%"),
        Share("engine/players", 30, 905, "autumn", "97%", "97%"),
        Share("engine/players", 30, 905, "winter", "93%", "93%"),
    ):
        keep(share, table)
    assert table.read_text(encoding="utf-8").splitlines()[-3:] == [
        "| `bot/store` | 30 | 2000 | autumn | 90% | 90% |",
        "| `engine/players` | 30 | 905 | autumn | 80% | 97% |",
        "| `engine/players` | 30 | 905 | winter | 93% | 93% |",
    ]
