"""Improvements of the island between two views: the reasons for which somebody would do what lies between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, INVADERS
from engine.games.spirit_island.model.texts import kinds_of, names_of, tell
from engine.games.spirit_island.model.view import FearView, LandView, SpiritIslandView, SpiritView
from engine.text import Seat, Text


def merits(before: SpiritIslandView, after: SpiritIslandView, seat: Seat) -> Iterator[Text]:
    """Yield the merits, the most important first: blight kept away, buildings gone or not built, lands without invaders, fear, Dahan.

    The merits of the spirit itself come last.
    """
    lands = {land.id: land for land in after.lands}
    # What invaders who have acted in between do not mean to do any more they have done.
    still = before.turn == after.turn and before.phase == after.phase != "invaders"
    saved = tuple(land.id for land in before.lands if _is_blighted(land) and not _is_blighted(lands[land.id]))
    if saved and still:
        yield tell("merit-blight", lands=saved)
    if after.blight.left > before.blight.left and before.blight.card == after.blight.card:
        yield tell("merit-healed", count=after.blight.left - before.blight.left)
    were, are = _pieces(before), _pieces(after)
    for kind in (*reversed(BUILDINGS), "explorer"):
        if (fewer := were[kind] - are[kind]) > 0:
            yield tell("merit-gone", piece=kinds_of((kind,), fewer), count=fewer)
    unbuilt = tuple(land.id for land in before.lands if land.will_build and not lands[land.id].will_build)
    if unbuilt and still:
        yield tell("merit-unbuilt", lands=unbuilt)
    cleared = tuple(land.id for land in before.lands if _is_invaded(land) and not _is_invaded(lands[land.id]))
    if cleared and still:
        yield tell("merit-cleared", lands=cleared)
    if (fear := _fear(after.fear) - _fear(before.fear)) > 0:
        yield tell("merit-fear", count=fear)
    lost = [sum(land.forecast.dahan_lost for land in view.lands if land.forecast) for view in (before, after)]
    if lost[0] > lost[1] and still:
        yield tell("merit-dahan", count=lost[0] - lost[1])
    if are["dahan"] > were["dahan"]:
        yield tell("merit-born", count=are["dahan"] - were["dahan"])
    yield from _own(before.spirits[seat], after.spirits[seat])


def outlook(before: SpiritIslandView, after: Sequence[SpiritIslandView]) -> Iterator[Text]:
    """Yield where no blight comes any more in this turn, whatever happens, and where it does anyway; and the same of buildings."""
    if before.phase not in ("spirit", "fast") or any(
        (view.phase, view.turn) != ("fast", before.turn) for view in after
    ):
        return
    for about, prevented, left in (
        (_is_blighted, "merit-blight", "outlook-blight"),
        (_is_built_in, "merit-unbuilt", "outlook-built"),
    ):
        to_come = [{land.id for land in view.lands if about(land)} for view in (before, *after)]
        lands = [land.id for land in before.lands]
        saved = tuple(land for land in lands if land in to_come[0] and land not in set().union(*to_come[1:]))
        comes = tuple(land for land in lands if all(land in each for each in to_come[1:]))
        if saved:
            yield tell(prevented, lands=saved)
        if comes:
            yield tell(left, lands=comes)


def _is_built_in(land: LandView) -> bool:
    return land.will_build is not None


def _is_blighted(land: LandView) -> bool:
    return land.forecast is not None and land.forecast.blight > 0


def _is_invaded(land: LandView) -> bool:
    return any(piece.kind in INVADERS for piece in land.pieces)


def _pieces(view: SpiritIslandView) -> Counter[str]:
    found = Counter[str]()
    for land in view.lands:
        for piece in land.pieces:
            found["dahan" if piece.kind in DAHAN else piece.kind] += piece.count
    return found


def _fear(fear: FearView) -> int:
    """Return all fear so far, in points."""
    return fear.generated + fear.markers * (len(fear.earned) + len(fear.discard))


def _own(before: SpiritView, after: SpiritView) -> Iterator[Text]:
    """Yield what the spirit has more of, and the innate powers it has elements for; of a new spirit, that it is easy to play."""
    if before.spirit is None:
        if after.spirit is not None and spirits()[after.spirit].complexity == "low":
            yield tell("merit-easy")
        return
    reached = tuple(
        power.id
        for power, was in zip(after.innates, before.innates, strict=False)
        if sum(each.met for each in power.thresholds) > sum(each.met for each in was.thresholds)
    )
    if reached:
        yield tell("merit-thresholds", powers=names_of(reached))
    if after.plays > before.plays:
        yield tell("merit-plays", count=after.plays)
    if after.income > before.income:
        yield tell("merit-income", count=after.income)
    if after.on_island > before.on_island:
        yield tell("merit-presence", count=after.on_island - before.on_island)
    if len(after.hand) > len(before.hand):
        yield tell("merit-hand", count=len(after.hand) - len(before.hand))
    if after.energy > before.energy:
        yield tell("merit-energy", count=after.energy - before.energy)
