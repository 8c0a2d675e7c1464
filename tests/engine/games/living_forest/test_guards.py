"""Refusals of moves that are not legal: the reason that stands in the way, and what the seat has now."""

from __future__ import annotations

import pytest

from engine.errors import Illegal
from engine.games.living_forest import GAME
from engine.match import Match
from engine.text import Seat
from tests.engine.games.living_forest.stories import (
    Story,
    act,
    acting_on,
    begin,
    drawing,
    kodama,
    plant,
    play,
    refusal,
)


def had(table: Story, line: str) -> tuple[str, object]:
    """Return the element that does not suffice, and how much of it the player is told to have."""
    text = refusal(table, line).text
    assert text.key == "living-forest-refused-too-dear"
    args = dict(text.args)
    return args["element"].key.rpartition("-")[2], args["total"]  # type: ignore[union-attr]


@pytest.mark.rule("LF-ATTRACT-01")
def test_amid_an_action_one_hears_what_is_left_of_the_total() -> None:
    table = act("marmot hedgehog")
    table.reserve = [["hedgehog", "raven", "lemur"], ["frog"], []]
    begin(table)
    play(table, "attract hedgehog")
    assert had(table, "attract frog") == ("sun", 5)


@pytest.mark.rule("LF-EXTINGUISH-01")
def test_amid_extinguishing_one_hears_what_is_left_of_the_water() -> None:
    table = acting_on("flamingo flamingo hummingbird", fires=[2, 3, 4])
    play(table, "extinguish 2")
    assert had(table, "extinguish 4") == ("water", 3)


@pytest.mark.rule("LF-FOREST-07", "LF-FOREST-12")
@pytest.mark.parametrize(
    ("line", "suns"), [("weasel rhinoceros", 5), ("boar rhinoceros", 1), ("boar boar boar", 0)]
)
def test_at_a_corner_one_hears_the_total_with_what_it_adds(line: str, suns: int) -> None:
    table = act(line)
    plant(table.players[0], t3b="B2 B1")
    table.reserve = [["spider", "raven"], ["frog"], []]
    begin(table)
    if suns:
        play(table, "plant t3b A1")
        assert had(table, "attract frog") == ("sun", suns)
    else:
        assert had(table, "attract spider") == ("sun", 0)


@pytest.mark.rule("LF-KODAMA-21")
def test_at_a_call_one_hears_the_flowers_with_the_victory_tiles() -> None:
    table = kodama("ram", "bee")
    table.piles["water"] = ["kodama-water-6"]
    begin(table)
    assert had(table, "call water") == ("flower", 3)


@pytest.mark.rule("LF-DRAW-13")
def test_whoever_has_stopped_is_told_so_and_not_whose_turn_it_is() -> None:
    match = Match.new(GAME, GAME.Options(), 2, b"a seed")
    for verb in ("draw", "stop"):
        match.play(Seat(0), GAME.grammar.read(verb))
    for verb in ("draw", "rush", "use", "stop"):
        with pytest.raises(Illegal) as refused:
            match.play(Seat(0), GAME.grammar.read(verb))
        assert (refused.value.rule, refused.value.text.key) == ("LF-DRAW-13", "living-forest-refused-stopped")


@pytest.mark.rule("LF-ACTION-09")
@pytest.mark.parametrize("line", ["end", "enough", "fragment", "attract raven"])
def test_at_a_bonus_one_is_told_which(line: str) -> None:
    table = acting_on("wolf weasel bee caterpillar")
    table.players[0].rock, table.players[1].rock = 5, 9
    play(table, "move 1")
    text, rule = refusal(table, line)
    if line == "enough":
        assert rule == "LF-ATTRACT-01"
    else:
        assert (rule, text.key) == ("LF-ACTION-09", "living-forest-refused-bonus-first")
        assert dict(text.args)["deed"].key == "living-forest-deed-plant"  # type: ignore[union-attr]


@pytest.mark.rule("LF-ACTION-02")
def test_without_a_basic_action_left_one_hears_that() -> None:
    table = kodama("bear lynx fox hare", "bee")
    table.players[0].element_tiles = 1
    begin(table)
    play(table, "fragment")
    assert refusal(table, "move 1").rule == "LF-ACTION-02"


@pytest.mark.rule("LF-DRAW-08", "LF-DRAW-12", "LF-FRAGMENT-02", "LF-FRAGMENT-07")
def test_drawing_is_refused_for_the_reason_there_is() -> None:
    table = drawing("bee", "owl")
    player = table.players[0]
    play(table, "draw")
    assert refusal(table, "rush").rule == "LF-DRAW-12"
    assert refusal(table, "use").rule == "LF-FRAGMENT-07"
    player.line, player.fragments, player.fresh = ["bear", "lynx", "fox"], 1, False
    assert refusal(table, "rush").rule == "LF-DRAW-08"
    assert refusal(table, "use").rule == "LF-FRAGMENT-02"
