"""Each request of the API is written to its end before people see what it did, and what may have changed the world is noted."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest
from aiohttp import web

from standin.middleware import ApiMiddleware
from standin.world.visibility import visible_after


class Answer(web.Response):
    """An answer that notes what becomes of it; the bot may be gone before its end."""

    def __init__(self, done: list[str], *, is_lost: bool) -> None:
        super().__init__(status=204)
        self._done, self._is_lost = done, is_lost

    async def prepare(self, request: Any) -> Any:
        self._done.append("begins")

    async def write_eof(self, data: bytes = b"") -> None:
        if self._is_lost:
            raise ConnectionResetError
        self._done.append("ends")


@pytest.mark.parametrize("is_watched", [True, False])
@pytest.mark.parametrize(
    ("method", "is_lost", "status", "expected"),
    [
        ("GET", False, 204, ["begins", "ends", "is told"]),
        ("POST", False, 204, ["changes", "begins", "ends", "is told"]),
        ("DELETE", True, 499, ["changes", "begins"]),
    ],
)
async def test_an_answer_is_written_to_its_end_before_what_it_did_is_seen(
    method: str, is_lost: bool, status: int, expected: list[str], is_watched: bool
) -> None:
    done: list[str] = []
    seen: list[asyncio.Event] = []

    async def settle() -> None:
        done.append("settles")

    async def handler(_: object) -> Answer:
        visible = visible_after.get()
        assert visible is not None
        seen.append(visible)
        return Answer(done, is_lost=is_lost)

    async def around(_: object, answer: Any) -> Any:
        return await answer()

    request: Any = SimpleNamespace(
        path="/api/v10/gateway",
        method=method,
        headers={},
        match_info=SimpleNamespace(route=SimpleNamespace(resource=None)),
        get=lambda _: None,
    )
    request.match_info.items = lambda: ()
    admission = SimpleNamespace(refusal=None, headers={"X-RateLimit-Limit": "50"})
    middleware = ApiMiddleware(
        gateway=SimpleNamespace(settle=settle),  # type: ignore[arg-type]
        faults=SimpleNamespace(around=around),  # type: ignore[arg-type]
        rates=SimpleNamespace(admit=lambda *_: admission),  # type: ignore[arg-type]
        on_change=lambda: done.append("changes"),
        is_watched=lambda: is_watched,
        observer=SimpleNamespace(on_exchange=lambda _: done.append("is told")),
    )
    answered = await middleware.handle(request, handler)
    assert answered.status == status
    assert is_lost or answered.headers["X-RateLimit-Limit"] == "50"
    assert done == expected
    assert not seen[0].is_set()
    await asyncio.wait_for(seen[0].wait(), 5)
    assert done == [*expected, *["settles"] * is_watched]
    assert visible_after.get() is None
