"""What the wish cards and the curse cards show, read from their facts, and how it is said."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, Literal, TypeAlias

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.model.kinds import AIR, ID, POWERS, SPIRITS, Face, Spirit
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.text import Text

Kind: TypeAlias = Literal["wish", "curse"]
Goal: TypeAlias = Spirit | Literal["favours", "doubles", "gems"]
"""What the holder must have the most of (SF-WISH-03 to -06)."""
GOALS: Final[tuple[Goal, ...]] = (*SPIRITS, "favours", "doubles", "gems")
"""One for each wish card."""


class WishFacts(Facts):
    """One card: its goal, and the spirits it pays a symbol of; none where it pays a token set aside (SF-WISH-08, SF-WISH-09)."""

    goal: Goal
    reward: tuple[Spirit, ...] = ()


class WishesFacts(Facts):
    """The file of wish cards."""

    reconstructed: bool
    cards: tuple[WishFacts, ...]

    def wrong(self) -> Iterator[str]:
        """What is known of the twelve cards, whatever spirits they pay."""
        goals = [card.goal for card in self.cards]
        for goal in GOALS:
            if goals.count(goal) != 1:
                yield f"there must be one wish card with the goal {goal}, not {goals.count(goal)}"
        for card in self.cards:
            if why := _wrong(card):
                yield f"the wish card {card.goal} {why}"


def _wrong(card: WishFacts) -> str | None:
    """What is wrong with a card by itself, if anything is."""
    kinds = len(set(card.reward))
    if AIR in (card.goal, *card.reward):
        return "names the Air Spirit, which is not in the same box"
    if card.goal in SPIRITS and (len(card.reward), kinds) != (2, 2):
        return "must pay one symbol of each of two spirits"
    if card.goal in ("favours", "doubles") and (len(card.reward), kinds) != (2, 1):
        return "must pay two symbols of one spirit"
    if card.goal == "gems" and card.reward:
        return "must pay a token, and so no symbols"
    return None


@cache
def wishes() -> dict[str, WishFacts]:
    """The cards by their goals."""
    return {card.goal: card for card in facts(ID, "wishes", WishesFacts).cards}


PENALTY: Final = 6
"""SF-CURSE-06."""
KNOWN: Final = frozenset({"mosses", "vines"})
"""The one pair of spirits that is known for certain, from the rulebook's example."""


class CurseFacts(Facts):
    """One card: the symbols it adds up; none where it counts favour tokens (SF-CURSE-02 to -04)."""

    id: str
    icons: tuple[Face, ...] = ()


class CursesFacts(Facts):
    """The file of curse cards."""

    reconstructed: bool
    cards: tuple[CurseFacts, ...]

    def wrong(self) -> Iterator[str]:
        """What is known of the eight cards, whatever pairs of spirits they name."""
        if len(self.cards) != 8 or len({card.id for card in self.cards}) != 8:
            yield "there must be eight curse cards, each with an id of its own"
        for card in self.cards:
            if not _is_command(card.icons):
                yield f"the curse card {card.id} must name two different spirits, or powers, or nothing"
        commands = [frozenset(card.icons) for card in self.cards]
        if len(set(commands)) != len(commands):
            yield "no two curse cards may name the same"
        if KNOWN not in commands:
            yield "one curse card must name mosses and vines, as in the rulebook's example"
        if frozenset(POWERS) not in commands:
            yield "one curse card must name all three powers: the sums of the rulebook's example add up to 27"
        if frozenset[Face]() not in commands:
            yield "one curse card must count favour tokens, and so name nothing"


def _is_command(icons: tuple[Face, ...]) -> bool:
    """SF-CURSE-02 to SF-CURSE-04."""
    different = set(icons)
    spirits, powers = different <= set(SPIRITS) and len(icons) == 2, different <= set(POWERS)
    return len(different) == len(icons) and (spirits or powers)


@cache
def curses() -> dict[str, CurseFacts]:
    """The cards by their ids."""
    return {card.id: card for card in facts(ID, "curses", CursesFacts).cards}


def card_text(kind: Kind, card: str) -> Text:
    """What the card wants, and what it pays or costs, in a few words: made of its facts, so that it stays true to them."""
    return _wish_text(wishes()[card]) if kind == "wish" else _curse_text(curses()[card])


def _wish_text(card: WishFacts) -> Text:
    goal = tell("wish-goal", what=_many(card.goal))
    if not card.reward:
        return tell("wish-token", goal=goal)
    if len(set(card.reward)) == 1:
        return tell("wish-double", goal=goal, spirit=named(card.reward[0]))
    return tell("wish-spirits", goal=goal, spirits=tuple(map(named, card.reward)))


def _curse_text(card: CurseFacts) -> Text:
    if not card.icons:
        return tell("curse-favours", what=_many("favours"), points=-PENALTY)
    return tell("curse-icons", what=tuple(map(_many, card.icons)), points=-PENALTY)


def _many(what: str) -> Text:
    """Whatever is counted, as it is said after "most" and "fewest"."""
    return tell(f"many-{what}")
