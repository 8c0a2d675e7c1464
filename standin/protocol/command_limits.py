"""Discord's limits on registered commands. One subcommand too many, and a bot is without commands."""

from __future__ import annotations

import unicodedata

from standin.protocol import schemas
from standin.protocol.command_options import CHOSEN, NESTED, OptionType
from standin.protocol.errors import Findings, Json, Path

COMMANDS = 100
MENU_COMMANDS = 15
OPTIONS = 25
COMMAND_TEXT = 8000
CHAT_INPUT, MENUS = 1, (2, 3)
UNIQUE = "Application command names must be unique"
PLACES: dict[int, tuple[tuple[int, ...], ...]] = {
    OptionType.SUBCOMMAND: ((), (int(OptionType.GROUP),)),
    OptionType.GROUP: ((),),
}
TYPED = (OptionType.STRING, OptionType.INTEGER, OptionType.NUMBER)
LANGUAGES = (
    "bg zh-CN zh-TW hr cs id da nl fi fr de el hi hu it ja ko es-419 lt no pl pt-BR ro ru es-ES sv-SE th tr"
)
LOCALES = frozenset({"en-US", "en-GB", "uk", "vi", *LANGUAGES.split()})


def check_choices(choices: list[Json], prefix: Path) -> None:
    """Raise `InvalidError` for autocomplete choices: at most 25, names 1 to 100, text values up to 100."""
    schemas.check(schemas.Choices, {"choices": choices}, prefix)
    findings = Findings(prefix)
    _check_choices(choices, findings, ())
    findings.raise_if_any()


def check_commands(commands: list[Json]) -> None:
    """Raise `InvalidError` for a registration that Discord would refuse, with the path of each field that is wrong."""
    schemas.check(schemas.Commands, commands)
    findings = Findings()
    _check_count(commands, findings)
    seen: set[tuple[object, object]] = set()
    for number, command in enumerate(commands):
        name = (command.get("type", CHAT_INPUT), command.get("name"))
        if name in seen:
            findings.add((number, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", UNIQUE)
        seen.add(name)
        _check_command(command, findings, (number,))
    findings.raise_if_any()


def check_command_change(command: Json, others: list[Json]) -> None:
    """Raise `InvalidError` if Discord would not have this command, new or changed, beside these others."""
    schemas.check(schemas.Command, command)
    findings = Findings()
    _check_count([*others, command], findings)
    kind = command.get("type") or CHAT_INPUT
    if any((other["type"], other["name"]) == (kind, command.get("name")) for other in others):
        findings.add(("name",), "APPLICATION_COMMANDS_DUPLICATE_NAME", UNIQUE)
    _check_command(command, findings, ())
    findings.raise_if_any()


def _check_count(commands: list[Json], findings: Findings) -> None:
    for kind, most in ((CHAT_INPUT, COMMANDS), *((menu, MENU_COMMANDS) for menu in MENUS)):
        if len([c for c in commands if c.get("type", CHAT_INPUT) == kind]) > most:
            what = f"Maximum number of application commands reached ({most})."
            findings.add((), "APPLICATION_COMMAND_TOO_MANY", what)


def _check_command(command: Json, findings: Findings, path: Path) -> None:
    for field, values in (("integration_types", (0, 1)), ("contexts", (0, 1, 2))):
        _check_places(command.get(field), values, findings, (*path, field))
    if command.get("type", CHAT_INPUT) not in (CHAT_INPUT, *MENUS):
        findings.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, 2, 3).")
    if command.get("type", CHAT_INPUT) != CHAT_INPUT:
        findings.length((*path, "name"), command.get("name"), 1, 32)
        if command.get("description") or command.get("options"):
            what = "Context menu commands cannot have description or options"
            findings.add(path, "APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION", what)
        return
    _check_words(command, findings, path)
    _check_options(command.get("options") or [], findings, path, ())
    size = command_size(command)
    if size > COMMAND_TEXT:
        what = f"Command exceeds maximum size of {COMMAND_TEXT} ({size})"
        findings.add(path, "APPLICATION_COMMAND_TOO_LARGE", what)


def _check_places(given: list[int] | None, known: tuple[int, ...], findings: Findings, path: Path) -> None:
    if given is None:
        return
    if not given or len(set(given)) != len(given):
        findings.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {len(known)} different values.")
    for number, value in enumerate(given):
        if value not in known:
            findings.add((*path, number), "BASE_TYPE_CHOICES", f"Value must be one of {known}.")


def _check_words(item: Json, findings: Findings, path: Path) -> None:
    """Check name and description of a command or an option, in every language."""
    names: dict[Path, object] = {(): item.get("name")}
    names |= {("name_localizations", k): v for k, v in (item.get("name_localizations") or {}).items()}
    for below, name in names.items():
        findings.length((*path, *(below or ("name",))), name, 1, 32)
        if isinstance(name, str) and name and not is_command_name(name):
            what = "Command name is invalid"
            findings.add((*path, *(below or ("name",))), "APPLICATION_COMMAND_INVALID_NAME", what)
    findings.length((*path, "description"), item.get("description"), 1, 100)
    for locale, words in (item.get("description_localizations") or {}).items():
        findings.length((*path, "description_localizations", locale), words, 1, 100)
    for kind in ("name_localizations", "description_localizations"):
        _check_locales(item.get(kind) or {}, findings, (*path, kind))


def _check_locales(localizations: Json, findings: Findings, path: Path) -> None:
    for locale in localizations:
        if locale not in LOCALES:
            findings.add((*path, locale), "ENUM_TYPE_COERCE", f'Value "{locale}" is not a valid enum value.')


def is_command_name(name: str) -> bool:
    """Return whether it consists of lower case letters, digits, - _ and ' of any script (with the marks of Devanagari and Thai)."""
    return name == name.lower() and all(c in "-_'" or _is_letter(c) for c in name)


def _is_letter(character: str) -> bool:
    category = unicodedata.category(character)
    in_script = 0x900 <= ord(character) <= 0x97F or 0xE00 <= ord(character) <= 0xE7F
    return category[0] in "LN" or (in_script and category[0] == "M")


def _check_options(options: list[Json], findings: Findings, path: Path, parents: tuple[int, ...]) -> None:
    if len(options) > OPTIONS:
        findings.add((*path, "options"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
    _check_unique_names(options, findings, path)
    optional = False
    for number, option in enumerate(options):
        here = (*path, "options", number)
        if option.get("required") and optional:
            what = "Required options must be placed before non-required options"
            findings.add(here, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", what)
        optional |= not option.get("required") and option.get("type") not in NESTED
        _check_option(option, findings, here, parents)
    _check_mixture(options, findings, path)


def _check_unique_names(options: list[Json], findings: Findings, path: Path) -> None:
    """Note options of one command that share a name, in whatever language."""
    languages = {locale for option in options for locale in option.get("name_localizations") or {}}
    for locale in (None, *sorted(languages)):
        seen: set[object] = set()
        for number, option in enumerate(options):
            name = (option.get("name_localizations") or {}).get(locale) or option.get("name")
            if name in seen:
                below = ("name_localizations", locale) if locale else ("name",)
                where = (*path, "options", number, *below)
                findings.add(
                    where, "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS", "Option names must be unique"
                )
            seen.add(name)


def _check_mixture(options: list[Json], findings: Findings, path: Path) -> None:
    nested = [option for option in options if option.get("type") in NESTED]
    if nested and len(nested) != len(options):
        what = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        findings.add((*path, "options"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", what)


def _check_option(option: Json, findings: Findings, path: Path, parents: tuple[int, ...]) -> None:
    kind = option.get("type")
    _check_words(option, findings, path)
    if kind not in list(OptionType):
        findings.add((*path, "type"), "BASE_TYPE_CHOICES", "Value must be one of (1, ..., 11).")
    if kind in NESTED:
        if parents not in PLACES[kind]:
            what = "This option type cannot stand here"
            findings.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", what)
        _check_options(option.get("options") or [], findings, path, (*parents, int(kind)))
        return
    if option.get("choices") and option.get("autocomplete"):
        what = "Choices and autocomplete are mutually exclusive"
        findings.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES", what)
    if option.get("autocomplete") and kind not in TYPED:
        what = "Only strings and numbers can be completed"
        findings.add((*path, "autocomplete"), "APPLICATION_COMMAND_AUTOCOMPLETE_TYPE", what)
    _check_bounds(option, findings, path)
    _check_choices(option.get("choices") or [], findings, path)
    for number, choice in enumerate(option.get("choices") or []):
        if kind not in TYPED or not isinstance(choice.get("value"), CHOSEN[kind]):
            what = "The value is not of the option's type."
            findings.add((*path, "choices", number, "value"), "BASE_TYPE_BAD_TYPE", what)


def _check_bounds(option: Json, findings: Findings, path: Path) -> None:
    """Check bounds: lengths lie between 0 and 6,000, numbers within 2^53, and the lower bound is not above the higher."""
    for low, high, most in (("min_length", "max_length", 6000), ("min_value", "max_value", 1 << 53)):
        given = {name: option[name] for name in (low, high) if option.get(name) is not None}
        for name, value in given.items():
            least = -most if name.endswith("value") else int(name == "max_length")
            if not least <= value <= most:
                what = f"Must be between {least} and {most}."
                findings.add((*path, name), "NUMBER_TYPE_BAD_RANGE", what)
        if len(given) == 2 and given[low] > given[high]:
            findings.add((*path, low), "NUMBER_TYPE_BAD_RANGE", f"Must not be above {high}.")


def _check_choices(choices: list[Json], findings: Findings, path: Path) -> None:
    if len(choices) > OPTIONS:
        findings.add((*path, "choices"), "BASE_TYPE_MAX_LENGTH", f"Must be {OPTIONS} or fewer in length.")
    for number, choice in enumerate(choices):
        here = (*path, "choices", number)
        findings.length((*here, "name"), choice.get("name"), 1, 100)
        for locale, name in (choice.get("name_localizations") or {}).items():
            findings.length((*here, "name_localizations", locale), name, 1, 100)
        if isinstance(choice.get("value"), str):
            findings.length((*here, "value"), choice["value"], 1, 100)
        elif choice.get("value") is None:
            findings.add((*here, "value"), "BASE_TYPE_REQUIRED", "This field is required")


def command_size(command: Json) -> int:
    """Return the length of all names, descriptions and choice values; of each text its longest language counts."""
    own = _longest(command, "name") + _longest(command, "description")
    below = sum(command_size(option) for option in command.get("options") or [])
    choices = sum(_longest(c, "name") + len(str(c.get("value", ""))) for c in command.get("choices") or [])
    return own + below + choices


def _longest(item: Json, field: str) -> int:
    texts = [item.get(field), *(item.get(f"{field}_localizations") or {}).values()]
    return max(len(text) for text in ["", *texts] if isinstance(text, str))
