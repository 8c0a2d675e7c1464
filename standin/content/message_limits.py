"""Discord's limits on a message: what it would refuse with 50035 is refused here, field by field."""

from __future__ import annotations

from collections.abc import Container

from standin.content.component_limits import LayoutLimits
from standin.content.uploads import Body
from standin.protocol import schemas
from standin.protocol.errors import Findings, Json, Path, empty_message, not_built
from standin.world.state import COMPONENTS_V2

CONTENT = 2000
EMBEDS = 10
EMBED_TEXT = 6000
FILES = 10
ALT_TEXT = 1024
NONCE = 25
MENTIONS = 100
PARSED = ("users", "roles", "everyone")
LEGACY = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"


def check_message(
    body: Body, prefix: Path = (), before: Json | None = None, emojis: Container[str] = ()
) -> None:
    """Raise `InvalidError` if the message would break a limit, 50006 if it would be empty or blank, 501 for a poll.

    `before` is the message an edit starts from: what the body does not name stays as it was. `emojis` are the ids of
    those that the application may use beside Unicode's.
    """
    payload = body.json
    schemas.check(schemas.Message, payload, prefix)
    shown = {
        name: payload.get(name, (before or {}).get(name)) for name in ("content", "embeds", "components")
    }
    flags = int(payload.get("flags") or 0) | int((before or {}).get("flags") or 0)
    findings = Findings(prefix)
    findings.at_most(("content",), shown["content"], CONTENT)
    _check_embeds(shown["embeds"] or [], findings)
    _check_files(body, findings)
    _check_links(payload, findings)
    if flags & COMPONENTS_V2:
        _check_legacy(shown, payload, findings)
    if "components" in payload:
        LayoutLimits(findings, is_v2=bool(flags & COMPONENTS_V2), emojis=emojis).check(
            payload["components"] or []
        )
    findings.raise_if_any()
    kept = (before or {}).get("attachments") if payload.get("attachments") is None else payload["attachments"]
    if payload.get("poll"):
        raise not_built("polls")
    content = (shown["content"] or "").strip()
    if not any((content, shown["embeds"], shown["components"], body.files, kept)):
        raise empty_message()


def _check_legacy(shown: Json, payload: Json, findings: Findings) -> None:
    for name in ("content", "embeds", "poll", "sticker_ids"):
        if shown.get(name) or payload.get(name):
            what = f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
            findings.add((name,), LEGACY, what)


def _check_links(payload: Json, findings: Findings) -> None:
    """Check what refers to other things: the message that is answered, and who may be pinged."""
    reference = payload.get("message_reference")
    if reference is not None and reference.get("message_id") is None:
        findings.add(("message_reference", "message_id"), "BASE_TYPE_REQUIRED", "This field is required")
    if isinstance(payload.get("nonce"), str):
        findings.at_most(("nonce",), payload["nonce"], NONCE)
    allowed = payload.get("allowed_mentions") or {}
    for name in ("users", "roles"):
        named = allowed.get(name) or []
        if len(named) > MENTIONS:
            what = f"Must be {MENTIONS} or fewer in length."
            findings.add(("allowed_mentions", name), "BASE_TYPE_MAX_LENGTH", what)
        if named and name in (allowed.get("parse") or []):
            what = f'parse:["{name}"] and {name}: [ids...] are mutually exclusive.'
            findings.add(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", what)
    for number, word in enumerate(allowed.get("parse") or []):
        if word not in PARSED:
            what = "Value must be one of ('users', 'roles', 'everyone')."
            findings.add(("allowed_mentions", "parse", number), "BASE_TYPE_CHOICES", what)


def _check_files(body: Body, findings: Findings) -> None:
    listed = body.json.get("attachments") or []
    if max(len(listed), len(body.files)) > FILES:
        findings.add(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    for number, entry in enumerate(listed):
        if entry.get("id") is None:
            findings.add(("attachments", number, "id"), "BASE_TYPE_REQUIRED", "This field is required")
        findings.at_most(("attachments", number, "description"), entry.get("description"), ALT_TEXT)


def _check_embeds(embeds: list[Json], findings: Findings) -> None:
    if len(embeds) > EMBEDS:
        findings.add(("embeds",), "BASE_TYPE_MAX_LENGTH", f"Must be {EMBEDS} or fewer in length.")
    total = 0
    for number, embed in enumerate(embeds):
        total += _check_embed(embed, findings, ("embeds", number))
    if total > EMBED_TEXT:
        what = f"Embed size exceeds maximum size of {EMBED_TEXT}"
        findings.add(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", what)


def _check_embed(embed: Json, findings: Findings, path: Path) -> int:
    """Note what is too long in one embed; return the length of its texts."""
    texts = [
        (("title",), embed.get("title"), 256),
        (("description",), embed.get("description"), 4096),
        (("footer", "text"), (embed.get("footer") or {}).get("text"), 2048),
        (("author", "name"), (embed.get("author") or {}).get("name"), 256),
    ]
    for below, text, high in texts:
        findings.at_most((*path, *below), text, high)
    if embed.get("color") is not None and not 0 <= embed["color"] <= 0xFFFFFF:
        what = "int value should be between 0 and 16777215."
        findings.add((*path, "color"), "NUMBER_TYPE_BAD_RANGE", what)
    fields = embed.get("fields") or []
    if len(fields) > 25:
        findings.add((*path, "fields"), "BASE_TYPE_MAX_LENGTH", "Must be 25 or fewer in length.")
    for number, field in enumerate(fields):
        findings.length((*path, "fields", number, "name"), field.get("name"), 1, 256)
        findings.length((*path, "fields", number, "value"), field.get("value"), 1, 1024)
    inner = [text for _, text, _ in texts] + [
        part for f in fields for part in (f.get("name"), f.get("value"))
    ]
    return sum(len(text) for text in inner if isinstance(text, str))
