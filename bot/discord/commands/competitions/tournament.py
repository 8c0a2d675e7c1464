"""/tournament: opens one or shows how it stands; and the buttons and menus of its messages. Its rounds come by themselves."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.discord.cards import tournament_card as cards
from bot.discord.commands.desk import Desk, one_at_a_time
from bot.discord.commands.registry import OptionalGame, button, command, select
from bot.discord.commands.settings.permissions import check_opening, language_here, least_pace_here, may_stop
from bot.discord.delivery.request import Request
from bot.discord.ui.components import Page, PictureFile, Style, button_to, text
from bot.discord.ui.confirm import confirm
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.transport import accept_refusal
from bot.store.competitions.tournaments import OPEN, OVER, RUNNING
from bot.tables.tournaments.model import Tournament
from engine.errors import Refused
from engine.text import say
from render.sheets import standings


@command("tournament")
@one_at_a_time
async def open_or_show(desk: Desk, request: Request, game: OptionalGame = None) -> None:
    """Open a tournament of the game that is named, else of the game on the table here, with its options; where there is one, show it."""
    here = await desk.tables.tournaments.at(request.place.channel)
    if here is not None and (game is None or here.record.status in (OPEN, RUNNING)):
        await _show(desk, request, here)
        return
    await check_opening(desk, request)
    _require_threads(request)
    table = await desk.tables.at(request.place.channel)
    if table is not None and game in (None, table.game.id):
        name, options = table.game.id, table.options.model_dump()
    elif game is not None:
        name, options = game, {}
    else:
        raise Refused(say("tournament-which"))
    language = await language_here(desk, request)
    made = await desk.tables.tournaments.open(
        request.place, request.person, name, options, language, request.id
    )
    await request.answer_publicly(cards.card(made))


@button("tourjoin")
async def join(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await request.change(cards.card(await desk.tables.tournaments.join(custom_id.moment, request.person)))


@button("tourleave")
async def leave(desk: Desk, request: Request, custom_id: CustomId) -> None:
    await request.change(cards.card(await desk.tables.tournaments.leave(custom_id.moment, request.person)))


@button("tourwithdraw")
async def withdraw(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Play no further round. The game that goes on is still to be finished."""
    await desk.tables.tournaments.leave(custom_id.moment, request.person)
    await request.tell("tournament-withdrawn")


@button("tourpanel")
async def show_panel(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show the host the panel with the settings that can be agreed."""
    found = await desk.tables.tournaments.get(custom_id.moment)
    if found.record.host != request.person.id:
        raise Refused(say("tournament-only-host"))
    least = await least_pace_here(desk, request)
    await request.answer(cards.panel(found, request.words, request.pressed_card or 0, least))


@select("tourform", "tourpace", "tourlate", "tourlenience", "tourstandin", "tourseats", "tourrounds")
async def agree(desk: Desk, request: Request, custom_id: CustomId, picked: Sequence[str]) -> None:
    """Change an agreed setting of the tournament, on the panel and on the card for everybody."""
    name = custom_id.op.removeprefix("tour")
    value: object = int(picked[0]) if name in ("seats", "rounds", "lenience") else picked[0]
    if name == "standin":
        name, value = "stand_in", picked[0] == "yes"
    after = await desk.tables.tournaments.configure(custom_id.moment, request.person, **{name: value})
    least = await least_pace_here(desk, request)
    await request.answer(cards.panel(after, request.words, int(custom_id.path or 0), least))
    await _show_on_card(request, custom_id, after)


@button("tourstart")
async def start(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Begin the tournament; its rounds then come by themselves."""
    _require_threads(request)
    await request.change(cards.card(await desk.tables.tournaments.begin(custom_id.moment, request.person)))


@button("tournext")
async def follow(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Open the next season of a tournament in groups, in the channel of this one, where the server still lets its host."""
    await check_opening(desk, request)
    made = await desk.tables.tournaments.follow(custom_id.moment, request.person, request.id)
    await request.answer_publicly(cards.card(made))


@button("tourcancel")
async def ask_to_cancel(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Ask whether to cancel the tournament, and say what would end."""
    found = await desk.tables.tournaments.get(custom_id.moment)
    card = str(request.pressed_card or 0)
    cancel = button_to(
        CustomId(0, found.id, "tourcancelled", card), request.words.key("button-tourcancelled"), Style.danger
    )
    game = request.words.key(found.game.id)
    question = request.words.key("tournament-cancel", game=game)
    await request.answer(confirm(request.words, [cancel], question, way_out="button-keep-playing"))


@button("tourcancelled")
async def cancel(desk: Desk, request: Request, custom_id: CustomId) -> None:
    in_charge = await may_stop(desk, request)
    after = await desk.tables.tournaments.cancel(custom_id.moment, request.person, in_charge=in_charge)
    await request.answer(Page(text(request.words.key("tournament-cancelled"))))
    await _show_on_card(request, custom_id, after)


@button("tourtable")
@one_at_a_time
async def show_state(desk: Desk, request: Request, custom_id: CustomId) -> None:
    """Show privately how the tournament stands now."""
    await _show(desk, request, await desk.tables.tournaments.get(custom_id.moment))


async def _show(desk: Desk, request: Request, found: Tournament) -> None:
    if found.record.status == OPEN:
        await request.answer_publicly(cards.card(found))
        return
    await request.defer()
    picture = None
    if found.record.status in (RUNNING, OVER):
        sheet = cards.sheet(found, request.language)
        drawn = await desk.pool.draw(standings.standings, *sheet, request.language)
        picture = PictureFile("standings.png", drawn)
    in_charge = await may_stop(desk, request)
    page = cards.state(found, request.words, request.person.id, picture, in_charge=in_charge)
    await request.answer(page, [picture] if picture else [])


async def _show_on_card(request: Request, custom_id: CustomId, after: Tournament) -> None:
    """Change the card for everybody, whose id is the path, after something else was pressed."""
    card = int(custom_id.path or 0)
    if not card:
        return
    client: discord.Client = request.interaction.client
    shown = client.get_partial_messageable(after.place.channel).get_partial_message(card)
    with accept_refusal("the card of a tournament cannot be changed"):
        await shown.edit(view=cards.card(after))


def _require_threads(request: Request) -> None:
    """Raise Refused where the bot can make no threads."""
    is_text = isinstance(request.interaction.channel, discord.TextChannel)
    granted = request.interaction.app_permissions
    if request.place.guild is None or not is_text:
        raise Refused(say("tournament-no-threads-here"))
    if not (granted.create_public_threads and granted.send_messages_in_threads):
        raise Refused(say("tournament-no-threads"))
