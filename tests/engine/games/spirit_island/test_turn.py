"""The course of a turn, its end, and the end of the game (SI-PHASE, SI-TIME, SI-WIN, SI-LOSE, SI-SCORE)."""

from __future__ import annotations

import pytest

from engine.chance import Chance
from engine.errors import Illegal
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.course.end_of_unit import after_unit
from engine.games.spirit_island.model.kinds import CITY, TOWN, Phase
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.powers.effect import Effect
from engine.games.spirit_island.rules import blight, end_of_game, growth, presence, score
from engine.games.spirit_island.views.table_view import show
from engine.match import Match
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, OCEAN, RIVER, SHADOWS, THUNDER, Island

ONE = Seat(0)


def track(
    island: Island, *, ravage: str | None = None, build: str | None = None, explore: str = "2-coastal"
) -> Island:
    """Lay the cards of this turn on the invader track."""
    island.table.invaders.ravage, island.table.invaders.build = ravage, build
    island.table.invaders.deck[0] = explore
    return island


@pytest.mark.rule("SI-PHASE-01", "SI-PHASE-05", "SI-ASYNC-16")
def test_a_turn_goes_through_its_phases_by_itself_where_nobody_is_asked() -> None:
    island = track(Island(EARTH, A1="1 city").presence(A6=1), build="1-mountain")
    seen = []
    island.do("grow 1", "place 1 A6 energy", "ready")
    for _ in range(99):
        seen.append((island.table.phase, island.table.agenda[0] if island.table.agenda else ""))
        if island.table.turn == 2:
            break
        island.advance()
    steps = list(dict.fromkeys((phase, step.split()[0] if step else "") for phase, step in seen))
    assert steps == [
        ("spirit", ""),
        ("fast", ""),
        ("invaders", "blighted"),
        ("invaders", "fear"),
        ("invaders", "ravage"),
        ("invaders", "build"),
        ("invaders", "explore"),
        ("invaders", "slow"),
        ("slow", ""),
    ]
    assert island.table.lands["A1"].count("town") == 1


@pytest.mark.rule("SI-PHASE-06")
def test_the_cards_of_the_first_two_turns() -> None:
    island = track(Island(RIVER, A1="1 city").presence(A5=1), build="1-jungle", explore="1-sands")
    island.table.invaders.deck[1] = "1-wetland"
    island.phase("fast").advance_to("slow")
    assert "event-ravage" not in island.told
    assert (island.table.invaders.ravage, island.table.invaders.build) == ("1-jungle", "1-sands")
    island.phase("fast").advance_to("slow")
    assert (island.table.invaders.discard, island.table.invaders.build) == (["1-jungle"], "1-wetland")


@pytest.mark.rule("SI-FAQ-054")
def test_vengeance_is_one_blow_for_all_that_an_effect_destroyed_there() -> None:
    island = Island(SHADOWS, A5="1 explorer, 2 town, 2 city", A1="1 town").presence(A5=1)
    island.table.lasting.append(Lasting("vengeance", land="A5", seat=ONE))
    for land in ("A5", "A1"):
        effect = Effect(island.play, ONE, "raging-storm", land)
        island.run(effect.destroy_all(("explorer", "town")))
    assert island.copy().offers(after_unit(island.copy().play)) == ["hit A5 city 2", "hit A5 city 1"]
    island.run(after_unit(island.play), "hit A5 city 2")
    assert island["A5"] == "1 city, 1 city-2", "neither the explorer nor the town elsewhere is avenged"


@pytest.mark.rule("SI-PHASE-07", "SI-FAQ-054")
def test_vengeance_comes_after_the_whole_unit_and_never_by_itself() -> None:
    island = Island(SHADOWS, A5="2 town, 1 city", A1="1 city").presence(A5=1)
    island.table.lasting.append(Lasting("vengeance", land="A5", seat=ONE))
    effect = Effect(island.play, ONE, "raging-storm", "A5")
    island.run(effect.destroy(1, TOWN))
    assert island["A5"] == "1 town, 1 city"
    island.run(after_unit(island.play), "hit A5 town 1")
    assert island["A5"] == "1 town-1, 1 city"
    island.run(effect.damage_each(1, TOWN))
    island.run(after_unit(island.play))
    assert island["A5"] == "1 city-1"
    island["A5"] = "1 town-1, 1 town, 1 city"
    island.run(effect.destroy(1, TOWN), "take A5 town")
    island.run(after_unit(island.play), "hit A5 town-1 1")
    assert island["A5"] == "1 city", "whom vengeance destroys is not avenged"
    wide = Island(SHADOWS, A5="1 town", A1="1 city").presence(A5=1).give("3 animal")
    wide.use("vengeance-of-the-dead", "A5")
    wide.run(Effect(wide.play, ONE, "raging-storm", "A5").destroy(1, TOWN))
    wide.run(after_unit(wide.play))
    assert wide["A1"] == "1 city-1"


@pytest.mark.rule("SI-PHASE-07")
def test_vengeance_also_follows_a_ravage() -> None:
    island = Island(SHADOWS, A5="1 city, 1 dahan", A1="1 city").presence(A3=1)
    island.table.lasting.append(Lasting("vengeance", land="A5", seat=ONE))
    island.table.phase, island.table.agenda = "invaders", ["ravage A5", "slow"]
    island.advance()
    assert island["A5"] == "1 city-1, 1 blight"


@pytest.mark.rule("SI-TIME-01", "SI-TIME-02")
def test_cards_and_their_elements_go_and_those_of_tracks_stay() -> None:
    island = Island(THUNDER, A1="1 city").give("2 fire")
    island.player.shown["energy"] = 2
    island.player.played = ["voice-of-thunder", "sudden-ambush"]
    island.phase("slow").advance()
    assert island.player.discard == ["voice-of-thunder", "sudden-ambush"]
    assert presence.elements(island.player) == {"air": 1}


@pytest.mark.rule("SI-TIME-04")
def test_damage_is_healed() -> None:
    island = Island(RIVER, A5="1 city-2, 1 town-1, 1 dahan-1")
    island.phase("slow").advance()
    assert island["A5"] == "1 town, 1 city, 1 dahan"


@pytest.mark.rule("SI-TIME-05")
def test_everything_else_stays() -> None:
    island = Island(RIVER, A5="1 city, 2 dahan, 1 blight").presence(A5=1)
    island.player.energy, island.player.destroyed, island.table.fear.generated = 3, 2, 1
    hand, earned = list(island.player.hand), ["isolation"]
    island.table.fear.earned = earned
    island.phase("slow").advance()
    assert island["A5"] == "1 city, 2 dahan, 1 blight"
    assert (island.player.energy, island.player.destroyed, island.player.hand) == (3, 2, hand)
    assert (island.table.fear.generated, island.table.fear.earned, island.table.turn) == (1, ["isolation"], 2)


@pytest.mark.rule("SI-WIN-01", "SI-WIN-02", "SI-WIN-03")
@pytest.mark.parametrize(
    ("level", "left", "won"),
    [
        (1, "", True),
        (1, "4 explorer", False),
        (2, "4 explorer", True),
        (2, "3 town", False),
        (3, "3 town, 2 explorer", True),
        (3, "1 city", False),
    ],
)
def test_what_must_be_gone_to_win(level: int, left: str, won: bool) -> None:
    island = Island(RIVER, A5=left)
    island.table.fear.level = level
    end_of_game.check(island.play)
    assert (island.table.won is not None) == won


@pytest.mark.rule("SI-WIN-04", "SI-TERROR-02")
@pytest.mark.parametrize("phase", ["spirit", "fast", "invaders", "slow"])
def test_the_condition_of_the_level_is_judged_in_every_phase(phase: Phase) -> None:
    island = Island(RIVER, A5="3 town").phase(phase)
    island.run(after_unit(island.play))
    assert island.table.result is None
    island.table.fear.level = 3
    island.run(after_unit(island.play))
    assert island.table.result == "won"


@pytest.mark.rule("SI-WIN-04", "SI-WIN-06")
def test_the_island_is_judged_when_the_whole_power_is_over() -> None:
    island = Island(SHADOWS, A5="1 city").presence(A5=2)
    island.use("poisoned-land", "A5")
    assert (island.table.result, island.table.phase) == ("won", "over")
    assert island["A5"] == "1 blight"


@pytest.mark.rule("SI-WIN-04", "SI-SCENARIO-10", "SI-SCENARIO-11", "SI-FAQ-001", "SI-FAQ-091")
def test_what_holds_only_in_the_middle_of_a_power_wins_nothing() -> None:
    island = Island(SHADOWS, A5="1 town, 1 city, 1 dahan", A6="4 dahan", A7="1 dahan").presence(A5=1)
    island.table.scenario, island.table.fear.level = "dahan-insurrection", 2
    there = "gather dahan A6 A5", "enough", "push dahan-moved A5 A7", "push dahan A5 A7"
    island.use("call-to-migrate", "A5", *there)
    assert (island["A5"], island.table.won, island.table.result) == ("1 town, 1 city", None, None)
    fleeing = Island(SHADOWS, A5="1 town", A6="2 dahan").presence(A5=2)
    fleeing.table.scenario = "dahan-insurrection"
    fleeing.use("shatter-homesteads", "A5")
    assert (fleeing["A6"], fleeing.table.won, fleeing.table.result) == ("1 explorer, 2 dahan", None, None)


@pytest.mark.rule("SI-WIN-06", "SI-ADVERSARY-18")
def test_a_town_that_a_ravage_brings_next_door_comes_before_the_island_is_judged() -> None:
    island = Island(SHADOWS, A5="2 city, 5 dahan").presence(A1=2)
    table = island.table
    table.adversary, table.adversary_level, table.fear.level = "sweden", 5, 2
    table.phase, table.agenda = "invaders", ["ravage A5", "slow"]
    table.lasting.append(Lasting("defend", land="A5", amount=6))
    island.advance("pick A8")
    assert (island["A5"], island["A8"]) == ("3 dahan, 1 blight", "1 town"), "both cities fall to the Dahan"
    assert (table.won, table.result) == (None, None)


@pytest.mark.rule("SI-ASYNC-14", "SI-LOSE-01")
def test_nobody_is_asked_where_a_blight_goes_on_to_that_there_is_not() -> None:
    island = Island(SHADOWS, A1="1 city", A5="1 blight").presence(A1=2)
    island.table.blight.left, island.table.blight.is_blighted = 1, True
    island.run(blight.add(island.play, "A5"))
    island.run(after_unit(island.play))
    assert (island["A5"], island.table.result) == ("2 blight", "lost")


@pytest.mark.rule("SI-WIN-05", "SI-WIN-06", "SI-FAQ-003")
def test_winning_and_losing_in_one_unit_is_a_sacrifice() -> None:
    island = Island(SHADOWS, A5="1 city").presence(A5=1)
    island.table.blight.left, island.table.blight.is_blighted = 1, True
    island.use("poisoned-land", "A5")
    assert island.table.result == "sacrifice"
    late = Island(SHADOWS, A5="1 city").presence(A5=2)
    late.table.blight.left, late.table.blight.is_blighted = 1, True
    late.run(blight.add(late.play, "A5"))
    assert (late.table.lost, late.table.result) == ("blight", None)
    late.run(Effect(late.play, ONE, "raging-storm", "A5").destroy(1, CITY))
    late.run(after_unit(late.play))
    assert late.table.result == "sacrifice"


@pytest.mark.rule("SI-LOSE-01")
def test_the_last_blight_of_the_blighted_side_loses_and_that_of_the_healthy_does_not() -> None:
    for is_blighted, lost in ((True, "blight"), (False, None)):
        island = Island(RIVER, A1="1 city").presence(A5=1)
        island.table.blight.left, island.table.blight.is_blighted = 1, is_blighted
        island.run(blight.add(island.play, "A2"))
        assert island.table.lost == lost


@pytest.mark.rule("SI-LOSE-02")
def test_a_spirit_without_presence_on_the_island_loses_for_all() -> None:
    island = Island(RIVER, EARTH, A1="1 city").presence(A5=1)
    island.run(blight.add(island.play, "A5"))
    island.run(after_unit(island.play))
    assert (island.table.result, island.table.lost) == ("lost", "presence")
    assert island.player.on_track("energy") == 6


@pytest.mark.rule("SI-LOSE-02", "SI-SPIRIT-10")
def test_a_spirit_in_an_ocean_that_growth_takes_out_of_play_loses_before_any_power() -> None:
    island = Island(RIVER, OCEAN, A1="1 city").presence(A0=1).presence(1, B0=1)
    for player in island.table.players:
        player.grown, player.has_income = 1, True
    island.do("ready").do("ready", seat=1).advance()
    assert (island.table.result, island.table.lost) == ("lost", "presence")


@pytest.mark.rule("SI-LOSE-03", "SI-LOSE-04", "SI-FAQ-002")
def test_an_empty_deck_loses_only_when_it_must_be_explored() -> None:
    island = track(Island(RIVER, A1="1 city").presence(A5=1))
    island.table.invaders.deck = ["2-coastal"]
    island.phase("fast").advance_to("slow")
    assert (island.table.invaders.deck, island.table.result) == ([], None)
    assert island.phase("fast").advance_to("slow").table.result == "lost"
    assert island.table.lost == "deck"
    winning = track(Island(RIVER, A5="1 city, 3 dahan").presence(A3=1), ravage="1-wetland")
    winning.table.invaders.deck, winning.table.fear.level = [], 3
    assert winning.phase("fast").advance_to("slow").table.result == "won"


@pytest.mark.rule("SI-LOSE-06")
def test_after_the_end_nothing_changes_the_game() -> None:
    match = Match.new(GAME, GAME.Options(spirits="random"), 1, b"end")
    chance = Chance(b"to the end")
    while not match.over:
        (seat,) = match.awaiting
        match.play(seat, chance.choice(match.legal(seat).actions))
    with pytest.raises(Illegal):
        match.play(ONE, GAME.grammar.read("done"))
    table = match.imagine(None, chance).play.table
    assert turn.menu(table) == {}
    for table.result in ("won", "lost", "sacrifice"):
        assert GAME.is_over(table)


@pytest.mark.rule("SI-SCORE-01", "SI-SCORE-03", "SI-FAQ-007")
@pytest.mark.parametrize(("result", "points"), [("won", 39), ("sacrifice", 34)])
def test_the_score_of_a_win(result: str, points: int) -> None:
    island = Island(RIVER, EARTH, A5="11 dahan, 5 blight")
    island.table.difficulty, island.table.invaders.deck = 4, island.table.invaders.deck[:3]
    island.table.result = result  # type: ignore[assignment]
    assert score.score(score.lines(island.table)) == points
    assert [standing.rank for standing in end_of_game.outcome(island.table).standings] == [1, 1]


@pytest.mark.rule("SI-SCORE-02")
def test_the_score_of_a_loss() -> None:
    island = Island(RIVER, EARTH, A5="7 dahan, 9 blight")
    table = island.table
    table.difficulty, table.result = 4, "lost"
    table.invaders.discard, table.invaders.deck = table.invaders.deck[:10], []
    table.invaders.ravage, table.invaders.build = "3-jungle-sands", "3-sands-wetland"
    assert score.score(score.lines(table)) == 19
    table.invaders.extra = "2-coastal"
    assert score.score(score.lines(table)) == 20
    assert [standing.rank for standing in end_of_game.outcome(table).standings] == [2, 2]


@pytest.mark.rule("SI-SCORE-01", "SI-SPIRIT-10", "SI-FAQ-073")
def test_the_score_leaves_out_blight_in_an_ocean_that_is_out_of_play() -> None:
    for home, due in (("A0", -3), ("B1", -1)):
        island = Island(RIVER, OCEAN, A0="5 blight", A5="1 blight", B5="1 blight, 1 city").presence(
            1, **{home: 1}
        )
        points = {line.label.key.rpartition("-")[2]: line.points for line in score.lines(island.table)}
        assert points["blight"] == due, home


@pytest.mark.rule("SI-SCORE-02")
def test_while_the_game_goes_on_the_score_is_that_of_a_loss() -> None:
    """Also with everything won but the end of the unit: nobody has won before that is judged."""
    island = Island(RIVER, A5="6 dahan, 1 blight")
    table = island.table
    table.difficulty, table.won = 4, "level-1"
    running, then = score.score(score.lines(table)), show(table, ONE, {}).victory_score
    table.result = "lost"
    lost = score.score(score.lines(table))
    table.result = "won"
    assert (running, lost) == (13, 13)
    assert score.score(score.lines(table)) == then > lost + 20, (
        "what is told of a victory is what it would score"
    )


@pytest.mark.rule("SI-SCORE-04")
def test_without_adversary_and_scenario_the_difficulty_is_nought() -> None:
    assert Island(RIVER).table.difficulty == 0
    assert score.lines(Island(RIVER).table)[0].points == 0


def test_extra_plays_of_growth_end_with_the_turn() -> None:
    island = Island("a-spread-of-rampant-green", A1="1 city").do("grow 2")
    assert growth.plays(island.player) == 2
    assert growth.plays(island.new_turn().player) == 1
