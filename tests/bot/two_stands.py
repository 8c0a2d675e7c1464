"""One bot before two stand-ins for Discord: `Ours`, which is `standin`, and `Theirs`, which is simcord, made by others.

On both, people do the same steps, and `shown` tells what one of them then sees in words that do not depend on the stand-in.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Any, Literal, TypeVar

import discord
import simcord
from yarl import URL

from bot.discord.client import Grovekeeper
from bot.store import Store
from bot.tables import Tables
from bot.tables.write.alarm import Alarm
from tests.bot.discord.grove import SEED
from tests.standin.people import Person
from tests.standin.screen import PATIENCE
from tests.standin.sight import EPHEMERAL, Json, walk

SAID = (
    "type",
    "content",
    "label",
    "placeholder",
    "style",
    "disabled",
    "value",
    "default",
    "min_values",
    "max_values",
    "description",
)
"""Properties of a component, or of a menu's option, that people can notice."""
ID = re.compile(r"\d{17,20}")
Shown = list[str]
"""Messages that one person sees in the channel, oldest first: a line for each, and one for each of its components."""
M = TypeVar("M")


@dataclass(frozen=True)
class Step:
    """A step: somebody uses a command, or presses or chooses on the newest message that has this button or menu.

    `value` are the options of the command ("name:value name:value") or the value that is chosen.
    """

    who: str
    how: Literal["command", "press", "choose"]
    what: str
    value: str = ""


class Ours:
    """The bot before `standin`, over sockets."""

    def __init__(self, people: Sequence[Person]) -> None:
        self._people = {person.name: person for person in people}

    def shown(self, name: str) -> Shown:
        return _shown(message.json for message in self._people[name].messages())

    async def do(self, step: Step) -> None:
        person = self._people[step.who]
        if step.how == "command":
            await person.command(f"/{step.what} {step.value}")
            return
        message, custom_id = _newest(((m, m.json) for m in person.messages()), step.what)
        if step.how == "press":
            await person.press(message, custom_id)
        else:
            await person.select(message, custom_id, step.value)

    async def shown_after(self, name: str, wanted: Shown) -> Shown:
        """Return what the person `name` sees once it is `wanted`, or has not become so for as long as a person waits."""
        with suppress(TimeoutError):
            await self._people[name].until(lambda: self.shown(name) == wanted)
        return self.shown(name)


class Theirs:
    """The bot before simcord, within this process. After a step it has come to rest."""

    def __init__(self, env: simcord.Env, names: Iterable[str]) -> None:
        self._backend = env.backend
        guild = env.create_guild("Grovekeeper")
        self._channel = guild.create_text_channel("grove")
        self._people = {n: guild.add_member(env.create_user(n.lower(), global_name=n)) for n in names}

    def shown(self, name: str) -> Shown:
        return _shown(json for _, json in self._messages(name))

    async def do(self, step: Step) -> None:
        person = self._people[step.who]
        if step.how == "command":
            given = dict(pair.split(":") for pair in step.value.split())
            options = {key: int(value) if value.isdigit() else value for key, value in given.items()}
            await person.slash(self._channel, step.what, **options)
            return
        message, custom_id = _newest(self._messages(step.who), step.what)
        if step.how == "press":
            await person.click(message, custom_id=custom_id)
        else:
            await person.select(message, [step.value], custom_id=custom_id)

    def _messages(self, name: str) -> list[tuple[discord.Message, Json]]:
        return [
            (message, self._json(message)) for message in self._channel.history(viewer=self._people[name])
        ]

    def _json(self, message: discord.Message) -> Json:
        pinged = self._backend.get_message(message.channel.id, message.id).ping_user_ids
        return {
            "content": message.content,
            "flags": message.flags.value,
            "mentions": [{"global_name": self._backend.users[user].global_name} for user in pinged],
            "components": [component.to_dict() for component in message.components],
        }


@asynccontextmanager
async def theirs(folder: Path, names: Iterable[str]) -> AsyncIterator[Theirs]:
    """Yield a running bot before simcord, with the seed of `grove`.

    Open it in a task of its own: simcord redirects the answers to interactions in the whole context it is opened in.
    """
    store = await Store.open(f"sqlite+aiosqlite:///{folder / 'theirs.db'}")
    tables = Tables(store, new_seed=lambda: SEED)
    try:
        running = simcord.run(Grovekeeper(tables), settle_timeout=PATIENCE)
        _name_its_rest(running._env, tables)
        async with running as env:
            yield Theirs(env, names)
    finally:
        await tables.close()
        await store.close()


def _name_its_rest(env: simcord.Env, tables: Tables) -> None:
    """Tell simcord what a bot that has come to rest waits for."""
    for alarm in (tables.alarm, tables.tournaments.alarm):
        _name_sleep(env, alarm)
    for untold in (tables.orders.untold, tables.letters.untold):
        _name_get(env, untold)


def _name_sleep(env: simcord.Env, alarm: Alarm) -> None:
    sleep = alarm.sleep
    alarm.sleep = lambda until: env.external_wait(sleep(until), reason="due")  # type: ignore[method-assign]


def _name_get(env: simcord.Env, untold: asyncio.Queue[Any]) -> None:
    get = untold.get
    untold.get = lambda: env.external_wait(get(), reason="told")  # type: ignore[method-assign]


def _shown(messages: Iterable[Json]) -> Shown:
    lines = []
    for message in messages:
        pinged = sorted(user["global_name"] for user in message["mentions"])
        private = bool(message["flags"] & EPHEMERAL)
        lines.append({"message": message["content"], "private": private, "pinged": pinged})
        lines += [_component(component) for component in walk(message["components"])]
    return [ID.sub("<id>", json.dumps(line, ensure_ascii=False)) for line in lines]


def _component(component: Json) -> Json:
    said = {key: component[key] for key in SAID if component.get(key) not in (None, False, "")}
    emoji = (component.get("emoji") or {}).get("name")
    options = [_component(option) for option in component.get("options", ())]
    shown = [item for item in (component, *component.get("items", ())) if "media" in item]
    pictures = [(PurePosixPath(URL(i["media"]["url"]).path).name, i.get("description")) for i in shown]
    return said | {
        key: found for key, found in [("emoji", emoji), ("options", options), ("pictures", pictures)] if found
    }


def _newest(messages: Iterable[tuple[M, Json]], words: str) -> tuple[M, str]:
    """Return the newest message on which a button or menu with these words can be used, and its custom_id. LookupError."""
    for message, shown in reversed(list(messages)):
        for component in walk(shown["components"]):
            if words in (component.get("label"), component.get("placeholder")) and not component.get(
                "disabled"
            ):
                return message, component["custom_id"]
    raise LookupError(f"nobody can use {words!r}")
