"""Words at the moment of choice: what a spirit has to choose with, what a choice does, and what is seldom meant."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import reduce
from itertools import accumulate

from engine.games.spirit_island.model.actions import (
    Done,
    Embody,
    Gain,
    IslandAction,
    Keep,
    Place,
    PlayCard,
    Ready,
    Reclaim,
    Restart,
    Use,
)
from engine.games.spirit_island.model.facts import powers, spirits
from engine.games.spirit_island.model.growth_texts import steps_text
from engine.games.spirit_island.model.texts import (
    does,
    name_of,
    one_after_other,
    tell,
    thresholds_do,
)
from engine.games.spirit_island.model.view import PowerView, SpiritIslandView, SpiritView
from engine.text import Seat, Text


def situation(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the energy, the card plays left and the elements of the reader, as far as they matter in this phase."""
    if view.seat is None or view.phase not in ("spirit", "fast", "invaders", "slow"):
        return
    spirit = view.spirits[view.seat]
    if spirit.spirit is None:
        return
    if view.phase == "spirit" and spirit.grown is None and (always := spirits()[spirit.spirit].always):
        yield tell("have-always", steps=steps_text(always))
    yield tell("have-energy", count=spirit.energy)
    if view.phase == "spirit":
        yield tell("have-plays", count=spirit.plays_left)
    if spirit.elements:
        counted = (
            tell("told-element", element=name_of(each), count=n) for each, n in spirit.elements.items()
        )
        yield tell("have-elements", elements=tuple(counted))


def explain(view: SpiritIslandView, action: IslandAction, field: str) -> Text | None:
    """Return the text of a power that is chosen, and of a spirit how it plays."""
    match action:
        case Embody(spirit) if field == "spirit":
            return tell(f"style-{spirit}")
        case PlayCard(card) | Keep(card) | Reclaim(card) if field == "card":
            return _card(view, card)
        case Gain(deck) if field == "deck" and deck != "progression":
            return tell(f"explain-gain-{deck}")
        case Use() if field == "power":
            return _power(view, action.power)
        case _:
            return None


def unpictured(view: SpiritIslandView, action: IslandAction, field: str) -> Text | None:
    """Return what a picture of powers does not show of them: the thresholds that a card completes."""
    match action:
        case PlayCard(card) | Keep(card) | Reclaim(card) if field == "card":
            return _completes(view, [card])
        case Use() if field == "power":
            return None
        case _:
            return explain(view, action, field)


def details(action: IslandAction) -> Iterator[Text]:
    """Yield how a spirit plays, how hard it is, how it grows and its special rule; its powers are on the picture of its hand."""
    if not isinstance(action, Embody):
        return
    panel = spirits()[action.spirit]
    yield tell(f"style-{action.spirit}")
    yield tell("detail-complexity", complexity=tell(f"complexity-{panel.complexity}"))
    if panel.always:
        yield tell("detail-always", steps=steps_text(panel.always))
    ways = [
        tell("choice-growth", option=number, steps=steps_text(steps))
        for number, steps in enumerate(panel.growth, 1)
    ]
    growth = reduce(lambda first, other: tell("growth-or", first=first, other=other), ways)
    yield tell("detail-growth", growth=growth)
    yield tell("detail-special", does=does(action.spirit))
    yield tell("detail-terms")


def adds(view: SpiritIslandView, actions: Sequence[IslandAction]) -> Text | None:
    """Return the thresholds that cards played together complete, or what is drawn from a deck; None where there is nothing to say."""
    for gain in actions:
        if isinstance(gain, Gain):
            return explain(view, gain, "deck")
    return _completes(view, [action.card for action in actions if isinstance(action, PlayCard)])


def _completes(view: SpiritIslandView, cards: Sequence[str]) -> Text | None:
    """Return the thresholds that cards would complete; None where they complete none, or are not being played."""
    if view.seat is None or view.phase != "spirit" or not cards:
        return None
    elements = Counter[str](element for card in cards for element in powers()[card].elements)
    completes = _completed(view.spirits[view.seat], elements)
    return tell("adds-together", completes=completes) if completes else None


def _power(view: SpiritIslandView, power: str) -> Text:
    """Return what a power does; of an innate one of the reader what the thresholds do that are met."""
    innates = view.spirits[view.seat].innates if view.seat is not None else ()
    thresholds = next((each.thresholds for each in innates if each.id == power), ())
    met = [number for number, each in enumerate(thresholds, 1) if each.met]
    return tell("explain-power", does=thresholds_do(power, met) if met else does(power))


def _card(view: SpiritIslandView, card: str) -> Text:
    """Return what a card does, its elements, and the thresholds that they would complete."""
    known = powers()[card]
    completes: Text | None = None
    if view.seat is not None and view.phase == "spirit":
        completes = _completed(view.spirits[view.seat], Counter(known.elements))
    told = tell("explain-card", does=does(card), elements=tuple(map(name_of, known.elements)))
    if completes is None:
        return told
    return one_after_other([told, tell("card-completes", completes=completes)])


def _completed(spirit: SpiritView, more: Counter[str]) -> Text | None:
    """Return the innate powers of which elements beside those a spirit has would complete thresholds, with what these add."""
    has = Counter[str](spirit.elements)
    has.update(more)
    found = [
        tell("completes", power=name_of(power.id), adds=thresholds_do(power.id, numbers))
        for power in spirit.innates
        if (numbers := _reached(power, has))
    ]
    return one_after_other(found) if found else None


def _reached(power: PowerView, has: Counter[str]) -> list[int]:
    """Return the numbers of the thresholds that are not met now and would be."""
    return [
        number
        for number, each in enumerate(power.thresholds, 1)
        if not each.met and all(has[element] >= count for element, count in each.elements.items())
    ]


def leaves(view: SpiritIslandView, action: IslandAction, seat: Seat) -> Text | None:
    """Return the powers that a spirit could still use in this phase and leaves unused, a single one by name; or the cards it could play.

    Powers that wait for the slow phase are not lost: of them, and of a repeat, it is said alone where nothing else is left.
    """
    spirit = view.spirits[seat]
    if isinstance(action, Ready) and (plays := _plays_left(spirit)):
        return tell("leaves-plays", count=plays)
    if not isinstance(action, Done):
        return None
    usable = [power for power in (*spirit.played, *spirit.innates) if power.usable]
    fresh = [power for power in usable if not power.used]
    if left := [power for power in fresh if not _waits(spirit, power)]:
        one = tell("leaves-one", card=name_of(left[0].id))
        return one if len(left) == 1 else tell("leaves", count=len(left))
    if fresh:
        one = tell("leaves-as-fast-one", card=name_of(fresh[0].id))
        return one if len(fresh) == 1 else tell("leaves-as-fast")
    return tell("leaves-repeat") if usable else None


def _waits(spirit: SpiritView, power: PowerView) -> bool:
    """Return whether a power that could be used as a fast one can be used in the slow phase, too; where all are fast there is none."""
    return power.as_fast and not spirit.saved_on_fast


def _plays_left(spirit: SpiritView) -> int:
    """Return the number of cards that a spirit could still play together, as far as it can pay for them."""
    prices = accumulate(sorted(spirit.price(card.id) for card in spirit.hand))
    return min(spirit.plays_left, sum(price <= spirit.energy for price in prices))


def doubt(view: SpiritIslandView, action: IslandAction) -> Text | None:
    """Return a question before an action that throws something away, or that is seldom meant.

    These are to start the spirit phase over, to get ready without a card where one could be played, and to move presence where it could
    be added.
    """
    match action:
        case Ready() if view.seat is not None:
            spirit = view.spirits[view.seat]
            plays = 0 if spirit.played else _plays_left(spirit)
            return tell("doubt-ready", count=plays) if plays else None
        case Restart():
            return tell("doubt-restart")
        case Place(_, land, source) if view.seat is not None and not source.islower():
            spirit = view.spirits[view.seat]
            if any(not each.shown for each in (*spirit.energy_track, *spirit.plays_track)):
                return tell("doubt-move", origin=source, land=land)
    return None
