"""The settings and the example that explains them."""

from __future__ import annotations

from pathlib import Path

import pytest
from pydantic import ValidationError
from sqlalchemy import make_url

from bot.operations.errors import about_settings
from bot.settings import Settings
from tests.catalogues import WHOLE
from words.catalogue import words

EXAMPLE = Path(__file__).parents[2] / ".env.example"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in variables():
        monkeypatch.delenv(name, raising=False)


def variables() -> dict[str, str]:
    """Return the variable of each field."""
    prefix = Settings.model_config["env_prefix"]
    return {
        str(field.validation_alias) if field.validation_alias else f"{prefix}{name}".upper(): name
        for name, field in Settings.model_fields.items()
    }


def explained() -> dict[str, tuple[str, str]]:
    """Return each variable of the example with the comment above it and its value."""
    found, comment = {}, ""
    for line in EXAMPLE.read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            comment = line.removeprefix("# ")
        elif line:
            name, _, value = line.partition("=")
            found[name] = (comment, value)
    return found


def test_the_example_lists_every_setting_with_its_meaning_and_default() -> None:
    fields = Settings.model_fields
    assert explained() == {
        variable: (
            fields[name].description,
            "" if fields[name].default is None else str(fields[name].default),
        )
        for variable, name in variables().items()
    }


def test_the_example_as_it_is_changes_nothing(tmp_path: Path) -> None:
    without = Settings()
    (tmp_path / ".env").write_text(EXAMPLE.read_text(encoding="utf-8"), encoding="utf-8")
    assert Settings() == without


def test_the_environment_goes_before_the_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("GROVEKEEPER_PORT=1\nGROVEKEEPER_LOG_LEVEL=debug\nOTHER=1\n")
    monkeypatch.setenv("GROVEKEEPER_PORT", "2")
    settings = Settings()
    assert (settings.port, settings.log_level) == (2, "DEBUG")


def test_the_token_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "not to be seen")
    settings = Settings()
    assert settings.discord_token is not None
    assert settings.discord_token.get_secret_value() == "not to be seen"
    assert "not to be seen" not in repr(settings)


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("GROVEKEEPER_DATABASE_URL", "sqlite:///grovekeeper.db"),
        ("GROVEKEEPER_DATABASE_URL", "grovekeeper.db"),
        ("GROVEKEEPER_DATABASE_URL", "nosuch+driver://here"),
        ("GROVEKEEPER_DATABASE_URL", "mysql+aiomysql://here/there"),
        ("GROVEKEEPER_DATABASE_URL", "postgresql+psycopg://here/there"),
        ("GROVEKEEPER_PORT", "65536"),
        ("GROVEKEEPER_LOG_LEVEL", "loud"),
        ("GROVEKEEPER_LOG_FORMAT", "yaml"),
        ("GROVEKEEPER_HEALTH_PORT", "-1"),
    ],
)
def test_what_cannot_be_used_is_refused_at_once(
    monkeypatch: pytest.MonkeyPatch, variable: str, value: str
) -> None:
    monkeypatch.setenv(variable, value)
    with pytest.raises(ValidationError, match=variables()[variable]) as refused:
        Settings()
    assert value not in str(refused.value)
    [sentence] = about_settings(refused.value)
    for language in WHOLE:
        said = words(language).say(sentence)
        assert variable in said
        assert INSTEAD[variable] in said


INSTEAD = {
    "GROVEKEEPER_DATABASE_URL": "postgresql+asyncpg://USER@HOST/NAME",
    "GROVEKEEPER_PORT": "8765",
    "GROVEKEEPER_LOG_LEVEL": "DEBUG, INFO, WARNING, ERROR, CRITICAL",
    "GROVEKEEPER_LOG_FORMAT": "text, json",
    "GROVEKEEPER_HEALTH_PORT": "65535",
}
"""Part of what is to be written instead, by the variable."""


def test_a_password_stands_in_the_address_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROVEKEEPER_DATABASE_URL", "postgresql+asyncpg://grovekeeper@database/grovekeeper")
    monkeypatch.setenv("GROVEKEEPER_DATABASE_PASSWORD", "p@ss:w/rd%40")
    settings = Settings()
    made = make_url(settings.database)
    assert (made.username, made.password, made.host) == ("grovekeeper", "p@ss:w/rd%40", "database")
    assert "p@ss" not in repr(settings)


def test_compose_puts_no_password_into_an_address() -> None:
    compose = (EXAMPLE.parent / "compose.yaml").read_text(encoding="utf-8")
    addresses = [line for line in compose.splitlines() if "postgresql+asyncpg://" in line]
    assert addresses
    assert not any("PASSWORD" in line for line in addresses)
