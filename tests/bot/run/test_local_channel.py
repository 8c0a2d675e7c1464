"""A local channel that cannot open says why, and what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.exit_codes import FAILED
from bot.run.local_channel import open_channel
from bot.settings import Settings
from standin.server import LocalDiscord


async def test_a_port_that_is_taken_is_a_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")
    async with LocalDiscord() as other:
        assert await open_channel(Settings(port=other.port)) == FAILED
    assert f"Portu {other.port} nie można użyć" in capsys.readouterr().err


async def test_a_file_that_holds_no_channel_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    torn = tmp_path / "torn.db"
    torn.write_text("no database " * 100)
    assert await open_channel(Settings(port=0, channel_file=torn)) == FAILED
    assert f"{torn} holds no local channel" in capsys.readouterr().err
