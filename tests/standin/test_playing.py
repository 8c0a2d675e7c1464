"""A person, the stand-in and a real discord.py bot: each way of asking and answering."""

from __future__ import annotations

import asyncio

import discord
import pytest

from standin.server import LocalDiscord
from tests.standin.command_line import Choice
from tests.standin.conftest import Gardener, running
from tests.standin.people import at
from tests.standin.screen import PATIENCE


async def test_a_command_is_answered(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada, at(local.url, "Bruno") as bruno:
        await ada.bot_ready()
        answer = await ada.command("/grove hello name:big world times:2")
        assert answer.message.content == "hello **big world**, hello **big world**"
        assert "<strong>big world</strong>" in answer.message.json["content_html"]
        assert answer.message.json["interaction_metadata"]["user"]["global_name"] == "Ada"
        assert (await bruno.sees("hello")).content == answer.message.content


async def test_autocomplete_sees_what_is_filled_in_already(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        assert await ada.choices("/grove take first:A1 second:") == [
            Choice("A1 and oak", "oak"),
            Choice("A1 and elm", "elm"),
        ]
        offered = await ada.choices("/grove take first:A1 second:e")
        answer = await ada.command("/grove take first:A1", second=offered[0])
        assert answer.text == "A1+elm"


async def test_an_ephemeral_answer_is_its_readers_alone(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada, at(local.url, "Bruno") as bruno:
        await ada.bot_ready()
        answer = await ada.command("/grove take first:1 second:2")
        assert answer.message.is_ephemeral
        await ada.say("done")
        await bruno.sees("done")
        assert [m.content for m in bruno.messages()] == ["done"]
        await ada.go("grove")
        assert [m.content for m in ada.messages()] == ["1+2", "done"]
        assert all(m.content != "1+2" for m in gardener.heard)


async def test_a_press_changes_the_message_at_once_and_again(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada, at(local.url, "Celina") as celina:
        await ada.bot_ready()
        panel = (await ada.command("/grove panel")).message
        assert panel.buttons == ["Count", "Form", "Later"]
        for presses in range(1, 11):
            assert (await ada.press(panel, "Count")).text == f"pressed {presses}"
        assert (await celina.sees("pressed 10")).json["edited_timestamp"]


async def test_a_disabled_button_and_unoffered_options_are_refused(
    local: LocalDiscord, gardener: Gardener
) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        panel = (await ada.command("/grove panel")).message
        closed = await ada.press(panel, "Closed")
        assert (closed.kind, closed.sentence) == ("refused", "That button or menu is disabled.")
        assert (
            await ada.select(panel, "Trees", ["oak", "elm", "ash"])
        ).sentence == "Choose 1 to 2 of the options."
        assert (await ada.select(panel, "Trees", "pine")).sentence == "That option is not offered."
        with pytest.raises(LookupError, match="Count"):
            await ada.press(panel, "Nothing")


async def test_a_menu_brings_its_values(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        panel = (await ada.command("/grove panel")).message
        answer = await ada.select(panel, "Trees", ["Oak", "ash"])
        assert answer.text == "chose ['oak', 'ash']"
        assert answer.message.is_ephemeral


async def test_a_form_is_filled_in(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        panel = (await ada.command("/grove panel")).message
        form = (await ada.press(panel, "Form")).modal
        assert (form.title, list(form.fields())) == ("Name the table", ["Name", "Size"])
        too_long = await ada.submit(form, {"Name": "x" * 21, "Size": "Small"})
        assert too_long.sentence == "Write 1 to 20 characters."
        answer = await ada.submit(form, {"Name": "Friday", "Size": "Big"})
        assert answer.text == "Friday: ['Big']"


async def test_a_deferred_press_is_followed_by_an_edit(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        panel = (await ada.command("/grove panel")).message
        answer = await ada.press(panel, "Later")
        assert answer.kind == "deferred"
        assert (await ada.final(answer)).text == "changed later"


async def test_a_deferred_answer_thinks_and_is_then_filled_in(
    local: LocalDiscord, gardener: Gardener
) -> None:
    async with at(local.url, "Ada") as ada, at(local.url, "Bruno") as bruno:
        await ada.bot_ready()
        drawn = (await ada.command("/grove draw")).message
        assert "thinking" in ada.states
        assert (drawn.content, drawn.is_thinking, drawn.alt_texts) == ("drawn", False, ["An empty board"])
        assert (await ada.fetch(drawn.pictures[0])).startswith(b"\x89PNG")
        assert len(ada.messages()) == 1
        secret = (await ada.command("/grove draw private:true")).message
        assert (secret.content, secret.is_ephemeral) == ("drawn", True)
        await bruno.sees("drawn")
        assert len(bruno.messages()) == 1


async def test_a_layout_shows_its_picture_and_its_button_works(
    local: LocalDiscord, gardener: Gardener
) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        card = (await ada.command("/grove card")).message
        assert card.text == "## The grove\nAda moves"
        assert (card.json["attachments"], card.alt_texts, len(card.pictures)) == ([], ["An empty board"], 1)
        address = card.pictures[0]
        before = await ada.fetch(address)
        await ada.press(card, "Look")
        assert card.text == "## The grove\nBruno moves"
        assert await ada.fetch(card.pictures[0]) != before
        assert await ada.fetch(address) == before, "whoever is about to load it still can"


async def test_people_are_resolved(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        answer = await ada.command("/grove greet who:Dorota")
        assert answer.text.endswith("Dorota")
        assert answer.message.mentions == ["Dorota"]
        assert ">@Dorota</span>" in answer.message.json["content_html"]


async def test_a_bot_that_is_too_late_has_failed() -> None:
    async with LocalDiscord(deadline=0.05) as local, running(local.url) as bot, at(local.url, "Ada") as ada:
        await ada.bot_ready()
        assert (await ada.command("/grove slow")).kind == "failed"
        bot.release.set()
        error = await asyncio.wait_for(bot.failures.get(), PATIENCE)
        assert error.code == 10062


async def test_language_and_place_come_with_an_interaction(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Celina") as celina:
        await celina.bot_ready()
        await celina.go("#meadow")
        await celina.command("/grove hello name:x")
        await celina.speak("en-US")
        await celina.command("/grove hello name:x")
        polish, english = gardener.seen
        assert (polish.locale, english.locale) == (discord.Locale.polish, discord.Locale.american_english)
        assert isinstance(polish.channel, discord.TextChannel)
        assert (polish.channel.name, polish.user.display_name) == ("meadow", "Celina")
        assert polish.guild_locale is discord.Locale.american_english
        assert polish.app_permissions.attach_files


async def test_what_a_client_would_not_send_is_refused(local: LocalDiscord, gardener: Gardener) -> None:
    async with at(local.url, "Ada") as ada:
        await ada.bot_ready()
        assert (await ada.command("/grove hello")).sentence == "Still needed: name."
        wrong = await ada.command("/grove hello name:x times:many")
        assert wrong.sentence == "times is of another type."
        with pytest.raises(LookupError, match="hello"):
            await ada.command("/grove fly")
        assert gardener.seen == []
