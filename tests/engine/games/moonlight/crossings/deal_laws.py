"""Laws of modules that change what is dealt, and of those that change what may be picked, entered and turned up."""

from __future__ import annotations

from collections import Counter

from engine.games.moonlight.model.kinds import CREATURES
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import AIR, SPIRITS
from tests.engine.games.moonlight.crossings import lie
from tests.engine.games.moonlight.crossings.passages import Passage, faces, law, spirit_tokens
from tests.engine.games.moonlight.test_properties import tokens_of

AIR_TILES = range(48, 56)
BITS_AT_START = {1: 3, 3: 3, 25: 8}
"""The bits that the team has before the game, by scenario (ML-S01-01, ML-S03-02, ML-S25-01)."""


@law("air_spirits")
def the_air_is_shuffled_in(passage: Passage) -> None:
    """Assert that 56 tiles lie in the forest (ML-S03-01, ML-S06-01, ML-S12-01, ML-S22-01)."""
    if passage.is_deal:
        assert sorted(tile for tile in passage.origin.tiles if tile >= 0) == [*range(56)]
        assert AIR in passage.origin.spirits


@law("air_beside")
def the_air_lies_beside(passage: Passage) -> None:
    """Assert that eight tiles of Air lie beside the forest at first, and that nobody gets those left there (ML-S21-02, -08, -09)."""
    assert "air" in passage.after.stacks, "no Air lies beside the forest"
    air = passage.after.stacks["air"]
    if passage.is_deal:
        assert sorted(air.items) == [*AIR_TILES]
        assert AIR in passage.origin.spirits
    assert not air.up
    if passage.ends and passage.verb in ("move", "end", "hurry"):
        assert air.items == passage.before.stacks["air"].items, "Air is given at the end"


@law("fifteenth_token")
def the_point_of_nature_is_dealt(passage: Passage) -> None:
    """Assert that the twelve tokens are the spirits, two "+" and the point of nature (ML-SETUP-14)."""
    if passage.is_deal:
        used = tokens_of(passage.origin) - Counter(passage.origin.box)
        assert used == Counter([*SPIRITS, "plus", "plus", "nature"])


@law("spirit_tokens_only")
def spirits_alone_are_on_tokens(passage: Passage) -> None:
    """Assert that each of nine tokens shows another spirit (ML-S06-03, ML-S27-02)."""
    if passage.is_deal:
        assert spirit_tokens(tokens_of(passage.origin))


@law("fixed_moonlight_card")
def the_card_is_that_of_the_scenario(passage: Passage) -> None:
    """Assert that the Moonlight card shows branches, fruits, mosses and vines (ML-S11-02)."""
    if passage.is_deal and not passage.origin.is_versus:
        assert sorted(passage.origin.card) == ["branches", "fruits", "mosses", "vines"]


@law("no_moonlight_card")
def no_spirit_is_demanded(passage: Passage) -> None:
    """Assert that there is no Moonlight card (ML-S19-01, ML-S27-01)."""
    assert not passage.after.card


@law("start_bits_team")
def the_team_begins_with_bits(passage: Passage) -> None:
    """Assert that the team has its bits before the game, and that the others lie in the forest (ML-S01-01, ML-S01-02, ML-S25-01)."""
    if passage.is_deal:
        table, due = passage.origin, BITS_AT_START[passage.origin.options.scenario]
        assert (table.sides["light"].bits, len(table.bits), table.spare_bits) == (due, 8 - due, 0)


@law("bits_beside")
def bits_lie_beside_the_forest(passage: Passage) -> None:
    """Assert that seven bits lie beside the forest and none in it (ML-S05-01)."""
    if passage.is_deal:
        table = passage.origin
        assert (table.beside_bits, len(table.bits), table.spare_bits) == (7, 0, 1)


@law("one_gem_each")
def each_has_a_single_gem(passage: Passage) -> None:
    """Assert that a player begins with one gem; with open talk it is common (ML-S17-02)."""
    if passage.is_deal:
        due = [1, 0] if passage.origin.options.open_talk else [1] * passage.origin.seats
        assert [player.gems for player in passage.origin.players] == due


@law("gem_tiles")
def each_gem_lies_on_a_tile(passage: Passage) -> None:
    """Assert that each gem lies on a side tile, and the others are in the box (ML-S15-02)."""
    if passage.is_deal:
        table = passage.origin
        gems = [player.gems for player in table.players]
        lying = [len(stack.items) for name, stack in sorted(table.stacks.items()) if name.startswith("side-")]
        assert lying == [number for number in gems if number]
        assert sum(lying) == (4 if len(lying) == 1 else 6)


@law("token_on_visible_singles")
def each_single_carries_a_token(passage: Passage) -> None:
    """Assert that each single tile on top that lies face up carries a token face down (ML-S05-02, ML-S05-07, ML-S05-11)."""
    if passage.is_deal:
        table = passage.origin
        singles = [
            spot
            for spot in sorted(range(len(table.tiles)), key=lambda spot: lie.cell(table, spot))
            if table.has_tile(spot) and not lie.covers(table, spot) and spot not in table.down
            if tiles()[table.tiles[spot]].symbols == 1
        ]  # fmt: skip
        assert sorted(table.tokens) == sorted(singles[:11])
        assert all(len(each) == 1 and not each[0].up for each in table.tokens.values())


@law("doubles_in_ring")
def doubles_lie_in_the_ring(passage: Passage) -> None:
    """Assert that all doubles lie among the 24 tiles in the middle (ML-S27-03, ML-S27-04)."""
    if passage.is_deal:
        table = passage.origin
        inside = [
            tile for tile, region in zip(table.tiles, table.ground.regions, strict=True) if region == "R"
        ]
        doubles = [tile for tile in range(48) if tiles()[tile].symbols == 2]
        assert len(inside) == 24
        assert {*doubles} <= {*inside}, "a double lies outside"


@law("tokens_dealt")
def the_team_keeps_two_of_five(passage: Passage) -> None:
    """Assert that the team gets two of the five tokens and the opponent the others, before the game (ML-S01-03, ML-S01-04)."""
    if passage.after.phase in ("light", "shadow"):
        held = [Counter(passage.after.sides[side].tokens) for side in CREATURES]
        assert [each.total() for each in held] == [2, 3]
        assert held[0] + held[1] == faces([token for pile in passage.origin.piles.values() for token in pile])
        assert not passage.after.piles


@law("no_reveal")
def nothing_is_turned_up(passage: Passage) -> None:
    """Assert that a face-down tile stays so until it is picked (ML-S03-03, ML-S03-05, ML-S12-02, ML-S14-01, ML-S22-03)."""
    assert not passage.turned


@law("take_face_down")
def what_was_picked_face_down_is_shown_before_it_is_given(passage: Passage) -> None:
    """Assert that closed tiles may be picked, and are turned up before they are given (ML-S03-04, ML-S12-03, ML-S14-02, ML-S22-04)."""
    the_picks_are_those_due(passage)
    if passage.after.phase == "assign":
        assert not any(taken.down for taken in passage.after.picked)


@law(
    "any_side_available",
    "bridges",
    "row_quota",
    "moonlight_tiles_in_forest",
    "twin_forests",
    "majority_tokens",
)
def the_picks_are_those_due(passage: Passage) -> None:
    """Assert that just those tiles are offered that may be picked.

    By any free side (ML-S05-04), never a bridge, which is no wall (ML-S23-06), none that its row must keep (ML-S28-03, ML-S28-04), past
    Moonlight tiles (ML-S22-06), for Light alone in two forests (ML-S02-05), no closed tile with tokens (ML-S27-07).
    """
    if passage.after.phase == "collect" and not passage.is_deal:
        found = {(action.creature, action.tile) for action in passage.legal if action.verb == "collect"}
        due = lie.due_picks(passage.after)
        assert found == due, f"offered and not due, or due and not offered: {found ^ due}"


@law("step_levels", "no_enter_face_down", "bridges", "island_jumps", "moonlight_tiles_in_forest")
def the_moves_are_those_due(passage: Passage) -> None:
    """Assert that just those places are offered that may be entered.

    Levels are changed within a row (ML-S07-05, ML-S07-06), closed tiles not entered (ML-S27-06), bridges only where they can be left
    (ML-S23-04), islands changed by straight jumps (ML-S19-04, ML-S19-05), Moonlight tiles passed over (ML-S22-06, ML-S22-07).
    """
    if passage.after.phase != "move" or passage.ends:
        return
    for creature in CREATURES:
        found = {each.to for each in passage.legal if each.verb == "move" and each.creature == creature}
        due = lie.due_moves(passage.after, creature)
        assert found == due, f"{creature}: offered and not due, or due and not offered: {found ^ due}"


@law("any_side_available")
def what_has_a_free_side_is_turned_up(passage: Passage) -> None:
    """Assert that no uncovered tile with a free side of four stays closed when tiles have been given (ML-S05-05)."""
    if passage.gives:
        table = passage.after
        closed = [spot for spot in table.down if not lie.covers(table, spot) and lie.is_free(table, spot)]
        assert not closed, f"{closed} are free and lie face down"
