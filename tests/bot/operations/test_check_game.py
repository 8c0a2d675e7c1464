"""`grovekeeper check-game` on the game that every new one begins as: a line for each law, and a breach of each is named."""

from __future__ import annotations

import logging
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import count, cycle
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from bot.discord.ui import limits
from bot.discord.ui.custom_id import CustomId
from bot.operations import check_game, laws_of_play, own_tests
from bot.operations.check_game import examine
from bot.operations.doctor.finding import Finding, fine, note, wrong
from bot.operations.errors import Trouble
from bot.operations.new_game import write_game
from bot.operations.own_tests import run_own_tests
from engine import home, registry
from engine.advice import advise
from engine.catalogue_keys import catalogue_keys
from engine.game import Game
from engine.lesson import lesson_keys
from engine.match import Match
from engine.rulebook import ledger
from engine.text import Text, say
from render import pictures
from words.catalogue import words
from words.limits import ALT_LIMIT

ID = "tarn"
LAWS = (
    *("words", "commands", "rules", "guards", "said", "pictures"),
    *("menus", "refusals", "computers", "challenges", "teaching"),
)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Yield the project of a game that is found here while the tests of this file run."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [*sys.path])
        patch.setenv(home.VARIABLE, "")
        written = write_game(ID, tmp_path_factory.mktemp("games"))
        home.look_in(written)
        look_anew()
        yield written
    look_anew()


def look_anew() -> None:
    registry.forget()
    words.cache_clear()


@pytest.fixture
def game(project: Path) -> Game[Any, Any]:
    return registry.find(ID)


def spoiled(game: Game[Any, Any], **parts: object) -> Game[Any, Any]:
    """Return a game like another one but for these parts."""
    other: Game[Any, Any] = type("Spoiled", (type(game),), parts)()
    return other


def test_a_whole_game_keeps_every_law_and_is_played_at_random(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "GAMES", 5)
    monkeypatch.setattr(check_game, "LANGUAGES", ("en", "pl"))
    lengths = iter([7, 30, 4, 9, 12])
    played: list[tuple[int, bytes]] = []

    def play(start: Any) -> int:
        played.append((start.seats, start.seed))
        return next(lengths)

    monkeypatch.setattr(check_game, "play_through", play)
    monkeypatch.setattr(check_game, "_breach", lambda *_: None)
    assert list(examine(ID)) == [
        fine("check-loaded", game=ID, version=1),
        *(fine(f"check-{law}") for law in LAWS),
        fine("check-games", count=5, shortest=4, longest=30),
    ]
    assert played == [(2 + number % 3, f"check {number}".encode()) for number in range(5)]


def test_a_game_that_breaks_every_law_is_told_so_for_each(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "LANGUAGES", ("en", "pl"))
    asked: list[str] = []

    def play(start: Any) -> int:
        asked.append(str(start))
        if len(asked) == 3:
            raise ValueError("a stone too many\nand more")
        return 1

    monkeypatch.setattr(check_game, "play_through", play)
    monkeypatch.setattr(check_game, "_breach", lambda law, _: law.__name__.lstrip("_"))
    assert list(examine(ID)) == [
        fine("check-loaded", game=ID, version=1),
        *(wrong(f"check-{law}-broken", why=law) for law in LAWS),
        wrong("check-games-broken", number=3, start=asked[2], why="ValueError: a stone too many"),
    ]


def test_what_is_no_game_or_none_that_loads_is_said(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "failures", lambda: {"torn": "no words"})
    assert list(examine("nothing")) == [wrong("check-unknown", game="nothing")]
    assert list(examine("torn")) == [wrong("check-lost", why="no words")]


def test_what_a_game_lacks_without_a_fault_is_a_note(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "LANGUAGES", ("en", "pl"))
    assert list(check_game._gaps(game)) == []

    def none(_: str) -> Iterator[str]:
        raise FileNotFoundError

    every = len([*catalogue_keys(game), *ledger(ID)])
    lesson = [*lesson_keys(ID)]
    monkeypatch.setattr(check_game, "guided_keys", none)
    real = words

    def lacking(language: str) -> Any:
        lost = {"pl": lesson[:2]}.get(language, [])
        whole = real(language)
        return SimpleNamespace(key=whole.key, has_own=lambda key: key not in lost and whole.has_own(key))

    monkeypatch.setattr(check_game, "words", lacking)
    assert list(check_game._gaps(game)) == [
        note("check-no-guided"),
        note("check-gaps", language=words("pl").key("language"), count=2, all=every + len(lesson)),
    ]
    monkeypatch.setattr(check_game, "lesson_keys", none)
    assert list(check_game._gaps(game)) == [note("check-no-lesson"), note("check-no-guided")]
    monkeypatch.setattr(check_game, "ledger", lambda _: [SimpleNamespace(id=lesson[0])])
    polish = words("pl").key("language")
    assert list(check_game._gaps(game))[2:] == [
        note("check-gaps", language=polish, count=1, all=len([*catalogue_keys(game)]) + 1)
    ]


@pytest.mark.wordless
def test_whatever_goes_wrong_within_a_law_is_a_breach(game: Game[Any, Any]) -> None:
    def law(error: Exception | None = None, said: str = "") -> Callable[[object], None]:
        def hold(_: object) -> None:
            if said:
                logging.getLogger("words.catalogue").error("%s", said)
            if error:
                raise error

        return hold

    logger = logging.getLogger("words.catalogue")
    before = logger.handlers[:]
    told = [
        check_game._breach(each, game)
        for each in (
            law(),
            law(AssertionError("a stone\nand more")),
            law(KeyError("stone")),
            law(ValueError()),
            law(said="no word stone"),
        )
    ]
    assert told == [None, "a stone", "KeyError: 'stone'", "ValueError: ValueError", "no word stone"]
    assert logger.propagate
    assert logger.handlers == before


def counted(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Return a count of what the laws look at, by the names of what they ask, and of different answers to some of it."""
    looked: Counter[str] = Counter()

    def count(module: ModuleType, name: str) -> None:
        ask = getattr(module, name)

        def asked(*given: Any, **named: Any) -> Any:
            looked[name.lstrip("_")] += 1
            return ask(*given, **named)

        monkeypatch.setattr(module, name, asked)

    for name in ("read_trail", "next_values", "whole_action", "_refused", "advise", "_is_drawn", "_short"):
        count(laws_of_play, name)
    for name in ("_say", "_told_apart", "_choices", "_some", "viewers"):
        count(check_game, name)
    return looked


COUNTS: Mapping[str, Mapping[str, int]] = {
    "guards": {"some": 18},
    "pictures": {"viewers": 3},
    "said": {"say": 526, "told_apart": 36, "choices": 18, "viewers": 24},
    "menus": {"read_trail": 153, "next_values": 95, "whole_action": 52},
    "refusals": {"refused": 202},
    "computers": {"advise": 10},
    "teaching": {"is_drawn": 2, "short": 2},
}


def held(law: str, game: Game[Any, Any]) -> None:
    """Hold a game to one law."""
    name = law if hasattr(laws_of_play, law) else f"_{law}"
    getattr(laws_of_play if name == law else check_game, name)(game)


@pytest.mark.parametrize("law", COUNTS)
def test_a_law_looks_at_as_much_of_a_game_as_it_should(
    law: str, game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(check_game, "LANGUAGES", ("en", "pl"))
    monkeypatch.setattr(check_game, "TRIED", 4)
    looked = counted(monkeypatch)
    held(law, game)
    assert looked == COUNTS[law]


def test_buttons_are_tried_with_the_longest_numbers_there_may_be(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[tuple[object, ...]] = []

    class Noted(CustomId):
        """A button's id that notes what it is made of."""

        def __init__(self, table: int, moment: int, kind: str, path: Any, page: int) -> None:
            made.append((table, moment, kind, page))
            super().__init__(table, moment, kind, path, page=page)

    monkeypatch.setattr(laws_of_play, "CustomId", Noted)
    monkeypatch.setattr(Noted, "read", CustomId.read)
    held("menus", game)
    assert set(made) == {(10**9, 10**6, "play", 9)}


def test_options_are_looked_up_by_the_names_of_their_fields(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    @dataclass(frozen=True)
    class LayTwo:
        """A move with a field of two words."""

        first_stone: int
        second: int
        verb: str = "lay"

    keys: list[str] = []

    def noted(key: str) -> str:
        keys.append(key)
        return key

    monkeypatch.setattr(laws_of_play, "words", lambda _: SimpleNamespace(key=noted))
    monkeypatch.setattr(laws_of_play, "_moments", lambda *_: iter(()))
    held("menus", spoiled(game, actions=(LayTwo,)))
    assert keys == ["tarn-field-first-stone-name", "tarn-field-second-name"]


def test_a_computer_is_asked_at_every_third_of_the_first_moments_of_each_game(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(game, game.Options(), 2, b"seed")
    looked = [match.copy() for _ in range(20)]
    asked: list[Any] = []

    def noted(at: Any, *given: Any) -> Any:
        asked.append(at)
        return advise(at, *given)

    monkeypatch.setattr(laws_of_play, "glimpses", lambda *_: [(None, None), *((at, 1) for at in looked)])
    monkeypatch.setattr(laws_of_play, "advise", noted)
    monkeypatch.setattr(laws_of_play, "starts", lambda *_: [None])
    held("computers", game)
    assert [looked.index(at) for at in asked[::2]] == [0, 3, 6]


def instead(value: object) -> Callable[[Any], Any]:
    return lambda _: lambda *_, **__: value


def without_first(real: Any) -> Any:
    return lambda *given: list(real(*given))[1:]


def every_action_is_lay_1(real: Any) -> Any:
    def whole(legal: Any, trail: Any) -> Any:
        return legal.actions[0]

    return whole


def with_advice(**parts: object) -> Callable[[Any], Any]:
    return lambda real: lambda *given: replace(real(*given), **parts)


def by_turns(real: Any) -> Any:
    turns = cycle((0, 1))

    def advise(*given: Any) -> Any:
        return replace(real(*given), reasons=(say("cairn-x"),) * next(turns))

    return advise


def with_guided(**parts: object) -> Callable[[Any], Any]:
    return lambda real: lambda game_id: real(game_id).model_copy(update=parts)


def with_refusal(**parts: object) -> Callable[[Any], Any]:
    def spoil(real: Any) -> Any:
        def refused(*given: Any) -> Any:
            told = real(*given)
            return SimpleNamespace(**{"text": told.text, "nearest": told.nearest} | parts)

        return refused

    return spoil


def silent(real: Any) -> Any:
    return lambda language: SimpleNamespace(say=lambda *_: " ", key=lambda key: "long " * 99)


def painted(**parts: Callable[..., Any]) -> Callable[[Any], Any]:
    """Return a maker of painters that are like the real one but for these parts."""

    def spoil(real: Any) -> Any:
        def painter(game_id: str) -> Any:
            whole = real(game_id)
            kept = {name: getattr(whole, name) for name in ("table", "hand", "scores", "describe", "sign")}
            return SimpleNamespace(**kept | {name: part(whole) for name, part in parts.items()})

        return painter

    return spoil


def picture(alt: str, size: int) -> Callable[[Any], Any]:
    return lambda _: lambda *_: SimpleNamespace(alt=alt, data=b"x" * size)


def test_pictures_are_drawn_from_the_beginning_of_a_game_on(
    game: Game[Any, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []

    def noted(whole: Any) -> Any:
        def table(view: Any, *given: Any) -> Any:
            seen.append(len(view.cairn))
            return whole.table(view, *given)

        return table

    monkeypatch.setattr(pictures, "painter", painted(table=noted)(pictures.painter))
    held("pictures", game)
    assert seen[0] == 0
    assert len(seen) == 12


def numbered(_: Any) -> Any:
    numbers = count()
    return lambda *_: SimpleNamespace(alt="x", data=b"x", number=next(numbers))


def sized(size: int) -> Callable[[Any], Any]:
    return lambda _: lambda *_: SimpleNamespace(size=(1, size))


BREACHES: list[tuple[str, object, str, Callable[[Any], Any], str | None]] = [
    ("menus", laws_of_play, "read_trail", instead(None), "lay 3 comes back otherwise from its button"),
    ("menus", laws_of_play, "next_values", without_first, "1 of lay 1 is not offered"),
    ("menus", laws_of_play, "spelled", instead("same"), "two choices of lay 5 are alike"),
    ("menus", laws_of_play, "whole_action", every_action_is_lay_1, "is not reached by its menus"),
    ("refusals", laws_of_play, "words", silent, "nothing is said against"),
    ("refusals", laws_of_play, "_refused", with_refusal(nearest=()), "nothing is offered in place of"),
    ("refusals", laws_of_play, "_refused", with_refusal(nearest=("x",)), "what is offered in place of"),
    ("refusals", Match, "play", instead([]), "is not legal, and is played"),
    ("computers", laws_of_play, "advise", with_advice(action="x"), "would play 'x', which is not legal"),
    ("computers", laws_of_play, "advise", by_turns, "a computer knows more than its seat"),
    ("teaching", laws_of_play, "ledger", instead(()), "the lesson names no rule of the ledger"),
    ("teaching", laws_of_play, "painter", painted(sign=sized(78)), None),
    ("teaching", laws_of_play, "painter", painted(sign=sized(79)), "the painter draws no sign cairn"),
    ("teaching", laws_of_play, "words", silent, "has more than 300 characters"),
    ("teaching", laws_of_play, "play_lines", instead(()), "the guided game suggests"),
    ("teaching", laws_of_play, "guided", with_guided(whole=False), "does not end with its last step"),
    ("teaching", laws_of_play, "LEARNER", lambda _: 1, "the guided game suggests"),
    ("pictures", pictures, "painter", painted(table=picture("x", 232 * 1024)), None),
    ("pictures", pictures, "painter", painted(table=picture("x", 232 * 1024 + 1)), "a picture has 237569"),
    ("pictures", pictures, "painter", painted(scores=picture("", 1)), "a description has 0 characters"),
    ("pictures", pictures, "painter", painted(scores=picture("x" * ALT_LIMIT, 1)), None),
    ("pictures", pictures, "painter", painted(scores=picture("x" * (ALT_LIMIT + 1), 1)), "a description has"),
    ("pictures", pictures, "painter", painted(table=numbered), "the picture of the table shows a secret"),
    ("pictures", pictures, "painter", painted(hand=numbered), "the picture of a hand shows a secret"),
    ("pictures", pictures, "painter", painted(hand=picture("x", 1)), "an onlooker is shown a hand"),
    ("pictures", pictures, "painter", painted(describe=lambda _: lambda *_: ""), "in words has 0 characters"),
    ("guards", check_game, "ledger", instead(()), "no rule "),
    ("rules", check_game, "ledger", instead(()), "the ledger is empty"),
    ("commands", check_game, "without_command", instead({ID: say("doctor-whole")}), "The database is whole"),
]


@pytest.mark.parametrize(("law", "where", "name", "spoil", "why"), BREACHES)
def test_what_breaks_a_law_is_named(
    law: str,
    where: Any,
    name: str,
    spoil: Callable[[Any], Any],
    why: str | None,
    game: Game[Any, Any],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(where, name, spoil(getattr(where, name)))
    if why is None:
        held(law, game)
        return
    with pytest.raises(AssertionError, match=re.escape(why)):
        held(law, game)


def refused_alone(_: object, options: Any, seats: int) -> Text | None:
    return say("tarn-refused-no-swap") if (options.swaps, seats) == (2, 1) else None


PARTS: list[tuple[str, dict[str, object], str | None]] = [
    ("guards", {"guards": ()}, " is not legal, and the guards disagree"),
    ("guards", {"pieces": lambda *_: [1, 2]}, "pieces() does not name all that lay may hold"),
    (
        "challenges",
        {"challenges": ({"swaps": 2},), "refusal": refused_alone},
        "a challenge cannot be played alone",
    ),
    ("challenges", {"challenges": ({"swaps": 2},), "seats": (1, 2)}, None),
    (
        "challenges",
        {"challenges": ({"swaps": 2},), "seats": (1, 2), "awaits": lambda *_: {}},
        "is over before",
    ),
]


@pytest.mark.parametrize(("law", "parts", "why"), PARTS)
def test_what_in_a_game_breaks_a_law_is_named(
    law: str, parts: dict[str, object], why: str | None, game: Game[Any, Any]
) -> None:
    other = spoiled(game, **parts)
    if why is None:
        held(law, other)
        return
    with pytest.raises(AssertionError, match=re.escape(why)):
        held(law, other)


def test_what_says_nothing_or_too_much_or_the_same_twice_is_named() -> None:
    speech: Any = SimpleNamespace(say=lambda text, _: text.key)
    assert check_game._say(speech, say("moss"), []) == "moss"
    with pytest.raises(AssertionError, match="  says nothing"):
        check_game._say(speech, say(" "), [])
    check_game._told_apart([])
    check_game._told_apart(["x" * limits.LABEL, "y"])
    with pytest.raises(AssertionError, match="two choices are said alike: x; x; y"):
        check_game._told_apart(["x", "y", "x"])
    with pytest.raises(AssertionError, match=f"more than {limits.LABEL} characters: xx"):
        check_game._told_apart(["y", "x" * (limits.LABEL + 1)])


@pytest.mark.parametrize(
    ("code", "out", "err", "found"),
    [
        (0, "....\n12 passed in 0.1s\n", "", fine("check-tests", count=12)),
        (0, "nothing ran\n", "", wrong("check-tests-broken", why="nothing ran")),
        (1, "..\nFAILED a::b - no\nFAILED c\n3 passed\n", "", wrong("check-tests-broken", why="a::b - no")),
        (1, "12 passed in 0.1s\nand then\n", "", wrong("check-tests-broken", why="and then")),
        (2, "ERROR tests/test_cairn.py\n", "", wrong("check-tests-broken", why="tests/test_cairn.py")),
        (4, "", "usage\nno such thing\n", wrong("check-tests-broken", why="no such thing")),
        (9, "", "", wrong("check-tests-broken", why="pytest ended with 9")),
    ],
)
def test_the_tests_of_a_project_pass_or_the_first_that_fails_is_named(
    code: int, out: str, err: str, found: Finding, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[list[str], dict[str, Any]]] = []

    def run(command: list[str], **options: Any) -> object:
        asked.append((command, options))
        return SimpleNamespace(returncode=code, stdout=out, stderr=err)

    monkeypatch.setattr("subprocess.run", run)
    here = str(Path(own_tests.__file__).parents[2])
    for before, paths in ((None, here), ("/other", os.pathsep.join(("/other", here)))):
        if before is None:
            monkeypatch.delenv("PYTHONPATH", raising=False)
        else:
            monkeypatch.setenv("PYTHONPATH", before)
        assert run_own_tests(project) == found
        command, options = asked.pop()
        assert command == [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:cacheprovider"]
        environment = {**os.environ, "PYTHONPATH": paths}
        captured = {"capture_output": True, "text": True, "check": False}
        assert options == {"cwd": project, "env": environment, **captured}
    monkeypatch.setattr(own_tests, "find_spec", lambda _: None)
    assert run_own_tests(project) == note("check-no-pytest")
    assert run_own_tests(project / "tests") == note("check-no-tests")


@pytest.mark.parametrize("name", ["", "Cairn", "ca irn", "-cairn", "cairn-", "x" * 25, "9cairn", "ca--irn"])
def test_a_name_that_no_game_can_have_is_a_trouble(name: str, tmp_path: Path) -> None:
    with pytest.raises(Trouble) as trouble:
        write_game(name, tmp_path)
    assert trouble.value.text == say("new-game-name", name=name, most=24)
    assert not [*tmp_path.iterdir()]


def test_a_new_game_is_named_everywhere_as_it_is_called_and_overwrites_nothing(tmp_path: Path) -> None:
    folder = write_game("x" * 20 + "-y2z", tmp_path / "some" / "where")
    assert folder == tmp_path / "some" / "where" / ("x" * 20 + "-y2z")
    with pytest.raises(Trouble) as trouble:
        write_game(folder.name, folder.parent)
    assert trouble.value.text == say("new-game-exists", folder=str(folder))
    game = write_game("leaf-race", tmp_path)
    files = [path for path in sorted(game.rglob("*")) if path.is_file()]
    names = [path.relative_to(game).as_posix() for path in files]
    assert names == [
        *("README.md", *(f"grovekeeper_leaf_race/{name}" for name in PACKAGE)),
        *("pyproject.toml", "tests/test_leaf_race.py"),
    ]
    texts = {name: path.read_text(encoding="utf-8") for name, path in zip(names, files, strict=True)}
    whole = "\n".join(texts.values())
    for lost in (
        "Cairn",
        "CAIRN",
        "grovekeeper_cairn",
        "grovekeeper-cairn",
        '"cairn-',
        "\ncairn-",
        "test_cairn",
    ):
        assert lost not in whole, lost
    for file, held in (
        ("README.md", "# Leaf race\n"),
        ("pyproject.toml", 'leaf-race = "grovekeeper_leaf_race"'),
        ("pyproject.toml", 'name = "grovekeeper-leaf-race"'),
        ("grovekeeper_leaf_race/model.py", 'ID: Final = "leaf-race"'),
        ("grovekeeper_leaf_race/model.py", "class LeafRaceView"),
        ("grovekeeper_leaf_race/data/lesson.toml", 'rows = [["stone", "→", "cairn"]]'),
        ("grovekeeper_leaf_race/data/rules.toml", 'id = "LEAF-RACE-LAY-01"'),
        ("grovekeeper_leaf_race/text/en/leaf-race.ftl", "\nleaf-race = Leaf race\n"),
        ("grovekeeper_leaf_race/text/en/leaf-race.ftl", "\nleaf-race-command = leaf-race\n"),
    ):
        assert held in f"\n{texts[file]}", (file, held)


PACKAGE = (
    *("__init__.py", "data/guided.toml", "data/lesson.toml", "data/rules.toml", "game.py", "guards.py"),
    *("model.py", "painter.py"),
    *(
        f"text/{language}/leaf-race{part}.ftl"
        for language in ("en", "pl")
        for part in ("-guided", "-lesson", "-pictures", "-rulebook", "")
    ),
)
