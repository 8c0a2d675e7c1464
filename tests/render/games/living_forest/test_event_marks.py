"""Marks of events in Living Forest."""

from __future__ import annotations

import pytest

from engine.text import Seat, Text, Who, say
from render.games.living_forest.board import panels
from render.games.living_forest.board.event_marks import marks, tally
from render.kit.marks import Mark
from tests.render.living_forest import GAME, find_view

ADA, BRUNO = Who(Seat(0)), Who(Seat(1))
VIEW = find_view(2, False, None, lambda view: len(view.players[0].line) > 2 and view.players[0].fragments > 0)


def shown(event: str, **args: object) -> list[Mark]:
    text: Text = say(f"{GAME}-event-{event}", **args)  # type: ignore[arg-type]
    return [*marks(text, VIEW)]


def test_a_tree_is_shown_on_its_space_of_whoever_planted_it() -> None:
    (first,), (below,), (right,), (bruno,) = (
        shown("plant", who=who, tree="", at=at)
        for who, at in ((ADA, "A1"), (ADA, "A2"), (ADA, "B1"), (BRUNO, "A1"))
    )
    assert (below.at[0], right.at[1]) == (first.at[0], first.at[1])
    assert below.at[1] > first.at[1]
    assert right.at[0] > first.at[0]
    assert bruno.at[1] - first.at[1] == panels.PITCH


def test_a_spirit_is_shown_on_its_rock() -> None:
    (ada,), (bruno,) = (shown("move", who=who, steps=1, rock="1") for who in (ADA, BRUNO))
    assert (ada.at != bruno.at) == (VIEW.players[0].rock != VIEW.players[1].rock)


@pytest.mark.parametrize("event", ["draw", "draw-coin", "attract", "call", "extinguish", "fragment", "steal"])
def test_each_deed_is_shown_where_it_has_changed_the_own_panel(event: str) -> None:
    (mark,) = shown(event, who=ADA)
    assert mark.at[3] - mark.at[1] < panels.HIGH


def test_varans_are_shown_before_everybody_who_got_some() -> None:
    assert len(shown("hit", who=(ADA, BRUNO), seats=2, count=1)) == 2


def test_what_is_nowhere_is_not_shown() -> None:
    assert shown("decline", who=ADA, deed="") == []


def test_goals_and_tokens_are_counted() -> None:
    for seat, counts in tally(VIEW):
        player = VIEW.players[seat]
        assert [counts[f"goal-{goal.goal}"] for goal in player.goals] == [
            goal.reached for goal in player.goals
        ]
        assert counts["fragment"] == player.fragments
