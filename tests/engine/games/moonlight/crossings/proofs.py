"""Proofs that each law of the crossings can fail: what is taken out of the rules, or put in its place, and the law that must object."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from engine.games.moonlight.forest.module import EVERY, MoonlightModule
from engine.games.moonlight.model.play import MoonlightPlay
from engine.games.moonlight.rules import score, setup, turn
from engine.games.spirits_of_the_forest.model.kinds import POWERS
from tests.engine.games.moonlight.crossings import (
    arranged,
    deal_laws,
    end_laws,
    laws,
    movement_laws,
    token_laws,
)
from tests.engine.games.moonlight.crossings.passages import Law

LOOKING_AHEAD: Final = frozenset({"landings", "gem_found", "to_come", "withheld"})
"""Hooks for whoever looks ahead: they change no game."""
TELLING: Final = frozenset({"needs", "label", "why_kept", "pieces", "notices", "pool", "verbs", "comes_with"})
"""Hooks that say what a module needs, shows, or is asked."""
OFFERED_LATE: Final = frozenset({"brings", "further"})
"""Hooks that offer again, after the movement, what was offered before it."""
SAME_ANYWAY: Final = frozenset(
    {
        "token_touch.claims_tokens",
        "token_touch.may_turn",
        "bridges.may_take",
        "bridges.blocks",
        "majority_tokens.may_take",
    }
)
"""Hooks that on the maps there are say what holds without them: closed tiles cannot be picked anyway, tiles with tokens are closed in
until they are touched, and bridges lie beside no upright tile.
"""


@dataclass(frozen=True)
class Proof:
    """A defect put into a rule, and the law that must see it.

    `hook` of a module does nothing any more, or is `instead`; where `owner` is given, that is a name of this class or module of Python.
    `arrange` makes the defect show soon.
    """

    module: str
    hook: str
    law: Law
    instead: Any = None
    owner: Any = None
    arrange: Callable[[Any], None] | None = None

    @property
    def place(self) -> Any:
        """The class or module of Python in which the defect is put."""
        return self.owner or type(EVERY[self.module])

    @property
    def defect(self) -> Any:
        """The member put there in place of the right one."""
        return vars(MoonlightModule)[self.hook] if self.instead is None else self.instead

    def __str__(self) -> str:
        return f"{self.module}.{self.hook}-{self.law.__name__}"


def _air_twice(module: Any, plan: Any, scenario: Any) -> None:
    plan.tiles += range(8)
    plan.air = True


def _a_third_plus(module: Any, plan: Any, scenario: Any) -> None:
    plan.tokens.append("plus")


def _below(module: Any, table: Any, creature: str) -> list[int]:
    return [table.ground.starting("A")[0] if creature == "light" else table.ground.starting("B")[1]]


def _worst(bare: Any, agreed: Any) -> set[Any]:
    """Score the worst spirits that the team leads."""
    led = [name for name, parts in bare.items() if name not in POWERS and score._leads(parts, "light")]
    led.sort(key=lambda name: bare[name]["light"].total)
    return {*POWERS, *led[: agreed.limit]}


PROOFS: Final = (
    Proof("air_spirits", "plan", deal_laws.the_air_is_shuffled_in, _air_twice),
    Proof("air_fireflies", "after_assigning", token_laws.double_air_gets_a_firefly),
    Proof("air_fireflies", "terms", end_laws.most_fireflies_cost_their_tiles),
    Proof("fifteenth_token", "plan", deal_laws.the_point_of_nature_is_dealt, _a_third_plus),
    Proof("spirit_tokens_only", "plan", deal_laws.spirits_alone_are_on_tokens),
    Proof("fixed_moonlight_card", "plan", deal_laws.the_card_is_that_of_the_scenario),
    Proof("start_bits_team", "lay", deal_laws.the_team_begins_with_bits),
    Proof("tokens_dealt", "prepare", deal_laws.the_team_keeps_two_of_five),
    Proof("twin_forests", "directed", deal_laws.the_picks_are_those_due),
    Proof("twin_forests", "starts", token_laws.shadow_does_the_same_in_the_other_forest, _below),
    Proof("twin_forests", "after_pick", token_laws.shadow_does_the_same_in_the_other_forest),
    Proof("twin_forests", "is_assigned", token_laws.shadow_does_the_same_in_the_other_forest),
    Proof("twin_forests", "enter", token_laws.shadow_does_the_same_in_the_other_forest),
    Proof("gem_swap", "gem_uses", token_laws.a_gem_swaps_the_creatures),
    Proof("gem_swap", "choices", token_laws.a_gem_swaps_the_creatures),
    Proof("gem_swap", "act", token_laws.a_gem_swaps_the_creatures),
    Proof("no_reveal", "reveals", deal_laws.nothing_is_turned_up),
    Proof("take_face_down", "takes_down", deal_laws.what_was_picked_face_down_is_shown_before_it_is_given),
    Proof(
        "take_face_down",
        "show_picked",
        deal_laws.what_was_picked_face_down_is_shown_before_it_is_given,
        lambda play: None,
        MoonlightPlay,
    ),
    Proof("any_side_available", "all_sides", deal_laws.what_has_a_free_side_is_turned_up),
    Proof("any_side_available", "all_sides", deal_laws.the_picks_are_those_due),
    Proof("follow_creature_tokens", "claims_tokens", token_laws.tokens_follow_the_creature),
    Proof("follow_creature_tokens", "claim", token_laws.tokens_follow_the_creature),
    Proof("token_with_tile", "owner", token_laws.tokens_follow_the_tile, lambda table, tile: "light", turn),
    Proof("tokens_between_creatures", "claims_tokens", token_laws.tokens_between_creatures_are_shared),
    Proof("tokens_between_creatures", "claim", token_laws.tokens_between_creatures_are_shared),
    Proof("versus_taker_decides", "taker_decides", token_laws.who_takes_tokens_decides),
    Proof("bits_beside", "_lay_bits", deal_laws.bits_lie_beside_the_forest, lambda table: None, setup),
    Proof("token_on_visible_singles", "lay", deal_laws.each_single_carries_a_token),
    Proof("bit_on_reveal_outside", "after_turning", token_laws.what_is_turned_up_brings_a_bit),
    Proof("firefly_tokens", "prepare", token_laws.fireflies_light_tokens),
    Proof("firefly_tokens", "after_pick", token_laws.fireflies_light_tokens),
    Proof("firefly_tokens", "settle", token_laws.fireflies_light_tokens),
    Proof("step_levels", "may_enter", deal_laws.the_moves_are_those_due),
    Proof("step_levels", "may_enter", movement_laws.levels_are_changed_within_a_row),
    Proof("bit_slide_outermost", "catch", token_laws.bits_slide_outwards),
    Proof("token_columns", "claim", token_laws.emptied_columns_bring_a_token_each),
    Proof("token_touch", "claim", token_laws.touched_tokens_go_to_both_or_to_the_opponent),
    Proof("gem_columns", "after_pick", movement_laws.gems_mark_columns),
    Proof("gem_columns", "enter", movement_laws.gems_mark_columns),
    Proof("gem_columns", "settle", movement_laws.gems_mark_columns),
    Proof("bit_push", "after_bit", movement_laws.a_taken_bit_pushes_another),
    Proof("one_gem_each", "plan", deal_laws.each_has_a_single_gem),
    Proof("no_bits", "terms", end_laws.bits_are_not_used),
    Proof("no_moonlight_card", "plan", deal_laws.no_spirit_is_demanded),
    Proof("gem_tiles", "lay", deal_laws.each_gem_lies_on_a_tile),
    Proof("gem_tiles", "after_spending", token_laws.a_spent_gem_costs_its_tile),
    Proof("alchemy_third_tile", "choices", token_laws.a_side_tile_is_one_of_three),
    Proof("alchemy_third_tile", "act", token_laws.a_side_tile_is_one_of_three),
    Proof(
        "alchemy_third_tile",
        "discard",
        token_laws.a_side_tile_is_one_of_three,
        lambda play, tile: None,
        MoonlightPlay,
    ),
    Proof(
        "alchemy_third_tile",
        "discard",
        laws.what_is_picked_is_given_or_leaves,
        lambda play, tile: None,
        MoonlightPlay,
    ),
    Proof("eclipse_portals", "after_pick", movement_laws.doors_lead_through_and_wander),
    Proof("eclipse_portals", "enter", movement_laws.doors_lead_through_and_wander),
    Proof("rain_choice", "after_pick", token_laws.rain_is_shared_out),
    Proof("rain_choice", "enter", token_laws.rain_is_shared_out),
    Proof("card_takes_tokens", "lay", token_laws.tokens_cover_the_card),
    Proof("card_takes_tokens", "after_discarding", token_laws.tokens_cover_the_card),
    Proof("island_jumps", "jumps", deal_laws.the_moves_are_those_due),
    Proof("island_jumps", "may_enter", movement_laws.islands_sink, arrange=arranged.sinking_islands),
    Proof("island_jumps", "before_move", movement_laws.islands_sink, arrange=arranged.sinking_islands),
    Proof("island_jumps", "is_over", movement_laws.islands_sink, arrange=arranged.a_single_island),
    Proof("island_jumps", "at_end", movement_laws.islands_sink, arrange=arranged.a_single_island),
    Proof("island_jumps", "settle", movement_laws.islands_sink, arrange=arranged.a_single_island),
    Proof("island_jumps", "keeps", movement_laws.islands_sink, arrange=arranged.a_single_island),
    Proof(
        "score_remaining_types",
        "at_end",
        end_laws.spirits_still_in_the_forest_are_scored,
        arrange=arranged.a_single_island,
    ),
    Proof("score_remaining_types", "terms", end_laws.spirits_still_in_the_forest_are_scored),
    Proof("three_kind_token", "after_assigning", token_laws.the_third_tile_brings_a_token),
    Proof("bit_on_reveal_adjacent", "takes_bits", token_laws.what_is_turned_up_gives_its_bit),
    Proof("bit_on_reveal_adjacent", "after_turning", token_laws.what_is_turned_up_gives_its_bit),
    Proof("bit_by_adjacency", "takes_bits", token_laws.picks_take_the_bits_beside_them),
    Proof("bit_by_adjacency", "after_pick", token_laws.picks_take_the_bits_beside_them),
    Proof("air_beside", "plan", deal_laws.the_air_lies_beside),
    Proof("air_beside", "lay", deal_laws.the_air_lies_beside),
    Proof("air_from_eclipse", "lay", token_laws.eclipses_bring_air),
    Proof("air_from_eclipse", "after_pick", token_laws.eclipses_bring_air),
    Proof("air_from_eclipse", "claim", token_laws.eclipses_bring_air),
    Proof("moonlight_tiles_in_forest", "lay", token_laws.moonlight_tiles_come_with_the_last_tile_beside_them),
    Proof(
        "moonlight_tiles_in_forest", "claim", token_laws.moonlight_tiles_come_with_the_last_tile_beside_them
    ),
    Proof("bridges", "may_enter", deal_laws.the_moves_are_those_due),
    Proof("bridges", "may_turn", movement_laws.bridges_are_crossed),
    Proof("bridges", "enter", movement_laws.bridges_are_crossed),
    Proof("bridges", "keeps", movement_laws.bridges_are_crossed),
    Proof("reflection_choice", "after_turning", token_laws.what_is_turned_up_is_reflected),
    Proof("doubles_in_ring", "lay", deal_laws.doubles_lie_in_the_ring),
    Proof("no_enter_face_down", "may_enter", movement_laws.nobody_stands_on_a_closed_tile),
    Proof("majority_tokens", "may_turn", token_laws.majorities_set_tokens_free),
    Proof(
        "majority_tokens",
        "after_assigning",
        token_laws.majorities_set_tokens_free,
        arrange=arranged.nearly_a_majority,
    ),
    Proof("row_quota", "lay", end_laws.rows_keep_their_number),
    Proof("row_quota", "may_take", deal_laws.the_picks_are_those_due, arrange=arranged.nearly_closed_rows),
    Proof("row_quota", "settle", end_laws.rows_keep_their_number),
    Proof("row_quota", "keeps", end_laws.rows_keep_their_number),
    Proof("tokens_dealt", "_scored", laws.the_best_spirits_are_scored, _worst, score),
)
"""One line for each defect: the module in whose scenarios it shows, what is broken, and the law that sees it."""
