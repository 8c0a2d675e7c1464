"""/audit: the proof, for whoever asks, that the game here was fair."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import OptionalNumber, command
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, text
from bot.tables.history.fairness import Proof
from words.catalogue import Words


@command("audit")
async def audit(desk: Desk, request: Request, rows: OptionalNumber = None) -> None:
    """Show the proof for the whole log, or for its first `rows`."""
    table = await desk.begun_table(request)
    await request.defer()
    proof = await desk.tables.prove(table.id, rows)
    seed = proof.table.seed_at(desk.tables.now())
    await request.answer(Page(text("\n".join(_lines(proof, seed, request.words)))))


def _lines(proof: Proof, seed: str | None, words: Words) -> Iterator[str]:
    table = proof.table
    yield f"### {words.key(table.game.id)}"
    yield words.key("audit-hash", hash=table.commitment)
    if seed is not None:
        yield words.key("audit-seed", seed=seed)
        yield _replayed(proof, words)
    elif table.sealed is not None:
        yield words.key("audit-sealed", when=f"<t:{int(table.sealed.timestamp())}:f>")
    else:
        yield words.key("audit-later")
    yield words.key("audit-log", rows=proof.rows, fingerprint=proof.fingerprint)
    yield words.key("audit-fingerprint-again" if seed else "audit-fingerprint-why")


def _replayed(proof: Proof, words: Words) -> str:
    if proof.difference is None:
        return words.key("audit-same", moves=proof.moves)
    why = words.say(proof.difference.why)
    return words.key("audit-differs", row=proof.difference.moment, why=why)
