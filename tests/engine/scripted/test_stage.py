"""Options of a script are made once, and anew as soon as another table lies under it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.copied import Copied
from engine.event import Event
from engine.game import TableOptions
from engine.legal import Legal
from engine.match import Match
from engine.script import AskOption, Choose, NothingOffered, Play, Script, ScriptView, Stage, option
from engine.script.asks import Offered, offered
from engine.script.play import NO_CHANCE
from engine.script.rules import ScriptRules
from engine.script.runner import ScriptRunner
from engine.script.steps import Acted, Redealt, Unfit
from engine.text import Seat, say
from tests.engine.scripted.smithy import SMITHY

ADA = Seat(0)
BEGIN = "begin"
WHICH = say("pile-which")


@dataclass(slots=True)
class Pile(Copied):
    """Cards of which one is chosen by its place, and what was chosen."""

    cards: list[str]
    chosen: str = ""


class PilePlay(Play[Pile]):
    """The play of a pile."""


class PileRules(ScriptRules[Pile, Any, PilePlay]):
    """A card is chosen by its place, once."""

    voice = PilePlay
    plain_type = Pile

    def __init__(self) -> None:
        self.looks = 0

    def lay_out(self, options: TableOptions, seats: int, chance: Chance) -> Pile:
        return Pile(["oak", "elm"])

    def menu(self, play: PilePlay) -> Mapping[Seat, Ask[Any]]:
        return {ADA: Ask(WHICH, Legal(lambda: [BEGIN]))}

    def act(self, play: PilePlay, seat: Seat, action: Any) -> Script[None] | None:
        return self._script(play)

    def is_over(self, table: Pile) -> bool:
        return False

    def _script(self, play: PilePlay) -> Script[None]:
        def cards() -> list[AskOption[str]]:
            self.looks += 1
            return [option(card, say(card), word=f"{place}") for place, card in enumerate(play.table.cards)]

        card = yield from play.choose(ADA, WHICH, cards)
        play.table.chosen = card or ""


class TakingRules(PileRules):
    """Cards are taken one after the other, until none is left."""

    def _script(self, play: PilePlay) -> Script[None]:
        while play.table.cards:
            taken: Choose = yield from play.ask(ADA, WHICH, lambda: map(Choose, play.table.cards))
            play.table.chosen += taken.option
            play.table.cards = [card for card in play.table.cards if card != taken.option]


def taking(*cards: str) -> tuple[ScriptRunner[Pile, Any, PilePlay], Stage[PilePlay]]:
    """Return a stage on which the first of these cards is to be taken."""
    runner = ScriptRunner(TakingRules())
    stage = runner.stage(Pile([*cards]))
    runner.take(stage, ADA, BEGIN, Chance(b"pile"))
    return runner, stage


def begun() -> tuple[PileRules, ScriptRunner[Pile, Any, PilePlay], Stage[PilePlay]]:
    """Return a stage on which a card is to be chosen."""
    rules = PileRules()
    runner = ScriptRunner(rules)
    stage = runner.stage(rules.lay_out(TableOptions(), 1, Chance(b"pile")))
    runner.take(stage, ADA, BEGIN, Chance(b"pile"))
    return rules, runner, stage


def labels(runner: ScriptRunner[Pile, Any, PilePlay], stage: Stage[PilePlay]) -> list[str]:
    legal = runner.awaits(stage)[ADA].legal
    assert isinstance(legal, Offered)
    return [each.offer.label.key for each in legal.options]


def test_what_is_offered_is_made_once_as_long_as_nobody_touches_the_table() -> None:
    rules, runner, stage = begun()
    assert labels(runner, stage) == ["oak", "elm"]
    runner.take(stage, ADA, Choose("1"), Chance(b"pile"))
    assert (stage.play.table.chosen, rules.looks) == ("elm", 1)
    assert stage.running is None


def test_on_another_table_other_things_are_offered_and_chosen() -> None:
    rules, runner, stage = begun()
    assert labels(runner, stage) == ["oak", "elm"]
    stage.lay(Pile(["ash", "yew", "fir"]))
    assert labels(runner, stage) == ["ash", "yew", "fir"]
    runner.take(stage, ADA, Choose("1"), Chance(b"pile"))
    assert stage.play.table.chosen == "yew"
    assert rules.looks > 1


def test_a_table_laid_at_rest_is_looked_at_anew() -> None:
    rules = PileRules()
    runner = ScriptRunner(rules)
    stage = runner.stage(Pile(["oak", "elm"]))
    before = runner.awaits(stage)
    assert runner.awaits(stage) is before
    stage.lay(Pile(["ash", "yew"]))
    assert stage.asks is None
    runner.take(stage, ADA, BEGIN, Chance(b"pile"))
    assert labels(runner, stage) == ["ash", "yew"]


def test_a_dealt_table_is_what_the_steps_lead_to() -> None:
    _, runner, stage = begun()
    twin = runner.apart(stage)
    twin.play.table.cards[:] = ["ash", "yew"]
    runner.redealt(twin)
    assert (labels(runner, twin), labels(runner, stage)) == (["ash", "yew"], ["oak", "elm"])
    copy = runner.copied(twin)
    assert labels(runner, copy) == ["ash", "yew"]
    runner.take(copy, ADA, Choose("0"), Chance(b"pile"))
    assert copy.play.table.chosen == "ash"
    assert (twin.play.table.chosen, labels(runner, twin)) == ("", ["ash", "yew"])


def test_onlookers_and_who_is_asked_something_else_are_offered_nothing() -> None:
    _, runner, stage = begun()
    asks = runner.awaits(stage)
    assert [each.word for each in offered(asks, ADA)] == ["0", "1"]
    assert offered(asks, None) == offered(asks, Seat(1)) == ()
    assert offered({ADA: Ask(WHICH, Legal(lambda: [BEGIN]))}, ADA) == ()


def test_a_menu_has_no_chance_under_any_name() -> None:
    for chance in (NO_CHANCE, NO_CHANCE.stream("other")):
        with pytest.raises(RuntimeError, match="a menu drew at random"):
            chance.below(2)
    assert NO_CHANCE.counters == {}


def test_asks_that_somebody_holds_say_what_was_offered_here_also_when_a_copy_goes_on() -> None:
    runner, stage = taking("oak", "elm", "ash")
    runner.redealt(stage)
    asks = runner.awaits(stage)
    copy = runner.copied(stage)
    runner.take(copy, ADA, Choose("elm"), Chance(b"pile"))
    assert [*asks[ADA].legal] == [Choose("oak"), Choose("elm"), Choose("ash")]
    assert [*runner.awaits(copy)[ADA].legal] == [Choose("oak"), Choose("ash")]


class StuckRules(PileRules):
    """Cards are taken even where none is left."""

    def _script(self, play: PilePlay) -> Script[None]:
        while True:
            yield from play.ask(ADA, WHICH, lambda: map(Choose, play.table.cards))
            play.table.cards = []


def test_a_script_that_goes_on_to_offer_nothing_is_told_where_it_does() -> None:
    runner = ScriptRunner(StuckRules())
    stage = runner.stage(Pile(["oak"]))
    runner.take(stage, ADA, BEGIN, Chance(b"pile"))
    with pytest.raises(NothingOffered, match="“pile-which” offers nothing"):
        runner.take(stage, ADA, Choose("oak"), Chance(b"pile"))


def test_steps_that_are_not_legal_any_more_are_unfit_only_where_somebody_wants_to_know() -> None:
    runner, stage = taking("oak", "elm")
    runner.take(stage, ADA, Choose("elm"), Chance(b"pile"))
    steps, rest = stage.steps, Pile(["oak", "yew"])
    assert runner.again(rest, steps, strict=False).play.table == Pile(["oak", "yew"], "elm")
    with pytest.raises(Unfit, match="“choose elm” is not legal"):
        runner.again(rest, steps, strict=True)
    assert rest == Pile(["oak", "yew"]), "left as it is"


def test_a_game_says_what_it_offers_in_mid_effect() -> None:
    match, chance = Match.new(SMITHY, SMITHY.Options(), 2, b"offers"), Chance(b"offers")
    found = []
    while not match.over:
        seat = match.awaiting[0]
        view = match.view(seat)
        assert isinstance(view, ScriptView)
        found.append(len(view.options))
        assert SMITHY.offers(match.now.table, seat) == view.options
        match.play(seat, chance.choice(match.legal(seat).actions))
    assert {0, 2} <= {*found}


@pytest.mark.parametrize("played", ["first", "copy", "copy of it"])
def test_copies_at_rest_share_a_table_until_one_of_them_is_played_on(played: str) -> None:
    rules = PileRules()
    runner = ScriptRunner(rules)
    first = runner.stage(Pile(["oak", "elm"]))
    stages = {"first": first, "copy": runner.copied(first)}
    stages["copy of it"] = runner.copied(stages["copy"])
    assert len({id(stage.play.table) for stage in stages.values()}) == 1
    for action in (BEGIN, Choose("1")):
        runner.take(stages[played], ADA, action, Chance(b"pile"))
    assert {name: stage.play.table.chosen for name, stage in stages.items()} == {
        name: "elm" if name == played else "" for name in stages
    }
    assert {stage.rest for stage in stages.values()} == {None}


def test_a_table_that_is_dealt_anew_again_takes_the_place_of_the_deal_before() -> None:
    runner, stage = taking("oak", "elm", "ash")
    steps = stage.steps
    for _ in range(3):
        runner.redealt(stage)
        assert [*map(type, stage.steps)] == [*map(type, steps), Redealt]
    runner.take(stage, ADA, Choose("elm"), Chance(b"pile"))
    runner.redealt(stage)
    assert [*map(type, stage.steps)] == [*map(type, steps), Redealt, Acted, Redealt]
    at_rest = runner.stage(Pile(["oak"]))
    runner.redealt(at_rest)
    assert (at_rest.steps, at_rest.rest) == ((), None)


class DayRules(PileRules):
    """Whoever may act before dawn is not waited for: the day begins by itself, and ends with it the game."""

    def menu(self, play: PilePlay) -> Mapping[Seat, Ask[Any]]:
        return {ADA: Ask(WHICH, Legal(lambda: [BEGIN]), must=play.table.chosen == "dawn")}

    def act(self, play: PilePlay, seat: Seat, action: Any) -> None:
        play.tell(say(f"pile-{action}"))
        play.table.chosen = "dusk"

    def advance(self, play: PilePlay) -> None:
        play.tell(say("pile-dawn"))
        play.table.chosen = "dawn"

    def is_over(self, table: Pile) -> bool:
        return table.chosen == "dusk"


def test_as_long_as_nobody_must_act_the_game_goes_on_by_itself_and_no_further() -> None:
    runner = ScriptRunner(DayRules())
    stage = runner.stage(Pile([]))
    runner.go_on(stage, Chance(b"day"))
    assert stage.play.table.chosen == "dawn"
    assert runner.awaits(stage)[ADA].must
    runner.take(stage, ADA, BEGIN, Chance(b"day"))
    assert stage.play.told == [Event(say("pile-begin"))], "what was told before is told no more"
    assert stage.play.table.chosen == "dusk", "the game is over"
    assert runner.awaits(stage) == {}


class LuckyRules(DayRules):
    """The day on which it hangs on luck what is offered, as soon as anything has happened."""

    def menu(self, play: PilePlay) -> Mapping[Seat, Ask[Any]]:
        if play.table.chosen in play.table.cards:
            play.chance.below(2)
        return super().menu(play)

    def is_over(self, table: Pile) -> bool:
        return False

    def act(self, play: PilePlay, seat: Seat, action: Any) -> None:
        play.table.chosen = "night"


@pytest.mark.parametrize("when", ["", "dawn", "night"])
def test_a_menu_has_no_chance_whatever_has_happened_before(when: str) -> None:
    """Not at the beginning, nor after the game has gone on by itself, nor after an action."""
    runner = ScriptRunner(LuckyRules())
    stage = runner.stage(Pile([when]))

    def go_through_the_day() -> None:
        runner.go_on(stage, Chance(b"day"))
        runner.take(stage, ADA, BEGIN, Chance(b"day"))

    with pytest.raises(RuntimeError, match="a menu drew at random"):
        go_through_the_day()
