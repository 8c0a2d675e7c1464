"""Merits of a move in the words of the island: told by hints."""

from __future__ import annotations

from typing import Any

import pytest

from engine.advice import advise
from engine.chance import Chance
from engine.games.spirit_island.messages.merits import merits
from engine.games.spirit_island.model.view import ForecastView, SpiritIslandView
from engine.match import Match
from engine.players import SearchPlayer
from engine.registry import find
from engine.text import Seat
from words.catalogue import words

PLAYER = SearchPlayer(positions=40)
EN = words("en")


def island(*lines: str) -> Match[Any]:
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 1, b"merits")
    for line in lines:
        match.play(Seat(0), game.grammar.read(line))
    return match


def said_of(before: SpiritIslandView, after: SpiritIslandView) -> list[str]:
    return [EN.say(text, ["Ada"]) for text in merits(before, after, Seat(0))]


def test_a_spirit_that_is_chosen_is_easy_to_play_or_nothing_is_said() -> None:
    easy, hard = "river-surges-in-sunlight", "oceans-hungry-grasp"
    before = island().view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    for spirit, reasons in ((easy, ["One of the spirits that are easy to play"]), (hard, [])):
        after = island(f"embody {spirit}").view(Seat(0))
        assert isinstance(after, SpiritIslandView)
        assert said_of(before, after) == reasons


def test_an_effect_is_followed_to_its_end_for_its_reasons() -> None:
    """Pushing asks for each piece: only after the answers a land is empty."""
    match = island("embody river-surges-in-sunlight", "grow 2")
    game, seat = match.game, Seat(0)
    while places := match.legal(seat).under("place"):
        match.play(seat, next((place for place in places if place.source == "plays"), places[0]))
    for line in ("play rivers-bounty", "play wash-away", "ready"):
        match.play(seat, game.grammar.read(line))
    hasty, patient = set[str](), set[str]()
    before = match.view(seat)
    assert isinstance(before, SpiritIslandView)

    def reasons(after: Match[Any]) -> list[str]:
        view = after.view(seat)
        assert isinstance(view, SpiritIslandView)
        return said_of(before, view)

    for use in match.legal(seat).under("use"):
        after = match.copy()
        after.play(seat, use)
        hasty.update(reasons(after))
        while (answer := game.thinking.answer(after.imagine(seat, Chance(b"")), seat)) is not None:
            assert answer in after.legal(seat)
            after.play(seat, answer)
        patient.update(reasons(after))
    assert any(reason.startswith("No invaders are left in") for reason in patient - hasty)
    assert game.thinking.answer(match.imagine(seat, Chance(b"")), seat) is None


@pytest.mark.parametrize(
    ("track", "said"),
    [("plays", "Raises your card plays to 2 a turn"), ("energy", "Raises your energy to 2 a turn")],
)
def test_presence_is_told_by_what_it_uncovers(track: str, said: str) -> None:
    match = island("embody river-surges-in-sunlight", "grow 2")
    before = match.view(Seat(0))
    match.play(Seat(0), next(each for each in match.legal(Seat(0)) if getattr(each, "source", "") == track))
    after = match.view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    assert isinstance(after, SpiritIslandView)
    assert said_of(before, after) == [said, "1 more of your presence on the island"]
    assert said_of(after, before) == []


def test_what_the_invaders_will_not_do_comes_before_what_the_spirit_has() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    ravage = ForecastView(attack=3, damage=3, blight=1, cascade=False, dahan_lost=1, counterattack=0)
    place = next(
        land for land in view.lands if land.number and any(each.kind == "town" for each in land.pieces)
    )
    rest = tuple(land for land in view.lands if land.id != place.id)
    quiet = place.model_copy(update={"forecast": None, "will_build": None})
    bad = quiet.model_copy(update={"forecast": ravage, "will_build": "town"})
    empty = quiet.model_copy(update={"pieces": ()})
    before, after = (view.model_copy(update={"lands": (*rest, land)}) for land in (bad, empty))
    assert said_of(before, after)[0] == f"Keeps blight out of {place.id}"
    assert "One fewer town on the island" in said_of(before, after)
    assert said_of(before, after)[-3:] == [
        f"Nothing will be built in {place.id}",
        f"No invaders are left in {place.id}",
        "Saves 1 Dahan from the ravage",
    ]
    for passed in ({"turn": view.turn + 1}, {"phase": "slow"}):
        following = after.model_copy(update=passed)
        assert said_of(before, following) == [each for each in said_of(before, after) if "fewer" in each]
    acting = [each.model_copy(update={"phase": "invaders"}) for each in (before, after)]
    assert said_of(*acting) == [each for each in said_of(before, after) if "fewer" in each]


def test_the_advice_of_a_growth_says_what_should_follow_it() -> None:
    match = island("embody river-surges-in-sunlight")
    advice = advise(match, Seat(0), PLAYER)
    said = [EN.say(reason, ["Ada"]) for reason in advice.reasons]
    assert advice.action.verb == "grow"
    assert said[-1].startswith("Then: ")
    assert any(word in " ".join(said[:-1]) for word in ("card plays", "energy", "elements", "presence"))
