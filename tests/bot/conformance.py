"""Holds all that is said between a bot and a stand-in in one test against Discord's description of it."""

from __future__ import annotations

from collections.abc import Iterator

from bot.local.rest.http import Exchange
from tests.bot.local import gateway_schema
from tests.bot.openapi import OpenApi


class Conformance:
    """A `Watcher`: keeps what passes while a test runs, and judges it when the test has ended."""

    def __init__(self, openapi: OpenApi | None) -> None:
        self._openapi = openapi
        self._exchanges: list[Exchange] = []
        self.frames: list[str] = []

    def exchanged(self, exchange: Exchange) -> None:
        self._exchanges.append(exchange)

    def framed(self, text: str) -> None:
        self.frames.append(text)

    def problems(self) -> Iterator[str]:
        if self._openapi:
            for exchange in self._exchanges:
                yield from self._openapi.problems(exchange)
        for text in self.frames:
            if problem := gateway_schema.problem(text):
                yield problem
