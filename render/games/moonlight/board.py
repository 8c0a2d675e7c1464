"""The table in one picture: the forest as it lies, what lies beside it, both sides and the players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.games.moonlight.model.texts import named, side_text, tell
from engine.games.moonlight.model.view import MissionView, MoonlightView, PlayerView, SideView, SpotView
from engine.text import Arg, Text, Who
from render.games.spirits_of_the_forest.art import tokens
from render.games.spirits_of_the_forest.art.look import MARGIN, PITCH_X, PITCH_Y, TILE_H, TILE_W
from render.games.spirits_of_the_forest.art.scene import forest
from render.games.spirits_of_the_forest.art.tiles import Place, cell
from render.kit.canvas import Canvas
from render.kit.fonts import fit, printable
from render.kit.palette import CREAM, GOLD, PANEL, PANEL_EDGE, WOOD, Ink
from render.kit.panel import lay_headline
from render.kit.sprites import Sprite, cached, plate, silhouette
from render.words import Words

LEFT: Final = 70
TOP: Final = 110
SIDE: Final = 24
LINE: Final = 62
SIGNS: Final = {"light": "mdi:owl", "shadow": "mdi:cat"}
MARKS: Final = {
    "firefly": "mdi:bug",
    "yellow": "mdi:rhombus",
    "green": "mdi:rhombus_outline",
    "eclipse": "mdi:circle_half_full",
}
LEAST_WIDE: Final = 1000


def draw(view: MoonlightView, names: Sequence[str], words: Words) -> Canvas:
    """The whole picture."""
    wide = max(LEAST_WIDE, 2 * LEFT + view.columns * PITCH_X)
    floor = TOP + view.rows * PITCH_Y + 30
    texts = [*_lines(view)]
    canvas = Canvas(forest(wide, floor + LINE * len(texts) + SIDE, floor - 10))
    lay_headline(canvas, printable(words.say(view.headline, names)), 28, wide - 56, (52, 44, 38), (36, 28))
    for spot in view.spots:
        _lay_spot(canvas, spot)
    for number, text in enumerate(texts):
        _lay_line(canvas, printable(words.say(text, names)), floor + LINE * number, wide)
    return canvas


def _middle(spot: SpotView) -> tuple[int, int]:
    return (
        LEFT + spot.x * PITCH_X // 2 + PITCH_X // 2,
        TOP + spot.row * PITCH_Y + PITCH_Y // 2 - 8 * spot.level,
    )


def _lay_spot(canvas: Canvas, spot: SpotView) -> None:
    x, y = _middle(spot)
    if spot.tile is not None:
        place = Place(
            spirit=spot.tile.spirit,
            symbols=spot.tile.symbols,
            power=spot.tile.power,
            depth=1,
            lit=spot.available,
            favours=tuple(token.face for token in spot.tokens),
        )
        canvas.lay(cell(place), x - TILE_W // 2 - MARGIN, y - TILE_H // 2 - MARGIN)
    _lay_signs(canvas, spot, x, y)


def _lay_signs(canvas: Canvas, spot: SpotView, x: int, y: int) -> None:
    if spot.light is not None:
        canvas.centre(tokens.medallion(spot.light, 80, True, WOOD), x, y)
    if spot.bit:
        canvas.centre(_chip("mdi:moon_waning_crescent", 40), x - 24, y + 36)
    if spot.mark is not None:
        canvas.centre(_chip(MARKS[spot.mark], 40), x + 24, y + 36)
    if spot.creature is not None:
        canvas.centre(_chip(SIGNS[spot.creature], 64), x, y)
    elif spot.start is not None:
        canvas.text(spot.start, x + 30, y - 40, "heavy", 34, CREAM, WOOD, "middle")


@cached(32)
def _chip(icon: str, size: int) -> Sprite:
    return silhouette(icon, size, CREAM, WOOD)


def _lines(view: MoonlightView) -> Iterator[Text]:
    """Beside the forest, both sides, every player."""
    for pile in view.piles:
        up = tuple(named(token.face) for token in pile.tokens if token.face)
        yield tell("picture-pile", pile=pile.name, count=len(pile.tokens), faces=up or "–")
    yield from (side_line(view, side) for side in view.sides)
    yield from (player_line(player) for player in view.players)


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
    canvas = Canvas(forest(LEAST_WIDE, TOP + LINE * len(player.missions) + SIDE, TOP))
    assert player.side is not None
    title = tell("picture-objective", creature=tell(f"creature-{player.side}"))
    lay_headline(canvas, printable(words.say(title)), 28, LEAST_WIDE - 56, (52, 44), (36, 28))
    for number, mission in enumerate(player.missions):
        text = printable(words.say(mission_text(mission)))
        _lay_line(canvas, text, TOP + LINE * number, LEAST_WIDE, GOLD if mission.done else CREAM)
    return canvas


def mission_text(mission: MissionView) -> Text:
    """A mission in words."""
    args: dict[str, Arg] = {"creature": tell(f"creature-{mission.side}"), "spirit": named(mission.spirit)}
    return (
        tell("mission-minimum", least=mission.least, **args)
        if mission.least
        else tell("mission-majority", **args)
    )
