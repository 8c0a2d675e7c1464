"""Limits of scripts: nothing asked, nothing offered, no end, an end in mid-effect, words that nobody knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance
from engine.game import TableOptions
from engine.match import Match
from engine.saved_match import Saved, load_match, save_match
from engine.script import Choose, NothingOffered, Script, option
from engine.script.asks import Offered
from engine.text import Seat, say
from tests.engine.scripted.smithy import Pick, Smith, Smithy, SmithyGame, named

ONE, TWO = Seat(0), Seat(1)
Effect = Callable[[Smith, Seat], Script[None]]


class Forging(SmithyGame):
    """The smithy with another effect of every card."""

    def __init__(self, effect: Effect) -> None:
        self._effect = effect

    def effect(self, card: str, play: Smith, seat: Seat) -> Script[None]:
        return self._effect(play, seat)


def shown(effect: Effect) -> Match[Any]:
    """Return a match of two in which the second has yet to choose; then the cards are shown and take effect."""
    match = Match.new(Forging(effect), TableOptions(), 2, b"seed")
    match.play(ONE, match.legal(ONE).actions[0])
    return match


def last_choice(match: Match[Any]) -> None:
    match.play(TWO, match.legal(TWO).actions[0])


def plain(match: Match[Any]) -> Smithy:
    table: Smithy = match._table.play.table
    return table


def test_an_effect_that_asks_nothing_takes_effect_and_the_round_goes_on() -> None:
    def earn(play: Smith, seat: Seat) -> Script[None]:
        play.table.points[seat] += 3
        yield from ()

    match = shown(earn)
    last_choice(match)
    assert plain(match).points == [3, 3]
    assert plain(match).round == 2
    assert match.awaiting == (ONE, TWO)
    assert match.game.keeping.at_rest(match._table)


def test_a_choice_without_options_is_none_and_the_effect_goes_on() -> None:
    found: list[object] = []

    def pick_nothing(play: Smith, seat: Seat) -> Script[None]:
        found.append((yield from play.choose(seat, say("smithy-where"), list[Any]())))

    match = shown(pick_nothing)
    last_choice(match)
    assert found == [None, None]
    assert match.awaiting == (ONE, TWO)


def no_action(play: Smith, seat: Seat) -> Script[None]:
    yield from play.ask(seat, say("smithy-where"), list[Any])


def test_who_must_answer_and_is_offered_nothing_is_a_fault_that_names_the_prompt() -> None:
    match = shown(no_action)
    before = match.digest
    with pytest.raises(
        NothingOffered, match="“smithy-where” offers nothing to a seat that must answer; look whether"
    ):
        last_choice(match)
    assert match.digest == before
    assert match.awaiting == (TWO,)


def test_who_may_answer_and_is_offered_nothing_now_is_no_fault() -> None:
    """Somebody else must answer; what the first may do comes later, or never."""

    def one_of_two(play: Smith, seat: Seat) -> Script[None]:
        must = Ask(say("smithy-where"), Offered(named(("north", "south"))))
        may = Ask(say("smithy-whom"), Offered(named(())), must=False)
        yield from play.ask_any({ONE: must, TWO: may})

    match = shown(one_of_two)
    last_choice(match)
    assert match.awaiting == (ONE,)
    assert {each.prompt.key for each in match.asks.values()} == {"smithy-where", "smithy-whom"}
    for viewer in (None, ONE):
        assert match.game.known(match._table, viewer)[2] == {ONE: say("smithy-where")}, "others see no more"


def test_a_game_that_goes_on_by_itself_for_ever_is_stopped() -> None:
    class Idle(SmithyGame):
        def advance(self, play: Smith) -> None:
            pass

    match = Match.new(Idle(), TableOptions(), 2, b"seed")
    match.play(ONE, match.legal(ONE).actions[0])
    with pytest.raises(RuntimeError, match="does advance change anything"):
        last_choice(match)


def test_the_game_ends_in_mid_effect_and_nobody_is_asked_any_more() -> None:
    def last_blow(play: Smith, seat: Seat) -> Script[None]:
        yield from play.choose(seat, say("smithy-where"), named(("north", "south")))
        play.table.round = 99
        yield from play.choose(seat, say("smithy-whom"), named(("north", "south")))
        raise AssertionError("the script goes on after the end")

    match = shown(last_blow)
    last_choice(match)
    match.play(ONE, Choose("north"))
    assert match.over
    assert match.outcome
    assert match.outcome.final
    loaded = load_match(Saved.model_validate_json(save_match(match).model_dump_json()), match.game)
    assert loaded.over
    assert loaded.digest == match.digest


def test_one_word_for_two_values_is_refused_and_equal_pieces_are_offered_once() -> None:
    def alike(first: object, second: object) -> Effect:
        both = [option(value, say("smithy-where"), word="it") for value in (first, second)]

        def effect(play: Smith, seat: Seat) -> Script[None]:
            yield from play.choose(seat, say("smithy-where"), [*both, *named(("other",))])

        return effect

    with pytest.raises(ValueError, match="stands for different values"):
        last_choice(shown(alike(1, 2)))
    match = shown(alike(1, 1))
    last_choice(match)
    assert [to_text(action) for action in match.legal(ONE)] == ["choose it", "choose other"]


@pytest.mark.parametrize("value", ["two words", "", "-", object()])
def test_what_makes_no_word_is_no_option(value: object) -> None:
    with pytest.raises(ValueError, match="makes no word"):
        option(value, say("smithy-where"))


def test_the_smith_draws_from_the_discard_pile_where_the_deck_has_run_out() -> None:
    """A verb of the game's own, which scripts say."""

    def take(play: Smith, seat: Seat) -> Script[None]:
        play.table.deck, play.table.discard = [], ["raid-1", "raid-2"]
        play.table.looking[seat] += [play.draw(), play.draw()]
        yield from play.pick(seat, "smithy-keep", lambda: play.table.looking[seat])
        play.table.looking[seat].clear()

    match = shown(take)
    last_choice(match)
    assert sorted(map(to_text, match.legal(ONE))) == ["pick raid-1", "pick raid-2"]
    assert plain(match).discard == []
    match.play(ONE, Pick("raid-1"))
    assert match.awaiting == (TWO,)


def test_what_was_offered_before_a_copy_went_on_is_still_to_be_read() -> None:
    """A copy goes on with the scripts; the match it was made of, and asks that were not looked at yet, stay as they were."""

    def digging(play: Smith, seat: Seat) -> Script[None]:
        play.table.looking[seat] += ["raid-1", "raid-2", "raid-3"]
        for _ in range(2):
            card = yield from play.pick(seat, "smithy-keep", lambda: play.table.looking[seat])
            play.table.looking[seat].remove(card)
        play.table.looking[seat].clear()

    match = shown(digging)
    last_choice(match)
    before, game, stage = match.digest, match.game, match._table
    ask = game.awaits(stage)[ONE]
    tuple(game.play(game.keeping.copy(stage), ONE, Pick("raid-2"), Chance(b"seed")))
    assert [to_text(action) for action in ask.legal] == ["pick raid-1", "pick raid-2", "pick raid-3"]
    assert match.view(ONE).model_dump()["looking"] == ("raid-1", "raid-2", "raid-3")
    assert match.digest == before
    twin = match.copy()
    twin.play(ONE, Pick("raid-2"))
    match.play(ONE, Pick("raid-1"))
    assert [to_text(action) for action in match.legal(ONE)] == ["pick raid-2", "pick raid-3"]
    assert [to_text(action) for action in twin.legal(ONE)] == ["pick raid-1", "pick raid-3"]
