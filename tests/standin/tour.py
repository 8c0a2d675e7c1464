"""A walk past everything a stand-in does, with a small bot that uses each way of answering there is."""

from __future__ import annotations

import base64

import discord

from standin.content.attachments import store
from standin.faults.model import Invite, Kick, Outage
from standin.protocol.permissions import EVERY_PERMISSION, SEND_MESSAGES
from standin.server import LocalDiscord
from standin.world.state import File
from tests.standin.conftest import Gardener, Panel, picture, running
from tests.standin.people import Person, at

PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="


async def walk() -> None:
    """Meet every kind of interaction, message, channel and gateway frame once."""
    async with LocalDiscord() as local, running(local.url) as bot, at(local.url, "Ada") as ada:
        await ada.bot_ready()
        await _answer_in_every_way(ada)
        await _hand_things_over(local, ada)
        await _use_channels(bot, ada.id, ada.channel)
        await _in_a_thread_and_alone(bot, ada)
        await _pin_and_react(local, bot)
        await _lose_servers(local, bot)
        await _lose_the_line(local, bot)
        await _clear_away(local, bot)


async def _answer_in_every_way(ada: Person) -> None:
    for line in ("hello name:x", "take first:1 second:2", "greet who:Bruno", "point place:meadow"):
        await ada.command(f"/grove {line}")
    for line in ("draw", "card", "panel"):
        await ada.command(f"/grove {line}")
    await ada.choices("/grove take first:1 second:")
    panel = await ada.sees("panel")
    await ada.press(panel, "Count")
    await ada.select(panel, "Trees", "Oak")
    await ada.final(await ada.press(panel, "Later"))
    await ada.submit((await ada.press(panel, "Form")).modal, {"Name": "n", "Size": "Big"})
    await ada.press(next(m for m in ada.messages() if "moves" in m.text), "Look")


async def _hand_things_over(local: LocalDiscord, ada: Person) -> None:
    leaf = store(local.world, ada.id, File("leaf.txt", "text/plain", b"green"), {})
    local.world.uploads[ada.id, leaf["id"]] = leaf
    await ada.command(f"/grove keep leaf:{leaf['id']}")
    role = next(iter(next(iter(local.world.guilds.values())).roles))
    await ada.command(f"/grove keep role:{role}")


async def _use_channels(bot: discord.Client, person: str, channel_id: str) -> None:
    channel = await bot.fetch_channel(int(channel_id))
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Board", description="words").set_image(url="attachment://board.png")
    embed.add_field(name="a", value="b").set_footer(text="end")
    sent = await channel.send("card", embed=embed, file=picture(), view=Panel())
    await sent.edit(content="changed", attachments=[])
    await channel.send("reply", reference=sent)
    await channel.fetch_message(sent.id)
    assert [m.content async for m in channel.history(limit=2)] == ["reply", "changed"]
    thread = await channel.create_thread(name="table", type=discord.ChannelType.public_thread)
    await thread.send("inside")
    await thread.edit(archived=True)
    await sent.create_thread(name="from a message")
    await sent.delete()
    user = await bot.fetch_user(int(person))
    await user.send("privately")
    await bot.create_application_emoji(name="leaf", image=base64.b64decode(PNG))
    await bot.fetch_application_emojis()
    await bot.fetch_guild(channel.guild.id)
    await bot.application_info()
    await channel.typing()


async def _in_a_thread_and_alone(bot: discord.Client, ada: Person) -> None:
    assert bot.user is not None
    await ada.say(f"a word to {bot.user.mention}")
    for place in ("from a message", str(next(c for c in bot.private_channels).id)):
        await ada.go(place)
        await ada.command("/grove hello name:x")


async def _pin_and_react(local: LocalDiscord, bot: discord.Client) -> None:
    local.permit("grove", EVERY_PERMISSION)
    channel = await bot.fetch_channel(int(local.world.channel_named("grove").id))
    assert isinstance(channel, discord.TextChannel)
    sent = [await channel.send(words) for words in ("first", "second")]
    for message in sent:
        await message.pin()
        await message.add_reaction("🌲")
    await sent[0].unpin()
    assert bot.user is not None
    await sent[0].remove_reaction("🌲", bot.user)
    await sent[1].clear_reaction("🌲")
    await sent[1].clear_reactions()
    await channel.delete_messages(sent)


async def _lose_servers(local: LocalDiscord, bot: discord.Client) -> None:
    local.permit("tables", EVERY_PERMISSION)
    forum = await bot.fetch_channel(int(local.world.channel_named("tables").id))
    assert isinstance(forum, discord.ForumChannel)
    await forum.create_thread(name="Sunday table", content="Who plays?")
    for over in (False, True):
        local.faults.add(Outage(guild="Riverside", over=over))
    local.faults.add(Kick(guild="Riverside"))
    local.faults.add(Invite(guild="Riverside"))


async def _lose_the_line(local: LocalDiscord, bot: Gardener) -> None:
    local.permit("meadow", SEND_MESSAGES)
    for lose in (local.gateway.reconnect, lambda: local.gateway.invalidate(resumable=True)):
        bot.resumed.clear()
        lose()
        await bot.resumed.wait()


async def _clear_away(local: LocalDiscord, bot: discord.Client) -> None:
    """Let somebody come into a private thread and leave it; then delete the thread and its channel."""
    local.permit("riverbank", EVERY_PERMISSION)
    channel = await bot.fetch_channel(int(local.world.channel_named("riverbank").id))
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="whispers")
    guest = discord.Object(int(local.world.person_named("Bruno").id))
    await thread.add_user(guest)
    await thread.remove_user(guest)
    await thread.delete()
    await channel.delete()
