"""Growth: choosing an option and carrying out its actions (SI-GROWTH)."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import Drift, Gain, IslandAction, Place, Reclaim
from engine.games.spirit_island.model.facts import GrowthAction
from engine.games.spirit_island.model.growth_texts import steps_text
from engine.games.spirit_island.model.kinds import Track
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import spot, tell
from engine.games.spirit_island.rules import cards, presence
from engine.games.spirit_island.rules.spirit import rules_of
from engine.games.spirit_island.rules.targets import fits
from engine.text import Seat, Who

FAR = 99
"""More than any distance."""


def options(player: Player) -> list[int]:
    """Return the growth options of a spirit, from 1 (SI-GROWTH-01)."""
    return list(range(1, len(player.facts.growth) + 1))


def grow(play: IslandPlay, seat: Seat, option: int, draws: int = 0) -> None:
    """Choose an option: what needs no choice is done at once, the rest is to do in any order (SI-GROWTH-02).

    `draws` of its cards have been gained already.
    """
    player = play.table.players[seat]
    player.grown = option
    steps = (*player.facts.always, *player.facts.growth[option - 1])
    for step in steps:
        _take_up(play.table, player, step)
    for _ in range(draws):
        _strike_off(player, "gain")
    play.tell(tell("event-grows", who=Who(seat), option=option, steps=steps_text(steps)))
    settle(play, seat)


def _take_up(table: Table, player: Player, step: GrowthAction) -> None:
    match step.do:
        case "reclaim":
            player.hand += player.discard
            player.discard = []
        case "energy":
            player.energy += step.amount
        case "plays":
            player.extra_plays += step.amount
        case "gather-presence" | "push-presence":
            player.todo += [step.model_copy(update={"ocean": ocean}) for ocean in table.island.oceans]
        case _:
            player.todo.append(step)


def settle(play: IslandPlay, seat: Seat) -> None:
    """Skip growth that cannot be done (SI-GROWTH-03); when all is done the spirit gains its energy (SI-PHASE-02)."""
    player = play.table.players[seat]
    if player.grown is None or cards.owed(player):
        return
    if player.todo and not actions(play.table, seat):
        player.todo = []
    if not player.todo and not player.has_income:
        player.has_income = True
        income = presence.number(player, "energy")
        player.energy += income
        if income:
            play.tell(tell("event-income", who=Who(seat), energy=income, total=player.energy))


def actions(table: Table, seat: Seat) -> list[IslandAction]:
    """Return every way to carry out one of the growth actions left."""
    player = table.players[seat]
    found: dict[IslandAction, None] = {}
    for number, step in enumerate(player.todo, 1):
        if player.todo.index(step) == number - 1:
            found |= dict.fromkeys(_ways(table, seat, number, step))
    return list(found)


def _ways(table: Table, seat: Seat, number: int, step: GrowthAction) -> list[IslandAction]:
    player = table.players[seat]
    if step.do == "gain":
        return list(cards.gains(player))
    if step.do == "reclaim-one":
        return [Reclaim(card) for card in player.discard]
    if step.do == "presence":
        lands, origins = places(table, seat, step), sources(table, player)
        return [Place(number, land, each) for land in lands for each in origins if each != land]
    return list(_drifts(table, player, step))


def _drifts(table: Table, player: Player, step: GrowthAction) -> list[Drift]:
    """Return the ways to gather presence into an ocean from its coast, or to push it from there."""
    assert step.ocean is not None
    coast = table.island.neighbours[step.ocean]
    if step.do == "gather-presence":
        return [Drift(land, step.ocean) for land in coast if player.presence.get(land)]
    return [Drift(step.ocean, land) for land in coast if player.presence.get(step.ocean)]


def places(table: Table, seat: Seat, step: GrowthAction) -> list[str]:
    """Return the lands where presence may be added: in range of own presence, and as the option and the spirit want it (SI-GROWTH-04).

    An ocean is a land only for options that name it, and for the spirit that lives there (SI-SPIRIT-10).
    """
    player = table.players[seat]
    rules = rules_of(player)
    oceans = table.island.oceans if rules.lives_in_oceans and "ocean" in step.land else ()
    lands = [*table.island.lands, *oceans]
    if step.range is not None:
        own = [
            land for land in presence.lands_of(table, player) if rules.lives_in_oceans or not is_ocean(land)
        ]
        maps = [table.island.distances(land, frozenset(oceans)) for land in own]
        lands = [land for land in lands if any(found.get(land, FAR) <= step.range for found in maps)]
    return [land for land in lands if rules.may_stand_in(land) and fits(table, land, step.land)]


def sources(table: Table, player: Player) -> list[str]:
    """Return the sources of presence: the tracks, lands it is moved from, and for some spirits the destroyed (SI-SPIRIT-08)."""
    found = presence.sources(table, player)
    cost = regrowth_cost(table, player)
    if player.destroyed and cost is not None and cost <= player.energy:
        found.append("destroyed")
    return found


def regrowth_cost(table: Table, player: Player) -> int | None:
    """Return the energy for growing one destroyed presence of a spirit now; None where it cannot."""
    costs = rules_of(player).regrowth_cost
    return None if costs is None else costs[table.blight.is_blighted]


def carry_out(play: IslandPlay, seat: Seat, action: IslandAction) -> None:
    """Do one of the growth actions."""
    player = play.table.players[seat]
    match action:
        case Place(step, land, source):
            del player.todo[step - 1]
            if source == "destroyed":
                cards.pay(play, seat, regrowth_cost(play.table, player) or 0, tell("source-destroyed"))
            presence.place(player, land, source)
            presence.tell_placed(play, seat, land, source)
        case Drift(origin, land):
            ocean = origin if is_ocean(origin) else land
            _strike_off(player, "push-presence" if ocean == origin else "gather-presence", ocean)
            presence.place(player, land, origin)
            play.tell(tell("event-drifts", who=Who(seat), origin=spot(origin), land=spot(land)))
        case Gain(deck):
            _strike_off(player, "gain")
            cards.gain(play, seat, deck)
        case Reclaim(card):
            _strike_off(player, "reclaim-one")
            cards.reclaim(play, seat, card)
        case _:
            raise TypeError(f"{action!r} is no growth")
    settle(play, seat)


def _strike_off(player: Player, do: str, ocean: str | None = None) -> None:
    player.todo.remove(next(step for step in player.todo if step.do == do and step.ocean == ocean))


def plays(player: Player) -> int:
    """Return the number of cards the spirit may play this turn (SI-TRACK-04)."""
    track: Track = "plays"
    return presence.number(player, track) + player.extra_plays


def reclaims_left(player: Player) -> int:
    """Return the number of cards that may be reclaimed one by one now: by growth, and once by an uncovered space (SI-TRACK-08)."""
    shown = (*presence.spaces(player, "energy"), *presence.spaces(player, "plays"))
    return owes_reclaim(player) + ("reclaim-one" in shown and not player.has_reclaimed)


def owes_reclaim(player: Player) -> int:
    """Return the number of cards growth still makes the spirit reclaim; like all of growth that is not optional (SI-GROWTH-03)."""
    return sum(step.do == "reclaim-one" for step in player.todo)
