"""Answers to errors: to whom they are told, how, and what the log calls them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import discord
import pytest
from discord import app_commands, ui

from bot.discord.delivery.interactions.error_replies import (
    answer_error,
    missing_permissions,
    permission_warning,
    refusal_sentence,
)
from bot.discord.delivery.request import Request
from bot.discord.ui.transport import ARCHIVED, LOCKED, NO_ACCESS, NO_PERMISSION, UNKNOWN_INTERACTION
from bot.store.errors import Failed, Full
from bot.tables import Person, Table, Tables
from engine.errors import Illegal, Refused, Stale
from engine.text import Text, Who, say
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.discord.commands.test_clicks import begun
from tests.bot.discord.delivery.test_reach import refusal
from tests.bot.discord.interactions import interaction
from tests.bot.recorded.conversation import keyed
from tests.bot.tables.house import ADA
from words.catalogue import Words, words

NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")


class Asking(Request):
    """A request of somebody where the bot has been granted this; it notes how it is answered."""

    def __init__(self, *granted: str, person: Person = ADA, **where: Any) -> None:
        given = discord.Permissions(**dict.fromkeys(granted, True))
        super().__init__(interaction(person, number=5, channel=9, granted=given, **where))
        self.answers: list[str] = []
        self.error: Exception | None = None

    async def _note(self, how: str, page: Any) -> None:
        said = [each.get("content") or each.get("label") or each.get("placeholder") for each in parts(page)]
        self.answers.append(" | ".join([how, *filter(None, said)]))
        if self.error is not None:
            raise self.error

    async def answer(self, page: ui.LayoutView, pictures: object = ()) -> None:
        await self._note("answer", page)

    async def remark(self, page: ui.LayoutView) -> None:
        await self._note("remark", page)

    async def write(self, page: ui.LayoutView) -> None:
        await self._note("write", page)


class Kept:
    """Tables as far as a reply asks for them."""

    def __init__(
        self, table: Table | None = None, *, is_done: bool = False, trouble: Exception | None = None
    ) -> None:
        self._table, self._is_done, self._trouble = table, is_done, trouble

    async def is_done(self, interaction: int) -> bool:
        assert interaction == 5
        if self._trouble is not None:
            raise self._trouble
        return self._is_done

    async def at(self, channel: int) -> Table | None:
        assert channel == 9
        if self._trouble is not None:
            raise self._trouble
        return self._table


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Say only the key of a sentence, and what it is about."""
    monkeypatch.setattr(Words, "say", keyed)
    monkeypatch.setattr(Words, "rule", lambda _, rule: f"[{rule}]")


async def reply(error: Exception, tables: Kept, asking: Asking) -> tuple[str, list[str]]:
    outcome = await answer_error(asking, cast(Tables, tables), "a press", error)
    return outcome, asking.answers


PERMISSIONS = "refusal-permission(missing permission-attach-files and permission-read-message-history)"


@pytest.mark.parametrize(
    ("error", "outcome", "answers"),
    [
        (Full("no room"), "refused", ["remark | table-not-saved"]),
        (Refused(say("hand-secret")), "refused", ["answer | hand-secret"]),
        (app_commands.CommandNotFound("old", []), "refused", ["answer | refusal-command"]),
        (refusal(UNKNOWN_INTERACTION, 404), "undelivered", []),
        (refusal(ARCHIVED), "undelivered", ["write | refusal-locked"]),
        (refusal(LOCKED), "undelivered", ["write | refusal-locked"]),
        (refusal(NO_ACCESS), "undelivered", [f"answer | {PERMISSIONS}"]),
        (refusal(NO_PERMISSION), "undelivered", [f"answer | {PERMISSIONS}"]),
        (refusal(0, 503), "undelivered", ["answer | refusal-accident(number 0)"]),
        (ConnectionResetError(), "undelivered", ["answer | refusal-accident(number 0)"]),
        (refusal(50035, 400), "undelivered", ["answer | refusal-accident(number 0)"]),
        (KeyError("ours"), "accident", ["answer | refusal-accident(number 0)"]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else None,
)
async def test_each_error_is_answered_in_its_own_way(
    monkeypatch: pytest.MonkeyPatch, error: Exception, outcome: str, answers: list[str]
) -> None:
    monkeypatch.setattr("bot.discord.delivery.interactions.error_replies.number_of", lambda _: 0)
    asking = Asking("view_channel", "send_messages")
    assert await reply(error, Kept(), asking) == (outcome, answers)
    unheard = Asking("view_channel", "send_messages")
    unheard.error = refusal(NO_ACCESS)
    assert (await reply(error, Kept(), unheard))[0] == outcome, "an answer that is refused changes nothing"


async def test_where_no_permission_is_missing_the_place_is_hidden() -> None:
    assert await reply(refusal(NO_ACCESS), Kept(), Asking(*NEEDED)) == (
        "undelivered",
        ["answer | refusal-hidden"],
    )


async def test_a_refusal_of_what_is_saved_already_says_so() -> None:
    stale = Stale(say("refusal-stale"))
    assert await reply(stale, Kept(is_done=True), Asking()) == ("done", ["answer | refusal-saved"])
    assert await reply(stale, Kept(trouble=Failed("away")), Asking()) == (
        "refused",
        ["answer | refusal-stale"],
    )


async def test_whoever_is_refused_is_shown_what_they_can_do_instead() -> None:
    match = begun("spirits-of-the-forest")
    table = table_of(match, "en")
    mover = table.awaiting[0].person
    legal = match.legal(match.awaiting[0]).actions

    async def told(error: Exception, person: int | None = mover) -> list[str]:
        asking = Asking(person=replace(ADA, id=person or 0))
        outcome, answers = await reply(error, Kept(table), asking)
        assert outcome == "refused"
        return answers[0].split(" | ")[1:]

    first, *moves = await told(Stale(say("refusal-stale")))
    assert first.startswith("refusal-stale\nrefusal-now")
    assert moves == ["spirits-of-the-forest-field-first", "button-close"]
    near = Illegal(say("hand-secret"), nearest=(legal[0], legal[1], "no move"))
    first, *moves = await told(near)
    assert first == "hand-secret\nrefusal-nearest"
    assert [each.partition("(")[0] for each in moves] == ["spirits-of-the-forest-label-take"] * 2 + [
        "button-moves"
    ]
    assert await told(Illegal(say("hand-secret"))) == ["hand-secret"]
    assert await told(Refused(say("hand-secret"))) == ["hand-secret"]
    assert await told(Stale(say("refusal-stale")), person=99) == ["refusal-stale"]


def test_a_refusal_names_the_rule_and_the_people_of_the_table() -> None:
    table = table_of(begun("spirits-of-the-forest"), "en")
    why: Text = say("illegal-not-your-turn", waiting=(Who(table.chairs[0].seat),))
    said = f"illegal-not-your-turn(waiting {table.people[0]})"
    speech = words("en")
    assert refusal_sentence(Refused(why), table, speech) == said
    assert refusal_sentence(Illegal(why), table, speech) == said
    assert (
        refusal_sentence(Illegal(why, rule="SF-1"), table, speech)
        == f"{said}\n-# refusal-rule(id SF-1, rule [SF-1])"
    )
    assert refusal_sentence(Refused(why), None, speech) == "illegal-not-your-turn(waiting seat 0)"


async def test_what_is_missing_is_what_the_bot_needs_where_it_was_added() -> None:
    needed = {*NEEDED}
    for name in NEEDED:
        assert missing_permissions(Asking(*needed - {name}).interaction) == (name,)
    assert missing_permissions(Asking(*NEEDED).interaction) == ()
    assert missing_permissions(Asking(*NEEDED, above=8).interaction) == ("send_messages_in_threads",)
    for elsewhere in (Asking(guild=None), Asking(is_added=False)):
        assert missing_permissions(elsewhere.interaction) == ()
        assert permission_warning(elsewhere) == ""
