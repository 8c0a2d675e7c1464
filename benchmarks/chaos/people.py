"""People who act: by commands and by buttons, quickly or late, wherever they are waited for, and what they were told of each deed."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random

from benchmarks.chaos.ground import Spot
from benchmarks.stage import STRING, SUBCOMMAND, text, typed
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table, Tables
from bot.tables.orders import parser
from engine.action import to_text
from engine.errors import Refused
from standin.content.components import walk
from standin.interactions.model import InteractionKind
from standin.protocol.errors import Json
from standin.server import LocalDiscord
from standin.world.state import Account, Stored
from words.catalogue import LANGUAGES, language_of, words

ACTING = frozenset(
    {"do", "step", "pick", "undone", "askundo", "grant", "refuse", "abandoned", "resume", "typed"}
)
"""Ops of presses that can change a table; `typed` is the command of a game."""
SAID = ("move-done", "undo-done", "ask-done", "vote-yes", "vote-carried", "vote-no", "vote-ended")
DONE = {words(language).key(key) for language in LANGUAGES for key in SAID}
"""Sentences that tell somebody that it was done; of a move they tell also line by line what it did."""
LONGEST_WALK = 15
SOON, DAWDLING = (0.1, 1.0), (4.0, 14.0)
"""Seconds until somebody acts who acts at once, and who lets it come near the deadline or past it."""
CARD = re.compile(r"/table-(\d+)\.png")


@dataclass
class Deed:
    """One use of a command or button, and whether its person was told that it was done, or why not."""

    interaction: int
    channel: str
    op: str
    answer: str | None = None

    @property
    def is_acknowledged(self) -> bool:
        """Whether the person was told that the deed was done."""
        if self.answer is None or self.op not in ACTING:
            return False
        lines = self.answer.splitlines()
        return any(line in DONE or line.startswith("- ") for line in lines)


@dataclass
class Crowd:
    """Everybody at all tables, and all their deeds."""

    local: LocalDiscord
    tables: Tables
    deeds: list[Deed] = field(default_factory=list)

    async def play(self, spot: Spot) -> None:
        """Play in one channel, until cancelled."""
        while True:
            dawdles = spot.is_paced and spot.dice.random() < 0.3
            await asyncio.sleep(spot.dice.uniform(*(DAWDLING if dawdles else SOON)))
            table = await self.tables.at(int(spot.channel.id))
            if table is None or table.status is not Status.PLAYING:
                continue
            await self._act(spot, table)

    async def _act(self, spot: Spot, table: Table) -> None:
        dice, roll = spot.dice, spot.dice.random()
        waited = [chair.mover for chair in table.awaiting if chair.mover is not None]
        voters = [chair.mover for chair in table.chairs if chair.mover is not None]
        if table.vote is not None and voters:
            await self._press_on_card(
                spot, self._person(dice.choice(voters)), dice.choice(("grant", "refuse"))
            )
        elif roll < 0.04 and voters:
            await self._order(spot, table, self._person(dice.choice(voters)))
        elif roll < 0.1 and voters:
            await self._undo(spot, self._person(dice.choice(voters)))
        elif roll < 0.13 and voters:
            await self.command(self._person(dice.choice(voters)), spot, "board", [])
        elif waited and roll < 0.6:
            await self._by_command(spot, table, self._person(dice.choice(waited)))
        elif waited:
            await self._by_buttons(spot, self._person(dice.choice(waited)))

    async def _by_command(self, spot: Spot, table: Table, person: Account) -> None:
        legal = table.legal(int(person.id)).actions
        if legal:
            option = typed(table.game.id, spot.dice.choice(legal))
            await self.command(person, spot, words("en").key(f"{table.game.id}-command"), [option], "typed")

    async def _by_buttons(self, spot: Spot, person: Account) -> None:
        """From the card through the private chooser, as a person does who does not know what to do."""
        shown = await self._press_on_card(spot, person, spot.dice.choice(("moves", "step")))
        for _ in range(LONGEST_WALK):
            if shown is None or (found := _next(shown, spot.dice)) is None:
                return
            custom_id, values = found
            before = shown
            shown = await self._press(spot, person, before, custom_id, values)
            if self.deeds[-1].is_acknowledged:
                return

    async def _press_on_card(self, spot: Spot, person: Account, op: str) -> Stored | None:
        card = next(filter(is_card, reversed(list(spot.channel.messages.values()))), None)
        found = [mark for mark in marks(card) if mark.op == op] if card else []
        return await self._press(spot, person, card, str(spot.dice.choice(found))) if card and found else None

    async def _undo(self, spot: Spot, person: Account) -> None:
        shown = await self.command(person, spot, "undo", [])
        found = [mark for mark in marks(shown) if mark.op in ("undone", "askundo")] if shown else []
        if shown and found:
            await self._press(spot, person, shown, str(found[0]))

    async def _order(self, spot: Spot, table: Table, person: Account) -> None:
        seat = table.seat_of(int(person.id))
        assert seat is not None
        try:
            legal = (await self.tables.orders.ahead(table, seat)).legal(seat).actions
        except Refused:
            return
        if legal:
            plan = parser.move(to_text(spot.dice.choice(legal)), table.game, language_of(person.locale))
            given = {"type": STRING, "name": "plan", "value": plan}
            await self.command(
                person, spot, "order", [{"type": SUBCOMMAND, "name": "give", "options": [given]}]
            )

    def _person(self, identity: int) -> Account:
        return self.local.world.people[str(identity)]

    async def command(
        self, person: Account, spot: Spot, name: str, options: list[Json], op: str = ""
    ) -> Stored | None:
        """Use a command; what its person is shown, None where no answer comes."""
        known = {command["name"]: command["id"] for command in self.local.world.commands[None]}
        data = {"id": known.get(name, "1"), "name": name, "type": 1, "options": options}
        return await self._use(spot, person, InteractionKind.COMMAND, data, op or name)

    async def _press(
        self, spot: Spot, person: Account, on: Stored, custom_id: str, values: list[str] | None = None
    ) -> Stored | None:
        data = next((each for each in _parts(on) if each.get("custom_id") == custom_id), None)
        if data is None:
            return None
        pressed = {"custom_id": custom_id, "component_type": data["type"], "id": data["id"]}
        if values is not None:
            pressed["values"] = values
        return await self._use(
            spot, person, InteractionKind.COMPONENT, pressed, CustomId.read(custom_id).op, on
        )

    async def _use(
        self,
        spot: Spot,
        person: Account,
        kind: InteractionKind,
        data: Json,
        op: str,
        on: Stored | None = None,
    ) -> Stored | None:
        channel = spot.channel
        answered: asyncio.Future[Stored | None] = asyncio.get_running_loop().create_future()
        deed = Deed(0, channel.id, op)

        is_deferred = False

        def tell(_: str, told: Json) -> None:
            nonlocal is_deferred
            is_deferred |= bool(told.get("deferred"))
            if told["state"] not in ("answered", "failed") or told.get("deferred"):
                return
            message = channel.messages.get(told.get("message_id", ""))
            # A card that was pressed may be changed for any reason before its person is answered beside it.
            is_card_alone = is_deferred and message is on
            if message is not None and not is_card_alone:
                deed.answer = text(message.json)
            if not answered.done():
                answered.set_result(message)

        self.local.interactions.send(kind, person, channel, data, tell, "", on)
        deed.interaction = self.local.world.last_id  # the id that `send` has just given out
        self.deeds.append(deed)
        return await answered


def is_card(message: Stored) -> bool:
    """Return whether a message is the card of a table, with its picture."""
    return message.reader is None and moment_shown(message) is not None


def moment_shown(message: Stored) -> int | None:
    """Return the moment of the table that is pictured on a message."""
    for part in _parts(message):
        for item in part.get("items", ()):
            if found := CARD.search(item["media"]["url"]):
                return int(found[1])
    return None


def marks(message: Stored) -> list[CustomId]:
    """Return the custom ids of all that can be pressed on a message."""
    return [
        CustomId.read(part["custom_id"])
        for part in _parts(message)
        if "custom_id" in part and not part.get("disabled")
    ]


def _parts(message: Stored) -> Iterator[Json]:
    return (part for _, part in walk(message.json["components"]))


def _next(shown: Stored, dice: Random) -> tuple[str, list[str] | None] | None:
    """Anything in a chooser that leads on, preferably to the end of a move."""
    found: list[tuple[str, list[str] | None]] = []
    for part in _parts(shown):
        if "custom_id" not in part:
            continue
        op = CustomId.read(part["custom_id"]).op
        if op == "do":
            return part["custom_id"], None
        if op == "pick":
            found.append((part["custom_id"], [dice.choice(part["options"])["value"]]))
        elif op == "step":
            found.append((part["custom_id"], None))
    return dice.choice(found) if found else None
