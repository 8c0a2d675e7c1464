"""Spirit Island as a game: the contract, answered by the rooms of this package."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.action import Value
from engine.ask import Ask
from engine.chance import Chance
from engine.facts import Facts
from engine.game import Way
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.evaluation import foresight, priors
from engine.games.spirit_island.evaluation.answers import best
from engine.games.spirit_island.evaluation.simulation import asked
from engine.games.spirit_island.evaluation.value import win_chance
from engine.games.spirit_island.messages import labels
from engine.games.spirit_island.messages.merits import merits
from engine.games.spirit_island.model import challenge_facts, facts
from engine.games.spirit_island.model.actions import VERBS, IslandAction
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.play import IslandPlay
from engine.games.spirit_island.model.shapes import BoardShapes
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.rules import challenge, score, setup, vocabulary
from engine.games.spirit_island.rules.guards import GUARDS
from engine.games.spirit_island.views import secrets
from engine.games.spirit_island.views.table_view import show
from engine.guard import Guard
from engine.outcome import Outcome
from engine.script import Choose, Script, ScriptedGame, Stage
from engine.text import Seat, Text

FACTS: dict[str, type[Facts]] = {
    "boards": BoardShapes,
    "lands": facts.LandsFacts,
    "minor": facts.PowerCards,
    "major": facts.PowerCards,
    "fear": facts.FearFacts,
    "blight": facts.BlightFacts,
    "invaders": facts.InvaderFacts,
    **{f"spirits/{spirit}": facts.SpiritFacts for spirit in facts.spirits()},
    **{f"adversaries/{name}": challenge_facts.AdversaryFacts for name in challenge_facts.ids("adversaries")},
    **{f"scenarios/{name}": challenge_facts.ScenarioFacts for name in challenge_facts.ids("scenarios")},
}


class SpiritIsland(ScriptedGame[Table, IslandAction, IslandPlay, SpiritIslandView, SpiritIslandOptions]):
    """The base game for one to four, all together against the invaders."""

    id = ID
    version = 3
    seats = (1, 2, 3, 4)
    Options = SpiritIslandOptions
    presets = MappingProxyType(
        {"base": {}, "first-game": {"spirits": "easy", "progressions": True}, "random": {"spirits": "random"}}
    )
    facts = MappingProxyType(FACTS)
    actions = (*VERBS, Choose)
    voice = IslandPlay
    plain_type = Table
    secret_verbs = frozenset()
    reverting_verbs = frozenset({"unplay", "wait", "restart"})
    quick_verbs = frozenset(
        {"grow", "place", "drift", "reclaim", "play", "unplay", "use", "attune", "choose", "pick", "take"}
    ) | {"hit", "push", "gather"}

    sights = MappingProxyType(
        {
            "drawn": "powers",
            "dealt": "powers",
            "explore": "invaders",
            "fear-card": "fear",
            "fear-card-shown": "fear",
            "blighted": "blight",
        }
    )

    def in_play(self, options: SpiritIslandOptions, seats: int, rule_id: str) -> bool:
        played = {
            "SI-SETUP-13": options.progressions,
            "SI-CARD-13": options.progressions,
            "SI-SETUP-09": options.blight_card,
            "SI-BLIGHT-07": options.blight_card,
            "SI-BLIGHT-08": options.blight_card,
            "SI-BLIGHT-12": not options.blight_card,
            "SI-POWER-09": seats == 1,
            "SI-BOARD-03": seats > 1,
            "SI-ASYNC-13": seats > 1,
        }
        if rule_id in played:
            return played[rule_id]
        if rule_id.startswith(("SI-ADVERSARY", "SI-SCENARIO", "SI-ESCALATE")):
            return challenge.is_in_play(options, rule_id)
        return True

    def sides(self, options: SpiritIslandOptions, seats: int) -> list[list[Seat]]:
        return [[Seat(seat) for seat in range(seats)]]

    def lay_out(self, options: SpiritIslandOptions, seats: int, chance: Chance) -> Table:
        return setup.deal(options, seats, chance)

    def menu(self, play: IslandPlay) -> Mapping[Seat, Ask[Any]]:
        return turn.menu(play.table)

    def act(self, play: IslandPlay, seat: Seat, action: IslandAction) -> Script[None] | None:
        return turn.act(play, seat, action)

    def advance(self, play: IslandPlay) -> Script[None] | None:
        return turn.advance(play)

    def is_over(self, table: Table) -> bool:
        return table.result is not None

    def see(self, table: Table, seat: Seat | None, asks: Mapping[Seat, Ask[Any]]) -> SpiritIslandView:
        return show(table, seat, asks)

    def stand(self, table: Table) -> Outcome:
        return score.outcome(table)

    def prospects(self, table: Stage[IslandPlay]) -> list[float]:
        return [win_chance(table.play.table)] * len(table.play.table.players)

    def turn(self, view: SpiritIslandView) -> str:
        return f"{view.turn} {view.phase}"

    def merits(self, before: SpiritIslandView, after: SpiritIslandView, seat: Seat) -> Sequence[Text]:
        return tuple(merits(before, after, seat))

    def answer(self, table: Stage[IslandPlay], seat: Seat) -> IslandAction | None:
        asks = {} if table.rest is None else self.awaits(table)
        return best(table.play.table, asks[seat].legal.actions) if seat in asks else None

    def priors(
        self, table: Stage[IslandPlay], seat: Seat, actions: Sequence[IslandAction]
    ) -> Sequence[float]:
        return [
            prior * own
            for prior, own in zip(super().priors(table, seat, actions), priors.priors(actions), strict=True)
        ]

    def ways(self, table: Stage[IslandPlay], seat: Seat, chance: Chance) -> Sequence[Way[IslandAction]]:
        asks = self.awaits(table)
        if table.rest is None or seat not in asks:
            return foresight.ways(table.play.table, seat, chance)
        return foresight.answers(table.play.table, asks[seat].legal.actions)

    def foresee(
        self,
        table: Stage[IslandPlay],
        seat: Seat,
        ways: Sequence[Sequence[IslandAction]],
        chance: Chance,
    ) -> Iterator[Sequence[float]]:
        seats, turn = len(table.play.table.players), table.play.table.turn + 1
        if table.rest is None:
            found = foresight.followed(table.play.table, seat, ways, chance)
        else:
            found = (self._after_effect(table, seat, way[0], chance.twin()) for way in ways)
        for plain in found:
            foresight.play_on(plain, chance.twin(), turn)
            yield [win_chance(plain)] * seats

    def _after_effect(
        self, table: Stage[IslandPlay], seat: Seat, action: IslandAction, chance: Chance
    ) -> Table:
        """The plain table once an effect has run out, which an action of a seat goes on with; the rest is answered by judgement."""
        stage = self.copy(table)
        tuple(self.play(stage, seat, action, chance))
        while stage.rest is not None and stage.play.table.result is None:
            other, legal = asked(self.awaits(stage))
            tuple(self.play(stage, other, best(stage.play.table, legal), chance))
        return stage.play.table.copy()

    def deal_anew(self, table: Table, seat: Seat | None, chance: Chance) -> None:
        secrets.deal_anew(table, chance)

    def label(self, view: SpiritIslandView, action: IslandAction) -> Text:
        return labels.label(view, action)

    def choice(self, view: SpiritIslandView, action: IslandAction, field: str) -> Text:
        return labels.choice(view, action, field)

    @property
    def guards(self) -> Sequence[Guard[Stage[IslandPlay], IslandAction]]:
        return GUARDS

    def pieces(self, table: Stage[IslandPlay], verb: str, field: str) -> Sequence[Value]:
        if field != "option":
            return vocabulary.names(table.play.table, field)
        offered = (action for ask in self.awaits(table).values() for action in ask.legal)
        return tuple(dict.fromkeys(action.option for action in offered if isinstance(action, Choose)))
