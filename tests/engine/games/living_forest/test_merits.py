"""Merits of a move in the words of the forest: told by hints."""

from __future__ import annotations

from typing import Any

import pytest

from engine.chance import Chance
from engine.games.living_forest.messages.merits import merits
from engine.games.living_forest.model.view import LivingForestView, PlayerView
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from words.catalogue import words

EN = words("en")


def own() -> LivingForestView:
    game = find("living-forest")
    match: Match[Any] = Match.new(game, game.Options(), 2, b"merits")
    view = match.view(Seat(0))
    assert isinstance(view, LivingForestView)
    return view


def with_player(view: LivingForestView, **changes: Any) -> LivingForestView:
    first, second = view.players
    return view.model_copy(update={"players": (first.model_copy(update=changes), second)})


def said(before: LivingForestView, after: LivingForestView) -> list[str]:
    return [EN.say(text, ["Ada", "Bruno"]) for text in merits(before, after, Seat(0))]


def more_trees(player: PlayerView) -> dict[str, Any]:
    tree, *others = player.goals
    assert tree.goal == "tree"
    return {"goals": (tree.model_copy(update={"reached": 9}), *others)}


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        (more_trees, "Nearer to a victory: 9 of 12 trees"),
        (
            lambda player: {"discard": (*player.discard, "tortoise")},
            "Tortoise is yours from now on: 1 sun and 2 water",
        ),
        (lambda player: {"elements": {**player.elements, "sun": 2}}, "More for your actions: 2 suns"),
        (
            lambda player: {"fragments": player.fragments + 1},
            "One more fragment against a card you would rather not draw",
        ),
    ],
)
def test_what_a_player_has_more_of_is_a_reason_and_what_it_has_less_of_is_none(
    changes: Any, reason: str
) -> None:
    before = with_player(own(), elements={})
    after = with_player(before, **changes(before.players[0]))
    assert said(before, after) == [reason]
    assert said(after, before) == []


def test_a_bonus_action_is_a_reason() -> None:
    game = find("living-forest")
    match: Match[Any] = Match.new(game, game.Options(), 2, b"corner")
    chance = Chance(b"corner")
    while not match.over:
        seat = match.awaiting[0]
        before = match.view(seat)
        match.play(seat, chance.choice(match.legal(seat).actions))
        after = match.view(seat)
        assert isinstance(before, LivingForestView)
        assert isinstance(after, LivingForestView)
        if after.asked == "bonus" and before.asked != "bonus":
            reasons = [EN.say(text, ["Ada", "Bruno"]) for text in merits(before, after, seat)]
            assert any(each.startswith("Brings a bonus action: ") for each in reasons)
            return
    raise AssertionError("there was no bonus action in a whole game")
