"""Modules that go together, and the laws of every mix."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, islice
from random import Random

import pytest

from engine.chance import Chance
from engine.errors import Malformed
from engine.games.spirits_of_the_forest import GAME
from engine.games.spirits_of_the_forest.model.facts import base_tiles, components, tiles
from engine.games.spirits_of_the_forest.model.kinds import Module
from engine.games.spirits_of_the_forest.model.table import Table
from engine.games.spirits_of_the_forest.modules.enchanted import ENCHANTED
from engine.games.spirits_of_the_forest.modules.moonlight import MOONLIGHT
from engine.games.spirits_of_the_forest.modules.registry.allowed_mixes import ADDED, FORBIDDEN, mixes, refusal
from engine.games.spirits_of_the_forest.modules.solo import SOLO
from engine.games.spirits_of_the_forest.pieces.forest import available, own_gems
from engine.games.spirits_of_the_forest.rules.collect_step import takes
from engine.text import Seat, Text
from tests.engine.games.spirits_of_the_forest.forest import legal, mixed
from words.catalogue import words

POLISH: tuple[Module, ...] = ("wish", "curse", "seasons", "events", "gem-bonus")
MIXES = tuple(mixes())

every_mix = pytest.mark.parametrize("mix", MIXES, ids="+".join)


def key(why: Text | None) -> str:
    return "" if why is None else why.key.removeprefix("spirits-of-the-forest-refused-")


@pytest.mark.rule("SF-SETUP-14")
def test_24_of_the_32_sets_of_the_polish_modules_go_together() -> None:
    sets = [some for size in range(6) for some in combinations(POLISH, size)]
    allowed = [some for some in sets if refusal(3, some) is None]
    assert (len(sets), len(allowed)) == (32, 24)
    assert all(some in allowed for some in sets if not {"seasons", "events"} <= set(some))


@pytest.mark.rule("SF-SETUP-14", "ML-TILES-01", "ML-ENCHANT-19")
def test_with_moonlight_46_sets_go_together() -> None:
    assert len(MIXES) == len(set(MIXES)) == 46
    assert sum("enchanted" in mix for mix in MIXES) == 6
    assert {each for mix in MIXES if "enchanted" in mix for each in mix} == {
        "enchanted",
        "moonlight",
        "air",
        "gem-bonus",
    }
    assert sum("moonlight" in mix and "enchanted" not in mix for mix in MIXES) == 16


@pytest.mark.rule("SF-SETUP-14", "ML-TILES-02", "ML-TILES-10", "ML-ENCHANT-19")
@pytest.mark.parametrize(
    ("one", "other", "rule"),
    [
        ("seasons", "events", "SF-SETUP-14"),
        ("seasons", "moonlight", "ML-TILES-10"),
        ("events", "moonlight", "ML-TILES-02"),
        ("wish", "enchanted", "ML-ENCHANT-19"),
        ("curse", "enchanted", "ML-ENCHANT-19"),
        ("seasons", "enchanted", "ML-ENCHANT-19"),
        ("events", "enchanted", "ML-ENCHANT-19"),
    ],
)
def test_what_does_not_go_together_is_refused_with_the_reason(one: Module, other: Module, rule: str) -> None:
    with pytest.raises(Malformed) as caught:
        mixed([one, other])
    assert key(caught.value.text) == "mix"
    said = dict(caught.value.text.args)
    assert said["rule"] == rule
    assert [said["one"], said["other"]] == [
        Text(f"spirits-of-the-forest-module-{module}", ()) for module in (one, other)
    ]


def test_nothing_else_is_forbidden() -> None:
    forbidden = {frozenset(pair) for *pair, _ in FORBIDDEN}
    pairs = [frozenset(pair) for pair in combinations(set(ADDED) - {"air"}, 2)]
    assert {pair for pair in pairs if refusal(2, pair) is not None} == forbidden
    assert len(forbidden) == 7


def test_the_air_spirit_comes_with_moonlight_only() -> None:
    assert key(refusal(2, ["air"])) == "air"
    assert refusal(2, ["moonlight", "air"]) is None


@pytest.mark.rule("SF-SETUP-14", "ML-TILES-01", "ML-ENCHANT-01")
@pytest.mark.parametrize("module", [each for each in ADDED if each != "air"])
def test_modules_are_for_several_players(module: Module) -> None:
    with pytest.raises(Malformed) as caught:
        mixed([module], 1)
    assert key(caught.value.text) == "solo"
    assert [mixed([module], players).modules for players in (2, 3, 4)] == [(module,)] * 3
    assert key(refusal(5, [module])) == "players"


def seats(mix: tuple[Module, ...]) -> int:
    """Return the number of seats for a mix here: two, three and four in turn."""
    return 2 + MIXES.index(mix) % 3


@cache
def game_of(mix: tuple[Module, ...], players: int) -> tuple[Table, ...]:
    """Return the tables of one game of this mix: played once for all tests, which leave them as they are."""
    return tuple(table.copy() for table in games_of(mix, players, seed=7))


def games_of(mix: tuple[Module, ...], players: int, seed: int) -> Iterator[Table]:
    """Yield the tables of a game of this mix, played at random; the same object every time."""
    random, chance = Random(seed), Chance(str(seed).encode())
    table = mixed(mix, players, str(seed).encode())
    yield table
    while asks := GAME.awaits(table):
        seat = random.choice(list(asks)) if random.random() < 0.1 else next(iter(asks))
        choices = list(asks[seat].legal)
        verbs = sorted({action.verb for action in choices})
        verb = random.choice(verbs)
        action = random.choice([action for action in choices if action.verb == verb])
        list(GAME.play(table, seat, action, chance))
        yield table


@pytest.mark.rule("SF-END-05", "SF-EVENT-08", "ML-TILES-10", "ML-ENCHANT-18", "SF-GEM-18")
@every_mix
def test_every_mix_is_played_to_its_end_and_loses_nothing(mix: tuple[Module, ...]) -> None:
    players = seats(mix)
    start = components().gems[players]
    faces = sorted([*components().faces(), *(["nature"] if "seasons" in mix else [])])
    for table in game_of(mix, players):
        assert all_tiles(table) == list(range(len(tiles()) if "air" in mix else base_tiles()))
        assert all_faces(table) == faces
        for seat, player in enumerate(table.players):
            assert player.supply + len(own_gems(table, Seat(seat))) + player.removed == start
            assert min(player.supply, player.removed) >= 0
        if table.stage == "collect":
            assert available(table)
            assert any(can_collect(table, seat) for seat in range(players))
    assert table.stage == "over"
    assert GAME.outcome(table).final
    assert not available(table)
    if "seasons" not in mix:
        assert not any(table.stacks)
    if MOONLIGHT.id in table.modules:
        assert "lying" not in MOONLIGHT.of(table).faces


def all_tiles(table: Table) -> list[int]:
    found = [tile for stack in table.stacks for tile in stack]
    found += [tile for player in table.players for tile in player.tiles]
    found += ENCHANTED.of(table).spent if ENCHANTED.id in table.modules else []
    return sorted(found + (SOLO.of(table).opponent.tiles if SOLO.id in table.modules else []))


def all_faces(table: Table) -> list[str]:
    found: list[str] = [face for faces in table.favours.values() for face in faces]
    found += [favour.face for player in table.players for favour in player.favours]
    found += [favour.face for favour in table.won]
    if ENCHANTED.id in table.modules:
        found += [*ENCHANTED.of(table).drawn, *(face for _, face in ENCHANTED.of(table).out)]
    if SOLO.id in table.modules:
        found += [*SOLO.of(table).unseen, *(favour.face for favour in SOLO.of(table).opponent.favours)]
    return sorted([*found, *table.box])


def can_collect(table: Table, seat: int) -> bool:
    other = table.copy()
    other.active = Seat(seat)
    return any(takes(other))


@every_mix
def test_what_is_dealt_anew_looks_the_same_to_its_viewer(mix: tuple[Module, ...]) -> None:
    look_the_same(game_of(mix, seats(mix)), seats(mix))


def test_what_is_dealt_anew_in_a_solo_game_looks_the_same() -> None:
    look_the_same(game_of((), 1), 1)


def look_the_same(tables: tuple[Table, ...], players: int) -> None:
    """Assert that tables look the same in each stage, for seats in turn and an onlooker: same view, cards, tiles and tokens."""
    shown: Counter[str] = Counter()
    for number, table in enumerate(tables):
        shown[table.stage] += 1
        if number % 7 and shown[table.stage] > 2:
            continue
        for viewer in (None, Seat(sum(shown.values()) % players)):
            other = GAME.redeal(table, viewer, Chance(f"{number}".encode()))
            assert GAME.view(other, viewer) == GAME.view(table, viewer), table.stage
            assert all_tiles(other) == all_tiles(table)
            assert all_faces(other) == all_faces(table)
            again = GAME.redeal(other, viewer, Chance(f"{number}".encode()))
            assert GAME.keeping.dump(again) == GAME.keeping.dump(other), (
                "what is dealt depends on what the viewer knows alone"
            )
            assert waited_for(other) == waited_for(table)
            if viewer is not None:
                assert legal(other, viewer) == legal(table, viewer)


def waited_for(table: Table) -> list[Seat]:
    return [seat for seat, ask in GAME.awaits(table).items() if ask.must]


@every_mix
def test_a_game_of_every_mix_is_saved_and_copied_whole(mix: tuple[Module, ...]) -> None:
    some = islice(games_of(mix, seats(mix), seed=7), 0, None, 4)
    before = [(table.copy(), GAME.keeping.dump(table)) for table in some]
    assert all(GAME.keeping.dump(copy) == dumped for copy, dumped in before)
    assert all(GAME.keeping.load(dumped) == copy for copy, dumped in before[::3])


def test_alone_it_is_said_which_of_the_modules_do_not_go() -> None:
    why = refusal(1, ("wish", "curse"))
    assert why is not None
    assert "here: Wish cards and Curse cards." in words("en").say(why)


def test_deluxe_is_the_same_with_seasons_and_without() -> None:
    chosen = {name: GAME.Options.model_validate(GAME.presets[name]) for name in GAME.presets}
    assert {*chosen["polish-deluxe"].modules} == {"wish", "curse", "gem-bonus"}
    assert {*chosen["seasons-deluxe"].modules} == {"wish", "curse", "gem-bonus", "seasons"}
