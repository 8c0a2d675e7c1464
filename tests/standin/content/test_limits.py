"""Discord's limits, each held at its edge: the largest and the least pass, one beyond is refused at the right path, in a sentence."""

from __future__ import annotations

import re
from typing import Any

import pytest

from standin.content.component_limits import check_modal
from standin.content.message_limits import check_message
from standin.content.uploads import Body
from standin.protocol.command_limits import (
    COMMAND_TEXT,
    check_choices,
    check_commands,
    command_size,
    is_command_name,
)
from standin.protocol.errors import ApiError, InvalidError
from standin.world.state import COMPONENTS_V2

Json = dict[str, Any]
OWN_EMOJI = "7"
SAID = {
    "BASE_TYPE_MAX_LENGTH": r"Must be \d+ or fewer in length\.",
    "BASE_TYPE_BAD_LENGTH": r"Must be between \d+ and \d+ (in length|different values)\.",
    "BASE_TYPE_REQUIRED": "This field is required",
}
"""By code, the sentence that Discord says."""


def button(number: int = 0, **changes: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"go{number}"} | changes


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def menu(count: int, **changes: object) -> Json:
    return {"type": 3, "custom_id": "menu", "options": [option(n) for n in range(count)]} | changes


def option(number: int, **changes: object) -> Json:
    return {"label": f"Option {number}", "value": str(number)} | changes


def layout(*components: Json) -> Json:
    return {"flags": COMPONENTS_V2, "components": list(components)}


def text(length: int) -> Json:
    return {"type": 10, "content": "x" * length}


def embed(**parts: object) -> Json:
    return {"embeds": [parts]}


def codes(error: InvalidError) -> dict[str, str]:
    """Return the codes of everything refused, by path; each with a sentence that says what is wrong."""
    found: dict[str, str] = {}

    def visit(node: Json, path: str) -> None:
        for key, value in node.items():
            if key == "_errors":
                found[path] = value[0]["code"]
                assert re.fullmatch("[A-Z0-9_]+", found[path])
                assert re.fullmatch(SAID.get(found[path], r"\S+ .+"), value[0]["message"])
            else:
                visit(value, f"{path}.{key}" if path else key)

    visit(error.errors or {}, "")
    return found


MESSAGES: list[tuple[Json, Json, str]] = [
    ({"message_reference": {"message_id": "1"}}, {"message_reference": {}}, "message_reference.message_id"),
    ({"nonce": "x" * 25}, {"nonce": "x" * 26}, "nonce"),
    *(
        (
            {"allowed_mentions": {name: ["1"] * 100, "parse": ["everyone", other]}},
            {"allowed_mentions": {name: ["1"] * 101}},
            f"allowed_mentions.{name}",
        )
        for name, other in (("users", "roles"), ("roles", "users"))
    ),
    *(
        (
            {"allowed_mentions": {name: [], "parse": [name]}},
            {"allowed_mentions": {name: ["1"], "parse": [name]}},
            "allowed_mentions",
        )
        for name in ("users", "roles")
    ),
    (
        {"allowed_mentions": {"parse": ["users", "roles", "everyone"]}},
        {"allowed_mentions": {"parse": ["users", "here"]}},
        "allowed_mentions.parse.1",
    ),
    (
        {"attachments": [{"id": 0, "description": "x" * 1024}] * 10},
        {"attachments": [{"id": 0}] * 11},
        "attachments",
    ),
    ({"attachments": [{"id": 0}]}, {"attachments": [{"id": 0}, {}]}, "attachments.1.id"),
    (
        {"attachments": [{"id": 0, "description": "x" * 1024}]},
        {"attachments": [{"id": 0, "description": "x" * 1025}]},
        "attachments.0.description",
    ),
    (embed(author={"name": "x" * 256}), embed(author={"name": "x" * 257}), "embeds.0.author.name"),
    (embed(title="t", color=0xFFFFFF), embed(title="t", color=0x1000000), "embeds.0.color"),
    (
        embed(fields=[{"name": "x" * 256, "value": "v"}]),
        embed(fields=[{"name": "x" * 257, "value": "v"}]),
        "embeds.0.fields.0.name",
    ),
    *(
        (layout(text(1)), {**layout(text(1)), **legacy}, name)
        for name, legacy in (
            ("content", {"content": "x"}),
            ("embeds", {"embeds": [{"title": "t"}]}),
            ("poll", {"poll": {"question": {"text": "?"}}}),
            ("sticker_ids", {"sticker_ids": ["1"]}),
        )
    ),
    ({"content": "x" * 2000}, {"content": "x" * 2001}, "content"),
    ({"embeds": [{"title": "t"}] * 10}, {"embeds": [{"title": "t"}] * 11}, "embeds"),
    (embed(title="x" * 256), embed(title="x" * 257), "embeds.0.title"),
    (embed(description="x" * 4096), embed(description="x" * 4097), "embeds.0.description"),
    (embed(footer={"text": "x" * 2048}), embed(footer={"text": "x" * 2049}), "embeds.0.footer.text"),
    (
        embed(fields=[{"name": "n", "value": "v"}] * 25),
        embed(fields=[{"name": "n", "value": "v"}] * 26),
        "embeds.0.fields",
    ),
    (
        embed(fields=[{"name": "n", "value": "x" * 1024}]),
        embed(fields=[{"name": "n", "value": "x" * 1025}]),
        "embeds.0.fields.0.value",
    ),
    (
        {"embeds": [{"description": "x" * 3000}] * 2},
        {"embeds": [{"description": "x" * 3000}, {"description": "x" * 3001}]},
        "embeds",
    ),
    (
        {"components": [row(*(button(n * 5 + m) for m in range(5))) for n in range(5)]},
        {"components": [row(button(n)) for n in range(6)]},
        "components",
    ),
    (
        {"components": [row(*(button(n) for n in range(5)))]},
        {"components": [row(*(button(n) for n in range(6)))]},
        "components.0.components",
    ),
    (
        {"components": [row(button(label="x" * 80))]},
        {"components": [row(button(label="x" * 81))]},
        "components.0.components.0.label",
    ),
    (
        {"components": [row(button(custom_id="x" * 100))]},
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
    ),
    (
        {"components": [row(button(1), button(2))]},
        {"components": [row(button(1), button(1))]},
        "components.0.components.1.custom_id",
    ),
    (
        {"components": [row(button(label=None, emoji={"name": "🌲"}))]},
        {"components": [row(button(label=None))]},
        "components.0.components.0",
    ),
    (
        {"components": [row(button(emoji={"name": "❤️"}))]},
        {"components": [row(button(emoji={"name": "heart"}))]},
        "components.0.components.0.emoji.name",
    ),
    (
        {"components": [row(button(emoji={"name": "leaf", "id": OWN_EMOJI}))]},
        {"components": [row(button(emoji={"name": "leaf", "id": "8"}))]},
        "components.0.components.0.emoji.name",
    ),
    (
        {"components": [row(menu(0, options=[option(0, emoji={"name": "1️⃣"})]))]},
        {"components": [row(menu(0, options=[option(0, emoji={"name": "1"})]))]},
        "components.0.components.0.options.0.emoji.name",
    ),
    (
        {"components": [row(button(label="Go"))]},
        {"components": [row(button(label=" \n"))]},
        "components.0.components.0",
    ),
    (layout(text(1)), layout({"type": 10, "content": " \n"}), "components.0.content"),
    (
        embed(fields=[{"name": "\u200b", "value": "v"}]),
        embed(fields=[{"name": " ", "value": "v"}]),
        "embeds.0.fields.0.name",
    ),
    ({"components": [row(menu(25))]}, {"components": [row(menu(26))]}, "components.0.components.0.options"),
    ({"components": [row(menu(1))]}, {"components": [row(menu(0))]}, "components.0.components.0.options"),
    (
        {"components": [row(menu(2, max_values=2))]},
        {"components": [row(menu(2, max_values=3))]},
        "components.0.components.0.max_values",
    ),
    (
        {"components": [row(menu(0, options=[option(0), option(1)]))]},
        {"components": [row(menu(0, options=[option(0), option(0)]))]},
        "components.0.components.0.options.1.value",
    ),
    (
        {"components": [row(menu(0, options=[option(0, description="x" * 100)]))]},
        {"components": [row(menu(0, options=[option(0, description="x" * 101)]))]},
        "components.0.components.0.options.0.description",
    ),
    (
        {"components": [row(menu(1, placeholder="x" * 150))]},
        {"components": [row(menu(1, placeholder="x" * 151))]},
        "components.0.components.0.placeholder",
    ),
    ({"components": [row(menu(1))]}, {"components": [row(menu(1), button())]}, "components.0.components"),
    (layout(*[text(1)] * 40), layout(*[text(1)] * 41), "components"),
    (
        layout({"type": 17, "components": [text(1)] * 39}),
        layout({"type": 17, "components": [text(1)] * 40}),
        "components",
    ),
    (layout(text(2000), text(2000)), layout(text(2000), text(2001)), "components"),
    (layout(text(1)), {"components": [text(1)]}, "components.0.type"),
    (layout(text(1)), layout(text(1)) | {"content": "both"}, "content"),
    (
        layout({"type": 14, "spacing": 2}, text(1)),
        layout({"type": 14, "spacing": 3}, text(1)),
        "components.0.spacing",
    ),
    (
        layout({"type": 17, "accent_color": 0xFFFFFF, "components": [text(1)]}),
        layout({"type": 17, "accent_color": 0x1000000, "components": [text(1)]}),
        "components.0.accent_color",
    ),
    (
        layout({"type": 13, "file": {"url": "attachment://a.txt"}}),
        layout({"type": 13, "file": {"url": "https://x/a.txt"}}),
        "components.0.file.url",
    ),
    (
        {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "https://x"})]},
        {"components": [row(button(style=5, url="https://x"))]},
        "components.0.components.0.custom_id",
    ),
    (
        {"components": [row(button())]},
        {"components": [row(button(url="https://x"))]},
        "components.0.components.0.url",
    ),
    (
        {"components": [row(menu(0, options=[option(0, default=True), option(1)]))]},
        {"components": [row(menu(0, options=[option(n, default=True) for n in range(2)]))]},
        "components.0.components.0.options",
    ),
    (embed(title="t", color=0xFFFFFF), embed(title="t", color=0x1000000), "embeds.0.color"),
    (
        {"allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
        {"allowed_mentions": {"parse": ["users"], "users": ["1"]}, "content": "x"},
        "allowed_mentions",
    ),
    (
        layout({"type": 9, "components": [text(1)] * 3, "accessory": button()}),
        layout({"type": 9, "components": [text(1)] * 4, "accessory": button()}),
        "components.0.components",
    ),
    (
        layout({"type": 12, "items": [{"media": {"url": "https://x"}, "description": "x" * 1024}]}),
        layout({"type": 12, "items": [{"media": {"url": "https://x"}, "description": "x" * 1025}]}),
        "components.0.items.0.description",
    ),
    (
        layout({"type": 12, "items": [{"media": {"url": "https://x"}}] * 10}),
        layout({"type": 12, "items": [{"media": {"url": "https://x"}}] * 11}),
        "components.0.items",
    ),
    (
        layout({"type": 10, "content": "x", "id": 1}, {"type": 10, "content": "x", "id": 2}),
        layout({"type": 10, "content": "x", "id": 2}, {"type": 10, "content": "x", "id": 2}),
        "components.1.id",
    ),
    (
        {"components": [row(button(style=1))]},
        {"components": [row(button(style=0))]},
        "components.0.components.0.style",
    ),
    (
        {"components": [row({"type": 2, "style": 6, "sku_id": "1"})]},
        {"components": [row(button(style=7))]},
        "components.0.components.0.style",
    ),
    *(
        (
            {"components": [row({"type": 2, "style": 5, "label": "Go", "url": allowed})]},
            {"components": [row({"type": 2, "style": 5, "label": "Go", "url": refused})]},
            "components.0.components.0.url",
        )
        for allowed, refused in (
            ("http://x", "ftp://x"),
            ("discord://x", ""),
            ("https://" + "x" * 504, "https://" + "x" * 505),
        )
    ),
    *(
        (
            {"components": [row(menu(0, options=[option(0, **{name: "x" * 100})]))]},
            {"components": [row(menu(0, options=[option(0, **{name: wrong})]))]},
            f"components.0.components.0.options.0.{name}",
        )
        for name in ("label", "value")
        for wrong in ("", "x" * 101)
    ),
    (
        {"components": [row(menu(25, min_values=25, max_values=25))]},
        {"components": [row(menu(25, min_values=26))]},
        "components.0.components.0.min_values",
    ),
    (
        {"components": [row(menu(3, min_values=2, max_values=2))]},
        {"components": [row(menu(3, min_values=2, max_values=1))]},
        "components.0.components.0.max_values",
    ),
    (
        {"components": [row({"type": 5, "custom_id": "who", "max_values": 25})]},
        {"components": [row({"type": 5, "custom_id": "who", "max_values": 26})]},
        "components.0.components.0.max_values",
    ),
    (
        layout({"type": 9, "components": [text(1)], "accessory": button()}),
        layout({"type": 9, "components": [row(button())], "accessory": text(1)}),
        "components.0.accessory.type",
    ),
    (
        layout(
            {"type": 9, "components": [text(1)], "accessory": {"type": 11, "media": {"url": "https://x"}}}
        ),
        layout(
            {
                "type": 9,
                "components": [text(1)],
                "accessory": {"type": 11, "media": {"url": "https://x"}, "description": "x" * 1025},
            }
        ),
        "components.0.accessory.description",
    ),
    (
        layout({"type": 17, "components": [text(1)]}),
        layout({"type": 17, "components": [{"type": 17, "components": [text(1)]}]}),
        "components.0.components.0.type",
    ),
    (
        layout({"type": 17, "components": [text(1)]}),
        layout({"type": 17, "components": []}),
        "components.0.components",
    ),
    (layout(text(4000)), layout(text(4001)), "components.0.content"),
    ({"components": [row(button())]}, {"components": [row(text(1))]}, "components.0.components.0.type"),
    (
        {"components": [row(button())]},
        {"components": [row({"type": 4, "custom_id": "t", "style": 1})]},
        "components.0.components.0.type",
    ),
    ({"content": "x"}, {"content": 5}, "content"),
    ({"content": "x"}, {"nonce": [1]}, "nonce"),
    ({"nonce": 5}, {"nonce": True}, "nonce"),
    ({"content": "x"}, {"tts": 1}, "tts"),
    ({"content": "x"}, {"embeds": {}}, "embeds"),
    ({"content": "x"}, {"embeds": [1]}, "embeds.0"),
    ({"content": "x"}, {"components": [{}]}, "components.0.type"),
    ({"content": "x"}, {"components": [{"type": "1"}]}, "components.0.type"),
    ({"sticker_ids": []}, {"sticker_ids": ["x"]}, "sticker_ids.0"),
    ({"sticker_ids": []}, {"sticker_ids": ["1" * 21]}, "sticker_ids.0"),
]


@pytest.mark.parametrize(("allowed", "refused", "path"), MESSAGES, ids=lambda value: str(value)[:40])
def test_a_message_at_its_limit_passes_and_beyond_is_refused(allowed: Json, refused: Json, path: str) -> None:
    whole = {"content": "words"} | allowed if "flags" not in allowed else allowed
    check_message(Body(whole), emojis={OWN_EMOJI})
    with pytest.raises(InvalidError) as caught:
        check_message(Body(refused), emojis={OWN_EMOJI})
    assert path in codes(caught.value)


def test_a_message_that_says_nothing_is_refused_and_of_a_poll_it_is_said_that_there_are_none() -> None:
    nothing: list[Json] = [{}, {"content": " \n"}, {"embeds": [], "components": []}, {"attachments": []}]
    for empty in nothing:
        with pytest.raises(ApiError) as caught:
            check_message(Body(empty))
        assert caught.value.code == 50006
    before = {"content": "x", "attachments": [{"id": "1"}]}
    for said in ({"content": ""}, {"content": "", "attachments": [{"id": "1"}]}):
        check_message(Body(said), before=before)
    with pytest.raises(ApiError):
        check_message(Body({"content": "", "attachments": []}), before=before)
    with pytest.raises(ApiError, match="polls") as caught:
        check_message(Body({"content": "x", "poll": {"question": {"text": "?"}}}))
    assert caught.value.status == 501


LEAST: list[tuple[Json, Json, str]] = [
    (embed(title="t", color=0), embed(title="t", color=-1), "embeds.0.color"),
    (
        layout({"type": 17, "accent_color": 0, "components": [text(1)]}),
        layout({"type": 17, "accent_color": -1, "components": [text(1)]}),
        "components.0.accent_color",
    ),
    (
        layout({"type": 14, "spacing": 1}, text(1)),
        layout({"type": 14, "spacing": 0}, text(1)),
        "components.0.spacing",
    ),
    (
        {"components": [row(menu(2, min_values=0))]},
        {"components": [row(menu(2, min_values=-1))]},
        "components.0.components.0.min_values",
    ),
    (
        {"components": [row(menu(2, max_values=1))]},
        {"components": [row(menu(2, max_values=0))]},
        "components.0.components.0.max_values",
    ),
    (
        layout({"type": 9, "components": [text(1)], "accessory": button()}),
        layout({"type": 9, "components": [], "accessory": button()}),
        "components.0.components",
    ),
    (
        layout({"type": 12, "items": [{"media": {"url": "https://x"}}]}),
        layout({"type": 12, "items": []}),
        "components.0.items",
    ),
    (
        {"components": [row(button(custom_id="x"))]},
        {"components": [row(button(custom_id=""))]},
        "components.0.components.0.custom_id",
    ),
    ({"components": [row(button())]}, {"components": [row()]}, "components.0.components"),
    (
        embed(fields=[{"name": "n", "value": "v"}]),
        embed(fields=[{"name": "n", "value": ""}]),
        "embeds.0.fields.0.value",
    ),
]


@pytest.mark.parametrize(("allowed", "refused", "path"), LEAST, ids=lambda value: str(value)[:40])
def test_the_least_of_a_message_passes_and_less_is_refused(allowed: Json, refused: Json, path: str) -> None:
    test_a_message_at_its_limit_passes_and_beyond_is_refused(allowed, refused, path)


def test_an_empty_message_is_refused_and_an_edit_keeps_what_it_does_not_name() -> None:
    empties: list[Json] = [{}, {"content": ""}, {"content": None, "embeds": []}, {"content": " \n\t"}]
    for empty in empties:
        with pytest.raises(ApiError) as caught:
            check_message(Body(empty))
        assert caught.value.code == 50006
    check_message(Body({"embeds": []}), before={"content": "still here", "flags": 0})


def test_a_poll_is_not_built_and_says_so() -> None:
    with pytest.raises(ApiError, match="polls") as caught:
        check_message(Body({"content": "words", "poll": {"question": {"text": "Which tree?"}}}))
    assert caught.value.status == 501


def field(**changes: object) -> Json:
    return {"type": 4, "custom_id": "f", "style": 1} | changes


def form(*components: Json, **changes: object) -> Json:
    return {"title": "Title", "custom_id": "form", "components": list(components)} | changes


def label(component: Json, **changes: object) -> Json:
    return {"type": 18, "label": "Label", "component": component} | changes


FORMS: list[tuple[Json, Json, str]] = [
    (form(label(field()), title="x" * 45), form(label(field()), title="x" * 46), "title"),
    (form(label(field()), title="x"), form(label(field()), title=""), "title"),
    (form(label(field()), custom_id="x" * 100), form(label(field()), custom_id="x" * 101), "custom_id"),
    (form(label(field())), form(label(field()), custom_id=""), "custom_id"),
    (
        form(*(label(field(custom_id=str(n))) for n in range(5))),
        form(*(label(field(custom_id=str(n))) for n in range(6))),
        "components",
    ),
    (form(label(field())), form(), "components"),
    (form(label(field(), label="x" * 45)), form(label(field(), label="x" * 46)), "components.0.label"),
    (form(label(field(), label="x")), form(label(field(), label="")), "components.0.label"),
    (
        form(label(field(), description="x" * 100)),
        form(label(field(), description="x" * 101)),
        "components.0.description",
    ),
    *(
        (
            form(label(field(**{name: most}))),
            form(label(field(**{name: beyond}))),
            f"components.0.component.{name}",
        )
        for name, most, beyond in (
            ("custom_id", "x" * 100, "x" * 101),
            ("custom_id", "x", ""),
            ("label", "x" * 45, "x" * 46),
            ("placeholder", "x" * 100, "x" * 101),
            ("value", "x" * 4000, "x" * 4001),
            ("style", 2, 3),
            ("style", 1, 0),
            ("min_length", 4000, 4001),
            ("min_length", 0, -1),
            ("max_length", 4000, 4001),
            ("max_length", 1, 0),
        )
    ),
    (form(row(field())), form(row(button())), "components.0.components.0.type"),
    (form(label(field())), form(label(field()), label(field())), "components.1.component.custom_id"),
    (form(label(menu(25))), form(label(menu(26))), "components.0.component.options"),
    (form(label(menu(2, type=21))), form(label(menu(1, type=21))), "components.0.component.options"),
    (form(label(menu(10, type=21))), form(label(menu(11, type=21))), "components.0.component.options"),
    (form(label(menu(10, type=22))), form(label(menu(11, type=22))), "components.0.component.options"),
    (form(label(menu(1, type=22))), form(label(menu(0, type=22))), "components.0.component.options"),
    (
        form(label(menu(3, type=22, max_values=3))),
        form(label(menu(3, type=22, max_values=4))),
        "components.0.component.max_values",
    ),
    (
        form(label({"type": 23, "custom_id": "x" * 100})),
        form(label({"type": 23, "custom_id": "x" * 101})),
        "components.0.component.custom_id",
    ),
    (form(label({"type": 19, "custom_id": "f"})), form(label(button())), "components.0.component.type"),
    (form({"type": 10, "content": "x"}), form(button()), "components.0.type"),
]


@pytest.mark.parametrize(("allowed", "refused", "path"), FORMS, ids=lambda value: str(value)[:40])
def test_a_form_at_its_limit_passes_and_beyond_is_refused(allowed: Json, refused: Json, path: str) -> None:
    check_modal(allowed, ())
    with pytest.raises(InvalidError) as caught:
        check_modal(refused, ("data",))
    assert f"data.{path}" in codes(caught.value)


def command(**changes: object) -> Json:
    return {"name": "grove", "description": "Trees"} | changes


def sub(number: int, **changes: object) -> Json:
    return {"type": 1, "name": f"verb{number}", "description": "Does"} | changes


def argument(name: str, **changes: object) -> Json:
    return {"type": 3, "name": name, "description": "Words"} | changes


def choices(*several: object) -> Json:
    return argument("a", choices=[{"name": "n", "value": value} for value in several])


BEYOND: list[tuple[Json, str]] = [
    (command(options=[sub(n) for n in range(26)]), "0.options"),
    (command(name="Grove"), "0.name"),
    (command(name="two words"), "0.name"),
    (command(name="x" * 33), "0.name"),
    (command(description="x" * 101), "0.description"),
    (command(description=""), "0.description"),
    (command(name_localizations={"pl": "Gaj"}), "0.name_localizations.pl"),
    (command(name_localizations={"xx": "gaj"}), "0.name_localizations.xx"),
    (command(description_localizations={"pl": "x" * 101}), "0.description_localizations.pl"),
    (command(options=[sub(1), argument("a")]), "0.options"),
    (command(options=[argument("a"), argument("a")]), "0.options.1.name"),
    (
        command(options=[argument("a"), argument("b", name_localizations={"pl": "a"})]),
        "0.options.1.name_localizations.pl",
    ),
    (command(options=[argument("a"), argument("b", required=True)]), "0.options.1"),
    (command(options=[argument("a", choices=[{"name": "n", "value": 1}] * 26)]), "0.options.0.choices"),
    (
        command(options=[argument("a", choices=[{"name": "n", "value": "x" * 101}])]),
        "0.options.0.choices.0.value",
    ),
    (command(options=[sub(1, options=[sub(2)])]), "0.options.0.options.0.type"),
    (command(contexts=[3]), "0.contexts.0"),
    (command(contexts=[]), "0.contexts"),
    (command(integration_types=[0, 0]), "0.integration_types"),
    (command(type=2), "0"),
    (command(options=[argument("a", type=5, autocomplete=True)]), "0.options.0.autocomplete"),
    (command(options=[argument("a", min_length=6001)]), "0.options.0.min_length"),
    (command(options=[argument("a", type=4, min_value=3, max_value=2)]), "0.options.0.min_value"),
    (
        command(options=[argument("a", type=4, choices=[{"name": "n", "value": "x"}])]),
        "0.options.0.choices.0.value",
    ),
    (command(type=4), "0.type"),
    (command(options=[argument("a", type=12)]), "0.options.0.type"),
    (command(options=[argument("a", type=0)]), "0.options.0.type"),
    (command(options=[choices("v") | {"autocomplete": True}]), "0.options.0"),
    (command(options=[choices(None)]), "0.options.0.choices.0.value"),
    (command(options=[choices("")]), "0.options.0.choices.0.value"),
    (command(options=[argument("a", choices=[{"name": "", "value": "v"}])]), "0.options.0.choices.0.name"),
    (
        command(options=[argument("a", choices=[{"name": "x" * 101, "value": "v"}])]),
        "0.options.0.choices.0.name",
    ),
    (
        command(
            options=[
                argument("a", choices=[{"name": "n", "value": "v", "name_localizations": {"pl": "x" * 101}}])
            ]
        ),
        "0.options.0.choices.0.name_localizations.pl",
    ),
    (command(options=[argument("a", description="x" * 101)]), "0.options.0.description"),
    (
        command(options=[argument("a", description_localizations={"pl": ""})]),
        "0.options.0.description_localizations.pl",
    ),
    (
        command(options=[argument("a", name_localizations={"pl": "x" * 33})]),
        "0.options.0.name_localizations.pl",
    ),
    (command(options=[argument("a", min_length=-1)]), "0.options.0.min_length"),
    (command(options=[argument("a", max_length=0)]), "0.options.0.max_length"),
    (command(options=[argument("a", max_length=6001)]), "0.options.0.max_length"),
    (command(options=[argument("a", min_length=3, max_length=2)]), "0.options.0.min_length"),
    (command(options=[argument("a", type=4, min_value=-(2**53) - 1)]), "0.options.0.min_value"),
    (command(options=[argument("a", type=10, max_value=2**53 + 2)]), "0.options.0.max_value"),
    (command(options=[sub(1, type=2, options=[sub(2, type=2)])]), "0.options.0.options.0.type"),
    (
        command(options=[argument("a", type=5, choices=[{"name": "n", "value": True}])]),
        "0.options.0.choices.0.value",
    ),
    (command(integration_types=[2]), "0.integration_types.0"),
    (command(integration_types=[]), "0.integration_types"),
    (command(contexts=[0, 0]), "0.contexts"),
    ({"type": 3, "name": "x" * 33}, "0.name"),
    ({"type": 3, "name": ""}, "0.name"),
    ({"type": 2, "name": "Look", "options": [argument("a")]}, "0"),
    (command(name=5), "0.name"),
    (command(options=[{"name": "a"}]), "0.options.0.type"),
    (command(options={}), "0.options"),
    (command(default_member_permissions="x"), "0.default_member_permissions"),
    (command(options=[argument("a", min_value="1")]), "0.options.0.min_value"),
    (command(options=[argument("a", choices=[{"name": "n", "value": []}])]), "0.options.0.choices.0.value"),
]
"""Commands of which something is out of bounds, and its path."""
WITHIN: list[Json] = [
    command(options=[sub(n) for n in range(25)]),
    command(name="x" * 32, description="x" * 100, name_localizations={"pl": "x" * 32}),
    command(description_localizations={"pl": "x" * 100}, contexts=[0, 1, 2], integration_types=[0, 1]),
    command(options=[choices(*(str(number) for number in range(25)))]),
    command(options=[argument("a", choices=[{"name": "x" * 100, "value": "x" * 100}])]),
    command(
        options=[
            argument("a", choices=[{"name": "n", "value": "v", "name_localizations": {"pl": "x" * 100}}])
        ]
    ),
    command(
        options=[
            argument("a", min_length=0, max_length=6000),
            argument("b", min_length=6000, max_length=6000),
        ]
    ),
    command(options=[argument("a", max_length=1), argument("b", autocomplete=True)]),
    command(options=[argument("a", type=4, min_value=-(2**53), max_value=2**53)]),
    command(
        options=[argument("a", type=10, choices=[{"name": "n", "value": 0.5}], min_value=0.5, max_value=0.5)]
    ),
    command(options=[argument("a", required=True), argument("b")]),
    command(options=[sub(1, type=2, options=[sub(2, options=[argument("a")])]), sub(3)]),
    {"type": 2, "name": "X" * 32},
    {"type": 3, "name": "Two words"},
]


@pytest.mark.parametrize(("wrong", "path"), BEYOND, ids=lambda value: str(value)[-60:])
def test_commands_beyond_their_limits(wrong: Json, path: str) -> None:
    with pytest.raises(InvalidError) as caught:
        check_commands([wrong])
    assert path in codes(caught.value)


@pytest.mark.parametrize("right", WITHIN, ids=lambda value: str(value)[-60:])
def test_commands_at_their_limits(right: Json) -> None:
    check_commands([right])


def test_a_hundred_commands_and_no_name_twice() -> None:
    check_commands([command(name=f"c{n}") for n in range(100)])
    for wrong in ([command(name=f"c{n}") for n in range(101)], [command(), command()]):
        with pytest.raises(InvalidError):
            check_commands(wrong)


def test_fifteen_commands_of_each_menu() -> None:
    def menus(count: int) -> list[Json]:
        return [{"type": kind, "name": f"m{number}"} for kind in (2, 3) for number in range(count)]

    check_commands(menus(15))
    with pytest.raises(InvalidError) as caught:
        check_commands(menus(16))
    assert codes(caught.value) == {"": "APPLICATION_COMMAND_TOO_MANY"}


def test_the_longest_language_counts_towards_the_size() -> None:
    base = command(options=[sub(n, description="x" * 100, options=[argument("a")]) for n in range(25)])
    assert command_size(command(name_localizations={"pl": "gaj", "de": "hainbuche"})) == len(
        "hainbuche" + "Trees"
    )
    assert command_size(base) < COMMAND_TEXT
    long = [argument("a", choices=[{"name": "n", "value": "v" * 100}] * 15)]
    too_long = command(options=[sub(n, options=long) for n in range(6)])
    with pytest.raises(InvalidError) as caught:
        check_commands([too_long])
    assert codes(caught.value) == {"0": "APPLICATION_COMMAND_TOO_LARGE"}


def test_names_of_any_script() -> None:
    for good in ("gaj", "wiatr-północny", "森", "o'clock", "हिन्दी", "เล่น"):
        assert is_command_name(good)
    for bad in ("Gaj", "dwa słowa", "a.b", "🌲", "ne\N{COMBINING ACUTE ACCENT}"):
        assert not is_command_name(bad)


def test_choices_beyond_their_limits() -> None:
    check_choices([{"name": "x" * 100, "value": "x" * 100}] * 25, ())
    for wrong in (
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "x" * 101, "value": "v"}],
        [{"name": "", "value": 1}],
    ):
        with pytest.raises(InvalidError):
            check_choices(wrong, ())
