"""The way to the compiled search, which takes a while to compile: once on each machine, beside whatever else its process does."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Event, Thread
from typing import Any, Final

logger = logging.getLogger(__name__)

NEEDED: Final = "numba"
COMPACT: Final = "engine.games.spirits_of_the_forest.evaluation.compact"


class Loading:
    """The compiled search on its way: a thread loads it, or compiles it first while the players go on without."""

    def __init__(self) -> None:
        self._search: Any = None
        self._is_kept = False
        self._knows_whether = Event()
        self._thread = Thread(target=self._load, name="compile", daemon=True)
        self._thread.start()

    def search(self, has_time: bool) -> Any:
        """Return the module that searches, which is waited for where it was compiled before.

        None while it is being compiled and nobody `has_time` to wait for that, and where it cannot be compiled.
        """
        self._knows_whether.wait()
        if has_time or self._is_kept:
            self._thread.join()
        return self._search

    def _load(self) -> None:
        try:
            compiler = import_module(f"{COMPACT}.compiler")
            self._is_kept = compiler.is_kept()
            self._knows_whether.set()
            search = import_module(f"{COMPACT}.search")
            search.warm_up()
            compiler.keep()
            self._search = search
        except Exception:
            logger.exception("the compiled search cannot be used; players search without it")
        finally:
            self._knows_whether.set()


@cache
def loading() -> Loading | None:
    """Return the compiled search on its way, begun when this is asked first; None where the compiler is not installed."""
    return Loading() if find_spec(NEEDED) else None
