"""The team owns bits before the game (ML-S01-01, ML-S25-01)."""

from __future__ import annotations

from typing import ClassVar

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightModule
from engine.games.moonlight.model.table import Table


class StartBitsTeam(MoonlightModule):
    """The team begins with as many bits as the scenario says."""

    id: ClassVar[str] = "start_bits_team"

    def lay(self, table: Table, chance: Chance) -> None:
        bits = table.scenario.bits_team
        table.sides["light"].bits += bits
        table.spare_bits -= bits
