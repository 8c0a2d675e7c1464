"""Texts of the island for people beside its events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from types import MappingProxyType

from engine.action import Value
from engine.games.spirit_island.messages import choosing, labels, together
from engine.games.spirit_island.messages.merits import merits, outlook, rather, slight
from engine.games.spirit_island.messages.named import named
from engine.games.spirit_island.model.actions import IslandAction
from engine.games.spirit_island.model.challenge_facts import difficulty, rules_in_force
from engine.games.spirit_island.model.facts import spirits
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.options import SpiritIslandOptions
from engine.games.spirit_island.model.texts import challenger, name_of, tell
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.rules import challenge, special
from engine.rulebook import ledger
from engine.telling import Telling
from engine.text import Seat, Text


class IslandTelling(Telling[SpiritIslandView, IslandAction, SpiritIslandOptions]):
    """Labels, merits, and the sights that are seen when cards are drawn or turned up."""

    quick_verbs = frozenset(
        {"grow", "place", "drift", "reclaim", "play", "unplay", "use", "attune", "choose", "pick", "take"}
    ) | {"hit", "push", "gather", "ready", "done", "enough", "gain", "first", "forget"}
    acts_at_once = True
    side_verbs = frozenset({"first"})
    previewed_verbs = frozenset({"embody"})
    sights = MappingProxyType(
        {
            "drawn": "powers",
            "dealt": "powers",
            "explore": "invaders",
            "revealed": "invaders",
            "fear-card": "fear",
            "fear-card-shown": "fear",
            "blighted": "blight",
        }
    )
    label = staticmethod(labels.label)
    choice = staticmethod(labels.choice)
    named = staticmethod(named)
    explain = staticmethod(choosing.explain)
    unpictured = staticmethod(choosing.unpictured)
    doubt = staticmethod(choosing.doubt)
    leaves = staticmethod(choosing.leaves)

    def reading(self, view: SpiritIslandView, action: IslandAction) -> None:
        """Return None: lands and cards stay what they are, and labels say what growth uncovers and what a use costs at that moment."""

    def question(self, verb: str, field: str) -> Text:
        return labels.question(verb, field)

    def details(self, view: SpiritIslandView, action: IslandAction) -> Sequence[Text]:
        return tuple(choosing.details(action))

    def together(self, view: SpiritIslandView, actions: Sequence[IslandAction]) -> Sequence[Text]:
        return tuple(together.together(view, actions))

    def adds(self, view: SpiritIslandView, actions: Sequence[IslandAction]) -> Text | None:
        return choosing.adds(view, actions)

    def situation(self, view: SpiritIslandView) -> Sequence[Text]:
        return tuple(choosing.situation(view))

    def turn(self, view: SpiritIslandView) -> str:
        return f"{view.turn} {view.phase}"

    def outlook(self, before: SpiritIslandView, after: Sequence[SpiritIslandView]) -> Sequence[Text]:
        return tuple(outlook(before, after))

    def merits(self, before: SpiritIslandView, after: SpiritIslandView, seat: Seat) -> Sequence[Text]:
        return tuple(merits(before, after, seat))

    def rather(self, other: SpiritIslandView, chosen: SpiritIslandView, seat: Seat) -> Sequence[Text]:
        return tuple(rather(other, chosen, seat))

    def slight(self, before: SpiritIslandView, after: SpiritIslandView) -> Text | None:
        return slight(before, after)

    def in_play(self, options: SpiritIslandOptions, seats: int, rule_id: str) -> bool:
        rule_id = _ruled().get(rule_id, rule_id)
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

    def special(self, options: SpiritIslandOptions, seats: int) -> Sequence[Text]:
        adversary, scenario = _or_none(options.adversary), _or_none(options.scenario)
        return tuple(special.special(adversary, options.adversary_level, scenario))

    def played_as(self, options: SpiritIslandOptions) -> Iterator[Text]:
        yield tell("played-difficulty", difficulty=difficulty(options))
        if options.adversary != "none":
            level = options.adversary_level
            yield tell("played-adversary", adversary=challenger(options.adversary), level=level)
        if options.scenario != "none":
            yield challenger(options.scenario)

    def character(self, character: str) -> Text:
        return name_of(spirits()[character].id)

    def special_rules(self, options: SpiritIslandOptions, seats: int) -> Sequence[str]:
        return sorted(rules_in_force(options))

    def option_matters(self, options: SpiritIslandOptions, option: str) -> bool:
        return option != "adversary_level" or options.adversary != "none"

    def option_about(self, options: SpiritIslandOptions, option: str, value: Value) -> Text | None:
        if option == "adversary" and value != "none":
            return special.level_text(str(value), 0)
        if option == "adversary_level" and options.adversary != "none":
            return special.about_level(options.adversary, int(str(value)))
        if option == "scenario" and value != "none":
            return special.about_scenario(str(value))
        return None


def _or_none(name: str) -> str | None:
    return None if name == "none" else name


@cache
def _ruled() -> Mapping[str, str]:
    """Return the first rule that each published ruling is about, by the id of the ruling."""
    return {entry.id: entry.rules[0] for entry in ledger(ID) if entry.rules}
