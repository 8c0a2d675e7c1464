"""The view: the board, the invaders' next actions, and what each spirit has and can use."""

from __future__ import annotations

from typing import Any

import pytest

from engine.ask import Ask
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.course import turn
from engine.games.spirit_island.messages import labels
from engine.games.spirit_island.model.actions import Hit, Place, Use
from engine.games.spirit_island.model.facts import blight, fear, powers
from engine.games.spirit_island.model.lasting_rule import Lasting
from engine.games.spirit_island.model.texts import (
    does,
    fear_does,
    name_of,
    piece_text,
    tell,
    threshold_does,
)
from engine.games.spirit_island.model.view import ForecastView, LandView, SpiritIslandView
from engine.games.spirit_island.rules import end_of_game, terror
from engine.games.spirit_island.views.table_view import show
from engine.text import Seat
from tests.catalogues import WHOLE
from tests.engine.games.spirit_island.island import BRINGER, EARTH, GREEN, LIGHTNING, OCEAN, RIVER, Island
from words.catalogue import words

ONE, TWO = Seat(0), Seat(1)


def seen(island: Island, seat: Seat | None = ONE) -> SpiritIslandView:
    asks: dict[Seat, Ask[Any]] = dict(turn.menu(island.table))
    return show(island.table, seat, asks)


def land(island: Island, name: str) -> LandView:
    return next(each for each in seen(island).lands if each.id == name)


def test_a_land_shows_its_pieces_with_damage_health_and_number() -> None:
    island = Island(EARTH, RIVER, A5="2 town, 1 town-1, 1 dahan, 1 blight").presence(A5=2).presence(1, A5=1)
    island.table.lasting.append(Lasting("dahan-health", land="A5", amount=4))
    shown = land(island, "A5")
    pieces = [(piece.kind, piece.damage, piece.health, piece.count) for piece in shown.pieces]
    assert pieces == [("town", 0, 2, 2), ("town", 1, 2, 1), ("dahan", 0, 6, 1)]
    assert (shown.blight, shown.presence, shown.sacred) == (1, (2, 1), (0, 1))
    assert (shown.terrain, shown.coastal, shown.defend, shown.marks) == (
        "wetland",
        False,
        3,
        ("dahan-health",),
    )


def test_an_ocean_is_shown_and_says_whether_it_is_in_play() -> None:
    island = Island(OCEAN, RIVER).presence(A0=1)
    oceans = [each for each in seen(island).lands if each.number == 0]
    assert [(each.id, each.terrain, each.in_play) for each in oceans] == [
        ("A0", "ocean", True),
        ("B0", "ocean", False),
    ]


def test_what_will_ravage_is_forecast_as_a_good_player_reads_it() -> None:
    island = Island(EARTH, A5="1 city, 2 explorer, 2 dahan, 1 blight", A2="1 town").presence(A4=2)
    island.table.invaders.ravage, island.table.invaders.build = "1-wetland", "1-sands"
    island.table.lasting.append(Lasting("defend", land="A5", amount=2))
    assert land(island, "A5").next == ("ravage",)
    assert land(island, "A5").forecast == ForecastView(
        attack=5, damage=3, blight=1, cascade=True, dahan_lost=1, counterattack=2
    )
    assert land(island, "A2").next == ("ravage",)
    assert land(island, "A4").next == ()
    island.table.lasting.append(Lasting("no-ravage", land="A5"))
    assert land(island, "A5").forecast is None


@pytest.mark.rule("SI-BLIGHT-02")
def test_the_presence_that_blight_will_destroy_is_forecast() -> None:
    island = Island(LIGHTNING, RIVER, A5="1 town").presence(A5=2).presence(1, A5=1)
    island.table.invaders.ravage = "1-wetland"
    forecast = land(island, "A5").forecast
    assert forecast is not None
    assert (forecast.blight, forecast.presence_lost) == (1, (1, 1))
    island.table.lasting.append(Lasting("no-blight", land="A5"))
    kept = land(island, "A5").forecast
    assert kept is not None
    assert kept.presence_lost == ()


@pytest.mark.rule("SI-BLIGHT-07")
@pytest.mark.parametrize(("left", "turns"), [(1, True), (2, False)])
def test_it_is_forecast_that_the_last_blight_comes_and_the_card_is_turned(left: int, turns: bool) -> None:
    island = Island(LIGHTNING, A5="1 town")
    island.table.invaders.ravage = "1-wetland"
    island.table.blight.card, island.table.blight.left = blight().cards[0].id, left
    shown = seen(island)
    assert shown.turns_blight is turns
    assert shown.threat == ()
    assert island.table.blight.left == left


def test_no_blight_is_forecast_where_little_is_dealt_or_it_is_kept_out() -> None:
    island = Island(EARTH, A5="2 explorer, 1 dahan")
    island.table.invaders.ravage = "1-wetland"
    forecast = land(island, "A5").forecast
    assert forecast is not None
    assert (forecast.blight, forecast.cascade) == (1, False)
    island.table.lasting.append(Lasting("no-blight", land="A5"))
    kept = land(island, "A5").forecast
    assert kept is not None
    assert (kept.blight, kept.cascade) == (0, False)
    island.table.lasting.append(Lasting("dahan-at-once", land="A5"))
    at_once = land(island, "A5").forecast
    assert at_once is not None
    assert (at_once.dahan_lost, at_once.counterattack) == (1, 2)


def test_what_will_be_built_is_told_until_it_is_done() -> None:
    island = Island(EARTH, A4="1 town", A7="1 explorer")
    island.table.invaders.build = "1-sands"
    assert [land(island, name).will_build for name in ("A4", "A7", "A5")] == [("city",), ("town",), ()]
    island.table.phase, island.table.agenda = "invaders", ["build A7", "explore", "slow"]
    assert [land(island, name).next for name in ("A4", "A7")] == [(), ("build",)]
    island.table.phase, island.table.invaders.build = "slow", None
    assert land(island, "A7").next == ()


def test_a_sacrifice_victory_shows_both_its_reasons() -> None:
    island = Island(RIVER)
    assert seen(island).why == ()
    end_of_game.win(island.play, "fear")
    end_of_game.lose(island.play, "blight")
    end_of_game.settle(island.play)
    assert [reason.key.rpartition("-why-")[2] for reason in seen(island).why] == ["won-fear", "lost-blight"]


def test_the_invader_track_shows_the_stages_of_hidden_cards_alone() -> None:
    island = Island(RIVER)
    island.table.invaders.discard = ["2-coastal"]
    shown = seen(island).invaders
    assert shown.deck == (1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3)
    assert (shown.discard[0].id, shown.discard[0].lands, shown.ravage) == ("2-coastal", ("coastal",), None)


def test_fear_is_shown_with_the_cards_that_were_turned_up() -> None:
    island = Island(RIVER, A1="1 city")
    terror.generate(island.play, 5)
    island.table.fear.face_up = [island.table.fear.deck[1]]
    shown = seen(island).fear
    assert (shown.pool, shown.generated, shown.markers, shown.parts) == (3, 1, 4, (2, 3, 3))
    assert shown.deck[:3] == (None, island.table.fear.deck[1], None)
    assert shown.earned == (None,)


def test_the_blight_card_shows_its_other_side_only_when_it_is_up() -> None:
    island = Island(RIVER)
    assert seen(island).blight.card is None
    island.table.blight.is_blighted = True
    assert seen(island).blight.card == island.table.blight.card


def test_a_spirit_shows_its_tracks_elements_and_what_it_may_do() -> None:
    island = Island(GREEN).give("2 moon")
    island.player.shown["energy"] = 3
    island.do("grow 2")
    shown = seen(island).spirits[0]
    assert [(space.space, space.shown) for space in shown.energy_track][:4] == [
        (0, True),
        (1, True),
        ("plant", True),
        (2, False),
    ]
    assert shown.elements == {"moon": 2, "plant": 1}
    assert (shown.income, shown.plays, shown.plays_left, shown.grown) == (1, 2, 2, 2)
    assert [(step.number, step.text.key) for step in shown.todo] == [
        (1, "spirit-island-step-presence-in"),
        (2, "spirit-island-step-presence"),
    ]


def test_powers_show_what_is_met_used_and_usable() -> None:
    island = Island(BRINGER, A7="1 town").presence(A7=1).phase("fast")
    island.player.played = ["dread-apparitions", "predatory-nightmares"]
    dream, terrors = seen(island).spirits[0].innates
    assert [each.met for each in terrors.thresholds] == [True, True, False]
    assert (terrors.usable, dream.usable) == (True, False)
    fast, slow = seen(island).spirits[0].played
    assert (fast.usable, slow.usable, slow.as_fast) == (True, False, False)
    island.use("dread-apparitions", "A7", again=True)
    assert (seen(island).spirits[0].played[0].used, seen(island).spirits[0].played[0].usable) == (True, False)


def test_a_slow_power_that_may_be_fast_is_marked() -> None:
    island = Island(LIGHTNING, A7="1 town").presence(A7=2).phase("fast")
    island.player.played = ["raging-storm"]
    (storm,) = seen(island).spirits[0].played
    assert (storm.usable, storm.as_fast) == (True, True)
    assert seen(island).spirits[0].is_active
    assert not seen(island.phase("spirit")).spirits[0].is_active


def test_permissions_are_told_in_words() -> None:
    island = Island(LIGHTNING, RIVER)
    island.use("lightnings-boon", "2")
    island.table.lasting.append(Lasting("repeat", seat=Seat(1), amount=99, pays=True))
    texts = [words("en").say(text, ["Ada", "Bo"]) for text in seen(island).spirits[1].permissions]
    assert texts == ["may use 2 slow powers as if they were fast", "may repeat a card for its cost"]


def test_the_headline_says_who_is_waited_for() -> None:
    island = Island(RIVER, EARTH)
    assert (
        words("en").say(seen(island).headline, ["Ada", "Bo"])
        == "Turn 1, spirit phase: Ada and Bo – grow and play cards"
    )
    island.table.result, island.table.lost = "lost", "blight"
    assert "no blight is left" in words("en").say(seen(island).headline, [])


def test_before_spirits_are_chosen_a_seat_is_empty() -> None:
    stage = GAME.setup(GAME.Options(), 2, Chance(b"x"))
    view = GAME.view(stage, None)
    assert isinstance(view, SpiritIslandView)
    assert [spirit.spirit for spirit in view.spirits] == [None, None]
    assert len(view.free) == 8


@pytest.mark.parametrize(
    ("action", "says"),
    [
        (Use("call-to-tend", "A5"), "Call to Tend on A5"),
        (Use("night-terrors", "A7", "12"), "Night Terrors on A7, thresholds 1 and 2"),
        (Use("boon-of-vigor", "2"), "Boon of Vigor on Vital Strength of the Earth"),
        (Use("natures-resilience", "A5", "0"), "Nature's Resilience on A5, without thresholds"),
        (Hit("A5", "town-1", 1), "Destroy town in A5 (1 damage)"),
        (Place(0, "A0", "plays"), "Add presence to ocean A (card play track: 2 card plays a turn)"),
        (Place(2, "A5", "A1"), "Move presence from A1 to A5"),
    ],
)
def test_actions_in_words(action: Any, says: str) -> None:
    assert words("en").say(labels.label(seen(Island(RIVER, EARTH)), action), ["Ada", "Bo"]) == says


@pytest.mark.parametrize("language", WHOLE)
def test_everybody_can_read_what_each_card_does(language: str) -> None:
    book = words(language)
    texts = [text for power in powers() for text in (name_of(power), does(power))]
    texts += [
        threshold_does(power.id, n)
        for power in powers().values()
        for n in range(1, len(power.thresholds) + 1)
    ]
    texts += [fear_does(card, level) for card in fear().cards for level in (1, 2, 3)]
    texts += [does(spirit) for spirit in (RIVER, EARTH)] + [
        does("downward-spiral"),
        does("memory-fades-to-dust"),
    ]
    assert [text.key for text in texts if not book.has(text.key)] == []


def test_a_damaged_or_dreaming_piece_is_named_so() -> None:
    named = [
        words("en").say(piece_text(piece)) for piece in ("city", "city-2", "town-dreamt", "town-1-dreamt")
    ]
    assert named == ["city", "city (2 damage)", "town dreaming of death", "town dreaming of death (1 damage)"]
    assert tell("land", land="A5").key == "spirit-island-land"


def test_a_track_says_what_its_next_space_uncovers() -> None:
    island = Island(GREEN).do("grow 2")
    said = [
        words("en").say(labels.label(seen(island), Place(1, "A6", track))) for track in ("energy", "plays")
    ]
    assert [line.partition("track: ")[2] for line in said] == [
        "1 energy a turn)",
        "1 card play a turn, as now)",
    ]
    island.player.shown["plays"] = 2
    more = labels.choice(seen(island), Place(1, "A6", "plays"), "source")
    assert words("en").say(more) == "card play track: 2 card plays a turn"
    island.player.shown["energy"] = 2
    chosen = labels.choice(seen(island), Place(1, "A6", "energy"), "source")
    assert words("en").say(chosen) == "energy track: uncovers plant"


def test_what_is_asked_follows_growth() -> None:
    island = Island(GREEN)

    def asked() -> str:
        return words("en").say(turn.menu(island.table)[ONE].prompt, ["Ada"])

    assert asked() == "Ada, choose your growth."
    island.do("grow 1")
    assert asked() == "Ada, finish your growth."
    while island.player.todo or island.player.drawn:
        island.do(next(line for line in island.legal() if line.split()[0] in ("place", "gain", "keep")))
    assert asked() == "Ada, play cards, then get ready."
    headline = show(island.table, ONE, turn.menu(island.table)).headline
    assert "play cards, then get ready" in words("en").say(headline, ["Ada"])


def test_no_energy_is_not_told_as_gained() -> None:
    for income, told in ((0, False), (1, True)):
        island = Island(GREEN)
        island.player.shown["energy"] = income + 1
        island.do("grow 1")
        while island.player.todo or island.player.drawn:
            island.do(
                next(line for line in island.legal() if line.startswith(("gain", "keep")) or "plays" in line)
            )
        assert island.player.has_income
        assert ("event-income" in island.told) is told


def test_everybody_sees_the_same_of_a_moment_and_something_new_after_a_move() -> None:
    stage = GAME.setup(GAME.Options(), 2, Chance(b"looked at"))
    before = [GAME.view(stage, seat) for seat in (None, ONE, TWO)]
    assert [view.seat for view in before] == [None, ONE, TWO]
    assert len({view.model_dump_json(exclude={"seat"}) for view in before}) == 1
    other, asks = GAME.setup(GAME.Options(), 2, Chance(b"another")), GAME.awaits(stage)
    assert GAME.see(other.play.table, ONE, asks) != GAME.see(stage.play.table, ONE, asks)
    seat, ask = next(iter(asks.items()))
    tuple(GAME.play(stage, seat, ask.legal.actions[0], Chance(b"looked at")))
    assert GAME.view(stage, None) != before[0]
