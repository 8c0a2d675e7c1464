"""Trees of components: how to walk through them, and how Discord completes what a bot sends."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from standin.content.attachments import resolve_media
from standin.protocol.errors import Findings, Json, Path


class ComponentKind(IntEnum):
    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset({3, 5, 6, 7, 8})
DEFAULTS: dict[int, Json] = {
    ComponentKind.STRING_SELECT: {"min_values": 1, "max_values": 1},
    ComponentKind.USER_SELECT: {"min_values": 1, "max_values": 1},
    ComponentKind.ROLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentKind.MENTIONABLE_SELECT: {"min_values": 1, "max_values": 1},
    ComponentKind.CHANNEL_SELECT: {"min_values": 1, "max_values": 1},
    ComponentKind.SEPARATOR: {"divider": True, "spacing": 1},
    ComponentKind.CONTAINER: {"accent_color": None, "spoiler": False},
    ComponentKind.THUMBNAIL: {"description": None, "spoiler": False},
    ComponentKind.FILE: {"spoiler": False},
}


def walk(components: list[Json], path: Path = ("components",)) -> Iterator[tuple[Path, Json]]:
    """Yield every component with its path in the body, depth first, a section's accessory after its texts."""
    for number, component in enumerate(components):
        here = (*path, number)
        yield here, component
        yield from walk(component.get("components") or [], (*here, "components"))
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                yield (*here, single), component[single]


def by_custom_id(components: list[Json], custom_id: str) -> Json | None:
    return next((c for _, c in walk(components) if c.get("custom_id") == custom_id), None)


def complete(components: list[Json], files: dict[str, Json], findings: Findings) -> list[Json]:
    """Return copies that have ids, defaults and resolved media; note in `findings` what cannot be resolved."""
    taken = {component["id"] for _, component in walk(components) if component.get("id")}
    free = (number for number in range(1, 10_000) if number not in taken)
    return [_complete(c, files, findings, free, ("components", n)) for n, c in enumerate(components)]


def _complete(
    component: Json, files: dict[str, Json], findings: Findings, free: Iterator[int], path: Path
) -> Json:
    whole = DEFAULTS.get(component["type"], {}) | _set(component)
    whole |= _emoji(whole)
    if "options" in whole:
        whole["options"] = [_set(option) | _emoji(option) for option in whole["options"]]
    if "default_values" in whole:
        whole["default_values"] = [value | {"id": str(value["id"])} for value in whole["default_values"]]
    whole["id"] = component.get("id") or next(free)
    if component.get("components"):
        below = enumerate(component["components"])
        whole["components"] = [
            _complete(c, files, findings, free, (*path, "components", n)) for n, c in below
        ]
    for single in ("accessory", "component"):
        if isinstance(component.get(single), dict):
            whole[single] = _complete(component[single], files, findings, free, (*path, single))
    return whole | _media(component, files, findings, path)


def _set(item: Json) -> Json:
    """Leave out the fields that are null: Discord accepts them but does not send them back."""
    return {name: value for name, value in item.items() if value is not None}


def _emoji(item: Json) -> Json:
    """Return the emoji of an item, its id as text: pages and bots in languages whose numbers are too short read it."""
    emoji = _set(item.get("emoji") or {})
    if "id" in emoji:
        emoji["id"] = str(emoji["id"])
    return {"emoji": emoji} if emoji else {}


def _media(component: Json, files: dict[str, Json], findings: Findings, path: Path) -> Json:
    kind = component["type"]
    if kind == ComponentKind.THUMBNAIL:
        return {"media": resolve_media(component.get("media") or {}, files, findings, (*path, "media"))}
    if kind == ComponentKind.FILE:
        media = resolve_media(component.get("file") or {}, files, findings, (*path, "file"))
        entry = next((f for f in files.values() if f["url"] == media["url"]), {})
        return {"file": media, "name": entry.get("filename"), "size": entry.get("size")}
    if kind != ComponentKind.MEDIA_GALLERY:
        return {}
    items = []
    for number, item in enumerate(component.get("items", [])):
        media = resolve_media(item.get("media") or {}, files, findings, (*path, "items", number, "media"))
        items.append({"description": None, "spoiler": False, **item, "media": media})
    return {"items": items}
