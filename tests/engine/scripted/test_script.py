"""Rules that ask in mid-effect: saved, loaded, taken back, copied and dealt anew at every moment between two rests."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_text
from engine.ask import Ask
from engine.chance import Chance
from engine.errors import Sealed
from engine.game import TableOptions
from engine.match import Match
from engine.saved_match import Saved, load_match, save_match
from engine.script import Choose, Offer, Script, ScriptView, Unfit, option
from engine.script.asks import Offered
from engine.script.steps import Again, RecordedChance
from engine.text import Seat, say
from tests.engine.scripted.smithy import SMITHY, Pick, Smith, Smithy, SmithyGame, named, toss

ROOT = Path(__file__).parents[3]


def new(seats: int = 3, seed: bytes = b"a seed") -> Match[Any]:
    return Match.new(SMITHY, TableOptions(), seats, seed)


def moments(match: Match[Any], dice: Chance) -> Iterator[Match[Any]]:
    """Yield the match at every moment of a random game; what the dice choose is played in between."""
    yield match
    while not match.over:
        seat = dice.choice(match.awaiting)
        match.play(seat, dice.choice(match.legal(seat).actions))
        yield match


def legal_lists(match: Match[Any]) -> dict[str, list[str]]:
    return {str(seat): [to_text(action) for action in ask.legal] for seat, ask in match.asks.items()}


def stacked(seat_cards: list[list[str]], deck: list[str]) -> Match[Any]:
    """Return a match whose hands and deck are known; the deck is drawn from its end."""
    match = new(len(seat_cards))
    plain = Smithy(deck, seat_cards, [0] * len(seat_cards))
    plain.chosen = [None] * len(seat_cards)
    plain.played = [None] * len(seat_cards)
    plain.looking = [[] for _ in seat_cards]
    saved = save_match(match)
    saved.base.table = SMITHY.plain_tables.dump_json(plain).decode()
    return load_match(saved.model_copy(update={"rest": None}), SMITHY)


def test_a_card_asks_three_times_in_mid_effect() -> None:
    match = stacked([["raid-1", "gift-1"], ["gift-2"]], ["dig-1"] * 9)
    match.play(Seat(0), Pick("raid-1"))
    match.play(Seat(1), Pick("gift-2"))
    asked = []
    for answer in ("north", "1", "share"):
        asked.append(match.asks[Seat(0)].prompt.key)
        match.play(Seat(0), Choose(answer))
    assert asked == ["smithy-where", "smithy-whom", "smithy-share"]
    points = match.view(None).outcome.standings
    assert points[0].score in (2, 3, 4)
    assert points[1].score == 2


def test_everybody_chooses_at_once_and_nobody_sees_what() -> None:
    match = new(3)
    assert list(match.awaiting) == [0, 1, 2]
    match.play(Seat(2), match.legal(Seat(2)).actions[0])
    assert list(match.awaiting) == [0, 1]
    assert match.view(Seat(0)).model_dump()["has_chosen"] == (False, False, True)
    assert match.view(Seat(0)).model_dump()["chosen"] is None


def test_a_draw_from_the_shared_deck_in_mid_effect_is_shown_to_one_seat() -> None:
    match = stacked([["dig-1"], ["gift-1"]], ["gift-8", "toss-8", "raid-7", "raid-8"])
    match.play(Seat(0), Pick("dig-1"))
    match.play(Seat(1), Pick("gift-1"))
    assert [to_text(action) for action in match.legal(Seat(0))] == ["pick raid-8", "pick raid-7"]
    assert match.view(Seat(1)).model_dump()["looking"] == ()
    assert match.view(None).model_dump()["looking_sizes"] == (2, 0)


def test_save_and_load_at_every_moment_in_another_process() -> None:
    saved, expected = [], []
    for seats in (2, 3, 4):
        dice = Chance(f"dice {seats}".encode())
        for match in moments(new(seats, f"seed {seats}".encode()), dice):
            saved.append(save_match(match).model_dump_json())
            expected.append([match.digest, legal_lists(match)])
    program = (
        "import json, sys\n"
        "from engine.saved_match import Saved, load_match\n"
        "from tests.engine.scripted.smithy import SMITHY\n"
        "from tests.engine.scripted.test_script import legal_lists\n"
        "for line in sys.stdin:\n"
        "    match = load_match(Saved.model_validate_json(line), SMITHY)\n"
        "    assert match.notice is None, match.notice\n"
        "    print(json.dumps([match.digest, legal_lists(match)]))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        input="\n".join(saved),
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "4711"},
    )
    assert [json.loads(line) for line in done.stdout.splitlines()] == expected


@given(st.binary(min_size=1, max_size=8), st.sampled_from([2, 3, 4]))
@settings(max_examples=4, deadline=None)
def test_undo_gives_back_exactly_the_state_before(dice: bytes, seats: int) -> None:
    digests: list[str] = []
    undone = 0
    for match in moments(new(seats), Chance(dice)):
        digests.append(match.digest)
        if not match.over and match.seq % 2:
            continue
        for seat in range(seats):
            twin = match.copy()
            with suppress(Sealed):
                taken_back = twin.undo(Seat(seat))
                undone += 1
                assert {entry.seat for entry in taken_back} == {Seat(seat)}
                assert twin.digest == digests[match.seq - len(taken_back)]
                assert legal_lists(twin)[str(seat)]
    assert undone


def test_what_the_deck_showed_cannot_be_taken_back() -> None:
    match = stacked([["dig-1", "toss-1"], ["gift-1"]], ["gift-8", "toss-8", "raid-7", "raid-8"])
    match.play(Seat(1), Pick("gift-1"))
    match.play(Seat(0), Pick("dig-1"))
    with pytest.raises(Sealed) as sealed:
        match.undo(Seat(0))
    assert sealed.value.text.key == "sealed-all"


def test_a_choice_in_mid_effect_can_be_taken_back() -> None:
    match = stacked([["raid-1"], ["gift-1"]], ["dig-1"] * 9)
    match.play(Seat(1), Pick("gift-1"))
    match.play(Seat(0), Pick("raid-1"))
    before = match.digest
    match.play(Seat(0), Choose("north"))
    match.play(Seat(0), Choose("nobody"))
    assert len(match.undo(Seat(0))) == 2
    assert match.digest == before
    assert legal_lists(match) == {"0": ["choose north", "choose south", "choose west"]}


class LongerToss(SmithyGame):
    """The same game after a change of its rules: a toss now asks first how deep."""

    deepened = "toss"

    def effect(self, card: str, play: Smith, seat: Seat) -> Script[None]:
        if card.startswith(self.deepened):
            yield from play.choose(seat, say("smithy-where"), named(("deep", "shallow")))
        yield from super().effect(card, play, seat)


class LongerDig(LongerToss):
    """The same game after a change of its rules: a dig now asks first how deep."""

    deepened = "dig"


class ReversedToss(SmithyGame):
    """The same game after a change that asks the same but does something else."""

    def effect(self, card: str, play: Smith, seat: Seat) -> Script[None]:
        play.table.points[seat] += 100
        yield from super().effect(card, play, seat)


class NarrowToss(SmithyGame):
    """The same game after a change that does the same but offers less than was chosen."""

    def effect(self, card: str, play: Smith, seat: Seat) -> Script[None]:
        yield from (
            toss(play, seat, ("stop", "none")) if card == "toss-1" else super().effect(card, play, seat)
        )


def in_mid_effect() -> tuple[Match[Any], str]:
    """Return a match in which a dig has been decided and a toss is going on, and the digest of its last rest."""
    match = stacked([["dig-1", "dig-2"], ["toss-1"]], ["gift-8", "toss-8", "raid-7", "raid-8"])
    match.play(Seat(0), Pick("dig-1"))
    rest = match.digest
    match.play(Seat(1), Pick("toss-1"))
    match.play(Seat(0), Pick("raid-8"))
    match.play(Seat(1), Choose("again"))
    return match, rest


@pytest.mark.parametrize("changed", [LongerToss(), ReversedToss(), NarrowToss()])
def test_a_changed_script_falls_back_to_the_last_rest_and_says_so(changed: SmithyGame) -> None:
    match, rest = in_mid_effect()
    loaded = load_match(save_match(match), changed)
    assert loaded.digest == rest
    assert loaded.seq == 1
    assert loaded.notice == say("rest-fallback", count=3)
    assert list(loaded.awaiting) == [1]


@pytest.mark.parametrize("game", [SMITHY, LongerDig()])
def test_what_has_taken_effect_is_not_played_again_at_loading(game: SmithyGame) -> None:
    match, _ = in_mid_effect()
    loaded = load_match(save_match(match), game)
    assert (loaded.digest, loaded.notice) == (match.digest, None)


class NewerDig(LongerDig):
    version = 2


def test_what_another_version_has_left_in_mid_effect_goes_on_from_the_last_rest() -> None:
    """Its table may say the same and mean something else."""
    match, rest = in_mid_effect()
    loaded = load_match(save_match(match), NewerDig())
    assert (loaded.digest, loaded.seq) == (rest, 1)
    assert loaded.notice == say("rest-fallback", count=3)


@given(st.binary(min_size=1, max_size=8), st.sampled_from([2, 3, 4]))
@settings(max_examples=4, deadline=None)
def test_a_table_dealt_anew_in_mid_effect_looks_the_same_and_plays_on(dice: bytes, seats: int) -> None:
    fortune = Chance(dice)
    for match in moments(new(seats), Chance(dice + b"!")):
        seat = Seat(fortune.below(seats))
        fork = match.fork(seat, b"another seed")
        assert fork.view(seat) == match.view(seat)
        assert fork.awaiting == match.awaiting
        before = match.digest
        for _ in moments(fork.copy(), fortune):
            pass
        assert match.digest == before


def test_a_fork_in_mid_effect_is_saved_as_any_match() -> None:
    match, _ = in_mid_effect()
    fork = match.fork(Seat(0), b"another seed")
    for _ in range(2):
        loaded = load_match(save_match(fork), SMITHY)
        assert (loaded.digest, loaded.notice) == (fork.digest, None)
        assert legal_lists(loaded) == legal_lists(fork)
        fork.play(Seat(0), Choose("again"))


def test_copies_in_mid_effect_go_their_own_ways() -> None:
    match, _ = in_mid_effect()
    twin = match.copy()
    assert twin.digest == match.digest
    twin.play(Seat(0), Choose("again"))
    assert twin.digest != match.digest
    assert legal_lists(match) == {"0": ["choose again", "choose stop"], "1": ["choose again", "choose stop"]}


def test_a_menu_that_draws_is_refused() -> None:
    class Hasty(SmithyGame):
        def menu(self, play: Smith) -> Mapping[Seat, Ask[Pick]]:
            play.chance.stream("any").below(2)
            return super().menu(play)

    with pytest.raises(RuntimeError, match="a menu drew at random"):
        Match.new(Hasty(), TableOptions(), 2, b"a seed")


def test_asking_changes_nothing_at_rest() -> None:
    for match in moments(new(4), Chance(b"dice")):
        stage = match.copy()
        if match.game.keeping.at_rest(stage._table):
            plain = SMITHY.keeping.dump(stage._table)
            assert SMITHY.keeping.dump(SMITHY.keeping.load(plain)) == plain


def answered(script: Script[Any], *answers: str) -> Any:
    """Return the result of a script whose asks one seat answers with `answers`."""
    try:
        next(script)
        for answer in answers:
            script.send((Seat(0), Choose(answer)))
    except StopIteration as end:
        return end.value
    raise AssertionError("the script goes on asking")


def test_a_single_option_is_taken_without_asking() -> None:
    play = Smith(Smithy([], [[]], [0]))
    assert answered(play.choose(Seat(0), say("smithy-give"), named(("only",)))) == "only"


def test_asks_name_what_is_asked() -> None:
    match = stacked([["dig-1"], ["gift-1"]], ["gift-8", "toss-8", "raid-7", "raid-8"])
    ask: Ask[Choose] = match.asks[Seat(0)]
    assert (ask.prompt.key, ask.must) == ("smithy-choose", True)
    assert Saved.model_validate_json(save_match(match).model_dump_json()) == save_match(match)


@pytest.mark.parametrize("times", [1, 2, 3])
def test_what_was_dealt_anew_several_times_in_mid_effect_still_stands_where_it_stood(times: int) -> None:
    """A copy goes on with the script; the stage that it was copied from takes its steps once more, and asks the same."""
    match = stacked([["raid-1", "gift-1"], ["gift-2"]], ["dig-1"] * 9)
    match.play(Seat(0), Pick("raid-1"))
    match.play(Seat(1), Pick("gift-2"))
    match.play(Seat(0), Choose("north"))
    stage, chance = match.now.copied(), Chance(b"anew")
    for _ in range(times):
        stage = SMITHY.redeal(stage, Seat(0), chance)
    copies = [SMITHY.keeping.copy(stage) for _ in range(2)]
    for each in (*copies, stage):
        asked = []
        for answer in ("1", "share"):
            asked.append(SMITHY.awaits(each)[Seat(0)].prompt.key)
            tuple(SMITHY.play(each, Seat(0), Choose(answer), Chance(b"on")))
        assert asked == ["smithy-whom", "smithy-share"]


def test_a_word_that_is_not_offered_has_no_value() -> None:
    options = Offered[int | str]([option(1, say("one")), option("two", say("two"))])
    assert [options.value(word, fresh) for word in ("1", "two") for fresh in (False, True)] == [
        1,
        1,
        "two",
        "two",
    ]
    for fresh in (False, True):
        with pytest.raises(LookupError, match="“three” is not offered"):
            options.value("three", fresh)
    with pytest.raises(ValueError, match="“1” stands for different values"):
        _ = Offered([option(1, say("one")), option(2, say("two"), "1")]).options
    for wrong in ("", "-", "two words", None, 1.5):
        with pytest.raises(ValueError, match="makes no word"):
            option(wrong, say("wrong"))


class Metal(Enum):
    IRON = "iron"


@dataclass
class Card:
    id: str


def test_an_option_is_a_word_of_its_value_of_an_enum_or_by_its_id() -> None:
    found = [option(value, say("it")).offer.word for value in ("coal", 3, Metal.IRON, Card("dig-1"))]
    assert found == ["coal", "3", "iron", "dig-1"]
    assert option(Metal.IRON, say("it"), "other").offer.word == "other"


def test_a_view_knows_the_option_that_an_action_chooses() -> None:
    offer, other = Offer("one", say("one")), Offer("two", say("two"))
    outcome = SMITHY.outcome(SMITHY.setup(TableOptions(), 2, Chance(b"offers")))
    view = ScriptView(seat=None, seats=2, headline=say("h"), outcome=outcome, options=(other, offer))
    assert view.offer(Choose("one")) is offer
    assert view.offer(Choose("three")) is None
    assert view.offer(Pick("one")) is None


def test_what_was_drawn_is_drawn_again_and_no_more() -> None:
    drawn: list[int] = []
    recorded = RecordedChance(Chance(b"drawn"), drawn)
    first = [recorded.stream("a").below(100), recorded.below(100)]
    again = Again(drawn)
    assert [again.stream("b").below(100), again.below(100)] == first
    with pytest.raises(Unfit, match="a script draws more than it did before"):
        again.below(100)
