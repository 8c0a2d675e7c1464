"""Conformance of all that is said between a bot and a stand-in in one test to Discord's description of it."""

from __future__ import annotations

from collections.abc import Iterator

from standin.rest.observer import RestExchange
from tests.standin import gateway_schema
from tests.standin.openapi import OpenApi


class Conformance:
    """An `Observer`: keeps what passes while a test runs, and judges it when the test has ended."""

    def __init__(self, openapi: OpenApi | None) -> None:
        self._openapi = openapi
        self.exchanges: list[RestExchange] = []
        self.frames: list[str] = []

    def on_exchange(self, exchange: RestExchange) -> None:
        self.exchanges.append(exchange)

    def on_frame(self, text: str) -> None:
        self.frames.append(text)

    def problems(self) -> Iterator[str]:
        if self._openapi:
            for exchange in self.exchanges:
                yield from self._openapi.problems(exchange)
        for text in self.frames:
            if problem := gateway_schema.problem(text):
                yield problem
