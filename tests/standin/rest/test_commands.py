"""Commands registered one by one, as most libraries but ours do it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from standin.protocol.command_limits import COMMANDS
from standin.server import LocalDiscord
from tests.standin.people import at
from tests.standin.wire import Json, Wire, wire


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Wire]:
    async with wire(local) as ready:
        yield ready


GROW: Json = {"name": "grow", "description": "Grows a tree"}


@pytest.fixture(params=["", "/guilds/{guild}"])
def path(request: pytest.FixtureRequest, local: LocalDiscord) -> str:
    guild = local.world.guild_named("Grovekeeper").id
    return f"/applications/{local.world.bot['id']}{request.param.format(guild=guild)}/commands"


async def test_a_command_is_added_changed_and_deleted(raw: Wire, path: str) -> None:
    status, made = await raw.ask("POST", path, GROW)
    assert (status, made["name"], made["type"]) == (201, "grow", 1)
    one = f"{path}/{made['id']}"
    assert await raw.ask("GET", one) == (200, made)
    status, changed = await raw.ask("PATCH", one, {"description": "Grows a wood"})
    assert (status, changed["id"], changed["name"]) == (200, made["id"], "grow")
    assert changed["description"] == "Grows a wood"
    assert int(changed["version"]) > int(made["version"])
    assert (await raw.ask("GET", path + "?with_localizations=true"))[1] == [changed]
    assert (await raw.ask("DELETE", one))[0] == 204
    for method in ("GET", "PATCH", "DELETE"):
        status, body = await raw.ask(method, one, {})
        assert (status, body["code"]) == (404, 10063)


async def test_adding_a_command_again_replaces_it(raw: Wire, path: str) -> None:
    _, made = await raw.ask("POST", path, GROW)
    status, again = await raw.ask("POST", path, GROW | {"description": "Anew"})
    assert (status, again["id"], again["description"]) == (200, made["id"], "Anew")
    assert len((await raw.ask("GET", path))[1]) == 1


async def test_what_is_out_of_bounds_is_refused_and_changes_nothing(raw: Wire, path: str) -> None:
    _, made = await raw.ask("POST", path, GROW)
    _, fell = await raw.ask("POST", path, GROW | {"name": "fell"})
    for method, where, body in (
        ("POST", path, GROW | {"name": "Two Words"}),
        ("POST", path, {"name": "nothing-said"}),
        ("PATCH", f"{path}/{made['id']}", {"description": ""}),
        ("PATCH", f"{path}/{made['id']}", {"name": "fell"}),
    ):
        status, refused = await raw.ask(method, where, body)
        assert (status, refused["code"]) == (400, 50035), body
    assert (await raw.ask("GET", path + "?with_localizations=1"))[1] == [made, fell]


async def test_there_is_no_room_for_one_command_too_many(raw: Wire) -> None:
    await raw.register(*(GROW | {"name": f"grow{number}"} for number in range(COMMANDS)))
    path = f"/applications/{raw.local.world.bot['id']}/commands"
    assert (await raw.ask("POST", path, GROW))[0] == 400
    assert (await raw.ask("POST", path, GROW | {"name": "grow7"}))[0] == 200


async def test_people_are_offered_what_was_added(local: LocalDiscord, raw: Wire) -> None:
    async with raw.gateway() as line, at(local.url, "Ada") as ada:
        await line.identify()
        await raw.ask("POST", f"/applications/{local.world.bot['id']}/commands", GROW)
        await ada.until(lambda: [c["name"] for c in ada.commands] == ["grow"], "the command")
