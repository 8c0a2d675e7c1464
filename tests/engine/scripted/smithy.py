"""A small scripted game for the tests: hidden hands, all seats choosing at once, effects that ask and draw in the middle.

Four rounds. Everybody chooses a card in secret; the cards are shown and take effect in seat order, each asking what it asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from pydantic import TypeAdapter

from engine.action import Value
from engine.chance import Chance
from engine.game import Ask, TableOptions, View
from engine.guard import Objection
from engine.outcome import Line, Outcome, Standing
from engine.script import (
    Choose,
    Option,
    Pick,
    Play,
    Script,
    ScriptedGame,
    ScriptView,
    Stage,
    offered,
    option,
)
from engine.script.asks import Offered
from engine.text import Seat, Who, say

ROUNDS = 4
HAND = 3
KINDS = ("dig", "raid", "gift", "toss")
WORDS = (
    "north",
    "south",
    "west",
    "nobody",
    "keep",
    "share",
    "coal",
    "iron",
    "tin",
    "done",
    "none",
    "again",
    "stop",
)
CARDS = [f"{kind}-{number}" for kind in KINDS for number in range(1, 9)]


@dataclass(slots=True)
class Smithy:
    """The plain table.

    `looking` holds what a seat has drawn and not yet decided on; `chosen` is face down, `played` face up until it has taken effect.
    """

    deck: list[str]
    hands: list[list[str]]
    points: list[int]
    round: int = 1
    shown: bool = False
    discard: list[str] = field(default_factory=list)
    chosen: list[str | None] = field(default_factory=list)
    played: list[str | None] = field(default_factory=list)
    looking: list[list[str]] = field(default_factory=list)

    @property
    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.hands))]


class SmithyView(ScriptView):
    round: int
    points: tuple[int, ...]
    hand: tuple[str, ...]
    looking: tuple[str, ...]
    chosen: str | None
    hand_sizes: tuple[int, ...]
    looking_sizes: tuple[int, ...]
    has_chosen: tuple[bool, ...]
    played: tuple[str | None, ...]
    discard: tuple[str, ...]
    deck: int


Effect = Script[None]


class Smith(Play[Smithy]):
    """The verbs of the smithy."""

    enough = say("smithy-enough")

    def draw(self) -> str:
        """The top card of the deck, which is made of the discard pile where it has run out."""
        table = self.table
        if not table.deck:
            table.deck, table.discard = self.chance.shuffled(table.discard), []
        return table.deck.pop()


def named(values: Iterable[str]) -> list[Option[str]]:
    """Options that are called what they are."""
    return [option(value, say("smithy-option", option=value)) for value in values]


def dig(play: Smith, seat: Seat) -> Effect:
    """Draw two from the shared deck, keep one, discard the other."""
    looking = play.table.looking[seat]
    looking += [play.draw(), play.draw()]
    play.tell(say("smithy-looks", who=Who(seat), cards=tuple(looking)), readers=[seat])
    kept = yield from play.either(
        seat, say("smithy-keep", who=Who(seat)), lambda: named(play.table.looking[seat]), secret=True
    )
    table = play.table
    table.looking[seat].remove(kept)
    table.hands[seat].append(kept)
    table.discard += table.looking[seat]
    table.looking[seat].clear()


def raid(play: Smith, seat: Seat) -> Effect:
    """Ask three times: where, from whom, and whether to share; then draw the spoils."""
    where = yield from play.either(seat, say("smithy-where"), named(("north", "south", "west")))
    rivals: list[Option[Seat | None]] = [
        option(other, say("smithy-rival", who=Who(other))) for other in play.table.seats if other != seat
    ]
    nobody = option(None, say("smithy-option", option="nobody"), word="nobody")
    whom = yield from play.either(seat, say("smithy-whom"), [*rivals, nobody])
    share = yield from play.either(seat, say("smithy-share"), named(("keep", "share")))
    spoils = 1 + play.chance.below(3) + (where == "north")
    play.table.points[seat] += spoils
    if whom is not None:
        play.table.points[whom] += 2 if share == "share" else -1


def gift(play: Smith, seat: Seat) -> Effect:
    """Give up to two of three wares away, a point each; then discard a card from the hand for another."""
    wares = yield from play.choose_up_to(2, seat, say("smithy-give"), named(("coal", "iron", "tin")))
    play.table.points[seat] += len(wares)
    card = yield from play.either(
        seat, say("smithy-discard"), lambda: named([*play.table.hands[seat], "none"]), secret=True
    )
    if card != "none":
        play.table.hands[seat].remove(card)
        play.table.discard.append(card)
        play.table.points[seat] += 1


def toss(play: Smith, seat: Seat) -> Effect:
    """Everybody stakes at once and draws from chance of their own."""

    def stake(own: Seat) -> Effect:
        while (yield from play.either(own, say("smithy-stake"), named(("again", "stop")))) == "again":
            play.table.points[own] += play.chance_of(own).below(4) - 1

    yield from play.together({own: stake(own) for own in play.table.seats})


EFFECTS = {"dig": dig, "raid": raid, "gift": gift, "toss": toss}


class SmithyGame(ScriptedGame[Smithy, Choose | Pick, Smith]):
    id = "smithy"
    version = 1
    seats = (2, 3, 4)
    actions = (Choose, Pick)
    voice = Smith

    @cached_property
    def _adapter(self) -> TypeAdapter[Smithy]:
        return TypeAdapter(Smithy)

    @property
    def plain_tables(self) -> TypeAdapter[Smithy]:
        return self._adapter

    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> Smithy:
        deck = chance.shuffled(CARDS)
        hands = [[deck.pop() for _ in range(HAND)] for _ in range(seats)]
        return Smithy(
            deck,
            hands,
            [0] * seats,
            chosen=[None] * seats,
            played=[None] * seats,
            looking=[[] for _ in hands],
        )

    def menu(self, play: Smith) -> Mapping[Seat, Ask[Pick]]:
        table = play.table
        if table.shown:
            return {}
        return {
            seat: Ask(say("smithy-choose", who=Who(seat)), Offered(self.hand(play, seat), Pick))
            for seat in table.seats
            if table.chosen[seat] is None
        }

    def hand(self, play: Smith, seat: Seat) -> list[Option[str]]:
        return named(play.table.hands[seat])

    def act(self, play: Smith, seat: Seat, action: Choose | Pick) -> None:
        play.table.chosen[seat] = action.option

    def advance(self, play: Smith) -> Effect | None:
        table = play.table
        if not table.shown:
            self.show(table)
            return None
        for seat in table.seats:
            if card := table.played[seat]:
                return self.take_effect(play, seat, card)
        self.end_round(play)
        return None

    def show(self, table: Smithy) -> None:
        table.shown = True
        for seat in table.seats:
            card = table.chosen[seat]
            assert card is not None
            table.hands[seat].remove(card)
            table.played[seat], table.chosen[seat] = card, None

    def take_effect(self, play: Smith, seat: Seat, card: str) -> Effect:
        play.tell(say("smithy-plays", who=Who(seat), card=card))
        yield from self.effect(card, play, seat)
        play.table.played[seat] = None
        play.table.discard.append(card)

    def effect(self, card: str, play: Smith, seat: Seat) -> Effect:
        return EFFECTS[card.split("-")[0]](play, seat)

    def end_round(self, play: Smith) -> None:
        table = play.table
        for seat in table.seats:
            while len(table.hands[seat]) < HAND:
                table.hands[seat].append(play.draw())
        table.shown = False
        table.round += 1

    def is_over(self, table: Smithy) -> bool:
        return table.round > ROUNDS

    def see(self, table: Smithy, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> View:
        musts = [ask.prompt for ask in asks.values() if ask.must]
        return SmithyView(
            seat=seat,
            seats=len(table.hands),
            headline=musts[0] if musts else say("smithy-over"),
            outcome=self.stand(table, over=not asks),
            options=offered(asks, seat),
            round=table.round,
            points=tuple(table.points),
            hand=() if seat is None else tuple(table.hands[seat]),
            looking=() if seat is None else tuple(table.looking[seat]),
            chosen=None if seat is None else table.chosen[seat],
            hand_sizes=tuple(len(hand) for hand in table.hands),
            looking_sizes=tuple(len(cards) for cards in table.looking),
            has_chosen=tuple(card is not None for card in table.chosen),
            played=tuple(table.played),
            discard=tuple(table.discard),
            deck=len(table.deck),
        )

    def stand(self, table: Smithy, over: bool) -> Outcome:
        def standing(seat: Seat) -> Standing:
            mine = table.points[seat]
            rank = 1 + sum(points > mine for points in table.points)
            return Standing(seat, rank, mine, (Line(say("smithy-points"), mine),))

        return Outcome(tuple(standing(seat) for seat in table.seats), final=over)

    def deal_anew(self, table: Smithy, seat: Seat | None, chance: Chance) -> None:
        others = [other for other in table.seats if other != seat]
        hidden = [
            table.deck,
            *(table.hands[other] for other in others),
            *(table.looking[other] for other in others),
        ]
        pool = chance.shuffled(sorted(card for pile in hidden for card in pile))
        for pile in hidden:
            pile[:] = [pool.pop() for _ in pile]
        for other in others:
            if table.chosen[other] is not None:
                table.chosen[other] = chance.choice(table.hands[other])

    def pieces(self, table: Stage[Smith], verb: str, field: str) -> Sequence[Value]:
        return [*CARDS, *WORDS, *map(str, table.play.table.seats)]

    def reason(self, play: Smith, seat: Seat, action: Choose | Pick) -> Objection:
        return Objection(say("smithy-not-offered", option=action.option), None)


SMITHY = SmithyGame()
