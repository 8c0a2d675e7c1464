"""The Kingdom of Sweden, which digs deep and arms well."""

from __future__ import annotations

from collections.abc import Sequence

from engine.chance import Chance
from engine.games.spirit_island.challenges.boards import choose_land, lands_of_board, least
from engine.games.spirit_island.model.actions import Take
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.kinds import BUILDINGS, DAHAN, INVADERS, Kind
from engine.games.spirit_island.model.land import land_of
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Piece, Table
from engine.games.spirit_island.model.texts import name_of, tell
from engine.games.spirit_island.rules import pieces
from engine.games.spirit_island.rules.challenge import Challenge
from engine.games.spirit_island.rules.decisions import decide
from engine.games.spirit_island.rules.invaders import matches
from engine.script import Script
from engine.text import Seat

ID = "sweden"
DEEP = 6
"""Damage to a land that brings one more blight (SI-ADVERSARY-14)."""
STEEL: dict[Kind, int] = {"town": 1, "city": 2}
"""Damage that buildings deal in a ravage beyond what is printed (SI-ADVERSARY-16)."""


class Sweden(Challenge):
    """More blight and more damage, and Dahan that change sides."""

    id = ID

    def lay_out(self, table: Table, chance: Chance) -> None:
        """Add pieces and blight to each board (SI-ADVERSARY-15)."""
        for board in table.boards:
            fourth, fifth, last = (table.lands[land_of(board, number)] for number in (4, 5, 8))
            if table.adversary_level >= 2:
                fourth.add(Piece("city"))
                fifth.blight += fourth.blight
                fourth.blight = 0
            if table.adversary_level >= 6:
                last.add(Piece("town"))
                last.blight += 1

    def before_explore(self, play: IslandPlay) -> Script[None]:
        """Discard the top card from level 4 on, for a town on each board in the emptiest of its lands (SI-ADVERSARY-17)."""
        if play.table.adversary_level < 4:
            return
        track = play.table.invaders
        card = track.deck.pop(0)
        track.discard.append(card)
        play.tell(tell("event-discarded", card=name_of(f"invader-{card}")))
        for board in play.table.boards:
            land = yield from choose_land(
                play,
                tell("ask-sweden-discards", board=board),
                lambda board=board: _emptiest(play.table, board, card),  # type: ignore[misc]
            )
            if land is not None:
                pieces.add(play, land, "town", tell("cause-sweden-discards", board=board))

    def after_explore(self, play: IslandPlay, card: str, lands: Sequence[str]) -> Script[None]:
        """Escalate: where explorers came, a Dahan becomes a town unless the Dahan are the more (SI-ADVERSARY-13)."""
        for land in lands if invader_cards()[card].escalation else ():
            here = play.table.lands[land]
            if 0 < here.count("dahan") <= here.count(*INVADERS):
                yield from _change_sides(play, land)

    def damage(self, table: Table, kind: Kind) -> int:
        """Return the additional damage of buildings from level 3 on (SI-ADVERSARY-16)."""
        return STEEL.get(kind, 0) if table.adversary_level >= 3 else 0

    def more_blight(self, table: Table, damage: int) -> int:
        """Return one more blight for deep damage (SI-ADVERSARY-14)."""
        return int(table.adversary_level >= 1 and damage >= DEEP)

    def mined(self, table: Table, land: str) -> Sequence[str]:
        """Return the lands next to one in which no building stands, from level 5 on (SI-ADVERSARY-18)."""
        if not self.mines(table):
            return ()
        return [each for each in table.island.neighbours[land] if not table.lands[each].count(*BUILDINGS)]

    def mines(self, table: Table) -> bool:
        """Return whether blight brings towns next door, as from level 5 on (SI-ADVERSARY-18)."""
        return table.adversary_level >= 5

    def when_blighted(self, play: IslandPlay, land: str) -> Script[None]:
        """Add a town next door (SI-ADVERSARY-18)."""
        place = yield from choose_land(
            play, tell("ask-sweden-mines", land=land), lambda: self.mined(play.table, land), land
        )
        if place is not None:
            pieces.add(play, place, "town", tell("cause-sweden-mines", land=land))


def _change_sides(play: IslandPlay, land: str) -> Script[None]:
    """Replace a Dahan of a land by a town; the owner of the board says which one where their damage differs."""
    seat = Seat(play.table.island.owner(land))

    def offer() -> list[Take]:
        names = dict.fromkeys(piece.name for piece in play.table.lands[land].of(DAHAN))
        return [Take(land, name) for name in names]

    took: Take = yield from decide(play, seat, tell("ask-replace", about=name_of(ID)), offer)
    piece = play.table.lands[land].find(took.piece)
    play.tell(tell("event-sweden-escalates", land=land))
    doomed = yield from pieces.replace(play, seat, name_of(ID), land, piece, "town")
    for _, each in doomed:
        pieces.destroy(play, land, each)


def _emptiest(table: Table, board: str, card: str) -> list[str]:
    """Return the lands of a board that a card is about with the fewest invaders."""
    lands = [land for land in lands_of_board(table, board) if matches(invader_cards()[card], land)]
    return least(lands, lambda land: table.lands[land].count(*INVADERS))


CHALLENGE = Sweden()
