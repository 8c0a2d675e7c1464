"""The uses of gems and of a "+", at any time of the own turn (ML-GEM, ML-ASSIGN-07)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.games.moonlight.forest.availability import targets
from engine.games.moonlight.forest.module import laws
from engine.games.moonlight.forest.pairs import can_collect, landings, moved
from engine.games.moonlight.model.actions import Hurry, MoonlightVerb, Plus, Talk
from engine.games.moonlight.model.kinds import Creature
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.supply import gems_to_spend
from engine.games.moonlight.model.table import Table
from engine.script import Script
from engine.text import Seat


def free_actions(table: Table) -> Iterator[MoonlightVerb]:
    """Yield what the active player may do beside what the phase asks for."""
    if gems_to_spend(table):
        for creature, spot in hurries(table):
            yield Hurry(creature, table.ground.names[spot])
        if may_talk(table):
            yield Talk()
    for seat in returning(table):
        yield Plus(seat + 1)
    yield from choices_of_modules(table)


def choices_of_modules(table: Table) -> Iterator[MoonlightVerb]:
    """Yield what the active player may do by verbs of modules."""
    for module in laws(table).at("choices"):
        yield from module.choices(table, table.active)


def hurries(table: Table) -> Iterator[tuple[Creature, int]]:
    """Yield the moves of a gem; between the picks, those alone that leave a second one (ML-GEM-02, ML-GEM-05)."""
    if "hurry" not in laws(table).gem_uses:
        return
    for creature in laws(table).directed:
        for spot in targets(table, creature):
            if not table.picked or all(
                can_collect(moved(table, creature, landing)) for landing in landings(table, creature, spot)
            ):
                yield creature, spot


def may_talk(table: Table) -> bool:
    """Return whether talking can be bought: only where two play together and may not talk anyway (ML-GEM-03, ML-GEM-08, ML-VERSUS-10)."""
    silent = table.mode == "coop" and not table.options.open_talk
    return silent and not table.talking and "talk" in laws(table).gem_uses


def returning(table: Table) -> list[Seat]:
    """Return the seats that a spent gem may come back to (ML-ASSIGN-07)."""
    seats = map(Seat, range(table.seats))
    return [seat for seat in seats if table.players[seat].spent] if table.plus else []


def spend(play: MoonlightPlay) -> Script[None]:
    """Take a gem out of the active player's supply, and what lies with it (ML-GEM-01)."""
    play.spend_gem()
    for module in laws(play.table).at("after_spending"):
        yield from module.after_spending(play)


def talk(play: MoonlightPlay) -> Script[None]:
    """Spend a gem and let the players talk until the end of the movement phase (ML-GEM-03)."""
    play.event("talk")
    yield from spend(play)
    play.table.talking = True


def use_plus(play: MoonlightPlay, seat: Seat) -> None:
    """Use a "+" of the team, each once: a spent gem comes back to this seat (ML-ASSIGN-07)."""
    play.table.plus -= 1
    play.event("plus")
    play.return_gem(seat)
