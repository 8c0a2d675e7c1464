"""The refusals of the stand-in, shaped as Discord shapes them.

ApiError
├── InvalidError      400/50035, with a tree that names each wrong field
├── RateLimitedError  429, with the seconds to wait
└── the named refusals below, each with Discord's own number
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

Json = dict[str, Any]
Path = tuple[str | int, ...]


class ApiError(Exception):
    """An answer other than success: HTTP status, Discord's error code, a sentence, and perhaps an error tree."""

    def __init__(self, status: int, code: int, message: str, errors: Json | None = None) -> None:
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    @property
    def headers(self) -> dict[str, str]:
        return {}

    def to_json(self) -> Json:
        body: Json = {"message": self.message, "code": self.code}
        if self.errors:
            body["errors"] = self.errors
        return body


class InvalidError(ApiError):
    """50035: some fields of the body are out of bounds."""

    def __init__(self, errors: Json) -> None:
        super().__init__(400, 50035, "Invalid Form Body", errors)


class RateLimitedError(ApiError):
    """The bot asks too often. `retry_after` is in seconds; `scope`: "user" for a bucket of the bot's own, "global" for all it asks."""

    def __init__(
        self,
        retry_after: float,
        scope: str = "user",
        code: int = 0,
        message: str = "You are being rate limited.",
    ) -> None:
        super().__init__(429, code, message)
        self.retry_after = retry_after
        self.scope = scope

    @property
    def headers(self) -> dict[str, str]:
        told = {"Retry-After": str(math.ceil(self.retry_after)), "X-RateLimit-Scope": self.scope}
        return (
            told | {"Via": "1.1 local"} | ({"X-RateLimit-Global": "true"} if self.scope == "global" else {})
        )

    def to_json(self) -> Json:
        wait = {"retry_after": round(self.retry_after, 3), "global": self.scope == "global"}
        return super().to_json() | wait


class Findings:
    """The findings about a body, each of something wrong; `raise_if_any` raises `InvalidError`."""

    def __init__(self, prefix: Path = ()) -> None:
        self._prefix = prefix
        self._tree: Json = {}

    def add(self, path: Sequence[str | int], code: str, message: str) -> None:
        """Note an error. A place has errors itself or has places with errors below it, not both: what is found first stays."""
        node = self._tree
        for step in (*self._prefix, *path):
            if "_errors" in node:
                return
            node = node.setdefault(str(step), {})
        if not node or "_errors" in node:
            node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: Sequence[str | int], value: object, low: int, high: int) -> None:
        """Note a text (or list) that is missing, shorter than `low` or longer than `high`; blank is missing."""
        if value is None or (low > 0 and isinstance(value, str) and not value.strip()):
            self.add(path, "BASE_TYPE_REQUIRED", "This field is required")
        elif not isinstance(value, str | list | tuple):
            self.add(path, "BASE_TYPE_BAD_TYPE", "This field has the wrong type")
        elif not low <= len(value) <= high:
            what = f"Must be between {low} and {high} in length."
            self.add(path, "BASE_TYPE_BAD_LENGTH", what)

    def at_most(self, path: Sequence[str | int], value: object, high: int) -> None:
        """Note an optional text that is longer than `high`."""
        if value is not None and not isinstance(value, str):
            self.add(path, "BASE_TYPE_BAD_TYPE", "This field has the wrong type")
        elif value is not None and len(value) > high:
            self.add(path, "BASE_TYPE_MAX_LENGTH", f"Must be {high} or fewer in length.")

    def raise_if_any(self) -> None:
        if self._tree:
            raise InvalidError(self._tree)


def not_built(what: str) -> ApiError:
    """Refuse with 501 what Discord could do and the stand-in cannot: a success without effect would deceive."""
    return ApiError(501, 0, f"Not built in the local stand-in: {what}")


def unauthorized() -> ApiError:
    return ApiError(401, 0, "401: Unauthorized")


def unknown_channel() -> ApiError:
    return ApiError(404, 10003, "Unknown Channel")


def unknown_guild() -> ApiError:
    return ApiError(404, 10004, "Unknown Guild")


def unknown_message() -> ApiError:
    return ApiError(404, 10008, "Unknown Message")


def unknown_user() -> ApiError:
    return ApiError(404, 10013, "Unknown User")


def unknown_emoji() -> ApiError:
    return ApiError(404, 10014, "Unknown Emoji")


def unknown_webhook() -> ApiError:
    return ApiError(404, 10015, "Unknown Webhook")


def unknown_application() -> ApiError:
    return ApiError(404, 10002, "Unknown Application")


def unknown_command() -> ApiError:
    return ApiError(404, 10063, "Unknown application command")


def unknown_interaction() -> ApiError:
    return ApiError(404, 10062, "Unknown interaction")


def already_acknowledged() -> ApiError:
    return ApiError(400, 40060, "Interaction has already been acknowledged.")


def too_many_old_edits(retry_after: float) -> RateLimitedError:
    what = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return RateLimitedError(retry_after, code=30046, message=what)


def too_many_follow_ups() -> ApiError:
    return ApiError(400, 40094, "This interaction has reached the maximum number of follow-up messages.")


def invalid_webhook_token() -> ApiError:
    return ApiError(401, 50027, "Invalid Webhook Token")


def missing_access() -> ApiError:
    return ApiError(403, 50001, "Missing Access")


def missing_permissions() -> ApiError:
    return ApiError(403, 50013, "Missing Permissions")


def not_the_author() -> ApiError:
    return ApiError(403, 50005, "Cannot edit a message authored by another user")


def empty_message() -> ApiError:
    return ApiError(400, 50006, "Cannot send an empty message")


def too_large() -> ApiError:
    return ApiError(413, 40005, "Request entity too large")


def invalid_file() -> ApiError:
    return ApiError(400, 50046, "Invalid file uploaded")


def too_slow() -> ApiError:
    return ApiError(408, 0, "The body of the request did not come in time.")


def no_text_channel() -> ApiError:
    return ApiError(400, 50008, "Cannot send messages in a non-text channel")


def unavailable() -> ApiError:
    return ApiError(503, 0, "This server is not available at the moment.")


def wrong_channel_type() -> ApiError:
    return ApiError(400, 50024, "Cannot execute action on this channel type")


def unknown_member() -> ApiError:
    return ApiError(404, 10007, "Unknown Member")


def too_many_pins() -> ApiError:
    return ApiError(400, 30003, "Maximum number of pins reached for the channel (250)")


def too_many_reactions() -> ApiError:
    return ApiError(400, 30010, "Maximum number of reactions reached (20)")


def too_old_to_delete() -> ApiError:
    return ApiError(400, 50034, "You can only bulk delete messages that are under 14 days old.")


def thread_exists() -> ApiError:
    return ApiError(400, 160004, "A thread has already been created for this message")


def thread_locked() -> ApiError:
    return ApiError(400, 160005, "Thread is locked")


def thread_archived() -> ApiError:
    return ApiError(400, 50083, "Thread is archived")
