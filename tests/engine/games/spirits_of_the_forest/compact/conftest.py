"""The compact rules as they are written, beside what was compiled from them."""

from __future__ import annotations

from importlib import import_module

import pytest

from engine.games.spirits_of_the_forest.evaluation.compiled import COMPACT


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the functions as they are written. Compiled ones widen small numbers; these want arrays of large ones."""
    for name in ("board", "legal", "worth", "tree"):
        module = import_module(f"{COMPACT}.{name}")
        for each, function in vars(module).items():
            if hasattr(function, "py_func"):
                monkeypatch.setattr(module, each, function.py_func)
