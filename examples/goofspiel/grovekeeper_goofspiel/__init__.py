"""Goofspiel with dealt hands: everybody bids at once, in secret, for one treasure after the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Final

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import Game, TableOptions
from engine.guard import Objection
from engine.kit import Action, GameTexts, Redeal, Secret, ViewPart, ranked, shown, verb
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, Who
from engine.view import View

ROUNDS: Final = 9
CARDS: Final = range(1, 14)
COPIES: Final = 4
NONE: Final = 0

words = GameTexts("goofspiel")


class GoofspielAction(Action):
    """Any action of a seat."""

    __slots__ = ()


@verb("bid")
class Bid(GoofspielAction):
    """Lay a card face down."""

    card: int


def is_own(table: Any, player: Any, viewer: Seat | None, item: int) -> bool:
    return viewer is not None and viewer == player.seat


@dataclass(slots=True)
class Player(Copied):
    """A player; `bid` holds the card that lies face down, or nothing."""

    seat: Seat
    hand: Annotated[list[int], Secret("cards", known=is_own)]
    bid: Annotated[list[int], Secret("cards", known=is_own)] = field(default_factory=list)
    last: int = NONE
    won: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Table(Copied):
    """A whole game. The first of the treasures is bid for; the others lie face down in their order."""

    rest: Annotated[list[int], Secret("cards")]
    hidden: Annotated[list[int], Secret("treasures")]
    treasure: int
    players: list[Player]
    kept: int = 0
    """Worth of treasures that nobody won: whoever wins the next takes them along."""


class PlayerView(ViewPart):
    """A player as somebody sees them."""

    hand: tuple[int | None, ...]
    bid: tuple[int | None, ...]
    last: int
    won: tuple[int, ...]


class GoofspielView(View):
    """The table as somebody sees it; `hidden` is the number of treasures to come."""

    treasure: int
    kept: int
    hidden: int
    players: tuple[PlayerView, ...]


def holds(table: Table, seat: Seat, action: GoofspielAction) -> Objection | None:
    """GOOF-BID-01: only own cards can be bid."""
    if isinstance(action, Bid) and action.card not in table.players[seat].hand:
        return words.refuse("GOOF-BID-01", "not-held")
    return None


def has_not_bid(table: Table, seat: Seat, action: GoofspielAction) -> Objection | None:
    """GOOF-BID-01: one card each."""
    return words.refuse("GOOF-BID-01", "has-bid") if table.players[seat].bid else None


class Goofspiel(Game[Table, GoofspielAction, GoofspielView, TableOptions]):
    """Nine treasures, and nine cards in each hand."""

    id = "goofspiel"
    version = 1
    seats = (2, 3, 4)
    actions = (Bid,)
    table_type = Table
    guards = (has_not_bid, holds)

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        cards, treasures = chance.shuffled([*CARDS] * COPIES), chance.shuffled([*range(1, ROUNDS + 1)])
        hands = [sorted(cards.pop() for _ in range(ROUNDS)) for _ in range(seats)]
        return Table(cards, treasures[1:], treasures[0], [Player(Seat(s), h) for s, h in enumerate(hands)])

    def awaits(self, table: Table) -> Mapping[Seat, Ask[GoofspielAction]]:
        ask = words.tell("ask", treasure=table.treasure + table.kept)
        open_ = [player for player in table.players if not player.bid] if table.treasure else []
        return {player.seat: Ask(ask, Legal(lambda own=player: _legal(own))) for player in open_}

    def play(self, table: Table, seat: Seat, action: GoofspielAction, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, Bid)
        player = table.players[seat]
        player.hand.remove(action.card)
        player.bid.append(action.card)
        yield words.event("bid", who=Who(seat))
        yield words.event("own", only=[seat], card=action.card)
        if all(each.bid for each in table.players):
            yield from _reveal(table)

    def view(self, table: Table, seat: Seat | None) -> GoofspielView:
        outcome = self.outcome(table)
        winners = tuple(map(Who, outcome.winners))
        turn = words.tell("turn", treasure=table.treasure + table.kept, left=len(table.hidden))
        return GoofspielView(
            seat=seat,
            seats=len(table.players),
            headline=words.tell("won", who=winners, count=len(winners)) if outcome.final else turn,
            outcome=outcome,
            treasure=table.treasure,
            kept=table.kept,
            hidden=len(table.hidden),
            players=tuple(shown(PlayerView, table, player, seat) for player in table.players),
        )

    def outcome(self, table: Table) -> Outcome:
        points = [sum(player.won) for player in table.players]
        lines = [(ScoreLine(words.tell("line"), each),) for each in points]
        ranks = ranked([-each for each in points])
        found = (
            Standing(Seat(seat), *each) for seat, each in enumerate(zip(ranks, points, lines, strict=True))
        )
        return Outcome(tuple(found), not table.treasure)

    def redeal(self, table: Table, seat: Seat | None, chance: Chance) -> Table:
        other, hidden = table.copy(), Redeal(seat)
        for part in (other, *other.players):
            hidden.part(other, part)
        hidden.deal(chance)
        for player in other.players:
            player.hand.sort()
        return other

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        return CARDS


def _legal(player: Player) -> list[GoofspielAction]:
    return [Bid(card) for card in sorted({*player.hand})]


def _reveal(table: Table) -> Iterator[Event]:
    """GOOF-BID-02 and -03: the highest card wins; equal ones cancel each other, and the treasure waits where all do."""
    bids = [player.bid.pop() for player in table.players]
    for player, bid in zip(table.players, bids, strict=True):
        player.last = bid
    single = [bid for bid in bids if bids.count(bid) == 1]
    worth = table.treasure + table.kept
    told = tuple(words.tell("shown", who=Who(player.seat), card=player.last) for player in table.players)
    if single:
        winner = table.players[bids.index(max(single))]
        winner.won.append(worth)
        table.kept = 0
        yield words.event("win", bids=told, who=Who(winner.seat), treasure=worth)
    else:
        table.kept = worth
        yield words.event("tie", bids=told, treasure=worth)
    table.treasure = table.hidden.pop(0) if table.hidden else 0


GAME = Goofspiel()
