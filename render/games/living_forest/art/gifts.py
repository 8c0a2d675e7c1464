"""The gifts of cards, trees, corners and lines, as signs with numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from engine.games.living_forest.model.facts import Corner, LivingCard, TreeFacts
from engine.games.living_forest.model.kinds import Element
from render.games.living_forest.art.icons import draw_sign
from render.kit.fonts import width
from render.kit.palette import CORAL, CREAM, Ink
from render.kit.sprites import Brush
from words.catalogue import signed

_SPACE = 0.28
"""Space between two gifts, in widths of a sign."""


@dataclass(frozen=True, slots=True)
class Gift:
    """A gift: a sign, the words before and behind it, and the sign it is counted by."""

    sign: str
    behind: str = ""
    before: str = ""
    per: str = ""

    @property
    def ink(self) -> Ink:
        """Ink of the words: coral where something is taken."""
        return CREAM if self.behind.isdigit() or not self.behind or self.behind[0] == "×" else CORAL


def of_elements(elements: Mapping[Element, int]) -> list[Gift]:
    """Return the gift of each element, with its amount."""
    return [Gift(element, signed(number)) for element, number in elements.items()]


def of_card(card: LivingCard) -> list[Gift]:
    """Return the gifts of a card: elements, a permission to repeat, a bonus action, the Kodama symbol."""
    gifts = of_elements(card.elements)
    gifts += [Gift("symbol")] * card.symbols
    gifts += [Gift(f"deed-{card.repeats}", "×2")] if card.repeats else []
    gifts += [Gift(f"deed-{card.bonus}", before="+")] if card.bonus else []
    return gifts


def of_tree(tree: TreeFacts) -> list[Gift]:
    """Return the gifts of a tree: elements, by Kodama symbols or not, a symbol, or the permission to repeat."""
    gifts = of_elements(tree.elements)
    gifts += [Gift("symbol")] * tree.symbols
    gifts += [Gift(tree.per_symbol, per="symbol")] if tree.per_symbol else []
    gifts += [Gift("repeat", "×2")] if tree.repeats else []
    return gifts


def of_corner(corner: Corner) -> list[Gift]:
    """Return the gifts of a corner: fragments, or an action with more of an element."""
    if corner.fragments:
        return [Gift("fragment", f"×{corner.fragments}")]
    return [Gift(f"deed-{corner.action}"), Gift(str(corner.element), str(corner.plus), before="+")]


def room(gifts: Sequence[Gift], size: float) -> float:
    """Return the width of the gifts side by side, in pixels."""
    return sum(_room(gift, size) for gift in gifts) + (len(gifts) - 1) * size * _SPACE


def _letters(size: float) -> int:
    return round(size)


def _room(gift: Gift, size: float) -> float:
    written = sum(width(text, "heavy", _letters(size)) for text in (gift.before, gift.behind))
    return size * (1.62 if gift.per else 1.06) + written


def draw_gifts(brush: Brush, gifts: Sequence[Gift], x: float, y: float, size: float) -> None:
    """Draw the gifts side by side, beginning at x, with their middle at y; signs of `size`."""
    for gift in gifts:
        left = x + _draw_text(brush, gift.before, x, y, size, CREAM)
        draw_sign(brush, gift.sign, left + size / 2, y, size)
        left += size * 1.06
        if gift.per:
            draw_sign(brush, gift.per, left + size * 0.2, y + size * 0.12, size * 0.8)
        _draw_text(brush, gift.behind, left, y, size, gift.ink)
        x += _room(gift, size) + size * _SPACE


_BELOW: Final = 40
"""Size of the words under a sign, in pixels."""


def below_wide(gift: Gift, size: float = 28) -> float:
    """Return the width of a gift with its words under its sign, in pixels."""
    return max(size, width(gift.before + gift.behind, "heavy", _BELOW))


def draw_below(
    brush: Brush, gift: Gift, x: float, y: float, size: float, below: float | None = None
) -> float:
    """Draw a gift with its words under its sign, the middle of the sign at y, that of the words so far `below` it, a little under the
    sign by default. Return the width of both, in pixels.
    """
    text, wide = gift.before + gift.behind, below_wide(gift, size)
    draw_sign(brush, gift.sign, x + wide / 2, y, size)
    if text:
        brush.text(
            text, x + wide / 2, y + (size / 2 + 17 if below is None else below), "heavy", _BELOW, gift.ink
        )
    return wide


def _draw_text(brush: Brush, text: str, x: float, y: float, size: float, ink: Ink) -> int:
    """Draw a text that begins at x. Return its width, in pixels."""
    if not text:
        return 0
    wide = width(text, "heavy", _letters(size))
    brush.text(text, x + wide / 2, y, "heavy", _letters(size), ink)
    return wide
