"""A moment of a match that can be gone back to."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from pydantic import BaseModel

from engine.chance import Counters
from engine.game import Game
from engine.keeping import canonical


class Snapshot(BaseModel):
    """A table at rest, after `seq` actions, with the counters of chance.

    The table is kept as text, a tenth of the memory of its values: a host keeps many matches and few are played on at a time.
    """

    seq: int
    table: str
    counters: Counters


class Point:
    """A table after `seq` actions, with the counters of chance. Neither is ever changed.

    It holds the table as it is, and once it was saved as text, a tenth of the memory; which of the two is the quicker way back
    depends on where the match lives.
    """

    __slots__ = ("_at_rest", "_digest", "_game", "_table", "_text", "counters", "seq")

    def __init__(
        self, game: Game[Any, Any], seq: int, table: Any, counters: Counters, text: str | None = None
    ) -> None:
        self.seq = seq
        self.counters = counters
        self._at_rest: bool | None = None
        self._digest: str | None = None
        self._game = game
        self._table: Any = table
        self._text = text

    @classmethod
    def load(cls, game: Game[Any, Any], saved: Snapshot) -> Point:
        """Return the moment that was saved; its table is read when it is first looked at."""
        return cls(game, saved.seq, None, saved.counters, saved.table)

    @property
    def at_rest(self) -> bool:
        """Whether no effect is half done."""
        if self._at_rest is None:
            self._at_rest = self._game.keeping.at_rest(self.table)
        return self._at_rest

    @property
    def whole(self) -> bool:
        """Whether the text of the moment says everything."""
        return self.at_rest or self._game.keeping.dumps_in_mid_effect

    @property
    def table(self) -> Any:
        """The table itself: to be read, never to be played on. Raises ValueError where the game cannot read it."""
        if self._table is None:
            self._table = self._game.keeping.load(self.text)
        return self._table

    @property
    def text(self) -> str:
        """The table as JSON text."""
        if self._text is None:
            self._text = self._game.keeping.dump(self._table)
        return self._text

    @property
    def digest(self) -> str:
        """A short hash of the whole state."""
        if self._digest is None:
            state = f"{self.seq}:{self.text}:{canonical(self.counters)}"
            self._digest = blake2b(state.encode(), digest_size=12).hexdigest()
        return self._digest

    def copied(self) -> Any:
        """Return a table of one's own that can be played on."""
        return self._game.keeping.copy(self.table)

    def snapshot(self) -> Snapshot:
        """Return the moment as text, which from now on is all that it keeps."""
        snapshot = Snapshot(seq=self.seq, table=self.text, counters=dict(self.counters))
        assert self.at_rest or self._game.keeping.dumps_in_mid_effect
        self._table = None
        return snapshot
