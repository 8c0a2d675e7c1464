"""Ocean's Hungry Grasp: it brings the oceans into play and drowns what comes into them."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import Push
from engine.games.spirit_island.model.facts import piece_facts
from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, EXPLORER, TOWN, Kind
from engine.games.spirit_island.model.land import is_ocean
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import count_of, name_of, spot, tell
from engine.games.spirit_island.powers.by_name import by_name
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.decisions import decide_or_stop, pick
from engine.games.spirit_island.rules.presence import lands_of
from engine.games.spirit_island.rules.spirit import SpiritRules, spirits_at
from engine.script import Script
from engine.text import Seat


def pound_ships_to_splinters(effect: Effect) -> None:
    effect.fear(effect.level(1) + effect.level(2) + 2 * effect.level(3))


def ocean_breaks_the_shore(effect: Effect) -> Script[None]:
    yield from drown(effect, BUILDINGS if effect.level(2) else TOWN)
    if effect.level(3):
        yield from drown(effect, BUILDINGS)


def call_of_the_deeps(effect: Effect) -> Script[None]:
    yield from effect.gather(EXPLORER, 1)
    if is_ocean(effect.land):
        yield from effect.gather(EXPLORER, up_to=1)


def grasping_tide(effect: Effect) -> None:
    effect.fear(2)
    effect.defend(4)


def swallow_the_land_dwellers(effect: Effect) -> Script[None]:
    yield from drown(effect, EXPLORER)
    yield from drown(effect, TOWN)
    yield from drown(effect, DAHAN)


def tidal_boon(effect: Effect) -> Script[None]:
    effect.energy(2)
    land = yield from effect.by(effect.spirit).pick_or_stop(
        "pushes",
        lambda: [
            land
            for land in lands_of(effect.table, effect.target)
            if effect.table.lands[land].count("town", "dahan")
        ],
    )
    if land is not None:
        yield from effect.by(effect.spirit, land).push(TOWN, up_to=1)
        yield from _push_dahan(effect.by(effect.spirit, land))


def _push_dahan(effect: Effect) -> Script[None]:
    """Push up to two Dahan; from the ocean the user may carry them to any coast instead of drowning them."""
    for left in (2, 1):
        prompt = effect.how_many("push", DAHAN, left, must=False, done=2 - left)
        push: Push | None = yield from decide_or_stop(
            effect.play, effect.chooser, prompt, lambda: effect.pushes(DAHAN)
        )
        if push is None:
            return
        dahan = yield from effect.move(push)
        saved = (yield from _save(effect)) if dahan and is_ocean(push.land) else None
        if dahan and saved:
            yield from effect.move(Push(dahan, push.land, saved))


def _save(effect: Effect) -> Script[str | None]:
    """Return the coastal land that the user carries a Dahan to, or None."""
    coasts = [land for land in effect.table.island.lands if is_coastal(land)]
    return (yield from effect.by(effect.seat).pick_or_stop("saves", lambda: coasts))


def drown(effect: Effect, kinds: tuple[Kind, ...]) -> Script[None]:
    """Drown one piece of the target land (SI-SPIRIT-11)."""
    if effect.spares(kinds):
        return
    took = yield from effect.take(tell("ask-drown", about=effect.name), kinds)
    if took is not None:
        piece = effect.here.find(took.piece)
        if (yield from effect.kill([(took.land, piece)])):
            collect(effect.table, piece)


def collect(table: Table, piece: Piece) -> None:
    """Add the printed health of a drowned invader to the pool of the spirit of the oceans (SI-SPIRIT-11)."""
    for _, player, rules in spirits_at(table):
        if rules.lives_in_oceans and piece.kind != "dahan":
            player.pool += piece_facts(piece.kind).health


class Ocean(SpiritRules):
    """Ocean in Play, and Drowning."""

    lives_in_oceans = True

    def may_stand_in(self, land: str) -> bool:
        """Return whether a land is an ocean or on the coast: the spirit never stands inland (SI-SPIRIT-09)."""
        return is_coastal(land)

    def after_unit(self, play: IslandPlay, seat: Seat) -> Script[None]:
        """Drown what was moved into an ocean, whoever moved it; put ashore what cannot drown or was not moved (SI-SPIRIT-11)."""
        for ocean in play.table.island.oceans:
            for piece in list(play.table.lands[ocean].pieces):
                if piece.moved and not pieces.is_safe(play.table, ocean, piece.kind):
                    collect(play.table, piece)
                    pieces.destroy(play, ocean, piece)
            while ashore := play.table.lands[ocean].pieces:
                yield from _wash_ashore(play, seat, ocean, ashore[0].name)


def _wash_ashore(play: IslandPlay, seat: Seat, ocean: str, name: str) -> Script[None]:
    """Put a piece into the nearest land, which is no move and triggers nothing."""
    prompt = tell("ask-ashore", about=name_of("oceans-hungry-grasp"), piece=name_of(name.partition("-")[0]))
    land = yield from pick(play, seat, prompt, lambda: play.table.island.neighbours[ocean])
    assert land is not None, "every ocean has a coast"
    piece = play.table.lands[ocean].find(name)
    play.table.lands[ocean].pieces.remove(piece)
    piece.moved = False
    play.table.lands[land].add(piece)
    play.tell(tell("event-ashore", piece=count_of(piece.kind), count=1, origin=spot(ocean), land=land))


SPIRIT = Ocean()
POWERS = by_name(
    pound_ships_to_splinters,
    ocean_breaks_the_shore,
    call_of_the_deeps,
    grasping_tide,
    swallow_the_land_dwellers,
    tidal_boon,
)
