"""The verbs of damage and destruction, of removing, replacing and adding."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from engine.games.spirit_island.model.kinds import DAHAN, INVADERS, Kind
from engine.games.spirit_island.model.table import Piece
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.powers.context import PowerContext
from engine.games.spirit_island.rules import blight, pieces
from engine.games.spirit_island.rules.damage import Division, divide, inflict
from engine.games.spirit_island.rules.decisions import choose
from engine.script import Script


class Harm(PowerContext):
    """Effects that hurt or change pieces and lands."""

    def damage(
        self, points: int, kinds: tuple[Kind, ...] = INVADERS, lands: Sequence[str] = ()
    ) -> Script[int]:
        """Deal damage that is divided freely. Return the number of pieces it destroyed."""
        division = Division(lands or (self.land,), points, kinds)
        yield from divide(self.play, self.chooser, self.name, division)
        return (yield from self._inflict(division))

    def damage_each(self, points: int, kinds: tuple[Kind, ...] = INVADERS) -> Script[int]:
        """Deal the same damage to each piece (SI-DAMAGE-08). Return the number of pieces it destroyed."""
        division = Division((self.land,), 0, kinds)
        division.given = {key: min(points, need) for key, need in division.needs(self.table).items()}
        return (yield from self._inflict(division))

    def damage_one(self, points: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Deal damage to a single piece. Return the number of pieces it destroyed."""
        took = yield from self.take(tell("ask-damage-one", about=self.name), kinds)
        if took is None:
            return 0
        division = Division((self.land,), 0, kinds)
        place = next(key for key, _ in division.needs(self.table).items() if self._named(key, took.piece))
        division.given = {place: points}
        return (yield from self._inflict(division))

    def damage_different(self, points: int) -> Script[int]:
        """Deal one damage to each of a number of different invaders. Return the number destroyed."""
        division = Division((self.land,), points, most=1)
        yield from divide(self.play, self.chooser, self.name, division)
        return (yield from self._inflict(division))

    def damage_mutually(self, some: tuple[Kind, ...], others: tuple[Kind, ...]) -> Script[None]:
        """Let invaders of two sorts deal their damage to each other, at the same time."""
        strikes = [
            Division((self.land,), self._strength(strikers), struck)
            for strikers, struck in ((some, others), (others, some))
        ]
        for division in strikes:
            yield from divide(self.play, self.chooser, self.name, division)
        merged = Division((self.land,), 0, given=strikes[0].given | strikes[1].given)
        yield from self._inflict(merged)

    def destroy(self, count: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy `count` pieces of the target land, or as many as there are. Return the number destroyed."""
        if self.spares(kinds):
            return 0
        if count >= self.count(*kinds):
            return (yield from self.destroy_all(kinds))
        doomed: list[tuple[str, str]] = []
        for _ in range(count):
            prompt = tell("ask-destroy", about=self.name)
            took = yield from self.take(prompt, kinds, besides=doomed)
            if took is not None:
                doomed.append((took.land, took.piece))
        return (yield from self._kill_named(doomed))

    def destroy_up_to(self, count: int, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy as many pieces as the player likes, at most `count`. Return the number destroyed."""
        most = min(count, self.count(*kinds))
        prompt = tell("ask-how-many", about=self.name)
        numbers = [f"number-{number}" for number in range(most, -1, -1)]
        way = yield from choose(self.play, self.chooser, prompt, *numbers)
        return (yield from self.destroy(int(way.removeprefix("number-")), kinds))

    def destroy_all(self, kinds: tuple[Kind, ...]) -> Script[int]:
        """Destroy every piece of the kinds. Return the number destroyed."""
        doomed = [(self.land, piece) for piece in self.here.of(kinds) if not piece.dreamt]
        return (yield from self.kill(doomed))

    def destroy_piece(self, land: str, piece: Piece) -> None:
        """Destroy one piece, unless something keeps it safe."""
        if not pieces.is_safe(self.table, land, piece.kind):
            pieces.destroy(self.play, land, piece)
            self.casualties.append(piece.kind)

    def spares(self, kinds: tuple[Kind, ...]) -> bool:
        """Return whether destroying pieces of the kinds does nothing here, so that nobody is asked which (SI-ASYNC-14)."""
        return kinds == DAHAN and (self.rules.dreams or pieces.is_safe(self.table, self.land, "dahan"))

    def destroyed(self, *kinds: Kind) -> int:
        """Return the number of pieces of the kinds given that the power has destroyed so far."""
        return sum(kind in kinds for kind in self.casualties)

    def remove(self, kinds: tuple[Kind, ...]) -> Script[None]:
        """Remove one piece, without fear."""
        took = yield from self.take(tell("ask-remove", about=self.name), kinds)
        if took is not None:
            pieces.remove(self.play, took.land, self.table.lands[took.land].find(took.piece))

    def replace(self, kinds: tuple[Kind, ...], *new: Kind) -> Script[None]:
        """Replace one piece by others (SI-DESTROY-04); those with too much damage are destroyed like any other (SI-SPIRIT-13)."""
        took = yield from self.take(tell("ask-replace", about=self.name), kinds)
        if took is not None:
            piece = self.table.lands[took.land].find(took.piece)
            yield from self.kill(
                (yield from pieces.replace(self.play, self.chooser, self.name, took.land, piece, *new))
            )

    def add(self, kind: Kind) -> None:
        """Add a piece to the target land."""
        pieces.add(self.play, self.land, kind)

    def remove_blight(self) -> None:
        """Return one blight of the target land to the card."""
        blight.remove(self.play, self.land)

    def add_blight(self) -> Script[None]:
        """Add one blight to the target land; a cascade goes where the user wants.

        Powers that destroy nothing destroy no presence but the user's own, though it is the blight that does it (SI-SPIRIT-13).
        """
        of = [self.seat] if self.rules.dreams else None
        yield from blight.add(self.play, self.land, self.seat, of=of)

    @abstractmethod
    def kill(self, doomed: Sequence[tuple[str, Piece]]) -> Script[int]:
        """Destroy pieces, as far as the powers of the user destroy at all (SI-SPIRIT-13). Return the number destroyed."""

    def finish(self) -> None:
        """Tell the rules of the spirit that the power has been resolved."""
        self.rules.finish(self.table)

    def _inflict(self, division: Division) -> Script[int]:
        doomed = inflict(self.play, division, in_dream=self.rules.dreams)
        return (yield from self.kill(doomed))

    def _kill_named(self, names: Sequence[tuple[str, str]]) -> Script[int]:
        found: list[tuple[str, Piece]] = []
        for land, name in names:
            taken = [piece for _, piece in found]
            fitting = (p for p in self.table.lands[land].pieces if p.name == name and p not in taken)
            found.append((land, next(fitting)))
        return (yield from self.kill(found))

    def _strength(self, kinds: tuple[Kind, ...]) -> int:
        return sum(pieces.strength(self.table, piece.kind) for piece in self.here.of(kinds))

    def _named(self, key: tuple[str, int], name: str) -> bool:
        land, place = key
        return self.table.lands[land].pieces[place].name == name
