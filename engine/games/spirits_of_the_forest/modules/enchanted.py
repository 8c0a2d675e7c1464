"""Enchanted mode: cards are claimed with tiles, and without one nobody scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import Final, Literal, TypeAlias, get_args

from engine.chance import Chance
from engine.facts import Facts, facts
from engine.game import Event, Line
from engine.games.spirits_of_the_forest.model.actions import Claim, ForestAction, Move, Stop, Swap, Token
from engine.games.spirits_of_the_forest.model.components import Tile, tiles
from engine.games.spirits_of_the_forest.model.kinds import ID, POWERS, SPIRITS, Face, Module
from engine.games.spirits_of_the_forest.model.module_states import Bonus, Display
from engine.games.spirits_of_the_forest.model.options import ForestOptions
from engine.games.spirits_of_the_forest.model.table import Favour, Player, Table
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.model.view import Stage
from engine.games.spirits_of_the_forest.modules.module import ForestModule, Terms
from engine.games.spirits_of_the_forest.pieces.favour import examine
from engine.games.spirits_of_the_forest.pieces.forest import own_gems, without_gem
from engine.games.spirits_of_the_forest.pieces.steps import TurnStep
from engine.text import Seat, Text, Who

SHOWN: Final = 3
"""ML-ENCHANT-01: the cards in the display."""
_STOP = Stop()

Shape: TypeAlias = Literal["any", "double", "power"]
"""In a request, instead of a spirit or a power: any tile, any double, any tile with a power."""


class CardFacts(Facts):
    """One card. A request is a spirit, a power, a `Shape`, `<spirit>+power` or `any+<power>` (ML-ENCHANT-03)."""

    id: str
    requests: tuple[str, str, str]
    bonus: Bonus
    points: int


class DeckFacts(Facts):
    """The file of enchantment cards."""

    reconstructed: bool
    cards: tuple[CardFacts, ...]

    def wrong(self) -> Iterator[str]:
        """What is known of the fifteen cards, whatever they ask for (ML-ENCHANT-02, ML-ENCHANT-03)."""
        if len(self.cards) != 15 or len({card.id for card in self.cards}) != 15:
            yield "there must be fifteen enchantment cards, each with an id of its own"
        for bonus in get_args(Bonus):
            if all(card.bonus != bonus for card in self.cards):
                yield f"at least one enchantment card must bring the bonus {bonus}"
        for card in self.cards:
            if card.points < 1:
                yield f"the enchantment card {card.id} must be worth a point or more"
            for request in card.requests:
                if request not in _requests():
                    yield f"the enchantment card {card.id} asks for {request!r}, which is no request"


@cache
def _requests() -> frozenset[str]:
    """Whatever a card may ask for."""
    with_power = (f"{spirit}+power" for spirit in SPIRITS)
    return frozenset(
        (*get_args(Shape), *SPIRITS, *POWERS, *with_power, *(f"any+{power}" for power in POWERS))
    )


@cache
def enchantments() -> dict[str, CardFacts]:
    """The cards by their ids."""
    return {card.id: card for card in facts(ID, "enchantments", DeckFacts).cards}


@cache
def matches(request: str, tile: Tile) -> bool:
    """ML-ENCHANT-05: whether the tile meets the request."""
    return all(_has(word, tile) for word in request.split("+"))


def _has(word: str, tile: Tile) -> bool:
    if word == "any":
        return True
    if word == "double":
        return tile.symbols == 2
    if word == "power":
        return tile.power is not None
    return word in (tile.spirit, tile.power)


@cache
def tile_kind(index: int) -> str:
    """What a tile shows, as people type it: `leaves`, `leaves-double`, `leaves-moon`."""
    tile = tiles()[index]
    return f"{tile.spirit}-double" if tile.symbols == 2 else "-".join(filter(None, (tile.spirit, tile.power)))


@cache
def tile_of_kind(kind: str) -> Tile | None:
    """The tile that shows this; None where there is no such tile."""
    return next((tile for index, tile in enumerate(tiles()) if tile_kind(index) == kind), None)


def claims_of(kinds: Counter[str], card: str) -> Iterator[Claim]:
    """ML-ENCHANT-04: every way to meet the three requests of a card with three of these tiles."""
    fitting = [
        [kind for kind in kinds if (tile := tile_of_kind(kind)) and matches(request, tile)]
        for request in enchantments()[card].requests
    ]
    for named_tiles in product(*fitting):
        if all(kinds[kind] >= named_tiles.count(kind) for kind in named_tiles):
            first, second, third = named_tiles
            yield Claim(card, first, second, third)


def claims(display: Display, player: Player) -> Iterator[Claim]:
    """Every claim that a player's tiles allow."""
    kinds = Counter(sorted(map(tile_kind, player.tiles)))
    for card in display.display:
        yield from claims_of(kinds, card)


class Enchanted(ForestModule):
    """The page of the Enchanted mode."""

    id: Module = "enchanted"

    def deal(self, table: Table, options: ForestOptions, chance: Chance) -> None:
        """ML-ENCHANT-01."""
        deck = chance.shuffled(tuple(enchantments()))
        shown = [deck.pop() for _ in range(SHOWN)]
        table.enchanted = Display(deck, shown, [[] for _ in table.players])

    def terms(self, table: Table, terms: Terms) -> None:
        """ML-ENCHANT-16: nothing is lost for what is missing."""
        terms.missing = 0

    def lines(self, table: Table, seat: Seat, known: Sequence[Sequence[Face]]) -> Iterator[Line]:
        """ML-ENCHANT-17: the points of the cards claimed."""
        assert table.enchanted is not None
        cards = table.enchanted.claimed[seat]
        if cards:
            yield Line(tell("line-claimed", count=len(cards)), sum(enchantments()[c].points for c in cards))

    def gate(self, table: Table, seat: Seat, score: int, has_majority: bool) -> Line | None:
        """ML-ENCHANT-15: without a card, or without the most of any spirit, nothing is scored at all."""
        assert table.enchanted is not None
        if table.enchanted.claimed[seat] and has_majority:
            return None
        why = "line-no-majority" if table.enchanted.claimed[seat] else "line-no-card"
        return Line(tell(why), -score)

    def tie(self, table: Table, seat: Seat) -> int:
        """ML-ENCHANT-17: more cards break a tie."""
        assert table.enchanted is not None
        return len(table.enchanted.claimed[seat])

    def redeal(self, table: Table, viewer: Seat | None, chance: Chance) -> None:
        assert table.enchanted is not None
        table.enchanted.deck = chance.shuffled(sorted(table.enchanted.deck))


class Claiming(TurnStep):
    """ML-ENCHANT-06: at the end of the turn one card of the display may be claimed."""

    stage: Stage = "claim"

    def is_due(self, table: Table) -> bool:
        display = table.enchanted
        return display is not None and any(True for _ in claims(display, table.players[table.active]))

    def choices(self, table: Table) -> Iterator[ForestAction]:
        assert table.enchanted is not None
        yield from claims(table.enchanted, table.players[table.active])
        yield _STOP

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        if not isinstance(action, Claim):
            yield Event(tell("event-no-claim", who=Who(seat)))
            return
        display, player = table.enchanted, table.players[seat]
        assert display is not None
        card = enchantments()[action.card]
        yield Event(tell("event-claim", who=Who(seat), points=card.points, bonus=tell(f"bonus-{card.bonus}")))
        for kind in (action.first, action.second, action.third):  # ML-ENCHANT-07
            index = next(tile for tile in player.tiles if tile_kind(tile) == kind)
            player.tiles.remove(index)
            display.spent.append(index)
        place = display.display.index(action.card)
        display.display[place : place + 1] = [display.deck.pop()] if display.deck else []  # ML-ENCHANT-08
        display.claimed[seat].append(action.card)
        yield from _bonus(table, display, seat, card.bonus, chance)


def _bonus(table: Table, display: Display, seat: Seat, bonus: Bonus, chance: Chance) -> Iterator[Event]:
    """ML-ENCHANT-10, -13, -14: what the card brings at once, or what is asked next for it."""
    if bonus == "gem":
        display.bonus = bonus
    elif bonus == "again":
        display.again = True
    else:
        display.drawn = tuple(_draw(table.box, chance) for _ in range(min(2, len(table.box))))
        if len(display.drawn) == 1:
            table.won, display.drawn = (Favour(display.drawn[0]),), ()
            yield from examine(table, seat)
        elif display.drawn:
            faces = tuple(map(named, display.drawn))
            yield Event(tell("event-draw", who=Who(seat)))
            yield Event(tell("event-draw-sees", faces=faces), frozenset({seat}))


def _draw(box: list[Face], chance: Chance) -> Face:
    return box.pop(chance.below(len(box)))


class MovingGems(TurnStep):
    """ML-ENCHANT-11, ML-ENCHANT-12: two gems change places, or own gems are moved, each once."""

    stage: Stage = "bonus-gem"
    repeats = True

    def is_due(self, table: Table) -> bool:
        display = table.enchanted
        return display is not None and display.bonus == "gem" and any(True for _ in self._moves(table))

    def prompt(self, table: Table) -> Text:
        assert table.enchanted is not None
        return tell("ask-bonus-gem-more" if table.enchanted.moved else "ask-bonus-gem", who=Who(table.active))

    def choices(self, table: Table) -> Iterator[ForestAction]:
        yield from self._moves(table)
        yield _STOP

    def _moves(self, table: Table) -> Iterator[Swap | Move]:
        assert table.enchanted is not None
        names, moved = table.layout.names, table.enchanted.moved
        own = own_gems(table, table.active)
        others = sorted(cell for cell, owner in table.gems.items() if owner != table.active)
        if not moved:
            yield from (Swap(names[mine], names[other]) for mine in own for other in others)
        free = without_gem(table)
        yield from (Move(names[gem], names[to]) for gem in own if gem not in moved for to in free)

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        display, index = table.enchanted, table.layout.index
        assert display is not None
        match action:
            case Swap(own, other):
                owner = table.gems[index[other]]
                table.gems[index[other]], table.gems[index[own]] = seat, owner
                display.bonus = None
                yield Event(tell("event-swap", who=Who(seat), own=own, other=other, owner=Who(owner)))
            case Move(gem, to):
                del table.gems[index[gem]]
                table.gems[index[to]] = seat
                display.moved += (index[to],)
                yield Event(tell("event-move", who=Who(seat), gem=gem, cell=to))
            case _:
                display.bonus = None
                yield Event(tell("event-stop-gems", who=Who(seat)))


class KeepingToken(TurnStep):
    """ML-ENCHANT-14: one of two tokens is kept, and examined as any favour is; nobody sees the other."""

    stage: Stage = "bonus-token"

    def is_due(self, table: Table) -> bool:
        return table.enchanted is not None and bool(table.enchanted.drawn)

    def choices(self, table: Table) -> Sequence[ForestAction]:
        assert table.enchanted is not None
        return tuple(map(Token, dict.fromkeys(table.enchanted.drawn)))

    def play(self, table: Table, seat: Seat, action: ForestAction, chance: Chance) -> Iterator[Event]:
        display = table.enchanted
        assert display is not None
        assert isinstance(action, Token)
        faces = list(display.drawn)
        kept = faces.pop(faces.index(next(face for face in faces if face == action.face)))
        display.drawn = ()
        display.out += ((seat, face) for face in faces)
        table.players[seat].favours.append(Favour(kept))
        yield Event(tell("event-token-kept", who=Who(seat)))
        yield Event(tell("event-token-kept-sees", face=named(kept)), frozenset({seat}))


CLAIMING, BONUS_GEM, BONUS_TOKENS = Claiming(), MovingGems(), KeepingToken()
