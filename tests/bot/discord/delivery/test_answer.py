"""Answers that tell of a change: what is saved is told to everybody, also where whoever asked cannot be answered."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.cards import choice_map
from bot.discord.cards.table_card import News
from bot.discord.delivery import answer as answers
from bot.discord.delivery.answer import answer_and_post, answer_of_saved
from bot.discord.delivery.channel.card_poster import CardPoster
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.emojis import Emojis
from bot.discord.ui.render_pool import RenderPool
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS
from bot.tables import Table
from bot.tasks import Tasks
from engine.match import Match
from engine.registry import find
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.delivery.test_reach import refusal
from words.catalogue import words

EN = words("en")
PAGE = Page(text("saved"))


class Answered:
    """A request that notes what it is answered, and what is written to its person, and fails where it is told to."""

    def __init__(self, error: Exception | None = None) -> None:
        self.words, self.error = EN, error
        self.done: list[object] = []

    async def answer(self, page: Page, pictures: object) -> None:
        self.done.append((next(iter(parts(page)))["content"], pictures))
        if self.error is not None:
            raise self.error

    async def write(self, page: Page) -> None:
        self.done.append(next(iter(parts(page)))["content"])


@pytest.mark.parametrize(
    ("error", "written"),
    [
        (None, []),
        (refusal(ARCHIVED), [EN.key("refusal-locked")]),
        (refusal(LOCKED), [EN.key("refusal-locked")]),
        (refusal(NO_ACCESS), []),
        (ConnectionResetError(), []),
    ],
    ids=["answered", "archived", "locked", "hidden", "broken off"],
)
@pytest.mark.parametrize("news", [None, "news"])
async def test_what_is_saved_is_told_to_everybody_whatever_becomes_of_the_answer(
    error: Exception | None, written: list[str], news: str | None
) -> None:
    request, told = Answered(error), list[object]()

    async def tell(table: int, what: object, answered: object) -> None:
        told.append((table, what, answered))

    given = cast(Any, ["picture"])
    poster = cast(CardPoster, SimpleNamespace(tell=tell))
    await answer_and_post(
        poster, cast(Request, request), cast(Table, SimpleNamespace(id=3)), PAGE, cast(Any, news), given
    )
    assert request.done == [("saved", given), *written]
    assert told == ([(3, "news", None if error else request)] if news else [])
    other = Answered(error)
    assert cast(Any, await answer_of_saved(cast(Request, other), PAGE)) is (None if error else other)
    assert other.done[0] == ("saved", ())


async def test_an_accident_while_answering_is_no_failure_of_discord() -> None:
    with pytest.raises(KeyError):
        await answer_of_saved(cast(Request, Answered(KeyError("ours"))), PAGE)


ADA, BRUNO, CELINA = 1, 2, 3


def told_by(*seats: int) -> Any:
    return tuple(SimpleNamespace(seat=seat) for seat in seats)


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return a list of what is answered: the words, and the news that are posted then."""
    found: list[object] = []

    async def answer_with_moves(_: object, __: object, table: Any, words_: str, news: News | None) -> None:
        found.extend([table.id, words_.split("\n"), news])

    monkeypatch.setattr(answers, "answer_with_moves", answer_with_moves)
    monkeypatch.setattr(answers, "awaited", lambda table: frozenset(table.waits))
    monkeypatch.setattr(answers, "escaped_names", lambda _: ())
    monkeypatch.setattr(answers, "sentences", lambda told, *_: [f"move of {told.seat}"])
    monkeypatch.setattr(answers, "folded", lambda lines, _: lines)
    monkeypatch.setattr(answers, "only_computers_think", lambda table: table.thinks)
    monkeypatch.setattr(answers, "people_passed_by", lambda change: frozenset(change.passed))
    monkeypatch.setattr(answers, "people_answered", lambda *_: frozenset({ADA, CELINA}))
    monkeypatch.setattr(answers, "people_asked", lambda table: frozenset(table.asked))
    monkeypatch.setattr(answers, "permission_warning", lambda request: request.warning)
    return found


def sitting(*waits: int, thinks: bool = False, asked: tuple[int, ...] = (), vote: int | None = None) -> Any:
    return SimpleNamespace(
        id=3,
        waits=waits,
        thinks=thinks,
        asked=asked,
        vote=None if vote is None else SimpleNamespace(moment=vote),
        seat_of=lambda _: 0,
    )


def by_ada(warning: str = "") -> Any:
    return SimpleNamespace(person=SimpleNamespace(id=ADA), words=EN, warning=warning)


@pytest.mark.parametrize(
    ("before", "table", "told", "passed", "in_turn", "pings", "answered"),
    [
        ({ADA}, sitting(ADA), told_by(0), (), True, (), ()),
        ({ADA}, sitting(BRUNO), told_by(0), (), False, (BRUNO,), ()),
        ({ADA}, sitting(ADA, BRUNO), told_by(0), (), False, (BRUNO,), ()),
        ({BRUNO}, sitting(BRUNO), told_by(0), (), False, (), ()),
        ({ADA}, sitting(ADA), told_by(0, 1), (), False, (), ()),
        ({ADA}, sitting(thinks=True), told_by(0), (), True, (), ()),
        ({ADA}, sitting(ADA), told_by(0), (BRUNO,), False, (), (BRUNO,)),
        ({ADA}, sitting(ADA), told_by(0), (ADA,), True, (), ()),
        ({BRUNO}, sitting(ADA, CELINA), told_by(0), (), False, (CELINA,), ()),
    ],
    ids=[
        "goes on",
        "next",
        "more",
        "not asked",
        "others too",
        "computer",
        "vote void",
        "own vote",
        "own turn",
    ],
)
async def test_a_card_stays_while_the_same_people_are_waited_for(
    said: list[object],
    before: set[int],
    table: Any,
    told: Any,
    passed: tuple[int, ...],
    in_turn: bool,
    pings: tuple[int, ...],
    answered: tuple[int, ...],
) -> None:
    change = SimpleNamespace(table=table, told=told, passed=passed, repeated=False)
    await answers.tell_moves(cast(Any, None), by_ada(), cast(Any, change), frozenset(before))
    news = News(told, frozenset(pings), frozenset(answered), in_turn=in_turn)
    assert said == [3, ["- move of 0"], news]


async def test_moves_are_told_below_what_else_is_said_and_above_a_warning(said: list[object]) -> None:
    change = SimpleNamespace(table=sitting(ADA), told=told_by(1), passed=(), repeated=True)
    await answers.tell_moves(cast(Any, None), by_ada(), cast(Any, change), frozenset({ADA}))
    assert said == [3, [EN.key("move-done")], None], "what is repeated is no news"
    said.clear()
    change = SimpleNamespace(table=sitting(ADA), told=told_by(0, 1, 0), passed=(), repeated=False)
    await answers.tell_moves(
        cast(Any, None), by_ada("warned"), cast(Any, change), frozenset(), "undo-done", ["also"]
    )
    assert said[1] == ["also", "- move of 0", "- move of 0", "warned"]
    said.clear()
    change = SimpleNamespace(table=sitting(ADA), told=(), passed=(), repeated=False)
    await answers.tell_moves(cast(Any, None), by_ada("warned"), cast(Any, change), frozenset(), "undo-done")
    assert said[1] == [EN.key("undo-done"), "warned"]


@pytest.mark.parametrize(
    ("before", "after", "in_turn"),
    [(4, 4, True), (4, 6, False), (None, 4, False), (4, None, False), (None, None, False)],
)
@pytest.mark.parametrize("repeated", [True, False])
async def test_while_a_vote_goes_on_its_card_stays_and_whoever_is_new_is_notified(
    said: list[object], before: int | None, after: int | None, in_turn: bool, repeated: bool
) -> None:
    was = sitting(ADA, asked=(BRUNO,), vote=before)
    change = SimpleNamespace(
        table=sitting(ADA, CELINA, asked=(BRUNO, 4), vote=after), told=told_by(0), repeated=repeated
    )
    await answers.tell_request(cast(Any, None), by_ada(), was, cast(Any, change), "undo-done")
    news = News(change.told, frozenset({CELINA, 4}), frozenset({CELINA}), in_turn=in_turn)
    assert said == [3, [EN.key("undo-done")], None if repeated else news]


async def test_the_picture_of_the_next_moves_is_drawn_before_the_board(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The card waits for the private answer, which waits for its picture; where nobody is asked anything, the board is drawn at once."""
    said: list[object] = []
    match = Match.new(forest := find("spirits-of-the-forest"), forest.Options(), 2, b"ahead")
    tasks, pool = Tasks(), RenderPool()

    async def draw(what: str) -> None:
        said.append(what)

    async def nothing(*_: object) -> None:
        return None

    def draw_ahead(*_: object) -> None:
        tasks.spawn(draw("board"))

    async def tell(_: int, what: object, __: object) -> None:
        said.append(what)

    monkeypatch.setattr(choice_map, "draw", lambda *_: draw("choice"))
    monkeypatch.setattr(answers, "tip", nothing)
    poster: Any = SimpleNamespace(
        pool=pool,
        emojis=Emojis(),
        draw_ahead=draw_ahead,
        tables=SimpleNamespace(hints=SimpleNamespace(rest=nothing)),
        pages=SimpleNamespace(turn=lambda *_, is_open: said.append(is_open)),
        tell=tell,
    )
    monkeypatch.setattr(answers, "put_aside", nothing)
    try:
        for seat in (match.awaiting[0], 1 - match.awaiting[0]):
            asking: Any = Answered()
            asking.person = SimpleNamespace(id=seat + 1)
            await answers.answer_with_moves(poster, asking, table_of(match, "en"), "made", cast(Any, "news"))
            await tasks.drain()
    finally:
        await pool.close()
    assert said == ["choice", "board", True, "news", False, "news", "board"]
