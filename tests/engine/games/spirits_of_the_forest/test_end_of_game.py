"""From the last tile to the ranking."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Favour
from engine.games.spirits_of_the_forest.model.texts import named, tell
from engine.games.spirits_of_the_forest.modules.wish import WISH
from engine.text import Seat, Who
from tests.engine.games.spirits_of_the_forest.forest import (
    dealt,
    forest,
    gems,
    keys,
    legal,
    over,
    play,
    refused,
    said,
    with_wishes,
)

MOST_STEPS = 200
"""Maximum number of steps: more than any game takes when each is the last legal one, so that a game which never ends is found."""


@pytest.mark.rule("SF-END-01")
def test_play_goes_on_until_the_last_tile() -> None:
    table = dealt()
    for _ in range(MOST_STEPS):
        if GAME.awaits(table):
            assert GAME.view(table, None).tiles_left > 0
            play(table, legal(table)[-1])
    assert over(table)
    assert GAME.view(table, None).tiles_left == 0
    assert sum(len(player.tiles) for player in table.players) == 48


@pytest.mark.rule("SF-END-02", "SF-GEM-16")
def test_the_game_ends_with_the_turn_of_the_last_tile() -> None:
    table = forest("leaves!moon", players=3, active=1)
    told = play(table, "take A1")
    assert keys(told, reader=1) == ["take", "favours", "examine", "last-tile", "reveal", told[-1].text.key]
    assert table.stage == "over"
    assert [favour.face for favour in table.players[1].favours] == ["moon"]
    assert GAME.awaits(table) == {}
    assert GAME.outcome(table).final


@pytest.mark.rule("SF-END-03")
def test_all_favours_are_revealed() -> None:
    table = forest("leaves", favours=["moon plus", "webs"])
    assert keys(play(table, "take A1"))[2:4] == ["reveal", "reveal"]
    for viewer in (None, Seat(0), Seat(1)):
        shown = [[favour.face for favour in player.favours] for player in GAME.view(table, viewer).players]
        assert shown == [["moon", "plus"], ["webs"]]
        assert GAME.view(table, viewer).outcome == GAME.outcome(table)


@pytest.mark.rule("SF-END-03")
def test_nothing_is_revealed_before_everybody_is_ready() -> None:
    table = forest("leaves", favours=["moon", "webs"], removed=[1, 1])
    assert refused(table, "reveal") == "SF-END-03"
    play(table, "take A1")
    play(table, "reveal", seat=0)
    assert GAME.view(table, Seat(1)).players[0].favours[0].face is None
    assert legal(table, 0) == []
    play(table, "reveal", seat=1)
    assert GAME.view(table, Seat(1)).players[0].favours[0].face == "moon"


@pytest.mark.rule("SF-END-04")
def test_the_last_chance_comes_before_the_reveal_and_the_reveal_before_the_score() -> None:
    table = forest("leaves", favours=["plus"], removed=[1])
    assert keys(play(table, "take A1")) == ["take", "last-tile"]
    assert GAME.view(table, None).headline.key == "spirits-of-the-forest-headline-last-chance"
    assert not GAME.outcome(table).final
    assert refused(table, "take A1") == "SF-END-01"
    play(table, "plus")
    assert gems(table, 0) == (3, 0, 0)
    assert GAME.outcome(table).final
    assert GAME.view(table, None).headline.key.startswith("spirits-of-the-forest-won")


@pytest.mark.rule("SF-END-04", "SF-WISH-02")
def test_cards_are_judged_after_the_last_chance_and_pay_before_the_score() -> None:
    table = with_wishes(forest("branches2", favours=["plus", ""], removed=[1]), "gems", "vines")
    table.box = ["webs"]
    play(table, "take A1")
    assert WISH.of(table).met == ()
    play(table, "plus", seat=0)
    assert WISH.of(table).met == (True, True), "the gem that came back counts"
    assert not GAME.outcome(table).final
    play(table, "token webs", seat=0)
    assert GAME.outcome(table).final
    webs = next(each for each in GAME.view(table, None).categories if each.name == "webs")
    assert [part.points for part in webs.parts] == [1 - 3, -3]


@pytest.mark.rule("SF-END-03", "SF-FAVOUR-12", "SF-EVENT-06")
def test_of_favours_that_lay_open_no_reveal_is_told() -> None:
    table = forest("leaves", favours=["moon plus", "webs"])
    first, second = table.players
    first.favours[1] = Favour("plus", spent=True)
    second.favours[0] = Favour("webs", known=True)
    (told,) = (each.text for each in play(table, "take A1") if each.text.key.endswith("event-reveal"))
    assert told == tell("event-reveal", who=Who(Seat(0)), faces=(named("moon"),))


@pytest.mark.rule("SF-END-04")
def test_the_reveal_is_told_before_the_winner() -> None:
    table = forest("leaves", favours=["moon", "webs"])
    told = play(table, "take A1")
    assert [event.text.key.removeprefix("spirits-of-the-forest-") for event in told] == [
        "event-take",
        "event-last-tile",
        "event-reveal",
        "event-reveal",
        "won",
    ]


@pytest.mark.rule("SF-END-04")
@pytest.mark.parametrize(
    ("favours", "removed", "asked"),
    [
        (["plus", "moon"], [1, 1], [0, 1]),
        (["moon", "sun"], [1, 0], [0]),
        (["", "plus"], [3, 0], []),
        (["", ""], [1, 1], []),
    ],
)
def test_who_is_asked_last_is_public_knowledge(
    favours: list[str], removed: list[int], asked: list[int]
) -> None:
    table = forest("leaves@1", players=2, favours=favours, removed=removed, active=1)
    play(table, "take A1")
    assert list(GAME.awaits(table)) == asked


@pytest.mark.rule("SF-END-03")
def test_who_is_ready_is_told_that_the_others_still_decide() -> None:
    table = forest("leaves", players=3, favours=["plus", "moon", "sun"], removed=[1, 1])
    play(table, "take A1")
    play(table, "reveal", seat=0)
    for seat in (0, 2):
        assert said(table, "reveal", seat) == ("ready", "SF-END-03")


@pytest.mark.rule("SF-FAVOUR-07")
def test_who_is_ready_can_use_a_plus_until_the_favours_are_revealed() -> None:
    table = forest("leaves", players=3, favours=["plus", "moon", "sun"], removed=[1, 1])
    play(table, "take A1")
    play(table, "reveal", seat=0)
    assert not GAME.awaits(table)[Seat(0)].must
    play(table, "plus", seat=0)
    assert gems(table, 0) == (2, 0, 0)
    assert table.stage == "last-chance"
    assert list(GAME.awaits(table)) == [1]


@pytest.mark.rule("SF-END-01")
@pytest.mark.parametrize("line", ["take A1", "plus", "reveal", "pass"])
def test_after_the_end_there_is_nothing_left_to_do(line: str) -> None:
    table = forest("leaves", favours=["plus"], removed=[2])
    play(table, "take A1")
    play(table, "reveal", seat=0)
    assert said(table, line, 0) == ("all-collected", "SF-END-01")


@pytest.mark.rule("SF-END-04", "SF-FAVOUR-08")
def test_who_has_only_spent_favours_is_not_asked_last() -> None:
    table = forest("leaves", favours=["plus", "moon"], removed=[2, 1])
    play(table, "plus", seat=0)
    play(table, "take A1")
    assert table.stage == "last-chance"
    assert list(GAME.awaits(table)) == [1]
