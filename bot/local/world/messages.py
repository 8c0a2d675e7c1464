"""Making, changing and removing messages, whoever asks for it: a channel route, an interaction, a person."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.local.protocol.errors import Findings, Json, Path
from bot.local.rest.http import Body
from bot.local.world import message_limits, thread_rules
from bot.local.world.attachments import forget, gather, resolve_embeds, unused
from bot.local.world.components import Kind, complete, walk
from bot.local.world.state import COMPONENTS_V2, EPHEMERAL, LOADING, Channel, Event, Stored, World
from bot.local.world.wire import member_json

DEFAULT, REPLY, COMMAND_ANSWER = 0, 19, 20
SETTABLE_FLAGS = (1 << 2) | EPHEMERAL | (1 << 12) | COMPONENTS_V2
NONCE_KEPT = 120.0
"""Seconds for which a nonce is known again; Discord says only that it is a few minutes."""
MENTION = re.compile(r"<@!?(\d+)>")


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a message comes from: its author, its type, and for interaction answers the interaction."""

    author: Json
    type: int = DEFAULT
    reader: str | None = None
    interaction: Json | None = None
    loading: bool = False


def post(world: World, channel: Channel, body: Body, origin: Origin, prefix: Path = ()) -> Stored:
    """A new message, published. `Invalid` (with paths under `prefix`) if it breaks a limit."""
    if not origin.loading:
        message_limits.check_message(body, prefix)
    if (known := _sent_before(world, channel, body, origin)) is not None:
        return known
    if channel.is_thread:
        thread_rules.wake(world, channel, origin.author["id"])
    identity = world.snowflake()
    flags = int(body.json.get("flags") or 0) & SETTABLE_FLAGS & ~EPHEMERAL
    flags |= (EPHEMERAL if origin.reader else 0) | (LOADING if origin.loading else 0)
    message: Json = {
        "id": identity,
        "channel_id": channel.id,
        "type": origin.type,
        "author": origin.author,
        "timestamp": world.timestamp(),
        "edited_timestamp": None,
        "tts": bool(body.json.get("tts", False)),
        "pinned": False,
        "mention_everyone": False,
        "mention_roles": [],
        "flags": flags,
        "content": "",
        "embeds": [],
        "components": [],
    }
    stored = Stored(message, origin.reader)
    if origin.interaction:
        message |= {"interaction_metadata": origin.interaction, "webhook_id": world.bot["id"]}
    if origin.author["bot"]:
        message["application_id"] = world.bot["id"]
    if "nonce" in body.json:
        message["nonce"] = body.json["nonce"]
    _fill(world, channel, stored, body, prefix)
    _refer(world, message, body.json)
    channel.messages[identity] = stored
    _publish(world, channel, "MESSAGE_CREATE", stored)
    return stored


def _sent_before(world: World, channel: Channel, body: Body, origin: Origin) -> Stored | None:
    """The message that the same author has sent a moment ago under the same nonce, where it is to be enforced."""
    nonce = body.json.get("nonce")
    if nonce is None or not body.json.get("enforce_nonce"):
        return None
    for stored in reversed(channel.messages.values()):
        if world.now() - world.moment(stored.id) > NONCE_KEPT:
            return None
        if stored.json.get("nonce") == nonce and stored.json["author"]["id"] == origin.author["id"]:
            return stored
    return None


def edit(world: World, stored: Stored, body: Body, prefix: Path = ()) -> Stored:
    """Changes what the body names and leaves the rest; a loading message becomes an ordinary one."""
    channel = world.channels[stored.channel_id]
    message_limits.check_message(body, prefix, before=stored.json)
    _fill(world, channel, stored, body, prefix)
    if not stored.flags & LOADING:
        stored.json["edited_timestamp"] = world.timestamp()
    stored.json["flags"] = stored.flags & ~LOADING | int(body.json.get("flags") or 0) & COMPONENTS_V2
    _publish(world, channel, "MESSAGE_UPDATE", stored)
    return stored


def delete(world: World, stored: Stored) -> None:
    channel = world.channels[stored.channel_id]
    channel.messages.pop(stored.id, None)
    forget(world, stored.files)
    gone: Json = {"id": stored.id, "channel_id": channel.id}
    if channel.guild_id:
        gone["guild_id"] = channel.guild_id
    world.publish(Event("MESSAGE_DELETE", gone, channel.guild_id, stored.reader))


def _fill(world: World, channel: Channel, stored: Stored, body: Body, prefix: Path) -> None:
    payload, message = body.json, stored.json
    files = gather(world, channel, body, stored.files)
    findings = Findings(prefix)
    content = message["content"] if "content" not in payload else payload["content"] or ""
    embeds, components = message["embeds"], message["components"]
    if "embeds" in payload or "embed" in payload:
        given = payload.get("embeds") or ([payload["embed"]] if payload.get("embed") else [])
        embeds = resolve_embeds(given, files, findings)
    if "components" in payload:
        components = complete(payload["components"] or [], files, findings)
    try:
        findings.settle()
    except Exception:
        forget(world, {name: f for name, f in files.items() if f not in stored.files.values()})
        raise
    message |= {"content": content, "embeds": embeds, "components": components}
    message["attachments"] = unused(files, embeds, components)
    # A picture that was replaced may be on its way to somebody: it stays until there are too many.
    stored.files = files
    message["mentions"] = _mentioned(world, message, payload.get("allowed_mentions"))


def _mentioned(world: World, message: Json, allowed: Json | None) -> list[Json]:
    texts = [message["content"]]
    texts += [c.get("content", "") for _, c in walk(message["components"]) if c["type"] == Kind.TEXT_DISPLAY]
    ids = dict.fromkeys(found for text in texts for found in MENTION.findall(text))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        named = {str(user) for user in allowed.get("users") or []}
        ids = dict.fromkeys(i for i in ids if i in named)
    return [user for i in ids if (user := world.user(i))]


def _refer(world: World, message: Json, payload: Json) -> None:
    reference = payload.get("message_reference")
    if not reference:
        return
    channel = world.channels.get(str(reference.get("channel_id") or message["channel_id"]))
    target = channel.messages.get(str(reference["message_id"])) if channel else None
    if channel is None or target is None or target.reader:
        if reference.get("fail_if_not_exists", True):
            findings = Findings()
            findings.add(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            findings.settle()
        return
    message["type"] = REPLY
    message["message_reference"] = {"type": 0, "message_id": target.id, "channel_id": channel.id}
    if channel.guild_id:
        message["message_reference"]["guild_id"] = channel.guild_id
    message["referenced_message"] = {k: v for k, v in target.json.items() if k != "referenced_message"}
    allowed = payload.get("allowed_mentions")
    author = target.json["author"]
    if (allowed is None or allowed.get("replied_user")) and author not in message["mentions"]:
        message["mentions"].append(author)


def _publish(world: World, channel: Channel, name: str, stored: Stored) -> None:
    data = dict(stored.json)
    if channel.guild_id:
        guild = world.guilds[channel.guild_id]
        data |= {"guild_id": guild.id, "member": member_json(guild, stored.json["author"], partial=True)}
    world.publish(Event(name, data, channel.guild_id, stored.reader))
