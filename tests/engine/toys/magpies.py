"""A small complete game for the tests: it has one of everything that can go wrong.

Everybody at once keeps one of two cards in secret. Then in turn: take one card from the display, or two whose sum is at most six; then
show a hand card, peek at charms, and end the turn, at which the display is filled at random. Who holds a winking charm may turn it up
at any time; that one can is a secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Literal, TypeAlias

from engine.action import Value, verb_of
from engine.ask import Ask
from engine.chance import Chance
from engine.event import Event
from engine.game import Game, TableOptions
from engine.guard import Guard, Objection
from engine.legal import Legal
from engine.outcome import Outcome, ScoreLine, Standing
from engine.telling import Telling
from engine.text import Seat, Text, Who, say
from tests.engine.toys.nests import CARDS, CHARMS, MagpieOptions, Meadow, MeadowView, Nest, NestView

MOST_IN_PAIR = 6


@dataclass(frozen=True, slots=True)
class Keep:
    """Keep this card; the other goes back to the deck."""

    card: int
    verb: Literal["keep"] = "keep"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card, or two, from the display."""

    first: str
    second: str | None = None
    verb: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class Show:
    """Turn a hand card up into the row."""

    card: int
    verb: Literal["show"] = "show"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at the charm of another seat."""

    who: int
    verb: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class End:
    """End the turn."""

    verb: Literal["end"] = "end"


@dataclass(frozen=True, slots=True)
class Wink:
    """Turn the own winking charm up."""

    verb: Literal["wink"] = "wink"


Action: TypeAlias = Keep | Take | Show | Peek | End | Wink


class MagpieTelling(Telling[MeadowView, Action]):
    """Labels that show what lies in the display."""

    def label(self, view: MeadowView, action: Action) -> Text:
        match action:
            case Keep(card) | Show(card):
                return say(f"magpies-{verb_of(action)}-card", card=card)
            case Take(first, None):
                return say("magpies-take-one", first=_shown(view, first))
            case Take(first, second) if second:
                return say("magpies-take-two", first=_shown(view, first), second=_shown(view, second))
            case Peek(who):
                return say("magpies-peek-at", who=Who(Seat(who)))
            case _:
                return say(f"magpies-verb-{verb_of(action)}")

    def choice(self, view: MeadowView, action: Action, field: str) -> Text:
        value = getattr(action, field)
        if value is None:
            return say("magpies-no-second")
        if isinstance(action, Take):
            return _shown(view, value)
        return (
            say("magpies-seat", who=Who(Seat(value))) if field == "who" else say("magpies-card", card=value)
        )


class Magpies(Game[Meadow, Action, MeadowView]):
    """The rules of the magpies."""

    id = "magpies"
    version = 1
    seats = (2, 3, 4)
    Options = MagpieOptions
    actions: Sequence[type[Action]] = (Keep, Take, Show, Peek, End, Wink)
    secret_verbs = frozenset({"wink"})
    table_type = Meadow
    telling = MagpieTelling("magpies")

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Meadow:
        assert isinstance(options, MagpieOptions)
        cards, charms = chance.shuffled(CARDS), chance.shuffled(CHARMS)
        nests = [Nest([cards.pop(), cards.pop()], charms.pop()) for _ in range(seats)]
        display = {name: cards.pop() for name in "ABC"}
        return Meadow(options, nests, display, cards, charms)

    def awaits(self, table: Meadow) -> Mapping[Seat, Ask[Action]]:
        if table.stage == "over":
            return {}
        asks = {seat: ask for seat in map(Seat, range(len(table.nests))) if (ask := _ask(table, seat))}
        return dict(sorted(asks.items()))

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        nest = table.nests[seat]
        match action:
            case Keep(card):
                nest.hand.remove(card)
                table.deck += nest.hand
                nest.hand, nest.chosen = [card], True
                yield Event(say("magpies-kept", who=Who(seat)))
                yield Event(say("magpies-kept-card", card=card), frozenset({seat}))
                if all(other.chosen for other in table.nests):
                    table.stage = "take"
            case Take(first, second):
                taken = [table.display.pop(name) for name in (first, second) if name]
                nest.row += taken
                table.stage = "act"
                yield Event(say("magpies-took", who=Who(seat), cards=tuple(str(card) for card in taken)))
            case Show(card):
                nest.hand.remove(card)
                nest.row.append(card)
                yield Event(say("magpies-showed", who=Who(seat), card=card))
            case Peek(who):
                nest.peeked.append(who)
                yield Event(say("magpies-peeked", who=Who(seat), other=Who(Seat(who))))
                yield Event(_seen(table, who), frozenset({seat}))
            case Wink():
                nest.shown = True
                yield Event(say("magpies-winked", who=Who(seat)))
            case End():
                yield from _end(table, chance)

    def view(self, table: Meadow, seat: Seat | None) -> MeadowView:
        final = table.stage == "over"
        nests = tuple(_nest(table, seat, owner) for owner in range(len(table.nests)))
        return MeadowView(
            seat=seat,
            seats=len(table.nests),
            headline=_headline(table),
            outcome=_outcome(nests, table.options.bonus or 0, final),
            stage=table.stage,
            active=table.active,
            display=dict(table.display),
            nests=nests,
            deck=len(table.deck),
        )

    def outcome(self, table: Meadow) -> Outcome:
        nests = tuple(
            NestView(
                hand=tuple(nest.hand),
                charm=nest.charm,
                shown=nest.shown,
                chosen=nest.chosen,
                row=tuple(nest.row),
            )
            for nest in table.nests
        )
        return _outcome(nests, table.options.bonus or 0, table.stage == "over")

    def redeal(self, table: Meadow, seat: Seat | None, chance: Chance) -> Meadow:
        new = table.copy()
        if table.stage == "over":
            return new
        others = [nest for owner, nest in enumerate(new.nests) if owner != seat]
        veiled = [nest for owner, nest in enumerate(new.nests) if not table.knows_charm(seat, owner)]
        cards = chance.shuffled(sorted(new.deck + [card for nest in others for card in nest.hand]))
        charms = chance.shuffled(sorted(new.spare + [nest.charm for nest in veiled]))
        for nest in others:
            nest.hand = [cards.pop() for _ in nest.hand]
        for nest in veiled:
            nest.charm = charms.pop()
        new.deck, new.spare = cards, charms
        return new

    @property
    def guards(self) -> Sequence[Guard[Meadow, Action]]:
        return (in_its_stage, holds_card, lies_there, fits_in_pair, may_peek, can_wink)

    def pieces(self, table: Meadow, verb: str, field: str) -> Sequence[Value]:
        return {"card": sorted({*CARDS}), "who": range(len(table.nests))}.get(field, "ABC")


def _not_now(table: Meadow) -> Objection:
    return Objection(say("magpies-not-now", stage=say(f"magpies-stage-{table.stage}")), None)


def in_its_stage(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to an action in another stage than its own; a wink has none, and of the end the kernel speaks. None where nothing is wrong."""
    if table.stage == "over":
        return None
    stages = {Keep: "keep", Take: "take", Show: "act", Peek: "act", End: "act"}
    return None if stages.get(type(action), table.stage) == table.stage else _not_now(table)


def holds_card(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to a card that is kept or shown from elsewhere than the own hand; None where nothing is wrong."""
    if isinstance(action, Keep | Show) and action.card not in table.nests[seat].hand:
        return _not_now(table)
    return None


def lies_there(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to a card that is taken from elsewhere than the display; None where nothing is wrong."""
    if isinstance(action, Take) and not {action.first, action.second} <= {*table.display, None}:
        return _not_now(table)
    return None


def fits_in_pair(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to two cards that are not named in the order of the display, or are worth too much; None where nothing is wrong."""
    if not isinstance(action, Take) or action.second is None:
        return None
    total = table.display[action.first] + table.display[action.second]
    return _not_now(table) if action.first >= action.second or total > MOST_IN_PAIR else None


def may_peek(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to a peek, unless at a charm of another seat that is neither known nor open."""
    if not isinstance(action, Peek):
        return None
    there = range(len(table.nests))
    is_dark = action.who in there and action.who != seat and not table.knows_charm(seat, action.who)
    return None if table.options.peeking and is_dark else _not_now(table)


def can_wink(table: Meadow, seat: Seat, action: Action) -> Objection | None:
    """Object to a wink, unless with a winking charm that is not turned up."""
    nest = table.nests[seat]
    if not isinstance(action, Wink) or (nest.charm == "wink" and not nest.shown):
        return None
    return _not_now(table)


def _ask(table: Meadow, seat: Seat) -> Ask[Action] | None:
    nest = table.nests[seat]

    def legal(actions: Iterable[Action]) -> Iterator[Action]:
        return (a for a in (*actions, Wink()) if not any(guard(table, seat, a) for guard in GAME.guards))

    def take() -> Iterator[Action]:
        pairs = product(table.display, (None, *table.display))
        return legal(Take(first, second) for first, second in pairs)

    def act() -> Iterator[Action]:
        return legal((*map(Show, nest.hand), *map(Peek, range(len(table.nests))), End()))

    def keep() -> Iterator[Action]:
        return legal(map(Keep, sorted(set(nest.hand))))

    if table.stage == "keep" and not nest.chosen:
        return Ask(say("magpies-must-keep"), Legal(keep))
    if table.stage in ("take", "act") and seat == table.active:
        return Ask(say(f"magpies-must-{table.stage}"), Legal(take if table.stage == "take" else act))
    wink = Legal(lambda: legal(()))
    return Ask(say("magpies-may-wink"), wink, must=False) if len(wink) else None


def _end(table: Meadow, chance: Chance) -> Iterator[Event]:
    for name in "ABC":
        if name not in table.display and table.deck:
            table.display[name] = table.deck.pop(chance.below(len(table.deck)))
    table.display = dict(sorted(table.display.items()))
    table.turn += 1
    table.stage = "take"
    yield Event(say("magpies-display", cards=tuple(f"{name}{card}" for name, card in table.display.items())))
    if table.turn == table.options.rounds * len(table.nests):
        table.stage = "over"
        yield Event(say("magpies-over"))


def _seen(table: Meadow, owner: int) -> Text:
    return say("magpies-saw", who=Who(Seat(owner)), charm=say(f"magpies-charm-{table.nests[owner].charm}"))


def _shown(view: MeadowView, name: str) -> Text:
    return say("magpies-display-card", name=name, card=view.display[name])


def _headline(table: Meadow) -> Text:
    return say(f"magpies-now-{table.stage}", who=Who(table.active))


def _nest(table: Meadow, seat: Seat | None, owner: int) -> NestView:
    nest, final = table.nests[owner], table.stage == "over"
    return NestView(
        hand=tuple(card if owner == seat or final else None for card in nest.hand),
        charm=nest.charm if table.knows_charm(seat, owner) else None,
        shown=nest.shown,
        chosen=nest.chosen,
        row=tuple(nest.row),
    )


def _outcome(nests: tuple[NestView, ...], bonus: int, final: bool) -> Outcome:
    lines = [_lines(nest, bonus) for nest in nests]
    scores = [sum(line.points for line in seat) for seat in lines]
    return Outcome(
        tuple(
            Standing(Seat(seat), 1 + sum(other > scores[seat] for other in scores), scores[seat], lines[seat])
            for seat in range(len(nests))
        ),
        final,
    )


def _lines(nest: NestView, bonus: int) -> tuple[ScoreLine, ...]:
    charm = {"owl": 2, "fox": 3 if len(nest.row) > 2 else 0, "wink": 1 + bonus * nest.shown}
    lines = [ScoreLine(say("magpies-line-row"), sum(nest.row))]
    lines.append(ScoreLine(say("magpies-line-hand"), sum(card or 0 for card in nest.hand) // 2))
    if nest.charm:
        lines.append(
            ScoreLine(say("magpies-line-charm", charm=say(f"magpies-charm-{nest.charm}")), charm[nest.charm])
        )
    return tuple(lines)


GAME = Magpies()
