"""A corner of an island as a test game: one board, four spirits, ten cards that ask in every way a card can ask."""

from tests.engine.scripted.island import powers
from tests.engine.scripted.island.game import ISLAND, Done, Grow, Plan, Resume, Use
from tests.engine.scripted.island.table import Island, Land, Piece

__all__ = ["ISLAND", "Done", "Grow", "Island", "Land", "Piece", "Plan", "Resume", "Use", "powers"]
