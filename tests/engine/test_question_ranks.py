"""A small rulebook with all that makes one entry a better answer than another: what each question finds in it, and how surely.

Numbers that were weighed anew move these; whoever weighs them looks at what has changed here, and writes it down.
"""

from __future__ import annotations

import pytest

from engine.question import Asked, Language, RuleIndex, SearchedRule

LANGUAGE = Language.read(
    "english",
    "win victory winner; gem jewel stone; on-my-own alone solo; turn round",
    "how do i what does is the a of many why where who on my",
)
ENTRIES = {
    "A-01": SearchedRule("Setup", "Shuffle the tiles and lay them in four rows."),
    "A-02": SearchedRule("Setup", "Each player takes three gems."),
    "B-01": SearchedRule("Turns", "Take one tile from the end of a row, or two that are alike."),
    "B-02": SearchedRule("Turns", "A tile with the gem of another player costs a gem."),
    "B-03": SearchedRule("Gems", "A gem that was removed never comes back."),
    "C-01": SearchedRule("The end", "The game ends when no tile is left; most points win."),
    "C-02": SearchedRule("The end", "A tie is won by whoever has more kinds of tiles."),
    "D-01": SearchedRule("Solo", "Alone, take turns with the wind and win by ten points."),
}
KNOWN = [
    Asked("How many gems do I have?", ["A-02"]),
    Asked("How many jewels does a player get?", ["A-02", "B-02"]),
    Asked("Do gems come back?", ["B-03"]),
    Asked("What may I take in a turn?", ["B-01", "B-02"]),
    Asked("How many tiles may I take?", ["B-01"]),
    Asked("Who wins?", ["C-01", "C-02"]),
    Asked("Who wins a tie?", ["C-02"]),
    Asked("When does it end?", ["C-01"]),
    Asked("Can I play on my own?", ["D-01"]),
]
FOUND: list[tuple[str, str, dict[int, float], dict[str, float]]] = [
    (
        "how many gems?",
        "A-02 B-02 B-03",
        {2: 2.21, 4: 2.26, 5: 2.04, 9: 2.82, 10: 0.78, 11: 1.28},
        {"A-02": 36.26, "B-01": 14.02, "B-02": 24.38, "B-03": 19.13},
    ),
    (
        "jewel",
        "A-02 B-02 B-03",
        {2: 0.44, 4: 0.35, 5: 0.37, 9: 0.31, 10: 2.94, 11: 0.25},
        {"A-02": 17.65, "B-02": 15.53, "B-03": 3.5},
    ),
    (
        "who is the winner",
        "C-01 C-02 D-01",
        {6: 1.2, 8: 0.73, 14: 2.46, 15: 1.17},
        {"A-01": 2.84, "B-01": 2.84, "B-02": 2.84, "C-01": 18.44, "C-02": 19.15, "D-01": 6.07},
    ),
    (
        "can i play alone",
        "D-01",
        {8: 0.69, 17: 19.7},
        {"A-02": 3.23, "B-01": 3.9, "B-02": 2.74, "D-01": 62.8},
    ),
    (
        "how do i play on my own?",
        "D-01",
        {8: 0.27, 17: 12.85},
        {"A-02": 20.07, "B-01": 10.91, "B-02": 8.77, "B-03": 3.9, "D-01": 49.06},
    ),
    (
        "taking tiles",
        "B-01 B-02 A-02 D-01",
        {1: 0.29, 2: 0.51, 3: 1.97, 4: 0.29, 6: 0.26, 7: 0.27, 8: 0.35, 12: 0.34, 13: 2.73},
        {"A-01": 8.52, "A-02": 9.04, "B-01": 27.33, "B-02": 16.13, "C-01": 8.52, "C-02": 8.52, "D-01": 9.04},
    ),
    (
        "remuved gems",
        "B-03 A-02 B-02",
        {2: 0.64, 4: 0.65, 5: 5.76, 9: 0.77, 10: 0.1, 11: 0.59},
        {"A-02": 14.95, "B-02": 12.33, "B-03": 28.3},
    ),
    (
        "what does a tile cost",
        "B-02 B-01 C-01 C-02",
        {1: 0.29, 3: 0.25, 4: 5.33, 6: 0.26, 7: 0.3, 13: 0.31},
        {
            "A-01": 8.52,
            "A-02": 11.18,
            "B-01": 23.03,
            "B-02": 45.94,
            "B-03": 2.7,
            "C-01": 12.42,
            "C-02": 11.88,
        },
    ),
    (
        "when does it end?",
        "C-01 C-02 B-01",
        {3: 0.28, 6: 2.41, 7: 0.09, 16: 30.8},
        {"A-02": 3.9, "B-01": 9.68, "B-02": 3.4, "C-01": 65.61, "C-02": 13.19},
    ),
    ("points", "C-01 D-01", {6: 2.87, 8: 2.67}, {"C-01": 11.7, "D-01": 11.7}),
    (
        "row of tiles in the end",
        "B-01 A-01 C-02 C-01",
        {1: 4.42, 3: 3.27, 4: 0.17, 6: 0.95, 7: 0.54, 12: 0.45, 13: 0.19, 16: 0.45},
        {"A-01": 34.76, "B-01": 53.44, "B-02": 25.08, "C-01": 30.75, "C-02": 36.14, "D-01": 2.84},
    ),
    ("do", "", {}, {"A-02": 3.9, "B-03": 8.48}),
    ("tie", "C-02", {7: 3.05, 15: 3.11}, {"C-02": 18.33}),
]
"""Questions; the entries that answer each best; how well each row fits, the rules first and then the known questions; and the logarithm of
how much likelier each entry is where somebody says these words.
"""


@pytest.fixture(scope="module")
def index() -> RuleIndex:
    return RuleIndex(LANGUAGE, ENTRIES, KNOWN)


@pytest.mark.parametrize(("question", "best", "ranks", "likely"), FOUND, ids=[each[0] for each in FOUND])
def test_what_a_question_finds_is_as_sure_as_it_was(
    index: RuleIndex, question: str, best: str, ranks: dict[int, float], likely: dict[str, float]
) -> None:
    assert index.best(question, 4) == best.split()
    assert index.best(question, 1) == best.split()[:1]
    assert {row: round(rank, 2) for row, rank in index._ranked(question)} == ranks
    said = index._wordings.likelihood(index._signs(question))
    assert {entry: round(said[entry], 2) for entry in sorted(said)} == likely


def test_only_entries_that_are_asked_for_are_found_in_their_order(index: RuleIndex) -> None:
    for question, best, _, _ in FOUND:
        several = best.split()[1:3]
        assert index.best(question, 4, several[::-1]) == several
        assert index.best(question, 4, ()) == []
