"""The lands in words: what stands in each, and what the invaders will do there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.island import island
from engine.games.spirit_island.model.kinds import DAHAN
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.model.view import ForecastView, LandView, PieceView, SpiritIslandView
from engine.text import Arg, Seat, Text, Who
from render.games.spirit_island.art.shapes import outlines


def coming(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the coming actions of the invaders: each ravage with its damage, and each build with its pieces.

    Lands that were put first stand first.
    """
    for land in sorted(view.lands, key=lambda land: land.id not in view.first):
        if land.forecast is not None:
            yield _ravage(land)
    yield from _builds(view)


def _builds(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the lands that will be built on, by what is built, and those that have no invaders."""
    for building in ("town", "city"):
        counts = {land.id: land.will_build.count(building) for land in view.lands}
        if lands := tuple(_times(land, count) for land, count in counts.items() if count):
            yield tell(f"told-build-{building}", lands=lands)
    if lands := tuple(land.id for land in view.lands if land.builds_alone):
        yield tell("told-builds-alone", lands=lands)


def _times(land: str, count: int) -> Arg:
    """Return a land, with the number of times where that is not once: `A5 (twice)`."""
    return land if count == 1 else tell("told-times", land=land, count=count)


def coming_briefly(view: SpiritIslandView) -> Iterator[Text]:
    """Yield the coming actions of the invaders, with nothing but the damage that is left after Defend."""
    ravaged = tuple(
        tell("told-ravage-brief", land=land.id, damage=land.forecast.damage)
        for land in view.lands
        if land.forecast is not None
    )
    if ravaged:
        yield tell("told-ravages", lands=ravaged)
    yield from _builds(view)


def _ravage(land: LandView) -> Text:
    """Return a ravage in words: `A5 ravages: 3 damage (5 − Defend 2): blight, 1 of 2 Dahan lost, and 2 damage back.`"""
    found = land.forecast
    assert found is not None
    parts = tuple(_harm(land, found)) or (tell("told-no-harm"),)
    if not land.defend:
        return tell("told-ravage", land=land.id, damage=found.damage, parts=parts)
    sums: dict[str, Arg] = {"damage": found.damage, "attack": found.attack, "defend": land.defend}
    return tell("told-ravage-defended", land=land.id, parts=parts, **sums)


def _harm(land: LandView, found: ForecastView) -> Iterator[Text]:
    """Yield the harm of a ravage to a land, its presence and its Dahan, and theirs in return."""
    dahan = sum(piece.count for piece in land.pieces if piece.kind in DAHAN)
    if found.blight:
        yield tell("told-cascade") if found.cascade else tell("told-blight-added", count=found.blight)
    elif found.damage:
        yield tell("told-no-blight")
    for seat, lost in enumerate(found.presence_lost):
        if lost:
            yield tell("told-presence-lost", who=Who(Seat(seat)), count=lost)
    if found.dahan_lost:
        yield tell("told-dahan-lost", lost=found.dahan_lost, dahan=dahan)
    if found.counterattack:
        yield tell("told-strike-back", damage=found.counterattack)


def on_board(view: SpiritIslandView, board: str, places: bool = False) -> Iterator[Text]:
    """Yield a line for each land in which something is, and one for all that are empty; with their `places` on the map."""
    here = [land for land in view.lands if land.board == board]
    filled = [(land, tuple(contents(view, land))) for land in here]
    for land, things in filled:
        if things:
            terrain = _place(view, land) if places and land.number else name_of(land.terrain)
            yield tell("told-land", land=land.id, terrain=terrain, things=things)
    empty = [land for land, things in filled if not things and land.number]
    if empty and places:
        lands = tuple(tell("told-empty-land", land=land.id, place=_place(view, land)) for land in empty)
        yield tell("told-empty", lands=lands)
    elif empty:
        yield tell("told-empty", lands=tuple(land.id for land in empty))


def _place(view: SpiritIslandView, land: LandView) -> Text:
    """Return the terrain of a land, whether it is coastal, its coordinates on the map, and its neighbours."""
    across, down = _coordinates(view.boards)[land.id]
    near = island(view.boards, view.corners).neighbours[land.id]
    terrain = name_of(land.terrain)
    kind = tell("told-coastal", terrain=terrain) if land.coastal else terrain
    return tell("told-place", terrain=kind, across=across, down=down, near=near)


@cache
def _coordinates(boards: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Return the middle of each land, in hundredths of the island from the left and from above."""
    middles = {
        land: (sum(x + y / 2 for x, y in points) / len(points), sum(y for _, y in points) / len(points))
        for land, points in outlines(boards).items()
    }
    corners = [(x + y / 2, y) for points in outlines(boards).values() for x, y in points]
    left, right = (pick(x for x, _ in corners) for pick in (min, max))
    low, high = (pick(y for _, y in corners) for pick in (min, max))
    return {
        land: (round(100 * (x - left) / (right - left)), round(100 * (high - y) / (high - low)))
        for land, (x, y) in middles.items()
    }


def lit(view: SpiritIslandView, chosen: Iterable[str], brief: bool = False) -> Iterator[Text]:
    """Yield the lands that may be chosen, each with what is in it unless `brief`."""
    wanted = tuple(chosen)
    yield tell("told-lit", lands=wanted)
    for land in view.lands:
        if not brief and land.id in wanted and (things := tuple(contents(view, land))):
            yield tell("told-land", land=land.id, terrain=name_of(land.terrain), things=things)


def contents(view: SpiritIslandView, land: LandView) -> Iterator[Text]:
    """Yield all that is in a land."""
    yield from map(_piece, land.pieces)
    if land.blight:
        yield tell("told-blight", count=land.blight)
    for seat in range(view.seats):
        if count := land.presence[seat]:
            kind = "sacred" if seat in land.sacred else "presence"
            yield tell(f"told-{kind}", who=Who(Seat(seat)), count=count)
    if land.defend:
        yield tell("told-defend", count=land.defend)
    yield from marks(land.marks)


def marks(held: Iterable[str]) -> Iterator[Text]:
    """Yield the lasting rules of a land."""
    for mark in held:
        yield tell(f"told-mark-{mark}")


def _piece(piece: PieceView) -> Text:
    """Return pieces with their health, where it is not the printed one, and their damage."""
    text = tell(f"told-{piece.kind}", count=piece.count)
    if piece.health != piece_facts(piece.kind).health:
        text = tell("told-health", pieces=text, health=piece.health)
    return tell("told-damaged", pieces=text, damage=piece.damage) if piece.damage else text
