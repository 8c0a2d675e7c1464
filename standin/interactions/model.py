"""One interaction: what it is, how the bot gets it, and which answers it allows."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from enum import IntEnum

from standin.content.uploads import FILE_LIMIT
from standin.protocol.errors import Findings, Json
from standin.world.installs import app_permissions, context_of
from standin.world.state import LOADING, Account, Channel, Stored, World
from standin.world.wire import channel_json, member_json


class InteractionKind(IntEnum):
    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class AnswerType(IntEnum):
    MESSAGE = 4
    DEFERRED = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


Tell = Callable[[str, Json], None]


@dataclass(frozen=True, slots=True)
class Form:
    """A modal that is open before a person, the message it came from, and the interaction that opened it."""

    modal: Json
    source: Stored | None
    cause: Json


@dataclass(slots=True)
class Interaction:
    """One use of a command, component, modal or autocomplete.

    `source` is the message a component sits on. `owners` are the installations that allow it. `is_private`: whatever
    the bot answers, only this person sees it.
    """

    id: str
    token: str
    kind: InteractionKind
    person: Account
    channel: Channel
    data: Json
    tell: Tell
    nonce: str
    sent_at: float
    owners: Json
    source: Stored | None = None
    cause: Json | None = None
    answered_at: float | None = None
    original: Stored | None = None
    own: set[str] = field(default_factory=set)
    timer: asyncio.TimerHandle | None = None
    unsettled: bool = False
    is_private: bool = False
    follow_ups: int = 0

    def report(self, state: str, message: Stored | None = None, **extra: object) -> None:
        self.tell("INTERACTION", {"nonce": self.nonce, "state": state, **_naming(message), **extra})


def _naming(message: Stored | None) -> Json:
    return {"message_id": message.id} if message else {}


def payload(world: World, interaction: Interaction) -> Json:
    person, channel = interaction.person, interaction.channel
    granted = str(world.permissions(person.id, channel))
    payload: Json = {
        "id": interaction.id,
        "application_id": world.bot["id"],
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": channel.id,
        "channel": channel_json(world, channel) | {"permissions": granted},
        "app_permissions": str(app_permissions(world, channel)),
        "locale": person.locale,
        "context": int(context_of(channel)),
        "authorizing_integration_owners": interaction.owners,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "attachment_size_limit": FILE_LIMIT,
    }
    if interaction.source:
        payload["message"] = interaction.source.json
    if channel.guild_id is None:
        return payload | {"user": person.user}
    guild = world.guilds[channel.guild_id]
    return payload | {
        "guild_id": guild.id,
        "guild": {"id": guild.id, "locale": guild.preferred_locale, "features": []},
        "guild_locale": guild.preferred_locale,
        "member": member_json(guild, person.user) | {"permissions": granted},
    }


def metadata(interaction: Interaction) -> Json:
    made: Json = {
        "id": interaction.id,
        "type": int(interaction.kind),
        "user": interaction.person.user,
        "authorizing_integration_owners": interaction.owners,
    }
    if interaction.kind is InteractionKind.COMMAND:
        made["name"] = _full_name(interaction.data)
    if interaction.cause:
        made["triggering_interaction_metadata"] = interaction.cause
    elif interaction.source:
        made["interacted_message_id"] = interaction.source.id
    return made


def answer_kind(interaction: Interaction, payload: Json) -> AnswerType:
    allowed = {AnswerType.MESSAGE, AnswerType.DEFERRED, AnswerType.MODAL}
    if interaction.kind is InteractionKind.AUTOCOMPLETE:
        allowed = {AnswerType.CHOICES}
    elif interaction.kind is InteractionKind.MODAL:
        allowed.remove(AnswerType.MODAL)
    if interaction.source and interaction.kind in (InteractionKind.COMPONENT, InteractionKind.MODAL):
        allowed |= {AnswerType.UPDATE, AnswerType.DEFERRED_UPDATE}
    given: int = payload.get("type", 0)
    if given not in [int(kind) for kind in allowed]:
        findings = Findings()
        values = ", ".join(str(int(kind)) for kind in sorted(allowed))
        findings.add(("type",), "BASE_TYPE_CHOICES", f"Value must be one of ({values}).")
        findings.raise_if_any()
    return AnswerType(given)


def _full_name(command: Json) -> str:
    """Return the name with group and subcommand, as people type it: "forest take"."""
    below = next((o for o in command.get("options") or [] if o["type"] in (1, 2)), None)
    return f"{command['name']} {_full_name(below)}" if below else str(command["name"])


def callback_json(interaction: Interaction, kind: AnswerType) -> Json:
    response: Json = {
        "interaction": {
            "id": interaction.id,
            "type": int(interaction.kind),
            "channel_id": interaction.channel.id,
        }
    }
    if interaction.channel.guild_id:
        response["interaction"]["guild_id"] = interaction.channel.guild_id
    message = interaction.original
    if message is None:
        return response
    response["interaction"] |= {
        "response_message_id": message.id,
        "response_message_loading": bool(message.flags & LOADING),
        "response_message_ephemeral": message.reader is not None,
    }
    if kind in (AnswerType.MESSAGE, AnswerType.UPDATE):
        response["resource"] = {"type": int(kind), "message": message.json}
    return response
