"""Spirit Island: spirits drive invaders from their island, together."""

from engine.games.spirit_island.game import SpiritIsland

GAME = SpiritIsland()
