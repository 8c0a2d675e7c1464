"""The panel of each player under the board: name, counts, cards, favours and gems."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.games.spirits_of_the_forest.model.view import Category, ForestView, PlayerView
from render.games.spirits_of_the_forest.art import cards
from render.games.spirits_of_the_forest.art.icons import POWERS, draw_gem
from render.games.spirits_of_the_forest.art.signs import draw_gem_lost, draw_gem_out
from render.games.spirits_of_the_forest.art.tokens import UNLIT, emblem, favour, medallion, tile_sign
from render.games.spirits_of_the_forest.modules.module import ModulePictures
from render.games.spirits_of_the_forest.modules.registry import in_play, rivals, standing_out, winners
from render.kit.canvas import Canvas
from render.kit.card_rows import spacing
from render.kit.fonts import CAPITAL, fit, legible, width
from render.kit.palette import CREAM, GOLD, INK, PANEL, PANEL_EDGE, Ink, mix
from render.kit.panel import TURN, WON, frame, lay_marks
from render.kit.sprites import Brush, Sprite, cached, plate, stamp
from render.sheets.scores import gain
from words.catalogue import signed

GAP = 12
SIDE = 18
_TITLE = 66
_FOOT = 68
_UNDER: Ink = mix(PANEL, INK, 0.2)
"""Ink of the ground under panels, as far as their corners show it."""
_EDGES = 12
_ROOM = 3.1
"""Least width of one count with the points it brings, in sizes of its digits."""
_CARD = 268
"""Least width of a card beside another, in pixels."""
_SIZES = {2: (70, 52), 3: (62, 42), 4: (62, 44)}
"""Height of a row of counts and of its icons, by the number of panels, in pixels."""


@dataclass(frozen=True, slots=True)
class PanelPlan:
    """The plan of the panels, all alike; lengths in pixels."""

    wide: int
    columns: int
    rows: int
    """Number of rows of counts."""
    blank: int
    """Number of places that stay free before the powers."""
    row: int
    icon: int
    letters: int
    cards: tuple[ModulePictures, ...]
    """Modules that put a card before each player."""
    cards_across: int
    trophies: bool

    @property
    def counts(self) -> int:
        """Right edge of the counts."""
        return _TITLE + 14 + self.rows * self.row

    @property
    def trophies_top(self) -> int:
        """Upper edge of the trophies, where the cards end."""
        return self.counts + -(-len(self.cards) // self.cards_across) * (cards.SMALL + 8)

    @property
    def high(self) -> int:
        """Height of a panel, in pixels."""
        return self.trophies_top + (64 if self.trophies else 0) + _FOOT


def plan_of(view: ForestView, across: int) -> PanelPlan:
    panels = len(holders(view))
    wide = (across - 2 * SIDE - (panels - 1) * GAP) // panels
    letters = legible(across)
    rows = -(-len(view.categories) // int((wide - _EDGES) // (_ROOM * letters)))
    played = tuple(module for module in in_play(view) if module.has_card)
    both = len(played) > 1 and wide >= 2 * _CARD + 36
    columns = -(-len(view.categories) // rows)
    trophies = any(_trophies(view, player) for player in view.players)
    return PanelPlan(
        wide,
        columns,
        rows,
        _blank(view, columns, rows),
        *_SIZES[panels],
        letters,
        played,
        2 if both else 1,
        trophies,
    )


def _blank(view: ForestView, columns: int, rows: int) -> int:
    """Return the number of places that stay free before the powers, where these can have a row of their own without another row."""
    powers = sum(category.name in POWERS for category in view.categories)
    own = powers and -(-(len(view.categories) - powers) // columns) + -(-powers // columns) <= rows
    return -(len(view.categories) - powers) % columns if own else 0


def holders(view: ForestView) -> Sequence[PlayerView]:
    """Return all that have a panel, players and others."""
    return (*view.players, *(rival.player for rival in rivals(view)))


def height(view: ForestView, across: int) -> int:
    """Return the height of the panels in a picture `across` pixels wide."""
    return plan_of(view, across).high


def lay_panels(canvas: Canvas, view: ForestView, names: Sequence[str], top: int) -> None:
    """Lay all panels, side by side from `top` on."""
    plan = plan_of(view, canvas.width)
    for player, name in zip(holders(view), names, strict=True):
        _lay_panel(canvas, view, player, name, SIDE + player.seat * (plan.wide + GAP), top, plan)


def head(view: ForestView, seat: int, across: int, top: int) -> tuple[int, int]:
    """Return the middle of the upper edge of a seat's panel, over its gem."""
    plan = plan_of(view, across)
    return SIDE + seat * (plan.wide + GAP) + plan.wide // 2, top


def _lay_panel(
    canvas: Canvas, view: ForestView, player: PlayerView, name: str, x: int, y: int, plan: PanelPlan
) -> None:
    marked = player.seat in winners(view) if view.stage == "over" else player.seat == view.active
    canvas.lay(frame(plan.wide, plan.high, (plan.wide, _TITLE), marked, _UNDER, 18, 5), x, y)
    _lay_title(canvas, view, player, name, (x, y, plan.wide, marked))
    room = (plan.wide - _EDGES) // plan.columns
    for number, category in enumerate(view.categories):
        down, across = divmod(number + (plan.blank if category.name in POWERS else 0), plan.columns)
        top = y + _TITLE + 8 + down * plan.row
        _lay_count(canvas, view, category, player.seat, x + 8 + across * room, top, plan)
    _lay_cards(canvas, view, player, x + 14, y + plan.counts, plan)
    if plan.trophies:
        _lay_trophies(canvas, _trophies(view, player), x + 14, y + plan.trophies_top, plan.wide - 28)
    _lay_foot(canvas, player, x, y + plan.high - _FOOT, plan.wide)


def _lay_title(
    canvas: Canvas, view: ForestView, player: PlayerView, name: str, at: tuple[int, int, int, bool]
) -> None:
    x, y, wide, marked = at
    ink, over = (INK, GOLD) if marked else (CREAM, PANEL)
    middle = y + _TITLE // 2
    left = x + 14
    if marked:
        mark = WON if view.stage == "over" else TURN
        left = lay_marks(canvas, [mark], 34, left, middle, (INK, GOLD)) + 8
    canvas.centre(emblem(player.seat, 20, over), left + 22, middle)
    right = x + wide - 16
    if view.stage == "over" and player.seat < view.seats:
        score = signed(view.outcome.standings[player.seat].score)
        right -= canvas.text(score, right, middle, "heavy", legible(canvas.width), ink, over, "right") + 12
    room = right - (left + 52)
    text, size = fit(name, "heavy", (legible(canvas.width, CAPITAL), 40, 36, 33), room)
    canvas.text(text, left + 52, middle, "heavy", size, ink, over)


def _lay_count(
    canvas: Canvas, view: ForestView, category: Category, seat: int, x: int, y: int, plan: PanelPlan
) -> None:
    """Lay a count, and on gold the points that it brings as the most; these alone where there is no room for both."""
    part = category.parts[seat]
    middle = y + plan.row // 2
    canvas.lay(medallion(category.name, plan.icon, part.total > 0, PANEL), x, middle - plan.icon // 2)
    left = x + plan.icon + 5
    ground, number = standing_out(view, category, seat), str(part.total)
    points = gain(part.points)
    end = x + (plan.wide - _EDGES) // plan.columns
    room = width(points, "heavy", plan.letters) + 10
    is_wide = left + width(number, "heavy", plan.letters) + 6 + room <= end
    if ground is None or is_wide:
        ink = CREAM if part.total else UNLIT
        left += canvas.text(number, left, middle, "heavy", plan.letters, ink, PANEL) + 6
    if ground is not None:
        sprite = plate(room, plan.letters + 8, 12, ground, ground, 0, PANEL)
        canvas.lay(sprite, left, middle - plan.letters // 2 - 4)
        canvas.text(points, left + 5, middle, "heavy", plan.letters, INK, ground)


def _lay_cards(canvas: Canvas, view: ForestView, player: PlayerView, x: int, y: int, plan: PanelPlan) -> None:
    """Lay the cards before a player, side by side or one above the other."""
    room = (plan.wide - 28 - 8 * (plan.cards_across - 1)) // plan.cards_across
    for number, module in enumerate(plan.cards):
        across, down = number % plan.cards_across, number // plan.cards_across
        canvas.lay(module.card(view, player, room), x + across * (room + 8), y + down * (cards.SMALL + 8))


def _trophies(view: ForestView, player: PlayerView) -> list[Sprite]:
    return [sprite for module in in_play(view) for sprite in module.trophies(view, player)]


def _lay_trophies(canvas: Canvas, won: Sequence[Sprite], x: int, y: int, room: int) -> None:
    """Lay the trophies of a player, closer together the more there are."""
    step = spacing(len(won), room - 60, 66)
    for number, sprite in enumerate(won):
        canvas.lay(sprite, x + number * step, y)


def _lay_foot(canvas: Canvas, player: PlayerView, x: int, y: int, wide: int) -> None:
    """Lay gems (in hand, in the forest, lost) and the number of tiles at the left, favours at the right."""
    canvas.bar(x + 14, y, wide - 28, 2, PANEL_EDGE)
    middle = y + _FOOT // 2
    left = x + 36
    states = ["hand"] * player.gems_supply + ["forest"] * player.gems_forest + ["lost"] * player.gems_removed
    for state in states:
        canvas.centre(gem_sprite(player.seat, state), left, middle)
        left += 50
    canvas.centre(tile_sign(CREAM, PANEL), left, middle)
    left += (
        20
        + canvas.text(str(player.tile_count), left + 22, middle, "heavy", legible(canvas.width), CREAM, PANEL)
        + 30
    )
    _lay_favours(canvas, player, left, x + wide - 38, middle)


def _lay_favours(canvas: Canvas, player: PlayerView, left: int, right: int, middle: int) -> None:
    """Lay the favours that are not used up, at the right: side by side, in a fan where faces are known, or one and their number."""
    faces = [each.face for each in player.favours if not each.spent]
    step = 50
    if len(faces) > 1 and left + step * (len(faces) - 1) > right - 10:
        if any(faces):
            step = max(20, (right - left) // (len(faces) - 1))
        else:
            right -= (
                canvas.text(
                    f"×{len(faces)}",
                    right + 22,
                    middle,
                    "heavy",
                    legible(canvas.width),
                    CREAM,
                    PANEL,
                    "right",
                )
                + 4
            )
            faces = faces[:1]
    for face in reversed(faces):
        canvas.centre(favour(face, 22, PANEL), right, middle)
        right -= step


@cached(64)
def gem_sprite(seat: int, state: str) -> Sprite:
    """Return a seat's gem: whole in hand, among leaves in the forest, a crossed contour when lost."""
    brush = Brush(52, 56)
    if state == "hand":
        draw_gem(brush, seat, 26, 28, 20, None)
    elif state == "forest":
        draw_gem_out(brush, seat)
    else:
        draw_gem_lost(brush, seat)
    return stamp(brush.done(), PANEL)
