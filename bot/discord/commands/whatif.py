"""/whatif: a private copy of the table to try moves on. Nothing on these pages can touch the game: their ops are their own."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from discord import ui

from bot.discord.cards.move_picker import Chooser
from bot.discord.cards.table_card import latest, ranking, sentences, spoken
from bot.discord.commands.desk import Desk
from bot.discord.commands.registry import Here, command
from bot.discord.delivery.request import Caller
from bot.discord.ui import trail as choices
from bot.discord.ui.components import Page, Press, Shown, Style, button, gallery, rows, text
from bot.discord.ui.trail import Mark
from bot.tables.requests.whatif import NoTrial, Trial, TrialFull, TrialUnfit
from engine.errors import Stale
from render import pictures
from render.sheets.banner import under_banner

if TYPE_CHECKING:
    from bot.discord.client import Grovekeeper

TOLD = 1200
"""Characters of what the last moves told."""
KIND = "try"
"""Stands before the ops of the chooser where it is about a trial."""


def add(client: Grovekeeper) -> None:
    """Adds /whatif to the client's tree."""
    desk = client.desk

    async def whatif(interaction: Here) -> None:
        await client.answer(interaction, lambda caller: _begun(desk, caller))

    command(client, "whatif", whatif)


async def _begun(desk: Desk, caller: Caller) -> None:
    table = await desk.here(caller)
    await caller.defer()
    await _show(desk, caller, await desk.tables.whatif.resume(table.id, caller.person.id))


async def _root(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _show(desk, caller, await desk.tables.whatif.at(mark.table, caller.person.id, mark.moment))


async def _step(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
    """One field further; a move that is whole is tried at once, for it can be taken back."""
    trial = await desk.tables.whatif.at(mark.table, caller.person.id, mark.moment)
    chooser = Chooser(trial.as_table, caller.person.id, caller.words, KIND)
    trail = choices.read_trail(chooser.legal, mark.path, picked)
    if trail is None:
        await _show(desk, caller, trial, caller.words.key("refusal-not-among"))
        return
    trail = choices.settled(chooser.legal, trail)
    action = choices.whole(chooser.legal, trail)
    if action is None:
        page = chooser.at(trail, mark.page, caller.words.key("trial-banner"))
        await _draw(desk, caller, trial, list(page.children))
    else:
        done = await desk.tables.whatif.play(mark.table, caller.person.id, mark.moment, action)
        await _show(desk, caller, done)


async def _back(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    trial = await desk.tables.whatif.take_back(mark.table, caller.person.id, mark.moment)
    await _show(desk, caller, trial, caller.words.key("undo-done"))


async def _others(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await caller.defer()
    await _show(desk, caller, await desk.tables.whatif.let_others(mark.table, caller.person.id, mark.moment))


async def _anew(desk: Desk, caller: Caller, mark: Mark, _: Sequence[str]) -> None:
    await _show(desk, caller, await desk.tables.whatif.begin(mark.table, caller.person.id))


async def _end(desk: Desk, caller: Caller, _: Mark, __: Sequence[str]) -> None:
    await desk.tables.whatif.discard(caller.person.id)
    await caller.answer(Page(text(caller.words.key("trial-discarded"))))


Work = Callable[[Desk, Caller, Mark, Sequence[str]], Coroutine[Any, Any, None]]


def _forgiving(work: Work) -> Work:
    """The same, but what is refused is answered with the trial as it is now, or with how to get one."""

    async def done(desk: Desk, caller: Caller, mark: Mark, picked: Sequence[str]) -> None:
        try:
            await work(desk, caller, mark, picked)
        except (Stale, TrialFull) as error:
            trial = await desk.tables.whatif.resume(mark.table, caller.person.id)
            await _show(desk, caller, trial, caller.words.say(error.text))
        except (NoTrial, TrialUnfit) as error:
            again = button(Mark(mark.table, 0, "tryanew"), caller.words.key("button-try-anew"))
            await caller.answer(Page(text(caller.words.say(error.text)), *rows([again])))

    return done


OPS: dict[str, Work] = {
    op: _forgiving(work)
    for op, work in {
        "trymoves": _root,
        "tryclose": _root,
        "trystep": _step,
        "trypick": _step,
        "tryback": _back,
        "tryothers": _others,
        "tryanew": _anew,
        "tryend": _end,
    }.items()
}


async def _show(desk: Desk, caller: Caller, trial: Trial, above: str = "") -> None:
    """The trial as its person sees it: what happened, the picture, what can be tried next."""
    table, words = trial.as_table, caller.words
    view = trial.match.view(trial.seat)
    lines = [f"### {words.key('trial-banner')}", above]
    if trial.is_behind:
        lines.append(words.key("trial-behind"))
    lines += [*_told(caller, trial), words.say(view.headline, spoken(table))]
    items: list[ui.Item[Any]] = [text("\n".join(line for line in lines if line))]
    chooser = Chooser(table, caller.person.id, words, KIND)
    if chooser.legal:
        items += chooser.root().children
    elif trial.match.outcome is not None:
        items.append(text(ranking(trial.match.outcome, words, spoken(table))))
    await _draw(desk, caller, trial, items)


async def _draw(desk: Desk, caller: Caller, trial: Trial, items: Sequence[ui.Item[Any]]) -> None:
    """The items with the picture under the first of them, and below them all what can be done with a trial."""
    view, table = trial.match.view(trial.seat), trial.table
    buttons = rows(list(_buttons(caller, trial)))
    plain = await desk.pool.draw(pictures.table, table.game.id, view, table.people, caller.language)
    drawn = await desk.pool.draw(under_banner, plain, caller.words.key("trial-banner"))
    shown = Shown(f"trial-{trial.stamp}.png", drawn)
    await caller.answer(Page(items[0], gallery(shown), *items[1:], *buttons), [shown])


def _told(caller: Caller, trial: Trial) -> Iterator[str]:
    people = spoken(trial.table)
    lines = [line for told in trial.told for line in sentences(told, caller.words, people, trial.seat)]
    yield latest([f"- {line}" for line in lines], TOLD, caller.words.key("trial-earlier"))


def _buttons(caller: Caller, trial: Trial) -> Iterator[Press]:
    def press(op: str, label: str, style: Style = Style.secondary) -> Press:
        return button(Mark(trial.table.id, trial.stamp, op), label, style)

    words = caller.words
    if trial.others:
        names = [trial.table.people[seat] for seat in trial.others]
        yield press("tryothers", words.key("button-try-others", who=words.listed(names)), Style.success)
    if trial.tried:
        yield press("tryback", words.key("button-try-back"))
    yield press("tryanew", words.key("button-try-anew" if not trial.is_behind else "button-try-from-now"))
    yield press("tryend", words.key("button-try-end"))
