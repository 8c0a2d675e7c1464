"""Growth actions and permissions in words."""

from __future__ import annotations

from collections.abc import Iterable

from engine.games.spirit_island.model.facts import GrowthAction
from engine.games.spirit_island.model.land import board_of
from engine.games.spirit_island.model.lasting_rule import Lasting, LastingId
from engine.games.spirit_island.model.texts import either, tell
from engine.text import Text, Who

PERMISSIONS: tuple[LastingId, ...] = ("swift", "repeat", "range", "return", "shared", "ward")
"""The lasting rules that allow a seat something until the end of the turn."""


MANY_STEPS = 3
"""Number of growth actions that have no room on a button but in few words."""
BRIEF = (
    "reclaim",
    "gain",
    "gain-minor",
    "gain-major",
    "energy",
    "presence",
    "presence-here",
    "presence-in",
    "presence-anywhere",
    "gather-presence-each",
    "push-presence-each",
)
"""Growth actions that can be said in few words."""


def steps_text(
    steps: Iterable[GrowthAction], *, briefly: bool = False, deck: str | None = None
) -> tuple[Text, ...]:
    """Return the texts of growth actions, those alike once: `add 2 presence (range 1)`; briefly, many of them are said in few words.

    `deck` is the one from which a power card is gained, where that is chosen together with them.
    """
    listed = list(steps)
    single = [step for place, step in enumerate(listed) if listed.index(step) == place]
    texts = tuple(
        tell(f"step-gain-{deck}", count=listed.count(step))
        if deck and step.do == "gain"
        else step_text(step, listed.count(step))
        for step in single
    )
    is_long = len(texts) >= MANY_STEPS or sum(step.do == "presence" for step in single) > 1
    return tuple(map(_in_brief, texts)) if briefly and is_long else texts


def _in_brief(text: Text) -> Text:
    """Return the text of a growth action in few words."""
    end = text.key.rpartition("-step-")[2]
    return tell(f"brief-{end}", **dict(text.args)) if end in BRIEF else text


def step_text(step: GrowthAction, count: int = 1) -> Text:
    """Return the text of a growth action done `count` times: `add 1 presence (range 2, jungle or wetland)`."""
    if step.do == "presence":
        if step.range is None:
            return tell("step-presence-anywhere", count=count, lands=either(step.land, briefly=True))
        if step.land:
            lands = either(step.land, briefly=True)
            return tell("step-presence-in", count=count, range=step.range, lands=lands)
        here = "-here" if step.range == 0 else ""
        return tell(f"step-presence{here}", count=count, range=step.range)
    if step.do == "gain":
        return tell("step-gain", count=count)
    if step.do in ("gather-presence", "push-presence"):
        return (
            tell(f"step-{step.do}", ocean=board_of(step.ocean))
            if step.ocean
            else tell(f"step-{step.do}-each")
        )
    return tell(f"step-{step.do}", amount=step.amount)


def permission_text(lasting: Lasting) -> Text:
    """Return the text of what an effect allows a seat: `you may repeat a card that costs at most 3`."""
    who = () if lasting.other is None else (Who(lasting.other),)
    key = "permission-repeat-paying" if lasting.pays else f"permission-{lasting.id}"
    return tell(key, amount=lasting.amount, who=who)
