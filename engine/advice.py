"""Advice: what a good player would do in somebody's place, and why, from no more than that seat knows.

Whatever is drawn for it comes from what the seat sees: on two tables that look the same to the seat the advice is the same.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any

from engine.chance import Chance
from engine.match import Match
from engine.outcome import ScoreLine
from engine.players.player import ComputerPlayer, Late, never
from engine.players.search import SearchPlayer
from engine.text import Seat, Text, Who, say
from engine.view import View

DEALS = 8
"""Number of tables, each as it could be, on which a reason must hold."""
MOST = 2
"""Maximum number of reasons given."""
ALIKE = 3
"""Number of tables, alike to the seat, that are played on together; where they look different something has come to light."""
QUICK = SearchPlayer(positions=400)
"""The player that finds the rest of a turn once its beginning is found."""
FOLLOWING = 4
"""Maximum number of the actions that should follow which are told."""
OTHERS = 6
"""Maximum number of other actions that one is compared with for its reasons."""


@dataclass(frozen=True, slots=True)
class Advice:
    """The question a seat is asked, an action, and the reasons for it.

    The reasons are what it is sure to bring, or else its value, the most important first; then what should follow it.
    """

    question: Text
    action: Any
    reasons: tuple[Text, ...]
    following: tuple[tuple[Any, Text], ...] = ()
    """The actions that should follow it, each with its words."""

    def rest(self, made: int, question: Text) -> Advice | None:
        """Return what is left of it once that many of its actions are made, with the question asked then; None where nothing is."""
        actions = [self.action, *(action for action, _ in self.following)]
        if made >= len(actions):
            return None
        left = self.following[made:]
        return Advice(question, actions[made], _then([words for _, words in left]), left)


def advise(match: Match[Any], seat: Seat, player: ComputerPlayer, late: Late = never) -> Advice:
    """Return what the player would do for the seat, who thinks until it is `late`; giving the reasons comes after that.

    The match is left as it is. Raises ValueError where the seat has nothing to do.
    """
    inquiry = _Inquiry(match, seat)
    way: tuple[Any, ...] = ()
    if isinstance(player, SearchPlayer) and len(match.legal(seat)) > 1:
        way = player.way(match, seat, Chance(inquiry.seed), late)
    way = way or tuple(inquiry.onward(player.pick(match, seat, Chance(inquiry.seed), late)))
    following = inquiry.following(way)
    reasons = (*inquiry.reasons(way), *_then([words for _, words in following]))
    return Advice(match.asks[seat].prompt, way[0], reasons, following)


def outlook(match: Match[Any], seat: Seat, way: Sequence[Any]) -> tuple[Text, ...]:
    """Return what a way of the seat prevents and what it leaves to come, if the others go on sensibly; what holds on all tables alike.

    The match is left as it is.
    """
    return tuple(_Inquiry(match, seat).outlook(way))


def foretold(match: Match[Any], seat: Seat, way: Sequence[Any]) -> Iterator[tuple[Any, Text]]:
    """Yield the actions of a way of the seat with their words, as far as they are the same whatever it cannot see.

    The match is left as it is.
    """
    return _Inquiry(match.copy(), seat).foretold(way)


@dataclass(frozen=True)
class _Inquiry:
    match: Match[Any]
    seat: Seat

    @cached_property
    def seed(self) -> bytes:
        """A seed that follows from what the seat sees, and from nothing else."""
        return sha256(self.match.view(self.seat).model_dump_json().encode()).digest()

    @cached_property
    def _side(self) -> Collection[Seat]:
        """The seats that win or lose with this one."""
        sides = self.match.game.sides(self.match.options, self.match.seats)
        return next(side for side in sides if self.seat in side)

    def onward(self, action: Any) -> Iterator[Any]:
        """Yield the action, and how the seat goes on in its turn as long as nothing comes to light, after which it may think again."""
        yield action
        if self.match.seats == 1 or self.match.awaiting != (self.seat,):
            return
        deals, chance = [self._deal(number) for number in range(ALIKE)], Chance(self.seed)
        for _ in range(FOLLOWING):
            for deal in deals:
                deal.play(self.seat, action)
            one, *others = deals
            if one.awaiting != (self.seat,):
                return
            view = one.view(self.seat)
            if any(deal.view(self.seat) != view for deal in others):
                return
            action = QUICK.pick(one, self.seat, chance)
            yield action

    def reasons(self, way: Sequence[Any]) -> Iterator[Text]:
        """Yield what is sure to be better after these actions, whatever the seat cannot see, then their outlook.

        Where neither says anything it is what is better than after another action, else their value.
        """
        futures = list(self._futures(way))
        merits = [self._merits(before, after) for before, after in futures]
        sure = [text for text in merits[0] if all(text in each for each in merits)]
        found = dict.fromkeys((*sure, *(self.outlook(way) if len(sure) < MOST else ())))
        found = found or dict.fromkeys(self._rather(way[0]))
        yield from [*found][:MOST]
        if not found:
            slight = [self._slight(before, after) for before, after in futures]
            if all(slight) and slight[0] is not None:
                yield slight[0]
            yield say("hint-promises", percent=self._win_percent(after for _, after in futures))

    def outlook(self, way: Sequence[Any]) -> Sequence[Text]:
        """Return what the way prevents and leaves to come: the game played on by judgement, on copies."""
        game, after = self.match.game, []
        for number in range(ALIKE):
            chance = Chance(sha256(self.seed + bytes([number])).digest())
            table = self.match.imagine(self.seat, chance)
            if (ahead := game.thinking.played_on(table, self.seat, way, chance)) is None:
                return ()
            after.append(game.view(ahead, self.seat))
        return game.telling.outlook(self.match.view(self.seat), after)

    def _merits(self, before: Match[Any], after: Match[Any]) -> Sequence[Text]:
        views = before.view(self.seat), after.view(self.seat)
        own = self.match.game.telling.merits(*views, self.seat)
        return [*self._scored(*views)] if own is None else own

    def _slight(self, before: Match[Any], after: Match[Any]) -> Text | None:
        return self.match.game.telling.slight(before.view(self.seat), after.view(self.seat))

    def _rather(self, action: Any) -> Iterator[Text]:
        """Yield what is sure to be better after the action than after another one, the most promising one from which it differs."""
        telling = self.match.game.telling
        deals = [self._deal(number) for number in range(DEALS)]
        legal = [deal.legal(self.seat) for deal in deals]
        if not all(action in each for each in legal):
            return
        chosen = [self._answered(deal, action) for deal in deals]
        others = [other for other in legal[0] if other != action and all(other in each for each in legal)]
        for other in self._promising(others, deals[0]):
            sure: dict[Text, None] | None = None
            for deal, after in zip(deals, chosen, strict=True):
                views = self._answered(deal, other).view(self.seat), after.view(self.seat)
                better = telling.rather(*views, self.seat)
                sure = dict.fromkeys(text for text in better if sure is None or text in sure)
                if not sure:
                    break
            if sure:
                label = telling.label(self.match.view(self.seat), other)
                yield from (say("hint-rather", merit=merit, other=label) for merit in sure)
                return

    def _promising(self, actions: Iterable[Any], table: Match[Any]) -> Sequence[Any]:
        """Return those of these actions that promise most on a table as it could be, the most promising first; at most `OTHERS`."""
        value, seed = self.match.game.thinking.value, Chance(self.seed)
        worth = {
            action: value(self._answered(table, action).imagine(self.seat, seed))[self.seat]
            for action in actions
        }
        return sorted(worth, key=lambda action: -worth[action])[:OTHERS]

    def _answered(self, table: Match[Any], action: Any) -> Match[Any]:
        """Return a copy of a table after an action and the answers to what it asks the seat."""
        after = table.copy()
        after.play(self.seat, action)
        while (answer := self._answer(after)) is not None:
            after.play(self.seat, answer)
        return after

    def _scored(self, before: View, after: View) -> Iterator[Text]:
        """Yield the lines of the score that have changed, in favour of the seat or against others."""
        own, others = list[tuple[int, Text]](), list[tuple[int, Text]]()
        for seat, was, now in _changes(before, after):
            points = now.points - was.points
            if seat == self.seat and points > 0:
                is_saved = now.points == 0 or (now.points < 0 and now.label == was.label)
                key, line = ("hint-saves", was) if was.points < 0 and is_saved else ("hint-gains", now)
                own.append((points, say(key, points=points, line=line.label)))
            elif seat not in self._side and points < 0:
                others.append((-points, say("hint-costs", points=-points, line=now.label, who=Who(seat))))
        for told in (own, others):
            yield from (text for _, text in sorted(told, key=lambda each: -each[0]))

    def _win_percent(self, futures: Iterable[Match[Any]]) -> int:
        """Return the chance to win in these futures, in percent, as the game judges tables as they could be."""
        tables = (after.imagine(self.seat, Chance(self.seed)) for after in futures)
        chances = [self.match.game.thinking.value(table)[self.seat] for table in tables]
        return round(100 * sum(chances) / len(chances))

    def following(self, way: Sequence[Any]) -> tuple[tuple[Any, Text], ...]:
        """Return what the seat means to do after the first of these actions, with its words, up to what cannot be foretold."""
        return tuple(self.foretold(way[: 1 + FOLLOWING]))[1:]

    def foretold(self, way: Sequence[Any]) -> Iterator[tuple[Any, Text]]:
        """Yield these actions with their words, up to the first that nobody may know of or that reads otherwise on another deal: what
        comes to light before it is not known yet.
        """
        deals, game = [self._deal(number) for number in range(DEALS)], self.match.game
        for action in way:
            if action.verb in game.secret_verbs or any(action not in deal.legal(self.seat) for deal in deals):
                return
            first, *others = (game.telling.label(deal.view(self.seat), action) for deal in deals)
            if any(words != first for words in others):
                return
            yield action, first
            for deal in deals:
                deal.play(self.seat, action)

    def _futures(self, way: Sequence[Any]) -> Iterator[tuple[Match[Any], Match[Any]]]:
        """Yield tables as they could be, before these actions and after as many of them as are legal there, with what they ask the seat."""
        for number in range(DEALS):
            before = self._deal(number)
            after = before.copy()
            for action in way:
                if action not in after.legal(self.seat):
                    break
                after.play(self.seat, action)
            while (answer := self._answer(after)) is not None:
                after.play(self.seat, answer)
            yield before, after

    def _answer(self, match: Match[Any]) -> Any:
        """Return what the seat answers to what its action goes on to ask; None where it asks nothing."""
        return match.game.thinking.answer(match.imagine(self.seat, Chance(self.seed)), self.seat)

    def _deal(self, number: int) -> Match[Any]:
        return self.match.fork(self.seat, sha256(self.seed + bytes([number])).digest())


def _then(moves: Sequence[Text]) -> tuple[Text, ...]:
    """Return the sentence that tells what should follow; none where nothing does."""
    return (say("hint-then", moves=tuple(moves), count=len(moves)),) if moves else ()


def _changes(before: View, after: View) -> Iterator[tuple[Seat, ScoreLine, ScoreLine]]:
    """Yield each line of the score that has changed, with its seat: as it was, and as it is now.

    A line that there is in one view alone has no points in the other.
    """
    was, now = _lines(before), _lines(after)
    for seat, subject in dict.fromkeys((*was, *now)):
        old, new = was.get((seat, subject)), now.get((seat, subject))
        if old is None or new is None:
            one = old or new
            assert one is not None
            nothing = replace(one, points=0)
            yield seat, old or nothing, new or nothing
        elif old.points != new.points:
            yield seat, old, new


def _lines(view: View) -> dict[tuple[Seat, str], ScoreLine]:
    """Return the lines of the score by seat and subject, but for verdicts: what these take, other lines have brought."""
    return {
        (standing.seat, line.subject or line.label.key): line
        for standing in view.outcome.standings
        for line in standing.lines
        if not line.verdict
    }
