"""Telling people of Moonlight: what the game says beside its events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from types import MappingProxyType

from engine.action import Value
from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.messages import labels
from engine.games.moonlight.model.actions import Assign, MoonlightAction
from engine.games.moonlight.model.kinds import ID, SCENARIOS
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import modules_of, scenario
from engine.games.moonlight.model.supply import gems_at_start
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import MoonlightView
from engine.games.moonlight.rules import in_play
from engine.rulebook import ledger
from engine.script import Choose
from engine.telling import NamedThing, Telling
from engine.text import Text


class MoonlightTelling(Telling[MoonlightView, MoonlightAction, MoonlightOptions]):
    """The telling of Moonlight: labels, what has been seen when tiles and tokens are turned up, and the modules of a scenario."""

    sights = MappingProxyType(
        {
            "turned-up": "tile",
            "picked": "tile",
            "picks-tile": "tile",
            "last-tile": "tile",
            "tokens-turned": "favour",
            "gets-token": "favour",
            "gets-tokens": "favour",
            "gets-tile": "tile",
        }
    )
    ending_events = frozenset({"picks-end", "none-to-pick", "two-left", "lacking"})
    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)

    def reading(self, view: MoonlightView, action: MoonlightAction) -> Text | None:
        """Return the label, but None for what is assigned, which is picked in the same turn, and for a choice that nobody offers yet."""
        is_later = isinstance(action, Choose) and view.offer(action) is None
        return None if is_later or isinstance(action, Assign) else self.label(view, action)

    def turn(self, view: MoonlightView) -> str:
        """Return the number of the turn: who plays alone has all of them."""
        return str(view.turn)

    def question(self, verb: str, field: str) -> Text:
        return (
            tell("field-creature-picks")
            if (verb, field) == ("collect", "creature")
            else super().question(verb, field)
        )

    def in_play(self, options: MoonlightOptions, seats: int, rule_id: str) -> bool:
        return in_play.is_in_play(options, seats, rule_id)

    def special(self, options: MoonlightOptions, seats: int) -> Sequence[Text]:
        """Return a sentence for each module that is played, in the order in which they speak.

        Before them stands what a harder game begins with, and behind them what is reconstructed.
        """
        mode, given = options.mode(seats), scenario(options.scenario).given()
        played = [name for name in EVERY if name in modules_of(options.scenario, mode)]
        modules = (tell(f"module-{name.replace('_', '-')}", mode=mode, **given) for name in played)
        is_harder = options.difficulty != "regular" and self.in_play(options, seats, "ML-SETUP-10")
        whose = "all" if mode == "coop" and options.open_talk else mode
        gems = tell("special-gems", mode=whose, count=gems_at_start(options, mode))
        return (*([gems] if is_harder else ()), *modules, self.remark())

    def option_matters(self, options: MoonlightOptions, option: str) -> bool:
        """Return whether a difficulty can be chosen where it is asked for."""
        is_harder = options.difficulty != "regular"
        return option != "difficulty" or is_harder or len(scenario(options.scenario).difficulties) > 1

    def option_about(self, options: MoonlightOptions, option: str, value: Value | bool) -> Text | None:
        """Return the line of a scenario, or of a difficulty: the gems that it begins with."""
        if option == "scenario":
            return tell(f"intro-{value}")
        if option == "difficulty":
            chosen = options.model_copy(update={"difficulty": value})
            return tell(
                "difficulty-gems", each=gems_at_start(chosen, "coop"), alone=gems_at_start(chosen, "solo")
            )
        return None

    def named(self) -> Iterator[NamedThing]:
        """Yield the scenarios, each with its line and what is special there."""
        for number in SCENARIOS:
            name = tell(f"option-scenario-{number}")
            rules = [entry.id for entry in ledger(ID) if entry.id.startswith(f"ML-S{number:02}-")]
            yield NamedThing(name, (tell(f"intro-{number}"),), rules)

    def remark(self) -> Text:
        """Return a sentence of what is reconstructed."""
        return tell("reconstructed")
