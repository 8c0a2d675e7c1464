"""The Texts of this game: its catalogue keys begin with its id."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from engine.games.living_forest.model.kinds import ID, Goal
from engine.kit import GameTexts
from engine.text import Arg, Seat, Text, Who

words = GameTexts(ID)
tell, event, refuse = words.tell, words.event, words.refuse


@cache
def ask_text(key: str, seat: Seat, **args: Arg) -> Text:
    """Return what a seat is asked. It is made once, for playouts ask the same all the time."""
    return tell(key, who=Who(seat), **args)


@cache
def card_name(card: str) -> Text:
    """Return the name of an animal, a Varan or a Kodama."""
    return tell(f"card-{card}")


@cache
def tree_name(tree: str) -> Text:
    """Return the name of a tree."""
    return tell(f"tree-{tree}")


def names(cards: Iterable[str]) -> tuple[Text, ...]:
    """Return the names of several cards."""
    return tuple(card_name(card) for card in cards)


@cache
def solitary_left(excess: int) -> Text:
    """Return how many solitary animals count, or how many gregarious ones there are to spare, in words."""
    return tell("spare-gregarious", count=-excess) if excess < 0 else tell("solitary-of-limit", count=excess)


@cache
def progress(goal: Goal, count: int, needed: int) -> Text:
    """Return how far somebody is with a goal, or how much of it there is and that this is enough."""
    if count < needed:
        return tell(f"line-{goal}", count=count, needed=needed)
    return tell("line-enough", what=tell(f"count-{goal}", count=count))
