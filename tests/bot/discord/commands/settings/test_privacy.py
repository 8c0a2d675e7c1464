"""/privacy, through the whole bot."""

from __future__ import annotations

import io
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from zipfile import ZipFile

import pytest

from bot.discord.cards.table_card import News
from bot.discord.commands.desk import Desk
from bot.discord.commands.settings import privacy
from bot.discord.commands.settings.privacy import MOST, _kept, _tell
from bot.discord.delivery.request import Request
from bot.discord.ui.custom_id import CustomId
from bot.tables import Change, Status, Told, Venue
from bot.tables.requests.privacy import Kept
from engine.text import Seat
from tests.bot.discord.cards.test_every_card import parts
from tests.bot.discord.grove import FOREST, SEED, asked, grove, playing, pressed
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words


async def test_somebody_looks_takes_everything_away_and_is_forgotten(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        shown = await asked(ada, "/privacy")
        assert shown.is_ephemeral
        assert "One game stores your Discord id" in shown.text
        exported = await pressed(ada, shown, "Export my data")
        assert exported.is_ephemeral
        with ZipFile(io.BytesIO(await ada.fetch(exported.files[0]))) as archive:
            assert "Grovekeeper keeps about you" in archive.read("README.txt").decode()
            assert json.loads(archive.read("games.json"))[0]["my_name"] == "Ada"
            whole = "".join(archive.read(name).decode() for name in archive.namelist())
        assert "Celina" not in whole
        assert SEED.hex() not in whole

        preview = await pressed(ada, await asked(ada, "/privacy"), "Forget me…")
        apart = [str(c.get("content")) for c in preview.components]  # a line below a list would belong to it
        assert any(part.startswith("One game is still going on") for part in apart)
        assert (await running.table(ada)).people == ("Ada", "Celina")
        assert "I no longer know you" in (await pressed(ada, preview, "Yes, forget me for good")).text
        card = await celina.sees(lambda m: "Player 1" in m.text and not m.is_ephemeral)
        assert "Ada" not in card.text
        assert (await running.table(celina)).people == ("Player 1", "Celina")
        assert "No game has your name" in (await asked(ada, "/privacy")).text


@pytest.mark.parametrize(
    ("counts", "more"),
    [
        ({}, ["privacy-no-settings"]),
        ({"has_settings": True}, ["privacy-settings"]),
        ({"orders": 2}, ["privacy-no-settings", "privacy-orders(count 2)"]),
        ({"trials": 1}, ["privacy-no-settings", "privacy-trial"]),
        ({"challenges": 3}, ["privacy-no-settings", "privacy-challenges(count 3)"]),
        ({"tournaments": 4}, ["privacy-no-settings", "privacy-tournaments(count 4)"]),
    ],
)
def test_what_is_kept_is_told_as_far_as_there_is_anything(
    monkeypatch: pytest.MonkeyPatch, counts: dict[str, Any], more: list[str]
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    none = {"has_settings": False, "orders": 0, "trials": 0, "challenges": 0, "tournaments": 0}
    kept = cast(Kept, SimpleNamespace(data=SimpleNamespace(games=5, moves=6, **none | counts)))
    assert [*_kept(kept, words("en"))] == [
        "### privacy-title",
        "privacy-games(count 5)",
        "privacy-moves(count 6)",
        *more,
        "",
        "privacy-nothing-else",
    ]


@pytest.mark.parametrize("live", [1, MOST, MOST + 3])
async def test_all_games_that_would_be_left_are_counted_and_as_many_named_as_there_is_room_for(
    monkeypatch: pytest.MonkeyPatch, live: int
) -> None:
    pages: list[Any] = []

    async def answer(page: Any) -> None:
        pages.append(page)

    async def kept(person: int) -> Any:
        assert person == 7
        return SimpleNamespace(live=[SimpleNamespace(game=SimpleNamespace(id=FOREST), place=Venue(5))] * live)

    monkeypatch.setattr(Words, "say", keyed)
    desk = cast(Desk, SimpleNamespace(tables=SimpleNamespace(privacy=SimpleNamespace(kept=kept))))
    request = SimpleNamespace(words=words("en"), person=SimpleNamespace(id=7), answer=answer)
    await privacy.ask_to_forget(desk, cast(Request, request), CustomId(0, 0, "forget"))
    [page] = pages
    preview, games = [part["content"] for part in parts(page) if "content" in part]
    assert preview == "privacy-forget-preview"
    title, *named = games.split("\n")
    assert title == f"privacy-forget-live(count {live})"
    assert named == [f"- {FOREST}, <#5>"] * min(live, MOST)


LEFT = (Told(Seat(0), "@resign", ()),)


@pytest.mark.parametrize(
    ("match", "told", "status", "done"),
    [
        (None, (), Status.LOBBY, ["refresh 3"]),
        ("match", LEFT, Status.PLAYING, [(3, News(LEFT, frozenset({7})))]),
        ("match", LEFT, Status.OVER, [(3, News(LEFT, frozenset({7})))]),
        ("match", (), Status.PLAYING, [(3, News(in_turn=True))]),
        ("match", (), Status.OVER, []),
        ("match", (), Status.PAUSED, []),
    ],
)
async def test_a_table_that_was_left_is_shown_as_it_is_now(
    monkeypatch: pytest.MonkeyPatch, match: object, told: tuple[Told, ...], status: Status, done: list[object]
) -> None:
    monkeypatch.setattr(privacy, "awaited", lambda _: frozenset({7}))
    shown: list[object] = []

    async def refresh(table: int) -> None:
        shown.append(f"refresh {table}")

    async def tell(table: int, news: News) -> None:
        shown.append((table, news))

    desk = cast(Desk, SimpleNamespace(poster=SimpleNamespace(refresh=refresh, tell=tell)))
    table = SimpleNamespace(id=3, match=match, status=status, chairs=())
    await _tell(desk, cast(Change, SimpleNamespace(table=table, told=told)))
    assert shown == done
