"""The law of the forecast: what is foretold happens where nobody acts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from engine.chance import Chance
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.kinds import BUILDINGS, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Land, Table
from engine.games.spirit_island.rules.challenge import holds_terror
from engine.games.spirit_island.views.table_view import show
from engine.script import Script
from engine.text import Seat
from tests.engine.games.spirit_island.crossings.walk import passive


def what_is_foretold_happens(table: Table) -> None:
    """Assert that where nobody acts, what comes to each land is what its forecast says. Nobody has a fear card on this table."""
    view = {land.id: land for land in show(table, Seat(0), {}).lands}
    foretold = {name for name, land in view.items() if land.next}
    built: defaultdict[str, tuple[str, ...]] = defaultdict(tuple)
    for step, before, after, damage in goes_on(table.copy()):
        action, _, name = step.partition(" ")
        if not name:
            continue
        was, now, forecast = before.lands[name], after.lands[name], view[name].forecast
        if action == "ravage" and forecast is not None:
            assert damage == forecast.damage, f"{name} is ravaged with {damage}, foretold is {forecast}"
            blight = now.blight - was.blight
            comes_back = forecast.cascade and blight > forecast.blight
            assert blight == forecast.blight or comes_back, (
                f"{name} gets {blight} blight, foretold is {forecast}"
            )
            lost = was.count("dahan") - now.count("dahan")
            assert lost == forecast.dahan_lost, f"{name} loses {lost} Dahan, foretold is {forecast}"
            others = [each for each in after.lands if each != name and _grew(before, after, each)]
            assert bool(others) <= forecast.cascade, f"blight goes on from {name}, foretold is {forecast}"
            foretold.discard(name)
        elif action == "ravage":
            assert damage is None, f"{name} is ravaged, and nothing is foretold"
            assert was.count("dahan") == now.count("dahan"), f"{name} loses Dahan, and nothing is foretold"
            assert was.blight == now.blight, f"{name} gets blight, and nothing is foretold"
        elif added := _built(was, now):
            assert "build" in view[name].next, f"{name} builds, and nothing is foretold"
            built[name] += added
            foretold.discard(name)
    assert not foretold, f"foretold for {sorted(foretold)}, and nothing comes"
    for name, land in view.items():
        assert built[name] == land.will_build, f"{name} gets {built[name]}, foretold is {land.will_build}"


def foreseeable(table: Table) -> Table:
    """Return a copy on which nobody has earned a fear card and the blight card is the one that the forecast takes it for."""
    copy = table.copy()
    if not holds_terror(copy):
        copy.fear.discard += copy.fear.earned
        copy.fear.earned = []
    if copy.blight.card is not None and not copy.blight.is_blighted:
        copy.blight.card = max(facts.blight().cards, key=lambda card: card.blight).id
    return copy


def goes_on(table: Table) -> Iterator[tuple[str, Table, Table, int | None]]:
    """Yield each step of the phase with the table before and after it, and the damage told of; nobody acts."""
    play = IslandPlay(table)
    play.chance = Chance(b"nobody")
    turn.begin_invaders(table)
    while table.result is None and table.agenda[0] not in ("explore", "slow"):
        step, before = table.agenda[0], table.copy()
        script = turn.advance(play)
        if script is not None:
            _answered(table, script)
        told = [dict(event.text.args) for event in play.told if "-event-ravage" in event.text.key]
        yield step, before, table, told[0]["damage"] if told else None  # type: ignore[misc]
        play.told = []


def _answered(table: Table, script: Script[object]) -> None:
    try:
        asks = next(script)
        while True:
            asks = script.send(passive(table, asks))
    except StopIteration:
        return


def _grew(before: Table, after: Table, land: str) -> bool:
    return after.lands[land].blight > before.lands[land].blight


def _built(was: Land, now: Land) -> tuple[Kind, ...]:
    """Return the buildings that have come to a land in one step."""
    return tuple(kind for kind in BUILDINGS for _ in range(now.count(kind) - was.count(kind)))
