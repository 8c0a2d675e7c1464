"""discord.py 2.7.1: the inner parts that the client, the commands, the pages and the stand-in's address rely on."""

from __future__ import annotations

import inspect
from collections.abc import MutableMapping

import discord
from discord import abc, app_commands, ui
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import HTTPClient, Route
from discord.ui.view import ViewStore
from discord.webhook.async_ import AsyncWebhookAdapter

from bot.discord.gateway_events import NEEDED
from tests.bot.libraries.pins import is_pinned

LOOK_AT = "and then put the new version here; look at bot/discord/"


def test_it_is_the_version_whose_inner_parts_are_known() -> None:
    assert is_pinned("discord.py", "2.7.1"), f"{LOOK_AT}client.py, and at what the other tests here name"


async def test_the_readers_of_events_stand_in_a_mapping_of_each_client() -> None:
    readers = discord.Client(intents=discord.Intents.none())._connection.parsers
    assert isinstance(readers, MutableMapping), f"{LOOK_AT}gateway_events.py"
    assert readers.keys() > set(NEEDED), f"{LOOK_AT}gateway_events.py"
    assert all(callable(read) for read in readers.values()), f"{LOOK_AT}gateway_events.py"
    other = discord.Client(intents=discord.Intents.none())._connection.parsers
    assert readers is not other, f"{LOOK_AT}gateway_events.py"


def test_suggestions_are_asked_for_through_the_command() -> None:
    parameters = inspect.signature(app_commands.Command._invoke_autocomplete).parameters
    assert [*parameters] == ["self", "interaction", "name", "namespace"], (
        f"{LOOK_AT}commands/command_builder.py"
    )
    assert "_invoke_autocomplete(" in inspect.getsource(app_commands.CommandTree._call), (
        f"{LOOK_AT}commands/command_builder.py"
    )


def test_a_view_that_is_finished_is_not_kept() -> None:
    sources = (abc.Messageable.send, discord.InteractionResponse.send_message, discord.Message.edit)
    for source in sources:
        assert "view.is_finished()" in inspect.getsource(source), f"{LOOK_AT}ui/components.py, class Page"
    assert inspect.isfunction(ui.LayoutView.is_finished), f"{LOOK_AT}ui/components.py, class Page"


def test_a_press_is_answered_in_a_task_that_the_store_of_views_holds() -> None:
    source = inspect.getsource(ViewStore.dispatch_dynamic_items)
    assert "self.add_task(" in source, f"{LOOK_AT}request_runner.py"


def test_a_login_that_has_failed_can_be_tried_with_a_new_connector() -> None:
    assert "self.connector is MISSING" in inspect.getsource(HTTPClient.static_login), (
        f"{LOOK_AT}client.py, login"
    )


def test_all_commands_are_sent_and_read_at_once() -> None:
    for name in ("bulk_upsert_global_commands", "get_global_commands"):
        assert "application_id" in inspect.signature(getattr(HTTPClient, name)).parameters, (
            f"{LOOK_AT}tree.py"
        )
    for kind in (app_commands.Command, app_commands.Group):
        assert [*inspect.signature(kind.get_translated_payload).parameters] == [
            "self",
            "tree",
            "translator",
        ], f"{LOOK_AT}tree.py"


def test_the_addresses_of_discord_are_constants_of_three_classes() -> None:
    assert "self.BASE" in inspect.getsource(Route.__init__), f"{LOOK_AT}endpoint.py"
    assert "DEFAULT_GATEWAY" in inspect.getsource(DiscordWebSocket.from_client), f"{LOOK_AT}endpoint.py"
    assert "cls.BASE" in inspect.getsource(Asset._from_avatar), f"{LOOK_AT}endpoint.py"


def test_whether_the_gateway_is_open_can_be_asked() -> None:
    assert isinstance(inspect.getattr_static(DiscordWebSocket, "open"), property), (
        f"{LOOK_AT}client.py, is_connected"
    )
    assert "self.session_id" in inspect.getsource(DiscordWebSocket.__init__), (
        f"{LOOK_AT}client.py, is_connected"
    )


def test_the_warnings_of_voice_can_be_switched_off() -> None:
    for name in ("warn_nacl", "warn_dave"):
        assert isinstance(getattr(discord.VoiceClient, name), bool), "look at bot/run/discord.py"


def test_answers_are_sent_by_the_adapter_of_the_context() -> None:
    assert [*inspect.signature(AsyncWebhookAdapter.request).parameters][:3] == ["self", "route", "session"], (
        f"{LOOK_AT}bare_replies.py"
    )
    senders = (discord.InteractionResponse.send_message, discord.Webhook.send, discord.Webhook.edit_message)
    for sender in senders:
        assert "async_context.get()" in inspect.getsource(sender), f"{LOOK_AT}bare_replies.py"
