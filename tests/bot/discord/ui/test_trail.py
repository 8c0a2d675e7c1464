"""Walking the legal list: paths that come back, typed words that are understood, lists longer than a menu."""

from __future__ import annotations

import re
import string
from dataclasses import dataclass
from typing import Literal

from hypothesis import given
from hypothesis import strategies as st

from bot.discord.ui import limits
from bot.discord.ui.custom_id import PATH, CustomId
from bot.discord.ui.trail import (
    Trail,
    before_last_choice,
    endings,
    follow_typed,
    mark_of,
    marked,
    matching,
    page_of,
    read_trail,
    skip_forced,
    spelled,
    whole_action,
    without_exchanged,
    write_trail,
)
from engine.action import Value, values
from engine.legal import Legal


@dataclass(frozen=True, slots=True)
class Send:
    what: str
    to: str | None = None
    count: int | None = None
    verb: Literal["send"] = "send"


@dataclass(frozen=True, slots=True)
class Rest:
    verb: Literal["rest"] = "rest"


def legal(*actions: object) -> Legal[object]:
    return Legal(lambda: actions)


FOX, OWL = Send("fox", "Łąka", 1), Send("owl", None, 2)
SOME = legal(FOX, Send("fox", "Łąka", 2), Send("fox", "hill", 1), OWL, Send("owl", "hill", 2), Rest())

words = st.text(string.ascii_letters + "ąęłżź:@#.+", min_size=1, max_size=30).filter(lambda w: w != "-")
sends = st.builds(Send, words, st.none() | words, st.none() | st.integers(-99, 99))


def name(trail: Trail, value: Value) -> str:
    return f"«{spelled(value)}»"


@given(st.lists(sends, min_size=1, max_size=20, unique=True), st.integers(0, 10**12), st.integers(0, 10**6))
def test_however_long_its_words_a_trail_fits_a_custom_id_and_comes_back(
    actions: list[Send], table: int, moment: int
) -> None:
    found = legal(*actions)
    for action in actions:
        for depth in range(4):
            trail = Trail("send", values(action)[:depth])
            custom_id = CustomId(table, moment, "undone", write_trail(found, trail), 99)
            assert len(str(custom_id)) <= limits.CUSTOM_ID
            assert CustomId.read(str(custom_id)) == custom_id
            back = read_trail(found, custom_id.path)
            assert back is not None
            assert [spelled(v) for v in back.chosen] == [spelled(v) for v in trail.chosen]


def test_fields_with_one_value_are_decided_by_themselves() -> None:
    assert skip_forced(SOME, Trail("send", ("owl", None))) == Trail("send", ("owl", None, 2))
    assert skip_forced(SOME, Trail("send")) == Trail("send")
    assert whole_action(SOME, Trail("rest")) == Rest()


def test_back_goes_to_the_last_thing_that_was_decided() -> None:
    assert before_last_choice(SOME, Trail("send", ("owl", None, 2))) == Trail("send", ("owl",))
    assert before_last_choice(SOME, Trail("send", ("fox",))) == Trail("send")
    assert before_last_choice(SOME, Trail("send")) is None


def test_typed_fields_are_read_without_accents_and_capitals_by_value_or_by_name() -> None:
    for typed in ("łąka", "LAKA", " laka ", "«Łąka»"):
        trail, read = follow_typed(SOME, "send", {"what": "Fox", "to": typed, "count": "1"}, name)
        assert read
        assert whole_action(SOME, trail) == FOX


def test_fields_left_out_are_none_where_that_is_possible_and_asked_for_where_it_is_not() -> None:
    assert follow_typed(SOME, "send", {"what": "owl"}, name) == (Trail("send", ("owl", None, 2)), True)
    assert follow_typed(SOME, "send", {"what": "fox"}, name) == (Trail("send", ("fox",)), True)
    assert follow_typed(SOME, "send", {"what": "wolf"}, name) == (Trail("send"), False)
    assert follow_typed(SOME, "dance", {}, name)[1] is False


def test_a_path_of_another_moment_leads_nowhere() -> None:
    assert read_trail(SOME, "send wolf") is None
    assert read_trail(SOME, "dance") is None
    assert read_trail(SOME, "@99 1") is None


def test_a_path_is_in_words_where_these_fit_and_else_the_mark_of_a_move() -> None:
    fits, too_long = (
        Send("fox", "x" * length) for length in (PATH - len("send fox "), PATH - len("send fox ") + 1)
    )
    assert PATH == 55
    path = write_trail(legal(fits), Trail("send", ("fox", fits.to)))
    assert path == f"send fox {fits.to}"
    mark, depth = write_trail(legal(too_long), Trail("send", ("fox", too_long.to))).split(" ")
    assert re.fullmatch("@[0-9a-f]{12}", mark)
    assert depth == "2"
    assert re.fullmatch("[0-9a-f]{8}", mark_of(too_long))
    assert marked(legal(fits, too_long), mark_of(too_long)) == too_long
    assert marked(legal(fits), mark_of(too_long)) is None


def test_a_long_path_leads_to_the_same_move_when_the_list_has_changed() -> None:
    long = Send("fox", "hill-" * 12, 1)
    trail = Trail("send", ("fox", long.to))
    path = write_trail(legal(FOX, OWL, long), trail)
    assert len(path) <= PATH
    assert read_trail(legal(Rest(), long), path) == trail
    assert read_trail(legal(FOX, OWL), path) is None


def test_several_fields_can_be_picked_at_once() -> None:
    assert read_trail(SOME, "send", ["fox Łąka 2"]) == Trail("send", ("fox", "Łąka", 2))
    assert read_trail(SOME, "send fox", ["hill 1"]) == Trail("send", ("fox", "hill", 1))
    assert read_trail(SOME, "send", ["fox hill 2"]) is None
    assert endings(SOME, Trail("send", ("owl",))) == (
        Trail("send", ("owl", None, 2)),
        Trail("send", ("owl", "hill", 2)),
    )


def test_suggestions_hold_every_word_typed_and_begin_with_those_that_begin_so() -> None:
    options: list[tuple[Value, str]] = [("B1", "B1 · webs"), ("A1", "A1 · Żółte liście"), ("A2", "A2 · webs")]
    assert matching("", options) == tuple(options)
    assert matching("zolte LISCIE", options) == (options[1],)
    assert matching("webs a", options) == (options[2],)
    assert matching("a", options)[0] == options[1]
    assert matching("a2a2", options) == (), "a word is within the value or within the name"
    assert len(matching("", [(n, str(n)) for n in range(60)])) == 25
    assert [value for value, _ in matching("a", [("B1", "A tile"), ("A2", "B tile")])] == ["A2", "B1"]
    assert [value for value, _ in matching("a", [("-", "any"), (None, "a")], 1)] == ["-"]


@given(st.integers(0, 120), st.integers(-3, 9))
def test_every_option_is_on_one_page(count: int, wanted: int) -> None:
    options = list(range(count))
    _, page, pages = page_of(options, wanted, 25)
    assert 0 <= page < pages
    assert page == min(max(wanted, 0), pages - 1)
    assert pages == len(range(0, max(count, 1), 25))
    assert [o for p in range(pages) for o in page_of(options, p, 25)[0]] == options
    assert all(len(page_of(options, p, 25)[0]) <= 25 for p in range(pages))


def test_what_is_typed_as_a_value_is_spelled_is_that_value_whatever_else_is_called_so() -> None:
    first, second = Send("fox", "hill"), Send("owl", "hill")
    trail, read = follow_typed(legal(first, second), "send", {"what": "owl"}, lambda *_: "owl")
    assert read
    assert whole_action(legal(first, second), trail) == second
    trail, read = follow_typed(legal(first, second), "send", {"what": "OWL"}, lambda *_: "owl")
    assert whole_action(legal(first, second), trail) == first, "it is called so, and comes first"


def test_of_two_trails_with_fields_in_each_others_place_the_first_is_left() -> None:
    fields, exchanged = ("first", "second", "pay", "pay_second"), {"first": "second", "pay": "pay_second"}
    one, two = ("A1", "B1", None, "supply"), ("B1", "A1", "supply", None)
    other = ("B1", "A1", None, "supply")
    ends = [Trail("take", each) for each in (("A1", None, None, None), one, two, other)]
    assert without_exchanged(ends, fields, exchanged) == [ends[0], ends[1], ends[3]]
    assert without_exchanged(ends, fields, {}) == ends
