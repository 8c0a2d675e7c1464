"""Moves are offered at once, whole where few are left, and made without asking again unless they are final."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

import pytest
from discord import ui

from bot.discord.cards import move_bundles, move_choices, move_foresight, move_picker
from bot.discord.cards.choice import PLACE, MoveChoice, fit_on_buttons, unlike
from bot.discord.cards.choice_groups import map_order
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card_buttons import card_buttons
from bot.discord.ui import limits
from bot.discord.ui.components import Page, PictureFile, clip, rows, size_of
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import Trail, spelled
from engine.action import Value, field_names, to_text, values, verb_of
from engine.advice import Advice
from engine.disclosure import Disclosure
from engine.ending import Ending
from engine.games.spirit_island.model.view import SpiritIslandView
from engine.legal import Legal
from engine.match import Match
from engine.registry import find
from engine.script import Choose
from engine.text import Seat, Who, say
from render import pictures
from render.painter import MapPart, Picture
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.engine.bad_end import at_a_bad_end
from tests.engine.test_bundle import before
from tests.engine.variation import varied
from words.catalogue import words

PLACED = ("place 1 A1 energy", "place 1 A2 plays")
RIVER_PLACED = ("place 1 A5 energy", "place 1 A5 plays")
LIGHTNING = ("embody lightnings-swift-strike",)
GROWN = (*LIGHTNING, "grow 3", "place 1 A5 energy")


def island(*lines: str) -> Match[Any]:
    """Return a game for one player after the moves `lines`."""
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 1, b"quick")
    for line in lines:
        match.play(match.awaiting[0], game.grammar.read(line))
    return match


def picker_of(match: Match[Any]) -> MovePicker:
    return MovePicker(table_of(match, "en"), 1, words("en"))


def picker_of_seat(match: Match[Any], seat: int) -> MovePicker:
    return MovePicker(table_of(match, "en"), seat + 1, words("en"))


def test_the_next_move_of_an_advice_comes_first_and_may_stand_among_the_others_too() -> None:
    match = island(*LIGHTNING)
    picker = picker_of(match)
    for action in match.legal(Seat(0)):
        page = picker.root(
            "Done.", advice=Advice(say("hint-title"), action, (), ((action, say("hint-title")),))
        )
        assert shown(page)[0] == "Do that"
        assert "Done.\nThe hint goes on: **" in said_on(page)
        ids = [part["custom_id"] for part in parts(page) if "custom_id" in part]
        assert len(set(ids)) == len(ids)


def shown(page: Page) -> list[str]:
    """Return the words of buttons and of the options of menus."""
    found = [part for part in parts(page) if "custom_id" in part]
    return [
        label
        for part in found
        for label in (
            [option["label"] for option in part["options"]] if "options" in part else [part["label"]]
        )
    ]


def test_where_there_is_one_way_on_the_root_page_begins_there() -> None:
    picker = picker_of(island(*LIGHTNING))
    assert picker.way_on == Trail("grow")
    assert shown(picker.root())[:2] == [
        "1: reclaim all, a power card, and 1 energy",
        "2: presence (range 2) and presence (range 0: where you are)",
    ]


def test_both_tracks_and_all_lands_are_one_question_and_to_move_is_another_way() -> None:
    """The map is never hidden by a list of both; to move presence is the last way, and a question stands before it."""
    match = island(*LIGHTNING, "grow 3")
    picker = picker_of(match)
    trail = picker.way_on
    assert trail == Trail("place", (1,))
    field, lands = picker.question(None) or ("", ())
    assert (field, "A5" in lands) == ("land", True)
    root = picker.root()
    assert shown(root) == ["A5", "A7", "A8", "A5", "A7", "A8", "Another way …", "Start over", "Cancel"]
    said = [part["content"] for part in parts(root) if "content" in part]
    assert said[1:] == [
        "**Energy track: 1 energy a turn, as now**",
        "**Card play track: 3 card plays a turn**",
    ]
    pressed = [CustomId.read(part["custom_id"]).path for part in parts(root) if part.get("label") == "A7"]
    assert pressed == ["place 1 A7 energy", "place 1 A7 plays"]
    ways = shown(picker.at(trail.then("A5"), move_choices.FIELD_BY_FIELD))
    assert ways[:3] == [
        "Energy track: 1 energy a turn, as now",
        "Card play track: 3 card plays a turn",
        "Move it from A7",
    ]
    moved = [each for each in picker.legal.under("place", (1, "A5")) if not each.source.islower()]
    assert [picker.foresight.is_asked_again(each) for each in moved] == [True]
    asked = "\n".join(part.get("content", "") for part in parts(picker.preview(trail, moved[0])))
    assert "Move the one in" in asked
    added = picker.legal.under("place", (1, "A5"))[0]
    assert not picker.foresight.is_asked_again(added)


def test_a_hand_of_cards_is_on_buttons_and_two_of_them_are_played_by_one_press() -> None:
    """The second line of buttons says all that a press does; each set of cards stands there once, in one order."""
    picker = picker_of(island("embody river-surges-in-sunlight", "grow 2", *PLACED))
    picker.look_ahead(None)
    page = shown(picker.root())
    assert page[:4] == ["Boon of Vigor (0)", "Flash Floods (2)", "River's Bounty (0)", "Wash Away (1)"]
    pairs = [each for each in page if each.rstrip(" ①").endswith(" + Ready")]
    assert pairs[0] == "Boon of Vigor + Flash Floods + Ready ①"
    assert len({frozenset(pair.rstrip(" ①").split(" + ")) for pair in pairs}) == len(pairs) > 3
    assert not [part for part in parts(picker.root()) if "options" in part]


def test_up_to_25_lands_are_buttons_in_the_order_of_the_map() -> None:
    choices = [MoveChoice(Trail("pick"), f"D{n}", f"D{n}", None) for n in range(25)]
    assert fit_on_buttons(choices, on_map=True)
    assert not fit_on_buttons(choices)
    assert not fit_on_buttons([*choices, choices[0]], on_map=True)
    lands = ["B1", "A10", "A2", "A1"]
    assert sorted(lands, key=map_order) == ["A1", "A2", "A10", "B1"]


@pytest.mark.parametrize(
    ("count", "length", "on_map", "fit"),
    [
        (5, 80, False, True),
        (5, 81, False, False),
        (6, 80, False, False),
        (9, 44, False, True),
        (9, 45, False, False),
        (10, 44, False, False),
        (20, 32, False, True),
        (20, 33, False, False),
        (21, 32, False, False),
        (25, 8, True, True),
        (25, 9, True, False),
        (26, 8, True, False),
        (20, 32, True, True),
    ],
)
def test_the_more_choices_there_are_the_shorter_they_have_to_be_for_buttons(
    count: int, length: int, on_map: bool, fit: bool
) -> None:
    short, long = (MoveChoice(Trail("pick"), "a name", "x" * each, None) for each in (1, length))
    assert fit_on_buttons([*[short] * (count - 1), long], on_map=on_map) == fit


def test_of_choices_that_read_alike_the_first_is_offered() -> None:
    choices = [MoveChoice(Trail("pick", (n,)), f"{n}", label, None) for n, label in enumerate("abacb")]
    assert [each.trail.chosen for each in unlike(choices)] == [(0,), (1,), (3,)]


def test_what_throws_work_away_is_asked_before() -> None:
    match = island(*LIGHTNING, "grow 3")
    picker = picker_of(match)
    (restart,) = picker.legal.under("restart")
    assert picker.foresight.is_asked_again(restart)
    asked = "\n".join(part.get("content", "") for part in parts(picker.preview(Trail("restart"), restart)))
    assert "This takes back your growth" in asked


def test_to_get_ready_without_a_card_is_asked_and_with_plays_left_its_button_says_so() -> None:
    match = island(*LIGHTNING, "grow 3", "place 1 A5 plays")
    picker = picker_of(match)
    assert "Ready (3 card plays unused)" in shown(picker.root())
    (ready,) = picker.legal.under("ready")
    assert picker.foresight.is_asked_again(ready), "most likely a slip"
    match.play(Seat(0), match.game.grammar.read("play harbingers-of-the-lightning"))
    picker = picker_of(match)
    assert "Ready (2 card plays unused)" in shown(picker.root())
    assert not picker.foresight.is_asked_again(ready)
    last = picker_of(island(*GROWN, "play raging-storm", "play harbingers-of-the-lightning"))
    assert not any("unused" in label for label in shown(last.root()))
    assert "Ready" in shown(last.root())


def test_only_cards_that_can_be_paid_together_are_said_to_be_left() -> None:
    view = island(*LIGHTNING, "grow 3", "place 1 A5 plays").view(Seat(0))
    assert isinstance(view, SpiritIslandView)
    spirit = view.spirits[0]
    one = next(card for card in spirit.hand if card.cost == 1)
    for energy, cards, count in ((1, 3, 1), (2, 3, 2), (3, 2, 2), (9, 3, 3), (0, 3, 0)):
        mine = spirit.model_copy(update={"energy": energy, "hand": (one,) * cards, "plays_left": 3})
        seen = view.model_copy(update={"spirits": (mine,)})
        ready = find("spirit-island").grammar.read("ready")
        for told in (
            find("spirit-island").telling.leaves(seen, ready, Seat(0)),
            find("spirit-island").telling.doubt(seen, ready),
        ):
            assert (dict(told.args)["count"] if told else 0) == count


def test_private_pages_say_what_one_has_and_what_a_card_does_and_completes() -> None:
    match = island("embody river-surges-in-sunlight", "grow 2")
    said = "\n".join(part.get("content", "") for part in parts(picker_of(match).root()))
    assert "energy 0 · 1 card play left" in said
    for source in ("plays", "energy"):
        fitting = (each for each in match.legal(Seat(0)) if each.verb == "place" and each.source == source)
        match.play(Seat(0), next(fitting))
    match.play(Seat(0), match.game.grammar.read("play boon-of-vigor"))
    said = "\n".join(part.get("content", "") for part in parts(picker_of(match).root()))
    assert "1 card play left · 1 sun, 1 water, and 1 plant" in said
    assert (
        "**Wash Away \\(1\\)**: Push up to 3 explorers or towns. (water and earth) It completes Massive"
        in said
    )


def test_what_a_picture_of_cards_shows_is_not_said_again_above_it() -> None:
    match = island("embody river-surges-in-sunlight", "grow 2", *PLACED, "play boon-of-vigor")
    picker = picker_of(match)
    assert picker.question(None) is not None
    picture = PictureFile("cards.png", Picture(b"", "Wash Away", 1, 1, ""))
    said = "\n".join(part.get("content", "") for part in parts(picker.root("", picture)))
    assert "Push up to 3" not in said
    assert "**Wash Away \\(1\\)**: completes Massive Flooding" in said, "no picture says that"


def test_a_threshold_says_what_it_does_where_it_is_chosen() -> None:
    view = island(*LIGHTNING).view(None)
    game = find("spirit-island")
    used, plain = (game.grammar.read(f"use call-of-the-dahan-ways A5 {level}") for level in ("1", "0"))
    said = [words("en").say(game.telling.choice(view, each, "level")) for each in (used, plain)]
    assert said[0].startswith("1: ")
    assert said[1].startswith("Without thresholds: ")
    explained = game.telling.explain(view, used, "power")
    assert explained is not None
    assert words("en").say(explained) in said[1]


def test_a_map_is_never_passed_by() -> None:
    match = island(*GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    picker = picker_of(match)
    field, _ = picker.question(None) or ("", ())
    assert field == "target"
    root = picker.root()
    said = [part["content"] for part in parts(root) if part.get("content", "").startswith("**")]
    assert [each.partition("\n")[0] for each in said[1:]] == [
        "**Harbingers of the Lightning**",
        "**Lightning's Boon**",
    ]
    assert "push up to 2 Dahan".casefold() in said[1].casefold()
    field, _ = picker.question(Trail("use", ("harbingers-of-the-lightning",))) or ("", ())
    assert field == "target"


def test_several_verbs_are_lists_on_one_page_and_a_single_move_is_a_button() -> None:
    match = island(*GROWN, "play raging-storm")
    picker = picker_of(match)
    said = shown(picker.root())
    assert "Harbingers of the Lightning (0)" in said
    assert "Take a card back: Raging Storm (3)" in said


def test_what_is_chosen_is_made_without_asking_again_but_a_verb_alone_is_not_yet_chosen() -> None:
    picker = picker_of(island(*GROWN))
    assert picker.is_chosen(Trail("play", ("lightnings-boon",)))
    assert not picker.is_chosen(Trail("play"))
    drawing = picker_of(island(*LIGHTNING, "grow 1"))
    assert not drawing.is_chosen(Trail("gain"))
    assert shown(drawing.root())[:2] == ["Draw minor powers", "Draw major powers"], "with no second question"
    said = "\n".join(part.get("content", "") for part in parts(drawing.root()))
    assert "you forget another card" in said, "which deck is drawn from is not chosen in the dark"
    (gain, *_) = drawing.legal.under("gain")
    assert not drawing.foresight.is_asked_again(gain)


def forest(*lines: str, options: Mapping[str, object] = MappingProxyType({})) -> Match[Any]:
    """Return a game of two players in the forest after the moves `lines`."""
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options.model_validate(options), 2, b"slow")
    for line in lines:
        match.play(match.awaiting[0], game.grammar.read(line))
    return match


def picker_for_whoever_moves(match: Match[Any]) -> MovePicker:
    return MovePicker(table_of(match, "en"), match.awaiting[0] + 1, words("en"))


def test_whole_takes_are_buttons_where_there_are_few_of_them() -> None:
    picker = picker_for_whoever_moves(forest())
    takes = [action for action in picker.legal.actions if action.verb == "take"]
    assert picker.way_on == Trail("take")
    assert len(shown(picker.root())) == len(takes) + 1  # and the way out


@pytest.mark.parametrize(("fewer", "is_whole"), [(0, True), (1, False)])
def test_whole_takes_are_offered_up_to_the_most_buttons_there_may_be(
    fewer: int, is_whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = forest()
    while True:
        picker = picker_for_whoever_moves(match)
        offered, firsts = len(shown(picker.root())) - 1, len(picker.legal.next_values("take"))
        if picker.way_on == Trail("take") and offered > firsts + 1:
            break
        match.play(match.awaiting[0], picker.legal.actions[0])
    monkeypatch.setattr(move_choices, "MOST_BUTTONS", offered - fewer)
    assert len(shown(picker_for_whoever_moves(match).root())) - 1 == (offered if is_whole else firsts)


def with_pairs(match: Match[Any]) -> tuple[MovePicker, Sequence[frozenset[str]]]:
    """Play on until two tiles can be taken in either order; return the picker of whoever moves, and the pairs of tiles."""
    while True:
        picker = picker_for_whoever_moves(match)
        takes = picker.legal.under("take") if picker.way_on == Trail("take") else ()
        pairs = Counter(frozenset({take.first, take.second}) for take in takes if take.second)
        if 2 in pairs.values():
            return picker, [*pairs]
        match.play(match.awaiting[0], picker.legal.actions[0])


@pytest.mark.parametrize(("room", "times"), [(limits.OPTIONS, 1), (8, 2)])
def test_two_tiles_are_offered_once_unless_there_are_several_menus(
    room: int, times: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They can be named in either order; among several menus they are found in that of either tile."""
    monkeypatch.setattr(limits, "OPTIONS", room)
    picker, pairs = with_pairs(forest())
    page = [*parts(picker.root())]
    pressed = (
        each["custom_id"].split("take ")[1] for each in page if ":step:take" in each.get("custom_id", "")
    )
    picked = (option["value"] for each in page for option in each.get("options", ()))
    takes = [take.split() for take in (*pressed, *picked)]
    offered = Counter(frozenset(take[:2]) for take in takes if take[1] != "-")
    assert offered == dict.fromkeys(pairs, times)


def test_a_place_among_more_than_a_menu_holds_is_in_the_menu_of_its_row() -> None:
    """Each line says what lies there; the menus bear the letters that the picture has beside its rows."""
    match = forest()
    match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    page = picker_for_whoever_moves(match).root()
    menus = [part for part in parts(page) if "options" in part]
    assert [menu["placeholder"] for menu in menus] == ["Row A", "Row B", "Row C", "Row D"]
    rows = [[option["label"][0] for option in menu["options"]] for menu in menus]
    assert ["".join({*row}) for row in rows] == [*"ABCD"]
    assert sum(map(len, rows)) == 47
    assert all(" · " in option["label"] for menu in menus for option in menu["options"])
    assert [part["label"] for part in parts(page) if "label" in part] == ["Keep my gems", "Cancel"]


@pytest.mark.parametrize("first", [0, move_choices.FIELD_BY_FIELD])
def test_more_values_than_the_menus_of_a_page_hold_are_on_further_pages(
    first: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each page says which one it is, and leads to the page before it and to the one behind it, in the kind it is of."""
    monkeypatch.setattr(move_picker, "MENUS", 1)
    monkeypatch.setattr(pictures, "is_on_map", lambda *_: False)
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"pages")
    match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    picker = picker_for_whoever_moves(match)
    places, offered = picker.legal.next_values("place"), []
    assert 25 < len(places) <= 50
    for number in (0, 1, 2):
        page = picker.at(Trail("place"), first + number)
        shown_ = min(number, 1)
        assert words("en").key("chooser-page", page=shown_ + 1, pages=2) in said_on(page)
        turning = {
            part["label"]: CustomId.read(part["custom_id"])
            for part in parts(page)
            if part.get("label") in [*"◀▶"]
        }
        assert [(label, to.op, to.path, to.page) for label, to in turning.items()] == (
            [("▶", "step", "place", first + 1)] if number == 0 else [("◀", "step", "place", first)]
        )
        menus = [part for part in parts(page) if "options" in part]
        offered += (
            [option["value"].split()[0] for menu in menus for option in menu["options"]] if number < 2 else []
        )
    assert {*offered} == {str(place) for place in places}


def test_what_its_choices_have_said_is_not_final_and_what_they_have_not_is() -> None:
    """A game is played on until a take turns up what nobody could know."""
    match = forest(options={"events": "random"})
    met: set[tuple[bool, bool]] = set()
    while len(met) < 2:
        seat, picker = match.awaiting[0], picker_for_whoever_moves(match)
        for action in picker.legal.under("take")[:3]:
            is_said = match.game.telling.warned(match.view(seat), action)
            if is_said:
                assert not picker.foresight.is_final(action)
                assert picker.foresight.disclosed is None
            met.add((is_said, bool(match.disclosed_by(seat, action)) if is_said else False))
        match.play(seat, picker.legal.actions[0])


def test_whole_moves_of_a_gem_are_in_menus_for_each_of_the_gems() -> None:
    match = forest()
    while not (picker := picker_for_whoever_moves(match)).legal.under("move"):
        places = picker.legal.under("place")
        match.play(match.awaiting[0], places[len(places) // 2] if places else picker.legal.actions[0])
    menus = [part for part in parts(picker.root()) if "options" in part]
    gems = picker.legal.next_values("move")
    assert len(gems) == 3
    assert len(menus) == 2 * len(gems)
    for number, menu in enumerate(menus):
        gem = gems[number // 2]
        assert all(option["value"].startswith(f"{gem} ") for option in menu["options"])
        assert menu["placeholder"].startswith(f"the gem on {gem}")
        assert not any(f"the gem on {gem}" in option["label"] for option in menu["options"])
    assert sum(len(menu["options"]) for menu in menus) == len(picker.legal.under("move"))


def gems_that_move(gems: int, places: int) -> MovePicker:
    """Return the picker of somebody who may move so many gems to so many places, of which there is no map."""
    picker = picker_for_whoever_moves(forest())
    cells = [f"{row}{number}" for row in "ABCD" for number in range(1, 13)]
    moves = [
        picker.game.grammar.read(f"move {gem} {place}")
        for gem in cells[:gems]
        for place in cells[gems : gems + places]
    ]
    picker.said.legal = Legal(lambda: moves)
    return picker


@pytest.mark.parametrize(
    ("gems", "places", "is_whole"),
    [
        (3, 6, True),
        (2, 10, True),
        (3, 7, False),
        (2, 20, False),
        (2, 21, True),
        (6, 21, True),
        (6, 25, True),
        (6, 26, False),
        (7, 24, False),
        (20, 2, False),
        (21, 2, True),
    ],
)
def test_moves_are_offered_whole_where_they_are_few_or_where_that_takes_fewer_clicks(
    gems: int, places: int, is_whole: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Twenty are buttons. More than twenty places, or gems, are a menu, which takes two clicks; 150 moves are six menus."""
    monkeypatch.setattr(pictures, "is_on_map", lambda *_: False)
    picker = gems_that_move(gems, places)
    found = picker.choices.of(Trail("move"), picker.legal.next_values("move"))
    assert len(found) == (gems * places if is_whole else gems)
    assert {len(each.trail.chosen) for each in found} == {2 if is_whole else 1}


def test_the_menus_of_whole_moves_are_called_by_their_first_value_or_by_where_they_begin_and_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "is_on_map", lambda *_: False)
    for places, ends in ((21, [""]), (30, [": A3 – C3", ": C4 – C8"])):
        picker = gems_that_move(2, places)
        choices = picker.choices.of(Trail("move"), picker.legal.next_values("move"))
        page = Page(*picker.choices.menus(Trail("move"), choices, "Which?"))
        menus = [part for part in parts(page) if "options" in part]
        heads = [picker.said.name(Trail("move"), gem) for gem in ("A1", "A2")]
        assert [part["placeholder"] for part in menus] == [f"{head}{end}" for head in heads for end in ends]
        assert [CustomId.read(part["custom_id"]).page for part in menus] == [*range(len(menus))]
        lines = [each for part in menus for each in part["options"]]
        assert [each["value"] for each in lines] == [
            " ".join(map(str, each.trail.chosen)) for each in choices
        ]
        assert not any(head.casefold() in each["label"].casefold() for each in lines for head in heads)


def gems_to_place(most: int) -> MovePicker:
    """Return the picker of a game in which a gem may go to at most so many places."""
    match = forest()
    while not 0 < len((picker := picker_for_whoever_moves(match)).legal.under("place")) <= most:
        match.play(match.awaiting[0], picker.legal.actions[0 if picker.legal.under("take") else -1])
    return picker


def test_the_forest_is_in_sight_where_a_place_for_a_gem_is_chosen() -> None:
    """Up to 25 places are buttons in the order of the map, though there is no emoji for their tiles; more are menus under it."""
    for most, is_menu in ((99, True), (25, False), (12, False)):
        picker = gems_to_place(most)
        places = picker.legal.next_values("place")
        assert picker.question(None) == ("to", list(places))
        page = picker.root()
        assert any("options" in part for part in parts(page)) == is_menu
        offered = [label.split()[0] for label in shown(page)][: len(places)]
        assert offered == sorted(map(str, places), key=map_order)
        assert is_menu or max(map(len, shown(page)[: len(places)])) <= PLACE


def test_places_are_in_the_order_of_the_map_however_they_are_listed() -> None:
    picker = gems_to_place(25)
    actions, before = picker.legal.actions, shown(picker.root())
    picker.said.legal = Legal(lambda: actions[::-1])
    assert {*shown(picker.root())} == {*before}
    places = len(picker.legal.next_values("place"))
    assert shown(picker.root())[:places] == before[:places]


def test_what_a_verb_can_do_is_on_buttons_or_in_a_menu_and_a_long_list_on_a_page_of_its_own() -> None:
    picker, verb = picker_of(island(*GROWN, "play raging-storm")), words("en").key("spirit-island-verb-play")
    card = "Harbingers of the Lightning (0)"
    heading, *rows_ = parts(Page(*picker._list(Trail("play"), is_wide=True, is_dense=False)))
    assert heading["content"] == f"**{verb}**"
    assert card in [each.get("label") for each in rows_]
    [_, menu] = parts(Page(*picker._list(Trail("play"), is_wide=False, is_dense=False)))
    assert menu["placeholder"] == verb
    assert card in [each["label"] for each in menu["options"]]
    plays = [picker.game.grammar.read(f"play card-{number}") for number in range(26)]
    picker.said.legal = Legal(lambda: plays)
    [row] = picker._list(Trail("play"), is_wide=True, is_dense=False)
    [_, button] = parts(Page(row))
    assert (button["label"], CustomId.read(button["custom_id"]).path) == (verb, "play")


def test_the_forest_is_in_sight_where_a_gem_is_moved_whether_whole_moves_are_listed_or_its_gem_is_chosen_first() -> (
    None
):
    match, met = forest(), set[str]()
    while not match.over:
        picker = picker_for_whoever_moves(match)
        if picker.legal.under("move") and (asked := picker.question(Trail("move"))) is not None:
            assert {*asked[1]} == {getattr(act, asked[0]) for act in picker.legal.under("move")}
            met.add(asked[0])
        seen: Any = match.view(None)
        gems = {cell.name for cell in seen.cells if cell.gem is not None}
        free = [act for act in picker.legal.under("take") if gems.isdisjoint((act.first, act.second))]
        onward = picker.legal.under("place") or picker.legal.under("keep") or free or picker.legal.actions
        match.play(match.awaiting[0], onward[len(onward) // 2])
    assert met == {"gem", "to"}


@pytest.mark.parametrize("options", [{}, {"moonlight": "air"}, {"events": "random"}])
def test_a_move_that_is_made_at_once_although_it_is_final_has_said_so(options: Mapping[str, object]) -> None:
    """The move's button bears a sign for it, and its name in a menu says it; so each of these takes could be seen to be one."""
    match, met = forest(options=options), 0
    while not match.over:
        seat, picker = match.awaiting[0], picker_for_whoever_moves(match)
        action = picker.legal.actions[match.seq % len(picker.legal)]
        if verb_of(action) == "take" and match.game.telling.warned(match.view(seat), action):
            badge = pictures.badge(match.game.id, match.view(seat), action, field_names(action))
            assert badge is not None
            assert {*badge.text} & {*"?↻☾"}
            (alone, _) = shown(picker.moves([action], "the nearest"))
            assert "(" in alone, "also where it is offered alone"
            named = zip(field_names(action), values(action), strict=True)
            shown_ = [
                match.game.telling.choice(match.view(seat), action, field) for field, value in named if value
            ]
            said = " ".join(words("en").say(each) for each in shown_)
            assert "favour" in said or "turns a tile up" in said or "shows you a Moonlight tile" in said
            met += bool(match.disclosed_by(seat, action))
        match.play(seat, action)
    assert met > 5


def test_only_what_could_not_be_taken_back_is_final() -> None:
    match = forest()
    while (
        len(
            {
                picker_for_whoever_moves(match).foresight.is_final(each)
                for each in match.legal(match.awaiting[0])
            }
        )
        < 2
    ):
        match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    seat, picker = match.awaiting[0], picker_for_whoever_moves(match)
    for action in picker.legal:
        is_said = match.game.telling.warned(match.view(seat), action)
        assert picker.foresight.is_final(action) == (bool(match.disclosed_by(seat, action)) and not is_said)


@pytest.mark.rule("LF-DRAW-13")
def test_to_stop_drawing_is_final_and_to_draw_is_what_one_wants() -> None:
    game = find("living-forest")
    match = Match.new(game, game.Options(), 2, b"slow")
    match.play(match.awaiting[0], game.grammar.read("draw"))
    picker = picker_for_whoever_moves(match)
    found = {action.verb: picker.foresight.is_final(action) for action in picker.legal.actions}
    assert (found["draw"], found["rush"], found["stop"]) == (False, False, True)
    (stop,) = picker.legal.under("stop")
    picker = picker_for_whoever_moves(match)
    assert picker.foresight.is_asked_again(stop)
    page = picker.preview(Trail("stop"), stop)
    assert shown(page) == ["Play it", "Back", "Cancel"]
    assert shown(picker.moves([stop], "the nearest"))[-1] == words("en").key("button-moves")
    preview = "\n".join(part.get("content", "") for part in parts(page))
    assert words("en").say(Disclosure(final=True).reason) in preview


def test_a_step_that_loses_at_once_is_said_so_in_the_menu_and_asked_again() -> None:
    match, bad, good = at_a_bad_end()
    picker = picker_for_whoever_moves(match)
    assert (picker.foresight.is_asked_again(bad), picker.foresight.is_asked_again(good)) == (True, False)
    preview = picker.preview(Trail("move", values(bad)), bad)
    assert shown(preview)[0] == "Do it all the same"
    said = "\n".join(part.get("content", "") for part in parts(preview))
    assert "⚠ ends the game. The forest is lost" in said
    assert "No two tiles can be picked any more" in said
    picker = picker_for_whoever_moves(match)
    way = picker.way_on
    trail = Trail("move") if way is None else way
    assert not any("⚠" in label for label in shown(picker.at(trail))), "what was not looked for is not said"
    picker.look_ahead(None)
    while len(values(bad)) > len(trail.chosen) + 1:
        trail = trail.then(values(bad)[len(trail.chosen)])
    marked = [label for label in shown(picker.at(trail)) if label.endswith("⚠")]
    ends = [each for each in picker.legal if match.endings(match.awaiting[0]).of(each)]
    under = [each for each in ends if values(each)[: len(trail.chosen)] == trail.chosen]
    assert len(marked) == len(under) > 0


def said_on(page: Page) -> str:
    """Return the words of a page that stand on no button."""
    return "\n".join(part.get("content", "") for part in parts(page))


def test_a_sign_is_explained_only_where_it_stands() -> None:
    """The first page has a button for each verb: what ends the game is told on the page that shows which move does."""
    match, _, _ = at_a_bad_end()
    picker = picker_for_whoever_moves(match)
    moves = match.legal(match.awaiting[0]).actions
    hurries = [match.game.grammar.read(to_text(each).replace("move", "hurry", 1)) for each in moves]
    picker.said.legal = Legal(lambda: [*moves, *hurries])
    picker.look_ahead(None)
    root, page = picker.root(), picker.at(Trail("move"))
    assert ("⚠" in said_on(root), any("⚠" in each for each in shown(root))) == (False, False)
    assert ("⚠ ends the game." in said_on(page), any("⚠" in each for each in shown(page))) == (True, True)


def test_a_move_that_is_shown_first_asks_one_question_and_says_why_it_does() -> None:
    """A doubt is a question of its own, a loss asks whether it is meant, and what is only looked at asks for nothing else."""
    match, bad, _ = at_a_bad_end()
    picker = picker_for_whoever_moves(match)
    picker.foresight.is_asked_again(bad)
    said = [said_on(picker.preview(Trail("move", values(bad)), bad))]
    picker, river = picker_of(island()), Trail("embody", ("river-surges-in-sunlight",))
    said.append(said_on(picker.at(river)))
    assert said[1].startswith("**Play as River Surges in Sunlight?**\n- ")
    picker = picker_of(island(*GROWN))
    said.append(said_on(picker.at(Trail("ready"))))
    assert "Get ready all the same?" in said[2]
    assert [each.count("?") for each in said] == [1, 1, 1]
    assert shown(picker.at(Trail("ready")))[0] == "Yes: Ready"
    assert not any("Play this move?" in each for each in said)


@pytest.mark.parametrize("room", [0, -1])
def test_words_that_just_fit_stand_on_a_button_and_else_shorter_ones(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer to a question, a verb with what it leaves, and the only move of a verb."""
    picker = picker_of(island(*GROWN))
    monkeypatch.setattr(limits, "LABEL", len("Yes: Ready") + room)
    shorter = clip(words("en").key("button-all-the-same"), limits.LABEL)
    assert shown(picker.at(Trail("ready")))[0] == ("Yes: Ready" if room == 0 else shorter)
    monkeypatch.setattr(limits, "LABEL", len("Ready (3 card plays unused)") + room)
    leaving = picker_of(island(*LIGHTNING, "grow 3", "place 1 A5 plays"))
    assert ("Ready" in shown(leaving.root())) == (room < 0)
    pushing = picker_of_seat(before("push explorer A7 A8"), 0)
    only = pushing.legal.under("push")[:1]
    pushing.said.legal = Legal(lambda: [*only, pushing.game.grammar.read("enough")])
    whole = pushing.said.in_choices(Trail("push", values(only[0])))
    monkeypatch.setattr(limits, "LABEL", len(whole) + room)
    assert str(pushing._verb("push").item.label) == (whole if room == 0 else "Push")  # type: ignore[attr-defined]


def test_a_move_is_asked_again_for_what_it_does_and_only_as_far_as_that_is_known() -> None:
    """Of one who is not at the table nothing is known, and nothing of it is played ahead."""
    match = island(*GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    onlooker = MovePicker(table_of(match, "en"), 99, words("en"))
    use, done = match.legal(Seat(0)).under("use")[0], match.legal(Seat(0)).under("done")[0]
    for action in (use, done):
        assert not onlooker.foresight.leaves(action)
        assert not onlooker.foresight.is_final(action)
        assert not onlooker.foresight.ends_badly(action)
    onlooker.look_ahead(None)
    assert onlooker.foresight._ends == {}
    assert onlooker.foresight._found_idle == set()
    assert onlooker.foresight.view_after(Trail("use")) is None
    assert not onlooker.foresight.is_idle([])
    assert not onlooker.foresight.is_end([])
    assert onlooker.foresight.ends_told([]) == onlooker.foresight.doubts(use) == ""
    alone = picker_of(match)
    assert not alone.foresight.leaves(done), "alone, the button says it"
    several = picker_of_seat(before("use flash-floods A4"), 1)
    assert not several.foresight.leaves(several.legal.under("use")[0]), "it has fields"


def test_what_one_has_to_choose_with_is_one_line_of_sentences_or_of_words() -> None:
    game = find("living-forest")
    match = Match.new(game, game.Options(), 2, b"slow")
    match.play(match.awaiting[0], game.grammar.read("draw"))
    assert ". Onibi would attack with" in picker_for_whoever_moves(match).said.situation()
    assert picker_of(island(*GROWN)).said.situation().count(" · ") == 1


def test_a_spirit_tells_how_it_grows_way_by_way_and_what_it_grows_in_any_case() -> None:
    """Steps alike are told once; what is grown beside every way is told with the spirit and where the way is chosen."""
    picker = picker_of(island())
    river, green = (
        said_on(picker.at(Trail("embody", (spirit,))))
        for spirit in ("river-surges-in-sunlight", "a-spread-of-rampant-green")
    )
    assert "gain 1 energy; 2: add 2 presence (range 1); 3: gain a power card and add" in river
    always = "add 1 presence (range 2, jungle or wetland)"
    assert f"- Each turn, whichever growth you choose: {always}." in green
    assert "whatever else" not in river
    match = island("embody a-spread-of-rampant-green")
    assert picker_of(match).said.situation().startswith(f"-# always: {always} · energy 0")
    match.play(Seat(0), match.game.grammar.read("grow 2"))
    assert "always:" not in picker_of(match).said.situation()


def test_a_step_of_the_growth_has_a_number_only_beside_another_kind() -> None:
    river = ("embody river-surges-in-sunlight", "grow 2")
    assert "→ add 1 presence (range 1) → **To which land?**" in said_on(picker_of(island(*river)).root())
    green = picker_of(island("embody a-spread-of-rampant-green", "grow 2"))
    assert "**1: add 1 presence " in said_on(green.root())


def test_the_only_use_of_a_power_is_offered_with_what_it_does() -> None:
    match = island("embody river-surges-in-sunlight", "grow 2", *RIVER_PLACED, "play boon-of-vigor", "ready")
    page = picker_of(match).root()
    assert shown(page)[0] == "Boon of Vigor on River Surges in Sunlight"
    assert "-# On yourself: gain 1 energy." in said_on(page)


def test_thresholds_completed_together_are_told_power_by_power_a_sentence_after_the_other() -> None:
    match = island("embody river-surges-in-sunlight", "grow 2", *RIVER_PLACED)
    picker = picker_of(match)
    cards = [
        match.game.grammar.read(f"play {card}") for card in ("boon-of-vigor", "flash-floods", "rivers-bounty")
    ]
    told = match.game.telling.adds(picker.view, cards)
    assert told is not None
    assert words("en").say(told) == (
        "completes Massive Flooding: Push 1 explorer or town. Instead: 2 damage, and push up to 3 explorers or towns."
    )


def test_a_card_to_forget_is_one_press_of_several_as_cards_to_play_are() -> None:
    """The names of a large hand stand on buttons, and are not asked again though the next invader card comes after it."""
    names = ["The Land Thrashes in Furious Pain (4)", *(f"{number}" for number in range(8))]
    choices = [MoveChoice(Trail("forget"), each, each, None) for each in names]
    assert fit_on_buttons(choices)
    assert not fit_on_buttons([*choices, MoveChoice(Trail("forget"), "9", "9", None)])
    assert "forget" in find("spirit-island").telling.quick_verbs


def test_what_is_looked_at_first_has_its_neighbours_beside_it_whatever_was_chosen_before() -> None:
    match, bad, _ = at_a_bad_end()
    picker = picker_for_whoever_moves(varied(match, {"previewed_verbs": frozenset({"move"})}))
    *before, _ = values(bad)
    assert before
    among = picker.legal.next_values("move", tuple(before))
    assert len(among) > 1
    for at, value in enumerate(among):
        trail = Trail("move", (*before, value))
        [action] = picker.legal.under("move", trail.chosen)
        found = {
            part["label"]: CustomId.read(part["custom_id"]).path
            for part in parts(picker.preview(trail, action))
            if part.get("label") in [*"◀▶"]
        }
        beside = {sign: place for sign, place in (("◀", at - 1), ("▶", at + 1)) if place in range(len(among))}
        assert found == {
            sign: " ".join(map(spelled, ("move", *before, among[place]))) for sign, place in beside.items()
        }


@pytest.mark.parametrize("shown_", [Disclosure(), Disclosure(draw=True), Disclosure(everybody=True)])
def test_what_a_move_would_bring_to_light_is_said_where_it_would_bring_anything(
    shown_: Disclosure, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, bad, _ = at_a_bad_end()
    picker = picker_for_whoever_moves(match)
    monkeypatch.setattr(Match, "disclosed_by", lambda *_: shown_)
    assert picker.foresight.is_final(bad) is bool(shown_)
    assert picker.foresight.disclosed == (shown_ or None)
    said = said_on(picker.preview(Trail("move", values(bad)), bad))
    assert (words("en").say(shown_.warning) in said) is bool(shown_)


def test_only_so_many_moves_of_a_page_are_played_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bad, _ = at_a_bad_end()
    ending = [each for each in match.legal(match.awaiting[0]) if each.verb in match.game.ending_verbs]
    assert bad in ending
    for most, is_said in ((len(ending), True), (len(ending) - 1, False)):
        monkeypatch.setattr(move_foresight, "MOST_FORESEEN", most)
        picker = picker_for_whoever_moves(match)
        picker.look_ahead(None)
        assert (bad in picker.foresight._ends) is is_said


def test_a_question_about_a_move_names_one_reason_and_its_button_answers_it() -> None:
    en, doubt = words("en"), words("en").key("undo-done")
    picker = picker_of_seat(before("use flash-floods A4"), 1)
    (done,) = picker.legal.under("done")
    trail = Trail("done")

    def asked(*ends: Ending) -> tuple[list[str], str, int]:
        picker.foresight._ends = dict.fromkeys([done], ends[0]) if ends else {}
        page = picker.preview(trail, done)
        button = next(part for part in parts(page) if "label" in part)
        return said_on(page).rstrip("\n").split("\n"), button["label"], button["style"]

    leaving, meant = "**Done \\(Lightning's Boon unused\\)**", en.key("chooser-all-the-same")
    assert asked() == ([leaving, meant], en.key("button-all-the-same"), 3)
    assert asked(Ending(True, None)) == ([leaving, meant], en.key("button-all-the-same"), 3), "it is won"
    ends = en.key("chooser-ends", how=en.key("ends-lost"))
    assert asked(Ending(False, None)) == ([leaving, ends, meant], en.key("button-all-the-same"), 4)
    picker.said.legal = Legal(lambda: [done])
    assert asked() == ([leaving, en.key("chooser-only"), meant], en.key("button-all-the-same"), 3)
    all_end = en.key("chooser-all-end", how=en.key("ends-lost"))
    assert asked(Ending(False, None)) == ([leaving, all_end, meant], en.key("button-all-the-same"), 4)
    doubted = varied(before("use flash-floods A4"), {"doubt": lambda *_: say("undo-done")})
    picker = picker_of_seat(doubted, 1)
    picker.said.legal = Legal(lambda: [done])
    assert asked() == (["**Done**", doubt], "Yes: Done", 3)
    assert asked(Ending(False, None)) == (["**Done**", all_end, doubt], en.key("button-all-the-same"), 4)
    picker.foresight._found_idle = {done}
    assert asked() == (["**Done**", en.key("chooser-idle")], en.key("button-all-the-same"), 3)


def test_names_in_a_move_that_is_asked_about_are_no_markdown() -> None:
    """On buttons they are as they are, for these read none."""
    match, bad, _ = at_a_bad_end()
    named = say("absent-asleep", who=Who(Seat(0)), when="x")
    table = table_of(varied(match, {"label": lambda *_: named}), "en")
    starred = replace(table, chairs=tuple(replace(each, name="*Ada*") for each in table.chairs))
    picker = MovePicker(starred, match.awaiting[0] + 1, words("en"))
    assert picker.said.label(bad) == "*Ada*, asleep, back about x"
    assert "\\*Ada\\*, asleep" in said_on(picker.preview(Trail("move", values(bad)), bad))
    assert "\\*Ada\\*, asleep" in said_on(picker.root("", advice=Advice(say("hint-title"), bad, (), ())))


def test_the_only_move_is_said_to_be_the_only_one() -> None:
    match = at_a_bad_end()[0]
    action = match.legal(match.awaiting[0]).actions[0]
    picker = picker_for_whoever_moves(match)
    picker.said.legal = Legal(lambda: [action])
    assert "It is the only move you have.\nPlay this move?" in said_on(
        picker.preview(Trail("move", values(action)), action)
    )


def test_an_answer_that_is_shown_first_is_shown_with_its_question() -> None:
    """`F6` alone says nothing: where it answers what an effect asks, that stands above."""
    match = island("embody river-surges-in-sunlight", "grow 2", *RIVER_PLACED, "ready")
    picker = picker_of(match)
    answer = Choose("no")
    picker.said.legal = Legal(lambda: [answer, Choose("yes")])
    asked = picker.said.asked()
    assert asked
    assert said_on(picker.preview(Trail("choose", ("no",)), answer)).startswith(f"{asked}\n**")


def test_a_game_says_itself_which_of_its_verbs_answer_a_question() -> None:
    match = at_a_bad_end()[0]
    action = match.legal(match.awaiting[0]).actions[0]
    picker = picker_for_whoever_moves(match)
    asked, before = picker.said.asked(), said_on(picker.preview(Trail("move", values(action)), action))
    assert asked not in before
    picker = picker_for_whoever_moves(varied(match, answer_verbs=frozenset({"move"})))
    assert said_on(picker.preview(Trail("move", values(action)), action)) == f"{asked}\n{before}"


def test_menus_of_many_places_are_called_by_these_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A phone cuts what is longer: `A1 · mosses · fire – C2 · mushrooms · sun`. The map of this forest has no parts."""
    monkeypatch.setattr(pictures, "map_parts", lambda *_: ())
    game = find("spirits-of-the-forest")
    match = Match.new(game, game.Options(), 2, b"places")
    match.play(match.awaiting[0], match.legal(match.awaiting[0]).actions[0])
    page = picker_for_whoever_moves(match).root()
    menus = [part["placeholder"] for part in parts(page) if "options" in part]
    assert len(menus) == 2
    assert all(re.fullmatch(r"[A-D]\d+ – [A-D]\d+", each) for each in menus), menus


@pytest.mark.parametrize(
    ("sizes", "is_by_part"),
    [
        ((1, 25, 21), True),
        ((25, 22), True),
        ((26, 21), False),
        ((25, 22, 0), False),
        ((25, 21), False),
        ((10, 10, 10, 10, 5, 2), True),
        ((10, 10, 10, 5, 5, 5, 2), False),
    ],
)
def test_menus_are_of_the_parts_of_a_map_where_each_of_these_is_one_menu_and_they_hold_all(
    sizes: tuple[int, ...], is_by_part: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    picker = gems_to_place(99)
    places = sorted(picker.legal.next_values("place"), key=map_order)
    assert len(places) == 47
    starts = [sum(sizes[:number]) for number in range(len(sizes))]
    map_parts = [
        MapPart(say("chooser-page", page=number, pages=9), tuple(places[start : start + size]))
        for number, (start, size) in enumerate(zip(starts, sizes, strict=True))
    ]
    monkeypatch.setattr(pictures, "map_parts", lambda *_: map_parts)
    menus = [part for part in parts(picker.root()) if "options" in part]
    called = [part["placeholder"] for part in menus]
    named = [f"Part {number} of 9" for number in range(len(sizes))]
    assert (called == named) is is_by_part
    assert sum(len(part["options"]) for part in menus) == 47
    if is_by_part:
        assert [len(part["options"]) for part in menus] == list(sizes)
        assert len({part["custom_id"] for part in menus}) == len(menus)


def test_no_button_of_the_only_move_of_a_verb_is_cut() -> None:
    """Where the whole move is too long for it, the button bears the verb and leads to the move."""
    game = find("living-forest")
    match = Match.new(game, game.Options(), 2, b"long")
    while "attract" not in match.legal(match.awaiting[0]).verbs:
        stop = game.grammar.read("stop")
        legal = match.legal(match.awaiting[0])
        match.play(match.awaiting[0], stop if stop in legal else game.grammar.read("draw"))
    picker = picker_for_whoever_moves(match)
    bat, fragment = game.grammar.read("attract horned-owl"), game.grammar.read("fragment")
    for action, label in ((bat, "Attract animals"), (fragment, "Take a fragment")):
        moves = [action, game.grammar.read("end")]
        picker.said.legal = Legal(partial(list, moves))
        assert label in shown(picker.root())


def test_where_every_move_ends_the_game_nobody_is_asked_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match, bad, other = at_a_bad_end()
    endings = match.endings(match.awaiting[0])
    only = Legal(lambda: [each for each in match.legal(match.awaiting[0]) if endings.of(each)])
    picker = picker_for_whoever_moves(match)
    picker.said.legal = only
    assert not picker.foresight.ends_badly(bad)
    picker.said.legal = Legal(lambda: [bad, other])
    with monkeypatch.context() as patch:
        patch.setattr(picker.game, "reverting_verbs", {verb_of(other)})
        assert not picker.foresight.ends_badly(bad), "to take back is no other way to go on"
    assert picker.foresight.ends_badly(bad)
    picker.said.legal = only
    picker.look_ahead(None)
    said = "\n".join(part.get("content", "") for part in parts(picker.root()))
    assert "Whatever you do now ends the game" in said


def test_a_spirit_is_chosen_with_its_sheet_before_one_s_eyes_page_by_page() -> None:
    match = island()
    picker, trail = picker_of(match), Trail("embody", ("river-surges-in-sunlight",))
    assert {
        len(line.get("description", "")) > 0
        for part in parts(picker.root())
        for line in part.get("options", ())
    } == {True}
    (action,) = picker.legal.under("embody", trail.chosen)
    assert picker.foresight.is_asked_again(action)
    seen = picker.foresight.view_after(trail)
    assert seen is not None
    held = pictures.hand("spirit-island", seen, ["Ada"], "en")
    assert held is not None
    assert "Wash Away" in held.alt
    assert match.view(Seat(0)).model_dump()["spirits"][0]["spirit"] is None, "nothing has been played"
    page = picker.preview(trail, action)
    said = "\n".join(part.get("content", "") for part in parts(page))
    assert "Moves invaders and Dahan about" in said
    assert "Complexity: easy." in said
    assert "A single presence makes a wetland its sacred site." in said
    assert shown(page) == ["Play it", "◀", "▶", "Back", "Cancel"]
    assert picker.foresight.view_after(Trail("embody")) is None


def test_what_is_seldom_meant_stands_beside_what_is_decided_on_buttons_that_say_all_of_it() -> None:
    """The cards to play are the question of the page, with their picture and words, although lands could be let ravage first."""
    picker = picker_of_seat(before("play rivers-bounty"), 0)
    picker.look_ahead(None)
    assert picker.way_on == Trail("play")
    assert picker.question(None) is not None
    found = shown(picker.root())
    assert found[-4:] == ["Start over", "Ravage first: A7", "Ravage first: B5", "Cancel"]
    said = "\n".join(part.get("content", "") for part in parts(picker.root()))
    assert "**Wash Away \\(1\\)**: Push up to 3 explorers or towns." in said
    alone = "\n".join(part.get("content", "") for part in parts(picker.at(Trail("first"))))
    assert "Ravage first → **Which land?**" in alone
    assert "play cards" not in alone, "that is not what is asked there"


def test_the_button_of_a_verb_leads_to_the_root_page_where_that_begins_with_it_or_has_more_of_it() -> None:
    picker = picker_of_seat(before("play rivers-bounty"), 0)
    assert picker.is_root(Trail("play"))
    assert not picker.is_root(Trail("first"))
    assert not picker.is_root(Trail("play", ("wash-away",)))
    pushing = picker_of_seat(before("push town A5 A8"), 0)
    assert pushing.is_root(Trail("push")), "what goes together stands on the root page alone"


def test_more_lands_than_a_page_has_room_for_are_a_page_for_each_track() -> None:
    picker = picker_of_seat(before("place 1 B7 plays"), 0)
    trail = picker.way_on
    assert trail == Trail("place", (1,))
    lands = ["A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8", "B1", "B2", "B3", "B4", "B5", "B7"]
    first = shown(picker.root())
    assert first == [
        *lands,
        "Card play track: 3 card plays a turn …",
        "Another way …",
        "Start over",
        "Ravage first: A7",
        "Ravage first: B5",
        "Cancel",
    ]
    second = shown(picker.at(trail, 1))
    assert second[: len(lands) + 1] == [*lands, "Energy track: 2 energy a turn, as now …"]
    pressed = {part.get("label"): part["custom_id"] for part in parts(picker.root()) if "custom_id" in part}
    assert CustomId.read(pressed["Card play track: 3 card plays a turn …"]).page == 1
    assert CustomId.read(pressed["A8"]).path == "place 1 A8 energy"


def test_where_a_power_would_do_nothing_is_another_way_and_asked_again() -> None:
    match = island(*GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    picker = picker_of(match)
    every = {use.target for use in picker.legal.under("use", ("harbingers-of-the-lightning",))}
    picker.look_ahead(None)
    page = [*parts(picker.root())]
    offered = [CustomId.read(part["custom_id"]).path.split() for part in page if "custom_id" in part]
    useful = {path[2] for path in offered if path[:2] == ["use", "harbingers-of-the-lightning"]}
    assert useful == {"A6", "A7"} < every
    assert "Another way …" in shown(picker.root())
    idle = next(use for use in picker.legal.under("use") if use.target in every - useful)
    assert picker.foresight.is_asked_again(idle)
    asked = "\n".join(part.get("content", "") for part in parts(picker.preview(Trail("use"), idle)))
    assert "Nothing would happen. Do it all the same?" in asked
    useful_one = next(use for use in picker.legal.under("use") if use.target in useful)
    assert not picker.foresight.is_asked_again(useful_one)
    trail = Trail("use", ("harbingers-of-the-lightning",))
    picker.look_ahead(trail)
    every_way = shown(picker.at(trail, move_choices.FIELD_BY_FIELD))
    assert useful <= {*every_way}
    assert {each for each in every_way if "(nothing would happen)" in each} == {
        f"{land} (nothing would happen)" for land in every - useful
    }


def test_a_page_that_was_made_before_says_what_has_been_found_since() -> None:
    """The answers that a page asks for again and again are kept only as long as nothing more is known of the moves."""
    match = island(*GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    picker, trail = picker_of(match), Trail("use", ("harbingers-of-the-lightning",))
    pages = [trail, Trail("use")]
    before = [shown(picker.root()), *(shown(picker.at(each)) for each in pages)]
    picker.look_ahead(None)
    after = [shown(picker.root()), *(shown(picker.at(each)) for each in pages)]
    anew = picker_of(match)
    anew.look_ahead(None)
    assert after == [shown(anew.root()), *(shown(anew.at(each)) for each in pages)]
    assert all(one != other for one, other in zip(before, after, strict=True))


def test_where_all_that_a_power_can_do_is_nothing_every_button_says_so() -> None:
    match = island(*GROWN, "play harbingers-of-the-lightning", "ready")
    picker = picker_of(varied(match, is_idle=lambda *told: told[-1].verb == "use"))
    picker.look_ahead(None)
    lands = {use.target for use in picker.legal.under("use")}
    marked = [each for each in shown(picker.root()) if "(nothing would happen)" in each]
    assert lands
    assert {*marked} == {f"{land} (nothing would happen)" for land in lands}


def test_what_several_cards_complete_together_stands_above_them() -> None:
    picker = picker_of(island("embody river-surges-in-sunlight", "grow 2", *PLACED))
    picker.look_ahead(None)
    said = "\n".join(part.get("content", "") for part in parts(picker.root()))
    assert "-# ① completes Massive Flooding: Push 1 explorer or town." in said
    found = [each for each in shown(picker.root()) if "Ready" in each]
    assert "Boon of Vigor + Wash Away + Ready ①" in found
    assert "Flash Floods + River's Bounty + Ready ①" in found
    assert "Ready (2 card plays unused)" in found, "to play none completes nothing"
    assert said.count("①") == 1, "what is the same is said once"


def test_of_very_many_hands_those_that_use_all_plays_are_buttons_and_the_others_a_menu() -> None:
    match = island("embody river-surges-in-sunlight", "grow 2", *PLACED)
    picker = picker_of(match)
    picker.look_ahead(None)
    few = [part for part in parts(picker.root()) if " + Ready" in part.get("label", "")]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(move_bundles, "MOST_TOGETHER", 2)
        menus = [part for part in parts(picker.root()) if "options" in part]
    assert few
    assert [len(menu["options"]) for menu in menus] == [len(few)]


SHADOWS = ("embody shadows-flicker-like-flame", "grow 3", "place 1 A2 plays")
DARKNESS = (*SHADOWS, "play mantle-of-dread", "play crops-wither-and-fade", "ready")


@pytest.mark.rule("SI-ASYNC-15")
def test_the_button_that_ends_a_phase_says_before_which_powers_it_leaves_unused() -> None:
    """On the private page, on the card of whoever plays alone, and without a question: what is meant costs one press."""
    match = island(*GROWN, "play harbingers-of-the-lightning", "play lightnings-boon", "ready")
    boon = "Done (Lightning's Boon unused)"
    assert boon in shown(picker_of(match).root())
    assert boon in shown(Page(*card_buttons(table_of(match, "en"), words("en"))))
    (done,) = picker_of(match).legal.under("done")
    assert not picker_of(match).foresight.is_asked_again(done)
    (one, *_) = match.legal(Seat(0)).under("use", ("lightnings-boon",))
    match.play(Seat(0), one)
    waits = "Done (Harbingers of the Lightning still usable as fast)"
    assert waits in shown(picker_of(match).root()), "it is not lost yet"
    polish = MovePicker(table_of(match, "pl"), 1, words("pl"))
    assert any(
        label.startswith("Koniec mocy (jeszcze do użycia jako szybka: ") for label in shown(polish.root())
    )


def test_where_several_play_the_card_says_of_nobody_what_they_would_leave_and_a_page_asks_about_it() -> None:
    match = before("use flash-floods A4")
    assert len(match.awaiting) == 2
    assert "Done" in shown(Page(*card_buttons(table_of(match, "en"), words("en"))))
    picker = picker_of_seat(match, 1)
    assert "Done (Lightning's Boon unused)" in shown(picker.root())
    assert picker.foresight.leaves(picker.legal.under("done")[0])
    page = picker.at(Trail("done"))
    assert said_on(page).strip() == "**Done \\(Lightning's Boon unused\\)**\nDo it all the same?"
    assert shown(page) == ["Do it all the same", "Back", "Cancel"]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_where_an_innate_power_is_aimed_the_page_says_what_its_thresholds_do(language: str) -> None:
    picker = MovePicker(table_of(island(*DARKNESS), language), 1, words(language))
    picker.look_ahead(None)
    told = words(language).key("spirit-island-adds-darkness-swallows-the-unwary-1")
    page = str([*parts(picker.root())])
    assert told in page
    more = words(language).key("spirit-island-adds-darkness-swallows-the-unwary-2")
    assert more not in page, "no elements reach it"


def test_the_picture_rings_the_lands_that_stand_on_buttons_and_no_others() -> None:
    picker = picker_of(island(*DARKNESS))
    picker.look_ahead(None)
    asked = picker.question(None)
    assert asked is not None
    field, lands = asked
    assert field == "target"
    offered = [label.split()[0] for label in shown(picker.root())]
    assert {*lands} == {label for label in offered if label in lands}
    way = picker.way_on
    assert way is not None
    every = picker.question(way, move_choices.FIELD_BY_FIELD)
    assert every is not None
    assert {*lands} < {*every[1]}, "where nothing is left out all are ringed"
    another = next(part for part in parts(picker.root()) if part.get("label") == "Another way …")
    assert CustomId.read(another["custom_id"]).page == move_choices.FIELD_BY_FIELD
    assert "Another way …" not in shown(picker.at(way, move_choices.FIELD_BY_FIELD))


@pytest.mark.rule("SI-SPIRIT-04")
def test_a_land_that_is_reached_for_energy_alone_says_so_on_its_button() -> None:
    labels = shown(picker_of(island(*DARKNESS)).root())
    dear = [label for label in labels if label.endswith("(1 energy)")]
    assert "A7" in labels, "a sacred site is near"
    assert "A2 (1 energy)" in dear, "presence alone is near"
    assert all("A1" not in label for label in dear), "no Dahan are there"


def test_a_page_that_fits_exactly_keeps_its_widest_form() -> None:
    picker = picker_of(island("embody river-surges-in-sunlight", "grow 2", *PLACED))
    picker.look_ahead(None)
    widest = picker.root()
    picker.choices.room = size_of(widest.children)
    assert [*parts(picker.root())] == [*parts(widest)]
    picker.choices.room -= 1
    assert [*parts(picker.root())] != [*parts(widest)]


def test_the_less_room_there_is_the_denser_are_the_buttons_until_lists_are_in_menus() -> None:
    picker = picker_of(island("embody river-surges-in-sunlight", "grow 2", *PLACED))
    picker.look_ahead(None)
    forms = [
        picker._root("above", None, is_wide=is_wide, is_dense=is_dense, page=page)
        for is_wide, is_dense, page in (
            (True, False, 0),
            (True, True, 0),
            (False, True, 0),
            (False, True, move_choices.FIELD_BY_FIELD),
        )
    ]
    sizes = [size_of(form) for form in forms]
    assert sizes[0] > sizes[1] >= sizes[2]
    for room, form in ((sizes[0], 0), (sizes[0] - 1, 1), (sizes[1], 1), (sizes[2] - 1, 3)):
        picker.choices.room = room
        assert [*parts(picker.root("above"))] == [*parts(Page(*forms[form]))]


def test_a_list_that_is_as_long_as_a_menu_is_still_one(monkeypatch: pytest.MonkeyPatch) -> None:
    picker = picker_of(island(*GROWN, "play raging-storm"))
    cards = picker.legal.next_values("play")
    for room, count in ((len(cards), len(cards)), (len(cards) - 1, 1)):
        monkeypatch.setattr(limits, "OPTIONS", room)
        found = shown(Page(*picker._list(Trail("play"), is_wide=True, is_dense=False)))
        assert len(found) == count


@pytest.mark.parametrize(("count", "is_each"), [(1, True), (3, True), (4, False)])
def test_few_moves_that_are_seldom_meant_have_a_button_each(count: int, is_each: bool) -> None:
    picker = picker_of_seat(before("play rivers-bounty"), 0)
    lands = ("A7", "B5", "A1", "A2")
    moves = [picker.game.grammar.read(f"first {land}") for land in lands[:count]]
    picker.said.legal = Legal(lambda: moves)
    buttons = [each.item for each in picker._ways(["first"], stands_out=True)]
    found = [str(button.label) for button in buttons if isinstance(button, ui.Button)]
    each = [f"Ravage first: {land}" for land in lands[:count]]
    assert found == (each if is_each else ["Ravage first"])


def test_what_goes_on_comes_before_what_is_seldom_meant_and_that_before_what_takes_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first button stands out, unless it takes back."""
    match = island(*GROWN, "play raging-storm")
    verbs = picker_of(match).legal.verbs
    assert len(verbs) > 2
    back, seldom, *onward = verbs
    side = {"side_verbs": frozenset({seldom})}
    picker = picker_of(varied(match, side, reverting_verbs=frozenset({back})))
    assert picker._verbs_apart([]) == [*onward, seldom, back]
    assert picker._verbs_apart([seldom]) == [*onward, back]
    monkeypatch.setattr(move_picker, "MOST_ASIDE", 0)

    def styles(*shown_: str, stands_out: bool = True) -> list[int]:
        row = rows(picker._ways(shown_, stands_out=stands_out))
        return [part["style"] for part in parts(Page(*row)) if "style" in part]

    assert styles(*onward, seldom, back) == [1, *[2] * (len(verbs) - 1)]
    assert styles(back, seldom) == [2, 2]
    assert styles(seldom, back, stands_out=False) == [2, 2]


def test_what_stands_beside_a_page_leaves_less_room_for_its_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(move_choices, "groups_of", lambda *told: given.append(told[4]))
    match = island(*LIGHTNING, "grow 3")
    for kind, room in (("", 40), ("try", 28)):
        picker = MovePicker(table_of(match, "en"), 1, words("en"), kind)
        assert picker.choices.room == room
        for _ in range(2):
            picker.choices.groups(Trail("place"))
        assert given == [room - 8], "asked once of each trail"
        given.clear()
        assert picker.choices.groups(Trail("no-quick-verb")) is None
        assert given == []


@pytest.mark.parametrize(
    ("values_", "alone", "sizes"),
    [(13, (True, True), [9, 4]), (12, (True, True), []), (13, (True, False), []), (13, (True,), [])],
)
def test_more_than_twelve_places_of_parts_that_are_drawn_alone_have_a_page_for_each_part(
    values_: int, alone: tuple[bool, ...], sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever is no place is with the first of them."""
    ranges = (range(8), range(8, 12))
    found = [
        MapPart(say("chooser-page", page=number, pages=9), tuple(ranges[number]), is_alone)
        for number, is_alone in enumerate(alone)
    ]
    monkeypatch.setattr(pictures, "map_parts", lambda *_: found)
    parts_ = picker_of(island(*GROWN)).choices.parts("land", [*range(values_)])
    assert [len(part.values) for part in parts_] == sizes
    assert [part.values[-1] for part in parts_] == [12, 11][: len(sizes)]


def test_of_many_values_those_that_lead_only_to_what_is_doubted_are_left_for_another_page(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = island(*GROWN, "play raging-storm")
    cards = picker_of(match).legal.next_values("play")

    def meant(page: int, is_doubted: Callable[[Any], bool]) -> tuple[Sequence[Value], bool]:
        doubt = {"doubt": lambda _, action: say("undo-done") if is_doubted(action) else None}
        picker = picker_of(varied(match, doubt))
        return picker.choices.meant_values(Trail("play"), page)

    for row, page, found in (
        (len(cards), 0, (cards, True)),
        (len(cards) - 1, 0, ([*cards[1:]], False)),
        (len(cards) - 1, move_choices.FIELD_BY_FIELD - 1, ([*cards[1:]], False)),
        (len(cards) - 1, move_choices.FIELD_BY_FIELD, (cards, True)),
    ):
        monkeypatch.setattr(limits, "ROW", row)
        assert meant(page, lambda action: action.card == cards[0]) == found
    assert meant(0, lambda _: False) == ([*cards], True)
    assert meant(0, lambda _: True) == (cards, True), "nothing else is left"


FOUR_SPIRITS = """
1 embody shadows-flicker-like-flame; 2 embody lightnings-swift-strike; 3 embody river-surges-in-sunlight;
4 embody vital-strength-of-the-earth; 1 grow 3
"""
"""The moves before one of four players places presence up to 3 lands away, and that of all four up to the fast phase."""
FAST_PHASE = """
1 place 1 C5 plays; 1 play favors-called-due; 1 play crops-wither-and-fade; 1 ready; 2 grow 3; 2 place 1 C1 plays;
2 play harbingers-of-the-lightning; 2 play lightnings-boon; 2 play shatter-homesteads; 2 ready; 3 grow 2; 3 place 1 A8 plays;
3 place 1 B8 energy; 3 play boon-of-vigor; 3 play wash-away; 3 ready; 4 grow 2; 4 gain minor; 4 keep veil-the-nights-hunt;
4 place 1 D6 energy; 4 ready
"""


def of_four_boards(story: str) -> Match[Any]:
    """Return a game of four after the moves of a story."""
    game = find("spirit-island")
    match = Match.new(game, game.Options(), 4, b"boards")
    for line in story.replace("\n", " ").split(";"):
        seat, _, move = line.strip().partition(" ")
        match.play(Seat(int(seat) - 1), game.grammar.read(move))
    return match


def lands_on(page: Page) -> list[str]:
    """Return the lands that buttons of a page lead to."""
    return [found[1] for label in shown(page) if (found := re.match(r"([A-H]\d)\b", label))]


@pytest.mark.parametrize("first", [0, move_choices.FIELD_BY_FIELD], ids=["grouped", "field by field"])
@pytest.mark.parametrize("story", [FOUR_SPIRITS, f"{FOUR_SPIRITS}; {FAST_PHASE}"], ids=["place", "use"])
def test_lands_of_many_boards_are_on_a_page_for_each_board(story: str, first: int) -> None:
    """Else a phone shows no map beside so many buttons. The picture is of the same board, and one's own comes first."""
    picker = picker_of_seat(of_four_boards(story), 0)
    trail, view = picker.way_on, picker.view
    assert trail is not None
    assert isinstance(view, SpiritIslandView)
    assert lands_on(picker.root()) == lands_on(picker.at(trail))
    own = view.boards[0]
    boards = [own, *(board for board in view.boards if board != own)]
    for number, board in enumerate(boards):
        page = picker.at(trail, first + number)
        assert {land[0] for land in lands_on(page)} == {board}
        _, lit = picker.question(trail, first + number) or ("", ())
        assert {*lands_on(page)} == {*lit}
        others = [label for label in shown(page) if label.startswith("Board ")]
        assert others == [f"Board {other} …" for other in boards if other != board]
        further = [CustomId.read(p["custom_id"]).page for p in parts(page) if p.get("label") in others]
        assert further == [first + each for each in range(4) if each != number]
    beyond, last = ([*parts(picker.at(trail, first + number))] for number in (9, len(boards) - 1))
    assert beyond == last
    assert picker.question(trail, first + 9) == picker.question(trail, first + len(boards) - 1)


def test_beside_lands_of_many_boards_whatever_is_no_land_has_one_button() -> None:
    picker = picker_of_seat(of_four_boards(f"{FOUR_SPIRITS}; {FAST_PHASE}"), 1)
    assert picker.way_on == Trail("use")
    assert "Lightning's Boon …" in shown(picker.root())
    assert not {"River Surges in Sunlight"} & {*shown(picker.root())}
    assert "River Surges in Sunlight" in shown(picker.at(Trail("use", ("lightnings-boon",))))


def test_below_a_board_are_no_more_lines_than_leave_it_in_sight_and_what_has_no_room_has_a_button() -> None:
    picker = picker_of_seat(of_four_boards(f"{FOUR_SPIRITS}; {FAST_PHASE}"), 1)
    groups = picker.choices.groups(Trail("use"))
    assert groups is not None
    lines = [sum(1 + -(-len(group.ends) // 5) for group in page) for page in groups.pages]
    assert max(lines) <= 6
    assert len(groups.parts) == len(groups.pages) >= 2
    named = set(picker.legal.next_values("use"))
    on_page = {group.ends[0].chosen[0] for page in groups.pages for group in page}
    assert on_page.isdisjoint(groups.others)
    assert on_page | {*groups.others} == named
    assert all(page for page in groups.pages)
    others = [
        label for label in shown(picker.root()) if label.endswith(" …") and not label.startswith("Board")
    ]
    assert len([label for label in others if label != "Another way …"]) == len(groups.others) > 1


def test_few_lands_of_many_boards_are_below_the_whole_map() -> None:
    match = of_four_boards(f"{FOUR_SPIRITS}; {FAST_PHASE}")
    picker = picker_of_seat(match, 2)
    assert not any(label.startswith("Board ") for label in shown(picker.root()))
