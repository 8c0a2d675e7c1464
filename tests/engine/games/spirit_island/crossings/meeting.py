"""One crossing played: the card is used or resolved on a random island, and the turn goes on to its end, with every law held."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice
from random import Random
from typing import Any, Final

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import free_actions, power_phase, spirit_phase
from engine.games.spirit_island.model.actions import Grow, Place, Use
from engine.games.spirit_island.model.facts import powers
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules import growth, presence, targets
from engine.games.spirit_island.rules.challenge import holds_terror
from engine.games.spirit_island.rules.lasting_rules import of_seat
from engine.games.spirit_island.rules.spirit import rules_of
from engine.script import Choose
from engine.text import Seat
from tests.engine.games.spirit_island.crossings import laws
from tests.engine.games.spirit_island.crossings.foretold import foreseeable, what_is_foretold_happens
from tests.engine.games.spirit_island.crossings.laws import Asks, Unit
from tests.engine.games.spirit_island.crossings.scene import Crossing, lay_out
from tests.engine.games.spirit_island.crossings.walk import Broken, Walk, eager

ISLANDS: Final = 16
"""Number of islands that are laid out at most for one on which the card can be used."""
MOST_STEPS: Final = 70
"""Number of steps after which a crossing is left, wherever the turn stands."""
DRAWN: Final = 3
"""Number of uses that are drawn, of which the one with the fullest target is made."""
STAGED: Final = 3
"""Number of crossings of which one is also played on the stage of the kernel."""
USER: Final = Seat(0)
FAR: Final = 99
"""Number of steps to a land that cannot be reached."""
PRICED: Final = ("winds-of-rust-and-atrophy", "call-on-midnights-dream")
"""Powers in which something is paid for: a far target of the repeat, and a card that is played at once."""


def hold(crossing: Crossing, times: int = 1) -> int:
    """Play a crossing on some islands on which its card can be used, with every law held. Return their number. Raises Broken."""
    met = 0
    for number in range(times * ISLANDS):
        dice = Random(f"{crossing.line} {number}")
        table = lay_out(crossing, dice)
        if is_over(table):
            continue
        walk = Walk.on(table, dice)
        try:
            met += _meet(crossing, walk, dice)
        except Exception as error:
            raise Broken(error, walk, crossing.line) from error
        if met == times:
            break
    return met


def is_over(table: Table) -> bool:
    """Return whether the island as it was laid out has won or lost already."""
    try:
        laws.the_verdict_is_that_of_the_table(table)
    except AssertionError:
        return True
    return False


def _meet(crossing: Crossing, walk: Walk, dice: Random) -> bool:
    """Let the card be used, or resolved, and the turn go on. Return whether there was any use of it."""
    laws.hold_laws_of_table(walk.table)
    met = _resolve(walk) if crossing.terror else _use(crossing, walk, dice)
    if met:
        _go_on(walk, dice)
    return met


def _use(crossing: Crossing, walk: Walk, dice: Random) -> bool:
    table = walk.table
    uses = [use for use in power_phase.uses(table, USER) if use.power == crossing.about]
    if not uses:
        return False
    wet = [use for use in uses if is_ocean(use.target)]
    drawn = dice.choices(wet if wet and dice.random() < 0.3 else uses, k=DRAWN)
    use = max(drawn, key=lambda each: _crowd(table, each.target))
    if dice.randrange(STAGED) == 0:
        the_stage_keeps_it(table, use, dice)
    unit = walk.act(USER, use)
    a_first_use_costs_what_its_aim_costs(walk.table, unit)
    return True


def _crowd(table: Table, target: str) -> int:
    """Return the number of pieces in a target; 0 of a spirit."""
    return len(table.lands[target].pieces) if target in table.lands else 0


def _resolve(walk: Walk) -> bool:
    """Let the fear card be resolved: by a ritual where it needs one, else in the Invader Phase."""
    table = walk.table
    if holds_terror(table):
        rituals = [each for each in free_actions.actions(table, USER) if isinstance(each, Choose)]
        if not rituals:
            return False
        walk.act(USER, rituals[0], _giving(walk))
        return True
    for player in table.players:
        player.has_passed = True
    while walk.table.phase != "over" and walk.table.fear.earned:
        walk.advance()
    return True


def _giving(walk: Walk) -> Any:
    """Return the policy of those who give for a ritual what they can, and else do anything."""

    def answer(asks: Asks) -> tuple[Seat, Any]:
        gives = all("ask-give-" in ask.prompt.key for ask in asks.values())
        return eager(asks) if gives else walk.some(asks)

    return answer


def _go_on(walk: Walk, dice: Random) -> None:
    """Play on to the middle of the next Spirit Phase; on the way the forecast is looked at once, and aims each time."""
    began, is_foreseen = walk.table.turn, False
    for _ in range(MOST_STEPS):
        table = walk.table
        if table.phase == "over":
            return
        if table.phase == "spirit" and table.turn > began:
            growth_goes_over_land(table)
            return
        if table.phase in ("fast", "slow"):
            for seat in table.seats:
                aims_are_in_reach(table, seat)
        if table.phase == "fast" and not is_foreseen:
            is_foreseen = True
            what_is_foretold_happens(foreseeable(table))
        walk.step()


def aims_are_in_reach(table: Table, seat: Seat) -> None:
    """Assert that each aim is so near to presence that counts as one can see, or is paid for (SI-POWER-03, SI-SPIRIT-04)."""
    player = table.players[seat]
    sharers = {each.other for each in of_seat(table, seat, "shared") if each.other is not None}
    own = {
        land
        for each in (player, *(table.players[other] for other in sharers))
        for land, number in each.presence.items()
        if number and presence.is_land(table, land)
    }
    oceans = [each for each in table.island.oceans if presence.is_land(table, each)]
    distances = _distances(table, own, oceans)
    for use in power_phase.uses(table, seat):
        power = powers()[use.power]
        if power.target.spirit:
            continue
        assert presence.is_land(table, use.target), f"{use.power} aims at {use.target}, which is no land"
        assert targets.origins(table, seat, power.target), f"{use.power} aims at {use.target} from nowhere"
        reach, steps = targets.reach(table, seat, power), distances.get(use.target, FAR)
        is_far = rules_of(player).far_cost is not None and table.lands[use.target].count("dahan")
        assert steps <= reach or is_far, f"{use.power} reaches {reach} and aims at {use.target}, {steps} away"


def a_first_use_costs_what_its_aim_costs(table: Table, unit: Unit) -> None:
    """Assert that a power that is no repeat costs nothing but what aiming far costs (SI-SPIRIT-04); few powers have a price inside."""
    player, power = unit.before.players[unit.seat], powers()[unit.about]
    if power.id in PRICED or any(used.power == power.id for used in player.used):
        return
    gained = sum(event["energy"] for event in unit.events("energy") if event["who"].seat == unit.seat)
    paid = gained - (table.players[unit.seat].energy - player.energy)
    far = not power.target.spirit and unit.aim in targets.far_lands(unit.before, unit.seat, power)
    due = (rules_of(player).far_cost or 0) if far else 0
    assert paid == due, f"{power.id} on {unit.aim} costs {paid}, and {due} are due"


def _distances(table: Table, origins: set[str], oceans: Sequence[str]) -> dict[str, int]:
    """Return the number of steps from the nearest of the origins to each land, counted land by land, with some oceans as lands."""
    near = {land: set(table.island.neighbours[land]) for land in (*table.island.lands, *table.island.oceans)}
    for ocean in oceans:
        for coast in table.island.neighbours[ocean]:
            near[coast].add(ocean)
    found, border = dict.fromkeys(origins, 0), origins
    for steps in count(1):
        border = {land for each in border for land in near[each]} - found.keys()
        if not border:
            break
        found |= dict.fromkeys(border, steps)
    return found


def growth_goes_over_land(table: Table) -> None:
    """Assert that growth brings nobody's presence into an ocean but its own spirit's, nor anybody's through one (SI-SPIRIT-10)."""
    for seat in table.seats:
        player = table.players[seat]
        for option in growth.options(player):
            twin = table.copy()
            spirit_phase.do(Walk.on(twin, Random(0)).play, seat, Grow(option))
            grower = twin.players[seat]
            for action in growth.actions(twin, seat):
                if not isinstance(action, Place):
                    continue
                assert not is_ocean(action.land) or rules_of(player).lives_in_oceans, (
                    f"{player.spirit}: {action}"
                )
                step = grower.todo[action.step - 1]
                if step.range is None or "ocean" in step.land:
                    continue
                steps = _distances(twin, {*grower.presence}, ()).get(action.land, FAR)
                assert steps <= step.range, f"{player.spirit} grows {steps} lands far by {action}"


def the_stage_keeps_it(table: Table, use: Use, dice: Random) -> None:
    """Assert that in mid-effect a copy, a saved table and one dealt anew ask and go on the same."""
    stage = GAME._runner.stage(table.copy())
    seed = dice.randbytes(8)
    GAME._runner.take(stage, USER, use, Chance(seed))
    for number in islice(count(), 4):
        if GAME.keeping.at_rest(stage) or not GAME.awaits(stage):
            return
        seat, ask = next(iter(GAME.awaits(stage).items()))
        saved, sight = GAME.keeping.dump(stage), GAME.view(stage, seat)
        loaded, twin = GAME.keeping.load(saved), GAME.keeping.copy(stage)
        assert GAME.keeping.dump(loaded) == saved, "a table that was saved and loaded is another one"
        for viewer in (None, seat):
            anew = GAME.redeal(loaded, viewer, Chance(seed, name="anew"))
            assert GAME.view(anew, viewer) == GAME.view(twin, viewer), f"seat {viewer} sees a secret"
        assert GAME.view(loaded, seat) == sight, "a table that was saved and loaded looks different"
        action = dice.choice(ask.legal.actions)
        found = set()
        for each in (twin, loaded):
            events = tuple(GAME.play(each, seat, action, Chance(seed, name=str(number))))
            found.add((events, GAME.keeping.dump(each)))
        assert len(found) == 1, f"{action} goes otherwise on a table that was saved and loaded"
        stage = twin
