"""Discord's limits on components: rows of buttons, menus, V2 layouts, and forms."""

from __future__ import annotations

from collections.abc import Container, Sequence

from standin.content.components import SELECTS, ComponentKind, walk
from standin.content.emojis import is_emoji
from standin.protocol import schemas
from standin.protocol.errors import Findings, Json, Path

ALL_COMPONENTS = 40
ALL_TEXT = 4000
ALT_TEXT = 1024
ROWS = 5
LINK, PREMIUM = 5, 6
CLASSIC = {ComponentKind.ACTION_ROW}
LAYOUT = {
    ComponentKind.ACTION_ROW,
    ComponentKind.SECTION,
    ComponentKind.TEXT_DISPLAY,
    ComponentKind.MEDIA_GALLERY,
    ComponentKind.FILE,
    ComponentKind.SEPARATOR,
    ComponentKind.CONTAINER,
}
FORM = {ComponentKind.ACTION_ROW, ComponentKind.LABEL, ComponentKind.TEXT_DISPLAY}
IN_CONTAINER = LAYOUT - {ComponentKind.CONTAINER}
IN_LABEL = {
    *SELECTS,
    ComponentKind.TEXT_INPUT,
    ComponentKind.FILE_UPLOAD,
    ComponentKind.RADIO_GROUP,
    ComponentKind.CHECKBOX_GROUP,
    ComponentKind.CHECKBOX,
}


def check_modal(modal: Json, prefix: Path, emojis: Container[str] = ()) -> None:
    """Raise `InvalidError` for a form with a title over 45, more than 5 items, or an item out of bounds."""
    schemas.check(schemas.Modal, modal, prefix)
    findings = Findings(prefix)
    findings.length(("title",), modal.get("title"), 1, 45)
    findings.length(("custom_id",), modal.get("custom_id"), 1, 100)
    findings.length(("components",), modal.get("components"), 1, 5)
    LayoutLimits(findings, is_v2=True, top=FORM, emojis=emojis).check(modal.get("components") or [])
    findings.raise_if_any()


class LayoutLimits:
    """The limits of one tree of components: notes what is wrong in `findings`; `emojis` as in `check_message`."""

    def __init__(
        self,
        findings: Findings,
        *,
        is_v2: bool,
        top: set[ComponentKind] | None = None,
        emojis: Container[str] = (),
    ) -> None:
        self._findings = findings
        self._emojis = emojis
        self._is_v2 = is_v2
        self._top = top or (LAYOUT if is_v2 else CLASSIC)

    def check(self, components: list[Json]) -> None:
        if not self._is_v2 and len(components) > ROWS:
            self._findings.add(("components",), "BASE_TYPE_MAX_LENGTH", f"Must be {ROWS} or fewer in length.")
        self._kinds(components, ("components",), self._top)
        everything = list(walk(components))
        for path, component in everything:
            self._one(path, component)
        self._unique(everything)
        self._totals([component for _, component in everything])

    def _totals(self, components: list[Json]) -> None:
        if len(components) > ALL_COMPONENTS:
            what = f"The number of components exceeds the maximum of {ALL_COMPONENTS}"
            self._findings.add(("components",), "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", what)
        text = sum(
            len(c.get("content") or "") for c in components if c.get("type") == ComponentKind.TEXT_DISPLAY
        )
        if text > ALL_TEXT:
            what = f"The total displayable text exceeds the maximum of {ALL_TEXT}"
            self._findings.add(("components",), "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", what)

    def _unique(self, everything: list[tuple[Path, Json]]) -> None:
        seen: set[str] = set()
        ids: set[int] = set()
        for path, component in everything:
            custom_id, identity = component.get("custom_id"), component.get("id")
            if custom_id in seen:
                what = "Component custom id cannot be duplicated"
                self._findings.add((*path, "custom_id"), "COMPONENT_CUSTOM_ID_DUPLICATED", what)
            if identity in ids:
                what = "Component id cannot be duplicated"
                self._findings.add((*path, "id"), "COMPONENT_ID_DUPLICATED", what)
            seen |= {custom_id} if custom_id else set()
            ids |= {identity} if identity else set()

    def _kinds(self, components: list[Json], path: Path, allowed: set[ComponentKind] | set[int]) -> None:
        for number, component in enumerate(components):
            self._kind(component, (*path, number), allowed)

    def _kind(self, component: Json, path: Path, allowed: set[ComponentKind] | set[int]) -> None:
        if component.get("type") not in allowed:
            values = ", ".join(str(int(kind)) for kind in sorted(allowed))
            self._findings.add(
                (*path, "type"), "UNION_TYPE_CHOICES", f"Value of field must be one of ({values})."
            )

    def _one(self, path: Path, component: Json) -> None:
        kind = component.get("type")
        checks = {
            ComponentKind.ACTION_ROW: self._row,
            ComponentKind.BUTTON: self._button,
            ComponentKind.SECTION: self._section,
            ComponentKind.TEXT_DISPLAY: self._text,
            ComponentKind.THUMBNAIL: self._alt_text,
            ComponentKind.MEDIA_GALLERY: self._gallery,
            ComponentKind.CONTAINER: self._container,
            ComponentKind.SEPARATOR: self._separator,
            ComponentKind.FILE: self._file,
            ComponentKind.LABEL: self._label,
            ComponentKind.TEXT_INPUT: self._input,
            ComponentKind.RADIO_GROUP: self._radios,
            ComponentKind.CHECKBOX_GROUP: self._boxes,
            ComponentKind.CHECKBOX: self._custom_id,
        }
        if kind in SELECTS:
            self._select(path, component)
        elif kind in checks:
            checks[ComponentKind(kind)](path, component)

    def _custom_id(self, path: Path, component: Json) -> None:
        self._findings.length((*path, "custom_id"), component.get("custom_id"), 1, 100)

    def _row(self, path: Path, row: Json) -> None:
        inside = row.get("components") or []
        self._findings.length((*path, "components"), inside, 1, 5)
        form = ComponentKind.LABEL in self._top
        allowed = (
            {ComponentKind.TEXT_INPUT}
            if form
            else {ComponentKind.BUTTON, *(ComponentKind(s) for s in SELECTS)}
        )
        self._kinds(inside, (*path, "components"), allowed)
        if len(inside) > 1 and any(c.get("type") != ComponentKind.BUTTON for c in inside):
            what = "The specified component exceeds the maximum width"
            self._findings.add((*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", what)

    def _button(self, path: Path, button: Json) -> None:
        self._findings.at_most((*path, "label"), button.get("label"), 80)
        style = button.get("style")
        if style not in range(1, 7):
            self._findings.add(
                (*path, "style"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3, 4, 5, 6)."
            )
        if style == PREMIUM:
            return
        self._emoji(path, button.get("emoji"))
        if not (button.get("label") or "").strip() and not button.get("emoji"):
            what = "A button needs a label or an emoji"
            self._findings.add(path, "BUTTON_COMPONENT_MISSING_LABEL_OR_EMOJI", what)
        if style == LINK:
            self._link(path, button)
        else:
            self._custom_id(path, button)
        wrong, here = ("custom_id", "with") if style == LINK else ("url", "without")
        if button.get(wrong):
            what = f"A button {here} a link cannot have a {wrong}"
            self._findings.add((*path, wrong), "BUTTON_COMPONENT_CUSTOM_ID_AND_URL", what)

    def _emoji(self, path: Path, emoji: Json | None) -> None:
        if emoji and not is_emoji(emoji, self._emojis):
            self._findings.add((*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")

    def _link(self, path: Path, button: Json) -> None:
        url = button.get("url")
        self._findings.length((*path, "url"), url, 1, 512)
        if not str(url).startswith(("http://", "https://", "discord://")):
            what = 'Scheme must be one of ("http", "https", "discord").'
            self._findings.add((*path, "url"), "URL_TYPE_INVALID_SCHEME", what)

    def _select(self, path: Path, menu: Json) -> None:
        self._custom_id(path, menu)
        self._findings.at_most((*path, "placeholder"), menu.get("placeholder"), 150)
        low, high = (1 if menu.get(bound) is None else menu[bound] for bound in ("min_values", "max_values"))
        self._range((*path, "min_values"), low, 0, 25)
        self._range((*path, "max_values"), high, max(1, low), 25)
        if menu["type"] == ComponentKind.STRING_SELECT:
            self._options(path, menu.get("options"), 25, high)

    def _boxes(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        options = group.get("options")
        high = group.get("max_values")
        self._options(path, options, 10, len(options or ()) if high is None else high)

    def _radios(self, path: Path, group: Json) -> None:
        self._custom_id(path, group)
        self._options(path, group.get("options"), 10, 1)
        self._findings.length((*path, "options"), group.get("options") or [], 2, 10)

    def _range(self, path: Path, value: object, low: int, high: int) -> None:
        if not isinstance(value, int) or not low <= value <= high:
            self._findings.add(path, "NUMBER_TYPE_BAD_RANGE", f"Must be between {low} and {high}.")

    def _options(self, path: Path, options: Sequence[Json] | None, most: int, chosen: int) -> None:
        self._findings.length((*path, "options"), options or [], 1, most)
        if options and chosen > len(options):
            what = "More values may be chosen than there are options"
            self._findings.add((*path, "max_values"), "SELECT_COMPONENT_MAX_VALUES", what)
        if len([option for option in options or [] if option.get("default")]) > max(chosen, 1):
            what = "More options are chosen beforehand than may be"
            self._findings.add((*path, "options"), "SELECT_COMPONENT_MAX_DEFAULTS", what)
        seen: set[object] = set()
        for number, option in enumerate(options or []):
            here = (*path, "options", number)
            self._findings.length((*here, "label"), option.get("label"), 1, 100)
            self._findings.length((*here, "value"), option.get("value"), 1, 100)
            self._findings.at_most((*here, "description"), option.get("description"), 100)
            self._emoji(here, option.get("emoji"))
            if option.get("value") in seen:
                what = "The specified option value is already used"
                self._findings.add((*here, "value"), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", what)
            seen.add(option.get("value"))

    def _section(self, path: Path, section: Json) -> None:
        self._findings.length((*path, "components"), section.get("components"), 1, 3)
        self._kinds(section.get("components") or [], (*path, "components"), {ComponentKind.TEXT_DISPLAY})
        self._kind(
            section.get("accessory") or {},
            (*path, "accessory"),
            {ComponentKind.BUTTON, ComponentKind.THUMBNAIL},
        )

    def _separator(self, path: Path, separator: Json) -> None:
        if separator.get("spacing") is not None:
            self._range((*path, "spacing"), separator["spacing"], 1, 2)

    def _file(self, path: Path, file: Json) -> None:
        if not str((file.get("file") or {}).get("url")).startswith("attachment://"):
            what = 'Scheme must be one of ("attachment").'
            self._findings.add((*path, "file", "url"), "URL_TYPE_INVALID_SCHEME", what)

    def _container(self, path: Path, container: Json) -> None:
        if container.get("accent_color") is not None:
            self._range((*path, "accent_color"), container["accent_color"], 0, 0xFFFFFF)
        self._findings.length((*path, "components"), container.get("components"), 1, ALL_COMPONENTS)
        self._kinds(container.get("components") or [], (*path, "components"), IN_CONTAINER)

    def _text(self, path: Path, text: Json) -> None:
        self._findings.length((*path, "content"), text.get("content"), 1, ALL_TEXT)

    def _alt_text(self, path: Path, media: Json) -> None:
        self._findings.at_most((*path, "description"), media.get("description"), ALT_TEXT)

    def _gallery(self, path: Path, gallery: Json) -> None:
        items = gallery.get("items")
        self._findings.length((*path, "items"), items, 1, 10)
        for number, item in enumerate(items or []):
            self._alt_text((*path, "items", number), item)

    def _label(self, path: Path, label: Json) -> None:
        self._findings.length((*path, "label"), label.get("label"), 1, 45)
        self._findings.at_most((*path, "description"), label.get("description"), 100)
        self._kind(label.get("component") or {}, (*path, "component"), IN_LABEL)

    def _input(self, path: Path, field: Json) -> None:
        self._custom_id(path, field)
        self._findings.at_most((*path, "label"), field.get("label"), 45)
        self._findings.at_most((*path, "placeholder"), field.get("placeholder"), 100)
        self._findings.at_most((*path, "value"), field.get("value"), 4000)
        self._range((*path, "style"), field.get("style"), 1, 2)
        self._range((*path, "min_length"), field.get("min_length") or 0, 0, 4000)
        if field.get("max_length") is not None:
            self._range((*path, "max_length"), field["max_length"], 1, 4000)
