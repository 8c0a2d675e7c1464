"""One crossing played: the card is used or resolved on a random island, and the turn goes on to its end, with every law held."""

from __future__ import annotations

from itertools import count, islice
from random import Random
from typing import Any, Final

from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import free_actions, power_phase
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.challenge import holds_terror
from engine.script import Choose
from engine.text import Seat
from tests.engine.games.spirit_island.crossings import laws
from tests.engine.games.spirit_island.crossings.aims import (
    a_first_use_costs_what_its_aim_costs,
    aims_are_those_in_reach,
    growth_is_done_over_land,
)
from tests.engine.games.spirit_island.crossings.foretold import foreseeable, what_is_foretold_happens
from tests.engine.games.spirit_island.crossings.laws import Asks
from tests.engine.games.spirit_island.crossings.scene import Crossing, discard_past_cards, lay_out
from tests.engine.games.spirit_island.crossings.walk import Broken, Walk, eager

ISLANDS: Final = 16
"""Number of islands that are laid out at most for one on which the card can be used."""
MOST_STEPS: Final = 70
"""Number of steps after which a crossing is left, wherever the turn stands; of one that goes on for several turns it is one turn."""
LONG, TURNS = 6, 5
"""Number of crossings of which one goes on for so many turns: to the late cards, to escalations, and often to the end of the game."""
DRAWN: Final = 3
"""Number of uses that are drawn, of which the one with the fullest target is made."""
STAGED: Final = 3
"""Number of crossings of which one is also played on the stage of the kernel."""
USER: Final = Seat(0)


def hold(crossing: Crossing, times: int = 1) -> int:
    """Play a crossing on some islands on which its card can be used, with every law held. Return their number. Raises Broken."""
    met = 0
    for number in range(times * ISLANDS):
        dice = Random(f"{crossing.line} {number}")
        table = lay_out(crossing, dice)
        discard_past_cards(table)
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
    """Play on to the middle of the next Spirit Phase, or a later one; on the way the forecast is looked at once, and aims each time."""
    turns = TURNS if dice.randrange(LONG) == 0 else 1
    last, is_foreseen = walk.table.turn + turns, False
    for _ in range(MOST_STEPS * turns):
        table = walk.table
        if table.phase == "over":
            return
        if table.phase == "spirit" and table.turn == last:
            growth_is_done_over_land(table, dice)
            return
        if table.phase in ("fast", "slow"):
            for seat in table.seats:
                aims_are_those_in_reach(table, seat)
        if table.phase == "fast" and not is_foreseen:
            is_foreseen = True
            what_is_foretold_happens(foreseeable(table))
        walk.step()


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
