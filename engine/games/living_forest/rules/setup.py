"""The table before the first draw."""

from __future__ import annotations

from engine.chance import Chance
from engine.games.living_forest.model.facts import board, cards, deck, trees
from engine.games.living_forest.model.kinds import GOALS, LEVELS, PILES, Pile, Spirit
from engine.games.living_forest.model.options import LivingForestOptions
from engine.games.living_forest.model.table import START_TREE, Player, Supply, Table, VictoryTile
from engine.games.living_forest.rules.ground import cells, start
from engine.text import Seat


def deal(options: LivingForestOptions, seats: int, chance: Chance) -> Table:
    """Return a table ready for the first draw phase; setup rules LF-SETUP-02 to -15, LF-KODAMA-02 to -07, -24."""
    kodama, counts = options.kodama, board()
    decks = [chance.shuffled(deck(str(level), kodama)) for level in LEVELS]
    first = Seat(chance.below(seats))
    spirits = chance.shuffled(counts.spirits)[:seats]
    starts = counts.starts[seats]
    players = [
        _player(spirit, starts[(seat - first) % seats], kodama, chance) for seat, spirit in enumerate(spirits)
    ]
    table = Table(
        options=options,
        turn=1,
        phase="draw",
        first=first,
        reserve=[[pile.pop() for _ in range(counts.visible)] for pile in decks],
        decks=decks,
        taken=[0 for _ in LEVELS],
        fires=[counts.first_fire],
        varans=counts.varans,
        fragments=counts.fragments,
        trees={tree.id: tree.copies[seats] for tree in trees().values() if kodama or not tree.kodama},
        players=players,
        at_draw=Supply(counts.fragments, counts.kodama.element_tiles if kodama else 0),
    )
    if kodama:
        table.piles = {pile: _pile(pile, counts.kodama.pile[seats], chance) for pile in PILES}
        table.element_tiles = table.at_draw.element_tiles
        table.onibi = _before(starts)
    return table


def _player(spirit: Spirit, rock: int, kodama: bool, chance: Chance) -> Player:
    own = deck("start") + ((f"kodama-{spirit}",) if kodama else ())
    forest: list[str | None] = [None] * len(cells())
    forest[start()] = START_TREE
    tiles = [VictoryTile(goal, spirit) for goal in GOALS]
    return Player(spirit=spirit, rock=rock, stack=chance.shuffled(own), tiles=tiles, forest=forest)


def _pile(pile: Pile, size: int, chance: Chance) -> list[str]:
    """Return a pile of `size` of its cards, the cheapest first (LF-KODAMA-04, LF-KODAMA-05)."""
    return sorted(chance.shuffled(deck(pile, kodama=True))[:size], key=lambda card: cards()[card].cost)


def _before(starts: tuple[int, ...]) -> int:
    """Return the first free rock counter-clockwise of the first player's (LF-KODAMA-24)."""
    size = len(board().rocks["kodama"])
    back = ((starts[0] - step) % size for step in range(1, size))
    return next(rock for rock in back if rock not in starts)
