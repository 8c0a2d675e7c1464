"""Parts of the forest's pictures that seldom come up: tokens to choose from, cards to claim, the card that was kept."""

from __future__ import annotations

import pytest

from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.table import Table
from engine.match import Match
from engine.text import Seat
from render import pictures
from tests.engine.games.spirits_of_the_forest.forest import forest, play, with_cards, with_wishes
from words.catalogue import words

EN = words("en")
PEOPLE = ("Ada", "Ola")


def told(table: Table, seat: int | None = 0) -> str:
    view = GAME.view(table, None if seat is None else Seat(seat))
    return pictures.describe(GAME.id, view, PEOPLE, "en").replace("\\", "")


@pytest.mark.rule("SF-WISH-09")
def test_tokens_set_aside_are_told_and_drawn_while_one_is_chosen() -> None:
    table = with_wishes(forest("leaves", tiles=["webs", ""]), "gems", "vines")
    table.box = ["moon", "sun"]
    play(table, "take A1")
    assert table.stage == "reward"
    after = GAME.view(table, Seat(0))
    assert "moon and sun" in told(table)
    assert "moon and sun" in told(table, 1)
    none = after.parts["wish"].model_copy(update={"offered": ()})
    bare = after.model_copy(update={"parts": {**after.parts, "wish": none}})
    heights = [pictures.table(GAME.id, view, PEOPLE, "en").height for view in (bare, after)]
    assert heights[0] < heights[1], "a strip of tokens"
    play(table, "token sun")
    assert "moon and sun" not in told(table)


@pytest.mark.rule("ML-ENCHANT-04")
def test_cards_that_can_be_claimed_are_drawn_for_their_owner_alone() -> None:
    """The card asks for mosses, a sun, and any tile."""
    table = with_cards(forest("leaves webs2", tiles=["mosses leaves:sun webs", "mosses2 vines2 webs2"]), "1")
    told_, heights = [], []
    for seat in (0, 1):
        picture = pictures.hand(GAME.id, GAME.view(table, Seat(seat)), PEOPLE, "en")
        told_.append(picture.alt if picture else "")
        heights.append(picture.height if picture else 0)
    claimable = EN.key("spirits-of-the-forest-told-claimable", cards="")[:12]
    assert [claimable in each for each in told_] == [True, False]
    assert heights[0] > heights[1]


@pytest.mark.rule("SF-WISH-01", "SF-CURSE-01")
def test_the_card_that_was_kept_is_told_until_all_lie_open() -> None:
    options = GAME.Options.model_validate({"wish": True, "curse": True})
    match = Match.new(GAME, options, 2, b"kept")
    seat = Seat(0)

    def hand() -> str:
        picture = pictures.hand(GAME.id, match.view(seat), PEOPLE, "en")
        assert picture is not None
        return picture.alt

    before = hand()
    match.play(seat, match.legal(seat).actions[0])
    after = hand()
    kept = EN.key("spirits-of-the-forest-told-kept", card="")[:8]
    assert kept in after
    assert kept not in before
