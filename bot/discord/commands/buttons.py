"""What each button and menu does, by the op of its mark."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.discord.commands import (
    guild_settings,
    history,
    lobby,
    look,
    orders,
    preferences,
    privacy,
    seats,
    stats,
    votes,
    whatif,
)
from bot.discord.commands import (
    help as help_command,
)
from bot.discord.commands.desk import Desk
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, text
from bot.discord.ui.trail import Mark
from engine.errors import Stale
from engine.text import say

Work = Callable[[Desk, Caller, Mark, Sequence[str]], Awaitable[None]]


async def answer(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    """Answers a press. An op of an older version of ours is Stale."""
    if mark.op not in OPS:
        raise Stale(say("refusal-stale"))
    await OPS[mark.op](desk, caller, mark, picked)


async def _step(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    await desk.step(caller, mark, picked)


async def _do(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await desk.confirmed(caller, mark)


async def _moves(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await desk.moves(caller, await desk.current(caller, mark))


async def _close(_: Desk, caller: Caller, __: Mark, ___: Sequence[str]) -> None:
    await caller.answer(Page(text(caller.words.key("chooser-closed"))))


async def _hand(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await look.at_hand(caller, await desk.tables.table(mark.table), desk.pool)


async def _scores(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await look.at_scores(caller, await desk.tables.table(mark.table), desk.pool)


async def _words(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await look.in_words(caller, await desk.tables.table(mark.table), desk.pool)


async def _help(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await help_command.help_with(caller, await desk.tables.table(mark.table))


async def _open(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await lobby.open_table(desk, caller, mark.path, mark.moment or None)


async def _start(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await lobby.start(desk, caller, mark.table)


async def _lobby(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    await lobby.by_press(desk, caller, mark, picked)


async def _chosen(_: Desk, caller: Caller, __: Mark, ___: Sequence[str]) -> None:
    await caller.answer(Page(text(caller.words.key("lobby-chosen"))))


async def _options(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await lobby.show_options(desk, caller, mark)


OPS: Mapping[str, Work] = {
    "step": _step,
    "pick": _step,
    "do": _do,
    "moves": _moves,
    "close": _close,
    "hand": _hand,
    "scores": _scores,
    "words": _words,
    "help": _help,
    "open": _open,
    "start": _start,
    "options": _options,
    "chosen": _chosen,
    **dict.fromkeys(
        (
            "join",
            "leave",
            "cancel",
            "robot",
            "unrobot",
            "seats",
            "language",
            "set",
            "switch",
            "preset",
            "pace",
            "deadline",
        ),
        _lobby,
    ),
    **votes.OPS,
    **seats.OPS,
    **history.OPS,
    **whatif.OPS,
    **orders.OPS,
    **stats.OPS,
    **privacy.OPS,
    **guild_settings.OPS,
    **preferences.OPS,
}
