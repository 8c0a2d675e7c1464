"""Messages as the page gets them: Discord's objects, with texts also as safe HTML, addresses without the origin."""

from __future__ import annotations

from typing import Any

from standin.content.components import ComponentKind, walk
from standin.page.markup import Names, to_html, to_inline_html
from standin.protocol.errors import Json
from standin.world.state import World


def present(world: World, message: Json) -> Json:
    """Return a copy for the page: content_html, title_html … stand beside the texts they render."""
    shown: Json = local(message, world.origin)
    names = Names(
        lambda user: _user_name(world, user),
        lambda channel: _channel_name(world, channel),
        lambda role: _role_name(world, role),
    )
    shown["content_html"] = to_html(shown["content"], names)
    for embed in shown["embeds"]:
        _present_embed(embed, names)
    for _, component in walk(shown["components"]):
        if component["type"] == ComponentKind.TEXT_DISPLAY:
            component["content_html"] = to_html(component["content"], names)
    if shown.get("referenced_message"):
        shown["referenced_message"] = present(world, shown["referenced_message"])
    return shown


def local(node: Any, origin: str) -> Any:
    """Return a deep copy in which addresses on our own server have no origin: the page works under any of its names."""
    if isinstance(node, dict):
        return {key: local(value, origin) for key, value in node.items()}
    if isinstance(node, list):
        return [local(item, origin) for item in node]
    if isinstance(node, str) and node.startswith(origin + "/attachments/"):
        return node.removeprefix(origin)
    return node


def _present_embed(embed: Json, names: Names) -> None:
    for part, render in (("title", to_inline_html), ("description", to_html)):
        if embed.get(part):
            embed[f"{part}_html"] = render(embed[part], names)
    for field in embed.get("fields", ()):
        field["name_html"] = to_inline_html(field["name"], names)
        field["value_html"] = to_html(field["value"], names)
    footer = embed.get("footer") or {}
    if footer.get("text"):
        footer["text_html"] = to_inline_html(footer["text"], names)


def _user_name(world: World, user_id: str) -> str | None:
    user = world.user(user_id)
    return (user["global_name"] or user["username"]) if user else None


def _channel_name(world: World, channel_id: str) -> str | None:
    channel = world.channels.get(channel_id)
    return channel.name if channel else None


def _role_name(world: World, role_id: str) -> str | None:
    return next((g.roles[role_id].name for g in world.guilds.values() if role_id in g.roles), None)
