"""What the wish cards and the curse cards show, read from their facts, and how it is said."""

from __future__ import annotations

from functools import cache
from typing import Final, Literal, Self, TypeAlias

from pydantic import model_validator

from engine.facts import Facts, facts
from engine.games.spirits_of_the_forest.kinds import ID, POWERS, SPIRITS, Face, Spirit
from engine.games.spirits_of_the_forest.texts import named, tell
from engine.text import Text

Kind: TypeAlias = Literal["wish", "curse"]
Goal: TypeAlias = Spirit | Literal["favours", "doubles", "gems"]
"""What the holder must have the most of (SF-WISH-03 to -06)."""


class WishFacts(Facts):
    """One card: its goal, and the spirits it pays a symbol of; none where it pays a token set aside (SF-WISH-08, SF-WISH-09)."""

    goal: Goal
    reward: tuple[Spirit, ...] = ()


class WishesFacts(Facts):
    """The file of wish cards."""

    reconstructed: bool
    cards: tuple[WishFacts, ...]

    @model_validator(mode="after")
    def _is_a_deck(self) -> Self:
        """What is known of the twelve cards, whatever spirits they pay."""
        goals = [card.goal for card in self.cards]
        if sorted(goals) != sorted((*SPIRITS, "favours", "doubles", "gems")):
            raise ValueError("there must be one wish card for each spirit, one for favours, doubles and gems")
        for card in self.cards:
            if why := _wrong(card):
                raise ValueError(f"the wish card {card.goal}: {why}")
        paid = [spirit for card in self.cards if card.goal in SPIRITS for spirit in card.reward]
        if wrong := [spirit for spirit in SPIRITS if paid.count(spirit) != 2]:
            raise ValueError(f"the nine spirit cards together must pay each spirit twice, not so {wrong[0]}")
        return self


def _wrong(card: WishFacts) -> str | None:
    kinds = len(set(card.reward))
    if card.goal in SPIRITS and (len(card.reward), kinds) != (2, 2):
        return "it must pay one symbol of each of two spirits"
    if card.goal in ("favours", "doubles") and (len(card.reward), kinds) != (2, 1):
        return "it must pay two symbols of one spirit"
    if card.goal == "gems" and card.reward:
        return "it must pay a token, and so no symbols"
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

    @model_validator(mode="after")
    def _is_a_deck(self) -> Self:
        """What is known of the eight cards, whatever pairs of spirits they name."""
        if len(self.cards) != 8 or len({card.id for card in self.cards}) != 8:
            raise ValueError("there must be eight curse cards, each with an id of its own")
        spirits = [set(card.icons) for card in self.cards if set(card.icons) <= set(SPIRITS) and card.icons]
        if len(spirits) != 6 or any(len(pair) != 2 for pair in spirits):
            raise ValueError("six curse cards must name two different spirits each")
        if KNOWN not in spirits:
            raise ValueError(
                "one curse card must name mosses and vines: that pair is printed in the rulebook"
            )
        if [card.icons for card in self.cards].count(()) != 1:
            raise ValueError("one curse card must count favour tokens: leave its icons away")
        if {frozenset(card.icons) for card in self.cards} & {frozenset(POWERS)} == set():
            raise ValueError("one curse card must name all three powers: the example's sums add up to 27")
        return self


@cache
def curses() -> dict[str, CurseFacts]:
    """The cards by their ids."""
    return {card.id: card for card in facts(ID, "curses", CursesFacts).cards}


def card_text(kind: Kind, card: str) -> Text:
    """What the card wants, and what it pays or costs, in a few words: made of its facts, so that it stays true to them."""
    return _wish_text(wishes()[card]) if kind == "wish" else _curse_text(curses()[card])


def _wish_text(card: WishFacts) -> Text:
    goal = (
        tell(f"goal-{card.goal}")
        if card.goal not in SPIRITS
        else tell("goal-spirit", spirit=named(card.goal))
    )
    if not card.reward:
        return tell("wish-token", goal=goal)
    if len(set(card.reward)) == 1:
        return tell("wish-double", goal=goal, spirit=named(card.reward[0]))
    return tell("wish-spirits", goal=goal, spirits=tuple(map(named, card.reward)))


def _curse_text(card: CurseFacts) -> Text:
    if not card.icons:
        return tell("curse-favours", points=-PENALTY)
    return tell("curse-icons", icons=tuple(map(named, card.icons)), points=-PENALTY)
