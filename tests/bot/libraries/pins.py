"""The versions of libraries that are pinned because inner parts of them are used."""

from __future__ import annotations

import re
from importlib.metadata import version
from pathlib import Path

REQUIREMENTS = Path(__file__).parents[3] / "requirements.in"


def is_pinned(library: str, to: str) -> bool:
    """Return whether this version of a library is installed, and is the only one that may be."""
    pins = dict(re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)$", REQUIREMENTS.read_text(), re.MULTILINE))
    return pins.get(library) == version(library) == to
