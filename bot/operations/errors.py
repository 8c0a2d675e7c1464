"""The errors of a host's commands: each is a sentence that says why something cannot be done, and what to do about it."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.store.errors import (
    Away,
    Damaged,
    Failed,
    Foreign,
    Full,
    Gone,
    IsFolder,
    Locked,
    LogGone,
    Newer,
    NoDriver,
    Replaced,
)
from engine.text import Arg, Text, say
from words.catalogue import Words, language_of, words

if TYPE_CHECKING:
    from pydantic import ValidationError

FILE, SERVER = "sqlite+aiosqlite:///grovekeeper.db", "postgresql+asyncpg://USER@HOST/NAME"
"""Addresses of databases, as they are written."""
_OF_KIND = {
    "int_parsing": "setting-number",
    "int_from_float": "setting-number",
    "greater_than_equal": "setting-number",
    "less_than_equal": "setting-number",
    "literal_error": "setting-choice",
}
"""Keys of the sentences that say what to write, by the kind of pydantic's error."""


class Trouble(Exception):
    """A command that was not carried out; nothing has changed. `text` is a Text of `hosting.ftl`."""

    def __init__(self, key: str, **args: Arg) -> None:
        self.text = say(key, **args)
        super().__init__(key)


def host_words() -> Words:
    """Return the words of the terminal: in the language that the environment names, as for any other command."""
    locale = next(
        (found for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (found := os.environ.get(name))), ""
    )
    return words(language_of(re.split("[_.@]", locale)[0]))


def why(failed: Failed) -> Text:
    """Return the sentence that says why the database does not answer, and what to do about it."""
    match failed:
        case Away():
            return say("database-away", why=str(failed))
        case Damaged():
            return say("database-damaged")
        case Full():
            return say("database-full")
        case Locked():
            return say("database-locked")
        case Foreign():
            return say("database-foreign", why=str(failed))
        case IsFolder():
            return say("database-folder", file=str(failed))
        case NoDriver():
            return say("database-no-driver", package=str(failed))
        case LogGone():
            return say("database-log-gone", file=str(failed))
        case Gone():
            return say("database-gone", file=str(failed))
        case Replaced():
            return say("database-replaced", file=str(failed))
        case Newer():
            return say("database-newer", version=str(failed))
        case _:
            return say("database-failed", why=str(failed))


def about_settings(error: ValidationError) -> Iterator[Text]:
    """Yield for each setting that cannot be read a sentence with the name of its variable, and what to write instead."""
    for found in error.errors():
        name = str(found["loc"][0])
        variable = name if name.isupper() else f"GROVEKEEPER_{name.upper()}"
        if name == "database_url":
            yield say("setting-database", name=variable, file=FILE, server=SERVER)
            continue
        expected = str(found.get("ctx", {}).get("expected", "")).replace(" or ", ", ").replace("'", "")
        yield say(_OF_KIND.get(found["type"], "setting-other"), name=variable, expected=expected)
