"""The files of a message: where they are stored, and how embeds and components refer to them (attachment://name)."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from standin.content.pictures import read_picture
from standin.content.uploads import Body
from standin.protocol.errors import Findings, Json, Path
from standin.world.state import Channel, File, World

SCHEME = "attachment://"
LINK_SECONDS = 24 * 3600
"""Seconds for which Discord's address of a file holds; ours says so and holds for ever."""


def gather(world: World, channel: Channel, body: Body, known: dict[str, Json]) -> dict[str, Json]:
    """Return every attachment that the message has after this request, by file name.

    `known` are those it had. A body that lists `attachments` keeps only the listed ones; without a list all stay.
    """
    listed = body.json.get("attachments")
    kept = dict(known)
    if isinstance(listed, list):
        ids = {str(entry.get("id")) for entry in listed}
        kept = {name: entry for name, entry in known.items() if entry["id"] in ids}
    notes = {str(entry.get("id")): entry for entry in listed or []}
    for number, file in body.files.items():
        kept[file.filename] = store(world, channel.id, file, notes.get(number, {}))
    return kept


def store(world: World, folder: str, file: File, note: Json) -> Json:
    """Store a file under an address that nobody can guess, as Discord signs its own: it may be one person's hand.

    `folder` is an id, mostly that of the channel. Returns the Attachment object.
    """
    identity = world.snowflake()
    now = int(world.now())
    signed = f"ex={now + LINK_SECONDS:x}&is={now:x}&hm={secrets.token_hex(16)}"
    path = f"/attachments/{folder}/{identity}/{file.filename}?{signed}"
    world.keep(path, file)
    entry: Json = {
        "id": identity,
        "filename": file.filename,
        "size": len(file.content),
        "url": world.origin + path,
        "proxy_url": world.origin + path,
        "content_type": file.content_type,
    }
    if note.get("description"):
        entry["description"] = note["description"]
    return entry | _size(file)


def _size(file: File) -> Json:
    picture = read_picture(file.content) if file.content_type.startswith("image/") else None
    return {"width": picture.width, "height": picture.height} if picture else {}


def forget(world: World, files: dict[str, Json]) -> None:
    for entry in files.values():
        world.files.pop(entry["url"].removeprefix(world.origin), None)


def resolve_embeds(embeds: list[Json], files: dict[str, Json], findings: Findings) -> list[Json]:
    """Return the embeds with addresses instead of attachment://, and with the sizes of their pictures."""
    resolved = []
    for number, embed in enumerate(embeds):
        shown = {"type": "rich"} | {name: value for name, value in embed.items() if value is not None}
        if "fields" in shown:
            shown["fields"] = [each | {"inline": bool(each.get("inline"))} for each in shown["fields"]]
        for part in ("image", "thumbnail"):
            if part in shown:
                place: Path = ("embeds", number, part, "url")
                shown[part] = _picture(shown[part].get("url") or "", files, findings, place)
        for part in ("author", "footer"):
            icon = shown.get(part, {}).get("icon_url")
            if icon:
                place = ("embeds", number, part, "icon_url")
                picture = _picture(icon, files, findings, place)
                shown[part] = embed[part] | {
                    "icon_url": picture["url"],
                    "proxy_icon_url": picture["proxy_url"],
                }
        resolved.append(shown)
    return resolved


def resolve_media(item: Json, files: dict[str, Json], findings: Findings, path: Path) -> Json:
    """Return a media item of a gallery, thumbnail or file with its address and size."""
    picture = _picture(str(item.get("url", "")), files, findings, (*path, "url"))
    source = next((f for f in files.values() if f["url"] == picture["url"]), None)
    extra = {"attachment_id": source["id"]} if source else {}
    empty: Json = {"id": source["id"] if source else "0", "width": None, "height": None, "content_type": None}
    return empty | picture | extra


def _picture(url: str, files: dict[str, Json], findings: Findings, path: Path) -> Json:
    if not url.startswith(SCHEME):
        if not url.startswith(("http://", "https://")):
            what = 'Scheme must be one of ("http", "https", "attachment").'
            findings.add(path, "URL_TYPE_INVALID_SCHEME", what)
        return next((_as_json(f) for f in files.values() if f["url"] == url), {"url": url, "proxy_url": url})
    entry = files.get(url.removeprefix(SCHEME))
    if entry is None:
        what = "The referenced attachment was not found."
        findings.add(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", what)
        return {"url": url, "proxy_url": url}
    return _as_json(entry)


def _as_json(entry: Json) -> Json:
    return {
        key: entry[key] for key in ("url", "proxy_url", "width", "height", "content_type") if key in entry
    }


def unused(files: dict[str, Json], embeds: list[Json], components: list[Json]) -> list[Json]:
    """Return the attachments that no embed and no component shows."""
    used = {*_addresses(embeds), *_addresses(components)}
    return [entry for entry in files.values() if entry["url"] not in used]


def _addresses(node: Any) -> Iterator[str]:
    if isinstance(node, list):
        for item in node:
            yield from _addresses(item)
    elif isinstance(node, dict):
        for key, value in node.items():
            if key in ("url", "icon_url") and isinstance(value, str):
                yield value
            else:
                yield from _addresses(value)
