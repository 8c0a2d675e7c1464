"""Every test notices where somebody would read a key, or a hole, instead of a sentence."""

from __future__ import annotations

from pathlib import Path
from threading import Thread

import pytest

from tests.conftest import said_without_words
from words.catalogue import Words, words


def test_a_sentence_that_nobody_has_written_is_heard(request: pytest.FixtureRequest) -> None:
    saying = Thread(target=words("en").key, args=("of-this-there-are-no-words",))
    saying.start()
    saying.join()
    assert said_without_words(request.session) == ["no words for of-this-there-are-no-words in en"]
    assert said_without_words(request.session) == []


def test_a_sentence_that_misses_a_word_is_heard(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "more.ftl").write_text("hello-with-a-hole = Hello { $name }!\n")
    Words("en", tmp_path).key("hello-with-a-hole")
    assert [each.partition(":")[0] for each in said_without_words(request.session)] == [
        "words for hello-with-a-hole in en"
    ]


@pytest.mark.wordless
def test_what_is_said_so_on_purpose_is_let_pass(request: pytest.FixtureRequest) -> None:
    words("pl").key("of-this-there-are-no-words-on-purpose")
    assert said_without_words(request.node) == []
