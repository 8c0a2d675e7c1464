"""The value of a table: to those who play together the chance to beat the opponent, to all others the chance to be first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from math import exp, prod
from typing import Final, NamedTuple

from engine.games.moonlight.evaluation.lots import FAIR, Fate, Left, at_least, fate, gains
from engine.games.moonlight.evaluation.reach import collectable
from engine.games.moonlight.forest.availability import picks
from engine.games.moonlight.forest.module import MoonlightTerms, laws
from engine.games.moonlight.model.facts import Mission, box
from engine.games.moonlight.model.kinds import SIDES, Side
from engine.games.moonlight.model.scenarios import ground_of
from engine.games.moonlight.model.table import CARD, OUT, Player, Table
from engine.games.moonlight.rules.score import DEMAND, MISSING, MISSION, objective, symbols, terms
from engine.games.spirits_of_the_forest.model.facts import tiles
from engine.games.spirits_of_the_forest.model.kinds import POWERS, Power, Spirit

_KEPT = 1 << 15
NOTHING: Final = Left()
NONE: Final = 0.45
"""The risk that a side gets none where one tile is left; where several are left, this risk to the power of their number."""
NEAR: Final = 0.4
"""Share of a bit that a creature has which stands beside it; less the farther away it is."""
LOST: Final = 0.8
"""Share of a bit still in the forest that goes to the opponent when all tiles are gone."""
GEM: Final = 0.8
"""Worth of a gem in points while the whole forest lies."""
SURE: Final = 1.2
PER_TILE: Final = 1.3
"""Lead in points that is rather sure to hold: `SURE` at the end, and `PER_TILE` more by the root of the number of tiles left."""
STRANDED: Final = 0.5
"""The risk that the game soon ends early where a creature finds no tile; less with each tile it finds, and with each gem."""
STEP: Final = 0.15
BY_LEFT: Final = 0.8
"""Uncertainty of the number of bits: `STEP` at the end, and `BY_LEFT` more by the share of the forest that is left."""


class Prospect(NamedTuple):
    """A spirit or power: the symbols of both sides, how many of its tiles each has, what is left of it, and what becomes of it.

    `given` is the share of what is left that a side gets.
    """

    totals: Mapping[Side, int]
    tiles: Mapping[Side, int]
    left: Left
    fate: Fate
    given: float = 1.0

    def lacks(self, side: Side) -> float:
        """Return the chance that this side has no tile of it in the end."""
        return 0.0 if self.tiles[side] else NONE ** (self.left.tiles * self.given)


class Remainder(NamedTuple):
    """The part of the forest that is still to be given to a side.

    `share` is its share of the whole forest, and `given` its share of what lies there; `kept_bits` will stay with nobody. `forfeit` is the
    part that the opponent gets without a choice. `scale` is the lead in points that is rather sure to hold. `around` are the numbers of
    tiles that can be picked around each creature.
    """

    share: float
    given: float
    kept_bits: int
    forfeit: float
    scale: float
    around: tuple[int, ...] = ()


def value(table: Table, rest: Remainder | None = None) -> Sequence[float]:
    """Return by seat the chance to win, for a table on which the game goes on; `rest` is its remainder, where it is known."""
    agreed, rest = terms(table), rest or remainder(table)
    if table.is_versus:
        return _against(table, rest, _categories(table, agreed, rest))
    return [_together(table, agreed, rest, _categories(table, agreed, rest))] * table.seats


def remainder(table: Table) -> Remainder:
    """Return the part of the forest that is still to be given to a side."""
    left = table.left()
    given, kept_bits = left, 0
    for module in laws(table).at("withheld"):
        for spots, count in module.withheld(table):
            given -= min(count, len(spots))
            kept_bits += min(count, len(table.bits.intersection(spots)))
    is_placed = len(table.creatures) == len(SIDES)
    around = tuple([len(picks(table, creature)) for creature in laws(table).directed]) if is_placed else ()
    forfeit = 0.0 if table.is_versus else _forfeit(table, given, around)
    is_settled = table.phase == "settle"
    return Remainder(
        share=0.0 if is_settled else given / len(table.tiles),
        given=given / left if left else 1.0,
        kept_bits=kept_bits,
        forfeit=forfeit,
        scale=SURE + (0.0 if is_settled else PER_TILE * given**0.5),
        around=around,
    )


def _categories(table: Table, agreed: MoonlightTerms, remaining: Remainder) -> dict[Spirit | Power, Prospect]:
    """Return the prospect of each spirit and power.

    The tiles that are left fall by lot, but a part is forfeit to the opponent, and at the end all of them (ML-END-04).
    """
    odds, given = round(FAIR * (1 - remaining.forfeit)), remaining.given
    left, is_settled = _left(table), table.phase == "settle"
    (light, of_light), (shadow, of_shadow) = (symbols(table, side, agreed) for side in SIDES)
    found: dict[Spirit | Power, Prospect] = {}
    for name in (*table.spirits, *POWERS):
        rest, rival = left.get(name, NOTHING), of_shadow[name]
        if is_settled:
            rival += int((len(gains(rest)) - 1) * given)
            rest = NOTHING
        found[name] = _prospect(light[name], of_light[name], shadow[name], rival, rest, odds, given)
    return found


@lru_cache(_KEPT)
def _prospect(
    own: int, own_tokens: int, rival: int, rival_tokens: int, rest: Left, odds: int, given: float
) -> Prospect:
    """Return the prospect of a spirit or power of which the sides have so many symbols on tiles and on favour tokens."""
    totals: dict[Side, int] = {"light": own + own_tokens, "shadow": rival + rival_tokens}
    expected = fate(totals["light"], totals["shadow"], rest, odds)
    return Prospect(totals, {"light": own, "shadow": rival}, rest, expected, given)


def _left(table: Table) -> Mapping[str, Left]:
    """Return by spirit and power what no side has yet: tiles in the forest, picked ones, those that may still come, and favours there."""
    kept = {spot for module in laws(table).at("keeps") for spot in module.keeps(table)}
    lying = [tile for spot, tile in enumerate(table.tiles) if tile >= 0 and spot not in kept]
    if table.phase != "settle":
        lying += [tile for module in laws(table).at("to_come") for tile in module.to_come(table)]
    found = _shown((*lying, *(taken.tile for taken in table.picked)))
    loose = Counter(_tokens(table))
    if not loose and not table.lights:
        return found
    lights = Counter[str](table.lights.values())
    with_tokens = dict(found)
    for name in {*loose, *lights}:
        left = found.get(name, Left())
        with_tokens[name] = Left(left.doubles, left.singles + lights[name], loose[name])
    return with_tokens


def _tokens(table: Table) -> Iterator[str]:
    for lying in table.tokens.values():
        yield from (token.face for token in lying)
    for name, pile in table.piles.items():
        if name not in (CARD, OUT):
            yield from (token.face for token in pile)
    for taken in table.picked:
        yield from (token.face for token in taken.tokens)


@lru_cache(1 << 14)
def _shown(lying: tuple[int, ...]) -> Mapping[str, Left]:
    """Return the symbols that these tiles show, by spirit and power."""
    doubles, singles = Counter[str](), Counter[str]()
    for number in lying:
        tile = tiles()[number]
        (doubles if tile.symbols == 2 else singles)[tile.spirit] += 1
        if tile.power:
            singles[tile.power] += 1
    return {name: Left(doubles[name], singles[name]) for name in {*doubles, *singles}}


# --- together


def _together(
    table: Table, agreed: MoonlightTerms, rest: Remainder, found: Mapping[Spirit | Power, Prospect]
) -> float:
    """Return the chance that the team scores more than the opponent, and lacks no spirit (ML-END-05, ML-SCORE-16)."""
    complete = prod(1 - found[spirit].lacks("light") for spirit in table.spirits)
    ahead = _of_team(table, agreed, rest, found) - sum(each.fate.rival for each in found.values())
    ahead += GEM * rest.share * sum(player.gems for player in table.players)
    return complete / (1 + exp(-ahead / rest.scale))


def _forfeit(table: Table, given: int, around: Sequence[int]) -> float:
    """Return the share of all that is left that the opponent gets because it cannot be collected (ML-END-01, ML-END-04)."""
    if table.phase == "settle" or not around:
        return 0.0
    never = max(0.0, 1 - collectable(table) / given) if given else 0.0
    gems = sum(player.gems for player in table.players)
    soon = STRANDED / ((1 + min(around)) * (1 + gems / 2))
    return never + (1 - never) * soon


def _of_team(
    table: Table, agreed: MoonlightTerms, rest: Remainder, found: Mapping[Spirit | Power, Prospect]
) -> float:
    """Return the points that the team may expect: its best majorities, the powers, and what it lacks (ML-SCORE-06 to ML-SCORE-12)."""
    spirits = [
        each.fate
        for name, each in found.items()
        if name not in POWERS and (agreed.scorable is None or name in agreed.scorable)
    ]
    points = sum(each.own for each in spirits) if agreed.limit is None else _limited(table, rest, spirits)
    for power in POWERS:
        points += found[power].fate.own + MISSING * found[power].lacks("light")
    return points + sum(DEMAND * (1 - found[spirit].fate.leads) for spirit in agreed.demands)


def _limited(table: Table, rest: Remainder, spirits: list[Fate]) -> float:
    """Return the best majorities, each as much as it is likely that bits are left for it beside all better ones that come true."""
    bits, unsure = _bits(table, rest), STEP + BY_LEFT * rest.share
    points = better = 0.0
    for each in sorted(spirits, key=lambda fate: -fate.own):
        points += each.own / (1 + exp((better + 0.5 - bits) / unsure))
        better += each.leads
    return points


def _bits(table: Table, rest: Remainder) -> float:
    """Return how many bits more than the opponent the team may expect: what is near to a creature is partly its own already."""
    ahead = float(table.sides["light"].bits - table.sides["shadow"].bits)
    creatures = table.creatures
    ahead += _near(table.options.scenario, creatures.get("light"), creatures.get("shadow"), table.bits)
    left = len(table.bits) + table.beside_bits - rest.kept_bits
    return ahead - LOST * max(1 - rest.share, rest.forfeit) * left


@lru_cache(_KEPT)
def _near(scenario: int, light: int | None, shadow: int | None, bits: frozenset[int]) -> float:
    """Return how much more of these bits is Light's already than Shadow's, as it is nearer to them."""
    return sum(
        NEAR / _way(scenario, light, spot) - NEAR / _way(scenario, shadow, spot) for spot in sorted(bits)
    )


def _way(scenario: int, here: int | None, spot: int) -> float:
    """Return the least number of steps from a creature to a place: 2 where it stands there, as it has to leave and to return."""
    ground = ground_of(scenario)
    if here is None:
        return float(len(ground.spots))
    one, other = ground.spots[here], ground.spots[spot]
    return max(abs(one.row - other.row), abs(one.x - other.x) / 2, 1.0) if here != spot else 2.0


# --- against each other


def _against(table: Table, rest: Remainder, found: Mapping[Spirit | Power, Prospect]) -> Sequence[float]:
    """Return by seat the chance to have the highest total (ML-VERSUS-17)."""
    sums: dict[Side, float] = {"light": 0.0, "shadow": 0.0}
    for each in found.values():
        sums["light"] += each.fate.own + each.fate.shared + MISSING * each.lacks("light")
        sums["shadow"] += each.fate.rival + each.fate.shared + MISSING * each.lacks("shadow")
    totals = [_of_player(table, player, rest, sums, found) for player in table.players]
    best = max(totals)
    weights = [exp((total - best) / rest.scale) for total in totals]
    return [weight / sum(weights) for weight in weights]


def _of_player(
    table: Table,
    player: Player,
    rest: Remainder,
    sums: Mapping[Side, float],
    found: Mapping[Spirit | Power, Prospect],
) -> float:
    assert player.objective is not None
    card = objective(player.objective)
    points = sums[card.side] + sum(MISSION * _is_likely(mission, found) for mission in card.missions)
    return points + box().bit_points[player.bits] + GEM * rest.share * player.gems


def _is_likely(mission: Mission, found: Mapping[Spirit | Power, Prospect]) -> float:
    """Return the chance that a mission is accomplished (ML-VERSUS-19)."""
    each = found[mission.spirit]
    if mission.kind == "minimum":
        return at_least(each.totals[mission.side], mission.least, each.left)
    return each.fate.leads if mission.side == "light" else 1 - each.fate.leads - each.fate.ties
