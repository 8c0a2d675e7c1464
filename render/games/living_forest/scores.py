"""The standing: the three totals of each player, the sum, and who has enough."""

from __future__ import annotations

from typing import Final

from engine.games.living_forest.model.kinds import GOALS
from engine.games.living_forest.model.texts import tell
from engine.games.living_forest.model.view import GoalView, LivingForestView, PlayerView
from render.games.living_forest.art.look import FIELD, sign, signed, spirit
from render.games.living_forest.board.scene import night
from render.kit.canvas import Canvas
from render.kit.fonts import cut, fit, printable, width
from render.kit.palette import CREAM, GOLD, GROUND, INK, MUTED, PANEL, PANEL_EDGE, SKY, Ink
from render.kit.sprites import plate, silhouette
from render.words import Words

WIDTH: Final = 1000
_SIDE: Final = 20
_TITLE: Final = 104
_NAMES: Final = 168
_ROW: Final = 128
_SIGNS: Final = 208
_KEY: Final = 74


def draw(view: LivingForestView, names: list[str], words: Words) -> tuple[bytes, int, int]:
    """The sheet as PNG, with its width and height. `names` are printable, by seat."""
    body = _NAMES + 4 * _ROW + 10
    canvas = Canvas(night(WIDTH, _TITLE + body + _KEY, _TITLE, _TITLE))
    _lay_title(canvas, view, words)
    canvas.lay(plate(WIDTH - 2 * _SIDE, body, 22, PANEL, PANEL_EDGE, 2, GROUND), _SIDE, _TITLE)
    for player, name in zip(view.players, names, strict=True):
        _lay_head(canvas, view, player, name)
    for number, goal in enumerate(GOALS):
        top = _TITLE + _NAMES + number * _ROW
        over = PANEL if number % 2 else FIELD
        canvas.bar(_SIDE + 2, top, WIDTH - 2 * _SIDE - 4, _ROW, over)
        canvas.centre(sign(f"goal-{goal}", 62, over), _SIDE + 52, top + _ROW // 2)
        _lay_label(canvas, f"picture-total-{goal}", top + _ROW // 2, over, words)
        for player in view.players:
            _lay_goal(canvas, view, player, player.goals[number], top + _ROW // 2, over)
    _lay_sums(canvas, view, _TITLE + _NAMES + 3 * _ROW, words)
    key = printable(words.say(tell("picture-enough" if view.outcome.final else "picture-key")))
    text, size = fit(key, "sans", (32, 29, 26), WIDTH - 2 * _SIDE - 110)
    y = _TITLE + body + 38
    canvas.lay(plate(76, 44, 14, GOLD, GOLD, 0, GROUND), _SIDE + 4, y - 22)
    canvas.centre(silhouette("mdi:check_bold", 34, INK, GOLD), _SIDE + 42, y)
    canvas.text(text, _SIDE + 96, y, "sans", size, CREAM, GROUND)
    return canvas.png(upright=False), canvas.width, canvas.height


def _column(view: LivingForestView) -> int:
    return (WIDTH - 2 * _SIDE - _SIGNS) // view.seats


def _middle(view: LivingForestView, seat: int) -> int:
    return _SIDE + _SIGNS + _column(view) * seat + _column(view) // 2


def _lay_title(canvas: Canvas, view: LivingForestView, words: Words) -> None:
    title = printable(words.key("picture-final" if view.outcome.final else "picture-standing"))
    canvas.text(title, _SIDE + 8, 50, "serif", 60, CREAM, SKY)
    turn = printable(words.say(tell("picture-turn", turn=view.turn)))
    canvas.text(turn, WIDTH - _SIDE - 8, 52, "sans", 38, MUTED, SKY, "right")


def _lay_head(canvas: Canvas, view: LivingForestView, player: PlayerView, name: str) -> None:
    """Place or crown, spirit, name."""
    x = _middle(view, player.seat)
    if view.outcome.final and player.seat in view.outcome.winners:
        canvas.centre(silhouette("mdi:crown", 58, GOLD, PANEL), x - 40, _TITLE + 54)
    else:
        rank = view.outcome.standings[player.seat].rank
        canvas.text(f"{rank}.", x - 40, _TITLE + 56, "heavy", 44, MUTED, PANEL, "middle")
    canvas.centre(spirit(player.spirit, 54, PANEL), x + 36, _TITLE + 54)
    shown, size = fit(name, "heavy", (36, 32, 28), _column(view) - 14)
    canvas.text(
        cut(shown, "heavy", size, _column(view) - 14), x, _TITLE + 128, "heavy", size, CREAM, PANEL, "middle"
    )


def _lay_label(canvas: Canvas, key: str, y: int, over: Ink, words: Words) -> None:
    text, size = fit(printable(words.say(tell(key))), "sans", (34, 30, 27), _SIGNS - 96)
    canvas.text(text, _SIDE + 92, y, "sans", size, CREAM, over)


def _lay_goal(
    canvas: Canvas, view: LivingForestView, player: PlayerView, goal: GoalView, y: int, over: Ink
) -> None:
    """How far, of how much; golden where it is enough."""
    number, of = signed(goal.reached), f"/{goal.needed}"
    enough = goal.reached >= goal.needed
    wide = width(number, "heavy", 56) + (28 if enough else 0)
    left = _middle(view, player.seat) - (wide + 6 + width(of, "heavy", 32)) // 2
    ink, ground = CREAM, over
    if enough:
        canvas.lay(plate(wide, 74, 18, GOLD, GOLD, 0, over), left, y - 37)
        ink, ground = INK, GOLD
    canvas.text(number, left + wide // 2, y, "heavy", 56, ink, ground, "middle")
    canvas.text(of, left + wide + 6, y + 6, "heavy", 32, MUTED, over)


def _lay_sums(canvas: Canvas, view: LivingForestView, top: int, words: Words) -> None:
    canvas.bar(_SIDE + 14, top - 1, WIDTH - 2 * _SIDE - 28, 3, MUTED)
    y = top + _ROW // 2 + 2
    _lay_label(canvas, "picture-sum", y, PANEL, words)
    for standing in view.outcome.standings:
        x, text = _middle(view, standing.seat), signed(standing.score)
        won = view.outcome.final and standing.seat in view.outcome.winners
        if won:
            wide = width(text, "heavy", 66) + 48
            canvas.lay(plate(wide, 86, 22, GOLD, GOLD, 0, PANEL), x - wide // 2, y - 43)
        canvas.text(text, x, y, "heavy", 66, INK if won else CREAM, GOLD if won else PANEL, "middle")
