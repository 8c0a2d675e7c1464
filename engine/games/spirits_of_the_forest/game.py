"""Spirits of the Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from types import MappingProxyType

from engine.action import Value
from engine.game import Game
from engine.games.spirits_of_the_forest.evaluation.thinking import ForestThinking
from engine.games.spirits_of_the_forest.messages.telling import ForestTelling
from engine.games.spirits_of_the_forest.model.actions import PLUS, SUPPLY, VERBS, ForestAction
from engine.games.spirits_of_the_forest.model.facts import Components
from engine.games.spirits_of_the_forest.model.kinds import FACES, ID
from engine.games.spirits_of_the_forest.model.layout import LayoutsFacts
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.module import in_play
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import PLAYERS
from engine.games.spirits_of_the_forest.modules.registry.keeping import ForestKeeping
from engine.games.spirits_of_the_forest.modules.registry.modules import MODULES, module_of_verb
from engine.games.spirits_of_the_forest.modules.registry.options import PRESETS, ForestOptions
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.rules import score, turn, winner
from engine.games.spirits_of_the_forest.rules.guards import GUARDS
from engine.games.spirits_of_the_forest.rules.setup import deal, refusal
from engine.games.spirits_of_the_forest.views import table_view
from engine.games.spirits_of_the_forest.views.secrets import redeal
from engine.outcome import Outcome


class SpiritsOfTheForest(Game[Table, ForestAction, ForestView, ForestOptions]):
    """The game for one to four, with every module of the box."""

    id = ID
    version = 2
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
    exchanged_fields = MappingProxyType({"take": {"first": "second", "pay": "pay_second"}})

    guards = GUARDS
    refusal = staticmethod(refusal)
    setup = staticmethod(deal)
    awaits = staticmethod(turn.awaits)
    play = staticmethod(turn.play)
    view = staticmethod(table_view.show)
    redeal = staticmethod(redeal)

    telling = ForestTelling(ID)
    keeping = ForestKeeping(Table)

    @cached_property
    def thinking(self) -> ForestThinking:
        return ForestThinking(self)

    def outcome(self, table: Table) -> Outcome:
        faces = all_faces(table)
        return winner.outcome(table, score.categories(table, faces), faces)

    def pieces(self, table: Table, verb: str, field: str) -> Sequence[Value]:
        kind = self.grammar.verbs[verb]
        if field in kind.places or field.startswith("pay"):
            names = table.layout.names
            marks = (name for module in in_play(table.modules) for name in module.places(table))
            return [SUPPLY, PLUS, *names] if field.startswith("pay") else [*names, *marks]
        module = module_of_verb(kind)
        return FACES if module is None else module.pieces(table, verb, field)
