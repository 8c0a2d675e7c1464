"""The 15 fear cards, one function each, named like the card; `fear.level` is the terror level."""

from __future__ import annotations

from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.actions import Gather, IslandAction, Push, Take
from engine.games.spirit_island.model.kinds import BUILDINGS, CITY, DAHAN, EXPLORER, INVADERS, SMALL, TOWN
from engine.games.spirit_island.powers.moves import ANY_NUMBER
from engine.games.spirit_island.rules.presence import sacred_sites
from engine.script import Script
from engine.text import Seat


def avoid_the_dahan(fear: FearEffect) -> None:
    if fear.level == 1:
        fear.rule("no-explore", "two-dahan")
    else:
        fear.rule("no-build", "more-dahan" if fear.level == 2 else "dahan")


def belief_takes_root(fear: FearEffect) -> Script[None]:
    if fear.level == 3:
        yield from fear.each_picks(
            lambda seat, land: fear.with_presence(seat, land) and fear.with_invaders(seat, land),
            lambda seat, land: _doubt(fear, seat, land),
            different=True,
            alike=not fear.table.own_presence,
        )
    else:
        fear.rule("defend", "presence", 2)
    for seat in fear.table.seats if fear.level == 2 else ():
        fear.at(seat, "").energy(
            sum(fear.with_invaders(seat, land) for land in sacred_sites(fear.table, seat))
        )


def _doubt(fear: FearEffect, seat: Seat, land: str) -> Script[None]:
    """Remove two health of invaders for each presence in the land."""
    players = [fear.table.players[seat]] if fear.table.own_presence else fear.table.players
    yield from fear.remove_health(seat, land, 2 * sum(player.presence.get(land, 0) for player in players))


def dahan_enheartened(fear: FearEffect) -> Script[None]:
    if fear.level == 1:
        yield from fear.each(lambda seat: _hearten(fear, seat), fear.move, may=True)
    else:
        yield from fear.each_picks(
            lambda seat, land: _can_rally(fear, seat, land),
            lambda seat, land: _rally(fear, seat, land),
            different=True,
        )


def _hearten(fear: FearEffect, seat: Seat) -> list[IslandAction]:
    """Return the ways to push a Dahan out of a land with invaders, or to gather one into a land with invaders.

    What is both of them is offered once, as a push.
    """
    lands = [fear.at(seat, land) for land, _ in fear.everywhere() if fear.invaders(land)]
    pushes: list[Push] = [push for effect in lands for push in effect.pushes(DAHAN)]
    gathers: list[Gather] = [
        gather for effect in lands for gather in effect.gathers(DAHAN) if not fear.invaders(gather.origin)
    ]
    return [*pushes, *gathers]


def _can_rally(fear: FearEffect, seat: Seat, land: str) -> bool:
    """Return whether Dahan can be gathered into a land, or those there have anybody to strike."""
    effect = fear.at(seat, land)
    return bool(effect.gathers(DAHAN)) or (effect.dahan > 0 and effect.invaders > 0)


def _rally(fear: FearEffect, seat: Seat, land: str) -> Script[None]:
    """Gather up to two Dahan; then they, or a single one of them, deal damage."""
    effect = fear.at(seat, land)
    yield from effect.gather(DAHAN, up_to=2)
    yield from effect.damage(effect.dahan if fear.level == 3 else min(1, effect.dahan))


def dahan_on_their_guard(fear: FearEffect) -> None:
    fear.rule("defend-per-dahan", amount=2 if fear.level == 3 else 1)
    if fear.level == 2:
        fear.rule("defend", "dahan", 1)


def dahan_raid(fear: FearEffect) -> Script[None]:
    def raid(seat: Seat, land: str) -> Script[None]:
        effect = fear.at(seat, land)
        yield from effect.damage({1: 1, 2: effect.dahan, 3: 2 * effect.dahan}[fear.level])

    yield from fear.each_picks(
        lambda seat, land: fear.with_dahan(seat, land) and fear.with_invaders(seat, land),
        raid,
        different=True,
    )


def emigration_accelerates(fear: FearEffect) -> Script[None]:
    where = fear.anywhere if fear.level == 3 else fear.coastal
    yield from fear.each_removes((EXPLORER if fear.level == 1 else SMALL, where))


def fear_of_the_unseen(fear: FearEffect) -> Script[None]:
    if fear.level == 1:
        yield from fear.each_removes((SMALL, fear.with_sacred_site))
    elif fear.level == 2:
        yield from fear.each_removes((SMALL, fear.with_presence))
    else:
        yield from fear.each_removes((SMALL, fear.with_presence), (CITY, fear.with_sacred_site))


def isolation(fear: FearEffect) -> Script[None]:
    most = 1 if fear.level == 1 else 2
    kinds = INVADERS if fear.level == 3 else SMALL
    yield from fear.each_removes((kinds, lambda _, land: fear.invaders(land) <= most))


def overseas_trade_seem_safer(fear: FearEffect) -> None:
    fear.rule("defend", "coastal", 3 * fear.level)
    if fear.level > 1:
        fear.rule("no-city" if fear.level == 2 else "no-build", "coastal")


def retreat(fear: FearEffect) -> Script[None]:
    kinds = EXPLORER if fear.level == 1 else SMALL
    most = {1: 2, 2: 3, 3: ANY_NUMBER}[fear.level]
    where = fear.anywhere if fear.level == 3 else fear.inland
    yield from fear.each_picks(
        lambda seat, land: where(seat, land) and fear.table.lands[land].count(*kinds) > 0,
        lambda seat, land: _flee(fear.at(seat, land).push(kinds, up_to=most)),
        may=True,
    )


def _flee(pushing: Script[list[Push]]) -> Script[None]:
    yield from pushing


def scapegoats(fear: FearEffect) -> Script[None]:
    for land, here in list(fear.everywhere()):
        towns, cities = here.count("town"), here.count("city")
        blamed = [towns, towns + 2 * cities, here.count("explorer") if towns + cities else 0][fear.level - 1]
        yield from fear.at(fear.owner(land), land).destroy(blamed, EXPLORER)
        if fear.level == 3:
            yield from fear.at(fear.owner(land), land).destroy(cities, TOWN)


def seek_safety(fear: FearEffect) -> Script[None]:
    if fear.level == 1:
        yield from fear.each(lambda seat: _to_more_buildings(fear, seat), fear.move, may=True)
    elif fear.level == 2:
        yield from fear.each(lambda seat: _to_safety(fear, seat), fear.move, may=True)
    else:
        yield from fear.each_picks(
            lambda seat, land: fear.without_city(seat, land) and fear.with_invaders(seat, land),
            lambda seat, land: fear.remove_health(seat, land, 3),
            may=True,
        )


def _to_more_buildings(fear: FearEffect, seat: Seat) -> list[IslandAction]:
    """Return the ways to push an explorer into a land with more buildings."""
    pushes = [push for land, _ in fear.everywhere() for push in fear.at(seat, land).pushes(EXPLORER)]
    lands = fear.table.lands
    return [
        push for push in pushes if lands[push.land].count(*BUILDINGS) > lands[push.origin].count(*BUILDINGS)
    ]


def _to_safety(fear: FearEffect, seat: Seat) -> list[IslandAction]:
    """Return the ways to gather an explorer into a land with a building, or a town into one with a city."""
    found: list[IslandAction] = []
    for land, here in fear.everywhere():
        found += fear.at(seat, land).gathers(EXPLORER) if here.count(*BUILDINGS) else []
        found += fear.at(seat, land).gathers(TOWN) if here.count("city") else []
    return found


def tall_tales_of_savagery(fear: FearEffect) -> Script[None]:
    if fear.level == 1:
        yield from fear.each_removes((EXPLORER, fear.with_dahan))
    elif fear.level == 2:
        yield from fear.each(
            lambda seat: fear.takes(seat, (SMALL, fear.with_dahan)),
            lambda _, take: _scare(fear, take),
            twos="explorer",
        )
    else:
        yield from _scare_everywhere(fear)


def _scare(fear: FearEffect, take: Take) -> Script[None]:
    """Remove a town, or an explorer and then another one."""
    is_explorer = take.piece.startswith("explorer")
    yield from fear.remove(fear.owner(take.land), take)
    if is_explorer:
        yield from fear.at(fear.owner(take.land), take.land).remove(EXPLORER)


def _scare_everywhere(fear: FearEffect) -> Script[None]:
    """Remove two explorers or a town from each land with Dahan; then a city from each with two Dahan."""
    for land, _ in [each for each in fear.everywhere() if each[1].count("dahan")]:
        took = yield from fear.at(fear.owner(land), land).take(fear.question(twos="explorer"), SMALL)
        if took is not None:
            yield from _scare(fear, took)
    for land, _ in [each for each in fear.everywhere() if each[1].count("dahan") >= 2]:
        yield from fear.at(fear.owner(land), land).remove(CITY)


def trade_suffers(fear: FearEffect) -> Script[None]:
    if fear.level == 1:
        fear.rule("no-build", "city")
    else:
        kinds = TOWN if fear.level == 2 else BUILDINGS
        yield from fear.each(
            lambda seat: fear.takes(seat, (kinds, fear.coastal)),
            lambda seat, take: _shrink(fear, seat, take),
            may=True,
        )


def _shrink(fear: FearEffect, seat: Seat, take: Take) -> Script[None]:
    """Turn a city into a town, a town into an explorer."""
    yield from fear.replace(seat, take, "town" if take.piece.startswith("city") else "explorer")


def wary_of_the_interior(fear: FearEffect) -> Script[None]:
    where = fear.anywhere if fear.level == 3 else fear.inland
    yield from fear.each_removes((EXPLORER if fear.level == 1 else SMALL, where))
