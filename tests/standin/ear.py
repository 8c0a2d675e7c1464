"""Everything somebody has ever received, kept also where it has been changed or taken away since."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tests.standin.people import Person
from tests.standin.sight import Json


def leaves(data: object) -> Iterator[str]:
    """Yield every string in a piece of JSON."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list):
        for value in data:
            yield from leaves(value)


class Ear:
    """Everything one person has ever received that says something."""

    EVENTS = ("message_create", "message_update", "history", "autocomplete", "modal")

    def __init__(self, person: Person) -> None:
        self.heard: set[str] = set()
        for event in self.EVENTS:
            self._listen(person, f"_on_{event}")

    def _listen(self, person: Person, name: str) -> None:
        seen: Callable[[Json], None] = getattr(person, name)

        def hear(data: Json) -> None:
            self.heard.update(leaves(data))
            seen(data)

        setattr(person, name, hear)

    def has(self, sentence: str) -> bool:
        return any(sentence in each for each in self.heard)
