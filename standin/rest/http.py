"""The parts that all REST routes share: reading a body, answering JSON, naming the refusal."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import BodyPartReader, web
from aiohttp.http_exceptions import HttpProcessingError

from standin.content.uploads import BODY_SECONDS, Body, as_file, read_bytes
from standin.protocol.errors import ApiError, Findings, InvalidError, Json, too_slow
from standin.world.state import File

BODY_LIMIT = 12 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]$")
SNOWFLAKE = re.compile(r"[0-9]{1,20}")
IDS = ("application", "channel", "command", "emoji", "guild", "interaction", "message", "user")
SENT = web.RequestKey("sent", object)


def answer(data: object, status: int = 200) -> web.Response:
    """Make a JSON answer. The content type carries no charset: discord.py compares it whole."""
    return web.Response(body=json.dumps(data).encode(), status=status, content_type="application/json")


def no_content() -> web.Response:
    return web.Response(status=204)


def refusal(error: ApiError) -> web.Response:
    response = answer(error.to_json(), error.status)
    response.headers.update(error.headers)
    return response


async def read_body(request: web.Request) -> Body:
    """Read JSON, or a form (with files or without) that holds JSON as `payload_json`."""
    if request.content_type == "multipart/form-data":
        try:
            async with asyncio.timeout(BODY_SECONDS):
                return await _read_multipart(request)
        except TimeoutError:
            raise too_slow() from None
        except (ValueError, HttpProcessingError):
            raise ApiError(400, 50109, "The request body is not well-formed multipart.") from None
    raw = await read_bytes(request)
    if request.content_type == "application/x-www-form-urlencoded":
        fields = dict(parse_qsl(raw.decode(errors="replace"), keep_blank_values=True))
        body = Body(_form(fields))
    else:
        body = Body(_object(raw) if raw else {})
    request[SENT] = body.json
    return body


async def read_list(request: web.Request) -> list[Json]:
    data = _parsed(await read_bytes(request))
    if not isinstance(data, list) or not all(isinstance(item, dict) for item in data):
        raise InvalidError(
            {"_errors": [{"code": "LIST_TYPE_CONVERT", "message": "Only iterables may be used"}]}
        )
    request[SENT] = data
    return data


def check_ids(request: web.Request) -> None:
    """Raise `InvalidError` for an id in the path that is no number; `@me` and `@original` stand for one."""
    findings = Findings()
    for name, value in request.match_info.items():
        if name in IDS and not SNOWFLAKE.fullmatch(value) and value not in ("@me", "@original"):
            what = f'Value "{value[:50]}" is not snowflake.'
            findings.add((f"{name}_id",), "NUMBER_TYPE_COERCE", what)
    findings.raise_if_any()


def number(request: web.Request, name: str, default: int, *, low: int = 0, high: int = 1 << 63) -> int:
    """Read a number of the query. Raises 50035 if it is none, or out of bounds."""
    text = request.query.get(name, str(default))
    findings = Findings()
    if not (text.isascii() and text.isdigit()):
        findings.add((name,), "NUMBER_TYPE_COERCE", f'Value "{text[:50]}" is not a number.')
    elif not low <= int(text[:40]) <= high:
        findings.add((name,), "NUMBER_TYPE_BAD_RANGE", f"int value should be between {low} and {high}.")
    findings.raise_if_any()
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
    fields: dict[str, str] = {}
    files: dict[str, File] = {}
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        content = bytes(await part.read(decode=True))
        numbered = FILE_FIELD.match(part.name or "")
        if numbered:
            files[numbered[1]] = as_file(part.filename or "unknown", content)
        elif part.name:
            fields[part.name] = content.decode()
    body = Body(_form(fields), files)
    request[SENT] = body.json
    return body


def _form(fields: dict[str, str]) -> Json:
    """Return the JSON of a form: `payload_json`, or else the fields of the form themselves."""
    return _object(fields["payload_json"].encode()) if "payload_json" in fields else dict(fields)
