"""Which modules may be mixed, and by how many players they are played."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, TypeAlias, get_args

from engine.games.spirits_of_the_forest.texts import tell
from engine.text import Text

Module: TypeAlias = Literal["wish", "curse", "season", "event", "gembonus"]
"""Wish cards, curse cards, Four Seasons, Forest Events, and the bonus for gems."""

MODULES: tuple[Module, ...] = get_args(Module)

PLAYERS = (2, 3, 4)
"""The numbers of players of the multiplayer game (SF-SETUP-01)."""


def may_mix(modules: Collection[Module]) -> bool:
    """SF-SETUP-14: everything goes together except Four Seasons and Forest Events."""
    return not {"season", "event"} <= set(modules)


def refusal(players: int, modules: Collection[Module] = ()) -> Text | None:
    """Why a game with so many players and these modules cannot be played; None where it can."""
    if players == 1:
        return tell("refused-solo")
    if players not in PLAYERS:
        return tell("refused-players", given=players)
    if not may_mix(modules):
        return tell("refused-mix")
    if modules:
        return tell("refused-modules", modules=tuple(tell(f"module-{module}") for module in modules))
    return None
