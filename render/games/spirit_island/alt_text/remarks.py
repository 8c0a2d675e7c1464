"""The lines below the picture of the table: the next actions of the invaders, and the players who can still act."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirit_island.model.texts import does, name_of, names_of, tell
from engine.games.spirit_island.model.view import SpiritIslandView, SpiritView
from engine.text import Text, Who
from render.games.spirit_island.alt_text import lands

_MOST = 8
"""Number of ravages that are told with every sum; of more only the damage that is left."""


def remarks(view: SpiritIslandView) -> Iterator[Text]:
    """Yield all remarks; nothing before the game and after it."""
    if view.phase in ("spirit", "fast", "invaders", "slow"):
        many = sum(land.forecast is not None for land in view.lands) > _MOST
        comes = [*(lands.coming_briefly(view) if many else lands.coming(view))]
        if view.phase == "slow" and comes:
            yield tell("told-next-turn")
        yield from comes
        if view.turns_blight:
            yield tell("told-blight-turns", count=view.blight.left)
        if view.phase in ("spirit", "fast") and view.fear.earned and view.fear.end != "nothing":
            yield tell("told-fear-first", count=len(view.fear.earned))
        if view.phase != "slow":
            yield from _explore(view)
        if view.phase != "invaders" and view.blight.card is not None:
            yield tell("told-blight-card", card=name_of(view.blight.card), does=does(view.blight.card))
    if view.threat:
        yield tell("told-threat", why=view.threat)
    yield from (tell("told-near", way=way) for way in view.near)
    if view.escalation_threat and not view.threat:
        yield tell("told-escalation-threat", why=view.escalation_threat)
    yield from asked(view)
    if view.phase in ("spirit", "fast", "slow") and not view.asked:
        for spirit in view.spirits:
            yield from _still(view, spirit)


def asked(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the decisions an effect waits for: nobody can go on before they are made."""
    for ask in view.asked:
        yield tell("told-asked", who=Who(ask.seat), prompt=ask.prompt)


def _explore(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the stage of the card that is explored next: everybody knows it, though nobody the lands."""
    deck = view.invaders.deck
    if view.invaders.explored is not None:
        yield tell("told-explored", card=names_of(view.invaders.explored.lands))
    elif not deck:
        yield tell("told-explore-last")
    elif deck[0] == 2 and view.adversary is not None:
        yield tell("told-explore-escalates")
    else:
        yield tell("told-explore", stage=deck[0])


def _still(view: SpiritIslandView, spirit: SpiritView) -> Iterator[Text]:
    """Yield the actions a player still has in this phase, where somebody waits for the player."""
    who = Who(spirit.seat)
    if view.phase == "spirit":
        if spirit.is_ready:
            return
        if spirit.grown is None or spirit.todo or spirit.drawn or spirit.forgets:
            yield tell("told-still-grows", who=who)
        else:
            yield tell("told-still-plays", who=who, played=len(spirit.played), plays=spirit.plays)
    elif spirit.is_active:
        usable = [power.id for power in (*spirit.played, *spirit.innates) if power.usable]
        yield tell("told-can-use" if usable else "told-can-choose", who=who, powers=names_of(usable))
