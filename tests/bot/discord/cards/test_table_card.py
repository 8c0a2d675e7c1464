"""The text of the table card: public events, the newest first where there are too many, and the people it notifies."""

from __future__ import annotations

import itertools
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.discord.cards import clock, options_form, table_card
from bot.discord.cards.table_card import News, computer_news, latest, ranking, sentences
from bot.discord.ui.render_pool import RenderPool
from bot.store.rows import Unrated
from bot.tables import Change, Status, Table, Told
from bot.tables.model.table import Vote
from engine.action import to_text
from engine.event import Event
from engine.match import Match
from engine.outcome import Outcome, Standing
from engine.registry import find, games
from engine.text import Seat, Who, say
from render import pictures
from tests.bot.discord.cards.test_every_card import parts, table_of
from tests.bot.tables.house import ADA, BRUNO, file_at, house
from words.catalogue import words
from words.names import escaped

EN = words("en")
ONE, TWO = Seat(0), Seat(1)


def test_what_is_for_some_is_read_by_them_alone() -> None:
    told = Told(ONE, "take A1", (Event(say("resume-done")), Event(say("undo-done"), frozenset({ONE}))))
    public, private = EN.key("resume-done"), EN.key("undo-done")
    assert sentences(told, EN, ("Ada", "Bruno"), None) == [public]
    assert sentences(told, EN, ("Ada", "Bruno"), TWO) == [public]
    assert sentences(told, EN, ("Ada", "Bruno"), ONE) == [public, private]


def test_a_card_tells_nothing_that_one_seat_alone_may_read() -> None:
    secret = Event(say("vote-no"), frozenset({Seat(1)}))
    story = [Told(Seat(1), "keep", (secret, Event(say("vote-yes"))))]
    assert table_card.told_lines(story, EN, ()) == f"- {EN.key('vote-yes')}"


def test_where_there_is_too_much_the_newest_is_told() -> None:
    assert latest(["one", "two", "three"], 100, "earlier") == "one\ntwo\nthree"
    assert latest(["one", "two", "three"], 17, "earlier") == "earlier\ntwo\nthree"
    assert latest(["one", "two", "three"], 16, "earlier") == "earlier\nthree"
    assert latest([], 16, "earlier") == ""


def numbers_told(*moves: int) -> list[int]:
    """Return what is told of moves that bring so many sentences each, by the number of each; 0 where some are left out."""
    count = itertools.count(1)
    sentences_ = {EN.key("chooser-page", page=n, pages=99): n for n in range(1, 99)} | {
        EN.key("card-earlier"): 0
    }
    story = [
        Told(ONE, "a", tuple(Event(say("chooser-page", page=next(count), pages=99)) for _ in range(each)))
        for each in moves
    ]
    told = table_card.told_lines(story, EN, ())
    return [sentences_[line.removeprefix("- ")] for line in told.split("\n")]


def test_the_last_sentences_of_a_long_story_are_told_and_the_last_move_whole_unless_it_is_very_long() -> None:
    assert numbers_told(*[1] * 8) == [*range(1, 9)]
    assert numbers_told(*[1] * 9) == [0, *range(2, 10)]
    assert numbers_told(2, 9) == [0, *range(3, 12)]
    assert numbers_told(1, 24) == [0, *range(2, 26)]
    assert numbers_told(1, 25) == [0, *range(3, 27)]


def test_news_that_come_before_a_card_is_there_are_told_together() -> None:
    first = News(
        (Told(ONE, "a"),), frozenset({1}), frozenset({5}), started=True, in_turn=True, ends_turn=True
    )
    later = News((Told(TWO, "b"),), frozenset({2}), frozenset({6}))
    assert first + later == News(
        (*first.told, *later.told),
        frozenset({1, 2}),
        frozenset({5, 6}),
        started=True,
        in_turn=False,
        ends_turn=False,
    )
    assert later + first == News(
        (*later.told, *first.told),
        frozenset({1, 2}),
        frozenset({5, 6}),
        started=True,
        in_turn=False,
        ends_turn=True,
    )
    assert (first + first).in_turn
    assert not (later + later).started
    assert (first + replace(later, again=3)).again == 0


@pytest.mark.parametrize(
    ("people", "status", "before", "news"),
    [
        (2, Status.PLAYING, frozenset(), (True, False)),
        (2, Status.PLAYING, frozenset({1, 2}), (False, True)),
        (1, Status.PLAYING, frozenset(), (False, True)),
        (1, Status.OVER, frozenset(), (False, False)),
    ],
)
def test_the_news_of_a_computer_stay_on_the_card_unless_somebody_is_to_be_notified_or_it_is_over(
    people: int, status: Status, before: frozenset[int], news: tuple[bool, bool]
) -> None:
    table = replace(new_table("living-forest"), status=status)
    chairs = tuple(
        replace(chair, person=None, computer="brief") if chair.seat >= people else chair
        for chair in table.chairs
    )
    found = computer_news(Change(replace(table, chairs=chairs), (Told(ONE, "a"),)), before)
    assert found.told == (Told(ONE, "a"),)
    assert (bool(found.pings), found.in_turn) == news
    assert found.in_turn == found.ends_turn


@pytest.mark.parametrize(
    ("unrated", "words_of_it"), [("stand-in", "With a stand-in: "), ("substitute", "With a substitute: ")]
)
async def test_a_game_that_is_not_rated_says_why(unrated: Unrated, words_of_it: str) -> None:
    game, pool = find("living-forest"), RenderPool()
    table = replace(table_of(Match.new(game, game.Options(), 2, b"unrated"), "en"), unrated=unrated)
    table = replace(table, status=Status.OVER)
    card = await table_card.draw(table, News(), pool, attach=False)
    assert words_of_it in "\n".join(part.get("content", "") for part in parts(card.page))


def test_what_happens_again_and_again_is_told_once_with_how_often() -> None:
    moved, undone = Event(say("resume-done")), Event(say("undo-done"))
    once, other = EN.key("resume-done"), EN.key("undo-done")
    story = [Told(ONE, "a", (moved,)), Told(ONE, "b", (moved, moved)), Told(ONE, "c", (undone, moved))]
    assert table_card.told_lines(story, EN, ()) == f"- {once} (3 times)\n- {other}\n- {once}"


async def test_what_is_special_is_told_until_everybody_has_moved() -> None:
    """One card tells a whole game of one person: afterwards a button leads to it."""
    game, pool = find("spirits-of-the-forest"), RenderPool()
    options = game.Options.model_validate({"events": "forgotten-grove", "gem_bonus": True})
    match, told = Match.new(game, options, 2, b"special"), list[Told]()
    is_told = []
    for _ in range(3):
        table = replace(table_of(match, "en"), options=options)
        card = await table_card.draw(table, News(tuple(told), started=True), pool)
        said = "\n".join(part.get("content", "") for part in parts(card.page))
        is_told.append("The heart of the forest lies face down" in said)
        while match.awaiting and len({each.seat for each in told}) == is_told.count(True) - 1:
            seat = match.awaiting[0]
            action = match.legal(seat).actions[0]
            told.append(Told(seat, to_text(action), match.play(seat, action)))
    assert is_told == [True, True, False]


@pytest.mark.parametrize("is_quiet", [True, False])
@pytest.mark.parametrize("is_late", [True, False])
async def test_buttons_are_there_where_the_bot_may_not_speak_and_where_somebody_is_late(
    *, is_quiet: bool, is_late: bool
) -> None:
    game, pool = find("living-forest"), RenderPool()
    table = table_of(Match.new(game, game.Options(), 2, b"buttons"), "en")
    card = await table_card.draw(table, News(), pool, attach=False, is_quiet=is_quiet, is_late=is_late)
    shown = {part.get("label") for part in parts(card.page)}
    assert (EN.key("button-board") in shown, EN.key("button-late") in shown) == (is_quiet, is_late)
    assert EN.key("button-more") in shown


async def test_what_is_the_headline_of_the_end_is_not_told_once_more() -> None:
    game, pool = find("living-forest"), RenderPool()
    match = Match.new(game, game.Options(), 2, b"headline")
    seat, action, events = Seat(0), None, tuple[Event, ...]()
    while not match.over:
        seat = match.awaiting[0]
        action = match.legal(seat).actions[0]
        events = tuple(match.play(seat, action))
    table = table_of(match, "en")
    news = News((Told(seat, to_text(action), events),))
    card = await table_card.draw(table, news, pool, attach=False)
    said = "\n".join(part.get("content", "") for part in parts(card.page))
    headline = EN.say(match.view(None).headline, table_card.escaped_names(table))
    assert said.split("\n").count(headline) == 1
    assert f"- {headline}" not in said
    first, *_ = (
        EN.say(event.text, table_card.escaped_names(table)) for event in events if event.read_by(None)
    )
    assert f"- {first}" in said
    await pool.close()


def new_table(game_id: str, seats: int = 2) -> Table:
    game = find(game_id)
    return table_of(Match.new(game, game.Options(), seats, b"standing"), "en")


def test_who_stands_best_is_named_first() -> None:
    outcome = Outcome((Standing(ONE, 2, 5, ()), Standing(TWO, 1, 9, ())), final=True)
    lines = ranking(new_table("spirits-of-the-forest"), outcome, EN, ("Ada", "Bruno")).split("\n")
    assert ["Bruno" in line for line in lines] == [True, False]


@pytest.mark.parametrize(
    ("final", "rank", "points", "said"),
    [
        (False, 1, 9, "Ada and Bruno: 9 points"),
        (False, 2, 9, "Ada and Bruno: 9 points, but as it stands the game is lost"),
        (True, 1, 40, "Ada and Bruno: 40 points"),
        (True, 2, 9, "Ada and Bruno: defeat (score 9)"),
        (True, 2, 0, "Ada and Bruno: defeat"),
    ],
)
def test_a_team_has_one_result_and_no_places(final: bool, rank: int, points: int, said: str) -> None:
    outcome = Outcome(tuple(Standing(seat, rank, points) for seat in (ONE, TWO)), final)
    assert ranking(new_table("spirit-island"), outcome, EN, ("Ada", "Bruno")) == said


def test_those_who_play_together_have_one_line_beside_that_of_the_game() -> None:
    outcome = Outcome((Standing(ONE, 2, -5, ()), Standing(TWO, 2, -5, ())), final=True, rival=9)
    assert (
        ranking(new_table("moonlight"), outcome, EN, ("Ada", "Bruno"))
        == "Ada and Bruno: −5. The opponent: 9."
    )


def test_the_chapter_of_a_campaign_is_named_also_where_it_is_the_usual_one() -> None:
    assert (
        options_form.summary(find("spirits-of-the-forest"), find("spirits-of-the-forest").Options(), EN) == ""
    )
    game = find("moonlight")
    first, second = (
        options_form.summary(game, game.Options.model_validate({"scenario": n}), EN) for n in (1, 2)
    )
    assert first.endswith("1 · First Steps Under the Moonlight")
    assert first.partition(":")[0] == second.partition(":")[0]


async def test_who_is_next_after_a_computer_is_notified_unless_they_play_alone(tmp_path: Path) -> None:
    async with house(file_at(tmp_path)) as home:
        table = await home.playing(ADA, BRUNO)
        table = (await home.act(table, ADA, "pick pebble")).table
        change = await home.act(table, ADA, "pick turn")
        news = computer_news(change, frozenset({ADA.id}))
        assert (news.pings, news.in_turn) == (frozenset({BRUNO.id}), False)
        assert computer_news(change, frozenset({BRUNO.id})).pings == frozenset()


async def test_only_who_is_waited_for_is_notified() -> None:
    game = find("spirits-of-the-forest")
    table = table_of(
        Match.new(game, game.Options.model_validate({"first_player": 1}), 2, b"who is next"), "en"
    )
    pool = RenderPool()
    drawn = await table_card.draw(table, News(pings=frozenset({1, 2, 99})), pool, attach=False)
    await pool.close()
    waited = {chair.person for chair in table.awaiting}
    assert len(waited) == 1
    assert drawn.pings == waited


def test_what_happens_at_a_deadline_can_be_chosen_only_where_there_is_one() -> None:
    game = find("spirits-of-the-forest")
    table = table_of(Match.new(game, game.Options(), 2, b"paces"), "en")
    assert [len(clock.menus(replace(table, pace=pace), EN, "none")) for pace in ("none", "daily")] == [1, 3]
    assert clock.summary(replace(table, pace="none"), EN) == ""
    assert "1 waking day per move" in clock.summary(replace(table, pace="daily"), EN)


@pytest.mark.parametrize("attach", [True, False])
@pytest.mark.parametrize("game", games())
async def test_a_card_says_whom_it_waits_for(game: str, attach: bool) -> None:
    table, pool = new_table(game), RenderPool()
    waited = [f"<@{chair.mover}>" for chair in table.awaiting]
    assert waited
    card = await table_card.draw(table, News(), pool, attach=attach)
    computer = replace(
        table, chairs=tuple(replace(chair, person=None, computer="brief") for chair in table.chairs)
    )
    thinking = await table_card.draw(computer, News(), pool, attach=attach)
    await pool.close()
    told = texts(card)
    assert EN.key("card-waiting", who=EN.listed(waited), count=len(waited)) in told
    names = [escaped(chair.name) for chair in table.awaiting]
    assert EN.key("card-thinking", who=EN.listed(names), count=len(names)) in texts(thinking)
    assert not [each for each in waited if each in texts(thinking)]


def texts(card: table_card.Card) -> str:
    return "\n".join(part.get("content", "") for part in parts(card.page))


async def test_a_game_that_cannot_be_won_any_more_says_so_and_may_be_cancelled_until_that_is_asked() -> None:
    """Of flowers the opponent gets each tile, until none is left for the team."""
    game = find("moonlight")
    match, dice = Match.new(game, game.Options(), 2, bytes([53])), Random(53)
    while match.view(None).lost is None:
        view: Any = match.view(None)
        flowers = [number for number, tile in enumerate(view.picked, 1) if tile.tile.spirit == "flowers"]
        legal = match.legal(match.awaiting[0])
        wanted = [act for act in legal.under("assign") if act.shadow in flowers]
        onward = [
            act for act in legal.actions if act.verb not in ("end", "hurry", "talk", "plus")
        ] or legal.actions
        match.play(match.awaiting[0], dice.choice(wanted or onward))
        assert not match.over
    table, pool = table_of(match, "en"), RenderPool()
    card = await table_card.draw(table, News(), pool, attach=False)
    labels = [part["label"] for part in parts(card.page) if "label" in part]
    assert "**This game cannot be won any more: no tile of flowers is left for the team.**" in texts(card)
    assert "Cancel the game" in labels
    vote = Vote("abandon", ONE, 0)
    asked = await table_card.draw(replace(table, vote=vote), News(), pool, attach=False)
    await pool.close()
    assert "Cancel the game" not in [part["label"] for part in parts(asked.page) if "label" in part]


@pytest.mark.parametrize(
    ("computers", "is_so"), [((), False), ((0,), False), ((0, 1), False), ((1, 2), False)]
)
def test_one_alone_waits_for_computers_without_anybody_else_to_notify(
    computers: tuple[int, ...], is_so: bool
) -> None:
    table = new_table("spirit-island", 3)
    chairs = tuple(
        replace(chair, person=None, computer="brief") if chair.seat in computers else chair
        for chair in table.chairs
    )
    assert table_card.only_computers_think(replace(table, chairs=chairs)) is is_so


@pytest.mark.parametrize(("people", "is_so"), [(1, False), (2, True)])
def test_of_several_people_somebody_will_be_notified_after_the_computer(people: int, is_so: bool) -> None:
    table = new_table("spirits-of-the-forest", 1 + people)
    assert table.match is not None
    [seat] = table.match.awaiting
    chairs = tuple(
        replace(chair, person=None, computer="brief") if chair.seat == seat else chair
        for chair in table.chairs
    )
    assert table_card.only_computers_think(replace(table, chairs=chairs)) is is_so
    paused = replace(table, chairs=chairs, status=Status.PAUSED)
    assert not table_card.only_computers_think(paused), "nobody is waited for"


@pytest.mark.parametrize(
    ("again", "started", "own", "later"),
    [
        (0, False, [1, 2, 3], []),
        (1, False, [1, 2], [3]),
        (2, False, [1], [2, 3]),
        (3, False, [1, 2, 3], []),
        (0, True, [1, 2, 3], []),
        (2, True, [1], [2, 3]),
        (3, True, [], [1, 2, 3]),
        (4, True, [], [1, 2, 3]),
    ],
)
def test_what_the_next_card_tells_again_stands_apart_from_what_this_one_alone_tells(
    again: int, started: bool, own: list[int], later: list[int]
) -> None:
    """Once the card is old only its own part stays; where that would be nothing all of it is."""
    table = new_table("living-forest")
    story = tuple(Told(ONE, "a", (Event(say("chooser-page", page=number, pages=9)),)) for number in (1, 2, 3))
    asked = Told(TWO, "@ask pause 0", (Event(say("told-asks-pause", who=Who(TWO))),))
    open_ = replace(table, vote=Vote("pause", TWO, 0))
    news = News((*story, asked), started=started, again=again)
    shown = [*table_card._happened(open_, news, EN, table.people, "")]
    fair = EN.key("card-fair", checksum=table.commitment[:8])
    lines = [
        [f"- {EN.key('chooser-page', page=number, pages=9)}" for number in each] for each in (own, later)
    ]
    wanted = [("\n".join([*lines[0], *[fair] * started]), 1001), ("\n".join(lines[1]), None)]
    assert [(each.content, each.id) for each in shown] == [each for each in wanted if each[0]]
    closed = [*table_card._happened(table, replace(news, again=0), EN, table.people, "")]
    assert EN.say(asked.events[0].text, table.people) in closed[0].content, "the vote is over"


async def test_a_table_in_words_takes_the_room_that_the_rest_of_its_card_leaves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pictures, "describe", lambda *_: "x" * 5000)
    pool = RenderPool()
    card = await table_card.draw(new_table("living-forest"), News(started=True), pool, attach=False)
    await pool.close()
    shown = [part["content"] for part in parts(card.page) if "content" in part]
    assert sum(map(len, shown)) == 4000
    assert shown[1].startswith("xxx"), "right below the headline"


async def test_whoever_asked_is_notified_though_nothing_is_asked_of_them_and_others_only_where_it_is() -> (
    None
):
    table, pool = new_table("spirits-of-the-forest"), RenderPool()
    [waited] = [chair.mover for chair in table.awaiting]
    other = 3 - (waited or 0)
    for news, pinged in (
        (News(pings=frozenset({other})), set()),
        (News(pings=frozenset({other}), answered=frozenset({other})), {other}),
        (News(answered=frozenset({9})), {9}),
    ):
        assert (await table_card.draw(table, news, pool, attach=False)).pings == pinged
    asked = replace(
        table, vote=Vote("pause", Seat(waited - 1 if waited else 0), 0, agreed=(Seat((waited or 1) - 1),))
    )
    drawn = await table_card.draw(asked, News(pings=frozenset({1, 2})), pool, attach=False)
    assert drawn.pings == {1, 2}, "one moves, the other one votes"
    await pool.close()


@pytest.mark.parametrize(
    ("state", "news", "said"),
    [
        ({}, News(), []),
        ({"notice": say("rest-fallback", count=3)}, News(), [EN.key("rest-fallback", count=3)]),
        (
            {},
            News(answered=frozenset({2, 1})),
            [f"-# {EN.key('vote-answered', who=EN.listed(['<@1>', '<@2>']))}"],
        ),
        ({"status": Status.PAUSED}, News(), [EN.key("card-paused")]),
    ],
    ids=["nothing", "notice", "answered", "paused"],
)
def test_below_the_picture_stands_what_is_not_in_it(
    state: dict[str, Any], news: News, said: list[str]
) -> None:
    table = new_table("living-forest")
    usual = [*table_card._below(table, News(), EN, table.people, ())]
    below = [*table_card._below(replace(table, **state), news, EN, table.people, ())]
    assert [each for each in below if each not in usual] == said
    assert len(below) == len(usual) + len(said)


@pytest.mark.parametrize(
    ("claimed", "stays", "headline"),
    [
        (None, True, "The game was cancelled."),
        (None, False, "The game was cancelled."),
        (Seat(1), False, "Bruno wins by default: nobody is left to play against."),
        (Seat(1), True, "Bruno takes the win: the other player’s time was up."),
    ],
)
def test_a_game_that_somebody_has_won_although_it_was_called_off_is_not_said_to_be_cancelled(
    claimed: Seat | None, headline: str, *, stays: bool
) -> None:
    table = replace(new_table("spirits-of-the-forest"), status=Status.ABANDONED, claimed=claimed)
    late = table.chairs[0] if stays else replace(table.chairs[0], person=None, computer="greedy", resigned=1)
    table = replace(table, chairs=(late, *table.chairs[1:]))
    assert table_card.called_off(table, EN, ("Ada", "Bruno")) == headline
