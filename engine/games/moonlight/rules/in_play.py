"""The rules of the ledger that matter in a game: those of its scenario, modules and mode, but for what a module replaces."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, TypeAlias

from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.model.kinds import DIFFICULTIES, Mode
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.scenarios import scenario


@dataclass(frozen=True)
class Setting:
    """The setting of a game: the scenario, the mode, the modules, and whether talk is open."""

    facts: MoonlightScenarioFacts
    mode: Mode
    open_talk: bool

    @property
    def modules(self) -> list[MoonlightModule]:
        """The modules that are played."""
        return [EVERY[name] for name in self.facts.rules_of(self.mode)]

    def has(self, *names: str) -> bool:
        """Return whether one of these modules is played."""
        return not set(names).isdisjoint(self.facts.rules_of(self.mode))

    @property
    def is_versus(self) -> bool:
        """Whether all play against each other."""
        return self.mode == "versus"

    @property
    def has_bits(self) -> bool:
        """Whether Moonlight bits are used."""
        return bool(self.facts.bits) and self.facts.uses("bits", self.mode)

    @property
    def has_tokens(self) -> bool:
        """Whether favours are used."""
        beside = self.has("token_on_visible_singles")
        return (beside or bool(self.facts.tokens)) and self.facts.uses("tokens", self.mode)

    @property
    def has_plus(self) -> bool:
        """Whether a "+" is among the favours."""
        return self.has_tokens and not self.has("spirit_tokens_only")

    @property
    def has_air(self) -> bool:
        """Whether the Air Spirit takes part."""
        return self.has("air_spirits", "air_beside")

    @property
    def has_card(self) -> bool:
        """Whether a Moonlight card demands spirits."""
        return not self.is_versus and not self.has("no_moonlight_card")

    @property
    def has_face_down(self) -> bool:
        """Whether tiles lie face down."""
        return any(spot.down for spot in self.facts.spots())

    @property
    def has_stacks(self) -> bool:
        """Whether tiles lie on others."""
        return any(spot.level for spot in self.facts.spots())

    @property
    def has_gems(self) -> bool:
        """Whether players have gems."""
        return self.facts.uses("player_gems", self.mode)


Needs: TypeAlias = Callable[[Setting], bool]

_AGAINST: Final = ("01-06", "03-11", "04-06", "08-08", "09-10", "10-02", "11-03", "13-11", "18-02", "23-09")
_TOGETHER: Final = (
    *("01-01", "01-02", "01-03", "01-04", "01-05", "03-02", "04-02", "04-03", "04-05", "08-03", "08-06"),
    *("09-03", "09-04", "09-05", "09-06", "09-07", "11-02"),
)
"""The rules of scenarios that hold only where seats play against each other, and those that hold only where they do not."""


def _is_coop(setting: Setting) -> bool:
    return setting.mode == "coop"


def _may_buy_talk(setting: Setting) -> bool:
    return setting.mode == "coop" and not setting.open_talk


def _is_together(setting: Setting) -> bool:
    return not setting.is_versus


def _is_versus(setting: Setting) -> bool:
    return setting.is_versus


def _has_bits_together(setting: Setting) -> bool:
    return setting.has_bits and not setting.is_versus


def _has_bits_against(setting: Setting) -> bool:
    return setting.has_bits and setting.is_versus


_NEEDS: Final[Mapping[Needs, Iterable[str]]] = {
    _is_together: (
        *("ML-END", "ML-SCORE", "ML-SETUP-10", "ML-SETUP-11", "ML-SETUP-16", "ML-SETUP-17", "ML-SETUP-20"),
        *("ML-ASSIGN-01", *(f"ML-S{number}" for number in _TOGETHER)),
    ),
    _is_versus: ("ML-VERSUS", *(f"ML-S{number}" for number in _AGAINST)),
    _is_coop: ("ML-GEM-07",),
    _may_buy_talk: ("ML-GEM-03", "ML-GEM-04"),
    lambda setting: setting.open_talk: ("ML-GEM-09",),
    lambda setting: setting.mode == "solo": ("ML-GEM-08",),
    lambda setting: setting.has_gems: ("ML-GEM", "ML-VERSUS-03", "ML-VERSUS-10"),
    lambda setting: setting.facts.difficulties != DIFFICULTIES: ("ML-SETUP-11",),
    lambda setting: setting.has_bits: ("ML-BIT", "ML-SETUP-08"),
    _has_bits_together: (
        *("ML-BIT-01", "ML-BIT-04", "ML-BIT-05", "ML-SCORE-06", "ML-SCORE-08", "ML-SCORE-09"),
    ),
    _has_bits_against: ("ML-VERSUS-11", "ML-VERSUS-12", "ML-VERSUS-20"),
    lambda setting: not setting.has_bits: ("ML-SCORE-14",),
    lambda setting: setting.has_tokens: (
        *("ML-SETUP-12", "ML-SETUP-13", "ML-ASSIGN-05", "ML-ASSIGN-06", "ML-END-07", "ML-VERSUS-15"),
    ),
    lambda setting: setting.has_plus and not setting.is_versus: ("ML-ASSIGN-07",),
    lambda setting: setting.has_plus: ("ML-VERSUS-13",),
    lambda setting: setting.has("fifteenth_token"): ("ML-SETUP-14", "ML-SCORE-15"),
    lambda setting: setting.has_card: ("ML-SETUP-09", "ML-SCORE-12", "ML-SCORE-13"),
    lambda setting: setting.has_air: ("ML-SETUP-04", "ML-END-06", "ML-VERSUS-22"),
    lambda setting: setting.has_face_down: (
        *("ML-SETUP-07", "ML-SETUP-19", "ML-COLLECT-07", "ML-REVEAL", "ML-MOVE-06"),
    ),
    lambda setting: setting.has("take_face_down"): ("ML-ASSIGN-03",),
    lambda setting: setting.has_stacks: (
        *("ML-SETUP-05", "ML-SETUP-06", "ML-COLLECT-05", "ML-REVEAL-03", "ML-MOVE-05", "ML-BIT-03"),
    ),
}
"""The conditions under which rules, or whole groups of them, matter. One that is not named matters everywhere."""


def is_in_play(options: MoonlightOptions, seats: int, rule_id: str) -> bool:
    """Return whether a rule of the ledger matters in a game with these options and this number of seats."""
    setting = Setting(scenario(options.scenario), options.mode(seats), options.open_talk)
    played = {rule for module in setting.modules for rule in module.rules}
    replaced = {rule for module in setting.modules for rule in module.replaces}
    kind = _group(rule_id).removeprefix("ML-")
    if kind[0] == "S" and kind[1:].isdigit():
        is_own = int(kind[1:]) == options.scenario
        if not is_own and not _is_among(rule_id, played):
            return False
    return not _is_among(rule_id, replaced) and all(needs(setting) for needs in _needs(rule_id))


@cache
def _needs(rule_id: str) -> tuple[Needs, ...]:
    return tuple(needs for needs, ids in _NEEDS.items() if _is_among(rule_id, ids))


def _is_among(rule_id: str, ids: Iterable[str]) -> bool:
    """Return whether a rule, or its whole group, is named."""
    return not {rule_id, _group(rule_id)}.isdisjoint(ids)


def _group(rule_id: str) -> str:
    return rule_id.rpartition("-")[0]
