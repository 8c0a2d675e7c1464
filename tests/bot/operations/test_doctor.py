"""`grovekeeper doctor`: what is wrong, in a sentence that says what to do."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from pydantic import SecretStr

from bot.operations.commands import doctor
from bot.operations.doctor.discord import _set_up
from bot.operations.doctor.examine import examine
from bot.operations.doctor.finding import Verdict
from bot.settings import Settings
from standin.server import LocalDiscord
from tests.bot.discord.grove import grove
from tests.bot.tables.house import ADA, file_at, house

NOWHERE = "http://127.0.0.1:1"


async def found(settings: Settings, url: str | None = None) -> dict[str, Verdict]:
    """Return the doctor's verdicts by the keys of their sentences."""
    return {finding.text.key: finding.verdict async for finding in examine(settings, url)}


async def test_all_is_in_order_where_a_bot_is_playing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with grove(tmp_path, "Ada") as (running, _):
        settings = Settings(database_url=running.url)
        assert await doctor(settings, running.local.url) == 0
    told = capsys.readouterr().out.splitlines()
    assert {line[0] for line in told[:-1]} == {"✓"}
    assert told[-1] == "All is in order."


async def test_nothing_is_made_and_nothing_asked_without_a_database_and_a_token(
    settings: Settings, tmp_path: Path
) -> None:
    keys = await found(settings)
    assert keys["doctor-new"] is keys["doctor-no-token"] is Verdict.NOTE
    assert Verdict.WRONG not in keys.values()
    assert not (tmp_path / "grovekeeper.db").exists()


async def test_without_a_network_it_says_so(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    assert await doctor(settings, NOWHERE) == 1
    told = capsys.readouterr().out
    assert "✗ Discord cannot be reached" in told
    assert told.endswith("see the lines marked ✗.\n")


async def test_what_is_wrong_with_the_application_is_named(settings: Settings) -> None:
    async with LocalDiscord() as local:
        keys = await found(settings, local.url)
        assert keys["doctor-unregistered"] is Verdict.NOTE
        guild = next(iter(local.world.guilds.values()))
        for role in guild.roles.values():
            role.permissions = 0
        assert (await found(settings, local.url))["doctor-permissions"] is Verdict.WRONG
        del guild.members[local.world.bot["id"]]
        keys = await found(settings, local.url)
        assert "doctor-permissions" not in keys


async def test_a_database_without_a_byte_is_wrong(settings: Settings, tmp_path: Path) -> None:
    (tmp_path / "grovekeeper.db").touch()
    assert (await found(settings))["database-empty"] is Verdict.WRONG


async def test_what_is_wrong_with_the_database_is_named(settings: Settings, tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await home.lobby(ADA)
    assert (await found(settings))["doctor-whole"] is Verdict.FINE
    file = tmp_path / "grovekeeper.db"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert (await found(settings))["database-newer"] is Verdict.WRONG
    content = file.read_bytes()
    file.write_bytes(content[:8192] + b"\xa5" * (len(content) - 8192))
    assert (await found(settings))["database-damaged"] is Verdict.WRONG


async def test_the_token_is_never_shown(settings: Settings, capsys: pytest.CaptureFixture[str]) -> None:
    secret = settings.model_copy(update={"discord_token": SecretStr("not to be seen")})
    await doctor(secret, NOWHERE)
    assert "not to be seen" not in "".join(capsys.readouterr())


@pytest.mark.parametrize(("free", "verdict"), [(99_999_999, Verdict.WRONG), (100_000_000, Verdict.FINE)])
async def test_a_disk_that_is_almost_full_is_named(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, free: int, verdict: Verdict
) -> None:
    async with house(file_at(tmp_path)) as home:
        await home.lobby(ADA)
    asked = []

    def usage(path: Path) -> tuple[int, int, int]:
        asked.append(path)
        return shutil._ntuple_diskusage(10**12, 10**12 - free, free)

    monkeypatch.setattr(shutil, "disk_usage", usage)
    keys = await found(settings)
    assert keys["doctor-no-room" if verdict is Verdict.WRONG else "doctor-room"] is verdict
    assert ("doctor-room" in keys) != ("doctor-no-room" in keys)
    assert tmp_path in asked


@pytest.mark.parametrize(
    ("application", "key", "verdict"),
    [
        ({}, "doctor-application", Verdict.FINE),
        ({"integration_types_config": {"0": {}, "1": {}}}, "doctor-application", Verdict.FINE),
        ({"integration_types_config": {"1": {}}}, "doctor-guild-install", Verdict.WRONG),
        ({"interactions_endpoint_url": "https://example.org"}, "doctor-endpoint", Verdict.WRONG),
        ({"flags": 1 << 18}, "doctor-intents", Verdict.NOTE),
        ({"flags": 1 << 12}, "doctor-intents", Verdict.NOTE),
        ({"flags": 1 << 23}, "doctor-application", Verdict.FINE),
    ],
)
def test_what_is_set_up_wrongly_in_the_portal_is_named(
    application: dict[str, object], key: str, verdict: Verdict
) -> None:
    told = {finding.text.key: finding.verdict for finding in _set_up(application)}
    assert told == {key: verdict}


async def test_a_file_that_others_may_read_is_noted(settings: Settings, tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        await home.lobby(ADA)
    file = tmp_path / "grovekeeper.db"
    for mode, is_noted in ((0o600, False), (0o640, True), (0o604, True)):
        file.chmod(mode)
        assert ("doctor-others" in await found(settings)) is is_noted
