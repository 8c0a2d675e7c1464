"""The letters that changes of tables owe to people: saved with the change, and handed to whoever sends them."""

from __future__ import annotations

import asyncio

from bot.store import Store
from bot.store.games.letters import Letter, LetterStore
from bot.tables.model.step import Step
from bot.tables.model.table import Table


class OwedLetters:
    """The letters of one store. Every method that asks the database raises Failed."""

    def __init__(self, store: Store) -> None:
        self._letters = LetterStore(store)
        self.untold: asyncio.Queue[Letter] = asyncio.Queue()
        """Letters to be sent, in the order in which they came to be owed."""
        self.owed = self._letters.owed
        self.claim = self._letters.claim
        self.end = self._letters.end

    def tell(self, letters: tuple[Letter, ...]) -> None:
        """Let these letters, which are saved, be sent."""
        for letter in letters:
            self.untold.put_nowait(letter)


def letters_of(step: Step, after: Table) -> tuple[Letter, ...]:
    """Return the letters that a step owes which has led to this table."""
    return tuple(Letter(after.id, after.moment, seat, kind) for seat, kind in step.letters)
