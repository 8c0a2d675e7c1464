"""The messages of a tournament: the card on which people join, the host's panel, and what is told of each round and of the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase
from typing import Any

from babel.numbers import format_decimal
from discord import ui

from bot.discord.cards import clock, options_form
from bot.discord.ui.components import (
    MenuLine,
    Page,
    PersistentItem,
    PictureFile,
    Style,
    box,
    button_to,
    gallery,
    menu,
    rows,
    text,
)
from bot.discord.ui.custom_id import CustomId
from bot.discord.ui.links import link_to
from bot.store.competitions.tournaments import OPEN, OVER, RUNNING, PairingRecord
from bot.tables.model.paces import PaceName, from_least
from bot.tables.model.table import NOWHERE, Venue
from bot.tables.pairing.model import WIN, PairingForm, Round
from bot.tables.pairing.standings import Line, shared
from bot.tables.pairing.swiss import rounds_of
from bot.tables.tournaments.model import LATE, LENIENCE, LONGEST, Tournament, meeting_of
from render.sheets.standings import StandingsGroup, StandingsRow
from words.catalogue import Words, words
from words.names import escaped

TOLD = 1500
"""Maximum characters of the byes and defaults below the standings."""
PARTS = {0: "0", WIN // 4: "¼", WIN // 2: "½", 3 * WIN // 4: "¾"}
"""Shares of a win that are written with one sign."""


def card(tournament: Tournament) -> Page:
    """Return the message that everybody sees: who plays and how, and while the tournament is open the buttons to join."""
    speech = words(tournament.record.language)
    items: list[ui.Item[Any]] = [
        text("\n".join(_heading(tournament, speech))),
        text(_entered(tournament, speech)),
    ]
    if tournament.record.status == OPEN:
        items += rows(
            [
                _button(tournament, "tourjoin", speech, Style.success),
                _button(tournament, "tourleave", speech),
                _button(tournament, "tourpanel", speech),
                _button(tournament, "tourstart", speech, Style.primary),
                _button(tournament, "tourcancel", speech, Style.danger),
            ]
        )
    elif tournament.record.status in (RUNNING, OVER):
        items += rows([_button(tournament, "tourtable", speech, Style.primary)])
    return Page(box(*items))


def panel(tournament: Tournament, speech: Words, shown_on: int, least: PaceName = "none") -> Page:
    """Return the page of all that the host may change while nobody plays yet; `shown_on` is the card that shows it, and `least` the
    slowest pace that the server allows.
    """
    record = tournament.record
    chosen: list[tuple[str, Sequence[object], object]] = [
        ("form", [form.value for form in PairingForm], record.form)
    ]
    if len(tournament.rules.sizes) > 1:
        chosen.append(("seats", sorted(tournament.rules.sizes), record.seats))
    if PairingForm(record.form) is PairingForm.SWISS:
        chosen.append(("rounds", range(LONGEST + 1), record.rounds))
    chosen.append(("pace", from_least(least), record.pace))
    if record.pace != "none":
        chosen.append(("late", LATE, record.late))
        if record.late == "computer":
            chosen.append(("lenience", LENIENCE, record.lenience or 0))
    chosen.append(("standin", ("yes", "no"), "yes" if record.stand_in else "no"))
    menus = [_menu(tournament, name, values, now, speech, shown_on) for name, values, now in chosen]
    lines = [
        *_heading(tournament, speech),
        *([f"-# {clock.least_remark(least, speech)}"] if least != "none" else []),
    ]
    return Page(text("\n".join(lines)), *menus)


def state(
    tournament: Tournament, speech: Words, person: int, picture: PictureFile | None, *, in_charge: bool
) -> Page:
    """Return the page that says how a tournament stands, for one person, with all that they can do."""
    shown: list[ui.Item[Any]] = [text("\n".join(_heading(tournament, speech)))]
    if picture is not None:
        shown.append(gallery(picture))
    if tournament.record.status == RUNNING:
        shown.append(text("\n".join(_tables(tournament, speech))))
    if tournament.record.round:
        lines = [*_without_play(tournament, speech), speech.key("tournament-decides")]
        shown.append(text("\n".join(f"-# {line}" for line in lines), TOLD))
    number = tournament.number_of(person)
    own = []
    if tournament.record.status == RUNNING and number is not None and number not in tournament.gone:
        own.append(_button(tournament, "tourwithdraw", speech))
    if tournament.record.status == RUNNING and (in_charge or tournament.record.host == person):
        own.append(_button(tournament, "tourcancel", speech, Style.danger))
    if tournament.record.status == OVER and tournament.groups and tournament.record.host == person:
        own.append(_button(tournament, "tournext", speech, Style.primary))
    return Page(*shown, *rows(own))


def news(tournament: Tournament, picture: PictureFile | None, key: str) -> Page:
    """Return the message about a round that has begun, or about the end; `key` tells it from others."""
    speech, record = words(tournament.record.language), tournament.record
    game = speech.key(tournament.game.id)
    if record.status == OVER:
        lines = [f"### {speech.key('tournament-over', game=game)}", *_won(tournament, speech)]
    else:
        lines = [f"### {speech.key('tournament-round', game=game, round=record.round)}"]
        lines += _tables(tournament, speech, mention=True)
    shown = [gallery(picture)] if picture else []
    table = CustomId(0, tournament.id, "tourtable", key)
    button = button_to(table, speech.key("button-tourtable"), Style.primary)
    return Page(text("\n".join(lines)), *shown, *rows([button]))


def _won(tournament: Tournament, speech: Words) -> Iterator[str]:
    """Yield the sentence that says who has won; in a league one for each group."""
    if PairingForm(tournament.record.form) is not PairingForm.LEAGUE:
        best = [_who(tournament, number, mention=True) for number in tournament.winners]
        key = "tournament-winners" if len(best) > 1 else "tournament-winner"
        yield speech.key(key, who=speech.listed(best))
        return
    for place, group in enumerate(tournament.groups):
        first = [_who(tournament, line.player, mention=True) for line in group if line.place == 1]
        yield speech.key("tournament-group-winner", group=_group(place, speech), who=speech.listed(first))


def _group(place: int, speech: Words) -> str:
    """Return the name of the group at this place, from 0."""
    return speech.key("tournament-group", name=ascii_uppercase[place % len(ascii_uppercase)])


def sheet(tournament: Tournament, language: str) -> tuple[str, str, tuple[str, str], list[StandingsGroup]]:
    """Return the content of the picture of the standings: its title, how far it is, what decides between equals, and the rows.

    The rows are group by group where there are groups, below those who are in the final.
    """
    speech, record = words(language), tournament.record
    note = speech.key(
        "tournament-note", form=speech.key(f"tournament-form-{record.form}"), round=record.round
    )
    first, second = (
        ("buchholz", "berger") if PairingForm(record.form) is PairingForm.SWISS else ("berger", "buchholz")
    )
    decides = (speech.key(f"standings-{first}"), speech.key(f"standings-{second}"))

    def part(heading: str, lines: Sequence[Line]) -> StandingsGroup:
        return StandingsGroup(
            heading, [_row(tournament, line, lines, (first, second), language) for line in lines]
        )

    if not tournament.groups:
        return speech.key(tournament.game.id), note, decides, [part("", tournament.standings)]
    final = [line for line in tournament.standings if line.is_finalist]
    parts = [part(speech.key("tournament-final"), final)] if final else []
    parts += [part(_group(place, speech), lines) for place, lines in enumerate(tournament.groups)]
    return speech.key(tournament.game.id), note, decides, parts


def share(points: int, language: str) -> str:
    """Return points as they are written: the number of wins, and a share of one."""
    whole, part = divmod(points, WIN)
    if part in PARTS:
        return f"{whole or ''}{PARTS[part] if part else ''}" or "0"
    return str(format_decimal(round(points / WIN, 2), locale=language))


def thread_name(tournament: Tournament, pairing: PairingRecord) -> str:
    """Return the name of the thread of a table; no two of the bot's have the same."""
    speech = words(tournament.record.language)
    names = " – ".join(tournament.entrant(number).name for number in pairing.players)
    return speech.key(
        "tournament-thread", number=tournament.id, round=pairing.round, table=pairing.place, names=names
    )


def _heading(tournament: Tournament, speech: Words) -> Iterator[str]:
    record, game = tournament.record, tournament.game
    yield f"### {speech.key('tournament-title', game=speech.key(game.id))}"
    what = [speech.key(f"tournament-form-{record.form}"), speech.key("tournament-seats", count=record.seats)]
    if PairingForm(record.form) is PairingForm.SWISS:
        players = tournament.draw
        count = rounds_of(players, tournament.rules) if len(players) > 1 else record.rounds
        what.append(speech.key("tournament-rounds", count=count))
    yield " · ".join(what)
    if options := options_form.summary(game, tournament.options, speech):
        yield options
    if record.pace != "none":
        late = [speech.key(f"tournament-late-{record.late}")]
        if record.late == "computer" and record.lenience:
            late.append(speech.key("tournament-lenience", count=record.lenience))
        yield f"-# {' · '.join([speech.key(f'pace-{record.pace}'), *late])}"
    may = ("tournament-standin-yes" if record.stand_in else "tournament-standin-no", "tournament-pause")
    yield f"-# {' · '.join(map(speech.key, may))}"
    yield f"-# {speech.key(f'tournament-status-{record.status}')}"


def _entered(tournament: Tournament, speech: Words) -> str:
    names = [escaped(each.name) for each in tournament.entrants]
    entered = speech.key("tournament-entered", count=len(names))
    told = f"**{entered}**\n{speech.listed(names)}" if names else entered
    is_in = tournament.number_of(tournament.record.host) is not None
    host = speech.key("tournament-host-out", who=f"<@{tournament.record.host}>")
    return told if is_in or tournament.record.status != OPEN else f"{told}\n-# {host}"


def _tables(tournament: Tournament, speech: Words, *, mention: bool = False) -> Iterator[str]:
    """Yield a line for each table of the round, with where it is played or how it ended."""
    for pairing in tournament.current:
        names = [_who(tournament, number, mention=mention) for number in pairing.players]
        where = link_to(Venue(pairing.channel, tournament.record.guild)) if pairing.channel else ""
        table = speech.key("tournament-table", number=pairing.place)
        line = f"[{table}]({where})" if where else table
        if pairing.channel == NOWHERE and pairing.places is None:
            line = f"{line} ({speech.key('mygames-lost')})"
        if pairing.places:
            worth = meeting_of(pairing).points
            told = ", ".join(
                f"{name} {share(points, speech.language)}" for name, points in zip(names, worth, strict=True)
            )
            yield f"- {line}: {told}"
        else:
            yield f"- {line}: {' – '.join(names)}"
    for key, has_points in (("tournament-has-bye", True), ("tournament-resting", False)):
        rests = [bye.player for bye in tournament.resting if bool(bye.points) == has_points]
        if rests:
            who = speech.listed([_who(tournament, number, mention=False) for number in rests])
            yield f"- {speech.key(key, who=who, count=len(rests))}"


def _without_play(tournament: Tournament, speech: Words) -> Iterator[str]:
    """Yield a line for each round in which somebody had no game, or lost one by default."""
    for number in sorted({each.round for each in tournament.pairings}):
        of_round = [each for each in tournament.pairings if each.round == number]
        byes = [each.players[0] for each in of_round if each.points]
        defaults = [player for each in of_round for player in each.defaults or ()]
        for key, players in (("tournament-bye", byes), ("tournament-default", defaults)):
            if players:
                who = speech.listed([_who(tournament, player, mention=False) for player in players])
                yield speech.key(key, round=number, who=who)


def _who(tournament: Tournament, number: int, *, mention: bool) -> str:
    entrant = tournament.entrant(number)
    return f"<@{entrant.person}>" if mention and entrant.person else escaped(entrant.name)


def _row(
    tournament: Tournament, line: Line, among: Sequence[Line], decides: tuple[str, str], language: str
) -> StandingsRow:
    entrant = tournament.entrant(line.player)
    cells = tuple(_cell(each, line.player, language) for each in tournament.rounds)
    total = share(line.points + line.final, language)
    first, second = (share(getattr(line, name), language) for name in decides)
    start, end = shared(line, among)
    place = f"{start}." if start == end else f"{start}.–{end}."
    return StandingsRow(entrant.name, cells or ("",), total, first, second, entrant.gone, place)


def _cell(each: Round, player: int, language: str) -> str:
    """Return the worth of a round to a player; "+" where they have won it without playing, "–" where they were not in it."""
    for bye in each.byes:
        if bye.player == player:
            return "+" if bye.points else "–"
    for meeting in each.meetings:
        if player in meeting.players:
            if not meeting.places:
                return ""
            points = meeting.points[meeting.players.index(player)]
            return PARTS.get(points) or str(format_decimal(round(points / WIN, 1), locale=language))
    return "–"


def _menu(
    tournament: Tournament, name: str, values: Sequence[object], now: object, speech: Words, shown_on: int
) -> ui.ActionRow[Any]:
    lines = [MenuLine(str(value), _worded(name, value, speech), value == now) for value in values]
    custom_id = CustomId(0, tournament.id, f"tour{name}", str(shown_on))
    return menu(custom_id, speech.key(f"tournament-{name}-question"), lines)


def _worded(name: str, value: object, speech: Words) -> str:
    match name, value:
        case "seats", int(count):
            return speech.key("tournament-seats", count=count)
        case "rounds", int(count):
            return speech.key("tournament-rounds", count=count)
        case "pace", _:
            return speech.key(f"pace-{value}")
        case "late", _:
            return speech.key(f"tournament-late-{value}")
        case "lenience", int(count):
            return speech.key("tournament-lenience", count=count)
        case "standin", _:
            return speech.key(f"tournament-standin-{value}")
    return speech.key(f"tournament-form-{value}")


def _button(tournament: Tournament, op: str, speech: Words, style: Style = Style.secondary) -> PersistentItem:
    return button_to(CustomId(0, tournament.id, op), speech.key(f"button-{op}"), style)
