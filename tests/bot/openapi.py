"""Discord's published OpenAPI file as an oracle for what the bot asks and what the stand-in answers.

The file is not part of this project; `load` returns None where it is not beside the checkout.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry
from referencing.jsonschema import DRAFT202012

from bot.local.api import Exchange

BESIDE = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
ROOT = "urn:discord"
JSON_SCHEMA = ("content", "application/json", "schema")


class OpenApi:
    """Give `watch` to LocalDiscord(watch=...); afterwards `problems()` has a sentence for all that does not fit."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._paths: dict[str, Any] = document["paths"]
        self._registry: Registry[Any] = Registry().with_resource(ROOT, DRAFT202012.create_resource(document))
        self._templates = [(re.compile(_pattern(path)), path) for path in self._paths]
        self._problems: list[str] = []
        self._exchanges: list[Exchange] = []
        self.checked: set[str] = set()

    def watch(self, exchange: Exchange) -> None:
        self._exchanges.append(exchange)

    def problems(self) -> list[str]:
        while self._exchanges:
            self._look_at(self._exchanges.pop(0))
        return self._problems

    def _look_at(self, exchange: Exchange) -> None:
        where = f"{exchange.method} {exchange.path}"
        template = self._template(exchange.path)
        operation = self._paths[template].get(exchange.method.lower()) if template else None
        if template is None or operation is None:
            self._problems.append(f"{where} is no route of Discord")
            return
        self.checked.add(f"{exchange.method} {template}")
        base = (template, exchange.method.lower())
        if exchange.status < 400 and "requestBody" in operation:
            self._check(
                f"{where} sent", (*base, "requestBody", *JSON_SCHEMA), _as_discord_reads(exchange.sent)
            )
        known, status = operation["responses"], str(exchange.status)
        if status in known:
            if known[status].get("content"):
                self._check(
                    f"{where} answered", (*base, "responses", status, *JSON_SCHEMA), exchange.answered
                )
        elif exchange.status < 400:
            self._problems.append(f"{where} answered {exchange.status}, not one of {list(known)}")

    def _template(self, path: str) -> str | None:
        found = [template for pattern, template in self._templates if pattern.fullmatch(path)]
        return min(found, key=lambda template: template.count("{"), default=None)

    def _check(self, where: str, path: tuple[str, ...], instance: Any) -> None:
        pointer = "/".join(step.replace("~", "~0").replace("/", "~1") for step in ("paths", *path))
        schema = {"$ref": f"{ROOT}#/{pointer}"}
        errors = [
            deep
            for e in Draft202012Validator(schema, registry=self._registry).iter_errors(instance)
            for deep in _deepest(e)
        ]
        if errors:
            worst = max(errors, key=lambda e: len(e.absolute_path))
            self._problems.append(f"{where}: {worst.json_path}: {worst.message[:300]}")


def _deepest(error: ValidationError) -> Iterator[ValidationError]:
    """The errors inside the branches of a oneOf, leaving out branches meant for another type."""
    branches: dict[object, list[ValidationError]] = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    fitting = [b for b in branches.values() if not any(list(e.absolute_path)[-1:] == ["type"] for e in b)]
    if not fitting:
        yield error
    for branch in fitting:
        for inner in branch:
            yield from _deepest(inner)


def _pattern(template: str) -> str:
    parts = re.split(r"(\{[^}]+\})", template)
    return "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in parts)


def _as_discord_reads(sent: Any) -> Any:
    """Discord takes ids as numbers too, which its description does not say."""
    if isinstance(sent, list):
        return [_as_discord_reads(item) for item in sent]
    if isinstance(sent, dict):
        file = "filename" in sent
        return {key: str(v) if _is_id(key, v, file) else _as_discord_reads(v) for key, v in sent.items()}
    return sent


def _is_id(key: str, value: object, file: bool) -> bool:
    return isinstance(value, int) and (key.endswith("_id") or (key == "id" and (file or value >= 1 << 22)))


def load() -> OpenApi | None:
    if not BESIDE.is_file():
        return None
    return OpenApi(json.loads(BESIDE.read_text(encoding="utf-8")))
