"""Things a person gets to see: messages, forms, and the bot's answer to what they did."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

Json = dict[str, Any]
EPHEMERAL, LOADING = 1 << 6, 1 << 7
BUTTON, TEXT_INPUT, TEXT_DISPLAY, THUMBNAIL, FILE = 2, 4, 10, 11, 13


def walk(components: Sequence[Json]) -> Iterator[Json]:
    """Yield every component, inside rows, sections, containers and labels too."""
    for component in components:
        yield component
        yield from walk(component.get("components") or ())
        yield from walk([component[key] for key in ("accessory", "component") if component.get(key)])


@dataclass(eq=False)
class Message:
    """A message as one person sees it now. `json` is Discord's object with the page's *_html beside texts."""

    json: Json
    is_deleted: bool = False
    edits: int = 0

    @property
    def id(self) -> str:
        return str(self.json["id"])

    @property
    def channel_id(self) -> str:
        return str(self.json["channel_id"])

    @property
    def content(self) -> str:
        return str(self.json["content"])

    @property
    def author(self) -> str:
        user = self.json["author"]
        return str(user["global_name"] or user["username"])

    @property
    def is_ephemeral(self) -> bool:
        return bool(self.json["flags"] & EPHEMERAL)

    @property
    def is_thinking(self) -> bool:
        return bool(self.json["flags"] & LOADING)

    @property
    def mentions(self) -> list[str]:
        """Names of the people who are pinged."""
        return [str(user["global_name"] or user["username"]) for user in self.json["mentions"]]

    @property
    def components(self) -> list[Json]:
        return list(walk(self.json["components"]))

    @property
    def text(self) -> str:
        """Words of the message: content, text displays, embeds; one below the other."""
        parts: list[str | None] = [self.content]
        parts += [c["content"] for c in self.components if c["type"] == TEXT_DISPLAY]
        for embed in self.json["embeds"]:
            parts += [embed.get("title"), embed.get("description")]
            parts += [part for f in embed.get("fields", ()) for part in (f["name"], f["value"])]
            parts.append((embed.get("footer") or {}).get("text"))
        return "\n".join(part for part in parts if part)

    @property
    def buttons(self) -> list[str]:
        """Labels (or emojis) of buttons that can be pressed."""
        return [_label(c) for c in self.components if c["type"] == BUTTON and not c.get("disabled")]

    @property
    def pictures(self) -> list[str]:
        """Addresses of all pictures, with a leading slash: attachments, galleries, thumbnails, embeds."""
        found = [item["media"]["url"] for c in self.components for item in c.get("items", ())]
        found += [c["media"]["url"] for c in self.components if c["type"] == THUMBNAIL]
        found += [e[k]["url"] for e in self.json["embeds"] for k in ("image", "thumbnail") if k in e]
        return found + [a["url"] for a in self.json["attachments"]]

    @property
    def files(self) -> list[str]:
        """Addresses of all files that are not shown but given, with a leading slash."""
        return [c["file"]["url"] for c in self.components if c["type"] == FILE]

    @property
    def alt_texts(self) -> list[str]:
        """Descriptions of the pictures as a screen reader says them."""
        found: list[str | None] = [
            item.get("description") for c in self.components for item in c.get("items", ())
        ]
        found += [c.get("description") for c in self.components if c["type"] == THUMBNAIL]
        found += [a.get("description") for a in self.json["attachments"]]
        return [text for text in found if text]

    def component(self, wanted: str) -> Json:
        """Return the component with this label, emoji, placeholder or custom_id. LookupError names what there is."""
        own = [c for c in self.components if "custom_id" in c]
        exact = [c for c in own if c["custom_id"] == wanted]
        found = exact or [c for c in own if wanted in (_label(c), c.get("placeholder"))]
        if len(found) != 1:
            known = [f"{_label(c) or c.get('placeholder') or ''} ({c['custom_id']})" for c in own]
            raise LookupError(f"{len(found)} of {wanted!r} among {known} on: {self.text!r}")
        return found[0]


def _label(component: Json) -> str:
    emoji = (component.get("emoji") or {}).get("name")
    return str(component.get("label") or emoji or "")


@dataclass(frozen=True)
class Modal:
    """A form the bot opened."""

    json: Json
    channel_id: str

    @property
    def title(self) -> str:
        return str(self.json["title"])

    @property
    def text(self) -> str:
        """Words of the form."""
        words: list[str | None] = [self.title]
        for component in walk(self.json["components"]):
            words += [component.get(k) for k in ("label", "description", "content", "placeholder")]
        return "\n".join(word for word in words if word)

    def fields(self) -> dict[str, Json]:
        """Return the inputs by label (that of the Label around them, or their own)."""
        found = {}
        for component in walk(self.json["components"]):
            inner = component.get("component")
            if inner:
                found[str(component["label"])] = inner
            elif component["type"] == TEXT_INPUT and component.get("label"):
                found[str(component["label"])] = component
        return found


@dataclass(frozen=True)
class Answer:
    """The bot's answer.

    kind: "message" (new or changed), "modal", "deferred" (a press was only acknowledged), "done" (answered and
    nothing to show), "failed" (no answer in time), "refused" (Discord itself would not send it; `sentence` says why).
    """

    kind: str
    nonce: str
    message_: Message | None = None
    modal_: Modal | None = None
    sentence: str = ""

    @property
    def message(self) -> Message:
        assert self.message_ is not None, f"the bot did not answer with a message: {self}"
        return self.message_

    @property
    def modal(self) -> Modal:
        assert self.modal_ is not None, f"the bot did not answer with a form: {self}"
        return self.modal_

    @property
    def text(self) -> str:
        return self.message.text
