"""What is said of a moonlit forest is what the view says."""

from __future__ import annotations

from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.model.view import MoonlightView, PickedView, PileView, SpotView, TokenView
from engine.games.spirits_of_the_forest.model.view import TileView
from render import pictures
from tests.render.moonlight import GAME, PEOPLE, seen, told


def with_spot(view: MoonlightView, name: str, **changed: object) -> MoonlightView:
    """The same with one place changed."""

    def changed_or_not(spot: SpotView) -> SpotView:
        return spot.model_copy(update=changed) if spot.name == name else spot

    return view.model_copy(update={"spots": tuple(map(changed_or_not, view.spots))})


def line(view: MoonlightView, start: str) -> str:
    """The line of the words that begins like this."""
    return next(each for each in told(view).splitlines() if each.startswith(start))


def test_things_on_a_tile_are_told_with_it() -> None:
    tile = TileView(spirit="leaves", symbols=2, power=None)
    view = with_spot(
        seen(1), "A5", tile=tile, available=True, bit=True, mark="firefly", tokens=(), start=None
    )
    assert "**A5** leaves ×2 (bit and firefly)" in line(view, "- A: ")
    bare = with_spot(view, "A5", available=False, bit=False, mark=None)
    assert "A5 leaves ×2," in line(bare, "- A: ")


def test_levels_and_covered_tiles_are_told() -> None:
    view = seen(7, 9)
    high = next(spot for spot in view.spots if spot.level == 2)
    assert f"**{high.name}** " in line(view, f"- {high.name[0]}: ")
    assert "level 3" in line(view, f"- {high.name[0]}: ")
    assert "covered" in line(view, "- B: ")


def test_bridges_moonlight_tiles_and_start_spots_are_told() -> None:
    assert told(seen(23)).count("bridge") == 4
    view = seen(24)
    lights = [spot for spot in view.spots if spot.light]
    assert lights
    for spot in lights:
        assert f"{spot.name} Moonlight tile {spot.light}" in told(view)
    assert all(told(seen(2)).count(f"start {letter}") == 2 for letter in "ABCDEF")


def test_a_mark_without_a_tile_is_told() -> None:
    view = seen(21)
    marks = [spot for spot in view.spots if spot.mark and spot.tile is None]
    assert marks
    for spot in marks:
        assert f"{spot.name} (Eclipse token)" in told(view)


def test_piles_stacks_and_numbers_beside_the_forest_are_told() -> None:
    assert "- Row C has the Eclipse number" in told(seen(28))
    view = seen(13)
    for pile in view.piles:
        assert f"- column {pile.name.removeprefix('pair-')}: favours 2, face up" in told(view)
    marked = tuple(pile.model_copy(update={"mark": "green"}) for pile in view.piles[:1])
    assert "green gem" in line(view.model_copy(update={"piles": (*marked, *view.piles[1:])}), "- column 1: ")
    assert "- Air tiles beside the forest: 8" in told(seen(21))
    assert "- island A: favours 2" in told(seen(19))


def test_tokens_that_have_just_been_turned_up_are_told() -> None:
    shown = PileView(name="open", tokens=(TokenView(face="leaves"), TokenView(face="sun")))
    view = seen(1).model_copy(update={"piles": (shown,)})
    assert "- just turned up: favours 2, face up leaves and sun" in told(view)


def test_side_tiles_are_told_by_their_owners() -> None:
    view = seen(15)
    for name in PEOPLE[:2]:
        assert line(view, f"- Side tiles of {name}").count(",") >= 2


def test_picked_tiles_are_told_by_their_numbers() -> None:
    tile = TileView(spirit="leaves", symbols=2, power=None)
    picked = tuple(PickedView(place=place, tile=tile, creature="light", tokens=()) for place in ("A3", "B5"))
    view = seen(1).model_copy(update={"picked": picked})
    assert "- Picked 1: leaves ×2 from A3" in told(view)
    assert "- Picked 2: leaves ×2 from B5" in told(view)


def test_what_modules_have_to_say_is_told() -> None:
    view = seen(1).model_copy(update={"notices": (tell("mark-eclipse"),)})
    assert "Eclipse token" in told(view)
    assert "Eclipse token" not in told(seen(1))


def test_what_each_side_has_is_told_spirit_by_spirit() -> None:
    view = seen(1, 14)
    words = line(view, "the team : the opponent")
    for each in view.categories:
        assert f"{each.name} {each.light.total}:{each.shadow.total}" in words.replace("fruit ", "fruits ")
    assert "The Moonlight card demands" in words


def test_what_the_team_lacks_is_said_only_when_it_is_late() -> None:
    early = seen(1)
    late = early.model_copy(update={"tiles_left": 20})
    assert "still lacks" not in told(early)
    for words in (told(late), pictures.painter(GAME).table(late, PEOPLE[:2], "en").alt):
        assert "The team still lacks" in words
