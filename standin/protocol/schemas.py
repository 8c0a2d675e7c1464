"""The types of what a bot sends. Bounds and combinations are checked elsewhere, by then on fields of the right type.

Every field may be left out here and nearly every one may be null; ids come as text or as numbers. A field that is not
named is left alone, as Discord leaves it.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from pydantic import BeforeValidator, ConfigDict, TypeAdapter, ValidationError, with_config
from typing_extensions import TypedDict

from standin.protocol.errors import Findings, Path


def _plain(value: object) -> object:
    """Accept text or a number: an id, or the value of a choice."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, str | int | float)):
        raise ValueError("neither text nor a number")
    return value


def _id(value: object) -> object:
    text = str(_plain(value))
    if value is not None and not (text.isascii() and text.isdigit() and len(text) < 21):
        raise ValueError("not a snowflake")
    return value


Id = Annotated[Any, BeforeValidator(_id)]
Plain = Annotated[Any, BeforeValidator(_plain)]
strict = with_config(ConfigDict(strict=True, extra="ignore"))


@strict
class Emoji(TypedDict, total=False):
    id: Id
    name: str | None
    animated: bool | None


@strict
class Option(TypedDict, total=False):
    label: str | None
    value: str | None
    description: str | None
    emoji: Emoji | None
    default: bool | None


@strict
class Default(TypedDict, total=False):
    id: Id
    type: str


@strict
class Media(TypedDict, total=False):
    url: str | None


@strict
class GalleryItem(TypedDict, total=False):
    media: Media | None
    description: str | None
    spoiler: bool | None


@strict
class Component(TypedDict, total=False):
    type: int
    id: int | None
    custom_id: str | None
    label: str | None
    style: int | None
    emoji: Emoji | None
    url: str | None
    sku_id: Id
    disabled: bool | None
    placeholder: str | None
    min_values: int | None
    max_values: int | None
    min_length: int | None
    max_length: int | None
    required: bool | None
    value: str | None
    options: list[Option] | None
    default_values: list[Default] | None
    channel_types: list[int] | None
    content: str | None
    description: str | None
    media: Media | None
    file: Media | None
    items: list[GalleryItem] | None
    spoiler: bool | None
    divider: bool | None
    spacing: int | None
    accent_color: int | None
    components: list[Component] | None
    accessory: Component | None
    component: Component | None


@strict
class EmbedField(TypedDict, total=False):
    name: str | None
    value: str | None
    inline: bool | None


@strict
class EmbedPart(TypedDict, total=False):
    """Author, footer and provider."""

    name: str | None
    text: str | None
    url: str | None
    icon_url: str | None


@strict
class Embed(TypedDict, total=False):
    title: str | None
    description: str | None
    url: str | None
    timestamp: str | None
    color: int | None
    author: EmbedPart | None
    footer: EmbedPart | None
    image: Media | None
    thumbnail: Media | None
    fields: list[EmbedField] | None


@strict
class AllowedMentions(TypedDict, total=False):
    parse: list[str] | None
    users: list[Id] | None
    roles: list[Id] | None
    replied_user: bool | None


@strict
class Attachment(TypedDict, total=False):
    id: Id
    filename: str | None
    description: str | None


@strict
class Reference(TypedDict, total=False):
    type: int | None
    message_id: Id
    channel_id: Id
    guild_id: Id
    fail_if_not_exists: bool | None


@strict
class Message(TypedDict, total=False):
    content: str | None
    nonce: Plain
    enforce_nonce: bool | None
    tts: bool | None
    flags: int | None
    embed: Embed | None
    embeds: list[Embed] | None
    components: list[Component] | None
    attachments: list[Attachment] | None
    allowed_mentions: AllowedMentions | None
    message_reference: Reference | None
    sticker_ids: list[Id] | None


@strict
class Choice(TypedDict, total=False):
    name: str | None
    name_localizations: dict[str, str | None] | None
    value: Plain


@strict
class Choices(TypedDict, total=False):
    choices: list[Choice] | None


@strict
class Modal(TypedDict, total=False):
    title: str | None
    custom_id: str | None
    components: list[Component] | None


@strict
class InteractionAnswer(TypedDict, total=False):
    type: int | None
    data: dict[str, Any] | None


@strict
class CommandOption(TypedDict, total=False):
    type: int
    name: str | None
    name_localizations: dict[str, str | None] | None
    description: str | None
    description_localizations: dict[str, str | None] | None
    required: bool | None
    choices: list[Choice] | None
    options: list[CommandOption] | None
    channel_types: list[int] | None
    min_value: float | None
    max_value: float | None
    min_length: int | None
    max_length: int | None
    autocomplete: bool | None


@strict
class Command(CommandOption, total=False):
    id: Id
    default_member_permissions: Id
    dm_permission: bool | None
    nsfw: bool | None
    integration_types: list[int] | None
    contexts: list[int] | None


@strict
class ChannelBody(TypedDict, total=False):
    """A channel or thread, made or changed."""

    name: str | None
    type: int | None
    archived: bool | None
    locked: bool | None
    auto_archive_duration: int | None
    message: Message | None


@strict
class NewEmoji(TypedDict, total=False):
    name: str | None
    image: str | None


@strict
class Recipient(TypedDict, total=False):
    recipient_id: Id


@strict
class MessageIds(TypedDict, total=False):
    messages: list[Id]


Commands = list[Command]

REFUSED = {
    "string_type": ("STRING_TYPE_CONVERT", "Could not interpret the value as string."),
    "int_type": ("NUMBER_TYPE_COERCE", "The value is not int."),
    "float_type": ("NUMBER_TYPE_COERCE", "The value is not a number."),
    "bool_type": ("BOOLEAN_TYPE_CONVERT", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "value_error": ("NUMBER_TYPE_COERCE", "The value is not snowflake."),
}
OTHERWISE = ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")


def check(shape: Any, body: object, prefix: Path = ()) -> None:
    """Raise `InvalidError` that names each field whose type Discord does not accept, its path under `prefix`."""
    try:
        _validator(shape).validate_python(body)
    except ValidationError as error:
        findings = Findings(prefix)
        for each in error.errors(include_url=False, include_context=False, include_input=False):
            findings.add(each["loc"], *REFUSED.get(each["type"], OTHERWISE))
        findings.raise_if_any()


@cache
def _validator(shape: Any) -> TypeAdapter[Any]:
    """Return the validator of a shape, made when its first body comes: all of them together would keep the page waiting."""
    return TypeAdapter(shape)
