"""/order as people use it, through the unmodified bot."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.cards import choice_map
from bot.discord.commands.desk import Desk
from bot.discord.commands.turn import orders
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Table
from bot.tables.model.errors import NotSeated, StoodIn
from bot.tables.model.table import Venue
from bot.tables.orders import parser
from bot.tables.orders.plan import OrderStep, Otherwise, WantedMove
from engine.errors import Refused
from engine.match import Match
from engine.registry import find, games
from engine.text import say
from standin.faults.model import Failing
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.grove import Grove, asked, card_of, grove, picked, playing, pressed
from tests.bot.recorded.conversation import keyed
from tests.standin.people import Person
from words.catalogue import Words, words

DIRECT = 1
TURN = "take A1, else take D1 anyway; keep"


async def test_an_order_in_words_waits_for_its_turn_and_tells_its_owner_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        offered = await bruno.choices("/order give plan:take A1, else take d")
        assert str(offered[0].value).startswith("take A1, else take D")
        assert "Take D" in offered[0].name
        wrong = await asked(bruno, "/order give plan:take A1; tkae B1")
        assert "Step 2" in wrong.text
        assert "tkae" in wrong.text

        given = await asked(bruno, f"/order give plan:{TURN}")
        assert given.is_ephemeral
        assert "take A1, else take D1 anyway; keep" in given.text
        assert "earlier order" not in given.text
        again = await asked(bruno, f"/order give plan:{TURN}")
        assert "earlier order here is gone" in again.text
        listed = await asked(bruno, "/order list")
        assert "take A1" in listed.text
        assert "no orders" in (await asked(ada, "/order list")).text

        await asked(ada, "/forest take first:A1")
        await asked(ada, "/forest keep")
        await card_of(ada, "Bruno takes D1")
        assert [chair.name for chair in (await place.table(ada)).awaiting] == ["Ada"]
        told = [message for message in ada.messages() if "order" in message.text.lower()]
        assert all(message.is_ephemeral for message in told)

        def direct() -> list[str]:
            return [key for key, channel in bruno.channels.items() if channel["type"] == DIRECT]

        await bruno.until(lambda: bool(direct()), "a direct message")
        await bruno.go(direct()[0])
        message = await bruno.sees("Your order is done.")
        assert "Played:" in message.text
        assert "About your order in Spirits of the Forest" in message.text


async def test_more_steps_are_for_a_game_that_goes_on(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        await playing(ada, bruno)
        given = await asked(bruno, f"/order give plan:{TURN}")
        await asked(ada, "/pause")
        assert "paused" in (await pressed(bruno, given, "Add a step")).text
        again = await asked(bruno, "/order list")
        sure = await asked(bruno, "/resign")
        await pressed(bruno, sure, "Leave the game")
        await pressed(ada, await asked(ada, "/cancel"), "Cancel the game")
        assert "over" in (await pressed(bruno, again, "Add a step")).text


async def test_an_order_is_picked_from_menus_and_withdrawn(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (place, (ada, celina)):
        await playing(ada, celina)
        await celina.speak("pl")
        page = await asked(celina, "/order give")
        assert "Co zagrać" in page.text
        closed = await pressed(celina, page, "Anuluj")
        assert "nic się nie zmieniło" in closed.text
        page = await asked(celina, "/order give")
        page = await picked(celina, page, "Który kafel?", "A12 - - -")
        given = await picked(celina, page, "A jeśli to niemożliwe?", "pomiń to i przejdź do następnego kroku")
        assert "zbierz A12, inaczej pomiń ten krok" in given.text
        assert await place.tables.orders.tables() == [(await place.table(ada)).id]
        gone = await pressed(celina, given, "Anuluj")
        assert "anulowany" in gone.text
        assert await place.tables.orders.tables() == []


async def carried_out_untold(place: Grove, ada: Person, bruno: Person) -> None:
    """Begin a game in which an order of Bruno's has been carried out, and he could not be written to."""
    await playing(ada, bruno)
    await asked(bruno, f"/order give plan:{TURN}")
    closed = place.local.faults.add(Failing(route="POST .*/users/@me/channels", status=403))
    await asked(ada, "/forest take first:A1")
    await asked(ada, "/forest keep")
    await card_of(ada, "Bruno takes D1")
    await closed.over.wait()


async def test_where_direct_messages_are_closed_it_is_told_with_the_next_answer(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await carried_out_untold(place, ada, bruno)
        await asked(bruno, "/hand")
        told = await bruno.sees("Your order is done.")
        assert told.is_ephemeral


async def test_what_an_order_did_is_told_once_also_where_the_next_answer_is_to_another_order(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await carried_out_untold(place, ada, bruno)
        given = await asked(bruno, "/order give plan:take B1; keep")
        above, below = given.text.split("> take B1")
        assert "What the order before it did:" in above
        assert "Your order is done." in above
        assert "Played:" not in below
        await place.tidied()
        assert sum("Your order is done." in message.text for message in bruno.messages()) == 1


async def test_what_an_order_has_moved_at_once_is_shown_also_where_its_owner_cannot_be_answered(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (place, (ada, bruno)):
        await playing(ada, bruno)
        lost = place.local.faults.add(Failing(route="PATCH .*/webhooks/.*/messages/@original", status=404))
        unanswered = asyncio.create_task(ada.command("/order give plan:take A1; keep"))
        await lost.over.wait()
        await card_of(bruno, "Bruno’s turn")
        unanswered.cancel()


@pytest.mark.parametrize("game", games())
async def test_an_order_is_shown_by_moves_of_the_game_that_is_played(game: str, tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        await asked(ada, f"/play game:{game} seats:1") if 1 in find(game).seats else await alone(ada, game)
        if 1 in find(game).seats:
            await asked(ada, "/start")
        page = await asked(ada, "/order give")
        table = await running.table(ada)
        [line] = [each for each in page.text.split("\n") if each.startswith("-# Write: ")]
        shown = line.removeprefix("-# Write: ").removesuffix("; …").replace("\\", "")
        assert parser.read(shown, table.game, table.people, "en").steps[0].wanted


async def alone(person: Person, game: str) -> None:
    """Begin a game with a computer player."""
    lobby = await asked(person, f"/play game:{game} seats:2")
    await picked(person, lobby, "Add a computer", "random")
    await asked(person, "/start")


@pytest.mark.parametrize(
    ("typed", "before"),
    [
        ("", ""),
        ("take A1", ""),
        ("take A1;", "take A1;"),
        ("take A1; ke", "take A1; "),
        ("take A1;keep;  ta", "take A1;keep;  "),
        ("take A1, else ", "take A1, else "),
        ("take A1 else take", "take A1 else "),
        ("take A1, Else take B", "take A1, Else "),
        ("take else, take B", "take else, "),
        ("take elsewhere take B", ""),
        ("take A1; keep else ta", "take A1; keep else "),
        ("take A1 else ta; keep", "take A1 else ta; "),
        ("take A1, w przeciwnym razie ta", "take A1, w przeciwnym razie "),
    ],
)
def test_a_plan_is_suggested_on_from_its_last_move(typed: str, before: str) -> None:
    assert orders._split_last_move(typed) == (before, typed.removeprefix(before))


@pytest.mark.parametrize(
    ("computer", "person", "refusal"),
    [("random", 1, StoodIn), (None, 9, NotSeated)],
    ids=["stood in", "onlooker"],
)
async def test_moves_for_an_order_are_shown_only_to_whom_it_could_be_given(
    computer: str | None, person: int, refusal: type[Refused]
) -> None:
    game = find("moonlight")
    table = table_of(Match.new(game, game.Options(), 2, b"orders"), "en")
    table = replace(table, chairs=tuple(replace(each, computer=computer) for each in table.chairs))

    async def playing_here(_: object) -> Table:
        return table

    async def ahead(*_: object) -> None:
        raise AssertionError("nothing is looked for")

    desk = SimpleNamespace(
        playing_here=playing_here, tables=SimpleNamespace(orders=SimpleNamespace(ahead=ahead))
    )
    asks = SimpleNamespace(person=SimpleNamespace(id=person))
    with pytest.raises(refusal):
        await orders.give(cast(Desk, desk), cast(Request, asks))


STEP = OrderStep(wanted=(WantedMove(path="take A1"),), otherwise=Otherwise.STOP)


class Ledger:
    """The orders of somebody, a request that notes its answer, and what is marked as heard."""

    def __init__(self, *given: Any) -> None:
        self.given, self.heard = given, list[int]()
        self.orders = self.tables = self
        self.pages: list[list[str]] = []
        self.person, self.words = SimpleNamespace(id=1), words("en")

    async def of(self, person: int) -> list[Any]:
        assert person == 1
        return [*self.given]

    async def table(self, number: int) -> Any:
        return SimpleNamespace(
            id=number,
            game=SimpleNamespace(id="moonlight"),
            people=(),
            chairs=(),
            place=Venue(number + 10),
        )

    async def mark_heard(self, order: Any) -> None:
        self.heard.append(order.id)

    async def answer(self, page: Any) -> None:
        self.pages.append(
            [found for part in parts(page) if (found := part.get("content") or part.get("custom_id"))]
        )


def standing_order(number: int, *, runs: bool = True, news: bool = False) -> Any:
    standing = SimpleNamespace(is_running=runs, news=[say("resume-done")] if news else [])
    return SimpleNamespace(id=number, table=number + 1, standing=standing, left=(STEP,))


async def test_orders_are_listed_each_with_its_news_and_its_buttons_while_it_runs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(parser, "write", lambda *_: "take A_1")
    ledger = Ledger(standing_order(3), standing_order(6, runs=False, news=True))
    await orders.list_orders(cast(Desk, ledger), cast(Request, ledger))
    assert ledger.pages == [
        [
            "order-about(game moonlight, place <#14>)\n> take A\\_1",
            "gk:4:0:ordermoves:",
            "gk:4:3:orderdrop:",
            "order-about(game moonlight, place <#17>)\n- resume-done",
        ]
    ]
    assert ledger.heard == [3, 6]
    many = Ledger(*(standing_order(number, runs=number < 9, news=True) for number in range(1, 11)))
    await orders.list_orders(cast(Desk, many), cast(Request, many))
    assert [each for each in many.pages[0] if each.endswith("orderdrop:")] == [
        f"gk:{number + 1}:{number}:orderdrop:" for number in (1, 2, 3)
    ]
    assert many.heard == [1, 2, 3, 9], "what is not shown is told another time"
    assert [each.partition("\n")[0] for each in many.pages[0] if "order-about" in each][-1] == (
        "order-about(game moonlight, place <#20>)"
    )
    none = Ledger()
    await orders.list_orders(cast(Desk, none), cast(Request, none))
    assert (none.pages, none.heard) == ([["order-nothing"]], [])


class Offer(SimpleNamespace):
    """A picker whose pages are named by what they are asked for."""

    def root(self, above: str, picture: object) -> Any:
        return Page(text(f"root {above} {picture}"))

    def at(self, trail: str, page: int, *, picture: object) -> Any:
        return Page(text(f"at {trail} {page} {picture}"))


@pytest.mark.parametrize("picture", [None, "a map"])
@pytest.mark.parametrize(
    ("legal", "moment", "is_whole", "said"),
    [
        ((), 8, False, ["order-language"]),
        (("a move",), 8, False, ["root refusal-stale\norder-pick {picture}", "order-language"]),
        (("a move",), 9, False, ["at take 2 {picture}"]),
        (("a move",), 9, True, ["the preview of a move"]),
    ],
)
async def test_an_order_is_picked_field_by_field_from_what_may_be_possible_then(
    monkeypatch: pytest.MonkeyPatch,
    picture: str | None,
    legal: tuple[str, ...],
    moment: int,
    is_whole: bool,
    said: list[str],
) -> None:
    answers: list[Any] = []

    async def answer(page: Page, pictures: Any = ()) -> None:
        answers.append(([part["content"] for part in parts(page) if "content" in part], [*pictures]))

    async def table(number: int) -> Any:
        return SimpleNamespace(id=number, moment=9)

    async def picker(*_: object) -> Any:
        return Offer(legal=legal)

    async def draw(*_: object) -> Any:
        return picture

    async def running(*_: object) -> None:
        return None

    async def fallbacks(*_: object) -> list[Otherwise]:
        return [Otherwise.STOP]

    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(orders, "_example", lambda *_: ())
    monkeypatch.setattr(orders, "_picker", picker)
    monkeypatch.setattr(choice_map, "draw", draw)
    monkeypatch.setattr(orders, "read_trail", lambda *_: "take")
    monkeypatch.setattr(orders, "skip_forced", lambda _, trail: trail)
    monkeypatch.setattr(orders, "whole_action", lambda *_: "a move" if is_whole else None)

    def preview(_: Any, __: Any, action: str, ways: list[Otherwise], *, can_add: bool) -> Page:
        assert (ways, can_add) == ([Otherwise.STOP], False)
        return Page(text(f"the preview of {action}"))

    monkeypatch.setattr(orders, "_preview", preview)
    known = SimpleNamespace(running=running, fallbacks=fallbacks)
    desk: Any = SimpleNamespace(pool=None, tables=SimpleNamespace(table=table, orders=known))
    request: Any = SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7), answer=answer)
    await orders.step(desk, request, CustomId(3, moment, "orderstep", "take", 2))
    is_pictured = picture is not None and bool(legal) and not is_whole
    assert answers == [([each.format(picture=picture) for each in said], [picture] if is_pictured else [])]
