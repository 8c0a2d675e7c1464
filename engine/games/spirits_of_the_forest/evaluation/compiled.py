"""The way to the compiled search, which is loaded beside everything else: compiling takes a while, once on each machine."""

from __future__ import annotations

import logging
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from threading import Thread
from typing import Any

logger = logging.getLogger(__name__)

NEEDED = "numba"


class Loading:
    """The compiled search on its way: a thread loads it while the players go on without."""

    def __init__(self) -> None:
        self._search: Any = None
        self._thread = Thread(target=self._load, name="compile", daemon=True)
        self._thread.start()

    def search(self, has_time: bool) -> Any:
        """Return the module that searches; None where it is not there yet and nobody `has_time` to wait, or where it cannot be compiled."""
        if has_time:
            self._thread.join()
        return self._search

    def _load(self) -> None:
        try:
            search = import_module("engine.games.spirits_of_the_forest.evaluation.compact.search")
            search.warm_up()
            self._search = search
        except Exception:
            logger.exception("the compiled search cannot be used; players search without it")


@cache
def loading() -> Loading | None:
    """Return the compiled search on its way, begun when this is asked first; None where the compiler is not installed."""
    return Loading() if find_spec(NEEDED) else None
