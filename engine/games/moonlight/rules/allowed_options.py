"""The options allowed: which scenario is played by how many, how hard, and how (ML-SETUP-01, ML-SETUP-02, ML-SETUP-11)."""

from __future__ import annotations

from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.texts import tell
from engine.text import Text


def refusal(options: MoonlightOptions, seats: int | None) -> Text | None:
    """Return why these options cannot be played by `seats` players, None where they can; `seats` is None where the number is not known."""
    facts, mode = scenario(options.scenario), options.mode(2 if seats is None else seats)
    if missing := [name for name in facts.rules_of(mode) if name not in EVERY]:
        return tell("options-unfinished", scenario=options.scenario, modules=", ".join(missing))
    if options.against and seats == 1:
        return tell("options-alone")
    if mode not in facts.modes:
        return tell("options-not-against", scenario=options.scenario)
    if mode != "versus" and options.difficulty not in facts.difficulties:
        return tell("options-regular-only", scenario=options.scenario)
    if options.open_talk and (mode != "coop" or seats == 1):
        return tell("options-no-talk")
    return None
