"""The routes of the application's own emojis."""

from __future__ import annotations

import base64
import binascii
import re

from aiohttp import web

from standin.content.pictures import read_picture
from standin.content.uploads import as_file
from standin.protocol import schemas
from standin.protocol.errors import Findings, Json, unknown_emoji
from standin.rest.access import check_application
from standin.rest.http import answer, no_content, read_body
from standin.world.state import World

IMAGE_DATA = re.compile(r"data:image/\w+;base64,(.+)$", re.DOTALL)
IMAGE_FORMATS = ("png", "jpeg", "gif", "webp")
LARGEST_IMAGE = 256 * 1024
EMOJI_NAME = re.compile(r"\w{2,32}$", re.ASCII)


class EmojiRoutes:
    """Listing, adding and deleting the emojis that only this application uses."""

    def __init__(self, world: World) -> None:
        self._world = world

    def routes(self, api: str) -> list[web.RouteDef]:
        application = f"{api}/applications/{{application}}"
        return [
            web.get(application + "/emojis", self._list),
            web.post(application + "/emojis", self._create),
            web.get(application + "/emojis/{emoji}", self._get),
            web.delete(application + "/emojis/{emoji}", self._delete),
        ]

    async def _list(self, request: web.Request) -> web.Response:
        check_application(self._world, request)
        return answer({"items": list(self._world.emojis.values())})

    async def _get(self, request: web.Request) -> web.Response:
        check_application(self._world, request)
        emoji = self._world.emojis.get(request.match_info["emoji"])
        if emoji is None:
            raise unknown_emoji()
        return answer(emoji)

    async def _create(self, request: web.Request) -> web.Response:
        check_application(self._world, request)
        body = (await read_body(request)).json
        schemas.check(schemas.NewEmoji, body)
        name, image = body.get("name") or "", IMAGE_DATA.match(body.get("image") or "")
        findings = Findings()
        if not EMOJI_NAME.match(name):
            findings.add(("name",), "BASE_TYPE_BAD_LENGTH", "Must be 2 to 32 letters, digits or underscores.")
        elif any(emoji["name"] == name for emoji in self._world.emojis.values()):
            findings.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji of this name exists")
        content = _decoded(image[1]) if image else b""
        picture = read_picture(content)
        if len(content) > LARGEST_IMAGE:
            findings.add(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
        elif picture is None or picture.format not in IMAGE_FORMATS:
            findings.add(("image",), "IMAGE_INVALID", "Invalid image data")
        findings.raise_if_any()
        assert picture is not None
        identity = self._world.snowflake()
        self._world.files[f"/emojis/{identity}"] = as_file(f"{name}.{picture.format}", content)
        emoji: Json = {
            "id": identity,
            "name": name,
            "roles": [],
            "user": self._world.bot,
            "require_colons": True,
            "managed": False,
            "animated": picture.format == "gif",
            "available": True,
        }
        self._world.emojis[identity] = emoji
        return answer(emoji, 201)

    async def _delete(self, request: web.Request) -> web.Response:
        check_application(self._world, request)
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
