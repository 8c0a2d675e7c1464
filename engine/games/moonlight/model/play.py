"""The play that scripts of this game hold: the table, and the verbs that rules and modules are written in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import ClassVar, Final, TypeVar

from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import SIDES, Side
from engine.games.moonlight.model.supply import purse
from engine.games.moonlight.model.table import FavourToken, Table
from engine.games.moonlight.model.texts import creature_text, face_text, side_text, tell, tile_name
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.script import Play, Script
from engine.script.asks import AskOption, option
from engine.text import Arg, Seat, Text, Who

V = TypeVar("V")

OPEN: Final = "open"
"""The pile of tokens that have come to light and are about to be given to sides."""


class MoonlightPlay(Play[Table]):
    """The table, and the verbs of rules and modules. The active seat decides: the team speaks with one voice (ML-S01-04)."""

    enough: ClassVar[Text] = tell("enough")

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.table.active

    def event(self, key: str, /, **args: Arg) -> None:
        """Tell everybody what the active player, `who`, has done or what has happened."""
        self.tell(tell(f"event-{key}", who=Who(self.seat), **args))

    def side(self, side: Side, *, first: bool = False) -> Text:
        """Return the name of a side in this game; `first`: as the first word of a sentence."""
        return side_text(side, self.table.mode, first=first)

    def name(self, spot: int) -> str:
        """Return the name of a place."""
        return self.table.ground.names[spot]

    # --- asking

    def decide(
        self, ask: str, options: Callable[[], Iterable[AskOption[V]]], /, **args: Arg
    ) -> Script[V | None]:
        """Ask the active player `ask-<ask>` and return the value of the option chosen.

        The only option is taken without asking; None where there is none.
        """
        return (yield from self.choose(self.seat, tell(f"ask-{ask}", who=Who(self.seat), **args), options))

    def open_tokens(self, tokens: Sequence[FavourToken]) -> None:
        """Turn tokens up and lay them beside the forest, for all to see until each has gone to a side (ML-S08-03)."""
        if tokens:
            opened = tuple(token.turned() for token in tokens)
            self.table.piles[OPEN] = (*self.table.piles.get(OPEN, ()), *opened)
            self.event("tokens-turned", tokens=tuple(face_text(token.face) for token in opened))

    def share(self, tokens: Sequence[FavourToken], for_light: int) -> Script[None]:
        """Let the active player choose `for_light` of the tokens that lie open for Light's side; Shadow's gets the others."""
        left, sides = [token.face for token in tokens], {side: self.side(side) for side in SIDES}
        for number in range(1, for_light + 1):
            offered = partial(_faces_offered, tuple(left))
            face = yield from self.decide("share", offered, number=number, of=for_light, **sides)
            assert face is not None
            left.remove(face)
            self.give_token(face, "light")
        for face in left:
            self.give_token(face, "shadow")

    # --- giving

    def give_token(self, face: Face, side: Side) -> None:
        """Give a side a favour token, which everybody sees (ML-ASSIGN-06, ML-ASSIGN-07, ML-VERSUS-13)."""
        self.event("gets-token", side=self.side(side, first=True), token=face_text(face))
        self._take_token(face, side)

    def give_tokens(self, faces: Sequence[Face], side: Side) -> None:
        """Give a side favour tokens, as if one after the other, and tell of them together."""
        if len(faces) > 1:
            tokens = tuple(map(face_text, faces))
            self.event("gets-tokens", side=self.side(side, first=True), tokens=tokens)
            for face in faces:
                self._take_token(face, side)
        elif faces:
            self.give_token(faces[0], side)

    def _take_token(self, face: Face, side: Side) -> None:
        self._close(face)
        self.table.sides[side].tokens.append(face)
        if face != "plus":
            return
        if self.table.is_versus:
            self.return_gem(self.seat)
        elif side == "light":
            self.table.plus += 1

    def _close(self, face: Face) -> None:
        """Take away a token that lay open beside the forest."""
        left = [token.face for token in self.table.piles.get(OPEN, ())]
        if face in left:
            left.remove(face)
            self.table.piles[OPEN] = tuple(FavourToken(each, up=True) for each in left)
        if not left:
            self.table.piles.pop(OPEN, None)

    def spend_gem(self) -> None:
        """Take a gem out of the active player's supply (ML-GEM-01)."""
        player = purse(self.table, self.seat)
        player.gems -= 1
        player.spent += 1
        self.table.spent_now += 1

    def return_gem(self, seat: Seat) -> None:
        """Return a spent gem to a player who has one."""
        player = self.table.players[seat]
        if player.spent:
            player.spent -= 1
            player.gems += 1
            is_common = self.table.options.open_talk
            self.tell(tell("event-gem-back-common" if is_common else "event-gem-back", who=Who(seat)))

    def give_bit(self, side: Side) -> None:
        """Give the bit that a creature has taken to its side, or to the active player (ML-BIT-01, ML-VERSUS-11)."""
        if self.table.is_versus:
            self.table.players[self.seat].bits += 1
            self.event("takes-bit", creature=creature_text(side))
        else:
            self.table.sides[side].bits += 1
            self.event("gets-bit", side=self.side(side, first=True))

    def lose_bit(self) -> None:
        """Give a bit to the opponent, or take it out of the game (ML-BIT-04, ML-VERSUS-12)."""
        if self.table.is_versus:
            self.table.spare_bits += 1
            self.event("bit-leaves")
        else:
            self.give_bit("shadow")

    # --- the forest

    def remove(self, spot: int) -> None:
        """Take the tile of a place out of the forest."""
        self.table.tiles[spot] = NOWHERE
        self.table.down = self.table.down - {spot}

    def show_picked(self) -> None:
        """Turn up the picked tiles that are still face down (ML-ASSIGN-03)."""
        for taken in self.table.picked:
            if taken.down:
                self.event("picked", tile=tile_name(taken.tile))
        self.table.picked = tuple(replace(taken, down=False) for taken in self.table.picked)

    def discard(self, tile: int) -> None:
        """Take a tile out of the game."""
        self.table.out.append(tile)
        self.event("discards", tile=tile_name(tile))

    def beneath(self, spot: int) -> int | None:
        """Return the place under this one whose tile is uncovered wholly now; None without one."""
        level = [each for each in self.table.ground.under[spot] if self.table.has_tile(each)]
        return level[0] if len(level) == 1 else None

    def turn_up(self, spots: Sequence[int]) -> None:
        """Turn tiles face up, all at the same time."""
        self.table.down = self.table.down - frozenset(spots)
        for spot in spots:
            self.event("turned-up", place=self.name(spot), tile=tile_name(self.table.tiles[spot]))


def _faces_offered(faces: Sequence[Face]) -> list[AskOption[Face]]:
    return [option(face, face_text(face)) for face in faces]
