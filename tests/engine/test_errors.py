"""Refusals: they say why, and come through from another process whole."""

from __future__ import annotations

import pickle

import pytest

from engine.errors import Illegal, Malformed, Refused, Sealed, Stale
from engine.text import say

TEXT = say("refused-not-now", seat=2)


@pytest.mark.parametrize(
    "refused", [Malformed(TEXT), Illegal(TEXT, "SF-TAKE-03", ["take A1", "pass"]), Stale(TEXT), Sealed(TEXT)]
)
def test_a_refusal_comes_whole_from_another_process(refused: Refused) -> None:
    found = pickle.loads(pickle.dumps(refused))
    assert type(found) is type(refused)
    assert vars(found) == vars(refused)
    assert str(found) == "refused-not-now"
