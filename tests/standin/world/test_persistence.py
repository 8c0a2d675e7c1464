"""A stand-in with a file: after a restart everything is there but what only one person saw."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import pytest

from standin.content.messages import Origin, post
from standin.content.uploads import Body
from standin.protocol.permissions import SEND_MESSAGES, VIEW_CHANNEL
from standin.server import LocalDiscord
from standin.world.persistence import BrokenFileError
from standin.world.state import File
from tests.standin.conftest import picture, running
from tests.standin.people import at
from tests.standin.screen import PATIENCE
from tests.standin.wire import wire


async def test_what_was_said_and_drawn_is_there_again(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"
    async with (
        LocalDiscord(file=file, deadline=PATIENCE) as first,
        running(first.url) as bot,
        at(first.url, "Ada") as ada,
    ):
        await ada.bot_ready()
        await ada.say("hello")
        await ada.command("/grove draw")
        secret = await ada.command("/grove take first:oak second:elm")
        assert secret.message.is_ephemeral
        await bot.create_application_emoji(name="leaf", image=picture().fp.read())
        await ada.speak("pl")
        first.permit("meadow", VIEW_CHANNEL)
        person, last = ada.id, first.world.snowflake()
    async with LocalDiscord(file=file) as second, at(second.url, "Ada") as ada:
        assert second.url != first.url
        assert (ada.id, ada.locale) == (person, "pl")
        assert [m.text for m in ada.messages()] == ["hello", "drawn"]
        (image,) = ada.messages()[1].pictures
        assert (await ada.fetch(image)).startswith(b"\x89PNG")
        async with wire(second) as raw:
            _, history = await raw.ask("GET", f"/channels/{ada.channel}/messages")
            assert history[0]["attachments"][0]["url"].startswith(second.url)
            assert (await raw.post("meadow", content="x"))[1]["code"] == 50013
            path = f"/applications/{second.world.bot['id']}"
            _, emojis = await raw.ask("GET", f"{path}/emojis")
            async with raw.session.get(f"{second.url}/emojis/{emojis['items'][0]['id']}.png") as kept:
                assert (await kept.read()).startswith(b"\x89PNG")
            assert [c["name"] for c in (await raw.ask("GET", f"{path}/commands"))[1]] == ["grove"]
        assert int((await ada.say("again")).id) > int(last)


async def test_threads_and_what_is_deleted(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"
    async with LocalDiscord(file=file) as first, wire(first) as raw:
        channel = first.world.channel_named("grove").id
        _, gone = await raw.post("grove", content="gone")
        _, thread = await raw.ask("POST", f"/channels/{channel}/threads", {"name": "table", "type": 11})
        await raw.ask("POST", f"/channels/{thread['id']}/messages", {"content": "inside"})
        await raw.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
        await raw.ask("DELETE", f"/channels/{channel}/messages/{gone['id']}")
    async with LocalDiscord(file=file) as second:
        table = second.world.channel_named("table")
        assert (table.archived, table.parent_id) == (True, channel)
        assert [m.json["content"] for m in table.messages.values()] == ["inside"]
        assert second.world.channel_named("grove").messages == {}


async def test_what_is_edited_after_it_was_written_comes_back_as_it_is_then(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"
    async with LocalDiscord(file=file) as first, wire(first) as raw:
        _, posted = await raw.post("grove", content="before")
        assert first._file is not None
        first._file.save()
        path = f"/channels/{posted['channel_id']}/messages/{posted['id']}"
        assert (await raw.ask("PATCH", path, {"content": "after"}))[0] == 200
    async with LocalDiscord(file=file) as second:
        (kept,) = second.world.channel_named("grove").messages.values()
        assert kept.json["content"] == "after"


async def test_a_kill_loses_at_most_a_moment(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"
    command = (sys.executable, "-m", "standin", "--port", "0", "--file", str(file))
    started = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert started.stdout is not None
    url = (await started.stdout.readline()).decode().split()[-1].rstrip("/")
    async with at(url, "Ada") as ada:
        await ada.say("hello")
        async with asyncio.timeout(PATIENCE):
            while b"hello" not in file.read_bytes():  # noqa: ASYNC110 - another process writes it
                await asyncio.sleep(0.02)
    started.kill()
    await started.communicate()
    async with LocalDiscord(file=file) as second:
        assert len(second.world.channel_named("grove").messages) == 1


async def test_a_file_that_cannot_be_used_is_a_sentence(tmp_path: Path) -> None:
    torn, other, newer = tmp_path / "torn.db", tmp_path / "other.db", tmp_path / "newer.db"
    torn.write_text("this is no database, and it is long enough to be looked at as one " * 20)
    async with LocalDiscord(file=other) as running_one:
        assert running_one.port
        for file, words in (
            (torn, "holds no local channel"),
            (other, "Is it open elsewhere"),
            (tmp_path / "none" / "x.db", "cannot be used"),
        ):
            with pytest.raises(BrokenFileError, match=words):
                await LocalDiscord(file=file).start()
    connection = sqlite3.connect(other)
    connection.execute("update thing set json = '{}' where kind = 'guild'")
    connection.commit()
    connection.close()
    with pytest.raises(BrokenFileError, match="holds no local channel"):
        await LocalDiscord(file=other).start()
    connection = sqlite3.connect(newer)
    connection.execute("pragma user_version = 7")
    connection.close()
    with pytest.raises(BrokenFileError, match=r"another version.*Move it away"):
        await LocalDiscord(file=newer).start()


async def test_a_broken_file_ends_the_process_with_its_sentence(tmp_path: Path) -> None:
    file = tmp_path / "torn.db"
    file.write_text("no database " * 100)
    command = (sys.executable, "-m", "standin", "--port", "0", "--file", str(file))
    ended = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, errors = await ended.communicate()
    assert ended.returncode == 1
    assert errors.decode().strip() == (
        f"{file} holds no local channel that can be read. Move it away to begin anew."
    )


async def test_what_could_not_be_written_is_written_with_the_next_change(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "channel.db"
    async with LocalDiscord(file=file) as first, wire(first) as raw:
        assert first._file is not None
        assert first._file._file is not None
        await raw.post("grove", content="one")
        first._file._file.execute(
            "create temp trigger full before insert on thing begin select raise(abort, 'the disk is full'); end"
        )
        first._file.save()
        assert "the disk is full" in caplog.text
        first._file._file.execute("drop trigger full")
        await raw.post("grove", content="two")
        first._file.save()
    async with LocalDiscord(file=file) as second:
        kept = [each.json["content"] for each in second.world.channel_named("grove").messages.values()]
        assert kept == ["one", "two"]
        assert caplog.text.count("is not written") == 1


async def test_permissions_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"
    async with LocalDiscord(file=file) as first:
        before = first.world
        first.permit("grove", VIEW_CHANNEL | SEND_MESSAGES)
    async with LocalDiscord(file=file) as second:
        for name, channel in ((c.name, c) for c in before.channels.values()):
            again = second.world.channel_named(name)
            for user in (*before.people, before.bot["id"]):
                assert second.world.permissions(user, again) == before.permissions(user, channel)


async def test_a_file_leaves_with_its_message_and_a_row_with_what_it_was_of(tmp_path: Path) -> None:
    file = tmp_path / "channel.db"

    def kept() -> list[tuple[int, int]]:
        with sqlite3.connect(file) as read:
            return list(
                read.execute(
                    "select (select count(*) from file), (select count(*) from thing where kind = 'message')"
                )
            )

    for deletes in (False, True):
        async with LocalDiscord(file=file) as local, wire(local) as raw:
            channel = local.world.channel_named("grove")
            if deletes:
                (stored,) = channel.messages.values()
                assert [*local.world.files.values()] == [File("leaf.txt", "text/plain", b"green")]
                assert (await raw.ask("DELETE", f"/channels/{channel.id}/messages/{stored.id}"))[0] == 204
            else:
                body = Body({"content": "x"}, {"0": File("leaf.txt", "text/plain", b"green")})
                post(local.world, channel, body, Origin(local.world.bot))
        assert kept() == ([(0, 0)] if deletes else [(1, 1)])
