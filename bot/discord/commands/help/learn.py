"""/learn: a short deal against the computer, in private, with a sentence for every move that says why it would be good.

Nothing of it is kept: what a button leads to is written on the button. So to take back, to begin anew and to make the suggested move are
all the same, a look at another place.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any

from discord import ui

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import escaped_names, latest, ranking, sentences
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import OptionalGame, button, command, select
from bot.discord.delivery.request import Request
from bot.discord.ui.components import (
    Page,
    PersistentItem,
    PictureFile,
    Style,
    button_to,
    clip,
    gallery,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import read_trail, skip_forced, whole_action
from bot.tables import Table
from bot.tables.requests.guided_games import GuidedTooLong, GuidedUnfit, Stand, code_of, stand_at
from engine.game import Game
from engine.guided_game import LEARNER, guided, why
from render import pictures
from words.catalogue import Words, signed

KIND = "learn"
"""Prefix of the ops of the move picker where it is about a guided game."""
TOLD = 900
"""Maximum characters of what happened since the learner's last move."""
SCORE = 2400
"""Maximum characters of a score, line by line."""


@command("learn")
@one_at_a_time
async def begin(desk: Desk, request: Request, game: OptionalGame = None) -> None:
    """Begin the guided game that is named, else that of the game in the channel; else ask which one."""
    here = await desk.tables.at(request.place.channel)
    wanted = game or (here.game.id if here is not None else None)
    chosen = next((each for each in _games(desk) if each.id == wanted), None)
    if chosen is not None:
        await _show(desk, request, code_of(chosen))
    else:
        await request.answer(_question(desk, request, request.words.key("guided-which")))


def begin_button(game: Game[Any, Any], words: Words) -> PersistentItem | None:
    """Return the button that begins the guided game of a game; None where there is none."""
    return button_to(_beginning(game), words.key("button-learn")) if _has_one(game) else None


def _games(desk: Desk) -> list[Game[Any, Any]]:
    return [game for game in desk.games.values() if _has_one(game)]


def _has_one(game: Game[Any, Any]) -> bool:
    try:
        return bool(guided(game.id).step)
    except FileNotFoundError:
        return False


@button("learnanew", "learnmoves", "learnclose", "learnback", "learnnext")
@one_at_a_time
async def look(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _show(desk, request, custom_id.moment)


@button("learnstep")
@select("learnpick")
@one_at_a_time
async def step(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()) -> None:
    """Go one field further. A complete move is made at once, without a preview, because it can be taken back."""
    await request.defer()
    try:
        stand = await _stand(desk, custom_id.moment)
    except GuidedUnfit:
        await _show(desk, request, custom_id.moment)
        return
    picker = MovePicker(_table(request, stand), request.person.id, request.words, KIND)
    trail = read_trail(picker.legal, custom_id.path, picked)
    if trail is None:
        await _show(desk, request, stand.code, request.words.key("refusal-not-among"))
        return
    trail = skip_forced(picker.legal, trail)
    action = whole_action(picker.legal, trail)
    if action is None:
        first, *others = picker.at(trail, custom_id.page, _title(request.words, stand)).children
        shown = await choice_map.draw(desk.pool, picker, trail, custom_id.page) or await _picture(
            desk, request, stand
        )
        await request.answer(Page(first, gallery(shown), *others), [shown])
        return
    try:
        await _show(desk, request, stand.after(action))
    except GuidedTooLong as error:
        await _show(desk, request, stand.code, request.words.say(error.text))


@button("learnend")
async def end(_: Desk, request: Request, __: CustomId) -> None:
    await request.tell("guided-closed")


async def _show(desk: Desk, request: Request, code: int, above: str = "") -> None:
    """Show a place: what happened, the picture, what would be good now and why, and all moves; at the end the score."""
    await request.defer()
    try:
        stand = await _stand(desk, code)
    except GuidedUnfit as error:
        await request.answer(_question(desk, request, request.words.say(error.text)))
        return
    table = _table(request, stand)
    shown = await _picture(desk, request, stand)
    items: list[ui.Item[Any]] = [text("\n".join(_told(request.words, stand, table, above))), gallery(shown)]
    if stand.is_done:
        items.append(text(clip("\n".join(_score(request.words, stand, table)), SCORE)))
    else:
        items += await _advice(request, stand, table)
        items += MovePicker(table, request.person.id, request.words, KIND).root().children
    await request.answer(Page(*items, *rows(list(_ways(request.words, stand)))), [shown])


def _question(desk: Desk, request: Request, asked: str) -> Page:
    """Return the question which game to learn, with a button for each."""
    found = [button_to(_beginning(game), request.words.key(game.id)) for game in _games(desk)]
    return Page(text(asked), *rows(found))


def _beginning(game: Game[Any, Any]) -> CustomId:
    return CustomId(0, code_of(game), "learnanew")


async def _stand(desk: Desk, code: int) -> Stand:
    return await asyncio.to_thread(stand_at, _games(desk), code)


def _table(request: Request, stand: Stand) -> Table:
    """Return the table with the learner's name, and computer players named in the learner's language."""
    names = (request.words.key("computer-name", number=number) for number in range(1, stand.match.seats))
    return stand.as_table(request.person, request.language, names)


async def _picture(desk: Desk, request: Request, stand: Stand) -> PictureFile:
    view, people = stand.match.view(LEARNER), _table(request, stand).people
    drawn = await desk.pool.draw(pictures.table, stand.game.id, view, people, request.language)
    return PictureFile(f"learn-{stand.code}.png", drawn)


def _told(words: Words, stand: Stand, table: Table, above: str) -> Iterator[str]:
    """Yield the title, and what has happened since the learner's last move; at the beginning what this is."""
    people = escaped_names(table)
    yield _title(words, stand)
    if above:
        yield above
    if not stand.moves:
        yield words.key("guided-about")
        yield words.key(f"{stand.game.id}-guided-begin")
    lines = [f"- {line}" for told in stand.told for line in sentences(told, words, people, LEARNER)]
    if lines:
        yield latest(lines, TOLD, words.key("trial-earlier"))


def _title(words: Words, stand: Stand) -> str:
    """Return the title, with the number of the move as long as the learner follows the script."""
    game, steps = words.key(stand.game.id), len(guided(stand.game.id).step)
    if stand.step is None:
        return f"### {words.key('guided-title', game=game)}"
    return f"### {words.key('guided-title-step', game=game, number=stand.followed + 1, count=steps)}"


async def _advice(request: Request, stand: Stand, table: Table) -> list[ui.Item[Any]]:
    """Return the advice on a good move now, and why, with a button that makes it; nothing where nobody can say."""
    words, people = request.words, escaped_names(table)
    if stand.step is not None:
        action, told = stand.game.grammar.read(stand.step.move), words.say(why(stand.game.id, stand.step.why))
    else:
        hint = await asyncio.to_thread(stand.hint)
        if hint is None:
            return []
        action, told = hint.action, " ".join(words.say(reason, people) for reason in hint.reasons)
    label = words.say(stand.game.telling.label(stand.match.view(LEARNER), action), people)
    found: list[ui.Item[Any]] = [text(f"**{label}** {words.key('guided-why', why=told)}")]
    with suppress(GuidedTooLong):
        next_place = CustomId(0, stand.after(action), "learnnext")
        found += rows([button_to(next_place, words.key("guided-do"), Style.success)])
    return found


def _score(words: Words, stand: Stand, table: Table) -> Iterator[str]:
    """Yield the score of the game, and every step of each sum on a line of its own."""
    people = escaped_names(table)
    view = stand.match.view(LEARNER)
    yield words.key("guided-over" if view.outcome.final else "guided-left")
    told = pictures.standing(stand.game.id, view, people, words.language)
    yield from (f"- {line}" for line in told)
    if not told:
        yield ranking(table, view.outcome, words, people)
    if not told and not words.has(f"{stand.game.id}-standing"):
        for standing in view.outcome.standings:
            yield f"**{people[standing.seat]}**"
            yield from (
                f"- {words.say(line.label, people)}: {signed(line.points)}" for line in standing.lines
            )
    yield f"-# {words.key('guided-then')}"


def _ways(words: Words, stand: Stand) -> Iterator[PersistentItem]:
    if stand.before is not None:
        yield button_to(CustomId(0, stand.before, "learnback"), words.key("button-try-back"))
        yield button_to(_beginning(stand.game), words.key("guided-anew"))
    yield button_to(CustomId(0, 0, "learnend"), words.key("guided-close"))
