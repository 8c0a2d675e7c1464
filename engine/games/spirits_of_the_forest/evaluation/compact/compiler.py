"""The compiler, and the folder in which it keeps what it has compiled."""

from __future__ import annotations

import os
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba

F = TypeVar("F", bound=Callable[..., Any])


def _sources() -> str:
    """Return a digest of the files here: numba asks about the file of a function alone, not about those that it calls."""
    files = sorted(Path(__file__).parent.glob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]


def _folder() -> Path | None:
    """Return the folder, which is made where it is missing; None where that cannot be."""
    home = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    folder = Path(home) / "grovekeeper" / f"forest-{_sources()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return None
    return folder if os.access(folder, os.W_OK) else None


FOLDER: Final = _folder()
WHOLE: Final = "whole"
"""File in the folder that says that everything is compiled."""
if FOLDER is not None:
    setattr(numba.config, "CACHE_DIR", str(FOLDER))  # noqa: B010 - numba makes its settings as it is imported


def compiled(function: F) -> F:
    """Return a function that is compiled when it is first called, or loaded where it was compiled before.

    Its parameters have no defaults: numba finds nothing again that was compiled with an array for one. Arrays are copied element by
    element, for slices bring along the words of their errors; and it is called with `int(np.int64(0))` rather than 0, which has a type of
    its own, for which it would be compiled once more.
    """
    return cast(F, numba.njit(cache=FOLDER is not None, nogil=True)(function))


def is_kept() -> bool:
    """Return whether all was compiled before and need only be loaded."""
    return FOLDER is not None and (FOLDER / WHOLE).exists()


def keep() -> None:
    """Note that all is compiled."""
    if FOLDER is not None:
        (FOLDER / WHOLE).touch()
