"""For all tests: laws are tried on the same examples in every run, and the longest tests begin first."""

from __future__ import annotations

import pytest
from hypothesis import settings

settings.register_profile("same every time", derandomize=True, deadline=None, database=None)
settings.load_profile("same every time")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """So that no worker is alone with a long test at the end of a run."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
