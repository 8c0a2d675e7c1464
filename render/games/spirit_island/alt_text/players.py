"""The spirits in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Literal

from engine.games.spirit_island.model.facts import Power, Space, powers
from engine.games.spirit_island.model.kinds import Element
from engine.games.spirit_island.model.texts import (
    does,
    either,
    name_of,
    names_of,
    price_text,
    tell,
    threshold_does,
)
from engine.games.spirit_island.model.view import (
    PowerView,
    SpaceView,
    SpiritIslandView,
    SpiritView,
    ThresholdView,
)
from engine.text import Text, Who

Brief = Literal["whole", "innates", "bare", "names"]
"""How much is told of powers: what all do, what innate powers alone do, none of it, or of cards nothing but their names and costs."""


def short(view: SpiritIslandView, spirit: SpiritView) -> Text:
    """Return the name of a spirit, its energy, and whether it is waited for."""
    if spirit.spirit is None:
        return tell("told-nobody", who=Who(spirit.seat), board=spirit.board)
    return tell(
        "told-spirit",
        who=Who(spirit.seat),
        spirit=name_of(spirit.spirit),
        board=spirit.board,
        energy=spirit.energy,
        income=spirit.income,
        state=tell(f"told-state-{_state(view, spirit)}"),
    )


def _state(view: SpiritIslandView, spirit: SpiritView) -> str:
    if spirit.seat in (ask.seat for ask in view.asked):
        return "asked"
    if view.phase == "spirit":
        return "ready" if spirit.is_ready else "preparing"
    if view.phase in ("fast", "slow"):
        return "active" if spirit.is_active else "done"
    return "resting"


def whole(view: SpiritIslandView, spirit: SpiritView) -> Iterator[Text]:
    """Yield all that lies before a spirit."""
    yield short(view, spirit)
    if spirit.spirit is None:
        return
    yield tell("told-presence-left", count=spirit.on_island)
    if spirit.destroyed:
        yield tell("told-destroyed", count=spirit.destroyed)
    yield from elements(spirit)
    yield from drawn(spirit)
    if spirit.played:
        yield tell("told-played", cards=tuple(_played(card) for card in spirit.played))
    if used := [power.id for power in spirit.innates if power.used]:
        yield tell("told-innates-used", powers=names_of(used))
    if spirit.hand:
        yield tell("told-in-hand", cards=names_of(card.id for card in spirit.hand))
    yield from discarded(spirit)
    if spirit.permissions:
        yield tell("told-permissions", texts=spirit.permissions)


def brief(view: SpiritIslandView, spirit: SpiritView) -> Iterator[Text]:
    """Yield the name of a spirit, its elements, and its cards in play."""
    yield short(view, spirit)
    yield from elements(spirit)
    if spirit.played:
        yield tell("told-played", cards=tuple(_played(card) for card in spirit.played))


def drawn(spirit: SpiritView) -> Iterator[Text]:
    """Yield the cards of which a spirit is to keep one, with their costs."""
    if spirit.drawn:
        yield tell("told-drawn", cards=_priced(elsewhere(spirit, powers()[card]) for card in spirit.drawn))


def discarded(spirit: SpiritView) -> Iterator[Text]:
    """Yield the cards that a spirit can reclaim."""
    if spirit.discard:
        yield tell("told-discarded", cards=names_of(spirit.discard))


def _priced(found: Iterable[PowerView]) -> tuple[Text, ...]:
    return tuple(tell("choice-card", card=name_of(card.id), cost=price_text(card.cost)) for card in found)


def elsewhere(spirit: SpiritView, power: Power) -> PowerView:
    """Return a card that a spirit does not have yet, or has discarded, with what it would cost it."""
    thresholds = tuple(ThresholdView(elements=each.elements, met=False) for each in power.thresholds)
    return PowerView(
        id=power.id,
        cost=spirit.price(power.id),
        speed=power.speed,
        elements=power.elements,
        thresholds=thresholds,
        used=False,
        usable=False,
        as_fast=False,
    )


def elements(spirit: SpiritView) -> Iterator[Text]:
    """Yield the elements a spirit has this turn."""
    if spirit.elements:
        yield tell("told-elements", elements=_counted(spirit.elements))
    if spirit.any_left:
        yield tell("told-any-left", count=spirit.any_left)


def _counted(elements: Mapping[Element, int]) -> tuple[Text, ...]:
    return tuple(tell("told-element", element=name_of(each), count=count) for each, count in elements.items())


def _played(card: PowerView) -> Text:
    """Return a card in play: fast or slow, or used."""
    kind = "used" if card.used else "fast" if card.speed == "fast" or card.as_fast else "slow"
    return tell(f"told-card-{kind}", card=name_of(card.id))


def own(spirit: SpiritView, brief: Brief = "whole") -> Iterator[Text]:
    """Yield what only a spirit's player looks at closely: cards, tracks, innate powers, special rules."""
    yield from drawn(spirit)
    if brief == "names":
        yield from _named(spirit)
    else:
        yield from cards((elsewhere(spirit, powers()[card]) for card in spirit.drawn), brief != "whole")
        yield from cards((*spirit.hand, *spirit.played), brief != "whole")
    for track, spaces in (("energy", spirit.energy_track), ("plays", spirit.plays_track)):
        if (following := coming_space(spaces)) is not None:
            yield tell(f"told-next-{track}", space=space_text(following))
    yield from cards(spirit.innates, brief in ("bare", "names"))
    if spirit.spirit is not None:
        yield tell("told-special", does=does(spirit.spirit))
    yield from discarded(spirit)


def _named(spirit: SpiritView) -> Iterator[Text]:
    """Yield the cards in hand with their costs, and those in play."""
    if spirit.hand:
        yield tell("told-in-hand", cards=_priced(spirit.hand))
    if spirit.played:
        yield tell("told-played", cards=tuple(_played(card) for card in spirit.played))


def cards(found: Iterable[PowerView], brief: bool = False) -> Iterator[Text]:
    """Yield powers with costs, elements, ranges and targets, whether they are or can be used, and their effects with those of each
    threshold; `brief`: without effects.
    """
    for card in found:
        facts = [*_costs(card), speed(card), target_text(powers()[card.id]), *_use(card)]
        told = tell("told-power", card=name_of(card.id), facts=reduce(_then, facts))
        yield tell("told-brief", card=told) if brief else tell("told-card", card=told, does=does(card.id))
        for number, each in enumerate(card.thresholds, 1):
            needs = _counted(each.elements)
            if not brief:
                key = "told-threshold-met" if each.met else "told-threshold"
                yield tell(key, needs=needs, does=threshold_does(card.id, number))
            elif each.met:
                yield tell("told-threshold-reached", needs=needs)


def _then(fact: Text, next_fact: Text) -> Text:
    """Return two facts of a power, one after the other; a list of lists would be hard to hear."""
    return tell("told-facts", fact=fact, next=next_fact)


def _use(card: PowerView) -> Iterator[Text]:
    if card.used:
        yield tell("told-used")
    elif card.usable:
        yield tell("told-usable")


def _costs(card: PowerView) -> Iterator[Text]:
    """Yield the cost and the elements of a card; an innate power has none."""
    if card.cost or card.elements:
        yield tell("cost-gives", energy=-card.cost) if card.cost < 0 else tell("told-cost", count=card.cost)
    if card.elements:
        yield tell("told-bears", elements=names_of(card.elements))


def target_text(power: Power) -> Text:
    """Return range and target of a power, or the spirits it is used on."""
    target = power.target
    if target.spirit is not None:
        return tell(f"picture-target-{target.spirit}")
    kind = "origin" if target.origin else "sacred" if target.source == "sacred-site" else "land"
    origin = name_of(target.origin) if target.origin else ""
    if not target.land:
        return tell(f"picture-target-{kind}", range=target.range, origin=origin)
    return tell(f"picture-target-{kind}-in", range=target.range, origin=origin, lands=either(target.land))


def speed(card: PowerView) -> Text:
    """Return whether a power is fast or slow."""
    return tell(f"told-{'fast' if card.as_fast else card.speed}")


def coming_space(spaces: tuple[SpaceView, ...]) -> Space | None:
    """Return the space that the next presence taken from a track uncovers; None where none is left."""
    return next((each.space for each in spaces if not each.shown), None)


def space_text(space: Space) -> Text:
    """Return a space of a track."""
    return tell("told-number", number=space) if isinstance(space, int) else name_of(space)
