"""Discord's published OpenAPI file as an oracle for what the bot asks and what the stand-in answers.

The file is not part of this project. `load` looks for it where the environment variable DISCORD_OPENAPI says, else
in shared/ beside the checkout, and returns None where it is not there.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from urllib.parse import quote

from jsonschema_rs import Draft202012, Draft202012Validator, Registry, ValidationError

from standin.rest.observer import RestExchange

BESIDE = Path(__file__).parents[3] / "shared" / "discord-openapi.json"
MISSING = f"requests and answers against Discord's OpenAPI description, for there is no {BESIDE.name}"
ROOT = "urn:discord"
FIRST_ID = 1 << 22
OF_IDS = ("users", "roles")
"""Names of lists that hold ids alone, however small these are."""
JSON_SCHEMA = ("content", "application/json", "schema")
ERROR_IN_TREE = {
    "type": "object",
    "properties": {"code": {"type": "string"}, "message": {"type": "string"}},
    "required": ["code", "message"],
}
"""Errors about fields have words for codes (BASE_TYPE_REQUIRED), as Discord's guide shows; the file says numbers."""


class OpenApi:
    """Discord's description. `problems` holds one exchange against it; `checked` are the operations met so far."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._paths: dict[str, Any] = document["paths"]
        self._registry = Registry([(ROOT, document)], draft=Draft202012)
        self._templates = [(re.compile(_pattern(path)), path) for path in self._paths]
        self._validators: dict[tuple[str, ...], Draft202012Validator] = {}
        self.checked: set[str] = set()

    def problems(self, exchange: RestExchange) -> Iterator[str]:
        """Yield a sentence for each part that does not fit.

        What is refused may be wrong (that is why), and what fails on a server's side is not described.
        """
        where = f"{exchange.method} {exchange.path}"
        template = self._template(exchange.path)
        operation = self._paths[template].get(exchange.method.lower()) if template else None
        if exchange.status >= 500:
            return
        if template is None or operation is None:
            yield f"{where} is no route of Discord"
            return
        self.checked.add(f"{exchange.method} {template}")
        at = ("paths", template, exchange.method.lower())
        if exchange.status < 400 and "requestBody" in operation:
            sent = _as_discord_reads(exchange.sent)
            yield from self._check(f"{where} sent", (*at, "requestBody", *JSON_SCHEMA), sent)
        yield from self._answer_problems(where, (*at, "responses"), operation["responses"], exchange)

    def _answer_problems(
        self, where: str, at: tuple[str, ...], known: dict[str, Any], exchange: RestExchange
    ) -> Iterator[str]:
        status = str(exchange.status)
        found = next((key for key in (status, f"{status[0]}XX") if key in known), None)
        if found is None:
            yield f"{where} answered {status}, not one of {list(known)}"
        elif "$ref" in known[found]:
            at = tuple(known[found]["$ref"].removeprefix("#/").split("/"))
            yield from self._check(f"{where} answered {status}", (*at, *JSON_SCHEMA), exchange.answered)
        elif known[found].get("content"):
            yield from self._check(f"{where} answered", (*at, found, *JSON_SCHEMA), exchange.answered)

    def _template(self, path: str) -> str | None:
        found = [template for pattern, template in self._templates if pattern.fullmatch(path)]
        return min(found, key=lambda template: template.count("{"), default=None)

    def _check(self, where: str, at: tuple[str, ...], instance: Any) -> Iterator[str]:
        problem = worst(self._validator(at), instance)
        if problem:
            yield f"{where}: {problem}"

    def _validator(self, at: tuple[str, ...]) -> Draft202012Validator:
        if at not in self._validators:
            pointer = "/".join(quote(step.replace("~", "~0").replace("/", "~1")) for step in at)
            schema = {"$ref": f"{ROOT}#/{pointer}"}
            self._validators[at] = Draft202012Validator(schema, registry=self._registry)
        return self._validators[at]


def worst(validator: Draft202012Validator, instance: Any) -> str | None:
    """Return what is wrong, said of the deepest place with an error; None where the instance is valid."""
    if validator.is_valid(instance):
        return None
    errors = [deep for error in validator.iter_errors(instance) for deep in _deepest(error)]
    chosen = max(errors, key=lambda error: len(error.instance_path))
    return f"/{'/'.join(map(str, chosen.instance_path))}: {chosen.message[:300]}"


def _deepest(error: ValidationError) -> Iterator[ValidationError]:
    """Yield the errors inside the branches of a oneOf, leaving out branches meant for another type."""
    branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
    fitting = [b for b in branches if not any(e.instance_path[-1:] == ["type"] for e in b)]
    if not fitting:
        yield error
    for branch in fitting:
        for inner in branch:
            yield from _deepest(inner)


def _pattern(template: str) -> str:
    parts = re.split(r"(\{[^}]+\})", template)
    return "".join("[^/]+" if part.startswith("{") else re.escape(part) for part in parts)


def _as_discord_reads(sent: Any) -> Any:
    """Return what was sent as Discord reads it: it takes ids as numbers too, which its description does not say."""
    if isinstance(sent, list):
        return [str(i) if isinstance(i, int) and i >= FIRST_ID else _as_discord_reads(i) for i in sent]
    if isinstance(sent, dict):
        file = "filename" in sent
        return {key: _read(key, value, file) for key, value in sent.items()}
    return sent


def _read(key: str, value: Any, file: bool) -> Any:
    """Return a field as Discord reads it."""
    if key in OF_IDS and isinstance(value, list):
        return [*map(str, value)]
    return str(value) if _is_number_of_id(key, value, file) else _as_discord_reads(value)


def _is_number_of_id(key: str, value: object, file: bool) -> bool:
    """Return whether a number is one of an id: files and components have small numbers; those of files are read as ids."""
    if not isinstance(value, int):
        return False
    return key.endswith("_id") or (key == "id" and (file or value >= FIRST_ID))


@cache
def load() -> OpenApi | None:
    file = Path(os.environ.get("DISCORD_OPENAPI", BESIDE))
    if not file.is_file():
        return None
    document = json.loads(file.read_text(encoding="utf-8"))
    within_tree = document["components"]["schemas"]["InnerErrors"]["properties"]["_errors"]
    within_tree["items"] = ERROR_IN_TREE
    return OpenApi(document)
