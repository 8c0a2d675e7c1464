"""The table of who wins Moonlight, as it stands on the page of its scenarios."""

from __future__ import annotations

from benchmarks.moonlight import PAGE, Key, read, table, with_table


def test_the_page_shows_all_that_was_written_down() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert with_table(page, table(read())) == page


def test_the_table_takes_the_place_of_the_old_one_and_of_nothing_else() -> None:
    found: dict[Key, tuple[int, int]] = {(1, "regular", "open"): (3, 4), (2, "extreme", "expert"): (0, 2)}
    lines = [*table(found)]
    assert lines[0] == "| scenario | regular, open | extreme, expert |"
    assert lines[2:4] == ["| 1 | 3 of 4 | – |", "| 2 | – | 0 of 2 |"]
    page = "before\n\n| scenario | old |\n|---|---|\n| 1 | 9 |\n\nafter\n"
    once = with_table(page, lines)
    assert once == "\n".join(("before", "", *lines, "", "after", ""))
    assert with_table(once, lines) == once
