"""The defects that `make mutants` puts in: where a person could notice them, one at a time, and never a file that cannot be read."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants.defects import Defect, defects, with_defect

CODE = '''"""Tiles that are taken."""
import logging

log = logging.getLogger(__name__)


def taken(tiles: list[int], most: int = 3) -> list[int]:
    """Return the tiles that can be taken."""
    log.debug("asked")
    assert most
    if not tiles:
        raise ValueError("no tile")
    return [tile for tile in tiles if tile < most and tile != 7]
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
        (11, "not tiles", "tiles"),
        (12, "raise ValueError('no tile')", "(left out)"),
        (13, "tile < most", "tile <= most"),
        (13, "tile < most and tile != 7", "tile < most or tile != 7"),
        (13, "tile < most and tile != 7", "(left out)"),
        (13, "tile != 7", "(left out)"),
        (13, "return [tile for tile in tiles if tile < most and tile != 7]", "return []"),
    } <= told


def test_what_nobody_who_plays_could_notice_is_left_alone(found: list[Defect]) -> None:
    assert not {1, 2, 4, 8, 9, 10} & {each.line for each in found}


def test_each_is_another_program_that_can_be_read(found: list[Defect]) -> None:
    assert len({each.number for each in found}) == len(found)
    changed = {ast.unparse(with_defect(each)) for each in found}
    assert len(changed) == len(found)
    assert ast.unparse(ast.parse(CODE)) not in changed
    for each in found:
        compile(with_defect(each), str(each.path), "exec")
