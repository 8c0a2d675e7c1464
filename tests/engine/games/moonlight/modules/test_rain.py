"""Tokens and bits in the rain, and the gems on the Moonlight card (ML-S17)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.games.moonlight.forest.module import EVERY
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.table import FavourToken, Player
from engine.games.moonlight.rules.score import categories, lines, terms
from engine.games.spirits_of_the_forest.model.kinds import Face
from engine.text import Who
from tests.engine.games.moonlight.stories import ALA, Story


def rain(place: str = "C4", face: Face = "webs") -> Story:
    """Return a table on which Light stands before a tile with a token and a bit."""
    story = Story(17, 2, "D3", "F9").change(phase="move", card=("fruits", "leaves", "flowers", "vines"))
    story.change(
        notes={"card-gem-fruits": 1, "card-gem-leaves": 2, "card-gem-flowers": 1, "card-gem-vines": 2}
    )
    return story.bits(place).tokens(place, face, up=True)


@pytest.mark.rule("ML-S17-01", "ML-S17-02")
def test_regular_difficulty_and_one_gem_each() -> None:
    assert scenario(17).difficulties == ("regular",)
    assert [[player.gems for player in Story(17, seats).table.players] for seats in (1, 2)] == [[1], [1, 1]]


@pytest.mark.rule("ML-S17-03")
def test_a_gem_lies_on_each_symbol_of_the_card() -> None:
    for seats, owners in ((1, [1, 1, 1, 1]), (2, [1, 1, 2, 2])):
        table = Story(17, seats).table
        gems = {name: owner for name, owner in table.notes.items() if name.startswith("card-gem-")}
        assert sorted(gems.values()) == owners
        assert {name.removeprefix("card-gem-") for name in gems} == set(table.card)
        notices = Story(17, seats).view().notices
        named = [value for each in notices for _, value in each.args if isinstance(value, Who)]
        assert sorted(who.seat + 1 for who in named) == owners


@pytest.mark.rule("ML-S17-04")
def test_eight_tiles_carry_a_bit_and_a_face_up_token() -> None:
    table = Story(17, 2).table
    assert (len(table.bits), set(table.tokens)) == (8, set(table.bits))
    assert all(token.up for tokens in table.tokens.values() for token in tokens)


@pytest.mark.rule("ML-S17-05")
@pytest.mark.parametrize(("creature", "place"), [("light", "C4"), ("shadow", "E8")])
def test_the_bit_is_for_the_team_whichever_creature_steps_there(creature: str, place: str) -> None:
    story = rain(place)
    story.do(f"move {creature} {place}", "choose bit")
    light, shadow = story.table.sides["light"], story.table.sides["shadow"]
    assert (light.tokens, light.bits, shadow.tokens, shadow.bits) == ([], 1, [], 0)


@pytest.mark.rule("ML-S17-05")
@pytest.mark.parametrize(("creature", "place"), [("light", "C4"), ("shadow", "E8")])
def test_the_token_for_the_team_and_the_bit_for_the_opponent(creature: str, place: str) -> None:
    story = rain(place)
    story.do(f"move {creature} {place}")
    assert story.legal() == {"choose token", "choose bit"}
    story.do("choose token")
    light, shadow = story.table.sides["light"], story.table.sides["shadow"]
    assert (light.tokens, light.bits, shadow.tokens, shadow.bits) == (["webs"], 0, [], 1)
    assert (story.table.bits, story.table.tokens.get(story.at(place))) == (frozenset(), None)


@pytest.mark.rule("ML-S17-05", "ML-S17-06", "ML-S17-07")
def test_the_bit_for_the_team_and_the_token_onto_the_card_for_a_gem_of_its_owner() -> None:
    story = rain()
    story.do("move light C4", "choose bit")
    assert story.legal() == {f"choose {spirit}" for spirit in ("fruits", "leaves", "flowers", "vines")}
    story.do("choose leaves")
    assert (story.table.sides["light"].bits, story.table.sides["light"].tokens) == (1, [])
    assert story.table.card == ("fruits", "webs", "flowers", "vines")
    assert [player.gems for player in story.table.players] == [1, 2]
    assert "card-gem-leaves" not in story.table.notes
    piles = {pile.name: [token.face for token in pile.tokens] for pile in story.view().piles}
    assert piles == {"card": ["webs"]}, "it lies on the card, and has not left the game"


@pytest.mark.rule("ML-END-02", "ML-S17-06")
@pytest.mark.parametrize(
    ("face", "owner", "can_help"),
    [("webs", 1, True), ("webs", 2, False), ("plus", 2, True), ("plus", 0, True)],
)
def test_a_gem_that_lies_in_the_way_can_make_picking_possible(face: Face, owner: int, can_help: bool) -> None:
    """Light needs two steps to a tile, and Ala has one gem; on her way lies a token for which she may get another one."""
    story = Story(17, 2, "D2", "E9", keep=["C3", "B4", "A5", "E10"]).change(
        notes={"card-gem-leaves": owner} if owner else {}
    )
    story.change(card=("fruits", "leaves", "flowers", "vines")).bits("C3").tokens("C3", face, up=True)
    story.down("D2", "C3", "B4").change(players=[Player(1), Player(1)])
    assert ("hurry light C3" in story.legal()) is can_help
    if can_help:
        story.do(
            "hurry light C3",
            *(["choose token", "plus 1"] if face == "plus" else ["choose bit"]),
            "hurry light B4",
        )
        assert story.legal("collect light") == {"collect light A5"}


@pytest.mark.rule("ML-END-02", "ML-GEM-09")
@pytest.mark.parametrize("face", ["webs", "plus"])
def test_where_one_gem_may_be_spent_in_a_turn_another_one_in_the_way_helps_nobody(face: Face) -> None:
    story = Story(17, 2, "D2", "E9", keep=["C3", "B4", "A5", "E10"], open_talk=True)
    story.change(notes={"card-gem-leaves": 1}, card=("fruits", "leaves", "flowers", "vines"))
    story.bits("C3").tokens("C3", face, up=True).down("D2", "C3", "B4").change(players=[Player(2), Player(0)])
    assert story.legal() == set()


@pytest.mark.rule("ML-GEM-05", "ML-S17-06", "ML-ASSIGN-07")
@pytest.mark.parametrize(
    ("face", "takes"), [("webs", ["choose bit", "choose fruits"]), ("plus", ["choose token", "choose plus"])]
)
def test_a_gem_that_a_movement_has_brought_is_there_for_the_same_turn(face: Face, takes: list[str]) -> None:
    """Ala has spent her gem. What comes by her movement she may spend before the turn ends, or keep."""
    story = rain(face=face).change(players=[Player(0, spent=1), Player(1)])
    story.do("move light C4", *takes)
    assert {"choose light-B4", "choose enough"} < story.legal()
    story.do("choose light-B4")
    assert (story.table.turn, story.stand("light"), story.table.players[ALA].gems) == (2, "B4", 0)


@pytest.mark.rule("ML-S17-08")
def test_with_no_gem_left_a_token_leaves_the_game() -> None:
    story = rain().change(notes={})
    story.do("move light C4", "choose bit")
    assert story.table.card == ("fruits", "leaves", "flowers", "vines")
    assert [player.gems for player in story.table.players] == [1, 1]
    assert [side.tokens for side in story.view().sides] == [(), ()]
    assert {pile.name: [token.face for token in pile.tokens] for pile in story.view().piles} == {
        "out": ["webs"]
    }


@pytest.mark.rule("ML-S17-09", "ML-S17-10")
def test_the_card_demands_what_lies_on_it() -> None:
    story = rain(face="fruits")
    story.do("move light C4", "choose bit", "choose flowers")
    assert terms(story.table).demands == ["fruits", "leaves", "fruits", "vines"]
    demanded = {each.name: each.demanded for each in story.view().categories if each.demanded}
    assert demanded == {"fruits": 2, "leaves": 1, "vines": 1}
    card = next(
        line
        for line in lines(story.table, "light", categories(story.table))
        if line.label.key.endswith("line-card")
    )
    assert card.points == -24
    story.give("light", "fruits+sun")
    card = next(
        line
        for line in lines(story.table, "light", categories(story.table))
        if line.label.key.endswith("line-card")
    )
    assert card.points == -12
    plus = rain(face="plus")
    plus.do("move light C4", "choose bit", "choose vines")
    assert terms(plus.table).demands == ["fruits", "leaves", "flowers"]
    assert plus.active != ALA


@pytest.mark.rule("ML-S17-11")
def test_a_picked_tile_drops_both_or_gives_both_to_the_opponent() -> None:
    story = Story(17, 2, "D3", "F9", keep=["C4", "F8"]).bits("C4").tokens("C4", "webs", up=True)
    story.do("collect light C4")
    shadow = story.table.sides["shadow"]
    assert (shadow.tokens, shadow.bits, story.table.bits) == (["webs"], 1, frozenset())
    story.do("collect shadow F8", "assign 1 2")
    assert shadow.tokens == ["webs"], "and it is given once"


@pytest.mark.rule("ML-S17-11")
def test_what_rained_drops_with_the_bit_onto_the_tile_beneath() -> None:
    """The scenario's own map has no stacks."""
    story = Story(4, 2, "B2", "E6")
    spot = story.at("C3")
    beneath = next(each for each in story.table.ground.cells["C3"] if each != spot)
    play, token = story.stage.play, FavourToken("webs", up=True)
    taken = replace(story.taken(spot), tokens=(token,))
    play.remove(spot)
    play.table.picked = (taken,)
    list(EVERY["rain_choice"].after_pick(play, taken))
    assert play.table.tokens[beneath] == (token,)
    assert play.table.picked[0].tokens == ()
