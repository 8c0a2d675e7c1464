from __future__ import annotations

import io
import logging
from pathlib import Path

import pytest

from bot.operations.logs import set_up
from bot.settings import Settings
from tests.bot.tables.house import file_at


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=file_at(tmp_path), discord_token=None)


def logged(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> io.StringIO:
    """Log as a bot does with these settings, and return where to."""
    text = io.StringIO()
    logging.getLogger().handlers[:] = []
    monkeypatch.setattr("sys.stderr", text)
    set_up(settings)
    return text
