"""The ninety power cards and twelve innate powers, each in a small story; and each refuses what its target bar does not allow.

In each story the spirit has a sacred site in the target land. Fear for destroyed towns and cities is counted in `fear`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

import pytest

from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.facts import Power, deck, owner_of, powers, spirits
from engine.games.spirit_island.model.kinds import ELEMENTS
from engine.games.spirit_island.model.texts import does
from engine.games.spirit_island.powers import major, minor
from engine.games.spirit_island.powers.lookup import effect_of, function_name
from engine.games.spirit_island.rules import targets
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, RIVER, SHADOWS, Island
from words.catalogue import words


@dataclass(frozen=True)
class Story:
    """A power used on a land: what stood there and elsewhere before, what was answered, and what came of it."""

    power: str
    before: str
    answers: str = ""
    after: str = ""
    at: str = "A5"
    has: str = ""
    fear: int = 0
    defend: int = 0

    def __str__(self) -> str:
        return f"{self.power} {self.at} {self.has}".strip()


def lands(words: str) -> dict[str, str]:
    """Return the pieces by land of `A5: 1 town; A1: 2 dahan`."""
    parts = (part.split(": ") for part in words.split("; ") if part)
    return {part[0]: part[1] for part in parts}


STORIES = [
    # Minor powers.
    Story("call-of-the-dahan-ways", "A5: 1 explorer, 1 town, 1 dahan", "", "A5: 1 town, 2 dahan"),
    Story(
        "call-of-the-dahan-ways",
        "A5: 1 explorer, 1 town, 1 dahan",
        "",
        "A5: 1 explorer, 2 dahan",
        has="2 moon",
    ),
    Story(
        "call-to-bloodshed", "A5: 1 town, 2 dahan", "choose call-to-bloodshed-damage", "A5: 2 dahan", fear=1
    ),
    Story(
        "call-to-bloodshed",
        "A5: 1 dahan; A1: 1 dahan",
        "choose call-to-bloodshed-gather, gather dahan A1 A5",
        "A5: 2 dahan",
    ),
    Story(
        "call-to-isolation",
        "A5: 1 explorer, 1 town, 2 dahan",
        "choose call-to-isolation-invaders, push town A5 A1, push explorer A5 A4",
        "A5: 2 dahan; A1: 1 town; A4: 1 explorer",
    ),
    Story(
        "call-to-isolation", "A5: 1 dahan", "choose call-to-isolation-dahan, push dahan A5 A1", "A1: 1 dahan"
    ),
    Story(
        "call-to-migrate",
        "A1: 2 dahan",
        "gather dahan A1 A5, enough, push dahan A5 A6",
        "A1: 1 dahan; A6: 1 dahan",
    ),
    Story("call-to-migrate", "A5: 1 dahan; A1: 1 dahan", "enough, enough", "A5: 1 dahan; A1: 1 dahan"),
    Story("call-to-tend", "A5: 1 dahan, 1 blight", "choose call-to-tend-heal", "A5: 1 dahan"),
    Story(
        "call-to-tend",
        "A5: 2 dahan",
        "choose call-to-tend-push, push dahan A5 A8, enough",
        "A5: 1 dahan; A8: 1 dahan",
    ),
    Story("dark-and-tangled-woods", "", at="A5", fear=2),
    Story("dark-and-tangled-woods", "", at="A6", fear=2, defend=3),
    Story(
        "delusions-of-danger",
        "A5: 1 explorer",
        "choose delusions-of-danger-push, push explorer A5 A7",
        "A7: 1 explorer",
    ),
    Story(
        "delusions-of-danger", "A5: 1 explorer", "choose delusions-of-danger-fear", "A5: 1 explorer", fear=2
    ),
    Story("devouring-ants", "A5: 1 town, 1 dahan", "", "A5: 1 town-1", fear=1),
    Story("devouring-ants", "A7: 1 town, 1 dahan", "", "", at="A7", fear=2),
    Story("drift-down-into-slumber", "", at="A5", defend=1),
    Story("drift-down-into-slumber", "", at="A8", defend=4),
    Story("drought", "A5: 4 town, 1 city", "", "A5: 1 town-1, 1 city-1, 1 blight", fear=3),
    Story("drought", "A5: 1 town, 1 city", "", "A5: 1 blight", has="3 sun", fear=3),
    Story("enticing-splendor", "A1: 1 town", "choose enticing-splendor-invaders", "A5: 1 town"),
    Story(
        "enticing-splendor",
        "A1: 2 dahan",
        "choose enticing-splendor-dahan, gather dahan A1 A5, enough",
        "A5: 1 dahan; A1: 1 dahan",
    ),
    Story(
        "enticing-splendor",
        "A1: 3 dahan",
        "choose enticing-splendor-dahan, gather dahan A1 A5, gather dahan A1 A5",
        "A5: 2 dahan; A1: 1 dahan",
    ),
    Story("entrancing-apparitions", "A5: 1 town; A1: 1 explorer", "", "A5: 1 town; A1: 1 explorer", defend=2),
    Story("entrancing-apparitions", "A1: 1 explorer", "gather explorer A1 A5", "A5: 1 explorer", defend=2),
    Story("gnawing-rootbiters", "A5: 2 town", "push town A5 A1, push town A5 A4", "A1: 1 town; A4: 1 town"),
    Story("gnawing-rootbiters", "A5: 2 town", "enough", "A5: 2 town"),
    Story(
        "land-of-haunts-and-embers",
        "A5: 1 explorer",
        "push explorer A5 A1",
        "A1: 1 explorer; A5: 1 blight",
        fear=2,
    ),
    Story(
        "land-of-haunts-and-embers",
        "A5: 3 town, 1 blight",
        "push town A5 A1, enough, push town A5 A1, push town A5 A4, pick A6",
        "A1: 2 town; A4: 1 town; A5: 2 blight; A6: 1 blight",
        fear=4,
    ),
    Story("lure-of-the-unknown", "A1: 1 town", "", "A5: 1 town"),
    Story(
        "lure-of-the-unknown",
        "A1: 1 town; A6: 1 explorer",
        "gather explorer A6 A5",
        "A5: 1 explorer; A1: 1 town",
    ),
    Story("natures-resilience", "A5: 1 blight", "", "A5: 1 blight", defend=6),
    Story("natures-resilience", "A5: 1 blight", "", "", has="2 water"),
    Story("pull-beneath-the-hungry-earth", "A5: 1 town", "", "", fear=2),
    Story("pull-beneath-the-hungry-earth", "A6: 1 town", "", "A6: 1 town-1", at="A6", fear=1),
    Story(
        "purifying-flame",
        "A5: 2 explorer, 1 town, 2 blight",
        "hit A5 town 2",
        "A5: 2 explorer, 2 blight",
        fear=1,
    ),
    Story("purifying-flame", "A6: 1 town, 1 blight", "choose purifying-flame-heal", "A6: 1 town", at="A6"),
    Story(
        "quicken-the-earths-struggles",
        "A5: 1 explorer, 1 town, 1 city",
        "choose quicken-the-earths-struggles-damage",
        "A5: 1 explorer, 1 town-1, 1 city-1",
    ),
    Story(
        "quicken-the-earths-struggles",
        "A5: 1 town",
        "choose quicken-the-earths-struggles-defend",
        "A5: 1 town",
        defend=10,
    ),
    Story("rain-of-blood", "A5: 1 town", "", "A5: 1 town", fear=2),
    Story("rain-of-blood", "A5: 1 town, 1 city", "", "A5: 1 town, 1 city", fear=3),
    Story(
        "rouse-the-trees-and-stones",
        "A5: 1 town, 1 explorer",
        "hit A5 town 2, push explorer A5 A6",
        "A6: 1 explorer",
        fear=1,
    ),
    Story("rouse-the-trees-and-stones", "A5: 1 town-1", "", "", fear=1),
    Story("sap-the-strength-of-multitudes", "", defend=5),
    Story("savage-mawbeasts", "A5: 1 explorer", "", "", fear=1),
    Story("savage-mawbeasts", "A6: 1 explorer", "", "", at="A6", has="3 animal"),
    Story("savage-mawbeasts", "A6: 1 explorer", "", "A6: 1 explorer", at="A6"),
    Story("shadows-of-the-burning-forest", "A5: 1 town", "", "A5: 1 town", fear=2),
    Story(
        "shadows-of-the-burning-forest",
        "A8: 1 explorer, 1 town",
        "push explorer A8 A5, push town A8 A7",
        "A5: 1 explorer; A7: 1 town",
        at="A8",
        fear=2,
    ),
    Story(
        "song-of-sanctity",
        "A6: 1 explorer, 1 blight",
        "push explorer A6 A1",
        "A6: 1 blight; A1: 1 explorer",
        at="A6",
    ),
    Story("song-of-sanctity", "A6: 1 town, 1 blight", "", "A6: 1 town", at="A6"),
    Story("steam-vents", "A5: 2 explorer, 1 town", "", "A5: 1 explorer, 1 town"),
    Story("steam-vents", "A5: 2 explorer, 1 town", "", "A5: 2 explorer", has="3 earth", fear=1),
    Story("uncanny-melting", "A5: 1 town, 1 blight", "", "A5: 1 town", fear=1),
    Story("uncanny-melting", "A6: 1 blight", "", "A6: 1 blight", at="A6"),
    Story(
        "veil-the-nights-hunt",
        "A5: 1 explorer, 2 town, 2 dahan",
        "choose veil-the-nights-hunt-damage, hit A5 town 1, hit A5 town 1",
        "A5: 1 explorer, 2 town-1, 2 dahan",
    ),
    Story(
        "veil-the-nights-hunt",
        "A5: 1 dahan",
        "choose veil-the-nights-hunt-push, push dahan A5 A4",
        "A4: 1 dahan",
    ),
    Story("visions-of-fiery-doom", "A5: 1 town", "push town A5 A1", "A1: 1 town", fear=1),
    Story("visions-of-fiery-doom", "A5: 1 town", "push town A5 A1", "A1: 1 town", has="2 fire", fear=2),
    Story(
        "voracious-growth", "A5: 1 town, 1 blight", "choose voracious-growth-damage", "A5: 1 blight", fear=1
    ),
    Story("voracious-growth", "A5: 1 town, 1 blight", "choose voracious-growth-heal", "A5: 1 town"),
    # Major powers.
    Story("accelerated-rot", "A5: 1 town, 1 city", "hit A5 city 3", "A5: 1 town-1", fear=4),
    Story("accelerated-rot", "A5: 1 town, 2 city, 1 blight", "", "", has="3 sun, 2 water, 3 plant", fear=7),
    Story("cleansing-floods", "A5: 2 town, 1 blight", "", "", fear=2),
    Story("cleansing-floods", "A5: 4 city, 1 explorer", "", "", has="4 water", fear=8),
    Story(
        "dissolve-the-bonds-of-kinship",
        "A5: 1 city, 1 dahan",
        "push explorer A5 A1, push explorer A5 A4, push explorer A5 A6",
        "A1: 1 explorer; A4: 1 explorer; A6: 1 explorer",
    ),
    Story(
        "dissolve-the-bonds-of-kinship",
        "A5: 1 explorer, 2 town",
        "",
        "",
        has="2 fire, 2 water, 3 animal",
        fear=1,
    ),
    Story("infinite-vitality", "A5: 1 dahan, 1 blight", "", "A5: 1 dahan, 1 blight"),
    Story("infinite-vitality", "A1: 1 blight; A5: 1 blight", "pick A1", "A5: 1 blight", has="4 earth"),
    Story("mists-of-oblivion", "A5: 2 explorer, 1 town-1, 1 city", "", "A5: 1 city-1", fear=2),
    Story("mists-of-oblivion", "A5: 1 town, 1 city", "", "", has="2 moon, 3 air, 2 water", fear=5),
    Story("paralyzing-fright", "A5: 1 town", "", "A5: 1 town", fear=4),
    Story("paralyzing-fright", "A5: 1 town", "", "A5: 1 town", has="2 air, 3 earth", fear=8),
    Story("pillar-of-living-flame", "A6: 1 city, 1 town", "", "", at="A6", fear=6),
    Story("pillar-of-living-flame", "A5: 3 city", "", "A5: 1 blight", has="4 fire", fear=11),
    Story("poisoned-land", "A5: 2 city, 2 dahan", "", "A5: 1 blight", fear=5),
    Story(
        "poisoned-land",
        "A5: 3 city, 1 town",
        "hit A5 city 3, hit A5 city 3, hit A5 city 1",
        "A5: 1 blight",
        has="3 earth, 2 plant, 2 animal",
        fear=9,
    ),
    Story("talons-of-lightning", "A5: 1 city, 1 town; A1: 1 town", "", "A1: 1 town", fear=6),
    Story(
        "talons-of-lightning",
        "A5: 1 city; A1: 2 town; A4: 1 town",
        "",
        "A1: 1 town",
        has="3 fire, 3 air",
        fear=7,
    ),
    Story(
        "terrifying-nightmares",
        "A5: 1 explorer, 1 city",
        "push explorer A5 A1",
        "A5: 1 city; A1: 1 explorer",
        fear=2,
    ),
    Story("terrifying-nightmares", "A5: 2 town", "enough", "A5: 2 town", has="4 moon", fear=6),
    Story("the-jungle-hungers", "A8: 2 explorer, 1 town, 1 city, 2 dahan", "", "A8: 1 city", at="A8", fear=1),
    Story(
        "the-jungle-hungers",
        "A8: 1 town, 1 city, 2 dahan",
        "",
        "A8: 2 dahan",
        at="A8",
        has="2 moon, 3 plant",
        fear=3,
    ),
    Story(
        "the-land-thrashes-in-furious-pain",
        "A5: 1 city, 1 blight; A1: 1 blight",
        "",
        "A1: 1 blight; A5: 1 blight",
        fear=2,
    ),
    Story(
        "the-land-thrashes-in-furious-pain",
        "A5: 1 town, 1 blight; A1: 1 explorer",
        "pick A1",
        "A5: 1 blight",
        has="3 moon, 3 earth",
        fear=1,
    ),
    Story("the-trees-and-stones-speak-of-war", "A5: 1 town, 2 dahan", "", "A5: 2 dahan", fear=1, defend=4),
    Story(
        "the-trees-and-stones-speak-of-war",
        "A5: 2 dahan",
        "push dahan A5 A1, enough",
        "A1: 1 dahan; A5: 1 dahan",
        has="2 sun, 2 earth, 2 plant",
        defend=2,
    ),
    Story(
        "tsunami",
        "A2: 2 city, 1 town, 3 dahan; A1: 1 city, 1 dahan",
        "",
        "A1: 1 city, 1 dahan; A2: 1 dahan",
        at="A2",
        fear=7,
    ),
    Story(
        "tsunami",
        "A2: 1 explorer; A1: 1 city, 1 dahan; A3: 1 town, 2 dahan",
        "",
        "A3: 1 dahan",
        at="A2",
        has="3 water, 2 earth",
        fear=7,
    ),
    Story("vengeance-of-the-dead", "A5: 1 town", "", "A5: 1 town", fear=3),
    Story("vigor-of-the-breaking-dawn", "A5: 1 city, 2 dahan", "", "A5: 2 dahan", fear=2),
    Story(
        "vigor-of-the-breaking-dawn",
        "A5: 1 dahan; A1: 1 city, 1 town",
        "push dahan A5 A1, hit A1 town 2",
        "A1: 1 city, 1 dahan",
        has="3 sun, 2 animal",
        fear=1,
    ),
    Story(
        "vigor-of-the-breaking-dawn",
        "A5: 2 dahan; A1: 1 city",
        "push dahan A5 A1, push dahan A5 A1",
        "A1: 2 dahan",
        has="3 sun, 2 animal",
        fear=2,
    ),
    Story(
        "winds-of-rust-and-atrophy",
        "A5: 1 city",
        "choose winds-of-rust-and-atrophy-city",
        "A5: 1 town",
        fear=1,
        defend=6,
    ),
    Story(
        "winds-of-rust-and-atrophy",
        "A5: 1 city",
        "choose winds-of-rust-and-atrophy-city, pick A5, choose winds-of-rust-and-atrophy-town",
        "A5: 1 explorer",
        has="3 air, 3 water, 2 animal",
        fear=2,
        defend=12,
    ),
    Story(
        "wrap-in-wings-of-sunlight",
        "A5: 2 dahan",
        "pick A3, take A5 dahan, enough",
        "A3: 1 dahan; A5: 1 dahan",
    ),
    Story(
        "wrap-in-wings-of-sunlight",
        "A1: 1 dahan",
        "gather dahan A1 A5, pick A5",
        "A5: 1 dahan",
        has="2 sun, 2 air, 2 animal",
        defend=5,
    ),
    # Unique powers on lands.
    Story(
        "harbingers-of-the-lightning",
        "A5: 1 dahan; A1: 1 town",
        "push dahan A5 A1",
        "A1: 1 town, 1 dahan",
        fear=1,
    ),
    Story(
        "harbingers-of-the-lightning",
        "A5: 1 dahan; A1: 1 town",
        "push dahan A5 A4",
        "A1: 1 town; A4: 1 dahan",
    ),
    Story("raging-storm", "A5: 2 explorer, 1 town, 1 city", "", "A5: 1 town-1, 1 city-1"),
    Story("raging-storm", "A5: 1 town-1, 1 dahan", "", "A5: 1 dahan", fear=1),
    Story("shatter-homesteads", "A5: 2 town", "", "A5: 1 town", fear=2),
    Story("shatter-homesteads", "A5: 1 city", "", "A5: 1 city", fear=1),
    Story("flash-floods", "A5: 1 town", "", "A5: 1 town-1"),
    Story("flash-floods", "A2: 1 town", "", "", at="A2", fear=1),
    Story("wash-away", "A5: 1 explorer, 1 city", "push explorer A5 A1", "A5: 1 city; A1: 1 explorer"),
    Story("wash-away", "A5: 2 town", "push town A5 A1, enough", "A5: 1 town; A1: 1 town"),
    Story("rivers-bounty", "A1: 2 dahan", "gather dahan A1 A5, gather dahan A1 A5", "A5: 3 dahan"),
    Story("rivers-bounty", "A1: 1 dahan", "gather dahan A1 A5", "A5: 1 dahan"),
    Story("guard-the-healing-land", "A5: 1 blight", "", "", defend=4),
    Story("guard-the-healing-land", "", defend=4),
    Story("a-year-of-perfect-stillness", "A5: 1 town", "", "A5: 1 town"),
    Story("rituals-of-destruction", "A5: 1 town, 2 dahan", "", "A5: 2 dahan", fear=1),
    Story("rituals-of-destruction", "A5: 1 town, 1 city, 3 dahan", "", "A5: 3 dahan", fear=5),
    Story(
        "draw-of-the-fruitful-earth",
        "A1: 1 explorer, 1 dahan",
        "gather explorer A1 A5, gather dahan A1 A5",
        "A5: 1 explorer, 1 dahan",
    ),
    Story(
        "draw-of-the-fruitful-earth", "A1: 1 explorer, 1 dahan", "enough, enough", "A1: 1 explorer, 1 dahan"
    ),
    Story(
        "favors-called-due",
        "A5: 1 town; A1: 2 dahan",
        "gather dahan A1 A5, gather dahan A1 A5",
        "A5: 1 town, 2 dahan",
        fear=3,
    ),
    Story("favors-called-due", "A5: 1 town, 1 dahan", "", "A5: 1 town, 1 dahan"),
    Story(
        "crops-wither-and-fade", "A5: 1 town", "choose crops-wither-and-fade-town", "A5: 1 explorer", fear=2
    ),
    Story("crops-wither-and-fade", "A5: 1 city", "choose crops-wither-and-fade-city", "A5: 1 town", fear=2),
    Story("concealing-shadows", "A5: 1 dahan", "", "A5: 1 dahan", fear=1),
    Story("manifestation-of-power-and-glory", "A5: 1 city, 2 dahan", "", "A5: 2 dahan", fear=3),
    Story(
        "manifestation-of-power-and-glory",
        "A5: 3 city, 3 dahan",
        "hit A5 city 3, hit A5 city 3",
        "A5: 1 city, 3 dahan",
        fear=5,
    ),
    Story(
        "sudden-ambush",
        "A5: 3 explorer, 1 dahan; A1: 1 dahan",
        "gather dahan A1 A5",
        "A5: 1 explorer, 2 dahan",
    ),
    Story("sudden-ambush", "A5: 1 explorer, 1 town", "", "A5: 1 explorer, 1 town"),
    Story(
        "voice-of-thunder",
        "A5: 1 town, 1 dahan",
        "choose voice-of-thunder-fear",
        "A5: 1 town, 1 dahan",
        fear=2,
    ),
    Story("voice-of-thunder", "A5: 1 dahan", "choose voice-of-thunder-push, push dahan A5 A1", "A1: 1 dahan"),
    Story("words-of-warning", "A5: 1 dahan", "", "A5: 1 dahan", defend=3),
    Story(
        "fields-choked-with-growth",
        "A5: 2 town",
        "choose fields-choked-with-growth-town, push town A5 A1",
        "A1: 1 town; A5: 1 town",
    ),
    Story(
        "fields-choked-with-growth",
        "A5: 4 dahan",
        "choose fields-choked-with-growth-dahan, push dahan A5 A1, push dahan A5 A1, push dahan A5 A4",
        "A5: 1 dahan; A1: 2 dahan; A4: 1 dahan",
    ),
    Story(
        "fields-choked-with-growth",
        "A5: 1 dahan",
        "choose fields-choked-with-growth-dahan, push dahan A5 A1",
        "A1: 1 dahan",
    ),
    Story("overgrow-in-a-night", "A5: 1 town", "choose overgrow-in-a-night-fear", "A5: 1 town", fear=3),
    Story("overgrow-in-a-night", "", "choose overgrow-in-a-night-fear"),
    Story("stem-the-flow-of-fresh-water", "A6: 1 town, 1 city", "", "A6: 1 town-1, 1 city-1", at="A6"),
    Story("stem-the-flow-of-fresh-water", "A5: 1 town, 1 city", "take A5 city", "A5: 1 town, 1 city-1"),
    Story("call-of-the-deeps", "A1: 1 explorer", "", "A2: 1 explorer", at="A2"),
    Story("grasping-tide", "", at="A2", fear=2, defend=4),
    Story(
        "swallow-the-land-dwellers", "A2: 2 explorer, 1 town, 1 dahan", "", "A2: 1 explorer", at="A2", fear=1
    ),
    Story("dread-apparitions", "A5: 1 town", "", "A5: 1 town", fear=1, defend=1),
    Story(
        "dreams-of-the-dahan",
        "A5: 1 town, 4 dahan",
        "choose dreams-of-the-dahan-fear",
        "A5: 1 town, 4 dahan",
        fear=3,
    ),
    Story(
        "dreams-of-the-dahan",
        "A1: 1 dahan",
        "choose dreams-of-the-dahan-gather, gather dahan A1 A5",
        "A5: 1 dahan",
    ),
    Story("predatory-nightmares", "A5: 1 explorer, 1 dahan", "push dahan A5 A1", "A1: 1 dahan"),
]


@pytest.mark.rule("SI-POWER-12")
@pytest.mark.parametrize("story", STORIES, ids=str)
def test_a_power_does_what_its_card_says(story: Story) -> None:
    """The power is played by a spirit that has no special rule for it."""
    island = Island(SHADOWS).stand(lands(story.before)).presence(**{story.at: 2}).give(story.has)
    island.use(story.power, story.at, *filter(None, story.answers.split(", ")))
    assert island.board == lands(story.after)
    assert island.fear == story.fear
    assert defended(island, story.at) == story.defend


def defended(island: Island, land: str) -> int:
    return sum(each.amount for each in island.table.lasting if each.id == "defend" and each.land == land)


LAND_POWERS = [power for power in powers().values() if power.target.spirit is None]
SPIRIT_POWERS = [power for power in powers().values() if power.target.spirit]


@pytest.mark.rule("SI-POWER-03")
@pytest.mark.parametrize("power", LAND_POWERS, ids=lambda power: power.id)
def test_a_power_reaches_no_farther_than_its_range(power: Power) -> None:
    """Four boards in a row of distances: everything within the range is a target, nothing beyond it."""
    island = anywhere(power)
    found = set(targets.near_lands(island.table, Seat(0), power))
    origin = next(land for land in island.player.presence)
    distances = island.table.island.distances(origin, frozenset())
    extra = sum(each.range for each in power.thresholds)
    reach = power.target.range + (extra if any(targets.met(island.player, power)) else 0)
    assert found <= {land for land, far in distances.items() if far <= reach}
    for land, far in distances.items():
        if far > reach:
            assert island.refuses(power.id, land) == "SI-POWER-03" or not fits(island, land, power)


def anywhere(power: Power) -> Island:
    """Return an island of four spirits; the user's sacred site is in a land that suits the power; each land has Dahan, a town, blight."""
    island = Island(EARTH, RIVER, RIVER, RIVER)
    for land in island.table.island.lands:
        island[land] = "1 town, 1 dahan, 1 blight"
    origin = {"jungle": "A3", "wetland": "A2"}.get(power.target.origin or "", "A2")
    if owner_of(power.id) and power.id in {
        innate.id for each in spirits().values() for innate in each.innates
    }:
        island.table.players[0].spirit = owner_of(power.id)
        for element in ELEMENTS:
            island.player.elements[element] = 9
    return island.presence(**{origin: 2})


def fits(island: Island, land: str, power: Power) -> bool:
    return targets.fits(island.table, land, power.target.land)


@pytest.mark.rule("SI-POWER-06")
@pytest.mark.parametrize(
    "power", [each for each in LAND_POWERS if each.target.land], ids=lambda power: power.id
)
def test_a_power_refuses_a_land_that_its_target_bar_does_not_allow(power: Power) -> None:
    island = anywhere(power)
    if "no-invaders" in power.target.land or "no-blight" in power.target.land:
        wrong = [land for land in island.table.island.lands if land[0] == "A"]
    else:
        for land in island.table.island.lands:
            island[land] = ""
        wrong = [land for land in island.table.island.lands if not fits(island, land, power)]
    assert wrong
    for land in wrong:
        assert island.presence(**{land: 2}).refuses(power.id, land) == "SI-POWER-06"


@pytest.mark.rule("SI-POWER-08")
@pytest.mark.parametrize("power", SPIRIT_POWERS, ids=lambda power: power.id)
def test_a_power_for_spirits_reaches_any_but_for_itself_only_if_it_says_so(power: Power) -> None:
    island = Island(EARTH, RIVER)
    island.table.players[0].spirit = owner_of(power.id) or EARTH
    for element in ELEMENTS:
        island.player.elements[element] = 9
    assert island.refuses(power.id, "2") == "legal"
    assert island.refuses(power.id, "1") == ("legal" if power.target.spirit == "any" else "SI-POWER-08")


@pytest.mark.rule("SI-POWER-06", "SI-POWER-08")
def test_a_wrong_kind_of_target_is_refused_as_what_it_is() -> None:
    island = Island(RIVER, RIVER).phase("fast")
    island.player.played = ["boon-of-vigor", "flash-floods"]
    found = [island.objection(line) for line in ("use boon-of-vigor A5", "use flash-floods 2")]
    assert [(each.rule, each.text.key.removeprefix("spirit-island-no-")) for each in found if each] == [
        ("SI-POWER-08", "target"),
        ("SI-POWER-06", "spirit-target"),
    ]


@pytest.mark.rule("SI-POWER-09", "SI-FAQ-051")
@pytest.mark.parametrize(
    "power", [each for each in SPIRIT_POWERS if each.target.spirit == "another"], ids=lambda power: power.id
)
def test_alone_a_spirit_may_aim_at_itself_what_is_for_another(power: Power) -> None:
    assert Island(EARTH).refuses(power.id, "1") == "legal"


MOVES = re.compile(
    r"\b(push|gather) (?:up to )?(\d) ((?:explorer|town|Dahan)s?(?: or towns?)?)(?! or| for each)", re.I
)
"""Pattern of a number of pieces that a text says are pushed or gathered."""
CROWD = "6 explorer, 6 town, 9 dahan"
SAID = [
    (power.id, verb.lower(), tuple(kind.lower().rstrip("s") for kind in kinds.split(" or ")), int(most))
    for power in LAND_POWERS
    if power.elements
    for verb, most, kinds in MOVES.findall(words("en").say(does(power.id)))
]


@pytest.mark.rule("SI-POWER-12")
@pytest.mark.parametrize(("power", "verb", "kinds", "most"), SAID, ids=str)
def test_where_it_is_crowded_as_many_pieces_move_as_the_text_says(
    power: str, verb: str, kinds: tuple[str, ...], most: int
) -> None:
    """Used in each terrain where it may be, in each of its ways, in a crowded land and in an empty one beside such."""
    met = 0
    board = dict.fromkeys((f"A{number}" for number in range(1, 9)), CROWD)
    for target, is_empty, way in product(("A2", "A3", "A4", "A6"), (False, True), range(2)):
        island = Island(EARTH).stand(board | {target: "" if is_empty else CROWD}).presence(**{target: 2})
        if island.refuses(power, target) == "legal":
            met = max(met, moved(island, power, target, way, verb, kinds))
    assert met == most


def moved(island: Island, power: str, target: str, way: int, verb: str, kinds: Sequence[str]) -> int:
    """Return how many pieces of these kinds a use of a power moves, where as many are moved as may be."""
    script, met = power_phase.use(island.play, Seat(0), Use(power, target)), 0
    try:
        asks = next(script)
        while True:
            ((seat, ask),) = asks.items()
            legal = list(ask.legal.actions)
            wanted = [each for each in legal if each.verb == verb and each.piece in kinds]
            if legal[0].verb == "choose":
                wanted = legal[way : way + 1]
            met += bool(wanted) and wanted[0].verb == verb
            asks = script.send((seat, (wanted or legal)[0]))
    except StopIteration:
        return met


def test_every_power_has_its_effect_and_no_other_is_written() -> None:
    for power in powers():
        assert effect_of(power).__name__ == function_name(power)
    for module, name in ((minor, "minor"), (major, "major")):
        names = {
            key for key, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__
        }
        assert names == {function_name(card) for card in deck("minor" if name == "minor" else "major")}


def test_a_story_is_told_of_every_power() -> None:
    """Of the two that are about presence and cards of the user in `test_gifts`, with those for spirits."""
    told = {story.power for story in STORIES}
    cards = {power.id for power in LAND_POWERS if power.elements}
    assert cards - told == {"indomitable-claim", "call-on-midnights-dream"}
