"""Idle actions: the legal ones that would do nothing, as far as the seat that acts can know, such as a power on an empty land."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from engine.chance import Chance
from engine.game import Game
from engine.text import Seat


class IdleActions:
    """The legal actions of one seat that do nothing on one table, which is left as it is."""

    def __init__(self, game: Game[Any, Any], table: Any, seat: Seat) -> None:
        self._game, self._dealt, self._seat = game, table, seat
        self._found: dict[Any, bool] = {}

    @cached_property
    def _table(self) -> Any:
        return self._game.redeal(self._dealt, self._seat, Chance(b"what does nothing"))

    def __contains__(self, action: Any) -> bool:
        if action not in self._found:
            self._found[action] = self._game.is_idle(self._table, self._seat, action)
        return self._found[action]
