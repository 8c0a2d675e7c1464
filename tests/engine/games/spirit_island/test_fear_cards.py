"""The fifteen fear cards at each terror level."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import pytest

from engine.games.spirit_island.fear.earned import effect_of
from engine.games.spirit_island.fear.effect import FearEffect
from engine.games.spirit_island.model.facts import fear
from engine.games.spirit_island.model.options import SpiritIslandOptions as Options
from engine.games.spirit_island.rules import invaders, stopped_invaders
from engine.games.spirit_island.rules.lasting_rules import defend
from engine.text import Seat
from tests.engine.games.spirit_island.island import EARTH, RIVER, Island


@dataclass(frozen=True)
class Story:
    """A fear card: what stood where, what was answered, and what stood there then. A river is in A5, Earth's sacred site in B4."""

    card: str
    level: int
    before: str
    answers: str = ""
    after: str = ""
    fear: int = 0

    def __str__(self) -> str:
        return f"{self.card}-{self.level}"


def lands(words: str) -> dict[str, str]:
    parts = (part.split(": ") for part in words.split("; ") if part)
    return {part[0]: part[1] for part in parts}


STORIES = [
    Story(
        "belief-takes-root", 3, "A5: 1 town; B4: 1 city", "0@pick A5, 0@take A5 town, 1@enough", "B4: 1 city"
    ),
    Story(
        "dahan-enheartened",
        1,
        "A5: 1 town, 1 dahan; A1: 1 dahan",
        "0@push dahan A5 A4, 1@gather dahan A1 A5",
        "A4: 1 dahan; A5: 1 town, 1 dahan",
    ),
    Story(
        "dahan-enheartened",
        2,
        "A5: 1 town; A1: 2 dahan; B4: 1 explorer, 1 dahan",
        "0@pick A5, 0@gather dahan A1 A5, 0@enough, 1@pick B4",
        "A1: 1 dahan; A5: 1 town-1, 1 dahan; B4: 1 dahan",
    ),
    Story(
        "dahan-enheartened",
        3,
        "A5: 1 town, 2 dahan; B4: 1 explorer, 1 dahan",
        "0@pick A5, 1@pick B4",
        "A5: 2 dahan; B4: 1 dahan",
        fear=1,
    ),
    Story(
        "dahan-raid",
        1,
        "A5: 1 town, 2 dahan; B4: 1 explorer, 1 dahan",
        "0@pick A5",
        "A5: 1 town-1, 2 dahan; B4: 1 dahan",
    ),
    Story(
        "dahan-raid",
        2,
        "A5: 1 town, 2 dahan; B4: 1 town, 1 dahan",
        "0@pick A5",
        "A5: 2 dahan; B4: 1 town-1, 1 dahan",
        1,
    ),
    Story(
        "dahan-raid",
        3,
        "A5: 1 city, 2 dahan; B4: 1 town, 1 dahan",
        "0@pick A5",
        "A5: 2 dahan; B4: 1 dahan",
        3,
    ),
    Story(
        "emigration-accelerates",
        1,
        "A2: 2 explorer, 1 town; A5: 1 explorer",
        "",
        "A2: 1 town; A5: 1 explorer",
    ),
    Story(
        "emigration-accelerates",
        2,
        "A2: 1 explorer, 1 town; A5: 1 explorer",
        "",
        "A5: 1 explorer",
    ),
    Story("emigration-accelerates", 3, "A5: 1 explorer, 1 city", "", "A5: 1 city"),
    Story(
        "fear-of-the-unseen",
        1,
        "A5: 1 town; B4: 1 town, 1 city; A1: 1 town",
        "",
        "A1: 1 town; B4: 1 city",
    ),
    Story(
        "fear-of-the-unseen",
        2,
        "A5: 1 town; A1: 1 town; A6: 1 town",
        "",
        "A1: 1 town; A6: 1 town",
    ),
    Story("fear-of-the-unseen", 3, "A6: 1 city; B4: 1 city, 1 town", "", "A6: 1 city"),
    Story("isolation", 1, "A5: 1 town; A1: 2 explorer; A2: 1 city", "", "A1: 2 explorer; A2: 1 city"),
    Story("isolation", 2, "A5: 1 town, 1 city; A1: 3 explorer", "", "A1: 3 explorer; A5: 1 city"),
    Story("isolation", 3, "A5: 1 town, 1 city; A1: 3 explorer", "", "A1: 3 explorer"),
    Story(
        "retreat",
        1,
        "A5: 2 explorer, 1 town",
        "0@pick A5, 0@push explorer A5 A1, 0@enough, 1@enough",
        "A1: 1 explorer; A5: 1 explorer, 1 town",
    ),
    Story(
        "retreat",
        2,
        "A5: 1 town; A2: 1 explorer",
        "0@pick A5, 0@push town A5 A1",
        "A1: 1 town; A2: 1 explorer",
    ),
    Story(
        "retreat",
        3,
        "A2: 4 explorer",
        "0@pick A2, 0@push explorer A2 A1, 0@push explorer A2 A1, 0@push explorer A2 A1, 0@push explorer A2 A1, 1@enough",
        "A1: 4 explorer",
    ),
    Story(
        "scapegoats",
        1,
        "A5: 2 town, 3 explorer; A1: 1 city, 1 explorer",
        "",
        "A1: 1 explorer, 1 city; A5: 1 explorer, 2 town",
    ),
    Story("scapegoats", 2, "A5: 1 town, 1 city, 4 explorer", "", "A5: 1 explorer, 1 town, 1 city"),
    Story(
        "scapegoats",
        3,
        "A5: 1 city, 2 town, 3 explorer; A1: 2 explorer",
        "",
        "A1: 2 explorer; A5: 1 town, 1 city",
        1,
    ),
    Story(
        "seek-safety",
        1,
        "A5: 1 explorer; A1: 1 town, 1 explorer",
        "0@push explorer A5 A1",
        "A1: 2 explorer, 1 town",
    ),
    Story(
        "seek-safety",
        2,
        "A5: 1 explorer, 1 town; A1: 1 city",
        "0@gather town A5 A1, 1@gather explorer A5 A1",
        "A1: 1 explorer, 1 town, 1 city",
    ),
    Story(
        "seek-safety",
        3,
        "A5: 2 town, 1 explorer",
        "0@pick A5, 0@take A5 town, 0@take A5 explorer, 1@enough",
        "A5: 1 town",
    ),
    Story(
        "tall-tales-of-savagery",
        1,
        "A5: 1 explorer, 1 town, 1 dahan; A1: 1 explorer",
        "",
        "A1: 1 explorer; A5: 1 town, 1 dahan",
    ),
    Story(
        "tall-tales-of-savagery",
        2,
        "A5: 3 explorer, 1 town, 1 dahan",
        "0@take A5 explorer, 1@take A5 town",
        "A5: 1 explorer, 1 dahan",
    ),
    Story(
        "tall-tales-of-savagery",
        3,
        "A5: 1 town, 1 city, 2 dahan; A1: 3 explorer, 1 city, 1 dahan",
        "",
        "A1: 1 explorer, 1 city, 1 dahan; A5: 2 dahan",
    ),
    Story("trade-suffers", 2, "A2: 1 town; A5: 1 town", "0@take A2 town", "A2: 1 explorer; A5: 1 town"),
    Story("trade-suffers", 3, "A2: 1 town, 1 city", "0@take A2 city, 1@enough", "A2: 2 town"),
    Story(
        "wary-of-the-interior", 1, "A5: 1 explorer, 1 town; A2: 1 explorer", "", "A2: 1 explorer; A5: 1 town"
    ),
    Story("wary-of-the-interior", 2, "A5: 1 town, 1 city; A2: 1 explorer", "", "A2: 1 explorer; A5: 1 city"),
    Story("wary-of-the-interior", 3, "A2: 1 town, 1 city", "", "A2: 1 city"),
]


@pytest.mark.rule("SI-FEAR-08")
@pytest.mark.parametrize("story", STORIES, ids=str)
def test_a_fear_card_does_what_it_says(story: Story) -> None:
    island = Island(RIVER, EARTH).stand(lands(story.before)).presence(A5=1).presence(1, B4=2)
    answers = [answer.replace("@", ": ") for answer in filter(None, story.answers.split(", "))]
    island.resolve(story.card, story.level, *answers)
    assert island.board == lands(story.after)
    assert island.fear == story.fear


def quiet(card: str, level: int, **what: str) -> Island:
    """Return an island on which a fear card was resolved that asks nothing."""
    island = Island(RIVER, EARTH).stand(what).presence(A5=1).presence(1, B4=2)
    island.resolve(card, level)
    return island


@pytest.mark.rule("SI-FEAR-12", "SI-FAQ-033")
def test_avoid_the_dahan_is_judged_when_the_invaders_act() -> None:
    island = quiet("avoid-the-dahan", 1, A2="2 dahan", A3="1 dahan")
    assert stopped_invaders.is_forbidden(island.table, "A2", "explore")
    assert not stopped_invaders.is_forbidden(island.table, "A3", "explore")
    island["A2"] = "1 dahan"
    assert not stopped_invaders.is_forbidden(island.table, "A2", "explore")


def test_avoid_the_dahan_forbids_building_among_more_dahan_then_among_any() -> None:
    more = quiet("avoid-the-dahan", 2, A2="1 town, 2 dahan", A3="2 town, 2 dahan")
    assert not invaders.may_build(more.table, "A2")
    assert invaders.may_build(more.table, "A3")
    some = quiet("avoid-the-dahan", 3, A2="1 town, 1 dahan", A3="1 town")
    assert not invaders.may_build(some.table, "A2")
    assert invaders.may_build(some.table, "A3")


def test_belief_takes_root_defends_presence_and_pays_for_sacred_sites_with_invaders() -> None:
    first = quiet("belief-takes-root", 1)
    assert [defend(first.table, land) for land in ("A5", "A4", "B4")] == [2, 0, 5]
    second = quiet("belief-takes-root", 2, B4="1 explorer")
    assert defend(second.table, "A5") == 2
    assert [player.energy for player in second.table.players] == [0, 1]


@pytest.mark.rule("SI-FAQ-028")
def test_dahan_on_their_guard_defends_more_at_each_level() -> None:
    defences = [defend(quiet("dahan-on-their-guard", level, A7="3 dahan").table, "A7") for level in (1, 2, 3)]
    assert defences == [3, 4, 6]
    assert defend(quiet("dahan-on-their-guard", 2).table, "A7") == 0


@pytest.mark.rule("SI-BUILD-04")
def test_overseas_trade_defends_coasts_and_stops_cities_then_everything() -> None:
    levels = [quiet("overseas-trade-seem-safer", level, A2="1 town", A3="1 explorer") for level in (1, 2, 3)]
    assert [defend(island.table, "A2") for island in levels] == [3, 6, 9]
    assert [defend(island.table, "A4") for island in levels] == [0, 0, 0]
    assert [invaders.may_build(island.table, "A2") for island in levels] == [True, False, False]
    assert [invaders.may_build(island.table, "A3") for island in levels] == [True, True, False]


def test_trade_suffers_stops_building_where_a_city_is() -> None:
    island = quiet("trade-suffers", 1, A2="1 city", A3="1 town")
    assert not invaders.may_build(island.table, "A2")
    assert invaders.may_build(island.table, "A3")


@pytest.mark.rule("SI-FEAR-09", "SI-ASYNC-13")
def test_a_different_land_that_is_taken_is_refused_to_the_next() -> None:
    island = Island(RIVER, EARTH, RIVER, A5="1 dahan, 2 explorer", A1="1 dahan, 1 explorer")
    island.resolve("dahan-raid", 1, "2: pick A5")
    assert (island["A5"], island["A1"]) == ("1 explorer, 1 dahan", "1 dahan")


@pytest.mark.rule("SI-FEAR-10")
def test_without_different_lands_two_may_take_from_the_same() -> None:
    island = Island(RIVER, EARTH, A2="2 explorer")
    island.resolve("emigration-accelerates", 1)
    assert island["A2"] == ""
    inland = Island(RIVER, EARTH, A5="2 explorer")
    picks = "0: pick A5", "0: push explorer A5 A6", "0: enough", "1: pick A5", "1: push explorer A5 A6"
    inland.resolve("retreat", 1, *picks)
    assert inland["A6"] == "2 explorer"


@pytest.mark.rule("SI-FEAR-11")
@pytest.mark.parametrize("level", [1, 2])
def test_presence_on_a_fear_card_is_anybodys_unless_the_table_plays_it_otherwise(level: int) -> None:
    """At level 1 it is about sacred sites, of which each spirit has one of its own."""
    for own, after in ((False, ""), (True, "1 town")):
        island = (
            Island(RIVER, EARTH, options=Options(own_presence=own), B4="2 town")
            .presence(A5=1)
            .presence(1, B4=2)
        )
        island.resolve("fear-of-the-unseen", level)
        assert island["B4"] == after


def test_belief_takes_root_counts_only_own_presence_where_the_table_plays_it_so() -> None:
    island = (
        Island(RIVER, EARTH, options=Options(own_presence=True), A5="2 town").presence(A5=1).presence(1, A5=1)
    )
    island.resolve("belief-takes-root", 3, "0: pick A5", "0: take A5 town")
    assert island["A5"] == "1 town"


@pytest.mark.rule("SI-FEAR-09", "SI-ASYNC-14")
def test_who_has_the_only_land_is_asked_where_it_is_not_all_one() -> None:
    island = (
        Island(RIVER, EARTH, options=Options(own_presence=True), A5="2 town").presence(A5=1).presence(1, A5=2)
    )
    island.resolve("belief-takes-root", 3, "1: pick A5", "1: take A5 town", "1: take A5 town")
    assert island["A5"] == ""


@pytest.mark.rule("SI-ASYNC-14")
def test_nobody_is_asked_where_each_has_but_one_way() -> None:
    island = Island(RIVER, EARTH, options=Options(own_presence=True), A5="1 explorer", B4="1 town")
    island.presence(A5=1).presence(1, B4=1)
    island.resolve("fear-of-the-unseen", 2)
    assert (island["A5"], island["B4"]) == ("", "")


def test_every_fear_card_is_told_at_every_level_and_has_its_effect() -> None:
    quiet_ones = {"avoid-the-dahan", "dahan-on-their-guard", "overseas-trade-seem-safer"}
    told = {(story.card, story.level) for story in STORIES}
    told |= {(card, level) for card in quiet_ones for level in (1, 2, 3)}
    told |= {("belief-takes-root", 1), ("belief-takes-root", 2), ("trade-suffers", 1)}
    assert told == {(card, level) for card in fear().cards for level in (1, 2, 3)}
    for card in fear().cards:
        assert effect_of(card).__name__ == card.replace("-", "_")


@pytest.mark.rule("SI-ASYNC-09")
def test_what_belongs_to_nobody_is_decided_by_the_owner_of_the_board() -> None:
    island = Island(RIVER, EARTH, B4="1 city, 1 town, 1 town-1, 1 explorer")
    island.resolve("scapegoats", 3, "1: take B4 town")
    assert island["B4"] == "1 town-1, 1 city"
    assert Seat(1) == island.table.island.owner("B4")


@pytest.mark.rule("SI-DAMAGE-09", "SI-DESTROY-02")
@pytest.mark.parametrize(("city", "after", "fear"), [("city-1", "1 town-1", 0), ("city-2", "", 1)])
def test_a_town_in_the_place_of_a_city_falls_by_the_damage_that_the_city_had(
    city: str, after: str, fear: int
) -> None:
    island = Island(RIVER, A3=f"1 {city}", A5="1 explorer")
    island.resolve("trade-suffers", 3, f"take A3 {city}")
    assert (island["A3"], island.fear) == (after, fear)


@pytest.mark.rule("SI-FEAR-09")
@pytest.mark.parametrize("level", [2, 3])
def test_dahan_are_enheartened_in_a_different_land_by_each_player(level: int) -> None:
    island = Island(RIVER, EARTH, B4="1 explorer", A5="1 explorer, 1 dahan", B5="2 dahan")
    script = effect_of("dahan-enheartened")(FearEffect(island.play, "dahan-enheartened", level))
    assert isinstance(script, Generator)
    offered = island.offers(script, "0: pick B4", "0: enough")
    assert "pick A5" in offered
    assert "pick B4" not in offered


@pytest.mark.rule("SI-FEAR-08")
def test_a_dahan_between_two_lands_with_invaders_is_offered_each_way_once() -> None:
    """Pushed out of the one or gathered into the other, it is the same move."""
    island = Island(EARTH, A1="1 dahan", A4="1 dahan, 1 explorer", A5="1 explorer").presence(A8=2)
    script = effect_of("dahan-enheartened")(FearEffect(island.play, "dahan-enheartened", 1))
    offered = [each.partition(" ") for each in island.offers(script) if each != "enough"]
    ways = [way for _, _, way in offered]
    assert len({*ways}) == len(ways)
    assert {"dahan A4 A5", "dahan A1 A5", "dahan A1 A4"} <= {*ways}


@pytest.mark.rule("SI-FEAR-08", "SI-ASYNC-14")
@pytest.mark.parametrize("own", [False, True])
def test_nobody_is_asked_where_all_that_may_be_removed_is_removed(own: bool) -> None:
    options = Options(own_presence=own)
    island = Island(
        RIVER, EARTH, EARTH, options=options, A5="1 explorer", B6="1 explorer, 2 town", A1="1 city"
    )
    island.resolve("wary-of-the-interior", 1)
    assert (island["A5"], island["B6"]) == ("", "2 town")
    island.resolve("wary-of-the-interior", 2)
    assert island["B6"] == ""
