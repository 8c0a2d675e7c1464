"""Why an action that is not among the legal ones is not, as far as the view tells."""

from __future__ import annotations

from engine.games.spirit_island.messages.texts import tell
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.text import Text

RULES = {
    "embody": "SI-SETUP-02",
    "grow": "SI-GROWTH-01",
    "place": "SI-GROWTH-04",
    "drift": "SI-SPIRIT-09",
    "gain": "SI-CARD-07",
    "keep": "SI-CARD-07",
    "forget": "SI-CARD-09",
    "reclaim": "SI-TRACK-08",
    "play": "SI-CARD-01",
    "unplay": "SI-ASYNC-03",
    "ready": "SI-ASYNC-02",
    "wait": "SI-ASYNC-03",
    "restart": "SI-ASYNC-03",
    "use": "SI-POWER-10",
    "done": "SI-ASYNC-06",
    "resume": "SI-ASYNC-06",
    "attune": "SI-TRACK-07",
    "exchange": "SI-SPIRIT-12",
    "first": "SI-ASYNC-12",
    "choose": "SI-POWER-14",
    "take": "SI-DESTROY-05",
    "hit": "SI-DAMAGE-06",
    "push": "SI-PUSH-01",
    "gather": "SI-GATHER-01",
    "enough": "SI-POWER-13",
}
"""The rule that most often speaks against a verb."""


def judge(view: SpiritIslandView, action: IslandAction) -> tuple[Text, str | None]:
    """What is missing, and the id of the rule."""
    return tell("no-not-now-in", phase=tell(f"phase-{view.phase}")), RULES.get(action.verb)
