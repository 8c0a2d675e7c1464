"""The part of a rehearsal in which a person types: a command of the server with suggestions, and the form that it opens."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeAlias

from bot.operations.rehearsal.report import Facts, changed
from bot.operations.rehearsal.wire import COMMAND, FORM, EventWire, Heard, Json, RestAnswer, RestWire

Note: TypeAlias = Callable[[str, Facts, Facts], None]

OPTION, FIELD = "word", "rehearsal:field"
SUGGESTED = "rehearsal-suggested"
"""Value of the one suggestion, which nobody would type."""
STRING, LABEL, TEXT_INPUT = 3, 18, 4
SHORT = 1
EPHEMERAL = 1 << 6
TYPED = ("suggestions-shown", "suggestion-chosen", "form-opened", "form-sent")
"""Checks that need a person who types."""
DONE: Facts = {"status": 200, "code": None}


class Dialogue:
    """A command that is there for the rehearsal alone: somebody types it, picks what is suggested, and sends the form that opens."""

    def __init__(
        self, rest: RestWire, events: EventWire, words: Callable[[str], str], note: Note, seconds: float
    ) -> None:
        self._rest, self._events, self._words, self._note = rest, events, words, note
        self._seconds = seconds
        self._command = ""
        """Path of the command while it is registered."""
        self._is_suggested = False

    async def run(self, application: int | None, guild: int, invite: Callable[[], object]) -> list[str]:
        """Make the checks; return the names of those for which nobody typed in time."""
        path = f"/applications/{application}/guilds/{guild}/commands"
        body = self._described()
        answer = await self._rest.ask("POST", path, body)
        found = {"status": answer.status, "changed": changed(body, answer.data)}
        self._note("guild-command-made", {"status": 201, "changed": []}, found)
        if not answer.is_good:
            return [*TYPED]
        self._command = f"{path}/{answer.data['id']}"
        invite()
        suggesting = asyncio.create_task(self._suggest())
        try:
            used = await self._next(self._events.commands)
        finally:
            suggesting.cancel()
            await asyncio.gather(suggesting, return_exceptions=True)
        if used is None:
            return [name for name in TYPED if name != TYPED[0] or not self._is_suggested]
        if not self._is_suggested:
            self._note(TYPED[0], {**DONE, "is_focused": True}, {"asked": False})
        given = {each["name"]: each.get("value") for each in used.data.get("options") or ()}
        self._note(TYPED[1], {"is_offered": True}, {"is_offered": given.get(OPTION) == SUGGESTED})
        opened = await self._answer(used, {"type": 9, "data": self._form()})
        self._note(TYPED[2], DONE, {"status": opened.status, "code": opened.code})
        sent = await self._next(self._events.forms) if opened.is_good else None
        if sent is None:
            return [TYPED[3]]
        await self._take(application, sent)
        return []

    async def clean(self) -> None:
        """Remove the command, where it is registered."""
        if not self._command:
            return
        gone, then = await self._rest.ask("DELETE", self._command), await self._rest.ask("GET", self._command)
        found = {"status": gone.status, "then": then.status}
        self._note("guild-command-deleted", {"status": 204, "then": 404}, found)
        self._command = ""

    async def _next(self, heard: asyncio.Queue[Heard]) -> Heard | None:
        """Return what the person does next; None where nothing comes in time."""
        with suppress(TimeoutError):
            return await asyncio.wait_for(heard.get(), self._seconds)
        return None

    async def _suggest(self) -> None:
        """Answer every question for suggestions, of which one comes with each letter, and note the first."""
        while True:
            asked = await self._events.typing.get()
            choices = [{"name": self._words("rehearse-suggested"), "value": SUGGESTED}]
            answer = await self._answer(asked, {"type": 8, "data": {"choices": choices}})
            if not self._is_suggested:
                self._is_suggested = True
                focused = [each["name"] for each in asked.data.get("options") or () if each.get("focused")]
                found = {"status": answer.status, "code": answer.code, "is_focused": focused == [OPTION]}
                self._note(TYPED[0], {**DONE, "is_focused": True}, found)

    async def _take(self, application: int | None, sent: Heard) -> None:
        """Answer a form to its person alone, and note how what was written came."""
        data = {
            "content": self._words("rehearse-answer"),
            "flags": EPHEMERAL,
            "allowed_mentions": {"parse": []},
        }
        answer = await self._answer(sent, {"type": 4, "data": data})
        fields = [
            [part.get("type"), inner.get("type"), inner.get("custom_id") == FIELD, bool(inner.get("value"))]
            for part in sent.data.get("components") or ()
            for inner in (part.get("component") or {},)
        ]
        message = ((answer.data or {}).get("resource") or {}).get("message") or {}
        is_ephemeral = bool(int(message.get("flags", 0)) & EPHEMERAL)
        self._note(
            TYPED[3],
            {**DONE, "is_ephemeral": True, "fields": [[LABEL, TEXT_INPUT, True, True]]},
            {"status": answer.status, "code": answer.code, "is_ephemeral": is_ephemeral, "fields": fields},
        )
        await self._rest.ask(
            "DELETE", f"/webhooks/{application}/{sent.token}/messages/@original", is_signed=False
        )

    async def _answer(self, heard: Heard, body: Json) -> RestAnswer:
        path = f"/interactions/{heard.id}/{heard.token}/callback?with_response=true"
        return await self._rest.ask("POST", path, body, is_signed=False)

    def _described(self) -> Json:
        option = {
            "type": STRING,
            "name": OPTION,
            "description": self._words("rehearse-option"),
            "required": True,
            "autocomplete": True,
        }
        return {
            "type": 1,
            "name": COMMAND,
            "description": self._words("rehearse-command"),
            "options": [option],
        }

    def _form(self) -> Json:
        field: dict[str, Any] = {
            "type": TEXT_INPUT,
            "custom_id": FIELD,
            "style": SHORT,
            "required": True,
            "max_length": 20,
        }
        label = {"type": LABEL, "label": self._words("rehearse-field"), "component": field}
        return {"custom_id": FORM, "title": self._words("rehearse-form"), "components": [label]}
