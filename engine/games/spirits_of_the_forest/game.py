"""Spirits of the Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pydantic import TypeAdapter

from engine.action import Value
from engine.chance import Chance
from engine.game import Ask, Event, Game, TableOptions, View, canonical
from engine.games.spirits_of_the_forest.messages import labels
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, VERBS, ForestAction
from engine.games.spirits_of_the_forest.model.components import Components
from engine.games.spirits_of_the_forest.model.kinds import FACES, ID, OVER, Module
from engine.games.spirits_of_the_forest.model.layout import LayoutsFacts
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.modules.registry import ALONE, MODULES, mixing, module_of_verb
from engine.games.spirits_of_the_forest.modules.registry.mixing import PLAYERS
from engine.games.spirits_of_the_forest.modules.registry.options import PRESETS, ForestOptions
from engine.games.spirits_of_the_forest.outlook import attention, promise
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.rules import scoring, turn
from engine.games.spirits_of_the_forest.rules.guards import GUARDS
from engine.games.spirits_of_the_forest.rules.setup import deal, refusal
from engine.games.spirits_of_the_forest.views import showing
from engine.games.spirits_of_the_forest.views.secrets import redeal
from engine.outcome import Outcome
from engine.text import Seat, Text


class SpiritsOfTheForest(Game[Table, ForestAction]):
    """The game for one to four, with every module of the box."""

    id = ID
    version = 1
    seats = (1, *PLAYERS)
    Options = ForestOptions
    presets = PRESETS
    challenges = ({},)
    actions = (*VERBS, *(verb for module in MODULES for verb in module.verbs))
    facts = MappingProxyType(
        {
            "components": Components,
            "layouts": LayoutsFacts,
            **{name: kind for module in MODULES for name, kind in module.facts.items()},
        }
    )
    secret_verbs = frozenset({"plus"})

    guards = GUARDS

    @cached_property
    def tables(self) -> TypeAdapter[Table]:
        return TypeAdapter(Table)

    @cached_property
    def _parts(self) -> Mapping[Module, TypeAdapter[Any]]:
        """How what each module keeps is turned to and from JSON."""
        return {module.id: TypeAdapter(module.State) for module in MODULES if module.State is not None}

    sights = MappingProxyType(
        {"examine": "favour", "turn-up": "tile", "plus": "favour"}
        | {end: seen for module in MODULES for end, seen in module.sights.items()}
    )

    def dump(self, table: Table) -> str:
        """As one flat object: every module has its place in it, played or not, so that saved tables need not know who keeps what."""
        values = self.tables.dump_python(table, mode="json", exclude={"parts"})
        kept = table.parts
        parts = {
            name: adapter.dump_python(kept[name], mode="json") if name in kept else None
            for name, adapter in self._parts.items()
        }
        return canonical({**values, **parts})

    def load(self, text: str) -> Table:
        table = self.tables.validate_json(text)
        if table.modules:
            kept = json.loads(text)
            table.parts = {
                name: adapter.validate_python(kept[name])
                for name, adapter in self._parts.items()
                if kept.get(name) is not None
            }
        return table

    def refusal(self, options: TableOptions, seats: int | None = None) -> Text | None:
        assert isinstance(options, ForestOptions)
        return refusal(options, seats)

    def in_play(self, options: TableOptions, seats: int, rule_id: str) -> bool:
        assert isinstance(options, ForestOptions)
        return mixing.is_in_play(rule_id, options.modules if seats > 1 else ALONE)

    def setup(self, options: TableOptions, seats: int, chance: Chance) -> Table:
        assert isinstance(options, ForestOptions)
        return deal(options, seats, chance)

    def awaits(self, table: Table) -> Mapping[Seat, Ask[ForestAction]]:
        return turn.awaits(table)

    def play(
        self,
        table: Table,
        seat: Seat,
        action: ForestAction,
        chance: Chance,
    ) -> Iterator[Event]:
        return turn.play(table, seat, action, chance)

    def view(self, table: Table, seat: Seat | None) -> ForestView:
        return showing.show(table, seat)

    def outcome(self, table: Table) -> Outcome:
        faces = all_faces(table)
        return scoring.outcome(table, scoring.categories(table, faces), faces)

    def prospects(self, table: Table) -> Sequence[float]:
        return self.outcome(table).prospects if table.stage == OVER else promise.prospects(table)

    def priors(self, table: Table, seat: Seat, actions: Sequence[ForestAction]) -> Sequence[float]:
        return attention.priors(table, actions)

    def redeal(self, table: Table, seat: Seat | None, chance: Chance) -> Table:
        return redeal(table, seat, chance)

    def label(self, view: View, action: ForestAction) -> Text:
        assert isinstance(view, ForestView)
        return labels.label(view, action)

    def choice(self, view: View, action: ForestAction, field: str) -> Text:
        assert isinstance(view, ForestView)
        return labels.choice(view, action, field)

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        kind = self.grammar.verbs[verb]
        if field in kind.places or field.startswith("pay"):
            names = table.layout.names
            marks = (name for module in in_play(table.modules) for name in module.places(table))
            return [SUPPLY, PLUS, *names] if field.startswith("pay") else [*names, *marks]
        module = module_of_verb(kind)
        return FACES if module is None else module.pieces(table, verb, field)

    def copy(self, table: Table) -> Table:
        return table.copy()
