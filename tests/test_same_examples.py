"""Examples of a law are the same whatever else was loaded: one file of tests alone draws what it draws among all."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def drawn() -> list[int]:
    """Return what Hypothesis draws for a law about numbers."""
    found: list[int] = []

    @settings(max_examples=200)
    @given(st.integers())
    def law(number: int) -> None:
        found.append(number)

    law()
    return found


def test_examples_do_not_depend_on_the_modules_that_are_loaded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = drawn()
    (tmp_path / "one_more.py").write_text("NUMBERS = (918273645, -564738291)\n")
    spec = spec_from_file_location("one_more", tmp_path / "one_more.py")
    assert spec is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "one_more", module)
    assert drawn() == before
