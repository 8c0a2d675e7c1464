"""Things of the island that people ask about by name: spirits, powers, fear and blight cards, adversaries and scenarios."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine.games.spirit_island.model.challenge_facts import adversaries, scenarios
from engine.games.spirit_island.model.facts import Power, SpiritPanel, blight, fear, powers, spirits
from engine.games.spirit_island.model.texts import does, fear_does, name_of, names_of, tell, threshold_does
from engine.games.spirit_island.rules.special import about_scenario, level_text
from engine.telling import NamedThing
from engine.text import Text

TERROR_LEVELS = (1, 2, 3)
"""Levels of terror, at each of which a fear card does something else."""
_OF_FEAR_CARDS, _OF_BLIGHT_CARDS = ("SI-FEAR-05",), ("SI-BLIGHT-07", "SI-BLIGHT-08")
"""Rules of when these cards do what they say."""


def named() -> Iterator[NamedThing]:
    """Yield every spirit, power, fear card, blight card, adversary and scenario in the box."""
    yield from (NamedThing(name_of(each.id), tuple(_of_spirit(each))) for each in spirits().values())
    for power in powers().values():
        yield NamedThing(name_of(power.id), tuple(_of_power(power)), power.rules)
    for card in fear().cards:
        lines = (tell("named-fear", level=n, does=fear_does(card, n)) for n in TERROR_LEVELS)
        yield NamedThing(name_of(card), tuple(lines), _OF_FEAR_CARDS)
    for blight_card in blight().cards:
        yield NamedThing(name_of(blight_card.id), (does(blight_card.id),), _OF_BLIGHT_CARDS)
    for name, adversary in adversaries().items():
        levels = range(len(adversary.levels))
        lines = (tell("named-level", level=n, rule=level_text(name, n)) for n in levels)
        yield NamedThing(name_of(name), tuple(lines))
    yield from (NamedThing(name_of(name), (about_scenario(name),)) for name in scenarios())


def _of_spirit(spirit: SpiritPanel) -> Iterator[Text]:
    yield does(spirit.id)
    powers = (*spirit.innates, *spirit.cards)
    yield tell("named-powers", powers=names_of(power.id for power in powers))


def _of_power(power: Power) -> Iterator[Text]:
    speed, innate = tell(f"told-{power.speed}"), power.id in _innates()
    key = "named-innate" if innate else "named-card"
    yield tell(key, cost=power.cost, speed=speed, elements=names_of(power.elements), does=does(power.id))
    for number, threshold in enumerate(power.thresholds, 1):
        needs = threshold.elements.items()
        if not threshold.targeting:
            elements = tuple(
                tell("told-element", element=name_of(element), count=count) for element, count in needs
            )
            yield tell("named-threshold", elements=elements, does=threshold_does(power.id, number))


@cache
def _innates() -> frozenset[str]:
    return frozenset(power.id for spirit in spirits().values() for power in spirit.innates)
