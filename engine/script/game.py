"""The contract of a game, kept by scripts: which of them runs, who is asked, when the table is at rest."""

from __future__ import annotations

import json
from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter

from engine.action import NONE, field_names, to_text, values, verb_of
from engine.chance import Chance, Still
from engine.game import Ask, Event, Game, Outcome, TableOptions, View, canonical
from engine.guard import Guard, Objection
from engine.legal import Legal
from engine.script.asking import Choose, NothingOffered, Offer, Pick, Script, again, offered
from engine.script.play import NO_CHANCE, Play
from engine.script.stage import (
    Acted,
    Advanced,
    Again,
    Key,
    Live,
    Recorded,
    Redealt,
    Running,
    Stage,
    Step,
    Unfit,
)
from engine.text import Seat, Text, say

T = TypeVar("T")
A = TypeVar("A")
P = TypeVar("P", bound=Play[Any])

MOST_BY_ITSELF = 10_000
"""How often a game may go on by itself before somebody is asked; more is an endless circle."""


class ScriptView(View):
    """A View with what its reader is offered to choose from."""

    options: tuple[Offer, ...] = ()

    def offer(self, action: object) -> Offer | None:
        """The option that this action chooses, where it is among them."""
        if not isinstance(action, Choose | Pick):
            return None
        return next((offer for offer in self.options if offer.word == action.option), None)


class ScriptedGame(Game[Stage[P], A], Generic[T, A, P]):
    """A game whose rules are scripts over plain tables of type T. Its author writes what is abstract here."""

    voice: type[P]
    """The Play of this game."""
    secret_verbs = frozenset({"pick"})
    dumps_in_mid_effect = True

    @property
    @abstractmethod
    def plain_tables(self) -> TypeAdapter[T]:
        """Turns plain tables to and from JSON."""

    @abstractmethod
    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> T:
        """A plain table ready for the first menu or the first `advance`."""

    @abstractmethod
    def menu(self, play: P) -> Mapping[Seat, Ask[Any]]:
        """Who may do what at rest. It changes nothing; where it waits for nobody the game goes on by itself."""

    @abstractmethod
    def act(self, play: P, seat: Seat, action: A) -> Script[None] | None:
        """Do what the seat took from the menu: all of it at once (None), or by a script that has not begun."""

    def advance(self, play: P) -> Script[None] | None:
        """Do the next thing that happens by itself, at once or by a script. Called while the menu waits for nobody."""
        raise NotImplementedError(f"the menu of {self.id} waits for nobody, and nothing happens by itself")

    def at_once(self, table: T) -> bool:  # noqa: ARG002 - for games whose seats act at the same time
        """Whether seats act at the same time now, each at its own pace."""
        return False

    @abstractmethod
    def is_over(self, table: T) -> bool:
        """Whether the game has ended. Asked at rest and before every ask; a script that runs then is dropped."""

    @abstractmethod
    def see(self, table: T, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> View:
        """All that this seat may know. Of `asks` only what that seat may know must show: the musts, and its own."""

    @abstractmethod
    def stand(self, table: T, over: bool) -> Outcome:
        """The standing if the game ended now, hidden parts counted."""

    @abstractmethod
    def deal_anew(self, table: T, seat: Seat | None, chance: Chance) -> None:
        """Deal everything anew that this seat cannot know, in place."""

    def clone(self, table: T) -> T:
        """A plain table of its own. Override it where a copy by hand is quicker."""
        return self.plain_tables.validate_json(self.plain_tables.dump_json(table))

    @property
    def guards(self) -> Sequence[Guard[Stage[P], A]]:
        """Just what is offered is legal, so there is one guard; `reason` says why."""
        return (self._is_offered,)

    def reason(self, play: P, seat: Seat, action: A) -> Objection:  # noqa: ARG002 - for games that say more
        """Why this action is not offered to the seat now, in the game's own words. It may speak of nothing the seat does not know."""
        return Objection(say("illegal-not-offered"), None)

    def _is_offered(self, table: Stage[P], seat: Seat, action: A) -> Objection | None:
        """Whose turn it is the kernel says, but of a verb that is a secret only this guard may speak."""
        ask = self.awaits(table).get(seat)
        if ask is not None and action in ask.legal:
            return None
        if (ask is None or not ask.must) and verb_of(action) not in self.secret_verbs:
            return None
        return self.reason(table.play, seat, action)

    def label(self, view: View, action: A) -> Text:
        """The label of an option; another verb's own words with its fields."""
        offer = view.offer(action) if isinstance(view, ScriptView) else None
        return offer.label if offer else self._words(action)

    def choice(self, view: View, action: A, field: str) -> Text:  # noqa: ARG002 - options have one field
        """The label of an option; another verb's own words with its fields."""
        return self.label(view, action)

    def _words(self, action: A) -> Text:
        shown = {
            name: NONE if value is None else value
            for name, value in zip(field_names(action), values(action), strict=True)
        }
        return say(f"{self.id}-does-{verb_of(action)}", **shown)

    @property
    def tables(self) -> TypeAdapter[Stage[P]]:
        raise TypeError("a stage holds running scripts: use dump and load, which know how")

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Stage[P]:
        stage = self._stage(self.lay_out(options, seats, chance))
        self._go_on(stage, chance)
        return stage

    def awaits(self, table: Stage[P]) -> Mapping[Seat, Ask[A]]:
        if table.asks is None:
            table.asks = self._asks(table)
            if table.rest is not None:
                table.asks = {seat: self._lasting(table, seat, ask) for seat, ask in table.asks.items()}
        return table.asks

    def play(self, table: Stage[P], seat: Seat, action: A, chance: Chance) -> Iterator[Event]:
        if table.shared:
            table.rest, table.shared = table.play.table, False
            table.play.table = self.clone(table.rest)
        table.play.told = []
        drawn: list[int] = []
        key = self._act(table, seat, action, Recorded(chance, drawn))
        _refresh(table)
        if key in table.running:
            self._hold(table.running[key])
        if table.rest is not None:
            table.steps = (*table.steps, Acted(seat, action, tuple(drawn)))
            if not table.running:
                table.rest, table.steps, table.ended = None, (), False
            elif key not in table.running:
                table.ended = True
        self._go_on(table, chance)
        yield from table.play.told

    def view(self, table: Stage[P], seat: Seat | None) -> View:
        return self.see(table.play.table, seat, self.awaits(table))

    def outcome(self, table: Stage[P]) -> Outcome:
        return self.stand(table.play.table, over=not self.awaits(table))

    def redeal(self, table: Stage[P], seat: Seat | None, chance: Chance) -> Stage[P]:
        if table.rest is None:
            twin = self._stage(self.clone(table.play.table))
            self.deal_anew(twin.play.table, seat, chance)
            return twin
        self._fold_ended(table)
        twin = self._again(table.rest, table.steps)
        self.deal_anew(twin.play.table, seat, chance)
        _replace(twin, twin.play.table)
        steps = twin.steps[:-1] if isinstance(twin.steps[-1], Redealt) else twin.steps
        twin.steps = (*steps, Redealt(self.clone(twin.play.table)))
        return twin

    def known(self, table: Stage[P], seat: Seat | None) -> Any:
        """The plain table as far as this seat knows it, and who is waited for."""
        plain = self.clone(table.play.table)
        self.deal_anew(plain, seat, Still())
        return plain, {each: ask.prompt for each, ask in self.awaits(table).items() if ask.must}

    def offers(self, table: Stage[P], seat: Seat) -> tuple[Offer, ...]:
        return offered(self.awaits(table), seat)

    def copy(self, table: Stage[P]) -> Stage[P]:
        """At rest two stages share the plain table until one of them is played on; in mid-effect the copy goes on with the scripts."""
        if table.rest is not None:
            self._fold_ended(table)
            return table.handed_over(partial(self._live_again, table.rest, table.steps))
        table.shared = True
        twin = self._stage(table.play.table)
        twin.shared = True
        return twin

    def at_rest(self, table: Stage[P]) -> bool:
        return table.rest is None

    def dump(self, table: Stage[P]) -> str:
        """The plain table as JSON; in mid-effect a list of the table at rest, the steps since, and the table as it is."""
        now = self._plain(table.play.table)
        if table.rest is None:
            return canonical(now)
        self._fold_ended(table)
        return canonical([self._plain(table.rest), [self._line(step) for step in table.steps], now])

    def load(self, text: str) -> Stage[P]:
        """Raises pydantic's ValidationError, and Unfit where the scripts of today would not have come here."""
        if not text.startswith("["):
            return self._stage(self.plain_tables.validate_json(text))
        rest, lines, now = json.loads(text)
        try:
            steps = tuple(self._step(line) for line in lines)
            stage = self._again(self.plain_tables.validate_python(rest), steps, strict=True)
        except Exception as error:  # whatever a script of other rules runs into
            raise Unfit("the steps since the last rest do not fit") from error
        if self._plain(stage.play.table) != now:
            raise Unfit("the steps since the last rest lead elsewhere")
        return stage

    def _stage(self, table: T) -> Stage[P]:
        return Stage(Live(self.voice(table)))

    def _live_again(self, rest: T, steps: tuple[Step, ...]) -> Live[P]:
        return self._again(rest, steps).live

    def _asks(self, stage: Stage[P]) -> Mapping[Seat, Ask[Any]]:
        if None in stage.running:
            return stage.running[None].asks
        if self.is_over(stage.play.table):
            return {}
        menu = self.menu(stage.play)
        asked = {seat: ask for running in stage.running.values() for seat, ask in running.asks.items()}
        return {**menu, **asked} if asked else menu

    def _lasting(self, stage: Stage[P], seat: Seat, ask: Ask[Any]) -> Ask[Any]:
        """An ask that says what was offered here also when a copy has gone on with the scripts and the table."""
        live = stage.live

        def legal() -> Legal[Any]:
            return ask.legal if stage.live is live else self._asks(stage)[seat].legal

        return Ask(ask.prompt, ask.legal.through(legal), ask.must)

    def _act(self, stage: Stage[P], seat: Seat, action: A, chance: Chance) -> Key:
        """Give the action to the script that asks for it, or begin what the menu's action sets going. Whose script that is."""
        stage.asks = None
        try:
            key, began = stage.key_of(seat), False
        except KeyError:
            key, began = (seat if self.at_once(stage.play.table) else None), True
        stage.play.chance = chance if key is None else chance.stream(f"seat-{seat}")
        if not began:
            self._send(stage, key, (seat, action))
        elif script := self.act(stage.play, seat, action):
            self._begin(stage, key, script)
        stage.play.chance = NO_CHANCE
        for other, running in stage.running.items():
            running.fresh = other == key
        return key

    def _begin(self, stage: Stage[P], key: Key, script: Script[None]) -> None:
        if stage.rest is None:
            stage.rest = self.clone(stage.play.table)
        stage.running[key] = Running(script)
        self._send(stage, key, None)

    def _send(self, stage: Stage[P], key: Key, answer: tuple[Seat, A] | None) -> None:
        """Let a script go on to its next ask or to its end."""
        running = stage.running[key]
        stage.play.fresh = running.fresh
        try:
            running.asks = running.script.send(answer)  # type: ignore[arg-type]
        except StopIteration:
            del stage.running[key]
            return
        if self.is_over(stage.play.table):
            running.script.close()
            stage.running.clear()
        elif key is not None and set(running.asks) != {key}:
            raise RuntimeError(f"seats act at once: the script of seat {key} may ask no other seat")

    def _hold(self, running: Running) -> None:
        """Tell the script's author where it waits for a seat that it offers nothing."""
        for ask in running.asks.values():
            if ask.must and not ask.legal:
                running.script.throw(NothingOffered(ask.prompt))

    def _go_on(self, stage: Stage[P], chance: Chance) -> None:
        """Let happen what happens by itself, until somebody is waited for or the game is over."""
        for _ in range(MOST_BY_ITSELF):
            if stage.running or self.is_over(stage.play.table):
                return
            if any(ask.must for ask in self.awaits(stage).values()):
                return
            drawn: list[int] = []
            self._advance(stage, Recorded(chance, drawn))
            if stage.running:
                self._hold(stage.running[None])
                stage.steps = (Advanced(tuple(drawn)),)
            else:
                stage.rest = None
        raise RuntimeError(
            f"{self.id} went on {MOST_BY_ITSELF} times by itself: does advance change anything?"
        )

    def _advance(self, stage: Stage[P], chance: Chance) -> None:
        stage.asks = None
        stage.play.chance = chance
        if script := self.advance(stage.play):
            self._begin(stage, None, script)
        stage.play.chance = NO_CHANCE

    def _fold_ended(self, stage: Stage[P]) -> None:
        """Where scripts have ended while others still run, put their steps into the table that the others rest on."""
        if not stage.ended:
            return
        stage.ended = False
        acted = dict.fromkeys(step.seat for step in stage.steps if isinstance(step, Acted))
        ended = [seat for seat in acted if seat not in stage.running]
        while any(self._fold(stage, seat) for seat in ended if any(_by(seat, step) for step in stage.steps)):
            continue

    def _fold(self, stage: Stage[P], seat: Seat) -> bool:
        """Take the steps of a seat whose scripts have ended into the rest, if the others' lead to the same place without them."""
        own = tuple(step for step in stage.steps if _by(seat, step))
        others = tuple(step for step in stage.steps if not _by(seat, step))
        try:
            rest = self._again(stage.rest, own)
            twin = self._again(rest.play.table, others)
        except Exception:  # whatever a script runs into that needs what another did
            return False
        if rest.running or twin.running.keys() != stage.running.keys() or twin.play.table != stage.play.table:
            return False
        twin.play.told = stage.play.told
        stage.live, stage.rest, stage.steps = twin.live, twin.rest, twin.steps
        return True

    def _again(self, rest: T, steps: tuple[Step, ...], strict: bool = False) -> Stage[P]:
        """The stage after these steps from a table at rest. Raises Unfit if `strict` and an action was not legal."""
        stage = self._stage(self.clone(rest))
        stage.rest, stage.steps = rest, steps
        for step in steps:
            if isinstance(step, Redealt):
                _replace(stage, self.clone(step.table))
            elif isinstance(step, Advanced):
                self._advance(stage, Again(step.drawn))
            else:
                if strict and step.action not in self.awaits(stage)[step.seat].legal:
                    raise Unfit(f"“{to_text(step.action)}” is not legal")
                self._act(stage, step.seat, step.action, Again(step.drawn))
        return stage

    def _plain(self, table: T) -> Any:
        return self.plain_tables.dump_python(table, mode="json")

    def _line(self, step: Step) -> list[Any]:
        """A step as JSON: what was drawn, then who did what; or the table dealt anew."""
        if isinstance(step, Redealt):
            return [self._plain(step.table)]
        return (
            [step.drawn, step.seat, to_text(step.action)] if isinstance(step, Acted) else [step.drawn, None]
        )

    def _step(self, line: list[Any]) -> Step:
        if len(line) == 1:
            return Redealt(self.plain_tables.validate_python(line[0]))
        drawn = tuple(line[0])
        return Advanced(drawn) if line[1] is None else Acted(Seat(line[1]), self.grammar.read(line[2]), drawn)


def _by(seat: Seat, step: Step) -> bool:
    return isinstance(step, Acted) and step.seat == seat


def _refresh(stage: Stage[P]) -> None:
    """What is offered is looked at anew, where anything may have changed since."""
    stage.asks = None
    for running in stage.running.values():
        if not running.fresh:
            running.asks = {seat: again(ask) for seat, ask in running.asks.items()}


def _replace(stage: Stage[P], table: Any) -> None:
    """Lay another table under the scripts."""
    stage.play.table = table
    for running in stage.running.values():
        running.fresh = False
    _refresh(stage)
