"""/board, /hand and /scores: each is answered from its reader's own view."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.desk import Desk
from bot.discord.commands.turn import look
from bot.discord.delivery.request import Request
from bot.discord.ui.components import pages_of
from bot.tables.model.table import Person as Host
from engine.errors import Refused
from engine.outcome import Standing
from engine.text import Seat, say
from render import pictures
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
    turn,
)
from words.catalogue import words


async def test_what_one_may_see_is_shown_to_oneself_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        await card_of(celina, "Ada takes")
        for line in ("/hand", "/scores", "/board private:true", "/board text:true", "/history", "/help"):
            before = [m.id for m in celina.messages()]
            answer = await asked(ada, line)
            assert answer.is_ephemeral
            assert answer.text.strip()
            assert [m.id for m in celina.messages()] == before
        assert "takes A1" in (await asked(ada, "/history")).text
        assert "SF-GEM-" in (await asked(celina, "/rules question:klejnot")).text
        assert "Nie ma tu zasady" in (await asked(celina, "/rules question:rakieta")).text


async def test_the_board_again_moves_the_card_down(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.say("what a lovely forest")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(card.id) and bool(m.pictures) and bool(labels(m)))
        assert anew.mentions == []
        assert len(anew.alt_texts) == 1
        await ada.until(lambda: labels(card) == [], "the old card to lose its buttons")
        assert card.mentions == []
        assert f"/{anew.id})" in card.text, "the way to the newest card"


async def test_the_scores_of_living_forest_name_trees_fires_and_flowers_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        said = (await asked(ada, "/scores")).text
        assert all(said.count(goal) == 2 for goal in ("trees", "fires", "flowers")), said


async def test_a_description_that_is_too_long_for_a_message_comes_in_parts_each_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await ada.speak("en-US")
        table = await running.table(ada)
        whole = pictures.describe(table.game.id, table.view(int(ada.id)), table.people, "en")
        told = pages_of(whole, len(whole) // 3)
        assert len(told) > 2
        monkeypatch.setattr("bot.discord.commands.turn.look.pages_of", lambda _: told)
        before = {m.id for m in ada.messages()}
        assert (await asked(ada, "/board text:true")).text == told[0]
        await running.tidied()
        last = await asked(ada, "/scores")
        assert [m.text for m in ada.messages() if m.id not in before | {last.id}] == told


async def test_open_hands_can_be_looked_at_by_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        table = await running.table(ada)
        await running.tables.configure(table.id, Host(int(ada.id), "Ada"), 7, options={"spirits": "easy"})
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        own = await asked(bruno, "/hand")
        of_ada = await pressed(bruno, own, "Ada")
        assert of_ada.is_ephemeral
        assert of_ada.alt_texts == (await asked(ada, "/hand")).alt_texts
        assert labels(of_ada) == ["Bruno"]


async def test_secret_hands_are_looked_at_by_nobody_else(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        assert "Hands are secret" in (await asked(ada, "/hand person:Celina")).text
        assert labels(await asked(ada, "/hand")) == []


async def test_a_table_that_one_has_muted_pings_nobody_but_the_others_and_can_be_heard_again(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        card = await playing(ada, bruno)
        done = await pressed(bruno, await pressed(bruno, card, "More"), "No pings from this table")
        assert done.is_ephemeral
        await turn(ada, "A1")
        card = await bruno.sees("Bruno’s turn: take")
        assert card.mentions == []
        await turn(bruno, "A12")
        card = await ada.sees(lambda m: "Ada’s turn: take" in m.text and "Bruno takes A12" in m.text)
        assert card.mentions == ["Ada"]
        await pressed(bruno, await pressed(bruno, card, "More"), "Pings from this table")
        await turn(ada, "B1")
        await bruno.sees(lambda m: m.mentions == ["Bruno"] and "Ada takes B1" in m.text)


class Sight:
    """A view of a table from one seat."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.headline = say("hand-secret")

    def model_copy(self, update: dict[str, int]) -> Sight:
        return Sight(update["seat"])


class Glance:
    """A desk that draws, and a request that notes what it is answered and told."""

    def __init__(self, drawn: Picture | None = None) -> None:
        self.drawn = drawn
        self.pool = self
        self.words, self.language, self.person = words("en"), "en", SimpleNamespace(id=ADA)
        self.views: list[int | None] = []
        self.answers: list[object] = []

    async def draw(self, _: object, game: str, view: Sight, people: object, language: str) -> Picture | None:
        assert (game, people, language) == ("moonlight", ("Ada", "Bruno", "Celina"), "en")
        self.views.append(view.seat)
        return self.drawn

    async def defer(self) -> None:
        self.answers.append("deferred")

    async def tell(self, key: str) -> None:
        self.answers.append(key)

    async def answer(self, page: Any, pictures: list[Any]) -> None:
        said = [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        self.answers.append((said, [each.name for each in pictures]))


def looked_at(*, own: int | None, is_open: bool) -> Any:
    people = ("Ada", "Bruno", "Celina")
    return SimpleNamespace(
        id=3,
        people=people,
        chairs=[SimpleNamespace(seat=Seat(seat), name=name) for seat, name in enumerate(people)],
        game=SimpleNamespace(id="moonlight", open_hands=is_open),
        seat_of=lambda person: own if person == ADA else None,
        view=lambda person: Sight(own if person == ADA else None),
    )


ADA = 1
ADDED, ALONE = Picture(b"", "alt", 1, 1, told="a hand"), Picture(b"", "alt", 1, 1)


@pytest.mark.parametrize(
    ("own", "is_open", "seat", "drawn", "seen", "answers"),
    [
        (0, False, None, ADDED, [0], ["deferred", (["a hand"], ["hand.png"])]),
        (0, False, 0, ALONE, [0], ["deferred", (["alt"], ["hand.png"])]),
        (0, False, None, None, [0], ["deferred", "hand-empty"]),
        (None, False, None, ADDED, [], ["hand-onlooker"]),
        (None, True, None, ADDED, [], ["hand-onlooker"]),
        (
            0,
            True,
            None,
            ADDED,
            [0],
            ["deferred", (["a hand", "gk:3:0:hand:1", "gk:3:0:hand:2"], ["hand.png"])],
        ),
        (0, True, 2, ADDED, [2], ["deferred", (["a hand", "gk:3:0:hand:0", "gk:3:0:hand:1"], ["hand.png"])]),
        (
            None,
            True,
            1,
            ADDED,
            [1],
            ["deferred", (["a hand", "gk:3:0:hand:0", "gk:3:0:hand:2"], ["hand.png"])],
        ),
    ],
)
async def test_a_hand_is_shown_to_whom_it_is_no_secret(
    own: int | None,
    is_open: bool,
    seat: int | None,
    drawn: Picture | None,
    seen: list[int],
    answers: list[object],
) -> None:
    glance, table = Glance(drawn), looked_at(own=own, is_open=is_open)
    await look._show_hand(
        cast(Desk, glance), cast(Request, glance), table, None if seat is None else Seat(seat)
    )
    assert glance.views == seen
    assert glance.answers == answers


@pytest.mark.parametrize("own", [2, None])
async def test_a_table_is_described_as_who_asks_knows_it(own: int | None) -> None:
    described: list[object] = []

    async def draw(_: object, game: str, view: Sight, people: object, language: str) -> str:
        return f"{game} for {view.seat} in {language}"

    async def answer_all(parts: list[str]) -> None:
        described.append(parts)

    table = looked_at(own=own, is_open=False)
    desk = SimpleNamespace(pool=SimpleNamespace(draw=draw))
    request = SimpleNamespace(person=SimpleNamespace(id=ADA), language="pl", answer_all=answer_all)
    await look._describe(cast(Desk, desk), cast(Request, request), table)
    assert described == [[f"moonlight for {own} in pl"]]


@pytest.mark.parametrize("own", [0, None])
async def test_a_secret_hand_of_another_is_refused(own: int | None) -> None:
    glance, table = Glance(ADDED), looked_at(own=own, is_open=False)
    with pytest.raises(Refused) as refused:
        await look._show_hand(cast(Desk, glance), cast(Request, glance), table, Seat(1))
    assert refused.value.text == say("hand-secret")
    assert glance.answers == []


def test_a_sum_names_only_what_counts() -> None:
    lines = [SimpleNamespace(label=say("hand-secret"), points=points) for points in (3, 0, -2)]
    english = words("en")
    secret = english.key("hand-secret")
    standing = cast(Standing, SimpleNamespace(seat=Seat(1), lines=lines))
    assert look._sum(standing, english, ("Ada", "Bruno")) == f"**Bruno**: {secret} (3) · {secret} (−2)"
    nothing = cast(Standing, SimpleNamespace(seat=Seat(1), lines=lines[1:2]))
    assert look._sum(nothing, english, ("Ada", "Bruno")) == ""
