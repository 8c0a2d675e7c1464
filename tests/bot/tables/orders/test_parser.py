"""Standing orders as they are written and read."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.orders import keywords, parser
from bot.tables.orders.parser import Unreadable
from bot.tables.orders.plan import Before, OrderPlan, OrderStep, Otherwise, Unless, WantedMove, While
from engine.action import NONE, to_text
from engine.game import Game
from engine.text import Seat, say
from tests.engine.contract.random_games import EVERY, LONG_NAMES, every_game, played, starts
from tests.engine.toys import magpies
from words.catalogue import LANGUAGES, words

PEOPLE = (*LONG_NAMES, "Ada; Bruno", "anybody", "Ada", "ada", "unless: x", "Gracz 1")


def read(text: str, game: Game[Any, Any] = magpies.GAME, language: str = "en") -> OrderPlan:
    return parser.read(text, game, ("Ada", "Bruno Bear"), language)


def wanted(path: str, **more: Any) -> WantedMove:
    return WantedMove(path=path, **more)


@cache
def lines(game_id: str) -> tuple[str, ...]:
    """Return the moves that are legal somewhere in a game, in text form."""
    game = EVERY[game_id]
    found = {
        to_text(action)
        for start in starts(game, 1, "orders")
        for number, (match, _) in enumerate(played(start))
        if number % 10 == 0
        for ask in match.asks.values()
        for action in ask.legal.actions[:50]
    }
    return tuple(sorted(found))


@st.composite
def plans(draw: st.DrawFn) -> tuple[Game[Any, Any], OrderPlan]:
    game = EVERY[draw(st.sampled_from(sorted(EVERY)))]
    whole = st.sampled_from(lines(game.id))
    path = whole.flatmap(
        lambda line: st.integers(1, len(line.split())).map(lambda count: " ".join(line.split()[:count]))
    )
    seat = st.none() | st.integers(0, len(PEOPLE) - 1).map(Seat)
    number = st.integers(1, 999)
    condition = (
        st.builds(Unless, seat=seat, path=path)
        | st.builds(While, rank=number)
        | st.builds(Before, move=number)
    )
    conditions = st.lists(condition, max_size=3).map(tuple)
    moves = st.builds(
        WantedMove, path=whole, is_open=st.just(False), same=st.booleans(), conditions=conditions
    ) | st.builds(WantedMove, path=path, is_open=st.just(True), same=st.booleans(), conditions=conditions)
    step = st.builds(
        OrderStep,
        wanted=st.lists(moves, min_size=1, max_size=3).map(tuple),
        otherwise=st.sampled_from(Otherwise),
    )
    return game, OrderPlan(steps=tuple(draw(st.lists(step, min_size=1, max_size=4))))


@settings(max_examples=40, deadline=None)
@given(plans(), st.sampled_from(LANGUAGES), st.sampled_from(LANGUAGES))
def test_what_is_written_is_read_back_in_any_language(
    given_: tuple[Game[Any, Any], OrderPlan], language: str, reader: str
) -> None:
    game, plan = given_
    text = parser.write(plan, game, PEOPLE, language)
    assert parser.read(text, game, PEOPLE, language) == plan
    assert parser.read(parser.write(plan, game, PEOPLE, reader), game, PEOPLE, language) == plan


@settings(max_examples=40, deadline=None)
@given(
    st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
    | st.lists(st.sampled_from(["take", "A", "else", "unless", "…", ";", "stop", "3", "top"])).map(" ".join)
)
def test_whatever_is_typed_is_read_or_refused(text: str) -> None:
    try:
        plan = read(text)
    except Unreadable:
        return
    assert read(parser.write(plan, magpies.GAME, ("Ada", "Bruno Bear"), "en")) == plan


def test_an_order_reads_as_one_would_say_it() -> None:
    plan = read(
        "take A unless Bruno Bear: take A before move 30, else take B while leading, else skip this step\n"
        "show 3 anyway, else stop and tell me; keep 2, else tell me"
    )
    assert plan.steps == (
        OrderStep(
            wanted=(
                wanted("take A", conditions=(Unless(seat=Seat(1), path="take A"), Before(move=30))),
                wanted("take B", conditions=(While(rank=1),)),
            ),
            otherwise=Otherwise.SKIP,
        ),
        OrderStep(wanted=(wanted("show 3", same=False),)),
        OrderStep(wanted=(wanted("keep 2"),)),
    )


WRITTEN = (
    ("take A B unless anybody: take A, else take B while leading, else skip this step",) * 2,
    ("take … while in the top 2 before move 30; show 3 anyway; keep 2, else move at random",) * 2,
    ("take A, otherwise stop; end", "take A; end"),
    ("show 3 no matter what unless player 2 show …", "show 3 anyway unless Bruno Bear: show"),
)


@pytest.mark.parametrize(("text", "written"), WRITTEN)
def test_an_order_is_written_as_one_would_type_it(text: str, written: str) -> None:
    assert parser.write(read(text), magpies.GAME, ("Ada", "Bruno Bear"), "en") == written


@pytest.mark.parametrize(
    ("people", "named"),
    [
        (("Ada", "Bruno Bear"), "unless Bruno Bear: take A"),
        (("Ada", "Bruno;Bear"), "unless player 2: take A"),
        (("Ada", "Bruno  Bear"), "unless player 2: take A"),
        (("Ada", "anybody"), "unless player 2: take A"),
        (("Ada",), "unless player 2: take A"),
    ],
)
def test_somebody_is_written_by_name_where_that_would_be_understood(
    people: tuple[str, ...], named: str
) -> None:
    plan = read("take B unless player 2: take A")
    assert parser.write(plan, magpies.GAME, people, "en") == f"take B {named}"


def test_a_move_with_too_much_in_it_is_told_what_belongs_to_it() -> None:
    for text, fields in (("take A B C", "first, second"), ("end now", NONE)):
        with pytest.raises(Unreadable) as refused:
            read(text)
        why = dict(refused.value.text.args)["why"]
        assert dict(why.args)["fields"] == fields  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("take A before move", NONE),
        ("take A while in the top", NONE),
        ("take A before move 0", "0"),
        ("take A while in the top 1000000", "1000000"),
    ],
)
def test_a_number_that_is_none_is_told_as_it_was_written(text: str, word: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(text)
    assert refused.value.text == say("order-unreadable", step=1, why=say("order-number", word=word))


def test_polish_words_do_as_well_with_or_without_their_accents() -> None:
    plan = read("take A… chyba że ktoś take A, inaczej pomin", language="pl")
    assert plan.steps == (
        OrderStep(
            wanted=(wanted("take A", is_open=True, conditions=(Unless(seat=None, path="take A"),)),),
            otherwise=Otherwise.SKIP,
        ),
    )


def test_a_verb_goes_before_a_word_of_the_same_name() -> None:
    game = EVERY["spirits-of-the-forest"]
    assert read("keep, else stop", game).steps[0].wanted[1].path == "stop"
    assert len(read("keep, else stop and tell me", game).steps[0].wanted) == 1


@pytest.mark.parametrize(
    ("text", "step", "key"),
    [
        ("", 1, "order-empty"),
        ("take A; tkae B", 2, "order-no-verb"),
        ("take", 1, "order-incomplete"),
        ("keep three", 1, "malformed-field"),
        ("take A B C", 1, "malformed-too-many"),
        ("take A B C …", 1, "malformed-too-many"),
        ("end unless anybody: take A B C", 1, "malformed-too-many"),
        ("take A unless Zoe take A", 1, "order-whom"),
        ("take A unless player 9: take A", 1, "order-whom"),
        ("take A before move soon", 1, "order-number"),
        ("take A else skip this step else take B", 1, "order-odd-word"),
        ("take A else", 1, "order-no-verb"),
        ("end;" * 21, 21, "order-too-many"),
        ("end " * 500, 1, "order-too-long"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, step: int, key: str) -> None:
    with pytest.raises(Unreadable) as refused:
        read(text)
    args = dict(refused.value.text.args)
    assert args["step"] == step
    assert getattr(args["why"], "key", None) == key
    for language in LANGUAGES:
        assert words(language).say(refused.value.text)


@every_game
def test_no_move_of_any_game_reads_as_a_keyword(game: Game[Any, Any]) -> None:
    said = {way for joint in keywords.JOINTS for way in keywords.phrases(joint)}
    for line in lines(game.id):
        heard = [keywords.folded(word) for word in line.split()]
        assert not any(
            tuple(heard[at : at + len(way)]) == way for way in said for at in range(1, len(heard))
        ), line


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_verb_is_understood_as_commands_name_it(game: Game[Any, Any], language: str) -> None:
    for verb in game.grammar.verbs:
        name = keywords.verb_name(game, verb, language)
        assert keywords.verb_meant(game, name, language) == verb
        assert len(name.split()) == 1
