from __future__ import annotations

import io
import logging
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bot.operations.logs import OURS, set_up
from bot.settings import Settings
from tests.bot.tables.house import file_at


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(database_url=file_at(tmp_path), discord_token=None)


@contextmanager
def logged(monkeypatch: pytest.MonkeyPatch, settings: Settings) -> Iterator[io.StringIO]:
    """What a bot logs with these settings; afterwards this process logs as it did before."""
    root, text = logging.getLogger(), io.StringIO()
    levels = {name: logging.getLogger(name).level for name in OURS}
    level, listeners = root.level, root.handlers[:]
    root.handlers[:] = []
    monkeypatch.setattr("sys.stderr", text)
    monkeypatch.setattr("sys.excepthook", sys.excepthook)
    set_up(settings)
    yield text
    root.setLevel(level)
    root.handlers[:] = listeners
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)
