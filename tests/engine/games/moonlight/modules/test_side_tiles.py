"""Gems that lie on spirit tiles of their own (ML-S15)."""

from __future__ import annotations

import pytest

from engine.games.moonlight import GAME
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.texts import tell
from engine.games.moonlight.rules.winner import lacking
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.texts import tile_text
from engine.text import Seat
from tests.engine.games.moonlight.stories import ALA, OLA, Story, tile
from words.catalogue import words


def field(**more: object) -> Story:
    """Return a table with Light and Shadow each between two tiles of their own."""
    return Story(15, 2, "C2", "F2", keep=["C1", "C3", "F1", "F3"], **more)  # type: ignore[arg-type]


def picked() -> Story:
    story = field(show={"C1": "webs*2", "F1": "vines*2"})
    story.do("collect light C1", "collect shadow F1")
    return story


@pytest.mark.rule("ML-S15-01")
def test_regular_difficulty_only() -> None:
    assert scenario(15).difficulties == ("regular",)
    assert GAME.refusal(MoonlightOptions(scenario=15), 2) is None
    assert GAME.refusal(MoonlightOptions(scenario=15, difficulty="difficult"), 2) is not None


@pytest.mark.rule("ML-S15-02")
@pytest.mark.parametrize(
    ("seats", "open_talk", "sizes", "boxed"),
    [
        (2, False, {"side-1": 3, "side-2": 3}, 0),
        (1, False, {"side-1": 4}, 2),
        (2, True, {"side-1": 4}, 2),
    ],
)
def test_each_gem_has_a_tile(seats: int, open_talk: bool, sizes: dict[str, int], boxed: int) -> None:
    table = Story(15, seats, open_talk=open_talk).table
    stacks = {name: len(stack.items) for name, stack in table.stacks.items() if stack.up}
    assert stacks == sizes
    assert sum(len(stack.items) for stack in table.stacks.values() if not stack.up) == boxed
    assert table.left() == 42


@pytest.mark.rule("ML-S15-03", "ML-S15-08")
def test_tokens_follow_the_creature_that_picks_even_if_the_tile_is_discarded() -> None:
    story = field().tokens("C1", "leaves").tokens("F1", "webs")
    story.do("collect light C1", "collect shadow F1", "add 1", "assign 3 1")
    assert (story.table.sides["light"].tokens, story.table.sides["shadow"].tokens) == (["leaves"], ["webs"])
    assert len(story.table.out) == 1


@pytest.mark.rule("ML-S15-04", "ML-S15-09")
def test_a_gem_for_a_usual_action_takes_an_own_side_tile_away() -> None:
    story = field()
    own, others = list(story.table.stacks["side-1"].items), list(story.table.stacks["side-2"].items)
    story.do("hurry light C3")
    assert story.legal() == {f"choose tile-{each}" for each in own}
    story.do(f"choose tile-{own[1]}")
    assert story.table.stacks["side-1"].items == [own[0], own[2]]
    assert (story.table.stacks["side-2"].items, story.table.out) == (others, [own[1]])
    story.do("talk", f"choose tile-{own[0]}")
    assert story.table.out == [own[1], own[0]]


@pytest.mark.rule("ML-S15-09", "ML-S15-10")
def test_the_second_player_spends_own_gems_whatever_the_first_has_left() -> None:
    story = field().change(active=OLA)
    story.do("hurry light C3")
    assert story.legal() == {f"choose tile-{each}" for each in story.table.stacks["side-2"].items}


@pytest.mark.rule("ML-S15-05", "ML-S15-09")
def test_a_gem_adds_its_tile_after_both_picks() -> None:
    story = field()
    assert story.legal("add") == set()
    story.do("collect light C1")
    assert story.legal("add") == set()
    story.do("collect shadow F1")
    assert story.legal("add") == {"add 1", "add 2", "add 3"}
    second = story.table.stacks["side-1"].items[1]
    story.do("add 2")
    assert [taken.tile for taken in story.table.picked][2] == second
    assert (story.table.players[0].gems, story.table.players[0].spent) == (2, 1)
    assert second not in story.table.stacks["side-1"].items


@pytest.mark.rule("ML-S15-05")
def test_a_side_tile_is_named_by_what_it_shows_and_by_its_number_where_none_lies_there() -> None:
    story = picked()
    shown = tiles()[story.table.stacks["side-1"].items[1]]
    there, gone = (GAME.telling.label(story.view(ALA), GAME.grammar.read(f"add {each}")) for each in (2, 4))
    assert there == tell("label-add", tile=tile_text(shown))
    assert words("en").say(gone) == "Add side tile 4"


@pytest.mark.rule("ML-S15-05", "ML-S15-09")
@pytest.mark.parametrize(
    ("open_talk", "seat", "stack"),
    [
        (False, ALA, "side-1"),
        (False, OLA, "side-2"),
        (False, None, "side-1"),
        (True, ALA, "side-1"),
        (True, OLA, "side-1"),
        (True, None, "side-1"),
    ],
)
def test_a_side_tile_is_that_of_the_reader_or_that_of_all(
    open_talk: bool, seat: Seat | None, stack: str
) -> None:
    story = field(open_talk=open_talk)
    shown = tiles()[story.table.stacks[stack].items[0]]
    label = GAME.telling.label(story.view(seat), GAME.grammar.read("add 1"))
    assert label == tell("label-add", tile=tile_text(shown))


@pytest.mark.rule("ML-S15-06")
def test_of_three_tiles_one_goes_to_each_side_and_one_away() -> None:
    story = picked()
    added = story.table.stacks["side-1"].items[0]
    story.do("add 1")
    assert story.legal("assign") == {
        f"assign {one} {two}" for one in (1, 2, 3) for two in (1, 2, 3) if one != two
    }
    story.do("assign 3 2")
    assert (story.own("light"), story.own("shadow")) == ([added], [tile("vines*2")])
    assert story.table.out == [tile("webs*2")]


@pytest.mark.rule("ML-S15-07")
def test_at_most_one_tile_is_added_a_turn() -> None:
    story = picked()
    story.do("add 1")
    assert story.legal("add") == set()
    assert story.reason("add 1") is None


@pytest.mark.rule("ML-S15-10")
def test_a_gem_that_came_back_lies_on_no_tile() -> None:
    story = field()
    table = story.table.copy()
    table.stacks["side-1"].items = table.stacks["side-1"].items[:1]
    table.players[0].gems = 2
    story.rest(table)
    (last,) = table.stacks["side-1"].items
    story.do("hurry light C3")
    assert story.legal() == {f"choose tile-{last}", "choose bare"}
    story.do("choose bare")
    assert (story.table.stacks["side-1"].items, story.table.out) == ([last], [])
    story.do("hurry light C2")
    assert (story.table.stacks["side-1"].items, story.table.out) == ([], [last])
    table = story.table.copy()
    table.players[0].gems = 1
    story.rest(table)
    story.do("collect light C1", "collect shadow F1")
    assert story.legal("add") == set()


@pytest.mark.rule("ML-S15-10", "ML-ASSIGN-07")
def test_a_plus_brings_the_gem_back_but_not_its_tile() -> None:
    story = picked().change(plus=1)
    added, *others = story.table.stacks["side-1"].items
    story.do("add 1", "assign 3 2", "plus 1")
    assert (story.table.players[0].gems, story.table.players[0].spent) == (3, 0)
    assert story.table.stacks["side-1"].items == others
    assert story.own("light") == [added]


@pytest.mark.rule("ML-S15-11")
def test_side_tiles_left_at_the_end_go_to_nobody() -> None:
    story = Story(15, 2, "C2", "F2", keep=["C1", "F1"])
    left = [each for name in ("side-1", "side-2") for each in story.table.stacks[name].items]
    story.do("collect light C1", "collect shadow F1", "assign 1 2")
    assert story.is_over
    assert not {*left} & {*story.own("light"), *story.own("shadow")}


@pytest.mark.rule("ML-S15-12")
def test_what_was_discarded_does_not_save_the_team() -> None:
    story = picked()
    story.do("add 1", "assign 3 2")
    assert story.table.out == [tile("webs*2")]
    assert "webs" not in {tiles()[each].spirit for each in story.own("light")}
    assert "webs" in lacking(story.table)


@pytest.mark.rule("ML-S15-04", "ML-S15-05")
def test_of_side_tiles_that_are_alike_only_one_is_offered() -> None:
    story = picked()
    table = story.table.copy()
    one, other = [number for number, each in enumerate(tiles()) if each == tiles()[tile("leaves*2")]]
    table.stacks["side-1"].items = [one, tile("webs+sun"), other]
    story.rest(table)
    assert story.legal("add") == {"add 1", "add 2"}
    refused = story.refusal("add 3")
    assert refused is not None
    story.do("assign 1 2", "hurry light C3")
    assert story.legal() == {f"choose tile-{one}", f"choose tile-{tile('webs+sun')}"}
    story.do(f"choose tile-{one}")
    assert (story.table.stacks["side-1"].items, story.table.out) == ([tile("webs+sun"), other], [one])
