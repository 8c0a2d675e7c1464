"""/privacy, through the whole bot."""

from __future__ import annotations

import io
import json
from pathlib import Path
from zipfile import ZipFile

from tests.bot.discord.grove import SEED, asked, grove, playing, pressed


async def test_somebody_looks_takes_everything_away_and_is_forgotten(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (running, (ada, celina)):
        await playing(ada, celina)
        shown = await asked(ada, "/privacy")
        assert shown.is_ephemeral
        assert "One game stores your Discord id" in shown.text
        exported = await pressed(ada, shown, "Export my data")
        assert exported.is_ephemeral
        with ZipFile(io.BytesIO(await ada.fetch(exported.files[0]))) as archive:
            assert "Grovekeeper keeps about you" in archive.read("README.txt").decode()
            assert json.loads(archive.read("games.json"))[0]["my_name"] == "Ada"
            whole = "".join(archive.read(name).decode() for name in archive.namelist())
        assert "Celina" not in whole
        assert SEED.hex() not in whole

        preview = await pressed(ada, await asked(ada, "/privacy"), "Forget me…")
        apart = [str(c.get("content")) for c in preview.components]  # a line below a list would belong to it
        assert any(part.startswith("One game is still going on") for part in apart)
        assert (await running.table(ada)).people == ("Ada", "Celina")
        assert "I no longer know you" in (await pressed(ada, preview, "Yes, forget me for good")).text
        card = await celina.sees(lambda m: "Player 1" in m.text and not m.is_ephemeral)
        assert "Ada" not in card.text
        assert (await running.table(celina)).people == ("Player 1", "Celina")
        assert "No game has your name" in (await asked(ada, "/privacy")).text
