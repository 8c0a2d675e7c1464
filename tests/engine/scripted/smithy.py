"""A small scripted game for the tests: hidden hands, all seats choosing at once, effects that ask and draw in the middle.

Four rounds. Everybody chooses a card in secret; the cards are shown and take effect in seat order, each asking what it asks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property, partial
from typing import Any, Literal

from pydantic import TypeAdapter

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.game import TableOptions
from engine.guard import Objection
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine, Standing
from engine.script import AskOption, Choose, Play, Script, ScriptedGame, ScriptView, Stage, offered, option
from engine.script.asks import Offered
from engine.telling import Telling
from engine.text import Seat, Text, Who, say
from engine.view import View

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


@dataclass(frozen=True, slots=True)
class Pick:
    """Choose a card unseen: what is offered and chosen is the seat's secret."""

    option: str
    verb: Literal["pick"] = "pick"


Effect = Script[None]


class Smith(Play[Smithy]):
    """The verbs of the smithy."""

    def draw(self) -> str:
        """Return the top card of the deck, which is made of the discard pile where it has run out."""
        table = self.table
        if not table.deck:
            table.deck, table.discard = self.chance.shuffled(table.discard), []
        return table.deck.pop()

    def pick(self, seat: Seat, prompt: str, cards: Callable[[], Iterable[str]]) -> Script[str]:
        """Ask a seat for one of these cards in secret, and even where there is but one: silence would tell the others."""
        picked = yield from self.ask(seat, say(prompt, who=Who(seat)), lambda: map(Pick, cards()))
        return picked.option


def named(values: Iterable[str]) -> list[AskOption[str]]:
    """Return options whose labels are their values."""
    return [option(value, say("smithy-option", option=value)) for value in values]


def dig(play: Smith, seat: Seat) -> Effect:
    """Draw two from the shared deck, keep one, discard the other."""
    looking = play.table.looking[seat]
    looking += [play.draw(), play.draw()]
    play.tell(say("smithy-looks", who=Who(seat), cards=tuple(looking)), readers=[seat])
    kept = yield from play.pick(seat, "smithy-keep", lambda: play.table.looking[seat])
    table = play.table
    table.looking[seat].remove(kept)
    table.hands[seat].append(kept)
    table.discard += table.looking[seat]
    table.looking[seat].clear()


def raid(play: Smith, seat: Seat) -> Effect:
    """Ask three times: where, from whom, and whether to share; then draw the spoils."""
    where = yield from play.choose(seat, say("smithy-where"), named(("north", "south", "west")))
    rivals: list[AskOption[Seat | None]] = [
        option(other, say("smithy-rival", who=Who(other))) for other in play.table.seats if other != seat
    ]
    nobody = option(None, say("smithy-option", option="nobody"), word="nobody")
    whom = yield from play.choose(seat, say("smithy-whom"), [*rivals, nobody])
    share = yield from play.choose(seat, say("smithy-share"), named(("keep", "share")))
    spoils = 1 + play.chance.below(3) + (where == "north")
    play.table.points[seat] += spoils
    if whom is not None:
        play.table.points[whom] += 2 if share == "share" else -1


def gift(play: Smith, seat: Seat) -> Effect:
    """Give up to two of three wares away, a point each; then discard a card from the hand for another."""
    wares, done = ["coal", "iron", "tin"], option("done", say("smithy-enough"))
    for _ in range(2):
        ware = yield from play.choose(seat, say("smithy-give"), [*named(wares), done])
        if ware is None or ware == "done":
            break
        wares.remove(ware)
        play.table.points[seat] += 1
    card = yield from play.pick(seat, "smithy-discard", lambda: [*play.table.hands[seat], "none"])
    if card != "none":
        play.table.hands[seat].remove(card)
        play.table.discard.append(card)
        play.table.points[seat] += 1


def toss(play: Smith, seat: Seat, stakes: Sequence[str] = ("again", "stop")) -> Effect:
    """Let everybody stake as often as they like, in any order."""
    staking = list(play.table.seats)
    while staking:
        stake = Offered(named(stakes))
        own, answer = yield from play.ask_any({each: Ask(say("smithy-stake"), stake) for each in staking})
        if answer == Choose("again"):
            play.table.points[own] += play.chance.below(4) - 1
        else:
            staking.remove(own)


EFFECTS = {"dig": dig, "raid": raid, "gift": gift, "toss": toss}


def is_offered(stage: Stage[Smith], seat: Seat, action: Choose | Pick) -> Objection | None:
    """Object to what is not offered; None where nothing is wrong.

    Whose turn it is the kernel says, but of a verb that is a secret only this guard may speak.
    """
    ask = SMITHY.awaits(stage).get(seat)
    if (action in ask.legal) if ask else action.verb not in SMITHY.secret_verbs:
        return None
    return Objection(say("smithy-not-offered", option=action.option), None)


class SmithyTelling(Telling[SmithyView, Choose | Pick]):
    """Labels of options as they are offered, of cards as they are called."""

    def label(self, view: SmithyView, action: Choose | Pick) -> Text:
        offer = view.offer(action)
        return offer.label if offer else say("smithy-option", option=action.option)

    def reading(self, view: SmithyView, action: Choose | Pick) -> Text | None:
        return self.label(view, action) if isinstance(action, Pick) or view.offer(action) else None

    def choice(self, view: SmithyView, action: Choose | Pick, field: str) -> Text:
        return self.label(view, action)


class SmithyGame(ScriptedGame[Smithy, Choose | Pick, Smith, SmithyView]):
    id = "smithy"
    version = 1
    seats = (2, 3, 4)
    actions = (Choose, Pick)
    secret_verbs = frozenset({"pick"})
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
            seat: Ask(say("smithy-choose", who=Who(seat)), Legal(partial(map, Pick, table.hands[seat])))
            for seat in table.seats
            if table.chosen[seat] is None
        }

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
            outcome=self.stand(table),
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

    def stand(self, table: Smithy) -> Outcome:
        def standing(seat: Seat) -> Standing:
            mine = table.points[seat]
            rank = 1 + sum(points > mine for points in table.points)
            return Standing(seat, rank, mine, (ScoreLine(say("smithy-points"), mine),))

        return Outcome(tuple(standing(seat) for seat in table.seats), final=self.is_over(table))

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

    guards = (is_offered,)

    telling = SmithyTelling("smithy")


SMITHY = SmithyGame()
