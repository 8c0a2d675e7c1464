"""Improvements of the island between two views: the reasons for which somebody would do what lies between them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, INVADERS
from engine.games.spirit_island.model.texts import kinds_of, names_of, tell
from engine.games.spirit_island.model.view import (
    FearView,
    ForecastView,
    LandView,
    SpiritIslandView,
    SpiritView,
)
from engine.text import Seat, Text


def merits(before: SpiritIslandView, after: SpiritIslandView, seat: Seat) -> Iterator[Text]:
    """Yield the merits, the most important first: blight kept away, buildings gone or not built, lands without invaders, fear, Dahan.

    What changes of that which the invaders are about to do follows, and the merits of the spirit itself come last.
    """
    lands = {land.id: land for land in after.lands}
    # What invaders who have acted in between do not mean to do any more they have done.
    still = before.turn == after.turn and before.phase == after.phase != "invaders"
    saved = tuple(land.id for land in before.lands if _is_blighted(land) and not _is_blighted(lands[land.id]))
    if before.phase == "invaders" and after.phase in ("slow", "spirit") and after.result is None:
        yield from _come_to_nothing(before, lands)
    if before.threat and not after.threat and still:
        yield tell("merit-threat", why=before.threat)
    if saved and still:
        yield tell("merit-blight", lands=saved)
    if after.blight.left > before.blight.left and before.blight.card == after.blight.card:
        yield tell("merit-healed", count=after.blight.left - before.blight.left)
    were, are = _pieces(before), _pieces(after)
    yield from _fewer(were, are)
    if still:
        yield from _unbuilt(before, lands)
        if cleared := _without_invaders(before, lands):
            yield tell("merit-cleared", lands=cleared)
    if (fear := _fear(after.fear) - _fear(before.fear)) > 0:
        yield tell("merit-fear", count=fear)
    yield from _dahan(before, after, still=still)
    if still:
        yield from _less(before, lands, seat)
    yield from _own(before.spirits[seat], after.spirits[seat])


def rather(other: SpiritIslandView, chosen: SpiritIslandView, seat: Seat) -> Iterator[Text]:
    """Yield what is better for a seat on one of two islands at the same point of a game: of what has happened, and of what is to come."""
    if _point(other) != _point(chosen):
        return
    lands = {land.id: land for land in chosen.lands}
    if other.result == "lost" and chosen.result != "lost":
        yield tell("merit-not-lost", why=other.why)
    if other.threat and not chosen.threat:
        yield tell("merit-threat", why=other.threat)
    if (blight := _blight(other) - _blight(chosen)) > 0:
        yield tell("merit-less-blight", count=blight)
    saved = tuple(land.id for land in other.lands if _is_blighted(land) and not _is_blighted(lands[land.id]))
    if saved:
        yield tell("merit-blight", lands=saved)
    yield from _fewer(_pieces(other), _pieces(chosen))
    yield from _unbuilt(other, lands)
    free, not_free = (
        _without_invaders(*pair)
        for pair in ((other, lands), (chosen, {land.id: land for land in other.lands}))
    )
    if len(free) > len(not_free):
        yield tell("merit-free", lands=free)
    if (fear := _fear(chosen.fear) - _fear(other.fear)) > 0:
        yield tell("merit-more-fear", count=fear)
    yield from _dahan(other, chosen, still=True)
    yield from _less(other, lands, seat)
    yield from _own(other.spirits[seat], chosen.spirits[seat])
    sacred = tuple(
        land.id for land in other.lands if seat in lands[land.id].sacred and seat not in land.sacred
    )
    if sacred:
        yield tell("merit-sacred", lands=sacred)


def _point(view: SpiritIslandView) -> object:
    """Return the point of the game up to which it has been played."""
    return view.turn, view.phase, view.step, view.asked


def _fewer(were: Counter[str], are: Counter[str]) -> Iterator[Text]:
    """Yield the invaders of which there are fewer, the largest first."""
    for kind in (*reversed(BUILDINGS), "explorer"):
        if (fewer := were[kind] - are[kind]) > 0:
            yield tell("merit-gone", piece=kinds_of((kind,), fewer), count=fewer)


def _unbuilt(before: SpiritIslandView, lands: Mapping[str, LandView]) -> Iterator[Text]:
    """Yield the lands in which nothing will be built any more."""
    unbuilt = tuple(land.id for land in before.lands if land.will_build and not lands[land.id].will_build)
    if unbuilt:
        yield tell("merit-unbuilt", lands=unbuilt)


def _without_invaders(before: SpiritIslandView, lands: Mapping[str, LandView]) -> tuple[str, ...]:
    return tuple(land.id for land in before.lands if _is_invaded(land) and not _is_invaded(lands[land.id]))


def _dahan(before: SpiritIslandView, after: SpiritIslandView, *, still: bool) -> Iterator[Text]:
    """Yield the Dahan who are saved from a ravage that is `still` to come, but for those gone by now, and those who are new."""
    lost = [sum(land.forecast.dahan_lost for land in view.lands if land.forecast) for view in (before, after)]
    born = _pieces(after)["dahan"] - _pieces(before)["dahan"]
    if (saved := lost[0] - lost[1] + min(born, 0)) > 0 and still:
        yield tell("merit-dahan", count=saved)
    if born > 0:
        yield tell("merit-born", count=born)


def slight(before: SpiritIslandView, after: SpiritIslandView) -> Text | None:
    """Return the words for two views of one phase of powers in which the invaders are about to do the very same; None for all others."""
    is_one_phase = before.phase == after.phase in ("fast", "slow") and before.turn == after.turn
    return tell("merit-slight") if is_one_phase and _coming(before) == _coming(after) else None


def _coming(view: SpiritIslandView) -> object:
    """Return all that the invaders are about to do, as far as it is known."""
    return view.threat, [(land.forecast, land.will_build) for land in view.lands]


def _come_to_nothing(before: SpiritIslandView, lands: Mapping[str, LandView]) -> Iterator[Text]:
    """Yield the blight and the buildings that were foretold in the Invader Phase and have not come when it is over."""
    pairs = [(land, lands[land.id]) for land in before.lands]
    if spared := tuple(land.id for land, then in pairs if _is_blighted(land) and then.blight <= land.blight):
        yield tell("merit-blight", lands=spared)
    if unbuilt := tuple(
        land.id for land, then in pairs if land.will_build and _buildings(then) <= _buildings(land)
    ):
        yield tell("merit-unbuilt", lands=unbuilt)


def _buildings(land: LandView) -> int:
    return sum(piece.count for piece in land.pieces if piece.kind in BUILDINGS)


def _less(before: SpiritIslandView, lands: Mapping[str, LandView], seat: Seat) -> Iterator[Text]:
    """Yield what becomes less of ravages and builds that still come, and what the Dahan who survive do more."""
    pairs = [(land, lands[land.id]) for land in before.lands]
    ravaged = [
        (land.id, land.forecast, then.forecast) for land, then in pairs if land.forecast and then.forecast
    ]
    if kept := tuple(land for land, was, now in ravaged if _lost(was, seat) > _lost(now, seat)):
        yield tell("merit-kept", lands=kept)
    if ended := tuple(land for land, was, now in ravaged if was.cascade and now.blight and not now.cascade):
        yield tell("merit-no-cascade", lands=ended)
    smaller = tuple(
        land.id for land, then in pairs if "city" in land.will_build and then.will_build == ("town",)
    )
    if smaller:
        yield tell("merit-smaller", lands=smaller)
    fewer = (land.id for land, then in pairs if _is_less(then.will_build, land.will_build))
    if less := tuple(land for land in fewer if land not in smaller):
        yield tell("merit-less-built", lands=less)
    for land, was, now in ravaged:
        if now.counterattack > was.counterattack:
            yield tell("merit-counterattack", land=land, count=now.counterattack - was.counterattack)
    for land, was, now in ravaged:
        if now.damage < was.damage:
            yield tell("merit-weaker", land=land, damage=now.damage, was=was.damage)


def _is_less(now: Sequence[str], was: Sequence[str]) -> bool:
    """Return whether some of the same buildings are left: none more of either kind, and one fewer at least."""
    return bool(now) and Counter(now) < Counter(was)


def _lost(forecast: ForecastView, seat: Seat) -> int:
    """Return the number of presence of a seat that a ravage destroys."""
    return forecast.presence_lost[seat] if seat < len(forecast.presence_lost) else 0


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
    return bool(land.will_build)


def _is_blighted(land: LandView) -> bool:
    return land.forecast is not None and land.forecast.blight > 0


def _is_invaded(land: LandView) -> bool:
    return any(piece.kind in INVADERS for piece in land.pieces)


def _blight(view: SpiritIslandView) -> int:
    return sum(land.blight for land in view.lands)


def _pieces(view: SpiritIslandView) -> Counter[str]:
    found = Counter[str]()
    for land in view.lands:
        for piece in land.pieces:
            found["dahan" if piece.kind in DAHAN else piece.kind] += piece.count
    return found


def _fear(fear: FearView) -> int:
    """Return all fear so far, in points; that of the card that is being resolved was generated before."""
    cards = len(fear.earned) + (fear.resolving is not None) + len(fear.discard)
    return fear.generated + fear.markers * cards


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
    if (plays := after.plays - after.extra_plays) > before.plays - before.extra_plays:
        yield tell("merit-plays", count=plays)
    elif after.plays > before.plays:
        yield tell("merit-plays-now", count=after.plays)
    if after.income > before.income:
        yield tell("merit-income", count=after.income)
    if after.on_island > before.on_island:
        yield tell("merit-presence", count=after.on_island - before.on_island)
    if len(after.hand) > len(before.hand):
        yield tell("merit-hand", count=len(after.hand) - len(before.hand))
    if after.energy > before.energy:
        yield tell("merit-energy", count=after.energy - before.energy)
