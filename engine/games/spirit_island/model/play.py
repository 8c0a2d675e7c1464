"""The play that scripts of this game hold."""

from __future__ import annotations

from engine.games.spirit_island.model.table import Table
from engine.script import Play


class IslandPlay(Play[Table]):
    """The table of one game, for scripts to change, tell of and ask about."""
