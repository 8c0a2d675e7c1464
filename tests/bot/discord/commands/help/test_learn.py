"""/learn as people use it, through the unmodified bot."""

from __future__ import annotations

from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.help import learn
from bot.discord.delivery.long_jobs.personal_queues import PersonalQueues
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.requests.guided_games import GuidedTooLong, code_of
from engine.guided_game import LEARNER
from engine.registry import find
from engine.text import Seat, say
from render import pictures
from tests.bot.discord.grove import asked, grove, labels, picked, pressed
from tests.bot.recorded.conversation import keyed
from tests.engine.toys.pebbles import GAME as PEBBLES
from words.catalogue import Words, words


async def test_a_learner_is_guided_to_the_end_alone_and_across_a_restart(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        page = await asked(ada, "/learn")
        assert page.is_ephemeral
        page = await pressed(ada, page, "Spirits of the Forest")
        assert "move 1 of 8" in page.text
        assert "nine tiles are left" in page.text
        assert "may be taken together" in page.text
        first = page
        page = await pressed(ada, page, "Do that")
        assert "Ada takes A4" in page.text
        assert "move 2 of 8" in page.text
        assert (await pressed(ada, page, "Take back")).text == first.text
        page = await pressed(ada, first, "Do that")

        await place.stop()
        await place.start()
        await ada.bot_ready()
        for _ in range(7):
            page = await pressed(ada, page, "Do that")
        assert "46" in page.text
        assert "- branches 6, the most: 6" in page.text
        assert "Do that" not in labels(page)
        again = await pressed(ada, page, "From the beginning")
        assert "move 1 of 8" in again.text
        assert "begins again" in (await pressed(ada, again, "Close")).text
        assert await place.tables.at(int(ada.channel)) is None
        assert bruno.messages() == []


async def test_a_learner_may_go_another_way_and_is_helped_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        await ada.speak("pl")
        page = await pressed(ada, await asked(ada, "/rules game:spirits-of-the-forest"), "Nauka przez grę")
        assert "ruch 1 z 8" in page.text
        page = await picked(ada, page, "Który kafel?", "A7 - - -")
        assert "Ada" in page.text
        assert "A7" in page.text
        assert "ruch 2" not in page.text
        assert "Zrób tak" in labels(page), "the hint of a computer player"
        strayed = page
        page = await pressed(ada, page, "Zrób tak")
        assert (await pressed(ada, page, "Cofnij")).text == strayed.text


async def test_the_island_is_learned_in_thirteen_presses_to_a_small_victory(tmp_path: Path) -> None:
    """Through a threshold, a defence, fear cards, a ravage that does nothing for it, and slow powers that win."""
    told: list[str] = []
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        page, presses = await asked(ada, "/learn game:spirit-island"), 0
        while "Do that" in labels(page):
            page, presses = await pressed(ada, page, "Do that"), presses + 1
            told.append(page.text)
    assert presses == 13 <= 15
    story = "\n".join(told)
    for part in (
        "thresholds 1 and 2",
        "C7 gets Defend 3",
        "Fear card Wary of the Interior",
        "Invaders ravage C7 for 0 damage",
        "Ada uses Crops Wither and Fade",
        "The spirits win: the invaders flee in terror",
    ):
        assert part in story, part


def stand(**parts: Any) -> Any:
    """Return a place in a guided game of moonlight."""
    line = SimpleNamespace(label=say("hand-secret"), points=-2)
    standings = (SimpleNamespace(seat=Seat(1), lines=(line, line)), SimpleNamespace(seat=Seat(0), lines=()))
    outcome = SimpleNamespace(final=parts.pop("final", True), standings=standings)
    view = SimpleNamespace(outcome=outcome)
    usual = {
        "game": find("moonlight"),
        "match": SimpleNamespace(view=lambda seat: view if seat == LEARNER else None),
        "moves": ("a move",),
        "told": (),
        "step": None,
        "followed": 4,
        "before": None,
    }
    return SimpleNamespace(**usual | parts)


@pytest.mark.parametrize("is_final", [True, False])
@pytest.mark.parametrize(
    ("standing", "is_named", "more"),
    [
        (["first", "second"], False, ["- first", "- second"]),
        (["first"], True, ["- first"]),
        ([], True, ["the ranking"]),
        ([], False, ["the ranking", "**Bruno**", *["- hand-secret: −2"] * 2, "**Ada**"]),
    ],
)
def test_the_score_of_a_lesson_is_told_line_by_line_as_far_as_the_game_has_no_words_for_it(
    monkeypatch: pytest.MonkeyPatch, standing: list[str], is_named: bool, more: list[str], is_final: bool
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(Words, "has", lambda _, key: is_named and key == "moonlight-standing")
    monkeypatch.setattr(pictures, "standing", lambda *_: standing)
    monkeypatch.setattr(learn, "ranking", lambda *_: "the ranking")
    monkeypatch.setattr(learn, "escaped_names", lambda _: ("Ada", "Bruno"))
    request = cast(Request, SimpleNamespace(words=words("en"), language="en"))
    assert [*learn._score(request, stand(final=is_final), cast(Table, None))] == [
        "guided-over" if is_final else "guided-left",
        *more,
        "-# guided-then",
    ]


def test_a_lesson_begins_with_what_it_is_and_then_tells_what_happened(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(learn, "escaped_names", lambda _: ("Ada",))
    monkeypatch.setattr(learn, "sentences", lambda told, *_: [f"{told} happened"])
    monkeypatch.setattr(learn, "guided", lambda game: SimpleNamespace(step=range(9)))
    request, table = cast(Request, SimpleNamespace(words=words("en"))), cast(Table, None)
    title = "### guided-title(game moonlight)"
    assert [*learn._told(request, stand(), table, "")] == [title]
    assert [*learn._told(request, stand(told=("A", "B")), table, "above")] == [
        title,
        "above",
        "- A happened\n- B happened",
    ]
    begins = [*learn._told(request, stand(moves=(), step="a step"), table, "")]
    assert begins == [
        "### guided-title-step(count 9, game moonlight, number 5)",
        "guided-about",
        "moonlight-guided-begin",
    ]


@pytest.mark.parametrize(
    ("before", "ids"),
    [
        (None, ["learnend"]),
        (8, ["learnback", "learnanew", "learnend"]),
        (0, ["learnback", "learnanew", "learnend"]),
    ],
)
def test_from_a_lesson_lead_ways_back_where_there_is_something_behind(
    before: int | None, ids: list[str]
) -> None:
    request = cast(Request, SimpleNamespace(words=words("en")))
    found = [CustomId.read(cast(Any, each).custom_id) for each in learn._ways(request, stand(before=before))]
    assert [each.op for each in found] == ids
    if before is not None:
        assert found[0].moment == before
        assert found[1].moment == code_of(find("moonlight"))


def test_only_a_game_that_has_a_lesson_begins_with_it() -> None:
    button = learn.begin_button(find("living-forest"), words("en"))
    assert button is not None
    assert button.item.label == words("en").key("button-learn")  # type: ignore[attr-defined]
    assert learn.begin_button(PEBBLES, words("en")) is None
    desk = SimpleNamespace(games={each.id: each for each in (PEBBLES, find("living-forest"))})
    assert [game.id for game in learn._games(cast(Any, desk))] == ["living-forest"]


@pytest.mark.parametrize(
    ("named", "here", "shown"),
    [
        ("moonlight", None, "moonlight"),
        ("moonlight", "living-forest", "moonlight"),
        (None, "living-forest", "living-forest"),
        (None, "pebbles", None),
        (None, None, None),
    ],
)
async def test_the_lesson_is_that_of_the_game_that_is_named_or_played_here_or_asked_for(
    monkeypatch: pytest.MonkeyPatch, named: str | None, here: str | None, shown: str | None
) -> None:
    found: list[object] = []

    async def show(_: object, __: object, code: int) -> None:
        found.append(code)

    async def at(_: int) -> Any:
        return None if here is None else SimpleNamespace(game=SimpleNamespace(id=here))

    async def answer(page: object) -> None:
        found.append(page)

    monkeypatch.setattr(learn, "_show", show)
    monkeypatch.setattr(learn, "_question", lambda _, __, question: question)
    games = {each.id: each for each in (PEBBLES, find("living-forest"), find("moonlight"))}
    desk: Any = SimpleNamespace(looks=PersonalQueues(), games=games, tables=SimpleNamespace(at=at))
    request: Any = SimpleNamespace(
        person=SimpleNamespace(id=1),
        place=SimpleNamespace(channel=5),
        words=words("en"),
        defer=None,
        answer=answer,
    )
    await learn.begin(desk, request, named)
    assert found == [words("en").key("guided-which") if shown is None else code_of(games[shown])]


@pytest.mark.parametrize(
    ("trail", "action", "is_long", "shown"),
    [
        (None, "take", False, (5, "refusal-not-among")),
        ("trail", "take", False, (6, "")),
        ("trail", "take", True, (5, "guided-long")),
    ],
)
async def test_a_lesson_goes_on_with_a_legal_move_as_long_as_a_button_can_say_where_it_is(
    monkeypatch: pytest.MonkeyPatch, trail: str | None, action: str, is_long: bool, shown: tuple[int, str]
) -> None:
    found: list[tuple[int, str]] = []

    def after(chosen: str) -> int:
        assert chosen == action
        if is_long:
            raise GuidedTooLong
        return 6

    async def stand(*_: object) -> Any:
        return SimpleNamespace(code=5, after=after)

    async def show(_: object, __: object, code: int, above: str = "") -> None:
        found.append((code, above))

    async def nothing(*_: object) -> None:
        """Take no time."""

    monkeypatch.setattr(Words, "say", keyed)
    for name, value in (
        ("_stand", stand),
        ("_show", show),
        ("_table", lambda *_: None),
        ("MovePicker", lambda *_: SimpleNamespace(legal=())),
        ("read_trail", lambda *_: trail),
        ("skip_forced", lambda _, one: one),
        ("whole_action", lambda *_: action),
    ):
        monkeypatch.setattr(learn, name, value)
    desk: Any = SimpleNamespace(looks=SimpleNamespace(of=lambda *_: nullcontext()))
    request: Any = SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7), defer=nothing)
    await learn.step(desk, request, CustomId(0, 5, "learnstep", "take"))
    assert found == [shown]
