"""Outlines around what has changed: where something did, and nowhere else."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from engine.game import View, games
from engine.match import Match
from engine.text import Seat
from render.pictures import Picture, table
from render.sheets.changes import Seen, changes

PEOPLE = ("Ada", "Bruno")
Box = tuple[int, int, int, int]


def views(game_id: str, *, moves: int = 6) -> list[View]:
    """What an onlooker sees from the setup on, whoever may move playing the last of its moves."""
    game = games()[game_id]
    match = Match.new(game, game.Options(), 2, b"outlines")
    found = [match.view(None)]
    for _ in range(moves):
        seat = match.awaiting[0]
        match.play(seat, match.legal(seat).actions[-1])
        found.append(match.view(None))
    return found


def marked(game_id: str, before: list[View], after: list[View]) -> tuple[Picture, Box | None]:
    """The picture with outlines, and the box around all of them."""
    seen = Seen(tuple(before), tuple(enumerate(after, 1)))
    outlined = changes(game_id, seen, PEOPLE, "en", "what happened")
    plain = table(game_id, after[-1], PEOPLE, "en")
    with Image.open(io.BytesIO(outlined.data)) as one, Image.open(io.BytesIO(plain.data)) as other:
        return outlined, ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()


@pytest.mark.parametrize("game_id", games())
def test_where_something_has_changed_there_is_an_outline(game_id: str) -> None:
    first, *_, last = views(game_id)
    picture, box = marked(game_id, [first], [last])
    assert box is not None
    assert picture.alt == "what happened"
    assert (picture.width, picture.height) == (table(game_id, last, PEOPLE, "en").width, picture.height)


@pytest.mark.parametrize("game_id", games())
def test_where_nothing_has_changed_there_is_none(game_id: str) -> None:
    first, *_, last = views(game_id)
    turned = first.model_copy(update={"headline": last.headline})
    assert marked(game_id, [first], [turned, first])[1] is None


@pytest.mark.parametrize("game_id", games())
def test_what_looks_as_it_has_looked_before_is_no_news(game_id: str) -> None:
    first, *_, last = views(game_id)
    assert marked(game_id, [first, last], [first])[1] is None


def test_each_turn_has_its_own_number() -> None:
    game_id = "spirits-of-the-forest"
    found = views(game_id)
    together = marked(game_id, found[:1], [found[-1]])[0]
    apart = marked(game_id, found[:1], [found[2], found[-1]])[0]
    assert together.data != apart.data


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
def test_only_what_the_reader_sees_is_outlined(seat: Seat | None) -> None:
    """Tables that look the same to somebody give the same picture, whatever is hidden in them."""
    game = games()["living-forest"]
    match = Match.new(game, game.Options(), 2, b"outlines")
    twins = (match, match.fork(seat, b"dealt anew"))
    one, other = (marked(game.id, [match.view(seat)], [twin.view(seat)])[0].data for twin in twins)
    assert one == other
