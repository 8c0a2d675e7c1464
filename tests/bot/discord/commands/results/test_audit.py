"""/audit, through the whole bot."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from tests.bot.discord.grove import SEED, asked, grove, playing, pressed


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
