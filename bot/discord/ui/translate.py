"""Names and descriptions of commands in every language of the catalogues: English by default, the others as localisations."""

from __future__ import annotations

import discord
from discord import app_commands

from words.catalogue import FALLBACK, language_of, words


def named(key: str) -> app_commands.locale_str:
    """Return the catalogue text `key` as a text of a command; it is localised when the commands are sent to Discord."""
    return app_commands.locale_str(words(FALLBACK).key(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Translates `named` texts; locales without a catalogue keep the English."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002 - the key says all
    ) -> str | None:
        key = string.extras.get("key")
        language = language_of(locale.value)
        if key is None or language == FALLBACK or not words(language).has_own(key):
            return None
        return words(language).key(key)
