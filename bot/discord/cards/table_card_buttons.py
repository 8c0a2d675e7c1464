"""The buttons of the table card: few enough for a phone. The others are on a private page that one of them opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from bot.discord.cards import votes
from bot.discord.cards.card_answers import answers, question
from bot.discord.cards.verb_name import verb_name
from bot.discord.ui.components import ROWS, Page, PersistentItem, Style, button_to, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from engine.action import field_names
from engine.text import Seat
from words.catalogue import Words

_LOOKS = (
    "late",
    "hand",
    "catchup",
    "words",
    "help",
    "board",
    "more",
    "scores",
    "history",
    "special",
    "abandon",
)
"""Ops of buttons that only show something. They work on any card, old or changed, so their custom_ids have no moment."""
_OTHERS: Mapping[Status, Sequence[str]] = {
    Status.PLAYING: ("hand", "catchup", "undo", "special"),
    Status.PAUSED: ("resume", "hand", "history", "scores"),
    Status.OVER: ("rematch", "replay", "analysis", "scores", "history"),
}
_CALLED_OFF = ("rematch", "replay", "scores", "history")
_MORE = ("moves", "hand", "catchup", "undo", "special", "words", "scores", "history", "help")
"""Ops of the buttons on the private page while the game goes on."""


def public_verbs(table: Table) -> tuple[str, ...]:
    """Return the verbs that the people who are waited for can play, without those whose being legal is a secret."""
    if table.match is None:
        return ()
    verbs = {
        verb
        for chair in table.awaiting
        if chair.mover is not None
        for verb in table.match.legal(chair.seat).verbs
        if verb not in table.game.secret_verbs
    }
    return tuple(verb for verb in table.game.grammar.verbs if verb in verbs)


def asked_on_card(table: Table, speech: Words) -> str:
    """Return the question that buttons of the card answer, where the words of the game are none; "" where a page asks it."""
    found = (question(table, verb, speech) for verb in public_verbs(table) if answers(table, verb, speech))
    return next(found, "")


def card_buttons(
    table: Table, speech: Words, *, is_quiet: bool = False, is_late: bool = False
) -> list[ui.ActionRow[Any]]:
    """Return the answers to what is asked, the verbs, and what else there is room for; where that is not all, a button to all moves.

    Free seats leave room for a move: who is waited for comes first.

    `is_quiet` says that the bot may not post here by itself; then a button shows what has happened since. `is_late` says that somebody
    has let their time pass; then a button shows what the others can do.
    """
    is_playing = table.status is Status.PLAYING
    shown = public_verbs(table)
    answered = {verb: found for verb in shown if (found := answers(table, verb, speech))}
    main = _main_verb(table, shown) if not answered else None
    ordered = sorted(shown, key=lambda verb: verb != main)
    verbs = [
        button
        for verb in ordered
        for button in answered.get(verb) or [_verb_button(table, verb, speech, stands_out=verb == main)]
    ]
    ops = _offered(table, _OTHERS.get(table.status, _CALLED_OFF))
    if is_playing and main is None:
        ops = ("moves", *ops)
    others = [_button(table, op, speech, stands_out=not answered) for op in ops]
    end = [
        _button(table, op, speech) for op, is_shown in (("board", is_quiet), ("more", is_playing)) if is_shown
    ]
    found = votes.answers(table, speech)
    if is_late and table.vote is None:
        found.append(_button(table, "late", speech))
    for seat in votes.free_seats(table, speech):
        if _has_room([*found, seat, *verbs[:1], *others[:1], *end]):
            found.append(seat)
    for verb in verbs:
        if _has_room([*found, verb, *others[:1], *end]):
            found.append(verb)
    for other in others:
        if _has_room([*found, other, *end]):
            found.append(other)
    return rows([*found, *end])


def _main_verb(table: Table, shown: Sequence[str]) -> str | None:
    """Return the verb of the one page that has all there is to decide, or the first of verbs that are moves by themselves.

    None where there are several such pages, or some verb is kept a secret.
    """
    if len(shown) == 1:
        return shown[0]
    game = table.game
    if game.secret_verbs:
        return None
    main = [verb for verb in shown if verb not in {*game.reverting_verbs, *game.telling.side_verbs}]
    decided = [verb for verb in main if field_names(game.grammar.verbs[verb])] or main[:1]
    return decided[0] if len(decided) == 1 else None


def _has_room(buttons: Sequence[PersistentItem]) -> bool:
    return len(rows(buttons)) <= ROWS


def more_page(table: Table, speech: Words, *, is_muted: bool | None = None) -> Page:
    """Return the private page with the buttons that the card has no room for.

    `is_muted` says whether the person has muted the table; None for whoever does not play there.
    """
    shown = [_button(table, op, speech) for op in _offered(table, _MORE)]
    if is_muted is not None:
        op = "unmute" if is_muted else "mute"
        shown.append(button_to(CustomId(table.id, 0, op), speech.key(f"button-{op}")))
    return Page(text(speech.key("card-more")), *rows([*votes.free_seats(table, speech), *shown]))


def _offered(table: Table, ops: Sequence[str]) -> Sequence[str]:
    """Return the ops, without the one that shows what is special where nothing is.

    A game that is lost already may be cancelled, unless a vote is open, such as on that.
    """
    has_special = bool(table.game.telling.special(table.options, table.seats))
    is_votable = table.status is Status.PLAYING and table.vote is None
    is_lost = is_votable and table.view(None).lost is not None
    return [*["abandon"] * is_lost, *(op for op in ops if op != "special" or has_special)]


def _verb_button(table: Table, verb: str, speech: Words, *, stands_out: bool) -> PersistentItem:
    """Return the button of a verb; where none `stands_out`, that of all moves does.

    Whoever plays alone reads on it what is left undone; of several, whoever presses it is told so on a private page.
    """
    action, seat = _only_move(table, verb) if table.seats == 1 else (None, None)
    label = verb_name(table.game, table.view(None), action, verb, seat, speech)
    style = Style.success if stands_out else Style.secondary
    return button_to(CustomId(table.id, table.moment, "step", verb), label, style)


def _only_move(table: Table, verb: str) -> tuple[Any, Seat | None]:
    """Return the move that a verb without fields is of whoever plays alone, and the seat; None twice where it is none."""
    match, seat = table.match, table.chairs[0].seat
    move = next(iter(match.legal(seat).under(verb)), None) if match else None
    return (None, None) if move is None or field_names(move) else (move, seat)


def _button(table: Table, op: str, speech: Words, *, stands_out: bool = True) -> PersistentItem:
    style = Style.success if stands_out and op in ("moves", "rematch") else Style.secondary
    moment = 0 if op in _LOOKS else table.moment
    return button_to(CustomId(table.id, moment, op), speech.key(f"button-{op}"), style)
