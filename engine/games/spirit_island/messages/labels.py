"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import (
    RITUAL,
    Aim,
    Attune,
    Drift,
    Embody,
    First,
    Forget,
    Gain,
    Gather,
    Grow,
    Hit,
    IslandAction,
    Keep,
    Pick,
    Place,
    PlayCard,
    Push,
    Reclaim,
    Take,
    Thresholds,
    Unplay,
    Use,
)
from engine.games.spirit_island.model.facts import powers, spirits
from engine.games.spirit_island.model.growth_texts import step_text
from engine.games.spirit_island.model.land import board_of, is_ocean
from engine.games.spirit_island.model.texts import name_of, piece_text, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.script import Choose
from engine.text import Text

GIVE, RETURN = "give-", "return-"
"""Beginnings of the options that are cards; the id of the card follows."""


def label(view: SpiritIslandView, action: IslandAction) -> Text:
    """Return the text of a whole action: `Wash Away on A5`."""
    match action:
        case Use():
            return _use(view, action)
        case Choose(option):
            return option_text(option)
        case Place(step, land, source):
            texts = {"land": land_text(land), "source": _source(view, source)}
            return tell("label-place-step", step=step, **texts) if step else tell("label-place", **texts)
        case Drift(origin, land):
            return tell("label-drift", origin=land_text(origin), land=land_text(land))
        case Push(piece, origin, land) | Gather(piece, origin, land):
            texts = {"piece": piece_text(piece), "origin": land_text(origin), "land": land_text(land)}
            return tell(f"label-{action.verb}", **texts)
        case Take(land, piece):
            return tell("label-take", piece=piece_text(piece), land=land_text(land))
        case Hit(land, piece, points):
            return tell("label-hit", piece=piece_text(piece), land=land_text(land), points=points)
        case Pick(land) | First(land):
            return tell(f"label-{action.verb}", land=land_text(land))
        case _:
            return _label_of_one(view, action)


def _label_of_one(view: SpiritIslandView, action: IslandAction) -> Text:
    """Return the text of an action with one field or none."""
    match action:
        case Keep(card) | Forget(card) | Reclaim(card) | Unplay(card):
            return tell(f"label-{action.verb}", card=name_of(card))
        case PlayCard(card):
            return tell("label-play", card=name_of(card), cost=_cost(card))
        case Grow(option):
            return tell("label-grow", option=option, steps=growth_text(view, option))
        case Gain(deck):
            return tell(f"label-gain-{deck}")
        case Embody(spirit):
            return tell("label-embody", spirit=name_of(spirit))
        case Attune(element):
            return tell("label-attune", element=name_of(element))
        case _:
            return tell(f"label-{action.verb}")


def _use(view: SpiritIslandView, use: Use) -> Text:
    texts = {"card": name_of(use.power), "target": target_text(view, use.aim)}
    if use.level is None:
        return tell("label-use", **texts)
    return tell("label-use-level", level=level_text(use.used), **texts)


def choice(view: SpiritIslandView, action: IslandAction, field: str) -> Text:
    """Return the text of one value of an action, as a choice for that field."""
    match field:
        case "power" if isinstance(action, Use):
            return name_of(action.power)
        case "target" if isinstance(action, Use):
            return target_text(view, action.aim)
        case "level" if isinstance(action, Use):
            return level_text(action.used)
        case "step" if isinstance(action, Place):
            return _step(view, action.step)
        case "source" if isinstance(action, Place):
            return _source(view, action.source)
        case "land" | "origin":
            return land_text(str(getattr(action, field)))
        case "piece":
            return piece_text(str(getattr(action, field)))
        case "growth" if isinstance(action, Grow):
            return tell("choice-growth", option=action.growth, steps=growth_text(view, action.growth))
        case "spirit" if isinstance(action, Embody):
            kind = tell(f"complexity-{spirits()[action.spirit].complexity}")
            return tell("choice-spirit", spirit=name_of(action.spirit), complexity=kind)
        case "points" if isinstance(action, Hit):
            return tell("choice-points", points=action.points)
        case "card":
            card = str(getattr(action, field))
            return tell("choice-card", card=name_of(card), cost=_cost(card))
        case _:
            return label(view, action)


def option_text(option: str) -> Text:
    """Return the text of one of the ways an effect offers; a number at its end is said apart."""
    if option.startswith(RITUAL):
        return tell("option-ritual", land=option.removeprefix(RITUAL))
    head, _, last = option.rpartition("-")
    if last.isdigit():
        return tell(f"option-{head}-of", number=int(last))
    for verb in (GIVE, RETURN):
        if option.startswith(verb):
            return name_of(option.removeprefix(verb))
    return tell(f"option-{option}")


def growth_text(view: SpiritIslandView, option: int) -> tuple[Text, ...]:
    """Return texts of what a growth option of the viewer's spirit brings, numbered from 1; () where there is none."""
    mine = view.spirits[view.seat].spirit if view.seat is not None else None
    growth = spirits()[mine].growth if mine else ()
    return tuple(map(step_text, growth[option - 1])) if 0 < option <= len(growth) else ()


def land_text(land: str) -> Text:
    """Return the text of a land: its name, an ocean in words."""
    return tell("ocean-of", board=board_of(land)) if is_ocean(land) else tell("land", land=land)


def target_text(view: SpiritIslandView, aim: Aim) -> Text:
    """Return the text of a target: a land, or the spirit of a seat."""
    if isinstance(aim, str):
        return land_text(aim)
    spirit = view.spirits[aim].spirit if aim < len(view.spirits) else None
    return name_of(spirit) if spirit else tell("seat", number=aim + 1)


def level_text(used: Thresholds) -> Text:
    """Return the text of the thresholds used, or that none is."""
    return tell("level", numbers=tuple(map(str, used)), count=len(used)) if used else tell("level-none")


def _step(view: SpiritIslandView, number: int) -> Text:
    mine = view.spirits[view.seat].todo if view.seat is not None else ()
    found = next((step.text for step in mine if step.number == number), None)
    return tell("step", number=number, text=found) if found else tell("step-of-power")


def _source(view: SpiritIslandView, source: str) -> Text:
    """Return the text of a source of presence; for a track also what its next space brings."""
    if not source.islower():
        return tell("source-land", land=land_text(source))
    if view.seat is None or source == "destroyed":
        return tell(f"source-{source}")
    mine = view.spirits[view.seat]
    track = mine.energy_track if source == "energy" else mine.plays_track
    following = next((each.space for each in track if not each.shown), None)
    if following is None:
        return tell(f"source-{source}")
    if isinstance(following, int):
        return tell(f"source-{source}-number", number=following)
    return tell(f"source-{source}-space", space=name_of(following))


def _cost(card: str) -> int:
    known = powers().get(card)
    return known.cost if known else 0
