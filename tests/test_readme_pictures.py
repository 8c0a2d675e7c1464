"""Every picture on a page of the project is drawn by a command, so that it can be drawn anew: see tests/readme_pictures.py."""

from __future__ import annotations

from tests.readme_pictures import BY_HAND, FOLDER, drawn_by_a_command, named_on_pages

KINDS = {".png", ".webp", ".gif", ".jpg", ".svg"}


def test_a_command_draws_every_picture_that_a_page_shows() -> None:
    shown = named_on_pages() | {path.name for path in FOLDER.iterdir() if path.suffix in KINDS}
    assert shown - drawn_by_a_command() == BY_HAND


def test_every_picture_that_a_command_draws_is_there_and_is_shown() -> None:
    assert drawn_by_a_command() - named_on_pages() == set()
    assert {name for name in drawn_by_a_command() if not (FOLDER / name).is_file()} == set()
