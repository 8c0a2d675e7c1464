"""Several actions in words, where one press makes them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.spirit_island.messages.labels import growth_text, harm, is_lethal, label, land_text
from engine.games.spirit_island.model.actions import (
    Enough,
    Gain,
    Gather,
    Grow,
    Hit,
    IslandAction,
    PlayCard,
    Push,
)
from engine.games.spirit_island.model.kinds import INVADERS
from engine.games.spirit_island.model.texts import count_of, name_of, piece_text, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text


def together(view: SpiritIslandView, actions: Sequence[IslandAction]) -> Iterator[Text]:
    """Yield the texts of actions that are made together: cards by their names, and pieces that go the same way at once.

    To do no more of something goes without saying.
    """
    for alike in _alike(view, actions).values():
        match alike[0]:
            case Hit(land) as hit if len(alike) > 1:
                hits = [each for each in alike if isinstance(each, Hit)]
                pieces, points = (
                    tuple(_pieces(sorted((each.piece for each in hits), key=_size, reverse=True))),
                    sum(each.points for each in hits),
                )
                key = f"label-hit-{harm(view, hit)}"
                yield tell(key, piece=pieces, land=land_text(land), points=points)
            case Push(_, origin, land) | Gather(_, origin, land) as moved:
                pieces = tuple(_pieces([each.piece for each in alike if isinstance(each, (Push, Gather))]))
                yield tell(
                    f"label-{moved.verb}", piece=pieces, origin=land_text(origin), land=land_text(land)
                )
            case PlayCard(card):
                yield name_of(card)
            case Grow(option):
                deck = next((each.deck for each in actions if isinstance(each, Gain)), None)
                yield tell("choice-growth", option=option, steps=growth_text(view, option, deck))
            case Gain():
                pass
            case Enough():
                pass
            case other:
                yield label(view, other)


def _alike(view: SpiritIslandView, actions: Sequence[IslandAction]) -> dict[object, list[IslandAction]]:
    """Return the actions by what one part of the text says of them.

    That is each alone, but for pieces that go the same way, and for those that are destroyed, or dream of it, in the same land.
    """
    found: dict[object, list[IslandAction]] = {}
    for number, action in enumerate(actions):
        way: object = number
        if isinstance(action, (Push, Gather)):
            way = (action.verb, action.origin, action.land)
        elif isinstance(action, Hit) and is_lethal(view, action):
            way = (action.verb, action.land)
        found.setdefault(way, []).append(action)
    return found


def _size(piece: str) -> int:
    return INVADERS.index(kind) if (kind := piece.partition("-")[0]) in INVADERS else len(INVADERS)


def _pieces(pieces: Sequence[str]) -> Iterator[Text]:
    """Yield the texts of pieces, each kind by its number where there are several of one, else by its name; damaged ones apart."""
    counted = Counter(pieces)
    is_counted = any(count > 1 and "-" not in piece for piece, count in counted.items())
    for piece, count in counted.items():
        if not is_counted or "-" in piece:
            yield from [piece_text(piece)] * count
        else:
            yield count_of(piece, count)
