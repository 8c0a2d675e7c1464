"""Words of commands in the languages of the catalogues."""

from __future__ import annotations

from typing import Any, cast

import discord
import pytest
from discord import app_commands

from bot.discord.ui.translate import CatalogueTranslator, named
from words.catalogue import words


@pytest.mark.parametrize(
    ("text", "locale", "said"),
    [
        (named("command-play"), discord.Locale.polish, words("pl").key("command-play")),
        (named("command-play"), discord.Locale.german, words("de").key("command-play")),
        (named("command-tournament"), discord.Locale.german, None),
        (named("command-play"), discord.Locale.american_english, None),
        (named("command-play"), discord.Locale.british_english, None),
        (named("command-play"), discord.Locale.french, None),
        (app_commands.locale_str("play"), discord.Locale.polish, None),
    ],
)
async def test_what_a_language_has_words_for_is_told_in_it_and_else_in_english(
    text: app_commands.locale_str, locale: discord.Locale, said: str | None
) -> None:
    assert await CatalogueTranslator().translate(text, locale, cast(Any, None)) == said


def test_without_a_translation_a_command_has_its_english_words() -> None:
    assert named("command-play").message == words("en").key("command-play") == "play"
