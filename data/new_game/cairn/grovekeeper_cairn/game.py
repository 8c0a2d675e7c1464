"""The rules of Cairn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.game import Game
from engine.kit import Redeal, ranked, shown
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine, Standing
from engine.text import Seat, Text, Who
from grovekeeper_cairn.guards import GUARDS
from grovekeeper_cairn.model import (
    COPIES,
    HAND,
    ID,
    WEIGHTS,
    CairnAction,
    CairnOptions,
    CairnView,
    Lay,
    Player,
    PlayerView,
    Swap,
    Table,
    words,
)


class Cairn(Game[Table, CairnAction, CairnView, CairnOptions]):
    """Lay stones onto a cairn; the higher it is, the more they score, but a heavy stone makes it fall."""

    id = ID
    version = 1
    seats = (2, 3, 4)
    Options = CairnOptions
    actions = (Lay, Swap)
    table_type = Table
    guards = GUARDS

    def setup(self, options: CairnOptions, seats: int, chance: Chance) -> Table:
        bag = chance.shuffled([*WEIGHTS] * COPIES)
        hands = ([bag.pop() for _ in range(HAND)] for _ in range(seats))
        players = [Player(Seat(seat), hand, options.swaps) for seat, hand in enumerate(hands)]
        return Table(bag, players, active=Seat(0))

    def awaits(self, table: Table) -> Mapping[Seat, Ask[CairnAction]]:
        if table.is_over:
            return {}
        return {table.active: Ask(words.tell("ask-lay"), Legal(lambda: _legal(table, table.active)))}

    def play(self, table: Table, seat: Seat, action: CairnAction, chance: Chance) -> Iterator[Event]:
        player = table.players[seat]
        match action:
            case Lay(stone):
                player.stones.remove(stone)
                yield from _lay(table, player, stone)
                yield from _draw(table, player, chance)
            case Swap(stone):
                player.swaps -= 1
                player.stones.remove(stone)
                table.bag.append(stone)
                yield words.event("swap", who=Who(seat))
                yield from _draw(table, player, chance)
        table.active = _next(table, seat)

    def view(self, table: Table, seat: Seat | None) -> CairnView:
        outcome = self.outcome(table)
        return CairnView(
            seat=seat,
            seats=len(table.players),
            headline=_headline(table, outcome),
            outcome=outcome,
            active=table.active,
            bag=len(table.bag),
            cairn=tuple(table.cairn),
            players=tuple(shown(PlayerView, table, player, seat) for player in table.players),
        )

    def outcome(self, table: Table) -> Outcome:
        points = [player.points for player in table.players]
        ranks = ranked([-each for each in points])
        standings = (
            Standing(Seat(seat), rank, score, (ScoreLine(words.tell("line-laid"), score),))
            for seat, (rank, score) in enumerate(zip(ranks, points, strict=True))
        )
        return Outcome(tuple(standings), table.is_over)

    def redeal(self, table: Table, seat: Seat | None, chance: Chance) -> Table:
        other, hidden = table.copy(), Redeal(seat)
        for part in (other, *other.players):
            hidden.part(other, part)
        hidden.deal(chance)
        return other

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        return WEIGHTS


def _legal(table: Table, seat: Seat) -> list[CairnAction]:
    stones = sorted({*table.players[seat].stones})
    actions: list[CairnAction] = [*map(Lay, stones), *map(Swap, stones)]
    return [action for action in actions if not any(guard(table, seat, action) for guard in GUARDS)]


def _lay(table: Table, player: Player, stone: int) -> Iterator[Event]:
    """CAIRN-LAY-02 and -03: a stone scores the height it reaches, unless it is too heavy for the one below."""
    if table.cairn and stone > table.cairn[-1]:
        yield words.event("fall", who=Who(player.seat), stone=stone, height=len(table.cairn))
        table.cairn = [stone]
    else:
        table.cairn.append(stone)
        player.points += len(table.cairn)
        yield words.event("lay", who=Who(player.seat), stone=stone, points=len(table.cairn))


def _draw(table: Table, player: Player, chance: Chance) -> Iterator[Event]:
    """CAIRN-LAY-04: any stone of the bag is as likely as the others. Only its player reads which it was."""
    if table.bag:
        stone = table.bag.pop(chance.below(len(table.bag)))
        player.stones.append(stone)
        yield words.event("draw", only=[player.seat], stone=stone)


def _next(table: Table, seat: Seat) -> Seat:
    """Return the next seat with a stone in hand; the same one where nobody has any."""
    count = len(table.players)
    order = [Seat((seat + step) % count) for step in range(1, count + 1)]
    return next((each for each in order if table.players[each].stones), seat)


def _headline(table: Table, outcome: Outcome) -> Text:
    if table.is_over:
        return words.tell("won", who=tuple(map(Who, outcome.winners)), count=len(outcome.winners))
    return words.tell("turn", who=Who(table.active))
