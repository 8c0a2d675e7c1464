"""The command line of the stand-in: its help, and what it is started with."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from standin import __main__ as process
from standin.rest.rate_limits import DISCORDS, GENEROUS, Limits
from standin.world.persistence import BrokenFileError


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return what the stand-in is started with; it ends at once."""
    found: list[object] = []

    async def serve(port: int, deadline: float, file: Path | None, limits: Limits) -> None:
        found.extend((port, deadline, file, limits))
        if file == Path("broken"):
            raise BrokenFileError("broken is broken")

    monkeypatch.setattr(process, "serve", serve)
    return found


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("", [8765, 3.0, None, GENEROUS]),
        ("--strict --port 0", [0, 3.0, None, DISCORDS]),
        ("--deadline 0.5 --file kept.json --log debug", [8765, 0.5, Path("kept.json"), GENEROUS]),
    ],
)
def test_it_is_started_as_its_line_says(
    monkeypatch: pytest.MonkeyPatch, started: list[object], line: str, wanted: list[object]
) -> None:
    monkeypatch.setattr(sys, "argv", ["standin", *line.split()])
    assert process.main() == 0
    assert started == wanted


def test_a_broken_file_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, started: list[object], capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["standin", "--file", "broken"])
    assert process.main() == 1
    assert capsys.readouterr().err == "broken is broken\n"


def test_its_help_says_what_each_option_is_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["standin", "--help"])
    with pytest.raises(SystemExit):
        process.main()
    told = " ".join(capsys.readouterr().out.split())
    for part in (
        "usage: python -m standin [-h] [--port PORT]",
        "python -m standin: the stand-in as a process of its own.",
        "--port PORT 0 takes any free one",
        "--deadline DEADLINE seconds a first answer may take",
        "--file FILE keep servers, people and messages in this file",
        "--strict hold the bot to Discord's rate limits",
        "--log LOG level of the log",
    ):
        assert part in told
