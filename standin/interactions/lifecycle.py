"""The life of an interaction: sent to the bot, answered once in time, then edited and followed up for a while.

sent --(4 message | 7 update)--> answered --(edit, follow up, delete)--> ... until the token's lifetime is over
sent --(5 deferred)--> thinking --(edit of @original, or the first follow-up)--> answered
sent --(6 deferred update)--> answered, its @original being the message with the component
sent --(8 choices | 9 modal)--> done
sent --(deadline passed)--> failed; whatever comes later is 10062
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Protocol

from standin.content import messages
from standin.content.component_limits import check_modal
from standin.content.components import complete
from standin.content.messages import COMMAND_ANSWER, DEFAULT, Origin
from standin.content.uploads import Body
from standin.interactions.model import (
    AnswerType,
    Form,
    Interaction,
    InteractionKind,
    Tell,
    answer_kind,
    callback_json,
    metadata,
    payload,
)
from standin.protocol import schemas
from standin.protocol.command_limits import check_choices
from standin.protocol.errors import (
    Findings,
    Json,
    already_acknowledged,
    invalid_webhook_token,
    too_many_follow_ups,
    unknown_channel,
    unknown_interaction,
    unknown_message,
    unknown_webhook,
)
from standin.world.installs import is_guest, is_kept_private, owners_of
from standin.world.state import EPHEMERAL, LOADING, Account, Channel, Stored, World

REMEMBERED = 20_000
GUESTS_FOLLOW_UPS = 5
"""Maximum number of follow-ups to an interaction where only a person has brought the application along."""


class Dispatch(Protocol):
    def __call__(self, name: str, data: Json, guild_id: str | None = None) -> bool: ...


class Interactions:
    """The interactions that may still be answered. Times are in seconds of `clock`."""

    def __init__(
        self,
        world: World,
        dispatch: Dispatch,
        *,
        deadline: float = 3.0,
        lifetime: float = 900.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._world = world
        self._dispatch = dispatch
        self._deadline = deadline
        self._lifetime = lifetime
        self._clock = clock
        self._by_token: dict[str, Interaction] = {}
        self.forms: dict[tuple[str, str], Form] = {}

    def close(self) -> None:
        for interaction in self._by_token.values():
            if interaction.timer:
                interaction.timer.cancel()

    def send(
        self,
        kind: InteractionKind,
        person: Account,
        channel: Channel,
        data: Json,
        tell: Tell,
        nonce: str,
        source: Stored | None = None,
        cause: Json | None = None,
    ) -> None:
        """Bring an interaction to the bot; `tell` hears how it goes on under the same nonce."""
        token = secrets.token_urlsafe(48)
        owners = self._owners(kind, person, channel, data, source, cause)
        interaction = Interaction(
            self._world.snowflake(),
            token,
            kind,
            person,
            channel,
            data,
            tell,
            nonce,
            self._clock(),
            owners,
            source,
            cause,
            is_private=is_kept_private(self._world, person, channel),
        )
        self._remember(interaction)
        interaction.timer = asyncio.get_running_loop().call_later(self._deadline, self._expire, interaction)
        if kind is not InteractionKind.AUTOCOMPLETE:
            interaction.report("sent")
        if not self._dispatch("INTERACTION_CREATE", payload(self._world, interaction), channel.guild_id):
            interaction.timer.cancel()
            interaction.report("failed")

    def _owners(
        self,
        kind: InteractionKind,
        person: Account,
        channel: Channel,
        data: Json,
        source: Stored | None,
        cause: Json | None,
    ) -> Json:
        """Return the installations it comes by: the command's own, or those of what the component or form stands on."""
        if kind in (InteractionKind.COMMAND, InteractionKind.AUTOCOMPLETE):
            every = self._world.all_commands(channel.guild_id)
            command = next((c for c in every if c["id"] == data["id"]), None)
            return owners_of(self._world, command, person, channel)
        before: Json | None = cause or (source.json.get("interaction_metadata") if source else None)
        if before is None:
            return owners_of(self._world, None, person, channel)
        owners: Json = before["authorizing_integration_owners"]
        return owners

    def _remember(self, interaction: Interaction) -> None:
        self._by_token[interaction.token] = interaction
        while len(self._by_token) > REMEMBERED:
            del self._by_token[next(iter(self._by_token))]

    def _expire(self, interaction: Interaction) -> None:
        if interaction.answered_at is None:
            interaction.report("failed")

    def answer(self, identity: str, token: str, body: Body) -> Json:
        """Take the first answer and return the callback response. Raises 10062 if it is late, 40060 if it is the second."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != identity:
            raise unknown_interaction()
        if interaction.answered_at is not None:
            raise already_acknowledged()
        if self._clock() - interaction.sent_at > self._deadline:
            raise unknown_interaction()
        schemas.check(schemas.InteractionAnswer, body.json)
        kind = answer_kind(interaction, body.json)
        data = Body(body.json.get("data") or {}, body.files)
        perform = {
            AnswerType.MESSAGE: self._say,
            AnswerType.DEFERRED: self._defer,
            AnswerType.DEFERRED_UPDATE: self._defer_update,
            AnswerType.UPDATE: self._update,
            AnswerType.CHOICES: self._offer,
            AnswerType.MODAL: self._ask,
        }[kind]
        perform(interaction, data)
        interaction.answered_at = self._clock()
        if interaction.timer:
            interaction.timer.cancel()
        return callback_json(interaction, kind)

    def _origin(self, interaction: Interaction, payload: Json, *, loading: bool = False) -> Origin:
        is_private = interaction.is_private or int(payload.get("flags") or 0) & EPHEMERAL
        reader = interaction.person.id if is_private else None
        kind = COMMAND_ANSWER if interaction.kind is InteractionKind.COMMAND else DEFAULT
        return Origin(self._world.bot, kind, reader, metadata(interaction), loading)

    def _say(self, interaction: Interaction, body: Body) -> None:
        schemas.check(schemas.Message, body.json, ("data",))
        origin = self._origin(interaction, body.json)
        self._own(interaction, messages.post(self._world, interaction.channel, body, origin, ("data",)))
        interaction.report("answered", interaction.original)

    def _defer(self, interaction: Interaction, body: Body) -> None:
        schemas.check(schemas.Message, body.json, ("data",))
        origin = self._origin(interaction, body.json, loading=True)
        self._own(interaction, messages.post(self._world, interaction.channel, Body(), origin))
        interaction.report("thinking", interaction.original)

    def _own(self, interaction: Interaction, message: Stored) -> None:
        interaction.original = message
        interaction.own.add(message.id)

    def _defer_update(self, interaction: Interaction, _body: Body) -> None:
        assert interaction.source is not None
        self._own(interaction, interaction.source)
        interaction.unsettled = True
        interaction.report("answered", interaction.source, deferred=True)

    def _update(self, interaction: Interaction, body: Body) -> None:
        assert interaction.source is not None
        messages.edit(self._world, interaction.source, body, ("data",))
        self._own(interaction, interaction.source)
        interaction.report("answered", interaction.source)

    def _offer(self, interaction: Interaction, body: Body) -> None:
        choices: list[Json] = body.json.get("choices") or []
        check_choices(choices, ("data",))
        interaction.tell("AUTOCOMPLETE", {"nonce": interaction.nonce, "choices": choices})

    def _ask(self, interaction: Interaction, body: Body) -> None:
        check_modal(body.json, ("data",), self._world.emojis)
        modal = body.json | {"components": complete(body.json["components"], {}, Findings())}
        form = Form(modal, interaction.source, metadata(interaction))
        self.forms[interaction.person.id, modal["custom_id"]] = form
        interaction.tell("MODAL", {"nonce": interaction.nonce, "modal": modal})
        interaction.report("answered")

    def follow_up(self, token: str, body: Body) -> Stored:
        """Post a further message. After a deferred answer the first one fills in the message that is still thinking."""
        interaction = self._alive(token)
        original = interaction.original
        if original and original.flags & LOADING:
            return self.edit(token, "@original", body)
        if interaction.follow_ups == GUESTS_FOLLOW_UPS and is_guest(self._world, interaction.channel):
            raise too_many_follow_ups()
        schemas.check(schemas.Message, body.json)
        origin = self._origin(interaction, body.json)
        message = messages.post(self._world, interaction.channel, body, origin)
        interaction.follow_ups += 1
        interaction.own.add(message.id)
        self._report_later(interaction, message)
        return message

    def message(self, token: str, identity: str) -> Stored:
        """Return @original or a follow-up. Raises 10008 if there is no such message any more."""
        return self._find(self._alive(token), identity)

    def edit(self, token: str, identity: str, body: Body) -> Stored:
        interaction = self._alive(token)
        message = self._find(interaction, identity)
        was_loading = bool(message.flags & LOADING)
        messages.edit(self._world, message, body)
        if was_loading:
            interaction.report("answered", message)
        else:
            self._report_later(interaction, message)
        return message

    def delete(self, token: str, identity: str) -> None:
        interaction = self._alive(token)
        message = self._find(interaction, identity)
        was_loading = bool(message.flags & LOADING)
        messages.delete(self._world, message)
        if was_loading:
            interaction.report("answered")
        else:
            self._report_later(interaction, None)

    def _report_later(self, interaction: Interaction, message: Stored | None) -> None:
        """Report the first thing that follows a deferred update: that is the real answer."""
        if interaction.unsettled:
            interaction.unsettled = False
            interaction.report("answered", message)

    def _alive(self, token: str) -> Interaction:
        interaction = self._by_token.get(token)
        if interaction is None or interaction.answered_at is None:
            raise unknown_webhook()
        if self._clock() - interaction.sent_at > self._lifetime:
            raise invalid_webhook_token()
        if interaction.channel.id not in self._world.channels:
            raise unknown_channel()
        return interaction

    def _find(self, interaction: Interaction, identity: str) -> Stored:
        original = interaction.original
        wanted = original.id if identity == "@original" and original else identity
        message = interaction.channel.messages.get(wanted) if wanted in interaction.own else None
        if message is None:
            raise unknown_message()
        return message
