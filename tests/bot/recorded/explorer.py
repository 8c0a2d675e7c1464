"""Steps of a new conversation, made up so that everything that can be used is used, what was used least first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from bot.tables import Status
from tests.bot.recorded.conversation import Conversation, Step, op_of
from tests.standin.command_line import BOOLEAN, GROUP, INTEGER, STRING, SUBCOMMAND, USER
from tests.standin.people import Person
from tests.standin.sight import Json

SLOW = frozenset({"replay", "analysis", "hint", "import", "export", "audit"})
"""Commands and ops that take long, or whose answers are not the same each time."""
FINAL = frozenset(
    {"abandoned", "resigned", "stopped", "forgotten", "endlate", "claim", "tourcancelled", "cancel"}
)
FINAL_COMMANDS = frozenset({"leave"})
"""Ops and commands that end a table: they come late in a conversation."""
LATE = 0.7
"""Part of a conversation after which a table may be ended."""
TYPED = ("Europe/Warsaw", "Berlin", "gem", "pass", "2", "tomorrow", "2026-12-24", "*", "1h", "nonsense")
BEGUN = ("", "a", "1", "t a", "zzz")
"""Beginnings of what is typed where the bot makes suggestions."""
HOURS = (1, 9, 26, 60, 200)
BUTTON = 2
OWN = 3
"""Maximum number of subcommands of a command of the bot's own; a game has more, and none of them is used as often as all of those."""


class Explorer:
    """The maker of steps: it remembers what it has used how often."""

    def __init__(self, talk: Conversation, seed: str, steps: int) -> None:
        self._talk = talk
        self._dice = Random(seed)
        self._used: Counter[str] = Counter()
        self._made = 0
        self._steps = steps

    async def next(self) -> Step:
        """Return a step that can probably be done now."""
        self._made += 1
        who = self._dice.choice(sorted(self._talk.people))
        person = self._talk.people[who]
        ways = [*self._presses(person), *self._presses(person), *self._commands(person), ("wait", "wait", [])]
        ways += self._suggestions(person)
        if await self._moves(person):
            ways += [("move", "move", [])] * (len(ways) // 5 + 1)
        least = min(self._used[name] for name, *_ in ways)
        name, kind, given = self._dice.choice([each for each in ways if self._used[each[0]] <= least + 1])
        self._used[name] += 1
        match kind:
            case "move":
                self._used[name] -= 1
                given = [self._dice.randrange(1000)]
            case "wait":
                given = [self._dice.choice(HOURS)]
        return who, kind, given  # type: ignore[return-value]

    async def _moves(self, person: Person) -> bool:
        table = await self._talk.running.tables.at(int(person.channel))
        return table is not None and table.status is Status.PLAYING and bool(table.legal(int(person.id)))

    def _presses(self, person: Person) -> Iterator[tuple[str, str, list[Any]]]:
        usable = self._talk.usable(person)
        newest = {op_of(part): message.id for message, part in reversed(usable)}
        numbers: Counter[str] = Counter()
        for message, part in usable:
            op = op_of(part)
            if newest[op] != message.id or op in SLOW or (op in FINAL and self._made < LATE * self._steps):
                continue
            number = numbers[op]
            numbers[op] += 1
            if part["type"] == BUTTON:
                yield f"press {op}", "press", [op, number]
            elif part["type"] in (3, 5):
                yield f"pick {op}", "pick", [op, number, self._places(part)]

    def _places(self, part: Json) -> list[int]:
        most = max(part.get("min_values", 1), 1 + self._dice.randrange(part.get("max_values", 1)))
        return self._dice.sample(range(max(len(part.get("options", ())), 3)), min(most, 3))

    def _commands(self, person: Person) -> Iterator[tuple[str, str, list[Any]]]:
        for command in person.commands:
            if command["name"] in SLOW or (
                command["name"] in FINAL_COMMANDS and self._made < LATE * self._steps
            ):
                continue
            parts = [each for each in command.get("options") or () if each["type"] in (SUBCOMMAND, GROUP)]
            if not parts:
                yield f"/{command['name']}", "command", [f"/{command['name']}{self._options(command)}"]
            elif all(each["type"] == SUBCOMMAND for each in parts):
                part = self._dice.choice(parts)
                line = f"/{command['name']} {part['name']}{self._options(part)}"
                name = line.partition(" ")[0] if len(parts) > OWN else f"/{command['name']} {part['name']}"
                yield name, "command", [line]

    def _suggestions(self, person: Person) -> Iterator[tuple[str, str, list[Any]]]:
        """Yield an option that the bot has suggestions for, of each command that has one."""
        for command in person.commands:
            parts = [each for each in command.get("options") or () if each["type"] == SUBCOMMAND]
            part = self._dice.choice(parts) if parts else command
            options = [each for each in part.get("options") or () if each.get("autocomplete")]
            if not options:
                continue
            option = self._dice.choice(options)
            earlier = "".join(
                f" {each['name']}:{self._value(each)}"
                for each in options[: options.index(option)]
                if each.get("required")
            )
            words = [f"/{command['name']}", *([part["name"]] if parts else [])]
            typed = self._dice.choice(BEGUN)
            yield (
                f"suggest {command['name']}",
                "suggest",
                [f"{' '.join(words)}{earlier} {option['name']}:{typed}"],
            )

    def _options(self, command: Json) -> str:
        some = [o for o in command.get("options") or () if o.get("required") or self._dice.random() < 0.5]
        return "".join(f" {each['name']}:{value}" for each in some if (value := self._value(each)))

    def _value(self, option: Json) -> str:
        if choices := option.get("choices"):
            return str(self._dice.choice(choices)["value"])
        match option["type"]:
            case _ if option["type"] == BOOLEAN:
                return self._dice.choice(("true", "false"))
            case _ if option["type"] == INTEGER:
                return str(self._dice.randint(option.get("min_value", 1), option.get("min_value", 1) + 3))
            case _ if option["type"] == USER:
                return self._dice.choice(sorted(self._talk.people))
            case _ if option["type"] == STRING:
                return self._dice.choice(TYPED)
        return ""


OPENINGS: Mapping[str, Sequence[Step]] = {
    "lobby": [("Ada", "command", ["/play"])],
    "daily": [
        ("Ada", "command", ["/daily"]),
        ("Bruno", "command", ["/daily"]),
        ("Bruno", "press", ["dailyplay", 1]),
    ],
    "settings": [
        ("Ada", "command", ["/settings"]),
        ("Bruno", "command", ["/me"]),
        ("Celina", "command", ["/privacy"]),
    ],
    "seats": [
        ("Ada", "command", ["/play game:spirits-of-the-forest seats:3 invite:@Bruno"]),
        ("Bruno", "press", ["join", 0]),
        ("Celina", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
        ("Bruno", "command", ["/standin"]),
        ("Celina", "command", ["/substitute"]),
    ],
    "orders": [
        ("Ada", "command", ["/play game:spirits-of-the-forest seats:2"]),
        ("Bruno", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "command", ["/order give"]),
    ],
    "results": [
        ("Ada", "command", ["/play game:spirits-of-the-forest seats:2"]),
        ("Bruno", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "command", ["/scores"]),
    ],
    "tournament": [
        ("Ada", "command", ["/tournament game:spirits-of-the-forest"]),
        ("Bruno", "press", ["tourjoin", 0]),
        ("Celina", "press", ["tourjoin", 0]),
        ("Ada", "press", ["tourstart", 0]),
    ],
    "cup": [
        ("Ada", "command", ["/tournament game:spirits-of-the-forest"]),
        ("Ada", "press", ["tourjoin", 0]),
        ("Bruno", "press", ["tourjoin", 0]),
        ("Celina", "press", ["tourjoin", 0]),
        ("Ada", "press", ["tourstart", 0]),
    ],
    "learn": [
        ("Ada", "command", ["/learn"]),
        ("Bruno", "command", ["/learn game:spirits-of-the-forest"]),
        ("Celina", "command", ["/rules"]),
        ("Bruno", "press", ["learnnext", 0]),
    ],
    "late": [
        ("Ada", "command", ["/play game:spirits-of-the-forest seats:2"]),
        ("Bruno", "press", ["join", 0]),
        ("Ada", "press", ["options", 0]),
        ("Ada", "pick", ["pace", 0, [1]]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "wait", [300]),
        ("Ada", "command", ["/replace"]),
        ("Bruno", "command", ["/replace"]),
    ],
    "whatif": [
        ("Ada", "command", ["/play game:living-forest seats:2"]),
        ("Bruno", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "command", ["/whatif"]),
        ("Bruno", "command", ["/whatif"]),
    ],
    "together": [
        ("Ada", "command", ["/play game:spirit-island seats:2"]),
        ("Ada", "pick", ["robot", 0, [0]]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "command", ["/plan"]),
        ("Ada", "command", ["/me"]),
        ("Ada", "pick", ["myswitches", 0, [3]]),
    ],
    "guests": [
        ("Bruno", "go", ["summit"]),
        ("Celina", "go", ["summit"]),
        ("Bruno", "command", ["/play game:spirits-of-the-forest seats:2"]),
        ("Celina", "press", ["join", 0]),
        ("Bruno", "press", ["start", 0]),
    ],
    "alone": [
        ("Ada", "command", ["/play game:moonlight seats:1"]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "press", ["alone", 0]),
    ],
    "thread": [
        ("Ada", "command", ["/settings"]),
        ("Ada", "pick", ["serverthreads", 0, [1]]),
        ("Ada", "command", ["/play game:spirits-of-the-forest seats:2"]),
        ("Celina", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "go", ["thread"]),
        ("Celina", "go", ["thread"]),
    ],
    "deadlines": [
        ("Ada", "command", ["/play game:living-forest seats:3"]),
        ("Bruno", "press", ["join", 0]),
        ("Celina", "press", ["join", 0]),
        ("Ada", "press", ["options", 0]),
        ("Ada", "pick", ["pace", 0, [2]]),
        ("Ada", "pick", ["deadline", 0, [2]]),
        ("Ada", "press", ["start", 0]),
        ("Ada", "wait", [60]),
    ],
}
"""Beginnings of the conversations that are about more than a game; all others are at a table of the game they are named after."""


def opening(name: str) -> Sequence[Step]:
    """Return the steps with which a conversation of this name begins."""
    return OPENINGS.get(name) or [
        ("Ada", "command", [f"/play game:{name} seats:2"]),
        ("Bruno", "press", ["join", 0]),
        ("Ada", "press", ["start", 0]),
    ]
