"""The settings, from the environment or from `.env` beside the program; `.env.example` lists all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, SecretStr, field_validator
from pydantic_settings import BaseSettings, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

LogLevel = Annotated[
    Literal["DEBUG", "INFO", "WARNING", "ERROR", "CRITICAL"], BeforeValidator(lambda name: str(name).upper())
]

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
"""Databases that the bot works with, and the drivers it does so by: no other one could ever be used."""


class Settings(BaseSettings):
    """The settings: each field is read from the variable `GROVEKEEPER_<FIELD>`, and the token from `DISCORD_TOKEN`.

    An empty variable counts as not set. Raises pydantic's ValidationError naming what cannot be read. An unknown name in `.env` is left
    alone: it may belong to another program.
    """

    model_config = SettingsConfigDict(
        env_file=".env",
        env_file_encoding="utf-8",
        env_prefix="GROVEKEEPER_",
        env_ignore_empty=True,
        extra="ignore",
        hide_input_in_errors=True,
        frozen=True,
    )

    discord_token: SecretStr | None = Field(
        default=None,
        validation_alias="DISCORD_TOKEN",
        description="The bot's token from Discord's developer portal. Without one the local channel opens.",
    )
    database_url: str = Field(
        default="sqlite+aiosqlite:///grovekeeper.db",
        description="Where the tables are kept: sqlite+aiosqlite:///FILE, or postgresql+asyncpg://USER@HOST/NAME.",
    )
    database_password: SecretStr | None = Field(
        default=None,
        description="The password of that database, as it is: in an address, @ and : and / would have to be written otherwise.",
    )
    channel_file: Path = Field(
        default=Path("grovekeeper-channel.db"),
        description="The file that keeps the local channel from one start to the next; with :memory: it forgets, and its tables too.",
    )
    port: int = Field(
        default=8765,
        ge=0,
        le=65535,
        description="The port of the local channel on 127.0.0.1; 0 takes any free one.",
    )
    log_level: LogLevel = Field(
        default="INFO",
        description="The least that is logged: DEBUG, INFO, WARNING, ERROR or CRITICAL.",
    )
    log_format: Literal["text", "json"] = Field(
        default="text",
        description="The form of the log: text for people, json for machines.",
    )
    health_port: int | None = Field(
        default=None,
        ge=0,
        le=65535,
        description="The port of /healthz and /metrics (Prometheus); 0 takes any free one. Without one there is neither.",
    )
    health_host: str = Field(
        default="127.0.0.1",
        description="The address they listen at: in a container 0.0.0.0 lets others ask.",
    )

    @property
    def database(self) -> str:
        """The address of the database, with its password."""
        url = make_url(self.database_url)
        if self.database_password is not None:
            url = url.set(password=self.database_password.get_secret_value())
        return url.render_as_string(hide_password=False)

    @field_validator("database_url")
    @classmethod
    def _can_be_used(cls, url: str) -> str:
        try:
            driver = make_url(url).drivername
        except ArgumentError as error:
            raise ValueError("no address of a database") from error
        if driver not in DRIVERS:
            raise ValueError(f"the bot cannot use {driver}")
        return url
