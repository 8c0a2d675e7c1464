"""Actions of people on the page, turned into what a bot receives: commands, presses, selections, modals, messages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from standin.content import messages
from standin.content.components import SELECTS, ComponentKind, by_custom_id, walk
from standin.content.messages import Origin
from standin.content.uploads import Body
from standin.interactions.lifecycle import Interactions
from standin.interactions.model import InteractionKind
from standin.interactions.resolver import Resolver, UnknownIdError
from standin.page.tab import RefusedError, Tab
from standin.protocol.command_options import check_options
from standin.protocol.errors import ApiError, Json
from standin.world import thread_rules
from standin.world.installs import why_not
from standin.world.state import Account, Channel, Stored, World


class UserActions:
    """The actions of people: checks that a person could do this on Discord (the button is there, the choice is offered) and does it."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions

    def perform(self, tab: Tab, op: str, data: Json) -> None:
        """Perform an op of the page for the tab's person. Raises `RefusedError` for what Discord's client would not let them do."""
        ops = {
            "say": self._say,
            "command": self._command,
            "autocomplete": self._autocomplete,
            "component": self._component,
            "modal": self._modal,
        }
        if op not in ops:
            raise RefusedError(f"There is no op {op}.")
        ops[op](tab, self._channel(tab.person, data), data)

    def _channel(self, person: Account, data: Json) -> Channel:
        channel = self._world.channels.get(str(data["channel_id"]))
        if channel is None or not self._world.may_see(person.id, channel):
            raise RefusedError("There is no such channel.")
        return channel

    def _say(self, tab: Tab, channel: Channel, data: Json) -> None:
        if thread_rules.needed_to_write(channel) & ~self._world.permissions(tab.person.id, channel):
            raise RefusedError("You may not write here.")
        body = Body({"content": str(data["content"])})
        try:
            messages.post(self._world, channel, body, Origin(tab.person.user))
        except ApiError as error:
            raise RefusedError(f"{error.message}: {error.errors or ''}") from None

    def _registered(self, person: Account, channel: Channel, data: Json) -> Json:
        if channel.archived:
            raise RefusedError("This thread is archived; no commands here.")
        if not channel.holds_messages:
            raise RefusedError("This is a forum; open one of its posts.")
        for command in self._world.all_commands(channel.guild_id):
            if command["id"] == data["id"]:
                wrong = why_not(self._world, command, person, channel)
                if wrong:
                    raise RefusedError(wrong)
                return command
        raise RefusedError("There is no such command any more.")

    def _invocation(self, person: Account, channel: Channel, data: Json) -> tuple[Json, Json]:
        command = self._registered(person, channel, data["data"])
        options = data["data"].get("options") or []
        invoked = {"id": command["id"], "name": command["name"], "type": 1, "options": options}
        if command.get("guild_id"):
            invoked["guild_id"] = command["guild_id"]
        return command, invoked

    def _command(self, tab: Tab, channel: Channel, data: Json) -> None:
        command, invoked = self._invocation(tab.person, channel, data)
        wrong = check_options(command, invoked["options"], partial=False)
        if wrong:
            raise RefusedError(wrong)
        resolved = self._resolved(tab, channel, lambda resolver: resolver.options(invoked["options"]))
        if resolved:
            invoked["resolved"] = resolved
        self._interactions.send(
            InteractionKind.COMMAND, tab.person, channel, invoked, tab.tell, str(data["nonce"])
        )

    def _autocomplete(self, tab: Tab, channel: Channel, data: Json) -> None:
        command, invoked = self._invocation(tab.person, channel, data)
        wrong = check_options(command, invoked["options"], partial=True)
        if wrong:
            raise RefusedError(wrong)
        self._send(tab, InteractionKind.AUTOCOMPLETE, channel, invoked, data)

    def _component(self, tab: Tab, channel: Channel, data: Json) -> None:
        source = channel.messages.get(str(data["message_id"]))
        if source is None or source.reader not in (None, tab.person.id):
            raise RefusedError("That message is gone.")
        component = by_custom_id(source.json["components"], str(data["data"]["custom_id"]))
        if component is None:
            raise RefusedError("That message has no such button or menu.")
        if component.get("disabled"):
            raise RefusedError("That button or menu is disabled.")
        pressed = self._pressed(tab, channel, component, data["data"])
        self._send(tab, InteractionKind.COMPONENT, channel, pressed, data, source)

    def _pressed(self, tab: Tab, channel: Channel, component: Json, data: Json) -> Json:
        kind = component["type"]
        pressed: Json = {"custom_id": component["custom_id"], "component_type": kind, "id": component["id"]}
        if kind == ComponentKind.BUTTON:
            return pressed
        values = [str(value) for value in data.get("values") or []]
        wrong = wrong_values(component, values)
        if wrong:
            raise RefusedError(wrong)
        pressed["values"] = values
        if kind in SELECTS and kind != ComponentKind.STRING_SELECT:
            pressed["resolved"] = self._resolved(tab, channel, lambda r: r.values(component, values))
        return pressed

    def _modal(self, tab: Tab, channel: Channel, data: Json) -> None:
        custom_id = str(data["data"]["custom_id"])
        form = self._interactions.forms.get((tab.person.id, custom_id))
        if form is None:
            raise RefusedError("That form is no longer open.")
        filled: Json = {"custom_id": custom_id, "components": fill(form.modal["components"], data["data"])}
        resolved = self._resolved(tab, channel, lambda resolver: _chosen(resolver, form.modal, filled))
        if resolved:
            filled["resolved"] = resolved
        del self._interactions.forms[tab.person.id, custom_id]
        self._send(tab, InteractionKind.MODAL, channel, filled, data, form.source, form.cause)

    def _send(
        self,
        tab: Tab,
        kind: InteractionKind,
        channel: Channel,
        payload: Json,
        data: Json,
        source: Stored | None = None,
        cause: Json | None = None,
    ) -> None:
        self._interactions.send(
            kind, tab.person, channel, payload, tab.tell, str(data["nonce"]), source, cause
        )

    def _resolved(self, tab: Tab, channel: Channel, find: Callable[[Resolver], Json]) -> Json:
        try:
            return find(Resolver(self._world, tab.person, channel))
        except UnknownIdError as unknown:
            raise RefusedError(f"There is no {unknown} to choose here.") from None


def wrong_values(component: Json, values: list[str]) -> str | None:
    """Return the reason why these values cannot be sent from this menu; None where they can."""
    low, high = component.get("min_values", 1), component.get("max_values", 1)
    if not low <= len(values) <= high:
        return f"Choose {low} to {high} of the options."
    offered = component.get("options")
    if offered is not None:
        known = {option["value"] for option in offered}
        if not known.issuperset(values):
            return "That option is not offered."
    return None


def fill(asked: list[Json], sent: Json) -> list[Json]:
    """Return the components of a submitted modal in the form's own order, with what the person filled in.

    Raises `RefusedError` if a required field is empty, a text too long, or a choice not offered.
    """
    given = {c["custom_id"]: c for c in _inputs(sent["components"])}
    return [_filled(component, given) for component in asked]


def _chosen(resolver: Resolver, form: Json, filled: Json) -> Json:
    """Return the objects behind everything that was chosen in a form."""
    found: Json = {}
    for _, component in walk(filled["components"]):
        if "values" in component:
            asked = by_custom_id(form["components"], component["custom_id"])
            assert asked is not None
            found = resolver.values(asked, component["values"])
    return found


def _inputs(components: list[Json]) -> list[Json]:
    found = []
    for component in components:
        below = component.get("components") or ([component["component"]] if "component" in component else [])
        found += _inputs(below) if below else [component] if "custom_id" in component else []
    return found


def _filled(component: Json, given: dict[str, Json]) -> Json:
    whole: Json = {"type": component["type"], "id": component["id"]}
    if component["type"] == ComponentKind.ACTION_ROW:
        return whole | {"components": [_filled(c, given) for c in component["components"]]}
    if component["type"] == ComponentKind.LABEL:
        return whole | {"component": _filled(component["component"], given)}
    if "custom_id" not in component:
        return whole
    return (
        whole
        | {"custom_id": component["custom_id"]}
        | _value(component, given.get(component["custom_id"], {}))
    )


def _value(component: Json, sent: Json) -> Json:
    kind = component["type"]
    required = component.get("required", True)
    if kind == ComponentKind.TEXT_INPUT:
        return {"value": _text(component, str(sent.get("value") or ""), required)}
    if kind == ComponentKind.CHECKBOX:
        return {"value": bool(sent.get("value"))}
    if kind == ComponentKind.RADIO_GROUP:
        value: Any = sent.get("value")
        wrong = wrong_values(component, [value]) if value is not None else None
        if wrong or (required and value is None):
            raise RefusedError(wrong or "Choose one of the options.")
        return {"value": value}
    values = [str(value) for value in sent.get("values") or []]
    if not values and not required:
        return {"values": []}
    wrong = wrong_values(component, values)
    if wrong:
        raise RefusedError(wrong)
    return {"values": values}


def _text(component: Json, text: str, required: bool) -> str:
    low, high = component.get("min_length") or 1, component.get("max_length", 4000)
    if (required and not text) or (text and not low <= len(text) <= high):
        raise RefusedError(f"Write {low} to {high} characters.")
    return text
