"""The verbs of pushing and gathering."""

from __future__ import annotations

from engine.games.spirit_island.model.actions import Gather, Push, Take
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.texts import kinds_of, spot, tell
from engine.games.spirit_island.powers.context import PowerContext
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.decisions import decide, decide_or_stop
from engine.games.spirit_island.rules.presence import lands_in_play
from engine.script import Script
from engine.text import Text

ANY_NUMBER = 99
"""More pieces than can stand in a land."""


class Moves(PowerContext):
    """Effects that move pieces from land to land."""

    def move(self, move: Push | Gather) -> Script[str | None]:
        """Move a piece; a power that only dreams destroys it in no way. Return the name that it has then; None where it falls."""
        spares = self.rules.dreams
        return (yield from pieces.move(self.play, move.piece, move.origin, move.land, spares=spares))

    def push(self, kinds: tuple[Kind, ...], count: int = 0, *, up_to: int = 0) -> Script[list[Push]]:
        """Push exactly `count` pieces, as far as there are, or any number `up_to` (SI-PUSH-04). Return the moves."""
        moved: list[Push] = []
        ask = decide if count else decide_or_stop
        for left in range(count or up_to, 0, -1):
            prompt = self.how_many("push", kinds, left, must=bool(count), done=len(moved))
            push = yield from ask(self.play, self.chooser, prompt, lambda: self.pushes(kinds))
            if push is None:
                break
            yield from self.move(push)
            moved.append(push)
        return moved

    def how_many(self, what: str, kinds: tuple[Kind, ...], left: int, *, must: bool, done: int) -> Text:
        """Return the question which of the kinds are moved next, with how many more may be, or must be; `done` are moved already."""
        few = left < ANY_NUMBER // 2
        key = f"ask-{what}" if must else f"ask-{what}-up-to" if few else f"ask-{what}-any"
        return tell(key, about=self.name, what=kinds_of(kinds, left), left=left, done=done)

    def push_all(self, kinds: tuple[Kind, ...]) -> Script[list[Push]]:
        """Push every piece of the kinds. Return the moves."""
        return (yield from self.push(kinds, self.count(*kinds)))

    def push_spread(self, kinds: tuple[Kind, ...], *, evenly: bool = False) -> Script[None]:
        """Push every piece of the kinds given into as many different lands as possible; the rest anywhere, or `evenly`."""
        gone: list[str] = []
        for left in range(self.count(*kinds), 0, -1):
            push = yield from decide(
                self.play,
                self.chooser,
                self.how_many("push", kinds, left, must=True, done=len(gone)),
                lambda left=left: self._spreading(kinds, gone, left, evenly),  # type: ignore[misc]
            )
            yield from self.move(push)
            gone.append(push.land)

    def _spreading(self, kinds: tuple[Kind, ...], gone: list[str], left: int, evenly: bool) -> list[Push]:
        """Return the pushes after which, with `left` pieces still to push, as many lands as possible are reached."""
        lands = self.destinations()
        fewest = min(gone.count(land) for land in lands)
        new = [land for land in lands if land not in gone]
        if evenly:
            lands = [land for land in lands if gone.count(land) == fewest]
        elif len(new) >= left:
            lands = new
        return [push for push in self.pushes(kinds) if push.land in lands]

    def pushes(self, kinds: tuple[Kind, ...]) -> list[Push]:
        """Return every way to push one piece."""
        lands = self.destinations()
        return [Push(name, self.land, land) for name in self.names(kinds) for land in lands]

    def destinations(self) -> list[str]:
        """Return the lands to which pieces can be pushed: the adjacent ones."""
        return list(self.adjacent())

    def gather(self, kinds: tuple[Kind, ...], count: int = 0, *, up_to: int = 0) -> Script[int]:
        """Gather exactly `count` pieces, as far as there are, or any number `up_to` (SI-GATHER-02). Return the number gathered."""
        ask = decide if count else decide_or_stop
        for done in range(count or up_to):
            prompt = self.how_many("gather", kinds, (count or up_to) - done, must=bool(count), done=done)
            found = yield from ask(self.play, self.chooser, prompt, lambda: self.gathers(kinds))
            if found is None:
                return done
            yield from self.move(found)
        return count or up_to

    def gathers(self, kinds: tuple[Kind, ...]) -> list[Gather]:
        """Return every way to gather one piece."""
        return [
            Gather(name, origin, self.land)
            for origin in self.adjacent()
            for name in dict.fromkeys(piece.name for piece in self.table.lands[origin].of(kinds))
        ]

    def move_anywhere(self, kinds: tuple[Kind, ...], up_to: int) -> Script[str]:
        """Move pieces of the target land to one land anywhere on the island. Return the land."""
        land = yield from self.pick("moves", lambda: lands_in_play(self.table))
        assert land is not None, "an island has lands"
        for left in range(up_to if land != self.land else 0, 0, -1):
            done = up_to - left
            prompt = tell(
                "ask-shift",
                about=self.name,
                what=kinds_of(kinds, left),
                left=left,
                done=done,
                land=spot(land),
            )
            took = yield from decide_or_stop(
                self.play,
                self.chooser,
                prompt,
                lambda: [Take(self.land, name) for name in self.names(kinds)],
            )
            if took is None:
                break
            yield from self.move(Push(took.piece, self.land, land))
        return land
