"""Changes by an adversary or a scenario: the moments at which its rules are asked (SI-ADVERSARY, SI-SCENARIO).

Each is a room of its own, `challenges/<id>.py`, whose `CHALLENGE` answers these; no other file names one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import MappingProxyType
from typing import Literal

from engine.chance import Chance
from engine.games.spirit_island.model.actions import RITUAL
from engine.games.spirit_island.model.challenge_facts import rules_in_force
from engine.games.spirit_island.model.facts import Power
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Table
from engine.script import Choose, Script
from engine.text import Text

GENERAL = ("SI-ADVERSARY-01", "SI-ADVERSARY-02", "SI-SCENARIO-01")
"""The rules about every adversary and every scenario."""


class Challenge:
    """An adversary or a scenario without rules of its own."""

    id: str = ""
    """The id of the adversary or the scenario, as options name it."""
    is_all_fast: bool = False
    """Whether every power is fast, and a fast one cheaper by 1 (SI-SCENARIO-03)."""
    holds_terror: bool = False
    """Whether fear cards raise no terror level and are not resolved in the Invader Phase (SI-SCENARIO-08)."""

    fear_end: Literal["win", "nothing", "insurrection"] = "win"
    """The effect of the last fear card that is earned: the victory, or what the challenge puts in its place."""

    tells_ways: bool = False
    """Whether the sentences on its levels say all that its `ways` to win and to lose say, but for how far these have come."""

    moved_dahan_strike: bool = False
    """Whether Dahan that a unit has moved strike when it is over (SI-SCENARIO-10)."""

    refugees: Mapping[Kind, Kind] = MappingProxyType({})
    """The piece that comes to the nearest Dahan for each building destroyed, by the kind of building."""

    crowded: int | None = None
    """Number of buildings in one land that loses the game; None where there may be any number."""

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Change the layout once the boards are laid out and all decks lie ready; spirits are not yet chosen."""

    def before_explore(self, play: IslandPlay) -> Script[None]:
        """Act when the spirits are on the island, and the invaders are about to explore for the first time."""
        yield from ()

    def after_setup(self, play: IslandPlay) -> Script[None]:
        """Act when all other setup is done."""
        yield from ()

    def blight_when_turned(self, table: Table) -> int:
        """Return the blight added to the blight card when the island becomes blighted; below 0 there is less."""
        return 0

    def health(self, table: Table, kind: Kind) -> int:
        """Return the health that pieces of a kind have beyond what is printed."""
        return 0

    def damage(self, table: Table, kind: Kind) -> int:
        """Return the damage that invaders of a kind deal beyond what is printed."""
        return 0

    def builds_alone(self, table: Table, land: str) -> bool:
        """Return whether the invaders also build in a land where there are none, as the island is now."""
        return False

    def settles(self, table: Table) -> bool:
        """Return whether the invaders may build in a land where there are none."""
        return False

    def before_ravage(self, table: Table) -> Sequence[str]:
        """Return the steps of the Invader Phase between fear and Ravage."""
        return ()

    def keeps_cards(self, table: Table) -> bool:
        """Return whether invader cards that leave Ravage go to a space of the challenge's own."""
        return False

    def keep_card(self, table: Table, card: str) -> None:
        """Put an invader card that comes from Ravage on the challenge's own space."""

    def escalate(self, play: IslandPlay) -> Script[None]:
        """Act when a card with the mark of escalation has been revealed and is about to be explored with."""
        yield from ()

    def more_explorers(self, play: IslandPlay, lands: Sequence[str]) -> Script[None]:
        """Bring explorers beyond those that have just come to some lands with a card, as a part of the same explore."""
        yield from ()

    def after_explore(self, play: IslandPlay, card: str, lands: Sequence[str]) -> Script[None]:
        """Act when all explorers have come to some lands with a card."""
        yield from ()

    def more_blight(self, table: Table, damage: int) -> int:
        """Return the blight beyond one that a ravage adds, by its damage."""
        return 0

    def mined(self, table: Table, land: str) -> Sequence[str]:
        """Return the lands to one of which a town comes when a ravage blights a land; none where none does."""
        return ()

    def mines(self, table: Table) -> bool:
        """Return whether towns come next door when a ravage blights a land."""
        return False

    def when_blighted(self, play: IslandPlay, land: str) -> Script[None]:
        """Act when a ravage has added blight to its land, which has not yet gone on to others."""
        yield from ()

    def after_unit(self, play: IslandPlay) -> Script[None]:
        """Act when a unit is done; what it has destroyed and moved is still noted on the table."""
        yield from ()

    def near(self, table: Table) -> Sequence[Text]:
        """Return which of its `ways` to lose have come near."""
        return ()

    def goal(self, table: Table) -> bool | None:
        """Return whether the goal that replaces the conditions of the terror levels is met; None where they stand (SI-WIN-01)."""
        return None

    def fear_runs_out(self, play: IslandPlay) -> bool:
        """Act when the last fear card has been earned. Return whether that is no victory here."""
        return False

    def inner_lands(self, table: Table) -> Sequence[str]:
        """Return the lands that are to be kept free of buildings."""
        return ()

    def beaten(self, table: Table) -> Text | None:
        """Return how the challenge's own condition is met, by which the players lose (SI-LOSE-05); None where it is not."""
        return None

    def ways(self, table: Table) -> Sequence[Text]:
        """Return the ways to win and to lose that are the challenge's own, each with how far it has come."""
        return ()

    def goal_text(self, table: Table) -> Text | None:
        """Return what replaces the condition of the terror level, as it is now; None where that stands (SI-WIN-01)."""
        return None

    def lands_of_ritual(self, table: Table) -> Sequence[str]:
        """Return the lands in which the spirits could perform the challenge's ritual now."""
        return ()

    def perform(self, play: IslandPlay, land: str) -> Script[None]:
        """Perform the ritual that was proposed in one of the `lands_of_ritual`. Raises NotImplementedError where there is none."""
        raise NotImplementedError(f"{type(self).__name__} has no ritual")


@cache
def challenge(name: str) -> Challenge:
    """Return the adversary or scenario of an id."""
    module = import_module(f"engine.games.spirit_island.challenges.{name.replace('-', '_')}")
    found: Challenge = module.CHALLENGE
    return found


def challenges(table: Table) -> tuple[Challenge, ...]:
    """Return the challenges in play: the adversary and the scenario, as far as there are any (SI-SCENARIO-01)."""
    return _found(table.adversary, table.scenario)


@cache
def _found(adversary: str | None, scenario: str | None) -> tuple[Challenge, ...]:
    return tuple(challenge(name) for name in (adversary, scenario) if name is not None)


def is_in_play(options: SpiritIslandOptions, rule_id: str) -> bool:
    """Return whether a rule about adversaries and scenarios matters with these options."""
    if rule_id.startswith("SI-ESCALATE") or rule_id in GENERAL:
        chosen = options.scenario if rule_id.startswith("SI-SCENARIO") else options.adversary
        return chosen != "none"
    return rule_id in rules_in_force(options)


def is_all_fast(table: Table) -> bool:
    """Return whether every power is fast (SI-SCENARIO-03)."""
    return any(each.is_all_fast for each in challenges(table))


def fear_end(table: Table) -> Literal["win", "nothing", "insurrection"]:
    """Return the effect of the last fear card that is earned (SI-SCENARIO-08, SI-SCENARIO-12)."""
    return next((each.fear_end for each in challenges(table) if each.fear_end != "win"), "win")


def holds_terror(table: Table) -> bool:
    """Return whether fear cards change nothing by themselves (SI-SCENARIO-08)."""
    return any(each.holds_terror for each in challenges(table))


def cost(table: Table, power: Power) -> int:
    """Return the energy a power costs here; below 0 it gives energy (SI-SCENARIO-03)."""
    return power.cost - (power.speed == "fast" and is_all_fast(table))


def rituals(table: Table) -> list[Choose]:
    """Return the rituals that could be proposed now: each land in which the spirits could perform it (SI-SCENARIO-09)."""
    if table.phase not in ("fast", "slow") or table.has_refused:
        return []
    return [Choose(f"{RITUAL}{land}") for each in challenges(table) for land in each.lands_of_ritual(table)]
