"""The four ways in which a person's request is refused.

    Refused
    ├── Malformed   not an action at all: an unknown verb, a missing or unreadable field
    ├── Illegal     an action, but not here: which rule, what is missing, the nearest moves that are legal
    ├── Stale       the table has moved on since the person looked at it
    └── Sealed      an undo past something that was shown, drawn, or done by another seat

Each carries a Text, so that it can be said in the reader's language. Everything else that is raised is a bug.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.text import Text


class Refused(Exception):
    """A request that cannot be met; `text` says why, to the person who asked."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text

    def __reduce__(self) -> tuple[object, ...]:
        return _made_again, (type(self), self.args, vars(self))


class Malformed(Refused):
    """A request that is not an action at all; `text` says what was expected."""


class Illegal(Refused):
    """An action that is not legal here.

    `rule` is an id of the game's ledger (None where no rule of the game speaks, as when it is not the seat's turn),
    `nearest` the legal actions most like the one refused, best first.
    """

    def __init__(self, text: Text, rule: str | None = None, nearest: Sequence[object] = ()) -> None:
        super().__init__(text)
        self.rule = rule
        self.nearest = tuple(nearest)


class Stale(Refused):
    """The table has moved on: the request named a moment that is past."""


class Sealed(Refused):
    """An undo that would take back what somebody has already seen."""


def _made_again(kind: type[Refused], args: tuple[object, ...], attributes: Mapping[str, object]) -> Refused:
    """Return an error that comes from another process, as it was there."""
    refused = kind.__new__(kind, *args)
    vars(refused).update(attributes)
    return refused
