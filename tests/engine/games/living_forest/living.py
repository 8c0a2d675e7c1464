"""Hand-made tables, so that a test can read like a story.

Lines, stacks and discards are words: the ids of cards, the last one on top or drawn last. Pure cards make sums easy to read:

    sun      baboon 1, weasel 2, hedgehog 3, lemur 4, marmot 5      wind     hare 1, wolf 2
    water    hummingbird 1, flamingo 2                              flower   fawn 1, ram 2
    plant    bee 1, caterpillar 2, rhinoceros 3
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.action import to_text
from engine.chance import Chance
from engine.game import Event
from engine.games.living_forest import GAME
from engine.games.living_forest.model.kinds import Goal, Spirit
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.table import Player, Table, VictoryTile
from engine.games.living_forest.rules import acting
from engine.games.living_forest.rules.ground import index
from engine.games.living_forest.rules.totals import reached
from engine.text import Seat

PLAIN = Options()
KODAMA = Options(kodama=True)
SYMBOL = "kodama-tree-1"
"""A card with a Kodama symbol and nothing else."""
SEASONS: tuple[Spirit, ...] = ("winter", "spring", "summer", "autumn")


def dealt(seats: int = 2, *, seed: bytes = b"living", options: Options | None = None) -> Table:
    """A table as it is dealt."""
    return GAME.setup(options or PLAIN, seats, Chance(seed))


def drawing(*stacks: str, seats: int = 2, options: Options | None = None) -> Table:
    """A table in the draw phase, seat 0 first; these stacks (the last word is drawn first) take the place of those dealt."""
    table = dealt(max(seats, len(stacks)), options=options)
    _even(table)
    for player, words in zip(table.players, stacks, strict=False):
        player.stack = words.split()
    return table


def act(*lines: str, seats: int = 2, fires: Sequence[int] = (2,), options: Options | None = None) -> Table:
    """A table in the Action phase with these Help Lines, seat 0 about to act; seats without a line have an empty one."""
    table = dealt(max(seats, len(lines)), options=options)
    _even(table)
    table.fires = list(fires)
    table.phase = "action"
    for player, words in zip(table.players, lines, strict=False):
        player.line = words.split()
    for player in table.players:
        player.stopped = True
    return table


def begin(table: Table) -> list[Event]:
    """The first player's action turn begins; everything before it has been arranged."""
    return list(acting.begin_turn(table, table.first))


def acting_on(
    *lines: str, seats: int = 2, fires: Sequence[int] = (2,), options: Options | None = None
) -> Table:
    """As `act`, begun."""
    table = act(*lines, seats=seats, fires=fires, options=options)
    begin(table)
    return table


def kodama(*lines: str, seats: int = 2, fires: tuple[int, ...] = (2,), options: Options = KODAMA) -> Table:
    """As `act`, with Kodama; not yet begun."""
    return act(*lines, seats=seats, fires=fires, options=options)


def begun(*lines: str, seats: int = 2, fires: tuple[int, ...] = (2,), options: Options = KODAMA) -> Table:
    """As `kodama`, begun."""
    table = kodama(*lines, seats=seats, fires=fires, options=options)
    begin(table)
    return table


def _even(table: Table) -> None:
    """Seat 0 is first, and everybody's spirit and rock follow from the seat."""
    places = {2: (0, 6), 3: (2, 6, 10), 4: (0, 6, 9, 3)}[len(table.players)]
    table.first = Seat(0)
    for seat, player in enumerate(table.players):
        player.spirit, player.rock = SEASONS[seat], places[seat]
        player.tiles = [VictoryTile(tile.goal, SEASONS[seat]) for tile in player.tiles]


def plant(player: Player, **trees: str) -> None:
    """Trees that grow already: by tree id the spaces, `t3a="B2 C1"`."""
    for tree, spaces in trees.items():
        for space in spaces.split():
            player.forest[index()[space]] = tree


def legal(table: Table, seat: int | None = None) -> list[str]:
    """What a seat (else the acting one) may do, as text."""
    ask = GAME.awaits(table).get(_seat(table, seat))
    return [] if ask is None else [to_text(action) for action in ask.legal]


def play(table: Table, *lines: str, seat: int | None = None, seed: bytes = b"tests") -> list[Event]:
    """Do these, each being legal, one after the other."""
    told: list[Event] = []
    chance = Chance(seed)
    for line in lines:
        who = _seat(table, seat)
        assert line in legal(table, who), f"{line} is not among {legal(table, who)}"
        told += GAME.play(table, who, GAME.grammar.read(line), chance)
    return told


def refused(table: Table, line: str, seat: int | None = None) -> str | None:
    """The rule that speaks against it, as the referee says; it must not be legal."""
    who = _seat(table, seat)
    assert line not in legal(table, who), f"{line} is legal"
    return GAME.referee(GAME.view(table, who), GAME.grammar.read(line))[1]


def _seat(table: Table, seat: int | None) -> Seat:
    if seat is not None:
        return Seat(seat)
    return table.acting.seat if table.acting is not None else Seat(0)


def deeds(table: Table) -> set[str]:
    """The verbs the acting player may use."""
    return {line.split()[0] for line in legal(table)}


def keys(events: Sequence[Event]) -> list[str]:
    """What was told, as the ends of the keys."""
    return [event.text.key.rpartition("event-")[2] for event in events]


def finish(table: Table) -> list[Event]:
    """Everybody who is still to act ends the turn at once."""
    told: list[Event] = []
    turn = table.turn
    while table.phase == "action" and table.turn == turn:
        told += play(table, "end")
    return told


def goals(player: Player) -> tuple[int, int, int]:
    """Trees, fires, flowers."""
    kinds: tuple[Goal, ...] = ("tree", "fire", "flower")
    trees, fires, flowers = (reached(player, goal) for goal in kinds)
    return trees, fires, flowers
