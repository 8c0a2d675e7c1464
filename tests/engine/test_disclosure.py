"""Disclosure: the news an action brings to light, found out from what others could have seen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest

from engine.chance import Chance, Still
from engine.disclosure import SAMPLES, Disclosure, Inquiry, disclosed_by
from engine.event import Event
from engine.match import Match
from engine.registry import games
from engine.text import Seat, Text, Who, say
from tests.engine.toys.magpies import Action, End, Keep, Magpies, MagpieTelling, Peek, Show, Take, Wink
from tests.engine.toys.nests import MagpieOptions, Meadow, Nest
from tests.engine.toys.pebbles import Heap, Pebbles, Pick
from words.catalogue import words

ALA, OLA, EWA = Seat(0), Seat(1), Seat(2)


@pytest.fixture
def meadow() -> Meadow:
    """Return a match of three magpies; Ala, who winks, has taken a card."""
    nests = [Nest([3], "wink", chosen=True), Nest([4], "owl", chosen=True), Nest([5], "fox", chosen=True)]
    deck = [1, 1, 2, 2, 3, 3, 6, 6]
    return Meadow(MagpieOptions(), nests, {"A": 1, "B": 2}, deck, ["owl", "fox", "wink"], stage="act")


def lit(meadow: Meadow, action: Action, game: Magpies | None = None, seat: Seat = ALA) -> Disclosure:
    return disclosed_by(game or Magpies(), meadow, {}, b"seed", seat, action, 3)


def test_what_lay_face_up_brings_nothing_to_light(meadow: Meadow) -> None:
    meadow.stage = "take"
    assert not lit(meadow, Take("A"))


def test_a_draw_is_noticed_by_the_counter_of_chance(meadow: Meadow) -> None:
    assert lit(meadow, End()) == Disclosure(draw=True)


def test_a_card_turned_up_is_seen_by_everybody(meadow: Meadow) -> None:
    assert lit(meadow, Show(3)).everybody


def test_what_only_one_can_do_who_has_it_tells_that_it_is_had(meadow: Meadow) -> None:
    assert lit(meadow, Wink()).everybody


def test_a_look_at_something_is_light_to_who_looks(meadow: Meadow) -> None:
    assert lit(meadow, Peek(OLA)) == Disclosure(seats=frozenset({ALA}))


def test_a_choice_nobody_can_see_into_brings_nothing_to_light(meadow: Meadow) -> None:
    meadow.stage = "keep"
    meadow.nests[ALA] = Nest([3, 5], "wink")
    assert not lit(meadow, Keep(5))


class Whispering(Magpies):
    """Magpies whose views forget what was peeked at: only the event tells."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        yield from super().play(table, seat, action, chance)
        if isinstance(action, Peek):
            table.nests[seat].peeked.clear()


class Shouting(Magpies):
    """Magpies that tell everybody which card was kept."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        for event in super().play(table, seat, action, chance):
            yield Event(event.text)


def test_what_an_event_tells_is_light_too(meadow: Meadow) -> None:
    assert lit(meadow, Peek(OLA), Whispering()) == Disclosure(seats=frozenset({ALA}))
    meadow.stage = "keep"
    meadow.nests[ALA] = Nest([3, 5], "wink")
    assert lit(meadow, Keep(5), Shouting()).everybody


class Stealthy(Magpies):
    """Magpies that wink where nobody can see it."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        if isinstance(action, Wink):
            yield Event(say("magpies-winked", who=Who(seat)), frozenset({seat}))
        else:
            yield from super().play(table, seat, action, chance)


def test_what_nobody_notices_tells_nothing_though_few_could_do_it(meadow: Meadow) -> None:
    assert not lit(meadow, Wink(), Stealthy())


class Asking(Magpies):
    """Magpies that only ask whether a charm is an owl."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        if isinstance(action, Peek):
            owl = table.nests[action.who].charm == "owl"
            yield Event(say("magpies-charm-owl" if owl else "magpies-charm-fox"), frozenset({seat}))
        else:
            yield from super().play(table, seat, action, chance)


def test_who_acts_knows_what_it_did(meadow: Meadow) -> None:
    """One of the two others has the owl. Asking either could be answered with yes, but Ala knows whom she has asked."""
    meadow.spare = []
    assert lit(meadow, Peek(OLA), Asking()) == Disclosure(seats=frozenset({ALA}))


class Offering(Magpies):
    """Magpies that are offered, in mid-effect, the card that lies on top of the deck, or one that is open."""

    def __init__(self, is_secret: bool) -> None:
        self.is_secret = is_secret

    def offers(self, table: Meadow, seat: Seat) -> list[int]:
        if seat != ALA or not table.nests[ALA].row:
            return []
        return table.deck[-1:] if self.is_secret else [table.display["A"]]

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        table.nests[ALA].row.append(0)
        yield Event(say("magpies-offered"))


@pytest.mark.parametrize("is_secret", [True, False])
def test_what_is_offered_is_light_to_who_could_not_know_it(meadow: Meadow, is_secret: bool) -> None:
    seats = frozenset({ALA}) if is_secret else frozenset()
    assert lit(meadow, Peek(OLA), Offering(is_secret)) == Disclosure(seats=seats)


class Gossiping(Magpies):
    """Magpies that tell only the one whose charm was looked at, or show it to her alone."""

    def __init__(self, shows: bool) -> None:
        self._shows = shows

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        assert isinstance(action, Peek)
        if self._shows:
            table.nests[action.who].peeked.append(EWA)
        else:
            charm = say(f"magpies-charm-{table.nests[EWA].charm}")
            yield Event(charm, frozenset({Seat(action.who)}))


@pytest.mark.parametrize("shows", [True, False])
def test_what_another_alone_is_shown_or_told_is_light_to_her(meadow: Meadow, shows: bool) -> None:
    assert lit(meadow, Peek(OLA), Gossiping(shows)) == Disclosure(seats=frozenset({OLA}))


class Blabbing(Magpies):
    """Magpies that tell everybody what was peeked at."""

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        for event in super().play(table, seat, action, chance):
            yield Event(event.text)


def test_who_has_no_secrets_answers_for_the_onlookers(meadow: Meadow) -> None:
    """Ala knows no more than everybody does: what is told to all is light to all, what only she sees is light to her."""
    meadow.nests[ALA] = Nest([], "wink", shown=True, chosen=True)
    assert lit(meadow, Peek(OLA), Blabbing()) == Disclosure(everybody=True)
    assert lit(meadow, Peek(OLA), Whispering()) == Disclosure(seats=frozenset({ALA}))
    assert lit(meadow, Peek(OLA)) == Disclosure(seats=frozenset({ALA}))
    meadow.stage = "take"
    assert not lit(meadow, Take("A"))


class Ending(Magpies):
    """Magpies whose turns end for good."""

    final_verbs = frozenset({"end"})


def test_what_the_rules_call_final_cannot_be_taken_back_whatever_else_it_brings_to_light(
    meadow: Meadow,
) -> None:
    assert lit(meadow, End(), Ending()) == Disclosure(final=True)
    assert lit(meadow, Show(3), Ending()) == Disclosure(everybody=True)


class NamingTelling(MagpieTelling):
    """Telling in which all that was seen is the first that was said of it."""

    def sight(self, texts: Iterable[Text]) -> Text | None:
        return next(iter(texts), None)


class Naming(Magpies):
    """Magpies that tell a secret, and then, where they turn up a card, what everybody sees."""

    telling = NamingTelling("magpies")

    def play(self, table: Meadow, seat: Seat, action: Action, chance: Chance) -> Iterator[Event]:
        yield Event(say("magpies-charm-owl"), frozenset({seat}))
        yield from super().play(table, seat, action, chance)


def test_what_everybody_saw_is_named_by_no_secret_and_what_one_saw_is(meadow: Meadow) -> None:
    assert lit(meadow, Peek(OLA), Naming()).what == say("magpies-charm-owl")
    turned_up = lit(meadow, Show(3), Naming())
    assert turned_up.everybody
    assert turned_up.what not in (None, say("magpies-charm-owl"))


class Counting(Magpies):
    """Magpies that count how often a table is dealt anew by chance."""

    deals = 0

    def redeal(self, table: Meadow, seat: Seat | None, chance: Chance) -> Meadow:
        self.deals += not isinstance(chance, Still)
        return super().redeal(table, seat, chance)


def test_where_nothing_is_hidden_one_deal_is_enough(meadow: Meadow) -> None:
    meadow.stage, meadow.deck, meadow.spare = "take", [], []
    game = Counting()
    lit(meadow, Take("A"), game)
    assert game.deals > SAMPLES
    for owner, nest in enumerate(meadow.nests):
        meadow.nests[owner] = Nest([], nest.charm, shown=True, chosen=True)
    game = Counting()
    assert not lit(meadow, Take("A"), game)
    assert game.deals < SAMPLES


def test_who_sees_no_more_than_an_onlooker_is_not_asked_apart(meadow: Meadow) -> None:
    """However many look on: tables are dealt for the seat that acts and for the onlookers."""
    meadow.stage = "take"
    for seat in (OLA, EWA):
        meadow.nests[seat] = Nest([1], "fox", chosen=True)  # cards and charms that change no score
    game = Counting()
    assert not lit(meadow, Take("A"), game)
    assert 2 * SAMPLES <= game.deals < 3 * SAMPLES


def test_looking_into_it_leaves_the_table_and_its_chance_alone(meadow: Meadow) -> None:
    game, counters = Magpies(), {"table": 7}
    before = game.keeping.dump(meadow)
    for action in (End(), Show(3), Peek(EWA), Wink()):
        disclosed_by(game, meadow, counters, b"seed", ALA, action, 3)
    assert game.keeping.dump(meadow) == before
    assert counters == {"table": 7}


@pytest.mark.parametrize(
    ("disclosure", "reason", "sooner"),
    [
        (Disclosure(final=True), "by the rules it is final.", "by the rules it is final."),
        (
            Disclosure(draw=True, everybody=True),
            "something was drawn at random.",
            "something is drawn at random.",
        ),
        (
            Disclosure(everybody=True),
            "everybody has seen something new.",
            "everybody will see something new.",
        ),
        (
            Disclosure(seats=frozenset({EWA, ALA})),
            "Ala and Ewa has seen something new.",
            "Ala and Ewa will see something new.",
        ),
    ],
)
def test_the_reason_names_what_was_seen_by_whom_and_the_warning_what_will_be(
    disclosure: Disclosure, reason: str, sooner: str
) -> None:
    assert disclosure
    told = [words("en").say(each, ["Ala", "Ola", "Ewa"]) for each in (disclosure.reason, disclosure.warning)]
    assert [each.partition(": ")[2] for each in told] == [reason, sooner]


def test_no_disclosure_is_nothing() -> None:
    assert not Disclosure()


def test_a_secret_that_lies_as_if_dealt_in_order_is_one_all_the_same(meadow: Meadow) -> None:
    """Ala alone knows her cards, also where these are just the ones that sorting would give her."""
    game = Magpies()
    meadow.deck, meadow.nests[OLA].hand, meadow.nests[EWA].hand = [1, 2, 3], [4], [5]
    meadow.nests[ALA].hand = [6]
    known = [game.known(meadow, seat) for seat in (None, ALA)]
    assert known[0][0] == game.redeal(meadow, None, Still())
    assert known[0] != known[1]
    assert lit(meadow, Show(6)).everybody


class Fist(Pebbles):
    """Ala closes her fist over a pebble or over nothing, and then opens it. What Ola has lies in Ala's other hand, for her alone to see."""

    guards = ()

    def play(self, table: Heap, seat: Seat, action: Pick, chance: Chance) -> Iterator[Event]:
        table.left -= 1
        if table.begun:
            yield Event(say("pebbles-picked", who=Who(seat), left=table.taken[ALA]))
        else:
            table.begun, table.taken[ALA] = True, int(action.what == "pebble")

    def redeal(self, table: Heap, seat: Seat | None, chance: Chance) -> Heap:
        new = table.copy()
        if seat != ALA:
            new.taken[OLA] = chance.below(2)
            new.taken[ALA] = chance.below(2) if table.begun else 0
        return new


def test_what_was_chosen_in_secret_is_light_when_it_is_shown_later_in_the_run() -> None:
    """The others do not know what she chose, though she could have chosen the same wherever she was."""
    inquiry = Inquiry(Fist(), Heap(9, [0, 0], ALA), {}, b"seed", 2)
    assert not inquiry.play(ALA, Pick("pebble"))
    assert inquiry.play(ALA, Pick("turn")).everybody


def reason(game_id: str, verb: str) -> Text:
    """Return the reason why the first move with this verb that brings anything to light cannot be taken back, two playing."""
    game = games()[game_id]
    match = Match.new(game, game.Options(), 2, b"something new")
    while True:
        seat = match.awaiting[0]
        for action in match.legal(seat).under(verb):
            if disclosure := match.disclosed_by(seat, action):
                return disclosure.reason
        match.play(seat, match.legal(seat).actions[-1])


def test_it_is_said_what_kind_of_thing_was_seen() -> None:
    favour, card = say("spirits-of-the-forest-seen-favour"), say("living-forest-seen-card")
    assert reason("spirits-of-the-forest", "take") == say("sealed-some-what", who=(Who(OLA),), what=favour)
    assert reason("living-forest", "draw") == say("sealed-all-what", what=card)


def test_where_everybody_has_seen_something_it_is_named_by_what_everybody_was_told() -> None:
    game = games()["spirits-of-the-forest"]
    secret = Event(say(f"{game.id}-event-examine"), frozenset({ALA}))
    public = Event(say(f"{game.id}-event-turn-up"))
    assert game.telling.sight([secret.text, public.text]) == say(f"{game.id}-seen-favour")
    assert game.telling.sight([public.text]) == say(f"{game.id}-seen-tile")
    assert game.telling.sight([]) is None
