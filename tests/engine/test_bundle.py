"""Several moves that are decided as one: found by playing on, each set of them once, and never more than anybody would look at."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any

import pytest

from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui.trail import Trail
from engine import bundle
from engine.action import to_text
from engine.games.spirit_island import GAME
from engine.match import Match
from engine.point import Point
from engine.registry import find
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.commands.test_clicks_of_a_round import ENGLAND, TWO, moves_of
from tests.bot.discord.grove import SEED
from tests.engine.games.spirit_island.island import RIVER, Island
from tests.engine.toys.magpies import Magpies
from tests.engine.toys.nests import MagpieOptions
from words.catalogue import words

LIGHTNING = ("embody lightnings-swift-strike", "grow 3", "place 1 A5 plays")


def island(*lines: str) -> Match[Any]:
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 1, b"quick")
    for line in lines:
        match.play(match.awaiting[0], game.grammar.read(line))
    return match


def told(match: Match[Any]) -> list[list[str]]:
    return [[to_text(action) for action in each.actions] for each in match.bundles(Seat(0))]


def test_each_set_of_cards_that_can_be_paid_is_a_bundle_once_and_ends_with_being_ready() -> None:
    match = island(*LIGHTNING)
    found = told(match)
    assert ["play harbingers-of-the-lightning", "play lightnings-boon", "ready"] in found
    assert all(each[-1] == "ready" and len(each) > 2 for each in found)
    assert len({frozenset(each) for each in found}) == len(found)
    for each in found:
        after = match.copy()
        for line in each:
            after.play(Seat(0), match.game.grammar.read(line))
    assert not any(each.stands_for_all for each in match.bundles(Seat(0)))


def test_how_to_grow_is_decided_with_the_deck_that_is_drawn_from_and_not_with_what_follows() -> None:
    match = island("embody lightnings-swift-strike")
    assert told(match) == [["grow 1", "gain minor"], ["grow 1", "gain major"], ["grow 2"], ["grow 3"]]
    assert all(each.stands_for_all for each in match.bundles(Seat(0)))
    game = match.game
    progressing = Match.new(game, game.Options.model_validate({"progressions": True}), 1, b"quick")
    progressing.play(Seat(0), game.grammar.read("embody lightnings-swift-strike"))
    assert told(progressing) == [], "there is one deck alone"


def test_how_to_grow_is_decided_with_its_deck_where_a_card_can_be_taken_back_as_well() -> None:
    scene = Island(RIVER, A1="1 city")
    scene.player.shown["plays"], scene.player.discard = 5, ["wash-away"]
    scene.player.hand.remove("wash-away")
    match: Match[Any] = Match(
        GAME, GAME.Options(), 1, b"grows", Point(GAME, 0, GAME._runner.stage(scene.table), {})
    )
    assert [action.verb for action in match.legal(Seat(0)) if action.verb != "grow"] == ["reclaim"]
    decks = [["grow 1", "gain minor"], ["grow 1", "gain major"]]
    assert told(match)[:2] == decks
    assert all(each.stands_for_all for each in match.bundles(Seat(0)))
    picker = MovePicker(table_of(match, "en"), 1, words("en"))
    picker.look_ahead(None)
    labels = [part["label"] for part in parts(picker.root()) if "label" in part]
    assert "Reclaim Wash Away" in labels, "the card that can be taken back is there, too"
    assert len(labels) == len({*labels})


def test_pieces_that_one_effect_takes_are_bundles_in_place_of_the_single_ones() -> None:
    """Every way to answer is in one of them, and what follows the effect is not."""
    match = island(*LIGHTNING, "play harbingers-of-the-lightning", "ready")
    legal = [action for action in match.legal(Seat(0)) if to_text(action).startswith("use harbingers")]
    for action in legal:
        after = match.copy()
        after.play(Seat(0), action)
        found = after.bundles(Seat(0))
        if not found:
            continue
        assert all(each.stands_for_all for each in found)
        assert {each.actions[0] for each in found} <= {*after.legal(Seat(0))}
        leads = {each for each in after.legal(Seat(0)) if any(each in bundle.actions for bundle in found)}
        assert leads == {each for each in after.legal(Seat(0)) if each.verb != "first"}
        assert any(len(each.actions) > 1 for each in found)
        return
    pytest.fail("no use of the power asks for two pieces")


def before(move: str) -> Match[Any]:
    """Return the game of two against England just before this move."""
    game = find("spirit-island")
    match = Match.new(game, game.Options.model_validate(ENGLAND), 2, SEED)
    for seat, line in moves_of(TWO):
        if line == move:
            return match
        match.play(Seat(seat), game.grammar.read(line))
    raise AssertionError(move)


def test_where_there_are_too_many_ways_pieces_that_go_to_one_land_are_bundles_beside_the_single_moves() -> (
    None
):
    found = told(before("push town A5 A8"))
    assert len(found) == 6
    for each in found:
        assert len(each) == 2
        assert {line.split()[0] for line in each} == {"push"}
        assert len({line.split()[-1] for line in each}) == 1, "one land for all of them"
    assert len({each[0].split()[-1] for each in found}) == len(found), "each land once"


def flooded(lands: str) -> Match[Any]:
    """Return an island on which 4 damage are to be divided in A2, with these pieces there."""
    scene = Island(RIVER, A2=lands).presence(A2=2).phase("slow")
    scene.player.played.append("cleansing-floods")
    match: Match[Any] = Match(
        GAME, GAME.Options(), 1, b"hits", Point(GAME, 0, GAME._runner.stage(scene.table), {})
    )
    match.play(Seat(0), next(use for use in match.legal(Seat(0)).under("use") if use.target == "A2"))
    return match


def test_the_same_hit_again_is_a_bundle_where_the_game_says_it_as_one() -> None:
    """Of the many ways to divide damage, those that destroy with all of it; to wear pieces down one by one stays single moves."""
    match = flooded("2 city, 3 town, 2 explorer")
    found = match.bundles(Seat(0))
    assert [words("en").say(label) for each in found for label in each.labels] == [
        "Destroy 1 town and 2 explorers in A2 (4 damage)",
        "Destroy city and explorer in A2 (4 damage)",
        "Destroy 2 towns in A2 (4 damage)",
    ]
    assert not any(each.stands_for_all for each in found)
    before = match.copy()
    for action in found[1].actions:
        match.play(Seat(0), action)
    assert not any(each.verb == "hit" for each in match.legal(Seat(0)))
    assert before.view(None) != match.view(None)


@pytest.mark.parametrize(("most", "longest"), [(1, 0), (2, 2), (8, 3)])
def test_a_move_is_made_again_no_more_often_than_anybody_would_think_of(
    monkeypatch: pytest.MonkeyPatch, most: int, longest: int
) -> None:
    monkeypatch.setattr(bundle, "REPEATED", replace(bundle.REPEATED, deep=most))
    scene = Island(RIVER, A2="2 city, 3 town, 2 explorer").presence(A2=2).phase("slow")
    scene.player.played.append("cleansing-floods")
    match: Match[Any] = Match(
        GAME, GAME.Options(), 1, b"hits", Point(GAME, 0, GAME._runner.stage(scene.table), {})
    )
    match.play(Seat(0), next(use for use in match.legal(Seat(0)).under("use") if use.target == "A2"))
    assert max((len(each.actions) for each in match.bundles(Seat(0))), default=0) == longest


@pytest.mark.parametrize(("deepest", "longest"), [(1, 0), (2, 2), (3, 2)])
def test_pieces_go_to_one_land_together_no_more_of_them_than_anybody_would_look_at(
    monkeypatch: pytest.MonkeyPatch, deepest: int, longest: int
) -> None:
    monkeypatch.setattr(bundle, "ANSWERS", replace(bundle.ANSWERS, deep=deepest))
    assert max(map(len, told(before("push town A5 A8"))), default=0) == longest


def test_two_ways_to_the_same_are_one() -> None:
    """Two damage to a town in two halves is what two at once are: nothing is left to decide together."""
    match = before("hit A7 town 2")
    assert {to_text(each) for each in match.legal(Seat(0))} >= {"hit A7 town 1", "hit A7 town 2"}
    assert match.bundles(Seat(0)) == []


def test_the_last_card_that_can_be_played_goes_together_with_being_ready() -> None:
    match = island(*LIGHTNING, "play harbingers-of-the-lightning", "play lightnings-boon")
    found = match.bundles(Seat(0))
    assert found
    assert [[to_text(action) for action in each.actions][-1] for each in found] == ["ready"] * len(found)
    assert all(len(each.actions) == 2 and each.is_whole for each in found)
    several = island(*LIGHTNING).bundles(Seat(0))
    assert {each.is_whole for each in several} == {False, True}


@pytest.mark.parametrize("lines", [LIGHTNING, LIGHTNING[:1]], ids=["closed", "answers"])
def test_as_many_first_moves_as_anybody_would_look_at_are_looked_at_and_no_more(
    monkeypatch: pytest.MonkeyPatch, lines: tuple[str, ...]
) -> None:
    match = island(*lines)
    firsts = [each for each in match.legal(Seat(0)) if each.verb in match.game.bundled_verbs]
    whole = told(match)
    assert len(firsts) < len(whole) <= bundle.MOST
    monkeypatch.setattr(bundle, "MOST", len(firsts) if lines is LIGHTNING else len(whole))
    assert told(match) == whole
    monkeypatch.setattr(bundle, "MOST", len(firsts) - 1)
    assert told(match) == []


def test_where_there_would_be_too_many_there_are_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = island(*LIGHTNING)
    monkeypatch.setattr(bundle, "MOST_CLOSED", 1)
    assert told(match) == []
    monkeypatch.setattr(bundle, "MOST_CLOSED", 25)
    monkeypatch.setattr(bundle, "CLOSED", replace(bundle.CLOSED, played=3))
    assert told(match) == []


CARDS = (
    "harbingers-of-the-lightning",
    "lightnings-boon",
    "raging-storm",
    "shatter-homesteads",
    "call-to-bloodshed",
    "devouring-ants",
    "drought",
    "lure-of-the-unknown",
)


def rich(cards: int, plays: int) -> Match[Any]:
    """Return a game of Lightning with so many cards in hand, and energy and card plays for them."""
    match = island(*LIGHTNING)
    own = match._table.play.table.players[0]
    own.hand, own.energy, own.extra_plays = [*CARDS[:cards]], 20, plays - 3
    match._table.refresh()
    return Match(GAME, GAME.Options(), 1, b"rich", Point(GAME, 0, match._table, {}))


@pytest.mark.parametrize(
    ("cards", "plays", "bundles"), [(5, 5, 1), (6, 5, 6), (7, 5, 21), (7, 6, 7), (7, 7, 0), (8, 5, 0)]
)
def test_all_cards_of_a_turn_are_played_by_one_press_where_it_says_which(
    cards: int, plays: int, bundles: int
) -> None:
    found = told(rich(cards, plays))
    assert len(found) == bundles
    assert {len(each) for each in found} <= {plays + 1}


def test_what_a_button_has_no_room_for_stands_above_it_and_in_a_menu_below_its_line() -> None:
    picker = MovePicker(table_of(rich(5, 5), "en"), 1, words("en"))
    picker.look_ahead(None)
    page = [*parts(picker.root())]
    button = next(part["label"] for part in page if "①" in part.get("label", ""))
    assert len(button) <= 80
    assert button.endswith("… ①")
    line = next(part["content"] for part in page if "① " in part.get("content", ""))
    names = [words("en").key(f"spirit-island-name-{card}") for card in CARDS[:5]]
    assert all(name in line for name in names)
    many = MovePicker(table_of(rich(7, 5), "en"), 1, words("en"))
    many.look_ahead(None)
    lines = [
        option for part in parts(many.root()) for option in part.get("options", ()) if "+" in option["label"]
    ]
    assert len(lines) == 21
    for option in lines:
        said = f"{option['label']} + {option.get('description') or ''}"
        assert "…" not in option["label"]
        assert sum(words("en").key(f"spirit-island-name-{card}") in said for card in CARDS) == 5


def test_dreamt_damage_to_several_pieces_is_one_press_as_well() -> None:
    scene = Island("bringer-of-dreams-and-nightmares", A2="2 city, 3 town, 2 explorer")
    scene.presence(A2=2).phase("slow").player.played.append("cleansing-floods")
    match: Match[Any] = Match(
        GAME, GAME.Options(), 1, b"hits", Point(GAME, 0, GAME._runner.stage(scene.table), {})
    )
    match.play(Seat(0), next(use for use in match.legal(Seat(0)).under("use") if use.target == "A2"))
    said = [words("en").say(label) for each in match.bundles(Seat(0)) for label in each.labels]
    assert said == [
        "Let 1 town and 2 explorers in A2 dream of death (4 damage)",
        "Let city and explorer in A2 dream of death (4 damage)",
        "Let 2 towns in A2 dream of death (4 damage)",
    ]


def test_a_verb_that_the_first_page_only_names_has_a_page_of_its_own() -> None:
    """A fear card lets somebody push or gather, which are too many ways for one page: the button of either must lead on."""
    match = island(*LIGHTNING)
    match._table.play.table.fear.earned = ["dahan-enheartened"]
    match._table.refresh()
    while not match.legal(Seat(0)).under("gather"):
        legal = match.legal(Seat(0))
        match.play(Seat(0), (legal.under("ready") or legal.under("done") or legal.actions)[0])
    picker = MovePicker(table_of(match, "en"), 1, words("en"))
    assert {"push", "gather"} <= {*match.legal(Seat(0)).verbs}
    for verb in ("push", "gather"):
        assert not picker.is_root(Trail(verb))
        picker.look_ahead(Trail(verb))
        leads = [part["custom_id"] for part in parts(picker.at(Trail(verb))) if "custom_id" in part]
        assert any(f":{verb} dahan " in each for each in leads)


class Keeping(Magpies):
    """Magpies of which each is asked once which card to keep, and then no more."""

    bundled_verbs = MappingProxyType({"keep": "end"})


def test_after_a_move_that_answers_all_nothing_can_close_a_bundle() -> None:
    match = Match.new(Keeping(), MagpieOptions(), 2, b"keep")
    for seat in match.awaiting:
        assert len(match.legal(seat)) > 1
        assert match.bundles(seat) == []
