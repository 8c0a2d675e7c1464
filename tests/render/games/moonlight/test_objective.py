"""The own Objective card, drawn and in words, and the badges of tiles that are picked."""

from __future__ import annotations

from typing import cast

import pytest

from engine.games.moonlight.model.actions import Collect, Move
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.view import MoonlightView
from engine.text import Seat
from render import pictures
from render.kit.palette import CREAM, GOLD, PANEL, index
from tests.catalogues import WHOLE
from tests.render.moonlight import GAME, PEOPLE, match_of
from tests.render.pixels import sheet
from words.catalogue import words

SEATS = 3


def view(seat: int | None, seats: int = SEATS, moves: int = 9) -> MoonlightView:
    return cast(MoonlightView, match_of(1, seats, moves).view(None if seat is None else Seat(seat)))


@pytest.mark.rule("ML-VERSUS-02", "ML-VERSUS-18", "ML-VERSUS-19")
@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("language", WHOLE)
def test_a_card_says_its_side_and_its_four_missions_to_its_owner_alone(seat: int, language: str) -> None:
    own = view(seat)
    number = match_of(1, SEATS, 9).now.copied().play.table.players[seat].objective
    card, player, speech = box().objectives[number], own.players[seat], words(language)
    assert player.side == card.side
    picture = pictures.hand(GAME, own, PEOPLE[:SEATS], language)
    assert picture is not None
    told = pictures.describe(GAME, own, PEOPLE[:SEATS], language)
    lines = [
        speech.key("moonlight-picture-objective", creature=speech.key(f"moonlight-creature-{card.side}"))
    ]
    for mission in card.missions:
        key = "majority" if mission.kind == "majority" else "minimum"
        args = {"least": mission.least} if mission.least else {}
        lines.append(
            speech.key(
                f"moonlight-mission-{key}",
                creature=speech.key(f"moonlight-creature-{mission.side}"),
                spirit=speech.key(f"spirits-of-the-forest-{mission.spirit}"),
                **args,
            )
        )
    for line in lines:
        assert line in picture.alt
        assert line in told
        assert line not in pictures.describe(GAME, view(None), PEOPLE[:SEATS], language)
    assert pictures.hand(GAME, view(0, 2), PEOPLE[:2], language) is None, "together nobody has one"


@pytest.mark.rule("ML-VERSUS-19")
@pytest.mark.parametrize("done", [0, 1, 4])
def test_missions_that_are_done_shine_and_are_told_so(done: int) -> None:
    own = view(0)
    missions = tuple(
        mission.model_copy(update={"done": number < done})
        for number, mission in enumerate(own.players[0].missions)
    )
    player = own.players[0].model_copy(update={"missions": missions})
    shown = own.model_copy(update={"players": (player, *own.players[1:])})
    picture = pictures.hand(GAME, shown, PEOPLE[:SEATS], "en")
    assert picture is not None
    for said in (picture.alt, picture.told, pictures.describe(GAME, shown, PEOPLE[:SEATS], "en")):
        assert said.count("(met)") == done
    inks = sheet(picture).histogram()
    assert (inks[index(GOLD)] > 100) == (done > 0)
    assert inks[index(CREAM)] > 100
    assert inks[index(PANEL)] > 1000


def test_a_tile_that_is_picked_has_its_spirit_and_power_on_its_badge() -> None:
    shown, met = view(0, 2, 0), set[bool]()
    for spot in shown.spots:
        if spot.tile is None or spot.level:
            continue
        badge = pictures.badge(GAME, shown, Collect("light", spot.name), ("creature", "tile"))
        if spot.tile.spirit is None:
            assert badge is None
            continue
        assert badge is not None
        assert spot.tile.spirit in badge.sign
        assert (spot.tile.power or "with") in badge.sign or spot.tile.power is None
        met.add(spot.tile.power is None)
        assert pictures.badge(GAME, shown, Collect("light", spot.name), ("creature",)) is None
        assert pictures.badge(GAME, shown, Move("light", spot.name), ("creature", "to", "tile")) is None
    assert met == {False, True}
    assert pictures.badge(GAME, shown, Collect("light", "Z9"), ("tile",)) is None
