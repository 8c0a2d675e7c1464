"""The table before the creatures are placed (ML-SETUP)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.chance import Chance
from engine.games.moonlight.forest.module import MoonlightDeal, laws
from engine.games.moonlight.model.facts import box
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import BITS, Mode
from engine.games.moonlight.model.options import MoonlightOptions
from engine.games.moonlight.model.scenario_facts import Beside, MoonlightScenarioFacts
from engine.games.moonlight.model.scenarios import scenario
from engine.games.moonlight.model.signs import TOKENS
from engine.games.moonlight.model.supply import gems_at_start
from engine.games.moonlight.model.table import BOX, DRAW, ROW, FavourToken, Player, Stack, Table
from engine.games.spirits_of_the_forest.model.facts import base_tiles, components, tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Face
from engine.text import Seat


def deal(options: MoonlightOptions, seats: int, chance: Chance) -> Table:
    """Return a table dealt by ML-SETUP-01 to -15. The order of the draws must never change."""
    first = Seat((options.first - 1) % seats if options.first else chance.below(seats))
    return fill(Table(options, options.mode(seats), first, active=first), seats, chance)


def fill(table: Table, seats: int, chance: Chance) -> Table:
    """Lay everything onto a bare table."""
    options, mode, first = table.options, table.mode, table.first
    plan = MoonlightDeal([*range(base_tiles())], _faces())
    for module in laws(table).modules:
        module.plan(plan, table.scenario)
    _lay_tiles(table, plan, chance)
    _lay_tokens(table, plan, chance)
    _lay_bits(table)
    table.marks = {number: spot.mark for number, spot in enumerate(table.ground.spots) if spot.mark}
    table.players = _players(options, mode, seats, first, plan)
    if mode == "versus":
        _deal_objectives(table, chance)
    elif plan.has_card:
        table.card = box().cards[chance.below(len(box().cards)) if plan.card is None else plan.card]
    for module in laws(table).modules:
        module.lay(table, chance)
    return table


def _faces() -> list[Face]:
    """Return the favour tokens that are dealt: those of the powers stay in the box (ML-SETUP-12)."""
    return [face for face in components().faces() if face not in POWERS]


def _lay_tiles(table: Table, plan: MoonlightDeal, chance: Chance) -> None:
    """Lay any tile in any place; what is left goes to the box unseen (ML-SETUP-03, ML-SETUP-05)."""
    pile = chance.shuffled(plan.tiles)
    table.tiles = [pile.pop() if spot.holds_tile else NOWHERE for spot in table.ground.spots]
    table.down = frozenset(number for number, spot in enumerate(table.ground.spots) if spot.down)
    if pile:
        table.stacks[BOX] = Stack(pile)
    if plan.air:
        table.notes["air"] = len(tiles()) - base_tiles()


def _lay_tokens(table: Table, plan: MoonlightDeal, chance: Chance) -> None:
    """Lay tokens on tiles and beside the forest as the scenario says (ML-SETUP-12, ML-SETUP-13)."""
    pile = chance.shuffled(plan.tokens)
    if table.scenario.uses("tokens", table.mode):
        for number, spot in enumerate(table.ground.spots):
            if spot.tokens:
                table.tokens[number] = tuple(FavourToken(pile.pop(), up) for up in spot.tokens)
        for name, faces in _piles(table.scenario):
            table.piles[name] = tuple(FavourToken(pile.pop(), up) for up in faces)
    table.box = pile


def _piles(facts: MoonlightScenarioFacts) -> Iterator[tuple[str, tuple[bool, ...]]]:
    """Yield the name of each pile beside the forest, and whether each of its tokens lies face up."""
    for column in facts.column_tokens:
        yield f"column-{column.col}", TOKENS[column.tokens]
    for island in facts.islands:
        yield f"island-{island.id}", TOKENS[island.tokens]
    beside: Beside = facts.outside
    if beside.token_columns:
        for number in range(beside.token_columns):
            yield f"pair-{number + 1}", TOKENS["S"]
    elif beside.tokens:
        yield ROW, (beside.tokens_face == "up",) * beside.tokens
    if beside.draw_pile:
        yield DRAW, (False,) * beside.draw_pile


def _lay_bits(table: Table) -> None:
    """Lay the bits that are marked; the others stay in the box (ML-SETUP-08)."""
    if not table.scenario.uses("bits", table.mode):
        return
    table.bits = frozenset(number for number, spot in enumerate(table.ground.spots) if spot.bit)
    table.beside_bits = table.scenario.outside.bits
    table.spare_bits = BITS - len(table.bits) - table.beside_bits


def _players(
    options: MoonlightOptions, mode: Mode, seats: int, first: Seat, plan: MoonlightDeal
) -> list[Player]:
    """Return the players with the gems of each (ML-SETUP-10, ML-GEM-09, ML-VERSUS-03)."""
    if mode == "versus":
        with_gems = scenario(options.scenario).uses("player_gems", mode)
        last = (first - 1) % seats
        return [Player((1 + (seat == last)) * with_gems) for seat in range(seats)]
    gems = gems_at_start(options, mode) if plan.gems is None else plan.gems
    return [Player(0 if options.open_talk and seat else gems) for seat in range(seats)]


def _deal_objectives(table: Table, chance: Chance) -> None:
    """Deal one Objective card to each player, the rest unseen (ML-VERSUS-02)."""
    cards = chance.shuffled(range(len(box().objectives)))
    for player in table.players:
        player.objective = cards.pop()
    table.objectives = cards
