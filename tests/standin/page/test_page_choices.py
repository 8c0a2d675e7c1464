"""Choosing people, roles, channels and files on the page: what a real bot gets is what was picked."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import discord
import pytest_asyncio
from discord import app_commands
from playwright.async_api import FileChooser, Page, expect

from standin.server import LocalDiscord
from tests.standin.conftest import Gardener
from tests.standin.page import browser
from tests.standin.page.browser import Tabs
from tests.standin.page.test_page import last, send

pytestmark = browser.IN_A_BROWSER


class Menus(discord.ui.View):
    """A menu of each kind that lists what the server has."""

    async def _name(self, interaction: discord.Interaction, values: list[object]) -> None:
        await interaction.response.send_message(", ".join(f"{type(v).__name__} {v}" for v in values))

    @discord.ui.select(cls=discord.ui.UserSelect, placeholder="Who")
    async def who(self, interaction: discord.Interaction, menu: discord.ui.UserSelect[Menus]) -> None:
        await self._name(interaction, [*menu.values])

    @discord.ui.select(cls=discord.ui.RoleSelect, placeholder="Role")
    async def role(self, interaction: discord.Interaction, menu: discord.ui.RoleSelect[Menus]) -> None:
        await self._name(interaction, [*menu.values])

    @discord.ui.select(cls=discord.ui.MentionableSelect, placeholder="Either", max_values=2)
    async def either(
        self, interaction: discord.Interaction, menu: discord.ui.MentionableSelect[Menus]
    ) -> None:
        await self._name(interaction, [*menu.values])

    @discord.ui.select(cls=discord.ui.ChannelSelect, placeholder="Where")
    async def where(self, interaction: discord.Interaction, menu: discord.ui.ChannelSelect[Menus]) -> None:
        await self._name(interaction, [*menu.values])


class Sheet(discord.ui.Modal, title="Send a leaf"):
    leaf: discord.ui.Label[Sheet] = discord.ui.Label(text="Leaf", component=discord.ui.FileUpload())

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.leaf.component, discord.ui.FileUpload)
        (file,) = self.leaf.component.values
        await interaction.response.send_message(f"{file.filename}: {(await file.read()).decode()}")


@app_commands.command(description="Menus of everything")
async def menus(interaction: discord.Interaction) -> None:
    await interaction.response.send_message("menus", view=Menus())


@app_commands.command(description="A form with a file")
async def sheet(interaction: discord.Interaction) -> None:
    await interaction.response.send_modal(Sheet())


@app_commands.command(description="Takes a file and a role")
async def press(
    interaction: discord.Interaction, leaf: discord.Attachment, keeper: discord.Role | None = None
) -> None:
    await interaction.response.send_message(f"{leaf.filename} for {keeper}: {(await leaf.read()).decode()}")


@pytest_asyncio.fixture(loop_scope=browser.LOOP)
async def ada(local: LocalDiscord, gardener: Gardener, tabs: Tabs) -> Page:
    """Return Ada's page, on a bot that knows these commands."""
    gardener.tree.add_command(menus)
    gardener.tree.add_command(sheet)
    gardener.tree.add_command(press)
    await gardener.tree.sync()
    return await tabs.open(local, "Ada")


async def test_menus_of_people_roles_and_channels(ada: Page, tabs: Tabs) -> None:
    await send(ada, "/menus")
    for menu, pick, said in (
        ("Who", "Bruno", "Member bruno"),
        ("Role", "Wardens", "Role Wardens"),
        ("Where", "#meadow", "AppCommandChannel meadow"),
    ):
        await ada.get_by_role("button", name=menu).click()
        await ada.get_by_role("option", name=pick).click()
        await expect(last(ada)).to_contain_text(said)
    await ada.get_by_role("button", name="Either").click()
    await ada.get_by_role("option", name="Celina").click()
    await ada.get_by_role("option", name="Wardens").click()
    await ada.get_by_role("button", name="Done").click()
    await expect(last(ada)).to_contain_text("Member celina, Role Wardens")
    await ada.get_by_role("button", name="Either").click()
    await ada.get_by_role("option", name="Wardens").click()
    await ada.locator(".presence").click()  # beside the list
    await expect(last(ada)).to_have_text(re.compile(r"Member celina\s*$"))
    assert tabs.complaints == []


async def test_files_for_an_option_and_for_a_form(ada: Page, tabs: Tabs, tmp_path: Path) -> None:
    leaf = tmp_path / "oak leaf.txt"
    leaf.write_text("green")
    choosers: asyncio.Queue[FileChooser] = asyncio.Queue()
    ada.on("filechooser", choosers.put_nowait)
    await send(ada, "/press")
    await expect(ada.locator("[data-option=leaf]")).to_be_focused()
    await ada.keyboard.press("Enter")
    await (await choosers.get()).set_files(leaf)
    await expect(ada.locator("[data-option=leaf]")).to_have_value("oak_leaf.txt")
    await ada.get_by_role("button", name="Add keeper").click()
    await ada.keyboard.type("War")
    await ada.keyboard.press("Enter")
    await ada.keyboard.press("Enter")
    await expect(last(ada)).to_contain_text("oak_leaf.txt for Wardens: green")

    await send(ada, "/sheet")
    form = ada.get_by_role("dialog", name="Send a leaf")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_role("alert")).to_have_text("Please fill in Leaf.")
    await form.get_by_label("Leaf").set_input_files(leaf)
    await form.get_by_role("button", name="Submit").click()
    await expect(last(ada)).to_contain_text("oak_leaf.txt: green")
    assert tabs.complaints == []
