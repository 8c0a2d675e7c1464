"""/whatif: a private copy of the table, on which a person tries moves.

No press on these pages can change the game, because their ops begin with `try` and are answered here alone.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import wraps
from typing import Any, Concatenate, ParamSpec

from discord import ui

from bot.discord.cards import choice_map
from bot.discord.cards.move_picker import MovePicker
from bot.discord.cards.table_card import escaped_names, latest, ranking, sentences
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import button, command, select
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PersistentItem, PictureFile, Style, button_to, gallery, rows, text
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.trail import read_trail, skip_forced, whole_action
from bot.tables.requests.whatif import NoTrial, Trial, TrialFull, TrialUnfit
from bot.tables.steps.guards import plays_together
from engine.errors import Stale
from render import pictures
from render.sheets.banner import under_banner

P = ParamSpec("P")
Work = Callable[Concatenate[Desk, Request, CustomId, P], Awaitable[None]]

TOLD = 1200
"""Maximum characters of what happened in the last moves."""
KIND = "try"
"""Prefix of the ops of the move picker where it is about a trial."""


def _forgiving(work: Work[P]) -> Work[P]:
    """Let work answer a refusal with the trial as it is now, or with a button that begins a new one."""

    @wraps(work)
    async def done(
        desk: Desk, request: Request, custom_id: CustomId, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        try:
            await work(desk, request, custom_id, *args, **kwargs)
        except (Stale, TrialFull) as error:
            trial = await desk.tables.whatif.resume(custom_id.table, request.person.id)
            await _show(desk, request, trial, request.words.say(error.text))
        except (NoTrial, TrialUnfit) as error:
            again = CustomId(custom_id.table, 0, "tryanew")
            items = rows([button_to(again, request.words.key("button-try-from-now"))])
            await request.answer(Page(text(request.words.say(error.text)), *items))

    return done


@command("whatif")
@one_at_a_time
async def resume(desk: Desk, request: Request) -> None:
    """Show the person's trial, or a new one where there is none."""
    table = await desk.table_here(request)
    await request.defer()
    await _show(desk, request, await desk.tables.whatif.resume(table.id, request.person.id))


@button("trymoves", "tryclose")
@_forgiving
@one_at_a_time
async def show_moves(desk: Desk, request: Request, custom_id: CustomId) -> None:
    trial = await desk.tables.whatif.at(custom_id.table, request.person.id, custom_id.moment)
    await _show(desk, request, trial)


@button("trystep")
@select("trypick")
@_forgiving
@one_at_a_time
async def step(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str] = ()) -> None:
    """Go one field further. A complete move is tried at once, without a preview, because it can be taken back."""
    trial = await desk.tables.whatif.at(custom_id.table, request.person.id, custom_id.moment)
    picker = MovePicker(trial.as_table, request.person.id, request.words, KIND, desk.poster.emojis)
    trail = read_trail(picker.legal, custom_id.path, picked)
    if trail is None:
        await _show(desk, request, trial, request.words.key("refusal-not-among"))
        return
    trail = skip_forced(picker.legal, trail)
    action = whole_action(picker.legal, trail)
    if action is None:
        page = picker.at(trail, custom_id.page, request.words.key("trial-banner"))
        await _draw(
            desk,
            request,
            trial,
            list(page.children),
            await choice_map.draw(desk.pool, picker, trail, custom_id.page),
        )
    else:
        trials, person = desk.tables.whatif, request.person.id
        await _show(desk, request, await trials.play(custom_id.table, person, custom_id.moment, action))


@button("tryback")
@_forgiving
@one_at_a_time
async def take_back(desk: Desk, request: Request, custom_id: CustomId) -> None:
    trial = await desk.tables.whatif.take_back(custom_id.table, request.person.id, custom_id.moment)
    await _show(desk, request, trial, request.words.key("undo-done"))


@button("tryshow")
@_forgiving
async def show_as_plan(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the moves tried to the others as a plan; the card stays as it is, for nobody has to read it now."""
    trial = await desk.tables.whatif.show(custom_id.table, request.person.id, custom_id.moment)
    await _show(desk, request, trial, request.words.key("plan-shown"))


@button("tryothers")
@_forgiving
@one_at_a_time
async def let_others_move(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await request.defer()
    trial = await desk.tables.whatif.let_others(custom_id.table, request.person.id, custom_id.moment)
    await _show(desk, request, trial)


@button("tryanew")
@_forgiving
@one_at_a_time
async def begin_anew(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await _show(desk, request, await desk.tables.whatif.begin(custom_id.table, request.person.id))


@button("tryend")
@_forgiving
async def discard(desk: Desk, request: Request, _: CustomId) -> None:
    had_plan = await desk.tables.whatif.discard(request.person.id)
    keys = ("trial-discarded", "plan-dropped") if had_plan else ("trial-discarded",)
    await request.answer(Page(text(" ".join(map(request.words.key, keys)))))


async def _show(desk: Desk, request: Request, trial: Trial, above: str = "") -> None:
    """Show a trial as its person sees it: what happened, the picture, and the moves that can be tried next."""
    table, words = trial.as_table, request.words
    view = trial.match.view(trial.seat)
    lines = [f"### {words.key('trial-banner')}", above]
    if trial.has_withdrawn:
        lines.append(words.key("plan-withdrawn"))
    if trial.is_behind:
        lines.append(words.key("trial-behind"))
    lines += [*_told(request, trial), words.say(view.headline, escaped_names(table))]
    items: list[ui.Item[Any]] = [text("\n".join(line for line in lines if line))]
    picker = MovePicker(table, request.person.id, words, KIND, desk.poster.emojis)
    if picker.legal:
        items += picker.root().children
    elif trial.match.outcome is not None:
        items.append(text(ranking(table, trial.match.outcome, words, escaped_names(table))))
    await _draw(desk, request, trial, items)


async def _draw(
    desk: Desk,
    request: Request,
    trial: Trial,
    items: Sequence[ui.Item[Any]],
    lit: PictureFile | None = None,
) -> None:
    """Answer with the items, below the first of them the table or the map of a choice, and the buttons of a trial below them all."""
    view, table = trial.match.view(trial.seat), trial.table
    buttons = rows(list(_buttons(request, trial)))
    if lit is None:
        plain = await desk.pool.draw(pictures.table, table.game.id, view, table.people, request.language)
    else:
        plain = lit.picture
    drawn = await desk.pool.draw(under_banner, plain, request.words.key("trial-banner"))
    shown = PictureFile(f"trial-{trial.stamp}.png", drawn)
    await request.answer(Page(items[0], gallery(shown), *items[1:], *buttons), [shown])


def _told(request: Request, trial: Trial) -> Iterator[str]:
    people = escaped_names(trial.table)
    lines = [line for told in trial.told for line in sentences(told, request.words, people, trial.seat)]
    yield latest([f"- {line}" for line in lines], TOLD, request.words.key("trial-earlier"))


def _buttons(request: Request, trial: Trial) -> Iterator[PersistentItem]:
    def button_for(op: str, label: str, style: Style = Style.secondary) -> PersistentItem:
        return button_to(CustomId(trial.table.id, trial.stamp, op), label, style)

    words = request.words
    if trial.others:
        names = [trial.table.people[seat] for seat in trial.others]
        yield button_for("tryothers", words.key("button-try-others", who=words.listed(names)), Style.success)
    if trial.tried:
        yield button_for("tryback", words.key("button-try-back"))
    if trial.labels and plays_together(trial.table):
        yield button_for("tryshow", words.key("button-try-show"))
    yield button_for(
        "tryanew", words.key("button-try-anew" if not trial.is_behind else "button-try-from-now")
    )
    yield button_for("tryend", words.key("button-try-end"))
