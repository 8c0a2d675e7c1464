"""The messages of a tournament, word for word: its card, the host's panel, how it stands, and what is told of a round and of the end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.cards import tournament_card as cards
from bot.discord.ui.components import Page, PictureFile
from bot.discord.ui.custom_id import CustomId
from bot.store.competitions.tournaments import (
    CANCELLED,
    OPEN,
    OVER,
    RUNNING,
    EntrantRecord,
    PairingRecord,
    TournamentRecord,
)
from bot.tables.model.table import NOWHERE
from bot.tables.pairing.model import WIN, PairingForm, PairingRules
from bot.tables.pairing.rounds import groups
from bot.tables.tournaments.model import Tournament
from engine.registry import find
from render.painter import Picture
from tests.bot.discord.cards.test_every_card import parts
from words.catalogue import words

EN = words("en")
FIRST_ROUND = (
    PairingRecord(1, 1, [1, 2], channel=501, game=5, places=[1, 2]),
    PairingRecord(1, 2, [3, 4], channel=502, game=6, places=[1, 1]),
)
SECOND_ROUND = (
    PairingRecord(2, 1, [1, 3], channel=503, game=7),
    PairingRecord(2, 2, [2], points=WIN),
    PairingRecord(2, 3, [4], points=0),
)
PAUSES = "/pause: only if everybody at the table agrees"
STANDS_IN = f"-# /standin: an easy computer, the same for everybody · {PAUSES}"
BEGUN = "-# The tournament is under way. A new round begins when all games of the last one are over."
SWISS = "Swiss: each round against players with the same record · 2 at a table · 2 rounds"
DECIDES = (
    "-# Equal points: the two columns on the right decide, from left to right. "
    "Whoever is equal there too shares a place."
)


def tournament(*pairings: PairingRecord, names: str = "Ada Bruno Celina Dorota", **chosen: Any) -> Tournament:
    """Return a tournament of the forest with these entrants, the first of whom hosts it."""
    game = find("spirits-of-the-forest")
    record = TournamentRecord(
        id=7,
        channel=500,
        guild=10,
        host=1,
        language="en",
        kind=game.id,
        options={},
        form="swiss",
        seats=2,
        rounds=0,
        pace="none",
        late="nothing",
        status=OPEN,
        seed="00" * 16,
        round=0,
        told=0,
        interaction=None,
        created=0,
    )
    entrants = (EntrantRecord(number, number, name, False) for number, name in enumerate(names.split(), 1))
    return Tournament(replace(record, **chosen), game, game.Options(), tuple(entrants), pairings)


def running(**chosen: Any) -> Tournament:
    """Return a tournament in its second round, in which Bruno has a bye and Dorota does not play."""
    return tournament(*FIRST_ROUND, *SECOND_ROUND, **{"status": RUNNING, "round": 2, **chosen})


def said(page: Page) -> list[str]:
    return [part["content"] for part in parts(page) if "content" in part]


def ops(page: Page) -> list[tuple[str, str]]:
    """Return the words and the op of each button, and that all are about the tournament."""
    found = [(part["label"], CustomId.read(part["custom_id"])) for part in parts(page) if "label" in part]
    assert {(each.table, each.moment) for _, each in found} <= {(0, 7)}
    return [(label, each.op) for label, each in found]


def menus(page: Page) -> dict[str, tuple[list[str], str]]:
    """Return by op the question of each menu with its lines, and the line that is chosen."""
    found = {}
    for part in parts(page):
        if "options" in part:
            custom_id = CustomId.read(part["custom_id"])
            assert (custom_id.moment, custom_id.path) == (7, "99")
            [chosen] = [line["label"] for line in part["options"] if line.get("default")]
            lines = [line["label"] for line in part["options"]]
            found[custom_id.op] = ([part["placeholder"], *lines], chosen)
    return found


def test_the_card_says_how_it_is_played_and_who_has_entered() -> None:
    open_ = cards.card(tournament(pace="daily", late="computer", lenience=2))
    heading, entered = said(open_)
    assert heading.split("\n") == [
        "### Tournament: Spirits of the Forest",
        SWISS,
        "-# Daily: 1 waking day per move (bank up to 2) · if somebody is late: a computer plays that move"
        " · after 2 such moves the game is lost by default",
        STANDS_IN,
        "-# Join if you want to play; the host starts. Tables open in threads by themselves.",
    ]
    assert entered == "**4 players**\nAda, Bruno, Celina, and Dorota"
    assert ops(open_) == [
        ("Join", "tourjoin"),
        ("Leave", "tourleave"),
        ("Settings", "tourpanel"),
        ("Start", "tourstart"),
        ("Cancel the tournament", "tourcancel"),
    ]


def test_the_card_of_a_tournament_without_entrants_says_that_the_host_is_not_one() -> None:
    heading, entered = said(cards.card(tournament(names="")))
    assert heading.split("\n")[1].endswith("2 at a table · as many rounds as it takes")
    assert entered == (
        "Nobody has joined yet.\n-# <@1> hosts and does not play; the host joins like everybody else."
    )
    assert "-# <@2> hosts and does not play" in said(cards.card(tournament(names="Ada", host=2)))[1]


@pytest.mark.parametrize(
    ("status", "shown"),
    [
        (RUNNING, [("Standings", "tourtable")]),
        (OVER, [("Standings", "tourtable")]),
        (CANCELLED, []),
    ],
)
def test_the_card_of_a_tournament_that_has_begun_leads_to_its_standings(
    status: str, shown: Sequence[tuple[str, str]]
) -> None:
    card = cards.card(running(status=status, host=9))
    assert ops(card) == list(shown)
    assert said(card)[1] == "**4 players**\nAda, Bruno, Celina, and Dorota"


def test_the_panel_has_a_menu_for_all_that_can_be_agreed() -> None:
    found = menus(cards.panel(tournament(pace="daily", late="computer", lenience=2), EN, 99))
    assert list(found) == [
        f"tour{name}" for name in ("form", "seats", "rounds", "pace", "late", "lenience", "standin")
    ]
    lines, chosen = found["tourform"]
    assert (lines[0], chosen) == (
        "How is it played?",
        "Swiss: each round against players with the same record",
    )
    assert len(lines) == 5
    assert found["tourseats"] == (
        ["How many at a table?", "2 at a table", "3 at a table", "4 at a table"],
        "2 at a table",
    )
    lines, chosen = found["tourrounds"]
    assert (lines[:3], lines[-1]) == (
        ["How many rounds?", "as many rounds as it takes", "one round"],
        "9 rounds",
    )
    assert chosen == "as many rounds as it takes"
    lines, chosen = found["tourpace"]
    assert (lines[0], len(lines), chosen) == (
        "Time to move",
        5,
        "Daily: 1 waking day per move (bank up to 2)",
    )
    lines, chosen = found["tourlate"]
    assert (lines[0], chosen) == ("If somebody is late", "if somebody is late: a computer plays that move")
    lines, chosen = found["tourlenience"]
    assert lines == [
        "Moves by a computer before the game is lost",
        "the computer plays on as long as it takes",
        "after one such move the game is lost by default",
        *(f"after {count} such moves the game is lost by default" for count in (2, 3, 5)),
    ]
    assert chosen == lines[3]
    assert found["tourstandin"] == (
        [
            "May a computer stand in?",
            "/standin: an easy computer, the same for everybody",
            "/standin: not in this tournament",
        ],
        "/standin: an easy computer, the same for everybody",
    )


@pytest.mark.parametrize(
    ("chosen", "left_out"),
    [
        ({"form": "robin", "pace": "daily", "late": "computer"}, {"tourrounds"}),
        ({"pace": "daily", "late": "forfeit"}, {"tourlenience"}),
        ({"pace": "none", "late": "computer"}, {"tourlate", "tourlenience"}),
    ],
)
def test_the_panel_asks_for_nothing_that_the_rest_leaves_no_choice_about(
    chosen: dict[str, Any], left_out: set[str]
) -> None:
    every = menus(cards.panel(tournament(pace="daily", late="computer"), EN, 99))
    assert menus(cards.panel(tournament(**chosen), EN, 99)).keys() == every.keys() - left_out


def test_how_many_sit_at_a_table_is_asked_only_where_the_game_leaves_a_choice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for sizes, is_asked in (({2}, False), ({2, 4}, True)):
        monkeypatch.setattr(Tournament, "rules", PairingRules(PairingForm.SWISS, 2, frozenset(sizes)))
        assert ("tourseats" in menus(cards.panel(tournament(), EN, 99))) is is_asked


def test_the_panel_offers_no_pace_that_the_server_does_not_allow() -> None:
    panel = cards.panel(tournament(pace="daily"), EN, 99, "daily")
    assert menus(panel)["tourpace"][0][1:] == [EN.key("pace-daily"), EN.key("pace-quick")]
    least = f"-# {EN.key('server-least-pace', pace=EN.key('pace-daily'))}"
    assert said(panel)[0].split("\n")[-1] == least
    assert least not in said(cards.panel(tournament(pace="daily"), EN, 99))[0]


@pytest.mark.parametrize("status", [RUNNING, OVER])
def test_the_picture_of_the_standings_stands_below_the_words_where_there_is_one(status: str) -> None:
    cup = running(status=status)
    picture = PictureFile("standings.png", Picture(b"png", "the standings", 2, 1, ""))
    for page in (cards.state(cup, EN, 9, picture, in_charge=False), cards.news(cup, picture, "key")):
        [shown] = [part for part in parts(page) if "items" in part]
        assert shown["items"][0]["media"]["url"] == "attachment://standings.png"
    for page in (cards.state(cup, EN, 9, None, in_charge=False), cards.news(cup, None, "key")):
        assert not [part for part in parts(page) if "items" in part]


def test_of_a_table_whose_thread_is_gone_it_is_said_how_its_game_goes_on() -> None:
    cup = running()
    nowhere = [replace(each, channel=NOWHERE) if each.game == 7 else each for each in cup.pairings]
    _, tables, _ = said(cards.state(replace(cup, pairings=tuple(nowhere)), EN, 9, None, in_charge=False))
    gone = "- Table 1 (its channel is gone; /resume goes on elsewhere): Ada – Celina"
    assert tables.split("\n")[0] == gone


def test_as_long_as_no_number_of_moves_is_agreed_the_computer_plays_on() -> None:
    panel = cards.panel(tournament(pace="daily", late="computer", stand_in=False), EN, 99)
    assert menus(panel)["tourlenience"][1] == "the computer plays on as long as it takes"
    assert menus(panel)["tourstandin"][1] == "/standin: not in this tournament"
    heading = said(panel)[0].split("\n")
    assert heading[2].endswith("a computer plays that move")
    assert heading[3] == f"-# /standin: not in this tournament · {PAUSES}"


def test_the_state_says_what_is_played_who_rests_and_who_had_no_game() -> None:
    shown = cards.state(running(), EN, 9, None, in_charge=False)
    heading, tables, below = said(shown)
    assert heading.split("\n") == ["### Tournament: Spirits of the Forest", SWISS, STANDS_IN, BEGUN]
    assert tables.split("\n") == [
        "- [Table 1](https://discord.com/channels/10/503): Ada – Celina",
        "- Bruno has a bye (1 point).",
        "- no game in this round: Dorota",
    ]
    assert below.split("\n") == ["-# Round 2: a bye (1 point) for Bruno", DECIDES]
    assert ops(shown) == []


def test_the_state_says_how_the_tables_of_the_round_have_ended_and_who_lost_by_default() -> None:
    lost = replace(FIRST_ROUND[0], defaults=[2])
    shown = cards.state(
        tournament(lost, FIRST_ROUND[1], status=RUNNING, round=1), EN, 9, None, in_charge=False
    )
    _, tables, below = said(shown)
    assert tables.split("\n") == [
        "- [Table 1](https://discord.com/channels/10/501): Ada 1, Bruno 0",
        "- [Table 2](https://discord.com/channels/10/502): Celina ½, Dorota ½",
    ]
    assert below.split("\n") == ["-# Round 1, lost by default: Bruno", DECIDES]


@pytest.mark.parametrize(
    ("person", "in_charge", "status", "shown"),
    [
        (2, False, RUNNING, ["tourwithdraw"]),
        (1, False, RUNNING, ["tourwithdraw", "tourcancel"]),
        (2, True, RUNNING, ["tourwithdraw", "tourcancel"]),
        (9, True, RUNNING, ["tourcancel"]),
        (1, True, OVER, []),
    ],
)
def test_who_plays_may_withdraw_and_who_is_in_charge_may_cancel(
    person: int, in_charge: bool, status: str, shown: Sequence[str]
) -> None:
    page = cards.state(running(status=status), EN, person, None, in_charge=in_charge)
    assert [op for _, op in ops(page)] == list(shown)


def test_who_has_left_has_nothing_more_to_withdraw_from() -> None:
    cup = running()
    gone = replace(cup, entrants=tuple(replace(each, gone=each.number == 2) for each in cup.entrants))
    assert ops(cards.state(gone, EN, 2, None, in_charge=False)) == []


def in_groups(form: str) -> Tournament:
    """Return a tournament that is over, in whose only round the first of each group has beaten the second."""
    cup = tournament(
        form=form, names="Ada Bruno Celina Dorota Edyta Frida Gustaw Helena", round=1, status=OVER
    )
    tables = (
        PairingRecord(1, place, group[:2], places=[1, 2])
        for place, group in enumerate(groups(cup.draw, cup.record.seats), 1)
    )
    return replace(cup, pairings=tuple(tables))


@pytest.mark.parametrize(("person", "is_host"), [(1, True), (2, False)])
@pytest.mark.parametrize(("form", "has_groups"), [("league", True), ("swiss", False)])
def test_only_the_host_opens_the_next_season_and_only_of_groups(
    form: str, has_groups: bool, person: int, is_host: bool
) -> None:
    page = cards.state(in_groups(form), EN, person, None, in_charge=False)
    assert [op for _, op in ops(page)] == (["tournext"] if is_host and has_groups else [])


def test_the_news_of_a_round_mention_who_plays_and_name_who_rests() -> None:
    page = cards.news(running(), None, "key")
    assert said(page)[0].split("\n") == [
        "### Spirits of the Forest: round 2",
        "- [Table 1](https://discord.com/channels/10/503): <@1> – <@3>",
        "- Bruno has a bye (1 point).",
        "- no game in this round: Dorota",
    ]
    [button] = [part for part in parts(page) if "custom_id" in part]
    assert CustomId.read(button["custom_id"]) == CustomId(0, 7, "tourtable", "key")


def test_a_table_without_a_thread_has_no_link_and_somebody_forgotten_no_mention() -> None:
    cup = tournament(replace(SECOND_ROUND[0], channel=None), status=RUNNING, round=2)
    forgotten = replace(cup, entrants=tuple(replace(each, person=None) for each in cup.entrants))
    assert said(cards.news(forgotten, None, "key"))[0].split("\n")[1] == "- Table 1: Ada – Celina"


def test_the_news_of_the_end_name_the_winner_or_all_who_share_the_first_place() -> None:
    alone = tournament(FIRST_ROUND[0], status=OVER, round=1, names="Ada Bruno")
    assert said(cards.news(alone, None, "end")) == [
        "### Spirits of the Forest: the tournament is over\n🏆 **<@1>** wins."
    ]
    shared = tournament(replace(FIRST_ROUND[0], places=[1, 1]), status=OVER, round=1, names="Ada Bruno")
    _, winners = said(cards.news(shared, None, "end"))[0].split("\n")
    first, second = (f"<@{number}>" for number in shared.winners)
    assert winners == f"🏆 {first} and {second} share the first place."
    assert {first, second} == {"<@1>", "<@2>"}


def test_in_a_league_each_group_has_its_winner_by_the_letter_of_the_group() -> None:
    cup = in_groups("league")
    first, second = (group[0].player for group in cup.groups)
    _, *winners = said(cards.news(cup, None, "end"))[0].split("\n")
    assert winners == [f"🏆 Group A: **<@{first}>**", f"🏆 Group B: **<@{second}>**"]
    _, _, _, shown = cards.sheet(cup, "en")
    assert [part.heading for part in shown] == ["Group A", "Group B"]


def test_the_sheet_has_the_rounds_and_what_decides_between_equals() -> None:
    title, note, decides, [part] = cards.sheet(running(), "en")
    assert (title, part.heading) == ("Spirits of the Forest", "")
    assert note == "Swiss: each round against players with the same record · round 2"
    assert decides == ("Opponents’ points", "Points of those beaten")
    rows = {row.name: row for row in part.rows}
    assert {name: row.rounds for name, row in rows.items()} == {
        "Ada": ("1", ""),
        "Bruno": ("0", "+"),
        "Celina": ("½", ""),
        "Dorota": ("½", "–"),
    }
    assert [rows[name].points for name in ("Ada", "Bruno", "Celina", "Dorota")] == ["1", "1", "½", "½"]
    assert not any(row.is_gone for row in part.rows)
    assert cards.sheet(running(form="robin"), "en")[2] == ("Points of those beaten", "Opponents’ points")


def test_those_who_are_in_the_final_stand_above_the_groups_with_all_their_points() -> None:
    cup = in_groups("groups")
    first, second = (group[0].player for group in cup.groups)
    assert [part.heading for part in cards.sheet(cup, "en")[3]] == ["Group A", "Group B"]
    final = PairingRecord(2, 1, [first, second], is_final=True, places=[2, 1])
    cup = replace(cup, record=replace(cup.record, round=2), pairings=(*cup.pairings, final))
    _, _, decides, parts_ = cards.sheet(cup, "en")
    assert [part.heading for part in parts_] == ["Final", "Group A", "Group B"]
    names = [cup.entrant(number).name for number in (second, first)]
    assert [(row.place, row.name, row.points) for row in parts_[0].rows] == [
        ("1.", names[0], "2"),
        ("2.", names[1], "1"),
    ]
    assert parts_[0].rows[0].rounds == ("1", "1")
    assert {row.rounds[1] for part in parts_[1:] for row in part.rows if row.name not in names} == {"–"}
    assert decides == ("Points of those beaten", "Opponents’ points")
    assert said(cards.news(cup, None, "end"))[0].split("\n")[1] == f"🏆 **<@{second}>** wins."


def test_what_decides_between_equals_stands_beside_their_points() -> None:
    """Of a win over somebody with one win and a draw with somebody with half a one."""
    [part] = cards.sheet(tournament(*FIRST_ROUND, status=RUNNING, round=1), "en")[3]
    rows = {row.name: (row.points, row.first, row.second) for row in part.rows}
    assert rows["Ada"] == ("1", "0", "0")
    assert rows["Bruno"] == ("0", "1", "0")
    assert rows["Celina"] == rows["Dorota"] == ("½", "½", "¼")
    [part] = cards.sheet(tournament(*FIRST_ROUND, form="robin", status=RUNNING, round=1), "en")[3]
    assert {row.name: (row.first, row.second) for row in part.rows}["Celina"] == ("¼", "½")


def test_who_has_left_is_marked_on_the_sheet_and_before_the_first_round_there_is_one_empty_cell() -> None:
    cup = running()
    gone = replace(cup, entrants=tuple(replace(each, gone=each.number == 2) for each in cup.entrants))
    [part] = cards.sheet(gone, "en")[3]
    assert [row.name for row in part.rows if row.is_gone] == ["Bruno"]
    [part] = cards.sheet(tournament(), "en")[3]
    assert {row.rounds for row in part.rows} == {("",)}


def test_a_third_of_a_win_is_written_in_digits_and_names_are_no_markdown() -> None:
    table = PairingRecord(1, 1, [1, 2, 3, 4], channel=501, game=5, places=[1, 2, 3, 4])
    cup = tournament(table, names="*Ada* Bruno Celina Dorota", seats=4, status=RUNNING, round=1)
    assert said(cards.state(cup, EN, 9, None, in_charge=False))[1] == (
        "- [Table 1](https://discord.com/channels/10/501): \\*Ada\\* 1, Bruno 0.67, Celina 0.33, Dorota 0"
    )
    [part] = cards.sheet(cup, "en")[3]
    assert [(row.name, row.rounds) for row in part.rows][:2] == [("*Ada*", ("1",)), ("Bruno", ("0.7",))]
    [part] = cards.sheet(cup, "pl")[3]
    assert part.rows[1].rounds == ("0,7",)


def test_one_button_of_each_message_stands_out_and_what_cannot_be_taken_back_is_red() -> None:
    found = {
        CustomId.read(part["custom_id"]).op: part["style"]
        for page in (
            cards.card(tournament()),
            cards.card(running()),
            cards.news(running(), None, "key"),
            cards.state(running(), EN, 1, None, in_charge=True),
            cards.state(in_groups("league"), EN, 1, None, in_charge=False),
        )
        for part in parts(page)
        if "style" in part
    }
    assert found == {
        "tourjoin": 3, "tourleave": 2, "tourpanel": 2, "tourstart": 1, "tourcancel": 4,
        "tourtable": 1, "tourwithdraw": 2, "tournext": 1,
    }  # fmt: skip


def test_who_is_equal_in_everything_shares_a_place() -> None:
    cup = tournament(FIRST_ROUND[1], status=RUNNING, round=1, names="Ada Bruno Celina Dorota")
    cup = replace(cup, entrants=cup.entrants[2:])
    _, _, _, [part] = cards.sheet(cup, "en")
    assert [row.place for row in part.rows] == ["1.–2.", "1.–2."]
    cup = replace(cup, pairings=(replace(FIRST_ROUND[1], places=[2, 1]),))
    _, _, _, [part] = cards.sheet(cup, "en")
    assert [(row.place, row.name) for row in part.rows] == [("1.", "Dorota"), ("2.", "Celina")]


@pytest.mark.parametrize(
    ("points", "written"),
    [
        (0, "0"),
        (WIN // 4, "¼"),
        (WIN // 2, "½"),
        (3 * WIN // 4, "¾"),
        (WIN, "1"),
        (WIN * 5 // 4, "1¼"),
        (WIN * 3 // 2, "1½"),
        (WIN * 2 + WIN // 3, "2.33"),
    ],
)
def test_points_are_wins_and_shares_of_one(points: int, written: str) -> None:
    assert cards.share(points, "en") == written
    assert cards.share(points, "pl") == written.replace(".", ",")


def test_the_name_of_a_thread_says_which_table_of_which_round_it_is() -> None:
    cup = running()
    assert cards.thread_name(cup, cup.pairings[0]) == "7.1.1 Ada – Bruno"
    assert cards.thread_name(cup, cup.pairings[2]) == "7.2.1 Ada – Celina"
