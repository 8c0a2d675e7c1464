"""Hand-made tables, so that a test can read like a story.

Lines, stacks and discards are words: the ids of cards, the last one on top or drawn last. Pure cards make sums easy to read:

    sun      baboon 1, weasel 2, hedgehog 3, lemur 4, marmot 5      wind     hare 1, wolf 2
    water    hummingbird 1, flamingo 2                              flower   fawn 1, ram 2
    plant    bee 1, caterpillar 2, rhinoceros 3
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.action import to_text
from engine.chance import Chance
from engine.event import Event
from engine.games.living_forest import GAME
from engine.games.living_forest.model.kinds import Goal, Spirit
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.play import LivingPlay
from engine.games.living_forest.model.table import Player, VictoryTile
from engine.games.living_forest.rules import action_phase
from engine.games.living_forest.rules.ground import index
from engine.games.living_forest.rules.totals import reached
from engine.guard import Objection
from engine.script import Stage
from engine.script.asks import again
from engine.script.stage import Live
from engine.text import Seat

PLAIN = Options()
KODAMA = Options(kodama=True)
SYMBOL = "kodama-tree-1"
"""A card with a Kodama symbol and nothing else."""
SEASONS: tuple[Spirit, ...] = ("winter", "spring", "summer", "autumn")


class Story(Stage[LivingPlay]):
    """A table as a story arranges it: what lies there is reached by its own name and may be laid there by hand at any moment."""

    def __init__(self, play: LivingPlay) -> None:
        super().__init__(Live(play))

    def __getattr__(self, name: str) -> Any:
        return getattr(self.play.table, name)

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _STAGE:
            super().__setattr__(name, value)
        else:
            setattr(self.play.table, name, value)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Story) and self.play.table == other.play.table

    __hash__ = None  # type: ignore[assignment]

    def copy(self) -> Story:
        """Return another story with the same things lying there, at rest."""
        return Story(LivingPlay(self.play.table.copy()))


_STAGE = {*Stage.__slots__}


def dealt(seats: int = 2, *, seed: bytes = b"living", options: Options | None = None) -> Story:
    """Return a table as it is dealt."""
    return Story(GAME.setup(options or PLAIN, seats, Chance(seed)).play)


def drawing(*stacks: str, seats: int = 2, options: Options | None = None) -> Story:
    """Return a table in the draw phase, seat 0 first; these stacks (the last word is drawn first) take the place of those dealt."""
    table = dealt(max(seats, len(stacks)), options=options)
    _even(table)
    for player, words in zip(table.players, stacks, strict=False):
        player.stack = words.split()
    return table


def act(*lines: str, seats: int = 2, fires: Sequence[int] = (2,), options: Options | None = None) -> Story:
    """Return a table in the Action phase with these Help Lines, seat 0 about to act; seats without a line have an empty one."""
    table = dealt(max(seats, len(lines)), options=options)
    _even(table)
    table.fires = list(fires)
    table.phase = "action"
    for player, words in zip(table.players, lines, strict=False):
        player.line = words.split()
    for player in table.players:
        player.stopped = True
    return table


def begin(table: Story) -> list[Event]:
    """Begin the first player's action turn; everything before it has been arranged."""
    table.play.told = []
    action_phase.begin_turn(table.play, table.first)
    while not GAME.is_over(table.play.table) and not GAME.menu(table.play):
        GAME.advance(table.play)
    return table.play.told


def acting_on(
    *lines: str, seats: int = 2, fires: Sequence[int] = (2,), options: Options | None = None
) -> Story:
    """Return a table as `act` does, begun."""
    table = act(*lines, seats=seats, fires=fires, options=options)
    begin(table)
    return table


def kodama(*lines: str, seats: int = 2, fires: tuple[int, ...] = (2,), options: Options = KODAMA) -> Story:
    """Return a table as `act` does, with Kodama; not yet begun."""
    return act(*lines, seats=seats, fires=fires, options=options)


def begun(*lines: str, seats: int = 2, fires: tuple[int, ...] = (2,), options: Options = KODAMA) -> Story:
    """Return a table as `kodama` does, begun."""
    table = kodama(*lines, seats=seats, fires=fires, options=options)
    begin(table)
    return table


def _even(table: Story) -> None:
    """Let seat 0 be first, and everybody's spirit and rock follow from the seat."""
    places = {2: (0, 6), 3: (2, 6, 10), 4: (0, 6, 9, 3)}[len(table.players)]
    table.first = Seat(0)
    for seat, player in enumerate(table.players):
        player.spirit, player.rock = SEASONS[seat], places[seat]
        player.tiles = [VictoryTile(tile.goal, SEASONS[seat]) for tile in player.tiles]


def plant(player: Player, **trees: str) -> None:
    """Plant trees that grow already: by tree id the spaces, `t3a="B2 C1"`."""
    for tree, spaces in trees.items():
        for space in spaces.split():
            player.forest[index()[space]] = tree


def legal(table: Story, seat: int | None = None) -> list[str]:
    """Return the legal actions of a seat (None: of the acting one) as text."""
    table.asks = None
    if running := table.running:
        running.asks = {who: again(ask) for who, ask in running.asks.items()}
    ask = GAME.awaits(table).get(_seat(table, seat))
    return [] if ask is None else [to_text(action) for action in ask.legal]


def play(table: Story, *lines: str, seat: int | None = None, seed: bytes = b"tests") -> list[Event]:
    """Do these, each being legal, one after the other."""
    told: list[Event] = []
    chance = Chance(seed)
    for line in lines:
        who = _seat(table, seat)
        assert line in legal(table, who), f"{line} is not among {legal(table, who)}"
        told += GAME.play(table, who, GAME.grammar.read(line), chance)
    return told


def refused(table: Story, line: str, seat: int | None = None) -> str | None:
    """Return the rule that speaks against an action; it must not be legal."""
    return refusal(table, line, seat).rule


def refusal(table: Story, line: str, seat: int | None = None) -> Objection:
    """Return the objection of the guards to an action, which must not be legal."""
    who = _seat(table, seat)
    assert line not in legal(table, who), f"{line} is legal"
    objection = GAME.objection(table, who, GAME.grammar.read(line))
    assert objection is not None, f"no guard objects to {line}"
    return objection


def _seat(table: Story, seat: int | None) -> Seat:
    if seat is not None:
        return Seat(seat)
    return Seat(table.acting.seat) if table.acting is not None else Seat(0)


def deeds(table: Story) -> set[str]:
    """Return the verbs the acting player may use."""
    return {line.split()[0] for line in legal(table)}


def keys(events: Sequence[Event]) -> list[str]:
    """Return the ends of the events' keys."""
    return [event.text.key.rpartition("event-")[2] for event in events]


def finish(table: Story) -> list[Event]:
    """End the turn at once for everybody who is still to act; return all events."""
    told: list[Event] = []
    turn = table.turn
    while table.phase == "action" and table.turn == turn:
        told += play(table, "end")
    return told


def goals(player: Player) -> tuple[int, int, int]:
    """Return the trees, fires and flowers of a player."""
    kinds: tuple[Goal, ...] = ("tree", "fire", "flower")
    trees, fires, flowers = (reached(player, goal) for goal in kinds)
    return trees, fires, flowers
