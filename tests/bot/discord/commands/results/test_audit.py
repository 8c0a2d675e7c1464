"""/audit, through the whole bot."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

from bot.discord.commands.results.audit import _lines
from tests.bot.discord.commands.results.test_history import forget_rule
from tests.bot.discord.grove import SEED, asked, grove, playing, pressed
from words.catalogue import words


async def test_an_audit_tells_the_hash_while_the_game_goes_on_and_the_seed_afterwards(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada") as (running, (ada,)):
        assert "There is no game here" in (await asked(ada, "/audit")).text
        await playing(ada)
        await running.play(ada, "take A1")
        during = await asked(ada, "/audit")
        assert during.is_ephemeral
        assert sha256(SEED).hexdigest() in during.text
        assert SEED.hex() not in during.text
        await pressed(ada, await asked(ada, "/stop"), "End it")
        assert during.text.startswith("### Spirits of the Forest\n")
        assert "The number itself is shown when the game is over" in during.text
        assert "Write both down" in during.text
        after = await asked(ada, "/audit")
        assert SEED.hex() in after.text
        assert "played the one move" in after.text
        assert "compare with one that you wrote down" in after.text
        rows = during.text.split("The log has ")[1].split(" ")[0]
        again = await asked(ada, f"/audit rows:{rows}")
        assert during.text.split("checksum: ")[1][:32] in again.text
        proof = await running.tables.prove((await running.table(ada)).id)
        sealed = replace(proof, table=replace(proof.table, sealed=datetime(2026, 5, 9, tzinfo=UTC)))
        told = "\n".join(_lines(sealed, None, words("en")))
        assert "The number itself is a secret until <t:1778284800:f>" in told
        await forget_rule(running, "take A1")
        forged = (await asked(ada, "/audit")).text
        assert "that is the reason. It first differs at row 4: “take C9” is refused: " in forged
        assert ".." not in forged, "what refuses a move is a whole sentence"
