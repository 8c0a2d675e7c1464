"""Merits of a move in the words of the island: told by hints."""

from __future__ import annotations

from typing import Any

import pytest

from engine.action import to_text
from engine.advice import advise, outlook
from engine.chance import Chance
from engine.games.spirit_island import GAME
from engine.games.spirit_island.messages.merits import merits, rather, slight
from engine.games.spirit_island.messages.merits import outlook as coming
from engine.games.spirit_island.model.texts import tell
from engine.games.spirit_island.model.view import ForecastView, PieceView, SpiritIslandView
from engine.games.spirit_island.views.table_view import show
from engine.match import Match
from engine.players import SearchPlayer
from engine.point import Point
from engine.registry import find
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, RIVER, Island
from words.catalogue import words

PLAYER = SearchPlayer(positions=40)
EN = words("en")


def island(*lines: str) -> Match[Any]:
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 1, b"merits")
    for line in lines:
        match.play(Seat(0), game.grammar.read(line))
    return match


def said_of(before: SpiritIslandView, after: SpiritIslandView) -> list[str]:
    return [EN.say(text, ["Ada"]) for text in merits(before, after, Seat(0))]


def test_a_spirit_that_is_chosen_is_easy_to_play_or_nothing_is_said() -> None:
    easy, hard = "river-surges-in-sunlight", "oceans-hungry-grasp"
    before = island().view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    for spirit, reasons in ((easy, ["One of the spirits that are easy to play"]), (hard, [])):
        after = island(f"embody {spirit}").view(Seat(0))
        assert isinstance(after, SpiritIslandView)
        assert said_of(before, after) == reasons


def two_ravages() -> Match[Any]:
    """Return an island of two with a ravage in A3 and in A8, and powers against one of them."""
    scene = Island(RIVER, EARTH, A3="1 town", A8="1 city, 1 town", A6="1 explorer").presence(A2=1, A7=1)
    scene.presence(1, B5=1).phase("fast")
    scene.table.invaders.ravage, scene.table.invaders.build = "1-jungle", "1-mountain"
    scene.player.played.append("flash-floods")
    return Match(GAME, GAME.Options(), 2, b"ravages", Point(GAME, 0, GAME._runner.stage(scene.table), {}))


def test_a_plan_says_what_it_prevents_and_what_it_leaves_and_so_it_comes() -> None:
    match, player = two_ravages(), SearchPlayer(positions=1)
    way = player.way(match, Seat(0), Chance(b"plan"))
    said = [EN.say(text, ["Ada", "Ola"]) for text in outlook(match, Seat(0), way)]
    assert said == [
        "Keeps blight out of A3",
        "Does not keep blight out of A8",
        "Does not stop the build in A6",
    ]
    while match.view(None).phase == "fast":  # type: ignore[attr-defined]
        seat = match.awaiting[0]
        match.play(seat, player.pick(match, seat, Chance(b"plan")))
    view = match.view(None)
    assert isinstance(view, SpiritIslandView)
    assert [land.id for land in view.lands if land.blight] == ["A8"]
    assert [piece.kind for land in view.lands if land.id == "A6" for piece in land.pieces] == [
        "explorer",
        "town",
    ]


def test_after_the_fast_phase_and_beyond_this_turn_nothing_is_told_to_come() -> None:
    """In the slow phase the forecast is of the next turn, and luck has had its part by then."""
    before = two_ravages().view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    slow = before.model_copy(update={"phase": "slow"})
    later = before.model_copy(update={"turn": before.turn + 1})
    assert [*coming(before, [before])]
    for views in ((slow, before), (slow, slow), (before, slow), (before, later)):
        assert [*coming(views[0], [views[1]])] == []
    assert [*coming(before, [before, slow])] == []


def test_a_plan_of_growth_and_cards_says_what_their_use_will_prevent() -> None:
    match = island("embody river-surges-in-sunlight")
    way = PLAYER.way(match, Seat(0), Chance(b"plan"))
    assert len(way) > 1
    view = match.view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    will_build = {land.id for land in view.lands if land.will_build}
    said = outlook(match, Seat(0), way)
    assert outlook(match.fork(Seat(0), b"as it could be"), Seat(0), way) == said
    told = " ".join(EN.say(text, ["Ada"]) for text in said)
    assert all(land in told for land in will_build)


def test_an_effect_is_followed_to_its_end_for_its_reasons() -> None:
    """Pushing asks for each piece: only after the answers a land is empty."""
    match = island("embody river-surges-in-sunlight", "grow 2")
    game, seat = match.game, Seat(0)
    while places := match.legal(seat).under("place"):
        match.play(seat, next((place for place in places if place.source == "plays"), places[0]))
    for line in ("play rivers-bounty", "play wash-away", "ready"):
        match.play(seat, game.grammar.read(line))
    hasty, patient = set[str](), set[str]()
    before = match.view(seat)
    assert isinstance(before, SpiritIslandView)

    def reasons(after: Match[Any]) -> list[str]:
        view = after.view(seat)
        assert isinstance(view, SpiritIslandView)
        return said_of(before, view)

    for use in match.legal(seat).under("use"):
        after = match.copy()
        after.play(seat, use)
        hasty.update(reasons(after))
        while (answer := game.thinking.answer(after.imagine(seat, Chance(b"")), seat)) is not None:
            assert answer in after.legal(seat)
            after.play(seat, answer)
        patient.update(reasons(after))
    assert any(reason.startswith("No invaders are left in") for reason in patient - hasty)
    assert game.thinking.answer(match.imagine(seat, Chance(b"")), seat) is None


@pytest.mark.parametrize(
    ("track", "said"),
    [("plays", "Raises your card plays to 2 a turn"), ("energy", "Raises your energy to 2 a turn")],
)
def test_presence_is_told_by_what_it_uncovers(track: str, said: str) -> None:
    match = island("embody river-surges-in-sunlight", "grow 2")
    before = match.view(Seat(0))
    match.play(Seat(0), next(each for each in match.legal(Seat(0)) if getattr(each, "source", "") == track))
    after = match.view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    assert isinstance(after, SpiritIslandView)
    assert said_of(before, after) == [said, "1 more of your presence on the island"]
    assert said_of(after, before) == []


def test_card_plays_of_this_turn_alone_are_not_told_for_every_turn() -> None:
    match = island("embody a-spread-of-rampant-green")
    grow = next(each for each in match.legal(Seat(0)) if to_text(each) == "grow 2")
    before = match.view(Seat(0))
    match.play(Seat(0), grow)
    after = match.view(Seat(0))
    assert isinstance(before, SpiritIslandView)
    assert isinstance(after, SpiritIslandView)
    assert after.spirits[0].plays == before.spirits[0].plays + 1
    assert said_of(before, after) == [f"Lets you play {after.spirits[0].plays} cards this turn"]


def test_dahan_who_die_before_the_ravage_are_not_saved_from_it() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    land = next(land for land in view.lands if land.number)
    ravage = ForecastView(attack=5, damage=5, blight=1, cascade=False, dahan_lost=2, counterattack=0)

    def with_dahan(count: int, lost: int) -> SpiritIslandView:
        pieces = (PieceView(kind="dahan", damage=0, health=2, count=count),)
        forecast = ravage.model_copy(update={"dahan_lost": lost})
        there = land.model_copy(update={"pieces": pieces, "forecast": forecast})
        lands = tuple(
            there if each.id == land.id else each.model_copy(update={"pieces": (), "forecast": None})
            for each in view.lands
        )
        return view.model_copy(update={"phase": "fast", "lands": lands})

    assert said_of(with_dahan(3, 2), with_dahan(3, 0)) == ["Saves 2 Dahan from the ravage"]
    assert said_of(with_dahan(3, 2), with_dahan(2, 0)) == ["Saves 1 Dahan from the ravage"]
    assert said_of(with_dahan(2, 2), with_dahan(1, 1)) == []


def test_what_the_invaders_will_not_do_comes_before_what_the_spirit_has() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    ravage = ForecastView(attack=3, damage=3, blight=1, cascade=False, dahan_lost=1, counterattack=0)
    place = next(
        land for land in view.lands if land.number and any(each.kind == "town" for each in land.pieces)
    )
    rest = tuple(land for land in view.lands if land.id != place.id)
    quiet = place.model_copy(update={"forecast": None, "will_build": ()})
    bad = quiet.model_copy(update={"forecast": ravage, "will_build": ("town",)})
    empty = quiet.model_copy(update={"pieces": ()})
    before, after = (view.model_copy(update={"lands": (*rest, land)}) for land in (bad, empty))
    assert said_of(before, after)[0] == f"Keeps blight out of {place.id}"
    assert "One fewer town on the island" in said_of(before, after)
    assert said_of(before, after)[-3:] == [
        f"Nothing will be built in {place.id}",
        f"No invaders are left in {place.id}",
        "Saves 1 Dahan from the ravage",
    ]
    for passed in ({"turn": view.turn + 1}, {"phase": "slow"}):
        following = after.model_copy(update=passed)
        assert said_of(before, following) == [each for each in said_of(before, after) if "fewer" in each]
    acting = [each.model_copy(update={"phase": "invaders"}) for each in (before, after)]
    assert said_of(*acting) == [each for each in said_of(before, after) if "fewer" in each]


@pytest.mark.parametrize(
    ("was", "now", "said"),
    [
        ({"presence_lost": (1,)}, {"presence_lost": ()}, "Keeps your presence in {} from being destroyed"),
        ({"cascade": True}, {"cascade": False}, "The blight of {} will not cascade"),
        ({"counterattack": 2}, {"counterattack": 6}, "The Dahan in {} will fight back with 4 more damage"),
        ({"damage": 5}, {"damage": 3}, "The ravage in {} does 3 damage instead of 5"),
        ({"damage": 3}, {"damage": 5}, None),
    ],
)
def test_a_ravage_that_comes_all_the_same_is_told_by_what_is_less_of_it(
    was: dict[str, object], now: dict[str, object], said: str | None
) -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    ravage = ForecastView(attack=5, damage=5, blight=1, cascade=False, dahan_lost=0, counterattack=0)
    land = next(land for land in view.lands if land.number)
    rest = tuple(each for each in view.lands if each.id != land.id)
    before, after = (
        view.model_copy(
            update={
                "phase": "slow",
                "lands": (*rest, land.model_copy(update={"forecast": ravage.model_copy(update=change)})),
            }
        )
        for change in (was, now)
    )
    assert said_of(before, after) == ([] if said is None else [said.format(land.id)])
    assert said_of(before, after.model_copy(update={"turn": view.turn + 1})) == []


def test_a_city_that_becomes_a_town_and_a_loss_that_is_averted_are_merits() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    land = next(land for land in view.lands if land.number)
    rest = tuple(each for each in view.lands if each.id != land.id)
    cities, towns, both, none, twice = (
        view.model_copy(update={"lands": (*rest, land.model_copy(update={"will_build": kinds}))})
        for kinds in (("city",), ("town",), ("town", "city"), (), ("town", "town"))
    )
    assert said_of(cities, towns) == [f"Only a town will be built in {land.id}, no city"]
    assert said_of(both, towns) == said_of(cities, towns)
    assert said_of(both, none) == said_of(towns, none) == [f"Nothing will be built in {land.id}"]
    assert said_of(twice, towns) == said_of(both, cities) == [f"Less will be built in {land.id}"]
    assert said_of(towns, cities) == said_of(towns, both) == said_of(twice, both) == []
    threat = view.model_copy(update={"threat": (tell("why-lost-presence"),)})
    assert said_of(threat, view)[0].startswith("Without it the invaders win the game this turn: ")
    assert said_of(view, threat) == []


def test_what_was_foretold_of_the_invader_phase_and_has_not_come_is_a_merit_of_what_was_done_in_it() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    ravage = ForecastView(attack=3, damage=3, blight=1, cascade=False, dahan_lost=0, counterattack=0)
    lands = [land for land in view.lands if land.number]
    told = tuple(
        land.model_copy(
            update={"forecast": ravage, "will_build": ("town",)} if land in lands[:2] else {"will_build": ()}
        )
        for land in view.lands
    )
    acting = view.model_copy(update={"phase": "invaders", "lands": told})
    came = lands[1].model_copy(
        update={
            "blight": lands[1].blight + 1,
            "pieces": (*lands[1].pieces, PieceView(kind="city", damage=0, health=3, count=1)),
        }
    )
    after = view.model_copy(
        update={"phase": "slow", "lands": tuple(came if land.id == came.id else land for land in view.lands)}
    )
    spared = lands[0].id
    assert said_of(acting, after) == [f"Keeps blight out of {spared}", f"Nothing will be built in {spared}"]
    assert said_of(acting, after.model_copy(update={"phase": "invaders"})) == []


def test_a_fear_card_that_is_resolved_is_no_new_fear() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    resolving, discarded = (
        view.model_copy(update={"fear": view.fear.model_copy(update=change)})
        for change in ({"resolving": "retreat"}, {"discard": ("retreat",)})
    )
    assert said_of(resolving, discarded) == []
    assert said_of(view, discarded) == ["4 fear"]


def test_a_step_that_changes_nothing_that_comes_says_so_beside_the_chance_to_win() -> None:
    """Only within a phase: what the invaders do when it ends is told as it comes."""
    scene = Island(RIVER, EARTH)
    scene.stand({land: "1 explorer, 1 city" for land in scene.table.lands if land[1] != "0"}).presence(
        A6=1, A7=1
    ).presence(1, B1=1)
    for player in scene.phase("slow").table.players:
        player.played.append("wash-away")
    match = Match(GAME, GAME.Options(), 2, b"slight", Point(GAME, 0, GAME._runner.stage(scene.table), {}))
    match.play(Seat(0), match.game.grammar.read("use wash-away A6 -"))
    reasons = [EN.say(reason, ["Ada", "Bruno"]) for reason in advise(match, Seat(0), PLAYER).reasons]
    assert reasons[0] == "It changes nothing of what the invaders are about to do"
    assert reasons[1].startswith("After it you win about ")


def test_what_changes_anything_that_comes_is_not_said_to_change_nothing() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    before = view.model_copy(update={"phase": "fast"})
    first, *others = before.lands
    ravage = ForecastView(attack=3, damage=3, blight=1, cascade=False, dahan_lost=0, counterattack=0)
    for change in ({"forecast": ravage}, {"will_build": ("city",)}):
        worse = before.model_copy(update={"lands": (first.model_copy(update=change), *others)})
        assert (slight(before, worse), slight(worse, before)) == (None, None)
    assert slight(before, before.model_copy(update={"phase": "slow"})) is None
    assert slight(before, before) == tell("merit-slight")


def test_the_advice_of_a_growth_says_what_should_follow_it() -> None:
    match = island("embody river-surges-in-sunlight")
    advice = advise(match, Seat(0), PLAYER)
    said = [EN.say(reason, ["Ada"]) for reason in advice.reasons]
    assert advice.action.verb == "grow"
    assert said[-1].startswith("Then: ")
    assert any(word in " ".join(said[:-1]) for word in ("card plays", "energy", "elements", "presence"))


def test_blight_that_goes_back_to_the_card_is_a_reason_unless_the_card_has_turned() -> None:
    island = Island(RIVER, A5="2 blight, 1 town").presence(A5=2)
    before = island.copy()
    island["A5"] = "1 town"
    island.table.blight.left += 2
    views = [show(each.table, Seat(0), {}) for each in (before, island)]
    healed = EN.say(tell("merit-healed", count=2))
    assert healed in said_of(*views)
    island.table.blight.is_blighted = True
    assert healed not in said_of(views[0], show(island.table, Seat(0), {}))


def reasons_in_the_invader_phase(scene: Island, *lines: str) -> tuple[str, list[str]]:
    """Return the advised action and its reasons for the first question of the Invader Phase that follows these actions."""
    match = Match(GAME, GAME.Options(), 1, b"cascade", Point(GAME, 0, GAME._runner.stage(scene.table), {}))
    for line in lines:
        match.play(Seat(0), match.game.grammar.read(line))
    view = match.view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    assert view.phase == "invaders"
    advice = advise(match, Seat(0), PLAYER)
    return to_text(advice.action), [EN.say(reason, ["Ada"]) for reason in advice.reasons]


def test_what_is_less_of_a_loss_is_told_by_the_choice_that_loses_more() -> None:
    """The blight of A8 cascades to where River is or to where blight is, or else to A6."""
    scene = Island(RIVER, A8="1 city, 1 blight", A7="1 blight", A1="1 town").presence(A5=2, A2=1)
    scene.phase("fast").table.invaders.ravage = "1-jungle"
    scene.player.played.append("flash-floods")
    action, reasons = reasons_in_the_invader_phase(scene, "done")
    assert action == "pick A6"
    assert reasons == ["1 more of your presence on the island (not so with “A5”)"]


def test_what_is_better_on_one_of_two_islands_is_told_only_at_the_same_point() -> None:
    view = island("embody river-surges-in-sunlight").view(Seat(0))
    assert isinstance(view, SpiritIslandView)

    def told(other: dict[str, object], chosen: dict[str, object]) -> list[str]:
        views = view.model_copy(update=other), view.model_copy(update=chosen)
        return [EN.say(text, ["Ada"]) for text in rather(*views, Seat(0))]

    bare = view.lands[1].model_copy(update={"pieces": (), "blight": 0, "sacred": (), "will_build": ()})
    others = [each for each in view.lands if each.id != bare.id]

    def land(**change: object) -> dict[str, object]:
        return {"lands": (*others, bare.model_copy(update=change))}

    town = PieceView(kind="town", damage=0, health=2, count=1)
    ravage = ForecastView(attack=3, damage=3, blight=1, cascade=False, dahan_lost=0, counterattack=0)
    why = (tell("why-lost-presence"),)
    pairs: list[tuple[dict[str, object], dict[str, object], list[str]]] = [
        (land(blight=2), land(), ["2 less blight on the island"]),
        (land(forecast=ravage), land(), [f"Keeps blight out of {bare.id}"]),
        (land(pieces=(town,)), land(), ["One fewer town on the island", f"No invaders in {bare.id}"]),
        (land(will_build=("town",)), land(will_build=()), [f"Nothing will be built in {bare.id}"]),
        (land(), land(sacred=(Seat(0),)), [f"Keeps your sacred site in {bare.id}"]),
        ({}, {"fear": view.fear.model_copy(update={"generated": 2})}, ["2 more fear"]),
        ({"result": "lost", "why": why}, {}, ["The game is not lost: a spirit has no presence left"]),
        (
            {"threat": why},
            {},
            ["Without it the invaders win the game this turn: a spirit has no presence left"],
        ),
    ]
    for other, chosen, said in pairs:
        assert told(other, chosen) == said
        assert told(chosen, other) == []
        for passed in ({"turn": 9}, {"phase": "slow"}, {"step": tell("step-build")}):
            assert told(other, {**chosen, **passed}) == []
