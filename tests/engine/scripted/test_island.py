"""Ten cards on a board: at most six lines each, saved, loaded, taken back and dealt anew wherever they ask."""

from __future__ import annotations

import ast
import inspect
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.errors import Sealed
from engine.game import TableOptions
from engine.match import Match, Saved
from engine.script import Choose, Pick
from engine.text import Seat
from tests.engine.scripted.island import ISLAND, Done, Grow, Plan, Resume, Use, powers
from tests.engine.scripted.island.game import POWERS
from tests.engine.scripted.island.table import ADJACENT, Island, Land, Piece

ONE, TWO = Seat(0), Seat(1)
RAVAGES_MOUNTAINS = b"11"
"""A seed whose first ravage is in the mountains."""


def legal_lists(match: Match[Any]) -> dict[Seat, list[str]]:
    return {seat: [to_text(action) for action in ask.legal] for seat, ask in match.asks.items()}


def moments(seed: bytes, seats: int = 4) -> Iterator[Match[Any]]:
    match, dice = Match.new(ISLAND, TableOptions(), seats, seed), Chance(seed)
    while not match.over:
        yield match
        seat = dice.choice(sorted(match.asks) if dice.below(4) == 0 else match.awaiting)
        match.play(seat, dice.choice(match.legal(seat).actions))
        assert match.seq < 500
    yield match


def using(card: str, phase: str, elements: str = "", seed: bytes = b"seed", **lands: Land) -> Match[Any]:
    """A match of two in that phase in which the first seat holds this card and these elements, and the lands are these."""
    seats = 2
    match = Match.new(ISLAND, TableOptions(), seats, seed)
    saved = match.save()
    table: Island = ISLAND.plain_tables.validate_json(saved.base.table)
    table.lands = {name: lands.get(name, Land(presence=[0] * seats)) for name in ADJACENT}
    table.phase, table.played[0] = phase, [card, "ward5", "gift5"]
    table.elements[0] = dict(Counter(elements.split()))
    saved.base.table = ISLAND.plain_tables.dump_json(table).decode()
    return Match.load(saved, ISLAND)


def plain(match: Match[Any]) -> Island:
    table: Island = match._table.play.table
    return table


def here(*kinds: str, blight: int = 0, presence: tuple[int, ...] = (1, 0)) -> Land:
    return Land([Piece(kind) for kind in kinds], blight, list(presence))


def answer(match: Match[Any], *words: str, seat: Seat = ONE) -> None:
    for word in words:
        match.play(seat, Choose(word))


def test_no_card_takes_more_than_six_lines() -> None:
    functions = [
        node for node in ast.parse(inspect.getsource(powers)).body if isinstance(node, ast.FunctionDef)
    ]
    cards = [node for node in functions if not node.name.startswith("_")]
    assert len(cards) == len(POWERS) + 1
    for node in functions:
        assert (node.end_lineno or 0) - node.body[0].lineno < 6, node.name


@pytest.mark.parametrize("seed", [b"a", b"b"])
def test_after_every_answer_it_is_saved_and_loaded_as_it_is(seed: bytes) -> None:
    for match in moments(seed):
        loaded = Match.load(Saved.model_validate_json(match.save().model_dump_json()), ISLAND)
        assert (loaded.digest, loaded.notice) == (match.digest, None)
        assert legal_lists(loaded) == legal_lists(match)


def test_dealt_anew_it_looks_the_same_and_hides_what_others_drew() -> None:
    for match in moments(b"c"):
        for seat in (None, ONE, TWO):
            fork = match.fork(seat, b"other")
            assert fork.view(seat) == match.view(seat)
            assert fork.awaiting == match.awaiting
    match = Match.new(ISLAND, TableOptions(), 2, b"seed")
    match.play(ONE, Grow())
    drawn = {tuple(plain(match.fork(TWO, bytes([number]))).drawn[ONE]) for number in range(9)}
    assert len(drawn) > 1
    assert plain(match.fork(ONE, b"x")).drawn[ONE] == plain(match).drawn[ONE]
    assert match.view(TWO).model_dump()["drawn"] == ()


def test_call_to_tend_heals_or_pushes() -> None:
    match = using("tend0", "slow", A1=here("dahan", blight=1))
    match.play(ONE, Use("tend0", "A1"))
    before = match.digest
    answer(match, "push", "dahan")
    assert [to_text(entry.action) for entry in match.undoable(ONE)] == [
        "use tend0 A1",
        "choose push",
        "choose dahan",
    ]
    answer(match, "A4")
    assert len(plain(match).lands["A4"].of("dahan")) == 1
    match.undo(ONE)
    match.play(ONE, Use("tend0", "A1"))
    assert match.digest == before
    answer(match, "heal")
    assert plain(match).lands["A1"].blight == 0


def test_devouring_ants_bite_twice_in_the_sands() -> None:
    match = using("ants0", "slow", A4=here("explorer", "town", "dahan"))
    match.play(ONE, Use("ants0", "A4"))
    answer(match, "explorer")
    assert plain(match).lands["A4"].pieces == [Piece("town", 1)]
    assert plain(match).fear == 1


def test_where_no_card_is_left_growth_brings_none_and_the_game_goes_on() -> None:
    start = Match.new(ISLAND, TableOptions(), 2, b"seed")
    plain(start).deck.clear()
    start.play(ONE, Grow())
    assert [action.verb for action in start.legal(ONE)] == ["plan"]


def test_drought_brings_blight_that_cascades_where_one_lay() -> None:
    match = using("drought0", "slow", A1=here("town", "city", blight=1))
    match.play(ONE, Use("drought0", "A1"))
    answer(match, "A2")
    assert plain(match).lands["A1"].pieces == [Piece("city", 1)]
    assert [plain(match).lands[name].blight for name in ("A1", "A2")] == [2, 1]


@pytest.mark.parametrize(("elements", "left"), [("sun sun", [Piece("city", 1)]), ("sun sun sun", [])])
def test_drought_destroys_a_city_with_three_suns(elements: str, left: list[Piece]) -> None:
    match = using("drought0", "slow", elements, A1=here("city"))
    match.play(ONE, Use("drought0", "A1"))
    assert plain(match).lands["A1"].pieces == left


def test_elemental_boon_asks_the_other_spirit_while_its_user_waits() -> None:
    match = using("boon0", "fast", A1=here())
    match.play(ONE, Use("boon0", "1"))
    assert match.awaiting == (TWO,)
    answer(match, "sun", "moon", "fire", seat=TWO)
    assert plain(match).elements == [{"sun": 1, "moon": 1, "fire": 1}] * 2


def test_encompassing_ward_lasts_until_the_end_of_the_turn_and_moves_with_presence() -> None:
    match = using("ward0", "fast", A1=here(presence=(0, 1)), A3=here())
    match.play(ONE, Use("ward0", "1"))
    play = match._table.play
    assert [sum(play.says("defend", land)) for land in ("A1", "A2")] == [2, 0]
    play.table.lands["A2"].presence[1] = 1
    assert sum(play.says("defend", "A2")) == 2
    play.expire("turn")
    assert not list(play.says("defend", "A1"))


def test_gift_of_power_shows_four_cards_to_its_receiver_only() -> None:
    match = using("gift0", "slow", A1=here())
    match.play(ONE, Use("gift0", "1"))
    assert len(match.view(TWO).model_dump()["drawn"]) == len(match.legal(TWO)) == 4
    for other in (ONE, None):
        assert match.view(other).model_dump()["drawn"] == ()
        assert match.view(other).model_dump()["options"] == ()
    match.play(TWO, match.legal(TWO).actions[0])
    assert not plain(match).drawn[TWO]


def test_dissolve_spreads_the_explorers_over_different_lands() -> None:
    match = using("dissolve0", "slow", A5=here("city", "town"))
    match.play(ONE, Use("dissolve0", "A5"))
    offered = []
    while match.asks and match._table.running:
        offered.append(len(match.legal(ONE)))
        match.play(ONE, match.legal(ONE).actions[0])
    assert offered == [5, 4, 3]
    assert not plain(match).lands["A5"].pieces


@pytest.mark.parametrize(
    ("elements", "fear"),
    [
        ("fire fire water water animal animal", 0),
        ("fire fire water water animal animal animal", 2),
    ],
)
def test_dissolve_sets_them_against_each_other_with_enough_elements(elements: str, fear: int) -> None:
    """A town and a city are left beside two explorers who came of a city: these die by them, and one town by these."""
    match = using("dissolve0", "slow", elements, A5=here("city", "city", "town", "town"))
    match.play(ONE, Use("dissolve0", "A5"))
    land = plain(match).lands["A5"]
    assert [piece.kind for piece in land.of("explorer")] == ([] if fear else ["explorer"] * 3)
    assert plain(match).fear == fear
    assert bool(match.asks and match._table.running) is not bool(fear)


@pytest.mark.parametrize(
    ("elements", "again"), [("moon moon moon earth earth", False), ("moon moon moon earth earth earth", True)]
)
def test_the_land_thrashes_in_another_land_too_with_moons_and_earth(elements: str, again: bool) -> None:
    match = using("thrash0", "slow", elements, A3=here("explorer", blight=1), A2=here("town", blight=1))
    match.play(ONE, Use("thrash0", "A3"))
    assert plain(match).lands["A3"].pieces == []
    assert plain(match).lands["A2"].pieces == [Piece("town")]
    assert bool(match._table.running) is again
    if again:
        assert [action.option for action in match.legal(ONE)] == ["A2", "A4"]
        answer(match, "A2")
        assert plain(match).lands["A2"].pieces == []


def test_the_land_thrashes_with_the_blight_around_it() -> None:
    match = using("thrash0", "slow", A3=here("city", blight=1), A2=here(blight=1))
    match.play(ONE, Use("thrash0", "A3"))
    assert plain(match).lands["A3"].pieces == []
    assert plain(match).fear == 2


def test_vengeance_of_the_dead_strikes_after_what_dies_and_not_after_itself() -> None:
    match = using("vengeance0", "fast", A1=here("city", "city", "dahan", "town", "explorer", "explorer"))
    match.play(ONE, Use("vengeance0", "A1"))
    play = match._table.play
    play.destroy("A1", "dahan")
    script = ISLAND._aftermath(play)
    asks = next(script)
    assert len(asks[ONE].legal) == 3
    with pytest.raises(StopIteration):
        script.send((ONE, Choose("city")))
    assert not play.table.destroyed


@pytest.mark.parametrize(
    ("elements", "lands"), [("animal animal", []), ("animal animal animal", ["A3", "A2", "A4"])]
)
def test_vengeance_strikes_in_adjacent_lands_too_with_three_animals(elements: str, lands: list[str]) -> None:
    match = using("vengeance0", "fast", elements, A3=here("city", "dahan"))
    match.play(ONE, Use("vengeance0", "A3"))
    play = match._table.play
    play.destroy("A3", "dahan")
    try:
        asks = next(ISLAND._aftermath(play))
    except StopIteration:
        assert lands == []
        assert play.land("A3").pieces == [Piece("city", 1)]
    else:
        assert [action.option for action in asks[ONE].legal] == lands


def test_vengeance_and_isolation_through_a_whole_turn() -> None:
    """Used in the fast phase; the dahan who fall in the ravage are avenged, then the fear card, slow powers, and it is forgotten."""
    armed = here("explorer", "town", "dahan")
    match = using(
        "vengeance0", "fast", seed=RAVAGES_MOUNTAINS, A1=armed, A2=here("explorer"), A7=here("town")
    )
    match.play(ONE, Use("vengeance0", "A1"))
    match.play(ONE, Done())
    assert match.awaiting == (ONE,), "the dead are avenged: which of two is hurt?"
    assert plain(match).phase == "fear"
    assert plain(match).fear == 3
    answer(match, "explorer")
    assert plain(match).lands["A1"].pieces == [Piece("town")]
    assert [action.option for action in match.legal(ONE)] == ["A1", "A2", "A7"], "the fear card"
    answer(match, "A2")
    answer(match, "A7", seat=TWO)
    assert [len(plain(match).lands[name].pieces) for name in ("A1", "A2", "A7")] == [1, 0, 0]
    assert plain(match).phase == "slow"
    match.play(ONE, Done())
    assert (plain(match).phase, plain(match).round) == ("plan", 2)
    assert not plain(match).lasting


def test_isolation_removes_a_lone_explorer_or_town() -> None:
    match = using(
        "ward0", "fast", A1=here("explorer"), A2=here("town"), A3=here("city"), A4=here("town", "town")
    )
    script = powers.isolation(match._table.play, ONE)
    assert [action.option for action in next(script)[ONE].legal] == ["A1", "A2"]
    with pytest.raises(StopIteration):
        script.send((ONE, Choose("A2")))
    assert [len(plain(match).lands[name].pieces) for name in ("A1", "A2", "A3", "A4")] == [1, 0, 1, 2]


def test_done_is_taken_back_until_all_are_done() -> None:
    match = using("ward0", "fast", A1=here())
    table = plain(match)
    table.played[1] = ["boon0"]
    match.play(ONE, Done())
    assert list(match.awaiting) == [TWO]
    assert not match.asks[ONE].must
    match.play(ONE, Resume())
    assert list(match.awaiting) == [ONE, TWO]
    match.play(ONE, Done())
    match.play(TWO, Done())
    assert plain(match).phase != "fast"


def test_four_who_plan_at_once_come_to_rest_one_by_one() -> None:
    match = Match.new(ISLAND, TableOptions(), 4, b"seed")
    for seat in map(Seat, range(4)):
        match.play(seat, Grow())
        match.play(seat, match.legal(seat).actions[0])
        match.play(seat, match.legal(seat).actions[0])
    tails = []
    for _ in range(30):
        for seat in map(Seat, (1, 2, 3)):
            match.play(seat, match.legal(seat).actions[0])
            assert match.digest, "which folds what has ended"
            tails.append(len(match._table.steps))
    waiting, planning = (
        2,
        3,
    )  # steps of a seat that has kept a card, and at most of one that has not chosen its last card
    assert max(tails) <= waiting + 3 * planning, "90 answers are no longer a tail than those in progress"


def test_a_plan_is_taken_back_card_by_card_while_others_are_in_the_midst_of_theirs() -> None:
    match = Match.new(ISLAND, TableOptions(), 2, b"seed")
    for seat in (TWO, ONE):
        match.play(seat, Grow())
        match.play(seat, match.legal(seat).actions[0])
        match.play(seat, match.legal(seat).actions[0])
        match.play(seat, Choose("A1"))
    match.play(TWO, Plan())
    match.play(TWO, match.legal(TWO).actions[0])
    before = match.digest, legal_lists(match)
    match.play(ONE, Plan())
    match.play(ONE, match.legal(ONE).actions[0])
    played = plain(match).played
    assert (len(played[ONE]), len(played[TWO])) == (1, 1)
    with pytest.raises(Sealed):
        match.undo(TWO)
    assert [to_text(entry.action).split()[0] for entry in match.undo(ONE)] == ["plan", "pick"]
    assert (match.digest, legal_lists(match)) == before
    assert [len(cards) for cards in plain(match).played] == [0, 1]
    loaded = Match.load(match.save(), ISLAND)
    assert (loaded.digest, legal_lists(loaded)) == before


def test_what_is_offered_can_still_be_read_when_a_copy_has_gone_on() -> None:
    """A copy goes on with the scripts, and the table that they have in their hands."""
    match = Match.new(ISLAND, TableOptions(), 2, b"seed")
    for seat in (TWO, ONE):
        match.play(seat, Grow())
        match.play(seat, match.legal(seat).actions[0])
    stage = match._table
    drawn = sorted(plain(match).drawn[TWO])  # a view would look at what is offered
    ask = ISLAND.awaits(stage)[TWO]
    tuple(ISLAND.play(ISLAND.copy(stage), TWO, Pick(drawn[0]), Chance(b"seed")))
    assert sorted(map(to_text, ask.legal)) == [f"pick {card}" for card in drawn]
    assert sorted(match.view(TWO).model_dump()["drawn"]) == drawn


def test_plans_are_changed_until_the_last_is_ready() -> None:
    for match in moments(b"d"):
        for seat, ask in match.asks.items():
            if ask.legal.actions == (Plan(),) and not ask.must:
                match = match.copy()
                match.play(seat, Plan())
                assert seat in match.awaiting
                return
    raise AssertionError("nobody was ready before the others")
