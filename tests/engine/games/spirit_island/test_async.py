"""A game by messages: its asks, its secrets, and the moves that can be taken back (SI-ASYNC)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.action import to_text
from engine.chance import Chance
from engine.errors import Illegal, Sealed
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import free_actions, power_phase
from engine.games.spirit_island.model.actions import Use
from engine.games.spirit_island.model.table import Table
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.games.spirit_island.rules import guards, invaders
from engine.games.spirit_island.views import secrets
from engine.games.spirit_island.views.table_view import show
from engine.match import Match
from engine.point import Point
from engine.record import RecordedMove, play_again
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, RIVER, SHADOWS, Island

ONE, TWO = Seat(0), Seat(1)


def started(seats: int = 2, seed: bytes = b"started", **options: Any) -> Match[Any]:
    return Match.new(GAME, GAME.Options(**{"spirits": "easy", **options}), seats, seed)


def begun(island: Island) -> Match[Any]:
    """Return a match that goes on from an island."""
    stage = GAME._runner.stage(island.table)
    GAME._runner.go_on(stage, Chance(b"begun"))
    return Match(GAME, GAME.Options(), len(island.table.players), b"begun", Point(GAME, 0, stage, {}))


def play(match: Match[Any], seat: int, *lines: str) -> None:
    for line in lines:
        match.play(Seat(seat), GAME.grammar.read(line))


def first_of(match: Match[Any], seat: int, verb: str) -> str:
    return next(to_text(action) for action in match.legal(Seat(seat)) if action.verb == verb)


@pytest.mark.rule("SI-ASYNC-04")
def test_only_what_lies_face_down_is_hidden() -> None:
    match = started()
    views = [match.view(viewer) for viewer in (None, ONE, TWO)]
    fields = {name for name in SpiritIslandView.model_fields if name not in ("seat",)}
    for name in fields:
        assert getattr(views[0], name) == getattr(views[1], name) == getattr(views[2], name), name
    chance = Chance(b"redeal")
    tables = [match.imagine(None, chance).play.table for _ in range(9)]
    for hidden in ("deck", "box"):
        assert len({tuple(getattr(table.fear, hidden)) for table in tables}) > 1
        assert len({tuple(getattr(table.invaders, hidden)) for table in tables}) > 1
    assert len({table.blight.card for table in tables}) == 2
    assert len({tuple(table.decks["minor"]) for table in tables}) > 1
    assert len({tuple(table.players[0].hand) for table in tables}) == 1


@pytest.mark.rule("SI-ASYNC-04")
def test_fear_cards_that_are_earned_are_dealt_anew_with_the_others() -> None:
    table = started().imagine(None, Chance(b"x")).play.table
    table.fear.earned = [table.fear.deck.pop(0)]
    found: set[str] = set()
    for number in range(9):
        secrets.deal_anew(table, Chance(bytes([number])))
        found.add(*table.fear.earned)
    assert len(found) > 1


@pytest.mark.rule("SI-ASYNC-04")
def test_what_everybody_has_seen_is_not_dealt_anew() -> None:
    match = started()
    table = match.imagine(None, Chance(b"x")).play.table
    table.fear.face_up = [table.fear.deck[4]]
    shown = table.fear.deck[4]
    table.blight.is_blighted, card = True, table.blight.card
    for number in range(5):
        secrets.deal_anew(table, Chance(bytes([number])))
        assert (table.fear.deck[4], table.blight.card) == (shown, card)
        assert len({*table.fear.deck, *table.fear.box}) == 15


@pytest.mark.rule("SI-ASYNC-15")
def test_who_is_done_with_a_power_left_is_told_once_which_one() -> None:
    island = Island(RIVER, RIVER, A5="1 town").presence(A5=1)
    island.player.played = ["flash-floods", "boon-of-vigor"]
    island.phase("fast").do("done")
    (warning,) = [event for event in island.play.told if event.text.key.endswith("event-unused")]
    assert warning.readers == frozenset({ONE})
    assert dict(warning.text.args)["count"] == 2


@pytest.mark.rule("SI-ASYNC-16")
def test_somebody_is_always_awaited_who_can_act() -> None:
    """Whoever still has to do something by what lies on the table, and nobody else: the rest happens by itself."""
    match, chance = started(3, b"awaited"), Chance(b"awaited")
    while not match.over:
        assert match.awaiting
        assert all(match.legal(seat).actions for seat in match.awaiting)
        stage = match.now.copied()
        if stage.running is None:
            table = stage.play.table
            assert table.phase in ("spirit", "fast", "slow")
            owing = [seat for seat in table.seats if owes(table, match, seat)]
            assert match.awaiting == tuple(owing)
        seat = chance.choice(match.awaiting)
        match.play(seat, chance.choice(match.legal(seat).actions))


def owes(table: Table, match: Match[Any], seat: Seat) -> bool:
    """Return whether a spirit is not ready, or has a power that it could use now and has not passed."""
    player = table.players[seat]
    if table.phase == "spirit":
        return not player.is_ready
    return not player.has_passed and any(action.verb == "use" for action in match.legal(seat))


@pytest.mark.rule("SI-ASYNC-17")
def test_undo_stops_at_a_drawn_card_and_at_what_another_did() -> None:
    match = started(2, b"undo")
    play(match, 0, "grow 1")
    assert len(match.undoable(ONE)) == 1
    gain = [action for action in match.legal(ONE) if action.verb == "gain"]
    if not gain:
        match.undo(ONE)
        play(match, 0, "grow 2")
        gain = [action for action in match.legal(ONE) if action.verb == "gain"]
    match.play(ONE, gain[0])
    with pytest.raises(Sealed):
        match.undo(ONE)
    play(match, 1, "grow 3")
    with pytest.raises(Sealed):
        match.undo(ONE)
    assert len(match.undoable(TWO)) == 1


@pytest.mark.rule("SI-ASYNC-17")
@pytest.mark.parametrize("left", ["flash-floods", "wash-away"])
def test_a_power_is_undone_until_it_lets_a_card_be_revealed(left: str) -> None:
    """After the last fast power the invaders explore with a card that nobody knew."""
    island = Island(RIVER, EARTH, A5="1 city", B1="1 city").presence(A5=1).presence(1, B6=2).phase("fast")
    island.player.played = ["boon-of-vigor", left]
    match = begun(island)
    play(match, 0, "use boon-of-vigor 1")
    if left == "flash-floods":
        assert len(match.undo(ONE)) == 1
        assert "use boon-of-vigor 1" in map(to_text, match.legal(ONE))
    else:
        with pytest.raises(Sealed):
            match.undo(ONE)


@pytest.mark.rule("SI-ASYNC-17")
def test_an_answer_is_taken_back_without_those_that_others_gave_to_the_same_card() -> None:
    island = Island(RIVER, EARTH, A1="3 explorer, 1 city", B1="2 explorer").phase("invaders")
    island.presence(A5=1).presence(1, B6=2).table.agenda = ["fear", "slow"]
    island.table.fear.earned, island.table.fear.level = ["retreat"], 3
    match = begun(island)
    play(match, 0, "pick A1", "push explorer A1 A5", "enough")
    play(match, 1, "pick B1", "push explorer B1 B2")
    assert [entry.seat for entry in match.undoable(TWO)] == [TWO, TWO]
    with pytest.raises(Sealed):
        match.undo(ONE)
    match.undo(TWO)
    lands = match.now.copied().play.table.lands
    assert (lands["A5"].count("explorer"), lands["B1"].count("explorer")) == (1, 2)


@pytest.mark.rule("SI-ASYNC-05")
def test_whoever_has_a_power_waits_while_that_of_another_asks_something() -> None:
    """First come, first served: the other's power is refused meanwhile, and may be used as soon as the first one is done."""
    island = Island(SHADOWS, RIVER, A5="1 explorer, 1 town", B1="1 city").presence(A5=2).presence(1, B1=1)
    island.player.played, island.table.players[1].played = ["visions-of-fiery-doom"], ["flash-floods"]
    match, other = begun(island.phase("fast")), "use flash-floods B1"
    assert match.awaiting == (ONE, TWO)
    play(match, 0, "use visions-of-fiery-doom A5")
    assert [*match.awaiting] == [ONE]
    assert len(match.legal(TWO)) == 0
    with pytest.raises(Illegal):
        play(match, 1, other)
    play(match, 0, "push town A5 A4")
    assert other in map(to_text, match.legal(TWO))


@pytest.mark.rule("SI-ASYNC-18")
def test_time_alone_decides_nothing_and_another_can_be_played_for() -> None:
    """The table decides by whose hand an action is given: the rules take it for the seat, and from nobody else."""
    match = started(2, b"absent")
    before = match.digest
    assert match.awaiting == (ONE, TWO)
    assert match.digest == before
    match.play(TWO, match.legal(TWO).actions[0])
    assert match.digest != before
    assert match.awaiting[0] == ONE


@pytest.mark.rule("SI-ASYNC-19", "SI-SETUP-06")
def test_the_same_seed_and_log_lead_to_the_same_game() -> None:
    match, chance, log = started(2, b"seed"), Chance(b"players"), []
    for _ in range(60):
        if match.over:
            break
        seat = chance.choice(match.awaiting)
        action = chance.choice(match.legal(seat).actions)
        match.play(seat, action)
        log.append(RecordedMove(seat, to_text(action), match.digest))
    assert [again.seq for again, _ in play_again(GAME, match.options, 2, b"seed", log)] == [
        *range(len(log) + 1)
    ]
    assert started(2, b"other").digest != started(2, b"seed").digest


def test_rules_that_matter_only_with_an_option_or_in_company_are_left_out_else() -> None:
    alone, easy = GAME.Options(), GAME.Options(progressions=True, blight_card=False)
    assert [
        GAME.telling.in_play(alone, 1, rule) for rule in ("SI-SETUP-13", "SI-BLIGHT-12", "SI-POWER-09")
    ] == [
        False,
        False,
        True,
    ]
    assert [
        GAME.telling.in_play(easy, 2, rule) for rule in ("SI-SETUP-13", "SI-BLIGHT-12", "SI-POWER-09")
    ] == [
        True,
        True,
        False,
    ]
    assert GAME.telling.in_play(alone, 1, "SI-WIN-01")
    ruling, heart = "SI-FAQ-008", GAME.Options(scenario="guard-the-isles-heart")
    assert [GAME.telling.in_play(options, 1, ruling) for options in (alone, heart)] == [False, True]


@pytest.mark.rule("SI-ASYNC-09")
def test_what_concerns_no_land_is_the_hosts() -> None:
    assert guards.HOST == ONE
    island = Island(RIVER, RIVER, A3="1 town", A8="1 town")
    island.table.invaders.ravage = "1-jungle"
    island.phase("fast")
    assert {action.verb for action in free_actions.actions(island.table, ONE)} == {"first"}
    assert free_actions.actions(island.table, TWO) == []


@pytest.mark.rule("SI-ASYNC-14")
def test_nothing_is_ever_chosen_by_chance() -> None:
    """All draws of chance are of cards: playing on from one table gives the same with any seed until a deck is touched."""
    island = Island(RIVER, A5="1 explorer, 1 town", A1="1 city").presence(A5=1)
    island.player.played = ["flash-floods"]
    outcomes = set()
    for seed in (b"one", b"two", b"three"):
        twin = island.copy()
        twin.play.chance = Chance(seed)
        twin.table.phase = "fast"
        twin.run(power_phase.use(twin.play, ONE, Use("flash-floods", "A5")), "hit A5 town 1")
        outcomes.add(twin["A5"])
    assert outcomes == {"1 explorer, 1 town-1"}


@pytest.mark.rule("SI-ASYNC-12")
def test_the_host_orders_the_lands_in_a_turn_without_a_fast_power() -> None:
    island = Island(RIVER, EARTH, A2="1 town", A5="1 town").presence(A1=2).presence(1, B1=2)
    island.table.invaders.ravage = "1-wetland"
    for player in island.table.players:
        player.grown, player.has_income = 1, True
    assert island.objects("first A5", 1) == "SI-ASYNC-12"
    alone = Island(RIVER, A5="1 town").presence(A1=2)
    alone.table.invaders.ravage = "1-wetland"
    assert alone.objects("first A5") == "SI-ASYNC-12", "there is nothing to order"
    island.do("first A5", "ready").do("ready", seat=1)
    island.advance_to("slow")
    assert (island.table.first, invaders.matching(island.table, "1-wetland")[0]) == (["A5"], "A5")


@pytest.mark.rule("SI-ESCALATE-01", "SI-ESCALATE-02")
def test_who_decides_an_escalation_sees_the_card() -> None:
    island = Island(RIVER, A5="1 city")
    island.table.adversary, island.table.invaders.deck[0] = "brandenburg-prussia", "2-wetland"
    script = invaders.explore(island.play)
    assert "pick A8" in island.offers(script)
    assert island.told == ["event-revealed"]
    assert island.table.invaders.explored == "2-wetland"
    explored = show(island.table, Seat(0), {}).invaders.explored
    assert explored is not None
    assert explored.id == "2-wetland"
    secrets.deal_anew(island.table, Chance(b"another"))
    assert island.table.invaders.explored == "2-wetland"
