"""What the modules put beside the forest, in words."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirits_of_the_forest.messages.labels_modules import enchantment_text
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import ForestView, MoonlightView, SeasonView
from engine.games.spirits_of_the_forest.modules.seasons import SEASONS, STAR
from engine.text import Text, Who


def modules(view: ForestView, cards: bool = True) -> Iterator[Text]:
    """Season cards, Moonlight tiles, tokens to choose from; with `cards` also those to claim."""
    if view.stage == "choose":
        yield tell("told-choosing")
    if seasons := tuple(_season(view, season) for season in view.seasons if season.card is not None):
        yield tell("told-seasons", cards=seasons)
    yield from _moonlight(view)
    if view.display and cards:
        shown = tuple(tell("told-card", card=enchantment_text(each.card)) for each in view.display)
        yield tell("told-display", cards=shown, deck=view.deck)
    if view.box:
        yield tell("told-box", names=tuple(map(named, view.box)))


def _season(view: ForestView, season: SeasonView) -> Text:
    row = next(place.name[:1] for place in view.cells if place.y == season.row)
    name = tell(f"season-{SEASONS[season.row]}")
    if season.owner is not None:
        return tell("told-season-won", row=row, season=name, who=Who(season.owner))
    if season.card == STAR:
        return tell("told-season-star", row=row, season=name)
    key = "told-season-closed" if season.closed else "told-season-remain"
    return tell(key, row=row, season=name, count=season.remain)


def _moonlight(view: ForestView) -> Iterator[Text]:
    """What lies face up, what was left face down and by whom, who is looking; the others still lie in the forest."""
    up = [light for light in view.moonlight if light.state == "up"]
    if up:
        yield tell("told-moonlight-up", tiles=tuple(map(_face_up, up)))
    doubled = tuple(named(each.name) for each in view.categories if each.factor > 1)
    if doubled:
        yield tell("told-doubled", names=doubled)
    for light in view.moonlight:
        if light.state == "looking" and light.seer is not None:
            yield tell("told-moonlight-looking", block=light.name, who=Who(light.seer))
    down = [light for light in view.moonlight if light.state == "down"]
    if down:
        yield tell("told-moonlight-down", tiles=tuple(map(_face_down, down)))
    if lying := sum(light.state == "lying" for light in view.moonlight):
        yield tell("told-moonlight-lying", count=lying)


def _face_up(light: MoonlightView) -> Text:
    assert light.spirit is not None
    return tell("told-block", block=light.name, spirit=named(light.spirit))


def _face_down(light: MoonlightView) -> Text:
    assert light.seer is not None
    return tell("told-block-down", block=light.name, who=Who(light.seer))
