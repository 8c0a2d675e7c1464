"""Checks of the parts that need neither a database nor Discord: Python, time zones, facts, fonts and icons."""

from __future__ import annotations

import platform
import sys
from collections.abc import Iterator
from typing import get_args
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from bot.operations.doctor.finding import Finding, fine, wrong
from bot.version import version
from engine.fact_checks import faults_in
from engine.facts import GAMES
from engine.registry import failures, games
from render import pictures
from render.kit.fonts import Style, covers
from render.kit.icons import icon

LEAST = (3, 11)
"""Oldest version of Python that will do."""
ZONE = "Europe/Warsaw"
LETTERS = "Aż"
ICONS = ("mdi:leaf", "fa:leaf")


def findings() -> Iterator[Finding]:
    """Yield the findings about this machine."""
    yield fine("doctor-version", version=version())
    python = platform.python_version()
    is_new = sys.version_info >= LEAST
    yield fine("doctor-python", version=python) if is_new else wrong("doctor-python-old", version=python)
    yield _zones()
    faults = [wrong("doctor-fact", fault=fault) for fault in faults_in(GAMES)]
    yield from faults or [fine("doctor-facts", count=len(games()))]
    for game_id, why in failures().items():
        yield wrong("doctor-game-lost", game=game_id, why=why)
    yield _art()


def _zones() -> Finding:
    try:
        ZoneInfo(ZONE)
    except ZoneInfoNotFoundError:
        return wrong("doctor-zones-missing")
    return fine("doctor-zones")


def _art() -> Finding:
    """Return the finding about fonts, icons and painters, each used once."""
    try:
        lacking = [style for style in get_args(Style) if not all(covers(style, letter) for letter in LETTERS)]
        empty = [name for name in ICONS if icon(name, 16).getbbox() is None]
        for game_id in games():
            pictures.painter(game_id)
    except (OSError, ImportError) as error:
        return wrong("doctor-art-missing", why=str(error))
    return (
        wrong("doctor-art-missing", why=", ".join([*lacking, *empty]))
        if lacking or empty
        else fine("doctor-art")
    )
