"""Spirits of the Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cached_property
from types import MappingProxyType
from typing import Any

from pydantic import TypeAdapter

from engine.action import Value
from engine.game import Game, canonical
from engine.games.spirits_of_the_forest.evaluation import priors, value
from engine.games.spirits_of_the_forest.messages import labels
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, VERBS, ForestAction
from engine.games.spirits_of_the_forest.model.facts import Components
from engine.games.spirits_of_the_forest.model.kinds import FACES, ID, OVER, Module
from engine.games.spirits_of_the_forest.model.layout import LayoutsFacts
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.modules.registry import allowed_mixes
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import PLAYERS
from engine.games.spirits_of_the_forest.modules.registry.modules import ALONE, MODULES, module_of_verb
from engine.games.spirits_of_the_forest.modules.registry.options import PRESETS, ForestOptions
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.rules import score, turn
from engine.games.spirits_of_the_forest.rules.guards import GUARDS
from engine.games.spirits_of_the_forest.rules.setup import deal, refusal
from engine.games.spirits_of_the_forest.views import table_view
from engine.games.spirits_of_the_forest.views.secrets import redeal
from engine.outcome import Outcome


class SpiritsOfTheForest(Game[Table, ForestAction, ForestView, ForestOptions]):
    """The game for one to four, with every module of the box."""

    id = ID
    version = 1
    table_type = Table
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
    refusal = staticmethod(refusal)
    setup = staticmethod(deal)
    awaits = staticmethod(turn.awaits)
    play = staticmethod(turn.play)
    view = staticmethod(table_view.show)
    priors = staticmethod(priors.priors)
    redeal = staticmethod(redeal)
    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)
    warned = staticmethod(labels.warned)

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
        values = self.tables.dump_python(table, mode="json", exclude={"parts", "ground"})
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

    def in_play(self, options: ForestOptions, seats: int, rule_id: str) -> bool:
        return allowed_mixes.is_in_play(rule_id, options.modules if seats > 1 else ALONE)

    def outcome(self, table: Table) -> Outcome:
        faces = all_faces(table)
        return score.outcome(table, score.categories(table, faces), faces)

    def prospects(self, table: Table) -> Sequence[float]:
        return self.outcome(table).prospects if table.stage == OVER else value.prospects(table)

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        kind = self.grammar.verbs[verb]
        if field in kind.places or field.startswith("pay"):
            names = table.layout.names
            marks = (name for module in in_play(table.modules) for name in module.places(table))
            return [SUPPLY, PLUS, *names] if field.startswith("pay") else [*names, *marks]
        module = module_of_verb(kind)
        return FACES if module is None else module.pieces(table, verb, field)
