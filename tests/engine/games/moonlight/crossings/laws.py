"""Laws that no scenario, difficulty or way to play may break, written from the rules and not from the code."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from engine.chance import Chance
from engine.games.moonlight import GAME
from engine.games.moonlight.forest.availability import picks
from engine.games.moonlight.model.actions import Assign, Collect, End, Hurry, Move, Plus, Relocate, Talk
from engine.games.moonlight.model.ground import NOWHERE
from engine.games.moonlight.model.kinds import BITS, CREATURES, SIDES, Creature
from engine.games.moonlight.model.table import Table
from engine.outcome import Outcome
from engine.text import Seat, Text
from tests.engine.games.moonlight.crossings import deal_laws, end_laws, movement_laws, token_laws
from tests.engine.games.moonlight.crossings.passages import Law, Passage, hold_modules, points, points_due
from tests.engine.games.moonlight.test_properties import bits_of, tiles_of, tokens_of
from words.catalogue import words

OF_MODULES: Final = (deal_laws, token_laws, movement_laws, end_laws)
"""The files of the modules' laws, which are noted when they are read."""
DISCARDING: Final = "rain_choice"
"""The module by which tokens leave the game."""
COUNTED_OTHERWISE: Final = frozenset({"no_bits", "air_fireflies", "score_remaining_types"})
"""The modules that change how points are counted, and have laws of their own for that."""
MOST_SCORED: Final = 5
"""Numbers of spirits that the team may score are tried below this one."""


@dataclass(frozen=True)
class Step:
    """An action with the table at the game's beginning, before it and after it; `asks` where an effect asks before or after it."""

    origin: Table
    before: Table
    after: Table
    seat: Seat
    action: Any
    told: Sequence[Text]
    asks: bool

    @property
    def is_printed(self) -> bool:
        """Whether no module of the scenario may change what the action does beside what the base rules say."""
        return self.before.options.scenario == 1 and not self.asks


def everything_has_words(said: Sequence[Text]) -> None:
    """Assert that there is a sentence for each question and each event, with all that it is about."""
    speech = words("en")
    wordless = [text for text in said if not speech.has(text.key) or "{" in speech.say(text)]
    assert not wordless, f"nobody can say {wordless}"


def nothing_is_lost(step: Step) -> None:
    """Assert that tiles, tokens and bits are somewhere, each once (ML-BIT-05)."""
    assert +tiles_of(step.after) == tiles_of(step.origin), "tiles are lost, or are twice there"
    left, all_ = tokens_of(step.after), tokens_of(step.origin)
    assert left <= all_ if DISCARDING in step.after.modules else left == all_, "tokens are lost, or new"
    assert bits_of(step.after) == BITS, f"{bits_of(step.after)} bits"


def nothing_is_negative(step: Step) -> None:
    """Assert that no supply holds less than nothing; with open talk one gem is spent a turn at most (ML-GEM-09)."""
    table = step.after
    numbers = [each for player in table.players for each in (player.gems, player.spent, player.bits)]
    assert min(*numbers, table.plus, table.spare_bits, table.beside_bits) >= 0, f"a supply of {min(numbers)}"
    assert not table.options.open_talk or table.spent_now <= 1, "two gems are spent in a turn of open talk"


def creatures_stand_apart(step: Step) -> None:
    """Assert that two creatures never stand on one place (ML-MOVE-03)."""
    places = [*step.after.creatures.values()]
    assert len({*places}) == len(places), f"both creatures stand on {places}"


def what_lies_in_the_forest_lies_on_tiles(step: Step) -> None:
    """Assert that bits and face-down tiles are where a tile is."""
    table = step.after
    assert all(map(table.has_tile, table.down)), "a tile is face down where there is none"
    assert table.phase == "over" or all(map(table.has_tile, table.bits)), "a bit lies where there is no tile"


def turns_go_round(step: Step) -> None:
    """Assert that the active seat changes when a turn ends, to the next one, and not otherwise (ML-SETUP-17)."""
    before, after = step.before, step.after
    passed = after.turn - before.turn if before.turn else after.turn - 1 if after.turn else 0
    assert passed in (0, 1), f"{passed} turns end at once"
    assert after.active == (before.active + passed) % before.seats, f"seat {after.active} is active"
    assert not passed or not (after.talking or after.spent_now), "talking goes on in the next turn"


def gems_are_counted(step: Step) -> None:
    """Assert that a gem moves a creature or lets all talk, and a "+" brings one back (ML-GEM-01, ML-ASSIGN-07)."""
    before, after = step.before, step.after
    purse = Seat(0) if before.options.open_talk else step.seat
    was, now = before.players[purse], after.players[purse]
    match step.action:
        case Talk():
            assert (now.gems, now.spent) == (was.gems - 1, was.spent + 1), "talking costs no gem"
            assert after.talking, "nobody may talk after a gem"
        case Plus(number):
            gaining = before.players[number - 1], after.players[number - 1]
            assert gaining[1].gems == gaining[0].gems + 1, 'a "+" brings no gem'
            assert after.plus == before.plus - 1, 'a "+" is used and still there'
        case Hurry() if step.is_printed:
            assert (now.gems, now.spent) == (was.gems - 1, was.spent + 1), "a move costs no gem"
        case Collect() | Assign() | Relocate() | End():
            sums = [sum(player.spent for player in table.players) for table in (before, after)]
            assert sums[1] <= sums[0] or step.asks, "a gem is spent for nothing"


def tiles_go_where_they_are_given(step: Step) -> None:
    """Assert that one of the picked tiles goes to each side, and what is over leaves the game (ML-ASSIGN-01, ML-ASSIGN-04)."""
    before, after, action = step.before, step.after, step.action
    if isinstance(action, Assign):
        for side, number in (("light", action.light), ("shadow", action.shadow)):
            tile = before.picked[number - 1].tile
            assert tile in after.sides[side].tiles or not step.is_printed, f"{side} does not get its tile"  # type: ignore[index]
        assert not after.picked or step.asks, "tiles are still picked when the turn goes on"
    for side, pile in before.sides.items():
        kept = Counter(pile.tiles) - Counter(after.sides[side].tiles)
        assert not kept or not step.is_printed, f"{side} loses tiles"


def picks_are_those_of_the_rules(step: Step) -> None:
    """Assert that a pick lies next to its creature and is free at a long side (ML-COLLECT-02 to -10)."""
    if not isinstance(step.action, Collect):
        return
    before, after = step.before, step.after
    gone = [spot for spot in range(len(before.tiles)) if before.has_tile(spot) and not after.has_tile(spot)]
    assert len(gone) == 1 or step.asks or not step.is_printed, f"{len(gone)} tiles leave the forest at once"
    if step.is_printed:
        (spot,) = gone
        creature = before.creatures[step.action.creature]
        assert _touches(before, creature, spot), f"{spot} is not next to {creature}"
        assert _has_gap(before, spot), f"{spot} is closed in"
        assert spot not in before.creatures.values(), "a tile is picked under a creature"
        assert spot not in before.down, "a tile is picked that lies face down"
        assert after.phase == ("assign" if before.picked else "collect"), f"after a pick comes {after.phase}"


def movement_is_that_of_the_rules(step: Step) -> None:
    """Assert that a creature moves by one tile, and takes the bit that lies there (ML-MOVE-01, ML-BIT-01)."""
    if not isinstance(step.action, Move | Hurry) or step.asks:
        return
    before, after, moving = step.before, step.after, step.action.creature
    if step.is_printed:
        place = after.creatures[moving]
        assert _touches(before, before.creatures[moving], place), "a creature moves too far"
        for creature in CREATURES:
            assert creature == moving or after.creatures[creature] == before.creatures[creature], "both move"
        if after.phase != "over":
            found = place in before.bits
            bits = after.sides[moving].bits - before.sides[moving].bits
            assert after.is_versus or bits == found, f"{bits} bits are taken of {int(found)}"
            held = sum(player.bits for player in after.players) - sum(
                player.bits for player in before.players
            )
            assert not after.is_versus or held == found, f"{held} bits are taken of {int(found)}"
            assert place not in after.bits, "a bit is left under the creature that came"


def what_is_free_lies_face_up(step: Step) -> None:
    """Assert that no tile that has become free is face down when the next phase begins (ML-REVEAL-01)."""
    if step.is_printed and step.after.phase in ("move", "collect") and not step.after.picked:
        closed = [spot for spot in step.after.down if _has_gap(step.after, spot)]
        assert not closed, f"{closed} are free and lie face down"


def the_game_ends_when_nothing_is_left(step: Step) -> None:
    """Assert that together or alone the game goes on as long as each creature finds a tile, and ends no sooner unasked (ML-END-01)."""
    before, after = step.before, step.after
    if after.phase == "over" and isinstance(step.action, Move) and step.is_printed and not after.is_versus:
        seen = before.copy()
        seen.creatures = dict(after.creatures)
        own, other = ({*picks(seen, creature)} for creature in CREATURES)
        assert not own or not other or (own == other and len(own) == 1), (
            "the game ends though tiles can be picked"
        )
    if after.phase == "collect" and step.is_printed and not step.asks:
        assert not after.picked or len(after.picked) < len(CREATURES), "all is picked, and nothing is given"


def _touches(table: Table, one: int, other: int) -> bool:
    """Return whether two places of a forest of single tiles touch by an edge or a corner."""
    spots, extents = table.ground.spots, table.ground.extents
    near = abs(spots[one].row - spots[other].row)
    (begin, end), (start, stop) = extents[one], extents[other]
    rows = {spot.row for spot in spots}
    step = min((abs(row - other_row) for row in rows for other_row in rows if row != other_row), default=1)
    return one != other and near <= step and start <= end and begin <= stop


def _has_gap(table: Table, spot: int) -> bool:
    """Return whether a long side of a tile in a row has no tile beside it."""
    here, extents = table.ground.spots[spot], table.ground.extents
    begin, end = extents[spot]
    row = [
        each
        for each, place in enumerate(table.ground.spots)
        if place.row == here.row and table.tiles[each] != NOWHERE
    ]
    return not (
        any(extents[each][1] == begin for each in row) and any(extents[each][0] == end for each in row)
    )


LAWS: Final[Sequence[Callable[[Step], None]]] = (
    nothing_is_lost,
    nothing_is_negative,
    creatures_stand_apart,
    what_lies_in_the_forest_lies_on_tiles,
    turns_go_round,
    gems_are_counted,
    tiles_go_where_they_are_given,
    picks_are_those_of_the_rules,
    movement_is_that_of_the_rules,
    what_is_free_lies_face_up,
    the_game_ends_when_nothing_is_left,
)


def hold(step: Step) -> None:
    """Assert every law of a step."""
    for law in LAWS:
        law(step)


def nothing_else_is_legal(stage: Any, seat: Seat, actions: Sequence[Any]) -> None:
    """Assert that guards object to exactly those of some actions that are not offered."""
    offered = GAME.awaits(stage)[seat].legal
    for action in actions:
        objection = GAME.objection(stage, seat, action)
        assert (objection is None) == (action in offered), (
            f"{action} is offered or refused wrongly: {objection}"
        )


def all_picks_are_offered(table: Table, legal: Sequence[Any]) -> None:
    """Assert that every pick of the base rules is offered: next to its creature, free, face up, with one left for the other creature."""
    if table.options.scenario != 1 or table.phase != "collect" or table.picked:
        return
    due = set()
    for each, rest in (CREATURES, CREATURES[::-1]):
        for spot in _open_near(table, each):
            left = table.copy()
            left.tiles[spot] = NOWHERE
            if _open_near(left, rest):
                due.add((each, table.ground.names[spot]))
    found = {(action.creature, action.tile) for action in legal if isinstance(action, Collect)}
    assert found == due, f"offered and not due, or due and not offered: {found ^ due}"


def _open_near(table: Table, creature: Creature) -> list[int]:
    """Return the tiles next to a creature that lie face up with a gap beside them, and on which nobody stands."""
    return [
        spot
        for spot in range(len(table.tiles))
        if table.has_tile(spot) and _has_gap(table, spot) and _touches(table, table.creatures[creature], spot)
        if spot not in table.down and spot not in table.creatures.values()
    ]


def everybody_sees_what_is_dealt_anew(stage: Any, seats: int) -> None:
    """Assert that a table dealt anew for somebody looks the same to them."""
    for viewer in (None, *map(Seat, range(seats))):
        twin = GAME.redeal(stage, viewer, Chance(b"twin"))
        assert GAME.view(twin, viewer) == GAME.view(stage, viewer), (
            f"dealt anew, seat {viewer} sees another table"
        )


def what_is_picked_is_given_or_leaves(passage: Passage) -> None:
    """Assert that of the picked tiles one goes to each side, and that those over leave the game (ML-ASSIGN-01, ML-S15-06)."""
    before, after = passage.before, passage.after
    if passage.verb != "assign":
        return
    choice = passage.actions[0]
    given = {"light": before.picked[choice.light - 1].tile, "shadow": before.picked[choice.shadow - 1].tile}
    for side in SIDES:
        assert given[side] in passage.tiles(side), f"{side} does not get its tile"
    over = [taken.tile for taken in before.picked if taken.tile not in given.values()]
    assert after.out[len(before.out) :] == over, f"{over} should leave the game"


def the_best_spirits_are_scored(passage: Passage) -> None:
    """Assert that the team's points are those of the rules, whatever number of spirits it may score (ML-SCORE-01 to -12).

    Where the number is smaller than that of the spirits it leads, the best ones count.
    """
    table = passage.after
    if table.is_versus or table.phase not in ("move", "over") or {*table.modules} & COUNTED_OTHERWISE:
        return
    for limit in range(MOST_SCORED) if passage.ends else (1 + table.turn % (MOST_SCORED - 1),):
        counted = table.copy()
        counted.sides["light"].bits, counted.sides["shadow"].bits = limit, 0
        due, found = points_due(counted, limit=limit), points(counted)
        assert found == due, f"the team has {found}, and {due} are due where it may score {limit}"


PASSAGE_LAWS: Final[Sequence[Law]] = (what_is_picked_is_given_or_leaves, the_best_spirits_are_scored)
"""Laws of every scenario about an action with all that it brought."""


def hold_passage(passage: Passage) -> None:
    """Assert every law of a passage, and those of the modules in play."""
    for held in PASSAGE_LAWS:
        held(passage)
    hold_modules(passage)


def the_end_is_counted(outcome: Outcome, table: Table) -> None:
    """Assert that the outcome is final, and that the team's points are those of the rules (ML-SCORE-01 to -12)."""
    assert outcome.final, "the game is over, and its outcome is not final"
    if table.is_versus or {*table.modules} & COUNTED_OTHERWISE:
        return
    limit = max(0, table.sides["light"].bits - table.sides["shadow"].bits)
    due = points_due(table, limit=limit)
    assert outcome.standings[0].score == due, f"the team has {outcome.standings[0].score}, and {due} are due"
