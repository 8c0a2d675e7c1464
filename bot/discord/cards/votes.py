"""Questions of a table to people beside their moves, as its card shows them: an open vote, and free seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.discord.ui.components import PersistentItem, Style, button_to
from bot.discord.ui.custom_id import CustomId
from bot.tables import Chair, Change, Table
from bot.tables.model import log_events
from bot.tables.model.table import ANYBODY, Vote
from bot.tables.steps.votes import WAIT, pending_voters
from engine.text import Seat
from words.catalogue import Words


def people_asked(table: Table) -> frozenset[int]:
    """Return the people who have not voted yet, and those to whom a seat is offered."""
    voters = {table.chairs[seat].person for seat in pending_voters(table)}
    return frozenset(person for person in (*voters, *(chair.offered for chair in table.chairs)) if person)


def people_answered(before: Table, after: Table) -> frozenset[int]:
    """Return the person who asked for a vote that is over now; nobody where it goes on, or the clock has asked."""
    vote = before.vote
    if vote is None or vote.kind == WAIT or vote.by is None or after.vote is not None:
        return frozenset()
    asked = before.chairs[vote.by].person
    return frozenset() if asked is None else frozenset({asked})


def people_passed_by(change: Change) -> frozenset[int]:
    """Return the person whose vote this change has made void; nobody where there is none, or the clock had asked."""
    events = [event for told in change.told for event in log_events.log_events(told.action)]
    seats = {int(event.args[1]) for event in events if event.name == log_events.LAPSE}
    return frozenset(
        chair.person for chair in change.table.chairs if chair.seat in seats and chair.person is not None
    )


def people_to_decide(change: Change) -> frozenset[int]:
    """Return the people who may now decide about the only other one, whose time is over."""
    events = [event for told in change.told for event in log_events.log_events(told.action)]
    late = {int(event.args[0]) for event in events if event.name == log_events.OVERDUE}
    chairs = change.table.chairs if late else ()
    return frozenset(chair.mover for chair in chairs if chair.seat not in late and chair.mover is not None)


def awaited_people(table: Table) -> frozenset[int]:
    """Return the people who are waited for."""
    return frozenset(chair.mover for chair in table.awaiting if chair.mover is not None)


def request_lines(table: Table, speech: Words, people: Sequence[str], *, costs_game: bool = False) -> str:
    """Return the open questions, line by line; "" where there are none.

    `costs_game` says that whoever is replaced has lost.
    """
    if not table.live:
        return ""
    lines = [_offer(chair, speech, people) for chair in table.chairs if chair.offered is not None]
    if table.vote is not None:
        lines += _vote(table, table.vote, speech, people, costs_game=costs_game)
    return "\n".join(lines)


def answers(table: Table, speech: Words) -> list[PersistentItem]:
    """Return the buttons of an open vote. They depend on the vote alone, so they work as long as it is open."""
    return _answers(table, table.vote, speech) if table.live and table.vote is not None else []


def free_seats(table: Table, speech: Words) -> list[PersistentItem]:
    """Return a button for each seat that is offered, which works as long as it is."""
    return [
        button_to(
            CustomId(table.id, 0, "takeseat", str(chair.seat)),
            speech.key("button-take-seat", who=chair.name),
        )
        for chair in table.chairs
        if table.live and chair.offered is not None
    ]


def _answers(table: Table, vote: Vote, speech: Words) -> list[PersistentItem]:
    """Return the answers to an open vote; computer players who wait can only be let go on."""
    yes = CustomId(table.id, vote.moment, "grant")
    if vote.kind == WAIT:
        return [button_to(yes, speech.key("button-go-on"), Style.success)]
    no = CustomId(table.id, vote.moment, "refuse")
    return [
        button_to(yes, speech.key("button-grant"), Style.success),
        button_to(no, speech.key("button-refuse"), Style.danger),
    ]


def _offer(chair: Chair, speech: Words, people: Sequence[str]) -> str:
    who = people[chair.seat]
    if chair.offered == ANYBODY:
        return speech.key("request-free", who=who)
    return speech.key("request-offer", who=who, whom=f"<@{chair.offered}>")


def _vote(
    table: Table, vote: Vote, speech: Words, people: Sequence[str], *, costs_game: bool
) -> Iterable[str]:
    whose = people[vote.about] if vote.kind == "replace" else ""
    if vote.by is None:
        yield speech.key("request-gone" if table.chairs[vote.about].gone else "request-late", whose=whose)
    else:
        by = people[vote.by]
        yield speech.key(f"request-{vote.kind}", who=by, whose=whose, count=vote.about)
    if vote.kind == "replace" and costs_game:
        yield speech.key("replace-costs")
    for key, seats in (("request-agreed", vote.agreed), ("request-against", vote.refused)):
        if seats:
            yield speech.key(key, who=speech.listed([people[seat] for seat in seats]))
    waiting = [_mention(table, seat) for seat in pending_voters(table)]
    if waiting:
        yield speech.key("request-open", who=speech.listed(waiting))


def _mention(table: Table, seat: Seat) -> str:
    return f"<@{table.chairs[seat].person}>"
