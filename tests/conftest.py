"""For all tests: laws are tried on the same examples in every run, the longest tests begin first, and garbage is sought seldom."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

settings.register_profile("same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("same every time")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """So that no worker is alone with a long test at the end of a run."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """What was collected stays to the end: to search it again and again takes a tenth of the processor's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)
