"""The words are complete: the same in every whole language, every key in the code, and no key that nobody says."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping

import pytest
from fluent.syntax import ast

from engine.catalogue_keys import catalogue_keys
from engine.guided_game import guided_keys
from engine.lesson import lesson_keys
from engine.registry import games
from engine.rulebook import ledger
from tests.catalogues import (
    FOLDERS,
    WHOLE,
    entries,
    files,
    forms,
    messages,
    references,
    said_arguments,
    said_in_order,
)
from tests.engine.toys import TOYS
from tests.keys_in_code import keys_in_code, spellings
from words.catalogue import LANGUAGES, read
from words.plural_forms import plural_faults, variables

GENITIVE = {"doctor-facts", "lobby-how", "moonlight-event-none-to-pick", "moonlight-headline-lost"}
"""Messages in Polish that put nouns into the genitive after every number but one."""
ALIKE = {
    "dni",
    "do",
    "energii",
    "graczy",
    "jej",
    "kartami",
    "klejnotami",
    "obecności",
    "odkrywców",
    "odpowiedzi",
    "razy",
    "takich",
    "wolnych",
}
"""The other Polish words that stay the same after two and after five."""

ALIKE_FOR_ONE = {
    "en": {"spirit-island-kinds-dahan"},
    "pl": {"spirit-island-event-destroyed", "spirit-island-way-overbuilt"},
}
"""Messages whose words are the same for one and for several."""
OTHER_ORDER = {
    ("amount", "element"),
    ("at", "tree"),
    ("cards", "deck"),
    ("cell", "number"),
    ("count", "element"),
    ("count", "land"),
    ("game", "when"),
    ("goal", "victim"),
    ("kept", "shown"),
    ("land", "left"),
    ("land", "piece"),
    ("land", "points"),
    ("land", "what"),
    ("light", "one"),
    ("origin", "piece"),
    ("piece", "points"),
    ("score", "winners"),
    ("shadow", "two"),
    ("spirit", "victim"),
}
"""Arguments that are said in another order in Polish somewhere: each of them something else than the other."""

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_whole_language = pytest.mark.parametrize("language", WHOLE)


@every_language
def test_every_catalogue_can_be_read_whole(language: str) -> None:
    for path in files(language):
        junk = [entry.content for entry in entries(path) if isinstance(entry, ast.Junk)]
        assert junk == [], path.name
        assert all(entry.value for entry in entries(path)), path.name


@every_language
def test_a_message_is_found_in_its_catalogue_before_it_is_parsed(language: str) -> None:
    for path in files(language):
        assert read(path).keys() == {
            "-" * isinstance(entry, ast.Term) + entry.id.name for entry in entries(path)
        }


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    counts = Counter(key for key, _ in messages(language))
    assert [key for key, count in counts.items() if count > 1] == []


def test_every_whole_language_has_the_same_catalogues_and_messages() -> None:
    for folder in FOLDERS:
        names = {language: {path.name for path in (folder / language).glob("*.ftl")} for language in WHOLE}
        assert len(set(map(frozenset, names.values()))) == 1
    keys = {language: {key for key, _ in messages(language)} for language in WHOLE}
    assert {language: keys["en"] ^ found for language, found in keys.items() if found != keys["en"]} == {}


@every_language
def test_no_language_has_a_message_or_an_argument_of_its_own(language: str) -> None:
    wanted = {key: variables(message) for key, message in messages("en")}
    own = {key: variables(message) for key, message in messages(language)}
    assert own.keys() <= wanted.keys()
    assert {key: wants - wanted[key] for key, wants in own.items() if wants - wanted[key]} == {}


def test_a_message_wants_the_same_arguments_in_every_whole_language() -> None:
    wanted = {
        language: {key: variables(message) for key, message in messages(language)} for language in WHOLE
    }
    for language in WHOLE:
        assert {
            key: (wants, wanted[language][key])
            for key, wants in wanted["en"].items()
            if wants != wanted[language][key]
        } == {}


def test_a_message_says_the_same_arguments_in_every_whole_language() -> None:
    every = {
        language: {key: said_arguments(message) for key, message in messages(language)} for language in WHOLE
    }
    for language in WHOLE:
        own = every[language]
        assert {key: one ^ own[key] for key, one in every["en"].items() if one != own[key]} == {}


def test_polish_says_arguments_in_the_english_order_so_that_none_takes_the_place_of_another() -> None:
    english, polish = (
        {key: said_in_order(message) for key, message in messages(language)} for language in ("en", "pl")
    )
    differing = {tuple(sorted(pair)): key for key, said in english.items() for pair in said ^ polish[key]}
    assert {pair: key for pair, key in differing.items() if pair not in OTHER_ORDER} == {}
    assert differing.keys() >= OTHER_ORDER


@every_whole_language
def test_all_forms_but_that_for_one_say_the_same_arguments(language: str) -> None:
    assert [
        (key, number)
        for key, message in messages(language)
        for number, by_form in forms(message)
        if len({said_arguments(pattern) for form, pattern in by_form.items() if form != "one"}) > 1
    ] == []


@every_whole_language
def test_what_is_said_of_one_is_not_what_is_said_of_several(language: str) -> None:
    alike = {
        key
        for key, message in messages(language)
        for _, by_form in forms(message)
        for form, pattern in by_form.items()
        if form != "one" and "one" in by_form and pattern.equals(by_form["one"])
    }
    assert alike == ALIKE_FOR_ONE[language]


def test_after_a_number_a_polish_noun_has_the_form_that_the_number_takes() -> None:
    """Two of them are in the nominative, which ends in a vowel; five are in the genitive, which ends in neither e nor a."""
    nouns = [
        (key, two, five)
        for key, message in messages("pl")
        for number, by_form in forms(message)
        for two, five in _nouns(number, by_form)
    ]
    differing = {(two, five) for _, two, five in nouns if two != five}
    assert [two for two, _ in differing if two[-1] not in "aeiy"] == []
    assert [key for key, _, five in nouns if five[-1] in "ae"] == []
    assert {five for key, two, five in nouns if two == five and key not in GENITIVE} == ALIKE


def _nouns(number: str, by_form: Mapping[str, ast.Pattern]) -> Iterator[tuple[str, str]]:
    """Yield the words that follow the number where two, and where five are said."""
    last = "many" if "many" in by_form else "other"
    if "few" in by_form and last in by_form:
        two, five = (_after(number, by_form[form]) for form in ("few", last))
        yield from zip(two, five, strict=True)


def _after(number: str, pattern: ast.Pattern) -> list[str]:
    """Return the word after each place at which a pattern says a number."""
    shown = "".join(
        each.value if isinstance(each, ast.TextElement) else f"<{' '.join(said_arguments(each))}>"
        for each in pattern.elements
    )
    return re.findall(rf"<{number}> (\w+)", shown)


@every_language
def test_a_select_on_a_number_has_every_form_the_language_wants(language: str) -> None:
    assert [fault for folder in FOLDERS for fault in plural_faults(folder, language)] == []


@every_whole_language
def test_every_key_in_the_code_has_its_words(language: str) -> None:
    every = {key for key, _ in messages(language)}
    keys = "\n".join(every)

    def is_there(pattern: str) -> bool:
        named = spellings(pattern)
        return bool(re.search(f"(?m)^(?:{pattern})$", keys) if named is None else named & every)

    missing = [
        f"{said.place}: {said.pattern}"
        for said in keys_in_code()
        if said.certain and not is_there(said.pattern)
    ]
    assert missing == []


def test_no_message_is_there_that_nobody_says() -> None:
    said = {key for game in games().values() for key in catalogue_keys(game)}
    said |= {key for game_id in games() for rule in ledger(game_id) for key in (rule.id, rule.group)}
    said |= {key for game_id in games() for key in (*lesson_keys(game_id), *guided_keys(game_id))}
    said |= {f"{game_id}-standing" for game_id in games()}
    said |= {f"{game.id}-seen-{sight}" for game in games().values() for sight in game.telling.sights.values()}
    said |= {f"{key}-signs" for key in said if "-field-" in key}
    said |= {key.replace("-ask-", "-tip-") for key, _ in messages("en") if "-ask-" in key}
    said |= {
        key for language in LANGUAGES for _, message in messages(language) for key in references(message)
    }
    values = tuple(
        f"{game.id}-option-{option.replace('_', '-')}-"
        for game in games().values()
        for option in game.Options.model_fields
    )
    named = {found.pattern: spellings(found.pattern) for found in keys_in_code()}
    said.update(*(keys for keys in named.values() if keys is not None))
    patterns = re.compile("|".join(f"(?:{pattern})" for pattern, keys in named.items() if keys is None))
    unsaid = [
        key
        for key, _ in messages("en")
        if key not in said
        and not key.startswith(values)
        and key.split("-")[0] not in TOYS
        and not patterns.fullmatch(key)
    ]
    assert unsaid == []
