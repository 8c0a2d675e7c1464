"""The command line: what cannot be meant is answered by a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot import __main__ as program
from bot.exit_codes import CANNOT


@pytest.mark.parametrize("address", ["hello", "127.0.0.1:8765", "ftp://here", "http://", "http://here:port"])
@pytest.mark.parametrize("command", [[], ["doctor"], ["rehearse", "7"]], ids=str)
def test_an_address_that_is_none_is_answered_by_what_one_is_like(
    command: list[str],
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setattr("sys.argv", ["grovekeeper", *command, "--at", address])
    assert program.main() == CANNOT
    assert "such as http://127.0.0.1:8765" in capsys.readouterr().err
