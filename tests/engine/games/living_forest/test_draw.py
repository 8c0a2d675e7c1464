"""The Guardian Animals phase, and what Fragments do in it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from engine.chance import Chance, Counters
from engine.errors import Sealed
from engine.games.living_forest import GAME
from engine.games.living_forest.model.facts import deck
from engine.games.living_forest.model.options import LivingForestOptions as Options
from engine.games.living_forest.model.table import Supply
from engine.games.living_forest.rules.totals import excess, total
from engine.match import Match
from engine.point import Point
from engine.text import Seat
from tests.engine.games.living_forest.stories import (
    PLAIN,
    SYMBOL,
    Story,
    act,
    acting_on,
    begin,
    deeds,
    drawing,
    keys,
    legal,
    play,
    refused,
)
from words.catalogue import words


@pytest.mark.rule("LF-DRAW-01")
def test_first_everybody_draws_then_everybody_acts() -> None:
    table = drawing("bee baboon", "bee baboon")
    assert refused(table, "fragment") == "LF-DRAW-01"
    play(table, "draw", "stop", seat=0)
    assert table.acting is None
    play(table, "draw", "stop", seat=1)
    assert list(GAME.awaits(table)) == [0]
    assert refused(table, "draw") == "LF-DRAW-15"
    assert keys(play(table, "end")) == ["end"], "only when all have acted does the round end"
    told = keys(play(table, "end"))
    assert (told[0], told[-1]) == ("end", "sacred-tree")
    assert (table.phase, table.turn, sorted(GAME.awaits(table))) == ("draw", 2, [0, 1])


@pytest.mark.rule("LF-DRAW-02")
def test_all_draw_at_the_same_time() -> None:
    table = drawing("bee baboon", "owl bee", "fawn hare", seats=3)
    assert sorted(GAME.awaits(table)) == [0, 1, 2]
    play(table, "draw", seat=2)
    play(table, "draw", seat=0)
    play(table, "stop", seat=2)
    assert sorted(GAME.awaits(table)) == [0, 1]


READINGS = (PLAIN, Options(kodama=True, symbols_at_once=True, symbols_add_up=True, fragments_peel=True))


def stepped(
    order: Iterable[int], wishes: Sequence[Sequence[str]], options: Options
) -> tuple[Story, Counters]:
    """Let every seat do what it wishes, as far as that is legal, and then stop; the seats come up in the given order."""
    table, chance = drawing(*[f"bee {SYMBOL}"] * 3, seats=3, options=options), Chance(b"streams")
    table.at_draw, table.fragments = Supply(2, 1), 2
    for player in table.players:
        player.discard = [*deck("start")[:9], SYMBOL, SYMBOL]
        player.fragments = 2
    ahead = [[*wished, *["stop"] * 2] for wished in wishes]
    for who in (*order, *sorted(range(3)) * 8):
        lines = legal(table, who) if table.acting is None else []
        line = ahead[who].pop(0) if ahead[who] else "stop"
        if lines:
            list(GAME.play(table, Seat(who), GAME.grammar.read(line if line in lines else lines[-1]), chance))
    assert table.acting is not None
    return table, chance.counters


@pytest.mark.rule("LF-DRAW-03")
@settings(max_examples=60, deadline=None)
@given(
    st.permutations([seat for seat in range(3) for _ in range(5)]),
    st.lists(
        st.lists(st.sampled_from(["draw", "rush", "use"]), max_size=5),
        min_size=3,
        max_size=3,
    ),
    st.sampled_from(READINGS),
)
def test_who_types_first_changes_nothing(order: list[int], wishes: list[list[str]], options: Options) -> None:
    assert stepped(order, wishes, options) == stepped(sorted(order), wishes, options)


@pytest.mark.rule("LF-DRAW-04")
def test_a_draw_turns_up_the_top_card_for_all_to_see() -> None:
    table = drawing("bee baboon", "owl")
    told = play(table, "draw")
    assert table.players[0].line == ["baboon"]
    assert table.players[0].stack == ["bee"]
    assert all(event.readers is None for event in told)
    assert GAME.view(table, Seat(1)).players[0].line == ("baboon",)
    play(table, "draw")
    assert GAME.view(table, Seat(1)).players[0].line == ("baboon", "bee"), "at the end of the line"


@pytest.mark.rule("LF-DRAW-05", "LF-DRAW-06", "LF-FRAGMENT-06")
def test_one_stops_with_a_card_but_never_without() -> None:
    table = drawing("bee lynx", "owl")
    assert refused(table, "stop") == "LF-DRAW-06"
    play(table, "draw")
    assert "stop" in legal(table)
    table.players[0].fragments = 1
    play(table, "use")
    assert refused(table, "stop") == "LF-DRAW-06"
    play(table, "draw", "stop")
    assert table.players[0].stopped
    for line in ("bee", "bear", "bear beetle"):
        table = drawing("bee", "owl")
        table.players[0].line = line.split()
        assert "stop" in legal(table, 0), "whatever the excess"


@pytest.mark.rule("LF-DRAW-07", "LF-DRAW-08", "LF-DRAW-09")
@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("bear lynx koala fox", 2),
        ("koala bear lynx fox", 2),
        ("bear lynx fox", 3),
        ("koala loris bear", -1),
        ("varan varan", 2),
        ("koala loris bear lynx fox owl beetle", 3),
    ],
)
def test_the_excess_is_solitary_less_gregarious(line: str, value: int) -> None:
    table = drawing("bee", "owl")
    table.players[0].line = line.split()
    assert excess(table.players[0]) == value
    assert ("draw" in legal(table)) == (value < 3)
    if value == 3:
        assert refused(table, "draw") == "LF-DRAW-08"


@pytest.mark.rule("LF-DRAW-10")
def test_only_the_coin_is_cancelled() -> None:
    table = drawing("bee", "owl")
    player = table.players[0]
    player.line = ["bear", "chimpanzee"]
    assert (excess(player), total(player, "water"), total(player, "plant")) == (0, 1, 0)


@pytest.mark.rule("LF-DRAW-11")
def test_the_discard_is_shuffled_only_by_a_draw_from_an_empty_stack() -> None:
    table = drawing("bee", "owl")
    player = table.players[0]
    player.discard = ["fawn", "hare", "weasel"]
    play(table, "draw")
    assert (player.stack, len(player.discard)) == ([], 3)
    told = play(table, "draw")
    assert keys(told)[0] == "reshuffle"
    assert len(player.stack) == 2
    assert player.discard == []
    assert player.line[0] == "bee"
    assert sorted([*player.stack, player.line[1]]) == ["fawn", "hare", "weasel"]
    drawn = set()
    for number in range(20):
        table = drawing("", "owl")
        table.players[0].discard = ["fawn", "hare", "weasel"]
        play(table, "draw", seed=bytes([number]))
        drawn.add(table.players[0].line[0])
    assert drawn == {"fawn", "hare", "weasel"}, "in any order"


@pytest.mark.rule("LF-DRAW-12")
def test_with_no_card_left_one_can_only_stop_and_still_has_two_actions() -> None:
    table = drawing("bee", "owl")
    play(table, "draw")
    assert legal(table) == ["stop"]
    assert refused(table, "draw") == "LF-DRAW-12"
    play(table, "stop", seat=0)
    play(table, "draw", "stop", seat=1)
    assert table.acting is not None
    assert table.acting.basic == 2


@pytest.mark.rule("LF-DRAW-13")
def test_whoever_has_stopped_stays_stopped() -> None:
    table = drawing("bee baboon", "owl bee")
    table.players[0].fragments = 1
    play(table, "draw", "stop", seat=0)
    play(table, "draw", seat=1)
    assert legal(table, 0) == []
    assert refused(table, "draw", seat=0) == "LF-DRAW-13"
    assert refused(table, "use", seat=0) == "LF-DRAW-13"


@pytest.mark.rule("LF-DRAW-14")
def test_at_the_limit_one_is_stopped_unless_a_fragment_helps() -> None:
    table = drawing("bee owl", "bee owl")
    for player in table.players:
        player.line = ["bear", "lynx"]
    table.players[1].fragments = 1
    play(table, "draw", seat=0)
    play(table, "draw", seat=1)
    assert table.players[0].stopped
    assert legal(table, 1) == ["use", "stop"]


@pytest.mark.rule("LF-DRAW-15")
def test_help_lines_stay_until_the_end_of_the_turn() -> None:
    table = drawing("bee baboon", "owl bee")
    play(table, "draw", "stop", seat=0)
    play(table, "draw", "stop", seat=1)
    play(table, "fragment", seat=0)
    assert [player.line for player in table.players] == [["baboon"], ["bee"]]


@pytest.mark.rule("LF-DRAW-16")
@pytest.mark.parametrize("line", ["draw", "rush"])
def test_a_draw_cannot_be_taken_back(line: str) -> None:
    match = Match.new(GAME, GAME.Options(), 2, b"a seed")
    match.play(Seat(0), GAME.grammar.read(line))
    with pytest.raises(Sealed):
        match.undo(Seat(0))


@pytest.mark.rule("LF-DRAW-16")
@pytest.mark.parametrize(
    ("stack", "tops", "known"),
    [
        ("bee", (), True),
        ("bee fox raven", (1,), True),
        ("bee fox raven wolf", (2,), False),
        ("bee fox", (), False),
    ],
)
def test_only_a_draw_that_told_nobody_anything_can_be_taken_back(
    stack: str, tops: tuple[int, ...], known: bool
) -> None:
    """The one card of a stack, and one that was attracted alone, everybody could name; of two only their owner knows the order."""
    table = drawing(stack, "owl bee")
    table.players[0].tops = tops
    match = Match(GAME, table.options, 2, b"seed", Point(GAME, 0, table, {}))
    match.play(Seat(0), GAME.grammar.read("draw"))
    if known:
        assert len(match.undo(Seat(0))) == 1
        assert match.seq == 0
    else:
        with pytest.raises(Sealed):
            match.undo(Seat(0))


@pytest.mark.rule("LF-DRAW-13", "LF-DRAW-16")
@pytest.mark.parametrize("final", ["stop", "use"])
def test_neither_stopping_nor_a_used_fragment_can_be_taken_back(final: str) -> None:
    match = Match.new(GAME, GAME.Options(), 2, b"a seed")
    verb, seat = "", Seat(0)
    while verb != final:
        seat = match.awaiting[0]
        verb = next(v for v in ("use", "fragment", "end", "stop", "draw") if v in match.legal(seat).verbs)
        match.play(seat, GAME.grammar.read(verb))
    with pytest.raises(Sealed) as sealed:
        match.undo(seat)
    assert sealed.value.text.key == "sealed-final"


def test_what_another_version_saved_amid_an_action_turn_is_not_read_as_if_nothing_went_on() -> None:
    """The other version's frames said what was half done. A table in the draw phase has none, and is read as it is."""
    for table, whole in ((drawing("bee", "owl"), True), (acting_on("bee"), False)):
        saved = json.loads(GAME.keeping.dump(table))
        if saved["acting"] is not None:
            del saved["acting"]["now"]
            saved["acting"]["frames"] = [{"kind": "bonus", "deed": "plant", "plus": 0}]
        if whole:
            assert GAME.keeping.load(json.dumps(saved)).play.table == table.play.table
        else:
            with pytest.raises(ValidationError):
                GAME.keeping.load(json.dumps(saved))


def test_drawing_on_stops_at_the_first_solitary_animal_and_is_the_same_as_drawing() -> None:
    table, other = (drawing("bee owl hare fawn baboon", "owl") for _ in range(2))
    told = play(table, "rush")
    assert keys(told) == ["draw-coin"]
    play(other, "draw", "draw", "draw", "draw")
    assert table == other
    assert table.players[0].line == ["baboon", "fawn", "hare", "owl"]


@pytest.mark.rule("LF-FRAGMENT-01", "LF-FRAGMENT-09")
def test_fragments_are_for_the_draw_phase() -> None:
    table = acting_on("bee baboon")
    play(table, "fragment")
    assert table.players[0].fragments == 1
    assert refused(table, "use") == "LF-FRAGMENT-09"
    other = drawing("bee baboon", "owl bee")
    other.players[0].fragments = 1
    play(other, "draw", seat=1)
    assert "use" not in legal(other, 1)
    stopped = drawing("bee baboon", "owl")
    stopped.players[0].fragments = 1
    play(stopped, "draw", "stop")
    assert (legal(stopped, 0), refused(stopped, "use", 0)) == ([], "LF-DRAW-13")


@pytest.mark.rule("LF-FRAGMENT-02", "LF-FRAGMENT-06", "LF-FRAGMENT-07")
def test_only_the_card_just_drawn_is_a_target() -> None:
    table = drawing("bee hare fawn baboon", "owl")
    player = table.players[0]
    player.fragments = 3
    play(table, "draw", "draw", "draw", "use")
    assert player.line == ["baboon", "fawn"]
    assert refused(table, "use") == "LF-FRAGMENT-02"
    assert set(legal(table)) == {"draw", "rush", "stop"}
    play(table, "draw", "use")
    assert player.line == ["baboon", "fawn"]
    assert (player.fragments, table.fragments) == (1, 22)


@pytest.mark.rule("LF-FRAGMENT-02")
def test_with_the_other_reading_fragments_peel() -> None:
    table = drawing("bee hare fawn baboon", "owl", options=Options(fragments_peel=True))
    table.players[0].fragments = 2
    play(table, "draw", "draw", "use", "use")
    assert table.players[0].line == []


@pytest.mark.rule("LF-FRAGMENT-03", "LF-FRAGMENT-05")
def test_a_varan_is_destroyed_and_one_draws_on() -> None:
    table = drawing("bee varan", "owl")
    player = table.players[0]
    player.line, player.fragments = ["bear", "lynx"], 1
    play(table, "draw")
    assert excess(player) == 3
    play(table, "use")
    assert (excess(player), player.discard, table.varans) == (2, [], 24)
    play(table, "draw")
    assert player.line[-1] == "bee"


@pytest.mark.rule("LF-FRAGMENT-04")
def test_any_other_card_goes_to_the_discard_and_may_come_again() -> None:
    table = drawing("bee", "owl")
    player = table.players[0]
    player.fragments = 1
    play(table, "draw", "use")
    assert player.discard == ["bee"]
    play(table, "draw")
    assert player.line == ["bee"]


@pytest.mark.rule("LF-FRAGMENT-03", "LF-FRAGMENT-04")
def test_a_fragment_says_what_it_does_to_the_card_that_was_drawn_last() -> None:
    """An order that was given before anything was drawn holds for any card."""
    use, table = GAME.grammar.read("use"), drawing("bee varan", "owl")
    table.players[0].fragments = 2
    said, read = [], []
    for line in ("draw", "use", "draw"):
        for seat in (Seat(0), Seat(1)):
            view = GAME.view(table, seat)
            said.append(words("en").say(GAME.telling.label(view, use)))
            read.append(GAME.telling.reading(view, use))
        play(table, line)
    said.append(words("en").say(GAME.telling.label(GAME.view(table, Seat(0)), use)))
    any_card = "Fragment: remove the last card"
    assert said[::2] == [any_card, "Fragment: destroy the Varan", any_card, "Fragment: discard Bee"]
    assert set(said[1::2]) == {any_card}
    assert set(read) == {None}


@pytest.mark.rule("LF-FRAGMENT-02", "LF-FRAGMENT-07")
def test_everybody_sees_whose_fragment_can_be_used_now() -> None:
    def usable() -> list[bool]:
        return [player.usable for player in GAME.view(table, None).players]

    table = drawing("bee hare", "owl fawn", "bee hare", seats=3)
    table.players[0].fragments = table.players[2].fragments = 1
    assert usable() == [False] * 3
    for seat in range(3):
        play(table, "draw", seat=seat)
    assert usable() == [True, False, True]
    play(table, "stop", seat=0)
    play(table, "use", seat=2)
    assert usable() == [False] * 3


@pytest.mark.rule("LF-FRAGMENT-07")
def test_without_a_fragment_nothing_is_removed() -> None:
    table = drawing("bee baboon", "owl")
    play(table, "draw")
    assert refused(table, "use") == "LF-FRAGMENT-07"


@pytest.mark.rule("LF-FRAGMENT-08")
def test_unused_fragments_are_kept_and_count_nothing() -> None:
    table = act("fawn", "bee")
    before = GAME.outcome(table).standings[0].score
    table.players[0].fragments = 9
    assert GAME.outcome(table).standings[0].score == before
    begin(table)
    play(table, "fragment", "end")
    assert table.players[0].fragments == 10
    table.players[0].line = ["fawn"]
    assert GAME.outcome(table).standings[0].score == before
    assert deeds(drawing("bee", "owl")) == {"draw", "rush"}
