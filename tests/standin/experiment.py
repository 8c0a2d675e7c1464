"""The schema of gateway frames, found by experiment on the frames that a stand-in sends in a walk past all it does.

After a change of the walk (`tour`), of the stand-in's frames, or of discord.py:

    python -m tests.standin.experiment
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any

from bot.discord import endpoint
from standin.server import LocalDiscord
from tests.standin.conformance import Conformance
from tests.standin.gateway_schema import FILE, name
from tests.standin.playback import Json, Path, keys, needed, playback
from tests.standin.tour import walk


@dataclass
class Shape:
    """The needs of one place of a frame, over all samples. Objects that have a `type` are told apart by it."""

    needs: set[frozenset[str]] = field(default_factory=set)
    members: dict[str, Shape] = field(default_factory=dict)
    items: Shape | None = None
    types: dict[int, Shape] = field(default_factory=dict)

    def add(self, value: Any, needed_here: set[Path]) -> None:
        """Take in a sample, and the ways from here to the keys that were needed in it."""
        if isinstance(value, list):
            self.items = self.items or Shape()
            for number, item in enumerate(value):
                self.items.add(item, _below(needed_here, number))
        elif isinstance(value, dict) and not _is_by_id(value):
            kind = value.get("type")
            shape = self.types.setdefault(kind, Shape()) if isinstance(kind, int) else self
            shape.needs.add(frozenset(str(path[0]) for path in needed_here if len(path) == 1))
            for key, inner in value.items():
                shape.members.setdefault(key, Shape()).add(inner, _below(needed_here, key))

    def schema(self) -> Json:
        """Return it as JSON Schema; empty where anything goes."""
        found: Json = {}
        least = [need for need in self.needs if not any(other < need for other in self.needs)]
        if len(least) == 1 and least[0]:
            found["required"] = sorted(least[0])
        elif len(least) > 1:
            found["anyOf"] = [{"required": need} for need in sorted(map(sorted, least))]
        members = {key: schema for key, shape in sorted(self.members.items()) if (schema := shape.schema())}
        if members:
            found["properties"] = members
        if self.items and (items := self.items.schema()):
            found["items"] = items
        by_type = {kind: schema for kind, shape in sorted(self.types.items()) if (schema := shape.schema())}
        if by_type:
            found["allOf"] = [_if_type(kind, schema) for kind, schema in by_type.items()]
        return found


def _is_by_id(value: Json) -> bool:
    """Return whether its keys are ids, as in the resolved people of a command."""
    return any(key.isdigit() for key in value)


def _below(paths: set[Path], step: str | int) -> set[Path]:
    return {path[1:] for path in paths if len(path) > 1 and path[0] == step}


def _if_type(kind: int, schema: Json) -> Json:
    return {"if": {"properties": {"type": {"const": kind}}, "required": ["type"]}, "then": schema}


async def found() -> dict[str, Json]:
    """Return the schemas by kind of frame, by experiment. Each key is left out once in each kind of place it stands in."""
    frames = await _recorded()
    hello, ready, guild = (
        next(f for f in frames if name(f) == kind) for kind in ("HELLO", "READY", "GUILD_CREATE")
    )
    beginnings = {"HELLO": [], "READY": [hello], "GUILD_CREATE": [hello, ready]}
    shapes: dict[str, Shape] = {}
    is_needed: dict[object, bool] = {}
    async with LocalDiscord() as local:
        endpoint.use(local.url)
        async with playback(local.url) as playing:
            for frame in frames:
                before = beginnings.get(name(frame), [hello, ready, guild])
                places = {path: _place(frame, path) for path in keys(frame)}
                new = [path for path, place in places.items() if place not in is_needed]
                needs = await needed(playing, before, frame, new)
                is_needed |= {places[path]: path in needs for path in new}
                shape = shapes.setdefault(name(frame), Shape())
                shape.add(frame, {path for path, place in places.items() if is_needed[place]})
    return {event: shapes[event].schema() for event in sorted(shapes)}


async def _recorded() -> list[Json]:
    heard = Conformance(None)
    before, LocalDiscord.observer = LocalDiscord.observer, heard
    await walk()
    LocalDiscord.observer = before
    return [json.loads(text) for text in heard.frames]


def _place(frame: Json, path: Path) -> object:
    """Return the place of a key: the same for all items of a list that are of one type, apart for servers and elsewhere."""
    data = frame.get("d")
    steps: list[object] = [name(frame), isinstance(data, dict) and "guild_id" in data]
    value: Any = frame
    for step in path:
        kind = value.get("type") if isinstance(value, dict) else None
        steps += [kind if isinstance(kind, int) else None, step if isinstance(step, str) else "item"]
        value = value[step]
    return tuple(steps)


if __name__ == "__main__":
    FILE.write_text(json.dumps(asyncio.run(found()), indent=1) + "\n", encoding="utf-8")
