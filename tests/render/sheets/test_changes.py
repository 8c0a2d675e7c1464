"""Changes on the newest picture: each event where its game shows it, numbered, and what everybody has gained below."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from PIL import Image

from engine.chance import Chance
from engine.match import Match
from engine.registry import games
from engine.text import Seat, Text
from engine.view import View
from render.kit.marks import BADGE, ROW, Mark, Numbered, badge, lay_marks
from render.kit.palette import CORAL, CREAM
from render.painter import Painter, Picture
from render.pictures import painter, table
from render.sheets.changes import LastLook, SeenTurn, changes
from tests.render.pixels import has_ink, is_at, sheet
from words.catalogue import words

PEOPLE = ("Ada", "Bruno")
MOVES: Mapping[str, int] = {"spirit-island": 40}
"""Number of moves that bring enough to pass, by game; 24 in other games."""
every_game = pytest.mark.parametrize("game_id", games())


@cache
def story(game_id: str) -> tuple[View, View, tuple[SeenTurn, ...]]:
    """Play a match at random; return how an onlooker saw it in the middle and later, and what was told in every turn between."""
    match = Match.new(games()[game_id], games()[game_id].Options(), 2, b"what happened")
    dice, views = Chance(b"moves"), [match.view(None)]
    turns: list[SeenTurn] = []
    while len(turns) < MOVES.get(game_id, 24) and not match.over:
        seat = match.awaiting[0]
        legal = match.legal(seat)
        told = match.play(seat, dice.choice(legal.under(dice.choice(legal.verbs))))
        events = tuple(event.text for event in told if event.read_by(None))
        turns.append(SeenTurn(int(seat) + 1, seat, events))
        views.append(match.view(None))
    half = len(turns) // 2
    return views[half], views[-1], tuple(turns[half:])


def drawn(game_id: str, before: View, now: View, *turns: SeenTurn) -> Picture:
    return changes(game_id, LastLook(before, now, turns), PEOPLE, "en", "what happened")


@every_game
def test_every_mark_lies_on_the_picture_and_so_does_its_number(game_id: str) -> None:
    _, now, turns = story(game_id)
    plain, hand = table(game_id, now, PEOPLE, "en"), painter(game_id)
    marks = [mark for turn in turns for event in turn.events for mark in hand.event_marks(event, now)]
    assert marks, "nothing of all that is shown"
    for mark in marks:
        left, top, right, bottom = mark.at
        assert 0 <= left < right <= plain.width
        assert 0 <= top < bottom <= plain.height
        for x, y in filter(None, (mark.number, mark.to)):
            assert 0 < x < plain.width
            assert 0 < y < plain.height


@every_game
def test_only_events_and_gains_are_shown(game_id: str) -> None:
    before, now, turns = story(game_id)
    plain = table(game_id, now, PEOPLE, "en")
    assert drawn(game_id, now, now).data == plain.data
    told = drawn(game_id, before, now, *turns)
    assert told.data != plain.data
    assert (told.alt, told.width) == ("what happened", plain.width)
    assert (told.height - plain.height) % ROW == 12
    assert drawn(game_id, now, now, *turns).height == plain.height, "nobody has gained anything"


@every_game
def test_what_is_counted_has_a_sign(game_id: str) -> None:
    _, now, _ = story(game_id)
    hand = painter(game_id)
    signs = {sign for _, counts in hand.tally(now) for sign in counts if sign}
    assert all(max(hand.sign(sign, 40, CREAM).size) <= 60 for sign in sorted(signs))


def forest() -> tuple[View, View, tuple[SeenTurn, ...]]:
    return story("spirits-of-the-forest")


def test_the_last_turn_is_marked_most_strongly() -> None:
    _, now, turns = forest()
    taking = [turn for turn in turns if any(event.key.endswith("-event-take") for event in turn.events)]
    first, last = taking[0], taking[-1]
    picture = sheet(drawn("spirits-of-the-forest", now, now, first, last))
    for turn, ink, other in ((first, CREAM, CORAL), (last, CORAL, CREAM)):
        mark = next(
            mark for event in turn.events for mark in painter("spirits-of-the-forest").event_marks(event, now)
        )
        left, top, right, _ = mark.at
        edge = ((left + right) // 2, top, (left + right) // 2 + 4, top + 8)
        assert has_ink(picture, ink, edge)
        assert not has_ink(picture, other, edge)
        x, y = mark.number
        assert is_at(picture, badge(turn.number, turn is last), x - BADGE // 2, y - BADGE // 2)


MIXES: Sequence[tuple[int, Mapping[str, object]]] = (
    (2, {}),
    (3, {"events": "forgotten-grove", "wish": True}),
    (4, {"moonlight": "air", "enchanted": True}),
    (4, {"seasons": True, "wish": True, "curse": True, "gem_bonus": True}),
)


@pytest.mark.parametrize(("seats", "options"), MIXES)
def test_arrows_of_the_forest_lie_over_nothing_that_is_to_be_read(
    seats: int, options: Mapping[str, object]
) -> None:
    """Tiles with their favours, names of places and panels, and strips look as without arrows; each arrow still comes to its end."""
    game_id, people = "spirits-of-the-forest", (*PEOPLE, "Celina", "Dorota")[:seats]
    match = Match.new(games()[game_id], games()[game_id].Options.model_validate(options), seats, b"behind")
    hand, dice, turns = painter(game_id), Chance(b"moves"), list[SeenTurn]()
    while len(turns) < 4 * seats:
        seat = match.awaiting[0]
        legal = match.legal(seat)
        events = match.play(seat, dice.choice(legal.under(dice.choice(legal.verbs))))
        turns.append(SeenTurn(int(seat) + 1, seat, tuple(e.text for e in events if e.read_by(None))))
    now: Any = match.view(None)
    gone = [m for turn in turns for event in turn.events for m in hand.event_marks(event, now) if m.to]
    bare = [replace(mark, to=None) for mark in gone]
    told, unmoved = (_marked(hand, now, people, marks) for marks in (gone, bare))
    tiles = [cell for cell in now.cells if cell.stack]
    clear = list(hand.kept_clear(now))
    assert len(clear) > len(tiles) > 10
    for box in clear:
        assert told.crop(box).tobytes() == unmoved.crop(box).tobytes(), box
    for mark in gone:
        assert mark.to is not None
        x, y = mark.to
        assert has_ink(told, CORAL, (x - 14, y - 20, x + 14, y + 2)), "an arrow ends above a panel"
        names = (0, y + 8, told.width, y + 60)
        assert told.crop(names).tobytes() == unmoved.crop(names).tobytes()


def _marked(hand: Painter[Any], now: View, people: Sequence[str], marks: Sequence[Mark]) -> Image.Image:
    """Return the table with these marks, as palette indices."""
    canvas = hand.draw_table(now, hand.names(now, people, words("en")), words("en"))
    lay_marks(canvas, [Numbered(1, mark, is_last=True) for mark in marks], hand.sign, hand.kept_clear(now))
    return sheet(Picture(canvas.png(), "", canvas.width, canvas.height))


def test_numbers_of_one_place_stand_side_by_side() -> None:
    _, now, turns = forest()
    event = next(event for event in turns[0].events if event.key.endswith("-event-take"))
    game_id = "spirits-of-the-forest"
    twice = drawn(game_id, now, now, SeenTurn(1, Seat(0), (event,)), SeenTurn(2, Seat(1), (event,)))
    once = drawn(game_id, now, now, SeenTurn(2, Seat(1), (event,)))
    assert twice.data == once.data, "the same is marked once, with the number of whoever did it last"


@pytest.mark.parametrize("seat", [None, Seat(0), Seat(1)])
def test_only_what_the_reader_sees_is_shown(seat: Seat | None) -> None:
    """Tables that look the same to somebody give the same picture, whatever is hidden in them."""
    game: Any = games()["living-forest"]
    match = Match.new(game, game.Options(), 2, b"outlines")
    twins = (match, match.fork(seat, b"dealt anew"))
    event: Text = match.view(seat).headline
    turn = SeenTurn(1, Seat(0), (event,))
    one, other = (drawn(game.id, match.view(seat), twin.view(seat), turn).data for twin in twins)
    assert one == other
