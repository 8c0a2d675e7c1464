"""The report at the end of a run on the things it did not check."""

from __future__ import annotations

import pytest

from tests.conftest import skip_reasons


def skipped(reason: str) -> pytest.TestReport:
    longrepr = ("tests/test_page.py", 1, f"Skipped: {reason}")
    return pytest.TestReport("test", ("", 0, ""), {}, "skipped", longrepr, "setup")


def test_each_reason_is_said_once() -> None:
    reports = [skipped("the page, for no browser is here"), skipped("a client"), skipped("a client")]
    assert skip_reasons(reports) == ["the page, for no browser is here (1 test)", "a client (2 tests)"]


def test_a_run_without_skips_says_nothing() -> None:
    assert skip_reasons([]) == []
