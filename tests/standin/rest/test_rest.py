"""REST as a bot meets it: headers, refusals, channels, threads, direct messages, emojis, files."""

from __future__ import annotations

import base64
import json
import logging
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from standin.protocol.permissions import (
    ATTACH_FILES,
    EVERY_PERMISSION,
    MANAGE_MESSAGES,
    SEND_MESSAGES,
    VIEW_CHANNEL,
)
from standin.server import LocalDiscord
from standin.world.state import File
from tests.standin.conftest import Gardener, picture
from tests.standin.people import at
from tests.standin.wire import HEADERS, Json, Wire, wire


@pytest.fixture
async def raw(local: LocalDiscord) -> AsyncIterator[Wire]:
    async with wire(local) as ready:
        yield ready


async def test_every_answer_has_the_plain_type_and_rate_limits(raw: Wire) -> None:
    for path in ("/users/@me", "/channels/1", "/nowhere"):
        await raw.ask("GET", path)
        assert raw.headers["Content-Type"] == "application/json"
        assert {f"X-RateLimit-{n}" for n in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket")} <= set(
            raw.headers
        )


async def test_an_unknown_route_is_501_and_logged(raw: Wire, caplog: pytest.LogCaptureFixture) -> None:
    assert (await raw.ask("GET", "/guilds/1/bans"))[0] == 501
    assert (await raw.ask("DELETE", "/users/@me"))[0] == 501
    assert "not built here: GET /api/v10/guilds/1/bans" in caplog.text


async def test_who_asks_for_sounds_before_it_is_ready_is_told_that_there_are_none(raw: Wire) -> None:
    assert await raw.ask("GET", "/soundboard-default-sounds") == (200, [])


async def test_a_token_is_needed(raw: Wire) -> None:
    for headers in ({}, {"Authorization": "Bearer x"}):
        status, body = await raw.ask("GET", "/users/@me", headers=headers)
        assert (status, body["code"]) == (401, 0)


async def test_tokens_are_not_logged(raw: Wire, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    secret = "a-very-secret-token-of-some-length"
    await raw.ask("POST", f"/webhooks/{raw.local.world.bot['id']}/{secret}", {"content": "x"}, headers={})
    await raw.ask("GET", f"/webhooks/1/{secret}/slack", headers={})
    await raw.ask("GET", "/channels/1", headers={"Authorization": f"Bot {secret}"})
    assert "Unknown Webhook" in caplog.text
    assert "Unknown Channel" in caplog.text
    assert secret not in caplog.text


@pytest.mark.parametrize(
    ("permissions", "code"),
    [
        (EVERY_PERMISSION & ~VIEW_CHANNEL, 50001),
        (EVERY_PERMISSION & ~SEND_MESSAGES, 50013),
        (EVERY_PERMISSION & ~ATTACH_FILES, None),
    ],
)
async def test_a_bot_without_permission_is_refused(raw: Wire, permissions: int, code: int | None) -> None:
    raw.local.permit("grove", permissions)
    status, body = await raw.post("grove", content="x")
    assert (status, body.get("code")) == ((200, None) if code is None else (403, code))
    assert (await raw.post("meadow", content="x"))[0] == 200


async def test_files_need_their_own_permission(raw: Wire) -> None:
    channel = raw.local.world.channel_named("grove")
    raw.local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps({"content": "x"}))
    form.add_field("files[0]", b"words", filename="a.txt")
    url = f"{raw.local.url}/api/v10/channels/{channel.id}/messages"
    async with raw.session.post(url, data=form, headers=HEADERS) as response:
        assert (response.status, (await response.json())["code"]) == (403, 50013)


async def test_interactions_tell_the_bots_permissions(local: LocalDiscord, gardener: Gardener) -> None:
    local.permit("grove", VIEW_CHANNEL)
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        await ada.command("/grove hello name:x")
        assert gardener.seen[0].app_permissions.value == VIEW_CHANNEL


async def test_a_bot_hears_that_its_permissions_changed(local: LocalDiscord, gardener: Gardener) -> None:
    await gardener.wait_until_ready()
    local.permit("grove", VIEW_CHANNEL | SEND_MESSAGES)
    channel = gardener.get_channel(int(local.world.channel_named("grove").id))
    assert isinstance(channel, discord.TextChannel)
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        await ada.command("/grove hello name:x")
    mine = channel.permissions_for(channel.guild.me)
    assert (mine.send_messages, mine.attach_files) == (True, False)
    with pytest.raises(discord.Forbidden, match="50013"):
        await channel.send(file=picture())


async def test_commands_stay_where_they_belong(local: LocalDiscord) -> None:
    async with wire(local) as raw, raw.gateway() as line, at(local.url, "Ada") as ada:
        await line.identify()
        await raw.register({"name": "ping", "description": "Pings", "contexts": [1]})
        await ada.until(lambda: ada.is_bot_online)
        assert ada.commands == []
        ada.commands = local.world.commands[None]
        assert (await ada.command("/ping")).sentence == "This command cannot be used here."


async def test_only_so_many_bytes_are_kept(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(9):
        local.world.keep(f"large {number}", File("a.bin", "application/octet-stream", bytes(1 << 20)))
    assert len(local.world.files) == 9
    monkeypatch.setattr("standin.world.state.KEPT_BYTES", 10)
    local.world.files["/emojis/1"] = File("a.png", "image/png", b"e")
    for number in range(4):
        local.world.keep(str(number), File("a.bin", "application/octet-stream", b"four"))
    assert list(local.world.files) == ["/emojis/1", "2", "3"]


async def test_messages_can_be_read_changed_and_removed(raw: Wire) -> None:
    channel = raw.local.world.channel_named("grove").id
    ids = [(await raw.post("grove", content=str(number)))[1]["id"] for number in range(5)]
    path = f"/channels/{channel}/messages"

    async def listed(query: str) -> list[str]:
        return [message["content"] for message in (await raw.ask("GET", f"{path}?{query}"))[1]]

    assert await listed("limit=2") == ["4", "3"]
    assert await listed(f"before={ids[2]}") == ["1", "0"]
    assert await listed(f"after={ids[2]}&limit=1") == ["3"]
    assert await listed(f"around={ids[2]}&limit=3") == ["3", "2", "1"]
    _, edited = await raw.ask("PATCH", f"{path}/{ids[0]}", {"content": "zero"})
    assert (edited["content"], edited["edited_timestamp"] is None) == ("zero", False)
    assert (await raw.ask("DELETE", f"{path}/{ids[0]}"))[0] == 204
    assert (await raw.ask("GET", f"{path}/{ids[0]}"))[1]["code"] == 10008


async def test_a_message_has_what_was_sent_and_an_edit_changes_what_it_names(raw: Wire) -> None:
    button = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
    sent = {
        "content": "words",
        "embeds": [{"title": "Title", "color": 0}],
        "components": [{"type": 1, "components": [button]}],
    }
    changed = {
        "content": "other",
        "embeds": [{"title": "Other"}, {"title": "Second"}],
        "components": [{"type": 1, "components": [button | {"label": "Stay"}]}],
    }

    def shown(message: Json) -> Json:
        [[pressed]] = [row["components"] for row in message["components"]]
        return {
            "content": message["content"],
            "embeds": [embed["title"] for embed in message["embeds"]],
            "components": pressed["label"],
        }

    _, made = await raw.post("grove", **sent)
    expected = {"content": "words", "embeds": ["Title"], "components": "Go"}
    after = {"content": "other", "embeds": ["Other", "Second"], "components": "Stay"}
    path = f"/channels/{made['channel_id']}/messages/{made['id']}"
    assert shown(made) == shown((await raw.ask("GET", path))[1]) == expected
    for name in sent:
        await raw.ask("PATCH", path, {name: changed[name]})
        expected[name] = after[name]
        assert shown((await raw.ask("GET", path))[1]) == expected


async def test_anothers_message_cannot_be_edited(raw: Wire) -> None:
    async with at(raw.local.url, "Ada") as ada:
        said = await ada.say("mine")
        status, body = await raw.ask(
            "PATCH", f"/channels/{said.channel_id}/messages/{said.id}", {"content": "x"}
        )
        assert (status, body["code"]) == (403, 50005)
        path = f"/channels/{said.channel_id}/messages/{said.id}"
        assert (await raw.ask("DELETE", path))[1]["code"] == 50013
        raw.local.permit("grove", VIEW_CHANNEL | MANAGE_MESSAGES)
        assert (await raw.ask("DELETE", path))[0] == 204
        await ada.gone(said)


async def test_pings_follow_allowed_mentions(raw: Wire) -> None:
    ada, bruno = (raw.local.world.person_named(name).id for name in ("Ada", "Bruno"))
    content = f"<@{ada}> and <@{bruno}>"
    _, everyone = await raw.post("grove", content=content)
    _, one = await raw.post("grove", content=content, allowed_mentions={"users": [ada]})
    _, nobody = await raw.post("grove", content=content, allowed_mentions={"parse": []})
    assert [[user["id"] for user in m["mentions"]] for m in (everyone, one, nobody)] == [
        [ada, bruno],
        [ada],
        [],
    ]


async def test_a_reply_refers_to_its_message(raw: Wire) -> None:
    _, first = await raw.post("grove", content="first")
    _, reply = await raw.post("grove", content="reply", message_reference={"message_id": first["id"]})
    assert (reply["type"], reply["referenced_message"]["content"]) == (19, "first")
    author = first["author"]["id"]
    assert [user["id"] for user in reply["mentions"]] == [author]
    both = {"content": f"<@{author}>", "message_reference": {"message_id": first["id"]}}
    assert [user["id"] for user in (await raw.post("grove", **both))[1]["mentions"]] == [author]
    status, body = await raw.post("grove", content="reply", message_reference={"message_id": "1"})
    assert (status, "message_reference" in body["errors"]) == (400, True)


async def test_no_commands_in_an_archived_thread(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada, wire(local) as raw:
        await ada.bot_ready()
        _, thread = await raw.ask("POST", f"/channels/{ada.channel}/threads", {"name": "table", "type": 11})
        await ada.go("table")
        assert (await ada.command("/grove hello name:x")).text == "hello **x**"
        assert gardener.seen[0].channel_id == int(thread["id"])
        await raw.ask("PATCH", f"/channels/{thread['id']}", {"archived": True})
        await ada.until(lambda: ada.commands == [], "a thread without commands")


async def test_a_direct_message_reaches_one_person(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada, at(local.url, "Bruno") as bruno:
        await ada.bot_ready()
        user = await gardener.fetch_user(int(ada.id))
        await user.send("only you")
        channel = local.world.direct_message(ada.id)
        await ada.go(channel.id)
        await ada.sees("only you")
        answer = await ada.command("/grove hello name:dm")
        assert (answer.text, gardener.seen[0].guild, gardener.seen[0].user.name) == (
            "hello **dm**",
            None,
            "ada",
        )
        assert channel.id not in bruno.channels
        with pytest.raises(StopIteration):
            bruno.messages(channel.id)


async def test_emojis_are_kept_and_served(raw: Wire, gardener: Gardener) -> None:
    image = picture().fp.read()
    emoji = await gardener.create_application_emoji(name="leaf", image=image)
    assert [known.name for known in await gardener.fetch_application_emojis()] == ["leaf"]
    assert emoji.url.startswith(raw.local.url)
    assert await emoji.read() == image
    application = raw.local.world.bot["id"]
    data = "data:image/png;base64," + base64.b64encode(image).decode()
    assert (await raw.ask("POST", f"/applications/{application}/emojis", {"name": "leaf", "image": data}))[
        0
    ] == 400
    assert (await raw.ask("POST", f"/applications/{application}/emojis", {"name": "l", "image": "x"}))[
        0
    ] == 400
    assert (await raw.ask("DELETE", f"/applications/{application}/emojis/{emoji.id}"))[0] == 204


async def test_files_are_served_until_their_message_goes(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        drawn = (await ada.command("/grove draw")).message
        (attachment,) = drawn.json["attachments"]
        assert (attachment["width"], attachment["height"]) == (40, 30)
        kept = await ada.fetch(attachment["url"])
        assert len(kept) == attachment["size"]
        await gardener.http.delete_message(int(drawn.channel_id), int(drawn.id))
        await ada.gone(drawn)
        with pytest.raises(aiohttp.ClientResponseError, match="404"):
            await ada.fetch(attachment["url"])


async def test_a_missing_attachment_is_named(raw: Wire) -> None:
    status, body = await raw.post("grove", embeds=[{"image": {"url": "attachment://board.png"}}])
    assert (status, list(body["errors"])) == (400, ["embeds"])
    status, body = await raw.post("grove", embeds=[{"image": {"url": "file:///etc/passwd"}}])
    assert body["errors"]["embeds"]["0"]["image"]["url"]["_errors"][0]["code"] == "URL_TYPE_INVALID_SCHEME"


async def test_commands_keep_their_id_when_registered_again(raw: Wire) -> None:
    ping = {"name": "ping", "description": "Pings"}
    _, (first,) = await raw.register(ping)
    _, (other, again) = await raw.register(
        {"name": "pong", "description": "Pongs"}, ping | {"description": "New"}
    )
    assert (again["id"], again["description"]) == (first["id"], "New")
    assert other["id"] != first["id"]


async def test_broken_bodies_are_refused_not_crashed_on(raw: Wire) -> None:
    channel = raw.local.world.channel_named("grove").id
    url = f"{raw.local.url}/api/v10/channels/{channel}/messages"
    for body in (b"{", b"[]", b'"x"', b"\xff\xfe"):
        headers = HEADERS | {"Content-Type": "application/json"}
        async with raw.session.post(url, data=body, headers=headers) as response:
            assert response.status == 400


async def test_commands_are_listed_in_one_language_or_in_all(raw: Wire) -> None:
    option = {"type": 3, "name": "tree", "description": "A tree", "name_localizations": {"pl": "drzewo"}}
    words = {"name_localizations": {"pl": "gaj"}, "description_localizations": {"pl": "Drzewa"}}
    await raw.register({"name": "grove", "description": "Trees", "options": [option], **words})
    path = f"/applications/{raw.local.world.bot['id']}/commands"
    _, (full,) = await raw.ask("GET", f"{path}?with_localizations=true")
    assert (full["name_localizations"], "name_localized" in full) == ({"pl": "gaj"}, False)
    _, (polish,) = await raw.ask("GET", path, headers=HEADERS | {"X-Discord-Locale": "pl"})
    assert (polish["name"], polish["name_localized"], polish["description_localized"]) == (
        "grove",
        "gaj",
        "Drzewa",
    )
    assert (polish["options"][0]["name_localized"], "name_localizations" in polish) == ("drzewo", False)
    _, (other,) = await raw.ask("GET", path, headers=HEADERS | {"X-Discord-Locale": "de"})
    assert "name_localized" not in other


async def test_an_answer_may_carry_files_where_the_bot_may_not_post_them(
    local: LocalDiscord, gardener: Gardener
) -> None:
    local.permit("grove", EVERY_PERMISSION & ~ATTACH_FILES)
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        assert (await ada.command("/grove draw")).message.pictures
