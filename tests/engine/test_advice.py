"""Reasons of an advice: what brings most is told first, and a chance is a percentage."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from functools import cached_property, partial
from typing import Literal

import pytest

from engine import advice
from engine.advice import ALIKE, DEALS, FOLLOWING, Advice, _Inquiry, advise
from engine.ask import Ask
from engine.chance import Chance
from engine.legal import Legal
from engine.match import Match
from engine.outcome import Outcome, ScoreLine, Standing
from engine.players import RandomPlayer, SearchPlayer
from engine.text import Seat, Text, Who, say
from engine.thinking import Thinking
from engine.view import View
from tests.engine.stories import ALA, begun, looks
from tests.engine.test_search import Nim
from tests.engine.toys.pebbles import Heap, HeapView, PebbleOptions, Pebbles, PebbleTelling, Pick


def scoring(view: View, **points: int) -> View:
    """Return the view of a table on which Ala has these lines, and nobody else has any."""
    lines = tuple(ScoreLine(say(name), each) for name, each in points.items())
    others = (Standing(Seat(seat), 1, 0, ()) for seat in (1, 2))
    standings = (Standing(ALA, 1, sum(points.values()), lines), *others)
    return view.model_copy(update={"outcome": Outcome(standings, final=False)})


def test_what_brings_most_is_told_first() -> None:
    match = begun()
    before, after = scoring(looks(match), webs=0, vines=0), scoring(looks(match), webs=1, vines=5)
    told = [dict(text.args)["points"] for text in _Inquiry(match, ALA)._scored(before, after)]
    assert told == [5, 1]


class Even(Thinking[Heap, Pick]):
    """Whoever plays has three chances in four."""

    def value(self, table: Heap) -> Sequence[float]:
        return [0.75, 0.25]


class EvenNim(Nim):
    @cached_property
    def thinking(self) -> Even:
        return Even(self)


def test_a_chance_is_told_as_a_percentage() -> None:
    match = Match.new(EvenNim(), PebbleOptions(heap=30), 2, b"percent")
    assert _Inquiry(match, Seat(0))._win_percent([match.fork(Seat(0), b"a future")]) == 75


class Onward(Thinking[Heap, Pick]):
    """Whoever has begun sensibly goes on down to five pebbles."""

    def answer(self, table: Heap, seat: Seat) -> Pick | None:
        return Pick("pebble") if table.left > 5 else None


class OnwardPebbles(Pebbles):
    @cached_property
    def thinking(self) -> Onward:
        return Onward(self)


def test_what_an_action_goes_on_to_ask_is_answered_before_it_is_judged() -> None:
    match = Match.new(OnwardPebbles(), PebbleOptions(heap=9), 2, b"onward")
    futures = list(_Inquiry(match, Seat(0))._futures((Pick("pebble"),)))
    assert len(futures) == DEALS
    assert {before.view(None).left for before, _ in futures} == {9}  # type: ignore[attr-defined]
    assert {after.view(None).left for _, after in futures} == {5}  # type: ignore[attr-defined]


def test_what_is_lost_no_more_is_saved_and_what_only_others_lose_counts_least() -> None:
    match = begun()
    before, after = (
        view.model_copy(
            update={
                "outcome": Outcome(
                    tuple(
                        Standing(
                            Seat(seat),
                            1,
                            0,
                            tuple(ScoreLine(say(name), each) for name, each in lines.items()),
                        )
                        for seat, lines in enumerate(points)
                    ),
                    final=False,
                )
            }
        )
        for view, points in (
            (looks(match), [{"webs": -3, "vines": 2, "moss": 1}, {"webs": 4, "moss": 3}, {"webs": 9}]),
            (looks(match), [{"webs": 0, "vines": 4, "moss": 0}, {"webs": 2, "moss": 4}, {"webs": 1}]),
        )
    )
    told = [(text.key, dict(text.args)) for text in _Inquiry(match, ALA)._scored(before, after)]
    assert told == [
        ("hint-saves", {"points": 3, "line": say("webs")}),
        ("hint-gains", {"points": 2, "line": say("vines")}),
        ("hint-costs", {"points": 8, "line": say("webs"), "who": Who(Seat(2))}),
        ("hint-costs", {"points": 2, "line": say("webs"), "who": Who(Seat(1))}),
    ]


def of_ala(view: View, *lines: ScoreLine) -> View:
    """Return the view of a table on which Ala has these lines, and nobody else is."""
    standing = Standing(ALA, 1, sum(line.points for line in lines), lines)
    return view.model_copy(update={"outcome": Outcome((standing,), final=False)})


def test_a_line_is_compared_with_what_it_was_whatever_its_words() -> None:
    match = begun()
    before = of_ala(
        looks(match),
        ScoreLine(say("webs-fewer"), 3, subject="webs"),
        ScoreLine(say("vines-none"), -3, subject="vines"),
        ScoreLine(say("moss-none"), -3, subject="moss"),
        ScoreLine(say("light"), -9),
        ScoreLine(say("lost"), 20, subject="lost", verdict=True),
    )
    after = of_ala(
        looks(match),
        ScoreLine(say("webs-most"), 5, subject="webs"),
        ScoreLine(say("vines-one"), 0, subject="vines"),
        ScoreLine(say("moss-few"), -2, subject="moss"),
        ScoreLine(say("light"), 4),
        ScoreLine(say("lost-too"), 29, subject="lost", verdict=True),
    )
    assert [*_Inquiry(match, ALA)._scored(before, after)] == [
        say("hint-gains", points=13, line=say("light")),
        say("hint-saves", points=3, line=say("vines-none")),
        say("hint-gains", points=2, line=say("webs-most")),
        say("hint-gains", points=1, line=say("moss-few")),
    ]


def test_what_follows_is_told_without_the_first_action_and_up_to_what_is_not_legal() -> None:
    match = Match.new(Pebbles(), PebbleOptions(heap=9), 2, b"following")
    one, turn = Pick("pebble"), Pick("turn")
    inquiry = _Inquiry(match, Seat(0))
    picks, turns = (one, say("pebbles-pebble")), (turn, say("pebbles-turn"))
    assert inquiry.following((one,)) == ()
    assert inquiry.following((turn, one)) == ()
    assert inquiry.following((one, one, turn, one)) == (picks, turns)
    assert inquiry.following((one,) * 9) == (picks,) * FOLLOWING


def test_what_is_left_of_an_advice_begins_with_its_next_action_and_tells_those_after_it() -> None:
    one, turn = Pick("pebble"), Pick("turn")
    picks, turns = (one, say("pebbles-pebble")), (turn, say("pebbles-turn"))
    advice = Advice(say("first"), one, (say("reason"),), (picks, turns))
    then = say("hint-then", moves=(say("pebbles-turn"),), count=1)
    assert advice.rest(1, say("now")) == Advice(say("now"), one, (then,), (turns,))
    assert advice.rest(2, say("now")) == Advice(say("now"), turn, (), ())
    assert advice.rest(3, say("now")) is None


def test_what_is_kept_secret_is_not_told_to_follow() -> None:
    class Secret(Pebbles):
        secret_verbs = frozenset({"pick"})

    match = Match.new(Secret(), PebbleOptions(heap=9), 2, b"secret")
    assert _Inquiry(match, Seat(0)).following((Pick("pebble"), Pick("turn"))) == ()


class Sparing(PebbleTelling):
    """Whoever leaves more pebbles has done better."""

    def merits(self, before: HeapView, after: HeapView, seat: Seat) -> Sequence[Text]:
        return ()

    def rather(self, other: HeapView, chosen: HeapView, seat: Seat) -> Sequence[Text]:
        return (say("pebbles-pebble"),) if chosen.left > other.left else ()


class SparingPebbles(EvenNim):
    telling = Sparing("pebbles")


def test_what_is_no_gain_is_told_by_the_other_action_that_is_worse() -> None:
    match = Match.new(SparingPebbles(), PebbleOptions(heap=9), 2, b"sparing")
    inquiry = _Inquiry(match, Seat(0))
    spared = say("hint-rather", merit=say("pebbles-pebble"), other=say("pebbles-turn"))
    assert [*inquiry.reasons((Pick("pebble"),))] == [spared]
    assert [*inquiry.reasons((Pick("turn"),))] == [say("hint-promises", percent=75)]


def test_an_action_takes_no_place_among_those_that_it_is_compared_with(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(advice, "OTHERS", 1)
    match = Match.new(SparingPebbles(), PebbleOptions(heap=9), 2, b"sparing")
    (reason,) = _Inquiry(match, Seat(0)).reasons((Pick("pebble"),))
    assert reason.key == "hint-rather"


class LuckyTelling(Sparing):
    """Whoever leaves more pebbles may have done better by luck too, which differs from deal to deal."""

    surely = True

    def rather(self, other: HeapView, chosen: HeapView, seat: Seat) -> Sequence[Text]:
        luck = say("pebbles-now", left=chosen.outcome.standings[1].score)
        return (*(super().rather(other, chosen, seat) if self.surely else ()), luck)


class LuckyPebbles(SparingPebbles):
    """Pebbles of which the other seat has taken nobody knows how many."""

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        after = super().redeal(table, seat, chance)
        after.taken[1] = chance.below(1 << 30)
        return after


@pytest.mark.parametrize("surely", [True, False])
def test_what_is_better_in_one_deal_and_not_in_all_is_no_reason(*, surely: bool) -> None:
    game = LuckyPebbles()
    game.telling = LuckyTelling("pebbles")
    game.telling.surely = surely
    match = Match.new(game, PebbleOptions(heap=9), 2, b"luck")
    told = [*_Inquiry(match, Seat(0)).reasons((Pick("pebble"),))]
    spared = say("hint-rather", merit=say("pebbles-pebble"), other=say("pebbles-turn"))
    assert told == [spared if surely else say("hint-promises", percent=75)]


class Halting(SparingPebbles):
    """Pebbles of which some can be taken only where luck has it that nobody else keeps them."""

    unsure = Pick("turn")

    def awaits(self, table: Heap) -> Mapping[Seat, Ask[Pick]]:
        kept = {self.unsure} if table.taken[1] % 2 else set()
        return {
            seat: Ask(ask.prompt, Legal(partial(_without, ask.legal.actions, kept)))
            for seat, ask in super().awaits(table).items()
        }

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        after = super().redeal(table, seat, chance)
        after.taken[1] += chance.below(2)
        return after


def _without(actions: Sequence[Pick], kept: Collection[Pick]) -> Sequence[Pick]:
    return [action for action in actions if action not in kept]


@pytest.mark.parametrize("unsure", ["pebble", "turn"])
def test_what_is_legal_in_some_deals_alone_is_compared_with_nothing(
    unsure: Literal["pebble", "turn"],
) -> None:
    game = Halting()
    game.unsure = Pick(unsure)
    match = Match.new(game, PebbleOptions(heap=9), 2, b"halting")
    inquiry = _Inquiry(match, Seat(0))
    legal = [inquiry._deal(number).legal(Seat(0)).actions for number in range(DEALS)]
    assert {Pick(unsure) in each for each in legal} == {True, False}
    assert [*inquiry.reasons((Pick("pebble"),))] == [say("hint-promises", percent=75)]


def test_a_player_goes_on_in_its_turn_until_others_are_waited_for_or_it_has_thought_far_enough() -> None:
    one, turn = Pick("pebble"), Pick("turn")
    match = Match.new(Pebbles(), PebbleOptions(heap=30), 2, b"onward")
    way = [*_Inquiry(match, Seat(0)).onward(one)]
    assert way[0] == one
    assert 1 < len(way) <= 1 + FOLLOWING
    assert turn not in way[:-1]
    alone = Match.new(Pebbles(), PebbleOptions(heap=30), 1, b"onward")
    assert [*_Inquiry(alone, Seat(0)).onward(one)] == [one]
    match.play(Seat(0), one)
    assert [*_Inquiry(match, Seat(0)).onward(turn)] == [turn]
    last = Match.new(Pebbles(), PebbleOptions(heap=1), 2, b"onward")
    assert [*_Inquiry(last, Seat(0)).onward(one)] == [one]


class SecretPebbles(Pebbles):
    secret_verbs = frozenset({"pick"})


def test_what_nobody_may_know_of_does_not_follow() -> None:
    match = Match.new(SecretPebbles(), PebbleOptions(heap=9), 2, b"secret")
    assert _Inquiry(match, Seat(0)).following((Pick("pebble"),) * 3) == ()


class Holding(Thinking[Heap, Pick]):
    """Whoever holds the turn is better off."""

    def value(self, table: Heap) -> Sequence[float]:
        return [0.75, 0.25] if table.active == 0 else [0.25, 0.75]


class HoldingPebbles(Pebbles):
    @cached_property
    def thinking(self) -> Holding:
        return Holding(self)


def test_what_promises_most_comes_first() -> None:
    match = Match.new(HoldingPebbles(), PebbleOptions(heap=9), 2, b"holding")
    one, turn = Pick("pebble"), Pick("turn")
    match.play(Seat(0), one)
    inquiry = _Inquiry(match, Seat(0))
    assert [inquiry._promising(each, match) for each in ((one, turn), (turn, one))] == [[one, turn]] * 2


class Praising(PebbleTelling):
    """Whatever is done has these merits, this outlook and, where it has none, this slight one."""

    def __init__(self, merits: int, outlook: int, slight: bool) -> None:
        super().__init__("pebbles")
        self._merits = tuple(say(f"merit-{number}") for number in range(merits))
        self._outlook = tuple(say(f"outlook-{number}") for number in range(outlook))
        self._slight = say("slight") if slight else None

    def merits(self, before: HeapView, after: HeapView, seat: Seat) -> Sequence[Text]:
        return self._merits

    def outlook(self, before: HeapView, after: Sequence[HeapView]) -> Sequence[Text]:
        assert len(after) == ALIKE
        return self._outlook

    def slight(self, before: HeapView, after: HeapView) -> Text | None:
        return self._slight


class Foreseeing(Even):
    """Whoever looks ahead sees the same."""

    def played_on(self, table: Heap, seat: Seat, way: Sequence[Pick], chance: Chance) -> Heap:
        return table


class ForeseenPebbles(Pebbles):
    @cached_property
    def thinking(self) -> Foreseeing:
        return Foreseeing(self)


@pytest.mark.parametrize(
    ("merits", "outlook", "slight", "told"),
    [
        (3, 1, True, ["merit-0", "merit-1"]),
        (2, 1, True, ["merit-0", "merit-1"]),
        (1, 2, True, ["merit-0", "outlook-0"]),
        (0, 3, True, ["outlook-0", "outlook-1"]),
        (1, 0, True, ["merit-0"]),
        (0, 0, True, ["slight", "hint-promises"]),
        (0, 0, False, ["hint-promises"]),
    ],
)
def test_two_reasons_are_told_at_most_what_is_sure_first_and_the_chance_where_there_is_none(
    merits: int, outlook: int, slight: bool, told: list[str]
) -> None:
    game = ForeseenPebbles()
    game.telling = Praising(merits, outlook, slight)
    match = Match.new(game, PebbleOptions(heap=9), 2, b"praise")
    assert [text.key for text in _Inquiry(match, Seat(0)).reasons((Pick("pebble"),))] == told


def test_whoever_has_one_move_and_a_player_that_plans_no_turns_are_asked_for_their_move_alone() -> None:
    match = Match.new(Pebbles(), PebbleOptions(heap=9), 2, b"alone")
    for moves in (1, 2):
        assert len(match.legal(Seat(0))) == moves
        for player in (SearchPlayer(positions=30), RandomPlayer()):
            found = advise(match, Seat(0), player)
            assert found.question == match.asks[Seat(0)].prompt
            assert found.action in match.legal(Seat(0))
            assert found.reasons
        match.play(Seat(0), Pick("pebble"))
