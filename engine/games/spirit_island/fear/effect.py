"""The verbs that fear cards are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from engine.ask import Ask
from engine.games.spirit_island.model.actions import Enough, IslandAction, Pick, Take
from engine.games.spirit_island.model.island import is_coastal
from engine.games.spirit_island.model.kinds import Kind
from engine.games.spirit_island.model.lasting_rule import Condition, Lasting, LastingId
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Land, Piece, Table
from engine.games.spirit_island.model.texts import fear_does, name_of, tell
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.decisions import decide_or_stop
from engine.games.spirit_island.rules.presence import any_presence, any_sacred, is_sacred
from engine.legal import Legal
from engine.script import Script
from engine.text import Seat, Text

Where = Callable[[Seat, str], bool]
"""A condition on a land, given the player's seat and the land."""
Then = Callable[[Seat, Any], Script[None]]


class FearEffect:
    """One fear card that is resolved at a terror level, fixed when it begins (SI-TERROR-04)."""

    def __init__(self, play: IslandPlay, card: str, level: int) -> None:
        self.play = play
        self.card = card
        self.level = level

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.play.table

    @property
    def name(self) -> Text:
        """The name of the card."""
        return name_of(self.card)

    def at(self, seat: Seat, land: str) -> Effect:
        """Return the verbs of powers, in a land, decided by a seat."""
        return Effect(self.play, seat, self.card, land, is_power=False)

    def rule(self, rule: LastingId, where: Condition | None = None, amount: int = 0) -> None:
        """Make a rule hold until the end of the turn, wherever the condition holds."""
        self.table.lasting.append(Lasting(rule, where=where, amount=amount, about=self.card))

    # Lands.

    def anywhere(self, seat: Seat, land: str) -> bool:
        """Return True for any land."""
        return True

    def coastal(self, seat: Seat, land: str) -> bool:
        """Return whether a land is coastal."""
        return is_coastal(land)

    def inland(self, seat: Seat, land: str) -> bool:
        """Return whether a land is inland."""
        return not is_coastal(land)

    def with_dahan(self, seat: Seat, land: str) -> bool:
        """Return whether a land has Dahan."""
        return self.table.lands[land].count("dahan") > 0

    def with_invaders(self, seat: Seat, land: str) -> bool:
        """Return whether a land has invaders."""
        return self.invaders(land) > 0

    def with_presence(self, seat: Seat, land: str) -> bool:
        """Return whether a land has presence, of any spirit unless the table plays it otherwise (SI-FEAR-11)."""
        if self.table.own_presence:
            return self.table.players[seat].presence.get(land, 0) > 0
        return any_presence(self.table, land)

    def with_sacred_site(self, seat: Seat, land: str) -> bool:
        """Return whether a land has a sacred site, of any spirit unless the table plays it otherwise (SI-FEAR-11)."""
        return is_sacred(self.table, seat, land) if self.table.own_presence else any_sacred(self.table, land)

    def without_city(self, seat: Seat, land: str) -> bool:
        """Return whether a land has no city."""
        return self.table.lands[land].count("city") == 0

    def invaders(self, land: str) -> int:
        """Return the number of invaders in a land."""
        return self.table.lands[land].count("explorer", "town", "city")

    def everywhere(self) -> Iterator[tuple[str, Land]]:
        """Return every land of the island, with its name."""
        return self.table.everywhere()

    # Each player.

    def each(
        self,
        offer: Callable[[Seat], Sequence[IslandAction]],
        then: Then,
        *,
        may: bool = False,
        different: bool = False,
        alike: bool = True,
        twos: str = "",
    ) -> Script[None]:
        """Let each spirit's player act once, in any order (SI-FEAR-08).

        `different`: each in a land of their own (SI-FEAR-09). `alike`: whether an action is all one whoever takes it. `twos`: the kind
        of piece of which two go at once.
        """
        waiting = self.table.seats
        taken: list[str] = []

        def offered(seat: Seat) -> list[IslandAction]:
            found = [
                action for action in offer(seat) if not different or getattr(action, "land", "") not in taken
            ]
            return [*found, Enough()] if found and may else found

        while any(map(offered, waiting)):
            seat, action = yield from self._first(offered, waiting, twos, alike=alike)
            waiting = [each for each in waiting if each != seat]
            if not isinstance(action, Enough):
                taken.append(getattr(action, "land", ""))
                yield from then(seat, action)

    def _first(
        self,
        offered: Callable[[Seat], list[IslandAction]],
        waiting: Sequence[Seat],
        twos: str,
        *,
        alike: bool,
    ) -> Script[tuple[Seat, IslandAction]]:
        """Return the seat of the waiting that acts first, and its action.

        Nobody is asked where each has but one way (SI-ASYNC-14), unless it is not all one who of several takes the same.
        """
        able = [seat for seat in waiting if offered(seat)]
        ways = [action for seat in able for action in offered(seat)]
        if len(ways) == len(able) and (alike or len({*ways}) == len(ways)):
            return able[0], ways[0]
        prompt = self.question(len(able), twos)

        def legal(seat: Seat) -> Legal[Any]:
            return Legal(lambda: offered(seat))

        return (yield from self.play.ask_any({seat: Ask(prompt, legal(seat)) for seat in able}))

    def question(self, players: int = 1, twos: str = "") -> Text:
        """Return the question of the card: what it says, and to several players that they may decide in any order."""
        key = "ask-fear" if players == 1 else "ask-fear-together"
        return tell(key, about=self.name, effect=fear_does(self.card, self.level), twos=twos)

    def each_picks(
        self,
        where: Where,
        then: Callable[[Seat, str], Script[None]],
        *,
        may: bool = False,
        different: bool = False,
        alike: bool = True,
    ) -> Script[None]:
        """Let each player choose a land for an effect; see `each`."""
        yield from self.each(
            lambda seat: [Pick(land) for land, _ in self.everywhere() if where(seat, land)],
            lambda seat, action: then(seat, action.land),
            may=may,
            different=different,
            alike=alike,
        )

    def each_removes(self, *what: tuple[tuple[Kind, ...], Where]) -> Script[None]:
        """Let each player remove one piece of some kinds from a land that meets their condition.

        Where all may take the same and there are no more pieces than players, all of them go without asking (SI-ASYNC-14).
        """
        doomed, *others = [self._removable(seat, what) for seat in self.table.seats]
        if len(doomed) <= len(self.table.seats) and all(each == doomed for each in others):
            for land, piece in doomed:
                pieces.remove(self.play, land, piece)
            return
        yield from self.each(lambda seat: self.takes(seat, *what), self.remove)

    def _removable(
        self, seat: Seat, what: Sequence[tuple[tuple[Kind, ...], Where]]
    ) -> list[tuple[str, Piece]]:
        """Return every piece of some kinds in a land that meets their condition, with its land."""
        return [
            (name, piece)
            for name, land in self.everywhere()
            for piece in land.pieces
            if any(piece.kind in kinds and where(seat, name) for kinds, where in what)
        ]

    def takes(self, seat: Seat, *what: tuple[tuple[Kind, ...], Where]) -> list[IslandAction]:
        """Return every piece to take: of some kinds, in a land that meets their condition."""
        found = (
            Take(name, piece.name)
            for kinds, where in what
            for name, land in self.everywhere()
            if where(seat, name)
            for piece in land.of(kinds)
        )
        return list(dict.fromkeys(found))

    def remove(self, seat: Seat, take: Take) -> Script[None]:
        """Remove the piece that was chosen."""
        yield from ()
        pieces.remove(self.play, take.land, self.table.lands[take.land].find(take.piece))

    def replace(self, seat: Seat, take: Take, *new: Kind) -> Script[None]:
        """Replace the piece that was chosen."""
        piece = self.table.lands[take.land].find(take.piece)
        doomed = yield from pieces.replace(self.play, seat, self.name, take.land, piece, *new)
        for land, each in doomed:
            pieces.destroy(self.play, land, each)

    def move(self, seat: Seat, action: Any) -> Script[None]:
        """Move the piece that was chosen."""
        yield from pieces.move(self.play, action.piece, action.origin, action.land)

    def remove_health(self, seat: Seat, land: str, health: int) -> Script[None]:
        """Remove invaders of a land worth at most the health given, as the player likes."""
        while True:

            def offer(left: int = health) -> list[IslandAction]:
                kinds: tuple[Kind, ...] = ("explorer", "town", "city")
                light = tuple(kind for kind in kinds if pieces.health(self.table, land, kind) <= left)
                return self.takes(seat, (light, lambda _, each: each == land))

            prompt = tell("ask-remove-health", about=self.name, health=health)
            take = yield from decide_or_stop(self.play, seat, prompt, offer)
            if take is None:
                return
            health -= pieces.health(self.table, land, self.table.lands[land].find(take.piece).kind)
            yield from self.remove(seat, take)

    def owner(self, land: str) -> Seat:
        """Return the seat that decides what belongs to nobody: the owner of the land's board (SI-ASYNC-09)."""
        return Seat(self.table.island.owner(land))
