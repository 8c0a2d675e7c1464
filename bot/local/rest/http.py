"""What every REST route shares: reading a body, answering JSON, naming the refusal."""

from __future__ import annotations

import json
import mimetypes
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from bot.local.protocol.errors import ApiError, Findings, InvalidError, Json, too_large
from bot.local.world.state import File

FILE_LIMIT = 10 * 1024 * 1024
BODY_LIMIT = 12 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]$")
SHOWN_TYPES = {"image/png", "image/jpeg", "image/gif", "image/webp"}
IDS = ("application", "channel", "emoji", "guild", "interaction", "message", "user")
SENT = web.RequestKey("sent", object)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request of the bot and its answer, for whoever watches. `sent` and `answered` are parsed JSON or None."""

    method: str
    path: str
    sent: Any
    status: int
    answered: Any


@dataclass(slots=True)
class Body:
    """The JSON of a request, and the files that came beside it by their number n of files[n]."""

    json: Json = field(default_factory=dict)
    files: dict[str, File] = field(default_factory=dict)


def answer(data: object, status: int = 200) -> web.Response:
    """A JSON answer. The content type carries no charset: discord.py compares it whole."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


def no_content() -> web.Response:
    return web.Response(status=204)


def refusal(error: ApiError) -> web.Response:
    response = answer(error.to_json(), error.status)
    response.headers.update(error.headers)
    return response


async def read_body(request: web.Request) -> Body:
    if request.content_type == "multipart/form-data":
        try:
            return await _read_multipart(request)
        except (ValueError, HttpProcessingError):
            raise ApiError(400, 50109, "The request body is not well-formed multipart.") from None
    raw = await request.read()
    body = Body(_object(raw) if raw else {})
    request[SENT] = body.json
    return body


async def read_list(request: web.Request) -> list[Json]:
    data = _parsed(await request.read())
    if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
        raise InvalidError(
            {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used"}]}
        )
    request[SENT] = data
    return data


def check_ids(request: web.Request) -> None:
    """`InvalidError` for an id in the path that is no number; `@me` and `@original` stand for one."""
    findings = Findings()
    for name, value in request.match_info.items():
        if name in IDS and not (value.isascii() and value.isdigit()) and value not in ("@me", "@original"):
            what = f'Value "{value[:50]}" is not snowflake.'
            findings.add((f"{name}_id",), "NUMBER_TYPE_COERCE", what)
    findings.settle()


def number(request: web.Request, name: str, default: int, *, low: int = 0, high: int = 1 << 63) -> int:
    """A number of the query; 50035 if it is none, or out of bounds."""
    text = request.query.get(name, str(default))
    findings = Findings()
    if not (text.isascii() and text.isdigit()):
        findings.add((name,), "NUMBER_TYPE_COERCE", f'Value "{text[:50]}" is not a number.')
    elif not low <= int(text[:40]) <= high:
        findings.add((name,), "NUMBER_TYPE_BAD_RANGE", f"int value should be between {low} and {high}.")
    findings.settle()
    return int(text)


def _parsed(raw: bytes) -> Any:
    try:
        data = json.loads(raw, parse_constant=_refuse)
        if b"\\u" in raw:
            json.dumps(data, ensure_ascii=False).encode()  # half a surrogate pair is no text
        return data
    except (ValueError, RecursionError):
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None


def _refuse(constant: str) -> None:
    raise ValueError(f"{constant} is not JSON")


def _object(raw: bytes) -> Json:
    data = _parsed(raw)
    if not isinstance(data, dict):
        raise InvalidError(
            {"_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used"}]}
        )
    return data


async def _read_multipart(request: web.Request) -> Body:
    body = Body()
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=True))
        numbered = FILE_FIELD.match(part.name or "")
        if part.name == "payload_json":
            body.json = _object(content)
        elif numbered:
            body.files[numbered[1]] = uploaded(part.filename or "unknown", content)
    request[SENT] = body.json
    return body


def uploaded(filename: str, content: bytes) -> File:
    """A file as Discord files it: one plain name, and a type guessed from it. 40005 above 10 MiB."""
    if len(content) > FILE_LIMIT:
        raise too_large()
    plain = re.sub(r"[^\w.\-]", "_", filename.replace("\\", "/").rsplit("/", 1)[-1]) or "unknown"
    kind = mimetypes.guess_type(plain)[0] or "application/octet-stream"
    return File(plain, kind, content)
