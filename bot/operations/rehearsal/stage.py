"""Course of a rehearsal in one channel: what is tried, in which order, and what the stand-in answers to it.

Nothing of it stays but the commands, which the bot sends at its every start: the card, the thread and the command of the rehearsal are
removed even where a check fails.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import discord
from PIL import Image
from yarl import URL

from bot.operations.rehearsal.dialogue import TYPED, Dialogue
from bot.operations.rehearsal.report import Facts, RehearsalReport, Rehearsed, changed
from bot.operations.rehearsal.wire import BUTTON, PICTURE, EventWire, Json, RestAnswer, RestWire

PRESS_SECONDS = 120.0
"""Seconds that a person has for the press."""
GATEWAY_SECONDS = 30.0
NEEDED = (
    *("view_channel", "send_messages", "send_messages_in_threads", "attach_files", "read_message_history"),
    "create_public_threads",
)
SIZE = 64
COMPONENTS_V2, EPHEMERAL = 1 << 15, 1 << 6
RATE_HEADERS = tuple(
    f"x-ratelimit-{name}" for name in ("bucket", "limit", "remaining", "reset", "reset-after")
)
SHOWN: Facts = {"width": SIZE, "height": SIZE, "content_type": "image/png"}
CARD: Facts = {"status": 200, "changed": [], "picture": SHOWN, "attachments": 0}

PRESSED = ("press-answered", "answer-edited")
WITH_CARD = (
    *("card-fetched", "attachment-link", *PRESSED, "card-edited"),
    *("thread-made", "thread-deleted", "card-deleted"),
)
"""Checks that need a card that was posted."""


class RehearsalStage:
    """A channel, and what a rehearsal has made in it. `invite` asks a person for something, by the
    key of a sentence; without it the checks that need a person are left out.
    """

    def __init__(
        self,
        rest: RestWire,
        events: EventWire,
        channel: int,
        words: Callable[[str], str],
        invite: Callable[[str], object] | None,
        press_seconds: float = PRESS_SECONDS,
    ) -> None:
        self.report = RehearsalReport()
        self.is_thread_left = False
        """Whether a thread stays, archived, because the bot may not delete it."""
        self._rest, self._events, self._channel, self._words = rest, events, channel, words
        self._invite, self._press_seconds = invite, press_seconds
        self._card: Json = {}
        self._thread = ""
        self._guild = 0
        self._dialogue = Dialogue(rest, events, words, self._note, press_seconds)

    async def run(self, commands: Sequence[Json]) -> None:
        """Make every check, and remove what they made. Raises errors of the connection."""
        application = self._events.application_id
        registered = f"/applications/{application}/commands"
        may_delete = await self._permissions()
        await self._commands(registered, commands)
        await self._came(self._events.is_open)
        self._note("gateway-ready", {"came": True}, {"came": self._events.is_open.is_set()})
        try:
            await self._post()
            if self._card:
                await self._fetch()
                await self._link()
                await self._press(application)
                await self._edit()
                await self._open_thread(may_delete=may_delete)
            else:
                self.report.left_out += WITH_CARD
            await self._talk(application)
        finally:
            await self._clean()
        if self._events.is_open.is_set():
            await self._events.cut()
            await self._came(self._events.is_back)
            self._note("gateway-resumed", {"resumed": True}, {"resumed": self._events.has_resumed})

    async def _talk(self, application: int | None) -> None:
        """Let a person type a command and fill in its form; a private channel has no commands of its own."""
        invite = self._invite
        if invite is None or not self._guild:
            self.report.left_out += TYPED
        else:
            say = partial(invite, "rehearse-type")
            self.report.left_out += await self._dialogue.run(application, self._guild, say)

    def _note(self, name: str, expected: Facts, found: Facts) -> None:
        self.report.checks.append(Rehearsed(name, expected, found))

    async def _came(self, event: asyncio.Event) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(event.wait(), GATEWAY_SECONDS)

    async def _permissions(self) -> bool:
        """Check what the bot may do in the channel; return whether it may delete threads."""
        expected: Facts = {"missing": []}
        try:
            place = await self._events.fetch_channel(self._channel)
            self._guild = int(getattr(place, "guild").id)  # noqa: B009 - a private channel has none
            guild = await self._events.fetch_guild(self._guild)
            me = await guild.fetch_member(self._events.application_id or 0)
            mine = (await guild.fetch_channel(self._channel)).permissions_for(me)
        except (discord.HTTPException, AttributeError) as error:
            self._note("permissions", expected, {"failed": getattr(error, "code", type(error).__name__)})
            return False
        missing = [name for name in NEEDED if not (mine.administrator or getattr(mine, name))]
        self._note("permissions", expected, {"missing": missing})
        return mine.administrator or mine.manage_threads

    async def _commands(self, path: str, commands: Sequence[Json]) -> None:
        """Register all commands as the bot does, and read them back with their words in every language."""
        for name, answer in (
            ("commands-sent", await self._rest.ask("PUT", path, list(commands))),
            ("commands-kept", await self._rest.ask("GET", f"{path}?with_localizations=true")),
        ):
            given = {each["name"]: each for each in answer.data} if answer.is_good else {}
            lost = [at for each in commands for at in changed(each, given.get(each["name"]), each["name"])]
            self._note(name, {"status": 200, "changed": []}, {"status": answer.status, "changed": lost})

    def _parts(self, url: str, *, has_buttons: bool) -> list[Json]:
        gallery = {"type": 12, "items": [{"media": {"url": url}, "description": self._words("rehearse-alt")}]}
        press = {"type": 2, "style": 3, "label": self._words("rehearse-button"), "custom_id": BUTTON}
        idle = {"type": 2, "style": 2, "label": "…", "custom_id": "rehearsal:idle", "disabled": True}
        text = {"type": 10, "content": self._words("rehearse-card" if has_buttons else "rehearse-edited")}
        buttons = [{"type": 1, "components": [press, idle]}] if has_buttons else []
        return [{"type": 17, "accent_color": 0x4E6B3A, "components": [text, gallery, *buttons]}]

    async def _post(self) -> None:
        body = {
            "flags": COMPONENTS_V2,
            "components": self._parts(f"attachment://{PICTURE}", has_buttons=True),
            "attachments": [{"id": 0, "filename": PICTURE, "description": self._words("rehearse-alt")}],
            "allowed_mentions": {"parse": []},
        }
        answer = await self._rest.ask("POST", f"/channels/{self._channel}/messages", body, picture=_picture())
        self._card = answer.data if answer.is_good else {}
        self._note("card-posted", CARD, _seen(answer, body["components"]))
        headers = sorted(name.lower() for name in answer.headers if name.lower() in RATE_HEADERS)
        self._note("rate-limit-headers", {"headers": list(RATE_HEADERS)}, {"headers": headers})

    @property
    def _message(self) -> str:
        return f"/channels/{self._channel}/messages/{self._card['id']}"

    async def _fetch(self) -> None:
        answer = await self._rest.ask("GET", self._message)
        self._note("card-fetched", CARD, _seen(answer, self._parts("", has_buttons=True)))

    async def _link(self) -> None:
        """Check the address of the picture: whether it leads there, is signed, and says when it expires."""
        url = URL(_media(self._card).get("url", ""), encoded=True)
        expected = {
            "status": 200,
            "is_same": True,
            "parameters": ["ex", "hm", "is"],
            "hours": 24,
            "bare": 404,
        }
        parameters = sorted(url.query.keys())
        try:
            hours = (int(url.query["ex"], 16) - int(url.query["is"], 16)) // 3600
        except (KeyError, ValueError):
            hours = 0
        found: Json = {"parameters": parameters, "hours": hours}
        if url.is_absolute():
            async with self._rest.session.get(url) as response:
                found |= {"status": response.status, "is_same": await response.read() == _picture()}
            async with self._rest.session.get(url.with_query(None)) as response:
                found["bare"] = response.status
        self._note("attachment-link", expected, found)

    async def _press(self, application: int | None) -> None:
        """Answer a person's press to them alone, and change the answer by the interaction."""
        if self._invite is None:
            self.report.left_out += PRESSED
            return
        self._invite("rehearse-press")
        try:
            press = await asyncio.wait_for(self._events.presses.get(), self._press_seconds)
        except TimeoutError:
            self.report.left_out += PRESSED
            self._invite = None  # Nobody is there.
            return
        data = {
            "content": self._words("rehearse-answer"),
            "flags": EPHEMERAL,
            "allowed_mentions": {"parse": []},
        }
        path = f"/interactions/{press.id}/{press.token}/callback?with_response=true"
        answer = await self._rest.ask("POST", path, {"type": 4, "data": data}, is_signed=False)
        shown = ((answer.data or {}).get("resource") or {}).get("message") or {}
        self._note(PRESSED[0], ANSWERED, _answered(answer, shown))
        original = f"/webhooks/{application}/{press.token}/messages/@original"
        body = {"content": self._words("rehearse-edited")}
        answer = await self._rest.ask("PATCH", original, body, is_signed=False)
        self._note(PRESSED[1], ANSWERED, _answered(answer, answer.data or {}))
        await self._rest.ask("DELETE", original, is_signed=False)

    async def _edit(self) -> None:
        """Take the buttons off the card; its picture stays by its address, as on a card that a newer one replaces."""
        parts = self._parts(_media(self._card).get("url", ""), has_buttons=False)
        answer = await self._rest.ask("PATCH", self._message, {"components": parts})
        self._note("card-edited", CARD, _seen(answer, parts))

    async def _open_thread(self, *, may_delete: bool) -> None:
        """Make a thread below the card and delete it, or archive it where the bot may not delete it, as is usual."""
        body = {"name": self._words("rehearse-thread"), "auto_archive_duration": 60}
        answer = await self._rest.ask("POST", f"{self._message}/threads", body)
        data = answer.data if answer.is_good else {}
        self._thread = str(data.get("id", ""))
        self._note(
            "thread-made", {"status": 201, "type": 11}, {"status": answer.status, "type": data.get("type")}
        )
        if not self._thread:
            return
        gone = await self._rest.ask("DELETE", f"/channels/{self._thread}")
        found = {"status": gone.status, "code": gone.code}
        self._note(
            "thread-deleted", *(({"status": 200, "code": None}, found) if may_delete else (REFUSED, found))
        )
        if gone.is_good:
            self._thread = ""

    async def _clean(self) -> None:
        await self._dialogue.clean()
        if self._thread:
            closed = await self._rest.ask("PATCH", f"/channels/{self._thread}", {"archived": True})
            self._note("thread-archived", {"status": 200}, {"status": closed.status})
            self.is_thread_left = True
        if self._card:
            deleted = await self._rest.ask("DELETE", self._message)
            then = await self._rest.ask("GET", self._message)
            found = {"status": deleted.status, "then": then.status, "code": then.code}
            self._note("card-deleted", {"status": 204, "then": 404, "code": 10008}, found)


ANSWERED: Facts = {"status": 200, "is_ephemeral": True, "code": None}
REFUSED: Facts = {"status": 403, "code": 50013}


def _answered(answer: RestAnswer, message: Json) -> Json:
    is_ephemeral = bool(int(message.get("flags", 0)) & EPHEMERAL)
    return {"status": answer.status, "is_ephemeral": is_ephemeral, "code": answer.code}


def _seen(answer: RestAnswer, sent: Any) -> Json:
    """Return what came of a card: where its components are no longer those that were sent, and its picture. Its address changes always."""
    if not answer.is_good:
        return {"status": answer.status, "code": answer.code}
    lost = [at for at in changed(sent, answer.data.get("components")) if not at.endswith(".media.url")]
    media = _media(answer.data)
    picture = {name: media.get(name) for name in SHOWN}
    attachments = len(answer.data.get("attachments") or ())
    return {"status": answer.status, "changed": lost, "picture": picture, "attachments": attachments}


def _media(message: Json) -> Json:
    """Return the first picture in the box of a card, an empty one where there is none."""
    parts = [part for box in message.get("components") or () for part in box.get("components") or ()]
    items = [item for part in parts for item in part.get("items") or ()]
    return items[0].get("media") or {} if items else {}


def _picture() -> bytes:
    drawn = io.BytesIO()
    Image.new("RGB", (SIZE, SIZE), (0x4E, 0x6B, 0x3A)).save(drawn, "PNG")
    return drawn.getvalue()
