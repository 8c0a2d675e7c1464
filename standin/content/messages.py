"""Posting, editing and deleting of messages, for routes, interactions and people alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from standin.content import message_limits
from standin.content.attachments import forget, gather, resolve_embeds, unused
from standin.content.components import ComponentKind, complete, walk
from standin.content.uploads import Body
from standin.protocol.errors import Findings, Json, Path, no_text_channel
from standin.world import thread_rules
from standin.world.state import COMPONENTS_V2, EPHEMERAL, LOADING, Channel, Stored, World, WorldEvent
from standin.world.wire import member_json

DEFAULT, PIN_NOTICE, REPLY, COMMAND_ANSWER = 0, 6, 19, 20
SETTABLE_FLAGS = (1 << 2) | EPHEMERAL | (1 << 12) | COMPONENTS_V2
NONCE_KEPT = 120.0
"""Seconds for which a nonce is known again; Discord says only that it is a few minutes."""
MENTION = re.compile(r"<@!?(\d+)>")
ROLE = re.compile(r"<@&(\d+)>")


@dataclass(frozen=True, slots=True)
class Origin:
    """The origin of a message: its author, its type, and for interaction answers the interaction.

    `id` is for a message that shares its id with a thread.
    """

    author: Json
    type: int = DEFAULT
    reader: str | None = None
    interaction: Json | None = None
    loading: bool = False
    id: str | None = None


def post(world: World, channel: Channel, body: Body, origin: Origin, prefix: Path = ()) -> Stored:
    """Post a new message. Raises `InvalidError` (with paths under `prefix`) if it breaks a limit."""
    if not origin.loading and origin.type != PIN_NOTICE:
        message_limits.check_message(body, prefix, emojis=world.emojis)
    if not channel.holds_messages:
        raise no_text_channel()
    if (known := _sent_before(world, channel, body, origin)) is not None:
        return known
    if channel.is_thread:
        thread_rules.wake(world, channel, origin.author["id"])
    identity = origin.id or world.snowflake()
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
    publish(world, channel, "MESSAGE_CREATE", stored)
    return stored


def _sent_before(world: World, channel: Channel, body: Body, origin: Origin) -> Stored | None:
    """Return the message that this author sent a moment ago under the same nonce, if the nonce is to be enforced."""
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
    """Change what the body names and leave the rest; a loading message becomes an ordinary one."""
    channel = world.channels[stored.channel_id]
    message_limits.check_message(body, prefix, stored.json, world.emojis)
    _fill(world, channel, stored, body, prefix)
    if not stored.flags & LOADING:
        stored.json["edited_timestamp"] = world.timestamp()
    stored.json["flags"] = stored.flags & ~LOADING | int(body.json.get("flags") or 0) & COMPONENTS_V2
    publish(world, channel, "MESSAGE_UPDATE", stored)
    return stored


def delete(world: World, stored: Stored) -> None:
    channel = world.channels[stored.channel_id]
    _remove(world, channel, stored)
    gone = _place(channel) | {"id": stored.id}
    world.publish(WorldEvent("MESSAGE_DELETE", gone, channel.guild_id, stored.reader))


def delete_all(world: World, channel: Channel, ids: Iterable[str]) -> None:
    """Delete those of these messages that exist and that everybody sees, in one event."""
    stored = [channel.messages[i] for i in ids if i in channel.messages and not channel.messages[i].reader]
    for each in stored:
        _remove(world, channel, each)
    gone = _place(channel) | {"ids": [each.id for each in stored]}
    world.publish(WorldEvent("MESSAGE_DELETE_BULK", gone, channel.guild_id))


def _remove(world: World, channel: Channel, stored: Stored) -> None:
    channel.messages.pop(stored.id, None)
    forget(world, stored.files)


def _place(channel: Channel) -> Json:
    return {"channel_id": channel.id} | ({"guild_id": channel.guild_id} if channel.guild_id else {})


def _fill(world: World, channel: Channel, stored: Stored, body: Body, prefix: Path) -> None:
    payload, message = body.json, stored.json
    files = gather(world, channel, body, stored.files)
    findings = Findings(prefix)
    content = message["content"] if "content" not in payload else (payload["content"] or "").strip()
    embeds, components = message["embeds"], message["components"]
    if "embeds" in payload or "embed" in payload:
        given = payload.get("embeds") or ([payload["embed"]] if payload.get("embed") else [])
        embeds = resolve_embeds(given, files, findings)
    if "components" in payload:
        components = complete(payload["components"] or [], files, findings)
    try:
        findings.raise_if_any()
    except Exception:
        forget(world, {name: f for name, f in files.items() if f not in stored.files.values()})
        raise
    message |= {"content": content, "embeds": embeds, "components": components}
    message["attachments"] = unused(files, embeds, components)
    # A picture that was replaced may be on its way to somebody: it stays until there are too many.
    stored.files = files
    allowed = payload.get("allowed_mentions")
    people = _mentioned(message, MENTION, allowed, "users")
    message["mentions"] = [user for i in people if (user := world.user(i))]
    roles = {role for guild in world.guilds.values() for role in guild.roles}
    message["mention_roles"] = [i for i in _mentioned(message, ROLE, allowed, "roles") if i in roles]


def _mentioned(message: Json, mention: re.Pattern[str], allowed: Json | None, kind: str) -> list[str]:
    """Return the ids that are mentioned in the texts of a message and may be notified."""
    texts = [message["content"]]
    texts += [
        c.get("content", "")
        for _, c in walk(message["components"])
        if c["type"] == ComponentKind.TEXT_DISPLAY
    ]
    ids = dict.fromkeys(found for text in texts for found in mention.findall(text))
    if allowed is not None and kind not in (allowed.get("parse") or []):
        named = {str(each) for each in allowed.get(kind) or []}
        return [i for i in ids if i in named]
    return list(ids)


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
            findings.raise_if_any()
        return
    message["message_reference"] = {"type": 0, "message_id": target.id, "channel_id": channel.id}
    if channel.guild_id:
        message["message_reference"]["guild_id"] = channel.guild_id
    if message["type"] == PIN_NOTICE:
        return
    message["type"] = REPLY
    message["referenced_message"] = {k: v for k, v in target.json.items() if k != "referenced_message"}
    allowed = payload.get("allowed_mentions")
    author = target.json["author"]
    if (allowed is None or allowed.get("replied_user")) and author not in message["mentions"]:
        message["mentions"].append(author)


def publish(world: World, channel: Channel, name: str, stored: Stored) -> None:
    """Publish a message that is new (MESSAGE_CREATE) or has changed (MESSAGE_UPDATE)."""
    data = dict(stored.json)
    if channel.guild_id:
        guild = world.guilds[channel.guild_id]
        data |= {"guild_id": guild.id, "member": member_json(guild, stored.json["author"], partial=True)}
    world.publish(WorldEvent(name, data, channel.guild_id, stored.reader))
