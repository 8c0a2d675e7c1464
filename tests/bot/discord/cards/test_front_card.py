"""The message that shows a channel its game in a thread, and other pages of games that have gone on, ended or lost their place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.discord.cards import front_card, lobby_card, options_form
from bot.discord.cards.move_picker import MovePicker
from bot.discord.ui import limits
from bot.discord.ui.custom_id import CustomId
from bot.tables import Status, Table
from engine.chance import Chance
from engine.ending import Ending
from engine.match import Match
from engine.registry import find
from engine.text import Seat, say
from tests.bot.discord.cards.test_every_card import contents, parts, table_of
from words.catalogue import words
from words.names import escaped

EN = words("en")


def played(*, to_the_end: bool = False) -> Match[Any]:
    """Return a game of the forest, which is played at random where it is to end."""
    game, chance = find("spirits-of-the-forest"), Chance(b"front")
    match = Match.new(game, game.Options(), 2, b"front")
    while to_the_end and not match.over:
        match.play(match.awaiting[0], chance.choice(match.legal(match.awaiting[0]).actions))
    return match


def shown(status: Status, *, to_the_end: bool = False, language: str = "en") -> list[str]:
    table = table_of(played(to_the_end=to_the_end), language)
    return front_card.front_text(replace(table, status=status)).split("\n")


def test_a_channel_shows_where_a_game_is_played_whose_turn_it_is_and_how_it_has_ended() -> None:
    head = ["### Spirits of the Forest", EN.key("thread-plays", where="<#1>")]
    assert shown(Status.PAUSED) == [*head, EN.key("thread-paused")]
    assert shown(Status.ABANDONED) == [*head, EN.key("card-abandoned")]
    first = table_of(played(), "en").awaiting[0].name
    assert shown(Status.PLAYING) == [*head, EN.key("thread-turn", who=escaped(first))]
    over = shown(Status.OVER, to_the_end=True)
    assert over[:3] == [*head, f"**{EN.key('thread-over')}**"]
    assert [line for line in over[3:] if line], "the places of the players"
    page = front_card.front_page(table_of(played(), "en"))
    assert [part["custom_id"] for part in parts(page) if "custom_id" in part] == ["gk:1000000000:0:scores:"]


def test_a_channel_shows_that_a_win_was_claimed() -> None:
    table = replace(table_of(played(), "en"), status=Status.ABANDONED, claimed=Seat(1))
    who = escaped(table.chairs[1].name)
    assert front_card.front_text(table).split("\n")[-1] == EN.key("told-claimed", who=who)


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_channel_says_that_a_thread_is_gone_and_a_panel_that_the_lobby_is_closed(language: str) -> None:
    speech = words(language)
    table: Table = table_of(played(), language)
    game = speech.key("spirits-of-the-forest")
    assert contents(front_card.lost_page(table)) == speech.key("thread-lost", game=game)
    assert contents(lobby_card.panel(table, speech)) == speech.key("lobby-closed")
    assert speech.key("lobby-closed") in contents(lobby_card.card(table).page)


@pytest.mark.parametrize(("has_won", "key"), [(True, "ends-won"), (False, "ends-lost"), (None, "ends-open")])
def test_an_end_without_a_headline_says_whether_it_is_won(has_won: bool | None, key: str) -> None:
    picker = MovePicker(table_of(played(), "en"), 1, EN)
    picker.foresight._ends = {"an action": Ending(has_won, None)}
    assert EN.key(key) in picker.foresight.ends_told(["an action"])
    assert picker.foresight.is_bad_end("an action") is (not has_won)


def test_a_value_without_words_of_its_own_is_told_in_those_that_every_option_has() -> None:
    game = find("spirits-of-the-forest")
    told = [
        options_form._worded(game, "no-such", value, EN) for value in (None, True, False, 3, "some_thing")
    ]
    assert told == ["open", "yes", "no", "3", "some_thing"]
    assert options_form._worded(game, "events", "forgotten-grove", EN) == "Forgotten Grove"


def lines_of(row: Any) -> list[tuple[str, str, bool, str]]:
    """Return the value, the words, whether it is chosen and the smaller words of each line of a menu."""
    return [(each.value, each.label, each.default, each.description) for each in row.children[0].item.options]


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_presets_of_a_game_are_in_one_menu_with_what_is_played_now_chosen(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, speech = find("spirits-of-the-forest"), words(language)
    table, names = replace(table_of(played(), language), status=Status.LOBBY), [*game.presets]
    for now in names:
        options = game.Options.model_validate(options_form.of_preset(game, now))
        assert lines_of(options_form.preset_menu(replace(table, options=options), speech)) == [
            (
                name,
                speech.key(f"{game.id}-preset-{name}"),
                name == now,
                speech.key(f"{game.id}-preset-{name}-about"),
            )
            for name in names
        ]
    custom = replace(table, options=game.Options.model_validate({"wish": True, "events": "random"}))
    *others, last = lines_of(options_form.preset_menu(custom, speech))
    assert [line[2] for line in others] == [False] * len(names)
    about = options_form.summary(game, custom.options, speech)
    assert last == ("custom", speech.key("lobby-custom"), True, about)
    for room, count in ((len(names) + 1, len(names)), (len(names), len(names) - 1)):
        monkeypatch.setattr(limits, "OPTIONS", room)
        assert len(lines_of(options_form.preset_menu(table, speech))) == count
    other = find("living-forest")
    bare = replace(table, game=other, options=other.Options())
    assert (options_form.preset_menu(bare, speech) is None) == (not other.presets)


def test_why_a_game_ends_is_told_as_far_as_all_its_ends_have_it_in_common() -> None:
    picker = MovePicker(table_of(played(), "en"), 1, EN)
    first, second = say("undo-done"), say("resume-done")
    lost, also, won = Ending(False, None, (first, second)), Ending(False, None, (second,)), Ending(True, None)
    picker.foresight._ends = {"a": lost, "b": also, "c": won}
    told = picker.foresight.ends_told
    assert told(["a"]).split("\n")[1:] == [f"- {EN.say(first)}", f"- {EN.say(second)}"]
    assert told(["a", "b", "d"]).split("\n")[1:] == [f"- {EN.say(second)}"]
    assert told(["a", "c"]).count("\n") == 1, "each way to end once, and no reason"
    assert EN.key("chooser-ends", how=EN.key("ends-lost")) == told(["b"]).split("\n")[0]
    assert told(["d"]) == ""


def test_what_is_chosen_in_a_lobby_counts_also_where_the_card_has_changed_since() -> None:
    table = replace(table_of(played(), "en"), status=Status.LOBBY)
    for page in (lobby_card.card(table).page, lobby_card.panel(table, EN), lobby_card.start_alone(table, EN)):
        found = [CustomId.read(part["custom_id"]) for part in parts(page) if "custom_id" in part]
        assert len(found) > 2
        assert {(each.table, each.moment) for each in found} == {(10**9, 0)}


def test_values_are_in_as_few_menus_as_hold_them_all_about_as_long() -> None:
    lengths = {count: [*map(len, options_form._pages(range(count)))] for count in (0, 1, 25, 26, 28, 51)}
    assert lengths == {0: [], 1: [1], 25: [25], 26: [13, 13], 28: [14, 14], 51: [17, 17, 17]}
    assert 2 * options_form.MOST_MENUS + 12 == limits.COMPONENTS


def test_a_value_that_an_option_does_not_have_is_not_chosen() -> None:
    game = find("spirits-of-the-forest")
    name = next(iter(game.Options.model_fields))
    with pytest.raises(LookupError, match="no such value"):
        options_form.chosen(game, name, "no such value")
