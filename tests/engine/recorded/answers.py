"""Answers to questions about a game that nobody plays: the rules found for each, as they were when they were recorded.

Its sentences are written here, so that no other wording of a real game changes an answer.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.question import Asked, Language, NameIndex, RuleIndex, SearchedRule

FILE = Path(__file__).parent / "answers.txt"
LANGUAGES = {
    "english": Language.read(
        "english",
        "win victory; tree oak pine; fire burn flame; alone on-my-own solo; coin money",
        "how do i what does is the a can many",
    ),
    "": Language.read("", "win victory; coin money", "how do i"),
}
RULES = {
    "G-SETUP-01": ("Setup", "Each player takes five coins and one tree."),
    "G-SETUP-02": ("Setup", "The oldest player begins."),
    "G-TURN-01": ("Turn", "In a turn, plant a tree or light a fire."),
    "G-TURN-02": ("Turn", "A tree costs two coins; a pine costs three."),
    "G-TURN-03": ("Turn", "You may pass, and take a coin."),
    "G-FIRE-01": ("Fire", "A fire burns each tree beside it."),
    "G-FIRE-02": ("Fire", "Water puts out a fire at once."),
    "G-END-01": ("End", "Whoever has twelve trees wins."),
    "G-END-02": ("End", "In a tie, whoever has more coins wins."),
    "G-SOLO-01": ("Alone", "Alone, you win with nine trees in ten turns."),
}
KNOWN = {
    "How do I win?": ("G-END-01", "G-END-02"),
    "How many trees do I need to win?": ("G-END-01", "G-SOLO-01"),
    "Who begins?": ("G-SETUP-02",),
    "Who goes first?": ("G-SETUP-02",),
    "What does a pine cost?": ("G-TURN-02",),
    "How much is a tree?": ("G-TURN-02", "G-TURN-01"),
    "Can I do nothing?": ("G-TURN-03",),
    "What happens beside a fire?": ("G-FIRE-01", "G-FIRE-02"),
    "How do I put out a fire?": ("G-FIRE-02",),
    "Can I play on my own?": ("G-SOLO-01",),
    "What if two have twelve trees?": ("G-END-02",),
    "How many coins do I begin with?": ("G-SETUP-01",),
}
QUESTIONS = (
    *("How do I win?", "how to win", "victory", "is there a tie", "twelve trees", "twelve pines", "how many"),
    *("who is first", "who begins the fire", "fier", "watter", "burning oaks", "pine", "a pine or an oak"),
    *("coins", "money to begin", "can I pass", "nothing", "on my own", "my own tree", "solo", "ten turns"),
    *("put out", "what if a fire is beside a tree", "how do I", "", "zeppelin", "g-fire", "two", "costs two"),
    *("turned", "turn", "end", "setup", "what does it cost to light a fire", "who goes last", "trees win"),
)
NAMES = ("Oak", "Old Oak", "Great Oak Tree", "Second Pine", "Fire Fern", "7 Coins")
SAID = (
    *("what does the old oak do", "great oak trees", "is there a fire", "fern", "7 coins", "second"),
    *("an oak and a second pine", "do ferns burn", "great", "x", "old oak", "Great Oak Tree", "oak"),
)


def answers() -> str:
    """Return the questions, each with what is found."""
    return "".join(f"{line}\n" for line in (*_best("english"), *_best(""), *_named()))


def _best(stemmer: str) -> Iterator[str]:
    rules = {rule: SearchedRule(head, sentence) for rule, (head, sentence) in RULES.items()}
    found = RuleIndex(LANGUAGES[stemmer], rules, [Asked(asked, rules) for asked, rules in KNOWN.items()])
    for question in QUESTIONS:
        best = found.best(question, 6)
        yield f"{stemmer} {question}: {' '.join(best)} | {' '.join(found.best(question, 2, set(best[1:])))}"


def _named() -> Iterator[str]:
    speech = LANGUAGES["english"]
    index = NameIndex(speech, NAMES)
    for said in SAID:
        stems = speech.stems(said)
        yield f"{said}: {index.named_in(said)} {speech.own(said)} {speech.beside(said, NAMES)!r} {speech.meanings(stems)}"
