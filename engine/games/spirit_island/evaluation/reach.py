"""Changes to lands by what the invaders do in others, where an adversary makes them so; the rules are asked on a sketch of the island."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.games.spirit_island.evaluation.due import UNREACHED, Announced, Due, Influence
from engine.games.spirit_island.evaluation.outlook import Outlook, seen
from engine.games.spirit_island.model.kinds import KINDS
from engine.games.spirit_island.model.table import Land, Piece, Table
from engine.games.spirit_island.rules.challenge import challenges
from engine.games.spirit_island.rules.invaders import builds_alone

EXPLORER, TOWN, CITY, DAHAN = PIECES = tuple(Piece(kind) for kind in KINDS)
"""A piece of each kind, which a sketch shows as often as there are some."""


def reach_of(table: Table, name: str, ahead: Due) -> Influence | None:
    """Return what comes to a land from others; None where no adversary is in play that makes it so."""
    reach = ahead.reach
    if reach is None:
        return None
    if not reach:
        # The sketch itself asks, and lands are as they are until it has gone on.
        reach.update(dict.fromkeys(ahead.roles, UNREACHED))
        reach.update(_Sketch(table, ahead).gone_on())
    return reach[name]


def calmest(lands: Sequence[str], roles: Mapping[str, Announced]) -> str:
    """Return the land to which a town does least harm, by what is announced: the first of several."""
    return min(lands, key=lambda land: (roles[land].ravages, roles[land].builds, roles[land].later))


class _Sketch:
    """A table on which the invaders act by numbers, land by land in their order, as far as that changes anything elsewhere."""

    def __init__(self, table: Table, ahead: Due) -> None:
        self._table, self._ahead = table, ahead
        self._sketch = table.likeness()
        self._sketch.lands = {**table.lands}
        self._outlooks: dict[str, Outlook] = {}
        self._found: dict[str, Influence] = {}

    def gone_on(self) -> Mapping[str, Influence]:
        """Let the invaders do all that is announced. Return what comes to lands from others."""
        ahead, settles = self._ahead, self._ahead.foe.settles
        for lands in ahead.extras:
            alone = self._alone(lands)
            for land in lands:
                known = self._found.get(land, UNREACHED)
                if alone or known.settles_early:
                    self._found[land] = known._replace(settles_early=(*known.settles_early, land in alone))
                self._outlook(land).build(alone=land in alone)
                self._draw(land)
        builds = [*self._may_be_free()] if settles else []
        near = {*builds, *[each for land in builds for each in self._table.island.neighbours[land]]}
        for number, land in enumerate(ahead.order):
            if ahead.foe.mines or land in near:
                self._ravage(land, ahead.order[number + 1 :])
        for land in self._alone(builds):
            self._found[land] = self._found.get(land, UNREACHED)._replace(settles=True)
        return self._found

    def _may_be_free(self) -> Iterator[str]:
        """Yield the lands that are to build, and in which nobody may be by then."""
        for land, role in self._ahead.roles.items():
            if role.builds:
                here = self._sketch.lands[land]
                if not _has_invaders(here) or (role.ravages and here.pieces[-1].kind == "dahan"):
                    yield land

    def _alone(self, lands: Sequence[str]) -> list[str]:
        """Return which of some lands build though nobody is there, as the rules say when the step begins."""
        if not self._ahead.foe.settles:
            return []
        begun = self._ahead.begun
        return [
            land
            for land in lands
            if (land in self._table.alone if land in begun else builds_alone(self._sketch, land))
        ]

    def _ravage(self, land: str, to_come: Sequence[str]) -> None:
        """Let a land ravage, and a town come next door where it blights."""
        if land not in self._outlooks and not _has_invaders(self._sketch.lands[land]):
            return
        outlook = self._outlook(land)
        before = outlook.numbers.copy()
        blights = outlook.ravage()
        if outlook.numbers != before:
            self._draw(land)
        for each in challenges(self._table) if blights and self._ahead.foe.mines else ():
            if lands := each.mined(self._sketch, land):
                place = calmest(lands, self._ahead.roles)
                known = self._found.get(place, UNREACHED)
                if place in to_come:
                    self._outlook(place).come(1)
                    self._found[place] = known._replace(before_ravage=known.before_ravage + 1)
                else:
                    self._found[place] = known._replace(before_build=known.before_build + 1)
                self._sketch.lands[place] = Land([*self._sketch.lands[place].pieces, TOWN])

    def _outlook(self, land: str) -> Outlook:
        if land not in self._outlooks:
            self._outlooks[land] = Outlook(*seen(self._table, land, self._ahead, None), self._ahead)
        return self._outlooks[land]

    def _draw(self, land: str) -> None:
        """Put in a land of the sketch what its outlook says."""
        explorers, towns, cities, dahan = self._outlooks[land].numbers
        self._sketch.lands[land] = Land(
            [*[EXPLORER] * explorers, *[TOWN] * towns, *[CITY] * cities, *[DAHAN] * dahan]
        )


def _has_invaders(land: Land) -> bool:
    """Return whether there are invaders in a land: in their order, its pieces begin with these."""
    return bool(land.pieces) and land.pieces[0].kind != "dahan"
