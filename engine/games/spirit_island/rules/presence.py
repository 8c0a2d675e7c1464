"""Presence: where a spirit is, its sacred sites, and its tracks."""

from __future__ import annotations

from functools import cache
from typing import Final

from engine.games.spirit_island.model.facts import Space, powers
from engine.games.spirit_island.model.kinds import ELEMENTS, Element, Track
from engine.games.spirit_island.model.land import board_of, is_ocean, is_place, ocean_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Player, Table
from engine.games.spirit_island.model.texts import spot, tell
from engine.games.spirit_island.rules.spirit import rules_of, spirit_rules, spirits_at
from engine.text import Seat, Who

NO_OCEANS: Final[frozenset[str]] = frozenset()
"""Oceans in play where nobody lives in oceans."""


def lands_of(table: Table, player: Player) -> list[str]:
    """Return the spirit's lands: those with at least one own presence (SI-PRESENCE-01), by name.

    Presence in an ocean that is out of play is out of play with it (SI-SPIRIT-10).
    """
    return sorted(land for land, count in player.presence.items() if count and is_land(table, land))


def is_sacred(table: Table, seat: Seat, land: str) -> bool:
    """Return whether a land is a sacred site of a seat's spirit, now (SI-PRESENCE-03)."""
    player = table.players[seat]
    return rules_of(player).is_sacred(player.presence.get(land, 0), land)


def sacred_sites(table: Table, seat: Seat) -> list[str]:
    """Return the sacred sites of a seat's spirit."""
    return [land for land in lands_of(table, table.players[seat]) if is_sacred(table, seat, land)]


def oceans_in_play(table: Table) -> frozenset[str]:
    """Return the oceans that count as coastal wetlands for powers and blight (SI-SPIRIT-10)."""
    oceans = NO_OCEANS
    for player in table.players:
        if player.spirit is not None and spirit_rules(player.spirit).lives_in_oceans:
            oceans |= {ocean_of(board_of(land)) for land in player.presence}
    return oceans


def lands_in_play(table: Table) -> list[str]:
    """Return every land of the island, and the oceans in play."""
    return [*table.island.lands, *sorted(oceans_in_play(table))]


def adjacent(table: Table, land: str) -> tuple[str, ...]:
    """Return the lands adjacent to one, oceans in play included."""
    return table.island.touching(land, oceans_in_play(table))


def distance(table: Table, origin: str, land: str) -> int | None:
    """Return the number of steps between two lands; None where no way leads there."""
    return table.island.distances(origin, oceans_in_play(table)).get(land)


def within(table: Table, origins: list[str], reach: int) -> list[str]:
    """Return every land that is at most `reach` steps from one of the origins."""
    return [*table.island.within(tuple(origins), reach, oceans_in_play(table))]


def spaces(player: Player, track: Track) -> tuple[Space, ...]:
    """Return the uncovered spaces of a track."""
    whole = player.facts.energy if track == "energy" else player.facts.plays
    return whole[: player.shown[track]]


def number(player: Player, track: Track) -> int:
    """Return the highest uncovered number of a track (SI-TRACK-03, SI-TRACK-04)."""
    return _highest(spaces(player, track))


@cache
def _highest(uncovered: tuple[Space, ...]) -> int:
    return max(space for space in uncovered if isinstance(space, int))


def track_elements(player: Player) -> tuple[Element, ...]:
    """Return the elements on uncovered spaces (SI-TRACK-06)."""
    return _elements_among(spaces(player, "energy"), spaces(player, "plays"))


@cache
def _elements_among(energy: tuple[Space, ...], plays: tuple[Space, ...]) -> tuple[Element, ...]:
    return tuple(element for element in ELEMENTS for space in (*energy, *plays) if space == element)


def any_left(player: Player) -> int:
    """Return the number of uncovered spaces of any element that nothing was chosen for yet this turn (SI-TRACK-07)."""
    shown = (*spaces(player, "energy"), *spaces(player, "plays"))
    return shown.count("any") - player.any_chosen


def elements(player: Player) -> dict[Element, int]:
    """Return the elements the spirit has now: of its cards in play, its tracks, and this turn's effects."""
    found: dict[Element, int] = {}
    for card in player.played:
        for element in powers()[card].elements:
            found[element] = found.get(element, 0) + 1
    for element in track_elements(player):
        found[element] = found.get(element, 0) + 1
    for element, count in player.elements.items():
        found[element] = found.get(element, 0) + count
    return found


def has_elements(player: Player, wanted: dict[Element, int]) -> bool:
    """Return whether the spirit has at least the number wanted of each element (SI-POWER-16)."""
    has = elements(player)
    return all(has.get(element, 0) >= count for element, count in wanted.items())


def put(player: Player, land: str) -> None:
    """Add one presence to a land."""
    player.presence[land] = player.presence.get(land, 0) + 1


def lift(player: Player, land: str) -> None:
    """Take one presence out of a land."""
    player.presence[land] -= 1
    if not player.presence[land]:
        del player.presence[land]


def place(player: Player, land: str, source: str) -> None:
    """Put presence in a land, from a track, the destroyed, or another land (SI-TRACK-02, SI-PRESENCE-05)."""
    if source == "energy":
        player.shown["energy"] += 1
    elif source == "plays":
        player.shown["plays"] += 1
    elif source == "destroyed":
        player.destroyed -= 1
    else:
        lift(player, source)
    put(player, land)


def tell_placed(play: IslandPlay, seat: Seat, land: str, source: str) -> None:
    """Tell that a seat has put presence in a land, and where that has come from."""
    who = Who(seat)
    if is_place(source):
        play.tell(tell("event-drifts", who=who, origin=spot(source), land=spot(land)))
    elif source == "destroyed":
        play.tell(tell("event-presence-returns", who=who, land=spot(land)))
    else:
        play.tell(tell("event-presence", who=who, land=spot(land)))


def tracks_of(player: Player) -> list[Track]:
    """Return the tracks from which presence can be taken."""
    tracks: tuple[Track, ...] = ("energy", "plays")
    return [track for track in tracks if player.on_track(track)]


def sources(table: Table, player: Player) -> list[str]:
    """Return the sources of presence that is added: tracks, and lands it is moved from."""
    return [*tracks_of(player), *lands_of(table, player)]


def can_stand(table: Table, player: Player, land: str) -> bool:
    """Return whether powers may bring the spirit's presence into a land; an ocean in play is one for all (SI-SPIRIT-10)."""
    return is_land(table, land) and rules_of(player).may_stand_in(land)


def any_presence(table: Table, land: str) -> bool:
    """Return whether any spirit is in a land."""
    return any(player.presence.get(land) for player in table.players)


def any_sacred(table: Table, land: str) -> bool:
    """Return whether a land is a sacred site of any spirit."""
    return any(is_sacred(table, seat, land) for seat, _, _ in spirits_at(table))


def is_on_island(table: Table, player: Player) -> bool:
    """Return whether the spirit is on the island: presence in an ocean that is out of play does not count (SI-LOSE-02, SI-SPIRIT-10)."""
    return any(count and is_land(table, land) for land, count in player.presence.items())


def is_land(table: Table, land: str) -> bool:
    """Return whether a land counts as one now: an ocean does only in play (SI-BOARD-07)."""
    return not is_ocean(land) or land in oceans_in_play(table)
