"""The clock of a table: deadlines on cards, and the menus with which the host sets the pace."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any

from discord import ui

from bot.discord.ui.components import MenuLine, menu
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Table
from bot.tables.model.paces import AT_DEADLINE, BOUNDS, PACES, PaceName, from_least
from bot.tables.model.preferences import Absence
from words.catalogue import Words, capitalized


def relative(time: datetime) -> str:
    """Return a time that Discord shows to each reader as how long it is until then, or since."""
    return f"<t:{int(time.timestamp())}:R>"


def mentions(chairs: Sequence[Chair], speech: Words, absent: Mapping[int, Absence]) -> list[str]:
    """Return a mention of each person who moves at these seats, with their deadline, and until when they are not there."""
    return [
        absence(due(f"<@{chair.mover}>", chair.clock.deadline, speech), absent.get(chair.mover), speech)
        for chair in chairs
        if chair.mover is not None
    ]


def absence(who: str, absent: Absence | None, speech: Words) -> str:
    """Return the name of somebody, and until when they are away or asleep."""
    if absent is None:
        return who
    time = int(absent.until.timestamp())
    if absent.is_away:
        return speech.key("absent-away", who=who, when=f"<t:{time}:D>")
    return speech.key("absent-asleep", who=who, when=f"<t:{time}:t>")


def summary(table: Table, speech: Words, *, forfeits: bool = False) -> str:
    """Return the pace, and what happens at a deadline, such as that whoever is late `forfeits` the game; "" where there is no clock."""
    if PACES[table.pace] is None:
        return ""
    end = "deadline-forfeit" if forfeits else f"deadline-{table.at_deadline}"
    parts = [speech.key(f"pace-{table.pace}"), speech.key(end)]
    if table.bound is not None:
        parts.append(speech.key("bound-days", count=table.bound))
    return " · ".join(parts)


def remark(table: Table, speech: Words) -> str:
    """Return the sentence that says what a waking day is; "" where the pace counts none."""
    pace = PACES[table.pace]
    return speech.key("pace-about") if pace is not None and pace.in_days else ""


def least_remark(least: PaceName, speech: Words) -> str:
    """Return the sentence that says which pace the server wants at least."""
    return speech.key("server-least-pace", pace=speech.key(f"pace-{least}"))


def menus(table: Table, speech: Words, least: PaceName) -> list[ui.ActionRow[Any]]:
    """Return the menu of paces, for several people those that are at least as quick as `least`, and where there is a clock the menu of
    what happens at a deadline.
    """
    offered = from_least(least if table.is_for_several else "none")
    paces = [MenuLine(pace, speech.key(f"pace-{pace}"), pace == table.pace) for pace in offered]
    ends = [
        MenuLine(end, capitalized(speech.key(f"deadline-{end}")), end == table.at_deadline)
        for end in AT_DEADLINE
    ]
    found = [menu(CustomId(table.id, 0, "pace"), speech.key("pace-question"), paces)]
    if PACES[table.pace] is not None:
        found.append(menu(CustomId(table.id, 0, "deadline"), speech.key("deadline-question"), ends))
        bounds = [
            MenuLine(str(days), speech.key("bound-days", count=days), days == (table.bound or 0))
            for days in BOUNDS
        ]
        found.append(menu(CustomId(table.id, 0, "bound"), speech.key("bound-question"), bounds))
    return found


def due(what: str, deadline: datetime | None, speech: Words) -> str:
    """Return the name of who or what is waited for, with the deadline, where there is one."""
    return what if deadline is None else speech.key("card-due", what=what, when=relative(deadline))
