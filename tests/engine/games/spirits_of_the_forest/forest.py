"""Hand-made forests, so that a test can read like a story.

A forest is drawn row by row, a word for each tile from the left; `.` is a place whose tile has been collected.

    leaves        any single of the leaves           leaves:moon    the single with the moon
    leaves2       a double                           ?              any tile, of no importance
    leaves@1      with a gem of seat 1 on it         leaves!plus    with a favour token on it
    leaves/webs   a stack: webs on top of leaves      ~leaves        face down

Rows may be shorter than twelve: the rest is collected.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeVar, get_args

from engine.action import to_text
from engine.chance import Chance
from engine.event import Event
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import components, tiles
from engine.games.spirits_of_the_forest.model.kinds import Face, Module, Spirit
from engine.games.spirits_of_the_forest.model.layout import layout
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.modules.dealt_cards import CardChoice
from engine.games.spirits_of_the_forest.modules.enchanted.state import Display
from engine.games.spirits_of_the_forest.modules.module import ForestModule
from engine.games.spirits_of_the_forest.modules.moonlight import MoonlightTiles
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES
from engine.games.spirits_of_the_forest.modules.seasons import Seasons
from engine.games.spirits_of_the_forest.modules.solo import Solo
from engine.guard import Objection
from engine.kit import ViewPart
from engine.text import Seat

V = TypeVar("V", bound=ViewPart)
NATURE: Final[Face] = "nature"
_WORD = re.compile(r"(?P<down>~?)(?P<tiles>[^@!]+)(@(?P<gem>\d))?(!(?P<favour>\w+))?$")


class Box:
    """The 48 tiles, given out by what they show; the same tile is never given out twice."""

    def __init__(self) -> None:
        self.left = list(range(len(tiles())))

    def tile(self, word: str) -> int:
        """Return a tile that fits the word. Raises AssertionError where none is left."""
        spirit, power, double = word.rstrip("2").partition(":")[0], word.partition(":")[2], word.endswith("2")
        for index in self.left:
            tile = tiles()[index]
            fits = tile.spirit == spirit and (tile.symbols == 2) == double
            if word == "?" or (fits and power in ("", tile.power)):
                self.left.remove(index)
                return index
        raise AssertionError(f"no tile left for {word}")

    def hand(self, words: str) -> list[int]:
        """Return several tiles."""
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
    on: str = "base",
    modules: tuple[Module, ...] = (),
) -> Table:
    """Return a table in the collect step of the active seat. `tiles`, `favours` (words) and `removed` are by seat; `on` is the layout."""
    box = Box()
    hands = [box.hand(words) for words in tiles]
    place = layout(on)
    table = Table(
        layout_id=on,
        first=Seat(0),
        active=Seat(active),
        turn=turn,
        stage="collect",
        stacks=[()] * len(place.cells),
        favours={},
        gems={},
        box=[],
        players=[Player(supply=components().gems.get(players, 0)) for _ in range(players)],
        pending=[],
        modules=modules,
    )
    for row, line in enumerate(drawing.split("\n")[1:] if drawing.startswith("\n") else [drawing]):
        for column, word in enumerate(line.split()):
            if word != ".":
                _lay(table, box, place.index[f"{'ABCDEFG'[row]}{column + 1}"], word)
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
    if match["down"]:
        table.down |= {cell}
    if match["favour"]:
        table.favours[cell] = (face_of(match["favour"]),)
    if match["gem"]:
        table.gems[cell] = Seat(int(match["gem"]))
        table.players[int(match["gem"])].supply -= 1


def face_of(word: str) -> Face:
    """Return the favour face of that name."""
    return next(face for face in (*components().favours, NATURE) if face == word)


def _with(table: Table, module: Module) -> None:
    table.modules = tuple(each.id for each in MODULES if each.id in (*table.modules, module))


def with_wishes(table: Table, *kept: str) -> Table:
    """Lay each seat's wish card open; the other one of two is a card that nobody keeps."""
    _with(table, "wish")
    table.parts["wish"] = CardChoice(tuple((card, "vines") for card in kept), list(kept), (), opened=True)
    return table


def with_curses(table: Table, *kept: str) -> Table:
    """Lay each seat's curse card open, as `with_wishes` does its wish card."""
    _with(table, "curse")
    table.parts["curse"] = CardChoice(tuple((card, "favours") for card in kept), list(kept), (), opened=True)
    return table


def with_seasons(table: Table, *cards: str | None) -> Table:
    """Return a card beside each row."""
    _with(table, "seasons")
    table.parts["seasons"] = Seasons(cards)
    table.remain = tuple(0 if card in (None, "star") else int(card or 0) for card in cards)
    return table


def with_moonlight(table: Table, *tiles: Spirit) -> Table:
    """Lay these Moonlight tiles on the first blocks and mosses on the others, all face down."""
    _with(table, "moonlight")
    spirits = [*tiles, *["mosses"] * (12 - len(tiles))]
    table.parts["moonlight"] = MoonlightTiles(tuple(map(spirit_of, spirits)), ["lying"] * 12, [None] * 12)
    return table


def spirit_of(word: str) -> Spirit:
    """Return the spirit of that name."""
    return next(spirit for spirit in get_args(Spirit) if spirit == word)


def with_cards(table: Table, display: str, deck: str = "", claimed: Sequence[str] = ()) -> Table:
    """Return the Enchanted mode: cards by their ids, the top of the deck last."""
    _with(table, "enchanted")
    owned = [*(cards.split() for cards in claimed), *([] for _ in table.players[len(claimed) :])]
    table.parts["enchanted"] = Display(deck.split(), display.split(), owned)
    return table


def solo(
    drawing: str,
    own: str = "leaves",
    theirs: str = "webs vines",
    tiles: Sequence[str] = ("", ""),
    rule: str = "english",
) -> Table:
    """Return a solo game: the own token, the opponent's still face down, and the tiles of both sides."""
    table = forest(drawing, players=1, on="solo", modules=("solo",), tiles=tiles[:1])
    box = Box()
    box.left = [
        tile for tile in box.left if tile not in table.players[0].tiles and (tile,) not in table.stacks
    ]
    opponent = Player(supply=0, tiles=box.hand(tiles[1]))
    table.players[0].favours = [Favour(face_of(own), known=True)]
    table.parts["solo"] = Solo(opponent, [face_of(word) for word in theirs.split()], rule)
    return table


def end(table: Table) -> list[Event]:
    """Take the last tile, A1, and reveal the favours; return what that told."""
    told = play(table, "take A1")
    while table.stage == "last-chance":
        told += play(table, "reveal", next(iter(GAME.awaits(table))))
    return told


def score(table: Table, seat: int) -> int:
    """Return a seat's score as it stands."""
    return GAME.outcome(table).standings[seat].score


def line(table: Table, seat: int, key: str) -> int | None:
    """Return the points of a line in a seat's score, by the end of its key; None where there is no such line."""
    lines = GAME.outcome(table).standings[seat].lines
    return next((each.points for each in lines if each.label.key.endswith(f"-line-{key}")), None)


def legal(table: Table, seat: int | None = None) -> list[str]:
    """Return the legal actions of a seat (None: of the active one) as text."""
    ask = GAME.awaits(table).get(Seat(table.active if seat is None else seat))
    return [] if ask is None else [to_text(action) for action in ask.legal]


def play(table: Table, line: str, seat: int | None = None) -> list[Event]:
    """Do an action, which must be legal."""
    who = Seat(table.active if seat is None else seat)
    assert line in legal(table, who), f"{line} is not among {legal(table, who)}"
    return list(GAME.play(table, who, GAME.grammar.read(line), Chance(b"tests")))


def refused(table: Table, line: str, seat: int | None = None) -> str | None:
    """Return the rule that speaks against an action, as the referee says; the action must not be legal."""
    who = Seat(table.active if seat is None else seat)
    assert line not in legal(table, who), f"{line} is legal"
    return said(table, line, who)[1]


def said(table: Table, line: str, seat: int) -> tuple[str, str | None]:
    """Return the end of the key that the referee tells a seat about a move that is not legal, and the rule (None: no rule is named)."""
    text, rule = objection_to(table, line, seat)
    return text.key.rpartition("refused-")[2], rule


def objection_to(table: Table, line: str, seat: int) -> Objection:
    """Return the objection to a seat's action, as it is told: on a table that is dealt anew for it."""
    as_seen = GAME.redeal(table, Seat(seat), Chance(b"as it could be"))
    objection = GAME.objection(as_seen, Seat(seat), GAME.grammar.read(line))
    assert objection is not None, f"nothing speaks against {line}"
    return objection


def part_of(module: ForestModule[Any, V], table: Table, viewer: int | None = None) -> V:
    """Return a module's part of a view."""
    return module.seen(GAME.view(table, None if viewer is None else Seat(viewer)))


def stage(table: Table) -> str:
    """Return the name of the stage that is waited for now."""
    return table.stage


def over(table: Table) -> bool:
    """Return whether nobody is asked for anything any more."""
    return not GAME.awaits(table)


def keys(events: Sequence[Event], reader: int | None = None) -> list[str]:
    """Return the ends of the keys that a seat (None: an onlooker) reads of these events."""
    seat = None if reader is None else Seat(reader)
    return [event.text.key.rsplit("event-")[-1] for event in events if event.read_by(seat)]


def gems(table: Table, seat: int) -> tuple[int, int, int]:
    """Return a seat's gems: in the supply, in the forest, removed."""
    player = table.players[seat]
    return player.supply, list(table.gems.values()).count(Seat(seat)), player.removed


def gem_on(table: Table, cell: str) -> int | None:
    """Return the seat whose gem lies on a cell; None where none does."""
    return table.gems.get(table.layout.index[cell])


def dealt(players: int = 2, seed: bytes = b"a forest", first: int | None = None, **options: object) -> Table:
    """Return a forest as it is dealt."""
    chosen = GAME.Options.model_validate({"first_player": first, **options})
    return GAME.setup(chosen, players, Chance(seed))


def mixed(modules: Iterable[Module], players: int = 2, seed: bytes = b"a forest") -> Table:
    """Return a forest as it is dealt with these modules."""
    chosen: dict[str, object] = {module.replace("-", "_"): True for module in modules}
    air = chosen.pop("air", False)
    if "events" in chosen:
        chosen["events"] = "random"
    if "moonlight" in chosen:
        chosen["moonlight"] = "air" if air else "base"
    return GAME.setup(GAME.Options.model_validate(chosen), players, Chance(seed))
