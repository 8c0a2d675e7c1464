"""Questions to the rules that hold until the end of the turn."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.lasting_rule import Condition, Lasting, LastingId
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.rules.presence import any_presence
from engine.games.spirit_island.rules.spirit import rules_of
from engine.text import Seat


def in_land(table: Table, land: str, *ids: LastingId) -> Iterator[Lasting]:
    """Yield the lasting rules with one of the ids that hold in a land now."""
    for lasting in table.lasting:
        if (
            lasting.id in ids
            and lasting.land in (None, land)
            and (lasting.where is None or _holds(table, lasting.where, land))
        ):
            yield lasting


def of_seat(table: Table, seat: Seat, *ids: LastingId) -> Iterator[Lasting]:
    """Return the lasting rules with one of the ids that are about a seat."""
    return (lasting for lasting in table.lasting if lasting.id in ids and lasting.seat == seat)


def holds(table: Table, land: str, *ids: LastingId) -> bool:
    """Return whether a lasting rule with one of the ids holds in a land."""
    return any(True for _ in in_land(table, land, *ids))


def defend_by_presence(table: Table, land: str) -> int:
    """Return the points by which spirits defend a land in every turn, by being there (SI-SPIRIT-03)."""
    return sum([rules_of(player).defend(player, land) for player in table.players if land in player.presence])


def defend(table: Table, land: str) -> int:
    """Return the points by which the invaders damage a land less now (SI-DEFEND-02, SI-DEFEND-05)."""
    own = defend_by_presence(table, land)
    if not table.lasting:
        return own
    flat = sum(each.amount for each in in_land(table, land, "defend"))
    per_dahan = sum(each.amount for each in in_land(table, land, "defend-per-dahan"))
    wards = (each for each in table.lasting if each.id == "ward" and each.seat is not None)
    ward = sum(each.amount for each in wards if table.players[each.seat or 0].presence.get(land))
    return flat + per_dahan * table.lands[land].count("dahan") + ward + own


def _holds(table: Table, where: Condition, land: str) -> bool:
    here = table.lands[land]
    dahan = here.count("dahan")
    match where:
        case "coastal":
            return is_coastal(land)
        case "presence":
            return any_presence(table, land)
        case "dahan":
            return dahan > 0
        case "two-dahan":
            return dahan >= 2
        case "more-dahan":
            return dahan > here.count("town", "city")
        case "city":
            return here.count("city") > 0
