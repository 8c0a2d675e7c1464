"""Additions of adversaries and scenarios to the picture and to its words."""

from __future__ import annotations

import pytest
from PIL import ImageChops

from engine.games.spirit_island.model.challenge_facts import ids
from engine.games.spirit_island.model.facts import invader_cards
from engine.games.spirit_island.model.view import InvaderCardView, SpiritIslandView
from engine.games.spirit_island.views.table_view import _card
from engine.match import Match
from engine.registry import find
from engine.text import Seat
from render import pictures
from render.games.spirit_island import standing_sheet
from render.games.spirit_island.art.picture_size import LETTERS
from render.games.spirit_island.board.board import draw
from render.games.spirit_island.hand import powers_among
from render.kit.fonts import ELLIPSIS
from render.painter import Picture
from tests.render.island import GAME, PEOPLE, played, seen
from tests.render.pixels import sheet
from words.catalogue import words

PLAIN = {"adversary": None, "adversary_level": 0, "scenario": None}


def challenged(**changes: object) -> SpiritIslandView:
    """Return the first table of two, with something else on it."""
    return seen(played(2)[0]).model_copy(update={**PLAIN, **changes})


def with_extra(view: SpiritIslandView) -> SpiritIslandView:
    card: InvaderCardView | None = _card(next(iter(invader_cards())))
    return view.model_copy(update={"invaders": view.invaders.model_copy(update={"extra": card})})


@pytest.mark.parametrize(
    ("view", "lines"),
    [
        (challenged(), []),
        (challenged(scenario="blitz"), ["Blitz"]),
        (challenged(adversary="sweden", adversary_level=3), ["Kingdom of Sweden 3"]),
        (
            with_extra(challenged(adversary="england", adversary_level=6, scenario="blitz")),
            ["Kingdom of England 6", "Blitz", "first they build: jungle"],
        ),
    ],
)
def test_who_invades_stands_below_the_track(view: SpiritIslandView, lines: list[str]) -> None:
    canvas, plain = (draw(each, PEOPLE[:2], words("en")) for each in (view, challenged()))
    written = {each.text for each in canvas.inscriptions if each.size == LETTERS}
    plainly = {each.text for each in plain.inscriptions}
    assert written - plainly == set(lines)
    assert (canvas.height > plain.height) == bool(lines)
    told = pictures.describe(GAME, view, PEOPLE, "en")
    for name, value in (
        ("Blitz", view.scenario),
        ("Kingdom", view.adversary),
        ("Before the ravage", view.invaders.extra),
    ):
        assert (name in told) == (value is not None)


def test_the_heart_of_the_isle_is_marked() -> None:
    view = challenged()
    place, land = next((place, land) for place, land in enumerate(view.lands) if land.number == 7)
    marked = [*view.lands]
    marked[place] = land.model_copy(update={"marks": ("heart",)})
    other = view.model_copy(update={"lands": tuple(marked)})
    one, two = (
        sheet(Picture(canvas.png(False, True), "", canvas.width, canvas.height))
        for canvas in (draw(each, PEOPLE[:2], words("en")) for each in (view, other))
    )
    assert ImageChops.difference(one, two).getbbox() is not None
    assert "heart land (a town or city here loses the game)" in pictures.describe(GAME, other, PEOPLE, "en")
    assert "heart land (a town or city here loses the game)" not in pictures.describe(
        GAME, view, PEOPLE, "en"
    )


@pytest.fixture(scope="module", params=ids("scenarios"))
def begun(request: pytest.FixtureRequest) -> SpiritIslandView:
    """Return the first turn of three in a scenario, against England."""
    game = find(GAME)
    options = game.Options.model_validate({"scenario": request.param, "adversary": "england"})
    match = Match.new(game, options, 3, b"scenarios")
    while match.view(None).phase == "setup":  # type: ignore[attr-defined]
        seat = min(match.awaiting)
        match.play(seat, match.legal(seat).actions[0])
    view = match.view(None)
    assert isinstance(view, SpiritIslandView)
    return view


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_of_the_standing_is_cut_in_any_scenario(begun: SpiritIslandView, language: str) -> None:
    written = standing_sheet.draw(begun, PEOPLE[:3], words(language)).inscriptions
    assert [each.text for each in written if each.text.endswith(ELLIPSIS)] == []


def test_where_only_rituals_raise_the_terror_level_no_cards_to_the_next_are_counted(
    begun: SpiritIslandView,
) -> None:
    written = {each.text for each in draw(begun, PEOPLE[:3], words("en")).inscriptions}
    told = pictures.describe(GAME, begun, PEOPLE, "en")
    is_raised_by_rituals = begun.scenario == "rituals-of-terror"
    assert ("rises by rituals" in written) == is_raised_by_rituals
    assert any(text.endswith("to go") for text in written) != is_raised_by_rituals
    assert ("to the next level" in told) != is_raised_by_rituals


@pytest.mark.rule("SI-SCENARIO-03")
@pytest.mark.parametrize(("saved", "costs"), [(0, [1, 0, 1]), (1, [0, -1, 1])])
def test_a_card_not_in_hand_is_drawn_with_what_it_costs_here(saved: int, costs: list[int]) -> None:
    view = seen(played(2)[0], Seat(0))
    own = view.spirits[0].model_copy(update={"saved_on_fast": saved, "hand": (), "played": ()})
    cards = ["words-of-warning", "call-of-the-deeps", "wash-away"]
    found = powers_among(view.model_copy(update={"spirits": (own, *view.spirits[1:])}), "card", cards)
    assert [each.cost for each in found] == costs
