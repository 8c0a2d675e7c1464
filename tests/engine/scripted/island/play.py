"""The verbs of the island."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from engine.script import Look, Option, Play, Script, option
from engine.text import Seat, Who, say
from tests.engine.scripted.island.lasting_rules import Lasting, Rules
from tests.engine.scripted.island.table import ADJACENT, ELEMENTS, STRENGTH, TERRAIN, Island, Land, Piece

RULES = Rules()


def called(words: Iterable[str], look: Look | None = None) -> list[Option[str]]:
    """Options for lands, cards and elements, which are called what they are."""
    return [option(word, say("island-thing", what=word), look or Look(icon=word)) for word in words]


def alike(pieces: Iterable[Piece]) -> list[Option[Piece]]:
    return [option(piece, say("island-piece", kind=piece.kind, hurt=piece.hurt)) for piece in pieces]


class IslandPlay(Play[Island]):
    enough = say("island-enough")

    def land(self, name: str) -> Land:
        return self.table.lands[name]

    def terrain(self, name: str) -> str:
        return TERRAIN[name]

    def has(self, seat: Seat, **elements: int) -> bool:
        """Whether a threshold is reached."""
        return all(self.table.elements[seat].get(name, 0) >= count for name, count in elements.items())

    def fear(self, count: int) -> None:
        self.table.fear += count

    def remove_blight(self, name: str) -> None:
        self.land(name).blight -= 1
        self.table.pool += 1

    def add_blight(self, seat: Seat, name: str) -> Script[None]:
        """One blight, a presence of each spirit there, and on to an adjacent land of the seat's choice where one lay already."""
        land = self.land(name)
        land.blight += 1
        self.table.pool -= 1
        land.presence[:] = [max(0, count - 1) for count in land.presence]
        if land.blight > 1:
            onto = yield from self.either(seat, say("island-cascade", who=Who(seat)), called(ADJACENT[name]))
            yield from self.add_blight(seat, onto)

    def remove(self, name: str, piece: Piece) -> None:
        self.land(name).pieces.remove(piece)

    def destroy_piece(self, name: str, piece: Piece) -> None:
        self.remove(name, piece)
        self.fear({"town": 1, "city": 2}.get(piece.kind, 0))
        if piece.kind != "explorer":
            self.table.destroyed[name] = self.table.destroyed.get(name, 0) + 1

    def destroy(self, name: str, kind: str, most: int = 1) -> None:
        for piece in self.land(name).of(kind)[:most]:
            self.destroy_piece(name, piece)

    def hurt(self, name: str, piece: Piece, by: int) -> None:
        if by >= piece.health:
            self.destroy_piece(name, piece)
        else:
            pieces = self.land(name).pieces
            pieces[pieces.index(piece)] = Piece(piece.kind, piece.hurt + by)

    def damage_each(self, name: str, by: int, *kinds: str) -> None:
        for piece in self.land(name).of(*kinds):
            self.hurt(name, piece, by)

    def damage(self, seat: Seat, name: str, points: int) -> Script[None]:
        """Points of damage, one after the other, on invaders of the seat's choice."""
        for left in range(points, 0, -1):
            piece = yield from self.choose(
                seat,
                say("island-damage", who=Who(seat), left=left),
                lambda: alike(self.land(name).of(*STRENGTH)),
            )
            if piece is None:
                return
            self.hurt(name, piece, 1)

    def push(
        self, seat: Seat, name: str, *kinds: str, up_to: int | None = None, spread: bool = False
    ) -> Script[None]:
        """Push pieces one by one: all of them, or as many as the seat likes; `spread` over as many lands as can be."""
        used: list[str] = []
        for _ in range(len(self.land(name).of(*kinds)) if up_to is None else up_to):
            piece = yield from self._pushed(seat, name, kinds, may_stop=up_to is not None)
            if piece is None:
                return
            free = [land for land in ADJACENT[name] if not spread or land not in used] or ADJACENT[name]
            onto = yield from self.either(seat, say("island-push-to", who=Who(seat)), called(free))
            used.append(onto)
            self.remove(name, piece)
            self.land(onto).pieces.append(piece)

    def _pushed(self, seat: Seat, name: str, kinds: tuple[str, ...], may_stop: bool) -> Script[Piece | None]:
        stop: list[Option[Piece | None]] = [option(None, self.enough, word="done")] if may_stop else []
        return (
            yield from self.choose(
                seat,
                say("island-push", who=Who(seat)),
                lambda: [*alike(self.land(name).of(*kinds)), *stop] if self.land(name).of(*kinds) else [],
            )
        )

    def replace(self, name: str, kind: str, by: str, count: int = 1) -> None:
        for piece in self.land(name).of(kind)[:1]:
            self.remove(name, piece)
            self.land(name).pieces += [Piece(by)] * count

    def feud(self, name: str) -> None:
        """Explorers against towns and cities, at the same time."""
        few = len(self.land(name).of("explorer"))
        many = sum(STRENGTH[piece.kind] for piece in self.land(name).of("town", "city"))
        self.destroy(name, "explorer", many)
        for piece in self.land(name).of("town", "city"):
            by = min(few, piece.health)
            few -= by
            if by:
                self.hurt(name, piece, by)

    def gain_elements(self, seat: Seat, elements: Iterable[str]) -> None:
        own = self.table.elements[seat]
        for element in elements:
            own[element] = own.get(element, 0) + 1

    def choose_elements(self, seat: Seat, most: int) -> Script[tuple[str, ...]]:
        """Different elements of the seat's choice."""
        chosen: list[str] = []
        while len(chosen) < most:
            left = [element for element in ELEMENTS if element not in chosen]
            chosen.append((yield from self.either(seat, say("island-element", who=Who(seat)), called(left))))
        return tuple(chosen)

    def gain_minor(self, seat: Seat) -> Script[None]:
        """Draw four, keep one."""
        self.draw(seat)
        yield from self.keep(seat)

    def draw(self, seat: Seat) -> None:
        """Draw four, which lie on the table for the seat alone."""
        table = self.table
        table.drawn[seat] = [table.deck.pop() for _ in range(min(4, len(table.deck)))]

    def keep(self, seat: Seat) -> Script[None]:
        """Keep one of the cards drawn and discard the others."""
        kept = yield from self.choose(
            seat, say("island-keep", who=Who(seat)), lambda: called(self.table.drawn[seat]), secret=True
        )
        if kept is not None:
            self.table.hands[seat].append(kept)
        gone = [card for card in self.table.drawn[seat] if card != kept]
        self.table.discard = sorted(
            [*self.table.discard, *gone]
        )  # so that it matters to nobody who was first
        self.table.drawn[seat].clear()

    def last(self, rule: str, *args: str | int, until: str = "turn") -> None:
        """Lay down a lasting rule. Raises LookupError for an id that is not registered."""
        RULES.handler(rule, until)
        self.table.lasting.append(Lasting(rule, args, until))

    def expire(self, moment: str) -> None:
        """End what lasts until this moment."""
        self.table.lasting[:] = [lasting for lasting in self.table.lasting if lasting.until != moment]

    def says(self, moment: str, *args: Any) -> Iterator[Any]:
        """What each lasting rule says at the moment, in the order they were laid down."""
        for lasting in tuple(self.table.lasting):
            if handler := RULES.handler(lasting.rule, moment):
                yield handler(self, *args, *lasting.args)

    def happen(self, moment: str, *args: Any) -> Script[None]:
        """Run what each lasting rule does at the moment: scripts, one after the other."""
        for script in self.says(moment, *args):
            yield from script
