"""Forecast of the invaders' next actions if nobody acts: their phase, played by the rules on a copy of the table."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from engine.games.spirit_island.course import turn
from engine.games.spirit_island.model import facts
from engine.games.spirit_island.model.actions import Enough, Pick
from engine.games.spirit_island.model.kinds import InvaderAction, Kind
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.table import Blight, Player, Table
from engine.games.spirit_island.rules import end_of_game
from engine.games.spirit_island.rules.challenge import challenges, holds_terror
from engine.games.spirit_island.rules.ravage import Ravage
from engine.script import Choose
from engine.text import Text

UNKNOWN: Final = ("explore", "slow")
"""Steps from which on nobody can tell what comes: the next card lies face down."""
ESCALATING: Final = 2
"""Stage of the invader cards of which some bring an escalation."""
FORETOLD: Final = ("spirit", "fast", "invaders", "slow")
"""Phases in which there is a forecast: of this turn's Invader Phase, and in the slow phase of the next turn's."""


@dataclass(frozen=True, slots=True)
class Coming:
    """Actions of the invaders that come to one land."""

    ravage: Ravage | None = None
    built: tuple[Kind, ...] = ()
    is_alone: bool = False
    """Whether that is built although there are no invaders."""
    presence_lost: tuple[int, ...] = ()
    """Number of presence that the ravage destroys in the land, by seat; () where it destroys none."""

    @property
    def actions(self) -> tuple[InvaderAction, ...]:
        """Actions of the invaders in the land, in their order."""
        ravage: tuple[InvaderAction, ...] = ("ravage",) if self.ravage else ()
        return (*ravage, "build") if self.built else ravage


NOTHING: Final = Coming()


class Forecast(NamedTuple):
    """The actions of the invaders by land, for the lands to which any come; the reasons for which these lose the game; and whether they
    bring so much blight that the blight card is turned.
    """

    lands: Mapping[str, Coming]
    why: tuple[Text, ...]
    turns_blight: bool
    escalation: tuple[Text, ...] = ()
    """Reasons for which the game is lost if the card that they explore with brings an escalation; () where it is not, or brings none."""


_kept: Final[dict[Hashable, Forecast]] = {}
"""Forecasts by the value of all that bears on them: growth and cards change nothing of it. A changed table has another value."""
MOST_KEPT: Final = 1 << 8


def coming(table: Table) -> Forecast:
    """Return the forecast of the invaders' next actions.

    What is over is told no more. Fear cards lie face down and are left out. What players decide is decided as if they did nothing; a
    cascade goes where the least blight is, so that nothing worse is foretold than what must come.
    """
    if table.phase not in FORETOLD or table.result is not None:
        return Forecast({}, (), turns_blight=False)
    bearing = _bearing(table)
    value = bearing.value()
    found = _kept.get(value)
    if found is None:
        if len(_kept) >= MOST_KEPT:
            _kept.clear()
        found = _kept[value] = _foretold(bearing)
    return found


def _bearing(table: Table) -> Table:
    """Return a likeness of the table in which nothing is left but what bears on the forecast, which is kept by it.

    Decks are gone, and of spirits their growth and their energy; their cards stay only where a blighted island may cost them one. Nobody
    knows the blight card before it is turned (SI-BLIGHT-07), so the one with most blight stands for it.
    """
    found = table.likeness()
    found.decks, found.discards = {}, {deck: [] for deck in table.discards}
    found.players = [
        Player(player.board, player.spirit, presence=player.presence) for player in table.players
    ]
    if table.blight.is_blighted:
        for player, own in zip(found.players, table.players, strict=True):
            player.hand, player.discard, player.played = own.hand, own.discard, own.played
    elif table.blight.card is not None:
        found.blight = Blight(max(facts.blight().cards, key=lambda card: card.blight).id, table.blight.left)
    return found


def _foretold(table: Table) -> Forecast:
    play = IslandPlay(_prepared(table))
    found: dict[str, Coming] = {}
    while play.table.result is None and play.table.agenda and play.table.agenda[0] not in UNKNOWN:
        _, _, land = play.table.agenda[0].partition(" ")
        stood = _presence(play.table, land)
        happened = _run(play)
        if isinstance(happened, Ravage):
            left = _presence(play.table, land)
            lost = tuple(max(0, was - now) for was, now in zip(stood, left, strict=True))
            before = found.get(land, NOTHING)
            found[land] = Coming(happened, before.built, before.is_alone, lost if any(lost) else ())
        elif happened is not None:
            before = found.get(land, NOTHING)
            is_alone = before.is_alone or land in play.table.alone
            found[land] = Coming(before.ravage, (*before.built, happened), is_alone, before.presence_lost)
    why = end_of_game.why(play.table) if play.table.result == "lost" else ()
    turns = play.table.blight.is_blighted and not table.blight.is_blighted
    return Forecast(found, why, turns, _lost_by_escalation(play.table))


def _lost_by_escalation(table: Table) -> tuple[Text, ...]:
    """Return the reasons for which the game is lost by whichever card brings an escalation next; () unless a loss is near."""
    cards, track = facts.invader_cards(), table.invaders
    is_next = table.agenda[:1] == ["explore"] and track.deck and cards[track.deck[0]].stage == ESCALATING
    if not is_next or not any(each.near(table) for each in challenges(table)):
        return ()
    why: tuple[Text, ...] = ()
    for card in cards.values():
        if card.escalation:
            copy = table.copy()
            copy.invaders.deck[0] = card.id
            _run(IslandPlay(copy))
            if copy.result != "lost":
                return ()
            why = end_of_game.why(copy)
    return why


def _presence(table: Table, land: str) -> tuple[int, ...]:
    """Return the number of presence in a land, by seat."""
    return tuple([player.presence.get(land, 0) for player in table.players])


def _prepared(table: Table) -> Table:
    """Return a copy in the Invader Phase, between units, without any fear card; from the slow phase on it is that of the next turn."""
    copy = table.copy()
    if copy.phase == "slow":
        _run(IslandPlay(copy))
    copy.unit.clear()
    for here in copy.lands.values():
        for piece in here.pieces:
            piece.moved = False
    if copy.phase != "invaders":
        turn.begin_invaders(copy)
    if "fear" in copy.agenda and not holds_terror(copy):
        copy.fear.resolved += len(copy.fear.earned)
        copy.fear.earned = []
    return copy


def _run(play: IslandPlay) -> Any:
    """Let the next thing happen, and return what has happened."""
    script = turn.advance(play)
    if script is None:
        return None
    try:
        asks = next(script)
        while True:
            seat, ask = next((seat, ask) for seat, ask in asks.items() if ask.must)
            asks = script.send((seat, _passive(play.table, ask.legal.actions)))
    except StopIteration as end:
        return end.value


def _passive(table: Table, legal: Sequence[Any]) -> Any:
    """Return the answer of somebody who does nothing: enough, or no, or where blight cascades a land with the least, or the first."""
    declined = next((each for each in legal if isinstance(each, Enough) or each == Choose("no")), None)
    if declined is None and all(isinstance(each, Pick) for each in legal):
        return min(legal, key=lambda pick: table.lands[pick.land].blight)
    return legal[0] if declined is None else declined
