"""The phases of the island: plan all at once, fast powers, ravage and fear, slow powers; two rounds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from pydantic import TypeAdapter

from engine.action import Value
from engine.chance import Chance
from engine.game import Ask, TableOptions, View
from engine.guard import Objection
from engine.legal import Legal
from engine.outcome import Line, Outcome, Standing
from engine.script import Choose, Pick, Script, ScriptedGame, ScriptView, Stage, in_any_order, offered
from engine.text import Seat, Who, say
from tests.engine.scripted.island import powers
from tests.engine.scripted.island.play import IslandPlay, called
from tests.engine.scripted.island.table import ADJACENT, ELEMENTS, INVADERS, STRENGTH, Island, Land, Piece

ROUNDS = 2
HOST = Seat(0)


@dataclass(frozen=True, slots=True)
class Grow:
    """Draw power cards, once a round: what many draw from one deck at the same time is at rest at once."""

    verb: Literal["grow"] = "grow"


@dataclass(frozen=True, slots=True)
class Settle:
    """Keep one of the cards drawn and place a presence."""

    verb: Literal["settle"] = "settle"


@dataclass(frozen=True, slots=True)
class Plan:
    """Choose the cards to play; they may be chosen anew until everybody has."""

    verb: Literal["plan"] = "plan"


@dataclass(frozen=True, slots=True)
class Use:
    """Use a power on a land or a spirit."""

    card: str
    target: str
    verb: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class Done:
    verb: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class Resume:
    verb: Literal["resume"] = "resume"


Action = Grow | Settle | Plan | Use | Done | Resume | Choose | Pick
Effect = Script[None]


@dataclass(frozen=True, slots=True)
class Power:
    """What the engine checks of a card: when it is used, what it costs and gives, whether it is for a land or a spirit."""

    speed: str
    cost: int
    elements: tuple[str, ...]
    target: str
    effect: Callable[[IslandPlay, Seat, Any], Effect | None]


POWERS = {
    "tend": Power("slow", 1, ("water", "plant", "animal"), "dahan", powers.call_to_tend),
    "ants": Power("slow", 1, ("sun", "earth", "animal"), "any", powers.devouring_ants),
    "drought": Power("slow", 1, ("sun", "fire", "earth"), "any", powers.drought),
    "boon": Power("fast", 1, (), "spirit", powers.elemental_boon),
    "ward": Power("fast", 1, ("sun", "water", "earth"), "spirit", powers.encompassing_ward),
    "gift": Power("slow", 0, ("moon", "water", "earth", "plant"), "spirit", powers.gift_of_power),
    "dissolve": Power("slow", 4, ("fire", "water", "animal"), "any", powers.dissolve_the_bonds_of_kinship),
    "thrash": Power("slow", 4, ("moon", "fire", "earth"), "blight", powers.the_land_thrashes_in_furious_pain),
    "vengeance": Power("fast", 3, ("moon", "fire", "animal"), "any", powers.vengeance_of_the_dead),
}
COPIES = 6
PIECES = [Piece(kind, hurt).id for kind in (*INVADERS, "dahan") for hurt in range(STRENGTH.get(kind, 2))]
WORDS = ("heal", "push", "done", "enough")
CARDS = [f"{name}{number}" for name in POWERS for number in range(COPIES)]


class IslandView(ScriptView):
    """What is public as one string; of cards and energy None is what others may not see while all plan."""

    public: str
    played: tuple[tuple[str, ...] | None, ...]
    energy: tuple[int | None, ...]
    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    sizes: tuple[tuple[int, int], ...]


class IslandGame(ScriptedGame[Island, Action, IslandPlay]):
    id = "island"
    version = 1
    seats = (1, 2, 3, 4)
    actions = (Grow, Settle, Plan, Use, Done, Resume, Choose, Pick)
    voice = IslandPlay

    @cached_property
    def plain_tables(self) -> TypeAdapter[Island]:
        return TypeAdapter(Island)

    def clone(self, table: Island) -> Island:
        return table.copy()

    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> Island:
        deck = chance.shuffled(CARDS)
        lands = {name: Land(presence=[0] * seats) for name in ADJACENT}
        for name, land in lands.items():
            kinds = (*INVADERS, "dahan", "dahan")
            land.pieces = [Piece(chance.choice(kinds)) for _ in range(3)]
            land.blight = chance.below(2)
            land.presence[chance.below(seats)] += 1
            del name
        return Island(
            lands,
            [[deck.pop() for _ in range(4)] for _ in range(seats)],
            deck,
            energy=[5] * seats,
            elements=[{} for _ in range(seats)],
            drawn=[[] for _ in range(seats)],
            played=[[] for _ in range(seats)],
            planned=[False] * seats,
            grown=[False] * seats,
            done=[False] * seats,
        )

    def at_once(self, table: Island) -> bool:
        return table.phase == "plan"

    def menu(self, play: IslandPlay) -> Mapping[Seat, Ask[Any]]:
        table = play.table
        if table.phase == "plan":
            return self._planning(table)
        if table.phase in ("fast", "slow"):
            prompts = {seat: say("island-powers", who=Who(seat)) for seat in table.seats}
            return in_any_order(
                prompts, lambda seat: tuple(self.uses(table, seat)), table.done.__getitem__, Done(), Resume()
            )
        return {}

    def _planning(self, table: Island) -> Mapping[Seat, Ask[Any]]:
        if all(table.planned):
            return {}
        asks = {}
        for seat in table.seats:
            action: Action = Plan() if table.grown[seat] else Settle() if table.drawn[seat] else Grow()
            asks[seat] = Ask(
                say("island-plan", who=Who(seat)),
                Legal(lambda action=action: (action,)),  # type: ignore[misc]
                must=not table.planned[seat],
            )
        return asks

    def uses(self, table: Island, seat: Seat) -> Iterator[Use]:
        for card in table.played[seat]:
            power = POWERS[card[:-1]]
            if power.speed == table.phase:
                yield from (Use(card, target) for target in self.targets(table, seat, power.target))

    def targets(self, table: Island, seat: Seat, target: str) -> list[str]:
        if target == "spirit":
            return [str(other) for other in table.seats]
        near = {name for name, land in table.lands.items() if land.presence[seat]}
        near |= {other for name in near for other in ADJACENT[name]}
        return [name for name, land in table.lands.items() if name in near and _fits(land, target)]

    def act(self, play: IslandPlay, seat: Seat, action: Action) -> Effect | None:
        match action:
            case Grow():
                play.draw(seat)
                play.table.grown[seat] = not play.table.drawn[seat]  # nothing is left to be drawn
                return None
            case Settle():
                return self._settle(play, seat)
            case Plan():
                return self._plan(play, seat)
            case Use():
                return self._use(play, seat, action)
        play.table.done[seat] = isinstance(action, Done)
        return None

    def _settle(self, play: IslandPlay, seat: Seat) -> Effect:
        yield from play.keep(seat)
        land = yield from play.either(seat, say("island-grow", who=Who(seat)), called(ADJACENT))
        play.land(land).presence[seat] += 1
        play.table.grown[seat] = True

    def _plan(self, play: IslandPlay, seat: Seat) -> Effect:
        table = play.table
        table.hands[seat] += table.played[seat]
        table.energy[seat] += sum(POWERS[card[:-1]].cost for card in table.played[seat])
        table.played[seat].clear()
        table.planned[seat] = False
        for _ in range(3):
            card = yield from play.either(
                seat,
                say("island-card", who=Who(seat)),
                lambda: called(self.affordable(play, seat)),
                secret=True,
            )
            if card == "enough":
                break
            play.table.hands[seat].remove(card)
            play.table.played[seat].append(card)
            play.table.energy[seat] -= POWERS[card[:-1]].cost
        play.table.planned[seat] = True

    def affordable(self, play: IslandPlay, seat: Seat) -> list[str]:
        energy = play.table.energy[seat]
        return [*(card for card in play.table.hands[seat] if POWERS[card[:-1]].cost <= energy), "enough"]

    def _use(self, play: IslandPlay, seat: Seat, action: Use) -> Effect:
        power = POWERS[action.card[:-1]]
        play.table.played[seat].remove(action.card)
        play.table.discard.append(action.card)
        target: Any = Seat(int(action.target)) if power.target == "spirit" else action.target
        play.tell(say("island-uses", who=Who(seat), card=action.card, on=action.target))
        if effect := power.effect(play, seat, target):
            yield from effect
        yield from self._aftermath(play)

    def _aftermath(self, play: IslandPlay) -> Effect:
        """After each effect that destroyed something; what happens then is no such effect itself."""
        fallen, play.table.destroyed = play.table.destroyed, {}
        for land, count in fallen.items():
            yield from play.happen("destroyed", land, count)
        play.table.destroyed.clear()

    def advance(self, play: IslandPlay) -> Effect | None:
        table = play.table
        match table.phase:
            case "plan":
                self._reveal(play)
            case "fast":
                table.phase, table.done = "ravage", [False for _ in table.seats]
            case "ravage":
                return self._ravage(play)
            case "fear":
                return self._fear(play)
            case _:
                self._time_passes(play)
        return None

    def _reveal(self, play: IslandPlay) -> None:
        table = play.table
        for seat in table.seats:
            told = "island-plays" if table.played[seat] else "island-plays-nothing"
            play.tell(say(told, who=Who(seat), cards=tuple(table.played[seat])))
            for card in table.played[seat]:
                play.gain_elements(seat, POWERS[card[:-1]].elements)
        table.phase = "fast"

    def _ravage(self, play: IslandPlay) -> Effect:
        terrain = play.chance.choice("MWJS")
        play.table.phase = "fear"
        for name in ADJACENT:
            if play.terrain(name) == terrain:
                strength = sum(STRENGTH[piece.kind] for piece in play.land(name).of(*INVADERS))
                if strength - sum(play.says("defend", name)) >= 2:
                    play.destroy(name, "dahan")
                    yield from play.add_blight(HOST, name)
        yield from self._aftermath(play)

    def _fear(self, play: IslandPlay) -> Effect:
        for seat in play.table.seats:
            yield from powers.isolation(play, seat)
        play.table.phase = "slow"

    def _time_passes(self, play: IslandPlay) -> None:
        table = play.table
        play.expire("turn")
        table.round, table.phase = table.round + 1, "plan"
        for seat in table.seats:
            table.discard += table.played[seat]
            table.energy[seat] += 3
            table.elements[seat], table.played[seat] = {}, []
            table.grown[seat] = table.planned[seat] = table.done[seat] = False
        for land in table.lands.values():
            land.pieces = [Piece(piece.kind) for piece in land.pieces]

    def is_over(self, table: Island) -> bool:
        return table.round > ROUNDS or table.pool <= 0

    def see(self, table: Island, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> View:
        musts = [ask.prompt for ask in asks.values() if ask.must]
        shown = [own for own in table.seats if table.phase != "plan" or own == seat]
        elements = [sorted(own.items()) for own in table.elements]
        public = (table.lands, elements, table.discard, table.lasting, table.fear)
        return IslandView(
            seat=seat,
            seats=len(table.hands),
            headline=musts[0] if musts else say("island-over"),
            outcome=self.stand(table, over=not asks),
            options=offered(asks, seat),
            public=repr((*public, table.planned, table.grown, table.done, table.phase, table.round)),
            played=tuple(tuple(table.played[own]) if own in shown else None for own in table.seats),
            energy=tuple(table.energy[own] if own in shown else None for own in table.seats),
            hand=() if seat is None else tuple(table.hands[seat]),
            drawn=() if seat is None else tuple(table.drawn[seat]),
            sizes=tuple(
                (len(table.hands[own]) + len(table.played[own]), len(table.drawn[own])) for own in table.seats
            ),
        )

    def stand(self, table: Island, over: bool) -> Outcome:
        lines = (Line(say("island-fear"), table.fear),)
        return Outcome(tuple(Standing(seat, 1, table.fear, lines) for seat in table.seats), final=over)

    def deal_anew(self, table: Island, seat: Seat | None, chance: Chance) -> None:
        others = [other for other in table.seats if other != seat]
        hidden = [
            table.deck,
            *(table.hands[other] for other in others),
            *(table.drawn[other] for other in others),
        ]
        planned = table.played if table.phase == "plan" else [[] for _ in table.seats]
        before = [energy + _cost(cards) for energy, cards in zip(table.energy, planned, strict=True)]
        hidden += [planned[other] for other in others]
        pool = chance.shuffled(sorted(card for pile in hidden for card in pile))
        for pile in hidden:
            pile[:] = [pool.pop() for _ in pile]
        for other in others:
            table.energy[other] = before[other] - _cost(planned[other])

    def reason(self, play: IslandPlay, seat: Seat, action: Action) -> Objection:
        return Objection(say("island-not-now"), None)

    def pieces(self, table: Stage[IslandPlay], verb: str, field: str) -> Sequence[Value]:
        places = [*ADJACENT, *map(str, table.play.table.seats)]
        return {"card": CARDS, "target": places, "option": [*CARDS, *ADJACENT, *ELEMENTS, *PIECES, *WORDS]}[
            field
        ]


def _cost(cards: list[str]) -> int:
    return sum(POWERS[card[:-1]].cost for card in cards)


def _fits(land: Land, target: str) -> bool:
    return {"dahan": bool(land.of("dahan")), "blight": land.blight > 0}.get(target, True)


ISLAND = IslandGame()
