"""The routes of registered commands: all of a scope at once, or one by one."""

from __future__ import annotations

import json
from functools import lru_cache

from aiohttp import web

from standin.protocol.command_limits import CHAT_INPUT, check_command_change, check_commands
from standin.protocol.errors import Json, unknown_command, unknown_guild
from standin.rest.access import check_application
from standin.rest.http import answer, no_content, read_body, read_list
from standin.world.state import World, WorldEvent

Scope = str | None
"""Guild whose commands are meant; None for the global ones."""
DEFAULTS: Json = {
    "type": CHAT_INPUT,
    "description": "",
    "options": [],
    "dm_permission": True,
    "nsfw": False,
    "name_localizations": None,
    "description_localizations": None,
    "integration_types": [0, 1],
    "contexts": None,
}
IN_GUILD = "/guilds/{guild}"


class CommandRoutes:
    """The commands of the application, global ones and those of a guild."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        application = f"{api}/applications/{{application}}"
        return [
            route
            for scope in ("", IN_GUILD)
            for commands in (f"{application}{scope}/commands",)
            for route in (
                web.get(commands, self._list),
                web.put(commands, self._replace_all),
                web.post(commands, self._create),
                web.get(commands + "/{command}", self._get),
                web.patch(commands + "/{command}", self._change),
                web.delete(commands + "/{command}", self._delete),
            )
        ]

    def _scope(self, request: web.Request) -> Scope:
        check_application(self._world, request)
        guild = request.match_info.get("guild")
        if guild is not None and not self._world.guilds.get(guild):
            raise unknown_guild()
        return guild

    def _registered(self, scope: Scope) -> list[Json]:
        return self._world.commands.get(scope, [])

    def _find(self, request: web.Request) -> Json:
        for command in self._registered(self._scope(request)):
            if command["id"] == request.match_info["command"]:
                return command
        raise unknown_command()

    async def _list(self, request: web.Request) -> web.Response:
        """List commands with all their languages if the query asks for them, else in one language."""
        commands = self._registered(self._scope(request))
        if request.query.get("with_localizations", "").lower() in ("1", "true"):
            return answer(commands)
        headers = request.headers
        locale = headers.get("X-Discord-Locale", headers.get("Accept-Language", ""))
        return answer([_in_language(command, locale) for command in commands])

    async def _replace_all(self, request: web.Request) -> web.Response:
        """Replace all commands of a scope. One that keeps its name keeps its id."""
        scope = self._scope(request)
        given = await read_list(request)
        _check(await request.read())
        known = {_name(command): command["id"] for command in self._registered(scope)}
        self._register(scope, [self._whole(each, scope, known.get(_name(each))) for each in given])
        return answer(self._world.commands[scope])

    async def _create(self, request: web.Request) -> web.Response:
        """Add one command; one of the same name and type is replaced, and keeps its id."""
        scope = self._scope(request)
        given = (await read_body(request)).json
        before = self._registered(scope)
        known = next((command for command in before if _name(command) == _name(given)), None)
        others = [command for command in before if command is not known]
        check_command_change(given, others)
        command = self._whole(given, scope, known["id"] if known else None)
        self._register(scope, [*others, command])
        return answer(command, 200 if known else 201)

    async def _get(self, request: web.Request) -> web.Response:
        return answer(self._find(request))

    async def _change(self, request: web.Request) -> web.Response:
        """Change the fields that are named and leave the rest."""
        before, scope = self._find(request), self._scope(request)
        given = (await read_body(request)).json
        merged = before | given | {"type": before["type"]}
        others = [command for command in self._registered(scope) if command is not before]
        check_command_change(merged, others)
        changed = self._whole(merged, scope, before["id"])
        self._register(scope, [changed if each is before else each for each in self._registered(scope)])
        return answer(changed)

    async def _delete(self, request: web.Request) -> web.Response:
        command, scope = self._find(request), self._scope(request)
        self._register(scope, [each for each in self._registered(scope) if each is not command])
        return no_content()

    def _register(self, scope: Scope, commands: list[Json]) -> None:
        self._world.commands[scope] = commands
        self._world.publish(WorldEvent("COMMANDS", {}))

    def _whole(self, command: Json, scope: Scope, identity: str | None) -> Json:
        """Return a command as Discord gives it back: with its defaults, an id, and a new version."""
        needed = command.get("default_member_permissions")
        fixed: Json = {
            "default_member_permissions": None if needed is None else str(needed),
            "id": identity or self._world.snowflake(),
            "application_id": self._world.bot["id"],
            "version": self._world.snowflake(),
        }
        if scope:
            fixed["guild_id"] = scope
        return DEFAULTS | {key: value for key, value in command.items() if value is not None} | fixed


@lru_cache(maxsize=4)
def _check(body: bytes) -> None:
    """Raise what `check_commands` does; what was right is not looked at again, for a bot registers the same at each of its starts."""
    check_commands(json.loads(body))


def _name(command: Json) -> tuple[object, object]:
    """Return name and type of a command: commands of different types may share a name."""
    return command.get("name"), command.get("type") or CHAT_INPUT


def _in_language(item: Json, locale: str) -> Json:
    """Return a command (or option, or choice) in one language, without the dictionaries of all the others."""
    shown = {name: value for name, value in item.items() if not name.endswith("_localizations")}
    for name in ("name", "description"):
        words = (item.get(f"{name}_localizations") or {}).get(locale)
        if words:
            shown[f"{name}_localized"] = words
    for below in ("options", "choices"):
        if item.get(below):
            shown[below] = [_in_language(each, locale) for each in item[below]]
    return shown
