"""Islands that sink: creatures jump from one to the next, and what is left in the end says what is scored (ML-S19)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import ClassVar, Literal

from engine.games.moonlight.forest.availability import is_covered
from engine.games.moonlight.forest.deeds import give_tile, move
from engine.games.moonlight.forest.module import MoonlightModule, MoonlightTerms
from engine.games.moonlight.model.ground import STRAIGHT, ScenarioGround
from engine.games.moonlight.model.kinds import CREATURES, Creature, other
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.model.scenario_facts import MoonlightScenarioFacts
from engine.games.moonlight.model.table import Table
from engine.games.moonlight.model.texts import creature_text, face_text, tell
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import SPIRITS, Spirit
from engine.script import Script
from engine.script.asks import AskOption, option

PILE = "island-"
ALONE = "one-island"
"""The note that the game has ended because one island was left."""
REMAINS = "remains-"
"""Beginning of the note that a spirit had a tile in the forest at the end; the spirit follows."""


class IslandJumps(MoonlightModule):
    """Jumps over the water, and the sinking of islands (ML-S19-02 to ML-S19-14)."""

    id: ClassVar[str] = "island_jumps"
    rules = ("ML-S19",)

    def needs(self, scenario: MoonlightScenarioFacts, ground: ScenarioGround) -> Iterator[str]:
        named = {region for region in ground.regions if region}
        if len(named) < 2 or any(not region for region in ground.regions):
            yield "must have all its tiles on two islands or more"
        if {pile.id for pile in scenario.islands} != named or any(
            pile.tokens != "S" for pile in scenario.islands
        ):
            yield "must have a face-up token on a face-down one for each island"

    def jumps(self, table: Table, creature: Creature) -> Iterable[int]:
        """Return the first tile in each direction, over empty places alone, where it lies on another island (ML-S19-04, ML-S19-05)."""
        here = table.creatures[creature]
        found = (_first_tile(table, here, dy, dx) for dy, dx in STRAIGHT)
        own = table.ground.regions[here]
        return [spot for spot in found if spot is not None and table.ground.regions[spot] != own]

    def may_enter(self, table: Table, creature: Creature, spot: int) -> bool:
        """Return whether the creature may move there (ML-S19-06).

        Between the picks no gem takes it off the last tile of an island, from which it must jump.
        """
        return not (table.phase == "collect" and table.picked) or not _is_last(
            table, table.creatures[creature]
        )

    def before_move(self, play: MoonlightPlay) -> Script[bool]:
        """Let each creature on the last tile of an island jump, as it must (ML-S19-06).

        Return whether any did; that takes the place of the movement.
        """
        doomed = [creature for creature in CREATURES if _is_last(play.table, play.table.creatures[creature])]
        for creature in doomed:
            yield from _jump_off(play, creature)
        return bool(doomed)

    def is_over(self, table: Table) -> bool:
        """Return whether one island is left (ML-S19-12)."""
        return len(islands(table)) <= 1

    def at_end(self, play: MoonlightPlay) -> Script[None]:
        yield from ()
        if len(islands(play.table)) <= 1:
            play.table.notes[ALONE] = 1

    def settle(self, play: MoonlightPlay) -> Script[None]:
        """Give the tile under Shadow to the opponent (ML-S19-12)."""
        spot = play.table.creatures["shadow"]
        if ALONE in play.table.notes and play.table.has_tile(spot):
            yield from give_tile(play, play.table.tiles[spot], "shadow")
            play.remove(spot)

    def keeps(self, table: Table) -> Iterable[int]:
        """Return the other tiles of the last island, which stay with nobody (ML-S19-12)."""
        return range(len(table.tiles)) if ALONE in table.notes else ()


def islands(table: Table) -> list[str]:
    """Return the islands that have tiles, by their letters."""
    return sorted({table.ground.regions[spot] for spot in range(len(table.tiles)) if table.has_tile(spot)})


def _tiles_of(table: Table, region: str) -> list[int]:
    return [
        spot
        for spot in range(len(table.tiles))
        if table.has_tile(spot) and table.ground.regions[spot] == region
    ]


def _is_last(table: Table, spot: int) -> bool:
    return len(_tiles_of(table, table.ground.regions[spot])) == 1


def _first_tile(table: Table, origin: int, rows: int, halves: int) -> int | None:
    """Return the first tile from a place in a direction, the top one of its cell."""
    ground, here = table.ground, table.ground.spots[origin]
    for step in range(1, max(ground.rows, ground.columns)):
        for spot in ground.at(here.row + step * rows, here.x + step * halves):
            if table.has_tile(spot):
                return spot
    return None


def _jump_off(play: MoonlightPlay, creature: Creature) -> Script[None]:
    """Give the tile that is left to the creature's side, and sink the island (ML-S19-07 to -11)."""
    left = play.table.creatures[creature]
    spot = yield from play.decide(
        "jump", lambda: _places(play, _refuges(play.table, creature)), creature=creature_text(creature)
    )
    if spot is None:
        return
    yield from move(play, creature, spot)
    tile = play.table.tiles[left]
    play.remove(left)
    yield from give_tile(play, tile, creature)
    yield from _sink(play, play.table.ground.regions[left])


def _refuges(table: Table, creature: Creature) -> Sequence[int]:
    """Return the places to which a creature that must jump can do so: straight, or else onto any tile of another island."""
    rival, own = table.creatures[other(creature)], table.ground.regions[table.creatures[creature]]
    straight = [spot for spot in sorted(IslandJumps().jumps(table, creature)) if spot != rival]
    return straight or [
        spot
        for spot in range(len(table.tiles))
        if table.has_tile(spot)
        and table.ground.regions[spot] != own
        and spot != rival
        and not is_covered(table, spot)
    ]


def _places(play: MoonlightPlay, spots: Iterable[int]) -> Iterator[AskOption[int]]:
    for spot in spots:
        yield option(spot, tell("place", place=play.name(spot)), word=play.name(spot))


def _sink(play: MoonlightPlay, region: str) -> Script[None]:
    """Give each side one token, chosen while one lies face down, of those beside the island that was (ML-S19-10, ML-S19-11)."""
    play.event("sinks", island=region)
    pile = f"{PILE}{region}"
    own = yield from play.decide("island-tokens", partial(_halves, play.table, pile), island=region)
    hidden, shown = play.table.piles.pop(pile)
    first, second = (shown, hidden) if own == "up" else (hidden, shown)
    play.event("tokens-turned", tokens=(face_text(hidden.face),))
    play.give_token(first.face, "light")
    play.give_token(second.face, "shadow")


def _halves(table: Table, pile: str) -> list[AskOption[Literal["up", "down"]]]:
    shown = face_text(table.piles[pile][-1].face)
    return [option("up", tell("island-up", token=shown)), option("down", tell("island-down", token=shown))]


class ScoreRemainingTypes(MoonlightModule):
    """The team scores the spirits that are still in the forest at the end, and no others (ML-S19-14, ML-S19-15)."""

    id: ClassVar[str] = "score_remaining_types"
    replaces = (
        "ML-SCORE-08",
        "ML-SCORE-09",
    )

    def at_end(self, play: MoonlightPlay) -> Script[None]:
        """Note the spirits that are still in the forest, before any tile is given away."""
        yield from ()
        play.table.notes |= {f"{REMAINS}{spirit}": 1 for spirit in _in_forest(play.table)}

    def terms(self, table: Table, terms: MoonlightTerms) -> None:
        noted = {spirit for spirit in SPIRITS if f"{REMAINS}{spirit}" in table.notes}
        terms.scorable = frozenset(noted or _in_forest(table))


def _in_forest(table: Table) -> set[Spirit]:
    return {tiles()[tile].spirit for spot, tile in enumerate(table.tiles) if table.has_tile(spot)}
