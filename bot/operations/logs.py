"""The log: lines for people or JSON for machines, the same events in both.

An event names tables, interactions and commands; never people, tokens, seeds, moves or anything that is hidden at a table, whatever
the level: libraries, which log what they are given, are not heard below INFO, and of an exception only its kind and its place is told.
"""

from __future__ import annotations

import logging
import sys
from types import TracebackType
from typing import TypeAlias

from pythonjsonlogger.json import JsonFormatter

from bot.operations.accidents import Accidents
from bot.redaction import redacted, trace_of
from bot.settings import Settings

log = logging.getLogger(__name__)

_FIELDS = {"asctime": "time", "levelname": "level", "name": "logger"}
OURS = ("bot", "engine", "render", "words")
"""Loggers that know what they may say."""
LOSING = ("discord.client", "discord.shard")
"""Loggers of discord.py that tell of a lost connection, with a traceback of its network."""
QUIET = ("alembic", "aiohttp.access")
"""Loggers of libraries that say too much below WARNING."""

_Raised: TypeAlias = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


def set_up(settings: Settings) -> None:
    """Log to standard error from now on, in the form that the settings ask for, and keep reports of accidents."""
    listener = logging.StreamHandler(sys.stderr)
    listener.setFormatter(_formatter(settings.log_format))
    asked = logging.getLevelNamesMapping()[settings.log_level]
    logging.basicConfig(level=max(asked, logging.INFO), handlers=[listener, Accidents(settings.database)])
    for name in OURS:
        logging.getLogger(name).setLevel(asked)
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
    for name in LOSING:
        logging.getLogger(name).addFilter(_tell_loss)
    sys.excepthook = _log_last


def _tell_loss(record: logging.LogRecord) -> bool:
    """Tell in one line that the connection to Discord was lost: it is no accident, and discord.py connects anew by itself."""
    error = record.exc_info[1] if record.exc_info else None
    if error is not None and str(record.msg).startswith("Attempting a reconnect"):
        record.levelno, record.levelname = logging.WARNING, logging.getLevelName(logging.WARNING)
        record.msg = f"{record.getMessage()} ({type(error).__name__})"
        record.args, record.exc_info = (), None
    return True


def _log_last(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
    """Log the error that ends the process like everything else."""
    log.critical("the bot ends by an accident", exc_info=error)


class _Text(logging.Formatter):
    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - the name is logging's
        return trace_of(ei[1]) if ei[1] else ""

    def format(self, record: logging.LogRecord) -> str:
        # Another handler may have kept its own, longer traceback on the record.
        record.exc_text = None
        return redacted(super().format(record))


class _Json(JsonFormatter):
    def formatException(self, ei: _Raised) -> str:  # noqa: N802 - the name is logging's
        return trace_of(ei[1]) if ei[1] else ""

    def format(self, record: logging.LogRecord) -> str:
        record.exc_text = None
        return redacted(super().format(record))


def _formatter(form: str) -> logging.Formatter:
    if form == "text":
        return _Text("%(asctime)s %(levelname)s %(name)s: %(message)s")
    fields = [*_FIELDS, "message"]
    return _Json(
        " ".join(f"%({field})s" for field in fields),
        rename_fields=_FIELDS,
        datefmt="%Y-%m-%dT%H:%M:%S%z",
        json_ensure_ascii=False,
    )
