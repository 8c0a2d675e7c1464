"""The clock of a table, as its cards and its panel of options show it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from discord import ui

from bot.discord.ui.components import Option, menu
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Table
from bot.tables.steps.clock import AT_DEADLINE, PACES
from render.words import Words


def relative(time: datetime) -> str:
    """A time as Discord shows it to each reader: how long until then, or since."""
    return f"<t:{int(time.timestamp())}:R>"


def mentions(chairs: Sequence[Chair], speech: Words) -> list[str]:
    """The people at these seats, each with the deadline that is theirs."""
    return [
        due(f"<@{chair.mover}>", chair.clock.deadline, speech) for chair in chairs if chair.mover is not None
    ]


def summary(table: Table, speech: Words) -> str:
    """What the host has chosen; "" where there is no clock."""
    if PACES[table.pace] is None:
        return ""
    return f"{speech.key(f'pace-{table.pace}')} · {speech.key(f'deadline-{table.at_deadline}')}"


def menus(table: Table, speech: Words) -> list[ui.ActionRow[Any]]:
    """The two menus of the host."""
    paces = [Option(pace, speech.key(f"pace-{pace}"), pace == table.pace) for pace in PACES]
    ends = [
        Option(end, _begun(speech.key(f"deadline-{end}")), end == table.at_deadline) for end in AT_DEADLINE
    ]
    found = [menu(CustomId(table.id, 0, "pace"), speech.key("pace-question"), paces)]
    if PACES[table.pace] is not None:
        found.append(menu(CustomId(table.id, 0, "deadline"), speech.key("deadline-question"), ends))
    return found


def due(what: str, deadline: datetime | None, speech: Words) -> str:
    """Somebody or something that is waited for, with the deadline where there is one."""
    return what if deadline is None else speech.key("card-due", what=what, when=relative(deadline))


def _begun(phrase: str) -> str:
    """A phrase as the beginning of a line."""
    return phrase[:1].upper() + phrase[1:]
