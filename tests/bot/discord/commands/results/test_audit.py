"""/audit, through the whole bot."""

from __future__ import annotations

from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.discord.commands.results.audit import _lines
from bot.tables.history.fairness import Proof
from engine.text import say
from tests.bot.discord.grove import SEED, asked, grove, playing, pressed
from tests.bot.recorded.conversation import keyed
from words.catalogue import Words, words


async def test_an_audit_tells_the_hash_while_the_game_goes_on_and_the_seed_afterwards(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (_, (ada,)):
        assert "There is no game here" in (await asked(ada, "/audit")).text
        await playing(ada)
        during = await asked(ada, "/audit")
        assert during.is_ephemeral
        assert sha256(SEED).hexdigest() in during.text
        assert SEED.hex() not in during.text
        await pressed(ada, await asked(ada, "/stop"), "End it")
        after = await asked(ada, "/audit")
        assert SEED.hex() in after.text
        assert "played all 0 moves" in after.text
        rows = during.text.split("The log has ")[1].split(" ")[0]
        again = await asked(ada, f"/audit rows:{rows}")
        assert during.text.split("checksum: ")[1][:32] in again.text


@pytest.mark.parametrize(
    ("seed", "sealed", "difference", "told"),
    [
        (None, None, None, ["audit-later", "audit-fingerprint-why"]),
        (
            None,
            datetime(2026, 5, 9, tzinfo=UTC),
            None,
            ["audit-sealed(when <t:1778284800:f>)", "audit-fingerprint-why"],
        ),
        ("5eed", None, None, ["audit-seed(seed 5eed)", "audit-same(moves 6)", "audit-fingerprint-again"]),
        (
            "5eed",
            None,
            SimpleNamespace(moment=4, why=say("hand-secret")),
            ["audit-seed(seed 5eed)", "audit-differs(row 4, why hand-secret)", "audit-fingerprint-again"],
        ),
    ],
    ids=["goes on", "sealed", "fair", "differs"],
)
def test_a_proof_tells_what_may_be_known_now(
    monkeypatch: pytest.MonkeyPatch,
    seed: str | None,
    sealed: datetime | None,
    difference: Any,
    told: list[str],
) -> None:
    monkeypatch.setattr(Words, "say", keyed)
    table = SimpleNamespace(game=SimpleNamespace(id="moonlight"), commitment="c0ffee", sealed=sealed)
    proof = cast(
        Proof, SimpleNamespace(table=table, rows=7, fingerprint="f1", moves=6, difference=difference)
    )
    *middle, last = told
    assert [*_lines(proof, seed, words("en"))] == [
        "### moonlight",
        "audit-hash(hash c0ffee)",
        *middle,
        "audit-log(fingerprint f1, rows 7)",
        last,
    ]
