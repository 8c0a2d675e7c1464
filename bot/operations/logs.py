"""The log: lines for people or JSON for machines, the same events in both.

What is logged names tables, interactions and commands; never people, tokens, seeds, moves or anything that is hidden at a table.
"""

from __future__ import annotations

import logging
import sys

from pythonjsonlogger.json import JsonFormatter

from bot.settings import Settings

_FIELDS = {"asctime": "time", "levelname": "level", "name": "logger"}


def set_up(settings: Settings) -> None:
    """Log to standard error from now on, in the form that the settings ask for."""
    listener = logging.StreamHandler(sys.stderr)
    listener.setFormatter(_formatter(settings.log_format))
    logging.basicConfig(level=settings.log_level, handlers=[listener])
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("aiohttp.access").setLevel(logging.WARNING)


def _formatter(form: str) -> logging.Formatter:
    if form == "text":
        return logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    fields = [*_FIELDS, "message"]
    return JsonFormatter(
        " ".join(f"%({field})s" for field in fields),
        rename_fields=_FIELDS,
        datefmt="%Y-%m-%dT%H:%M:%S%z",
        json_ensure_ascii=False,
    )
