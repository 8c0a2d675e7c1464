"""/board, /hand and /scores: each is answered from its reader's own view."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

from bot.discord.commands.turn import look
from bot.discord.ui.components import pages_of
from bot.tables.model.table import Person as Host
from engine.outcome import ScoreLine, Standing
from engine.text import Seat, say
from render import pictures
from tests.bot.discord.grove import (
    asked,
    card_of,
    grove,
    labels,
    playing,
    pressed,
    turn,
)
from words.catalogue import words

EN = words("en")


async def test_what_one_may_see_is_shown_to_oneself_alone(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        await playing(ada, celina)
        await asked(ada, "/forest take first:A1")
        await card_of(celina, "Ada takes")
        for line in ("/hand", "/scores", "/board private:true", "/board text:true", "/history", "/help"):
            before = [m.id for m in celina.messages()]
            answer = await asked(ada, line)
            assert answer.is_ephemeral
            assert answer.text.strip()
            assert [m.id for m in celina.messages()] == before
        assert "takes A1" in (await asked(ada, "/history")).text
        assert "SF-GEM-" in (await asked(celina, "/rules question:klejnot")).text
        assert "Nie ma tu zasady" in (await asked(celina, "/rules question:rakieta")).text


async def test_the_board_again_moves_the_card_down(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        card = await playing(ada, celina)
        await ada.say("what a lovely forest")
        await asked(celina, "/board")
        anew = await ada.sees(lambda m: int(m.id) > int(card.id) and bool(m.pictures) and bool(labels(m)))
        assert anew.mentions == []
        assert len(anew.alt_texts) == 1
        await ada.until(lambda: labels(card) == [], "the old card to lose its buttons")
        assert card.mentions == []
        assert f"/{anew.id})" in card.text, "the way to the newest card"


async def test_the_scores_of_living_forest_name_trees_fires_and_flowers_once(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Celina") as (_, (ada, celina)):
        lobby = await asked(ada, "/play game:living-forest seats:2")
        await pressed(celina, await celina.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        said = (await asked(ada, "/scores")).text
        assert all(said.count(goal) == 2 for goal in ("trees", "fires", "flowers")), said


async def test_a_description_that_is_too_long_for_a_message_comes_in_parts_each_told_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (running, (ada, bruno)):
        await playing(ada, bruno)
        await ada.speak("en-US")
        table = await running.table(ada)
        whole = pictures.describe(table.game.id, table.view(int(ada.id)), table.people, "en")
        short = partial(pages_of, most=len(whole) // 3)
        told = short(whole)
        assert len(told) > 2
        monkeypatch.setattr(look, "pages_of", short)
        before = {m.id for m in ada.messages()}
        assert (await asked(ada, "/board text:true")).text == told[0]
        await running.tidied()
        last = await asked(ada, "/scores")
        assert [m.text for m in ada.messages() if m.id not in before | {last.id}] == told


async def test_open_hands_can_be_looked_at_by_everybody(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        lobby = await asked(ada, "/play game:spirit-island seats:2")
        table = await running.table(ada)
        await running.tables.configure(
            table.id, Host(int(ada.id), "Ada"), running.next, options={"spirits": "easy"}
        )
        await pressed(bruno, await bruno.sees("(host)"), "Join")
        await pressed(ada, lobby, "Start")
        for person in (ada, celina):
            await person.speak("en-US")
        own = await asked(bruno, "/hand")
        assert labels(own) == ["Ada"]
        own_words = own.alt_texts
        of_ada = await pressed(bruno, own, "Ada")
        assert of_ada.is_ephemeral
        assert of_ada.alt_texts == (await asked(ada, "/hand")).alt_texts != own_words
        assert labels(of_ada) == ["Bruno"]
        assert (await asked(celina, "/hand")).text == EN.key("hand-onlooker")
        watched = await asked(celina, "/hand person:Ada")
        assert (watched.alt_texts, labels(watched)) == (of_ada.alt_texts, ["Bruno"])


async def test_a_table_that_one_has_muted_pings_nobody_but_the_others_and_can_be_heard_again(
    tmp_path: Path,
) -> None:
    async with grove(tmp_path, "Ada", "Bruno") as (_, (ada, bruno)):
        card = await playing(ada, bruno)
        done = await pressed(bruno, await pressed(bruno, card, "More"), "No pings from this table")
        assert done.is_ephemeral
        await turn(ada, "A1")
        card = await bruno.sees("Bruno’s turn: take")
        assert card.mentions == []
        await turn(bruno, "A12")
        card = await ada.sees(lambda m: "Ada’s turn: take" in m.text and "Bruno takes A12" in m.text)
        assert card.mentions == ["Ada"]
        await pressed(bruno, await pressed(bruno, card, "More"), "Pings from this table")
        await turn(ada, "B1")
        await bruno.sees(lambda m: m.mentions == ["Bruno"] and "Ada takes B1" in m.text)


async def test_a_hand_is_shown_to_whom_it_is_no_secret(tmp_path: Path) -> None:
    async with grove(tmp_path, "Ada", "Bruno", "Celina") as (running, (ada, bruno, celina)):
        for person in (ada, celina):
            await person.speak("en-US")
        await playing(ada, bruno)
        onlooker, empty = EN.key("hand-onlooker"), EN.key("hand-empty")
        assert (await asked(celina, "/hand")).text == onlooker
        assert (await asked(bruno, "/hand")).text == empty
        for person in (bruno, celina):
            assert (await asked(person, "/hand person:Ada")).text == EN.key("hand-secret")
        assert (await asked(bruno, "/hand person:Bruno")).text == empty, "one's own is none"
        stranger = EN.key("hand-no-player", who="Celina")
        assert (await asked(ada, "/hand person:Celina")).text == stranger
        await running.play(ada, "take A1", "keep")
        await running.play(bruno, "take A2", "keep")
        own = await asked(bruno, "/hand")
        assert own.is_ephemeral
        assert (own.text, own.alt_texts) == ("Your favours: dewdrops.", ["Your favours: dewdrops."])
        for person, locale in ((bruno, "en-US"), (celina, "en-US"), (ada, "pl")):
            await person.speak(locale)
            table, language = await running.table(ada), locale[:2]
            view = table.view(int(person.id))
            told = pictures.describe(table.game.id, view, table.people, language)
            assert (await asked(person, "/board text:true")).text == told
            drawn = await asked(person, "/board private:true")
            assert (drawn.text, len(drawn.alt_texts)) == (words(language).say(view.headline, table.people), 1)


def test_a_sum_names_only_what_counts() -> None:
    steps = tuple(ScoreLine(say("hand-empty"), points) for points in (3, 0, -2))
    empty = EN.key("hand-empty")
    people = ("Ada", "Bruno")
    standing = Standing(Seat(1), 1, 1, steps)
    assert look._sum(standing, EN, people) == f"**Bruno**: {empty} (3) · {empty} (−2)"
    assert look._sum(replace(standing, lines=steps[1:2]), EN, people) == ""
