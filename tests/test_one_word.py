"""One thing has one name: words that were dropped for another do not come back into what people read."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from standin.page.catalogues import CATALOGUES as PAGE_CATALOGUES
from tests.catalogues import entries, messages
from words.plural_forms import parts

DROPPED = {
    "en": {
        r"\bchairs?\b": "seat",
        r"computer players?": "computer",
        r"\bcall(s|ed|ing)?\b[^.]{0,12}\boff\b|\babandon": "cancel",
        r"never mind": "cancel",
        r"favour tokens?": "favour",
        r"\b(a|to a) solitary\b(?! animal)": "solitary animal",
        r"whoever runs this bot": "the bot’s owner",
        r"\bthe (time|seat) of\b": "…’s time, …’s seat",
        r"\boff the table\b": "withdrawn",
        r"\bthe copy\b|copy of the table": "practice board",
    },
    "pl": {
        r"\bkolej(k|ce\b|ek\b)": "tura",
        r"\bpolece(ni|ń)": "komenda, albo plan ruchu",
        r"zł(y|ego|e|ym) urok": "klątwa",
        r"żeton\w* dar": "dar",
        r"\bgwiazd(a|y|ę|ą)?\b": "gwiazdka",
        r"gracz\w* komputerow": "komputer",
        r"jednak nie": "anuluj",
        r"osob\w+, która prowadzi": "właściciel bota",
        r"\bodcisk": "suma kontrolna",
        r"kopii stołu": "plansza próbna",
        r"zaległoś": "co nowego",
        r"(?-i:\b(twoj\w*|twój|ciebie|tobie|tobą|cię|wam|was|wami|wasz\w*)\b)": "Twój, Ciebie, Wam …, wielką literą",
    },
}
"""Words that were dropped, by language, and the words said instead."""

IN_A_GAME = {
    ("en", "spirits-of-the-forest", "SF", "ML-TILES", "ML-ENCHANT"): {
        r"\bcollect": "take",
        r"\btokens?\b": "favour",
    },
    ("en", "moonlight", "ML"): {
        r"\bcollect": "pick",
        r"(?<!eclipse )\btokens?\b": "favour",
        r"\bpower.sources?\b": "power",
        r"\b(server|engine|coop|blueprint)\b": "what a player would say",
    },
    ("pl", "spirits-of-the-forest", "moonlight", "SF", "ML"): {
        r"źród\w* mocy": "żywioł",
        r"\bdar\w* lasu": "dar",
        r"\b(serwer|silnik)": "słowo gracza",
        r"okruch\w* światła": "okruch księżyca",
        r"porusz\w* stworzen": "przesunąć stworzenie",
        r"przeciwko sobie": "przeciw sobie",
        r"wybierani\w* kafli": "zbieranie kafli",
        r"\bnie znajduje kafla": "nie ma co zbierać",
    },
    ("en", "living-forest", "LF"): {
        r"\bexcess\b|\bS - G\b": "solitary animals",
        r"\bpoints?\b": "trees, fires, flowers",
    },
    ("pl", "living-forest", "LF"): {
        r"nadwyżk|samotnik|\bmonet": "samotne zwierzęta",
        r"\bpunkt": "drzewa, ognie, kwiaty",
        r"\bkup(i|n|uj)": "wezwać",
        r"akcj\w* podstawow": "akcja",
        r"figurk": "Onibi",
        r"\bidź\b|\bpójdziesz\b": "przesunąć ducha",
        r"(słońce|woda|liść|wiatr|kwiat|wodę) \d": "jedno słońce, dwie wody",
    },
}
"""Words that were dropped in one game, by its language and the beginnings of its keys, and the words said instead."""

VERB_NAME = re.compile(r"-verb-.*-name$")
"""Keys of the names of subcommands: in English they are the verbs as they stand in logs, which nobody renames."""


def _spoken(language: str) -> list[tuple[str, str]]:
    """Return the words that people read of every message, the page's own too, by its key, without the names of its arguments."""
    own = [
        (entry.id.name, entry)
        for path in sorted((PAGE_CATALOGUES / language).glob("*.ftl"))
        for entry in entries(path)
    ]
    return [
        (key, " ".join(part.value for part in parts(message) if isinstance(part, ast.TextElement)))
        for key, message in (*messages(language), *own)
    ]


@pytest.mark.parametrize("language", DROPPED)
def test_a_word_that_was_dropped_does_not_come_back(language: str) -> None:
    found = [
        f"{key}: say “{instead}”, not “{hit[0]}”"
        for key, sentence in _spoken(language)
        for dropped, instead in DROPPED[language].items()
        if (hit := re.search(dropped, sentence, re.IGNORECASE))
    ]
    assert found == []


@pytest.mark.parametrize("language", DROPPED)
def test_the_words_of_the_page_are_found(language: str) -> None:
    assert dict(_spoken(language))["commands"] == {"en": "Commands", "pl": "Komendy"}[language]


@pytest.mark.parametrize("whose", IN_A_GAME)
def test_a_game_has_one_word_for_a_thing(whose: tuple[str, ...]) -> None:
    language, *begins = whose
    found = [
        f"{key}: say “{instead}”, not “{hit[0]}”"
        for key, sentence in _spoken(language)
        if key.startswith(tuple(f"{begin}-" for begin in begins)) or key in begins
        if not VERB_NAME.search(key)
        for dropped, instead in IN_A_GAME[whose].items()
        if (hit := re.search(dropped, sentence, re.IGNORECASE))
    ]
    assert found == []
