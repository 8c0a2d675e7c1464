"""Spirits of the Forest as a game: the contract, answered by the modules of this package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from types import MappingProxyType

from pydantic import TypeAdapter

from engine.chance import Chance
from engine.game import Ask, Event, Game, Outcome, TableOptions, View
from engine.games.spirits_of_the_forest.messages import labels, referee
from engine.games.spirits_of_the_forest.model import mixing
from engine.games.spirits_of_the_forest.model.actions import (
    Claim,
    Curse,
    ForestAction,
    Keep,
    Moonlight,
    Move,
    Offer,
    Pass,
    Place,
    Plus,
    Reveal,
    Second,
    Stop,
    Swap,
    Take,
    Token,
    Wish,
)
from engine.games.spirits_of_the_forest.model.components import Components
from engine.games.spirits_of_the_forest.model.kinds import ID
from engine.games.spirits_of_the_forest.model.layout import LayoutsFacts
from engine.games.spirits_of_the_forest.model.mixing import PLAYERS
from engine.games.spirits_of_the_forest.model.options import PRESETS, ForestOptions
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.model.view import ForestView
from engine.games.spirits_of_the_forest.modules.decks import CursesFacts, WishesFacts
from engine.games.spirits_of_the_forest.modules.enchanted import DeckFacts
from engine.games.spirits_of_the_forest.modules.moonlight import MoonlightFacts
from engine.games.spirits_of_the_forest.modules.seasons import SeasonFacts
from engine.games.spirits_of_the_forest.pieces.count import all_faces
from engine.games.spirits_of_the_forest.rules import scoring, turn
from engine.games.spirits_of_the_forest.rules.setup import deal
from engine.games.spirits_of_the_forest.views import showing
from engine.games.spirits_of_the_forest.views.secrets import redeal
from engine.text import Seat, Text


class SpiritsOfTheForest(Game[Table, ForestAction]):
    """The game for one to four, with every module of the box."""

    id = ID
    version = 1
    seats = (1, *PLAYERS)
    Options = ForestOptions
    presets = PRESETS
    actions = (
        Take,
        Second,
        Place,
        Move,
        Keep,
        Stop,
        Plus,
        Pass,
        Reveal,
        Wish,
        Curse,
        Moonlight,
        Claim,
        Swap,
        Token,
        Offer,
    )
    facts = MappingProxyType(
        {
            "components": Components,
            "layouts": LayoutsFacts,
            "wishes": WishesFacts,
            "curses": CursesFacts,
            "seasons": SeasonFacts,
            "moonlight": MoonlightFacts,
            "enchantments": DeckFacts,
        }
    )
    secret_verbs = frozenset({"plus"})

    @cached_property
    def tables(self) -> TypeAdapter[Table]:
        return TypeAdapter(Table)

    def refusal(self, options: TableOptions, seats: int | None = None) -> Text | None:
        assert isinstance(options, ForestOptions)
        return mixing.refusal(PLAYERS[0] if seats is None else seats, options.modules)

    def in_play(self, options: TableOptions, seats: int, rule_id: str) -> bool:
        assert isinstance(options, ForestOptions)
        return mixing.is_in_play(rule_id, options.modules if seats > 1 else ("solo",))

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

    def redeal(self, table: Table, seat: Seat | None, chance: Chance) -> Table:
        return redeal(table, seat, chance)

    def label(self, view: View, action: ForestAction) -> Text:
        assert isinstance(view, ForestView)
        return labels.label(view, action)

    def choice(self, view: View, action: ForestAction, field: str) -> Text:
        assert isinstance(view, ForestView)
        return labels.choice(view, action, field)

    def referee(self, view: View, action: ForestAction) -> tuple[Text, str | None]:
        assert isinstance(view, ForestView)
        return referee.judge(view, action)

    def copy(self, table: Table) -> Table:
        return table.copy()
