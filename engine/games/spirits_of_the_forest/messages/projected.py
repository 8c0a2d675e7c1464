"""A seat's view at one moment of its turn, so that a move can be followed step by step without the table."""

from __future__ import annotations

from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY
from engine.games.spirits_of_the_forest.model.view import ForestView, TileView

_WIDTH = 2


class Moment:
    """What the seat sees now: stacks, gems and its own gems; `collect` goes on to the moment after a tile."""

    def __init__(self, view: ForestView) -> None:
        assert view.seat is not None
        self.view = view
        self.seat = view.seat
        self.cells = {cell.name: cell for cell in view.cells}
        self.stacks = {cell.name: cell.stack for cell in view.cells}
        self.gems = {cell.name: cell.gem for cell in view.cells if cell.gem is not None}
        own = view.players[view.seat]
        self.supply = own.gems_supply
        self.removed = own.gems_removed
        self.holds_plus = any(favour.face == "plus" and not favour.spent for favour in own.favours)
        self.spent_plus = any(favour.face == "plus" and favour.spent for favour in own.favours)

    @property
    def lying(self) -> list[str]:
        """The cells with a gem of this seat."""
        return [name for name, owner in self.gems.items() if owner == self.seat]

    @property
    def removed_before(self) -> int:
        """The gems that were out of the game before this turn's collecting."""
        return self.view.players[self.seat].gems_removed

    @property
    def is_blocked(self) -> bool:
        """SF-TURN-04: whether all own gems are out of the game and every tile in reach has another's."""
        if self.supply or self.lying or self.view.opponent is not None:
            return False
        return all(cell.name in self.gems for cell in self.view.cells if cell.available)

    def top(self, name: str) -> TileView:
        """The tile that would be taken from a cell that holds one."""
        return self.stacks[name][-1]

    def is_face_down(self, name: str) -> bool:
        """SF-EVENT-05: whether nobody has seen the tile of a cell yet."""
        return self.top(name).spirit is None

    def is_within_reach(self, name: str) -> bool:
        """SF-TAKE-01: whether one long side of the cell's tile touches no tile."""
        here = self.cells[name]
        beside = [
            other.name for other in self.view.cells if other.y == here.y and abs(other.x - here.x) == _WIDTH
        ]
        return sum(bool(self.stacks[other]) for other in beside) < 2

    def remain(self, name: str) -> int:
        """How many tiles must remain in the row of a cell; 0 where all may go."""
        seasons = self.view.seasons
        return seasons[self.cells[name].y].remain if seasons else 0

    def is_closed(self, name: str) -> bool:
        """SF-SEASON-06: whether the row of a cell holds no more than the tiles that must remain there."""
        row = self.cells[name].y
        left = sum(len(stack) for other, stack in self.stacks.items() if self.cells[other].y == row)
        return left <= self.remain(name) > 0

    def collect(self, name: str, pay: str | None) -> None:
        """The tile is taken, and its gem settled."""
        self.stacks[name] = self.stacks[name][:-1]
        owner = self.gems.pop(name, None)
        if owner == self.seat:
            self.supply += 1
        if owner not in (None, self.seat):
            self.removed += 1
            if pay in (SUPPLY, PLUS):
                self.supply -= 1
            elif pay is not None:
                del self.gems[pay]
