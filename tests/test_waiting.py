"""A test that waits for what never comes fails."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests import waiting
from tests.waiting import WaitsForEver, watched


def test_a_loop_with_nothing_to_do_is_left() -> None:
    with pytest.raises(WaitsForEver), watched(0.01, 3):
        asyncio.run(asyncio.Event().wait())


def test_who_works_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "IDLE", 0)
    with watched(0.002, 1):
        time.sleep(0.01)
