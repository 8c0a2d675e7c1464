"""Merits: how the forest is better than it was, and so why somebody would do what lies between two views."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.games.living_forest.messages.labels import amounts, card_gives
from engine.games.living_forest.model.texts import card_name, tell
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.text import Seat, Text


def merits(before: LivingForestView, after: LivingForestView, seat: Seat) -> Iterator[Text]:
    """Yield what is better, the most important first: nearer to a victory, a bonus action, new cards, more of the elements, fragments."""
    was, has = before.players[seat], after.players[seat]
    for old, new in zip(was.goals, has.goals, strict=True):
        if new.reached > old.reached:
            yield tell("merit-goal", goal=tell(f"line-{new.goal}", count=new.reached, needed=new.needed))
    if after.asked == "bonus" and before.asked != "bonus" and after.acting and after.acting.deed:
        yield tell("merit-bonus", deed=tell(f"deed-{after.acting.deed}"))
    for card in _cards(has) - _cards(was):
        if gives := card_gives(card):
            yield tell("merit-card", card=card_name(card), gives=gives)
    more = {each: count - was.elements.get(each, 0) for each, count in has.elements.items()}
    if gained := amounts({each: count for each, count in more.items() if count > 0}):
        yield tell("merit-elements", gives=gained)
    if has.fragments > was.fragments:
        yield tell("merit-fragments", count=has.fragments - was.fragments)


def _cards(player: PlayerView) -> Counter[str]:
    return Counter((*player.line, *player.stack_cards, *player.discard))
