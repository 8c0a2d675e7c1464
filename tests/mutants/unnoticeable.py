"""Defects that nobody can notice, each with the reason, in `tests/mutants/unnoticeable.toml`: they are not tried."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from tests.mutants.defects import Defect

LIST = Path(__file__).with_suffix(".toml")

Sign: TypeAlias = tuple[str, str, str, str]
"""Path, line, and the code before and after: by these a defect is known, whatever stands above it in its file."""


def unnoticeable() -> dict[Sign, str]:
    """Return the reasons why the listed defects make no difference to anybody."""
    told = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return {
        (path, each["line"], each["before"], each["after"]): each["why"]
        for path, several in told.items()
        for each in several
    }


def noticeable(defects: Sequence[Defect]) -> list[Defect]:
    """Return the defects that are not listed."""
    listed = unnoticeable()
    paths = {path for path, *_ in listed}
    return [each for each in defects if str(each.path) not in paths or sign(each) not in listed]


def sign(defect: Defect) -> Sign:
    """Return what a defect is listed by."""
    return str(defect.path), defect.code, defect.before, defect.after
