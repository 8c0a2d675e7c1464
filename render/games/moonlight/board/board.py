"""The table in one picture: the forest as it lies, what lies beside it, both sides and the players; and an Objective card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.games.moonlight.model.texts import named, side_text, tell
from engine.games.moonlight.model.view import MissionView, MoonlightView, PlayerView, SideView
from engine.text import Arg, Text, Who
from render.games.moonlight.board import ground, panels
from render.games.spirits_of_the_forest.art.scene import forest
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, GOLD, PANEL, PANEL_EDGE, WOOD, Ink
from render.kit.panel import lay_headline
from render.kit.sprites import plate
from words.catalogue import Words

SIDE: Final = 24
LINE: Final = 62
TITLE: Final = 110
LEAST_WIDE: Final = 1000


def draw(view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
    """The whole picture."""
    wide, high = size(view, words)
    _, floor = ground.size(view)
    canvas = Canvas(forest(wide, high, floor))
    lay_headline(canvas, printable(words.say(view.headline, names)), 28, wide - 56, (52, 44, 38), (36, 28))
    ground.lay(canvas, view, left_of_ground(view))
    panels.lay(canvas, view, floor, names, words)
    return canvas


def size(view: MoonlightView, words: Words) -> tuple[int, int]:
    """How wide and how high the picture is."""
    room, floor = ground.size(view)
    wide = max(LEAST_WIDE, room)
    return wide, floor + panels.height(view, wide, words)


def left_of_ground(view: MoonlightView) -> int:
    """Where the margin of the forest begins: it lies in the middle of the picture."""
    room, _ = ground.size(view)
    return (max(LEAST_WIDE, room) - room) // 2


def side_line(view: MoonlightView, side: SideView) -> Text:
    """What a side has, in one line."""
    led = tuple(named(each.name) for each in view.categories if each.of(side.side).leads)
    name = side_text(side.side, view.mode)
    return tell(
        "picture-side", side=name, score=side.score, bits=side.bits, tiles=len(side.tiles), led=led or "–"
    )


def player_line(player: PlayerView) -> Text:
    """What a player has, in one line."""
    return tell("picture-player", who=Who(player.seat), gems=player.gems, bits=player.bits)


def _lay_line(canvas: Canvas, text: str, y: int, wide: int, ink: Ink = CREAM) -> None:
    shown, size = fit(text, "sans", (34, 28, 24), wide - 2 * SIDE - 32)
    canvas.lay(plate(wide - 2 * SIDE, LINE - 6, 14, PANEL, PANEL_EDGE, 2, WOOD), SIDE, y)
    canvas.text(shown, SIDE + 16, y + LINE // 2 - 3, "sans", size, ink, PANEL)


def draw_objective(player: PlayerView, words: Words) -> Canvas:
    """An Objective card."""
    canvas = Canvas(forest(LEAST_WIDE, TITLE + LINE * len(player.missions) + SIDE, TITLE))
    assert player.side is not None
    title = tell("picture-objective", creature=tell(f"creature-{player.side}"))
    lay_headline(canvas, printable(words.say(title)), 28, LEAST_WIDE - 56, (52, 44), (36, 28))
    for number, mission in enumerate(player.missions):
        text = printable(words.say(mission_text(mission)))
        _lay_line(canvas, text, TITLE + LINE * number, LEAST_WIDE, GOLD if mission.done else CREAM)
    return canvas


def mission_text(mission: MissionView) -> Text:
    """A mission in words."""
    args: dict[str, Arg] = {"creature": tell(f"creature-{mission.side}"), "spirit": named(mission.spirit)}
    return (
        tell("mission-minimum", least=mission.least, **args)
        if mission.least
        else tell("mission-majority", **args)
    )
