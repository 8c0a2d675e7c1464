"""The command that runs benchmarks: which there are, and what it says of one that is none."""

from __future__ import annotations

import pytest

from benchmarks.__main__ import found, main


def test_benchmarks_are_found_by_their_names_and_all_where_none_is_named() -> None:
    assert found(["load", "commands"]) == ["commands", "load"]
    assert {"islands", "load", "looking_back", "store"} <= {*found([])}


def test_a_benchmark_that_is_none_is_refused_before_anything_is_measured(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["load", "laod"]) == 2
    told = capsys.readouterr().out
    assert told.startswith("There is no benchmark laod: name some of advice")
    assert "load" in told
    assert "|" not in told
