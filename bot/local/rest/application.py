"""REST v10: the bot itself, people, its commands and emojis."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from bot.local.protocol import schemas
from bot.local.protocol.command_limits import check_commands
from bot.local.protocol.errors import (
    Findings,
    Json,
    unknown_application,
    unknown_emoji,
    unknown_guild,
    unknown_user,
)
from bot.local.rest.http import answer, no_content, read_body, read_list, uploaded
from bot.local.world.state import Event, World
from bot.local.world.wire import application_json, channel_json

IMAGE_DATA = re.compile(r"data:(image/(?:png|jpeg|gif|webp));base64,(.+)$", re.DOTALL)
EMOJI_NAME = re.compile(r"\w{2,32}$", re.ASCII)


class Rest:
    """Routes that are about the application."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        application = f"{api}/applications/{{application}}"
        return [
            web.get(f"{api}/users/@me", self._me),
            web.get(f"{api}/users/@me/guilds", self._guilds),
            web.post(f"{api}/users/@me/channels", self._open_direct),
            web.get(f"{api}/users/{{user}}", self._user),
            web.get(f"{api}/oauth2/applications/@me", self._application),
            web.get(f"{api}/applications/@me", self._application),
            web.get(f"{api}/gateway", self._gateway),
            web.get(f"{api}/gateway/bot", self._gateway),
            web.get(application + "/commands", self._commands),
            web.put(application + "/commands", self._register),
            web.get(application + "/guilds/{guild}/commands", self._commands),
            web.put(application + "/guilds/{guild}/commands", self._register),
            web.get(application + "/emojis", self._emojis),
            web.post(application + "/emojis", self._add_emoji),
            web.get(application + "/emojis/{emoji}", self._emoji),
            web.delete(application + "/emojis/{emoji}", self._remove_emoji),
        ]

    async def _me(self, _request: web.Request) -> web.Response:
        return answer(
            self._world.bot | {"mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}
        )

    async def _guilds(self, _request: web.Request) -> web.Response:
        """The servers the bot has joined, and what it may do there; too few for pages."""
        me = self._world.bot["id"]
        return answer(
            [
                {
                    "id": guild.id,
                    "name": guild.name,
                    "icon": None,
                    "banner": None,
                    "owner": guild.owner_id == me,
                    "permissions": str(guild.permissions(me)),
                    "features": [],
                }
                for guild in self._world.guilds.values()
                if me in guild.members
            ]
        )

    async def _user(self, request: web.Request) -> web.Response:
        user = self._world.user(request.match_info["user"])
        if user is None:
            raise unknown_user()
        return answer(user)

    async def _application(self, _request: web.Request) -> web.Response:
        return answer(application_json(self._world))

    async def _gateway(self, _request: web.Request) -> web.Response:
        url = self._world.origin.replace("http", "ws", 1) + "/gateway"
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": url, "shards": 1, "session_start_limit": limit})

    async def _open_direct(self, request: web.Request) -> web.Response:
        body = (await read_body(request)).json
        schemas.check(schemas.Recipient, body)
        recipient = str(body.get("recipient_id"))
        if recipient not in self._world.people:
            raise unknown_user()
        known = set(self._world.channels)
        channel = self._world.direct_message(recipient)
        shown = channel_json(self._world, channel)
        if channel.id not in known:
            self._world.publish(Event("CHANNEL_CREATE", shown))
        return answer(shown)

    def _own(self, request: web.Request) -> None:
        if request.match_info["application"] != self._world.bot["id"]:
            raise unknown_application()

    def _scope(self, request: web.Request) -> str | None:
        self._own(request)
        guild = request.match_info.get("guild")
        if guild is not None and not self._world.guilds.get(guild):
            raise unknown_guild()
        return guild

    async def _commands(self, request: web.Request) -> web.Response:
        """With all their languages if asked so, else with the words of one."""
        commands = self._world.commands.get(self._scope(request), [])
        if request.query.get("with_localizations", "").lower() in ("1", "true"):
            return answer(commands)
        headers = request.headers
        locale = headers.get("X-Discord-Locale", headers.get("Accept-Language", ""))
        return answer([_in_language(command, locale) for command in commands])

    async def _register(self, request: web.Request) -> web.Response:
        """Replaces all commands of a scope. One that keeps its name keeps its id."""
        scope = self._scope(request)
        given = await read_list(request)
        check_commands(given)
        known = {(c["name"], c["type"]): c["id"] for c in self._world.commands.get(scope, [])}
        version = self._world.snowflake()
        self._world.commands[scope] = [self._command(c, scope, known, version) for c in given]
        self._world.publish(Event("COMMANDS", {}))
        return answer(self._world.commands[scope])

    def _command(
        self, command: Json, scope: str | None, known: dict[tuple[str, int], str], version: str
    ) -> Json:
        kind = command.get("type", 1)
        defaults: Json = {
            "type": kind,
            "description": "",
            "options": [],
            "dm_permission": True,
            "nsfw": False,
            "name_localizations": None,
            "description_localizations": None,
            "integration_types": [0, 1],
            "contexts": None,
        }
        needed = command.get("default_member_permissions")
        fixed: Json = {
            "default_member_permissions": None if needed is None else str(needed),
            "id": known.get((command["name"], kind)) or self._world.snowflake(),
            "application_id": self._world.bot["id"],
            "version": version,
        }
        if scope:
            fixed["guild_id"] = scope
        return defaults | {key: value for key, value in command.items() if value is not None} | fixed

    async def _emojis(self, request: web.Request) -> web.Response:
        self._own(request)
        return answer({"items": list(self._world.emojis.values())})

    async def _emoji(self, request: web.Request) -> web.Response:
        self._own(request)
        emoji = self._world.emojis.get(request.match_info["emoji"])
        if emoji is None:
            raise unknown_emoji()
        return answer(emoji)

    async def _add_emoji(self, request: web.Request) -> web.Response:
        self._own(request)
        body = (await read_body(request)).json
        schemas.check(schemas.NewEmoji, body)
        name, image = body.get("name") or "", IMAGE_DATA.match(body.get("image") or "")
        findings = Findings()
        if not EMOJI_NAME.match(name):
            findings.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores.")
        elif any(emoji["name"] == name for emoji in self._world.emojis.values()):
            findings.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of this name exists")
        content = _decoded(image[2]) if image else b""
        if image is None or not content or len(content) > 256 * 1024:
            findings.add(("image",), "BINARY_TYPE_MAX_SIZE", "Must be an image of at most 256 KiB")
        findings.settle()
        assert image is not None
        identity = self._world.snowflake()
        suffix = image[1].removeprefix("image/")
        self._world.files[f"/emojis/{identity}"] = uploaded(f"{name}.{suffix}", content)
        emoji: Json = {
            "id": identity,
            "name": name,
            "roles": [],
            "user": self._world.bot,
            "require_colons": True,
            "managed": False,
            "animated": suffix == "gif",
            "available": True,
        }
        self._world.emojis[identity] = emoji
        return answer(emoji, 201)

    async def _remove_emoji(self, request: web.Request) -> web.Response:
        self._own(request)
        identity = request.match_info["emoji"]
        if self._world.emojis.pop(identity, None) is None:
            raise unknown_emoji()
        self._world.files.pop(f"/emojis/{identity}", None)
        return no_content()


def _decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text, validate=True)
    except binascii.Error:
        return b""


def _in_language(item: Json, locale: str) -> Json:
    """A command (or an option or choice of it) without its dictionaries, but with its words in this language."""
    shown = {name: value for name, value in item.items() if not name.endswith("_localizations")}
    for name in ("name", "description"):
        words = (item.get(f"{name}_localizations") or {}).get(locale)
        if words:
            shown[f"{name}_localized"] = words
    for below in ("options", "choices"):
        if item.get(below):
            shown[below] = [_in_language(each, locale) for each in item[below]]
    return shown
