"""Hand-made forests, so that a test can read like a story.

A forest is drawn row by row, a word for each tile from the left; `.` is a place whose tile has been collected.

    leaves        any single of the leaves           leaves:moon    the single with the moon
    leaves2       a double                           ?              any tile, of no importance
    leaves@1      with a gem of seat 1 on it         leaves!plus    with a favour token on it
    leaves/webs   a stack: webs on top of leaves

Rows may be shorter than twelve: the rest is collected.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.action import to_text
from engine.chance import Chance
from engine.game import Event
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.components import components, tiles
from engine.games.spirits_of_the_forest.kinds import Face
from engine.games.spirits_of_the_forest.layout import layout
from engine.games.spirits_of_the_forest.table import Favour, Player, Table
from engine.text import Seat

_WORD = re.compile(r"(?P<tiles>[^@!]+)(@(?P<gem>\d))?(!(?P<favour>\w+))?$")


class Box:
    """The 48 tiles, given out by what they show; the same tile is never given out twice."""

    def __init__(self) -> None:
        self.left = list(range(len(tiles())))

    def tile(self, word: str) -> int:
        """A tile that fits the word. Raises AssertionError where none is left."""
        spirit, power, double = word.rstrip("2").partition(":")[0], word.partition(":")[2], word.endswith("2")
        for index in self.left:
            tile = tiles()[index]
            fits = tile.spirit == spirit and (tile.symbols == 2) == double
            if word == "?" or (fits and power in ("", tile.power)):
                self.left.remove(index)
                return index
        raise AssertionError(f"no tile left for {word}")

    def hand(self, words: str) -> list[int]:
        """Several tiles."""
        return [self.tile(word) for word in words.split()]


def forest(
    drawing: str = "",
    *,
    players: int = 2,
    active: int = 0,
    turn: int = 10,
    tiles: Sequence[str] = (),
    favours: Sequence[str] = (),
    removed: Sequence[int] = (),
) -> Table:
    """A table in the collect step of the active seat. `tiles`, `favours` (words) and `removed` are by seat."""
    box = Box()
    hands = [box.hand(words) for words in tiles]
    place = layout("base")
    table = Table(
        layout_id="base",
        first=Seat(0),
        active=Seat(active),
        turn=turn,
        stage="collect",
        stacks=[()] * len(place.cells),
        favours={},
        gems={},
        box=[],
        players=[Player(supply=components().gems[players]) for _ in range(players)],
        pending=[],
    )
    for row, line in enumerate(drawing.split("\n")[1:] if drawing.startswith("\n") else [drawing]):
        for column, word in enumerate(line.split()):
            if word != ".":
                _lay(table, box, place.index[f"{'ABCD'[row]}{column + 1}"], word)
    for seat, hand in enumerate(hands):
        table.players[seat].tiles = hand
    for seat, words in enumerate(favours):
        table.players[seat].favours = [Favour(face_of(word)) for word in words.split()]
    for seat, number in enumerate(removed):
        table.players[seat].removed = number
        table.players[seat].supply -= number
    return table


def _lay(table: Table, box: Box, cell: int, word: str) -> None:
    match = _WORD.match(word)
    assert match is not None, word
    table.stacks[cell] = tuple(box.tile(each) for each in match["tiles"].split("/"))
    if match["favour"]:
        table.favours[cell] = (face_of(match["favour"]),)
    if match["gem"]:
        table.gems[cell] = Seat(int(match["gem"]))
        table.players[int(match["gem"])].supply -= 1


def face_of(word: str) -> Face:
    """The favour face of that name."""
    return next(face for face in components().favours if face == word)


def legal(table: Table, seat: int | None = None) -> list[str]:
    """What a seat (else the active one) may do, as text."""
    ask = GAME.awaits(table).get(Seat(table.active if seat is None else seat))
    return [] if ask is None else [to_text(action) for action in ask.legal]


def play(table: Table, line: str, seat: int | None = None) -> list[Event]:
    """Do it, being legal."""
    who = Seat(table.active if seat is None else seat)
    assert line in legal(table, who), f"{line} is not among {legal(table, who)}"
    return list(GAME.play(table, who, GAME.grammar.read(line), Chance(b"tests")))


def refused(table: Table, line: str, seat: int | None = None) -> str | None:
    """The rule that speaks against it, as the referee says; it must not be legal."""
    who = Seat(table.active if seat is None else seat)
    assert line not in legal(table, who), f"{line} is legal"
    return said(table, line, who)[1]


def said(table: Table, line: str, seat: int) -> tuple[str, str | None]:
    """What the referee says to a seat about a move that is not legal: the end of the sentence's key, and the rule."""
    text, rule = GAME.referee(GAME.view(table, Seat(seat)), GAME.grammar.read(line))
    return text.key.rpartition("refused-")[2], rule


def over(table: Table) -> bool:
    """Whether nobody is asked for anything any more."""
    return not GAME.awaits(table)


def keys(events: Sequence[Event], reader: int | None = None) -> list[str]:
    """What a seat (None: an onlooker) reads of these events, as the ends of their keys."""
    seat = None if reader is None else Seat(reader)
    return [event.text.key.rsplit("event-")[-1] for event in events if event.read_by(seat)]


def gems(table: Table, seat: int) -> tuple[int, int, int]:
    """A seat's gems: in the supply, in the forest, removed."""
    player = table.players[seat]
    return player.supply, list(table.gems.values()).count(Seat(seat)), player.removed


def gem_on(table: Table, cell: str) -> int | None:
    """Whose gem lies on a cell."""
    return table.gems.get(layout("base").index[cell])


def dealt(players: int = 2, seed: bytes = b"a forest", first: int | None = None) -> Table:
    """A forest as it is dealt."""
    return GAME.setup(GAME.Options.model_validate({"first_player": first}), players, Chance(seed))
