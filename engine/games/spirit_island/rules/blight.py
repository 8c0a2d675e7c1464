"""Blight (SI-BLIGHT)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.texts import challenger, does, name_of, spot, tell
from engine.games.spirit_island.rules import end_of_game
from engine.games.spirit_island.rules.challenge import Challenge, challenges
from engine.games.spirit_island.rules.decisions import pick
from engine.games.spirit_island.rules.lasting_rules import holds
from engine.games.spirit_island.rules.presence import adjacent, lift
from engine.script import Script
from engine.text import Arg, Seat, Text, Who


def add(
    play: IslandPlay,
    land: str,
    decider: Seat | None = None,
    *,
    ravage: int | None = None,
    of: Sequence[Seat] | None = None,
) -> Script[list[str]]:
    """Add one blight to a land, in the order of SI-BLIGHT-06; a cascade goes where the decider wants (SI-ASYNC-10).

    `ravage`: the damage of the ravage that brings it, for which an adversary may add more. Nobody is asked where a cascade
    goes for which no blight is left (SI-ASYNC-14). `of`: the seats whose presence it destroys, where not those of all (SI-SPIRIT-13).
    Return the lands that got blight, one for each.
    """
    lands: list[str] = []
    place: str | None = land
    if holds(play.table, land, "no-blight"):
        play.tell(tell("event-no-blight", land=spot(land)))
    while place is not None and not holds(play.table, place, "no-blight") and play.table.blight.left:
        is_first_here = not play.table.lands[place].blight
        lands += _put(play, place)
        for each in challenges(play.table) if ravage is not None else ():
            for _ in range(each.more_blight(play.table, ravage or 0)):
                lands += _put(play, place, each)
        _destroy_presence(play, place, play.table.seats if of is None else of)
        for each in challenges(play.table) if ravage is not None else ():
            yield from each.when_blighted(play, place)
        ravage = None
        goes_on = not is_first_here and play.table.blight.left > 0
        origin, place = place, (yield from _cascade(play, place, decider)) if goes_on else None
        if place is not None:
            play.tell(tell("event-cascade", origin=spot(origin), land=spot(place)))
            if holds(play.table, place, "no-blight"):
                play.tell(tell("event-no-blight", land=spot(place)))
    return lands


def _put(play: IslandPlay, land: str, by: Challenge | None = None) -> list[str]:
    """Put one blight of the card in a land, where there is one left; `by` a challenge. Return the land; [] where there is none."""
    if not play.table.blight.left:
        return []
    _take_from_card(play)
    play.table.lands[land].blight += 1
    if by is None:
        play.tell(tell("event-blight", land=spot(land)))
    else:
        play.tell(tell("event-blight-for", land=spot(land), by=challenger(by.id)))
    return [land]


def remove(play: IslandPlay, land: str) -> bool:
    """Return one blight of a land to the card (SI-BLIGHT-09). Return whether there was one."""
    here = play.table.lands[land]
    if not here.blight:
        return False
    here.blight -= 1
    play.table.blight.left += 1
    play.tell(tell("event-unblight", land=spot(land)))
    return True


def _take_from_card(play: IslandPlay) -> None:
    """Take a blight from the card: the healthy side's last turns it over, the other side's loses the game (SI-BLIGHT-07, SI-LOSE-01)."""
    blight = play.table.blight
    blight.left -= 1
    if blight.left:
        return
    if blight.card is None or blight.is_blighted:
        end_of_game.lose(play, "blight")
        return
    blight.is_blighted = True
    card = next(card for card in facts.blight().cards if card.id == blight.card)
    change = sum(each.blight_when_turned(play.table) for each in challenges(play.table))
    blight.left = card.blight * len(play.table.players) + change
    play.tell(tell("event-blighted", card=name_of(card.id), blight=blight.left, does=does(card.id)))


def _destroy_presence(play: IslandPlay, land: str, seats: Sequence[Seat]) -> None:
    """Destroy exactly one presence in a land of each spirit at the seats (SI-BLIGHT-02)."""
    for seat in seats:
        if play.table.players[seat].presence.get(land):
            destroy_presence(play, seat, land)


def destroy_presence(play: IslandPlay, seat: Seat, land: str, cause: Text | None = None) -> None:
    """Put aside one presence of a spirit (SI-PRESENCE-04); `cause`: for what, where that has not just been told."""
    player = play.table.players[seat]
    lift(player, land)
    player.destroyed += 1
    args: dict[str, Arg] = {"who": Who(seat), "count": 1, "land": spot(land)}
    if cause is None:
        play.tell(tell("event-presence-lost", **args))
    else:
        play.tell(tell("event-presence-lost-for", cause=cause, **args))


def _cascade(play: IslandPlay, land: str, decider: Seat | None) -> Script[str | None]:
    """Return the adjacent land that the blight goes on to, as its decider chooses (SI-BLIGHT-03, SI-BLIGHT-05)."""
    seat = Seat(play.table.island.owner(land)) if decider is None else decider
    return (
        yield from pick(play, seat, tell("ask-cascade", land=spot(land)), lambda: adjacent(play.table, land))
    )
