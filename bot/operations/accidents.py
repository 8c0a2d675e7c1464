"""Reports of accidents, for a host to send to a developer. Each lies in a file of its own, named by the number that people are told."""

from __future__ import annotations

import logging
import platform
from contextlib import suppress
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as version_of
from pathlib import Path

from sqlalchemy import make_url

from bot.redaction import number_of, redacted, trace_of
from bot.store.database.sqlite_file import OWNER_ONLY, file_of
from bot.version import version

FOLDER = "grovekeeper-accidents"
MOST = 100
"""Maximum number of reports kept; the oldest go first."""
LIBRARIES = ("discord.py", "SQLAlchemy", "aiosqlite", "aiohttp", "pillow", "pydantic")


def folder_of(url: str) -> Path:
    """Return the folder of the reports: beside the file of the database, or where the bot runs."""
    file = file_of(make_url(url))
    return (file.absolute().parent if file else Path.cwd()) / FOLDER


class Accidents(logging.Handler):
    """The log handler that writes a report of every record that tells of an exception."""

    def __init__(self, url: str) -> None:
        super().__init__(logging.WARNING)
        self._folder = folder_of(url)

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if error is None:
            return
        # Where there is no room for a report, the log still has the traceback.
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, exist_ok=True)
            file = self._folder / f"{number_of(error)}.txt"
            file.touch(OWNER_ONLY)
            file.write_text(_report(record, error), encoding="utf-8")
            for old in sorted(self._folder.glob("*.txt"), key=_age)[:-MOST]:
                old.unlink(missing_ok=True)


def read(url: str, number: int) -> str | None:
    """Return the report of that number; None where there is none."""
    try:
        return (folder_of(url) / f"{number}.txt").read_text(encoding="utf-8")
    except OSError:
        return None


def _version(package: str) -> str:
    """Return the installed version of a library."""
    try:
        return version_of(package)
    except PackageNotFoundError:
        return "missing"


def _age(file: Path) -> float:
    return file.stat().st_mtime


def _report(record: logging.LogRecord, error: BaseException) -> str:
    libraries = ", ".join(f"{name} {_version(name)}" for name in LIBRARIES)
    return "\n".join(
        [
            f"Grovekeeper {version()}, accident {number_of(error)}",
            f"Python {platform.python_version()} on {platform.system()} {platform.machine()}; {libraries}",
            f"{record.name}: {redacted(record.getMessage())}",
            trace_of(error),
            "",
        ]
    )
