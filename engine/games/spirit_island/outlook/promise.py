"""What a table promises, by a player's judgement: the chance to win, for computer players to go by.

Every term is in the same unit, of which about two decide a game, and is shared by the seats: what one land costs is less among four.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.games.spirit_island.course import power_phase
from engine.games.spirit_island.kinds import BUILDINGS, CITY, INVADERS, Kind
from engine.games.spirit_island.model.facts import Power, invader_cards
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.rules import targeting
from engine.games.spirit_island.rules.invaders import (
    BLIGHTING,
    attack,
    dahan_losses,
    is_forbidden,
    matches,
    may_build,
)
from engine.games.spirit_island.rules.lasting import defend

_WEIGHTS: Final[dict[Kind, float]] = {"explorer": -0.05, "town": -0.14, "city": -0.24, "dahan": 0.04}
_FEAR, _BLIGHT, _HEALTHY = 2.4, 0.16, 3
"""All the fear there is; each blight still on the card; how many more the other side of a healthy card is worth by seat."""
_NEAR: Final = -1.5
"""How near the end is when the last blight is: half of it where there is one for each seat."""
_WANTED: Final = -0.05
"""Each invader that must go for a victory at this terror level."""
_RAVAGED, _CASCADED, _LOST_DAHAN, _BUILT = -0.2, -0.32, -0.04, -0.1
"""What a ravage and a build will bring: less than they cost once they have come, for much can still be prevented."""
_LATER: Final = 0.5
"""What is to come in the next turn, as a share of what comes in this one."""
_SPACE, _DESTROYED, _LAST = 0.1, -0.08, -0.5
"""A space uncovered; a presence destroyed; each presence fewer than three on the island."""
_ENERGY, _CARD, _PLAYED, _THRESHOLD, _STEP = 0.03, 0.05, 0.12, 0.12, 0.14
"""Energy; a card in hand; a card in play still to be used; a threshold of such a power that is reached; a growth action to be done."""


THOUGHTS: Final = {"first": 0.0, "ready": 0.3, "done": 0.3, "enough": 0.3}
"""How much some verbs are worth thinking about: the order of the lands hardly matters, and ending one's part is the last resort."""


def promise(table: Table, in_mid_effect: bool = False) -> float:
    """The chance to win, from 0 to 1; at the end 1 or 0. In mid-effect the power that is being used still promises something."""
    if table.result is not None:
        return float(table.result != "lost")
    own = sum(_of_player(player, in_mid_effect) for player in table.players)
    return 1 / (1 + exp(-(_of_island(table) + _of_invaders(table) + own) / len(table.players)))


def _of_island(table: Table) -> float:
    """What stands there, how afraid they are, and how much the island still bears."""
    seats = len(table.players)
    found = sum(
        _WEIGHTS[piece.kind] * (1 if piece.kind == "dahan" else _rest(piece.damage))
        for land in table.lands.values()
        for piece in land.pieces
    )
    fear = table.fear
    whole = len(fear.deck) + len(fear.earned) + len(fear.discard) + (fear.resolving is not None)
    done = whole - len(fear.deck) + fear.generated / fear.markers
    left = table.blight.left + (0 if table.blight.is_blighted or not table.blight.card else _HEALTHY * seats)
    wanted = {1: INVADERS, 2: BUILDINGS, 3: CITY}[fear.level]
    enemies = sum(land.count(*wanted) for land in table.lands.values())
    near = _NEAR * seats * seats / (seats + left)
    return found + seats * _FEAR * done / whole + _BLIGHT * left + near + _WANTED * enemies


def _rest(damage: int) -> float:
    """How much of a damaged piece is still to be feared: damage heals, unless it is finished."""
    return 1 - 0.15 * damage


def _of_invaders(table: Table) -> float:
    """What they will do in this turn, and with less weight what they will do in the next one."""
    track, is_over = table.invaders, table.phase in ("setup", "slow", "over")
    found = 0.0
    for card, action in ((track.ravage, "ravage"), (track.build, "build")):
        for land in _due(table, card, action):
            share = _LATER if is_over else 1.0
            if action == "ravage" and not is_forbidden(table, land, "ravage"):
                found += share * _of_ravage(table, land, 0 if is_over else defend(table, land))
            elif action == "build":
                found += share * _BUILT * may_build(table, land)
                found += 0 if is_over else _LATER * _of_ravage(table, land, 0)
    return found


def _due(table: Table, card: str | None, action: str) -> list[str]:
    """The lands with invaders in which that is still to happen, or will in the next turn."""
    if card is None:
        return []
    lands = [land for land in table.island.lands if matches(invader_cards()[card], land)]
    if table.phase == "invaders" and action not in table.agenda:
        lands = [land for land in lands if f"{action} {land}" in table.agenda]
    return [land for land in lands if table.lands[land].count(*INVADERS)]


def _of_ravage(table: Table, land: str, defended: int) -> float:
    damage = max(0, attack(table, land) - defended)
    lost, _ = dahan_losses(table, land, damage)
    harm = 0.0
    if damage >= BLIGHTING:
        harm = _CASCADED if table.lands[land].blight else _RAVAGED
    return harm + _LOST_DAHAN * lost


def _of_player(player: Player, in_mid_effect: bool) -> float:
    """How far a spirit has grown, and what it can still do."""
    if player.spirit is None:
        return 0.0
    found = _SPACE * sum(player.shown.values()) + _DESTROYED * player.destroyed
    found += _LAST * max(0, 3 - player.on_island)
    found += _ENERGY * min(player.energy, 12) + _CARD * len(player.hand)
    found += _STEP * len(player.todo)
    if not player.has_passed:
        over = {used.power for used in player.used[: -1 if in_mid_effect else None]}
        powers = (power for power in power_phase.own_powers(player) if power.id not in over)
        found += sum(_of_power(player, power) for power in powers)
    return found


def _of_power(player: Player, power: Power) -> float:
    """What a power in play still promises; once it is used, its effect is on the board."""
    reached = _THRESHOLD * sum(1 for _ in targeting.met(player, power))
    return reached if power_phase.is_innate(player, power) else _PLAYED + _ENERGY * power.cost + reached
