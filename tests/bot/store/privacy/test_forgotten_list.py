"""The list of who asked to be forgotten, beside the database."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.store.errors import Failed
from bot.store.privacy.forgotten_list import ENDING, Forgotten

ADA, BRUNO, CELINA = 1001, 1002, 1003


def test_who_asked_is_known_by_their_requests_that_were_not_carried_out(tmp_path: Path) -> None:
    asked = Forgotten(tmp_path / "grove.db")
    assert asked.among([ADA, BRUNO], []) == {}
    first, second, third = asked.add(ADA), asked.add(ADA), asked.add(BRUNO)
    assert len({first, second, third}) == 3
    again = Forgotten(tmp_path / "grove.db")
    assert again.among([ADA, BRUNO, CELINA], []) == {ADA: [first, second], BRUNO: [third]}
    assert again.among([ADA, BRUNO], [first, third]) == {ADA: [second]}
    assert again.among([CELINA], []) == {}


def test_the_list_names_nobody_and_is_its_owners_alone(tmp_path: Path) -> None:
    asked = Forgotten(tmp_path / "grove.db")
    asked.add(ADA)
    file = tmp_path / f"grove.db{ENDING}"
    assert asked.file == file
    assert str(ADA) not in file.read_text()
    assert file.stat().st_mode & 0o777 == 0o600
    other = Forgotten(tmp_path / "other.db")
    other.add(ADA)
    hashes = [each.file.read_text().split()[-1] for each in (asked, other)]
    assert hashes[0] != hashes[1], "each list has a key of its own"


def test_a_list_that_cannot_be_read_is_said(tmp_path: Path) -> None:
    asked = Forgotten(tmp_path / "grove.db")
    asked.file.write_text("no key\n")
    with pytest.raises(Failed):
        asked.among([ADA], [])
    with pytest.raises(Failed):
        asked.add(ADA)
