"""Pairing and standings: against what is published of them, and as laws."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.pairing.model import (
    WIN,
    Bye,
    Meeting,
    Pair,
    PairingForm,
    PairingRules,
    Round,
    byes,
    met,
    points_of,
)
from bot.tables.pairing.round_robin import berger, covering
from bot.tables.pairing.rounds import dealt_out, finalists, groups, moved, next_round
from bot.tables.pairing.seating import Tables, resting, seat, sizes_for
from bot.tables.pairing.standings import shared, standings
from bot.tables.pairing.swiss import rounds_of

ANY = frozenset({2, 3, 4})
PAIRS = PairingRules(PairingForm.SWISS, 2, ANY)


def played(
    rules: PairingRules, players: int, strength: Sequence[int], gone: Sequence[int] = ()
) -> list[Round]:
    """Return a whole tournament in which whoever is stronger always wins; level strengths share a place."""
    rounds: list[Round] = []
    while (coming := next_round(range(players), rounds, rules, gone if rounds else ())) is not None:
        rounds.append(Round(tuple(_ended(each, strength) for each in coming.meetings), coming.byes))
    return rounds


def _ended(meeting: Meeting, strength: Sequence[int]) -> Meeting:
    own = [strength[player] for player in meeting.players]
    places = tuple(1 + sum(other > each for other in own) for each in own)
    return Meeting(meeting.players, places, meeting.is_final)


def pairs(text: str) -> list[tuple[int, int]]:
    return [(int(one) - 1, int(other) - 1) for one, other in (each.split("-") for each in text.split())]


def cost(tables: Tables, known: Counter[Pair]) -> tuple[int, list[tuple[int, tuple[int, ...]]]]:
    """Return the number of pairs that meet again, and from the top each table's number of them with the people who sit there."""
    again = [sum(known[frozenset(pair)] for pair in combinations(table, 2)) for table in tables]
    return sum(again), list(zip(again, tables, strict=True))


class TestPublished:
    """Examples that federations and authors of other programs have published."""

    def test_the_tables_of_berger_for_six_and_for_eight(self) -> None:
        six = ["1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"]
        eight = ["1-8 2-7 3-6 4-5", "8-5 6-4 7-3 1-2", "2-8 3-1 4-7 5-6"]
        for players, rounds in ((6, six), (8, eight)):
            drawn = [[meeting.players for meeting in each.meetings] for each in berger(range(players))]
            assert drawn[: len(rounds)] == [pairs(each) for each in rounds]

    def test_sonneborn_and_berger_decide_between_two_with_four_wins_each(self) -> None:
        """A and B have won four games of six each; A's opponents were the better ones: 11 to 9, 6 and 4."""
        first = "1-2 1-3 1-4 2-3 2-4 3-4"
        second = "2-1 1-3 4-1 3-2 2-4 3-4"
        rounds = [Round(tuple(Meeting(pair, (1, 2)) for pair in pairs(each))) for each in (first, second)]
        lines = standings(range(4), rounds, PairingForm.ROBIN)
        assert [(line.player, line.points // WIN, line.berger // WIN) for line in lines] == [
            (0, 4, 11),
            (1, 4, 9),
            (2, 3, 6),
            (3, 1, 4),
        ]

    def test_of_five_the_one_who_has_not_played_before_plays(self) -> None:
        """The example for the rule that whoever has rested does not rest again: 1-2, 3-5, and the fourth rests."""
        before = Round((Meeting((0, 2), (1, 2)), Meeting((1, 3), (1, 2))), (Bye(4, 0),))
        coming = next_round(range(5), [before], PairingRules(PairingForm.SWISS, 2, ANY, 3))
        assert coming is not None
        assert [meeting.players for meeting in coming.meetings] == [(0, 1), (2, 4)]
        assert coming.byes == (Bye(3, WIN),)

    def test_the_first_meets_the_first_whom_they_have_not_met(self) -> None:
        known = Counter({frozenset(pair): 1 for pair in ((0, 1), (2, 3), (0, 2))})
        assert seat(range(6), (2, 2, 2), known) == ((0, 3), (1, 2), (4, 5))

    def test_the_last_are_disentangled_from_below(self) -> None:
        """The last two have met, so those above them part."""
        known = Counter({frozenset((4, 5)): 1})
        assert seat(range(6), (2, 2, 2), known) == ((0, 1), (2, 4), (3, 5))


class TestStandings:
    """Standings after three rounds of six: the first, the fourth and the last have a win, a loss and a draw each."""

    ROUNDS = (
        Round((Meeting((0, 1), (1, 2)), Meeting((3, 4), (1, 2)), Meeting((2, 5), (1, 2)))),
        Round((Meeting((2, 0), (1, 2)), Meeting((5, 3), (1, 2)), Meeting((4, 1), (1, 2)))),
        Round((Meeting((2, 4), (1, 2)), Meeting((5, 1), (1, 1)), Meeting((0, 3), (1, 1)))),
    )

    def test_in_a_swiss_tournament_all_opponents_decide_first(self) -> None:
        lines = standings(range(6), self.ROUNDS, PairingForm.SWISS)
        assert [line.player for line in lines] == [2, 5, 0, 3, 4, 1]
        assert [line.buchholz / WIN for line in lines[1:4]] == [5, 5, 4]
        assert [line.berger / WIN for line in lines[1:4]] == [1.75, 1.25, 1.75]
        assert [line.wins for line in lines[:3]] == [3, 1, 1]

    def test_where_all_meet_all_those_who_were_beaten_decide_first(self) -> None:
        assert [line.player for line in standings(range(6), self.ROUNDS, PairingForm.ROBIN)] == [
            2,
            5,
            3,
            0,
            4,
            1,
        ]

    def test_who_rests_has_met_somebody_as_good_as_themselves(self) -> None:
        [first, *_] = standings(
            range(3), [Round((Meeting((1, 2), (1, 1)),), (Bye(0, WIN),))], PairingForm.SWISS
        )
        assert (first.player, first.points, first.buchholz, first.wins) == (0, WIN, WIN, 0)


class TestSwiss:
    @pytest.mark.parametrize(
        ("players", "seats", "agreed", "rounds"),
        [
            *((2, 2, 0, 1), (3, 2, 0, 2), (4, 2, 0, 2), (5, 2, 0, 3), (8, 2, 0, 3), (9, 2, 0, 4)),
            *((9, 3, 0, 2), (10, 3, 0, 3), (4, 4, 0, 1), (3, 4, 0, 1)),
            *((8, 2, 2, 2), (8, 2, 9, 7), (9, 3, 9, 4), (3, 3, 5, 1), (4, 3, 5, 1), (3, 4, 5, 1)),
        ],
    )
    def test_there_are_as_many_rounds_as_it_takes_or_is_agreed_and_no_more_than_there_are_opponents(
        self, players: int, seats: int, agreed: int, rounds: int
    ) -> None:
        rules = PairingRules(PairingForm.SWISS, seats, frozenset({2, 3, 4}), agreed)
        assert rounds_of(range(players), rules) == rounds

    @settings(max_examples=60)
    @given(st.integers(3, 14).flatmap(lambda n: st.lists(st.integers(0, 4), min_size=n, max_size=n)))
    def test_nobody_meets_anybody_twice_nor_rests_twice_and_the_strongest_wins(
        self, strength: list[int]
    ) -> None:
        rounds = played(PAIRS, len(strength), strength)
        assert len(rounds) == rounds_of(range(len(strength)), PAIRS)
        assert max(met(rounds).values()) == 1
        assert max(byes(rounds).values(), default=0) <= 1
        for each in rounds:
            seated = [player for meeting in each.meetings for player in meeting.players]
            assert sorted([*seated, *(bye.player for bye in each.byes)]) == list(range(len(strength)))
        winner = standings(range(len(strength)), rounds, PairingForm.SWISS)[0].player
        assert strength[winner] == max(strength) or byes(rounds)[winner]

    @settings(max_examples=60)
    @given(st.sets(st.sampled_from(list(combinations(range(6), 2)))))
    def test_the_seating_is_the_first_one_from_the_top_in_which_fewest_meet_again(
        self, known: set[tuple[int, int]]
    ) -> None:
        again = Counter({frozenset(pair): 1 for pair in known})
        every = {
            tuple(sorted(tuple(sorted(order[start : start + 2])) for start in (0, 2, 4)))
            for order in permutations(range(6))
        }
        assert seat(range(6), (2, 2, 2), again) == min(every, key=lambda tables: cost(tables, again))

    @settings(max_examples=40)
    @given(st.sets(st.sampled_from(list(combinations(range(6), 2)))))
    def test_at_tables_of_three_too(self, known: set[tuple[int, int]]) -> None:
        again = Counter({frozenset(pair): 1 for pair in known})
        every = {
            ((0, *mates), tuple(player for player in range(1, 6) if player not in mates))
            for mates in combinations(range(1, 6), 2)
        }

        assert seat(range(6), (3, 3), again) == min(every, key=lambda tables: cost(tables, again))

    def test_meeting_again_is_left_to_those_below(self) -> None:
        """Seven who have not met each other, and seven more: one of each must meet again."""
        known = Counter({frozenset(pair): 1 for pair in combinations(range(14), 2) if sum(pair) % 2})
        tables = seat(range(14), (2,) * 7, known)
        assert tables == ((0, 2), (1, 3), (4, 6), (5, 7), (8, 10), (9, 11), (12, 13))

    @pytest.mark.parametrize(("players", "seats"), [(64, 2), (33, 2), (32, 4), (30, 3), (9, 3), (13, 4)])
    def test_a_large_tournament_is_seated_at_once(self, players: int, seats: int) -> None:
        rules = PairingRules(PairingForm.SWISS, seats, ANY, 5)
        rounds = played(rules, players, range(players))
        assert len(rounds) == min(5, (players - 1) // (seats - 1))
        if players >= 30:
            assert max(met(rounds).values()) == 1

    def test_where_it_takes_too_long_people_change_places_until_fewest_meet_again(self) -> None:
        """Sixty-four at tables of four: nobody meets anybody again in nine rounds, and neighbours stay together before that matters."""
        rounds = played(
            PairingRules(PairingForm.SWISS, 4, ANY, 9), 64, [player * 37 % 64 for player in range(64)]
        )
        assert len(rounds) == 9
        assert sum(count - 1 for count in met(rounds).values()) <= 4

    def test_who_has_as_many_points_meets_whoever_has_as_many(self) -> None:
        rounds = played(PAIRS, 16, range(16))
        score: Counter[int] = Counter()
        for each in rounds:
            for meeting in each.meetings:
                one, other = meeting.players
                assert score[one] == score[other]
                score[meeting.players[meeting.places.index(1)]] += 1

    def test_who_withdraws_is_not_seated_any_more(self) -> None:
        rounds = played(PAIRS, 8, range(8), gone=[7])
        assert all(7 not in meeting.players for each in rounds[1:] for meeting in each.meetings)
        assert next_round(range(3), [], PAIRS, gone=[0, 1]) is None


class TestTables:
    def test_tables_are_filled_or_one_seat_smaller_and_else_somebody_rests(self) -> None:
        assert sizes_for(8, 4, ANY) == ((4, 4), 0)
        assert sizes_for(10, 4, ANY) == ((4, 3, 3), 0)
        assert sizes_for(7, 3, ANY) == ((3, 2, 2), 0)
        assert sizes_for(5, 4, ANY) == ((4,), 1)
        assert sizes_for(7, 2, ANY) == ((2, 2, 2), 1)
        assert sizes_for(4, 3, ANY) == ((2, 2), 0)
        assert sizes_for(10, 4, frozenset({2, 4})) == ((4, 4), 2)

    @given(st.integers(2, 70), st.integers(2, 6))
    def test_everybody_has_a_seat_or_rests(self, players: int, seats: int) -> None:
        sizes, rest = sizes_for(players, seats, range(2, 7))
        assert sum(sizes) + rest == players
        assert rest < seats
        assert set(sizes) <= {seats, seats - 1}

    def test_who_has_rested_least_rests_and_of_these_the_last(self) -> None:
        assert resting([5, 6, 7, 8], 1, {}) == (8,)
        assert resting([5, 6, 7, 8], 2, {8: 1, 7: 1}) == (6, 5)

    def test_a_table_is_worth_a_win_to_the_first_and_nothing_to_the_last(self) -> None:
        assert points_of((1, 2)) == (WIN, 0)
        assert points_of((1, 1)) == (WIN // 2, WIN // 2)
        assert points_of((3, 1, 2, 4)) == (WIN // 3, WIN, 2 * WIN // 3, 0)
        assert points_of((1, 2, 2)) == (WIN, WIN // 4, WIN // 4)

    @given(st.lists(st.integers(1, 6), min_size=2, max_size=6))
    def test_what_a_table_gives_away_does_not_depend_on_who_shares_it(self, places: list[int]) -> None:
        assert sum(points_of(places)) == len(places) * WIN // 2


class TestEverybodyMeetsEverybody:
    @pytest.mark.parametrize("players", range(2, 12))
    def test_each_two_meet_once_and_of_an_odd_number_each_rests_once(self, players: int) -> None:
        rounds = berger(range(players))
        assert len(rounds) == players - 1 + players % 2
        assert set(met(rounds).values()) == {1}
        assert len(met(rounds)) == players * (players - 1) // 2
        assert set(byes(rounds).values()) == ({1} if players % 2 else set())

    @pytest.mark.parametrize(("players", "seats"), [(4, 3), (6, 3), (9, 3), (8, 4), (12, 4), (7, 4)])
    def test_at_larger_tables_too_everybody_meets_everybody(self, players: int, seats: int) -> None:
        rounds = covering(range(players), seats, ANY)
        assert len(met(rounds)) == players * (players - 1) // 2
        assert len(rounds) <= players

    @pytest.mark.parametrize("gone", range(5))
    def test_who_has_withdrawn_neither_meets_anybody_nor_wins_by_resting(self, gone: int) -> None:
        for rounds in range(5):
            before = [Round(())] * rounds
            coming = next_round(range(5), before, PairingRules(PairingForm.ROBIN, 2, ANY), gone=[gone])
            assert coming is not None
            met_now = [player for meeting in coming.meetings for player in meeting.players]
            assert sorted([*met_now, *(bye.player for bye in coming.byes)]) == sorted({*range(5)} - {gone})

    def test_who_should_have_met_somebody_who_has_withdrawn_wins_without_playing(self) -> None:
        coming = next_round(range(4), [], PairingRules(PairingForm.ROBIN, 2, ANY), gone=[3])
        assert coming == Round((Meeting((1, 2)),), (Bye(0, WIN),))

    def test_too_few_for_the_game_have_all_won_without_playing(self) -> None:
        only = frozenset({2, 4})
        coming = next_round(range(4), [], PairingRules(PairingForm.ROBIN, 4, only), gone=[3])
        assert coming == Round((), (Bye(0, WIN), Bye(1, WIN), Bye(2, WIN)))
        coming = next_round(range(4), [], PairingRules(PairingForm.ROBIN, 4, only), gone=[2, 3])
        assert coming == Round((Meeting((0, 1)),))


class TestGroups:
    def test_who_would_have_played_the_final_against_somebody_who_has_withdrawn_wins_it(self) -> None:
        rules = PairingRules(PairingForm.GROUPS, 2, ANY)
        before = played(rules, 8, range(8))[:3]
        coming = next_round(range(8), before, rules, gone=[7])
        assert coming == Round((), (Bye(6, WIN, is_final=True),))
        assert standings(range(8), [*before, coming], PairingForm.GROUPS)[0].player == 6

    def test_the_best_of_each_group_play_the_final_and_it_decides(self) -> None:
        rules = PairingRules(PairingForm.GROUPS, 2, ANY)
        strength = range(8)
        rounds = played(rules, 8, strength)
        assert groups(range(8), 2) == [[0, 2, 4, 6], [1, 3, 5, 7]]
        assert len(rounds) == 4
        assert finalists(range(8), rounds[:3], rules) == [6, 7]
        [final] = rounds[-1].meetings
        assert (set(final.players), final.is_final) == ({6, 7}, True)
        lines = standings(range(8), rounds, PairingForm.GROUPS)
        assert [line.player for line in lines] == [7, 6, 4, 5, 2, 3, 0, 1]

    @pytest.mark.parametrize(("players", "seats"), [(4, 2), (5, 2), (9, 3), (13, 4), (16, 2)])
    def test_a_tournament_of_groups_ends_with_one_winner(self, players: int, seats: int) -> None:
        rules = PairingRules(PairingForm.GROUPS, seats, ANY)
        rounds = played(rules, players, range(players))
        assert standings(range(players), rounds, PairingForm.GROUPS)[0].player == players - 1


def test_who_is_equal_in_all_that_decides_shares_a_place() -> None:
    level = Round((Meeting((1, 2), (1, 1)), Meeting((3, 4), (1, 2))))
    lines = standings([1, 2, 3, 4], [level], PairingForm.SWISS)
    assert [(line.player, line.place) for line in lines] == [(3, 1), (1, 2), (2, 2), (4, 4)]
    assert [shared(line, lines) for line in lines] == [(1, 1), (2, 3), (2, 3), (4, 4)]


def test_of_three_groups_the_best_rise_and_the_last_fall() -> None:
    assert moved([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1) == [1, 2, 4, 3, 5, 7, 6, 8, 9]
    assert moved([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 2) == [1, 2, 5, 6, 3, 4, 9, 10, 7, 8, 11, 12]
    assert groups(dealt_out(list(range(12)), 2), 2) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]
