"""A small scripted game for the tests: hidden hands, all seats choosing at once, effects that ask and draw in the middle.

Four rounds. Everybody chooses a card in secret; the cards are shown and take effect in seat order, each asking what it asks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from pydantic import TypeAdapter

from engine.chance import Chance
from engine.game import Ask, Line, Outcome, Standing, TableOptions, View
from engine.script import Choose, Play, Script, ScriptedGame
from engine.text import Seat, Text, Who, say

ROUNDS = 4
HAND = 3
KINDS = ("dig", "raid", "gift", "toss")
CARDS = [f"{kind}-{number}" for kind in KINDS for number in range(1, 9)]


@dataclass(slots=True)
class Smithy:
    """The plain table. `looking` holds what a seat has drawn and not yet decided on; `played` is face up, `chosen` face down."""

    deck: list[str]
    hands: list[list[str]]
    points: list[int]
    round: int = 1
    discard: list[str] = field(default_factory=list)
    chosen: list[str | None] = field(default_factory=list)
    played: list[str | None] = field(default_factory=list)
    looking: list[list[str]] = field(default_factory=list)

    @property
    def seats(self) -> list[Seat]:
        return [Seat(number) for number in range(len(self.hands))]


class SmithyView(View):
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


def dig(play: Play[Smithy], seat: Seat) -> Effect:
    """Draw two from the shared deck, keep one, discard the other."""
    looking = play.table.looking[seat]
    looking += [draw(play), draw(play)]
    play.tell(say("smithy-looks", who=Who(seat), cards=tuple(looking)), readers=[seat])
    kept = yield from play.choose(seat, say("smithy-keep", who=Who(seat)), lambda: play.table.looking[seat])
    table = play.table
    table.looking[seat].remove(kept)
    table.hands[seat].append(kept)
    table.discard += table.looking[seat]
    table.looking[seat].clear()


def raid(play: Play[Smithy], seat: Seat) -> Effect:
    """Ask three times: where, from whom, and whether to share; then draw the spoils."""
    where = yield from play.choose(seat, say("smithy-where"), lambda: ("north", "south", "west"))
    rivals = [str(other) for other in play.table.seats if other != seat]
    whom = yield from play.choose(seat, say("smithy-whom"), lambda: [*rivals, "nobody"])
    share = yield from play.choose(seat, say("smithy-share"), lambda: ("keep", "share"))
    spoils = 1 + play.chance.below(3) + (where == "north")
    play.table.points[seat] += spoils
    if whom != "nobody":
        play.table.points[int(whom)] += 2 if share == "share" else -1


def gift(play: Play[Smithy], seat: Seat) -> Effect:
    """Give up to two of three wares away, a point each; then discard a card from the hand for another."""
    wares = yield from play.choose_up_to(2, seat, say("smithy-give"), lambda: ("coal", "iron", "tin"))
    play.table.points[seat] += len(wares)
    card = yield from play.choose(seat, say("smithy-discard"), lambda: [*play.table.hands[seat], "none"])
    if card != "none":
        play.table.hands[seat].remove(card)
        play.table.discard.append(card)
        play.table.points[seat] += 1


def toss(play: Play[Smithy], seat: Seat) -> Effect:
    """Everybody stakes at once and draws from chance of their own."""

    def stake(own: Seat) -> Effect:
        while (yield from play.choose(own, say("smithy-stake"), lambda: ("again", "stop"))) == "again":
            play.table.points[own] += play.chance_of(own).below(4) - 1

    yield from play.together({own: stake(own) for own in play.table.seats})


EFFECTS = {"dig": dig, "raid": raid, "gift": gift, "toss": toss}


def draw(play: Play[Smithy]) -> str:
    table = play.table
    if not table.deck:
        table.deck, table.discard = play.chance.shuffled(table.discard), []
    return table.deck.pop()


class SmithyGame(ScriptedGame[Smithy, Choose]):
    id = "smithy"
    version = 1
    seats = (2, 3, 4)
    actions = (Choose,)

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

    def turn(self, play: Play[Smithy]) -> Script[None]:
        yield from play.together({seat: self.choose_card(play, seat) for seat in play.table.seats})
        table = play.table
        for seat in table.seats:
            card = table.chosen[seat]
            assert card is not None
            table.hands[seat].remove(card)
            table.played[seat], table.chosen[seat] = card, None
        for seat in play.table.seats:
            card = play.table.played[seat]
            assert card is not None
            play.tell(say("smithy-plays", who=Who(seat), card=card))
            yield from self.effect(card, play, seat)
        self.end_round(play)

    def effect(self, card: str, play: Play[Smithy], seat: Seat) -> Effect:
        return EFFECTS[card.split("-")[0]](play, seat)

    def choose_card(self, play: Play[Smithy], seat: Seat) -> Effect:
        prompt = say("smithy-choose", who=Who(seat))
        answer = yield from play.ask(seat, prompt, lambda: [Choose(card) for card in play.table.hands[seat]])
        play.table.chosen[seat] = answer.option

    def end_round(self, play: Play[Smithy]) -> None:
        table = play.table
        for seat in table.seats:
            table.discard += [card for card in [table.played[seat]] if card]
            table.played[seat] = None
            while len(table.hands[seat]) < HAND:
                table.hands[seat].append(draw(play))
        table.round += 1

    def is_over(self, table: Smithy) -> bool:
        return table.round > ROUNDS

    def see(self, table: Smithy, seat: Seat | None, asks: Mapping[Seat, Ask[Choose]]) -> View:
        musts = [ask.prompt for ask in asks.values() if ask.must]
        return SmithyView(
            seat=seat,
            seats=len(table.hands),
            headline=musts[0] if musts else say("smithy-over"),
            outcome=self.stand(table, over=not asks),
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

    def label(self, view: View, action: Choose) -> Text:
        return say("smithy-option", option=action.option)

    def choice(self, view: View, action: Choose, field: str) -> Text:
        return say("smithy-option", option=action.option)

    def referee(self, view: View, action: Choose) -> tuple[Text, str | None]:
        return say("smithy-not-offered", option=action.option), None


SMITHY = SmithyGame()
