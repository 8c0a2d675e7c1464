"""/audit: what can be checked of the game here, told to whoever asks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.discord.commands.registry import Here, Number, command
from bot.discord.delivery.request import Caller
from bot.discord.ui.components import Page, text
from bot.tables.history.fairness import Proof
from bot.tables.model.errors import HasNotStarted
from render.words import Words

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper
    from bot.discord.commands.desk import Desk


def add(client: Grovekeeper) -> None:
    """Adds /audit to the client's tree."""

    async def audit(interaction: Here, rows: Number = None) -> None:
        await client.answer(interaction, lambda caller: _audit(client.desk, caller, rows))

    command(client, "audit", audit, "rows")


async def _audit(desk: Desk, caller: Caller, rows: int | None) -> None:
    table = await desk.here(caller)
    if table.match is None:
        raise HasNotStarted
    await caller.defer()
    proof = await desk.tables.prove(table.id, rows)
    await caller.answer(Page(text("\n".join(_lines(proof, caller.words)))))


def _lines(proof: Proof, words: Words) -> Iterator[str]:
    table = proof.table
    yield f"### {words.key(table.game.id)}"
    yield words.key("audit-hash", hash=table.commitment)
    if table.seed is not None:
        yield words.key("audit-seed", seed=table.seed)
        yield _replayed(proof, words)
    else:
        yield words.key("audit-later")
    yield words.key("audit-log", rows=proof.rows, fingerprint=proof.fingerprint)
    yield words.key("audit-fingerprint-again" if table.seed else "audit-fingerprint-why")


def _replayed(proof: Proof, words: Words) -> str:
    if proof.difference is None:
        return words.key("audit-same", moves=proof.moves)
    why = words.say(proof.difference.why)
    return words.key("audit-differs", row=proof.difference.moment, why=why)
