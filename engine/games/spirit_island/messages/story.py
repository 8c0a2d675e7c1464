"""The story as it is read: events that belong together are told in one sentence."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from engine.event import Event
from engine.games.spirit_island.model.kinds import ID
from engine.games.spirit_island.model.texts import tell
from engine.text import Arg, Text, say

COUNTED: Final = (
    "destroyed",
    "removed",
    "damaged",
    "dream-damage",
    "dreams",
    "moved",
    "added",
    "presence-lost",
    "presence-lost-for",
)
"""Events of one piece; several that say the same are told with their number."""
OPENING: Final = ("begins-ravage", "begins-build", "begins-extra", "begins-blitz", "england-escalates")
"""Events after which lands are told together anew."""
LISTED: Final = ("empty-ravage", "empty-build", "no-ravage", "no-build", "no-city", "no-explore")
"""Events of one land of a step; those for the same cause are told with all their lands."""
ALONG: Final = (*COUNTED, "fear")
"""Events between which pieces that go for the same cause are counted together."""


@dataclass(slots=True)
class _Story:
    """Events as they are gathered; `close` and `step` are the places since which pieces, and lands, are told together."""

    events: list[Event] = field(default_factory=list)
    close: int = 0
    step: int = 0

    def add(self, event: Event) -> None:
        """Add one event, to one that says the same or at the end."""
        name = event.text.key.removeprefix(f"{ID}-event-")
        if event.readers is not None:
            self._append(event, name)
        elif name in COUNTED:
            self._count(event, self.close)
        elif name == "fear":
            self._fear(event)
        elif name in LISTED:
            self._list(event)
        elif name == "built":
            self._build(event)
        else:
            self._append(event, name)

    def _append(self, event: Event, name: str) -> None:
        self.events.append(event)
        if name not in ALONG:
            self.close = len(self.events)
        if name in OPENING:
            self.step = len(self.events)

    def _count(self, event: Event, first: int) -> None:
        """Count one piece more where the same has been told of others."""
        for place in range(first, len(self.events)):
            found = self.events[place].text
            if _without(found, "count", "piece") == _without(event.text, "count", "piece") and _kind(
                found
            ) == _kind(event.text):
                self.events[place] = Event(_more(found, event.text))
                return
        self._append(event, event.text.key.removeprefix(f"{ID}-event-"))

    def _fear(self, event: Event) -> None:
        """Add up the fear that pieces leave behind that are told together; it is told after them."""
        for place in range(self.close, len(self.events)):
            found = self.events[place].text
            if found.key == event.text.key:
                del self.events[place]
                event = Event(_changed(found, fear=_number(found, "fear") + _number(event.text, "fear")))
                break
        self.events.append(event)

    def _list(self, event: Event) -> None:
        """Name one land more where the same has been told of others in this step."""
        for place in range(self.step, len(self.events)):
            found = self.events[place].text
            if _without(found, "count", "lands") == _without(event.text, "count", "lands"):
                lands = (*_lands(found, "lands"), *_lands(event.text, "lands"))
                self.events[place] = Event(_changed(found, lands=lands, count=len(lands)))
                return
        self._append(event, "")

    def _build(self, event: Event) -> None:
        """Tell all that is built in this step in one sentence."""
        args = dict(event.text.args)
        land, piece = args["land"], args["piece"]
        assert isinstance(piece, Text)
        key = "towns" if piece.key.endswith("-town") else "cities"
        found = next((e for e in self.events[self.step :] if e.text.key == f"{ID}-event-builds"), None)
        built = {each: _lands(found.text, each) if found else () for each in ("towns", "cities")}
        built[key] = (*built[key], land)
        text = tell(
            "event-builds",
            towns=built["towns"],
            cities=built["cities"],
            town_count=len(built["towns"]),
            city_count=len(built["cities"]),
        )
        if found:
            self.events[self.events.index(found)] = Event(text)
        else:
            self._append(Event(text), "")


def gathered(events: Iterable[Event]) -> Iterator[Event]:
    """Yield the events of one action as they are read: those that say the same of several pieces or lands are one sentence."""
    story = _Story()
    for event in events:
        story.add(event)
    yield from story.events


def _without(text: Text, *names: str) -> tuple[str, dict[str, Arg]]:
    return text.key, {name: arg for name, arg in text.args if name not in names}


def _changed(text: Text, **changes: Arg) -> Text:
    return say(text.key, **{name.replace("-", "_"): arg for name, arg in text.args} | changes)


def _kind(text: Text) -> str | None:
    piece = dict(text.args).get("piece")
    return piece.key if isinstance(piece, Text) else None


def _more(text: Text, other: Text) -> Text:
    """Return an event of some pieces with those of another counted in."""
    count = _number(text, "count") + _number(other, "count")
    piece = dict(text.args).get("piece")
    return _changed(
        text, count=count, **({"piece": say(piece.key, count=count)} if isinstance(piece, Text) else {})
    )


def _number(text: Text, name: str) -> int:
    found = dict(text.args)[name]
    assert isinstance(found, int)
    return found


def _lands(text: Text, name: str) -> tuple[Arg, ...]:
    found = dict(text.args)[name]
    assert isinstance(found, tuple)
    return found
