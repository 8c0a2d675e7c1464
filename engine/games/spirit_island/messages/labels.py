"""Actions and choices in words. They stay short: the longest must fit a button of 80 characters."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.games.spirit_island.model.actions import (
    PLAY_NOW,
    RITUAL,
    Aim,
    Attune,
    Drift,
    Embody,
    Enough,
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
from engine.games.spirit_island.model.growth_texts import steps_text
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.land import board_of, is_ocean
from engine.games.spirit_island.model.texts import (
    count_of,
    does,
    name_of,
    piece_text,
    price_text,
    tell,
    thresholds_do,
)
from engine.games.spirit_island.model.view import PowerView, SpiritIslandView
from engine.games.spirit_island.rules.spirit import spirit_rules
from engine.script import Choose
from engine.text import Arg, Text

GIVE, RETURN = "give-", "return-"
"""Beginnings of the options that are cards; the id of the card follows."""


def label(view: SpiritIslandView, action: IslandAction) -> Text:
    """Return the text of a whole action: `Wash Away on A5`."""
    match action:
        case Use():
            return _use(view, action)
        case Choose(option):
            return _way(view, option)
        case Place():
            return _placed(view, action)
        case Drift(origin, land):
            return tell("label-drift", origin=land_text(origin), land=land_text(land))
        case Push(piece, origin, land) | Gather(piece, origin, land):
            texts = {"piece": piece_text(piece), "origin": land_text(origin), "land": land_text(land)}
            return tell(f"label-{action.verb}", **texts)
        case Take(land):
            return tell(f"label-{_fate(view)}", piece=_taken(view, action), land=land_text(land))
        case Hit():
            return _hit(view, action)
        case Enough():
            return tell(_end(view))
        case Pick(land):
            return _picked(view, land)
        case First(land):
            return tell("label-first", land=land_text(land))
        case _:
            return _label_of_one(view, action)


def _picked(view: SpiritIslandView, land: str) -> Text:
    """Return the land that is chosen in words, with what is built there where that is what it is chosen for."""
    _, args = _question(view)
    cities = args.get("cities")
    if not isinstance(cities, tuple):
        return tell("label-pick", land=land_text(land))
    piece = name_of("city" if land in cities else "town")
    return tell(
        "label-pick-builds", land=land_text(land), piece=piece, count=args["count"], limit=args["limit"]
    )


def _placed(view: SpiritIslandView, place: Place) -> Text:
    """Return the text of presence that is added or moved; where growth has several such steps, it begins with the number of its own."""
    mine = view.spirits[view.seat].todo if view.seat is not None else ()
    land = land_text(place.land)
    if place.source.islower():
        label = tell("label-place", land=land, source=_source(view, place))
    else:
        label = tell("label-drift", origin=land_text(place.source), land=land)
    return tell("step", number=place.step, text=label) if place.step and len(mine) > 1 else label


def _label_of_one(view: SpiritIslandView, action: IslandAction) -> Text:
    """Return the text of an action with one field or none."""
    match action:
        case Keep(card) | Forget(card) | Reclaim(card) | Unplay(card):
            return tell(f"label-{action.verb}", card=name_of(card))
        case PlayCard(card):
            return tell("label-play", card=name_of(card), cost=_cost(view, card))
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
    """Return the text of a use: the power, its target and thresholds, whether it is a repeat, and the energy that it takes or gives."""
    found, name = _power(view, use), name_of(use.power)
    card = tell("card-again", card=name) if found is not None and found.used else name
    texts = {"card": card, "target": target_text(view, use.aim)}
    level = {} if use.level is None else {"level": level_text(use.used)}
    return _priced(tell("label-use-level" if level else "label-use", **texts, **level), _price(found, use))


def _power(view: SpiritIslandView, use: Use) -> PowerView | None:
    """Return the power that the viewer uses; None where it is not among those in play."""
    mine = view.spirits[view.seat] if view.seat is not None else None
    return (
        next((each for each in (*mine.played, *mine.innates) if each.id == use.power), None) if mine else None
    )


def _price(power: PowerView | None, use: Use) -> int:
    """Return the energy that a use takes; below 0 it gives some."""
    if power is None:
        return 0
    adds_range = any(
        each.range for number, each in enumerate(powers()[use.power].thresholds, 1) if number in use.used
    )
    far = power.far if use.level is None or adds_range else power.far_without_range
    return power.price + (power.far_cost if use.aim in far else 0)


def _priced(what: Text, energy: int) -> Text:
    """Return a text with the energy that it takes or gives, if any."""
    if not energy:
        return what
    return (
        tell("label-takes", what=what, energy=energy)
        if energy > 0
        else tell("label-gives", what=what, energy=-energy)
    )


def choice(view: SpiritIslandView, action: IslandAction, field: str) -> Text:
    """Return the text of one value of an action, as a choice for that field."""
    match field:
        case "power" if isinstance(action, Use):
            return name_of(action.power)
        case "target" if isinstance(action, Use):
            return _aim(view, action)
        case "level" if isinstance(action, Use):
            return _level(view, action)
        case "step" if isinstance(action, Place):
            return _step(view, action.step)
        case "source" if isinstance(action, Place):
            if not action.source.islower():
                return tell("choice-move", land=land_text(action.source))
            return _source(view, action)
        case "land" if isinstance(action, Pick):
            return _picked(view, action.land)
        case "land" | "origin":
            return land_text(str(getattr(action, field)))
        case "piece" if isinstance(action, Take):
            return _taken(view, action)
        case "piece":
            return piece_text(str(getattr(action, field)))
        case "growth" if isinstance(action, Grow):
            return tell("choice-growth", option=action.growth, steps=growth_text(view, action.growth))
        case "spirit" if isinstance(action, Embody):
            kind = tell(f"complexity-{spirits()[action.spirit].complexity}")
            return tell("choice-spirit", spirit=name_of(action.spirit), complexity=kind)
        case "points" if isinstance(action, Hit):
            return tell(f"choice-points-{harm(view, action)}", points=action.points)
        case "card":
            card = str(getattr(action, field))
            return tell("choice-card", card=name_of(card), cost=_cost(view, card))
        case _:
            return label(view, action)


def option_text(view: SpiritIslandView, option: str) -> Text:
    """Return the text of one of the ways an effect offers; a number at its end is said apart."""
    if option.startswith(RITUAL):
        return tell("option-ritual", land=option.removeprefix(RITUAL))
    head, _, last = option.rpartition("-")
    if last.isdigit():
        return tell(f"option-{head}-of", number=int(last))
    if option.startswith(PLAY_NOW):
        card = option.removeprefix(PLAY_NOW)
        return tell("option-play-now", card=name_of(card), cost=_cost(view, card))
    for verb in (GIVE, RETURN):
        if option.startswith(verb):
            return name_of(option.removeprefix(verb))
    return tell(f"option-{option}")


def growth_text(view: SpiritIslandView, option: int, deck: str | None = None) -> tuple[Text, ...]:
    """Return texts of what a growth option of the viewer's spirit brings, numbered from 1, with cards of a deck; () where there is none."""
    mine = view.spirits[view.seat].spirit if view.seat is not None else None
    growth = spirits()[mine].growth if mine else ()
    return steps_text(growth[option - 1], briefly=True, deck=deck) if 0 < option <= len(growth) else ()


def _question(view: SpiritIslandView) -> tuple[str, Mapping[str, Arg]]:
    """Return the prompt of the effect that waits for the viewer, as the end of its key and its arguments; "" where none does."""
    prompt = next((ask.prompt for ask in view.asked if ask.seat == view.seat), None)
    return (prompt.key.removeprefix(f"{ID}-"), dict(prompt.args)) if prompt else ("", {})


def _fate(view: SpiritIslandView) -> str:
    """Return what becomes of the piece that the viewer is asked to choose, as a word of keys; `take` where nothing can be said."""
    fate = _FATES.get(_question(view)[0], "take")
    return "frighten" if fate in _DEATHS and _is_dream(view) else fate


def _end(view: SpiritIslandView) -> str:
    """Return the key of doing without: of more, where something has been done already, or of all of it."""
    prompt, args = _question(view)
    return _ENDS.get(prompt, "label-enough-none" if args.get("done") == 0 else "label-enough")


def _taken(view: SpiritIslandView, take: Take) -> Text:
    """Return the piece that is chosen in words; two of them where two go at once."""
    twos = _question(view)[1].get("twos")
    land = next((land for land in view.lands if land.id == take.land), None)
    alike = sum(piece.count for piece in land.pieces if piece.kind == twos) if land else 0
    if take.piece.partition("-")[0] == twos and alike >= 2:
        return count_of(twos, 2)
    return piece_text(take.piece)


def _hit(view: SpiritIslandView, hit: Hit) -> Text:
    """Return the text of a hit: what it destroys, or how much of its health the piece has lost after it."""
    kind, _, damage = hit.piece.partition("-")
    texts: dict[str, Arg] = {"piece": name_of(kind), "land": land_text(hit.land), "points": hit.points}
    has = int(damage) if damage.isdecimal() else 0
    return tell(f"label-hit-{harm(view, hit)}", damage=has + hit.points, health=_health(view, hit), **texts)


def harm(view: SpiritIslandView, hit: Hit) -> str:
    """Return what a hit does to its piece: `destroys` or `damages` it; in a dream it `frightens` it to death, or only `dreams`."""
    if _is_dream(view):
        return "frightens" if is_lethal(view, hit) else "dreams"
    return "destroys" if is_lethal(view, hit) else "damages"


def _is_dream(view: SpiritIslandView) -> bool:
    """Return whether the viewer is asked by an own power that destroys nothing (SI-SPIRIT-13)."""
    mine = view.spirits[view.seat].spirit if view.seat is not None else None
    about = _question(view)[1].get("about")
    is_own_power = isinstance(about, Text) and about.key.removeprefix(f"{ID}-name-") in powers()
    return bool(mine and is_own_power and spirit_rules(mine).dreams)


def is_lethal(view: SpiritIslandView, hit: Hit) -> bool:
    """Return whether a hit takes all the health that its piece has left."""
    damage = hit.piece.partition("-")[2]
    has = int(damage) if damage.isdecimal() else 0
    return has + hit.points >= _health(view, hit)


def _health(view: SpiritIslandView, hit: Hit) -> int:
    """Return the health of pieces of the kind that is hit."""
    kind = hit.piece.partition("-")[0]
    found = (piece for land in view.lands if land.id == hit.land for piece in land.pieces)
    return next((piece.health for piece in found if piece.kind == kind), hit.points)


def _way(view: SpiritIslandView, option: str) -> Text:
    """Return the text of an option of an effect, and that it does nothing where it does nothing."""
    idle = _question(view)[1].get("idle")
    way = option_text(view, option)
    return tell("option-idle", way=way) if isinstance(idle, tuple) and option in idle else way


_FATES: Final = {
    "ask-remove": "remove",
    "ask-remove-health": "remove",
    "ask-destroy": "destroy",
    "ask-drown": "drown",
    "ask-replace": "replace",
    "ask-damage-one": "damage",
    "ask-shift": "shift",
}
"""Fate of the piece chosen, by the question."""
_DEATHS: Final = ("destroy", "drown")
"""Fates that a piece only dreams of where a power destroys nothing."""
_ENDS: Final = {
    "ask-follow": "label-enough-follow",
    "ask-land-saves": "label-enough-saves",
    "ask-land-pushes": "label-enough-none",
    "ask-fear": "label-enough-fear",
    "ask-fear-together": "label-enough-fear",
}
"""The key of doing without, by the question; where there is none of its own it is `label-enough`."""


def question(verb: str, field: str) -> Text:
    """Return the question for a field of an action, in words fit for its verb."""
    if field == "land" and verb in ("push", "gather", "drift", "place"):
        return tell("field-land-to")
    return tell("field-step-which") if field == "step" else tell(f"field-{field}")


def land_text(land: str) -> Text:
    """Return the text of a land: its name, an ocean in words."""
    return tell("ocean-of", board=board_of(land)) if is_ocean(land) else tell("land", land=land)


def target_text(view: SpiritIslandView, aim: Aim) -> Text:
    """Return the text of a target: a land, or the spirit of a seat."""
    if isinstance(aim, str):
        return land_text(aim)
    spirit = view.spirits[aim].spirit if aim < len(view.spirits) else None
    return name_of(spirit) if spirit else tell("seat", number=aim + 1)


def _aim(view: SpiritIslandView, use: Use) -> Text:
    """Return the text of the target of a power, with the energy that it takes or gives there."""
    return _priced(target_text(view, use.aim), _price(_power(view, use), use))


def level_text(used: Thresholds) -> Text:
    """Return the text of the thresholds used, or that none is."""
    return tell("level", numbers=tuple(map(str, used)), count=len(used)) if used else tell("level-none")


def _level(view: SpiritIslandView, use: Use) -> Text:
    """Return what the thresholds do that are used, or what the power does without any, with the energy that it takes or gives so."""
    if not use.used:
        does_text = tell("level-plain", does=does(use.power))
    else:
        does_text = tell(
            "level-adds", numbers=tuple(map(str, use.used)), adds=thresholds_do(use.power, use.used)
        )
    return _priced(does_text, _price(_power(view, use), use))


def _step(view: SpiritIslandView, number: int) -> Text:
    """Return what a step of the growth does, with its number where another one that is left does something else."""
    mine = view.spirits[view.seat].todo if view.seat is not None else ()
    found = next((step.text for step in mine if step.number == number), None)
    if found is None:
        return tell("step-of-power")
    return tell("step", number=number, text=found) if any(step.text != found for step in mine) else found


def _source(view: SpiritIslandView, place: Place) -> Text:
    """Return the text of a source of presence; for a track also what its next space brings, and what destroyed presence costs to grow."""
    source = place.source
    if not source.islower():
        return tell("source-land", land=land_text(source))
    if view.seat is None:
        return tell(f"source-{source}")
    mine = view.spirits[view.seat]
    if source == "destroyed":
        cost = mine.regrowth_cost if place.step else 0
        return tell("source-destroyed-paid", energy=cost) if cost else tell("source-destroyed")
    track = mine.energy_track if source == "energy" else mine.plays_track
    following = next((each.space for each in track if not each.shown), None)
    if following is None:
        return tell(f"source-{source}")
    if isinstance(following, int):
        now = max(each.space for each in track if each.shown and isinstance(each.space, int))
        return tell(f"source-{source}-number", number=following, more=int(following > now))
    return tell(f"source-{source}-space", space=name_of(following))


def _cost(view: SpiritIslandView, card: str) -> Arg:
    """Return the energy that a card takes or gives here; 0 for a card that there is not."""
    return price_text(view.spirits[view.seat or 0].price(card)) if card in powers() else 0
